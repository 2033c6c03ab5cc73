//! sinh.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::sinh::{BF16, F16};

/// The kernel of `sinh`.
#[derive(Clone, Copy, Debug)]
pub struct Sinh;

impl Narrow for Sinh {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x.abs()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let a = x.abs();
        let small = x.lit(0.0625);
        let large = a.at_least(small);
        let q = BF16.at(large);
        let q2 = q * q;
        let q4 = q2 * q2;
        let q8 = q4 * q4;
        A::select(a.lt(small), x, ((q8 * q8) * large).mul_sign(x))
    }
}
