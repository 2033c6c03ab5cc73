//! The ways of running a wide kernel — f64 arithmetic for f32 — on a CPU: one file each.
//!
//! f32 inputs are converted to f64 and the kernel's values back by one instruction each, which rounds to the nearest, ties to
//! even, subnormal results included.

#[macro_use]
mod rounded;

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod portable;
#[cfg(target_arch = "x86_64")]
pub(crate) mod scalar;

use crate::format::{Encoding, Format};

/// Writes a value that stands for f(x) in every rounding, for each x.
///
/// # Safety
/// The processor has the instructions of the function's backend.
pub(crate) type Sided = unsafe fn(x: &[f64], values: &mut [f64]);

/// What a backend does before and after [`Sided`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conversions {
    /// The values of bit patterns.
    pub(crate) decode: unsafe fn(format: Format, bits: &[u32], values: &mut [f64]),
    /// The bit patterns that values round to.
    pub(crate) encode: unsafe fn(encoding: &Encoding, values: &[f64], bits: &mut [u64]),
}
