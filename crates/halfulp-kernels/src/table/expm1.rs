//! Coefficients of `expm1`. Written by `halfulp forge expm1 --write`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 0.99 0.99 0.99 1.00 1.00 1.00 0.99 1.00 1.00
/// 0.98 1.00 1.00 0.99 1.00 1.00 1.00 1.00 1.00 0.99 1.00 0.99 1.00 1.00 1.00 1.00
///
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 3, 16>, Cells<1, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 45.92867 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f800001), f32::from_bits(0x3f7ffda0), f32::from_bits(0x3f800d6d), f32::from_bits(0x3f7fc101), // 1.0000001e0, 9.9996376e-1, 1.0004097e0, 9.9903876e-1
                f32::from_bits(0x3f7f8f5f), f32::from_bits(0x3f7f5ea3), f32::from_bits(0x3f7ef6ec), f32::from_bits(0x3f806665), // 9.982814e-1, 9.975378e-1, 9.959552e-1, 1.0031248e0
                f32::from_bits(0x3f7e63fc), f32::from_bits(0x3f8014c6), f32::from_bits(0x3f7d9751), f32::from_bits(0x3f7ce033), // 9.9371314e-1, 1.000634e0, 9.9059016e-1, 9.87796e-1
                f32::from_bits(0x3f7c7136), f32::from_bits(0x3f7ba7d0), f32::from_bits(0x3f7b09fa), f32::from_bits(0x3f7a3c1f), // 9.8610246e-1, 9.8302937e-1, 9.80621e-1, 9.774799e-1
                f32::from_bits(0x3f83875f), f32::from_bits(0x3f8169c3), f32::from_bits(0x3f7cba48), f32::from_bits(0x3f7d4aea), // 1.0275687e0, 1.0110401e0, 9.872174e-1, 9.8942435e-1
                f32::from_bits(0x3f7eb849), f32::from_bits(0x3f7ff1ff), f32::from_bits(0x3f8001c9), f32::from_bits(0x3f7fca17), // 9.9499947e-1, 9.997863e-1, 1.0000545e0, 9.991774e-1
                f32::from_bits(0x3f7ee5da), f32::from_bits(0x3f7f15e6), f32::from_bits(0x3f7fe5a6), f32::from_bits(0x3f7fd75a), // 9.9569476e-1, 9.964279e-1, 9.995979e-1, 9.9937975e-1
                f32::from_bits(0x3f7fd93e), f32::from_bits(0x3f7ffd85), f32::from_bits(0x3f7fff89), f32::from_bits(0x3f800002), // 9.994086e-1, 9.9996215e-1, 9.999929e-1, 1.0000002e0
            ],
            [
                f32::from_bits(0x3efff64a), f32::from_bits(0x3f00acaa), f32::from_bits(0x3ef81c7f), f32::from_bits(0x3f068d7a), // 4.999259e-1, 5.0263464e-1, 4.845924e-1, 5.2559626e-1
                f32::from_bits(0x3f08ca55), f32::from_bits(0x3f0a8c05), f32::from_bits(0x3f0d8ea5), f32::from_bits(0x3eec4a6b), // 5.3433734e-1, 5.41199e-1, 5.5295783e-1, 4.6150526e-1
                f32::from_bits(0x3f10fdf8), f32::from_bits(0x3efc1022), f32::from_bits(0x3f14e15a), f32::from_bits(0x3f17df2b), // 5.6637526e-1, 4.9231058e-1, 5.815636e-1, 5.93249e-1
                f32::from_bits(0x3f198541), f32::from_bits(0x3f1c4d31), f32::from_bits(0x3f1e5487), f32::from_bits(0x3f20ca87), // 5.9968954e-1, 6.1055285e-1, 6.184773e-1, 6.280903e-1
                f32::from_bits(0x3f291cf5), f32::from_bits(0x3f10de76), f32::from_bits(0x3ed2644d), f32::from_bits(0x3ed65f4c), // 6.605981e-1, 5.658945e-1, 4.1092148e-1, 4.186958e-1
                f32::from_bits(0x3eeaa1c5), f32::from_bits(0x3efe295f), f32::from_bits(0x3effcb5a), f32::from_bits(0x3efac3d0), // 4.5826545e-1, 4.964094e-1, 4.9959832e-1, 4.8977518e-1
                f32::from_bits(0x3ee51cd3), f32::from_bits(0x3ee76e53), f32::from_bits(0x3efc30fc), f32::from_bits(0x3ef9659f), // 4.4748554e-1, 4.5201358e-1, 4.9256122e-1, 4.8710343e-1
                f32::from_bits(0x3ef7f2a4), f32::from_bits(0x3eff3cfb), f32::from_bits(0x3effb2e6), f32::from_bits(0x3f000731), // 4.8427308e-1, 4.9851212e-1, 4.9941176e-1, 5.0010973e-1
            ],
            [
                f32::from_bits(0x3e2de862), f32::from_bits(0x3df9b9bf), f32::from_bits(0x3ea00827), f32::from_bits(0x00000000), // 1.6983178e-1, 1.21936314e-1, 3.125622e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3e95a659), // 0e0, 0e0, 0e0, 2.9228476e-1
                f32::from_bits(0x00000000), f32::from_bits(0x3e4ab1c9), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 1.9794382e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3ec647e4), f32::from_bits(0x3e811b03), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.8726723e-1, 2.521592e-1, 0e0, 0e0
                f32::from_bits(0x3d8f1d58), f32::from_bits(0x3e156b96), f32::from_bits(0x3e1ef368), f32::from_bits(0x3e03117a), // 6.988019e-2, 1.4591822e-1, 1.552254e-1, 1.2799636e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3e02d4cf), f32::from_bits(0x3dc40583), // 0e0, 0e0, 1.2776493e-1, 9.571364e-2
                f32::from_bits(0x3d74599f), f32::from_bits(0x3e19ebf4), f32::from_bits(0x3e1e54bc), f32::from_bits(0x3e323437), // 5.965578e-2, 1.5031415e-1, 1.5462011e-1, 1.7402731e-1
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
                f32::from_bits(0x3f800000), // 1e0
            ],
            [
                f32::from_bits(0x3effffea), // 4.9999934e-1
            ],
            [
                f32::from_bits(0x3e2aad7b), // 1.666774e-1
            ],
            [
                f32::from_bits(0x3d2b2500), // 4.1783333e-2
            ],
            [
                f32::from_bits(0x3c0648bf), // 8.196055e-3
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 32 polynomials of degree 1; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 0.99 0.98 0.96 0.98 1.00 0.97 0.93 0.98 0.99 0.97 0.98 0.99 0.98 0.99 0.98
/// 0.99 0.99 1.00 0.99 0.98 0.98 0.94 0.99 0.95 0.96 1.00 0.94 0.97 0.98 0.98 0.99
///
/// avx2: 1 polynomials of degree 4; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 2, 64>, Cells<1, 5, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 62.0 },
        map: Some([
            0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 8, 9, 9, 9,
            10, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 14, 15, 15,
            15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20,
            21, 21, 22, 22, 23, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f7ffd91), f32::from_bits(0x3f7ff03c), f32::from_bits(0x3f7fde44), f32::from_bits(0x3f7fbd78), // 9.9996287e-1, 9.9975944e-1, 9.9948525e-1, 9.989848e-1
                f32::from_bits(0x3f7f9565), f32::from_bits(0x3f7f586c), f32::from_bits(0x3f7ee83c), f32::from_bits(0x3f7ec445), // 9.983733e-1, 9.9744296e-1, 9.957311e-1, 9.9518234e-1
                f32::from_bits(0x3f7e0166), f32::from_bits(0x3f7cbc3d), f32::from_bits(0x3f7acd81), f32::from_bits(0x3f7932d8), // 9.9220884e-1, 9.872473e-1, 9.7969824e-1, 9.7343206e-1
                f32::from_bits(0x3f7844ad), f32::from_bits(0x3f7533f0), f32::from_bits(0x3f711ded), f32::from_bits(0x3f6d3fa2), // 9.697979e-1, 9.5782375e-1, 9.418629e-1, 9.267522e-1
                f32::from_bits(0x3f68dc09), f32::from_bits(0x3f62c9b3), f32::from_bits(0x3f5e3fb7), f32::from_bits(0x3f56c51a), // 9.0960747e-1, 8.858902e-1, 8.681597e-1, 8.3894503e-1
                f32::from_bits(0x3f4f96cb), f32::from_bits(0x3f4c1450), f32::from_bits(0x3f4516a9), f32::from_bits(0x3f3ebb22), // 8.1089467e-1, 7.9718494e-1, 7.69877e-1, 7.450429e-1
                f32::from_bits(0x3f38dabb), f32::from_bits(0x3f351feb), f32::from_bits(0x3f317926), f32::from_bits(0x3f3005d7), // 7.2208756e-1, 7.075183e-1, 6.932548e-1, 6.875891e-1
                f32::from_bits(0x3f2c0cd6), f32::from_bits(0x3f28550b), f32::from_bits(0x3f24b47b), f32::from_bits(0x3f207470), // 6.7207086e-1, 6.5754765e-1, 6.433789e-1, 6.267767e-1
            ],
            [
                f32::from_bits(0x3f3323d5), f32::from_bits(0x3f356392), f32::from_bits(0x3f373137), f32::from_bits(0x3f3982eb), // 6.997655e-1, 7.085506e-1, 7.155947e-1, 7.246539e-1
                f32::from_bits(0x3f3baeea), f32::from_bits(0x3f3e4dd7), f32::from_bits(0x3f421eb5), f32::from_bits(0x3f4330bc), // 7.331377e-1, 7.4337524e-1, 7.5828105e-1, 7.624624e-1
                f32::from_bits(0x3f48190d), f32::from_bits(0x3f4e92b2), f32::from_bits(0x3f566fbb), f32::from_bits(0x3f5be518), // 7.8163224e-1, 8.069259e-1, 8.376424e-1, 8.5896444e-1
                f32::from_bits(0x3f5ed882), f32::from_bits(0x3f676bf5), f32::from_bits(0x3f71502b), f32::from_bits(0x3f799b3c), // 8.7049115e-1, 9.0399104e-1, 9.426295e-1, 9.7502494e-1
                f32::from_bits(0x3f810d21), f32::from_bits(0x3f865bc6), f32::from_bits(0x3f8a0964), f32::from_bits(0x3f8fa589), // 1.0082132e0, 1.0496757e0, 1.0784116e0, 1.1222392e0
                f32::from_bits(0x3f94a566), f32::from_bits(0x3f96f705), f32::from_bits(0x3f9b6a73), f32::from_bits(0x3f9f3efc), // 1.1612976e0, 1.1794134e0, 1.2141861e0, 1.2441096e0
                f32::from_bits(0x3fa2a8ca), f32::from_bits(0x3fa4c553), f32::from_bits(0x3fa6cc4e), f32::from_bits(0x3fa7966e), // 1.270776e0, 1.2872719e0, 1.3031099e0, 1.3092782e0
                f32::from_bits(0x3fa9badc), f32::from_bits(0x3fabb33c), f32::from_bits(0x3fad9661), f32::from_bits(0x3fafc35c), // 1.326015e0, 1.3414073e0, 1.3561517e0, 1.3731494e0
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
                f32::from_bits(0x3f800060), // 1.0000114e0
            ],
            [
                f32::from_bits(0x3efffb88), // 4.999659e-1
            ],
            [
                f32::from_bits(0x3e29dd2f), // 1.6588281e-1
            ],
            [
                f32::from_bits(0x3d2b2e0f), // 4.179197e-2
            ],
            [
                f32::from_bits(0x3c65eec2), // 1.4033975e-2
            ],
        ],
    },
};
