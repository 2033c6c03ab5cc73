//! softplus.
//!
//! Method:  max(x, 0) + q(|x|)², q piecewise polynomial for √log(1 + e^−|x|).
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::softplus::{BF16, F16};

/// The kernel of `softplus`.
#[derive(Clone, Copy, Debug)]
pub struct Softplus;

impl Narrow for Softplus {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let q = F16.at(x.abs());
        q.mul_add(q, x.at_least(x.lit(0.0)))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let q = BF16.at(x.abs());
        q.mul_add(q, x.at_least(x.lit(0.0)))
    }
}
