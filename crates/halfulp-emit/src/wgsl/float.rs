//! Finite binary32 numbers as bits, by integers alone. Printed into WGSL as it stands: see the module above.
//!
//! A number that is not 0 is s*2^(e - 214) with a significand s whose leading bit is bit 23, whether the number is subnormal or not.
use super::builtin::*;

/// The significand of x.
pub fn hu_float_significand(x: u32) -> u32 {
    let fraction = x & 0x007fffff;
    if (x & 0x7f800000) != 0 {
        return fraction | 0x00800000;
    }
    return fraction << (countLeadingZeros(fraction) - 8);
}

/// The exponent of x that goes with its significand.
pub fn hu_float_exponent(x: u32) -> u32 {
    let field = (x >> 23) & 0xff;
    if field != 0 {
        return field + 64;
    }
    return 73 - countLeadingZeros(x & 0x007fffff);
}

/// s*2^(e - 414) with a sign, rounded to nearest even: the leading bit of s is bit 31, and bit 0 stands for what may follow.
pub fn hu_float_rounded(sign: u32, e: u32, s: u32) -> u32 {
    if e > 510 {
        return sign | 0x7f800000;
    }
    // Subnormal: the bits that are shifted out leave a trace in bit 0.
    let shift = min(257 - min(e, 257), 31);
    let kept = (s >> shift) | u32((s & ((1u32 << shift) - 1)) != 0);
    let up = ((kept & 0xff) + ((kept >> 8) & 1) + 0x7f) >> 8;
    return sign | (((max(e, 257) - 257) << 23) + (kept >> 8) + up);
}

/// The upper 24 bits of the product of two numbers of 24 bits.
pub fn hu_product_high(a: u32, b: u32) -> u32 {
    let middle = (a >> 12) * (b & 0xfff) + (a & 0xfff) * (b >> 12);
    let low = (a & 0xfff) * (b & 0xfff) + ((middle & 0xfff) << 12);
    return (a >> 12) * (b >> 12) + (middle >> 12) + (low >> 24);
}

/// The lower 24 bits of it.
pub fn hu_product_low(a: u32, b: u32) -> u32 {
    let middle = (a >> 12) * (b & 0xfff) + (a & 0xfff) * (b >> 12);
    let low = (a & 0xfff) * (b & 0xfff) + ((middle & 0xfff) << 12);
    return low & 0x00ffffff;
}

/// a*b.
pub fn hu_float_mul(a: u32, b: u32) -> u32 {
    let sign = (a ^ b) & 0x80000000;
    if (a & 0x7fffffff) == 0 || (b & 0x7fffffff) == 0 {
        return sign;
    }
    let high = hu_product_high(hu_float_significand(a), hu_float_significand(b));
    let low = hu_product_low(hu_float_significand(a), hu_float_significand(b));
    // The leading bit is bit 23 of high, or bit 22.
    let n = 1 - (high >> 23);
    let s = (high << (8 + n)) | (low >> (16 - n)) | u32((low & (0xffffu32 >> n)) != 0);
    return hu_float_rounded(sign, hu_float_exponent(a) + hu_float_exponent(b) + 2 - n, s);
}

/// a + b.
pub fn hu_float_add(a: u32, b: u32) -> u32 {
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
    let shifted = (t >> shift) | u32((t & ((1u32 << shift) - 1)) != 0);
    let is_sum = ((a ^ b) & 0x80000000) == 0;
    if !is_sum && s == shifted {
        return 0u32;
    }
    let sum = select(s - shifted, s + shifted, is_sum);
    let n = countLeadingZeros(sum);
    return hu_float_rounded(larger & 0x80000000, e + 193 - n, sum << n);
}

/// a - b.
pub fn hu_float_sub(a: u32, b: u32) -> u32 {
    return hu_float_add(a, b ^ 0x80000000);
}

