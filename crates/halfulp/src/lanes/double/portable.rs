//! Any processor: f32 without a fused multiply-add, one value at a time. What products lose is found by splitting the factors
//! in halves, so no step of a path in f32 needs f64.

use halfulp_kernels::{f32_double_word, kernel::Designs};

/// An f32 whose `mul_add` rounds twice: the class f32-unfused.
#[derive(Clone, Copy, Debug)]
struct Portable(f32);

f32_double_word!(Portable);

pub(crate) fn f32<K: Designs>(x: u32) -> u32 {
    let argument = Portable(f32::from_bits(x));
    let first = K::double_word(argument);
    if !first.open {
        first.value.0.to_bits()
    } else if K::DOUBLE_WORD_ALONE {
        K::double_word_second(argument).0.to_bits()
    } else {
        super::super::wide::portable::f32::<K>(x)
    }
}

/// The slice entry point.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
pub(crate) unsafe fn f32_slice<K: Designs>(src: *const u32, dst: *mut u32, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements.
        unsafe { dst.add(i).write_unaligned(f32::<K>(src.add(i).read_unaligned())) }
    }
}
