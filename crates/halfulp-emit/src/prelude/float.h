/* x, negated where sign is negative. */
HU_INLINE float hu_mul_signf(float x, float sign)
{
    return hu_floatf(hu_bitsf(x) ^ (hu_bitsf(sign) & 0x80000000u));
}

/* |x|. */
HU_INLINE float hu_absf(float x)
{
    return hu_floatf(hu_bitsf(x) & 0x7fffffffu);
}

/* The smaller of x and bound; x if it is NaN. */
HU_INLINE float hu_at_mostf(float x, float bound)
{
    return bound < x ? bound : x;
}

/* The larger of x and bound; x if it is NaN. */
HU_INLINE float hu_at_leastf(float x, float bound)
{
    return x < bound ? bound : x;
}

/* NaN. */
HU_INLINE float hu_nanf(void)
{
    return hu_floatf(0x7fc00000u);
}

/* Infinity. */
HU_INLINE float hu_inff(void)
{
    return hu_floatf(0x7f800000u);
}

/* The integer nearest to x*scale, which must be below 2^22 in magnitude. */
HU_INLINE float hu_nearestf(float x, float scale)
{
    return hu_fmaf(x, scale, 12582912.0f) - 12582912.0f;
}

/* The same as a cell number, counted modulo any power of two up to 2^22. */
HU_INLINE uint32_t hu_nearest_cellf(float x, float scale)
{
    return hu_bitsf(hu_fmaf(x, scale, 12582912.0f));
}

/* floor(x*scale) as a cell number. */
HU_INLINE uint32_t hu_floor_cellf(float x, float scale)
{
    const float n = hu_nearestf(x, scale);
    return hu_bitsf(n + 12582912.0f) - (hu_fmaf(x, scale, -n) < 0.0f ? 1u : 0u);
}

/* The cell of x > 0 among cells that cut each binade into 2^bits equal parts. */
HU_INLINE uint32_t hu_binade_cellf(float x, int bits)
{
    return hu_bitsf(x) >> (23 - bits);
}

/* x*2^k for the integer k of a cell number; no subnormal numbers. */
HU_INLINE float hu_scale2f(float x, uint32_t k)
{
    return hu_floatf(hu_bitsf(x) + (k << 23));
}

/* floor(x) of |x| < 2^22; a NaN stays one. */
HU_INLINE float hu_floorf(float x)
{
    const float n = (x + 12582912.0f) - 12582912.0f;
    return x < n ? n - 1.0f : n;
}

/* x - floor(x); of infinities 0. */
HU_INLINE float hu_fractionf(float x)
{
    const float clamped = hu_maxf(hu_minf(x, 256.0f), -256.0f);
    return clamped - hu_floorf(clamped);
}

/* x*2^floor(y), rounded once, for x from 2^-8 to 2^8: in two steps, the first exact. */
HU_INLINE float hu_scale2_floorf(float x, float y)
{
    const float floor_y = hu_floorf(hu_maxf(hu_minf(y, 192.0f), -192.0f));
    /* The low bits of the sum are those of 254 + floor(y), the biases of two exponents. */
    const uint32_t biased = hu_bitsf(floor_y + 12583166.0f) & 0x1ffu;
    const uint32_t first = biased >> 1;
    return hu_mulf(hu_mulf(x, hu_floatf(first << 23)), hu_floatf((biased - first) << 23));
}

/* m of x = m*2^e, 1 <= m < 2, for x > 0 that is not subnormal; 1 for 0 and infinity, else NaN. */
HU_INLINE float hu_significandf(float x)
{
    const float m = hu_floatf((hu_bitsf(x) & 0x007fffffu) | 0x3f800000u);
    return x >= 0.0f ? m : hu_nanf();
}

/* e of the same; infinite for 0 (negative) and infinity. */
HU_INLINE float hu_exponentf(float x)
{
    const float biased = hu_floatf((hu_bitsf(x) >> 23 & 0xffu) | 0x4b000000u);
    const float e = biased - 8388735.0f;
    return x == 0.0f ? -hu_inff() : x == hu_inff() ? x : e;
}

/* The bits of a subnormal x > 0 are x as a multiple of 2^-149. */
HU_INLINE int hu_is_subnormalf(float x)
{
    return hu_bitsf(x) - 1u < 0x007fffffu;
}

/* m as hu_significandf, for subnormal x too. */
HU_INLINE float hu_any_significandf(float x)
{
    return hu_significandf(hu_is_subnormalf(x) ? (float)hu_bitsf(x) : x);
}

/* e as hu_exponentf, for subnormal x too. */
HU_INLINE float hu_any_exponentf(float x)
{
    return hu_is_subnormalf(x) ? hu_exponentf((float)hu_bitsf(x)) - 149.0f : hu_exponentf(x);
}

/* The value of a binary16 number. */
HU_INLINE float hu_f32_of_f16(uint16_t bits)
{
    const uint32_t sign = (uint32_t)(bits & 0x8000u) << 16;
    const uint32_t magnitude = bits & 0x7fffu;
    const uint32_t quiet = magnitude > 0x7c00u ? 0x00400000u : 0u;
    if (magnitude >= 0x7c00u)
        return hu_floatf(sign | 0x7f800000u | magnitude << 13 | quiet);
    if (magnitude >= 0x0400u)
        return hu_floatf(sign | ((magnitude << 13) + 0x38000000u));
    /* A multiple of 2^-24. */
    return hu_mul_signf(hu_mulf((float)magnitude, 0x1p-24f), hu_floatf(sign));
}

/* The binary16 number nearest to x, of two the even one. */
HU_INLINE uint16_t hu_f16_of_f32(float x)
{
    const uint32_t sign = hu_bitsf(x) >> 16 & 0x8000u;
    const uint32_t magnitude = hu_bitsf(x) & 0x7fffffffu;
    if (magnitude > 0x7f800000u)
        return (uint16_t)(sign | 0x7e00u | (magnitude >> 13 & 0x03ffu));
    if (magnitude >= 0x477ff000u)
        return (uint16_t)(sign | 0x7c00u);
    if (magnitude >= 0x38800000u)
        return (uint16_t)(sign | (magnitude - 0x38000000u + 0x0fffu + (magnitude >> 13 & 1u)) >> 13);
    if (magnitude > 0x33000000u) {
        /* Subnormal: the significand in units of 2^-24. */
        const uint32_t shift = 126u - (magnitude >> 23);
        const uint32_t significand = 0x00800000u | (magnitude & 0x007fffffu);
        const uint32_t below_half = (1u << (shift - 1u)) - 1u + (significand >> shift & 1u);
        return (uint16_t)(sign | (significand + below_half) >> shift);
    }
    return (uint16_t)sign;
}

/* The value of a bfloat16 number. */
HU_INLINE float hu_f32_of_bf16(uint16_t bits)
{
    return hu_floatf((uint32_t)bits << 16);
}

/* The bfloat16 number nearest to x, of two the even one. */
HU_INLINE uint16_t hu_bf16_of_f32(float x)
{
    const uint32_t bits = hu_bitsf(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)(bits >> 16 | 0x0040u);
    return (uint16_t)((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}

/* The upper half of x. */
HU_INLINE uint16_t hu_bf16_truncated(float x)
{
    const uint32_t bits = hu_bitsf(x);
    const uint32_t quiet = (bits & 0x7fffffffu) > 0x7f800000u ? 0x0040u : 0u;
    return (uint16_t)(bits >> 16 | quiet);
}
