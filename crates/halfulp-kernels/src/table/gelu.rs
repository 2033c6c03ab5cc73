//! Coefficients of `gelu`. Written by `halfulp forge gelu --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 1.00 0.98 1.00 0.99 0.99 0.97 1.00 0.98 0.97 1.00 0.97
/// 0.98 0.97 0.98 1.00 1.00 1.00 0.97 0.98 0.95 1.00 0.92 0.97 0.99 0.97 0.99 0.99
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 0.99 1.00 1.00 0.98 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.625, offset: 1.1249999, bits: 4 },
        map: Some([
            5, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
            14, 15, 16, 17, 18, 19, 19, 20, 20, 21, 22, 23, 24, 25, 26, 27,
            28, 29, 30, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f57452b), f32::from_bits(0x3f5747ce), f32::from_bits(0x3f57580c), // 8.408964e-1, 8.4089917e-1, 8.409394e-1, 8.4118724e-1
                f32::from_bits(0x3f5779a1), f32::from_bits(0x3f57bc07), f32::from_bits(0x3f583513), f32::from_bits(0x3f5939b3), // 8.4169966e-1, 8.427128e-1, 8.4455985e-1, 8.485367e-1
                f32::from_bits(0x3f5a2015), f32::from_bits(0x3f5b019f), f32::from_bits(0x3f5e2495), f32::from_bits(0x3f610469), // 8.5205203e-1, 8.554935e-1, 8.677457e-1, 8.7897354e-1
                f32::from_bits(0x3f64e80a), f32::from_bits(0x3f689357), f32::from_bits(0x3f6e5d52), f32::from_bits(0x3f735cc3), // 8.9416564e-1, 9.084982e-1, 9.3111145e-1, 9.506342e-1
                f32::from_bits(0x3f7884e9), f32::from_bits(0x3f7bb157), f32::from_bits(0x3f810aa4), f32::from_bits(0x3f83c37e), // 9.7077805e-1, 9.8317474e-1, 1.0081372e0, 1.0294034e0
                f32::from_bits(0x3f85a263), f32::from_bits(0x3f8504d8), f32::from_bits(0x3f83e2eb), f32::from_bits(0x3f816642), // 1.0440181e0, 1.0392103e0, 1.0303625e0, 1.0109332e0
                f32::from_bits(0x3f7c757a), f32::from_bits(0x3f74c2fe), f32::from_bits(0x3f6c5adb), f32::from_bits(0x3f5f7d8b), // 9.8616755e-1, 9.5610034e-1, 9.2326134e-1, 8.730094e-1
                f32::from_bits(0x3f4fbdc4), f32::from_bits(0x3f3297e0), f32::from_bits(0x3f13f170), f32::from_bits(0x3ed2aa04), // 8.1148934e-1, 6.976299e-1, 5.779028e-1, 4.1145337e-1
            ],
            [
                f32::from_bits(0xbe2bc206), f32::from_bits(0xbe2bde5e), f32::from_bits(0xbe2c7863), f32::from_bits(0xbe2e5bcf), // -1.6773233e-1, -1.6784045e-1, -1.6842799e-1, -1.702721e-1
                f32::from_bits(0xbe3115f1), f32::from_bits(0xbe353684), f32::from_bits(0xbe3b4463), f32::from_bits(0xbe45e585), // -1.7293526e-1, -1.7696577e-1, -1.8287806e-1, -1.9325836e-1
                f32::from_bits(0xbe4deafc), f32::from_bits(0xbe5534e7), f32::from_bits(0xbe6b59f1), f32::from_bits(0xbe7cfe55), // -2.010917e-1, -2.0820962e-1, -2.2983529e-1, -2.4706395e-1
                f32::from_bits(0xbe893005), f32::from_bits(0xbe925c43), f32::from_bits(0xbe9f88fa), f32::from_bits(0xbea9ebd0), // -2.6794448e-1, -2.8586015e-1, -3.1159192e-1, -3.3187723e-1
                f32::from_bits(0xbeb3db97), f32::from_bits(0xbeb9b2d1), f32::from_bits(0xbec486ed), f32::from_bits(0xbecd0cc6), // -3.512847e-1, -3.626924e-1, -3.838419e-1, -4.0048808e-1
                f32::from_bits(0xbed261df), f32::from_bits(0xbed0d4ee), f32::from_bits(0xbece17d4), f32::from_bits(0xbec85620), // -4.1090295e-1, -4.0787452e-1, -4.0252554e-1, -3.9128208e-1
                f32::from_bits(0xbec152db), f32::from_bits(0xbeb9289b), f32::from_bits(0xbeb094e6), f32::from_bits(0xbea3f19c), // -3.7758526e-1, -3.6163792e-1, -3.44886e-1, -3.202027e-1
                f32::from_bits(0xbe95272e), f32::from_bits(0xbe76df5d), f32::from_bits(0xbe4465e3), f32::from_bits(0xbe038c5a), // -2.9131454e-1, -2.4108644e-1, -1.9179492e-1, -1.2846509e-1
            ],
            [
                f32::from_bits(0xbd4d7420), f32::from_bits(0xbd484f72), f32::from_bits(0xbd3f5d1e), f32::from_bits(0xbd3116b8), // -5.0159574e-2, -4.890389e-2, -4.6719663e-2, -4.3234557e-2
                f32::from_bits(0xbd22d975), f32::from_bits(0xbd126651), f32::from_bits(0xbcfdf4fc), f32::from_bits(0xbcc64db0), // -3.9758164e-2, -3.5742108e-2, -3.1000607e-2, -2.4206966e-2
                f32::from_bits(0xbca28972), f32::from_bits(0xbc846965), f32::from_bits(0xbbd896bf), f32::from_bits(0x00000000), // -1.984093e-2, -1.6163537e-2, -6.609767e-3, 0e0
                f32::from_bits(0x3beb39fc), f32::from_bits(0x3c51592f), f32::from_bits(0x3ca4ac92), f32::from_bits(0x3ccfda97), // 7.178543e-3, 1.2777611e-2, 2.010182e-2, 2.5372786e-2
                f32::from_bits(0x3cf6279d), f32::from_bits(0x3d05d12c), f32::from_bits(0x3d182a04), f32::from_bits(0x3d258234), // 3.0048186e-2, 3.2670185e-2, 3.7149444e-2, 4.0407375e-2
                f32::from_bits(0x3d2d1c57), f32::from_bits(0x3d2b284d), f32::from_bits(0x3d27d8aa), f32::from_bits(0x3d212ee6), // 4.2263355e-2, 4.178648e-2, 4.097811e-2, 3.9351366e-2
                f32::from_bits(0x3d196d06), f32::from_bits(0x3d10c3ad), f32::from_bits(0x3d080353), f32::from_bits(0x3cf7311f), // 3.745749e-2, 3.534286e-2, 3.3206295e-2, 3.017479e-2
                f32::from_bits(0x3cdb68a6), f32::from_bits(0x3cae0510), f32::from_bits(0x3c847394), f32::from_bits(0x3c263498), // 2.6783299e-2, 2.1242648e-2, 1.6168393e-2, 1.0144375e-2
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 1.3096862 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f573ea0), f32::from_bits(0x3f55b5ff), f32::from_bits(0x3f509beb), // 8.408964e-1, 8.4079933e-1, 8.348083e-1, 8.148791e-1
                f32::from_bits(0x3f57f0a9), f32::from_bits(0x3f861a39), f32::from_bits(0x3fa25400), f32::from_bits(0x3fa14885), // 8.4351593e-1, 1.0476753e0, 1.2681885e0, 1.2600256e0
            ],
            [
                f32::from_bits(0xbe2bc1d4), f32::from_bits(0xbe2b0385), f32::from_bits(0xbe16c2bc), f32::from_bits(0xbdd80c20), // -1.6773158e-1, -1.6700561e-1, -1.4722723e-1, -1.0549188e-1
                f32::from_bits(0xbe165ed2), f32::from_bits(0xbec4c1aa), f32::from_bits(0xbf1afe51), f32::from_bits(0xbf1819ad), // -1.4684609e-1, -3.8429004e-1, -6.0544306e-1, -5.941418e-1
            ],
            [
                f32::from_bits(0xbd4dd09f), f32::from_bits(0xbd564e3f), f32::from_bits(0xbd9eb0a0), f32::from_bits(0xbde27737), // -5.0247785e-2, -5.2320715e-2, -7.748532e-2, -1.1057895e-1
                f32::from_bits(0xbdb46583), f32::from_bits(0x3c81a75a), f32::from_bits(0x3dca517a), f32::from_bits(0x3dc31c9c), // -8.808424e-2, 1.582687e-2, 9.878822e-2, 9.526941e-2
            ],
            [
                f32::from_bits(0x3ba31e1d), f32::from_bits(0x3bf85c1e), f32::from_bits(0x3cb67bcd), f32::from_bits(0x3d0b76ff), // 4.977955e-3, 7.5793406e-3, 2.227583e-2, 3.404903e-2
                f32::from_bits(0x3cea288e), f32::from_bits(0x3c080871), f32::from_bits(0xbbb43c93), f32::from_bits(0xbba9d8d4), // 2.8583791e-2, 8.302794e-3, -5.500385e-3, -5.1833186e-3
            ],
            [
                f32::from_bits(0x3b4c06a0), f32::from_bits(0x3b07a3d7), f32::from_bits(0xbaa5d94e), f32::from_bits(0xbb3ac859), // 3.1131878e-3, 2.0697021e-3, -1.2653263e-3, -2.8500764e-3
                f32::from_bits(0xbb19f8a1), f32::from_bits(0xba61635a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.3494142e-3, -8.5978734e-4, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.94 0.94 0.94 0.91 0.90 0.76 0.87 0.78 0.97 0.83 0.80 0.80 0.81 0.92
/// 0.82 0.86 0.83 0.74 0.48 0.64 0.64 0.79 0.53 0.53 0.30 0.38 0.62 0.58 0.63 0.81
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.96 0.96 0.94 0.99 0.98 0.96 0.94
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 2.3580246 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7a83aa), f32::from_bits(0x3f7a7857), f32::from_bits(0x3f7a6d0a), f32::from_bits(0x3f7a77de), // 9.7857153e-1, 9.7839874e-1, 9.782263e-1, 9.783915e-1
                f32::from_bits(0x3f7b048e), f32::from_bits(0x3f7c1587), f32::from_bits(0x3f7e48c9), f32::from_bits(0x3f807bbc), // 9.8053825e-1, 9.847035e-1, 9.932981e-1, 1.0037761e0
                f32::from_bits(0x3f80496a), f32::from_bits(0x3f83ef3e), f32::from_bits(0x3f8f62a0), f32::from_bits(0x3f8be45d), // 1.0022404e0, 1.0307386e0, 1.1201973e0, 1.0929066e0
                f32::from_bits(0x3f90ffd9), f32::from_bits(0x3f965c29), f32::from_bits(0x3f998622), f32::from_bits(0x3f9fae5e), // 1.1328079e0, 1.1746875e0, 1.1994059e0, 1.2475088e0
                f32::from_bits(0x3fa18882), f32::from_bits(0x3fa9b83f), f32::from_bits(0x3faedc40), f32::from_bits(0x3fae848e), // 1.2619784e0, 1.3259352e0, 1.3660965e0, 1.3634202e0
                f32::from_bits(0x3fbbc90b), f32::from_bits(0x3fb23bf7), f32::from_bits(0x3fb3e5ff), f32::from_bits(0x3fc11ca3), // 1.4670728e0, 1.392455e0, 1.4054564e0, 1.5086864e0
                f32::from_bits(0x3fb3efd0), f32::from_bits(0x3fb7960a), f32::from_bits(0x3fb3f168), f32::from_bits(0x3faa52e1), // 1.405756e0, 1.4342663e0, 1.4058046e0, 1.3306543e0
                f32::from_bits(0x3fa1e163), f32::from_bits(0x3f9a6b95), f32::from_bits(0x3f930ba3), f32::from_bits(0x3ebe0c25), // 1.2646908e0, 1.2064081e0, 1.1487926e0, 3.711864e-1
            ],
            [
                f32::from_bits(0xbcc7946f), f32::from_bits(0xbcc16859), f32::from_bits(0xbcbed10e), f32::from_bits(0xbcc17910), // -2.436277e-2, -2.3609327e-2, -2.3293044e-2, -2.3617297e-2
                f32::from_bits(0xbcd60c60), f32::from_bits(0xbcf5d1c6), f32::from_bits(0xbd16204a), f32::from_bits(0xbd31835c), // -2.6128948e-2, -3.0007254e-2, -3.6651887e-2, -4.3338165e-2
                f32::from_bits(0xbd2f1a1a), f32::from_bits(0xbd6e1cfe), f32::from_bits(0xbdcac730), f32::from_bits(0xbdb08816), // -4.27495e-2, -5.8133118e-2, -9.901273e-2, -8.619706e-2
                f32::from_bits(0xbdd02dcd), f32::from_bits(0xbdeebf96), f32::from_bits(0xbdff92ce), f32::from_bits(0xbe0f37d2), // -1.0164986e-1, -1.1657636e-1, -1.2479173e-1, -1.3986138e-1
                f32::from_bits(0xbe13d2a6), f32::from_bits(0xbe26411e), f32::from_bits(0xbe30f6dc), f32::from_bits(0xbe308a2c), // -1.4435825e-1, -1.6235778e-1, -1.728167e-1, -1.7240208e-1
                f32::from_bits(0xbe4960c8), f32::from_bits(0xbe3821a1), f32::from_bits(0xbe3b7cd6), f32::from_bits(0xbe510d2f), // -1.9665825e-1, -1.7981578e-1, -1.830934e-1, -2.0415185e-1
                f32::from_bits(0xbe3bfec2), f32::from_bits(0xbe418490), f32::from_bits(0xbe3c0a80), f32::from_bits(0xbe2e6cc1), // -1.8358901e-1, -1.8898225e-1, -1.836338e-1, -1.7033674e-1
                f32::from_bits(0xbe230cc2), f32::from_bits(0xbe196277), f32::from_bits(0xbe1027fe), f32::from_bits(0xbcc1d0ff), // -1.5922835e-1, -1.4978968e-1, -1.4077756e-1, -2.3659227e-2
            ],
            [
                f32::from_bits(0xbc209c40), f32::from_bits(0xbc2f51e8), f32::from_bits(0xbc31a6ef), f32::from_bits(0xbc2f20dc), // -9.802878e-3, -1.070068e-2, -1.0843023e-2, -1.0688987e-2
                f32::from_bits(0xbc22f917), f32::from_bits(0xbc142251), f32::from_bits(0xbbfe5ae7), f32::from_bits(0xbbdbb451), // -9.947083e-3, -9.041385e-3, -7.7623012e-3, -6.704845e-3
                f32::from_bits(0xbbdd2bb7), f32::from_bits(0xbb992077), f32::from_bits(0x00000000), f32::from_bits(0xbac4189a), // -6.749596e-3, -4.6730596e-3, 0e0, -1.4960945e-3
                f32::from_bits(0x00000000), f32::from_bits(0x3aae4029), f32::from_bits(0x3b03d7dc), f32::from_bits(0x3b5135a0), // 0e0, 1.3294268e-3, 2.0117676e-3, 3.1922832e-3
                f32::from_bits(0x3b680b05), f32::from_bits(0x3b9d8670), f32::from_bits(0x3bb3d6ae), f32::from_bits(0x3bb37eda), // 3.5406959e-3, 4.807286e-3, 5.4882383e-3, 5.4777684e-3
                f32::from_bits(0x3be20244), f32::from_bits(0x3bc2dd3d), f32::from_bits(0x3bc97c9b), f32::from_bits(0x3becafbb), // 6.8972427e-3, 5.946784e-3, 6.1488873e-3, 7.223097e-3
                f32::from_bits(0x3bcb0801), f32::from_bits(0x3bd3666d), f32::from_bits(0x3bcb2c6e), f32::from_bits(0x3bb7e624), // 6.1960225e-3, 6.451419e-3, 6.200365e-3, 5.6121517e-3
                f32::from_bits(0x3ba89243), f32::from_bits(0x3b9c0ccb), f32::from_bits(0x3b908065), f32::from_bits(0x00000000), // 5.144389e-3, 4.762267e-3, 4.409837e-3, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.48341048 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f752574), f32::from_bits(0x3f749bd8), f32::from_bits(0x3f6c2b3d), f32::from_bits(0x3f6e12ef), // 9.5760274e-1, 9.55503e-1, 9.2253476e-1, 9.299764e-1
                f32::from_bits(0x3fa977ee), f32::from_bits(0x40049cce), f32::from_bits(0x400a0fe4), f32::from_bits(0x3ca5f71d), // 1.3239725e0, 2.0720706e0, 2.15722e0, 2.0259434e-2
            ],
            [
                f32::from_bits(0xbd4373cb), f32::from_bits(0xbd2ec5db), f32::from_bits(0xbabe972f), f32::from_bits(0xba61e458), // -4.771785e-2, -4.266916e-2, -1.4540906e-3, -8.617095e-4
                f32::from_bits(0xbe5ce364), f32::from_bits(0xbf0b9b6b), f32::from_bits(0xbf13c56b), f32::from_bits(0xbaabcaf6), // -2.1571118e-1, -5.4534024e-1, -5.772311e-1, -1.3106752e-3
            ],
            [
                f32::from_bits(0xbc953fb7), f32::from_bits(0xbcb930fe), f32::from_bits(0xbd2d3447), f32::from_bits(0xbd35f1d2), // -1.8218858e-2, -2.260637e-2, -4.2286184e-2, -4.442007e-2
                f32::from_bits(0xb9ceb362), f32::from_bits(0x3d5e497e), f32::from_bits(0x3d70c31e), f32::from_bits(0x00000000), // -3.9425032e-4, 5.4269306e-2, 5.877983e-2, 0e0
            ],
            [
                f32::from_bits(0xb9cd4966), f32::from_bits(0x3a5ca897), f32::from_bits(0x3ba74571), f32::from_bits(0x3bb91b33), // -3.9155333e-4, 8.417456e-4, 5.1047136e-3, 5.6489944e-3
                f32::from_bits(0x3ad5d4dc), f32::from_bits(0xbb1e0e04), f32::from_bits(0xbb30bb16), f32::from_bits(0x00000000), // 1.6314047e-3, -2.411724e-3, -2.696698e-3, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x39411e0a), f32::from_bits(0xb9322562), f32::from_bits(0xb95c45e6), // 0e0, 1.8417105e-4, -1.6989329e-4, -2.1006874e-4
                f32::from_bits(0xb897ab24), f32::from_bits(0x38289f5b), f32::from_bits(0x384509d9), f32::from_bits(0x00000000), // -7.2321185e-5, 4.0202733e-5, 4.697763e-5, 0e0
            ],
        ],
    },
};
