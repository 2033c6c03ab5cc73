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
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
///
/// avx2: 9 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<16, 3, 32>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 61.0 },
        map: Some([
            0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 8, 9, 9, 9, 10,
            10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15,
            16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 21,
            21, 21, 22, 22, 23, 24, 25, 25, 26, 27, 28, 29, 30, 31, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7ffd8f), f32::from_bits(0x3f7ff031), f32::from_bits(0x3f7fdded), f32::from_bits(0x3f7fbdd4), // 9.9996275e-1, 9.997588e-1, 9.9948007e-1, 9.989903e-1
                f32::from_bits(0x3f7f9d37), f32::from_bits(0x3f7f5dba), f32::from_bits(0x3f7efba6), f32::from_bits(0x3f7ec668), // 9.9849266e-1, 9.975239e-1, 9.9602735e-1, 9.9521494e-1
                f32::from_bits(0x3f7e1802), f32::from_bits(0x3f7ce1b4), f32::from_bits(0x3f7aef12), f32::from_bits(0x3f79863c), // 9.9255383e-1, 9.8781896e-1, 9.802104e-1, 9.747045e-1
                f32::from_bits(0x3f773ffd), f32::from_bits(0x3f747a21), f32::from_bits(0x3f71769e), f32::from_bits(0x3f6d9eba), // 9.6582013e-1, 9.5498854e-1, 9.432162e-1, 9.282032e-1
                f32::from_bits(0x3f68713e), f32::from_bits(0x3f641ed0), f32::from_bits(0x3f5e46ba), f32::from_bits(0x3f579267), // 9.0797794e-1, 8.9109516e-1, 8.682667e-1, 8.420777e-1
                f32::from_bits(0x3f50565b), f32::from_bits(0x3f49b33a), f32::from_bits(0x3f42045e), f32::from_bits(0x3f3f8c88), // 8.138177e-1, 7.8789103e-1, 7.5787914e-1, 7.482381e-1
                f32::from_bits(0x3f3b3212), f32::from_bits(0x3f3548fe), f32::from_bits(0x3f3089a0), f32::from_bits(0x3f2c0dc3), // 7.3123276e-1, 7.08145e-1, 6.896e-1, 6.72085e-1
                f32::from_bits(0x3f284be6), f32::from_bits(0x3f24dcd8), f32::from_bits(0x3f208938), f32::from_bits(0x3f5347f5), // 6.574081e-1, 6.439948e-1, 6.270938e-1, 8.253167e-1
            ],
            [
                f32::from_bits(0x3f33246e), f32::from_bits(0x3f356392), f32::from_bits(0x3f373b3f), f32::from_bits(0x3f3982eb), // 6.997746e-1, 7.085506e-1, 7.157478e-1, 7.246539e-1
                f32::from_bits(0x3f3b4f5d), f32::from_bits(0x3f3e1ecc), f32::from_bits(0x3f4193ba), f32::from_bits(0x3f4330bc), // 7.3167974e-1, 7.426574e-1, 7.561604e-1, 7.624624e-1
                f32::from_bits(0x3f47a057), f32::from_bits(0x3f4def9d), f32::from_bits(0x3f55fa85), f32::from_bits(0x3f5ada17), // 7.7979034e-1, 8.0443746e-1, 8.358539e-1, 8.548903e-1
                f32::from_bits(0x3f61d717), f32::from_bits(0x3f695035), f32::from_bits(0x3f708cf8), f32::from_bits(0x3f78df60), // 8.8218826e-1, 9.113801e-1, 9.39651e-1, 9.7215843e-1
                f32::from_bits(0x3f81702d), f32::from_bits(0x3f85426d), f32::from_bits(0x3f8a03f6), f32::from_bits(0x3f8f128b), // 1.0112358e0, 1.0410897e0, 1.0782459e0, 1.1177534e0
                f32::from_bits(0x3f94264c), f32::from_bits(0x3f988107), f32::from_bits(0x3f9d4801), f32::from_bits(0x3f9ec4c0), // 1.1574187e0, 1.1914376e0, 1.2287599e0, 1.2403793e0
                f32::from_bits(0x3fa15145), f32::from_bits(0x3fa4afe0), f32::from_bits(0x3fa74ea9), f32::from_bits(0x3fa9badb), // 1.2602926e0, 1.2866173e0, 1.307088e0, 1.3260149e0
                f32::from_bits(0x3fabb819), f32::from_bits(0x3fad8189), f32::from_bits(0x3fafb8c7), f32::from_bits(0x3f96250d), // 1.3415557e0, 1.3555156e0, 1.3728265e0, 1.1730057e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 30.0 },
        map: Some([
            0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4,
            4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 8, 8, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7fffeb), f32::from_bits(0x3f800092), f32::from_bits(0x3f800655), f32::from_bits(0x3f8086f4), // 9.9999875e-1, 1.0000174e0, 1.0001932e0, 1.0041184e0
                f32::from_bits(0x3f813e42), f32::from_bits(0x3f824702), f32::from_bits(0x3f870acb), f32::from_bits(0x3f84d55b), // 1.0097125e0, 1.017792e0, 1.0550169e0, 1.0377611e0
                f32::from_bits(0x3f8bb47c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.0914454e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f318328), f32::from_bits(0x3f313a6d), f32::from_bits(0x3f306f56), f32::from_bits(0x3f2927e2), // 6.9340754e-1, 6.9229776e-1, 6.8919885e-1, 6.607648e-1
                f32::from_bits(0x3f232590), f32::from_bits(0x3f1bd35d), f32::from_bits(0x3f025112), f32::from_bits(0x3f0b1015), // 6.372919e-1, 6.086939e-1, 5.0904953e-1, 5.4321414e-1
                f32::from_bits(0x3edc9a91), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 4.3086675e-1, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3e6db395), f32::from_bits(0x3e815b9a), f32::from_bits(0x3e88a7fd), f32::from_bits(0x3ea39d97), // 2.3213036e-1, 2.52652e-1, 2.6690665e-1, 3.195617e-1
                f32::from_bits(0x3eafd21e), f32::from_bits(0x3ebcbc9a), f32::from_bits(0x3edf1492), f32::from_bits(0x3ed67b37), // 3.4339994e-1, 3.6862642e-1, 4.357038e-1, 4.189088e-1
                f32::from_bits(0x3ef4937d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 4.7768775e-1, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};
