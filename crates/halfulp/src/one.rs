//! The functions by name, one set each: of a value, over slices, and as a method.

use halfulp_kernels::{for_each_function, kernel};

use crate::backend::Available;
use crate::dispatch::Entries;
use crate::element::Element;
use crate::slice::{self, SliceError};

macro_rules! define {
    ($($name:ident: $kernel:ident [$slice:ident $in_place:ident $strided:ident $method:ident],
       $definition:literal, $domain:literal, $symmetry:ident, $special:literal;)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "` of a value: ", $definition, ".")]
            ///
            #[doc = concat!("Domain: ", $domain, ". Special values: ", $special, ".")]
            ///
            /// The result is the exact value rounded once to the nearest number of the format, ties to even.
            #[inline]
            pub fn $name<T: Element>(x: T) -> T {
                match kernel::$kernel::scalar(T::FORMAT, Available::current()) {
                    Some(entry) => slice::value(entry, x),
                    None => x,
                }
            }

            #[doc = concat!("[`", stringify!($name), "`] of every element of `src`, written to `dst`.")]
            ///
            /// # Errors
            /// If the lengths differ; then nothing is written.
            #[inline]
            pub fn $slice<T: Element>(src: &[T], dst: &mut [T]) -> Result<(), SliceError> {
                $strided(src, 1, dst, 1)
            }

            #[doc = concat!("[`", stringify!($name), "`] of every element of `values`, in place.")]
            #[inline]
            pub fn $in_place<T: Element>(values: &mut [T]) {
                if let Some(entry) = kernel::$kernel::slice(T::FORMAT, Available::current()) {
                    slice::map_in_place(entry, values);
                }
            }

            #[doc = concat!("[`", stringify!($name), "`] of every `src_stride`-th element of `src`, from the first on, written to")]
            /// every `dst_stride`-th element of `dst`; the elements between are left alone.
            ///
            /// # Errors
            /// If a stride is 0, or the strided elements of the two slices are not equally many; then nothing is
            /// written.
            #[inline]
            pub fn $strided<T: Element>(
                src: &[T],
                src_stride: usize,
                dst: &mut [T],
                dst_stride: usize,
            ) -> Result<(), SliceError> {
                let entry = kernel::$kernel::slice(T::FORMAT, Available::current());
                slice::map(entry.ok_or(SliceError::Format)?, src, src_stride, dst, dst_stride)
            }
        )*

        /// The functions as methods: `x.cr_tanh()`. The prefix says *correctly rounded*.
        pub trait CorrectlyRounded: Element {
            $(
                #[doc = concat!("[`", stringify!($name), "`] of `self`.")]
                #[inline]
                fn $method(self) -> Self {
                    $name(self)
                }
            )*
        }

        impl<T: Element> CorrectlyRounded for T {}
    };
}
for_each_function!(define);
