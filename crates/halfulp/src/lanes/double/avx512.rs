//! AVX-512 (F, BW, DQ, VL): sixteen f32 at a time.

use core::arch::x86_64::*;
use core::ops::{Add, Mul, Neg, Sub};

use halfulp_kernels::arith::TO_INTEGER;
use halfulp_kernels::double_word::TO_MULTIPLE;
use halfulp_kernels::{DoubleWord, kernel::Designs};

use super::super::pair::Pair;
use super::{Vector, run};

/// Sixteen f32, multiply-adds fused: the class f32-fused.
///
/// Values are made only by the loads of this file's entry point, which enables the instructions.
#[derive(Clone, Copy, Debug)]
struct Lanes(__m512);

operator!([] Lanes, Add add _mm512_add_ps);
operator!([] Lanes, Sub sub _mm512_sub_ps);
operator!([] Lanes, Mul mul _mm512_mul_ps);
operator!([] Lanes, Neg _mm512_xor_ps _mm512_set1_ps(-0.0));

impl DoubleWord for Lanes {
    type Mask = __mmask16;
    type Cell = __m512i;

    #[inline(always)]
    fn lit(self, value: f32) -> Self {
        Self(op!(_mm512_set1_ps(value)))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Self(op!(_mm512_fmadd_ps(self.0, factor.0, addend.0)))
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
    fn at_most(self, bound: f32) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm512_min_ps(_mm512_set1_ps(bound), self.0)))
    }

    #[inline(always)]
    fn at_least(self, bound: f32) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm512_max_ps(_mm512_set1_ps(bound), self.0)))
    }

    #[inline(always)]
    fn nearest_multiple(self, scale: f32) -> (Self, __m512i) {
        let magic = self.lit(TO_MULTIPLE);
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, op!(_mm512_castps_si512(shifted.0)))
    }

    #[inline(always)]
    fn less_product(self, multiple: Self, factor: f32) -> Self {
        multiple.mul_add(self.lit(-factor), self)
    }

    #[inline(always)]
    fn power(multiple: Self, cell: __m512i, table: &'static [f32; 32]) -> Self {
        Self(op!(_mm512_scalef_ps(multiple.table(cell, table).0, multiple.0)))
    }

    #[inline(always)]
    fn not_below(self, bound: f32) -> __mmask16 {
        op!(_mm512_cmp_ps_mask::<_CMP_NLT_UQ>(self.0, _mm512_set1_ps(bound)))
    }

    #[inline(always)]
    fn eq(self, other: Self) -> __mmask16 {
        op!(_mm512_cmp_ps_mask::<_CMP_EQ_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn eq_where(self, other: Self, mask: __mmask16) -> __mmask16 {
        op!(_mm512_mask_cmp_ps_mask::<_CMP_EQ_OQ>(mask, self.0, other.0))
    }

    #[inline(always)]
    fn with_magnitude(self, magnitude: Self, mask: __mmask16) -> Self {
        const XOR_OF_SECOND_WITH_FIRST_AND_THIRD: i32 = 0b0110_1100;
        Self(op!(_mm512_castsi512_ps(_mm512_mask_ternarylogic_epi32::<
            XOR_OF_SECOND_WITH_FIRST_AND_THIRD,
        >(
            _mm512_castps_si512(self.0),
            mask,
            _mm512_castps_si512(magnitude.0),
            _mm512_set1_epi32(i32::MIN),
        ))))
    }

    #[inline(always)]
    fn except(mask: __mmask16, exception: __mmask16) -> __mmask16 {
        mask & !exception
    }

    #[inline(always)]
    fn select(mask: __mmask16, then: Self, otherwise: Self) -> Self {
        Self(op!(_mm512_mask_blend_ps(mask, otherwise.0, then.0)))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f32) -> __m512i {
        op!(_mm512_castps_si512(self.mul_add(self.lit(scale), self.lit(TO_INTEGER)).0))
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> __m512i {
        op!(_mm512_srl_epi32(_mm512_castps_si512(self.0), _mm_cvtsi32_si128(23 - bits as i32)))
    }

    #[inline(always)]
    fn table<const N: usize>(self, cell: __m512i, table: &'static [f32; N]) -> Self {
        const { assert!(N == 16 || N == 32) }
        let entries = table.as_ptr();
        Self(op!(match N {
            16 => _mm512_permutexvar_ps(cell, _mm512_loadu_ps(entries)),
            _ => {
                let (low, high) = (_mm512_loadu_ps(entries), _mm512_loadu_ps(entries.add(16)));
                _mm512_permutex2var_ps(low, cell, high)
            }
        }))
    }
}

impl Vector for Lanes {
    const LANES: usize = 16;

    #[inline(always)]
    unsafe fn load(src: *const u32) -> Self {
        // SAFETY: the caller's contract.
        Self(unsafe { _mm512_loadu_ps(src.cast()) })
    }

    #[inline(always)]
    unsafe fn load_first(src: *const u32, n: usize) -> Self {
        // SAFETY: the caller's contract; nothing else is read.
        Self(unsafe { _mm512_maskz_loadu_ps((1 << n) - 1, src.cast()) })
    }

    #[inline(always)]
    unsafe fn store(self, dst: *mut u32) {
        // SAFETY: the caller's contract.
        unsafe { _mm512_storeu_ps(dst.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn store_first(self, dst: *mut u32, n: usize) {
        // SAFETY: the caller's contract; nothing else is written.
        unsafe { _mm512_mask_storeu_ps(dst.cast(), (1 << n) - 1, self.0) }
    }

    #[inline(always)]
    unsafe fn wide<K: Designs>(self) -> Self {
        // SAFETY: the caller's contract.
        Self(unsafe { super::super::wide::avx512::step::<K>(self.0) })
    }

    #[inline(always)]
    fn bits(mask: __mmask16) -> u32 {
        mask.into()
    }
}

/// The slice entry point.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(crate) unsafe fn f32_slice<K: Designs>(src: *const u32, dst: *mut u32, n: usize) {
    // SAFETY: the caller's contract, and the instructions are enabled here.
    unsafe { run::<K, Pair<Lanes>>(src, dst, n) }
}
