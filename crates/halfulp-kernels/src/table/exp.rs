//! Coefficients of `exp`. Written by `halfulp forge exp`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
///
/// avx2: 6 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 16>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 29.666668 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7ffffe), f32::from_bits(0x3f7fffc7), f32::from_bits(0x3f7ff5b0), f32::from_bits(0x3f80092b), // 9.999999e-1, 9.999966e-1, 9.9984264e-1, 1.0002798e0
                f32::from_bits(0x3f800540), f32::from_bits(0x3f7fd9e5), f32::from_bits(0x3f7fba44), f32::from_bits(0x3f8033b7), // 1.0001602e0, 9.9941856e-1, 9.9893594e-1, 1.0015782e0
                f32::from_bits(0x3f803853), f32::from_bits(0x3f806db3), f32::from_bits(0x3f80d65e), f32::from_bits(0x3f808ef6), // 1.0017189e0, 1.0033478e0, 1.006542e0, 1.0043628e0
                f32::from_bits(0x3f8139dd), f32::from_bits(0x3f81d663), f32::from_bits(0x3f815114), f32::from_bits(0x3f8365ec), // 1.0095783e0, 1.0143551e0, 1.0102868e0, 1.0265479e0
                f32::from_bits(0x3f837ed8), f32::from_bits(0x3f87c644), f32::from_bits(0x3f7e9b18), f32::from_bits(0x3f80d803), // 1.0273085e0, 1.0607381e0, 9.9455404e-1, 1.0065922e0
                f32::from_bits(0x3f81b38d), f32::from_bits(0x3f83a63c), f32::from_bits(0x3f839404), f32::from_bits(0x3f8df2a9), // 1.013292e0, 1.0285106e0, 1.0279546e0, 1.1089679e0
                f32::from_bits(0x3f917f61), f32::from_bits(0x3f873a58), f32::from_bits(0x3f8741ed), f32::from_bits(0x3f900edb), // 1.1366998e0, 1.056468e0, 1.0566994e0, 1.1254534e0
                f32::from_bits(0x3f8add9a), f32::from_bits(0x3f8abf8e), f32::from_bits(0x3f865950), f32::from_bits(0x00000000), // 1.0848877e0, 1.0839708e0, 1.0496006e0, 0e0
            ],
            [
                f32::from_bits(0x3f317bb1), f32::from_bits(0x3f318658), f32::from_bits(0x3f3299f6), f32::from_bits(0x3f2fef8a), // 6.9329363e-1, 6.934562e-1, 6.9766176e-1, 6.872488e-1
                f32::from_bits(0x3f30a4cb), f32::from_bits(0x3f32c7fe), f32::from_bits(0x3f33a230), f32::from_bits(0x3f2d4396), // 6.9001454e-1, 6.9836414e-1, 7.0169353e-1, 6.768125e-1
                f32::from_bits(0x3f2d1ec5), f32::from_bits(0x3f2a648b), f32::from_bits(0x3f25e574), f32::from_bits(0x3f2936ee), // 6.7625076e-1, 6.6559666e-1, 6.480324e-1, 6.609944e-1
                f32::from_bits(0x3f22b0fc), f32::from_bits(0x3f1d6b7d), f32::from_bits(0x3f2280b3), f32::from_bits(0x3f123937), // 6.3551307e-1, 6.149214e-1, 6.347763e-1, 5.711855e-1
                f32::from_bits(0x3f128973), f32::from_bits(0x3eea9071), f32::from_bits(0x3f2fb0a7), f32::from_bits(0x3f24fe4d), // 5.724098e-1, 4.5813325e-1, 6.8628925e-1, 6.445053e-1
                f32::from_bits(0x3f1f3dd5), f32::from_bits(0x3f13a48d), f32::from_bits(0x3f140032), f32::from_bits(0x3ebc8fe2), // 6.2203723e-1, 5.767296e-1, 5.78128e-1, 3.6828524e-1
                f32::from_bits(0x3e9c9fcf), f32::from_bits(0x3f017965), f32::from_bits(0x3f017052), f32::from_bits(0x3eb5483f), // 3.0590674e-1, 5.057586e-1, 5.056201e-1, 3.5406682e-1
                f32::from_bits(0x3ee351c0), f32::from_bits(0x3ee46351), f32::from_bits(0x3f03c6c2), f32::from_bits(0x00000000), // 4.4398308e-1, 4.4607022e-1, 5.1475155e-1, 0e0
            ],
            [
                f32::from_bits(0x3e683dd6), f32::from_bits(0x3e715b41), f32::from_bits(0x3e5a4b2d), f32::from_bits(0x3e8dd984), // 2.2679839e-1, 2.3569967e-1, 2.131774e-1, 2.7705014e-1
                f32::from_bits(0x3e86576f), f32::from_bits(0x3e754f6a), f32::from_bits(0x3e716151), f32::from_bits(0x3e96ea1d), // 2.6238582e-1, 2.3956075e-1, 2.357228e-1, 2.947549e-1
                f32::from_bits(0x3e9705ea), f32::from_bits(0x3e9ff999), f32::from_bits(0x3eac37bf), f32::from_bits(0x3ea2649e), // 2.94967e-1, 3.1245115e-1, 3.363628e-1, 3.171739e-1
                f32::from_bits(0x3eb250ed), f32::from_bits(0x3ebd9453), f32::from_bits(0x3eb14379), f32::from_bits(0x3ed10774), // 3.4827366e-1, 3.7027225e-1, 3.462179e-1, 4.0826e-1
                f32::from_bits(0x3ece69aa), f32::from_bits(0x3f002436), f32::from_bits(0x3e9b9a56), f32::from_bits(0x3eae1231), // 4.031499e-1, 5.0055254e-1, 3.0391186e-1, 3.3998254e-1
                f32::from_bits(0x3eb7a71f), f32::from_bits(0x3ec8eaf4), f32::from_bits(0x3ec87817), f32::from_bits(0x3f070596), // 3.586969e-1, 3.9241755e-1, 3.915412e-1, 5.27429e-1
                f32::from_bits(0x3f0fdea8), f32::from_bits(0x3ee008ca), f32::from_bits(0x3edff433), f32::from_bits(0x3f055c36), // 5.619912e-1, 4.3756706e-1, 4.3740997e-1, 5.209383e-1
                f32::from_bits(0x3ef138a0), f32::from_bits(0x3ef09e17), f32::from_bits(0x3edf0d3a), f32::from_bits(0x00000000), // 4.7113514e-1, 4.6995613e-1, 4.356478e-1, 0e0
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
