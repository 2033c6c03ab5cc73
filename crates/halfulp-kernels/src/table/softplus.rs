//! Coefficients of `softplus`. Written by `halfulp forge softplus`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 30 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 0.98 1.00 0.99 1.00 0.98 1.00 0.50 1.00 1.00 1.00 1.00 1.00 0.99
/// 1.00 0.99 1.00 1.00 1.00 1.00 1.00 0.99 1.00 1.00 1.00 0.98 1.00 0.99
///
/// avx2: 7 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 5, 16>, Cells<8, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 17.34375,
        grid: Grid::Binades { scale: 1.5, offset: 0.0009765625, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f69d98e), f32::from_bits(0x3f6dcb5a), f32::from_bits(0x3f6dfcd2), f32::from_bits(0x3f730042), // 9.134759e-1, 9.2888415e-1, 9.29639e-1, 9.492227e-1
                f32::from_bits(0x3f7675a3), f32::from_bits(0x3f6953fd), f32::from_bits(0x3f47ddd4), f32::from_bits(0x3d9f5164), // 9.627325e-1, 9.114378e-1, 7.807286e-1, 7.779196e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3f6996f9), f32::from_bits(0x3f698ffe), // 0e0, 0e0, 9.124599e-1, 9.123534e-1
                f32::from_bits(0x3f6995ee), f32::from_bits(0x3f69886a), f32::from_bits(0x3f6995ff), f32::from_bits(0x3f69960d), // 9.12444e-1, 9.1223776e-1, 9.12445e-1, 9.1244584e-1
                f32::from_bits(0x3f6995f4), f32::from_bits(0x3f699601), f32::from_bits(0x3f699609), f32::from_bits(0x3f699638), // 9.1244435e-1, 9.124451e-1, 9.124456e-1, 9.124484e-1
                f32::from_bits(0x3f699617), f32::from_bits(0x3f699636), f32::from_bits(0x3f699681), f32::from_bits(0x3f6996bb), // 9.1244644e-1, 9.124483e-1, 9.1245276e-1, 9.124562e-1
                f32::from_bits(0x3f699630), f32::from_bits(0x3f699870), f32::from_bits(0x3f69970b), f32::from_bits(0x3f699ce4), // 9.124479e-1, 9.1248226e-1, 9.12461e-1, 9.125502e-1
                f32::from_bits(0x3f69a78e), f32::from_bits(0x3f69c9b4), f32::from_bits(0x3f69a5e9), f32::from_bits(0x3f696928), // 9.1271293e-1, 9.13234e-1, 9.1268784e-1, 9.117608e-1
            ],
            [
                f32::from_bits(0xbe2aa81d), f32::from_bits(0xbe44529f), f32::from_bits(0xbe43144b), f32::from_bits(0xbe586a8e), // -1.6665693e-1, -1.9172142e-1, -1.905071e-1, -2.1134397e-1
                f32::from_bits(0xbe643d42), f32::from_bits(0xbe4a6e0e), f32::from_bits(0xbe19ee67), f32::from_bits(0xbb746177), // -2.2288993e-1, -1.9768545e-1, -1.503235e-1, -3.728954e-3
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbed193d6), f32::from_bits(0x00000000), // 0e0, 0e0, -4.0933102e-1, 0e0
                f32::from_bits(0xbe2825e0), f32::from_bits(0xbd622f2b), f32::from_bits(0xbe28c000), f32::from_bits(0xbe28e38e), // -1.6420698e-1, -5.5220764e-2, -1.6479492e-1, -1.6493055e-1
                f32::from_bits(0xbe2884ef), f32::from_bits(0xbe28a1a7), f32::from_bits(0xbe28a593), f32::from_bits(0xbe28c9bd), // -1.645696e-1, -1.6467915e-1, -1.6469412e-1, -1.6483207e-1
                f32::from_bits(0xbe28ab13), f32::from_bits(0xbe28ba6a), f32::from_bits(0xbe28d5ea), f32::from_bits(0xbe28e4a3), // -1.647151e-1, -1.6477361e-1, -1.6487852e-1, -1.6493468e-1
                f32::from_bits(0xbe289b78), f32::from_bits(0xbe293018), f32::from_bits(0xbe28ceb9), f32::from_bits(0xbe299037), // -1.6465557e-1, -1.6522253e-1, -1.6485108e-1, -1.655892e-1
                f32::from_bits(0xbe2a7bce), f32::from_bits(0xbe2c891b), f32::from_bits(0xbe298c87), f32::from_bits(0xbe272d8a), // -1.664879e-1, -1.6849177e-1, -1.6557513e-1, -1.6325966e-1
            ],
            [
                f32::from_bits(0xbb16116d), f32::from_bits(0x3c52bf99), f32::from_bits(0x3c32f569), f32::from_bits(0x3c9dacfe), // -2.289857e-3, 1.2863063e-2, 1.0922768e-2, 1.9247528e-2
                f32::from_bits(0x3cbbe4cc), f32::from_bits(0x3c95a0ea), f32::from_bits(0x3c41423c), f32::from_bits(0x00000000), // 2.2936247e-2, 1.8265206e-2, 1.1795577e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbb16499c), f32::from_bits(0x00000000), f32::from_bits(0xbacb43d8), f32::from_bits(0x00000000), // -2.2932058e-3, 0e0, -1.550789e-3, 0e0
                f32::from_bits(0x3aa1f34e), f32::from_bits(0x3b50213d), f32::from_bits(0xbafd697a), f32::from_bits(0xbb7cfa78), // 1.2355836e-3, 3.1758093e-3, -1.9333803e-3, -3.860144e-3
            ],
            [
                f32::from_bits(0x3b83b356), f32::from_bits(0x00000000), f32::from_bits(0x3a4c8953), f32::from_bits(0xba37585d), // 4.0191812e-3, 0e0, 7.8024453e-4, -6.994063e-4
                f32::from_bits(0xbaa02211), f32::from_bits(0xba5acee7), f32::from_bits(0xb9e68d5f), f32::from_bits(0x00000000), // -1.2217184e-3, -8.346871e-4, -4.3974348e-4, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3b41461e), f32::from_bits(0x3b648edb), // 0e0, 0e0, 2.9491256e-3, 3.4875188e-3
            ],
            [
                f32::from_bits(0xb9cd89eb), f32::from_bits(0x00000000), f32::from_bits(0xb8cefa15), f32::from_bits(0x00000000), // -3.9203404e-4, 0e0, -9.869427e-5, 0e0
                f32::from_bits(0x37e812d5), f32::from_bits(0x3782955d), f32::from_bits(0x36d93e99), f32::from_bits(0x00000000), // 2.7665325e-5, 1.556676e-5, 6.4743913e-6, 0e0
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
        last: 17.34375,
        grid: Grid::Binades { scale: 1.5, offset: 0.0009765625, bits: 0 },
        map: Some([
            3, 4, 5, 6, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f6995f2), f32::from_bits(0x3f6995f4), f32::from_bits(0x3f698f8b), f32::from_bits(0x3f69c51e), // 9.1244423e-1, 9.1244435e-1, 9.1234654e-1, 9.13164e-1
                f32::from_bits(0x3f6cc4bb), f32::from_bits(0x3f795da4), f32::from_bits(0x3f66a691), f32::from_bits(0x00000000), // 9.2487687e-1, 9.740851e-1, 9.009791e-1, 0e0
            ],
            [
                f32::from_bits(0xbe27ae1d), f32::from_bits(0xbe287f7b), f32::from_bits(0xbe27fd9a), f32::from_bits(0xbe29d0cb), // -1.6375013e-1, -1.645488e-1, -1.6405335e-1, -1.6583554e-1
                f32::from_bits(0xbe3ad8bb), f32::from_bits(0xbe6d2c15), f32::from_bits(0xbe4940e2), f32::from_bits(0x00000000), // -1.8246739e-1, -2.3161347e-1, -1.9653657e-1, 0e0
            ],
            [
                f32::from_bits(0xbfb55db7), f32::from_bits(0xbb5c821d), f32::from_bits(0xbb90d0b5), f32::from_bits(0xbb4a99d9), // -1.4169225e0, -3.364689e-3, -4.419411e-3, -3.0914454e-3
                f32::from_bits(0x3bb7a3c0), f32::from_bits(0x3cd1b8e2), f32::from_bits(0x3c9a94ae), f32::from_bits(0x00000000), // 5.6042373e-3, 2.5600854e-2, 1.8869724e-2, 0e0
            ],
            [
                f32::from_bits(0x445dc8a3), f32::from_bits(0x3b662173), f32::from_bits(0x3b9a1ce6), f32::from_bits(0x3b8ef61b), // 8.8713495e2, 3.5115152e-3, 4.703152e-3, 4.362834e-3
                f32::from_bits(0x3b246fba), f32::from_bits(0xbad527a1), f32::from_bits(0xba804f80), f32::from_bits(0x00000000), // 2.5091008e-3, -1.6262421e-3, -9.789318e-4, 0e0
            ],
            [
                f32::from_bits(0xc85f9393), f32::from_bits(0x3983aaa6), f32::from_bits(0xb9ea9ef8), f32::from_bits(0xb9ea2f67), // -2.289423e5, 2.511341e-4, -4.47504e-4, -4.4667276e-4
                f32::from_bits(0xb9c4dce4), f32::from_bits(0x387418a9), f32::from_bits(0x37e1fa25), f32::from_bits(0x00000000), // -3.754861e-4, 5.81971e-5, 2.6938573e-5, 0e0
            ],
            [
                f32::from_bits(0x4b9e4435), f32::from_bits(0xb922c79f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.0744298e7, -1.5523889e-4, 0e0, 0e0
                f32::from_bits(0x3792b9b1), f32::from_bits(0xb5761a24), f32::from_bits(0xb4a6206e), f32::from_bits(0x00000000), // 1.7491026e-5, -9.168018e-7, -3.0943505e-7, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 24 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.99 0.78 0.91 0.71 0.78 0.88 0.60 0.60 0.67 0.56 0.64 0.77 0.90 0.88 0.90
/// 0.93 0.84 0.93 0.90 0.98 0.96 0.99 1.00
///
/// avx2: 1 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 16>, Cells<1, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 2.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3f801bcf), f32::from_bits(0x3f79bfa9), f32::from_bits(0x3f7ee138), f32::from_bits(0x3f873ceb), // 1.0008487e0, 9.7558075e-1, 9.9562407e-1, 1.0565466e0
                f32::from_bits(0x3f7ff31e), f32::from_bits(0x3f86a08e), f32::from_bits(0x3f7fdc77), f32::from_bits(0x3f83258a), // 9.998034e-1, 1.0517747e0, 9.994578e-1, 1.0245831e0
                f32::from_bits(0x3f80abbc), f32::from_bits(0x3f85a2b8), f32::from_bits(0x3f7f5399), f32::from_bits(0x3f855cdb), // 1.0052409e0, 1.0440283e0, 9.9736935e-1, 1.0418962e0
                f32::from_bits(0x3f7df699), f32::from_bits(0x3f83074d), f32::from_bits(0x3f7c5227), f32::from_bits(0x3f81f14b), // 9.9204403e-1, 1.0236603e0, 9.8562855e-1, 1.0151762e0
                f32::from_bits(0x3f78d4f3), f32::from_bits(0x3f7b511a), f32::from_bits(0x3f714a6f), f32::from_bits(0x3f7702c1), // 9.7199935e-1, 9.8170626e-1, 9.42542e-1, 9.648858e-1
                f32::from_bits(0x3f6491a7), f32::from_bits(0x3f66f689), f32::from_bits(0x3f4f9c27), f32::from_bits(0x3f4ffc82), // 8.928475e-1, 9.021993e-1, 8.1097645e-1, 8.124467e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3f2e2be4), f32::from_bits(0x3f4c473b), f32::from_bits(0x3f38e582), f32::from_bits(0x3f0096e9), // 6.803572e-1, 7.979619e-1, 7.22252e-1, 5.023027e-1
                f32::from_bits(0x3f2f7f8c), f32::from_bits(0x3f048602), f32::from_bits(0x3f2fc61e), f32::from_bits(0x3f15b55a), // 6.8553996e-1, 5.176698e-1, 6.866168e-1, 5.8479846e-1
                f32::from_bits(0x3f202ef0), f32::from_bits(0x3f059e82), f32::from_bits(0x3f2ff9eb), f32::from_bits(0x3f075197), // 6.257162e-1, 5.219499e-1, 6.874072e-1, 5.285887e-1
                f32::from_bits(0x3f2be1c3), f32::from_bits(0x3f0f6acf), f32::from_bits(0x3f2a29b3), f32::from_bits(0x3f0df5f9), // 6.714136e-1, 5.602235e-1, 6.646988e-1, 5.545345e-1
                f32::from_bits(0x3f21e6d9), f32::from_bits(0x3f167b71), f32::from_bits(0x3f1cf561), f32::from_bits(0x3f08eaa9), // 6.324287e-1, 5.8782107e-1, 6.131192e-1, 5.3483063e-1
                f32::from_bits(0x3f0cf8c3), f32::from_bits(0x3f041f9c), f32::from_bits(0x3eec21cb), f32::from_bits(0x3ee8d485), // 5.506708e-1, 5.161073e-1, 4.6119532e-1, 4.547464e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e94f37e), f32::from_bits(0x3db09885), f32::from_bits(0x3e5aad54), f32::from_bits(0x3ee17d5c), // 2.909202e-1, 8.622841e-2, 2.1355182e-1, 4.4040954e-1
                f32::from_bits(0x3e8c9231), f32::from_bits(0x3edaa84f), f32::from_bits(0x3e89c0f2), f32::from_bits(0x3ec4cae6), // 2.7455285e-1, 4.2706534e-1, 2.6905018e-1, 3.843605e-1
                f32::from_bits(0x3ec4caa1), f32::from_bits(0x3edaa90d), f32::from_bits(0x3e75fe0e), f32::from_bits(0x3ed2d99e), // 3.8435844e-1, 4.27071e-1, 2.4022695e-1, 4.1181654e-1
                f32::from_bits(0x3e9368fe), f32::from_bits(0x3ec4cec9), f32::from_bits(0x3e824c05), f32::from_bits(0x3ebd80be), // 2.879104e-1, 3.8439015e-1, 2.5448623e-1, 3.7012285e-1
                f32::from_bits(0x3e88a970), f32::from_bits(0x3ea0a5e8), f32::from_bits(0x3e5748ae), f32::from_bits(0x3e91c542), // 2.669177e-1, 3.1376576e-1, 2.1023819e-1, 2.8470808e-1
                f32::from_bits(0x3e2db203), f32::from_bits(0x3e50aff4), f32::from_bits(0x3de4b9a7), f32::from_bits(0x3df3eaf0), // 1.6962437e-1, 2.0379621e-1, 1.1168223e-1, 1.1910045e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3e0fbc4b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 1.4036672e-1, 0e0, 0e0
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
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f800002), // 1.0000002e0
            ],
            [
                f32::from_bits(0xbf001e32), // -5.0046074e-1
            ],
            [
                f32::from_bits(0x3ea9cd25), // 3.3164325e-1
            ],
            [
                f32::from_bits(0xbe64bfb9), // -2.2338761e-1
            ],
            [
                f32::from_bits(0x3de728c4), // 1.1287072e-1
            ],
            [
                f32::from_bits(0xbce16ef5), // -2.7518729e-2
            ],
        ],
    },
};
