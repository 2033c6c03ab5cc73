//! Coefficients of `atan` in f32. Written by `halfulp forge atan --format f32 --write`; not to be edited.

use crate::wide::Arctangent;

/// For f32. The greatest relative errors of the polynomials, before rounding errors:
/// 2^-60.5
///
/// 10248 inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.
#[rustfmt::skip]
pub static F32: Arctangent<32, 5> = Arctangent {
    tangent: [
        f64::from_bits(0x4000cec8e0000000), f64::from_bits(0x4004d57f40000000), // 2.100969076156616e0, 2.6042466163635254e0
        f64::from_bits(0x4008dada00000000), f64::from_bits(0x400cdf2f40000000), // 3.106861114501953e0, 3.6089768409729004e0
        f64::from_bits(0x4011487640000000), f64::from_bits(0x401551f8a0000000), // 4.32076358795166e0, 5.330049991607666e0
        f64::from_bits(0x401958c8a0000000), f64::from_bits(0x401d5ded00000000), // 6.336702823638916e0, 7.341724395751953e0
        f64::from_bits(0x4021870bc0000000), f64::from_bits(0x4025915800000000), // 8.763761520385742e0, 1.078387451171875e1
        f64::from_bits(0x4029987840000000), f64::from_bits(0x402d9db200000000), // 1.2797792434692383e1, 1.4807998657226563e1
        f64::from_bits(0x4031a6d160000000), f64::from_bits(0x4035b12640000000), // 1.765163230895996e1, 2.169198989868164e1
        f64::from_bits(0x4039b87820000000), f64::from_bits(0x404be25d00000000), // 2.5720582962036133e1, 5.5768463134765625e1
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fa7fe75c0000000), // 0e0, 4.686325043439865e-2
        f64::from_bits(0x3fb3feb380000000), f64::from_bits(0x3fbbfe5020000000), // 7.810518145561218e-2, 1.0934925824403763e-1
        f64::from_bits(0x3fc3fb1740000000), f64::from_bits(0x3fcbf95040000000), // 1.5610018372535706e-1, 2.1854594349861145e-1
        f64::from_bits(0x3fd1fbcac0000000), f64::from_bits(0x3fd5fb1a80000000), // 2.8099316358566284e-1, 3.434511423110962e-1
        f64::from_bits(0x3fdbe88f60000000), f64::from_bits(0x3fe1f25ee0000000), // 4.360693395137787e-1, 5.608362555503845e-1
        f64::from_bits(0x3fe5f11a60000000), f64::from_bits(0x3fe9f04660000000), // 6.856815218925476e-1, 8.105804324150085e-1
        f64::from_bits(0x3fefc03660000000), f64::from_bits(0x3ff3e0e200000000), // 9.922134280204773e-1, 1.2424030303955078e0
        f64::from_bits(0x3ff7e28440000000), f64::from_bits(0x3ffbe481c0000000), // 1.4928019046783447e0, 1.7432878017425537e0
    ],
    angle: [
        f64::from_bits(0x3ff2065fc4e9a47c), f64::from_bits(0x3ff34446abd0e60a), // 1.1265561763669032e0, 1.204168959766664e0
        f64::from_bits(0x3ff426802b8bc87d), f64::from_bits(0x3ff4cecfaf08df09), // 1.2593995762840955e0, 1.3004910313883917e0
        f64::from_bits(0x3ff57e673d140e48), f64::from_bits(0x3ff62a56ebd0e65b), // 1.3433601747391481e0, 1.3853368007243236e0
        f64::from_bits(0x3ff6a0e041b7cca5), f64::from_bits(0x3ff6f77caa5b4b72), // 1.4142763678653776e0, 1.435421624618098e0
        f64::from_bits(0x3ff7509d8440e189), f64::from_bits(0x3ff7a73d0ee2b885), // 1.457181469550138e0, 1.4783297139615865e0
        f64::from_bits(0x3ff7e29357cfb410), f64::from_bits(0x3ff80dcb38464d47), // 1.4928162984972495e0, 1.503367633650514e0
        f64::from_bits(0x3ff83a2ed8d5791a), f64::from_bits(0x3ff8654a360dbf58), // 1.514204833037701e0, 1.5247289763901417e0
        f64::from_bits(0x3ff882cfe1674362), f64::from_bits(0x3ff8d88b086132ff), // 1.5319365315264908e0, 1.5528669669467374e0
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fa7f9f8216a3739), // 0e0, 4.682898910424033e-2
        f64::from_bits(0x3fb3f45492bc29c9), f64::from_bits(0x3fbbe1f3f91c96b8), // 7.794693548581856e-2, 1.089165194685745e-1
        f64::from_bits(0x3fc3d2241517e24a), f64::from_bits(0x3fcb8a75ac1fc645), // 1.548504927630055e-1, 2.1516295341966632e-1
        f64::from_bits(0x3fd1880f493285c6), f64::from_bits(0x3fd52c4c763cc116), // 2.7392942569903445e-1, 3.3082877680409817e-1
        f64::from_bits(0x3fda513f879a0a53), f64::from_bits(0x3fe05b223465ea97), // 4.112089943156764e-1, 5.111247084999658e-1
        f64::from_bits(0x3fe33bd04a498187), f64::from_bits(0x3fe5cc0e66ca7ad3), // 6.010514689369736e-1, 6.811592109332544e-1
        f64::from_bits(0x3fe901f6a56e09ad), f64::from_bits(0x3fec941bde4088b3), // 7.814896803904979e-1, 8.930796948300411e-1
        f64::from_bits(0x3fef60d79415d63e), f64::from_bits(0x3ff0ccc5a89fb08f), // 9.8057154581938e-1, 1.0499931895128929e0
    ],
    terms: [
        f64::from_bits(0xbfd5555555555553), f64::from_bits(0x3fc9999999989c0b), // -3.333333333333332e-1, 1.9999999999819837e-1
        f64::from_bits(0xbfc249248a6eec8a), f64::from_bits(0x3fbc719b84daf7f4), // -1.4285713920057602e-1, 1.111085128167984e-1
        f64::from_bits(0xbfb71462d4969efc), // -9.015481653352347e-2
    ],
};

/// Inputs whose values in f64 are halfway between two numbers of f32, and their results.
#[rustfmt::skip]
pub const EXCEPTIONS: [(f64, f64); 0] = [];

/// Inputs whose values in f64 lie on a number of f32 or a midpoint, or beyond it, and values on the right side.
#[rustfmt::skip]
pub const WRONG_SIDE: [(u32, f64); 0] = [];
