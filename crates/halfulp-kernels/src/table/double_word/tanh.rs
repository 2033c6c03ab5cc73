//! Coefficients of `tanh` in f32 by double-word arithmetic. Written by
//! `halfulp forge tanh --format f32 --design double-word --write`; not to be edited.

use crate::cells::Grid;
use crate::double_word::{Odd, Pieces, Second};

/// The greatest relative errors of the first path's polynomials:
/// 2^-32.0 2^-33.6 2^-33.2 2^-34.1 2^-34.0 2^-33.6 2^-34.7 2^-33.7
/// 2^-32.3 2^-32.8 2^-32.2 2^-32.5 2^-32.7 2^-33.4 2^-33.6 2^-34.4
/// 2^-33.1 2^-31.3 2^-31.5 2^-32.1 2^-32.8 2^-33.6 2^-34.4 2^-35.3
/// 2^-30.6 2^-32.4 2^-34.1 2^-35.9 2^-37.8 2^-39.3 2^-40.8 2^-42.7
/// of the second path's:
/// 2^-49.4 2^-52.0 2^-47.7 2^-47.3 2^-50.0 2^-53.0 2^-47.9 2^-50.8
/// 2^-46.6 2^-46.6 2^-46.6 2^-51.3 2^-48.2 2^-47.8 2^-48.0 2^-49.0
/// 2^-44.2 2^-46.9 2^-47.2 2^-46.4 2^-47.7 2^-48.2 2^-49.8 2^-54.1
/// 2^-49.4 2^-50.4 2^-53.2 2^-52.0 2^-54.9 2^-57.0 2^-56.8 2^-56.9
/// The intervals' ends:
/// 0.00000 0.07585 0.15171 0.22756 0.30341 0.37927 0.45512 0.53097
/// 0.60682 0.75853 0.91024 1.06194 1.21365 1.36536 1.51706 1.66877
/// 1.82047 2.12389 2.42730 2.73071 3.03412 3.33754 3.64095 3.94436
/// 4.24777 4.85460 5.46142 6.06825 6.67507 7.28190 7.88872 8.49555
/// 9.10000
///
/// The bounds hold for every input, fused and unfused; 1.24 % of inputs from 0.00024414063 to 9.1 are left open.
#[rustfmt::skip]
pub const TABLE: Odd<32, 6, 10, 4> = Odd {
    linear_below: f32::from_bits(0x39800000),
    last: f32::from_bits(0x4111999a),
    first: Pieces {
        grid: Grid::Binades { scale: 1.6479223, offset: 1.0, bits: 3 },
        centre: [
            f32::from_bits(0x3f2ea920), f32::from_bits(0x3f54c97a), f32::from_bits(0x3f7b6b0d), f32::from_bits(0x3f914cb7), // 6.8226814e-1, 8.311993e-1, 9.821022e-1, 1.1351537e0
            f32::from_bits(0x3fa4ecf9), f32::from_bits(0x3fb819bc), f32::from_bits(0x3fcb95f1), f32::from_bits(0x3fdeda73), // 1.2884818e0, 1.4382854e0, 1.5905133e0, 1.7410415e0
            f32::from_bits(0x3ffba2f1), f32::from_bits(0x40117201), f32::from_bits(0x4025062e), f32::from_bits(0x40387c7e), // 1.9659101e0, 2.2725832e0, 2.5785022e0, 2.8825984e0
            f32::from_bits(0x404bcc5d), f32::from_bits(0x405f2bde), f32::from_bits(0x40728911), f32::from_bits(0x4083078c), // 3.1843483e0, 3.4870524e0, 3.7896159e0, 4.0946712e0
            f32::from_bits(0x40918332), f32::from_bits(0x40a4fa6b), f32::from_bits(0x40b8605d), f32::from_bits(0x40cb935f), // 4.547265e0, 5.1555686e0, 5.761763e0, 6.3617396e0
            f32::from_bits(0x40df6171), f32::from_bits(0x40f2192f), f32::from_bits(0x410512bc), f32::from_bits(0x410a9b7c), // 6.9806447e0, 7.565574e0, 8.317074e0, 8.66296e0
            f32::from_bits(0x00000000), f32::from_bits(0x3deb4e9d), f32::from_bits(0x3e3fc9de), f32::from_bits(0x3e87bc95), // 0e0, 1.1489604e-1, 1.872935e-1, 2.6511064e-1
            f32::from_bits(0x3eae070a), f32::from_bits(0x3ed5e514), f32::from_bits(0x3efbf05f), f32::from_bits(0x3f11bfc0), // 3.3989745e-1, 4.1776335e-1, 4.9206826e-1, 5.693321e-1
        ],
        coefficients: [[
            f32::from_bits(0x3f17ce52), f32::from_bits(0x3f2e5dd8), f32::from_bits(0x3f410479), f32::from_bits(0x3f501212), // 5.9299195e-1, 6.8111944e-1, 7.539745e-1, 8.1277573e-1
            f32::from_bits(0x3f5bd5a0), f32::from_bits(0x3f64b2b8), f32::from_bits(0x3f6b9410), f32::from_bits(0x3f70ba9a), // 8.587284e-1, 8.9335203e-1, 9.20228e-1, 9.403473e-1
            f32::from_bits(0x3f76275f), f32::from_bits(0x3f7a9ed9), f32::from_bits(0x3f7d117d), f32::from_bits(0x3f7e6667), // 9.6153826e-1, 9.789863e-1, 9.885481e-1, 9.9375004e-1
            f32::from_bits(0x3f7f1fad), f32::from_bits(0x3f7f8575), f32::from_bits(0x3f7fbd10), f32::from_bits(0x3f7fdba0), // 9.965771e-1, 9.9813014e-1, 9.989786e-1, 9.9944496e-1
            f32::from_bits(0x3f7ff149), f32::from_bits(0x3f7ffba4), f32::from_bits(0x3f7ffeb4), f32::from_bits(0x3f7fff9c), // 9.9977547e-1, 9.999335e-1, 9.999802e-1, 9.9999404e-1
            f32::from_bits(0x3f7fffe3), f32::from_bits(0x3f7ffff7), f32::from_bits(0x3f7ffffe), f32::from_bits(0x3f7fffff), // 9.999983e-1, 9.9999946e-1, 9.999999e-1, 9.9999994e-1
            f32::from_bits(0x00000000), f32::from_bits(0x3dea46ef), f32::from_bits(0x3e3d93b6), f32::from_bits(0x3e84a4c0), // 0e0, 1.1439311e-1, 1.8513379e-1, 2.5906944e-1
            f32::from_bits(0x3ea79f1e), f32::from_bits(0x3eca4346), f32::from_bits(0x3ee96604), f32::from_bits(0x3f03ce6e), // 3.2738584e-1, 3.950445e-1, 4.5585644e-1, 5.148686e-1
        ], [
            f32::from_bits(0x3f25faf5), f32::from_bits(0x3f093c4c), f32::from_bits(0x3edcf083), f32::from_bits(0x3eadc543), // 6.4836055e-1, 5.360763e-1, 4.3152246e-1, 3.393956e-1
            f32::from_bits(0x3e86719c), f32::from_bits(0x3e4ec4ae), f32::from_bits(0x3e1cdb54), f32::from_bits(0x3ded0cba), // 2.6258552e-1, 2.0192215e-1, 1.5318042e-1, 1.1574693e-1
            f32::from_bits(0x3d9a827b), f32::from_bits(0x3d2a55da), f32::from_bits(0x3cba8db8), f32::from_bits(0x3c4c28aa), // 7.5444184e-2, 4.158578e-2, 2.2772655e-2, 1.2460867e-2
            f32::from_bits(0x3bdff0b8), f32::from_bits(0x3b74db59), f32::from_bits(0x3b05ce81), f32::from_bits(0x3a9175ac), // 6.834116e-3, 3.7362187e-3, 2.0417275e-3, 1.1097691e-3
            f32::from_bits(0x39eb6969), f32::from_bits(0x390b7eeb), f32::from_bits(0x3825fff0), f32::from_bits(0x3748013c), // 4.490123e-4, 1.3303354e-4, 3.9577426e-5, 1.1921216e-5
            f32::from_bits(0x3668057f), f32::from_bits(0x35900b49), f32::from_bits(0x34802d67), f32::from_bits(0x34005a8b), // 3.4573893e-6, 1.073212e-6, 2.3874892e-7, 1.1953868e-7
            f32::from_bits(0x3f800000), f32::from_bits(0x3f7ca669), f32::from_bits(0x3f7739c9), f32::from_bits(0x3f6ed16c), // 1e0, 9.869142e-1, 9.657255e-1, 9.32883e-1
            f32::from_bits(0x3f648fc1), f32::from_bits(0x3f580c71), f32::from_bits(0x3f4acd49), f32::from_bits(0x3f3c2315), // 8.928185e-1, 8.4393984e-1, 7.921949e-1, 7.349103e-1
        ], [
            f32::from_bits(0xbec4d990), f32::from_bits(0xbebaf29a), f32::from_bits(0xbea69538), f32::from_bits(0xbe8d3c94), // -3.8447237e-1, -3.6513215e-1, -3.253572e-1, -2.758528e-1
            f32::from_bits(0xbe66e6d0), f32::from_bits(0xbe38b78e), f32::from_bits(0xbe105816), f32::from_bits(0xbddee8bc), // -2.2548985e-1, -1.803877e-1, -1.4096102e-1, -1.0884234e-1
            f32::from_bits(0xbd949126), f32::from_bits(0xbd26c15b), f32::from_bits(0xbcb86a7d), f32::from_bits(0xbc4ae194), // -7.254247e-2, -4.0711742e-2, -2.2511715e-2, -1.2382884e-2
            f32::from_bits(0xbbdf2bf4), f32::from_bits(0xbb74658f), f32::from_bits(0xbb05ab30), f32::from_bits(0xba91609c), // -6.8106595e-3, -3.729198e-3, -2.0396225e-3, -1.1091414e-3
            f32::from_bits(0xb9eb521e), f32::from_bits(0xb90b76bd), f32::from_bits(0xb825f85b), f32::from_bits(0xb747f84a), // -4.4883875e-4, -1.3300306e-4, -3.9570365e-5, -1.1919134e-5
            f32::from_bits(0xb667f98f), f32::from_bits(0xb5900595), f32::from_bits(0xb4803a1f), f32::from_bits(0xb4005f80), // -3.4566945e-6, -1.0730461e-6, -2.3884147e-7, -1.1955672e-7
            f32::from_bits(0x3223388e), f32::from_bits(0xbde73618), f32::from_bits(0xbe37144f), f32::from_bits(0xbe777b53), // 9.500708e-9, -1.12896144e-1, -1.7878841e-1, -2.4168138e-1
            f32::from_bits(0xbe95a7d2), f32::from_bits(0xbeaab297), f32::from_bits(0xbeb8e5a8), f32::from_bits(0xbec1bb52), // -2.92296e-1, -3.3339378e-1, -3.6112714e-1, -3.7838227e-1
        ], [
            f32::from_bits(0x3c427341), f32::from_bits(0x3d8f5ef4), f32::from_bits(0x3dcfceb1), f32::from_bits(0x3de37a69), // 1.1868299e-2, 7.000533e-2, 1.0146845e-1, 1.1107332e-1
            f32::from_bits(0x3dd94de9), f32::from_bits(0x3dc0300c), f32::from_bits(0x3da11669), f32::from_bits(0x3d829838), // 1.0610563e-1, 9.384164e-2, 7.8656025e-2, 6.37669e-2
            f32::from_bits(0x3d36b340), f32::from_bits(0x3cd4f2ca), f32::from_bits(0x3c703dca), f32::from_bits(0x3c058fa9), // 4.460454e-2, 2.5994677e-2, 1.4663169e-2, 8.151927e-3
            f32::from_bits(0x3b93c366), f32::from_bits(0x3b2252c0), f32::from_bits(0x3ab1dd04), f32::from_bits(0x3a419ff7), // 4.5093773e-3, 2.476856e-3, 1.3569896e-3, 7.3862023e-4
            f32::from_bits(0x399cd4a3), f32::from_bits(0x38b9f1ef), f32::from_bits(0x37dd4f22), f32::from_bits(0x370558cd), // 2.9913065e-4, 8.866551e-5, 2.6382102e-5, 7.948093e-6
            f32::from_bits(0x361aa791), f32::from_bits(0x35401d99), f32::from_bits(0x342a9fd4), f32::from_bits(0x33ab5372), // 2.3045325e-6, 7.1568644e-7, 1.5890629e-7, 7.9779866e-8
            f32::from_bits(0xbeaaaacc), f32::from_bits(0xbea1d244), f32::from_bits(0xbe93de8f), f32::from_bits(0xbe7e4f1e), // -3.3333433e-1, -3.1605732e-1, -2.8880736e-1, -2.4834868e-1
            f32::from_bits(0xbe4ec25b), f32::from_bits(0xbe1933e1), f32::from_bits(0xbdcba768), f32::from_bits(0xbd4d71af), // -2.0191328e-1, -1.4961196e-1, -9.9440396e-2, -5.0157245e-2
        ], [
            f32::from_bits(0x3df7d695), f32::from_bits(0x3d97c4e3), f32::from_bits(0x3d037462), f32::from_bits(0x3aeebbb6), // 1.2101475e-1, 7.4106e-2, 3.2093413e-2, 1.8213901e-3
            f32::from_bits(0xbc81c10e), f32::from_bits(0xbcc195fc), f32::from_bits(0xbccfacfa), f32::from_bits(0xbcc1e153), // -1.5839126e-2, -2.3631088e-2, -2.5351036e-2, -2.3667013e-2
            f32::from_bits(0xbc993fe2), f32::from_bits(0xbc42fddf), f32::from_bits(0xbbe5ca6f), f32::from_bits(0xbb82abe7), // -1.870722e-2, -1.1901348e-2, -7.0126574e-3, -3.9877775e-3
            f32::from_bits(0xbb124e7b), f32::from_bits(0xbaa1c1ad), f32::from_bits(0xba31dd92), f32::from_bits(0xb9c20515), // -2.232461e-3, -1.2341045e-3, -6.785031e-4, -3.700635e-4
            f32::from_bits(0xb91f5f09), f32::from_bits(0xb83d180b), f32::from_bits(0xb7611337), f32::from_bits(0xb6879f62), // -1.5198825e-4, -4.5083503e-5, -1.3415519e-5, -4.041868e-6
            f32::from_bits(0xb59d7a5a), f32::from_bits(0xb4c33593), f32::from_bits(0xb3a63fbf), f32::from_bits(0xb328e8d6), // -1.173302e-6, -3.636056e-7, -7.741573e-8, -3.932731e-8
            f32::from_bits(0x38701711), f32::from_bits(0x3d96f20f), f32::from_bits(0x3de75f9c), f32::from_bits(0x3e143333), // 5.724194e-5, 7.370388e-2, 1.1297533e-1, 1.4472656e-1
            f32::from_bits(0x3e274163), f32::from_bits(0x3e2e36a3), f32::from_bits(0x3e299a5d), f32::from_bits(0x3e1b9176), // 1.6333537e-1, 1.701303e-1, 1.6562791e-1, 1.5192208e-1
        ], [
            f32::from_bits(0xbd7a4807), f32::from_bits(0xbd7c21de), f32::from_bits(0xbd4461e9), f32::from_bits(0xbcfaf62d), // -6.1103847e-2, -6.1555736e-2, -4.7944937e-2, -3.0634964e-2
            f32::from_bits(0xbc818bd0), f32::from_bits(0xbbb51465), f32::from_bits(0x3a0f547a), f32::from_bits(0x3b6ded4b), // -1.5813738e-2, -5.526113e-3, 5.467605e-4, 3.6304768e-3
            f32::from_bits(0x3b9c46a8), f32::from_bits(0x3b7de264), f32::from_bits(0x3b25ebdb), f32::from_bits(0x3ac63c9f), // 4.769165e-3, 3.8739676e-3, 2.5317583e-3, 1.5124268e-3
            f32::from_bits(0x3a62eca6), f32::from_bits(0x39fe01b0), f32::from_bits(0x398c72dc), f32::from_bits(0x3919f344), // 8.656479e-4, 4.8447913e-4, 2.6788458e-4, 1.468184e-4
            f32::from_bits(0x387c6fe4), f32::from_bits(0x3796511a), f32::from_bits(0x36b2cdea), f32::from_bits(0x35d52a69), // 6.018569e-5, 1.791916e-5, 5.328785e-6, 1.588208e-6
            f32::from_bits(0x34fc1c7a), f32::from_bits(0x34171b53), f32::from_bits(0x3335a97d), f32::from_bits(0x3255f235), // 4.6959377e-7, 1.4072911e-7, 4.2296495e-8, 1.2453303e-8
            f32::from_bits(0x3e079f38), f32::from_bits(0x3df4068e), f32::from_bits(0x3dc43ca2), f32::from_bits(0x3d86efac), // 1.3244331e-1, 1.1915313e-1, 9.581877e-2, 6.5886825e-2
            f32::from_bits(0x3d0b282f), f32::from_bits(0x3b5f801c), f32::from_bits(0xbcd459b4), f32::from_bits(0xbd30427c), // 3.397387e-2, 3.4103459e-3, -2.592168e-2, -4.3032154e-2
        ]],
        bound: [
            f32::from_bits(0x3105f262), f32::from_bits(0x30cf3e20), f32::from_bits(0x30c4b9ef), f32::from_bits(0x309fb98c), // 1.9491826e-9, 1.5078889e-9, 1.4313722e-9, 1.1621508e-9
            f32::from_bits(0x306541fd), f32::from_bits(0x302afd3e), f32::from_bits(0x2fee2fa1), f32::from_bits(0x2faecfb4), // 8.340349e-10, 6.220552e-10, 4.332579e-10, 3.1797998e-10
            f32::from_bits(0x306e66df), f32::from_bits(0x30a1ec75), f32::from_bits(0x3083e9de), f32::from_bits(0x301a24cc), // 8.6730084e-10, 1.1781497e-9, 9.597974e-10, 5.6077165e-10
            f32::from_bits(0x2fb4309f), f32::from_bits(0x2f8e8c73), f32::from_bits(0x2f6f4c48), f32::from_bits(0x2f54107f), // 3.2776357e-10, 2.5929445e-10, 2.1764024e-10, 1.9287148e-10
            f32::from_bits(0x30adcec3), f32::from_bits(0x30aca867), f32::from_bits(0x2f717749), f32::from_bits(0x2f46944a), // 1.2646172e-9, 1.256251e-9, 2.1961201e-10, 1.8060678e-10
            f32::from_bits(0x2f39be14), f32::from_bits(0x2f36b724), f32::from_bits(0x2f359f0b), f32::from_bits(0x2f352cee), // 1.6893181e-10, 1.6617868e-10, 1.6518358e-10, 1.6477816e-10
            f32::from_bits(0x309fd925), f32::from_bits(0x307f6845), f32::from_bits(0x303a3530), f32::from_bits(0x302e494c), // 1.1630489e-9, 9.2916635e-10, 6.774199e-10, 6.340499e-10
            f32::from_bits(0x3026d13e), f32::from_bits(0x3019ef05), f32::from_bits(0x3011cbd2), f32::from_bits(0x309d12df), // 6.06878e-10, 5.6000743e-10, 5.304034e-10, 1.1428617e-9
        ],
    },
    second: Second {
        high: [[
            f32::from_bits(0x3f17ce52), f32::from_bits(0x3f2e5dd8), f32::from_bits(0x3f410479), f32::from_bits(0x3f501212), // 5.9299195e-1, 6.8111944e-1, 7.539745e-1, 8.1277573e-1
            f32::from_bits(0x3f5bd5a0), f32::from_bits(0x3f64b2b8), f32::from_bits(0x3f6b9410), f32::from_bits(0x3f70ba9a), // 8.587284e-1, 8.9335203e-1, 9.20228e-1, 9.403473e-1
            f32::from_bits(0x3f76275f), f32::from_bits(0x3f7a9ed9), f32::from_bits(0x3f7d117d), f32::from_bits(0x3f7e6667), // 9.6153826e-1, 9.789863e-1, 9.885481e-1, 9.9375004e-1
            f32::from_bits(0x3f7f1fad), f32::from_bits(0x3f7f8575), f32::from_bits(0x3f7fbd10), f32::from_bits(0x3f7fdba0), // 9.965771e-1, 9.9813014e-1, 9.989786e-1, 9.9944496e-1
            f32::from_bits(0x3f7ff149), f32::from_bits(0x3f7ffba4), f32::from_bits(0x3f7ffeb4), f32::from_bits(0x3f7fff9c), // 9.9977547e-1, 9.999335e-1, 9.999802e-1, 9.9999404e-1
            f32::from_bits(0x3f7fffe3), f32::from_bits(0x3f7ffff7), f32::from_bits(0x3f7ffffe), f32::from_bits(0x3f7fffff), // 9.999983e-1, 9.9999946e-1, 9.999999e-1, 9.9999994e-1
            f32::from_bits(0x00000000), f32::from_bits(0x3dea46ef), f32::from_bits(0x3e3d93b6), f32::from_bits(0x3e84a4c0), // 0e0, 1.1439311e-1, 1.8513379e-1, 2.5906944e-1
            f32::from_bits(0x3ea79f1e), f32::from_bits(0x3eca4346), f32::from_bits(0x3ee96604), f32::from_bits(0x3f03ce6e), // 3.2738584e-1, 3.950445e-1, 4.5585644e-1, 5.148686e-1
        ], [
            f32::from_bits(0x3f25faf5), f32::from_bits(0x3f093c4c), f32::from_bits(0x3edcf083), f32::from_bits(0x3eadc543), // 6.4836055e-1, 5.360763e-1, 4.3152246e-1, 3.393956e-1
            f32::from_bits(0x3e86719c), f32::from_bits(0x3e4ec4ae), f32::from_bits(0x3e1cdb54), f32::from_bits(0x3ded0cba), // 2.6258552e-1, 2.0192215e-1, 1.5318042e-1, 1.1574693e-1
            f32::from_bits(0x3d9a827b), f32::from_bits(0x3d2a55da), f32::from_bits(0x3cba8db8), f32::from_bits(0x3c4c28aa), // 7.5444184e-2, 4.158578e-2, 2.2772655e-2, 1.2460867e-2
            f32::from_bits(0x3bdff0b8), f32::from_bits(0x3b74db59), f32::from_bits(0x3b05ce81), f32::from_bits(0x3a9175ac), // 6.834116e-3, 3.7362187e-3, 2.0417275e-3, 1.1097691e-3
            f32::from_bits(0x39eb6969), f32::from_bits(0x390b7eeb), f32::from_bits(0x3825fff0), f32::from_bits(0x3748013c), // 4.490123e-4, 1.3303354e-4, 3.9577426e-5, 1.1921216e-5
            f32::from_bits(0x3668057f), f32::from_bits(0x35900b49), f32::from_bits(0x34802d67), f32::from_bits(0x34005a8b), // 3.4573893e-6, 1.073212e-6, 2.3874892e-7, 1.1953868e-7
            f32::from_bits(0x3f800000), f32::from_bits(0x3f7ca669), f32::from_bits(0x3f7739c9), f32::from_bits(0x3f6ed16c), // 1e0, 9.869142e-1, 9.657255e-1, 9.32883e-1
            f32::from_bits(0x3f648fc1), f32::from_bits(0x3f580c71), f32::from_bits(0x3f4acd49), f32::from_bits(0x3f3c2315), // 8.928185e-1, 8.4393984e-1, 7.921949e-1, 7.349103e-1
        ], [
            f32::from_bits(0xbec4d997), f32::from_bits(0xbebaf295), f32::from_bits(0xbea6952f), f32::from_bits(0xbe8d3c8b), // -3.8447258e-1, -3.65132e-1, -3.2535693e-1, -2.7585253e-1
            f32::from_bits(0xbe66e6c2), f32::from_bits(0xbe38b784), f32::from_bits(0xbe10580f), f32::from_bits(0xbddee8b8), // -2.2548965e-1, -1.8038756e-1, -1.4096092e-1, -1.0884231e-1
            f32::from_bits(0xbd949125), f32::from_bits(0xbd26c188), f32::from_bits(0xbcb86acd), f32::from_bits(0xbc4ae203), // -7.2542466e-2, -4.071191e-2, -2.2511864e-2, -1.2382987e-2
            f32::from_bits(0xbbdf2c7d), f32::from_bits(0xbb746623), f32::from_bits(0xbb05ab84), f32::from_bits(0xba916101), // -6.8107233e-3, -3.7292324e-3, -2.039642e-3, -1.1091531e-3
            f32::from_bits(0xb9eb5be1), f32::from_bits(0xb90b7c8a), f32::from_bits(0xb825ff19), f32::from_bits(0xb74800ee), // -4.4891148e-4, -1.3302467e-4, -3.9576644e-5, -1.1921145e-5
            f32::from_bits(0xb6680565), f32::from_bits(0xb5900b44), f32::from_bits(0xb4802d66), f32::from_bits(0xb4005a8b), // -3.4573834e-6, -1.0732115e-6, -2.387489e-7, -1.1953868e-7
            f32::from_bits(0xab1af957), f32::from_bits(0xbde7361d), f32::from_bits(0xbe37144f), f32::from_bits(0xbe777b5a), // -5.505782e-13, -1.1289618e-1, -1.7878841e-1, -2.4168149e-1
            f32::from_bits(0xbe95a7d7), f32::from_bits(0xbeaab297), f32::from_bits(0xbeb8e5a8), f32::from_bits(0xbec1bb52), // -2.9229614e-1, -3.3339378e-1, -3.6112714e-1, -3.7838227e-1
        ], [
            f32::from_bits(0x3c42760b), f32::from_bits(0x3d8f5f84), f32::from_bits(0x3dcfcf82), f32::from_bits(0x3de37af4), // 1.1868964e-2, 7.00064e-2, 1.0147001e-1, 1.1107436e-1
            f32::from_bits(0x3dd94e07), f32::from_bits(0x3dc03058), f32::from_bits(0x3da1166b), f32::from_bits(0x3d82986a), // 1.0610586e-1, 9.384221e-2, 7.865604e-2, 6.376727e-2
            f32::from_bits(0x3d36b2ff), f32::from_bits(0x3cd4f25e), f32::from_bits(0x3c703dd1), f32::from_bits(0x3c058fd9), // 4.4604298e-2, 2.5994476e-2, 1.4663176e-2, 8.151972e-3
            f32::from_bits(0x3b93c35b), f32::from_bits(0x3b2252b3), f32::from_bits(0x3ab1dccb), f32::from_bits(0x3a419f95), // 4.509372e-3, 2.476853e-3, 1.356983e-3, 7.3861453e-4
            f32::from_bits(0x399cd5e1), f32::from_bits(0x38b9f50e), f32::from_bits(0x37dd51e3), f32::from_bits(0x3705558c), // 2.991399e-4, 8.8671324e-5, 2.6383384e-5, 7.947336e-6
            f32::from_bits(0x361aae20), f32::from_bits(0x35400ef8), f32::from_bits(0x342ae730), f32::from_bits(0x33ab2362), // 2.3049142e-6, 7.1547356e-7, 1.591659e-7, 7.969244e-8
            f32::from_bits(0xbeaaaaab), f32::from_bits(0xbea1d234), f32::from_bits(0xbe93debc), f32::from_bits(0xbe7e4f20), // -3.3333334e-1, -3.1605685e-1, -2.888087e-1, -2.4834871e-1
            f32::from_bits(0xbe4ec22a), f32::from_bits(0xbe1932d0), f32::from_bits(0xbdcba8af), f32::from_bits(0xbd4d6d2f), // -2.0191255e-1, -1.496079e-1, -9.944283e-2, -5.0152954e-2
        ], [
            f32::from_bits(0x3df80d69), f32::from_bits(0x3d979bf7), f32::from_bits(0x3d02da59), f32::from_bits(0x3adb30e5), // 1.2111933e-1, 7.402795e-2, 3.1946514e-2, 1.6722946e-3
            f32::from_bits(0xbc82afa8), f32::from_bits(0xbcc230df), f32::from_bits(0xbcd0082b), f32::from_bits(0xbcc20207), // -1.59529e-2, -2.3704944e-2, -2.539452e-2, -2.3682607e-2
            f32::from_bits(0xbc994158), f32::from_bits(0xbc429a44), f32::from_bits(0xbbe51746), f32::from_bits(0xbb8232f5), // -1.8707916e-2, -1.18776e-2, -6.9913e-3, -3.9733597e-3
            f32::from_bits(0xbb11bb6d), f32::from_bits(0xbaa11b3d), f32::from_bits(0xba31228e), f32::from_bits(0xb9c13177), // -2.2236959e-3, -1.2291443e-3, -6.757163e-4, -3.6848683e-4
            f32::from_bits(0xb91cb1d2), f32::from_bits(0xb839e866), f32::from_bits(0xb75d4d6b), f32::from_bits(0xb68554bd), // -1.4943563e-4, -4.4323875e-5, -1.3190652e-5, -3.9735737e-6
            f32::from_bits(0xb59aaddd), f32::from_bits(0xb4c00edf), f32::from_bits(0xb3aae727), f32::from_bits(0xb32b235e), // -1.1524495e-6, -3.5773607e-7, -7.958288e-8, -3.9846206e-8
            f32::from_bits(0xb01d5b7c), f32::from_bits(0x3d971d87), f32::from_bits(0x3de78e4d), f32::from_bits(0x3e1460ae), // -5.7246274e-10, 7.378679e-2, 1.13064386e-1, 1.4490005e-1
            f32::from_bits(0x3e2775d0), f32::from_bits(0x3e2e5192), f32::from_bits(0x3e29af31), f32::from_bits(0x3e1b98ad), // 1.6353536e-1, 1.7023304e-1, 1.6570736e-1, 1.519496e-1
        ], [
            f32::from_bits(0xbd7b6042), f32::from_bits(0xbd7d50b0), f32::from_bits(0xbd45ec09), f32::from_bits(0xbcfca813), // -6.1371095e-2, -6.1844528e-2, -4.8320804e-2, -3.0841863e-2
            f32::from_bits(0xbc81b6ae), f32::from_bits(0xbbb80c76), f32::from_bits(0x3a113f7b), f32::from_bits(0x3b6b07b4), // -1.5834179e-2, -5.61672e-3, 5.5407704e-4, 3.5862746e-3
            f32::from_bits(0x3b9d2e9c), f32::from_bits(0x3b7ec244), f32::from_bits(0x3b25c724), f32::from_bits(0x3ac5abcb), // 4.796816e-3, 3.8873116e-3, 2.52957e-3, 1.5081106e-3
            f32::from_bits(0x3a62b5ba), f32::from_bits(0x39fde3a5), f32::from_bits(0x398c8bc6), f32::from_bits(0x3919ddf3), // 8.648295e-4, 4.842553e-4, 2.680702e-4, 1.46739e-4
            f32::from_bits(0x387a42b5), f32::from_bits(0x3794a5a4), f32::from_bits(0x36b1038b), f32::from_bits(0x35d551b7), // 5.966677e-5, 1.7720107e-5, 5.2754235e-6, 1.5893519e-6
            f32::from_bits(0x34f77bb8), f32::from_bits(0x3419a53e), f32::from_bits(0x3308b8b8), f32::from_bits(0x3288e93b), // 4.6097352e-7, 1.430935e-7, 3.183297e-8, 1.5938545e-8
            f32::from_bits(0x3e088888), f32::from_bits(0x3df363f7), f32::from_bits(0x3dc63e15), f32::from_bits(0x3d871d9f), // 1.3333333e-1, 1.1884301e-1, 9.67981e-2, 6.597447e-2
            f32::from_bits(0x3d09a5da), f32::from_bits(0x3ab4140d), f32::from_bits(0xbccb0dc1), f32::from_bits(0xbd391400), // 3.3605434e-2, 1.3738886e-3, -2.4786832e-2, -4.518509e-2
        ], [
            f32::from_bits(0xbc4d34a7), f32::from_bits(0x3c18eaa7), f32::from_bits(0x3c97fdce), f32::from_bits(0x3c9691d5), // -1.252476e-2, 9.333289e-3, 1.855364e-2, 1.8380085e-2
            f32::from_bits(0x3c63cde2), f32::from_bits(0x3c11fe80), f32::from_bits(0x3b9e0627), f32::from_bits(0x3b09d4e4), // 1.3904067e-2, 8.910775e-3, 4.8225108e-3, 2.1031434e-3
            f32::from_bits(0x3741f2ef), f32::from_bits(0xba44e9b8), f32::from_bits(0xba2fc0b7), f32::from_bits(0xb9eb9f25), // 1.1560259e-5, -7.5116334e-4, -6.704437e-4, -4.4941265e-4
            f32::from_bits(0xb98e9988), f32::from_bits(0xb9241bfd), f32::from_bits(0xb8b84dbd), f32::from_bits(0xb84b5310), // -2.719874e-4, -1.5650685e-4, -8.7882836e-5, -4.847633e-5
            f32::from_bits(0xb7a63b2b), f32::from_bits(0xb6c5f942), f32::from_bits(0xb5ebee10), f32::from_bits(0xb50e30f6), // -1.9816294e-5, -5.900075e-6, -1.757815e-6, -5.297037e-7
            f32::from_bits(0xb424f975), f32::from_bits(0xb34cd947), f32::from_bits(0xb2365178), f32::from_bits(0xb1b68f8a), // -1.5364442e-7, -4.7695064e-8, -1.0612318e-8, -5.3132156e-9
            f32::from_bits(0x34fed71f), f32::from_bits(0xbd26b42f), f32::from_bits(0xbd740bff), f32::from_bits(0xbd90ec00), // 4.7467708e-7, -4.069918e-2, -5.9581753e-2, -7.0762634e-2
            f32::from_bits(0xbd93798b), f32::from_bits(0xbd847f40), f32::from_bits(0xbd54d5b2), f32::from_bits(0xbd129cba), // -7.200917e-2, -6.4695835e-2, -5.196161e-2, -3.5793997e-2
        ], [
            f32::from_bits(0x3cdb5844), f32::from_bits(0x3c707c12), f32::from_bits(0x3b62b9b3), f32::from_bits(0xbb3e9351), // 2.6775487e-2, 1.4678018e-2, 3.4595549e-3, -2.9079507e-3
            f32::from_bits(0xbb9f3c34), f32::from_bits(0xbb9129c3), f32::from_bits(0xbb51a1d4), f32::from_bits(0xbb03237b), // -4.8594717e-3, -4.430027e-3, -3.1987326e-3, -2.0010162e-3
            f32::from_bits(0xba4c1ec8), f32::from_bits(0xb8947c6a), f32::from_bits(0x38cbe2a6), f32::from_bits(0x38cef386), // -7.786569e-4, -7.080364e-5, 9.722011e-5, 9.868205e-5
            f32::from_bits(0x388fb48c), f32::from_bits(0x382fddd1), f32::from_bits(0x37cb9913), f32::from_bits(0x3764322e), // 6.852401e-5, 4.1929834e-5, 2.4270767e-5, 1.3601542e-5
            f32::from_bits(0x36bc9f3e), f32::from_bits(0x35e1c904), f32::from_bits(0x3506bd91), f32::from_bits(0x3422818c), // 5.621375e-6, 1.682231e-6, 5.0194745e-7, 1.5134555e-7
            f32::from_bits(0x333c8617), f32::from_bits(0x326a32e3), f32::from_bits(0x31505fa1), f32::from_bits(0x30d08df8), // 4.3894115e-8, 1.3632163e-8, 3.0322342e-9, 1.5174342e-9
            f32::from_bits(0xbd5d1839), f32::from_bits(0xbd348419), f32::from_bits(0xbcf3463e), f32::from_bits(0xbc36b7eb), // -5.397818e-2, -4.407129e-2, -2.969658e-2, -1.1152248e-2
            f32::from_bits(0x3bc47ffd), f32::from_bits(0x3ca3bfd9), f32::from_bits(0x3ce5e3f2), f32::from_bits(0x3cfc7c79), // 5.9967027e-3, 1.9988941e-2, 2.8062794e-2, 3.0821072e-2
        ], [
            f32::from_bits(0xbc0511fb), f32::from_bits(0xbc2e822f), f32::from_bits(0xbbf2291c), f32::from_bits(0xbb4ea18f), // -8.121963e-3, -1.0651155e-2, -7.3901545e-3, -3.1529402e-3
            f32::from_bits(0xb9b79a19), f32::from_bits(0x3a5b1f63), f32::from_bits(0x3a8be917), f32::from_bits(0x3a67c789), // -3.5019292e-4, 8.358864e-4, 1.0674325e-3, 8.841684e-4
            f32::from_bits(0x39fdf34b), f32::from_bits(0x3916575a), f32::from_bits(0x37a9cf9b), f32::from_bits(0xb72ac7d8), // 4.8437188e-4, 1.4337656e-4, 2.0243044e-5, -1.0179319e-5
            f32::from_bits(0xb7535052), f32::from_bits(0xb718c947), f32::from_bits(0xb6bde04d), f32::from_bits(0xb65c4de2), // -1.2595281e-5, -9.1067695e-6, -5.658751e-6, -3.2827888e-6
            f32::from_bits(0xb5bb9c81), f32::from_bits(0xb4e311f0), f32::from_bits(0xb407f059), f32::from_bits(0xb3240ddc), // -1.3978134e-6, -4.2295096e-7, -1.2660293e-7, -3.819683e-8
            f32::from_bits(0xb23e7515), f32::from_bits(0xb16c5691), f32::from_bits(0xb04ab71a), f32::from_bits(0xafcc54ad), // -1.1086077e-8, -3.4391727e-9, -7.3747375e-10, -3.716755e-10
            f32::from_bits(0x38f09a3e), f32::from_bits(0x3ca78c81), f32::from_bits(0x3ce7123b), f32::from_bits(0x3cf7209b), // 1.1472822e-4, 2.045274e-2, 2.8206935e-2, 3.0166915e-2
            f32::from_bits(0x3cd72a62), f32::from_bits(0x3c94aa98), f32::from_bits(0x3c132276), f32::from_bits(0x39863508), // 2.6265327e-2, 1.8147752e-2, 8.980384e-3, 2.5597983e-4
        ], [
            f32::from_bits(0xbbae619d), f32::from_bits(0x3a876093), f32::from_bits(0x3b52d350), f32::from_bits(0x3b2db827), // -5.321695e-3, 1.0328464e-3, 3.216941e-3, 2.6507468e-3
            f32::from_bits(0x3ab59540), f32::from_bits(0x39e35282), f32::from_bits(0xb831f699), f32::from_bits(0xb94d760d), // 1.3853684e-3, 4.3358287e-4, -4.242975e-5, -1.9594301e-4
            f32::from_bits(0xb9363604), f32::from_bits(0xb89cc89d), f32::from_bits(0xb7b8b83d), f32::from_bits(0xb67f18e9), // -1.7376995e-4, -7.476027e-5, -2.2020302e-5, -3.801246e-6
            f32::from_bits(0x3563daeb), f32::from_bits(0x35bdd2f9), f32::from_bits(0x358f4e02), f32::from_bits(0x3534852a), // 8.488266e-7, 1.4142998e-6, 1.0677034e-6, 6.7249005e-7
            f32::from_bits(0x34a07fe3), f32::from_bits(0x33c710d4), f32::from_bits(0x32ef8758), f32::from_bits(0x320edacf), // 2.9895372e-7, 9.2697206e-8, 2.788481e-8, 8.315239e-9
            f32::from_bits(0x3129f583), f32::from_bits(0x304a0d46), f32::from_bits(0x2f702679), f32::from_bits(0x2e8f08be), // 2.4732294e-9, 7.3506035e-10, 2.1841541e-10, 6.50444e-11
            f32::from_bits(0x3cae3500), f32::from_bits(0x3c832b3a), f32::from_bits(0x3bf20c78), f32::from_bits(0xbafb8b2c), // 2.1265507e-2, 1.6011823e-2, 7.3867403e-3, -1.9191257e-3
            f32::from_bits(0xbc189f23), f32::from_bits(0xbc5956a3), f32::from_bits(0xbc5e9384), f32::from_bits(0xbc36bfd9), // -9.315285e-3, -1.3265285e-2, -1.3584975e-2, -1.11541385e-2
        ]],
        low: [[
            f32::from_bits(0xafde1f89), f32::from_bits(0xb00b7776), f32::from_bits(0xb0159220), f32::from_bits(0xb007a96f), // -4.0403972e-10, -5.073767e-10, -5.441354e-10, -4.9353494e-10
            f32::from_bits(0xafa84f57), f32::from_bits(0xaf9b8892), f32::from_bits(0xaf8ac775), f32::from_bits(0xaf2e9eea), // -3.0615396e-10, -2.8291375e-10, -2.5243777e-10, -1.5881665e-10
            f32::from_bits(0xafb98c02), f32::from_bits(0xb00de4ff), f32::from_bits(0xb001db8d), f32::from_bits(0xaf91c20c), // -3.3750785e-10, -5.1620924e-10, -4.7241927e-10, -2.6513225e-10
            f32::from_bits(0xaf29e6f6), f32::from_bits(0xaf35b965), f32::from_bits(0xaf32b883), f32::from_bits(0xaf2f6886), // -1.5452514e-10, -1.652772e-10, -1.6254557e-10, -1.5953291e-10
            f32::from_bits(0xb034c1e9), f32::from_bits(0xaf54f37f), f32::from_bits(0xaf380c6b), f32::from_bits(0xaf3173d1), // -6.575918e-10, -1.9367795e-10, -1.6739114e-10, -1.6139202e-10
            f32::from_bits(0xaf318ba2), f32::from_bits(0xaf34b55f), f32::from_bits(0xaf359ca5), f32::from_bits(0xaf3516a1), // -1.6147664e-10, -1.643534e-10, -1.6517505e-10, -1.6469894e-10
            f32::from_bits(0x00000000), f32::from_bits(0xae598be9), f32::from_bits(0xae96b219), f32::from_bits(0xaea652ab), // 0e0, -4.9464353e-11, -6.852847e-11, -7.563491e-11
            f32::from_bits(0xaea819d9), f32::from_bits(0xaeed01b7), f32::from_bits(0xaee8a7f5), f32::from_bits(0xaec7285f), // -7.644347e-11, -1.0777817e-10, -1.0579974e-10, -9.0566436e-11
        ], [
            f32::from_bits(0xb000d8bb), f32::from_bits(0xb06b8d8c), f32::from_bits(0xb01ebc6b), f32::from_bits(0xb045c9f8), // -4.687412e-10, -8.569365e-10, -5.7747823e-10, -7.19552e-10
            f32::from_bits(0xafb0f289), f32::from_bits(0xb00e206c), f32::from_bits(0xaf0231c8), f32::from_bits(0xb0370d71), // -3.2186545e-10, -5.1705373e-10, -1.1841117e-10, -6.6594114e-10
            f32::from_bits(0x2f340484), f32::from_bits(0xae72a157), f32::from_bits(0x2e2fc60f), f32::from_bits(0x2cbdc604), // 1.6372509e-10, -5.5167728e-11, 3.9966305e-11, 5.3936872e-12
            f32::from_bits(0xad0466b1), f32::from_bits(0xaeb970b2), f32::from_bits(0xae6fb254), f32::from_bits(0x2e6a7bb1), // -7.526133e-12, -8.432845e-11, -5.4500696e-11, 5.33153e-11
            f32::from_bits(0xab8ad49b), f32::from_bits(0xace62186), f32::from_bits(0x2bc38438), f32::from_bits(0xaa232c79), // -9.8645e-13, -6.540715e-12, 1.3892281e-12, -1.4492738e-13
            f32::from_bits(0x2961950c), f32::from_bits(0xa8ca0122), f32::from_bits(0xa82e0031), f32::from_bits(0x268350bc), // 5.0089314e-14, -2.2426996e-14, -9.658982e-15, 9.111834e-16
            f32::from_bits(0x26bdf2aa), f32::from_bits(0xb01076e8), f32::from_bits(0x2f338d57), f32::from_bits(0xafbc72c1), // 1.3180284e-15, -5.255587e-10, 1.6330169e-10, -3.4278538e-10
            f32::from_bits(0xb016b646), f32::from_bits(0xb1110281), f32::from_bits(0x3093c0ef), f32::from_bits(0xb10d0b94), // -5.482871e-10, -2.11017e-9, 1.0750493e-9, -2.0524782e-9
        ], [
            f32::from_bits(0xb1e17679), f32::from_bits(0x32249aa6), f32::from_bits(0x311795e7), f32::from_bits(0x327fc571), // -6.5618306e-9, 9.581219e-9, 2.2058602e-9, 1.48878465e-8
            f32::from_bits(0x2f25b124), f32::from_bits(0xb19ab003), f32::from_bits(0x3198ae7f), f32::from_bits(0xb08ae981), // 1.5069596e-10, -4.502e-9, 4.44362e-9, -1.0107187e-9
            f32::from_bits(0xb15a4f32), f32::from_bits(0xb0780171), f32::from_bits(0xb0396562), f32::from_bits(0xad68bae6), // -3.1768193e-9, -9.0223923e-10, -6.744668e-10, -1.3229173e-11
            f32::from_bits(0x2f031fd3), f32::from_bits(0xae18496a), f32::from_bits(0xada42a1f), f32::from_bits(0xae38e0cb), // 1.1925687e-10, -3.4626003e-11, -1.8663347e-11, -4.2036413e-11
            f32::from_bits(0x2c50c63c), f32::from_bits(0xacd860ce), f32::from_bits(0xaab3a39a), f32::from_bits(0x2a8ef396), // 2.966862e-12, -6.1498367e-12, -3.191031e-13, 2.539329e-13
            f32::from_bits(0x28b9aa0e), f32::from_bits(0x29084002), f32::from_bits(0x282bd0ef), f32::from_bits(0x27df969b), // 2.0612875e-14, 3.0253584e-14, 9.537712e-15, 6.205822e-15
            f32::from_bits(0x9ed269b0), f32::from_bits(0xb12ca584), f32::from_bits(0xb1ab9d96), f32::from_bits(0x30b2fdf1), // -2.2278326e-20, -2.512338e-9, -4.9946705e-9, 1.3023379e-9
            f32::from_bits(0x3096cd41), f32::from_bits(0xb26e108d), f32::from_bits(0xb25565d7), f32::from_bits(0x324f6e6f), // 1.0972273e-9, -1.38571865e-8, -1.24213875e-8, 1.20740955e-8
        ], [
            f32::from_bits(0xae37c226), f32::from_bits(0xb12604e1), f32::from_bits(0xb0e1c98d), f32::from_bits(0x30e48b25), // -4.178182e-11, -2.4158953e-9, -1.6428189e-9, 1.6628731e-9
            f32::from_bits(0x30cced89), f32::from_bits(0x31549b1c), f32::from_bits(0xb0968243), f32::from_bits(0xb0aba768), // 1.4910465e-9, 3.093823e-9, -1.0950959e-9, -1.2489467e-9
            f32::from_bits(0x2f92b4f1), f32::from_bits(0x30373a6f), f32::from_bits(0x2ffdcd2f), f32::from_bits(0xafa9a9ec), // 2.6685812e-10, 6.665805e-10, 4.6166224e-10, -3.0861658e-10
            f32::from_bits(0xaece0647), f32::from_bits(0xadcdc26e), f32::from_bits(0x2dfb0a86), f32::from_bits(0xad6fa971), // -9.3689105e-11, -2.3392146e-11, 2.854007e-11, -1.3623201e-11
            f32::from_bits(0x2d24541b), f32::from_bits(0xac1d11f5), f32::from_bits(0x2b457bdb), f32::from_bits(0xaaa846a1), // 9.340996e-12, -2.232101e-12, 7.0160343e-13, -2.9891804e-13
            f32::from_bits(0x2961f4ff), f32::from_bits(0xa8d48fc4), f32::from_bits(0xa798587f), f32::from_bits(0xa6273340), // 5.0172536e-14, -2.3599077e-14, -4.2284423e-15, -5.800922e-16
            f32::from_bits(0x322b44d5), f32::from_bits(0xb25acf53), f32::from_bits(0xb27d10ab), f32::from_bits(0xb1fe891c), // 9.969161e-9, -1.273641e-8, -1.4730328e-8, -7.4079605e-9
            f32::from_bits(0x2fbc2b64), f32::from_bits(0x319e609f), f32::from_bits(0x311d8c7a), f32::from_bits(0xb0a05bd6), // 3.4227832e-10, 4.6093898e-9, 2.2926359e-9, -1.1667634e-9
        ]],
    },
    exceptions: &EXCEPTIONS,
};

