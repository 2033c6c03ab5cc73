/* halfulp: elementary and activation functions in f16, bf16 and f32, correctly rounded.
 *
 * Generated from src/lib.rs by bindings/c/header; not to be edited.
 *
 * Every result is the exact value rounded once to the nearest number of the format, a tie going to the even
 * significand: for every input, on every processor. f16 and bf16 are passed as their bit patterns.
 *
 * For every FUNCTION and every FORMAT of f16, bf16 and f32 there are
 *
 *     int hu_FUNCTION_FORMAT(x, y, n)                                  arrays: the fast way
 *     int hu_FUNCTION_FORMAT_strided(x, x_stride, y, y_stride, n)      strides count elements
 *     T   hu_FUNCTION_FORMAT_value(x)                                  one value
 *
 * and, for functions known by name at run time, hu_find() and hu_map().
 *
 * The functions over arrays return HU_OK or, having written nothing, another code: hu_error() puts it in words.
 * x and y may be the same array, but may not overlap in another way. Pointers need no alignment. Nothing
 * allocates, nothing is locked, and every function may be called from several threads at once. The results do
 * not depend on the rounding mode or on flushing of subnormals (x86-64), which are left as they were.
 */

#ifndef HALFULP_H
#define HALFULP_H

#include <stddef.h>
#include <stdint.h>

/**
 * Done.
 */
#define HU_OK 0

/**
 * A pointer is null and n is not 0.
 */
#define HU_NULL 1

/**
 * x and y overlap without being the same array, or elements of y overlap.
 */
#define HU_OVERLAP 2

/**
 * There is no such function.
 */
#define HU_NO_FUNCTION 3

/**
 * There is no such format, or the function is not computed in it.
 */
#define HU_NO_FORMAT 4

/**
 * There is no such backend, or the processor lacks it.
 */
#define HU_NO_BACKEND 5

/**
 * An array of n elements, so far apart, is larger than an address space.
 */
#define HU_TOO_LARGE 6

/**
 * IEEE 754 binary16, as a uint16_t.
 */
#define HU_F16 0

/**
 * bfloat16, as a uint16_t.
 */
#define HU_BF16 1

/**
 * IEEE 754 binary32: a float.
 */
#define HU_F32 2

/**
 * A function of the list.
 */
typedef struct hu_function hu_function;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * What a code returned by a function over arrays means: a sentence, never null.
 */
const char *hu_error(int code);

/**
 * The version of the library: "0.1.0".
 */
const char *hu_version(void);

/**
 * The backend in use: "portable", "scalar", "avx2" or "avx512". The best one that the processor has, unless the
 * environment variable HALFULP_BACKEND or hu_set_backend() chose another. Every one gives the same results.
 */
const char *hu_backend(void);

/**
 * Makes every later call in this process use a backend. Returns HU_NO_BACKEND if there is none of that name or the
 * processor lacks it.
 *
 * The name must be null or end in a null character.
 */
int hu_set_backend(const char *name);

/**
 * The bit pattern of the f16 nearest to x, a tie going to the even significand.
 */
uint16_t hu_f16_from_f32(float x);

/**
 * The value of an f16, exactly.
 */
float hu_f16_to_f32(uint16_t bits);

/**
 * The bit pattern of the bf16 nearest to x, a tie going to the even significand.
 */
uint16_t hu_bf16_from_f32(float x);

/**
 * The value of a bf16, exactly.
 */
float hu_bf16_to_f32(uint16_t bits);

/**
 * The function of this name ("tanh"), or null.
 *
 * The name must be null or end in a null character.
 */
const struct hu_function *hu_find(const char *name);

/**
 * The function of this index in the list, which begins with 0; null beyond its end.
 */
const struct hu_function *hu_function_at(size_t index);

/**
 * The name of a function, or null for a null pointer.
 *
 * The pointer must be null or from hu_find() or hu_function_at().
 */
const char *hu_function_name(const struct hu_function *f);

/**
 * The definition of a function in one line of UTF-8, or null for a null pointer.
 *
 * The pointer must be null or from hu_find() or hu_function_at().
 */
const char *hu_function_definition(const struct hu_function *f);

/**
 * Where a function is defined, in UTF-8; elsewhere the result is NaN. Null for a null pointer.
 *
 * The pointer must be null or from hu_find() or hu_function_at().
 */
const char *hu_function_domain(const struct hu_function *f);

/**
 * The values of a function at zeros, infinities and the ends of its domain, in UTF-8; null for a null pointer.
 *
 * The pointer must be null or from hu_find() or hu_function_at().
 */
