//! AVX2 with FMA and F16C: eight values at a time.

use core::arch::x86_64::*;
use core::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::arith::{TO_INTEGER, to_biased_exponent};
use halfulp_kernels::{Arith, gate::LINEAR_BELOW, kernel::Narrow};

use super::{align_stack, pair::Pair};
use super::{bf16_bits, fraction_bits};

#[cfg(test)]
use crate::format::Format;

/// Eight f32: the class f32-fused.
///
/// Values are made only by the loads of this file's entry points, which enable the instructions.
#[derive(Clone, Copy, Debug)]
struct Lanes(__m256);

operator!([] Lanes, Add add _mm256_add_ps);
operator!([] Lanes, Sub sub _mm256_sub_ps);
operator!([] Lanes, Mul mul _mm256_mul_ps);
operator!([] Lanes, Div div _mm256_div_ps);
operator!([] Lanes, Neg _mm256_xor_ps _mm256_set1_ps(-0.0));

impl Lanes {
    /// The exponent of a scaling: clamped beyond those that overflow or vanish. A NaN stays one.
    #[inline(always)]
    fn clamp_exponent(self) -> Self {
        self.at_least(self.lit(-192.0)).at_most(self.lit(192.0))
    }

    /// The significand and the exponent of `normal`; what [`Arith::split_exponent`] says for `self` where
    /// that is not positive or not finite.
    #[inline(always)]
    fn split_exponent_of(self, normal: Self) -> (Self, Self) {
        op!({
            let bits = _mm256_castps_si256(normal.0);
            let fraction = _mm256_and_si256(bits, _mm256_set1_epi32(0x007f_ffff));
            let significand = _mm256_or_si256(fraction, _mm256_set1_epi32(0x3f80_0000));
            let exponent = _mm256_sub_epi32(_mm256_srli_epi32::<23>(bits), _mm256_set1_epi32(127));
            // x less the largest number is below every exponent but for x = inf.
            let e = Self(_mm256_cvtepi32_ps(exponent)).at_least(self - self.lit(f32::MAX));
            // Added: -inf for zeros, NaN for those that have no logarithm, else 0.
            let zero = _mm256_setzero_ps();
            let is_zero = _mm256_cmp_ps::<_CMP_EQ_OQ>(self.0, zero);
            let is_none = _mm256_cmp_ps::<_CMP_NGE_UQ>(self.0, zero);
            let minus_infinity = _mm256_and_ps(is_zero, _mm256_set1_ps(f32::NEG_INFINITY));
            let nan = _mm256_and_ps(is_none, _mm256_set1_ps(f32::NAN));
            let e = e + Self(_mm256_or_ps(minus_infinity, nan));
            (Self(_mm256_castsi256_ps(significand)), e)
        })
    }
}

impl Arith for Lanes {
    type Mask = __m256;
    type Cell = __m256i;
    const WIDE_TABLES: bool = false;

    #[inline(always)]
    fn lit(self, value: f32) -> Self {
        Self(op!(_mm256_set1_ps(value)))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Self(op!(_mm256_fmadd_ps(self.0, factor.0, addend.0)))
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
    fn at_most(self, bound: Self) -> Self {
        // The instruction returns its second operand where either is NaN.
        Self(op!(_mm256_min_ps(bound.0, self.0)))
    }

    #[inline(always)]
    fn at_least(self, bound: Self) -> Self {
        Self(op!(_mm256_max_ps(bound.0, self.0)))
    }

    #[inline(always)]
    fn capped(self, bound: f32) -> Self {
        // In this order the bound can be an operand in memory.
        Self(op!(_mm256_min_ps(self.0, _mm256_set1_ps(bound))))
    }

    #[inline(always)]
    fn lt(self, other: Self) -> __m256 {
        op!(_mm256_cmp_ps::<_CMP_LT_OQ>(self.0, other.0))
    }

    #[inline(always)]
    fn select(mask: __m256, then: Self, otherwise: Self) -> Self {
        Self(op!(_mm256_blendv_ps(otherwise.0, then.0, mask)))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f32) -> (Self, __m256i) {
        let magic = self.lit(TO_INTEGER);
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, op!(_mm256_castps_si256(shifted.0)))
    }

