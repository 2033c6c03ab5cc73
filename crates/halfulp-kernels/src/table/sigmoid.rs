//! Coefficients of `sigmoid`.
use crate::cells::{Cells, Grid, Piecewise};
/// For binary16.
///
/// portable, scalar, avx512: 11 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 0.99 1.00 0.99 1.00 1.00 1.00 1.00
///
/// avx2: 6 polynomials of degree 6; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 5, 64>, Cells<8, 7, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 17.34375,
        grid: Grid::Binades { scale: 1.0, offset: 0.0009765625, bits: 2 },
        map: Some([
            3, 4, 4, 5, 6, 7, 7, 7, 8, 9, 9, 10, 10, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
            1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f574859), f32::from_bits(0x3f574500), f32::from_bits(0x3f573e1d), f32::from_bits(0x3f56d700), // 8.409477e-1, 8.408966e-1, 8.407915e-1, 8.3921814e-1
                f32::from_bits(0x3f5cad4c), f32::from_bits(0x3f68bba9), f32::from_bits(0x3f6ccd5b), f32::from_bits(0x3f730298), // 8.620193e-1, 9.0911347e-1, 9.250085e-1, 9.492583e-1
                f32::from_bits(0x3f6aa436), f32::from_bits(0x3f548a38), f32::from_bits(0x3ef0f613), f32::from_bits(0x00000000), // 9.1656816e-1, 8.3023405e-1, 4.706274e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbe985362), f32::from_bits(0xbdd74444), f32::from_bits(0xbdd5d636), f32::from_bits(0xbdcb9b8e), // -2.9751116e-1, -1.05110675e-1, -1.0441248e-1, -9.941779e-2
                f32::from_bits(0xbe08f42b), f32::from_bits(0xbe3eb317), f32::from_bits(0xbe4aedb2), f32::from_bits(0xbe5ceb13), // -1.3374393e-1, -1.8623005e-1, -1.9817236e-1, -2.1574049e-1
                f32::from_bits(0xbe4cc5eb), f32::from_bits(0xbe2aa9e5), f32::from_bits(0xbd882a62), f32::from_bits(0x00000000), // -1.9997375e-1, -1.6666372e-1, -6.648709e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x4356eb66), f32::from_bits(0xbca20187), f32::from_bits(0xbcb052b7), f32::from_bits(0xbce2e5a0), // 2.1491953e2, -1.9776119e-2, -2.1523817e-2, -2.7697384e-2
                f32::from_bits(0xbc04d9ff), f32::from_bits(0x3c620c5b), f32::from_bits(0x3c898eac), f32::from_bits(0x3cb016dd), // -8.108615e-3, 1.3796891e-2, 1.6791664e-2, 2.1495277e-2
                f32::from_bits(0x3c98bd12), f32::from_bits(0x3c624ffc), f32::from_bits(0x3b57f7e4), f32::from_bits(0x00000000), // 1.8644843e-2, 1.3813015e-2, 3.295415e-3, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xc78f4423), f32::from_bits(0x3b6351fc), f32::from_bits(0x3bad0a73), f32::from_bits(0x3c100a92), // -7.335227e4, 3.4686318e-3, 5.2807867e-3, 8.791583e-3
                f32::from_bits(0x3b76b04f), f32::from_bits(0xb9996e98), f32::from_bits(0xba0e6b5d), f32::from_bits(0xba8f0b91), // 3.764171e-3, -2.9264833e-4, -5.4328685e-4, -1.0913481e-3
                f32::from_bits(0xba6218b0), f32::from_bits(0xba1038bc), f32::from_bits(0xb86db5c0), f32::from_bits(0x00000000), // -8.6248945e-4, -5.501618e-4, -5.667447e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x39e798ca), f32::from_bits(0x00000000), f32::from_bits(0xba4a2c5a), // 0e0, 4.417359e-4, 0e0, -7.7122974e-4
                f32::from_bits(0xb99370c5), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x37c2af6f), // -2.8122045e-4, 0e0, 0e0, 2.3208295e-5
                f32::from_bits(0x3788f380), f32::from_bits(0x37128b4b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.6325852e-5, 8.73471e-6, 0e0, 0e0
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
            3, 4, 5, 5, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f574859), f32::from_bits(0x3f5744fd), f32::from_bits(0x3f573c94), f32::from_bits(0x3f56dab6), // 8.409477e-1, 8.408964e-1, 8.407681e-1, 8.3927476e-1
                f32::from_bits(0x3f661022), f32::from_bits(0x3f77c83e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 8.9868367e-1, 9.678992e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbe7f2c78), f32::from_bits(0xbdd73adc), f32::from_bits(0xbdd5de6e), f32::from_bits(0xbdc7ef64), // -2.4919307e-1, -1.05092734e-1, -1.0442816e-1, -9.762457e-2
                f32::from_bits(0xbe2c0c61), f32::from_bits(0xbe6b122a), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.6801597e-1, -2.2956148e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0xc1c61395), f32::from_bits(0xbca478c7), f32::from_bits(0xbcad2121), f32::from_bits(0xbcfd3e0c), // -2.4759562e1, -2.0077122e-2, -2.1133961e-2, -3.0913375e-2
                f32::from_bits(0x3b3a04d8), f32::from_bits(0x3cd14fb1), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.8384235e-3, 2.5550695e-2, 0e0, 0e0
            ],
            [
                f32::from_bits(0x48afce8a), f32::from_bits(0x3bb10936), f32::from_bits(0x3b91a7b2), f32::from_bits(0x3c32e179), // 3.600523e5, 5.4027094e-3, 4.4450397e-3, 1.0918015e-2
                f32::from_bits(0x3b35f440), f32::from_bits(0xbadd61cc), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.7763993e-3, -1.6890108e-3, 0e0, 0e0
            ],
            [
                f32::from_bits(0xcdab1fa1), f32::from_bits(0xbb9f4c9b), f32::from_bits(0x3a320fc1), f32::from_bits(0xbab6f882), // -3.588721e8, -4.861427e-3, 6.7925086e-4, -1.3959559e-3
                f32::from_bits(0xb9def956), f32::from_bits(0x38904710), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -4.252891e-4, 6.8796915e-5, 0e0, 0e0
            ],
            [
                f32::from_bits(0x51fa20e0), f32::from_bits(0x3bab1286), f32::from_bits(0xb94be1f3), f32::from_bits(0x3890b808), // 1.3428667e11, 5.220714e-3, -1.9443761e-4, 6.9007336e-5
                f32::from_bits(0x37e76574), f32::from_bits(0xb5d7d367), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.7584589e-5, -1.6080274e-6, 0e0, 0e0
            ],
            [
                f32::from_bits(0xd57d8668), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.7422107e13, 0e0, 0e0, 0e0
                f32::from_bits(0xb53cbd65), f32::from_bits(0x328e5ff7), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -7.0311063e-7, 1.6574615e-8, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 26 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.98 0.95 0.96 0.95 0.91 0.94 0.00 0.93 1.00 0.92 0.92 0.77 0.75 0.92
/// 0.92 0.93 0.83 0.73 0.83 0.97 0.97 0.98 0.96 0.99
///
/// avx2: 7 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.97 0.97 1.00 1.00 0.99 1.00 0.93
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 16>, Cells<8, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 1.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3ed41189), f32::from_bits(0x3e95f274), f32::from_bits(0x3e3d22e2), f32::from_bits(0x3dd98a8e), // 4.1419628e-1, 2.928654e-1, 1.8470338e-1, 1.062213e-1
                f32::from_bits(0x3d6b2888), f32::from_bits(0x3cf54534), f32::from_bits(0x3c7a73fb), f32::from_bits(0x3bfd4dec), // 5.74117e-2, 2.9940225e-2, 1.5286441e-2, 7.7302363e-3
                f32::from_bits(0x3b7f0000), f32::from_bits(0x3afe7e7c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.8909912e-3, 1.9416357e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3f34f399), f32::from_bits(0x3f3570f7), f32::from_bits(0x3f34e3e5), f32::from_bits(0x3f34f2a1), // 7.06842e-1, 7.0875496e-1, 7.066024e-1, 7.068272e-1
                f32::from_bits(0x3f356fff), f32::from_bits(0x3f35054a), f32::from_bits(0x3f359b6b), f32::from_bits(0x3f359dcf), // 7.087402e-1, 7.0711195e-1, 7.0940274e-1, 7.094392e-1
                f32::from_bits(0x3f348a1d), f32::from_bits(0x3f346750), f32::from_bits(0x3f32f984), f32::from_bits(0x3f310025), // 7.0523244e-1, 7.047014e-1, 6.991198e-1, 6.9140846e-1
                f32::from_bits(0x3f2d3c88), f32::from_bits(0x3f263fd3), f32::from_bits(0x3f19dc8d), f32::from_bits(0x3f05c26e), // 6.767049e-1, 6.494114e-1, 6.010216e-1, 5.22498e-1
            ],
            [
                f32::from_bits(0x3e2c7612), f32::from_bits(0x3dadac73), f32::from_bits(0x3d08ac2b), f32::from_bits(0x3c336b2a), // 1.6841915e-1, 8.480158e-2, 3.3367317e-2, 1.0950843e-2
                f32::from_bits(0x3b517e7d), f32::from_bits(0x3a55695b), f32::from_bits(0x39833477), f32::from_bits(0x382701f7), // 3.1966262e-3, 8.1410044e-4, 2.5025356e-4, 3.9817733e-5
                f32::from_bits(0x00000000), f32::from_bits(0x378370c9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 1.5668937e-5, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3efccaca), f32::from_bits(0x3eece048), f32::from_bits(0x3ef9dcab), f32::from_bits(0x3eff5f99), // 4.9373466e-1, 4.6264863e-1, 4.880117e-1, 4.9877623e-1
                f32::from_bits(0x3eed79c5), f32::from_bits(0x3efa3082), f32::from_bits(0x3eeacaf7), f32::from_bits(0x3eea5d46), // 4.6381965e-1, 4.8865134e-1, 4.5857975e-1, 4.5774287e-1
                f32::from_bits(0x3efa17ba), f32::from_bits(0x3ef364c7), f32::from_bits(0x3ef534ba), f32::from_bits(0x3ef2cd1a), // 4.8846227e-1, 4.7537825e-1, 4.789179e-1, 4.7422105e-1
                f32::from_bits(0x3ee7ffa5), f32::from_bits(0x3ed52b7c), f32::from_bits(0x3eb4375b), f32::from_bits(0x3e8875f7), // 4.531223e-1, 4.1634738e-1, 3.5198483e-1, 2.66525e-1
            ],
            [
                f32::from_bits(0x3c1e1ef5), f32::from_bits(0xbc012b69), f32::from_bits(0xbbb8228e), f32::from_bits(0xbb18c445), // 9.650935e-3, -7.883885e-3, -5.6193536e-3, -2.3310345e-3
                f32::from_bits(0xba49849a), f32::from_bits(0xb942b372), f32::from_bits(0xb8be7bce), f32::from_bits(0x00000000), // -7.6873007e-4, -1.856813e-4, -9.0829664e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e206cdc), f32::from_bits(0x3e7537ef), f32::from_bits(0x3e369bd3), f32::from_bits(0x3e08a31e), // 1.5666527e-1, 2.3947118e-1, 1.783288e-1, 1.3343474e-1
                f32::from_bits(0x3e73e836), f32::from_bits(0x3e29b928), f32::from_bits(0x3e77454d), f32::from_bits(0x3e75045e), // 2.381905e-1, 1.6574538e-1, 2.414753e-1, 2.3927447e-1
                f32::from_bits(0x3e2b9d55), f32::from_bits(0x3e3a31b5), f32::from_bits(0x3e27f45e), f32::from_bits(0x3e117f66), // 1.6759236e-1, 1.8183024e-1, 1.6401812e-1, 1.4208755e-1
                f32::from_bits(0x3e082682), f32::from_bits(0x3de8c96c), f32::from_bits(0x3dbbbead), f32::from_bits(0x3d441f5b), // 1.329594e-1, 1.1366543e-1, 9.167228e-2, 4.7881465e-2
            ],
            [
                f32::from_bits(0xbbd67fa8), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -6.5459795e-3, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3d686fd2), f32::from_bits(0x00000000), f32::from_bits(0x3d1c312b), f32::from_bits(0x3da285de), // 5.6747265e-2, 0e0, 3.8132828e-2, 7.9356894e-2
                f32::from_bits(0x00000000), f32::from_bits(0x3d55863d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 5.2129973e-2, 0e0, 0e0
                f32::from_bits(0x3d29373c), f32::from_bits(0x3d19d9e7), f32::from_bits(0x3d293b54), f32::from_bits(0x3d3c79ee), // 4.131244e-2, 3.7561323e-2, 4.1316345e-2, 4.601472e-2
                f32::from_bits(0x3d17da9b), f32::from_bits(0x3cbe4830), f32::from_bits(0x00000000), f32::from_bits(0xbc0a4d7f), // 3.7073713e-2, 2.3227781e-2, 0e0, -8.441328e-3
            ],
        ],
    },
    narrow: Cells {
        first: -9.8125,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 14.0, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3ed9c1b9), f32::from_bits(0x3f138e87), f32::from_bits(0x3efffebd), f32::from_bits(0x3f000052), // 4.253061e-1, 5.7639354e-1, 4.9999037e-1, 5.000049e-1
                f32::from_bits(0x3edf6b48), f32::from_bits(0x3f697142), f32::from_bits(0x00000000), f32::from_bits(0x3d4e3cc0), // 4.3636537e-1, 9.118844e-1, 0e0, 5.0350904e-2
            ],
            [
                f32::from_bits(0xbe82518d), f32::from_bits(0xbecbb165), f32::from_bits(0xbe7ff58e), f32::from_bits(0xbe7fcbbb), // -2.5452843e-1, -3.978378e-1, -2.4996015e-1, -2.4980061e-1
                f32::from_bits(0xbec31004), f32::from_bits(0xbcfc021f), f32::from_bits(0x00000000), f32::from_bits(0xbc5ea6fa), // -3.8098156e-1, -3.076273e-2, 0e0, -1.3589615e-2
            ],
            [
                f32::from_bits(0x3d73bf44), f32::from_bits(0x3de2f16b), f32::from_bits(0xba9649bc), f32::from_bits(0x3acba6ae), // 5.9508577e-2, 1.1081203e-1, -1.1466066e-3, 1.5537345e-3
                f32::from_bits(0xbdd22499), f32::from_bits(0xbb6ba4d9), f32::from_bits(0x00000000), f32::from_bits(0x3a7505e3), // -1.0260887e-1, -3.595641e-3, 0e0, 9.3468855e-4
            ],
            [
                f32::from_bits(0xbbd161aa), f32::from_bits(0xbc6f58f0), f32::from_bits(0x3cca1584), f32::from_bits(0x3ccce0af), // -6.3898163e-3, -1.4608607e-2, 2.4668463e-2, 2.5009481e-2
                f32::from_bits(0xbc52d671), f32::from_bits(0xb9130244), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.286851e-2, -1.4019856e-4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x398a725d), f32::from_bits(0x3a479394), f32::from_bits(0xbb96f0d8), f32::from_bits(0x3b99e2c3), // 2.6406618e-4, 7.6132384e-4, -4.6063475e-3, 4.6962216e-3
                f32::from_bits(0xba24103e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -6.258524e-4, 0e0, 0e0, 0e0
            ],
        ],
    },
};
