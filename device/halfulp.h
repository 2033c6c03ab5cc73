/*
 * halfulp.h: correctly rounded functions in binary16, bfloat16 and binary32, for C99 and C++17.
 *
 * Every result is the exact mathematical value rounded once, to the nearest number, of two to the even one. So the bits are the
 * same on every processor and with every compiler; only of a NaN no more is promised than that it is a quiet one.
 *
 *     uint16_t hu_tanh_f16(uint16_t);     the bits of a binary16 number
 *     uint16_t hu_tanh_bf16(uint16_t);    the bits of a bfloat16 number
 *     float hu_tanh_f32(float);
 *     hu_tanh(x)                          any of these, in C11 and C++, by type: hu_f16, hu_bf16, float, or _Float16 where
 *                                         the compiler has it
 *
 * Printed by `halfulp emit c` from the kernels in crates/halfulp-kernels; not to be edited.
 *
 * What it rests on:
 * - IEEE 754's float and double, computed as written: not -ffast-math nor a part of it (where the compiler tells, that is an
 *   error; of clang's parts see below), not the x87's wider registers, the default rounding mode. Contraction to multiply-adds is
 *   prevented here.
 * - No flushing of subnormal numbers in bfloat16 and binary32: a program linked with -ffast-math or -funsafe-math-optimizations
 *   switches it on when it starts. In binary16 nothing is subnormal before the last step, which is integer arithmetic.
 * - HU_FUSED 1: a multiply-add is fused, by the processor's instruction; 0: it rounds twice. Both are right on every input.
 *   It is set by what the compiler says of the processor unless you define it.
 */
#ifndef HALFULP_H
#define HALFULP_H

#include <float.h>
#include <stdint.h>
#include <string.h>

/* Of the parts an older gcc tells by IEC_559 alone; in ISO's dialects that is 0 for -ffp-contract=fast as well, which does no harm. */
#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) \
    || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__) \
    || (defined(__GCC_IEC_559) && __GCC_IEC_559 == 0 && !defined(__STRICT_ANSI__)) || defined(_M_FP_FAST)
#error "halfulp.h is right only where floating-point operations are done as written: compile without -ffast-math and its parts"
#elif defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0
#error "halfulp.h is right only where a float operation is rounded to float: on x86, compile with -msse2 -mfpmath=sse"
#endif

/* Clang tells of -ffast-math and -ffinite-math-only alone. The other parts, such as -funsafe-math-optimizations, are off from here
 * to the end of this file; for a target without float_control (clang 14 has it for x86 and POWER), reassociation only. */
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#pragma clang diagnostic ignored "-Wignored-pragmas"
#pragma float_control(push)
#pragma float_control(precise, on)
#pragma clang fp reassociate(off)
#pragma clang diagnostic pop
#endif

#ifndef HU_FUSED
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || (defined(__FP_FAST_FMA) && defined(__FP_FAST_FMAF))
#define HU_FUSED 1
#else
#define HU_FUSED 0
#endif
#endif
#if HU_FUSED && !defined(__GNUC__)
#include <math.h>
#endif

#if defined(__GNUC__)
#define HU_INLINE static inline __attribute__((unused))
#else
#define HU_INLINE static inline
#endif

/* A product as it is, not fused with the sum that it goes into. Clang says of every processor that it has the fence. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_assoc_barrier)
#define HU_AS_IT_IS(x) __builtin_assoc_barrier(x)
#elif __has_builtin(__arithmetic_fence) && (defined(__x86_64__) || defined(__i386__))
#define HU_AS_IT_IS(x) __arithmetic_fence(x)
#endif
#endif
#if !defined(HU_AS_IT_IS) && defined(__GNUC__) && (defined(__SSE2__) || defined(__aarch64__))
#if defined(__SSE2__)
#define HU_AS_IT_IS(x) __extension__ ({ __typeof__(x) hu_as_it_is = (x); __asm__("" : "+x"(hu_as_it_is)); hu_as_it_is; })
#else
#define HU_AS_IT_IS(x) __extension__ ({ __typeof__(x) hu_as_it_is = (x); __asm__("" : "+w"(hu_as_it_is)); hu_as_it_is; })
#endif
#elif !defined(HU_AS_IT_IS)
#define HU_AS_IT_IS(x) (x)
#if defined(_MSC_VER)
#pragma fp_contract(off)
#endif
#endif

HU_INLINE float hu_floatf(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

HU_INLINE uint32_t hu_bitsf(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

HU_INLINE double hu_double(uint64_t bits)
{
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

HU_INLINE uint64_t hu_bits(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* -x. Clang may lose the sign of a zero in a negation, whatever its pragmas say, but not in a difference. */
HU_INLINE float hu_negf(float x)
{
    return -0.0f - x;
}

/* a*b, rounded; never fused with what it is added to. */
HU_INLINE float hu_mulf(float a, float b)
{
    return HU_AS_IT_IS(a * b);
}

/* a*b + c, with one rounding or two. */
HU_INLINE float hu_fmaf(float a, float b, float c)
{
#if !HU_FUSED
    return hu_mulf(a, b) + c;
#elif defined(__GNUC__)
    return __builtin_fmaf(a, b, c);
#else
    return fmaf(a, b, c);
#endif
}

/* -x, as above. */
HU_INLINE double hu_neg(double x)
{
    return -0.0 - x;
}

/* a*b, rounded; never fused with what it is added to. */
HU_INLINE double hu_mul(double a, double b)
{
    return HU_AS_IT_IS(a * b);
}

/* a*b + c, with one rounding or two. */
HU_INLINE double hu_fma(double a, double b, double c)
{
#if !HU_FUSED
    return hu_mul(a, b) + c;
#elif defined(__GNUC__)
    return __builtin_fma(a, b, c);
#else
    return fma(a, b, c);
#endif
}

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
    const float clamped = hu_at_leastf(hu_at_mostf(x, 256.0f), -256.0f);
    return clamped - hu_floorf(clamped);
}

/* x*2^floor(y), rounded once, for x from 2^-8 to 2^8: in two steps, the first exact. */
HU_INLINE float hu_scale2_floorf(float x, float y)
{
    const float floor_y = hu_floorf(hu_at_leastf(hu_at_mostf(y, 192.0f), -192.0f));
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

static const float hu_exp_f16_polynomials[32][3] = {
    {0x1.fffff4p-1f, 0x1.63282ep-1f, 0x1.6d3fd6p-3f},
    {0x1.00000ep+0f, 0x1.62e57ep-1f, 0x1.ebe3d8p-3f},
    {0x1.fffa24p-1f, 0x1.635c38p-1f, 0x1.ecf3a8p-3f},
    {0x1.ff6018p-1f, 0x1.6ff2a2p-1f, 0x1.d61dfcp-4f},
    {0x1.0032d6p+0f, 0x1.5c38d4p-1f, 0x1.34ee14p-2f},
    {0x1.002af8p+0f, 0x1.5de462p-1f, 0x1.2383fep-2f},
    {0x1.ff76eep-1f, 0x1.67abb4p-1f, 0x1.d9198p-3f},
    {0x1.ffb4c6p-1f, 0x1.63f204p-1f, 0x1.059022p-2f},
    {0x1.ff0cf6p-1f, 0x1.6824e2p-1f, 0x1.f26334p-3f},
    {0x1.006e04p+0f, 0x1.5a389ep-1f, 0x1.2ec036p-2f},
    {0x1.00feeap+0f, 0x1.52b35p-1f, 0x1.479a2cp-2f},
    {0x1.fe7bbp-1f, 0x1.67d902p-1f, 0x1.07979ap-2f},
    {0x1.0073ecp+0f, 0x1.593d64p-1f, 0x1.335b94p-2f},
    {0x1.0169acp+0f, 0x1.4fa686p-1f, 0x1.4b48f4p-2f},
    {0x1.01b502p+0f, 0x1.4d0b92p-1f, 0x1.5113dp-2f},
    {0x1.00100ep+0f, 0x1.5a77f6p-1f, 0x1.35b674p-2f},
    {0x1.fec424p-1f, 0x1.5eba8p-1f, 0x1.2f8c68p-2f},
    {0x1.04d04ep+0f, 0x1.358ep-1f, 0x1.7dabf4p-2f},
    {0x1.098038p+0f, 0x1.14ccfcp-1f, 0x1.b6d918p-2f},
    {0x1.031504p+0f, 0x1.41be4p-1f, 0x1.6839acp-2f},
    {0x1.050636p+0f, 0x1.34fd2ep-1f, 0x1.7d2992p-2f},
    {0x1.faf05cp-1f, 0x1.61b2c8p-1f, 0x1.3b0fp-2f},
    {0x1.04c1b8p+0f, 0x1.35953cp-1f, 0x1.7dbaf6p-2f},
    {0x1.0b8c7cp+0f, 0x1.100fd6p-1f, 0x1.b18d26p-2f},
    {0x1.047fbep+0f, 0x1.35b3acp-1f, 0x1.7f4cb4p-2f},
    {0x1.0ba356p+0f, 0x1.10cdc8p-1f, 0x1.af02bp-2f},
    {0x1.0d393ap+0f, 0x1.0903acp-1f, 0x1.b89b7cp-2f},
    {0x1.0eba64p+0f, 0x1.01d992p-1f, 0x1.c1239cp-2f},
    {0x1.145c86p+0f, 0x1.d14b6cp-2f, 0x1.dd5624p-2f},
    {0x1.1073e8p+0f, 0x1.f3df9cp-2f, 0x1.ca3684p-2f},
    {0x1.12ff8p+0f, 0x1.dda52ap-2f, 0x1.d65728p-2f},
    {0x1.19be1cp+0f, 0x1.a6476cp-2f, 0x1.f2c03ap-2f},
};

/* exp in binary16: e^x, for all x. -inf -> +0, +inf -> +inf, +-0 -> 1. */
HU_INLINE uint16_t hu_exp_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float y = hu_mulf(hu_at_leastf(x, -32.0f), 0x1.715476p+0f);
    const float f = hu_fractionf(y);
    const float *const c = hu_exp_f16_polynomials[hu_nearest_cellf(f, 0x1.f55558p+4f) % 32u];
    float p = c[2];
    p = hu_fmaf(p, f, c[1]);
    p = hu_fmaf(p, f, c[0]);
    return hu_f16_of_f32(hu_scale2_floorf(p, y));
}

/* exp in bfloat16: e^x, for all x. -inf -> +0, +inf -> +inf, +-0 -> 1. */
HU_INLINE uint16_t hu_exp_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float y = hu_mulf(x + 0x1p-60f, 0x1.715476p+0f);
    float p = 0x1.ba9448p-7f;
    p = hu_fmaf(p, hu_fractionf(y), 0x1.a98baep-5f);
    p = hu_fmaf(p, hu_fractionf(y), 0x1.eecde8p-3f);
    p = hu_fmaf(p, hu_fractionf(y), 0x1.62c84ap-1f);
    p = hu_fmaf(p, hu_fractionf(y), 0x1.00007cp+0f);
    return hu_bf16_of_f32(hu_scale2_floorf(p, y));
}

static const double hu_exp_f32_shift[16] = {
    0.0, 0x1.15a1a0557fc92p-41, -0x1.aa1427c60bb4p-41, 0x1.f320ca938d3b6p-44, -0x1.dfe767de92b2bp-42,
    -0x1.31c54efa2b5afp-41, 0x1.f50c3b392ce76p-42, -0x1.17bbf73782148p-41, -0x1.7c394c811fb97p-43,
    0x1.08a6953b127f4p-44, 0x1.1c78e0055d299p-45, -0x1.32baf136d336bp-41, -0x1.d4f04c737b95cp-42,
    -0x1.e7f3b332ab0e7p-42, 0x1.3c03d22a40a67p-43, -0x1.fa462e8edf912p-42,
};
static const double hu_exp_f32_power[16] = {
    1.0, 0x1.0b5586cf98p+0, 0x1.172b83c7d6p+0, 0x1.2387a6e756p+0, 0x1.306fe0a31cp+0, 0x1.3dea64c124p+0,
    0x1.4bfdad5362p+0, 0x1.5ab07dd486p+0, 0x1.6a09e667f4p+0, 0x1.7a11473ebp+0, 0x1.8ace5422aap+0,
    0x1.9c49182a4p+0, 0x1.ae89f995aep+0, 0x1.c199bdd856p+0, 0x1.d5818dcfbap+0, 0x1.ea4afa2a4ap+0,
};

/* exp in binary32: e^x, for all x. -inf -> +0, +inf -> +inf, +-0 -> 1. */
HU_INLINE float hu_exp_f32(float argument)
{
    const double x = (double)argument;
    const double clamped = hu_at_most(hu_at_least(x, -110.0), 95.0);
    const double k = hu_nearest(clamped, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(clamped, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, clamped));
    const double r2 = r + hu_exp_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.6c181f5989431p-10;
    p = hu_fma(p, r2, 0x1.11120b03d8329p-7);
    p = hu_fma(p, r2, 0x1.55555554b92fep-5);
    p = hu_fma(p, r2, 0x1.55555554dd387p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    return (float)hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s);
}

static const float hu_expm1_f16_polynomials[32][3] = {
    {0x1.000002p+0f, 0x1.ffec94p-2f, 0x1.5bd0c4p-3f},
    {0x1.fffb4p-1f, 0x1.015954p-1f, 0x1.f3737ep-4f},
    {0x1.001adap+0f, 0x1.f038fep-2f, 0x1.40104ep-2f},
    {0x1.ff8202p-1f, 0x1.0d1af4p-1f, 0.0f},
    {0x1.ff1ebep-1f, 0x1.1194aap-1f, 0.0f},
    {0x1.febd46p-1f, 0x1.15180ap-1f, 0.0f},
    {0x1.fdedd8p-1f, 0x1.1b1d4ap-1f, 0.0f},
    {0x1.00cccap+0f, 0x1.d894d6p-2f, 0x1.2b4cb2p-2f},
    {0x1.fcc7f8p-1f, 0x1.21fbfp-1f, 0.0f},
    {0x1.00298cp+0f, 0x1.f82044p-2f, 0x1.956392p-3f},
    {0x1.fb2ea2p-1f, 0x1.29c2b4p-1f, 0.0f},
    {0x1.f9c066p-1f, 0x1.2fbe56p-1f, 0.0f},
    {0x1.f8e26cp-1f, 0x1.330a82p-1f, 0.0f},
    {0x1.f74fap-1f, 0x1.389a62p-1f, 0.0f},
    {0x1.f613f4p-1f, 0x1.3ca90ep-1f, 0.0f},
    {0x1.f4783ep-1f, 0x1.41950ep-1f, 0.0f},
    {0x1.070ebep+0f, 0x1.5239eap-1f, 0x1.8c8fc8p-2f},
    {0x1.02d386p+0f, 0x1.21bcecp-1f, 0x1.023606p-2f},
    {0x1.f9749p-1f, 0x1.a4c89ap-2f, 0.0f},
    {0x1.fa95d4p-1f, 0x1.acbe98p-2f, 0.0f},
    {0x1.fd7092p-1f, 0x1.d5438ap-2f, 0x1.1e3abp-4f},
    {0x1.ffe3fep-1f, 0x1.fc52bep-2f, 0x1.2ad72cp-3f},
    {0x1.000392p+0f, 0x1.ff96b4p-2f, 0x1.3de6dp-3f},
    {0x1.ff942ep-1f, 0x1.f587ap-2f, 0x1.0622f4p-3f},
    {0x1.fdcbb4p-1f, 0x1.ca39a6p-2f, 0.0f},
    {0x1.fe2bccp-1f, 0x1.cedca6p-2f, 0.0f},
    {0x1.ffcb4cp-1f, 0x1.f861f8p-2f, 0x1.05a99ep-3f},
    {0x1.ffaeb4p-1f, 0x1.f2cb3ep-2f, 0x1.880b06p-4f},
    {0x1.ffb27cp-1f, 0x1.efe548p-2f, 0x1.e8b33ep-5f},
    {0x1.fffb0ap-1f, 0x1.fe79f6p-2f, 0x1.33d7e8p-3f},
    {0x1.ffff12p-1f, 0x1.ff65ccp-2f, 0x1.3ca978p-3f},
    {0x1.000004p+0f, 0x1.000e62p-1f, 0x1.64686ep-3f},
};

/* expm1 in binary16: e^x - 1, for all x. +-0 -> +-0, -inf -> -1, +inf -> +inf. */
HU_INLINE uint16_t hu_expm1_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_mostf(hu_at_leastf(x, -9.0f), 12.0f);
    const float n = hu_nearestf(clamped, 0x1.715476p+0f);
    const uint32_t k = hu_nearest_cellf(clamped, 0x1.715476p+0f);
    const float r = hu_fmaf(n, -0x1.62e43p-1f, clamped);
    const float *const c = hu_expm1_f16_polynomials[hu_floor_cellf(r, 0x1.6f6deap+5f) % 32u];
    float p = c[2];
    p = hu_fmaf(p, r, c[1]);
    p = hu_fmaf(p, r, c[0]);
    const float u = hu_mulf(r, p);
    const float s = hu_scale2f(1.0f, k);
    return hu_f16_of_f32(hu_fmaf(s, u, hu_negf(1.0f - s)));
}

static const uint8_t hu_expm1_bf16_map[64] = {
    0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 14,
    15, 15, 15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 21, 21, 22, 22, 23, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 31, 0,
};
static const float hu_expm1_bf16_polynomials[32][2] = {
    {0x1.fffb22p-1f, 0x1.6647aap-1f},
    {0x1.ffe078p-1f, 0x1.6ac724p-1f},
    {0x1.ffbc88p-1f, 0x1.6e626ep-1f},
    {0x1.ff7afp-1f, 0x1.7305d6p-1f},
    {0x1.ff2acap-1f, 0x1.775dd4p-1f},
    {0x1.feb0d8p-1f, 0x1.7c9baep-1f},
    {0x1.fdd078p-1f, 0x1.843d6ap-1f},
    {0x1.fd888ap-1f, 0x1.866178p-1f},
    {0x1.fc02ccp-1f, 0x1.90321ap-1f},
    {0x1.f9787ap-1f, 0x1.9d2564p-1f},
    {0x1.f59b02p-1f, 0x1.acdf76p-1f},
    {0x1.f265bp-1f, 0x1.b7ca3p-1f},
    {0x1.f0895ap-1f, 0x1.bdb104p-1f},
    {0x1.ea67ep-1f, 0x1.ced7eap-1f},
    {0x1.e23bdap-1f, 0x1.e2a056p-1f},
    {0x1.da7f44p-1f, 0x1.f33678p-1f},
    {0x1.d1b812p-1f, 0x1.021a42p+0f},
    {0x1.c59366p-1f, 0x1.0cb78cp+0f},
    {0x1.bc7f6ep-1f, 0x1.1412c8p+0f},
    {0x1.ad8a34p-1f, 0x1.1f4b12p+0f},
    {0x1.9f2d96p-1f, 0x1.294accp+0f},
    {0x1.9828ap-1f, 0x1.2dee0ap+0f},
    {0x1.8a2d52p-1f, 0x1.36d4e6p+0f},
    {0x1.7d7644p-1f, 0x1.3e7df8p+0f},
    {0x1.71b576p-1f, 0x1.455194p+0f},
    {0x1.6a3fd6p-1f, 0x1.498aa6p+0f},
    {0x1.62f24cp-1f, 0x1.4d989cp+0f},
    {0x1.600baep-1f, 0x1.4f2cdcp+0f},
    {0x1.5819acp-1f, 0x1.5375b8p+0f},
    {0x1.50aa16p-1f, 0x1.576678p+0f},
    {0x1.4968f6p-1f, 0x1.5b2cc2p+0f},
    {0x1.40e8ep-1f, 0x1.5f86b8p+0f},
};

/* expm1 in bfloat16: e^x - 1, for all x. +-0 -> +-0, -inf -> -1, +inf -> +inf. */
HU_INLINE uint16_t hu_expm1_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float y = hu_mulf(x + 0x1p-60f, 0x1.715476p+0f);
    const float f = hu_fractionf(y);
    const uint32_t cell = hu_expm1_bf16_map[hu_nearest_cellf(f, 62.0f) % 64u];
    const float *const c = hu_expm1_bf16_polynomials[cell];
    float p = c[1];
    p = hu_fmaf(p, f, c[0]);
    return hu_bf16_of_f32(hu_at_leastf(hu_scale2_floorf(p, y) - 0x1.000004p+0f, x));
}

/* expm1 in binary32: e^x - 1, for all x. +-0 -> +-0, -inf -> -1, +inf -> +inf. */
HU_INLINE float hu_expm1_f32(float argument)
{
    const double x = (double)argument;
    const double clamped = hu_at_most(hu_at_least(x, -30.0), 95.0);
    const double k = hu_nearest(clamped, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(clamped, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, clamped));
    const double r2 = r + hu_exp_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.a01b650824ep-13;
    p = hu_fma(p, r2, 0x1.6c17ed5c4842ep-10);
    p = hu_fma(p, r2, 0x1.11111110acdadp-7);
    p = hu_fma(p, r2, 0x1.55555554e93b6p-5);
    p = hu_fma(p, r2, 0x1.5555555555557p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double t = hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s - 1.0);
    return (float)hu_with_sign(t, x);
}

static const float hu_log_f16_polynomials[32][3] = {
    {-0x1.7e8322p+0f, 0x1.fd0828p+0f, -0x1.fa1416p-2f},
    {-0x1.73c554p+0f, 0x1.e81648p+0f, -0x1.d13bf4p-2f},
    {-0x1.707b1ap+0f, 0x1.e1d77ap+0f, -0x1.c561b6p-2f},
    {-0x1.6dc246p+0f, 0x1.dca496p+0f, -0x1.bb7716p-2f},
    {-0x1.62aa46p+0f, 0x1.c8801ep+0f, -0x1.96e63p-2f},
    {-0x1.56d908p+0f, 0x1.b3ed18p+0f, -0x1.731462p-2f},
    {-0x1.4a440ep+0f, 0x1.9ee734p+0f, -0x1.4ff43cp-2f},
    {-0x1.3e528ep+0f, 0x1.8b9736p+0f, -0x1.30bc7p-2f},
    {-0x1.482f74p+0f, 0x1.9bb4c4p+0f, -0x1.4b1076p-2f},
    {-0x1.3c28cap+0f, 0x1.88d09ep+0f, -0x1.2d624cp-2f},
    {-0x1.59f154p+0f, 0x1.b5e2bep+0f, -0x1.71954ap-2f},
    {-0x1.2ceaaep+0f, 0x1.720d7cp+0f, -0x1.0b629p-2f},
    {-0x1.4258cp+0f, 0x1.90ec8ep+0f, -0x1.37dbdep-2f},
    {-0x1.1ce028p+0f, 0x1.5b6894p+0f, -0x1.d6d85p-3f},
    {-0x1.18253cp+0f, 0x1.55132ap+0f, -0x1.c5e8dcp-3f},
    {-0x1.37c23ap+0f, 0x1.7fca7ep+0f, -0x1.1cacbp-2f},
    {-0x1.2305ccp+0f, 0x1.638e22p+0f, -0x1.ec7d96p-3f},
    {-0x1.1f39d8p+0f, 0x1.5e52dep+0f, -0x1.de1c0ep-3f},
    {-0x1.0ef4dep+0f, 0x1.49254ep+0f, -0x1.a6fccp-3f},
    {-0x1.237acp+0f, 0x1.62b03ep+0f, -0x1.e68f0cp-3f},
    {-0x1.fe4b4ap-1f, 0x1.358498p+0f, -0x1.763db6p-3f},
    {-0x1.fcdab2p-1f, 0x1.34a05ep+0f, -0x1.74091ap-3f},
    {-0x1.05cc34p+0f, 0x1.3d0668p+0f, -0x1.8727b2p-3f},
    {-0x1.e508e8p-1f, 0x1.26a766p+0f, -0x1.533d86p-3f},
    {-0x1.e09592p-1f, 0x1.23fc72p+0f, -0x1.4cdc82p-3f},
    {-0x1.cddce8p-1f, 0x1.198efcp+0f, -0x1.35a188p-3f},
    {-0x1.d22eeap-1f, 0x1.1bf7p+0f, -0x1.3afdbcp-3f},
    {-0x1.af61a6p-1f, 0x1.091e7cp+0f, -0x1.122ac6p-3f},
    {-0x1.d6cbb2p-1f, 0x1.1e0e92p+0f, -0x1.3ea90ap-3f},
    {-0x1.a22f6ep-1f, 0x1.026e86p+0f, -0x1.04a2e2p-3f},
    {-0x1.9ce878p-1f, 0x1.ffb1eap-1f, -0x1.ff2d0cp-4f},
    {-0x1.976a7cp-1f, 0x1.fa4506p-1f, -0x1.f476cp-4f},
};

