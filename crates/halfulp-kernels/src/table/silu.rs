//! Coefficients of `silu`. Written by `halfulp forge silu`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 1.00 1.00 0.99 0.97 0.98 0.99 0.99 0.99 0.99 0.98 1.00 0.98 0.97 0.96
/// 0.99 0.99 0.96 0.99 0.98 0.99 0.96 0.97 0.99 0.97 0.99 1.00 1.00 0.99 1.00 0.99
///
/// avx2: 8 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 0.99 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 1.421875, bits: 3 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5740c9), f32::from_bits(0x3f579228), f32::from_bits(0x3f5739bf), f32::from_bits(0x3f5b142c), // 8.408323e-1, 8.420739e-1, 8.407249e-1, 8.5577655e-1
                f32::from_bits(0x3f5cfecf), f32::from_bits(0x3f5eb1fe), f32::from_bits(0x3f610005), f32::from_bits(0x3f62ab2f), // 8.632631e-1, 8.6990345e-1, 8.7890655e-1, 8.8542455e-1
                f32::from_bits(0x3f617685), f32::from_bits(0x3f6594ea), f32::from_bits(0x3f649603), f32::from_bits(0x3f7288a8), // 8.807147e-1, 8.968035e-1, 8.92914e-1, 9.473977e-1
                f32::from_bits(0x3f5cb154), f32::from_bits(0x3f75ba79), f32::from_bits(0x3f82e834), f32::from_bits(0x3f48e462), // 8.620808e-1, 9.598766e-1, 1.0227113e0, 7.8473485e-1
                f32::from_bits(0x3f620b22), f32::from_bits(0x3f56a6f0), f32::from_bits(0x3f4d9b0e), f32::from_bits(0x3f40938a), // 8.829824e-1, 8.3848476e-1, 8.031472e-1, 7.5225127e-1
                f32::from_bits(0x3f33f13f), f32::from_bits(0x3f249341), f32::from_bits(0x3f224b1a), f32::from_bits(0x3ee75127), // 7.028999e-1, 6.428719e-1, 6.3395846e-1, 4.5179102e-1
                f32::from_bits(0x3ee5cc83), f32::from_bits(0x3e4a431c), f32::from_bits(0x3e087684), f32::from_bits(0x3f5744fe), // 4.4882593e-1, 1.9752163e-1, 1.332646e-1, 8.408965e-1
                f32::from_bits(0x3f574563), f32::from_bits(0x3f57485a), f32::from_bits(0x3f575b30), f32::from_bits(0x3f577563), // 8.409025e-1, 8.4094775e-1, 8.4123516e-1, 8.416349e-1
            ],
            [
                f32::from_bits(0xbdd62ff1), f32::from_bits(0xbdde11cc), f32::from_bits(0xbdd606f5), f32::from_bits(0xbe0b5491), // -1.0458363e-1, -1.0843238e-1, -1.0450546e-1, -1.3606478e-1
                f32::from_bits(0xbe150f29), f32::from_bits(0xbe1c9047), f32::from_bits(0xbe258152), f32::from_bits(0xbe2b4079), // -1.4556564e-1, -1.5289412e-1, -1.6162613e-1, -1.6723813e-1
                f32::from_bits(0xbe23f105), f32::from_bits(0xbe33d2a2), f32::from_bits(0xbe31a49f), f32::from_bits(0xbe5a9672), // -1.600991e-1, -1.7560819e-1, -1.7347954e-1, -2.1346453e-1
                f32::from_bits(0xbe233d38), f32::from_bits(0xbe5f7c76), f32::from_bits(0xbe7eca36), f32::from_bits(0xbe06f2ee), // -1.5941322e-1, -2.1824822e-1, -2.4881825e-1, -1.3178608e-1
                f32::from_bits(0xbe37b6b6), f32::from_bits(0xbe261cb4), f32::from_bits(0xbe19d23c), f32::from_bits(0xbe098c32), // -1.7940792e-1, -1.6221887e-1, -1.5021604e-1, -1.3432387e-1
                f32::from_bits(0xbdf657d1), f32::from_bits(0xbdd67100), f32::from_bits(0xbdd12012), f32::from_bits(0xbd7e2371), // -1.20284684e-1, -1.0470772e-1, -1.0211195e-1, -6.204552e-2
                f32::from_bits(0xbd7f7029), f32::from_bits(0xbc93386f), f32::from_bits(0xbc338b23), f32::from_bits(0xbdd74923), // -6.2362824e-2, -1.7971246e-2, -1.0958466e-2, -1.05119966e-1
                f32::from_bits(0xbdd795f5), f32::from_bits(0xbdd89b23), f32::from_bits(0xbddc1381), f32::from_bits(0xbddf6e37), // -1.0526649e-1, -1.0576465e-1, -1.07459076e-1, -1.0909694e-1
            ],
            [
                f32::from_bits(0xbcae606b), f32::from_bits(0xbc8e0704), f32::from_bits(0xbcadcd4c), f32::from_bits(0x3a58a9b7), // -2.128621e-2, -1.733733e-2, -2.1216057e-2, 8.2650356e-4
                f32::from_bits(0x3b7bf8be), f32::from_bits(0x3bc0465d), f32::from_bits(0x3c02dee9), f32::from_bits(0x3c16ad8b), // 3.8447822e-3, 5.867763e-3, 7.987716e-3, 9.196649e-3
                f32::from_bits(0x3bbce4b1), f32::from_bits(0x3c300270), f32::from_bits(0x3c2b3bc8), f32::from_bits(0x3ca61009), // 5.764567e-3, 1.0742769e-2, 1.0451265e-2, 2.0271318e-2
                f32::from_bits(0x3c10d743), f32::from_bits(0x3ca9346a), f32::from_bits(0x3cd173c2), f32::from_bits(0x3bd0681f), // 8.840385e-3, 2.0654876e-2, 2.5567893e-2, 6.3600685e-3
                f32::from_bits(0x3c65f54c), f32::from_bits(0x3c41b05e), f32::from_bits(0x3c2b7a29), f32::from_bits(0x3c105f4c), // 1.4035534e-2, 1.1821834e-2, 1.0466137e-2, 8.811783e-3
                f32::from_bits(0x3bf51f97), f32::from_bits(0x3bc8f3db), f32::from_bits(0x3bc0fe3f), f32::from_bits(0x3b415a27), // 7.4805724e-3, 6.1325855e-3, 5.8896835e-3, 2.9503198e-3
                f32::from_bits(0x3b46fc08), f32::from_bits(0x39ddc8c5), f32::from_bits(0x3972d32f), f32::from_bits(0xbc9f5ee0), // 3.0362625e-3, 4.230199e-4, 2.315759e-4, -1.945442e-2
                f32::from_bits(0xbc975274), f32::from_bits(0xbc8bef5d), f32::from_bits(0xbc6e9a0a), f32::from_bits(0xbc5337f6), // -1.8471934e-2, -1.708191e-2, -1.4563093e-2, -1.289176e-2
            ],
            [
                f32::from_bits(0x3ba9778d), f32::from_bits(0x3b7b1bd4), f32::from_bits(0x3ba804f3), f32::from_bits(0x00000000), // 5.1717223e-3, 3.8316147e-3, 5.127543e-3, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3a0b795d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xba5391d8), // 5.320514e-4, 0e0, 0e0, -8.0707436e-4
                f32::from_bits(0x00000000), f32::from_bits(0xba4f9269), f32::from_bits(0xba89e696), f32::from_bits(0x00000000), // 0e0, -7.91824e-4, -1.052099e-3, 0e0
                f32::from_bits(0xb9d7ba3d), f32::from_bits(0xb9a5e560), f32::from_bits(0xb98b358d), f32::from_bits(0xb95a374d), // -4.1146754e-4, -3.164215e-4, -2.6552044e-4, -2.0810701e-4
                f32::from_bits(0xb92e192b), f32::from_bits(0xb9054ed3), f32::from_bits(0xb8fb20e7), f32::from_bits(0xb84892e6), // -1.6603309e-4, -1.2713233e-4, -1.1974741e-4, -4.7820526e-5
                f32::from_bits(0xb8570705), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -5.1266532e-5, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 1.90625, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5744e7), f32::from_bits(0x3f56dad8), f32::from_bits(0x3f566e79), f32::from_bits(0x3f6da6ba), // 8.408951e-1, 8.392768e-1, 8.376232e-1, 9.283253e-1
                f32::from_bits(0x3f7817db), f32::from_bits(0x3f6d78fd), f32::from_bits(0x3f1998d6), f32::from_bits(0x3f5744fe), // 9.69114e-1, 9.276274e-1, 5.9998834e-1, 8.408965e-1
            ],
            [
                f32::from_bits(0xbdd73931), f32::from_bits(0xbdcb8f57), f32::from_bits(0xbdc1d988), f32::from_bits(0xbe4d3d24), // -1.0508955e-1, -9.939449e-2, -9.465319e-2, -2.0042855e-1
                f32::from_bits(0xbe6ad8d0), f32::from_bits(0xbe559951), f32::from_bits(0xbdcec52a), f32::from_bits(0xbdd748c1), // -2.293427e-1, -2.0859267e-1, -1.00962e-1, -1.05119236e-1
            ],
            [
                f32::from_bits(0xbca27c91), f32::from_bits(0xbce45c3d), f32::from_bits(0xbd074593), f32::from_bits(0x3c8dbb67), // -1.9834789e-2, -2.7876014e-2, -3.3025336e-2, 1.7301274e-2
                f32::from_bits(0x3cce770c), f32::from_bits(0x3cac251c), f32::from_bits(0x3bdc81d5), f32::from_bits(0xbc9f162e), // 2.520325e-2, 2.1013789e-2, 6.7293444e-3, -1.9419756e-2
            ],
            [
                f32::from_bits(0x3b583312), f32::from_bits(0x3c1245bb), f32::from_bits(0x3c3f05b4), f32::from_bits(0xba18711e), // 3.2989425e-3, 8.927758e-3, 1.1659075e-2, -5.8151956e-4
                f32::from_bits(0xbad0ed12), f32::from_bits(0xba98eef0), f32::from_bits(0xb95a49d2), f32::from_bits(0x00000000), // -1.5939793e-3, -1.1667889e-3, -2.08176e-4, 0e0
            ],
            [
                f32::from_bits(0x3a8c29e5), f32::from_bits(0xba52109e), f32::from_bits(0xbac7cb9c), f32::from_bits(0x00000000), // 1.0693638e-3, -8.0133404e-4, -1.5243175e-3, 0e0
                f32::from_bits(0x386f660e), f32::from_bits(0x381310f2), f32::from_bits(0x36279fdd), f32::from_bits(0x00000000), // 5.7077086e-5, 3.5063313e-5, 2.4977992e-6, 0e0
            ],
            [
                f32::from_bits(0xb955163a), f32::from_bits(0x00000000), f32::from_bits(0x38a322a0), f32::from_bits(0x00000000), // -2.0321543e-4, 0e0, 7.778895e-5, 0e0
                f32::from_bits(0xb5738634), f32::from_bits(0xb4f0bb4e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -9.0719846e-7, -4.4839766e-7, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 20 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.95 0.97 1.00 1.00 0.97 0.96 0.99 0.88 1.00 0.95 0.96 0.81 0.86 0.95
/// 1.00 0.99 0.82 0.01
///
/// avx2: 6 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.97 1.00 1.00 0.99 0.95
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 64>, Cells<8, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.6495727 },
        map: Some([
            0, 1, 2, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7,
            7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10, 10, 11,
            11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15,
            15, 15, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 18, 18, 18, 19,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f6ac0cd), f32::from_bits(0x3f6ae05a), f32::from_bits(0x3f6f35ac), f32::from_bits(0x3f76db48), // 9.170044e-1, 9.1748583e-1, 9.344127e-1, 9.6428347e-1
                f32::from_bits(0x3f7a24c6), f32::from_bits(0x3f676c51), f32::from_bits(0x3f470dc4), f32::from_bits(0x3f1ada82), // 9.771236e-1, 9.039965e-1, 7.775538e-1, 6.0489666e-1
                f32::from_bits(0x3ee1bd9f), f32::from_bits(0x3ea83107), f32::from_bits(0x3e5cf0de), f32::from_bits(0x3e029b6e), // 4.4089982e-1, 3.2849905e-1, 2.1576259e-1, 1.2754604e-1
                f32::from_bits(0x3dad3ec4), f32::from_bits(0x3d7b35bc), f32::from_bits(0x3d15c3bd), f32::from_bits(0x3ca73794), // 8.459237e-2, 6.1330542e-2, 3.6563624e-2, 2.0412244e-2
                f32::from_bits(0x3c237433), f32::from_bits(0x3ba5c010), f32::from_bits(0x3a27a341), f32::from_bits(0xbda72afa), // 9.9764345e-3, 5.058296e-3, 6.394871e-4, -8.162494e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbd6a9490), f32::from_bits(0xbd6d4d25), f32::from_bits(0xbda46215), f32::from_bits(0xbdd7bd84), // -5.7270586e-2, -5.79349e-2, -8.02652e-2, -1.0534194e-1
                f32::from_bits(0xbde86a03), f32::from_bits(0xbdc07489), f32::from_bits(0xbd9135ba), f32::from_bits(0xbd436c1f), // -1.1348345e-1, -9.397227e-2, -7.090326e-2, -4.7710534e-2
                f32::from_bits(0xbcf94120), f32::from_bits(0xbca85c27), f32::from_bits(0xbc448db4), f32::from_bits(0xbbce3709), // -3.0426562e-2, -2.0551754e-2, -1.1996675e-2, -6.293182e-3
                f32::from_bits(0xbb7ca3e4), f32::from_bits(0xbb2d0b90), f32::from_bits(0xbabdeac6), f32::from_bits(0xba431d4c), // -3.8549835e-3, -2.6404597e-3, -1.4489524e-3, -7.443025e-4
                f32::from_bits(0xb9ae3c74), f32::from_bits(0xb923982f), f32::from_bits(0xb750b084), f32::from_bits(0x3add2e16), // -3.3232907e-4, -1.5601584e-4, -1.2438864e-5, 1.6874697e-3
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc52fa3e), f32::from_bits(0xbc56c512), f32::from_bits(0xbb4d2fc0), f32::from_bits(0x3b7eef29), // -1.2877045e-2, -1.3108509e-2, -3.1308979e-3, 3.8899875e-3
                f32::from_bits(0x3bb62552), f32::from_bits(0x3b78f884), f32::from_bits(0x3b1c6f0f), f32::from_bits(0x3ab02b26), // 5.558648e-3, 3.7989924e-3, 2.3869907e-3, 1.3440594e-3
                f32::from_bits(0x3a40b5be), f32::from_bits(0x39e9a40d), f32::from_bits(0x39700173), f32::from_bits(0x38ddeaa8), // 7.3513004e-4, 4.456345e-4, 2.2888723e-4, 1.0581809e-4
                f32::from_bits(0x387a3d7e), f32::from_bits(0x38218fd7), f32::from_bits(0x37a2bea4), f32::from_bits(0x37197b7d), // 5.9661914e-5, 3.8519353e-5, 1.9400679e-5, 9.1482625e-6
                f32::from_bits(0x3679eb3d), f32::from_bits(0x35d8f464), f32::from_bits(0x3382ab3d), f32::from_bits(0xb7124f9a), // 3.7240818e-6, 1.6164381e-6, 6.084745e-8, -8.720812e-6
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3addf823), f32::from_bits(0x3b0e41a7), f32::from_bits(0x3a2be76c), f32::from_bits(0x00000000), // 1.6934912e-3, 2.1706612e-3, 6.557617e-4, 0e0
                f32::from_bits(0xb8ea1a03), f32::from_bits(0xb8735cc1), f32::from_bits(0xb7f37bb9), f32::from_bits(0xb75f9652), // -1.11628346e-4, -5.80221e-5, -2.902547e-5, -1.3326835e-5
                f32::from_bits(0xb6ce8c60), f32::from_bits(0xb65f0c32), f32::from_bits(0xb5c805a3), f32::from_bits(0xb5222388), // -6.15562e-6, -3.3236688e-6, -1.4902802e-6, -6.040141e-7
                f32::from_bits(0xb4a7d643), f32::from_bits(0xb44be8c2), f32::from_bits(0xb3bc1764), f32::from_bits(0xb3228569), // -3.126207e-7, -1.8990525e-7, -8.758687e-8, -3.78399e-8
                f32::from_bits(0xb270e1ba), f32::from_bits(0xb1c11a62), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.4021163e-8, -5.6200387e-9, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 14.5, bits: 2 },
        map: Some([
            3, 3, 3, 4, 4, 5, 5, 6, 0, 0, 0, 0, 1, 2, 2, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f752584), f32::from_bits(0x3f74d82b), f32::from_bits(0x3f7f1195), f32::from_bits(0x3f7d586b), // 9.576037e-1, 9.5642346e-1, 9.9636203e-1, 9.896304e-1
                f32::from_bits(0x3f60ac5e), f32::from_bits(0x3f23c5d4), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 8.776301e-1, 6.3973737e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbcf50af5), f32::from_bits(0xbcdb26a6), f32::from_bits(0xbd79ac70), f32::from_bits(0xbd7660ae), // -2.9912451e-2, -2.6751827e-2, -6.0955465e-2, -6.0150795e-2
                f32::from_bits(0xbd410a6d), f32::from_bits(0xbced5ecb), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -4.7129083e-2, -2.8975865e-2, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbbe8f71e), f32::from_bits(0xbc2cf4c1), f32::from_bits(0x3adda555), f32::from_bits(0x3ae2d0f9), // -7.109537e-3, -1.0556401e-2, 1.6910235e-3, 1.730471e-3
                f32::from_bits(0x3a91bdc0), f32::from_bits(0x3a10dff5), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.1119172e-3, 5.526536e-4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x39e3fb5b), f32::from_bits(0x3b13bcf7), f32::from_bits(0xb79a232f), f32::from_bits(0xb7f4ecd5), // 4.3484088e-4, 2.2543052e-3, -1.8374614e-5, -2.919735e-5
                f32::from_bits(0xb76e142f), f32::from_bits(0xb6b863bc), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.4190605e-5, -5.495238e-6, 0e0, 0e0
            ],
            [
                f32::from_bits(0x393e526f), f32::from_bits(0xb962e651), f32::from_bits(0xb4b1ae1b), f32::from_bits(0x34978b79), // 1.8150521e-4, -2.1638839e-4, -3.3095498e-7, 2.8227421e-7
                f32::from_bits(0x33cf2a42), f32::from_bits(0x32f2abc8), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.646875e-8, 2.8250625e-8, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x370bafed), f32::from_bits(0x3231e5c0), f32::from_bits(0xb0a6c6f8), // 0e0, 8.3260065e-6, 1.0354995e-8, -1.213464e-9
                f32::from_bits(0xaf978831), f32::from_bits(0xae833229), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.756351e-10, -5.9661005e-11, 0e0, 0e0
            ],
        ],
    },
};
