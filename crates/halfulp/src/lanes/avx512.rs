//! AVX-512 (F, BW, DQ, VL): sixteen values at a time.

use core::arch::x86_64::*;
use core::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::arith::{TO_INTEGER, to_biased_exponent};
use halfulp_kernels::{Arith, gate::LINEAR_BELOW, kernel::Narrow};

use super::pair::Pair;
use super::{bf16_bits, fraction_bits};

#[cfg(test)]
use crate::format::Format;

/// Sixteen f32, multiply-adds fused, fractions rounded down: a class of its own.
///
/// Values are made only by the loads of this file's entry points, which enable the instructions.
#[derive(Clone, Copy, Debug)]
struct Lanes<const VBMI: bool>(__m512);

operator!([const V: bool] Lanes<V>, Add add _mm512_add_ps);
operator!([const V: bool] Lanes<V>, Sub sub _mm512_sub_ps);
operator!([const V: bool] Lanes<V>, Mul mul _mm512_mul_ps);
operator!([const V: bool] Lanes<V>, Div div _mm512_div_ps);
operator!([const V: bool] Lanes<V>, Neg _mm512_xor_ps _mm512_set1_ps(-0.0));

impl<const V: bool> Arith for Lanes<V> {
    type Mask = __mmask16;
    type Cell = __m512i;
    const WIDE_TABLES: bool = true;

    #[inline(always)]
    fn lit(self, value: f32) -> Self {
        Self(op!(_mm512_set1_ps(value)))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Self(op!(_mm512_fmadd_ps(self.0, factor.0, addend.0)))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(op!(_mm512_abs_ps(self.0)))
    }

    #[inline(always)]
    fn mul_sign(self, sign: Self) -> Self {
        const XOR_OF_FIRST_AND_SECOND_WITH_THIRD: i32 = 0b0111_1000;
        Self(op!(_mm512_castsi512_ps(_mm512_ternarylogic_epi32::<
            XOR_OF_FIRST_AND_SECOND_WITH_THIRD,
        >(
            _mm512_castps_si512(self.0),
            _mm512_castps_si512(sign.0),
            _mm512_set1_epi32(i32::MIN),
        ))))
    }

