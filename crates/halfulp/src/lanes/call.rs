//! One value at a time, in any floating-point environment.
//!
//! Reading MXCSR takes longer than most kernels. But if results are rounded to the nearest, which is found out by arithmetic,
//! nothing else in it can change a result that no subnormal number has a part in, and no exceptions can be raised but those for inexact
//! results and subnormal operands, if nothing is NaN or exceeds its format's range. So kernels run at once where that is known; what
//! is subnormal in the format itself is converted by integers. All else takes a look at MXCSR.

use halfulp_kernels::{Arith, kernel::Narrow};
use halfulp_kernels::{WideArith, kernel::Wide};

use super::{Entry, Single};
use crate::environment::{Opaque, with_default};

/// f of a value by the entry point for slices, in the default environment.
///
/// # Safety
/// The processor has the instructions of the entry point.
#[cold]
#[inline(never)]
unsafe fn in_default<B: Copy>(entry: Entry<B>, x: B) -> B {
    let mut y = x;
    // SAFETY: one element each, and the caller's contract.
    with_default((&raw const x, &raw mut y), |(x, y)| unsafe { entry(x, y, 1) });
    y
}

/// As [`in_default`].
///
/// # Safety
/// As that.
#[cold]
#[inline(never)]
unsafe fn in_default_f32(entry: Entry<u32>, x: f32) -> f32 {
    // SAFETY: the caller's contract.
    f32::from_bits(unsafe { in_default(entry, x.to_bits()) })
}

/// f of a value, where the rounding mode is or isn't to the nearest; `slice` is f, too.
///
/// # Safety
/// The processor has the instructions of `A` and `slice`, and it is inlined into a function that enables them.
#[inline(always)]
pub(super) unsafe fn f32<K: Wide, A: WideArith + From<f64> + Into<f64>>(
    x: f32,
    rounds_to_nearest: bool,
    slice: Entry<u32>,
) -> f32 {
    let bits = x.to_bits();
    let Some((wide, is_small)) = widened(x, rounds_to_nearest) else {
        // SAFETY: the caller's contract.
        return unsafe { in_default_f32(slice, x) };
    };
    let x = A::from(wide);
    // Without a branch, which would be unpredictable if x is any number.
    let y = K::saturated(x, K::f32(K::within_reach(x))).into();
    // No value of a kernel is subnormal in f64.
    if is_small || is_vanishing::<K>(bits) {
        core::hint::cold_path();
        return narrowed(y);
    }
    y as f32
}

/// 2^-125: smaller numbers of f32 are multiples of 2^-149, and their bits count these. Unless x is smaller or f
/// [vanishes](Wide::VANISHING), f(x) isn't subnormal.
const SMALL: u32 = 2 << 23;

const INFINITY: u32 = f32::INFINITY.to_bits();

/// x, and whether it is smaller than [`SMALL`], which is converted without f32 arithmetic; none where the environment has to be looked
/// at: for infinities and NaN, and if the rounding mode is not to the nearest.
#[inline(always)]
fn widened(x: f32, rounds_to_nearest: bool) -> Option<(f64, bool)> {
    let bits = x.to_bits();
    // All but the sign.
    let twice = bits << 1;
    if rounds_to_nearest && twice.wrapping_sub(SMALL << 1) < (INFINITY - SMALL) << 1 {
        return Some((f64::from(x.opaque()), false));
    }
    core::hint::cold_path();
    if !rounds_to_nearest || twice >= INFINITY << 1 {
        return None;
    }
    Some((from_small(bits.opaque()), true))
}

/// The number of these bits, smaller than [`SMALL`], without f32 arithmetic.
#[inline(always)]
fn from_small(bits: u32) -> f64 {
    let magnitude = f64::from((bits & !(1 << 31)) as i32) * f64::from_bits((1023 - 149) << 52);
    f64::from_bits(magnitude.to_bits() | u64::from(bits >> 31) << 63)
}

/// Whether the f32 of these bits lies where results of a function that [vanishes](Wide::VANISHING) may be subnormal.
#[inline(always)]
fn is_vanishing<K: Wide>(bits: u32) -> bool {
    // The bits of negative numbers grow as these decrease.
    K::VANISHING.is_some_and(|vanishing| {
        let from = vanishing.normal_from.to_bits();
        bits.wrapping_sub(from) <= vanishing.zero_below.to_bits() - from
    })
}

/// The f32 nearest to a kernel's value, without f32 arithmetic where that is subnormal.
#[inline(always)]
fn narrowed(y: f64) -> f32 {
    // 2^-97, whose ulp is 2^-149.
    const ONE: f64 = f64::from_bits((1023 - 97) << 52);
    if y.abs() < f64::from(f32::from_bits(SMALL)) {
        let multiple = (y.abs() + ONE).to_bits() - ONE.to_bits();
        return f32::from_bits(multiple as u32 | (y.to_bits() >> 32) as u32 & 1 << 31);
    }
    y as f32
}

