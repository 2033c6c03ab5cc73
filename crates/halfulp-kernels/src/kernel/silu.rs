//! silu.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `silu`.
#[derive(Clone, Copy, Debug)]
pub struct Silu;

impl Narrow for Silu {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
