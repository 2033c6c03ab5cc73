//! Empty.
use crate::wide::*;
/// Empty.
pub static F32: Exponential<5> =
    Exponential { high: 0.0, low: 0.0, power: [0.0; 16], shift: [0.0; 16], terms: [0.0; 5] };
/// None.
pub const EXCEPTIONS: [(f64, f64); 0] = [];
