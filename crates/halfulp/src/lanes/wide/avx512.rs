//! AVX-512 (F, BW, DQ, VL): eight f64 at a time.

use core::arch::x86_64::*;
use core::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::WideArith;
use halfulp_kernels::kernel::{Rounded, Wide};
use halfulp_kernels::wide::{LEAST_OF_CELLS, THREE_QUARTERS, TO_INTEGER, near_midpoint};

use super::super::{align_stack, avx512::low_bits, pair::Pair};

/// Eight f64, multiply-adds fused: the class f64-fused.
///
/// Values are made only by the loads of this file's entry point, which enables the instructions.
#[derive(Clone, Copy, Debug)]
struct Lanes(__m512d);

operator!([] Lanes, Add add _mm512_add_pd);
operator!([] Lanes, Sub sub _mm512_sub_pd);
operator!([] Lanes, Mul mul _mm512_mul_pd);
operator!([] Lanes, Div div _mm512_div_pd);
operator!([] Lanes, Neg _mm512_xor_pd _mm512_set1_pd(-0.0));

impl Lanes {
    /// `(m, 2^-e, e, cell)` with `self = m · 2^e`, m not below what `least` are the bits of, which is in \[1/2, 1); the cell
    /// is that of m among sixteen of equally many numbers.
    #[inline(always)]
    fn split_from(self, least: u64) -> (Self, Self, Self, __m512i) {
        op!({
            let bits = _mm512_castpd_si512(self.0);
            let above = _mm512_sub_epi64(bits, _mm512_set1_epi64(least as i64));
            let e = _mm512_srai_epi64::<52>(above);
            let shift = _mm512_and_si512(above, _mm512_set1_epi64(-1 << 52));
            let one = _mm512_castpd_si512(_mm512_set1_pd(1.0));
            (
                Self(_mm512_castsi512_pd(_mm512_sub_epi64(bits, shift))),
                Self(_mm512_castsi512_pd(_mm512_sub_epi64(one, shift))),
                Self(_mm512_cvtepi64_pd(e)),
                _mm512_srli_epi64::<48>(above),
            )
        })
    }
}

impl WideArith for Lanes {
    type Mask = __mmask8;
    type Cell = __m512i;

    #[inline(always)]
    fn lit(self, value: f64) -> Self {
        Self(op!(_mm512_set1_pd(value)))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Self(op!(_mm512_fmadd_pd(self.0, factor.0, addend.0)))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(op!(_mm512_abs_pd(self.0)))
    }

    #[inline(always)]
    fn mul_sign(self, sign: Self) -> Self {
        const XOR_OF_FIRST_AND_SECOND_WITH_THIRD: i32 = 0b0111_1000;
        Self(op!(_mm512_castsi512_pd(_mm512_ternarylogic_epi64::<
            XOR_OF_FIRST_AND_SECOND_WITH_THIRD,
        >(
            _mm512_castpd_si512(self.0),
            _mm512_castpd_si512(sign.0),
            _mm512_set1_epi64(i64::MIN),
        ))))
    }

    #[inline(always)]
    fn with_sign(self, sign: Self) -> Self {
        const THIRD_CHOOSES_SECOND_OR_FIRST: i32 = 0b1101_1000;
        Self(op!(_mm512_castsi512_pd(_mm512_ternarylogic_epi64::<THIRD_CHOOSES_SECOND_OR_FIRST>(
            _mm512_castpd_si512(self.0),
            _mm512_castpd_si512(sign.0),
            _mm512_set1_epi64(i64::MIN),
        ))))
    }

