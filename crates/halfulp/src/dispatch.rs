//! From a kernel to its entry points, by format and backend.

use halfulp_kernels::{for_each_function, kernel, kernel::Narrow};

use crate::backend::{Available, Backend};
use crate::format::Format;
use crate::function::Function;
use crate::lanes::{Entry, ScalarEntry, portable};
#[cfg(target_arch = "x86_64")]
use crate::{
    backend::avx512_vbmi,
    lanes::{avx2, avx512, scalar},
};

/// An entry point whose instructions this processor has. Only this file makes them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runnable<E>(E);

impl<E> Runnable<E> {
    #[inline]
    fn new(entry: E) -> Self {
        Runnable(entry)
    }

    /// The entry point.
    #[inline]
    pub(crate) fn entry(self) -> E {
        self.0
    }
}

/// The entry points of a kernel. Naming one kernel's links no other's.
pub(crate) trait Entries: Narrow {
    /// The slice entry point for a format of 16 bits.
    #[inline]
    fn slice(format: Format, backend: Available) -> Option<Runnable<Entry>>
    where
        Self: Sized,
    {
        let entry: Entry = match (format, backend.backend()) {
            (Format::F32, _) => return None,
            #[cfg(target_arch = "x86_64")]
            (Format::F16, Backend::Avx512) if avx512_vbmi() => avx512::f16_slice_vbmi::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::F16, Backend::Avx512) => avx512::f16_slice::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::F16, Backend::Avx2) => avx2::f16_slice::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::F16, Backend::Scalar) => scalar::f16_slice::<Self>,
            (Format::F16, _) => portable::f16_slice::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::Bf16, Backend::Avx512) if avx512_vbmi() => avx512::bf16_slice_vbmi::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::Bf16, Backend::Avx512) => avx512::bf16_slice::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::Bf16, Backend::Avx2) => avx2::bf16_slice::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::Bf16, Backend::Scalar) => scalar::bf16_slice::<Self>,
            (Format::Bf16, _) => portable::bf16_slice::<Self>,
        };
        Some(Runnable::new(entry))
    }

    /// The entry point for one value of a format of 16 bits.
    #[inline]
    fn scalar(format: Format, backend: Available) -> Option<Runnable<ScalarEntry>>
    where
        Self: Sized,
    {
        let entry: ScalarEntry = match (format, backend.backend()) {
            (Format::F32, _) => return None,
            (Format::F16, Backend::Portable) => portable::f16::<Self>,
            (Format::Bf16, Backend::Portable) => portable::bf16::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::F16, _) => scalar::f16::<Self>,
            #[cfg(target_arch = "x86_64")]
            (Format::Bf16, _) => scalar::bf16::<Self>,
            #[cfg(not(target_arch = "x86_64"))]
            (Format::F16, _) => portable::f16::<Self>,
            #[cfg(not(target_arch = "x86_64"))]
            (Format::Bf16, _) => portable::bf16::<Self>,
        };
        Some(Runnable::new(entry))
    }
}

impl<K: Narrow> Entries for K {}

macro_rules! by_function {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The slice entry point of a function known at run time.
        pub(crate) fn slice_entry(
            function: Function,
            format: Format,
            backend: Available,
        ) -> Option<Runnable<Entry>> {
            match function {
                $(Function::$kernel => kernel::$kernel::slice(format, backend),)*
            }
        }
    };
}
for_each_function!(by_function);
