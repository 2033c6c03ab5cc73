//! The types that the functions accept.

#[cfg(feature = "bf16")]
use crate::format::Bf16;
#[cfg(feature = "f16")]
use crate::format::F16;
use crate::format::Format;

/// A type whose values are bit patterns of a [`Format`]: [`F16`], [`Bf16`], [`f32`] and, with the feature `half`,
/// `half::f16` and `half::bf16`; each with the feature of its format.
///
/// The trait is sealed: the functions rely on the type's layout, that of a `u16` or a `u32`.
pub trait Element: Copy + sealed::Bits {
    /// The format of the values.
    const FORMAT: Format;
}

pub(crate) mod sealed {
    /// Conversion from and to the bit pattern.
    ///
    /// # Safety
    /// The implementor has the layout of `Pattern`, and every bit pattern is valid.
    pub unsafe trait Bits {
        /// An integer as wide as the format.
        type Pattern: crate::dispatch::Pattern;

        fn from_pattern(bits: Self::Pattern) -> Self;
        fn to_pattern(self) -> Self::Pattern;
    }
}

macro_rules! element {
    ($Type:ty, $Pattern:ty, $format:ident) => {
        // SAFETY: the type is declared `repr(transparent)` over `u16`, or f32, which has the layout of a `u32`.
        unsafe impl sealed::Bits for $Type {
            type Pattern = $Pattern;

            #[inline(always)]
            fn from_pattern(bits: $Pattern) -> Self {
                <$Type>::from_bits(bits)
            }

            #[inline(always)]
            fn to_pattern(self) -> $Pattern {
                self.to_bits()
            }
        }

        impl Element for $Type {
            const FORMAT: Format = Format::$format;
        }
    };
}

#[cfg(feature = "f16")]
element!(F16, u16, F16);
#[cfg(feature = "bf16")]
element!(Bf16, u16, Bf16);
#[cfg(feature = "f32")]
element!(f32, u32, F32);
#[cfg(all(feature = "half", feature = "f16"))]
element!(half::f16, u16, F16);
#[cfg(all(feature = "half", feature = "bf16"))]
element!(half::bf16, u16, Bf16);

#[cfg(feature = "half")]
mod conversions {
    use crate::format::{Bf16, F16};

    macro_rules! convert {
        ($From:ty, $To:ty) => {
            impl From<$From> for $To {
                #[inline]
                fn from(x: $From) -> Self {
                    Self::from_bits(x.to_bits())
                }
            }
        };
    }
    convert!(half::f16, F16);
    convert!(F16, half::f16);
    convert!(half::bf16, Bf16);
    convert!(Bf16, half::bf16);
}
