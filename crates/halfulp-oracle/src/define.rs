//! The functions: each one's formula, its exact values, and its one-sided limits.
//!
//! To add a function: its formula in [`formula`]; the arguments at which its value is rational, and its
//! domain, in [`exact`]; and where it comes closer and closer to numbers of a format, or leaves the
//! range of all formats, an inequality in [`limit`], or the precision would have to grow without end.

use crate::{Ball, Dyadic, Enclosure};
use halfulp::Function;

/// f(x) where it is rational, infinite or, as NaN, undefined.
///
/// At every other f16, bf16, f32 or f64, f(x) is irrational, so there is no other exact value, and no tie:
///
/// - exp, log, and what is rational in x and e^x (sinh, tanh, sigmoid, silu, mish, expm1; log1p): by
///   Lindemann's theorem e^x is transcendental for algebraic x ≠ 0, and so is every rational function of
///   it that has algebraic coefficients and is not constant.
/// - atan, gd, inv_gd, softplus: if y = f(x) were algebraic, x ≠ 0 and y ≠ 0, then tan y = x, sinh x = tan y,
///   sinh y = tan x or e^y = 1 + e^x would be a linear relation with algebraic coefficients between
///   exponentials of distinct algebraic numbers, which the theorem of Lindemann and Weierstrass excludes.
/// - erf, gelu, gelu_tanh: no theorem deals with the factors √π and √(2/π), and none is needed. If a value
///   were exact or a tie, no enclosure would ever exclude its neighbours: [`crate::round`] would
///   give up aloud, not return something wrong.
#[inline]
pub fn exact(function: Function, x: f64) -> Option<f64> {
    use Function::*;
    use core::f64::consts::FRAC_PI_2;
    const INF: f64 = f64::INFINITY;
    const NAN: f64 = f64::NAN;

    let [at_zero, at_minus_inf, at_inf] = match function {
        Exp => [Some(1.0), Some(0.0), Some(INF)],
        Expm1 => [Some(x), Some(-1.0), Some(INF)],
        Log => [Some(-INF), Some(NAN), Some(INF)],
        Log1p => [Some(x), Some(NAN), Some(INF)],
        Sinh => [Some(x), Some(-INF), Some(INF)],
        Tanh | Erf => [Some(x), Some(-1.0), Some(1.0)],
        Atan | Gd => [Some(x), None, None],
        InvGd => [Some(x), Some(NAN), Some(NAN)],
        Sigmoid => [Some(0.5), Some(0.0), Some(1.0)],
        Softplus => [None, Some(0.0), Some(INF)],
        Silu | Gelu | GeluTanh | Mish => [Some(x), Some(-0.0), Some(INF)],
    };
    match function {
        _ if x.is_nan() => Some(NAN),
        _ if x == 0.0 => at_zero,
        _ if x == -INF => at_minus_inf,
        _ if x == INF => at_inf,
        Log if x < 0.0 => Some(NAN),
        Log if x == 1.0 => Some(0.0),
        Log1p if x < -1.0 => Some(NAN),
        Log1p if x == -1.0 => Some(-INF),
        // FRAC_PI_2, π/2 rounded to f64, lies below π/2: by 6.1e-17, less than its ulp, 2.2e-16.
        InvGd if x.abs() > FRAC_PI_2 => Some(NAN),
        _ => None,
    }
}

/// f(x) by its formula, to about `precision` bits, where [`exact`] knows nothing.
pub(crate) fn evaluate(function: Function, x: f64, precision: u32) -> Ball {
    let Some(value) = Dyadic::from_f64(x) else {
        // atan and gd at ±inf.
        let half_pi = Ball::pi(precision).scale2(-1);
        return if x < 0.0 { -half_pi } else { half_pi };
    };
    formula(function, &Ball::exact(value, precision))
}

/// f(x) by its formula, for any x of the domain: to about the precision of x, where that is not near a cancellation.
pub fn formula(function: Function, x: &Ball) -> Ball {
    use Function::*;
    let precision = x.precision();
    match function {
        Exp => x.exp(),
        Expm1 => x.expm1(),
        Log => x.log(),
        Log1p => x.log1p(),
        Sinh => x.sinh(),
        Tanh => x.tanh(),
        Atan => x.atan(),
        Erf => x.erf(),
        // 2·atan(tanh(x/2)): unlike atan(sinh x), nothing overflows.
        Gd => x.clone().scale2(-1).tanh().atan().scale2(1),
        // 2·atanh(tan(x/2)): unlike asinh(tan x), no pole at π/2.
        InvGd => x.clone().scale2(-1).tan().atanh().scale2(1),
        Sigmoid => x.sigmoid(),
        Softplus => x.exp().log1p(),
        Silu => x * x.sigmoid(),
        // Φ(x) = erfc(-x/√2)/2.
        Gelu => x * (-(x * Ball::sqrt_half(precision))).erfc().scale2(-1),
        // (1 + tanh u)/2 = sigmoid(2u).
        GeluTanh => {
            let cubic = x + x.square() * x * 44_715 / 1_000_000;
            x * (cubic * Ball::sqrt_two_over_pi(precision)).scale2(1).sigmoid()
        }
        // tanh(log(1+e^x)) = ((1+e^x)² − 1)/((1+e^x)² + 1) = n/(n+2) with n = e^x·(e^x + 2).
        Mish => {
            let e = x.exp();
            let n = &e * (&e + 2);
            x * (&n / (&n + 2))
        }
    }
}

