//! Bounds of magnitudes: short, and always rounded to the safe side.

use super::super::Dyadic;
use core::ops::{Add, Mul};
use dashu_int::IBig;
use dashu_int::ops::{BitTest, UnsignedAbs};

/// A bound on a magnitude: significand · 2^exponent with 32 bits of significand, 0 or infinite.
///
/// Sums, products and [`Magnitude::above`] round up, so they bound from above what they are given
/// bounds from above of; operations named `…_below` round down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Magnitude {
    /// 0, or in [2^31, 2^32), so that the order is that of exponents, then of significands.
    significand: u64,
    exponent: i64,
}

impl Magnitude {
    /// 0.
    pub const ZERO: Self = Magnitude { significand: 0, exponent: i64::MIN / 4 };
    /// No bound at all.
    pub const INFINITE: Self = Magnitude { significand: 1 << 31, exponent: i64::MAX / 4 };

    /// significand · 2^exponent, rounded up to 32 bits.
    fn new(significand: u128, exponent: i64) -> Self {
        if significand == 0 {
            return Magnitude::ZERO;
        }
        let drop = 96 - significand.leading_zeros() as i32;
        if drop <= 0 {
            let significand = (significand << -drop) as u64;
            return Magnitude { significand, exponent: exponent + i64::from(drop) };
        }
        let up =
            (significand >> drop) as u64 + u64::from(significand.trailing_zeros() < drop as u32);
        // Rounding up may carry to 2^32, whose half is 2^31 exactly.
        let carry = up >> 32;
        Magnitude { significand: up >> carry, exponent: exponent + i64::from(drop) + carry as i64 }
    }

    /// 2^n.
    pub fn power_of_two(n: i64) -> Self {
        Magnitude { significand: 1 << 31, exponent: n - 31 }
    }

    /// A bound of |x| from above, within 2^-31 of it.
    pub fn above(x: &Dyadic) -> Self {
        let (leading, exponent, exact) = leading(x);
        Magnitude::new(u128::from(leading) + u128::from(!exact), exponent)
    }

    /// A bound of |x| from below, within 2^-31 of it.
    pub fn below(x: &Dyadic) -> Self {
        let (leading, exponent, _) = leading(x);
        Magnitude::new(u128::from(leading), exponent)
    }

    /// Whether this bounds nothing.
    pub fn is_infinite(self) -> bool {
        self.exponent >= Self::INFINITE.exponent
    }

    /// Whether this is 0.
    pub fn is_zero(self) -> bool {
        self.significand == 0
    }

    /// self · 2^n, exactly.
    pub fn scale2(self, n: i64) -> Self {
        if self.is_zero() || self.is_infinite() {
            return self;
        }
        Magnitude { exponent: self.exponent + n, ..self }
    }

    /// A bound from below of self − other, where self bounds from below and other from above.
    /// `None` if that is not above 0.
    pub fn minus_below(self, other: Self) -> Option<Self> {
        if other >= self {
            return None;
        }
        if other.is_zero() {
            return Some(self);
        }
        let gap = self.exponent - other.exponent;
        // 32 more bits hold the difference exactly, or else other is below 2^-32 of self.
        let other = if gap > 32 { 1 } else { (u128::from(other.significand) << 32) >> gap };
        let difference = (u128::from(self.significand) << 32) - other;
        let drop = (96 - difference.leading_zeros() as i32).max(0);
        (difference != 0)
            .then(|| Magnitude::new(difference >> drop, self.exponent - 32 + i64::from(drop)))
    }

    /// A bound from above of self / other, where self bounds from above and other from below.
    pub fn over(self, other: Self) -> Self {
        if other.is_zero() || self.is_infinite() {
            return Magnitude::INFINITE;
        }
        if self.is_zero() {
            return self;
        }
        let quotient = (u128::from(self.significand) << 32) / u128::from(other.significand);
        Magnitude::new(quotient + 1, self.exponent - other.exponent - 32)
    }

    /// The bound as an exact number. The bound must not be infinite.
    pub fn to_dyadic(self) -> Dyadic {
        Dyadic::new(IBig::from(self.significand), self.exponent)
    }
}

/// The leading 32 bits of |x|, their exponent, and whether they are all of |x|.
fn leading(x: &Dyadic) -> (u64, i64, bool) {
    let significand = x.significand();
    let drop = significand.bit_len().saturating_sub(32);
    let leading = u64::try_from(significand.unsigned_abs() >> drop).unwrap_or_default();
    let exact = significand.trailing_zeros().is_none_or(|zeros| zeros >= drop);
    (leading, x.exponent() + drop as i64, exact)
}

impl PartialOrd for Magnitude {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Magnitude {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        (self.exponent, self.significand).cmp(&(other.exponent, other.significand))
    }
}

impl Add for Magnitude {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let (large, small) = if self >= other { (self, other) } else { (other, self) };
        if small.is_zero() || large.is_infinite() {
            return large;
        }
        let gap = large.exponent - small.exponent;
        let aligned = if gap >= 32 { 1 } else { (small.significand >> gap) + u64::from(gap != 0) };
        Magnitude::new(u128::from(large.significand + aligned), large.exponent)
    }
}

impl Mul for Magnitude {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        if self.is_infinite() || other.is_infinite() {
            return Magnitude::INFINITE;
        }
        let product = u128::from(self.significand) * u128::from(other.significand);
        Magnitude::new(product, self.exponent + other.exponent)
    }
}
