//! Correctly rounded elementary and activation functions in f16 and bf16.
#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "std")]
extern crate std;

pub mod backend;
mod dispatch;
#[allow(unsafe_code)]
mod element;
#[allow(unsafe_code)]
mod environment;
pub mod format;
pub mod function;
#[allow(unsafe_code)]
mod lanes;
mod one;
#[allow(unsafe_code)]
mod slice;

pub use backend::Backend;
pub use element::Element;
pub use format::{Bf16, F16, Format, Rounding};
pub use function::Function;
pub use one::*;
pub use slice::SliceError;
