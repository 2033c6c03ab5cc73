//! Vector libraries that are loaded at run time, where the machine has them.
//!
//! They are looked for in the folder that the variable HALFULP_PEERS names, or in `target/peers`, where `tools/peers`
//! puts them, and then where the system looks for libraries.

use std::path::PathBuf;
use std::sync::OnceLock;

use halfulp::Function;
use libloading::Library;

use crate::contender::{Pass, Value};

/// A library's functions of one accuracy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Vendor {
    /// Intel's SVML, correctly rounded.
    SvmlCr,
    /// Intel's SVML, *high accuracy*.
    SvmlHa,
    /// Intel's SVML, what compilers call by default: within 4 ulp.
    Svml,
    /// SLEEF, within 1 ulp.
    Sleef,
    /// The GNU C library's vector functions: within 4 ulp.
    Libmvec,
}

/// The instructions that a library's functions use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Width {
    /// AVX2 with FMA: eight f32.
    Avx2,
    /// AVX-512: sixteen f32.
    Avx512,
}

impl Width {
    pub(crate) fn is_available(self) -> bool {
        match self {
            Width::Avx2 => halfulp::Backend::Avx2.is_available(),
            Width::Avx512 => halfulp::Backend::Avx512.is_available(),
        }
    }
}

impl Vendor {
    pub(crate) const fn name(self, width: Width) -> &'static str {
        match (self, width) {
            (Vendor::SvmlCr, Width::Avx512) => "svml-cr-avx512",
            (Vendor::SvmlHa, Width::Avx512) => "svml-ha-avx512",
            (Vendor::Svml, Width::Avx512) => "svml-avx512",
            (Vendor::Sleef, Width::Avx512) => "sleef-avx512",
            (Vendor::Libmvec, Width::Avx512) => "libmvec-avx512",
            (Vendor::SvmlCr, Width::Avx2) => "svml-cr-avx2",
            (Vendor::SvmlHa, Width::Avx2) => "svml-ha-avx2",
            (Vendor::Svml, Width::Avx2) => "svml-avx2",
            (Vendor::Sleef, Width::Avx2) => "sleef-avx2",
            (Vendor::Libmvec, Width::Avx2) => "libmvec-avx2",
        }
    }

    /// The files to load, of which the last one has the functions.
    const fn files(self) -> &'static [&'static str] {
        match self {
            // The first is what the second needs, and would not find beside itself.
            Vendor::SvmlCr | Vendor::SvmlHa | Vendor::Svml => &["libintlc.so.5", "libsvml.so"],
            Vendor::Sleef => &["libsleef.so.3"],
            Vendor::Libmvec => &["libmvec.so.1"],
        }
    }

    /// The symbol of a function, by its name in C without the f.
    fn symbol(self, name: &str, width: Width) -> String {
        let lanes = if width == Width::Avx512 { 16 } else { 8 };
        match (self, width) {
            (Vendor::SvmlCr, _) => format!("__svml_{name}f{lanes}_cr"),
            (Vendor::SvmlHa, _) => format!("__svml_{name}f{lanes}_ha"),
            (Vendor::Svml, _) => format!("__svml_{name}f{lanes}"),
            (Vendor::Sleef, Width::Avx512) => format!("Sleef_{name}f{lanes}_u10avx512f"),
            (Vendor::Sleef, Width::Avx2) => format!("Sleef_{name}f{lanes}_u10avx2"),
            (Vendor::Libmvec, Width::Avx512) => format!("_ZGVeN{lanes}v_{name}f"),
            (Vendor::Libmvec, Width::Avx2) => format!("_ZGVdN{lanes}v_{name}f"),
        }
    }
}

/// The name in C of a function that the libraries may have.
const fn c_name(function: Function) -> Option<&'static str> {
    Some(match function {
        Function::Exp => "exp",
        Function::Expm1 => "expm1",
        Function::Log => "log",
        Function::Log1p => "log1p",
        Function::Sinh => "sinh",
        Function::Tanh => "tanh",
        Function::Atan => "atan",
        Function::Erf => "erf",
        _ => return None,
    })
}

/// Whether the machine has the library.
pub(crate) fn is_found(vendor: Vendor) -> bool {
    library(vendor).is_some()
}

fn library(vendor: Vendor) -> Option<&'static Library> {
    static SVML: OnceLock<Option<Library>> = OnceLock::new();
    static SLEEF: OnceLock<Option<Library>> = OnceLock::new();
    static LIBMVEC: OnceLock<Option<Library>> = OnceLock::new();
    let cell = match vendor {
        Vendor::SvmlCr | Vendor::SvmlHa | Vendor::Svml => &SVML,
        Vendor::Sleef => &SLEEF,
        Vendor::Libmvec => &LIBMVEC,
    };
    cell.get_or_init(|| load(vendor.files())).as_ref()
}

