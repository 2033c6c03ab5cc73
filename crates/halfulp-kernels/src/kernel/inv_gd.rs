//! inv_gd.
use super::Narrow;
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::table::inv_gd::{BF16, F16};

/// The kernel of `inv_gd`.
#[derive(Clone, Copy, Debug)]
pub struct InvGd;

impl Narrow for InvGd {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let a = x.abs();
        let inside = a.lt(x.lit(core::f32::consts::FRAC_PI_2));
        A::select(inside, F16.at(a).mul_sign(x), x.lit(f32::NAN))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let a = x.abs();
        let small = x.lit(0.0625);
        let inside = a.lt(x.lit(core::f32::consts::FRAC_PI_2));
        let large = A::select(inside, BF16.at(a.at_least(small)).mul_sign(x), x.lit(f32::NAN));
        A::select(a.lt(small), x, large)
    }
}
