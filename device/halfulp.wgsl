/*
 * halfulp.wgsl: correctly rounded functions in binary16 and bfloat16, for WGSL.
 *
 * Every result is the exact mathematical value rounded once, to the nearest number, of two to the even one.
 *
 *     fn hu_tanh_f16(bits: u32) -> u32           the bits of a binary16 number, the upper 16 bits 0
 *     fn hu_tanh_bf16(bits: u32) -> u32          the bits of a bfloat16 number
 *     fn hu_strict_tanh_f16(bits: u32) -> u32    the same by integers alone: expm1, tanh, sigmoid and gelu in binary16
 *
 * No extension is needed, not f16 either. Of two numbers in a word: hu_tanh_f16(w & 0xffffu) | (hu_tanh_f16(w >> 16u) << 16u).
 *
 * Printed by `halfulp emit wgsl` from the kernels in crates/halfulp-kernels; not to be edited.
 *
 * What it rests on:
 * - The strict forms: on nothing but WGSL's u32, which is exactly specified. They take 20 to 45 times as many operations.
 * - The others: on + - * and fma of f32 that round to the nearest, and on operations done as written, which WGSL does not promise:
 *   it lets an implementation round up or down, and regroup. Devices that round to nearest and do not regroup are common; run the
 *   self-test. It doesn't matter whether products are fused with sums, all, some or none of them; whether subnormal numbers are
 *   flushed, even where bits are reinterpreted; which sign a 0 has. No infinity or NaN arises in f32, and none is divided. All of that
 *   is proved for every input, by `halfulp prove --contract wgsl`.
 * - Five results are patched, four of hu_sinh_f16 and one of hu_mish_bf16: fused in part, their kernels may be wrong there.
 * - Conversions from and to binary16 and bfloat16 are integer arithmetic, since unpack2x16float may flush subnormal numbers.
 *
 * Does this device give the right bits? The entry point hu_self_test_tanh_f16 runs all 65,536 inputs of hu_tanh_f16, and so on. Bind
 * a storage buffer of one word, 0, to group 0, binding 0, and dispatch 1024 workgroups: the word is 1 if every result is right.
 */

// The binary32 number that a finite binary16 number is, which must not be 0: bits.
fn hu_bits_of_f16(x: u32) -> u32 {
    let sign = (x & 0x8000) << 16;
    let magnitude = x & 0x7fff;
    if magnitude >= 0x0400 {
        return sign | ((magnitude << 13) + 0x38000000);
    }
    // Subnormal: the leading bit goes to where the exponent ends.
    let zeros = countLeadingZeros(magnitude);
    return sign | (((133 - zeros) << 23) + (magnitude << (zeros - 8)));
}

// The binary16 number nearest to a binary32 number below 2^16 in magnitude, of two the even one.
fn hu_f16_of_bits(x: u32) -> u32 {
    let sign = (x >> 16) & 0x8000;
    let magnitude = x & 0x7fffffff;
    if magnitude >= 0x38800000 {
        return sign | ((magnitude - 0x38000000 + 0x0fff + ((magnitude >> 13) & 1)) >> 13);
    }
    // Subnormal: the significand in units of 2^-24; below half of one, 0.
    let shift = min(126 - (magnitude >> 23), 25);
    let significand = (magnitude & 0x007fffff) | 0x00800000;
    let below_half = ((1u << (shift - 1)) - 1) + ((significand >> shift) & 1);
    return sign | ((significand + below_half) >> shift);
}

// The bfloat16 number nearest to a finite binary32 number, of two the even one.
fn hu_bf16_of_bits(x: u32) -> u32 {
    return (x + 0x7fff + ((x >> 16) & 1)) >> 16;
}

// x*slope*2^-15 in bfloat16, where both are below 2^-125: x > 0 counts as a little more where that is halfway, x < 0 too.
fn hu_linear_bf16(x: u32, slope: u32) -> u32 {
    return (x & 0x8000) | (((x & 0x7fff) * slope + 0x4000 - (x >> 15)) >> 15);
}

// x*2^(n - 256), rounded once, to a subnormal number or 0 where it must be: x is normal, the result below 2^128.
fn hu_scaled(x: u32, n: u32) -> u32 {
    let exponent = ((x >> 23) & 0xff) + n;
    if exponent > 256 {
        return (x & 0x807fffff) | ((exponent - 256) << 23);
    }
    let shift = min(257 - exponent, 25);
    let significand = (x & 0x007fffff) | 0x00800000;
    let below_half = ((1u << (shift - 1)) - 1) + ((significand >> shift) & 1);
    return (x & 0x80000000) | ((significand + below_half) >> shift);
}

// The integer nearest to x*scale, of two the even one.
fn hu_nearest(x: f32, scale: f32) -> f32 {
    return round(x * scale);
}

// The same as a cell number.
fn hu_nearest_cell(x: f32, scale: f32) -> u32 {
    return bitcast<u32>(i32(round(x * scale)));
}

// floor(x*scale) as a cell number.
fn hu_floor_cell(x: f32, scale: f32) -> u32 {
    return bitcast<u32>(i32(floor(x * scale)));
}

// The cell of x > 0 among cells that cut each binade into 2^bits equal parts.
fn hu_binade_cell(x: f32, bits: u32) -> u32 {
    return bitcast<u32>(x) >> (23u - bits);
}

// The smaller of x and bound; x if they are equal.
fn hu_at_most(x: f32, bound: f32) -> f32 {
    return select(x, bound, bound < x);
}

// The larger of x and bound; x if they are equal.
fn hu_at_least(x: f32, bound: f32) -> f32 {
    return select(x, bound, x < bound);
}

// x*2^k for the integer k of a cell number; no subnormal numbers.
fn hu_scale2(x: f32, k: u32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) + (k << 23u));
}

// x - floor(x), x < 256 in magnitude: clamped, it is no product that could be fused with the difference.
fn hu_fraction(x: f32) -> f32 {
    let y = clamp(x, -256.0, 256.0);
    return y - floor(y);
}

// The bits of x*2^floor(y), for x from 2^-8 to 2^8.
fn hu_scale2_floor(x: f32, y: f32) -> u32 {
    return hu_scaled(bitcast<u32>(x), u32(floor(clamp(y, -192.0, 192.0)) + 256.0));
}

// The bits of x + y, y given by its bits, which may be subnormal if x is 0.
fn hu_gradual_add(x: f32, y: u32) -> u32 {
    if x == 0.0 {
        return y;
    }
    return bitcast<u32>(x + bitcast<f32>(y));
}

// The bits of x*y, which may be subnormal, for x below 2^63 in magnitude.
fn hu_gradual_mul(x: f32, y: f32) -> u32 {
    return hu_scaled(bitcast<u32>((x * 0x1p+64f) * y), 192u);
}

// The bits of x*y + z, which may be subnormal if z is 0.
fn hu_gradual_mul_add(x: f32, y: f32, z: f32) -> u32 {
    if z == 0.0 {
        return hu_gradual_mul(x, y);
    }
    return bitcast<u32>(fma(x, y, z));
}

// m of x = m*2^e, 1 <= m < 2, for normal x > 0.
fn hu_significand(x: f32) -> f32 {
    return bitcast<f32>((bitcast<u32>(x) & 0x007fffffu) | 0x3f800000u);
}

// e of the same.
fn hu_exponent(x: f32) -> f32 {
    return f32(i32(bitcast<u32>(x) >> 23u) - 127);
}

// How far a number's significand is from where that of a normal number is; x > 0 is given by its bits.
fn hu_shift(x: u32) -> u32 {
    return select(0u, countLeadingZeros(x) - 8u, x < 0x00800000u);
}

// m as hu_significand, of x given by its bits, which may be subnormal.
fn hu_any_significand(x: u32) -> f32 {
    return bitcast<f32>(((x << hu_shift(x)) & 0x007fffffu) | 0x3f800000u);
}

// e of the same.
fn hu_any_exponent(x: u32) -> f32 {
    return f32(i32(max(x >> 23u, 1u)) - i32(hu_shift(x)) - 127);
}

const hu_exp_f16_polynomials = array<vec3f, 32>(
    vec3f(0x1.fffff4p-1f, 0x1.63282ep-1f, 0x1.6d3fd6p-3f),
    vec3f(0x1.00000ep+0f, 0x1.62e57ep-1f, 0x1.ebe3d8p-3f),
    vec3f(0x1.fffa24p-1f, 0x1.635c38p-1f, 0x1.ecf3a8p-3f),
    vec3f(0x1.ff6018p-1f, 0x1.6ff2a2p-1f, 0x1.d61dfcp-4f),
    vec3f(0x1.0032d6p+0f, 0x1.5c38d4p-1f, 0x1.34ee14p-2f),
    vec3f(0x1.002af8p+0f, 0x1.5de462p-1f, 0x1.2383fep-2f),
    vec3f(0x1.ff76eep-1f, 0x1.67abb4p-1f, 0x1.d9198p-3f),
    vec3f(0x1.ffb4c6p-1f, 0x1.63f204p-1f, 0x1.059022p-2f),
    vec3f(0x1.ff0cf6p-1f, 0x1.6824e2p-1f, 0x1.f26334p-3f),
    vec3f(0x1.006e04p+0f, 0x1.5a389ep-1f, 0x1.2ec036p-2f),
    vec3f(0x1.00feeap+0f, 0x1.52b35p-1f, 0x1.479a2cp-2f),
    vec3f(0x1.fe7bbp-1f, 0x1.67d902p-1f, 0x1.07979ap-2f),
    vec3f(0x1.0073ecp+0f, 0x1.593d64p-1f, 0x1.335b94p-2f),
    vec3f(0x1.0169acp+0f, 0x1.4fa686p-1f, 0x1.4b48f4p-2f),
    vec3f(0x1.01b502p+0f, 0x1.4d0b92p-1f, 0x1.5113dp-2f),
    vec3f(0x1.00100ep+0f, 0x1.5a77f6p-1f, 0x1.35b674p-2f),
    vec3f(0x1.fec424p-1f, 0x1.5eba8p-1f, 0x1.2f8c68p-2f),
    vec3f(0x1.04d04ep+0f, 0x1.358ep-1f, 0x1.7dabf4p-2f),
    vec3f(0x1.098038p+0f, 0x1.14ccfcp-1f, 0x1.b6d918p-2f),
    vec3f(0x1.031504p+0f, 0x1.41be4p-1f, 0x1.6839acp-2f),
    vec3f(0x1.050636p+0f, 0x1.34fd2ep-1f, 0x1.7d2992p-2f),
    vec3f(0x1.faf05cp-1f, 0x1.61b2c8p-1f, 0x1.3b0fp-2f),
    vec3f(0x1.04c1b8p+0f, 0x1.35953cp-1f, 0x1.7dbaf6p-2f),
    vec3f(0x1.0b8c7cp+0f, 0x1.100fd6p-1f, 0x1.b18d26p-2f),
    vec3f(0x1.047fbep+0f, 0x1.35b3acp-1f, 0x1.7f4cb4p-2f),
    vec3f(0x1.0ba356p+0f, 0x1.10cdc8p-1f, 0x1.af02bp-2f),
    vec3f(0x1.0d393ap+0f, 0x1.0903acp-1f, 0x1.b89b7cp-2f),
    vec3f(0x1.0eba64p+0f, 0x1.01d992p-1f, 0x1.c1239cp-2f),
    vec3f(0x1.145c86p+0f, 0x1.d14b6cp-2f, 0x1.dd5624p-2f),
    vec3f(0x1.1073e8p+0f, 0x1.f3df9cp-2f, 0x1.ca3684p-2f),
    vec3f(0x1.12ff8p+0f, 0x1.dda52ap-2f, 0x1.d65728p-2f),
    vec3f(0x1.19be1cp+0f, 0x1.a6476cp-2f, 0x1.f2c03ap-2f),
);

/* exp in binary16: e^x, for all x. -inf -> +0, +inf -> +inf, +-0 -> 1. */
fn hu_exp_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x498cu && bits < 0x8000u {
        return 0x7c00u;
    }
    if bits >= 0xcc56u {
        return 0x0000u;
    }
    if magnitude <= 0x0c00u {
        return 0x3c00u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let y = max(x, -32.0f) * 0x1.715476p+0f;
    let f = hu_fraction(y);
    let c = hu_exp_f16_polynomials[hu_nearest_cell(f, 0x1.f55558p+4f) % 32u];
    var p = c[2];
    p = fma(p, f, c[1]);
    p = fma(p, f, c[0]);
    return hu_f16_of_bits(hu_scale2_floor(p, y));
}

/* exp in bfloat16: e^x, for all x. -inf -> +0, +inf -> +inf, +-0 -> 1. */
fn hu_exp_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x42b2u && bits < 0x8000u {
        return 0x7f80u;
    }
    if bits >= 0xc2bau {
        return 0x0000u;
    }
    if magnitude <= 0x3b00u {
        return 0x3f80u;
    }
    let x = bitcast<f32>(bits << 16u);
    let y = (x + 0x1p-60f) * 0x1.715476p+0f;
    let f = hu_fraction(y);
    var p = 0x1.ba9448p-7f;
    p = fma(p, f, 0x1.a98baep-5f);
    p = fma(p, f, 0x1.eecde8p-3f);
    p = fma(p, f, 0x1.62c84ap-1f);
    p = fma(p, f, 0x1.00007cp+0f);
    return hu_bf16_of_bits(hu_scale2_floor(p, y));
}

const hu_expm1_f16_polynomials = array<vec3f, 32>(
    vec3f(0x1.000002p+0f, 0x1.ffec94p-2f, 0x1.5bd0c4p-3f),
    vec3f(0x1.fffb4p-1f, 0x1.015954p-1f, 0x1.f3737ep-4f),
    vec3f(0x1.001adap+0f, 0x1.f038fep-2f, 0x1.40104ep-2f),
    vec3f(0x1.ff8202p-1f, 0x1.0d1af4p-1f, 0.0f),
    vec3f(0x1.ff1ebep-1f, 0x1.1194aap-1f, 0.0f),
    vec3f(0x1.febd46p-1f, 0x1.15180ap-1f, 0.0f),
    vec3f(0x1.fdedd8p-1f, 0x1.1b1d4ap-1f, 0.0f),
    vec3f(0x1.00cccap+0f, 0x1.d894d6p-2f, 0x1.2b4cb2p-2f),
    vec3f(0x1.fcc7f8p-1f, 0x1.21fbfp-1f, 0.0f),
    vec3f(0x1.00298cp+0f, 0x1.f82044p-2f, 0x1.956392p-3f),
    vec3f(0x1.fb2ea2p-1f, 0x1.29c2b4p-1f, 0.0f),
    vec3f(0x1.f9c066p-1f, 0x1.2fbe56p-1f, 0.0f),
    vec3f(0x1.f8e26cp-1f, 0x1.330a82p-1f, 0.0f),
    vec3f(0x1.f74fap-1f, 0x1.389a62p-1f, 0.0f),
    vec3f(0x1.f613f4p-1f, 0x1.3ca90ep-1f, 0.0f),
    vec3f(0x1.f4783ep-1f, 0x1.41950ep-1f, 0.0f),
    vec3f(0x1.070ebep+0f, 0x1.5239eap-1f, 0x1.8c8fc8p-2f),
    vec3f(0x1.02d386p+0f, 0x1.21bcecp-1f, 0x1.023606p-2f),
    vec3f(0x1.f9749p-1f, 0x1.a4c89ap-2f, 0.0f),
    vec3f(0x1.fa95d4p-1f, 0x1.acbe98p-2f, 0.0f),
    vec3f(0x1.fd7092p-1f, 0x1.d5438ap-2f, 0x1.1e3abp-4f),
    vec3f(0x1.ffe3fep-1f, 0x1.fc52bep-2f, 0x1.2ad72cp-3f),
    vec3f(0x1.000392p+0f, 0x1.ff96b4p-2f, 0x1.3de6dp-3f),
    vec3f(0x1.ff942ep-1f, 0x1.f587ap-2f, 0x1.0622f4p-3f),
    vec3f(0x1.fdcbb4p-1f, 0x1.ca39a6p-2f, 0.0f),
    vec3f(0x1.fe2bccp-1f, 0x1.cedca6p-2f, 0.0f),
    vec3f(0x1.ffcb4cp-1f, 0x1.f861f8p-2f, 0x1.05a99ep-3f),
    vec3f(0x1.ffaeb4p-1f, 0x1.f2cb3ep-2f, 0x1.880b06p-4f),
    vec3f(0x1.ffb27cp-1f, 0x1.efe548p-2f, 0x1.e8b33ep-5f),
    vec3f(0x1.fffb0ap-1f, 0x1.fe79f6p-2f, 0x1.33d7e8p-3f),
    vec3f(0x1.ffff12p-1f, 0x1.ff65ccp-2f, 0x1.3ca978p-3f),
    vec3f(0x1.000004p+0f, 0x1.000e62p-1f, 0x1.64686ep-3f),
);

/* expm1 in binary16: e^x - 1, for all x. +-0 -> +-0, -inf -> -1, +inf -> +inf. */
fn hu_expm1_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x498cu && bits < 0x8000u {
        return 0x7c00u;
    }
    if bits >= 0xc829u {
        return 0xbc00u;
    }
    if magnitude <= 0x11a7u {
        return bits;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let clamped = min(max(x, -9.0f), 12.0f);
    let n = hu_nearest(clamped, 0x1.715476p+0f);
    let k = hu_nearest_cell(clamped, 0x1.715476p+0f);
    let r = fma(n, -0x1.62e43p-1f, clamped);
    let c = hu_expm1_f16_polynomials[hu_floor_cell(r, 0x1.6f6deap+5f) % 32u];
    var p = c[2];
    p = fma(p, r, c[1]);
    p = fma(p, r, c[0]);
    let u = r * p;
    let s = hu_scale2(1.0f, k);
    return hu_f16_of_bits(bitcast<u32>(fma(s, u, -(1.0f - s))));
}

const hu_expm1_bf16_polynomials = array<vec2f, 64>(
    vec2f(0x1.fffb22p-1f, 0x1.6647aap-1f),
    vec2f(0x1.fffb22p-1f, 0x1.6647aap-1f),
    vec2f(0x1.ffe078p-1f, 0x1.6ac724p-1f),
    vec2f(0x1.ffbc88p-1f, 0x1.6e626ep-1f),
    vec2f(0x1.ff7afp-1f, 0x1.7305d6p-1f),
    vec2f(0x1.ff2acap-1f, 0x1.775dd4p-1f),
    vec2f(0x1.feb0d8p-1f, 0x1.7c9baep-1f),
    vec2f(0x1.feb0d8p-1f, 0x1.7c9baep-1f),
    vec2f(0x1.fdd078p-1f, 0x1.843d6ap-1f),
    vec2f(0x1.fd888ap-1f, 0x1.866178p-1f),
    vec2f(0x1.fc02ccp-1f, 0x1.90321ap-1f),
    vec2f(0x1.fc02ccp-1f, 0x1.90321ap-1f),
    vec2f(0x1.fc02ccp-1f, 0x1.90321ap-1f),
    vec2f(0x1.f9787ap-1f, 0x1.9d2564p-1f),
    vec2f(0x1.f9787ap-1f, 0x1.9d2564p-1f),
    vec2f(0x1.f9787ap-1f, 0x1.9d2564p-1f),
    vec2f(0x1.f59b02p-1f, 0x1.acdf76p-1f),
    vec2f(0x1.f59b02p-1f, 0x1.acdf76p-1f),
    vec2f(0x1.f59b02p-1f, 0x1.acdf76p-1f),
    vec2f(0x1.f265bp-1f, 0x1.b7ca3p-1f),
    vec2f(0x1.f265bp-1f, 0x1.b7ca3p-1f),
    vec2f(0x1.f0895ap-1f, 0x1.bdb104p-1f),
    vec2f(0x1.f0895ap-1f, 0x1.bdb104p-1f),
    vec2f(0x1.ea67ep-1f, 0x1.ced7eap-1f),
    vec2f(0x1.ea67ep-1f, 0x1.ced7eap-1f),
    vec2f(0x1.ea67ep-1f, 0x1.ced7eap-1f),
    vec2f(0x1.e23bdap-1f, 0x1.e2a056p-1f),
    vec2f(0x1.e23bdap-1f, 0x1.e2a056p-1f),
    vec2f(0x1.e23bdap-1f, 0x1.e2a056p-1f),
    vec2f(0x1.e23bdap-1f, 0x1.e2a056p-1f),
    vec2f(0x1.da7f44p-1f, 0x1.f33678p-1f),
    vec2f(0x1.da7f44p-1f, 0x1.f33678p-1f),
    vec2f(0x1.da7f44p-1f, 0x1.f33678p-1f),
    vec2f(0x1.d1b812p-1f, 0x1.021a42p+0f),
    vec2f(0x1.d1b812p-1f, 0x1.021a42p+0f),
    vec2f(0x1.d1b812p-1f, 0x1.021a42p+0f),
    vec2f(0x1.c59366p-1f, 0x1.0cb78cp+0f),
    vec2f(0x1.c59366p-1f, 0x1.0cb78cp+0f),
    vec2f(0x1.c59366p-1f, 0x1.0cb78cp+0f),
    vec2f(0x1.bc7f6ep-1f, 0x1.1412c8p+0f),
    vec2f(0x1.bc7f6ep-1f, 0x1.1412c8p+0f),
    vec2f(0x1.bc7f6ep-1f, 0x1.1412c8p+0f),
    vec2f(0x1.ad8a34p-1f, 0x1.1f4b12p+0f),
    vec2f(0x1.ad8a34p-1f, 0x1.1f4b12p+0f),
    vec2f(0x1.ad8a34p-1f, 0x1.1f4b12p+0f),
    vec2f(0x1.9f2d96p-1f, 0x1.294accp+0f),
    vec2f(0x1.9f2d96p-1f, 0x1.294accp+0f),
    vec2f(0x1.9f2d96p-1f, 0x1.294accp+0f),
    vec2f(0x1.9828ap-1f, 0x1.2dee0ap+0f),
    vec2f(0x1.9828ap-1f, 0x1.2dee0ap+0f),
    vec2f(0x1.8a2d52p-1f, 0x1.36d4e6p+0f),
    vec2f(0x1.8a2d52p-1f, 0x1.36d4e6p+0f),
    vec2f(0x1.7d7644p-1f, 0x1.3e7df8p+0f),
    vec2f(0x1.7d7644p-1f, 0x1.3e7df8p+0f),
    vec2f(0x1.71b576p-1f, 0x1.455194p+0f),
    vec2f(0x1.6a3fd6p-1f, 0x1.498aa6p+0f),
    vec2f(0x1.62f24cp-1f, 0x1.4d989cp+0f),
    vec2f(0x1.600baep-1f, 0x1.4f2cdcp+0f),
    vec2f(0x1.5819acp-1f, 0x1.5375b8p+0f),
    vec2f(0x1.50aa16p-1f, 0x1.576678p+0f),
    vec2f(0x1.4968f6p-1f, 0x1.5b2cc2p+0f),
    vec2f(0x1.40e8ep-1f, 0x1.5f86b8p+0f),
    vec2f(0x1.40e8ep-1f, 0x1.5f86b8p+0f),
    vec2f(0x1.fffb22p-1f, 0x1.6647aap-1f),
);

/* expm1 in bfloat16: e^x - 1, for all x. +-0 -> +-0, -inf -> -1, +inf -> +inf. */
fn hu_expm1_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x42b2u && bits < 0x8000u {
        return 0x7f80u;
    }
    if bits >= 0xc0c8u {
        return 0xbf80u;
    }
    if magnitude <= 0x3bb4u {
        return bits;
    }
    let x = bitcast<f32>(bits << 16u);
    let y = (x + 0x1p-60f) * 0x1.715476p+0f;
    let f = hu_fraction(y);
    let c = hu_expm1_bf16_polynomials[hu_nearest_cell(f, 62.0f) % 64u];
    var p = c[1];
    p = fma(p, f, c[0]);
    let difference = bitcast<f32>(hu_scale2_floor(p, y)) - 0x1.000004p+0f;
    return hu_bf16_of_bits(bitcast<u32>(hu_at_least(difference, x)));
}

const hu_log_f16_polynomials = array<vec3f, 32>(
    vec3f(-0x1.7e8322p+0f, 0x1.fd0828p+0f, -0x1.fa1416p-2f),
    vec3f(-0x1.73c554p+0f, 0x1.e81648p+0f, -0x1.d13bf4p-2f),
    vec3f(-0x1.707b1ap+0f, 0x1.e1d77ap+0f, -0x1.c561b6p-2f),
    vec3f(-0x1.6dc246p+0f, 0x1.dca496p+0f, -0x1.bb7716p-2f),
    vec3f(-0x1.62aa46p+0f, 0x1.c8801ep+0f, -0x1.96e63p-2f),
    vec3f(-0x1.56d908p+0f, 0x1.b3ed18p+0f, -0x1.731462p-2f),
    vec3f(-0x1.4a440ep+0f, 0x1.9ee734p+0f, -0x1.4ff43cp-2f),
    vec3f(-0x1.3e528ep+0f, 0x1.8b9736p+0f, -0x1.30bc7p-2f),
    vec3f(-0x1.482f74p+0f, 0x1.9bb4c4p+0f, -0x1.4b1076p-2f),
    vec3f(-0x1.3c28cap+0f, 0x1.88d09ep+0f, -0x1.2d624cp-2f),
    vec3f(-0x1.59f154p+0f, 0x1.b5e2bep+0f, -0x1.71954ap-2f),
    vec3f(-0x1.2ceaaep+0f, 0x1.720d7cp+0f, -0x1.0b629p-2f),
    vec3f(-0x1.4258cp+0f, 0x1.90ec8ep+0f, -0x1.37dbdep-2f),
    vec3f(-0x1.1ce028p+0f, 0x1.5b6894p+0f, -0x1.d6d85p-3f),
    vec3f(-0x1.18253cp+0f, 0x1.55132ap+0f, -0x1.c5e8dcp-3f),
    vec3f(-0x1.37c23ap+0f, 0x1.7fca7ep+0f, -0x1.1cacbp-2f),
    vec3f(-0x1.2305ccp+0f, 0x1.638e22p+0f, -0x1.ec7d96p-3f),
    vec3f(-0x1.1f39d8p+0f, 0x1.5e52dep+0f, -0x1.de1c0ep-3f),
    vec3f(-0x1.0ef4dep+0f, 0x1.49254ep+0f, -0x1.a6fccp-3f),
    vec3f(-0x1.237acp+0f, 0x1.62b03ep+0f, -0x1.e68f0cp-3f),
    vec3f(-0x1.fe4b4ap-1f, 0x1.358498p+0f, -0x1.763db6p-3f),
    vec3f(-0x1.fcdab2p-1f, 0x1.34a05ep+0f, -0x1.74091ap-3f),
    vec3f(-0x1.05cc34p+0f, 0x1.3d0668p+0f, -0x1.8727b2p-3f),
    vec3f(-0x1.e508e8p-1f, 0x1.26a766p+0f, -0x1.533d86p-3f),
    vec3f(-0x1.e09592p-1f, 0x1.23fc72p+0f, -0x1.4cdc82p-3f),
    vec3f(-0x1.cddce8p-1f, 0x1.198efcp+0f, -0x1.35a188p-3f),
    vec3f(-0x1.d22eeap-1f, 0x1.1bf7p+0f, -0x1.3afdbcp-3f),
    vec3f(-0x1.af61a6p-1f, 0x1.091e7cp+0f, -0x1.122ac6p-3f),
    vec3f(-0x1.d6cbb2p-1f, 0x1.1e0e92p+0f, -0x1.3ea90ap-3f),
    vec3f(-0x1.a22f6ep-1f, 0x1.026e86p+0f, -0x1.04a2e2p-3f),
    vec3f(-0x1.9ce878p-1f, 0x1.ffb1eap-1f, -0x1.ff2d0cp-4f),
    vec3f(-0x1.976a7cp-1f, 0x1.fa4506p-1f, -0x1.f476cp-4f),
);

