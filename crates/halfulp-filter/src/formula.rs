//! The functions: each one's formula in building blocks, the error of that, and the numbers that it never crosses.
//!
//! Let u = 2^-53, the error of one rounding, and b = [`Blocks::ERROR`]. The argument is exact. A relative error δ in the argument of
//! g becomes c·δ in g, c = |t·g'(t)/g(t)|. Bounds are sums of first-order terms; as all of them stay
//! below 2^-42, their products are below u/2^30, for which every bound leaves room.

use crate::Blocks;
use halfulp::Function;

const U: f64 = f64::EPSILON / 2.0;

/// An approximation of |f(x)|: the value, and a bound of its relative error wherever |f(x)| ≥ 2^-1000. Where it is
/// less, the value is less than 2^-999.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Approximation {
    pub value: f64,
    pub error: f64,
}

/// |f(x)| by its formula, where it is neither exact nor undefined.
#[inline(always)]
pub(crate) fn evaluate<B: Blocks>(function: Function, x: f64) -> Approximation {
    use Function::*;
    let b = B::ERROR;
    let positive = x > 0.0;
    let (value, error) = match function {
        Exp => (B::exp(x), b),
        Expm1 => (B::expm1(x), b),
        Log => (B::log(x), b),
        Log1p => (B::log1p(x), b),
        Sinh => (B::sinh(x), b),
        Tanh => (B::tanh(x), b),
        Atan => (B::atan(x), b),
        Erf => (B::erf(x), b),
        // 2·atan(tanh(x/2)): c ≤ 1 for atan.
        Gd => (2.0 * B::atan(B::tanh(x / 2.0)), 2.0 * b + U),
        // asinh(tan x): c ≤ 1 for asinh. Nearest to π/2, which no f32 is, tan x ≤ 2^24.
        InvGd => (B::asinh(B::tan(x)), 2.0 * b + U),
        // 1/(1 + e^-x): the block's error reaches the sum by the factor e/(1 + e) < 1; a sum, a division.
        Sigmoid => (1.0 / (1.0 + B::exp(-x)), b + 3.0 * U),
        // x + log(1 + e^-x): both terms are positive. log(1+t): c ≤ 1.
        Softplus if positive => (x + B::log1p(B::exp(-x)), 2.0 * b + 2.0 * U),
        Softplus => (B::log1p(B::exp(x)), 2.0 * b + U),
        // As the sigmoid.
        Silu => (x / (1.0 + B::exp(-x)), b + 3.0 * U),
        // x/2·erfc t, t = -x/√2, which is off by 2u: the constant's rounding and the product's. For t > 0,
        // erfc t > 2/√π·e^-t²/(t + √(t² + 2)), so c < t·(t + √(t² + 2)) < 2t² + 1 = x² + 1; for t < 0,
        // c < 2/√π·|t|·e^-t² < 1.
        Gelu => {
            let c = if positive { 1.0 } else { x * x + 1.0 };
            (x / 2.0 * B::erfc(-x * core::f64::consts::FRAC_1_SQRT_2), b + 2.0 * U + 2.0 * U * c)
        }
        // x/(1 + e^-v), v = 2·√(2/π)·x·(1 + 0.044715·x²). x² is exact; two constants, four operations: v is off by
        // 6u, e^-v by 6u·|v|, of which e^-v/(1 + e^-v) reaches the sum: all if v < 0, and |v|·e^-v < 1 if not.
        GeluTanh => {
            // 2·√(2/π) = 1.5957691216057307117…
            const TWO_SQRT_TWO_OVER_PI: f64 = f64::from_bits(0x3ff9_8845_33d4_3651);
            let v = TWO_SQRT_TWO_OVER_PI * (x * (1.0 + 0.044715 * (x * x)));
            let c = if positive { 1.0 } else { -v };
            (x / (1.0 + B::exp(-v)), b + 3.0 * U + 6.0 * U * c)
        }
        // x·(1 + 2q)/(1 + 2q + 2q²), q = e^-x ≤ 1: c = (4q² + 4q³)/((1 + 2q)(1 + 2q + 2q²)) < 1. Two sums, a square of
        // weight 2/5 at most, a division, a product.
        Mish if positive => {
            let q = B::exp(-x);
            let n = 1.0 + 2.0 * q;
            (x * (n / (n + 2.0 * (q * q))), b + 6.0 * U)
        }
        // x·n/(n + 2), n = e·(e + 2), e = e^x < 1: n is off by 4/3·b + 2u, for the quotient c = 2/(n + 2) < 1; a sum, a
        // division, a product.
        Mish => {
            let e = B::exp(x);
            let n = e * (e + 2.0);
            (x * (n / (n + 2.0)), 2.0 * b + 6.0 * U)
        }
    };
    // A bound beyond 2^-20 says x < -2^10, where |gelu x| and |gelu_tanh x| are below 2^-1000.
    Approximation { value: value.abs(), error: error.min(1.0 / (1 << 20) as f64) }
}

/// Two numbers, 0 ≤ lower < |f(x)| < upper, of which at least those are as near to f(x) as it gets that f(x)
/// approaches without end: where x is tiny or f saturates no approximation could tell the side.
#[inline(always)]
pub(crate) fn bounds(function: Function, x: f64) -> (f64, f64) {
    use Function::*;
    const INF: f64 = f64::INFINITY;
    let (positive, magnitude) = (x > 0.0, x.abs());
    match function {
        Exp if positive => (1.0, INF),
        Exp => (0.0, 1.0),
        // x < e^x − 1, and > −1.
        Expm1 if positive => (x, INF),
        Expm1 => (0.0, magnitude.min(1.0)),
        Log => (0.0, INF),
        // log(1 + x) < x.
        Log1p if positive => (0.0, x),
        Log1p => (magnitude, INF),
        Sinh | InvGd => (magnitude, INF),
        Tanh => (0.0, magnitude.min(1.0)),
        Atan | Gd => (0.0, magnitude),
        Erf => (0.0, 1.0),
        Sigmoid if positive => (0.5, 1.0),
        Sigmoid => (0.0, 0.5),
        Softplus => (x.max(0.0), INF),
        // x·g(x), g increasing from 0 over 1/2 at 0 to 1.
        Silu | Gelu | GeluTanh if positive => (x / 2.0, x),
        Silu | Gelu | GeluTanh => (0.0, magnitude / 2.0),
        // The same with g(0) = tanh(log 2) = 3/5. 3x is exact, the quotient if 5 divides x's significand; if not, it
        // is off by less than an ulp.
        Mish => {
            let fifths = 3.0 * magnitude / 5.0;
            let significand = x.to_bits() & ((1 << 52) - 1) | 1 << 52;
            let exact = significand.is_multiple_of(5);
            match (positive, exact) {
                (true, true) => (fifths, x),
                (true, false) => (fifths.next_down(), x),
                (false, true) => (0.0, fifths),
                (false, false) => (0.0, fifths.next_up()),
            }
        }
    }
}

/// Whether f(x) is below 0.
#[inline(always)]
pub(crate) fn is_negative(function: Function, x: f64) -> bool {
    use Function::*;
    match function {
        Exp | Sigmoid | Softplus => false,
        Log => x < 1.0,
        Expm1 | Log1p | Sinh | Tanh | Atan | Erf | Gd | InvGd | Silu | Gelu | GeluTanh | Mish => {
            x < 0.0
        }
    }
}
