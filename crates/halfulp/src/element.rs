//! The types that the functions accept.

use crate::format::{Bf16, F16, Format};

/// A type whose values are bit patterns of a [`Format`]: [`F16`], [`Bf16`] and, with the feature `half`,
/// `half::f16` and `half::bf16`.
///
/// The trait is sealed: the functions rely on the type's being a transparent wrapper of a `u16`.
pub trait Element: Copy + sealed::Bits {
    /// The format of the values.
    const FORMAT: Format;
}

pub(crate) mod sealed {
    /// Conversion from and to the bit pattern.
    ///
    /// # Safety
    /// The implementor is a transparent wrapper of a `u16` for which every bit pattern is valid.
    pub unsafe trait Bits {
        fn from_u16(bits: u16) -> Self;
        fn to_u16(self) -> u16;
    }
}

macro_rules! element {
    ($Type:ty, $format:ident) => {
        // SAFETY: the type is declared `repr(transparent)` over `u16`.
        unsafe impl sealed::Bits for $Type {
            #[inline(always)]
            fn from_u16(bits: u16) -> Self {
                <$Type>::from_bits(bits)
            }

            #[inline(always)]
            fn to_u16(self) -> u16 {
                self.to_bits()
            }
        }

        impl Element for $Type {
            const FORMAT: Format = Format::$format;
        }
    };
}

element!(F16, F16);
element!(Bf16, Bf16);
#[cfg(feature = "half")]
element!(half::f16, F16);
#[cfg(feature = "half")]
element!(half::bf16, Bf16);

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
