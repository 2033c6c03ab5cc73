//! The elementary functions of a ball.
//!
//! Each reduces its argument until a power series converges by at least a half each term, sums the
//! series in ball arithmetic, and bounds what it leaves out ([`sum_series`]). A series evaluated on
//! a ball encloses the function on the whole ball, so no derivative is needed.

use super::{Ball, Magnitude, nearest_integer, sum_series};
use crate::Dyadic;
use dashu_int::IBig;
use dashu_int::ops::{BitTest, SquareRoot, UnsignedAbs};

/// Beyond 2^40 an exponential is not computed: e^-2^40 < 2^-2^40, and e^2^40 has no useful bound.
const EXP_LIMIT: i64 = 40;

impl Ball {
    /// √self; everything if self may be negative.
    ///
    /// √ is concave, so √(x ± r) lies within √x − √(x−r) = r/(√x + √(x−r)) ≤ r/√x of √x.
    pub fn sqrt(&self) -> Ball {
        let precision = self.precision;
        let x = &self.midpoint;
        if x.is_zero() && self.radius.is_zero() {
            return self.clone();
        }
        if !self.is_positive() {
            return Ball::everything(precision);
        }
        // An even exponent, and 2·precision bits under the root: an integer root of precision bits.
        let wanted = 2 * i64::from(precision) - x.significand().bit_len() as i64;
        let shift = wanted.max(0) + (x.exponent() - wanted.max(0)).rem_euclid(2);
        let root = (x.significand().unsigned_abs() << shift as usize).sqrt();
        let root = Dyadic::new(IBig::from(root), (x.exponent() - shift) / 2);
        let truncation = Magnitude::power_of_two(root.exponent());
        let spread = self.radius.over(Magnitude::below(&root));
        Ball::new(root, spread + truncation, precision)
    }

    /// e^self = 2^k · e^r with r = self − k·log 2, |r| ≤ 1/2.
    pub fn exp(&self) -> Ball {
        match self.reduce_by_ln2() {
            Ok((k, r)) => (r.exp_series() + 1).scale2(k),
            Err(extreme) => extreme,
        }
    }

    /// e^self − 1, relative to its own size also where self is tiny.
    pub fn expm1(&self) -> Ball {
        match self.reduce_by_ln2() {
            Ok((0, r)) => r.exp_series(),
            Ok((k, r)) => (r.exp_series() + 1).scale2(k) - 1,
            Err(extreme) => extreme - 1,
        }
    }

    /// (k, self − k·log 2), the latter at most 1/2 in magnitude; or, where self is too large or too
    /// wide for that, what is known of e^self.
    fn reduce_by_ln2(&self) -> Result<(i64, Ball), Ball> {
        let precision = self.precision;
        if self.midpoint.binade() >= EXP_LIMIT || self.radius >= Magnitude::power_of_two(-4) {
            let limit = Dyadic::from(-(1 << EXP_LIMIT));
            let vanishes = self.upper().is_some_and(|upper| upper <= limit);
            return Err(if vanishes {
                Ball::around_zero(Magnitude::power_of_two(-(1 << EXP_LIMIT)), precision)
            } else {
                Ball::everything(precision)
            });
        }
        let k = (self.midpoint.to_f64() / core::f64::consts::LN_2).round() as i64;
        if k == 0 {
            return Ok((0, self.clone()));
        }
        // k·log 2 has as many bits before the point as k.
        let wide = precision + k.unsigned_abs().bit_len() as u32;
        Ok((k, (self - Ball::ln2(wide) * k).with_precision(precision)))
    }

    /// e^self − 1 = Σ self^n/n!, n ≥ 1, for |self| ≤ 1/2.
    fn exp_series(&self) -> Ball {
        sum_series(self.clone(), 0, |n, term| term * self / (n + 2))
    }

    /// log self; everything unless self is above 0.
    ///
    /// log self = k·log 2 + 2·atanh((f−1)/(f+1)) with self = 2^k·f, f in about [0.7, 1.41]. Near 1, k
    /// is 0 and f−1 exact, so that the result is relative to its own size.
    pub fn log(&self) -> Ball {
        if !self.is_positive() {
            return Ball::everything(self.precision);
        }
        let binade = self.midpoint.binade();
        let leading = self.midpoint.clone().scale2(-binade).to_f64();
        let k = binade + i64::from(leading > core::f64::consts::SQRT_2);
        let f = self.clone().scale2(-k);
        let log_f = ((&f - 1) / (f + 1)).atanh_series().scale2(1);
        if k == 0 { log_f } else { log_f + Ball::ln2(self.precision) * k }
    }

    /// log(1 + self), relative to its own size also where self is tiny; everything unless self > −1.
    ///
    /// 1 + x = (1 + z)/(1 − z) with z = x/(2 + x).
    pub fn log1p(&self) -> Ball {
        if self.magnitude() <= Magnitude::power_of_two(-2) {
            (self / (self + 2)).atanh_series().scale2(1)
        } else {
            (self + 1).log()
        }
    }

    /// atanh self = Σ self^(2n+1)/(2n+1), for |self| ≤ 1/2; everything beyond.
    fn atanh_series(&self) -> Ball {
        self.odd_series(self.square())
    }

    /// Σ self·square^n/(2n+1), for |square| ≤ 1/4.
    fn odd_series(&self, square: Ball) -> Ball {
        if square.magnitude() > Magnitude::power_of_two(-2) {
            return Ball::everything(self.precision);
        }
        let mut power = self.clone();
        sum_series(self.clone(), 0, |n, _| {
            power = &power * &square;
            &power / (2 * n + 3)
        })
    }