/// a*b + c, rounded once.
pub fn hu_float_fma(a: u32, b: u32, c: u32) -> u32 {
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
    let l = select(0u32, product_low, is_product);
    let e = select(addend_e, product_e, is_product);
    let distance = min(e - select(product_e, addend_e, is_product), 61);
    let other_high = select(product_high, addend_high, is_product);
    let other_low = select(product_low, 0u32, is_product);
    let is_far = distance > 30;
    let shift = select(distance, distance - 31, is_far);
    let upper = select(other_high, 0u32, is_far);
    let lower = select(other_low, other_high, is_far);
    let is_inexact = (is_far && other_low != 0) || (lower & ((1u32 << shift) - 1)) != 0;
    let u = upper >> shift;
    let v = (lower >> shift) | ((upper << (31 - shift)) & 0x7fffffff) | u32(is_inexact);
    let is_sum = (sign ^ (c & 0x80000000)) == 0;
    let lowest = select(l + 0x80000000 - v, l + v, is_sum);
    let mut highest = h + (lowest >> 31);
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
            return 0u32;
        }
        return hu_float_rounded(result_sign, e - 30 - zeros, rest << zeros);
    }
    let zeros = countLeadingZeros(highest);
    let s = (highest << zeros) | (rest >> (31 - zeros));
    return hu_float_rounded(
        result_sign,
        e + 1 - zeros,
        s | u32((rest & ((1u32 << (31 - zeros)) - 1)) != 0),
    );
}

/// -x.
pub fn hu_float_neg(x: u32) -> u32 {
    return x ^ 0x80000000;
}

/// |x|.
pub fn hu_float_abs(x: u32) -> u32 {
    return x & 0x7fffffff;
}

/// x, negated where y is negative.
pub fn hu_float_mul_sign(x: u32, y: u32) -> u32 {
    return x ^ (y & 0x80000000);
}

/// a < b.
pub fn hu_float_less(a: u32, b: u32) -> bool {
    // As a sorts among numbers: negative ones from the greatest magnitude up.
    let key_a = select(a | 0x80000000, 0xffffffff - a, a >= 0x80000000);
    let key_b = select(b | 0x80000000, 0xffffffff - b, b >= 0x80000000);
    return key_a < key_b && ((a | b) & 0x7fffffff) != 0;
}

/// The smaller of x and bound; x if they are equal.
pub fn hu_float_at_most(x: u32, bound: u32) -> u32 {
    return select(x, bound, hu_float_less(bound, x));
}

/// The larger of x and bound; x if they are equal.
pub fn hu_float_at_least(x: u32, bound: u32) -> u32 {
    return select(x, bound, hu_float_less(x, bound));
}

/// The integer nearest to x*scale, of two the even one, as a cell number modulo 2^22: x*scale + 1.5*2^23 has it in its low bits.
pub fn hu_float_nearest_cell(x: u32, scale: u32) -> u32 {
    return hu_float_add(hu_float_mul(x, scale), 0x4b400000);
}

/// The same as a number.
pub fn hu_float_nearest(x: u32, scale: u32) -> u32 {
    return hu_float_sub(hu_float_nearest_cell(x, scale), 0x4b400000);
}

/// floor(x*scale) as a cell number modulo 2^22.
pub fn hu_float_floor_cell(x: u32, scale: u32) -> u32 {
    let product = hu_float_mul(x, scale);
    let nearest = hu_float_add(product, 0x4b400000);
    return nearest - u32(hu_float_less(product, hu_float_sub(nearest, 0x4b400000)));
}

/// The cell of x > 0 among cells that cut each binade into 2^bits equal parts.
pub fn hu_float_binade_cell(x: u32, bits: u32) -> u32 {
    return x >> (23 - bits);
}

/// x*2^k for the integer k of a cell number; no subnormal numbers.
pub fn hu_float_scale2(x: u32, k: u32) -> u32 {
    return (x & 0x807fffff) | ((((x >> 23) + k) & 0xff) << 23);
}
