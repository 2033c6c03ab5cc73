//! Coefficients of `log1p`.
use crate::cells::{Cells, Grid, Piecewise};
/// For binary16.
///
/// portable, scalar, avx512: 32 polynomials of degree 3; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.00 0.00 0.00 0.00 0.01 0.90 0.01 0.90 0.95 0.93 0.92 0.94 0.97 0.96 0.97 0.98
/// 0.98 0.98 0.98 0.98 1.00 0.99 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 0.98 0.92
///
/// avx2: 3 polynomials of degree 7; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00
#[rustfmt::skip]
pub const F16: Piecewise<Cells<32, 4, 16>, Cells<8, 8, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.5065918, bits: 2 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0x3f44b0b2), f32::from_bits(0x3f4372a7), f32::from_bits(0x3f423277), f32::from_bits(0x3f40f028), // 7.6832116e-1, 7.634682e-1, 7.5858253e-1, 7.536645e-1
                f32::from_bits(0x3f3f05fa), f32::from_bits(0x3f701291), f32::from_bits(0x3f3a54fe), f32::from_bits(0x3f6af27d), // 7.4618495e-1, 9.377833e-1, 7.278594e-1, 9.177626e-1
                f32::from_bits(0x3f507964), f32::from_bits(0x3f54145f), f32::from_bits(0x3f566726), f32::from_bits(0x3f5877a9), // 8.143523e-1, 8.2843584e-1, 8.375114e-1, 8.4557587e-1
                f32::from_bits(0x3f5a1b40), f32::from_bits(0x3f5e12c4), f32::from_bits(0x3f625131), f32::from_bits(0x3f659fe6), // 8.519783e-1, 8.6747384e-1, 8.840514e-1, 8.969711e-1
                f32::from_bits(0x3f8596de), f32::from_bits(0x3f816a69), f32::from_bits(0x3f81bf55), f32::from_bits(0x3f802922), // 1.0436666e0, 1.0110599e0, 1.0136515e0, 1.0012553e0
                f32::from_bits(0x3f7e9a95), f32::from_bits(0x3f803777), f32::from_bits(0x3f8009e2), f32::from_bits(0x3f800006), // 9.9454623e-1, 1.0016927e0, 1.0003016e0, 1.0000007e0
                f32::from_bits(0x3f800000), f32::from_bits(0x3f7ff9d3), f32::from_bits(0x3f7fdac1), f32::from_bits(0x3f7ec7a4), // 1e0, 9.9990577e-1, 9.9943167e-1, 9.952338e-1
                f32::from_bits(0x3f7e7c56), f32::from_bits(0x3f7bd10f), f32::from_bits(0x3f5f3103), f32::from_bits(0x3fb16770), // 9.940847e-1, 9.8365873e-1, 8.718416e-1, 1.3859692e0
            ],
            [
                f32::from_bits(0xbf9e4ff1), f32::from_bits(0xbf9f8ff1), f32::from_bits(0xbfa0d35e), f32::from_bits(0xbfa21a39), // -1.2368146e0, -1.2465802e0, -1.2564504e0, -1.2664253e0
                f32::from_bits(0xbfa40d92), f32::from_bits(0xbf63293a), f32::from_bits(0xbfa92726), f32::from_bits(0xbf6cd6cb), // -1.2816641e0, -8.873478e-1, -1.3215072e0, -9.251525e-1
                f32::from_bits(0xbf9219ee), f32::from_bits(0xbf8e3a9f), f32::from_bits(0xbf8bac6f), f32::from_bits(0xbf895f13), // -1.1414163e0, -1.111164e0, -1.0911998e0, -1.0732139e0
                f32::from_bits(0xbf8781cd), f32::from_bits(0xbf82e643), f32::from_bits(0xbf7b8a7a), f32::from_bits(0xbf732d87), // -1.0586487e0, -1.022652e0, -9.8258173e-1, -9.4991344e-1
                f32::from_bits(0xbe47d006), f32::from_bits(0xbec36bae), f32::from_bits(0xbebcb6f5), f32::from_bits(0xbeeb8d12), // -1.9512948e-1, -3.816809e-1, -3.6858335e-1, -4.6006066e-1
                f32::from_bits(0xbf13d2ff), f32::from_bits(0xbef0bcf5), f32::from_bits(0xbefb526e), f32::from_bits(0xbeffee98), // -5.774383e-1, -4.7019163e-1, -4.9086326e-1, -4.998672e-1
                f32::from_bits(0xbefffd96), f32::from_bits(0xbefea886), f32::from_bits(0xbefbcabf), f32::from_bits(0xbeec35b1), // -4.9998158e-1, -4.9737948e-1, -4.917812e-1, -4.6134713e-1
                f32::from_bits(0xbeea22f6), f32::from_bits(0xbed57a7e), f32::from_bits(0xbe36ebdb), f32::from_bits(0x00000000), // -4.5729798e-1, -4.1695017e-1, -1.7863409e-1, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x3f78779c), f32::from_bits(0x3f33f96b), f32::from_bits(0x3f38003d), f32::from_bits(0x3f0ce519), // 9.705751e-1, 7.0302457e-1, 7.1875364e-1, 5.5037075e-1
                f32::from_bits(0xbd3eee5f), f32::from_bits(0x3effa925), f32::from_bits(0x3ed7e941), f32::from_bits(0x3eae50fb), // -4.6614047e-2, 4.9933735e-1, 4.2170146e-1, 3.4046158e-1
                f32::from_bits(0x3ea99625), f32::from_bits(0x3e9db0d1), f32::from_bits(0x3e926c94), f32::from_bits(0x3e57b7da), // 3.3122364e-1, 3.0798963e-1, 2.8598464e-1, 2.1066228e-1
                f32::from_bits(0x3e54f131), f32::from_bits(0x3e1f2c38), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 2.0795132e-1, 1.5544212e-1, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbf71794c), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbe2ee45d), // -9.432571e-1, 0e0, 0e0, -1.7079301e-1
                f32::from_bits(0xbe581a0f), f32::from_bits(0xbe1212a5), f32::from_bits(0xbdea26b9), f32::from_bits(0xbd4e4cf4), // -2.110369e-1, -1.4264925e-1, -1.1433167e-1, -5.0366357e-2
                f32::from_bits(0xbd54ef4b), f32::from_bits(0xbced90ba), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -5.198602e-2, -2.8999675e-2, 0e0, 0e0
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Binades { scale: 1.0, offset: 0.5061035, bits: 0 },
        map: Some([
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2,
        ]),
        coefficients: [
            [
                f32::from_bits(0x3f800002), f32::from_bits(0x3f800000), f32::from_bits(0x3f7f357e), f32::from_bits(0x00000000), // 1.0000002e0, 1e0, 9.9691e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbefffb61), f32::from_bits(0xbefffdec), f32::from_bits(0xbef3a271), f32::from_bits(0x00000000), // -4.9996474e-1, -4.9998415e-1, -4.758487e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3eab8d97), f32::from_bits(0x3ea9efba), f32::from_bits(0x3e81c255), f32::from_bits(0x00000000), // 3.3506462e-1, 3.319071e-1, 2.5343576e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0xbe65e7f4), f32::from_bits(0xbe6415fa), f32::from_bits(0xbdcf89f1), f32::from_bits(0x00000000), // -2.2451764e-1, -2.2274008e-1, -1.0133732e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3eb975e4), f32::from_bits(0xbb267782), f32::from_bits(0x3ca3c619), f32::from_bits(0x00000000), // 3.6222756e-1, -2.5400822e-3, 1.9991921e-2, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3ea40510), f32::from_bits(0x3f0beadb), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 3.2035112e-1, 5.4655236e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x3f4247ca), f32::from_bits(0xbf887a97), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 7.589079e-1, -1.0662411e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
            [
                f32::from_bits(0x00000000), f32::from_bits(0x3f356cac), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 7.0868945e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
            ],
        ],
    },
};

