//! Coefficients of `gd`. Written by `halfulp forge gd --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 30 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 0.99 1.00 1.00 0.98 1.00 0.99 0.99 1.00 0.98 0.98 0.99 0.99 0.96 0.97
/// 1.00 0.99 0.98 0.99 0.98 0.98 0.98 0.97 0.98 0.97 0.99 0.98 0.99 1.00
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 1.00 0.99 1.00 1.00 1.00 0.99
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
        grid: Grid::Binades { scale: 1.125, offset: 0.75, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbdb32be3), f32::from_bits(0xbdb0a0db), f32::from_bits(0x3e2d1e8d), f32::from_bits(0x3f6401ad), // -8.748605e-2, -8.624431e-2, 1.6906185e-1, 8.906506e-1
                f32::from_bits(0x3fc18851), f32::from_bits(0x32c00000), f32::from_bits(0x39279a78), f32::from_bits(0xbbe1e451), // 1.5119725e0, 2.2351742e-8, 1.5983905e-4, -6.8936725e-3
            ],
            [
                f32::from_bits(0x3fa663de), f32::from_bits(0x3faab28c), f32::from_bits(0x3f81fada), f32::from_bits(0x3ec0a5c1), // 1.2999227e0, 1.3335738e0, 1.0154679e0, 3.762646e-1
                f32::from_bits(0x3c6b7eb1), f32::from_bits(0x3f7fffc2), f32::from_bits(0x3f7f67dc), f32::from_bits(0x3f8462b5), // 1.4373467e-2, 9.999963e-1, 9.976785e-1, 1.0342623e0
            ],
            [
                f32::from_bits(0xbec836ab), f32::from_bits(0xbee2d57f), f32::from_bits(0xbe973424), f32::from_bits(0xbda4f299), // -3.9104208e-1, -4.430351e-1, -2.9531968e-1, -8.054084e-2
                f32::from_bits(0xba695550), f32::from_bits(0x3928d1ea), f32::from_bits(0x3c5c4cb2), f32::from_bits(0xbd6c913f), // -8.900957e-4, 1.6099928e-4, 1.344602e-2, -5.7755705e-2
            ],
            [
                f32::from_bits(0x3d350928), f32::from_bits(0x3d905fd0), f32::from_bits(0x3d250313), f32::from_bits(0x3c00bd87), // 4.4198185e-2, 7.049525e-2, 4.0286135e-2, 7.857687e-3
                f32::from_bits(0x00000000), f32::from_bits(0xbe2d6bc6), f32::from_bits(0xbe531923), f32::from_bits(0xbe141fa0), // 0e0, -1.6935644e-1, -2.0615058e-1, -1.4465189e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xbb914daa), f32::from_bits(0xbb0cca93), f32::from_bits(0xb999cdd4), // 0e0, -4.434307e-3, -2.1483048e-3, -2.9335788e-4
                f32::from_bits(0x00000000), f32::from_bits(0x3c951772), f32::from_bits(0x3d7853d2), f32::from_bits(0x3d272746), // 0e0, 1.8199656e-2, 6.0626812e-2, 4.080894e-2
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 31 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.88 0.98 0.82 0.96 0.94 0.96 0.90 0.75 0.96 0.80 0.94 0.86 0.93 0.80 0.91
/// 0.50 0.89 0.92 0.96 0.86 0.89 0.93 0.91 0.92 0.91 0.93 0.91 0.88 0.94 0.95
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.97 0.97 0.99 0.99 0.98 0.99 0.95
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 6.125,
        grid: Grid::Binades { scale: 1.0, offset: -0.02734375, bits: 3 },
        map: Some([
            21, 22, 23, 24, 25, 26, 27, 27, 28, 29, 29, 30, 30, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2,
            2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8,
            9, 9, 10, 11, 11, 12, 13, 13, 14, 15, 16, 17, 18, 19, 19, 20,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3a8db6bb), f32::from_bits(0xbc352cfe), f32::from_bits(0x3b0e0f59), f32::from_bits(0xbd151717), // 1.0811904e-3, -1.105809e-2, 2.1676628e-3, -3.6398973e-2
                f32::from_bits(0x3c044ebd), f32::from_bits(0x3c827ff8), f32::from_bits(0x3cd26f41), f32::from_bits(0x3d013332), // 8.075413e-3, 1.593016e-2, 2.5687816e-2, 3.1542964e-2
                f32::from_bits(0x3d32fffc), f32::from_bits(0x3d8451ea), f32::from_bits(0x3dba6661), f32::from_bits(0x3deed2cd), // 4.3701157e-2, 6.460936e-2, 9.1015585e-2, 1.1661301e-1
                f32::from_bits(0x3e216db4), f32::from_bits(0x3e593dc9), f32::from_bits(0x3e8a3331), f32::from_bits(0x3e94be91), // 1.5764505e-1, 2.1214975e-1, 2.699218e-1, 2.905164e-1
                f32::from_bits(0x3ec8fffe), f32::from_bits(0x3ef038e1), f32::from_bits(0x3f0f9d89), f32::from_bits(0x3f2b0924), // 3.9257807e-1, 4.6918395e-1, 5.6099755e-1, 6.681082e-1
                f32::from_bits(0x3f3c2491), f32::from_bits(0x3f5d71c6), f32::from_bits(0x3f76edb6), f32::from_bits(0x3f893a2e), // 7.3493296e-1, 8.650173e-1, 9.645647e-1, 1.072088e0
                f32::from_bits(0x3f90a762), f32::from_bits(0x3f99f45d), f32::from_bits(0x3fa3f777), f32::from_bits(0x3fadae8b), // 1.1301081e0, 1.2027699e0, 1.2809895e0, 1.3568891e0
                f32::from_bits(0x3fb4f000), f32::from_bits(0x3fbdc800), f32::from_bits(0x3fbeb5e5), f32::from_bits(0x00000000), // 1.4135742e0, 1.482666e0, 1.489926e0, 0e0
            ],
            [
                f32::from_bits(0x3f7d8fd9), f32::from_bits(0x3f8b4b48), f32::from_bits(0x3f7c1f08), f32::from_bits(0x3f917457), // 9.904762e-1, 1.0882349e0, 9.848485e-1, 1.1363629e0
                f32::from_bits(0x3f762762), f32::from_bits(0x3f700000), f32::from_bits(0x3f69bd38), f32::from_bits(0x3f666666), // 9.6153843e-1, 9.375e-1, 9.130435e-1, 9e-1
                f32::from_bits(0x3f600000), f32::from_bits(0x3f570a3d), f32::from_bits(0x3f4ccccd), f32::from_bits(0x3f43c3c4), // 8.75e-1, 8.4e-1, 8e-1, 7.647059e-1
                f32::from_bits(0x3f36db6e), f32::from_bits(0x3f27b961), f32::from_bits(0x3f19999a), f32::from_bits(0x3f14d64d), // 7.1428573e-1, 6.551724e-1, 6e-1, 5.81395e-1
                f32::from_bits(0x3f000000), f32::from_bits(0x3ee38e39), f32::from_bits(0x3ec4ec4f), f32::from_bits(0x3ea49249), // 5e-1, 4.4444445e-1, 3.846154e-1, 3.2142857e-1
                f32::from_bits(0x3e924925), f32::from_bits(0x3e638e39), f32::from_bits(0x3e36db6e), f32::from_bits(0x3e0ba2e9), // 2.857143e-1, 2.2222222e-1, 1.7857143e-1, 1.3636364e-1
                f32::from_bits(0x3dec4ec5), f32::from_bits(0x3dba2e8c), f32::from_bits(0x3d888889), f32::from_bits(0x3d3a2e8c), // 1.15384616e-1, 9.090909e-2, 6.666667e-2, 4.5454547e-2
                f32::from_bits(0x3d000000), f32::from_bits(0x3c800000), f32::from_bits(0x3c579436), f32::from_bits(0x00000000), // 3.125e-2, 1.5625e-2, 1.3157895e-2, 0e0
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
