//! May panic: must not link.
#![no_std]
#![no_main]

use halfulp_bare as _;

#[unsafe(no_mangle)]
extern "C" fn main(argc: i32) -> i32 {
    [0, 1, 2, 3][argc as usize]
}
