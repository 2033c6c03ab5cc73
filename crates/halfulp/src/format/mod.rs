//! The number formats: their parameters, their bit patterns, and the rounding modes.

mod bf16;
#[cfg_attr(not(feature = "f32"), allow(dead_code))]
mod encode;
mod f16;

use core::fmt;

pub use bf16::Bf16;
pub(crate) use encode::Narrowed;
#[cfg(feature = "f32")]
pub(crate) use encode::{Encoding, decode};
pub use f16::F16;

/// What the types of 16 bits have in common.
macro_rules! number {
    ($Type:ident) => {
        impl $Type {
            /// +0.
            pub const ZERO: Self = Self(0);
            /// 1.
            pub const ONE: Self =
                Self((Format::$Type.max_exponent() as u16) << (Format::$Type.precision() - 1));
            /// The distance from 1 to the next larger number.
            pub const EPSILON: Self = Self(
                Self::ONE.0
                    - ((Format::$Type.precision() as u16 - 1) << (Format::$Type.precision() - 1)),
            );
            /// The smallest positive normal number.
            pub const MIN_POSITIVE: Self = Self(1 << (Format::$Type.precision() - 1));
            /// The largest finite number.
            pub const MAX: Self = Self(Format::$Type.infinity() as u16 - 1);
            /// The smallest finite number.
            pub const MIN: Self = Self(Self::MAX.0 | 0x8000);
            /// +inf.
            pub const INFINITY: Self = Self(Format::$Type.infinity() as u16);
            /// -inf.
            pub const NEG_INFINITY: Self = Self(Self::INFINITY.0 | 0x8000);
            /// The quiet NaN whose payload is 0.
            pub const NAN: Self = Self(Format::$Type.canonical_nan() as u16);

            /// The number with the bit pattern `bits`.
            #[inline]
            pub const fn from_bits(bits: u16) -> Self {
                Self(bits)
            }

            /// The bit pattern.
            #[inline]
            pub const fn to_bits(self) -> u16 {
                self.0
            }

            /// Whether this is a NaN.
            #[inline]
            pub const fn is_nan(self) -> bool {
                Format::$Type.is_nan(self.0 as u32)
            }
        }

        impl From<$Type> for f32 {
            /// Exact.
            #[inline]
            fn from(x: $Type) -> f32 {
                x.to_f32()
            }
        }

        impl From<$Type> for f64 {
            /// Exact.
            fn from(x: $Type) -> f64 {
                Format::$Type.decode(x.0.into())
            }
        }

        /// The bit pattern and the value.
        impl fmt::Debug for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({:#06x} = {})", stringify!($Type), self.0, self.to_f32())
            }
        }

        /// The value, as the f32 is displayed.
        impl fmt::Display for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.to_f32().fmt(f)
            }
        }

        /// The bit pattern.
        impl fmt::LowerHex for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::LowerHex::fmt(&self.0, f)
            }
        }
    };
}
number!(F16);
number!(Bf16);

/// A binary floating-point format of IEEE 754's layout: sign, biased exponent, fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// IEEE 754 binary16: 11 bits of significand, exponents -14 to 15.
    F16,
    /// bfloat16: 8 bits of significand, exponents -126 to 127.
    Bf16,
    /// IEEE 754 binary32: 24 bits of significand, exponents -126 to 127.
    F32,
}

