//! A second oracle, over MPFR: other formulas, other arithmetic, other rounding code.
//!
//! Every step is one MPFR function, correctly rounded down for the lower bound and up for the upper one. All
//! formulas are written as chains of functions monotone in what they are given, so rounding each link the
//! right way bounds the whole. Bounds that coincide are the exact value. Otherwise they are strict, since
//! f(x) is not a number of finitely many bits, and so decide on the right side of themselves.

use crate::{Mode, Target};
use core::cmp::Ordering;
use halfulp::{Function, Rounding};
use rug::Float;
use rug::float::{Round, Special};

/// The bit pattern of f(x) rounded to `target`; `None` for a NaN.
///
/// # Panics
///
/// If f(x) is undecided at 2^14 bits.
pub fn round_to(function: Function, x: f64, target: Target) -> Option<u64> {
    by_one_bound(function, x, target).or_else(|| by_two_bounds(function, x, target))
}

/// The result, if the lower bound alone decides, at a precision that is fixed.
///
/// Every step of [`evaluate`] is off by less than 2^-95 of itself, and makes f(x) off by as much times the condition numbers of the
/// steps behind it. There are twelve steps at most; of the condition numbers, that of erfc is below x² + 1, that of the
/// exponential in gelu_tanh is its argument, and all others are below 2. Where |f(x)| ≥ 2^-1000, those two are below 2^11. So the
/// bound is off by less than 2^-80 of itself; 2^-72 is allowed for.
fn by_one_bound(function: Function, x: f64, target: Target) -> Option<u64> {
    const PRECISION: u32 = 96;
    let lower = evaluate(function, x, PRECISION, Round::Down);
    let exponent = lower.get_exp().filter(|e| (-999..=1000).contains(e))?;
    let slack = Float::with_val(PRECISION, 1u32) << (exponent - 72);
    let upper = Float::with_val_round(PRECISION, &lower + &slack, Round::Up).0;
    // Whether f(x) is the bound or more, it rounds alike.
    let bits = round(&lower, Ordering::Equal, target);
    let alike = bits == round(&lower, Ordering::Greater, target)
        && bits == round(&upper, Ordering::Less, target);
    alike.then_some(bits)
}

/// The result by two bounds, at growing precision.
fn by_two_bounds(function: Function, x: f64, target: Target) -> Option<u64> {
    for doubling in 0.. {
        let precision = 96 << doubling;
        let lower = evaluate(function, x, precision, Round::Down);
        let upper = evaluate(function, x, precision, Round::Up);
        if lower.is_nan() && upper.is_nan() {
            return None;
        }
        let (from_lower, from_upper) = if lower == upper {
            let bits = round(&lower, Ordering::Equal, target);
            (bits, bits)
        } else {
            assert!(lower < upper, "{function}({x:e}): {lower} > {upper}");
            (round(&lower, Ordering::Greater, target), round(&upper, Ordering::Less, target))
        };
        if from_lower == from_upper {
            return Some(from_lower);
        }
        assert!(precision < 1 << 14, "{function}({x:e}) is undecided at {precision} bits");
    }
    unreachable!()
}

