//! Correctly rounded elementary and activation functions in f16 and bf16.
#![cfg_attr(not(test), no_std)]

pub mod format;

pub use format::{Bf16, F16, Format, Rounding};
pub use halfulp_kernels::Function;
