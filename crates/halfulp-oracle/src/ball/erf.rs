//! The error function and its complement.
//!
//! With M the midpoint and p the precision, erfc M is
//!
//! - 1 − erf M, for M² < p, where erf M is summed with 1.5·M² more bits: erfc M > 2^(-1.45·M²-8) there,
//!   so the cancellation costs no more;
//! - e^(-M²)/(M·√π) · (1 − 1/(2M²) + 3/(2M²)² − …), for M² ≥ p: the asymptotic series envelops erfc
//!   (NIST DLMF §7.12(i): the error is below the first term left out), and its terms fall until they
//!   are near e^(-M²) < 2^-p.
//!
//! So the tail keeps its relative accuracy, and never costs more than about 2.5·p bits.

use super::{Ball, Magnitude, sum_series};
use crate::Dyadic;

impl Ball {
    /// erf self = 2/√π · ∫ e^(-t²) dt from 0 to self.
    ///
    /// |erf'| ≤ 2/√π < 2^0.2: the radius grows by that factor.
    pub fn erf(&self) -> Ball {
        if self.midpoint.is_negative() {
            return -(-self).erf();
        }
        let m = self.at_midpoint();
        let value = if m.square_exceeds_precision() {
            Ball::integer(1, self.precision) - m.erfc_asymptotic()
        } else {
            m.erf_series()
        };
        value.widened(self.radius * Magnitude::above(&Dyadic::from_f64(1.13).unwrap()))
    }

    /// erfc self = 1 − erf self, relative to its own size also where that is tiny.
    ///
    /// For x ≥ 0, −erfc'/erfc increases and is below 2x + 2/√π (the inverse of Mills' ratio; Mitrinović,
    /// Analytic Inequalities, §2.26), so on x ± r, erfc varies by a factor within e^(±h), with
    /// h = r·(2(x+r) + 1.13), and e^h − 1 ≤ 2h for h ≤ 1.
    pub fn erfc(&self) -> Ball {
        if self.midpoint.is_negative() {
            return Ball::integer(2, self.precision) - (-self).erfc();
        }
        let hazard = self.magnitude().scale2(1) + Magnitude::power_of_two(1);
        let h = self.radius * hazard;
        if h > Magnitude::power_of_two(0) {
            return Ball::around_zero(Magnitude::power_of_two(1), self.precision);
        }
        let m = self.at_midpoint();
        let value = if m.square_exceeds_precision() {
            m.erfc_asymptotic()
        } else {
            let x = m.midpoint.to_f64();
            let precision = self.precision + (1.5 * x * x) as u32 + 16;
            let complement = Ball::integer(1, precision) - m.with_precision(precision).erf_series();
            complement.with_precision(self.precision)
        };
        let spread = if h.is_zero() { h } else { value.magnitude() * h.scale2(1) };
        value.widened(spread)
    }

    fn at_midpoint(&self) -> Ball {
        Ball::exact(self.midpoint.clone(), self.precision)
    }

    fn square_exceeds_precision(&self) -> bool {
        let x = self.midpoint.to_f64();
        x * x > f64::from(self.precision) + 1.0
    }

    /// erf x = 2/√π · e^(-x²) · Σ 2^n·x^(2n+1)/(1·3·…·(2n+1)) (DLMF 7.6.2): no term is negative.
    ///
    /// Term n+1 is 2x²/(2n+3) of term n: at most a half once n ≥ 2x².
    fn erf_series(&self) -> Ball {
        let square = self.square();
        let twice = square.clone().scale2(1);
        let settled = twice.midpoint.to_f64().ceil() as i64 + 1;
        let sum = sum_series(self.clone(), settled, |n, term| term * &twice / (2 * n + 3));
        Ball::two_over_sqrt_pi(self.precision) * (-square).exp() * sum
    }

    /// erfc of an exact number whose square exceeds the precision.
    fn erfc_asymptotic(&self) -> Ball {
        let precision = self.precision;
        // e^(-x²) needs x² to an absolute error of 2^-p.
        let wide = precision + 2 * (self.midpoint.binade().clamp(0, 64) as u32 + 1);
        let gauss = (-self.clone().with_precision(wide).square()).exp().with_precision(precision);
        let minus_twice_square = -self.square().scale2(1);
        let mut term = Ball::integer(1, precision);
        let mut sum = term.clone();
        for n in 0.. {
            term = term * (2 * n + 1) / &minus_twice_square;
            sum = sum + &term;
            if term.magnitude() <= Magnitude::power_of_two(-i64::from(precision)) {
                // The first term left out is below this one, since (2n+3)/(2x²) < 1 so far.
                sum = sum.widened(term.magnitude());
                break;
            }
        }
        gauss * sum * Ball::two_over_sqrt_pi(precision).scale2(-1) / self
    }
}
