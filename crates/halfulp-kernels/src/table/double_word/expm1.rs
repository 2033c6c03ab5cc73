//! Coefficients of `expm1` in f32 by double-word arithmetic. Written by
//! `halfulp forge expm1 --format f32 --design double-word --write`; not to be edited.

use crate::double_word::ExponentialLessOne;

/// The polynomial's greatest error, as an error of e^y: 2^-42.5.
///
/// The bound holds for every input, fused and unfused; 26.87 % of inputs from 2^-25 to 89 and from -17.5 to -2^-25
/// are left open.
#[rustfmt::skip]
pub const TABLE: ExponentialLessOne = ExponentialLessOne {
    high: f32::from_bits(0x3f317218),
    low: f32::from_bits(0xb102e308),
    power: [
        f32::from_bits(0x3f000000), f32::from_bits(0x3f02cd87), f32::from_bits(0x3f05aac3), f32::from_bits(0x3f08980f), // 5e-1, 5.109486e-1, 5.2213687e-1, 5.3357023e-1
        f32::from_bits(0x3f0b95c2), f32::from_bits(0x3f0ea43a), f32::from_bits(0x3f11c3d3), f32::from_bits(0x3f14f4f0), // 5.452539e-1, 5.571934e-1, 5.693943e-1, 5.8186245e-1
        f32::from_bits(0x3f1837f0), f32::from_bits(0x3f1b8d3a), f32::from_bits(0x3f1ef532), f32::from_bits(0x3f227043), // 5.9460354e-1, 6.076237e-1, 6.209289e-1, 6.345255e-1
        f32::from_bits(0x3f25fed7), f32::from_bits(0x3f29a15b), f32::from_bits(0x3f2d583f), f32::from_bits(0x3f3123f6), // 6.484198e-1, 6.6261834e-1, 6.771278e-1, 6.91955e-1
        f32::from_bits(0x3f3504f3), f32::from_bits(0x3f38fbaf), f32::from_bits(0x3f3d08a4), f32::from_bits(0x3f412c4d), // 7.0710677e-1, 7.225904e-1, 7.384131e-1, 7.545822e-1
        f32::from_bits(0x3f45672a), f32::from_bits(0x3f49b9be), f32::from_bits(0x3f4e248c), f32::from_bits(0x3f52a81e), // 7.711054e-1, 7.8799045e-1, 8.0524516e-1, 8.2287776e-1
        f32::from_bits(0x3f5744fd), f32::from_bits(0x3f5bfbb8), f32::from_bits(0x3f60ccdf), f32::from_bits(0x3f65b907), // 8.408964e-1, 8.593097e-1, 8.781261e-1, 8.9735454e-1
        f32::from_bits(0x3f6ac0c7), f32::from_bits(0x3f6fe4ba), f32::from_bits(0x3f75257d), f32::from_bits(0x3f7a83b3), // 9.1700405e-1, 9.3708384e-1, 9.576033e-1, 9.785721e-1
    ],
    shift: [
        f32::from_bits(0x00000000), f32::from_bits(0xb34a3a0b), f32::from_bits(0x3346cb6a), f32::from_bits(0xb36ed17f), // 0e0, -4.708458e-8, 4.628547e-8, -5.560423e-8
        f32::from_bits(0xb24e0611), f32::from_bits(0xb3517dda), f32::from_bits(0x334b2481), f32::from_bits(0xb31586de), // -1.19921575e-8, -4.8776066e-8, 4.729782e-8, -3.4814427e-8
        f32::from_bits(0x33092801), f32::from_bits(0xb2e6f467), f32::from_bits(0x331b85f2), f32::from_bits(0x3099b6f1), // 3.193418e-8, -2.6886665e-8, 3.6210572e-8, 1.118421e-9
        f32::from_bits(0xb3051aa9), f32::from_bits(0xb2e2a0db), f32::from_bits(0xb2006c56), f32::from_bits(0xb3365942), // -3.0990723e-8, -2.6383011e-8, -7.475213e-9, -4.2456357e-8
        f32::from_bits(0x329302ae), f32::from_bits(0x32c595dc), f32::from_bits(0xb302e5a2), f32::from_bits(0xb28e10a1), // 1.7114271e-8, 2.3001967e-8, -3.0476834e-8, -1.6538538e-8
        f32::from_bits(0x31b3d0e5), f32::from_bits(0xb31a472b), f32::from_bits(0x31d1daf2), f32::from_bits(0xb305bf64), // 5.233334e-9, -3.5920646e-8, 6.1075918e-9, -3.1140544e-8
        f32::from_bits(0xb27ce183), f32::from_bits(0xb2f26443), f32::from_bits(0xb1b4b0da), f32::from_bits(0xb1da8a8f), // -1.4719606e-8, -2.8218102e-8, -5.258795e-9, -6.3603873e-9
        f32::from_bits(0xb1d290be), f32::from_bits(0xb2d5b899), f32::from_bits(0x31b0a147), f32::from_bits(0xb2156afc), // -6.1282597e-9, -2.4880409e-8, 5.1406093e-9, -8.697267e-9
    ],
    terms: [
        f32::from_bits(0x3f000000), f32::from_bits(0x3e2aaae4), f32::from_bits(0x3d2aaaee), // 5e-1, 1.6666752e-1, 4.1666918e-2
    ],
    bound: f32::from_bits(0x34766328),
    floor: f32::from_bits(0x2a000000),
};
