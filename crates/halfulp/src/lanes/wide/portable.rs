//! Any processor: f64 without a fused multiply-add, one value at a time.

use halfulp_kernels::kernel::{Rounded, Wide};

use super::super::{call, portable::F64};
use crate::environment::rounds_to_nearest;

/// The entry point for one value.
pub(crate) fn f32_call<K: Wide>(x: f32) -> f32 {
    // SAFETY: any processor will do.
    unsafe { call::f32::<K, F64>(x, rounds_to_nearest(), f32_slice::<K>) }
}

#[inline(always)]
pub(crate) fn f32<K: Wide>(x: u32) -> u32 {
    (K::f32(F64(f64::from(f32::from_bits(x)))).0 as f32).to_bits()
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
    values[0] = K::f32_with(F64(x[0]), K::TABLES).0;
}

rounded!(1 by sided_step);
