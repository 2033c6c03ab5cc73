//! Coefficients of `sinh`. Written by `halfulp forge sinh`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 30 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 0.99 1.00 0.99 0.99 1.00 0.99 0.98 0.98 1.00 1.00 0.96 0.98
/// 0.99 0.98 0.98 0.95 0.99 0.97 0.95 0.98 0.98 0.98 0.98 0.96 0.97 1.00
///
/// avx2: 6 polynomials of degree 7; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.98 0.98 0.98 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<8, 8, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 11.7890625,
        grid: Grid::Uniform { scale: 5.3156614 },
        map: Some([
            0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9,
            9, 10, 10, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16,
            16, 17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 22, 22, 23,
            23, 23, 24, 24, 24, 25, 25, 26, 26, 26, 27, 28, 28, 28, 29, 29,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32ffa0b5), f32::from_bits(0xb653e129), f32::from_bits(0xb824b909), f32::from_bits(0xbb851084), // 2.9758988e-8, -3.157251e-6, -3.9272974e-5, -4.0608067e-3
                f32::from_bits(0xbd30245a), f32::from_bits(0xbe797e24), f32::from_bits(0xbf4e6b41), f32::from_bits(0xc01a1936), // -4.3003418e-2, -2.4364525e-1, -8.0632406e-1, -2.4077888e0
                f32::from_bits(0xc0ce8bd1), f32::from_bits(0xc17cb239), f32::from_bits(0xc2167954), f32::from_bits(0xc2afc6d4), // -6.4545674e0, -1.5793511e1, -3.7618484e1, -8.7888336e1
                f32::from_bits(0xc3424523), f32::from_bits(0xc3ff5d21), f32::from_bits(0xc49eefbb), f32::from_bits(0xc51c7e65), // -1.9427007e2, -5.1072757e2, -1.2714916e3, -2.5038997e3
                f32::from_bits(0xc5837af3), f32::from_bits(0xc5f5df29), f32::from_bits(0xc6557d30), f32::from_bits(0xc6a32e4d), // -4.2073687e3, -7.867895e3, -1.3663297e4, -2.088715e4
                f32::from_bits(0xc7281d5d), f32::from_bits(0xc7bca020), f32::from_bits(0xc82ee6ca), f32::from_bits(0xc8b08a15), // -4.3037363e4, -9.657625e4, -1.7909916e5, -3.6155266e5
                f32::from_bits(0xc93af34f), f32::from_bits(0xc9b15572), f32::from_bits(0xca1bb1c2), f32::from_bits(0x49aae9d6), // -7.6574894e5, -1.4527183e6, -2.5508965e6, 1.4001228e6
                f32::from_bits(0xcad88336), f32::from_bits(0x4a55e65a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -7.094683e6, 3.5045345e6, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f7fedc9), f32::from_bits(0x3f8002a9), f32::from_bits(0x3f801781), f32::from_bits(0x3f8310e3), // 9.9972206e-1, 1.0000812e0, 1.0007173e0, 1.0239528e0
                f32::from_bits(0x3f94128b), f32::from_bits(0x3fd173a7), f32::from_bits(0x402ba6ad), f32::from_bits(0x40a444c3), // 1.1568159e0, 1.6363419e0, 2.682048e0, 5.133394e0
                f32::from_bits(0x4125118d), f32::from_bits(0x41a4fcc9), f32::from_bits(0x4226c864), f32::from_bits(0x42a953ca), // 1.0316785e1, 2.062343e1, 4.1695694e1, 8.466365e1
                f32::from_bits(0x4325f4cf), f32::from_bits(0x43be4e68), f32::from_bits(0x4452223f), f32::from_bits(0x44be668d), // 1.6595628e2, 3.8061255e2, 8.405351e2, 1.5232047e3
                f32::from_bits(0x45166070), f32::from_bits(0x4582f752), f32::from_bits(0x45d6380e), f32::from_bits(0x461c5e98), // 2.4060273e3, 4.190915e3, 6.855007e3, 1.0007648e4
                f32::from_bits(0x4695c4a3), f32::from_bits(0x471b50a2), f32::from_bits(0x47880689), f32::from_bits(0x4800ff2f), // 1.9170318e4, 3.9760633e4, 6.964507e4, 1.3209273e5
                f32::from_bits(0x488027a8), f32::from_bits(0x48e66b25), f32::from_bits(0x4941b790), f32::from_bits(0xc8884000), // 2.6246125e5, 4.7189716e5, 7.93465e5, -2.7904e5
                f32::from_bits(0x49f96580), f32::from_bits(0xc91e7882), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.043056e6, -6.490961e5, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3c1c0f39), f32::from_bits(0xba3be1c7), f32::from_bits(0xbb7e86f8), f32::from_bits(0xbd4adc62), // 9.525114e-3, -7.1671273e-4, -3.8837772e-3, -4.952658e-2
                f32::from_bits(0xbe4ed6af), f32::from_bits(0xbf1616f3), f32::from_bits(0xbf9e2be7), f32::from_bits(0xc01f426c), // -2.0199083e-1, -5.862877e-1, -1.2357148e0, -2.488429e0
                f32::from_bits(0xc09689a5), f32::from_bits(0xc108022d), f32::from_bits(0xc174a760), f32::from_bits(0xc1dc5aa7), // -4.7043023e0, -8.500531e0, -1.5290863e1, -2.7544264e1
                f32::from_bits(0xc2410b48), f32::from_bits(0xc2c1ab9d), f32::from_bits(0xc33d96e4), f32::from_bits(0xc39dd6fb), // -4.8261017e1, -9.683518e1, -1.8958942e2, -3.1567953e2
                f32::from_bits(0xc3ea1a96), f32::from_bits(0xc43d9871), f32::from_bits(0xc491d478), f32::from_bits(0xc4cb2954), // -4.682077e2, -7.583819e2, -1.1666396e3, -1.6252915e3
                f32::from_bits(0xc534919f), f32::from_bits(0xc5accc98), f32::from_bits(0xc60ec5de), f32::from_bits(0xc67e1cc9), // -2.8891013e3, -5.529574e3, -9.137467e3, -1.6263196e4
                f32::from_bits(0xc6ec937c), f32::from_bits(0xc749717c), f32::from_bits(0xc7a207e3), f32::from_bits(0x465b6db7), // -3.0281742e4, -5.1569484e4, -8.295977e4, 1.4043429e4
                f32::from_bits(0xc840ea65), f32::from_bits(0x46ecdb31), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.9754558e5, 3.0317596e4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3dbc5a22), f32::from_bits(0x3e2d07bc), f32::from_bits(0x3e320637), f32::from_bits(0x3e5168fc), // 9.196879e-2, 1.6897482e-1, 1.7385183e-1, 2.0450205e-1
                f32::from_bits(0x3e86d9b4), f32::from_bits(0x3ebbbe4c), f32::from_bits(0x3f005ff3), f32::from_bits(0x3f37172b), // 2.633797e-1, 3.6668622e-1, 5.0146407e-1, 7.1519727e-1
                f32::from_bits(0x3f840305), f32::from_bits(0x3fbfbe48), f32::from_bits(0x400e9c56), f32::from_bits(0x40593a25), // 1.0313421e0, 1.4979944e0, 2.228292e0, 3.3941739e0
                f32::from_bits(0x40a4f4a6), f32::from_bits(0x410d261f), f32::from_bits(0x4170fdff), f32::from_bits(0x41b69eb6), // 5.1548643e0, 8.821807e0, 1.5062011e1, 2.2827496e1
                f32::from_bits(0x41fce74e), f32::from_bits(0x423d5dab), f32::from_bits(0x42886552), f32::from_bits(0x42b4e1bc), // 3.1612942e1, 4.7341473e1, 6.819789e1, 9.044089e1
                f32::from_bits(0x431490b1), f32::from_bits(0x4382bc9a), f32::from_bits(0x43cb57ad), f32::from_bits(0x442970c2), // 1.485652e2, 2.6147345e2, 4.0668497e2, 6.7776184e2
                f32::from_bits(0x44938a22), f32::from_bits(0x44edb6a8), f32::from_bits(0x4536b36f), f32::from_bits(0x00000000), // 1.1803167e3, 1.901708e3, 2.9232146e3, 0e0
                f32::from_bits(0x45c8d616), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.4267607e3, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 1.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0x40681ece), f32::from_bits(0x41da5521), f32::from_bits(0x4349b64f), // 0e0, 3.6268802e0, 2.7291567e1, 2.0171214e2
                f32::from_bits(0x44ba4f6d), f32::from_bits(0x462c100d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.490482e3, 1.1012013e4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3ffffffd), f32::from_bits(0x40f0bba7), f32::from_bits(0x425a3187), f32::from_bits(0x43c9bdfb), // 1.9999996e0, 7.522907e0, 5.4548367e1, 4.0348422e2
                f32::from_bits(0x453a3d06), f32::from_bits(0x46ac76c2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.979814e3, 2.2075379e4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x384074c3), f32::from_bits(0x40e8c8ea), f32::from_bits(0x425d5666), f32::from_bits(0x43c98cca), // 4.588511e-5, 7.2745256e0, 5.5334373e1, 4.030999e2
                f32::from_bits(0x453b6865), f32::from_bits(0x46a7bb5e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.9985247e3, 2.1469684e4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3faa9c93), f32::from_bits(0x409c7f81), f32::from_bits(0x4203ae7d), f32::from_bits(0x43864312), // 1.3329033e0, 4.8905644e0, 3.29204e1, 2.68524e2
                f32::from_bits(0x44ec556e), f32::from_bits(0x468628c2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.8906697e3, 1.7172379e4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3aa0bce4), f32::from_bits(0x403390f3), f32::from_bits(0x41d0e59a), f32::from_bits(0x430e46b1), // 1.2263325e-3, 2.805722e0, 2.611211e1, 1.4227614e2
                f32::from_bits(0x449c1544), f32::from_bits(0x45111df8), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.2486646e3, 2.321873e3, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3e8880c9), f32::from_bits(0x3ec4227c), f32::from_bits(0xbff5f030), f32::from_bits(0x42040b67), // 2.6660755e-1, 3.830756e-1, -1.9213924e0, 3.3011135e1
                f32::from_bits(0x4249cd07), f32::from_bits(0x45e444cf), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 5.0450222e1, 7.304601e3, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbb8fef28), f32::from_bits(0x3f491925), f32::from_bits(0x40ed96e2), f32::from_bits(0x421923f4), // -4.3925233e-3, 7.855399e-1, 7.4246683e0, 3.828511e1
                f32::from_bits(0x43b166cf), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.548032e2, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3cf97ae2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.0454103e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 0.95 0.92 0.92 0.88 0.81 0.95 0.86 0.95 0.83 0.84 0.79 0.89 0.89 0.81
