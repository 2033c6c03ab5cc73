//! gelu_tanh.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `gelu_tanh`.
#[derive(Clone, Copy, Debug)]
pub struct GeluTanh;

impl Narrow for GeluTanh {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        x
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        x
    }
}
