//! Coefficients of `exp`. Written by `halfulp forge exp --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 1.00 0.99 1.00 0.99 0.99 1.00 0.99 0.99 1.00 0.99 0.99
/// 1.00 0.99 0.99 0.98 0.99 0.99 1.00 0.99 0.99 1.00 0.99 0.99 0.99 1.00 1.00 1.00
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00
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
                f32::from_bits(0x3f823fdf), f32::from_bits(0x3f85d1ab), f32::from_bits(0x3f869c9d), f32::from_bits(0x3f875d32), // 1.0175742e0, 1.045461e0, 1.0516545e0, 1.0575316e0
                f32::from_bits(0x3f8a2e43), f32::from_bits(0x3f8839f4), f32::from_bits(0x3f897fc0), f32::from_bits(0x3f8cdf0e), // 1.0795368e0, 1.0642686e0, 1.0742111e0, 1.1005571e0
            ],
            [
                f32::from_bits(0x3f319417), f32::from_bits(0x3f3172bf), f32::from_bits(0x3f31ae1c), f32::from_bits(0x3f37f951), // 6.936659e-1, 6.9315714e-1, 6.9406295e-1, 7.18648e-1
                f32::from_bits(0x3f2e1c6a), f32::from_bits(0x3f2ef231), f32::from_bits(0x3f33d5da), f32::from_bits(0x3f31f902), // 6.8012106e-1, 6.8338305e-1, 7.0248187e-1, 6.952058e-1
                f32::from_bits(0x3f341271), f32::from_bits(0x3f2d1c4f), f32::from_bits(0x3f2959a8), f32::from_bits(0x3f33ec81), // 7.034064e-1, 6.762132e-1, 6.615243e-1, 7.028275e-1
                f32::from_bits(0x3f2c9eb2), f32::from_bits(0x3f27d343), f32::from_bits(0x3f2685c9), f32::from_bits(0x3f2d3bfb), // 6.742965e-1, 6.5556735e-1, 6.504789e-1, 6.766965e-1
                f32::from_bits(0x3f2f5d40), f32::from_bits(0x3f1ac700), f32::from_bits(0x3f0a667e), f32::from_bits(0x3f20df20), // 6.8501663e-1, 6.04599e-1, 5.406264e-1, 6.284046e-1
                f32::from_bits(0x3f1a7e97), f32::from_bits(0x3f30d964), f32::from_bits(0x3f1aca9e), f32::from_bits(0x3f0807eb), // 6.034941e-1, 6.908171e-1, 6.046542e-1, 5.313708e-1
                f32::from_bits(0x3f1ad9d6), f32::from_bits(0x3f0866e4), f32::from_bits(0x3f0481d6), f32::from_bits(0x3f00ecc9), // 6.048864e-1, 5.3282e-1, 5.1760614e-1, 5.0361305e-1
                f32::from_bits(0x3ee8a5b6), f32::from_bits(0x3ef9efce), f32::from_bits(0x3eeed295), f32::from_bits(0x3ed323b6), // 4.5438927e-1, 4.881577e-1, 4.6645036e-1, 4.1238183e-1
            ],
            [
                f32::from_bits(0x3e369feb), f32::from_bits(0x3e75f1ec), f32::from_bits(0x3e7679d4), f32::from_bits(0x3deb0efe), // 1.7834441e-1, 2.4018067e-1, 2.4069911e-1, 1.1477469e-1
                f32::from_bits(0x3e9a770a), f32::from_bits(0x3e91c1ff), f32::from_bits(0x3e6c8cc0), f32::from_bits(0x3e82c811), // 3.0168945e-1, 2.846832e-1, 2.3100567e-1, 2.5543264e-1
                f32::from_bits(0x3e79319a), f32::from_bits(0x3e97601b), f32::from_bits(0x3ea3cd16), f32::from_bits(0x3e83cbcd), // 2.4335328e-1, 2.956551e-1, 3.1992406e-1, 2.5741425e-1
                f32::from_bits(0x3e99adca), f32::from_bits(0x3ea5a47a), f32::from_bits(0x3ea889e8), f32::from_bits(0x3e9adb3a), // 3.0015403e-1, 3.2352048e-1, 3.2917714e-1, 3.0245382e-1
                f32::from_bits(0x3e97c634), f32::from_bits(0x3ebed5fa), f32::from_bits(0x3edb6c8c), f32::from_bits(0x3eb41cd6), // 2.9643404e-1, 3.7272626e-1, 4.2856252e-1, 3.517825e-1
                f32::from_bits(0x3ebe94c9), f32::from_bits(0x3e9d8780), f32::from_bits(0x3ebedd7b), f32::from_bits(0x3ed8c693), // 3.722289e-1, 3.076744e-1, 3.727835e-1, 4.2339e-1
                f32::from_bits(0x3ebfa65a), f32::from_bits(0x3ed78158), f32::from_bits(0x3edc4dbe), f32::from_bits(0x3ee091ce), // 3.7431604e-1, 4.209087e-1, 4.3028063e-1, 4.386124e-1
                f32::from_bits(0x3eeeab12), f32::from_bits(0x3ee51b42), f32::from_bits(0x3eeb2b94), f32::from_bits(0x3ef9601d), // 4.661489e-1, 4.474736e-1, 4.5931685e-1, 4.870614e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 10.039381 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f800000), f32::from_bits(0x3f7ffc8b), f32::from_bits(0x3f7ffea6), f32::from_bits(0x3f7fd1aa), // 1e0, 9.9994725e-1, 9.999794e-1, 9.9929297e-1
                f32::from_bits(0x00000000), f32::from_bits(0x3f8001c4), f32::from_bits(0x3f7fff07), f32::from_bits(0x3f7ffeca), // 0e0, 1.0000539e0, 9.9998516e-1, 9.999815e-1
            ],
            [
                f32::from_bits(0x3f7fff7c), f32::from_bits(0x3f803b53), f32::from_bits(0x3f80173b), f32::from_bits(0x3f8129ab), // 9.9999213e-1, 1.0018104e0, 1.0007089e0, 1.0090841e0
                f32::from_bits(0x00000000), f32::from_bits(0x3f7fd9f6), f32::from_bits(0x3f7fe562), f32::from_bits(0x3f7fd7c4), // 0e0, 9.9941957e-1, 9.9959385e-1, 9.993861e-1
            ],
            [
                f32::from_bits(0x3effffd8), f32::from_bits(0x3ef5c9da), f32::from_bits(0x3efc3bf0), f32::from_bits(0x3eeaf0ea), // 4.999988e-1, 4.8005563e-1, 4.926448e-1, 4.5886928e-1
                f32::from_bits(0x00000000), f32::from_bits(0x3efb639d), f32::from_bits(0x3efdb3e4), f32::from_bits(0x3efc940c), // 0e0, 4.9099436e-1, 4.9551308e-1, 4.93317e-1
            ],
            [
                f32::from_bits(0x3e382704), f32::from_bits(0x3e782c85), f32::from_bits(0x3e49bfe2), f32::from_bits(0x3e780fc5), // 1.7983633e-1, 2.4235733e-1, 1.9702104e-1, 2.4224766e-1
                f32::from_bits(0x00000000), f32::from_bits(0x3e088240), f32::from_bits(0x3e13f1f5), f32::from_bits(0x3e0d4ee7), // 0e0, 1.3330936e-1, 1.4447768e-1, 1.379963e-1
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
                f32::from_bits(0x3f80000c), // 1.0000014e0
            ],
            [
                f32::from_bits(0x3efffe91), // 4.9998906e-1
            ],
            [
                f32::from_bits(0x3dfff0ad), // 1.2497077e-1
            ],
            [
                f32::from_bits(0x3cab97f7), // 2.0946486e-2
            ],
            [
                f32::from_bits(0x3b319595), // 2.7097214e-3
            ],
        ],
    },
};
