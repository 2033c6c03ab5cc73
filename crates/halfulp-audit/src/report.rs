//! What an audit found, as people and programs read it.

use halfulp::{Format, Function};
use halfulp_verify::Truth;
use serde::Serialize;

use crate::audit::{Audit, Failed};
use crate::tally::{self, BINS, Case, PARTS, Property, Scale};

/// What an audit found. Bit patterns are numbers here, and hexadecimal text in JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What was audited.
    pub subject: String,
    /// What it should compute.
    pub function: String,
    /// The format of argument and result.
    pub format: String,
    /// `exhaustive`, `sampled` or `incomplete`.
    pub evidence: &'static str,
    /// 1, or the distance between the bit patterns that were run.
    pub stride: u64,
    /// How many inputs have a result.
    pub inputs: u64,
    /// How many of these are not the exact value correctly rounded.
    pub wrong: u64,
    /// How many inputs have no result, since the audited code crashed, hung or wrote something else.
    pub without_result: u64,
    /// What happened there.
    pub failures: Vec<Failure>,
    /// The largest error in ulp; of one half at most if nothing is wrong. `null`: infinite.
    pub largest_error: Option<f64>,
    /// The wrong results that are farthest from the truth.
    pub worst: Vec<Result>,
    /// How many wrong results have an error up to so many ulp; `null`: any number.
    pub histogram: Vec<Bin>,
    /// How many results are NaN where they should not be, or the other way round.
    pub wrong_nan: u64,
    /// How many are wrong by the sign of a zero only.
    pub wrong_sign_of_zero: u64,
    /// What should hold.
    pub properties: Vec<PropertyReport>,
    /// The least result and the greatest.
    pub range: Vec<Bound>,
    /// The results for special inputs.
    pub special: Vec<Special>,
    /// The inputs by sign and exponent.
    pub binades: Vec<Binade>,
    /// What else was noticed.
    pub notes: Vec<String>,
    /// Where the right results come from.
    pub truth: String,
    /// The version of halfulp.
    pub halfulp: &'static str,
    /// The inputs in 2,048 parts, for plots: ordered from the least to the greatest input.
    pub parts: Vec<Part>,
}

/// Inputs without a result.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    /// The first of them.
    pub first: String,
    /// The last.
    pub last: String,
    /// How many there are.
    pub inputs: u64,
    /// What happened.
    pub failure: String,
}

/// A result, in bits and in decimal.
#[derive(Clone, Debug, Serialize)]
pub struct Result {
    /// The input.
    pub input: String,
    /// Its value; `null`: an infinity or NaN.
    pub value: f32,
    /// The result.
    pub got: String,
    /// The correctly rounded result.
    pub expected: String,
    /// The error in ulp, from the exact value; `null`: infinite.
    pub ulp: Option<f64>,
}

/// A bin of the histogram.
#[derive(Clone, Debug, Serialize)]
pub struct Bin {
    /// The largest error in it.
    pub up_to: Option<f64>,
    /// How many wrong results.
    pub wrong: u64,
}

/// Whether a property holds.
#[derive(Clone, Debug, Serialize)]
pub struct PropertyReport {
    /// Its name.
    pub name: Property,
    /// What should hold.
    pub property: &'static str,
    /// Whether it does.
    pub holds: bool,
    /// How many inputs or steps it was looked at for.
    pub looked_at: u64,
    /// For how many it does not hold.
    pub broken: u64,
    /// The first of these.
    pub first: Option<Result>,
}

/// An end of the range of results.
#[derive(Clone, Debug, Serialize)]
pub struct Bound {
    /// `least` or `greatest`.
    pub which: &'static str,
    /// Whether the result is inside the range of the correctly rounded ones.
    pub holds: bool,
    /// The input of the most extreme result.
    pub input: String,
    /// That result.
    pub got: String,
    /// Its value.
    pub value: String,
    /// The most extreme correctly rounded result.
    pub truth: String,
    /// Its value.
    pub truth_value: String,
}

/// The result for a special input.
#[derive(Clone, Debug, Serialize)]
pub struct Special {
    /// The input in words.
    pub name: String,
    /// The input.
    pub input: String,
    /// The result.
    pub got: String,
    /// Its value.
    pub got_value: String,
    /// The correctly rounded result.
    pub expected: String,
    /// Its value.
    pub expected_value: String,
    /// Whether they are the same.
    pub right: bool,
}

