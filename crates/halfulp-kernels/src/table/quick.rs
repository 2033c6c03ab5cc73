//! Coefficients of quick kernels in f32. Written by `halfulp forge --quick --write`; not to be edited.

use crate::quick::{QuickExponential, QuickLog1p, QuickLogarithm, QuickSinh};
use crate::wide::{Arctangent, Centred, Sines};

/// The polynomial's greatest error, of e^r, |r| ≤ ln 2/32: 2^-45.7.
#[rustfmt::skip]
pub const EXPONENTIAL: QuickExponential<4> = QuickExponential {
    power: [
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0x3ff0b5586cf9890f), // 1e0, 1.0442737824274138e0
        f64::from_bits(0x3ff172b83c7d517b), f64::from_bits(0x3ff2387a6e756238), // 1.0905077326652577e0, 1.1387886347566916e0
        f64::from_bits(0x3ff306fe0a31b715), f64::from_bits(0x3ff3dea64c123422), // 1.189207115002721e0, 1.241857812073484e0
        f64::from_bits(0x3ff4bfdad5362a27), f64::from_bits(0x3ff5ab07dd485429), // 1.2968395546510096e0, 1.3542555469368927e0
        f64::from_bits(0x3ff6a09e667f3bcd), f64::from_bits(0x3ff7a11473eb0187), // 1.4142135623730951e0, 1.4768261459394993e0
        f64::from_bits(0x3ff8ace5422aa0db), f64::from_bits(0x3ff9c49182a3f090), // 1.5422108254079407e0, 1.6104903319492543e0
        f64::from_bits(0x3ffae89f995ad3ad), f64::from_bits(0x3ffc199bdd85529c), // 1.681792830507429e0, 1.7562521603732995e0
        f64::from_bits(0x3ffd5818dcfba487), f64::from_bits(0x3ffea4afa2a490de), // 1.8340080864093424e0, 1.9152065613971483e0
    ],
    terms: [
        f64::from_bits(0x3fdffffffff575b9), f64::from_bits(0x3fc5555555452218), // 4.999999999616552e-1, 1.6666666663719876e-1
        f64::from_bits(0x3fa5556b397d1c70), f64::from_bits(0x3f811128639084bb), // 4.166731907621901e-2, 8.333507097690753e-3
    ],
};

/// The polynomial's greatest error, of (cosh r)/2 and (sinh r)/(2·r): 2^-47.6.
#[rustfmt::skip]
pub const SINH: QuickSinh<3> = QuickSinh {
    cosine: [
        f64::from_bits(0x3fe0000000000014), f64::from_bits(0x3fcfffffffd0b495), // 5.000000000000022e-1, 2.4999999991397162e-1
        f64::from_bits(0x3f955576239f6e08), // 2.0833822178117273e-2
    ],
    sine: [
        f64::from_bits(0x3fe0000000000003), f64::from_bits(0x3fb555555547d215), // 5.000000000000003e-1, 8.33333333210436e-2
        f64::from_bits(0x3f711123d0141253), // 4.166736501478657e-3
    ],
};

