//! Coefficients of `silu`. Written by `halfulp forge silu`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 1.00 1.00 0.99 1.00 1.00 0.99 0.99 0.98 0.99 1.00 0.99 0.98 0.99 1.00 0.96
/// 0.99 0.98 0.95 1.00 0.94 0.95 0.99 0.97 0.99 0.97 0.99 0.97 0.98 0.99 1.00 1.00
///
/// avx2: 6 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.25, offset: 1.7499999, bits: 3 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f574259), f32::from_bits(0x3f572608), f32::from_bits(0x3f57458b), f32::from_bits(0x3f56e513), // 8.4085613e-1, 8.4042406e-1, 8.409049e-1, 8.394329e-1
                f32::from_bits(0x3f5912b2), f32::from_bits(0x3f5a168e), f32::from_bits(0x3f5be6d6), f32::from_bits(0x3f5cfecf), // 8.479415e-1, 8.5190666e-1, 8.58991e-1, 8.632631e-1
                f32::from_bits(0x3f5ad166), f32::from_bits(0x3f5d20c4), f32::from_bits(0x3f64769a), f32::from_bits(0x3f65a083), // 8.5475767e-1, 8.637812e-1, 8.924347e-1, 8.9698046e-1
                f32::from_bits(0x3f652da7), f32::from_bits(0x3f639d03), f32::from_bits(0x3f61067e), f32::from_bits(0x3f5d0390), // 8.9522785e-1, 8.8911456e-1, 8.790053e-1, 8.633356e-1
                f32::from_bits(0x3f6f4bf3), f32::from_bits(0x3f68a100), f32::from_bits(0x3f67f0df), f32::from_bits(0x3f5dadd2), // 9.3475264e-1, 9.0870667e-1, 9.0601915e-1, 8.6593354e-1
                f32::from_bits(0x3f617862), f32::from_bits(0x3f4add5a), f32::from_bits(0x3f42c3f1), f32::from_bits(0x3f2817a2), // 8.8074315e-1, 7.9244006e-1, 7.608023e-1, 6.566106e-1
                f32::from_bits(0x3f244b1f), f32::from_bits(0x3f0e8932), f32::from_bits(0x3ee5cc83), f32::from_bits(0x3e509934), // 6.4177126e-1, 5.5678093e-1, 4.4882593e-1, 2.0370942e-1
                f32::from_bits(0x3e043364), f32::from_bits(0x3d50fe46), f32::from_bits(0x3f5744fe), f32::from_bits(0x3f574563), // 1.2910229e-1, 5.1023744e-2, 8.408965e-1, 8.409025e-1
            ],
            [
                f32::from_bits(0xbdd669c2), f32::from_bits(0xbdd13644), f32::from_bits(0xbdd6c88b), f32::from_bits(0xbdcc6df9), // -1.04693905e-1, -1.02154285e-1, -1.0487469e-1, -9.981913e-2
                f32::from_bits(0xbdfd97f9), f32::from_bits(0xbe058e7e), f32::from_bits(0xbe0fbfaf), f32::from_bits(0xbe150f29), // -1.2382502e-1, -1.3042638e-1, -1.4037965e-1, -1.4556564e-1
                f32::from_bits(0xbe041555), f32::from_bits(0xbe103b8c), f32::from_bits(0xbe30cb03), f32::from_bits(0xbe33f068), // -1.2898763e-1, -1.4085215e-1, -1.7264943e-1, -1.7572176e-1
                f32::from_bits(0xbe32e7ed), f32::from_bits(0xbe2fa66f), f32::from_bits(0xbe2abc70), f32::from_bits(0xbe23c94c), // -1.7471285e-1, -1.7153333e-1, -1.6673446e-1, -1.5994757e-1
                f32::from_bits(0xbe50e669), f32::from_bits(0xbe4321e3), f32::from_bits(0xbe41db05), f32::from_bits(0xbe30beb5), // -2.0400394e-1, -1.9055896e-1, -1.8931206e-1, -1.7260249e-1
                f32::from_bits(0xbe354acd), f32::from_bits(0xbe1652c8), f32::from_bits(0xbe0c1c49), f32::from_bits(0xbddc91dc), // -1.7704315e-1, -1.4680016e-1, -1.3682665e-1, -1.0770008e-1
                f32::from_bits(0xbdd5c56e), f32::from_bits(0xbdad3dc5), f32::from_bits(0xbd7f7029), f32::from_bits(0xbc9928b3), // -1.0438047e-1, -8.459047e-2, -6.2362824e-2, -1.8696165e-2
                f32::from_bits(0xbc2b4574), f32::from_bits(0xbb108466), f32::from_bits(0xbdd74982), f32::from_bits(0xbdd795f5), // -1.0453571e-2, -2.2051572e-3, -1.05120674e-1, -1.0526649e-1
            ],
            [
                f32::from_bits(0xbcaddc2a), f32::from_bits(0xbcd5c8f5), f32::from_bits(0xbcab35e2), f32::from_bits(0xbcdaa15e), // -2.1223146e-2, -2.60968e-2, -2.0899717e-2, -2.6688274e-2
                f32::from_bits(0xbb824ed7), f32::from_bits(0xbaa0c572), f32::from_bits(0x3b15071c), f32::from_bits(0x3b7bf8be), // -3.9766836e-3, -1.2265875e-3, 2.2739833e-3, 3.8447822e-3
                f32::from_bits(0xbbdba02f), f32::from_bits(0xbac78f0e), f32::from_bits(0x3c27ccb7), f32::from_bits(0x3c304edb), // -6.702445e-3, -1.5225129e-3, 1.0241679e-2, 1.0760988e-2
                f32::from_bits(0x3c2dece6), f32::from_bits(0x3c27268f), f32::from_bits(0x3c1dd139), f32::from_bits(0x3c11c59e), // 1.0615563e-2, 1.0202064e-2, 9.632402e-3, 8.897213e-3
                f32::from_bits(0x3c93287a), f32::from_bits(0x3c802a93), f32::from_bits(0x3c7d3236), f32::from_bits(0x3c57214f), // 1.7963637e-2, 1.5645301e-2, 1.5453866e-2, 1.31305e-2
                f32::from_bits(0x3c5e1e14), f32::from_bits(0x3c2587a9), f32::from_bits(0x3c145f5e), f32::from_bits(0x3bcfc1a0), // 1.3556976e-2, 1.0103145e-2, 9.05594e-3, 6.3402206e-3
                f32::from_bits(0x3bc7ead1), f32::from_bits(0x3b958bdd), f32::from_bits(0x3b46fc08), f32::from_bits(0x39e8e9cd), // 6.1009903e-3, 4.563792e-3, 3.0362625e-3, 4.4424683e-4
                f32::from_bits(0x39630c29), f32::from_bits(0x00000000), f32::from_bits(0xbc9eac59), f32::from_bits(0xbc975274), // 2.1652937e-4, 0e0, -1.9369291e-2, -1.8471934e-2
            ],
            [
                f32::from_bits(0x3bad7d9c), f32::from_bits(0x3c088c1c), f32::from_bits(0x3ba3e7da), f32::from_bits(0x3bec4b45), // 5.294515e-3, 8.334186e-3, 5.002004e-3, 7.2111213e-3
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3b104b59), f32::from_bits(0x3abe31e0), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.2017567e-3, 1.4510714e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xba232757), f32::from_bits(0xba0025f3), f32::from_bits(0xb9fb32ce), f32::from_bits(0xb9c2b468), // -6.2238186e-4, -4.8884674e-4, -4.7912303e-4, -3.7136977e-4
                f32::from_bits(0xb9c96d58), f32::from_bits(0xb9847914), f32::from_bits(0xb9628a61), f32::from_bits(0xb909fbef), // -3.8419175e-4, -2.5267212e-4, -2.160459e-4, -1.315919e-4
                f32::from_bits(0xb9044321), f32::from_bits(0xb8b4fe96), f32::from_bits(0xb8570705), f32::from_bits(0x00000000), // -1.2613508e-4, -8.630489e-5, -5.1266532e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.09374994, bits: 1 },
        map: Some([
            2, 2, 3, 4, 4, 5, 5, 0, 0, 1, 1, 1, 1, 1, 1, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f5744fe), f32::from_bits(0x3f5744fc), f32::from_bits(0x3f5648f5), f32::from_bits(0x3f6cb044), // 8.408965e-1, 8.4089637e-1, 8.3705074e-1, 9.245646e-1
                f32::from_bits(0x3f76ac8f), f32::from_bits(0x3f53497b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.6357054e-1, 8.2534e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbdd748c1), f32::from_bits(0xbdd74417), f32::from_bits(0xbdc0089c), f32::from_bits(0xbe4a0887), // -1.05119236e-1, -1.0511034e-1, -9.376642e-2, -1.9729815e-1
                f32::from_bits(0xbe674195), f32::from_bits(0xbe2dca07), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.2583611e-1, -1.6971599e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc9f1648), f32::from_bits(0xbca18436), f32::from_bits(0xbd09785d), f32::from_bits(0x3c85c5d7), // -1.9419804e-2, -1.9716363e-2, -3.3562053e-2, 1.6329689e-2
                f32::from_bits(0x3cc74099), f32::from_bits(0x3c774e5b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.4322795e-2, 1.5094365e-2, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3b44e314), f32::from_bits(0x3c419d76), f32::from_bits(0xb9eb031a), // 0e0, 3.0042576e-3, 1.1817327e-2, -4.4825004e-4
                f32::from_bits(0xbac28bc6), f32::from_bits(0xba3b89cf), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.4842681e-3, -7.154019e-4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3ab6ee64), f32::from_bits(0xbacac39e), f32::from_bits(0xb6e4bcf0), // 0e0, 1.3956544e-3, -1.5469675e-3, -6.8169247e-6
                f32::from_bits(0x3852efe4), f32::from_bits(0x37958394), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 5.0291317e-5, 1.7823455e-5, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb9aefe89), f32::from_bits(0x38a5c301), f32::from_bits(0x00000000), // 0e0, -3.337751e-4, 7.9041354e-5, 0e0
                f32::from_bits(0xb546c6b2), f32::from_bits(0xb44629a7), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -7.404989e-7, -1.845534e-7, 0e0, 0e0
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
/// avx2: 8 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.99 1.00 0.96 0.96 0.95 0.00
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
        grid: Grid::Binades { scale: 1.0, offset: 15.0, bits: 2 },
        map: Some([
            3, 3, 4, 4, 5, 6, 6, 7, 0, 0, 0, 0, 1, 2, 2, 3,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f75257e), f32::from_bits(0x3f74f86d), f32::from_bits(0x3f7e5ea2), f32::from_bits(0x3f7f754f), // 9.5760334e-1, 9.569157e-1, 9.936315e-1, 9.9788374e-1
                f32::from_bits(0x3f63cffe), f32::from_bits(0x3f38c0c5), f32::from_bits(0x3f23c5d4), f32::from_bits(0x3e9f2c28), // 8.8989246e-1, 7.216914e-1, 6.3973737e-1, 3.1088376e-1
            ],
            [
                f32::from_bits(0xbcf4ec27), f32::from_bits(0xbce2c74a), f32::from_bits(0xbd74c7cf), f32::from_bits(0xbd7d4ba6), // -2.9897762e-2, -2.7682919e-2, -5.9760865e-2, -6.1839722e-2
                f32::from_bits(0xbd4132b6), f32::from_bits(0xbd081de7), f32::from_bits(0xbced5ecb), f32::from_bits(0xbb507570), // -4.7167502e-2, -3.3231642e-2, -2.8975865e-2, -3.180828e-3
            ],
            [
                f32::from_bits(0xbbecc6dd), f32::from_bits(0xbc221755), f32::from_bits(0x3ac5dbc2), f32::from_bits(0x3af4c2ad), // -7.225855e-3, -9.893258e-3, 1.50954e-3, 1.867374e-3
                f32::from_bits(0x3a8a13b7), f32::from_bits(0x3a21d65b), f32::from_bits(0x3a10dff5), f32::from_bits(0x00000000), // 1.053444e-3, 6.173604e-4, 5.526536e-4, 0e0
            ],
            [
                f32::from_bits(0x3a391712), f32::from_bits(0x3b0523a5), f32::from_bits(0xb7091888), f32::from_bits(0xb8118298), // 7.0606277e-4, 2.0315435e-3, -8.171548e-6, -3.469232e-5
                f32::from_bits(0xb7412f47), f32::from_bits(0xb6b5691f), f32::from_bits(0xb6b863bc), f32::from_bits(0x00000000), // -1.1514704e-5, -5.406458e-6, -5.495238e-6, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb93dbece), f32::from_bits(0xb4bf0816), f32::from_bits(0x34d23174), // 0e0, -1.8095525e-4, -3.5582406e-7, 3.915153e-7
                f32::from_bits(0x335aa53c), f32::from_bits(0x329fc01d), f32::from_bits(0x32f2abc8), f32::from_bits(0x00000000), // 5.090736e-8, 1.85974e-8, 2.8250625e-8, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x36cf767c), f32::from_bits(0x00000000), f32::from_bits(0xb10e8c4f), // 0e0, 6.182874e-6, 0e0, -2.0743476e-9
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xae833229), f32::from_bits(0x00000000), // 0e0, 0e0, -5.9661005e-11, 0e0
            ],
        ],
    },
};
