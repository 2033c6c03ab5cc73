//! softplus.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `softplus`.
#[derive(Clone, Copy, Debug)]
pub struct Softplus;

impl Narrow for Softplus {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
