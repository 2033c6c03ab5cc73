//! log1p.
//!
//! Method:  1 + x = m·2^e, m in \[1, 2), f = m − 1
//!          binary16  |x| ≤ 1/2   x·P(x)
//!                    else        e·ln 2 + f·P(f), P piecewise polynomial for log(1 + f)/f
//!          bfloat16  e·ln 2 + P(m), P piecewise polynomial for log m, or x if that is smaller:
//!                    log(1 + x) < x, and where the rounding error of 1 + x matters, |x| < 2^-11, x is the
//!                    result
//!          where tables are short, 1 + f = (1 + x)·2^-e in \[√½, √2) or nearly, and e·ln 2 + log(1 + f):
//!          in binary16 f·P(2·f), f without the rounding of 1 + x, or x if that is smaller; in bfloat16 4·f·P(4·f), or
//!          x where |x| < 2^-9
//!          f32       [`Logarithm`]; rounded to odd, an error of 2^-6 ulp of f64
//! Error:   1 + x is exact where it is used in binary16; in bfloat16 its rounding is 2^-24, 2^-13 of x where
//!          x is not the result; where tables are short, a few 2^-24 of the result
use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{ABOUT_SQRT_HALF, LN_2, LN_2_OF_EXPONENT, SQRT_HALF};
use crate::table::log1p::{BF16, F16};
use crate::table;
use crate::wide::{Logarithm, WideArith};

/// The kernel of `log1p`.
#[derive(Clone, Copy, Debug)]
pub struct Log1p;

impl Narrow for Log1p {
    const BF16_NARROW_POLE: Option<f32> = Some(-1.0);
    const BF16_NARROW_IDENTITY_BELOW: f32 = 1.0 / 512.0;

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let one = x.lit(1.0);
        if !A::WIDE_TABLES {
            // Twice f: the power is 0 for infinity, and f NaN.
            let (power, e) = (x + one).binade(SQRT_HALF, 2.0);
            let f = x.mul_add(power, power - x.lit(2.0));
            let y = e.mul_add(x.lit(LN_2_OF_EXPONENT), f * F16.at(f));
            // Where y is NaN, x is the result.
            return x.at_most(y).in_log_domain(x + one);
        }
        let (m, e) = (x + one).split_exponent();
        let is_far = x.lit(0.5).lt(x.abs());
        let f = A::select(is_far, m - one, x);
        let p = f * F16.at(f);
        A::select(is_far, e.mul_add(x.lit(LN_2), p), p)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        if !A::WIDE_TABLES {
            // Everything four times, so that the power is a normal number.
            let sum = x + x.lit(1.0);
            let (power, e) = sum.binade(ABOUT_SQRT_HALF, 4.0);
            let f = sum.mul_add(power, x.lit(-4.0));
            return f.mul_add(BF16.at(f), e * x.lit(LN_2_OF_EXPONENT));
        }
        let (m, e) = (x + x.lit(1.0)).split_exponent();
        e.mul_add(x.lit(LN_2), BF16.at(m)).at_most(x)
    }
}

impl Wide for Log1p {
    type Tables = Logarithm;
    const TABLES: &'static Self::Tables = &table::wide::log1p::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::log1p::EXCEPTIONS;
    const WIDE_CALLS_F16: bool = true;
    const WIDE_CALLS_BF16: bool = true;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        Logarithm::with_edges(x, -1.0, tables.log1p(x).with_sign(x))
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        Some((table::quick::LOGARITHM.log1p(x).with_sign(x), 11))
    }
}

impl Rounded for Log1p {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::log1p::WRONG_SIDE;
    const LIMITS: [f64; 2] = [f64::NAN, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        if x < 0.0 { (-x, f64::INFINITY) } else { (0.0, x) }
    }
}
