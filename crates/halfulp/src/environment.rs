//! The floating-point environment: kernels assume the default one, callers may have changed it.
//!
//! The compiler, too, assumes the default environment, and so may move an operation across the
//! instruction that changes it. What a computation takes and returns therefore passes through assembly,
//! which it can't see into: then every operation depends on the change before it, and the change back
//! on every result.

#[cfg(target_arch = "x86_64")]
mod mxcsr {
    use core::arch::asm;
    use core::mem::MaybeUninit;

    /// The control bits: DAZ, the exception masks, the rounding mode, FTZ. The others are sticky flags.
    const CONTROL: u32 = 0xffc0;
    /// Subnormals kept, every exception masked, nearest-even.
    const DEFAULT: u32 = 0x1f80;

    /// A value that can be hidden from the compiler.
    pub trait Opaque {
        /// The same value, of which the compiler knows nothing.
        fn opaque(self) -> Self;
    }

    #[inline(always)]
    fn read() -> u32 {
        let mut state = MaybeUninit::<u32>::uninit();
        // SAFETY: stores MXCSR in the local.
        unsafe {
            asm!("stmxcsr [{}]", in(reg) state.as_mut_ptr(), options(nostack, preserves_flags));
            state.assume_init()
        }
    }

    #[inline(always)]
    fn write(state: u32) {
        // SAFETY: the value is the default state or one read before, so no reserved bit is set.
        unsafe {
            asm!("ldmxcsr [{}]", in(reg) &raw const state, options(nostack, preserves_flags));
        }
    }

    /// Whether results are rounded to the nearest, ties to even. Unlike reading MXCSR, that takes no longer than arithmetic does, and
    /// raises no exception.
    ///
    /// # Safety
    /// The processor has AVX.
    #[inline(always)]
    pub(crate) unsafe fn rounds_to_nearest_avx() -> bool {
        /// To integers they become 2 and 0 in this mode alone.
        static NUMBERS: [f32; 4] = [1.5, 0.5, 0.0, 0.0];
        let bits: u64;
        // SAFETY: reads the static, with an instruction that the processor has. Of the operand, bit 2 means MXCSR's mode and
        // bit 3 that nothing is raised.
        unsafe {
            asm!(
                "vroundps {rounded}, xmmword ptr [rip + {numbers}], 12",
                "vmovq {bits}, {rounded}",
                rounded = out(xmm_reg) _,
                bits = out(reg) bits,
                numbers = sym NUMBERS,
                options(nostack, preserves_flags, readonly)
            );
        }
        bits == 2f32.to_bits() as u64
    }

    /// As [`rounds_to_nearest_avx`], on any processor of this architecture; but it raises the exception for inexact results.
    #[inline(always)]
    pub(crate) fn rounds_to_nearest() -> bool {
        #[repr(align(16))]
        struct Numbers(#[allow(dead_code)] [f32; 4]);
        static ONES: Numbers = Numbers([1.0, 1.0, 0.0, 0.0]);
        /// Three quarters and one quarter of the distance to the next number: the first becomes all of it and the second
        /// nothing in this mode alone.
        static PARTS: Numbers = Numbers([0.75 * f32::EPSILON, 0.25 * f32::EPSILON, 0.0, 0.0]);
        let bits: u64;
        // SAFETY: reads the statics, which are aligned as SSE's operands must be.
        unsafe {
            asm!(
                "movaps {sum}, xmmword ptr [rip + {ones}]",
                "addps {sum}, xmmword ptr [rip + {parts}]",
                "movq {bits}, {sum}",
                sum = out(xmm_reg) _,
                bits = out(reg) bits,
                ones = sym ONES,
                parts = sym PARTS,
                options(nostack, preserves_flags, readonly)
            );
        }
        bits == (1f32.to_bits() as u64) << 32 | (1.0 + f32::EPSILON).to_bits() as u64
    }

    /// Runs `f` in the default environment, and leaves the caller's as it was.
    #[inline(always)]
    pub(crate) fn with_default<A: Opaque, R: Opaque>(argument: A, f: impl Fn(A) -> R) -> R {
        let caller = read();
        if caller & CONTROL == DEFAULT {
            f(argument.opaque())
        } else {
            changing(caller, argument, f)
        }
    }

    #[cold]
    #[inline(never)]
    fn changing<A: Opaque, R: Opaque>(caller: u32, argument: A, f: impl Fn(A) -> R) -> R {
        write(DEFAULT);
        let result = f(argument.opaque()).opaque();
        write(caller);
        result
    }

    macro_rules! opaque {
        ($Pattern:ty, $Register:ty, $show:literal) => {
            impl Opaque for $Pattern {
                #[inline(always)]
                fn opaque(self) -> Self {
                    let mut bits = <$Register>::from(self);
                    // SAFETY: no instruction.
                    unsafe {
                        asm!($show, inout(reg) bits, options(nostack, preserves_flags))
                    };
                    bits as Self
                }
            }
        };
    }
    opaque!(u16, u32, "/* {0:e} */");
    opaque!(u32, u32, "/* {0:e} */");
    opaque!(u64, u64, "/* {0} */");

    impl<A, B> Opaque for (*const A, *mut B) {
        #[inline(always)]
        fn opaque(mut self) -> Self {
            // SAFETY: no instruction. The statement may, as far as the compiler knows, keep the pointers and
            // access the memory, so accesses through them stay between it and the next one.
            unsafe {
                asm!("/* {} {} */", inout(reg) self.0, inout(reg) self.1, options(nostack, preserves_flags))
            };
            self
        }
    }

    impl Opaque for f32 {
        #[inline(always)]
        fn opaque(mut self) -> Self {
            // SAFETY: no instruction.
            unsafe { asm!("/* {0} */", inout(xmm_reg) self, options(nostack, preserves_flags)) };
            self
        }
    }

    impl Opaque for () {
        #[inline(always)]
        fn opaque(self) {}
    }
}

#[cfg(target_arch = "x86_64")]
pub use mxcsr::Opaque;
#[cfg(target_arch = "x86_64")]
pub(crate) use mxcsr::{rounds_to_nearest, rounds_to_nearest_avx, with_default};

/// On this architecture no value needs hiding.
#[cfg(not(target_arch = "x86_64"))]
pub trait Opaque: Sized {
    /// The same value.
    #[inline(always)]
    fn opaque(self) -> Self {
        self
    }
}
#[cfg(not(target_arch = "x86_64"))]
impl<T> Opaque for T {}

/// On this architecture the caller's environment is taken to be the default one.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn rounds_to_nearest() -> bool {
    true
}

/// Runs `f`. On this architecture the caller's environment is taken to be the default one.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn with_default<A, R>(argument: A, f: impl Fn(A) -> R) -> R {
    f(argument)
}
