//! x86-64 with FMA, one value at a time.

use core::arch::x86_64::*;

use halfulp_kernels::f64_arithmetic;
use halfulp_kernels::kernel::{Rounded, Wide};

use super::super::call;
use crate::environment::rounds_to_nearest_avx;

/// An f64 whose `mul_add` is the processor's: the class f64-fused.
///
/// Arithmetic on it outside a function with FMA enabled is undefined behaviour on a processor without.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Scalar(f64);

f64_arithmetic!(Scalar, |a: f64, b: f64, c: f64| {
    // SAFETY: values of this type are made only in functions that enable FMA.
    unsafe { _mm_cvtsd_f64(_mm_fmadd_sd(_mm_set_sd(a), _mm_set_sd(b), _mm_set_sd(c))) }
});

impl From<f64> for Scalar {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Scalar(value)
    }
}

impl From<Scalar> for f64 {
    #[inline(always)]
    fn from(value: Scalar) -> f64 {
        value.0
    }
}

/// f of a value.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn step<K: Wide>(x: u32) -> u32 {
    (K::f32(Scalar(f64::from(f32::from_bits(x)))).0 as f32).to_bits()
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
    unsafe { call::f32::<K, Scalar>(x, rounds_to_nearest_avx(), f32_slice::<K>) }
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
    values[0] = K::f32_with(Scalar(x[0]), K::TABLES).0;
}

rounded!(1 by sided_step #[target_feature(enable = "fma,f16c")]);
