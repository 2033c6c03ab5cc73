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

#endif /* HALFULP_CUH */
