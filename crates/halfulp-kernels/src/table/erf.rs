//! Coefficients of `erf`. Written by `halfulp forge erf --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 26 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 0.99 1.00 1.00 1.00 0.98 0.99 0.99 0.99 0.99 1.00 0.99
/// 0.97 0.98 0.98 0.98 0.97 0.98 0.97 0.99 0.98 1.00
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.99 0.99 1.00 1.00 1.00 1.00 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 2.5957031,
        grid: Grid::Binades { scale: 1.0, offset: 0.0107421875, bits: 3 },
        map: Some([
            24, 25, 25, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2,
            2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5,
            5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 11,
            12, 12, 13, 13, 13, 14, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        ]),
        coefficients: [
            [
                f32::from_bits(0x2f0092f0), f32::from_bits(0xb498affb), f32::from_bits(0xb654aa8a), f32::from_bits(0xb7d087b6), // 1.1693735e-10, -2.844025e-7, -3.1689729e-6, -2.4858728e-5
                f32::from_bits(0xb8d9de13), f32::from_bits(0xb9c91be0), f32::from_bits(0xbaa9e055), f32::from_bits(0xbb2b66f8), // -1.0388731e-4, -3.8358476e-4, -1.2960533e-3, -2.6153903e-3
                f32::from_bits(0xbbbd997a), f32::from_bits(0xbbf47d7d), f32::from_bits(0xbc89dbe9), f32::from_bits(0xbcc16929), // -5.786118e-3, -7.4612484e-3, -1.6828494e-2, -2.3609715e-2
                f32::from_bits(0xbd0aaae7), f32::from_bits(0xbd2eb587), f32::from_bits(0xbceb7bb8), f32::from_bits(0xbc269487), // -3.385439e-2, -4.2653587e-2, -2.8745517e-2, -1.0167248e-2
                f32::from_bits(0x3ce95a69), f32::from_bits(0x3dd114fd), f32::from_bits(0x3e55c8de), f32::from_bits(0x3e9bec4f), // 2.8485494e-2, 1.0209081e-1, 2.0877406e-1, 3.0453727e-1
                f32::from_bits(0x3ee16b8c), f32::from_bits(0x3f0aec21), f32::from_bits(0x3f24786e), f32::from_bits(0x3f3fb519), // 4.4027364e-1, 5.4266554e-1, 6.424626e-1, 7.488571e-1
                f32::from_bits(0x3f5a094f), f32::from_bits(0x3f724268), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 8.5170454e-1, 9.463258e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f906eca), f32::from_bits(0x3f907219), f32::from_bits(0x3f907eb4), f32::from_bits(0x3f90abee), // 1.128381e0, 1.128482e0, 1.1288667e0, 1.1302469e0
                f32::from_bits(0x3f910c25), f32::from_bits(0x3f91e61e), f32::from_bits(0x3f93b743), f32::from_bits(0x3f95a603), // 1.1331831e0, 1.1398351e0, 1.1540302e0, 1.1691288e0
                f32::from_bits(0x3f993949), f32::from_bits(0x3f9ae258), f32::from_bits(0x3fa1dcd6), f32::from_bits(0x3fa5f961), // 1.1970607e0, 1.2100325e0, 1.2645519e0, 1.2966729e0
                f32::from_bits(0x3fab415b), f32::from_bits(0x3faeff57), f32::from_bits(0x3faaa063), f32::from_bits(0x3fa556e5), // 1.337932e0, 1.3671674e0, 1.3330196e0, 1.2917143e0
                f32::from_bits(0x3f9b58f7), f32::from_bits(0x3f8a51f9), f32::from_bits(0x3f6857b0), f32::from_bits(0x3f442b74), // 1.2136525e0, 1.0806266e0, 9.07588e-1, 7.6628804e-1
                f32::from_bits(0x3f15565d), f32::from_bits(0x3ee99d43), f32::from_bits(0x3eae73ee), f32::from_bits(0x3e67e95e), // 5.8334905e-1, 4.5627794e-1, 3.4072822e-1, 2.2647616e-1
                f32::from_bits(0x3dfee167), f32::from_bits(0x3d256e6c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.2445336e-1, 4.038851e-2, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbaffe098), f32::from_bits(0xbc378d42), f32::from_bits(0xbcc460b2), f32::from_bits(0xbd3d2530), // -1.952189e-3, -1.1203112e-2, -2.397189e-2, -4.6178043e-2
                f32::from_bits(0xbd9710bf), f32::from_bits(0xbde8deb6), f32::from_bits(0xbe2d7e64), f32::from_bits(0xbe59d055), // -7.376241e-2, -1.1370604e-1, -1.6942745e-1, -2.1270879e-1
                f32::from_bits(0xbe8c7b6a), f32::from_bits(0xbe992089), f32::from_bits(0xbec1eaa2), f32::from_bits(0xbed56cef), // -2.7437907e-1, -2.9907635e-1, -3.7874323e-1, -4.1684672e-1
                f32::from_bits(0xbeeabbda), f32::from_bits(0xbef72f03), f32::from_bits(0xbeec7190), f32::from_bits(0xbee0b1e2), // -4.5846444e-1, -4.8278055e-1, -4.618039e-1, -4.3885714e-1
                f32::from_bits(0xbecc826f), f32::from_bits(0xbeadb4ca), f32::from_bits(0xbe89bc09), f32::from_bits(0xbe5e1205), // -3.9943263e-1, -3.3926994e-1, -2.6901272e-1, -2.1686561e-1
                f32::from_bits(0xbe1eea3e), f32::from_bits(0xbded127e), f32::from_bits(0xbda8915b), f32::from_bits(0xbd537526), // -1.5519044e-1, -1.1575793e-1, -8.230849e-2, -5.1625393e-2
                f32::from_bits(0xbcd79016), f32::from_bits(0xbbfa0177), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.6313823e-2, -7.629569e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 2.5957031,
        grid: Grid::Binades { scale: 1.0, offset: 0.875, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbe55ea0b), f32::from_bits(0xbe818e79), f32::from_bits(0x3f312378), f32::from_bits(0x2f6456fe), // -2.0890062e-1, -2.530401e-1, 6.9194746e-1, 2.0767385e-10
                f32::from_bits(0x388c32b3), f32::from_bits(0x3a9bba3c), f32::from_bits(0xbd50bf31), f32::from_bits(0xbe183023), // 6.685164e-5, 1.1881064e-3, -5.0963584e-2, -1.4862113e-1
            ],
            [
                f32::from_bits(0x3ff51209), f32::from_bits(0x40051d54), f32::from_bits(0x3eb64e54), f32::from_bits(0x3f906eb9), // 1.9146129e0, 2.079915e0, 3.5606635e-1, 1.128379e0
                f32::from_bits(0x3f903dc6), f32::from_bits(0x3f8ec878), f32::from_bits(0x3fb376e9), f32::from_bits(0x3fdd9dca), // 1.1268852e0, 1.1154928e0, 1.4020663e0, 1.7313778e0
            ],
            [
                f32::from_bits(0xbf8e4cbd), f32::from_bits(0xbfa8eafd), f32::from_bits(0xbe0d59ad), f32::from_bits(0xb7ce2d55), // -1.1117169e0, -1.3196713e0, -1.380374e-1, -2.4578223e-5
                f32::from_bits(0x3c5784f7), f32::from_bits(0x3d6f7f9a), f32::from_bits(0xbf08128a), f32::from_bits(0xbf67602d), // 1.315426e-2, 5.84713e-2, -5.315329e-1, -9.038113e-1
            ],
            [
                f32::from_bits(0x3e89d9d9), f32::from_bits(0x3ec1ec0d), f32::from_bits(0x3c92e6e5), f32::from_bits(0xbec03628), // 2.6924017e-1, 3.7875405e-1, 1.7932365e-2, -3.7541318e-1
                f32::from_bits(0xbeddf406), f32::from_bits(0xbf0455b0), f32::from_bits(0x3cb98fdd), f32::from_bits(0x3e27af35), // -4.3350238e-1, -5.169325e-1, 2.2651607e-2, 1.637543e-1
            ],
            [
                f32::from_bits(0xbca8add1), f32::from_bits(0xbd29ae32), f32::from_bits(0x00000000), f32::from_bits(0x3bc6a41e), // -2.0590695e-2, -4.142589e-2, 0e0, 6.0620448e-3
                f32::from_bits(0x3e005095), f32::from_bits(0x3e3d75db), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.253074e-1, 1.850199e-1, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 29 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.92 0.88 0.99 0.97 0.93 1.00 0.34 0.87 0.69 0.59 0.43 0.35 0.32 0.00 1.00 1.00
/// 0.97 0.94 0.98 0.95 0.96 0.22 0.96 0.90 0.97 0.88 0.88 0.93 0.66
///
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.99 0.95 0.97 1.00 0.99 0.58
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 16>, Cells<8, 3, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.5, offset: 0.5625, bits: 3 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3fa29816), f32::from_bits(0x3f9f09d1), f32::from_bits(0x3f9a23c8), f32::from_bits(0x3f946d09), // 1.2702663e0, 1.2424871e0, 1.204217e0, 1.1595775e0
                f32::from_bits(0x3f8c5660), f32::from_bits(0x3f827c4f), f32::from_bits(0x3f7ac31f), f32::from_bits(0x3f5e9a35), // 1.096386e0, 1.0194186e0, 9.795398e-1, 8.695405e-1
                f32::from_bits(0x3f515783), f32::from_bits(0x3f38129e), f32::from_bits(0x3f24348a), f32::from_bits(0x3f149180), // 8.177416e-1, 7.190341e-1, 6.414267e-1, 5.8034515e-1
                f32::from_bits(0x3f07628c), f32::from_bits(0x3f00a0ef), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 5.2884746e-1, 5.0245565e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3f906f35), f32::from_bits(0x3f909577), f32::from_bits(0x3f90e9e8), // 0e0, 1.1283938e0, 1.1295613e0, 1.1321383e0
                f32::from_bits(0x3f9192fc), f32::from_bits(0x3f922060), f32::from_bits(0x3f92801d), f32::from_bits(0x3f937dd8), // 1.1372981e0, 1.141613e0, 1.1445347e0, 1.152278e0
                f32::from_bits(0x3f96afa4), f32::from_bits(0x3f9787c1), f32::from_bits(0x3f99c39c), f32::from_bits(0x3f9c2c2b), // 1.1772351e0, 1.1838304e0, 1.201282e0, 1.2200979e0
                f32::from_bits(0x3f9f77ce), f32::from_bits(0x3fa066f2), f32::from_bits(0x3fa1c3ac), f32::from_bits(0x3fa12f00), // 1.2458436e0, 1.2531416e0, 1.2637839e0, 1.2592468e0
            ],
            [
                f32::from_bits(0xbedaf08a), f32::from_bits(0xbece5eee), f32::from_bits(0xbebf8a65), f32::from_bits(0xbeaff332), // -4.2761642e-1, -4.03068e-1, -3.7410274e-1, -3.436523e-1
                f32::from_bits(0xbe9bd9fa), f32::from_bits(0xbe85cd86), f32::from_bits(0xbe766e2d), f32::from_bits(0xbe418538), // -3.043974e-1, -2.6133364e-1, -2.4065466e-1, -1.8898475e-1
                f32::from_bits(0xbe2aac72), f32::from_bits(0xbe03ff04), f32::from_bits(0xbdd22ec3), f32::from_bits(0xbdac18e6), // -1.6667345e-1, -1.289025e-1, -1.0262825e-1, -8.4031865e-2
                f32::from_bits(0xbd8eec00), f32::from_bits(0xbd81221f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -6.978607e-2, -6.305336e-2, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0xbc27d450), f32::from_bits(0xbd2d7262), f32::from_bits(0xbd9aa895), // 0e0, -1.024349e-2, -4.2345412e-2, -7.551686e-2
                f32::from_bits(0xbded6b27), f32::from_bits(0xbe0fb1ca), f32::from_bits(0xbe1e9cf8), f32::from_bits(0xbe40e3aa), // -1.1592703e-1, -1.4032665e-1, -1.5489566e-1, -1.8836847e-1
                f32::from_bits(0xbe883ff4), f32::from_bits(0xbe907deb), f32::from_bits(0xbea4857c), f32::from_bits(0xbeb653ff), // -2.6611292e-1, -2.8221068e-1, -3.213309e-1, -3.561096e-1
                f32::from_bits(0xbecb2056), f32::from_bits(0xbed04f6d), f32::from_bits(0xbed70b2c), f32::from_bits(0xbed4a412), // -3.9673108e-1, -4.0685597e-1, -4.200071e-1, -4.1531426e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 3.8541667 },
        map: Some([
            0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f906ec4), f32::from_bits(0x3f90a306), f32::from_bits(0x3f928587), f32::from_bits(0x3f997aa7), // 1.1283803e0, 1.1299751e0, 1.1446999e0, 1.1990556e0
                f32::from_bits(0x3fab5690), f32::from_bits(0x3fb65918), f32::from_bits(0x3fa550d7), f32::from_bits(0x3f6872b6), // 1.3385792e0, 1.4245939e0, 1.2915295e0, 9.0800035e-1
            ],
            [
                f32::from_bits(0xba800a1a), f32::from_bits(0xbc9012bd), f32::from_bits(0xbdbb160a), f32::from_bits(0xbe879712), // -9.768636e-4, -1.758706e-2, -9.135063e-2, -2.6482445e-1
                f32::from_bits(0xbf0f5ef5), f32::from_bits(0xbf30f651), f32::from_bits(0xbf0eac59), f32::from_bits(0xbe8b4bf4), // -5.600427e-1, -6.912585e-1, -5.573173e-1, -2.7206385e-1
            ],
            [
                f32::from_bits(0xbeb7d925), f32::from_bits(0xbea57f8c), f32::from_bits(0xbe6dc039), f32::from_bits(0xbdbe3ca1), // -3.5907856e-1, -3.2323873e-1, -2.3217858e-1, -9.288908e-2
                f32::from_bits(0x3d83294f), f32::from_bits(0x3de9578d), f32::from_bits(0x3da44796), f32::from_bits(0x3cdca24a), // 6.404363e-2, 1.1393652e-1, 8.0214664e-2, 2.6932854e-2
            ],
        ],
    },
};