/* log in binary16: natural logarithm of x, for x >= 0. +-0 -> -inf, x < 0 -> NaN, 1 -> +0, +inf -> +inf. */
HU_INLINE uint16_t hu_log_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float m = hu_significandf(x);
    const float e = hu_exponentf(x);
    const float *const c = hu_log_f16_polynomials[hu_nearest_cellf(m, 0x1.fb2976p+4f) % 32u];
    float p = c[2];
    p = hu_fmaf(p, m, c[1]);
    p = hu_fmaf(p, m, c[0]);
    return hu_f16_of_f32(hu_fmaf(e, 0x1.62e43p-1f, p));
}

static const float hu_log_bf16_polynomials[32][2] = {
    {-0x1.dfp-1f, 0.9375f},
    {-0x1.d5a596p-1f, 0x1.d7568ap-1f},
    {-0x1.c3617cp-1f, 0x1.c6cf48p-1f},
    {-0x1.b74d42p-1f, 0x1.bc3908p-1f},
    {-0x1.abe128p-1f, 0x1.b260c4p-1f},
    {-0x1.a03f1cp-1f, 0x1.a8a5e6p-1f},
    {-0x1.8d8892p-1f, 0x1.99699ap-1f},
    {-0x1.7df672p-1f, 0x1.8d243ap-1f},
    {-0x1.6fc6e4p-1f, 0x1.82418cp-1f},
    {-0x1.65b1a2p-1f, 0x1.7ab9a8p-1f},
    {-0x1.5cc156p-1f, 0x1.7429e4p-1f},
    {-0x1.426da6p-1f, 0x1.6165dap-1f},
    {-0x1.34b6f2p-1f, 0x1.58212p-1f},
    {-0x1.34f7f4p-1f, 0x1.586362p-1f},
    {-0x1.2ca9b8p-1f, 0x1.52d41p-1f},
    {-0x1.2f1acap-1f, 0x1.544eap-1f},
    {-0x1.160954p-1f, 0x1.442838p-1f},
    {-0x1.040636p-1f, 0x1.38f296p-1f},
    {-0x1.032cb6p-1f, 0x1.3876c6p-1f},
    {-0x1.f68e94p-2f, 0x1.33aeacp-1f},
    {-0x1.d21586p-2f, 0x1.28e6d4p-1f},
    {-0x1.d086aep-2f, 0x1.28765ep-1f},
    {-0x1.ae8a6cp-2f, 0x1.1ecb06p-1f},
    {-0x1.98d376p-2f, 0x1.18c7ecp-1f},
    {-0x1.9b54dcp-2f, 0x1.1972cep-1f},
    {-0x1.7e31acp-2f, 0x1.11917ep-1f},
    {-0x1.5cf4dap-2f, 0x1.08cc7ep-1f},
    {-0x1.5c951ap-2f, 0x1.08ba48p-1f},
    {-0x1.4c4f42p-2f, 0x1.048fecp-1f},
    {-0x1.487a5p-2f, 0x1.0394p-1f},
    {-0x1.fep-1f, 0x1.fep-1f},
    {-0x1.f2d3a4p-1f, 0x1.f2faf2p-1f},
};

/* log in bfloat16: natural logarithm of x, for x >= 0. +-0 -> -inf, x < 0 -> NaN, 1 -> +0, +inf -> +inf. */
HU_INLINE uint16_t hu_log_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float m = hu_any_significandf(x);
    const float e = hu_any_exponentf(x);
    const float *const c = hu_log_bf16_polynomials[hu_floor_cellf(m, 0x1.ebd7bp+4f) % 32u];
    float p = c[1];
    p = hu_fmaf(p, m, c[0]);
    return hu_bf16_of_f32(hu_fmaf(e, 0x1.62e43p-1f, p));
}

static const double hu_log_f32_reciprocal[16] = {
    1.0, 0x1.e1e27p-1, 0x1.c71c44p-1, 0x1.af27e8p-1, 0x1.9998acp-1, 0x1.861a54p-1, 0x1.745cacp-1,
    0x1.642cc4p-1, 0x1.58ee6cp-1, 0x1.4e6028p+0, 0x1.4140b2p+0, 0x1.35218p+0, 0x1.29e434p+0, 0x1.1f6fa4p+0,
    0x1.15b1ap+0, 0x1.0c9726p+0,
};
static const double hu_log_f32_log[16] = {
    0.0, 0x1.f0999c027a6e2p-5, 0x1.e27212e2c3e6ep-4, 0x1.5ff5790ad8e99p-3, 0x1.c904207b0233ap-3,
    0x1.1670ae3dfe63ap-2, 0x1.4619e321f06a5p-2, 0x1.739ccbebccbbfp-2, 0x1.94757123e3271p-2,
    -0x1.117f629d3f39ap-2, -0x1.d0ffede58a48ep-3, -0x1.823a0654d62c1p-3, -0x1.3660b0814c258p-3,
    -0x1.da695735aadb2p-4, -0x1.4d2d0dd185e8bp-4, -0x1.894ca849eac37p-5,
};

/* log in binary32: natural logarithm of x, for x >= 0. +-0 -> -inf, x < 0 -> NaN, 1 -> +0, +inf -> +inf. */
HU_INLINE float hu_log_f32(float argument)
{
    const double x = (double)argument;
    const double m = hu_significand(x);
    const double e = hu_exponent(x);
    const uint64_t cell = hu_binade_cell(m + 0.03125, 4);
    const double b = hu_log_f32_log[cell % 16u];
    const double r = hu_fma(m, hu_log_f32_reciprocal[cell % 16u], -1.0);
    const double a = hu_mul(e, 0x1.62e42fefa38p-1);
    const double sum = a + b;
    double p = 0x1.c8001701045fap-4;
    p = hu_fma(p, r, -0x1.0066e6cf2ac7ep-3);
    p = hu_fma(p, r, 0x1.2492323a88305p-3);
    p = hu_fma(p, r, -0x1.5555453422b3ep-3);
    p = hu_fma(p, r, 0x1.9999999b36fedp-3);
    p = hu_fma(p, r, -0x1.000000006758bp-2);
    p = hu_fma(p, r, 0x1.555555555552bp-2);
    p = hu_fma(p, r, -0x1.ffffffffffff3p-2);
    const double b2 = hu_fma(hu_mul(r, r), p, hu_mul(e, 0x1.ef35793c7673p-45));
    const double sum2 = r + b2;
    const double sum3 = sum + sum2;
    const double sum4 = (sum2 - (sum3 - sum)) + ((b - (sum - a)) + (b2 - (sum2 - r)));
    const double nan_or_pole = x < 0.0 ? hu_nan() : -hu_inf();
    const double inside = 0.0 < x ? hu_to_odd(sum3, sum4) : nan_or_pole;
    return (float)(x < 0x1.074f8c4d3cd7bp+128 ? inside : x + hu_inf());
}

static const uint8_t hu_log1p_f16_map[64] = {
    10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15, 15, 16, 16, 16, 16,
    17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5,
    5, 6, 6, 6, 7, 7, 8, 9,
};
static const float hu_log1p_f16_polynomials[32][3] = {
    {0x1.1d218ap+0f, 0x1.0e2b2ap-3f, 0x1.5a8768p+0f},
    {0x1.10fc1p+0f, -0x1.48c4f4p-4f, 0x1.1dc68p+0f},
    {0x1.062e3p+0f, -0x1.34341ep-2f, 0x1.a77d9cp-1f},
    {0x1.040fd2p+0f, -0x1.6a8564p-2f, 0x1.7c344ep-1f},
    {0x1.01ba9p+0f, -0x1.af5c8ap-2f, 0x1.3cbf18p-1f},
    {0x1.00a7cp+0f, -0x1.d6df64p-2f, 0x1.0f3a2p-1f},
    {0x1.002d92p+0f, -0x1.ef7e84p-2f, 0x1.cf6536p-2f},
    {0x1.0008dap+0f, -0x1.fa946p-2f, 0x1.993c54p-2f},
    {0x1.fffdc4p-1f, -0x1.003a8ep-1f, 0x1.62485ep-2f},
    {1.0f, -0x1.ffef76p-2f, 0x1.5ec3d8p-2f},
    {0x1.fffffep-1f, -0x1.ffecd2p-2f, 0x1.4a8c7cp-2f},
    {0x1.fff46p-1f, -0x1.fc272ap-2f, 0x1.20446cp-2f},
    {0x1.ffa1c4p-1f, -0x1.f16e6cp-2f, 0x1.e58a9ap-3f},
    {0x1.feabb6p-1f, -0x1.df8334p-2f, 0x1.911f3ep-3f},
    {0x1.fd7606p-1f, -0x1.cf7d32p-2f, 0x1.5c0576p-3f},
    {0x1.fb2ed6p-1f, -0x1.b8d29cp-2f, 0x1.2389a2p-3f},
    {0x1.f915bep-1f, -0x1.a79d08p-2f, 0x1.005528p-3f},
    {0x1.f596d4p-1f, -0x1.9020a4p-2f, 0x1.b1cafap-4f},
    {0x1.f07bf8p-1f, -0x1.73fef6p-2f, 0x1.64357ep-4f},
    {0x1.ebc7aep-1f, -0x1.5e37b8p-2f, 0x1.31cbbep-4f},
};

/* log1p in binary16: log(1 + x), for x >= -1. +-0 -> +-0, -1 -> -inf, x < -1 -> NaN, +inf -> +inf. */
HU_INLINE uint16_t hu_log1p_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float sum = x + 1.0f;
    const float m = hu_significandf(sum);
    const float e = hu_exponentf(sum);
    const int is_far = 0.5f < hu_absf(x);
    const float f = is_far ? m - 1.0f : x;
    const uint32_t cell = hu_log1p_f16_map[hu_floor_cellf(f, 0x1.501c02p+5f) % 64u];
    const float *const c = hu_log1p_f16_polynomials[cell];
    float p = c[2];
    p = hu_fmaf(p, f, c[1]);
    p = hu_fmaf(p, f, c[0]);
    const float p2 = hu_mulf(f, p);
    return hu_f16_of_f32(is_far ? hu_fmaf(e, 0x1.62e43p-1f, p2) : p2);
}

static const float hu_log1p_bf16_polynomials[32][3] = {
    {-0x1.5ce634p+0f, 0x1.bd5e8ep+0f, -0x1.8177bcp-2f},
    {-0x1.3d2362p+0f, 0x1.84e3d2p+0f, -0x1.1d19d4p-2f},
    {-0x1.bac3b2p-1f, 0x1.bf33e8p-1f, 0.0f},
    {-0x1.a80364p-1f, 0x1.af286cp-1f, 0.0f},
    {-0x1.9c432p-1f, 0x1.a55deep-1f, 0.0f},
    {-0x1.8c1edcp-1f, 0x1.98467p-1f, 0.0f},
    {-0x1.85806cp-1f, 0x1.93109cp-1f, 0.0f},
    {-0x1.7178d4p-1f, 0x1.8397d2p-1f, 0.0f},
    {-0x1.621298p-1f, 0x1.781c14p-1f, 0.0f},
    {-0x1.5be074p-1f, 0x1.739ccap-1f, 0.0f},
    {-0x1.4e8d4ap-1f, 0x1.6a0886p-1f, 0.0f},
    {-0x1.402058p-1f, 0.6875f, 0.0f},
    {-0x1.3d86bap-1f, 0x1.5e307ep-1f, 0.0f},
    {-0x1.2c4f48p-1f, 0x1.529776p-1f, 0.0f},
    {-0x1.1b58a6p-1f, 0x1.478daep-1f, 0.0f},
    {-0x1.17e82p-1f, 0x1.455cb6p-1f, 0.0f},
    {-0x1.0805cp-1f, 0x1.3b6b8ap-1f, 0.0f},
    {-0x1.f5d888p-2f, 0x1.336c5p-1f, 0.0f},
    {-0x1.eb65fap-2f, 0x1.30557cp-1f, 0.0f},
    {-0x1.d763bep-2f, 0x1.2a78bep-1f, 0.0f},
    {-0x1.b9a37p-2f, 0x1.21ea3ap-1f, 0.0f},
    {-0x1.ae3fbp-2f, 0x1.1eb852p-1f, 0.0f},
    {-0x1.9bd1a6p-2f, 0x1.19999ap-1f, 0.0f},
    {-0x1.8f8132p-2f, 0x1.163ad2p-1f, 0.0f},
    {-0x1.bc54ccp-1f, 0x1.103574p+0f, -0x1.21ae52p-3f},
    {-0x1.25b2fap+0f, 0x1.5a9f46p+0f, -0x1.bc7b9ep-3f},
    {-0x1.86659ep-1f, 0x1.e8a406p-1f, -0x1.cff4d8p-4f},
    {-0x1.8d60bap-1f, 0x1.f013aap-1f, -0x1.dfc402p-4f},
    {0.75f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f},
    {-0x1.7b7b84p+0f, 0x1.f707c8p+0f, -0x1.ee30dp-2f},
    {-0x1.7545e4p+0f, 0x1.eb0048p+0f, -0x1.d6e2a4p-2f},
};

/* log1p in bfloat16: log(1 + x), for x >= -1. +-0 -> +-0, -1 -> -inf, x < -1 -> NaN, +inf -> +inf. */
HU_INLINE uint16_t hu_log1p_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float sum = x + 1.0f;
    const float m = hu_significandf(sum);
    const float e = hu_exponentf(sum);
    const float *const c = hu_log1p_bf16_polynomials[hu_floor_cellf(m, 0x1.e00004p+4f) % 32u];
    float p = c[2];
    p = hu_fmaf(p, m, c[1]);
    p = hu_fmaf(p, m, c[0]);
    return hu_bf16_of_f32(hu_at_mostf(hu_fmaf(e, 0x1.62e43p-1f, p), x));
}

/* log1p in binary32: log(1 + x), for x >= -1. +-0 -> +-0, -1 -> -inf, x < -1 -> NaN, +inf -> +inf. */
HU_INLINE float hu_log1p_f32(float argument)
{
    const double x = (double)argument;
    const double sum = x + 1.0;
    const double m = hu_significand(sum);
    const double power = hu_inverse_power(sum);
    const double e = hu_exponent(sum);
    const uint64_t cell = hu_binade_cell(m + 0.03125, 4);
    const double b = hu_log_f32_log[cell % 16u];
    const double scaled = hu_mul(hu_log_f32_reciprocal[cell % 16u], power);
    const double r = hu_fma(x, scaled, scaled - 1.0);
    const double a = hu_mul(e, 0x1.62e42fefa38p-1);
    const double sum2 = a + b;
    double p = 0x1.c8001701045fap-4;
    p = hu_fma(p, r, -0x1.0066e6cf2ac7ep-3);
    p = hu_fma(p, r, 0x1.2492323a88305p-3);
    p = hu_fma(p, r, -0x1.5555453422b3ep-3);
    p = hu_fma(p, r, 0x1.9999999b36fedp-3);
    p = hu_fma(p, r, -0x1.000000006758bp-2);
    p = hu_fma(p, r, 0x1.555555555552bp-2);
    p = hu_fma(p, r, -0x1.ffffffffffff3p-2);
    const double b2 = hu_fma(hu_mul(r, r), p, hu_mul(e, 0x1.ef35793c7673p-45));
    const double sum3 = r + b2;
    const double sum4 = sum2 + sum3;
    const double sum5 = (sum3 - (sum4 - sum2)) + ((b - (sum2 - a)) + (b2 - (sum3 - r)));
    const double nan_or_pole = x < -1.0 ? hu_nan() : -hu_inf();
    const double inside = -1.0 < x ? hu_with_sign(hu_to_odd(sum4, sum5), x) : nan_or_pole;
    return (float)(x < 0x1.074f8c4d3cd7bp+128 ? inside : x + hu_inf());
}

static const uint8_t hu_sinh_f16_map[64] = {
    0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15,
    15, 16, 16, 16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 21, 21, 21, 22, 22, 22, 23, 23, 24, 24, 24, 25,
    25, 26, 26, 27, 28, 28, 29, 30,
};
static const float hu_sinh_f16_polynomials[32][4] = {
    {0x1.fe2db8p-26f, 0x1.ffdb92p-1f, 0x1.38233ap-7f, 0x1.78af8ep-4f},
    {-0x1.a7c252p-19f, 0x1.000552p+0f, -0x1.77c38ep-11f, 0x1.5a0f78p-3f},
    {-0x1.497212p-15f, 0x1.002f02p+0f, -0x1.fd0dfp-9f, 0x1.640c6ep-3f},
    {-0x1.03167cp-8f, 0x1.0600e8p+0f, -0x1.8f6c7p-5f, 0x1.a206eep-3f},
    {-0x1.5bf72ep-5f, 0x1.27b82ep+0f, -0x1.9a1b3cp-3f, 0x1.0d13c8p-2f},
    {-0x1.d6a16p-3f, 0x1.9b7568p+0f, -0x1.21c62p-1f, 0x1.72a5d4p-2f},
    {-0x1.7d827ap-1f, 0x1.4a33f6p+1f, -0x1.2dc308p+0f, 0x1.f6b256p-2f},
    {-0x1.1e433ap+1f, 0x1.39117cp+2f, -0x1.2ffdbcp+1f, 0x1.651876p-1f},
    {-0x1.761cfp+2f, 0x1.32ac66p+3f, -0x1.1a3faap+2f, 0x1.fbe962p-1f},
    {-0x1.800b64p+3f, 0x1.0a364cp+4f, -0x1.c6b8c6p+2f, 0x1.55cd5ap+0f},
    {-0x1.195a84p+5f, 0x1.3ba4p+5f, -0x1.d37302p+3f, 0x1.1456acp+1f},
    {-0x1.2f25f6p+6f, 0x1.2acb3p+6f, -0x1.8cf424p+4f, 0x1.9271a8p+1f},
    {-0x1.be8d06p+6f, 0x1.a02528p+6f, -0x1.06639ep+5f, 0x1.ef1f52p+1f},
    {-0x1.674f08p+8f, 0x1.192958p+8f, -0x1.2c465ep+6f, 0x1.cefef2p+2f},
    {-0x1.dc9526p+9f, 0x1.472faap+9f, -0x1.329c5cp+7f, 0x1.969046p+3f},
    {-0x1.f9e928p+10f, 0x1.3b8ca8p+10f, -0x1.0c666ep+8f, 0x1.3f914cp+4f},
    {-0x1.08a0ccp+12f, 0x1.2eb034p+11f, -0x1.d72698p+8f, 0x1.fcc084p+4f},
    {-0x1.0e10b6p+13f, 0x1.1ca9a4p+12f, -0x1.97a9e4p+9f, 0x1.9281dep+5f},
    {-0x1.0f4484p+14f, 0x1.095e9cp+13f, -0x1.60066ep+10f, 0x1.404676p+6f},
    {-0x1.34e852p+15f, 0x1.158ce6p+14f, -0x1.518d3ap+11f, 0x1.1843aap+7f},
    {-81164.6796875f, 33941.203125f, -0x1.2bd1d2p+12f, 0x1.cd7cdp+7f},
    {-138302.40625f, 0x1.ae4f76p+15f, -0x1.cec4dap+12f, 0x1.51f306p+8f},
    {-324085.71875f, 119505.53125f, -0x1.d02daap+13f, 0x1.3893cep+9f},
    {-640030.0f, 222514.09375f, -26050.75f, 0x1.01bc72p+10f},
    {-1234419.25f, 406788.5f, -0x1.6050c2p+15f, 0x1.a5cbdap+10f},
    {-2406360.75f, 752444.5625f, -79081.359375f, 0x1.5e21c8p+11f},
    {-3053226.75f, 937211.1875f, -96667.2421875f, 0x1.a3d9aap+11f},
    {1418789.375f, -282453.34375f, 0x1.bbbbbcp+13f, 0.0f},
    {-8883258.0f, 2519796.5f, -239900.875f, 0x1.e0103p+12f},
    {2935123.25f, -551192.625f, 0x1.97f50cp+14f, 0.0f},
    {3638086.5f, -671867.125f, 0x1.e8e0dap+14f, 0.0f},
};

/* sinh in binary16: (e^x - e^-x)/2, for all x. +-0 -> +-0, +-inf -> +-inf. */
HU_INLINE uint16_t hu_sinh_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_mostf(hu_absf(x), 11.7890625f);
    const uint32_t cell = hu_sinh_f16_map[hu_nearest_cellf(clamped, 0x1.57d24ep+2f) % 64u];
    const float *const c = hu_sinh_f16_polynomials[cell];
    float p = c[3];
    p = hu_fmaf(p, clamped, c[2]);
    p = hu_fmaf(p, clamped, c[1]);
    p = hu_fmaf(p, clamped, c[0]);
    return hu_f16_of_f32(hu_mul_signf(p, x));
}

static const float hu_sinh_bf16_polynomials[32][3] = {
    {-0x1.eaba88p-12f, 0x1.648d8ep-1f, 0x1.b943eep-8f},
    {0x1.66bc6ap-9f, 0x1.5718fcp-1f, 0x1.01d97ep-4f},
    {0x1.c0be34p-7f, 0x1.40dc82p-1f, 0x1.b3ae52p-4f},
    {0x1.068e8p-5f, 0x1.2616ep-1f, 0x1.259518p-3f},
    {0x1.7ff5ep-2f, 0x1.bd3dfap-2f, 0x1.7374bcp-4f},
    {0x1.84d08p-2f, 0x1.9c3164p-2f, 0x1.36fadap-3f},
    {0x1.78fb3ep-2f, 0x1.bdc07p-2f, 0x1.066434p-3f},
    {0x1.08b15ap-2f, 0x1.5a7106p-1f, 0.0f},
    {0x1.dffb4p-2f, 0x1.74d85cp-2f, 0x1.12785p-3f},
    {0x1.cc4e86p-2f, 0x1.df1a68p-2f, 0.0f},
    {0x1.db4548p-2f, 0x1.7c875cp-2f, 0x1.1e3dfcp-3f},
    {0x1.041994p-1f, 0x1.01d06p-2f, 0x1.cb69dap-3f},
    {0x1.f7b67ep-2f, 0x1.6e06aap-2f, 0x1.aa480ep-4f},
    {0x1.001184p-1f, 0x1.326e74p-2f, 0x1.b55194p-3f},
    {0x1.b90c68p-2f, 0x1.1406d4p-1f, 0.0f},
    {0x1.e553dcp-2f, 0x1.724d5ep-2f, 0x1.47fcf6p-3f},
    {0x1.fe3814p-2f, 0x1.59fb54p-2f, 0x1.76d842p-3f},
    {0x1.fa6766p-2f, 0x1.6e624ep-2f, 0x1.066f96p-3f},
    {0x1.10d7a6p-1f, 0x1.c04976p-3f, 0x1.066012p-2f},
    {0x1.f1d37p-2f, 0x1.5e7edcp-2f, 0x1.5de1bep-3f},
    {0x1.fd93dap-2f, 0x1.85d7c8p-2f, 0.0f},
    {0x1.ecdf8ap-2f, 0x1.c849d2p-2f, 0.0f},
    {0x1.bf0234p-2f, 0x1.130a58p-1f, 0.0f},
    {0x1.6c584p-2f, 0x1.484654p-1f, 0.0f},
    {0x1.fecb34p-2f, 0x1.807756p-2f, 0.0f},
    {0x1.eb5a3ep-2f, 0x1.cd5becp-2f, 0.0f},
    {0x1.ca05bcp-2f, 0x1.0a2b1cp-1f, 0.0f},
    {0x1.35d08cp-1f, 0x1.319dcep-4f, 0x1.4800aap-2f},
    {0x1.000be6p-1f, 0x1.60571cp-2f, 0x1.14766ep-3f},
    {0x1.00fefp-1f, 0x1.531e56p-2f, 0x1.445708p-3f},
    {0x1.03c4b6p-1f, 0x1.3c41ep-2f, 0x1.72dd96p-3f},
    {0x1.0fcc8ap-1f, 0x1.f73076p-3f, 0x1.c9cc5p-3f},
};

