//! Coefficients of `softplus`.
use crate::cells::{Cells, Grid, Piecewise};
/// For binary16.
///
/// portable, scalar, avx512: 12 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 0.99 0.99 1.00 0.99 1.00 1.00
///
/// avx2: 8 polynomials of degree 6; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 5, 64>, Cells<8, 7, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 17.34375,
        grid: Grid::Binades { scale: 1.0, offset: 0.0009765625, bits: 2 },
        map: Some([
            5, 6, 6, 6, 7, 7, 8, 8, 9, 10, 10, 11, 11, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2,
            2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
            3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f699b83), f32::from_bits(0x3f699795), f32::from_bits(0x3f699809), f32::from_bits(0x3f6995f2), // 9.125292e-1, 9.124692e-1, 9.124761e-1, 9.1244423e-1
                f32::from_bits(0x3f69947b), f32::from_bits(0x3f69a8ca), f32::from_bits(0x3f6e156b), f32::from_bits(0x3f757d60), // 9.124219e-1, 9.1273177e-1, 9.300143e-1, 9.589443e-1
                f32::from_bits(0x3f77267f), f32::from_bits(0x3f69d0f1), f32::from_bits(0x3f54e1de), f32::from_bits(0x3eff9554), // 9.6543115e-1, 9.1334444e-1, 8.3157146e-1, 4.9918616e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xc0016919), f32::from_bits(0xbe5d3354), f32::from_bits(0xbe3e000f), f32::from_bits(0xbe287e36), // -2.0220397e0, -2.1601611e-1, -1.855471e-1, -1.6454396e-1
                f32::from_bits(0xbe28517a), f32::from_bits(0xbe28d76a), f32::from_bits(0xbe4386ed), f32::from_bits(0xbe6118a6), // -1.6437331e-1, -1.6488424e-1, -1.9094439e-1, -2.1982059e-1
                f32::from_bits(0xbe65c713), f32::from_bits(0xbe4b44a2), f32::from_bits(0xbe2b2030), f32::from_bits(0xbd934c38), // -2.2439222e-1, -1.98504e-1, -1.6711497e-1, -7.192272e-2
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x460fba59), f32::from_bits(0x42118bb6), f32::from_bits(0x40a035b3), f32::from_bits(0xbb5f63da), // 9.198587e3, 3.6386436e1, 5.006555e0, -3.4086616e-3
                f32::from_bits(0xbb804bb6), f32::from_bits(0xbb7d6de6), f32::from_bits(0x3c361466), f32::from_bits(0x3cb4519d), // -3.9152754e-3, -3.867024e-3, 1.1113262e-2, 2.2011572e-2
                f32::from_bits(0x3cbe7595), f32::from_bits(0x3c96b415), f32::from_bits(0x3c633eac), f32::from_bits(0x3b6e86fa), // 2.3249427e-2, 1.8396417e-2, 1.3869923e-2, 3.639637e-3
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xcb642a54), f32::from_bits(0xc625addc), f32::from_bits(0xc40016ec), f32::from_bits(0x3b7065cc), // -1.4953044e7, -1.0603465e4, -5.1235815e2, 3.668177e-3
                f32::from_bits(0x3b8ea9fa), f32::from_bits(0x3b980d91), f32::from_bits(0x3a42e510), f32::from_bits(0xba9007db), // 4.353759e-3, 4.640289e-3, 7.4346457e-4, -1.0988669e-3
                f32::from_bits(0xbaa3ee66), f32::from_bits(0xba5d3f60), f32::from_bits(0xba110e15), f32::from_bits(0xb8861060), // -1.2506961e-3, -8.4399246e-4, -5.5334094e-4, -6.392668e-5
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x4fe45af1), f32::from_bits(0x4984e27b), f32::from_bits(0x4693e175), f32::from_bits(0x00000000), // 7.6623304e9, 1.0885914e6, 1.8928729e4, 0e0
                f32::from_bits(0xb9bb7cc4), f32::from_bits(0xb9fd6fd7), f32::from_bits(0xb8c96820), f32::from_bits(0x37b516d4), // -3.5760377e-4, -4.8339248e-4, -9.603822e-5, 2.1587512e-5
                f32::from_bits(0x37f07f30), f32::from_bits(0x3784a64a), f32::from_bits(0x3713a866), f32::from_bits(0x00000000), // 2.8669456e-5, 1.581306e-5, 8.801091e-6, 0e0
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
        grid: Grid::Binades { scale: 1.0, offset: 0.0009765625, bits: 0 },
        map: Some([
            5, 6, 7, 7, 0, 0, 1, 2, 3, 3, 3, 3, 3, 3, 4, 4,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f699b83), f32::from_bits(0x3f69973b), f32::from_bits(0x3f6993ba), f32::from_bits(0x3f6995f2), // 9.125292e-1, 9.1246384e-1, 9.124104e-1, 9.1244423e-1
                f32::from_bits(0x3f69985f), f32::from_bits(0x3f6a294f), f32::from_bits(0x3f754db7), f32::from_bits(0x3f764bc2), // 9.1248125e-1, 9.146928e-1, 9.582171e-1, 9.620935e-1
            ],
            [
                f32::from_bits(0xc0016919), f32::from_bits(0xbe4cfc6b), f32::from_bits(0xbe0a319d), f32::from_bits(0xbe287e36), // -2.0220397e0, -2.0018165e-1, -1.3495488e-1, -1.6454396e-1
                f32::from_bits(0xbe28be3e), f32::from_bits(0xbe2b33bf), f32::from_bits(0xbe5f9218), f32::from_bits(0xbe67ab7b), // -1.6478822e-1, -1.6718958e-1, -2.1833074e-1, -2.2624008e-1
            ],
            [
                f32::from_bits(0x460fba59), f32::from_bits(0x419df5a1), f32::from_bits(0xc1161fad), f32::from_bits(0xbb5f63da), // 9.198587e3, 1.9744936e1, -9.382733e0, -3.4086616e-3
                f32::from_bits(0xbb34808f), f32::from_bits(0xbb67f1eb), f32::from_bits(0x3cac69a4), f32::from_bits(0x3ccaf8a0), // -2.7542447e-3, -3.5391997e-3, 2.1046467e-2, 2.4776757e-2
            ],
            [
                f32::from_bits(0xcb642a54), f32::from_bits(0xc553ad36), f32::from_bits(0x44a02f73), f32::from_bits(0x3b7065cc), // -1.4953044e7, -3.3868257e3, 1.2814828e3, 3.668177e-3
                f32::from_bits(0x3b312821), f32::from_bits(0x3babadfa), f32::from_bits(0xba543183), f32::from_bits(0xbad1063b), // 2.7031975e-3, 5.2392455e-3, -8.094536e-4, -1.5947291e-3
            ],
            [
                f32::from_bits(0x4fe45af1), f32::from_bits(0x00000000), f32::from_bits(0xc77938a9), f32::from_bits(0x00000000), // 7.6623304e9, 0e0, -6.380066e4, 0e0
                f32::from_bits(0x3a670771), f32::from_bits(0xba4d1958), f32::from_bits(0xb7bb4d25), f32::from_bits(0x3882f89d), // 8.8130595e-4, -7.823906e-4, -2.232806e-5, 6.245191e-5
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xb9ed1cdc), f32::from_bits(0x382efb34), f32::from_bits(0x3656af17), f32::from_bits(0xb5b9c3b6), // -4.5225665e-4, 4.1718784e-5, 3.19904e-6, -1.3840533e-6
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x387546c7), f32::from_bits(0x00000000), f32::from_bits(0xb3b569b9), f32::from_bits(0x326507f6), // 5.847847e-5, 0e0, -8.4477e-8, 1.33313645e-8
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
                f32::from_bits(0x3f6491a7), f32::from_bits(0x3f66f689), f32::from_bits(0x3f4f9c27), f32::from_bits(0x3f4ffc8d), // 8.928475e-1, 9.021993e-1, 8.1097645e-1, 8.1244737e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3f2e2be4), f32::from_bits(0x3f4c473b), f32::from_bits(0x3f38e582), f32::from_bits(0x3f0096e9), // 6.803572e-1, 7.979619e-1, 7.22252e-1, 5.023027e-1
                f32::from_bits(0x3f2f7f8c), f32::from_bits(0x3f048602), f32::from_bits(0x3f2fc61e), f32::from_bits(0x3f15b55a), // 6.8553996e-1, 5.176698e-1, 6.866168e-1, 5.8479846e-1
                f32::from_bits(0x3f202ef0), f32::from_bits(0x3f059e82), f32::from_bits(0x3f2ff9eb), f32::from_bits(0x3f075197), // 6.257162e-1, 5.219499e-1, 6.874072e-1, 5.285887e-1
                f32::from_bits(0x3f2be1c3), f32::from_bits(0x3f0f6acf), f32::from_bits(0x3f2a29b3), f32::from_bits(0x3f0df5f9), // 6.714136e-1, 5.602235e-1, 6.646988e-1, 5.545345e-1
                f32::from_bits(0x3f21e6d9), f32::from_bits(0x3f167b71), f32::from_bits(0x3f1cf561), f32::from_bits(0x3f08eaa9), // 6.324287e-1, 5.8782107e-1, 6.131192e-1, 5.3483063e-1
                f32::from_bits(0x3f0cf8c3), f32::from_bits(0x3f041f9c), f32::from_bits(0x3eec21cb), f32::from_bits(0x3ee8d454), // 5.506708e-1, 5.161073e-1, 4.6119532e-1, 4.5474494e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e94f37e), f32::from_bits(0x3db09885), f32::from_bits(0x3e5aad54), f32::from_bits(0x3ee17d5c), // 2.909202e-1, 8.622841e-2, 2.1355182e-1, 4.4040954e-1
                f32::from_bits(0x3e8c9231), f32::from_bits(0x3edaa84f), f32::from_bits(0x3e89c0f2), f32::from_bits(0x3ec4cae6), // 2.7455285e-1, 4.2706534e-1, 2.6905018e-1, 3.843605e-1
                f32::from_bits(0x3ec4caa1), f32::from_bits(0x3edaa90d), f32::from_bits(0x3e75fe0e), f32::from_bits(0x3ed2d99e), // 3.8435844e-1, 4.27071e-1, 2.4022695e-1, 4.1181654e-1
                f32::from_bits(0x3e9368fe), f32::from_bits(0x3ec4cec9), f32::from_bits(0x3e824c05), f32::from_bits(0x3ebd80be), // 2.879104e-1, 3.8439015e-1, 2.5448623e-1, 3.7012285e-1
                f32::from_bits(0x3e88a970), f32::from_bits(0x3ea0a5e8), f32::from_bits(0x3e5748ae), f32::from_bits(0x3e91c542), // 2.669177e-1, 3.1376576e-1, 2.1023819e-1, 2.8470808e-1
                f32::from_bits(0x3e2db203), f32::from_bits(0x3e50aff4), f32::from_bits(0x3de4b9a7), f32::from_bits(0x3df3eb56), // 1.6962437e-1, 2.0379621e-1, 1.1168223e-1, 1.1910121e-1
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
                f32::from_bits(0x3f7ffff9), // 9.999996e-1
            ],
            [
                f32::from_bits(0xbf001bbd), // -5.0042325e-1
            ],
            [
                f32::from_bits(0x3ea9ad2e), // 3.3139938e-1
            ],
            [
                f32::from_bits(0xbe64269d), // -2.2280355e-1
            ],
            [
                f32::from_bits(0x3de5f501), // 1.12283714e-1
            ],
            [
                f32::from_bits(0xbcdfb7b8), // -2.7309284e-2
            ],
        ],
    },
};
