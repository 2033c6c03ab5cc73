//! The truth: correctly rounded values of halfulp's functions, by rigorous enclosures.
//!
//! [`round`] returns the bits of f(x) rounded once, to any format, in any mode. How it knows:
//!
//! 1. Where f(x) is rational, infinite or undefined, it is looked up; the list is complete, by theorem.
//! 2. Where x is tiny or f saturates, an inequality such as x − x³/3 < tanh x < x encloses f(x), and an
//!    enclosure whose ends are excluded decides even when one end is a number of the format.
//! 3. Otherwise f(x) is evaluated in arithmetic on [`Ball`]s: midpoints of 64 bits, and a radius that bounds
//!    every error. If both ends of the result round to the same number, that is the answer; if not,
//!    the precision is doubled and the evaluation repeated (A. Ziv, Fast evaluation of elementary
//!    mathematical functions with correctly rounded last bit, ACM TOMS 17(3), 1991).
//!
//! No floating-point operation takes part in a proof: balls are built on exact integers, and f64 only
//! chooses reductions whose every choice is valid.
//!
//! ```
//! use halfulp::{Format, Function, Rounding};
//! use halfulp_oracle::{decimal, round};
//!
//! // tanh 40 is below 1 by 3.6e-35.
//! assert_eq!(round(Function::Tanh, 40.0, Format::F16, Rounding::NearestEven), 0x3c00);
//! assert_eq!(round(Function::Tanh, 40.0, Format::F16, Rounding::Down), 0x3bff);
//! assert_eq!(decimal(Function::Exp, 1.0, 20), "2.7182818284590452354e0");
//! ```
//!
//! The feature `mpfr` adds the module `mpfr`, a second oracle that shares nothing with this one but the list
//! of functions. It needs the system's MPFR and GMP (LGPL), and the tests that compare the two use it.
#![forbid(unsafe_code)]

mod ball;
mod decimal;
mod define;
mod dyadic;
#[cfg(feature = "mpfr")]
pub mod mpfr;
mod rounding;

pub use ball::{Ball, Magnitude};
pub use define::{exact, formula};
pub use dyadic::Dyadic;
pub use rounding::{Enclosure, Mode, Target};

use halfulp::{Format, Function, Rounding};
use rayon::prelude::*;

/// The precision of the first try: a midpoint of one machine word.
const FIRST_PRECISION: u32 = 64;

/// The precision after which to give up.
const LAST_PRECISION: u32 = 1 << 14;

/// The bit pattern in `format` of f(x) rounded once, for any number `x` (every f16, bf16 and f32 is an
/// f64 exactly). A NaN is [`Format::canonical_nan`].
///
/// # Panics
///
/// If f(x) cannot be told from a number of the format or a midpoint at 2^14 bits. That would be an
/// exact value missing from the list of them, and no result is better than a wrong one.
pub fn round(function: Function, x: f64, format: Format, rounding: Rounding) -> u32 {
    let target = Target::new(format, rounding);
    round_to(function, x, target).map_or(format.canonical_nan(), |bits| bits as u32)
}

/// The 34-bit pattern of f(x) rounded to odd with 26 bits of precision and f32's exponents: see
/// [`Target::ODD34`]. A NaN is f32's canonical one, shifted: 1ff000000.
///
/// # Panics
///
/// As [`round`].
pub fn round_odd34(function: Function, x: f64) -> u64 {
    let nan = u64::from(Format::F32.canonical_nan()) << 2;
    round_to(function, x, Target::ODD34).unwrap_or(nan)
}

/// The bit pattern in `format` of the real number that [`round_odd34`] rounded to `odd34`.
pub fn narrow_odd34(odd34: u64, format: Format, rounding: Rounding) -> u32 {
    let (odd, target) = (Target::ODD34, Target::new(format, rounding));
    let magnitude = odd34 & !odd.sign_bit();
    if magnitude > odd.infinity() {
        return format.canonical_nan();
    }
    let negative = odd34 != magnitude;
    let bits = match odd.decode(magnitude) {
        Some(value) if negative => target.round(&-&value),
        Some(value) => target.round(&value),
        None => target.infinity(),
    };
    target.with_sign(bits, negative) as u32
}

/// The bit pattern of f(x) rounded to `target`; `None` for a NaN.
///
/// # Panics
///
/// As [`round`].
pub fn round_to(function: Function, x: f64, target: Target) -> Option<u64> {
    match define::exact(function, x) {
        Some(value) if value.is_nan() => None,
        Some(value) => {
            let negative = value.is_sign_negative();
            let bits = match Dyadic::from_f64(value) {
                Some(value) => target.round(&value),
                None => target.infinity(),
            };
            Some(target.with_sign(bits, negative))
        }
        None => Some(settle(function, x, |enclosure| target.round_enclosure(enclosure))),
    }
}

/// f of every number of a 16-bit format, in the order of their bit patterns, on all cores.
///
/// # Panics
///
/// If `format` has more than 16 bits; and as [`round`].
pub fn results(function: Function, format: Format, rounding: Rounding) -> Vec<u16> {
    results_with_progress(function, format, rounding, |_| ())
}

