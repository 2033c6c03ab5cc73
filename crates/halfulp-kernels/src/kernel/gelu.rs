//! gelu, x·Φ(x) with the normal distribution function Φ.
//!
//! Method:  relu(x) − a·q(a)^K, a = |x|, q piecewise polynomial for the K-th root of Φ(−a): see
//!          [`gate`]; K = 4 in binary16, 16 or 32 in bfloat16, where Φ falls to 2^-137
//!          f32       x·Φ(x), Φ(-a) = e^(-a²/2)·M(a), M 16 polynomials of degree 12; within 2.6 ulp of f64
//! Error:   the fit is to what the roundings leave; where a is large, q^K must follow e^(−a²/2), so q is fitted to
//!          a K-th part of the tolerance of the result
use super::{Narrow, Rounded, Vanishing, Wide};
use crate::arith::Arith;
use crate::gate::{self, Gate, LINEAR_BELOW};
use crate::table::gelu::{BF16, F16};
use crate::table;
use crate::wide::{Centred, Exponential, WideArith};

const GATE: Gate = Gate { slope: 0.5, last: 13.5, narrow_linear_below: LINEAR_BELOW };

/// The kernel of `gelu`.
#[derive(Clone, Copy, Debug)]
pub struct Gelu;

impl Narrow for Gelu {
    const BF16_GATE: Option<Gate> = Some(GATE);

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 5.7265625, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, GATE, &BF16, (5, 4))
    }
}

impl Wide for Gelu {
    type Tables = (Exponential<5>, Centred<13>);
    const TABLES: &'static Self::Tables = &table::wide::gelu::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::gelu::EXCEPTIONS;
    const LONG_TABLES: bool = true;
    const VANISHING: Option<Vanishing> =
        Some(Vanishing { normal_from: -13.0, zero_below: -14.356068, zero: -0.0 });

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

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        let t = x.at_least(-14.9);
        let a = t.abs().at_most(14.9);
        let gauss = table::quick::EXPONENTIAL.exp(a * a * x.lit(-0.5));
        let cell = (a + x.lit(1.0)).binade_cell(2);
        let tail = gauss * table::quick::MILLS.at(cell, a);
        Some((t * A::select(x.lt(x.lit(0.0)), tail, x.lit(1.0) - tail), 12))
    }
}

impl Rounded for Gelu {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::gelu::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-0.0, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        gate::wide_bounds(x, 0.5)
    }
}
