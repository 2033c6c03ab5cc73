//! Coefficients of `gelu` in f32. Written by `halfulp forge gelu --format f32 --write`; not to be edited.

use crate::wide::{Centred, Exponential};

/// For f32. The greatest relative errors of the polynomials, before rounding errors:
/// 2^-55.0 2^-59.3 2^-58.1 2^-58.5 2^-58.5 2^-56.6 2^-58.4 2^-58.1 2^-58.7 2^-53.8 2^-55.9 2^-57.3
/// 2^-57.1 2^-51.8 2^-55.3 2^-58.1 2^-57.6
///
/// 10251 inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.
#[rustfmt::skip]
pub static F32: (Exponential<5>, Centred<13>) = (Exponential {
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
}, Centred {
    centre: [
        f64::from_bits(0x3ff40001c0000000), f64::from_bits(0x3ffc000220000000), // 1.2500016689300537e0, 1.7500020265579224e0
        f64::from_bits(0x4001fffc98000000), f64::from_bits(0x40060001b8000000), // 2.2499935030937195e0, 2.7500032782554626e0
        f64::from_bits(0x400c000110000000), f64::from_bits(0x4011ffff50000000), // 3.5000020265579224e0, 4.49999737739563e0
        f64::from_bits(0x4016000230000000), f64::from_bits(0x4019fffee8000000), // 5.5000083446502686e0, 6.499995827674866e0
        f64::from_bits(0x4020000002000000), f64::from_bits(0x402400001a000000), // 8.000000059604645e0, 1.0000000774860382e1
        f64::from_bits(0x4028000102000000), f64::from_bits(0x402bffffb4000000), // 1.2000007688999176e1, 1.3999997735023499e1
        f64::from_bits(0x3fc0002e00000000), f64::from_bits(0x3fd8001ec0000000), // 1.2500548362731934e-1, 3.750073313713074e-1
        f64::from_bits(0x3fe3ffff20000000), f64::from_bits(0x3fec000400000000), // 6.249995827674866e-1, 8.750019073486328e-1
    ],
    coefficients: [[
        f64::from_bits(0x3fcd898c549bc3a1), f64::from_bits(0x3fc7b5aa8d842128), // 2.3076013690254363e-1, 1.8523151311843233e-1
        f64::from_bits(0x3fc3aae0c5b42e54), f64::from_bits(0x3fc0bb957725e086), // 1.5365228322513025e-1, 1.307246047761092e-1
        f64::from_bits(0x3fbb396eb440082e), f64::from_bits(0x3fb5b5ad96dd4e3f), // 1.0634509945524037e-1, 8.48034375497315e-2
        f64::from_bits(0x3fb201f8e23629f4), f64::from_bits(0x3faeba61228847cf), // 7.034259340995402e-2, 6.0015712228178246e-2
        f64::from_bits(0x3fa926971fe79c56), f64::from_bits(0x3fa43a38947b98d8), // 4.9122545857067365e-2, 3.950669109853927e-2
        f64::from_bits(0x3fa0e7dc1e8d84f1), f64::from_bits(0x3f9d087b24e5e153), // 3.3018950204459226e-2, 2.8352665068696336e-2
        f64::from_bits(0x3fdd0aeadafab501), f64::from_bits(0x3fd84b687ae7bb59), // 4.5379134545039795e-1, 3.7960254671536614e-1
        f64::from_bits(0x3fd4b1de6a95b80e), f64::from_bits(0x3fd1e7c196bdbc92), // 3.233562508456779e-1, 2.7977027626816053e-1
    ], [
        f64::from_bits(0xbfbc492f85b4bdae), f64::from_bits(0xbfb3253993c1179f), // -1.1049172415072547e-1, -7.478675706178571e-2
        f64::from_bits(0xbfab40642a52e247), f64::from_bits(0xbfa432af1ecc9a5e), // -5.322564140937352e-2, -3.944918871848267e-2
        f64::from_bits(0xbf9b6036eb4022bf), f64::from_bits(0xbf91be2d8e9b3c53), // -2.673421679358756e-2, -1.732703383350682e-2
        f64::from_bits(0xbf88b190d096b675), f64::from_bits(0xbf821aea9489bcd1), // -1.2057429662344557e-2, -8.840401323338661e-3
        f64::from_bits(0xbf786b8431f1c597), f64::from_bits(0xbf6fbf2cad8da8a0), // -5.96191061696185e-3, -3.8753388038702125e-3
        f64::from_bits(0xbf663cfab298bd32), f64::from_bits(0xbf606cdc3f9acfc7), // -2.7146240652410553e-3, -2.005033657804109e-3
        f64::from_bits(0xbfd5e6dd688878fe), f64::from_bits(0xbfd06bf259821d02), // -3.422158737975137e-1, -2.565885423759512e-1
        f64::from_bits(0xbfc9323584277064), f64::from_bits(0xbfc3baf325ebfcf2), // -1.968447585376253e-1, -1.5414275504733826e-1
    ], [
        f64::from_bits(0x3fa7b79a2a146789), f64::from_bits(0x3f9bd45b9b0966b4), // 4.6322648655588834e-2, 2.7177268350306164e-2
        f64::from_bits(0x3f915aad5200e235), f64::from_bits(0x3f86c5dfe20273f0), // 1.6947467928021893e-2, 1.111960323788172e-2
        f64::from_bits(0x3f7a29ededb0b784), f64::from_bits(0x3f6bfbb199a9f81f), // 6.387643249622491e-3, 3.415915370452729e-3
        f64::from_bits(0x3f607e3a2ab26416), f64::from_bits(0x3f54ea52dff7e237), // 2.013314826012645e-3, 1.2765702557527966e-3
        f64::from_bits(0x3f47625d5d0cc4e6), f64::from_bits(0x3f38af238deec96e), // 7.136302830074409e-4, 3.7665002849531545e-4
        f64::from_bits(0x3f2d0fb2a7a8e5b0), f64::from_bits(0x3f227e80e702f916), // 2.2172027441217995e-4, 1.410992003964626e-4
        f64::from_bits(0x3fca4e074ef21452), f64::from_bits(0x3fc222e5b5797f77), // 2.0550624232069709e-1, 1.4168998108925354e-1
        f64::from_bits(0x3fb9a45c12f2407b), f64::from_bits(0x3fb28bebf4ee9713), // 1.0016417944484772e-1, 7.244753579888323e-2
    ], [
        f64::from_bits(0xbf91f33d29d21531), f64::from_bits(0xbf82962c33aa80d6), // -1.752944534066109e-2, -9.07549412414747e-3
        f64::from_bits(0xbf749bb7aa54c507), f64::from_bits(0xbf6838bfe18b6c4c), // -5.031316225811772e-3, -2.9567477871359823e-3
        f64::from_bits(0xbf57e81f44b0d12a), f64::from_bits(0xbf455bc2c0d4c884), // -1.4591508249966558e-3, -6.518078750217403e-4
        f64::from_bits(0xbf357ff0dbfa63aa), f64::from_bits(0xbf27b5ff218e2f8c), // -3.2806043962235276e-4, -1.808999957372239e-4
        f64::from_bits(0xbf1618917f6556ed), f64::from_bits(0xbf030557008c60e6), // -8.428943678969918e-5, -3.6279409022012436e-5
        f64::from_bits(0xbef2ddf717401cb2), f64::from_bits(0xbee4b935cc37ff3e), // -1.7993022495968367e-5, -9.881723946669423e-6
        f64::from_bits(0xbfbb02a04cc55f66), f64::from_bits(0xbfb15c83e576dd5b), // -1.0550882219592736e-1, -6.781792022853976e-2
        f64::from_bits(0xbfa6e921754ea8ac), f64::from_bits(0xbf9ef9f205624974), // -4.474739605878261e-2, -3.02503410135357e-2
    ], [
        f64::from_bits(0x3f78ff25e9478bfd), f64::from_bits(0x3f6721e763b690d0), // 6.102703181087851e-3, 2.823783810258808e-3
        f64::from_bits(0x3f570c60cf1202f4), f64::from_bits(0x3f487b6aa7992d8f), // 1.4067597769839542e-3, 7.47134282570826e-4
        f64::from_bits(0x3f34fb4719855a8e), f64::from_bits(0x3f1fa3bb5d60605c), // 3.2015310127545763e-4, 1.2069541057291424e-4
        f64::from_bits(0x3f0b6431b374c16f), f64::from_bits(0x3efa674642cd54b8), // 5.224491763511612e-5, 2.5180259558628333e-5
        f64::from_bits(0x3ee49cbdae587843), f64::from_bits(0x3ecd0ed5cada4b6d), // 9.828695918531169e-6, 3.4639775410931393e-6
        f64::from_bits(0x3eb857da91b2a8d3), f64::from_bits(0x3ea71c816276cdde), // 1.4509665280751298e-6, 6.887718812437505e-7
        f64::from_bits(0x3fa89dd86facf09a), f64::from_bits(0x3f9dc3119d730cb4), // 4.8079265243786654e-2, 2.906444095129919e-2
        f64::from_bits(0x3f927b81ee79a0e3), f64::from_bits(0x3f878a7c17e30daf), // 1.804926889454429e-2, 1.1494607428523233e-2
    ], [
        f64::from_bits(0xbf6038cdcfdf9214), f64::from_bits(0xbf4b177a3e1900fb), // -1.9802112355924526e-3, -8.267733466667254e-4
        f64::from_bits(0xbf3875a552eeeb9e), f64::from_bits(0xbf27a610c567dbf1), // -3.7322317342230484e-4, -1.8042521214997568e-4
        f64::from_bits(0xbf11c0cdf28eec79), f64::from_bits(0xbef6caa6a82cf0dc), // -6.772286418670223e-5, -2.173576877882796e-5
        f64::from_bits(0xbee113853b228606), f64::from_bits(0xbecce78c1d7e842c), // -8.142591330364938e-6, -3.445682732875385e-6
        f64::from_bits(0xbeb2fdca502de3e5), f64::from_bits(0xbe9601ba9cdebfed), // -1.1319737615851673e-6, -3.279261847578461e-7
        f64::from_bits(0xbe7f36e12412843d), f64::from_bits(0xbe69a75c30abc8b3), // -1.1628260045356116e-7, -4.77838338531801e-8
        f64::from_bits(0xbf946098478abc7d), f64::from_bits(0xbf87505778d5c642), // -1.9899730078290368e-2, -1.1383708357899928e-2
        f64::from_bits(0xbf7b6a74f8c1576f), f64::from_bits(0xbf708aae9b6c184e), // -6.693322106078855e-3, -4.038507517867341e-3
    ], [
        f64::from_bits(0x3f43cf85dae3be76), f64::from_bits(0x3f2e145805ef8849), // 6.04572638421132e-4, 2.2948812963280638e-4
        f64::from_bits(0x3f18c5e67275c8ab), f64::from_bits(0x3f05edfa4733ab7f), // 9.450167691741017e-5, 4.182739294285916e-5
        f64::from_bits(0x3eed0db6f1c2acf7), f64::from_bits(0x3ecffeaf3753e30c), // 1.385382307036172e-5, 3.814084659322839e-6
        f64::from_bits(0x3eb4dc80ec5e53b8), f64::from_bits(0x3e9f218efcbaf90d), // 1.2434328921829694e-6, 4.6388936135098887e-7
        f64::from_bits(0x3e814a23af422408), f64::from_bits(0x3e60872ebf51051f), // 1.2881761047117126e-7, 3.078590530464047e-8
        f64::from_bits(0x3e43e40f8f91a050), f64::from_bits(0x3e2c5828c9b881ec), // 9.262404609102005e-9, 3.2997192320245203e-9
        f64::from_bits(0x3f7f1fb9ad20a993), f64::from_bits(0x3f70ed5268a9121c), // 7.598614976851786e-3, 4.132577809802498e-3
        f64::from_bits(0x3f62ee7fca1cc189), f64::from_bits(0x3f55bd138ef648b3), // 2.3109908951470287e-3, 1.3268176079220095e-3
    ], [
        f64::from_bits(0xbf26ed9a4f0bb31b), f64::from_bits(0xbf0fd82af5d8f09e), // -1.7492779399876858e-4, -6.0738383336618145e-5
        f64::from_bits(0xbef80e7c42e28069), f64::from_bits(0xbee397e386cd17d7), // -2.2942145897375888e-5, -9.342820897050644e-6
        f64::from_bits(0xbec70cd12668b10e), f64::from_bits(0xbea5eaf1f2ce9987), // -2.7477820368130185e-6, -6.531999808725966e-7
        f64::from_bits(0xbe88ff41e92ead5a), f64::from_bits(0xbe70814dd802207c), // -1.8624290429084873e-7, -6.148626674658168e-8
        f64::from_bits(0xbe4f1e35a83b05e8), f64::from_bits(0xbe28a002e2e22617), // -1.4490450845632243e-8, -2.866732427021746e-9
        f64::from_bits(0xbe0932e60aa1199e), f64::from_bits(0xbdef2cae8b701b86), // -7.333822622615802e-10, -2.2682461960681076e-10
        f64::from_bits(0xbf662d3fa454d593), f64::from_bits(0xbf57045ff3ee0588), // -2.707123089431726e-3, -1.4048516311223353e-3
        f64::from_bits(0xbf489233c59b3c67), f64::from_bits(0xbf3af0baa198286f), // -7.49850539443997e-4, -4.1107708384003396e-4
    ], [
        f64::from_bits(0x3f094a8a5dca60dc), f64::from_bits(0x3ef025c45665a4da), // 4.8239085775837845e-5, 1.5399481890031364e-5
        f64::from_bits(0x3ed67b86650998b2), f64::from_bits(0x3ec0eb19b34b9215), // 5.360250341901266e-6, 2.016825784033911e-6
        f64::from_bits(0x3ea1c502c323c167), f64::from_bits(0x3e7d59842f684288), // 5.295745551231154e-7, 1.0933605296853725e-7
        f64::from_bits(0x3e5d6811dec0345b), f64::from_bits(0x3e413dc77909407f), // 2.7386958409469857e-8, 8.028617577319774e-9
        f64::from_bits(0x3e1bb0c69dd03f8d), f64::from_bits(0x3df232dffeaf0cf7), // 1.611801018394191e-9, 2.648263819035181e-10
        f64::from_bits(0x3dcfbc586d5b65c6), f64::from_bits(0x3db1110ad5c35d78), // 5.7726946200316764e-11, 1.5521956428680775e-11
        f64::from_bits(0x3f4dbce1ba104bf8), f64::from_bits(0x3f3d89cd4ede61ea), // 9.075262242980156e-4, 4.5071852115932556e-4
        f64::from_bits(0x3f2e2f4fbef3b75a), f64::from_bits(0x3f1fb0d3ca6991a8), // 2.3029182873506964e-4, 1.2089054744419145e-4
    ], [
        f64::from_bits(0xbeeab59245ba4461), f64::from_bits(0xbecf7e290a43e2f2), // -1.2735969156881478e-5, -3.754235949779042e-6
        f64::from_bits(0xbeb448c748cdf7f4), f64::from_bits(0xbe9c4efc15ecf1b7), // -1.2090379499503169e-6, -4.2183002861900867e-7
        f64::from_bits(0xbe7aaac3c98f06fa), f64::from_bits(0xbe533a6198fc83f2), // -9.934250257053194e-8, -1.7907518633863324e-8
        f64::from_bits(0xbe30fe98a612345b), f64::from_bits(0xbe11c08e8a3ccb51), // -3.95684426989106e-9, -1.0333125821572384e-9
        f64::from_bits(0xbde85cbf8c12fdc4), f64::from_bits(0xbdbaaf1c0bc0dfbf), // -1.7725904601526386e-10, -2.4268976355098695e-11
        f64::from_bits(0xbd93ddc74b8e291c), f64::from_bits(0xbd729a1ddefe67db), // -4.517078708084031e-12, -1.0574023176756891e-12
        f64::from_bits(0xbf32e2f0634ba649), f64::from_bits(0xbf21ff7b900a70db), // -2.881848225074519e-4, -1.373136838268622e-4
        f64::from_bits(0xbf11a6092ad5d25b), f64::from_bits(0xbf01c8e99550cb26), // -6.732397988235812e-5, -3.392184104491205e-5
    ], [
        f64::from_bits(0x3ecb1bef96d08845), f64::from_bits(0x3eada006ac32f248), // 3.231659482697888e-6, 8.828968351064671e-7
        f64::from_bits(0x3e91b716a35d7d47), f64::from_bits(0x3e76ff8785a101d6), // 2.6397688956087325e-7, 8.567482848252578e-8
        f64::from_bits(0x3e5383f910a9b784), f64::from_bits(0x3e28af5fe1ef6bd9), // 1.817524356922709e-8, 2.873718831891965e-9
        f64::from_bits(0x3e0351201e6f2afd), f64::from_bits(0x3de206f9e774c4c3), // 5.621956761831139e-10, 1.311655122432917e-10
        f64::from_bits(0x3db53707ad4f5786), f64::from_bits(0x3d836abe605cd461), // 1.9294894529230266e-11, 2.2074536233937295e-12
        f64::from_bits(0x3d58bb9cee7748b9), f64::from_bits(0x3d343008cb1949b5), // 3.514751275413942e-13, 7.172088407949386e-14
        f64::from_bits(0x3f16d8822ba4591c), f64::from_bits(0x3f04ee45aeaf609c), // 8.714956758057831e-5, 3.992223886201235e-5
        f64::from_bits(0x3ef3bc4fcb0a3bd4), f64::from_bits(0x3ee320b66e84b246), // 1.8821327730618998e-5, 9.120838016040842e-6
    ], [
        f64::from_bits(0xbeaaccb80c4fe983), f64::from_bits(0xbe8b3235e77af22f), // -7.9869280311612e-7, -2.0262699584006413e-7
        f64::from_bits(0xbe6e41264d4c5b0d), f64::from_bits(0xbe524d4b95f50f1b), // -5.635338032864027e-8, -1.704500484962855e-8
        f64::from_bits(0xbe2c899f4273bb0c), f64::from_bits(0xbdffa357064e4872), // -3.3222123000669683e-9, -4.603941727037161e-10
        f64::from_bits(0xbdd5ea180e0dff16), f64::from_bits(0xbdb2456b90aa87a3), // -7.972423026753431e-11, -1.6617534641412117e-11
        f64::from_bits(0xbd82ee81f8e53aa4), f64::from_bits(0xbd4cbd8dd1f44729), // -2.1522817768428146e-12, -2.0421314597388095e-13
        f64::from_bits(0xbd1f2c5055847762), f64::from_bits(0xbcf61d14d210ee9e), // -2.7687275406018256e-14, -4.91020534159036e-15
        f64::from_bits(0xbefa866c36f881a1), f64::from_bits(0xbee766898af59aed), // -2.5296295858125176e-5, -1.115824519955013e-5
        f64::from_bits(0xbed53fe25058f681), f64::from_bits(0xbec3d6afce35c63a), // -5.066286808350801e-6, -2.3649478053048934e-6
    ], [
        f64::from_bits(0x3e896041d86391ee), f64::from_bits(0x3e6802ea03cba4a5), // 1.8906596838738985e-7, 4.472468659816109e-8
        f64::from_bits(0x3e48f09c2f2115af), f64::from_bits(0x3e2c375b29b1b415), // 1.1613538107003638e-8, 3.2848020532366274e-9
        f64::from_bits(0x3e03ff82af91aa16), f64::from_bits(0x3dd39853e7524966), // 5.820209584579016e-10, 7.128630483684537e-11
        f64::from_bits(0x3da82eb6e8eb9751), f64::from_bits(0x3d821a2f052e3e92), // 1.0996918027894838e-11, 2.0579909655539584e-12
        f64::from_bits(0x3d503cd8ea7e8fa5), f64::from_bits(0x3d14aeeca69d6c93), // 2.3075138067542415e-13, 1.8370459380572638e-14
        f64::from_bits(0x3ce33e6eacfe8325), f64::from_bits(0x3cb7d829ae36fdf2), // 2.136499452693345e-15, 3.3090732923740054e-16
        f64::from_bits(0x3edd78a0a2d66f48), f64::from_bits(0x3ec914affcfde4cf), // 7.026481893570285e-6, 2.9898655852759688e-6
        f64::from_bits(0x3eb5f924f9f07e75), f64::from_bits(0x3ea3cb839f49e6b9), // 1.3097060003255108e-6, 5.899362905535753e-7
    ]],
});

/// Inputs whose values in f64 are halfway between two numbers of f32, and their results.
#[rustfmt::skip]
pub const EXCEPTIONS: [(f64, f64); 2] = [
    (f64::from_bits(0x3ef6148de0000000), f64::from_bits(0x3ee614a620000000)), // 37b0a46f
    (f64::from_bits(0xbef6148de0000000), f64::from_bits(0xbee61475a0000000)), // b7b0a46f
];

/// Inputs whose values in f64 lie on a number of f32 or a midpoint, or beyond it, and values on the right side.
#[rustfmt::skip]
pub const WRONG_SIDE: [(u32, f64); 1] = [
    (0x37b0a46f, f64::from_bits(0x3ee614a62fffffff)),
];
