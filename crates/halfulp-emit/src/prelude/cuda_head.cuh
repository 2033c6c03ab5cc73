/*
 * halfulp.cuh: correctly rounded functions in binary16, bfloat16 and binary32, for CUDA C++ (nvcc or NVRTC).
 *
 * Every result is the exact mathematical value rounded once, to the nearest number, of two to the even one. So the bits are the
 * same on every device; only of a NaN no more is promised than that it is a quiet one.
 *
 *     hu_tanh(x)                          __half, __half2, __nv_bfloat16, __nv_bfloat162 or float
 *     uint16_t hu_tanh_f16(uint16_t)      the bits of a binary16 number
 *     uint16_t hu_tanh_bf16(uint16_t)     the bits of a bfloat16 number
 *     float hu_tanh_f32(float)            in double arithmetic
 *
 * With HU_BITS_ONLY defined, cuda_fp16.h and cuda_bf16.h are not needed, and there are only the latter three. With HU_KERNELS
 * defined there are kernels, too: hu_tanh_f16_kernel(const unsigned short *x, unsigned short *y, unsigned n) and so on.
 *
 * Printed by `halfulp emit cuda` from the kernels in crates/halfulp-kernels; not to be edited.
 *
 * What it rests on: PTX's add, sub, mul, fma .rn and .rm, and double arithmetic, which are IEEE 754's; and in exp and expm1 of
 * binary16 ex2.approx.ftz, of which no more than PTX's bound of 2 ulp is used: `halfulp prove` has decided every input for every
 * result within it, from the exact value; should it mean from the correctly rounded one, expm1 is right as well, and exp but for
 * two inputs (2ed7, c13b). All are asked for by name, so -use_fast_math, -ftz and -fmad change nothing.
 */
#ifndef HALFULP_CUH
#define HALFULP_CUH

#ifndef HU_BITS_ONLY
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#endif

#define HU_INLINE static __device__ __forceinline__

/* A float in whose operations subnormal numbers are kept, and nothing is contracted, whatever the compiler's options are. */
struct hu_real {
    float value;
    __device__ __forceinline__ hu_real(float x) : value(x) {}
};

HU_INLINE hu_real operator+(hu_real a, hu_real b)
{
    float sum;
    asm("add.rn.f32 %0, %1, %2;" : "=f"(sum) : "f"(a.value), "f"(b.value));
    return sum;
}

HU_INLINE hu_real operator-(hu_real a, hu_real b)
{
    float difference;
    asm("sub.rn.f32 %0, %1, %2;" : "=f"(difference) : "f"(a.value), "f"(b.value));
    return difference;
}

HU_INLINE hu_real operator-(hu_real a)
{
    /* The compiler sees a negation in an inverted sign bit as well, and would flush. */
    float negative;
    asm("neg.f32 %0, %1;" : "=f"(negative) : "f"(a.value));
    return negative;
}

HU_INLINE bool operator<(hu_real a, hu_real b)
{
    unsigned less;
    asm("{ .reg .pred p; setp.lt.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
        : "=r"(less) : "f"(a.value), "f"(b.value));
    return less != 0u;
}

HU_INLINE bool operator>=(hu_real a, hu_real b)
{
    unsigned not_less;
    asm("{ .reg .pred p; setp.ge.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
        : "=r"(not_less) : "f"(a.value), "f"(b.value));
    return not_less != 0u;
}

HU_INLINE bool operator==(hu_real a, hu_real b)
{
    unsigned equal;
    asm("{ .reg .pred p; setp.eq.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
        : "=r"(equal) : "f"(a.value), "f"(b.value));
    return equal != 0u;
}

HU_INLINE hu_real hu_floatf(uint32_t bits)
{
    return __uint_as_float(bits);
}

HU_INLINE uint32_t hu_bitsf(hu_real x)
{
    return __float_as_uint(x.value);
}

/* a*b, rounded. */
HU_INLINE hu_real hu_mulf(hu_real a, hu_real b)
{
    float product;
    asm("mul.rn.f32 %0, %1, %2;" : "=f"(product) : "f"(a.value), "f"(b.value));
    return product;
}

