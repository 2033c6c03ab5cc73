//! Coefficients of `tanh`. Written by `halfulp forge tanh`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 28 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 1.00 1.00 1.00 0.97 1.00 0.99 1.00 0.99 0.99 0.99 0.98 0.98
/// 0.98 0.97 0.99 0.99 1.00 0.99 0.98 0.99 0.99 1.00 0.99 1.00
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 0.99
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Binades { scale: 1.0, offset: 0.34375, bits: 4 },
        map: Some([
            19, 20, 20, 21, 22, 22, 23, 23, 24, 24, 24, 25, 25, 25, 26, 26,
            26, 27, 27, 27, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 4,
            5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 11,
            12, 12, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 18, 18,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb81b873c), f32::from_bits(0xb912293f), f32::from_bits(0xb9c150bc), // 0e0, -3.7080827e-5, -1.393901e-4, -3.687198e-4
                f32::from_bits(0xba2df9a0), f32::from_bits(0xbad360b7), f32::from_bits(0xbb4cf686), f32::from_bits(0xbbac1a7b), // -6.6366233e-4, -1.6126846e-3, -3.127487e-3, -5.25218e-3
                f32::from_bits(0xbc27a529), f32::from_bits(0xbc790e33), f32::from_bits(0xbca45179), f32::from_bits(0xbcd4d4ed), // -1.0232248e-2, -1.5201139e-2, -2.005838e-2, -2.5980437e-2
                f32::from_bits(0xbce1e471), f32::from_bits(0xbc6d5d11), f32::from_bits(0x3c3b81ca), f32::from_bits(0x3d8a4416), // -2.757475e-2, -1.4487521e-2, 1.1444518e-2, 6.7512676e-2
                f32::from_bits(0x3e13a7e1), f32::from_bits(0x3e53f46a), f32::from_bits(0x3ea16222), f32::from_bits(0x3ec28481), // 1.441951e-1, 2.0698705e-1, 3.1520182e-1, 3.7991717e-1
                f32::from_bits(0x3efd6030), f32::from_bits(0x3f181ea6), f32::from_bits(0x3f2be2dc), f32::from_bits(0x3f42290d), // 4.9487448e-1, 5.9421766e-1, 6.7143035e-1, 7.584389e-1
                f32::from_bits(0x3f58647f), f32::from_bits(0x3f67392a), f32::from_bits(0x3f71dc78), f32::from_bits(0x3f7ee957), // 8.4528345e-1, 9.03216e-1, 9.4477034e-1, 9.95748e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f800811), f32::from_bits(0x3f804da3), f32::from_bits(0x3f80b81e), f32::from_bits(0x3f815e10), // 1.0002462e0, 1.0023693e0, 1.0056188e0, 1.0106831e0
                f32::from_bits(0x3f820615), f32::from_bits(0x3f839d46), f32::from_bits(0x3f859ce9), f32::from_bits(0x3f87e036), // 1.0158106e0, 1.0282371e0, 1.043851e0, 1.0615299e0
                f32::from_bits(0x3f8c036b), f32::from_bits(0x3f8f65a3), f32::from_bits(0x3f923187), f32::from_bits(0x3f952219), // 1.0938543e0, 1.1202892e0, 1.1421365e0, 1.1651031e0
                f32::from_bits(0x3f95dd9a), f32::from_bits(0x3f91980d), f32::from_bits(0x3f8a4e5b), f32::from_bits(0x3f792ef7), // 1.1708252e0, 1.1374527e0, 1.0805162e0, 9.733729e-1
                f32::from_bits(0x3f58a811), f32::from_bits(0x3f40b1c1), f32::from_bits(0x3f1b6cce), f32::from_bits(0x3f073ac9), // 8.463145e-1, 7.527123e-1, 6.07129e-1, 5.2824074e-1
                f32::from_bits(0x3ecc98bf), f32::from_bits(0x3e9995df), f32::from_bits(0x3e6a5a55), f32::from_bits(0x3e1f7af3), // 3.9960286e-1, 2.9997155e-1, 2.2886021e-1, 1.5574245e-1
                f32::from_bits(0x3db941dc), f32::from_bits(0x3d540293), f32::from_bits(0x3cdbd44a), f32::from_bits(0x3a693965), // 9.045765e-2, 5.1760267e-2, 2.6834626e-2, 8.896797e-4
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbc949939), f32::from_bits(0xbd4966f9), f32::from_bits(0xbd99c7fa), f32::from_bits(0xbdd345a9), // -1.8139469e-2, -4.9170468e-2, -7.5088456e-2, -1.0316021e-1
                f32::from_bits(0xbe006838), f32::from_bits(0xbe2a4fd5), f32::from_bits(0xbe539ce1), f32::from_bits(0xbe791b7d), // -1.2539756e-1, -1.6632016e-1, -2.0665313e-1, -2.4326892e-1
                f32::from_bits(0xbe977929), f32::from_bits(0xbea97d2c), f32::from_bits(0xbeb60da0), f32::from_bits(0xbec1784b), // -2.9584625e-1, -3.310331e-1, -3.555727e-1, -3.778709e-1
                f32::from_bits(0xbec40f07), f32::from_bits(0xbeb9274b), f32::from_bits(0xbea9257b), f32::from_bits(0xbe8ee886), // -3.8292715e-1, -3.616279e-1, -3.3036408e-1, -2.7911776e-1
                f32::from_bits(0xbe67df31), f32::from_bits(0xbe442465), f32::from_bits(0xbe11f99c), f32::from_bits(0xbdf2b9d6), // -2.2643735e-1, -1.9154508e-1, -1.4255375e-1, -1.1851852e-1
                f32::from_bits(0xbda8fd4f), f32::from_bits(0xbd6ba462), f32::from_bits(0xbd28915b), f32::from_bits(0xbcd34104), // -8.25144e-2, -5.7529815e-2, -4.1154247e-2, -2.5787838e-2
                f32::from_bits(0xbc5d638a), f32::from_bits(0xbbe6ec97), f32::from_bits(0xbb58c289), f32::from_bits(0x00000000), // -1.35125015e-2, -7.0472467e-3, -3.3074936e-3, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 4.5078125,
        grid: Grid::Uniform { scale: 3.4199884 },
        map: Some([
            0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32ffdee2), f32::from_bits(0x3884505c), f32::from_bits(0xbb1dc40b), f32::from_bits(0xbd2e336a), // 2.9787262e-8, 6.3092186e-5, -2.407315e-3, -4.25295e-2
                f32::from_bits(0xbe179671), f32::from_bits(0x3d4c2a20), f32::from_bits(0x3f15d916), f32::from_bits(0x3f7dcfa6), // -1.4803483e-1, 4.984486e-2, 5.853437e-1, 9.914497e-1
            ],
            [
                f32::from_bits(0x3f7fffb0), f32::from_bits(0x3f7f9d80), f32::from_bits(0x3f81f63e), f32::from_bits(0x3f9b9df4), // 9.9999523e-1, 9.98497e-1, 1.0153272e0, 1.2157578e0
                f32::from_bits(0x3fca1937), f32::from_bits(0x3f97f278), f32::from_bits(0x3ecfd4b9), f32::from_bits(0x3af1a3df), // 1.5788945e0, 1.187087e0, 4.0591982e-1, 1.8435678e-3
            ],
            [
                f32::from_bits(0x3964edce), f32::from_bits(0x3c62ae57), f32::from_bits(0xbcd1f9d2), f32::from_bits(0xbece55bb), // 2.1832364e-4, 1.3835511e-2, -2.5631819e-2, -4.0299782e-1
                f32::from_bits(0xbf5fd528), f32::from_bits(0xbf154e45), f32::from_bits(0xbe1c0a6e), f32::from_bits(0x00000000), // -8.7434626e-1, -5.8322555e-1, -1.5238354e-1, 0e0
            ],
            [
                f32::from_bits(0xbeace0b0), f32::from_bits(0xbeca8bf3), f32::from_bits(0xbeb98151), f32::from_bits(0xbd3762fe), // -3.3765173e-1, -3.9559898e-1, -3.6231473e-1, -4.477214e-2
                f32::from_bits(0x3e69fcd5), f32::from_bits(0x3e078103), f32::from_bits(0x3cd40b47), f32::from_bits(0x00000000), // 2.2850354e-1, 1.3232808e-1, 2.5884284e-2, 0e0
            ],
            [
                f32::from_bits(0x3d1f290a), f32::from_bits(0x3e0fad60), f32::from_bits(0x3e0c3b72), f32::from_bits(0x3d140a97), // 3.8857497e-2, 1.4030981e-1, 1.3694552e-1, 3.614291e-2
                f32::from_bits(0xbcc0b063), f32::from_bits(0xbc3e2cee), f32::from_bits(0xbadb37a9), f32::from_bits(0x00000000), // -2.3521608e-2, -1.1607392e-2, -1.6724962e-3, 0e0
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
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.96 0.95 0.98 0.99 0.97 0.89 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 3, 16>> = Piecewise {
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
        grid: Grid::Binades { scale: 1.0, offset: 0.5625, bits: 2 },
        map: Some([
            5, 6, 7, 7, 7, 0, 0, 0, 0, 0, 1, 2, 3, 3, 4, 4,
        ]),
        coefficients: [
            [
                f32::from_bits(0x39a60dd2), f32::from_bits(0xbb502375), f32::from_bits(0xbbab3b9e), f32::from_bits(0xbccb5cf6), // 3.1672284e-4, -3.1759415e-3, -5.225613e-3, -2.48246e-2
                f32::from_bits(0x3dafdc6a), f32::from_bits(0x3eb9209c), f32::from_bits(0x3f217f36), f32::from_bits(0x3f5c0e89), // 8.5869625e-2, 3.615769e-1, 6.3084733e-1, 8.595968e-1
            ],
            [
                f32::from_bits(0x3f7fd2a6), f32::from_bits(0x3f85aa8a), f32::from_bits(0x3f888463), f32::from_bits(0x3f94be9c), // 9.99308e-1, 1.0442669e0, 1.0665401e0, 1.1620669e0
                f32::from_bits(0x3f6ff588), f32::from_bits(0x3f0c3d9d), f32::from_bits(0x3e87e6b7), f32::from_bits(0x3da1cd0d), // 9.3734026e-1, 5.4781514e-1, 2.654321e-1, 7.9004385e-2
            ],
            [
                f32::from_bits(0xbd7b993d), f32::from_bits(0xbe54d9a2), f32::from_bits(0xbe84a5ae), f32::from_bits(0xbec09f7d), // -6.1425436e-2, -2.0786145e-1, -2.5907654e-1, -3.762168e-1
                f32::from_bits(0xbe8604c9), f32::from_bits(0xbdfd551b), f32::from_bits(0xbd4a4588), f32::from_bits(0xbc38a025), // -2.6175526e-1, -1.2369748e-1, -4.9382716e-2, -1.126865e-2
            ],
        ],
    },
};
