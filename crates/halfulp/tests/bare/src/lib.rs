//! What a program without std must bring. A path to a panic becomes a link error that names
//! `this_program_may_panic`.
#![no_std]

unsafe extern "C" {
    fn this_program_may_panic() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: declared, and defined nowhere: a program in which this call is left does not link.
    unsafe { this_program_may_panic() }
}

// The entry code that calls `main`, and the memory functions.
#[link(name = "c")]
unsafe extern "C" {}

/// Named by the unwinding tables of `core`, which was compiled to unwind; never called.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}
