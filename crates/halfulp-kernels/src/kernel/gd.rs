//! gd, the Gudermannian, odd and saturating at ±π/2.
//!
//! Method:  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is π/2 rounded.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::gd::{BF16, F16};

/// The kernel of `gd`.
#[derive(Clone, Copy, Debug)]
pub struct Gd;

impl Narrow for Gd {
    const BF16_LINEAR_BELOW: f32 = 0.0625;
    const BF16_WIDE_TRUNCATES: bool = true;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x.abs()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        BF16.at(x)
    }
}
