//! The list of functions. Everything else — the public functions, the command, the verifier, the
//! benches, the documentation table — is derived from it.

/// Hands the list of functions to the macro `$callback`.
///
/// Each entry reads
/// `name: Type [name_slice name_in_place name_strided name_rounded name_into cr_name] ("definition", "domain", Symmetry, "special values", "f(1/2)");`
/// where `name` is the name of the public function and of the module under
/// [`kernel`](crate::kernel), `Type` that of the kernel and of the variant of `halfulp::Function`, and the
/// brackets hold the names of the forms over slices, of those in any rounding and of the method. The domain is where the function
/// is defined (elsewhere the result is NaN); the symmetry is `Odd` or `None`; f(1/2), an example in the
/// documentation, is rounded to binary16.
#[macro_export]
macro_rules! for_each_function {
    ($callback:path) => {
        $callback! {
            exp: Exp [exp_slice exp_in_place exp_strided exp_rounded exp_into cr_exp] ("e^x", "all x", None, "-inf → +0, +inf → +inf, ±0 → 1", "1.6484375");
            expm1: Expm1 [expm1_slice expm1_in_place expm1_strided expm1_rounded expm1_into cr_expm1] ("e^x − 1", "all x", None, "±0 → ±0, -inf → -1, +inf → +inf", "0.64892578125");
            log: Log [log_slice log_in_place log_strided log_rounded log_into cr_log] ("natural logarithm of x", "x ≥ 0", None, "±0 → -inf, x < 0 → NaN, 1 → +0, +inf → +inf", "-0.693359375");
            log1p: Log1p [log1p_slice log1p_in_place log1p_strided log1p_rounded log1p_into cr_log1p] ("log(1 + x)", "x ≥ -1", None, "±0 → ±0, -1 → -inf, x < -1 → NaN, +inf → +inf", "0.405517578125");
            sinh: Sinh [sinh_slice sinh_in_place sinh_strided sinh_rounded sinh_into cr_sinh] ("(e^x − e^-x)/2", "all x", Odd, "±0 → ±0, ±inf → ±inf", "0.52099609375");
            tanh: Tanh [tanh_slice tanh_in_place tanh_strided tanh_rounded tanh_into cr_tanh] ("sinh x / cosh x", "all x", Odd, "±0 → ±0, ±inf → ±1", "0.462158203125");
            atan: Atan [atan_slice atan_in_place atan_strided atan_rounded atan_into cr_atan] ("inverse tangent of x, in radians", "all x", Odd, "±0 → ±0, ±inf → ±π/2 rounded", "0.463623046875");
            erf: Erf [erf_slice erf_in_place erf_strided erf_rounded erf_into cr_erf] ("2/√π · ∫ e^(-t²) dt from 0 to x", "all x", Odd, "±0 → ±0, ±inf → ±1", "0.5205078125");
            gd: Gd [gd_slice gd_in_place gd_strided gd_rounded gd_into cr_gd] ("Gudermannian: atan(sinh x)", "all x", Odd, "±0 → ±0, ±inf → ±π/2 rounded", "0.48046875");
            inv_gd: InvGd [inv_gd_slice inv_gd_in_place inv_gd_strided inv_gd_rounded inv_gd_into cr_inv_gd] ("inverse Gudermannian: asinh(tan x)", "|x| < π/2", Odd, "±0 → ±0, |x| > π/2 → NaN", "0.5224609375");
            sigmoid: Sigmoid [sigmoid_slice sigmoid_in_place sigmoid_strided sigmoid_rounded sigmoid_into cr_sigmoid] ("1/(1 + e^-x)", "all x", None, "-inf → +0, +inf → 1, ±0 → 1/2", "0.62255859375");
            softplus: Softplus [softplus_slice softplus_in_place softplus_strided softplus_rounded softplus_into cr_softplus] ("log(1 + e^x)", "all x", None, "-inf → +0, +inf → +inf", "0.97412109375");
            silu: Silu [silu_slice silu_in_place silu_strided silu_rounded silu_into cr_silu] ("x/(1 + e^-x)", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf", "0.311279296875");
            gelu: Gelu [gelu_slice gelu_in_place gelu_strided gelu_rounded gelu_into cr_gelu] ("x·Φ(x), Φ the normal distribution function", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf", "0.345703125");
            gelu_tanh: GeluTanh [gelu_tanh_slice gelu_tanh_in_place gelu_tanh_strided gelu_tanh_rounded gelu_tanh_into cr_gelu_tanh] ("x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³)))", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf", "0.345703125");
            mish: Mish [mish_slice mish_in_place mish_strided mish_rounded mish_into cr_mish] ("x·tanh(log(1 + e^x))", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf", "0.375244140625");
        }
    };
}
