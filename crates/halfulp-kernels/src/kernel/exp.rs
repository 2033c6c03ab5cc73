//! exp.
//!
//! Method:  2^⌊y⌋·P(y − ⌊y⌋), y = x·log2 e, P for 2^f on \[0, 1\]: piecewise in binary16, one polynomial in
//!          bfloat16
//! Error:   y is rounded, to 2^-20 where |y| is largest in binary16 and 2^-17 in bfloat16; P is fitted to the
//!          rounded y of every input
//! Source:  the reduction of J.-M. Muller, Elementary Functions, to base 2
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{BF16_LEAST_EXPONENT, LOG2_E};
use crate::table::exp::{BF16, F16};

/// The kernel of `exp`.
#[derive(Clone, Copy, Debug)]
pub struct Exp;

impl Narrow for Exp {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        // Below −17.4 the result is 0; clamped, the scaled value is a normal f32.
        let y = x.at_least(x.lit(-32.0)) * x.lit(LOG2_E);
        F16.at(y.fraction()).scale2_floor(y, f32::NEG_INFINITY)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let y = x.without_subnormals() * x.lit(LOG2_E);
        BF16.at(y.fraction()).scale2_floor(y, BF16_LEAST_EXPONENT)
    }
}