/// Inputs of one sign and exponent.
#[derive(Clone, Debug, Serialize)]
pub struct Binade {
    /// `+2^3`, `-subnormal` and so on.
    pub name: String,
    /// How many have a result.
    pub inputs: u64,
    /// How many of these are wrong.
    pub wrong: u64,
    /// The largest error in ulp, to about six digits; NaNs are left out, and in f32 right results.
    pub largest_error: f64,
}

/// Consecutive bit patterns.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// The value nearest to zero of them.
    pub from: f64,
    /// How many have a result.
    pub inputs: u64,
    /// How many of these are wrong.
    pub wrong: u64,
    /// The least error with its sign, in ulp; NaNs are left out, and in f32 right results.
    pub low: f64,
    /// The greatest.
    pub high: f64,
}

/// A bit pattern in hexadecimal, as wide as the format.
fn hex(format: Format, bits: u32) -> String {
    format!("{bits:0width$x}", width = format.bits() as usize / 4)
}

/// A value, as short as it can be told from every other f32.
fn value(format: Format, bits: u32) -> String {
    let value = format.decode(bits) as f32;
    match value.abs() {
        magnitude if magnitude.is_nan() => "NaN".into(),
        0.0 | 1e-4..1e7 | f32::INFINITY => format!("{value}"),
        _ => format!("{value:e}"),
    }
}

fn finite(error: f64) -> Option<f64> {
    error.is_finite().then_some(error)
}

impl Report {
    /// What an audit found so far, with this many of the worst results.
    ///
    /// # Errors
    /// If the audit is of a function or a format that there is not, or `truth` has nothing about it.
    pub fn new(audit: &Audit, truth: &Truth, worst: usize) -> std::result::Result<Self, String> {
        let (function, format) = audit.target()?;
        let scale = Scale::new(function, format);
        let tally = audit.tally();
        let target =
            halfulp_verify::Target { function, format, rounding: halfulp::Rounding::NearestEven };
        let maker = truth.maker(target).map_err(|error| error.to_string())?;
        let case = |ulp: f64, case: &Case| Result {
            input: hex(format, case.input),
            value: format.decode(case.input) as f32,
            got: hex(format, case.got),
            expected: hex(format, case.expected),
            ulp: finite(ulp),
        };
        let exact = |found: &Case| {
            let x = format.decode(found.input);
            case(halfulp_oracle::ulp_error(function, x, format, found.got), found)
        };
        let farthest = tally.worst(function, format, worst.max(1));
        let complete = audit.done() == audit.inputs(format);
        let without_result = audit.failed().iter().map(|failed| failed.inputs).sum::<u64>();
        let largest_of_parts = tally.parts.iter().map(tally::Part::largest).fold(0.0, f64::max);
        Ok(Report {
            subject: audit.subject().into(),
            function: function.name().into(),
            format: format.name().into(),
            evidence: match audit.stride() {
                _ if !complete || without_result > 0 => "incomplete",
                1 => "exhaustive",
                _ => "sampled",
            },
            stride: audit.stride(),
            inputs: tally.inputs,
            wrong: tally.wrong,
            without_result,
            failures: failures(audit, format),
            largest_error: match farthest.first() {
                Some(&(error, _)) => finite(error),
                None if format.bits() == 16 => Some(largest_of_parts),
                None => Some(0.5),
            },
            worst: farthest.iter().take(worst).map(|(ulp, found)| case(*ulp, found)).collect(),
            histogram: BINS
                .iter()
                .zip(tally.histogram)
                .map(|(&end, wrong)| Bin { up_to: finite(end), wrong })
                .collect(),
            wrong_nan: tally.nan,
            wrong_sign_of_zero: tally.zero_sign,
            properties: properties(audit, &scale, function, &exact),
            range: range(audit, format),
            special: special(audit, format),
            binades: binades(audit, format),
            notes: audit.notes().map(str::to_owned).collect(),
            truth: format!("{}, {}", maker.oracle, maker.date),
            halfulp: env!("CARGO_PKG_VERSION"),
            parts: parts(audit, format),
        })
    }

