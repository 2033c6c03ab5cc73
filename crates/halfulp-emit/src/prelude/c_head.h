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
