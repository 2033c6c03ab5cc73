//! Coefficients of `inv_gd` in f32. Written by `halfulp forge inv_gd --format f32 --write`; not to be edited.

use crate::wide::{Logarithm, Sines};

/// For f32. The greatest relative errors of the polynomials, before rounding errors:
/// 2^-53.6 2^-56.2 2^-55.3
///
/// 7194 inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.
#[rustfmt::skip]
pub static F32: (Sines<7>, Logarithm) = (Sines {
    half_pi: f64::from_bits(0x3ff921fb54442d18),
    half_pi_low: f64::from_bits(0x3c91a62633145c07),
    scaled: [
        f64::from_bits(0x3fe6a09e667f3bcd), f64::from_bits(0xbf9e2b7dddfefa4d), // 7.071067811865476e-1, -2.9462782549439393e-2
        f64::from_bits(0x3f3822cb17ff056f), f64::from_bits(0xbec263a6ed840074), // 3.6828478186742055e-4, -2.192171319248586e-6
        f64::from_bits(0x3e4058942751fc3e), f64::from_bits(0xbdb3050efa9b28ab), // 7.611704359041104e-9, -1.729837077649227e-11
        f64::from_bits(0x3d1ee4ed8dcf1746), // 2.7439605952288414e-14
    ],
    plain: [
        f64::from_bits(0x3fe0000000000000), f64::from_bits(0xbf95555555555542), // 5e-1, -2.0833333333333266e-2
        f64::from_bits(0x3f3111111110f3f4), f64::from_bits(0xbeba01a019ba95fd), // 2.6041666666626264e-4, -1.5500992053633352e-6
        f64::from_bits(0x3e371de353079fa3), f64::from_bits(0xbdaae5e37a2ad0f8), // 5.382287768665167e-9, -1.2231795279536888e-11
        f64::from_bits(0x3d15d874e28ce321), // 1.940273144194989e-14
    ],
}, Logarithm {
    high: f64::from_bits(0x3fe62e42fefa3800),
    low: f64::from_bits(0x3d2ef35793c76730),
    reciprocal: [
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0x3fee1db400000000), // 1e0, 9.411258697509766e-1
        f64::from_bits(0x3fec71c440000000), f64::from_bits(0x3feaf27e80000000), // 8.888875246047974e-1, 8.421013355255127e-1
        f64::from_bits(0x3fe9998ac0000000), f64::from_bits(0x3fe861a540000000), // 7.999929189682007e-1, 7.619196176528931e-1
        f64::from_bits(0x3fe745cac0000000), f64::from_bits(0x3fe642cc40000000), // 7.272695302963257e-1, 6.95654034614563e-1
        f64::from_bits(0x3fe58ee6c0000000), f64::from_bits(0x3ff4e60280000000), // 6.736940145492554e-1, 1.306154727935791e0
        f64::from_bits(0x3ff4140b20000000), f64::from_bits(0x3ff3521800000000), // 1.25489342212677e0, 1.2075424194335938e0
        f64::from_bits(0x3ff29e4340000000), f64::from_bits(0x3ff1f6fa40000000), // 1.1636383533477783e0, 1.1227972507476807e0
        f64::from_bits(0x3ff15b1a00000000), f64::from_bits(0x3ff0c97260000000), // 1.0847415924072266e0, 1.049181342124939e0
    ],
    log: [
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3faf113ccc7ba3d2), // 0e0, 6.067838665132509e-2
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
    (0x3b3ffff7, f64::from_bits(0x3f6800011fffffff)),
    (0x3bbfffdc, f64::from_bits(0x3f7800047fffffff)),
    (0x3efb0cfc, f64::from_bits(0x3fe05c2cffffffff)),
];
