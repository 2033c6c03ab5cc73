//! mish.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `mish`.
#[derive(Clone, Copy, Debug)]
pub struct Mish;

impl Narrow for Mish {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
