//! sigmoid.
//!
//! Method:  P(x), P piecewise polynomial, x clamped where the result is 0 or 1.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::sigmoid::{BF16, F16};

/// The kernel of `sigmoid`.
#[derive(Clone, Copy, Debug)]
pub struct Sigmoid;

impl Narrow for Sigmoid {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        BF16.at(x)
    }
}
