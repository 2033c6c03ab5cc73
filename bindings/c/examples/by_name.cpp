// Functions known by name at run time, from C++: prints f(x) in all three formats.
//
// c++ by_name.cpp $(pkg-config --cflags --libs halfulp) && ./a.out softplus 0.5
#include <halfulp.h>

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

// f over a vector of floats.
std::vector<float> map(const std::string &name, std::vector<float> values) {
    const hu_function *f = hu_find(name.c_str());
    const int code = hu_map(f, HU_F32, values.data(), values.data(), values.size());
    if (code != HU_OK)
        throw std::runtime_error(name + ": " + hu_error(code));
    return values;
}

int main(int count, char **arguments) {
    if (count != 3) {
        std::puts("usage: by_name FUNCTION NUMBER; the functions are");
        for (std::size_t i = 0; const hu_function *f = hu_function_at(i); i++)
            std::printf("  %-10s %s, for %s\n", hu_function_name(f), hu_function_definition(f),
                        hu_function_domain(f));
        return 2;
    }
    try {
        const std::string name = arguments[1];
        const float x = std::strtof(arguments[2], nullptr);
        std::printf("f32   %.9g\n", map(name, {x})[0]);

        std::uint16_t half = hu_f16_from_f32(x);
        hu_map(hu_find(name.c_str()), HU_F16, &half, &half, 1);
        std::printf("f16   %.9g\n", hu_f16_to_f32(half));

        half = hu_bf16_from_f32(x);
        hu_map(hu_find(name.c_str()), HU_BF16, &half, &half, 1);
        std::printf("bf16  %.9g\n", hu_bf16_to_f32(half));
    } catch (const std::exception &error) {
        std::fprintf(stderr, "by_name: %s\n", error.what());
        return 1;
    }
}