    #[inline(always)]
    fn at_most(self, bound: Self) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm512_min_ps(bound.0, self.0)))
    }

    #[inline(always)]
    fn at_least(self, bound: Self) -> Self {
        Self(op!(_mm512_max_ps(bound.0, self.0)))
    }

    #[inline(always)]
    fn lt(self, other: Self) -> __mmask16 {
        op!(_mm512_cmp_ps_mask::<_CMP_LT_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn select(mask: __mmask16, then: Self, otherwise: Self) -> Self {
        Self(op!(_mm512_mask_blend_ps(mask, otherwise.0, then.0)))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f32) -> (Self, __m512i) {
        let magic = self.lit(TO_INTEGER);
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, op!(_mm512_castps_si512(shifted.0)))
    }

    #[inline(always)]
    fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self) {
        let magic = self.lit(to_biased_exponent(shift));
        let shifted = self.mul_add(self.lit(scale), magic);
        let power = op!(_mm512_slli_epi32::<23>(_mm512_castps_si512(shifted.0)));
        (shifted - magic, Self(op!(_mm512_castsi512_ps(power))))
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> __m512i {
        op!(_mm512_srl_epi32(_mm512_castps_si512(self.0), _mm_cvtsi32_si128(23 - bits as i32)))
    }

    #[inline(always)]
    fn floor_cell(self, scale: f32) -> __m512i {
        // As `nearest_int`, but rounded down.
        const DOWN: i32 = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;
        let magic = self.lit(TO_INTEGER);
        op!(_mm512_castps_si512(_mm512_fmadd_round_ps::<DOWN>(self.0, self.lit(scale).0, magic.0)))
    }

    #[inline(always)]
    fn remap<const N: usize>(self, cell: __m512i, table: &'static [u8; N]) -> __m512i {
        const { assert!(N == 16 || N == 32 || N == 64) }
        // The low byte of each 32-bit lane is looked up; the others get garbage, which table() ignores.
        op!({
            let bytes = match N {
                16 => _mm512_broadcast_i32x4(_mm_loadu_si128(table.as_ptr().cast())),
                32 => _mm512_broadcast_i64x4(_mm256_loadu_si256(table.as_ptr().cast())),
                _ => _mm512_loadu_si512(table.as_ptr().cast()),
            };
            if V {
                _mm512_permutexvar_epi8(cell, bytes)
            } else {
                let low = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(bytes));
                let high = _mm512_cvtepu8_epi16(_mm512_extracti64x4_epi64::<1>(bytes));
                _mm512_permutex2var_epi16(low, cell, high)
            }
        })
    }

    #[inline(always)]
    fn table<const N: usize>(self, cell: __m512i, table: &'static [f32; N]) -> Self {
        const { assert!(N == 1 || N == 8 || N == 16 || N == 32) }
        let entries = table.as_ptr();
        Self(op!(match N {
            1 => _mm512_set1_ps(table[0]),
            8 => _mm512_permutexvar_ps(cell, _mm512_broadcast_f32x8(_mm256_loadu_ps(entries))),
            16 => _mm512_permutexvar_ps(cell, _mm512_loadu_ps(entries)),
            _ => {
                let (low, high) = (_mm512_loadu_ps(entries), _mm512_loadu_ps(entries.add(16)));
                _mm512_permutex2var_ps(low, cell, high)
            }
        }))
    }

    #[inline(always)]
    fn scale2(self, cell: __m512i) -> Self {
        Self(op!(_mm512_castsi512_ps(_mm512_add_epi32(
            _mm512_castps_si512(self.0),
            _mm512_slli_epi32::<23>(cell)
        ))))
    }

    #[inline(always)]
    fn unscale2(self, cell: __m512i) -> Self {
        Self(op!(_mm512_castsi512_ps(_mm512_sub_epi32(
            _mm512_castps_si512(self.0),
            _mm512_slli_epi32::<23>(cell)
        ))))
    }

    #[inline(always)]
    fn fraction(self) -> Self {
        // An infinity gives 0.
        const NO_EXCEPTIONS_AND_DOWN: i32 = 0b1001;
        Self(op!(_mm512_reduce_ps::<NO_EXCEPTIONS_AND_DOWN>(self.0)))
    }

    #[inline(always)]
    fn scale2_floor(self, exponent: Self, least: f32) -> Self {
        if least == f32::NEG_INFINITY {
            return Self(op!(_mm512_scalef_ps(self.0, exponent.0)));
        }
        let matters = op!(_mm512_cmp_ps_mask::<_CMP_NLT_UQ>(exponent.0, self.lit(least).0));
        Self(op!(_mm512_maskz_scalef_ps(matters, self.0, exponent.0)))
    }

    #[inline(always)]
    fn split_exponent(self) -> (Self, Self) {
        // The first makes NaN of negative values and ±1 of ±0; neither is slowed down by subnormals.
        op!((
            Self(_mm512_getmant_ps::<_MM_MANT_NORM_1_2, _MM_MANT_SIGN_NAN>(self.0)),
            Self(_mm512_getexp_ps(self.0))
        ))
    }

    #[inline(always)]
    fn split_any_exponent(self) -> (Self, Self) {
        self.split_exponent()
    }

    #[inline(always)]
    fn binade(self, least: f32, scale: f32) -> (Self, Self) {
        op!({
            // The integer part of a difference of bit patterns is one of exponents.
            let bits = _mm512_castps_si512(self.0);
            let above = _mm512_sub_epi32(bits, _mm512_set1_epi32(least.to_bits() as i32));
            let k = _mm512_and_si512(above, _mm512_set1_epi32(-0x0080_0000));
            let power = _mm512_sub_epi32(_mm512_set1_epi32(scale.to_bits() as i32), k);
            let is_negative = _mm512_movepi32_mask(bits);
            let nan = _mm512_set1_epi32(f32::NAN.to_bits() as i32);
            let power = _mm512_mask_mov_epi32(power, is_negative, nan);
            (Self(_mm512_castsi512_ps(power)), Self(_mm512_cvtepi32_ps(k)))
        })
    }

    #[inline(always)]
    fn normalised(self) -> (Self, __mmask16) {
        op!({
            // The bits of a number below 2^-125 are its multiple of 2^-149.
            let bits = _mm512_castps_si512(self.0);
            let is_tiny = _mm512_cmplt_epi32_mask(bits, _mm512_set1_epi32(0x0100_0000));
            (Self(_mm512_mask_cvtepi32_ps(self.0, is_tiny, bits)), is_tiny)
        })
    }

    #[inline(always)]
    fn in_log_domain(self, x: Self) -> Self {
        let minus_infinity = self.lit(f32::NEG_INFINITY);
        let (is_zero, is_negative) = op!({
            let zero = _mm512_setzero_ps();
            (
                _mm512_cmp_ps_mask::<_CMP_EQ_OQ>(x.0, zero),
                _mm512_cmp_ps_mask::<_CMP_LT_OQ>(x.0, zero),
            )
        });
        let signed = Self::select(is_negative, self.lit(f32::NAN), self + self.lit(-0.0));
        Self::select(is_zero, minus_infinity, signed)
    }
}

