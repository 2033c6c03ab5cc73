//! Coefficients of `sinh`. Written by `halfulp forge sinh`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// binary16.
///
/// portable, scalar, avx512: 31 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 1.00 0.99 0.99 1.00 1.00 0.98 0.98 1.00 1.00 0.96 0.98
/// 0.99 0.98 0.98 0.95 0.99 0.97 0.95 0.99 0.97 0.98 0.98 0.95 0.97 0.91 1.00
///
/// avx2: 14 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 0.99 1.00 0.99 0.98 0.99 0.99 0.94 0.98 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<16, 6, 32>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 11.7890625,
        grid: Grid::Uniform { scale: 5.3156614 },
        map: Some([
            0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9,
            9, 10, 10, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16,
            16, 17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 22, 22, 23,
            23, 23, 24, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 28, 29, 30,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32ff16dc), f32::from_bits(0xb653e129), f32::from_bits(0xb824b909), f32::from_bits(0xbb851084), // 2.9696302e-8, -3.157251e-6, -3.9272974e-5, -4.0608067e-3
                f32::from_bits(0xbd30245a), f32::from_bits(0xbe797e24), f32::from_bits(0xbf4e6b41), f32::from_bits(0xc01a1936), // -4.3003418e-2, -2.4364525e-1, -8.0632406e-1, -2.4077888e0
                f32::from_bits(0xc0ce8bd1), f32::from_bits(0xc17cb239), f32::from_bits(0xc2167954), f32::from_bits(0xc2afc6d4), // -6.4545674e0, -1.5793511e1, -3.7618484e1, -8.7888336e1
                f32::from_bits(0xc3424523), f32::from_bits(0xc3ff5d20), f32::from_bits(0xc49eefbb), f32::from_bits(0xc51c7e65), // -1.9427007e2, -5.1072754e2, -1.2714916e3, -2.5038997e3
                f32::from_bits(0xc5837af4), f32::from_bits(0xc5f5df29), f32::from_bits(0xc6557d30), f32::from_bits(0xc6a32e4d), // -4.207369e3, -7.867895e3, -1.3663297e4, -2.088715e4
                f32::from_bits(0xc7281d6c), f32::from_bits(0xc7bca020), f32::from_bits(0xc82ee6ca), f32::from_bits(0xc8b08a11), // -4.303742e4, -9.657625e4, -1.7909916e5, -3.6155253e5
                f32::from_bits(0xc93af34f), f32::from_bits(0xc9b15572), f32::from_bits(0xc9e6cc31), f32::from_bits(0xcab06065), // -7.6574894e5, -1.4527183e6, -1.8906941e6, -5.7795065e6
                f32::from_bits(0xcad88336), f32::from_bits(0x4a50d655), f32::from_bits(0xc92c7f70), f32::from_bits(0x00000000), // -7.094683e6, 3.4215893e6, -7.06551e5, 0e0
            ],
            [
                f32::from_bits(0x3f7fedc9), f32::from_bits(0x3f8002a9), f32::from_bits(0x3f801781), f32::from_bits(0x3f8310e3), // 9.9972206e-1, 1.0000812e0, 1.0007173e0, 1.0239528e0
                f32::from_bits(0x3f94128b), f32::from_bits(0x3fd173a7), f32::from_bits(0x402ba6ad), f32::from_bits(0x40a444c3), // 1.1568159e0, 1.6363419e0, 2.682048e0, 5.133394e0
                f32::from_bits(0x4125118d), f32::from_bits(0x41a4fcc9), f32::from_bits(0x4226c864), f32::from_bits(0x42a953ca), // 1.0316785e1, 2.062343e1, 4.1695694e1, 8.466365e1
                f32::from_bits(0x4325f4cf), f32::from_bits(0x43be4e65), f32::from_bits(0x4452223f), f32::from_bits(0x44be668d), // 1.6595628e2, 3.8061246e2, 8.405351e2, 1.5232047e3
                f32::from_bits(0x4516606e), f32::from_bits(0x4582f752), f32::from_bits(0x45d6380e), f32::from_bits(0x461c5e98), // 2.4060269e3, 4.190915e3, 6.855007e3, 1.0007648e4
                f32::from_bits(0x4695c4a2), f32::from_bits(0x471b50a2), f32::from_bits(0x47880689), f32::from_bits(0x4800ff2c), // 1.9170316e4, 3.9760633e4, 6.964507e4, 1.3209269e5
                f32::from_bits(0x488027a8), f32::from_bits(0x48e66b25), f32::from_bits(0x49133bfb), f32::from_bits(0x49cee114), // 2.6246125e5, 4.7189716e5, 6.030717e5, 1.6947545e6
                f32::from_bits(0x49f96580), f32::from_bits(0xc91b00db), f32::from_bits(0x477ff300), f32::from_bits(0x00000000), // 2.043056e6, -6.348937e5, 6.5523e4, 0e0
            ],
            [
                f32::from_bits(0x3c1c119d), f32::from_bits(0xba3be1c7), f32::from_bits(0xbb7e86f8), f32::from_bits(0xbd4adc62), // 9.525684e-3, -7.1671273e-4, -3.8837772e-3, -4.952658e-2
                f32::from_bits(0xbe4ed6af), f32::from_bits(0xbf1616f3), f32::from_bits(0xbf9e2be7), f32::from_bits(0xc01f426c), // -2.0199083e-1, -5.862877e-1, -1.2357148e0, -2.488429e0
                f32::from_bits(0xc09689a5), f32::from_bits(0xc108022d), f32::from_bits(0xc174a760), f32::from_bits(0xc1dc5aa7), // -4.7043023e0, -8.500531e0, -1.5290863e1, -2.7544264e1
                f32::from_bits(0xc2410b48), f32::from_bits(0xc2c1ab9b), f32::from_bits(0xc33d96e4), f32::from_bits(0xc39dd6fb), // -4.8261017e1, -9.683517e1, -1.8958942e2, -3.1567953e2
                f32::from_bits(0xc3ea1a94), f32::from_bits(0xc43d9871), f32::from_bits(0xc491d478), f32::from_bits(0xc4cb2954), // -4.6820764e2, -7.583819e2, -1.1666396e3, -1.6252915e3
                f32::from_bits(0xc5349195), f32::from_bits(0xc5accc98), f32::from_bits(0xc60ec5de), f32::from_bits(0xc67e1cc7), // -2.8890989e3, -5.529574e3, -9.137467e3, -1.6263194e4
                f32::from_bits(0xc6ec9378), f32::from_bits(0xc749717c), f32::from_bits(0xc77c92c4), f32::from_bits(0xc822ebba), // -3.0281734e4, -5.1569484e4, -6.4658766e4, -1.668309e5
                f32::from_bits(0xc840ea65), f32::from_bits(0x46e81b4f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.9754558e5, 2.9709654e4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3dbc57c7), f32::from_bits(0x3e2d07bc), f32::from_bits(0x3e320637), f32::from_bits(0x3e5168fc), // 9.19643e-2, 1.6897482e-1, 1.7385183e-1, 2.0450205e-1
                f32::from_bits(0x3e86d9b4), f32::from_bits(0x3ebbbe4c), f32::from_bits(0x3f005ff3), f32::from_bits(0x3f37172b), // 2.633797e-1, 3.6668622e-1, 5.0146407e-1, 7.1519727e-1
                f32::from_bits(0x3f840305), f32::from_bits(0x3fbfbe48), f32::from_bits(0x400e9c56), f32::from_bits(0x40593a25), // 1.0313421e0, 1.4979944e0, 2.228292e0, 3.3941739e0
                f32::from_bits(0x40a4f4a6), f32::from_bits(0x410d2620), f32::from_bits(0x4170fdff), f32::from_bits(0x41b69eb6), // 5.1548643e0, 8.821808e0, 1.5062011e1, 2.2827496e1
                f32::from_bits(0x41fce751), f32::from_bits(0x423d5dab), f32::from_bits(0x42886552), f32::from_bits(0x42b4e1bc), // 3.1612947e1, 4.7341473e1, 6.819789e1, 9.044089e1
                f32::from_bits(0x431490a7), f32::from_bits(0x4382bc9a), f32::from_bits(0x43cb57ad), f32::from_bits(0x442970c6), // 1.4856505e2, 2.6147345e2, 4.0668497e2, 6.777621e2
                f32::from_bits(0x44938a1b), f32::from_bits(0x44edb6a8), f32::from_bits(0x45120e0e), f32::from_bits(0x45aca778), // 1.1803158e3, 1.901708e3, 2.3368784e3, 5.5249336e3
                f32::from_bits(0x45c8d616), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.4267607e3, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 11.7890625,
        grid: Grid::Uniform { scale: 2.6436934 },
        map: Some([
            0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
            4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 11, 12, 13, 13,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0xbc664780), f32::from_bits(0xc0096e6f), f32::from_bits(0xc28b95ae), // 0e0, -1.4055133e-2, -2.1473653e0, -6.979234e1
                f32::from_bits(0xc513ad7f), f32::from_bits(0x468f9bd0), f32::from_bits(0x476c8825), f32::from_bits(0x484adb98), // -2.3628435e3, 1.8381906e4, 6.0552145e4, 2.0772638e5
                f32::from_bits(0x4925e1dd), f32::from_bits(0x497fc668), f32::from_bits(0xc9e9afa1), f32::from_bits(0xca3b6053), // 6.794538e5, 1.0476545e6, -1.9143561e6, -3.0699728e6
                f32::from_bits(0xca84eeaa), f32::from_bits(0xcb15d928), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -4.355925e6, -9.820456e6, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f800003), f32::from_bits(0x3f8837ec), f32::from_bits(0x40b9623a), f32::from_bits(0x42cfe7eb), // 1.0000004e0, 1.0642066e0, 5.7932405e0, 1.03952965e2
                f32::from_bits(0x451702c4), f32::from_bits(0xc63fe366), f32::from_bits(0xc70d3b53), f32::from_bits(0xc7da21b9), // 2.4161729e3, -1.228085e4, -3.6155324e4, -1.11683445e5
                f32::from_bits(0xc8a19dc9), f32::from_bits(0xc8f3197b), f32::from_bits(0x49149c35), f32::from_bits(0x4965a5cc), // -3.3099028e5, -4.9786784e5, 6.087073e5, 9.4063675e5
                f32::from_bits(0x499eab58), f32::from_bits(0x4a288f04), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.299819e6, 2.761665e6, 0e0, 0e0
            ],
            [
                f32::from_bits(0xb7060c9b), f32::from_bits(0xbdef99ca), f32::from_bits(0xc08b1184), f32::from_bits(0xc2764bd2), // -7.989957e-6, -1.1699255e-1, -4.345888e0, -6.1574043e1
                f32::from_bits(0xc4797c29), f32::from_bits(0x4542d8ee), f32::from_bits(0x45fff051), f32::from_bits(0x46b1977d), // -9.9794e2, 3.117558e3, 8.1900396e3, 2.2731744e4
                f32::from_bits(0x476e30a4), f32::from_bits(0x47ae529c), f32::from_bits(0xc77e3c80), f32::from_bits(0xc7bd31d9), // 6.097664e4, 8.925322e4, -6.50845e4, -9.6867695e4
                f32::from_bits(0xc7fe8425), f32::from_bits(0xc87e94e2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.3031229e5, -2.6069153e5, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3e2ac780), f32::from_bits(0x3e8c7260), f32::from_bits(0x400bd920), f32::from_bits(0x41979c8a), // 1.6677666e-1, 2.743101e-1, 2.1851273e0, 1.8951435e1
                f32::from_bits(0x435166b2), f32::from_bits(0xc3b30035), f32::from_bits(0xc451567a), f32::from_bits(0xc5022483), // 2.0940115e2, -3.5800162e2, -8.373512e2, -2.082282e3
                f32::from_bits(0xc59dbb21), f32::from_bits(0xc5e018c5), f32::from_bits(0x4512abec), f32::from_bits(0x45521492), // -5.047391e3, -7.171096e3, 2.346745e3, 3.3612856e3
                f32::from_bits(0x45897b6f), f32::from_bits(0x460150f2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 4.399429e3, 8.276236e3, 0e0, 0e0
            ],
            [
                f32::from_bits(0xb9da1e6c), f32::from_bits(0xbd518e38), f32::from_bits(0xbefa067b), f32::from_bits(0xc03d52ae), // -4.1602866e-4, -5.116102e-2, -4.883307e-1, -2.9581714e0
                f32::from_bits(0xc1b36134), f32::from_bits(0x417e5677), f32::from_bits(0x42039561), f32::from_bits(0x4291c40d), // -2.2422462e1, 1.589611e1, 3.2895878e1, 7.288291e1
                f32::from_bits(0x431f1d52), f32::from_bits(0x435ac7f3), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5911453e2, 2.1878105e2, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3c10abc6), f32::from_bits(0x3c9ac5c8), f32::from_bits(0x3d73a68b), f32::from_bits(0x3e52dadc), // 8.8300165e-3, 1.8893138e-2, 5.9485e-2, 2.05913e-1
                f32::from_bits(0x3f80c2c8), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.0059443e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.96 0.91 0.94 1.00 0.98 0.85 0.98 0.99 0.99 0.96 0.94 0.88 0.94 0.91 0.85
/// 0.93 0.97 0.45 0.71 0.93 0.97 0.91 0.77 0.87 0.83 0.78 0.74 0.68 0.66 0.78 1.00
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 1.00 0.98 0.95 0.95 0.96 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 89.5,
        grid: Grid::Binades { scale: 1.0, offset: 29.9375, bits: 5 },
        map: Some([
            4, 5, 6, 7, 8, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11,
            11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15, 16, 16, 16,
            17, 17, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 24, 25, 25, 26,
            26, 27, 27, 28, 28, 29, 29, 30, 30, 31, 31, 31, 0, 1, 2, 3,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7fffb9), f32::from_bits(0x3f7feadc), f32::from_bits(0x3f7f8d17), f32::from_bits(0x3f7efbb2), // 9.9999577e-1, 9.996774e-1, 9.982466e-1, 9.9602807e-1
                f32::from_bits(0x3f7cd185), f32::from_bits(0x3f7a23d1), f32::from_bits(0x3f769aa6), f32::from_bits(0x3f780b4e), // 9.87572e-1, 9.77109e-1, 9.6329725e-1, 9.689225e-1
                f32::from_bits(0x3f74ff2c), f32::from_bits(0x3f7f02f7), f32::from_bits(0x3f8d0ec4), f32::from_bits(0x3fa5a642), // 9.570186e-1, 9.96139e-1, 1.1020131e0, 1.2941363e0
                f32::from_bits(0x3fce0a48), f32::from_bits(0x40050fa1), f32::from_bits(0x403daebb), f32::from_bits(0x40855144), // 1.6096888e0, 2.079079e0, 2.9637897e0, 4.16617e0
                f32::from_bits(0x40ba91b0), f32::from_bits(0x410afc3d), f32::from_bits(0x410fed4a), f32::from_bits(0x41957866), // 5.830284e0, 8.686582e0, 8.995432e0, 1.8683788e1
                f32::from_bits(0x41ea92de), f32::from_bits(0x4234ef74), f32::from_bits(0x428942c5), f32::from_bits(0x42d97bbf), // 2.9321712e1, 4.523384e1, 6.863041e1, 1.0874169e2
                f32::from_bits(0x42e73134), f32::from_bits(0x4321f836), f32::from_bits(0x4375fa7d), f32::from_bits(0x43bae2ec), // 1.155961e2, 1.6196957e2, 2.4597847e2, 3.7377283e2
                f32::from_bits(0x43ffb8a7), f32::from_bits(0x44430801), f32::from_bits(0x448e5e30), f32::from_bits(0x44cc045a), // 5.114426e2, 7.8012506e2, 1.1389434e3, 1.632136e3
            ],
            [
                f32::from_bits(0x3853bdf0), f32::from_bits(0x3a93c6f6), f32::from_bits(0x3b7db268), f32::from_bits(0x3bde6bf0), // 5.0483213e-5, 1.1274505e-3, 3.8711075e-3, 6.7877695e-3
                f32::from_bits(0x3c7460cc), f32::from_bits(0x3cb461d2), f32::from_bits(0x3cecfdc0), f32::from_bits(0x3cdeef02), // 1.4915656e-2, 2.20193e-2, 2.8929591e-2, 2.7213577e-2
                f32::from_bits(0x3d00fdd5), f32::from_bits(0x3cc31730), f32::from_bits(0x3c00c0c9), f32::from_bits(0xbc7fca2d), // 3.1492073e-2, 2.3814768e-2, 7.858464e-3, -1.5612167e-2
                f32::from_bits(0xbd45d55d), f32::from_bits(0xbdb9efef), f32::from_bits(0xbe24fa97), f32::from_bits(0xbe7c6e34), // -4.8299182e-2, -9.078967e-2, -1.6111217e-1, -2.4651414e-1
                f32::from_bits(0xbeb4eab4), f32::from_bits(0xbf0556c0), f32::from_bits(0xbf0bb23c), f32::from_bits(0xbf83eac4), // -3.5335314e-1, -5.2085495e-1, -5.456884e-1, -1.030602e0
                f32::from_bits(0xbfc18214), f32::from_bits(0xc00b1bc5), f32::from_bits(0xc044a86e), f32::from_bits(0xc0902412), // -1.5117822e0, -2.17357e0, -3.0727801e0, -4.504403e0
                f32::from_bits(0xc09775ef), f32::from_bits(0xc0c89d48), f32::from_bits(0xc10e0d5c), f32::from_bits(0xc149be5e), // -4.733146e0, -6.2691994e0, -8.878262e0, -1.2608976e1
                f32::from_bits(0xc1834ff6), f32::from_bits(0xc1bba041), f32::from_bits(0xc2016384), f32::from_bits(0xc23008f8), // -1.6414043e1, -2.3453249e1, -3.2347183e1, -4.400876e1
            ],
            [
                f32::from_bits(0x3c2849be), f32::from_bits(0x3c18e1fb), f32::from_bits(0x3c03842b), f32::from_bits(0x3be7f751), // 1.0271488e-2, 9.331222e-3, 8.027117e-3, 7.079043e-3
                f32::from_bits(0x3ba76c1d), f32::from_bits(0x3b7f82f8), f32::from_bits(0x3b4658bb), f32::from_bits(0x3b4e9d8c), // 5.1093237e-3, 3.8987976e-3, 3.026529e-3, 3.152701e-3
                f32::from_bits(0x3b35b01b), f32::from_bits(0x3b4e7f93), f32::from_bits(0x3b76081f), f32::from_bits(0x3b928bfb), // 2.7723375e-3, 3.1509146e-3, 3.7541462e-3, 4.4722534e-3
                f32::from_bits(0x3bae5350), f32::from_bits(0x3bcdda1d), f32::from_bits(0x3bfbafce), f32::from_bits(0x3c16b211), // 5.31999e-3, 6.2821046e-3, 7.6808697e-3, 9.197728e-3
                f32::from_bits(0x3c32cbf6), f32::from_bits(0x3c5b0be8), f32::from_bits(0x3c624134), f32::from_bits(0x3ca2d884), // 1.0912886e-2, 1.3369538e-2, 1.3809491e-2, 1.9878633e-2
                f32::from_bits(0x3ccf7090), f32::from_bits(0x3d03e932), f32::from_bits(0x3d274f5a), f32::from_bits(0x3d5ba5ba), // 2.5322229e-2, 3.2204814e-2, 4.084716e-2, 5.3624846e-2
                f32::from_bits(0x3d637525), f32::from_bits(0x3d8bc925), f32::from_bits(0x3db548b1), f32::from_bits(0x3ded0f30), // 5.553164e-2, 6.825475e-2, 8.8517554e-2, 1.15751624e-1
                f32::from_bits(0x3e117421), f32::from_bits(0x3e40ac3a), f32::from_bits(0x3e791d9f), f32::from_bits(0x3e9fdacb), // 1.4204456e-1, 1.8815699e-1, 2.4327706e-1, 3.1221613e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 89.5,
        grid: Grid::Binades { scale: 1.0, offset: 6.9375, bits: 2 },
        map: Some([
            4, 4, 5, 5, 6, 7, 7, 0, 1, 1, 2, 2, 3, 3, 3, 3,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f800027), f32::from_bits(0x3f80170b), f32::from_bits(0x3f75a5ba), f32::from_bits(0x3f7150d7), // 1.0000046e0, 1.0007032e0, 9.5956004e-1, 9.4263977e-1
                f32::from_bits(0x400ef654), f32::from_bits(0x41b9bbac), f32::from_bits(0x43578ce2), f32::from_bits(0x4507e068), // 2.2337847e0, 2.3216637e1, 2.1555032e2, 2.1740254e3
            ],
            [
                f32::from_bits(0xb89f5127), f32::from_bits(0xbb093207), f32::from_bits(0x3cf585cd), f32::from_bits(0x3d11c584), // -7.5968266e-5, -2.093436e-3, 2.9971028e-2, 3.5588756e-2
                f32::from_bits(0xbe180993), f32::from_bits(0xc0053b81), f32::from_bits(0xc1720bb9), f32::from_bits(0xc2ec3998), // -1.4847402e-1, -2.0817568e0, -1.5127862e1, -1.1811249e2
            ],
            [
                f32::from_bits(0x3c30bbd7), f32::from_bits(0x3c531800), f32::from_bits(0x3b476d59), f32::from_bits(0x3b24ac15), // 1.0786972e-2, 1.288414e-2, 3.0430167e-3, 2.5126983e-3
                f32::from_bits(0x3c4c7f03), f32::from_bits(0x3da328c0), f32::from_bits(0x3ed350cd), f32::from_bits(0x401ca8ec), // 1.2481454e-2, 7.966757e-2, 4.1272584e-1, 2.4478102e0
            ],
            [
                f32::from_bits(0xba197b8c), f32::from_bits(0xbabb4969), f32::from_bits(0xb77b8e6c), f32::from_bits(0xb77d8ef4), // -5.854897e-4, -1.4288846e-3, -1.4993926e-5, -1.5113259e-5
                f32::from_bits(0xb987dcb4), f32::from_bits(0xbaaad9f6), f32::from_bits(0xbba70563), f32::from_bits(0xbcbc8430), // -2.5913643e-4, -1.3034928e-3, -5.0970777e-3, -2.301225e-2
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x38a7948e), f32::from_bits(0x00000000), f32::from_bits(0x35c387c6), // 0e0, 7.990851e-5, 0e0, 1.4568147e-6
                f32::from_bits(0x367b3c7c), f32::from_bits(0x3725a44c), f32::from_bits(0x37db4bd0), f32::from_bits(0x38b32a86), // 3.743712e-6, 9.87302e-6, 2.6142137e-5, 8.543306e-5
            ],
        ],
    },
};
