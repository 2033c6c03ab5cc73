//! Coefficients of `exp`. Written by `halfulp forge exp`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 1.00 0.99 1.00 0.99 0.99 1.00 0.99 0.99 1.00 0.99 0.99
/// 1.00 0.99 0.99 0.98 0.99 0.99 1.00 0.99 0.99 1.00 0.99 0.99 0.99 1.00 1.00 1.00
///
/// avx2: 8 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 16>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 31.333336 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7ffffa), f32::from_bits(0x3f800007), f32::from_bits(0x3f7ffd12), f32::from_bits(0x3f7fb00c), // 9.9999964e-1, 1.0000008e0, 9.999553e-1, 9.9878e-1
                f32::from_bits(0x3f80196b), f32::from_bits(0x3f80157c), f32::from_bits(0x3f7fbb77), f32::from_bits(0x3f7fda63), // 1.0007757e0, 1.0006557e0, 9.9895424e-1, 9.9942607e-1
                f32::from_bits(0x3f7f867b), f32::from_bits(0x3f803702), f32::from_bits(0x3f807f75), f32::from_bits(0x3f7f3dd8), // 9.9814576e-1, 1.0016787e0, 1.0038897e0, 9.970374e-1
                f32::from_bits(0x3f8039f6), f32::from_bits(0x3f80b4d6), f32::from_bits(0x3f80da81), f32::from_bits(0x3f800807), // 1.0017688e0, 1.0055187e0, 1.0066682e0, 1.000245e0
                f32::from_bits(0x3f7f6212), f32::from_bits(0x3f826827), f32::from_bits(0x3f84c01c), f32::from_bits(0x3f818a82), // 9.975902e-1, 1.0188035e0, 1.0371127e0, 1.0120394e0
                f32::from_bits(0x3f82831b), f32::from_bits(0x3f7d782e), f32::from_bits(0x3f8260dc), f32::from_bits(0x3f85c63e), // 1.019626e0, 9.9011505e-1, 1.0185809e0, 1.0451124e0
                f32::from_bits(0x3f823fdf), f32::from_bits(0x3f85d1ab), f32::from_bits(0x3f869751), f32::from_bits(0x3f875d32), // 1.0175742e0, 1.045461e0, 1.0514928e0, 1.0575316e0
                f32::from_bits(0x3f8a2e43), f32::from_bits(0x3f8839f4), f32::from_bits(0x3f898901), f32::from_bits(0x3f8ccf2d), // 1.0795368e0, 1.0642686e0, 1.0744935e0, 1.1000725e0
            ],
            [
                f32::from_bits(0x3f319417), f32::from_bits(0x3f3172bf), f32::from_bits(0x3f31ae1c), f32::from_bits(0x3f37f951), // 6.936659e-1, 6.9315714e-1, 6.9406295e-1, 7.18648e-1
                f32::from_bits(0x3f2e1c6a), f32::from_bits(0x3f2ef231), f32::from_bits(0x3f33d5da), f32::from_bits(0x3f31f902), // 6.8012106e-1, 6.8338305e-1, 7.0248187e-1, 6.952058e-1
                f32::from_bits(0x3f341271), f32::from_bits(0x3f2d1c4f), f32::from_bits(0x3f2959a8), f32::from_bits(0x3f33ec81), // 7.034064e-1, 6.762132e-1, 6.615243e-1, 7.028275e-1
                f32::from_bits(0x3f2c9eb2), f32::from_bits(0x3f27d343), f32::from_bits(0x3f2685c9), f32::from_bits(0x3f2d3bfb), // 6.742965e-1, 6.5556735e-1, 6.504789e-1, 6.766965e-1
                f32::from_bits(0x3f2f5d40), f32::from_bits(0x3f1ac700), f32::from_bits(0x3f0a667e), f32::from_bits(0x3f20df20), // 6.8501663e-1, 6.04599e-1, 5.406264e-1, 6.284046e-1
                f32::from_bits(0x3f1a7e97), f32::from_bits(0x3f30d964), f32::from_bits(0x3f1aca9e), f32::from_bits(0x3f0807eb), // 6.034941e-1, 6.908171e-1, 6.046542e-1, 5.313708e-1
                f32::from_bits(0x3f1ad9d6), f32::from_bits(0x3f0866e4), f32::from_bits(0x3f049b7c), f32::from_bits(0x3f00ecc9), // 6.048864e-1, 5.3282e-1, 5.179975e-1, 5.0361305e-1
                f32::from_bits(0x3ee8a5b6), f32::from_bits(0x3ef9efce), f32::from_bits(0x3eee8519), f32::from_bits(0x3ed3a467), // 4.5438927e-1, 4.881577e-1, 4.658592e-1, 4.1336367e-1
            ],
            [
                f32::from_bits(0x3e369feb), f32::from_bits(0x3e75f1ec), f32::from_bits(0x3e7679d4), f32::from_bits(0x3deb0efe), // 1.7834441e-1, 2.4018067e-1, 2.4069911e-1, 1.1477469e-1
                f32::from_bits(0x3e9a770a), f32::from_bits(0x3e91c1ff), f32::from_bits(0x3e6c8cc0), f32::from_bits(0x3e82c811), // 3.0168945e-1, 2.846832e-1, 2.3100567e-1, 2.5543264e-1
                f32::from_bits(0x3e79319a), f32::from_bits(0x3e97601b), f32::from_bits(0x3ea3cd16), f32::from_bits(0x3e83cbcd), // 2.4335328e-1, 2.956551e-1, 3.1992406e-1, 2.5741425e-1
                f32::from_bits(0x3e99adca), f32::from_bits(0x3ea5a47a), f32::from_bits(0x3ea889e8), f32::from_bits(0x3e9adb3a), // 3.0015403e-1, 3.2352048e-1, 3.2917714e-1, 3.0245382e-1
                f32::from_bits(0x3e97c634), f32::from_bits(0x3ebed5fa), f32::from_bits(0x3edb6c8c), f32::from_bits(0x3eb41cd6), // 2.9643404e-1, 3.7272626e-1, 4.2856252e-1, 3.517825e-1
                f32::from_bits(0x3ebe94c9), f32::from_bits(0x3e9d8780), f32::from_bits(0x3ebedd7b), f32::from_bits(0x3ed8c693), // 3.722289e-1, 3.076744e-1, 3.727835e-1, 4.2339e-1
                f32::from_bits(0x3ebfa65a), f32::from_bits(0x3ed78158), f32::from_bits(0x3edc2eb6), f32::from_bits(0x3ee091ce), // 3.7431604e-1, 4.209087e-1, 4.3004388e-1, 4.386124e-1
                f32::from_bits(0x3eeeab12), f32::from_bits(0x3ee51b42), f32::from_bits(0x3eeb541f), f32::from_bits(0x3ef91eef), // 4.661489e-1, 4.474736e-1, 4.5962617e-1, 4.8656413e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.1015625, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f80007b), f32::from_bits(0x3f800418), f32::from_bits(0x3f7ff41b), f32::from_bits(0x3f80549a), // 1.0000147e0, 1.0001249e0, 9.998185e-1, 1.0025818e0
                f32::from_bits(0x3f7fa5f1), f32::from_bits(0x3f7e9dad), f32::from_bits(0x3f793301), f32::from_bits(0x3f7ffffa), // 9.986258e-1, 9.9459344e-1, 9.734345e-1, 9.9999964e-1
            ],
            [
                f32::from_bits(0x3f313d4e), f32::from_bits(0x3f30b5f1), f32::from_bits(0x3f321804), f32::from_bits(0x3f2bab11), // 6.923417e-1, 6.902762e-1, 6.9567895e-1, 6.70579e-1
                f32::from_bits(0x3f33f0c9), f32::from_bits(0x3f38792a), f32::from_bits(0x3f4a2241), f32::from_bits(0x3f319657), // 7.0289284e-1, 7.205988e-1, 7.895852e-1, 6.9370025e-1
            ],
            [
                f32::from_bits(0x3e813590), f32::from_bits(0x3e864b89), f32::from_bits(0x3e699985), f32::from_bits(0x3e9bccfe), // 2.5236177e-1, 2.6229504e-1, 2.281247e-1, 3.0429834e-1
                f32::from_bits(0x3e5c31ce), f32::from_bits(0x3e41bab7), f32::from_bits(0x3de9c24d), f32::from_bits(0x3e244fa7), // 2.1503374e-1, 1.8918882e-1, 1.1414013e-1, 1.604601e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3d9ebd2f), f32::from_bits(0x00000000), // 0e0, 0e0, 7.750928e-2, 0e0
                f32::from_bits(0x3daa2154), f32::from_bits(0x3dc3ca1c), f32::from_bits(0x3dfb93c4), f32::from_bits(0x402bc042), // 8.307138e-2, 9.560034e-2, 1.22840434e-1, 2.6836095e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
///
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<1, 5, 16>, Cells<1, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f80003e), // 1.0000074e0
            ],
            [
                f32::from_bits(0x3f316425), // 6.9293433e-1
            ],
            [
                f32::from_bits(0x3e7766f4), // 2.4160367e-1
            ],
            [
                f32::from_bits(0x3d54c5d7), // 5.1946487e-2
            ],
            [
                f32::from_bits(0x3c5d4a24), // 1.3506446e-2
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f80003e), // 1.0000074e0
            ],
            [
                f32::from_bits(0x3f316432), // 6.929351e-1
            ],
            [
                f32::from_bits(0x3e7765a1), // 2.4159862e-1
            ],
            [
                f32::from_bits(0x3d54cee1), // 5.1955108e-2
            ],
            [
                f32::from_bits(0x3c5d37b9), // 1.3502055e-2
            ],
        ],
    },
};
