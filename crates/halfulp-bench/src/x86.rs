//! The rivals that need vector instructions, the flushing of caches, and a look at who shares the core.

use core::arch::asm;
use core::arch::x86_64::*;
use std::time::Instant;

use crate::table::Table;

/// A conversion of bit patterns to f32 and back.
pub(crate) struct Convert {
    is_available: fn() -> bool,
    /// Unsafe to call where the instructions are lacking.
    pass: unsafe fn(&[u16], &mut [u16]),
}

impl Convert {
    /// # Panics
    /// If the processor lacks the instructions.
    pub(crate) fn run(&self, src: &[u16], dst: &mut [u16]) {
        assert!((self.is_available)());
        // SAFETY: the processor has the instructions.
        unsafe { (self.pass)(src, dst) }
    }
}

#[allow(non_upper_case_globals)]
mod conversions {
    use super::*;

    fn avx2() -> bool {
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("f16c")
    }

    pub(crate) const f16_avx2: Convert = Convert { is_available: avx2, pass: super::f16_avx2_pass };
    pub(crate) const bf16_avx2: Convert =
        Convert { is_available: avx2, pass: super::bf16_avx2_pass };
    pub(crate) const f16_avx512: Convert =
        Convert { is_available: avx512, pass: super::f16_avx512_pass };
    pub(crate) const bf16_avx512: Convert =
        Convert { is_available: avx512, pass: super::bf16_avx512_pass };
}
pub(crate) use conversions::*;

fn avx512() -> bool {
    is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw")
}

/// Hides from the compiler what the vector holds; costs no instruction.
macro_rules! opaque {
    ($register:ident, $x:expr) => {{
        let mut x = $x;
        // SAFETY: an empty text, which changes nothing.
        unsafe { asm!("/* {} */", inout($register) x, options(pure, nomem, nostack, preserves_flags)) }
        x
    }};
}

#[target_feature(enable = "avx2,f16c")]
fn f16_avx2_pass(src: &[u16], dst: &mut [u16]) {
    let (src, src_rest) = src.as_chunks::<8>();
    let (dst, dst_rest) = dst.as_chunks_mut::<8>();
    for (x, y) in src.iter().zip(dst) {
        // SAFETY: eight elements of 16 bits.
        let x = unsafe { _mm_loadu_si128(x.as_ptr().cast()) };
        let wide = opaque!(ymm_reg, _mm256_cvtph_ps(x));
        let narrow = _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(wide);
        // SAFETY: eight elements of 16 bits.
        unsafe { _mm_storeu_si128(y.as_mut_ptr().cast(), narrow) }
    }
    dst_rest.copy_from_slice(src_rest);
}

#[target_feature(enable = "avx2")]
fn bf16_avx2_pass(src: &[u16], dst: &mut [u16]) {
    let (src, src_rest) = src.as_chunks::<16>();
    let (dst, dst_rest) = dst.as_chunks_mut::<16>();
    for (x, y) in src.iter().zip(dst) {
        // SAFETY: 16 elements of 16 bits.
        let x = unsafe { _mm256_loadu_si256(x.as_ptr().cast()) };
        let even = opaque!(ymm_reg, _mm256_slli_epi32::<16>(x));
        let odd = opaque!(ymm_reg, _mm256_and_si256(x, _mm256_set1_epi32(-0x10000)));
        let half = _mm256_set1_epi32(0x8000);
        let even = _mm256_srli_epi32::<16>(_mm256_add_epi32(even, half));
        let narrow = _mm256_blend_epi16::<0xaa>(even, _mm256_add_epi32(odd, half));
        // SAFETY: 16 elements of 16 bits.
        unsafe { _mm256_storeu_si256(y.as_mut_ptr().cast(), narrow) }
    }
    dst_rest.copy_from_slice(src_rest);
}

#[target_feature(enable = "avx512f")]
fn f16_avx512_pass(src: &[u16], dst: &mut [u16]) {
    let (src, src_rest) = src.as_chunks::<16>();
    let (dst, dst_rest) = dst.as_chunks_mut::<16>();
    for (x, y) in src.iter().zip(dst) {
        // SAFETY: 16 elements of 16 bits.
        let x = unsafe { _mm256_loadu_si256(x.as_ptr().cast()) };
        let wide = opaque!(zmm_reg, _mm512_cvtph_ps(x));
        let narrow = _mm512_cvtps_ph::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(wide);
        // SAFETY: 16 elements of 16 bits.
        unsafe { _mm256_storeu_si256(y.as_mut_ptr().cast(), narrow) }
    }
    dst_rest.copy_from_slice(src_rest);
}