const char *hu_function_special_values(const struct hu_function *f);

/**
 * f over n elements of a format (HU_F16, HU_BF16 or HU_F32), from x to y.
 *
 * As for hu_map_strided(), the elements one after another.
 */
int hu_map(const struct hu_function *f, int format, const void *x, void *y, size_t n);

/**
 * f over n elements of a format, x_stride and y_stride bytes apart. Strides may be negative, with pointers to the
 * elements of index 0, and x_stride may be 0.
 *
 * f must be null or from hu_find() or hu_function_at(). Each element of x must be valid for reading and each of y
 * for writing.
 */
int hu_map_strided(const struct hu_function *f,
                   int format,
                   const void *x,
                   ptrdiff_t x_stride,
                   void *y,
                   ptrdiff_t y_stride,
                   size_t n);

/**
 * exp in f16: e^x. -inf → +0, +inf → +inf, ±0 → 1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_exp_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_exp_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_exp_f16_strided(const uint16_t *x,
                       ptrdiff_t x_stride,
                       uint16_t *y,
                       ptrdiff_t y_stride,
                       size_t n);

/**
 * exp of one f16.
 */
uint16_t hu_exp_f16_value(uint16_t x);

/**
 * exp in bf16: e^x. -inf → +0, +inf → +inf, ±0 → 1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_exp_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_exp_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_exp_bf16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * exp of one bf16.
 */
uint16_t hu_exp_bf16_value(uint16_t x);

/**
 * exp in f32: e^x. -inf → +0, +inf → +inf, ±0 → 1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_exp_f32(const float *x, float *y, size_t n);

/**
 * As hu_exp_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_exp_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * exp of one f32.
 */
float hu_exp_f32_value(float x);

/**
 * expm1 in f16: e^x − 1. ±0 → ±0, -inf → -1, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_expm1_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_expm1_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_expm1_f16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * expm1 of one f16.
 */
uint16_t hu_expm1_f16_value(uint16_t x);

/**
 * expm1 in bf16: e^x − 1. ±0 → ±0, -inf → -1, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_expm1_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_expm1_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_expm1_bf16_strided(const uint16_t *x,
                          ptrdiff_t x_stride,
                          uint16_t *y,
                          ptrdiff_t y_stride,
                          size_t n);

/**
 * expm1 of one bf16.
 */
uint16_t hu_expm1_bf16_value(uint16_t x);

/**
 * expm1 in f32: e^x − 1. ±0 → ±0, -inf → -1, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_expm1_f32(const float *x, float *y, size_t n);

/**
 * As hu_expm1_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_expm1_f32_strided(const float *x,
                         ptrdiff_t x_stride,
                         float *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * expm1 of one f32.
 */
float hu_expm1_f32_value(float x);

/**
 * log in f16: natural logarithm of x. ±0 → -inf, x < 0 → NaN, 1 → +0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_log_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_log_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_log_f16_strided(const uint16_t *x,
                       ptrdiff_t x_stride,
                       uint16_t *y,
                       ptrdiff_t y_stride,
                       size_t n);

/**
 * log of one f16.
 */
uint16_t hu_log_f16_value(uint16_t x);

/**
 * log in bf16: natural logarithm of x. ±0 → -inf, x < 0 → NaN, 1 → +0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_log_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_log_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_log_bf16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * log of one bf16.
 */
uint16_t hu_log_bf16_value(uint16_t x);

/**
 * log in f32: natural logarithm of x. ±0 → -inf, x < 0 → NaN, 1 → +0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_log_f32(const float *x, float *y, size_t n);

/**
 * As hu_log_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_log_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * log of one f32.
 */
float hu_log_f32_value(float x);

/**
 * log1p in f16: log(1 + x). ±0 → ±0, -1 → -inf, x < -1 → NaN, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_log1p_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_log1p_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_log1p_f16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * log1p of one f16.
 */
uint16_t hu_log1p_f16_value(uint16_t x);

/**
 * log1p in bf16: log(1 + x). ±0 → ±0, -1 → -inf, x < -1 → NaN, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_log1p_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_log1p_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_log1p_bf16_strided(const uint16_t *x,
                          ptrdiff_t x_stride,
                          uint16_t *y,
                          ptrdiff_t y_stride,
                          size_t n);

/**
 * log1p of one bf16.
 */
uint16_t hu_log1p_bf16_value(uint16_t x);