/// The entry points for processors with `$features`; VBMI where they have it.
macro_rules! entries {
    ($features:literal, $vbmi:literal, $f16_slice:ident, $bf16_slice:ident, $unrounded:ident) => {
        /// The slice entry point for binary16: 64 elements a step.
        ///
        /// # Safety
        /// As [`Entry`](super::Entry).
        #[target_feature(enable = $features)]
        pub(crate) unsafe fn $f16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
            // SAFETY: every access is to one of the n elements that the caller vouches for.
            unsafe {
                let mut i = 0;
                while i + 64 <= n {
                    let x0 = f16_decode::<$vbmi>(_mm256_loadu_si256(src.add(i).cast()));
                    let x1 = f16_decode::<$vbmi>(_mm256_loadu_si256(src.add(i + 16).cast()));
                    let x2 = f16_decode::<$vbmi>(_mm256_loadu_si256(src.add(i + 32).cast()));
                    let x3 = f16_decode::<$vbmi>(_mm256_loadu_si256(src.add(i + 48).cast()));
                    let Pair(Pair(y0, y1), Pair(y2, y3)) = K::f16(Pair(Pair(x0, x1), Pair(x2, x3)));
                    _mm256_storeu_si256(dst.add(i).cast(), f16_round(y0));
                    _mm256_storeu_si256(dst.add(i + 16).cast(), f16_round(y1));
                    _mm256_storeu_si256(dst.add(i + 32).cast(), f16_round(y2));
                    _mm256_storeu_si256(dst.add(i + 48).cast(), f16_round(y3));
                    i += 64;
                }
                while i + 32 <= n {
                    let x0 = f16_decode::<$vbmi>(_mm256_loadu_si256(src.add(i).cast()));
                    let x1 = f16_decode::<$vbmi>(_mm256_loadu_si256(src.add(i + 16).cast()));
                    let Pair(y0, y1) = K::f16(Pair(x0, x1));
                    _mm256_storeu_si256(dst.add(i).cast(), f16_round(y0));
                    _mm256_storeu_si256(dst.add(i + 16).cast(), f16_round(y1));
                    i += 32;
                }
                while i < n {
                    let mask = low_bits(n - i) as __mmask16;
                    let x = _mm256_maskz_loadu_epi16(mask, src.add(i).cast());
                    let y = f16_round(K::f16(f16_decode::<$vbmi>(x)));
                    _mm256_mask_storeu_epi16(dst.add(i).cast(), mask, y);
                    i += 16;
                }
            }
        }

        /// The slice entry point for bfloat16: 64 elements a step.
        ///
        /// # Safety
        /// As [`Entry`](super::Entry).
        #[target_feature(enable = $features)]
        pub(crate) unsafe fn $bf16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
            // SAFETY: every access is to one of the n elements that the caller vouches for.
            unsafe {
                let mut i = 0;
                while i + 64 <= n {
                    let x0 = Bf16Block::new::<K>(_mm512_loadu_si512(src.add(i).cast()));
                    let x1 = Bf16Block::new::<K>(_mm512_loadu_si512(src.add(i + 32).cast()));
                    let Pair(y0, y1) = K::bf16(Pair(x0.decode(), x1.decode()));
                    _mm512_storeu_si512(dst.add(i).cast(), x0.round::<K, $vbmi>(y0));
                    _mm512_storeu_si512(dst.add(i + 32).cast(), x1.round::<K, $vbmi>(y1));
                    i += 64;
                }
                while i < n {
                    let mask = low_bits(n - i);
                    let x = Bf16Block::new::<K>(_mm512_maskz_loadu_epi16(mask, src.add(i).cast()));
                    let y = x.round::<K, $vbmi>(K::bf16(x.decode()));
                    _mm512_mask_storeu_epi16(dst.add(i).cast(), mask, y);
                    i += 32;
                }
            }
        }

        /// The kernel's values before the rounding.
        #[cfg(test)]
        #[target_feature(enable = $features)]
        pub(super) fn $unrounded<K: Narrow>(format: Format, mut x: [f32; 16]) -> [f32; 16] {
            // SAFETY: the array has sixteen values.
            unsafe {
                let lanes = Lanes::<$vbmi>(_mm512_loadu_ps(x.as_ptr()));
                let y = match format {
                    Format::Bf16 => K::bf16_of(lanes),
                    _ => K::f16(lanes),
                };
                _mm512_storeu_ps(x.as_mut_ptr(), y.0);
            }
            x
        }
    };
}

