//! Any processor: f64 without a fused multiply-add, one value at a time.

use halfulp_kernels::f64_arithmetic;
use halfulp_kernels::kernel::{Rounded, Wide};

use super::super::call;
use crate::environment::rounds_to_nearest;

/// An f64 whose `mul_add` rounds twice: the class f64-unfused.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Portable(f64);

f64_arithmetic!(Portable, |a: f64, b, c| a * b + c);

impl From<f64> for Portable {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Portable(value)
    }
}

impl From<Portable> for f64 {
    #[inline(always)]
    fn from(value: Portable) -> f64 {
        value.0
    }
}

/// The entry point for one value.
pub(crate) fn f32_call<K: Wide>(x: f32) -> f32 {
    // SAFETY: any processor will do.
    unsafe { call::f32::<K, Portable>(x, rounds_to_nearest(), f32_slice::<K>) }
}

#[inline(always)]
pub(crate) fn f32<K: Wide>(x: u32) -> u32 {
    (K::f32(Portable(f64::from(f32::from_bits(x)))).0 as f32).to_bits()
}

/// The slice entry point.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
pub(crate) unsafe fn f32_slice<K: Wide>(src: *const u32, dst: *mut u32, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements.
        unsafe { dst.add(i).write_unaligned(f32::<K>(src.add(i).read_unaligned())) }
    }
}

/// f of a value. (Safe, but as the others are it is said not to be.)
#[inline(always)]
unsafe fn sided_step<K: Wide>(x: &[f64; 1], values: &mut [f64; 1]) {
    values[0] = K::f32_with(Portable(x[0]), K::TABLES).0;
}

rounded!(1 by sided_step);
