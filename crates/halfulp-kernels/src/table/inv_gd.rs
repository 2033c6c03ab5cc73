//! Coefficients of `inv_gd`. Written by `halfulp forge inv_gd --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00 0.38 0.36 0.75 0.66 0.57 0.78 0.72 0.63
/// 0.78 0.85 0.81 0.80 1.00 0.91 0.95 0.91 0.93 0.94 0.98 0.99 0.99 0.99 1.00 0.99
///
/// avx2: 8 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.90 0.95 0.98 0.96 0.97 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.375, offset: 2.1689453, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0xc4dd2880), f32::from_bits(0x40d6c000), f32::from_bits(0xc3c89280), // 0e0, -1.7692656e3, 6.7109375e0, -4.0114453e2
                f32::from_bits(0x46e90cfa), f32::from_bits(0x461980f0), f32::from_bits(0x4667498c), f32::from_bits(0xc2c9ce00), // 2.9830488e4, 9.824234e3, 1.4802387e4, -1.0090234e2
                f32::from_bits(0x4548b9f3), f32::from_bits(0x44c49ea5), f32::from_bits(0xc23a9480), f32::from_bits(0xc2161bd9), // 3.2116218e3, 1.5729576e3, -4.664502e1, -3.7527195e1
                f32::from_bits(0x441e04df), f32::from_bits(0x43a806d7), f32::from_bits(0x42b689c8), f32::from_bits(0x433386ea), // 6.320761e2, 3.3605344e2, 9.1269104e1, 1.7952701e2
                f32::from_bits(0x42c32e9a), f32::from_bits(0x4290fea5), f32::from_bits(0x423193aa), f32::from_bits(0x421bdb3f), // 9.759102e1, 7.249735e1, 4.4394203e1, 3.8964108e1
                f32::from_bits(0x41977c93), f32::from_bits(0x41335128), f32::from_bits(0x40e158a3), f32::from_bits(0x40992dd1), // 1.8935827e1, 1.1207314e1, 7.04207e0, 4.786843e0
                f32::from_bits(0xc0bb9754), f32::from_bits(0xc0c73381), f32::from_bits(0xbf3a6642), f32::from_bits(0x3ed147cc), // -5.8622227e0, -6.225037e0, -7.2812283e-1, 4.087509e-1
                f32::from_bits(0xbdc2263b), f32::from_bits(0xbcaaf60a), f32::from_bits(0xbad187f6), f32::from_bits(0xb88856a1), // -9.479948e-2, -2.0869274e-2, -1.5985954e-3, -6.501121e-5
            ],
            [
                f32::from_bits(0x3f800031), f32::from_bits(0x448d8000), f32::from_bits(0x00000000), f32::from_bits(0x43820000), // 1.0000058e0, 1.132e3, 0e0, 2.6e2
                f32::from_bits(0xc7159000), f32::from_bits(0xc6463000), f32::from_bits(0xc694fc00), f32::from_bits(0x42880000), // -3.8288e4, -1.2684e4, -1.907e4, 6.8e1
                f32::from_bits(0xc582caab), f32::from_bits(0xc5016000), f32::from_bits(0x42040000), f32::from_bits(0x41d88d39), // -4.1853335e3, -2.07e3, 3.3e1, 2.7068956e1
                f32::from_bits(0xc45371c8), f32::from_bits(0xc3e4743f), f32::from_bits(0xc303c30c), f32::from_bits(0xc3791d42), // -8.4577783e2, -4.5690817e2, -1.317619e2, -2.4911429e2
                f32::from_bits(0xc30ab0fd), f32::from_bits(0xc2d0d000), f32::from_bits(0xc282fde2), f32::from_bits(0xc267bbbc), // -1.3869136e2, -1.0440625e2, -6.5495865e1, -5.7933334e1
                f32::from_bits(0xc1ea8872), f32::from_bits(0xc18f064f), f32::from_bits(0xc137e46f), f32::from_bits(0xc0fd3abc), // -2.9316624e1, -1.787808e1, -1.149327e1, -7.9134197e0
                f32::from_bits(0x418c6f02), f32::from_bits(0x41984f78), f32::from_bits(0x4066ab89), f32::from_bits(0xbe34e029), // 1.7554203e1, 1.9038803e1, 3.6042197e0, -1.7663635e-1
                f32::from_bits(0x3fba0d03), f32::from_bits(0x3f9079a7), f32::from_bits(0x3f820950), f32::from_bits(0x3f802904), // 1.4535221e0, 1.1287125e0, 1.0159092e0, 1.0012517e0
            ],
            [
                f32::from_bits(0xb9617cbe), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.1504142e-4, 0e0, 0e0, 0e0
                f32::from_bits(0x46400000), f32::from_bits(0x45800000), f32::from_bits(0x45c00000), f32::from_bits(0x00000000), // 1.2288e4, 4.096e3, 6.144e3, 0e0
                f32::from_bits(0x44aaaaab), f32::from_bits(0x442aaaab), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.3653334e3, 6.826667e2, 0e0, 0e0
                f32::from_bits(0x438e38e4), f32::from_bits(0x431cbc15), f32::from_bits(0x42430c31), f32::from_bits(0x42af8af9), // 2.8444446e2, 1.567347e2, 4.8761906e1, 8.777143e1
                f32::from_bits(0x424a4588), f32::from_bits(0x421b6db7), f32::from_bits(0x41cb1b81), f32::from_bits(0x41b60b61), // 5.05679e1, 3.8857143e1, 2.538843e1, 2.2755556e1
                f32::from_bits(0x41488723), f32::from_bits(0x4104ce7e), f32::from_bits(0x40bb5095), f32::from_bits(0x408dda52), // 1.2532992e1, 8.300413e0, 5.8535867e0, 4.4329004e0
                f32::from_bits(0xc17db84d), f32::from_bits(0xc18d2e10), f32::from_bits(0xc04c92ce), f32::from_bits(0x3f7e27dd), // -1.5857495e1, -1.7647491e1, -3.1964602e0, 9.9279577e-1
                f32::from_bits(0xbf412726), f32::from_bits(0xbe8e199a), f32::from_bits(0xbd6380e7), f32::from_bits(0xbc07dec5), // -7.545036e-1, -2.7753907e-1, -5.5542853e-2, -8.2928585e-3
            ],
            [
                f32::from_bits(0x3e2cb6a1), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.6866542e-1, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x40ac53d6), f32::from_bits(0x40c1dd5a), f32::from_bits(0x3fc5f535), f32::from_bits(0x00000000), // 5.385234e0, 6.0582705e0, 1.5465456e0, 0e0
                f32::from_bits(0x3f1e859e), f32::from_bits(0x3ec52ba4), f32::from_bits(0x3e73c718), f32::from_bits(0x3e3f18b9), // 6.1922634e-1, 3.8509858e-1, 2.3806417e-1, 1.8661775e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.0092817545, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x40befa69), f32::from_bits(0x409389c5), f32::from_bits(0x407b4d12), f32::from_bits(0x405ab18d), // 5.9680676e0, 4.6105676e0, 3.926579e0, 3.4170868e0
                f32::from_bits(0x403c18e7), f32::from_bits(0x402a1b95), f32::from_bits(0x400b501c), f32::from_bits(0x3fe09daa), // 2.93902e0, 2.6579335e0, 2.1767645e0, 1.7548115e0
            ],
            [
                f32::from_bits(0xc4d48bb9), f32::from_bits(0xc356020d), f32::from_bits(0xc291fccd), f32::from_bits(0xc1fdb64c), // -1.7003663e3, -2.1400801e2, -7.299375e1, -3.1714012e1
                f32::from_bits(0xc161dc88), f32::from_bits(0xc10d15e1), f32::from_bits(0xc066bcb9), f32::from_bits(0xbfb9cb2d), // -1.4116341e1, -8.817842e0, -3.6052687e0, -1.4515129e0
            ],
            [
                f32::from_bits(0x493b9f6c), f32::from_bits(0x464e1982), f32::from_bits(0x44cb1cda), f32::from_bits(0x439eabd2), // 7.6850275e5, 1.3190377e4, 1.6249016e3, 3.1734235e2
                f32::from_bits(0x4284b411), f32::from_bits(0x41e7f302), f32::from_bits(0x40b513fa), f32::from_bits(0x3f90dbbd), // 6.635169e1, 2.8993656e1, 5.6586885e0, 1.1317059e0
            ],
            [
                f32::from_bits(0xcd43d592), f32::from_bits(0xc8e116a2), f32::from_bits(0xc6a31c9b), f32::from_bits(0xc4e29ba4), // -2.053471e8, -4.6098106e5, -2.0878303e4, -1.8128638e3
                f32::from_bits(0xc32e6208), f32::from_bits(0xc26c2b66), f32::from_bits(0xc0ab7e89), f32::from_bits(0xbef1ea1b), // -1.7438293e2, -5.904238e1, -5.359196e0, -4.724892e-1
            ],
            [
                f32::from_bits(0x50d22945), f32::from_bits(0x4ac88e8b), f32::from_bits(0x47d97f85), f32::from_bits(0x458655ac), // 2.820736e10, 6.5718455e6, 1.1135904e5, 4.298709e3
                f32::from_bits(0x433d1a98), f32::from_bits(0x4283cbb8), f32::from_bits(0x4033686a), f32::from_bits(0x3dd46061), // 1.8910388e2, 6.589789e1, 2.803248e0, 1.0369945e-1
            ],
            [
                f32::from_bits(0xd3b32fe6), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.5392055e12, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0xc1f6025c), f32::from_bits(0xbf1d75a3), f32::from_bits(0xbbe64e12), // 0e0, -3.0751152e1, -6.1507624e-1, -7.0283497e-3
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 27 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.00 0.00 0.00 0.67 0.80 0.80 0.50 0.25 0.88 0.89 0.88 0.94 0.86 0.89 0.89
/// 0.92 0.92 0.94 0.98 0.88 0.95 0.93 0.96 0.97 0.98 1.00
///
/// avx2: 8 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.91 0.68 0.78 0.99 0.97 0.98 0.99
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 2.1015625, bits: 5 },
        map: Some([
            26, 0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7,
            7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11,
            11, 11, 12, 12, 12, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18,
            18, 19, 19, 19, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 25,
        ]),
        coefficients: [
            [
                f32::from_bits(0xc40c06ff), f32::from_bits(0xc28b9800), f32::from_bits(0xc22e27fa), f32::from_bits(0xc1d5b000), // -5.601093e2, -6.9796875e1, -4.353904e1, -2.6710938e1
                f32::from_bits(0xc1853000), f32::from_bits(0xc11f2000), f32::from_bits(0xc0cfc001), f32::from_bits(0xc0916000), // -1.6648438e1, -9.9453125e0, -6.492188e0, -4.5429688e0
                f32::from_bits(0xc0570ff6), f32::from_bits(0xc0051800), f32::from_bits(0xbfb1f1c8), f32::from_bits(0xbf67a001), // -3.3603492e0, -2.0795898e0, -1.3901911e0, -9.047852e-1
                f32::from_bits(0xbf26a5a7), f32::from_bits(0xbef96db9), f32::from_bits(0xbed1ffe8), f32::from_bits(0xbe808e39), // -6.5096515e-1, -4.8716524e-1, -4.1015553e-1, -2.5108507e-1
                f32::from_bits(0xbe5113b5), f32::from_bits(0xbe1789da), f32::from_bits(0xbdcc0003), f32::from_bits(0xbd5b3342), // -2.0417674e-1, -1.479868e-1, -9.96094e-2, -5.351568e-2
                f32::from_bits(0xbd218004), f32::from_bits(0xbcd4f3d6), f32::from_bits(0xbc74446a), f32::from_bits(0xbbe1555b), // -3.9428726e-2, -2.5995176e-2, -1.4908889e-2, -6.8766302e-3
                f32::from_bits(0xbb596fef), f32::from_bits(0xbab5f323), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -3.317829e-3, -1.3881664e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x43b4ffff), f32::from_bits(0x42400000), f32::from_bits(0x41f7fff8), f32::from_bits(0x41a00000), // 3.6199997e2, 4.8e1, 3.0999985e1, 2e1
                f32::from_bits(0x41555555), f32::from_bits(0x410ccccd), f32::from_bits(0x40cccccd), f32::from_bits(0x40a00000), // 1.3333333e1, 8.8e0, 6.4e0, 5e0
                f32::from_bits(0x4083fffc), f32::from_bits(0x40480000), f32::from_bits(0x40238e39), f32::from_bits(0x40080000), // 4.124998e0, 3.125e0, 2.5555556e0, 2.125e0
                f32::from_bits(0x3ff0f0f1), f32::from_bits(0x3fdb6db7), f32::from_bits(0x3fd0d78d), f32::from_bits(0x3fb8e38e), // 1.882353e0, 1.7142857e0, 1.6315781e0, 1.4444444e0
                f32::from_bits(0x3fb13b14), f32::from_bits(0x3fa76276), f32::from_bits(0x3f9e1e1e), f32::from_bits(0x3f93e93f), // 1.3846154e0, 1.3076923e0, 1.2352941e0, 1.1555556e0
                f32::from_bits(0x3f900000), f32::from_bits(0x3f8c30c3), f32::from_bits(0x3f888889), f32::from_bits(0x3f855555), // 1.125e0, 1.0952381e0, 1.0666667e0, 1.0416666e0
                f32::from_bits(0x3f834835), f32::from_bits(0x3f821d9e), f32::from_bits(0x3f800000), f32::from_bits(0x00000000), // 1.0256411e0, 1.0165288e0, 1e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 1.734375, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x4724ab80), f32::from_bits(0xc621fbb9), f32::from_bits(0xc39aaf7d), f32::from_bits(0x4118b84e), // 4.21555e4, -1.0366931e4, -3.09371e2, 9.544996e0
                f32::from_bits(0xbf43f59f), f32::from_bits(0xbe3abeda), f32::from_bits(0xbb466c20), f32::from_bits(0x3a11ff56), // -7.6546663e-1, -1.8236867e-1, -3.027685e-3, 5.569359e-4
            ],
            [
                f32::from_bits(0xc753a000), f32::from_bits(0x46a23ca1), f32::from_bits(0x44297ce9), f32::from_bits(0xc1766a82), // -5.4176e4, 2.0766314e4, 6.779517e2, -1.5401003e1
                f32::from_bits(0x407c6d68), f32::from_bits(0x3fe82828), f32::from_bits(0x3f83b396), f32::from_bits(0x3f7d0a71), // 3.9441776e0, 1.8137255e0, 1.028918e0, 9.884406e-1
            ],
            [
                f32::from_bits(0x46880000), f32::from_bits(0xc658bc82), f32::from_bits(0xc3f7b035), f32::from_bits(0x40ec1c3b), // 1.7408e4, -1.3871127e4, -4.9537662e2, 7.378446e0
                f32::from_bits(0xc06fcbd1), f32::from_bits(0xbf9eb25b), f32::from_bits(0xbdbf1e5e), f32::from_bits(0x3d9ed379), // -3.746815e0, -1.239818e0, -9.331964e-2, 7.755179e-2
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x454129e4), f32::from_bits(0x42f32d1f), f32::from_bits(0x00000000), // 0e0, 3.0906182e3, 1.2158813e2, 0e0
                f32::from_bits(0x3fe5b7e7), f32::from_bits(0x3f55952a), f32::from_bits(0x3e8c0a09), f32::from_bits(0x00000000), // 1.7946748e0, 8.343073e-1, 2.7351406e-1, 0e0
            ],
        ],
    },
};
