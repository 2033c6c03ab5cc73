//! tanh, odd and saturating at ±1.
use super::Narrow;
use crate::arith::Arith;

/// The kernel of `tanh`.
#[derive(Clone, Copy, Debug)]
pub struct Tanh;

impl Narrow for Tanh {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let a = x.abs().at_most(x.lit(5.0));
        crate::table::tanh::F16.at(a).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let a = x.abs().at_most(x.lit(5.0));
        crate::table::tanh::F16.at(a).mul_sign(x)
    }
}
