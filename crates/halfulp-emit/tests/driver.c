/*
 * Runs a function of halfulp.h: driver FUNCTION FORMAT [flush] reads arguments from standard input and writes results to
 * standard output, 16 or 32 bits each in the machine's order. `flush` has subnormal operands and results flushed to zero.
 * In C11 and C++ the function is called through the name that goes for all types.
 */
#include HEADER

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#if defined(GENERIC)
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define GENERIC 1
#else
#define GENERIC 0
#endif

#define COUNT 65536u

static uint16_t halves[COUNT];
static float floats[COUNT];

/* _Float16 goes the same way as hu_f16. */
#if GENERIC && defined(__FLT16_MANT_DIG__)
#define RUN_FLOAT16(name) \
    hu_float16 y; \
    memcpy(&y, &halves[i], sizeof y); \
    y = hu_##name(y); \
    memcpy(&native[i], &y, sizeof y);
#define CHECK_FLOAT16 \
    if (native[i] != halves[i]) \
        abort();
static uint16_t native[COUNT];
#else
#define RUN_FLOAT16(name)
#define CHECK_FLOAT16
#endif

#if GENERIC
#define RUN16(name, format) \
    hu_##format x; \
    x.bits = halves[i]; \
    halves[i] = hu_##name(x).bits;
#define RUN32(name) floats[i] = hu_##name(floats[i]);
#else
#define RUN16(name, format) halves[i] = hu_##name##_##format(halves[i]);
#define RUN32(name) floats[i] = hu_##name##_f32(floats[i]);
#endif

#define DEFINE(name) \
    static void name##_f16(size_t n) \
    { \
        size_t i; \
        for (i = 0; i < n; i++) { \
            RUN_FLOAT16(name) \
            { RUN16(name, f16) } \
            CHECK_FLOAT16 \
        } \
    } \
    static void name##_bf16(size_t n) \
    { \
        size_t i; \
        for (i = 0; i < n; i++) { RUN16(name, bf16) } \
    } \
    static void name##_f32(size_t n) \
    { \
        size_t i; \
        for (i = 0; i < n; i++) { RUN32(name) } \
    }
HU_FOR_EACH_FUNCTION(DEFINE)

struct entry {
    const char *name;
    void (*f16)(size_t);
    void (*bf16)(size_t);
    void (*f32)(size_t);
};

#define ENTRY(name) {#name, name##_f16, name##_bf16, name##_f32},
static const struct entry entries[] = {HU_FOR_EACH_FUNCTION(ENTRY)};

int main(int argc, char **argv)
{
    void (*run)(size_t) = NULL;
    void *data = halves;
    size_t i, n, size = sizeof halves[0];
    if (argc < 3)
        return 2;
    for (i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        if (strcmp(argv[1], entries[i].name) != 0)
            continue;
        if (strcmp(argv[2], "f16") == 0)
            run = entries[i].f16;
        else if (strcmp(argv[2], "bf16") == 0)
            run = entries[i].bf16;
        else if (strcmp(argv[2], "f32") == 0) {
            run = entries[i].f32;
            data = floats;
            size = sizeof floats[0];
        }
    }
    if (run == NULL)
        return 3;
    if (argc > 3 && strcmp(argv[3], "flush") == 0) {
#if defined(__SSE2__)
        _mm_setcsr(_mm_getcsr() | 0x8040u);
#else
        return 4;
#endif
    }
    while ((n = fread(data, size, COUNT, stdin)) > 0) {
        run(n);
        if (fwrite(data, size, n, stdout) != n)
            return 5;
    }
    return 0;
}
