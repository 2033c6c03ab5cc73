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
