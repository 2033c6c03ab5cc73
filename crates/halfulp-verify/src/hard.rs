//! The hard cases of f32: the inputs whose results are nearest to where rounding changes.
//!
//! A file is text, named after its function:
//!
//! ```text
//! halfulp-hard 1
//! function tanh
//! oracle halfulp-filter 0.1.0 over core-math 1.4, halfulp-oracle 0.1.0
//! date 2026-12-01
//! midpoint 3ac37de2 0eb0df763 -26.67
//! …
//! number 4058e0a3 0fdfdab67 -27.91
//! …
//! checksum HEX
//! ```
//!
//! An entry is the kind of the nearest boundary, the input's bits, the result's odd34 pattern, and the distance of f(x)
//! from the boundary, 2^n ulp of f32, as n. Midpoints make the nearest modes hard, numbers the directed ones. Of
//! each kind there are the [`CASES`] nearest over all inputs, nearest first, except
//!
//! - inputs whose results are exact,
//! - of odd functions, negative inputs,
//! - of all functions but log, inputs below 2^-12 in magnitude, where a linear or a quadratic polynomial leaves out so
//!   little that whole families of inputs are near to a boundary,
//! - boundaries that f approaches without end and never reaches: 0 where f underflows, 2^128 where it overflows, ±1 of tanh, x of
//!   silu and so on.

use std::fmt::{self, Write as _};
use std::path::Path;
use std::{fs, io};

use halfulp::Function;
use halfulp_oracle::{Dyadic, Enclosure};

use crate::truth::{Maker, TruthError, TruthErrorKind, checked_body};

/// How many hard cases of each kind there are.
pub const CASES: usize = 2_000;

/// A boundary: where some rounding to f32 changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Boundary {
    /// A number halfway between two numbers of f32.
    Midpoint,
    /// A number of f32.
    Number,
}

impl Boundary {
    /// Both kinds.
    pub const ALL: [Boundary; 2] = [Boundary::Midpoint, Boundary::Number];

    /// The name, as in files.
    pub const fn name(self) -> &'static str {
        match self {
            Boundary::Midpoint => "midpoint",
            Boundary::Number => "number",
        }
    }

    /// The boundary of this kind next to the number, no boundary itself, whose odd34 pattern is given without its
    /// sign; as the pattern of that boundary.
    fn next_to(self, odd34: u64) -> u64 {
        // Patterns of boundaries are even; those of f32's numbers are multiples of 4.
        let below = odd34 - 1;
        let is_number = below.is_multiple_of(4);
        if is_number == (self == Boundary::Number) { below } else { odd34 + 1 }
    }
}

/// An input whose result is near to a boundary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HardCase {
    /// The bit pattern of the input.
    pub input: u32,
    /// The odd34 pattern of the result, from which every rounding follows.
    pub odd34: u64,
    /// The distance from the boundary is 2^(this/100) ulp of f32.
    pub hundredths: i32,
}

/// The hard cases of a function: the content of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HardCases {
    /// The function.
    pub function: Function,
    /// Who made them, and when.
    pub maker: Maker,
    /// Those near to a midpoint, nearest first.
    pub midpoints: Vec<HardCase>,
    /// Those near to a number of f32, nearest first.
    pub numbers: Vec<HardCase>,
}

/// log2 of the distance, in ulp of f32, of f(x) from the next boundary of a kind; exact but for the last rounding to
/// f64. The result must be no boundary itself.
pub(crate) fn distance(function: Function, input: u32, odd34: u64, boundary: Boundary) -> f64 {
    const ODD34: halfulp_oracle::Target = halfulp_oracle::Target::ODD34;
    let magnitude = odd34 & !ODD34.sign_bit();
    let finite = |magnitude| ODD34.decode(magnitude).unwrap_or_else(|| Dyadic::power_of_two(128));
    let boundary = finite(boundary.next_to(magnitude));
    let boundary = if odd34 != magnitude { -&boundary } else { boundary };
    // Two bits less than odd34.
    let ulp = ODD34.ulp(&finite(magnitude)) + 2;
    halfulp_oracle::settle(function, f32::from_bits(input).into(), |enclosure| {
        let Enclosure::Between(lower, upper) = enclosure else { return None };
        let distance = (lower - &boundary).abs();
        let settled = (upper - lower).binade() < distance.binade() - 52;
        let binade = distance.binade();
        settled.then(|| (binade - ulp) as f64 + distance.scale2(-binade).to_f64().log2())
    })
}

