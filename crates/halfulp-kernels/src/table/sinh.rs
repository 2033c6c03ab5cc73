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
/// 1.00 0.96 0.91 0.97 0.97 0.86 0.98 0.99 0.99 0.96 0.94 0.88 0.89 0.82 0.81 0.83
/// 0.93 0.57 0.97 0.45 0.71 0.93 0.97 0.91 1.00 0.84 0.78 0.74 0.68 0.66 0.78 1.00
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 1.00 0.98 0.95 0.95 0.96 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 89.5,
        grid: Grid::Binades { scale: 1.0, offset: 7.9375, bits: 4 },
        map: Some([
            13, 14, 15, 16, 17, 18, 18, 19, 20, 20, 21, 21, 22, 22, 23, 23,
            24, 25, 26, 27, 28, 29, 30, 31, 31, 0, 0, 0, 0, 0, 0, 0,
            0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7,
            7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7fffb7), f32::from_bits(0x3f7feada), f32::from_bits(0x3f7f8d11), f32::from_bits(0x3f7e5b94), // 9.9999565e-1, 9.996773e-1, 9.9824625e-1, 9.935849e-1
                f32::from_bits(0x3f7b6e96), f32::from_bits(0x3f77a385), f32::from_bits(0x3f75a324), f32::from_bits(0x3f7502bf), // 9.8215616e-1, 9.6733886e-1, 9.595206e-1, 9.5707315e-1
                f32::from_bits(0x3f7f02f5), f32::from_bits(0x3f8d0ec5), f32::from_bits(0x3fa5a683), f32::from_bits(0x3fce0a1d), // 9.961389e-1, 1.1020132e0, 1.294144e0, 1.6096836e0
                f32::from_bits(0x3feea573), f32::from_bits(0x40138692), f32::from_bits(0x40592209), f32::from_bits(0x408ae641), // 1.8644241e0, 2.3050885e0, 3.3927023e0, 4.340607e0
                f32::from_bits(0x40a47704), f32::from_bits(0x40bed576), f32::from_bits(0x410afc2b), f32::from_bits(0x410fed43), // 5.1395283e0, 5.9635572e0, 8.686564e0, 8.995425e0
                f32::from_bits(0x41957895), f32::from_bits(0x41ea9303), f32::from_bits(0x4234ef6b), f32::from_bits(0x428942c9), // 1.8683878e1, 2.9321783e1, 4.5233807e1, 6.863044e1
                f32::from_bits(0x42d71e70), f32::from_bits(0x4321f818), f32::from_bits(0x4375fa5f), f32::from_bits(0x43bae2a3), // 1.0755945e2, 1.6196912e2, 2.4597801e2, 3.737706e2
                f32::from_bits(0x43ffb8d8), f32::from_bits(0x44430812), f32::from_bits(0x448e5df7), f32::from_bits(0x44cc0589), // 5.114441e2, 7.801261e2, 1.1389364e3, 1.632173e3
            ],
            [
                f32::from_bits(0x3855eea6), f32::from_bits(0x3a93cb19), f32::from_bits(0x3b7dbcd3), f32::from_bits(0x3c1c32b4), // 5.1005416e-5, 1.1275738e-3, 3.8717284e-3, 9.533573e-3
                f32::from_bits(0x3c9b0c68), f32::from_bits(0x3cdead90), f32::from_bits(0x3cf978e1), f32::from_bits(0x3d00f05f), // 1.8926814e-2, 2.718237e-2, 3.0453147e-2, 3.1479236e-2
                f32::from_bits(0x3cc3173d), f32::from_bits(0x3c00c09a), f32::from_bits(0xbc7fcdef), f32::from_bits(0xbd45d4d7), // 2.3814792e-2, 7.85842e-3, -1.5613063e-2, -4.8298683e-2
                f32::from_bits(0xbd937692), f32::from_bits(0xbde0bd7e), f32::from_bits(0xbe45473b), f32::from_bits(0xbe8441c7), // -7.20035e-2, -1.0973643e-1, -1.9265454e-1, -2.5831434e-1
                f32::from_bits(0xbe9ea79c), f32::from_bits(0xbeb94d2e), f32::from_bits(0xbf0556af), f32::from_bits(0xbf0bb236), // -3.098725e-1, -3.6191696e-1, -5.2085394e-1, -5.4568803e-1
                f32::from_bits(0xbf83eae9), f32::from_bits(0xbfc1822e), f32::from_bits(0xc00b1bbf), f32::from_bits(0xc044a873), // -1.0306064e0, -1.5117853e0, -2.1735685e0, -3.0727813e0
                f32::from_bits(0xc08ec676), f32::from_bits(0xc0c89d29), f32::from_bits(0xc10e0d4e), f32::from_bits(0xc149be1b), // -4.461726e0, -6.2691846e0, -8.878248e0, -1.2608912e1
                f32::from_bits(0xc183500b), f32::from_bits(0xc1bba04f), f32::from_bits(0xc2016358), f32::from_bits(0xc23009e6), // -1.6414083e1, -2.3453276e1, -3.2347015e1, -4.4009666e1
            ],
            [
                f32::from_bits(0x3c28465a), f32::from_bits(0x3c18e1e0), f32::from_bits(0x3c038303), f32::from_bits(0x3bced08e), // 1.0270679e-2, 9.331197e-3, 8.026841e-3, 6.3114827e-3
                f32::from_bits(0x3b8f43c4), f32::from_bits(0x3b52b6af), f32::from_bits(0x3b3c56a7), f32::from_bits(0x3b35bca8), // 4.372092e-3, 3.2152345e-3, 2.8738172e-3, 2.7730856e-3
                f32::from_bits(0x3b4e7f8d), f32::from_bits(0x3b76082a), f32::from_bits(0x3b928c32), f32::from_bits(0x3bae5336), // 3.1509132e-3, 3.7541487e-3, 4.472279e-3, 5.319978e-3
                f32::from_bits(0x3bc06320), f32::from_bits(0x3bdadb71), f32::from_bits(0x3c07574b), f32::from_bits(0x3c19f6fe), // 5.8711916e-3, 6.6789915e-3, 8.260558e-3, 9.397266e-3
                f32::from_bits(0x3c27961a), f32::from_bits(0x3c350ad8), f32::from_bits(0x3c5b0bd8), f32::from_bits(0x3c62412f), // 1.0228658e-2, 1.1049949e-2, 1.3369523e-2, 1.3809486e-2
                f32::from_bits(0x3ca2d8a1), f32::from_bits(0x3ccf70a2), f32::from_bits(0x3d03e92e), f32::from_bits(0x3d274f5d), // 1.9878687e-2, 2.5322262e-2, 3.22048e-2, 4.084717e-2
                f32::from_bits(0x3d5a1262), f32::from_bits(0x3d8bc915), f32::from_bits(0x3db548a4), f32::from_bits(0x3ded0ef2), // 5.3240187e-2, 6.825463e-2, 8.851746e-2, 1.1575116e-1
                f32::from_bits(0x3e117433), f32::from_bits(0x3e40ac45), f32::from_bits(0x3e791d5b), f32::from_bits(0x3e9fdb85), // 1.4204483e-1, 1.8815716e-1, 2.4327604e-1, 3.1222168e-1
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
                f32::from_bits(0x3f800026), f32::from_bits(0x3f801710), f32::from_bits(0x3f75a5ae), f32::from_bits(0x3f715088), // 1.0000045e0, 1.0007038e0, 9.595593e-1, 9.4263506e-1
                f32::from_bits(0x400ef71f), f32::from_bits(0x41b9c157), f32::from_bits(0x43578b22), f32::from_bits(0x4507eab6), // 2.233833e0, 2.3219404e1, 2.1554349e2, 2.1746694e3
            ],
            [
                f32::from_bits(0xb89dbb49), f32::from_bits(0xbb0943bb), f32::from_bits(0x3cf5866a), f32::from_bits(0x3d11c6e6), // -7.521228e-5, -2.0944912e-3, 2.997132e-2, 3.5590075e-2
                f32::from_bits(0xbe180b2d), f32::from_bits(0xc0053f45), f32::from_bits(0xc17209ed), f32::from_bits(0xc2ec4a08), // -1.4848013e-1, -2.0819867e0, -1.5127423e1, -1.1814459e2
            ],
            [
                f32::from_bits(0x3c30b470), f32::from_bits(0x3c531ac0), f32::from_bits(0x3b476cb5), f32::from_bits(0x3b24a9dc), // 1.0785207e-2, 1.2884796e-2, 3.0429785e-3, 2.5125658e-3
                f32::from_bits(0x3c4c8037), f32::from_bits(0x3da32c7c), f32::from_bits(0x3ed34f6c), f32::from_bits(0x401cb2b6), // 1.2481741e-2, 7.967469e-2, 4.1271532e-1, 2.4484076e0
            ],
            [
                f32::from_bits(0xba19327e), f32::from_bits(0xbabb4ef1), f32::from_bits(0xb77b874a), f32::from_bits(0xb77d768c), // -5.844011e-4, -1.4290494e-3, -1.4992265e-5, -1.51075765e-5
                f32::from_bits(0xb987dd80), f32::from_bits(0xbaaadd3d), f32::from_bits(0xbba70473), f32::from_bits(0xbcbc8e7f), // -2.5914237e-4, -1.3035905e-3, -5.096966e-3, -2.3017166e-2
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x38a79c33), f32::from_bits(0x00000000), f32::from_bits(0x35c384c4), // 0e0, 7.992275e-5, 0e0, 1.4567272e-6
                f32::from_bits(0x367b3d45), f32::from_bits(0x3725a672), f32::from_bits(0x37db4adc), f32::from_bits(0x38b3329e), // 3.7437578e-6, 9.87352e-6, 2.6141694e-5, 8.544813e-5
            ],
        ],
    },
};
