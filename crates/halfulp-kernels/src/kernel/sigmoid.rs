//! sigmoid, increasing from 0 to 1.
//!
//! Method:  binary16  q(|x|)² for σ(−|x|), q piecewise polynomial for the square root, which halves the
//!                    exponents that a polynomial has to span, |x| clamped; 1 minus that where x > 0; where tables
//!                    are short, 1/(1 + e^-x), e^-x = 2^n·P(r), P piecewise polynomial
//!          bfloat16  2^⌊y⌋·P(y − ⌊y⌋), y = x·log2 e + 1/2, P a polynomial for each ⌊y⌋ down to −16, below
//!                    which the result is e^x; where tables are short, 1/(1 + e^-x), e^-x = 2^n·P(r)
//!          f32       1/(1 + e^-x); within 1.6 ulp of f64; linear below 2^-12, where ties are x³/48 away
//! Error:   the fit is to what the roundings leave; near 0 in binary16 the result is x³/48 from a midpoint
//!          for odd multiples x of 2^-11 (of 2^-10 if x > 0)
use super::{Narrow, Rounded, Vanishing, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{BF16_LEAST_EXPONENT, LN_2, LOG2_E};
use crate::table::sigmoid::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

/// The kernel of `sigmoid`.
#[derive(Clone, Copy, Debug)]
pub struct Sigmoid;

impl Narrow for Sigmoid {
    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        if !A::WIDE_TABLES {
            let clamped = x.at_least(x.lit(-17.5)).at_most(x.lit(12.0));
            let (n, power) = clamped.nearest_power(-LOG2_E, 0);
            let r = n.mul_add(x.lit(LN_2), clamped);
            return x.lit(1.0) / F16.at(r).mul_add(power, x.lit(1.0));
        }
        let q = F16.at(x.abs());
        let tail = q * q;
        A::select(x.lit(0.0).lt(x), x.lit(1.0) - tail, tail)
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        let clamped = x.without_subnormals().at_most(x.lit(6.5));
        if !A::WIDE_TABLES {
            // 2^-13·e^-x is within the range of f32, and infinite where the result is 0.
            let clamped = clamped.at_least(x.lit(-97.5));
            let (n, power) = clamped.nearest_power(-LOG2_E, -13);
            let r = n.mul_add(x.lit(LN_2), clamped);
            let scale = x.lit(1.0 / 8192.0);
            return scale / BF16.at(r).mul_add(power, scale);
        }
        let y = clamped.mul_add(x.lit(LOG2_E), x.lit(0.5));
        let f = y.fraction();
        // From 2^-16 down, the result is e^x: the polynomial is the same.
        BF16.at_in(y.at_least(x.lit(-16.0)), f).scale2_floor(y, BF16_LEAST_EXPONENT + 0.5)
    }
}

/// Below this magnitude the value is 1/2 + x/4 but for less than 2^-29·x.
const TINY: f64 = f64::from_bits((1023 - 12) << 52);

/// 2^-28.
const TIE_BREAK: f64 = f64::from_bits((1023 - 28) << 52);

impl Wide for Sigmoid {
    type Tables = Exponential<5>;
    const TABLES: &'static Self::Tables = &table::wide::sigmoid::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::sigmoid::EXCEPTIONS;
    const WIDE_CALLS_BF16: bool = true;
    const VANISHING: Option<Vanishing> =
        Some(Vanishing { normal_from: -87.0, zero_below: -103.97208, zero: 0.0 });

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let (s, p) = tables.split(-x.at_least(-110.0).at_most(40.0));
        let y = x.lit(1.0) / s.mul_add(p, x.lit(1.0) + s);
        // Less steep than 1/4 by enough to break ties, and by too little to do anything else.
        let linear = x.mul_add(x.lit(0.25 - TIE_BREAK), x.lit(0.5));
        A::select(x.abs().lt(x.lit(TINY)), linear, y)
    }
}

impl Rounded for Sigmoid {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::sigmoid::WRONG_SIDE;
    const LIMITS: [f64; 2] = [0.0, 1.0];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        if x < 0.0 { (0.0, 0.5) } else { (0.5, 1.0) }
    }
}
