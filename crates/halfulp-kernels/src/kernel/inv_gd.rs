//! inv_gd.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `inv_gd`.
#[derive(Clone, Copy, Debug)]
pub struct InvGd;

impl Narrow for InvGd {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
