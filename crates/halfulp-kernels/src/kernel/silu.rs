//! silu, x/(1 + e^-x).
//!
//! Method:  relu(x) − a·q(a)^K, a = |x|, q piecewise polynomial for the K-th root of 1/(1 + e^a): see
//!          [`gate`]; K = 4 in binary16, 8 in bfloat16; where tables are short, bfloat16 as x/(1 + e^-x), e^-x = 2^n·P(r)
//!          f32       x/(1 + e^-x); within 1.6 ulp of f64
//! Error:   the fit is to what the roundings leave; where a is large, q^K must follow e^-a, so q is fitted to a
//!          K-th part of the tolerance of the result
use super::{Narrow, Rounded, Vanishing, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::gate::{self, Gate};
use crate::reduction::{LN_2, LOG2_E};
use crate::table::silu::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

const GATE: Gate = Gate { slope: 0.5, last: 97.0, narrow_linear_below: f32::from_bits((127 - 100) << 23) };

/// The kernel of `silu`.
#[derive(Clone, Copy, Debug)]
pub struct Silu;

impl Narrow for Silu {
    const BF16_GATE: Option<Gate> = Some(GATE);

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 20.34375, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        if A::WIDE_TABLES {
            return gate::bf16(x, GATE, &BF16, (3, 4));
        }
        // 2^-13·e^-x is within the range of f32, and infinite where the result is -0.
        let x = x.at_least(x.lit(-97.5));
        let clamped = x.capped(20.0);
        let (n, power) = clamped.nearest_power(-LOG2_E, -13);
        let r = n.mul_add(x.lit(LN_2), clamped);
        let scale = x.lit(1.0 / 8192.0);
        x * scale / BF16.at(r).mul_add(power, scale)
    }
}

impl Wide for Silu {
    type Tables = Exponential<5>;
    const TABLES: &'static Self::Tables = &table::wide::silu::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::silu::EXCEPTIONS;
    const VANISHING: Option<Vanishing> =
        Some(Vanishing { normal_from: -91.0, zero_below: -108.6603, zero: -0.0 });

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
