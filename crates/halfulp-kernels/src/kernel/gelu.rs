//! gelu, the sigmoid-weighted linear unit.
use super::Narrow;
use crate::arith::Arith;
use crate::gate;
use crate::table::gelu::{BF16, F16};

/// The kernel of `gelu`.
#[derive(Clone, Copy, Debug)]
pub struct Gelu;

impl Narrow for Gelu {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 5.7265625, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, 13.5625, &BF16, (5, 4))
    }
}
