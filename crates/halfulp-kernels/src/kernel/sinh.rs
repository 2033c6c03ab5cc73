//! sinh.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `sinh`.
#[derive(Clone, Copy, Debug)]
pub struct Sinh;

impl Narrow for Sinh {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
