//! Enclosures: a midpoint and a radius.
//!
//! Every operation returns a ball that holds f(x, y) for *all* x and y in the balls it is given. Two
//! errors make its radius: what the radii of the operands become under the operation, and what
//! rounding the midpoint to the working precision loses (less than one unit of its last place).
//!
//! A function of a ball is then written as a formula, and its proof is the formula's. The radius is
//! relative to the midpoint, not absolute, as long as the formula neither cancels nor passes
//! through something larger than its result; where it does, the loss shows in the radius, and the
//! caller repeats with more precision.

mod constants;
mod elementary;
mod erf;
mod magnitude;

pub use magnitude::Magnitude;

use crate::Dyadic;
use core::ops::{Add, Div, Mul, Neg, Sub};
use dashu_int::IBig;
use dashu_int::ops::BitTest;

/// An enclosure of a real number: all numbers within `radius` of `midpoint`.
///
/// It carries the precision, in bits, to which operations round their midpoints; an operation on two
/// balls works in the larger one.
#[derive(Clone, Debug)]
pub struct Ball {
    midpoint: Dyadic,
    radius: Magnitude,
    precision: u32,
}

impl Ball {
    /// The ball around `midpoint`, which is rounded to `precision` bits.
    pub fn new(midpoint: Dyadic, radius: Magnitude, precision: u32) -> Self {
        let ulp = midpoint.binade() + 1 - i64::from(precision);
        let (midpoint, inexact) = midpoint.truncated_at(ulp);
        let error = if inexact { Magnitude::power_of_two(ulp) } else { Magnitude::ZERO };
        Ball { midpoint, radius: radius + error, precision }
    }

    /// The number `x` itself, whatever its length; operations on it round to `precision` bits.
    pub fn exact(x: Dyadic, precision: u32) -> Self {
        Ball { midpoint: x, radius: Magnitude::ZERO, precision }
    }

    /// The integer `n`.
    pub fn integer(n: i64, precision: u32) -> Self {
        Ball::exact(Dyadic::from(n), precision)
    }

    /// All numbers of magnitude at most `radius`.
    pub fn around_zero(radius: Magnitude, precision: u32) -> Self {
        Ball { midpoint: Dyadic::from(0), radius, precision }
    }

    /// All real numbers: the enclosure of what could not be bounded.
    pub fn everything(precision: u32) -> Self {
        Ball::around_zero(Magnitude::INFINITE, precision)
    }

    /// The midpoint.
    pub fn midpoint(&self) -> &Dyadic {
        &self.midpoint
    }

    /// The radius.
    pub fn radius(&self) -> Magnitude {
        self.radius
    }

    /// The working precision in bits.
    pub fn precision(&self) -> u32 {
        self.precision
    }

    /// The lower end; `None` if there is none.
    pub fn lower(&self) -> Option<Dyadic> {
        self.outer_radius().map(|radius| &self.midpoint - &radius)
    }

    /// The upper end; `None` if there is none.
    pub fn upper(&self) -> Option<Dyadic> {
        self.outer_radius().map(|radius| &self.midpoint + &radius)
    }

    /// The radius, or where it is so small that the ends would be much longer than the midpoint a
    /// larger one.
    fn outer_radius(&self) -> Option<Dyadic> {
        if self.radius.is_zero() {
            return Some(Dyadic::from(0));
        }
        let least = self.midpoint.binade() - 2 * i64::from(self.precision) - 64;
        self.is_bounded().then(|| self.radius.max(Magnitude::power_of_two(least)).to_dyadic())
    }

    /// Whether the ball is anything but [`Ball::everything`].
    pub fn is_bounded(&self) -> bool {
        !self.radius.is_infinite()
    }

    /// Whether `x` may be the number enclosed.
    pub fn contains(&self, x: &Dyadic) -> bool {
        !self.is_bounded() || (x - &self.midpoint).abs() <= self.radius.to_dyadic()
    }

