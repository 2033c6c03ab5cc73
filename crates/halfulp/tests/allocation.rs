//! Nothing allocates once the backend is chosen, which may read an environment variable.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use halfulp::{Backend, Bf16, F16, Function};

/// The system's allocator, counting.
struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller's contract.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

// The only test of its process, so that nothing else allocates.
#[test]
fn nothing_allocates() {
    Backend::current();
    let mut src = vec![F16::ONE; 10_000];
    let mut dst = vec![F16::ZERO; 5_000];
    let mut bf16 = vec![Bf16::ONE; 10_000];
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    for &function in Function::ALL {
        function.map_strided(&src, 2, &mut dst, 1).unwrap();
        function.map_in_place(&mut src);
        function.map_in_place(&mut bf16);
        for &backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
            function.map_on(backend, &src[..5_000], &mut dst).unwrap();
        }
        assert_eq!(function.name().parse(), Ok(function));
    }
    assert_eq!(halfulp::tanh(F16::INFINITY), F16::ONE);
    assert_eq!(ALLOCATIONS.load(Ordering::Relaxed), before);
}