/* sinh in bfloat16: (e^x - e^-x)/2, for all x. +-0 -> +-0, +-inf -> +-inf. */
HU_INLINE uint16_t hu_sinh_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float magnitude = hu_absf(x);
    const float y = hu_mulf(hu_at_leastf(magnitude, 0.0625f), 0x1.715476p+0f);
    const float f = hu_fractionf(y);
    const float *const c = hu_sinh_bf16_polynomials[hu_floor_cellf(hu_at_mostf(y, f + 7.0f), 4.0f) % 32u];
    float p = c[2];
    p = hu_fmaf(p, f, c[1]);
    p = hu_fmaf(p, f, c[0]);
    const float value = hu_mul_signf(hu_scale2_floorf(p, y), x);
    return hu_bf16_of_f32(magnitude < 0.0625f ? x : value);
}

/* sinh in binary32: (e^x - e^-x)/2, for all x. +-0 -> +-0, +-inf -> +-inf. */
HU_INLINE float hu_sinh_f32(float argument)
{
    const double x = (double)argument;
    const double a = hu_abs(x);
    const double clamped = hu_at_most(a, 95.0);
    const double k = hu_nearest(clamped, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(clamped, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, clamped));
    const double r2 = r + hu_exp_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.a01b650824ep-13;
    p = hu_fma(p, r2, 0x1.6c17ed5c4842ep-10);
    p = hu_fma(p, r2, 0x1.11111110acdadp-7);
    p = hu_fma(p, r2, 0x1.55555554e93b6p-5);
    p = hu_fma(p, r2, 0x1.5555555555557p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double u = hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s - 1.0);
    const double t = hu_mul_sign(hu_fma(hu_mul(u, -0.5), u / (u + 1.0), u), x);
    const double result = hu_mul_sign(0x1.250bfep-11, x);
    return (float)(a == 0x1.250bfep-11 ? result : t);
}

static const uint8_t hu_tanh_f16_map[64] = {
    23, 24, 25, 26, 27, 28, 29, 29, 29, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
    3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 15, 16, 17, 18, 19, 20,
    21, 22,
};
static const float hu_tanh_f16_polynomials[32][3] = {
    {0.0f, 0x1.001022p+0f, -0x1.293272p-6f},
    {-0x1.370e78p-15f, 0x1.009b46p+0f, -0x1.92cdf2p-5f},
    {-0x1.24527ep-13f, 0x1.01703cp+0f, -0x1.338ff4p-4f},
    {-0x1.74010ep-12f, 0x1.02a894p+0f, -0x1.a010c2p-4f},
    {-0x1.69790ap-11f, 0x1.042356p+0f, -0x1.034384p-3f},
    {-0x1.3a101cp-10f, 0x1.05f9cep+0f, -0x1.371048p-3f},
    {-0x1.79ad1cp-9f, 0x1.0aa38ep+0f, -0x1.9c5162p-3f},
    {-0x1.657952p-8f, 0x1.101406p+0f, -0x1.f641a2p-3f},
    {-0x1.4a02b2p-7f, 0x1.17c83cp+0f, -0x1.2d8016p-2f},
    {-0x1.f21c66p-7f, 0x1.1ecb46p+0f, -0x1.52fa58p-2f},
    {-0x1.48011p-6f, 0x1.24580ap+0f, -0x1.6beb4ep-2f},
    {-0x1.a946ap-6f, 0x1.2a3eep+0f, -0x1.82de5ap-2f},
    {-0x1.c3c8e2p-6f, 0x1.2bbb34p+0f, -0x1.881e0ep-2f},
    {-0x1.084fd6p-6f, 0x1.24341ap+0f, -0x1.74c002p-2f},
    {0x1.1e7df4p-6f, 0x1.114a74p+0f, -0x1.4b2934p-2f},
    {0x1.d41df8p-6f, 0x1.0bc3a8p+0f, -0x1.40723p-2f},
    {0x1.25a4bcp-4f, 0x1.eeaa3p-1f, -0x1.1a9d4cp-2f},
    {0x1.12ff7cp-3f, 0x1.b94c92p-1f, -0x1.dc4cfap-3f},
    {0x1.a7e8d4p-3f, 0x1.816382p-1f, -0x1.8848cap-3f},
    {0x1.1f9c96p-2f, 0x1.4dbba2p-1f, -0x1.41b9bap-3f},
    {0x1.77a9b6p-2f, 0x1.1689c2p-1f, -0x1.f8f634p-4f},
    {0x1.b4eb7ap-2f, 0x1.e598e4p-2f, -0x1.a58ec2p-4f},
    {0x1.026a64p-1f, 0x1.8ee3e6p-2f, -0x1.47771p-4f},
    {0x1.2cbeb2p-1f, 0x1.39e6dcp-2f, -0x1.e43f02p-5f},
    {0x1.6092c8p-1f, 0x1.b5f464p-3f, -0x1.364904p-5f},
    {0x1.87a3bep-1f, 0x1.346762p-3f, -0x1.95b8fep-6f},
    {0x1.b28f3p-1f, 0x1.68e538p-4f, -0x1.adc24ap-7f},
    {0x1.c23c58p-1f, 0x1.133bap-4f, -0x1.38be8ep-7f},
    {0x1.d89608p-1f, 0x1.447242p-5f, -0x1.539ea8p-8f},
    {0x1.ea7e5p-1f, 0x1.402c2ap-6f, -0x1.2dccb4p-9f},
    {0x1.e52d5ep-1f, 0x1.7b3da2p-7f, 0.0f},
};

/* tanh in binary16: sinh x / cosh x, for all x. +-0 -> +-0, +-inf -> +-1. */
HU_INLINE uint16_t hu_tanh_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_mostf(hu_absf(x), 4.5078125f);
    const float shifted = clamped + 0x1.3p-5f;
    const uint32_t cell = hu_tanh_f16_map[hu_binade_cellf(shifted, 3) % 64u];
    const float *const c = hu_tanh_f16_polynomials[cell];
    float p = c[2];
    p = hu_fmaf(p, clamped, c[1]);
    p = hu_fmaf(p, clamped, c[0]);
    return hu_f16_of_f32(hu_mul_signf(p, x));
}

static const uint8_t hu_tanh_bf16_map[64] = {
    0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 11, 11, 12, 12, 13, 14, 15, 15, 16, 16, 16, 17, 17, 17, 18,
    18, 18, 19, 20, 20, 20, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 24, 24, 24, 24, 24, 24, 0, 0,
};
static const float hu_tanh_bf16_polynomials[32][2] = {
    {0x1.35b7eap-10f, 0x1.f94904p-1f},
    {0x1.887d32p-8f, 0x1.eb1a2p-1f},
    {0x1.0a887cp-7f, 0x1.e6136ap-1f},
    {0x1.417444p-6f, 0x1.d1745ep-1f},
    {0x1.df5c1ap-6f, 0x1.c28f5cp-1f},
    {0x1.719998p-5f, 0x1.ae147ap-1f},
    {0x1.02666p-4f, 0x1.99999ap-1f},
    {0x1.091772p-4f, 0x1.9745c6p-1f},
    {0x1.c36dacp-4f, 0x1.6db6dcp-1f},
    {0x1.356664p-3f, 0x1.4cccccp-1f},
    {0x1.98fffep-3f, 0x1.2aaaaap-1f},
    {0x1.f6f28p-3f, 0x1.0d7944p-1f},
    {0x1.3d45cep-2f, 0x1.d1745ep-2f},
    {0x1.746664p-2f, 0x1.99999ap-2f},
    {0x1.bdfffep-2f, 0x1.555556p-2f},
    {0x1.e6cccap-2f, 0x1.333334p-2f},
    {0x1.1b9248p-1f, 0x1.e79e7ap-3f},
    {0x1.48a5a4p-1f, 0x1.69696ap-3f},
    {0x1.6beeeep-1f, 0x1.111112p-3f},
    {0x1.72cp-1f, 0.125f},
    {0x1.94a5a4p-1f, 0x1.69696ap-4f},
    {0x1.b836dap-1f, 0x1.b6db6ep-5f},
    {0x1.d22p-1f, 0.03125f},
    {0x1.e75d16p-1f, 0x1.f07c2p-7f},
    {0x1.e6f18ap-1f, 0x1.cfb21cp-7f},
};

/* tanh in bfloat16: sinh x / cosh x, for all x. +-0 -> +-0, +-inf -> +-1. */
HU_INLINE uint16_t hu_tanh_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float magnitude = hu_absf(x);
    const float clamped = hu_at_mostf(hu_at_leastf(magnitude, 0.0625f), 3.46875f);
    const uint32_t cell = hu_tanh_bf16_map[hu_floor_cellf(clamped, 0x1.19d5bap+4f) % 64u];
    const float *const c = hu_tanh_bf16_polynomials[cell];
    float p = c[1];
    p = hu_fmaf(p, clamped, c[0]);
    const float value = hu_mul_signf(p, x);
    return hu_bf16_truncated(magnitude < 0.0625f ? x : value);
}

/* tanh in binary32: sinh x / cosh x, for all x. +-0 -> +-0, +-inf -> +-1. */
HU_INLINE float hu_tanh_f32(float argument)
{
    const double x = (double)argument;
    const double a = hu_at_most(hu_abs(x), 10.0);
    const double sum = a + a;
    const double k = hu_nearest(sum, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(sum, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, sum));
    const double r2 = r + hu_exp_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.a01b650824ep-13;
    p = hu_fma(p, r2, 0x1.6c17ed5c4842ep-10);
    p = hu_fma(p, r2, 0x1.11111110acdadp-7);
    p = hu_fma(p, r2, 0x1.55555554e93b6p-5);
    p = hu_fma(p, r2, 0x1.5555555555557p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double t = hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s - 1.0);
    return (float)hu_mul_sign(t / (t + 2.0), x);
}

static const uint8_t hu_atan_f16_map[64] = {
    8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 22, 23,
    23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4,
    5, 5, 6, 7, 7,
};
static const float hu_atan_f16_polynomials[32][4] = {
    {0.0f, 0x1.000058p+0f, -0x1.2f1b44p-12f, -0x1.5131dap-2f},
    {-0x1.fa4e0ep-15f, 0x1.00651cp+0f, -0x1.c4f83p-7f, -0x1.2650dap-2f},
    {-0x1.d4f872p-10f, 0x1.05ac9cp+0f, -0x1.8f81aep-4f, -0x1.5ee404p-3f},
    {-0x1.3bed2ap-7f, 0x1.148774p+0f, -0x1.ee7d7ep-3f, -0x1.a65046p-5f},
    {-0x1.3171e4p-5f, 0x1.36a3ep+0f, -0x1.d530a2p-2f, 0x1.14265ap-4f},
    {-0x1.88b6ccp-5f, 0x1.400b3p+0f, -0x1.0028cap-1f, 0x1.55e922p-4f},
    {-0x1.e91bdp-8f, 0x1.26a532p+0f, -0x1.ad2e6ap-2f, 0x1.f60604p-5f},
    {0x1.0b9d92p-4f, 0x1.030f94p+0f, -0x1.52e576p-2f, 0x1.5df11ep-5f},
    {0x1.97d992p-3f, 0x1.9bb994p-1f, -0x1.c8ea6p-3f, 0x1.8976f2p-6f},
    {0x1.bab2bep-2f, 0x1.0ba942p-1f, -0x1.c04336p-4f, 0x1.1b2c5cp-7f},
    {0x1.1cedd6p-1f, 0x1.a31ab6p-2f, -0x1.33feacp-4f, 0x1.575f54p-8f},
    {0x1.8d72d4p-1f, 0x1.f4c392p-3f, -0x1.151cd8p-5f, 0x1.cdde72p-10f},
    {0x1.c2005cp-1f, 0x1.78e9a6p-3f, -0x1.67d492p-6f, 0x1.02ae12p-10f},
    {0x1.1d9686p+0f, 0x1.1e4bbap-4f, -0x1.d6c5c4p-9f, 0.0f},
    {0x1.2de944p+0f, 0x1.a62844p-5f, -0x1.294f6ap-9f, 0.0f},
    {0x1.24f68ap+0f, 0x1.19908p-4f, -0x1.439a78p-8f, 0x1.1726e4p-13f},
    {0x1.3e485p+0f, 0x1.4aa532p-5f, -0x1.21cc46p-9f, 0x1.7c9c04p-15f},
    {0x1.5474p+0f, 0x1.64a81ep-6f, -0x1.c9902p-11f, 0x1.b71f6ep-17f},
    {0x1.66b184p+0f, 0x1.60516cp-7f, -0x1.3c15d4p-12f, 0x1.a74f26p-19f},
    {0x1.744314p+0f, 0x1.4d3e1ap-8f, -0x1.9b8e6p-14f, 0x1.7b9316p-21f},
    {0x1.7e2dcp+0f, 0x1.2830a6p-9f, -0x1.e51c1p-16f, 0x1.27cdbp-23f},
    {0x1.854fa4p+0f, 0x1.e77562p-11f, -0x1.fdc2a2p-18f, 0x1.8ba084p-26f},
    {0x1.8a52b8p+0f, 0x1.69dcd2p-12f, -0x1.cdd7dep-20f, 0x1.b59b0ep-29f},
    {0x1.8ea6cap+0f, 0x1.17c674p-14f, -0x1.2db7dp-23f, 0x1.d4662p-34f},
    {0x1.916038p+0f, 0x1.fd047ap-20f, 0.0f, 0.0f},
};

/* atan in binary16: inverse tangent of x, in radians, for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
HU_INLINE uint16_t hu_atan_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float a = hu_absf(x);
    const float clamped = hu_at_mostf(a, 1029.0f);
    const float shifted = clamped + 0x1.4p-6f;
    const uint32_t cell = hu_atan_f16_map[hu_binade_cellf(shifted, 2) % 64u];
    const float *const c = hu_atan_f16_polynomials[cell];
    float p = c[3];
    p = hu_fmaf(p, clamped, c[2]);
    p = hu_fmaf(p, clamped, c[1]);
    p = hu_fmaf(p, clamped, c[0]);
    return hu_f16_of_f32(hu_mul_signf(p, x));
}

static const uint8_t hu_atan_bf16_map[64] = {
    8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14, 14, 14, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16,
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 5, 6,
    7, 8,
};
static const float hu_atan_bf16_polynomials[32][3] = {
    {0x1.35b7eap-10f, 0x1.f94904p-1f, 0.0f},
    {-0x1.5c7f2cp-10f, 0x1.0805a4p+0f, -0x1.691474p-3f},
    {-0x1.535992p-7f, 0x1.194d66p+0f, -0x1.30d19p-2f},
    {-0x1.15f8acp-10f, 0x1.0df6e8p+0f, -0x1.fa30a2p-3f},
    {-0x1.c70b38p-7f, 0x1.1e892p+0f, -0x1.47c30ep-2f},
    {0x1.46ff4ap-5f, 0x1.fc6832p-1f, -0x1.f6bffp-3f},
    {0x1.466cdep-4f, 0x1.d0dd0ep-1f, -0x1.a01a02p-3f},
    {0x1.573152p-3f, 0x1.87c53ap-1f, -0x1.2d1da8p-3f},
    {0x1.be3824p-2f, 0x1.e6acdep-2f, -0x1.19e012p-4f},
    {0x1.5e508ap-1f, 0x1.1c50fap-2f, -0x1.e11412p-6f},
    {0x1.d24d9p-1f, 0x1.32fb2p-3f, -0x1.72f2c4p-7f},
    {0x1.1fb746p+0f, 0x1.163788p-4f, -0x1.bd2e2p-9f},
    {0x1.467554p+0f, 0x1.e7e7eap-6f, -0x1.010102p-10f},
    {0x1.5a4006p+0f, 0x1.0d57d2p-6f, -0x1.a7aac6p-12f},
    {0x1.6b5a62p+0f, 0x1.058a88p-7f, -0x1.1bb4a4p-13f},
    {0x1.7de8eep+0f, 0x1.243d8p-9f, -0x1.461932p-16f},
    {0x1.8ee054p+0f, 0x1.c26b54p-15f, 0.0f},
};

/* atan in bfloat16: inverse tangent of x, in radians, for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
HU_INLINE uint16_t hu_atan_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float magnitude = hu_absf(x);
    const float shifted = hu_at_mostf(hu_at_leastf(magnitude, 0.0625f), 228.0f);
    const uint32_t cell = hu_atan_bf16_map[hu_binade_cellf(shifted, 2) % 64u];
    const float *const c = hu_atan_bf16_polynomials[cell];
    float p = c[2];
    p = hu_fmaf(p, shifted, c[1]);
    p = hu_fmaf(p, shifted, c[0]);
    const float value = hu_mul_signf(p, x);
    return hu_bf16_truncated(magnitude < 0.0625f ? x : value);
}

static const double hu_atan_f32_tangent[32] = {
    0x1.0cec8ep+1, 0x1.4d57f4p+1, 0x1.8dadap+1, 0x1.cdf2f4p+1, 0x1.148764p+2, 0x1.551f8ap+2, 0x1.958c8ap+2,
    0x1.d5dedp+2, 0x1.1870bcp+3, 0x1.59158p+3, 0x1.998784p+3, 0x1.d9db2p+3, 0x1.1a6d16p+4, 0x1.5b1264p+4,
    0x1.9b8782p+4, 0x1.be25dp+5, 0.0, 0x1.7fe75cp-5, 0x1.3feb38p-4, 0x1.bfe502p-4, 0x1.3fb174p-3,
    0x1.bf9504p-3, 0x1.1fbcacp-2, 0x1.5fb1a8p-2, 0x1.be88f6p-2, 0x1.1f25eep-1, 0x1.5f11a6p-1, 0x1.9f0466p-1,
    0x1.fc0366p-1, 0x1.3e0e2p+0, 0x1.7e2844p+0, 0x1.be481cp+0,
};
static const double hu_atan_f32_angle[32] = {
    0x1.2065fc4e9a47cp+0, 0x1.34446abd0e60ap+0, 0x1.426802b8bc87dp+0, 0x1.4cecfaf08df09p+0,
    0x1.57e673d140e48p+0, 0x1.62a56ebd0e65bp+0, 0x1.6a0e041b7cca5p+0, 0x1.6f77caa5b4b72p+0,
    0x1.7509d8440e189p+0, 0x1.7a73d0ee2b885p+0, 0x1.7e29357cfb41p+0, 0x1.80dcb38464d47p+0,
    0x1.83a2ed8d5791ap+0, 0x1.8654a360dbf58p+0, 0x1.882cfe1674362p+0, 0x1.8d88b086132ffp+0, 0.0,
    0x1.7f9f8216a3739p-5, 0x1.3f45492bc29c9p-4, 0x1.be1f3f91c96b8p-4, 0x1.3d2241517e24ap-3,
    0x1.b8a75ac1fc645p-3, 0x1.1880f493285c6p-2, 0x1.52c4c763cc116p-2, 0x1.a513f879a0a53p-2,
    0x1.05b223465ea97p-1, 0x1.33bd04a498187p-1, 0x1.5cc0e66ca7ad3p-1, 0x1.901f6a56e09adp-1,
    0x1.c941bde4088b3p-1, 0x1.f60d79415d63ep-1, 0x1.0ccc5a89fb08fp+0,
};

/* atan in binary32: inverse tangent of x, in radians, for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
HU_INLINE float hu_atan_f32(float argument)
{
    const double x = (double)argument;
    const double y = hu_at_most(hu_abs(x), 0x1.c6bf52634p+49);
    const uint64_t cell = hu_binade_cell(hu_at_most(y + 0.125, 31.0), 2);
    const double c = hu_atan_f32_tangent[cell % 32u];
    const double t = hu_fma(1.0, hu_neg(c), y) / hu_fma(c, y, 1.0);
    const double square = hu_mul(t, t);
    double p = -0x1.71462d4969efcp-4;
    p = hu_fma(p, square, 0x1.c719b84daf7f4p-4);
    p = hu_fma(p, square, -0x1.249248a6eec8ap-3);
    p = hu_fma(p, square, 0x1.9999999989c0bp-3);
    p = hu_fma(p, square, -0x1.5555555555553p-2);
    const double rest = hu_fma(hu_mul(square, t), p, t);
    return (float)hu_mul_sign(hu_atan_f32_angle[cell % 32u] + rest, x);
}

static const uint8_t hu_erf_f16_map[64] = {
    24, 25, 25, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6,
    6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 15, 16, 17, 18, 19, 20, 21, 22,
    23,
};
static const float hu_erf_f16_polynomials[32][3] = {
    {0x1.0125ep-33f, 0x1.20dd94p+0f, -0x1.ffc13p-10f},
    {-0x1.315ff6p-22f, 0x1.20e432p+0f, -0x1.6f1a84p-7f},
    {-0x1.a95514p-19f, 0x1.20fd68p+0f, -0x1.88c164p-6f},
    {-0x1.a10f6cp-16f, 0x1.2157dcp+0f, -0x1.7a4a6p-5f},
    {-0x1.b3bc26p-14f, 0x1.22184ap+0f, -0x1.2e217ep-4f},
    {-0x1.9237cp-12f, 0x1.23cc3cp+0f, -0x1.d1bd6cp-4f},
    {-0x1.53c0aap-10f, 0x1.276e86p+0f, -0x1.5afcc8p-3f},
    {-0x1.56cdfp-9f, 0x1.2b4c06p+0f, -0x1.b3a0aap-3f},
    {-0x1.7b32f4p-8f, 0x1.327292p+0f, -0x1.18f6d4p-2f},
    {-0x1.e8fafap-8f, 0x1.35c4bp+0f, -0x1.324112p-2f},
    {-0x1.13b7d2p-6f, 0x1.43b9acp+0f, -0x1.83d544p-2f},
    {-0x1.82d252p-6f, 0x1.4bf2c2p+0f, -0x1.aad9dep-2f},
    {-0x1.1555cep-5f, 0x1.5682b6p+0f, -0x1.d577b4p-2f},
    {-0x1.5d6b0ep-5f, 0x1.5dfeaep+0f, -0x1.ee5e06p-2f},
    {-0x1.d6f77p-6f, 0x1.5540c6p+0f, -0x1.d8e32p-2f},
    {-0x1.4d290ep-7f, 0x1.4aadcap+0f, -0x1.c163c4p-2f},
    {0x1.d2b4d2p-6f, 0x1.36b1eep+0f, -0x1.9904dep-2f},
    {0x1.a229fap-4f, 0x1.14a3f2p+0f, -0x1.5b6994p-2f},
    {0x1.ab91bcp-3f, 0x1.d0af6p-1f, -0x1.137812p-2f},
    {0x1.37d89ep-2f, 0x1.8856e8p-1f, -0x1.bc240ap-3f},
    {0x1.c2d718p-2f, 0x1.2aacbap-1f, -0x1.3dd47cp-3f},
    {0x1.15d842p-1f, 0x1.d33a86p-2f, -0x1.da24fcp-4f},
    {0x1.48f0dcp-1f, 0x1.5ce7dcp-2f, -0x1.5122b6p-4f},
    {0x1.7f6a32p-1f, 0x1.cfd2bcp-3f, -0x1.a6ea4cp-5f},
    {0x1.b4129ep-1f, 0x1.fdc2cep-4f, -0x1.af202cp-6f},
    {0x1.e484dp-1f, 0x1.4adcd8p-5f, -0x1.f402eep-8f},
};

/* erf in binary16: 2/sqrt(pi) * integral of e^(-t^2) dt from 0 to x, for all x. +-0 -> +-0, +-inf -> +-1. */
HU_INLINE uint16_t hu_erf_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_mostf(hu_absf(x), 0x1.4c4p+1f);
    const float shifted = clamped + 0x1.6p-7f;
    const uint32_t cell = hu_erf_f16_map[hu_binade_cellf(shifted, 3) % 64u];
    const float *const c = hu_erf_f16_polynomials[cell];
    float p = c[2];
    p = hu_fmaf(p, clamped, c[1]);
    p = hu_fmaf(p, clamped, c[0]);
    return hu_f16_of_f32(hu_mul_signf(p, x));
}

