//! Coefficients of `inv_gd`. Written by `halfulp forge inv_gd`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 20 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.00 0.57 0.50 0.63 0.88 0.94 0.98 0.97 1.00 0.99 0.97 0.99 1.00 0.99 0.99
/// 0.99 1.00 1.00 1.00
///
/// avx2: 16 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.00 0.57 0.50 0.63 0.86 0.98 0.88 1.00 0.93 1.00 0.99 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<16, 5, 32>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 1.5898438, bits: 3 },
        map: Some([
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 3,
            4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9,
            9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12,
            12, 13, 13, 13, 14, 14, 14, 15, 15, 16, 17, 18, 19, 0, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0xc4dd2880), f32::from_bits(0xc4053380), f32::from_bits(0x47081afe), f32::from_bits(0x46408470), // -1.7692656e3, -5.328047e2, 3.4842992e4, 1.2321109e4
                f32::from_bits(0x45ab2456), f32::from_bits(0x44f1f74f), f32::from_bits(0x444b9e2e), f32::from_bits(0x43b1f7c1), // 5.476542e3, 1.9357284e3, 8.1447156e2, 3.5593558e2
                f32::from_bits(0x4334dbc2), f32::from_bits(0xc40db28d), f32::from_bits(0xc2b2f8d0), f32::from_bits(0xc176a024), // 1.8085843e2, -5.6678986e2, -8.948596e1, -1.5414097e1
                f32::from_bits(0xc03039b1), f32::from_bits(0xbf02e6da), f32::from_bits(0xbdc059be), f32::from_bits(0xbc6df0eb), // -2.7535212e0, -5.11335e-1, -9.392117e-2, -1.4522771e-2
                f32::from_bits(0xba578324), f32::from_bits(0xb9d9493b), f32::from_bits(0xb77c6548), f32::from_bits(0x32ff16dc), // -8.2211406e-4, -4.1444026e-4, -1.5043952e-5, 2.9696302e-8
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x448d8000), f32::from_bits(0x43ac0000), f32::from_bits(0xc72e9800), f32::from_bits(0xc6782800), // 1.132e3, 3.44e2, -4.4696e4, -1.5882e4
                f32::from_bits(0xc5ddec00), f32::from_bits(0xc51eb2f6), f32::from_bits(0xc4877df1), f32::from_bits(0xc3f19d6b), // -7.1015e3, -2.539185e3, -1.0839357e3, -4.8322983e2
                f32::from_bits(0xc37adcdd), f32::from_bits(0x4497a805), f32::from_bits(0x435022a1), f32::from_bits(0x422439c4), // -2.5086275e2, 1.2132506e3, 2.0813527e2, 4.105641e1
                f32::from_bits(0x41168127), f32::from_bits(0x403a70d0), f32::from_bits(0x3fb99ec8), f32::from_bits(0x3f8c3d66), // 9.406531e0, 2.9131355e0, 1.4501581e0, 1.0956237e0
                f32::from_bits(0x3f814a87), f32::from_bits(0x3f80b42e), f32::from_bits(0x3f800c78), f32::from_bits(0x3f7fedc9), // 1.0100869e0, 1.0054986e0, 1.0003805e0, 9.9972206e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x46600001), f32::from_bits(0x45a00000), // 0e0, 0e0, 1.4336001e4, 5.12e3
                f32::from_bits(0x45100000), f32::from_bits(0x445097b4), f32::from_bits(0x43b517df), f32::from_bits(0x43257241), // 2.304e3, 8.3437036e2, 3.621865e2, 1.654463e2
                f32::from_bits(0x42b0b0b1), f32::from_bits(0xc4589b61), f32::from_bits(0xc320ce8d), f32::from_bits(0xc20c889a), // 8.83451e1, -8.664278e2, -1.6080684e2, -3.51334e1
                f32::from_bits(0xc10bd727), f32::from_bits(0xc01da911), f32::from_bits(0xbf400de9), f32::from_bits(0xbe61a647), // -8.740027e0, -2.463444e0, -7.5021225e-1, -2.2036086e-1
                f32::from_bits(0xbd27bab2), f32::from_bits(0xbccf1f64), f32::from_bits(0xbb58a634), f32::from_bits(0x3c1c119d), // -4.094953e-2, -2.5283523e-2, -3.305805e-3, 9.525684e-3
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x434f525e), f32::from_bits(0x4228b628), f32::from_bits(0x412a7bd4), // 0e0, 2.0732175e2, 4.2177887e1, 1.0655231e1
                f32::from_bits(0x40540751), f32::from_bits(0x3fa4d7a8), f32::from_bits(0x3f1e0e1f), f32::from_bits(0x3eb4653a), // 3.3129466e0, 1.2878313e0, 6.17403e-1, 3.523348e-1
                f32::from_bits(0x3e67443c), f32::from_bits(0x3e560cec), f32::from_bits(0x3e357b84), f32::from_bits(0x3dbc57c7), // 2.2584623e-1, 2.0903367e-1, 1.7722899e-1, 9.19643e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 1.578125, bits: 2 },
        map: Some([
            0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8,
            9, 9, 10, 10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 14, 15, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0xc4dd2880), f32::from_bits(0xc4053380), f32::from_bits(0x47081afe), f32::from_bits(0x46408470), // -1.7692656e3, -5.328047e2, 3.4842992e4, 1.2321109e4
                f32::from_bits(0x45ab2456), f32::from_bits(0x44f1f74f), f32::from_bits(0x443c4a4a), f32::from_bits(0x43a30f31), // 5.476542e3, 1.9357284e3, 7.5316077e2, 3.2611868e2
                f32::from_bits(0xc499c7e8), f32::from_bits(0xc38116db), f32::from_bits(0x42e159b7), f32::from_bits(0x4049499a), // -1.2302471e3, -2.5817856e2, 1.12675224e2, 3.1451173e0
                f32::from_bits(0x3da6048b), f32::from_bits(0xbb80adcf), f32::from_bits(0x361ba141), f32::from_bits(0x32ff3313), // 8.106335e-2, -3.9269696e-3, 2.3190662e-6, 2.9709133e-8
            ],
            [
                f32::from_bits(0x448d8000), f32::from_bits(0x43ac0000), f32::from_bits(0xc72e9800), f32::from_bits(0xc6782800), // 1.132e3, 3.44e2, -4.4696e4, -1.5882e4
                f32::from_bits(0xc5ddec00), f32::from_bits(0xc51eb2f6), f32::from_bits(0xc47b04d4), f32::from_bits(0xc3dde8dc), // -7.1015e3, -2.539185e3, -1.00407544e3, -4.438192e2
                f32::from_bits(0x45208a95), f32::from_bits(0x440e4c4b), f32::from_bits(0xc3b68903), f32::from_bits(0xc13f862d), // 2.5686614e3, 5.691921e2, -3.650704e2, -1.1970258e1
                f32::from_bits(0x3eff9024), f32::from_bits(0x3f843f95), f32::from_bits(0x3f7ff804), f32::from_bits(0x3f7fed40), // 4.9914658e-1, 1.0331904e0, 9.9987817e-1, 9.997139e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x46600001), f32::from_bits(0x45a00000), // 0e0, 0e0, 1.4336001e4, 5.12e3
                f32::from_bits(0x45100000), f32::from_bits(0x445097b4), f32::from_bits(0x43a8172f), f32::from_bits(0x43186c70), // 2.304e3, 8.3437036e2, 3.3618112e2, 1.5242358e2
                f32::from_bits(0xc4dfad8b), f32::from_bits(0xc3d133ad), f32::from_bits(0x43dfd12e), f32::from_bits(0x41a251ac), // -1.7894232e3, -4.1840372e2, 4.4763422e2, 2.0289879e1
                f32::from_bits(0x3f97ae2f), f32::from_bits(0xbdc89e77), f32::from_bits(0x3b02bacf), f32::from_bits(0x3c62edff), // 1.1850032e0, -9.79585e-2, 1.9947772e-3, 1.3850688e-2
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x43d06a18), f32::from_bits(0x42cee132), f32::from_bits(0xc37456c1), f32::from_bits(0xc16321ba), // 4.1682886e2, 1.03439835e2, -2.4433888e2, -1.4195734e1
                f32::from_bits(0xbf90a38d), f32::from_bits(0x3e8b8636), f32::from_bits(0x3e1cc2e0), f32::from_bits(0x00000000), // -1.1299912e0, 2.7250832e-1, 1.5308714e-1, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x4249fb71), f32::from_bits(0x407d4263), // 0e0, 0e0, 5.049555e1, 3.957177e0
                f32::from_bits(0x3f17376a), f32::from_bits(0x00000000), f32::from_bits(0x3d245779), f32::from_bits(0x00000000), // 5.906893e-1, 0e0, 4.0122483e-2, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 27 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.00 0.00 0.50 0.67 0.67 0.80 0.50 0.00 0.88 0.86 0.88 0.94 0.86 0.98 0.50
