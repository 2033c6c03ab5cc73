//! gelu_tanh, the sigmoid-weighted linear unit.
//!
//! Method:  f32       x/(1 + e^-v), v = √(8/π)·(x + 0.044715·x³) in two parts; within 3 ulp of f64; narrow formats as [`gate`] tells
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::gate;
use crate::table::gelu_tanh::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, GeluCubic, WideArith};

/// The kernel of `gelu_tanh`.
#[derive(Clone, Copy, Debug)]
pub struct GeluTanh;

impl Narrow for GeluTanh {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 5.3125, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, 10.375, &BF16, (3, 4))
    }
}

impl Wide for GeluTanh {
    type Tables = (Exponential<5>, GeluCubic);
    const TABLES: &'static Self::Tables = &table::wide::gelu_tanh::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::gelu_tanh::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let (exp, cubic) = tables;
        let t = x.at_least(-11.0);
        let (multiple, other) = cubic.minus_argument(t.at_most(8.0));
        let (s, p) = exp.split_sum(multiple, other);
        gate::wide(x, 0.5, t / (x.lit(1.0) + s.mul_add(p, s)))
    }
}