/// Magnitudes that the second path gets wrong in some class, and their results.
#[rustfmt::skip]
const EXCEPTIONS: [(f32, f32); 16] = [
    (f32::from_bits(0x3c96ae2e), f32::from_bits(0x3c96a9d5)), // 1.8393602e-2
    (f32::from_bits(0x3d2cd0ca), f32::from_bits(0x3d2cb68f)), // 4.2191304e-2
    (f32::from_bits(0x3d35a6ac), f32::from_bits(0x3d358835)), // 4.4348404e-2
    (f32::from_bits(0x3d6bd707), f32::from_bits(0x3d6b9465)), // 5.7578113e-2
    (f32::from_bits(0x3d7c3055), f32::from_bits(0x3d7bdee1)), // 6.156953e-2
    (f32::from_bits(0x3d7c7681), f32::from_bits(0x3d7c24c8)), // 6.163645e-2
    (f32::from_bits(0x3d84e215), f32::from_bits(0x3d84b26d)), // 6.488434e-2
    (f32::from_bits(0x3e67e496), f32::from_bits(0x3e64022e)), // 2.2645792e-1
    (f32::from_bits(0x3e6cd3e1), f32::from_bits(0x3e68b18b)), // 2.31277e-1
    (f32::from_bits(0x3e99e4bb), f32::from_bits(0x3e956bac)), // 3.005732e-1
    (f32::from_bits(0x3eee0566), f32::from_bits(0x3ede3cbe)), // 4.6488494e-1
    (f32::from_bits(0x3ff8bc7e), f32::from_bits(0x3f75b4df)), // 1.9432523e0
    (f32::from_bits(0x401b85b6), f32::from_bits(0x3f7c1003)), // 2.430036e0
    (f32::from_bits(0x402fe180), f32::from_bits(0x3f7de889)), // 2.7481384e0
    (f32::from_bits(0x40420fce), f32::from_bits(0x3f7ed015)), // 3.0322146e0
    (f32::from_bits(0x4053eea7), f32::from_bits(0x3f7f51f5)), // 3.3114412e0
];
