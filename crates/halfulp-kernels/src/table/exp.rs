//! Coefficients of `exp`. Written by `halfulp forge exp`; not to be edited.

use crate::cells::{ByClass, Cells, Grid, Piecewise};

/// binary16.
///
/// scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
///
/// portable: 20 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
/// 1.00 1.00 1.00 1.00
///
/// avx2: 6 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<ByClass<Cells<32, 3, 16>, Cells<32, 4, 16>>, Cells<8, 4, 16>> = Piecewise {
    wide: ByClass {
    fused: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 29.666668 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7ffffe), f32::from_bits(0x3f7fffc7), f32::from_bits(0x3f7ff5b0), f32::from_bits(0x3f80092b), // 9.999999e-1, 9.999966e-1, 9.9984264e-1, 1.0002798e0
                f32::from_bits(0x3f800540), f32::from_bits(0x3f7fd9e5), f32::from_bits(0x3f7fba44), f32::from_bits(0x3f8033b7), // 1.0001602e0, 9.9941856e-1, 9.9893594e-1, 1.0015782e0
                f32::from_bits(0x3f803853), f32::from_bits(0x3f806db3), f32::from_bits(0x3f80d663), f32::from_bits(0x3f808ef6), // 1.0017189e0, 1.0033478e0, 1.0065426e0, 1.0043628e0
                f32::from_bits(0x3f8139dd), f32::from_bits(0x3f81d663), f32::from_bits(0x3f815114), f32::from_bits(0x3f8365ec), // 1.0095783e0, 1.0143551e0, 1.0102868e0, 1.0265479e0
                f32::from_bits(0x3f837ed8), f32::from_bits(0x3f87c644), f32::from_bits(0x3f7e9b18), f32::from_bits(0x3f80d820), // 1.0273085e0, 1.0607381e0, 9.9455404e-1, 1.0065956e0
                f32::from_bits(0x3f81b394), f32::from_bits(0x3f83a63c), f32::from_bits(0x3f839404), f32::from_bits(0x3f8df2ad), // 1.0132928e0, 1.0285106e0, 1.0279546e0, 1.1089684e0
                f32::from_bits(0x3f917f61), f32::from_bits(0x3f873a58), f32::from_bits(0x3f8741ef), f32::from_bits(0x3f900edb), // 1.1366998e0, 1.056468e0, 1.0566996e0, 1.1254534e0
                f32::from_bits(0x3f8add9e), f32::from_bits(0x3f8abf8e), f32::from_bits(0x3f865950), f32::from_bits(0x00000000), // 1.0848882e0, 1.0839708e0, 1.0496006e0, 0e0
            ],
            [
                f32::from_bits(0x3f317bb1), f32::from_bits(0x3f318658), f32::from_bits(0x3f3299f6), f32::from_bits(0x3f2fef8a), // 6.9329363e-1, 6.934562e-1, 6.9766176e-1, 6.872488e-1
                f32::from_bits(0x3f30a4cb), f32::from_bits(0x3f32c7fe), f32::from_bits(0x3f33a230), f32::from_bits(0x3f2d4396), // 6.9001454e-1, 6.9836414e-1, 7.0169353e-1, 6.768125e-1
                f32::from_bits(0x3f2d1ec5), f32::from_bits(0x3f2a648b), f32::from_bits(0x3f25e572), f32::from_bits(0x3f2936ee), // 6.7625076e-1, 6.6559666e-1, 6.480323e-1, 6.609944e-1
                f32::from_bits(0x3f22b0fc), f32::from_bits(0x3f1d6b81), f32::from_bits(0x3f2280b3), f32::from_bits(0x3f123937), // 6.3551307e-1, 6.149216e-1, 6.347763e-1, 5.711855e-1
                f32::from_bits(0x3f128973), f32::from_bits(0x3eea9071), f32::from_bits(0x3f2fb0a7), f32::from_bits(0x3f24fe26), // 5.724098e-1, 4.5813325e-1, 6.8628925e-1, 6.44503e-1
                f32::from_bits(0x3f1f3dcd), f32::from_bits(0x3f13a48d), f32::from_bits(0x3f140032), f32::from_bits(0x3ebc8fd0), // 6.2203676e-1, 5.767296e-1, 5.78128e-1, 3.682847e-1
                f32::from_bits(0x3e9c9fcf), f32::from_bits(0x3f017967), f32::from_bits(0x3f017050), f32::from_bits(0x3eb5483f), // 3.0590674e-1, 5.057587e-1, 5.0562e-1, 3.5406682e-1
                f32::from_bits(0x3ee351c6), f32::from_bits(0x3ee46351), f32::from_bits(0x3f03c6c2), f32::from_bits(0x00000000), // 4.4398326e-1, 4.4607022e-1, 5.1475155e-1, 0e0
            ],
            [
                f32::from_bits(0x3e683dd6), f32::from_bits(0x3e715b41), f32::from_bits(0x3e5a4b2d), f32::from_bits(0x3e8dd984), // 2.2679839e-1, 2.3569967e-1, 2.131774e-1, 2.7705014e-1
                f32::from_bits(0x3e86576f), f32::from_bits(0x3e754f6a), f32::from_bits(0x3e716151), f32::from_bits(0x3e96ea1d), // 2.6238582e-1, 2.3956075e-1, 2.357228e-1, 2.947549e-1
                f32::from_bits(0x3e9705ea), f32::from_bits(0x3e9ff999), f32::from_bits(0x3eac373e), f32::from_bits(0x3ea2649e), // 2.94967e-1, 3.1245115e-1, 3.3635896e-1, 3.171739e-1
                f32::from_bits(0x3eb250ed), f32::from_bits(0x3ebd945a), f32::from_bits(0x3eb14379), f32::from_bits(0x3ed10774), // 3.4827366e-1, 3.7027246e-1, 3.462179e-1, 4.0826e-1
                f32::from_bits(0x3ece69aa), f32::from_bits(0x3f002436), f32::from_bits(0x3e9b9a56), f32::from_bits(0x3eae1189), // 4.031499e-1, 5.0055254e-1, 3.0391186e-1, 3.3997753e-1
                f32::from_bits(0x3eb7a6f7), f32::from_bits(0x3ec8eaf4), f32::from_bits(0x3ec87817), f32::from_bits(0x3f070596), // 3.5869572e-1, 3.9241755e-1, 3.915412e-1, 5.27429e-1
                f32::from_bits(0x3f0fdea8), f32::from_bits(0x3ee008cc), f32::from_bits(0x3edff42a), f32::from_bits(0x3f055c36), // 5.619912e-1, 4.375671e-1, 4.374097e-1, 5.209383e-1
                f32::from_bits(0x3ef13885), f32::from_bits(0x3ef09e17), f32::from_bits(0x3edf0d3a), f32::from_bits(0x00000000), // 4.7113433e-1, 4.6995613e-1, 4.356478e-1, 0e0
            ],
        ],
    },
    unfused: Cells {
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
