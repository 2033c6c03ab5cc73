//! Coefficients of `log`. Written by `halfulp forge log --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.90 0.94 0.95 0.86 0.98 0.95 0.92 0.98 1.00 0.94 1.00 0.96 0.94 0.93 0.81
/// 0.90 0.94 0.95 0.83 0.93 0.91 0.95 0.93 0.94 0.98 0.97 1.00 0.85 0.93 0.96 1.00
///
/// avx2: 1 polynomials of degree 6; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 16>, Cells<1, 7, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 31.697622 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfbf4191), f32::from_bits(0xbfb9e2aa), f32::from_bits(0xbfb83d8d), f32::from_bits(0xbfb6e123), // -1.4941884e0, -1.4522297e0, -1.4393784e0, -1.4287456e0
                f32::from_bits(0xbfb15523), f32::from_bits(0xbfab6c84), f32::from_bits(0xbfa52207), f32::from_bits(0xbf9f2947), // -1.3854107e0, -1.3392491e0, -1.2901009e0, -1.2434472e0
                f32::from_bits(0xbfa417ba), f32::from_bits(0xbf9e1465), f32::from_bits(0xbfacf8aa), f32::from_bits(0xbf967557), // -1.2819741e0, -1.2349974e0, -1.3513386e0, -1.1754559e0
                f32::from_bits(0xbfa12c60), f32::from_bits(0xbf8e7014), f32::from_bits(0xbf8c129e), f32::from_bits(0xbf9be11d), // -1.2591667e0, -1.1127954e0, -1.0943182e0, -1.2178074e0
                f32::from_bits(0xbf9182e6), f32::from_bits(0xbf8f9cec), f32::from_bits(0xbf877a6f), f32::from_bits(0xbf91bd60), // -1.1368072e0, -1.1219764e0, -1.0584239e0, -1.1385918e0
                f32::from_bits(0xbf7f25a5), f32::from_bits(0xbf7e6d59), f32::from_bits(0xbf82e61a), f32::from_bits(0xbf728474), // -9.9666816e-1, -9.93856e-1, -1.0226471e0, -9.473336e-1
                f32::from_bits(0xbf704ac9), f32::from_bits(0xbf66ee74), f32::from_bits(0xbf691775), f32::from_bits(0xbf57b0d3), // -9.3864113e-1, -9.02076e-1, -9.105142e-1, -8.425419e-1
                f32::from_bits(0xbf6b65d9), f32::from_bits(0xbf5117b7), f32::from_bits(0xbf4e743c), f32::from_bits(0xbf4bb53e), // -9.195228e-1, -8.167681e-1, -8.064611e-1, -7.957343e-1
            ],
            [
                f32::from_bits(0x3ffe8414), f32::from_bits(0x3ff40b24), f32::from_bits(0x3ff0ebbd), f32::from_bits(0x3fee524b), // 1.9884057e0, 1.90659e0, 1.8821942e0, 1.8618864e0
                f32::from_bits(0x3fe4400f), f32::from_bits(0x3fd9f68c), f32::from_bits(0x3fcf739a), f32::from_bits(0x3fc5cb9b), // 1.7832049e0, 1.7028365e0, 1.6207154e0, 1.545276e0
                f32::from_bits(0x3fcdda62), f32::from_bits(0x3fc4684f), f32::from_bits(0x3fdaf15f), f32::from_bits(0x3fb906be), // 1.608227e0, 1.5344332e0, 1.7104911e0, 1.4455183e0
                f32::from_bits(0x3fc87647), f32::from_bits(0x3fadb44a), f32::from_bits(0x3faa8995), f32::from_bits(0x3fbfe53f), // 1.5661095e0, 1.3570645e0, 1.3323237e0, 1.4991835e0
                f32::from_bits(0x3fb1c711), f32::from_bits(0x3faf296f), f32::from_bits(0x3fa492a7), f32::from_bits(0x3fb1581f), // 1.3888875e0, 1.368452e0, 1.2857255e0, 1.3855017e0
                f32::from_bits(0x3f9ac24c), f32::from_bits(0x3f9a502f), f32::from_bits(0x3f9e8334), f32::from_bits(0x3f9353b3), // 1.2090545e0, 1.205572e0, 1.238379e0, 1.1509918e0
                f32::from_bits(0x3f91fe39), f32::from_bits(0x3f8cc77e), f32::from_bits(0x3f8dfb80), f32::from_bits(0x3f848f3e), // 1.1405708e0, 1.099838e0, 1.1092377e0, 1.0356214e0
                f32::from_bits(0x3f8f0749), f32::from_bits(0x3f813743), f32::from_bits(0x3f7fd8f5), f32::from_bits(0x3f7d2283), // 1.1174098e0, 1.009499e0, 9.9940425e-1, 9.8880786e-1
            ],
            [
                f32::from_bits(0xbefd0a0b), f32::from_bits(0xbee89dfa), f32::from_bits(0xbee2b0db), f32::from_bits(0xbeddbb8b), // -4.9421725e-1, -4.5433027e-1, -4.4275555e-1, -4.3307146e-1
                f32::from_bits(0xbecb7318), f32::from_bits(0xbeb98a31), f32::from_bits(0xbea7fa1e), f32::from_bits(0xbe985e38), // -3.9736247e-1, -3.6238244e-1, -3.2808012e-1, -2.9759383e-1
                f32::from_bits(0xbea5883b), f32::from_bits(0xbe96b126), f32::from_bits(0xbeb8caa5), f32::from_bits(0xbe85b148), // -3.2330498e-1, -2.943203e-1, -3.6092106e-1, -2.6111817e-1
                f32::from_bits(0xbe9bedef), f32::from_bits(0xbe6b6c28), f32::from_bits(0xbe62f46e), f32::from_bits(0xbe8e5658), // -3.0454966e-1, -2.2990477e-1, -2.2163555e-1, -2.780025e-1
                f32::from_bits(0xbe763ecb), f32::from_bits(0xbe6f0e07), f32::from_bits(0xbe537e60), f32::from_bits(0xbe734786), // -2.4047391e-1, -2.3345195e-1, -2.0653677e-1, -2.3757753e-1
                f32::from_bits(0xbe3b1edb), f32::from_bits(0xbe3a048d), f32::from_bits(0xbe4393d9), f32::from_bits(0xbe299ec3), // -1.8273489e-1, -1.8165798e-1, -1.9099368e-1, -1.6564469e-1
                f32::from_bits(0xbe266e41), f32::from_bits(0xbe1ad0c4), f32::from_bits(0xbe1d7ede), f32::from_bits(0xbe091563), // -1.6252996e-1, -1.51187e-1, -1.5380427e-1, -1.3387065e-1
                f32::from_bits(0xbe1f5485), f32::from_bits(0xbe025171), f32::from_bits(0xbdff9686), f32::from_bits(0xbdfa3b60), // -1.5559585e-1, -1.272638e-1, -1.2479882e-1, -1.2218356e-1
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
                f32::from_bits(0x3f000017), // 5.000014e-1
            ],
            [
                f32::from_bits(0xbe0000cd), // -1.2500305e-1
            ],
            [
                f32::from_bits(0x3d2a9015), // 4.1641314e-2
            ],
            [
                f32::from_bits(0xbc7ef9a5), // -1.556245e-2
            ],
            [
                f32::from_bits(0x3bd11ad8), // 6.381374e-3
            ],
            [
                f32::from_bits(0xbb406014), // -2.9354142e-3
            ],
            [
                f32::from_bits(0x3a81ac08), // 9.893188e-4
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.49 0.10 0.15 0.51 0.12 0.70 0.69 0.34 0.52 0.36 0.57 0.67 0.18 0.36 0.06
/// 0.66 0.78 0.51 0.18 0.37 0.15 0.78 0.66 0.14 0.40 0.45 0.55 0.16 0.00 1.00 0.81
///
/// avx2: 1 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 16>, Cells<1, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 30.740158 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbf6f8000), f32::from_bits(0xbf6ad2cb), f32::from_bits(0xbf61b0be), f32::from_bits(0xbf5ba6a1), // -9.355469e-1, -9.1727895e-1, -8.816031e-1, -8.580113e-1
                f32::from_bits(0xbf55f094), f32::from_bits(0xbf501f8e), f32::from_bits(0xbf46c449), f32::from_bits(0xbf3efb39), // -8.357022e-1, -8.129815e-1, -7.764326e-1, -7.4602085e-1
                f32::from_bits(0xbf37e372), f32::from_bits(0xbf32d8d1), f32::from_bits(0xbf2e60ab), f32::from_bits(0xbf2136d3), // -7.183143e-1, -6.9862086e-1, -6.8116254e-1, -6.297428e-1
                f32::from_bits(0xbf1a5b79), f32::from_bits(0xbf1a7bfa), f32::from_bits(0xbf1654dc), f32::from_bits(0xbf178d65), // -6.0295826e-1, -6.0345423e-1, -5.8723235e-1, -5.9200126e-1
                f32::from_bits(0xbf0b04aa), f32::from_bits(0xbf02031b), f32::from_bits(0xbf01965b), f32::from_bits(0xbefb474a), // -5.430399e-1, -5.078599e-1, -5.062005e-1, -4.9077827e-1
                f32::from_bits(0xbee90ac3), f32::from_bits(0xbee84357), f32::from_bits(0xbed74536), f32::from_bits(0xbecc69bb), // -4.5516023e-1, -4.5363876e-1, -4.204499e-1, -3.9924416e-1
                f32::from_bits(0xbecdaa6e), f32::from_bits(0xbebf18d6), f32::from_bits(0xbeae7a6d), f32::from_bits(0xbeae4a8d), // -4.016909e-1, -3.7323636e-1, -3.4077778e-1, -3.4041253e-1
                f32::from_bits(0xbea627a1), f32::from_bits(0xbea43d28), f32::from_bits(0xbf7f0000), f32::from_bits(0xbf7969d2), // -3.245211e-1, -3.207791e-1, -9.9609375e-1, -9.7427094e-1
            ],
            [
                f32::from_bits(0x3f700000), f32::from_bits(0x3f6bab45), f32::from_bits(0x3f6367a4), f32::from_bits(0x3f5e1c84), // 9.375e-1, 9.205821e-1, 8.883002e-1, 8.676226e-1
                f32::from_bits(0x3f593062), f32::from_bits(0x3f5452f3), f32::from_bits(0x3f4cb4cd), f32::from_bits(0x3f46921d), // 8.483945e-1, 8.293907e-1, 7.996338e-1, 7.75667e-1
                f32::from_bits(0x3f4120c6), f32::from_bits(0x3f3d5cd4), f32::from_bits(0x3f3a14f2), f32::from_bits(0x3f30b2ed), // 7.5440633e-1, 7.396977e-1, 7.268821e-1, 6.902302e-1
                f32::from_bits(0x3f2c1090), f32::from_bits(0x3f2c31b1), f32::from_bits(0x3f296a08), f32::from_bits(0x3f2a2750), // 6.721277e-1, 6.7263323e-1, 6.6177416e-1, 6.6466236e-1
                f32::from_bits(0x3f22141c), f32::from_bits(0x3f1c794b), f32::from_bits(0x3f1c3b63), f32::from_bits(0x3f19d756), // 6.3311934e-1, 6.112258e-1, 6.1028117e-1, 6.00942e-1
                f32::from_bits(0x3f14736a), f32::from_bits(0x3f143b2f), f32::from_bits(0x3f0f6583), f32::from_bits(0x3f0c63f6), // 5.798861e-1, 5.7902807e-1, 5.601427e-1, 5.484003e-1
                f32::from_bits(0x3f0cb967), f32::from_bits(0x3f08c8bf), f32::from_bits(0x3f04663f), f32::from_bits(0x3f045d24), // 5.49704e-1, 5.3431314e-1, 5.1718515e-1, 5.170462e-1
                f32::from_bits(0x3f0247f6), f32::from_bits(0x3f01ca00), f32::from_bits(0x3f7f0000), f32::from_bits(0x3f797d79), // 5.0891054e-1, 5.069885e-1, 9.9609375e-1, 9.745708e-1
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
                f32::from_bits(0x3e801609), // 2.501681e-1
            ],
            [
                f32::from_bits(0xbd01a9a2), // -3.1655915e-2
            ],
            [
                f32::from_bits(0x3bb31d92), // 5.4661715e-3
            ],
            [
                f32::from_bits(0xba7e6821), // -9.7048475e-4
            ],
            [
                f32::from_bits(0x390468e0), // 1.262757e-4
            ],
            [
                f32::from_bits(0xb701fb51), // -7.747513e-6
            ],
        ],
    },
};
