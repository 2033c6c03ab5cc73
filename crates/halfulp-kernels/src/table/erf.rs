//! Coefficients of `erf`. Written by `halfulp forge erf`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// binary16.
///
/// portable, scalar, avx512: 26 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 0.99 1.00 1.00 1.00 0.98 0.99 0.99 0.99 0.99 1.00 0.99
/// 0.97 0.98 0.98 0.98 0.97 0.98 0.97 0.99 0.98 1.00
///
/// avx2: 7 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 0.99 0.99 0.99
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
        grid: Grid::Binades { scale: 1.0, offset: 0.01171875, bits: 1 },
        map: Some([
            6, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5,
        ]),
        coefficients: [
            [
                f32::from_bits(0x2f7dfa9b), f32::from_bits(0x33a21d3b), f32::from_bits(0x392c1e53), f32::from_bits(0xbb8daad4), // 2.3099249e-10, 7.54903e-8, 1.6414495e-4, -4.323343e-3
                f32::from_bits(0xbe205eb2), f32::from_bits(0xbeb9d062), f32::from_bits(0x3f07d4ba), f32::from_bits(0x00000000), // -1.5661123e-1, -3.6291796e-1, 5.305897e-1, 0e0
            ],
            [
                f32::from_bits(0x3f906ebd), f32::from_bits(0x3f906e61), f32::from_bits(0x3f900966), f32::from_bits(0x3f933a51), // 1.1283795e0, 1.1283685e0, 1.1252868e0, 1.1502172e0
                f32::from_bits(0x3fdfc12a), f32::from_bits(0x4014da65), f32::from_bits(0x3f221647), f32::from_bits(0x00000000), // 1.7480824e0, 2.3258297e0, 6.331524e-1, 0e0
            ],
            [
                f32::from_bits(0xb9e9c454), f32::from_bits(0x39f8b677), f32::from_bits(0x3cb9ff91), f32::from_bits(0xbcbf7be8), // -4.45875e-4, 4.7438193e-4, 2.2704871e-2, -2.3374513e-2
                f32::from_bits(0xbf69daaa), f32::from_bits(0xbfc34c27), f32::from_bits(0xbea1d9ce), f32::from_bits(0x00000000), // -9.134928e-1, -1.5257615e0, -3.1611484e-1, 0e0
            ],
            [
                f32::from_bits(0xbea0d2bc), f32::from_bits(0xbec4b0c1), f32::from_bits(0xbeea8d40), f32::from_bits(0xbedce01c), // -3.1410778e-1, -3.8416103e-1, -4.581089e-1, -4.3139732e-1
                f32::from_bits(0x3e28af51), f32::from_bits(0x3ee92af6), f32::from_bits(0x3d8cb12f), f32::from_bits(0x00000000), // 1.6473128e-1, 4.554059e-1, 6.8697326e-2, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3d5a7c36), f32::from_bits(0x3e17febc), f32::from_bits(0x3e1b3974), // 0e0, 5.3341113e-2, 1.4843267e-1, 1.5158635e-1
                f32::from_bits(0x00000000), f32::from_bits(0xbd5568b4), f32::from_bits(0xbbb17a95), f32::from_bits(0x00000000), // 0e0, -5.2101806e-2, -5.4162242e-3, 0e0
            ],
        ],
    },
};

