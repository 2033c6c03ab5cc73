// What tools/on-gpu measures on a GPU: CUDA's approximate instructions over all floats against PTX's bounds; the functions of halfulp.cuh
// by type, on every input; and the time of each beside CUDA's own. Exits with 1 if a bound or a result is broken.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "halfulp.cuh"
#include "own.cuh"

#define CHECK(call) check((call), #call)

static void check(cudaError_t error, const char *call)
{
    if (error != cudaSuccess) {
        fprintf(stderr, "%s: %s\n", call, cudaGetErrorString(error));
        exit(2);
    }
}

// ---- Approximate instructions: the largest error over an interval, as bits of a double (which are in order when it isn't negative),
// and the input that has it.

struct Worst {
    unsigned long long error;
    unsigned input;
};

#define INSTRUCTION(name, mnemonic) \
    __device__ float name(float x) \
    { \
        float y; \
        asm(mnemonic " %0, %1;" : "=f"(y) : "f"(x)); \
        return y; \
    }
INSTRUCTION(ex2, "ex2.approx.ftz.f32")
INSTRUCTION(lg2, "lg2.approx.ftz.f32")
INSTRUCTION(rcp, "rcp.approx.ftz.f32")
INSTRUCTION(tanh_approx, "tanh.approx.f32")

// The distance of neighbouring floats at a number.
__device__ double ulp(double exact)
{
    int exponent;
    frexp(exact, &exponent);
    return ldexp(1.0, max(exponent, -125) - 24);
}

// What the instruction returns for x, the exact value to double precision, and the unit of the error's bound.
struct Sample {
    bool counted;
    double error;
};

// A result that is subnormal may be flushed to 0, and is not counted; so with those that overflow.
__device__ Sample sample_of(float got, double exact, double unit)
{
    const bool normal = fabs(exact) >= 1.1754943508222875e-38 && fabs(exact) < 3.4028234663852886e+38;
    return {normal, normal ? fabs((double)got - exact) / unit : 0.0};
}

struct Ex2 {
    __device__ static Sample at(float x)
    {
        const double exact = exp2((double)x);
        return sample_of(ex2(x), exact, ulp(exact));
    }
};

struct Rcp {
    __device__ static Sample at(float x)
    {
        const double exact = 1.0 / (double)x;
        return sample_of(rcp(x), exact, ulp(exact));
    }
};

// Absolute in (0.5, 2), else relative.
struct Lg2 {
    __device__ static Sample at(float x)
    {
        const double exact = log2((double)x);
        if (x == 1.0f)
            return {true, fabs((double)lg2(x))};
        return sample_of(lg2(x), exact, x > 0.5f && x < 2.0f ? 1.0 : fabs(exact));
    }
};

struct TanhApprox {
    __device__ static Sample at(float x)
    {
        const double exact = tanh((double)x);
        return sample_of(tanh_approx(x), exact, fabs(exact));
    }
};

// So many inputs are run at a time, lest a watchdog end a kernel that takes seconds.
static const unsigned PART = 1u << 28;

template <class Instruction> __global__ void worst_of(Worst *worst, unsigned first)
{
    const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x, stride = gridDim.x * blockDim.x;
    Worst mine = worst[thread];
    for (unsigned i = 0; i < PART / stride; ++i) {
        const unsigned bits = first + thread + i * stride;
        const float x = __uint_as_float(bits);
        // Neither NaN, nor infinite, nor subnormal: those may be flushed.
        if (!(fabsf(x) >= 1.17549435e-38f && fabsf(x) <= 3.40282347e+38f))
            continue;
        const Sample sample = Instruction::at(x);
        // A NaN, where a number should be, is the largest error.
        const unsigned long long error = __double_as_longlong(isnan(sample.error) ? INFINITY : sample.error);
        if (sample.counted && error > mine.error)
            mine = {error, bits};
    }
    worst[thread] = mine;
}

static bool broken = false, differ = false;

