//! tanh, odd and saturating at ±1.
//!
//! Method:  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is 1.
//!          f32       u/(u + 2), u = e^2|x| − 1; within 2.2 ulp of f64
//!          f32, double-word and piecewise designs: 32 intervals, numbered by the exponent and the top three
//!          significand bits of 1.65·|x| + 1, their polynomials around centres ([`double_word`](crate::double_word))
//!          double-word  |x| < 2^-12  x
//!                       |x| < 9.1    P0 + P1·y as s + t, y²·Q(y), Q of degree 3; the sum is at most
//!                                    2^-29.8 above f, and where that leaves the rounding open
//!                                    (1.2 %) degree 9, four coefficients in pairs: 2^-44 or less
//!                       beyond       as at 9.1, clear of the tie at 9.02: 1
//!          piecewise    degree 10 in f64; within 1.5 ulp of f64
use super::{Designs, Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::double_word::{Double, DoubleWord, Tested};
use crate::table::tanh::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `tanh`.
#[derive(Clone, Copy, Debug)]
pub struct Tanh;

impl Narrow for Tanh {
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

impl Wide for Tanh {
    type Tables = Exponential<6>;
    const TABLES: &'static Self::Tables = &table::wide::tanh::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::tanh::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let a = x.abs().at_most(10.0);
        let u = tables.expm1(a + a);
        (u / (u + x.lit(2.0))).mul_sign(x)
    }
}

impl Rounded for Tanh {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::tanh::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-1.0, 1.0];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        (0.0, x.abs().min(1.0))
    }
}

impl Designs for Tanh {
    const DOUBLE_WORD: bool = true;
    const DOUBLE_WORD_ALONE: bool = true;
    const PIECEWISE: bool = true;

    #[inline(always)]
    fn double_word<A: DoubleWord>(x: A) -> Tested<A> {
        const { &table::double_word::tanh::TABLE }.first(x)
    }

    #[inline(always)]
    fn double_word_second<A: DoubleWord>(x: A) -> A {
        const { &table::double_word::tanh::TABLE }.second(x)
    }

    #[inline(always)]
    fn piecewise<A: WideArith>(x: A) -> A {
        let a = x.abs().at_most(table::piecewise::tanh::LAST);
        const { &table::piecewise::tanh::TABLE }.at(Double(a)).mul_sign(x)
    }
}
