/* Functions over arrays and of one value, from C.
 *
 * cc arrays.c $(pkg-config --cflags --libs halfulp) && ./a.out
 */
#include <halfulp.h>
#include <stdio.h>

int main(void) {
    const float typed[] = {-4.0f, -0.1f, 0.0f, 0.5f, 2.5f};
    enum { N = sizeof typed / sizeof typed[0] };
    uint16_t x[N], y[N];
    for (int i = 0; i < N; i++)
        x[i] = hu_f16_from_f32(typed[i]);

    /* From x to y; hu_tanh_f16(x, x, N) would do it in place. */
    int code = hu_tanh_f16(x, y, N);
    if (code != HU_OK) {
        fprintf(stderr, "tanh: %s\n", hu_error(code));
        return 1;
    }
    for (int i = 0; i < N; i++)
        printf("tanh(%g) = %.10g (%04x)\n", hu_f16_to_f32(x[i]), hu_f16_to_f32(y[i]), y[i]);

    /* Every second element, last to first. */
    float values[] = {1.0f, 9.0f, 2.0f, 9.0f, 3.0f}, results[3];
    code = hu_exp_f32_strided(values + 4, -2, results, 1, 3);
    if (code != HU_OK) {
        fprintf(stderr, "exp: %s\n", hu_error(code));
        return 1;
    }
    printf("exp: %.9g %.9g %.9g\n", results[0], results[1], results[2]);

    printf("gelu(0.5) = %.9g\n", hu_gelu_f32_value(0.5f));
    return 0;
}
