//! silu, the sigmoid-weighted linear unit.
//!
//! Method:  f32       x/(1 + e^-x); within 1.6 ulp of f64; narrow formats as [`gate`] tells
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::gate;
use crate::table::silu::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `silu`.
#[derive(Clone, Copy, Debug)]
pub struct Silu;

impl Narrow for Silu {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 20.34375, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, 97.5, &BF16, (3, 4))
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
