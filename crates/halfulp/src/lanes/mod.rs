//! The ways of running a kernel on a CPU: one file each.
//!
//! Each holds an implementor of [`Arith`](halfulp_kernels::Arith) and its *entry points*: functions
//! that run a kernel over contiguous arrays (and, in `portable` and `scalar`, on one value). An entry
//! point is compiled once for each kernel and format, with the instructions of its backend enabled; its
//! loop is inlined whole.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
#[cfg(target_arch = "x86_64")]
mod pair;
pub(crate) mod portable;
#[cfg(target_arch = "x86_64")]
pub(crate) mod scalar;
#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests;

/// Runs a kernel over `n` elements from `src` to `dst`, each a bit pattern of the kernel's format.
///
/// # Safety
/// The processor has the instructions of the entry point's backend; `src` is valid for reading and `dst`
/// for writing `n` elements, with any alignment; the two arrays are the same or do not overlap.
pub(crate) type Entry = unsafe fn(src: *const u16, dst: *mut u16, n: usize);

/// Runs a kernel on one bit pattern.
///
/// # Safety
/// The processor has the instructions of the entry point's backend.
pub(crate) type ScalarEntry = unsafe fn(x: u16) -> u16;
