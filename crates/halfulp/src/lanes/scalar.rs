//! x86-64 with FMA and F16C, one value at a time.

use core::arch::asm;
use core::arch::x86_64::*;
use core::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::{
    Arith, f64_arithmetic,
    kernel::{Narrow, Wide},
};

use super::call;
use super::portable::f32_arithmetic;
use crate::environment::rounds_to_nearest_avx;
use crate::format::Bf16;
#[cfg(test)]
use crate::format::Format;

/// An f32 whose `mul_add` is the processor's: the class f32-fused.
///
/// Arithmetic on it outside a function with FMA enabled is undefined behaviour on a processor without.
#[derive(Clone, Copy, Debug)]
pub struct Scalar(pub f32);

f32_arithmetic!(Scalar, |a: f32, b: f32, c: f32| {
    // SAFETY: values of this type are made only in functions that enable FMA.
    unsafe { _mm_cvtss_f32(_mm_fmadd_ss(_mm_set_ss(a), _mm_set_ss(b), _mm_set_ss(c))) }
});

/// An f64 whose `mul_add` is the processor's: the class f64-fused.
///
/// Arithmetic on it outside a function with FMA enabled is undefined behaviour on a processor without.
#[derive(Clone, Copy, Debug)]
pub struct F64(pub f64);

f64_arithmetic!(F64, |a: f64, b: f64, c: f64| {
    // SAFETY: values of this type are made only in functions that enable FMA.
    unsafe { _mm_cvtsd_f64(_mm_fmadd_sd(_mm_set_sd(a), _mm_set_sd(b), _mm_set_sd(c))) }
});

/// The f32 of a binary16 number's bits.
///
/// # Safety
/// It is inlined into a function that enables F16C.
#[inline(always)]
pub(super) unsafe fn widened(x: u16) -> f32 {
    let mut bits = u32::from(x);
    // SAFETY: no instruction. Without it the compiler may insert the element into a register that still holds the
    // last one, and every call waits for the one before.
    unsafe { asm!("/* {0:e} */", inout(reg) bits, options(pure, nomem, nostack, preserves_flags)) };
    // SAFETY: the caller's contract.
    let mut wide = unsafe { _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(bits as i32))) };
    // SAFETY: no instruction. Without it the compiler may take the magnitude before it converts, by such an insertion.
    unsafe {
        asm!("/* {0} */", inout(xmm_reg) wide, options(pure, nomem, nostack, preserves_flags));
    }
    wide
}

/// f of a value in binary16.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn f16_step<K: Narrow>(x: u16) -> u16 {
    // SAFETY: the caller's contract.
    unsafe {
        let value = _mm_set_ss(K::f16(Scalar(widened(x))).0);
        _mm_extract_epi16::<0>(_mm_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(value)) as u16
    }
}

/// f of a value in bfloat16.
///
/// # Safety
/// As [`f16_step`].
#[inline(always)]
unsafe fn bf16_step<K: Narrow>(x: u16) -> u16 {
    let value = K::bf16_of(Scalar(Bf16(x).to_f32())).0;
    Bf16::from_f32(K::bf16_kept(value, Scalar::WIDE_TABLES)).0
}

/// The entry point for one value of binary16.
///
/// # Safety
/// As [`Single`](super::Single).
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn f16_call<K: Narrow + Wide>(x: u16) -> u16 {
    // SAFETY: the instructions are enabled.
    unsafe {
        if K::WIDE_CALLS_F16 { f16_wide::<K>(x) } else { f16_value::<K>(x, |y| narrowed::<K>(y)) }
    }
}

/// As [`f16_call`], by the [narrow](Narrow) kernel, with AVX-512, which rounds without raising exceptions.
///
/// # Safety
/// As [`Single`](super::Single).
#[target_feature(enable = "avx512f,fma,f16c")]
pub(crate) unsafe fn f16_call_avx512<K: Narrow>(x: u16) -> u16 {
    // SAFETY: the instructions are enabled.
    unsafe { f16_value::<K>(x, |y| silently_narrowed(y)) }
}