static const float hu_erf_bf16_polynomials[32][2] = {
    {0x1.45302cp+0f, -0x1.b5e114p-2f},
    {0x1.3e13a2p+0f, -0x1.9cbddcp-2f},
    {0x1.34479p+0f, -0x1.7f14cap-2f},
    {0x1.28da12p+0f, -0x1.5fe664p-2f},
    {0x1.18accp+0f, -0x1.37b3f4p-2f},
    {0x1.04f89ep+0f, -0x1.0b9b0cp-2f},
    {0x1.f5863ep-1f, -0x1.ecdc5ap-3f},
    {0x1.bd346ap-1f, -0x1.830a7p-3f},
    {0x1.a2af06p-1f, -0x1.5558e4p-3f},
    {0x1.70253cp-1f, -0x1.07fe08p-3f},
    {0x1.486914p-1f, -0x1.a45d86p-4f},
    {0x1.2923p-1f, -0x1.5831ccp-4f},
    {0x1.0ec518p-1f, -0x1.1dd8p-4f},
    {0x1.0141dep-1f, -0x1.02443ep-4f},
    {0.0f, 0.0f},
    {0.0f, 0.0f},
    {0.0f, 0.0f},
    {0x1.20de6ap+0f, -0x1.4fa8ap-7f},
    {0x1.212aeep+0f, -0x1.5ae4c4p-5f},
    {0x1.21d3dp+0f, -0x1.35512ap-4f},
    {0x1.2325f8p+0f, -0x1.dad64ep-4f},
    {0x1.2440cp+0f, -0x1.1f6394p-3f},
    {0x1.25003ap+0f, -0x1.3d39fp-3f},
    {0x1.26fbbp+0f, -0x1.81c754p-3f},
    {0x1.2d5f48p+0f, -0x1.107fe8p-2f},
    {0x1.2f0f82p+0f, -0x1.20fbd6p-2f},
    {0x1.338738p+0f, -0x1.490af8p-2f},
    {0x1.385856p+0f, -0x1.6ca7fep-2f},
    {0x1.3eef9cp+0f, -0x1.9640acp-2f},
    {0x1.40cde4p+0f, -0x1.a09edap-2f},
    {0x1.438758p+0f, -0x1.ae1658p-2f},
    {0x1.425ep+0f, -0x1.a94824p-2f},
};

/* erf in bfloat16: 2/sqrt(pi) * integral of e^(-t^2) dt from 0 to x, for all x. +-0 -> +-0, +-inf -> +-1. */
HU_INLINE uint16_t hu_erf_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float magnitude = hu_absf(x);
    const float clamped = hu_at_mostf(hu_at_leastf(magnitude, 0x1p-126f), 4.0f);
    const float shifted = hu_fmaf(clamped, 1.5f, 0.5625f);
    const float *const c = hu_erf_bf16_polynomials[hu_binade_cellf(shifted, 3) % 32u];
    float p = c[1];
    p = hu_fmaf(p, clamped, c[0]);
    const float value = hu_mul_signf(hu_mulf(clamped, p), x);
    return hu_bf16_of_f32(magnitude < 0x1p-126f ? hu_mulf(x, 0x1.20dd76p+0f) : value);
}

static const double hu_erf_f32_centre[16] = {
    0.0, 0x1.069078p-2, 0x1.069086p-1, 0x1.89d902p-1, 0x1.06901bp+0, 0x1.483495p+0, 0x1.89d897p+0,
    0x1.cb7d59p+0, 0x1.06902cp+1, 0x1.2762bp+1, 0x1.4834cf8p+1, 0x1.690669p+1, 0x1.89d8908p+1, 0x1.aaaaa6p+1,
    0x1.cb7ce88p+1, 0x1.ec4eb38p+1,
};
static const double hu_erf_f32_polynomials[16][12] = {
    {0.0, 0x1.20dd750429b6dp+0, -0x1.b04d5e15f5039p-57, -0x1.812746b0379a2p-2, -0x1.0152cfbbbf736p-41,
     0x1.ce2f21a22eabap-4, -0x1.112820d540036p-30, -0x1.b82ccb990fec3p-6, -0x1.47a7506cb3d8cp-22,
     0x1.5688a6cb92daep-8, -0x1.ceee112dd5b8dp-17, -0x1.ae5d46bce8c66p-11},
    {0x1.21e7bff0e06f5p-2, 0x1.0e7bee8989e42p+0, -0x1.156b7aa108493p-2, -0x1.3939266206159p-2,
     0x1.0942a1d0b42c1p-3, 0x1.41749a2c5317ap-4, -0x1.51e4dc7f12b33p-5, -0x1.00a3c66be0a1dp-6,
     0x1.4284ce32a209ep-7, 0x1.45b3d2504e452p-9, -0x1.e89752a74677bp-10, -0x1.4cc0a3a60afc6p-12},
    {0x1.103a447a746f7p-1, 0x1.bc21b5e2c9c52p-1, -0x1.c7853b960f435p-2, -0x1.18b544f07eedfp-3,
     0x1.77a827163956ep-3, 0x1.c9e3026daa5fcp-9, -0x1.9597b3e9cbd41p-5, 0x1.a4e909e48adb6p-8,
     0x1.40aa3757d35a5p-7, -0x1.35d9618470013p-9, -0x1.865a44a349bcbp-10, 0x1.118a07b268acbp-11},
    {0x1.725a127371d9fp-1, 0x1.3fb376c070d92p-1, -0x1.ebd982ec7d4c4p-2, 0x1.38c7c9df95813p-5,
     0x1.29d319bd25d5ep-3, -0x1.cc639062717afp-5, -0x1.8f42e9ccd403bp-6, 0x1.32fb9f6d00f73p-6,
     0x1.a85a8a5499ea2p-10, -0x1.00e4b5c2f2c3bp-8, 0x1.44c2db399e05dp-12, 0x1.373dc9f606a5fp-11},
    {0x1.b4c5e0ab47e48p-1, 0x1.938f3ee9292a5p-2, -0x1.9de7c5861eeddp-2, 0x1.28fb6e4c50771p-3,
     0x1.ee8e64cb6857dp-5, -0x1.17a2e20fc3956p-4, 0x1.da92efa413be1p-8, 0x1.cf1b2daeb4086p-7,
     -0x1.532ca31d470c9p-8, -0x1.9b2b438afd92ep-10, 0x1.4343b5d8e5b94p-10, 0x1.bcac3449b14dep-16},
    {0x1.dc40f0abaf5p-1, 0x1.bea2b5fe4e9b3p-3, -0x1.1e4e1b17c0266p-2, 0x1.548844f516dfep-3,
     -0x1.b6b8863275bfbp-7, -0x1.60647845de24ep-5, 0x1.67afbdba2b02ap-6, 0x1.206b9a3e6abd2p-9,
     -0x1.6285c112877bp-8, 0x1.23d66e5f279cbp-10, 0x1.61d52de4c216cp-11, -0x1.61510f33498a7p-12},
    {0x1.f0db50c20901cp-1, 0x1.b169216336d1ap-4, -0x1.4d648a4d3ec55p-3, 0x1.0db4c0f72ef4fp-3,
     -0x1.815749eba5a8bp-5, -0x1.5a0ec8c3ce4b9p-7, 0x1.263f781b55c84p-6, -0x1.6091c681aef91p-8,
     -0x1.d273b8976380ap-10, 0x1.b1aecc5813312p-10, -0x1.8c284806cd72ap-13, -0x1.c57fcd99dc932p-13},
    {0x1.fa4c25af6ac58p-1, 0x1.70bdde7206958p-5, -0x1.4aec7d5f08e52p-4, 0x1.4e85b9218c2f8p-4,
     -0x1.7bcfe59d22f1ap-5, 0x1.1fe505ae3a202p-7, 0x1.d1c6529059cbap-8, -0x1.77f3e920d5484p-8,
     0x1.138b422293c53p-10, 0x1.6d02686e637bep-11, -0x1.c74613b73ab73p-12, 0x1.ce5955d5d64b5p-16},
    {0x1.fe185a9ead0adp-1, 0x1.13182f06047d7p-6, -0x1.1a25ad02c4107p-5, 0x1.53fde92a7f26fp-5,
     -0x1.fd518dc6b77ecp-6, 0x1.abcfc90592cabp-7, -0x1.4e21887b3b96fp-11, -0x1.667ba2851800bp-9,
     0x1.93795eaf0676dp-10, -0x1.640a51fbd3894p-13, -0x1.ac2bf39aa18b1p-13, 0x1.b0a74eed3cbb5p-14},
    {0x1.ff6fcd52c2e58p-1, 0x1.67d739fc20ce9p-8, -0x1.9f33bb99b43a6p-7, 0x1.2166837552e81p-6,
     -0x1.08b967c1f3842p-6, 0x1.3b1536c9411dp-7, -0x1.94be5d7b872f8p-9, -0x1.09b6b47ee3289p-12,
     0x1.a7948f64af94ap-11, -0x1.7ec4ad9221febp-12, 0x1.8fc36af89a4acp-16, 0x1.9e17d23d00f59p-15},
    {0x1.ffda4d0a95e2p-1, 0x1.9cb7a31d171f3p-10, -0x1.08903668a028ep-8, 0x1.a1da7f003c2dcp-8,
     -0x1.bf8613a7a5ec5p-8, 0x1.4da4ef9fdc2e3p-8, -0x1.4ba7a164e29ffp-9, 0x1.505f6c5d096e1p-11,
     0x1.129eeeb77ef74p-13, -0x1.a21ab0fd52945p-13, 0x1.493f528a146a2p-14, -0x1.0890c52346cd9p-18},
    {0x1.fff74bb65f492p-1, 0x1.9f1342400ade5p-12, -0x1.24ae468f617c9p-10, 0x1.01dfeba8e17adp-9,
     -0x1.3ae381e850d3cp-9, 0x1.15e5637117e0ep-9, -0x1.62991ae0dbb3ap-10, 0x1.32d97a5d8c202p-11,
     -0x1.019732de1f418p-13, -0x1.34da522b744c8p-15, 0x1.65c0a7c9b483fp-15, -0x1.07dc565d6fd8ep-16},
    {0x1.fffe3a27e1e7p-1, 0x1.6dfa748b89966p-14, -0x1.19858b683532ep-12, 0x1.117dacdfd6eb7p-11,
     -0x1.75d5b3914c8bep-11, 0x1.7a0e8c203488ep-11, -0x1.200fa52aaeb52p-11, 0x1.46742aa244611p-12,
     -0x1.fea9a8e683567p-14, 0x1.7d078726b7d67p-16, 0x1.05c36bc893ca1p-17, -0x1.0d1d4f0f60c7cp-17},
    {0x1.ffffae838aebdp-1, 0x1.1aeea25adb284p-16, -0x1.d78db419bdaecp-15, 0x1.f45edf84a41f5p-14,
     -0x1.79ade6b2ed89fp-13, 0x1.ac84484bad815p-13, -0x1.776a45827a7f5p-13, 0x1.ff054e685dcf3p-14,
     -0x1.08f6664b8366p-14, 0x1.839c379ba223dp-16, -0x1.13e8c08bf7e41p-18, -0x1.5764783f57728p-20},
    {0x1.fffff31c959c9p-1, 0x1.7f8b5dbef47cp-19, -0x1.583502766d71cp-17, 0x1.8be42fe5280eap-16,
     -0x1.469a9070648dbp-15, 0x1.999629309bcdep-15, -0x1.93029163ef679p-15, 0x1.3bd2dc07ba42fp-15,
     -0x1.8a25b888f4d82p-16, 0x1.7f340b5a224a9p-17, -0x1.0d77cc18219f7p-18, 0x1.90b2ead47998dp-21},
    {0x1.fffffe3478568p-1, 0x1.c7eb2785ef629p-22, -0x1.b6620ca46c7a6p-20, 0x1.0f842bb1bcf9bp-18,
     -0x1.e59d50e56941bp-18, 0x1.4cd26d6a629c2p-17, -0x1.69f22fa6d2334p-17, 0x1.3e7fd3dd6d15cp-17,
     -0x1.c95f458bb65adp-18, 0x1.0b0fd48129f0dp-18, -0x1.f2107fcba0b34p-20, 0x1.5863d73a81cccp-21},
};

/* erf in binary32: 2/sqrt(pi) * integral of e^(-t^2) dt from 0 to x, for all x. +-0 -> +-0, +-inf -> +-1. */
HU_INLINE float hu_erf_f32(float argument)
{
    const double x = (double)argument;
    const double a = hu_at_most(hu_abs(x), 0x1.f99999999999ap+1);
    const uint64_t cell = hu_nearest_cell(a, 0x1.f333333333333p+1);
    const double *const c = hu_erf_f32_polynomials[cell % 16u];
    double p = c[11];
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[10]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[9]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[8]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[7]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[6]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[5]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[4]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[3]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[2]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[1]);
    p = hu_fma(p, a - hu_erf_f32_centre[cell % 16u], c[0]);
    return (float)hu_mul_sign(p, x);
}

static const uint8_t hu_gd_f16_map[64] = {
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 12, 12, 13, 13,
    14, 15,
};
static const float hu_gd_f16_polynomials[32][3] = {
    {0.0f, 0x1.001018p+0f, -0x1.a85dfcp-7f},
    {-0x1.2c7a8ep-13f, 0x1.012966p+0f, -0x1.869298p-5f},
    {-0x1.56d306p-12f, 0x1.02024p+0f, -0x1.0079acp-4f},
    {-0x1.0024e8p-10f, 0x1.0425f2p+0f, -0x1.6f058ep-4f},
    {-0x1.309cf2p-9f, 0x1.074fe6p+0f, -0x1.e3b88p-4f},
    {-0x1.06796cp-8f, 0x1.0a6a32p+0f, -0x1.1eca2p-3f},
    {-0x1.fb902p-8f, 0x1.0fff46p+0f, -0x1.6027bp-3f},
    {-0x1.9487fep-7f, 0x1.157b0ep+0f, -0x1.934706p-3f},
    {-0x1.3e083p-6f, 0x1.1c6e3p+0f, -0x1.c8c55ep-3f},
    {-0x1.d779aep-6f, 0x1.23be0ep+0f, -0x1.f57a3ep-3f},
    {-0x1.f295f2p-6f, 0x1.24f2p+0f, -0x1.fc2324p-3f},
    {-0x1.c1165ap-7f, 0x1.1d0bdp+0f, -0x1.def1e4p-3f},
    {0x1.158afap-6f, 0x1.1086c4p+0f, -0x1.b6ef82p-3f},
    {0x1.7c061ep-4f, 0x1.ec18b6p-1f, -0x1.6e934ap-3f},
    {0x1.e493a2p-3f, 0x1.979d6ep-1f, -0x1.0d95a4p-3f},
    {0x1.dfb4fp-3f, 0x1.9a582ap-1f, -0x1.121928p-3f},
    {0x1.2a6476p-2f, 0x1.7d826ep-1f, -0x1.eb6a02p-4f},
    {0x1.963b64p-2f, 0x1.4c09dap-1f, -0x1.90927ap-4f},
    {0x1.14cfc8p-1f, 0x1.0fa17p-1f, -0x1.2d72bep-4f},
    {0x1.4eb6aap-1f, 0x1.c9c648p-2f, -0x1.dca01ep-5f},
    {0x1.8d6a3cp-1f, 0x1.7542a2p-2f, -0x1.6aa744p-5f},
    {0x1.c5f5b6p-1f, 0x1.2f60e6p-2f, -0x1.1445fep-5f},
    {0x1.023f2ap+0f, 0x1.d0bfc4p-3f, -0x1.87574p-6f},
    {0x1.06d2a4p+0f, 0x1.bece86p-3f, -0x1.7601a6p-6f},
    {0x1.27514ap+0f, 0x1.3bda08p-3f, -0x1.e3f314p-7f},
    {0x1.46cc5cp+0f, 0x1.9628bep-4f, -0x1.19e012p-7f},
    {0x1.5ac8fep+0f, 0x1.15d7f6p-4f, -0x1.65b9fep-8f},
    {0x1.68b64ep+0f, 0x1.87264ap-5f, -0x1.d854ep-9f},
    {0x1.8a2da2p+0f, 0x1.1cf06ap-8f, 0.0f},
    {0x1.8310a2p+0f, 0x1.d6fd62p-7f, -0x1.d2aaap-11f},
};

/* gd in binary16: Gudermannian: atan(sinh x), for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
HU_INLINE uint16_t hu_gd_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_mostf(hu_absf(x), 7.6328125f);
    const float shifted = clamped + 0.03125f;
    const uint32_t cell = hu_gd_f16_map[hu_binade_cellf(shifted, 3) % 64u];
    const float *const c = hu_gd_f16_polynomials[cell];
    float p = c[2];
    p = hu_fmaf(p, clamped, c[1]);
    p = hu_fmaf(p, clamped, c[0]);
    return hu_f16_of_f32(hu_mul_signf(p, x));
}

static const uint8_t hu_gd_bf16_map[64] = {
    21, 22, 23, 24, 25, 26, 27, 27, 28, 29, 29, 30, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10, 11, 11, 12, 13, 13, 14, 15, 16, 17, 18, 19,
    19, 20,
};
static const float hu_gd_bf16_polynomials[32][2] = {
    {0x1.1b6d76p-10f, 0x1.fb1fb2p-1f},
    {-0x1.6a59fcp-7f, 0x1.16969p+0f},
    {0x1.1c1eb2p-9f, 0x1.f83e1p-1f},
    {-0x1.2a2e2ep-5f, 0x1.22e8aep+0f},
    {0x1.089d7ap-7f, 0x1.ec4ec4p-1f},
    {0x1.04fffp-6f, 0.9375f},
    {0x1.a4de82p-6f, 0x1.d37a7p-1f},
    {0x1.026664p-5f, 0x1.ccccccp-1f},
    {0x1.65fff8p-5f, 0.875f},
    {0x1.08a3d4p-4f, 0x1.ae147ap-1f},
    {0x1.74ccc2p-4f, 0x1.99999ap-1f},
    {0x1.dda59ap-4f, 0x1.878788p-1f},
    {0x1.42db68p-3f, 0x1.6db6dcp-1f},
    {0x1.b27b92p-3f, 0x1.4f72c2p-1f},
    {0x1.146662p-2f, 0x1.333334p-1f},
    {0x1.297d22p-2f, 0x1.29ac9ap-1f},
    {0x1.91fffcp-2f, 0.5f},
    {0x1.e071c2p-2f, 0x1.c71c72p-2f},
    {0x1.1f3b12p-1f, 0x1.89d89ep-2f},
    {0x1.561248p-1f, 0x1.492492p-2f},
    {0x1.784922p-1f, 0x1.24924ap-2f},
    {0x1.bae38cp-1f, 0x1.c71c72p-3f},
    {0x1.eddb6cp-1f, 0x1.6db6dcp-3f},
    {0x1.12745cp+0f, 0x1.1745d2p-3f},
    {0x1.214ec4p+0f, 0x1.d89d8ap-4f},
    {0x1.33e8bap+0f, 0x1.745d18p-4f},
    {0x1.47eeeep+0f, 0x1.111112p-4f},
    {0x1.5b5d16p+0f, 0x1.745d18p-5f},
    {0x1.69ep+0f, 0.03125f},
    {0x1.7b9p+0f, 0.015625f},
    {0x1.7d6bcap+0f, 0x1.af286cp-7f},
};

/* gd in bfloat16: Gudermannian: atan(sinh x), for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
HU_INLINE uint16_t hu_gd_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float magnitude = hu_absf(x);
    const float clamped = hu_at_mostf(hu_at_leastf(magnitude, 0.0625f), 6.125f);
    const float shifted = clamped + -0x1.cp-6f;
    const uint32_t cell = hu_gd_bf16_map[hu_binade_cellf(shifted, 3) % 64u];
    const float *const c = hu_gd_bf16_polynomials[cell];
    float p = c[1];
    p = hu_fmaf(p, clamped, c[0]);
    const float value = hu_mul_signf(p, x);
    return hu_bf16_truncated(magnitude < 0.0625f ? x : value);
}

static const double hu_gd_f32_tangent[16] = {
    0.0, 0x1.e7f9ep-3, 0x1.cfbc0ep-2, 0x1.40e4d6p-1, 0x1.82b242p-1, 0x1.b019c2p-1, 0x1.cdff32p-1,
    0x1.e11268p-1, 0x1.ed0388p-1, 0x1.f466a6p-1, 0x1.f8ef9ep-1, 0x1.fbb3eap-1, 0x1.fd639ap-1, 0x1.fe6a4cp-1,
    0x1.ff09e8p-1, 0x1.ffa2c6p-1,
};
static const double hu_gd_f32_angle[16] = {
    0.0, 0x1.df0b3ca267915p-3, 0x1.b370b173a371bp-2, 0x1.1ea528129c9fcp-1, 0x1.4b31a07590939p-1,
    0x1.66e56f06edd62p-1, 0x1.77dc9fa279265p-1, 0x1.822ef01f2ed9p-1, 0x1.8873db82840bep-1,
    0x1.8c42168fca267p-1, 0x1.8e91401f5ab0dp-1, 0x1.8ff759b36c711p-1, 0x1.90d0a7c0c6e07p-1,
    0x1.91548ad0a7b5fp-1, 0x1.91a48bad41a6ap-1, 0x1.91f114059abcdp-1,
};

/* gd in binary32: Gudermannian: atan(sinh x), for all x. +-0 -> +-0, +-inf -> +-pi/2 rounded. */
HU_INLINE float hu_gd_f32(float argument)
{
    const double x = (double)argument;
    const double a = hu_abs(x);
    const double clamped = hu_at_most(a, 40.0);
    const double k = hu_nearest(clamped, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(clamped, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, clamped));
    const double r2 = r + hu_exp_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.a01b650824ep-13;
    p = hu_fma(p, r2, 0x1.6c17ed5c4842ep-10);
    p = hu_fma(p, r2, 0x1.11111110acdadp-7);
    p = hu_fma(p, r2, 0x1.55555554e93b6p-5);
    p = hu_fma(p, r2, 0x1.5555555555557p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double u = hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s - 1.0);
    const uint64_t cell2 = hu_nearest_cell(hu_at_most(a, 7.5), 2.0);
    const double w = u + 2.0;
    const double c = hu_gd_f32_tangent[cell2 % 16u];
    const double t = hu_fma(w, hu_neg(c), u) / hu_fma(c, u, w);
    const double square = hu_mul(t, t);
    double p2 = -0x1.0461ea28b94p-4;
    p2 = hu_fma(p2, square, 0x1.3acf37417e173p-4);
    p2 = hu_fma(p2, square, -0x1.745c5f13a660ap-4);
    p2 = hu_fma(p2, square, 0x1.c71c70c84f94ap-4);
    p2 = hu_fma(p2, square, -0x1.249249243e4edp-3);
    p2 = hu_fma(p2, square, 0x1.999999999984ep-3);
    p2 = hu_fma(p2, square, -0x1.5555555555555p-2);
    const double rest = hu_fma(hu_mul(square, t), p2, t);
    const double sum = hu_gd_f32_angle[cell2 % 16u] + rest;
    return (float)hu_mul_sign(sum + sum, x);
}