/* log in binary16: natural logarithm of x, for x >= 0. +-0 -> -inf, x < 0 -> NaN, 1 -> +0, +inf -> +inf. */
fn hu_log_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x7c00u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0x8001u {
        return 0x7e00u;
    }
    if magnitude <= 0x0000u {
        return 0xfc00u;
    }
    if bits == 0x3c00u {
        return 0x0000u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let m = hu_significand(x);
    let e = hu_exponent(x);
    let c = hu_log_f16_polynomials[hu_nearest_cell(m, 0x1.fb2976p+4f) % 32u];
    var p = c[2];
    p = fma(p, m, c[1]);
    p = fma(p, m, c[0]);
    return hu_f16_of_bits(bitcast<u32>(fma(e, 0x1.62e43p-1f, p)));
}

const hu_log_bf16_polynomials = array<vec2f, 32>(
    vec2f(-0x1.dfp-1f, 0.9375f),
    vec2f(-0x1.d5a596p-1f, 0x1.d7568ap-1f),
    vec2f(-0x1.c3617cp-1f, 0x1.c6cf48p-1f),
    vec2f(-0x1.b74d42p-1f, 0x1.bc3908p-1f),
    vec2f(-0x1.abe128p-1f, 0x1.b260c4p-1f),
    vec2f(-0x1.a03f1cp-1f, 0x1.a8a5e6p-1f),
    vec2f(-0x1.8d8892p-1f, 0x1.99699ap-1f),
    vec2f(-0x1.7df672p-1f, 0x1.8d243ap-1f),
    vec2f(-0x1.6fc6e4p-1f, 0x1.82418cp-1f),
    vec2f(-0x1.65b1a2p-1f, 0x1.7ab9a8p-1f),
    vec2f(-0x1.5cc156p-1f, 0x1.7429e4p-1f),
    vec2f(-0x1.426da6p-1f, 0x1.6165dap-1f),
    vec2f(-0x1.34b6f2p-1f, 0x1.58212p-1f),
    vec2f(-0x1.34f7f4p-1f, 0x1.586362p-1f),
    vec2f(-0x1.2ca9b8p-1f, 0x1.52d41p-1f),
    vec2f(-0x1.2f1acap-1f, 0x1.544eap-1f),
    vec2f(-0x1.160954p-1f, 0x1.442838p-1f),
    vec2f(-0x1.040636p-1f, 0x1.38f296p-1f),
    vec2f(-0x1.032cb6p-1f, 0x1.3876c6p-1f),
    vec2f(-0x1.f68e94p-2f, 0x1.33aeacp-1f),
    vec2f(-0x1.d21586p-2f, 0x1.28e6d4p-1f),
    vec2f(-0x1.d086aep-2f, 0x1.28765ep-1f),
    vec2f(-0x1.ae8a6cp-2f, 0x1.1ecb06p-1f),
    vec2f(-0x1.98d376p-2f, 0x1.18c7ecp-1f),
    vec2f(-0x1.9b54dcp-2f, 0x1.1972cep-1f),
    vec2f(-0x1.7e31acp-2f, 0x1.11917ep-1f),
    vec2f(-0x1.5cf4dap-2f, 0x1.08cc7ep-1f),
    vec2f(-0x1.5c951ap-2f, 0x1.08ba48p-1f),
    vec2f(-0x1.4c4f42p-2f, 0x1.048fecp-1f),
    vec2f(-0x1.487a5p-2f, 0x1.0394p-1f),
    vec2f(-0x1.fep-1f, 0x1.fep-1f),
    vec2f(-0x1.f2d3a4p-1f, 0x1.f2faf2p-1f),
);

/* log in bfloat16: natural logarithm of x, for x >= 0. +-0 -> -inf, x < 0 -> NaN, 1 -> +0, +inf -> +inf. */
fn hu_log_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x7f80u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0x8001u {
        return 0x7fc0u;
    }
    if magnitude <= 0x0000u {
        return 0xff80u;
    }
    if bits == 0x3f80u {
        return 0x0000u;
    }
    let x = bitcast<f32>(bits << 16u);
    let m = hu_any_significand(bits << 16u);
    let e = hu_any_exponent(bits << 16u);
    let c = hu_log_bf16_polynomials[hu_floor_cell(m, 0x1.ebd7bp+4f) % 32u];
    var p = c[1];
    p = fma(p, m, c[0]);
    return hu_bf16_of_bits(bitcast<u32>(fma(e, 0x1.62e43p-1f, p)));
}

const hu_log1p_f16_polynomials = array<vec3f, 64>(
    vec3f(0x1.fffffep-1f, -0x1.ffecd2p-2f, 0x1.4a8c7cp-2f),
    vec3f(0x1.fffffep-1f, -0x1.ffecd2p-2f, 0x1.4a8c7cp-2f),
    vec3f(0x1.fff46p-1f, -0x1.fc272ap-2f, 0x1.20446cp-2f),
    vec3f(0x1.fff46p-1f, -0x1.fc272ap-2f, 0x1.20446cp-2f),
    vec3f(0x1.fff46p-1f, -0x1.fc272ap-2f, 0x1.20446cp-2f),
    vec3f(0x1.ffa1c4p-1f, -0x1.f16e6cp-2f, 0x1.e58a9ap-3f),
    vec3f(0x1.ffa1c4p-1f, -0x1.f16e6cp-2f, 0x1.e58a9ap-3f),
    vec3f(0x1.ffa1c4p-1f, -0x1.f16e6cp-2f, 0x1.e58a9ap-3f),
    vec3f(0x1.ffa1c4p-1f, -0x1.f16e6cp-2f, 0x1.e58a9ap-3f),
    vec3f(0x1.feabb6p-1f, -0x1.df8334p-2f, 0x1.911f3ep-3f),
    vec3f(0x1.feabb6p-1f, -0x1.df8334p-2f, 0x1.911f3ep-3f),
    vec3f(0x1.feabb6p-1f, -0x1.df8334p-2f, 0x1.911f3ep-3f),
    vec3f(0x1.feabb6p-1f, -0x1.df8334p-2f, 0x1.911f3ep-3f),
    vec3f(0x1.fd7606p-1f, -0x1.cf7d32p-2f, 0x1.5c0576p-3f),
    vec3f(0x1.fd7606p-1f, -0x1.cf7d32p-2f, 0x1.5c0576p-3f),
    vec3f(0x1.fd7606p-1f, -0x1.cf7d32p-2f, 0x1.5c0576p-3f),
    vec3f(0x1.fd7606p-1f, -0x1.cf7d32p-2f, 0x1.5c0576p-3f),
    vec3f(0x1.fb2ed6p-1f, -0x1.b8d29cp-2f, 0x1.2389a2p-3f),
    vec3f(0x1.fb2ed6p-1f, -0x1.b8d29cp-2f, 0x1.2389a2p-3f),
    vec3f(0x1.fb2ed6p-1f, -0x1.b8d29cp-2f, 0x1.2389a2p-3f),
    vec3f(0x1.fb2ed6p-1f, -0x1.b8d29cp-2f, 0x1.2389a2p-3f),
    vec3f(0x1.fb2ed6p-1f, -0x1.b8d29cp-2f, 0x1.2389a2p-3f),
    vec3f(0x1.f915bep-1f, -0x1.a79d08p-2f, 0x1.005528p-3f),
    vec3f(0x1.f915bep-1f, -0x1.a79d08p-2f, 0x1.005528p-3f),
    vec3f(0x1.f915bep-1f, -0x1.a79d08p-2f, 0x1.005528p-3f),
    vec3f(0x1.f915bep-1f, -0x1.a79d08p-2f, 0x1.005528p-3f),
    vec3f(0x1.f596d4p-1f, -0x1.9020a4p-2f, 0x1.b1cafap-4f),
    vec3f(0x1.f596d4p-1f, -0x1.9020a4p-2f, 0x1.b1cafap-4f),
    vec3f(0x1.f596d4p-1f, -0x1.9020a4p-2f, 0x1.b1cafap-4f),
    vec3f(0x1.f596d4p-1f, -0x1.9020a4p-2f, 0x1.b1cafap-4f),
    vec3f(0x1.f596d4p-1f, -0x1.9020a4p-2f, 0x1.b1cafap-4f),
    vec3f(0x1.f07bf8p-1f, -0x1.73fef6p-2f, 0x1.64357ep-4f),
    vec3f(0x1.f07bf8p-1f, -0x1.73fef6p-2f, 0x1.64357ep-4f),
    vec3f(0x1.f07bf8p-1f, -0x1.73fef6p-2f, 0x1.64357ep-4f),
    vec3f(0x1.f07bf8p-1f, -0x1.73fef6p-2f, 0x1.64357ep-4f),
    vec3f(0x1.f07bf8p-1f, -0x1.73fef6p-2f, 0x1.64357ep-4f),
    vec3f(0x1.f07bf8p-1f, -0x1.73fef6p-2f, 0x1.64357ep-4f),
    vec3f(0x1.ebc7aep-1f, -0x1.5e37b8p-2f, 0x1.31cbbep-4f),
    vec3f(0x1.ebc7aep-1f, -0x1.5e37b8p-2f, 0x1.31cbbep-4f),
    vec3f(0x1.ebc7aep-1f, -0x1.5e37b8p-2f, 0x1.31cbbep-4f),
    vec3f(0x1.ebc7aep-1f, -0x1.5e37b8p-2f, 0x1.31cbbep-4f),
    vec3f(0x1.ebc7aep-1f, -0x1.5e37b8p-2f, 0x1.31cbbep-4f),
    vec3f(0x1.1d218ap+0f, 0x1.0e2b2ap-3f, 0x1.5a8768p+0f),
    vec3f(0x1.1d218ap+0f, 0x1.0e2b2ap-3f, 0x1.5a8768p+0f),
    vec3f(0x1.1d218ap+0f, 0x1.0e2b2ap-3f, 0x1.5a8768p+0f),
    vec3f(0x1.10fc1p+0f, -0x1.48c4f4p-4f, 0x1.1dc68p+0f),
    vec3f(0x1.10fc1p+0f, -0x1.48c4f4p-4f, 0x1.1dc68p+0f),
    vec3f(0x1.10fc1p+0f, -0x1.48c4f4p-4f, 0x1.1dc68p+0f),
    vec3f(0x1.062e3p+0f, -0x1.34341ep-2f, 0x1.a77d9cp-1f),
    vec3f(0x1.062e3p+0f, -0x1.34341ep-2f, 0x1.a77d9cp-1f),
    vec3f(0x1.040fd2p+0f, -0x1.6a8564p-2f, 0x1.7c344ep-1f),
    vec3f(0x1.040fd2p+0f, -0x1.6a8564p-2f, 0x1.7c344ep-1f),
    vec3f(0x1.040fd2p+0f, -0x1.6a8564p-2f, 0x1.7c344ep-1f),
    vec3f(0x1.01ba9p+0f, -0x1.af5c8ap-2f, 0x1.3cbf18p-1f),
    vec3f(0x1.01ba9p+0f, -0x1.af5c8ap-2f, 0x1.3cbf18p-1f),
    vec3f(0x1.00a7cp+0f, -0x1.d6df64p-2f, 0x1.0f3a2p-1f),
    vec3f(0x1.00a7cp+0f, -0x1.d6df64p-2f, 0x1.0f3a2p-1f),
    vec3f(0x1.002d92p+0f, -0x1.ef7e84p-2f, 0x1.cf6536p-2f),
    vec3f(0x1.002d92p+0f, -0x1.ef7e84p-2f, 0x1.cf6536p-2f),
    vec3f(0x1.002d92p+0f, -0x1.ef7e84p-2f, 0x1.cf6536p-2f),
    vec3f(0x1.0008dap+0f, -0x1.fa946p-2f, 0x1.993c54p-2f),
    vec3f(0x1.0008dap+0f, -0x1.fa946p-2f, 0x1.993c54p-2f),
    vec3f(0x1.fffdc4p-1f, -0x1.003a8ep-1f, 0x1.62485ep-2f),
    vec3f(1.0f, -0x1.ffef76p-2f, 0x1.5ec3d8p-2f),
);

/* log1p in binary16: log(1 + x), for x >= -1. +-0 -> +-0, -1 -> -inf, x < -1 -> NaN, +inf -> +inf. */
fn hu_log1p_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x7c00u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xbc01u {
        return 0x7e00u;
    }
    if magnitude <= 0x11a7u {
        return bits;
    }
    if bits == 0xbc00u {
        return 0xfc00u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let sum = x + 1.0f;
    let m = hu_significand(sum);
    let e = hu_exponent(sum);
    let is_far = 0.5f < abs(x);
    let f = select(x, m - 1.0f, is_far);
    let c = hu_log1p_f16_polynomials[hu_floor_cell(f, 0x1.501c02p+5f) % 64u];
    var p = c[2];
    p = fma(p, f, c[1]);
    p = fma(p, f, c[0]);
    let p2 = f * p;
    return hu_f16_of_bits(bitcast<u32>(select(p2, fma(e, 0x1.62e43p-1f, p2), is_far)));
}

const hu_log1p_bf16_polynomials = array<vec3f, 32>(
    vec3f(-0x1.5ce634p+0f, 0x1.bd5e8ep+0f, -0x1.8177bcp-2f),
    vec3f(-0x1.3d2362p+0f, 0x1.84e3d2p+0f, -0x1.1d19d4p-2f),
    vec3f(-0x1.bac3b2p-1f, 0x1.bf33e8p-1f, 0.0f),
    vec3f(-0x1.a80364p-1f, 0x1.af286cp-1f, 0.0f),
    vec3f(-0x1.9c432p-1f, 0x1.a55deep-1f, 0.0f),
    vec3f(-0x1.8c1edcp-1f, 0x1.98467p-1f, 0.0f),
    vec3f(-0x1.85806cp-1f, 0x1.93109cp-1f, 0.0f),
    vec3f(-0x1.7178d4p-1f, 0x1.8397d2p-1f, 0.0f),
    vec3f(-0x1.621298p-1f, 0x1.781c14p-1f, 0.0f),
    vec3f(-0x1.5be074p-1f, 0x1.739ccap-1f, 0.0f),
    vec3f(-0x1.4e8d4ap-1f, 0x1.6a0886p-1f, 0.0f),
    vec3f(-0x1.402058p-1f, 0.6875f, 0.0f),
    vec3f(-0x1.3d86bap-1f, 0x1.5e307ep-1f, 0.0f),
    vec3f(-0x1.2c4f48p-1f, 0x1.529776p-1f, 0.0f),
    vec3f(-0x1.1b58a6p-1f, 0x1.478daep-1f, 0.0f),
    vec3f(-0x1.17e82p-1f, 0x1.455cb6p-1f, 0.0f),
    vec3f(-0x1.0805cp-1f, 0x1.3b6b8ap-1f, 0.0f),
    vec3f(-0x1.f5d888p-2f, 0x1.336c5p-1f, 0.0f),
    vec3f(-0x1.eb65fap-2f, 0x1.30557cp-1f, 0.0f),
    vec3f(-0x1.d763bep-2f, 0x1.2a78bep-1f, 0.0f),
    vec3f(-0x1.b9a37p-2f, 0x1.21ea3ap-1f, 0.0f),
    vec3f(-0x1.ae3fbp-2f, 0x1.1eb852p-1f, 0.0f),
    vec3f(-0x1.9bd1a6p-2f, 0x1.19999ap-1f, 0.0f),
    vec3f(-0x1.8f8132p-2f, 0x1.163ad2p-1f, 0.0f),
    vec3f(-0x1.bc54ccp-1f, 0x1.103574p+0f, -0x1.21ae52p-3f),
    vec3f(-0x1.25b2fap+0f, 0x1.5a9f46p+0f, -0x1.bc7b9ep-3f),
    vec3f(-0x1.86659ep-1f, 0x1.e8a406p-1f, -0x1.cff4d8p-4f),
    vec3f(-0x1.8d60bap-1f, 0x1.f013aap-1f, -0x1.dfc402p-4f),
    vec3f(0.75f, 0.0f, 0.0f),
    vec3f(0.0f, 0.0f, 0.0f),
    vec3f(-0x1.7b7b84p+0f, 0x1.f707c8p+0f, -0x1.ee30dp-2f),
    vec3f(-0x1.7545e4p+0f, 0x1.eb0048p+0f, -0x1.d6e2a4p-2f),
);

/* log1p in bfloat16: log(1 + x), for x >= -1. +-0 -> +-0, -1 -> -inf, x < -1 -> NaN, +inf -> +inf. */
fn hu_log1p_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x7f80u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xbf81u {
        return 0x7fc0u;
    }
    if magnitude <= 0x3bb4u {
        return bits;
    }
    if bits == 0xbf80u {
        return 0xff80u;
    }
    let x = bitcast<f32>(bits << 16u);
    let sum = x + 1.0f;
    let m = hu_significand(sum);
    let e = hu_exponent(sum);
    let c = hu_log1p_bf16_polynomials[hu_floor_cell(m, 0x1.e00004p+4f) % 32u];
    var p = c[2];
    p = fma(p, m, c[1]);
    p = fma(p, m, c[0]);
    return hu_bf16_of_bits(bitcast<u32>(hu_at_most(fma(e, 0x1.62e43p-1f, p), x)));
}

const hu_sinh_f16_polynomials = array<vec4f, 64>(
    vec4f(0x1.fe2db8p-26f, 0x1.ffdb92p-1f, 0x1.38233ap-7f, 0x1.78af8ep-4f),
    vec4f(-0x1.a7c252p-19f, 0x1.000552p+0f, -0x1.77c38ep-11f, 0x1.5a0f78p-3f),
    vec4f(-0x1.497212p-15f, 0x1.002f02p+0f, -0x1.fd0dfp-9f, 0x1.640c6ep-3f),
    vec4f(-0x1.03167cp-8f, 0x1.0600e8p+0f, -0x1.8f6c7p-5f, 0x1.a206eep-3f),
    vec4f(-0x1.03167cp-8f, 0x1.0600e8p+0f, -0x1.8f6c7p-5f, 0x1.a206eep-3f),
    vec4f(-0x1.5bf72ep-5f, 0x1.27b82ep+0f, -0x1.9a1b3cp-3f, 0x1.0d13c8p-2f),
    vec4f(-0x1.5bf72ep-5f, 0x1.27b82ep+0f, -0x1.9a1b3cp-3f, 0x1.0d13c8p-2f),
    vec4f(-0x1.d6a16p-3f, 0x1.9b7568p+0f, -0x1.21c62p-1f, 0x1.72a5d4p-2f),
    vec4f(-0x1.d6a16p-3f, 0x1.9b7568p+0f, -0x1.21c62p-1f, 0x1.72a5d4p-2f),
    vec4f(-0x1.7d827ap-1f, 0x1.4a33f6p+1f, -0x1.2dc308p+0f, 0x1.f6b256p-2f),
    vec4f(-0x1.7d827ap-1f, 0x1.4a33f6p+1f, -0x1.2dc308p+0f, 0x1.f6b256p-2f),
    vec4f(-0x1.1e433ap+1f, 0x1.39117cp+2f, -0x1.2ffdbcp+1f, 0x1.651876p-1f),
    vec4f(-0x1.1e433ap+1f, 0x1.39117cp+2f, -0x1.2ffdbcp+1f, 0x1.651876p-1f),
    vec4f(-0x1.761cfp+2f, 0x1.32ac66p+3f, -0x1.1a3faap+2f, 0x1.fbe962p-1f),
    vec4f(-0x1.761cfp+2f, 0x1.32ac66p+3f, -0x1.1a3faap+2f, 0x1.fbe962p-1f),
    vec4f(-0x1.800b64p+3f, 0x1.0a364cp+4f, -0x1.c6b8c6p+2f, 0x1.55cd5ap+0f),
    vec4f(-0x1.800b64p+3f, 0x1.0a364cp+4f, -0x1.c6b8c6p+2f, 0x1.55cd5ap+0f),
    vec4f(-0x1.195a84p+5f, 0x1.3ba4p+5f, -0x1.d37302p+3f, 0x1.1456acp+1f),
    vec4f(-0x1.195a84p+5f, 0x1.3ba4p+5f, -0x1.d37302p+3f, 0x1.1456acp+1f),
    vec4f(-0x1.2f25f6p+6f, 0x1.2acb3p+6f, -0x1.8cf424p+4f, 0x1.9271a8p+1f),
    vec4f(-0x1.2f25f6p+6f, 0x1.2acb3p+6f, -0x1.8cf424p+4f, 0x1.9271a8p+1f),
    vec4f(-0x1.be8d06p+6f, 0x1.a02528p+6f, -0x1.06639ep+5f, 0x1.ef1f52p+1f),
    vec4f(-0x1.be8d06p+6f, 0x1.a02528p+6f, -0x1.06639ep+5f, 0x1.ef1f52p+1f),
    vec4f(-0x1.674f08p+8f, 0x1.192958p+8f, -0x1.2c465ep+6f, 0x1.cefef2p+2f),
    vec4f(-0x1.674f08p+8f, 0x1.192958p+8f, -0x1.2c465ep+6f, 0x1.cefef2p+2f),
    vec4f(-0x1.674f08p+8f, 0x1.192958p+8f, -0x1.2c465ep+6f, 0x1.cefef2p+2f),
    vec4f(-0x1.dc9526p+9f, 0x1.472faap+9f, -0x1.329c5cp+7f, 0x1.969046p+3f),
    vec4f(-0x1.dc9526p+9f, 0x1.472faap+9f, -0x1.329c5cp+7f, 0x1.969046p+3f),
    vec4f(-0x1.dc9526p+9f, 0x1.472faap+9f, -0x1.329c5cp+7f, 0x1.969046p+3f),
    vec4f(-0x1.f9e928p+10f, 0x1.3b8ca8p+10f, -0x1.0c666ep+8f, 0x1.3f914cp+4f),
    vec4f(-0x1.f9e928p+10f, 0x1.3b8ca8p+10f, -0x1.0c666ep+8f, 0x1.3f914cp+4f),
    vec4f(-0x1.08a0ccp+12f, 0x1.2eb034p+11f, -0x1.d72698p+8f, 0x1.fcc084p+4f),
    vec4f(-0x1.08a0ccp+12f, 0x1.2eb034p+11f, -0x1.d72698p+8f, 0x1.fcc084p+4f),
    vec4f(-0x1.08a0ccp+12f, 0x1.2eb034p+11f, -0x1.d72698p+8f, 0x1.fcc084p+4f),
    vec4f(-0x1.0e10b6p+13f, 0x1.1ca9a4p+12f, -0x1.97a9e4p+9f, 0x1.9281dep+5f),
    vec4f(-0x1.0e10b6p+13f, 0x1.1ca9a4p+12f, -0x1.97a9e4p+9f, 0x1.9281dep+5f),
    vec4f(-0x1.0f4484p+14f, 0x1.095e9cp+13f, -0x1.60066ep+10f, 0x1.404676p+6f),
    vec4f(-0x1.0f4484p+14f, 0x1.095e9cp+13f, -0x1.60066ep+10f, 0x1.404676p+6f),
    vec4f(-0x1.0f4484p+14f, 0x1.095e9cp+13f, -0x1.60066ep+10f, 0x1.404676p+6f),
    vec4f(-0x1.34e852p+15f, 0x1.158ce6p+14f, -0x1.518d3ap+11f, 0x1.1843aap+7f),
    vec4f(-0x1.34e852p+15f, 0x1.158ce6p+14f, -0x1.518d3ap+11f, 0x1.1843aap+7f),
    vec4f(-0x1.34e852p+15f, 0x1.158ce6p+14f, -0x1.518d3ap+11f, 0x1.1843aap+7f),
    vec4f(-81164.6796875f, 33941.203125f, -0x1.2bd1d2p+12f, 0x1.cd7cdp+7f),
    vec4f(-81164.6796875f, 33941.203125f, -0x1.2bd1d2p+12f, 0x1.cd7cdp+7f),
    vec4f(-138302.40625f, 0x1.ae4f76p+15f, -0x1.cec4dap+12f, 0x1.51f306p+8f),
    vec4f(-138302.40625f, 0x1.ae4f76p+15f, -0x1.cec4dap+12f, 0x1.51f306p+8f),
    vec4f(-138302.40625f, 0x1.ae4f76p+15f, -0x1.cec4dap+12f, 0x1.51f306p+8f),
    vec4f(-324085.71875f, 119505.53125f, -0x1.d02daap+13f, 0x1.3893cep+9f),
    vec4f(-324085.71875f, 119505.53125f, -0x1.d02daap+13f, 0x1.3893cep+9f),
    vec4f(-324085.71875f, 119505.53125f, -0x1.d02daap+13f, 0x1.3893cep+9f),
    vec4f(-640030.0f, 222514.09375f, -26050.75f, 0x1.01bc72p+10f),
    vec4f(-640030.0f, 222514.09375f, -26050.75f, 0x1.01bc72p+10f),
    vec4f(-1234419.25f, 406788.5f, -0x1.6050c2p+15f, 0x1.a5cbdap+10f),
    vec4f(-1234419.25f, 406788.5f, -0x1.6050c2p+15f, 0x1.a5cbdap+10f),
    vec4f(-1234419.25f, 406788.5f, -0x1.6050c2p+15f, 0x1.a5cbdap+10f),
    vec4f(-2406360.75f, 752444.5625f, -79081.359375f, 0x1.5e21c8p+11f),
    vec4f(-2406360.75f, 752444.5625f, -79081.359375f, 0x1.5e21c8p+11f),
    vec4f(-3053226.75f, 937211.1875f, -96667.2421875f, 0x1.a3d9aap+11f),
    vec4f(-3053226.75f, 937211.1875f, -96667.2421875f, 0x1.a3d9aap+11f),
    vec4f(1418789.375f, -282453.34375f, 0x1.bbbbbcp+13f, 0.0f),
    vec4f(-8883258.0f, 2519796.5f, -239900.875f, 0x1.e0103p+12f),
    vec4f(-8883258.0f, 2519796.5f, -239900.875f, 0x1.e0103p+12f),
    vec4f(2935123.25f, -551192.625f, 0x1.97f50cp+14f, 0.0f),
    vec4f(3638086.5f, -671867.125f, 0x1.e8e0dap+14f, 0.0f),
);

/* sinh in binary16: (e^x - e^-x)/2, for all x. +-0 -> +-0, +-inf -> +-inf. */
fn hu_sinh_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if magnitude >= 0x49e5u {
        return (bits & 0x8000u) | 0x7c00u;
    }
    if magnitude <= 0x29c4u {
        return bits;
    }
    if bits == 0x4912u {
        return 0x7231u;
    }
    if bits == 0x4914u {
        return 0x7249u;
    }
    if bits == 0xc912u {
        return 0xf231u;
    }
    if bits == 0xc914u {
        return 0xf249u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(magnitude));
    let clamped = min(x, 11.7890625f);
    let c = hu_sinh_f16_polynomials[hu_nearest_cell(clamped, 0x1.57d24ep+2f) % 64u];
    var p = c[3];
    p = fma(p, clamped, c[2]);
    p = fma(p, clamped, c[1]);
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | hu_f16_of_bits(bitcast<u32>(p));
}

