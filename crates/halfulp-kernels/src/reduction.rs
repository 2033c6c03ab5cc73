//! What the reductions of several functions share.

use crate::arith::Arith;

/// log2 e, 1.44269504…, the nearest f32.
pub const LOG2_E: f32 = core::f32::consts::LOG2_E;

/// ln 2, 0.69314718…, the nearest f32.
pub const LN_2: f32 = core::f32::consts::LN_2;

/// √½, 0.70710678…, the nearest f32.
pub const SQRT_HALF: f32 = core::f32::consts::FRAC_1_SQRT_2;

/// About √½, a number of bfloat16.
pub const ABOUT_SQRT_HALF: f32 = 45.0 / 64.0;

/// 2^-23 · ln 2: the logarithm of 2 in the unit in which [`binade`](Arith::binade) gives exponents.
pub const LN_2_OF_EXPONENT: f32 = LN_2 / 8_388_608.0;

/// Powers 2^y with y below this are 0 in bfloat16: they are less than half of its least number, 2^-133.
pub const BF16_LEAST_EXPONENT: f32 = -134.0;

/// Where the argument of an exponential is clamped: 2^n of [`half_reduced`] is 0.
pub const LEAST_ARGUMENT: f32 = -176.0;

/// r and 2^n with x/2 = n·ln 2 + r/2, for e^x as (2^n·e^(r/2))²; 0 for 2^n where n is -127. n must be in \[-127, 127\].
///
/// The square spans what exponents f32 has, subnormal numbers and infinity too, and its root needs none of these.
#[inline(always)]
pub fn half_reduced<A: Arith>(x: A) -> (A, A) {
    let (n, power) = x.nearest_power(0.5 * LOG2_E, 0);
    (n.mul_add(x.lit(-2.0 * LN_2), x), power)
}
