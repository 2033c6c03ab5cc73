//! Coefficients of `sigmoid`. Written by `halfulp forge sigmoid --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 31 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 1.00 1.00 0.99 1.00 0.99 0.98 0.98 0.99 0.97 0.98 1.00 0.98 0.99 0.99 0.99
/// 0.99 1.00 0.99 1.00 0.99 0.98 0.94 1.00 0.98 0.99 0.98 0.98 0.99 1.00 1.00
///
/// avx2: 7 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 4, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 17.34375,
        grid: Grid::Binades { scale: 1.375, offset: 1.75, bits: 3 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f350750), f32::from_bits(0x3f354844), f32::from_bits(0x3f35b500), f32::from_bits(0x3f36a05c), // 7.0714283e-1, 7.0813394e-1, 7.097931e-1, 7.133844e-1
                f32::from_bits(0x3f3796f2), f32::from_bits(0x3f38e8c8), f32::from_bits(0x3f3a87b5), f32::from_bits(0x3f3bf28f), // 7.17147e-1, 7.2230196e-1, 7.286332e-1, 7.341699e-1
                f32::from_bits(0x3f3a0e20), f32::from_bits(0x3f3f9054), f32::from_bits(0x3f44db5d), f32::from_bits(0x3f3c0bc5), // 7.2677803e-1, 7.48296e-1, 7.689722e-1, 7.345546e-1
                f32::from_bits(0x3f47f368), f32::from_bits(0x3f479ef5), f32::from_bits(0x3f4921ed), f32::from_bits(0x3f46e246), // 7.8105783e-1, 7.7976924e-1, 7.856739e-1, 7.7689016e-1
                f32::from_bits(0x3f3dd5d5), f32::from_bits(0x3f2b4541), f32::from_bits(0x3f1ac847), f32::from_bits(0x3f04e912), // 7.4154407e-1, 6.690255e-1, 6.046185e-1, 5.191814e-1
                f32::from_bits(0x3eeb2a02), f32::from_bits(0x3ec69ada), f32::from_bits(0x3e99823e), f32::from_bits(0x3e88bcc3), // 4.5930487e-1, 3.8790017e-1, 2.998218e-1, 2.6706514e-1
                f32::from_bits(0x3e4d2661), f32::from_bits(0x3e08cc4e), f32::from_bits(0x3dd23a60), f32::from_bits(0x3c9ea6fd), // 2.0034172e-1, 1.3359186e-1, 1.02650404e-1, 1.9366736e-2
                f32::from_bits(0x3b0d02e9), f32::from_bits(0x00000000), f32::from_bits(0x3f3504f4), f32::from_bits(0x3f350722), // 2.1516627e-3, 0e0, 7.071068e-1, 7.071401e-1
            ],
            [
                f32::from_bits(0xbe356630), f32::from_bits(0xbe3beb00), f32::from_bits(0xbe422a60), f32::from_bits(0xbe4c2947), // -1.7714763e-1, -1.8351364e-1, -1.8961477e-1, -1.9937621e-1
                f32::from_bits(0xbe549376), f32::from_bits(0xbe5e59cf), f32::from_bits(0xbe689435), f32::from_bits(0xbe7075f3), // -2.0759377e-1, -2.1713947e-1, -2.2712786e-1, -2.3482494e-1
                f32::from_bits(0xbe5feb6b), f32::from_bits(0xbe80811a), f32::from_bits(0xbe8d564e), f32::from_bits(0xbe769d10), // -2.1867149e-1, -2.5098497e-1, -2.7604908e-1, -2.4083352e-1
                f32::from_bits(0xbe94622e), f32::from_bits(0xbe94633e), f32::from_bits(0xbe96d099), f32::from_bits(0xbe9384fd), // -2.8981155e-1, -2.8981966e-1, -2.9456022e-1, -2.88124e-1
                f32::from_bits(0xbe879990), f32::from_bits(0xbe64da8a), f32::from_bits(0xbe43da66), f32::from_bits(0xbe1ccae7), // -2.6484346e-1, -2.2348991e-1, -1.9126281e-1, -1.5311776e-1
                f32::from_bits(0xbe03f1c4), f32::from_bits(0xbdd1d45b), f32::from_bits(0xbd9567e0), f32::from_bits(0xbd80e1cf), // -1.2885195e-1, -1.0245582e-1, -7.295203e-2, -6.2930696e-2
                f32::from_bits(0xbd334968), f32::from_bits(0xbcda24e3), f32::from_bits(0xbc9e1e15), f32::from_bits(0xbb122759), // -4.3771178e-2, -2.6628917e-2, -1.9301454e-2, -2.2301285e-3
                f32::from_bits(0xb8ef6c2d), f32::from_bits(0x00000000), f32::from_bits(0xbe350019), f32::from_bits(0xbe35b3f2), // -1.14165574e-4, 0e0, -1.7675819e-1, -1.7744425e-1
            ],
            [
                f32::from_bits(0xbcabc3ed), f32::from_bits(0xbbfd6731), f32::from_bits(0xbb09d5a9), f32::from_bits(0x3b953af5), // -2.0967448e-2, -7.7332486e-3, -2.1031892e-3, 4.5541474e-3
                f32::from_bits(0x3c142ed8), f32::from_bits(0x3c5c959a), f32::from_bits(0x3c8e938f), f32::from_bits(0x3ca47f7f), // 9.044372e-3, 1.3463402e-2, 1.7404346e-2, 2.0080326e-2
                f32::from_bits(0x3c0bf490), f32::from_bits(0x3cca9bc5), f32::from_bits(0x3d0eb62e), f32::from_bits(0x3cbb404a), // 8.542195e-3, 2.473248e-2, 3.484171e-2, 2.2857804e-2
                f32::from_bits(0x3d23d0ac), f32::from_bits(0x3d251a1c), f32::from_bits(0x3d2a4a44), f32::from_bits(0x3d23df7f), // 3.9993927e-2, 4.0308103e-2, 4.157473e-2, 4.0008064e-2
                f32::from_bits(0x3d0eed8e), f32::from_bits(0x3cdd5fbb), f32::from_bits(0x3cb151d3), f32::from_bits(0x3c82c5da), // 3.489452e-2, 2.7023187e-2, 2.1645462e-2, 1.5963484e-2
                f32::from_bits(0x3c4fd5d9), f32::from_bits(0x3c1a8760), f32::from_bits(0x3bc90643), f32::from_bits(0x3ba78cc5), // 1.2685263e-2, 9.43169e-3, 6.1347797e-3, 5.1132166e-3
                f32::from_bits(0x3b56d9c5), f32::from_bits(0x3aed3a20), f32::from_bits(0x3aa18d66), f32::from_bits(0x38887061), // 3.278361e-3, 1.8098988e-3, 1.2325465e-3, 6.5059176e-5
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbcae783a), f32::from_bits(0xbc910b9b), // 0e0, 0e0, -2.1297563e-2, -1.770573e-2
            ],
            [
                f32::from_bits(0x3c0f69c4), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 8.753244e-3, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3b31630f), f32::from_bits(0x00000000), f32::from_bits(0xbab1bd1e), f32::from_bits(0x00000000), // 2.70671e-3, 0e0, -1.356039e-3, 0e0
                f32::from_bits(0xbb029730), f32::from_bits(0xbb06761a), f32::from_bits(0xbb0dd730), f32::from_bits(0xbb058959), // -1.992654e-3, -2.0517171e-3, -2.1643154e-3, -2.0376055e-3
                f32::from_bits(0xbad9fa4c), f32::from_bits(0xba986dd9), f32::from_bits(0xba6267fd), f32::from_bits(0xba186200), // -1.663038e-3, -1.1629417e-3, -8.636711e-4, -5.812943e-4
                f32::from_bits(0xb9e35c96), f32::from_bits(0xb99d41ab), f32::from_bits(0xb939a3ef), f32::from_bits(0xb91541a6), // -4.3365796e-4, -2.99943e-4, -1.7704045e-4, -1.4234203e-4
                f32::from_bits(0xb8af9be6), f32::from_bits(0xb82f3a33), f32::from_bits(0xb7df7694), f32::from_bits(0x00000000), // -8.3736886e-5, -4.1777454e-5, -2.6638889e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbaf467db), f32::from_bits(0x00000000), // 0e0, 0e0, -1.8646674e-3, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 10.039381 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f800000), f32::from_bits(0x3f7fffec), f32::from_bits(0x3f7fb27d), f32::from_bits(0x3f801a35), // 1e0, 9.999988e-1, 9.9881727e-1, 1.0007998e0
                f32::from_bits(0x00000000), f32::from_bits(0x3f80b771), f32::from_bits(0x3f803409), f32::from_bits(0x3f80023d), // 0e0, 1.0055982e0, 1.001588e0, 1.0000683e0
            ],
            [
                f32::from_bits(0xbf7ff3eb), f32::from_bits(0xbf7ff69f), f32::from_bits(0xbf7b615d), f32::from_bits(0xbf80e232), // -9.9981564e-1, -9.998569e-1, -9.819544e-1, -1.0069029e0
                f32::from_bits(0x00000000), f32::from_bits(0xbf71e84a), f32::from_bits(0xbf79fb96), f32::from_bits(0xbf7f8475), // 0e0, -9.449507e-1, -9.7649515e-1, -9.981149e-1
            ],
            [
                f32::from_bits(0x3f004556), f32::from_bits(0x3efe8543), f32::from_bits(0x3ed0b93e), f32::from_bits(0x3f040f03), // 5.01058e-1, 4.9711046e-1, 4.076633e-1, 5.1585406e-1
                f32::from_bits(0x00000000), f32::from_bits(0x3f2cde8d), f32::from_bits(0x3f1ce428), f32::from_bits(0x3f0412e5), // 0e0, 6.7527086e-1, 6.128564e-1, 5.159133e-1
            ],
            [
                f32::from_bits(0xbe846a48), f32::from_bits(0xbe15c98e), f32::from_bits(0x00000000), f32::from_bits(0xbe2482c2), // -2.5862336e-1, -1.4627668e-1, 0e0, -1.6065505e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbe05a1a5), // 0e0, 0e0, 0e0, -1.3049944e-1
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
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 16>, Cells<1, 5, 16>> = Piecewise {
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
                f32::from_bits(0x3f2d3c88), f32::from_bits(0x3f263fd3), f32::from_bits(0x3f19dc8d), f32::from_bits(0x3f05c26f), // 6.767049e-1, 6.494114e-1, 6.010216e-1, 5.224981e-1
            ],
            [
                f32::from_bits(0x3e2c7612), f32::from_bits(0x3dadac73), f32::from_bits(0x3d08ac2b), f32::from_bits(0x3c336b2a), // 1.6841915e-1, 8.480158e-2, 3.3367317e-2, 1.0950843e-2
                f32::from_bits(0x3b517e7d), f32::from_bits(0x3a55695b), f32::from_bits(0x39833477), f32::from_bits(0x382701f7), // 3.1966262e-3, 8.1410044e-4, 2.5025356e-4, 3.9817733e-5
                f32::from_bits(0x00000000), f32::from_bits(0x378370c9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 1.5668937e-5, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3efccaca), f32::from_bits(0x3eece048), f32::from_bits(0x3ef9dcab), f32::from_bits(0x3eff5f99), // 4.9373466e-1, 4.6264863e-1, 4.880117e-1, 4.9877623e-1
                f32::from_bits(0x3eed79c5), f32::from_bits(0x3efa3082), f32::from_bits(0x3eeacaf7), f32::from_bits(0x3eea5d46), // 4.6381965e-1, 4.8865134e-1, 4.5857975e-1, 4.5774287e-1
                f32::from_bits(0x3efa17ba), f32::from_bits(0x3ef364c7), f32::from_bits(0x3ef534ba), f32::from_bits(0x3ef2cd1a), // 4.8846227e-1, 4.7537825e-1, 4.789179e-1, 4.7422105e-1
                f32::from_bits(0x3ee7ffa5), f32::from_bits(0x3ed52b7c), f32::from_bits(0x3eb4375b), f32::from_bits(0x3e8875f0), // 4.531223e-1, 4.1634738e-1, 3.5198483e-1, 2.665248e-1
            ],
            [
                f32::from_bits(0x3c1e1ef5), f32::from_bits(0xbc012b69), f32::from_bits(0xbbb8228e), f32::from_bits(0xbb18c445), // 9.650935e-3, -7.883885e-3, -5.6193536e-3, -2.3310345e-3
                f32::from_bits(0xba49849a), f32::from_bits(0xb942b372), f32::from_bits(0xb8be7bce), f32::from_bits(0x00000000), // -7.6873007e-4, -1.856813e-4, -9.0829664e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e206cdc), f32::from_bits(0x3e7537ef), f32::from_bits(0x3e369bd3), f32::from_bits(0x3e08a31e), // 1.5666527e-1, 2.3947118e-1, 1.783288e-1, 1.3343474e-1
                f32::from_bits(0x3e73e836), f32::from_bits(0x3e29b928), f32::from_bits(0x3e77454d), f32::from_bits(0x3e75045e), // 2.381905e-1, 1.6574538e-1, 2.414753e-1, 2.3927447e-1
                f32::from_bits(0x3e2b9d55), f32::from_bits(0x3e3a31b5), f32::from_bits(0x3e27f45e), f32::from_bits(0x3e117f66), // 1.6759236e-1, 1.8183024e-1, 1.6401812e-1, 1.4208755e-1
                f32::from_bits(0x3e082682), f32::from_bits(0x3de8c96c), f32::from_bits(0x3dbbbead), f32::from_bits(0x3d441fca), // 1.329594e-1, 1.1366543e-1, 9.167228e-2, 4.788188e-2
            ],
            [
                f32::from_bits(0xbbd67fa8), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -6.5459795e-3, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3d686fd2), f32::from_bits(0x00000000), f32::from_bits(0x3d1c312b), f32::from_bits(0x3da285de), // 5.6747265e-2, 0e0, 3.8132828e-2, 7.9356894e-2
                f32::from_bits(0x00000000), f32::from_bits(0x3d55863d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 5.2129973e-2, 0e0, 0e0
                f32::from_bits(0x3d29373c), f32::from_bits(0x3d19d9e7), f32::from_bits(0x3d293b54), f32::from_bits(0x3d3c79ee), // 4.131244e-2, 3.7561323e-2, 4.1316345e-2, 4.601472e-2
                f32::from_bits(0x3d17da9b), f32::from_bits(0x3cbe4830), f32::from_bits(0x00000000), f32::from_bits(0xbc0a4e69), // 3.7073713e-2, 2.3227781e-2, 0e0, -8.441546e-3
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
                f32::from_bits(0x3f7ffffb), // 9.999997e-1
            ],
            [
                f32::from_bits(0xbf7ff996), // -9.999021e-1
            ],
            [
                f32::from_bits(0x3f00047e), // 5.0006855e-1
            ],
            [
                f32::from_bits(0xbe2cd0cf), // -1.6876529e-1
            ],
            [
                f32::from_bits(0x3d26ef39), // 4.0755484e-2
            ],
        ],
    },
};
