//! AVX2 with FMA: four f64 at a time.

use core::arch::x86_64::*;
use core::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::WideArith;
use halfulp_kernels::kernel::{Rounded, Wide};
use halfulp_kernels::wide::{LEAST_OF_CELLS, THREE_QUARTERS, TO_INTEGER, near_midpoint};

use super::super::{align_stack, pair::Pair};

/// Four f64, multiply-adds fused: the class f64-fused.
///
/// Values are made only by the loads of this file's entry point, which enables the instructions.
#[derive(Clone, Copy, Debug)]
struct Lanes(__m256d);

operator!([] Lanes, Add add _mm256_add_pd);
operator!([] Lanes, Sub sub _mm256_sub_pd);
operator!([] Lanes, Mul mul _mm256_mul_pd);
operator!([] Lanes, Div div _mm256_div_pd);
operator!([] Lanes, Neg _mm256_xor_pd _mm256_set1_pd(-0.0));

impl Lanes {
    /// `(m, 2^-e, e, cell)` with `self = m · 2^e`, m not below what `least` are the bits of, which is in \[1/2, 1); the cell
    /// is that of m among sixteen of equally many numbers.
    #[inline(always)]
    fn split_from(self, least: u64) -> (Self, Self, Self, __m256i) {
        const ONE: i64 = 1023 << 52;
        op!({
            let bits = _mm256_castpd_si256(self.0);
            let above = _mm256_sub_epi64(bits, _mm256_set1_epi64x(least as i64 - ONE));
            let biased = _mm256_srli_epi64::<52>(above);
            let one = _mm256_set1_epi64x(ONE);
            let shift = _mm256_sub_epi64(_mm256_slli_epi64::<52>(biased), one);
            // The biased exponent in the last places of 2^52.
            let base = 4_503_599_627_370_496.0;
            let sum = _mm256_or_pd(_mm256_castsi256_pd(biased), _mm256_set1_pd(base));
            (
                Self(_mm256_castsi256_pd(_mm256_sub_epi64(bits, shift))),
                Self(_mm256_castsi256_pd(_mm256_sub_epi64(one, shift))),
                Self(_mm256_sub_pd(sum, _mm256_set1_pd(base + 1023.0))),
                _mm256_srli_epi64::<48>(above),
            )
        })
    }

    /// The numbers in the lanes of a cell, modulo N.
    #[inline(always)]
    fn indices<const N: usize>(cell: __m256i) -> [usize; 4] {
        op!({
            let cell = _mm256_and_si256(cell, _mm256_set1_epi64x(N as i64 - 1));
            let (low, high) = (_mm256_castsi256_si128(cell), _mm256_extracti128_si256::<1>(cell));
            [
                _mm_cvtsi128_si64(low) as usize,
                _mm_extract_epi64::<1>(low) as usize,
                _mm_cvtsi128_si64(high) as usize,
                _mm_extract_epi64::<1>(high) as usize,
            ]
        })
    }
}

impl WideArith for Lanes {
    type Mask = __m256d;
    type Cell = __m256i;
    const SLOW_TABLES: bool = true;

    #[inline(always)]
    fn lit(self, value: f64) -> Self {
        Self(op!(_mm256_set1_pd(value)))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Self(op!(_mm256_fmadd_pd(self.0, factor.0, addend.0)))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(op!(_mm256_andnot_pd(_mm256_set1_pd(-0.0), self.0)))
    }

    #[inline(always)]
    fn mul_sign(self, sign: Self) -> Self {
        Self(op!(_mm256_xor_pd(self.0, _mm256_and_pd(sign.0, _mm256_set1_pd(-0.0)))))
    }

