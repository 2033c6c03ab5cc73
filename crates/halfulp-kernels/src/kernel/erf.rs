//! erf.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::erf::{BF16, F16};

/// The kernel of `erf`.
#[derive(Clone, Copy, Debug)]
pub struct Erf;

impl Narrow for Erf {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        F16.at(x.abs()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let tiny = x.lit(f32::MIN_POSITIVE);
        let a = x.abs().at_most(x.lit(4.0)) + tiny;
        (a * BF16.at(a) - tiny * x.lit(1.128)).mul_sign(x)
    }
}
