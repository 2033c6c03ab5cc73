//! Coefficients of `gd`. Written by `halfulp forge gd`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 0.99 0.99 0.99 0.97 0.98 1.00 1.00 0.95 0.99 0.97 0.98 0.98 0.97
/// 0.96 0.96 0.97 0.94 0.97 0.96 0.96 0.97 0.97 0.98 0.98 0.98 0.98 0.00 0.00 0.98
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 1.00 0.99 1.00 1.00 1.00 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 7.6328125,
        grid: Grid::Uniform { scale: 4.1050835 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x32bfffff), f32::from_bits(0xb8d89a95), f32::from_bits(0xbb38f89e), f32::from_bits(0xbc93ef54), // 2.235174e-8, -1.0328476e-4, -2.822436e-3, -1.8058456e-2
                f32::from_bits(0xbcf3e517), f32::from_bits(0xbd91c98e), f32::from_bits(0xbe8d03fc), f32::from_bits(0xbe0780e6), // -2.9772324e-2, -7.118522e-2, -2.7542102e-1, -1.3232765e-1
                f32::from_bits(0x3e761323), f32::from_bits(0x3eadfe86), f32::from_bits(0x3eeda24e), f32::from_bits(0x3f1564d9), // 2.4030738e-1, 3.3983248e-1, 4.641289e-1, 5.8357006e-1
                f32::from_bits(0x3f3315e8), f32::from_bits(0x3f4d9e2e), f32::from_bits(0x3f5ffb25), f32::from_bits(0x3f726d58), // 6.99553e-1, 8.031949e-1, 8.749259e-1, 9.4698095e-1
                f32::from_bits(0x3f8d1570), f32::from_bits(0x3f94d5f9), f32::from_bits(0x3f98f198), f32::from_bits(0x3fa720b0), // 1.1022167e0, 1.1627799e0, 1.1948729e0, 1.305685e0
                f32::from_bits(0x3fa72b25), f32::from_bits(0x3fa20ae6), f32::from_bits(0x3fc1812f), f32::from_bits(0x3fc2d800), // 1.3060042e0, 1.2659576e0, 1.5117549e0, 1.5222168e0
                f32::from_bits(0x3fc2d25a), f32::from_bits(0x3fc49614), f32::from_bits(0x3fc4ee8c), f32::from_bits(0x3fc3d418), // 1.5220444e0, 1.53583e0, 1.5385299e0, 1.5299101e0
                f32::from_bits(0x3fc52c97), f32::from_bits(0x3fc8e000), f32::from_bits(0x3fc8e000), f32::from_bits(0x3fc42646), // 1.5404233e0, 1.5693359e0, 1.5693359e0, 1.532418e0
            ],
            [
                f32::from_bits(0x3f800056), f32::from_bits(0x3f803a57), f32::from_bits(0x3f82fd13), f32::from_bits(0x3f8c6c73), // 1.0000103e0, 1.0017804e0, 1.0233482e0, 1.0970596e0
                f32::from_bits(0x3f924ae5), f32::from_bits(0x3fa17971), f32::from_bits(0x3fd7e822), f32::from_bits(0x3fb097be), // 1.1429106e0, 1.2615186e0, 1.6867716e0, 1.3796308e0
                f32::from_bits(0x3f4b9ec8), f32::from_bits(0x3f3303b6), f32::from_bits(0x3f175c7f), f32::from_bits(0x3efee4a5), // 7.9539156e-1, 6.992754e-1, 5.912551e-1, 4.9783817e-1
                f32::from_bits(0x3ed490a1), f32::from_bits(0x3eb1dec1), f32::from_bits(0x3e9b44d4), f32::from_bits(0x3e85ca73), // 4.1516593e-1, 3.474026e-1, 3.032595e-1, 2.613102e-1
                f32::from_bits(0x3e376543), f32::from_bits(0x3e197f51), f32::from_bits(0x3e0a5d0b), f32::from_bits(0x3db1c8fb), // 1.7909722e-1, 1.4989974e-1, 1.3512056e-1, 8.680912e-2
                f32::from_bits(0x3db23c3c), f32::from_bits(0x3dd1b09a), f32::from_bits(0x3c17b426), f32::from_bits(0x3bf0f0f1), // 8.702895e-2, 1.0238762e-1, 9.259259e-3, 7.352941e-3
                f32::from_bits(0x3bf0f0f1), f32::from_bits(0x3ba3d70a), f32::from_bits(0x3b94f209), f32::from_bits(0x3bbe82fa), // 7.352941e-3, 5e-3, 4.5454544e-3, 5.8139535e-3
                f32::from_bits(0x3b864b8a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3ba0a0a1), // 4.0983604e-3, 0e0, 0e0, 4.901961e-3
            ],
            [
                f32::from_bits(0xb9c2dc5b), f32::from_bits(0xbc2d6a7a), f32::from_bits(0xbd8cab03), f32::from_bits(0xbe4138f1), // -3.716674e-4, -1.0584468e-2, -6.8685554e-2, -1.8869378e-1
                f32::from_bits(0xbe7d4daf), f32::from_bits(0xbeb8cce2), f32::from_bits(0xbf27f895), f32::from_bits(0xbee056f1), // -2.4736665e-1, -3.6093813e-1, -6.561368e-1, -4.381633e-1
                f32::from_bits(0xbe078180), f32::from_bits(0xbddf7b4f), f32::from_bits(0xbdaf65e8), f32::from_bits(0xbd89fb1c), // -1.3232994e-1, -1.0912191e-1, -8.564359e-2, -6.7373484e-2
                f32::from_bits(0xbd579a79), f32::from_bits(0xbd2a392f), f32::from_bits(0xbd0e68bb), f32::from_bits(0xbcead7ec), // -5.263755e-2, -4.155844e-2, -3.4767848e-2, -2.8667413e-2
                f32::from_bits(0xbc91a2b4), f32::from_bits(0xbc69a3d2), f32::from_bits(0xbc4dc6ac), f32::from_bits(0xbbeefddf), // -1.7777778e-2, -1.4260249e-2, -1.2559574e-2, -7.2934474e-3
                f32::from_bits(0xbbf0f0f1), f32::from_bits(0xbc1093f7), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -7.352941e-3, -8.82434e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbe2782e9), f32::from_bits(0xbe1319c2), f32::from_bits(0xbdb920c0), f32::from_bits(0xbcc9d345), // -1.6358532e-1, -1.4365295e-1, -9.03945e-2, -2.4636874e-2
                f32::from_bits(0x00000000), f32::from_bits(0x3d14e005), f32::from_bits(0x3dd65f50), f32::from_bits(0x3d5afb7a), // 0e0, 3.6346454e-2, 1.0467398e-1, 5.3462483e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 7.6328125,
        grid: Grid::Binades { scale: 1.125, offset: 0.75, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbdb32be3), f32::from_bits(0xbdb0a0db), f32::from_bits(0x3e2d1e8d), f32::from_bits(0x3f6401ad), // -8.748605e-2, -8.624431e-2, 1.6906185e-1, 8.906506e-1
                f32::from_bits(0x3fc18851), f32::from_bits(0x32ffd10c), f32::from_bits(0x39279a78), f32::from_bits(0xbbe1e451), // 1.5119725e0, 2.978097e-8, 1.5983905e-4, -6.8936725e-3
            ],
            [
                f32::from_bits(0x3fa663de), f32::from_bits(0x3faab28c), f32::from_bits(0x3f81fada), f32::from_bits(0x3ec0a5c1), // 1.2999227e0, 1.3335738e0, 1.0154679e0, 3.762646e-1
                f32::from_bits(0x3c6b7eb1), f32::from_bits(0x3f7fffc2), f32::from_bits(0x3f7f67dc), f32::from_bits(0x3f8462b5), // 1.4373467e-2, 9.999963e-1, 9.976785e-1, 1.0342623e0
            ],
            [
                f32::from_bits(0xbec836ab), f32::from_bits(0xbee2d57f), f32::from_bits(0xbe973424), f32::from_bits(0xbda4f299), // -3.9104208e-1, -4.430351e-1, -2.9531968e-1, -8.054084e-2
                f32::from_bits(0xba695550), f32::from_bits(0x3928d1ea), f32::from_bits(0x3c5c4cb2), f32::from_bits(0xbd6c913f), // -8.900957e-4, 1.6099928e-4, 1.344602e-2, -5.7755705e-2
            ],
            [
                f32::from_bits(0x3d350928), f32::from_bits(0x3d905fd0), f32::from_bits(0x3d250313), f32::from_bits(0x3c00bd87), // 4.4198185e-2, 7.049525e-2, 4.0286135e-2, 7.857687e-3
                f32::from_bits(0x00000000), f32::from_bits(0xbe2d6bc6), f32::from_bits(0xbe531923), f32::from_bits(0xbe141fa0), // 0e0, -1.6935644e-1, -2.0615058e-1, -1.4465189e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xbb914daa), f32::from_bits(0xbb0cca93), f32::from_bits(0xb999cdd4), // 0e0, -4.434307e-3, -2.1483048e-3, -2.9335788e-4
                f32::from_bits(0x00000000), f32::from_bits(0x3c951772), f32::from_bits(0x3d7853d2), f32::from_bits(0x3d272746), // 0e0, 1.8199656e-2, 6.0626812e-2, 4.080894e-2
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 27 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.89 0.92 0.95 0.92 0.92 0.96 0.75 1.00 0.00 0.00 0.96 0.99 0.00 0.95 0.96 0.96
/// 0.95 0.93 0.90 0.89 0.87 0.88 0.96 0.93 0.91 0.89 0.90
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.97 0.97 0.99 0.99 0.98 0.99 0.95
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 6.125,
        grid: Grid::Binades { scale: 1.0, offset: 0.0, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3ee238e3), f32::from_bits(0x3f2b6955), f32::from_bits(0x3f4667ab), f32::from_bits(0x3f7acd39), // 4.4184026e-1, 6.69576e-1, 7.7501935e-1, 9.7969395e-1
                f32::from_bits(0x3f9bfabc), f32::from_bits(0x3fc1a925), f32::from_bits(0x3f97a000), f32::from_bits(0x00000000), // 1.2185893e0, 1.5129744e0, 1.1845703e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3a0b26ff), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3b99bd35), // 5.30824e-4, 0e0, 0e0, 4.6917447e-3
                f32::from_bits(0x3aba06c4), f32::from_bits(0xba800000), f32::from_bits(0x3c09e79e), f32::from_bits(0x3bcf6dae), // 1.419269e-3, -9.765625e-4, 8.417038e-3, 6.3302135e-3
                f32::from_bits(0x3be89d9b), f32::from_bits(0x3c3ca1a7), f32::from_bits(0xbc4e491e), f32::from_bits(0x3cfa666c), // 7.098866e-3, 1.151315e-2, -1.2590675e-2, 3.0566417e-2
                f32::from_bits(0xbd7fafc2), f32::from_bits(0xbd94551c), f32::from_bits(0xbe3a7758), f32::from_bits(0x3e3f0a3d), // -6.2423475e-2, -7.242796e-2, -1.8209589e-1, 1.865625e-1
                f32::from_bits(0xbd69405c), f32::from_bits(0x3e101181), f32::from_bits(0x3e8b157d), f32::from_bits(0x3e5e7ba2), // -5.6946144e-2, 1.4069177e-1, 2.7164832e-1, 2.172685e-1
            ],
            [
                f32::from_bits(0x3f1bbbbc), f32::from_bits(0x3ede38e4), f32::from_bits(0x3eba88d1), f32::from_bits(0x3e7a1377), // 6.0833335e-1, 4.340278e-1, 3.6432508e-1, 2.4421488e-1
                f32::from_bits(0x3e000000), f32::from_bits(0x3c124925), f32::from_bits(0x3d800000), f32::from_bits(0x00000000), // 1.25e-1, 8.928572e-3, 6.25e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3f7ed363), f32::from_bits(0x3f800000), f32::from_bits(0x3f800000), f32::from_bits(0x3f74de9c), // 9.95413e-1, 1e0, 1e0, 9.5652175e-1
                f32::from_bits(0x3f7c9630), f32::from_bits(0x3f800000), f32::from_bits(0x3f73cf3d), f32::from_bits(0x3f76db6e), // 9.866667e-1, 1e0, 9.5238096e-1, 9.6428573e-1
                f32::from_bits(0x3f762762), f32::from_bits(0x3f7286bd), f32::from_bits(0x3f8b0d43), f32::from_bits(0x3f666666), // 9.6153843e-1, 9.4736844e-1, 1.0863422e0, 9e-1
                f32::from_bits(0x3fa230d2), f32::from_bits(0x3fa1bed6), f32::from_bits(0x3fc2a589), f32::from_bits(0x3f2e147b), // 1.2671149e0, 1.2636364e0, 1.5206767e0, 6.8e-1
                f32::from_bits(0x3f9866f9), f32::from_bits(0x3f651e52), f32::from_bits(0x3f3dfc6b), f32::from_bits(0x3f52a2f0), // 1.1906425e0, 8.949939e-1, 7.4213284e-1, 8.227987e-1
            ],
            [
                f32::from_bits(0xbdb60b61), f32::from_bits(0xbd638e39), f32::from_bits(0xbd348a3a), f32::from_bits(0xbcd8a5df), // -8.888889e-2, -5.5555556e-2, -4.4077136e-2, -2.6446281e-2
                f32::from_bits(0xbc3c2442), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.1483254e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbe4dc3b8), f32::from_bits(0x00000000), // 0e0, 0e0, -2.0094192e-1, 0e0
                f32::from_bits(0xbeba4f81), f32::from_bits(0xbeaa392f), f32::from_bits(0xbef6603e), f32::from_bits(0x00000000), // -3.6388782e-1, -3.3246753e-1, -4.8120302e-1, 0e0
                f32::from_bits(0xbe894bcd), f32::from_bits(0xbe200a01), f32::from_bits(0xbde52598), f32::from_bits(0xbe0faab3), // -2.6815644e-1, -1.5628816e-1, -1.1188811e-1, -1.402996e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 6.125,
        grid: Grid::Binades { scale: 1.0, offset: 0.0, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3e8c9cc5), f32::from_bits(0x3f6e0aad), f32::from_bits(0x00000000), f32::from_bits(0x3a5bc3f9), // 2.7463356e-1, 9.298504e-1, 0e0, 8.383389e-4
                f32::from_bits(0xba9cc19c), f32::from_bits(0xbbd93432), f32::from_bits(0xbc6575a8), f32::from_bits(0xbdc04601), // -1.1959556e-3, -6.6285366e-3, -1.4005102e-2, -9.388352e-2
            ],
            [
                f32::from_bits(0x3f574d9f), f32::from_bits(0x3ea0e745), f32::from_bits(0x00000000), f32::from_bits(0x3f7d8f1b), // 8.4102815e-1, 3.1426445e-1, 0e0, 9.9046487e-1
                f32::from_bits(0x3f826a45), f32::from_bits(0x3f875e28), f32::from_bits(0x3f8a78f1), f32::from_bits(0x3fa83c42), // 1.0188681e0, 1.0575609e0, 1.0818158e0, 1.3143389e0
            ],
            [
                f32::from_bits(0xbe47a55f), f32::from_bits(0xbd58e998), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.9496678e-1, -5.2957147e-2, 0e0, 0e0
                f32::from_bits(0xbdc74931), f32::from_bits(0xbe2a800b), f32::from_bits(0xbe2e4688), f32::from_bits(0xbecd903e), // -9.730757e-2, -1.6650407e-1, -1.7019093e-1, -4.014911e-1
            ],
            [
                f32::from_bits(0x3c81fd33), f32::from_bits(0x3b473995), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5867805e-2, 3.0399312e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbd027b59), f32::from_bits(0x3d3f2e18), // 0e0, 0e0, -3.1855915e-2, 4.6674818e-2
            ],
        ],
    },
};
