//! Coefficients of `gelu_tanh`. Written by `halfulp forge gelu_tanh`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 0.99 0.97 0.99 0.98 1.00 1.00 0.99 0.99 0.99 0.99 0.98
/// 0.98 0.96 0.97 1.00 0.96 0.96 0.99 0.98 0.98 0.96 0.91 0.96 1.00 0.97 0.96 0.99
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 0.99 0.98 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 11.796079 },
        map: Some([
            0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11,
            12, 12, 13, 13, 14, 14, 15, 16, 17, 18, 18, 19, 19, 19, 20, 20,
            21, 21, 22, 22, 22, 23, 23, 23, 23, 24, 24, 25, 25, 26, 27, 27,
            28, 28, 29, 29, 29, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 31,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f574527), f32::from_bits(0x3f574738), f32::from_bits(0x3f5749d1), // 8.408964e-1, 8.4089893e-1, 8.4093046e-1, 8.409701e-1
                f32::from_bits(0x3f575177), f32::from_bits(0x3f5781f9), f32::from_bits(0x3f57f236), f32::from_bits(0x3f5859f1), // 8.410868e-1, 8.41827e-1, 8.435396e-1, 8.451224e-1
                f32::from_bits(0x3f58ab56), f32::from_bits(0x3f59a404), f32::from_bits(0x3f5b5fc3), f32::from_bits(0x3f5d8a51), // 8.463644e-1, 8.5015893e-1, 8.5692996e-1, 8.653918e-1
                f32::from_bits(0x3f6107bd), f32::from_bits(0x3f658f19), f32::from_bits(0x3f696b6a), f32::from_bits(0x3f6d6f95), // 8.790243e-1, 8.9671475e-1, 9.1179526e-1, 9.2748386e-1
                f32::from_bits(0x3f70e5e4), f32::from_bits(0x3f6bdfb0), f32::from_bits(0x3f776ec6), f32::from_bits(0x3f7d7e9b), // 9.4100785e-1, 9.2138195e-1, 9.66534e-1, 9.902131e-1
                f32::from_bits(0x3f82156a), f32::from_bits(0x3f84b484), f32::from_bits(0x3f86d0e6), f32::from_bits(0x3f886772), // 1.0162785e0, 1.0367589e0, 1.0532501e0, 1.0656569e0
                f32::from_bits(0x3f878dff), f32::from_bits(0x3f85215e), f32::from_bits(0x3f82e933), f32::from_bits(0x3f7f9185), // 1.0590209e0, 1.0400808e0, 1.0227417e0, 9.983142e-1
                f32::from_bits(0x3f73d902), f32::from_bits(0x3f641180), f32::from_bits(0x3f48d9bc), f32::from_bits(0x3f0d9515), // 9.5253e-1, 8.90892e-1, 7.8457236e-1, 5.5305606e-1
            ],
            [
                f32::from_bits(0xbe2bc206), f32::from_bits(0xbe2bdd7c), f32::from_bits(0xbe2c6092), f32::from_bits(0xbe2cc8ee), // -1.6773233e-1, -1.6783708e-1, -1.6833714e-1, -1.6873524e-1
                f32::from_bits(0xbe2dc192), f32::from_bits(0xbe31b886), f32::from_bits(0xbe38349d), f32::from_bits(0xbe3d13fc), // -1.6968372e-1, -1.7355546e-1, -1.798882e-1, -1.8464655e-1
                f32::from_bits(0xbe406efa), f32::from_bits(0xbe49d1d9), f32::from_bits(0xbe5803ab), f32::from_bits(0xbe675431), // -1.8792334e-1, -1.9708957e-1, -2.1095149e-1, -2.259071e-1
                f32::from_bits(0xbe7cd49b), f32::from_bits(0xbe8a921d), f32::from_bits(0xbe93e1b9), f32::from_bits(0xbe9ccdd5), // -2.4690478e-1, -2.70646e-1, -2.888315e-1, -3.0625787e-1
                f32::from_bits(0xbea409e1), f32::from_bits(0xbe9a1252), f32::from_bits(0xbeb091d4), f32::from_bits(0xbebb41d4), // -3.2038787e-1, -3.0092102e-1, -3.4486258e-1, -3.657366e-1
                f32::from_bits(0xbec60b00), f32::from_bits(0xbecde0de), f32::from_bits(0xbed3cbc4), f32::from_bits(0xbed7ed6f), // -3.8680267e-1, -4.0210623e-1, -4.1366398e-1, -4.2173335e-1
                f32::from_bits(0xbed5f3c0), f32::from_bits(0xbed09607), f32::from_bits(0xbecbdf9a), f32::from_bits(0xbec56a8d), // -4.178753e-1, -4.0739462e-1, -3.9819032e-1, -3.8557854e-1
                f32::from_bits(0xbeb9c6f0), f32::from_bits(0xbeaaca5d), f32::from_bits(0xbe924f19), f32::from_bits(0xbe425159), // -3.628459e-1, -3.3357516e-1, -2.8575972e-1, -1.8976344e-1
            ],
            [
                f32::from_bits(0xbd4d7420), f32::from_bits(0xbd484109), f32::from_bits(0xbd401f03), f32::from_bits(0xbd3c2469), // -5.0159574e-2, -4.8890147e-2, -4.6904575e-2, -4.593316e-2
                f32::from_bits(0xbd34621f), f32::from_bits(0xbd1f81ae), f32::from_bits(0xbd077554), f32::from_bits(0xbcf1b933), // -4.4038888e-2, -3.894203e-2, -3.3070877e-2, -2.9507255e-2
                f32::from_bits(0xbce011e4), f32::from_bits(0xbcb2a5b8), f32::from_bits(0xbc70ed30), f32::from_bits(0xbc04936c), // -2.735228e-2, -2.1807536e-2, -1.4704987e-2, -8.091789e-3
                f32::from_bits(0x00000000), f32::from_bits(0x3c0294bd), f32::from_bits(0x3c5c6d1d), f32::from_bits(0x3c95db8f), // 0e0, 7.970032e-3, 1.3453749e-2, 1.829317e-2
                f32::from_bits(0x3cb41566), f32::from_bits(0x3c8c88b8), f32::from_bits(0x3ce427b3), f32::from_bits(0x3d04ecfb), // 2.198286e-2, 1.7155036e-2, 2.7850961e-2, 3.2452565e-2
                f32::from_bits(0x3d165cbe), f32::from_bits(0x3d2212c9), f32::from_bits(0x3d2a5e51), f32::from_bits(0x3d2fbe7a), // 3.670954e-2, 3.9568696e-2, 4.1593853e-2, 4.2906262e-2
                f32::from_bits(0x3d2d7277), f32::from_bits(0x3d278205), f32::from_bits(0x3d228118), f32::from_bits(0x3d1bd619), // 4.234549e-2, 4.089548e-2, 3.9673895e-2, 3.8045976e-2
                f32::from_bits(0x3d1046fa), f32::from_bits(0x3d020b02), f32::from_bits(0x3cd80a5d), f32::from_bits(0x3c867b76), // 3.522394e-2, 3.174878e-2, 2.637213e-2, 1.6416293e-2
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 2.25, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f5742e4), f32::from_bits(0x3f56e30d), f32::from_bits(0x3f57ab48), // 8.408964e-1, 8.408644e-1, 8.39402e-1, 8.424573e-1
                f32::from_bits(0x3f549d55), f32::from_bits(0x3f53a5ec), f32::from_bits(0x3f8674d8), f32::from_bits(0x3fb0a1e0), // 8.305257e-1, 8.267505e-1, 1.0504408e0, 1.37994e0
            ],
            [
                f32::from_bits(0xbe2bc29f), f32::from_bits(0xbe2b671e), f32::from_bits(0xbe24eae4), f32::from_bits(0xbe2bf56d), // -1.6773461e-1, -1.6738555e-1, -1.6105229e-1, -1.6792841e-1
                f32::from_bits(0xbe0d6561), f32::from_bits(0xbe063938), f32::from_bits(0xbeba366c), f32::from_bits(0xbf2dbef5), // -1.3808204e-1, -1.3107765e-1, -3.6369646e-1, -6.78695e-1
            ],
            [
                f32::from_bits(0xbd4d854a), f32::from_bits(0xbd534b38), f32::from_bits(0xbd7df9fd), f32::from_bits(0xbd68af17), // -5.0175942e-2, -5.1585406e-2, -6.2005986e-2, -5.6807604e-2
                f32::from_bits(0xbdae2462), f32::from_bits(0xbdb79f2c), f32::from_bits(0x3a9b6d6c), f32::from_bits(0x3de6e1ae), // -8.503033e-2, -8.9659065e-2, 1.1858172e-3, 1.1273514e-1
            ],
            [
                f32::from_bits(0x3b96017f), f32::from_bits(0x3bed6349), f32::from_bits(0x3c749ecc), f32::from_bits(0x3c5ef641), // 4.577815e-3, 7.2445017e-3, 1.4930438e-2, 1.3608516e-2
                f32::from_bits(0x3cd144ae), f32::from_bits(0x3cdc1191), f32::from_bits(0x3c356708), f32::from_bits(0xbbcf2607), // 2.5545444e-2, 2.6863845e-2, 1.1071928e-2, -6.321672e-3
            ],
            [
                f32::from_bits(0x3b9031c6), f32::from_bits(0x3b0adb9f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 4.4004647e-3, 2.1188033e-3, 0e0, 0e0
                f32::from_bits(0xbaf96321), f32::from_bits(0xbb05bf8d), f32::from_bits(0xba845996), f32::from_bits(0x00000000), // -1.9026735e-3, -2.0408363e-3, -1.00975e-3, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.98 1.00 0.98 0.86 0.95 0.95 0.93 0.85 0.91 0.81 0.74 0.81 0.90 0.85 0.58
/// 0.73 0.22 0.60 0.69 0.77 0.04 0.04 0.04 0.03 0.00 0.04 0.11 0.05 0.00 0.80
///
/// avx2: 7 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.96 0.87 0.88 0.93 0.94
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 5.751004 },
        map: Some([
            0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5,
            5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9,
            10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 16, 17, 18, 19, 20,
            20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 30, 31, 0, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f6ac0ad), f32::from_bits(0x3f6af244), f32::from_bits(0x3f6c7706), f32::from_bits(0x3f6fcee6), // 9.170025e-1, 9.177592e-1, 9.2369115e-1, 9.3675077e-1
                f32::from_bits(0x3f749a68), f32::from_bits(0x3f8003e2), f32::from_bits(0x3f8a1d18), f32::from_bits(0x3f99c597), // 9.5548105e-1, 1.0001185e0, 1.0790129e0, 1.2013425e0
                f32::from_bits(0x3fac518a), f32::from_bits(0x3faffb87), f32::from_bits(0x3fa5508f), f32::from_bits(0x3f92f679), // 1.3462384e0, 1.3748635e0, 1.291521e0, 1.1481467e0
                f32::from_bits(0x3f83af8f), f32::from_bits(0x3f5a008e), f32::from_bits(0x3f28f64a), f32::from_bits(0x3f017cfe), // 1.0287951e0, 8.5157096e-1, 6.600081e-1, 5.058135e-1
                f32::from_bits(0x3ee6f436), f32::from_bits(0x3ec645a4), f32::from_bits(0x3e9baa3c), f32::from_bits(0x3e8711e7), // 4.5108193e-1, 3.8725007e-1, 3.0403316e-1, 2.6380846e-1
                f32::from_bits(0x3e38d000), f32::from_bits(0x3e072a74), f32::from_bits(0x3dc3cd66), f32::from_bits(0x3d91cc21), // 1.8048096e-1, 1.3199788e-1, 9.560661e-2, 7.1190126e-2
                f32::from_bits(0x3d5311a0), f32::from_bits(0x3b641d32), f32::from_bits(0x3cf219f6), f32::from_bits(0x3ca0a51c), // 5.153048e-2, 3.480744e-3, 2.9553395e-2, 1.960998e-2
                f32::from_bits(0x3c5825e9), f32::from_bits(0x3a348711), f32::from_bits(0x3bcdeb41), f32::from_bits(0x00000000), // 1.3192632e-2, 6.8865815e-4, 6.284148e-3, 0e0
            ],
            [
                f32::from_bits(0xbdbb2e15), f32::from_bits(0xbdc161c0), f32::from_bits(0xbdda711f), f32::from_bits(0xbe002d40), // -9.139649e-2, -9.4424725e-2, -1.06661074e-1, -1.2517262e-1
                f32::from_bits(0xbe15acc8), f32::from_bits(0xbe3e0ce5), f32::from_bits(0xbe77323f), f32::from_bits(0xbea04a06), // -1.4616692e-1, -1.8559606e-1, -2.4140261e-1, -3.1306475e-1
                f32::from_bits(0xbec4ae25), f32::from_bits(0xbecb04f6), f32::from_bits(0xbebb5430), f32::from_bits(0xbea23ee3), // -3.8414112e-1, -3.9652222e-1, -3.6587667e-1, -3.1688604e-1
                f32::from_bits(0xbe8e73d1), f32::from_bits(0xbe64fac3), f32::from_bits(0xbe2bb3c9), f32::from_bits(0xbdff8813), // -2.7822736e-1, -2.2361283e-1, -1.6767801e-1, -1.2477126e-1
                f32::from_bits(0xbde153b1), f32::from_bits(0xbdbeaa5a), f32::from_bits(0xbd929580), f32::from_bits(0xbd7b7873), // -1.1002291e-1, -9.309836e-2, -7.157421e-2, -6.1394166e-2
                f32::from_bits(0xbd2734e6), f32::from_bits(0xbcef8a6b), f32::from_bits(0xbcaa1001), f32::from_bits(0xbc78f325), // -4.0821932e-2, -2.9240808e-2, -2.0759584e-2, -1.5194689e-2
                f32::from_bits(0xbc3119da), f32::from_bits(0xb9bd96a8), f32::from_bits(0xbbc596bb), f32::from_bits(0xbb80abbd), // -1.0809386e-2, -3.6161137e-4, -6.0299314e-3, -3.926723e-3
                f32::from_bits(0xbb2a39de), f32::from_bits(0xb88cbcfc), f32::from_bits(0xba9d7c08), f32::from_bits(0x00000000), // -2.5974433e-3, -6.710921e-5, -1.2015114e-3, 0e0
            ],
            [
                f32::from_bits(0xbd03b017), f32::from_bits(0xbcecafe4), f32::from_bits(0xbcb83f4a), f32::from_bits(0xbc8244ba), // -3.2150354e-2, -2.8892465e-2, -2.2491116e-2, -1.5901912e-2
                f32::from_bits(0xbc244027), f32::from_bits(0xbaabb5df), f32::from_bits(0x3c0c7194), f32::from_bits(0x3c9c58cd), // -1.0025061e-2, -1.3100466e-3, 8.572001e-3, 1.9085312e-2
                f32::from_bits(0x3ce3d4fe), f32::from_bits(0x3ceec89b), f32::from_bits(0x3cd7b2a8), f32::from_bits(0x3cb566ff), // 2.7811524e-2, 2.914839e-2, 2.6330307e-2, 2.2143839e-2
                f32::from_bits(0x3c9bc172), f32::from_bits(0x3c729107), f32::from_bits(0x3c2fa91f), f32::from_bits(0x3bfd81bd), // 1.901314e-2, 1.4805085e-2, 1.0721474e-2, 7.7364133e-3
                f32::from_bits(0x3bdcf3e8), f32::from_bits(0x3bb83155), f32::from_bits(0x3b8a95a8), f32::from_bits(0x3b6af564), // 6.742943e-3, 5.621115e-3, 4.229266e-3, 3.585183e-3
                f32::from_bits(0x3b17bd45), f32::from_bits(0x3ad4d3e0), f32::from_bits(0x3a940e60), f32::from_bits(0x3a54fd60), // 2.3153585e-3, 1.623746e-3, 1.1295788e-3, 8.124914e-4
                f32::from_bits(0x3a14e1c0), f32::from_bits(0x00000000), f32::from_bits(0x39a18430), f32::from_bits(0x394e6960), // 5.6793913e-4, 0e0, 3.08068e-4, 1.9684946e-4
                f32::from_bits(0x39063b10), f32::from_bits(0x00000000), f32::from_bits(0x38712329), f32::from_bits(0x00000000), // 1.2801238e-4, 0e0, 5.7491623e-5, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.62650603 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f75256d), f32::from_bits(0x3f74fb47), f32::from_bits(0x3f7dfa5a), f32::from_bits(0x3f579382), // 9.576023e-1, 9.569592e-1, 9.921013e-1, 8.4209454e-1
                f32::from_bits(0x3efd43b0), f32::from_bits(0x3fe4eaba), f32::from_bits(0x408018a5), f32::from_bits(0x00000000), // 4.9465704e-1, 1.7884133e0, 4.0030084e0, 0e0
            ],
            [
                f32::from_bits(0xbd436050), f32::from_bits(0xbd399617), f32::from_bits(0xbdbf228b), f32::from_bits(0x3d5a6944), // -4.7699273e-2, -4.5309152e-2, -9.3327604e-2, 5.3323045e-2
                f32::from_bits(0x3eaa5c87), f32::from_bits(0xbeb0e30f), f32::from_bits(0xbfaf9b4a), f32::from_bits(0x00000000), // 3.3273718e-1, -3.4548232e-1, -1.3719265e0, 0e0
            ],
            [
                f32::from_bits(0xbc9566a8), f32::from_bits(0xbcae8a04), f32::from_bits(0x3b7efc6d), f32::from_bits(0xbd4e957b), // -1.8237427e-2, -2.1306045e-2, 3.8907782e-3, -5.0435524e-2
                f32::from_bits(0xbe097d74), f32::from_bits(0xbaa8c8d3), f32::from_bits(0x3e3596db), f32::from_bits(0x00000000), // -1.3426763e-1, -1.2877233e-3, 1.7733328e-1, 0e0
            ],
            [
                f32::from_bits(0xb9c0a66a), f32::from_bits(0x3a867cdf), f32::from_bits(0xbba516a8), f32::from_bits(0x3b83108c), // -3.6745082e-4, 1.0260603e-3, -5.038101e-3, 3.9997753e-3
                f32::from_bits(0x3c780aba), f32::from_bits(0x3b6b3275), f32::from_bits(0xbc27d03e), f32::from_bits(0x00000000), // 1.5139276e-2, 3.588823e-3, -1.024252e-2, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3a154efa), f32::from_bits(0x00000000), // 0e0, 0e0, 5.6956674e-4, 0e0
                f32::from_bits(0xba112e2b), f32::from_bits(0xb93bd4bb), f32::from_bits(0x3969cd73), f32::from_bits(0x00000000), // -5.5381906e-4, -1.7912958e-4, 2.2297147e-4, 0e0
            ],
        ],
    },
};