    #[inline(always)]
    fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self) {
        let magic = self.lit(to_biased_exponent(shift));
        let shifted = self.mul_add(self.lit(scale), magic);
        let power = op!(_mm256_slli_epi32::<23>(_mm256_castps_si256(shifted.0)));
        (shifted - magic, Self(op!(_mm256_castsi256_ps(power))))
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> __m256i {
        op!(_mm256_srl_epi32(_mm256_castps_si256(self.0), _mm_cvtsi32_si128(23 - bits as i32)))
    }

    #[inline(always)]
    fn floor_cell(self, scale: f32) -> __m256i {
        // The nearest integer, less 1 where it lies above the product.
        let (nearest, cell) = self.nearest_int(scale);
        let above = self.mul_add(self.lit(scale), -nearest);
        op!(_mm256_add_epi32(cell, _mm256_srai_epi32::<31>(_mm256_castps_si256(above.0))))
    }

    #[inline(always)]
    fn remap<const N: usize>(self, cell: __m256i, table: &'static [u8; N]) -> __m256i {
        const { assert!(N == 16 || N == 32 || N == 64) }
        // A shuffle takes the low four bits of each byte whose top bit is clear. The bytes other than the
        // low one of each 32-bit lane are cleared and give garbage, which table() ignores.
        op!({
            let index = _mm256_and_si256(cell, _mm256_set1_epi32(15));
            let row = |r: usize| {
                let entries = _mm_loadu_si128(table.as_ptr().add(16 * r).cast());
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(entries), index)
            };
            let mut fine = row(0);
            for r in 1..N / 16 {
                let of_row = _mm256_and_si256(
                    _mm256_srli_epi32::<4>(cell),
                    _mm256_set1_epi32(N as i32 / 16 - 1),
                );
                let here = _mm256_cmpeq_epi32(of_row, _mm256_set1_epi32(r as i32));
                fine = _mm256_blendv_epi8(fine, row(r), here);
            }
            fine
        })
    }

    #[inline(always)]
    fn table<const N: usize>(self, cell: __m256i, table: &'static [f32; N]) -> Self {
        const { assert!(N == 1 || N == 8 || N == 16 || N == 32) }
        Self(op!({
            let row = |r: usize| {
                _mm256_permutevar8x32_ps(_mm256_loadu_ps(table.as_ptr().add(8 * r)), cell)
            };
            let bit_3 = _mm256_castsi256_ps(_mm256_slli_epi32::<28>(cell));
            let bit_4 = _mm256_castsi256_ps(_mm256_slli_epi32::<27>(cell));
            match N {
                1 => _mm256_set1_ps(table[0]),
                8 => row(0),
                16 => _mm256_blendv_ps(row(0), row(1), bit_3),
                _ => _mm256_blendv_ps(
                    _mm256_blendv_ps(row(0), row(1), bit_3),
                    _mm256_blendv_ps(row(2), row(3), bit_3),
                    bit_4,
                ),
            }
        }))
    }

    #[inline(always)]
    fn scale2(self, cell: __m256i) -> Self {
        Self(op!(_mm256_castsi256_ps(_mm256_add_epi32(
            _mm256_castps_si256(self.0),
            _mm256_slli_epi32::<23>(cell)
        ))))
    }

    #[inline(always)]
    fn unscale2(self, cell: __m256i) -> Self {
        Self(op!(_mm256_castsi256_ps(_mm256_sub_epi32(
            _mm256_castps_si256(self.0),
            _mm256_slli_epi32::<23>(cell)
        ))))
    }

    #[inline(always)]
    fn fraction(self) -> Self {
        let x = self.clamp_exponent();
        x - Self(op!(_mm256_floor_ps(x.0)))
    }

    #[inline(always)]
    fn scale2_floor(self, exponent: Self, least: f32) -> Self {
        let x = exponent.clamp_exponent();
        op!({
            let k = _mm256_cvtps_epi32(_mm256_floor_ps(x.0));
            // In two steps, each by a power of two that f32 holds. The first is exact.
            let half = _mm256_srai_epi32::<1>(k);
            let first = self.scale2(half);
            let rest = _mm256_add_epi32(_mm256_sub_epi32(k, half), _mm256_set1_epi32(127));
            let power = Self(_mm256_castsi256_ps(_mm256_slli_epi32::<23>(rest)));
            if least == f32::NEG_INFINITY {
                return first * power;
            }
            let matters = _mm256_cmp_ps::<_CMP_NLT_UQ>(exponent.0, _mm256_set1_ps(least));
            Self(_mm256_and_ps(first.0, matters)) * power
        })
    }

    #[inline(always)]
    fn split_exponent(self) -> (Self, Self) {
        self.split_exponent_of(self)
    }

    #[inline(always)]
    fn split_any_exponent(self) -> (Self, Self) {
        op!({
            // The bits of a subnormal are its multiple of 2^-149, an integer below 2^23.
            let bits = _mm256_castps_si256(self.0);
            let least = _mm256_set1_epi32(0x0080_0000);
            let is_tiny = _mm256_castsi256_ps(_mm256_cmpgt_epi32(least, bits));
            let integer = _mm256_cvtepi32_ps(bits);
            let (m, e) = self.split_exponent_of(Self(_mm256_blendv_ps(self.0, integer, is_tiny)));
            (m, e - Self(_mm256_and_ps(is_tiny, _mm256_set1_ps(149.0))))
        })
    }

    #[inline(always)]
    fn binade(self, least: f32, scale: f32) -> (Self, Self) {
        op!({
            // The integer part of a difference of bit patterns is one of exponents. If the lower half of `least` is 0,
            // differences of upper halves suffice. For negative numbers these saturate, the first at the least
            // integer or not far from it, the second at the largest, 0x7fff: the bits of a NaN.
            let bits = _mm256_castps_si256(self.0);
            let by_halves = least.to_bits() & 0xffff == 0;
            let difference = |a, b| {
                if by_halves { _mm256_subs_epi16(a, b) } else { _mm256_sub_epi32(a, b) }
            };
            let above = difference(bits, _mm256_set1_epi32(least.to_bits() as i32));
            let k = _mm256_and_si256(above, _mm256_set1_epi32(-0x0080_0000));
            let power = difference(_mm256_set1_epi32(scale.to_bits() as i32), k);
            (Self(_mm256_castsi256_ps(power)), Self(_mm256_cvtepi32_ps(k)))
        })
    }

    #[inline(always)]
    fn normalised(self) -> (Self, __m256) {
        op!({
            // The bits of a number below 2^-125 are its multiple of 2^-149.
            let bits = _mm256_castps_si256(self.0);
            let least = _mm256_set1_epi32(0x0100_0000);
            let is_tiny = _mm256_castsi256_ps(_mm256_cmpgt_epi32(least, bits));
            let integer = _mm256_cvtepi32_ps(bits);
            (Self(_mm256_blendv_ps(self.0, integer, is_tiny)), is_tiny)
        })
    }

    #[inline(always)]
    fn in_log_domain(self, x: Self) -> Self {
        // What is added, by the sign and the two leading exponent bits: zero, small, large, infinite or NaN. -0 is
        // what changes no zero.
        const ADDED: [f32; 8] = {
            let (none, minus_infinity) = (f32::NAN, f32::NEG_INFINITY);
            [minus_infinity, -0.0, -0.0, -0.0, minus_infinity, none, none, none]
        };
        op!({
            let class = _mm256_srli_epi32::<29>(_mm256_castps_si256(x.0));
            let added = _mm256_permutevar8x32_ps(_mm256_loadu_ps(ADDED.as_ptr()), class);
            // Which of two NaNs a sum is depends on how the compiler orders them; where x is negative, what is added is the sum.
            Self(_mm256_blendv_ps(_mm256_add_ps(self.0, added), added, x.0))
        })
    }
}

