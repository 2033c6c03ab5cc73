//! Coefficients of `sigmoid`.
use crate::cells::{Cells, Grid, Piecewise};
/// For binary16.
///
/// portable, scalar, avx512: 17 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 1.00 0.98 1.00 1.00 1.00 1.00 0.99 1.00 1.00 1.00 1.00 0.99 1.00 1.00
/// 1.00
///
/// avx2: 13 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 1.00 1.00 1.00 1.00 0.99 1.00 1.00 1.00 0.99 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 5, 64>, Cells<16, 6, 32>> = Piecewise {
    wide: Cells {
        first: -17.34375,
        last: 8.3203125,
        grid: Grid::FromZero { scale: 1.9612379 },
        map: Some([
            13, 13, 14, 14, 15, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17,
            17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
            1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4,
            5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 9, 9, 10, 11, 12,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3e182994), f32::from_bits(0x3e9e2da4), f32::from_bits(0x3ef4eea5), // 0e0, 1.4859611e-1, 3.0894196e-1, 4.783832e-1
                f32::from_bits(0x3f1f83c9), f32::from_bits(0x3f42a9fa), f32::from_bits(0x3f44d505), f32::from_bits(0x3f534442), // 6.2310463e-1, 7.6040614e-1, 7.688754e-1, 8.252603e-1
                f32::from_bits(0x3f442d8d), f32::from_bits(0x3f358dd3), f32::from_bits(0x3f364eeb), f32::from_bits(0x3f35134d), // 7.6632005e-1, 7.091953e-1, 7.121417e-1, 7.0732576e-1
                f32::from_bits(0x3f3504f4), f32::from_bits(0x3f3504f2), f32::from_bits(0x3f34211b), f32::from_bits(0x3f2f714a), // 7.071068e-1, 7.071067e-1, 7.0363015e-1, 6.853224e-1
                f32::from_bits(0x3f4a685a), f32::from_bits(0x3f76343e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 7.906548e-1, 9.6173465e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3d0b06e1), f32::from_bits(0x3dab4cc6), f32::from_bits(0x3e176783), // 0e0, 3.3942107e-2, 8.364253e-2, 1.478558e-1
                f32::from_bits(0x3e5a4949), f32::from_bits(0x3e9251a4), f32::from_bits(0x3e972f37), f32::from_bits(0x3eab16ee), // 2.1317019e-1, 2.8577912e-1, 2.952821e-1, 3.341593e-1
                f32::from_bits(0x3e89c5c5), f32::from_bits(0x3e37fb67), f32::from_bits(0x3e437fa6), f32::from_bits(0x3e35ec7e), // 2.69087e-1, 1.7966996e-1, 1.9091663e-1, 1.7765996e-1
                f32::from_bits(0x3e35055c), f32::from_bits(0x3e350424), f32::from_bits(0x3e40f01c), f32::from_bits(0x3e673fbb), // 1.7677826e-1, 1.7677361e-1, 1.8841594e-1, 2.2582905e-1
                f32::from_bits(0x3dfea254), f32::from_bits(0x3c5ebfb9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.24333054e-1, 1.3595515e-2, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3b424d31), f32::from_bits(0x3c0f8a89), f32::from_bits(0x3c92b816), // 0e0, 2.964806e-3, 8.761057e-3, 1.7910045e-2
                f32::from_bits(0x3ced559d), f32::from_bits(0x3d3183ae), f32::from_bits(0x3d3dcc27), f32::from_bits(0x3d67022e), // 2.8971488e-2, 4.333847e-2, 4.6337273e-2, 5.6398563e-2
                f32::from_bits(0x3cf04f98), f32::from_bits(0xbcc37479), f32::from_bits(0xbc146d26), f32::from_bits(0xbcaebc7c), // 2.9334828e-2, -2.385925e-2, -9.059226e-3, -2.133011e-2
                f32::from_bits(0xbcb504e1), f32::from_bits(0xbcb474ad), f32::from_bits(0xbd172244), f32::from_bits(0xbd870c53), // -2.2097053e-2, -2.2028292e-2, -3.6897913e-2, -6.5941475e-2
                f32::from_bits(0xbcec0bcb), f32::from_bits(0xbad6452e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.8814217e-2, -1.6347521e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x38f55128), f32::from_bits(0x39db5f92), f32::from_bits(0x3a82f86a), // 0e0, 1.1697627e-4, 4.184214e-4, 9.992246e-4
                f32::from_bits(0x3af02c28), f32::from_bits(0x3b4aba19), f32::from_bits(0x3b63404b), f32::from_bits(0x3b9791f3), // 1.8323706e-3, 3.0933677e-3, 3.4675773e-3, 4.625553e-3
                f32::from_bits(0xb9d0c2ae), f32::from_bits(0xbc70213b), f32::from_bits(0xbbd2eefa), f32::from_bits(0xbc281ce0), // -3.98179e-4, -1.465636e-2, -6.4371796e-3, -1.0260791e-2
                f32::from_bits(0xbc18e40b), f32::from_bits(0xbc1cee9e), f32::from_bits(0xba7eeb2c), f32::from_bits(0x3c165a29), // -9.331713e-3, -9.578375e-3, -9.7243744e-4, 9.176769e-3
                f32::from_bits(0x3b48d0ab), f32::from_bits(0x388b10ae), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.0641954e-3, 6.631143e-5, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x35eb6ee9), f32::from_bits(0x3700643c), f32::from_bits(0x37b47769), // 0e0, 1.7541144e-6, 7.652732e-6, 2.1513277e-5
                f32::from_bits(0x383cff82), f32::from_bits(0x38b56467), f32::from_bits(0x38d7dc3c), f32::from_bits(0x392059c5), // 4.5060653e-5, 8.649454e-5, 1.0293021e-4, 1.5292231e-4
                f32::from_bits(0xb94fbfdc), f32::from_bits(0xbad8605b), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.9812532e-4, -1.6508208e-3, 0e0, 0e0
                f32::from_bits(0x3ab33739), f32::from_bits(0x3b33d2ea), f32::from_bits(0x3a5bdaf6), f32::from_bits(0xba050b0a), // 1.3673074e-3, 2.7438947e-3, 8.386815e-4, -5.0751923e-4
                f32::from_bits(0xb9036f26), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.253454e-4, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: -17.34375,
        last: 8.3203125,
        grid: Grid::FromZero { scale: 0.98061895 },
        map: Some([
            10, 11, 12, 12, 12, 13, 13, 13, 13, 0, 0, 0, 0, 0, 0, 1,
            1, 1, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9,
        ]),
        coefficients: [
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3e861bc9), f32::from_bits(0x3eb296ca), f32::from_bits(0x3f014f81), // 0e0, 2.6193073e-1, 3.4880668e-1, 5.051194e-1
                f32::from_bits(0x3f4c8ff9), f32::from_bits(0x3f5bad03), f32::from_bits(0x3f493932), f32::from_bits(0x3f3a096c), // 7.9907185e-1, 8.581087e-1, 7.86029e-1, 7.2670627e-1
                f32::from_bits(0x3f34d09e), f32::from_bits(0x3f3504f4), f32::from_bits(0x3f3504f2), f32::from_bits(0x3f34211b), // 7.0630825e-1, 7.071068e-1, 7.071067e-1, 7.0363015e-1
                f32::from_bits(0x3f2cd1bb), f32::from_bits(0x3f4f48eb), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 6.7507523e-1, 8.097064e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3d9502f2), f32::from_bits(0x3dc7d7be), f32::from_bits(0x3e22721a), // 0e0, 7.2759524e-2, 9.7579464e-2, 1.5863839e-1
                f32::from_bits(0x3ea58851), f32::from_bits(0x3ebb261c), f32::from_bits(0x3e93eda7), f32::from_bits(0x3e58ddd5), // 3.2330564e-1, 3.6552513e-1, 2.8892252e-1, 2.1178372e-1
                f32::from_bits(0x3e30f61e), f32::from_bits(0x3e350563), f32::from_bits(0x3e350424), f32::from_bits(0x3e40f01c), // 1.7281386e-1, 1.7677836e-1, 1.7677361e-1, 1.8841594e-1
                f32::from_bits(0x3e79207f), f32::from_bits(0x3dec91f9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.4328803e-1, 1.15512796e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3c0797f0), f32::from_bits(0x3c2d76ac), f32::from_bits(0x3ca012ab), // 0e0, 8.275971e-3, 1.0587376e-2, 1.9540152e-2
                f32::from_bits(0x3d671403), f32::from_bits(0x3d8c2064), f32::from_bits(0x3d11e26a), f32::from_bits(0xbae8463a), // 5.641557e-2, 6.8421155e-2, 3.5616316e-2, -1.7721124e-3
                f32::from_bits(0xbcf54dd0), f32::from_bits(0xbcb4e8d4), f32::from_bits(0xbcb474ad), f32::from_bits(0xbd172244), // -2.994433e-2, -2.2083677e-2, -2.2028292e-2, -3.6897913e-2
                f32::from_bits(0xbd9f21bd), f32::from_bits(0xbcec3516), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -7.770107e-2, -2.8833907e-2, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x39fb94f3), f32::from_bits(0x3a098e9a), f32::from_bits(0x3a91523e), // 0e0, 4.7985426e-4, 5.2473845e-4, 1.1087132e-3
                f32::from_bits(0x3bab9e6c), f32::from_bits(0x3be3349e), f32::from_bits(0xb9072961), f32::from_bits(0xbc019109), // 5.237391e-3, 6.9337627e-3, -1.2890018e-4, -7.908114e-3
                f32::from_bits(0xbc8ba662), f32::from_bits(0xbc161cd0), f32::from_bits(0xbc1cee9e), f32::from_bits(0xba7eeb2c), // -1.7047111e-2, -9.162143e-3, -9.578375e-3, -9.7243744e-4
                f32::from_bits(0x3c567b42), f32::from_bits(0x3b710520), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.309091e-2, 3.6776736e-3, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x376d23b2), f32::from_bits(0x37274fed), f32::from_bits(0x37cb9782), // 0e0, 1.4134612e-5, 9.972585e-6, 2.4270037e-5
                f32::from_bits(0x3985f408), f32::from_bits(0x39c45cae), f32::from_bits(0xb9cbc5bf), f32::from_bits(0xba664535), // 2.5549554e-4, 3.7453085e-4, -3.886651e-4, -8.7841164e-4
                f32::from_bits(0xbb032bac), f32::from_bits(0x3b07af91), f32::from_bits(0x3b33d2ea), f32::from_bits(0x3a5bdaf6), // -2.0015044e-3, 2.070401e-3, 2.7438947e-3, 8.386815e-4
                f32::from_bits(0xba96ed91), f32::from_bits(0xb97a190c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.1514892e-3, -2.3851189e-4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x34352e33), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 1.6873746e-7, 0e0, 0e0
                f32::from_bits(0x36adf3f6), f32::from_bits(0x370e99be), f32::from_bits(0xb7ce1f36), f32::from_bits(0x00000000), // 5.1842026e-6, 8.499655e-6, -2.4571647e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3a67c767), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 8.841664e-4, 0e0, 0e0
                f32::from_bits(0x382fcae2), f32::from_bits(0x36d24be2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 4.19122e-5, 6.2673216e-6, 0e0, 0e0
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
        first: -9.8125,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: -1.0, offset: 14.0, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3ed9c1fe), f32::from_bits(0x3f138ef2), f32::from_bits(0x3efffecc), f32::from_bits(0x3f00005a), // 4.2530817e-1, 5.763999e-1, 4.9999082e-1, 5.0000536e-1
                f32::from_bits(0x3edf71bf), f32::from_bits(0x3f6996d0), f32::from_bits(0x00000000), f32::from_bits(0x3d4e3a91), // 4.364147e-1, 9.1245747e-1, 0e0, 5.0348822e-2
            ],
            [
                f32::from_bits(0xbe8251c4), f32::from_bits(0xbecbb299), f32::from_bits(0xbe7ff84b), f32::from_bits(0xbe7fcb61), // -2.5453007e-1, -3.9784697e-1, -2.499706e-1, -2.4979927e-1
                f32::from_bits(0xbec30790), f32::from_bits(0xbcfa3a8f), f32::from_bits(0x00000000), f32::from_bits(0xbc5ea42d), // -3.8091707e-1, -3.0545501e-2, 0e0, -1.3588947e-2
            ],
            [
                f32::from_bits(0x3d73bfc4), f32::from_bits(0x3de2f3ec), f32::from_bits(0xba92661a), f32::from_bits(0x3ac98f60), // 5.9509054e-2, 1.1081681e-1, -1.1169345e-3, 1.5377812e-3
                f32::from_bits(0xbdd21515), f32::from_bits(0xbb69ddd8), f32::from_bits(0x00000000), f32::from_bits(0x3a75024c), // -1.0257927e-1, -3.5685208e-3, 0e0, 9.3463506e-4
            ],
            [
                f32::from_bits(0xbbd1622d), f32::from_bits(0xbc6f5d6e), f32::from_bits(0x3cc9e4e2), f32::from_bits(0x3ccc963f), // -6.3898773e-3, -1.4609678e-2, 2.4645273e-2, 2.4973987e-2
                f32::from_bits(0xbc52bec7), f32::from_bits(0xb911d6ce), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -1.2862868e-2, -1.3908299e-4, 0e0, 0e0
            ],
            [
                f32::from_bits(0x398a72c2), f32::from_bits(0x3a479978), f32::from_bits(0xbb96c2f8), f32::from_bits(0x3b99501f), // 2.6406912e-4, 7.614116e-4, -4.600879e-3, 4.6787406e-3
                f32::from_bits(0xba23f6cc), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -6.254732e-4, 0e0, 0e0, 0e0
            ],
        ],
    },
};
