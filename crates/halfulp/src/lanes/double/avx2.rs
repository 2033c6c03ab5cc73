//! AVX2 with FMA: eight f32 at a time.

use core::arch::x86_64::*;
use core::ops::{Add, Mul, Neg, Sub};

use halfulp_kernels::arith::TO_INTEGER;
use halfulp_kernels::double_word::TO_MULTIPLE;
use halfulp_kernels::{DoubleWord, kernel::Designs};

use super::{Vector, run};

/// Eight f32, multiply-adds fused: the class f32-fused.
///
/// Values are made only by the loads of this file's entry point, which enables the instructions.
#[derive(Clone, Copy, Debug)]
struct Lanes(__m256);

operator!([] Lanes, Add add _mm256_add_ps);
operator!([] Lanes, Sub sub _mm256_sub_ps);
operator!([] Lanes, Mul mul _mm256_mul_ps);
operator!([] Lanes, Neg _mm256_xor_ps _mm256_set1_ps(-0.0));

impl DoubleWord for Lanes {
    type Mask = __m256;
    type Cell = __m256i;

    #[inline(always)]
    fn lit(self, value: f32) -> Self {
        Self(op!(_mm256_set1_ps(value)))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Self(op!(_mm256_fmadd_ps(self.0, factor.0, addend.0)))
    }

    #[inline(always)]
    fn exact_product(self, factor: Self) -> (Self, Self) {
        let p = self * factor;
        (p, self.mul_add(factor, -p))
    }

    #[inline(always)]
    fn lead(self, slope: Self, constant: Self) -> (Self, Self) {
        let s = self.mul_add(slope, constant);
        (s, self.mul_add(slope, -(s - constant)))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(op!(_mm256_andnot_ps(_mm256_set1_ps(-0.0), self.0)))
    }

    #[inline(always)]
    fn mul_sign(self, sign: Self) -> Self {
        Self(op!(_mm256_xor_ps(self.0, _mm256_and_ps(sign.0, _mm256_set1_ps(-0.0)))))
    }

    #[inline(always)]
    fn at_most(self, bound: f32) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm256_min_ps(_mm256_set1_ps(bound), self.0)))
    }

    #[inline(always)]
    fn at_least(self, bound: f32) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm256_max_ps(_mm256_set1_ps(bound), self.0)))
    }

    #[inline(always)]
    fn nearest_multiple(self, scale: f32) -> (Self, __m256i) {
        let magic = self.lit(TO_MULTIPLE);
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, op!(_mm256_castps_si256(shifted.0)))
    }

    #[inline(always)]
    fn less_product(self, multiple: Self, factor: f32) -> Self {
        multiple.mul_add(self.lit(-factor), self)
    }

    #[inline(always)]
    fn power(multiple: Self, cell: __m256i, table: &'static [f32; 32]) -> Self {
        op!({
            let entry = _mm256_castps_si256(multiple.table(cell, table).0);
            let exponent = _mm256_slli_epi32::<23>(_mm256_srli_epi32::<5>(cell));
            Self(_mm256_castsi256_ps(_mm256_add_epi32(entry, exponent)))
        })
    }

    #[inline(always)]
    fn not_below(self, bound: f32) -> __m256 {
        op!(_mm256_cmp_ps::<_CMP_NLT_UQ>(self.0, _mm256_set1_ps(bound)))
    }

    #[inline(always)]
    fn eq(self, other: Self) -> __m256 {
        op!(_mm256_cmp_ps::<_CMP_EQ_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn eq_where(self, other: Self, mask: __m256) -> __m256 {
        op!(_mm256_and_ps(self.eq(other), mask))
    }

    #[inline(always)]
    fn except(mask: __m256, exception: __m256) -> __m256 {
        op!(_mm256_andnot_ps(exception, mask))
    }

    #[inline(always)]
    fn select(mask: __m256, then: Self, otherwise: Self) -> Self {
        Self(op!(_mm256_blendv_ps(otherwise.0, then.0, mask)))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f32) -> __m256i {
        op!(_mm256_castps_si256(self.mul_add(self.lit(scale), self.lit(TO_INTEGER)).0))
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> __m256i {
        op!(_mm256_srl_epi32(_mm256_castps_si256(self.0), _mm_cvtsi32_si128(23 - bits as i32)))
    }

    #[inline(always)]
    fn table<const N: usize>(self, cell: __m256i, table: &'static [f32; N]) -> Self {
        const { assert!(N == 16 || N == 32) }
        Self(op!({
            let row = |r: usize| {
                _mm256_permutevar8x32_ps(_mm256_loadu_ps(table.as_ptr().add(8 * r)), cell)
            };
            let bit_3 = _mm256_castsi256_ps(_mm256_slli_epi32::<28>(cell));
            let bit_4 = _mm256_castsi256_ps(_mm256_slli_epi32::<27>(cell));
            match N {
                16 => _mm256_blendv_ps(row(0), row(1), bit_3),
                _ => _mm256_blendv_ps(
                    _mm256_blendv_ps(row(0), row(1), bit_3),
                    _mm256_blendv_ps(row(2), row(3), bit_3),
                    bit_4,
                ),
            }
        }))
    }
}

impl Lanes {
    /// All ones in the first `n` lanes.
    #[inline(always)]
    fn first(n: usize) -> __m256i {
        op!(_mm256_cmpgt_epi32(
            _mm256_set1_epi32(n as i32),
            _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)
        ))
    }
}

impl Vector for Lanes {
    const LANES: usize = 8;

    #[inline(always)]
    unsafe fn load(src: *const u32) -> Self {
        // SAFETY: the caller's contract.
        Self(unsafe { _mm256_loadu_ps(src.cast()) })
    }

    #[inline(always)]
    unsafe fn load_first(src: *const u32, n: usize) -> Self {
        // SAFETY: the caller's contract; nothing else is read.
        Self(unsafe { _mm256_maskload_ps(src.cast(), Self::first(n)) })
    }

    #[inline(always)]
    unsafe fn store(self, dst: *mut u32) {
        // SAFETY: the caller's contract.
        unsafe { _mm256_storeu_ps(dst.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn store_first(self, dst: *mut u32, n: usize) {
        // SAFETY: the caller's contract; nothing else is written.
        unsafe { _mm256_maskstore_ps(dst.cast(), Self::first(n), self.0) }
    }

    #[inline(always)]
    unsafe fn wide<K: Designs>(self) -> Self {
        // SAFETY: the caller's contract.
        Self(unsafe { super::super::wide::avx2::step::<K>(self.0) })
    }

    #[inline(always)]
    fn bits(mask: __m256) -> u32 {
        op!(_mm256_movemask_ps(mask) as u32)
    }
}

/// The slice entry point.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
#[target_feature(enable = "avx2,fma,f16c")]
pub(crate) unsafe fn f32_slice<K: Designs>(src: *const u32, dst: *mut u32, n: usize) {
    // SAFETY: the caller's contract, and the instructions are enabled here.
    unsafe { run::<K, Lanes>(src, dst, n) }
}
