//! Coefficients of `sinh`. Written by `halfulp forge sinh`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 31 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 1.00 0.99 0.99 1.00 1.00 0.98 0.98 1.00 1.00 0.96 0.98
/// 0.99 0.98 0.98 0.95 0.99 0.97 0.95 0.98 0.98 0.98 0.98 0.96 0.97 0.91 1.00
///
/// avx2: 16 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 1.00 1.00 0.99 0.99 1.00 1.00 1.00 1.00 1.00 0.97 0.99 0.97 0.98 0.98 0.98
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<16, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 11.7890625,
        grid: Grid::Uniform { scale: 5.3156614 },
        map: Some([
            0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9,
            9, 10, 10, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16,
            16, 17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 22, 22, 23,
            23, 23, 24, 24, 24, 25, 25, 26, 26, 26, 27, 28, 28, 28, 29, 30,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32ff16dc), f32::from_bits(0xb653e129), f32::from_bits(0xb824b909), f32::from_bits(0xbb851084), // 2.9696302e-8, -3.157251e-6, -3.9272974e-5, -4.0608067e-3
                f32::from_bits(0xbd30245a), f32::from_bits(0xbe797e24), f32::from_bits(0xbf4e6b41), f32::from_bits(0xc01a1936), // -4.3003418e-2, -2.4364525e-1, -8.0632406e-1, -2.4077888e0
                f32::from_bits(0xc0ce8bd1), f32::from_bits(0xc17cb239), f32::from_bits(0xc2167954), f32::from_bits(0xc2afc6d4), // -6.4545674e0, -1.5793511e1, -3.7618484e1, -8.7888336e1
                f32::from_bits(0xc3424523), f32::from_bits(0xc3ff5d21), f32::from_bits(0xc49eefbb), f32::from_bits(0xc51c7e65), // -1.9427007e2, -5.1072757e2, -1.2714916e3, -2.5038997e3
                f32::from_bits(0xc5837af3), f32::from_bits(0xc5f5df29), f32::from_bits(0xc6557d30), f32::from_bits(0xc6a32e4d), // -4.2073687e3, -7.867895e3, -1.3663297e4, -2.088715e4
                f32::from_bits(0xc7281d5d), f32::from_bits(0xc7bca020), f32::from_bits(0xc82ee6ca), f32::from_bits(0xc8b08a15), // -4.3037363e4, -9.657625e4, -1.7909916e5, -3.6155266e5
                f32::from_bits(0xc93af34f), f32::from_bits(0xc9b15572), f32::from_bits(0xca1bb1c2), f32::from_bits(0x49aae9d6), // -7.6574894e5, -1.4527183e6, -2.5508965e6, 1.4001228e6
                f32::from_bits(0xcad88336), f32::from_bits(0x4a50d655), f32::from_bits(0xc92c7f72), f32::from_bits(0x00000000), // -7.094683e6, 3.4215893e6, -7.065511e5, 0e0
            ],
            [
                f32::from_bits(0x3f7fedc9), f32::from_bits(0x3f8002a9), f32::from_bits(0x3f801781), f32::from_bits(0x3f8310e3), // 9.9972206e-1, 1.0000812e0, 1.0007173e0, 1.0239528e0
                f32::from_bits(0x3f94128b), f32::from_bits(0x3fd173a7), f32::from_bits(0x402ba6ad), f32::from_bits(0x40a444c3), // 1.1568159e0, 1.6363419e0, 2.682048e0, 5.133394e0
                f32::from_bits(0x4125118d), f32::from_bits(0x41a4fcc9), f32::from_bits(0x4226c864), f32::from_bits(0x42a953ca), // 1.0316785e1, 2.062343e1, 4.1695694e1, 8.466365e1
                f32::from_bits(0x4325f4cf), f32::from_bits(0x43be4e68), f32::from_bits(0x4452223f), f32::from_bits(0x44be668d), // 1.6595628e2, 3.8061255e2, 8.405351e2, 1.5232047e3
                f32::from_bits(0x45166070), f32::from_bits(0x4582f752), f32::from_bits(0x45d6380e), f32::from_bits(0x461c5e98), // 2.4060273e3, 4.190915e3, 6.855007e3, 1.0007648e4
                f32::from_bits(0x4695c4a3), f32::from_bits(0x471b50a2), f32::from_bits(0x47880689), f32::from_bits(0x4800ff2f), // 1.9170318e4, 3.9760633e4, 6.964507e4, 1.3209273e5
                f32::from_bits(0x488027a8), f32::from_bits(0x48e66b25), f32::from_bits(0x4941b790), f32::from_bits(0xc8884000), // 2.6246125e5, 4.7189716e5, 7.93465e5, -2.7904e5
                f32::from_bits(0x49f96580), f32::from_bits(0xc91b00db), f32::from_bits(0x477ff303), f32::from_bits(0x00000000), // 2.043056e6, -6.348937e5, 6.552301e4, 0e0
            ],
            [
                f32::from_bits(0x3c1c119d), f32::from_bits(0xba3be1c7), f32::from_bits(0xbb7e86f8), f32::from_bits(0xbd4adc62), // 9.525684e-3, -7.1671273e-4, -3.8837772e-3, -4.952658e-2
                f32::from_bits(0xbe4ed6af), f32::from_bits(0xbf1616f3), f32::from_bits(0xbf9e2be7), f32::from_bits(0xc01f426c), // -2.0199083e-1, -5.862877e-1, -1.2357148e0, -2.488429e0
                f32::from_bits(0xc09689a5), f32::from_bits(0xc108022d), f32::from_bits(0xc174a760), f32::from_bits(0xc1dc5aa7), // -4.7043023e0, -8.500531e0, -1.5290863e1, -2.7544264e1
                f32::from_bits(0xc2410b48), f32::from_bits(0xc2c1ab9d), f32::from_bits(0xc33d96e4), f32::from_bits(0xc39dd6fb), // -4.8261017e1, -9.683518e1, -1.8958942e2, -3.1567953e2
                f32::from_bits(0xc3ea1a96), f32::from_bits(0xc43d9871), f32::from_bits(0xc491d478), f32::from_bits(0xc4cb2954), // -4.682077e2, -7.583819e2, -1.1666396e3, -1.6252915e3
                f32::from_bits(0xc534919f), f32::from_bits(0xc5accc98), f32::from_bits(0xc60ec5de), f32::from_bits(0xc67e1cc9), // -2.8891013e3, -5.529574e3, -9.137467e3, -1.6263196e4
                f32::from_bits(0xc6ec937c), f32::from_bits(0xc749717c), f32::from_bits(0xc7a207e3), f32::from_bits(0x465b6db7), // -3.0281742e4, -5.1569484e4, -8.295977e4, 1.4043429e4
                f32::from_bits(0xc840ea65), f32::from_bits(0x46e81b4f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.9754558e5, 2.9709654e4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3dbc57c7), f32::from_bits(0x3e2d07bc), f32::from_bits(0x3e320637), f32::from_bits(0x3e5168fc), // 9.19643e-2, 1.6897482e-1, 1.7385183e-1, 2.0450205e-1
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
        last: 11.7890625,
        grid: Grid::Binades { scale: -1.0, offset: 15.7890625, bits: 3 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x473cccde), f32::from_bits(0x462236fb), f32::from_bits(0x44cfa1f1), f32::from_bits(0x4357d0ca), // 4.8332867e4, 1.0381745e4, 1.6610607e3, 2.1581558e2
                f32::from_bits(0xc1b03d8f), f32::from_bits(0x3e905ca3), f32::from_bits(0xbc4dbd7f), f32::from_bits(0x00000000), // -2.2030058e1, 2.8195676e-1, -1.2557386e-2, 0e0
                f32::from_bits(0xcb2c128f), f32::from_bits(0xca9c737c), f32::from_bits(0xca299ea8), f32::from_bits(0xc9b44df2), // -1.1276943e7, -5.12659e6, -2.77905e6, -1.4770543e6
                f32::from_bits(0xc932d4a7), f32::from_bits(0xc8b8466a), f32::from_bits(0xc84808e4), f32::from_bits(0xc7c41751), // -7.3249044e5, -3.773953e5, -2.0483556e5, -1.0039863e5
            ],
            [
                f32::from_bits(0xc6e69229), f32::from_bits(0xc5e59127), f32::from_bits(0xc4b1c0d7), f32::from_bits(0xc36930a5), // -2.951308e4, -7.346144e3, -1.4220262e3, -2.3319002e2
                f32::from_bits(0x4218272f), f32::from_bits(0x3f16c463), f32::from_bits(0x3f873ffb), f32::from_bits(0x3f7ffff9), // 3.8038265e1, 5.889341e-1, 1.05664e0, 9.999996e-1
                f32::from_bits(0x4a3f9882), f32::from_bits(0x49b87481), f32::from_bits(0x49518cc1), f32::from_bits(0x48ea2e3d), // 3.1391045e6, 1.5110561e6, 8.5831606e5, 4.796019e5
                f32::from_bits(0x48760df1), f32::from_bits(0x48061a2e), f32::from_bits(0x4799b963), f32::from_bits(0x4720e6ef), // 2.5195977e5, 1.3732072e5, 7.870677e4, 4.1190934e4
            ],
            [
                f32::from_bits(0x45d5a2ed), f32::from_bits(0x44f70ce5), f32::from_bits(0x43e8766b), f32::from_bits(0x42c2b008), // 6.8363657e3, 1.976403e3, 4.6492514e2, 9.734381e1
                f32::from_bits(0xc1ca366e), f32::from_bits(0x3dd3fd3c), f32::from_bits(0xbdd2400a), f32::from_bits(0x3781e798), // -2.5276577e1, 1.0351035e-1, -1.0266121e-1, 1.5485843e-5
                f32::from_bits(0xc88f358b), f32::from_bits(0xc8121adc), f32::from_bits(0xc7ae07c7), f32::from_bits(0xc74c9b7d), // -2.9329234e5, -1.4961144e5, -8.9103555e4, -5.237949e4
                f32::from_bits(0xc6e3f0f2), f32::from_bits(0xc6838c5c), f32::from_bits(0xc61f6387), f32::from_bits(0xc5b25f91), // -2.9176473e4, -1.683818e4, -1.0200882e4, -5.707946e3
            ],
            [
                f32::from_bits(0xc432b137), f32::from_bits(0xc370bee9), f32::from_bits(0xc28a268f), f32::from_bits(0xc193820f), // -7.14769e2, -2.4074574e2, -6.907531e1, -1.8438505e1
                f32::from_bits(0x410fba0a), f32::from_bits(0x3e933980), f32::from_bits(0x3e85d128), f32::from_bits(0x3e2aa090), // 8.98292e0, 2.8754807e-1, 2.6136136e-1, 1.6662812e-1
                f32::from_bits(0x460ffb14), f32::from_bits(0x459bd92f), f32::from_bits(0x4542d34d), f32::from_bits(0x44f13fea), // 9.21477e3, 4.987148e3, 3.1172063e3, 1.9299973e3
                f32::from_bits(0x448eb153), f32::from_bits(0x442eb5a1), f32::from_bits(0x43e023ab), f32::from_bits(0x4386718b), // 1.1415414e3, 6.9883795e2, 4.4827866e2, 2.6888705e2
            ],
            [
                f32::from_bits(0x41e5dfac), f32::from_bits(0x41361117), f32::from_bits(0x4081c4f7), f32::from_bits(0x3fb76622), // 2.8734215e1, 1.1379172e1, 4.0552936e0, 1.4328043e0
                f32::from_bits(0xbfcbe6ee), f32::from_bits(0xbdad58c3), f32::from_bits(0xbd3a73a6), f32::from_bits(0xb89862f6), // -1.5929849e0, -8.4641956e-2, -4.5520447e-2, -7.266358e-5
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e067d99), f32::from_bits(0x3cce8f1f), f32::from_bits(0x3c92f4a7), f32::from_bits(0x3c0c58a0), // 1.3133849e-1, 2.521473e-2, 1.7938925e-2, 8.566052e-3
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
/// 1.00 0.99 1.00 0.97 0.95 0.95 0.95 1.00
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
