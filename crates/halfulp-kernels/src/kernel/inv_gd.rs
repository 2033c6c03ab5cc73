//! inv_gd, the inverse Gudermannian, odd.
//!
//! Method:  sign(x)·P(|x|) for |x| < π/2, P piecewise polynomial with cells that narrow towards π/2; NaN beyond
//!          f32       log(1 + √2·sin(|x|/2)/sin((π/2 − |x|)/2)); within 3.5 ulp of f64
use core::f32::consts::FRAC_PI_2;

use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::inv_gd::{BF16, F16};
use crate::table;
use crate::wide::{Logarithm, Sines, WideArith};

/// The kernel of `inv_gd`.
#[derive(Clone, Copy, Debug)]
pub struct InvGd;

impl Narrow for InvGd {
    const BF16_LINEAR_BELOW: f32 = 0.0625;
    const BF16_WIDE_TRUNCATES: bool = true;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let a = x.abs();
        let inside = a.lt(x.lit(FRAC_PI_2));
        let value = if A::WIDE_TABLES {
            F16.at(a).mul_sign(x)
        } else {
            x * F16.at(x.lit(FRAC_PI_2) - a)
        };
        A::select(inside, value, x.lit(f32::NAN))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let inside = x.lt(x.lit(FRAC_PI_2));
        A::select(inside, BF16.at(x), x.lit(f32::NAN))
    }
}

impl Wide for InvGd {
    type Tables = (Sines<7>, Logarithm);
    const TABLES: &'static Self::Tables = &table::wide::inv_gd::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::inv_gd::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let (sines, log) = tables;
        let a = x.abs();
        let y = log.log1p_wide(sines.quotient(a)).mul_sign(x);
        A::select(a.lt(x.lit(sines.half_pi)), y, x.lit(f64::NAN))
    }

    #[inline(always)]
    fn within_reach<A: WideArith>(x: A) -> A {
        // Both are outside the domain.
        x.within(2.0)
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        let a = x.abs();
        let w = table::quick::SINES.paired_quotient(a);
        let y = table::quick::LOGARITHM.log_of_sum(w + x.lit(1.0), w).mul_sign(x);
        let inside = a.lt(x.lit(table::quick::SINES.half_pi));
        Some((A::select(inside, y, x.lit(f64::NAN)), 11))
    }
}

impl Rounded for InvGd {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::inv_gd::WRONG_SIDE;
    const LIMITS: [f64; 2] = [f64::NAN, f64::NAN];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        (x.abs(), f64::INFINITY)
    }
}
