//! atan.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `atan`.
#[derive(Clone, Copy, Debug)]
pub struct Atan;

impl Narrow for Atan {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
