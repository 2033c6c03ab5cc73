/* Calls X with the name of each function. */
/* LIST */

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define HU_OF_HALF(name) \
    static inline __attribute__((overloadable)) half hu_##name(half x) \
    { \
        return as_half(hu_##name##_f16(as_ushort(x))); \
    }
HU_FOR_EACH_FUNCTION(HU_OF_HALF)
#undef HU_OF_HALF
#endif

#if HU_DOUBLE
#define HU_OF_FLOAT(name) \
    static inline __attribute__((overloadable)) float hu_##name(float x) \
    { \
        return hu_##name##_f32(x); \
    }
HU_FOR_EACH_FUNCTION(HU_OF_FLOAT)
#undef HU_OF_FLOAT
#endif

#ifdef HU_KERNELS
#define HU_KERNEL(function, type) \
    __kernel void function##_kernel(__global const type *x, __global type *y) \
    { \
        const size_t i = get_global_id(0); \
        y[i] = function(x[i]); \
    }
/* The names of functions are pasted first: exp alone may be a macro. */
#define HU_KERNELS_OF(name) HU_KERNEL(hu_##name##_f16, ushort) HU_KERNEL(hu_##name##_bf16, ushort)
HU_FOR_EACH_FUNCTION(HU_KERNELS_OF)
#undef HU_KERNELS_OF
#if HU_DOUBLE
#define HU_KERNELS_OF(name) HU_KERNEL(hu_##name##_f32, float)
HU_FOR_EACH_FUNCTION(HU_KERNELS_OF)
#undef HU_KERNELS_OF
#endif
/* DESIGNS */
#undef HU_KERNEL
#endif

#endif /* HALFULP_CL */
