//! The mathematics of halfulp, written once over the arithmetic traits [`Arith`] and [`WideArith`].
//!
//! No instruction set, no number format and no `unsafe` is found here: whoever implements the trait
//! decides what running a kernel means.
#![no_std]
#![forbid(unsafe_code)]

pub mod arith;
pub mod cells;
pub mod device;
pub mod double_word;
pub mod function;
pub mod gate;
pub mod kernel;
pub mod quick;
pub mod reduction;
pub mod side;
pub mod table;
pub mod wide;

pub use arith::Arith;
pub use double_word::DoubleWord;
pub use wide::WideArith;
