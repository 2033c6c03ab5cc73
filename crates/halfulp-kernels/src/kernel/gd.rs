//! gd.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `gd`.
#[derive(Clone, Copy, Debug)]
pub struct Gd;

impl Narrow for Gd {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
