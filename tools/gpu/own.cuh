/* What CUDA programs write for our functions, in float: CUDA's own ones, or the usual formulas of them. Not correctly rounded. */
#ifndef HU_OWN
#define HU_OWN(name, y) \
    static __device__ __forceinline__ float own_##name(float x) { return y; }
#endif
HU_OWN(exp, expf(x))
HU_OWN(expm1, expm1f(x))
HU_OWN(log, logf(x))
HU_OWN(log1p, log1pf(x))
HU_OWN(sinh, sinhf(x))
HU_OWN(tanh, tanhf(x))
HU_OWN(atan, atanf(x))
HU_OWN(erf, erff(x))
HU_OWN(gd, atanf(sinhf(x)))
HU_OWN(inv_gd, asinhf(tanf(x)))
HU_OWN(sigmoid, 1.0f / (1.0f + expf(-x)))
HU_OWN(softplus, log1pf(expf(x)))
HU_OWN(silu, x / (1.0f + expf(-x)))
HU_OWN(gelu, 0.5f * x * (1.0f + erff(x * 0.70710678f)))
HU_OWN(gelu_tanh, 0.5f * x * (1.0f + tanhf(0.79788456f * (x + 0.044715f * x * x * x))))
HU_OWN(mish, x * tanhf(log1pf(expf(x))))
