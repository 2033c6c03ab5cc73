//! Coefficients of `expm1`.
use crate::cells::{Cells, Grid, Piecewise};
/// For binary16.
///
/// portable, scalar, avx512: 30 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 1.00 1.00 1.00 1.00 1.00 0.99 0.99 0.99 1.00 1.00 1.00 1.00 1.00 1.00 1.00
/// 1.00 1.00 1.00 1.00 0.97 0.98 0.98 0.98 1.00 0.97 0.98 0.99 0.99 1.00
///
/// avx2: 8 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 16>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.40514565, bits: 3 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7d46aa), f32::from_bits(0x3f7d8c2d), f32::from_bits(0x3f7de5be), f32::from_bits(0x3f7e0969), // 9.893595e-1, 9.9042016e-1, 9.9178684e-1, 9.923311e-1
                f32::from_bits(0x3f7e4aa3), f32::from_bits(0x3f7e9411), f32::from_bits(0x3f7ec634), f32::from_bits(0x3f7eeecf), // 9.9332637e-1, 9.944468e-1, 9.9521184e-1, 9.9583143e-1
                f32::from_bits(0x3f803766), f32::from_bits(0x3f7fdd35), f32::from_bits(0x3f7fffa0), f32::from_bits(0x3f80011f), // 1.0016906e0, 9.994691e-1, 9.999943e-1, 1.0000342e0
                f32::from_bits(0x3f800000), f32::from_bits(0x3f800000), f32::from_bits(0x3f80018f), f32::from_bits(0x3f800a7a), // 1e0, 1e0, 1.0000476e0, 1.0003197e0
                f32::from_bits(0x3f8003d7), f32::from_bits(0x3f80002b), f32::from_bits(0x3f802446), f32::from_bits(0x3f7ffaf4), // 1.0001172e0, 1.0000051e0, 1.001107e0, 9.99923e-1
                f32::from_bits(0x3f6fa7f2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3f7d2765), // 9.361564e-1, 0e0, 0e0, 9.8888236e-1
                f32::from_bits(0x3f7bd73b), f32::from_bits(0x3f7c38f7), f32::from_bits(0x3f7c0ea1), f32::from_bits(0x3f7be72e), // 9.837529e-1, 9.852442e-1, 9.845982e-1, 9.839963e-1
                f32::from_bits(0x3f7c88d2), f32::from_bits(0x3f7c2e79), f32::from_bits(0x3f7ce5e3), f32::from_bits(0x3f7d0948), // 9.864627e-1, 9.850841e-1, 9.878828e-1, 9.884229e-1
            ],
            [
                f32::from_bits(0x3ed641cb), f32::from_bits(0x3ed85047), f32::from_bits(0x3edb2c2b), f32::from_bits(0x3edc6244), // 4.184707e-1, 4.2248747e-1, 4.2807135e-1, 4.304372e-1
                f32::from_bits(0x3edeb29b), f32::from_bits(0x3ee1905d), f32::from_bits(0x3ee3ae60), f32::from_bits(0x3ee58c34), // 4.349564e-1, 4.4055453e-1, 4.4468975e-1, 4.483353e-1
                f32::from_bits(0x3f061d1a), f32::from_bits(0x3efb05ad), f32::from_bits(0x3effd63e), f32::from_bits(0x3f00652a), // 5.2388155e-1, 4.9027768e-1, 4.996814e-1, 5.0154364e-1
                f32::from_bits(0x3f000102), f32::from_bits(0x3efff47b), f32::from_bits(0x3efecc43), f32::from_bits(0x3efbdc21), // 5.000154e-1, 4.999121e-1, 4.9765214e-1, 4.9191383e-1
                f32::from_bits(0x3efebad3), f32::from_bits(0x3eff33e2), f32::from_bits(0x3ef9eec4), f32::from_bits(0x3efdf4d1), // 4.975191e-1, 4.984427e-1, 4.8814976e-1, 4.9600843e-1
                f32::from_bits(0x3f3f64b9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3ed46be7), // 7.4763066e-1, 0e0, 0e0, 4.1488573e-1
                f32::from_bits(0x3eccd35b), f32::from_bits(0x3ecf1f06), f32::from_bits(0x3ece1ed0), f32::from_bits(0x3ecd18ae), // 4.0005e-1, 4.0453357e-1, 4.0257883e-1, 4.0057892e-1
                f32::from_bits(0x3ed11e5b), f32::from_bits(0x3ecec30b), f32::from_bits(0x3ed38bc8), f32::from_bits(0x3ed48d9a), // 4.0843472e-1, 4.038318e-1, 4.1317582e-1, 4.1514283e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e7aad0c), f32::from_bits(0x3df0f032), f32::from_bits(0x3e242794), f32::from_bits(0x3e3a3bee), // 2.4480075e-1, 1.17645636e-1, 1.6030723e-1, 1.8186924e-1
                f32::from_bits(0x3e2bb0bb), f32::from_bits(0x3e305de3), f32::from_bits(0x3e483236), f32::from_bits(0x3e61edce), // 1.6766636e-1, 1.7223315e-1, 1.9550404e-1, 2.2063372e-1
                f32::from_bits(0x3e3cd5af), f32::from_bits(0x3e3b65f4), f32::from_bits(0x3e544bab), f32::from_bits(0x3e46defa), // 1.8440889e-1, 1.8300611e-1, 2.073199e-1, 1.9420996e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.6278019, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f800000), f32::from_bits(0x3f800001), f32::from_bits(0x3f80032f), f32::from_bits(0x3f80239b), // 1e0, 1.0000001e0, 1.0000972e0, 1.0010866e0
                f32::from_bits(0x3f7f5e3a), f32::from_bits(0x3f7fdf69), f32::from_bits(0x3f7fec84), f32::from_bits(0x3f7ff2b6), // 9.9753153e-1, 9.995027e-1, 9.997027e-1, 9.997972e-1
            ],
            [
                f32::from_bits(0x3efffc66), f32::from_bits(0x3efff72e), f32::from_bits(0x3eff3cbd), f32::from_bits(0x3efa217c), // 4.9997252e-1, 4.999327e-1, 4.9851027e-1, 4.8853672e-1
                f32::from_bits(0x3ef6a75c), f32::from_bits(0x3efc9b64), f32::from_bits(0x3efdab9c), f32::from_bits(0x3efe2ebd), // 4.817456e-1, 4.9337304e-1, 4.954499e-1, 4.9645033e-1
            ],
            [
                f32::from_bits(0x3e299d70), f32::from_bits(0x3e2d0685), f32::from_bits(0x3e31ec26), f32::from_bits(0x3e53188c), // 1.6563964e-1, 1.6897018e-1, 1.737524e-1, 2.0614833e-1
                f32::from_bits(0x3df81410), f32::from_bits(0x3e0d9e2d), f32::from_bits(0x3e12c79e), f32::from_bits(0x3e1576b0), // 1.21132016e-1, 1.382987e-1, 1.433396e-1, 1.4596057e-1
            ],
            [
                f32::from_bits(0x3d08873b), f32::from_bits(0x3cdfa5e2), f32::from_bits(0x3d077f3e), f32::from_bits(0x00000000), // 3.333209e-2, 2.7300779e-2, 3.3080332e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.98 0.96 0.98 1.00 0.97 0.93 0.98 0.99 0.97 0.98 0.99 0.98 0.99 0.98
/// 0.99 0.99 1.00 0.99 0.98 0.98 0.94 0.99 0.95 0.96 1.00 0.94 0.97 0.98 0.98 1.00
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.99 1.00 0.99 1.00 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 62.0 },
        map: Some([
            0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 8, 9, 9, 9,
            10, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 14, 15, 15,
            15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20,
            21, 21, 22, 22, 23, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7ffd91), f32::from_bits(0x3f7ff03c), f32::from_bits(0x3f7fde44), f32::from_bits(0x3f7fbd78), // 9.9996287e-1, 9.9975944e-1, 9.9948525e-1, 9.989848e-1
                f32::from_bits(0x3f7f9565), f32::from_bits(0x3f7f586c), f32::from_bits(0x3f7ee83c), f32::from_bits(0x3f7ec445), // 9.983733e-1, 9.9744296e-1, 9.957311e-1, 9.9518234e-1
                f32::from_bits(0x3f7e0166), f32::from_bits(0x3f7cbc3d), f32::from_bits(0x3f7acd81), f32::from_bits(0x3f7932d8), // 9.9220884e-1, 9.872473e-1, 9.7969824e-1, 9.7343206e-1
                f32::from_bits(0x3f7844ad), f32::from_bits(0x3f7533f0), f32::from_bits(0x3f711ded), f32::from_bits(0x3f6d3fa2), // 9.697979e-1, 9.5782375e-1, 9.418629e-1, 9.267522e-1
                f32::from_bits(0x3f68dbf6), f32::from_bits(0x3f62c9b3), f32::from_bits(0x3f5e3fb7), f32::from_bits(0x3f56c533), // 9.0960634e-1, 8.858902e-1, 8.681597e-1, 8.389465e-1
                f32::from_bits(0x3f4f96cb), f32::from_bits(0x3f4c146e), f32::from_bits(0x3f4516a9), f32::from_bits(0x3f3ebb22), // 8.1089467e-1, 7.9718673e-1, 7.69877e-1, 7.450429e-1
                f32::from_bits(0x3f38db3d), f32::from_bits(0x3f351feb), f32::from_bits(0x3f317926), f32::from_bits(0x3f3005d7), // 7.220953e-1, 7.075183e-1, 6.932548e-1, 6.875891e-1
                f32::from_bits(0x3f2c0c3c), f32::from_bits(0x3f28550b), f32::from_bits(0x3f24b47b), f32::from_bits(0x3f207886), // 6.720617e-1, 6.5754765e-1, 6.433789e-1, 6.2683904e-1
            ],
            [
                f32::from_bits(0x3f3323da), f32::from_bits(0x3f356392), f32::from_bits(0x3f373137), f32::from_bits(0x3f3982eb), // 6.997658e-1, 7.085506e-1, 7.155947e-1, 7.246539e-1
                f32::from_bits(0x3f3baeea), f32::from_bits(0x3f3e4dd7), f32::from_bits(0x3f421eb5), f32::from_bits(0x3f4330bc), // 7.331377e-1, 7.4337524e-1, 7.5828105e-1, 7.624624e-1
                f32::from_bits(0x3f48190d), f32::from_bits(0x3f4e92b2), f32::from_bits(0x3f566fbb), f32::from_bits(0x3f5be518), // 7.8163224e-1, 8.069259e-1, 8.376424e-1, 8.5896444e-1
                f32::from_bits(0x3f5ed882), f32::from_bits(0x3f676bf5), f32::from_bits(0x3f71502b), f32::from_bits(0x3f799b3c), // 8.7049115e-1, 9.0399104e-1, 9.426295e-1, 9.7502494e-1
                f32::from_bits(0x3f810d32), f32::from_bits(0x3f865bc6), f32::from_bits(0x3f8a0964), f32::from_bits(0x3f8fa576), // 1.0082152e0, 1.0496757e0, 1.0784116e0, 1.122237e0
                f32::from_bits(0x3f94a566), f32::from_bits(0x3f96f6f1), f32::from_bits(0x3f9b6a73), f32::from_bits(0x3f9f3efc), // 1.1612976e0, 1.179411e0, 1.2141861e0, 1.2441096e0
                f32::from_bits(0x3fa2a87f), f32::from_bits(0x3fa4c553), f32::from_bits(0x3fa6cc4e), f32::from_bits(0x3fa7966e), // 1.2707671e0, 1.2872719e0, 1.3031099e0, 1.3092782e0
                f32::from_bits(0x3fa9bb2e), f32::from_bits(0x3fabb33c), f32::from_bits(0x3fad9661), f32::from_bits(0x3fafc14a), // 1.3260248e0, 1.3414073e0, 1.3561517e0, 1.3730862e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.021484375, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3f7ff80b), f32::from_bits(0x3f80001c), f32::from_bits(0x3f7fff84), // 0e0, 9.998786e-1, 1.0000033e0, 9.999926e-1
                f32::from_bits(0x3f800957), f32::from_bits(0x3f7f59b2), f32::from_bits(0x3f7eeadb), f32::from_bits(0x3f207886), // 1.000285e0, 9.974624e-1, 9.957711e-1, 6.2683904e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3f35d8e1), f32::from_bits(0x3f315a8f), f32::from_bits(0x3f317a4b), // 0e0, 7.1034056e-1, 6.9278806e-1, 6.932723e-1
                f32::from_bits(0x3f30123e), f32::from_bits(0x3f37c19b), f32::from_bits(0x3f3761e0), f32::from_bits(0x3fafc14a), // 6.8777835e-1, 7.1779794e-1, 7.163372e-1, 1.3730862e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3e805d19), f32::from_bits(0x3e7996d0), // 0e0, 0e0, 2.5071028e-1, 2.4373937e-1
                f32::from_bits(0x3e8b335d), f32::from_bits(0x3e24e1e1), f32::from_bits(0x3e46dd79), f32::from_bits(0x00000000), // 2.7187625e-1, 1.6101791e-1, 1.9420423e-1, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3e11eac4), f32::from_bits(0x3dbfd7fc), f32::from_bits(0x00000000), // 0e0, 1.4249712e-1, 9.3673676e-2, 0e0
            ],
        ],
    },
};