entries!("avx512f,avx512bw,avx512dq,avx512vl", false, f16_slice, bf16_slice, unrounded);
entries!(
    "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi",
    true,
    f16_slice_vbmi,
    bf16_slice_vbmi,
    unrounded_vbmi
);

/// The values of sixteen binary16 numbers.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn f16_decode<const V: bool>(x: __m256i) -> Lanes<V> {
    Lanes(op!(_mm512_cvtph_ps(x)))
}

/// Sixteen values rounded to binary16.
#[inline(always)]
fn f16_round<const V: bool>(y: Lanes<V>) -> __m256i {
    op!(_mm512_cvtps_ph::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(y.0))
}

/// 32 inputs in bfloat16.
///
/// What [`Narrow::bf16_of`] does around the kernel is done to all of them at a time, on their bit patterns.
#[derive(Clone, Copy)]
struct Bf16Block {
    /// The inputs.
    x: __m512i,
    /// Their magnitudes, if that matters.
    magnitude: __m512i,
    /// What the kernel is asked for.
    argument: __m512i,
    /// Where a gated unit is linear.
    is_linear: __mmask32,
    /// Where a gated unit saturates.
    saturates: __mmask32,
}

/// A number that bfloat16 holds, in every lane.
macro_rules! pattern {
    ($x:expr) => {
        _mm512_set1_epi16(bf16_bits($x))
    };
}

impl Bf16Block {
    /// What becomes of `x`.
    ///
    /// # Safety
    /// It is inlined into a function that enables the instructions.
    #[inline(always)]
    unsafe fn new<K: Narrow>(x: __m512i) -> Self {
        op!({
            let magnitude = _mm512_and_si512(x, _mm512_set1_epi16(i16::MAX));
            let none = Bf16Block { x, magnitude, argument: x, is_linear: 0, saturates: 0 };
            if let Some(gate) = K::BF16_GATE {
                let is_linear = _mm512_cmplt_epu16_mask(magnitude, pattern!(LINEAR_BELOW));
                let saturates = _mm512_mask_cmple_epu16_mask(
                    _mm512_cmpgt_epu16_mask(magnitude, pattern!(gate.last)),
                    magnitude,
                    pattern!(f32::INFINITY),
                );
                let argument = _mm512_mask_mov_epi16(x, is_linear | saturates, pattern!(1.0));
                return Bf16Block { argument, is_linear, saturates, ..none };
            }
            if K::ODD {
                let argument = _mm512_max_epu16(magnitude, pattern!(K::BF16_LINEAR_BELOW));
                return Bf16Block { argument, ..none };
            }
            none
        })
    }

