//! AVX-512, one value at a time, in any floating-point environment.
//!
//! Its instructions may carry a rounding mode, which counts in place of MXCSR's, and suppress all exceptions (Intel 64 and IA-32
//! Architectures Software Developer's Manual, volume 2, section 2.7.5). So MXCSR, whose reading takes longer than most kernels, isn't looked at. What is
//! left of it are DAZ and FTZ: the arguments and results for which they could matter take the usual way, and so do those
//! that aren't finite.

use core::arch::x86_64::*;
#[cfg(any(feature = "f16", feature = "bf16"))]
use core::ops::{Add, Div, Mul, Neg, Sub};

#[cfg(any(feature = "f16", feature = "bf16"))]
use halfulp_kernels::{Arith, kernel::Narrow, operation};
#[cfg(feature = "f32")]
use halfulp_kernels::{f64_arithmetic, kernel::Wide};

#[cfg(any(feature = "f16", feature = "bf16"))]
use super::{portable::f32_arithmetic, scalar};
use crate::environment::with_default;
#[cfg(feature = "bf16")]
use crate::format::Bf16;

/// To the nearest, ties to even; no exception.
const NEAREST: i32 = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;

const SILENT: i32 = _MM_FROUND_NO_EXC;

/// Implements operations by intrinsics, for [`operation`](halfulp_kernels::operation).
macro_rules! by_intrinsics {
    ($name:ident, $set:ident, $get:ident, [$($operation:ident $intrinsic:ident::<$rounding:ident>,)*]) => {
        macro_rules! $name {
            $(($operation, $a:expr, $b:expr) => {
                // SAFETY: values of these types are made only in functions that enable AVX-512.
                unsafe { $get($intrinsic::<$rounding>($set($a), $set($b))) }
            };)*
            (truncate, $a:expr) => {
                // SAFETY: as above.
                unsafe { _mm_cvtt_roundss_i32::<SILENT>(_mm_set_ss($a)) }
            };
        }
    };
}

/// An f64 whose operations are those of class f64-fused in any environment, as long as nothing is subnormal.
///
/// Arithmetic on it outside a function with AVX-512 enabled is undefined behaviour on a processor without.
#[cfg(feature = "f32")]
#[derive(Clone, Copy, Debug)]
struct Double(f64);

#[cfg(feature = "f32")]
by_intrinsics!(double, _mm_set_sd, _mm_cvtsd_f64, [
    add _mm_add_round_sd::<NEAREST>,
    sub _mm_sub_round_sd::<NEAREST>,
    mul _mm_mul_round_sd::<NEAREST>,
    div _mm_div_round_sd::<NEAREST>,
    min _mm_min_round_sd::<SILENT>,
    max _mm_max_round_sd::<SILENT>,
]);

#[cfg(feature = "f32")]
f64_arithmetic!(
    Double,
    |a: f64, b: f64, c: f64| {
        // SAFETY: values of this type are made only in functions that enable AVX-512.
        unsafe {
            let (a, b, c) = (_mm_set_sd(a), _mm_set_sd(b), _mm_set_sd(c));
            _mm_cvtsd_f64(_mm_fmadd_round_sd::<NEAREST>(a, b, c))
        }
    },
    double
);

/// An f32 whose operations are those of class f32-fused, as [`Double`].
#[cfg(any(feature = "f16", feature = "bf16"))]
#[derive(Clone, Copy, Debug)]
struct Single(f32);

#[cfg(any(feature = "f16", feature = "bf16"))]
by_intrinsics!(single, _mm_set_ss, _mm_cvtss_f32, [
    add _mm_add_round_ss::<NEAREST>,
    sub _mm_sub_round_ss::<NEAREST>,
    mul _mm_mul_round_ss::<NEAREST>,
    div _mm_div_round_ss::<NEAREST>,
    min _mm_min_round_ss::<SILENT>,
    max _mm_max_round_ss::<SILENT>,
]);

#[cfg(any(feature = "f16", feature = "bf16"))]
f32_arithmetic!(
    Single,
    |a: f32, b: f32, c: f32| {
        // SAFETY: values of this type are made only in functions that enable AVX-512.
        unsafe {
            let (a, b, c) = (_mm_set_ss(a), _mm_set_ss(b), _mm_set_ss(c));
            _mm_cvtss_f32(_mm_fmadd_round_ss::<NEAREST>(a, b, c))
        }
    },
    single
);

/// Whether the f32 of these bits lies from 2^`from` to 2^`to` in magnitude.
#[inline(always)]
const fn is_between(bits: u32, from: i32, to: i32) -> bool {
    let [from, to] = [((127 + from) as u32) << 23, ((127 + to) as u32) << 23];
    (bits & !(1 << 31)).wrapping_sub(from) < to - from
}

/// # Safety
/// As [`ScalarEntry`](super::ScalarEntry).
#[cfg(feature = "f32")]
#[target_feature(enable = "avx512f,fma,f16c")]
pub(crate) unsafe fn f32<K: Wide>(x: u32) -> u32 {
    // No value of a kernel is subnormal in f64, or NaN.
    if is_between(x, -60, 32) {
        let y = K::f32(Double(f64::from(f32::from_bits(x)))).0;
        if y.to_bits() << 1 >= f64::from(f32::MIN_POSITIVE).to_bits() << 1 {
            let y = _mm_cvt_roundsd_ss::<NEAREST>(_mm_setzero_ps(), _mm_set_sd(y));
            return _mm_cvtss_f32(y).to_bits();
        }
    }
    // SAFETY: the instructions are among those enabled.
    with_default(x, |x| unsafe { super::wide::scalar::f32::<K>(x) })
}

/// # Safety
/// As [`ScalarEntry`](super::ScalarEntry).
#[cfg(feature = "f16")]
#[target_feature(enable = "avx512f,fma,f16c")]
pub(crate) unsafe fn f16<K: Narrow>(x: u16) -> u16 {
    // Nothing is subnormal in f32. The conversions know neither DAZ nor FTZ, and that of a finite number makes no exception.
    if x & 0x7fff < 0x7c00 {
        // SAFETY: the instructions are among those enabled.
        let wide = unsafe { scalar::widened(x) };
        let value = _mm512_castps128_ps512(_mm_set_ss(K::f16(Single(wide)).0));
        let half = _mm256_castsi256_si128(_mm512_cvt_roundps_ph::<NEAREST>(value));
        return _mm_extract_epi16::<0>(half) as u16;
    }
    // SAFETY: the instructions are among those enabled.
    with_default(x, |x| unsafe { scalar::f16::<K>(x) })
}

/// # Safety
/// As [`ScalarEntry`](super::ScalarEntry).
#[cfg(feature = "bf16")]
#[target_feature(enable = "avx512f,fma,f16c")]
pub(crate) unsafe fn bf16<K: Narrow>(x: u16) -> u16 {
    let wide = Bf16(x).to_f32();
    // Nothing is subnormal in f32: the least value is gelu's, e^-32.
    if is_between(wide.to_bits(), -30, 3) {
        let value = K::bf16_of(Single(wide)).0;
        return Bf16::from_f32(K::bf16_kept(value, Single::WIDE_TABLES)).0;
    }
    // SAFETY: the instructions are among those enabled.
    with_default(x, |x| unsafe { scalar::bf16::<K>(x) })
}
