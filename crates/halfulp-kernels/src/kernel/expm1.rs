//! expm1.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `expm1`.
#[derive(Clone, Copy, Debug)]
pub struct Expm1;

impl Narrow for Expm1 {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