/// The polynomial's greatest error, of log(1 + r), relative to r: 2^-43.3.
#[rustfmt::skip]
pub const LOGARITHM: QuickLogarithm<7> = QuickLogarithm {
    reciprocal: [
        f64::from_bits(0x3ff5555560000000), f64::from_bits(0x3ff47ae140000000), // 1.3333333730697632e0, 1.2799999713897705e0
        f64::from_bits(0x3ff3b13b20000000), f64::from_bits(0x3ff2f684c0000000), // 1.2307692766189575e0, 1.185185194015503e0
        f64::from_bits(0x3ff24924a0000000), f64::from_bits(0x3ff1a7b960000000), // 1.1428571939468384e0, 1.1034482717514038e0
        f64::from_bits(0x3ff1111120000000), f64::from_bits(0x3ff0842100000000), // 1.0666667222976685e0, 1.0322580337524414e0
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0x3fee1e1e00000000), // 1e0, 9.411764144897461e-1
        f64::from_bits(0x3fec71c700000000), f64::from_bits(0x3feaf286c0000000), // 8.888888359069824e-1, 8.421052694320679e-1
        f64::from_bits(0x3fe9999980000000), f64::from_bits(0x3fe8618600000000), // 7.999999523162842e-1, 7.619047164916992e-1
        f64::from_bits(0x3fe745d180000000), f64::from_bits(0x3fe642c840000000), // 7.272727489471436e-1, 6.956521272659302e-1
    ],
    log: [
        f64::from_bits(0xbfd269623134db8a), f64::from_bits(0xbfcf991c3cb3b370), // -2.8768210225410284e-1, -2.4686005557978374e-1
        f64::from_bits(0xbfca93ed8c8ad9ca), f64::from_bits(0xbfc5bf407b543db1), // -2.0763940203114678e-1, -1.6989904424597804e-1
        f64::from_bits(0xbfc1178ee227e458), f64::from_bits(0xbfb9335e4d594988), // -1.335314373280052e-1, -9.844006908796221e-2
        f64::from_bits(0xbfb08599959e39a5), f64::from_bits(0xbfa0415c89e74404), // -6.4538573291634e-2, -3.1748668512257466e-2
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3faf0a32c01163a6), // 0e0, 6.062468142108139e-2
        f64::from_bits(0x3fbe27086e2af366), f64::from_bits(0x3fc5ff3060a793d5), // 1.1778309526103001e-1, 1.7185024947607866e-1
        f64::from_bits(0x3fcc8ff8479a9a62), f64::from_bits(0x3fd1675cebaba62e), // 2.2314361091885632e-1, 2.719337750882883e-1
        f64::from_bits(0x3fd4618ba21c5eca), f64::from_bits(0x3fd739d83ebbd02f), // 3.1845370131621265e-1, 3.6290556074459607e-1
    ],
    terms: [
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0xbfe0000000006a77), // 1e0, -5.000000000030259e-1
        f64::from_bits(0x3fd55555553d323c), f64::from_bits(0xbfcfffff81160cfc), // 3.3333333324552306e-1, -2.4999994090112654e-1
        f64::from_bits(0x3fc9999db7b7844c), f64::from_bits(0xbfc55af563b9e73c), // 2.0000049086141514e-1, -1.6683833474581344e-1
        f64::from_bits(0x3fc23a61599f2161), // 1.4240662456564748e-1
    ],
};

/// The polynomial's greatest error, of log(1 + r), relative to r: 2^-42.3.
#[rustfmt::skip]
pub const LOG1P: QuickLog1p<7> = QuickLog1p {
    reciprocal: [
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0x3fee000000000000), // 1e0, 9.375e-1
        f64::from_bits(0x3fec3c3c40000000), f64::from_bits(0x3feaaaaac0000000), // 8.823529481887817e-1, 8.333333730697632e-1
        f64::from_bits(0x3fe9435e40000000), f64::from_bits(0x3fe8000000000000), // 7.894736528396606e-1, 7.5e-1
        f64::from_bits(0x3fe6db6dc0000000), f64::from_bits(0x3fe5d17440000000), // 7.142857313156128e-1, 6.818181276321411e-1
        f64::from_bits(0x3fe4de9bc0000000), f64::from_bits(0x3fe4000000000000), // 6.521738767623901e-1, 6.25e-1
        f64::from_bits(0x3fe3333340000000), f64::from_bits(0x3fe2762780000000), // 6.000000238418579e-1, 5.76923131942749e-1
        f64::from_bits(0x3fe1c71c80000000), f64::from_bits(0x3fe1249240000000), // 5.555555820465088e-1, 5.357142686843872e-1
        f64::from_bits(0x3fe08d3dc0000000), f64::from_bits(0x3fe0000000000000), // 5.17241358757019e-1, 5e-1
    ],
    log: [
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fb08598b59e3a07), // 0e0, 6.453852113757118e-2
        f64::from_bits(0x3fc0055879c2649d), f64::from_bits(0x3fc7564fab7e3039), // 1.2516313500672008e-1, 1.8232150911023995e-1
        f64::from_bits(0x3fce41fd20cc0649), f64::from_bits(0x3fd269621134db92), // 2.3638881780066104e-1, 2.876820724517809e-1
        f64::from_bits(0x3fd588c2bf799afb), f64::from_bits(0x3fd882f244d942d2), // 3.364722127793553e-1, 3.829923317289686e-1
        f64::from_bits(0x3fdb5b3e5fdf1a60), f64::from_bits(0x3fde148a1a2726ce), // 4.2744407045794297e-1, 4.700036292457356e-1
        f64::from_bits(0x3fe058aee52bbf03), f64::from_bits(0x3fe199fa935817ad), // 5.108255840295616e-1, 5.500462415518449e-1
        f64::from_bits(0x3fe2cf25e13f5834), f64::from_bits(0x3fe3f91286351927), // 5.877866172184043e-1, 6.241543408621383e-1
        f64::from_bits(0x3fe5188a5f582d5b), f64::from_bits(0x3fe62e42fefa39ef), // 6.592456686206946e-1, 6.931471805599453e-1
    ],
    terms: [
        f64::from_bits(0x3ff0000000000000), f64::from_bits(0xbfe000000000bce0), // 1e0, -5.000000000053682e-1
        f64::from_bits(0x3fd55555555d3369), f64::from_bits(0xbfcfffff4554bb0f), // 3.333333333619551e-1, -2.4999991307546351e-1
        f64::from_bits(0x3fc999983b3d99d1), f64::from_bits(0xbfc55c2acd10d029), // 1.9999983685120395e-1, -1.6687521946880793e-1
        f64::from_bits(0x3fc2513e65ff35fe), // 1.431043623000931e-1
    ],
};

