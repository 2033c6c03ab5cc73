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
/// 0.99 0.98 1.00 1.00 0.98 0.99 0.99 0.94 0.94 0.94 0.98 0.99 0.99 0.97 0.99 0.99
/// 1.00 0.99 0.98 0.98 0.99 0.99 0.99 1.00 1.00 0.99 1.00 1.00 1.00 1.00 0.99
///
/// avx2: 8 polynomials of degree 2; the greatest error of each, in half-widths of the
/// windows of right values (0 is their middle, 1 their end):
/// 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00
#[rustfmt::skip]
pub const BF16: Piecewise<Cells<32, 3, 16>, Cells<8, 3, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 29.333338 },
        map: None,
        coefficients: [
            [
                f32::from_bits(0xbfaff7c7), f32::from_bits(0xbfb57229), f32::from_bits(0xbfaed104), f32::from_bits(0xbf518d82), // -1.3747491e0, -1.4175464e0, -1.3657537e0, -8.185655e-1
                f32::from_bits(0xbf4b37b7), f32::from_bits(0xbf45268a), f32::from_bits(0xbf3a1b1a), f32::from_bits(0xbf37ae77), // -7.938189e-1, -7.701193e-1, -7.2697604e-1, -7.175059e-1
                f32::from_bits(0xbf3087de), f32::from_bits(0xbf292e18), f32::from_bits(0xbf24b1a9), f32::from_bits(0xbf249330), // -6.8957317e-1, -6.608596e-1, -6.433359e-1, -6.428709e-1
                f32::from_bits(0xbf1d185e), f32::from_bits(0xbf142964), f32::from_bits(0xbf0d0f10), f32::from_bits(0xbffc8745), // -6.1365306e-1, -5.787566e-1, -5.510111e-1, -1.9728781e0
                f32::from_bits(0xbefaa847), f32::from_bits(0xbefa75e6), f32::from_bits(0xbeebd34f), f32::from_bits(0xbee5c899), // -4.895651e-1, -4.8918074e-1, -4.6059653e-1, -4.4879606e-1
                f32::from_bits(0xbed979cd), f32::from_bits(0xbecf84d4), f32::from_bits(0xbec616da), f32::from_bits(0xbebc40ea), // -4.247574e-1, -4.0531027e-1, -3.868931e-1, -3.6768275e-1
                f32::from_bits(0xbf58119c), f32::from_bits(0xbf499dbb), f32::from_bits(0xbf4d446f), f32::from_bits(0x3f317ffc), // -8.440187e-1, -7.87563e-1, -8.0182546e-1, 6.9335914e-1
                f32::from_bits(0x00000000), f32::from_bits(0xbf7576ad), f32::from_bits(0xbfbdd1b2), f32::from_bits(0xbfb849e5), // 0e0, -9.588421e-1, -1.4829619e0, -1.4397551e0
            ],
            [
                f32::from_bits(0x3fe17bed), f32::from_bits(0x3feb49f9), f32::from_bits(0x3fdecf48), f32::from_bits(0x3f55847b), // 1.7615944e0, 1.838195e0, 1.7407007e0, 8.3405274e-1
                f32::from_bits(0x3f504b13), f32::from_bits(0x3f4b69f3), f32::from_bits(0x3f42ce3c), f32::from_bits(0x3f41045c), // 8.1364554e-1, 7.945854e-1, 7.609594e-1, 7.5397277e-1
                f32::from_bits(0x3f3bae26), f32::from_bits(0x3f365b4e), f32::from_bits(0x3f333333), f32::from_bits(0x3f330bc4), // 7.3312604e-1, 7.123307e-1, 7e-1, 6.993983e-1
                f32::from_bits(0x3f2dec9f), f32::from_bits(0x3f27fcaf), f32::from_bits(0x3f2361f1), f32::from_bits(0x401b9138), // 6.793918e-1, 6.561994e-1, 6.382132e-1, 2.4307384e0
                f32::from_bits(0x3f19a15d), f32::from_bits(0x3f19999a), f32::from_bits(0x3f15461f), f32::from_bits(0x3f138642), // 6.0011846e-1, 6e-1, 5.831012e-1, 5.7626736e-1
                f32::from_bits(0x3f100618), f32::from_bits(0x3f0d3dcb), f32::from_bits(0x3f0aaaab), f32::from_bits(0x3f0806af), // 5.62593e-1, 5.5172414e-1, 5.416667e-1, 5.31352e-1
                f32::from_bits(0x3f84ba15), f32::from_bits(0x3f7ad57f), f32::from_bits(0x3f7eae05), f32::from_bits(0x00000000), // 1.0369288e0, 9.798202e-1, 9.948428e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x3f758493), f32::from_bits(0x3ffbaa84), f32::from_bits(0x3ff109fa), // 0e0, 9.590542e-1, 1.9661412e0, 1.883117e0
            ],
            [
                f32::from_bits(0xbec5e539), f32::from_bits(0xbed77906), f32::from_bits(0xbec02b81), f32::from_bits(0x00000000), // -3.8651446e-1, -4.208452e-1, -3.753319e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbf10a11b), // 0e0, 0e0, 0e0, -5.649583e-1
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0x00000000), // 0e0, 0e0, 0e0, 0e0
                f32::from_bits(0xbe095fd5), f32::from_bits(0xbdf532bf), f32::from_bits(0xbdfd4ade), f32::from_bits(0x00000000), // -1.3415463e-1, -1.197257e-1, -1.23677954e-1, 0e0
                f32::from_bits(0x00000000), f32::from_bits(0x00000000), f32::from_bits(0xbef7633e), f32::from_bits(0xbee2f6ea), // 0e0, 0e0, -4.8317903e-1, -4.4329005e-1
            ],
        ],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 14.083335 },
        map: Some([
            2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 0, 0, 1,
        ]),
        coefficients: [
            [
                f32::from_bits(0xbfbd0ccb), f32::from_bits(0xbfb91a5a), f32::from_bits(0xbfacb2ae), f32::from_bits(0xbfa06a01), // -1.4769529e0, -1.4461167e0, -1.3492029e0, -1.253235e0
                f32::from_bits(0xbf8f22a8), f32::from_bits(0xbf7733fe), f32::from_bits(0xbf5e7580), f32::from_bits(0xbf4d446b), // -1.1182451e0, -9.656371e-1, -8.689804e-1, -8.018252e-1
            ],
            [
                f32::from_bits(0x3ffa2788), f32::from_bits(0x3ff2900f), f32::from_bits(0x3fdc1eb4), f32::from_bits(0x3fc7e1b7), // 1.9543314e0, 1.8950213e0, 1.719687e0, 1.5615758e0
                f32::from_bits(0x3faeb9ee), f32::from_bits(0x3f95f789), f32::from_bits(0x3f882d2c), f32::from_bits(0x3f7eae06), // 1.3650491e0, 1.1716167e0, 1.0638785e0, 9.948429e-1
            ],
            [
                f32::from_bits(0xbef46ab7), f32::from_bits(0xbee5d0a4), f32::from_bits(0xbebd3100), f32::from_bits(0xbe9bd770), // -4.7737667e-1, -4.4885743e-1, -3.6951447e-1, -3.0437803e-1
                f32::from_bits(0xbe6e69ea), f32::from_bits(0xbe2f90b2), f32::from_bits(0xbe10d0c5), f32::from_bits(0xbdfd4aea), // -2.328259e-1, -1.714504e-1, -1.414214e-1, -1.2367804e-1
            ],
        ],
    },
};
