//! From f64 to the bit pattern of a number of a format, by integer arithmetic, in any rounding mode; and back.

use super::{Format, Rounding};

/// An integer that holds a result's bit pattern.
pub trait Narrowed: Copy {
    /// The pattern, of no more bits than that.
    fn narrowed(bits: u64) -> Self;
}

macro_rules! narrowed {
    ($($Type:ty)*) => {
        $(impl Narrowed for $Type {
            #[inline(always)]
            fn narrowed(bits: u64) -> Self {
                bits as Self
            }
        })*
    };
}
narrowed!(u16 u32 u64);

/// How a value is rounded to a bit pattern: a format with exponent range and precision of its own, and a mode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Encoding {
    /// The fraction bits that a normal number drops from an f64's 52.
    drop: u64,
    /// The biased exponent, as an f64, of the smallest normal number.
    least: u64,
    /// The patterns of +inf, NaN and -0.
    infinity: u64,
    nan: u64,
    sign: u64,
    /// What overflows, by sign.
    overflow: [u64; 2],
    /// All ones in the modes to the nearest.
    nearest: u64,
    /// 1 if a tie goes to the even significand.
    ties_to_even: u64,
    /// All ones if inexact values go outward, by sign.
    outward: [u64; 2],
    /// 1 if to odd.
    to_odd: u64,
}

impl Encoding {
    /// To `format` in mode `rounding`.
    pub(crate) fn new(format: Format, rounding: Rounding) -> Self {
        let fraction_bits = format.precision() - 1;
        Self::of(format, fraction_bits, format.bits() - 1, Some(rounding))
    }

    /// To odd34: f32's exponents, two more bits of fraction, to odd.
    pub(crate) fn odd34() -> Self {
        Self::of(Format::F32, 25, 33, None)
    }

    /// With the exponents of `format`; no rounding mode means to odd.
    fn of(format: Format, fraction_bits: u32, sign_bit: u32, rounding: Option<Rounding>) -> Self {
        let more = fraction_bits + 1 - format.precision();
        let infinity = u64::from(format.infinity()) << more;
        let [positive, negative] = match rounding {
            Some(Rounding::Up) => [true, false],
            Some(Rounding::Down) => [false, true],
            _ => [false, false],
        };
        let nearest = matches!(rounding, Some(Rounding::NearestEven | Rounding::NearestAway));
        let overflow = |outward: bool| infinity - u64::from(!(outward || nearest));
        let mask = |condition: bool| if condition { u64::MAX } else { 0 };
        Encoding {
            drop: 52 - u64::from(fraction_bits),
            least: (1023 + format.min_exponent()) as u64,
            infinity,
            nan: u64::from(format.canonical_nan()) << more,
            sign: 1 << sign_bit,
            overflow: [overflow(positive), overflow(negative)],
            nearest: mask(nearest),
            ties_to_even: u64::from(rounding == Some(Rounding::NearestEven)),
            outward: [mask(positive), mask(negative)],
            to_odd: u64::from(rounding.is_none()),
        }
    }

    /// The bit pattern of the number that `value`, which is not subnormal, rounds to.
    #[inline(always)]
    pub(crate) fn encode(&self, value: f64) -> u64 {
        const INFINITY: u64 = f64::INFINITY.to_bits();
        let bits = value.to_bits();
        let (magnitude, is_negative) = (bits & !(1 << 63), bits >> 63 != 0);
        let exponent = magnitude >> 52;
        let is_normal = exponent >= self.least;
        // In units of the last of 52 fraction bits: with the exponent of the format on top, or, of a subnormal number, the
        // significand.
        let normal = magnitude.wrapping_sub((self.least - 1) << 52);
        let significand = magnitude & ((1 << 52) - 1) | u64::from(magnitude != 0) << 52;
        let units = if is_normal { normal } else { significand };
        let below = if is_normal { 0 } else { self.least - exponent };
        let shift = (self.drop + below).min(63);

        let dropped = (1 << shift) - 1;
        let last = units >> shift & 1;
        let half = (dropped >> 1) + 1 - (self.ties_to_even & !last);
        let outward = if is_negative { self.outward[1] } else { self.outward[0] };
        let inexact = u64::from(units & dropped != 0);
        let rounded = (units + (half & self.nearest) + (dropped & outward)) >> shift;
        let rounded = rounded | inexact & self.to_odd;

        let overflow = if is_negative { self.overflow[1] } else { self.overflow[0] };
        let rounded = if rounded >= self.infinity { overflow } else { rounded };
        let rounded = if magnitude >= INFINITY { self.infinity } else { rounded };
        let rounded = rounded | if is_negative { self.sign } else { 0 };
        if magnitude > INFINITY { self.nan } else { rounded }
    }
}