/// The polynomial's greatest error, of what atan needs, relative to it: 2^-40.3.
#[rustfmt::skip]
pub const ATAN: Arctangent<16, 4> = Arctangent {
    tangent: [
        f64::from_bits(0x4001434de0000000), f64::from_bits(0x4009704800000000), // 2.1578633785247803e0, 3.1798248291015625e0
        f64::from_bits(0x4012320800000000), f64::from_bits(0x401a6ba020000000), // 4.548858642578125e0, 6.605103015899658e0
        f64::from_bits(0x4022b037c0000000), f64::from_bits(0x402aebe3c0000000), // 9.344175338745117e0, 1.3460721969604492e1
        f64::from_bits(0x4032f12760000000), f64::from_bits(0x403b2c8680000000), // 1.8942007064819336e1, 2.7173927307128906e1
        f64::from_bits(0x4043121e80000000), f64::from_bits(0x4057e0ac00000000), // 3.814155578613281e1, 9.5510498046875e1
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fc7e8e820000000), // 0e0, 1.8679524958133698e-1
        f64::from_bits(0x3fd7acd660000000), f64::from_bits(0x3fe3c6d080000000), // 3.699241578578949e-1, 6.180193424224854e-1
        f64::from_bits(0x3fef03fa40000000), f64::from_bits(0x3ff78a8e60000000), // 9.692355394363403e-1, 1.4713271856307983e0
    ],
    angle: [
        f64::from_bits(0x3ff2307c6d82f0b2), f64::from_bits(0x3ff441f884e6eb11), // 1.1368374135773078e0, 1.2661061469540906e0
        f64::from_bits(0x3ff5aba28b7ef098), f64::from_bits(0x3ff6ba8773757070), // 1.3544030617768268e0, 1.4205393324000646e0
        f64::from_bits(0x3ff76d4bbe3207ac), f64::from_bits(0x3ff7f23f3938317d), // 1.464183562231919e0, 1.496642325891201e0
        f64::from_bits(0x3ff849f17f17ba29), f64::from_bits(0x3ff88b51284be92e), // 1.5180525745923978e0, 1.5340129446108892e0
        f64::from_bits(0x3ff8b69dee64c747), f64::from_bits(0x3ff8f7191570f234), // 1.544584208703286e0, 1.5603266561075886e0
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fc7a32b79393e5d), // 0e0, 1.8466704768296696e-1
        f64::from_bits(0x3fd6ad114e185787), f64::from_bits(0x3fe1b6cb59072635), // 3.543132078788109e-1, 5.535637606455511e-1
        f64::from_bits(0x3fe8a2032753e908), f64::from_bits(0x3fef29ce4499208a), // 7.697768943901631e-1, 9.738532390411063e-1
    ],
    terms: [
        f64::from_bits(0xbfd5555555487fee), f64::from_bits(0x3fc99998d22320c8), // -3.3333333328664494e-1, 1.999999071179046e-1
        f64::from_bits(0xbfc24832596850f0), f64::from_bits(0x3fbbb503e327d9bd), // -1.428282677230821e-1, 1.0823082252304679e-1
    ],
};

