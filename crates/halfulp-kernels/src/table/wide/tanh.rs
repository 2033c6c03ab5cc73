//! Coefficients of `tanh` in f32. Written by `halfulp forge tanh --format f32 --write`; not to be edited.

use crate::wide::Exponential;

/// For f32. The greatest relative errors of the polynomials, before rounding errors:
/// 2^-58.5
///
/// 10248 inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.
#[rustfmt::skip]
pub static F32: Exponential<6> = Exponential {
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
};

/// Inputs whose values in f64 are halfway between two numbers of f32, and their results.
#[rustfmt::skip]
pub const EXCEPTIONS: [(f64, f64); 0] = [];

/// Inputs whose values in f64 lie on a number of f32 or a midpoint, or beyond it, and values on the right side.
#[rustfmt::skip]
pub const WRONG_SIDE: [(u32, f64); 0] = [];
