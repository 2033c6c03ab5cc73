//! A census: every input, and which of the results are wrong.

use std::cell::OnceCell;
use std::fmt;
use std::time::{Duration, Instant};

use halfulp::Format;

use crate::digest::{self, canonical};
use crate::implementation::{self, Implementation};
use crate::{Target, Truth, TruthError, Unsupported};

/// What results are held against.
#[derive(Clone, Copy, Debug)]
pub enum Reference<'a> {
    /// The digests of `truth/`. Only where they differ does the oracle compute the right results.
    Truth(&'a Truth),
    /// The oracle's results, computed anew.
    Oracle,
}

/// What a census of one implementation found.
#[derive(Clone, Debug)]
pub struct Census {
    /// The implementation's name.
    pub implementation: String,
    /// What it computed.
    pub target: Target,
    /// How many inputs were run: every one.
    pub inputs: u64,
    /// How many results are wrong.
    pub wrong: u64,
    /// The first wrong results, in the order of the inputs' bits; no more than were asked for.
    pub listed: Vec<Wrong>,
    /// The result that is farthest from the truth.
    pub worst: Option<Wrong>,
    /// How long the implementation ran.
    pub time: Duration,
}

/// A wrong result.
#[derive(Clone, Copy, Debug)]
pub struct Wrong {
    /// The bit pattern of the input.
    pub input: u32,
    /// The bit pattern of the result.
    pub got: u32,
    /// The bit pattern of the correctly rounded result.
    pub expected: u32,
    /// The error of the result in ulp, from the exact value.
    pub ulp: f64,
}

/// Why a census could not be made.
#[derive(Debug)]
pub enum Error {
    /// An implementation does not compute the target.
    Unsupported(Unsupported),
    /// A file of `truth/` is missing or not valid.
    Truth(TruthError),
    /// The digests of `truth/` are not those of the oracle's results.
    Disagreement(Target),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Unsupported(error) => error.fmt(f),
            Error::Truth(error) => error.fmt(f),
            Error::Disagreement(target) => {
                write!(
                    f,
                    "the digests in truth/ are not those of the oracle's results for {target}"
                )
            }
        }
    }
}

impl std::error::Error for Error {}

impl From<Unsupported> for Error {
    fn from(error: Unsupported) -> Self {
        Error::Unsupported(error)
    }
}

impl From<TruthError> for Error {
    fn from(error: TruthError) -> Self {
        Error::Truth(error)
    }
}

/// Runs every input of `target` through each implementation and holds the results against the reference. The
/// first `list` wrong results of each are listed. `progress` is told the numbers of inputs done, as they are
/// done: in all, the number of the format's inputs for each implementation, and as many again
/// for the oracle if that is the reference.
///
/// # Errors
/// If an implementation does not compute the target, or `truth/` has no digests of it, or wrong ones.
pub fn census(
    implementations: &[&dyn Implementation],
    target: Target,
    reference: Reference<'_>,
    list: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Census>, Error> {
    let format = target.format;
    let truth = match reference {
        Reference::Truth(truth) => Some(truth.digests(target)?),
        Reference::Oracle => None,
    };
    let mut found: Vec<Census> = implementations
        .iter()
        .map(|implementation| Census {
            implementation: implementation.name().into(),
            target,
            inputs: digest::inputs(format),
            wrong: 0,
            listed: Vec::new(),
            worst: None,
            time: Duration::ZERO,
        })
        .collect();
    for (chunk, range) in digest::chunks(format).enumerate() {
        let size = digest::size(&range);
        let inputs = digest::bits(range);
        let expected = OnceCell::new();
        for (implementation, census) in implementations.iter().zip(&mut found) {
            let mut results = vec![0; size];
            let start = Instant::now();
            implementation.run(target, &inputs, &mut results)?;
            census.time += start.elapsed();
            progress(size as u64);
            let results_digest = || digest::chunk(format, &results);
            if truth.is_some_and(|truth| truth.chunks()[chunk] == results_digest()) {
                continue;
            }
            let expected = expected.get_or_init(|| {
                let tell = |n| {
                    if truth.is_none() {
                        progress(n)
                    }
                };
                implementation::oracle(target, &inputs, &tell)
            });
            if truth.is_some_and(|t| t.chunks()[chunk] != digest::chunk(format, expected)) {
                return Err(Error::Disagreement(target));
            }
            census.compare(&inputs, &results, expected, list);
        }
    }
    for census in &mut found {
        for wrong in census.listed.iter_mut().chain(&mut census.worst) {
            let x = format.decode(wrong.input);
            wrong.ulp = halfulp_oracle::ulp_error(target.function, x, format, wrong.got);
        }
    }
    Ok(found)
}

impl Census {
    /// Counts the wrong results of a chunk.
    fn compare(&mut self, inputs: &[u32], results: &[u32], expected: &[u32], list: usize) {
        let format = self.target.format;
        for ((&input, &got), &expected) in inputs.iter().zip(results).zip(expected) {
            if canonical(format, got) == canonical(format, expected) {
                continue;
            }
            self.wrong += 1;
            let wrong = Wrong { input, got, expected, ulp: distance(format, got, expected) };
            if self.listed.len() < list {
                self.listed.push(wrong);
            }
            if self.worst.is_none_or(|worst| worst.ulp < wrong.ulp) {
                self.worst = Some(wrong);
            }
        }
    }
}

/// How far a wrong result lies from the right one, in ulps of the latter; infinity counts as the power of two
/// where the format ends, a NaN in one place only as infinitely far.
fn distance(format: Format, got: u32, expected: u32) -> f64 {
    if format.is_nan(got) || format.is_nan(expected) {
        return f64::INFINITY;
    }
    // Both in f64, where they and the power of two beyond the largest number are exact.
    let end = 2f64.powi(format.max_exponent() + 1);
    let value = |bits| format.decode(bits).clamp(-end, end);
    let magnitude = value(expected).abs();
    let below = magnitude.max(2f64.powi(format.min_exponent())).log2().floor() as i32;
    let ulp = 2f64.powi(below.min(format.max_exponent()) + 1 - format.precision() as i32);
    (value(got) - value(expected)).abs() / ulp
}