/// The value of a pattern of 16 or 32 bits: exact, and the loop over many compiles to vector instructions.
#[inline(always)]
pub(crate) fn decode(format: Format, bits: u32) -> f64 {
    match format {
        Format::F32 => f64::from(f32::from_bits(bits)),
        Format::Bf16 => f64::from(f32::from_bits(bits << 16)),
        Format::F16 => {
            let (magnitude, sign) = (bits & 0x7fff, (bits & 0x8000) << 16);
            let subnormal = (magnitude as f32 * (1.0 / 16_777_216.0)).to_bits();
            let rebias = if magnitude >= 0x7c00 { 2 * (127 - 15) } else { 127 - 15 };
            let normal = (magnitude << 13) + (rebias << 23);
            let pattern = if magnitude < 0x0400 { subnormal } else { normal };
            f64::from(f32::from_bits(pattern | sign))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 3/2 as a number of binary16.
    const THREE_HALVES: u64 = 0x3e00;

    #[test]
    fn every_pattern_is_itself_in_every_mode() {
        for &format in &[Format::F16, Format::Bf16] {
            for &rounding in Rounding::ALL {
                let encoding = Encoding::new(format, rounding);
                for bits in 0..=u32::from(u16::MAX) {
                    let value = decode(format, bits);
                    assert_eq!(value.to_bits(), format.decode(bits).to_bits() | nan_bits(value));
                    let expected = if format.is_nan(bits) { format.canonical_nan() } else { bits };
                    assert_eq!(encoding.encode(value), expected.into(), "{format} {bits:04x}");
                }
            }
        }
    }

    /// What makes the patterns of two NaN equal.
    fn nan_bits(value: f64) -> u64 {
        if value.is_nan() { value.to_bits() } else { 0 }
    }

    #[test]
    fn between_two_numbers_the_mode_decides() {
        use Rounding::{Down, NearestAway, NearestEven, TowardZero, Up};
        let ulp = 1.0 / 1024.0;
        let patterns = |value: f64| {
            [NearestEven, NearestAway, TowardZero, Up, Down]
                .map(|rounding| Encoding::new(Format::F16, rounding).encode(value))
        };
        let (below, above) = (THREE_HALVES, THREE_HALVES + 1);
        assert_eq!(patterns(1.5 + ulp / 4.0), [below, below, below, above, below]);
        assert_eq!(patterns(1.5 + ulp / 2.0), [below, above, below, above, below]);
        assert_eq!(patterns(1.5 + ulp * 0.75), [above, above, below, above, below]);
        let [below, above] = [below, above].map(|pattern| pattern | 0x8000);
        assert_eq!(patterns(-1.5 - ulp / 4.0), [below, below, below, below, above]);
        assert_eq!(patterns(-1.5 - ulp * 1.5), [above + 1, above + 1, above, above, above + 1]);
        // Beyond the largest number, and below the smallest.
        assert_eq!(patterns(65519.0), [0x7bff, 0x7bff, 0x7bff, 0x7c00, 0x7bff]);
        assert_eq!(patterns(65520.0), [0x7c00, 0x7c00, 0x7bff, 0x7c00, 0x7bff]);
        assert_eq!(patterns(-1e300), [0xfc00, 0xfc00, 0xfbff, 0xfbff, 0xfc00]);
        assert_eq!(patterns(2f64.powi(-25)), [0, 1, 0, 1, 0]);
        assert_eq!(patterns(-1e-300), [0x8000, 0x8000, 0x8000, 0x8000, 0x8001]);
    }

    #[test]
    fn to_odd_keeps_what_is_exact() {
        let encode = |value: f64| Encoding::odd34().encode(value);
        assert_eq!(encode(1.0), 0x3f80_0000 << 2);
        assert_eq!(encode(1.0 + 2f64.powi(-25)), (0x3f80_0000 << 2) + 1);
        assert_eq!(encode(1.0 + 2f64.powi(-24)), (0x3f80_0000 << 2) + 2);
        assert_eq!(encode(1.0f64.next_down()), (0x3f80_0000 << 2) - 1);
        assert_eq!(encode(-1e300), (1 << 33) | ((0x7f80_0000 << 2) - 1));
        assert_eq!(encode(1e-300), 1);
        assert_eq!(encode(f64::NAN), 0x7fc0_0000 << 2);
        assert_eq!(encode(f64::NEG_INFINITY), (1 << 33) | (0x7f80_0000 << 2));
    }
}
