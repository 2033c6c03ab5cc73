/*
 * halfulp.cl: correctly rounded functions in binary16, bfloat16 and binary32, for OpenCL C 1.2 and later.
 *
 * Every result is the exact mathematical value rounded once, to the nearest number, of two to the even one. So the bits are the
 * same on every device; only of a NaN no more is promised than that it is a quiet one.
 *
 *     ushort hu_tanh_f16(ushort)      the bits of a binary16 number, as vload_half and vstore_half have them in memory
 *     ushort hu_tanh_bf16(ushort)     the bits of a bfloat16 number
 *     float hu_tanh_f32(float)        where the device has double: HU_DOUBLE is 1
 *     float hu_tanh_f32_double_word(float), float hu_tanh_f32_piecewise(float)
 *                                     tanh in float alone, for devices without double too; by piecewise polynomials in double
 *     hu_tanh(x)                      half (where the device has half arithmetic) or float
 *
 * With HU_KERNELS defined there are kernels, too: hu_tanh_f16_kernel(global const ushort *x, global ushort *y) and so on.
 *
 * Printed by `halfulp emit opencl` from the kernels in crates/halfulp-kernels; not to be edited.
 *
 * What it rests on:
 * - A device of the full profile, whose + - * and fma are correctly rounded (no float is divided): one that rounds towards
 *   zero, as the embedded profile may, is none. Of double, which OpenCL wants as IEEE 754 has it, all operations.
 * - Operations done as written: no -cl-fast-relaxed-math (an error), -cl-unsafe-math-optimizations, -cl-finite-math-only or
 *   -cl-mad-enable. Contraction is switched off below, for the rest of the file.
 * - In bfloat16 and binary32, subnormal floats: CL_FP_DENORM, and no -cl-denorms-are-zero. In binary16 nothing is subnormal
 *   before the last step, which is integer arithmetic.
 */
#ifndef HALFULP_CL
#define HALFULP_CL

#ifdef __FAST_RELAXED_MATH__
#error "halfulp.cl is right only where floating-point operations are done as written: build without -cl-fast-relaxed-math"
#endif

#pragma OPENCL FP_CONTRACT OFF

#ifndef HU_DOUBLE
#if defined(cl_khr_fp64) || defined(__opencl_c_fp64)
#define HU_DOUBLE 1
#else
#define HU_DOUBLE 0
#endif
#endif
#if HU_DOUBLE && defined(cl_khr_fp64)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

#define HU_INLINE static inline

HU_INLINE float hu_floatf(uint32_t bits)
{
    return as_float(bits);
}

HU_INLINE uint32_t hu_bitsf(float x)
{
    return as_uint(x);
}

/* a*b, rounded. */
HU_INLINE float hu_mulf(float a, float b)
{
    return a * b;
}

/* a*b + c: with one rounding where that is fast, else with two; both are right on every input. */
HU_INLINE float hu_fmaf(float a, float b, float c)
{
#ifdef FP_FAST_FMAF
    return fma(a, b, c);
#else
    return hu_mulf(a, b) + c;
#endif
}

/* a*b + c, rounded once. */
HU_INLINE float hu_fusedf(float a, float b, float c)
{
    return fma(a, b, c);
}

#if HU_DOUBLE
HU_INLINE double hu_double(uint64_t bits)
{
    return as_double(bits);
}

HU_INLINE uint64_t hu_bits(double x)
{
    return as_ulong(x);
}

/* a*b, rounded. */
HU_INLINE double hu_mul(double a, double b)
{
    return a * b;
}

/* a*b + c, rounded once. */
HU_INLINE double hu_fma(double a, double b, double c)
{
    return fma(a, b, c);
}
#endif
