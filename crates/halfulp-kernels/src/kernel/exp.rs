//! exp.
//!
//! Method:  2^⌊y⌋·P(y − ⌊y⌋), y = x·log2 e, P for 2^f on \[0, 1\]: piecewise in binary16, one polynomial in
//!          bfloat16; where tables are short, binary16 as 2^n·P(r), x = n·ln 2 + r, and bfloat16 as
//!          (2^n·P(r))², x/2 = n·ln 2 + r/2
//!          f32       e^x, [`Exponential`]; within .53 ulp of f64
//! Error:   y is rounded, to 2^-20 where |y| is largest in binary16 and 2^-17 in bfloat16; P is fitted to the
//!          rounded y of every input, and so to r
use super::{Narrow, Rounded, Vanishing, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{BF16_LEAST_EXPONENT, LEAST_ARGUMENT, LN_2, LOG2_E, half_reduced};
use crate::table::exp::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `exp`.
#[derive(Clone, Copy, Debug)]
pub struct Exp;

impl Narrow for Exp {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        if !A::WIDE_TABLES {
            let clamped = x.at_least(x.lit(-17.5)).at_most(x.lit(12.0));
            let (n, k) = clamped.nearest_int(LOG2_E);
            return F16.at(n.mul_add(x.lit(-LN_2), clamped)).scale2(k);
        }
        // Below −17.4 the result is 0; clamped, the scaled value is a normal f32.
        let y = x.at_least(x.lit(-32.0)) * x.lit(LOG2_E);
        F16.at(y.fraction()).scale2_floor(y, f32::NEG_INFINITY)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let x = x.without_subnormals();
        if !A::WIDE_TABLES {
            let clamped = x.at_least(x.lit(LEAST_ARGUMENT)).at_most(x.lit(89.0));
            let (r, power) = half_reduced(clamped);
            let root = BF16.at(r) * power;
            return root * root;
        }
        let y = x * x.lit(LOG2_E);
        BF16.at(y.fraction()).scale2_floor(y, BF16_LEAST_EXPONENT)
    }
}

impl Wide for Exp {
    type Tables = Exponential<5>;
    const TABLES: &'static Self::Tables = &table::wide::exp::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::exp::EXCEPTIONS;
    const WIDE_CALLS_F16: bool = true;
    const WIDE_CALLS_BF16: bool = true;
    const VANISHING: Option<Vanishing> =
        Some(Vanishing { normal_from: -87.0, zero_below: -103.97208, zero: 0.0 });
    const OVERFLOWS: Option<f64> = Some(88.72283935546875);

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        tables.exp(x.at_least(-110.0).at_most(95.0))
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        Some((table::quick::EXPONENTIAL.exp(x.within(110.0)).nan_like(x), 9))
    }
}

impl Rounded for Exp {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::exp::WRONG_SIDE;
    const LIMITS: [f64; 2] = [0.0, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        if x < 0.0 { (0.0, 1.0) } else { (1.0, f64::INFINITY) }
    }
}