/// [`results`], calling `progress` with the number of inputs done since its last call, from any thread.
///
/// # Panics
///
/// As [`results`].
pub fn results_with_progress(
    function: Function,
    format: Format,
    rounding: Rounding,
    progress: impl Fn(usize) + Sync,
) -> Vec<u16> {
    assert_eq!(format.bits(), 16, "{format} has more than 16 bits");
    const CHUNK: usize = 512;
    let mut results = vec![0; 1 << 16];
    results.par_chunks_mut(CHUNK).enumerate().for_each(|(index, chunk)| {
        for (offset, result) in chunk.iter_mut().enumerate() {
            let x = format.decode((index * CHUNK + offset) as u32);
            *result = round(function, x, format, rounding) as u16;
        }
        progress(CHUNK);
    });
    results
}

/// f(x) in decimal, to `digits` significant digits, rounded to nearest: `2.71828e0`.
///
/// An exact value is written without trailing zeros; `nan`, `inf`, `-inf`, `0` and `-0` as that. Where f(x) is
/// beyond 2^±4096 the text says just that.
///
/// # Panics
///
/// If `digits` is 0; and as [`round`].
pub fn decimal(function: Function, x: f64, digits: usize) -> String {
    assert!(digits > 0, "a number has at least one digit");
    if let Some(value) = define::exact(function, x) {
        return match Dyadic::from_f64(value) {
            Some(exact) if !exact.is_zero() => decimal::exact(&exact, digits),
            _ => value.to_string().to_lowercase(),
        };
    }
    match define::limit(function, x) {
        Some(Enclosure::Beyond { negative: false }) => return "above 2^4096".into(),
        Some(Enclosure::Beyond { negative: true }) => return "below -2^4096".into(),
        Some(Enclosure::Between(lower, _)) if lower.is_zero() => {
            return "between 0 and 2^-4096".into();
        }
        Some(Enclosure::Between(_, upper)) if upper.is_zero() => {
            return "between -2^-4096 and 0".into();
        }
        _ => (),
    }
    settle(function, x, |enclosure| match enclosure {
        Enclosure::Between(lower, upper) => {
            let result = decimal::nearest(lower, digits)?;
            (Some(&result) == decimal::nearest(upper, digits).as_ref()).then_some(result)
        }
        _ => None,
    })
}

/// How far the number with the bit pattern `got` is from f(x), in units of the last place that `format`
/// has in the binade of f(x). A correctly rounded result is at most 1/2 away in the nearest modes.
///
/// An infinity that f(x) overflows to counts as the power of two where it would stand; NaN and infinite
/// results count as 0 if they are right and infinitely wrong if not. The sign of zero is not looked at.
///
/// # Panics
///
/// As [`round`].
pub fn ulp_error(function: Function, x: f64, format: Format, got: u32) -> f64 {
    let target = Target::new(format, Rounding::NearestEven);
    let got = format.decode(got);
    let right_or_not = |right: bool| if right { 0.0 } else { f64::INFINITY };
    // Where an infinity would stand: the next power of two after the largest finite number.
    let place = |value: f64| {
        let beyond = Dyadic::power_of_two(i64::from(format.max_exponent()) + 1);
        Dyadic::from_f64(value).unwrap_or(if value < 0.0 { -&beyond } else { beyond })
    };
    let in_ulps = |value: &Dyadic| {
        let distance = (&place(got) - value).abs();
        distance.scale2(-target.ulp(value)).to_f64()
    };
    match define::exact(function, x) {
        Some(value) if value.is_nan() => right_or_not(got.is_nan()),
        _ if got.is_nan() => f64::INFINITY,
        Some(value) if value.is_infinite() => right_or_not(got == value),
        Some(value) => in_ulps(&place(value)),
        None => settle(function, x, |enclosure| match enclosure {
            Enclosure::Beyond { negative } => {
                Some(right_or_not(got.is_infinite() && (got < 0.0) == *negative))
            }
            Enclosure::Exact(value) => Some(in_ulps(value)),
            Enclosure::Between(lower, upper) => {
                let width = (upper - lower).binade();
                (width < target.ulp(lower) - 40).then(|| in_ulps(lower))
            }
        }),
    }
}

/// What `decide` makes of an enclosure of f(x) narrow enough for it to answer. f(x) must not be [`exact`].
///
/// # Panics
///
/// If it doesn't answer at 2^14 bits.
pub fn settle<T>(function: Function, x: f64, decide: impl Fn(&Enclosure) -> Option<T>) -> T {
    if let Some(result) = define::limit(function, x).as_ref().and_then(&decide) {
        return result;
    }
    let mut precision = FIRST_PRECISION;
    while precision <= LAST_PRECISION {
        let ball = define::evaluate(function, x, precision);
        if let Some(result) = Enclosure::from_ball(&ball).as_ref().and_then(&decide) {
            return result;
        }
        precision *= 2;
    }
    panic!("{function}({x:e}) is undecided at {LAST_PRECISION} bits: an exact value not listed?")
}