/// The polynomial's greatest error, of what gd needs, relative to it: 2^-48.8.
#[rustfmt::skip]
pub const ARCTANGENT: Arctangent<16, 5> = Arctangent {
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
        f64::from_bits(0xbfd5555555554c43), f64::from_bits(0x3fc9999998b44aef), // -3.333333333332044e-1, 1.9999999958289247e-1
        f64::from_bits(0xbfc24922c26ad6e4), f64::from_bits(0x3fbc6f3570256450), // -1.4285692685159923e-1, 1.1107191074315037e-1
        f64::from_bits(0xbfb686d8fc11c1f1), // -8.799511102711911e-2
    ],
};

/// The polynomial's greatest error, of what inv_gd needs, relative to it: 2^-47.7.
#[rustfmt::skip]
pub const SINES: Sines<6> = Sines {
    half_pi: f64::from_bits(0x3ff921fb54442d18),
    half_pi_low: f64::from_bits(0x3c91a62633145c07),
    scaled: [
        f64::from_bits(0x3fe6a09e667f3bb1), f64::from_bits(0xbf9e2b7dddfe96ec), // 7.071067811865445e-1, -2.9462782549351127e-2
        f64::from_bits(0x3f3822cb17898da7), f64::from_bits(0xbec263a687f5a62b), // 3.6828478145009075e-4, -2.1921705976493426e-6
        f64::from_bits(0x3e405844c8a01041), f64::from_bits(0xbdb2cbe11236f444), // 7.611140401965422e-9, -1.709522899838492e-11
    ],
    plain: [
        f64::from_bits(0x3fdfffffffffffd9), f64::from_bits(0xbf95555555550efe), // 4.9999999999999784e-1, -2.0833333333270858e-2
        f64::from_bits(0x3f31111110bde3ea), f64::from_bits(0xbeba019f8a1b5ce9), // 2.604166663711648e-4, -1.5500986951156166e-6
        f64::from_bits(0x3e371d73140e4460), f64::from_bits(0xbdaa950659797ca6), // 5.381888990792655e-9, -1.2088152350694888e-11
    ],
};

