//! erf, odd and saturating at ±1.
//!
//! Method:  binary16  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is 1
//!          bfloat16  x·Q(x) for x ≥ 0, Q piecewise polynomial, near erf(x)/x; x clamped likewise
//!          f32       16 polynomials of degree 11, [`Centred`]; within 1.6 ulp of f64
use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::erf::{BF16, F16};
use crate::table;
use crate::wide::{Centred, WideArith};

/// The kernel of `erf`.
#[derive(Clone, Copy, Debug)]
pub struct Erf;

impl Narrow for Erf {
    const BF16_LINEAR_BELOW: f32 = f32::MIN_POSITIVE;
    const BF16_SLOPE: f32 = core::f32::consts::FRAC_2_SQRT_PI;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x.abs()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let x = x.at_most(x.lit(4.0));
        x * BF16.at(x)
    }
}

impl Wide for Erf {
    type Tables = Centred<12>;
    const TABLES: &'static Self::Tables = &table::wide::erf::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::erf::EXCEPTIONS;
    const LONG_TABLES: bool = true;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let a = x.abs().at_most(3.95);
        let (_, cell) = a.nearest_int(3.9);
        tables.at(cell, a).mul_sign(x)
    }
}

impl Rounded for Erf {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::erf::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-1.0, 1.0];

    #[inline(always)]
    fn bounds(_: f64) -> (f64, f64) {
        (0.0, 1.0)
    }
}
