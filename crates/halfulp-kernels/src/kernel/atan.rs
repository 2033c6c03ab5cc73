//! atan.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::atan::{BF16, F16};

/// The kernel of `atan`.
#[derive(Clone, Copy, Debug)]
pub struct Atan;

impl Narrow for Atan {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x.abs()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let a = x.abs();
        let small = x.lit(0.0625);
        A::select(a.lt(small), x, BF16.at(a.at_least(small)).mul_sign(x))
    }
}
