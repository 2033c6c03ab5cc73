//! Coefficients of `silu`. Written by `halfulp forge silu`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 19 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 0.99 1.00 0.99 0.97 0.99 0.96 0.95 1.00 0.99 0.98
/// 1.00 0.99 0.99
///
/// avx2: 7 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 0.99 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<8, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.08593744, bits: 3 },
        map: Some([
            4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10,
            11, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f5744fe), f32::from_bits(0x3f574494), f32::from_bits(0x3f573d0b), f32::from_bits(0x3f57afff), // 8.408965e-1, 8.4089017e-1, 8.407752e-1, 8.4252924e-1
                f32::from_bits(0x3f5a21d7), f32::from_bits(0x3f609d0c), f32::from_bits(0x3f669a4f), f32::from_bits(0x3f6d79e2), // 8.5207886e-1, 8.7739635e-1, 9.0079206e-1, 9.2764103e-1
                f32::from_bits(0x3f6d3421), f32::from_bits(0x3f66b09d), f32::from_bits(0x3f5a242e), f32::from_bits(0x3f5584d1), // 9.265767e-1, 9.011324e-1, 8.5211456e-1, 8.3405787e-1
                f32::from_bits(0x3f4cdce0), f32::from_bits(0x3f3e968c), f32::from_bits(0x3f30a760), f32::from_bits(0x3f1aa1cc), // 8.002453e-1, 7.4448466e-1, 6.9005394e-1, 6.040313e-1
                f32::from_bits(0x3f09dfe9), f32::from_bits(0x3ee65244), f32::from_bits(0x3e0ef502), f32::from_bits(0x00000000), // 5.3857285e-1, 4.498464e-1, 1.396065e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbdd74a18), f32::from_bits(0xbdd70f14), f32::from_bits(0xbdd5b685), f32::from_bits(0xbdde762a), // -1.0512179e-1, -1.0500923e-1, -1.04352035e-1, -1.0862382e-1
                f32::from_bits(0xbe000e3c), f32::from_bits(0xbe203d7d), f32::from_bits(0xbe37840d), f32::from_bits(0xbe4cc837), // -1.250543e-1, -1.5648456e-1, -1.7921467e-1, -1.9998251e-1
                f32::from_bits(0xbe4c33d1), f32::from_bits(0xbe3faaa8), f32::from_bits(0xbe2b27fb), f32::from_bits(0xbe24a2df), // -1.9941641e-1, -1.8717444e-1, -1.671447e-1, -1.6077755e-1
                f32::from_bits(0xbe18e27b), f32::from_bits(0xbe073d4f), f32::from_bits(0xbdef4de9), f32::from_bits(0xbdc2fd4d), // -1.4930145e-1, -1.3206981e-1, -1.1684782e-1, -9.5209695e-2
                f32::from_bits(0xbda4f759), f32::from_bits(0xbd801f5e), f32::from_bits(0xbc3e0d33), f32::from_bits(0x00000000), // -8.05499e-2, -6.255983e-2, -1.1599827e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc9e890c), f32::from_bits(0xbca631b2), f32::from_bits(0xbcb0ebd8), f32::from_bits(0xbc9448a6), // -1.9352458e-2, -2.0287368e-2, -2.1596834e-2, -1.8101048e-2
                f32::from_bits(0xbc0d4296), f32::from_bits(0x3b91fe88), f32::from_bits(0x3c41ce74), f32::from_bits(0x3c8cf11e), // -8.621832e-3, 4.4553913e-3, 1.1829007e-2, 1.7204817e-2
                f32::from_bits(0x3c8c25a7), f32::from_bits(0x3c781891), f32::from_bits(0x3c4b5beb), f32::from_bits(0x3c3f2cef), // 1.7107798e-2, 1.5142576e-2, 1.2412052e-2, 1.1668428e-2
                f32::from_bits(0x3c29e7dc), f32::from_bits(0x3c0cccfb), f32::from_bits(0x3beb14fd), f32::from_bits(0x3baf95fa), // 1.0370221e-2, 8.593793e-3, 7.174133e-3, 5.358455e-3
                f32::from_bits(0x3b8bc2a6), f32::from_bits(0x3b47d0ad), f32::from_bits(0x3981e82a), f32::from_bits(0x00000000), // 4.2651473e-3, 3.048937e-3, 2.4777773e-4, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3b903cd5), f32::from_bits(0x3badfb0d), f32::from_bits(0x3b8e747a), // 0e0, 4.401783e-3, 5.3094686e-3, 4.347381e-3
                f32::from_bits(0x3b24b276), f32::from_bits(0x3a34ce2a), f32::from_bits(0xb8e48aa3), f32::from_bits(0xba16a0ad), // 2.5130785e-3, 6.897176e-4, -1.089771e-4, -5.7459885e-4
                f32::from_bits(0xba153c40), f32::from_bits(0xb9f3494d), f32::from_bits(0xb9b22d99), f32::from_bits(0xb9a31da9), // -5.692877e-4, -4.6403185e-4, -3.398478e-4, -3.111188e-4
                f32::from_bits(0xb989745c), f32::from_bits(0xb952d98d), f32::from_bits(0xb9248ce0), f32::from_bits(0xb8de8383), // -2.621737e-4, -2.0108205e-4, -1.5692739e-4, -1.0610281e-4
                f32::from_bits(0xb8a59376), f32::from_bits(0xb8582ace), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -7.89528e-5, -5.1538278e-5, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.09374994, bits: 1 },
        map: Some([
            2, 2, 3, 4, 5, 6, 6, 0, 0, 1, 1, 1, 1, 1, 1, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f5744fe), f32::from_bits(0x3f5744fc), f32::from_bits(0x3f564853), f32::from_bits(0x3f6cae38), // 8.408965e-1, 8.4089637e-1, 8.370411e-1, 9.2453337e-1
                f32::from_bits(0x3f742e5f), f32::from_bits(0x3f74bdf6), f32::from_bits(0x3f534391), f32::from_bits(0x00000000), // 9.5383257e-1, 9.560236e-1, 8.2524973e-1, 0e0
            ],
            [
                f32::from_bits(0xbdd748c9), f32::from_bits(0xbdd74417), f32::from_bits(0xbdbffdab), f32::from_bits(0xbe4a01b8), // -1.05119295e-1, -1.0511034e-1, -9.374555e-2, -1.9727218e-1
                f32::from_bits(0xbe5f9ae1), f32::from_bits(0xbe632483), f32::from_bits(0xbe2dc20b), f32::from_bits(0x00000000), // -2.1836425e-1, -2.2181897e-1, -1.6968553e-1, 0e0
            ],
            [
                f32::from_bits(0xbc9f1443), f32::from_bits(0xbca18436), f32::from_bits(0xbd098a9c), f32::from_bits(0x3c85b4fd), // -1.9418841e-2, -1.9716363e-2, -3.3579454e-2, 1.6321654e-2
                f32::from_bits(0x3cb4b40b), f32::from_bits(0x3cc04a8d), f32::from_bits(0x3c773d3a), f32::from_bits(0x00000000), // 2.2058507e-2, 2.3473049e-2, 1.5090281e-2, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3b44e314), f32::from_bits(0x3c41baf3), f32::from_bits(0xb9ea6fd3), // 0e0, 3.0042576e-3, 1.1824357e-2, -4.4715274e-4
                f32::from_bits(0xba961314), f32::from_bits(0xbab6d750), f32::from_bits(0xba3b7793), f32::from_bits(0x00000000), // -1.1449778e-3, -1.3949666e-3, -7.151302e-4, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3ab6ee64), f32::from_bits(0xbacaf1e7), f32::from_bits(0xb6e69c8d), // 0e0, 1.3956544e-3, -1.548347e-3, -6.872759e-6
                f32::from_bits(0x37d2b7a8), f32::from_bits(0x383f607a), f32::from_bits(0x37957053), f32::from_bits(0x00000000), // 2.5119472e-5, 4.56278e-5, 1.781449e-5, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb9aefe89), f32::from_bits(0x38a5fb8f), f32::from_bits(0x00000000), // 0e0, -3.337751e-4, 7.9146695e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0xb52cc80e), f32::from_bits(0xb4460968), f32::from_bits(0x00000000), // 0e0, -6.436611e-7, -1.8443609e-7, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 20 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.95 0.97 1.00 1.00 0.97 0.96 0.99 0.89 1.00 0.94 0.98 0.82 0.84 0.95
/// 0.86 0.66 0.81 0.01
///
/// avx2: 10 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.98 1.00 0.98 0.97 1.00 0.93 0.86 0.60
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 64>, Cells<16, 5, 32>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.6495727 },
        map: Some([
            0, 1, 2, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7,
            7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10, 10, 11,
            11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15,
            15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 18, 18, 18, 18, 18, 19,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f6ac0c3), f32::from_bits(0x3f6ae052), f32::from_bits(0x3f6f3566), f32::from_bits(0x3f76db4a), // 9.170038e-1, 9.1748536e-1, 9.3440855e-1, 9.642836e-1
                f32::from_bits(0x3f7a24c6), f32::from_bits(0x3f676c1b), f32::from_bits(0x3f470ddd), f32::from_bits(0x3f1ada97), // 9.771236e-1, 9.039933e-1, 7.775553e-1, 6.048979e-1
                f32::from_bits(0x3ee1bd99), f32::from_bits(0x3ea8319d), f32::from_bits(0x3e5cf0db), f32::from_bits(0x3e029b4f), // 4.4089964e-1, 3.2850352e-1, 2.1576254e-1, 1.2754558e-1
                f32::from_bits(0x3dad3dc8), f32::from_bits(0x3d7b34b5), f32::from_bits(0x3d15c3b0), f32::from_bits(0x3ca7378c), // 8.4590495e-2, 6.1329562e-2, 3.6563575e-2, 2.0412229e-2
                f32::from_bits(0x3c2a0e40), f32::from_bits(0x3bc56c80), f32::from_bits(0x3b806cfc), f32::from_bits(0xbda72afa), // 1.0379374e-2, 6.024897e-3, 3.919242e-3, -8.162494e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbd6a7e6e), f32::from_bits(0xbd6d4c06), f32::from_bits(0xbda45fe8), f32::from_bits(0xbdd7bd89), // -5.724948e-2, -5.793383e-2, -8.026105e-2, -1.0534198e-1
                f32::from_bits(0xbde86a05), f32::from_bits(0xbdc0742b), f32::from_bits(0xbd9135d9), f32::from_bits(0xbd436c45), // -1.13483466e-1, -9.397157e-2, -7.090349e-2, -4.7710676e-2
                f32::from_bits(0xbcf94116), f32::from_bits(0xbca85ceb), f32::from_bits(0xbc448db4), f32::from_bits(0xbbce36d1), // -3.0426543e-2, -2.055212e-2, -1.1996675e-2, -6.2931557e-3
                f32::from_bits(0xbb7ca22e), f32::from_bits(0xbb2d0abf), f32::from_bits(0xbabdeab3), f32::from_bits(0xba431d40), // -3.8548815e-3, -2.640411e-3, -1.4489501e-3, -7.443018e-4
                f32::from_bits(0xb9b63e67), f32::from_bits(0xb946cc3b), f32::from_bits(0xb8f6a6a4), f32::from_bits(0x3add2e16), // -3.4760238e-4, -1.8958833e-4, -1.1761233e-4, 1.6874697e-3
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc551be9), f32::from_bits(0xbc56c841), f32::from_bits(0xbb4d4677), f32::from_bits(0x3b7eef3a), // -1.3007143e-2, -1.3109268e-2, -3.1322518e-3, 3.8899914e-3
                f32::from_bits(0x3bb62557), f32::from_bits(0x3b78f7aa), f32::from_bits(0x3b1c6f42), f32::from_bits(0x3ab02b55), // 5.5586505e-3, 3.7989416e-3, 2.3870026e-3, 1.3440648e-3
                f32::from_bits(0x3a40b5b3), f32::from_bits(0x39e9a560), f32::from_bits(0x39700172), f32::from_bits(0x38ddea62), // 7.351294e-4, 4.4564437e-4, 2.2888722e-4, 1.05817584e-4
                f32::from_bits(0x387a3b82), f32::from_bits(0x38218ef9), f32::from_bits(0x37a2be91), f32::from_bits(0x37197b72), // 5.9660066e-5, 3.8518545e-5, 1.9400644e-5, 9.1482525e-6
                f32::from_bits(0x36836ecc), f32::from_bits(0x36068e91), f32::from_bits(0x359f0b3f), f32::from_bits(0xb7124f9a), // 3.9170027e-6, 2.005054e-6, 1.1849696e-6, -8.720812e-6
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3af3087c), f32::from_bits(0x3b0e4481), f32::from_bits(0x3a2bf122), f32::from_bits(0x00000000), // 1.8541957e-3, 2.1708312e-3, 6.559064e-4, 0e0
                f32::from_bits(0xb8ea1a0f), f32::from_bits(0xb8735b71), f32::from_bits(0xb7f37c2a), f32::from_bits(0xb75f969f), // -1.1162843e-4, -5.8020876e-5, -2.9025676e-5, -1.3326905e-5
                f32::from_bits(0xb6ce8c50), f32::from_bits(0xb65f0db7), f32::from_bits(0xb5c8059d), f32::from_bits(0xb522234d), // -6.155613e-6, -3.3237573e-6, -1.4902795e-6, -6.040107e-7
                f32::from_bits(0xb4a7d4ba), f32::from_bits(0xb44be787), f32::from_bits(0xb3bc174b), f32::from_bits(0xb322855c), // -3.1260953e-7, -1.8990077e-7, -8.758669e-8, -3.7839854e-8
                f32::from_bits(0xb27ed520), f32::from_bits(0xb1f49d7a), f32::from_bits(0xb1899923), f32::from_bits(0x00000000), // -1.4833205e-8, -7.1192376e-9, -4.0046344e-9, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.46875, bits: 2 },
        map: Some([
            1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
            5, 5, 6, 6, 7, 8, 9, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f75257d), f32::from_bits(0x3f7522eb), f32::from_bits(0x3f765b25), f32::from_bits(0x3f7f49f1), // 9.576033e-1, 9.5756406e-1, 9.6232826e-1, 9.97222e-1
                f32::from_bits(0x3f7c52a4), f32::from_bits(0x3f6565e8), f32::from_bits(0x3f3b9287), f32::from_bits(0x3f08ff91), // 9.85636e-1, 8.960862e-1, 7.327046e-1, 5.3514963e-1
                f32::from_bits(0x3eabe494), f32::from_bits(0x45002705), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.357283e-1, 2.0504387e3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbcf4fd86), f32::from_bits(0xbcf31638), f32::from_bits(0xbd0fa6db), f32::from_bits(0xbd7b9af5), // -2.9906046e-2, -2.967368e-2, -3.5071235e-2, -6.1427075e-2
                f32::from_bits(0xbd71e559), f32::from_bits(0xbd43c2b4), f32::from_bits(0xbd0b4e7a), f32::from_bits(0xbcb05293), // -5.9056614e-2, -4.7793105e-2, -3.4010388e-2, -2.152375e-2
                f32::from_bits(0xbc3d65b0), f32::from_bits(0xc27ee33e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.1559889e-2, -6.3721916e1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbbe6670f), f32::from_bits(0xbbf95ff5), f32::from_bits(0xbbc4186c), f32::from_bits(0x3aead6a2), // -7.0313285e-3, -7.610316e-3, -5.9843566e-3, 1.7916749e-3
                f32::from_bits(0x3ad40c49), f32::from_bits(0x3a8d2ca1), f32::from_bits(0x3a273e22), f32::from_bits(0x39b2bef0), // 1.6177978e-3, 1.0770747e-3, 6.379803e-4, 3.4093065e-4
                f32::from_bits(0x3921477d), f32::from_bits(0x3f28fc09), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5380788e-4, 6.6009575e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3a62c70e), f32::from_bits(0x3a868ce4), f32::from_bits(0xb7f1c12c), // 0e0, 8.650877e-4, 1.0265377e-3, -2.8819391e-5
                f32::from_bits(0xb7c66b91), f32::from_bits(0xb747d245), f32::from_bits(0xb6bd8a91), f32::from_bits(0xb62789b0), // -2.3653529e-5, -1.19102815e-5, -5.64877e-6, -2.4965084e-6
                f32::from_bits(0xb579eb17), f32::from_bits(0xbb15603c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -9.310183e-7, -2.2792956e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x385ef0b0), f32::from_bits(0xb866973c), f32::from_bits(0x34528019), // 0e0, 5.3153082e-5, -5.497712e-5, 1.9604376e-7
                f32::from_bits(0x3421c867), f32::from_bits(0x33654781), f32::from_bits(0x32a8e8f5), f32::from_bits(0x31f30e32), // 1.50672e-7, 5.338325e-8, 1.966371e-8, 7.0738446e-9
                f32::from_bits(0x3113d371), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.1511506e-9, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};
