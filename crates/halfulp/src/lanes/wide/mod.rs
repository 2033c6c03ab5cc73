//! The ways of running a wide kernel — f64 arithmetic for f32 — on a CPU: one file each.
//!
//! f32 inputs are converted to f64 and the kernel's values back by one instruction each, which rounds to the nearest, ties to
//! even, subnormal results included.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod portable;
#[cfg(target_arch = "x86_64")]
pub(crate) mod scalar;
