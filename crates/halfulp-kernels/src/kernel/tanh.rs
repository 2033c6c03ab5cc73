//! tanh, odd and saturating at ±1.
//!
//! Method:  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is 1.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::tanh::{BF16, F16};

/// The kernel of `tanh`.
#[derive(Clone, Copy, Debug)]
pub struct Tanh;

impl Narrow for Tanh {
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
