//! Uses one function.
#![no_std]
#![no_main]

use core::hint::black_box;

use halfulp::{Bf16, CorrectlyRounded, F16};
use halfulp_bare as _;

#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let mut values = [F16::INFINITY; 70];
    halfulp::tanh_in_place(black_box(&mut values[..]));
    let same = values == [halfulp::tanh(black_box(F16::INFINITY)); 70];
    if same && black_box(Bf16::INFINITY).cr_tanh() == Bf16::ONE { 0 } else { 1 }
}
