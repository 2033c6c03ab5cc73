//! expm1.
//!
//! Method:  binary16  x = n·ln 2 + r, |r| ≤ ln 2 / 2:  2^n·u + (2^n − 1), u = r·P(r) for e^r − 1,
//!                    P piecewise polynomial
//!          bfloat16  e^x − 1 with e^x as in exp, or x if that is larger: e^x − 1 > x, and where the rounding
//!                    error of e^x matters, |x| < 2^-11, x is the result
//!          f32       s − 1 + s·p, [`Exponential`]; within 1.1 ulp of f64
//! Error:   of e^x, 2^-23 and the polynomial's; 2^-12 of x where it is not the result
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
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
        let y = x.without_subnormals() * x.lit(LOG2_E);
        // A little more than 1, so that for tiny x the difference falls below x, however rounded.
        let more_than_one = x.lit(1.0 + 2.0 * f32::EPSILON);
        (BF16.at(y.fraction()).scale2_floor(y, -12.0) - more_than_one).at_least(x)
    }
}

impl Wide for Expm1 {
    type Tables = Exponential<6>;
    const TABLES: &'static Self::Tables = &table::wide::expm1::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::expm1::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        tables.expm1(x.at_least(-30.0).at_most(95.0)).with_sign(x)
    }
}
