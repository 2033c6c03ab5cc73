//! x86-64 with FMA, one value at a time.

use halfulp_kernels::kernel::{Rounded, Wide};

use super::super::{call, scalar::F64};
use crate::environment::rounds_to_nearest_avx;

/// f of a value.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn step<K: Wide>(x: u32) -> u32 {
    (K::f32(F64(f64::from(f32::from_bits(x)))).0 as f32).to_bits()
}

/// # Safety
/// The processor has the instructions, and the environment is the default one.
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn f32<K: Wide>(x: u32) -> u32 {
    // SAFETY: the instructions are enabled.
    unsafe { step::<K>(x) }
}

/// The entry point for one value.
///
/// # Safety
/// As [`Single`](super::super::Single).
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn f32_call<K: Wide>(x: f32) -> f32 {
    // SAFETY: the instructions are enabled.
    unsafe { call::f32::<K, F64>(x, rounds_to_nearest_avx(), f32_slice::<K>) }
}

/// The slice entry point.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn f32_slice<K: Wide>(src: *const u32, dst: *mut u32, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements and the instructions.
        unsafe { dst.add(i).write_unaligned(step::<K>(src.add(i).read_unaligned())) }
    }
}

/// As [`step`], for results in any rounding.
///
/// # Safety
/// As that.
#[inline(always)]
unsafe fn sided_step<K: Wide>(x: &[f64; 1], values: &mut [f64; 1]) {
    values[0] = K::f32_with(F64(x[0]), K::TABLES).0;
}

rounded!(1 by sided_step #[target_feature(enable = "fma,f16c")]);
