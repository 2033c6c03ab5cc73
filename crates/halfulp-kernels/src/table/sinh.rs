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

/// bfloat16.
///
/// portable, scalar, avx512: 15 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.96 0.93 0.98 0.97 0.93 0.97 0.87 0.93 0.95 0.86 0.83 0.80 1.00
///
/// avx2: 9 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.91 1.00 1.00 1.00 0.95 0.89 0.99 0.88 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 64>, Cells<16, 5, 32>> = Piecewise {
    wide: Cells {
        first: 0.14257813,
        last: 89.5,
        grid: Grid::Binades { scale: 1.0, offset: 0.23242188, bits: 3 },
        map: Some([
            2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
            4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7,
            7, 8, 8, 9, 9, 10, 10, 11, 12, 13, 14, 14, 0, 1, 1, 1,
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3e34bf20), f32::from_bits(0x3f7fffcb), f32::from_bits(0x3f7fb16a), f32::from_bits(0x3f7c068f), // 1.7651033e-1, 9.9999684e-1, 9.988009e-1, 9.844751e-1
                f32::from_bits(0x3f72c9df), f32::from_bits(0x3f648e1c), f32::from_bits(0x3f06ea26), f32::from_bits(0xbfa103c9), // 9.483928e-1, 8.927934e-1, 5.270103e-1, -1.257928e0
                f32::from_bits(0xc0f71e86), f32::from_bits(0xc1e8981a), f32::from_bits(0xc2a7dba5), f32::from_bits(0x431f8fad), // -7.722476e0, -2.9074268e1, -8.392899e1, 1.5956123e2
                f32::from_bits(0xc39a062a), f32::from_bits(0xc42a2ee6), f32::from_bits(0xc50e5fb0), f32::from_bits(0x00000000), // -3.0804816e2, -6.807328e2, -2.2779805e3, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x417ace84), f32::from_bits(0xb7803725), f32::from_bits(0x3abe6000), f32::from_bits(0x3c7e3bdb), // 1.5675419e1, -1.5284468e-5, 1.452446e-3, 1.55172e-2
                f32::from_bits(0x3d0ea3d5), f32::from_bits(0x3d4e993f), f32::from_bits(0x3dde6754), f32::from_bits(0x3e9ae9cd), // 3.482421e-2, 5.0439116e-2, 1.0859552e-1, 3.02565e-1
                f32::from_bits(0x3f57168e), f32::from_bits(0x40124b9d), f32::from_bits(0x40ad4eb5), f32::from_bits(0xc0c62870), // 8.401879e-1, 2.285865e0, 5.415858e0, -6.192436e0
                f32::from_bits(0x4181cb58), f32::from_bits(0x42000560), f32::from_bits(0x42b73b02), f32::from_bits(0x00000000), // 1.6224289e1, 3.200525e1, 9.161525e1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xc2c65f1f), f32::from_bits(0x3c2e8975), f32::from_bits(0x3c2b4246), f32::from_bits(0x3bbf7e29), // -9.918578e1, 1.06528895e-2, 1.0452813e-2, 5.843897e-3
                f32::from_bits(0x3b19c268), f32::from_bits(0x3a637cf8), f32::from_bits(0xbb139776), f32::from_bits(0xbc18a24a), // 2.3461822e-3, 8.6779846e-4, -2.2520698e-3, -9.3160365e-3
                f32::from_bits(0xbcc6d54a), f32::from_bits(0xbd69601f), f32::from_bits(0xbdeebd88), f32::from_bits(0x3d8a8878), // -2.4271626e-2, -5.6976434e-2, -1.1657244e-1, 6.7643106e-2
                f32::from_bits(0xbe94c774), f32::from_bits(0xbf036c9e), f32::from_bits(0xbfa0b84a), f32::from_bits(0x00000000), // -2.905842e-1, -5.133761e-1, -1.255624e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x4350b826), f32::from_bits(0xba02c4a3), f32::from_bits(0xba37f799), f32::from_bits(0xb94db7c0), // 2.0871933e2, -4.9884076e-4, -7.017791e-4, -1.9618776e-4
                f32::from_bits(0x37974f5e), f32::from_bits(0x3888a996), f32::from_bits(0x38ff3cba), f32::from_bits(0x395a0686), // 1.8037561e-5, 6.516573e-5, 1.2170659e-4, 2.079253e-4
                f32::from_bits(0x39b5f939), f32::from_bits(0x3a1bcbf5), f32::from_bits(0x3a7f0f1b), f32::from_bits(0x00000000), // 3.4708696e-4, 5.943173e-4, 9.729729e-4, 0e0
                f32::from_bits(0x3afa1f84), f32::from_bits(0x3b41c98b), f32::from_bits(0x3bc5f0ba), f32::from_bits(0x00000000), // 1.9082879e-3, 2.9569592e-3, 6.0406597e-3, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: 0.14257813,
        last: 89.5,
        grid: Grid::Binades { scale: 1.0, offset: 0.23242188, bits: 2 },
        map: Some([
            1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4,
            5, 5, 6, 6, 7, 8, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        ]),
        coefficients: [
            [
                f32::from_bits(0xbec0ef68), f32::from_bits(0x3f800035), f32::from_bits(0x3f7e70dd), f32::from_bits(0x3f726352), // -3.7682652e-1, 1.0000063e0, 9.9390966e-1, 9.46828e-1
                f32::from_bits(0x3f8c31c9), f32::from_bits(0x40b7b744), f32::from_bits(0x42767049), f32::from_bits(0x43e8b7be), // 1.0952693e0, 5.7411213e0, 6.1609653e1, 4.654355e2
                f32::from_bits(0xc50e5fb1), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.2779807e3, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x42004954), f32::from_bits(0xb89a0845), f32::from_bits(0x3bc4c433), f32::from_bits(0x3d0c2c91), // 3.207161e1, -7.3448326e-5, 6.004834e-3, 3.422219e-2
                f32::from_bits(0x3bd70169), f32::from_bits(0xbf086173), f32::from_bits(0xc0a02ffa), f32::from_bits(0xc1edcf95), // 6.5614474e-3, -5.3273696e-1, -5.0058565e0, -2.9726358e1
                f32::from_bits(0x42b73b03), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.161526e1, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xc38b4a6c), f32::from_bits(0x3c2f70a1), f32::from_bits(0x3c190131), f32::from_bits(0x3b2f4f0f), // -2.7858142e2, 1.0708005e-2, 9.338663e-3, 2.6750003e-3
                f32::from_bits(0x3b9610da), f32::from_bits(0x3ce71d71), f32::from_bits(0x3e2704e4), f32::from_bits(0x3f3b8971), // 4.5796456e-3, 2.8212281e-2, 1.631046e-1, 7.3256594e-1
                f32::from_bits(0xbfa0b84b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.2556242e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x4485bbd3), f32::from_bits(0xb9d48d01), f32::from_bits(0xba4555d0), f32::from_bits(0xb7c4b03a), // 1.0698695e3, -4.0540847e-4, -7.5277407e-4, -2.3447083e-5
                f32::from_bits(0xb8a8bee0), f32::from_bits(0xba0eafa6), f32::from_bits(0xbb1ab541), f32::from_bits(0xbc068a46), // -8.0464175e-5, -5.443044e-4, -2.360657e-3, -8.211678e-3
                f32::from_bits(0x3bc5f0bb), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.04066e-3, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xc4bfa030), f32::from_bits(0xb8c87555), f32::from_bits(0x38087225), f32::from_bits(0x35d88541), // -1.5330059e3, -9.558598e-5, 3.2531232e-5, 1.6132036e-6
                f32::from_bits(0x3615bcfd), f32::from_bits(0x36be6c3e), f32::from_bits(0x3779d605), f32::from_bits(0x381d5b1a), // 2.2312736e-6, 5.6750423e-6, 1.4891387e-5, 3.7516562e-5
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};
