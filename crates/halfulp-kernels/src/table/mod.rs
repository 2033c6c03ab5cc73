//! Coefficients, written by `halfulp forge`, never by hand.
pub mod gelu;
pub mod gelu_tanh;
pub mod mish;
pub mod silu;
pub mod tanh;
