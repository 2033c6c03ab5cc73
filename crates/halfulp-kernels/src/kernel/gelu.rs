//! gelu.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `gelu`.
#[derive(Clone, Copy, Debug)]
pub struct Gelu;

impl Narrow for Gelu {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