/// The polynomial's greatest error, of what gelu needs, relative to it: 2^-43.4.
#[rustfmt::skip]
pub static MILLS: Centred<11> = Centred {
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
        f64::from_bits(0xbfbc492f85b4be19), f64::from_bits(0xbfb3253993c117bc), // -1.1049172415072696e-1, -7.478675706178611e-2
        f64::from_bits(0xbfab40642a52e257), f64::from_bits(0xbfa432af1ecc9a63), // -5.322564140937363e-2, -3.944918871848271e-2
        f64::from_bits(0xbf9b6036eb4029da), f64::from_bits(0xbf91be2d8e9b3d4e), // -2.673421679359387e-2, -1.7327033833507692e-2
        f64::from_bits(0xbf88b190d096b6cc), f64::from_bits(0xbf821aea9489bce3), // -1.2057429662344708e-2, -8.840401323338692e-3
        f64::from_bits(0xbf786b8431f1d874), f64::from_bits(0xbf6fbf2cad8dac33), // -5.961910616966038e-3, -3.8753388038706093e-3
        f64::from_bits(0xbf663cfab298bdae), f64::from_bits(0xbf606cdc3f9acfdd), // -2.714624065241109e-3, -2.0050336578041187e-3
        f64::from_bits(0xbfd5e6dd688878ff), f64::from_bits(0xbfd06bf259821d02), // -3.422158737975138e-1, -2.565885423759512e-1
        f64::from_bits(0xbfc9323584277064), f64::from_bits(0xbfc3baf325ebfcf2), // -1.968447585376253e-1, -1.5414275504733826e-1
    ], [
        f64::from_bits(0x3fa7b79a2a146997), f64::from_bits(0x3f9bd45b9b0967d5), // 4.6322648655592484e-2, 2.7177268350307166e-2
        f64::from_bits(0x3f915aad5200e272), f64::from_bits(0x3f86c5dfe202741e), // 1.6947467928022104e-2, 1.11196032378818e-2
        f64::from_bits(0x3f7a29ededb0e9dc), f64::from_bits(0x3f6bfbb199aa0483), // 6.38764324963367e-3, 3.4159153704541047e-3
        f64::from_bits(0x3f607e3a2ab26602), f64::from_bits(0x3f54ea52dff7e2f2), // 2.0133148260128584e-3, 1.2765702557528372e-3
        f64::from_bits(0x3f47625d5d0d6708), f64::from_bits(0x3f38af238deee370), // 7.13630283011941e-4, 3.766500284956764e-4
        f64::from_bits(0x3f2d0fb2a7a8ebc6), f64::from_bits(0x3f227e80e702fa09), // 2.2172027441222218e-4, 1.410992003964692e-4
        f64::from_bits(0x3fca4e074ef21457), f64::from_bits(0x3fc222e5b5797f79), // 2.0550624232069722e-1, 1.416899810892536e-1
        f64::from_bits(0x3fb9a45c12f2407c), f64::from_bits(0x3fb28bebf4ee9713), // 1.0016417944484773e-1, 7.244753579888323e-2
    ], [
        f64::from_bits(0xbf91f33d29ccd797), f64::from_bits(0xbf82962c33a7d771), // -1.752944533946951e-2, -9.07549412384487e-3
        f64::from_bits(0xbf749bb7aa534a84), f64::from_bits(0xbf6838bfe18a86ee), // -5.031316225727726e-3, -2.9567477871105174e-3
        f64::from_bits(0xbf57e81f44578d75), f64::from_bits(0xbf455bc2c0bc0bf3), // -1.4591508237281313e-3, -6.518078748459763e-4
        f64::from_bits(0xbf357ff0dbf1d2c0), f64::from_bits(0xbf27b5ff218a9cf5), // -3.2806043959191997e-4, -1.8089999573087765e-4
        f64::from_bits(0xbf1618917e787845), f64::from_bits(0xbf030557005f6d2d), // -8.428943657931658e-5, -3.627940900204972e-5
        f64::from_bits(0xbef2ddf71733ecec), f64::from_bits(0xbee4b935cc33acd5), // -1.7993022493262395e-5, -9.881723946189594e-6
        f64::from_bits(0xbfbb02a04cc535ee), f64::from_bits(0xbfb15c83e576cb10), // -1.0550882219578003e-1, -6.781792022847477e-2
        f64::from_bits(0xbfa6e921754e980f), f64::from_bits(0xbf9ef9f2056239f2), // -4.47473960587531e-2, -3.0250341013521927e-2
    ], [
        f64::from_bits(0x3f78ff25e93677ab), f64::from_bits(0x3f6721e763aeaa2b), // 6.102703180117001e-3, 2.823783810034249e-3
        f64::from_bits(0x3f570c60cf0df4fd), f64::from_bits(0x3f487b6aa796dded), // 1.4067597769263356e-3, 7.471342825544049e-4
        f64::from_bits(0x3f34fb4718b0a661), f64::from_bits(0x3f1fa3bb5cf8226c), // 3.201531005197819e-4, 1.206954104803288e-4
        f64::from_bits(0x3f0b6431b3549560), f64::from_bits(0x3efa674642c130f1), // 5.224491762082883e-5, 2.5180259555932766e-5
        f64::from_bits(0x3ee49cbdaba61e26), f64::from_bits(0x3ecd0ed5c9fe62ec), // 9.8286958418867e-6, 3.46397753498946e-6
        f64::from_bits(0x3eb857da917f78b5), f64::from_bits(0x3ea71c816266f12c), // 1.4509665273647542e-6, 6.887718811336851e-7
        f64::from_bits(0x3fa89dd86faca246), f64::from_bits(0x3f9dc3119d72ca0b), // 4.8079265243647515e-2, 2.9064440951239983e-2
        f64::from_bits(0x3f927b81ee7983b0), f64::from_bits(0x3f878a7c17e2f361), // 1.8049268894518355e-2, 1.1494607428511551e-2
    ], [
        f64::from_bits(0xbf6038cde4d431ef), f64::from_bits(0xbf4b177a535a5c9d), // -1.9802113880642495e-3, -8.26773385329899e-4
        f64::from_bits(0xbf3875a55ec1aae1), f64::from_bits(0xbf27a610cc8eac53), // -3.732231841754707e-4, -1.8042521540215464e-4
        f64::from_bits(0xbf11c0cea50d2976), f64::from_bits(0xbef6caa70b1bfa27), // -6.772290477133854e-5, -2.1735774402559728e-5
        f64::from_bits(0xbee113855d6580ec), f64::from_bits(0xbecce78c3a1132d9), // -8.14259230413934e-6, -3.4456829358986036e-6
        f64::from_bits(0xbeb2fdcc29cdb6a0), f64::from_bits(0xbe9601bb50a37ee6), // -1.1319754442367294e-6, -3.27926344424383e-7
        f64::from_bits(0xbe7f36e1858d7768), f64::from_bits(0xbe69a75c533e6e23), // -1.1628262209852985e-7, -4.778383769153605e-8
        f64::from_bits(0xbf94609848d6754d), f64::from_bits(0xbf87505779fa6bc6), // -1.98997301537152e-2, -1.1383708391169988e-2
        f64::from_bits(0xbf7b6a74f9cb168c), f64::from_bits(0xbf708aae9be82554), // -6.693322121184796e-3, -4.038507524918817e-3
    ], [
        f64::from_bits(0x3f43cf86044ffe5b), f64::from_bits(0x3f2e14582ca0a620), // 6.045727137688571e-4, 2.2948814722782793e-4
        f64::from_bits(0x3f18c5e6868adcf1), f64::from_bits(0x3f05edfa5285f9bb), // 9.450168148360576e-5, 4.18273942299654e-5
        f64::from_bits(0x3eed0db8f9fe52c1), f64::from_bits(0x3ecffeb0363511cd), // 1.3853837856272839e-5, 3.8140864703514614e-6
        f64::from_bits(0x3eb4dc813b01ae03), f64::from_bits(0x3e9f218f37c59146), // 1.2434331715616106e-6, 4.638894137902731e-7
        f64::from_bits(0x3e814a26fbd62ce7), f64::from_bits(0x3e60872fcc53bf2e), // 1.2881798553926356e-7, 3.078593517082239e-8
        f64::from_bits(0x3e43e4100cb9a10b), f64::from_bits(0x3e2c5829174250f4), // 9.262408082886075e-9, 3.2997197700546637e-9
        f64::from_bits(0x3f7f1fb9b01f4199), f64::from_bits(0x3f70ed5269ef43bc), // 7.598615020427601e-3, 4.132577828344471e-3
        f64::from_bits(0x3f62ee7fcb3a8803), f64::from_bits(0x3f55bd138ff7ba5d), // 2.3109909032692512e-3, 1.3268176115805088e-3
    ], [
        f64::from_bits(0xbf26ed5fa6bae117), f64::from_bits(0xbf0fd7ef70e933d4), // -1.7492096536898184e-4, -6.07366510974938e-5
        f64::from_bits(0xbef80e5b279810ee), f64::from_bits(0xbee397cf7fc3ff55), // -2.2941664132873048e-5, -9.342675177936565e-6
        f64::from_bits(0xbec70bd753e394b1), f64::from_bits(0xbea5ea67792fcae4), // -2.7473276126172237e-6, -6.531370096970506e-7
        f64::from_bits(0xbe88fee1ff79086c), f64::from_bits(0xbe708125da83a54e), // -1.8623200025337672e-7, -6.148399356625613e-8
        f64::from_bits(0xbe4f1b9ebfcac1e6), f64::from_bits(0xbe289f07486dd8e1), // -1.4485740601256102e-8, -2.866285489713034e-9
        f64::from_bits(0xbe09325d99e22e80), f64::from_bits(0xbdef2c4dc2a55624), // -7.333216705462977e-10, -2.2681387438609308e-10
        f64::from_bits(0xbf662d3862f838d4), f64::from_bits(0xbf5704598d5b7773), // -2.707109575346237e-3, -1.4048456700303774e-3
        f64::from_bits(0xbf48922df5a6c76f), f64::from_bits(0xbf3af0b5346f8a81), // -7.498478328697831e-4, -4.1107582040759294e-4
    ], [
        f64::from_bits(0x3f094a36340cc9d0), f64::from_bits(0x3ef0259ca2c011b3), // 4.823663630872425e-5, 1.5398904153600487e-5
        f64::from_bits(0x3ed67b5d2d20d296), f64::from_bits(0x3ec0eb02650196ae), // 5.360100390251621e-6, 2.0167833910008812e-6
        f64::from_bits(0x3ea1c3f9b032dd0d), f64::from_bits(0x3e7d5880735fb189), // 5.294540134291834e-7, 1.0932128877123642e-7
        f64::from_bits(0x3e5d677199723edd), f64::from_bits(0x3e413d8b713d9172), // 2.7384680825541336e-8, 8.028191035305847e-9
        f64::from_bits(0x3e1bad69cf0254bf), f64::from_bits(0x3df231cdd6c03278), // 1.6110364674564782e-9, 2.6476550704539374e-10
        f64::from_bits(0x3dcfbb5958fc781c), f64::from_bits(0x3db110bbd1fbd16c), // 5.77198663199267e-11, 1.55208598785579e-11
        f64::from_bits(0x3f4dbcd5852e24d8), f64::from_bits(0x3f3d89c2eb84de66), // 9.075205401682064e-4, 4.507161024948969e-4
        f64::from_bits(0x3f2e2f46a51d78a2), f64::from_bits(0x3f1fb0cb978bcdb8), // 2.3029076924791387e-4, 1.2089007021725314e-4
    ], [
        f64::from_bits(0xbeeaf896db79425e), f64::from_bits(0xbecfc22baa77c113), // -1.2860799741749501e-5, -3.78590569360277e-6
        f64::from_bits(0xbeb46e9bafd41b5e), f64::from_bits(0xbe9c7cc10fce1a8a), // -1.2178458626569813e-6, -4.244941605381069e-7
        f64::from_bits(0xbe7b397c4ef519fe), f64::from_bits(0xbe53897e2a16f974), // -1.014193633424982e-7, -1.8195324918409908e-8
        f64::from_bits(0xbe3135649863410e), f64::from_bits(0xbe11ee3f45964d59), // -4.006681547481952e-9, -1.0437013669536898e-9
        f64::from_bits(0xbde91a1b71a56b45), f64::from_bits(0xbdbb3ed89c143583), // -1.8264095168811156e-10, -2.4779631259177555e-11
        f64::from_bits(0xbd942bba414b86ee), f64::from_bits(0xbd72d1694af3e6b9), // -4.586311382957445e-12, -1.0696801888561233e-12
        f64::from_bits(0xbf32f3851c15f900), f64::from_bits(0xbf220e1c46095a98), // -2.891731238249401e-4, -1.3774962555386928e-4
        f64::from_bits(0xbf11b351a9d8a066), f64::from_bits(0xbf01d5504b5c31e6), // -6.75219148084119e-5, -3.401423729884941e-5
    ], [
        f64::from_bits(0x3ecb6813e234f445), f64::from_bits(0x3eade812add92c03), // 3.2671157598461225e-6, 8.91284198175995e-7
        f64::from_bits(0x3e91dc8135e76648), f64::from_bits(0x3e7729dc6f5431b3), // 2.661548047767898e-7, 8.629083566111436e-8
        f64::from_bits(0x3e53fbfc07257191), f64::from_bits(0x3e2924f7c2213384), // 1.8611843130359692e-8, 2.9271940574899535e-9
        f64::from_bits(0x3e0399afdeafda06), f64::from_bits(0x3de23d4afd4b6bad), // 5.704449667613002e-10, 1.3270928682996587e-10
        f64::from_bits(0x3db5f9eae04fe699), f64::from_bits(0x3d83e6de04f4d36c), // 1.9987274005583825e-11, 2.262575577173427e-12
        f64::from_bits(0x3d592f1949ef5857), f64::from_bits(0x3d347794cff6cb3a), // 3.578858756241132e-13, 7.271379745931444e-14
        f64::from_bits(0x3f16ee9d7e4de64c), f64::from_bits(0x3f050115e9780ecf), // 8.7478983528921e-5, 4.00624095924486e-5
        f64::from_bits(0x3ef3cccb446cf22d), f64::from_bits(0x3ee32f8f9d0e769c), // 1.8882729160939693e-5, 9.14849525362619e-6
    ]],
};
