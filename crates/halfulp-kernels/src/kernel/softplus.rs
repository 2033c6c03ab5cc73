//! softplus.
//!
//! Method:  max(x, 0) + log(1 + e^−|x|), of which the latter is
//!          binary16  q(|x|)⁴, q piecewise polynomial for the fourth root
//!          bfloat16  2^⌊y⌋·P(y − ⌊y⌋), y = −|x|·log2 e, P piecewise polynomial for each ⌊y⌋ down to −12,
//!                    below which the result is e^−|x|; where tables are short, E·P(E), E = e^−|x| as in exp
//!          f32       max(x, 0) + log(1 + e^-|x|); within 2 ulp of f64
//! Error:   the fit is to what the roundings leave
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{BF16_LEAST_EXPONENT, LEAST_ARGUMENT, LOG2_E, half_reduced};
use crate::table::exp;
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
            let clamped = a.at_most(x.lit(-LEAST_ARGUMENT));
            let (r, power) = half_reduced(-clamped);
            let root = exp::BF16.narrow.evaluate(r) * power;
            let e = root * root;
            return e.mul_add(BF16.at(e), x.at_least(x.lit(0.0)));
        }
        let y = a * x.lit(-LOG2_E);
        let f = y.fraction();
        // From 2^-12 down, log(1 + e^−|x|) is e^−|x| as far as it matters: the polynomials are the same.
        let tail = BF16.at_in(y.at_least(f - x.lit(12.0)), f).scale2_floor(y, BF16_LEAST_EXPONENT);
        x.at_least(x.lit(0.0)) + tail
    }
}

impl Wide for Softplus {
    type Tables = (Exponential<5>, Logarithm);
    const TABLES: &'static Self::Tables = &table::wide::softplus::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::softplus::EXCEPTIONS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let (exp, log) = tables;
        let u = exp.exp(-x.abs().at_most(110.0));
        log.log1p_wide(u) + x.at_least(0.0)
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        let u = table::quick::EXPONENTIAL.exp(-x.abs().at_most(110.0));
        let value = table::quick::LOG1P.log1p(u) + x.at_least(0.0);
        // log(1 + e^x) rounds as e^x does there.
        let (input, result) = super::exp::QUICK_EXCEPTION;
        Some((A::select(x.eq(x.lit(input)), x.lit(result), value), 12))
    }
}