/// What is done to the elements of a format: a trait, since closures are not always inlined.
trait Step {
    /// The number of elements of a block, a multiple of 16.
    const BLOCK: usize;

    /// f of a block, from memory to memory.
    ///
    /// # Safety
    /// It is inlined into a function that enables the instructions; the pointers are valid for a block, which is the same or does
    /// not overlap.
    unsafe fn block(src: *const u16, dst: *mut u16);

    /// f of 16 elements.
    ///
    /// # Safety
    /// It is inlined into a function that enables the instructions.
    unsafe fn sixteen(x: __m256i) -> __m256i;
}

/// Runs a step over n elements, a block at a time, and then 16. The last 16 overlap the ones before, and are loaded before
/// anything is stored, since the arrays may be the same.
///
/// # Safety
/// As [`Entry`](super::Entry), for the instructions of the step.
#[inline(always)]
unsafe fn run<S: Step>(src: *const u16, dst: *mut u16, n: usize) {
    align_stack();
    if n == 0 {
        return;
    }
    // SAFETY: every access is to elements among the n that the caller vouches for.
    unsafe {
        let last = load_last_16(src, n);
        let mut i = 0;
        while i + S::BLOCK <= n {
            S::block(src.add(i), dst.add(i));
            i += S::BLOCK;
        }
        if i == n {
            return;
        }
        loop {
            let is_last = i + 16 >= n;
            let x = if is_last { last } else { _mm256_loadu_si256(src.add(i).cast()) };
            let y = S::sixteen(x);
            if is_last {
                return store_last_16(dst, n, y);
            }
            _mm256_storeu_si256(dst.add(i).cast(), y);
            i += 16;
        }
    }
}

