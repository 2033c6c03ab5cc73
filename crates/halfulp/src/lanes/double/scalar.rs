//! x86-64 with FMA, one value at a time.

use core::arch::x86_64::*;

use halfulp_kernels::{f32_double_word, kernel::Designs};

/// An f32 whose `mul_add` is the processor's: the class f32-fused.
///
/// Arithmetic on it outside a function with FMA enabled is undefined behaviour on a processor without.
#[derive(Clone, Copy, Debug)]
struct Scalar(f32);

f32_double_word!(Scalar, |a: f32, b: f32, c: f32| {
    // SAFETY: values of this type are made only in functions that enable FMA.
    unsafe { _mm_cvtss_f32(_mm_fmadd_ss(_mm_set_ss(a), _mm_set_ss(b), _mm_set_ss(c))) }
});

/// # Safety
/// The processor has the instructions, and the environment is the default one.
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn f32<K: Designs>(x: u32) -> u32 {
    let argument = Scalar(f32::from_bits(x));
    let first = K::double_word(argument);
    if !first.open {
        first.value.0.to_bits()
    } else if K::DOUBLE_WORD_ALONE {
        K::double_word_second(argument).0.to_bits()
    } else {
        // SAFETY: as this function's.
        unsafe { super::super::wide::scalar::f32::<K>(x) }
    }
}

/// The slice entry point.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
#[target_feature(enable = "fma,f16c")]
pub(crate) unsafe fn f32_slice<K: Designs>(src: *const u32, dst: *mut u32, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements and the instructions.
        unsafe { dst.add(i).write_unaligned(f32::<K>(src.add(i).read_unaligned())) }
    }
}
