//! The truth: correctly rounded values of halfulp's functions, by rigorous enclosures.
#![forbid(unsafe_code)]

mod ball;
mod define;
mod dyadic;
mod rounding;

pub use ball::{Ball, Magnitude};
pub use dyadic::Dyadic;
pub use rounding::{Enclosure, Mode, Target};

use define::Exact;
use halfulp::{Format, Function, Rounding};
use rayon::prelude::*;

/// The precision of the first try: one machine word of midpoint.
const FIRST_PRECISION: u32 = 64;

/// The precision at which to give up: see [`settle`].
const LAST_PRECISION: u32 = 1 << 14;

/// The bit pattern, in `format`, of f(x) rounded once. A NaN is the canonical one.
pub fn round(function: Function, x: f64, format: Format, rounding: Rounding) -> u32 {
    let target = Target::new(format, rounding);
    round_to(function, x, target).map_or(format.canonical_nan(), |bits| bits as u32)
}

/// The bit pattern of f(x) rounded to `target`; `None` for a NaN.
pub fn round_to(function: Function, x: f64, target: Target) -> Option<u64> {
    match define::exact(function, x) {
        Some(Exact::Nan) => None,
        Some(Exact::Value(value)) => {
            let magnitude = match Dyadic::from_f64(value.abs()) {
                Some(value) => target.round(&value),
                None => target.infinity(),
            };
            Some(target.with_sign(magnitude, value.is_sign_negative()))
        }
        None => Some(settle(function, x, |enclosure| target.round_enclosure(enclosure))),
    }
}

fn settle<T>(function: Function, x: f64, decide: impl Fn(&Enclosure) -> Option<T>) -> T {
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
    panic!(
        "{function}({x:e}) is undecided at {LAST_PRECISION} bits: an unknown exact value or tie?"
    )
}

/// f of every number of a 16-bit format, in the order of their bit patterns.
pub fn results(function: Function, format: Format, rounding: Rounding) -> Vec<u16> {
    assert_eq!(format.bits(), 16, "{format} has more than 16 bits");
    (0..=u16::MAX)
        .into_par_iter()
        .map(|bits| round(function, format.decode(bits.into()), format, rounding) as u16)
        .collect()
}
