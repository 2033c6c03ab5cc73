//! sinh, odd.
//!
//! Method:  binary16  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is infinite;
//!                    where tables are narrow, polynomials of |x|/2 − ⌊|x|/2⌋, exact
//!          bfloat16  y = x·log2 e:  2^⌊y⌋·P(y − ⌊y⌋) for x ≥ 0, P a polynomial for each quarter of y < 8 and
//!                    from there on, where sinh x is nearly e^x/2, for each quarter of a period;
//!                    where tables are narrow, x·Q(x)^16, Q piecewise polynomial, near (sinh(x)/x)^(1/16): the
//!                    power brings the exponential within reach of polynomials
//!          f32       u − u/2·u/(u + 1), u = e^|x| − 1; within 2.5 ulp of f64
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::LOG2_E;
use crate::table::sinh::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `sinh`.
#[derive(Clone, Copy, Debug)]
pub struct Sinh;

impl Narrow for Sinh {
    const BF16_LINEAR_BELOW: f32 = 0.0625;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let a = x.abs();
        if A::WIDE_TABLES {
            return F16.at(a).mul_sign(x);
        }
        let half = a.at_most(x.lit(11.9)) * x.lit(0.5);
        F16.at_in(half, half.fraction()).mul_sign(x)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        if A::WIDE_TABLES {
            let y = x * x.lit(LOG2_E);
            let f = y.fraction();
            return BF16.at_in(y.at_most(f + x.lit(7.0)), f).scale2_floor(y, 0.0);
        }
        let q = BF16.at(x);
        let q2 = q * q;
        let q4 = q2 * q2;
        let q8 = q4 * q4;
        (q8 * q8) * x
    }
}

impl Wide for Sinh {
    type Tables = Exponential<6>;
    const TABLES: &'static Self::Tables = &table::wide::sinh::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::sinh::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let u = tables.expm1(x.abs().at_most(95.0));
        (u * x.lit(-0.5)).mul_add(u / (u + x.lit(1.0)), u).mul_sign(x)
    }
}
