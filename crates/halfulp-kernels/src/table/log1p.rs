//! Coefficients of `log1p`. Written by `halfulp forge log1p --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 20 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.98 0.99 0.99 1.00 1.00 0.99 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
/// 1.00 1.00 1.00 1.00
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.98 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 42.013676 },
        map: Some([
            10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14,
            14, 15, 15, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 17, 18,
            18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 0, 0, 0, 1, 1, 1,
            2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f8e90c5), f32::from_bits(0x3f887e08), f32::from_bits(0x3f831718), f32::from_bits(0x3f8207e9), // 1.113793e0, 1.0663462e0, 1.0241423e0, 1.0158664e0
                f32::from_bits(0x3f80dd48), f32::from_bits(0x3f8053e0), f32::from_bits(0x3f8016c9), f32::from_bits(0x3f80046d), // 1.006753e0, 1.0025597e0, 1.0006953e0, 1.0001351e0
                f32::from_bits(0x3f7ffee2), f32::from_bits(0x3f800000), f32::from_bits(0x3f7fffff), f32::from_bits(0x3f7ffa30), // 9.9998295e-1, 1e0, 9.9999994e-1, 9.999113e-1
                f32::from_bits(0x3f7fd0e2), f32::from_bits(0x3f7f55db), f32::from_bits(0x3f7ebb03), f32::from_bits(0x3f7d976b), // 9.9928105e-1, 9.974038e-1, 9.950411e-1, 9.905917e-1
                f32::from_bits(0x3f7c8adf), f32::from_bits(0x3f7acb6a), f32::from_bits(0x3f783dfc), f32::from_bits(0x3f75e3d7), // 9.86494e-1, 9.7966635e-1, 9.696958e-1, 9.605078e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3e071595), f32::from_bits(0xbda4627a), f32::from_bits(0xbe9a1a0f), f32::from_bits(0xbeb542b2), // 1.3191827e-1, -8.0265954e-2, -3.0098006e-1, -3.5402447e-1
                f32::from_bits(0xbed7ae45), f32::from_bits(0xbeeb6fb2), f32::from_bits(0xbef7bf42), f32::from_bits(0xbefd4a30), // -4.2125145e-1, -4.5983654e-1, -4.8388106e-1, -4.9470663e-1
                f32::from_bits(0xbf001d47), f32::from_bits(0xbefff7bb), f32::from_bits(0xbefff669), f32::from_bits(0xbefe1395), // -5.0044674e-1, -4.999369e-1, -4.9992684e-1, -4.9624315e-1
                f32::from_bits(0xbef8b736), f32::from_bits(0xbeefc19a), f32::from_bits(0xbee7be99), f32::from_bits(0xbedc694e), // -4.857728e-1, -4.6827394e-1, -4.5262602e-1, -4.304909e-1
                f32::from_bits(0xbed3ce84), f32::from_bits(0xbec81052), f32::from_bits(0xbeb9ff7b), f32::from_bits(0xbeaf1bdc), // -4.1368496e-1, -3.907495e-1, -3.632773e-1, -3.4200943e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3fad43b4), f32::from_bits(0x3f8ee340), f32::from_bits(0x3f53bece), f32::from_bits(0x3f3e1a27), // 1.3536286e0, 1.1163101e0, 8.271302e-1, 7.4258655e-1
                f32::from_bits(0x3f1e5f8c), f32::from_bits(0x3f079d10), f32::from_bits(0x3ee7b29b), f32::from_bits(0x3ecc9e2a), // 6.186454e-1, 5.2974033e-1, 4.5253453e-1, 3.996442e-1
                f32::from_bits(0x3eb1242f), f32::from_bits(0x3eaf61ec), f32::from_bits(0x3ea5463e), f32::from_bits(0x3e902236), // 3.4597918e-1, 3.4254396e-1, 3.2280153e-1, 2.81511e-1
                f32::from_bits(0x3e72c54d), f32::from_bits(0x3e488f9f), f32::from_bits(0x3e2e02bb), f32::from_bits(0x3e11c4d1), // 2.3708077e-1, 1.9586037e-1, 1.6993229e-1, 1.4235236e-1
                f32::from_bits(0x3e002a94), f32::from_bits(0x3dd8e57d), f32::from_bits(0x3db21abf), f32::from_bits(0x3d98e5df), // 1.2516242e-1, 1.05906464e-1, 8.696508e-2, 7.4657194e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.25, offset: 0.9821167, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3ef7c374), f32::from_bits(0x00000000), f32::from_bits(0x3f0162f7), f32::from_bits(0x3f008061), // 4.8391306e-1, 0e0, 5.0541633e-1, 5.019589e-1
                f32::from_bits(0x3effffe8), f32::from_bits(0x3f000000), f32::from_bits(0x3effffd3), f32::from_bits(0x3effcf7f), // 4.9999928e-1, 5e-1, 4.9999866e-1, 4.9962994e-1
            ],
            [
                f32::from_bits(0xbda2173e), f32::from_bits(0x00000000), f32::from_bits(0xbdc78e9d), f32::from_bits(0xbde48b92), // -7.914589e-2, 0e0, -9.743998e-2, -1.11594334e-1
                f32::from_bits(0xbe001e11), f32::from_bits(0xbdfffd8d), f32::from_bits(0xbdffdb3a), f32::from_bits(0xbdfac3fe), // -1.251147e-1, -1.2499533e-1, -1.2492986e-1, -1.2244414e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3dadec09), f32::from_bits(0x3d902337), // 0e0, 0e0, 8.492286e-2, 7.037967e-2
                f32::from_bits(0x3d24c7a2), f32::from_bits(0x3d2b51f4), f32::from_bits(0x3d2721e5), f32::from_bits(0x3d0e7e94), // 4.0229447e-2, 4.1826203e-2, 4.080381e-2, 3.4788683e-2
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbcaf07a3), f32::from_bits(0xbc8068b9), f32::from_bits(0xbc40f503), f32::from_bits(0xbbd66be7), // -2.1365946e-2, -1.5674936e-2, -1.1777165e-2, -6.5436247e-3
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 1.00 1.00 0.99 0.97 1.00 0.97 0.94 0.92 0.99 0.98 1.00 0.96 0.99 0.97
/// 0.99 1.00 0.98 0.98 0.98 0.99 0.99 1.00 0.99 1.00 0.98 1.00 0.96 1.00 1.00
///
/// avx2: 1 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<1, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 30.000004 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfae731a), f32::from_bits(0xbf9e91b1), f32::from_bits(0xbf5d61d9), f32::from_bits(0xbf5401b2), // -1.3628876e0, -1.2388211e0, -8.647743e-1, -8.2815087e-1
                f32::from_bits(0xbf4e2190), f32::from_bits(0xbf460f6e), f32::from_bits(0xbf42c036), f32::from_bits(0xbf38bc6a), // -8.051996e-1, -7.7367294e-1, -7.607454e-1, -7.21625e-1
                f32::from_bits(0xbf31094c), f32::from_bits(0xbf2df03a), f32::from_bits(0xbf2746a5), f32::from_bits(0xbf20102c), // -6.915481e-1, -6.794468e-1, -6.534217e-1, -6.2524676e-1
                f32::from_bits(0xbf1ec35d), f32::from_bits(0xbf1627a4), f32::from_bits(0xbf0dac53), f32::from_bits(0xbf0bf410), // -6.201685e-1, -5.8654237e-1, -5.534107e-1, -5.4669285e-1
                f32::from_bits(0xbf0402e0), f32::from_bits(0xbefaec44), f32::from_bits(0xbef5b2fd), f32::from_bits(0xbeebb1df), // -5.1566887e-1, -4.900838e-1, -4.798812e-1, -4.6034142e-1
                f32::from_bits(0xbedcd1b8), f32::from_bits(0xbed71fd8), f32::from_bits(0xbecde8d3), f32::from_bits(0xbec7c099), // -4.3128753e-1, -4.2016482e-1, -4.0216693e-1, -3.9014128e-1
                f32::from_bits(0xbf5e2a66), f32::from_bits(0xbf92d97d), f32::from_bits(0xbf4332cf), f32::from_bits(0xbf46b05d), // -8.6783445e-1, -1.1472622e0, -7.62494e-1, -7.761286e-1
                f32::from_bits(0x3f400000), f32::from_bits(0x00000000), f32::from_bits(0xbfbdbdc2), f32::from_bits(0xbfbaa2f2), // 7.5e-1, 0e0, -1.4823534e0, -1.4580977e0
            ],
            [
                f32::from_bits(0x3fdeaf47), f32::from_bits(0x3fc271e9), f32::from_bits(0x3f5f99f4), f32::from_bits(0x3f579436), // 1.739724e0, 1.5191013e0, 8.734429e-1, 8.4210527e-1
                f32::from_bits(0x3f52aef7), f32::from_bits(0x3f4c2338), f32::from_bits(0x3f49884e), f32::from_bits(0x3f41cbe9), // 8.2298225e-1, 7.974124e-1, 7.872361e-1, 7.570177e-1
                f32::from_bits(0x3f3c0e0a), f32::from_bits(0x3f39ce65), f32::from_bits(0x3f350443), f32::from_bits(0x3f300000), // 7.345892e-1, 7.258056e-1, 7.070963e-1, 6.875e-1
                f32::from_bits(0x3f2f183f), f32::from_bits(0x3f294bbb), f32::from_bits(0x3f23c6d7), f32::from_bits(0x3f22ae5b), // 6.839637e-1, 6.613118e-1, 6.397528e-1, 6.3547295e-1
                f32::from_bits(0x3f1db5c5), f32::from_bits(0x3f19b628), f32::from_bits(0x3f182abe), f32::from_bits(0x3f153c5f), // 6.1605483e-1, 6.0043573e-1, 5.944022e-1, 5.8295244e-1
                f32::from_bits(0x3f10f51d), f32::from_bits(0x3f0f5c29), f32::from_bits(0x3f0ccccd), f32::from_bits(0x3f0b1d69), // 5.6624013e-1, 5.6e-1, 5.5e-1, 5.434175e-1
                f32::from_bits(0x3f881aba), f32::from_bits(0x3fad4fa3), f32::from_bits(0x3f745203), f32::from_bits(0x3f7809d5), // 1.0633156e0, 1.3539928e0, 9.543764e-1, 9.689e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3ffb83e4), f32::from_bits(0x3ff58024), // 0e0, 0e0, 1.9649625e0, 1.917973e0
            ],
            [
                f32::from_bits(0xbec0bbde), f32::from_bits(0xbe8e8cea), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -3.764333e-1, -2.7841884e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbe10d729), f32::from_bits(0xbe5e3dcf), f32::from_bits(0xbde7fa6c), f32::from_bits(0xbdefe201), // -1.4144577e-1, -2.1703266e-1, -1.1327061e-1, -1.1713029e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbef71868), f32::from_bits(0xbeeb7152), // 0e0, 0e0, -4.8260808e-1, -4.5984894e-1
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
                f32::from_bits(0x3e800031), // 2.5000146e-1
            ],
            [
                f32::from_bits(0xbcffec88), // -3.1240717e-2
            ],
            [
                f32::from_bits(0x3baa5b6b), // 5.198886e-3
            ],
            [
                f32::from_bits(0xba826689), // -9.948771e-4
            ],
            [
                f32::from_bits(0x3960e49c), // 2.1447468e-4
            ],
            [
                f32::from_bits(0xb811bf3a), // -3.4748788e-5
            ],
        ],
    },
};
