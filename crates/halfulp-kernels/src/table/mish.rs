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
/// portable, scalar, avx512: 24 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.97 0.98 0.99 1.00 0.99 0.99 0.98 0.98 0.97 0.96 1.00 0.90 0.83 0.85 0.86
/// 0.97 0.81 0.75 0.97 0.88 0.98 0.98 0.72
///
/// avx2: 15 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.97 1.00 0.99 0.99 0.99 0.96 1.00 0.99 1.00 0.97 0.96 0.97 0.88 0.75
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 64>, Cells<16, 5, 32>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 3.34375,
        grid: Grid::Binades { scale: -1.0, offset: 10.53125, bits: 4 },
        map: Some([
            10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 14, 14, 14, 15, 15, 15,
            16, 17, 18, 19, 19, 20, 21, 21, 22, 22, 23, 24, 0, 0, 0, 0,
            1, 1, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7,
            7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3e9441c4), f32::from_bits(0x3f704ac6), f32::from_bits(0x3f704e4d), f32::from_bits(0x3f7029b5), // 2.8956425e-1, 9.3864095e-1, 9.386948e-1, 9.381364e-1
                f32::from_bits(0x3f702a1e), f32::from_bits(0x3f712f1a), f32::from_bits(0x3f78770b), f32::from_bits(0x3f7c361a), // 9.3814266e-1, 9.4212496e-1, 9.7056645e-1, 9.852005e-1
                f32::from_bits(0x3f7007ee), f32::from_bits(0x3f5584f5), f32::from_bits(0x3f33319b), f32::from_bits(0x3f05508e), // 9.37621e-1, 8.3406e-1, 6.9997567e-1, 5.207604e-1
                f32::from_bits(0x3ebb0fc1), f32::from_bits(0x3e897108), f32::from_bits(0x3e4de8a2), f32::from_bits(0x3dfbb89b), // 3.6535457e-1, 2.6844049e-1, 2.0108274e-1, 1.229107e-1
                f32::from_bits(0x3d9f2ab2), f32::from_bits(0x3d81e1b1), f32::from_bits(0x3d457500), f32::from_bits(0x3cdf7ca1), // 7.771815e-2, 6.341875e-2, 4.8207283e-2, 2.7281107e-2
                f32::from_bits(0x3b93a730), f32::from_bits(0x3c14c0b0), f32::from_bits(0x3b8fc53b), f32::from_bits(0x39c1d164), // 4.5060143e-3, 9.079143e-3, 4.3875254e-3, 3.6967837e-4
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f382880), f32::from_bits(0x3d83cfb4), f32::from_bits(0x3d79e305), f32::from_bits(0x3d807ffa), // 7.19368e-1, 6.4361006e-2, 6.100752e-2, 6.2744096e-2
                f32::from_bits(0x3d800dbc), f32::from_bits(0x3d939441), f32::from_bits(0x3dd95e2d), f32::from_bits(0x3deef27a), // 6.2526196e-2, 7.2060116e-2, 1.0613666e-1, 1.16673425e-1
                f32::from_bits(0x3dd0757b), f32::from_bits(0x3da46907), f32::from_bits(0x3d747e88), f32::from_bits(0x3d1d2655), // 1.01786576e-1, 8.027845e-2, 5.9690982e-2, 3.8366634e-2
                f32::from_bits(0x3cc1761e), f32::from_bits(0x3c81713e), f32::from_bits(0x3c342b6a), f32::from_bits(0x3bc523ec), // 2.3615893e-2, 1.5801068e-2, 1.0996679e-2, 6.016245e-3
                f32::from_bits(0x3b6438b5), f32::from_bits(0x3b33e992), f32::from_bits(0x3b02af62), f32::from_bits(0x3a87a5c0), // 3.482384e-3, 2.7452451e-3, 1.9940962e-3, 1.034908e-3
                f32::from_bits(0x38e0e729), f32::from_bits(0x399cc350), f32::from_bits(0x390bd3c8), f32::from_bits(0x36e1e9ba), // 1.0724209e-4, 2.9900158e-4, 1.3334968e-4, 6.732732e-6
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbe781e37), f32::from_bits(0xbcc578b7), f32::from_bits(0xbc90d229), f32::from_bits(0xbc9bb3db), // -2.4230276e-1, -2.4105413e-2, -1.7678337e-2, -1.900666e-2
                f32::from_bits(0xbc93dd1e), f32::from_bits(0xbc2ddb0e), f32::from_bits(0x3b615841), f32::from_bits(0x3bc3de1d), // -1.8049773e-2, -1.0611309e-2, 3.4384879e-3, 5.9774057e-3
                f32::from_bits(0x3b904c67), f32::from_bits(0x3b3e5eb0), f32::from_bits(0x3af21e8d), f32::from_bits(0x3a82d6d6), // 4.403639e-3, 2.9048137e-3, 1.847224e-3, 9.982239e-4
                f32::from_bits(0x3a0b13c6), f32::from_bits(0x39a7f9ad), f32::from_bits(0x39583578), f32::from_bits(0x38d25b98), // 5.3053757e-4, 3.2038745e-4, 2.0619284e-4, 1.0030641e-4
                f32::from_bits(0x385e01e1), f32::from_bits(0x3828e966), f32::from_bits(0x37ea1c04), f32::from_bits(0x375e399a), // 5.2930674e-5, 4.027169e-5, 2.790802e-5, 1.3245643e-5
                f32::from_bits(0x352cd8ce), f32::from_bits(0x365e3c75), f32::from_bits(0x35b6b207), f32::from_bits(0x3303c45b), // 6.4390485e-7, 3.3115768e-6, 1.361187e-6, 3.06794e-8
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3cde3058), f32::from_bits(0x3b50fdeb), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.7122661e-2, 3.1889628e-3, 0e0, 0e0
                f32::from_bits(0xbb7eb387), f32::from_bits(0xbb074141), f32::from_bits(0xb89d2636), f32::from_bits(0x39082e5c), // -3.886433e-3, -2.063826e-3, -7.493461e-5, 1.2987241e-4
                f32::from_bits(0x389a59b1), f32::from_bits(0x3821ae14), f32::from_bits(0x37aae136), f32::from_bits(0x37180464), // 7.3599986e-5, 3.8547514e-5, 2.0370451e-5, 9.060928e-6
                f32::from_bits(0x3689d513), f32::from_bits(0x361530f2), f32::from_bits(0x35b0fdf1), f32::from_bits(0x35185456), // 4.1077233e-6, 2.223122e-6, 1.3186929e-6, 5.674714e-7
                f32::from_bits(0x349213cb), f32::from_bits(0x34566547), f32::from_bits(0x340d8fbb), f32::from_bits(0x337535fc), // 2.720902e-7, 1.9967148e-7, 1.3183937e-7, 5.7092606e-8
                f32::from_bits(0x00000000), f32::from_bits(0x3253a6c0), f32::from_bits(0x31a03027), f32::from_bits(0x00000000), // 0e0, 1.2319731e-8, 4.662087e-9, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 3.34375,
        grid: Grid::Binades { scale: -1.0, offset: 14.84375, bits: 3 },
        map: Some([
            6, 6, 7, 7, 7, 8, 8, 8, 9, 10, 11, 12, 13, 14, 15, 0,
            0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f8dede4), f32::from_bits(0x3f6f6114), f32::from_bits(0x3f702a1f), f32::from_bits(0x3f7025ae), // 1.1088223e0, 9.3507504e-1, 9.381427e-1, 9.3807495e-1
                f32::from_bits(0x3f79af3f), f32::from_bits(0x3f7ca97b), f32::from_bits(0x3f6282ec), f32::from_bits(0x3f28c834), // 9.753303e-1, 9.8696107e-1, 8.848102e-1, 6.5930486e-1
                f32::from_bits(0x3ec05a31), f32::from_bits(0x3e59aeab), f32::from_bits(0x3e05b124), f32::from_bits(0x3cdf7ca2), // 3.756881e-1, 2.1258037e-1, 1.3055855e-1, 2.728111e-2
                f32::from_bits(0x3d1dc0c2), f32::from_bits(0x3ca52f99), f32::from_bits(0x3b876472), f32::from_bits(0x00000000), // 3.8513906e-2, 2.0164298e-2, 4.131847e-3, 0e0
            ],
            [
                f32::from_bits(0xbd918b5f), f32::from_bits(0x3d966fdc), f32::from_bits(0x3d801671), f32::from_bits(0x3d7d7f67), // -7.106661e-2, 7.345554e-2, 6.25428e-2, 6.188908e-2
                f32::from_bits(0x3ddfcb20), f32::from_bits(0x3df2d537), f32::from_bits(0x3dbed6bb), f32::from_bits(0x3d6d1768), // 1.0927415e-1, 1.1857074e-1, 9.3183e-2, 5.788365e-2
                f32::from_bits(0x3cdba753), f32::from_bits(0x3c56fdb8), f32::from_bits(0x3beee698), f32::from_bits(0x3a87a5c0), // 2.6813185e-2, 1.3122015e-2, 7.2906725e-3, 1.034908e-3
                f32::from_bits(0x3ae6d211), f32::from_bits(0x3a5e7e80), f32::from_bits(0x39028613), f32::from_bits(0x00000000), // 1.7610212e-3, 8.487478e-4, 1.2447713e-4, 0e0
            ],
            [
                f32::from_bits(0x3c3c7377), f32::from_bits(0xbd05916b), f32::from_bits(0xbc91c92f), f32::from_bits(0xbca2a568), // 1.1502138e-2, -3.2609385e-2, -1.7796127e-2, -1.9854262e-2
                f32::from_bits(0x3b80c9f7), f32::from_bits(0x3bd5f305), f32::from_bits(0x3b86f244), f32::from_bits(0x3b04e674), // 3.930326e-3, 6.5292143e-3, 4.118236e-3, 2.0278962e-3
                f32::from_bits(0x3a42d0fd), f32::from_bits(0x39a33158), f32::from_bits(0x392330b2), f32::from_bits(0x375e399a), // 7.4316544e-4, 3.1126547e-4, 1.5563032e-4, 1.3245643e-5
                f32::from_bits(0x3800193f), f32::from_bits(0x3762f0ca), f32::from_bits(0x35a8f563), f32::from_bits(0x00000000), // 3.054109e-5, 1.3526713e-5, 1.2588392e-6, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3bd9fc53), f32::from_bits(0xbb2e576b), f32::from_bits(0xbbba6be6), // 0e0, 6.652394e-3, -2.6602398e-3, -5.689132e-3
                f32::from_bits(0xb8f80f32), f32::from_bits(0x3949cef3), f32::from_bits(0x38b9f315), f32::from_bits(0x380b2368), // -1.1828392e-4, 1.9245948e-4, 8.866765e-5, 3.3173157e-5
                f32::from_bits(0x371dfb69), f32::from_bits(0x3660b6b8), f32::from_bits(0x35c96214), f32::from_bits(0x337535fe), // 9.416465e-6, 3.3484957e-6, 1.5004211e-6, 5.7092613e-8
                f32::from_bits(0x347f397c), f32::from_bits(0x33cf7958), f32::from_bits(0x3192b343), f32::from_bits(0x00000000), // 2.3769638e-7, 9.661261e-8, 4.269539e-9, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xba08203a), f32::from_bits(0x3afa3008), f32::from_bits(0xba0871aa), // 0e0, -5.1927904e-4, 1.9087801e-3, -5.2049255e-4
                f32::from_bits(0xb73ad64f), f32::from_bits(0x36264746), f32::from_bits(0x354e52f4), f32::from_bits(0x34631079), // -1.11363615e-5, 2.4777414e-6, 7.686169e-7, 2.1147015e-7
                f32::from_bits(0x3344928b), f32::from_bits(0x326bfaf2), f32::from_bits(0x31bceaba), f32::from_bits(0x00000000), // 4.5768086e-8, 1.3735859e-8, 5.4982054e-9, 0e0
                f32::from_bits(0x304045a2), f32::from_bits(0x2f8f490e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.994815e-10, 2.6063457e-10, 0e0, 0e0
            ],
        ],
    },
};
