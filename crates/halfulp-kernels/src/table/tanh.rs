//! Coefficients of `tanh`. Written by `halfulp forge tanh`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 28 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 1.00 1.00 0.97 1.00 0.99 1.00 0.99 0.99 0.99 0.98 0.98
/// 0.98 0.97 0.99 0.99 1.00 0.99 0.98 0.99 0.99 1.00 0.99 1.00
///
/// avx2: 7 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 1.00 1.00 1.00 1.00 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Binades { scale: 1.0, offset: 0.34375, bits: 4 },
        map: Some([
            19, 20, 20, 21, 22, 22, 23, 23, 24, 24, 24, 25, 25, 25, 26, 26,
            26, 27, 27, 27, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 4,
            5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 11,
            12, 12, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 18, 18,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb81b873c), f32::from_bits(0xb912293f), f32::from_bits(0xb9c150bc), // 0e0, -3.7080827e-5, -1.393901e-4, -3.687198e-4
                f32::from_bits(0xba2df9a0), f32::from_bits(0xbad360b7), f32::from_bits(0xbb4cf686), f32::from_bits(0xbbac1a7b), // -6.6366233e-4, -1.6126846e-3, -3.127487e-3, -5.25218e-3
                f32::from_bits(0xbc27a529), f32::from_bits(0xbc790e33), f32::from_bits(0xbca45179), f32::from_bits(0xbcd4d4ed), // -1.0232248e-2, -1.5201139e-2, -2.005838e-2, -2.5980437e-2
                f32::from_bits(0xbce1e471), f32::from_bits(0xbc6d5d11), f32::from_bits(0x3c3b81ca), f32::from_bits(0x3d8a4416), // -2.757475e-2, -1.4487521e-2, 1.1444518e-2, 6.7512676e-2
                f32::from_bits(0x3e13a7e1), f32::from_bits(0x3e53f46a), f32::from_bits(0x3ea16222), f32::from_bits(0x3ec28481), // 1.441951e-1, 2.0698705e-1, 3.1520182e-1, 3.7991717e-1
                f32::from_bits(0x3efd6030), f32::from_bits(0x3f181ea6), f32::from_bits(0x3f2be2dc), f32::from_bits(0x3f42290d), // 4.9487448e-1, 5.9421766e-1, 6.7143035e-1, 7.584389e-1
                f32::from_bits(0x3f58647f), f32::from_bits(0x3f67392a), f32::from_bits(0x3f71dc78), f32::from_bits(0x3f7ee957), // 8.4528345e-1, 9.03216e-1, 9.4477034e-1, 9.95748e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f800811), f32::from_bits(0x3f804da3), f32::from_bits(0x3f80b81e), f32::from_bits(0x3f815e10), // 1.0002462e0, 1.0023693e0, 1.0056188e0, 1.0106831e0
                f32::from_bits(0x3f820615), f32::from_bits(0x3f839d46), f32::from_bits(0x3f859ce9), f32::from_bits(0x3f87e036), // 1.0158106e0, 1.0282371e0, 1.043851e0, 1.0615299e0
                f32::from_bits(0x3f8c036b), f32::from_bits(0x3f8f65a3), f32::from_bits(0x3f923187), f32::from_bits(0x3f952219), // 1.0938543e0, 1.1202892e0, 1.1421365e0, 1.1651031e0
                f32::from_bits(0x3f95dd9a), f32::from_bits(0x3f91980d), f32::from_bits(0x3f8a4e5b), f32::from_bits(0x3f792ef7), // 1.1708252e0, 1.1374527e0, 1.0805162e0, 9.733729e-1
                f32::from_bits(0x3f58a811), f32::from_bits(0x3f40b1c1), f32::from_bits(0x3f1b6cce), f32::from_bits(0x3f073ac9), // 8.463145e-1, 7.527123e-1, 6.07129e-1, 5.2824074e-1
                f32::from_bits(0x3ecc98bf), f32::from_bits(0x3e9995df), f32::from_bits(0x3e6a5a55), f32::from_bits(0x3e1f7af3), // 3.9960286e-1, 2.9997155e-1, 2.2886021e-1, 1.5574245e-1
                f32::from_bits(0x3db941dc), f32::from_bits(0x3d540293), f32::from_bits(0x3cdbd44a), f32::from_bits(0x3a693965), // 9.045765e-2, 5.1760267e-2, 2.6834626e-2, 8.896797e-4
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc949939), f32::from_bits(0xbd4966f9), f32::from_bits(0xbd99c7fa), f32::from_bits(0xbdd345a9), // -1.8139469e-2, -4.9170468e-2, -7.5088456e-2, -1.0316021e-1
                f32::from_bits(0xbe006838), f32::from_bits(0xbe2a4fd5), f32::from_bits(0xbe539ce1), f32::from_bits(0xbe791b7d), // -1.2539756e-1, -1.6632016e-1, -2.0665313e-1, -2.4326892e-1
                f32::from_bits(0xbe977929), f32::from_bits(0xbea97d2c), f32::from_bits(0xbeb60da0), f32::from_bits(0xbec1784b), // -2.9584625e-1, -3.310331e-1, -3.555727e-1, -3.778709e-1
                f32::from_bits(0xbec40f07), f32::from_bits(0xbeb9274b), f32::from_bits(0xbea9257b), f32::from_bits(0xbe8ee886), // -3.8292715e-1, -3.616279e-1, -3.3036408e-1, -2.7911776e-1
                f32::from_bits(0xbe67df31), f32::from_bits(0xbe442465), f32::from_bits(0xbe11f99c), f32::from_bits(0xbdf2b9d6), // -2.2643735e-1, -1.9154508e-1, -1.4255375e-1, -1.1851852e-1
                f32::from_bits(0xbda8fd4f), f32::from_bits(0xbd6ba462), f32::from_bits(0xbd28915b), f32::from_bits(0xbcd34104), // -8.25144e-2, -5.7529815e-2, -4.1154247e-2, -2.5787838e-2
                f32::from_bits(0xbc5d638a), f32::from_bits(0xbbe6ec97), f32::from_bits(0xbb58c289), f32::from_bits(0x00000000), // -1.35125015e-2, -7.0472467e-3, -3.3074936e-3, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Binades { scale: 1.125, offset: 0.625, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbe1c9fcb), f32::from_bits(0x3e3da1cd), f32::from_bits(0x3f33bbe3), f32::from_bits(0x00000000), // -1.5295331e-1, 1.8518753e-1, 7.020857e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x38839158), f32::from_bits(0xb8df0075), f32::from_bits(0xbd283ec8), // 0e0, 6.273639e-5, -1.0633554e-4, -4.1075498e-2
            ],
            [
                f32::from_bits(0x3fcbb4e9), f32::from_bits(0x3f7604fd), f32::from_bits(0x3e8ab9c6), f32::from_bits(0x00000000), // 1.5914584e0, 9.610136e-1, 2.709486e-1, 0e0
                f32::from_bits(0x3f800007), f32::from_bits(0x3f7f9df6), f32::from_bits(0x3f7fb81f), f32::from_bits(0x3f9aae76), // 1.0000008e0, 9.9850404e-1, 9.989032e-1, 1.2084491e0
            ],
            [
                f32::from_bits(0xbf62e710), f32::from_bits(0xbee253aa), f32::from_bits(0xbdc09296), f32::from_bits(0x00000000), // -8.8633823e-1, -4.4204456e-1, -9.402959e-2, 0e0
                f32::from_bits(0xb8b4358d), f32::from_bits(0x3c61d975), f32::from_bits(0x3c924567), f32::from_bits(0xbec77b11), // -8.5930435e-5, 1.3784756e-2, 1.785536e-2, -3.896108e-1
            ],
            [
                f32::from_bits(0x3e6f2dcb), f32::from_bits(0x3dbf00fc), f32::from_bits(0x3c70e5d1), f32::from_bits(0x00000000), // 2.3357312e-1, 9.32636e-2, 1.470323e-2, 0e0
                f32::from_bits(0xbea9b724), f32::from_bits(0xbeca772d), f32::from_bits(0xbed36e62), f32::from_bits(0xbd62ee3a), // -3.3147538e-1, -3.954405e-1, -4.1295153e-1, -5.540297e-2
            ],
            [
                f32::from_bits(0xbcc7403b), f32::from_bits(0xbbf7f14f), f32::from_bits(0xba646f60), f32::from_bits(0x00000000), // -2.432262e-2, -7.566608e-3, -8.714106e-4, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3e0f7df2), f32::from_bits(0x3e22a50f), f32::from_bits(0x3d20b853), // 0e0, 1.4012888e-1, 1.5883277e-1, 3.9238285e-2
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 25 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 0.95 0.91 0.96 0.96 0.80 0.82 0.86 0.95 0.92 0.95 0.91 0.80 0.67 0.80
/// 0.95 0.94 0.93 0.75 0.94 0.93 0.88 0.97 0.96
///
/// avx2: 6 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.99 0.97 0.97 0.99 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 3.46875,
        grid: Grid::FromZero { scale: 17.61468 },
        map: Some([
            0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 11, 11,
            12, 12, 13, 14, 15, 15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19,
            20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 23, 23,
            23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3a9adbf5), f32::from_bits(0x3bc43e99), f32::from_bits(0x3c05443e), f32::from_bits(0x3ca0ba22), // 1.181482e-3, 5.9889075e-3, 8.133946e-3, 1.9620005e-2
                f32::from_bits(0x3cefae0d), f32::from_bits(0x3d38cccc), f32::from_bits(0x3d813330), f32::from_bits(0x3d848bb9), // 2.9257799e-2, 4.5117185e-2, 6.308591e-2, 6.4719625e-2
                f32::from_bits(0x3de1b6d6), f32::from_bits(0x3e1ab332), f32::from_bits(0x3e4c7fff), f32::from_bits(0x3e7b7940), // 1.1021201e-1, 1.510742e-1, 1.9970702e-1, 2.4557972e-1
                f32::from_bits(0x3e9ea2e7), f32::from_bits(0x3eba3332), f32::from_bits(0x3edeffff), f32::from_bits(0x3ef36665), // 3.098366e-1, 3.6367184e-1, 4.3554685e-1, 4.7539058e-1
                f32::from_bits(0x3f0dc924), f32::from_bits(0x3f2452d2), f32::from_bits(0x3f35f777), f32::from_bits(0x3f396000), // 5.538504e-1, 6.4188874e-1, 7.1080726e-1, 7.241211e-1
                f32::from_bits(0x3f4a52d2), f32::from_bits(0x3f5c1b6d), f32::from_bits(0x3f691000), f32::from_bits(0x3f73ae8b), // 7.9032624e-1, 8.597935e-1, 9.104004e-1, 9.5188206e-1
                f32::from_bits(0x3f7378c5), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.5106155e-1, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f7ca482), f32::from_bits(0x3f758d10), f32::from_bits(0x3f7309b5), f32::from_bits(0x3f68ba2f), // 9.868852e-1, 9.591837e-1, 9.4936687e-1, 9.0909094e-1
                f32::from_bits(0x3f6147ae), f32::from_bits(0x3f570a3d), f32::from_bits(0x3f4ccccd), f32::from_bits(0x3f4ba2e3), // 8.8e-1, 8.4e-1, 8e-1, 7.954542e-1
                f32::from_bits(0x3f36db6e), f32::from_bits(0x3f266666), f32::from_bits(0x3f155555), f32::from_bits(0x3f06bca2), // 7.1428573e-1, 6.5e-1, 5.833333e-1, 5.263158e-1
                f32::from_bits(0x3ee8ba2f), f32::from_bits(0x3ecccccd), f32::from_bits(0x3eaaaaab), f32::from_bits(0x3e99999a), // 4.5454547e-1, 4e-1, 3.3333334e-1, 3e-1
                f32::from_bits(0x3e73cf3d), f32::from_bits(0x3e34b4b5), f32::from_bits(0x3e088889), f32::from_bits(0x3e000000), // 2.3809524e-1, 1.764706e-1, 1.3333334e-1, 1.25e-1
                f32::from_bits(0x3db4b4b5), f32::from_bits(0x3d5b6db7), f32::from_bits(0x3d000000), f32::from_bits(0x3c783e10), // 8.82353e-2, 5.357143e-2, 3.125e-2, 1.5151516e-2
                f32::from_bits(0x3c67d90e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.4150871e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 3.46875,
        grid: Grid::Binades { scale: 1.0, offset: 0.0, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f14533b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3a864f5d), // 5.79395e-1, 0e0, 0e0, 1.0247041e-3
                f32::from_bits(0xbad8cc57), f32::from_bits(0xba210463), f32::from_bits(0xbcba792b), f32::from_bits(0xbd25f442), // -1.654039e-3, -6.142316e-4, -2.2762856e-2, -4.0516146e-2
            ],
            [
                f32::from_bits(0x3ebc2fc5), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3f7c64f5), // 3.6755195e-1, 0e0, 0e0, 9.859155e-1
                f32::from_bits(0x3f83c6f4), f32::from_bits(0x3f81a8f7), f32::from_bits(0x3f93f0e1), f32::from_bits(0x3fa399fa), // 1.0295091e0, 1.0129689e0, 1.1557885e0, 1.2781365e0
            ],
            [
                f32::from_bits(0xbde0527d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.09532334e-1, 0e0, 0e0, 0e0
                f32::from_bits(0xbe307a7a), f32::from_bits(0xbd8e8271), f32::from_bits(0xbebe4599), f32::from_bits(0xbf104a10), // -1.7234221e-1, -6.9584735e-2, -3.7162474e-1, -5.636301e-1
            ],
            [
                f32::from_bits(0x3c353e84), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.1062268e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0xbe57c1a2), f32::from_bits(0x00000000), f32::from_bits(0x3db415bc), // 0e0, -2.1069959e-1, 0e0, 8.793208e-2
            ],
        ],
    },
};