/// bfloat16.
///
/// portable, scalar, avx512: 25 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.97 0.95 0.92 0.96 0.96 0.95 0.89 0.86 0.96 0.80 0.91 0.96 0.95 0.86 0.80
/// 0.95 0.94 0.93 0.75 0.94 0.95 0.94 0.94 0.96
///
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.96 0.95 0.98 0.99 0.97 0.89 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 3, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 3.46875,
        grid: Grid::Uniform { scale: 17.3211 },
        map: Some([
            0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 11, 12,
            12, 13, 13, 14, 14, 15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19,
            20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 23, 23,
            23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 0, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3a840006), f32::from_bits(0x3b7bdf0e), f32::from_bits(0x3bf5999f), f32::from_bits(0x3c6c4ec4), // 1.0070808e-3, 3.8432512e-3, 7.4951197e-3, 1.4423076e-2
                f32::from_bits(0x3cda2767), f32::from_bits(0x3d2097b1), f32::from_bits(0x3d6c30c2), f32::from_bits(0x3d95c71c), // 2.6630117e-2, 3.9207164e-2, 5.7663687e-2, 7.313368e-2
                f32::from_bits(0x3dddb6da), f32::from_bits(0x3e15ec4f), f32::from_bits(0x3e3d9998), f32::from_bits(0x3e691745), // 1.0825892e-1, 1.4640926e-1, 1.8515623e-1, 2.2762783e-1
                f32::from_bits(0x3e92590b), f32::from_bits(0x3eb468ba), f32::from_bits(0x3ed09249), f32::from_bits(0x3ef26666), // 2.858356e-1, 3.523615e-1, 4.0736607e-1, 4.734375e-1
                f32::from_bits(0x3f0d4925), f32::from_bits(0x3f23d2d3), f32::from_bits(0x3f357777), f32::from_bits(0x3f38e000), // 5.5189735e-1, 6.399357e-1, 7.0885414e-1, 7.2216797e-1
                f32::from_bits(0x3f49d2d3), f32::from_bits(0x3f5c1af3), f32::from_bits(0x3f69b4b5), f32::from_bits(0x3f72d800), // 7.883732e-1, 8.597862e-1, 9.129136e-1, 9.486084e-1
                f32::from_bits(0x3f745179), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.543682e-1, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f7c71c7), f32::from_bits(0x3f77bdef), f32::from_bits(0x3f733333), f32::from_bits(0x3f6c4ec5), // 9.861111e-1, 9.677419e-1, 9.5e-1, 9.230769e-1
                f32::from_bits(0x3f627627), f32::from_bits(0x3f5a12f7), f32::from_bits(0x3f4f3cf4), f32::from_bits(0x3f471c72), // 8.8461536e-1, 8.518519e-1, 8.095238e-1, 7.777778e-1
                f32::from_bits(0x3f36db6e), f32::from_bits(0x3f276276), f32::from_bits(0x3f19999a), f32::from_bits(0x3f0ba2e9), // 7.1428573e-1, 6.5384614e-1, 6e-1, 5.4545456e-1
                f32::from_bits(0x3ef4de9c), f32::from_bits(0x3ed1745d), f32::from_bits(0x3eb6db6e), f32::from_bits(0x3e99999a), // 4.7826087e-1, 4.090909e-1, 3.5714287e-1, 3e-1
                f32::from_bits(0x3e73cf3d), f32::from_bits(0x3e34b4b5), f32::from_bits(0x3e088889), f32::from_bits(0x3e000000), // 2.3809524e-1, 1.764706e-1, 1.3333334e-1, 1.25e-1
                f32::from_bits(0x3db4b4b5), f32::from_bits(0x3d579436), f32::from_bits(0x3cf0f0f1), f32::from_bits(0x3c800000), // 8.82353e-2, 5.263158e-2, 2.9411765e-2, 1.5625e-2
                f32::from_bits(0x3c4ede10), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.2626186e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 3.46875,
        grid: Grid::Binades { scale: 1.0, offset: 0.5625, bits: 2 },
        map: Some([
            5, 6, 7, 7, 7, 0, 0, 0, 0, 0, 1, 2, 3, 3, 4, 4,
        ]),
        coefficients: [
            [
                f32::from_bits(0x39a60dd2), f32::from_bits(0xbb502375), f32::from_bits(0xbbab3b9e), f32::from_bits(0xbccb5cf6), // 3.1672284e-4, -3.1759415e-3, -5.225613e-3, -2.48246e-2
                f32::from_bits(0x3dafdc6a), f32::from_bits(0x3eb9209c), f32::from_bits(0x3f217f36), f32::from_bits(0x3f5c0e89), // 8.5869625e-2, 3.615769e-1, 6.3084733e-1, 8.595968e-1
            ],
            [
                f32::from_bits(0x3f7fd2a6), f32::from_bits(0x3f85aa8a), f32::from_bits(0x3f888463), f32::from_bits(0x3f94be9c), // 9.99308e-1, 1.0442669e0, 1.0665401e0, 1.1620669e0
                f32::from_bits(0x3f6ff588), f32::from_bits(0x3f0c3d9d), f32::from_bits(0x3e87e6b7), f32::from_bits(0x3da1cd0d), // 9.3734026e-1, 5.4781514e-1, 2.654321e-1, 7.9004385e-2
            ],
            [
                f32::from_bits(0xbd7b993d), f32::from_bits(0xbe54d9a2), f32::from_bits(0xbe84a5ae), f32::from_bits(0xbec09f7d), // -6.1425436e-2, -2.0786145e-1, -2.5907654e-1, -3.762168e-1
                f32::from_bits(0xbe8604c9), f32::from_bits(0xbdfd551b), f32::from_bits(0xbd4a4588), f32::from_bits(0xbc38a025), // -2.6175526e-1, -1.2369748e-1, -4.9382716e-2, -1.126865e-2
            ],
        ],
    },
};
