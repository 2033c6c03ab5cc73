//! Coefficients of `mish`. Written by `halfulp forge mish --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 25 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 1.00 1.00 1.00 0.99 0.99 0.99 0.98 1.00 1.00 0.99 1.00
/// 0.99 0.99 0.96 1.00 0.98 0.98 0.98 0.99 0.99
///
/// avx2: 8 polynomials of degree 6; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<8, 7, 16>> = Piecewise {
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
        grid: Grid::Binades { scale: -1.0, offset: 7.3359375, bits: 2 },
        map: Some([
            0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 5, 6, 6, 7, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f624dd6), f32::from_bits(0x3f61660c), f32::from_bits(0x3f615d34), f32::from_bits(0x3f6132b0), // 8.840002e-1, 8.8046336e-1, 8.803284e-1, 8.796797e-1
                f32::from_bits(0x3f683566), f32::from_bits(0x3f78bc41), f32::from_bits(0x3f788288), f32::from_bits(0x3eb5571b), // 9.070648e-1, 9.716225e-1, 9.7074175e-1, 3.541802e-1
            ],
            [
                f32::from_bits(0x3e068126), f32::from_bits(0x3dede41d), f32::from_bits(0x3df0456b), f32::from_bits(0x3de97f5a), // 1.3135204e-1, 1.1615775e-1, 1.17319904e-1, 1.14012435e-1
                f32::from_bits(0x3e248ba0), f32::from_bits(0x3e6b2c68), f32::from_bits(0x3e6c4791), f32::from_bits(0x3d405d14), // 1.6068888e-1, 2.2966158e-1, 2.3074175e-1, 4.6963766e-2
            ],
            [
                f32::from_bits(0xbd7a6205), f32::from_bits(0xbccfd1a6), f32::from_bits(0xbcf02fc0), f32::from_bits(0xbd149a23), // -6.1128635e-2, -2.5368523e-2, -2.9319644e-2, -3.627981e-2
                f32::from_bits(0xbba5cb7e), f32::from_bits(0x3ccd50b0), f32::from_bits(0x3cd31d96), f32::from_bits(0x3b11b3da), // -5.0596585e-3, 2.5062889e-2, 2.5770944e-2, 2.2232444e-3
            ],
            [
                f32::from_bits(0x3c6e933e), f32::from_bits(0xbc6627e3), f32::from_bits(0xbbeb2842), f32::from_bits(0xbc731d8d), // 1.4561472e-2, -1.4047596e-2, -7.17643e-3, -1.4838588e-2
                f32::from_bits(0xbba92257), f32::from_bits(0x3acaf490), f32::from_bits(0x3adf5ab6), f32::from_bits(0x3814a7d2), // -5.1615643e-3, 1.5484262e-3, 1.7040584e-3, 3.5442245e-5
            ],
            [
                f32::from_bits(0xbae7a66a), f32::from_bits(0x3c1736d9), f32::from_bits(0x3b2ef165), f32::from_bits(0xbae399ea), // -1.7673497e-3, 9.229385e-3, 2.6694175e-3, -1.7364596e-3
                f32::from_bits(0xba399189), f32::from_bits(0x385d41e9), f32::from_bits(0x38909160), f32::from_bits(0x00000000), // -7.0788764e-4, 5.275189e-5, 6.893533e-5, 0e0
            ],
            [
                f32::from_bits(0x38b6a75e), f32::from_bits(0xbb00bb1a), f32::from_bits(0x3a8e0b16), f32::from_bits(0x38ba1efa), // 8.709611e-5, -1.9642771e-3, 1.0837044e-3, 8.874941e-5
                f32::from_bits(0xb80fae2e), f32::from_bits(0x354bfc10), f32::from_bits(0x35d1e40e), f32::from_bits(0x00000000), // -3.4256074e-5, 7.599019e-7, 1.5638086e-6, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x39199a8d), f32::from_bits(0x00000000), f32::from_bits(0x37e9d316), // 0e0, 1.4648792e-4, 0e0, 2.7874059e-5
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3281392d), f32::from_bits(0x00000000), // 0e0, 0e0, 1.5043577e-8, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 25 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.91 1.00 1.00 1.00 0.92 0.96 0.99 0.99 1.00 0.96 0.96 0.92 0.94 1.00 0.84 0.86
/// 0.88 0.92 0.83 0.58 0.98 0.27 0.72 0.51 0.80
///
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 64>, Cells<1, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 3.34375,
        grid: Grid::Binades { scale: -1.0, offset: 16.0, bits: 4 },
        map: Some([
            9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15,
            15, 16, 17, 18, 19, 20, 20, 21, 22, 23, 24, 24, 24, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2,
            3, 4, 5, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f0ed97f), f32::from_bits(0x3f6feeb0), f32::from_bits(0x3f702a12), f32::from_bits(0x3f702a1e), // 5.580062e-1, 9.3723583e-1, 9.3814194e-1, 9.3814266e-1
                f32::from_bits(0x3f70775d), f32::from_bits(0x3f76b00b), f32::from_bits(0x3f7a14a2), f32::from_bits(0x3f7a4740), // 9.3932134e-1, 9.636237e-1, 9.7687733e-1, 9.776497e-1
                f32::from_bits(0x3f69afec), f32::from_bits(0x3f4c0332), f32::from_bits(0x3f2dfca8), f32::from_bits(0x3f093aeb), // 9.128406e-1, 7.9692376e-1, 6.796365e-1, 5.3605527e-1
                f32::from_bits(0x3ef10b1d), f32::from_bits(0x3ea5672d), f32::from_bits(0x3e630997), f32::from_bits(0x3e11e77a), // 4.707879e-1, 3.230528e-1, 2.2171627e-1, 1.4248458e-1
                f32::from_bits(0x3dd2d7b0), f32::from_bits(0x3d8f983c), f32::from_bits(0x3d4b4d4b), f32::from_bits(0x3d135d4f), // 1.02950454e-1, 7.011458e-2, 4.963426e-2, 3.5977658e-2
                f32::from_bits(0x3cb27c3f), f32::from_bits(0x3c39d93d), f32::from_bits(0x3c0c934f), f32::from_bits(0x3be76766), // 2.178776e-2, 1.1343298e-2, 8.580043e-3, 7.0618866e-3
                f32::from_bits(0x3b7895c3), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.7931062e-3, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3ee5ae5f), f32::from_bits(0x3d893ea8), f32::from_bits(0x3d803eee), f32::from_bits(0x3d800dbc), // 4.4859597e-1, 6.701404e-2, 6.262003e-2, 6.2526196e-2
                f32::from_bits(0x3d87b7cb), f32::from_bits(0x3dd00bc5), f32::from_bits(0x3de3ba1f), f32::from_bits(0x3de8cd85), // 6.6268526e-2, 1.0158495e-1, 1.1119484e-1, 1.1367325e-1
                f32::from_bits(0x3dc46c58), f32::from_bits(0x3d97a729), f32::from_bits(0x3d6949e6), f32::from_bits(0x3d23dc8d), // 9.5909774e-2, 7.40493e-2, 5.695524e-2, 4.0005255e-2
                f32::from_bits(0x3d087679), f32::from_bits(0x3ca499bf), f32::from_bits(0x3c4b6427), f32::from_bits(0x3bebfec9), // 3.331611e-2, 2.0092843e-2, 1.2414015e-2, 7.2020036e-3
                f32::from_bits(0x3b9f62e3), f32::from_bits(0x3b4a5f60), f32::from_bits(0x3b073d52), f32::from_bits(0x3aba9b9d), // 4.864083e-3, 3.0879602e-3, 2.0635915e-3, 1.423705e-3
                f32::from_bits(0x3a52113b), f32::from_bits(0x39c93f37), f32::from_bits(0x39935f5e), f32::from_bits(0x396ccd46), // 8.013432e-4, 3.8384806e-4, 2.810908e-4, 2.2583184e-4
                f32::from_bits(0x38ee193d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.1353425e-4, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbe1b5e4c), f32::from_bits(0xbcd2ad03), f32::from_bits(0xbc998f80), f32::from_bits(0xbc93dd1e), // -1.517269e-1, -2.5717264e-2, -1.8745184e-2, -1.8049773e-2
                f32::from_bits(0xbc6cfd0e), f32::from_bits(0x3b3ea543), f32::from_bits(0x3b9cbf42), f32::from_bits(0x3bb6f2db), // -1.446463e-2, 2.9090203e-3, 4.783542e-3, 5.58315e-3
                f32::from_bits(0x3b811deb), f32::from_bits(0x3b2796ac), f32::from_bits(0x3ae213db), f32::from_bits(0x3a8a7ffb), // 3.940334e-3, 2.5571985e-3, 1.7248349e-3, 1.0566706e-3
                f32::from_bits(0x3a591930), f32::from_bits(0x39e2e628), f32::from_bits(0x397a3876), f32::from_bits(0x39024679), // 8.2816463e-4, 4.327756e-4, 2.3862891e-4, 1.2424019e-4
                f32::from_bits(0x38a3e3e3), f32::from_bits(0x38416d88), f32::from_bits(0x37f39253), f32::from_bits(0x379fb6cd), // 7.814893e-5, 4.6116795e-5, 2.9035995e-5, 1.90394e-5
                f32::from_bits(0x3726b4ce), f32::from_bits(0x3692ab19), f32::from_bits(0x364fdded), f32::from_bits(0x3622e3b7), // 9.936468e-6, 4.3710575e-6, 3.0974581e-6, 2.4272429e-6
                f32::from_bits(0x35992587), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.141031e-6, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3c8bd763), f32::from_bits(0x3b65c19c), f32::from_bits(0x00000000), f32::from_bits(0xbb7eb387), // 1.7070478e-2, 3.5058027e-3, 0e0, -3.886433e-3
                f32::from_bits(0xbb3d9a46), f32::from_bits(0x00000000), f32::from_bits(0x38376e89), f32::from_bits(0x38ec63ad), // -2.8931065e-3, 0e0, 4.3733544e-5, 1.1271923e-4
                f32::from_bits(0x3880e1aa), f32::from_bits(0x38069b8b), f32::from_bits(0x379b9a7d), f32::from_bits(0x3723a93f), // 6.145549e-5, 3.209295e-5, 1.854938e-5, 9.754963e-6
                f32::from_bits(0x36f00525), f32::from_bits(0x36570169), f32::from_bits(0x35d22f61), f32::from_bits(0x35438992), // 7.1531563e-6, 3.2038317e-6, 1.5660008e-6, 7.284335e-7
                f32::from_bits(0x34e470ad), f32::from_bits(0x347a1051), f32::from_bits(0x34141cf2), f32::from_bits(0x33b867dd), // 4.2550292e-7, 2.3289e-7, 1.3794104e-7, 8.58706e-8
                f32::from_bits(0x33321be6), f32::from_bits(0x328fb18c), f32::from_bits(0x32450085), f32::from_bits(0x3216778b), // 4.1469228e-8, 1.672813e-8, 1.1467027e-8, 8.75833e-9
                f32::from_bits(0x31842d6c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.8468695e-9, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7fffff), // 9.9999994e-1
            ],
            [
                f32::from_bits(0x3effff17), // 4.9999306e-1
            ],
            [
                f32::from_bits(0x3dffe565), // 1.24949254e-1
            ],
            [
                f32::from_bits(0x3cab5136), // 2.0912748e-2
            ],
            [
                f32::from_bits(0x3b3334d0), // 2.734471e-3
            ],
        ],
    },
};
