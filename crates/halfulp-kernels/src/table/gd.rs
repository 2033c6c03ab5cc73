//! Coefficients of `gd`. Written by `halfulp forge gd`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// binary16.
///
/// portable, scalar, avx512: 30 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 0.98 1.00 0.99 0.99 1.00 0.98 0.98 0.99 0.99 0.96 0.97
/// 1.00 0.99 0.98 0.99 0.98 0.98 0.98 0.97 0.98 0.97 0.99 0.98 0.99 1.00
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 1.00 0.99 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 7.6328125,
        grid: Grid::Binades { scale: 1.0, offset: 0.03125, bits: 3 },
        map: Some([
            16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 29, 29,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
            1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7,
            7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 12, 12, 13, 13, 14, 15,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb9163d47), f32::from_bits(0xb9ab6983), f32::from_bits(0xba801274), // 0e0, -1.4327942e-4, -3.2694274e-4, -9.771124e-4
                f32::from_bits(0xbb184e79), f32::from_bits(0xbb833cb6), f32::from_bits(0xbbfdc810), f32::from_bits(0xbc4a43ff), // -2.3240133e-3, -4.00504e-3, -7.7447966e-3, -1.2345313e-2
                f32::from_bits(0xbc9f0418), f32::from_bits(0xbcebbcd7), f32::from_bits(0xbcf94af9), f32::from_bits(0xbc608b2d), // -1.9411132e-2, -2.877657e-2, -3.0431258e-2, -1.3705057e-2
                f32::from_bits(0x3c8ac57d), f32::from_bits(0x3dbe030f), f32::from_bits(0x3e7249d1), f32::from_bits(0x3e6fda78), // 1.6939873e-2, 9.277927e-2, 2.3660971e-1, 2.3423183e-1
                f32::from_bits(0x3e95323b), f32::from_bits(0x3ecb1db2), f32::from_bits(0x3f0a67e4), f32::from_bits(0x3f275b55), // 2.9139885e-1, 3.9671093e-1, 5.4064775e-1, 6.5373737e-1
                f32::from_bits(0x3f46b51e), f32::from_bits(0x3f62fadb), f32::from_bits(0x3f811f95), f32::from_bits(0x3f836952), // 7.762011e-1, 8.8664025e-1, 1.0087763e0, 1.0266516e0
                f32::from_bits(0x3f93a8a5), f32::from_bits(0x3fa3662e), f32::from_bits(0x3fad647f), f32::from_bits(0x3fb45b27), // 1.1535841e0, 1.2765558e0, 1.3546294e0, 1.4090317e0
                f32::from_bits(0x3fc516d1), f32::from_bits(0x3fc18851), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5397588e0, 1.5119725e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f80080c), f32::from_bits(0x3f8094b3), f32::from_bits(0x3f810120), f32::from_bits(0x3f8212f9), // 1.0002456e0, 1.0045379e0, 1.0078468e0, 1.016204e0
                f32::from_bits(0x3f83a7f3), f32::from_bits(0x3f853519), f32::from_bits(0x3f87ffa3), f32::from_bits(0x3f8abd87), // 1.0285629e0, 1.0406829e0, 1.0624889e0, 1.0839089e0
                f32::from_bits(0x3f8e3718), f32::from_bits(0x3f91df07), f32::from_bits(0x3f927900), f32::from_bits(0x3f8e85e8), // 1.1110563e0, 1.1396188e0, 1.1443176e0, 1.1134615e0
                f32::from_bits(0x3f884362), f32::from_bits(0x3f760c5b), f32::from_bits(0x3f4bceb7), f32::from_bits(0x3f4d2c15), // 1.0645564e0, 9.61126e-1, 7.9612297e-1, 8.014539e-1
                f32::from_bits(0x3f3ec137), f32::from_bits(0x3f2604ed), f32::from_bits(0x3f07d0b8), f32::from_bits(0x3ee4e324), // 7.451357e-1, 6.4851266e-1, 5.3052855e-1, 4.4704545e-1
                f32::from_bits(0x3ebaa151), f32::from_bits(0x3e97b073), f32::from_bits(0x3e685fe2), f32::from_bits(0x3e5f6743), // 3.64512e-1, 2.9626808e-1, 2.2692826e-1, 2.1816735e-1
                f32::from_bits(0x3e1ded04), f32::from_bits(0x3dcb145f), f32::from_bits(0x3d8aebfb), f32::from_bits(0x3d439325), // 1.5422446e-1, 9.915995e-2, 6.783291e-2, 4.774775e-2
                f32::from_bits(0x3b8e7835), f32::from_bits(0x3c6b7eb1), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 4.347826e-3, 1.4373467e-2, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc542efe), f32::from_bits(0xbd43494c), f32::from_bits(0xbd803cd6), f32::from_bits(0xbdb782c7), // -1.2950657e-2, -4.7677323e-2, -6.2616035e-2, -8.960491e-2
                f32::from_bits(0xbdf1dc40), f32::from_bits(0xbe0f6510), f32::from_bits(0xbe3013d8), f32::from_bits(0xbe49a383), // -1.18095875e-1, -1.4003396e-1, -1.719507e-1, -1.9691281e-1
                f32::from_bits(0xbe6462af), f32::from_bits(0xbe7abd1f), f32::from_bits(0xbe7e1192), f32::from_bits(0xbe6f78f2), // -2.230327e-1, -2.4486206e-1, -2.481139e-1, -2.338598e-1
                f32::from_bits(0xbe5b77c1), f32::from_bits(0xbe3749a5), f32::from_bits(0xbe06cad2), f32::from_bits(0xbe090c94), // -2.1432401e-1, -1.7899187e-1, -1.3163307e-1, -1.3383704e-1
                f32::from_bits(0xbdf5b501), f32::from_bits(0xbdc8493d), f32::from_bits(0xbd96b95f), f32::from_bits(0xbd6e500f), // -1.19974144e-1, -9.779594e-2, -7.3595755e-2, -5.818182e-2
                f32::from_bits(0xbd3553a2), f32::from_bits(0xbd0a22ff), f32::from_bits(0xbcc3aba0), f32::from_bits(0xbcbb00d3), // -4.426921e-2, -3.372478e-2, -2.3885548e-2, -2.2827541e-2
                f32::from_bits(0xbc71f98a), f32::from_bits(0xbc0cf009), f32::from_bits(0xbbb2dcff), f32::from_bits(0xbb6c2a70), // -1.4768967e-2, -8.602151e-3, -5.4584737e-3, -3.6036037e-3
                f32::from_bits(0x00000000), f32::from_bits(0xba695550), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, -8.900957e-4, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 7.6328125,
        grid: Grid::Uniform { scale: 2.0307062 },
        map: Some([
            0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32ffd1a0), f32::from_bits(0x39508629), f32::from_bits(0xbc782202), f32::from_bits(0xbdb02766), // 2.9781233e-8, 1.9886404e-4, -1.5144827e-2, -8.601265e-2
                f32::from_bits(0xbe0d245e), f32::from_bits(0x3e811fae), f32::from_bits(0x3f70e5ee), f32::from_bits(0x3fc6ffdf), // -1.3783404e-1, 2.5219482e-1, 9.4100845e-1, 1.5546836e0
            ],
            [
                f32::from_bits(0x3f7fffc0), f32::from_bits(0x3f7f528b), f32::from_bits(0x3f88e2a6), f32::from_bits(0x3fa5f3f7), // 9.999962e-1, 9.9735326e-1, 1.0694168e0, 1.2965077e0
                f32::from_bits(0x3fb58358), f32::from_bits(0x3f6db83b), f32::from_bits(0x3eadf55b), f32::from_bits(0x3b020821), // 1.4180708e0, 9.285924e-1, 3.3976254e-1, 1.984127e-3
            ],
            [
                f32::from_bits(0x392dc22a), f32::from_bits(0x3c6c8dfb), f32::from_bits(0xbde89129), f32::from_bits(0xbec6e1e4), // 1.6570897e-4, 1.4438148e-2, -1.1355812e-1, -3.8844216e-1
                f32::from_bits(0xbefd3c2b), f32::from_bits(0xbe85dcc9), f32::from_bits(0xbd90b864), f32::from_bits(0x00000000), // -4.9459967e-1, -2.6145008e-1, -7.06642e-2, 0e0
            ],
            [
                f32::from_bits(0xbe2d7a39), f32::from_bits(0xbe5472ab), f32::from_bits(0xbdd81a6e), f32::from_bits(0x3d326003), // -1.6941155e-1, -2.0746867e-1, -1.0551916e-1, 4.3548595e-2
                f32::from_bits(0x3dacd5bb), f32::from_bits(0x3d0d1990), f32::from_bits(0x3bdabca3), f32::from_bits(0x00000000), // 8.439203e-2, 3.4448206e-2, 6.6753193e-3, 0e0
            ],
            [
                f32::from_bits(0x3c96b56a), f32::from_bits(0x3d7af88e), f32::from_bits(0x3cfa7838), f32::from_bits(0x00000000), // 1.8397052e-2, 6.1272196e-2, 3.0574903e-2, 0e0
                f32::from_bits(0xbbbf0b2a), f32::from_bits(0xbae86286), f32::from_bits(0xb97c31f7), f32::from_bits(0x00000000), // -5.8301883e-3, -1.7729558e-3, -2.4051206e-4, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 30 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.97 0.96 0.94 0.96 0.90 0.75 0.96 0.80 0.92 0.93 0.86 0.93 0.80 0.88 0.50
/// 0.89 0.92 0.96 0.86 0.89 0.93 0.91 0.92 0.91 0.93 0.91 0.88 0.94 0.95
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.97 0.97 0.99 0.99 0.98 0.99 0.95
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 6.125,
        grid: Grid::Binades { scale: 1.0, offset: -0.03125, bits: 3 },
        map: Some([
            20, 21, 22, 23, 24, 25, 26, 26, 27, 28, 28, 29, 29, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6,
            7, 7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 18, 19,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3a35f377), f32::from_bits(0x3b7cb7ca), f32::from_bits(0x3be89d9b), f32::from_bits(0x3c750000), // 6.940881e-4, 3.8561695e-3, 7.098866e-3, 1.4953613e-2
                f32::from_bits(0x3cca6f49), f32::from_bits(0x3cfa666d), f32::from_bits(0x3d2f0000), f32::from_bits(0x3d8051ee), // 2.4711268e-2, 3.0566419e-2, 4.272461e-2, 6.265627e-2
                f32::from_bits(0x3db66665), f32::from_bits(0x3de3b13a), f32::from_bits(0x3e0f3332), f32::from_bits(0x3e1f6db6), // 8.906249e-2, 1.1117788e-1, 1.3984373e-1, 1.5569195e-1
                f32::from_bits(0x3e573dcb), f32::from_bits(0x3e893332), f32::from_bits(0x3ea0a3d7), f32::from_bits(0x3ec70000), // 2.1019666e-1, 2.679687e-1, 3.1375e-1, 3.8867188e-1
                f32::from_bits(0x3eee38e3), f32::from_bits(0x3f0e9d8a), f32::from_bits(0x3f2a0925), f32::from_bits(0x3f3b2492), // 4.6527776e-1, 5.5709136e-1, 6.6420203e-1, 7.3102677e-1
                f32::from_bits(0x3f5c71c7), f32::from_bits(0x3f75edb7), f32::from_bits(0x3f88ba2e), f32::from_bits(0x3f902762), // 8.611111e-1, 9.606585e-1, 1.0681818e0, 1.1262019e0
                f32::from_bits(0x3f99745d), f32::from_bits(0x3fa37777), f32::from_bits(0x3fad2e8c), f32::from_bits(0x3fb47000), // 1.1988636e0, 1.2770833e0, 1.352983e0, 1.409668e0
                f32::from_bits(0x3fbd4800), f32::from_bits(0x3fbe35e5), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.4787598e0, 1.4860197e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f7de261), f32::from_bits(0x3f796f97), f32::from_bits(0x3f762762), f32::from_bits(0x3f700000), // 9.917355e-1, 9.74359e-1, 9.6153843e-1, 9.375e-1
                f32::from_bits(0x3f69bd38), f32::from_bits(0x3f666666), f32::from_bits(0x3f600000), f32::from_bits(0x3f570a3d), // 9.130435e-1, 9e-1, 8.75e-1, 8.4e-1
                f32::from_bits(0x3f4ccccd), f32::from_bits(0x3f44ec4f), f32::from_bits(0x3f3bbbbc), f32::from_bits(0x3f36db6e), // 8e-1, 7.692308e-1, 7.3333335e-1, 7.1428573e-1
                f32::from_bits(0x3f27b961), f32::from_bits(0x3f19999a), f32::from_bits(0x3f0f5c29), f32::from_bits(0x3f000000), // 6.551724e-1, 6e-1, 5.6e-1, 5e-1
                f32::from_bits(0x3ee38e39), f32::from_bits(0x3ec4ec4f), f32::from_bits(0x3ea49249), f32::from_bits(0x3e924925), // 4.4444445e-1, 3.846154e-1, 3.2142857e-1, 2.857143e-1
                f32::from_bits(0x3e638e39), f32::from_bits(0x3e36db6e), f32::from_bits(0x3e0ba2e9), f32::from_bits(0x3dec4ec5), // 2.2222222e-1, 1.7857143e-1, 1.3636364e-1, 1.15384616e-1
                f32::from_bits(0x3dba2e8c), f32::from_bits(0x3d888889), f32::from_bits(0x3d3a2e8c), f32::from_bits(0x3d000000), // 9.090909e-2, 6.666667e-2, 4.5454547e-2, 3.125e-2
                f32::from_bits(0x3c800000), f32::from_bits(0x3c579436), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5625e-2, 1.3157895e-2, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 6.125,
        grid: Grid::Binades { scale: 1.0, offset: 0.0, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3e8c9cc5), f32::from_bits(0x3f6e0aad), f32::from_bits(0x00000000), f32::from_bits(0x3a5bc3f9), // 2.7463356e-1, 9.298504e-1, 0e0, 8.383389e-4
                f32::from_bits(0xba9cc19c), f32::from_bits(0xbbd93432), f32::from_bits(0xbc6575a8), f32::from_bits(0xbdc04601), // -1.1959556e-3, -6.6285366e-3, -1.4005102e-2, -9.388352e-2
            ],
            [
                f32::from_bits(0x3f574d9f), f32::from_bits(0x3ea0e745), f32::from_bits(0x00000000), f32::from_bits(0x3f7d8f1b), // 8.4102815e-1, 3.1426445e-1, 0e0, 9.9046487e-1
                f32::from_bits(0x3f826a45), f32::from_bits(0x3f875e28), f32::from_bits(0x3f8a78f1), f32::from_bits(0x3fa83c42), // 1.0188681e0, 1.0575609e0, 1.0818158e0, 1.3143389e0
            ],
            [
                f32::from_bits(0xbe47a55f), f32::from_bits(0xbd58e998), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.9496678e-1, -5.2957147e-2, 0e0, 0e0
                f32::from_bits(0xbdc74931), f32::from_bits(0xbe2a800b), f32::from_bits(0xbe2e4688), f32::from_bits(0xbecd903e), // -9.730757e-2, -1.6650407e-1, -1.7019093e-1, -4.014911e-1
            ],
            [
                f32::from_bits(0x3c81fd33), f32::from_bits(0x3b473995), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5867805e-2, 3.0399312e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbd027b59), f32::from_bits(0x3d3f2e18), // 0e0, 0e0, -3.1855915e-2, 4.6674818e-2
            ],
        ],
    },
};