#[target_feature(enable = "avx512f,avx512bw")]
fn bf16_avx512_pass(src: &[u16], dst: &mut [u16]) {
    let (src, src_rest) = src.as_chunks::<32>();
    let (dst, dst_rest) = dst.as_chunks_mut::<32>();
    for (x, y) in src.iter().zip(dst) {
        // SAFETY: 32 elements of 16 bits.
        let x = unsafe { _mm512_loadu_si512(x.as_ptr().cast()) };
        let even = opaque!(zmm_reg, _mm512_slli_epi32::<16>(x));
        let odd = opaque!(zmm_reg, _mm512_and_si512(x, _mm512_set1_epi32(-0x10000)));
        let half = _mm512_set1_epi32(0x8000);
        let even = _mm512_srli_epi32::<16>(_mm512_add_epi32(even, half));
        let narrow = _mm512_mask_blend_epi16(0xaaaa_aaaa, even, _mm512_add_epi32(odd, half));
        // SAFETY: 32 elements of 16 bits.
        unsafe { _mm512_storeu_si512(y.as_mut_ptr().cast(), narrow) }
    }
    dst_rest.copy_from_slice(src_rest);
}

/// Looks every element of `src` up by AVX-512 gathers.
///
/// # Panics
/// If the processor lacks AVX-512 F or BW.
pub(crate) fn gather(table: &Table, src: &[u16], dst: &mut [u16]) {
    assert!(avx512());
    // SAFETY: the processor has the instructions.
    unsafe { gather_pass(table, src, dst) }
}

/// The even and the odd elements apart: the entries of the even ones are gathered into the low half
/// of each lane, those of the odd ones, from an address 2 bytes lower, into the high half.
#[target_feature(enable = "avx512f,avx512bw")]
fn gather_pass(table: &Table, src: &[u16], dst: &mut [u16]) {
    let before: *const u16 = table.padded().as_ptr();
    let (src, src_rest) = src.as_chunks::<32>();
    let (dst, dst_rest) = dst.as_chunks_mut::<32>();
    for (x, y) in src.iter().zip(dst) {
        // SAFETY: the load and the store are of 32 elements of 16 bits. An index is at most 65,535,
        // and the table has one entry more before and after.
        unsafe {
            let x = _mm512_loadu_si512(x.as_ptr().cast());
            let even = _mm512_and_si512(x, _mm512_set1_epi32(0xffff));
            let even = _mm512_i32gather_epi32::<2>(even, before.add(1).cast());
            let odd = _mm512_i32gather_epi32::<2>(_mm512_srli_epi32::<16>(x), before.cast());
            _mm512_storeu_si512(
                y.as_mut_ptr().cast(),
                _mm512_mask_blend_epi16(0xaaaa_aaaa, even, odd),
            );
        }
    }
    for (x, y) in src_rest.iter().zip(dst_rest) {
        *y = table.entries()[usize::from(*x)];
    }
}

/// Flushes the table from every cache.
pub(crate) fn flush(table: &Table) {
    for line in table.padded().chunks(32) {
        // SAFETY: CLFLUSH belongs to SSE2, which every x86-64 has; it changes no data. Every line has
        // an address among these, the last but for its end.
        unsafe { _mm_clflush(line.as_ptr().cast()) }
    }
    let last = &table.padded()[table.padded().len() - 1];
    // SAFETY: as above.
    unsafe {
        _mm_clflush(core::ptr::from_ref(last).cast());
        _mm_mfence();
    }
}

/// Additions per cycle that this core does just now: of independent ones, by the time of a chain of
/// multiplications.
///
/// A 64-bit multiplication takes three cycles on Intel's processors since Nehalem and on AMD's since Zen,
/// whoever shares the core; four or more independent additions fit into one cycle when nobody does.
pub(crate) fn additions_per_cycle() -> f64 {
    const TURNS: u64 = 150;
    let start = Instant::now();
    // SAFETY: arithmetic on the operands alone.
    unsafe {
        asm!(
            "2:",
            "imul {x}, {x}",
            "imul {x}, {x}",
            "imul {x}, {x}",
            "imul {x}, {x}",
            "dec {turns}",
            "jnz 2b",
            x = inout(reg) 1u64 => _,
            turns = inout(reg) TURNS => _,
            options(nomem, nostack),
        );
    }
    let between = Instant::now();
    // SAFETY: arithmetic on the operands alone.
    unsafe {
        asm!(
            "2:",
            "add {a}, 1", "add {b}, 1", "add {c}, 1", "add {d}, 1", "add {e}, 1", "add {f}, 1",
            "add {a}, 1", "add {b}, 1", "add {c}, 1", "add {d}, 1", "add {e}, 1", "add {f}, 1",
            "add {a}, 1", "add {b}, 1", "add {c}, 1", "add {d}, 1", "add {e}, 1", "add {f}, 1",
            "add {a}, 1", "add {b}, 1", "add {c}, 1", "add {d}, 1", "add {e}, 1", "add {f}, 1",
            "dec {turns}",
            "jnz 2b",
            a = inout(reg) 0u64 => _,
            b = inout(reg) 0u64 => _,
            c = inout(reg) 0u64 => _,
            d = inout(reg) 0u64 => _,
            e = inout(reg) 0u64 => _,
            f = inout(reg) 0u64 => _,
            turns = inout(reg) TURNS => _,
            options(nomem, nostack),
        );
    }
    let end = Instant::now();
    let cycle = (between - start).as_secs_f64() / (12 * TURNS) as f64;
    (24 * TURNS) as f64 * cycle / (end - between).as_secs_f64()
}
