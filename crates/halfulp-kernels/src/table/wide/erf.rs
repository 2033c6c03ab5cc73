//! Coefficients of `erf` in f32. Written by `halfulp forge erf --format f32 --write`; not to be edited.

use crate::wide::Centred;

/// For f32. The greatest relative errors of the polynomials, before rounding errors:
/// 2^-55.9 2^-55.3 2^-55.7 2^-57.5 2^-56.7 2^-59.6 2^-58.6 2^-59.5 2^-62.3 2^-60.8 2^-62.1 2^-65.4
/// 2^-63.9 2^-65.1 2^-68.1 2^-68.4
///
/// 10248 inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.
#[rustfmt::skip]
pub static F32: Centred<12> = Centred {
    centre: [
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fd0690780000000), // 0e0, 2.5641047954559326e-1
        f64::from_bits(0x3fe0690860000000), f64::from_bits(0x3fe89d9020000000), // 5.128213763237e-1, 7.69233763217926e-1
        f64::from_bits(0x3ff06901b0000000), f64::from_bits(0x3ff4834950000000), // 1.025636374950409e0, 1.2820523381233215e0
        f64::from_bits(0x3ff89d8970000000), f64::from_bits(0x3ffcb7d590000000), // 1.538461148738861e0, 1.7948814034461975e0
        f64::from_bits(0x40006902c0000000), f64::from_bits(0x4002762b00000000), // 2.0512747764587402e0, 2.307699203491211e0
        f64::from_bits(0x4004834cf8000000), f64::from_bits(0x4006906690000000), // 2.564111649990082e0, 2.820508122444153e0
        f64::from_bits(0x40089d8908000000), f64::from_bits(0x400aaaaa60000000), // 3.07692152261734e0, 3.3333327770233154e0
        f64::from_bits(0x400cb7ce88000000), f64::from_bits(0x400ec4eb38000000), // 3.5897493958473206e0, 3.8461517691612244e0
    ],
    coefficients: [[
        f64::from_bits(0x0000000000000000), f64::from_bits(0x3fd21e7bff0e06f5), // 0e0, 2.831106177110166e-1
        f64::from_bits(0x3fe103a447a746f7), f64::from_bits(0x3fe725a127371d9f), // 5.316945456963528e-1, 7.233434453891511e-1
        f64::from_bits(0x3feb4c5e0ab47e48), f64::from_bits(0x3fedc40f0abaf500), // 8.530721863825841e-1, 9.30182953794116e-1
        f64::from_bits(0x3fef0db50c20901c), f64::from_bits(0x3fefa4c25af6ac58), // 9.70423244176803e-1, 9.888622070915387e-1
        f64::from_bits(0x3fefe185a9ead0ad), f64::from_bits(0x3feff6fcd52c2e58), // 9.962795561500762e-1, 9.988998569037433e-1
        f64::from_bits(0x3feffda4d0a95e20), f64::from_bits(0x3fefff74bb65f492), // 9.997123790189484e-1, 9.999335918543173e-1
        f64::from_bits(0x3fefffe3a27e1e70), f64::from_bits(0x3feffffae838aebd), // 9.99986474388562e-1, 9.999975715231454e-1
        f64::from_bits(0x3fefffff31c959c9), f64::from_bits(0x3fefffffe3478568), // 9.999996158974734e-1, 9.999999465036753e-1
    ], [
        f64::from_bits(0x3ff20dd750429b6d), f64::from_bits(0x3ff0e7bee8989e42), // 1.1283791670955126e0, 1.0565785489833535e0
        f64::from_bits(0x3febc21b5e2c9c52), f64::from_bits(0x3fe3fb376c070d92), // 8.674446906415005e-1, 6.244160756981947e-1
        f64::from_bits(0x3fd938f3ee9292a5), f64::from_bits(0x3fcbea2b5fe4e9b3), // 3.941011266527233e-1, 2.180837839349131e-1
        f64::from_bits(0x3fbb169216336d1a), f64::from_bits(0x3fa70bdde7206958), // 1.058131508065582e-1, 4.5012411559769816e-2
        f64::from_bits(0x3f913182f06047d7), f64::from_bits(0x3f767d739fc20ce9), // 1.6790433808701124e-2, 5.490733772720116e-3
        f64::from_bits(0x3f59cb7a31d171f3), f64::from_bits(0x3f39f1342400ade5), // 1.574391680399076e-3, 3.958465858910617e-4
        f64::from_bits(0x3f16dfa748b89966), f64::from_bits(0x3ef1aeea25adb284), // 8.725603600421225e-5, 1.6864071180777113e-5
        f64::from_bits(0x3ec7f8b5dbef47c0), f64::from_bits(0x3e9c7eb2785ef629), // 2.857628458732283e-6, 4.2460725812793463e-7
    ], [
        f64::from_bits(0xbc6b04d5e15f5039), f64::from_bits(0xbfd156b7aa108493), // -1.1717575067923146e-17, -2.709178124224049e-1
        f64::from_bits(0xbfdc7853b960f435), f64::from_bits(0xbfdebd982ec7d4c4), // -4.448441801394581e-1, -4.8032192772309323e-1
        f64::from_bits(0xbfd9de7c5861eedd), f64::from_bits(0xbfd1e4e1b17c0266), // -4.0420445090397356e-1, -2.79594825100537e-1
        f64::from_bits(0xbfc4d648a4d3ec55), f64::from_bits(0xbfb4aec7d5f08e52), // -1.6278942154153478e-1, -8.079194043289675e-2
        f64::from_bits(0xbfa1a25ad02c4107), f64::from_bits(0xbf89f33bb99b43a6), // -3.444179335758873e-2, -1.2670961953888792e-2
        f64::from_bits(0xbf708903668a028e), f64::from_bits(0xbf524ae468f617c9), // -4.036916049358864e-3, -1.1164885107475145e-3
        f64::from_bits(0xbf319858b683532e), f64::from_bits(0xbf0d78db419bdaec), // -2.684799751595965e-4, -5.621356122092143e-5
        f64::from_bits(0xbee583502766d71c), f64::from_bits(0xbebb6620ca46c7a6), // -1.0258170033288247e-5, -1.6331039570491295e-6
    ], [
        f64::from_bits(0xbfd812746b0379a2), f64::from_bits(0xbfd3939266206159), // -3.761263890318337e-1, -3.0588207219400015e-1
        f64::from_bits(0xbfc18b544f07eedf), f64::from_bits(0x3fa38c7c9df95813), // -1.3706449374136917e-1, 3.818120411294514e-2
        f64::from_bits(0x3fc28fb6e4c50771), f64::from_bits(0x3fc548844f516dfe), // 1.4501081629174054e-1, 1.6627553818658208e-1
        f64::from_bits(0x3fc0db4c0f72ef4f), f64::from_bits(0x3fb4e85b9218c2f8), // 1.3169241670936535e-1, 8.167049710096907e-2
        f64::from_bits(0x3fa53fde92a7f26f), f64::from_bits(0x3f92166837552e81), // 4.150291004404926e-2, 1.7663601281397327e-2
        f64::from_bits(0x3f7a1da7f003c2dc), f64::from_bits(0x3f601dfeba8e17ad), // 6.375938421329077e-3, 1.967427746822423e-3
        f64::from_bits(0x3f4117dacdfd6eb7), f64::from_bits(0x3f1f45edf84a41f5), // 5.216425306388749e-4, 1.1929764702701253e-4
        f64::from_bits(0x3ef8be42fe5280ea), f64::from_bits(0x3ed0f842bb1bcf9b), // 2.35969636334107e-5, 4.045908029704557e-6
    ], [
        f64::from_bits(0xbd60152cfbbbf736), f64::from_bits(0x3fc0942a1d0b42c1), // -4.570983276508047e-13, 1.2952162187732166e-1
        f64::from_bits(0x3fc77a827163956e), f64::from_bits(0x3fc29d319bd25d5e), // 1.8342619453975878e-1, 1.454221735809637e-1
        f64::from_bits(0x3faee8e64cb6857d), f64::from_bits(0xbf8b6b8863275bfb), // 6.037063299596477e-2, -1.3388696218425969e-2
        f64::from_bits(0xbfa815749eba5a8b), f64::from_bits(0xbfa7bcfe59d22f1a), // -4.7038692832917915e-2, -4.636378141830573e-2
        f64::from_bits(0xbf9fd518dc6b77ec), f64::from_bits(0xbf908b967c1f3842), // -3.1086338475567674e-2, -1.6157485318949456e-2
        f64::from_bits(0xbf7bf8613a7a5ec5), f64::from_bits(0xbf63ae381e850d3c), // -6.828670309594724e-3, -2.4024101332159858e-3
        f64::from_bits(0xbf475d5b3914c8be), f64::from_bits(0xbf279ade6b2ed89f), // -7.130332398104439e-4, -1.8009152480908273e-4
        f64::from_bits(0xbf0469a9070648db), f64::from_bits(0xbede59d50e56941b), // -3.893420296487297e-5, -7.236220175431603e-6
    ], [
        f64::from_bits(0x3fbce2f21a22eaba), f64::from_bits(0x3fb41749a2c5317a), // 1.1283791673751412e-1, 7.848034118541661e-2
        f64::from_bits(0x3f6c9e3026daa5fc), f64::from_bits(0xbfacc639062717af), // 3.493398710664007e-3, -5.619981956583275e-2
        f64::from_bits(0xbfb17a2e20fc3956), f64::from_bits(0xbfa60647845de24e), // -6.827057175926163e-2, -4.301665774159301e-2
        f64::from_bits(0xbf85a0ec8c3ce4b9), f64::from_bits(0x3f81fe505ae3a202), // -1.0560844449729921e-2, 8.785846494405728e-3
        f64::from_bits(0x3f8abcfc90592cab), f64::from_bits(0x3f83b1536c9411d0), // 1.3055775790368726e-2, 9.615566016244609e-3
        f64::from_bits(0x3f74da4ef9fdc2e3), f64::from_bits(0x3f615e5637117e0e), // 5.091007711471393e-3, 2.1201785935287603e-3
        f64::from_bits(0x3f47a0e8c203488e), f64::from_bits(0x3f2ac84484bad815), // 7.210861695290548e-4, 2.0433269889047535e-4
        f64::from_bits(0x3f0999629309bcde), f64::from_bits(0x3ee4cd26d6a629c2), // 4.8826523543316186e-5, 9.918868006737815e-6
    ], [
        f64::from_bits(0xbe1112820d540036), f64::from_bits(0xbfa51e4dc7f12b33), // -9.93738471122719e-10, -4.1246824891081245e-2
        f64::from_bits(0xbfa9597b3e9cbd41), f64::from_bits(0xbf98f42e9ccd403b), // -4.951081408796166e-2, -2.436898071329117e-2
        f64::from_bits(0x3f7da92efa413be1), f64::from_bits(0x3f967afbdba2b02a), // 7.241424089513311e-3, 2.1953521042334646e-2
        f64::from_bits(0x3f9263f781b55c84), f64::from_bits(0x3f7d1c6529059cba), // 1.795946816613682e-2, 7.107157857127061e-3
        f64::from_bits(0xbf44e21887b3b96f), f64::from_bits(0xbf694be5d7b872f8), // -6.373042846499597e-4, -3.087948714677654e-3
        f64::from_bits(0xbf64ba7a164e29ff), f64::from_bits(0xbf562991ae0dbb3a), // -2.5303253664266108e-3, -1.35268427421993e-3
        f64::from_bits(0xbf4200fa52aaeb52), f64::from_bits(0xbf2776a45827a7f5), // -5.494329719434121e-4, -1.790118804614879e-4
        f64::from_bits(0xbf093029163ef679), f64::from_bits(0xbee69f22fa6d2334), // -4.804253947508509e-5, -1.078683255929941e-5
    ], [
        f64::from_bits(0xbf9b82ccb990fec3), f64::from_bits(0xbf900a3c66be0a1d), // -2.6866148782800147e-2, -1.5664047022719275e-2
        f64::from_bits(0x3f7a4e909e48adb6), f64::from_bits(0x3f932fb9f6d00f73), // 6.42258159181657e-3, 1.8736749352697268e-2
        f64::from_bits(0x3f8cf1b2daeb4086), f64::from_bits(0x3f6206b9a3e6abd2), // 1.4132878595234166e-2, 2.2004724298389866e-3
        f64::from_bits(0xbf76091c681aef91), f64::from_bits(0xbf777f3e920d5484), // -5.37978264190632e-3, -5.736584106519452e-3
        f64::from_bits(0xbf6667ba2851800b), f64::from_bits(0xbf309b6b47ee3289), // -2.7350078476473575e-3, -2.534043232394275e-4
        f64::from_bits(0x3f4505f6c5d096e1), f64::from_bits(0x3f432d97a5d8c202), // 6.415800995724607e-4, 5.852690189325773e-4
        f64::from_bits(0x3f346742aa244611), f64::from_bits(0x3f1ff054e685dcf3), // 3.1133058122731575e-4, 1.2183683577925482e-4
        f64::from_bits(0x3f03bd2dc07ba42f), f64::from_bits(0x3ee3e7fd3dd6d15c), // 3.7649115311407285e-5, 9.492019610181958e-6
    ], [
        f64::from_bits(0xbe947a7506cb3d8c), f64::from_bits(0x3f84284ce32a209e), // -3.0515116726262537e-7, 9.842491800796712e-3
        f64::from_bits(0x3f840aa3757d35a5), f64::from_bits(0x3f5a85a8a5499ea2), // 9.785916350348265e-3, 1.6187807970257447e-3
        f64::from_bits(0xbf7532ca31d470c9), f64::from_bits(0xbf76285c112877b0), // -5.175390074580296e-3, -5.40958369904658e-3
        f64::from_bits(0xbf5d273b8976380a), f64::from_bits(0x3f5138b422293c53), // -1.7793733039499515e-3, 1.0511168590203914e-3
        f64::from_bits(0x3f593795eaf0676d), f64::from_bits(0x3f4a7948f64af94a), // 1.539131549867591e-3, 8.079153309024447e-4
        f64::from_bits(0x3f2129eeeb77ef74), f64::from_bits(0xbf2019732de1f418), // 1.3094941617441578e-4, -1.228287791867073e-4
        f64::from_bits(0xbf1fea9a8e683567), f64::from_bits(0xbf108f6664b83660), // -1.2175148331313377e-4, -6.317198238311441e-5
        f64::from_bits(0xbef8a25b888f4d82), f64::from_bits(0xbedc95f458bb65ad), // -2.3493012608911182e-5, -6.815376206248234e-6
    ], [
        f64::from_bits(0x3f75688a6cb92dae), f64::from_bits(0x3f645b3d2504e452), // 5.226650926100458e-3, 2.4849123221000547e-3
        f64::from_bits(0xbf635d9618470013), f64::from_bits(0xbf700e4b5c2f2c3b), // -2.3639613666262076e-3, -3.919882178659735e-3
        f64::from_bits(0xbf59b2b438afd92e), f64::from_bits(0x3f523d66e5f279cb), // -1.5684852576192776e-3, 1.1132721772707406e-3
        f64::from_bits(0x3f5b1aecc5813312), f64::from_bits(0x3f46d02686e637be), // 1.65436861245211e-3, 6.962001914858557e-4
        f64::from_bits(0xbf2640a51fbd3894), f64::from_bits(0xbf37ec4ad9221feb), // -1.6977325128170585e-4, -3.650362715537081e-4
        f64::from_bits(0xbf2a21ab0fd52945), f64::from_bits(0xbf034da522b744c8), // -1.9936764867118699e-4, -3.681812480816612e-5
        f64::from_bits(0x3ef7d078726b7d67), f64::from_bits(0x3ef839c379ba223d), // 2.2711122393268524e-5, 2.3103369683615536e-5
        f64::from_bits(0x3ee7f340b5a224a9), f64::from_bits(0x3ed0b0fd48129f0d), // 1.1420348233553224e-5, 3.979531471610747e-6
    ], [
        f64::from_bits(0xbeeceee112dd5b8d), f64::from_bits(0xbf5e89752a74677b), // -1.3796387601834061e-5, -1.8638271520274574e-3
        f64::from_bits(0xbf5865a44a349bcb), f64::from_bits(0x3f344c2db399e05d), // -1.4890770333495392e-3, 3.097163749781246e-4
        f64::from_bits(0x3f54343b5d8e5b94), f64::from_bits(0x3f461d52de4c216c), // 1.2331561795002376e-3, 6.748823767291196e-4
        f64::from_bits(0xbf28c284806cd72a), f64::from_bits(0xbf3c74613b73ab73), // -1.889025445166945e-4, -4.3418287118750855e-4
        f64::from_bits(0xbf2ac2bf39aa18b1), f64::from_bits(0x3ef8fc36af89a4ac), // -2.0416816990493283e-4, 2.3827752530545976e-5
        f64::from_bits(0x3f1493f528a146a2), f64::from_bits(0x3f065c0a7c9b483f), // 7.84986861231082e-5, 4.264742854122359e-5
        f64::from_bits(0x3ee05c36bc893ca1), f64::from_bits(0xbed13e8c08bf7e41), // 7.801156145208136e-6, -4.1113672857025596e-6
        f64::from_bits(0xbed0d77cc18219f7), f64::from_bits(0xbebf2107fcba0b34), // -4.015385478456447e-6, -1.8554346636063224e-6
    ], [
        f64::from_bits(0xbf4ae5d46bce8c66), f64::from_bits(0xbf34cc0a3a60afc6), // -8.208548748495192e-4, -3.173375101848088e-4
        f64::from_bits(0x3f4118a07b268acb), f64::from_bits(0x3f4373dc9f606a5f), // 5.217345808897431e-4, 5.936457880609361e-4
        f64::from_bits(0x3efbcac3449b14de), f64::from_bits(0xbf361510f33498a7), // 2.6504556706515084e-5, -3.369490033996538e-4
        f64::from_bits(0xbf2c57fcd99dc932), f64::from_bits(0x3efce5955d5d64b5), // -2.1624528454428912e-4, 2.7558145880267257e-5
        f64::from_bits(0x3f1b0a74eed3cbb5), f64::from_bits(0x3f09e17d23d00f59), // 1.0315264417552659e-4, 4.936373850486395e-5
        f64::from_bits(0xbed0890c52346cd9), f64::from_bits(0xbef07dc565d6fd8e), // -3.942333282293275e-6, -1.57273228660305e-5
        f64::from_bits(0xbee0d1d4f0f60c7c), f64::from_bits(0xbeb5764783f57728), // -8.02023671898064e-6, -1.279236599170195e-6
        f64::from_bits(0x3ea90b2ead47998d), f64::from_bits(0x3ea5863d73a81ccc), // 7.463598544171766e-7, 6.414763683023661e-7
    ]],
};

/// Inputs whose values in f64 are halfway between two numbers of f32, and their results.
#[rustfmt::skip]
pub const EXCEPTIONS: [(f64, f64); 0] = [];

/// Inputs whose values in f64 lie on a number of f32 or a midpoint, or beyond it, and values on the right side.
#[rustfmt::skip]
pub const WRONG_SIDE: [(u32, f64); 0] = [];