static const float hu_inv_gd_f16_polynomials[32][4] = {
    {0.0f, 0x1.000062p+0f, -0x1.c2f97cp-13f, 0x1.596d42p-3f},
    {-1769.265625f, 1132.0f, 0.0f, 0.0f},
    {6.7109375f, 0.0f, 0.0f, 0.0f},
    {-0x1.9125p+8f, 260.0f, 0.0f, 0.0f},
    {0x1.d219f4p+14f, -38288.0f, 12288.0f, 0.0f},
    {9824.234375f, -12684.0f, 4096.0f, 0.0f},
    {0x1.ce9318p+13f, -19070.0f, 6144.0f, 0.0f},
    {-0x1.939cp+6f, 68.0f, 0.0f, 0.0f},
    {0x1.9173e6p+11f, -0x1.059556p+12f, 0x1.555556p+10f, 0.0f},
    {0x1.893d4ap+10f, -2070.0f, 0x1.555556p+9f, 0.0f},
    {-0x1.7529p+5f, 33.0f, 0.0f, 0.0f},
    {-0x1.2c37b2p+5f, 0x1.b11a72p+4f, 0.0f, 0.0f},
    {0x1.3c09bep+9f, -0x1.a6e39p+9f, 0x1.1c71c8p+8f, 0.0f},
    {0x1.500daep+8f, -0x1.c8e87ep+8f, 0x1.39782ap+7f, 0.0f},
    {0x1.6d139p+6f, -0x1.078618p+7f, 0x1.861862p+5f, 0.0f},
    {0x1.670dd4p+7f, -0x1.f23a84p+7f, 0x1.5f15f2p+6f, 0.0f},
    {0x1.865d34p+6f, -0x1.1561fap+7f, 0x1.948b1p+5f, 0.0f},
    {0x1.21fd4ap+6f, -104.40625f, 0x1.36db6ep+5f, 0.0f},
    {0x1.632754p+5f, -0x1.05fbc4p+6f, 0x1.963702p+4f, 0.0f},
    {0x1.37b67ep+5f, -0x1.cf7778p+5f, 0x1.6c16c2p+4f, 0.0f},
    {0x1.2ef926p+4f, -0x1.d510e4p+4f, 0x1.910e46p+3f, 0.0f},
    {0x1.66a25p+3f, -0x1.1e0c9ep+4f, 0x1.099cfcp+3f, 0.0f},
    {0x1.c2b146p+2f, -0x1.6fc8dep+3f, 0x1.76a12ap+2f, 0.0f},
    {0x1.325ba2p+2f, -0x1.fa7578p+2f, 0x1.1bb4a4p+2f, 0.0f},
    {-0x1.772ea8p+2f, 0x1.18de04p+4f, -0x1.fb709ap+3f, 0x1.58a7acp+2f},
    {-0x1.8e6702p+2f, 0x1.309efp+4f, -0x1.1a5c2p+4f, 0x1.83bab4p+2f},
    {-0x1.74cc84p-1f, 0x1.cd5712p+1f, -0x1.99259cp+1f, 0x1.8bea6ap+0f},
    {0x1.a28f98p-2f, -0x1.69c052p-3f, 0x1.fc4fbap-1f, 0.0f},
    {-0x1.844c76p-4f, 0x1.741a06p+0f, -0x1.824e4cp-1f, 0x1.3d0b3cp-1f},
    {-0x1.55ec14p-6f, 0x1.20f34ep+0f, -0x1.1c3334p-2f, 0x1.8a5748p-2f},
    {-0x1.a30fecp-10f, 0x1.0412ap+0f, -0x1.c701cep-5f, 0x1.e78e3p-3f},
    {-0x1.10ad42p-14f, 0x1.005208p+0f, -0x1.0fbd8ap-7f, 0x1.7e3172p-3f},
};

/* inv_gd in binary16: inverse Gudermannian: asinh(tan x), for |x| < pi/2. +-0 -> +-0, |x| > pi/2 -> NaN. */
HU_INLINE uint16_t hu_inv_gd_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float a = hu_absf(x);
    const int inside = a < 0x1.921fb6p+0f;
    const float shifted = hu_fmaf(a, -1.375f, 0x1.15ap+1f);
    const float *const c = hu_inv_gd_f16_polynomials[hu_binade_cellf(shifted, 2) % 32u];
    float p = c[3];
    p = hu_fmaf(p, a, c[2]);
    p = hu_fmaf(p, a, c[1]);
    p = hu_fmaf(p, a, c[0]);
    const float value = hu_mul_signf(p, x);
    return hu_f16_of_f32(inside ? value : hu_nanf());
}

static const uint8_t hu_inv_gd_bf16_map[64] = {
    26, 0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11,
    11, 11, 12, 12, 12, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 21, 21, 22, 22, 23,
    23, 24, 24, 25, 25, 25,
};
static const float hu_inv_gd_bf16_polynomials[32][2] = {
    {-0x1.180dfep+9f, 0x1.69fffep+8f},
    {-69.796875f, 48.0f},
    {-0x1.5c4ff4p+5f, 0x1.effffp+4f},
    {-26.7109375f, 20.0f},
    {-16.6484375f, 0x1.aaaaaap+3f},
    {-9.9453125f, 0x1.19999ap+3f},
    {-0x1.9f8002p+2f, 0x1.99999ap+2f},
    {-0x1.22cp+2f, 5.0f},
    {-0x1.ae1fecp+1f, 0x1.07fff8p+2f},
    {-0x1.0a3p+1f, 3.125f},
    {-0x1.63e39p+0f, 0x1.471c72p+1f},
    {-0x1.cf4002p-1f, 2.125f},
    {-0x1.4d4b4ep-1f, 0x1.e1e1e2p+0f},
    {-0x1.f2db72p-2f, 0x1.b6db6ep+0f},
    {-0x1.a3ffdp-2f, 0x1.a1af1ap+0f},
    {-0x1.011c72p-2f, 0x1.71c71cp+0f},
    {-0x1.a2276ap-3f, 0x1.627628p+0f},
    {-0x1.2f13b4p-3f, 0x1.4ec4ecp+0f},
    {-0x1.980006p-4f, 0x1.3c3c3cp+0f},
    {-0x1.b66684p-5f, 0x1.27d27ep+0f},
    {-0x1.430008p-5f, 1.125f},
    {-0x1.a9e7acp-6f, 0x1.186186p+0f},
    {-0x1.e888d4p-7f, 0x1.111112p+0f},
    {-0x1.c2aab6p-8f, 0x1.0aaaaap+0f},
    {-0x1.b2dfdep-9f, 0x1.06906ap+0f},
    {-0x1.6be646p-10f, 0x1.043b3cp+0f},
    {0.0f, 1.0f},
};

/* inv_gd in bfloat16: inverse Gudermannian: asinh(tan x), for |x| < pi/2. +-0 -> +-0, |x| > pi/2 -> NaN. */
HU_INLINE uint16_t hu_inv_gd_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float magnitude = hu_absf(x);
    const float clamped = hu_at_leastf(magnitude, 0.0625f);
    const int inside = clamped < 0x1.921fb6p+0f;
    const float shifted = hu_fmaf(clamped, -1.0f, 2.1015625f);
    const uint32_t cell = hu_inv_gd_bf16_map[hu_binade_cellf(shifted, 5) % 64u];
    const float *const c = hu_inv_gd_bf16_polynomials[cell];
    float p = c[1];
    p = hu_fmaf(p, clamped, c[0]);
    const float value = hu_mul_signf(inside ? p : hu_nanf(), x);
    return hu_bf16_truncated(magnitude < 0.0625f ? x : value);
}

static const double hu_inv_gd_f32_reciprocal[16] = {
    1.0, 0x1.e1db4p-1, 0x1.c71c44p-1, 0x1.af27e8p-1, 0x1.9998acp-1, 0x1.861a54p-1, 0x1.745cacp-1,
    0x1.642cc4p-1, 0x1.58ee6cp-1, 0x1.4e6028p+0, 0x1.4140b2p+0, 0x1.35218p+0, 0x1.29e434p+0, 0x1.1f6fa4p+0,
    0x1.15b1ap+0, 0x1.0c9726p+0,
};
static const double hu_inv_gd_f32_log[16] = {
    0.0, 0x1.f113ccc7ba3d2p-5, 0x1.e27212e2c3e6ep-4, 0x1.5ff5790ad8e99p-3, 0x1.c904207b0233ap-3,
    0x1.1670ae3dfe63ap-2, 0x1.4619e321f06a5p-2, 0x1.739ccbebccbbfp-2, 0x1.94757123e3271p-2,
    -0x1.117f629d3f39ap-2, -0x1.d0ffede58a48ep-3, -0x1.823a0654d62c1p-3, -0x1.3660b0814c258p-3,
    -0x1.da695735aadb2p-4, -0x1.4d2d0dd185e8bp-4, -0x1.894ca849eac37p-5,
};

/* inv_gd in binary32: inverse Gudermannian: asinh(tan x), for |x| < pi/2. +-0 -> +-0, |x| > pi/2 -> NaN. */
HU_INLINE float hu_inv_gd_f32(float argument)
{
    const double x = (double)argument;
    const double a = hu_abs(x);
    const double z = 0x1.921fb54442d18p+0 - a;
    const double z2 = z + 0x1.1a62633145c07p-54;
    double p = 0x1.ee4ed8dcf1746p-46;
    p = hu_fma(p, hu_mul(a, a), -0x1.3050efa9b28abp-36);
    p = hu_fma(p, hu_mul(a, a), 0x1.058942751fc3ep-27);
    p = hu_fma(p, hu_mul(a, a), -0x1.263a6ed840074p-19);
    p = hu_fma(p, hu_mul(a, a), 0x1.822cb17ff056fp-12);
    p = hu_fma(p, hu_mul(a, a), -0x1.e2b7dddfefa4dp-6);
    p = hu_fma(p, hu_mul(a, a), 0x1.6a09e667f3bcdp-1);
    const double numerator = hu_mul(a, p);
    double p2 = 0x1.5d874e28ce321p-46;
    p2 = hu_fma(p2, hu_mul(z2, z2), -0x1.ae5e37a2ad0f8p-37);
    p2 = hu_fma(p2, hu_mul(z2, z2), 0x1.71de353079fa3p-28);
    p2 = hu_fma(p2, hu_mul(z2, z2), -0x1.a01a019ba95fdp-20);
    p2 = hu_fma(p2, hu_mul(z2, z2), 0x1.111111110f3f4p-12);
    p2 = hu_fma(p2, hu_mul(z2, z2), -0x1.5555555555542p-6);
    p2 = hu_fma(p2, hu_mul(z2, z2), 0.5);
    const double quotient = numerator / hu_mul(z2, p2);
    const double sum = quotient + 1.0;
    const double m = hu_significand(sum);
    const double power = hu_inverse_power(sum);
    const double e = hu_exponent(sum);
    const uint64_t cell = hu_binade_cell(m + 0.03125, 4);
    const double scaled = hu_mul(hu_inv_gd_f32_reciprocal[cell % 16u], power);
    const double r = hu_fma(quotient, scaled, scaled - 1.0);
    const double e2 = hu_fma(e, 0x1.62e42fefa38p-1, hu_inv_gd_f32_log[cell % 16u]);
    double p3 = 0x1.c8001701045fap-4;
    p3 = hu_fma(p3, r, -0x1.0066e6cf2ac7ep-3);
    p3 = hu_fma(p3, r, 0x1.2492323a88305p-3);
    p3 = hu_fma(p3, r, -0x1.5555453422b3ep-3);
    p3 = hu_fma(p3, r, 0x1.9999999b36fedp-3);
    p3 = hu_fma(p3, r, -0x1.000000006758bp-2);
    p3 = hu_fma(p3, r, 0x1.555555555552bp-2);
    p3 = hu_fma(p3, r, -0x1.ffffffffffff3p-2);
    const double t = hu_fma(hu_mul(r, r), p3, hu_mul(e, 0x1.ef35793c7673p-45));
    const double y = hu_mul_sign(e2 + (r + t), x);
    return (float)(a < 0x1.921fb54442d18p+0 ? y : hu_nan());
}

static const float hu_sigmoid_f16_polynomials[32][4] = {
    {0x1.6a0eap-1f, -0x1.6acc6p-3f, -0x1.5787dap-6f, 0x1.1ed388p-7f},
    {0x1.6a9088p-1f, -0x1.77d6p-3f, -0x1.face62p-8f, 0.0f},
    {0x1.6b6ap-1f, -0x1.8454cp-3f, -0x1.13ab52p-9f, 0.0f},
    {0x1.6d40b8p-1f, -0x1.98528ep-3f, 0x1.2a75eap-8f, 0.0f},
    {0x1.6f2de4p-1f, -0x1.a926ecp-3f, 0x1.285dbp-7f, 0.0f},
    {0x1.71d19p-1f, -0x1.bcb39ep-3f, 0x1.b92b34p-7f, 0.0f},
    {0x1.750f6ap-1f, -0x1.d1286ap-3f, 0x1.1d271ep-6f, 0.0f},
    {0x1.77e51ep-1f, -0x1.e0ebe6p-3f, 0x1.48fefep-6f, 0.0f},
    {0x1.741c4p-1f, -0x1.bfd6d6p-3f, 0x1.17e92p-7f, 0x1.62c61ep-9f},
    {0x1.7f20a8p-1f, -0x1.010234p-2f, 0x1.95378ap-6f, 0.0f},
    {0x1.89b6bap-1f, -0x1.1aac9cp-2f, 0x1.1d6c5cp-5f, -0x1.637a3cp-10f},
    {0x1.78178ap-1f, -0x1.ed3a2p-3f, 0x1.768094p-6f, 0.0f},
    {0x1.8fe6dp-1f, -0x1.28c45cp-2f, 0x1.47a158p-5f, -0x1.052e6p-9f},
    {0x1.8f3deap-1f, -0x1.28c67cp-2f, 0x1.4a3438p-5f, -0x1.0cec34p-9f},
    {0x1.9243dap-1f, -0x1.2da132p-2f, 0x1.549488p-5f, -0x1.1bae6p-9f},
    {0x1.8dc48cp-1f, -0x1.2709fap-2f, 0x1.47befep-5f, -0x1.0b12b2p-9f},
    {0x1.7babaap-1f, -0x1.0f332p-2f, 0x1.1ddb1cp-5f, -0x1.b3f498p-10f},
    {0x1.568a82p-1f, -0x1.c9b514p-3f, 0x1.babf76p-6f, -0x1.30dbb2p-10f},
    {0x1.35908ep-1f, -0x1.87b4ccp-3f, 0x1.62a3a6p-6f, -0x1.c4cffap-11f},
    {0x1.09d224p-1f, -0x1.3995cep-3f, 0x1.058bb4p-6f, -0x1.30c4p-11f},
    {0x1.d65404p-2f, -0x1.07e388p-3f, 0x1.9fabb2p-7f, -0x1.c6b92cp-12f},
    {0x1.8d35b4p-2f, -0x1.a3a8b6p-4f, 0x1.350ecp-7f, -0x1.3a8356p-12f},
    {0x1.33047cp-2f, -0x1.2acfcp-4f, 0x1.920c86p-8f, -0x1.7347dep-13f},
    {0x1.117986p-2f, -0x1.01c39ep-4f, 0x1.4f198ap-8f, -0x1.2a834cp-13f},
    {0x1.9a4cc2p-3f, -0x1.6692dp-5f, 0x1.adb38ap-9f, -0x1.5f37ccp-14f},
    {0x1.11989cp-3f, -0x1.b449c6p-6f, 0x1.da744p-10f, -0x1.5e7466p-15f},
    {0x1.a474cp-4f, -0x1.3c3c2ap-6f, 0x1.431accp-10f, -0x1.beed28p-16f},
    {0x1.3d4dfap-6f, -0x1.244eb2p-9f, 0x1.10e0c2p-14f, 0.0f},
    {0x1.1a05d2p-9f, -0x1.ded85ap-14f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0x1.6a09e8p-1f, -0x1.6a0032p-3f, -0x1.5cf074p-6f, -0x1.e8cfb6p-10f},
    {0x1.6a0e44p-1f, -0x1.6b67e4p-3f, -0x1.221736p-6f, 0.0f},
};

/* sigmoid in binary16: 1/(1 + e^-x), for all x. -inf -> +0, +inf -> 1, +-0 -> 1/2. */
HU_INLINE uint16_t hu_sigmoid_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_mostf(hu_absf(x), 17.34375f);
    const float shifted = hu_fmaf(clamped, 1.375f, 1.75f);
    const float *const c = hu_sigmoid_f16_polynomials[hu_binade_cellf(shifted, 3) % 32u];
    float q = c[3];
    q = hu_fmaf(q, clamped, c[2]);
    q = hu_fmaf(q, clamped, c[1]);
    q = hu_fmaf(q, clamped, c[0]);
    const float tail = hu_mulf(q, q);
    return hu_f16_of_f32(0.0f < x ? 1.0f - tail : tail);
}

static const float hu_sigmoid_bf16_polynomials[32][4] = {
    {0x1.a82312p-2f, 0x1.58ec24p-3f, 0x1.3c3deap-7f, -0x1.acff5p-8f},
    {0x1.2be4e8p-2f, 0x1.5b58e6p-4f, -0x1.0256d2p-7f, 0.0f},
    {0x1.7a45c4p-3f, 0x1.115856p-5f, -0x1.70451cp-8f, 0.0f},
    {0x1.b3151cp-4f, 0x1.66d654p-7f, -0x1.31888ap-9f, 0.0f},
    {0x1.d6511p-5f, 0x1.a2fcfap-9f, -0x1.930934p-11f, 0.0f},
    {0x1.ea8a68p-6f, 0x1.aad2b6p-11f, -0x1.8566e4p-13f, 0.0f},
    {0x1.f4e7f6p-7f, 0x1.0668eep-12f, -0x1.7cf79cp-14f, 0.0f},
    {0x1.fa9bd8p-8f, 0x1.4e03eep-15f, 0.0f, 0.0f},
    {0x1.fep-9f, 0.0f, 0.0f, 0.0f},
    {0x1.fcfcf8p-10f, 0x1.06e192p-16f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0x1.69e732p-1f, 0x1.f99594p-2f, 0x1.40d9b8p-3f, 0x1.d0dfa4p-5f},
    {0x1.6ae1eep-1f, 0x1.d9c09p-2f, 0x1.ea6fdep-3f, 0.0f},
    {0x1.69c7cap-1f, 0x1.f3b956p-2f, 0x1.6d37a6p-3f, 0x1.386256p-5f},
    {0x1.69e542p-1f, 0x1.febf32p-2f, 0x1.11463cp-3f, 0x1.450bbcp-4f},
    {0x1.6adffep-1f, 0x1.daf38ap-2f, 0x1.e7d06cp-3f, 0.0f},
    {0x1.6a0a94p-1f, 0x1.f46104p-2f, 0x1.53725p-3f, 0x1.ab0c7ap-5f},
    {0x1.6b36d6p-1f, 0x1.d595eep-2f, 0x1.ee8a9ap-3f, 0.0f},
    {0x1.6b3b9ep-1f, 0x1.d4ba8cp-2f, 0x1.ea08bcp-3f, 0.0f},
    {0x1.69143ap-1f, 0x1.f42f74p-2f, 0x1.573aaap-3f, 0x1.526e78p-5f},
    {0x1.68ceap-1f, 0x1.e6c98ep-2f, 0x1.74636ap-3f, 0x1.33b3cep-5f},
    {0x1.65f308p-1f, 0x1.ea6974p-2f, 0x1.4fe8bcp-3f, 0x1.5276a8p-5f},
    {0x1.62004ap-1f, 0x1.e59a34p-2f, 0x1.22feccp-3f, 0x1.78f3dcp-5f},
    {0x1.5a791p-1f, 0x1.cfff4ap-2f, 0x1.104d04p-3f, 0x1.2fb536p-5f},
    {0x1.4c7fa6p-1f, 0x1.aa56f8p-2f, 0x1.d192d8p-4f, 0x1.7c906p-6f},
    {0x1.33b91ap-1f, 0x1.686eb6p-2f, 0x1.777d5ap-4f, 0.0f},
    {0x1.0b84dep-1f, 0x1.10ebep-2f, 0x1.883f94p-5f, -0x1.149cd2p-7f},
};

/* sigmoid in bfloat16: 1/(1 + e^-x), for all x. -inf -> +0, +inf -> 1, +-0 -> 1/2. */
HU_INLINE uint16_t hu_sigmoid_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float clamped = hu_at_mostf(x + 0x1p-60f, 6.5f);
    const float y = hu_fmaf(clamped, 0x1.715476p+0f, 0.5f);
    const float f = hu_fractionf(y);
    const float *const c = hu_sigmoid_bf16_polynomials[hu_floor_cellf(hu_at_leastf(y, -16.0f), 1.0f) % 32u];
    float p = c[3];
    p = hu_fmaf(p, f, c[2]);
    p = hu_fmaf(p, f, c[1]);
    p = hu_fmaf(p, f, c[0]);
    return hu_bf16_of_f32(hu_scale2_floorf(p, y));
}

static const double hu_sigmoid_f32_shift[16] = {
    -0x1p-52, 0x1.15a1a0557fc92p-41, -0x1.aa1427c60bb4p-41, 0x1.f320ca938d3b6p-44, -0x1.dfe767de92b2bp-42,
    -0x1.31c54efa2b5afp-41, 0x1.f50c3b392ce76p-42, -0x1.17bbf73782148p-41, -0x1.7c394c811fb97p-43,
    0x1.08a6953b127f4p-44, 0x1.1c78e0055d299p-45, -0x1.32baf136d336bp-41, -0x1.d4f04c737b95cp-42,
    -0x1.e7f3b332ab0e7p-42, 0x1.3c03d22a40a67p-43, -0x1.fa462e8edf912p-42,
};

/* sigmoid in binary32: 1/(1 + e^-x), for all x. -inf -> +0, +inf -> 1, +-0 -> 1/2. */
HU_INLINE float hu_sigmoid_f32(float argument)
{
    const double x = (double)argument;
    const double t = hu_neg(hu_at_most(hu_at_least(x, -110.0), 40.0));
    const double k = hu_nearest(t, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(t, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, t));
    const double r2 = r + hu_sigmoid_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.6c181f5989431p-10;
    p = hu_fma(p, r2, 0x1.11120b03d8329p-7);
    p = hu_fma(p, r2, 0x1.55555554b92fep-5);
    p = hu_fma(p, r2, 0x1.55555554dd387p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double t2 = hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), 1.0 + s);
    const double y = 1.0 / t2;
    const double linear = hu_fma(x, 0x1.ffffff8p-3, 0.5);
    return (float)(hu_abs(x) < 0x1p-12 ? linear : y);
}

