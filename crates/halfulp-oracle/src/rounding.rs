//! Rounding what is known of a real number: exactly, or not at all.

use crate::{Ball, Dyadic};
use core::cmp::Ordering;
use dashu_int::ops::UnsignedAbs;
use dashu_int::{IBig, UBig};
use halfulp::{Format, Rounding};

/// What is known of a real number.
#[derive(Clone, Debug)]
pub enum Enclosure {
    /// It is this.
    Exact(Dyadic),
    /// It lies strictly between these two. One end may be a number of the format or a midpoint: v and
    /// something above v mean "v plus an infinitesimal" to every rounding that has no boundary between.
    Between(Dyadic, Dyadic),
    /// It is larger in magnitude than any number of any format, 2^4096 at least, and has this sign.
    Beyond {
        /// Whether it is below 0.
        negative: bool,
    },
}

impl Enclosure {
    /// What a ball says; `None` if nothing.
    pub fn from_ball(ball: &Ball) -> Option<Self> {
        if ball.radius().is_zero() {
            return Some(Enclosure::Exact(ball.midpoint().clone()));
        }
        // A ball is closed: a little more on both sides makes room for its ends.
        let open = ball.clone().widened(ball.radius().scale2(-20));
        Some(Enclosure::Between(open.lower()?, open.upper()?))
    }
}

/// How a real number becomes a number of a format with precision and exponent range of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// Bits of significand, the leading one included.
    pub precision: u32,
    /// The exponent of the largest finite numbers, which lie in [2^e, 2^(e+1)); that of the smallest
    /// normal number is 1 − e.
    pub max_exponent: i32,
    /// The rounding mode.
    pub rounding: Mode,
}

/// A rounding mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// One of IEEE 754's.
    Ieee(Rounding),
    /// To odd: a number of the format is itself; any other becomes the one of its two neighbours whose
    /// significand is odd, and never infinite or zero. Rounding that again, to a format with at least
    /// two bits less, gives what rounding at once would have given, in every mode (S. Boldo, G. Melquiond,
    /// Emulation of FMA and correctly rounded sums, IEEE Trans. Computers 57(4), 2008).
    Odd,
}

impl Target {
    /// The format `format` in mode `rounding`.
    pub fn new(format: Format, rounding: Rounding) -> Self {
        Target {
            precision: format.precision(),
            max_exponent: format.max_exponent(),
            rounding: Mode::Ieee(rounding),
        }
    }

    /// odd34: f32's exponents, two more bits, rounded to odd.
    pub const ODD34: Target = Target { precision: 26, max_exponent: 127, rounding: Mode::Odd };

    /// The exponent of the last place of the smallest numbers.
    fn min_ulp(self) -> i64 {
        i64::from(2 - self.max_exponent) - i64::from(self.precision)
    }

    /// The exponent of the last place of the numbers as large as `x`.
    pub fn ulp(self, x: &Dyadic) -> i64 {
        (x.binade() + 1 - i64::from(self.precision)).max(self.min_ulp())
    }

    /// The bit pattern of +inf: the exponent field all ones.
    pub fn infinity(self) -> u64 {
        (2 * self.max_exponent as u64 + 1) << (self.precision - 1)
    }

    /// The bit pattern of -0: the sign bit alone.
    pub fn sign_bit(self) -> u64 {
        (self.infinity() + (1 << (self.precision - 1))).next_power_of_two()
    }

    /// The bit pattern of `magnitude` with a sign.
    pub fn with_sign(self, magnitude: u64, negative: bool) -> u64 {
        if negative { magnitude | self.sign_bit() } else { magnitude }
    }

