//! The tables of piecewise kernels in f64.

pub mod tanh;
