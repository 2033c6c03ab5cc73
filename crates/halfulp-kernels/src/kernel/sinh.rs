//! sinh, odd.
//!
//! Method:  binary16  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is infinite
//!          bfloat16  x·Q(x)^16 for x ≥ 0, Q piecewise polynomial, near (sinh(x)/x)^(1/16): the power brings
//!                    the exponential within reach of polynomials
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::sinh::{BF16, F16};

/// The kernel of `sinh`.
#[derive(Clone, Copy, Debug)]
pub struct Sinh;

impl Narrow for Sinh {
    const BF16_LINEAR_BELOW: f32 = 0.0625;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x.abs()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let q = BF16.at(x);
        let q2 = q * q;
        let q4 = q2 * q2;
        let q8 = q4 * q4;
        (q8 * q8) * x
    }
}
