//! erf, odd and saturating at ±1.
//!
//! Method:  binary16  P(x) for x ≥ 0, P piecewise polynomial, x clamped where the result is 1
//!          bfloat16  (x + c)·Q(x + c) − c·2/√π for x ≥ 0, Q piecewise polynomial, near erf(x)/x
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::erf::{BF16, F16};

/// 2^-126 · 2/√π, less 2^-16 of it so that the difference at 0 is not negative.
const OFFSET: f32 = f32::MIN_POSITIVE * f32::from_bits(0x3f906e2a); // 1.1283619

/// The kernel of `erf`.
#[derive(Clone, Copy, Debug)]
pub struct Erf;

impl Narrow for Erf {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        // 2^-126, the least normal number: what is multiplied stays normal where x or the result is not. It
        // vanishes beside x ≥ 2^-101.
        let least = x.lit(f32::MIN_POSITIVE);
        let a = x.at_most(x.lit(4.0)) + least;
        a * BF16.at(a) - x.lit(OFFSET)
    }
}