    /// Magnitudes with the signs of the inputs.
    #[inline(always)]
    fn with_sign(self, magnitudes: __m512i) -> __m512i {
        const FIRST_OR_SECOND_AND_THIRD: i32 = 0b1111_1000;
        op!(_mm512_ternarylogic_epi32::<FIRST_OR_SECOND_AND_THIRD>(
            magnitudes,
            self.x,
            _mm512_set1_epi16(i16::MIN),
        ))
    }

    /// The values of the even ones and of the odd ones.
    #[inline(always)]
    fn decode<const V: bool>(self) -> Pair<Lanes<V>> {
        op!({
            let even = _mm512_slli_epi32::<16>(self.argument);
            let odd = _mm512_and_si512(self.argument, _mm512_set1_epi32(-0x10000));
            Pair(Lanes(_mm512_castsi512_ps(even)), Lanes(_mm512_castsi512_ps(odd)))
        })
    }

    /// The results: the kernel's values rounded.
    #[inline(always)]
    fn round<K: Narrow, const V: bool>(self, y: Pair<Lanes<V>>) -> __m512i {
        op!({
            let mut even = _mm512_castps_si512(y.0.0);
            let mut odd = _mm512_castps_si512(y.1.0);
            if !K::BF16_WIDE_TRUNCATES {
                // No value is on a midpoint, so adding half an ulp and truncating rounds to nearest.
                let half = _mm512_set1_epi32(0x8000);
                even = _mm512_add_epi32(even, half);
                odd = _mm512_add_epi32(odd, half);
            }
            let y = _mm512_mask_blend_epi16(0xaaaa_aaaa, _mm512_srli_epi32::<16>(even), odd);
            if let Some(gate) = K::BF16_GATE {
                // Bit patterns are proportional to values as far as subnormal numbers reach. A slope a little
                // smaller breaks ties downwards, where the sign is negative.
                let negative = _mm512_srai_epi16::<15>(self.x);
                let slope = _mm512_set1_epi16(fraction_bits(gate.slope));
                let linear = _mm512_mulhrs_epi16(self.magnitude, _mm512_add_epi16(slope, negative));
                let y = _mm512_mask_mov_epi16(y, self.is_linear, self.with_sign(linear));
                let relu = _mm512_max_epi16(self.x, _mm512_set1_epi16(0));
                return _mm512_mask_mov_epi16(y, self.saturates, self.with_sign(relu));
            }
            if !K::ODD {
                return y;
            }
            let y = if K::BF16_LINEAR_BELOW == 0.0 {
                y
            } else if K::BF16_SLOPE != 1.0 {
                let excess = _mm512_set1_epi16(fraction_bits(K::BF16_SLOPE - 1.0));
                let linear =
                    _mm512_add_epi16(self.magnitude, _mm512_mulhrs_epi16(self.magnitude, excess));
                let linear_below = pattern!(K::BF16_LINEAR_BELOW);
                let is_linear = _mm512_cmplt_epu16_mask(self.magnitude, linear_below);
                _mm512_mask_mov_epi16(y, is_linear, linear)
            } else {
                // Where the kernel was asked for the value at a power of two, that power is its value: the
                // difference of the two bit patterns leads back to the input.
                _mm512_sub_epi16(y, _mm512_sub_epi16(self.argument, self.magnitude))
            };
            self.with_sign(y)
        })
    }
}

/// A mask of the `n` lowest of 32 bits; all of them from 32 on.
#[inline(always)]
pub(super) fn low_bits(n: usize) -> u32 {
    if n < 32 { (1 << n) - 1 } else { u32::MAX }
}