/// An inequality that encloses f(x) where x is tiny or f saturates, overflows or underflows, strictly and
/// often from one side. Where [`exact`] knows nothing.
pub(crate) fn limit(function: Function, x: f64) -> Option<Enclosure> {
    use Function::*;
    let value = Dyadic::from_f64(x)?;
    let positive = x > 0.0;
    let number = |n: i64| Dyadic::from(n);
    let magnitude = x.abs();

    // |x| < 2^t.
    let t = value.binade() + 1;
    if t <= -12 {
        return Some(match function {
            // 1 < e^x < 1 + 2x for 0 < x < 1; 1 + x < e^x < 1 for x < 0.
            Exp if positive => above(number(1), t + 1),
            Exp => below(number(1), t),
            // (e^x − 1)/x = 1 + x/2 + …, between 1 and 1 + x.
            Expm1 if positive => outward(value, t),
            Expm1 => inward(value, t),
            // log(1+x)/x = 1 − x/2 + …, between 1 and 1 − x.
            Log1p if positive => inward(value, t),
            Log1p => outward(value, t),
            // x + x³/6 + …: every further term has the sign of x, and all sum to less than x³.
            Sinh | InvGd => outward(value, 2 * t),
            // x − x³/3 < tanh x, atan x < x; x − x³/6 < gd x < x.
            Tanh | Atan | Gd => inward(value, 2 * t),
            // sigmoid x − 1/2 = tanh(x/2)/2, between 0 and x/4.
            Sigmoid if positive => above(number(1).scale2(-1), t - 2),
            Sigmoid => below(number(1).scale2(-1), t - 2),
            // x/2·(1 + tanh(x/2)); x/2·(1 + erf(x/√2)), erf(x/√2) ≤ 0.8·x; x/2·(1 + tanh u), u < 0.81·x.
            Silu | Gelu | GeluTanh if positive => outward(value.scale2(-1), t),
            Silu | Gelu | GeluTanh => inward(value.scale2(-1), t),
            // Leading coefficients that are irrational, or 3/5 (mish): where x/5 is a number of a
            // format, mish x is as near to one as x is to 0, which about 2·149 bits still tell.
            Log | Erf | Softplus | Mish => return None,
        });
    }

    // n ≤ |x|, and no more than is useful.
    let n = magnitude.min(128.0) as i64;
    let square = (n * n).min(256);
    let underflow = Dyadic::power_of_two(-4096);
    Some(match function {
        // e^4096 > 2^5909.
        Exp | Expm1 | Sinh if magnitude >= 4096.0 && (positive || function == Sinh) => {
            Enclosure::Beyond { negative: !positive }
        }
        // Below e^x < 2^-5909.
        Exp | Sigmoid | Softplus if x <= -4096.0 => Enclosure::Between(number(0), underflow),
        // |x|·e^x, 1.5·|x|·e^x, |x|·e^(-x²/2), and |x|·e^(-1.59·(|x| + 0.0447·|x|³)) bound these; all of them
        // fall as |x| grows.
        Silu | Mish if x <= -4096.0 => Enclosure::Between(-&underflow, number(0)),
        Gelu | GeluTanh if x <= -128.0 => Enclosure::Between(-&underflow, number(0)),
        // e^x < 2^-n.
        Expm1 if x <= -32.0 => above(number(-1), -n),
        // 1 − tanh x < 2·e^-2x < 2^-2n.
        Tanh if magnitude >= 32.0 => inward(number(if positive { 1 } else { -1 }), -2 * n),
        // erfc x < e^-x² < 2^-n².
        Erf if magnitude >= 8.0 => inward(number(if positive { 1 } else { -1 }), -square),
        // 1 − sigmoid x < e^-x.
        Sigmoid if x >= 32.0 => below(number(1), -n),
        // x < softplus x < x + e^-x.
        Softplus if x >= 32.0 => outward(value, -n),
        // x·(1 − e^-x) < silu x < x.
        Silu if x >= 32.0 => inward(value, -n),
        // x·(1 − e^(-x²/2)) < gelu x < x; the same for gelu_tanh, whose e^-2u is smaller still.
        Gelu | GeluTanh if x >= 8.0 => inward(value, -square / 2),
        // mish x = x·(1 − 2/(n+2)), n > e^2x.
        Mish if x >= 32.0 => inward(value, -2 * n),
        _ => return None,
    })
}

/// Above v by less than 2^n.
fn above(v: Dyadic, n: i64) -> Enclosure {
    let end = &v + &Dyadic::power_of_two(n);
    Enclosure::Between(v, end)
}

/// Below v by less than 2^n.
fn below(v: Dyadic, n: i64) -> Enclosure {
    let end = &v - &Dyadic::power_of_two(n);
    Enclosure::Between(end, v)
}

/// Farther from 0 than v by less than |v|·2^n.
fn outward(v: Dyadic, n: i64) -> Enclosure {
    let gap = v.binade() + 1 + n;
    if v.is_negative() { below(v, gap) } else { above(v, gap) }
}

/// Nearer to 0 than v by less than |v|·2^n.
fn inward(v: Dyadic, n: i64) -> Enclosure {
    let gap = v.binade() + 1 + n;
    if v.is_negative() { above(v, gap) } else { below(v, gap) }
}
