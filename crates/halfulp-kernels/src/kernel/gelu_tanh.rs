//! gelu_tanh, x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³))): what many networks use in gelu's place.
//!
//! Method:  relu(x) − a·q(a)^K, a = |x|, q piecewise polynomial for the K-th root of the factor of −a: see
//!          [`gate`]; K = 4 in binary16, 8 or 16 in bfloat16
//!          f32       x/(1 + e^-v), v = √(8/π)·(x + 0.044715·x³) in two parts; within 3 ulp of f64
//! Error:   the fit is to what the roundings leave; where a is large, q^K must follow e^(−0.0714·a³), so q is
//!          fitted to a K-th part of the tolerance of the result
use super::{Narrow, Rounded, Vanishing, Wide};
use crate::arith::Arith;
use crate::gate::{self, Gate, LINEAR_BELOW};
use crate::table::gelu_tanh::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, GeluCubic, WideArith};

const GATE: Gate = Gate { slope: 0.5, last: 10.3125, narrow_linear_below: LINEAR_BELOW };

/// The kernel of `gelu_tanh`.
#[derive(Clone, Copy, Debug)]
pub struct GeluTanh;

impl Narrow for GeluTanh {
    const BF16_GATE: Option<Gate> = Some(GATE);

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 5.3125, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, GATE, &BF16, (3, 4))
    }
}

impl Wide for GeluTanh {
    type Tables = (Exponential<5>, GeluCubic);
    const TABLES: &'static Self::Tables = &table::wide::gelu_tanh::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::gelu_tanh::EXCEPTIONS;
    const VANISHING: Option<Vanishing> =
        Some(Vanishing { normal_from: -10.0, zero_below: -10.770867, zero: -0.0 });

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let (exp, cubic) = tables;
        let t = x.at_least(-11.0);
        let (multiple, other) = cubic.minus_argument(t.at_most(8.0));
        let (s, p) = exp.split_sum(multiple, other);
        gate::wide(x, 0.5, t / (x.lit(1.0) + s.mul_add(p, s)))
    }
}

impl Rounded for GeluTanh {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::gelu_tanh::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-0.0, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        gate::wide_bounds(x, 0.5)
    }
}