/// f of a value in binary16, in any environment.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn f16_value<K: Narrow>(x: u16, narrow: impl FnOnce(f32) -> u16) -> u16 {
    // SAFETY: the caller's contract.
    unsafe {
        let nearest = rounds_to_nearest_avx();
        call::f16::<K, Scalar>(x, nearest, |x| widened(x), narrow, f16_slice::<K>)
    }
}

/// As [`f16_value`], by the wide kernel.
///
/// # Safety
/// As that.
#[inline(always)]
unsafe fn f16_wide<K: Narrow + Wide>(x: u16) -> u16 {
    // SAFETY: the caller's contract.
    unsafe {
        let nearest = rounds_to_nearest_avx();
        call::f16_wide::<K, F64>(x, nearest, |x| widened(x), f16_slice::<K>)
    }
}

/// The bits of the binary16 number nearest to a kernel's value.
///
/// # Safety
/// It is inlined into a function that enables F16C.
#[inline(always)]
unsafe fn narrowed<K: Wide>(y: f32) -> u16 {
    // The instruction raises exceptions where the result is subnormal or infinite, which is a matter of chance for some functions.
    let is_normal = y.abs() >= f32::from_bits((127 - 14) << 23) && y.abs() < 65504.0;
    if K::VANISHING.is_some() || K::OVERFLOWS.is_some() || !is_normal {
        return call::half(y);
    }
    // SAFETY: the caller's contract.
    unsafe {
        let half = _mm_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(_mm_set_ss(y));
        _mm_cvtsi128_si32(half) as u16
    }
}

/// As [`narrowed`].
///
/// # Safety
/// It is inlined into a function that enables AVX-512.
#[inline(always)]
unsafe fn silently_narrowed(y: f32) -> u16 {
    const SILENT: i32 = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
    // SAFETY: the caller's contract.
    unsafe {
        let half = _mm512_cvt_roundps_ph::<SILENT>(_mm512_castps128_ps512(_mm_set_ss(y)));
        _mm_cvtsi128_si32(_mm256_castsi256_si128(half)) as u16
    }
}

/// The entry point for one value of bfloat16.
///
/// # Safety
/// As [`Single`](super::Single).
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn bf16_call<K: Narrow + Wide>(x: u16) -> u16 {
    // SAFETY: the instructions are enabled.
    unsafe {
        if K::WIDE_CALLS_BF16 {
            bf16_wide::<K>(x)
        } else {
            call::bf16::<K, Scalar>(x, rounds_to_nearest_avx(), bf16_wide::<K>)
        }
    }
}

/// As [`bf16_call`], by the wide kernel.
///
/// # Safety
/// As [`Single`](super::Single).
#[target_feature(enable = "fma,f16c")]
unsafe fn bf16_wide<K: Narrow + Wide>(x: u16) -> u16 {
    // SAFETY: the instructions are enabled.
    unsafe { call::bf16_wide::<K, F64>(x, rounds_to_nearest_avx(), bf16_slice::<K>) }
}

/// The slice entry point for binary16.
///
/// # Safety
/// As [`Entry`](super::Entry).
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn f16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements and the instructions.
        unsafe { dst.add(i).write_unaligned(f16_step::<K>(src.add(i).read_unaligned())) }
    }
}

/// The slice entry point for bfloat16.
///
/// # Safety
/// As [`Entry`](super::Entry).
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn bf16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements and the instructions.
        unsafe { dst.add(i).write_unaligned(bf16_step::<K>(src.add(i).read_unaligned())) }
    }
}

/// The kernel's values before the rounding.
#[cfg(test)]
#[target_feature(enable = "fma,f16c")]
pub(super) fn unrounded<K: Narrow>(format: Format, mut x: [f32; 16]) -> [f32; 16] {
    for x in &mut x {
        *x = match format {
            Format::Bf16 => K::bf16_of(Scalar(*x)).0,
            _ => K::f16(Scalar(*x)).0,
        };
    }
    x
}
