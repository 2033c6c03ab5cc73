//! Coefficients of `tanh` in f32 by double-word arithmetic. Written by
//! `halfulp forge tanh --format f32 --design double-word`; not to be edited.

use crate::cells::Grid;
use crate::double_word::{Odd, Pieces, Second};

/// The greatest relative errors of the first path's polynomials:
/// 2^-32.0 2^-33.7 2^-33.4 2^-34.1 2^-34.3 2^-34.7 2^-34.5 2^-34.2
/// 2^-32.3 2^-32.5 2^-32.1 2^-31.9 2^-32.8 2^-33.5 2^-34.3 2^-34.4
/// 2^-33.5 2^-31.2 2^-31.5 2^-32.1 2^-32.8 2^-33.6 2^-34.4 2^-35.3
/// 2^-30.6 2^-32.4 2^-34.1 2^-35.9 2^-37.8 2^-39.3 2^-40.8 2^-42.7
/// of the second path's:
/// 2^-49.4 2^-52.0 2^-47.8 2^-47.3 2^-51.9 2^-48.7 2^-48.3 2^-48.2
/// 2^-45.5 2^-46.9 2^-47.2 2^-52.9 2^-48.9 2^-48.9 2^-48.1 2^-49.1
/// 2^-44.3 2^-49.2 2^-47.2 2^-46.4 2^-47.7 2^-48.2 2^-49.1 2^-54.1
/// 2^-49.4 2^-50.4 2^-53.2 2^-52.0 2^-54.9 2^-57.0 2^-56.8 2^-56.9
/// The intervals' ends:
/// 0.00000 0.07585 0.15171 0.22756 0.30341 0.37927 0.45512 0.53097
/// 0.60682 0.75853 0.91024 1.06194 1.21365 1.36536 1.51706 1.66877
/// 1.82047 2.12389 2.42730 2.73071 3.03412 3.33754 3.64095 3.94436
/// 4.24777 4.85460 5.46142 6.06825 6.67507 7.28190 7.88872 8.49555
/// 9.10000
///
/// The bounds hold for every input, fused and unfused; 1.22 % of inputs from 0.00024414063 to 9.1 are left open.
#[rustfmt::skip]
pub static TABLE: Odd<32, 6, 10, 4> = Odd {
    linear_below: f32::from_bits(0x39800000),
    last: f32::from_bits(0x4111999a),
    first: Pieces {
        grid: Grid::Binades { scale: 1.6479223, offset: 1.0, bits: 3 },
        centre: [
            f32::from_bits(0x3f2e878c), f32::from_bits(0x3f546dc4), f32::from_bits(0x3f7bf10f), f32::from_bits(0x3f911a55), // 6.817558e-1, 8.297999e-1, 9.84147e-1, 1.1336161e0
            f32::from_bits(0x3fa4ce25), f32::from_bits(0x3fb86e82), f32::from_bits(0x3fcc0ee5), f32::from_bits(0x3fdf3a82), // 1.287541e0, 1.4408724e0, 1.5942045e0, 1.743973e0
            f32::from_bits(0x3ffd2407), f32::from_bits(0x4011d924), f32::from_bits(0x4025062e), f32::from_bits(0x40387c7e), // 1.977662e0, 2.2788782e0, 2.5785022e0, 2.8825984e0
            f32::from_bits(0x404bcc5d), f32::from_bits(0x405f2bde), f32::from_bits(0x40729d2e), f32::from_bits(0x4083078c), // 3.1843483e0, 3.4870524e0, 3.7908435e0, 4.0946712e0
            f32::from_bits(0x40918332), f32::from_bits(0x40a4fa6b), f32::from_bits(0x40b8605d), f32::from_bits(0x40cb935f), // 4.547265e0, 5.1555686e0, 5.761763e0, 6.3617396e0
            f32::from_bits(0x40df6171), f32::from_bits(0x40f2192f), f32::from_bits(0x410512bc), f32::from_bits(0x410a9b7c), // 6.9806447e0, 7.565574e0, 8.317074e0, 8.66296e0
            f32::from_bits(0x00000000), f32::from_bits(0x3deb4e9d), f32::from_bits(0x3e414152), f32::from_bits(0x3e87bc95), // 0e0, 1.1489604e-1, 1.8872574e-1, 2.6511064e-1
            f32::from_bits(0x3eae6e8a), f32::from_bits(0x3ed5c2be), f32::from_bits(0x3efbccff), f32::from_bits(0x3f114e82), // 3.406871e-1, 4.175014e-1, 4.9179837e-1, 5.676042e-1
        ],
        coefficients: [[
            f32::from_bits(0x3f17b88b), f32::from_bits(0x3f2e2ca2), f32::from_bits(0x3f413e36), f32::from_bits(0x3f4fefd4), // 5.9265965e-1, 6.8036854e-1, 7.548555e-1, 8.1225324e-1
            f32::from_bits(0x3f5bc56c), f32::from_bits(0x3f64d4e0), f32::from_bits(0x3f6bb8fe), f32::from_bits(0x3f70d0c7), // 8.5848117e-1, 8.938732e-1, 9.207915e-1, 9.406857e-1
            f32::from_bits(0x3f7660d3), f32::from_bits(0x3f7aafe6), f32::from_bits(0x3f7d117d), f32::from_bits(0x3f7e6667), // 9.624149e-1, 9.792465e-1, 9.885481e-1, 9.9375004e-1
            f32::from_bits(0x3f7f1fad), f32::from_bits(0x3f7f8575), f32::from_bits(0x3f7fbd3a), f32::from_bits(0x3f7fdba0), // 9.965771e-1, 9.9813014e-1, 9.989811e-1, 9.9944496e-1
            f32::from_bits(0x3f7ff149), f32::from_bits(0x3f7ffba4), f32::from_bits(0x3f7ffeb4), f32::from_bits(0x3f7fff9c), // 9.9977547e-1, 9.999335e-1, 9.999802e-1, 9.9999404e-1
            f32::from_bits(0x3f7fffe3), f32::from_bits(0x3f7ffff7), f32::from_bits(0x3f7ffffe), f32::from_bits(0x3f7fffff), // 9.999983e-1, 9.9999946e-1, 9.999999e-1, 9.9999994e-1
            f32::from_bits(0x00000000), f32::from_bits(0x3dea46ef), f32::from_bits(0x3e3efe33), f32::from_bits(0x3e84a4c0), // 0e0, 1.1439311e-1, 1.8651657e-1, 2.5906944e-1
            f32::from_bits(0x3ea7fb80), f32::from_bits(0x3eca264b), f32::from_bits(0x3ee949fd), f32::from_bits(0x3f037b22), // 3.2809067e-1, 3.948234e-1, 4.556426e-1, 5.135976e-1
        ], [
            f32::from_bits(0x3f2614c7), f32::from_bits(0x3f097f4c), f32::from_bits(0x3edc4247), f32::from_bits(0x3eae348d), // 6.4875454e-1, 5.3709865e-1, 4.3019316e-1, 3.4024468e-1
            f32::from_bits(0x3e86a942), f32::from_bits(0x3e4dd080), f32::from_bits(0x3e1bcb60), f32::from_bits(0x3debbf05), // 2.6301008e-1, 2.0099068e-1, 1.52143e-1, 1.15110435e-1
            f32::from_bits(0x3d970e2f), f32::from_bits(0x3d283f9f), f32::from_bits(0x3cba8db8), f32::from_bits(0x3c4c28aa), // 7.375752e-2, 4.10763e-2, 2.2772655e-2, 1.2460867e-2
            f32::from_bits(0x3bdff0b8), f32::from_bits(0x3b74db59), f32::from_bits(0x3b057a97), f32::from_bits(0x3a9175ac), // 6.834116e-3, 3.7362187e-3, 2.0367259e-3, 1.1097691e-3
            f32::from_bits(0x39eb6969), f32::from_bits(0x390b7eeb), f32::from_bits(0x3825fff0), f32::from_bits(0x3748013c), // 4.490123e-4, 1.3303354e-4, 3.9577426e-5, 1.1921216e-5
            f32::from_bits(0x3668057f), f32::from_bits(0x35900b49), f32::from_bits(0x34802d67), f32::from_bits(0x34005a8b), // 3.4573893e-6, 1.073212e-6, 2.3874892e-7, 1.1953868e-7
            f32::from_bits(0x3f800000), f32::from_bits(0x3f7ca669), f32::from_bits(0x3f77181b), f32::from_bits(0x3f6ed16c), // 1e0, 9.869142e-1, 9.652116e-1, 9.32883e-1
            f32::from_bits(0x3f64717a), f32::from_bits(0x3f5817e3), f32::from_bits(0x3f4ada0f), f32::from_bits(0x3f3c78c0), // 8.923565e-1, 8.441145e-1, 7.923898e-1, 7.362175e-1
        ], [
            f32::from_bits(0xbec4dbef), f32::from_bits(0xbebb1901), f32::from_bits(0xbea64387), f32::from_bits(0xbe8d7fb9), // -3.8449046e-1, -3.6542514e-1, -3.2473394e-1, -2.7636507e-1
            f32::from_bits(0xbe673556), f32::from_bits(0xbe37f8df), f32::from_bits(0xbe0f744b), f32::from_bits(0xbdddc35b), // -2.257894e-1, -1.796603e-1, -1.4009206e-1, -1.0828277e-1
            f32::from_bits(0xbd9160c2), f32::from_bits(0xbd24c190), f32::from_bits(0xbcb86a7d), f32::from_bits(0xbc4ae194), // -7.098533e-2, -4.0223658e-2, -2.2511715e-2, -1.2382884e-2
            f32::from_bits(0xbbdf2bf4), f32::from_bits(0xbb74658f), f32::from_bits(0xbb055776), f32::from_bits(0xba91609c), // -6.8106595e-3, -3.729198e-3, -2.034632e-3, -1.1091414e-3
            f32::from_bits(0xb9eb521e), f32::from_bits(0xb90b76bd), f32::from_bits(0xb825f85b), f32::from_bits(0xb747f84a), // -4.4883875e-4, -1.3300306e-4, -3.9570365e-5, -1.1919134e-5
            f32::from_bits(0xb667f98f), f32::from_bits(0xb5900595), f32::from_bits(0xb4803a1f), f32::from_bits(0xb4005f80), // -3.4566945e-6, -1.0730461e-6, -2.3884147e-7, -1.1955672e-7
            f32::from_bits(0x3223388e), f32::from_bits(0xbde7361b), f32::from_bits(0xbe38593d), f32::from_bits(0xbe777b53), // 9.500708e-9, -1.1289617e-1, -1.8002792e-1, -2.4168138e-1
            f32::from_bits(0xbe95e670), f32::from_bits(0xbeaaa32a), f32::from_bits(0xbeb8db15), f32::from_bits(0xbec198df), // -2.9277372e-1, -3.332761e-1, -3.6104646e-1, -3.7811944e-1
        ], [
            f32::from_bits(0x3c3e62dd), f32::from_bits(0x3d8e8542), f32::from_bits(0x3dd056c9), f32::from_bits(0x3de37450), // 1.16202505e-2, 6.959011e-2, 1.0172803e-1, 1.1106169e-1
            f32::from_bits(0x3dd96cfa), f32::from_bits(0x3dbfaf7e), f32::from_bits(0x3da051f5), f32::from_bits(0x3d8206dc), // 1.0616489e-1, 9.359644e-2, 7.828132e-2, 6.3489646e-2
            f32::from_bits(0x3d331fff), f32::from_bits(0x3cd28207), f32::from_bits(0x3c703dca), f32::from_bits(0x3c058fa9), // 4.3731686e-2, 2.5696767e-2, 1.4663169e-2, 8.151927e-3
            f32::from_bits(0x3b93c366), f32::from_bits(0x3b2252c0), f32::from_bits(0x3ab16d86), f32::from_bits(0x3a419ff7), // 4.5093773e-3, 2.476856e-3, 1.3536669e-3, 7.3862023e-4
            f32::from_bits(0x399cd4a3), f32::from_bits(0x38b9f1ef), f32::from_bits(0x37dd4f22), f32::from_bits(0x370558cd), // 2.9913065e-4, 8.866551e-5, 2.6382102e-5, 7.948093e-6
            f32::from_bits(0x361aa791), f32::from_bits(0x35401d99), f32::from_bits(0x342a9fd4), f32::from_bits(0x33ab5372), // 2.3045325e-6, 7.1568644e-7, 1.5890629e-7, 7.9779866e-8
            f32::from_bits(0xbeaaaacc), f32::from_bits(0xbea1d24b), f32::from_bits(0xbe93899b), f32::from_bits(0xbe7e4f1e), // -3.3333433e-1, -3.1605753e-1, -2.8815922e-1, -2.4834868e-1
            f32::from_bits(0xbe4e3b69), f32::from_bits(0xbe196228), f32::from_bits(0xbdcc046e), f32::from_bits(0xbd51bf04), // -2.013985e-1, -1.497885e-1, -9.9617824e-2, -5.1207557e-2
        ], [
            f32::from_bits(0x3df82b07), f32::from_bits(0x3d98a2ce), f32::from_bits(0x3d0170ab), f32::from_bits(0x3b0672cc), // 1.2117582e-1, 7.4529275e-2, 3.160159e-2, 2.0515202e-3
            f32::from_bits(0xbc812b47), f32::from_bits(0xbcc233e8), f32::from_bits(0xbccf9e48), f32::from_bits(0xbcc1726a), // -1.5767707e-2, -2.3706391e-2, -2.534403e-2, -2.3614127e-2
            f32::from_bits(0xbc96f47c), f32::from_bits(0xbc40fe4e), f32::from_bits(0xbbe5ca6f), f32::from_bits(0xbb82abe7), // -1.8427126e-2, -1.1779381e-2, -7.0126574e-3, -3.9877775e-3
            f32::from_bits(0xbb124e7b), f32::from_bits(0xbaa1c1ad), f32::from_bits(0xba316d27), f32::from_bits(0xb9c20515), // -2.232461e-3, -1.2341045e-3, -6.768279e-4, -3.700635e-4
            f32::from_bits(0xb91f5f09), f32::from_bits(0xb83d180b), f32::from_bits(0xb7611337), f32::from_bits(0xb6879f62), // -1.5198825e-4, -4.5083503e-5, -1.3415519e-5, -4.041868e-6
            f32::from_bits(0xb59d7a5a), f32::from_bits(0xb4c33593), f32::from_bits(0xb3a63fbf), f32::from_bits(0xb328e8d6), // -1.173302e-6, -3.636056e-7, -7.741573e-8, -3.932731e-8
            f32::from_bits(0x38701711), f32::from_bits(0x3d96f944), f32::from_bits(0x3de8c1d6), f32::from_bits(0x3e143333), // 5.724194e-5, 7.3717624e-2, 1.1365096e-1, 1.4472656e-1
            f32::from_bits(0x3e2768ab), f32::from_bits(0x3e2e308e), f32::from_bits(0x3e2992a5), f32::from_bits(0x3e1bdf7b), // 1.6348521e-1, 1.701071e-1, 1.6559847e-1, 1.522197e-1
        ], [
            f32::from_bits(0xbd7a56c1), f32::from_bits(0xbd7c6b2d), f32::from_bits(0xbd43ff18), f32::from_bits(0xbcfb21cb), // -6.111789e-2, -6.162565e-2, -4.78507e-2, -3.0655762e-2
            f32::from_bits(0xbc8159cc), f32::from_bits(0xbbb41b09), f32::from_bits(0x3a1e7e68), f32::from_bits(0x3b6e4999), // -1.5789889e-2, -5.496387e-3, 6.0460577e-4, 3.6359786e-3
            f32::from_bits(0x3b9c5589), f32::from_bits(0x3b7d815b), f32::from_bits(0x3b25ebdb), f32::from_bits(0x3ac63c9f), // 4.770939e-3, 3.8681838e-3, 2.5317583e-3, 1.5124268e-3
            f32::from_bits(0x3a62eca6), f32::from_bits(0x39fe01b0), f32::from_bits(0x398c615b), f32::from_bits(0x3919f344), // 8.656479e-4, 4.8447913e-4, 2.6775416e-4, 1.468184e-4
            f32::from_bits(0x387c6fe4), f32::from_bits(0x3796511a), f32::from_bits(0x36b2cdea), f32::from_bits(0x35d52a69), // 6.018569e-5, 1.791916e-5, 5.328785e-6, 1.588208e-6
            f32::from_bits(0x34fc1c7a), f32::from_bits(0x34171b53), f32::from_bits(0x3335a97d), f32::from_bits(0x3255f235), // 4.6959377e-7, 1.4072911e-7, 4.2296495e-8, 1.2453303e-8
            f32::from_bits(0x3e079f38), f32::from_bits(0x3df44e7d), f32::from_bits(0x3dc51b65), f32::from_bits(0x3d86efac), // 1.3244331e-1, 1.1929033e-1, 9.624366e-2, 6.5886825e-2
            f32::from_bits(0x3d0e7f06), f32::from_bits(0x3b287cc3), f32::from_bits(0xbcdb378b), f32::from_bits(0xbd30c1ee), // 3.4789108e-2, 2.570913e-3, -2.6759883e-2, -4.3153696e-2
        ]],
        bound: [
            f32::from_bits(0x30f92d59), f32::from_bits(0x30c20803), f32::from_bits(0x30b764f2), f32::from_bits(0x30904c2b), // 1.8130023e-9, 1.4117635e-9, 1.3343693e-9, 1.0499027e-9
            f32::from_bits(0x305dbbe5), f32::from_bits(0x301bdd34), f32::from_bits(0x2fd9b372), f32::from_bits(0x2fa75eca), // 8.0666346e-10, 5.670302e-10, 3.9599574e-10, 3.0444475e-10
            f32::from_bits(0x304aacb2), f32::from_bits(0x309c923f), f32::from_bits(0x3083481b), f32::from_bits(0x3017cc35), // 7.3732587e-10, 1.139206e-9, 9.551998e-10, 5.5223676e-10
            f32::from_bits(0x2fb28bbb), f32::from_bits(0x2f8d0070), f32::from_bits(0x2f6e4368), f32::from_bits(0x2f5341bc), // 3.2477296e-10, 2.5648061e-10, 2.1669921e-10, 1.9213692e-10
            f32::from_bits(0x30adc6ab), f32::from_bits(0x30aca867), f32::from_bits(0x2f716f43), f32::from_bits(0x2f4691ff), // 1.2643872e-9, 1.256251e-9, 2.195835e-10, 1.8059863e-10
            f32::from_bits(0x2f39bde9), f32::from_bits(0x2f36b709), f32::from_bits(0x2f359fb7), f32::from_bits(0x2f352cf9), // 1.6893122e-10, 1.6617831e-10, 1.6518596e-10, 1.6477832e-10
            f32::from_bits(0x30a27eb8), f32::from_bits(0x30748280), f32::from_bits(0x302d03f0), f32::from_bits(0x30255218), // 1.1823067e-9, 8.8952135e-10, 6.294263e-10, 6.014331e-10
            f32::from_bits(0x30101fed), f32::from_bits(0x3004aa56), f32::from_bits(0x3000b1cb), f32::from_bits(0x3043a2bc), // 5.2432264e-10, 4.826338e-10, 4.681879e-10, 7.1171846e-10
        ],
    },
    second: Second {
        high: [[
            f32::from_bits(0x3f17b88b), f32::from_bits(0x3f2e2ca2), f32::from_bits(0x3f413e36), f32::from_bits(0x3f4fefd4), // 5.9265965e-1, 6.8036854e-1, 7.548555e-1, 8.1225324e-1
            f32::from_bits(0x3f5bc56c), f32::from_bits(0x3f64d4e0), f32::from_bits(0x3f6bb8fe), f32::from_bits(0x3f70d0c7), // 8.5848117e-1, 8.938732e-1, 9.207915e-1, 9.406857e-1
            f32::from_bits(0x3f7660d3), f32::from_bits(0x3f7aafe6), f32::from_bits(0x3f7d117d), f32::from_bits(0x3f7e6667), // 9.624149e-1, 9.792465e-1, 9.885481e-1, 9.9375004e-1
            f32::from_bits(0x3f7f1fad), f32::from_bits(0x3f7f8575), f32::from_bits(0x3f7fbd3a), f32::from_bits(0x3f7fdba0), // 9.965771e-1, 9.9813014e-1, 9.989811e-1, 9.9944496e-1
            f32::from_bits(0x3f7ff149), f32::from_bits(0x3f7ffba4), f32::from_bits(0x3f7ffeb4), f32::from_bits(0x3f7fff9c), // 9.9977547e-1, 9.999335e-1, 9.999802e-1, 9.9999404e-1
            f32::from_bits(0x3f7fffe3), f32::from_bits(0x3f7ffff7), f32::from_bits(0x3f7ffffe), f32::from_bits(0x3f7fffff), // 9.999983e-1, 9.9999946e-1, 9.999999e-1, 9.9999994e-1
            f32::from_bits(0x00000000), f32::from_bits(0x3dea46ef), f32::from_bits(0x3e3efe33), f32::from_bits(0x3e84a4c0), // 0e0, 1.1439311e-1, 1.8651657e-1, 2.5906944e-1
            f32::from_bits(0x3ea7fb80), f32::from_bits(0x3eca264b), f32::from_bits(0x3ee949fd), f32::from_bits(0x3f037b22), // 3.2809067e-1, 3.948234e-1, 4.556426e-1, 5.135976e-1
        ], [
            f32::from_bits(0x3f2614c7), f32::from_bits(0x3f097f4c), f32::from_bits(0x3edc4247), f32::from_bits(0x3eae348d), // 6.4875454e-1, 5.3709865e-1, 4.3019316e-1, 3.4024468e-1
            f32::from_bits(0x3e86a942), f32::from_bits(0x3e4dd080), f32::from_bits(0x3e1bcb60), f32::from_bits(0x3debbf05), // 2.6301008e-1, 2.0099068e-1, 1.52143e-1, 1.15110435e-1
            f32::from_bits(0x3d970e2f), f32::from_bits(0x3d283f9f), f32::from_bits(0x3cba8db8), f32::from_bits(0x3c4c28aa), // 7.375752e-2, 4.10763e-2, 2.2772655e-2, 1.2460867e-2
            f32::from_bits(0x3bdff0b8), f32::from_bits(0x3b74db59), f32::from_bits(0x3b057a97), f32::from_bits(0x3a9175ac), // 6.834116e-3, 3.7362187e-3, 2.0367259e-3, 1.1097691e-3
            f32::from_bits(0x39eb6969), f32::from_bits(0x390b7eeb), f32::from_bits(0x3825fff0), f32::from_bits(0x3748013c), // 4.490123e-4, 1.3303354e-4, 3.9577426e-5, 1.1921216e-5
            f32::from_bits(0x3668057f), f32::from_bits(0x35900b49), f32::from_bits(0x34802d67), f32::from_bits(0x34005a8b), // 3.4573893e-6, 1.073212e-6, 2.3874892e-7, 1.1953868e-7
            f32::from_bits(0x3f800000), f32::from_bits(0x3f7ca669), f32::from_bits(0x3f77181b), f32::from_bits(0x3f6ed16c), // 1e0, 9.869142e-1, 9.652116e-1, 9.32883e-1
            f32::from_bits(0x3f64717a), f32::from_bits(0x3f5817e3), f32::from_bits(0x3f4ada0f), f32::from_bits(0x3f3c78c0), // 8.923565e-1, 8.441145e-1, 7.923898e-1, 7.362175e-1
        ], [
            f32::from_bits(0xbec4dbf5), f32::from_bits(0xbebb18fd), f32::from_bits(0xbea6437e), f32::from_bits(0xbe8d7fb1), // -3.8449064e-1, -3.6542502e-1, -3.2473367e-1, -2.7636483e-1
            f32::from_bits(0xbe673549), f32::from_bits(0xbe37f8d7), f32::from_bits(0xbe0f7446), f32::from_bits(0xbdddc357), // -2.257892e-1, -1.7966019e-1, -1.4009199e-1, -1.0828274e-1
            f32::from_bits(0xbd9160c3), f32::from_bits(0xbd24c1bc), f32::from_bits(0xbcb86acd), f32::from_bits(0xbc4ae203), // -7.098534e-2, -4.0223822e-2, -2.2511864e-2, -1.2382987e-2
            f32::from_bits(0xbbdf2c7d), f32::from_bits(0xbb746623), f32::from_bits(0xbb0557c6), f32::from_bits(0xba916101), // -6.8107233e-3, -3.7292324e-3, -2.0346506e-3, -1.1091531e-3
            f32::from_bits(0xb9eb5be1), f32::from_bits(0xb90b7c8a), f32::from_bits(0xb825ff19), f32::from_bits(0xb74800ee), // -4.4891148e-4, -1.3302467e-4, -3.9576644e-5, -1.1921145e-5
            f32::from_bits(0xb6680565), f32::from_bits(0xb5900b44), f32::from_bits(0xb4802d66), f32::from_bits(0xb4005a8b), // -3.4573834e-6, -1.0732115e-6, -2.387489e-7, -1.1953868e-7
            f32::from_bits(0xab1af957), f32::from_bits(0xbde7361d), f32::from_bits(0xbe38593f), f32::from_bits(0xbe777b5a), // -5.505782e-13, -1.1289618e-1, -1.8002795e-1, -2.4168149e-1
            f32::from_bits(0xbe95e674), f32::from_bits(0xbeaaa32c), f32::from_bits(0xbeb8db18), f32::from_bits(0xbec198e3), // -2.9277384e-1, -3.3327615e-1, -3.6104655e-1, -3.7811956e-1
        ], [
            f32::from_bits(0x3c3e643a), f32::from_bits(0x3d8e85a0), f32::from_bits(0x3dd05772), f32::from_bits(0x3de3752e), // 1.1620576e-2, 6.959081e-2, 1.0172929e-1, 1.11063346e-1
            f32::from_bits(0x3dd96d6e), f32::from_bits(0x3dbfaf8a), f32::from_bits(0x3da051e1), f32::from_bits(0x3d8206fb), // 1.0616575e-1, 9.359653e-2, 7.828117e-2, 6.348988e-2
            f32::from_bits(0x3d331fd0), f32::from_bits(0x3cd28262), f32::from_bits(0x3c703dd1), f32::from_bits(0x3c058fd9), // 4.373151e-2, 2.5696937e-2, 1.4663176e-2, 8.151972e-3
            f32::from_bits(0x3b93c35b), f32::from_bits(0x3b2252b3), f32::from_bits(0x3ab16d98), f32::from_bits(0x3a419f95), // 4.509372e-3, 2.476853e-3, 1.353669e-3, 7.3861453e-4
            f32::from_bits(0x399cd5e1), f32::from_bits(0x38b9f50e), f32::from_bits(0x37dd51e3), f32::from_bits(0x3705558c), // 2.991399e-4, 8.8671324e-5, 2.6383384e-5, 7.947336e-6
            f32::from_bits(0x361aae20), f32::from_bits(0x35400ef8), f32::from_bits(0x342ae730), f32::from_bits(0x33ab2362), // 2.3049142e-6, 7.1547356e-7, 1.591659e-7, 7.969244e-8
            f32::from_bits(0xbeaaaaab), f32::from_bits(0xbea1d234), f32::from_bits(0xbe938993), f32::from_bits(0xbe7e4f20), // -3.3333334e-1, -3.1605685e-1, -2.8815898e-1, -2.4834871e-1
            f32::from_bits(0xbe4e3ab4), f32::from_bits(0xbe196192), f32::from_bits(0xbdcc067b), f32::from_bits(0xbd51bbda), // -2.0139581e-1, -1.4978626e-1, -9.9621736e-2, -5.120454e-2
        ], [
            f32::from_bits(0x3df85fd0), f32::from_bits(0x3d987efb), f32::from_bits(0x3d00d58a), f32::from_bits(0x3afa5abf), // 1.212765e-1, 7.4460946e-2, 3.1453647e-2, 1.9100531e-3
            f32::from_bits(0xbc821310), f32::from_bits(0xbcc2c75e), f32::from_bits(0xbccff0aa), f32::from_bits(0xbcc1933a), // -1.587823e-2, -2.3776706e-2, -2.5383312e-2, -2.3629773e-2
            f32::from_bits(0xbc96f249), f32::from_bits(0xbc409af5), f32::from_bits(0xbbe51746), f32::from_bits(0xbb8232f5), // -1.8426077e-2, -1.1755695e-2, -6.9913e-3, -3.9733597e-3
            f32::from_bits(0xbb11bb6d), f32::from_bits(0xbaa11b3d), f32::from_bits(0xba30b443), f32::from_bits(0xb9c13177), // -2.2236959e-3, -1.2291443e-3, -6.740728e-4, -3.6848683e-4
            f32::from_bits(0xb91cb1d2), f32::from_bits(0xb839e866), f32::from_bits(0xb75d4d6b), f32::from_bits(0xb68554bd), // -1.4943563e-4, -4.4323875e-5, -1.3190652e-5, -3.9735737e-6
            f32::from_bits(0xb59aaddd), f32::from_bits(0xb4c00edf), f32::from_bits(0xb3aae727), f32::from_bits(0xb32b235e), // -1.1524495e-6, -3.5773607e-7, -7.958288e-8, -3.9846206e-8
            f32::from_bits(0xb01d5b7c), f32::from_bits(0x3d971d87), f32::from_bits(0x3de8f8c5), f32::from_bits(0x3e1460ae), // -5.7246274e-10, 7.378679e-2, 1.1375574e-1, 1.4490005e-1
            f32::from_bits(0x3e27986b), f32::from_bits(0x3e2e5115), f32::from_bits(0x3e29b7f2), f32::from_bits(0x3e1bfe97), // 1.6366737e-1, 1.7023118e-1, 1.6574076e-1, 1.5233837e-1
        ], [
            f32::from_bits(0xbd7b37bb), f32::from_bits(0xbd7da23a), f32::from_bits(0xbd44fd08), f32::from_bits(0xbcfe0bfa), // -6.1332446e-2, -6.192229e-2, -4.8092872e-2, -3.101157e-2
            f32::from_bits(0xbc825b77), f32::from_bits(0xbbb38963), f32::from_bits(0x3a2d01d3), f32::from_bits(0x3b6d6e49), // -1.5912754e-2, -5.4790243e-3, 6.599698e-4, 3.6229065e-3
            f32::from_bits(0x3b9d22df), f32::from_bits(0x3b7ce552), f32::from_bits(0x3b25c724), f32::from_bits(0x3ac5abcb), // 4.7954167e-3, 3.8588834e-3, 2.52957e-3, 1.5081106e-3
            f32::from_bits(0x3a62b5ba), f32::from_bits(0x39fde3a5), f32::from_bits(0x398c34fe), f32::from_bits(0x3919ddf3), // 8.648295e-4, 4.842553e-4, 2.6742363e-4, 1.46739e-4
            f32::from_bits(0x387a42b5), f32::from_bits(0x3794a5a4), f32::from_bits(0x36b1038b), f32::from_bits(0x35d551b7), // 5.966677e-5, 1.7720107e-5, 5.2754235e-6, 1.5893519e-6
            f32::from_bits(0x34f77bb8), f32::from_bits(0x3419a53e), f32::from_bits(0x3308b8b8), f32::from_bits(0x3288e93b), // 4.6097352e-7, 1.430935e-7, 3.183297e-8, 1.5938545e-8
            f32::from_bits(0x3e088888), f32::from_bits(0x3df363f7), f32::from_bits(0x3dc530f9), f32::from_bits(0x3d871d9f), // 1.3333333e-1, 1.1884301e-1, 9.6284814e-2, 6.597447e-2
            f32::from_bits(0x3d084031), f32::from_bits(0x3ac16913), f32::from_bits(0xbcca5d34), f32::from_bits(0xbd378cd9), // 3.3264343e-2, 1.4756046e-3, -2.4702646e-2, -4.4812057e-2
        ], [
            f32::from_bits(0xbc4ec7af), f32::from_bits(0x3c168d22), f32::from_bits(0x3c9863d8), f32::from_bits(0x3c96d307), // -1.26208505e-2, 9.188922e-3, 1.8602297e-2, 1.8411173e-2
            f32::from_bits(0x3c645413), f32::from_bits(0x3c10aeab), f32::from_bits(0x3b9b5440), f32::from_bits(0x3b07278e), // 1.39360605e-2, 8.830707e-3, 4.740268e-3, 2.0622942e-3
            f32::from_bits(0xb8546bdf), f32::from_bits(0xba45b086), f32::from_bits(0xba2fc0b7), f32::from_bits(0xb9eb9f25), // -5.06452e-5, -7.5412577e-4, -6.704437e-4, -4.4941265e-4
            f32::from_bits(0xb98e9988), f32::from_bits(0xb9241bfd), f32::from_bits(0xb8b7dde5), f32::from_bits(0xb84b5310), // -2.719874e-4, -1.5650685e-4, -8.767451e-5, -4.847633e-5
            f32::from_bits(0xb7a63b2b), f32::from_bits(0xb6c5f942), f32::from_bits(0xb5ebee10), f32::from_bits(0xb50e30f6), // -1.9816294e-5, -5.900075e-6, -1.757815e-6, -5.297037e-7
            f32::from_bits(0xb424f975), f32::from_bits(0xb34cd947), f32::from_bits(0xb2365178), f32::from_bits(0xb1b68f8a), // -1.5364442e-7, -4.7695064e-8, -1.0612318e-8, -5.3132156e-9
            f32::from_bits(0x34fed71f), f32::from_bits(0xbd26b42f), f32::from_bits(0xbd75427c), f32::from_bits(0xbd90ec00), // 4.7467708e-7, -4.069918e-2, -5.9877858e-2, -7.0762634e-2
            f32::from_bits(0xbd9367ec), f32::from_bits(0xbd849273), f32::from_bits(0xbd550d45), f32::from_bits(0xbd14239b), // -7.197556e-2, -6.4732455e-2, -5.2014608e-2, -3.616677e-2
        ], [
            f32::from_bits(0x3cdb9dfa), f32::from_bits(0x3c727083), f32::from_bits(0x3b5ad59c), f32::from_bits(0xbb3c04de), // 2.6808728e-2, 1.4797333e-2, 3.3391481e-3, -2.8689425e-3
            f32::from_bits(0xbb9f25b9), f32::from_bits(0xbb9097c3), f32::from_bits(0xbb4f9159), f32::from_bits(0xbb01c89e), // -4.856792e-3, -4.4126227e-3, -3.1672327e-3, -1.9803415e-3
            f32::from_bits(0xba4068bd), f32::from_bits(0xb8859134), f32::from_bits(0x38cbe2a6), f32::from_bits(0x38cef386), // -7.339826e-4, -6.3689804e-5, 9.722011e-5, 9.868205e-5
            f32::from_bits(0x388fb48c), f32::from_bits(0x382fddd1), f32::from_bits(0x37cb21da), f32::from_bits(0x3764322e), // 6.852401e-5, 4.1929834e-5, 2.421525e-5, 1.3601542e-5
            f32::from_bits(0x36bc9f3e), f32::from_bits(0x35e1c904), f32::from_bits(0x3506bd91), f32::from_bits(0x3422818c), // 5.621375e-6, 1.682231e-6, 5.0194745e-7, 1.5134555e-7
            f32::from_bits(0x333c8617), f32::from_bits(0x326a32e3), f32::from_bits(0x31505fa1), f32::from_bits(0x30d08df8), // 4.3894115e-8, 1.3632163e-8, 3.0322342e-9, 1.5174342e-9
            f32::from_bits(0xbd5d1839), f32::from_bits(0xbd348419), f32::from_bits(0xbcf09f51), f32::from_bits(0xbc36b7eb), // -5.397818e-2, -4.407129e-2, -2.9372843e-2, -1.1152248e-2
            f32::from_bits(0x3bc9ee16), f32::from_bits(0x3ca37005), f32::from_bits(0x3ce5bb35), f32::from_bits(0x3cfc7289), // 6.1624153e-3, 1.9950876e-2, 2.8043369e-2, 3.0816333e-2
        ], [
            f32::from_bits(0xbc04ab0e), f32::from_bits(0xbc2eb8be), f32::from_bits(0xbbf0387d), f32::from_bits(0xbb5108f7), // -8.097423e-3, -1.0664163e-2, -7.3309527e-3, -3.1896213e-3
            f32::from_bits(0xb9bdc07f), f32::from_bits(0x3a5dc4e1), f32::from_bits(0x3a8bb9cb), f32::from_bits(0x3a666c9b), // -3.619231e-4, 8.459818e-4, 1.0660229e-3, 8.789987e-4
            f32::from_bits(0x39f4507d), f32::from_bits(0x3911e663), f32::from_bits(0x37a9cf9b), f32::from_bits(0xb72ac7d8), // 4.6599275e-4, 1.3914103e-4, 2.0243044e-5, -1.0179319e-5
            f32::from_bits(0xb7535052), f32::from_bits(0xb718c947), f32::from_bits(0xb6bd7af8), f32::from_bits(0xb65c4de2), // -1.2595281e-5, -9.1067695e-6, -5.6469544e-6, -3.2827888e-6
            f32::from_bits(0xb5bb9c81), f32::from_bits(0xb4e311f0), f32::from_bits(0xb407f059), f32::from_bits(0xb3240ddc), // -1.3978134e-6, -4.2295096e-7, -1.2660293e-7, -3.819683e-8
            f32::from_bits(0xb23e7515), f32::from_bits(0xb16c5691), f32::from_bits(0xb04ab71a), f32::from_bits(0xafcc54ad), // -1.1086077e-8, -3.4391727e-9, -7.3747375e-10, -3.716755e-10
            f32::from_bits(0x38f09a3e), f32::from_bits(0x3ca78c81), f32::from_bits(0x3ce7d9ea), f32::from_bits(0x3cf7209b), // 1.1472822e-4, 2.045274e-2, 2.8302152e-2, 3.0166915e-2
            f32::from_bits(0x3cd69f8c), f32::from_bits(0x3c94ec2e), f32::from_bits(0x3c13acdd), f32::from_bits(0x39e126d7), // 2.6199125e-2, 1.8179026e-2, 9.013382e-3, 4.2944282e-4
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
            f32::from_bits(0xaff2cd89), f32::from_bits(0xaffbc5e0), f32::from_bits(0xb00b793c), f32::from_bits(0xafb02015), // -4.4165585e-10, -4.5797233e-10, -5.074019e-10, -3.203701e-10
            f32::from_bits(0xafa09371), f32::from_bits(0xaf8b121a), f32::from_bits(0xaf3ec961), f32::from_bits(0xaf2fe4d6), // -2.9208594e-10, -2.5296815e-10, -1.7351943e-10, -1.5997456e-10
            f32::from_bits(0xaf902860), f32::from_bits(0xb01304b6), f32::from_bits(0xb001db8d), f32::from_bits(0xaf91c20c), // -2.6222136e-10, -5.3484983e-10, -4.7241927e-10, -2.6513225e-10
            f32::from_bits(0xaf29e6f6), f32::from_bits(0xaf35b965), f32::from_bits(0xaf39dc59), f32::from_bits(0xaf2f6886), // -1.5452514e-10, -1.652772e-10, -1.6903935e-10, -1.5953291e-10
            f32::from_bits(0xb034c1e9), f32::from_bits(0xaf54f37f), f32::from_bits(0xaf380c6b), f32::from_bits(0xaf3173d1), // -6.575918e-10, -1.9367795e-10, -1.6739114e-10, -1.6139202e-10
            f32::from_bits(0xaf318ba2), f32::from_bits(0xaf34b55f), f32::from_bits(0xaf359ca5), f32::from_bits(0xaf3516a1), // -1.6147664e-10, -1.643534e-10, -1.6517505e-10, -1.6469894e-10
            f32::from_bits(0x00000000), f32::from_bits(0xae598be9), f32::from_bits(0xae5ab3d0), f32::from_bits(0xaea652ab), // 0e0, -4.9464353e-11, -4.9727167e-11, -7.563491e-11
            f32::from_bits(0xae8f24ca), f32::from_bits(0xae9d1b51), f32::from_bits(0xaecffdf2), f32::from_bits(0xaea2f49c), // -6.509422e-11, -7.144386e-11, -9.45838e-11, -7.4103584e-11
        ], [
            f32::from_bits(0x2e106c2f), f32::from_bits(0x3025b0a6), f32::from_bits(0xb0dd2345), f32::from_bits(0xb052d53d), // 3.2837896e-11, 6.0277683e-10, -1.608989e-9, -7.6700585e-10
            f32::from_bits(0xb0a7c4f8), f32::from_bits(0xafe9613e), f32::from_bits(0xaf3caca1), f32::from_bits(0xb02bf1a9), // -1.2206831e-9, -4.2451548e-10, -1.715983e-10, -6.255286e-10
            f32::from_bits(0xaf42d81b), f32::from_bits(0x2e7476ca), f32::from_bits(0x2e2fc60f), f32::from_bits(0x2cbdc604), // -1.7720973e-10, 5.5584683e-11, 3.9966305e-11, 5.3936872e-12
            f32::from_bits(0xad0466b1), f32::from_bits(0xaeb970b2), f32::from_bits(0xae772cbd), f32::from_bits(0x2e6a7bb1), // -7.526133e-12, -8.432845e-11, -5.6201033e-11, 5.33153e-11
            f32::from_bits(0xab8ad49b), f32::from_bits(0xace62186), f32::from_bits(0x2bc38438), f32::from_bits(0xaa232c79), // -9.8645e-13, -6.540715e-12, 1.3892281e-12, -1.4492738e-13
            f32::from_bits(0x2961950c), f32::from_bits(0xa8ca0122), f32::from_bits(0xa82e0031), f32::from_bits(0x268350bc), // 5.0089314e-14, -2.2426996e-14, -9.658982e-15, 9.111834e-16
            f32::from_bits(0x26bdf2aa), f32::from_bits(0xb01076e8), f32::from_bits(0xafdfbdef), f32::from_bits(0xafbc72c1), // 1.3180284e-15, -5.255587e-10, -4.069842e-10, -3.4278538e-10
            f32::from_bits(0xb09c2137), f32::from_bits(0xb0ab0f1e), f32::from_bits(0x30a9b7e5), f32::from_bits(0xb0ab9af0), // -1.1359934e-9, -1.2446184e-9, 1.2348634e-9, -1.2485923e-9
        ], [
            f32::from_bits(0x3079c439), f32::from_bits(0xb145a7c3), f32::from_bits(0x2f84fff9), f32::from_bits(0xb21fbb56), // 9.086452e-10, -2.8762634e-9, 2.419254e-10, -9.297613e-9
            f32::from_bits(0x300e5baf), f32::from_bits(0x318dfe4c), f32::from_bits(0x31093a74), f32::from_bits(0xb004fd6d), // 5.178959e-10, 4.1325503e-9, 1.996935e-9, -4.838146e-10
            f32::from_bits(0x2fab80af), f32::from_bits(0x2f872c21), f32::from_bits(0xb0396562), f32::from_bits(0xad68bae6), // 3.1196154e-10, 2.4587712e-10, -6.744668e-10, -1.3229173e-11
            f32::from_bits(0x2f031fd3), f32::from_bits(0xae18496a), f32::from_bits(0x2da9d86a), f32::from_bits(0xae38e0cb), // 1.1925687e-10, -3.4626003e-11, 1.9309183e-11, -4.2036413e-11
            f32::from_bits(0x2c50c63c), f32::from_bits(0xacd860ce), f32::from_bits(0xaab3a39a), f32::from_bits(0x2a8ef396), // 2.966862e-12, -6.1498367e-12, -3.191031e-13, 2.539329e-13
            f32::from_bits(0x28b9aa0e), f32::from_bits(0x29084002), f32::from_bits(0x282bd0ef), f32::from_bits(0x27df969b), // 2.0612875e-14, 3.0253584e-14, 9.537712e-15, 6.205822e-15
            f32::from_bits(0x9ed269b0), f32::from_bits(0xb12ca584), f32::from_bits(0xb1318ef6), f32::from_bits(0x30b2fdf1), // -2.2278326e-20, -2.512338e-9, -2.5838154e-9, 1.3023379e-9
            f32::from_bits(0xb0da8870), f32::from_bits(0x30c0122f), f32::from_bits(0xb225d069), f32::from_bits(0x325af61d), // -1.5900365e-9, 1.3975007e-9, -9.651651e-9, 1.274523e-8
        ], [
            f32::from_bits(0xaf8b9abc), f32::from_bits(0x309f412a), f32::from_bits(0xb12de352), f32::from_bits(0xb100189b), // -2.5393898e-10, 1.1587293e-9, -2.530403e-9, -1.8640438e-9
            f32::from_bits(0xaf477000), f32::from_bits(0xb034dc17), f32::from_bits(0x31554c7a), f32::from_bits(0x3029747f), // -1.8138735e-10, -6.5796385e-10, 3.1039051e-9, 6.164739e-10
            f32::from_bits(0xb0d65f54), f32::from_bits(0xaeb6fe6c), f32::from_bits(0x2ffdcd2f), f32::from_bits(0xafa9a9ec), // -1.5597643e-9, -8.321596e-11, 4.6166224e-10, -3.0861658e-10
            f32::from_bits(0xaece0647), f32::from_bits(0xadcdc26e), f32::from_bits(0xadced1bf), f32::from_bits(0xad6fa971), // -9.3689105e-11, -2.3392146e-11, -2.3512635e-11, -1.3623201e-11
            f32::from_bits(0x2d24541b), f32::from_bits(0xac1d11f5), f32::from_bits(0x2b457bdb), f32::from_bits(0xaaa846a1), // 9.340996e-12, -2.232101e-12, 7.0160343e-13, -2.9891804e-13
            f32::from_bits(0x2961f4ff), f32::from_bits(0xa8d48fc4), f32::from_bits(0xa798587f), f32::from_bits(0xa6273340), // 5.0172536e-14, -2.3599077e-14, -4.2284423e-15, -5.800922e-16
            f32::from_bits(0x322b44d5), f32::from_bits(0xb25acf53), f32::from_bits(0xb248d4b1), f32::from_bits(0xb1fe891c), // 9.969161e-9, -1.273641e-8, -1.1689893e-8, -7.4079605e-9
            f32::from_bits(0x3199a87e), f32::from_bits(0xb1d34394), f32::from_bits(0xb165513d), f32::from_bits(0x30a67536), // 4.4720414e-9, -6.148591e-9, -3.3370064e-9, 1.2111403e-9
        ]],
    },
    exceptions: &EXCEPTIONS,
};

