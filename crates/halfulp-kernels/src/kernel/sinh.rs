//! sinh, odd.
//!
//! Method:  binary16, wide tables    sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is
//!                                   infinite
//!          binary16, narrow tables  x·Q(|x|)^8, Q piecewise polynomial, near (sinh(x)/x)^(1/8): the power brings
//!                                   the exponential within reach of few polynomials
//!          bfloat16                 x·Q(x)^16 for x ≥ 0, likewise
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::sinh::{BF16, F16};

/// The kernel of `sinh`.
#[derive(Clone, Copy, Debug)]
pub struct Sinh;

impl Narrow for Sinh {
    const BF16_LINEAR_BELOW: f32 = 0.0625;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let p = F16.at(x.abs());
        if A::WIDE_TABLES { p.mul_sign(x) } else { eighth_power(p) * x }
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let q8 = eighth_power(BF16.at(x));
        (q8 * q8) * x
    }
}

#[inline(always)]
fn eighth_power<A: Arith>(q: A) -> A {
    let q2 = q * q;
    let q4 = q2 * q2;
    q4 * q4
}