/**
 * log1p in f32: log(1 + x). ±0 → ±0, -1 → -inf, x < -1 → NaN, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_log1p_f32(const float *x, float *y, size_t n);

/**
 * As hu_log1p_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_log1p_f32_strided(const float *x,
                         ptrdiff_t x_stride,
                         float *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * log1p of one f32.
 */
float hu_log1p_f32_value(float x);

/**
 * sinh in f16: (e^x − e^-x)/2. ±0 → ±0, ±inf → ±inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_sinh_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_sinh_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_sinh_f16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * sinh of one f16.
 */
uint16_t hu_sinh_f16_value(uint16_t x);

/**
 * sinh in bf16: (e^x − e^-x)/2. ±0 → ±0, ±inf → ±inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_sinh_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_sinh_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_sinh_bf16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * sinh of one bf16.
 */
uint16_t hu_sinh_bf16_value(uint16_t x);

/**
 * sinh in f32: (e^x − e^-x)/2. ±0 → ±0, ±inf → ±inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_sinh_f32(const float *x, float *y, size_t n);

/**
 * As hu_sinh_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_sinh_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * sinh of one f32.
 */
float hu_sinh_f32_value(float x);

/**
 * tanh in f16: sinh x / cosh x. ±0 → ±0, ±inf → ±1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_tanh_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_tanh_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_tanh_f16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * tanh of one f16.
 */
uint16_t hu_tanh_f16_value(uint16_t x);

/**
 * tanh in bf16: sinh x / cosh x. ±0 → ±0, ±inf → ±1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_tanh_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_tanh_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_tanh_bf16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * tanh of one bf16.
 */
uint16_t hu_tanh_bf16_value(uint16_t x);

/**
 * tanh in f32: sinh x / cosh x. ±0 → ±0, ±inf → ±1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_tanh_f32(const float *x, float *y, size_t n);

/**
 * As hu_tanh_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_tanh_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * tanh of one f32.
 */
float hu_tanh_f32_value(float x);

/**
 * atan in f16: inverse tangent of x, in radians. ±0 → ±0, ±inf → ±π/2 rounded.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_atan_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_atan_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_atan_f16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * atan of one f16.
 */
uint16_t hu_atan_f16_value(uint16_t x);

/**
 * atan in bf16: inverse tangent of x, in radians. ±0 → ±0, ±inf → ±π/2 rounded.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_atan_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_atan_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_atan_bf16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * atan of one bf16.
 */
uint16_t hu_atan_bf16_value(uint16_t x);

/**
 * atan in f32: inverse tangent of x, in radians. ±0 → ±0, ±inf → ±π/2 rounded.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_atan_f32(const float *x, float *y, size_t n);

/**
 * As hu_atan_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_atan_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * atan of one f32.
 */
float hu_atan_f32_value(float x);

/**
 * erf in f16: 2/√π · ∫ e^(-t²) dt from 0 to x. ±0 → ±0, ±inf → ±1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_erf_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_erf_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_erf_f16_strided(const uint16_t *x,
                       ptrdiff_t x_stride,
                       uint16_t *y,
                       ptrdiff_t y_stride,
                       size_t n);

/**
 * erf of one f16.
 */
uint16_t hu_erf_f16_value(uint16_t x);

/**
 * erf in bf16: 2/√π · ∫ e^(-t²) dt from 0 to x. ±0 → ±0, ±inf → ±1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_erf_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_erf_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_erf_bf16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * erf of one bf16.
 */
uint16_t hu_erf_bf16_value(uint16_t x);

/**
 * erf in f32: 2/√π · ∫ e^(-t²) dt from 0 to x. ±0 → ±0, ±inf → ±1.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_erf_f32(const float *x, float *y, size_t n);

/**
 * As hu_erf_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_erf_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * erf of one f32.
 */
float hu_erf_f32_value(float x);

/**
 * gd in f16: Gudermannian: atan(sinh x). ±0 → ±0, ±inf → ±π/2 rounded.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gd_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_gd_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gd_f16_strided(const uint16_t *x,
                      ptrdiff_t x_stride,
                      uint16_t *y,
                      ptrdiff_t y_stride,
                      size_t n);

/**
 * gd of one f16.
 */
uint16_t hu_gd_f16_value(uint16_t x);

/**
 * gd in bf16: Gudermannian: atan(sinh x). ±0 → ±0, ±inf → ±π/2 rounded.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gd_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_gd_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gd_bf16_strided(const uint16_t *x,
                       ptrdiff_t x_stride,
                       uint16_t *y,
                       ptrdiff_t y_stride,
                       size_t n);

/**
 * gd of one bf16.
 */
