//! atan, odd and saturating at ±π/2.
//!
//! Method:  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is π/2 rounded;
//!          where tables are short, binary16 as z·P(z²), z = |x|, or for |x| > 1 as π/2 + z·P(z²), z = −1/|x|
//!          f32       A + atan t, t = (|x| − c)/(1 + c·|x|), 32 cells, [`Arctangent`]; within .8 ulp
//!                    of f64
use core::f32::consts::FRAC_PI_2;

use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::atan::{BF16, F16};
use crate::table;
use crate::wide::{Arctangent, WideArith};

/// The kernel of `atan`.
#[derive(Clone, Copy, Debug)]
pub struct Atan;

impl Narrow for Atan {
    const BF16_LINEAR_BELOW: f32 = 0.0625;
    const BF16_WIDE_TRUNCATES: bool = true;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let a = x.abs();
        if A::WIDE_TABLES {
            return F16.at(a).mul_sign(x);
        }
        let is_large = x.lit(1.0).lt(a);
        let z = A::select(is_large, x.lit(-1.0) / a, a);
        let addend = A::select(is_large, x.lit(FRAC_PI_2), x.lit(0.0));
        z.mul_add(F16.at(z * z), addend).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        BF16.at(x)
    }
}

impl Wide for Atan {
    type Tables = Arctangent<32, 5>;
    const TABLES: &'static Self::Tables = &table::wide::atan::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::atan::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let y = x.abs().at_most(1e15);
        let cell = (y + x.lit(0.125)).at_most(31.0).binade_cell(2);
        tables.atan(cell, y, x.lit(1.0)).mul_sign(x)
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        // There, where 16 entries are no faster to look up than 32, the midpoint test costs more than a term less saves.
        if A::SLOW_TABLES {
            return None;
        }
        let y = x.abs().at_most(1e15);
        let cell = (y + x.lit(0.25)).at_most(63.0).binade_cell(1);
        Some((table::quick::ATAN.atan(cell, y, x.lit(1.0)).mul_sign(x), 13))
    }
}

impl Rounded for Atan {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::atan::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-core::f64::consts::FRAC_PI_2, core::f64::consts::FRAC_PI_2];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        (0.0, x.abs())
    }
}
