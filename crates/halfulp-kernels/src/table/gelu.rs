//! Coefficients of `gelu`. Written by `halfulp forge gelu`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 0.99 0.97 0.97 1.00 0.97 0.99 0.98 0.93 0.97 0.98 0.99
/// 1.00 0.99 0.97 0.99 0.96 0.96 0.90 0.96 0.83 0.85 0.87 0.98 0.92 1.00 0.97 0.99
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 0.99 1.00 1.00 0.98 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 5.5588903 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f5744fd), f32::from_bits(0x3f57433c), f32::from_bits(0x3f573146), f32::from_bits(0x3f573e66), // 8.408964e-1, 8.4086967e-1, 8.405956e-1, 8.407959e-1
                f32::from_bits(0x3f579d84), f32::from_bits(0x3f54e811), f32::from_bits(0x3f5d35bf), f32::from_bits(0x3f61074a), // 8.4224725e-1, 8.3166605e-1, 8.6410135e-1, 8.790175e-1
                f32::from_bits(0x3f648cc5), f32::from_bits(0x3f54ca5c), f32::from_bits(0x3f5bb306), f32::from_bits(0x3f5ba7ae), // 8.92773e-1, 8.3121276e-1, 8.5820043e-1, 8.5802734e-1
                f32::from_bits(0x3f7bea77), f32::from_bits(0x3f819b49), f32::from_bits(0x3f830378), f32::from_bits(0x3f84ce26), // 9.840464e-1, 1.0125514e0, 1.0235434e0, 1.0375412e0
                f32::from_bits(0x3f85959e), f32::from_bits(0x3f85672a), f32::from_bits(0x3f8427e0), f32::from_bits(0x3f81b1c6), // 1.0436285e0, 1.0422108e0, 1.0324669e0, 1.0132377e0
                f32::from_bits(0x3f7cf310), f32::from_bits(0x3fa16e61), f32::from_bits(0x3f6649f6), f32::from_bits(0x3f5d18d7), // 9.8808384e-1, 1.261181e0, 8.9956605e-1, 8.636603e-1
                f32::from_bits(0x3f4e3f31), f32::from_bits(0x3f46153f), f32::from_bits(0x3f15da7d), f32::from_bits(0x3f074643), // 8.056517e-1, 7.737617e-1, 5.853651e-1, 5.2841586e-1
                f32::from_bits(0x3f1071f8), f32::from_bits(0x3e02e9f1), f32::from_bits(0x3dd960b6), f32::from_bits(0x3dedd9ea), // 5.64239e-1, 1.2784554e-1, 1.0614149e-1, 1.16138294e-1
            ],
            [
                f32::from_bits(0xbe2bc1c3), f32::from_bits(0xbe2b556a), f32::from_bits(0xbe295ae5), f32::from_bits(0xbe2a7d8d), // -1.6773133e-1, -1.6731802e-1, -1.653858e-1, -1.6649456e-1
                f32::from_bits(0xbe2f9e47), f32::from_bits(0xbe0bcf2a), f32::from_bits(0xbe652887), f32::from_bits(0xbe7d06c2), // -1.7150222e-1, -1.3653246e-1, -2.2378741e-1, -2.4709609e-1
                f32::from_bits(0xbe884367), f32::from_bits(0xbe16b6b5), f32::from_bits(0xbe45b5b8), f32::from_bits(0xbe45c104), // -2.6613924e-1, -1.4718135e-1, -1.9307601e-1, -1.9311911e-1
                f32::from_bits(0xbeba083f), f32::from_bits(0xbec6620b), f32::from_bits(0xbecac266), f32::from_bits(0xbed01378), // -3.6334416e-1, -3.8746676e-1, -3.960144e-1, -4.0639853e-1
                f32::from_bits(0xbed23f0d), f32::from_bits(0xbed1cacb), f32::from_bits(0xbecebc84), f32::from_bits(0xbec9010e), // -4.106373e-1, -4.097503e-1, -4.03782e-1, -3.9258617e-1
                f32::from_bits(0xbec1db58), f32::from_bits(0xbf199afe), f32::from_bits(0xbeaa897f), f32::from_bits(0xbea1a664), // -3.7862659e-1, -6.0002124e-1, -3.3308026e-1, -3.1572258e-1
                f32::from_bits(0xbe93d0d1), f32::from_bits(0xbe8c5a06), f32::from_bits(0xbe46813e), f32::from_bits(0xbe2feacd), // -2.8870252e-1, -2.7412432e-1, -1.938524e-1, -1.7179413e-1
                f32::from_bits(0xbe3ebfa7), f32::from_bits(0xbcad93b2), f32::from_bits(0xbc8c8fb5), f32::from_bits(0xbc9a1049), // -1.8627797e-1, -2.118859e-2, -1.7158369e-2, -1.8806593e-2
            ],
            [
                f32::from_bits(0xbd4e16fd), f32::from_bits(0xbd56d546), f32::from_bits(0xbd6909c8), f32::from_bits(0xbd603ec4), // -5.0314892e-2, -5.2449487e-2, -5.6894094e-2, -5.4747358e-2
                f32::from_bits(0xbd49a9ae), f32::from_bits(0xbdb42805), f32::from_bits(0xbc156169), f32::from_bits(0x00000000), // -4.9234085e-2, -8.7966956e-2, -9.117463e-3, 0e0
                f32::from_bits(0x3bd8135d), f32::from_bits(0xbd8fa6d7), f32::from_bits(0xbd3498a9), f32::from_bits(0xbd33d78e), // 6.594105e-3, -7.014244e-2, -4.40909e-2, -4.390674e-2
                f32::from_bits(0x3d064cd3), f32::from_bits(0x3d1b3612), f32::from_bits(0x3d220335), f32::from_bits(0x3d29e711), // 3.278811e-2, 3.7893362e-2, 3.955384e-2, 4.1480128e-2
                f32::from_bits(0x3d2cecde), f32::from_bits(0x3d2c5bb5), f32::from_bits(0x3d289d4c), f32::from_bits(0x3d21f051), // 4.221808e-2, 4.2079646e-2, 4.1165635e-2, 3.9535824e-2
                f32::from_bits(0x3d1a015a), f32::from_bits(0x3dc786c8), f32::from_bits(0x3d01fd79), f32::from_bits(0x3cf2cb88), // 3.7598945e-2, 9.742504e-2, 3.173587e-2, 2.9638067e-2
                f32::from_bits(0x3cd90443), f32::from_bits(0x3ccb60d9), f32::from_bits(0x3c855276), f32::from_bits(0x3c67cb5b), // 2.649129e-2, 2.4826454e-2, 1.6274672e-2, 1.4147605e-2
                f32::from_bits(0x3c7fcc3f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5612661e-2, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3bc30eb1), f32::from_bits(0x3c1df63d), f32::from_bits(0x3c537bdc), f32::from_bits(0x3c3bca44), // 5.952679e-3, 9.641227e-3, 1.2907948e-2, 1.1461798e-2
                f32::from_bits(0x3c1cdd00), f32::from_bits(0x3cc43ca9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.574175e-3, 2.3954706e-2, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3c8757a3), f32::from_bits(0x3c3dd21f), f32::from_bits(0x3c3cd847), // 0e0, 1.652128e-2, 1.1585741e-2, 1.1526174e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0xbbb0941e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, -5.3887507e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
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
