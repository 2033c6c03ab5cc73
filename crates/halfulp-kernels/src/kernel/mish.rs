//! mish.
//!
//! Method:  x·q(x)^K, K = 2^n, q piecewise polynomial; q^K is tanh(log(1 + e^x)), which falls off like e^x for
//!          x → -inf, and its K-th root is K times flatter. x is clamped where the result is -0, q where it is 1.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::gate::{LIFT, LIFTED_BELOW, square};
use crate::table::mish::{BF16, F16};

/// The kernel of `mish`.
#[derive(Clone, Copy, Debug)]
pub struct Mish;

/// 0.6 · 2^-124 − 2^-137; 0.6 is mish'(0). As in [`gate::bf16`](crate::gate::bf16).
const LIFT_OF_RESULT: f32 = LIFT * 0.6 - f32::from_bits(1 << 12);

impl Narrow for Mish {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let x = x.at_least(x.lit(-20.34375));
        x * square(F16.at(x), 3)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let tiny = x.abs().lt(x.lit(LIFTED_BELOW));
        let clamped = x.at_least(x.lit(-97.5));
        let lifted = A::select(tiny, clamped + x.lit(LIFT), clamped);
        let value = lifted * square(BF16.at(lifted), 5);
        A::select(tiny, value - x.lit(LIFT_OF_RESULT), value).at_most(x.at_least(x.lit(0.0)))
    }
}
