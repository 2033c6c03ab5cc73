//! Coefficients of `gelu_tanh`. Written by `halfulp forge gelu_tanh`; not to be edited.

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
/// portable, scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.98 1.00 0.98 0.86 0.95 0.95 0.93 0.85 0.91 0.81 0.74 0.82 0.90 0.84 0.58
/// 0.74 0.22 0.60 0.69 0.80 0.04 0.04 0.04 0.03 0.00 0.04 0.11 0.05 0.00 0.79
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.97 0.87 0.88 0.94 0.99 0.28
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
                f32::from_bits(0x3f6ac0bb), f32::from_bits(0x3f6af240), f32::from_bits(0x3f6c770c), f32::from_bits(0x3f6fcea8), // 9.1700333e-1, 9.1775894e-1, 9.236915e-1, 9.367471e-1
                f32::from_bits(0x3f749a5f), f32::from_bits(0x3f8003d6), f32::from_bits(0x3f8a1d25), f32::from_bits(0x3f99c598), // 9.554805e-1, 1.0001171e0, 1.0790144e0, 1.2013426e0
                f32::from_bits(0x3fac518a), f32::from_bits(0x3faffb89), f32::from_bits(0x3fa5508b), f32::from_bits(0x3f92f674), // 1.3462384e0, 1.3748637e0, 1.2915205e0, 1.1481462e0
                f32::from_bits(0x3f83af92), f32::from_bits(0x3f5a0092), f32::from_bits(0x3f28f649), f32::from_bits(0x3f017cdf), // 1.0287955e0, 8.515712e-1, 6.60008e-1, 5.0581163e-1
                f32::from_bits(0x3ee6f411), f32::from_bits(0x3ec645a1), f32::from_bits(0x3e9baa49), f32::from_bits(0x3e8711de), // 4.5108083e-1, 3.8724998e-1, 3.0403355e-1, 2.638082e-1
                f32::from_bits(0x3e38cff8), f32::from_bits(0x3e072a74), f32::from_bits(0x3dc3cd66), f32::from_bits(0x3d91cc21), // 1.8048084e-1, 1.3199788e-1, 9.560661e-2, 7.1190126e-2
                f32::from_bits(0x3d5311a0), f32::from_bits(0x3b641d32), f32::from_bits(0x3cf219f6), f32::from_bits(0x3ca0a51c), // 5.153048e-2, 3.480744e-3, 2.9553395e-2, 1.960998e-2
                f32::from_bits(0x3c5825e9), f32::from_bits(0x3a348711), f32::from_bits(0x3bcdeb64), f32::from_bits(0x00000000), // 1.3192632e-2, 6.8865815e-4, 6.2841643e-3, 0e0
            ],
            [
                f32::from_bits(0xbdbb39b9), f32::from_bits(0xbdc16160), f32::from_bits(0xbdda717c), f32::from_bits(0xbe002c15), // -9.141869e-2, -9.442401e-2, -1.0666177e-1, -1.2516816e-1
                f32::from_bits(0xbe15aca8), f32::from_bits(0xbe3e0ca0), f32::from_bits(0xbe773286), f32::from_bits(0xbea04a07), // -1.4616644e-1, -1.8559504e-1, -2.4140367e-1, -3.1306478e-1
                f32::from_bits(0xbec4ae25), f32::from_bits(0xbecb04f9), f32::from_bits(0xbebb542a), f32::from_bits(0xbea23edb), // -3.8414112e-1, -3.965223e-1, -3.658765e-1, -3.168858e-1
                f32::from_bits(0xbe8e73d5), f32::from_bits(0xbe64fac8), f32::from_bits(0xbe2bb3c8), f32::from_bits(0xbdff87d1), // -2.7822748e-1, -2.236129e-1, -1.67678e-1, -1.2477077e-1
                f32::from_bits(0xbde1538a), f32::from_bits(0xbdbeaa56), f32::from_bits(0xbd92958e), f32::from_bits(0xbd7b7860), // -1.1002262e-1, -9.309833e-2, -7.1574315e-2, -6.1394095e-2
                f32::from_bits(0xbd2734de), f32::from_bits(0xbcef8a6b), f32::from_bits(0xbcaa1001), f32::from_bits(0xbc78f325), // -4.0821902e-2, -2.9240808e-2, -2.0759584e-2, -1.5194689e-2
                f32::from_bits(0xbc3119da), f32::from_bits(0xb9bd96a8), f32::from_bits(0xbbc596bb), f32::from_bits(0xbb80abbd), // -1.0809386e-2, -3.6161137e-4, -6.0299314e-3, -3.926723e-3
                f32::from_bits(0xbb2a39de), f32::from_bits(0xb88cbcfc), f32::from_bits(0xba9d7c23), f32::from_bits(0x00000000), // -2.5974433e-3, -6.710921e-5, -1.2015145e-3, 0e0
            ],
            [
                f32::from_bits(0xbd036ddf), f32::from_bits(0xbcecb12a), f32::from_bits(0xbcb83ea2), f32::from_bits(0xbc824783), // -3.2087203e-2, -2.8893072e-2, -2.2490803e-2, -1.590324e-2
                f32::from_bits(0xbc24409b), f32::from_bits(0xbaabbc60), f32::from_bits(0x3c0c724a), f32::from_bits(0x3c9c58cf), // -1.0025169e-2, -1.3102405e-3, 8.5721705e-3, 1.9085316e-2
                f32::from_bits(0x3ce3d4fe), f32::from_bits(0x3ceec8a0), f32::from_bits(0x3cd7b2a0), f32::from_bits(0x3cb566f4), // 2.7811524e-2, 2.91484e-2, 2.6330292e-2, 2.2143818e-2
                f32::from_bits(0x3c9bc177), f32::from_bits(0x3c72910d), f32::from_bits(0x3c2fa91e), f32::from_bits(0x3bfd8175), // 1.901315e-2, 1.4805091e-2, 1.0721473e-2, 7.7363797e-3
                f32::from_bits(0x3bdcf3be), f32::from_bits(0x3bb83150), f32::from_bits(0x3b8a95b7), f32::from_bits(0x3b6af551), // 6.7429235e-3, 5.621113e-3, 4.229273e-3, 3.5851786e-3
                f32::from_bits(0x3b17bd3d), f32::from_bits(0x3ad4d3e0), f32::from_bits(0x3a940e60), f32::from_bits(0x3a54fd60), // 2.3153566e-3, 1.623746e-3, 1.1295788e-3, 8.124914e-4
                f32::from_bits(0x3a14e1c0), f32::from_bits(0x00000000), f32::from_bits(0x39a18430), f32::from_bits(0x394e6960), // 5.6793913e-4, 0e0, 3.08068e-4, 1.9684946e-4
                f32::from_bits(0x39063b10), f32::from_bits(0x00000000), f32::from_bits(0x38712353), f32::from_bits(0x00000000), // 1.2801238e-4, 0e0, 5.7491776e-5, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.6385542 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f752571), f32::from_bits(0x3f74fb51), f32::from_bits(0x3f76ebbf), f32::from_bits(0x3f577faa), // 9.5760256e-1, 9.569598e-1, 9.645347e-1, 8.4179175e-1
                f32::from_bits(0x3f0d4322), f32::from_bits(0x3fb8cffd), f32::from_bits(0x40801832), f32::from_bits(0x449b3bd2), // 5.518056e-1, 1.4438473e0, 4.0029535e0, 1.2418694e3
            ],
            [
                f32::from_bits(0xbd4367be), f32::from_bits(0xbd3997c1), f32::from_bits(0xbd723a40), f32::from_bits(0x3d5b34bb), // -4.7706358e-2, -4.531074e-2, -5.9137583e-2, 5.3517085e-2
                f32::from_bits(0x3e97ee61), f32::from_bits(0xbe2fe5a2), f32::from_bits(0xbfaf9a90), f32::from_bits(0xc3b5ba1d), // 2.9674056e-1, -1.7177442e-1, -1.3719044e0, -3.63454e2
            ],
            [
                f32::from_bits(0xbc952b76), f32::from_bits(0xbcae8745), f32::from_bits(0xbc436111), f32::from_bits(0xbd4ec0ca), // -1.82092e-2, -2.1304736e-2, -1.1924998e-2, -5.0476827e-2
                f32::from_bits(0xbe00cbf3), f32::from_bits(0xbd0bab85), f32::from_bits(0x3e3595f3), f32::from_bits(0x420dd407), // -1.25778e-1, -3.409912e-2, 1.7732982e-1, 3.5457058e1
            ],
            [
                f32::from_bits(0xb9cfa80b), f32::from_bits(0x3a86717b), f32::from_bits(0xbaec58f0), f32::from_bits(0x3b83290c), // -3.9607318e-4, 1.0257208e-3, -1.8031877e-3, 4.002696e-3
                f32::from_bits(0x3c697bab), f32::from_bits(0x3bcfc837), f32::from_bits(0xbc27cf3a), f32::from_bits(0xbf9395f7), // 1.4250676e-2, 6.341006e-3, -1.0242278e-2, -1.1530141e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x39a929a8), f32::from_bits(0x00000000), // 0e0, 0e0, 3.2265228e-4, 0e0
                f32::from_bits(0xba080cbb), f32::from_bits(0xb98b439d), f32::from_bits(0x3969cbc0), f32::from_bits(0x00000000), // -5.189885e-4, -2.6562522e-4, 2.2296514e-4, 0e0
            ],
        ],
    },
};
