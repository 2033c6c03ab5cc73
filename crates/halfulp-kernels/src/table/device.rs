//! Constants of kernels for devices. Written by `halfulp forge --device --write`; not to be edited.

use crate::cells::{Cells, Grid};
use crate::device::Exponential;

/// For exp: proved for `ptx` in 217105 runs; the polynomial's greatest error is 1.00 half-widths of windows.
#[rustfmt::skip]
pub static EXP: Exponential<3> = Exponential {
    near: f32::from_bits(0x3d41a000), // 4.727173e-2
    scale: f32::from_bits(0x3fb8aa3c), // 1.4426951e0
    bias: f32::from_bits(0x34c80000), // 3.7252903e-7
    terms: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 1.0 },
        map: None,
        coefficients: [
            [f32::from_bits(0x3f7fff75)], // 9.999917e-1
            [f32::from_bits(0x3f00042e)], // 5.000638e-1
            [f32::from_bits(0x3e3614a1)], // 1.7781307e-1
        ],
    },
};

/// For expm1: proved for `ptx` in 217145 runs; the polynomial's greatest error is 1.00 half-widths of windows.
#[rustfmt::skip]
pub static EXPM1: Exponential<6> = Exponential {
    near: f32::from_bits(0x3f29e000), // 6.635742e-1
    scale: f32::from_bits(0x3ee2a8ed), // 4.4269505e-1
    bias: f32::from_bits(0x00000000), // 0e0
    terms: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 1.0 },
        map: None,
        coefficients: [
            [f32::from_bits(0x3f800000)], // 1e0
            [f32::from_bits(0x3effffab)], // 4.9999747e-1
            [f32::from_bits(0x3e2aa981)], // 1.6666223e-1
            [f32::from_bits(0x3d2adfbf)], // 4.1717287e-2
            [f32::from_bits(0x3c09d5b0)], // 8.4127635e-3
            [f32::from_bits(0x3aa86f6e)], // 1.2850591e-3
        ],
    },
};
