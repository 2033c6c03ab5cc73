//! log1p.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `log1p`.
#[derive(Clone, Copy, Debug)]
pub struct Log1p;

impl Narrow for Log1p {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