static const float hu_softplus_f16_polynomials[32][5] = {
    {0x1.db07b8p-1f, -0x1.86a6b2p-3f, 0x1.9e65e8p-7f, 0.0f, 0.0f},
    {0x1.dba594p-1f, -0x1.88da8ep-3f, 0x1.a63b92p-7f, 0.0f, 0.0f},
    {0x1.d9958p-1f, -0x1.834856p-3f, 0x1.972d0ep-7f, 0.0f, 0.0f},
    {0x1.d41dccp-1f, -0x1.7686cap-3f, 0x1.7961c6p-7f, 0.0f, 0.0f},
    {0x1.e5db9ep-1f, -0x1.b071f6p-3f, 0x1.3aa89ep-6f, -0x1.6d0a4cp-11f, 0.0f},
    {0x1.e0589cp-1f, -0x1.a3914cp-3f, 0x1.269938p-6f, -0x1.435f98p-11f, 0.0f},
    {0x1.d2cedep-1f, -0x1.88ab78p-3f, 0x1.02e6c6p-6f, -0x1.0414b4p-11f, 0.0f},
    {0x1.c0a002p-1f, -0x1.69a528p-3f, 0x1.bf267p-7f, -0x1.9cc914p-12f, 0.0f},
    {0x1.d7bdb6p-1f, -0x1.9de898p-3f, 0x1.37508ep-6f, -0x1.d2221cp-11f, 0x1.1e6adap-16f},
    {0x1.b85c1cp-1f, -0x1.6ae424p-3f, 0x1.f22384p-7f, -0x1.4b022ep-11f, 0x1.609c8ep-17f},
    {0x1.319334p-1f, -0x1.7f7c64p-4f, 0x1.57a0dap-8f, -0x1.b17b98p-14f, 0.0f},
    {0x1.2625ap-2f, -0x1.df58a4p-6f, 0x1.980be2p-11f, 0.0f, 0.0f},
    {0x1.3ea2c8p-4f, -0x1.e8c2eep-9f, 0.0f, 0.0f, 0.0f},
    {0x1.d3309ep-1f, -0x1.a4c3ccp-1f, 0x1.8039a4p+10f, -1229608.75f, 0x1.2c565cp+28f},
    {0x1.d32becp-1f, -0x1.51172ap-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d32c2ep-1f, -0x1.515626p-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d32bfcp-1f, -0x1.511126p-3f, -0x1.66cb3ep-9f, 0.0f, 0.0f},
    {0x1.d32e44p-1f, -0x1.51f6b6p-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d32fdap-1f, -0x1.523a54p-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d33018p-1f, -0x1.524aaep-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d32c16p-1f, -0x1.5145bcp-3f, -0x1.06f94p-9f, 0.0f, 0.0f},
    {0x1.d33948p-1f, -0x1.531afep-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d33b88p-1f, -0x1.5336fp-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d3392p-1f, -0x1.531874p-3f, 0.0f, 0.0f, 0.0f},
    {0x1.d36782p-1f, -0x1.56a588p-3f, 0x1.18115ep-9f, 0.0f, 0.0f},
    {0x1.d393b8p-1f, -0x1.591658p-3f, 0x1.a11c02p-9f, 0.0f, 0.0f},
    {0x1.d3f512p-1f, -0x1.5d94p-3f, 0x1.3af59p-8f, 0.0f, 0.0f},
    {0x1.d43912p-1f, -0x1.602f5p-3f, 0x1.6e1d4ep-8f, 0.0f, 0.0f},
    {0x1.d4f50ep-1f, -0x1.66849cp-3f, 0x1.db761p-8f, 0.0f, 0.0f},
    {0x1.d6649cp-1f, -0x1.7059ep-3f, 0x1.3136eap-7f, 0.0f, 0.0f},
    {0x1.d7b486p-1f, -0x1.77c70cp-3f, 0x1.5b4ae6p-7f, 0.0f, 0.0f},
    {0x1.d9414ep-1f, -0x1.7f5252p-3f, 0x1.8012fcp-7f, 0.0f, 0.0f},
};

/* softplus in binary16: log(1 + e^x), for all x. -inf -> +0, +inf -> +inf. */
HU_INLINE uint16_t hu_softplus_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_mostf(hu_absf(x), 17.34375f);
    const float shifted = clamped + 0x1.78p-4f;
    const float *const c = hu_softplus_f16_polynomials[hu_binade_cellf(shifted, 2) % 32u];
    float q = c[4];
    q = hu_fmaf(q, clamped, c[3]);
    q = hu_fmaf(q, clamped, c[2]);
    q = hu_fmaf(q, clamped, c[1]);
    q = hu_fmaf(q, clamped, c[0]);
    const float q2 = hu_mulf(q, q);
    return hu_f16_of_f32(hu_fmaf(q2, q2, hu_at_leastf(x, 0.0f)));
}

static const float hu_softplus_bf16_polynomials[32][4] = {
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0x1.00379ep+0f, 0x1.5c57c8p-1f, 0x1.29e6fcp-2f, 0.0f},
    {0x1.f37f52p-1f, 0x1.988e76p-1f, 0x1.61310ap-4f, 0x1.1f7896p-3f},
    {0x1.fdc27p-1f, 0x1.71cb04p-1f, 0x1.b55aa8p-3f, 0.0f},
    {0x1.0e79d6p+0f, 0x1.012dd2p-1f, 0x1.c2fab8p-2f, 0.0f},
    {0x1.ffe63cp-1f, 0x1.5eff18p-1f, 0x1.192462p-2f, 0.0f},
    {0x1.0d411cp+0f, 0x1.090c04p-1f, 0x1.b5509ep-2f, 0.0f},
    {0x1.ffb8eep-1f, 0x1.5f8c3cp-1f, 0x1.1381e4p-2f, 0.0f},
    {0x1.064b14p+0f, 0x1.2b6ab4p-1f, 0x1.8995ccp-2f, 0.0f},
    {0x1.015778p+0f, 0x1.405dep-1f, 0x1.899542p-2f, 0.0f},
    {0x1.0b457p+0f, 0x1.0b3d04p-1f, 0x1.b5521ap-2f, 0.0f},
    {0x1.fea732p-1f, 0x1.5ff3d6p-1f, 0x1.ebfc1cp-3f, 0.0f},
    {0x1.0ab9b6p+0f, 0x1.0ea32ep-1f, 0x1.a5b33cp-2f, 0.0f},
    {0x1.fbed32p-1f, 0x1.57c386p-1f, 0x1.26d1fcp-2f, 0.0f},
    {0x1.060e9ap+0f, 0x1.1ed59ep-1f, 0x1.899d92p-2f, 0.0f},
    {0x1.f8a44ep-1f, 0x1.545366p-1f, 0x1.04980ap-2f, 0.0f},
    {0x1.03e296p+0f, 0x1.1bebf2p-1f, 0x1.7b017cp-2f, 0.0f},
    {0x1.f1a9e6p-1f, 0x1.43cdb2p-1f, 0x1.1152ep-2f, 0.0f},
    {0x1.f6a234p-1f, 0x1.2cf6e2p-1f, 0x1.414bdp-2f, 0.0f},
    {0x1.e294dep-1f, 0x1.39eac2p-1f, 0x1.ae915cp-3f, 0.0f},
    {0x1.ee0582p-1f, 0x1.11d552p-1f, 0x1.238a84p-2f, 0.0f},
    {0x1.c9234ep-1f, 0x1.19f186p-1f, 0x1.5b6406p-3f, 0.0f},
    {0x1.cded12p-1f, 0x1.083f38p-1f, 0x1.a15fe8p-3f, 0.0f},
    {0x1.9f384ep-1f, 0x1.d84396p-2f, 0x1.c9734ep-4f, 0.0f},
    {0x1.9ff904p-1f, 0x1.d1a90ap-2f, 0x1.e7d5ep-4f, 0.0f},
};

/* softplus in bfloat16: log(1 + e^x), for all x. -inf -> +0, +inf -> +inf. */
HU_INLINE uint16_t hu_softplus_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float y = hu_mulf(hu_absf(x) + 0x1p-60f, -0x1.715476p+0f);
    const float f = hu_fractionf(y);
    const uint32_t cell = hu_floor_cellf(hu_at_leastf(y, f - 12.0f), 2.0f);
    const float *const c = hu_softplus_bf16_polynomials[cell % 32u];
    float p = c[3];
    p = hu_fmaf(p, f, c[2]);
    p = hu_fmaf(p, f, c[1]);
    p = hu_fmaf(p, f, c[0]);
    const float tail = hu_scale2_floorf(p, y);
    return hu_bf16_of_f32(hu_at_leastf(x, 0.0f) + tail);
}

static const double hu_softplus_f32_shift[16] = {
    0x1p-53, 0x1.15a1a0557fc92p-41, -0x1.aa1427c60bb4p-41, 0x1.f320ca938d3b6p-44, -0x1.dfe767de92b2bp-42,
    -0x1.31c54efa2b5afp-41, 0x1.f50c3b392ce76p-42, -0x1.17bbf73782148p-41, -0x1.7c394c811fb97p-43,
    0x1.08a6953b127f4p-44, 0x1.1c78e0055d299p-45, -0x1.32baf136d336bp-41, -0x1.d4f04c737b95cp-42,
    -0x1.e7f3b332ab0e7p-42, 0x1.3c03d22a40a67p-43, -0x1.fa462e8edf912p-42,
};

/* softplus in binary32: log(1 + e^x), for all x. -inf -> +0, +inf -> +inf. */
HU_INLINE float hu_softplus_f32(float argument)
{
    const double x = (double)argument;
    const double t = hu_neg(hu_at_most(hu_abs(x), 110.0));
    const double k = hu_nearest(t, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(t, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, t));
    const double r2 = r + hu_softplus_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.6c181f5989431p-10;
    p = hu_fma(p, r2, 0x1.11120b03d8329p-7);
    p = hu_fma(p, r2, 0x1.55555554b92fep-5);
    p = hu_fma(p, r2, 0x1.55555554dd387p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double t2 = hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s);
    const double sum = t2 + 1.0;
    const double m = hu_significand(sum);
    const double power = hu_inverse_power(sum);
    const double e = hu_exponent(sum);
    const uint64_t cell2 = hu_binade_cell(m + 0.03125, 4);
    const double scaled = hu_mul(hu_log_f32_reciprocal[cell2 % 16u], power);
    const double r3 = hu_fma(t2, scaled, scaled - 1.0);
    const double e2 = hu_fma(e, 0x1.62e42fefa38p-1, hu_log_f32_log[cell2 % 16u]);
    double p2 = 0x1.c8001701045fap-4;
    p2 = hu_fma(p2, r3, -0x1.0066e6cf2ac7ep-3);
    p2 = hu_fma(p2, r3, 0x1.2492323a88305p-3);
    p2 = hu_fma(p2, r3, -0x1.5555453422b3ep-3);
    p2 = hu_fma(p2, r3, 0x1.9999999b36fedp-3);
    p2 = hu_fma(p2, r3, -0x1.000000006758bp-2);
    p2 = hu_fma(p2, r3, 0x1.555555555552bp-2);
    p2 = hu_fma(p2, r3, -0x1.ffffffffffff3p-2);
    const double t3 = hu_fma(hu_mul(r3, r3), p2, hu_mul(e, 0x1.ef35793c7673p-45));
    return (float)((e2 + (r3 + t3)) + hu_at_least(x, 0.0));
}

static const float hu_silu_f16_polynomials[32][4] = {
    {0x1.ae8192p-1f, -0x1.ac5fe2p-4f, -0x1.5cc0d6p-6f, 0x1.52ef1ap-8f},
    {0x1.af245p-1f, -0x1.bc2398p-4f, -0x1.1c0e08p-6f, 0x1.f637a8p-9f},
    {0x1.ae737ep-1f, -0x1.ac0deap-4f, -0x1.5b9a98p-6f, 0x1.5009e6p-8f},
    {0x1.b62858p-1f, -0x1.16a922p-3f, 0x1.b1536ep-11f, 0.0f},
    {0x1.b9fd9ep-1f, -0x1.2a1e52p-3f, 0x1.f7f17cp-9f, 0.0f},
    {0x1.bd63fcp-1f, -0x1.39208ep-3f, 0x1.808cbap-8f, 0.0f},
    {0x1.c2000ap-1f, -0x1.4b02a4p-3f, 0x1.05bdd2p-7f, 0.0f},
    {0x1.c5565ep-1f, -0x1.5680f2p-3f, 0x1.2d5b16p-7f, 0.0f},
    {0x1.c2ed0ap-1f, -0x1.47e20ap-3f, 0x1.79c962p-8f, 0x1.16f2bap-11f},
    {0x1.cb29d4p-1f, -0x1.67a544p-3f, 0x1.6004ep-7f, 0.0f},
    {0x1.c92c06p-1f, -0x1.63493ep-3f, 0x1.56779p-7f, 0.0f},
    {0x1.e5115p-1f, -0x1.b52ce4p-3f, 0x1.4c2012p-6f, -0x1.a723bp-11f},
    {0x1.b962a8p-1f, -0x1.467a7p-3f, 0x1.21ae86p-7f, 0.0f},
    {0x1.eb74f2p-1f, -0x1.bef8ecp-3f, 0x1.5268d4p-6f, -0x1.9f24d2p-11f},
    {0x1.05d068p+0f, -0x1.fd946cp-3f, 0x1.a2e784p-6f, -0x1.13cd2cp-10f},
    {0x1.91c8c4p-1f, -0x1.0de5dcp-3f, 0x1.a0d03ep-8f, 0.0f},
    {0x1.c41644p-1f, -0x1.6f6d6cp-3f, 0x1.cbea98p-7f, -0x1.af747ap-12f},
    {0x1.ad4dep-1f, -0x1.4c3968p-3f, 0x1.8360bcp-7f, -0x1.4bcacp-12f},
    {0x1.9b361cp-1f, -0x1.33a478p-3f, 0x1.56f452p-7f, -0x1.166b1ap-12f},
    {0x1.812714p-1f, -0x1.131864p-3f, 0x1.20be98p-7f, -0x1.b46e9ap-13f},
    {0x1.67e27ep-1f, -0x1.ecafa2p-4f, 0x1.ea3f2ep-8f, -0x1.5c3256p-13f},
    {0x1.492682p-1f, -0x1.ace2p-4f, 0x1.91e7b6p-8f, -0x1.0a9da6p-13f},
    {0x1.449634p-1f, -0x1.a24024p-4f, 0x1.81fc7ep-8f, -0x1.f641cep-14f},
    {0x1.cea24ep-2f, -0x1.fc46e2p-5f, 0x1.82b44ep-9f, -0x1.9125ccp-15f},
    {0x1.cb9906p-2f, -0x1.fee052p-5f, 0x1.8df81p-9f, -0x1.ae0e0ap-15f},
    {0x1.948638p-3f, -0x1.2670dep-6f, 0x1.bb918ap-12f, 0.0f},
    {0x1.10ed08p-3f, -0x1.671646p-7f, 0x1.e5a65ep-13f, 0.0f},
    {0x1.ae89fcp-1f, -0x1.ae9246p-4f, -0x1.3ebdcp-6f, 0.0f},
    {0x1.ae8ac6p-1f, -0x1.af2beap-4f, -0x1.2ea4e8p-6f, 0.0f},
    {0x1.ae90b4p-1f, -0x1.b13646p-4f, -0x1.17debap-6f, 0.0f},
    {0x1.aeb66p-1f, -0x1.b82702p-4f, -0x1.dd3414p-7f, 0.0f},
    {0x1.aeeac6p-1f, -0x1.bedc6ep-4f, -0x1.a66fecp-7f, 0.0f},
};

/* silu in binary16: x/(1 + e^-x), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
HU_INLINE uint16_t hu_silu_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float a = hu_at_mostf(hu_absf(x), 20.34375f);
    const float shifted = a + 1.421875f;
    const float *const c = hu_silu_f16_polynomials[hu_binade_cellf(shifted, 3) % 32u];
    float q = c[3];
    q = hu_fmaf(q, a, c[2]);
    q = hu_fmaf(q, a, c[1]);
    q = hu_fmaf(q, a, c[0]);
    const float q2 = hu_mulf(q, q);
    const float relu = hu_at_leastf(x, 0.0f);
    const float t = hu_fmaf(hu_negf(a), hu_mulf(q2, q2), relu + 0x1p-37f);
    return hu_f16_of_f32(hu_at_mostf(t, relu));
}

static const float hu_silu_bf16_polynomials[32][4] = {
    {0x1.c25648p-1f, -0x1.6b6fbp-4f, 0x1.c11bfp-9f, -0x1.9d21eap-15f},
    {0x1.95536cp-1f, -0x1.2b78cep-4f, 0x1.47fb9ep-9f, -0x1.044918p-15f},
    {0x1.5e30b6p-1f, -0x1.d7b852p-5f, 0x1.cc09fep-10f, -0x1.3f3344p-16f},
    {0x1.4f4b92p-1f, -0x1.b69a0ep-5f, 0x1.9bb076p-10f, -0x1.10b46ap-16f},
    {0x1.0ceeccp-1f, -0x1.3e4ddp-5f, 0x1.0a4ea2p-10f, -0x1.372656p-17f},
    {0x1.b0e362p-2f, -0x1.d6cf5ep-6f, 0x1.65f098p-11f, -0x1.78c872p-18f},
    {0x1.800ebep-2f, -0x1.9093c8p-6f, 0x1.22a9bep-11f, -0x1.22f08p-18f},
    {0x1.459584p-2f, -0x1.42503ap-6f, 0x1.b9b916p-12f, -0x1.9ff088p-19f},
    {0x1.bd410ep-3f, -0x1.8ce0fap-7f, 0x1.e5a152p-13f, -0x1.959e64p-20f},
    {0x1.07a09ep-3f, -0x1.a1071p-8f, 0x1.c1ab34p-14f, -0x1.49363cp-21f},
    {0x1.535006p-4f, -0x1.ecb534p-9f, 0x1.e5cd4p-15f, -0x1.444042p-22f},
    {0x1.8a7c06p-5f, -0x1.04fa3p-9f, 0x1.d3489ap-16f, -0x1.1a64e8p-23f},
    {0x1.bd05bcp-6f, -0x1.0e1ce8p-10f, 0x1.ba947ap-17f, -0x1.e8811cp-25f},
    {0x1.042082p-6f, -0x1.25d9f8p-11f, 0x1.bf4858p-18f, -0x1.ca02d2p-26f},
    {0x1.27f43ap-7f, -0x1.37e7cep-12f, 0x1.ba4p-19f, -0x1.a54f96p-27f},
    {0x1.3ebe86p-8f, -0x1.396868p-13f, 0x1.9e109ep-20f, -0x1.6f2986p-28f},
    {0x1.612ba6p-11f, -0x1.b9c184p-17f, 0x1.15f03p-24f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0.0f, 0.0f, 0.0f, 0.0f},
    {0x1.d5819ap-1f, -0x1.d5292p-5f, -0x1.a5f47cp-7f, 0x1.bbf046p-10f},
    {0x1.d55a22p-1f, -0x1.cc526ap-5f, -0x1.d7a072p-7f, 0x1.458b5ep-9f},
    {0x1.d929ep-1f, -0x1.17c20ep-4f, -0x1.fa6314p-8f, 0x1.449f7ep-10f},
    {0x1.ed414ep-1f, -0x1.ad929ep-4f, 0x1.f606b6p-9f, 0.0f},
    {0x1.f594c2p-1f, -0x1.d2ea32p-4f, 0x1.6983acp-8f, -0x1.ac390ep-14f},
    {0x1.f0b6f2p-1f, -0x1.c54dc4p-4f, 0x1.537c7ap-8f, -0x1.8cf26ap-14f},
    {0x1.cd465p-1f, -0x1.6650d8p-4f, 0x1.5579aep-9f, 0.0f},
    {0x1.b6119ep-1f, -0x1.3f8b88p-4f, 0x1.14a2eap-9f, 0.0f},
    {0x1.9311cp-1f, -0x1.0eaf14p-4f, 0x1.a0b4a4p-10f, 0.0f},
    {0x1.ee72c4p-1f, -0x1.bb00ap-4f, 0x1.401e86p-8f, -0x1.677abcp-14f},
};

/* silu in bfloat16: x/(1 + e^-x), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
HU_INLINE uint16_t hu_silu_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float a = hu_absf(x);
    const int is_linear = a < 0x1p-125f;
    const float relu = hu_at_leastf(x, -0.0f);
    const float linear = hu_at_mostf(hu_fmaf(x, 0.5f, 0x1p-140f), relu);
    const int saturates = 97.0f < a;
    const float t = saturates ? 1.0f : (is_linear ? 1.0f : x);
    const float a2 = hu_absf(t);
    const float shifted = hu_fmaf(a2, 1.25f, 14.0f);
    const float *const c = hu_silu_bf16_polynomials[hu_binade_cellf(shifted, 3) % 32u];
    float q = c[3];
    q = hu_fmaf(q, a2, c[2]);
    q = hu_fmaf(q, a2, c[1]);
    q = hu_fmaf(q, a2, c[0]);
    const float q2 = hu_mulf(q, q);
    const float root = hu_mulf(q2, q2);
    const float relu2 = hu_at_leastf(t, 0.0f);
    const float t2 = hu_fmaf(hu_negf(hu_mulf(a2, root)), root, relu2);
    return hu_bf16_of_f32(saturates ? relu : (is_linear ? linear : t2));
}

/* silu in binary32: x/(1 + e^-x), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
HU_INLINE float hu_silu_f32(float argument)
{
    const double x = (double)argument;
    const double clamped = hu_at_least(x, -110.0);
    const double t = hu_neg(hu_at_most(clamped, 50.0));
    const double k = hu_nearest(t, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(t, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, t));
    const double r2 = r + hu_exp_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.6c181f5989431p-10;
    p = hu_fma(p, r2, 0x1.11120b03d8329p-7);
    p = hu_fma(p, r2, 0x1.55555554b92fep-5);
    p = hu_fma(p, r2, 0x1.55555554dd387p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double sum = 1.0 + hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s);
    const double linear = hu_mul(x, 0.5 + hu_mul_sign(0x1p-30, x));
    return (float)(hu_abs(x) < 0x1p-30 ? linear : clamped / sum);
}

static const uint8_t hu_gelu_f16_map[64] = {
    5, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3,
    4, 4, 4, 5,
};
static const float hu_gelu_f16_polynomials[32][3] = {
    {0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f},
    {0x1.ae8a56p-1f, -0x1.57bcbcp-3f, -0x1.909ee4p-5f},
    {0x1.ae8f9cp-1f, -0x1.58f0c6p-3f, -0x1.7eba3cp-5f},
    {0x1.aeb018p-1f, -0x1.5cb79ep-3f, -0x1.622d7p-5f},
    {0x1.aef342p-1f, -0x1.622be2p-3f, -0x1.45b2eap-5f},
    {0x1.af780ep-1f, -0x1.6a6d08p-3f, -0x1.24cca2p-5f},
    {0x1.b06a26p-1f, -0x1.7688c6p-3f, -0x1.fbe9f8p-6f},
    {0x1.b27366p-1f, -0x1.8bcb0ap-3f, -0x1.8c9b6p-6f},
    {0x1.b4402ap-1f, -0x1.9bd5f8p-3f, -0x1.4512e4p-6f},
    {0x1.b6033ep-1f, -0x1.aa69cep-3f, -0x1.08d2cap-6f},
    {0x1.bc492ap-1f, -0x1.d6b3e2p-3f, -0x1.b12d7ep-8f},
    {0x1.c208d2p-1f, -0x1.f9fcaap-3f, 0.0f},
    {0x1.c9d014p-1f, -0x1.12600ap-2f, 0x1.d673f8p-8f},
    {0x1.d126aep-1f, -0x1.24b886p-2f, 0x1.a2b25ep-7f},
    {0x1.dcbaa4p-1f, -0x1.3f11f4p-2f, 0x1.495924p-6f},
    {0x1.e6b986p-1f, -0x1.53d7ap-2f, 0x1.9fb52ep-6f},
    {0x1.f109d2p-1f, -0x1.67b72ep-2f, 0x1.ec4f3ap-6f},
    {0x1.f762aep-1f, -0x1.7365a2p-2f, 0x1.0ba258p-5f},
    {0x1.021548p+0f, -0x1.890ddap-2f, 0x1.305408p-5f},
    {0x1.0786fcp+0f, -0x1.9a198cp-2f, 0x1.4b0468p-5f},
    {0x1.0b44c6p+0f, -0x1.a4c3bep-2f, 0x1.5a38aep-5f},
    {0x1.0a09bp+0f, -0x1.a1a9dcp-2f, 0x1.56509ap-5f},
    {0x1.07c5d6p+0f, -0x1.9c2fa8p-2f, 0x1.4fb154p-5f},
    {0x1.02cc84p+0f, -0x1.90ac4p-2f, 0x1.425dccp-5f},
    {0x1.f8eaf4p-1f, -0x1.82a5b6p-2f, 0x1.32da0cp-5f},
    {0x1.e985fcp-1f, -0x1.725136p-2f, 0x1.21875ap-5f},
    {0x1.d8b5b6p-1f, -0x1.6129ccp-2f, 0x1.1006a6p-5f},
    {0x1.befb16p-1f, -0x1.47e338p-2f, 0x1.ee623ep-6f},
    {0x1.9f7b88p-1f, -0x1.2a4e5cp-2f, 0x1.b6d14cp-6f},
    {0x1.652fcp-1f, -0x1.edbebap-3f, 0x1.5c0a2p-6f},
    {0x1.27e2ep-1f, -0x1.88cbc6p-3f, 0x1.08e728p-6f},
    {0x1.a55408p-2f, -0x1.0718b4p-3f, 0x1.4c693p-7f},
};

/* gelu in binary16: x*Phi(x), Phi the normal distribution function, for all x. +-0 -> +-0, -inf -> -0, +inf
   -> +inf. */