/// The bits of the number nearest to a wide kernel's value, in a format of 16 bits of which `fraction` are the fraction's. No exception
/// is raised but for inexact results.
#[inline(always)]
fn rounded_16<K: Wide>(y: f64, fraction: u32) -> u16 {
    let bias = (1 << (14 - fraction)) - 1;
    let least_normal = (1024 - bias) << 20;
    let beyond = (1024 + bias) << 20;
    // No value is a tie, so the upper half's digits and the next one tell the way.
    let high = (y.to_bits() >> 32) as u32;
    let is_positive = K::VANISHING.is_some_and(|vanishing| vanishing.zero.is_sign_positive());
    let magnitude = if is_positive { high } else { high & !(1 << 31) };
    let rounded = (magnitude + (1 << (19 - fraction))) >> (20 - fraction);
    let normal = rounded.wrapping_sub((1023 - bias) << fraction);
    let value = if magnitude.wrapping_sub(least_normal) < beyond - least_normal {
        normal
    } else {
        core::hint::cold_path();
        let infinity = (2 * bias + 1) << fraction;
        if magnitude < least_normal {
            // A power of two whose ulp is that of subnormal numbers.
            let one = f64::from_bits(u64::from(1024 - bias + 52 - fraction) << 52);
            (y.abs() + one).to_bits().wrapping_sub(one.to_bits()) as u32
        } else if magnitude > 0x7ff << 20 {
            infinity | 1 << (fraction - 1)
        } else {
            infinity
        }
    };
    if is_positive { value as u16 } else { (value | high >> 16 & 1 << 15) as u16 }
}

/// A wide kernel's value: 16 bits need no better one than the quick one.
#[inline(always)]
fn wide_value<K: Wide, W: WideArith + From<f64> + Into<f64>>(x: f64) -> f64 {
    let x = K::within_reach(W::from(x));
    match K::quick(x) {
        Some((value, _)) => value.into(),
        None => K::f32_with(x, K::TABLES).into(),
    }
}

/// f of a value in binary16, which `widen` converts and `narrow` rounds; else as [`f32`].
///
/// # Safety
/// As that.
#[inline(always)]
pub(super) unsafe fn f16<K: Narrow, A: Arith + From<f32> + Into<f32>>(
    x: u16,
    rounds_to_nearest: bool,
    widen: impl FnOnce(u16) -> f32,
    narrow: impl FnOnce(f32) -> u16,
    slice: Entry<u16>,
) -> u16 {
    // Nothing is subnormal in f32, and conversions to it are exact.
    if rounds_to_nearest && x & !(1 << 15) < 0x7c00 {
        return narrow(K::f16(A::from(widen(x.opaque()))).into());
    }
    // SAFETY: the caller's contract.
    unsafe { in_default(slice, x) }
}

/// As [`f16`], by the wide kernel.
///
/// # Safety
/// As that.
#[inline(always)]
pub(super) unsafe fn f16_wide<K: Wide, W: WideArith + From<f64> + Into<f64>>(
    x: u16,
    rounds_to_nearest: bool,
    widen: impl FnOnce(u16) -> f32,
    slice: Entry<u16>,
) -> u16 {
    if rounds_to_nearest && x & !(1 << 15) < 0x7c00 {
        return rounded_16::<K>(wide_value::<K, W>(widen(x.opaque()).into()), 10);
    }
    // SAFETY: the caller's contract.
    unsafe { in_default(slice, x) }
}

/// The bits of the binary16 number nearest to a kernel's value. No exception is raised but for inexact results.
#[inline(always)]
pub(super) fn half(y: f32) -> u16 {
    const LEAST_NORMAL: u32 = (127 - 14) << 23;
    const BEYOND: u32 = (127 + 16) << 23;
    let bits = y.to_bits();
    let magnitude = bits & !(1 << 31);
    // Ties don't matter, see `Narrow`.
    let normal = ((magnitude.min(BEYOND) + (1 << 12)) >> 13).wrapping_sub((127 - 15) << 10);
    // Its ulp is 2^-24, that of subnormal numbers.
    const HALF: f32 = 0.5;
    let subnormal = (f32::from_bits(magnitude) + HALF).to_bits().wrapping_sub(HALF.to_bits());
    let number = if magnitude < LEAST_NORMAL { subnormal } else { normal };
    let value = if magnitude > f32::INFINITY.to_bits() { 0x7e00 } else { number };
    value as u16 | (bits >> 16) as u16 & 1 << 15
}

/// f of a value in bfloat16, by `wide` where f32 arithmetic could meet subnormal numbers or overflow; else as [`f32`].
///
/// # Safety
/// As that.
#[inline(always)]
pub(super) unsafe fn bf16<K: Narrow + Wide, A: Arith + From<f32> + Into<f32>>(
    x: u16,
    rounds_to_nearest: bool,
    wide: Single<u16>,
) -> u16 {
    use crate::format::Bf16;
    // No product of a kernel is subnormal from 2^-110 on.
    const FROM: u32 = (127 - 110) << 23;
    // No kernel overflows below 2^120.
    const TO: u32 = (127 + 120) << 23;
    let bits = u32::from(x) << 16;
    let is_in_range = (bits << 1).wrapping_sub(FROM << 1) < (TO - FROM) << 1;
    // In class f32-unfused, products may be subnormal on the other side, too.
    if !rounds_to_nearest || !is_in_range || is_vanishing::<K>(bits | 1 << 31) {
        // SAFETY: the caller's contract.
        return unsafe { wide(x) };
    }
    let value = K::bf16_of(A::from(f32::from_bits(bits.opaque()))).into();
    Bf16::from_f32(K::bf16_kept(value, A::WIDE_TABLES)).0
}

/// As [`bf16`], by the wide kernel alone.
///
/// # Safety
/// As that.
#[inline(always)]
pub(super) unsafe fn bf16_wide<K: Wide, W: WideArith + From<f64> + Into<f64>>(
    x: u16,
    rounds_to_nearest: bool,
    slice: Entry<u16>,
) -> u16 {
    let Some((wide, _)) = widened(f32::from_bits(u32::from(x) << 16), rounds_to_nearest) else {
        // SAFETY: the caller's contract.
        return unsafe { in_default(slice, x) };
    };
    rounded_16::<K>(wide_value::<K, W>(wide), 7)
}