    /// A bound from above of the magnitude of every number enclosed.
    pub fn magnitude(&self) -> Magnitude {
        Magnitude::above(&self.midpoint) + self.radius
    }

    /// A bound from below of the same; `None` if 0 may be enclosed.
    pub fn magnitude_below(&self) -> Option<Magnitude> {
        Magnitude::below(&self.midpoint).minus_below(self.radius)
    }

    /// Whether every number enclosed is above 0.
    pub fn is_positive(&self) -> bool {
        !self.midpoint.is_negative() && self.magnitude_below().is_some()
    }

    /// The same enclosure, to be worked on with, and rounded to, `precision` bits.
    pub fn with_precision(self, precision: u32) -> Self {
        Ball::new(self.midpoint, self.radius, precision)
    }

    /// The enclosure widened by `error` on both sides.
    pub fn widened(mut self, error: Magnitude) -> Self {
        self.radius = self.radius + error;
        self
    }

    /// self · 2^n, exactly.
    pub fn scale2(self, n: i64) -> Self {
        Ball { midpoint: self.midpoint.scale2(n), radius: self.radius.scale2(n), ..self }
    }

    /// self².
    pub fn square(&self) -> Self {
        self * self
    }

    /// 1 / self.
    pub fn reciprocal(&self) -> Self {
        Ball::integer(1, self.precision) / self
    }
}

impl Neg for Ball {
    type Output = Ball;

    fn neg(self) -> Ball {
        Ball { midpoint: -&self.midpoint, ..self }
    }
}

impl Neg for &Ball {
    type Output = Ball;

    fn neg(self) -> Ball {
        -self.clone()
    }
}

impl Add for &Ball {
    type Output = Ball;

    /// Radii add. Bits more than 4 places below the last one of the larger operand are dropped
    /// first, so that operands far apart stay short: 2 · 2^-4 ulp.
    fn add(self, other: &Ball) -> Ball {
        let precision = self.precision.max(other.precision);
        let (x, y) = (&self.midpoint, &other.midpoint);
        let last = x.binade().max(y.binade()) - i64::from(precision) - 4;
        let ((x, x_inexact), (y, y_inexact)) = (x.truncated_at(last), y.truncated_at(last));
        let mut radius = self.radius + other.radius;
        if x_inexact || y_inexact {
            radius = radius + Magnitude::power_of_two(last + 1);
        }
        Ball::new(&x + &y, radius, precision)
    }
}

impl Sub for &Ball {
    type Output = Ball;

    fn sub(self, other: &Ball) -> Ball {
        self + &-other
    }
}

impl Mul for &Ball {
    type Output = Ball;

    /// (x ± r)(y ± s) lies within |x|·s + |y|·r + r·s of x·y.
    fn mul(self, other: &Ball) -> Ball {
        let (x, y, r, s) = (&self.midpoint, &other.midpoint, self.radius, other.radius);
        let mut radius = Magnitude::ZERO;
        if !s.is_zero() {
            radius = radius + Magnitude::above(x) * s;
        }
        if !r.is_zero() {
            radius = radius + (Magnitude::above(y) + s) * r;
        }
        Ball::new(x * y, radius, self.precision.max(other.precision))
    }
}

impl Div for &Ball {
    type Output = Ball;

    /// (x ± r)/(y ± s) lies within (r + |x/y|·s)/(|y| − s) of x/y, if |y| > s. The midpoint's
    /// quotient is truncated: less than one unit of its last place.
    fn div(self, other: &Ball) -> Ball {
        let precision = self.precision.max(other.precision);
        let (x, y) = (&self.midpoint, &other.midpoint);
        let Some(divisor) = other.magnitude_below() else {
            return Ball::everything(precision);
        };
        let lengths = y.significand().bit_len() as i64 - x.significand().bit_len() as i64;
        let shift = (i64::from(precision) + lengths).max(0);
        let quotient = (x.significand() << shift as usize) / y.significand();
        let quotient = Dyadic::new(quotient, x.exponent() - shift - y.exponent());
        let mut radius = self.radius;
        if !other.radius.is_zero() {
            radius = radius + Magnitude::above(x).over(Magnitude::below(y)) * other.radius;
        }
        let truncation = Magnitude::power_of_two(quotient.exponent());
        Ball::new(quotient, radius.over(divisor) + truncation, precision)
    }
}