HU_INLINE uint16_t hu_gelu_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float a = hu_at_mostf(hu_absf(x), 5.7265625f);
    const float shifted = hu_fmaf(a, 1.625f, 0x1.1ffffep+0f);
    const uint32_t cell = hu_gelu_f16_map[hu_binade_cellf(shifted, 4) % 64u];
    const float *const c = hu_gelu_f16_polynomials[cell];
    float q = c[2];
    q = hu_fmaf(q, a, c[1]);
    q = hu_fmaf(q, a, c[0]);
    const float q2 = hu_mulf(q, q);
    const float relu = hu_at_leastf(x, 0.0f);
    const float t = hu_fmaf(hu_negf(a), hu_mulf(q2, q2), relu + 0x1p-37f);
    return hu_f16_of_f32(hu_at_mostf(t, relu));
}

static const float hu_gelu_bf16_polynomials[32][3] = {
    {0x1.f50754p-1f, -0x1.8f28dep-6f, -0x1.41388p-7f},
    {0x1.f4f0aep-1f, -0x1.82d0b2p-6f, -0x1.5ea3dp-7f},
    {0x1.f4da14p-1f, -0x1.7da21cp-6f, -0x1.634ddep-7f},
    {0x1.f4efbcp-1f, -0x1.82f22p-6f, -0x1.5e41b8p-7f},
    {0x1.f6091cp-1f, -0x1.ac18cp-6f, -0x1.45f22ep-7f},
    {0x1.f82b0ep-1f, -0x1.eba38cp-6f, -0x1.2844a2p-7f},
    {0x1.fc9192p-1f, -0x1.2c4094p-5f, -0x1.fcb5cep-8f},
    {0x1.00f778p+0f, -0x1.6306b8p-5f, -0x1.b768a2p-8f},
    {0x1.0092d4p+0f, -0x1.5e3434p-5f, -0x1.ba576ep-8f},
    {0x1.07de7cp+0f, -0x1.dc39fcp-5f, -0x1.3240eep-8f},
    {0x1.1ec54p+0f, -0x1.958e6p-4f, 0.0f},
    {0x1.17c8bap+0f, -0x1.61102cp-4f, -0x1.883134p-10f},
    {0x1.21ffb2p+0f, -0x1.a05b9ap-4f, 0.0f},
    {0x1.2cb852p+0f, -0x1.dd7f2cp-4f, 0x1.5c8052p-10f},
    {0x1.330c44p+0f, -0x1.ff259cp-4f, 0x1.07afb8p-9f},
    {0x1.3f5cbcp+0f, -0x1.1e6fa4p-3f, 0x1.a26b4p-9f},
    {0x1.431104p+0f, -0x1.27a54cp-3f, 0x1.d0160ap-9f},
    {0x1.53707ep+0f, -0x1.4c823cp-3f, 0x1.3b0cep-8f},
    {0x1.5db88p+0f, -0x1.61edb8p-3f, 0x1.67ad5cp-8f},
    {0x1.5d091cp+0f, -0x1.611458p-3f, 0x1.66fdb4p-8f},
    {0x1.779216p+0f, -0x1.92c19p-3f, 0x1.c40488p-8f},
    {0x1.6477eep+0f, -0x1.704342p-3f, 0x1.85ba7ap-8f},
    {0x1.67cbfep+0f, -0x1.76f9acp-3f, 0x1.92f936p-8f},
    {0x1.823946p+0f, -0x1.a21a5ep-3f, 0x1.d95f76p-8f},
    {0x1.67dfap+0f, -0x1.77fd84p-3f, 0x1.961002p-8f},
    {0x1.6f2c14p+0f, -0x1.83092p-3f, 0x1.a6ccdap-8f},
    {0x1.67e2dp+0f, -0x1.7815p-3f, 0x1.9658dcp-8f},
    {0x1.54a5c2p+0f, -0x1.5cd982p-3f, 0x1.6fcc48p-8f},
    {0x1.43c2c6p+0f, -0x1.461984p-3f, 0x1.512486p-8f},
    {0x1.34d72ap+0f, -0x1.32c4eep-3f, 0x1.381996p-8f},
    {0x1.261746p+0f, -0x1.204ffcp-3f, 0x1.2100cap-8f},
    {0x1.7c184ap-2f, -0x1.83a1fep-6f, 0.0f},
};

/* gelu in bfloat16: x*Phi(x), Phi the normal distribution function, for all x. +-0 -> +-0, -inf -> -0, +inf
   -> +inf. */
HU_INLINE uint16_t hu_gelu_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float a = hu_absf(x);
    const int is_linear = a < 0x1p-125f;
    const float relu = hu_at_leastf(x, -0.0f);
    const float linear = hu_at_mostf(hu_fmaf(x, 0.5f, 0x1p-140f), relu);
    const int saturates = 13.5f < a;
    const float t = saturates ? 1.0f : (is_linear ? 1.0f : x);
    const float a2 = hu_absf(t);
    const float *const c = hu_gelu_bf16_polynomials[hu_floor_cellf(a2, 0x1.2dd3cp+1f) % 32u];
    float q = c[2];
    q = hu_fmaf(q, a2, c[1]);
    q = hu_fmaf(q, a2, c[0]);
    const float q2 = hu_mulf(q, q);
    const float q3 = hu_mulf(q2, q2);
    const float q4 = hu_mulf(q3, q3);
    const float root = hu_mulf(q4, q4);
    const float relu2 = hu_at_leastf(t, 0.0f);
    const float t2 = hu_fmaf(hu_negf(hu_mulf(a2, root)), root, relu2);
    return hu_bf16_of_f32(saturates ? relu : (is_linear ? linear : t2));
}

static const double hu_gelu_f32_centre[16] = {
    0x1.40001cp+0, 0x1.c00022p+0, 0x1.1fffc98p+1, 0x1.60001b8p+1, 0x1.c00011p+1, 0x1.1ffff5p+2,
    0x1.600023p+2, 0x1.9fffee8p+2, 0x1.0000002p+3, 0x1.400001ap+3, 0x1.8000102p+3, 0x1.bffffb4p+3,
    0x1.0002ep-3, 0x1.8001ecp-2, 0x1.3ffff2p-1, 0x1.c0004p-1,
};
static const double hu_gelu_f32_polynomials[16][13] = {
    {0x1.d898c549bc3a1p-3, -0x1.c492f85b4bdaep-4, 0x1.7b79a2a146789p-5, -0x1.1f33d29d21531p-6,
     0x1.8ff25e9478bfdp-8, -0x1.038cdcfdf9214p-9, 0x1.3cf85dae3be76p-11, -0x1.6ed9a4f0bb31bp-13,
     0x1.94a8a5dca60dcp-15, -0x1.ab59245ba4461p-17, 0x1.b1bef96d08845p-19, -0x1.accb80c4fe983p-21,
     0x1.96041d86391eep-23},
    {0x1.7b5aa8d842128p-3, -0x1.3253993c1179fp-4, 0x1.bd45b9b0966b4p-6, -0x1.2962c33aa80d6p-7,
     0x1.721e763b690dp-9, -0x1.b177a3e1900fbp-11, 0x1.e145805ef8849p-13, -0x1.fd82af5d8f09ep-15,
     0x1.025c45665a4dap-16, -0x1.f7e290a43e2f2p-19, 0x1.da006ac32f248p-21, -0x1.b3235e77af22fp-23,
     0x1.802ea03cba4a5p-25},
    {0x1.3aae0c5b42e54p-3, -0x1.b40642a52e247p-5, 0x1.15aad5200e235p-6, -0x1.49bb7aa54c507p-8,
     0x1.70c60cf1202f4p-10, -0x1.875a552eeeb9ep-12, 0x1.8c5e67275c8abp-14, -0x1.80e7c42e28069p-16,
     0x1.67b86650998b2p-18, -0x1.448c748cdf7f4p-20, 0x1.1b716a35d7d47p-22, -0x1.e41264d4c5b0dp-25,
     0x1.8f09c2f2115afp-27},
    {0x1.0bb957725e086p-3, -0x1.432af1ecc9a5ep-5, 0x1.6c5dfe20273fp-7, -0x1.838bfe18b6c4cp-9,
     0x1.87b6aa7992d8fp-11, -0x1.7a610c567dbf1p-13, 0x1.5edfa4733ab7fp-15, -0x1.397e386cd17d7p-17,
     0x1.0eb19b34b9215p-19, -0x1.c4efc15ecf1b7p-22, 0x1.6ff8785a101d6p-24, -0x1.24d4b95f50f1bp-26,
     0x1.c375b29b1b415p-29},
    {0x1.b396eb440082ep-4, -0x1.b6036eb4022bfp-6, 0x1.a29ededb0b784p-8, -0x1.7e81f44b0d12ap-10,
     0x1.4fb4719855a8ep-12, -0x1.1c0cdf28eec79p-14, 0x1.d0db6f1c2acf7p-17, -0x1.70cd12668b10ep-19,
     0x1.1c502c323c167p-21, -0x1.aaac3c98f06fap-24, 0x1.383f910a9b784p-26, -0x1.c899f4273bb0cp-29,
     0x1.3ff82af91aa16p-31},
    {0x1.5b5ad96dd4e3fp-4, -0x1.1be2d8e9b3c53p-6, 0x1.bfbb199a9f81fp-9, -0x1.55bc2c0d4c884p-11,
     0x1.fa3bb5d60605cp-14, -0x1.6caa6a82cf0dcp-16, 0x1.ffeaf3753e30cp-19, -0x1.5eaf1f2ce9987p-21,
     0x1.d59842f684288p-24, -0x1.33a6198fc83f2p-26, 0x1.8af5fe1ef6bd9p-29, -0x1.fa357064e4872p-32,
     0x1.39853e7524966p-34},
    {0x1.201f8e23629f4p-4, -0x1.8b190d096b675p-7, 0x1.07e3a2ab26416p-9, -0x1.57ff0dbfa63aap-12,
     0x1.b6431b374c16fp-15, -0x1.113853b228606p-17, 0x1.4dc80ec5e53b8p-20, -0x1.8ff41e92ead5ap-23,
     0x1.d6811dec0345bp-26, -0x1.0fe98a612345bp-28, 0x1.351201e6f2afdp-31, -0x1.5ea180e0dff16p-34,
     0x1.82eb6e8eb9751p-37},
    {0x1.eba61228847cfp-5, -0x1.21aea9489bcd1p-7, 0x1.4ea52dff7e237p-10, -0x1.7b5ff218e2f8cp-13,
     0x1.a674642cd54b8p-16, -0x1.ce78c1d7e842cp-19, 0x1.f218efcbaf90dp-22, -0x1.0814dd802207cp-24,
     0x1.13dc77909407fp-27, -0x1.1c08e8a3ccb51p-30, 0x1.206f9e774c4c3p-33, -0x1.2456b90aa87a3p-36,
     0x1.21a2f052e3e92p-39},
    {0x1.926971fe79c56p-5, -0x1.86b8431f1c597p-8, 0x1.7625d5d0cc4e6p-11, -0x1.618917f6556edp-14,
     0x1.49cbdae587843p-17, -0x1.2fdca502de3e5p-20, 0x1.14a23af422408p-23, -0x1.f1e35a83b05e8p-27,
     0x1.bb0c69dd03f8dp-30, -0x1.85cbf8c12fdc4p-33, 0x1.53707ad4f5786p-36, -0x1.2ee81f8e53aa4p-39,
     0x1.03cd8ea7e8fa5p-42},
    {0x1.43a38947b98d8p-5, -0x1.fbf2cad8da8ap-9, 0x1.8af238deec96ep-12, -0x1.30557008c60e6p-15,
     0x1.d0ed5cada4b6dp-19, -0x1.601ba9cdebfedp-22, 0x1.0872ebf51051fp-25, -0x1.8a002e2e22617p-29,
     0x1.232dffeaf0cf7p-32, -0x1.aaf1c0bc0dfbfp-36, 0x1.36abe605cd461p-39, -0x1.cbd8dd1f44729p-43,
     0x1.4aeeca69d6c93p-46},
    {0x1.0e7dc1e8d84f1p-5, -0x1.63cfab298bd32p-9, 0x1.d0fb2a7a8e5bp-13, -0x1.2ddf717401cb2p-16,
     0x1.857da91b2a8d3p-20, -0x1.f36e12412843dp-24, 0x1.3e40f8f91a05p-27, -0x1.932e60aa1199ep-31,
     0x1.fbc586d5b65c6p-35, -0x1.3ddc74b8e291cp-38, 0x1.8bb9cee7748b9p-42, -0x1.f2c5055847762p-46,
     0x1.33e6eacfe8325p-49},
    {0x1.d087b24e5e153p-6, -0x1.06cdc3f9acfc7p-9, 0x1.27e80e702f916p-13, -0x1.4b935cc37ff3ep-17,
     0x1.71c816276cddep-21, -0x1.9a75c30abc8b3p-25, 0x1.c5828c9b881ecp-29, -0x1.f2cae8b701b86p-33,
     0x1.1110ad5c35d78p-36, -0x1.29a1ddefe67dbp-40, 0x1.43008cb1949b5p-44, -0x1.61d14d210ee9ep-48,
     0x1.7d829ae36fdf2p-52},
    {0x1.d0aeadafab501p-2, -0x1.5e6dd688878fep-2, 0x1.a4e074ef21452p-3, -0x1.b02a04cc55f66p-4,
     0x1.89dd86facf09ap-5, -0x1.46098478abc7dp-6, 0x1.f1fb9ad20a993p-8, -0x1.62d3fa454d593p-9,
     0x1.dbce1ba104bf8p-11, -0x1.2e2f0634ba649p-12, 0x1.6d8822ba4591cp-14, -0x1.a866c36f881a1p-16,
     0x1.d78a0a2d66f48p-18},
    {0x1.84b687ae7bb59p-2, -0x1.06bf259821d02p-2, 0x1.222e5b5797f77p-3, -0x1.15c83e576dd5bp-4,
     0x1.dc3119d730cb4p-6, -0x1.7505778d5c642p-7, 0x1.0ed5268a9121cp-8, -0x1.7045ff3ee0588p-10,
     0x1.d89cd4ede61eap-12, -0x1.1ff7b900a70dbp-13, 0x1.4ee45aeaf609cp-15, -0x1.766898af59aedp-17,
     0x1.914affcfde4cfp-19},
    {0x1.4b1de6a95b80ep-2, -0x1.9323584277064p-3, 0x1.9a45c12f2407bp-4, -0x1.6e921754ea8acp-5,
     0x1.27b81ee79a0e3p-6, -0x1.b6a74f8c1576fp-8, 0x1.2ee7fca1cc189p-9, -0x1.89233c59b3c67p-11,
     0x1.e2f4fbef3b75ap-13, -0x1.1a6092ad5d25bp-14, 0x1.3bc4fcb0a3bd4p-16, -0x1.53fe25058f681p-18,
     0x1.5f924f9f07e75p-20},
    {0x1.1e7c196bdbc92p-2, -0x1.3baf325ebfcf2p-3, 0x1.28bebf4ee9713p-4, -0x1.ef9f205624974p-6,
     0x1.78a7c17e30dafp-7, -0x1.08aae9b6c184ep-8, 0x1.5bd138ef648b3p-10, -0x1.af0baa198286fp-12,
     0x1.fb0d3ca6991a8p-14, -0x1.1c8e99550cb26p-15, 0x1.320b66e84b246p-17, -0x1.3d6afce35c63ap-19,
     0x1.3cb839f49e6b9p-21},
};

/* gelu in binary32: x*Phi(x), Phi the normal distribution function, for all x. +-0 -> +-0, -inf -> -0, +inf
   -> +inf. */
HU_INLINE float hu_gelu_f32(float argument)
{
    const double x = (double)argument;
    const double t = hu_at_least(x, -0x1.dcccccccccccdp+3);
    const double a = hu_at_most(hu_abs(t), 0x1.dcccccccccccdp+3);
    const double product = hu_mul(hu_mul(a, a), -0.5);
    const double k = hu_nearest(product, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(product, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, product));
    const double r2 = r + hu_softplus_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.6c181f5989431p-10;
    p = hu_fma(p, r2, 0x1.11120b03d8329p-7);
    p = hu_fma(p, r2, 0x1.55555554b92fep-5);
    p = hu_fma(p, r2, 0x1.55555554dd387p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const uint64_t cell2 = hu_binade_cell(a + 1.0, 2);
    const double *const c = hu_gelu_f32_polynomials[cell2 % 16u];
    double p2 = c[12];
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[11]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[10]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[9]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[8]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[7]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[6]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[5]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[4]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[3]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[2]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[1]);
    p2 = hu_fma(p2, a - hu_gelu_f32_centre[cell2 % 16u], c[0]);
    const double tail = hu_mul(hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s), p2);
    const double upper = x < 0.0 ? tail : 1.0 - tail;
    const double t2 = x == 0x1.6148dep-16 ? 0x1.614a62p-17 : hu_mul(t, upper);
    return (float)(x == -0x1.6148dep-16 ? -0x1.61475ap-17 : t2);
}

static const uint8_t hu_gelu_tanh_f16_map[64] = {
    0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 16, 17, 18, 18, 19, 19,
    19, 20, 20, 21, 21, 22, 22, 22, 23, 23, 23, 23, 24, 24, 25, 25, 26, 27, 27, 28, 28, 29, 29, 29, 30, 30,
    30, 30, 31, 31, 31, 31, 31, 31, 31,
};
static const float hu_gelu_tanh_f16_polynomials[32][3] = {
    {0x1.ae89fap-1f, -0x1.57840cp-3f, -0x1.9ae84p-5f},
    {0x1.ae8a4ep-1f, -0x1.57bb38p-3f, -0x1.907b4p-5f},
    {0x1.ae8e7ep-1f, -0x1.58c3bep-3f, -0x1.80208cp-5f},
    {0x1.ae93bp-1f, -0x1.59939ep-3f, -0x1.783aaep-5f},
    {0x1.aea356p-1f, -0x1.5b8ceep-3f, -0x1.6888fep-5f},
    {0x1.af03f6p-1f, -0x1.63715ap-3f, -0x1.3f0212p-5f},
    {0x1.afe464p-1f, -0x1.7068d6p-3f, -0x1.0eebf8p-5f},
    {0x1.b0b388p-1f, -0x1.7a23bap-3f, -0x1.e38c0ap-6f},
    {0x1.b15722p-1f, -0x1.80e2ecp-3f, -0x1.c00934p-6f},
    {0x1.b34808p-1f, -0x1.93a3bap-3f, -0x1.654b5p-6f},
    {0x1.b6bf86p-1f, -0x1.b00756p-3f, -0x1.e1da6p-7f},
    {0x1.bb163cp-1f, -0x1.ceb2d8p-3f, -0x1.08e258p-7f},
    {0x1.c20f7ap-1f, -0x1.f9a93ap-3f, 0.0f},
    {0x1.cb1cp-1f, -0x1.151e9cp-2f, 0x1.04f006p-7f},
    {0x1.d2d6d6p-1f, -0x1.27c376p-2f, 0x1.b8da62p-7f},
    {0x1.dadf74p-1f, -0x1.399c48p-2f, 0x1.2bb9ccp-6f},
    {0x1.e1cb22p-1f, -0x1.481274p-2f, 0x1.68258cp-6f},
    {0x1.d7becap-1f, -0x1.34237ap-2f, 0x1.190cd8p-6f},
    {0x1.eedf64p-1f, -0x1.61271p-2f, 0x1.c85bfcp-6f},
    {0x1.fafd3ep-1f, -0x1.7683b6p-2f, 0x1.09da1p-5f},
    {0x1.042bcap+0f, -0x1.8c18fap-2f, 0x1.2cbe1ap-5f},
    {0x1.09691cp+0f, -0x1.9bc1f2p-2f, 0x1.4425dep-5f},
    {0x1.0da1eep+0f, -0x1.a797e2p-2f, 0x1.54bd1ap-5f},
    {0x1.10ce7ap+0f, -0x1.afd9ep-2f, 0x1.5f7bc2p-5f},
    {0x1.0f1bf8p+0f, -0x1.abe772p-2f, 0x1.5ae4dep-5f},
    {0x1.0a43d4p+0f, -0x1.a12e6ep-2f, 0x1.4f069ep-5f},
    {0x1.05d2e6p+0f, -0x1.97c042p-2f, 0x1.45034cp-5f},
    {0x1.ff2388p-1f, -0x1.8ad59ap-2f, 0x1.37acb4p-5f},
    {0x1.e7b3p-1f, -0x1.738ed6p-2f, 0x1.208ee4p-5f},
    {0x1.c82328p-1f, -0x1.5594ep-2f, 0x1.041628p-5f},
    {0x1.91b3b2p-1f, -0x1.249e64p-2f, 0x1.b0151p-6f},
    {0x1.1b8208p-1f, -0x1.852f46p-3f, 0x1.0d6748p-6f},
};

/* gelu_tanh in binary16: x/2*(1 + tanh(sqrt(2/pi)*(x + 0.044715*x^3))), for all x. +-0 -> +-0, -inf -> -0,
   +inf -> +inf. */
HU_INLINE uint16_t hu_gelu_tanh_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float a = hu_at_mostf(hu_absf(x), 5.3125f);
    const uint32_t cell = hu_gelu_tanh_f16_map[hu_nearest_cellf(a, 0x1.79797ap+3f) % 64u];
    const float *const c = hu_gelu_tanh_f16_polynomials[cell];
    float q = c[2];
    q = hu_fmaf(q, a, c[1]);
    q = hu_fmaf(q, a, c[0]);
    const float q2 = hu_mulf(q, q);
    const float relu = hu_at_leastf(x, 0.0f);
    const float t = hu_fmaf(hu_negf(a), hu_mulf(q2, q2), relu + 0x1p-37f);
    return hu_f16_of_f32(hu_at_mostf(t, relu));
}

static const uint8_t hu_gelu_tanh_bf16_map[64] = {
    0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10,
    10, 11, 11, 12, 12, 13, 14, 14, 15, 16, 17, 18, 19, 20, 21, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    31, 31, 0, 0,
};
static const float hu_gelu_tanh_bf16_polynomials[32][3] = {
    {0x1.d58176p-1f, -0x1.767372p-4f, -0x1.06dbbep-5f},
    {0x1.d5b676p-1f, -0x1.7df668p-4f, -0x1.e93742p-6f},
    {0x1.d6b41p-1f, -0x1.9322a2p-4f, -0x1.b0319ap-6f},
    {0x1.dd3d1cp-1f, -0x1.e86b26p-4f, -0x1.238748p-6f},
    {0x1.ec92f8p-1f, -0x1.38a99p-3f, -0x1.140e5p-7f},
    {0x1.092fcp+0f, -0x1.b2e746p-3f, 0x1.e2bdf8p-9f},
    {0x1.1f7cfep+0f, -0x1.131294p-2f, 0x1.a2e02cp-7f},
    {0x1.3a206ep+0f, -0x1.4e5ab6p-2f, 0x1.557ac6p-6f},
    {0x1.58a314p+0f, -0x1.895c4ap-2f, 0x1.c7a9fcp-6f},
    {0x1.5ff712p+0f, -0x1.9609f2p-2f, 0x1.dd914p-6f},
    {0x1.4682eep+0f, -0x1.70cd4ep-2f, 0x1.a711bp-6f},
    {0x1.258b54p+0f, -0x1.43fb42p-2f, 0x1.6a1f8p-6f},
    {0x1.fa8a14p-1f, -0x1.102f5ap-2f, 0x1.277f72p-6f},
    {0x1.c9f3c6p-1f, -0x1.e484fp-3f, 0x1.02a31p-6f},
    {0x1.74c18ap-1f, -0x1.7f603ep-3f, 0x1.8d2ff6p-7f},
    {0x1.3bcb26p-1f, -0x1.3e78a2p-3f, 0x1.433b1p-7f},
    {0x1.02f9bep-1f, -0x1.ff0fa2p-4f, 0x1.fb02eap-8f},
    {0x1.cde822p-2f, -0x1.c2a714p-4f, 0x1.b9e77cp-8f},
    {0x1.8c8b42p-2f, -0x1.7d54acp-4f, 0x1.7062ap-8f},
    {0x1.25ca62p-2f, -0x1.133d9ap-4f, 0x1.02d884p-8f},
    {0x1.0e23bcp-2f, -0x1.f6f0cp-5f, 0x1.d5eaa2p-9f},
    {0x1.719ffp-3f, -0x1.4e69bcp-5f, 0x1.2f7a7ap-9f},
    {0x1.0e54e8p-3f, -0x1.df14d6p-6f, 0x1.a9a7cp-10f},
    {0x1.879accp-4f, -0x1.542002p-6f, 0x1.281ccp-10f},
    {0x1.f4fbf4p-8f, -0x1.afe18p-11f, 0.0f},
    {0x1.d6cd9cp-5f, -0x1.8d4f9cp-7f, 0x1.4ff34p-11f},
    {0x1.5d2fe6p-5f, -0x1.22219cp-7f, 0x1.e2fcp-12f},
    {0x1.5c56c2p-9f, -0x1.1e2ae4p-12f, 0.0f},
    {0x1.6b48a8p-6f, -0x1.2496e4p-8f, 0x1.d7fe4p-13f},
    {0x1.e87c8cp-7f, -0x1.82b4aap-9f, 0x1.3289p-13f},
    {0x1.50b8d8p-7f, -0x1.068084p-9f, 0x1.99c56p-14f},
    {0x1.9bd6fap-8f, -0x1.3af87p-10f, 0x1.e246eap-15f},
};