/// The last 16 of n elements, n not 0. Of fewer, the lower half of the vector holds the first ones and the
/// upper half the last ones, each by a load of the largest power of two that n allows: together all n.
///
/// # Safety
/// The n elements are valid for reading, and the processor has AVX.
#[inline(always)]
unsafe fn load_last_16(src: *const u16, n: usize) -> __m256i {
    // SAFETY: no load reads more than the n elements, by its condition.
    unsafe {
        let (first, last) = match n {
            16.. => return _mm256_loadu_si256(src.add(n - 16).cast()),
            8.. => (_mm_loadu_si128(src.cast()), _mm_loadu_si128(src.add(n - 8).cast())),
            4.. => (_mm_loadl_epi64(src.cast()), _mm_loadl_epi64(src.add(n - 4).cast())),
            2.. => (_mm_loadu_si32(src.cast()), _mm_loadu_si32(src.add(n - 2).cast())),
            _ => {
                let only = _mm_cvtsi32_si128(src.read_unaligned().into());
                (only, only)
            }
        };
        _mm256_set_m128i(last, first)
    }
}

/// Stores what [`load_last_16`] loads.
///
/// # Safety
/// The n elements are valid for writing, and the processor has AVX.
#[inline(always)]
unsafe fn store_last_16(dst: *mut u16, n: usize, y: __m256i) {
    // SAFETY: no store writes more than the n elements, by its condition.
    unsafe {
        let (first, last) = (_mm256_castsi256_si128(y), _mm256_extracti128_si256::<1>(y));
        match n {
            16.. => _mm256_storeu_si256(dst.add(n - 16).cast(), y),
            8.. => {
                _mm_storeu_si128(dst.cast(), first);
                _mm_storeu_si128(dst.add(n - 8).cast(), last);
            }
            4.. => {
                _mm_storel_epi64(dst.cast(), first);
                _mm_storel_epi64(dst.add(n - 4).cast(), last);
            }
            2.. => {
                _mm_storeu_si32(dst.cast(), first);
                _mm_storeu_si32(dst.add(n - 2).cast(), last);
            }
            _ => dst.write_unaligned(_mm_extract_epi16::<0>(first) as u16),
        }
    }
}

/// The slice entry point for binary16.
///
/// # Safety
/// As [`Entry`](super::Entry).
#[target_feature(enable = "avx2,fma,f16c")]
pub(crate) unsafe fn f16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
    // SAFETY: the caller's contract, and the instructions are enabled here.
    unsafe { run::<F16<K>>(src, dst, n) }
}

/// A kernel for binary16.
struct F16<K>(K);

impl<K: Narrow> Step for F16<K> {
    const BLOCK: usize = 64;

    #[inline(always)]
    unsafe fn block(src: *const u16, dst: *mut u16) {
        op!({
            let Pair(y0, y1) = K::f16(Pair(f16_load(src), f16_load(src.add(32))));
            f16_store(dst, y0);
            f16_store(dst.add(32), y1);
        })
    }

    #[inline(always)]
    unsafe fn sixteen(x: __m256i) -> __m256i {
        op!({
            let (low, high) = (_mm256_castsi256_si128(x), _mm256_extracti128_si256::<1>(x));
            let Pair(low, high) = f16_round(K::f16(f16_decode(low, high)));
            _mm256_set_m128i(high, low)
        })
    }
}

/// The values of 32 binary16 numbers.
///
/// # Safety
/// It is inlined into a function that enables the instructions; `src` is valid for 32 elements.
#[inline(always)]
unsafe fn f16_load(src: *const u16) -> Pair<Pair<Lanes>> {
    // SAFETY: the caller's contract. The instructions convert from memory.
    unsafe {
        Pair(
            f16_decode(_mm_loadu_si128(src.cast()), _mm_loadu_si128(src.add(8).cast())),
            f16_decode(_mm_loadu_si128(src.add(16).cast()), _mm_loadu_si128(src.add(24).cast())),
        )
    }
}