impl HardCases {
    /// The name of a function's file.
    pub fn name(function: Function) -> String {
        format!("{function}.txt")
    }

    /// Both kinds.
    pub fn all(&self) -> impl Iterator<Item = (Boundary, &HardCase)> {
        let midpoints = self.midpoints.iter().map(|case| (Boundary::Midpoint, case));
        midpoints.chain(self.numbers.iter().map(|case| (Boundary::Number, case)))
    }

    /// Reads the text of the file of a function.
    ///
    /// # Errors
    /// If the file is not exactly what [`Display`](fmt::Display) writes, or has too few cases or too many.
    pub fn parse(function: Function, text: &str) -> Result<Self, TruthError> {
        let error = |kind| TruthError { file: format!("hard/{}", Self::name(function)), kind };
        let body = checked_body(text).map_err(error)?;
        let mut lines = body.lines().zip(1..);
        let mut header = |key: &str| match lines.next().map(|(line, _)| line.split_once(' ')) {
            Some(Some((found, value))) if found == key && !value.is_empty() => Ok(value.to_owned()),
            _ => Err(error(TruthErrorKind::Header)),
        };
        let (version, name) = (header("halfulp-hard")?, header("function")?);
        let maker = Maker { oracle: header("oracle")?, date: header("date")? };
        if version != "1" || name != function.name() {
            return Err(error(TruthErrorKind::Header));
        }
        let (mut midpoints, mut numbers) = (Vec::new(), Vec::new());
        for (line, number) in lines {
            let (boundary, case) =
                parse_case(line).ok_or_else(|| error(TruthErrorKind::Entry(number)))?;
            match boundary {
                Boundary::Midpoint => midpoints.push(case),
                Boundary::Number => numbers.push(case),
            }
        }
        let file = HardCases { function, maker, midpoints, numbers };
        let complete = file.midpoints.len() == CASES && file.numbers.len() == CASES;
        if !complete || file.to_string() != text {
            return Err(error(TruthErrorKind::NotCanonical));
        }
        Ok(file)
    }

    /// Reads the file of a function from a directory.
    ///
    /// # Errors
    /// If it can't be read, or is not valid.
    pub fn read(directory: &Path, function: Function) -> Result<Self, TruthError> {
        let path = directory.join(Self::name(function));
        let text = fs::read_to_string(&path).map_err(|error| TruthError {
            file: path.display().to_string(),
            kind: match error.kind() {
                io::ErrorKind::NotFound => TruthErrorKind::Missing,
                _ => TruthErrorKind::Unreadable(error),
            },
        })?;
        Self::parse(function, &text)
    }
}

fn parse_case(line: &str) -> Option<(Boundary, HardCase)> {
    let mut fields = line.split(' ');
    let kind = fields.next()?;
    let boundary = *Boundary::ALL.iter().find(|boundary| boundary.name() == kind)?;
    let input = u32::from_str_radix(fields.next()?, 16).ok()?;
    let odd34 = u64::from_str_radix(fields.next()?, 16).ok()?;
    let (whole, part) = fields.next()?.strip_prefix('-')?.split_once('.')?;
    let hundredths = -(format!("{whole}{part}").parse::<i32>().ok()?);
    fields.next().is_none().then_some((boundary, HardCase { input, odd34, hundredths }))
}

impl fmt::Display for HardCases {
    /// Writes the text of the file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = String::new();
        writeln!(body, "halfulp-hard 1\nfunction {}", self.function)?;
        writeln!(body, "oracle {}\ndate {}", self.maker.oracle, self.maker.date)?;
        for (boundary, HardCase { input, odd34, hundredths }) in self.all() {
            let distance = hundredths.abs();
            writeln!(
                body,
                "{} {input:08x} {odd34:09x} -{}.{:02}",
                boundary.name(),
                distance / 100,
                distance % 100
            )?;
        }
        writeln!(f, "{body}checksum {}", blake3::hash(body.as_bytes()))
    }
}
