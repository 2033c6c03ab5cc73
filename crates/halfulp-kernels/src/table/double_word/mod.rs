//! The tables of double-word kernels.

pub mod expm1;
pub mod tanh;