const hu_sinh_bf16_polynomials = array<vec3f, 32>(
    vec3f(-0x1.eaba88p-12f, 0x1.648d8ep-1f, 0x1.b943eep-8f),
    vec3f(0x1.66bc6ap-9f, 0x1.5718fcp-1f, 0x1.01d97ep-4f),
    vec3f(0x1.c0be34p-7f, 0x1.40dc82p-1f, 0x1.b3ae52p-4f),
    vec3f(0x1.068e8p-5f, 0x1.2616ep-1f, 0x1.259518p-3f),
    vec3f(0x1.7ff5ep-2f, 0x1.bd3dfap-2f, 0x1.7374bcp-4f),
    vec3f(0x1.84d08p-2f, 0x1.9c3164p-2f, 0x1.36fadap-3f),
    vec3f(0x1.78fb3ep-2f, 0x1.bdc07p-2f, 0x1.066434p-3f),
    vec3f(0x1.08b15ap-2f, 0x1.5a7106p-1f, 0.0f),
    vec3f(0x1.dffb4p-2f, 0x1.74d85cp-2f, 0x1.12785p-3f),
    vec3f(0x1.cc4e86p-2f, 0x1.df1a68p-2f, 0.0f),
    vec3f(0x1.db4548p-2f, 0x1.7c875cp-2f, 0x1.1e3dfcp-3f),
    vec3f(0x1.041994p-1f, 0x1.01d06p-2f, 0x1.cb69dap-3f),
    vec3f(0x1.f7b67ep-2f, 0x1.6e06aap-2f, 0x1.aa480ep-4f),
    vec3f(0x1.001184p-1f, 0x1.326e74p-2f, 0x1.b55194p-3f),
    vec3f(0x1.b90c68p-2f, 0x1.1406d4p-1f, 0.0f),
    vec3f(0x1.e553dcp-2f, 0x1.724d5ep-2f, 0x1.47fcf6p-3f),
    vec3f(0x1.fe3814p-2f, 0x1.59fb54p-2f, 0x1.76d842p-3f),
    vec3f(0x1.fa6766p-2f, 0x1.6e624ep-2f, 0x1.066f96p-3f),
    vec3f(0x1.10d7a6p-1f, 0x1.c04976p-3f, 0x1.066012p-2f),
    vec3f(0x1.f1d37p-2f, 0x1.5e7edcp-2f, 0x1.5de1bep-3f),
    vec3f(0x1.fd93dap-2f, 0x1.85d7c8p-2f, 0.0f),
    vec3f(0x1.ecdf8ap-2f, 0x1.c849d2p-2f, 0.0f),
    vec3f(0x1.bf0234p-2f, 0x1.130a58p-1f, 0.0f),
    vec3f(0x1.6c584p-2f, 0x1.484654p-1f, 0.0f),
    vec3f(0x1.fecb34p-2f, 0x1.807756p-2f, 0.0f),
    vec3f(0x1.eb5a3ep-2f, 0x1.cd5becp-2f, 0.0f),
    vec3f(0x1.ca05bcp-2f, 0x1.0a2b1cp-1f, 0.0f),
    vec3f(0x1.35d08cp-1f, 0x1.319dcep-4f, 0x1.4800aap-2f),
    vec3f(0x1.000be6p-1f, 0x1.60571cp-2f, 0x1.14766ep-3f),
    vec3f(0x1.00fefp-1f, 0x1.531e56p-2f, 0x1.445708p-3f),
    vec3f(0x1.03c4b6p-1f, 0x1.3c41ep-2f, 0x1.72dd96p-3f),
    vec3f(0x1.0fcc8ap-1f, 0x1.f73076p-3f, 0x1.c9cc5p-3f),
);

/* sinh in bfloat16: (e^x - e^-x)/2, for all x. +-0 -> +-0, +-inf -> +-inf. */
fn hu_sinh_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if magnitude >= 0x42b3u {
        return (bits & 0x8000u) | 0x7f80u;
    }
    if magnitude <= 0x3de8u {
        return bits;
    }
    let x = bitcast<f32>(magnitude << 16u);
    let y = x * 0x1.715476p+0f;
    let f = hu_fraction(y);
    let c = hu_sinh_bf16_polynomials[hu_floor_cell(hu_at_most(y, f + 7.0f), 4.0f) % 32u];
    var p = c[2];
    p = fma(p, f, c[1]);
    p = fma(p, f, c[0]);
    return (bits & 0x8000u) | hu_bf16_of_bits(hu_scale2_floor(p, y));
}

const hu_tanh_f16_polynomials = array<vec3f, 64>(
    vec3f(0x1.2cbeb2p-1f, 0x1.39e6dcp-2f, -0x1.e43f02p-5f),
    vec3f(0x1.6092c8p-1f, 0x1.b5f464p-3f, -0x1.364904p-5f),
    vec3f(0x1.87a3bep-1f, 0x1.346762p-3f, -0x1.95b8fep-6f),
    vec3f(0x1.b28f3p-1f, 0x1.68e538p-4f, -0x1.adc24ap-7f),
    vec3f(0x1.c23c58p-1f, 0x1.133bap-4f, -0x1.38be8ep-7f),
    vec3f(0x1.d89608p-1f, 0x1.447242p-5f, -0x1.539ea8p-8f),
    vec3f(0x1.ea7e5p-1f, 0x1.402c2ap-6f, -0x1.2dccb4p-9f),
    vec3f(0x1.ea7e5p-1f, 0x1.402c2ap-6f, -0x1.2dccb4p-9f),
    vec3f(0x1.ea7e5p-1f, 0x1.402c2ap-6f, -0x1.2dccb4p-9f),
    vec3f(0x1.e52d5ep-1f, 0x1.7b3da2p-7f, 0.0f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(0.0f, 0x1.001022p+0f, -0x1.293272p-6f),
    vec3f(-0x1.370e78p-15f, 0x1.009b46p+0f, -0x1.92cdf2p-5f),
    vec3f(-0x1.370e78p-15f, 0x1.009b46p+0f, -0x1.92cdf2p-5f),
    vec3f(-0x1.370e78p-15f, 0x1.009b46p+0f, -0x1.92cdf2p-5f),
    vec3f(-0x1.370e78p-15f, 0x1.009b46p+0f, -0x1.92cdf2p-5f),
    vec3f(-0x1.24527ep-13f, 0x1.01703cp+0f, -0x1.338ff4p-4f),
    vec3f(-0x1.24527ep-13f, 0x1.01703cp+0f, -0x1.338ff4p-4f),
    vec3f(-0x1.24527ep-13f, 0x1.01703cp+0f, -0x1.338ff4p-4f),
    vec3f(-0x1.74010ep-12f, 0x1.02a894p+0f, -0x1.a010c2p-4f),
    vec3f(-0x1.74010ep-12f, 0x1.02a894p+0f, -0x1.a010c2p-4f),
    vec3f(-0x1.69790ap-11f, 0x1.042356p+0f, -0x1.034384p-3f),
    vec3f(-0x1.69790ap-11f, 0x1.042356p+0f, -0x1.034384p-3f),
    vec3f(-0x1.3a101cp-10f, 0x1.05f9cep+0f, -0x1.371048p-3f),
    vec3f(-0x1.3a101cp-10f, 0x1.05f9cep+0f, -0x1.371048p-3f),
    vec3f(-0x1.79ad1cp-9f, 0x1.0aa38ep+0f, -0x1.9c5162p-3f),
    vec3f(-0x1.79ad1cp-9f, 0x1.0aa38ep+0f, -0x1.9c5162p-3f),
    vec3f(-0x1.79ad1cp-9f, 0x1.0aa38ep+0f, -0x1.9c5162p-3f),
    vec3f(-0x1.657952p-8f, 0x1.101406p+0f, -0x1.f641a2p-3f),
    vec3f(-0x1.657952p-8f, 0x1.101406p+0f, -0x1.f641a2p-3f),
    vec3f(-0x1.4a02b2p-7f, 0x1.17c83cp+0f, -0x1.2d8016p-2f),
    vec3f(-0x1.4a02b2p-7f, 0x1.17c83cp+0f, -0x1.2d8016p-2f),
    vec3f(-0x1.f21c66p-7f, 0x1.1ecb46p+0f, -0x1.52fa58p-2f),
    vec3f(-0x1.f21c66p-7f, 0x1.1ecb46p+0f, -0x1.52fa58p-2f),
    vec3f(-0x1.48011p-6f, 0x1.24580ap+0f, -0x1.6beb4ep-2f),
    vec3f(-0x1.48011p-6f, 0x1.24580ap+0f, -0x1.6beb4ep-2f),
    vec3f(-0x1.a946ap-6f, 0x1.2a3eep+0f, -0x1.82de5ap-2f),
    vec3f(-0x1.a946ap-6f, 0x1.2a3eep+0f, -0x1.82de5ap-2f),
    vec3f(-0x1.c3c8e2p-6f, 0x1.2bbb34p+0f, -0x1.881e0ep-2f),
    vec3f(-0x1.c3c8e2p-6f, 0x1.2bbb34p+0f, -0x1.881e0ep-2f),
    vec3f(-0x1.084fd6p-6f, 0x1.24341ap+0f, -0x1.74c002p-2f),
    vec3f(-0x1.084fd6p-6f, 0x1.24341ap+0f, -0x1.74c002p-2f),
    vec3f(0x1.1e7df4p-6f, 0x1.114a74p+0f, -0x1.4b2934p-2f),
    vec3f(0x1.d41df8p-6f, 0x1.0bc3a8p+0f, -0x1.40723p-2f),
    vec3f(0x1.25a4bcp-4f, 0x1.eeaa3p-1f, -0x1.1a9d4cp-2f),
    vec3f(0x1.12ff7cp-3f, 0x1.b94c92p-1f, -0x1.dc4cfap-3f),
    vec3f(0x1.a7e8d4p-3f, 0x1.816382p-1f, -0x1.8848cap-3f),
    vec3f(0x1.1f9c96p-2f, 0x1.4dbba2p-1f, -0x1.41b9bap-3f),
    vec3f(0x1.77a9b6p-2f, 0x1.1689c2p-1f, -0x1.f8f634p-4f),
    vec3f(0x1.b4eb7ap-2f, 0x1.e598e4p-2f, -0x1.a58ec2p-4f),
    vec3f(0x1.026a64p-1f, 0x1.8ee3e6p-2f, -0x1.47771p-4f),
);

/* tanh in binary16: sinh x / cosh x, for all x. +-0 -> +-0, +-inf -> +-1. */
fn hu_tanh_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if magnitude >= 0x4482u {
        return (bits & 0x8000u) | 0x3c00u;
    }
    if magnitude <= 0x2744u {
        return bits;
    }
    let x = bitcast<f32>(hu_bits_of_f16(magnitude));
    let clamped = min(x, 4.5078125f);
    let shifted = clamped + 0x1.3p-5f;
    let c = hu_tanh_f16_polynomials[hu_binade_cell(shifted, 3u) % 64u];
    var p = c[2];
    p = fma(p, clamped, c[1]);
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | hu_f16_of_bits(bitcast<u32>(p));
}

const hu_tanh_bf16_polynomials = array<vec2f, 64>(
    vec2f(0x1.35b7eap-10f, 0x1.f94904p-1f),
    vec2f(0x1.35b7eap-10f, 0x1.f94904p-1f),
    vec2f(0x1.35b7eap-10f, 0x1.f94904p-1f),
    vec2f(0x1.887d32p-8f, 0x1.eb1a2p-1f),
    vec2f(0x1.0a887cp-7f, 0x1.e6136ap-1f),
    vec2f(0x1.417444p-6f, 0x1.d1745ep-1f),
    vec2f(0x1.df5c1ap-6f, 0x1.c28f5cp-1f),
    vec2f(0x1.719998p-5f, 0x1.ae147ap-1f),
    vec2f(0x1.02666p-4f, 0x1.99999ap-1f),
    vec2f(0x1.091772p-4f, 0x1.9745c6p-1f),
    vec2f(0x1.c36dacp-4f, 0x1.6db6dcp-1f),
    vec2f(0x1.356664p-3f, 0x1.4cccccp-1f),
    vec2f(0x1.356664p-3f, 0x1.4cccccp-1f),
    vec2f(0x1.98fffep-3f, 0x1.2aaaaap-1f),
    vec2f(0x1.f6f28p-3f, 0x1.0d7944p-1f),
    vec2f(0x1.f6f28p-3f, 0x1.0d7944p-1f),
    vec2f(0x1.3d45cep-2f, 0x1.d1745ep-2f),
    vec2f(0x1.3d45cep-2f, 0x1.d1745ep-2f),
    vec2f(0x1.746664p-2f, 0x1.99999ap-2f),
    vec2f(0x1.bdfffep-2f, 0x1.555556p-2f),
    vec2f(0x1.e6cccap-2f, 0x1.333334p-2f),
    vec2f(0x1.e6cccap-2f, 0x1.333334p-2f),
    vec2f(0x1.1b9248p-1f, 0x1.e79e7ap-3f),
    vec2f(0x1.1b9248p-1f, 0x1.e79e7ap-3f),
    vec2f(0x1.1b9248p-1f, 0x1.e79e7ap-3f),
    vec2f(0x1.48a5a4p-1f, 0x1.69696ap-3f),
    vec2f(0x1.48a5a4p-1f, 0x1.69696ap-3f),
    vec2f(0x1.48a5a4p-1f, 0x1.69696ap-3f),
    vec2f(0x1.6beeeep-1f, 0x1.111112p-3f),
    vec2f(0x1.6beeeep-1f, 0x1.111112p-3f),
    vec2f(0x1.6beeeep-1f, 0x1.111112p-3f),
    vec2f(0x1.72cp-1f, 0.125f),
    vec2f(0x1.94a5a4p-1f, 0x1.69696ap-4f),
    vec2f(0x1.94a5a4p-1f, 0x1.69696ap-4f),
    vec2f(0x1.94a5a4p-1f, 0x1.69696ap-4f),
    vec2f(0x1.b836dap-1f, 0x1.b6db6ep-5f),
    vec2f(0x1.b836dap-1f, 0x1.b6db6ep-5f),
    vec2f(0x1.b836dap-1f, 0x1.b6db6ep-5f),
    vec2f(0x1.b836dap-1f, 0x1.b6db6ep-5f),
    vec2f(0x1.b836dap-1f, 0x1.b6db6ep-5f),
    vec2f(0x1.b836dap-1f, 0x1.b6db6ep-5f),
    vec2f(0x1.d22p-1f, 0.03125f),
    vec2f(0x1.d22p-1f, 0.03125f),
    vec2f(0x1.d22p-1f, 0.03125f),
    vec2f(0x1.d22p-1f, 0.03125f),
    vec2f(0x1.d22p-1f, 0.03125f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e75d16p-1f, 0x1.f07c2p-7f),
    vec2f(0x1.e6f18ap-1f, 0x1.cfb21cp-7f),
    vec2f(0x1.e6f18ap-1f, 0x1.cfb21cp-7f),
    vec2f(0x1.e6f18ap-1f, 0x1.cfb21cp-7f),
    vec2f(0x1.e6f18ap-1f, 0x1.cfb21cp-7f),
    vec2f(0x1.e6f18ap-1f, 0x1.cfb21cp-7f),
    vec2f(0x1.e6f18ap-1f, 0x1.cfb21cp-7f),
    vec2f(0x1.35b7eap-10f, 0x1.f94904p-1f),
    vec2f(0x1.35b7eap-10f, 0x1.f94904p-1f),
);

/* tanh in bfloat16: sinh x / cosh x, for all x. +-0 -> +-0, +-inf -> +-1. */
fn hu_tanh_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if magnitude >= 0x405eu {
        return (bits & 0x8000u) | 0x3f80u;
    }
    if magnitude <= 0x3db8u {
        return bits;
    }
    let x = bitcast<f32>(magnitude << 16u);
    let clamped = min(x, 3.46875f);
    let c = hu_tanh_bf16_polynomials[hu_floor_cell(clamped, 0x1.19d5bap+4f) % 64u];
    var p = c[1];
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | (bitcast<u32>(p) >> 16u);
}

const hu_atan_f16_polynomials = array<vec4f, 64>(
    vec4f(0x1.97d992p-3f, 0x1.9bb994p-1f, -0x1.c8ea6p-3f, 0x1.8976f2p-6f),
    vec4f(0x1.bab2bep-2f, 0x1.0ba942p-1f, -0x1.c04336p-4f, 0x1.1b2c5cp-7f),
    vec4f(0x1.1cedd6p-1f, 0x1.a31ab6p-2f, -0x1.33feacp-4f, 0x1.575f54p-8f),
    vec4f(0x1.1cedd6p-1f, 0x1.a31ab6p-2f, -0x1.33feacp-4f, 0x1.575f54p-8f),
    vec4f(0x1.8d72d4p-1f, 0x1.f4c392p-3f, -0x1.151cd8p-5f, 0x1.cdde72p-10f),
    vec4f(0x1.c2005cp-1f, 0x1.78e9a6p-3f, -0x1.67d492p-6f, 0x1.02ae12p-10f),
    vec4f(0x1.1d9686p+0f, 0x1.1e4bbap-4f, -0x1.d6c5c4p-9f, 0.0f),
    vec4f(0x1.2de944p+0f, 0x1.a62844p-5f, -0x1.294f6ap-9f, 0.0f),
    vec4f(0x1.24f68ap+0f, 0x1.19908p-4f, -0x1.439a78p-8f, 0x1.1726e4p-13f),
    vec4f(0x1.3e485p+0f, 0x1.4aa532p-5f, -0x1.21cc46p-9f, 0x1.7c9c04p-15f),
    vec4f(0x1.3e485p+0f, 0x1.4aa532p-5f, -0x1.21cc46p-9f, 0x1.7c9c04p-15f),
    vec4f(0x1.5474p+0f, 0x1.64a81ep-6f, -0x1.c9902p-11f, 0x1.b71f6ep-17f),
    vec4f(0x1.5474p+0f, 0x1.64a81ep-6f, -0x1.c9902p-11f, 0x1.b71f6ep-17f),
    vec4f(0x1.66b184p+0f, 0x1.60516cp-7f, -0x1.3c15d4p-12f, 0x1.a74f26p-19f),
    vec4f(0x1.66b184p+0f, 0x1.60516cp-7f, -0x1.3c15d4p-12f, 0x1.a74f26p-19f),
    vec4f(0x1.744314p+0f, 0x1.4d3e1ap-8f, -0x1.9b8e6p-14f, 0x1.7b9316p-21f),
    vec4f(0x1.744314p+0f, 0x1.4d3e1ap-8f, -0x1.9b8e6p-14f, 0x1.7b9316p-21f),
    vec4f(0x1.7e2dcp+0f, 0x1.2830a6p-9f, -0x1.e51c1p-16f, 0x1.27cdbp-23f),
    vec4f(0x1.7e2dcp+0f, 0x1.2830a6p-9f, -0x1.e51c1p-16f, 0x1.27cdbp-23f),
    vec4f(0x1.7e2dcp+0f, 0x1.2830a6p-9f, -0x1.e51c1p-16f, 0x1.27cdbp-23f),
    vec4f(0x1.854fa4p+0f, 0x1.e77562p-11f, -0x1.fdc2a2p-18f, 0x1.8ba084p-26f),
    vec4f(0x1.854fa4p+0f, 0x1.e77562p-11f, -0x1.fdc2a2p-18f, 0x1.8ba084p-26f),
    vec4f(0x1.854fa4p+0f, 0x1.e77562p-11f, -0x1.fdc2a2p-18f, 0x1.8ba084p-26f),
    vec4f(0x1.8a52b8p+0f, 0x1.69dcd2p-12f, -0x1.cdd7dep-20f, 0x1.b59b0ep-29f),
    vec4f(0x1.8a52b8p+0f, 0x1.69dcd2p-12f, -0x1.cdd7dep-20f, 0x1.b59b0ep-29f),
    vec4f(0x1.8a52b8p+0f, 0x1.69dcd2p-12f, -0x1.cdd7dep-20f, 0x1.b59b0ep-29f),
    vec4f(0x1.8ea6cap+0f, 0x1.17c674p-14f, -0x1.2db7dp-23f, 0x1.d4662p-34f),
    vec4f(0x1.8ea6cap+0f, 0x1.17c674p-14f, -0x1.2db7dp-23f, 0x1.d4662p-34f),
    vec4f(0x1.8ea6cap+0f, 0x1.17c674p-14f, -0x1.2db7dp-23f, 0x1.d4662p-34f),
    vec4f(0x1.8ea6cap+0f, 0x1.17c674p-14f, -0x1.2db7dp-23f, 0x1.d4662p-34f),
    vec4f(0x1.8ea6cap+0f, 0x1.17c674p-14f, -0x1.2db7dp-23f, 0x1.d4662p-34f),
    vec4f(0x1.8ea6cap+0f, 0x1.17c674p-14f, -0x1.2db7dp-23f, 0x1.d4662p-34f),
    vec4f(0x1.916038p+0f, 0x1.fd047ap-20f, 0.0f, 0.0f),
    vec4f(0x1.916038p+0f, 0x1.fd047ap-20f, 0.0f, 0.0f),
    vec4f(0x1.916038p+0f, 0x1.fd047ap-20f, 0.0f, 0.0f),
    vec4f(0x1.916038p+0f, 0x1.fd047ap-20f, 0.0f, 0.0f),
    vec4f(0x1.916038p+0f, 0x1.fd047ap-20f, 0.0f, 0.0f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f),
    vec4f(-0x1.fa4e0ep-15f, 0x1.00651cp+0f, -0x1.c4f83p-7f, -0x1.2650dap-2f),
    vec4f(-0x1.fa4e0ep-15f, 0x1.00651cp+0f, -0x1.c4f83p-7f, -0x1.2650dap-2f),
    vec4f(-0x1.fa4e0ep-15f, 0x1.00651cp+0f, -0x1.c4f83p-7f, -0x1.2650dap-2f),
    vec4f(-0x1.fa4e0ep-15f, 0x1.00651cp+0f, -0x1.c4f83p-7f, -0x1.2650dap-2f),
    vec4f(-0x1.d4f872p-10f, 0x1.05ac9cp+0f, -0x1.8f81aep-4f, -0x1.5ee404p-3f),
    vec4f(-0x1.d4f872p-10f, 0x1.05ac9cp+0f, -0x1.8f81aep-4f, -0x1.5ee404p-3f),
    vec4f(-0x1.d4f872p-10f, 0x1.05ac9cp+0f, -0x1.8f81aep-4f, -0x1.5ee404p-3f),
    vec4f(-0x1.3bed2ap-7f, 0x1.148774p+0f, -0x1.ee7d7ep-3f, -0x1.a65046p-5f),
    vec4f(-0x1.3bed2ap-7f, 0x1.148774p+0f, -0x1.ee7d7ep-3f, -0x1.a65046p-5f),
    vec4f(-0x1.3171e4p-5f, 0x1.36a3ep+0f, -0x1.d530a2p-2f, 0x1.14265ap-4f),
    vec4f(-0x1.3171e4p-5f, 0x1.36a3ep+0f, -0x1.d530a2p-2f, 0x1.14265ap-4f),
    vec4f(-0x1.88b6ccp-5f, 0x1.400b3p+0f, -0x1.0028cap-1f, 0x1.55e922p-4f),
    vec4f(-0x1.88b6ccp-5f, 0x1.400b3p+0f, -0x1.0028cap-1f, 0x1.55e922p-4f),
    vec4f(-0x1.e91bdp-8f, 0x1.26a532p+0f, -0x1.ad2e6ap-2f, 0x1.f60604p-5f),
    vec4f(0x1.0b9d92p-4f, 0x1.030f94p+0f, -0x1.52e576p-2f, 0x1.5df11ep-5f),
    vec4f(0x1.0b9d92p-4f, 0x1.030f94p+0f, -0x1.52e576p-2f, 0x1.5df11ep-5f),
);

