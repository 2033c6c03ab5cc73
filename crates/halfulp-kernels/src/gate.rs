//! Gated units, f(x) = x·s(x) with a sigmoid s: the reconstruction that their kernels share.
//!
//! Where s(-x) = 1 − s(x), as for silu and gelu, f(x) = relu(x) − a·s(-a) with a = |x|: one function of a serves
//! both signs. s(-a) falls off like an exponential, so its relative error would need many cells; it is computed
//! as q(a)^K, K = 2^SQUARINGS, whose logarithm is K times flatter.
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::wide::WideArith;

/// q^(2^n).
#[inline(always)]
pub fn square<A: Arith>(q: A, n: u32) -> A {
    (0..n).fold(q, |q, _| q * q)
}

/// 2^-37.
const NUDGE: f32 = f32::from_bits((127 - 37) << 23);

/// relu(x) − a·q(a)^K for binary16; f(x) rounds to -0 for x ≤ -`saturation`.
///
/// An odd subnormal x makes x/2, which f(x) exceeds by less than 2^-24 of itself, a midpoint. Narrow tables add 2^-37
/// and so need no q that turns just above 0; where that changes the sign of -0, relu(x) is an upper bound.
#[inline(always)]
pub fn f16<A: Arith>(
    x: A,
    saturation: f32,
    q: &'static impl PiecewisePolynomial,
    (wide, narrow): (u32, u32),
) -> A {
    let squarings = if A::WIDE_TABLES { wide } else { narrow };
    // -inf · 0 would be NaN.
    let a = x.abs().at_most(x.lit(saturation));
    let s = square(q.at(a), squarings);
    let relu = x.at_least(x.lit(0.0));
    (-a).mul_add(s, relu + x.lit(NUDGE)).at_most(relu)
}

/// 2^-125: below, x/2 is not normal.
pub const LIFTED_BELOW: f32 = f32::from_bits((127 - 125) << 23);

/// 2^-124.
pub const LIFT: f32 = f32::from_bits((127 - 124) << 23);

/// 2^-125 + 2^-137.
const HALF_OF_LIFT: f32 = f32::from_bits(((127 - 125) << 23) + (1 << 11));

/// relu(x) − a·q(a)^K for bfloat16; f(x) rounds to -0 for x ≤ -`saturation`.
///
/// Subnormal operands and results make multiplications slow, and for |x| < 2^-125, x/2 can be a midpoint (which
/// f(x) exceeds). There a + 2^-124 takes the place of a, and what that adds is taken off at the end, but for
/// 2^-137: far less than the 2^-134 between a midpoint and its neighbours, far more than the rounding errors
/// of 2^-141.
#[inline(always)]
pub fn bf16<A: Arith>(
    x: A,
    saturation: f32,
    q: &'static impl PiecewisePolynomial,
    (wide, narrow): (u32, u32),
) -> A {
    let squarings = if A::WIDE_TABLES { wide } else { narrow };
    let a = x.abs().at_most(x.lit(saturation));
    let tiny = a.lt(x.lit(LIFTED_BELOW));
    let lifted = A::select(tiny, a + x.lit(LIFT), a);
    let s = square(q.at(lifted), squarings);
    // -0 for x < 0, and so is what it is less a product that saturates at 0.
    let relu = x.at_least(x.lit(-0.0));
    let value = relu - lifted * s;
    A::select(tiny, value + x.lit(HALF_OF_LIFT), value).at_most(relu)
}

/// `value` of a function x·g(x), g increasing through `slope` at 0 with g' ≥ 1/4 there; near 0, where f64 does not tell the
/// value from `slope`·x, which may be halfway between two f32 numbers, slope·x farther from 0 for positive x
/// and nearer for negative.
#[inline(always)]
pub fn wide<A: WideArith>(x: A, slope: f64, value: A) -> A {
    // 2^-30: less than slope·x can be off a midpoint without being one, and than f(x) can be off slope·x from there on.
    const TINY: f64 = f64::from_bits((1023 - 30) << 52);
    let tiny = x.lit(TINY);
    let linear = x * (x.lit(slope) + tiny.mul_sign(x));
    A::select(x.abs().lt(tiny), linear, value)
}
