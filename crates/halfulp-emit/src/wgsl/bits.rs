//! Conversions and scaling on bit patterns. Printed into WGSL as it stands: see the module above.
use super::builtin::*;

/// The binary32 number that a finite binary16 number is, which must not be 0: bits.
pub fn hu_bits_of_f16(x: u32) -> u32 {
    let sign = (x & 0x8000) << 16;
    let magnitude = x & 0x7fff;
    if magnitude >= 0x0400 {
        return sign | ((magnitude << 13) + 0x38000000);
    }
    // Subnormal: the leading bit goes to where the exponent ends.
    let zeros = countLeadingZeros(magnitude);
    return sign | (((133 - zeros) << 23) + (magnitude << (zeros - 8)));
}

/// The binary16 number nearest to a binary32 number below 2^16 in magnitude, of two the even one.
pub fn hu_f16_of_bits(x: u32) -> u32 {
    let sign = (x >> 16) & 0x8000;
    let magnitude = x & 0x7fffffff;
    if magnitude >= 0x38800000 {
        return sign | ((magnitude - 0x38000000 + 0x0fff + ((magnitude >> 13) & 1)) >> 13);
    }
    // Subnormal: the significand in units of 2^-24; below half of one, 0.
    let shift = min(126 - (magnitude >> 23), 25);
    let significand = (magnitude & 0x007fffff) | 0x00800000;
    let below_half = ((1u32 << (shift - 1)) - 1) + ((significand >> shift) & 1);
    return sign | ((significand + below_half) >> shift);
}

/// The bfloat16 number nearest to a finite binary32 number, of two the even one.
pub fn hu_bf16_of_bits(x: u32) -> u32 {
    return (x + 0x7fff + ((x >> 16) & 1)) >> 16;
}

/// x*slope*2^-15 in bfloat16, where both are below 2^-125: x > 0 counts as a little more where that is halfway, x < 0 too.
pub fn hu_linear_bf16(x: u32, slope: u32) -> u32 {
    return (x & 0x8000) | (((x & 0x7fff) * slope + 0x4000 - (x >> 15)) >> 15);
}

/// x*2^(n - 256), rounded once, to a subnormal number or 0 where it must be: x is normal, the result below 2^128.
pub fn hu_scaled(x: u32, n: u32) -> u32 {
    let exponent = ((x >> 23) & 0xff) + n;
    if exponent > 256 {
        return (x & 0x807fffff) | ((exponent - 256) << 23);
    }
    let shift = min(257 - exponent, 25);
    let significand = (x & 0x007fffff) | 0x00800000;
    let below_half = ((1u32 << (shift - 1)) - 1) + ((significand >> shift) & 1);
    return (x & 0x80000000) | ((significand + below_half) >> shift);
}