/* atan in binary16: inverse tangent of x, in radians, for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
fn hu_atan_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if magnitude >= 0x6405u {
        return (bits & 0x8000u) | 0x3e48u;
    }
    if magnitude <= 0x2745u {
        return bits;
    }
    let x = bitcast<f32>(hu_bits_of_f16(magnitude));
    let clamped = min(x, 1029.0f);
    let shifted = clamped + 0x1.4p-6f;
    let c = hu_atan_f16_polynomials[hu_binade_cell(shifted, 2u) % 64u];
    var p = c[3];
    p = fma(p, clamped, c[2]);
    p = fma(p, clamped, c[1]);
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | hu_f16_of_bits(bitcast<u32>(p));
}

const hu_atan_bf16_polynomials = array<vec3f, 64>(
    vec3f(0x1.be3824p-2f, 0x1.e6acdep-2f, -0x1.19e012p-4f),
    vec3f(0x1.5e508ap-1f, 0x1.1c50fap-2f, -0x1.e11412p-6f),
    vec3f(0x1.5e508ap-1f, 0x1.1c50fap-2f, -0x1.e11412p-6f),
    vec3f(0x1.d24d9p-1f, 0x1.32fb2p-3f, -0x1.72f2c4p-7f),
    vec3f(0x1.d24d9p-1f, 0x1.32fb2p-3f, -0x1.72f2c4p-7f),
    vec3f(0x1.1fb746p+0f, 0x1.163788p-4f, -0x1.bd2e2p-9f),
    vec3f(0x1.1fb746p+0f, 0x1.163788p-4f, -0x1.bd2e2p-9f),
    vec3f(0x1.1fb746p+0f, 0x1.163788p-4f, -0x1.bd2e2p-9f),
    vec3f(0x1.467554p+0f, 0x1.e7e7eap-6f, -0x1.010102p-10f),
    vec3f(0x1.467554p+0f, 0x1.e7e7eap-6f, -0x1.010102p-10f),
    vec3f(0x1.5a4006p+0f, 0x1.0d57d2p-6f, -0x1.a7aac6p-12f),
    vec3f(0x1.5a4006p+0f, 0x1.0d57d2p-6f, -0x1.a7aac6p-12f),
    vec3f(0x1.6b5a62p+0f, 0x1.058a88p-7f, -0x1.1bb4a4p-13f),
    vec3f(0x1.6b5a62p+0f, 0x1.058a88p-7f, -0x1.1bb4a4p-13f),
    vec3f(0x1.6b5a62p+0f, 0x1.058a88p-7f, -0x1.1bb4a4p-13f),
    vec3f(0x1.7de8eep+0f, 0x1.243d8p-9f, -0x1.461932p-16f),
    vec3f(0x1.7de8eep+0f, 0x1.243d8p-9f, -0x1.461932p-16f),
    vec3f(0x1.7de8eep+0f, 0x1.243d8p-9f, -0x1.461932p-16f),
    vec3f(0x1.7de8eep+0f, 0x1.243d8p-9f, -0x1.461932p-16f),
    vec3f(0x1.7de8eep+0f, 0x1.243d8p-9f, -0x1.461932p-16f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f),
    vec3f(-0x1.5c7f2cp-10f, 0x1.0805a4p+0f, -0x1.691474p-3f),
    vec3f(-0x1.5c7f2cp-10f, 0x1.0805a4p+0f, -0x1.691474p-3f),
    vec3f(-0x1.535992p-7f, 0x1.194d66p+0f, -0x1.30d19p-2f),
    vec3f(-0x1.535992p-7f, 0x1.194d66p+0f, -0x1.30d19p-2f),
    vec3f(-0x1.535992p-7f, 0x1.194d66p+0f, -0x1.30d19p-2f),
    vec3f(-0x1.535992p-7f, 0x1.194d66p+0f, -0x1.30d19p-2f),
    vec3f(-0x1.15f8acp-10f, 0x1.0df6e8p+0f, -0x1.fa30a2p-3f),
    vec3f(-0x1.c70b38p-7f, 0x1.1e892p+0f, -0x1.47c30ep-2f),
    vec3f(-0x1.c70b38p-7f, 0x1.1e892p+0f, -0x1.47c30ep-2f),
    vec3f(0x1.46ff4ap-5f, 0x1.fc6832p-1f, -0x1.f6bffp-3f),
    vec3f(0x1.46ff4ap-5f, 0x1.fc6832p-1f, -0x1.f6bffp-3f),
    vec3f(0x1.466cdep-4f, 0x1.d0dd0ep-1f, -0x1.a01a02p-3f),
    vec3f(0x1.573152p-3f, 0x1.87c53ap-1f, -0x1.2d1da8p-3f),
    vec3f(0x1.be3824p-2f, 0x1.e6acdep-2f, -0x1.19e012p-4f),
);

/* atan in bfloat16: inverse tangent of x, in radians, for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
fn hu_atan_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if magnitude >= 0x4364u {
        return (bits & 0x8000u) | 0x3fc9u;
    }
    if magnitude <= 0x3db8u {
        return bits;
    }
    let x = bitcast<f32>(magnitude << 16u);
    let shifted = min(x, 228.0f);
    let c = hu_atan_bf16_polynomials[hu_binade_cell(shifted, 2u) % 64u];
    var p = c[2];
    p = fma(p, shifted, c[1]);
    p = fma(p, shifted, c[0]);
    return (bits & 0x8000u) | (bitcast<u32>(p) >> 16u);
}

const hu_erf_f16_polynomials = array<vec3f, 64>(
    vec3f(0x1.b4129ep-1f, 0x1.fdc2cep-4f, -0x1.af202cp-6f),
    vec3f(0x1.e484dp-1f, 0x1.4adcd8p-5f, -0x1.f402eep-8f),
    vec3f(0x1.e484dp-1f, 0x1.4adcd8p-5f, -0x1.f402eep-8f),
    vec3f(0x1.0125ep-33f, 0x1.20dd94p+0f, -0x1.ffc13p-10f),
    vec3f(0x1.0125ep-33f, 0x1.20dd94p+0f, -0x1.ffc13p-10f),
    vec3f(0x1.0125ep-33f, 0x1.20dd94p+0f, -0x1.ffc13p-10f),
    vec3f(0x1.0125ep-33f, 0x1.20dd94p+0f, -0x1.ffc13p-10f),
    vec3f(-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f),
    vec3f(-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f),
    vec3f(-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f),
    vec3f(-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f),
    vec3f(-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f),
    vec3f(-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f),
    vec3f(-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f),
    vec3f(-0x1.a95514p-19f, 0x1.20fd68p+0f, -0x1.88c164p-6f),
    vec3f(-0x1.a95514p-19f, 0x1.20fd68p+0f, -0x1.88c164p-6f),
    vec3f(-0x1.a95514p-19f, 0x1.20fd68p+0f, -0x1.88c164p-6f),
    vec3f(-0x1.a95514p-19f, 0x1.20fd68p+0f, -0x1.88c164p-6f),
    vec3f(-0x1.a95514p-19f, 0x1.20fd68p+0f, -0x1.88c164p-6f),
    vec3f(-0x1.a10f6cp-16f, 0x1.2157dcp+0f, -0x1.7a4a6p-5f),
    vec3f(-0x1.a10f6cp-16f, 0x1.2157dcp+0f, -0x1.7a4a6p-5f),
    vec3f(-0x1.a10f6cp-16f, 0x1.2157dcp+0f, -0x1.7a4a6p-5f),
    vec3f(-0x1.a10f6cp-16f, 0x1.2157dcp+0f, -0x1.7a4a6p-5f),
    vec3f(-0x1.a10f6cp-16f, 0x1.2157dcp+0f, -0x1.7a4a6p-5f),
    vec3f(-0x1.b3bc26p-14f, 0x1.22184ap+0f, -0x1.2e217ep-4f),
    vec3f(-0x1.b3bc26p-14f, 0x1.22184ap+0f, -0x1.2e217ep-4f),
    vec3f(-0x1.b3bc26p-14f, 0x1.22184ap+0f, -0x1.2e217ep-4f),
    vec3f(-0x1.b3bc26p-14f, 0x1.22184ap+0f, -0x1.2e217ep-4f),
    vec3f(-0x1.9237cp-12f, 0x1.23cc3cp+0f, -0x1.d1bd6cp-4f),
    vec3f(-0x1.9237cp-12f, 0x1.23cc3cp+0f, -0x1.d1bd6cp-4f),
    vec3f(-0x1.9237cp-12f, 0x1.23cc3cp+0f, -0x1.d1bd6cp-4f),
    vec3f(-0x1.9237cp-12f, 0x1.23cc3cp+0f, -0x1.d1bd6cp-4f),
    vec3f(-0x1.9237cp-12f, 0x1.23cc3cp+0f, -0x1.d1bd6cp-4f),
    vec3f(-0x1.53c0aap-10f, 0x1.276e86p+0f, -0x1.5afcc8p-3f),
    vec3f(-0x1.53c0aap-10f, 0x1.276e86p+0f, -0x1.5afcc8p-3f),
    vec3f(-0x1.53c0aap-10f, 0x1.276e86p+0f, -0x1.5afcc8p-3f),
    vec3f(-0x1.56cdfp-9f, 0x1.2b4c06p+0f, -0x1.b3a0aap-3f),
    vec3f(-0x1.56cdfp-9f, 0x1.2b4c06p+0f, -0x1.b3a0aap-3f),
    vec3f(-0x1.56cdfp-9f, 0x1.2b4c06p+0f, -0x1.b3a0aap-3f),
    vec3f(-0x1.7b32f4p-8f, 0x1.327292p+0f, -0x1.18f6d4p-2f),
    vec3f(-0x1.7b32f4p-8f, 0x1.327292p+0f, -0x1.18f6d4p-2f),
    vec3f(-0x1.7b32f4p-8f, 0x1.327292p+0f, -0x1.18f6d4p-2f),
    vec3f(-0x1.e8fafap-8f, 0x1.35c4bp+0f, -0x1.324112p-2f),
    vec3f(-0x1.e8fafap-8f, 0x1.35c4bp+0f, -0x1.324112p-2f),
    vec3f(-0x1.13b7d2p-6f, 0x1.43b9acp+0f, -0x1.83d544p-2f),
    vec3f(-0x1.13b7d2p-6f, 0x1.43b9acp+0f, -0x1.83d544p-2f),
    vec3f(-0x1.82d252p-6f, 0x1.4bf2c2p+0f, -0x1.aad9dep-2f),
    vec3f(-0x1.82d252p-6f, 0x1.4bf2c2p+0f, -0x1.aad9dep-2f),
    vec3f(-0x1.1555cep-5f, 0x1.5682b6p+0f, -0x1.d577b4p-2f),
    vec3f(-0x1.1555cep-5f, 0x1.5682b6p+0f, -0x1.d577b4p-2f),
    vec3f(-0x1.5d6b0ep-5f, 0x1.5dfeaep+0f, -0x1.ee5e06p-2f),
    vec3f(-0x1.5d6b0ep-5f, 0x1.5dfeaep+0f, -0x1.ee5e06p-2f),
    vec3f(-0x1.5d6b0ep-5f, 0x1.5dfeaep+0f, -0x1.ee5e06p-2f),
    vec3f(-0x1.d6f77p-6f, 0x1.5540c6p+0f, -0x1.d8e32p-2f),
    vec3f(-0x1.d6f77p-6f, 0x1.5540c6p+0f, -0x1.d8e32p-2f),
    vec3f(-0x1.4d290ep-7f, 0x1.4aadcap+0f, -0x1.c163c4p-2f),
    vec3f(0x1.d2b4d2p-6f, 0x1.36b1eep+0f, -0x1.9904dep-2f),
    vec3f(0x1.a229fap-4f, 0x1.14a3f2p+0f, -0x1.5b6994p-2f),
    vec3f(0x1.ab91bcp-3f, 0x1.d0af6p-1f, -0x1.137812p-2f),
    vec3f(0x1.37d89ep-2f, 0x1.8856e8p-1f, -0x1.bc240ap-3f),
    vec3f(0x1.c2d718p-2f, 0x1.2aacbap-1f, -0x1.3dd47cp-3f),
    vec3f(0x1.15d842p-1f, 0x1.d33a86p-2f, -0x1.da24fcp-4f),
    vec3f(0x1.48f0dcp-1f, 0x1.5ce7dcp-2f, -0x1.5122b6p-4f),
    vec3f(0x1.7f6a32p-1f, 0x1.cfd2bcp-3f, -0x1.a6ea4cp-5f),
);

/* erf in binary16: 2/sqrt(pi) * integral of e^(-t^2) dt from 0 to x, for all x. +-0 -> +-0, +-inf -> +-1. */
fn hu_erf_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if magnitude >= 0x4131u {
        return (bits & 0x8000u) | 0x3c00u;
    }
    if magnitude <= 0x0003u {
        return bits;
    }
    let x = bitcast<f32>(hu_bits_of_f16(magnitude));
    let clamped = min(x, 0x1.4c4p+1f);
    let shifted = clamped + 0x1.6p-7f;
    let c = hu_erf_f16_polynomials[hu_binade_cell(shifted, 3u) % 64u];
    var p = c[2];
    p = fma(p, clamped, c[1]);
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | hu_f16_of_bits(bitcast<u32>(p));
}

const hu_erf_bf16_polynomials = array<vec2f, 32>(
    vec2f(0x1.45302cp+0f, -0x1.b5e114p-2f),
    vec2f(0x1.3e13a2p+0f, -0x1.9cbddcp-2f),
    vec2f(0x1.34479p+0f, -0x1.7f14cap-2f),
    vec2f(0x1.28da12p+0f, -0x1.5fe664p-2f),
    vec2f(0x1.18accp+0f, -0x1.37b3f4p-2f),
    vec2f(0x1.04f89ep+0f, -0x1.0b9b0cp-2f),
    vec2f(0x1.f5863ep-1f, -0x1.ecdc5ap-3f),
    vec2f(0x1.bd346ap-1f, -0x1.830a7p-3f),
    vec2f(0x1.a2af06p-1f, -0x1.5558e4p-3f),
    vec2f(0x1.70253cp-1f, -0x1.07fe08p-3f),
    vec2f(0x1.486914p-1f, -0x1.a45d86p-4f),
    vec2f(0x1.2923p-1f, -0x1.5831ccp-4f),
    vec2f(0x1.0ec518p-1f, -0x1.1dd8p-4f),
    vec2f(0x1.0141dep-1f, -0x1.02443ep-4f),
    vec2f(0.0f, 0.0f),
    vec2f(0.0f, 0.0f),
    vec2f(0.0f, 0.0f),
    vec2f(0x1.20de6ap+0f, -0x1.4fa8ap-7f),
    vec2f(0x1.212aeep+0f, -0x1.5ae4c4p-5f),
    vec2f(0x1.21d3dp+0f, -0x1.35512ap-4f),
    vec2f(0x1.2325f8p+0f, -0x1.dad64ep-4f),
    vec2f(0x1.2440cp+0f, -0x1.1f6394p-3f),
    vec2f(0x1.25003ap+0f, -0x1.3d39fp-3f),
    vec2f(0x1.26fbbp+0f, -0x1.81c754p-3f),
    vec2f(0x1.2d5f48p+0f, -0x1.107fe8p-2f),
    vec2f(0x1.2f0f82p+0f, -0x1.20fbd6p-2f),
    vec2f(0x1.338738p+0f, -0x1.490af8p-2f),
    vec2f(0x1.385856p+0f, -0x1.6ca7fep-2f),
    vec2f(0x1.3eef9cp+0f, -0x1.9640acp-2f),
    vec2f(0x1.40cde4p+0f, -0x1.a09edap-2f),
    vec2f(0x1.438758p+0f, -0x1.ae1658p-2f),
    vec2f(0x1.425ep+0f, -0x1.a94824p-2f),
);

/* erf in bfloat16: 2/sqrt(pi) * integral of e^(-t^2) dt from 0 to x, for all x. +-0 -> +-0, +-inf -> +-1. */
fn hu_erf_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if magnitude >= 0x400du {
        return (bits & 0x8000u) | 0x3f80u;
    }
    if magnitude <= 0x00e1u {
        return hu_linear_bf16(bits, 36975u);
    }
    let x = bitcast<f32>(magnitude << 16u);
    let clamped = min(x, 4.0f);
    let shifted = fma(clamped, 1.5f, 0.5625f);
    let c = hu_erf_bf16_polynomials[hu_binade_cell(shifted, 3u) % 32u];
    var p = c[1];
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | hu_bf16_of_bits(bitcast<u32>(clamped * p));
}

const hu_gd_f16_polynomials = array<vec3f, 64>(
    vec3f(0x1.2a6476p-2f, 0x1.7d826ep-1f, -0x1.eb6a02p-4f),
    vec3f(0x1.963b64p-2f, 0x1.4c09dap-1f, -0x1.90927ap-4f),
    vec3f(0x1.14cfc8p-1f, 0x1.0fa17p-1f, -0x1.2d72bep-4f),
    vec3f(0x1.4eb6aap-1f, 0x1.c9c648p-2f, -0x1.dca01ep-5f),
    vec3f(0x1.8d6a3cp-1f, 0x1.7542a2p-2f, -0x1.6aa744p-5f),
    vec3f(0x1.c5f5b6p-1f, 0x1.2f60e6p-2f, -0x1.1445fep-5f),
    vec3f(0x1.023f2ap+0f, 0x1.d0bfc4p-3f, -0x1.87574p-6f),
    vec3f(0x1.06d2a4p+0f, 0x1.bece86p-3f, -0x1.7601a6p-6f),
    vec3f(0x1.27514ap+0f, 0x1.3bda08p-3f, -0x1.e3f314p-7f),
    vec3f(0x1.46cc5cp+0f, 0x1.9628bep-4f, -0x1.19e012p-7f),
    vec3f(0x1.5ac8fep+0f, 0x1.15d7f6p-4f, -0x1.65b9fep-8f),
    vec3f(0x1.68b64ep+0f, 0x1.87264ap-5f, -0x1.d854ep-9f),
    vec3f(0x1.8a2da2p+0f, 0x1.1cf06ap-8f, 0.0f),
    vec3f(0x1.8310a2p+0f, 0x1.d6fd62p-7f, -0x1.d2aaap-11f),
    vec3f(0x1.8310a2p+0f, 0x1.d6fd62p-7f, -0x1.d2aaap-11f),
    vec3f(0x1.8310a2p+0f, 0x1.d6fd62p-7f, -0x1.d2aaap-11f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f),
    vec3f(-0x1.2c7a8ep-13f, 0x1.012966p+0f, -0x1.869298p-5f),
    vec3f(-0x1.2c7a8ep-13f, 0x1.012966p+0f, -0x1.869298p-5f),
    vec3f(-0x1.2c7a8ep-13f, 0x1.012966p+0f, -0x1.869298p-5f),
    vec3f(-0x1.56d306p-12f, 0x1.02024p+0f, -0x1.0079acp-4f),
    vec3f(-0x1.56d306p-12f, 0x1.02024p+0f, -0x1.0079acp-4f),
    vec3f(-0x1.56d306p-12f, 0x1.02024p+0f, -0x1.0079acp-4f),
    vec3f(-0x1.0024e8p-10f, 0x1.0425f2p+0f, -0x1.6f058ep-4f),
    vec3f(-0x1.0024e8p-10f, 0x1.0425f2p+0f, -0x1.6f058ep-4f),
    vec3f(-0x1.0024e8p-10f, 0x1.0425f2p+0f, -0x1.6f058ep-4f),
    vec3f(-0x1.0024e8p-10f, 0x1.0425f2p+0f, -0x1.6f058ep-4f),
    vec3f(-0x1.309cf2p-9f, 0x1.074fe6p+0f, -0x1.e3b88p-4f),
    vec3f(-0x1.309cf2p-9f, 0x1.074fe6p+0f, -0x1.e3b88p-4f),
    vec3f(-0x1.06796cp-8f, 0x1.0a6a32p+0f, -0x1.1eca2p-3f),
    vec3f(-0x1.06796cp-8f, 0x1.0a6a32p+0f, -0x1.1eca2p-3f),
    vec3f(-0x1.fb902p-8f, 0x1.0fff46p+0f, -0x1.6027bp-3f),
    vec3f(-0x1.fb902p-8f, 0x1.0fff46p+0f, -0x1.6027bp-3f),
    vec3f(-0x1.fb902p-8f, 0x1.0fff46p+0f, -0x1.6027bp-3f),
    vec3f(-0x1.9487fep-7f, 0x1.157b0ep+0f, -0x1.934706p-3f),
    vec3f(-0x1.9487fep-7f, 0x1.157b0ep+0f, -0x1.934706p-3f),
    vec3f(-0x1.3e083p-6f, 0x1.1c6e3p+0f, -0x1.c8c55ep-3f),
    vec3f(-0x1.3e083p-6f, 0x1.1c6e3p+0f, -0x1.c8c55ep-3f),
    vec3f(-0x1.d779aep-6f, 0x1.23be0ep+0f, -0x1.f57a3ep-3f),
    vec3f(-0x1.d779aep-6f, 0x1.23be0ep+0f, -0x1.f57a3ep-3f),
    vec3f(-0x1.d779aep-6f, 0x1.23be0ep+0f, -0x1.f57a3ep-3f),
    vec3f(-0x1.f295f2p-6f, 0x1.24f2p+0f, -0x1.fc2324p-3f),
    vec3f(-0x1.f295f2p-6f, 0x1.24f2p+0f, -0x1.fc2324p-3f),
    vec3f(-0x1.f295f2p-6f, 0x1.24f2p+0f, -0x1.fc2324p-3f),
    vec3f(-0x1.c1165ap-7f, 0x1.1d0bdp+0f, -0x1.def1e4p-3f),
    vec3f(0x1.158afap-6f, 0x1.1086c4p+0f, -0x1.b6ef82p-3f),
    vec3f(0x1.158afap-6f, 0x1.1086c4p+0f, -0x1.b6ef82p-3f),
    vec3f(0x1.7c061ep-4f, 0x1.ec18b6p-1f, -0x1.6e934ap-3f),
    vec3f(0x1.7c061ep-4f, 0x1.ec18b6p-1f, -0x1.6e934ap-3f),
    vec3f(0x1.e493a2p-3f, 0x1.979d6ep-1f, -0x1.0d95a4p-3f),
    vec3f(0x1.dfb4fp-3f, 0x1.9a582ap-1f, -0x1.121928p-3f),
);

/* gd in binary16: Gudermannian: atan(sinh x), for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
fn hu_gd_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if magnitude >= 0x47a2u {
        return (bits & 0x8000u) | 0x3e48u;
    }
    if magnitude <= 0x29c5u {
        return bits;
    }
    let x = bitcast<f32>(hu_bits_of_f16(magnitude));
    let clamped = min(x, 7.6328125f);
    let shifted = clamped + 0.03125f;
    let c = hu_gd_f16_polynomials[hu_binade_cell(shifted, 3u) % 64u];
    var p = c[2];
    p = fma(p, clamped, c[1]);
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | hu_f16_of_bits(bitcast<u32>(p));
}

const hu_gd_bf16_polynomials = array<vec2f, 64>(
    vec2f(0x1.bae38cp-1f, 0x1.c71c72p-3f),
    vec2f(0x1.eddb6cp-1f, 0x1.6db6dcp-3f),
    vec2f(0x1.12745cp+0f, 0x1.1745d2p-3f),
    vec2f(0x1.214ec4p+0f, 0x1.d89d8ap-4f),
    vec2f(0x1.33e8bap+0f, 0x1.745d18p-4f),
    vec2f(0x1.47eeeep+0f, 0x1.111112p-4f),
    vec2f(0x1.5b5d16p+0f, 0x1.745d18p-5f),
    vec2f(0x1.5b5d16p+0f, 0x1.745d18p-5f),
    vec2f(0x1.69ep+0f, 0.03125f),
    vec2f(0x1.7b9p+0f, 0.015625f),
    vec2f(0x1.7b9p+0f, 0.015625f),
    vec2f(0x1.7d6bcap+0f, 0x1.af286cp-7f),
    vec2f(0x1.7d6bcap+0f, 0x1.af286cp-7f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(0x1.1b6d76p-10f, 0x1.fb1fb2p-1f),
    vec2f(-0x1.6a59fcp-7f, 0x1.16969p+0f),
    vec2f(-0x1.6a59fcp-7f, 0x1.16969p+0f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(0x1.1c1eb2p-9f, 0x1.f83e1p-1f),
    vec2f(-0x1.2a2e2ep-5f, 0x1.22e8aep+0f),
    vec2f(0x1.089d7ap-7f, 0x1.ec4ec4p-1f),
    vec2f(0x1.089d7ap-7f, 0x1.ec4ec4p-1f),
    vec2f(0x1.089d7ap-7f, 0x1.ec4ec4p-1f),
    vec2f(0x1.04fffp-6f, 0.9375f),
    vec2f(0x1.04fffp-6f, 0.9375f),
    vec2f(0x1.a4de82p-6f, 0x1.d37a7p-1f),
    vec2f(0x1.a4de82p-6f, 0x1.d37a7p-1f),
    vec2f(0x1.026664p-5f, 0x1.ccccccp-1f),
    vec2f(0x1.65fff8p-5f, 0.875f),
    vec2f(0x1.08a3d4p-4f, 0x1.ae147ap-1f),
    vec2f(0x1.08a3d4p-4f, 0x1.ae147ap-1f),
    vec2f(0x1.74ccc2p-4f, 0x1.99999ap-1f),
    vec2f(0x1.dda59ap-4f, 0x1.878788p-1f),
    vec2f(0x1.dda59ap-4f, 0x1.878788p-1f),
    vec2f(0x1.42db68p-3f, 0x1.6db6dcp-1f),
    vec2f(0x1.b27b92p-3f, 0x1.4f72c2p-1f),
    vec2f(0x1.b27b92p-3f, 0x1.4f72c2p-1f),
    vec2f(0x1.146662p-2f, 0x1.333334p-1f),
    vec2f(0x1.297d22p-2f, 0x1.29ac9ap-1f),
    vec2f(0x1.91fffcp-2f, 0.5f),
    vec2f(0x1.e071c2p-2f, 0x1.c71c72p-2f),
    vec2f(0x1.1f3b12p-1f, 0x1.89d89ep-2f),
    vec2f(0x1.561248p-1f, 0x1.492492p-2f),
    vec2f(0x1.561248p-1f, 0x1.492492p-2f),
    vec2f(0x1.784922p-1f, 0x1.24924ap-2f),
);

/* gd in bfloat16: Gudermannian: atan(sinh x), for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
fn hu_gd_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if magnitude >= 0x40c4u {
        return (bits & 0x8000u) | 0x3fc9u;
    }
    if magnitude <= 0x3de8u {
        return bits;
    }
    let x = bitcast<f32>(magnitude << 16u);
    let clamped = min(x, 6.125f);
    let shifted = clamped + -0x1.cp-6f;
    let c = hu_gd_bf16_polynomials[hu_binade_cell(shifted, 3u) % 64u];
    var p = c[1];
    p = fma(p, clamped, c[0]);
    return (bits & 0x8000u) | (bitcast<u32>(p) >> 16u);
}

const hu_inv_gd_f16_polynomials = array<vec4f, 32>(
    vec4f(0.0f, 0x1.000062p+0f, -0x1.c2f97cp-13f, 0x1.596d42p-3f),
    vec4f(-1769.265625f, 1132.0f, 0.0f, 0.0f),
    vec4f(6.7109375f, 0.0f, 0.0f, 0.0f),
    vec4f(-0x1.9125p+8f, 260.0f, 0.0f, 0.0f),
    vec4f(0x1.d219f4p+14f, -38288.0f, 12288.0f, 0.0f),
    vec4f(9824.234375f, -12684.0f, 4096.0f, 0.0f),
    vec4f(0x1.ce9318p+13f, -19070.0f, 6144.0f, 0.0f),
    vec4f(-0x1.939cp+6f, 68.0f, 0.0f, 0.0f),
    vec4f(0x1.9173e6p+11f, -0x1.059556p+12f, 0x1.555556p+10f, 0.0f),
    vec4f(0x1.893d4ap+10f, -2070.0f, 0x1.555556p+9f, 0.0f),
    vec4f(-0x1.7529p+5f, 33.0f, 0.0f, 0.0f),
    vec4f(-0x1.2c37b2p+5f, 0x1.b11a72p+4f, 0.0f, 0.0f),
    vec4f(0x1.3c09bep+9f, -0x1.a6e39p+9f, 0x1.1c71c8p+8f, 0.0f),
    vec4f(0x1.500daep+8f, -0x1.c8e87ep+8f, 0x1.39782ap+7f, 0.0f),
    vec4f(0x1.6d139p+6f, -0x1.078618p+7f, 0x1.861862p+5f, 0.0f),
    vec4f(0x1.670dd4p+7f, -0x1.f23a84p+7f, 0x1.5f15f2p+6f, 0.0f),
    vec4f(0x1.865d34p+6f, -0x1.1561fap+7f, 0x1.948b1p+5f, 0.0f),
    vec4f(0x1.21fd4ap+6f, -104.40625f, 0x1.36db6ep+5f, 0.0f),
    vec4f(0x1.632754p+5f, -0x1.05fbc4p+6f, 0x1.963702p+4f, 0.0f),
    vec4f(0x1.37b67ep+5f, -0x1.cf7778p+5f, 0x1.6c16c2p+4f, 0.0f),
    vec4f(0x1.2ef926p+4f, -0x1.d510e4p+4f, 0x1.910e46p+3f, 0.0f),
    vec4f(0x1.66a25p+3f, -0x1.1e0c9ep+4f, 0x1.099cfcp+3f, 0.0f),
    vec4f(0x1.c2b146p+2f, -0x1.6fc8dep+3f, 0x1.76a12ap+2f, 0.0f),
    vec4f(0x1.325ba2p+2f, -0x1.fa7578p+2f, 0x1.1bb4a4p+2f, 0.0f),
    vec4f(-0x1.772ea8p+2f, 0x1.18de04p+4f, -0x1.fb709ap+3f, 0x1.58a7acp+2f),
    vec4f(-0x1.8e6702p+2f, 0x1.309efp+4f, -0x1.1a5c2p+4f, 0x1.83bab4p+2f),
    vec4f(-0x1.74cc84p-1f, 0x1.cd5712p+1f, -0x1.99259cp+1f, 0x1.8bea6ap+0f),
    vec4f(0x1.a28f98p-2f, -0x1.69c052p-3f, 0x1.fc4fbap-1f, 0.0f),
    vec4f(-0x1.844c76p-4f, 0x1.741a06p+0f, -0x1.824e4cp-1f, 0x1.3d0b3cp-1f),
    vec4f(-0x1.55ec14p-6f, 0x1.20f34ep+0f, -0x1.1c3334p-2f, 0x1.8a5748p-2f),
    vec4f(-0x1.a30fecp-10f, 0x1.0412ap+0f, -0x1.c701cep-5f, 0x1.e78e3p-3f),
    vec4f(-0x1.10ad42p-14f, 0x1.005208p+0f, -0x1.0fbd8ap-7f, 0x1.7e3172p-3f),
);

/* inv_gd in binary16: inverse Gudermannian: asinh(tan x), for |x| < pi/2. +-0 -> +-0, |x| > pi/2 -> NaN. */
fn hu_inv_gd_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if magnitude >= 0x3e49u {
        return 0x7e00u;
    }
    if magnitude <= 0x29c4u {
        return bits;
    }
    let x = bitcast<f32>(hu_bits_of_f16(magnitude));
    let shifted = fma(x, -1.375f, 0x1.15ap+1f);
    let c = hu_inv_gd_f16_polynomials[hu_binade_cell(shifted, 2u) % 32u];
    var p = c[3];
    p = fma(p, x, c[2]);
    p = fma(p, x, c[1]);
    p = fma(p, x, c[0]);
    return (bits & 0x8000u) | hu_f16_of_bits(bitcast<u32>(p));
}

