//! Coefficients of `gelu_tanh`. Written by `halfulp forge gelu_tanh --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 0.99 0.97 0.99 0.98 1.00 1.00 0.99 0.99 0.99 0.99 0.98
/// 0.98 0.96 0.97 1.00 0.95 0.96 0.98 0.98 0.99 0.96 0.91 0.96 1.00 0.98 0.96 0.99
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 0.99 0.99 0.99
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
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f574527), f32::from_bits(0x3f57473f), f32::from_bits(0x3f5749d8), // 8.408964e-1, 8.4089893e-1, 8.409309e-1, 8.409705e-1
                f32::from_bits(0x3f5751ab), f32::from_bits(0x3f5781fb), f32::from_bits(0x3f57f232), f32::from_bits(0x3f5859c4), // 8.410899e-1, 8.418271e-1, 8.4353936e-1, 8.451197e-1
                f32::from_bits(0x3f58ab91), f32::from_bits(0x3f59a404), f32::from_bits(0x3f5b5fc3), f32::from_bits(0x3f5d8b1e), // 8.463679e-1, 8.5015893e-1, 8.5692996e-1, 8.65404e-1
                f32::from_bits(0x3f6107bd), f32::from_bits(0x3f658e00), f32::from_bits(0x3f696b6b), f32::from_bits(0x3f6d6fba), // 8.790243e-1, 8.96698e-1, 9.117953e-1, 9.2748606e-1
                f32::from_bits(0x3f70e591), f32::from_bits(0x3f6bdf65), f32::from_bits(0x3f776fb2), f32::from_bits(0x3f7d7e9f), // 9.410029e-1, 9.213775e-1, 9.665481e-1, 9.9021333e-1
                f32::from_bits(0x3f8215e5), f32::from_bits(0x3f84b48e), f32::from_bits(0x3f86d0f7), f32::from_bits(0x3f88673d), // 1.0162932e0, 1.0367601e0, 1.0532521e0, 1.0656506e0
                f32::from_bits(0x3f878dfc), f32::from_bits(0x3f8521ea), f32::from_bits(0x3f82e973), f32::from_bits(0x3f7f91c4), // 1.0590205e0, 1.0400975e0, 1.0227493e0, 9.9831796e-1
                f32::from_bits(0x3f73d980), f32::from_bits(0x3f641194), f32::from_bits(0x3f48d9d9), f32::from_bits(0x3f0dc104), // 9.5253754e-1, 8.908932e-1, 7.845741e-1, 5.5372643e-1
            ],
            [
                f32::from_bits(0xbe2bc206), f32::from_bits(0xbe2bdd9c), f32::from_bits(0xbe2c61df), f32::from_bits(0xbe2cc9cf), // -1.6773233e-1, -1.6783756e-1, -1.683421e-1, -1.6873859e-1
                f32::from_bits(0xbe2dc677), f32::from_bits(0xbe31b8ad), f32::from_bits(0xbe38346b), f32::from_bits(0xbe3d11dd), // -1.697024e-1, -1.7355604e-1, -1.7988746e-1, -1.8463846e-1
                f32::from_bits(0xbe407176), f32::from_bits(0xbe49d1dd), f32::from_bits(0xbe5803ab), f32::from_bits(0xbe67596c), // -1.8793282e-1, -1.9708963e-1, -2.1095149e-1, -2.2592705e-1
                f32::from_bits(0xbe7cd49d), f32::from_bits(0xbe8a8f4e), f32::from_bits(0xbe93e1bb), f32::from_bits(0xbe9cce24), // -2.469048e-1, -2.7062458e-1, -2.8883156e-1, -3.0626023e-1
                f32::from_bits(0xbea4093a), f32::from_bits(0xbe9a11bd), f32::from_bits(0xbeb09388), f32::from_bits(0xbebb41db), // -3.203829e-1, -3.0091658e-1, -3.4487557e-1, -3.657368e-1
                f32::from_bits(0xbec60c7d), f32::from_bits(0xbecde0f9), f32::from_bits(0xbed3cbf1), f32::from_bits(0xbed7ecf0), // -3.8681403e-1, -4.0210703e-1, -4.1366532e-1, -4.2172956e-1
                f32::from_bits(0xbed5f3b9), f32::from_bits(0xbed09737), f32::from_bits(0xbecbe021), f32::from_bits(0xbec56acd), // -4.1787508e-1, -4.0740368e-1, -3.9819434e-1, -3.8558045e-1
                f32::from_bits(0xbeb9c76b), f32::from_bits(0xbeaaca70), f32::from_bits(0xbe924f32), f32::from_bits(0xbe4297a3), // -3.6284956e-1, -3.3357573e-1, -2.8576046e-1, -1.9003157e-1
            ],
            [
                f32::from_bits(0xbd4d7420), f32::from_bits(0xbd483da0), f32::from_bits(0xbd401046), f32::from_bits(0xbd3c1d57), // -5.0159574e-2, -4.8886895e-2, -4.689052e-2, -4.592642e-2
                f32::from_bits(0xbd34447f), f32::from_bits(0xbd1f8109), f32::from_bits(0xbd0775fc), f32::from_bits(0xbcf1c605), // -4.4010635e-2, -3.8941417e-2, -3.3071503e-2, -2.9513368e-2
                f32::from_bits(0xbce0049a), f32::from_bits(0xbcb2a5a8), f32::from_bits(0xbc70ed30), f32::from_bits(0xbc04712c), // -2.7345944e-2, -2.1807507e-2, -1.4704987e-2, -8.083623e-3
                f32::from_bits(0x00000000), f32::from_bits(0x3c027803), f32::from_bits(0x3c5c6d31), f32::from_bits(0x3c95dce6), // 0e0, 7.963183e-3, 1.3453768e-2, 1.829381e-2
                f32::from_bits(0x3cb412c6), f32::from_bits(0x3c8c866c), f32::from_bits(0x3ce42dfe), f32::from_bits(0x3d04ed08), // 2.1981608e-2, 1.7153941e-2, 2.7853962e-2, 3.2452613e-2
                f32::from_bits(0x3d165f0d), f32::from_bits(0x3d2212ef), f32::from_bits(0x3d2a5e8d), f32::from_bits(0x3d2fbde1), // 3.671174e-2, 3.9568838e-2, 4.1594077e-2, 4.2905692e-2
                f32::from_bits(0x3d2d726f), f32::from_bits(0x3d27834f), f32::from_bits(0x3d2281a6), f32::from_bits(0x3d1bd65a), // 4.234546e-2, 4.089671e-2, 3.9674424e-2, 3.804622e-2
                f32::from_bits(0x3d104772), f32::from_bits(0x3d020b14), f32::from_bits(0x3cd80a88), f32::from_bits(0x3c86b3a4), // 3.5224386e-2, 3.1748846e-2, 2.637221e-2, 1.6443081e-2
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 2.15625, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f5747a3), f32::from_bits(0x3f56f28c), f32::from_bits(0x3f55f4dc), // 8.408964e-1, 8.4093684e-1, 8.396385e-1, 8.357675e-1
                f32::from_bits(0x3f546274), f32::from_bits(0x3f53a34c), f32::from_bits(0x3f8f62cd), f32::from_bits(0x3f08bb7b), // 8.296273e-1, 8.2671046e-1, 1.1202027e0, 5.341107e-1
            ],
            [
                f32::from_bits(0xbe2bc274), f32::from_bits(0xbe2bff3a), f32::from_bits(0xbe259db1), f32::from_bits(0xbe196367), // -1.6773397e-1, -1.679658e-1, -1.6173436e-1, -1.4979325e-1
                f32::from_bits(0xbe0bbd5e), f32::from_bits(0xbe062c56), f32::from_bits(0xbedc845e), f32::from_bits(0xbe3ac392), // -1.3646457e-1, -1.310285e-1, -4.3069738e-1, -1.8238667e-1
            ],
            [
                f32::from_bits(0xbd4d9ba0), f32::from_bits(0xbd4c52f5), f32::from_bits(0xbd7b4d68), f32::from_bits(0xbd99f035), // -5.0197244e-2, -4.98838e-2, -6.1353117e-2, -7.516519e-2
                f32::from_bits(0xbdb05efa), f32::from_bits(0xbdb7aafe), f32::from_bits(0x3ccf3068), f32::from_bits(0x3c809adf), // -8.611865e-2, -8.968161e-2, 2.5291637e-2, 1.5698848e-2
            ],
            [
                f32::from_bits(0x3b9c54da), f32::from_bits(0x3ba653c2), f32::from_bits(0x3c713986), f32::from_bits(0x3cb2de8f), // 4.7708573e-3, 5.0759027e-3, 1.4723187e-2, 2.183464e-2
                f32::from_bits(0x3cd3ecd1), f32::from_bits(0x3cdc1b2e), f32::from_bits(0x3beca1ba), f32::from_bits(0x00000000), // 2.5869759e-2, 2.6868429e-2, 7.2214277e-3, 0e0
            ],
            [
                f32::from_bits(0x3b7fa7ea), f32::from_bits(0x3b4d62ef), f32::from_bits(0x00000000), f32::from_bits(0xbab480d4), // 3.9009997e-3, 3.1339487e-3, 0e0, -1.3771304e-3
                f32::from_bits(0xbafe1ecf), f32::from_bits(0xbb05c566), f32::from_bits(0xba4c4dc6), f32::from_bits(0x00000000), // -1.9387844e-3, -2.0411848e-3, -7.7935716e-4, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.95 0.99 0.95 0.96 0.95 0.92 0.85 0.91 0.81 0.73 0.84 0.75 0.94 0.59
/// 0.58 0.74 0.22 0.33 0.69 0.80 0.04 0.04 0.00 0.02 0.03 0.00 0.06 0.05 0.16 0.83
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.97 0.87 0.88 0.94 0.92 0.78
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 5.882828 },
        map: Some([
            0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5,
            5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9,
            9, 10, 10, 11, 11, 12, 12, 13, 14, 14, 15, 16, 17, 18, 19, 20,
            21, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 31, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f6ac0bb), f32::from_bits(0x3f6adb3b), f32::from_bits(0x3f6b5a08), f32::from_bits(0x3f6e9e8e), // 9.1700333e-1, 9.174077e-1, 9.193425e-1, 9.3210685e-1
                f32::from_bits(0x3f76497c), f32::from_bits(0x3f8497e0), f32::from_bits(0x3f8fbe7f), f32::from_bits(0x3f9d1037), // 9.620588e-1, 1.0358849e0, 1.123001e0, 1.2270573e0
                f32::from_bits(0x3fac518a), f32::from_bits(0x3faffb89), f32::from_bits(0x3fa34177), f32::from_bits(0x3f92c5aa), // 1.3462384e0, 1.3748637e0, 1.2754353e0, 1.1466572e0
                f32::from_bits(0x3f7d450a), f32::from_bits(0x3f64f9e3), f32::from_bits(0x3f3a60c5), f32::from_bits(0x3f1de593), // 9.893347e-1, 8.9443797e-1, 7.280391e-1, 6.167843e-1
                f32::from_bits(0x3f017cdf), f32::from_bits(0x3ee6f411), f32::from_bits(0x3ec645a1), f32::from_bits(0x3e92e531), // 5.0581163e-1, 4.5108083e-1, 3.8724998e-1, 2.8690484e-1
                f32::from_bits(0x3e8711de), f32::from_bits(0x3e38cff8), f32::from_bits(0x3e072a74), f32::from_bits(0x3dc3cd66), // 2.638082e-1, 1.8048084e-1, 1.3199788e-1, 9.560661e-2
                f32::from_bits(0x3bfa7dfa), f32::from_bits(0x3d6b66ce), f32::from_bits(0x3d2e97f3), f32::from_bits(0x3b2e2b61), // 7.644412e-3, 5.747109e-2, 4.262538e-2, 2.6576149e-3
                f32::from_bits(0x3cb5a454), f32::from_bits(0x3c743e46), f32::from_bits(0x3c285c6c), f32::from_bits(0x3bcdeb7d), // 2.2173084e-2, 1.4907425e-2, 1.0275941e-2, 6.284176e-3
            ],
            [
                f32::from_bits(0xbdbb39b9), f32::from_bits(0xbdbefb34), f32::from_bits(0xbdc99151), f32::from_bits(0xbdf43593), // -9.141869e-2, -9.325257e-2, -9.84217e-2, -1.1924281e-1
                f32::from_bits(0xbe1c54c8), f32::from_bits(0xbe5973a3), f32::from_bits(0xbe89894a), f32::from_bits(0xbea72d5b), // -1.5266716e-1, -2.1235518e-1, -2.6862556e-1, -3.265179e-1
                f32::from_bits(0xbec4ae25), f32::from_bits(0xbecb04f9), f32::from_bits(0xbeb866a7), f32::from_bits(0xbea1fda1), // -3.8414112e-1, -3.965223e-1, -3.6015818e-1, -3.1638816e-1
                f32::from_bits(0xbe8817ad), f32::from_bits(0xbe724278), f32::from_bits(0xbe3fb01f), f32::from_bits(0xbe1f3c51), // -2.6580563e-1, -2.3658168e-1, -1.8719529e-1, -1.5550353e-1
                f32::from_bits(0xbdff87d1), f32::from_bits(0xbde1538a), f32::from_bits(0xbdbeaa56), f32::from_bits(0xbd899ecd), // -1.2477077e-1, -1.1002262e-1, -9.309833e-2, -6.719742e-2
                f32::from_bits(0xbd7b7860), f32::from_bits(0xbd2734de), f32::from_bits(0xbcef8a6b), f32::from_bits(0xbcaa1001), // -6.1394095e-2, -4.0821902e-2, -2.9240808e-2, -2.0759584e-2
                f32::from_bits(0xba57f0c0), f32::from_bits(0xbc46a7ce), f32::from_bits(0xbc1110ce), f32::from_bits(0xb98f1572), // -8.2374737e-4, -1.2124969e-2, -8.854104e-3, -2.7291063e-4
                f32::from_bits(0xbb924b72), f32::from_bits(0xbb415a55), f32::from_bits(0xbb034042), f32::from_bits(0xba9d7c38), // -4.46456e-3, -2.9503305e-3, -2.0027314e-3, -1.201517e-3
            ],
            [
                f32::from_bits(0xbd036ddf), f32::from_bits(0xbcf49ba1), f32::from_bits(0xbcd818cd), f32::from_bits(0xbc91c3a4), // -3.2087203e-2, -2.9859366e-2, -2.6379013e-2, -1.7793484e-2
                f32::from_bits(0xbc0a0728), f32::from_bits(0x3b715efc), f32::from_bits(0x3c517016), f32::from_bits(0x3caabd63), // -8.424558e-3, 3.6830297e-3, 1.2783071e-2, 2.084226e-2
                f32::from_bits(0x3ce3d4fe), f32::from_bits(0x3ceec8a0), f32::from_bits(0x3cd388d8), f32::from_bits(0x3cb50fc0), // 2.7811524e-2, 2.91484e-2, 2.5822088e-2, 2.2102237e-2
                f32::from_bits(0x3c93bfb9), f32::from_bits(0x3c815188), f32::from_bits(0x3c4697fb), f32::from_bits(0x3c219d88), // 1.8035756e-2, 1.5785947e-2, 1.2121196e-2, 9.8642185e-3
                f32::from_bits(0x3bfd8175), f32::from_bits(0x3bdcf3be), f32::from_bits(0x3bb83150), f32::from_bits(0x3b816c42), // 7.7363797e-3, 6.7429235e-3, 5.621113e-3, 3.949673e-3
                f32::from_bits(0x3b6af551), f32::from_bits(0x3b17bd3d), f32::from_bits(0x3ad4d3e0), f32::from_bits(0x3a940e60), // 3.5851786e-3, 2.3153566e-3, 1.623746e-3, 1.1295788e-3
                f32::from_bits(0x00000000), f32::from_bits(0x3a27f9a0), f32::from_bits(0x39f17e00), f32::from_bits(0x00000000), // 0e0, 6.4077415e-4, 4.606098e-4, 0e0
                f32::from_bits(0x396bff20), f32::from_bits(0x39194480), f32::from_bits(0x38cce2b0), f32::from_bits(0x38712375), // 2.2506388e-4, 1.4616735e-4, 9.769702e-5, 5.74919e-5
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.6363636 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f752571), f32::from_bits(0x3f74fb5e), f32::from_bits(0x3f76ebbf), f32::from_bits(0x3f577f69), // 9.5760256e-1, 9.5696056e-1, 9.645347e-1, 8.417879e-1
                f32::from_bits(0x3f0d4322), f32::from_bits(0x3fb8cffd), f32::from_bits(0x4080182c), f32::from_bits(0x3eb40a9d), // 5.518056e-1, 1.4438473e0, 4.0029507e0, 3.5164347e-1
            ],
            [
                f32::from_bits(0xbd4367be), f32::from_bits(0xbd399964), f32::from_bits(0xbd723a40), f32::from_bits(0x3d5b37c3), // -4.7706358e-2, -4.53123e-2, -5.9137583e-2, 5.3519975e-2
                f32::from_bits(0x3e97ee61), f32::from_bits(0xbe2fe5a2), f32::from_bits(0xbfaf9a80), f32::from_bits(0xbd802af5), // 2.9674056e-1, -1.7177442e-1, -1.3719025e0, -6.2581934e-2
            ],
            [
                f32::from_bits(0xbc952b76), f32::from_bits(0xbcae8529), f32::from_bits(0xbc436111), f32::from_bits(0xbd4ec189), // -1.82092e-2, -2.130373e-2, -1.1924998e-2, -5.047754e-2
                f32::from_bits(0xbe00cbf3), f32::from_bits(0xbd0bab85), f32::from_bits(0x3e3595e1), f32::from_bits(0x3b36a0ac), // -1.25778e-1, -3.409912e-2, 1.7732956e-1, 2.7866764e-3
            ],
            [
                f32::from_bits(0xb9cfa80b), f32::from_bits(0x3a866aa6), f32::from_bits(0xbaec58f0), f32::from_bits(0x3b832987), // -3.9607318e-4, 1.0255172e-3, -1.8031877e-3, 4.002753e-3
                f32::from_bits(0x3c697bab), f32::from_bits(0x3bcfc837), f32::from_bits(0xbc27cf28), f32::from_bits(0x00000000), // 1.4250676e-2, 6.341006e-3, -1.0242261e-2, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x39a929a8), f32::from_bits(0x00000000), // 0e0, 0e0, 3.2265228e-4, 0e0
                f32::from_bits(0xba080cbb), f32::from_bits(0xb98b439d), f32::from_bits(0x3969cb94), f32::from_bits(0x00000000), // -5.189885e-4, -2.6562522e-4, 2.229645e-4, 0e0
            ],
        ],
    },
};
