/* x, negated where sign is negative. */
HU_INLINE double hu_mul_sign(double x, double sign)
{
    return hu_double(hu_bits(x) ^ (hu_bits(sign) & 0x8000000000000000u));
}

/* |x|. */
HU_INLINE double hu_abs(double x)
{
    return hu_double(hu_bits(x) & 0x7fffffffffffffffu);
}

/* The magnitude of x with the sign of sign. */
HU_INLINE double hu_with_sign(double x, double sign)
{
    return hu_mul_sign(hu_abs(x), sign);
}

/* The smaller of x and bound; x if it is NaN. */
HU_INLINE double hu_at_most(double x, double bound)
{
    return bound < x ? bound : x;
}

/* The larger of x and bound; x if it is NaN. */
HU_INLINE double hu_at_least(double x, double bound)
{
    return x < bound ? bound : x;
}

/* NaN. */
HU_INLINE double hu_nan(void)
{
    return hu_double(0x7ff8000000000000u);
}

/* Infinity. */
HU_INLINE double hu_inf(void)
{
    return hu_double(0x7ff0000000000000u);
}

/* The integer nearest to x*scale, which must be below 2^51 in magnitude. */
HU_INLINE double hu_nearest(double x, double scale)
{
    return hu_fma(x, scale, 6755399441055744.0) - 6755399441055744.0;
}

/* The same as a cell number, counted modulo any power of two up to 2^51. */
HU_INLINE uint64_t hu_nearest_cell(double x, double scale)
{
    return hu_bits(hu_fma(x, scale, 6755399441055744.0));
}

/* The cell of x > 0 among cells that cut each binade into 2^bits equal parts. */
HU_INLINE uint64_t hu_binade_cell(double x, int bits)
{
    return hu_bits(x) >> (52 - bits);
}

/* x*2^floor(k/16) for the integer k of a cell number; no subnormal numbers. */
HU_INLINE double hu_scale2_by_16th(double x, uint64_t k)
{
    return hu_double(hu_bits(x) + (k >> 4 << 52));
}

/* The exponent e of x = m*2^e, 3/4 <= m < 3/2, as the exponent field has it, shifted and modulo 2^64. */
HU_INLINE uint64_t hu_exponent_field(double x)
{
    return (hu_bits(x) - 0x3fe8000000000000u) & 0xfff0000000000000u;
}

/* m of the same, for x > 0. */
HU_INLINE double hu_significand(double x)
{
    return hu_double(hu_bits(x) - hu_exponent_field(x));
}

/* 2^-e of the same. */
HU_INLINE double hu_inverse_power(double x)
{
    return hu_double(0x3ff0000000000000u - hu_exponent_field(x));
}

/* e of the same: 2048 is added in the last places of 2^52, and subtracted again. */
HU_INLINE double hu_exponent(double x)
{
    const uint64_t biased = (hu_exponent_field(x) + 0x8000000000000000u) >> 52;
    return hu_double(biased | 0x4330000000000000u) - 4503599627372544.0;
}

/* x + rest rounded to odd, for |rest| less than an ulp of x; rounded to float, as if the sum were. */
HU_INLINE double hu_to_odd(double x, double rest)
{
    const uint64_t bits = hu_bits(x);
    const uint64_t outward = (bits ^ hu_bits(rest)) >> 63 != 0u ? ~(uint64_t)0u : 1u;
    const int is_inexact = 0.0 < hu_abs(rest);
    return hu_double(is_inexact && (bits & 1u) == 0u ? bits + outward : bits);
}