const hu_inv_gd_bf16_polynomials = array<vec2f, 64>(
    vec2f(0.0f, 1.0f),
    vec2f(-0x1.180dfep+9f, 0x1.69fffep+8f),
    vec2f(-0x1.180dfep+9f, 0x1.69fffep+8f),
    vec2f(-69.796875f, 48.0f),
    vec2f(-0x1.5c4ff4p+5f, 0x1.effffp+4f),
    vec2f(-26.7109375f, 20.0f),
    vec2f(-16.6484375f, 0x1.aaaaaap+3f),
    vec2f(-16.6484375f, 0x1.aaaaaap+3f),
    vec2f(-9.9453125f, 0x1.19999ap+3f),
    vec2f(-9.9453125f, 0x1.19999ap+3f),
    vec2f(-9.9453125f, 0x1.19999ap+3f),
    vec2f(-0x1.9f8002p+2f, 0x1.99999ap+2f),
    vec2f(-0x1.9f8002p+2f, 0x1.99999ap+2f),
    vec2f(-0x1.9f8002p+2f, 0x1.99999ap+2f),
    vec2f(-0x1.22cp+2f, 5.0f),
    vec2f(-0x1.22cp+2f, 5.0f),
    vec2f(-0x1.22cp+2f, 5.0f),
    vec2f(-0x1.ae1fecp+1f, 0x1.07fff8p+2f),
    vec2f(-0x1.ae1fecp+1f, 0x1.07fff8p+2f),
    vec2f(-0x1.ae1fecp+1f, 0x1.07fff8p+2f),
    vec2f(-0x1.ae1fecp+1f, 0x1.07fff8p+2f),
    vec2f(-0x1.0a3p+1f, 3.125f),
    vec2f(-0x1.0a3p+1f, 3.125f),
    vec2f(-0x1.0a3p+1f, 3.125f),
    vec2f(-0x1.0a3p+1f, 3.125f),
    vec2f(-0x1.0a3p+1f, 3.125f),
    vec2f(-0x1.63e39p+0f, 0x1.471c72p+1f),
    vec2f(-0x1.63e39p+0f, 0x1.471c72p+1f),
    vec2f(-0x1.63e39p+0f, 0x1.471c72p+1f),
    vec2f(-0x1.63e39p+0f, 0x1.471c72p+1f),
    vec2f(-0x1.63e39p+0f, 0x1.471c72p+1f),
    vec2f(-0x1.cf4002p-1f, 2.125f),
    vec2f(-0x1.cf4002p-1f, 2.125f),
    vec2f(-0x1.cf4002p-1f, 2.125f),
    vec2f(-0x1.4d4b4ep-1f, 0x1.e1e1e2p+0f),
    vec2f(-0x1.4d4b4ep-1f, 0x1.e1e1e2p+0f),
    vec2f(-0x1.4d4b4ep-1f, 0x1.e1e1e2p+0f),
    vec2f(-0x1.f2db72p-2f, 0x1.b6db6ep+0f),
    vec2f(-0x1.a3ffdp-2f, 0x1.a1af1ap+0f),
    vec2f(-0x1.a3ffdp-2f, 0x1.a1af1ap+0f),
    vec2f(-0x1.011c72p-2f, 0x1.71c71cp+0f),
    vec2f(-0x1.011c72p-2f, 0x1.71c71cp+0f),
    vec2f(-0x1.a2276ap-3f, 0x1.627628p+0f),
    vec2f(-0x1.a2276ap-3f, 0x1.627628p+0f),
    vec2f(-0x1.2f13b4p-3f, 0x1.4ec4ecp+0f),
    vec2f(-0x1.2f13b4p-3f, 0x1.4ec4ecp+0f),
    vec2f(-0x1.980006p-4f, 0x1.3c3c3cp+0f),
    vec2f(-0x1.980006p-4f, 0x1.3c3c3cp+0f),
    vec2f(-0x1.980006p-4f, 0x1.3c3c3cp+0f),
    vec2f(-0x1.b66684p-5f, 0x1.27d27ep+0f),
    vec2f(-0x1.b66684p-5f, 0x1.27d27ep+0f),
    vec2f(-0x1.b66684p-5f, 0x1.27d27ep+0f),
    vec2f(-0x1.430008p-5f, 1.125f),
    vec2f(-0x1.a9e7acp-6f, 0x1.186186p+0f),
    vec2f(-0x1.a9e7acp-6f, 0x1.186186p+0f),
    vec2f(-0x1.e888d4p-7f, 0x1.111112p+0f),
    vec2f(-0x1.e888d4p-7f, 0x1.111112p+0f),
    vec2f(-0x1.c2aab6p-8f, 0x1.0aaaaap+0f),
    vec2f(-0x1.c2aab6p-8f, 0x1.0aaaaap+0f),
    vec2f(-0x1.b2dfdep-9f, 0x1.06906ap+0f),
    vec2f(-0x1.b2dfdep-9f, 0x1.06906ap+0f),
    vec2f(-0x1.6be646p-10f, 0x1.043b3cp+0f),
    vec2f(-0x1.6be646p-10f, 0x1.043b3cp+0f),
    vec2f(-0x1.6be646p-10f, 0x1.043b3cp+0f),
);

/* inv_gd in bfloat16: inverse Gudermannian: asinh(tan x), for |x| < pi/2. +-0 -> +-0, |x| > pi/2 -> NaN. */
fn hu_inv_gd_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if magnitude >= 0x3fcau {
        return 0x7fc0u;
    }
    if magnitude <= 0x3de8u {
        return bits;
    }
    let x = bitcast<f32>(magnitude << 16u);
    let shifted = fma(x, -1.0f, 2.1015625f);
    let c = hu_inv_gd_bf16_polynomials[hu_binade_cell(shifted, 5u) % 64u];
    var p = c[1];
    p = fma(p, x, c[0]);
    return (bits & 0x8000u) | (bitcast<u32>(p) >> 16u);
}

const hu_sigmoid_f16_polynomials = array<vec4f, 32>(
    vec4f(0x1.6a0eap-1f, -0x1.6acc6p-3f, -0x1.5787dap-6f, 0x1.1ed388p-7f),
    vec4f(0x1.6a9088p-1f, -0x1.77d6p-3f, -0x1.face62p-8f, 0.0f),
    vec4f(0x1.6b6ap-1f, -0x1.8454cp-3f, -0x1.13ab52p-9f, 0.0f),
    vec4f(0x1.6d40b8p-1f, -0x1.98528ep-3f, 0x1.2a75eap-8f, 0.0f),
    vec4f(0x1.6f2de4p-1f, -0x1.a926ecp-3f, 0x1.285dbp-7f, 0.0f),
    vec4f(0x1.71d19p-1f, -0x1.bcb39ep-3f, 0x1.b92b34p-7f, 0.0f),
    vec4f(0x1.750f6ap-1f, -0x1.d1286ap-3f, 0x1.1d271ep-6f, 0.0f),
    vec4f(0x1.77e51ep-1f, -0x1.e0ebe6p-3f, 0x1.48fefep-6f, 0.0f),
    vec4f(0x1.741c4p-1f, -0x1.bfd6d6p-3f, 0x1.17e92p-7f, 0x1.62c61ep-9f),
    vec4f(0x1.7f20a8p-1f, -0x1.010234p-2f, 0x1.95378ap-6f, 0.0f),
    vec4f(0x1.89b6bap-1f, -0x1.1aac9cp-2f, 0x1.1d6c5cp-5f, -0x1.637a3cp-10f),
    vec4f(0x1.78178ap-1f, -0x1.ed3a2p-3f, 0x1.768094p-6f, 0.0f),
    vec4f(0x1.8fe6dp-1f, -0x1.28c45cp-2f, 0x1.47a158p-5f, -0x1.052e6p-9f),
    vec4f(0x1.8f3deap-1f, -0x1.28c67cp-2f, 0x1.4a3438p-5f, -0x1.0cec34p-9f),
    vec4f(0x1.9243dap-1f, -0x1.2da132p-2f, 0x1.549488p-5f, -0x1.1bae6p-9f),
    vec4f(0x1.8dc48cp-1f, -0x1.2709fap-2f, 0x1.47befep-5f, -0x1.0b12b2p-9f),
    vec4f(0x1.7babaap-1f, -0x1.0f332p-2f, 0x1.1ddb1cp-5f, -0x1.b3f498p-10f),
    vec4f(0x1.568a82p-1f, -0x1.c9b514p-3f, 0x1.babf76p-6f, -0x1.30dbb2p-10f),
    vec4f(0x1.35908ep-1f, -0x1.87b4ccp-3f, 0x1.62a3a6p-6f, -0x1.c4cffap-11f),
    vec4f(0x1.09d224p-1f, -0x1.3995cep-3f, 0x1.058bb4p-6f, -0x1.30c4p-11f),
    vec4f(0x1.d65404p-2f, -0x1.07e388p-3f, 0x1.9fabb2p-7f, -0x1.c6b92cp-12f),
    vec4f(0x1.8d35b4p-2f, -0x1.a3a8b6p-4f, 0x1.350ecp-7f, -0x1.3a8356p-12f),
    vec4f(0x1.33047cp-2f, -0x1.2acfcp-4f, 0x1.920c86p-8f, -0x1.7347dep-13f),
    vec4f(0x1.117986p-2f, -0x1.01c39ep-4f, 0x1.4f198ap-8f, -0x1.2a834cp-13f),
    vec4f(0x1.9a4cc2p-3f, -0x1.6692dp-5f, 0x1.adb38ap-9f, -0x1.5f37ccp-14f),
    vec4f(0x1.11989cp-3f, -0x1.b449c6p-6f, 0x1.da744p-10f, -0x1.5e7466p-15f),
    vec4f(0x1.a474cp-4f, -0x1.3c3c2ap-6f, 0x1.431accp-10f, -0x1.beed28p-16f),
    vec4f(0x1.3d4dfap-6f, -0x1.244eb2p-9f, 0x1.10e0c2p-14f, 0.0f),
    vec4f(0x1.1a05d2p-9f, -0x1.ded85ap-14f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0x1.6a09e8p-1f, -0x1.6a0032p-3f, -0x1.5cf074p-6f, -0x1.e8cfb6p-10f),
    vec4f(0x1.6a0e44p-1f, -0x1.6b67e4p-3f, -0x1.221736p-6f, 0.0f),
);

/* sigmoid in binary16: 1/(1 + e^-x), for all x. -inf -> +0, +inf -> 1, +-0 -> 1/2. */
fn hu_sigmoid_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x4829u && bits < 0x8000u {
        return 0x3c00u;
    }
    if bits >= 0xcc56u {
        return 0x0000u;
    }
    if magnitude <= 0x1000u {
        return 0x3800u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let clamped = min(abs(x), 17.34375f);
    let shifted = fma(clamped, 1.375f, 1.75f);
    let c = hu_sigmoid_f16_polynomials[hu_binade_cell(shifted, 3u) % 32u];
    var q = c[3];
    q = fma(q, clamped, c[2]);
    q = fma(q, clamped, c[1]);
    q = fma(q, clamped, c[0]);
    let tail = q * q;
    return hu_f16_of_bits(bitcast<u32>(select(tail, 1.0f - tail, 0.0f < x)));
}

const hu_sigmoid_bf16_polynomials = array<vec4f, 32>(
    vec4f(0x1.a82312p-2f, 0x1.58ec24p-3f, 0x1.3c3deap-7f, -0x1.acff5p-8f),
    vec4f(0x1.2be4e8p-2f, 0x1.5b58e6p-4f, -0x1.0256d2p-7f, 0.0f),
    vec4f(0x1.7a45c4p-3f, 0x1.115856p-5f, -0x1.70451cp-8f, 0.0f),
    vec4f(0x1.b3151cp-4f, 0x1.66d654p-7f, -0x1.31888ap-9f, 0.0f),
    vec4f(0x1.d6511p-5f, 0x1.a2fcfap-9f, -0x1.930934p-11f, 0.0f),
    vec4f(0x1.ea8a68p-6f, 0x1.aad2b6p-11f, -0x1.8566e4p-13f, 0.0f),
    vec4f(0x1.f4e7f6p-7f, 0x1.0668eep-12f, -0x1.7cf79cp-14f, 0.0f),
    vec4f(0x1.fa9bd8p-8f, 0x1.4e03eep-15f, 0.0f, 0.0f),
    vec4f(0x1.fep-9f, 0.0f, 0.0f, 0.0f),
    vec4f(0x1.fcfcf8p-10f, 0x1.06e192p-16f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0x1.69e732p-1f, 0x1.f99594p-2f, 0x1.40d9b8p-3f, 0x1.d0dfa4p-5f),
    vec4f(0x1.6ae1eep-1f, 0x1.d9c09p-2f, 0x1.ea6fdep-3f, 0.0f),
    vec4f(0x1.69c7cap-1f, 0x1.f3b956p-2f, 0x1.6d37a6p-3f, 0x1.386256p-5f),
    vec4f(0x1.69e542p-1f, 0x1.febf32p-2f, 0x1.11463cp-3f, 0x1.450bbcp-4f),
    vec4f(0x1.6adffep-1f, 0x1.daf38ap-2f, 0x1.e7d06cp-3f, 0.0f),
    vec4f(0x1.6a0a94p-1f, 0x1.f46104p-2f, 0x1.53725p-3f, 0x1.ab0c7ap-5f),
    vec4f(0x1.6b36d6p-1f, 0x1.d595eep-2f, 0x1.ee8a9ap-3f, 0.0f),
    vec4f(0x1.6b3b9ep-1f, 0x1.d4ba8cp-2f, 0x1.ea08bcp-3f, 0.0f),
    vec4f(0x1.69143ap-1f, 0x1.f42f74p-2f, 0x1.573aaap-3f, 0x1.526e78p-5f),
    vec4f(0x1.68ceap-1f, 0x1.e6c98ep-2f, 0x1.74636ap-3f, 0x1.33b3cep-5f),
    vec4f(0x1.65f308p-1f, 0x1.ea6974p-2f, 0x1.4fe8bcp-3f, 0x1.5276a8p-5f),
    vec4f(0x1.62004ap-1f, 0x1.e59a34p-2f, 0x1.22feccp-3f, 0x1.78f3dcp-5f),
    vec4f(0x1.5a791p-1f, 0x1.cfff4ap-2f, 0x1.104d04p-3f, 0x1.2fb536p-5f),
    vec4f(0x1.4c7fa6p-1f, 0x1.aa56f8p-2f, 0x1.d192d8p-4f, 0x1.7c906p-6f),
    vec4f(0x1.33b91ap-1f, 0x1.686eb6p-2f, 0x1.777d5ap-4f, 0.0f),
    vec4f(0x1.0b84dep-1f, 0x1.10ebep-2f, 0x1.883f94p-5f, -0x1.149cd2p-7f),
);

/* sigmoid in bfloat16: 1/(1 + e^-x), for all x. -inf -> +0, +inf -> 1, +-0 -> 1/2. */
fn hu_sigmoid_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x40c8u && bits < 0x8000u {
        return 0x3f80u;
    }
    if bits >= 0xc2bau {
        return 0x0000u;
    }
    if magnitude <= 0x3b80u {
        return 0x3f00u;
    }
    let x = bitcast<f32>(bits << 16u);
    let clamped = min(x + 0x1p-60f, 6.5f);
    let y = fma(clamped, 0x1.715476p+0f, 0.5f);
    let f = hu_fraction(y);
    let c = hu_sigmoid_bf16_polynomials[hu_floor_cell(max(y, -16.0f), 1.0f) % 32u];
    var p = c[3];
    p = fma(p, f, c[2]);
    p = fma(p, f, c[1]);
    p = fma(p, f, c[0]);
    return hu_bf16_of_bits(hu_scale2_floor(p, y));
}

const hu_softplus_f16_polynomials = array<array<f32, 5>, 32>(
    array(0x1.db07b8p-1f, -0x1.86a6b2p-3f, 0x1.9e65e8p-7f, 0.0f, 0.0f),
    array(0x1.dba594p-1f, -0x1.88da8ep-3f, 0x1.a63b92p-7f, 0.0f, 0.0f),
    array(0x1.d9958p-1f, -0x1.834856p-3f, 0x1.972d0ep-7f, 0.0f, 0.0f),
    array(0x1.d41dccp-1f, -0x1.7686cap-3f, 0x1.7961c6p-7f, 0.0f, 0.0f),
    array(0x1.e5db9ep-1f, -0x1.b071f6p-3f, 0x1.3aa89ep-6f, -0x1.6d0a4cp-11f, 0.0f),
    array(0x1.e0589cp-1f, -0x1.a3914cp-3f, 0x1.269938p-6f, -0x1.435f98p-11f, 0.0f),
    array(0x1.d2cedep-1f, -0x1.88ab78p-3f, 0x1.02e6c6p-6f, -0x1.0414b4p-11f, 0.0f),
    array(0x1.c0a002p-1f, -0x1.69a528p-3f, 0x1.bf267p-7f, -0x1.9cc914p-12f, 0.0f),
    array(0x1.d7bdb6p-1f, -0x1.9de898p-3f, 0x1.37508ep-6f, -0x1.d2221cp-11f, 0x1.1e6adap-16f),
    array(0x1.b85c1cp-1f, -0x1.6ae424p-3f, 0x1.f22384p-7f, -0x1.4b022ep-11f, 0x1.609c8ep-17f),
    array(0x1.319334p-1f, -0x1.7f7c64p-4f, 0x1.57a0dap-8f, -0x1.b17b98p-14f, 0.0f),
    array(0x1.2625ap-2f, -0x1.df58a4p-6f, 0x1.980be2p-11f, 0.0f, 0.0f),
    array(0x1.3ea2c8p-4f, -0x1.e8c2eep-9f, 0.0f, 0.0f, 0.0f),
    array(0x1.d3309ep-1f, -0x1.a4c3ccp-1f, 0x1.8039a4p+10f, -1229608.75f, 0x1.2c565cp+28f),
    array(0x1.d32becp-1f, -0x1.51172ap-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d32c2ep-1f, -0x1.515626p-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d32bfcp-1f, -0x1.511126p-3f, -0x1.66cb3ep-9f, 0.0f, 0.0f),
    array(0x1.d32e44p-1f, -0x1.51f6b6p-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d32fdap-1f, -0x1.523a54p-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d33018p-1f, -0x1.524aaep-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d32c16p-1f, -0x1.5145bcp-3f, -0x1.06f94p-9f, 0.0f, 0.0f),
    array(0x1.d33948p-1f, -0x1.531afep-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d33b88p-1f, -0x1.5336fp-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d3392p-1f, -0x1.531874p-3f, 0.0f, 0.0f, 0.0f),
    array(0x1.d36782p-1f, -0x1.56a588p-3f, 0x1.18115ep-9f, 0.0f, 0.0f),
    array(0x1.d393b8p-1f, -0x1.591658p-3f, 0x1.a11c02p-9f, 0.0f, 0.0f),
    array(0x1.d3f512p-1f, -0x1.5d94p-3f, 0x1.3af59p-8f, 0.0f, 0.0f),
    array(0x1.d43912p-1f, -0x1.602f5p-3f, 0x1.6e1d4ep-8f, 0.0f, 0.0f),
    array(0x1.d4f50ep-1f, -0x1.66849cp-3f, 0x1.db761p-8f, 0.0f, 0.0f),
    array(0x1.d6649cp-1f, -0x1.7059ep-3f, 0x1.3136eap-7f, 0.0f, 0.0f),
    array(0x1.d7b486p-1f, -0x1.77c70cp-3f, 0x1.5b4ae6p-7f, 0.0f, 0.0f),
    array(0x1.d9414ep-1f, -0x1.7f5252p-3f, 0x1.8012fcp-7f, 0.0f, 0.0f),
);

/* softplus in binary16: log(1 + e^x), for all x. -inf -> +0, +inf -> +inf. */
fn hu_softplus_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x463du && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xcc56u {
        return 0x0000u;
    }
    if magnitude <= 0x042fu {
        return 0x398cu;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let clamped = min(abs(x), 17.34375f);
    let shifted = clamped + 0x1.78p-4f;
    let c = hu_softplus_f16_polynomials[hu_binade_cell(shifted, 2u) % 32u];
    var q = c[4];
    q = fma(q, clamped, c[3]);
    q = fma(q, clamped, c[2]);
    q = fma(q, clamped, c[1]);
    q = fma(q, clamped, c[0]);
    let q2 = q * q;
    return hu_f16_of_bits(bitcast<u32>(fma(q2, q2, hu_at_least(x, 0.0f))));
}

const hu_softplus_bf16_polynomials = array<vec4f, 32>(
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0x1.00379ep+0f, 0x1.5c57c8p-1f, 0x1.29e6fcp-2f, 0.0f),
    vec4f(0x1.f37f52p-1f, 0x1.988e76p-1f, 0x1.61310ap-4f, 0x1.1f7896p-3f),
    vec4f(0x1.fdc27p-1f, 0x1.71cb04p-1f, 0x1.b55aa8p-3f, 0.0f),
    vec4f(0x1.0e79d6p+0f, 0x1.012dd2p-1f, 0x1.c2fab8p-2f, 0.0f),
    vec4f(0x1.ffe63cp-1f, 0x1.5eff18p-1f, 0x1.192462p-2f, 0.0f),
    vec4f(0x1.0d411cp+0f, 0x1.090c04p-1f, 0x1.b5509ep-2f, 0.0f),
    vec4f(0x1.ffb8eep-1f, 0x1.5f8c3cp-1f, 0x1.1381e4p-2f, 0.0f),
    vec4f(0x1.064b14p+0f, 0x1.2b6ab4p-1f, 0x1.8995ccp-2f, 0.0f),
    vec4f(0x1.015778p+0f, 0x1.405dep-1f, 0x1.899542p-2f, 0.0f),
    vec4f(0x1.0b457p+0f, 0x1.0b3d04p-1f, 0x1.b5521ap-2f, 0.0f),
    vec4f(0x1.fea732p-1f, 0x1.5ff3d6p-1f, 0x1.ebfc1cp-3f, 0.0f),
    vec4f(0x1.0ab9b6p+0f, 0x1.0ea32ep-1f, 0x1.a5b33cp-2f, 0.0f),
    vec4f(0x1.fbed32p-1f, 0x1.57c386p-1f, 0x1.26d1fcp-2f, 0.0f),
    vec4f(0x1.060e9ap+0f, 0x1.1ed59ep-1f, 0x1.899d92p-2f, 0.0f),
    vec4f(0x1.f8a44ep-1f, 0x1.545366p-1f, 0x1.04980ap-2f, 0.0f),
    vec4f(0x1.03e296p+0f, 0x1.1bebf2p-1f, 0x1.7b017cp-2f, 0.0f),
    vec4f(0x1.f1a9e6p-1f, 0x1.43cdb2p-1f, 0x1.1152ep-2f, 0.0f),
    vec4f(0x1.f6a234p-1f, 0x1.2cf6e2p-1f, 0x1.414bdp-2f, 0.0f),
    vec4f(0x1.e294dep-1f, 0x1.39eac2p-1f, 0x1.ae915cp-3f, 0.0f),
    vec4f(0x1.ee0582p-1f, 0x1.11d552p-1f, 0x1.238a84p-2f, 0.0f),
    vec4f(0x1.c9234ep-1f, 0x1.19f186p-1f, 0x1.5b6406p-3f, 0.0f),
    vec4f(0x1.cded12p-1f, 0x1.083f38p-1f, 0x1.a15fe8p-3f, 0.0f),
    vec4f(0x1.9f384ep-1f, 0x1.d84396p-2f, 0x1.c9734ep-4f, 0.0f),
    vec4f(0x1.9ff904p-1f, 0x1.d1a90ap-2f, 0x1.e7d5ep-4f, 0.0f),
);

/* softplus in bfloat16: log(1 + e^x), for all x. -inf -> +0, +inf -> +inf. */
fn hu_softplus_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x4085u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc2bau {
        return 0x0000u;
    }
    if magnitude <= 0x39deu {
        return 0x3f31u;
    }
    let x = bitcast<f32>(bits << 16u);
    let y = (abs(x) + 0x1p-60f) * -0x1.715476p+0f;
    let f = hu_fraction(y);
    let c = hu_softplus_bf16_polynomials[hu_floor_cell(hu_at_least(y, f - 12.0f), 2.0f) % 32u];
    var p = c[3];
    p = fma(p, f, c[2]);
    p = fma(p, f, c[1]);
    p = fma(p, f, c[0]);
    let tail = hu_scale2_floor(p, y);
    return hu_bf16_of_bits(hu_gradual_add(hu_at_least(x, 0.0f), tail));
}

const hu_silu_f16_polynomials = array<vec4f, 32>(
    vec4f(0x1.ae8192p-1f, -0x1.ac5fe2p-4f, -0x1.5cc0d6p-6f, 0x1.52ef1ap-8f),
    vec4f(0x1.af245p-1f, -0x1.bc2398p-4f, -0x1.1c0e08p-6f, 0x1.f637a8p-9f),
    vec4f(0x1.ae737ep-1f, -0x1.ac0deap-4f, -0x1.5b9a98p-6f, 0x1.5009e6p-8f),
    vec4f(0x1.b62858p-1f, -0x1.16a922p-3f, 0x1.b1536ep-11f, 0.0f),
    vec4f(0x1.b9fd9ep-1f, -0x1.2a1e52p-3f, 0x1.f7f17cp-9f, 0.0f),
    vec4f(0x1.bd63fcp-1f, -0x1.39208ep-3f, 0x1.808cbap-8f, 0.0f),
    vec4f(0x1.c2000ap-1f, -0x1.4b02a4p-3f, 0x1.05bdd2p-7f, 0.0f),
    vec4f(0x1.c5565ep-1f, -0x1.5680f2p-3f, 0x1.2d5b16p-7f, 0.0f),
    vec4f(0x1.c2ed0ap-1f, -0x1.47e20ap-3f, 0x1.79c962p-8f, 0x1.16f2bap-11f),
    vec4f(0x1.cb29d4p-1f, -0x1.67a544p-3f, 0x1.6004ep-7f, 0.0f),
    vec4f(0x1.c92c06p-1f, -0x1.63493ep-3f, 0x1.56779p-7f, 0.0f),
    vec4f(0x1.e5115p-1f, -0x1.b52ce4p-3f, 0x1.4c2012p-6f, -0x1.a723bp-11f),
    vec4f(0x1.b962a8p-1f, -0x1.467a7p-3f, 0x1.21ae86p-7f, 0.0f),
    vec4f(0x1.eb74f2p-1f, -0x1.bef8ecp-3f, 0x1.5268d4p-6f, -0x1.9f24d2p-11f),
    vec4f(0x1.05d068p+0f, -0x1.fd946cp-3f, 0x1.a2e784p-6f, -0x1.13cd2cp-10f),
    vec4f(0x1.91c8c4p-1f, -0x1.0de5dcp-3f, 0x1.a0d03ep-8f, 0.0f),
    vec4f(0x1.c41644p-1f, -0x1.6f6d6cp-3f, 0x1.cbea98p-7f, -0x1.af747ap-12f),
    vec4f(0x1.ad4dep-1f, -0x1.4c3968p-3f, 0x1.8360bcp-7f, -0x1.4bcacp-12f),
    vec4f(0x1.9b361cp-1f, -0x1.33a478p-3f, 0x1.56f452p-7f, -0x1.166b1ap-12f),
    vec4f(0x1.812714p-1f, -0x1.131864p-3f, 0x1.20be98p-7f, -0x1.b46e9ap-13f),
    vec4f(0x1.67e27ep-1f, -0x1.ecafa2p-4f, 0x1.ea3f2ep-8f, -0x1.5c3256p-13f),
    vec4f(0x1.492682p-1f, -0x1.ace2p-4f, 0x1.91e7b6p-8f, -0x1.0a9da6p-13f),
    vec4f(0x1.449634p-1f, -0x1.a24024p-4f, 0x1.81fc7ep-8f, -0x1.f641cep-14f),
    vec4f(0x1.cea24ep-2f, -0x1.fc46e2p-5f, 0x1.82b44ep-9f, -0x1.9125ccp-15f),
    vec4f(0x1.cb9906p-2f, -0x1.fee052p-5f, 0x1.8df81p-9f, -0x1.ae0e0ap-15f),
    vec4f(0x1.948638p-3f, -0x1.2670dep-6f, 0x1.bb918ap-12f, 0.0f),
    vec4f(0x1.10ed08p-3f, -0x1.671646p-7f, 0x1.e5a65ep-13f, 0.0f),
    vec4f(0x1.ae89fcp-1f, -0x1.ae9246p-4f, -0x1.3ebdcp-6f, 0.0f),
    vec4f(0x1.ae8ac6p-1f, -0x1.af2beap-4f, -0x1.2ea4e8p-6f, 0.0f),
    vec4f(0x1.ae90b4p-1f, -0x1.b13646p-4f, -0x1.17debap-6f, 0.0f),
    vec4f(0x1.aeb66p-1f, -0x1.b82702p-4f, -0x1.dd3414p-7f, 0.0f),
    vec4f(0x1.aeeac6p-1f, -0x1.bedc6ep-4f, -0x1.a66fecp-7f, 0.0f),
);

