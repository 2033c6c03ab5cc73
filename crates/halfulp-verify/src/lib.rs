//! Every input of a function, through any implementation: digests of the results, and a census of the wrong ones.
//!
//! An [`Implementation`] turns an array of input bits into an array of output bits. [`Digests::of`] condenses what it
//! gives for every input of a [`Target`]; [`census()`] holds that against a [`Reference`] — the digests of `truth/`
//! ([`Truth`]), or the oracle's results computed anew — and names the inputs that are wrong. There is no tolerance: a
//! correctly rounded result is unique.

mod census;
mod digest;
mod hard;
mod implementation;
mod odd34;
mod sweep;
mod truth;

use std::fmt;

use halfulp::{Format, Function, Rounding};

pub use census::{
    Census, Error, Reference, Wrong, census, census_into, census_of_chunks, right_results,
};
pub use digest::{Digest, Digests, chunks, encode, encode_odd34, inputs};
pub use hard::{Boundary, CASES, HardCase, HardCases};
pub use implementation::{Designed, Filter, Implementation, Library, Oracle, Unsupported};
pub use odd34::{Odd34, Odd34Census, WrongOdd34, census_odd34};
pub use sweep::Sweep;
pub use truth::{F32Truth, Maker, Truth, TruthError, TruthErrorKind, TruthFile};

/// What is computed: a function, in a format, rounded in a mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Target {
    /// The function.
    pub function: Function,
    /// The format of its argument and result.
    pub format: Format,
    /// The rounding of its result.
    pub rounding: Rounding,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}, {}", self.function, self.format, self.rounding)
    }
}

/// A number with its digits in groups of three, as in reports.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