    #[inline(always)]
    fn at_most(self, bound: f64) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm512_min_pd(_mm512_set1_pd(bound), self.0)))
    }

    #[inline(always)]
    fn at_least(self, bound: f64) -> Self {
        Self(op!(_mm512_max_pd(_mm512_set1_pd(bound), self.0)))
    }

    #[inline(always)]
    fn lt(self, other: Self) -> __mmask8 {
        op!(_mm512_cmp_pd_mask::<_CMP_LT_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn eq(self, other: Self) -> __mmask8 {
        op!(_mm512_cmp_pd_mask::<_CMP_EQ_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn select(mask: __mmask8, then: Self, otherwise: Self) -> Self {
        Self(op!(_mm512_mask_blend_pd(mask, otherwise.0, then.0)))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f64) -> (Self, __m512i) {
        // 1023·16 more than the integer: then the cell has the biased exponent that `power` wants.
        let magic = self.lit(TO_INTEGER + 16368.0);
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, op!(_mm512_castpd_si512(shifted.0)))
    }

    #[inline(always)]
    fn to_odd(self, rest: Self) -> Self {
        op!({
            let (bits, one) = (_mm512_castpd_si512(self.0), _mm512_set1_epi64(1));
            let signs = _mm512_xor_si512(bits, _mm512_castpd_si512(rest.0));
            let outward = _mm512_or_si512(_mm512_srai_epi64::<63>(signs), one);
            let inexact = _mm512_cmp_pd_mask::<_CMP_NEQ_OQ>(rest.0, _mm512_setzero_pd());
            let even = _mm512_mask_testn_epi64_mask(inexact, bits, one);
            Self(_mm512_castsi512_pd(_mm512_mask_add_epi64(bits, even, bits, outward)))
        })
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> __m512i {
        op!(_mm512_srl_epi64(_mm512_castpd_si512(self.0), _mm_cvtsi32_si128(52 - bits as i32)))
    }

    #[inline(always)]
    fn table<const N: usize>(self, cell: __m512i, table: &'static [f64; N]) -> Self {
        const { assert!(N == 16 || N == 32) }
        Self(op!({
            let row = |r: usize| {
                let entries = table.as_ptr().add(16 * r);
                let (low, high) = (_mm512_loadu_pd(entries), _mm512_loadu_pd(entries.add(8)));
                _mm512_permutex2var_pd(low, cell, high)
            };
            match N {
                16 => row(0),
                _ => {
                    let second = _mm512_test_epi64_mask(cell, _mm512_set1_epi64(16));
                    _mm512_mask_blend_pd(second, row(0), row(1))
                }
            }
        }))
    }

    #[inline(always)]
    fn power(self, cell: __m512i, table: &'static [f64; 16]) -> Self {
        const THIRD_CHOOSES_FIRST_OR_SECOND: i32 = 0b1110_0100;
        op!({
            Self(_mm512_castsi512_pd(_mm512_ternarylogic_epi64::<THIRD_CHOOSES_FIRST_OR_SECOND>(
                _mm512_slli_epi64::<48>(cell),
                _mm512_castpd_si512(self.table(cell, table).0),
                _mm512_set1_epi64(-1 << 52),
            )))
        })
    }

    #[inline(always)]
    fn within(self, bound: f64) -> Self {
        // The smaller magnitude with the first operand's sign; the second operand where the first is NaN.
        const SMALLER_MAGNITUDE: i32 = 0b0010;
        Self(op!(_mm512_range_pd::<SMALLER_MAGNITUDE>(self.0, _mm512_set1_pd(bound))))
    }

    #[inline(always)]
    fn like(self, x: Self) -> Self {
        // By class as in `with_log_edges`; 1 is x.
        const BY_CLASS: i64 = 0x0122;
        Self(op!(_mm512_fixupimm_pd::<0>(self.0, x.0, _mm512_set1_epi64(BY_CLASS))))
    }

    #[inline(always)]
    fn nan_like(self, x: Self) -> Self {
        // By class as in `with_log_edges`; 2 is x made quiet.
        const BY_CLASS: i64 = 0x22;
        Self(op!(_mm512_fixupimm_pd::<0>(self.0, x.0, _mm512_set1_epi64(BY_CLASS))))
    }

    #[inline(always)]
    fn any(mask: __mmask8) -> bool {
        mask != 0
    }

    #[inline(always)]
    fn near_midpoint(self, bits: u32) -> __mmask8 {
        let (raise, mask) = near_midpoint(bits);
        op!({
            let raised =
                _mm512_add_epi64(_mm512_castpd_si512(self.0), _mm512_set1_epi64(raise as i64));
            _mm512_testn_epi64_mask(raised, _mm512_set1_epi64(mask as i64))
        })
    }

    #[inline(always)]
    fn either_near_midpoint(self, other: Self, bits: u32) -> bool {
        let (raise, mask) = near_midpoint(bits);
        // The low halves of all sixteen, in whatever order.
        const EVEN_OF_BOTH: i32 = 0b10_00_10_00;
        op!({
            let (a, b) = (_mm512_castpd_ps(self.0), _mm512_castpd_ps(other.0));
            let low = _mm512_castps_si512(_mm512_shuffle_ps::<EVEN_OF_BOTH>(a, b));
            let raised = _mm512_add_epi32(low, _mm512_set1_epi32(raise as i32));
            _mm512_testn_epi32_mask(raised, _mm512_set1_epi32(mask as i32)) != 0
        })
    }

    #[inline(always)]
    fn split_cells(self) -> (Self, Self, Self, __m512i) {
        self.split_from(LEAST_OF_CELLS)
    }

    #[inline(always)]
    fn with_log_edges(self, argument: Self) -> Self {
        // What becomes of a quiet NaN, a signalling NaN, 0, 1, -inf, +inf, other negative and other positive numbers, from the
        // lowest four bits on: 0 is the logarithm, 2 the argument made quiet, 3 a NaN, 4 -inf, 5 +inf.
        const BY_CLASS: i64 = 0x0353_0422;
        Self(op!(_mm512_fixupimm_pd::<0>(self.0, argument.0, _mm512_set1_epi64(BY_CLASS))))
    }

    #[inline(always)]
    fn split_exponent(self) -> (Self, Self, Self) {
        let (m, power, e, _) = self.split_from(THREE_QUARTERS);
        (m, power, e)
    }
}

/// Sixteen f32 in f64.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn widened(x: __m512) -> Pair<Lanes> {
    op!({
        let low = Lanes(_mm512_cvtps_pd(_mm512_castps512_ps256(x)));
        Pair(low, Lanes(_mm512_cvtps_pd(_mm512_extractf32x8_ps::<1>(x))))
    })
}

/// Sixteen values rounded to f32.
#[inline(always)]
fn narrowed(y: Pair<Lanes>) -> __m512 {
    op!({
        let low = _mm512_castps256_ps512(_mm512_cvtpd_ps(y.0.0));
        _mm512_insertf32x8::<1>(low, _mm512_cvtpd_ps(y.1.0))
    })
}

/// f of sixteen values.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
pub(in super::super) unsafe fn step<K: Wide>(x: __m512) -> __m512 {
    narrowed(K::f32(op!(widened(x))))
}

/// Thirty-two f32 in f64.
///
/// # Safety
/// It is inlined into a function that enables the instructions; `src` is valid for 32 elements.
#[inline(always)]
unsafe fn load(src: *const u32) -> Pair<Pair<Lanes>> {
    // SAFETY: the caller's contract.
    unsafe {
        Pair(widened(_mm512_loadu_ps(src.cast())), widened(_mm512_loadu_ps(src.add(16).cast())))
    }
}

/// Writes 32 values rounded to f32.
///
/// # Safety
/// `dst` is valid for 32 elements.
#[inline(always)]
unsafe fn store(dst: *mut u32, y: Pair<Pair<Lanes>>) {
    // SAFETY: the caller's contract.
    unsafe {
        _mm256_storeu_ps(dst.cast(), _mm512_cvtpd_ps(y.0.0.0));
        _mm256_storeu_ps(dst.add(8).cast(), _mm512_cvtpd_ps(y.0.1.0));
        _mm256_storeu_ps(dst.add(16).cast(), _mm512_cvtpd_ps(y.1.0.0));
        _mm256_storeu_ps(dst.add(24).cast(), _mm512_cvtpd_ps(y.1.1.0));
    }
}

/// The slice entry point: 64 elements a step, or 32 where tables are long.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
pub(crate) unsafe fn f32_slice<K: Wide>(src: *const u32, dst: *mut u32, n: usize) {
    align_stack();
    // SAFETY: every access is to one of the n elements that the caller vouches for.
    unsafe {
        let mut i = 0;
        if !K::LONG_TABLES {
            while i + 64 <= n {
                let (src, dst) = (src.add(i), dst.add(i));
                let Pair(y0, y1) = K::f32(Pair(load(src), load(src.add(32))));
                store(dst, y0);
                store(dst.add(32), y1);
                i += 64;
            }
        } else {
            while i + 32 <= n {
                store(dst.add(i), K::f32(load(src.add(i))));
                i += 32;
            }
        }
        while i < n {
            let mask = low_bits(n - i) as __mmask16;
            let y = step::<K>(_mm512_maskz_loadu_ps(mask, src.add(i).cast()));
            _mm512_mask_storeu_ps(dst.add(i).cast(), mask, y);
            i += 16;
        }
    }
}

/// f of sixteen values.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn sided_step<K: Wide>(x: &[f64; 16], values: &mut [f64; 16]) {
    op!({
        let lanes = |from: usize| Lanes(_mm512_loadu_pd(x.as_ptr().add(from)));
        let Pair(low, high) = K::f32_with(Pair(lanes(0), lanes(8)), K::TABLES);
        _mm512_storeu_pd(values.as_mut_ptr(), low.0);
        _mm512_storeu_pd(values.as_mut_ptr().add(8), high.0);
    })
}

rounded!(16 by sided_step #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]);
