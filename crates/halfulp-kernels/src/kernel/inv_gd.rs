//! inv_gd, the inverse Gudermannian, odd.
//!
//! Method:  sign(x)·P(|x|) for |x| < π/2, P piecewise polynomial with cells that narrow towards π/2; NaN beyond
use core::f32::consts::FRAC_PI_2;

use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::inv_gd::{BF16, F16};

/// The kernel of `inv_gd`.
#[derive(Clone, Copy, Debug)]
pub struct InvGd;

impl Narrow for InvGd {
    const BF16_LINEAR_BELOW: f32 = 0.0625;
    const BF16_WIDE_TRUNCATES: bool = true;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let a = x.abs();
        let inside = a.lt(x.lit(FRAC_PI_2));
        let value = if A::WIDE_TABLES {
            F16.at(a).mul_sign(x)
        } else {
            x * F16.at(x.lit(FRAC_PI_2) - a)
        };
        A::select(inside, value, x.lit(f32::NAN))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let inside = x.lt(x.lit(FRAC_PI_2));
        A::select(inside, BF16.at(x), x.lit(f32::NAN))
    }
}
