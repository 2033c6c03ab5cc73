//! Coefficients, written by `halfulp forge`, never by hand.
pub mod exp;
pub mod expm1;
pub mod log1p;
pub mod log;
pub mod sigmoid;
pub mod softplus;
pub mod tanh;
