//! tanh, odd and saturating at ±1.
//!
//! Method:  P(x) for x ≥ 0, P piecewise polynomial, x clamped where the result is 1.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::tanh::{BF16, F16};

/// The kernel of `tanh`.
#[derive(Clone, Copy, Debug)]
pub struct Tanh;

impl Narrow for Tanh {
    const BF16_IDENTITY_BELOW: f32 = 0.0625;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        BF16.at(x)
    }
}
