//! The mathematics of halfulp, written once over the arithmetic trait [`Arith`](arith::Arith).
//!
//! No instruction set, no number format and no `unsafe` is found here: whoever implements the trait
//! decides what running a kernel means.
#![no_std]
#![forbid(unsafe_code)]

pub mod function;

pub use function::Function;
