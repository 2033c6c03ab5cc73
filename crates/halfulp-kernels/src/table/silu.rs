//! Coefficients of `silu`. Written by `halfulp forge silu --write`; not to be edited.

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
/// portable, scalar, avx512: 27 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.89 0.95 0.79 0.84 0.92 0.80 0.88 0.82 0.95 0.97 1.00 0.88 0.74 0.89 0.86 0.73
/// 0.85 1.00 0.99 0.94 0.98 0.97 0.97 0.95 0.85 0.79 0.98
///
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 16>, Cells<1, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.25, offset: 14.0, bits: 3 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f612b24), f32::from_bits(0x3f4aa9b6), f32::from_bits(0x3f2f185b), f32::from_bits(0x3f27a5c9), // 8.795645e-1, 7.916521e-1, 6.839654e-1, 6.5487343e-1
                f32::from_bits(0x3f067766), f32::from_bits(0x3ed871b1), f32::from_bits(0x3ec0075f), f32::from_bits(0x3ea2cac2), // 5.252594e-1, 4.227424e-1, 3.7505624e-1, 3.1795317e-1
                f32::from_bits(0x3e5ea087), f32::from_bits(0x3e03d04f), f32::from_bits(0x3da9a803), f32::from_bits(0x3d453e03), // 2.1740924e-1, 1.2872432e-1, 8.283999e-2, 4.8154842e-2
                f32::from_bits(0x3cde82de), f32::from_bits(0x3c821041), f32::from_bits(0x3c13fa1d), f32::from_bits(0x3b9f5f43), // 2.7162012e-2, 1.5876891e-2, 9.0318e-3, 4.863651e-3
                f32::from_bits(0x3a3095d3), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.736193e-4, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3f6ac0cd), f32::from_bits(0x3f6aad11), // 0e0, 0e0, 9.170044e-1, 9.167033e-1
                f32::from_bits(0x3f6c94f0), f32::from_bits(0x3f76a0a7), f32::from_bits(0x3f7aca61), f32::from_bits(0x3f785b79), // 9.241476e-1, 9.6338886e-1, 9.7965056e-1, 9.7014576e-1
                f32::from_bits(0x3f66a328), f32::from_bits(0x3f5b08cf), f32::from_bits(0x3f4988e0), f32::from_bits(0x3f773962), // 9.0092707e-1, 8.5560316e-1, 7.872448e-1, 9.6571934e-1
            ],
            [
                f32::from_bits(0xbdb5b7d8), f32::from_bits(0xbd95bc67), f32::from_bits(0xbd6bdc29), f32::from_bits(0xbd5b4d07), // -8.872956e-2, -7.3113255e-2, -5.7583008e-2, -5.3540256e-2
                f32::from_bits(0xbd1f26e8), f32::from_bits(0xbceb67af), f32::from_bits(0xbcc849e4), f32::from_bits(0xbca1281d), // -3.8855463e-2, -2.8735964e-2, -2.4449296e-2, -1.9672448e-2
                f32::from_bits(0xbc46707d), f32::from_bits(0xbbd08388), f32::from_bits(0xbb765a9a), f32::from_bits(0xbb027d18), // -1.211178e-2, -6.363336e-3, -3.7590624e-3, -1.9910987e-3
                f32::from_bits(0xba870e74), f32::from_bits(0xba12ecfc), f32::from_bits(0xb99bf3e7), f32::from_bits(0xb91cb434), // -1.030399e-3, -5.6047714e-4, -2.9745625e-4, -1.494445e-4
                f32::from_bits(0xb75ce0c2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.3165352e-5, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbd6a9490), f32::from_bits(0xbd662935), // 0e0, 0e0, -5.7270586e-2, -5.619164e-2
                f32::from_bits(0xbd8be107), f32::from_bits(0xbdd6c94f), f32::from_bits(0xbde97519), f32::from_bits(0xbde2a6e2), // -6.83003e-2, -1.0487615e-1, -1.1399288e-1, -1.10669866e-1
                f32::from_bits(0xbdb3286c), f32::from_bits(0xbd9fc5c4), f32::from_bits(0xbd87578a), f32::from_bits(0xbddd8050), // -8.747944e-2, -7.801393e-2, -6.6084936e-2, -1.0815489e-1
            ],
            [
                f32::from_bits(0x3b608df8), f32::from_bits(0x3b23fdcf), f32::from_bits(0x3ae604ff), f32::from_bits(0x3acdd83b), // 3.4264307e-3, 2.5023108e-3, 1.7549096e-3, 1.57047e-3
                f32::from_bits(0x3a852751), f32::from_bits(0x3a32f84c), f32::from_bits(0x3a1154df), f32::from_bits(0x39dcdc8b), // 1.0158812e-3, 6.82716e-4, 5.543958e-4, 4.2125987e-4
                f32::from_bits(0x3972d0a9), f32::from_bits(0x38e0d59a), f32::from_bits(0x3872e6a0), f32::from_bits(0x37e9a44d), // 2.315665e-4, 1.0720939e-4, 5.7912082e-5, 2.7852273e-5
                f32::from_bits(0x375d4a3d), f32::from_bits(0x36dfa42c), f32::from_bits(0x365d2000), f32::from_bits(0x35cf084f), // 1.3189911e-5, 6.66503e-6, 3.2950193e-6, 1.542512e-6
                f32::from_bits(0x338af818), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.471254e-8, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbc52fa3e), f32::from_bits(0xbc6bd039), // 0e0, 0e0, -1.2877045e-2, -1.4392906e-2
                f32::from_bits(0xbbfd318a), f32::from_bits(0x3b7b035b), f32::from_bits(0x3bb4c1d6), f32::from_bits(0x3ba9be3d), // -7.726853e-3, 3.830156e-3, 5.516271e-3, 5.180149e-3
                f32::from_bits(0x3b2abcd7), f32::from_bits(0x3b0a5175), f32::from_bits(0x3ad05a52), f32::from_bits(0x3ba00f43), // 2.6052499e-3, 2.110568e-3, 1.5896058e-3, 4.884632e-3
            ],
            [
                f32::from_bits(0xb84e90f5), f32::from_bits(0xb802248c), f32::from_bits(0xb79f99a2), f32::from_bits(0xb7885a35), // -4.924923e-5, -3.1028452e-5, -1.9025818e-5, -1.625447e-5
                f32::from_bits(0xb71b932b), f32::from_bits(0xb6bc6439), f32::from_bits(0xb6917840), f32::from_bits(0xb64ff844), // -9.272985e-6, -5.614504e-6, -4.3353357e-6, -3.0989913e-6
                f32::from_bits(0xb5cacf32), f32::from_bits(0xb5249b1e), f32::from_bits(0xb4a22021), f32::from_bits(0xb40d3274), // -1.5110475e-6, -6.1320486e-7, -3.0198228e-7, -1.3150003e-7
                f32::from_bits(0xb374408e), f32::from_bits(0xb2e50169), f32::from_bits(0xb252a7cb), f32::from_bits(0xb1b794c3), // -5.686939e-8, -2.665975e-8, -1.22617605e-8, -5.3429132e-9
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3addf823), f32::from_bits(0x3b22c5af), // 0e0, 0e0, 1.6934912e-3, 2.4837067e-3
                f32::from_bits(0x3aa24fbf), f32::from_bits(0x00000000), f32::from_bits(0xb8d61c87), f32::from_bits(0xb8c67935), // 1.2383385e-3, 0e0, -1.0209629e-4, -9.463952e-5
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xb8b3bd5e), // 0e0, 0e0, 0e0, -8.5706575e-5
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7ffffc), // 9.9999976e-1
            ],
            [
                f32::from_bits(0xbf7ffc6f), // -9.999456e-1
            ],
            [
                f32::from_bits(0x3f000fec), // 5.0024295e-1
            ],
            [
                f32::from_bits(0xbe2bd292), // -1.6779545e-1
            ],
            [
                f32::from_bits(0x3d217cd3), // 3.9425682e-2
            ],
        ],
    },
};
