//! Coefficients of `atan`. Written by `halfulp forge atan`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 25 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 0.99 1.00 0.99 1.00 0.99 0.99 1.00 0.99 0.98 1.00 0.98 1.00
/// 1.00 1.00 0.99 0.99 0.99 1.00 1.00 1.00 1.00
///
/// avx2: 8 polynomials of degree 7; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<8, 8, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 1029.0,
        grid: Grid::Binades { scale: 1.0, offset: 0.025390625, bits: 2 },
        map: Some([
            8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 19,
            19, 20, 20, 21, 21, 22, 22, 22, 23, 23, 23, 24, 24, 24, 24, 24,
            24, 24, 24, 24, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32fb1b41), f32::from_bits(0xb8762dec), f32::from_bits(0xbad55920), f32::from_bits(0xbc1df695), // 2.923264e-8, -5.869374e-5, -1.6277172e-3, -9.641309e-3
                f32::from_bits(0xbd0941ba), f32::from_bits(0xbd445b66), f32::from_bits(0xbbf48de8), f32::from_bits(0x3d64f4f4), // -3.3509947e-2, -4.7938727e-2, -7.4632056e-3, 5.5897668e-2
                f32::from_bits(0x3e473e62), f32::from_bits(0x3edd595f), f32::from_bits(0x3f0e76eb), f32::from_bits(0x3f46b96a), // 1.9457391e-1, 4.3232247e-1, 5.5650204e-1, 7.762667e-1
                f32::from_bits(0x3f61002e), f32::from_bits(0x3f8ecb43), f32::from_bits(0x3f96f4a2), f32::from_bits(0x3f927b45), // 8.78909e-1, 1.115578e0, 1.1793406e0, 1.1443869e0
                f32::from_bits(0x3f9f2428), f32::from_bits(0x3faa3a00), f32::from_bits(0x3fb358c2), f32::from_bits(0x3fba218a), // 1.2432909e0, 1.329895e0, 1.4011462e0, 1.4541485e0
                f32::from_bits(0x3fbe0db9), f32::from_bits(0x3fc14a4f), f32::from_bits(0x3fc43ad1), f32::from_bits(0x3fc5ce89), // 1.4847938e0, 1.5100802e0, 1.5330449e0, 1.5453655e0
                f32::from_bits(0x3fc7d0a0), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5610542e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f800017), f32::from_bits(0x3f80317f), f32::from_bits(0x3f82a1b3), f32::from_bits(0x3f8a43ba), // 1.0000027e0, 1.0015105e0, 1.0205597e0, 1.0801919e0
                f32::from_bits(0x3f995228), f32::from_bits(0x3fa00598), f32::from_bits(0x3f935299), f32::from_bits(0x3f83a146), // 1.1978197e0, 1.2501707e0, 1.1509582e0, 1.0283592e0
                f32::from_bits(0x3f4f7c43), f32::from_bits(0x3f05d4a1), f32::from_bits(0x3ed18d5b), f32::from_bits(0x3e7a61c9), // 8.1048983e-1, 5.227757e-1, 4.0928158e-1, 2.4451365e-1
                f32::from_bits(0x3e3c74d3), f32::from_bits(0x3d8f25dd), f32::from_bits(0x3d531422), f32::from_bits(0x3d8cc840), // 1.840394e-1, 6.989644e-2, 5.1532872e-2, 6.874132e-2
                f32::from_bits(0x3d255299), f32::from_bits(0x3cb2540f), f32::from_bits(0x3c3028b6), f32::from_bits(0x3ba69f0d), // 4.0361974e-2, 2.1768598e-2, 1.0751894e-2, 5.0848783e-3
                f32::from_bits(0x3b355842), f32::from_bits(0x3ab4c8ae), f32::from_bits(0x3a0b6e26), f32::from_bits(0x397bcf7a), // 2.7671014e-3, 1.3792717e-3, 5.3188426e-4, 2.4014516e-4
                f32::from_bits(0x380b4b5e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.3210374e-5, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xb9662dc3), f32::from_bits(0xbc5f2521), f32::from_bits(0xbdbcecf3), f32::from_bits(0xbe773ebf), // -2.1951557e-4, -1.3619692e-2, -9.224882e-2, -2.414503e-1
                f32::from_bits(0xbedf9c89), f32::from_bits(0xbf001465), f32::from_bits(0xbed69735), f32::from_bits(0xbeae4e5f), // -4.3674114e-1, -5.003112e-1, -4.1912237e-1, -3.4044167e-1
                f32::from_bits(0xbe6773e0), f32::from_bits(0xbde0219b), f32::from_bits(0xbd99ff56), f32::from_bits(0xbd0a8e6c), // -2.2602797e-1, -1.094391e-1, -7.5194046e-2, -3.382723e-2
                f32::from_bits(0xbcb3ea49), f32::from_bits(0xbb6b62e2), f32::from_bits(0xbb14a7b5), f32::from_bits(0xbba1cd3c), // -2.1962302e-2, -3.5917093e-3, -2.268297e-3, -4.937796e-3
                f32::from_bits(0xbb10e623), f32::from_bits(0xba64c810), f32::from_bits(0xb99e0aea), f32::from_bits(0xb8cdc730), // -2.2109828e-3, -8.7273214e-4, -3.014424e-4, -9.812263e-5
                f32::from_bits(0xb8258630), f32::from_bits(0xb7690068), f32::from_bits(0xb65e92f7), f32::from_bits(0xb585f0ef), // -3.9464037e-5, -1.3887977e-5, -3.3166123e-6, -9.979393e-7
                f32::from_bits(0xb3466f66), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -4.6201784e-8, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbea8e494), f32::from_bits(0xbe935f4b), f32::from_bits(0xbe35575c), f32::from_bits(0xbd532823), // -3.298689e-1, -2.878364e-1, -1.7709106e-1, -5.155195e-2
                f32::from_bits(0x3d6c134c), f32::from_bits(0x3daaf491), f32::from_bits(0x3d7b0302), f32::from_bits(0x3d367432), // 5.763559e-2, 8.3474286e-2, 6.1282165e-2, 4.4544406e-2
                f32::from_bits(0x3cc868eb), f32::from_bits(0x3c0d962e), f32::from_bits(0x3babafaa), f32::from_bits(0x3ae6ef39), // 2.4464091e-2, 8.641763e-3, 5.2394466e-3, 1.7618901e-3
                f32::from_bits(0x3a815709), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x390b9372), // 9.867857e-4, 0e0, 0e0, 1.3311e-4
                f32::from_bits(0x383e4e02), f32::from_bits(0x375b8fb7), f32::from_bits(0x3653a793), f32::from_bits(0x353dc98b), // 4.537218e-5, 1.3086878e-5, 3.1538991e-6, 7.070127e-7
                f32::from_bits(0x346201ec), f32::from_bits(0x33608b55), f32::from_bits(0x3204bc55), f32::from_bits(0x30d39533), // 2.104859e-7, 5.2280786e-8, 7.726233e-9, 1.5394676e-9
                f32::from_bits(0x2dbde76e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.1589588e-11, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 1029.0,
        grid: Grid::Binades { scale: 1.125, offset: 1.25, bits: 0 },
        map: Some([
            1, 2, 3, 4, 5, 6, 6, 7, 7, 7, 0, 0, 0, 0, 0, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x32fc9c8d), f32::from_bits(0xbc5ffafd), f32::from_bits(0x3e0e8310), f32::from_bits(0x3f4f9c6f), // 2.9407852e-8, -1.367068e-2, 1.3917184e-1, 8.1098074e-1
                f32::from_bits(0x3f9fea90), f32::from_bits(0x3fb5528a), f32::from_bits(0x3fbf4543), f32::from_bits(0x3fc7d0a0), // 1.2493458e0, 1.4165814e0, 1.4943012e0, 1.5610542e0
            ],
            [
                f32::from_bits(0x3f7ffff2), f32::from_bits(0x3f881ba6), f32::from_bits(0x3f78d741), f32::from_bits(0x3e802ad1), // 9.9999917e-1, 1.0633438e0, 9.720345e-1, 2.5032666e-1
                f32::from_bits(0x3d2ed954), f32::from_bits(0x3c221e86), f32::from_bits(0x3b236e64), f32::from_bits(0x380b4b5e), // 4.268773e-2, 9.894973e-3, 2.4937624e-3, 3.3210374e-5
            ],
            [
                f32::from_bits(0xb7bca7ab), f32::from_bits(0xbd9d1d19), f32::from_bits(0xbec38980), f32::from_bits(0xbd3afc67), // -2.2489423e-5, -7.6715656e-2, -3.8190842e-1, -4.5650866e-2
                f32::from_bits(0xbb43cef2), f32::from_bits(0xb9b1243e), f32::from_bits(0xb83dcfc4), f32::from_bits(0xb3466f66), // -2.9877988e-3, -3.3787073e-4, -4.525461e-5, -4.6201784e-8
            ],
            [
                f32::from_bits(0xbeaa32ba), f32::from_bits(0xbedc3ae4), f32::from_bits(0x3dbb4ce0), f32::from_bits(0x3ba23e88), // -3.3241826e-1, -4.301368e-1, 9.145522e-2, 4.951302e-3
                f32::from_bits(0x38f37b32), f32::from_bits(0x36d91ff2), f32::from_bits(0x35064db4), f32::from_bits(0x2dbde76e), // 1.161009e-4, 6.470823e-6, 5.0031963e-7, 2.1589588e-11
            ],
            [
                f32::from_bits(0xbc2012af), f32::from_bits(0x3eb61b59), f32::from_bits(0xbc58132c), f32::from_bits(0xb9a71ccc), // -9.7700795e-3, 3.556774e-1, -1.3188165e-2, -3.1874178e-4
                f32::from_bits(0xb61f4bad), f32::from_bits(0xb38d687f), f32::from_bits(0xb16d5b1e), f32::from_bits(0x00000000), // -2.3736895e-6, -6.584832e-8, -3.4539833e-9, 0e0
            ],
            [
                f32::from_bits(0x3e7f0532), f32::from_bits(0xbe0e1404), f32::from_bits(0x3a8a19a8), f32::from_bits(0x373d0b7c), // 2.4904326e-1, -1.3874823e-1, 1.0536211e-3, 1.1267952e-5
                f32::from_bits(0x32ab5994), f32::from_bits(0x2f98c62c), f32::from_bits(0x2d8008a9), f32::from_bits(0x00000000), // 1.9947755e-8, 2.7789449e-10, 1.4555761e-11, 0e0
            ],
            [
                f32::from_bits(0xbe00cc52), f32::from_bits(0x3ce556b6), f32::from_bits(0xb8165a52), f32::from_bits(0xb4352709), // -1.2577942e-1, 2.7995449e-2, -3.5846904e-5, -1.687114e-7
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xa91a5751), f32::from_bits(0x00000000), // 0e0, 0e0, -3.4270604e-14, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xbb19dd1a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, -2.3477734e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x241f5238), f32::from_bits(0x00000000), // 0e0, 0e0, 3.454727e-17, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 17 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.96 0.98 0.99 0.94 0.97 0.91 0.92 0.99 0.94 0.97 0.99 0.95 0.96 0.97 0.99
/// 1.00
///
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.98 1.00 0.98 0.98 0.98 0.99 0.99 0.99
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 64>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 228.0,
        grid: Grid::Binades { scale: 1.0, offset: 0.0, bits: 2 },
        map: Some([
            8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14, 14, 14, 15,
            15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 5, 6, 7, 8,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3a9adbf5), f32::from_bits(0xbaae3f96), f32::from_bits(0xbc29acc9), f32::from_bits(0xba8afc56), // 1.181482e-3, -1.3294097e-3, -1.0356137e-2, -1.0603766e-3
                f32::from_bits(0xbc63859c), f32::from_bits(0x3d237fa5), f32::from_bits(0x3da3366f), f32::from_bits(0x3e2b98a9), // -1.3886835e-2, 3.9916653e-2, 7.969367e-2, 1.6757454e-1
                f32::from_bits(0x3edf1c12), f32::from_bits(0x3f2f2845), f32::from_bits(0x3f6926c8), f32::from_bits(0x3f8fdba3), // 4.3576103e-1, 6.842082e-1, 9.10748e-1, 1.1238903e0
                f32::from_bits(0x3fa33aaa), f32::from_bits(0x3fad2003), f32::from_bits(0x3fb5ad31), f32::from_bits(0x3fbef477), // 1.2752278e0, 1.3525394e0, 1.4193479e0, 1.4918355e0
                f32::from_bits(0x3fc7702a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5581105e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f7ca482), f32::from_bits(0x3f8402d2), f32::from_bits(0x3f8ca6b3), f32::from_bits(0x3f86fb74), // 9.868852e-1, 1.0313361e0, 1.0988373e0, 1.0545487e0
                f32::from_bits(0x3f8f4490), f32::from_bits(0x3f7e3419), f32::from_bits(0x3f686e87), f32::from_bits(0x3f43e29d), // 1.1192799e0, 9.9298245e-1, 9.079365e-1, 7.651766e-1
                f32::from_bits(0x3ef3566f), f32::from_bits(0x3e8e287d), f32::from_bits(0x3e197d90), f32::from_bits(0x3d8b1bc4), // 4.752688e-1, 2.7765265e-1, 1.4989305e-1, 6.792405e-2
                f32::from_bits(0x3cf3f3f5), f32::from_bits(0x3c86abe9), f32::from_bits(0x3c02c544), f32::from_bits(0x3b121ec0), // 2.9779414e-2, 1.6439395e-2, 7.981602e-3, 2.229616e-3
                f32::from_bits(0x386135aa), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 5.369416e-5, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0xbe348a3a), f32::from_bits(0xbe9868c8), f32::from_bits(0xbe7d1851), // 0e0, -1.7630854e-1, -2.9767442e-1, -2.4716307e-1
                f32::from_bits(0xbea3e187), f32::from_bits(0xbe7b5ff8), f32::from_bits(0xbe500d01), f32::from_bits(0xbe168ed4), // -3.2008e-1, -2.4548328e-1, -2.031746e-1, -1.4702922e-1
                f32::from_bits(0xbd8cf009), f32::from_bits(0xbcf08a09), f32::from_bits(0xbc397962), f32::from_bits(0xbb5e9710), // -6.8817206e-2, -2.9362695e-2, -1.1320444e-2, -3.3964552e-3
                f32::from_bits(0xba808081), f32::from_bits(0xb9d3d563), f32::from_bits(0xb90dda52), f32::from_bits(0xb7a30c99), // -9.803922e-4, -4.0404042e-4, -1.3528139e-4, -1.943698e-5
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: 228.0,
        grid: Grid::Binades { scale: 1.0, offset: 1.1875, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbd7655da), f32::from_bits(0x3f0cd8cc), f32::from_bits(0x3f7d9c21), f32::from_bits(0x3faf42fe), // -6.014047e-2, 5.5018306e-1, 9.906636e-1, 1.3692319e0
                f32::from_bits(0x3fc2f000), f32::from_bits(0x3fc5aeef), f32::from_bits(0x3fc63f5e), f32::from_bits(0x374bad16), // 1.5229492e0, 1.544401e0, 1.5488088e0, 1.2140043e-5
            ],
            [
                f32::from_bits(0x3fa6c7a0), f32::from_bits(0x3ede83eb), f32::from_bits(0x3e08fc33), f32::from_bits(0x3c75194c), // 1.3029671e0, 4.346002e-1, 1.3377456e-1, 1.49596445e-2
                f32::from_bits(0x3a124925), f32::from_bits(0x39360b61), f32::from_bits(0x38a237c3), f32::from_bits(0x3f7fd7f1), // 5.5803574e-4, 1.7361112e-4, 7.7351484e-5, 9.9938875e-1
            ],
            [
                f32::from_bits(0xbf153076), f32::from_bits(0xbdbf4423), f32::from_bits(0xbc785370), f32::from_bits(0xb9fd40b9), // -5.827707e-1, -9.339168e-2, -1.5156612e-2, -4.8304143e-4
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3c16a3a1), // 0e0, 0e0, 0e0, 9.194286e-3
            ],
            [
                f32::from_bits(0x3e0e6f71), f32::from_bits(0x3c23f78e), f32::from_bits(0x3a5c50ae), f32::from_bits(0x36c01875), // 1.3909699e-1, 1.0007752e-2, 8.404356e-4, 5.724893e-6
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbec91a2d), // 0e0, 0e0, 0e0, -3.9277783e-1
            ],
            [
                f32::from_bits(0xbc619d44), f32::from_bits(0xb9df20ec), f32::from_bits(0xb798e1e0), f32::from_bits(0x00000000), // -1.3770405e-2, -4.2558403e-4, -1.8224993e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3e305e58), // 0e0, 0e0, 0e0, 1.722349e-1
            ],
        ],
    },
};
