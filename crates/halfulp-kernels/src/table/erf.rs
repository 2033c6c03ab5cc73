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

/// For bfloat16.
///
/// portable, scalar, avx512: 23 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.97 0.91 0.98 0.98 0.94 0.95 0.97 0.91 0.99 0.81 0.87 0.86 0.86 0.93
/// 0.87 0.88 0.80 0.36 0.30 0.99 0.98
///
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.99 0.95 0.97 1.00 0.99 0.58
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 3, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.0703125, bits: 3 },
        map: Some([
            17, 18, 19, 20, 21, 21, 22, 22, 22, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
            1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 6,
            7, 7, 8, 9, 9, 9, 10, 10, 10, 10, 11, 12, 13, 14, 15, 16,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f906f24), f32::from_bits(0x3f909577), f32::from_bits(0x3f90f1d7), f32::from_bits(0x3f918a7d), // 1.1283917e0, 1.1295613e0, 1.1323804e0, 1.1370388e0
                f32::from_bits(0x3f9244e1), f32::from_bits(0x3f93c19e), f32::from_bits(0x3f9a1ff6), f32::from_bits(0x3f99796d), // 1.142727e0, 1.1543462e0, 1.2041004e0, 1.1990181e0
                f32::from_bits(0x3f9c2c2b), f32::from_bits(0x3f9fcee9), f32::from_bits(0x3fa2750e), f32::from_bits(0x3f9eb4e5), // 1.2200979e0, 1.2485019e0, 1.2691972e0, 1.2398955e0
                f32::from_bits(0x3f9b3b43), f32::from_bits(0x3f9687ef), f32::from_bits(0x3f90bed7), f32::from_bits(0x3f8beb12), // 1.212746e0, 1.1760234e0, 1.130824e0, 1.0931113e0
                f32::from_bits(0x3f82e2ab), f32::from_bits(0x3f762fee), f32::from_bits(0x3f592d5e), f32::from_bits(0x3f48d2e6), // 1.0225424e0, 9.6166885e-1, 8.483485e-1, 7.8446805e-1
                f32::from_bits(0x3f36e3e1), f32::from_bits(0x3f21a614), f32::from_bits(0x3f0a35dd), f32::from_bits(0x00000000), // 7.1441466e-1, 6.314404e-1, 5.398844e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc24668a), f32::from_bits(0xbd2d7262), f32::from_bits(0xbd9f7fac), f32::from_bits(0xbdeb6264), // -1.0034213e-2, -4.2345412e-2, -7.788023e-2, -1.1493376e-1
                f32::from_bits(0xbe15b574), f32::from_bits(0xbe487960), f32::from_bits(0xbeaa5959), f32::from_bits(0xbea21b1e), // -1.462e-1, -1.9577551e-1, -3.3271292e-1, -3.1661314e-1
                f32::from_bits(0xbeb653ff), f32::from_bits(0xbecd31e5), f32::from_bits(0xbeda5967), f32::from_bits(0xbecd4bfc), // -3.561096e-1, -4.007713e-1, -4.2646334e-1, -4.0097034e-1
                f32::from_bits(0xbec2c2d0), f32::from_bits(0xbeb57cfa), f32::from_bits(0xbea69f4a), f32::from_bits(0xbe9ae429), // -3.8039255e-1, -3.5446912e-1, -3.2543403e-1, -3.0252197e-1
                f32::from_bits(0xbe86a3ec), f32::from_bits(0xbe6d4483), f32::from_bits(0xbe37a0e5), f32::from_bits(0xbe1d3848), // -2.6296937e-1, -2.3170666e-1, -1.793247e-1, -1.5353501e-1
                f32::from_bits(0xbe026ae1), f32::from_bits(0xbdcb5a0b), f32::from_bits(0xbd94a9ce), f32::from_bits(0x00000000), // -1.2736084e-1, -9.929284e-2, -7.25895e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
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
