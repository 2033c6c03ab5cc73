//! The tables of double-word kernels.

pub mod tanh;