/// 0.71 0.70 0.93 0.71 0.82 0.86 0.90 0.80 0.67 0.80 0.00 0.33 0.98 0.99 0.98 0.99
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 1.00 0.97 0.95 0.95 0.95 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 4.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xb9f55d44), f32::from_bits(0x3b335e35), f32::from_bits(0x3c605f1a), f32::from_bits(0x3d034740), // -4.679953e-4, 2.7369384e-3, 1.3694549e-2, 3.205037e-2
                f32::from_bits(0x3ebffaf0), f32::from_bits(0x3ec26840), f32::from_bits(0x3ebc7d9f), f32::from_bits(0x3e8458ad), // 3.7496138e-1, 3.797016e-1, 3.681459e-1, 2.5848904e-1
                f32::from_bits(0x3eeffda0), f32::from_bits(0x3ee62743), f32::from_bits(0x3eeda2a4), f32::from_bits(0x3f020cca), // 4.6873188e-1, 4.495183e-1, 4.6413147e-1, 5.0800765e-1
                f32::from_bits(0x3efbdb3f), f32::from_bits(0x3f0008c2), f32::from_bits(0x3edc8634), f32::from_bits(0x3ef2a9ee), // 4.919071e-1, 5.0013363e-1, 4.307114e-1, 4.739527e-1
                f32::from_bits(0x3eff1c0a), f32::from_bits(0x3efd33b3), f32::from_bits(0x3f086bd3), f32::from_bits(0x3ef8e9b8), // 4.982608e-1, 4.9453506e-1, 5.3289527e-1, 4.8615813e-1
                f32::from_bits(0x3efec9ed), f32::from_bits(0x3ef66fc5), f32::from_bits(0x3edf811a), f32::from_bits(0x3eb62c20), // 4.9763432e-1, 4.8132148e-1, 4.3653184e-1, 3.558054e-1
                f32::from_bits(0x3eff659a), f32::from_bits(0x3ef5ad1f), f32::from_bits(0x3ee502de), f32::from_bits(0x3f1ae846), // 4.9882203e-1, 4.7983643e-1, 4.472875e-1, 6.051067e-1
                f32::from_bits(0x3f0005f3), f32::from_bits(0x3f007f78), f32::from_bits(0x3f01e25b), f32::from_bits(0x3f07e645), // 5.000908e-1, 5.01945e-1, 5.0736016e-1, 5.308574e-1
            ],
            [
                f32::from_bits(0x3f3246c7), f32::from_bits(0x3f2b8c7e), f32::from_bits(0x3f206e41), f32::from_bits(0x3f130b70), // 6.963925e-1, 6.701125e-1, 6.2668234e-1, 5.743933e-1
                f32::from_bits(0x3ede9efd), f32::from_bits(0x3ece18b2), f32::from_bits(0x3edee038), f32::from_bits(0x3f2d3883), // 4.3480673e-1, 4.0253216e-1, 4.353044e-1, 6.7664355e-1
                f32::from_bits(0x3eba6c2e), f32::from_bits(0x3eef8d34), f32::from_bits(0x3ebe43ae), f32::from_bits(0x3e80e830), // 3.641066e-1, 4.6787417e-1, 3.716101e-1, 2.5177145e-1
                f32::from_bits(0x3eb70355), f32::from_bits(0x3e99373a), f32::from_bits(0x3f0a036a), f32::from_bits(0x3eb926af), // 3.574473e-1, 2.9924947e-1, 5.391146e-1, 3.6162326e-1
                f32::from_bits(0x3eacfdaa), f32::from_bits(0x3eb73127), f32::from_bits(0x3e6024bb), f32::from_bits(0x3eaf3f6e), // 3.378728e-1, 3.5779688e-1, 2.1889012e-1, 3.422808e-1
                f32::from_bits(0x3ec2ebe4), f32::from_bits(0x3ee424e9), f32::from_bits(0x3f09852c), f32::from_bits(0x3f24232a), // 3.8070595e-1, 4.455941e-1, 5.371883e-1, 6.4116156e-1
                f32::from_bits(0x3ec03bab), f32::from_bits(0x3ee6adf6), f32::from_bits(0x3f05158e), f32::from_bits(0x3d98cee7), // 3.7545523e-1, 4.5054597e-1, 5.1986015e-1, 7.4613385e-2
                f32::from_bits(0x3eb02b8e), f32::from_bits(0x3ea98f2b), f32::from_bits(0x3e9e20f0), f32::from_bits(0x3e7b983b), // 3.440823e-1, 3.311704e-1, 3.0884504e-1, 2.456979e-1
            ],
            [
                f32::from_bits(0x3bdca1f7), f32::from_bits(0x3d80ecbf), f32::from_bits(0x3dd9d729), f32::from_bits(0x3e12ca8c), // 6.733175e-3, 6.295156e-2, 1.0636742e-1, 1.4335078e-1
                f32::from_bits(0x3db9ba5e), f32::from_bits(0x3e1b7d6d), f32::from_bits(0x3e03321a), f32::from_bits(0x00000000), // 9.06875e-2, 1.5184565e-1, 1.2812081e-1, 0e0
                f32::from_bits(0x3e093c28), f32::from_bits(0x00000000), f32::from_bits(0x3e0f1efe), f32::from_bits(0x3e65b4ed), // 1.3401854e-1, 0e0, 1.3976666e-1, 2.2432299e-1
                f32::from_bits(0x3dd52407), f32::from_bits(0x3e5aa8ca), f32::from_bits(0x00000000), f32::from_bits(0x3e23fe7b), // 1.0407262e-1, 2.135345e-1, 0e0, 1.6015045e-1
                f32::from_bits(0x3e3b6c21), f32::from_bits(0x3e0337cb), f32::from_bits(0x3e833009), f32::from_bits(0x3e2ef0df), // 1.8302967e-1, 1.2814252e-1, 2.5622585e-1, 1.7084073e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3ea40055), // 0e0, 0e0, 0e0, 3.2031503e-1
                f32::from_bits(0x3e0a3b37), f32::from_bits(0x3e222b84), f32::from_bits(0x3e396ecb), f32::from_bits(0x3e64e628), // 1.3499151e-1, 1.5836912e-1, 1.810867e-1, 2.2353423e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 89.5,
        grid: Grid::Binades { scale: 1.0, offset: 6.4375, bits: 2 },
        map: Some([
            4, 4, 5, 5, 6, 7, 0, 0, 1, 2, 2, 2, 3, 3, 3, 3,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f800015), f32::from_bits(0x3f7f484b), f32::from_bits(0x3f7a6059), f32::from_bits(0x3f730636), // 1.0000025e0, 9.9719685e-1, 9.7803265e-1, 9.493135e-1
                f32::from_bits(0x400dcf2b), f32::from_bits(0x41be938a), f32::from_bits(0x436e3cac), f32::from_bits(0x45347d5b), // 2.2157695e0, 2.382204e1, 2.38237e2, 2.8878347e3
            ],
            [
                f32::from_bits(0xb83a08c8), f32::from_bits(0x3b69eb58), f32::from_bits(0x3c97bb13), f32::from_bits(0x3d0ac4eb), // -4.4354034e-5, 3.5693254e-3, 1.8521821e-2, 3.38792e-2
                f32::from_bits(0xbe159911), f32::from_bits(0xc0084156), f32::from_bits(0xc1844763), f32::from_bits(0xc318e73d), // -1.4609171e-1, -2.1289878e0, -1.6534857e1, -1.5290327e2
            ],
            [
                f32::from_bits(0x3c2e54cd), f32::from_bits(0x3c1c7a34), f32::from_bits(0x3bba0f2b), f32::from_bits(0x3b2f311a), // 1.0640335e-2, 9.55062e-3, 5.6780777e-3, 2.6732148e-3
                f32::from_bits(0x3c4a9166), f32::from_bits(0x3da5fbe0), f32::from_bits(0x3ee40968), f32::from_bits(0x40454c07), // 1.2363767e-2, 8.104682e-2, 4.4538426e-1, 3.0827653e0
            ],
            [
                f32::from_bits(0xb9b621ef), f32::from_bits(0xba175dd4), f32::from_bits(0xb993c9e9), f32::from_bits(0xb7b5b5a8), // -3.4739028e-4, -5.7741744e-4, -2.818846e-4, -2.1661472e-5
                f32::from_bits(0xb9868336), f32::from_bits(0xbaad3189), f32::from_bits(0xbbb20a01), f32::from_bits(0xbce6a5ab), // -2.565623e-4, -1.3213615e-3, -5.4333215e-3, -2.8155169e-2
            ],
            [
                f32::from_bits(0xb8ea67db), f32::from_bits(0x00000000), f32::from_bits(0x37285bde), f32::from_bits(0x35d0ab71), // -1.1177334e-4, 0e0, 1.003497e-5, 1.5547104e-6
                f32::from_bits(0x3679d320), f32::from_bits(0x3727187c), f32::from_bits(0x37e62a1f), f32::from_bits(0x38d3e0ed), // 3.7226782e-6, 9.959676e-6, 2.743775e-5, 1.010316e-4
            ],
        ],
    },
};