/// Derives the operations on owned balls, and on a ball and an integer, from those on references.
macro_rules! forward_operators {
    ($($operator:ident $method:ident),*) => {$(
        impl $operator<Ball> for Ball {
            type Output = Ball;
            fn $method(self, other: Ball) -> Ball {
                (&self).$method(&other)
            }
        }
        impl $operator<&Ball> for Ball {
            type Output = Ball;
            fn $method(self, other: &Ball) -> Ball {
                (&self).$method(other)
            }
        }
        impl $operator<Ball> for &Ball {
            type Output = Ball;
            fn $method(self, other: Ball) -> Ball {
                self.$method(&other)
            }
        }
        impl $operator<i64> for &Ball {
            type Output = Ball;
            fn $method(self, n: i64) -> Ball {
                self.$method(&Ball::integer(n, self.precision))
            }
        }
        impl $operator<i64> for Ball {
            type Output = Ball;
            fn $method(self, n: i64) -> Ball {
                (&self).$method(n)
            }
        }
    )*};
}
forward_operators!(Add add, Sub sub, Mul mul, Div div);

/// Σ terms, each next one made by `next(n, term)` from the n-th, the first being the 0-th.
///
/// From term `settled` on, the magnitude of each term must be at most half that of the one before;
/// then what follows a term sums to no more than the term itself, which is added to the radius where
/// the sum is cut off: at the first term below the sum's last place.
fn sum_series(first: Ball, settled: i64, mut next: impl FnMut(i64, &Ball) -> Ball) -> Ball {
    let precision = i64::from(first.precision);
    let mut sum = first.clone();
    let mut term = first;
    for n in 0.. {
        let magnitude = term.magnitude();
        if n >= settled && magnitude <= sum.magnitude().scale2(-precision) {
            return sum.widened(magnitude);
        }
        term = next(n, &term);
        sum = sum + &term;
    }
    unreachable!("terms at least halve, so one of them ends the sum")
}

/// The integer nearest to `x`, or one next to it.
fn nearest_integer(x: &Dyadic) -> IBig {
    match x.exponent() {
        0.. => x.significand() << x.exponent() as usize,
        _ if x.binade() < -1 => IBig::ZERO,
        e => ((x.significand() >> (-e - 1) as usize) + IBig::ONE) >> 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_cut_off_keeps_its_limit() {
        // Σ 2^-n = 2: every term and every sum kept is exact, so only the remainder reaches 2.
        let sum = sum_series(Ball::integer(1, 64), 0, |_, term| term.clone().scale2(-1));
        assert!(sum.contains(&Dyadic::from(2)));
        assert!(sum.radius() <= Magnitude::power_of_two(-60));
        // Σ (n+1)/4^n = 16/9.
        let sum =
            sum_series(Ball::integer(1, 64), 0, |n, term| (term * (n + 2) / (n + 1)).scale2(-2));
        assert!((sum * 9).contains(&Dyadic::from(16)));
    }

    #[test]
    fn nearest_integers() {
        let cases: [(f64, i64); 7] = [
            (0.0, 0),
            (0.49, 0),
            (0.5, 1),
            (-0.75, -1),
            (2.5, 3),
            (-7.2, -7),
            (3e9, 3_000_000_000),
        ];
        for (x, n) in cases {
            assert_eq!(nearest_integer(&Dyadic::from_f64(x).unwrap()), IBig::from(n));
        }
        assert_eq!(nearest_integer(&Dyadic::from(3).scale2(70)), IBig::from(3) << 70);
    }
}
