//! Coefficients of `log`. Written by `halfulp forge log`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.95 0.89 0.96 0.88 0.93 0.95 0.92 0.96 0.95 0.98 0.95 1.00 0.95 0.93 0.85 0.84
/// 0.94 0.93 0.95 0.88 0.91 0.94 0.93 0.94 0.98 0.97 1.00 0.85 0.94 0.94 1.00 1.00
///
/// avx2: 8 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.98 1.00 1.00 1.00 0.97 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 16>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 31.197132 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfbe8949), f32::from_bits(0xbfb974a6), f32::from_bits(0xbfb1af60), f32::from_bits(0xbfad5e03), // -1.4885646e0, -1.4488723e0, -1.3881645e0, -1.3544315e0
                f32::from_bits(0xbfa8b2bb), f32::from_bits(0xbfa97daa), f32::from_bits(0xbfa9e87a), f32::from_bits(0xbfa4893e), // -1.3179544e0, -1.3241475e0, -1.3274071e0, -1.2854383e0
                f32::from_bits(0xbfa00f1d), f32::from_bits(0xbf9f9772), f32::from_bits(0xbf9563e2), f32::from_bits(0xbf99407a), // -1.2504612e0, -1.2468092e0, -1.1671107e0, -1.1972802e0
                f32::from_bits(0xbf96b7d0), f32::from_bits(0xbf97f287), f32::from_bits(0xbf867412), f32::from_bits(0xbf743e04), // -1.1774845e0, -1.1870888e0, -1.0504172e0, -9.540713e-1
                f32::from_bits(0xbf8f9cec), f32::from_bits(0xbf8b4222), f32::from_bits(0xbf84d02d), f32::from_bits(0xbf8950c4), // -1.1219764e0, -1.0879557e0, -1.037603e0, -1.0727773e0
                f32::from_bits(0xbf7ccec5), f32::from_bits(0xbf7a6b5e), f32::from_bits(0xbf76b3c3), f32::from_bits(0xbf537ffe), // -9.8753005e-1, -9.782008e-1, -9.6368045e-1, -8.2617176e-1
                f32::from_bits(0xbf66ee74), f32::from_bits(0xbf691775), f32::from_bits(0xbf57b0d3), f32::from_bits(0xbf6b65d9), // -9.02076e-1, -9.105142e-1, -8.425419e-1, -9.195228e-1
                f32::from_bits(0xbf50d518), f32::from_bits(0xbf508488), f32::from_bits(0xbf4bb53b), f32::from_bits(0xbfbf84fe), // -8.1575155e-1, -8.1452227e-1, -7.957341e-1, -1.4962461e0
            ],
            [
                f32::from_bits(0x3ffd127b), f32::from_bits(0x3ff3419c), f32::from_bits(0x3fe4ccd7), f32::from_bits(0x3fdd3410), // 1.9771265e0, 1.9004397e0, 1.7875012e0, 1.7281513e0
                f32::from_bits(0x3fd54470), f32::from_bits(0x3fd6b91c), f32::from_bits(0x3fd76004), f32::from_bits(0x3fce8ed7), // 1.666151e0, 1.6775241e0, 1.6826177e0, 1.6137341e0
                f32::from_bits(0x3fc76be0), f32::from_bits(0x3fc6b735), f32::from_bits(0x3fb769e0), f32::from_bits(0x3fbd1c10), // 1.5579796e0, 1.552466e0, 1.4329185e0, 1.4774189e0
                f32::from_bits(0x3fb9634b), f32::from_bits(0x3fbafc78), f32::from_bits(0x3fa2f5d0), f32::from_bits(0x3f92d6e6), // 1.4483427e0, 1.4608297e0, 1.2731266e0, 1.1471832e0
                f32::from_bits(0x3faf296f), f32::from_bits(0x3fa958f9), f32::from_bits(0x3fa137e0), f32::from_bits(0x3fa6a0d8), // 1.368452e0, 1.3230277e0, 1.2595177e0, 1.3017836e0
                f32::from_bits(0x3f995854), f32::from_bits(0x3f97db00), f32::from_bits(0x3f95bf57), f32::from_bits(0x3f81a6d0), // 1.1980081e0, 1.1863708e0, 1.1699017e0, 1.0129032e0
                f32::from_bits(0x3f8cc77e), f32::from_bits(0x3f8dfb80), f32::from_bits(0x3f848f3e), f32::from_bits(0x3f8f0749), // 1.099838e0, 1.1092377e0, 1.0356214e0, 1.1174098e0
                f32::from_bits(0x3f811492), f32::from_bits(0x3f80fa41), f32::from_bits(0x3f7d2281), f32::from_bits(0x3fff0610), // 1.0084403e0, 1.0076371e0, 9.8880774e-1, 1.9923725e0
            ],
            [
                f32::from_bits(0xbefa24ec), f32::from_bits(0xbee72d4e), f32::from_bits(0xbecc47bb), f32::from_bits(0xbebeed38), // -4.8856294e-1, -4.5151752e-1, -3.9898476e-1, -3.729036e-1
                f32::from_bits(0xbeb17350), f32::from_bits(0xbeb41c24), f32::from_bits(0xbeb51fd2), f32::from_bits(0xbea6a71a), // -3.465829e-1, -3.517772e-1, -3.537584e-1, -3.2549363e-1
                f32::from_bits(0xbe9b4781), f32::from_bits(0xbe9a3737), f32::from_bits(0xbe83423f), f32::from_bits(0xbe8ba93a), // -3.032799e-1, -3.012025e-1, -2.563648e-1, -2.7277547e-1
                f32::from_bits(0xbe86326c), f32::from_bits(0xbe884316), f32::from_bits(0xbe4e85dd), f32::from_bits(0xbe246706), // -2.6210344e-1, -2.6613683e-1, -2.0168252e-1, -1.6054925e-1
                f32::from_bits(0xbe6f0e07), f32::from_bits(0xbe5f8e0d), f32::from_bits(0xbe4b0c72), f32::from_bits(0xbe580aec), // -2.3345195e-1, -2.1831532e-1, -1.9828966e-1, -2.1097916e-1
                f32::from_bits(0xbe37b3d6), f32::from_bits(0xbe33ff8f), f32::from_bits(0xbe2f3855), f32::from_bits(0xbe0154d4), // -1.7939696e-1, -1.7577957e-1, -1.7111333e-1, -1.2630016e-1
                f32::from_bits(0xbe1ad0c4), f32::from_bits(0xbe1d7ede), f32::from_bits(0xbe091563), f32::from_bits(0xbe1f5485), // -1.51187e-1, -1.5380427e-1, -1.3387065e-1, -1.5559585e-1
                f32::from_bits(0xbe02092f), f32::from_bits(0xbe01f24d), f32::from_bits(0xbdfa3b5c), f32::from_bits(0xbefe0447), // -1.2698816e-1, -1.2690087e-1, -1.2218353e-1, -4.9612638e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 7.7158685 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfe5e778), f32::from_bits(0xbfd36079), f32::from_bits(0xbfc6e5af), f32::from_bits(0xbfc42350), // -1.7961264e0, -1.6513816e0, -1.5538844e0, -1.5323277e0
                f32::from_bits(0xbfb48529), f32::from_bits(0xbf96c9b8), f32::from_bits(0xbfa369b5), f32::from_bits(0xbf98d1ae), // -1.4103137e0, -1.178031e0, -1.2766634e0, -1.1938989e0
            ],
            [
                f32::from_bits(0x4038f4db), f32::from_bits(0x401ffc4e), f32::from_bits(0x401124d0), f32::from_bits(0x400df18e), // 2.8899448e0, 2.4997745e0, 2.2678719e0, 2.2178683e0
                f32::from_bits(0x3ffb64f0), f32::from_bits(0x3fc58194), f32::from_bits(0x3fdbe501), f32::from_bits(0x3fca7750), // 1.9640179e0, 1.5430169e0, 1.7179261e0, 1.5817661e0
            ],
            [
                f32::from_bits(0xbfb21c8a), f32::from_bits(0xbf852fdb), f32::from_bits(0xbf5b4dd0), f32::from_bits(0xbf51734c), // -1.391496e0, -1.0405229e0, -8.566561e-1, -8.1816554e-1
                f32::from_bits(0xbf24624b), f32::from_bits(0xbec67f4f), f32::from_bits(0xbefb7187), f32::from_bits(0xbed53d97), // -6.4212483e-1, -3.8769004e-1, -4.9110052e-1, -4.1648552e-1
            ],
            [
                f32::from_bits(0x3e986931), f32::from_bits(0x3e44ef64), f32::from_bits(0x3e132cb7), f32::from_bits(0x3e091a04), // 2.9767755e-1, 1.9231945e-1, 1.4372526e-1, 1.338883e-1
                f32::from_bits(0x3dbedcf6), f32::from_bits(0x3d2bb508), f32::from_bits(0x3d7f3104), f32::from_bits(0x3d4766c3), // 9.319489e-2, 4.192069e-2, 6.2302604e-2, 4.8681986e-2
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 31 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.49 0.13 0.72 0.34 0.12 0.70 0.69 0.39 0.51 0.36 0.64 0.75 0.25 0.40 0.94
/// 0.78 0.15 0.68 0.56 0.12 0.54 0.79 0.66 0.58 0.19 0.67 0.52 0.54 1.00 0.81
///
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.89 0.86 0.98 0.71 0.85 0.65 0.00 0.82
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 16>, Cells<8, 3, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 30.236221 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbf6f8000), f32::from_bits(0xbf6ad2cb), f32::from_bits(0xbf61e604), f32::from_bits(0xbf588a74), // -9.355469e-1, -9.1727895e-1, -8.82416e-1, -8.458626e-1
                f32::from_bits(0xbf54ca3f), f32::from_bits(0xbf501f8e), f32::from_bits(0xbf46c449), f32::from_bits(0xbf3ef3e5), // -8.3121103e-1, -8.129815e-1, -7.764326e-1, -7.4590904e-1
                f32::from_bits(0xbf398723), f32::from_bits(0xbf33272a), f32::from_bits(0xbf2e60ab), f32::from_bits(0xbf2322be), // -7.247183e-1, -6.9981635e-1, -6.8116254e-1, -6.372489e-1
                f32::from_bits(0xbf1e57c2), f32::from_bits(0xbf199e99), f32::from_bits(0xbf15ffa2), f32::from_bits(0xbf0f0991), // -6.185266e-1, -6.0007626e-1, -5.859319e-1, -5.587397e-1
                f32::from_bits(0xbf0d4e97), f32::from_bits(0xbf069b5a), f32::from_bits(0xbf004448), f32::from_bits(0xbef4a5ea), // -5.5198044e-1, -5.25808e-1, -5.010419e-1, -4.7782832e-1
                f32::from_bits(0xbee9e08c), f32::from_bits(0xbee12a03), f32::from_bits(0xbed74431), f32::from_bits(0xbecc69bb), // -4.5679128e-1, -4.3977365e-1, -4.2044213e-1, -3.9924416e-1
                f32::from_bits(0xbec437b4), f32::from_bits(0xbebb58bf), f32::from_bits(0xbeb20679), f32::from_bits(0xbea9254e), // -3.8323748e-1, -3.6591145e-1, -3.4770563e-1, -3.3036274e-1
                f32::from_bits(0xbea18341), f32::from_bits(0x00000000), f32::from_bits(0xbf7f0000), f32::from_bits(0xbf7969d2), // -3.154545e-1, 0e0, -9.9609375e-1, -9.7427094e-1
            ],
            [
                f32::from_bits(0x3f700000), f32::from_bits(0x3f6bab45), f32::from_bits(0x3f6396dc), f32::from_bits(0x3f5b6cce), // 9.375e-1, 9.205821e-1, 8.890207e-1, 8.57129e-1
                f32::from_bits(0x3f583a8f), f32::from_bits(0x3f5452f3), f32::from_bits(0x3f4cb4cd), f32::from_bits(0x3f468c5d), // 8.4464353e-1, 8.293907e-1, 7.996338e-1, 7.755793e-1
                f32::from_bits(0x3f425e19), f32::from_bits(0x3f3d96e4), f32::from_bits(0x3f3a14f2), f32::from_bits(0x3f32102d), // 7.592483e-1, 7.4058366e-1, 7.268821e-1, 6.955593e-1
                f32::from_bits(0x3f2ecf9a), f32::from_bits(0x3f2b9c55), f32::from_bits(0x3f2931fc), f32::from_bits(0x3f24a962), // 6.8285525e-1, 6.703542e-1, 6.6091895e-1, 6.432096e-1
                f32::from_bits(0x3f2386b5), f32::from_bits(0x3f1f50a2), f32::from_bits(0x3f1b6e4d), f32::from_bits(0x3f17dc2f), // 6.387742e-1, 6.223241e-1, 6.071518e-1, 5.932035e-1
                f32::from_bits(0x3f14b2eb), f32::from_bits(0x3f1231ee), f32::from_bits(0x3f0f653a), f32::from_bits(0x3f0c63f6), // 5.808551e-1, 5.7107437e-1, 5.6013834e-1, 5.484003e-1
                f32::from_bits(0x3f0a2901), f32::from_bits(0x3f07cb9b), f32::from_bits(0x3f055555), f32::from_bits(0x3f030b5e), // 5.3968817e-1, 5.304505e-1, 5.208333e-1, 5.118922e-1
                f32::from_bits(0x3f011aa4), f32::from_bits(0x00000000), f32::from_bits(0x3f7f0000), f32::from_bits(0x3f797d79), // 5.0431275e-1, 0e0, 9.9609375e-1, 9.745708e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 6.4671917 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfa46f02), f32::from_bits(0xbf923d33), f32::from_bits(0xbf863f95), f32::from_bits(0xbf7a4f7f), // -1.2846377e0, -1.1424927e0, -1.0488154e0, -9.777755e-1
                f32::from_bits(0xbf70a4de), f32::from_bits(0xbf301bd0), f32::from_bits(0x00004000), f32::from_bits(0xbfb800ed), // -9.400157e-1, -6.879244e-1, 2.2959e-41, -1.4375283e0
            ],
            [
                f32::from_bits(0x3fce6513), f32::from_bits(0x3fb2c53c), f32::from_bits(0x3fa2ee6a), f32::from_bits(0x3f97d5f5), // 1.6124595e0, 1.3966441e0, 1.2729008e0, 1.186217e0
                f32::from_bits(0x3f9203a3), f32::from_bits(0x3f612bc9), f32::from_bits(0x00000000), f32::from_bits(0x3ff06662), // 1.140736e0, 8.7957436e-1, 0e0, 1.8781245e0
            ],
            [
                f32::from_bits(0xbea665cd), f32::from_bits(0xbe78e900), f32::from_bits(0xbe4f2040), f32::from_bits(0xbe340e7f), // -3.2499543e-1, -2.4307632e-1, -2.0227146e-1, -1.7583655e-1
                f32::from_bits(0xbe2616b7), f32::from_bits(0xbdc19281), f32::from_bits(0x00000000), f32::from_bits(0xbee19197), // -1.6219603e-1, -9.4517715e-2, 0e0, -4.405639e-1
            ],
        ],
    },
};