    /// The bit pattern of the number that `x` rounds to. A zero is +0.
    pub fn round(self, x: &Dyadic) -> u64 {
        let negative = x.is_negative();
        let ulp = self.ulp(x);
        let drop = ulp - x.exponent();
        let significand = x.significand().unsigned_abs();
        // |x| = (quotient + a fraction)·2^ulp, and the fraction is compared with 0 and a half.
        let (quotient, inexact, half) = if drop <= 0 {
            (significand << -drop as usize, false, Ordering::Less)
        } else if x.binade() < ulp - 1 {
            (UBig::ZERO, !x.is_zero(), Ordering::Less)
        } else {
            let quotient = &significand >> drop as usize;
            let rest = significand - (&quotient << drop as usize);
            let inexact = !rest.is_zero();
            let half = rest.cmp(&(UBig::ONE << (drop - 1) as usize));
            (quotient, inexact, half)
        };
        let quotient = u64::try_from(quotient).expect("at most `precision` bits");
        let odd = quotient & 1 == 1;
        let up = match self.rounding {
            Mode::Ieee(Rounding::NearestEven) => {
                half == Ordering::Greater || half == Ordering::Equal && odd
            }
            Mode::Ieee(Rounding::NearestAway) => half != Ordering::Less,
            Mode::Ieee(Rounding::TowardZero) => false,
            Mode::Ieee(Rounding::Up) => inexact && !negative,
            Mode::Ieee(Rounding::Down) => inexact && negative,
            Mode::Odd => inexact && !odd,
        };
        // A carry out of the significand moves on to the next exponent, as it should.
        let place = ((ulp - self.min_ulp()) as u64).min(2 * self.max_exponent as u64 + 1);
        let magnitude = (place << (self.precision - 1)) + quotient + u64::from(up);
        self.with_sign(
            if magnitude < self.infinity() { magnitude } else { self.overflow(negative) },
            negative,
        )
    }

    /// The magnitude's bit pattern of what lies beyond the largest finite number.
    fn overflow(self, negative: bool) -> u64 {
        let finite = match self.rounding {
            Mode::Ieee(Rounding::NearestEven | Rounding::NearestAway) => false,
            Mode::Ieee(Rounding::TowardZero) | Mode::Odd => true,
            Mode::Ieee(Rounding::Up) => negative,
            Mode::Ieee(Rounding::Down) => !negative,
        };
        self.infinity() - u64::from(finite)
    }

    /// The number with the bit pattern `magnitude`, without a sign; `None` for infinity and NaN.
    pub fn decode(self, magnitude: u64) -> Option<Dyadic> {
        let fraction_bits = self.precision - 1;
        let (place, fraction) =
            (magnitude >> fraction_bits, magnitude & ((1 << fraction_bits) - 1));
        let significand = if place == 0 { fraction } else { fraction | 1 << fraction_bits };
        let ulp = self.min_ulp() + place.saturating_sub(1) as i64;
        (magnitude < self.infinity()).then(|| Dyadic::new(IBig::from(significand), ulp))
    }

    /// The bit pattern that everything in `enclosure` rounds to; `None` if that is not one.
    pub fn round_enclosure(self, enclosure: &Enclosure) -> Option<u64> {
        match enclosure {
            Enclosure::Exact(x) => Some(self.round(x)),
            Enclosure::Beyond { negative } => {
                Some(self.with_sign(self.overflow(*negative), *negative))
            }
            Enclosure::Between(lower, upper) => {
                let result = self.round(&self.beside(lower, 1));
                (result == self.round(&self.beside(upper, -1))).then_some(result)
            }
        }
    }

    /// A number that rounds as x plus an infinitesimal of the sign `side` does.
    ///
    /// Let x = m·2^e and |x| in [2^b, 2^(b+1)). Near x, rounding changes only at multiples of 2^(b−1−p),
    /// or of 2^(min_ulp−1) if that is more. Both x and these are multiples of 2^min(e, b−1−p) at
    /// least, so none of them lies between x and x ± 2^min(e, b−1−p)−1.
    fn beside(self, x: &Dyadic, side: i64) -> Dyadic {
        let spacing = (x.binade() - 1 - i64::from(self.precision)).max(self.min_ulp() - 1);
        let step = if x.is_zero() { spacing } else { spacing.min(x.exponent()) } - 1;
        x + &Dyadic::new(IBig::from(side), step)
    }
}
