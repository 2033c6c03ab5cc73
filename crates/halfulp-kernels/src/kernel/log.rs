//! log.
//!
//! Method:  x = m·2^e, m in \[1, 2):  e·ln 2 + P(m), P piecewise polynomial for log m;
//!          where tables are short, f·P(f) for log m, f a multiple of m − 1, in binary16 with m in \[√½, √2)
//!          f32       [`Logarithm`]; rounded to odd, an error of 2^-6 ulp of f64
//! Error:   just below 1, where e = −1 and the terms cancel, P is off by at least its rounding, 2^-25; the
//!          least result there is 2^-11 in binary16, 2^-8 in bfloat16; with m around 1 nothing cancels
use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{LN_2, LN_2_OF_EXPONENT, SQRT_HALF};
use crate::table::log::{BF16, F16};
use crate::table;
use crate::wide::{Logarithm, WideArith};

/// The kernel of `log`.
#[derive(Clone, Copy, Debug)]
pub struct Log;

impl Narrow for Log {
    const BF16_NARROW_POLE: Option<f32> = Some(0.0);

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        if !A::WIDE_TABLES {
            // Twice f: the power is 0 for infinity, and f NaN.
            let (power, e) = x.binade(SQRT_HALF, 2.0);
            let f = x.mul_add(power, x.lit(-2.0));
            let y = e.mul_add(x.lit(LN_2_OF_EXPONENT), f * F16.at(f));
            // Where y is NaN, x is the result.
            return x.at_most(y).in_log_domain(x);
        }
        let (m, e) = x.split_exponent();
        e.mul_add(x.lit(LN_2), F16.at(m))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        if !A::WIDE_TABLES {
            let (n, is_tiny) = x.normalised();
            // Four times m − 1, m in [1, 2), so that the power is a normal number, and NaN where x is negative.
            let (power, e) = n.binade(1.0, 4.0);
            let f = n.mul_add(power, x.lit(-4.0));
            let offset = A::select(is_tiny, x.lit(-149.0 * LN_2), x.lit(0.0));
            return f.mul_add(BF16.at(f), e.mul_add(x.lit(LN_2_OF_EXPONENT), offset));
        }
        let (m, e) = x.split_any_exponent();
        e.mul_add(x.lit(LN_2), BF16.at(m))
    }
}

impl Wide for Log {
    type Tables = Logarithm;
    const TABLES: &'static Self::Tables = &table::wide::log::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::log::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        Logarithm::with_edges(x, 0.0, tables.log(x))
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        Some((table::quick::LOGARITHM.log(x), 11))
    }
}

impl Rounded for Log {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::log::WRONG_SIDE;
    const LIMITS: [f64; 2] = [f64::NAN, f64::INFINITY];

    #[inline(always)]
    fn bounds(_: f64) -> (f64, f64) {
        (0.0, f64::INFINITY)
    }
}
