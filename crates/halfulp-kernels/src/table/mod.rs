//! Coefficients, written by `halfulp forge`, never by hand.
pub mod tanh;
