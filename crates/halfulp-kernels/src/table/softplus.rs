//! Coefficients of `softplus`. Written by `halfulp forge softplus --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.99 0.99 0.99 0.98 0.99 0.99 1.00 0.98 0.99 0.98 0.99 0.98 1.00 1.00 1.00
/// 1.00 1.00 1.00 0.99 0.99 0.99 0.99 0.98 1.00 0.98 1.00 0.99 1.00 1.00 0.99 1.00
///
/// avx2: 8 polynomials of degree 5; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 0.99 0.99 1.00 0.99 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 5, 16>, Cells<8, 6, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: 17.34375,
        grid: Grid::Binades { scale: 1.0, offset: 0.091796875, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f6d83dc), f32::from_bits(0x3f6dd2ca), f32::from_bits(0x3f6ccac0), f32::from_bits(0x3f6a0ee6), // 9.2779326e-1, 9.2899764e-1, 9.249687e-1, 9.1428983e-1
                f32::from_bits(0x3f72edcf), f32::from_bits(0x3f702c4e), f32::from_bits(0x3f69676f), f32::from_bits(0x3f605001), // 9.489412e-1, 9.3817604e-1, 9.117345e-1, 8.7622076e-1
                f32::from_bits(0x3f6bdedb), f32::from_bits(0x3f5c2e0e), f32::from_bits(0x3f18c99a), f32::from_bits(0x3e9312d0), // 9.2136925e-1, 8.6007774e-1, 5.968262e-1, 2.872529e-1
                f32::from_bits(0x3d9f5164), f32::from_bits(0x3f69984f), f32::from_bits(0x3f6995f6), f32::from_bits(0x3f699617), // 7.779196e-2, 9.124803e-1, 9.124445e-1, 9.1244644e-1
                f32::from_bits(0x3f6995fe), f32::from_bits(0x3f699722), f32::from_bits(0x3f6997ed), f32::from_bits(0x3f69980c), // 9.1244495e-1, 9.1246235e-1, 9.1247445e-1, 9.124763e-1
                f32::from_bits(0x3f69960b), f32::from_bits(0x3f699ca4), f32::from_bits(0x3f699dc4), f32::from_bits(0x3f699c90), // 9.124457e-1, 9.125464e-1, 9.1256356e-1, 9.125452e-1
                f32::from_bits(0x3f69b3c1), f32::from_bits(0x3f69c9dc), f32::from_bits(0x3f69fa89), f32::from_bits(0x3f6a1c89), // 9.128991e-1, 9.132364e-1, 9.139791e-1, 9.144979e-1
                f32::from_bits(0x3f6a7a87), f32::from_bits(0x3f6b324e), f32::from_bits(0x3f6bda43), f32::from_bits(0x3f6ca0a7), // 9.159321e-1, 9.1873634e-1, 9.2129916e-1, 9.2432636e-1
            ],
            [
                f32::from_bits(0xbe435359), f32::from_bits(0xbe446d47), f32::from_bits(0xbe41a42b), f32::from_bits(0xbe3b4365), // -1.9074763e-1, -1.9182311e-1, -1.8910281e-1, -1.8287428e-1
                f32::from_bits(0xbe5838fb), f32::from_bits(0xbe51c8a6), f32::from_bits(0xbe4455bc), f32::from_bits(0xbe34d294), // -2.1115486e-1, -2.0486698e-1, -1.917333e-1, -1.7658454e-1
                f32::from_bits(0xbe4ef44c), f32::from_bits(0xbe357212), f32::from_bits(0xbdbfbe32), f32::from_bits(0xbcefac52), // -2.021038e-1, -1.7719296e-1, -9.362449e-2, -2.9256973e-2
                f32::from_bits(0xbb746177), f32::from_bits(0xbf5261e6), f32::from_bits(0xbe288b95), f32::from_bits(0xbe28ab13), // -3.728954e-3, -8.218063e-1, -1.6459496e-1, -1.647151e-1
                f32::from_bits(0xbe288893), f32::from_bits(0xbe28fb5b), f32::from_bits(0xbe291d2a), f32::from_bits(0xbe292557), // -1.6458349e-1, -1.6502135e-1, -1.6515031e-1, -1.651815e-1
                f32::from_bits(0xbe28a2de), f32::from_bits(0xbe298d7f), f32::from_bits(0xbe299b78), f32::from_bits(0xbe298c3a), // -1.6468379e-1, -1.6557883e-1, -1.6563213e-1, -1.6557398e-1
                f32::from_bits(0xbe2b52c4), f32::from_bits(0xbe2c8b2c), f32::from_bits(0xbe2eca00), f32::from_bits(0xbe3017a8), // -1.6730791e-1, -1.6849965e-1, -1.7069244e-1, -1.7196524e-1
                f32::from_bits(0xbe33424e), f32::from_bits(0xbe382cf0), f32::from_bits(0xbe3be386), f32::from_bits(0xbe3fa929), // -1.7505762e-1, -1.7985892e-1, -1.8348512e-1, -1.8716873e-1
            ],
            [
                f32::from_bits(0x3c4f32f4), f32::from_bits(0x3c531dc9), f32::from_bits(0x3c4b9687), f32::from_bits(0x3c3cb0e3), // 1.26464255e-2, 1.2885519e-2, 1.2426025e-2, 1.1516782e-2
                f32::from_bits(0x3c9d544f), f32::from_bits(0x3c934c9c), f32::from_bits(0x3c817363), f32::from_bits(0x3c5f9338), // 1.920524e-2, 1.7980866e-2, 1.5802091e-2, 1.36459395e-2
                f32::from_bits(0x3c9ba847), f32::from_bits(0x3c7911c2), f32::from_bits(0x3babd06d), f32::from_bits(0x3a4c05f1), // 1.900114e-2, 1.5201988e-2, 5.243352e-3, 7.782868e-4
                f32::from_bits(0x00000000), f32::from_bits(0x44c01cd2), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 1.5369006e3, 0e0, 0e0
                f32::from_bits(0xbb33659f), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.7373803e-3, 0e0, 0e0, 0e0
                f32::from_bits(0xbb037ca0), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -2.0063296e-3, 0e0, 0e0, 0e0
                f32::from_bits(0x3b0c08af), f32::from_bits(0x3b508e01), f32::from_bits(0x3b9d7ac8), f32::from_bits(0x3bb70ea7), // 2.136748e-3, 3.1822922e-3, 4.8058964e-3, 5.5864635e-3
                f32::from_bits(0x3bedbb08), f32::from_bits(0x3c189b75), f32::from_bits(0x3c2da573), f32::from_bits(0x3c40097e), // 7.254962e-3, 9.314408e-3, 1.0598528e-2, 1.1721013e-2
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xba368526), f32::from_bits(0xba21afcc), f32::from_bits(0xba020a5a), f32::from_bits(0xb9ce648a), // -6.9625897e-4, -6.1678584e-4, -4.960649e-4, -3.936629e-4
                f32::from_bits(0xba69110e), f32::from_bits(0xba258117), f32::from_bits(0xb8d8bdcc), f32::from_bits(0x00000000), // -8.890786e-4, -6.3134864e-4, -1.0335035e-4, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0xc9961946), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, -1.2296088e6, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x378f356d), f32::from_bits(0x37304e47), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 1.7071807e-5, 1.0508643e-5, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x4d962b2e), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 3.1492653e8, 0e0, 0e0
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
        grid: Grid::Binades { scale: 1.0, offset: 0.12109375, bits: 1 },
        map: Some([
            2, 3, 4, 5, 6, 7, 7, 0, 1, 1, 1, 1, 1, 1, 2, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f6995f2), f32::from_bits(0x3f6995f4), f32::from_bits(0x3f697d32), f32::from_bits(0x3f6dc2c8), // 9.1244423e-1, 9.1244435e-1, 9.120666e-1, 9.287534e-1
                f32::from_bits(0x3f756056), f32::from_bits(0x3f767d4c), f32::from_bits(0x3f772c3d), f32::from_bits(0x3f864651), // 9.585012e-1, 9.628494e-1, 9.655188e-1, 1.0490209e0
            ],
            [
                f32::from_bits(0xbe27ae1d), f32::from_bits(0xbe287f7e), f32::from_bits(0xbe26dec7), f32::from_bits(0xbe4205d6), // -1.6375013e-1, -1.6454884e-1, -1.629592e-1, -1.8947539e-1
                f32::from_bits(0xbe60bc74), f32::from_bits(0xbe644e5e), f32::from_bits(0xbe67fe1c), f32::from_bits(0xbe7e6834), // -2.1946889e-1, -2.229552e-1, -2.2655529e-1, -2.4844438e-1
            ],
            [
                f32::from_bits(0xbfb55db7), f32::from_bits(0xbb5c62be), f32::from_bits(0xbbc73e86), f32::from_bits(0x3c2b985a), // -1.4169225e0, -3.362819e-3, -6.0804514e-3, 1.0473335e-2
                f32::from_bits(0x3cb37718), f32::from_bits(0x3cbc0156), f32::from_bits(0x3cc80d03), f32::from_bits(0x3cd60ccf), // 2.1907374e-2, 2.2949856e-2, 2.4420267e-2, 2.6129154e-2
            ],
            [
                f32::from_bits(0x445dc8a3), f32::from_bits(0x3b651ae1), f32::from_bits(0x3bc16f9f), f32::from_bits(0x3a6348ba), // 8.8713495e2, 3.4958648e-3, 5.903199e-3, 8.6702e-4
                f32::from_bits(0xba8e3d95), f32::from_bits(0xbaa04c49), f32::from_bits(0xbac34660), f32::from_bits(0xbac2a9cf), // -1.0852093e-3, -1.2229766e-3, -1.4898293e-3, -1.4851632e-3
            ],
            [
                f32::from_bits(0xc85f9393), f32::from_bits(0x399a6dd3), f32::from_bits(0xba5c56da), f32::from_bits(0xb8dc1e5c), // -2.289423e5, 2.9454994e-4, -8.405276e-4, -1.0496072e-4
                f32::from_bits(0x37af7bab), f32::from_bits(0x37e87082), f32::from_bits(0x3853517a), f32::from_bits(0x383ad360), // 2.0919213e-5, 2.7708946e-5, 5.03822e-5, 4.4542714e-5
            ],
            [
                f32::from_bits(0x4b9e4435), f32::from_bits(0xb94b4ef0), f32::from_bits(0x3827b57c), f32::from_bits(0x00000000), // 2.0744298e7, -1.9388995e-4, 3.9984923e-5, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xb5466045), f32::from_bits(0xb514a09c), // 0e0, 0e0, -7.390084e-7, -5.5368014e-7
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
/// avx2: 8 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.81 0.94 0.91 0.93 0.93 0.98
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 4, 16>, Cells<8, 5, 16>> = Piecewise {
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
                f32::from_bits(0x3f6491a7), f32::from_bits(0x3f66f689), f32::from_bits(0x3f4f9c27), f32::from_bits(0x3f4ffc82), // 8.928475e-1, 9.021993e-1, 8.1097645e-1, 8.124467e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3f2e2be4), f32::from_bits(0x3f4c473b), f32::from_bits(0x3f38e582), f32::from_bits(0x3f0096e9), // 6.803572e-1, 7.979619e-1, 7.22252e-1, 5.023027e-1
                f32::from_bits(0x3f2f7f8c), f32::from_bits(0x3f048602), f32::from_bits(0x3f2fc61e), f32::from_bits(0x3f15b55a), // 6.8553996e-1, 5.176698e-1, 6.866168e-1, 5.8479846e-1
                f32::from_bits(0x3f202ef0), f32::from_bits(0x3f059e82), f32::from_bits(0x3f2ff9eb), f32::from_bits(0x3f075197), // 6.257162e-1, 5.219499e-1, 6.874072e-1, 5.285887e-1
                f32::from_bits(0x3f2be1c3), f32::from_bits(0x3f0f6acf), f32::from_bits(0x3f2a29b3), f32::from_bits(0x3f0df5f9), // 6.714136e-1, 5.602235e-1, 6.646988e-1, 5.545345e-1
                f32::from_bits(0x3f21e6d9), f32::from_bits(0x3f167b71), f32::from_bits(0x3f1cf561), f32::from_bits(0x3f08eaa9), // 6.324287e-1, 5.8782107e-1, 6.131192e-1, 5.3483063e-1
                f32::from_bits(0x3f0cf8c3), f32::from_bits(0x3f041f9c), f32::from_bits(0x3eec21cb), f32::from_bits(0x3ee8d485), // 5.506708e-1, 5.161073e-1, 4.6119532e-1, 4.547464e-1
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3e94f37e), f32::from_bits(0x3db09885), f32::from_bits(0x3e5aad54), f32::from_bits(0x3ee17d5c), // 2.909202e-1, 8.622841e-2, 2.1355182e-1, 4.4040954e-1
                f32::from_bits(0x3e8c9231), f32::from_bits(0x3edaa84f), f32::from_bits(0x3e89c0f2), f32::from_bits(0x3ec4cae6), // 2.7455285e-1, 4.2706534e-1, 2.6905018e-1, 3.843605e-1
                f32::from_bits(0x3ec4caa1), f32::from_bits(0x3edaa90d), f32::from_bits(0x3e75fe0e), f32::from_bits(0x3ed2d99e), // 3.8435844e-1, 4.27071e-1, 2.4022695e-1, 4.1181654e-1
                f32::from_bits(0x3e9368fe), f32::from_bits(0x3ec4cec9), f32::from_bits(0x3e824c05), f32::from_bits(0x3ebd80be), // 2.879104e-1, 3.8439015e-1, 2.5448623e-1, 3.7012285e-1
                f32::from_bits(0x3e88a970), f32::from_bits(0x3ea0a5e8), f32::from_bits(0x3e5748ae), f32::from_bits(0x3e91c542), // 2.669177e-1, 3.1376576e-1, 2.1023819e-1, 2.8470808e-1
                f32::from_bits(0x3e2db203), f32::from_bits(0x3e50aff4), f32::from_bits(0x3de4b9a7), f32::from_bits(0x3df3eaf0), // 1.6962437e-1, 2.0379621e-1, 1.1168223e-1, 1.1910045e-1
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
        grid: Grid::Uniform { scale: 1.0 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f55224e), f32::from_bits(0x3f7ffeca), f32::from_bits(0x3f7febdb), f32::from_bits(0x3f7ff27b), // 8.325547e-1, 9.999815e-1, 9.996926e-1, 9.997937e-1
                f32::from_bits(0x3f7fc3d4), f32::from_bits(0x3f7ef93d), f32::from_bits(0x3f7c20ea), f32::from_bits(0x3f71dc1f), // 9.9908185e-1, 9.959906e-1, 9.848772e-1, 9.4476503e-1
            ],
            [
                f32::from_bits(0xbe99bec6), f32::from_bits(0xbefffad3), f32::from_bits(0xbeffd5fc), f32::from_bits(0xbefff309), // -3.002836e-1, -4.999605e-1, -4.9967945e-1, -4.999011e-1
                f32::from_bits(0xbeff5ed9), f32::from_bits(0xbefd6d1c), f32::from_bits(0xbef48311), f32::from_bits(0xbed8be33), // -4.987705e-1, -4.9497306e-1, -4.7756246e-1, -4.233261e-1
            ],
            [
                f32::from_bits(0x3cad6b5d), f32::from_bits(0x3e002921), f32::from_bits(0x3e01efb4), f32::from_bits(0x3dffd54a), // 2.1169359e-2, 1.251569e-1, 1.2689096e-1, 1.24918535e-1
                f32::from_bits(0x3dff2e14), f32::from_bits(0x3df9cff3), f32::from_bits(0x3ddebc11), f32::from_bits(0x3d980539), // 1.24599606e-1, 1.2197866e-1, 1.08757146e-1, 7.422871e-2
            ],
            [
                f32::from_bits(0x3bd88b5d), f32::from_bits(0xbcac50c5), f32::from_bits(0xbcb191fd), f32::from_bits(0xbc9e7f72), // 6.6084103e-3, -2.1034608e-2, -2.1676058e-2, -1.934788e-2
                f32::from_bits(0xbc9f8560), f32::from_bits(0xbc74eefc), f32::from_bits(0xbc60004b), f32::from_bits(0xba0c7cec), // -1.9472778e-2, -1.4949556e-2, -1.3671945e-2, -5.359191e-4
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3b16791d), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 2.2960373e-3, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbacaffea), // 0e0, 0e0, 0e0, -1.5487645e-3
            ],
        ],
    },
};