/// For bfloat16.
///
/// portable, scalar, avx512: 31 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 0.99 0.98 1.00 1.00 0.99 0.97 1.00 0.97 0.94 0.92 0.99 0.98 1.00 0.96 0.99 0.97
/// 0.99 1.00 0.98 0.98 0.98 0.99 0.99 1.00 0.99 1.00 0.98 1.00 0.00 1.00 1.00
///
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 0.99 1.00 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 3, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::FromZero { scale: 30.000004 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfae731a), f32::from_bits(0xbf9e91b1), f32::from_bits(0xbf5d61d9), f32::from_bits(0xbf5401b2), // -1.3628876e0, -1.2388211e0, -8.647743e-1, -8.2815087e-1
                f32::from_bits(0xbf4e2190), f32::from_bits(0xbf460f6e), f32::from_bits(0xbf42c036), f32::from_bits(0xbf38bc6a), // -8.051996e-1, -7.7367294e-1, -7.607454e-1, -7.21625e-1
                f32::from_bits(0xbf31094c), f32::from_bits(0xbf2df03a), f32::from_bits(0xbf2746a5), f32::from_bits(0xbf20102c), // -6.915481e-1, -6.794468e-1, -6.534217e-1, -6.2524676e-1
                f32::from_bits(0xbf1ec35d), f32::from_bits(0xbf1627a4), f32::from_bits(0xbf0dac53), f32::from_bits(0xbf0bf410), // -6.201685e-1, -5.8654237e-1, -5.534107e-1, -5.4669285e-1
                f32::from_bits(0xbf0402e0), f32::from_bits(0xbefaec44), f32::from_bits(0xbef5b2fd), f32::from_bits(0xbeebb1df), // -5.1566887e-1, -4.900838e-1, -4.798812e-1, -4.6034142e-1
                f32::from_bits(0xbedcd1b8), f32::from_bits(0xbed71fd8), f32::from_bits(0xbecde8d3), f32::from_bits(0xbec7c099), // -4.3128753e-1, -4.2016482e-1, -4.0216693e-1, -3.9014128e-1
                f32::from_bits(0xbf5e2a66), f32::from_bits(0xbf92d97d), f32::from_bits(0xbf4332cf), f32::from_bits(0xbf46b05d), // -8.6783445e-1, -1.1472622e0, -7.62494e-1, -7.761286e-1
                f32::from_bits(0x40051592), f32::from_bits(0x00000000), f32::from_bits(0xbfbdbdc2), f32::from_bits(0xbfbaa2f2), // 2.0794415e0, 0e0, -1.4823534e0, -1.4580977e0
            ],
            [
                f32::from_bits(0x3fdeaf47), f32::from_bits(0x3fc271e9), f32::from_bits(0x3f5f99f4), f32::from_bits(0x3f579436), // 1.739724e0, 1.5191013e0, 8.734429e-1, 8.4210527e-1
                f32::from_bits(0x3f52aef7), f32::from_bits(0x3f4c2338), f32::from_bits(0x3f49884e), f32::from_bits(0x3f41cbe9), // 8.2298225e-1, 7.974124e-1, 7.872361e-1, 7.570177e-1
                f32::from_bits(0x3f3c0e0a), f32::from_bits(0x3f39ce65), f32::from_bits(0x3f350443), f32::from_bits(0x3f300000), // 7.345892e-1, 7.258056e-1, 7.070963e-1, 6.875e-1
                f32::from_bits(0x3f2f183f), f32::from_bits(0x3f294bbb), f32::from_bits(0x3f23c6d7), f32::from_bits(0x3f22ae5b), // 6.839637e-1, 6.613118e-1, 6.397528e-1, 6.3547295e-1
                f32::from_bits(0x3f1db5c5), f32::from_bits(0x3f19b628), f32::from_bits(0x3f182abe), f32::from_bits(0x3f153c5f), // 6.1605483e-1, 6.0043573e-1, 5.944022e-1, 5.8295244e-1
                f32::from_bits(0x3f10f51d), f32::from_bits(0x3f0f5c29), f32::from_bits(0x3f0ccccd), f32::from_bits(0x3f0b1d69), // 5.6624013e-1, 5.6e-1, 5.5e-1, 5.434175e-1
                f32::from_bits(0x3f881aba), f32::from_bits(0x3fad4fa3), f32::from_bits(0x3f745203), f32::from_bits(0x3f7809d5), // 1.0633156e0, 1.3539928e0, 9.543764e-1, 9.689e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x3ffb83e4), f32::from_bits(0x3ff58024), // 0e0, 0e0, 1.9649625e0, 1.917973e0
            ],
            [
                f32::from_bits(0xbec0bbde), f32::from_bits(0xbe8e8cea), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // -3.764333e-1, -2.7841884e-1, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbe10d729), f32::from_bits(0xbe5e3dcf), f32::from_bits(0xbde7fa6c), f32::from_bits(0xbdefe201), // -1.4144577e-1, -2.1703266e-1, -1.1327061e-1, -1.1713029e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbef71868), f32::from_bits(0xbeeb7152), // 0e0, 0e0, -4.8260808e-1, -4.5984894e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 15.000002 },
        map: Some([
            1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 0,
        ]),
        coefficients: [
            [
                f32::from_bits(0xbfbd0cd0), f32::from_bits(0xbfb91a5a), f32::from_bits(0xbfacd10c), f32::from_bits(0xbf9c2584), // -1.4769535e0, -1.4461167e0, -1.3501296e0, -1.2198949e0
                f32::from_bits(0xbf8647a5), f32::from_bits(0xbf83369d), f32::from_bits(0xbf5ab2ad), f32::from_bits(0xbf46b070), // -1.0490614e0, -1.0251042e0, -8.542889e-1, -7.761297e-1
            ],
            [
                f32::from_bits(0x3ffa2792), f32::from_bits(0x3ff2900f), f32::from_bits(0x3fdc5392), f32::from_bits(0x3fc15654), // 1.9543326e0, 1.8950213e0, 1.7213004e0, 1.510447e0
                f32::from_bits(0x3fa2fb18), f32::from_bits(0x3f9e738a), f32::from_bits(0x3f86344d), f32::from_bits(0x3f7809e5), // 1.2732878e0, 1.237901e0, 1.0484711e0, 9.68901e-1
            ],
            [
                f32::from_bits(0xbef46acb), f32::from_bits(0xbee5d0a4), f32::from_bits(0xbebd8cee), f32::from_bits(0xbe91d311), // -4.7737727e-1, -4.4885743e-1, -3.7021583e-1, -2.8481343e-1
                f32::from_bits(0xbe4f46db), f32::from_bits(0xbe4277a7), f32::from_bits(0xbe0cae2b), f32::from_bits(0xbdefe219), // -2.0241873e-1, -1.8990956e-1, -1.3738315e-1, -1.17130466e-1
            ],
        ],
    },
};