/// 0.92 0.67 0.96 0.83 0.89 0.95 0.93 0.96 0.97 0.99 0.13
///
/// avx2: 8 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.95 0.76 0.78 0.99 0.97 0.98 0.99
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 1.6953125, bits: 4 },
        map: Some([
            0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5,
            5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9,
            10, 10, 11, 11, 11, 12, 12, 12, 13, 14, 14, 14, 15, 16, 16, 17,
            18, 18, 19, 20, 21, 22, 23, 24, 25, 25, 26, 0, 0, 0, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0xc40b4000), f32::from_bits(0xc28ba000), f32::from_bits(0xc2281000), f32::from_bits(0xc1c99800), // -5.57e2, -6.98125e1, -4.2015625e1, -2.5199219e1
                f32::from_bits(0xc17a9556), f32::from_bits(0xc11c2aab), f32::from_bits(0xc0d00000), f32::from_bits(0xc091a000), // -1.5661459e1, -9.760417e0, -6.5e0, -4.5507813e0
                f32::from_bits(0xc04d0000), f32::from_bits(0xc0055800), f32::from_bits(0xbfb4db6d), f32::from_bits(0xbf68a000), // -3.203125e0, -2.083496e0, -1.4129463e0, -9.086914e-1
                f32::from_bits(0xbf27a5a6), f32::from_bits(0xbefb6db7), f32::from_bits(0xbeb06cf1), f32::from_bits(0xbe988000), // -6.5487134e-1, -4.9107143e-1, -3.4458116e-1, -2.9785156e-1
                f32::from_bits(0xbe5313b3), f32::from_bits(0xbe2c0002), f32::from_bits(0xbdd5c290), f32::from_bits(0xbd7bfffa), // -2.0612983e-1, -1.6796878e-1, -1.04375005e-1, -6.1523415e-2
                f32::from_bits(0xbd2a8d9c), f32::from_bits(0xbcdcf3ce), f32::from_bits(0xbc82222d), f32::from_bits(0xbc00aa9e), // -4.1638955e-2, -2.6971724e-2, -1.5885437e-2, -7.853178e-3
                f32::from_bits(0xbb796fcf), f32::from_bits(0xba35f2f9), f32::from_bits(0x3a1a9d46), f32::from_bits(0x00000000), // -3.8061028e-3, -6.940808e-4, 5.8980694e-4, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x43b40000), f32::from_bits(0x42400000), f32::from_bits(0x41f00000), f32::from_bits(0x41980000), // 3.6e2, 4.8e1, 3e1, 1.9e1
                f32::from_bits(0x414aaaab), f32::from_bits(0x410aaaab), f32::from_bits(0x40cccccd), f32::from_bits(0x40a00000), // 1.2666667e1, 8.666667e0, 6.4e0, 5e0
                f32::from_bits(0x40800000), f32::from_bits(0x40480000), f32::from_bits(0x40249249), f32::from_bits(0x40080000), // 4e0, 3.125e0, 2.5714285e0, 2.125e0
                f32::from_bits(0x3ff0f0f1), f32::from_bits(0x3fdb6db7), f32::from_bits(0x3fc6cefb), f32::from_bits(0x3fc00000), // 1.882353e0, 1.7142857e0, 1.5531915e0, 1.5e0
                f32::from_bits(0x3fb13b14), f32::from_bits(0x3faaaaab), f32::from_bits(0x3f9eb852), f32::from_bits(0x3f955555), // 1.3846154e0, 1.3333334e0, 1.24e0, 1.1666666e0
                f32::from_bits(0x3f905726), f32::from_bits(0x3f8c30c3), f32::from_bits(0x3f888889), f32::from_bits(0x3f855555), // 1.1276596e0, 1.0952381e0, 1.0666667e0, 1.0416666e0
                f32::from_bits(0x3f834835), f32::from_bits(0x3f810ecf), f32::from_bits(0x3f7dbc0e), f32::from_bits(0x00000000), // 1.0256411e0, 1.0082644e0, 9.9115074e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 1.7421875, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xc40b4000), f32::from_bits(0xc65cf8cd), f32::from_bits(0xc3c702a8), f32::from_bits(0x4118b84e), // -5.57e2, -1.41422e4, -3.9802075e2, 9.544996e0
                f32::from_bits(0xbf69d9aa), f32::from_bits(0xbe3abeda), f32::from_bits(0xbb466c20), f32::from_bits(0x3a11ff56), // -9.1347754e-1, -1.8236867e-1, -3.027685e-3, 5.569359e-4
            ],
            [
                f32::from_bits(0x43b40000), f32::from_bits(0x46dc7d8f), f32::from_bits(0x445812ae), f32::from_bits(0xc1766a82), // 3.6e2, 2.822278e4, 8.642919e2, -1.5401003e1
                f32::from_bits(0x408b892e), f32::from_bits(0x3fe82828), f32::from_bits(0x3f83b396), f32::from_bits(0x3f7d0a71), // 4.3604956e0, 1.8137255e0, 1.028918e0, 9.884406e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xc692b824), f32::from_bits(0xc41c7905), f32::from_bits(0x40ec1c3b), // 0e0, -1.878007e4, -6.258909e2, 7.378446e0
                f32::from_bits(0xc0846252), f32::from_bits(0xbf9eb25b), f32::from_bits(0xbdbf1e5e), f32::from_bits(0x3d9ed379), // -4.137002e0, -1.239818e0, -9.331964e-2, 7.755179e-2
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x45823ee1), f32::from_bits(0x43180c6a), f32::from_bits(0x00000000), // 0e0, 4.16786e3, 1.520485e2, 0e0
                f32::from_bits(0x3ff550bc), f32::from_bits(0x3f55952a), f32::from_bits(0x3e8c0a09), f32::from_bits(0x00000000), // 1.9165263e0, 8.343073e-1, 2.7351406e-1, 0e0
            ],
        ],
    },
};
