//! From a kernel to its entry points, by format and backend.

use halfulp_kernels::kernel::{Designs, Narrow};
#[cfg(feature = "f32")]
use halfulp_kernels::kernel::{Piecewise, Rounded, Wide};
use halfulp_kernels::{for_each_function, kernel};

use crate::backend::{Available, Backend};
#[cfg(feature = "f32")]
use crate::design::Design;
use crate::environment::Opaque;
use crate::format::{Format, Narrowed};
use crate::function::Function;
#[cfg(any(feature = "f16", feature = "bf16"))]
use crate::lanes::portable;
use crate::lanes::{Entry, Single};
#[cfg(feature = "f32")]
use crate::lanes::{double, wide};
#[cfg(feature = "f32")]
use crate::rounded;
#[cfg(all(target_arch = "x86_64", any(feature = "f16", feature = "bf16")))]
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

/// The type of a format's bit patterns, and which entry points it has. Naming one kernel's links no other's.
pub trait Pattern: Copy + Default + Opaque + Entries + Into<u32> + Narrowed {}

#[cfg(any(feature = "f16", feature = "bf16"))]
impl Pattern for u16 {}
#[cfg(feature = "f32")]
impl Pattern for u32 {}

/// The entry points of kernels for formats with patterns of this type.
#[allow(private_interfaces)]
pub trait Entries: Sized {
    /// A number, as it is passed to the entry points for one.
    type Value;

    /// The number with this pattern.
    fn value(self) -> Self::Value;

    /// The pattern of a number.
    fn of_value(value: Self::Value) -> Self;

    /// The slice entry point for a format.
    fn slice<K: Narrow + Designs>(
        format: Format,
        backend: Available,
    ) -> Option<Runnable<Entry<Self>>>;

    /// The entry point for one value of a format.
    fn scalar<K: Narrow + Designs>(
        format: Format,
        backend: Available,
    ) -> Option<Runnable<Single<Self::Value>>>;
}

#[cfg(any(feature = "f16", feature = "bf16"))]
#[allow(private_interfaces)]
impl Entries for u16 {
    type Value = u16;

    #[inline(always)]
    fn value(self) -> u16 {
        self
    }

    #[inline(always)]
    fn of_value(value: u16) -> u16 {
        value
    }

    #[inline]
    fn slice<K: Narrow + Designs>(
        format: Format,
        backend: Available,
    ) -> Option<Runnable<Entry<u16>>> {
        let entry: Entry<u16> = match (format, backend.backend()) {
            #[cfg(all(target_arch = "x86_64", feature = "f16"))]
            (Format::F16, Backend::Avx512) if avx512_vbmi() => avx512::f16_slice_vbmi::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "f16"))]
            (Format::F16, Backend::Avx512) => avx512::f16_slice::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "f16"))]
            (Format::F16, Backend::Avx2) => avx2::f16_slice::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "f16"))]
            (Format::F16, Backend::Scalar) => scalar::f16_slice::<K>,
            #[cfg(feature = "f16")]
            (Format::F16, _) => portable::f16_slice::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "bf16"))]
            (Format::Bf16, Backend::Avx512) if avx512_vbmi() => avx512::bf16_slice_vbmi::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "bf16"))]
            (Format::Bf16, Backend::Avx512) => avx512::bf16_slice::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "bf16"))]
            (Format::Bf16, Backend::Avx2) => avx2::bf16_slice::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "bf16"))]
            (Format::Bf16, Backend::Scalar) => scalar::bf16_slice::<K>,
            #[cfg(feature = "bf16")]
            (Format::Bf16, _) => portable::bf16_slice::<K>,
            #[allow(unreachable_patterns)]
            _ => return None,
        };
        Some(Runnable::new(entry))
    }

    #[inline]
    fn scalar<K: Narrow + Designs>(
        format: Format,
        backend: Available,
    ) -> Option<Runnable<Single<u16>>> {
        let entry: Single<u16> = match (format, backend.backend()) {
            #[cfg(feature = "f16")]
            (Format::F16, Backend::Portable) => portable::f16_call::<K>,
            #[cfg(feature = "bf16")]
            (Format::Bf16, Backend::Portable) => portable::bf16_call::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "f16"))]
            (Format::F16, Backend::Avx512) if !K::WIDE_CALLS_F16 => scalar::f16_call_avx512::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "f16"))]
            (Format::F16, _) => scalar::f16_call::<K>,
            #[cfg(all(target_arch = "x86_64", feature = "bf16"))]
            (Format::Bf16, _) => scalar::bf16_call::<K>,
            #[cfg(all(not(target_arch = "x86_64"), feature = "f16"))]
            (Format::F16, _) => portable::f16_call::<K>,
            #[cfg(all(not(target_arch = "x86_64"), feature = "bf16"))]
            (Format::Bf16, _) => portable::bf16_call::<K>,
            #[allow(unreachable_patterns)]
            _ => return None,
        };
        Some(Runnable::new(entry))
    }
}

#[cfg(feature = "f32")]
#[allow(private_interfaces)]
impl Entries for u32 {
    type Value = f32;

    #[inline(always)]
    fn value(self) -> f32 {
        f32::from_bits(self)
    }

    #[inline(always)]
    fn of_value(value: f32) -> u32 {
        value.to_bits()
    }

    #[inline]
    fn slice<K: Narrow + Designs>(
        format: Format,
        backend: Available,
    ) -> Option<Runnable<Entry<u32>>> {
        if format != Format::F32 {
            return None;
        }
        designed::<K>(design::<K>(backend.backend()), backend)
    }

