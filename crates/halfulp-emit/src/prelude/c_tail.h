/* Calls X with the name of each function. */
/* LIST */

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
/* GENERIC */
#endif

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#pragma clang diagnostic ignored "-Wignored-pragmas"
#pragma float_control(pop)
#pragma clang diagnostic pop
#endif

#endif /* HALFULP_H */
