//! The floating-point environment: kernels assume the default one, callers may have changed it.
//!
//! The compiler, too, assumes the default environment, so the state is changed around a call that it
//! can't see into: an entry point behind a function pointer.

#[cfg(target_arch = "x86_64")]
mod mxcsr {
    use core::arch::asm;

    /// The control bits: DAZ, the exception masks, the rounding mode, FTZ. The others are sticky flags.
    const CONTROL: u32 = 0xffc0;
    /// Subnormals kept, every exception masked, nearest-even.
    const DEFAULT: u32 = 0x1f80;

    #[inline(always)]
    fn read() -> u32 {
        let mut state = 0u32;
        // SAFETY: stores MXCSR in the local.
        unsafe {
            asm!("stmxcsr [{}]", in(reg) &raw mut state, options(nostack, preserves_flags));
        }
        state
    }

    #[inline(always)]
    fn write(state: u32) {
        // SAFETY: the value is the default state or one read before, so no reserved bit is set.
        unsafe {
            asm!("ldmxcsr [{}]", in(reg) &raw const state, options(nostack, preserves_flags));
        }
    }

    /// Runs `call` in the default environment, and leaves the caller's as it was.
    #[inline(always)]
    pub(crate) fn with_default<R>(call: impl FnOnce() -> R) -> R {
        let caller = read();
        if caller & CONTROL == DEFAULT {
            return call();
        }
        write(DEFAULT);
        let result = call();
        write(caller);
        result
    }
}

#[cfg(target_arch = "x86_64")]
pub(crate) use mxcsr::with_default;

/// Runs `call`. On this architecture the caller's environment is taken to be the default one.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn with_default<R>(call: impl FnOnce() -> R) -> R {
    call()
}
