//! The mathematics of halfulp, written once over the arithmetic trait [`Arith`].
//!
//! No instruction set, no number format and no `unsafe` is found here: whoever implements the trait
//! decides what running a kernel means.
#![no_std]
#![forbid(unsafe_code)]

pub mod arith;
pub mod cells;
pub mod function;
pub mod gate;
pub mod kernel;
pub mod reduction;
pub mod table;

pub use arith::Arith;
