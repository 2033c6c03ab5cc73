//! Coefficients of `mish`. Written by `halfulp forge mish`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 25 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 1.00 1.00 1.00 0.99 0.99 0.99 0.98 1.00 1.00 0.99 1.00
/// 0.99 0.99 0.96 1.00 0.98 0.98 0.98 0.99 0.99
///
/// avx2: 16 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 0.99 0.99 1.00 0.99 1.00 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<16, 5, 32>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 6.5859375, bits: 4 },
        map: Some([
            0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
            2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6, 7, 7, 8, 8, 9,
            10, 11, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18,
            19, 20, 21, 22, 22, 23, 23, 23, 24, 24, 24, 0, 0, 0, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7a57c4), f32::from_bits(0x3f7163b9), f32::from_bits(0x3f65b63e), f32::from_bits(0x3f6072a3), // 9.779017e-1, 9.429279e-1, 8.9731205e-1, 8.767492e-1
                f32::from_bits(0x3f614d15), f32::from_bits(0x3f615cfc), f32::from_bits(0x3f615d34), f32::from_bits(0x3f615c35), // 8.800824e-1, 8.803251e-1, 8.803284e-1, 8.803132e-1
                f32::from_bits(0x3f61876c), f32::from_bits(0x3f60a5e5), f32::from_bits(0x3f64103e), f32::from_bits(0x3f676412), // 8.809726e-1, 8.7753135e-1, 8.9087284e-1, 9.038707e-1
                f32::from_bits(0x3f6d5028), f32::from_bits(0x3f729d5d), f32::from_bits(0x3f703fc0), f32::from_bits(0x3f6a54c8), // 9.2700434e-1, 9.477137e-1, 9.3847275e-1, 9.1535616e-1
                f32::from_bits(0x3f61cfa8), f32::from_bits(0x3f555c9f), f32::from_bits(0x3f816859), f32::from_bits(0x3f435250), // 8.8207483e-1, 8.3344454e-1, 1.0109969e0, 7.6297474e-1
                f32::from_bits(0x3f343f2a), f32::from_bits(0x3f29bc50), f32::from_bits(0x3f14e5f2), f32::from_bits(0x3efafa8c), // 7.040888e-1, 6.630297e-1, 5.816337e-1, 4.9019277e-1
                f32::from_bits(0x3eaa0a96), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.32112e-1, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3c71c424), f32::from_bits(0x3d3b4379), f32::from_bits(0x3dca858f), f32::from_bits(0x3e069f31), // 1.4756236e-2, 4.5718644e-2, 9.8887555e-2, 1.3146664e-1
                f32::from_bits(0x3df466b9), f32::from_bits(0x3df070f1), f32::from_bits(0x3df045d2), f32::from_bits(0x3defd9cd), // 1.1933655e-1, 1.1740292e-1, 1.1732067e-1, 1.1711464e-1
                f32::from_bits(0x3df53340), f32::from_bits(0x3de7bb8c), f32::from_bits(0x3e11a787), f32::from_bits(0x3e26fba4), // 1.1972666e-1, 1.13150686e-1, 1.4224063e-1, 1.6306931e-1
                f32::from_bits(0x3e4412aa), f32::from_bits(0x3e573aac), f32::from_bits(0x3e51c591), f32::from_bits(0x3e45e009), // 1.9147745e-1, 2.1018475e-1, 2.0485522e-1, 1.9323744e-1
                f32::from_bits(0x3e370e8c), f32::from_bits(0x3e243c24), f32::from_bits(0x3e5ed87c), f32::from_bits(0x3e0ca923), // 1.7876643e-1, 1.6038567e-1, 2.176227e-1, 1.3736396e-1
                f32::from_bits(0x3df6a62c), f32::from_bits(0x3de048d0), f32::from_bits(0x3db84fa5), f32::from_bits(0x3d9168e2), // 1.20434135e-1, 1.0951388e-1, 8.999566e-2, 7.100083e-2
                f32::from_bits(0x3d31ccd4), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 4.340823e-2, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbb58d09e), f32::from_bits(0xbc4c7477), f32::from_bits(0xbd08352c), f32::from_bits(0xbd4f1800), // -3.308333e-3, -1.2478939e-2, -3.3253834e-2, -5.0559998e-2
                f32::from_bits(0xbd10caea), f32::from_bits(0xbcf61e00), f32::from_bits(0xbcf009b9), f32::from_bits(0xbcf8b381), // -3.5349764e-2, -3.0043602e-2, -2.9301511e-2, -3.0359032e-2
                f32::from_bits(0xbcdc52a5), f32::from_bits(0xbcfb649f), f32::from_bits(0xbc1b7bde), f32::from_bits(0x3ada393b), // -2.6894877e-2, -3.0687628e-2, -9.489981e-3, 1.6649136e-3
                f32::from_bits(0x3c5aa8c2), f32::from_bits(0x3c9bb6be), f32::from_bits(0x3c935a64), f32::from_bits(0x3c836491), // 1.3345899e-2, 1.9008037e-2, 1.7987438e-2, 1.6039165e-2
                f32::from_bits(0x3c646610), f32::from_bits(0x3c3e6b49), f32::from_bits(0x3c918f0e), f32::from_bits(0x3c1546f7), // 1.3940349e-2, 1.1622258e-2, 1.776841e-2, 9.111158e-3
                f32::from_bits(0x3bf5565b), f32::from_bits(0x3bd59c77), f32::from_bits(0x3ba271a2), f32::from_bits(0x3b6e8d9b), // 7.487101e-3, 6.518896e-3, 4.9573937e-3, 3.6400321e-3
                f32::from_bits(0x3b05378c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.0327298e-3, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x39835d59), f32::from_bits(0x3a97eb1a), f32::from_bits(0x3b7e4697), f32::from_bits(0x3be424b8), // 2.5055817e-4, 1.1590451e-3, 3.87994e-3, 6.962385e-3
                f32::from_bits(0x39c894f7), f32::from_bits(0xbb99050f), f32::from_bits(0xbbf2a3dd), f32::from_bits(0xbc1da630), // 3.825796e-4, -4.6697925e-3, -7.404788e-3, -9.622142e-3
                f32::from_bits(0xbc04589d), f32::from_bits(0xbc0ddd08), f32::from_bits(0xbb653cd4), f32::from_bits(0xbac4d938), // -8.077768e-3, -8.658655e-3, -3.4978883e-3, -1.501835e-3
                f32::from_bits(0x38df5d8d), f32::from_bits(0x3a3260cb), f32::from_bits(0x3a216227), f32::from_bits(0x3a04cdc3), // 1.0650894e-4, 6.8045844e-4, 6.1562884e-4, 5.066061e-4
                f32::from_bits(0x39d45f55), f32::from_bits(0x39a13b26), f32::from_bits(0x3a0a3e20), f32::from_bits(0x39629221), // 4.050682e-4, 3.0752382e-4, 5.2735396e-4, 2.1607477e-4
                f32::from_bits(0x392c105a), f32::from_bits(0x390e0eae), f32::from_bits(0x38c4b53a), f32::from_bits(0x3884bca5), // 1.640929e-4, 1.3547644e-4, 9.3797644e-5, 6.329388e-5
                f32::from_bits(0x38066a4c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.2047086e-5, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 6.7578125, bits: 3 },
        map: Some([
            0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6,
            7, 8, 9, 10, 10, 11, 11, 12, 13, 14, 14, 15, 15, 15, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f71c2f9), f32::from_bits(0x3f5f1558), f32::from_bits(0x3f607305), f32::from_bits(0x3f615e44), // 9.443813e-1, 8.714194e-1, 8.7675506e-1, 8.803446e-1
                f32::from_bits(0x3f615d34), f32::from_bits(0x3f615ca3), f32::from_bits(0x3f60f683), f32::from_bits(0x3f61e368), // 8.803284e-1, 8.803198e-1, 8.787615e-1, 8.823762e-1
                f32::from_bits(0x3f650538), f32::from_bits(0x3f71f4aa), f32::from_bits(0x3f75c39a), f32::from_bits(0x3f75137a), // 8.946109e-1, 9.451395e-1, 9.600159e-1, 9.5732844e-1
                f32::from_bits(0x3f50f5aa), f32::from_bits(0x3f6475b6), f32::from_bits(0x3f4512bd), f32::from_bits(0x3f23cbe3), // 8.1624854e-1, 8.924211e-1, 7.698172e-1, 6.398298e-1
            ],
            [
                f32::from_bits(0x3d48f7d1), f32::from_bits(0x3e15e354), f32::from_bits(0x3e069aee), f32::from_bits(0x3deff167), // 4.906446e-2, 1.46375e-1, 1.3145038e-1, 1.1715966e-1
                f32::from_bits(0x3df04582), f32::from_bits(0x3deff6e7), f32::from_bits(0x3de20425), f32::from_bits(0x3df8ab26), // 1.17320076e-1, 1.1717015e-1, 1.1035947e-1, 1.2142019e-1
                f32::from_bits(0x3e14a7c3), f32::from_bits(0x3e55312c), f32::from_bits(0x3e61ed65), f32::from_bits(0x3e60edb7), // 1.4517121e-1, 2.0819539e-1, 2.2063215e-1, 2.1965681e-1
                f32::from_bits(0x3e1e2228), f32::from_bits(0x3e424772), f32::from_bits(0x3e15e840), f32::from_bits(0x3de045f2), // 1.5442717e-1, 1.8972567e-1, 1.4639378e-1, 1.0950841e-1
            ],
            [
                f32::from_bits(0xbc86e0b4), f32::from_bits(0xbd86c6b7), f32::from_bits(0xbd4f088d), f32::from_bits(0xbceb28fa), // -1.6464569e-2, -6.5808706e-2, -5.0545264e-2, -2.8706063e-2
                f32::from_bits(0xbcf023b8), f32::from_bits(0xbcf78043), f32::from_bits(0xbd2ad4c4), f32::from_bits(0xbce9f817), // -2.9313907e-2, -3.0212527e-2, -4.1706815e-2, -2.8560681e-2
                f32::from_bits(0xbc3aae04), f32::from_bits(0x3c978556), f32::from_bits(0x3cb6d131), f32::from_bits(0x3cb66443), // -1.1394028e-2, 1.8496197e-2, 2.2316547e-2, 2.2264605e-2
                f32::from_bits(0x3c33259b), f32::from_bits(0x3c8bb1fe), f32::from_bits(0x3c38fdd8), f32::from_bits(0x3bf0d62b), // 1.0934259e-2, 1.7052647e-2, 1.129099e-2, 7.3497496e-3
            ],
            [
                f32::from_bits(0x3b233d61), f32::from_bits(0x3c618ef4), f32::from_bits(0x3be40046), f32::from_bits(0xbc0a3694), // 2.490841e-3, 1.3766993e-2, 6.9580404e-3, -8.435864e-3
                f32::from_bits(0xbbeb5815), f32::from_bits(0xbc1bab05), f32::from_bits(0xbc970e1e), f32::from_bits(0xbc381809), // -7.182131e-3, -9.501223e-3, -1.8439349e-2, -1.1236199e-2
                f32::from_bits(0xbbbc60f4), f32::from_bits(0x3a26e276), f32::from_bits(0x3a95d62f), f32::from_bits(0x3a97b840), // -5.7488624e-3, 6.366143e-4, 1.143163e-3, 1.1575297e-3
                f32::from_bits(0x39935a2f), f32::from_bits(0x3a44f343), f32::from_bits(0x39d6ca55), f32::from_bits(0x3968a4a2), // 2.8105217e-4, 7.5130555e-4, 4.096801e-4, 2.2186575e-4
            ],
            [
                f32::from_bits(0xb915e04e), f32::from_bits(0xba931de8), f32::from_bits(0x00000000), f32::from_bits(0x3b8c9232), // -1.4293307e-4, -1.1224123e-3, 0e0, 4.289889e-3
                f32::from_bits(0x3b166985), f32::from_bits(0x00000000), f32::from_bits(0xbb31542c), f32::from_bits(0xba99d418), // 2.2951078e-3, 0e0, -2.7058227e-3, -1.1736182e-3
                f32::from_bits(0xba07cce1), f32::from_bits(0x00000000), f32::from_bits(0x37ca1218), f32::from_bits(0x37d5c44a), // -5.1803706e-4, 0e0, 2.4088702e-5, 2.5482983e-5
                f32::from_bits(0x00000000), f32::from_bits(0x3762ea8c), f32::from_bits(0x36c6161f), f32::from_bits(0x362a4c75), // 0e0, 1.3525259e-5, 5.903435e-6, 2.5376478e-6
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 25 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.91 1.00 1.00 1.00 0.92 0.96 0.99 0.99 1.00 0.96 0.96 0.92 0.94 1.00 0.85 0.86
/// 0.87 0.92 0.83 0.58 0.99 0.27 0.72 0.99 0.82
///
/// avx2: 8 polynomials of degree 7; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.98 1.00 0.99 1.00 1.00 0.99 0.96 0.98
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 64>, Cells<8, 8, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 3.34375,
        grid: Grid::Binades { scale: -1.0, offset: 16.0, bits: 4 },
        map: Some([
            9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15,
            15, 16, 17, 18, 19, 20, 20, 21, 22, 23, 23, 24, 24, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2,
            3, 4, 5, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f0ed97f), f32::from_bits(0x3f6feeb0), f32::from_bits(0x3f702a12), f32::from_bits(0x3f702a1e), // 5.580062e-1, 9.3723583e-1, 9.3814194e-1, 9.3814266e-1
                f32::from_bits(0x3f70775d), f32::from_bits(0x3f76b00b), f32::from_bits(0x3f7a14a2), f32::from_bits(0x3f7a4740), // 9.3932134e-1, 9.636237e-1, 9.7687733e-1, 9.776497e-1
                f32::from_bits(0x3f69afec), f32::from_bits(0x3f4c0332), f32::from_bits(0x3f2dfca8), f32::from_bits(0x3f093ada), // 9.128406e-1, 7.9692376e-1, 6.796365e-1, 5.3605425e-1
                f32::from_bits(0x3ef10b1d), f32::from_bits(0x3ea567a2), f32::from_bits(0x3e630929), f32::from_bits(0x3e11e77a), // 4.707879e-1, 3.2305628e-1, 2.2171463e-1, 1.4248458e-1
                f32::from_bits(0x3dd2da0b), f32::from_bits(0x3d8f982a), f32::from_bits(0x3d4b4d4b), f32::from_bits(0x3d135d4f), // 1.0295495e-1, 7.011445e-2, 4.963426e-2, 3.5977658e-2
                f32::from_bits(0x3cb27c3c), f32::from_bits(0x3c39d93d), f32::from_bits(0x3c0c934f), f32::from_bits(0x3ba5c010), // 2.1787755e-2, 1.1343298e-2, 8.580043e-3, 5.058296e-3
                f32::from_bits(0x3a27a341), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.394871e-4, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3ee5ae5f), f32::from_bits(0x3d893ea8), f32::from_bits(0x3d803dde), f32::from_bits(0x3d800dbc), // 4.4859597e-1, 6.701404e-2, 6.2618e-2, 6.2526196e-2
                f32::from_bits(0x3d87b7cb), f32::from_bits(0x3dd00bc5), f32::from_bits(0x3de3ba1f), f32::from_bits(0x3de8cd85), // 6.6268526e-2, 1.0158495e-1, 1.1119484e-1, 1.1367325e-1
                f32::from_bits(0x3dc46c58), f32::from_bits(0x3d97a729), f32::from_bits(0x3d6949e6), f32::from_bits(0x3d23dc6f), // 9.5909774e-2, 7.40493e-2, 5.695524e-2, 4.0005144e-2
                f32::from_bits(0x3d087679), f32::from_bits(0x3ca49a59), f32::from_bits(0x3c4b63ab), f32::from_bits(0x3bebfec9), // 3.331611e-2, 2.009313e-2, 1.2413899e-2, 7.2020036e-3
                f32::from_bits(0x3b9f64fb), f32::from_bits(0x3b4a5f43), f32::from_bits(0x3b073d52), f32::from_bits(0x3aba9b9d), // 4.8643327e-3, 3.0879534e-3, 2.0635915e-3, 1.423705e-3
                f32::from_bits(0x3a52113b), f32::from_bits(0x39c93f37), f32::from_bits(0x39935f5e), f32::from_bits(0x3923982f), // 8.013432e-4, 3.8384806e-4, 2.810908e-4, 1.5601584e-4
                f32::from_bits(0x3750b084), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.2438864e-5, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbe1b5e4c), f32::from_bits(0xbcd2ad03), f32::from_bits(0xbc99854e), f32::from_bits(0xbc93dd1e), // -1.517269e-1, -2.5717264e-2, -1.8740322e-2, -1.8049773e-2
                f32::from_bits(0xbc6cfd0e), f32::from_bits(0x3b3ea543), f32::from_bits(0x3b9cbf42), f32::from_bits(0x3bb6f2db), // -1.446463e-2, 2.9090203e-3, 4.783542e-3, 5.58315e-3
                f32::from_bits(0x3b811deb), f32::from_bits(0x3b2796ac), f32::from_bits(0x3ae213db), f32::from_bits(0x3a8a7fd9), // 3.940334e-3, 2.5571985e-3, 1.7248349e-3, 1.0566666e-3
                f32::from_bits(0x3a591930), f32::from_bits(0x39e2e732), f32::from_bits(0x397a37bc), f32::from_bits(0x39024679), // 8.2816463e-4, 4.3278333e-4, 2.386262e-4, 1.2424019e-4
                f32::from_bits(0x38a3e65f), f32::from_bits(0x38416d68), f32::from_bits(0x37f39253), f32::from_bits(0x379fb6cd), // 7.815356e-5, 4.611668e-5, 2.9035995e-5, 1.90394e-5
                f32::from_bits(0x3726b4ce), f32::from_bits(0x3692ab19), f32::from_bits(0x364fdded), f32::from_bits(0x35d8f464), // 9.936468e-6, 4.3710575e-6, 3.0974581e-6, 1.6164381e-6
                f32::from_bits(0x3382ab3d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.084745e-8, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3c8bd763), f32::from_bits(0x3b65c19c), f32::from_bits(0x00000000), f32::from_bits(0xbb7eb387), // 1.7070478e-2, 3.5058027e-3, 0e0, -3.886433e-3
                f32::from_bits(0xbb3d9a46), f32::from_bits(0x00000000), f32::from_bits(0x38376e89), f32::from_bits(0x38ec63ad), // -2.8931065e-3, 0e0, 4.3733544e-5, 1.1271923e-4
                f32::from_bits(0x3880e1aa), f32::from_bits(0x38069b8b), f32::from_bits(0x379b9a7d), f32::from_bits(0x3723a90c), // 6.145549e-5, 3.209295e-5, 1.854938e-5, 9.754916e-6
                f32::from_bits(0x36f00525), f32::from_bits(0x36570296), f32::from_bits(0x35d22ea8), f32::from_bits(0x35438992), // 7.1531563e-6, 3.2039002e-6, 1.5659798e-6, 7.284335e-7
                f32::from_bits(0x34e4749b), f32::from_bits(0x347a1021), f32::from_bits(0x34141cf2), f32::from_bits(0x33b867dd), // 4.255315e-7, 2.3288932e-7, 1.3794104e-7, 8.58706e-8
                f32::from_bits(0x33321be3), f32::from_bits(0x328fb18c), f32::from_bits(0x32450085), f32::from_bits(0x31c11a62), // 4.1469217e-8, 1.672813e-8, 1.1467027e-8, 5.6200387e-9
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 3.34375,
        grid: Grid::Binades { scale: -1.125, offset: 21.761719, bits: 2 },
        map: Some([
            3, 3, 3, 3, 4, 5, 6, 7, 7, 0, 0, 0, 0, 1, 2, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f5b7a97), f32::from_bits(0x3f702a1f), f32::from_bits(0x3f71d5a7), f32::from_bits(0x3f7eaa9d), // 8.573393e-1, 9.381427e-1, 9.446663e-1, 9.9479085e-1
                f32::from_bits(0x3f04e77d), f32::from_bits(0x3e44aa08), f32::from_bits(0x3d8f3f4c), f32::from_bits(0x3cf42d11), // 5.1915723e-1, 1.9205487e-1, 6.994495e-2, 2.9806646e-2
            ],
            [
                f32::from_bits(0x3e826b01), f32::from_bits(0x3d801671), f32::from_bits(0x3d91f8aa), f32::from_bits(0x3dfb54dd), // 2.5472263e-1, 6.25428e-2, 7.127507e-2, 1.2272046e-1
                f32::from_bits(0x3d328551), f32::from_bits(0x3c3b8efa), f32::from_bits(0x3b64b712), f32::from_bits(0x3aa7034a), // 4.358417e-2, 1.14476625e-2, 3.4899157e-3, 1.2742069e-3
            ],
            [
                f32::from_bits(0xbe4bbccc), f32::from_bits(0xbc915c0e), f32::from_bits(0xbc808bbe), f32::from_bits(0x3bf1fc4a), // -1.9896239e-1, -1.774409e-2, -1.5691634e-2, 7.3848115e-3
                f32::from_bits(0x3ac7f982), f32::from_bits(0x39820268), f32::from_bits(0x3884c8d8), f32::from_bits(0x379b024d), // 1.5256854e-3, 2.4797325e-4, 6.3316606e-5, 1.8478511e-5
            ],
            [
                f32::from_bits(0x3da74783), f32::from_bits(0xbb2e493a), f32::from_bits(0xbbb750d1), f32::from_bits(0x3992db77), // 8.167937e-2, -2.659394e-3, -5.594351e-3, 2.8010804e-4
                f32::from_bits(0x37e7cdbf), f32::from_bits(0x35f24577), f32::from_bits(0x34d83879), f32::from_bits(0x336b5926), // 2.7633154e-5, 1.8050622e-6, 4.0274224e-7, 5.479628e-8
            ],
            [
                f32::from_bits(0xbc8c5564), f32::from_bits(0x3ac431b7), f32::from_bits(0xba6d2d0d), f32::from_bits(0x36ef7fd5), // -1.7130561e-2, 1.496843e-3, -9.0475456e-4, 7.1376367e-6
                f32::from_bits(0x348a298e), f32::from_bits(0xb24c6cfc), f32::from_bits(0xb0d91faf), f32::from_bits(0xb0a0d592), // 2.5734738e-7, -1.1899143e-8, -1.5797833e-9, -1.1702233e-9
            ],
            [
                f32::from_bits(0x3abd1a67), f32::from_bits(0x39e9363f), f32::from_bits(0xb8b37c5b), f32::from_bits(0x340082b7), // 1.4427424e-3, 4.448164e-4, -8.558548e-5, 1.1968483e-7
                f32::from_bits(0x3086cdc3), f32::from_bits(0xaf8b15c5), f32::from_bits(0xae0bc790), f32::from_bits(0xad4ef7f9), // 9.808264e-10, -2.529942e-10, -3.1782188e-11, -1.1764805e-11
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb9016a65), f32::from_bits(0xb6967f30), f32::from_bits(0x30a44049), // 0e0, -1.2342034e-4, -4.485155e-6, 1.1950841e-9
                f32::from_bits(0x00000000), f32::from_bits(0xab96ba22), f32::from_bits(0xa9fa855e), f32::from_bits(0xa9149b4d), // 0e0, -1.0709803e-12, -1.1125366e-13, -3.2997303e-14
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb8647377), f32::from_bits(0xb3d7955b), f32::from_bits(0x2cbcecd8), // 0e0, -5.446697e-5, -1.0038885e-7, 5.3695763e-12
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};
