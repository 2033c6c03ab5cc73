//! Coefficients of `softplus` in f32. Written by `halfulp forge softplus --format f32 --write`; not to be edited.

use crate::wide::{Exponential, Logarithm};

/// For f32. The greatest relative errors of the polynomials, before rounding errors:
/// 2^-55.0 2^-55.3
///
/// 10249 inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.
#[rustfmt::skip]
pub static F32: (Exponential<5>, Logarithm) = (Exponential {
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
        f64::from_bits(0x3ca0000000000000), f64::from_bits(0x3d615a1a0557fc92), // 1.1102230246251565e-16, 4.931723522936644e-13
        f64::from_bits(0xbd6aa1427c60bb40), f64::from_bits(0x3d3f320ca938d3b6), // -7.568678695286088e-13, 1.1082869978865795e-13
        f64::from_bits(0xbd5dfe767de92b2b), f64::from_bits(0xbd631c54efa2b5af), // -4.262403129754769e-13, -5.431579387980934e-13
        f64::from_bits(0x3d5f50c3b392ce76), f64::from_bits(0xbd617bbf73782148), // 4.4501982425912916e-13, -4.96907832178267e-13
        f64::from_bits(0xbd47c394c811fb97), f64::from_bits(0x3d308a6953b127f4), // -1.688532973950682e-13, 5.876426336216568e-14
        f64::from_bits(0x3d21c78e0055d299), f64::from_bits(0xbd632baf136d336b), // 3.1582755109889535e-14, -5.448623652455209e-13
        f64::from_bits(0xbd5d4f04c737b95c), f64::from_bits(0xbd5e7f3b332ab0e7), // -4.165012037937974e-13, -4.3338839458799825e-13
        f64::from_bits(0x3d43c03d22a40a67), f64::from_bits(0xbd5fa462e8edf912), // 1.4033881861681452e-13, -4.4966177263479926e-13
    ],
    terms: [
        f64::from_bits(0x3fe0000000000001), f64::from_bits(0x3fc55555554dd387), // 5.000000000000001e-1, 1.666666666530114e-1
        f64::from_bits(0x3fa55555554b92fe), f64::from_bits(0x3f811120b03d8329), // 4.166666666222872e-2, 8.333449724604218e-3
        f64::from_bits(0x3f56c181f5989431), // 1.3889092573518109e-3
    ],
}, Logarithm {
    high: f64::from_bits(0x3fe62e42fefa3800),
    low: f64::from_bits(0x3d2ef35793c76730),
    reciprocal: [
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0x3fee1e2700000000), // 1e0, 9.411807060241699e-1
        f64::from_bits(0x3fec71c440000000), f64::from_bits(0x3feaf27e80000000), // 8.888875246047974e-1, 8.421013355255127e-1
        f64::from_bits(0x3fe9998ac0000000), f64::from_bits(0x3fe861a540000000), // 7.999929189682007e-1, 7.619196176528931e-1
        f64::from_bits(0x3fe745cac0000000), f64::from_bits(0x3fe642cc40000000), // 7.272695302963257e-1, 6.95654034614563e-1
        f64::from_bits(0x3fe58ee6c0000000), f64::from_bits(0x3ff4e60280000000), // 6.736940145492554e-1, 1.306154727935791e0
        f64::from_bits(0x3ff4140b20000000), f64::from_bits(0x3ff3521800000000), // 1.25489342212677e0, 1.2075424194335938e0
        f64::from_bits(0x3ff29e4340000000), f64::from_bits(0x3ff1f6fa40000000), // 1.1636383533477783e0, 1.1227972507476807e0
        f64::from_bits(0x3ff15b1a00000000), f64::from_bits(0x3ff0c97260000000), // 1.0847415924072266e0, 1.049181342124939e0
    ],
    log: [
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3faf0999c027a6e2), // 0e0, 6.062012167587995e-2
        f64::from_bits(0x3fbe27212e2c3e6e), f64::from_bits(0x3fc5ff5790ad8e99), // 1.1778457047716426e-1, 1.7185492100098967e-1
        f64::from_bits(0x3fcc904207b0233a), f64::from_bits(0x3fd1670ae3dfe63a), // 2.231524026431318e-1, 2.7191421750430644e-1
        f64::from_bits(0x3fd4619e321f06a5), f64::from_bits(0x3fd739ccbebccbbf), // 3.1845812697074855e-1, 3.629028189345113e-1
        f64::from_bits(0x3fd94757123e3271), f64::from_bits(0xbfd117f629d3f39a), // 3.949792555002097e-1, -2.6708749851950986e-1
        f64::from_bits(0xbfcd0ffede58a48e), f64::from_bits(0xbfc823a0654d62c1), // -2.2705064636946698e-1, -1.8858723589325702e-1
        f64::from_bits(0xbfc3660b0814c258), f64::from_bits(0xbfbda695735aadb2), // -1.5155160803398604e-1, -1.1582311693444217e-1
        f64::from_bits(0xbfb4d2d0dd185e8b), f64::from_bits(0xbfa894ca849eac37), // -8.134179494697429e-2, -4.801018589872579e-2
    ],
    terms: [
        f64::from_bits(0xbfdffffffffffff3), f64::from_bits(0x3fd555555555552b), // -4.999999999999993e-1, 3.33333333333331e-1
        f64::from_bits(0xbfd000000006758b), f64::from_bits(0x3fc9999999b36fed), // -2.5000000002349826e-1, 2.000000000469976e-1
        f64::from_bits(0xbfc5555453422b3e), f64::from_bits(0x3fc2492323a88305), // -1.6666654649119467e-1, 1.428569721329255e-1
        f64::from_bits(0xbfc0066e6cf2ac7e), f64::from_bits(0x3fbc8001701045fa), // -1.2519626922344068e-1, 1.1132821069647739e-1
    ],
});

/// Inputs whose values in f64 are halfway between two numbers of f32, and their results.
#[rustfmt::skip]
pub const EXCEPTIONS: [(f64, f64); 0] = [];

/// Inputs whose values in f64 lie on a number of f32 or a midpoint, or beyond it, and values on the right side.
#[rustfmt::skip]
pub const WRONG_SIDE: [(u32, f64); 3] = [
    (0x3182e308, f64::from_bits(0x3fe62e42ffffffff)),
    (0x3df75dd8, f64::from_bits(0x3fe82becbfffffff)),
    (0xbdf75dd8, f64::from_bits(0x3fe44e755fffffff)),
];