uint16_t hu_gd_bf16_value(uint16_t x);

/**
 * gd in f32: Gudermannian: atan(sinh x). ±0 → ±0, ±inf → ±π/2 rounded.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gd_f32(const float *x, float *y, size_t n);

/**
 * As hu_gd_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gd_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * gd of one f32.
 */
float hu_gd_f32_value(float x);

/**
 * inv_gd in f16: inverse Gudermannian: asinh(tan x). ±0 → ±0, |x| > π/2 → NaN.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_inv_gd_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_inv_gd_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_inv_gd_f16_strided(const uint16_t *x,
                          ptrdiff_t x_stride,
                          uint16_t *y,
                          ptrdiff_t y_stride,
                          size_t n);

/**
 * inv_gd of one f16.
 */
uint16_t hu_inv_gd_f16_value(uint16_t x);

/**
 * inv_gd in bf16: inverse Gudermannian: asinh(tan x). ±0 → ±0, |x| > π/2 → NaN.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_inv_gd_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_inv_gd_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_inv_gd_bf16_strided(const uint16_t *x,
                           ptrdiff_t x_stride,
                           uint16_t *y,
                           ptrdiff_t y_stride,
                           size_t n);

/**
 * inv_gd of one bf16.
 */
uint16_t hu_inv_gd_bf16_value(uint16_t x);

/**
 * inv_gd in f32: inverse Gudermannian: asinh(tan x). ±0 → ±0, |x| > π/2 → NaN.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_inv_gd_f32(const float *x, float *y, size_t n);

/**
 * As hu_inv_gd_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_inv_gd_f32_strided(const float *x,
                          ptrdiff_t x_stride,
                          float *y,
                          ptrdiff_t y_stride,
                          size_t n);

/**
 * inv_gd of one f32.
 */
float hu_inv_gd_f32_value(float x);

/**
 * sigmoid in f16: 1/(1 + e^-x). -inf → +0, +inf → 1, ±0 → 1/2.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_sigmoid_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_sigmoid_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_sigmoid_f16_strided(const uint16_t *x,
                           ptrdiff_t x_stride,
                           uint16_t *y,
                           ptrdiff_t y_stride,
                           size_t n);

/**
 * sigmoid of one f16.
 */
uint16_t hu_sigmoid_f16_value(uint16_t x);

/**
 * sigmoid in bf16: 1/(1 + e^-x). -inf → +0, +inf → 1, ±0 → 1/2.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_sigmoid_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_sigmoid_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_sigmoid_bf16_strided(const uint16_t *x,
                            ptrdiff_t x_stride,
                            uint16_t *y,
                            ptrdiff_t y_stride,
                            size_t n);

/**
 * sigmoid of one bf16.
 */
uint16_t hu_sigmoid_bf16_value(uint16_t x);

/**
 * sigmoid in f32: 1/(1 + e^-x). -inf → +0, +inf → 1, ±0 → 1/2.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_sigmoid_f32(const float *x, float *y, size_t n);

/**
 * As hu_sigmoid_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_sigmoid_f32_strided(const float *x,
                           ptrdiff_t x_stride,
                           float *y,
                           ptrdiff_t y_stride,
                           size_t n);

/**
 * sigmoid of one f32.
 */
float hu_sigmoid_f32_value(float x);

/**
 * softplus in f16: log(1 + e^x). -inf → +0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_softplus_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_softplus_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_softplus_f16_strided(const uint16_t *x,
                            ptrdiff_t x_stride,
                            uint16_t *y,
                            ptrdiff_t y_stride,
                            size_t n);

/**
 * softplus of one f16.
 */
uint16_t hu_softplus_f16_value(uint16_t x);

/**
 * softplus in bf16: log(1 + e^x). -inf → +0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_softplus_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_softplus_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_softplus_bf16_strided(const uint16_t *x,
                             ptrdiff_t x_stride,
                             uint16_t *y,
                             ptrdiff_t y_stride,
                             size_t n);

/**
 * softplus of one bf16.
 */
uint16_t hu_softplus_bf16_value(uint16_t x);

/**
 * softplus in f32: log(1 + e^x). -inf → +0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_softplus_f32(const float *x, float *y, size_t n);

/**
 * As hu_softplus_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_softplus_f32_strided(const float *x,
                            ptrdiff_t x_stride,
                            float *y,
                            ptrdiff_t y_stride,
                            size_t n);

/**
 * softplus of one f32.
 */
float hu_softplus_f32_value(float x);

/**
 * silu in f16: x/(1 + e^-x). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_silu_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_silu_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_silu_f16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * silu of one f16.
 */
