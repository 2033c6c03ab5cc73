//! Coefficients of `gd` in f32. Written by `halfulp forge gd --format f32 --write`; not to be edited.

use crate::wide::{Arctangent, Exponential};

/// For f32. The greatest relative errors of the polynomials, before rounding errors:
/// 2^-58.5 2^-61.6
///
/// 10248 inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.
#[rustfmt::skip]
pub static F32: (Exponential<6>, Arctangent<16, 7>) = (Exponential {
    high: f64::from_bits(0x3fa62e42fefa4000),
    low: f64::from_bits(0xbd08432a1b0e2634),
    power: [
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0x3ff0b5586cf98000), // 1e0, 1.0442737824268988e0
        f64::from_bits(0x3ff172b83c7d6000), f64::from_bits(0x3ff2387a6e756000), // 1.090507732666083e0, 1.1387886347565654e0
        f64::from_bits(0x3ff306fe0a31c000), f64::from_bits(0x3ff3dea64c124000), // 1.189207115003228e0, 1.2418578120741586e0
        f64::from_bits(0x3ff4bfdad5362000), f64::from_bits(0x3ff5ab07dd486000), // 1.2968395546504325e0, 1.3542555469375657e0
        f64::from_bits(0x3ff6a09e667f4000), f64::from_bits(0x3ff7a11473eb0000), // 1.4142135623733338e0, 1.4768261459394125e0
        f64::from_bits(0x3ff8ace5422aa000), f64::from_bits(0x3ff9c49182a40000), // 1.5422108254078921e0, 1.6104903319501318e0
        f64::from_bits(0x3ffae89f995ae000), f64::from_bits(0x3ffc199bdd856000), // 1.6817928305081296e0, 1.7562521603740606e0
        f64::from_bits(0x3ffd5818dcfba000), f64::from_bits(0x3ffea4afa2a4a000), // 1.834008086409085e0, 1.9152065613980085e0
    ],
    shift: [
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3d615a1a0557fc92), // 0e0, 4.931723522936644e-13
        f64::from_bits(0xbd6aa1427c60bb40), f64::from_bits(0x3d3f320ca938d3b6), // -7.568678695286088e-13, 1.1082869978865795e-13
        f64::from_bits(0xbd5dfe767de92b2b), f64::from_bits(0xbd631c54efa2b5af), // -4.262403129754769e-13, -5.431579387980934e-13
        f64::from_bits(0x3d5f50c3b392ce76), f64::from_bits(0xbd617bbf73782148), // 4.4501982425912916e-13, -4.96907832178267e-13
        f64::from_bits(0xbd47c394c811fb97), f64::from_bits(0x3d308a6953b127f4), // -1.688532973950682e-13, 5.876426336216568e-14
        f64::from_bits(0x3d21c78e0055d299), f64::from_bits(0xbd632baf136d336b), // 3.1582755109889535e-14, -5.448623652455209e-13
        f64::from_bits(0xbd5d4f04c737b95c), f64::from_bits(0xbd5e7f3b332ab0e7), // -4.165012037937974e-13, -4.3338839458799825e-13
        f64::from_bits(0x3d43c03d22a40a67), f64::from_bits(0xbd5fa462e8edf912), // 1.4033881861681452e-13, -4.4966177263479926e-13
    ],
    terms: [
        f64::from_bits(0x3fe0000000000001), f64::from_bits(0x3fc5555555555557), // 5.000000000000001e-1, 1.666666666666667e-1
        f64::from_bits(0x3fa55555554e93b6), f64::from_bits(0x3f811111110acdad), // 4.166666666359424e-2, 8.333333332621285e-3
        f64::from_bits(0x3f56c17ed5c4842e), f64::from_bits(0x3f2a01b650824e00), // 1.388906347593154e-3, 1.984152843347159e-4
    ],
}, Arctangent {
    tangent: [
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fce7f9e00000000), // 0e0, 2.3826956748962402e-1
        f64::from_bits(0x3fdcfbc0e0000000), f64::from_bits(0x3fe40e4d60000000), // 4.528658092021942e-1, 6.26745879650116e-1
        f64::from_bits(0x3fe82b2420000000), f64::from_bits(0x3feb019c20000000), // 7.552662491798401e-1, 8.439465165138245e-1
        f64::from_bits(0x3fecdff320000000), f64::from_bits(0x3fee112680000000), // 9.023376107215881e-1, 9.395935535430908e-1
        f64::from_bits(0x3feed03880000000), f64::from_bits(0x3fef466a60000000), // 9.629175662994385e-1, 9.773456454277039e-1
        f64::from_bits(0x3fef8ef9e0000000), f64::from_bits(0x3fefbb3ea0000000), // 9.86203134059906e-1, 9.916070103645325e-1
        f64::from_bits(0x3fefd639a0000000), f64::from_bits(0x3fefe6a4c0000000), // 9.949005246162415e-1, 9.96904730796814e-1
        f64::from_bits(0x3feff09e80000000), f64::from_bits(0x3feffa2c60000000), // 9.981224536895752e-1, 9.992887377738953e-1
    ],
    angle: [
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fcdf0b3ca267915), // 0e0, 2.3390815134639156e-1
        f64::from_bits(0x3fdb370b173a371b), f64::from_bits(0x3fe1ea528129c9fc), // 4.252345778303252e-1, 5.598537943572519e-1
        f64::from_bits(0x3fe4b31a07590939), f64::from_bits(0x3fe66e56f06edd62), // 6.468629973899517e-1, 7.009691902120887e-1
        f64::from_bits(0x3fe77dc9fa279265), f64::from_bits(0x3fe822ef01f2ed90), // 7.341050992805093e-1, 7.542643583359894e-1
        f64::from_bits(0x3fe8873db82840be), f64::from_bits(0x3fe8c42168fca267), // 7.665089222737362e-1, 7.739417124294733e-1
        f64::from_bits(0x3fe8e91401f5ab0d), f64::from_bits(0x3fe8ff759b36c711), // 7.784519232057804e-1, 7.811840087435674e-1
        f64::from_bits(0x3fe90d0a7c0c6e07), f64::from_bits(0x3fe91548ad0a7b5f), // 7.828419134925192e-1, 7.838481311517674e-1
        f64::from_bits(0x3fe91a48bad41a6a), f64::from_bits(0x3fe91f114059abcd), // 7.844585083956421e-1, 7.850424057809221e-1
    ],
    terms: [
        f64::from_bits(0xbfd5555555555555), f64::from_bits(0x3fc999999999984e), // -3.333333333333333e-1, 1.999999999999908e-1
        f64::from_bits(0xbfc249249243e4ed), f64::from_bits(0x3fbc71c70c84f94a), // -1.4285714284759568e-1, 1.1111110740327948e-1
        f64::from_bits(0xbfb745c5f13a660a), f64::from_bits(0x3fb3acf37417e173), // -9.090840472563158e-2, 7.685777267750442e-2
        f64::from_bits(0xbfb0461ea28b9400), // -6.35699412192281e-2
    ],
});

/// Inputs whose values in f64 are halfway between two numbers of f32, and their results.
#[rustfmt::skip]
pub const EXCEPTIONS: [(f64, f64); 0] = [];

/// Inputs whose values in f64 lie on a number of f32 or a midpoint, or beyond it, and values on the right side.
#[rustfmt::skip]
pub const WRONG_SIDE: [(u32, f64); 1] = [
    (0x3ec62ee6, f64::from_bits(0x3fd82d2ebfffffff)),
];