template <class Instruction> static void measure(const char *name, double bound, const char *unit)
{
    const unsigned blocks = 1024, threads = 256;
    Worst *device;
    std::vector<Worst> host(blocks * threads);
    CHECK(cudaMalloc(&device, host.size() * sizeof(Worst)));
    CHECK(cudaMemset(device, 0, host.size() * sizeof(Worst)));
    for (unsigned part = 0; part < 16; ++part) {
        worst_of<Instruction><<<blocks, threads>>>(device, part * PART);
        CHECK(cudaGetLastError());
    }
    CHECK(cudaMemcpy(host.data(), device, host.size() * sizeof(Worst), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(device));
    const Worst worst = *std::max_element(
        host.begin(), host.end(), [](const Worst &a, const Worst &b) { return a.error < b.error; });
    double error;
    memcpy(&error, &worst.error, sizeof error);
    const bool holds = error <= bound;
    printf("%-22s %.6g %s at %08x; bound %.6g: %s\n", name, error, unit, worst.input, bound, holds ? "holds" : "BROKEN");
    broken |= !holds;
}

// ---- The overloads for CUDA's types, on every input, against the functions of bits: a thread an input.

#define AGREE(name) \
    __global__ void agree_##name(unsigned *wrong) \
    { \
        const unsigned i = blockIdx.x * blockDim.x + threadIdx.x; \
        const unsigned short x = (unsigned short)i, other = (unsigned short)(i * 40503u + 1u); \
        const unsigned short h = hu_##name##_f16(x), g = hu_##name##_f16(other); \
        const unsigned short b = hu_##name##_bf16(x), a = hu_##name##_bf16(other); \
        const __half2 hs = hu_##name(__halves2half2(__ushort_as_half(x), __ushort_as_half(other))); \
        const __nv_bfloat162 bs = \
            hu_##name(__halves2bfloat162(__ushort_as_bfloat16(x), __ushort_as_bfloat16(other))); \
        const bool same = same_half(__half_as_ushort(hu_##name(__ushort_as_half(x))), h) \
            && same_half(__half_as_ushort(__low2half(hs)), h) && same_half(__half_as_ushort(__high2half(hs)), g) \
            && same_bfloat(__bfloat16_as_ushort(hu_##name(__ushort_as_bfloat16(x))), b) \
            && same_bfloat(__bfloat16_as_ushort(__low2bfloat16(bs)), b) \
            && same_bfloat(__bfloat16_as_ushort(__high2bfloat16(bs)), a); \
        if (!same) \
            atomicAdd(wrong, 1u); \
    }

// The same bits, or NaN both.
__device__ bool same_half(unsigned short a, unsigned short b)
{
    return a == b || ((a & 0x7fff) > 0x7c00 && (b & 0x7fff) > 0x7c00);
}

__device__ bool same_bfloat(unsigned short a, unsigned short b)
{
    return a == b || ((a & 0x7fff) > 0x7f80 && (b & 0x7fff) > 0x7f80);
}

HU_FOR_EACH_FUNCTION(AGREE)

static void agreement(const char *name, void (*kernel)(unsigned *))
{
    unsigned *device, wrong = 0;
    CHECK(cudaMalloc(&device, sizeof wrong));
    CHECK(cudaMemset(device, 0, sizeof wrong));
    kernel<<<256, 256>>>(device);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&wrong, device, sizeof wrong, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(device));
    if (wrong != 0) {
        printf("%s: the overloads differ on %u inputs\n", name, wrong);
        differ = true;
    }
}

// ---- Times. In memory: 2^26 elements, from one array to another. In registers: each thread computes 256 results of one argument
// with changed bits, whose sum is kept.

template <class T> __device__ T argument(unsigned i);
template <> __device__ float argument<float>(unsigned i)
{
    // Uniform in [0, 3/2), the domain of all.
    return (float)(i * 2654435761u >> 8) * (1.5f / 16777216.0f);
}
template <> __device__ __half argument<__half>(unsigned i) { return __float2half(argument<float>(i)); }
template <> __device__ __half2 argument<__half2>(unsigned i)
{
    return __floats2half2_rn(argument<float>(i), argument<float>(i + 1));
}
template <> __device__ __nv_bfloat16 argument<__nv_bfloat16>(unsigned i) { return __float2bfloat16(argument<float>(i)); }

__device__ unsigned bits_of(float y) { return __float_as_uint(y); }
__device__ unsigned bits_of(__half y) { return __half_as_ushort(y); }
__device__ unsigned bits_of(__nv_bfloat16 y) { return __bfloat16_as_ushort(y); }
__device__ unsigned bits_of(__half2 y)
{
    return __half_as_ushort(__low2half(y)) * 65536u + __half_as_ushort(__high2half(y));
}

template <class F, class T> __global__ void in_memory(const T *x, T *y, unsigned n)
{
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = F::of(x[i]);
}

template <class T> __global__ void fill(T *x, unsigned n)
{
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = argument<T>(i);
}

template <class F, class T> __global__ void in_registers(unsigned *sums)
{
    const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned sum = 0;
    for (unsigned i = 0; i < 256; ++i)
        sum += bits_of(F::of(argument<T>(thread + i * 97u)));
    sums[thread] = sum;
}

#define FORMS(name) \
    struct Ours_##name { \
        template <class T> __device__ static T of(T x) { return hu_##name(x); } \
    }; \
    struct Own_##name { \
        __device__ static float of(float x) { return own_##name(x); } \
        __device__ static __half of(__half x) { return __float2half(own_##name(__half2float(x))); } \
        __device__ static __half2 of(__half2 x) \
        { \
            const float2 both = __half22float2(x); \
            return __floats2half2_rn(own_##name(both.x), own_##name(both.y)); \
        } \
        __device__ static __nv_bfloat16 of(__nv_bfloat16 x) { return __float2bfloat16(own_##name(__bfloat162float(x))); } \
    };
HU_FOR_EACH_FUNCTION(FORMS)

// The median time of nine launches, after one, in seconds.
template <class Launch> static double median_of(Launch launch)
{
    cudaEvent_t start, end;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&end));
    std::vector<float> times;
    for (int round = 0; round < 10; ++round) {
        CHECK(cudaEventRecord(start));
        launch();
        CHECK(cudaGetLastError());
        CHECK(cudaEventRecord(end));
        CHECK(cudaEventSynchronize(end));
        float milliseconds;
        CHECK(cudaEventElapsedTime(&milliseconds, start, end));
        if (round > 0)
            times.push_back(milliseconds);
    }
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(end));
    std::nth_element(times.begin(), times.begin() + 4, times.end());
    return times[4] / 1e3;
}

static void *x_memory, *y_memory;
static const unsigned COUNT = 1u << 26, BLOCKS = 1u << 12, THREADS = 256;

// Thousands of millions of elements in a second: in memory ours and CUDA's, in registers ours and CUDA's.
template <class Ours, class Own, class T> static void times(const char *name, const char *form, unsigned elements)
{
    T *x = (T *)x_memory, *y = (T *)y_memory;
    const unsigned n = COUNT / elements;
    const unsigned grid = n / THREADS;
    fill<T><<<grid, THREADS>>>(x, n);
    const double memory = 1e-9 * COUNT, registers = 1e-9 * BLOCKS * THREADS * 256 * elements;
    const double ours = median_of([=] { in_memory<Ours, T><<<grid, THREADS>>>(x, y, n); });
    const double own = median_of([=] { in_memory<Own, T><<<grid, THREADS>>>(x, y, n); });
    const double ours_r = median_of([=] { in_registers<Ours, T><<<BLOCKS, THREADS>>>((unsigned *)y_memory); });
    const double own_r = median_of([=] { in_registers<Own, T><<<BLOCKS, THREADS>>>((unsigned *)y_memory); });
    printf("%-10s %-7s %9.1f %9.1f %9.1f %9.1f\n", name, form, memory / ours, memory / own, registers / ours_r,
           registers / own_r);
}

#define TIMES(name) \
    times<Ours_##name, Own_##name, __half>(#name, "f16", 1); \
    times<Ours_##name, Own_##name, __half2>(#name, "f16x2", 2); \
    times<Ours_##name, Own_##name, __nv_bfloat16>(#name, "bf16", 1); \
    times<Ours_##name, Own_##name, float>(#name, "f32", 1);

int main()
{
    printf("# Approximate instructions, on every normal float whose result is normal:\n");
    // 2 ulp of the correctly rounded value.
    measure<Ex2>("ex2.approx.ftz.f32", 2.5, "ulp");
    measure<Rcp>("rcp.approx.ftz.f32", 1.0, "ulp");
    measure<Lg2>("lg2.approx.ftz.f32", 0x1p-22, "absolute in (0.5, 2), else relative");
    measure<TanhApprox>("tanh.approx.f32", 0x1p-11, "relative");

#define AGREEMENT(name) agreement(#name, agree_##name);
    HU_FOR_EACH_FUNCTION(AGREEMENT)
    printf("\n# __half, __half2, __nv_bfloat16, __nv_bfloat162: %s\n",
           differ ? "see above" : "every input gives the bits of hu_*_f16 and hu_*_bf16");

    CHECK(cudaMalloc(&x_memory, COUNT * sizeof(float)));
    CHECK(cudaMalloc(&y_memory, COUNT * sizeof(float)));
    printf("\n# 10^9 elements a second, medians of nine: 2^26 in memory, ours and CUDA's; in registers, ours and CUDA's.\n");
    printf("%-10s %-7s %9s %9s %9s %9s\n", "function", "form", "memory", "CUDA", "registers", "CUDA");
    HU_FOR_EACH_FUNCTION(TIMES)
    CHECK(cudaFree(x_memory));
    CHECK(cudaFree(y_memory));
    return broken || differ ? 1 : 0;
}
