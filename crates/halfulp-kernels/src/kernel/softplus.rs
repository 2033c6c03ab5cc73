//! softplus.
//!
//! Method:  max(x, 0) + log(1 + e^−|x|), of which the latter is
//!          binary16  q(|x|)⁴, q piecewise polynomial for the fourth root
//!          bfloat16  2^⌊y⌋·P(y − ⌊y⌋), y = −|x|·log2 e, P piecewise polynomial for each ⌊y⌋ down to −12,
//!                    below which the result is e^−|x|; where tables are short, (2^n·P(r))², |x|/2 = −n·ln 2 + r/2,
//!                    P a polynomial for each n down to −7, below which the result is e^−|x|
//!          f32       max(x, 0) + log(1 + e^-|x|); within 2 ulp of f64
//! Error:   the fit is to what the roundings leave
use super::{Narrow, Rounded, Vanishing, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{BF16_LEAST_EXPONENT, LEAST_ARGUMENT, LN_2, LOG2_E};
use crate::table::softplus::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, Logarithm, WideArith};

/// The kernel of `softplus`.
#[derive(Clone, Copy, Debug)]
pub struct Softplus;

impl Narrow for Softplus {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let q = F16.at(x.abs());
        let q2 = q * q;
        q2.mul_add(q2, x.at_least(x.lit(0.0)))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let a = x.abs().without_subnormals();
        if !A::WIDE_TABLES {
            let (n, power) = a.capped(-LEAST_ARGUMENT).nearest_power(-0.5 * LOG2_E, 0);
            let r = n.mul_add(x.lit(2.0 * LN_2), a.capped(-LEAST_ARGUMENT));
            let root = BF16.at_in(n.at_least(x.lit(-7.0)), r) * power;
            return root.mul_add(root, x.at_least(x.lit(0.0)));
        }
        let y = a * x.lit(-LOG2_E);
        let f = y.fraction();
        // From 2^-12 down, log(1 + e^−|x|) is e^−|x| as far as it matters: the polynomials are the same.
        let tail = BF16.at_in(y.at_least(f - x.lit(12.0)), f).scale2_floor(y, BF16_LEAST_EXPONENT);
        x.at_least(x.lit(0.0)).gradual_add(tail)
    }
}

impl Wide for Softplus {
    type Tables = (Exponential<5>, Logarithm);
    const TABLES: &'static Self::Tables = &table::wide::softplus::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::softplus::EXCEPTIONS;
    const WIDE_CALLS_BF16: bool = true;
    const VANISHING: Option<Vanishing> =
        Some(Vanishing { normal_from: -87.0, zero_below: -103.97208, zero: 0.0 });

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let (exp, log) = tables;
        let u = exp.exp(-x.abs().at_most(110.0));
        log.log1p_wide(u) + x.at_least(0.0)
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        let u = table::quick::EXPONENTIAL.exp(-x.abs().at_most(110.0));
        Some((table::quick::LOG1P.log1p(u) + x.at_least(0.0), 12))
    }
}

impl Rounded for Softplus {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::softplus::WRONG_SIDE;
    const LIMITS: [f64; 2] = [0.0, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        (x.max(0.0), f64::INFINITY)
    }
}
