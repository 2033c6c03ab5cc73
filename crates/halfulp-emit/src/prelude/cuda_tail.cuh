/* Calls X with the name of each function. */
/* LIST */

#define HU_OVERLOADS(name) \
    HU_INLINE float hu_##name(float x) { return hu_##name##_f32(x); }
HU_FOR_EACH_FUNCTION(HU_OVERLOADS)
#undef HU_OVERLOADS

#ifndef HU_BITS_ONLY
#define HU_OVERLOADS(name) \
    HU_INLINE __half hu_##name(__half x) \
    { \
        return __ushort_as_half(hu_##name##_f16(__half_as_ushort(x))); \
    } \
    HU_INLINE __half2 hu_##name(__half2 x) \
    { \
        return __halves2half2(hu_##name(__low2half(x)), hu_##name(__high2half(x))); \
    } \
    HU_INLINE __nv_bfloat16 hu_##name(__nv_bfloat16 x) \
    { \
        return __ushort_as_bfloat16(hu_##name##_bf16(__bfloat16_as_ushort(x))); \
    } \
    HU_INLINE __nv_bfloat162 hu_##name(__nv_bfloat162 x) \
    { \
        return __halves2bfloat162(hu_##name(__low2bfloat16(x)), hu_##name(__high2bfloat16(x))); \
    }
HU_FOR_EACH_FUNCTION(HU_OVERLOADS)
#undef HU_OVERLOADS
#endif

#ifdef HU_KERNELS
#define HU_KERNEL(function, type) \
    extern "C" __global__ void function##_kernel(const type *x, type *y, unsigned n) \
    { \
        const unsigned i = blockIdx.x * blockDim.x + threadIdx.x; \
        if (i < n) \
            y[i] = function(x[i]); \
    }
#define HU_KERNELS_OF(name) \
    HU_KERNEL(hu_##name##_f16, unsigned short) \
    HU_KERNEL(hu_##name##_bf16, unsigned short) \
    HU_KERNEL(hu_##name##_f32, float)
HU_FOR_EACH_FUNCTION(HU_KERNELS_OF)
#undef HU_KERNELS_OF
#undef HU_KERNEL
#endif

#endif /* HALFULP_CUH */
