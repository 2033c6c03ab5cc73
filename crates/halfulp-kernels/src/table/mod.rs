//! Coefficients, written by `halfulp forge`, never by hand.
pub mod atan;
pub mod erf;
pub mod gd;
pub mod inv_gd;
pub mod sinh;
pub mod tanh;