    #[inline]
    fn scalar<K: Narrow + Designs>(
        format: Format,
        backend: Available,
    ) -> Option<Runnable<Single<f32>>> {
        if format != Format::F32 {
            return None;
        }
        let entry = if K::PIECEWISE {
            wide_value::<Piecewise<K>>(backend)
        } else {
            wide_value::<K>(backend)
        };
        Some(Runnable::new(entry))
    }
}

/// A wide kernel on a backend, for results in any rounding.
#[cfg(feature = "f32")]
#[inline]
pub(crate) fn rounded<K: Rounded>(backend: Available) -> Runnable<rounded::Kernel> {
    macro_rules! kernel {
        ($backend:ident) => {
            rounded::Kernel {
                sided: wide::$backend::sided::<K>,
                conversions: wide::Conversions {
                    decode: wide::$backend::decode,
                    encode: wide::$backend::encode,
                },
            }
        };
    }
    Runnable::new(match backend.backend() {
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 => kernel!(avx512),
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => kernel!(avx2),
        #[cfg(target_arch = "x86_64")]
        Backend::Scalar => kernel!(scalar),
        _ => kernel!(portable),
    })
}

/// As [`rounded`], one value at a time.
#[cfg(feature = "f32")]
#[inline]
pub(crate) fn rounded_value<K: Rounded>() -> Runnable<rounded::Kernel> {
    rounded::<K>(Available::current().one_at_a_time())
}

/// The fastest design of a kernel in f32, over slices, of those that there are.
#[cfg(feature = "f32")]
const fn design<K: Designs>(backend: Backend) -> Design {
    match backend {
        // With a second path in f64 the quick wide kernel is as fast, and hard inputs cost it less.
        Backend::Avx512 if K::DOUBLE_WORD && K::DOUBLE_WORD_ALONE => Design::DoubleWord,
        Backend::Scalar | Backend::Portable if K::PIECEWISE => Design::Piecewise,
        _ => Design::Wide,
    }
}

/// The slice entry point of a kernel of a design.
#[cfg(feature = "f32")]
#[inline]
fn designed<K: Designs>(design: Design, backend: Available) -> Option<Runnable<Entry<u32>>> {
    let entry: Entry<u32> = match design {
        Design::Wide => wide_slice::<K>(backend),
        Design::Piecewise if K::PIECEWISE => wide_slice::<Piecewise<K>>(backend),
        Design::DoubleWord if K::DOUBLE_WORD => match backend.backend() {
            #[cfg(target_arch = "x86_64")]
            Backend::Avx512 => double::avx512::f32_slice::<K>,
            #[cfg(target_arch = "x86_64")]
            Backend::Avx2 => double::avx2::f32_slice::<K>,
            #[cfg(target_arch = "x86_64")]
            Backend::Scalar => double::scalar::f32_slice::<K>,
            _ => double::portable::f32_slice::<K>,
        },
        Design::DoubleWord | Design::Piecewise => return None,
    };
    Some(Runnable::new(entry))
}

/// The slice entry point of a wide kernel.
#[cfg(feature = "f32")]
#[inline]
fn wide_slice<K: Wide>(backend: Available) -> Entry<u32> {
    match backend.backend() {
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 => wide::avx512::f32_slice::<K>,
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => wide::avx2::f32_slice::<K>,
        #[cfg(target_arch = "x86_64")]
        Backend::Scalar => wide::scalar::f32_slice::<K>,
        _ => wide::portable::f32_slice::<K>,
    }
}

/// The entry point of a wide kernel for one value.
#[cfg(feature = "f32")]
#[inline]
fn wide_value<K: Wide>(backend: Available) -> Single<f32> {
    match backend.backend() {
        #[cfg(target_arch = "x86_64")]
        Backend::Scalar | Backend::Avx2 | Backend::Avx512 => wide::scalar::f32_call::<K>,
        _ => wide::portable::f32_call::<K>,
    }
}

macro_rules! by_function {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The slice entry point of a function known at run time.
        #[inline]
        pub(crate) fn slice_entry<B: Pattern>(
            function: Function,
            format: Format,
            backend: Available,
        ) -> Option<Runnable<Entry<B>>> {
            match function {
                $(Function::$kernel => B::slice::<kernel::$kernel>(format, backend),)*
            }
        }

        /// As [`rounded`], of a function known at run time.
        #[cfg(feature = "f32")]
        pub(crate) fn rounded_of(function: Function, backend: Available) -> Runnable<rounded::Kernel> {
            match function {
                $(Function::$kernel => rounded::<kernel::$kernel>(backend),)*
            }
        }

        /// The slice entry point of a function's kernel of a design; none if there is no such kernel.
        #[cfg(feature = "f32")]
        pub(crate) fn design_entry(
            function: Function,
            design: Design,
            backend: Available,
        ) -> Option<Runnable<Entry<u32>>> {
            match function {
                $(Function::$kernel => designed::<kernel::$kernel>(design, backend),)*
            }
        }

        /// The design of what [`slice_entry`] gives for f32.
        #[cfg(feature = "f32")]
        pub(crate) const fn design_in_use(function: Function, backend: Backend) -> Design {
            match function {
                $(Function::$kernel => design::<kernel::$kernel>(backend),)*
            }
        }

        /// Whether there is a kernel of the design.
        #[cfg(feature = "f32")]
        pub(crate) const fn has_design(function: Function, design: Design) -> bool {
            match function {
                $(Function::$kernel => match design {
                    Design::Wide => true,
                    Design::DoubleWord => <kernel::$kernel as Designs>::DOUBLE_WORD,
                    Design::Piecewise => <kernel::$kernel as Designs>::PIECEWISE,
                },)*
            }
        }
    };
}
for_each_function!(by_function);
