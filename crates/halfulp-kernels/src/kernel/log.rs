//! log.
//!
//! Method:  x = m·2^e, m in \[1, 2):  e·ln 2 + P(m), P piecewise polynomial for log m
//!          f32       [`Logarithm`]; rounded to odd, an error of 2^-6 ulp of f64
//! Error:   just below 1, where e = −1 and the terms cancel, P is off by at least its rounding, 2^-25; the
//!          least result there is 2^-11 in binary16, 2^-8 in bfloat16
use super::{Narrow, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::LN_2;
use crate::table::log::{BF16, F16};
use crate::table;
use crate::wide::{Logarithm, WideArith};

/// The kernel of `log`.
#[derive(Clone, Copy, Debug)]
pub struct Log;

impl Narrow for Log {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let (m, e) = x.split_exponent();
        e.mul_add(x.lit(LN_2), F16.at(m))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
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
}
