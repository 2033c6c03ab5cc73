//! gelu, the sigmoid-weighted linear unit.
//!
//! Method:  f32       x·Φ(x), Φ(-a) = e^(-a²/2)·M(a), M 16 polynomials of degree 12; within 2.6 ulp of f64; narrow formats as [`gate`] tells
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::gate;
use crate::table::gelu::{BF16, F16};
use crate::table;
use crate::wide::{Centred, Exponential, WideArith};

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

impl Wide for Gelu {
    type Tables = (Exponential<5>, Centred<13>);
    const TABLES: &'static Self::Tables = &table::wide::gelu::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::gelu::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let (exp, mills) = tables;
        let t = x.at_least(-14.9);
        let a = t.abs().at_most(14.9);
        let gauss = exp.exp(a * a * x.lit(-0.5));
        let cell = (a + x.lit(1.0)).binade_cell(2);
        // A little below 1/2 for the least a: x/2 may be a midpoint, and f(x) is above it.
        let tail = gauss * mills.at(cell, a);
        let upper = A::select(x.lt(x.lit(0.0)), tail, x.lit(1.0) - tail);
        t * upper
    }
}
