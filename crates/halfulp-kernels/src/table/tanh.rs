//! Coefficients of `tanh`. Written by `halfulp forge tanh --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 0.99 0.99 1.00 0.99 0.99 0.99 1.00 0.99 0.99 0.99 0.98 0.96
/// 0.98 0.98 0.97 0.98 1.00 0.99 0.96 1.00 1.00 0.99 0.98 0.98 0.98 1.00 0.93
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.99 1.00 0.99 0.99 0.99 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Binades { scale: 1.0, offset: 0.037109375, bits: 3 },
        map: Some([
            23, 24, 25, 26, 27, 28, 29, 29, 29, 30, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
            3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9, 10,
            10, 11, 11, 12, 12, 13, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb81b873c), f32::from_bits(0xb912293f), f32::from_bits(0xb9ba0087), // 0e0, -3.7080827e-5, -1.393901e-4, -3.5477077e-4
                f32::from_bits(0xba34bc85), f32::from_bits(0xba9d080e), f32::from_bits(0xbb3cd68e), f32::from_bits(0xbbb2bca9), // -6.8945467e-4, -1.198055e-3, -2.8814408e-3, -5.454619e-3
                f32::from_bits(0xbc250159), f32::from_bits(0xbc790e33), f32::from_bits(0xbca40088), f32::from_bits(0xbcd4a350), // -1.0071122e-2, -1.5201139e-2, -2.0019785e-2, -2.595678e-2
                f32::from_bits(0xbce1e471), f32::from_bits(0xbc8427eb), f32::from_bits(0x3c8f3efa), f32::from_bits(0x3cea0efc), // -2.757475e-2, -1.6132316e-2, 1.7486084e-2, 2.8571598e-2
                f32::from_bits(0x3d92d25e), f32::from_bits(0x3e097fbe), f32::from_bits(0x3e53f46a), f32::from_bits(0x3e8fce4b), // 7.1690306e-2, 1.3427636e-1, 2.0698705e-1, 2.8087077e-1
                f32::from_bits(0x3ebbd4db), f32::from_bits(0x3eda75bd), f32::from_bits(0x3f013532), f32::from_bits(0x3f165f59), // 3.6685833e-1, 4.2667952e-1, 5.0471795e-1, 5.873924e-1
                f32::from_bits(0x3f304964), f32::from_bits(0x3f43d1df), f32::from_bits(0x3f594798), f32::from_bits(0x3f611e2c), // 6.8861985e-1, 7.649211e-1, 8.487487e-1, 8.7936664e-1
                f32::from_bits(0x3f6c4b04), f32::from_bits(0x3f753f28), f32::from_bits(0x3f7296af), f32::from_bits(0x00000000), // 9.2301965e-1, 9.5799494e-1, 9.4761175e-1, 0e0
            ],
            [
                f32::from_bits(0x3f800811), f32::from_bits(0x3f804da3), f32::from_bits(0x3f80b81e), f32::from_bits(0x3f81544a), // 1.0002462e0, 1.0023693e0, 1.0056188e0, 1.0103848e0
                f32::from_bits(0x3f8211ab), f32::from_bits(0x3f82fce7), f32::from_bits(0x3f8551c7), f32::from_bits(0x3f880a03), // 1.0161642e0, 1.023343e0, 1.0415581e0, 1.0628055e0
                f32::from_bits(0x3f8be41e), f32::from_bits(0x3f8f65a3), f32::from_bits(0x3f922c05), f32::from_bits(0x3f951f70), // 1.0928991e0, 1.1202892e0, 1.1419684e0, 1.1650219e0
                f32::from_bits(0x3f95dd9a), f32::from_bits(0x3f921a0d), f32::from_bits(0x3f88a53a), f32::from_bits(0x3f85e1d4), // 1.1708252e0, 1.14142e0, 1.0675423e0, 1.0459542e0
                f32::from_bits(0x3f775518), f32::from_bits(0x3f5ca649), f32::from_bits(0x3f40b1c1), f32::from_bits(0x3f26ddd1), // 9.661422e-1, 8.619123e-1, 7.527123e-1, 6.5182215e-1
                f32::from_bits(0x3f0b44e1), f32::from_bits(0x3ef2cc72), f32::from_bits(0x3ec771f3), f32::from_bits(0x3e9cf36e), // 5.4401976e-1, 4.7421604e-1, 3.8954124e-1, 3.0654472e-1
                f32::from_bits(0x3e5afa32), f32::from_bits(0x3e1a33b1), f32::from_bits(0x3db4729c), f32::from_bits(0x3d899dd0), // 2.1384504e-1, 1.5058781e-1, 8.8109225e-2, 6.7195535e-2
                f32::from_bits(0x3d223921), f32::from_bits(0x3ca01615), f32::from_bits(0x3c3d9ed1), f32::from_bits(0x00000000), // 3.9605264e-2, 1.954178e-2, 1.1573509e-2, 0e0
            ],
            [
                f32::from_bits(0xbc949939), f32::from_bits(0xbd4966f9), f32::from_bits(0xbd99c7fa), f32::from_bits(0xbdd00861), // -1.8139469e-2, -4.9170468e-2, -7.5088456e-2, -1.0157848e-1
                f32::from_bits(0xbe01a1c2), f32::from_bits(0xbe1b8824), f32::from_bits(0xbe4e28b1), f32::from_bits(0xbe7b20d1), // -1.2659362e-1, -1.5188652e-1, -2.013271e-1, -2.4524237e-1
                f32::from_bits(0xbe96c00b), f32::from_bits(0xbea97d2c), f32::from_bits(0xbeb5f5a7), f32::from_bits(0xbec16f2d), // -2.9443392e-1, -3.310331e-1, -3.553898e-1, -3.7780133e-1
                f32::from_bits(0xbec40f07), f32::from_bits(0xbeba6001), f32::from_bits(0xbea5949a), f32::from_bits(0xbea03918), // -3.8292715e-1, -3.640137e-1, -3.2339936e-1, -3.129356e-1
                f32::from_bits(0xbe8d4ea6), f32::from_bits(0xbe6e267d), f32::from_bits(0xbe442465), f32::from_bits(0xbe20dcdd), // -2.7599066e-1, -2.325687e-1, -1.9154508e-1, -1.5709253e-1
                f32::from_bits(0xbdfc7b1a), f32::from_bits(0xbdd2c761), f32::from_bits(0xbda3bb88), f32::from_bits(0xbd721f81), // -1.2328167e-1, -1.0291935e-1, -7.994753e-2, -5.9112076e-2
                f32::from_bits(0xbd1b2482), f32::from_bits(0xbccadc7f), f32::from_bits(0xbc56e125), f32::from_bits(0xbc1c5f47), // -3.7876613e-2, -2.4763344e-2, -1.3115202e-2, -9.5442e-3
                f32::from_bits(0xbba9cf54), f32::from_bits(0xbb16e65a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -5.182186e-3, -2.3025484e-3, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Binades { scale: 1.0, offset: 1.796875, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3981f784), f32::from_bits(0xbd0c9938), f32::from_bits(0xbe56e1c5), f32::from_bits(0xbdda7188), // 2.478921e-4, -3.432581e-2, -2.0984562e-1, -1.06661856e-1
                f32::from_bits(0x3e694a4b), f32::from_bits(0x3f59c2cb), f32::from_bits(0x3f7e159e), f32::from_bits(0x32ffe170), // 2.2782247e-1, 8.5062855e-1, 9.9251735e-1, 2.9788424e-8
            ],
            [
                f32::from_bits(0x3f7ef14a), f32::from_bits(0x3f96e0b1), f32::from_bits(0x3fdf65c0), f32::from_bits(0x3fbe5bec), // 9.958693e-1, 1.178732e0, 1.7452927e0, 1.4871802e0
                f32::from_bits(0x3f64d61c), f32::from_bits(0x3dd937e1), f32::from_bits(0x3ad294bb), f32::from_bits(0x3f7fff8b), // 8.9389205e-1, 1.0606361e-1, 1.6066054e-3, 9.99993e-1
            ],
            [
                f32::from_bits(0x3ce1455b), f32::from_bits(0xbeae7fa6), f32::from_bits(0xbf8557ce), f32::from_bits(0xbf4c70dd), // 2.7498892e-2, -3.4081763e-1, -1.0417421e0, -7.9859716e-1
                f32::from_bits(0xbece19f2), f32::from_bits(0xbcd10d7e), f32::from_bits(0x00000000), f32::from_bits(0x39bb0954), // -4.025417e-1, -2.5519129e-2, 0e0, 3.567437e-4
            ],
            [
                f32::from_bits(0xbeda52b8), f32::from_bits(0xbdb9f51b), f32::from_bits(0x3e9b2f43), f32::from_bits(0x3e4db69d), // -4.2641234e-1, -9.079953e-2, 3.0309495e-1, 2.0089193e-1
                f32::from_bits(0x3da9e8ea), f32::from_bits(0x3b07f173), f32::from_bits(0x00000000), f32::from_bits(0xbeae2a8a), // 8.296378e-2, 2.074328e-3, 0e0, -3.401683e-1
            ],
            [
                f32::from_bits(0x3e29c267), f32::from_bits(0x3d47e93c), f32::from_bits(0xbd133b33), f32::from_bits(0xbca201f3), // 1.6578065e-1, 4.8806414e-2, -3.594513e-2, -1.977632e-2
                f32::from_bits(0xbbd70c8d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3d53e2a4), // -6.5627755e-3, 0e0, 0e0, 5.1729813e-2
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
