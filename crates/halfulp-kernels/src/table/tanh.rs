//! Coefficients of `tanh`. Written by `halfulp forge tanh`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 30 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 0.99 1.00 0.98 0.99 0.99 0.97 0.98 0.99 0.96 0.95 1.00 0.97
/// 0.98 0.94 0.95 0.98 0.97 0.98 0.98 0.98 0.98 0.00 0.99 0.00 0.00 0.97
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.97 1.00 0.99 1.00 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Uniform { scale: 6.470248 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x32fb922f), f32::from_bits(0xb806666c), f32::from_bits(0xbab16ed1), f32::from_bits(0xbbc82046), // 2.9286722e-8, -3.2043477e-5, -1.3537054e-3, -6.107363e-3
                f32::from_bits(0xbca6a68e), f32::from_bits(0xbcc6a329), f32::from_bits(0xbd97e57f), f32::from_bits(0x3d430d27), // -2.0343091e-2, -2.4247723e-2, -7.41682e-2, 4.7619965e-2
                f32::from_bits(0x3df53cea), f32::from_bits(0x3e53f46a), f32::from_bits(0x3e9fb208), f32::from_bits(0x3ec84717), // 1.1974509e-1, 2.0698705e-1, 3.1190515e-1, 3.9116737e-1
                f32::from_bits(0x3ef060ab), f32::from_bits(0x3f104a72), f32::from_bits(0x3f1b8812), f32::from_bits(0x3f2e4bc2), // 4.6948752e-1, 5.6363595e-1, 6.07545e-1, 6.808435e-1
                f32::from_bits(0x3f3586d8), f32::from_bits(0x3f490245), f32::from_bits(0x3f4e743b), f32::from_bits(0x3f763555), // 7.090888e-1, 7.851909e-1, 8.0646104e-1, 9.617513e-1
                f32::from_bits(0x3f5e8aac), f32::from_bits(0x3f7a6477), f32::from_bits(0x3f7a5dc4), f32::from_bits(0x3f7b2141), // 8.6930346e-1, 9.780955e-1, 9.7799325e-1, 9.8097616e-1
                f32::from_bits(0x3f7a4e2f), f32::from_bits(0x3f7fc000), f32::from_bits(0x3f7c3f19), f32::from_bits(0x3f7fe000), // 9.777555e-1, 9.9902344e-1, 9.853378e-1, 9.995117e-1
                f32::from_bits(0x3f7fe000), f32::from_bits(0x3f7a597f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 9.995117e-1, 9.779281e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f7fffec), f32::from_bits(0x3f801cf8), f32::from_bits(0x3f821d57), f32::from_bits(0x3f86e03a), // 9.999988e-1, 1.000884e0, 1.0165204e0, 1.0537179e0
                f32::from_bits(0x3f91520c), f32::from_bits(0x3f94b34d), f32::from_bits(0x3fac5e86), f32::from_bits(0x3f813cb9), // 1.1353164e0, 1.1617218e0, 1.3466346e0, 1.0096656e0
                f32::from_bits(0x3f6288fb), f32::from_bits(0x3f40b1c1), f32::from_bits(0x3f1c8367), f32::from_bits(0x3f03dcc9), // 8.8490266e-1, 7.527123e-1, 6.1138004e-1, 5.1508766e-1
                f32::from_bits(0x3edab1d5), f32::from_bits(0x3ea8c861), f32::from_bits(0x3e932095), f32::from_bits(0x3e6213e2), // 4.27138e-1, 3.2965377e-1, 2.8735796e-1, 2.2077897e-1
                f32::from_bits(0x3e4842d5), f32::from_bits(0x3e0a3ceb), f32::from_bits(0x3df25ed1), f32::from_bits(0x3c360b61), // 1.9556744e-1, 1.3499801e-1, 1.1834491e-1, 1.1111111e-2
                f32::from_bits(0x3d96f46e), f32::from_bits(0x3bbe82fa), f32::from_bits(0x3bbe82fa), f32::from_bits(0x3ba0a0a1), // 7.37084e-2, 5.8139535e-3, 5.8139535e-3, 4.901961e-3
                f32::from_bits(0x3bba2e8c), f32::from_bits(0x00000000), f32::from_bits(0x3b66c2b4), f32::from_bits(0x00000000), // 5.6818184e-3, 0e0, 3.5211267e-3, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3b9ec07f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 4.8447247e-3, 0e0, 0e0
            ],
            [
                f32::from_bits(0xb83f0312), f32::from_bits(0xbc0a7165), f32::from_bits(0xbd92a0a5), f32::from_bits(0xbe2d2431), // -4.5540808e-5, -8.449887e-3, -7.159547e-2, -1.6908337e-1
                f32::from_bits(0xbea69f61), f32::from_bits(0xbec0df42), f32::from_bits(0xbf1b14c4), f32::from_bits(0xbe9760da), // -3.254347e-1, -3.7670332e-1, -6.057856e-1, -2.956608e-1
                f32::from_bits(0xbe7775c8), f32::from_bits(0xbe442465), f32::from_bits(0xbe136087), f32::from_bits(0xbdeada5f), // -2.4166024e-1, -1.9154508e-1, -1.4392291e-1, -1.1467432e-1
                f32::from_bits(0xbdb8463c), f32::from_bits(0xbd849088), f32::from_bits(0xbd5f6b0e), f32::from_bits(0xbd21772b), // -8.997771e-2, -6.47288e-2, -5.4545455e-2, -3.9420288e-2
                f32::from_bits(0xbd0a891d), f32::from_bits(0xbcb251b3), f32::from_bits(0xbc97b426), f32::from_bits(0x00000000), // -3.3822168e-2, -2.1767473e-2, -1.8518519e-2, 0e0
                f32::from_bits(0xbc2da251), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.0597781e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbea9cf67), f32::from_bits(0xbe9b9708), f32::from_bits(0xbe5db1d8), f32::from_bits(0xbe06092d), // -3.3166048e-1, -3.0388665e-1, -2.1649873e-1, -1.3089438e-1
                f32::from_bits(0xbcfbef88), f32::from_bits(0x00000000), f32::from_bits(0x3dc25c47), f32::from_bits(0x00000000), // -3.0753866e-2, 0e0, 9.490257e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Binades { scale: 1.25, offset: 0.5, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbe1b3a02), f32::from_bits(0x3d89a5e6), f32::from_bits(0x3f15d916), f32::from_bits(0x3f7a8edf), // -1.5158847e-1, 6.721096e-2, 5.853437e-1, 9.7874254e-1
                f32::from_bits(0x32ffe170), f32::from_bits(0x3a04a326), f32::from_bits(0xbaf4c59b), f32::from_bits(0xbd9f71ca), // 2.9788424e-8, 5.0597114e-4, -1.8674614e-3, -7.7853754e-2
            ],
            [
                f32::from_bits(0x3fcb42ab), f32::from_bits(0x3f9427c5), f32::from_bits(0x3ecfd4b9), f32::from_bits(0x3b98d40f), // 1.587972e0, 1.1574637e0, 4.0591982e-1, 4.663951e-3
                f32::from_bits(0x3f7fff8b), f32::from_bits(0x3f7e001f), f32::from_bits(0x3f817d4b), f32::from_bits(0x3fae026a), // 9.99993e-1, 9.9218935e-1, 1.0116361e0, 1.3594487e0
            ],
            [
                f32::from_bits(0xbf620cfb), f32::from_bits(0xbf107830), f32::from_bits(0xbe1c0a6e), f32::from_bits(0x00000000), // -8.8301057e-1, -5.643339e-1, -1.5238354e-1, 0e0
                f32::from_bits(0x39bb0954), f32::from_bits(0x3d404a9d), f32::from_bits(0xbc854df8), f32::from_bits(0xbf1edd22), // 3.567437e-4, 4.6946157e-2, -1.627253e-2, -6.205617e-1
            ],
            [
                f32::from_bits(0x3e6dbd05), f32::from_bits(0x3e0209bd), f32::from_bits(0x3cd40b47), f32::from_bits(0x00000000), // 2.3216636e-1, 1.2699027e-1, 2.5884284e-2, 0e0
                f32::from_bits(0xbeae2a8a), f32::from_bits(0xbef16bca), f32::from_bits(0xbebed916), f32::from_bits(0x3dcdf044), // -3.401683e-1, -4.715255e-1, -3.7274998e-1, 1.0055593e-1
            ],
            [
                f32::from_bits(0xbcc56e17), f32::from_bits(0xbc34f049), f32::from_bits(0xbadb37a9), f32::from_bits(0x00000000), // -2.4100346e-2, -1.1043617e-2, -1.6724962e-3, 0e0
                f32::from_bits(0x3d53e2a4), f32::from_bits(0x3e516c9b), f32::from_bits(0x3e10a7a8), f32::from_bits(0x00000000), // 5.1729813e-2, 2.0451586e-1, 1.4126456e-1, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 25 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.97 0.95 0.92 0.96 0.96 0.95 0.89 0.86 0.96 0.80 0.91 0.96 0.95 0.86 0.80
/// 0.95 0.94 0.93 0.75 0.94 0.95 0.94 0.94 0.96
///
/// avx2: 6 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.99 0.97 0.97 0.99 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
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
        grid: Grid::Binades { scale: 1.0, offset: 0.0, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f14533b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3a864f5d), // 5.79395e-1, 0e0, 0e0, 1.0247041e-3
                f32::from_bits(0xbad8cc57), f32::from_bits(0xba210463), f32::from_bits(0xbcba792b), f32::from_bits(0xbd25f442), // -1.654039e-3, -6.142316e-4, -2.2762856e-2, -4.0516146e-2
            ],
            [
                f32::from_bits(0x3ebc2fc5), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3f7c64f5), // 3.6755195e-1, 0e0, 0e0, 9.859155e-1
                f32::from_bits(0x3f83c6f4), f32::from_bits(0x3f81a8f7), f32::from_bits(0x3f93f0e1), f32::from_bits(0x3fa399fa), // 1.0295091e0, 1.0129689e0, 1.1557885e0, 1.2781365e0
            ],
            [
                f32::from_bits(0xbde0527d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.09532334e-1, 0e0, 0e0, 0e0
                f32::from_bits(0xbe307a7a), f32::from_bits(0xbd8e8271), f32::from_bits(0xbebe4599), f32::from_bits(0xbf104a10), // -1.7234221e-1, -6.9584735e-2, -3.7162474e-1, -5.636301e-1
            ],
            [
                f32::from_bits(0x3c353e84), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.1062268e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0xbe57c1a2), f32::from_bits(0x00000000), f32::from_bits(0x3db415bc), // 0e0, -2.1069959e-1, 0e0, 8.793208e-2
            ],
        ],
    },
};
