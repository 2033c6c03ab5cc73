//! Coefficients of `exp`. Written by `halfulp forge exp`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// binary16.
///
/// portable, scalar, avx512: 20 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
/// 1.00 1.00 1.00 1.00
///
/// avx2: 6 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.0014648438, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3f800ffe), // 0e0, 0e0, 0e0, 1.000488e0
                f32::from_bits(0x3f7fe4af), f32::from_bits(0x3f802283), f32::from_bits(0x3f8045e0), f32::from_bits(0x3f800038), // 9.995832e-1, 1.0010532e0, 1.0021324e0, 1.0000067e0
                f32::from_bits(0x3f7ffe3a), f32::from_bits(0x3f7ffd07), f32::from_bits(0x3f7ffac7), f32::from_bits(0x3f7ff619), // 9.9997294e-1, 9.9995464e-1, 9.999203e-1, 9.998489e-1
                f32::from_bits(0x3f7ffb78), f32::from_bits(0x3f7ff31a), f32::from_bits(0x3f800263), f32::from_bits(0x3f800e34), // 9.9993086e-1, 9.998032e-1, 1.0000728e0, 1.0004334e0
                f32::from_bits(0x3f80096f), f32::from_bits(0x3f8015a7), f32::from_bits(0x3f7fdb0f), f32::from_bits(0x3f80b399), // 1.0002879e0, 1.0006608e0, 9.994363e-1, 1.0054809e0
                f32::from_bits(0x3f7f83b8), f32::from_bits(0x3f7da76e), f32::from_bits(0x3f1d1a70), f32::from_bits(0x00000000), // 9.981036e-1, 9.90836e-1, 6.1368465e-1, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3fa48206), f32::from_bits(0x3e47a924), f32::from_bits(0x3db3e2ee), f32::from_bits(0x3f317d38), // 1.285218e0, 1.9498116e-1, 8.783518e-2, 6.9331694e-1
                f32::from_bits(0x3f32d7ca), f32::from_bits(0x3f333213), f32::from_bits(0x3f33b9b9), f32::from_bits(0x3f3487dd), // 6.986052e-1, 6.999828e-1, 7.0205265e-1, 7.051981e-1
                f32::from_bits(0x3f325006), f32::from_bits(0x3f338c50), f32::from_bits(0x3f30f9ae), f32::from_bits(0x3f2f8a5e), // 6.9653356e-1, 7.0135975e-1, 6.913098e-1, 6.8570507e-1
                f32::from_bits(0x3f302150), f32::from_bits(0x3f2f30cf), f32::from_bits(0x3f32ef6c), f32::from_bits(0x3f27d30d), // 6.880083e-1, 6.843385e-1, 6.989658e-1, 6.555641e-1
                f32::from_bits(0x3f3499d6), f32::from_bits(0x3f3bf346), f32::from_bits(0x3fb172ca), f32::from_bits(0x00000000), // 7.0547235e-1, 7.341808e-1, 1.3863156e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e4e8de1), f32::from_bits(0x3e23886f), f32::from_bits(0x3e833bdf), f32::from_bits(0x3e8e7abc), // 2.017131e-1, 1.5970014e-1, 2.5631616e-1, 2.7828014e-1
                f32::from_bits(0x3e8a5d13), f32::from_bits(0x3e8f0313), f32::from_bits(0x3e60c6ef), f32::from_bits(0x3ea5c36b), // 2.7024135e-1, 2.7932033e-1, 2.1950887e-1, 3.2375655e-1
                f32::from_bits(0x3e57ea4f), f32::from_bits(0x3e310c5f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.1085475e-1, 1.7289875e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3dabbbed), f32::from_bits(0x00000000), // 0e0, 0e0, 8.3854534e-2, 0e0
                f32::from_bits(0x3daea9f0), f32::from_bits(0x3dd11117), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 8.528507e-2, 1.0208338e-1, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.009765625, bits: 1 },
        map: Some([
            0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7ffff8), f32::from_bits(0x3f7fff7d), f32::from_bits(0x3f80ac44), f32::from_bits(0x3f7f8871), // 9.999995e-1, 9.999922e-1, 1.0052571e0, 9.981757e-1
                f32::from_bits(0x3f7da141), f32::from_bits(0x3f863be7), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.907418e-1, 1.0487031e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f31a5fb), f32::from_bits(0x3f318078), f32::from_bits(0x3f28167e), f32::from_bits(0x3f3482fb), // 6.939389e-1, 6.933665e-1, 6.565932e-1, 7.051236e-1
                f32::from_bits(0x3f3c051c), f32::from_bits(0x3f043cbd), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 7.3445296e-1, 5.165518e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3db87b14), f32::from_bits(0x3e73eb02), f32::from_bits(0x3ea52886), f32::from_bits(0x3e587ce6), // 9.00785e-2, 2.3820117e-1, 3.225748e-1, 2.1141395e-1
                f32::from_bits(0x3e30ca1e), f32::from_bits(0x3ede96e9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.7264602e-1, 4.347451e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0x40cfb63c), f32::from_bits(0x3d815e99), f32::from_bits(0x00000000), f32::from_bits(0x3dae0e4c), // 6.4909954e0, 6.316871e-2, 0e0, 8.498821e-2
                f32::from_bits(0x3dd137fd), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.0215757e-1, 0e0, 0e0, 0e0
            ],
        ],
    },
};

/// bfloat16.
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
                f32::from_bits(0x3f800045), // 1.0000082e0
            ],
            [
                f32::from_bits(0x3f316374), // 6.929238e-1
            ],
            [
                f32::from_bits(0x3e7768f0), // 2.4161124e-1
            ],
            [
                f32::from_bits(0x3d54cee1), // 5.1955108e-2
            ],
            [
                f32::from_bits(0x3c5d37b9), // 1.3502055e-2
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
                f32::from_bits(0x3f800045), // 1.0000082e0
            ],
            [
                f32::from_bits(0x3f316374), // 6.929238e-1
            ],
            [
                f32::from_bits(0x3e7768f0), // 2.4161124e-1
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
