//! log.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `log`.
#[derive(Clone, Copy, Debug)]
pub struct Log;

impl Narrow for Log {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
