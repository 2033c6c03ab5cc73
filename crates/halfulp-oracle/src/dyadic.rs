//! Exact numbers: an integer times a power of two.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};
use dashu_int::IBig;
use dashu_int::ops::BitTest;

/// The number significand · 2^exponent, exactly.
#[derive(Clone, Debug)]
pub struct Dyadic {
    significand: IBig,
    exponent: i64,
}

impl Dyadic {
    /// The number significand · 2^exponent.
    pub fn new(significand: IBig, exponent: i64) -> Self {
        Dyadic { significand, exponent }
    }

    /// 2^n.
    pub fn power_of_two(n: i64) -> Self {
        Dyadic::new(IBig::ONE, n)
    }

    /// The value of `x`; `None` for infinities and NaN.
    pub fn from_f64(x: f64) -> Option<Self> {
        if !x.is_finite() {
            return None;
        }
        let biased = (x.to_bits() >> 52 & 0x7ff) as i64;
        let fraction = (x.to_bits() & ((1 << 52) - 1)) as i64;
        let significand = if biased == 0 { fraction } else { fraction | 1 << 52 };
        let zeros = if significand == 0 { 0 } else { significand.trailing_zeros() };
        let magnitude = IBig::from(significand >> zeros);
        let exponent = biased.max(1) - 1075 + i64::from(zeros);
        Some(Dyadic::new(if x.is_sign_negative() { -magnitude } else { magnitude }, exponent))
    }

    /// The nearest f64, up to its last bits; infinite or zero beyond its range.
    pub fn to_f64(&self) -> f64 {
        let excess = self.significand.bit_len().saturating_sub(64);
        let leading = (&self.significand >> excess).to_f64().value();
        // Two factors, since 2^n alone may leave f64's range where the product does not.
        let n = (self.exponent + excess as i64).clamp(-2200, 2200) as i32;
        leading * 2f64.powi(n / 2) * 2f64.powi(n - n / 2)
    }

    /// The integer factor.
    pub fn significand(&self) -> &IBig {
        &self.significand
    }

    /// The exponent of the factor that is a power of two.
    pub fn exponent(&self) -> i64 {
        self.exponent
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.significand.is_zero()
    }

    /// Whether this is below 0.
    pub fn is_negative(&self) -> bool {
        self.significand < IBig::ZERO
    }

    /// The magnitude.
    pub fn abs(&self) -> Self {
        if self.is_negative() { -self } else { self.clone() }
    }

    /// The n with 2^n ≤ |self| < 2^(n+1); for 0 a number below every exponent in use.
    pub fn binade(&self) -> i64 {
        if self.is_zero() {
            i64::MIN / 4
        } else {
            self.exponent + self.significand.bit_len() as i64 - 1
        }
    }

    /// self · 2^n.
    pub fn scale2(mut self, n: i64) -> Self {
        self.exponent += n;
        self
    }

    /// The significand of the same number written with an exponent not above its own.
    fn significand_at(&self, exponent: i64) -> IBig {
        &self.significand << (self.exponent - exponent) as usize
    }

    /// The same number, or a neighbour less than 2^`exponent` away, with no bit below 2^`exponent`;
    /// and whether anything was dropped.
    pub(crate) fn truncated_at(&self, exponent: i64) -> (Self, bool) {
        let drop = exponent - self.exponent;
        if drop <= 0 || self.significand.trailing_zeros().is_none_or(|zeros| zeros as i64 >= drop) {
            return (self.clone(), false);
        }
        if self.binade() < exponent {
            return (Dyadic::new(IBig::ZERO, exponent), true);
        }
        (Dyadic::new(&self.significand >> drop as usize, exponent), true)
    }
}

impl From<i64> for Dyadic {
    fn from(n: i64) -> Self {
        Dyadic::new(IBig::from(n), 0)
    }
}

impl Add for &Dyadic {
    type Output = Dyadic;

    fn add(self, other: &Dyadic) -> Dyadic {
        // The exponent of a zero says nothing: it must not lengthen the other significand.
        if self.is_zero() || other.is_zero() {
            return if self.is_zero() { other.clone() } else { self.clone() };
        }
        let exponent = self.exponent.min(other.exponent);
        Dyadic::new(self.significand_at(exponent) + other.significand_at(exponent), exponent)
    }
}

impl Sub for &Dyadic {
    type Output = Dyadic;

    fn sub(self, other: &Dyadic) -> Dyadic {
        self + &-other
    }
}

impl Mul for &Dyadic {
    type Output = Dyadic;

    fn mul(self, other: &Dyadic) -> Dyadic {
        Dyadic::new(&self.significand * &other.significand, self.exponent + other.exponent)
    }
}

impl Neg for &Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        Dyadic::new(-&self.significand, self.exponent)
    }
}

impl PartialEq for Dyadic {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Dyadic {}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        let sign = |x: &Dyadic| x.significand.cmp(&IBig::ZERO);
        sign(self).cmp(&sign(other)).then_with(|| {
            // Signs are equal; binades decide without aligning exponents that are far apart.
            let by_binade = self.binade().cmp(&other.binade());
            if by_binade != Ordering::Equal {
                return if self.is_negative() { by_binade.reverse() } else { by_binade };
            }
            let exponent = self.exponent.min(other.exponent);
            self.significand_at(exponent).cmp(&other.significand_at(exponent))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f64_round_trip() {
        for x in [0.0, 1.0, -1.5, f64::MIN_POSITIVE, 5e-324, f64::MAX, -0.1, 2f64.powi(-149)] {
            assert_eq!(Dyadic::from_f64(x).unwrap().to_f64(), x);
        }
        assert_eq!(Dyadic::from_f64(f64::INFINITY), None);
        assert_eq!(Dyadic::from_f64(f64::NAN), None);
    }

    #[test]
    fn order() {
        let sorted = [-4e30, -1.0, -1e-300, 0.0, 1e-300, 0.75, 1.0, 1.5, 4e30];
        for (i, x) in sorted.iter().enumerate() {
            for (j, y) in sorted.iter().enumerate() {
                let (x, y) = (Dyadic::from_f64(*x).unwrap(), Dyadic::from_f64(*y).unwrap());
                assert_eq!(x.cmp(&y), i.cmp(&j));
            }
        }
        assert_eq!(Dyadic::new(IBig::from(4), -1), Dyadic::from(2));
    }
}
