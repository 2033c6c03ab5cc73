//! Coefficients of `gelu`. Written by `halfulp forge gelu`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 0.98 1.00 0.97 0.97 0.98 0.97 0.99 0.97 0.95 0.98 0.99 0.97
/// 1.00 0.97 0.99 1.00 0.97 0.97 0.90 0.97 0.82 0.86 0.87 0.98 0.92 1.00 0.97 0.99
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 0.99 1.00 1.00 0.98 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 5.471578 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f57449c), f32::from_bits(0x3f5748df), f32::from_bits(0x3f574279), // 8.408964e-1, 8.4089065e-1, 8.409557e-1, 8.4085804e-1
                f32::from_bits(0x3f565a98), f32::from_bits(0x3f565d21), f32::from_bits(0x3f4d94f2), f32::from_bits(0x3f55d236), // 8.3731985e-1, 8.3735853e-1, 8.03054e-1, 8.352388e-1
                f32::from_bits(0x3f631413), f32::from_bits(0x3f684f4a), f32::from_bits(0x3f5a512c), f32::from_bits(0x3f7360f6), // 8.8702506e-1, 9.0745986e-1, 8.528011e-1, 9.5069826e-1
                f32::from_bits(0x3f7b49dc), f32::from_bits(0x3f7fb1d1), f32::from_bits(0x3f826cb9), f32::from_bits(0x3f841157), // 9.8159575e-1, 9.98807e-1, 1.018943e0, 1.0317792e0
                f32::from_bits(0x3f8595bb), f32::from_bits(0x3f857c57), f32::from_bits(0x3f85193c), f32::from_bits(0x3f827da8), // 1.0436319e0, 1.042857e0, 1.0398326e0, 1.0194597e0
                f32::from_bits(0x3fa14e3d), f32::from_bits(0x3fb17453), f32::from_bits(0x3f6b0a98), f32::from_bits(0x3f5d73a9), // 1.2602001e0, 1.3863624e0, 9.181304e-1, 8.650461e-1
                f32::from_bits(0x3f4f7717), f32::from_bits(0x3f448f40), f32::from_bits(0x3f15d9d7), f32::from_bits(0x3f06361e), // 8.104109e-1, 7.678108e-1, 5.853552e-1, 5.2426326e-1
                f32::from_bits(0x3f10720e), f32::from_bits(0x3e02e9ee), f32::from_bits(0x3dd960b8), f32::from_bits(0x3dee239a), // 5.6424034e-1, 1.278455e-1, 1.0614151e-1, 1.1627884e-1
            ],
            [
                f32::from_bits(0xbe2bc181), f32::from_bits(0xbe2ba0ec), f32::from_bits(0xbe2c0de2), f32::from_bits(0xbe2b19e2), // -1.6773035e-1, -1.6760606e-1, -1.6802171e-1, -1.6709092e-1
                f32::from_bits(0xbe1b39f6), f32::from_bits(0xbe1d691b), f32::from_bits(0xbd7bb829), f32::from_bits(0xbe1ad829), // -1.5158829e-1, -1.5372126e-1, -6.1454926e-2, -1.5121521e-1
                f32::from_bits(0xbe844eb1), f32::from_bits(0xbe91b6cf), f32::from_bits(0xbe3ce8f0), f32::from_bits(0xbea9f44c), // -2.5841287e-1, -2.8459784e-1, -1.8448234e-1, -3.3194196e-1
                f32::from_bits(0xbeb8ef83), f32::from_bits(0xbec08328), f32::from_bits(0xbec8ef57), f32::from_bits(0xbecdf02d), // -3.6120233e-1, -3.7600064e-1, -3.9245102e-1, -4.0222302e-1
                f32::from_bits(0xbed23f5a), f32::from_bits(0xbed20071), f32::from_bits(0xbed10780), f32::from_bits(0xbecad4b1), // -4.1063958e-1, -4.1015962e-1, -4.0826035e-1, -3.9615396e-1
                f32::from_bits(0xbf19dd98), f32::from_bits(0xbf329d78), f32::from_bits(0xbeaf43d2), f32::from_bits(0xbea1fca7), // -6.010375e-1, -6.977153e-1, -3.423143e-1, -3.163807e-1
                f32::from_bits(0xbe94ee90), f32::from_bits(0xbe8b0700), f32::from_bits(0xbe468025), f32::from_bits(0xbe2e32d6), // -2.908826e-1, -2.7153778e-1, -1.9384821e-1, -1.701158e-1
                f32::from_bits(0xbe3ebfc8), f32::from_bits(0xbcad93ae), f32::from_bits(0xbc8c8fb6), f32::from_bits(0xbc9a4473), // -1.8627846e-1, -2.1188583e-2, -1.715837e-2, -1.8831467e-2
            ],
            [
                f32::from_bits(0xbd4e9739), f32::from_bits(0xbd5196a9), f32::from_bits(0xbd4eb674), f32::from_bits(0xbd5a0982), // -5.0437186e-2, -5.116907e-2, -5.046697e-2, -5.3231724e-2
                f32::from_bits(0xbd9bb8ff), f32::from_bits(0xbd90e903), f32::from_bits(0xbe1c9f89), f32::from_bits(0xbd8f442f), // -7.6036446e-2, -7.0756935e-2, -1.5295233e-1, -6.995427e-2
                f32::from_bits(0x3b830167), f32::from_bits(0x3c4b104c), f32::from_bits(0xbd474515), f32::from_bits(0x3ccffcd8), // 3.99797e-3, 1.2394022e-2, -4.8649866e-2, 2.538912e-2
                f32::from_bits(0x3d046256), f32::from_bits(0x3d116a9f), f32::from_bits(0x3d1f2fd4), f32::from_bits(0x3d26ce1e), // 3.2320343e-2, 3.5502072e-2, 3.886397e-2, 4.0723912e-2
                f32::from_bits(0x3d2ced45), f32::from_bits(0x3d2c9fa2), f32::from_bits(0x3d2b6704), f32::from_bits(0x3d240897), // 4.2218465e-2, 4.2144425e-2, 4.184629e-2, 4.0047254e-2
                f32::from_bits(0x3dc9174c), f32::from_bits(0x3dfb9232), f32::from_bits(0x3d06b171), f32::from_bits(0x3cf36f65), // 9.818897e-2, 1.2283744e-1, 3.2884065e-2, 2.9716203e-2
                f32::from_bits(0x3cdb0fc8), f32::from_bits(0x3cc9137f), f32::from_bits(0x3c855189), f32::from_bits(0x3c65041f), // 2.6740924e-2, 2.454543e-2, 1.627423e-2, 1.3978033e-2
                f32::from_bits(0x3c7fcc72), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5612708e-2, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3c037dc5), f32::from_bits(0x3bff8356), f32::from_bits(0x3bfbf161), f32::from_bits(0x3c28d2c6), // 8.025591e-3, 7.797639e-3, 7.6886867e-3, 1.0304159e-2
                f32::from_bits(0x3cb0dae9), f32::from_bits(0x3c957712), f32::from_bits(0x3d2df0e4), f32::from_bits(0x3c8b47a4), // 2.158876e-2, 1.8245254e-2, 4.246606e-2, 1.7001934e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3c4b0745), f32::from_bits(0x00000000), // 0e0, 0e0, 1.239187e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbbb446d7), f32::from_bits(0xbbf8c6b2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -5.501609e-3, -7.5920457e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
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
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f573eaf), f32::from_bits(0x3f55b4a3), f32::from_bits(0x3f509ab4), // 8.408964e-1, 8.408002e-1, 8.3478755e-1, 8.148606e-1
                f32::from_bits(0x3f5805ce), f32::from_bits(0x3f861d84), f32::from_bits(0x3fa25396), f32::from_bits(0x3fa23df0), // 8.438386e-1, 1.0477757e0, 1.2681758e0, 1.2675152e0
            ],
            [
                f32::from_bits(0xbe2bc1d4), f32::from_bits(0xbe2b04e2), f32::from_bits(0xbe16b46f), f32::from_bits(0xbdd7faaa), // -1.6773158e-1, -1.6701081e-1, -1.4717267e-1, -1.0545857e-1
                f32::from_bits(0xbe16cb2b), f32::from_bits(0xbec4cf4d), f32::from_bits(0xbf1afdc5), f32::from_bits(0xbf193134), // -1.472594e-1, -3.8439408e-1, -6.054347e-1, -5.9840703e-1
            ],
            [
                f32::from_bits(0xbd4dd09f), f32::from_bits(0xbd56429a), f32::from_bits(0xbd9ecc8d), f32::from_bits(0xbde282e6), // -5.0247785e-2, -5.230961e-2, -7.753859e-2, -1.1060123e-1
                f32::from_bits(0xbdb3fd89), f32::from_bits(0x3c81fbf9), f32::from_bits(0x3dca5085), f32::from_bits(0x3dc4c48f), // -8.788592e-2, 1.586722e-2, 9.878639e-2, 9.607803e-2
            ],
            [
                f32::from_bits(0x3ba31e1d), f32::from_bits(0x3bf80780), f32::from_bits(0x3cb6abc7), f32::from_bits(0x3d0b7de5), // 4.977955e-3, 7.5692534e-3, 2.2298707e-2, 3.405561e-2
                f32::from_bits(0x3ce9cffa), f32::from_bits(0x3c07eb4e), f32::from_bits(0xbbb43b76), f32::from_bits(0xbbab84e6), // 2.8541554e-2, 8.295847e-3, -5.5002524e-3, -5.2343486e-3
            ],
            [
                f32::from_bits(0x3b4c06a0), f32::from_bits(0x3b07db23), f32::from_bits(0xbaa653bb), f32::from_bits(0xbb3ad47b), // 3.1131878e-3, 2.072998e-3, -1.2689749e-3, -2.8507996e-3
                f32::from_bits(0xbb19c01c), f32::from_bits(0xba61454a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.3460453e-3, -8.593394e-4, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.96 0.94 0.89 0.91 0.89 0.83 0.88 0.88 0.85 0.88 0.72 0.80 0.81 0.90
/// 0.92 0.86 0.83 0.75 0.53 0.43 0.94 0.61 0.37 0.69 0.38 0.53 0.59 0.55 0.76 0.13
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.96 0.96 0.94 0.99 0.98 0.83 0.07
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 2.2734256 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7a83a9), f32::from_bits(0x3f7a8141), f32::from_bits(0x3f7a7777), f32::from_bits(0x3f7a7140), // 9.785715e-1, 9.7853476e-1, 9.783854e-1, 9.7829056e-1
                f32::from_bits(0x3f7a86ab), f32::from_bits(0x3f7b876e), f32::from_bits(0x3f7f3828), f32::from_bits(0x3f801452), // 9.7861737e-1, 9.8253524e-1, 9.969506e-1, 1.0006201e0
                f32::from_bits(0x3f8180d9), f32::from_bits(0x3f81b8c9), f32::from_bits(0x3f87083f), f32::from_bits(0x3f8c75df), // 1.0117446e0, 1.0134517e0, 1.0549392e0, 1.0973471e0
                f32::from_bits(0x3f90f3bb), f32::from_bits(0x3f965bbd), f32::from_bits(0x3f9986eb), f32::from_bits(0x3fa077d7), // 1.1324381e0, 1.1746746e0, 1.1994299e0, 1.2536572e0
                f32::from_bits(0x3fa52ebb), f32::from_bits(0x3fa9b84e), f32::from_bits(0x3faee0d1), f32::from_bits(0x3faf8054), // 1.2904886e0, 1.325937e0, 1.3662359e0, 1.3711038e0
                f32::from_bits(0x3fb8cbab), f32::from_bits(0x3fbddb5f), f32::from_bits(0x3fb6e765), f32::from_bits(0x3fb5a38c), // 1.4437155e0, 1.4832572e0, 1.4289366e0, 1.4190536e0
                f32::from_bits(0x3fb71969), f32::from_bits(0x3fae8647), f32::from_bits(0x3fa84ac3), f32::from_bits(0x3fa80a9d), // 1.430463e0, 1.3634728e0, 1.3147815e0, 1.3128239e0
                f32::from_bits(0x3f9e3ea1), f32::from_bits(0x3f9905dd), f32::from_bits(0x3f92a000), f32::from_bits(0xc42e60d8), // 1.2362863e0, 1.1954914e0, 1.1455078e0, -6.975132e2
            ],
            [
                f32::from_bits(0xbcc78614), f32::from_bits(0xbcc56d8d), f32::from_bits(0xbcc1238d), f32::from_bits(0xbcc046b5), // -2.4355926e-2, -2.410009e-2, -2.3576522e-2, -2.3471216e-2
                f32::from_bits(0xbcc5027a), f32::from_bits(0xbce63286), f32::from_bits(0xbd21355e), f32::from_bits(0xbd28ecbe), // -2.4049032e-2, -2.8100263e-2, -3.9357536e-2, -4.12414e-2
                f32::from_bits(0xbd44c380), f32::from_bits(0xbd4a48f8), f32::from_bits(0xbd8ecaa3), f32::from_bits(0xbdb44a21), // -4.8038006e-2, -4.9385995e-2, -6.972244e-2, -8.8032015e-2
                f32::from_bits(0xbdd008f3), f32::from_bits(0xbdeebd43), f32::from_bits(0xbdff96e2), f32::from_bits(0xbe111f7a), // -1.0157957e-1, -1.16571926e-1, -1.24799505e-1, -1.4172164e-1
                f32::from_bits(0xbe1c2bc4), f32::from_bits(0xbe26413e), f32::from_bits(0xbe31001e), f32::from_bits(0xbe326ef5), // -1.525107e-1, -1.6235825e-1, -1.7285201e-1, -1.7425139e-1
                f32::from_bits(0xbe43e3db), f32::from_bits(0xbe4c6f02), f32::from_bits(0xbe408eed), f32::from_bits(0xbe3ea0a5), // -1.9129889e-1, -1.9964221e-1, -1.8804522e-1, -1.8615969e-1
                f32::from_bits(0xbe40ed74), f32::from_bits(0xbe343a29), f32::from_bits(0xbe2b9346), f32::from_bits(0xbe2b43e5), // -1.8840581e-1, -1.7600311e-1, -1.6755399e-1, -1.6725118e-1
                f32::from_bits(0xbe1e52a5), f32::from_bits(0xbe179a88), f32::from_bits(0xbe0f9e08), f32::from_bits(0x42cf3b35), // -1.5461214e-1, -1.4805043e-1, -1.4025128e-1, 1.0361564e2
            ],
            [
                f32::from_bits(0xbc21db09), f32::from_bits(0xbc281cad), f32::from_bits(0xbc2fafeb), f32::from_bits(0xbc2ffdde), // -9.878882e-3, -1.0260743e-2, -1.0723094e-2, -1.0741679e-2
                f32::from_bits(0xbc2c2f8a), f32::from_bits(0xbc1b00a4), f32::from_bits(0xbbedf58e), f32::from_bits(0xbbe716c2), // -1.0509381e-2, -9.460602e-3, -7.2619384e-3, -7.0522735e-3
                f32::from_bits(0xbbc511ab), f32::from_bits(0xbbbd5e1c), f32::from_bits(0xbb5743e5), f32::from_bits(0xbaab42fc), // -6.014069e-3, -5.779041e-3, -3.2846865e-3, -1.3066228e-3
                f32::from_bits(0x00000000), f32::from_bits(0x3aae3356), f32::from_bits(0x3b03e270), f32::from_bits(0x3b5a6e01), // 0e0, 1.3290446e-3, 2.012398e-3, 3.3329728e-3
                f32::from_bits(0x3b871d88), f32::from_bits(0x3b9d86b3), f32::from_bits(0x3bb3e973), f32::from_bits(0x3bb72447), // 4.1233934e-3, 4.807317e-3, 5.490476e-3, 5.5890414e-3
                f32::from_bits(0x3bd7ef92), f32::from_bits(0x3be6535d), f32::from_bits(0x3bd20a10), f32::from_bits(0x3bcf1a0b), // 6.5898383e-3, 7.0289806e-3, 6.409891e-3, 6.3202432e-3
                f32::from_bits(0x3bd2b8e0), f32::from_bits(0x3bbfe84e), f32::from_bits(0x3bb3e760), f32::from_bits(0x3bb386a0), // 6.43073e-3, 5.8565503e-3, 5.4902285e-3, 5.478695e-3
                f32::from_bits(0x3ba26d14), f32::from_bits(0x3b99c7b0), f32::from_bits(0x3b8fcfe0), f32::from_bits(0xc07640ff), // 4.956851e-3, 4.692994e-3, 4.3887943e-3, -3.847717e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.48540705 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f75256c), f32::from_bits(0x3f749be7), f32::from_bits(0x3f6c2aba), f32::from_bits(0x3f6e13dd), // 9.5760226e-1, 9.555039e-1, 9.2252696e-1, 9.299906e-1
                f32::from_bits(0x3fa978c0), f32::from_bits(0x4000623b), f32::from_bits(0x4009a194), f32::from_bits(0xc21c800d), // 1.3239975e0, 2.0059955e0, 2.150487e0, -3.912505e1
            ],
            [
                f32::from_bits(0xbd435909), f32::from_bits(0xbd2ec7c4), f32::from_bits(0xbabd94d0), f32::from_bits(0xba64780b), // -4.7692332e-2, -4.267098e-2, -1.4463905e-3, -8.7153976e-4
                f32::from_bits(0xbe5ce688), f32::from_bits(0xbf04f337), f32::from_bits(0xbf133acd), f32::from_bits(0x40ba08bc), // -2.1572316e-1, -5.1933616e-1, -5.75116e-1, 5.813566e0
            ],
            [
                f32::from_bits(0xbc95ef0e), f32::from_bits(0xbcb92e2b), f32::from_bits(0xbd2d3739), f32::from_bits(0xbd35ef2a), // -1.8302467e-2, -2.2605022e-2, -4.2288993e-2, -4.4417538e-2
                f32::from_bits(0xb9cd945d), f32::from_bits(0x3d4e94f2), f32::from_bits(0x3d6fbdee), f32::from_bits(0xbe5d1feb), // -3.9211186e-4, 5.0435014e-2, 5.853074e-2, -2.1594207e-1
            ],
            [
                f32::from_bits(0xb9a98525), f32::from_bits(0x3a5c8b82), f32::from_bits(0x3ba74935), f32::from_bits(0x3bb918ca), // -3.2333392e-4, 8.413122e-4, 5.1051625e-3, 5.648707e-3
                f32::from_bits(0x3ad5cf2f), f32::from_bits(0xbb0d9a40), f32::from_bits(0xbb2fe071), f32::from_bits(0x00000000), // 1.6312356e-3, -2.1606833e-3, -2.6836658e-3, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x39412bcd), f32::from_bits(0xb9322c81), f32::from_bits(0xb95c42a6), // 0e0, 1.8422231e-4, -1.6991982e-4, -2.1005663e-4
                f32::from_bits(0xb897a874), f32::from_bits(0x380ecb91), f32::from_bits(0x3843f76d), f32::from_bits(0x00000000), // -7.231618e-5, 3.4045024e-5, 4.6722056e-5, 0e0
            ],
        ],
    },
};