/* gelu_tanh in bfloat16: x/2*(1 + tanh(sqrt(2/pi)*(x + 0.044715*x^3))), for all x. +-0 -> +-0, -inf -> -0,
   +inf -> +inf. */
HU_INLINE uint16_t hu_gelu_tanh_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float a = hu_absf(x);
    const int is_linear = a < 0x1p-125f;
    const float relu = hu_at_leastf(x, -0.0f);
    const float linear = hu_at_mostf(hu_fmaf(x, 0.5f, 0x1p-140f), relu);
    const int saturates = 10.3125f < a;
    const float t = saturates ? 1.0f : (is_linear ? 1.0f : x);
    const float a2 = hu_absf(t);
    const uint32_t cell = hu_gelu_tanh_bf16_map[hu_nearest_cellf(a2, 0x1.788042p+2f) % 64u];
    const float *const c = hu_gelu_tanh_bf16_polynomials[cell];
    float q = c[2];
    q = hu_fmaf(q, a2, c[1]);
    q = hu_fmaf(q, a2, c[0]);
    const float q2 = hu_mulf(q, q);
    const float root = hu_mulf(q2, q2);
    const float relu2 = hu_at_leastf(t, 0.0f);
    const float t2 = hu_fmaf(hu_negf(hu_mulf(a2, root)), root, relu2);
    return hu_bf16_of_f32(saturates ? relu : (is_linear ? linear : t2));
}

/* gelu_tanh in binary32: x/2*(1 + tanh(sqrt(2/pi)*(x + 0.044715*x^3))), for all x. +-0 -> +-0, -inf -> -0,
   +inf -> +inf. */
HU_INLINE float hu_gelu_tanh_f32(float argument)
{
    const double x = (double)argument;
    const double t = hu_at_least(x, -11.0);
    const double clamped = hu_at_most(t, 8.0);
    const double n = hu_neg(hu_nearest(clamped, 16.0));
    const double n2 = hu_mul(n, 0.0625);
    const double d = hu_neg(clamped) - n2;
    const double square = hu_mul(n2, n2);
    const double cube = hu_mul(square, n2);
    const double multiple = hu_mul(n2, 0x1.9884533d44p+0);
    const double multiple2 = multiple + hu_mul(cube, 0x1.2444f2cp-4);
    const double difference = hu_fma(hu_mul(3.0, n2), hu_neg(clamped), hu_mul(d, d));
    const double slope = hu_fma(difference, 0x1.2444f2a4d8b4bp-4, 0x1.9884533d43651p+0);
    const double rest = hu_fma(n2, -0x1.35ee5e069876p-41, hu_mul(cube, -0x1.b274b50b6421dp-32));
    const double t2 = hu_fma(d, slope, rest);
    const double sum = multiple2 + t2;
    const double k = hu_nearest(sum, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(sum, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, -0x1.62e42fefa4p-5, multiple2) + t2;
    const double t3 = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_exp_f32_shift[cell % 16u]);
    const double r2 = r + t3;
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.6c181f5989431p-10;
    p = hu_fma(p, r2, 0x1.11120b03d8329p-7);
    p = hu_fma(p, r2, 0x1.55555554b92fep-5);
    p = hu_fma(p, r2, 0x1.55555554dd387p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double sum2 = 1.0 + hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s);
    const double linear = hu_mul(x, 0.5 + hu_mul_sign(0x1p-30, x));
    return (float)(x == -0x1.6148dep-16 ? -0x1.61475ap-17 : (hu_abs(x) < 0x1p-30 ? linear : t / sum2));
}

static const uint8_t hu_mish_f16_map[64] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6, 7, 7, 8, 8, 9, 10, 11,
    12, 12, 13, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 19, 20, 21, 22, 22, 23, 23, 23, 24, 24, 24, 0, 0,
    0, 0, 0,
};
static const float hu_mish_f16_polynomials[32][4] = {
    {0x1.f4af88p-1f, 0x1.e38848p-7f, -0x1.b1a13cp-9f, 0x1.06bab2p-12f},
    {0x1.e2c772p-1f, 0x1.7686f2p-5f, -0x1.98e8eep-7f, 0x1.2fd634p-10f},
    {0x1.cb6c7cp-1f, 0x1.950b1ep-4f, -0x1.106a58p-5f, 0x1.fc8d2ep-9f},
    {0x1.c0e546p-1f, 0x1.0d3e62p-3f, -0x1.9e3p-5f, 0x1.c8497p-8f},
    {0x1.c29a2ap-1f, 0x1.e8cd72p-4f, -0x1.2195d4p-5f, 0x1.9129eep-12f},
    {0x1.c2b9f8p-1f, 0x1.e0e1e2p-4f, -0x1.ec3cp-6f, -0x1.320a1ep-8f},
    {0x1.c2ba68p-1f, 0x1.e08ba4p-4f, -0x1.e01372p-6f, -0x1.e547bap-8f},
    {0x1.c2b86ap-1f, 0x1.dfb39ap-4f, -0x1.f16702p-6f, -0x1.3b4c6p-7f},
    {0x1.c30ed8p-1f, 0x1.ea668p-4f, -0x1.b8a54ap-6f, -0x1.08b13ap-7f},
    {0x1.c14bcap-1f, 0x1.cf7718p-4f, -0x1.f6c93ep-6f, -0x1.1bba1p-7f},
    {0x1.c8207cp-1f, 0x1.234f0ep-3f, -0x1.36f7bcp-7f, -0x1.ca79a8p-9f},
    {0x1.cec824p-1f, 0x1.4df748p-3f, 0x1.b47276p-10f, -0x1.89b27p-10f},
    {0x1.daa05p-1f, 0x1.882554p-3f, 0x1.b55184p-7f, 0x1.bebb1ap-14f},
    {0x1.e53abap-1f, 0x1.ae7558p-3f, 0x1.376d7cp-6f, 0x1.64c196p-11f},
    {0x1.e07f8p-1f, 0x1.a38b22p-3f, 0x1.26b4c8p-6f, 0x1.42c44ep-11f},
    {0x1.d4a99p-1f, 0x1.8bc012p-3f, 0x1.06c922p-6f, 0x1.099b86p-11f},
    {0x1.c39f5p-1f, 0x1.6e1d18p-3f, 0x1.c8cc2p-7f, 0x1.a8beaap-12f},
    {0x1.aab93ep-1f, 0x1.487848p-3f, 0x1.7cd692p-7f, 0x1.42764cp-12f},
    {0x1.02d0b2p+0f, 0x1.bdb0f8p-3f, 0x1.231e1cp-6f, 0x1.147c4p-11f},
    {0x1.86a4ap-1f, 0x1.195246p-3f, 0x1.2a8deep-7f, 0x1.c52442p-13f},
    {0x1.687e54p-1f, 0x1.ed4c58p-4f, 0x1.eaacb6p-8f, 0x1.5820b4p-13f},
    {0x1.5378ap-1f, 0x1.c091ap-4f, 0x1.ab38eep-8f, 0x1.1c1d5cp-13f},
    {0x1.29cbe4p-1f, 0x1.709f4ap-4f, 0x1.44e344p-8f, 0x1.896a74p-14f},
    {0x1.f5f518p-2f, 0x1.22d1c4p-4f, 0x1.dd1b36p-9f, 0x1.09794ap-14f},
    {0x1.54152cp-2f, 0x1.6399a8p-5f, 0x1.0a6f18p-9f, 0x1.0cd498p-15f},
};

/* mish in binary16: x*tanh(log(1 + e^x)), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
HU_INLINE uint16_t hu_mish_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float clamped = hu_at_leastf(x, -20.34375f);
    const float clamped2 = hu_at_mostf(clamped, 4.8984375f);
    const float shifted = hu_fmaf(clamped2, -1.0f, 6.5859375f);
    const uint32_t cell = hu_mish_f16_map[hu_binade_cellf(shifted, 4) % 64u];
    const float *const c = hu_mish_f16_polynomials[cell];
    float q = c[3];
    q = hu_fmaf(q, clamped2, c[2]);
    q = hu_fmaf(q, clamped2, c[1]);
    q = hu_fmaf(q, clamped2, c[0]);
    const float root = hu_fmaf(q, q, -0x1.9p-12f);
    return hu_f16_of_f32(hu_mulf(hu_mulf(clamped, root), root));
}

static const uint8_t hu_mish_bf16_map[64] = {
    9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 16, 17, 18, 19, 20, 20, 21, 22, 23, 24,
    24, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8,
    8, 8, 8,
};
static const float hu_mish_bf16_polynomials[32][4] = {
    {0x1.1db2fep-1f, 0x1.cb5cbep-2f, -0x1.36bc98p-3f, 0x1.17aec6p-6f},
    {0x1.dfdd6p-1f, 0x1.127d5p-4f, -0x1.a55a06p-6f, 0x1.cb8338p-9f},
    {0x1.e05424p-1f, 0x1.007ddcp-4f, -0x1.331fp-6f, 0.0f},
    {0x1.e0543cp-1f, 0x1.001b78p-4f, -0x1.27ba3cp-6f, -0x1.fd670ep-9f},
    {0x1.e0eebap-1f, 0x1.0f6f96p-4f, -0x1.d9fa1cp-7f, -0x1.7b348cp-9f},
    {0x1.ed6016p-1f, 0x1.a0178ap-4f, 0x1.7d4a86p-9f, 0.0f},
    {0x1.f42944p-1f, 0x1.c7743ep-4f, 0x1.397e84p-8f, 0x1.6edd12p-15f},
    {0x1.f48e8p-1f, 0x1.d19b0ap-4f, 0x1.6de5b6p-8f, 0x1.d8c75ap-14f},
    {0x1.d35fd8p-1f, 0x1.88d8bp-4f, 0x1.023bd6p-8f, 0x1.01c354p-14f},
    {0x1.980664p-1f, 0x1.2f4e52p-4f, 0x1.4f2d58p-9f, 0x1.0d3716p-15f},
    {0x1.5bf95p-1f, 0x1.d293ccp-5f, 0x1.c427b6p-10f, 0x1.3734fap-16f},
    {0x1.1275d6p-1f, 0x1.47b91ap-5f, 0x1.14fff6p-10f, 0x1.47527ep-17f},
    {0x1.e2163ap-2f, 0x1.10ecf2p-5f, 0x1.b2326p-11f, 0x1.e00a4ap-18f},
    {0x1.4ace5ap-2f, 0x1.49337ep-6f, 0x1.c5cc5p-12f, 0x1.ae02d2p-19f},
    {0x1.c6132ep-3f, 0x1.96c84ep-7f, 0x1.f470ecp-13f, 0x1.a45ec2p-20f},
    {0x1.23cef4p-3f, 0x1.d7fd92p-8f, 0x1.048cf2p-13f, 0x1.871324p-21f},
    {0x1.a5af6p-4f, 0x1.3ec5c6p-8f, 0x1.47c7c6p-14f, 0x1.c8e15ap-22f},
    {0x1.1f3078p-4f, 0x1.94becp-9f, 0x1.82db1p-15f, 0x1.f420a2p-23f},
    {0x1.969a96p-5f, 0x1.0e7aa4p-9f, 0x1.e724a6p-16f, 0x1.2839e4p-23f},
    {0x1.26ba9ep-5f, 0x1.75373ap-10f, 0x1.3f6d9ap-16f, 0x1.70cfbap-24f},
    {0x1.64f87ep-6f, 0x1.a42276p-11f, 0x1.4d699cp-17f, 0x1.6437ccp-25f},
    {0x1.73b27ap-7f, 0x1.927e6ep-12f, 0x1.255632p-18f, 0x1.1f6318p-26f},
    {0x1.19269ep-7f, 0x1.26bebcp-12f, 0x1.9fbbdap-19f, 0x1.8a010ap-27f},
    {0x1.cececcp-8f, 0x1.d99a8cp-13f, 0x1.45c76ep-19f, 0x1.2cef16p-27f},
    {0x1.f12b86p-9f, 0x1.dc327ap-14f, 0x1.324b0ep-20f, 0x1.085ad8p-28f},
};

/* mish in bfloat16: x*tanh(log(1 + e^x)), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
HU_INLINE uint16_t hu_mish_bf16(uint16_t bits)
{
    const float x = hu_f32_of_bf16(bits);
    const float a = hu_absf(x);
    const int is_linear = a < 0x1p-125f;
    const float relu = hu_at_leastf(x, -0.0f);
    const float linear = hu_at_mostf(hu_fmaf(x, 0x1.333334p-1f, 0x1p-140f), relu);
    const int saturates = 97.0f < a;
    const float t = saturates ? 1.0f : (is_linear ? 1.0f : x);
    const float clamped = hu_at_mostf(t, 3.34375f);
    const float shifted = hu_fmaf(clamped, -1.0f, 16.0f);
    const uint32_t cell = hu_mish_bf16_map[hu_binade_cellf(shifted, 4) % 64u];
    const float *const c = hu_mish_bf16_polynomials[cell];
    float q = c[3];
    q = hu_fmaf(q, clamped, c[2]);
    q = hu_fmaf(q, clamped, c[1]);
    q = hu_fmaf(q, clamped, c[0]);
    const float q2 = hu_mulf(q, q);
    const float root = hu_mulf(q2, q2);
    const float t2 = is_linear ? linear : hu_mulf(hu_mulf(t, root), root);
    return hu_bf16_of_f32(saturates ? relu : t2);
}

static const double hu_mish_f32_shift[16] = {
    -0x1p-53, 0x1.15a1a0557fc92p-41, -0x1.aa1427c60bb4p-41, 0x1.f320ca938d3b6p-44, -0x1.dfe767de92b2bp-42,
    -0x1.31c54efa2b5afp-41, 0x1.f50c3b392ce76p-42, -0x1.17bbf73782148p-41, -0x1.7c394c811fb97p-43,
    0x1.08a6953b127f4p-44, 0x1.1c78e0055d299p-45, -0x1.32baf136d336bp-41, -0x1.d4f04c737b95cp-42,
    -0x1.e7f3b332ab0e7p-42, 0x1.3c03d22a40a67p-43, -0x1.fa462e8edf912p-42,
};

/* mish in binary32: x*tanh(log(1 + e^x)), for all x. +-0 -> +-0, -inf -> -0, +inf -> +inf. */
HU_INLINE float hu_mish_f32(float argument)
{
    const double x = (double)argument;
    const double clamped = hu_at_least(x, -110.0);
    const double clamped2 = hu_at_most(clamped, 30.0);
    const double k = hu_nearest(clamped2, 0x1.71547652b82fep+4);
    const uint64_t cell = hu_nearest_cell(clamped2, 0x1.71547652b82fep+4);
    const double r = hu_fma(k, 0x1.8432a1b0e2634p-47, hu_fma(k, -0x1.62e42fefa4p-5, clamped2));
    const double r2 = r + hu_mish_f32_shift[cell % 16u];
    const double s = hu_scale2_by_16th(hu_exp_f32_power[cell % 16u], cell);
    double p = 0x1.6c181f5989431p-10;
    p = hu_fma(p, r2, 0x1.11120b03d8329p-7);
    p = hu_fma(p, r2, 0x1.55555554b92fep-5);
    p = hu_fma(p, r2, 0x1.55555554dd387p-3);
    p = hu_fma(p, r2, 0x1.0000000000001p-1);
    const double e = hu_fma(s, hu_fma(hu_mul(r2, r2), p, r2), s);
    const double n = hu_fma(e, e, e + e);
    const double linear = hu_mul(x, 0x1.3333333333333p-1 + hu_mul_sign(0x1p-30, x));
    return (float)(hu_abs(x) < 0x1p-30 ? linear : hu_mul(clamped, n / (n + 2.0)));
}

/* Calls X with the name of each function. */
#define HU_FOR_EACH_FUNCTION(X) \
    X(exp) \
    X(expm1) \
    X(log) \
    X(log1p) \
    X(sinh) \
    X(tanh) \
    X(atan) \
    X(erf) \
    X(gd) \
    X(inv_gd) \
    X(sigmoid) \
    X(softplus) \
    X(silu) \
    X(gelu) \
    X(gelu_tanh) \
    X(mish)

/* A binary16 number. */
typedef struct {
    uint16_t bits;
} hu_f16;

/* A bfloat16 number. */
typedef struct {
    uint16_t bits;
} hu_bf16;

/* The number nearest to x, and the value of a number. */
HU_INLINE hu_f16 hu_to_f16(float x)
{
    hu_f16 y;
    y.bits = hu_f16_of_f32(x);
    return y;
}

HU_INLINE float hu_from_f16(hu_f16 x)
{
    return hu_f32_of_f16(x.bits);
}

HU_INLINE hu_bf16 hu_to_bf16(float x)
{
    hu_bf16 y;
    y.bits = hu_bf16_of_f32(x);
    return y;
}

HU_INLINE float hu_from_bf16(hu_bf16 x)
{
    return hu_f32_of_bf16(x.bits);
}

#define HU_OF_TYPES(name) \
    HU_INLINE hu_f16 hu_##name##_of_f16(hu_f16 x) \
    { \
        x.bits = hu_##name##_f16(x.bits); \
        return x; \
    } \
    HU_INLINE hu_bf16 hu_##name##_of_bf16(hu_bf16 x) \
    { \
        x.bits = hu_##name##_bf16(x.bits); \
        return x; \
    }
HU_FOR_EACH_FUNCTION(HU_OF_TYPES)
#undef HU_OF_TYPES

/* The compiler's own binary16, where it has one. */
#if defined(__FLT16_MANT_DIG__)
__extension__ typedef _Float16 hu_float16;
#define HU_OF_FLOAT16(name) \
    HU_INLINE hu_float16 hu_##name##_of_float16(hu_float16 x) \
    { \
        uint16_t bits; \
        memcpy(&bits, &x, sizeof bits); \
        bits = hu_##name##_f16(bits); \
        memcpy(&x, &bits, sizeof x); \
        return x; \
    }
HU_FOR_EACH_FUNCTION(HU_OF_FLOAT16)
#undef HU_OF_FLOAT16
#define HU_FLOAT16_CASE(name) hu_float16: hu_##name##_of_float16,
#else
#define HU_FLOAT16_CASE(name)
#endif

#if defined(__cplusplus)
#if defined(__FLT16_MANT_DIG__)
#define HU_OVERLOADS(name) \
    HU_INLINE hu_float16 hu_##name(hu_float16 x) { return hu_##name##_of_float16(x); }
HU_FOR_EACH_FUNCTION(HU_OVERLOADS)
#undef HU_OVERLOADS
#endif
#define HU_OVERLOADS(name) \
    HU_INLINE hu_f16 hu_##name(hu_f16 x) { return hu_##name##_of_f16(x); } \
    HU_INLINE hu_bf16 hu_##name(hu_bf16 x) { return hu_##name##_of_bf16(x); } \
    HU_INLINE float hu_##name(float x) { return hu_##name##_f32(x); }
HU_FOR_EACH_FUNCTION(HU_OVERLOADS)
#undef HU_OVERLOADS
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define hu_exp(x) _Generic((x), hu_f16: hu_exp_of_f16, hu_bf16: hu_exp_of_bf16, HU_FLOAT16_CASE(exp) float: hu_exp_f32)(x)
#define hu_expm1(x) _Generic((x), hu_f16: hu_expm1_of_f16, hu_bf16: hu_expm1_of_bf16, HU_FLOAT16_CASE(expm1) float: hu_expm1_f32)(x)
#define hu_log(x) _Generic((x), hu_f16: hu_log_of_f16, hu_bf16: hu_log_of_bf16, HU_FLOAT16_CASE(log) float: hu_log_f32)(x)
#define hu_log1p(x) _Generic((x), hu_f16: hu_log1p_of_f16, hu_bf16: hu_log1p_of_bf16, HU_FLOAT16_CASE(log1p) float: hu_log1p_f32)(x)
#define hu_sinh(x) _Generic((x), hu_f16: hu_sinh_of_f16, hu_bf16: hu_sinh_of_bf16, HU_FLOAT16_CASE(sinh) float: hu_sinh_f32)(x)
#define hu_tanh(x) _Generic((x), hu_f16: hu_tanh_of_f16, hu_bf16: hu_tanh_of_bf16, HU_FLOAT16_CASE(tanh) float: hu_tanh_f32)(x)
#define hu_atan(x) _Generic((x), hu_f16: hu_atan_of_f16, hu_bf16: hu_atan_of_bf16, HU_FLOAT16_CASE(atan) float: hu_atan_f32)(x)
#define hu_erf(x) _Generic((x), hu_f16: hu_erf_of_f16, hu_bf16: hu_erf_of_bf16, HU_FLOAT16_CASE(erf) float: hu_erf_f32)(x)
#define hu_gd(x) _Generic((x), hu_f16: hu_gd_of_f16, hu_bf16: hu_gd_of_bf16, HU_FLOAT16_CASE(gd) float: hu_gd_f32)(x)
#define hu_inv_gd(x) _Generic((x), hu_f16: hu_inv_gd_of_f16, hu_bf16: hu_inv_gd_of_bf16, HU_FLOAT16_CASE(inv_gd) float: hu_inv_gd_f32)(x)
#define hu_sigmoid(x) _Generic((x), hu_f16: hu_sigmoid_of_f16, hu_bf16: hu_sigmoid_of_bf16, HU_FLOAT16_CASE(sigmoid) float: hu_sigmoid_f32)(x)
#define hu_softplus(x) _Generic((x), hu_f16: hu_softplus_of_f16, hu_bf16: hu_softplus_of_bf16, HU_FLOAT16_CASE(softplus) float: hu_softplus_f32)(x)
#define hu_silu(x) _Generic((x), hu_f16: hu_silu_of_f16, hu_bf16: hu_silu_of_bf16, HU_FLOAT16_CASE(silu) float: hu_silu_f32)(x)
#define hu_gelu(x) _Generic((x), hu_f16: hu_gelu_of_f16, hu_bf16: hu_gelu_of_bf16, HU_FLOAT16_CASE(gelu) float: hu_gelu_f32)(x)
#define hu_gelu_tanh(x) _Generic((x), hu_f16: hu_gelu_tanh_of_f16, hu_bf16: hu_gelu_tanh_of_bf16, HU_FLOAT16_CASE(gelu_tanh) float: hu_gelu_tanh_f32)(x)
#define hu_mish(x) _Generic((x), hu_f16: hu_mish_of_f16, hu_bf16: hu_mish_of_bf16, HU_FLOAT16_CASE(mish) float: hu_mish_f32)(x)
#endif

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#pragma clang diagnostic ignored "-Wignored-pragmas"
#pragma float_control(pop)
#pragma clang diagnostic pop
#endif

#endif /* HALFULP_H */