    /// atan self.
    ///
    /// |self| > 1: ±π/2 − atan(1/self). Then the argument is more than halved by
    /// atan x = 2·atan(x/(1 + √(1+x²))) until it is at most 1/4; the rest is the power series.
    pub fn atan(&self) -> Ball {
        let precision = self.precision;
        if self.radius >= Magnitude::power_of_two(-4) {
            return Ball::around_zero(Magnitude::power_of_two(1), precision);
        }
        if self.midpoint.abs() > Dyadic::from(1) {
            let half_pi = Ball::pi(precision).scale2(-1);
            let right = if self.midpoint.is_negative() { -half_pi } else { half_pi };
            return right - self.reciprocal().atan();
        }
        let (mut x, mut halvings) = (self.clone(), 0);
        while x.magnitude() > Magnitude::power_of_two(-2) {
            x = &x / ((x.square() + 1).sqrt() + 1);
            halvings += 1;
        }
        let minus_square = -x.square();
        x.odd_series(minus_square).scale2(halvings)
    }

    /// (sin self, cos self).
    ///
    /// self = k·π/2 + r, |r| ≤ π/4 or little more; then the power series of both.
    pub fn sin_cos(&self) -> (Ball, Ball) {
        let precision = self.precision;
        let unit = || Ball::around_zero(Magnitude::power_of_two(0), precision);
        // Above the range of every input format; below it, the midpoint has few integer bits.
        if self.radius >= Magnitude::power_of_two(-4) || self.midpoint.binade() > 1100 {
            return (unit(), unit());
        }
        let wide = precision + self.midpoint.binade().max(0) as u32 + 2;
        let half_pi = Ball::pi(wide).scale2(-1);
        let k = nearest_integer(&(self / &half_pi).midpoint);
        let multiple = half_pi * Ball::exact(Dyadic::new(k.clone(), 0), wide);
        let r = (self - multiple).with_precision(precision);

        let minus_square = -r.square();
        let sin = sum_series(r, 0, |n, term| term * &minus_square / ((2 * n + 2) * (2 * n + 3)));
        let cos = sum_series(Ball::integer(1, precision), 0, |n, term| {
            term * &minus_square / ((2 * n + 1) * (2 * n + 2))
        });
        match (k.bit(0), k.bit(1)) {
            (false, false) => (sin, cos),
            (true, false) => (cos, -sin),
            (false, true) => (-sin, -cos),
            (true, true) => (-cos, sin),
        }
    }

    /// sin self.
    pub fn sin(&self) -> Ball {
        self.sin_cos().0
    }

    /// cos self.
    pub fn cos(&self) -> Ball {
        self.sin_cos().1
    }

    /// tan self = sin self / cos self.
    pub fn tan(&self) -> Ball {
        let (sin, cos) = self.sin_cos();
        sin / cos
    }

    /// asin self = atan(self/√((1−self)(1+self))), |self| < 1.
    pub fn asin(&self) -> Ball {
        let one = Ball::integer(1, self.precision);
        (self / ((&one - self) * (one + self)).sqrt()).atan()
    }

    /// acos self = 2·atan(√((1−self)/(1+self))), |self| < 1: relative to its own size also near 1.
    pub fn acos(&self) -> Ball {
        let one = Ball::integer(1, self.precision);
        ((&one - self) / (one + self)).sqrt().atan().scale2(1)
    }

    /// sinh self = (u + u/(u+1))/2 with u = e^|self| − 1, and the sign of self.
    pub fn sinh(&self) -> Ball {
        if self.midpoint.is_negative() {
            return -(-self).sinh();
        }
        let u = self.expm1();
        (&u + &u / (&u + 1)).scale2(-1)
    }

    /// cosh self = (e^self + e^-self)/2.
    pub fn cosh(&self) -> Ball {
        let e = self.exp();
        (&e + e.reciprocal()).scale2(-1)
    }

    /// tanh self = −u/(u+2) with u = e^(−2|self|) − 1, and the sign of self: nothing overflows.
    pub fn tanh(&self) -> Ball {
        if self.midpoint.is_negative() {
            return -(-self).tanh();
        }
        let u = (-self).scale2(1).expm1();
        -(&u / (&u + 2))
    }

    /// asinh self = log1p(x + x²/(1 + √(1+x²))) with x = |self|, and the sign of self.
    pub fn asinh(&self) -> Ball {
        if self.midpoint.is_negative() {
            return -(-self).asinh();
        }
        let square = self.square();
        let root = (&square + 1).sqrt();
        (self + square / (root + 1)).log1p()
    }

    /// acosh self = log1p(y + √(y·(y+2))) with y = self − 1, self > 1.
    pub fn acosh(&self) -> Ball {
        let y = self - 1;
        (&y + (&y * (&y + 2)).sqrt()).log1p()
    }

    /// atanh self = log1p(2x/(1−x))/2 with x = |self| < 1, and the sign of self.
    pub fn atanh(&self) -> Ball {
        if self.midpoint.is_negative() {
            return -(-self).atanh();
        }
        let one = Ball::integer(1, self.precision);
        (self.clone().scale2(1) / (one - self)).log1p().scale2(-1)
    }

    /// The logistic function 1/(1 + e^-self).
    pub fn sigmoid(&self) -> Ball {
        ((-self).exp() + 1).reciprocal()
    }
}
