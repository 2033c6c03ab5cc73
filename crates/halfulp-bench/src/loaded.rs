//! Vector libraries that are loaded at run time, where the machine has them.
//!
//! They are looked for in the folder that the variable HALFULP_PEERS names, or in `target/peers`, where `tools/peers`
//! puts them, and then where the system looks for libraries.

use std::path::PathBuf;
use std::sync::OnceLock;

use halfulp::Function;
use libloading::Library;

use crate::contender::Pass;

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

/// The function by a library; none where it lacks the function, or the processor the instructions.
pub(crate) fn pass(vendor: Vendor, width: Width, function: Function) -> Option<Pass<f32>> {
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

    use libloading::Library;

    use super::Width;
    use crate::contender::Pass;

    // Vectors have no layout in C, but a place in registers, which is all that is used here.
    #[allow(improper_ctypes_definitions)]
    type OfEight = unsafe extern "C" fn(__m256) -> __m256;
    #[allow(improper_ctypes_definitions)]
    type OfSixteen = unsafe extern "C" fn(__m512) -> __m512;

    /// The pass by a symbol of a library that is never unloaded. The processor has the instructions.
    pub(super) fn pass(library: &'static Library, symbol: &str, width: Width) -> Option<Pass<f32>> {
        match width {
            Width::Avx2 => {
                // SAFETY: a function of this name takes and returns a vector of eight f32 in a register.
                let f = *unsafe { library.get::<OfEight>(symbol) }.ok()?;
                // SAFETY: the processor has the instructions.
                Some(Box::new(move |src, dst| unsafe { eight(f, src, dst) }))
            }
            Width::Avx512 => {
                // SAFETY: as above, of sixteen.
                let f = *unsafe { library.get::<OfSixteen>(symbol) }.ok()?;
                // SAFETY: as above.
                Some(Box::new(move |src, dst| unsafe { sixteen(f, src, dst) }))
            }
        }
    }

    macro_rules! pass_of {
        ($name:ident, $features:literal, $Function:ty, $lanes:literal, $load:ident, $store:ident) => {
            /// Calls `f` for each vector; the rest of the array is filled up with ones.
            ///
            /// # Safety
            /// The processor has the instructions, and `f` computes on any vector.
            #[target_feature(enable = $features)]
            unsafe fn $name(f: $Function, src: &[f32], dst: &mut [f32]) {
                let (src, src_rest) = src.as_chunks::<$lanes>();
                let (dst, dst_rest) = dst.as_chunks_mut::<$lanes>();
                for (x, y) in src.iter().zip(dst) {
                    // SAFETY: arrays of as many f32 as a vector has, and the caller's contract.
                    unsafe { $store(y.as_mut_ptr(), f($load(x.as_ptr()))) }
                }
                if !src_rest.is_empty() {
                    let (mut x, mut y) = ([1.0; $lanes], [0.0; $lanes]);
                    x[..src_rest.len()].copy_from_slice(src_rest);
                    // SAFETY: as above.
                    unsafe { $store(y.as_mut_ptr(), f($load(x.as_ptr()))) }
                    dst_rest.copy_from_slice(&y[..src_rest.len()]);
                }
            }
        };
    }
    pass_of!(eight, "avx2,fma", OfEight, 8, _mm256_loadu_ps, _mm256_storeu_ps);
    pass_of!(sixteen, "avx512f", OfSixteen, 16, _mm512_loadu_ps, _mm512_storeu_ps);
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