fn load(files: &[&str]) -> Option<Library> {
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        return None;
    }
    let folder = std::env::var_os("HALFULP_PEERS").map_or("target/peers".into(), PathBuf::from);
    let (&last, before) = files.split_last()?;
    let one = |file: &str| {
        // SAFETY: these are mathematical libraries, which do nothing when they are loaded but look at the processor.
        unsafe { Library::new(folder.join(file)).or_else(|_| Library::new(file)).ok() }
    };
    for &file in before {
        // It stays loaded as long as the process, as the library that needs it does.
        std::mem::forget(one(file)?);
    }
    one(last)
}

/// The function by a library, in 16 bits through f32; none where it lacks the function, or the processor the instructions.
pub(crate) fn pass<T: Value>(vendor: Vendor, width: Width, function: Function) -> Option<Pass<T>> {
    let symbol = vendor.symbol(c_name(function)?, width);
    let library = library(vendor).filter(|_| width.is_available())?;
    #[cfg(target_arch = "x86_64")]
    return x86::pass(library, &symbol, width);
    #[cfg(not(target_arch = "x86_64"))]
    None
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::*;

    use halfulp::Format;
    use libloading::Library;

    use super::Width;
    use crate::contender::{Pass, Value};

    // Vectors have no layout in C, but a place in registers, which is all that is used here.
    #[allow(improper_ctypes_definitions)]
    type OfEight = unsafe extern "C" fn(__m256) -> __m256;
    #[allow(improper_ctypes_definitions)]
    type OfSixteen = unsafe extern "C" fn(__m512) -> __m512;

    /// The pass by a symbol of a library that is never unloaded. The processor has the instructions.
    pub(super) fn pass<T: Value>(
        library: &'static Library,
        symbol: &str,
        width: Width,
    ) -> Option<Pass<T>> {
        match width {
            Width::Avx2 => {
                // SAFETY: a function of this name takes and returns a vector of eight f32 in a register.
                let f = *unsafe { library.get::<OfEight>(symbol) }.ok()?;
                let pass = match T::FORMAT {
                    Format::F16 => eight_f16,
                    Format::Bf16 => eight_bf16,
                    Format::F32 => eight_f32,
                };
                // SAFETY: the processor has the instructions, and the pass is that of T's format.
                Some(Box::new(move |src, dst| unsafe { run(pass, f, src, dst) }))
            }
            Width::Avx512 => {
                // SAFETY: as above, of sixteen.
                let f = *unsafe { library.get::<OfSixteen>(symbol) }.ok()?;
                let pass = match T::FORMAT {
                    Format::F16 => sixteen_f16,
                    Format::Bf16 => sixteen_bf16,
                    Format::F32 => sixteen_f32,
                };
                // SAFETY: as above.
                Some(Box::new(move |src, dst| unsafe { run(pass, f, src, dst) }))
            }
        }
    }

    /// Runs a pass over `src`.
    ///
    /// # Safety
    /// The pass is one of T's format, whose instructions the processor has, and `f` computes on any vector.
    unsafe fn run<F, T: Value>(
        pass: unsafe fn(F, *const u8, *mut u8, usize),
        f: F,
        src: &[T],
        dst: &mut [T],
    ) {
        assert_eq!(src.len(), dst.len());
        // SAFETY: arrays of as many elements, and the caller's contract.
        unsafe { pass(f, src.as_ptr().cast(), dst.as_mut_ptr().cast(), src.len()) }
    }

    macro_rules! pass_of {
        ($name:ident, $features:literal, $Function:ty, $Bits:ty, $one:expr, $lanes:literal, $load:expr, $store:expr) => {
            /// Calls `f` for each vector; the rest of the array is filled up with ones.
            ///
            /// # Safety
            /// The processor has the instructions, `f` computes on any vector, and `src` is valid for reading and `dst` for
            /// writing `n` elements.
            #[target_feature(enable = $features)]
            unsafe fn $name(f: $Function, src: *const u8, dst: *mut u8, n: usize) {
                const WIDTH: usize = size_of::<$Bits>();
                let whole = n - n % $lanes;
                for i in (0..whole).step_by($lanes) {
                    // SAFETY: elements i … i + $lanes - 1 of arrays of n, and the caller's contract.
                    unsafe { $store(dst.add(i * WIDTH), f($load(src.add(i * WIDTH)))) }
                }
                if whole < n {
                    let mut block: [$Bits; $lanes] = [$one; $lanes];
                    let (block, rest) = (block.as_mut_ptr().cast::<u8>(), (n - whole) * WIDTH);
                    // SAFETY: the rest of the arrays is shorter than the block, which is as long as a vector.
                    unsafe {
                        src.add(whole * WIDTH).copy_to_nonoverlapping(block, rest);
                        $store(block, f($load(block)));
                        block.copy_to_nonoverlapping(dst.add(whole * WIDTH), rest);
                    }
                }
            }
        };
    }
    pass_of!(
        eight_f32,
        "avx2,fma",
        OfEight,
        f32,
        1.0,
        8,
        |x: *const u8| _mm256_loadu_ps(x.cast()),
        |y: *mut u8, v| _mm256_storeu_ps(y.cast(), v)
    );
    pass_of!(
        eight_f16,
        "avx2,fma,f16c",
        OfEight,
        u16,
        0x3c00,
        8,
        |x: *const u8| _mm256_cvtph_ps(_mm_loadu_si128(x.cast())),
        |y: *mut u8, v| {
            _mm_storeu_si128(y.cast(), _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(v));
        }
    );
    pass_of!(
        eight_bf16,
        "avx2,fma",
        OfEight,
        u16,
        0x3f80,
        8,
        |x: *const u8| {
            let wide = _mm256_cvtepu16_epi32(_mm_loadu_si128(x.cast()));
            _mm256_castsi256_ps(_mm256_slli_epi32::<16>(wide))
        },
        |y: *mut u8, v| {
            let bits = _mm256_castps_si256(v);
            let is_odd = _mm256_and_si256(_mm256_srli_epi32::<16>(bits), _mm256_set1_epi32(1));
            let half = _mm256_add_epi32(is_odd, _mm256_set1_epi32(0x7fff));
            let rounded = _mm256_castsi256_ps(_mm256_add_epi32(bits, half));
            // The sum would carry out of a NaN of all ones.
            let rounded = _mm256_blendv_ps(rounded, v, _mm256_cmp_ps::<_CMP_UNORD_Q>(v, v));
            let narrow = _mm256_srli_epi32::<16>(_mm256_castps_si256(rounded));
            let (low, high) =
                (_mm256_castsi256_si128(narrow), _mm256_extracti128_si256::<1>(narrow));
            _mm_storeu_si128(y.cast(), _mm_packus_epi32(low, high));
        }
    );
    pass_of!(
        sixteen_f32,
        "avx512f",
        OfSixteen,
        f32,
        1.0,
        16,
        |x: *const u8| _mm512_loadu_ps(x.cast()),
        |y: *mut u8, v| _mm512_storeu_ps(y.cast(), v)
    );
    pass_of!(
        sixteen_f16,
        "avx512f",
        OfSixteen,
        u16,
        0x3c00,
        16,
        |x: *const u8| _mm512_cvtph_ps(_mm256_loadu_si256(x.cast())),
        |y: *mut u8, v| {
            _mm256_storeu_si256(y.cast(), _mm512_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(v));
        }
    );
    pass_of!(
        sixteen_bf16,
        "avx512f",
        OfSixteen,
        u16,
        0x3f80,
        16,
        |x: *const u8| {
            let wide = _mm512_cvtepu16_epi32(_mm256_loadu_si256(x.cast()));
            _mm512_castsi512_ps(_mm512_slli_epi32::<16>(wide))
        },
        |y: *mut u8, v| {
            let bits = _mm512_castps_si512(v);
            let is_odd = _mm512_and_si512(_mm512_srli_epi32::<16>(bits), _mm512_set1_epi32(1));
            let half = _mm512_add_epi32(is_odd, _mm512_set1_epi32(0x7fff));
            // The sum would carry out of a NaN of all ones.
            let is_number = _mm512_cmp_ps_mask::<_CMP_ORD_Q>(v, v);
            let rounded = _mm512_mask_add_epi32(bits, is_number, bits, half);
            let narrow = _mm512_srli_epi32::<16>(rounded);
            _mm256_storeu_si256(y.cast(), _mm512_cvtepi32_epi16(narrow));
        }
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_those_of_the_libraries() {
        assert_eq!(Vendor::SvmlCr.symbol("tanh", Width::Avx512), "__svml_tanhf16_cr");
        assert_eq!(Vendor::Svml.symbol("exp", Width::Avx2), "__svml_expf8");
        assert_eq!(Vendor::Sleef.symbol("erf", Width::Avx512), "Sleef_erff16_u10avx512f");
        assert_eq!(Vendor::Libmvec.symbol("log1p", Width::Avx2), "_ZGVdN8v_log1pf");
    }

    #[test]
    fn a_file_that_is_not_there_is_not_loaded() {
        assert!(load(&["libof_no_name_at_all.so"]).is_none());
        assert!(load(&["libof_no_name_at_all.so", "libm.so.6"]).is_none());
    }
}