/// Magnitudes that the second path gets wrong in some class, and their results.
#[rustfmt::skip]
const EXCEPTIONS: [(f32, f32); 17] = [
    (f32::from_bits(0x3c96ae2e), f32::from_bits(0x3c96a9d5)), // 1.8393602e-2
    (f32::from_bits(0x3d2cd0ca), f32::from_bits(0x3d2cb68f)), // 4.2191304e-2
    (f32::from_bits(0x3d35a6ac), f32::from_bits(0x3d358835)), // 4.4348404e-2
    (f32::from_bits(0x3d6bd707), f32::from_bits(0x3d6b9465)), // 5.7578113e-2
    (f32::from_bits(0x3d7c3055), f32::from_bits(0x3d7bdee1)), // 6.156953e-2
    (f32::from_bits(0x3d7c7681), f32::from_bits(0x3d7c24c8)), // 6.163645e-2
    (f32::from_bits(0x3d84e215), f32::from_bits(0x3d84b26d)), // 6.488434e-2
    (f32::from_bits(0x3e6cd3e1), f32::from_bits(0x3e68b18b)), // 2.31277e-1
    (f32::from_bits(0x3e99e4bb), f32::from_bits(0x3e956bac)), // 3.005732e-1
    (f32::from_bits(0x3fed8202), f32::from_bits(0x3f73c794)), // 1.85553e0
    (f32::from_bits(0x3ff8bc7e), f32::from_bits(0x3f75b4df)), // 1.9432523e0
    (f32::from_bits(0x4005f425), f32::from_bits(0x3f7854bf)), // 2.0930264e0
    (f32::from_bits(0x400905c5), f32::from_bits(0x3f7905d6)), // 2.1409771e0
    (f32::from_bits(0x401b85b6), f32::from_bits(0x3f7c1003)), // 2.430036e0
    (f32::from_bits(0x402fe180), f32::from_bits(0x3f7de889)), // 2.7481384e0
    (f32::from_bits(0x40420fce), f32::from_bits(0x3f7ed015)), // 3.0322146e0
    (f32::from_bits(0x4053eea7), f32::from_bits(0x3f7f51f5)), // 3.3114412e0
];