    /// Whether every input has a result, and every result is right.
    pub fn is_right(&self) -> bool {
        self.wrong == 0 && self.without_result == 0
    }
}

/// What failed alike on neighbouring inputs is one failure.
fn failures(audit: &Audit, format: Format) -> Vec<Failure> {
    let mut joined: Vec<Failed> = Vec::new();
    for failed in audit.failed() {
        match joined.last_mut() {
            Some(last)
                if last.failure == failed.failure
                    && u64::from(last.last) + audit.stride() >= failed.first.into() =>
            {
                last.last = failed.last;
                last.inputs += failed.inputs;
            }
            _ => joined.push(failed.clone()),
        }
    }
    let report = |failed: Failed| Failure {
        first: hex(format, failed.first),
        last: hex(format, failed.last),
        inputs: failed.inputs,
        failure: failed.failure,
    };
    joined.into_iter().map(report).collect()
}

fn properties(
    audit: &Audit,
    scale: &Scale,
    function: Function,
    exact: &dyn Fn(&Case) -> Result,
) -> Vec<PropertyReport> {
    let odd = function.symmetry() == halfulp::function::Symmetry::Odd;
    let applies = |property: &&Property| odd || **property != Property::Odd;
    let report = |&property: &Property| {
        let count = audit.tally().property(property, scale);
        PropertyReport {
            name: property,
            property: property.sentence(),
            holds: count.broken == 0,
            looked_at: count.of,
            broken: count.broken,
            first: count.first.as_ref().map(exact),
        }
    };
    Property::ALL.iter().filter(applies).map(report).filter(|report| report.looked_at > 0).collect()
}

fn range(audit: &Audit, format: Format) -> Vec<Bound> {
    let Some(extremes) = audit.tally().extremes() else { return Vec::new() };
    let leaves = audit.tally().leaves_range(format);
    let ends = ["least", "greatest"].into_iter().zip(extremes).zip(leaves);
    ends.map(|((which, extreme), leaves)| Bound {
        which,
        holds: !leaves,
        input: hex(format, extreme.case.input),
        got: hex(format, extreme.case.got),
        value: value(format, extreme.case.got),
        truth: hex(format, extreme.truth),
        truth_value: value(format, extreme.truth),
    })
    .collect()
}

fn special(audit: &Audit, format: Format) -> Vec<Special> {
    let found = |(name, bits): (String, u32)| {
        let Case { input, got, expected } = *audit.tally().special.get(&bits)?;
        let nan = format.is_nan(got) && format.is_nan(expected);
        Some(Special {
            name,
            input: hex(format, input),
            got: hex(format, got),
            got_value: value(format, got),
            expected: hex(format, expected),
            expected_value: value(format, expected),
            right: nan || got == expected,
        })
    };
    tally::special_inputs(format).into_iter().filter_map(found).collect()
}

fn binades(audit: &Audit, format: Format) -> Vec<Binade> {
    let binades = &audit.tally().binades;
    let half = binades.len() / 2;
    let name = |index: usize| {
        let sign = if index < half { '+' } else { '-' };
        match index % half {
            0 => format!("{sign}subnormal"),
            exponent if exponent == half - 1 => format!("{sign}inf, NaN"),
            exponent => format!("{sign}2^{}", exponent as i32 - format.max_exponent()),
        }
    };
    let binade = |(index, part): (usize, &tally::Part)| Binade {
        name: name(index),
        inputs: part.inputs,
        wrong: part.wrong,
        largest_error: part.largest(),
    };
    binades.iter().enumerate().map(binade).collect()
}

/// The parts from the least input to the greatest.
fn parts(audit: &Audit, format: Format) -> Vec<Part> {
    let parts = &audit.tally().parts;
    let part = |index: usize| {
        let bits = (index as u32) << (format.bits() - PARTS.trailing_zeros());
        let part = &parts[index];
        Part {
            from: format.decode(bits),
            inputs: part.inputs,
            wrong: part.wrong,
            low: part.low,
            high: part.high,
        }
    };
    let beyond = format.infinity() >> (format.bits() - PARTS.trailing_zeros());
    let half = PARTS / 2;
    // Infinities and NaN have no place on an axis.
    let end = beyond as usize;
    (0..end).rev().map(|index| part(half + index)).chain((0..end).map(part)).collect()
}
