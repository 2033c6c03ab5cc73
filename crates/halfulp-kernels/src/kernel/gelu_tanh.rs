//! gelu_tanh, the sigmoid-weighted linear unit.
use super::Narrow;
use crate::arith::Arith;
use crate::gate::{self, Gate};
use crate::table::gelu_tanh::{BF16, F16};

/// The kernel of `gelu_tanh`.
#[derive(Clone, Copy, Debug)]
pub struct GeluTanh;

impl Narrow for GeluTanh {
    const BF16_GATE: Option<Gate> =
        Some(Gate { slope: 0.5, linear_below: gate::LINEAR_BELOW, last: 10.3125 });

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 5.3125, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, &BF16, (3, 4))
    }
}
