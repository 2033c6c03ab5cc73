//! The ways of running a kernel on a CPU: one file each.
//!
//! Each holds an implementor of [`Arith`](halfulp_kernels::Arith) and its *entry points*: functions
//! that run a kernel over contiguous arrays (and, in `portable` and `scalar`, on one value). An entry
//! point is compiled once for each kernel and format, with the instructions of its backend enabled; its
//! loop is inlined whole.

#[cfg(target_arch = "x86_64")]
use core::{arch::asm, mem::MaybeUninit};

// SAFETY of every `unsafe` block that this makes, in the lanes of a vector: a value of their types exists only in a
// function that enables the instructions, into which the operation is inlined. What makes such a value is unsafe.
#[cfg(target_arch = "x86_64")]
macro_rules! op {
    ($e:expr) => {
        // SAFETY: see above.
        unsafe { $e }
    };
}

/// An operator of a vector's lanes, by one instruction; the negation by the exclusive or with -0.
#[cfg(target_arch = "x86_64")]
macro_rules! operator {
    ([$($generics:tt)*] $Lanes:ty, Neg $xor:ident $minus_zero:expr) => {
        impl<$($generics)*> Neg for $Lanes {
            type Output = Self;
            #[inline(always)]
            fn neg(self) -> Self {
                Self(op!($xor(self.0, $minus_zero)))
            }
        }
    };
    ([$($generics:tt)*] $Lanes:ty, $Operator:ident $method:ident $instruction:ident) => {
        impl<$($generics)*> $Operator for $Lanes {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(op!($instruction(self.0, other.0)))
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
#[macro_use]
mod pair;

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
mod call;
#[cfg(feature = "f32")]
pub(crate) mod double;
pub(crate) mod portable;
#[cfg(target_arch = "x86_64")]
pub(crate) mod scalar;
#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests;
#[cfg(feature = "f32")]
pub(crate) mod wide;

/// Aligns the stack of the function that it is inlined into to cache lines: of vectors that the compiler keeps there, none then lies in
/// two, wherever the caller's stack ends.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn align_stack() {
    #[repr(align(64))]
    struct Line(#[allow(dead_code)] MaybeUninit<[u8; 64]>);
    let line = Line(MaybeUninit::uninit());
    // SAFETY: no instruction.
    unsafe {
        asm!("/* {} */", in(reg) &raw const line, options(nostack, preserves_flags, readonly));
    }
}

/// Runs a kernel over `n` elements from `src` to `dst`, each a bit pattern, of type `B`, of the
/// kernel's format.
///
/// # Safety
/// The processor has the instructions of the entry point's backend; `src` is valid for reading and `dst`
/// for writing `n` elements, with any alignment; the two arrays are the same or do not overlap.
pub(crate) type Entry<B> = unsafe fn(src: *const B, dst: *mut B, n: usize);

/// Runs a kernel on one value, in any floating-point environment.
///
/// # Safety
/// The processor has the instructions of the entry point's backend.
pub(crate) type Single<V> = unsafe fn(x: V) -> V;

/// The bit pattern of a number that bfloat16 holds.
#[cfg(target_arch = "x86_64")]
const fn bf16_bits(x: f32) -> i16 {
    (x.to_bits() >> 16) as i16
}

/// The multiple of 2^-15 nearest to a number in \[0, 1), as that multiple.
#[cfg(target_arch = "x86_64")]
const fn fraction_bits(x: f32) -> i16 {
    (x * 32768.0 + 0.5) as i16
}
