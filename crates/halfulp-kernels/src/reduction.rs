//! What the reductions of several functions share.

use crate::arith::Arith;
use crate::table;

/// log2 e, 1.44269504…, the nearest f32.
pub const LOG2_E: f32 = core::f32::consts::LOG2_E;

/// ln 2, 0.69314718…, the nearest f32.
pub const LN_2: f32 = core::f32::consts::LN_2;

/// Powers 2^y with y below this are 0 in bfloat16: they are less than half of its least number, 2^-133.
pub const BF16_LEAST_EXPONENT: f32 = -134.0;

/// 2^y to the precision that bfloat16 asks for: the kernel of exp.
#[inline(always)]
pub fn exp2_bf16<A: Arith>(y: A) -> A {
    let f = y.fraction();
    let p = if A::WIDE_TABLES {
        table::exp::BF16.wide.evaluate(f)
    } else {
        table::exp::BF16.narrow.evaluate(f)
    };
    p.scale2_floor(y, BF16_LEAST_EXPONENT)
}