/* a*b + c, rounded once. */
HU_INLINE hu_real hu_fmaf(hu_real a, hu_real b, hu_real c)
{
    float sum;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(sum) : "f"(a.value), "f"(b.value), "f"(c.value));
    return sum;
}

/* |x|. */
HU_INLINE hu_real hu_absf(hu_real x)
{
    float magnitude;
    asm("abs.f32 %0, %1;" : "=f"(magnitude) : "f"(x.value));
    return magnitude;
}

/* The smaller of x and a bound, not 0; x if it is NaN. */
HU_INLINE hu_real hu_minf(hu_real x, float bound)
{
    float y;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    asm("min.NaN.f32 %0, %1, %2;" : "=f"(y) : "f"(x.value), "f"(bound));
#else
    asm("{ .reg .pred p; setp.gt.f32 p, %1, %2; selp.f32 %0, %2, %1, p; }"
        : "=f"(y) : "f"(x.value), "f"(bound));
#endif
    return y;
}

/* The larger of x and a bound, not 0; x if it is NaN. */
HU_INLINE hu_real hu_maxf(hu_real x, float bound)
{
    float y;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    asm("max.NaN.f32 %0, %1, %2;" : "=f"(y) : "f"(x.value), "f"(bound));
#else
    asm("{ .reg .pred p; setp.lt.f32 p, %1, %2; selp.f32 %0, %2, %1, p; }"
        : "=f"(y) : "f"(x.value), "f"(bound));
#endif
    return y;
}

/* floor(x) of |x| < 2^22, by a sum that is rounded down. */
HU_INLINE hu_real hu_floorf(hu_real x)
{
    float sum;
    asm("add.rm.f32 %0, %1, 0f4B400000;" : "=f"(sum) : "f"(x.value));
    return hu_real(sum) - 12582912.0f;
}

/* floor(x*scale) as a cell number, counted modulo any power of two up to 2^22. */
HU_INLINE uint32_t hu_floor_cellf(hu_real x, hu_real scale)
{
    float sum;
    asm("fma.rm.f32 %0, %1, %2, 0f4B400000;" : "=f"(sum) : "f"(x.value), "f"(scale.value));
    return __float_as_uint(sum);
}

/* 2^x within 2 ulp; subnormal numbers are flushed. */
HU_INLINE hu_real hu_exp2_approxf(hu_real x)
{
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x.value));
    return y;
}

/* The value of a binary16 number. */
HU_INLINE hu_real hu_f32_of_f16(uint16_t bits)
{
    float x;
    asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(bits));
    return x;
}

/* The binary16 number nearest to x, of two the even one. */
HU_INLINE uint16_t hu_f16_of_f32(hu_real x)
{
    uint16_t bits;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(x.value));
    return bits;
}

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
/* The bfloat16 number nearest to x, of two the even one. */
HU_INLINE uint16_t hu_bf16_of_f32(hu_real x)
{
    uint16_t bits;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(bits) : "f"(x.value));
    return bits;
}
#else
/* The bfloat16 number nearest to x, of two the even one. */
HU_INLINE uint16_t hu_bf16_of_f32(hu_real x)
{
    const uint32_t bits = hu_bitsf(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)(bits >> 16 | 0x0040u);
    return (uint16_t)((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}
#endif

HU_INLINE double hu_double(uint64_t bits)
{
    return __longlong_as_double((long long)bits);
}

HU_INLINE uint64_t hu_bits(double x)
{
    return (uint64_t)__double_as_longlong(x);
}

/* a*b, rounded; never fused with what it is added to. */
HU_INLINE double hu_mul(double a, double b)
{
    return __dmul_rn(a, b);
}

/* a*b + c, rounded once. */
HU_INLINE double hu_fma(double a, double b, double c)
{
    return __fma_rn(a, b, c);
}

/* x, and the float nearest to x, subnormal ones too. */
HU_INLINE double hu_widened(float x)
{
    double y;
    asm("cvt.f64.f32 %0, %1;" : "=d"(y) : "f"(x));
    return y;
}

HU_INLINE float hu_narrowed(double x)
{
    float y;
    asm("cvt.rn.f32.f64 %0, %1;" : "=f"(y) : "d"(x));
    return y;
}