    #[inline(always)]
    fn at_most(self, bound: f64) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm256_min_pd(_mm256_set1_pd(bound), self.0)))
    }

    #[inline(always)]
    fn at_least(self, bound: f64) -> Self {
        Self(op!(_mm256_max_pd(_mm256_set1_pd(bound), self.0)))
    }

    #[inline(always)]
    fn lt(self, other: Self) -> __m256d {
        op!(_mm256_cmp_pd::<_CMP_LT_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn eq(self, other: Self) -> __m256d {
        op!(_mm256_cmp_pd::<_CMP_EQ_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn select(mask: __m256d, then: Self, otherwise: Self) -> Self {
        Self(op!(_mm256_blendv_pd(otherwise.0, then.0, mask)))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f64) -> (Self, __m256i) {
        let magic = self.lit(TO_INTEGER);
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, op!(_mm256_castpd_si256(shifted.0)))
    }

    #[inline(always)]
    fn to_odd(self, rest: Self) -> Self {
        op!({
            let (bits, one) = (_mm256_castpd_si256(self.0), _mm256_set1_epi64x(1));
            let zero = _mm256_setzero_si256();
            let signs = _mm256_xor_si256(bits, _mm256_castpd_si256(rest.0));
            let outward = _mm256_or_si256(_mm256_cmpgt_epi64(zero, signs), one);
            let inexact = _mm256_cmp_pd::<_CMP_NEQ_OQ>(rest.0, _mm256_setzero_pd());
            let even = _mm256_cmpeq_epi64(_mm256_and_si256(bits, one), zero);
            let steps = _mm256_and_si256(_mm256_castpd_si256(inexact), even);
            let step = _mm256_and_si256(outward, steps);
            Self(_mm256_castsi256_pd(_mm256_add_epi64(bits, step)))
        })
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> __m256i {
        op!(_mm256_srl_epi64(_mm256_castpd_si256(self.0), _mm_cvtsi32_si128(52 - bits as i32)))
    }

    #[inline(always)]
    fn table<const N: usize>(self, cell: __m256i, table: &'static [f64; N]) -> Self {
        const { assert!(N == 16 || N == 32) }
        // Four loads are as fast as a gather, or faster.
        let [a, b, c, d] = Self::indices::<N>(cell).map(|index| table.as_ptr().wrapping_add(index));
        Self(op!({
            let low = _mm_loadh_pd(_mm_load_sd(a), b);
            let high = _mm_loadh_pd(_mm_load_sd(c), d);
            _mm256_set_m128d(high, low)
        }))
    }

    #[inline(always)]
    fn power(self, cell: __m256i, table: &'static [f64; 16]) -> Self {
        op!({
            let entry = _mm256_castpd_si256(self.table(cell, table).0);
            let exponent = _mm256_slli_epi64::<52>(_mm256_srli_epi64::<4>(cell));
            Self(_mm256_castsi256_pd(_mm256_add_epi64(entry, exponent)))
        })
    }

    #[inline(always)]
    fn any(mask: __m256d) -> bool {
        op!(_mm256_movemask_pd(mask)) != 0
    }

    #[inline(always)]
    fn near_midpoint(self, bits: u32) -> __m256d {
        let (raise, mask) = near_midpoint(bits);
        op!({
            let raised =
                _mm256_add_epi64(_mm256_castpd_si256(self.0), _mm256_set1_epi64x(raise as i64));
            let rest = _mm256_and_si256(raised, _mm256_set1_epi64x(mask as i64));
            _mm256_castsi256_pd(_mm256_cmpeq_epi64(rest, _mm256_setzero_si256()))
        })
    }

    #[inline(always)]
    fn split_cells(self) -> (Self, Self, Self, __m256i) {
        self.split_from(LEAST_OF_CELLS)
    }

    #[inline(always)]
    fn split_exponent(self) -> (Self, Self, Self) {
        let (m, power, e, _) = self.split_from(THREE_QUARTERS);
        (m, power, e)
    }
}

/// Eight f32 in f64.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn widened(x: __m256) -> Pair<Lanes> {
    op!({
        let low = Lanes(_mm256_cvtps_pd(_mm256_castps256_ps128(x)));
        Pair(low, Lanes(_mm256_cvtps_pd(_mm256_extractf128_ps::<1>(x))))
    })
}

/// Eight values rounded to f32.
#[inline(always)]
fn narrowed(y: Pair<Lanes>) -> __m256 {
    op!(_mm256_set_m128(_mm256_cvtpd_ps(y.1.0), _mm256_cvtpd_ps(y.0.0)))
}

/// f of eight values.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
pub(in super::super) unsafe fn step<K: Wide>(x: __m256) -> __m256 {
    narrowed(K::f32(op!(widened(x))))
}

/// The slice entry point: sixteen elements a step, or eight where tables are long.
///
/// # Safety
/// As [`Entry`](super::super::Entry).
#[target_feature(enable = "avx2,fma,f16c")]
pub(crate) unsafe fn f32_slice<K: Wide>(src: *const u32, dst: *mut u32, n: usize) {
    align_stack();
    // SAFETY: every access is to one of the n elements that the caller vouches for.
    unsafe {
        let mut i = 0;
        if !K::LONG_TABLES {
            while i + 16 <= n {
                let x0 = widened(_mm256_loadu_ps(src.add(i).cast()));
                let x1 = widened(_mm256_loadu_ps(src.add(i + 8).cast()));
                let Pair(y0, y1) = K::f32(Pair(x0, x1));
                _mm256_storeu_ps(dst.add(i).cast(), narrowed(y0));
                _mm256_storeu_ps(dst.add(i + 8).cast(), narrowed(y1));
                i += 16;
            }
        }
        while i + 8 <= n {
            let y = step::<K>(_mm256_loadu_ps(src.add(i).cast()));
            _mm256_storeu_ps(dst.add(i).cast(), y);
            i += 8;
        }
        if i < n {
            let lane = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
            let mask = _mm256_cmpgt_epi32(_mm256_set1_epi32((n - i) as i32), lane);
            let y = step::<K>(_mm256_maskload_ps(src.add(i).cast(), mask));
            _mm256_maskstore_ps(dst.add(i).cast(), mask, y);
        }
    }
}

/// f of eight values.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn sided_step<K: Wide>(x: &[f64; 8], values: &mut [f64; 8]) {
    op!({
        let lanes = |from: usize| Lanes(_mm256_loadu_pd(x.as_ptr().add(from)));
        let Pair(low, high) = K::f32_with(Pair(lanes(0), lanes(4)), K::TABLES);
        _mm256_storeu_pd(values.as_mut_ptr(), low.0);
        _mm256_storeu_pd(values.as_mut_ptr().add(4), high.0);
    })
}

rounded!(8 by sided_step #[target_feature(enable = "avx2,fma,f16c")]);