/* silu in binary16: x/(1 + e^-x), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
fn hu_silu_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x4801u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xcd16u {
        return 0x8000u;
    }
    if magnitude <= 0x0000u {
        return bits;
    }
    if bits == 0x8001u {
        return 0x8000u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let a = min(abs(x), 20.34375f);
    let shifted = a + 1.421875f;
    let c = hu_silu_f16_polynomials[hu_binade_cell(shifted, 3u) % 32u];
    var q = c[3];
    q = fma(q, a, c[2]);
    q = fma(q, a, c[1]);
    q = fma(q, a, c[0]);
    let q2 = q * q;
    let relu = hu_at_least(x, 0.0f);
    return hu_f16_of_bits(bitcast<u32>(hu_at_most(fma(-a, q2 * q2, relu + 0x1p-37f), relu)));
}

const hu_silu_bf16_polynomials = array<vec4f, 32>(
    vec4f(0x1.c25648p-1f, -0x1.6b6fbp-4f, 0x1.c11bfp-9f, -0x1.9d21eap-15f),
    vec4f(0x1.95536cp-1f, -0x1.2b78cep-4f, 0x1.47fb9ep-9f, -0x1.044918p-15f),
    vec4f(0x1.5e30b6p-1f, -0x1.d7b852p-5f, 0x1.cc09fep-10f, -0x1.3f3344p-16f),
    vec4f(0x1.4f4b92p-1f, -0x1.b69a0ep-5f, 0x1.9bb076p-10f, -0x1.10b46ap-16f),
    vec4f(0x1.0ceeccp-1f, -0x1.3e4ddp-5f, 0x1.0a4ea2p-10f, -0x1.372656p-17f),
    vec4f(0x1.b0e362p-2f, -0x1.d6cf5ep-6f, 0x1.65f098p-11f, -0x1.78c872p-18f),
    vec4f(0x1.800ebep-2f, -0x1.9093c8p-6f, 0x1.22a9bep-11f, -0x1.22f08p-18f),
    vec4f(0x1.459584p-2f, -0x1.42503ap-6f, 0x1.b9b916p-12f, -0x1.9ff088p-19f),
    vec4f(0x1.bd410ep-3f, -0x1.8ce0fap-7f, 0x1.e5a152p-13f, -0x1.959e64p-20f),
    vec4f(0x1.07a09ep-3f, -0x1.a1071p-8f, 0x1.c1ab34p-14f, -0x1.49363cp-21f),
    vec4f(0x1.535006p-4f, -0x1.ecb534p-9f, 0x1.e5cd4p-15f, -0x1.444042p-22f),
    vec4f(0x1.8a7c06p-5f, -0x1.04fa3p-9f, 0x1.d3489ap-16f, -0x1.1a64e8p-23f),
    vec4f(0x1.bd05bcp-6f, -0x1.0e1ce8p-10f, 0x1.ba947ap-17f, -0x1.e8811cp-25f),
    vec4f(0x1.042082p-6f, -0x1.25d9f8p-11f, 0x1.bf4858p-18f, -0x1.ca02d2p-26f),
    vec4f(0x1.27f43ap-7f, -0x1.37e7cep-12f, 0x1.ba4p-19f, -0x1.a54f96p-27f),
    vec4f(0x1.3ebe86p-8f, -0x1.396868p-13f, 0x1.9e109ep-20f, -0x1.6f2986p-28f),
    vec4f(0x1.612ba6p-11f, -0x1.b9c184p-17f, 0x1.15f03p-24f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0.0f, 0.0f, 0.0f, 0.0f),
    vec4f(0x1.d5819ap-1f, -0x1.d5292p-5f, -0x1.a5f47cp-7f, 0x1.bbf046p-10f),
    vec4f(0x1.d55a22p-1f, -0x1.cc526ap-5f, -0x1.d7a072p-7f, 0x1.458b5ep-9f),
    vec4f(0x1.d929ep-1f, -0x1.17c20ep-4f, -0x1.fa6314p-8f, 0x1.449f7ep-10f),
    vec4f(0x1.ed414ep-1f, -0x1.ad929ep-4f, 0x1.f606b6p-9f, 0.0f),
    vec4f(0x1.f594c2p-1f, -0x1.d2ea32p-4f, 0x1.6983acp-8f, -0x1.ac390ep-14f),
    vec4f(0x1.f0b6f2p-1f, -0x1.c54dc4p-4f, 0x1.537c7ap-8f, -0x1.8cf26ap-14f),
    vec4f(0x1.cd465p-1f, -0x1.6650d8p-4f, 0x1.5579aep-9f, 0.0f),
    vec4f(0x1.b6119ep-1f, -0x1.3f8b88p-4f, 0x1.14a2eap-9f, 0.0f),
    vec4f(0x1.9311cp-1f, -0x1.0eaf14p-4f, 0x1.a0b4a4p-10f, 0.0f),
    vec4f(0x1.ee72c4p-1f, -0x1.bb00ap-4f, 0x1.401e86p-8f, -0x1.677abcp-14f),
);

/* silu in bfloat16: x/(1 + e^-x), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
fn hu_silu_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x40bfu && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc2c3u {
        return 0x8000u;
    }
    if magnitude <= 0x0100u {
        return hu_linear_bf16(bits, 16384u);
    }
    let x = bitcast<f32>(bits << 16u);
    let a = abs(x);
    let shifted = fma(a, 1.25f, 14.0f);
    let c = hu_silu_bf16_polynomials[hu_binade_cell(shifted, 3u) % 32u];
    var q = c[3];
    q = fma(q, a, c[2]);
    q = fma(q, a, c[1]);
    q = fma(q, a, c[0]);
    let q2 = q * q;
    let root = q2 * q2;
    let relu = hu_at_least(x, 0.0f);
    return hu_bf16_of_bits(hu_gradual_mul_add(-(a * root), root, relu));
}

const hu_gelu_f16_polynomials = array<vec3f, 64>(
    vec3f(0x1.af780ep-1f, -0x1.6a6d08p-3f, -0x1.24cca2p-5f),
    vec3f(0x1.b06a26p-1f, -0x1.7688c6p-3f, -0x1.fbe9f8p-6f),
    vec3f(0x1.b06a26p-1f, -0x1.7688c6p-3f, -0x1.fbe9f8p-6f),
    vec3f(0x1.b27366p-1f, -0x1.8bcb0ap-3f, -0x1.8c9b6p-6f),
    vec3f(0x1.b27366p-1f, -0x1.8bcb0ap-3f, -0x1.8c9b6p-6f),
    vec3f(0x1.b4402ap-1f, -0x1.9bd5f8p-3f, -0x1.4512e4p-6f),
    vec3f(0x1.b6033ep-1f, -0x1.aa69cep-3f, -0x1.08d2cap-6f),
    vec3f(0x1.b6033ep-1f, -0x1.aa69cep-3f, -0x1.08d2cap-6f),
    vec3f(0x1.bc492ap-1f, -0x1.d6b3e2p-3f, -0x1.b12d7ep-8f),
    vec3f(0x1.bc492ap-1f, -0x1.d6b3e2p-3f, -0x1.b12d7ep-8f),
    vec3f(0x1.c208d2p-1f, -0x1.f9fcaap-3f, 0.0f),
    vec3f(0x1.c208d2p-1f, -0x1.f9fcaap-3f, 0.0f),
    vec3f(0x1.c9d014p-1f, -0x1.12600ap-2f, 0x1.d673f8p-8f),
    vec3f(0x1.c9d014p-1f, -0x1.12600ap-2f, 0x1.d673f8p-8f),
    vec3f(0x1.d126aep-1f, -0x1.24b886p-2f, 0x1.a2b25ep-7f),
    vec3f(0x1.d126aep-1f, -0x1.24b886p-2f, 0x1.a2b25ep-7f),
    vec3f(0x1.dcbaa4p-1f, -0x1.3f11f4p-2f, 0x1.495924p-6f),
    vec3f(0x1.e6b986p-1f, -0x1.53d7ap-2f, 0x1.9fb52ep-6f),
    vec3f(0x1.f109d2p-1f, -0x1.67b72ep-2f, 0x1.ec4f3ap-6f),
    vec3f(0x1.f762aep-1f, -0x1.7365a2p-2f, 0x1.0ba258p-5f),
    vec3f(0x1.021548p+0f, -0x1.890ddap-2f, 0x1.305408p-5f),
    vec3f(0x1.0786fcp+0f, -0x1.9a198cp-2f, 0x1.4b0468p-5f),
    vec3f(0x1.0786fcp+0f, -0x1.9a198cp-2f, 0x1.4b0468p-5f),
    vec3f(0x1.0b44c6p+0f, -0x1.a4c3bep-2f, 0x1.5a38aep-5f),
    vec3f(0x1.0b44c6p+0f, -0x1.a4c3bep-2f, 0x1.5a38aep-5f),
    vec3f(0x1.0a09bp+0f, -0x1.a1a9dcp-2f, 0x1.56509ap-5f),
    vec3f(0x1.07c5d6p+0f, -0x1.9c2fa8p-2f, 0x1.4fb154p-5f),
    vec3f(0x1.02cc84p+0f, -0x1.90ac4p-2f, 0x1.425dccp-5f),
    vec3f(0x1.f8eaf4p-1f, -0x1.82a5b6p-2f, 0x1.32da0cp-5f),
    vec3f(0x1.e985fcp-1f, -0x1.725136p-2f, 0x1.21875ap-5f),
    vec3f(0x1.d8b5b6p-1f, -0x1.6129ccp-2f, 0x1.1006a6p-5f),
    vec3f(0x1.befb16p-1f, -0x1.47e338p-2f, 0x1.ee623ep-6f),
    vec3f(0x1.9f7b88p-1f, -0x1.2a4e5cp-2f, 0x1.b6d14cp-6f),
    vec3f(0x1.652fcp-1f, -0x1.edbebap-3f, 0x1.5c0a2p-6f),
    vec3f(0x1.27e2ep-1f, -0x1.88cbc6p-3f, 0x1.08e728p-6f),
    vec3f(0x1.a55408p-2f, -0x1.0718b4p-3f, 0x1.4c693p-7f),
    vec3f(0x1.a55408p-2f, -0x1.0718b4p-3f, 0x1.4c693p-7f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae8a56p-1f, -0x1.57bcbcp-3f, -0x1.909ee4p-5f),
    vec3f(0x1.ae8a56p-1f, -0x1.57bcbcp-3f, -0x1.909ee4p-5f),
    vec3f(0x1.ae8f9cp-1f, -0x1.58f0c6p-3f, -0x1.7eba3cp-5f),
    vec3f(0x1.ae8f9cp-1f, -0x1.58f0c6p-3f, -0x1.7eba3cp-5f),
    vec3f(0x1.ae8f9cp-1f, -0x1.58f0c6p-3f, -0x1.7eba3cp-5f),
    vec3f(0x1.ae8f9cp-1f, -0x1.58f0c6p-3f, -0x1.7eba3cp-5f),
    vec3f(0x1.aeb018p-1f, -0x1.5cb79ep-3f, -0x1.622d7p-5f),
    vec3f(0x1.aeb018p-1f, -0x1.5cb79ep-3f, -0x1.622d7p-5f),
    vec3f(0x1.aeb018p-1f, -0x1.5cb79ep-3f, -0x1.622d7p-5f),
    vec3f(0x1.aef342p-1f, -0x1.622be2p-3f, -0x1.45b2eap-5f),
    vec3f(0x1.aef342p-1f, -0x1.622be2p-3f, -0x1.45b2eap-5f),
    vec3f(0x1.aef342p-1f, -0x1.622be2p-3f, -0x1.45b2eap-5f),
    vec3f(0x1.af780ep-1f, -0x1.6a6d08p-3f, -0x1.24cca2p-5f),
);

/* gelu in binary16: x*Phi(x), Phi the normal distribution function, for all x. +-0 -> +-0, -inf -> -0, +inf
   -> +inf. */
fn hu_gelu_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x42e5u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc5bau {
        return 0x8000u;
    }
    if magnitude <= 0x0000u {
        return bits;
    }
    if bits == 0x8001u {
        return 0x8000u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let a = min(abs(x), 5.7265625f);
    let shifted = fma(a, 1.625f, 0x1.1ffffep+0f);
    let c = hu_gelu_f16_polynomials[hu_binade_cell(shifted, 4u) % 64u];
    var q = c[2];
    q = fma(q, a, c[1]);
    q = fma(q, a, c[0]);
    let q2 = q * q;
    let relu = hu_at_least(x, 0.0f);
    return hu_f16_of_bits(bitcast<u32>(hu_at_most(fma(-a, q2 * q2, relu + 0x1p-37f), relu)));
}

const hu_gelu_bf16_polynomials = array<vec3f, 32>(
    vec3f(0x1.f50754p-1f, -0x1.8f28dep-6f, -0x1.41388p-7f),
    vec3f(0x1.f4f0aep-1f, -0x1.82d0b2p-6f, -0x1.5ea3dp-7f),
    vec3f(0x1.f4da14p-1f, -0x1.7da21cp-6f, -0x1.634ddep-7f),
    vec3f(0x1.f4efbcp-1f, -0x1.82f22p-6f, -0x1.5e41b8p-7f),
    vec3f(0x1.f6091cp-1f, -0x1.ac18cp-6f, -0x1.45f22ep-7f),
    vec3f(0x1.f82b0ep-1f, -0x1.eba38cp-6f, -0x1.2844a2p-7f),
    vec3f(0x1.fc9192p-1f, -0x1.2c4094p-5f, -0x1.fcb5cep-8f),
    vec3f(0x1.00f778p+0f, -0x1.6306b8p-5f, -0x1.b768a2p-8f),
    vec3f(0x1.0092d4p+0f, -0x1.5e3434p-5f, -0x1.ba576ep-8f),
    vec3f(0x1.07de7cp+0f, -0x1.dc39fcp-5f, -0x1.3240eep-8f),
    vec3f(0x1.1ec54p+0f, -0x1.958e6p-4f, 0.0f),
    vec3f(0x1.17c8bap+0f, -0x1.61102cp-4f, -0x1.883134p-10f),
    vec3f(0x1.21ffb2p+0f, -0x1.a05b9ap-4f, 0.0f),
    vec3f(0x1.2cb852p+0f, -0x1.dd7f2cp-4f, 0x1.5c8052p-10f),
    vec3f(0x1.330c44p+0f, -0x1.ff259cp-4f, 0x1.07afb8p-9f),
    vec3f(0x1.3f5cbcp+0f, -0x1.1e6fa4p-3f, 0x1.a26b4p-9f),
    vec3f(0x1.431104p+0f, -0x1.27a54cp-3f, 0x1.d0160ap-9f),
    vec3f(0x1.53707ep+0f, -0x1.4c823cp-3f, 0x1.3b0cep-8f),
    vec3f(0x1.5db88p+0f, -0x1.61edb8p-3f, 0x1.67ad5cp-8f),
    vec3f(0x1.5d091cp+0f, -0x1.611458p-3f, 0x1.66fdb4p-8f),
    vec3f(0x1.779216p+0f, -0x1.92c19p-3f, 0x1.c40488p-8f),
    vec3f(0x1.6477eep+0f, -0x1.704342p-3f, 0x1.85ba7ap-8f),
    vec3f(0x1.67cbfep+0f, -0x1.76f9acp-3f, 0x1.92f936p-8f),
    vec3f(0x1.823946p+0f, -0x1.a21a5ep-3f, 0x1.d95f76p-8f),
    vec3f(0x1.67dfap+0f, -0x1.77fd84p-3f, 0x1.961002p-8f),
    vec3f(0x1.6f2c14p+0f, -0x1.83092p-3f, 0x1.a6ccdap-8f),
    vec3f(0x1.67e2dp+0f, -0x1.7815p-3f, 0x1.9658dcp-8f),
    vec3f(0x1.54a5c2p+0f, -0x1.5cd982p-3f, 0x1.6fcc48p-8f),
    vec3f(0x1.43c2c6p+0f, -0x1.461984p-3f, 0x1.512486p-8f),
    vec3f(0x1.34d72ap+0f, -0x1.32c4eep-3f, 0x1.381996p-8f),
    vec3f(0x1.261746p+0f, -0x1.204ffcp-3f, 0x1.2100cap-8f),
    vec3f(0x1.7c184ap-2f, -0x1.83a1fep-6f, 0.0f),
);

/* gelu in bfloat16: x*Phi(x), Phi the normal distribution function, for all x. +-0 -> +-0, -inf -> -0, +inf
   -> +inf. */
fn hu_gelu_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x4032u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc159u {
        return 0x8000u;
    }
    if magnitude <= 0x0100u {
        return hu_linear_bf16(bits, 16384u);
    }
    let x = bitcast<f32>(bits << 16u);
    let a = abs(x);
    let c = hu_gelu_bf16_polynomials[hu_floor_cell(a, 0x1.2dd3cp+1f) % 32u];
    var q = c[2];
    q = fma(q, a, c[1]);
    q = fma(q, a, c[0]);
    let q2 = q * q;
    let q3 = q2 * q2;
    let q4 = q3 * q3;
    let root = q4 * q4;
    let relu = hu_at_least(x, 0.0f);
    return hu_bf16_of_bits(hu_gradual_mul_add(-(a * root), root, relu));
}

const hu_gelu_tanh_f16_polynomials = array<vec3f, 64>(
    vec3f(0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f),
    vec3f(0x1.ae8a4ep-1f, -0x1.57bb38p-3f, -0x1.907b4p-5f),
    vec3f(0x1.ae8e7ep-1f, -0x1.58c3bep-3f, -0x1.80208cp-5f),
    vec3f(0x1.ae93bp-1f, -0x1.59939ep-3f, -0x1.783aaep-5f),
    vec3f(0x1.aea356p-1f, -0x1.5b8ceep-3f, -0x1.6888fep-5f),
    vec3f(0x1.af03f6p-1f, -0x1.63715ap-3f, -0x1.3f0212p-5f),
    vec3f(0x1.af03f6p-1f, -0x1.63715ap-3f, -0x1.3f0212p-5f),
    vec3f(0x1.afe464p-1f, -0x1.7068d6p-3f, -0x1.0eebf8p-5f),
    vec3f(0x1.b0b388p-1f, -0x1.7a23bap-3f, -0x1.e38c0ap-6f),
    vec3f(0x1.b15722p-1f, -0x1.80e2ecp-3f, -0x1.c00934p-6f),
    vec3f(0x1.b34808p-1f, -0x1.93a3bap-3f, -0x1.654b5p-6f),
    vec3f(0x1.b34808p-1f, -0x1.93a3bap-3f, -0x1.654b5p-6f),
    vec3f(0x1.b6bf86p-1f, -0x1.b00756p-3f, -0x1.e1da6p-7f),
    vec3f(0x1.b6bf86p-1f, -0x1.b00756p-3f, -0x1.e1da6p-7f),
    vec3f(0x1.bb163cp-1f, -0x1.ceb2d8p-3f, -0x1.08e258p-7f),
    vec3f(0x1.bb163cp-1f, -0x1.ceb2d8p-3f, -0x1.08e258p-7f),
    vec3f(0x1.c20f7ap-1f, -0x1.f9a93ap-3f, 0.0f),
    vec3f(0x1.c20f7ap-1f, -0x1.f9a93ap-3f, 0.0f),
    vec3f(0x1.cb1cp-1f, -0x1.151e9cp-2f, 0x1.04f006p-7f),
    vec3f(0x1.cb1cp-1f, -0x1.151e9cp-2f, 0x1.04f006p-7f),
    vec3f(0x1.d2d6d6p-1f, -0x1.27c376p-2f, 0x1.b8da62p-7f),
    vec3f(0x1.d2d6d6p-1f, -0x1.27c376p-2f, 0x1.b8da62p-7f),
    vec3f(0x1.dadf74p-1f, -0x1.399c48p-2f, 0x1.2bb9ccp-6f),
    vec3f(0x1.e1cb22p-1f, -0x1.481274p-2f, 0x1.68258cp-6f),
    vec3f(0x1.d7becap-1f, -0x1.34237ap-2f, 0x1.190cd8p-6f),
    vec3f(0x1.eedf64p-1f, -0x1.61271p-2f, 0x1.c85bfcp-6f),
    vec3f(0x1.eedf64p-1f, -0x1.61271p-2f, 0x1.c85bfcp-6f),
    vec3f(0x1.fafd3ep-1f, -0x1.7683b6p-2f, 0x1.09da1p-5f),
    vec3f(0x1.fafd3ep-1f, -0x1.7683b6p-2f, 0x1.09da1p-5f),
    vec3f(0x1.fafd3ep-1f, -0x1.7683b6p-2f, 0x1.09da1p-5f),
    vec3f(0x1.042bcap+0f, -0x1.8c18fap-2f, 0x1.2cbe1ap-5f),
    vec3f(0x1.042bcap+0f, -0x1.8c18fap-2f, 0x1.2cbe1ap-5f),
    vec3f(0x1.09691cp+0f, -0x1.9bc1f2p-2f, 0x1.4425dep-5f),
    vec3f(0x1.09691cp+0f, -0x1.9bc1f2p-2f, 0x1.4425dep-5f),
    vec3f(0x1.0da1eep+0f, -0x1.a797e2p-2f, 0x1.54bd1ap-5f),
    vec3f(0x1.0da1eep+0f, -0x1.a797e2p-2f, 0x1.54bd1ap-5f),
    vec3f(0x1.0da1eep+0f, -0x1.a797e2p-2f, 0x1.54bd1ap-5f),
    vec3f(0x1.10ce7ap+0f, -0x1.afd9ep-2f, 0x1.5f7bc2p-5f),
    vec3f(0x1.10ce7ap+0f, -0x1.afd9ep-2f, 0x1.5f7bc2p-5f),
    vec3f(0x1.10ce7ap+0f, -0x1.afd9ep-2f, 0x1.5f7bc2p-5f),
    vec3f(0x1.10ce7ap+0f, -0x1.afd9ep-2f, 0x1.5f7bc2p-5f),
    vec3f(0x1.0f1bf8p+0f, -0x1.abe772p-2f, 0x1.5ae4dep-5f),
    vec3f(0x1.0f1bf8p+0f, -0x1.abe772p-2f, 0x1.5ae4dep-5f),
    vec3f(0x1.0a43d4p+0f, -0x1.a12e6ep-2f, 0x1.4f069ep-5f),
    vec3f(0x1.0a43d4p+0f, -0x1.a12e6ep-2f, 0x1.4f069ep-5f),
    vec3f(0x1.05d2e6p+0f, -0x1.97c042p-2f, 0x1.45034cp-5f),
    vec3f(0x1.ff2388p-1f, -0x1.8ad59ap-2f, 0x1.37acb4p-5f),
    vec3f(0x1.ff2388p-1f, -0x1.8ad59ap-2f, 0x1.37acb4p-5f),
    vec3f(0x1.e7b3p-1f, -0x1.738ed6p-2f, 0x1.208ee4p-5f),
    vec3f(0x1.e7b3p-1f, -0x1.738ed6p-2f, 0x1.208ee4p-5f),
    vec3f(0x1.c82328p-1f, -0x1.5594ep-2f, 0x1.041628p-5f),
    vec3f(0x1.c82328p-1f, -0x1.5594ep-2f, 0x1.041628p-5f),
    vec3f(0x1.c82328p-1f, -0x1.5594ep-2f, 0x1.041628p-5f),
    vec3f(0x1.91b3b2p-1f, -0x1.249e64p-2f, 0x1.b0151p-6f),
    vec3f(0x1.91b3b2p-1f, -0x1.249e64p-2f, 0x1.b0151p-6f),
    vec3f(0x1.91b3b2p-1f, -0x1.249e64p-2f, 0x1.b0151p-6f),
    vec3f(0x1.91b3b2p-1f, -0x1.249e64p-2f, 0x1.b0151p-6f),
    vec3f(0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f),
    vec3f(0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f),
    vec3f(0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f),
    vec3f(0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f),
    vec3f(0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f),
    vec3f(0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f),
    vec3f(0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f),
);

/* gelu_tanh in binary16: x/2*(1 + tanh(sqrt(2/pi)*(x + 0.044715*x^3))), for all x. +-0 -> +-0, -inf -> -0,
   +inf -> +inf. */
fn hu_gelu_tanh_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x42c3u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc54au {
        return 0x8000u;
    }
    if magnitude <= 0x0000u {
        return bits;
    }
    if bits == 0x8001u {
        return 0x8000u;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let a = min(abs(x), 5.3125f);
    let c = hu_gelu_tanh_f16_polynomials[hu_nearest_cell(a, 0x1.79797ap+3f) % 64u];
    var q = c[2];
    q = fma(q, a, c[1]);
    q = fma(q, a, c[0]);
    let q2 = q * q;
    let relu = hu_at_least(x, 0.0f);
    return hu_f16_of_bits(bitcast<u32>(hu_at_most(fma(-a, q2 * q2, relu + 0x1p-37f), relu)));
}

