//! tanh, odd and saturating at ±1.
//!
//! Method:  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is 1.
//!          f32       u/(u + 2), u = e^2|x| − 1; within 2.2 ulp of f64
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::tanh::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `tanh`.
#[derive(Clone, Copy, Debug)]
pub struct Tanh;

impl Narrow for Tanh {
    const BF16_LINEAR_BELOW: f32 = 0.0625;
    const BF16_WIDE_TRUNCATES: bool = true;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x.abs()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        BF16.at(x)
    }
}

impl Wide for Tanh {
    type Tables = Exponential<6>;
    const TABLES: &'static Self::Tables = &table::wide::tanh::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::tanh::EXCEPTIONS;
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::tanh::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-1.0, 1.0];

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let a = x.abs().at_most(10.0);
        let u = tables.expm1(a + a);
        (u / (u + x.lit(2.0))).mul_sign(x)
    }

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        (0.0, x.abs().min(1.0))
    }
}