impl Format {
    /// Every format.
    pub const ALL: &[Format] = &[Format::F16, Format::Bf16, Format::F32];

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Format::F16 => "f16",
            Format::Bf16 => "bf16",
            Format::F32 => "f32",
        }
    }

    /// The width of a value in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Format::F16 | Format::Bf16 => 16,
            Format::F32 => 32,
        }
    }

    /// The precision: bits of significand, the leading one included.
    pub const fn precision(self) -> u32 {
        match self {
            Format::F16 => 11,
            Format::Bf16 => 8,
            Format::F32 => 24,
        }
    }

    /// The exponent of the largest finite numbers: they lie in [2^e, 2^(e+1)).
    pub const fn max_exponent(self) -> i32 {
        match self {
            Format::F16 => 15,
            Format::Bf16 | Format::F32 => 127,
        }
    }

    /// The exponent of the smallest normal number, 2^e.
    pub const fn min_exponent(self) -> i32 {
        1 - self.max_exponent()
    }

    /// The bit pattern of the NaN that stands for every NaN in a digest: 7e00, 7fc0 or 7fc00000.
    pub const fn canonical_nan(self) -> u32 {
        match self {
            Format::F16 => 0x7e00,
            Format::Bf16 => 0x7fc0,
            Format::F32 => 0x7fc0_0000,
        }
    }

    /// The bit pattern of +inf.
    pub const fn infinity(self) -> u32 {
        match self {
            Format::F16 => 0x7c00,
            Format::Bf16 => 0x7f80,
            Format::F32 => 0x7f80_0000,
        }
    }

    /// The bit pattern of -0: the sign bit alone.
    pub const fn sign_bit(self) -> u32 {
        1 << (self.bits() - 1)
    }

    /// Whether `bits` is a NaN.
    pub const fn is_nan(self, bits: u32) -> bool {
        bits & !self.sign_bit() > self.infinity()
    }

    /// The value of a bit pattern of this format: exact, since f64 holds every number of them all.
    pub fn decode(self, bits: u32) -> f64 {
        let (fraction_bits, sign) = (self.precision() - 1, bits & self.sign_bit() != 0);
        let magnitude = bits & !self.sign_bit();
        let (exponent, fraction) =
            ((magnitude >> fraction_bits) as i32, magnitude & ((1 << fraction_bits) - 1));
        let value = if magnitude > self.infinity() {
            f64::NAN
        } else if magnitude == self.infinity() {
            f64::INFINITY
        } else if exponent == 0 {
            f64::from(fraction) * power_of_two(self.min_exponent() - fraction_bits as i32)
        } else {
            f64::from(fraction + (1 << fraction_bits))
                * power_of_two(self.min_exponent() + exponent - 1 - fraction_bits as i32)
        };
        if sign { -value } else { value }
    }
}

/// 2^n as an f64, for an exponent of a normal f64.
const fn power_of_two(n: i32) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl core::str::FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        Format::ALL.iter().copied().find(|f| f.name() == name).ok_or(UnknownFormat)
    }
}

/// The error of parsing a [`Format`] from a name other than f16, bf16 and f32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no format of that name; there are f16, bf16 and f32")
    }
}

impl core::error::Error for UnknownFormat {}

/// How a real number becomes a number of a format (IEEE 754-2019, §4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// To the nearest; a tie goes to the even significand.
    NearestEven,
    /// To the nearest; a tie goes away from zero.
    NearestAway,
    /// To the nearest not larger in magnitude.
    TowardZero,
    /// To the nearest not smaller.
    Up,
    /// To the nearest not larger.
    Down,
}

impl Rounding {
    /// Every rounding mode.
    pub const ALL: &[Rounding] = &[
        Rounding::NearestEven,
        Rounding::NearestAway,
        Rounding::TowardZero,
        Rounding::Up,
        Rounding::Down,
    ];

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Rounding::NearestEven => "nearest-even",
            Rounding::NearestAway => "nearest-away",
            Rounding::TowardZero => "toward-zero",
            Rounding::Up => "up",
            Rounding::Down => "down",
        }
    }
}

impl fmt::Display for Rounding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl core::str::FromStr for Rounding {
    type Err = UnknownRounding;

    fn from_str(name: &str) -> Result<Self, UnknownRounding> {
        Rounding::ALL.iter().copied().find(|r| r.name() == name).ok_or(UnknownRounding)
    }
}

/// The error of parsing a [`Rounding`] from an unknown name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRounding;

impl fmt::Display for UnknownRounding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "no rounding mode of that name; there are nearest-even, nearest-away, toward-zero, up and down",
        )
    }
}

impl core::error::Error for UnknownRounding {}