const hu_gelu_tanh_bf16_polynomials = array<vec3f, 64>(
    vec3f(0x1.d58176p-1f, -0x1.767372p-4f, -0x1.06dbbep-5f),
    vec3f(0x1.d58176p-1f, -0x1.767372p-4f, -0x1.06dbbep-5f),
    vec3f(0x1.d58176p-1f, -0x1.767372p-4f, -0x1.06dbbep-5f),
    vec3f(0x1.d5b676p-1f, -0x1.7df668p-4f, -0x1.e93742p-6f),
    vec3f(0x1.d5b676p-1f, -0x1.7df668p-4f, -0x1.e93742p-6f),
    vec3f(0x1.d6b41p-1f, -0x1.9322a2p-4f, -0x1.b0319ap-6f),
    vec3f(0x1.d6b41p-1f, -0x1.9322a2p-4f, -0x1.b0319ap-6f),
    vec3f(0x1.d6b41p-1f, -0x1.9322a2p-4f, -0x1.b0319ap-6f),
    vec3f(0x1.dd3d1cp-1f, -0x1.e86b26p-4f, -0x1.238748p-6f),
    vec3f(0x1.dd3d1cp-1f, -0x1.e86b26p-4f, -0x1.238748p-6f),
    vec3f(0x1.dd3d1cp-1f, -0x1.e86b26p-4f, -0x1.238748p-6f),
    vec3f(0x1.ec92f8p-1f, -0x1.38a99p-3f, -0x1.140e5p-7f),
    vec3f(0x1.ec92f8p-1f, -0x1.38a99p-3f, -0x1.140e5p-7f),
    vec3f(0x1.ec92f8p-1f, -0x1.38a99p-3f, -0x1.140e5p-7f),
    vec3f(0x1.ec92f8p-1f, -0x1.38a99p-3f, -0x1.140e5p-7f),
    vec3f(0x1.092fcp+0f, -0x1.b2e746p-3f, 0x1.e2bdf8p-9f),
    vec3f(0x1.092fcp+0f, -0x1.b2e746p-3f, 0x1.e2bdf8p-9f),
    vec3f(0x1.092fcp+0f, -0x1.b2e746p-3f, 0x1.e2bdf8p-9f),
    vec3f(0x1.092fcp+0f, -0x1.b2e746p-3f, 0x1.e2bdf8p-9f),
    vec3f(0x1.1f7cfep+0f, -0x1.131294p-2f, 0x1.a2e02cp-7f),
    vec3f(0x1.1f7cfep+0f, -0x1.131294p-2f, 0x1.a2e02cp-7f),
    vec3f(0x1.1f7cfep+0f, -0x1.131294p-2f, 0x1.a2e02cp-7f),
    vec3f(0x1.3a206ep+0f, -0x1.4e5ab6p-2f, 0x1.557ac6p-6f),
    vec3f(0x1.3a206ep+0f, -0x1.4e5ab6p-2f, 0x1.557ac6p-6f),
    vec3f(0x1.3a206ep+0f, -0x1.4e5ab6p-2f, 0x1.557ac6p-6f),
    vec3f(0x1.58a314p+0f, -0x1.895c4ap-2f, 0x1.c7a9fcp-6f),
    vec3f(0x1.58a314p+0f, -0x1.895c4ap-2f, 0x1.c7a9fcp-6f),
    vec3f(0x1.58a314p+0f, -0x1.895c4ap-2f, 0x1.c7a9fcp-6f),
    vec3f(0x1.58a314p+0f, -0x1.895c4ap-2f, 0x1.c7a9fcp-6f),
    vec3f(0x1.5ff712p+0f, -0x1.9609f2p-2f, 0x1.dd914p-6f),
    vec3f(0x1.5ff712p+0f, -0x1.9609f2p-2f, 0x1.dd914p-6f),
    vec3f(0x1.5ff712p+0f, -0x1.9609f2p-2f, 0x1.dd914p-6f),
    vec3f(0x1.5ff712p+0f, -0x1.9609f2p-2f, 0x1.dd914p-6f),
    vec3f(0x1.4682eep+0f, -0x1.70cd4ep-2f, 0x1.a711bp-6f),
    vec3f(0x1.4682eep+0f, -0x1.70cd4ep-2f, 0x1.a711bp-6f),
    vec3f(0x1.258b54p+0f, -0x1.43fb42p-2f, 0x1.6a1f8p-6f),
    vec3f(0x1.258b54p+0f, -0x1.43fb42p-2f, 0x1.6a1f8p-6f),
    vec3f(0x1.fa8a14p-1f, -0x1.102f5ap-2f, 0x1.277f72p-6f),
    vec3f(0x1.fa8a14p-1f, -0x1.102f5ap-2f, 0x1.277f72p-6f),
    vec3f(0x1.c9f3c6p-1f, -0x1.e484fp-3f, 0x1.02a31p-6f),
    vec3f(0x1.74c18ap-1f, -0x1.7f603ep-3f, 0x1.8d2ff6p-7f),
    vec3f(0x1.74c18ap-1f, -0x1.7f603ep-3f, 0x1.8d2ff6p-7f),
    vec3f(0x1.3bcb26p-1f, -0x1.3e78a2p-3f, 0x1.433b1p-7f),
    vec3f(0x1.02f9bep-1f, -0x1.ff0fa2p-4f, 0x1.fb02eap-8f),
    vec3f(0x1.cde822p-2f, -0x1.c2a714p-4f, 0x1.b9e77cp-8f),
    vec3f(0x1.8c8b42p-2f, -0x1.7d54acp-4f, 0x1.7062ap-8f),
    vec3f(0x1.25ca62p-2f, -0x1.133d9ap-4f, 0x1.02d884p-8f),
    vec3f(0x1.0e23bcp-2f, -0x1.f6f0cp-5f, 0x1.d5eaa2p-9f),
    vec3f(0x1.719ffp-3f, -0x1.4e69bcp-5f, 0x1.2f7a7ap-9f),
    vec3f(0x1.719ffp-3f, -0x1.4e69bcp-5f, 0x1.2f7a7ap-9f),
    vec3f(0x1.0e54e8p-3f, -0x1.df14d6p-6f, 0x1.a9a7cp-10f),
    vec3f(0x1.879accp-4f, -0x1.542002p-6f, 0x1.281ccp-10f),
    vec3f(0x1.f4fbf4p-8f, -0x1.afe18p-11f, 0.0f),
    vec3f(0x1.d6cd9cp-5f, -0x1.8d4f9cp-7f, 0x1.4ff34p-11f),
    vec3f(0x1.5d2fe6p-5f, -0x1.22219cp-7f, 0x1.e2fcp-12f),
    vec3f(0x1.5c56c2p-9f, -0x1.1e2ae4p-12f, 0.0f),
    vec3f(0x1.6b48a8p-6f, -0x1.2496e4p-8f, 0x1.d7fe4p-13f),
    vec3f(0x1.e87c8cp-7f, -0x1.82b4aap-9f, 0x1.3289p-13f),
    vec3f(0x1.50b8d8p-7f, -0x1.068084p-9f, 0x1.99c56p-14f),
    vec3f(0x1.9bd6fap-8f, -0x1.3af87p-10f, 0x1.e246eap-15f),
    vec3f(0x1.9bd6fap-8f, -0x1.3af87p-10f, 0x1.e246eap-15f),
    vec3f(0x1.9bd6fap-8f, -0x1.3af87p-10f, 0x1.e246eap-15f),
    vec3f(0x1.d58176p-1f, -0x1.767372p-4f, -0x1.06dbbep-5f),
    vec3f(0x1.d58176p-1f, -0x1.767372p-4f, -0x1.06dbbep-5f),
);

/* gelu_tanh in bfloat16: x/2*(1 + tanh(sqrt(2/pi)*(x + 0.044715*x^3))), for all x. +-0 -> +-0, -inf -> -0,
   +inf -> +inf. */
fn hu_gelu_tanh_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x4030u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc126u {
        return 0x8000u;
    }
    if magnitude <= 0x0100u {
        return hu_linear_bf16(bits, 16384u);
    }
    let x = bitcast<f32>(bits << 16u);
    let a = abs(x);
    let c = hu_gelu_tanh_bf16_polynomials[hu_nearest_cell(a, 0x1.788042p+2f) % 64u];
    var q = c[2];
    q = fma(q, a, c[1]);
    q = fma(q, a, c[0]);
    let q2 = q * q;
    let root = q2 * q2;
    let relu = hu_at_least(x, 0.0f);
    return hu_bf16_of_bits(hu_gradual_mul_add(-(a * root), root, relu));
}

const hu_mish_f16_polynomials = array<vec4f, 64>(
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f),
    vec4f(0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f),
    vec4f(0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f),
    vec4f(0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f),
    vec4f(0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f),
    vec4f(0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f),
    vec4f(0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f),
    vec4f(0x1.cb6c7cp-1f, 0x1.950b1ep-4f, -0x1.106a58p-5f, 0x1.fc8d2ep-9f),
    vec4f(0x1.cb6c7cp-1f, 0x1.950b1ep-4f, -0x1.106a58p-5f, 0x1.fc8d2ep-9f),
    vec4f(0x1.cb6c7cp-1f, 0x1.950b1ep-4f, -0x1.106a58p-5f, 0x1.fc8d2ep-9f),
    vec4f(0x1.c0e546p-1f, 0x1.0d3e62p-3f, -0x1.9e3p-5f, 0x1.c8497p-8f),
    vec4f(0x1.c0e546p-1f, 0x1.0d3e62p-3f, -0x1.9e3p-5f, 0x1.c8497p-8f),
    vec4f(0x1.c0e546p-1f, 0x1.0d3e62p-3f, -0x1.9e3p-5f, 0x1.c8497p-8f),
    vec4f(0x1.c0e546p-1f, 0x1.0d3e62p-3f, -0x1.9e3p-5f, 0x1.c8497p-8f),
    vec4f(0x1.c29a2ap-1f, 0x1.e8cd72p-4f, -0x1.2195d4p-5f, 0x1.9129eep-12f),
    vec4f(0x1.c29a2ap-1f, 0x1.e8cd72p-4f, -0x1.2195d4p-5f, 0x1.9129eep-12f),
    vec4f(0x1.c2b9f8p-1f, 0x1.e0e1e2p-4f, -0x1.ec3cp-6f, -0x1.320a1ep-8f),
    vec4f(0x1.c2ba68p-1f, 0x1.e08ba4p-4f, -0x1.e01372p-6f, -0x1.e547bap-8f),
    vec4f(0x1.c2b86ap-1f, 0x1.dfb39ap-4f, -0x1.f16702p-6f, -0x1.3b4c6p-7f),
    vec4f(0x1.c2b86ap-1f, 0x1.dfb39ap-4f, -0x1.f16702p-6f, -0x1.3b4c6p-7f),
    vec4f(0x1.c30ed8p-1f, 0x1.ea668p-4f, -0x1.b8a54ap-6f, -0x1.08b13ap-7f),
    vec4f(0x1.c30ed8p-1f, 0x1.ea668p-4f, -0x1.b8a54ap-6f, -0x1.08b13ap-7f),
    vec4f(0x1.c14bcap-1f, 0x1.cf7718p-4f, -0x1.f6c93ep-6f, -0x1.1bba1p-7f),
    vec4f(0x1.c8207cp-1f, 0x1.234f0ep-3f, -0x1.36f7bcp-7f, -0x1.ca79a8p-9f),
    vec4f(0x1.cec824p-1f, 0x1.4df748p-3f, 0x1.b47276p-10f, -0x1.89b27p-10f),
    vec4f(0x1.daa05p-1f, 0x1.882554p-3f, 0x1.b55184p-7f, 0x1.bebb1ap-14f),
    vec4f(0x1.daa05p-1f, 0x1.882554p-3f, 0x1.b55184p-7f, 0x1.bebb1ap-14f),
    vec4f(0x1.e53abap-1f, 0x1.ae7558p-3f, 0x1.376d7cp-6f, 0x1.64c196p-11f),
    vec4f(0x1.e53abap-1f, 0x1.ae7558p-3f, 0x1.376d7cp-6f, 0x1.64c196p-11f),
    vec4f(0x1.e53abap-1f, 0x1.ae7558p-3f, 0x1.376d7cp-6f, 0x1.64c196p-11f),
    vec4f(0x1.e07f8p-1f, 0x1.a38b22p-3f, 0x1.26b4c8p-6f, 0x1.42c44ep-11f),
    vec4f(0x1.e07f8p-1f, 0x1.a38b22p-3f, 0x1.26b4c8p-6f, 0x1.42c44ep-11f),
    vec4f(0x1.d4a99p-1f, 0x1.8bc012p-3f, 0x1.06c922p-6f, 0x1.099b86p-11f),
    vec4f(0x1.d4a99p-1f, 0x1.8bc012p-3f, 0x1.06c922p-6f, 0x1.099b86p-11f),
    vec4f(0x1.c39f5p-1f, 0x1.6e1d18p-3f, 0x1.c8cc2p-7f, 0x1.a8beaap-12f),
    vec4f(0x1.c39f5p-1f, 0x1.6e1d18p-3f, 0x1.c8cc2p-7f, 0x1.a8beaap-12f),
    vec4f(0x1.aab93ep-1f, 0x1.487848p-3f, 0x1.7cd692p-7f, 0x1.42764cp-12f),
    vec4f(0x1.aab93ep-1f, 0x1.487848p-3f, 0x1.7cd692p-7f, 0x1.42764cp-12f),
    vec4f(0x1.02d0b2p+0f, 0x1.bdb0f8p-3f, 0x1.231e1cp-6f, 0x1.147c4p-11f),
    vec4f(0x1.86a4ap-1f, 0x1.195246p-3f, 0x1.2a8deep-7f, 0x1.c52442p-13f),
    vec4f(0x1.687e54p-1f, 0x1.ed4c58p-4f, 0x1.eaacb6p-8f, 0x1.5820b4p-13f),
    vec4f(0x1.5378ap-1f, 0x1.c091ap-4f, 0x1.ab38eep-8f, 0x1.1c1d5cp-13f),
    vec4f(0x1.29cbe4p-1f, 0x1.709f4ap-4f, 0x1.44e344p-8f, 0x1.896a74p-14f),
    vec4f(0x1.29cbe4p-1f, 0x1.709f4ap-4f, 0x1.44e344p-8f, 0x1.896a74p-14f),
    vec4f(0x1.f5f518p-2f, 0x1.22d1c4p-4f, 0x1.dd1b36p-9f, 0x1.09794ap-14f),
    vec4f(0x1.f5f518p-2f, 0x1.22d1c4p-4f, 0x1.dd1b36p-9f, 0x1.09794ap-14f),
    vec4f(0x1.f5f518p-2f, 0x1.22d1c4p-4f, 0x1.dd1b36p-9f, 0x1.09794ap-14f),
    vec4f(0x1.54152cp-2f, 0x1.6399a8p-5f, 0x1.0a6f18p-9f, 0x1.0cd498p-15f),
    vec4f(0x1.54152cp-2f, 0x1.6399a8p-5f, 0x1.0a6f18p-9f, 0x1.0cd498p-15f),
    vec4f(0x1.54152cp-2f, 0x1.6399a8p-5f, 0x1.0a6f18p-9f, 0x1.0cd498p-15f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
    vec4f(0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f),
);

/* mish in binary16: x*tanh(log(1 + e^x)), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
fn hu_mish_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x442au && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xcd16u {
        return 0x8000u;
    }
    if magnitude <= 0x0001u {
        return bits;
    }
    let x = bitcast<f32>(hu_bits_of_f16(bits));
    let clamped = max(x, -20.34375f);
    let clamped2 = min(clamped, 4.8984375f);
    let shifted = fma(clamped2, -1.0f, 6.5859375f);
    let c = hu_mish_f16_polynomials[hu_binade_cell(shifted, 4u) % 64u];
    var q = c[3];
    q = fma(q, clamped2, c[2]);
    q = fma(q, clamped2, c[1]);
    q = fma(q, clamped2, c[0]);
    let root = fma(q, q, -0x1.9p-12f);
    return hu_f16_of_bits(bitcast<u32>((clamped * root) * root));
}

const hu_mish_bf16_polynomials = array<vec4f, 64>(
    vec4f(0x1.980664p-1f, 0x1.2f4e52p-4f, 0x1.4f2d58p-9f, 0x1.0d3716p-15f),
    vec4f(0x1.980664p-1f, 0x1.2f4e52p-4f, 0x1.4f2d58p-9f, 0x1.0d3716p-15f),
    vec4f(0x1.5bf95p-1f, 0x1.d293ccp-5f, 0x1.c427b6p-10f, 0x1.3734fap-16f),
    vec4f(0x1.5bf95p-1f, 0x1.d293ccp-5f, 0x1.c427b6p-10f, 0x1.3734fap-16f),
    vec4f(0x1.5bf95p-1f, 0x1.d293ccp-5f, 0x1.c427b6p-10f, 0x1.3734fap-16f),
    vec4f(0x1.1275d6p-1f, 0x1.47b91ap-5f, 0x1.14fff6p-10f, 0x1.47527ep-17f),
    vec4f(0x1.1275d6p-1f, 0x1.47b91ap-5f, 0x1.14fff6p-10f, 0x1.47527ep-17f),
    vec4f(0x1.e2163ap-2f, 0x1.10ecf2p-5f, 0x1.b2326p-11f, 0x1.e00a4ap-18f),
    vec4f(0x1.e2163ap-2f, 0x1.10ecf2p-5f, 0x1.b2326p-11f, 0x1.e00a4ap-18f),
    vec4f(0x1.4ace5ap-2f, 0x1.49337ep-6f, 0x1.c5cc5p-12f, 0x1.ae02d2p-19f),
    vec4f(0x1.4ace5ap-2f, 0x1.49337ep-6f, 0x1.c5cc5p-12f, 0x1.ae02d2p-19f),
    vec4f(0x1.4ace5ap-2f, 0x1.49337ep-6f, 0x1.c5cc5p-12f, 0x1.ae02d2p-19f),
    vec4f(0x1.c6132ep-3f, 0x1.96c84ep-7f, 0x1.f470ecp-13f, 0x1.a45ec2p-20f),
    vec4f(0x1.c6132ep-3f, 0x1.96c84ep-7f, 0x1.f470ecp-13f, 0x1.a45ec2p-20f),
    vec4f(0x1.c6132ep-3f, 0x1.96c84ep-7f, 0x1.f470ecp-13f, 0x1.a45ec2p-20f),
    vec4f(0x1.23cef4p-3f, 0x1.d7fd92p-8f, 0x1.048cf2p-13f, 0x1.871324p-21f),
    vec4f(0x1.23cef4p-3f, 0x1.d7fd92p-8f, 0x1.048cf2p-13f, 0x1.871324p-21f),
    vec4f(0x1.a5af6p-4f, 0x1.3ec5c6p-8f, 0x1.47c7c6p-14f, 0x1.c8e15ap-22f),
    vec4f(0x1.1f3078p-4f, 0x1.94becp-9f, 0x1.82db1p-15f, 0x1.f420a2p-23f),
    vec4f(0x1.969a96p-5f, 0x1.0e7aa4p-9f, 0x1.e724a6p-16f, 0x1.2839e4p-23f),
    vec4f(0x1.26ba9ep-5f, 0x1.75373ap-10f, 0x1.3f6d9ap-16f, 0x1.70cfbap-24f),
    vec4f(0x1.64f87ep-6f, 0x1.a42276p-11f, 0x1.4d699cp-17f, 0x1.6437ccp-25f),
    vec4f(0x1.64f87ep-6f, 0x1.a42276p-11f, 0x1.4d699cp-17f, 0x1.6437ccp-25f),
    vec4f(0x1.73b27ap-7f, 0x1.927e6ep-12f, 0x1.255632p-18f, 0x1.1f6318p-26f),
    vec4f(0x1.19269ep-7f, 0x1.26bebcp-12f, 0x1.9fbbdap-19f, 0x1.8a010ap-27f),
    vec4f(0x1.cececcp-8f, 0x1.d99a8cp-13f, 0x1.45c76ep-19f, 0x1.2cef16p-27f),
    vec4f(0x1.f12b86p-9f, 0x1.dc327ap-14f, 0x1.324b0ep-20f, 0x1.085ad8p-28f),
    vec4f(0x1.f12b86p-9f, 0x1.dc327ap-14f, 0x1.324b0ep-20f, 0x1.085ad8p-28f),
    vec4f(0x1.f12b86p-9f, 0x1.dc327ap-14f, 0x1.324b0ep-20f, 0x1.085ad8p-28f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f),
    vec4f(0x1.dfdd6p-1f, 0x1.127d5p-4f, -0x1.a55a06p-6f, 0x1.cb8338p-9f),
    vec4f(0x1.dfdd6p-1f, 0x1.127d5p-4f, -0x1.a55a06p-6f, 0x1.cb8338p-9f),
    vec4f(0x1.dfdd6p-1f, 0x1.127d5p-4f, -0x1.a55a06p-6f, 0x1.cb8338p-9f),
    vec4f(0x1.dfdd6p-1f, 0x1.127d5p-4f, -0x1.a55a06p-6f, 0x1.cb8338p-9f),
    vec4f(0x1.e05424p-1f, 0x1.007ddcp-4f, -0x1.331fp-6f, 0.0f),
    vec4f(0x1.e0543cp-1f, 0x1.001b78p-4f, -0x1.27ba3cp-6f, -0x1.fd670ep-9f),
    vec4f(0x1.e0eebap-1f, 0x1.0f6f96p-4f, -0x1.d9fa1cp-7f, -0x1.7b348cp-9f),
    vec4f(0x1.ed6016p-1f, 0x1.a0178ap-4f, 0x1.7d4a86p-9f, 0.0f),
    vec4f(0x1.f42944p-1f, 0x1.c7743ep-4f, 0x1.397e84p-8f, 0x1.6edd12p-15f),
    vec4f(0x1.f42944p-1f, 0x1.c7743ep-4f, 0x1.397e84p-8f, 0x1.6edd12p-15f),
    vec4f(0x1.f42944p-1f, 0x1.c7743ep-4f, 0x1.397e84p-8f, 0x1.6edd12p-15f),
    vec4f(0x1.f48e8p-1f, 0x1.d19b0ap-4f, 0x1.6de5b6p-8f, 0x1.d8c75ap-14f),
    vec4f(0x1.f48e8p-1f, 0x1.d19b0ap-4f, 0x1.6de5b6p-8f, 0x1.d8c75ap-14f),
    vec4f(0x1.f48e8p-1f, 0x1.d19b0ap-4f, 0x1.6de5b6p-8f, 0x1.d8c75ap-14f),
    vec4f(0x1.f48e8p-1f, 0x1.d19b0ap-4f, 0x1.6de5b6p-8f, 0x1.d8c75ap-14f),
    vec4f(0x1.f48e8p-1f, 0x1.d19b0ap-4f, 0x1.6de5b6p-8f, 0x1.d8c75ap-14f),
    vec4f(0x1.d35fd8p-1f, 0x1.88d8bp-4f, 0x1.023bd6p-8f, 0x1.01c354p-14f),
    vec4f(0x1.d35fd8p-1f, 0x1.88d8bp-4f, 0x1.023bd6p-8f, 0x1.01c354p-14f),
    vec4f(0x1.d35fd8p-1f, 0x1.88d8bp-4f, 0x1.023bd6p-8f, 0x1.01c354p-14f),
    vec4f(0x1.d35fd8p-1f, 0x1.88d8bp-4f, 0x1.023bd6p-8f, 0x1.01c354p-14f),
    vec4f(0x1.d35fd8p-1f, 0x1.88d8bp-4f, 0x1.023bd6p-8f, 0x1.01c354p-14f),
);

/* mish in bfloat16: x*tanh(log(1 + e^x)), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
fn hu_mish_bf16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7f80u {
        return 0x7fc0u;
    }
    if bits >= 0x4056u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc2c3u {
        return 0x8000u;
    }
    if magnitude <= 0x0100u {
        return hu_linear_bf16(bits, 19661u);
    }
    if bits == 0xc21du {
        return 0xa5cbu;
    }
    let x = bitcast<f32>(bits << 16u);
    let clamped = min(x, 3.34375f);
    let shifted = fma(clamped, -1.0f, 16.0f);
    let c = hu_mish_bf16_polynomials[hu_binade_cell(shifted, 4u) % 64u];
    var q = c[3];
    q = fma(q, clamped, c[2]);
    q = fma(q, clamped, c[1]);
    q = fma(q, clamped, c[0]);
    let q2 = q * q;
    let root = q2 * q2;
    return hu_bf16_of_bits(hu_gradual_mul(x * root, root));
}

// The significand of x.
fn hu_float_significand(x: u32) -> u32 {
    let fraction = x & 0x007fffff;
    if (x & 0x7f800000) != 0 {
        return fraction | 0x00800000;
    }
    return fraction << (countLeadingZeros(fraction) - 8);
}

// The exponent of x that goes with its significand.
fn hu_float_exponent(x: u32) -> u32 {
    let field = (x >> 23) & 0xff;
    if field != 0 {
        return field + 64;
    }
    return 73 - countLeadingZeros(x & 0x007fffff);
}

// s*2^(e - 414) with a sign, rounded to nearest even: the leading bit of s is bit 31, and bit 0 stands for what may follow.
fn hu_float_rounded(sign: u32, e: u32, s: u32) -> u32 {
    if e > 510 {
        return sign | 0x7f800000;
    }
    // Subnormal: the bits that are shifted out leave a trace in bit 0.
    let shift = min(257 - min(e, 257), 31);
    let kept = (s >> shift) | u32((s & ((1u << shift) - 1)) != 0);
    let up = ((kept & 0xff) + ((kept >> 8) & 1) + 0x7f) >> 8;
    return sign | (((max(e, 257) - 257) << 23) + (kept >> 8) + up);
}

// The upper 24 bits of the product of two numbers of 24 bits.
fn hu_product_high(a: u32, b: u32) -> u32 {
    let middle = (a >> 12) * (b & 0xfff) + (a & 0xfff) * (b >> 12);
    let low = (a & 0xfff) * (b & 0xfff) + ((middle & 0xfff) << 12);
    return (a >> 12) * (b >> 12) + (middle >> 12) + (low >> 24);
}

// The lower 24 bits of it.
fn hu_product_low(a: u32, b: u32) -> u32 {
    let middle = (a >> 12) * (b & 0xfff) + (a & 0xfff) * (b >> 12);
    let low = (a & 0xfff) * (b & 0xfff) + ((middle & 0xfff) << 12);
    return low & 0x00ffffff;
}

// a*b.
fn hu_float_mul(a: u32, b: u32) -> u32 {
    let sign = (a ^ b) & 0x80000000;
    if (a & 0x7fffffff) == 0 || (b & 0x7fffffff) == 0 {
        return sign;
    }
    let high = hu_product_high(hu_float_significand(a), hu_float_significand(b));
    let low = hu_product_low(hu_float_significand(a), hu_float_significand(b));
    // The leading bit is bit 23 of high, or bit 22.
    let n = 1 - (high >> 23);
    let s = (high << (8 + n)) | (low >> (16 - n)) | u32((low & (0xffffu >> n)) != 0);
    return hu_float_rounded(sign, hu_float_exponent(a) + hu_float_exponent(b) + 2 - n, s);
}

// a + b.
fn hu_float_add(a: u32, b: u32) -> u32 {
    let is_ordered = (a & 0x7fffffff) >= (b & 0x7fffffff);
    let larger = select(b, a, is_ordered);
    let smaller = select(a, b, is_ordered);
    if (smaller & 0x7fffffff) == 0 {
        // Of two zeros, negative only if both are.
        return select(larger, a & b, (larger & 0x7fffffff) == 0);
    }
    let e = hu_float_exponent(larger);
    let shift = min(e - hu_float_exponent(smaller), 31);
    let s = hu_float_significand(larger) << 7;
    let t = hu_float_significand(smaller) << 7;
    let shifted = (t >> shift) | u32((t & ((1u << shift) - 1)) != 0);
    let is_sum = ((a ^ b) & 0x80000000) == 0;
    if !is_sum && s == shifted {
        return 0u;
    }
    let sum = select(s - shifted, s + shifted, is_sum);
    let n = countLeadingZeros(sum);
    return hu_float_rounded(larger & 0x80000000, e + 193 - n, sum << n);
}

// a - b.
fn hu_float_sub(a: u32, b: u32) -> u32 {
    return hu_float_add(a, b ^ 0x80000000);
}

// a*b + c, rounded once.
fn hu_float_fma(a: u32, b: u32, c: u32) -> u32 {
    let sign = (a ^ b) & 0x80000000;
    if (a & 0x7fffffff) == 0 || (b & 0x7fffffff) == 0 {
        return hu_float_add(sign, c);
    }
    if (c & 0x7fffffff) == 0 {
        return hu_float_mul(a, b);
    }
    // Product and addend as words of 31 bits, the leading bit being bit 30 of the upper one.
    let high = hu_product_high(hu_float_significand(a), hu_float_significand(b));
    let low = hu_product_low(hu_float_significand(a), hu_float_significand(b));
    let n = 1 - (high >> 23);
    let product_low = (low << (14 + n)) & 0x7fffffff;
    let product_high = (high << (7 + n)) | (low >> (17 - n));
    let product_e = hu_float_exponent(a) + hu_float_exponent(b) + 2 - n;
    let addend_high = hu_float_significand(c) << 7;
    let addend_e = hu_float_exponent(c) + 192;
    // h, l, e: what is larger in magnitude; u, v: the other, shifted.
    let is_product = product_e > addend_e || (product_e == addend_e && product_high >= addend_high);
    let h = select(addend_high, product_high, is_product);
    let l = select(0u, product_low, is_product);
    let e = select(addend_e, product_e, is_product);
    let distance = min(e - select(product_e, addend_e, is_product), 61);
    let other_high = select(product_high, addend_high, is_product);
    let other_low = select(product_low, 0u, is_product);
    let is_far = distance > 30;
    let shift = select(distance, distance - 31, is_far);
    let upper = select(other_high, 0u, is_far);
    let lower = select(other_low, other_high, is_far);
    let is_inexact = (is_far && other_low != 0) || (lower & ((1u << shift) - 1)) != 0;
    let u = upper >> shift;
    let v = (lower >> shift) | ((upper << (31 - shift)) & 0x7fffffff) | u32(is_inexact);
    let is_sum = (sign ^ (c & 0x80000000)) == 0;
    let lowest = select(l + 0x80000000 - v, l + v, is_sum);
    var highest = h + (lowest >> 31);
    if is_sum {
        highest += u;
    } else {
        highest -= u + 1;
    }
    let rest = lowest & 0x7fffffff;
    let result_sign = select(c & 0x80000000, sign, is_product);
    if highest == 0 {
        let zeros = countLeadingZeros(rest);
        if rest == 0 {
            return 0u;
        }
        return hu_float_rounded(result_sign, e - 30 - zeros, rest << zeros);
    }
    let zeros = countLeadingZeros(highest);
    let s = (highest << zeros) | (rest >> (31 - zeros));
    return hu_float_rounded(
        result_sign,
        e + 1 - zeros,
        s | u32((rest & ((1u << (31 - zeros)) - 1)) != 0),
    );
}

// -x.
fn hu_float_neg(x: u32) -> u32 {
    return x ^ 0x80000000;
}

// |x|.
fn hu_float_abs(x: u32) -> u32 {
    return x & 0x7fffffff;
}

// a < b.
fn hu_float_less(a: u32, b: u32) -> bool {
    // As a sorts among numbers: negative ones from the greatest magnitude up.
    let key_a = select(a | 0x80000000, 0xffffffff - a, a >= 0x80000000);
    let key_b = select(b | 0x80000000, 0xffffffff - b, b >= 0x80000000);
    return key_a < key_b && ((a | b) & 0x7fffffff) != 0;
}

// The smaller of x and bound; x if they are equal.
fn hu_float_at_most(x: u32, bound: u32) -> u32 {
    return select(x, bound, hu_float_less(bound, x));
}

// The larger of x and bound; x if they are equal.
fn hu_float_at_least(x: u32, bound: u32) -> u32 {
    return select(x, bound, hu_float_less(x, bound));
}

// The integer nearest to x*scale, of two the even one, as a cell number modulo 2^22: x*scale + 1.5*2^23 has it in its low bits.
fn hu_float_nearest_cell(x: u32, scale: u32) -> u32 {
    return hu_float_add(hu_float_mul(x, scale), 0x4b400000);
}

// The same as a number.
fn hu_float_nearest(x: u32, scale: u32) -> u32 {
    return hu_float_sub(hu_float_nearest_cell(x, scale), 0x4b400000);
}

// floor(x*scale) as a cell number modulo 2^22.
fn hu_float_floor_cell(x: u32, scale: u32) -> u32 {
    let product = hu_float_mul(x, scale);
    let nearest = hu_float_add(product, 0x4b400000);
    return nearest - u32(hu_float_less(product, hu_float_sub(nearest, 0x4b400000)));
}

// The cell of x > 0 among cells that cut each binade into 2^bits equal parts.
fn hu_float_binade_cell(x: u32, bits: u32) -> u32 {
    return x >> (23 - bits);
}

// x*2^k for the integer k of a cell number; no subnormal numbers.
fn hu_float_scale2(x: u32, k: u32) -> u32 {
    return (x & 0x807fffff) | ((((x >> 23) + k) & 0xff) << 23);
}

const hu_strict_expm1_f16_polynomials = array<vec3u, 32>(
    vec3u(0x3f800001u, 0x3efff64au, 0x3e2de862u),
    vec3u(0x3f7ffda0u, 0x3f00acaau, 0x3df9b9bfu),
    vec3u(0x3f800d6du, 0x3ef81c7fu, 0x3ea00827u),
    vec3u(0x3f7fc101u, 0x3f068d7au, 0x00000000u),
    vec3u(0x3f7f8f5fu, 0x3f08ca55u, 0x00000000u),
    vec3u(0x3f7f5ea3u, 0x3f0a8c05u, 0x00000000u),
    vec3u(0x3f7ef6ecu, 0x3f0d8ea5u, 0x00000000u),
    vec3u(0x3f806665u, 0x3eec4a6bu, 0x3e95a659u),
    vec3u(0x3f7e63fcu, 0x3f10fdf8u, 0x00000000u),
    vec3u(0x3f8014c6u, 0x3efc1022u, 0x3e4ab1c9u),
    vec3u(0x3f7d9751u, 0x3f14e15au, 0x00000000u),
    vec3u(0x3f7ce033u, 0x3f17df2bu, 0x00000000u),
    vec3u(0x3f7c7136u, 0x3f198541u, 0x00000000u),
    vec3u(0x3f7ba7d0u, 0x3f1c4d31u, 0x00000000u),
    vec3u(0x3f7b09fau, 0x3f1e5487u, 0x00000000u),
    vec3u(0x3f7a3c1fu, 0x3f20ca87u, 0x00000000u),
    vec3u(0x3f83875fu, 0x3f291cf5u, 0x3ec647e4u),
    vec3u(0x3f8169c3u, 0x3f10de76u, 0x3e811b03u),
    vec3u(0x3f7cba48u, 0x3ed2644du, 0x00000000u),
    vec3u(0x3f7d4aeau, 0x3ed65f4cu, 0x00000000u),
    vec3u(0x3f7eb849u, 0x3eeaa1c5u, 0x3d8f1d58u),
    vec3u(0x3f7ff1ffu, 0x3efe295fu, 0x3e156b96u),
    vec3u(0x3f8001c9u, 0x3effcb5au, 0x3e1ef368u),
    vec3u(0x3f7fca17u, 0x3efac3d0u, 0x3e03117au),
    vec3u(0x3f7ee5dau, 0x3ee51cd3u, 0x00000000u),
    vec3u(0x3f7f15e6u, 0x3ee76e53u, 0x00000000u),
    vec3u(0x3f7fe5a6u, 0x3efc30fcu, 0x3e02d4cfu),
    vec3u(0x3f7fd75au, 0x3ef9659fu, 0x3dc40583u),
    vec3u(0x3f7fd93eu, 0x3ef7f2a4u, 0x3d74599fu),
    vec3u(0x3f7ffd85u, 0x3eff3cfbu, 0x3e19ebf4u),
    vec3u(0x3f7fff89u, 0x3effb2e6u, 0x3e1e54bcu),
    vec3u(0x3f800002u, 0x3f000731u, 0x3e323437u),
);

/* expm1 in binary16, by integers alone: e^x - 1, for all x. +-0 -> +-0, -inf -> -1, +inf -> +inf. */
fn hu_strict_expm1_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x498cu && bits < 0x8000u {
        return 0x7c00u;
    }
    if bits >= 0xc829u {
        return 0xbc00u;
    }
    if magnitude <= 0x11a7u {
        return bits;
    }
    let x = hu_bits_of_f16(bits);
    let clamped = hu_float_at_most(hu_float_at_least(x, 0xc1100000u), 0x41400000u);
    let n = hu_float_nearest(clamped, 0x3fb8aa3bu);
    let k = hu_float_nearest_cell(clamped, 0x3fb8aa3bu);
    let r = hu_float_fma(n, 0xbf317218u, clamped);
    let c = hu_strict_expm1_f16_polynomials[hu_float_floor_cell(r, 0x4237b6f5u) % 32u];
    var p = c[2];
    p = hu_float_fma(p, r, c[1]);
    p = hu_float_fma(p, r, c[0]);
    let u = hu_float_mul(r, p);
    let s = hu_float_scale2(0x3f800000u, k);
    return hu_f16_of_bits(hu_float_fma(s, u, hu_float_neg(hu_float_sub(0x3f800000u, s))));
}

