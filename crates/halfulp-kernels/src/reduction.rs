//! What the reductions of several functions share.

use crate::arith::Arith;

/// log2 e, 1.44269504…, the nearest f32.
pub const LOG2_E: f32 = core::f32::consts::LOG2_E;

/// ln 2, 0.69314718…, the nearest f32.
pub const LN_2: f32 = core::f32::consts::LN_2;

/// `x` but for arguments below 2^-36 in magnitude, which become others below 2^-35, and not subnormal
/// but for a few: multiplications with subnormal operands are slow. An addition with one is not.
#[inline(always)]
pub fn without_subnormals<A: Arith>(x: A) -> A {
    const TINY: f32 = f32::from_bits((127 - 60) << 23); // 2^-60
    x + x.lit(TINY)
}
