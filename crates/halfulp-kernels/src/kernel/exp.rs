//! exp.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `exp`.
#[derive(Clone, Copy, Debug)]
pub struct Exp;

impl Narrow for Exp {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