/// Writes 32 values rounded to binary16.
///
/// # Safety
/// `dst` is valid for 32 elements.
#[inline(always)]
unsafe fn f16_store(dst: *mut u16, y: Pair<Pair<Lanes>>) {
    let (Pair(a, b), Pair(c, d)) = (f16_round(y.0), f16_round(y.1));
    // SAFETY: the caller's contract. The instructions convert to memory.
    unsafe {
        _mm_storeu_si128(dst.cast(), a);
        _mm_storeu_si128(dst.add(8).cast(), b);
        _mm_storeu_si128(dst.add(16).cast(), c);
        _mm_storeu_si128(dst.add(24).cast(), d);
    }
}

/// The values of twice eight binary16 numbers.
///
/// # Safety
/// It is inlined into a function that enables the instructions.
#[inline(always)]
unsafe fn f16_decode(low: __m128i, high: __m128i) -> Pair<Lanes> {
    op!(Pair(Lanes(_mm256_cvtph_ps(low)), Lanes(_mm256_cvtph_ps(high))))
}

/// Twice eight values rounded to binary16.
#[inline(always)]
fn f16_round(y: Pair<Lanes>) -> Pair<__m128i> {
    op!(Pair(
        _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(y.0.0),
        _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(y.1.0),
    ))
}

/// The slice entry point for bfloat16: the odd and the even elements apart.
///
/// # Safety
/// As [`Entry`](super::Entry).
#[target_feature(enable = "avx2,fma,f16c")]
pub(crate) unsafe fn bf16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
    // SAFETY: the caller's contract, and the instructions are enabled here.
    unsafe { run::<Bf16<K>>(src, dst, n) }
}

/// A kernel for bfloat16.
struct Bf16<K>(K);

impl<K: Narrow> Step for Bf16<K> {
    const BLOCK: usize = 32;

    #[inline(always)]
    unsafe fn block(src: *const u16, dst: *mut u16) {
        op!({
            let x0 = Bf16Block::new::<K>(_mm256_loadu_si256(src.cast()));
            let x1 = Bf16Block::new::<K>(_mm256_loadu_si256(src.add(16).cast()));
            let Pair(y0, y1) = K::bf16(Pair(x0.decode(), x1.decode()));
            _mm256_storeu_si256(dst.cast(), x0.round::<K>(y0));
            _mm256_storeu_si256(dst.add(16).cast(), x1.round::<K>(y1));
        })
    }

    #[inline(always)]
    unsafe fn sixteen(x: __m256i) -> __m256i {
        op!({
            let x = Bf16Block::new::<K>(x);
            x.round::<K>(K::bf16(x.decode()))
        })
    }
}

/// 16 inputs in bfloat16.
///
/// What [`Narrow::bf16_of`] does around the kernel is done to all of them at a time, on their bit patterns.
#[derive(Clone, Copy)]
struct Bf16Block {
    /// The inputs.
    x: __m256i,
    /// Their magnitudes, if that matters; of a gated unit where it is linear, and 0 elsewhere.
    magnitude: __m256i,
    /// What the kernel is asked for.
    argument: __m256i,
}

/// A number that bfloat16 holds, in every lane.
macro_rules! pattern {
    ($x:expr) => {
        _mm256_set1_epi16(bf16_bits($x))
    };
}

impl Bf16Block {
    /// What becomes of `x`.
    ///
    /// # Safety
    /// It is inlined into a function that enables the instructions.
    #[inline(always)]
    unsafe fn new<K: Narrow>(x: __m256i) -> Self {
        op!({
            let magnitude = _mm256_and_si256(x, _mm256_set1_epi16(i16::MAX));
            if let Some(gate) = K::BF16_GATE {
                // Where the unit is linear, its kernel is asked for a zero of the sign of x.
                let linear_below = pattern!(gate.narrow_linear_below);
                let is_linear = _mm256_cmpgt_epi16(linear_below, magnitude);
                let magnitude = _mm256_and_si256(magnitude, is_linear);
                let argument = _mm256_andnot_si256(magnitude, x);
                return Bf16Block { x, magnitude, argument };
            }
            if K::ODD {
                let argument = _mm256_max_epu16(magnitude, pattern!(K::BF16_LINEAR_BELOW));
                return Bf16Block { x, magnitude, argument };
            }
            Bf16Block { x, magnitude, argument: x }
        })
    }

