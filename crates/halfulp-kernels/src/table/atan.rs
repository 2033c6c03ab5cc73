//! Coefficients of `atan`. Written by `halfulp forge atan --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 25 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 0.99 1.00 0.99 1.00 0.99 0.99 1.00 0.99 0.98 1.00 0.98 1.00
/// 1.00 1.00 0.99 0.99 1.00 1.00 1.00 1.00 1.00
///
/// avx2: 8 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 0.99 1.00 0.99 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 64>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 1029.0,
        grid: Grid::Binades { scale: 1.0, offset: 0.01953125, bits: 2 },
        map: Some([
            8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 19,
            19, 20, 20, 20, 21, 21, 21, 22, 22, 22, 23, 23, 23, 23, 23, 23,
            24, 24, 24, 24, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0xb87d2707), f32::from_bits(0xbaea7c39), f32::from_bits(0xbc1df695), // 0e0, -6.0356248e-5, -1.7889804e-3, -9.641309e-3
                f32::from_bits(0xbd18b8f2), f32::from_bits(0xbd445b66), f32::from_bits(0xbbf48de8), f32::from_bits(0x3d85cec9), // -3.7285753e-2, -4.7938727e-2, -7.4632056e-3, 6.533582e-2
                f32::from_bits(0x3e4becc9), f32::from_bits(0x3edd595f), f32::from_bits(0x3f0e76eb), f32::from_bits(0x3f46b96a), // 1.9914545e-1, 4.3232247e-1, 5.5650204e-1, 7.762667e-1
                f32::from_bits(0x3f61002e), f32::from_bits(0x3f8ecb43), f32::from_bits(0x3f96f4a2), f32::from_bits(0x3f927b45), // 8.78909e-1, 1.115578e0, 1.1793406e0, 1.1443869e0
                f32::from_bits(0x3f9f2428), f32::from_bits(0x3faa3a00), f32::from_bits(0x3fb358c2), f32::from_bits(0x3fba218a), // 1.2432909e0, 1.329895e0, 1.4011462e0, 1.4541485e0
                f32::from_bits(0x3fbf16e0), f32::from_bits(0x3fc2a7d2), f32::from_bits(0x3fc5295c), f32::from_bits(0x3fc75365), // 1.4928856e0, 1.5207465e0, 1.5403247e0, 1.5572325e0
                f32::from_bits(0x3fc8b01c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.5678744e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f80002c), f32::from_bits(0x3f80328e), f32::from_bits(0x3f82d64e), f32::from_bits(0x3f8a43ba), // 1.0000052e0, 1.0015428e0, 1.0221651e0, 1.0801919e0
                f32::from_bits(0x3f9b51f0), f32::from_bits(0x3fa00598), f32::from_bits(0x3f935299), f32::from_bits(0x3f8187ca), // 1.213438e0, 1.2501707e0, 1.1509582e0, 1.0119565e0
                f32::from_bits(0x3f4ddcca), f32::from_bits(0x3f05d4a1), f32::from_bits(0x3ed18d5b), f32::from_bits(0x3e7a61c9), // 8.041502e-1, 5.227757e-1, 4.0928158e-1, 2.4451365e-1
                f32::from_bits(0x3e3c74d3), f32::from_bits(0x3d8f25dd), f32::from_bits(0x3d531422), f32::from_bits(0x3d8cc840), // 1.840394e-1, 6.989644e-2, 5.1532872e-2, 6.874132e-2
                f32::from_bits(0x3d255299), f32::from_bits(0x3cb2540f), f32::from_bits(0x3c3028b6), f32::from_bits(0x3ba69f0d), // 4.0361974e-2, 2.1768598e-2, 1.0751894e-2, 5.0848783e-3
                f32::from_bits(0x3b141853), f32::from_bits(0x3a73bab1), f32::from_bits(0x39b4ee69), f32::from_bits(0x388be33a), // 2.2597506e-3, 9.2975335e-4, 3.4509905e-4, 6.670361e-5
                f32::from_bits(0x35fe823d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.8962379e-6, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xb9978da2), f32::from_bits(0xbc627c18), f32::from_bits(0xbdc7c0d7), f32::from_bits(0xbe773ebf), // -2.890649e-4, -1.3823532e-2, -9.753578e-2, -2.414503e-1
                f32::from_bits(0xbeea9851), f32::from_bits(0xbf001465), f32::from_bits(0xbed69735), f32::from_bits(0xbea972bb), // -4.5819333e-1, -5.003112e-1, -4.1912237e-1, -3.3095345e-1
                f32::from_bits(0xbe647530), f32::from_bits(0xbde0219b), f32::from_bits(0xbd99ff56), f32::from_bits(0xbd0a8e6c), // -2.2310328e-1, -1.094391e-1, -7.5194046e-2, -3.382723e-2
                f32::from_bits(0xbcb3ea49), f32::from_bits(0xbb6b62e2), f32::from_bits(0xbb14a7b5), f32::from_bits(0xbba1cd3c), // -2.1962302e-2, -3.5917093e-3, -2.268297e-3, -4.937796e-3
                f32::from_bits(0xbb10e623), f32::from_bits(0xba64c810), f32::from_bits(0xb99e0aea), f32::from_bits(0xb8cdc730), // -2.2109828e-3, -8.7273214e-4, -3.014424e-4, -9.812263e-5
                f32::from_bits(0xb7f28e08), f32::from_bits(0xb6fee151), f32::from_bits(0xb5e6ebef), f32::from_bits(0xb416dbe8), // -2.8914787e-5, -7.59602e-6, -1.7205001e-6, -1.404984e-7
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbea898ed), f32::from_bits(0xbe93286d), f32::from_bits(0xbe2f7202), f32::from_bits(0xbd532823), // -3.2929173e-1, -2.874178e-1, -1.7133334e-1, -5.155195e-2
                f32::from_bits(0x3d8a132d), f32::from_bits(0x3daaf491), f32::from_bits(0x3d7b0302), f32::from_bits(0x3d2ef88f), // 6.741939e-2, 8.3474286e-2, 6.1282165e-2, 4.2717513e-2
                f32::from_bits(0x3cc4bb79), f32::from_bits(0x3c0d962e), f32::from_bits(0x3babafaa), f32::from_bits(0x3ae6ef39), // 2.4015175e-2, 8.641763e-3, 5.2394466e-3, 1.7618901e-3
                f32::from_bits(0x3a815709), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x390b9372), // 9.867857e-4, 0e0, 0e0, 1.3311e-4
                f32::from_bits(0x383e4e02), f32::from_bits(0x375b8fb7), f32::from_bits(0x3653a793), f32::from_bits(0x353dc98b), // 4.537218e-5, 1.3086878e-5, 3.1538991e-6, 7.070127e-7
                f32::from_bits(0x3413e6d8), f32::from_bits(0x32c5d042), f32::from_bits(0x315acd87), f32::from_bits(0x2eea3310), // 1.3774422e-7, 2.3028523e-8, 3.1840004e-9, 1.06501585e-10
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.09375, bits: 1 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f7fff65), f32::from_bits(0x3f7ff424), f32::from_bits(0x3f7fecc8), f32::from_bits(0x3f7f6c0a), // 9.9999076e-1, 9.9981904e-1, 9.9970675e-1, 9.977423e-1
                f32::from_bits(0x3f7f5e5b), f32::from_bits(0x3f7ee40e), f32::from_bits(0x3f78af54), f32::from_bits(0x3f800007), // 9.975335e-1, 9.9566734e-1, 9.714253e-1, 1.0000008e0
            ],
            [
                f32::from_bits(0xbeaa3ece), f32::from_bits(0xbea85a11), f32::from_bits(0xbea8a431), f32::from_bits(0xbe9e6ee5), // -3.325104e-1, -3.2881215e-1, -3.2937768e-1, -3.094398e-1
                f32::from_bits(0xbea06b6e), f32::from_bits(0xbe9bd482), f32::from_bits(0xbe6ab80b), f32::from_bits(0xbeaaff59), // -3.1331962e-1, -3.0435568e-1, -2.292177e-1, -3.339794e-1
            ],
            [
                f32::from_bits(0x3e38e727), f32::from_bits(0x3e22f934), f32::from_bits(0x3e36bebb), f32::from_bits(0x3de2c026), // 1.8056928e-1, 1.5915376e-1, 1.7846195e-1, 1.1071806e-1
                f32::from_bits(0x3e0ade24), f32::from_bits(0x3df8ad64), f32::from_bits(0x3d30e854), f32::from_bits(0x3e8fc3bd), // 1.3561302e-1, 1.2142447e-1, 4.3190315e-2, 2.8079024e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbda006b0), f32::from_bits(0x00000000), // 0e0, 0e0, -7.8137755e-2, 0e0
                f32::from_bits(0xbd0ea35c), f32::from_bits(0xbce08715), f32::from_bits(0x00000000), f32::from_bits(0xc01f6620), // -3.482376e-2, -2.7408162e-2, 0e0, -2.4906082e0
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
/// 0.99 1.00 1.00 0.98 0.98 0.99 0.99 1.00
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
        grid: Grid::Binades { scale: 1.0, offset: 1.125, bits: 0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbd5782ec), f32::from_bits(0x3f0cd8cc), f32::from_bits(0x3f97a83d), f32::from_bits(0x3faf42fe), // -5.261509e-2, 5.5018306e-1, 1.1848217e0, 1.3692319e0
                f32::from_bits(0x3fc2f000), f32::from_bits(0x3fc5aeef), f32::from_bits(0x3fc63f5e), f32::from_bits(0xb86a4cd6), // 1.5229492e0, 1.544401e0, 1.5488088e0, -5.5861507e-5
            ],
            [
                f32::from_bits(0x3fa40e36), f32::from_bits(0x3ede83eb), f32::from_bits(0x3d62ae07), f32::from_bits(0x3c75194c), // 1.2816837e0, 4.346002e-1, 5.5341747e-2, 1.49596445e-2
                f32::from_bits(0x3a124925), f32::from_bits(0x39360b61), f32::from_bits(0x38a237c3), f32::from_bits(0x3f8014c0), // 5.5803574e-4, 1.7361112e-4, 7.7351484e-5, 1.0006332e0
            ],
            [
                f32::from_bits(0xbf0facfa), f32::from_bits(0xbdbf4423), f32::from_bits(0xbb63a33c), f32::from_bits(0xb9fd40b9), // -5.6123316e-1, -9.339168e-2, -3.4734746e-3, -4.8304143e-4
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3b23b400), // 0e0, 0e0, 0e0, 2.4979115e-3
            ],
            [
                f32::from_bits(0x3e05025d), f32::from_bits(0x3c23f78e), f32::from_bits(0x38a8b213), f32::from_bits(0x36c01875), // 1.2989183e-1, 1.0007752e-2, 8.044033e-5, 5.724893e-6
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbec22343), // 0e0, 0e0, 0e0, -3.7917528e-1
            ],
            [
                f32::from_bits(0xbc4a8fd2), f32::from_bits(0xb9df20ec), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.2363391e-2, -4.2558403e-4, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3e270eef), // 0e0, 0e0, 0e0, 1.631429e-1
            ],
        ],
    },
};
