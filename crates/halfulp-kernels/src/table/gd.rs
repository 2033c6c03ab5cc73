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
/// portable, scalar, avx512: 31 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.88 0.98 0.82 0.96 0.94 0.96 0.90 0.75 0.96 0.80 0.94 0.86 0.93 0.80 0.91
/// 0.50 0.89 0.92 0.96 0.86 0.89 0.93 0.91 0.92 0.91 0.93 0.91 0.88 0.94 0.95
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.97 0.97 0.99 0.99 0.98 0.99 0.95
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 6.125,
        grid: Grid::Binades { scale: 1.0, offset: -0.02734375, bits: 3 },
        map: Some([
            21, 22, 23, 24, 25, 26, 27, 27, 28, 29, 29, 30, 30, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2,
            2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8,
            9, 9, 10, 11, 11, 12, 13, 13, 14, 15, 16, 17, 18, 19, 19, 20,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3a8db6bb), f32::from_bits(0xbc352cfe), f32::from_bits(0x3b0e0f59), f32::from_bits(0xbd151717), // 1.0811904e-3, -1.105809e-2, 2.1676628e-3, -3.6398973e-2
                f32::from_bits(0x3c044ebd), f32::from_bits(0x3c827ff8), f32::from_bits(0x3cd26f41), f32::from_bits(0x3d013332), // 8.075413e-3, 1.593016e-2, 2.5687816e-2, 3.1542964e-2
                f32::from_bits(0x3d32fffc), f32::from_bits(0x3d8451ea), f32::from_bits(0x3dba6661), f32::from_bits(0x3deed2cd), // 4.3701157e-2, 6.460936e-2, 9.1015585e-2, 1.1661301e-1
                f32::from_bits(0x3e216db4), f32::from_bits(0x3e593dc9), f32::from_bits(0x3e8a3331), f32::from_bits(0x3e94be91), // 1.5764505e-1, 2.1214975e-1, 2.699218e-1, 2.905164e-1
                f32::from_bits(0x3ec8fffe), f32::from_bits(0x3ef038e1), f32::from_bits(0x3f0f9d89), f32::from_bits(0x3f2b0924), // 3.9257807e-1, 4.6918395e-1, 5.6099755e-1, 6.681082e-1
                f32::from_bits(0x3f3c2491), f32::from_bits(0x3f5d71c6), f32::from_bits(0x3f76edb6), f32::from_bits(0x3f893a2e), // 7.3493296e-1, 8.650173e-1, 9.645647e-1, 1.072088e0
                f32::from_bits(0x3f90a762), f32::from_bits(0x3f99f45d), f32::from_bits(0x3fa3f777), f32::from_bits(0x3fadae8b), // 1.1301081e0, 1.2027699e0, 1.2809895e0, 1.3568891e0
                f32::from_bits(0x3fb4f000), f32::from_bits(0x3fbdc800), f32::from_bits(0x3fbeb5e5), f32::from_bits(0x00000000), // 1.4135742e0, 1.482666e0, 1.489926e0, 0e0
            ],
            [
                f32::from_bits(0x3f7d8fd9), f32::from_bits(0x3f8b4b48), f32::from_bits(0x3f7c1f08), f32::from_bits(0x3f917457), // 9.904762e-1, 1.0882349e0, 9.848485e-1, 1.1363629e0
                f32::from_bits(0x3f762762), f32::from_bits(0x3f700000), f32::from_bits(0x3f69bd38), f32::from_bits(0x3f666666), // 9.6153843e-1, 9.375e-1, 9.130435e-1, 9e-1
                f32::from_bits(0x3f600000), f32::from_bits(0x3f570a3d), f32::from_bits(0x3f4ccccd), f32::from_bits(0x3f43c3c4), // 8.75e-1, 8.4e-1, 8e-1, 7.647059e-1
                f32::from_bits(0x3f36db6e), f32::from_bits(0x3f27b961), f32::from_bits(0x3f19999a), f32::from_bits(0x3f14d64d), // 7.1428573e-1, 6.551724e-1, 6e-1, 5.81395e-1
                f32::from_bits(0x3f000000), f32::from_bits(0x3ee38e39), f32::from_bits(0x3ec4ec4f), f32::from_bits(0x3ea49249), // 5e-1, 4.4444445e-1, 3.846154e-1, 3.2142857e-1
                f32::from_bits(0x3e924925), f32::from_bits(0x3e638e39), f32::from_bits(0x3e36db6e), f32::from_bits(0x3e0ba2e9), // 2.857143e-1, 2.2222222e-1, 1.7857143e-1, 1.3636364e-1
                f32::from_bits(0x3dec4ec5), f32::from_bits(0x3dba2e8c), f32::from_bits(0x3d888889), f32::from_bits(0x3d3a2e8c), // 1.15384616e-1, 9.090909e-2, 6.666667e-2, 4.5454547e-2
                f32::from_bits(0x3d000000), f32::from_bits(0x3c800000), f32::from_bits(0x3c579436), f32::from_bits(0x00000000), // 3.125e-2, 1.5625e-2, 1.3157895e-2, 0e0
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
