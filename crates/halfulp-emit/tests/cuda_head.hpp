/*
 * Stands for the head of halfulp.cuh where there is no GPU: each PTX instruction that the head names, as PTX documents it, on the
 * host. So the rest of the header can be run.
 */
#include <fenv.h>
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#define HU_INLINE static inline __attribute__((unused))
#define HU_BITS_ONLY
#define __device__
#define __align__(n) __attribute__((aligned(n)))

struct hu_real {
    float value;
    hu_real(float x) : value(x) {}
};

HU_INLINE uint32_t bits_of(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

HU_INLINE hu_real hu_floatf(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

HU_INLINE uint32_t hu_bitsf(hu_real x)
{
    return bits_of(x.value);
}

HU_INLINE hu_real operator+(hu_real a, hu_real b) { return a.value + b.value; }
HU_INLINE hu_real operator-(hu_real a, hu_real b) { return a.value - b.value; }
HU_INLINE hu_real operator-(hu_real a) { return -a.value; }
HU_INLINE hu_real hu_absf(hu_real x) { return fabsf(x.value); }
HU_INLINE bool operator<(hu_real a, hu_real b) { return a.value < b.value; }
HU_INLINE bool operator>=(hu_real a, hu_real b) { return a.value >= b.value; }
HU_INLINE bool operator==(hu_real a, hu_real b) { return a.value == b.value; }
HU_INLINE hu_real hu_mulf(hu_real a, hu_real b) { return a.value * b.value; }
HU_INLINE hu_real hu_fmaf(hu_real a, hu_real b, hu_real c) { return fmaf(a.value, b.value, c.value); }

/* min.NaN and max.NaN: of unlike zeros -0 is the smaller, and every NaN comes out as 7fffffff. */
HU_INLINE hu_real hu_minf(hu_real x, float bound)
{
    return x.value != x.value ? hu_floatf(0x7fffffffu) : hu_real(x.value < bound ? x.value : bound);
}

HU_INLINE hu_real hu_maxf(hu_real x, float bound)
{
    return x.value != x.value ? hu_floatf(0x7fffffffu) : hu_real(x.value > bound ? x.value : bound);
}

/* fma.rm: the exact sum is between what f64 makes of it rounded down, which is rounded down again. */
HU_INLINE float fma_down(float a, float b, float c)
{
    volatile double x = a, y = b, z = c;
    volatile float sum;
    fesetround(FE_DOWNWARD);
    sum = (float)(x * y + z);
    fesetround(FE_TONEAREST);
    return sum;
}

HU_INLINE hu_real hu_floorf(hu_real x)
{
    return hu_real(fma_down(x.value, 1.0f, 12582912.0f)) - 12582912.0f;
}

HU_INLINE uint32_t hu_floor_cellf(hu_real x, hu_real scale)
{
    return bits_of(fma_down(x.value, scale.value, 12582912.0f));
}

/* ex2.approx.ftz: the nearest float, which is within the bound. */
HU_INLINE hu_real hu_exp2_approxf(hu_real x) { return (float)exp2((double)x.value); }

HU_INLINE hu_real hu_f32_of_f16(uint16_t bits) { return _cvtsh_ss(bits); }
HU_INLINE uint16_t hu_f16_of_f32(hu_real x)
{
    return (uint16_t)_mm_cvtsi128_si32(_mm_cvtps_ph(_mm_set_ss(x.value), _MM_FROUND_TO_NEAREST_INT));
}

HU_INLINE uint16_t hu_bf16_of_f32(hu_real x)
{
    const uint32_t bits = hu_bitsf(x);
    return x.value != x.value ? 0x7fffu : (uint16_t)((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
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

HU_INLINE double hu_mul(double a, double b) { return a * b; }
HU_INLINE double hu_fma(double a, double b, double c) { return fma(a, b, c); }
HU_INLINE double hu_widened(float x) { return x; }
HU_INLINE float hu_narrowed(double x) { return (float)x; }
