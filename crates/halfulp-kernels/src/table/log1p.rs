//! Coefficients of `log1p`.
use crate::cells::{Cells, Grid, Piecewise};
/// For binary16.
pub const F16: Piecewise<Cells<1, 1, 16>, Cells<1, 1, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [[0.0]],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [[0.0]],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 1.00 1.00 0.98 0.99 0.99 0.94 0.94 0.94 0.98 0.99 0.99 0.97 0.99 0.99
/// 1.00 0.99 0.98 0.98 0.99 0.99 0.99 1.00 1.00 0.99 1.00 1.00 1.00 1.00 0.99
///
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 3, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 29.333338 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfaff7c7), f32::from_bits(0xbfb57229), f32::from_bits(0xbfaed104), f32::from_bits(0xbf518d82), // -1.3747491e0, -1.4175464e0, -1.3657537e0, -8.185655e-1
                f32::from_bits(0xbf4b37b7), f32::from_bits(0xbf45268a), f32::from_bits(0xbf3a1b1a), f32::from_bits(0xbf37ae77), // -7.938189e-1, -7.701193e-1, -7.2697604e-1, -7.175059e-1
                f32::from_bits(0xbf3087de), f32::from_bits(0xbf292e18), f32::from_bits(0xbf24b1a9), f32::from_bits(0xbf249330), // -6.8957317e-1, -6.608596e-1, -6.433359e-1, -6.428709e-1
                f32::from_bits(0xbf1d185e), f32::from_bits(0xbf142964), f32::from_bits(0xbf0d0f10), f32::from_bits(0xbffc8745), // -6.1365306e-1, -5.787566e-1, -5.510111e-1, -1.9728781e0
                f32::from_bits(0xbefaa847), f32::from_bits(0xbefa75e6), f32::from_bits(0xbeebd34f), f32::from_bits(0xbee5c899), // -4.895651e-1, -4.8918074e-1, -4.6059653e-1, -4.4879606e-1
                f32::from_bits(0xbed979cd), f32::from_bits(0xbecf84d4), f32::from_bits(0xbec616da), f32::from_bits(0xbebc40ea), // -4.247574e-1, -4.0531027e-1, -3.868931e-1, -3.6768275e-1
                f32::from_bits(0xbf58119c), f32::from_bits(0xbf499dbb), f32::from_bits(0xbf4d446f), f32::from_bits(0x3f317ffc), // -8.440187e-1, -7.87563e-1, -8.0182546e-1, 6.9335914e-1
                f32::from_bits(0x00000000), f32::from_bits(0xbf7576ad), f32::from_bits(0xbfbdd1b2), f32::from_bits(0xbfb849e5), // 0e0, -9.588421e-1, -1.4829619e0, -1.4397551e0
            ],
            [
                f32::from_bits(0x3fe17bed), f32::from_bits(0x3feb49f9), f32::from_bits(0x3fdecf48), f32::from_bits(0x3f55847b), // 1.7615944e0, 1.838195e0, 1.7407007e0, 8.3405274e-1
                f32::from_bits(0x3f504b13), f32::from_bits(0x3f4b69f3), f32::from_bits(0x3f42ce3c), f32::from_bits(0x3f41045c), // 8.1364554e-1, 7.945854e-1, 7.609594e-1, 7.5397277e-1
                f32::from_bits(0x3f3bae26), f32::from_bits(0x3f365b4e), f32::from_bits(0x3f333333), f32::from_bits(0x3f330bc4), // 7.3312604e-1, 7.123307e-1, 7e-1, 6.993983e-1
                f32::from_bits(0x3f2dec9f), f32::from_bits(0x3f27fcaf), f32::from_bits(0x3f2361f1), f32::from_bits(0x401b9138), // 6.793918e-1, 6.561994e-1, 6.382132e-1, 2.4307384e0
                f32::from_bits(0x3f19a15d), f32::from_bits(0x3f19999a), f32::from_bits(0x3f15461f), f32::from_bits(0x3f138642), // 6.0011846e-1, 6e-1, 5.831012e-1, 5.7626736e-1
                f32::from_bits(0x3f100618), f32::from_bits(0x3f0d3dcb), f32::from_bits(0x3f0aaaab), f32::from_bits(0x3f0806af), // 5.62593e-1, 5.5172414e-1, 5.416667e-1, 5.31352e-1
                f32::from_bits(0x3f84ba15), f32::from_bits(0x3f7ad57f), f32::from_bits(0x3f7eae05), f32::from_bits(0x00000000), // 1.0369288e0, 9.798202e-1, 9.948428e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3f758493), f32::from_bits(0x3ffbaa84), f32::from_bits(0x3ff109fa), // 0e0, 9.590542e-1, 1.9661412e0, 1.883117e0
            ],
            [
                f32::from_bits(0xbec5e539), f32::from_bits(0xbed77906), f32::from_bits(0xbec02b81), f32::from_bits(0x00000000), // -3.8651446e-1, -4.208452e-1, -3.753319e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbf10a11b), // 0e0, 0e0, 0e0, -5.649583e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbe095fd5), f32::from_bits(0xbdf532bf), f32::from_bits(0xbdfd4ade), f32::from_bits(0x00000000), // -1.3415463e-1, -1.197257e-1, -1.23677954e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbef7633e), f32::from_bits(0xbee2f6ea), // 0e0, 0e0, -4.8317903e-1, -4.4329005e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 14.083335 },
        map: Some([
            2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 0, 0, 1,
        ]),
        coefficients: [
            [
                f32::from_bits(0xbfbd0ccb), f32::from_bits(0xbfb91a5a), f32::from_bits(0xbfacb2ae), f32::from_bits(0xbfa06a01), // -1.4769529e0, -1.4461167e0, -1.3492029e0, -1.253235e0
                f32::from_bits(0xbf8f22a8), f32::from_bits(0xbf7733fe), f32::from_bits(0xbf5e7580), f32::from_bits(0xbf4d446b), // -1.1182451e0, -9.656371e-1, -8.689804e-1, -8.018252e-1
            ],
            [
                f32::from_bits(0x3ffa2788), f32::from_bits(0x3ff2900f), f32::from_bits(0x3fdc1eb4), f32::from_bits(0x3fc7e1b7), // 1.9543314e0, 1.8950213e0, 1.719687e0, 1.5615758e0
                f32::from_bits(0x3faeb9ee), f32::from_bits(0x3f95f789), f32::from_bits(0x3f882d2c), f32::from_bits(0x3f7eae06), // 1.3650491e0, 1.1716167e0, 1.0638785e0, 9.948429e-1
            ],
            [
                f32::from_bits(0xbef46ab7), f32::from_bits(0xbee5d0a4), f32::from_bits(0xbebd3100), f32::from_bits(0xbe9bd770), // -4.7737667e-1, -4.4885743e-1, -3.6951447e-1, -3.0437803e-1
                f32::from_bits(0xbe6e69ea), f32::from_bits(0xbe2f90b2), f32::from_bits(0xbe10d0c5), f32::from_bits(0xbdfd4aea), // -2.328259e-1, -1.714504e-1, -1.414214e-1, -1.2367804e-1
            ],
        ],
    },
};
