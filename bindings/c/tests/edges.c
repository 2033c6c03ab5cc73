/* What the library answers to bad arguments, and that it keeps out of the floating-point environment. */
#include <fenv.h>
#include <halfulp.h>
#include <stdio.h>
#include <string.h>

static int failed = 0;
#define CHECK(condition)                                                          \
    do {                                                                          \
        if (!(condition)) {                                                       \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
            failed = 1;                                                           \
        }                                                                         \
    } while (0)

int main(void) {
    uint16_t x[8] = {0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00}, y[8] = {0};
    const hu_function *tanh = hu_find("tanh");

    CHECK(hu_tanh_f16(x, y, 8) == HU_OK && y[7] == 0x3a18);
    CHECK(hu_tanh_f16(NULL, NULL, 0) == HU_OK);
    CHECK(hu_tanh_f16(NULL, y, 1) == HU_NULL);
    CHECK(hu_tanh_f16(x, NULL, 1) == HU_NULL);
    CHECK(hu_tanh_f16(x, x + 1, 4) == HU_OVERLAP && x[1] == 0x3c00);
    CHECK(hu_tanh_f16_strided(x, 1, y, 0, 2) == HU_OVERLAP);
    CHECK(hu_tanh_f16_strided(x, 0, y, 1, 8) == HU_OK);
    CHECK(hu_tanh_f16(x, y, SIZE_MAX) == HU_TOO_LARGE);
    CHECK(hu_tanh_f16_strided(x, PTRDIFF_MIN, y, 1, 2) == HU_TOO_LARGE);
    CHECK(hu_tanh_f32_strided((float *)x, PTRDIFF_MAX / 4, (float *)y, 1, 3) == HU_TOO_LARGE);

    CHECK(hu_find("tanhf") == NULL && hu_find("") == NULL && hu_find(NULL) == NULL && hu_find("\xff") == NULL);
    CHECK(strcmp(hu_function_name(tanh), "tanh") == 0 && hu_function_name(NULL) == NULL);
    CHECK(strcmp(hu_function_domain(tanh), "all x") == 0);
    CHECK(strstr(hu_function_special_values(tanh), "1") && strstr(hu_function_definition(tanh), "sinh"));
    CHECK(hu_map(NULL, HU_F16, x, y, 1) == HU_NO_FUNCTION);
    CHECK(hu_map(tanh, 3, x, y, 1) == HU_NO_FORMAT && hu_map(tanh, -1, x, y, 1) == HU_NO_FORMAT);
    CHECK(hu_function_at(0) && !hu_function_at(1000000));

    CHECK(hu_set_backend("abacus") == HU_NO_BACKEND && hu_set_backend(NULL) == HU_NO_BACKEND);
    CHECK(hu_set_backend("portable") == HU_OK && strcmp(hu_backend(), "portable") == 0);
    CHECK(hu_tanh_f16(x, y, 8) == HU_OK && y[7] == 0x3a18);
    for (int code = -1; code < 8; code++)
        CHECK(strlen(hu_error(code)) > 3);
    CHECK(hu_version()[0] >= '0' && hu_version()[0] <= '9');

    for (size_t i = 0; hu_function_at(i); i++) {
        const hu_function *f = hu_function_at(i);
        float up, nearest, input = 0.7f;
        CHECK(hu_find(hu_function_name(f)) == f);
        CHECK(hu_map(f, HU_F32, &input, &nearest, 1) == HU_OK);
        fesetround(FE_UPWARD);
        CHECK(hu_map(f, HU_F32, &input, &up, 1) == HU_OK);
        CHECK(fegetround() == FE_UPWARD);
        fesetround(FE_TONEAREST);
        CHECK(memcmp(&up, &nearest, sizeof up) == 0);
    }
    return failed;
}