/// One bound of f(x): the lower one if `side` is `Down`, the upper one if it is `Up`.
fn evaluate(function: Function, x: f64, precision: u32, side: Round) -> Float {
    use Function::*;
    let other = if side == Round::Down { Round::Up } else { Round::Down };
    let float = |x: f64| Float::with_val(precision.max(53), x);
    // One step: a pending MPFR operation, rounded.
    macro_rules! step {
        ($operation:expr, $round:expr) => {
            Float::with_val_round(precision, $operation, $round).0
        };
        ($operation:expr) => {
            step!($operation, side)
        };
    }
    let input = float(x);
    // How to round a positive factor of x, and what it decreases with: a product with a negative x
    // is bounded from below by bounding the other factor from above.
    let (near, far) = if x < 0.0 { (other, side) } else { (side, other) };
    match function {
        Exp => step!(input.exp_ref()),
        Expm1 => step!(input.exp_m1_ref()),
        Log => step!(input.ln_ref()),
        // log1p(-0) is +0 in some versions of MPFR.
        Log1p if x == 0.0 => input,
        Log1p => step!(input.ln_1p_ref()),
        Sinh => step!(input.sinh_ref()),
        Tanh => step!(input.tanh_ref()),
        Atan => step!(input.atan_ref()),
        Erf => step!(input.erf_ref()),
        Gd => step!(step!(input.sinh_ref()).atan_ref()),
        InvGd => {
            // tan is increasing on (-π/2, π/2) only.
            let half_pi = step!(rug::float::Constant::Pi, Round::Up) / 2u32;
            if x.is_infinite() || x.abs() > half_pi {
                return Float::with_val(precision, Special::Nan);
            }
            step!(step!(input.tan_ref()).asinh_ref())
        }
        Sigmoid => {
            let e = step!(step!(-&input).exp_ref(), other);
            step!(step!(&e + 1u32, other).recip_ref())
        }
        // x + log(1 + e^-x) where that is not all log(1 + e^x) of a large number.
        Softplus if x > 0.0 && x.is_finite() => {
            // e^-x falls as x grows but x is exact: its own rounding goes with the bound.
            let tail = step!(step!(step!(-&input).exp_ref()).ln_1p_ref());
            step!(&input + &tail)
        }
        Softplus => step!(step!(input.exp_ref()).ln_1p_ref()),
        // The rest are x·g(x) with 0 < g(x) < 1, g increasing, which tends to 0 and 1.
        Silu | Gelu | GeluTanh | Mish if x == 0.0 || x == f64::INFINITY => input,
        Silu | Gelu | GeluTanh | Mish if x == f64::NEG_INFINITY => float(-0.0),
        // x/(1 + e^-x).
        Silu => {
            let e = step!(step!(-&input).exp_ref(), far);
            step!(&input / &step!(&e + 1u32, far))
        }
        Gelu => {
            // −x/√2 = −√(x²/2) with the sign of x, to be rounded against g: erfc falls.
            let t = if x < 0.0 {
                let square = step!(input.square_ref(), far) / 2u32;
                step!(square.sqrt_ref(), far)
            } else {
                let square = step!(input.square_ref(), near) / 2u32;
                -step!(square.sqrt_ref(), near)
            };
            step!(&input * &step!(t.erfc_ref(), near)) / 2u32
        }
        GeluTanh => {
            // u = √(2/π)·(x + 0.044715·x³), its magnitude up or down as its sign and the side of g want.
            let away = (near == Round::Up) == (x > 0.0);
            let (out, inn) = if away { (Round::Up, Round::Down) } else { (Round::Down, Round::Up) };
            let size = Float::with_val(precision.max(53), x.abs());
            let cube = step!(&size * &step!(size.square_ref(), out), out);
            let term = step!(&step!(&cube * 44_715u32, out) / 1_000_000u32, out);
            let sum = step!(&size + &term, out);
            let pi = step!(rug::float::Constant::Pi, inn);
            let ratio = step!(2u32 / &pi, out);
            let u = step!(&sum * &step!(ratio.sqrt_ref(), out), out);
            let u = if x < 0.0 { -u } else { u };
            // x/(1 + e^-2u); where u < 0, tanh near −1 would cancel.
            let e = step!(Float::with_val(precision, -u * 2u32).exp_ref(), far);
            step!(&input / &step!(&e + 1u32, far))
        }
        Mish => {
            let softplus = step!(step!(input.exp_ref(), near).ln_1p_ref(), near);
            step!(&input * &step!(softplus.tanh_ref(), near))
        }
    }
}

/// The bit pattern of `x`, or of something infinitely little less or greater.
fn round(x: &Float, than: Ordering, target: Target) -> u64 {
    let precision = i64::from(target.precision);
    let last = i64::from(2 - target.max_exponent) - precision;
    let infinity = (2 * target.max_exponent as u64 + 1) << (target.precision - 1);
    if x.is_infinite() && than == Ordering::Equal {
        return target.with_sign(infinity, x.is_sign_negative());
    }
    // Sign and direction in terms of the magnitude. A zero bound has the sign of what lies beyond it.
    let negative = if x.is_zero() && than != Ordering::Equal {
        than == Ordering::Less
    } else {
        x.is_sign_negative()
    };
    let outward = match than {
        Ordering::Equal => Ordering::Equal,
        _ if (than == Ordering::Less) == negative => Ordering::Greater,
        _ => Ordering::Less,
    };
    let mut binade = match x.get_exp() {
        Some(e) => i64::from(e) - 1,
        None if x.is_zero() => last,
        None => 1 << 40,
    };
    let is_power = Float::with_val_round(1, x, Round::Zero).1 == Ordering::Equal;
    if is_power && outward == Ordering::Less {
        binade -= 1;
    }
    let (nearest, even, up) = match target.rounding {
        Mode::Ieee(Rounding::NearestEven) => (true, true, false),
        Mode::Ieee(Rounding::NearestAway) => (true, false, false),
        Mode::Ieee(Rounding::Up) => (false, false, !negative),
        Mode::Ieee(Rounding::Down) => (false, false, negative),
        Mode::Ieee(Rounding::TowardZero) | Mode::Odd => (false, false, false),
    };
    if binade > i64::from(target.max_exponent) {
        return target.with_sign(infinity - u64::from(!nearest && !up), negative);
    }
    let ulp = (binade + 1 - precision).max(last);
    // The magnitude in halves of an ulp, and what is left: 2·|x|/ulp = halves + rest. Exact, since both have
    // no more bits than x.
    let scaled = Float::with_val(x.prec(), x.abs_ref()) >> (ulp as i32 - 1);
    let whole = Float::with_val(x.prec(), scaled.floor_ref());
    let mut halves = whole.to_f64() as u64;
    let mut inexact = whole != scaled;
    if !inexact && outward == Ordering::Less {
        halves -= 1;
    }
    inexact |= outward != Ordering::Equal;
    let (quotient, half) = (halves / 2, halves % 2 == 1);
    let increment = if nearest {
        half && (inexact || !even || quotient % 2 == 1)
    } else if target.rounding == Mode::Odd {
        (half || inexact) && quotient % 2 == 0
    } else {
        up && (half || inexact)
    };
    let magnitude =
        ((ulp - last) as u64 * (1 << (target.precision - 1))) + quotient + u64::from(increment);
    target.with_sign(magnitude, negative)
}