uint16_t hu_silu_f16_value(uint16_t x);

/**
 * silu in bf16: x/(1 + e^-x). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_silu_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_silu_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_silu_bf16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * silu of one bf16.
 */
uint16_t hu_silu_bf16_value(uint16_t x);

/**
 * silu in f32: x/(1 + e^-x). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_silu_f32(const float *x, float *y, size_t n);

/**
 * As hu_silu_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_silu_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * silu of one f32.
 */
float hu_silu_f32_value(float x);

/**
 * gelu in f16: x·Φ(x), Φ the normal distribution function. ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gelu_f16(const uint16_t *x,
                uint16_t *y,
                size_t n);

/**
 * As hu_gelu_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gelu_f16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * gelu of one f16.
 */
uint16_t hu_gelu_f16_value(uint16_t x);

/**
 * gelu in bf16: x·Φ(x), Φ the normal distribution function. ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gelu_bf16(const uint16_t *x,
                 uint16_t *y,
                 size_t n);

/**
 * As hu_gelu_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gelu_bf16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * gelu of one bf16.
 */
uint16_t hu_gelu_bf16_value(uint16_t x);

/**
 * gelu in f32: x·Φ(x), Φ the normal distribution function. ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gelu_f32(const float *x,
                float *y,
                size_t n);

/**
 * As hu_gelu_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gelu_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * gelu of one f32.
 */
float hu_gelu_f32_value(float x);

/**
 * gelu_tanh in f16: x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³))). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gelu_tanh_f16(const uint16_t *x,
                     uint16_t *y,
                     size_t n);

/**
 * As hu_gelu_tanh_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gelu_tanh_f16_strided(const uint16_t *x,
                             ptrdiff_t x_stride,
                             uint16_t *y,
                             ptrdiff_t y_stride,
                             size_t n);

/**
 * gelu_tanh of one f16.
 */
uint16_t hu_gelu_tanh_f16_value(uint16_t x);

/**
 * gelu_tanh in bf16: x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³))). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gelu_tanh_bf16(const uint16_t *x,
                      uint16_t *y,
                      size_t n);

/**
 * As hu_gelu_tanh_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gelu_tanh_bf16_strided(const uint16_t *x,
                              ptrdiff_t x_stride,
                              uint16_t *y,
                              ptrdiff_t y_stride,
                              size_t n);

/**
 * gelu_tanh of one bf16.
 */
uint16_t hu_gelu_tanh_bf16_value(uint16_t x);

/**
 * gelu_tanh in f32: x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³))). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_gelu_tanh_f32(const float *x,
                     float *y,
                     size_t n);

/**
 * As hu_gelu_tanh_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_gelu_tanh_f32_strided(const float *x,
                             ptrdiff_t x_stride,
                             float *y,
                             ptrdiff_t y_stride,
                             size_t n);

/**
 * gelu_tanh of one f32.
 */
float hu_gelu_tanh_f32_value(float x);

/**
 * mish in f16: x·tanh(log(1 + e^x)). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_mish_f16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_mish_f16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_mish_f16_strided(const uint16_t *x,
                        ptrdiff_t x_stride,
                        uint16_t *y,
                        ptrdiff_t y_stride,
                        size_t n);

/**
 * mish of one f16.
 */
uint16_t hu_mish_f16_value(uint16_t x);

/**
 * mish in bf16: x·tanh(log(1 + e^x)). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_mish_bf16(const uint16_t *x, uint16_t *y, size_t n);

/**
 * As hu_mish_bf16, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_mish_bf16_strided(const uint16_t *x,
                         ptrdiff_t x_stride,
                         uint16_t *y,
                         ptrdiff_t y_stride,
                         size_t n);

/**
 * mish of one bf16.
 */
uint16_t hu_mish_bf16_value(uint16_t x);

/**
 * mish in f32: x·tanh(log(1 + e^x)). ±0 → ±0, -inf → -0, +inf → +inf.
 *
 * n elements of x must be valid for reading, and of y for writing.
 */
int hu_mish_f32(const float *x, float *y, size_t n);

/**
 * As hu_mish_f32, element i being x[i * x_stride] and y[i * y_stride].
 *
 * Each of these elements must be valid, of x for reading and of y for writing.
 */
int hu_mish_f32_strided(const float *x, ptrdiff_t x_stride, float *y, ptrdiff_t y_stride, size_t n);

/**
 * mish of one f32.
 */
float hu_mish_f32_value(float x);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* HALFULP_H */
