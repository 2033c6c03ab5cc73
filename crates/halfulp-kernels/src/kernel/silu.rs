//! silu, x/(1 + e^-x).
//!
//! Method:  relu(x) − a·q(a)^K, a = |x|, q piecewise polynomial for the K-th root of 1/(1 + e^a): see
//!          [`gate`]; K = 4 in binary16, 8 or 16 in bfloat16
//!          f32       x/(1 + e^-x); within 1.6 ulp of f64
//! Error:   the fit is to what the roundings leave; where a is large, q^K must follow e^-a, so q is fitted to a
//!          K-th part of the tolerance of the result
use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::gate::{self, Gate};
use crate::table::silu::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `silu`.
#[derive(Clone, Copy, Debug)]
pub struct Silu;

impl Narrow for Silu {
    const BF16_GATE: Option<Gate> = Some(Gate { slope: 0.5, last: 97.0 });

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 20.34375, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, &BF16, (3, 4))
    }
}

impl Wide for Silu {
    type Tables = Exponential<5>;
    const TABLES: &'static Self::Tables = &table::wide::silu::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::silu::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let e = tables.exp(-x.at_least(-110.0).at_most(50.0));
        gate::wide(x, 0.5, x.at_least(-110.0) / (x.lit(1.0) + e))
    }
}

impl Rounded for Silu {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::silu::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-0.0, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        gate::wide_bounds(x, 0.5)
    }
}