    /// The values of the even ones and of the odd ones.
    #[inline(always)]
    fn decode(self) -> Pair<Lanes> {
        op!({
            let even = _mm256_slli_epi32::<16>(self.argument);
            let odd = _mm256_and_si256(self.argument, _mm256_set1_epi32(-0x10000));
            Pair(Lanes(_mm256_castsi256_ps(even)), Lanes(_mm256_castsi256_ps(odd)))
        })
    }

    /// The results: the kernel's values rounded.
    #[inline(always)]
    fn round<K: Narrow>(self, y: Pair<Lanes>) -> __m256i {
        op!({
            let Bf16Block { x, magnitude, argument } = self;
            // No value is on a midpoint, so adding half an ulp and truncating rounds to nearest.
            let half = _mm256_set1_epi32(0x8000);
            let even = _mm256_add_epi32(_mm256_castps_si256(y.0.0), half);
            let odd = _mm256_add_epi32(_mm256_castps_si256(y.1.0), half);
            let y = _mm256_blend_epi16::<0xaa>(_mm256_srli_epi32::<16>(even), odd);
            if let Some(pole) = K::BF16_NARROW_POLE {
                // Twice a zero of either sign is 0.
                let at_pole = match pole {
                    0.0 => _mm256_cmpeq_epi16(_mm256_add_epi16(x, x), _mm256_setzero_si256()),
                    _ => _mm256_cmpeq_epi16(x, pattern!(pole)),
                };
                let y = _mm256_blendv_epi8(y, pattern!(f32::NEG_INFINITY), at_pole);
                let y = if K::BF16_NARROW_IDENTITY_BELOW > 0.0 {
                    let below = pattern!(K::BF16_NARROW_IDENTITY_BELOW);
                    _mm256_blendv_epi8(y, x, _mm256_cmpgt_epi16(below, magnitude))
                } else {
                    y
                };
                return _mm256_blendv_epi8(y, x, _mm256_cmpeq_epi16(x, pattern!(f32::INFINITY)));
            }
            if let Some(gate) = K::BF16_GATE {
                // Bit patterns are proportional to values as far as subnormal numbers reach. A slope a little
                // smaller breaks ties downwards, where the sign is negative.
                let negative = _mm256_srai_epi16::<15>(x);
                let slope = _mm256_set1_epi16(fraction_bits(gate.slope));
                let linear = _mm256_mulhrs_epi16(magnitude, _mm256_add_epi16(slope, negative));
                let linear = if gate.narrow_linear_below > LINEAR_BELOW {
                    // Half of a number that is normal: less by 1 in the exponent.
                    _mm256_max_epi16(linear, _mm256_sub_epi16(magnitude, _mm256_set1_epi16(1 << 7)))
                } else {
                    linear
                };
                return _mm256_or_si256(y, linear);
            }
            if !K::ODD {
                return y;
            }
            if K::BF16_LINEAR_BELOW != 0.0 && K::BF16_SLOPE == 1.0 {
                // Where the kernel was asked for the value at a power of two, that power is its value: the
                // difference of the two bit patterns leads back to the input, sign and all.
                return _mm256_add_epi16(y, _mm256_sub_epi16(x, argument));
            }
            let y = if K::BF16_LINEAR_BELOW == 0.0 {
                y
            } else {
                let excess = _mm256_set1_epi16(fraction_bits(K::BF16_SLOPE - 1.0));
                let linear = _mm256_add_epi16(magnitude, _mm256_mulhrs_epi16(magnitude, excess));
                let linear_below = pattern!(K::BF16_LINEAR_BELOW);
                let is_linear = _mm256_cmpgt_epi16(linear_below, magnitude);
                _mm256_blendv_epi8(y, linear, is_linear)
            };
            let sign = _mm256_andnot_si256(_mm256_set1_epi16(i16::MAX), x);
            _mm256_or_si256(y, sign)
        })
    }
}

/// The kernel's values before the rounding.
#[cfg(test)]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn unrounded<K: Narrow>(format: Format, mut x: [f32; 16]) -> [f32; 16] {
    for half in x.chunks_exact_mut(8) {
        // SAFETY: each half has eight values.
        unsafe {
            let lanes = Lanes(_mm256_loadu_ps(half.as_ptr()));
            let y = match format {
                Format::Bf16 => K::bf16_of(lanes),
                _ => K::f16(lanes),
            };
            _mm256_storeu_ps(half.as_mut_ptr(), y.0);
        }
    }
    x
}
