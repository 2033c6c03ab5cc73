//! Coefficients of `gelu`. Written by `halfulp forge gelu`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 1.00 0.98 1.00 0.99 0.99 0.97 1.00 0.98 0.97 1.00 0.97
/// 0.98 0.97 0.98 1.00 1.00 1.00 0.97 0.98 0.95 1.00 0.92 0.97 0.99 0.97 0.99 0.99
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 0.99 1.00 1.00 0.98 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.625, offset: 1.1249999, bits: 4 },
        map: Some([
            5, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
            14, 15, 16, 17, 18, 19, 19, 20, 20, 21, 22, 23, 24, 25, 26, 27,
            28, 29, 30, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f57452b), f32::from_bits(0x3f5747ce), f32::from_bits(0x3f57580c), // 8.408964e-1, 8.4089917e-1, 8.409394e-1, 8.4118724e-1
                f32::from_bits(0x3f5779a1), f32::from_bits(0x3f57bc07), f32::from_bits(0x3f583513), f32::from_bits(0x3f5939b3), // 8.4169966e-1, 8.427128e-1, 8.4455985e-1, 8.485367e-1
                f32::from_bits(0x3f5a2015), f32::from_bits(0x3f5b019f), f32::from_bits(0x3f5e2495), f32::from_bits(0x3f610469), // 8.5205203e-1, 8.554935e-1, 8.677457e-1, 8.7897354e-1
                f32::from_bits(0x3f64e80a), f32::from_bits(0x3f689357), f32::from_bits(0x3f6e5d52), f32::from_bits(0x3f735cc3), // 8.9416564e-1, 9.084982e-1, 9.3111145e-1, 9.506342e-1
                f32::from_bits(0x3f7884e9), f32::from_bits(0x3f7bb157), f32::from_bits(0x3f810aa4), f32::from_bits(0x3f83c37e), // 9.7077805e-1, 9.8317474e-1, 1.0081372e0, 1.0294034e0
                f32::from_bits(0x3f85a263), f32::from_bits(0x3f8504d8), f32::from_bits(0x3f83e2eb), f32::from_bits(0x3f816642), // 1.0440181e0, 1.0392103e0, 1.0303625e0, 1.0109332e0
                f32::from_bits(0x3f7c757a), f32::from_bits(0x3f74c2fe), f32::from_bits(0x3f6c5adb), f32::from_bits(0x3f5f7d8b), // 9.8616755e-1, 9.5610034e-1, 9.2326134e-1, 8.730094e-1
                f32::from_bits(0x3f4fbdc4), f32::from_bits(0x3f3297e0), f32::from_bits(0x3f13f170), f32::from_bits(0x3ed2aa04), // 8.1148934e-1, 6.976299e-1, 5.779028e-1, 4.1145337e-1
            ],
            [
                f32::from_bits(0xbe2bc206), f32::from_bits(0xbe2bde5e), f32::from_bits(0xbe2c7863), f32::from_bits(0xbe2e5bcf), // -1.6773233e-1, -1.6784045e-1, -1.6842799e-1, -1.702721e-1
                f32::from_bits(0xbe3115f1), f32::from_bits(0xbe353684), f32::from_bits(0xbe3b4463), f32::from_bits(0xbe45e585), // -1.7293526e-1, -1.7696577e-1, -1.8287806e-1, -1.9325836e-1
                f32::from_bits(0xbe4deafc), f32::from_bits(0xbe5534e7), f32::from_bits(0xbe6b59f1), f32::from_bits(0xbe7cfe55), // -2.010917e-1, -2.0820962e-1, -2.2983529e-1, -2.4706395e-1
                f32::from_bits(0xbe893005), f32::from_bits(0xbe925c43), f32::from_bits(0xbe9f88fa), f32::from_bits(0xbea9ebd0), // -2.6794448e-1, -2.8586015e-1, -3.1159192e-1, -3.3187723e-1
                f32::from_bits(0xbeb3db97), f32::from_bits(0xbeb9b2d1), f32::from_bits(0xbec486ed), f32::from_bits(0xbecd0cc6), // -3.512847e-1, -3.626924e-1, -3.838419e-1, -4.0048808e-1
                f32::from_bits(0xbed261df), f32::from_bits(0xbed0d4ee), f32::from_bits(0xbece17d4), f32::from_bits(0xbec85620), // -4.1090295e-1, -4.0787452e-1, -4.0252554e-1, -3.9128208e-1
                f32::from_bits(0xbec152db), f32::from_bits(0xbeb9289b), f32::from_bits(0xbeb094e6), f32::from_bits(0xbea3f19c), // -3.7758526e-1, -3.6163792e-1, -3.44886e-1, -3.202027e-1
                f32::from_bits(0xbe95272e), f32::from_bits(0xbe76df5d), f32::from_bits(0xbe4465e3), f32::from_bits(0xbe038c5a), // -2.9131454e-1, -2.4108644e-1, -1.9179492e-1, -1.2846509e-1
            ],
            [
                f32::from_bits(0xbd4d7420), f32::from_bits(0xbd484f72), f32::from_bits(0xbd3f5d1e), f32::from_bits(0xbd3116b8), // -5.0159574e-2, -4.890389e-2, -4.6719663e-2, -4.3234557e-2
                f32::from_bits(0xbd22d975), f32::from_bits(0xbd126651), f32::from_bits(0xbcfdf4fc), f32::from_bits(0xbcc64db0), // -3.9758164e-2, -3.5742108e-2, -3.1000607e-2, -2.4206966e-2
                f32::from_bits(0xbca28972), f32::from_bits(0xbc846965), f32::from_bits(0xbbd896bf), f32::from_bits(0x00000000), // -1.984093e-2, -1.6163537e-2, -6.609767e-3, 0e0
                f32::from_bits(0x3beb39fc), f32::from_bits(0x3c51592f), f32::from_bits(0x3ca4ac92), f32::from_bits(0x3ccfda97), // 7.178543e-3, 1.2777611e-2, 2.010182e-2, 2.5372786e-2
                f32::from_bits(0x3cf6279d), f32::from_bits(0x3d05d12c), f32::from_bits(0x3d182a04), f32::from_bits(0x3d258234), // 3.0048186e-2, 3.2670185e-2, 3.7149444e-2, 4.0407375e-2
                f32::from_bits(0x3d2d1c57), f32::from_bits(0x3d2b284d), f32::from_bits(0x3d27d8aa), f32::from_bits(0x3d212ee6), // 4.2263355e-2, 4.178648e-2, 4.097811e-2, 3.9351366e-2
                f32::from_bits(0x3d196d06), f32::from_bits(0x3d10c3ad), f32::from_bits(0x3d080353), f32::from_bits(0x3cf7311f), // 3.745749e-2, 3.534286e-2, 3.3206295e-2, 3.017479e-2
                f32::from_bits(0x3cdb68a6), f32::from_bits(0x3cae0510), f32::from_bits(0x3c847394), f32::from_bits(0x3c263498), // 2.6783299e-2, 2.1242648e-2, 1.6168393e-2, 1.0144375e-2
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 1.3096862 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f573ea0), f32::from_bits(0x3f55b5ff), f32::from_bits(0x3f509beb), // 8.408964e-1, 8.4079933e-1, 8.348083e-1, 8.148791e-1
                f32::from_bits(0x3f57f0a9), f32::from_bits(0x3f861a39), f32::from_bits(0x3fa25400), f32::from_bits(0x3fa14885), // 8.4351593e-1, 1.0476753e0, 1.2681885e0, 1.2600256e0
            ],
            [
                f32::from_bits(0xbe2bc1d4), f32::from_bits(0xbe2b0385), f32::from_bits(0xbe16c2bc), f32::from_bits(0xbdd80c20), // -1.6773158e-1, -1.6700561e-1, -1.4722723e-1, -1.0549188e-1
                f32::from_bits(0xbe165ed2), f32::from_bits(0xbec4c1aa), f32::from_bits(0xbf1afe51), f32::from_bits(0xbf1819ad), // -1.4684609e-1, -3.8429004e-1, -6.0544306e-1, -5.941418e-1
            ],
            [
                f32::from_bits(0xbd4dd09f), f32::from_bits(0xbd564e3f), f32::from_bits(0xbd9eb0a0), f32::from_bits(0xbde27737), // -5.0247785e-2, -5.2320715e-2, -7.748532e-2, -1.1057895e-1
                f32::from_bits(0xbdb46583), f32::from_bits(0x3c81a75a), f32::from_bits(0x3dca517a), f32::from_bits(0x3dc31c9c), // -8.808424e-2, 1.582687e-2, 9.878822e-2, 9.526941e-2
            ],
            [
                f32::from_bits(0x3ba31e1d), f32::from_bits(0x3bf85c1e), f32::from_bits(0x3cb67bcd), f32::from_bits(0x3d0b76ff), // 4.977955e-3, 7.5793406e-3, 2.227583e-2, 3.404903e-2
                f32::from_bits(0x3cea288e), f32::from_bits(0x3c080871), f32::from_bits(0xbbb43c93), f32::from_bits(0xbba9d8d4), // 2.8583791e-2, 8.302794e-3, -5.500385e-3, -5.1833186e-3
            ],
            [
                f32::from_bits(0x3b4c06a0), f32::from_bits(0x3b07a3d7), f32::from_bits(0xbaa5d94e), f32::from_bits(0xbb3ac859), // 3.1131878e-3, 2.0697021e-3, -1.2653263e-3, -2.8500764e-3
                f32::from_bits(0xbb19f8a1), f32::from_bits(0xba61635a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.3494142e-3, -8.5978734e-4, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.96 0.94 0.89 0.91 0.89 0.84 0.88 0.89 0.85 0.88 0.72 0.80 0.81 0.90
/// 0.92 0.86 0.83 0.74 0.53 0.43 0.95 0.61 0.37 0.70 0.38 0.53 0.58 0.55 0.76 0.13
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.96 0.96 0.94 0.99 1.00 0.92 0.07
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 2.2734256 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7a83af), f32::from_bits(0x3f7a8143), f32::from_bits(0x3f7a774d), f32::from_bits(0x3f7a713c), // 9.7857183e-1, 9.785349e-1, 9.783829e-1, 9.782903e-1
                f32::from_bits(0x3f7a8674), f32::from_bits(0x3f7b87b3), f32::from_bits(0x3f7f385d), f32::from_bits(0x3f801446), // 9.786141e-1, 9.8253936e-1, 9.969538e-1, 1.0006187e0
                f32::from_bits(0x3f8180cd), f32::from_bits(0x3f81b900), f32::from_bits(0x3f870813), f32::from_bits(0x3f8c75e7), // 1.0117432e0, 1.0134583e0, 1.0549339e0, 1.0973481e0
                f32::from_bits(0x3f90f3bb), f32::from_bits(0x3f965c29), f32::from_bits(0x3f998622), f32::from_bits(0x3fa0783f), // 1.1324381e0, 1.1746875e0, 1.1994059e0, 1.2536696e0
                f32::from_bits(0x3fa52e89), f32::from_bits(0x3fa9b83f), f32::from_bits(0x3faee0e6), f32::from_bits(0x3faf800c), // 1.2904826e0, 1.3259352e0, 1.3662384e0, 1.3710952e0
                f32::from_bits(0x3fb8cbc7), f32::from_bits(0x3fbddb78), f32::from_bits(0x3fb6e7ba), f32::from_bits(0x3fb5a3c1), // 1.4437188e0, 1.4832602e0, 1.4289467e0, 1.4190599e0
                f32::from_bits(0x3fb7198d), f32::from_bits(0x3fae8638), f32::from_bits(0x3fa84ac2), f32::from_bits(0x3fa80aac), // 1.4304672e0, 1.363471e0, 1.3147814e0, 1.3128257e0
                f32::from_bits(0x3f9e3e9d), f32::from_bits(0x3f9905e2), f32::from_bits(0x3f929ea0), f32::from_bits(0xc42e60d8), // 1.2362858e0, 1.195492e0, 1.1454659e0, -6.975132e2
            ],
            [
                f32::from_bits(0xbcc7c0e6), f32::from_bits(0xbcc56ed0), f32::from_bits(0xbcc116bc), f32::from_bits(0xbcc045f5), // -2.4383973e-2, -2.4100691e-2, -2.357041e-2, -2.3470858e-2
                f32::from_bits(0xbcc4fa8b), f32::from_bits(0xbce63a82), f32::from_bits(0xbd2137d4), f32::from_bits(0xbd28ebdb), // -2.404525e-2, -2.810407e-2, -3.9359882e-2, -4.1240554e-2
                f32::from_bits(0xbd44c299), f32::from_bits(0xbd4a4c77), f32::from_bits(0xbd8ec95e), f32::from_bits(0xbdb44a5a), // -4.8037145e-2, -4.938933e-2, -6.9720015e-2, -8.803244e-2
                f32::from_bits(0xbdd008f3), f32::from_bits(0xbdeebf96), f32::from_bits(0xbdff92ce), f32::from_bits(0xbe11207a), // -1.0157957e-1, -1.1657636e-1, -1.2479173e-1, -1.4172545e-1
                f32::from_bits(0xbe1c2b54), f32::from_bits(0xbe26411e), f32::from_bits(0xbe31004a), f32::from_bits(0xbe326e6d), // -1.5250903e-1, -1.6235778e-1, -1.7285267e-1, -1.7424937e-1
                f32::from_bits(0xbe43e40f), f32::from_bits(0xbe4c6f2e), f32::from_bits(0xbe408f79), f32::from_bits(0xbe3ea0fa), // -1.9129966e-1, -1.9964287e-1, -1.880473e-1, -1.8616095e-1
                f32::from_bits(0xbe40edab), f32::from_bits(0xbe343a13), f32::from_bits(0xbe2b9345), f32::from_bits(0xbe2b43f8), // -1.8840663e-1, -1.7600279e-1, -1.6755398e-1, -1.6725147e-1
                f32::from_bits(0xbe1e52a0), f32::from_bits(0xbe179a8e), f32::from_bits(0xbe0f9c5a), f32::from_bits(0x42cf3b35), // -1.5461206e-1, -1.4805052e-1, -1.4024487e-1, 1.0361564e2
            ],
            [
                f32::from_bits(0xbc1d1a66), f32::from_bits(0xbc281981), f32::from_bits(0xbc2fbf4a), f32::from_bits(0xbc2ffe5e), // -9.588813e-3, -1.0259987e-2, -1.0726759e-2, -1.0741798e-2
                f32::from_bits(0xbc2c3420), f32::from_bits(0xbc1afcfc), f32::from_bits(0xbbedf1e3), f32::from_bits(0xbbe717e0), // -1.0510474e-2, -9.45973e-3, -7.261501e-3, -7.0524067e-3
                f32::from_bits(0xbbc512ba), f32::from_bits(0xbbbd5a89), f32::from_bits(0xbb574880), f32::from_bits(0xbaab417d), // -6.0141953e-3, -5.778615e-3, -3.284961e-3, -1.3065782e-3
                f32::from_bits(0x00000000), f32::from_bits(0x3aae4029), f32::from_bits(0x3b03d7dc), f32::from_bits(0x3b5a72e8), // 0e0, 1.3294268e-3, 2.0117676e-3, 3.333265e-3
                f32::from_bits(0x3b871c8b), f32::from_bits(0x3b9d8670), f32::from_bits(0x3bb3e9ce), f32::from_bits(0x3bb72346), // 4.1232756e-3, 4.807286e-3, 5.490518e-3, 5.5889217e-3
                f32::from_bits(0x3bd7eff1), f32::from_bits(0x3be653a9), f32::from_bits(0x3bd20af6), f32::from_bits(0x3bcf1a91), // 6.5898825e-3, 7.029016e-3, 6.409998e-3, 6.3203056e-3
                f32::from_bits(0x3bd2b934), f32::from_bits(0x3bbfe82f), f32::from_bits(0x3bb3e75f), f32::from_bits(0x3bb386b9), // 6.4307693e-3, 5.856536e-3, 5.490228e-3, 5.4787067e-3
                f32::from_bits(0x3ba26d0d), f32::from_bits(0x3b99c7b7), f32::from_bits(0x3b8fcdd3), f32::from_bits(0xc07640ff), // 4.9568475e-3, 4.6929973e-3, 4.38855e-3, -3.847717e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.48540705 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f752574), f32::from_bits(0x3f749bd8), f32::from_bits(0x3f6c2b3d), f32::from_bits(0x3f6e12ef), // 9.5760274e-1, 9.55503e-1, 9.2253476e-1, 9.299764e-1
                f32::from_bits(0x3fa977ee), f32::from_bits(0x400062d5), f32::from_bits(0x4009a0c4), f32::from_bits(0xc21c800d), // 1.3239725e0, 2.0060322e0, 2.1504374e0, -3.912505e1
            ],
            [
                f32::from_bits(0xbd4373cb), f32::from_bits(0xbd2ec5db), f32::from_bits(0xbabe972f), f32::from_bits(0xba61e458), // -4.771785e-2, -4.266916e-2, -1.4540906e-3, -8.617095e-4
                f32::from_bits(0xbe5ce364), f32::from_bits(0xbf04f428), f32::from_bits(0xbf1339be), f32::from_bits(0x40ba08bc), // -2.1571118e-1, -5.193505e-1, -5.750998e-1, 5.813566e0
            ],
            [
                f32::from_bits(0xbc953fb7), f32::from_bits(0xbcb930fe), f32::from_bits(0xbd2d3447), f32::from_bits(0xbd35f1d2), // -1.8218858e-2, -2.260637e-2, -4.2286184e-2, -4.442007e-2
                f32::from_bits(0xb9ceb362), f32::from_bits(0x3d4e9724), f32::from_bits(0x3d6fbbe4), f32::from_bits(0xbe5d1feb), // -3.9425032e-4, 5.0437108e-2, 5.8528796e-2, -2.1594207e-1
            ],
            [
                f32::from_bits(0xb9cd4966), f32::from_bits(0x3a5ca897), f32::from_bits(0x3ba74571), f32::from_bits(0x3bb91b33), // -3.9155333e-4, 8.417456e-4, 5.1047136e-3, 5.6489944e-3
                f32::from_bits(0x3ad5d4dc), f32::from_bits(0xbb0d9c85), f32::from_bits(0xbb2fdeb4), f32::from_bits(0x00000000), // 1.6314047e-3, -2.1608185e-3, -2.6835622e-3, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x39411e0a), f32::from_bits(0xb9322562), f32::from_bits(0xb95c45e6), // 0e0, 1.8417105e-4, -1.6989329e-4, -2.1006874e-4
                f32::from_bits(0xb897ab24), f32::from_bits(0x380ecf13), f32::from_bits(0x3843f532), f32::from_bits(0x00000000), // -7.2321185e-5, 3.404829e-5, 4.671998e-5, 0e0
            ],
        ],
    },
};
