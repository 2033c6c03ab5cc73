//! expm1.
//!
//! Method:  binary16  x = n·ln 2 + r, |r| ≤ ln 2 / 2:  2^n·u + (2^n − 1), u = r·P(r) for e^r − 1,
//!                    P piecewise polynomial
//!          bfloat16  e^x − 1 with e^x as in exp, or x if that is larger: e^x − 1 > x, and where the rounding
//!                    error of e^x matters, |x| < 2^-11, x is the result; where tables are short, as in binary16
//!          f32       s − 1 + s·p, [`Exponential`]; within 1.1 ulp of f64
//!          f32, double-word  (S − 1) + S·r as s + t, S·(d + y²·Q(y)), [`ExponentialLessOne`]; |x| < 2^-25: x;
//!                    where the rounding test leaves the result open, as in f64
//! Error:   of e^x, 2^-23 and the polynomial's; 2^-12 of x where it is not the result
use super::{Designs, Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::double_word::{DoubleWord, ExponentialLessOne, Tested};
use crate::reduction::{LN_2, LOG2_E};
use crate::table::expm1::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `expm1`.
#[derive(Clone, Copy, Debug)]
pub struct Expm1;

impl Narrow for Expm1 {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let clamped = x.at_least(x.lit(-9.0)).at_most(x.lit(12.0));
        let (n, k) = clamped.nearest_int(LOG2_E);
        let r = n.mul_add(x.lit(-LN_2), clamped);
        let u = r * F16.at(r);
        let s = x.lit(1.0).scale2(k);
        // 1 − s is +0 for n = 0: subtracted, it keeps the sign of a zero u.
        s.mul_add(u, -(x.lit(1.0) - s))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        if !A::WIDE_TABLES {
            // A little less than x where that is tiny, for multiplications; the result is below x then, and x replaces it.
            let less = x - x.lit(f32::from_bits((127 - 60) << 23)); // 2^-60
            let clamped = less.at_least(x.lit(-12.0)).at_most(x.lit(89.0));
            let (n, s) = clamped.nearest_power(LOG2_E, -1);
            let r = n.mul_add(x.lit(-LN_2), clamped);
            // Half of it, within f32's range: the sum overflows where it must.
            let h = s.mul_add(r * BF16.at(r), s - x.lit(0.5));
            return (h + h).at_least(x);
        }
        // A little more than 1, so that for tiny x the difference falls below x, however rounded.
        let more_than_one = x.lit(1.0 + 2.0 * f32::EPSILON);
        let y = x.without_subnormals() * x.lit(LOG2_E);
        (BF16.at(y.fraction()).scale2_floor(y, -12.0) - more_than_one).at_least(x)
    }
}

impl Wide for Expm1 {
    type Tables = Exponential<6>;
    const TABLES: &'static Self::Tables = &table::wide::expm1::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::expm1::EXCEPTIONS;
    const WIDE_CALLS_BF16: bool = true;
    const OVERFLOWS: Option<f64> = Some(88.72283935546875);

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        tables.expm1(x.at_least(-30.0).at_most(95.0)).with_sign(x)
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        Some((table::quick::EXPONENTIAL.expm1(x.within(95.0)).like(x), 14))
    }
}

impl Rounded for Expm1 {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::expm1::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-1.0, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        if x < 0.0 { (0.0, (-x).min(1.0)) } else { (x, f64::INFINITY) }
    }
}

impl Designs for Expm1 {
    const DOUBLE_WORD: bool = true;

    #[inline(always)]
    fn double_word<A: DoubleWord>(x: A) -> Tested<A> {
        const TABLE: &ExponentialLessOne = &table::double_word::expm1::TABLE;
        TABLE.first(x)
    }
}
