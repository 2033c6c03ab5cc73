//! gd, the Gudermannian, odd and saturating at ±π/2.
//!
//! Method:  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is π/2 rounded.
//!          f32       2·atan(u/(u + 2)), u = e^|x| − 1, [`Arctangent`]; within 3 ulp of f64
use core::f64::consts::FRAC_PI_2;

use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::gd::{BF16, F16};
use crate::table;
use crate::wide::{Arctangent, Exponential, WideArith};

/// The kernel of `gd`.
#[derive(Clone, Copy, Debug)]
pub struct Gd;

impl Narrow for Gd {
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

impl Wide for Gd {
    type Tables = (Exponential<6>, Arctangent<16, 7>);
    const TABLES: &'static Self::Tables = &table::wide::gd::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::gd::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let a = x.abs();
        let u = tables.0.expm1(a.at_most(40.0));
        let (_, cell) = a.at_most(7.5).nearest_int(2.0);
        let half = tables.1.atan(cell, u, u + x.lit(2.0));
        (half + half).mul_sign(x)
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        let a = x.abs();
        let u = table::quick::EXPONENTIAL.expm1(a.at_most(40.0));
        let (_, cell) = a.at_most(7.5).nearest_int(2.0);
        let half = table::quick::ARCTANGENT.atan(cell, u, u + x.lit(2.0));
        Some(((half + half).mul_sign(x), 14))
    }
}

impl Rounded for Gd {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::gd::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-FRAC_PI_2, FRAC_PI_2];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        (0.0, x.abs())
    }
}
