//! The functions by name, one set each: of a value, over slices, and as a method.

use halfulp_kernels::{for_each_function, kernel};

use crate::backend::Available;
#[cfg(feature = "f32")]
use crate::dispatch;
use crate::dispatch::Entries;
use crate::element::Element;
#[cfg(feature = "f32")]
use crate::format::Rounding;
#[cfg(feature = "f32")]
use crate::rounded;
use crate::slice::{self, SliceError};

macro_rules! define {
    ($($name:ident: $kernel:ident [$slice:ident $in_place:ident $strided:ident $rounded:ident $into:ident $method:ident] ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "` of a value: ", $definition, ".")]
            ///
            #[doc = concat!("Domain: ", $domain, "; elsewhere the result is NaN. Special values: ", $special, ".")]
            ///
            /// The result is the exact value rounded once to the nearest number of the format, a tie going to
            #[doc = concat!("the even significand: within half an ulp. The method and its source: [`kernel::", stringify!($name), "`](halfulp_kernels::kernel::", stringify!($name), ").")]
            ///
            /// ```
            /// use halfulp::F16;
            #[doc = concat!("let y = halfulp::", stringify!($name), "(F16::from_f32(0.5));")]
            #[doc = concat!("assert_eq!(y.to_f32(), ", $example, ");")]
            /// ```
            #[inline]
            pub fn $name<T: Element>(x: T) -> T {
                slice::value::<kernel::$kernel, T>(x)
            }

            #[doc = concat!("[`", stringify!($name), "`] of every element of `src`, written to `dst`.")]
            ///
            /// ```
            /// use halfulp::F16;
            /// let x = [F16::from_f32(0.5); 3];
            /// let mut y = [F16::ZERO; 3];
            #[doc = concat!("halfulp::", stringify!($slice), "(&x, &mut y)?;")]
            #[doc = concat!("assert_eq!(y, [F16::from_f32(", $example, "); 3]);")]
            /// # Ok::<(), halfulp::SliceError>(())
            /// ```
            ///
            /// # Errors
            /// If the lengths differ; then nothing is written.
            #[inline]
            pub fn $slice<T: Element>(src: &[T], dst: &mut [T]) -> Result<(), SliceError> {
                $strided(src, 1, dst, 1)
            }

            #[doc = concat!("[`", stringify!($name), "`] of every element of `values`, in place.")]
            ///
            /// ```
            /// use halfulp::F16;
            /// let mut x = [F16::from_f32(0.5); 3];
            #[doc = concat!("halfulp::", stringify!($in_place), "(&mut x);")]
            #[doc = concat!("assert_eq!(x, [F16::from_f32(", $example, "); 3]);")]
            /// ```
            #[inline]
            pub fn $in_place<T: Element>(values: &mut [T]) {
                if let Some(entry) = T::Pattern::slice::<kernel::$kernel>(T::FORMAT, Available::current()) {
                    slice::map_in_place(entry, values);
                }
            }

            #[doc = concat!("[`", stringify!($name), "`] of every `src_stride`-th element of `src`, from the first on, written to")]
            /// every `dst_stride`-th element of `dst`; the elements between are left alone.
            ///
            /// ```
            /// use halfulp::F16;
            /// let (x, zero) = (F16::from_f32(0.5), F16::ZERO);
            /// let mut y = [zero; 4];
            #[doc = concat!("halfulp::", stringify!($strided), "(&[x, x], 1, &mut y, 2)?;")]
            #[doc = concat!("assert_eq!(y.map(f32::from), [", $example, ", 0.0, ", $example, ", 0.0]);")]
            /// # Ok::<(), halfulp::SliceError>(())
            /// ```
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
                let entry = T::Pattern::slice::<kernel::$kernel>(T::FORMAT, Available::current());
                slice::map(entry.ok_or(SliceError::Format)?, src, src_stride, dst, dst_stride)
            }

            #[doc = concat!("`", stringify!($name), "` of a value, rounded once to a number of the format of `U` in the mode `rounding`.")]
            ///
            /// ```
            /// use halfulp::{Bf16, F16, Rounding};
            #[doc = concat!("let (down, up): (Bf16, Bf16) = [Rounding::Down, Rounding::Up].map(|rounding| halfulp::", stringify!($rounded), "(F16::from_f32(0.5), rounding)).into();")]
            /// assert_eq!(up.to_bits().abs_diff(down.to_bits()), 1);
            /// ```
            #[cfg(feature = "f32")]
            #[inline]
            pub fn $rounded<T: Element, U: Element>(x: T, rounding: Rounding) -> U {
                rounded::value(dispatch::rounded_value::<kernel::$kernel>(), x, rounding)
            }

            #[doc = concat!("[`", stringify!($rounded), "`] of every element of `src`, written to `dst`.")]
            ///
            /// ```
            /// use halfulp::{Bf16, Rounding};
            /// let mut y = [Bf16::ZERO; 3];
            #[doc = concat!("halfulp::", stringify!($into), "(&[0.5f32; 3], &mut y, Rounding::Up)?;")]
            #[doc = concat!("assert_eq!(y, [halfulp::", stringify!($rounded), "(0.5f32, Rounding::Up); 3]);")]
            /// # Ok::<(), halfulp::SliceError>(())
            /// ```
            ///
            /// # Errors
            /// If the lengths differ; then nothing is written.
            #[cfg(feature = "f32")]
            pub fn $into<T: Element, U: Element>(
                src: &[T],
                dst: &mut [U],
                rounding: Rounding,
            ) -> Result<(), SliceError> {
                let backend = Available::current();
                let entry = if rounded::have_entry(T::FORMAT, U::FORMAT, rounding) {
                    U::Pattern::slice::<kernel::$kernel>(U::FORMAT, backend)
                } else {
                    None
                };
                rounded::map(dispatch::rounded::<kernel::$kernel>(backend), entry, src, dst, rounding)
            }
        )*

        /// The functions as methods: `x.cr_tanh()`. The prefix says *correctly rounded*.
        ///
        /// ```
        /// use halfulp::{CorrectlyRounded, F16};
        /// assert_eq!(F16::INFINITY.cr_tanh(), F16::ONE);
        /// ```
        pub trait CorrectlyRounded: Element {
            $(
                #[doc = concat!("[`", stringify!($name), "`] of `self`.")]
                ///
                /// ```
                /// use halfulp::{CorrectlyRounded, F16};
                #[doc = concat!("let y = F16::from_f32(0.5).", stringify!($method), "();")]
                #[doc = concat!("assert_eq!(y.to_f32(), ", $example, ");")]
                /// ```
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
