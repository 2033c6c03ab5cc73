//! sinh, odd.
//!
//! Method:  binary16  sign(x)·P(|x|), P piecewise polynomial, |x| clamped where the result is infinite;
//!                    where tables are narrow, x = n·ln 2 + r:  (2^n − 2^-n + 2^n·u + 2^-n·v)/2, u = r·P(r) for
//!                    e^r − 1, v = u/(1 + u) for 1 − e^-r
//!          bfloat16  y = x·log2 e:  2^⌊y⌋·P(y − ⌊y⌋) for x ≥ 0, P a polynomial for each quarter of y < 8 and
//!                    from there on, where sinh x is nearly e^x/2, for each quarter of a period;
//!                    where tables are short, E − 1/(4·E), E = e^x/2 = 2^n·P(r)
//!          f32       u − u/2·u/(u + 1), u = e^|x| − 1; within 2.5 ulp of f64
//! Error:   of u and v, a few 2^-24; of E and its reciprocal 2^-24, 2^-20 of the least difference
use super::{Narrow, Rounded, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::reduction::{LN_2, LOG2_E};
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
        if A::WIDE_TABLES {
            return F16.at(x.abs()).mul_sign(x);
        }
        let clamped = x.at_least(x.lit(-11.9)).at_most(x.lit(11.9));
        let (n, k) = clamped.nearest_int(LOG2_E);
        let r = n.mul_add(x.lit(-LN_2), clamped);
        let u = r * F16.at(r);
        let v = u / (u + x.lit(1.0));
        let (up, down) = (x.lit(0.5).scale2(k), x.lit(0.5).unscale2(k));
        // down − up is +0 for n = 0: subtracted, it keeps the sign of a zero u.
        down.mul_add(v, up.mul_add(u, -(down - up)))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        if A::WIDE_TABLES {
            let y = x * x.lit(LOG2_E);
            let f = y.fraction();
            return BF16.at_in(y.at_most(f + x.lit(7.0)), f).scale2_floor(y, 0.0);
        }
        // Half of e^x, infinite where the result is.
        let clamped = x.at_most(x.lit(89.5));
        let (n, power) = clamped.nearest_power(LOG2_E, -1);
        let e = BF16.at(n.mul_add(x.lit(-LN_2), clamped)) * power;
        e - x.lit(0.25) / e
    }
}

impl Wide for Sinh {
    type Tables = Exponential<6>;
    const TABLES: &'static Self::Tables = &table::wide::sinh::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::sinh::EXCEPTIONS;
    const WIDE_CALLS_BF16: bool = true;
    const OVERFLOWS: Option<f64> = Some(89.4159927368164);

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let u = tables.expm1(x.abs().at_most(95.0));
        (u * x.lit(-0.5)).mul_add(u / (u + x.lit(1.0)), u).mul_sign(x)
    }

    #[inline(always)]
    fn quick<A: WideArith>(x: A) -> Option<(A, u32)> {
        if A::SLOW_TABLES {
            return None;
        }
        let power = &table::quick::EXPONENTIAL.power;
        Some((table::quick::SINH.sinh(power, x.within(95.0)).like(x), 10))
    }
}

impl Rounded for Sinh {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::sinh::WRONG_SIDE;
    const LIMITS: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        (x.abs(), f64::INFINITY)
    }
}