const hu_strict_tanh_f16_polynomials = array<vec3u, 64>(
    vec3u(0x3f165f59u, 0x3e9cf36eu, 0xbd721f81u),
    vec3u(0x3f304964u, 0x3e5afa32u, 0xbd1b2482u),
    vec3u(0x3f43d1dfu, 0x3e1a33b1u, 0xbccadc7fu),
    vec3u(0x3f594798u, 0x3db4729cu, 0xbc56e125u),
    vec3u(0x3f611e2cu, 0x3d899dd0u, 0xbc1c5f47u),
    vec3u(0x3f6c4b04u, 0x3d223921u, 0xbba9cf54u),
    vec3u(0x3f753f28u, 0x3ca01615u, 0xbb16e65au),
    vec3u(0x3f753f28u, 0x3ca01615u, 0xbb16e65au),
    vec3u(0x3f753f28u, 0x3ca01615u, 0xbb16e65au),
    vec3u(0x3f7296afu, 0x3c3d9ed1u, 0x00000000u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0x00000000u, 0x3f800811u, 0xbc949939u),
    vec3u(0xb81b873cu, 0x3f804da3u, 0xbd4966f9u),
    vec3u(0xb81b873cu, 0x3f804da3u, 0xbd4966f9u),
    vec3u(0xb81b873cu, 0x3f804da3u, 0xbd4966f9u),
    vec3u(0xb81b873cu, 0x3f804da3u, 0xbd4966f9u),
    vec3u(0xb912293fu, 0x3f80b81eu, 0xbd99c7fau),
    vec3u(0xb912293fu, 0x3f80b81eu, 0xbd99c7fau),
    vec3u(0xb912293fu, 0x3f80b81eu, 0xbd99c7fau),
    vec3u(0xb9ba0087u, 0x3f81544au, 0xbdd00861u),
    vec3u(0xb9ba0087u, 0x3f81544au, 0xbdd00861u),
    vec3u(0xba34bc85u, 0x3f8211abu, 0xbe01a1c2u),
    vec3u(0xba34bc85u, 0x3f8211abu, 0xbe01a1c2u),
    vec3u(0xba9d080eu, 0x3f82fce7u, 0xbe1b8824u),
    vec3u(0xba9d080eu, 0x3f82fce7u, 0xbe1b8824u),
    vec3u(0xbb3cd68eu, 0x3f8551c7u, 0xbe4e28b1u),
    vec3u(0xbb3cd68eu, 0x3f8551c7u, 0xbe4e28b1u),
    vec3u(0xbb3cd68eu, 0x3f8551c7u, 0xbe4e28b1u),
    vec3u(0xbbb2bca9u, 0x3f880a03u, 0xbe7b20d1u),
    vec3u(0xbbb2bca9u, 0x3f880a03u, 0xbe7b20d1u),
    vec3u(0xbc250159u, 0x3f8be41eu, 0xbe96c00bu),
    vec3u(0xbc250159u, 0x3f8be41eu, 0xbe96c00bu),
    vec3u(0xbc790e33u, 0x3f8f65a3u, 0xbea97d2cu),
    vec3u(0xbc790e33u, 0x3f8f65a3u, 0xbea97d2cu),
    vec3u(0xbca40088u, 0x3f922c05u, 0xbeb5f5a7u),
    vec3u(0xbca40088u, 0x3f922c05u, 0xbeb5f5a7u),
    vec3u(0xbcd4a350u, 0x3f951f70u, 0xbec16f2du),
    vec3u(0xbcd4a350u, 0x3f951f70u, 0xbec16f2du),
    vec3u(0xbce1e471u, 0x3f95dd9au, 0xbec40f07u),
    vec3u(0xbce1e471u, 0x3f95dd9au, 0xbec40f07u),
    vec3u(0xbc8427ebu, 0x3f921a0du, 0xbeba6001u),
    vec3u(0xbc8427ebu, 0x3f921a0du, 0xbeba6001u),
    vec3u(0x3c8f3efau, 0x3f88a53au, 0xbea5949au),
    vec3u(0x3cea0efcu, 0x3f85e1d4u, 0xbea03918u),
    vec3u(0x3d92d25eu, 0x3f775518u, 0xbe8d4ea6u),
    vec3u(0x3e097fbeu, 0x3f5ca649u, 0xbe6e267du),
    vec3u(0x3e53f46au, 0x3f40b1c1u, 0xbe442465u),
    vec3u(0x3e8fce4bu, 0x3f26ddd1u, 0xbe20dcddu),
    vec3u(0x3ebbd4dbu, 0x3f0b44e1u, 0xbdfc7b1au),
    vec3u(0x3eda75bdu, 0x3ef2cc72u, 0xbdd2c761u),
    vec3u(0x3f013532u, 0x3ec771f3u, 0xbda3bb88u),
);

/* tanh in binary16, by integers alone: sinh x / cosh x, for all x. +-0 -> +-0, +-inf -> +-1. */
fn hu_strict_tanh_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if magnitude >= 0x4482u {
        return (bits & 0x8000u) | 0x3c00u;
    }
    if magnitude <= 0x2744u {
        return bits;
    }
    let x = hu_bits_of_f16(magnitude);
    let clamped = hu_float_at_most(x, 0x40904000u);
    let shifted = hu_float_add(clamped, 0x3d180000u);
    let c = hu_strict_tanh_f16_polynomials[hu_float_binade_cell(shifted, 3u) % 64u];
    var p = c[2];
    p = hu_float_fma(p, clamped, c[1]);
    p = hu_float_fma(p, clamped, c[0]);
    return (bits & 0x8000u) | hu_f16_of_bits(p);
}

const hu_strict_sigmoid_f16_polynomials = array<vec4u, 32>(
    vec4u(0x3f350750u, 0xbe356630u, 0xbcabc3edu, 0x3c0f69c4u),
    vec4u(0x3f354844u, 0xbe3beb00u, 0xbbfd6731u, 0x00000000u),
    vec4u(0x3f35b500u, 0xbe422a60u, 0xbb09d5a9u, 0x00000000u),
    vec4u(0x3f36a05cu, 0xbe4c2947u, 0x3b953af5u, 0x00000000u),
    vec4u(0x3f3796f2u, 0xbe549376u, 0x3c142ed8u, 0x00000000u),
    vec4u(0x3f38e8c8u, 0xbe5e59cfu, 0x3c5c959au, 0x00000000u),
    vec4u(0x3f3a87b5u, 0xbe689435u, 0x3c8e938fu, 0x00000000u),
    vec4u(0x3f3bf28fu, 0xbe7075f3u, 0x3ca47f7fu, 0x00000000u),
    vec4u(0x3f3a0e20u, 0xbe5feb6bu, 0x3c0bf490u, 0x3b31630fu),
    vec4u(0x3f3f9054u, 0xbe80811au, 0x3cca9bc5u, 0x00000000u),
    vec4u(0x3f44db5du, 0xbe8d564eu, 0x3d0eb62eu, 0xbab1bd1eu),
    vec4u(0x3f3c0bc5u, 0xbe769d10u, 0x3cbb404au, 0x00000000u),
    vec4u(0x3f47f368u, 0xbe94622eu, 0x3d23d0acu, 0xbb029730u),
    vec4u(0x3f479ef5u, 0xbe94633eu, 0x3d251a1cu, 0xbb06761au),
    vec4u(0x3f4921edu, 0xbe96d099u, 0x3d2a4a44u, 0xbb0dd730u),
    vec4u(0x3f46e246u, 0xbe9384fdu, 0x3d23df7fu, 0xbb058959u),
    vec4u(0x3f3dd5d5u, 0xbe879990u, 0x3d0eed8eu, 0xbad9fa4cu),
    vec4u(0x3f2b4541u, 0xbe64da8au, 0x3cdd5fbbu, 0xba986dd9u),
    vec4u(0x3f1ac847u, 0xbe43da66u, 0x3cb151d3u, 0xba6267fdu),
    vec4u(0x3f04e912u, 0xbe1ccae7u, 0x3c82c5dau, 0xba186200u),
    vec4u(0x3eeb2a02u, 0xbe03f1c4u, 0x3c4fd5d9u, 0xb9e35c96u),
    vec4u(0x3ec69adau, 0xbdd1d45bu, 0x3c1a8760u, 0xb99d41abu),
    vec4u(0x3e99823eu, 0xbd9567e0u, 0x3bc90643u, 0xb939a3efu),
    vec4u(0x3e88bcc3u, 0xbd80e1cfu, 0x3ba78cc5u, 0xb91541a6u),
    vec4u(0x3e4d2661u, 0xbd334968u, 0x3b56d9c5u, 0xb8af9be6u),
    vec4u(0x3e08cc4eu, 0xbcda24e3u, 0x3aed3a20u, 0xb82f3a33u),
    vec4u(0x3dd23a60u, 0xbc9e1e15u, 0x3aa18d66u, 0xb7df7694u),
    vec4u(0x3c9ea6fdu, 0xbb122759u, 0x38887061u, 0x00000000u),
    vec4u(0x3b0d02e9u, 0xb8ef6c2du, 0x00000000u, 0x00000000u),
    vec4u(0x00000000u, 0x00000000u, 0x00000000u, 0x00000000u),
    vec4u(0x3f3504f4u, 0xbe350019u, 0xbcae783au, 0xbaf467dbu),
    vec4u(0x3f350722u, 0xbe35b3f2u, 0xbc910b9bu, 0x00000000u),
);

/* sigmoid in binary16, by integers alone: 1/(1 + e^-x), for all x. -inf -> +0, +inf -> 1, +-0 -> 1/2. */
fn hu_strict_sigmoid_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x4829u && bits < 0x8000u {
        return 0x3c00u;
    }
    if bits >= 0xcc56u {
        return 0x0000u;
    }
    if magnitude <= 0x1000u {
        return 0x3800u;
    }
    let x = hu_bits_of_f16(bits);
    let clamped = hu_float_at_most(hu_float_abs(x), 0x418ac000u);
    let shifted = hu_float_fma(clamped, 0x3fb00000u, 0x3fe00000u);
    let c = hu_strict_sigmoid_f16_polynomials[hu_float_binade_cell(shifted, 3u) % 32u];
    var q = c[3];
    q = hu_float_fma(q, clamped, c[2]);
    q = hu_float_fma(q, clamped, c[1]);
    q = hu_float_fma(q, clamped, c[0]);
    let tail = hu_float_mul(q, q);
    return hu_f16_of_bits(select(tail, hu_float_sub(0x3f800000u, tail), hu_float_less(0x00000000u, x)));
}

const hu_strict_gelu_f16_polynomials = array<vec3u, 64>(
    vec3u(0x3f57bc07u, 0xbe353684u, 0xbd126651u),
    vec3u(0x3f583513u, 0xbe3b4463u, 0xbcfdf4fcu),
    vec3u(0x3f583513u, 0xbe3b4463u, 0xbcfdf4fcu),
    vec3u(0x3f5939b3u, 0xbe45e585u, 0xbcc64db0u),
    vec3u(0x3f5939b3u, 0xbe45e585u, 0xbcc64db0u),
    vec3u(0x3f5a2015u, 0xbe4deafcu, 0xbca28972u),
    vec3u(0x3f5b019fu, 0xbe5534e7u, 0xbc846965u),
    vec3u(0x3f5b019fu, 0xbe5534e7u, 0xbc846965u),
    vec3u(0x3f5e2495u, 0xbe6b59f1u, 0xbbd896bfu),
    vec3u(0x3f5e2495u, 0xbe6b59f1u, 0xbbd896bfu),
    vec3u(0x3f610469u, 0xbe7cfe55u, 0x00000000u),
    vec3u(0x3f610469u, 0xbe7cfe55u, 0x00000000u),
    vec3u(0x3f64e80au, 0xbe893005u, 0x3beb39fcu),
    vec3u(0x3f64e80au, 0xbe893005u, 0x3beb39fcu),
    vec3u(0x3f689357u, 0xbe925c43u, 0x3c51592fu),
    vec3u(0x3f689357u, 0xbe925c43u, 0x3c51592fu),
    vec3u(0x3f6e5d52u, 0xbe9f88fau, 0x3ca4ac92u),
    vec3u(0x3f735cc3u, 0xbea9ebd0u, 0x3ccfda97u),
    vec3u(0x3f7884e9u, 0xbeb3db97u, 0x3cf6279du),
    vec3u(0x3f7bb157u, 0xbeb9b2d1u, 0x3d05d12cu),
    vec3u(0x3f810aa4u, 0xbec486edu, 0x3d182a04u),
    vec3u(0x3f83c37eu, 0xbecd0cc6u, 0x3d258234u),
    vec3u(0x3f83c37eu, 0xbecd0cc6u, 0x3d258234u),
    vec3u(0x3f85a263u, 0xbed261dfu, 0x3d2d1c57u),
    vec3u(0x3f85a263u, 0xbed261dfu, 0x3d2d1c57u),
    vec3u(0x3f8504d8u, 0xbed0d4eeu, 0x3d2b284du),
    vec3u(0x3f83e2ebu, 0xbece17d4u, 0x3d27d8aau),
    vec3u(0x3f816642u, 0xbec85620u, 0x3d212ee6u),
    vec3u(0x3f7c757au, 0xbec152dbu, 0x3d196d06u),
    vec3u(0x3f74c2feu, 0xbeb9289bu, 0x3d10c3adu),
    vec3u(0x3f6c5adbu, 0xbeb094e6u, 0x3d080353u),
    vec3u(0x3f5f7d8bu, 0xbea3f19cu, 0x3cf7311fu),
    vec3u(0x3f4fbdc4u, 0xbe95272eu, 0x3cdb68a6u),
    vec3u(0x3f3297e0u, 0xbe76df5du, 0x3cae0510u),
    vec3u(0x3f13f170u, 0xbe4465e3u, 0x3c847394u),
    vec3u(0x3ed2aa04u, 0xbe038c5au, 0x3c263498u),
    vec3u(0x3ed2aa04u, 0xbe038c5au, 0x3c263498u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f5744fdu, 0xbe2bc206u, 0xbd4d7420u),
    vec3u(0x3f57452bu, 0xbe2bde5eu, 0xbd484f72u),
    vec3u(0x3f57452bu, 0xbe2bde5eu, 0xbd484f72u),
    vec3u(0x3f5747ceu, 0xbe2c7863u, 0xbd3f5d1eu),
    vec3u(0x3f5747ceu, 0xbe2c7863u, 0xbd3f5d1eu),
    vec3u(0x3f5747ceu, 0xbe2c7863u, 0xbd3f5d1eu),
    vec3u(0x3f5747ceu, 0xbe2c7863u, 0xbd3f5d1eu),
    vec3u(0x3f57580cu, 0xbe2e5bcfu, 0xbd3116b8u),
    vec3u(0x3f57580cu, 0xbe2e5bcfu, 0xbd3116b8u),
    vec3u(0x3f57580cu, 0xbe2e5bcfu, 0xbd3116b8u),
    vec3u(0x3f5779a1u, 0xbe3115f1u, 0xbd22d975u),
    vec3u(0x3f5779a1u, 0xbe3115f1u, 0xbd22d975u),
    vec3u(0x3f5779a1u, 0xbe3115f1u, 0xbd22d975u),
    vec3u(0x3f57bc07u, 0xbe353684u, 0xbd126651u),
);

/* gelu in binary16, by integers alone: x*Phi(x), Phi the normal distribution function, for all x. +-0 ->
   +-0, -inf -> -0, +inf -> +inf. */
fn hu_strict_gelu_f16(bits: u32) -> u32 {
    let magnitude = bits & 0x7fffu;
    if magnitude > 0x7c00u {
        return 0x7e00u;
    }
    if bits >= 0x42e5u && bits < 0x8000u {
        return bits;
    }
    if bits >= 0xc5bau {
        return 0x8000u;
    }
    if magnitude <= 0x0000u {
        return bits;
    }
    if bits == 0x8001u {
        return 0x8000u;
    }
    let x = hu_bits_of_f16(bits);
    let a = hu_float_at_most(hu_float_abs(x), 0x40b74000u);
    let shifted = hu_float_fma(a, 0x3fd00000u, 0x3f8fffffu);
    let c = hu_strict_gelu_f16_polynomials[hu_float_binade_cell(shifted, 4u) % 64u];
    var q = c[2];
    q = hu_float_fma(q, a, c[1]);
    q = hu_float_fma(q, a, c[0]);
    let q2 = hu_float_mul(q, q);
    let relu = hu_float_at_least(x, 0x00000000u);
    let t = hu_float_fma(hu_float_neg(a), hu_float_mul(q2, q2), hu_float_add(relu, 0x2d000000u));
    return hu_f16_of_bits(hu_float_at_most(t, relu));
}

// For the entry points below alone: others may bind what they like here.
@group(0) @binding(0) var<storage, read_write> hu_self_test_word: atomic<u32>;

// Adds a hash of an input and its result, which for all inputs must come to this sum, to what is 1 then.
fn hu_self_test(bits: u32, result: u32, sum: u32) {
    if bits > 0xffffu {
        return;
    }
    var hash = (bits ^ 0x811c9dc5u) * 0x01000193u;
    hash = (hash ^ result) * 0x01000193u;
    hash = (hash ^ (hash >> 15u)) * 0x85ebca6bu;
    hash ^= hash >> 13u;
    if bits == 0u {
        hash += 1u - sum;
    }
    atomicAdd(&hu_self_test_word, hash);
}

@compute @workgroup_size(64)
fn hu_self_test_exp_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_exp_f16(id.x), 0xa22b7676u);
}

@compute @workgroup_size(64)
fn hu_self_test_exp_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_exp_bf16(id.x), 0x444e4dc7u);
}

@compute @workgroup_size(64)
fn hu_self_test_expm1_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_expm1_f16(id.x), 0x55b59012u);
}

@compute @workgroup_size(64)
fn hu_self_test_strict_expm1_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_strict_expm1_f16(id.x), 0x55b59012u);
}

@compute @workgroup_size(64)
fn hu_self_test_expm1_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_expm1_bf16(id.x), 0x239213adu);
}

@compute @workgroup_size(64)
fn hu_self_test_log_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_log_f16(id.x), 0x4ab26c79u);
}

@compute @workgroup_size(64)
fn hu_self_test_log_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_log_bf16(id.x), 0x83131effu);
}

@compute @workgroup_size(64)
fn hu_self_test_log1p_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_log1p_f16(id.x), 0xa7c5187fu);
}

@compute @workgroup_size(64)
fn hu_self_test_log1p_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_log1p_bf16(id.x), 0xd735fc38u);
}

@compute @workgroup_size(64)
fn hu_self_test_sinh_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_sinh_f16(id.x), 0x7c421909u);
}

@compute @workgroup_size(64)
fn hu_self_test_sinh_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_sinh_bf16(id.x), 0x659d61acu);
}

@compute @workgroup_size(64)
fn hu_self_test_tanh_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_tanh_f16(id.x), 0x0fc6e1cau);
}

@compute @workgroup_size(64)
fn hu_self_test_strict_tanh_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_strict_tanh_f16(id.x), 0x0fc6e1cau);
}

@compute @workgroup_size(64)
fn hu_self_test_tanh_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_tanh_bf16(id.x), 0x72ab2683u);
}

@compute @workgroup_size(64)
fn hu_self_test_atan_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_atan_f16(id.x), 0x10a4aaa7u);
}

@compute @workgroup_size(64)
fn hu_self_test_atan_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_atan_bf16(id.x), 0x249d16cau);
}

@compute @workgroup_size(64)
fn hu_self_test_erf_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_erf_f16(id.x), 0xbaefdb4bu);
}

@compute @workgroup_size(64)
fn hu_self_test_erf_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_erf_bf16(id.x), 0xdc119103u);
}

@compute @workgroup_size(64)
fn hu_self_test_gd_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_gd_f16(id.x), 0xabff0023u);
}

@compute @workgroup_size(64)
fn hu_self_test_gd_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_gd_bf16(id.x), 0x83d43b39u);
}

@compute @workgroup_size(64)
fn hu_self_test_inv_gd_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_inv_gd_f16(id.x), 0xb36768c6u);
}

@compute @workgroup_size(64)
fn hu_self_test_inv_gd_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_inv_gd_bf16(id.x), 0x46bd7289u);
}

@compute @workgroup_size(64)
fn hu_self_test_sigmoid_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_sigmoid_f16(id.x), 0x41e7f7e2u);
}

@compute @workgroup_size(64)
fn hu_self_test_strict_sigmoid_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_strict_sigmoid_f16(id.x), 0x41e7f7e2u);
}

@compute @workgroup_size(64)
fn hu_self_test_sigmoid_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_sigmoid_bf16(id.x), 0x6c9bf189u);
}

@compute @workgroup_size(64)
fn hu_self_test_softplus_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_softplus_f16(id.x), 0x9c612724u);
}

@compute @workgroup_size(64)
fn hu_self_test_softplus_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_softplus_bf16(id.x), 0xc76928a0u);
}

@compute @workgroup_size(64)
fn hu_self_test_silu_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_silu_f16(id.x), 0x3b520f6fu);
}

@compute @workgroup_size(64)
fn hu_self_test_silu_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_silu_bf16(id.x), 0xc20b8363u);
}

@compute @workgroup_size(64)
fn hu_self_test_gelu_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_gelu_f16(id.x), 0xa6d20e50u);
}

@compute @workgroup_size(64)
fn hu_self_test_strict_gelu_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_strict_gelu_f16(id.x), 0xa6d20e50u);
}

@compute @workgroup_size(64)
fn hu_self_test_gelu_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_gelu_bf16(id.x), 0x0bac4c93u);
}

@compute @workgroup_size(64)
fn hu_self_test_gelu_tanh_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_gelu_tanh_f16(id.x), 0x649f18d8u);
}

@compute @workgroup_size(64)
fn hu_self_test_gelu_tanh_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_gelu_tanh_bf16(id.x), 0x297610ccu);
}

@compute @workgroup_size(64)
fn hu_self_test_mish_f16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_mish_f16(id.x), 0xdb55a426u);
}

@compute @workgroup_size(64)
fn hu_self_test_mish_bf16(@builtin(global_invocation_id) id: vec3u) {
    hu_self_test(id.x, hu_mish_bf16(id.x), 0xfdd1a20bu);
}
