//! A census: every input, and which of the results are wrong.

use std::cell::OnceCell;
use std::fmt;
use std::ops::Range;
use std::time::{Duration, Instant};

use halfulp::{Backend, Format, Function, Rounding};
use rayon::prelude::*;

use crate::digest::{self, Digest, canonical};
use crate::implementation::{self, Filter, Implementation, Library};
use crate::odd34;
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
    /// The format of the results: that of the target but for [`census_into`].
    pub into: Format,
    /// How many inputs were run.
    pub inputs: u64,
    /// How many results are wrong.
    pub wrong: u64,
    /// The first wrong results, in the order of the inputs' bits; no more than were asked for.
    pub listed: Vec<Wrong>,
    /// The result that is farthest from the truth.
    pub worst: Option<Wrong>,
    /// How long the implementation ran, the times of all threads added up.
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
    /// The digests of a function's odd34 patterns in `truth/` are not those of the oracle's.
    Odd34Disagreement(Function),
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
            Error::Odd34Disagreement(function) => {
                write!(
                    f,
                    "the digests in truth/ are not those of the oracle's odd34 patterns for {function}"
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
    let chunks = 0..digest::chunks(target.format).len();
    census_of_chunks(implementations, target, chunks, reference, list, progress)
}

/// The [`census()`] of some of the format's [`chunks()`](crate::chunks()) only, which is no proof of the rest.
///
/// # Errors
/// As [`census()`].
///
/// # Panics
/// If `chunks` is empty, or the format has not so many.
pub fn census_of_chunks(
    implementations: &[&dyn Implementation],
    target: Target,
    chunks: Range<usize>,
    reference: Reference<'_>,
    list: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Census>, Error> {
    let format = target.format;
    let truth = match reference {
        Reference::Truth(truth) => Some(truth.digests(target)?.chunks()),
        Reference::Oracle => None,
    };
    let ranges: Vec<(usize, Range<u64>)> = digest::chunks(format).enumerate().collect();
    let found = ranges[chunks].par_iter().map(|(chunk, range)| {
        let truth = truth.map(|digests| digests[*chunk]);
        census_of_chunk(implementations, target, range, truth, list, progress)
    });
    Ok(merge(found.collect::<Result<_, Error>>()?, list))
}

/// The censuses of all chunks made one for each implementation, the errors of what they list made exact.
fn merge(found: Vec<Vec<Census>>, list: usize) -> Vec<Census> {
    let merged = found.into_iter().reduce(|mut all, chunk| {
        for (all, chunk) in all.iter_mut().zip(chunk) {
            all.add(chunk, list);
        }
        all
    });
    let mut found = merged.expect("at least one chunk");
    for census in &mut found {
        let Target { function, format, .. } = census.target;
        for wrong in census.listed.iter_mut().chain(&mut census.worst) {
            let x = format.decode(wrong.input);
            wrong.ulp = halfulp_oracle::ulp_error(function, x, census.into, wrong.got);
        }
    }
    found
}

/// The census of f32 inputs, those of the [`chunks()`](crate::chunks()) given, with results in another rounding mode than the
/// one that `truth/` has digests of, or in another format. Results are held against what the odd34 patterns imply, after those
/// have proved to have the digests of `truth/`: the library's own, if they do, else the filter's or the oracle's.
///
/// # Errors
/// If `truth/` has no digests of the function in f32, or wrong ones, or the processor lacks a backend.
///
/// # Panics
/// If `chunks` is empty, or there are not so many.
pub fn census_into(
    libraries: &[Library],
    (function, into, rounding): (Function, Format, Rounding),
    chunks: Range<usize>,
    truth: &Truth,
    list: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Census>, Error> {
    let target = Target { function, format: Format::F32, rounding };
    let digests = truth.odd34(function)?.chunks();
    let ranges: Vec<(usize, Range<u64>)> = digest::chunks(Format::F32).enumerate().collect();
    let found = ranges[chunks].par_iter().map(|(chunk, range)| {
        let census = |library: &Library| {
            census_of_chunk_into(*library, target, into, range, digests[*chunk], list, progress)
        };
        libraries.iter().map(census).collect()
    });
    Ok(merge(found.collect::<Result<_, Error>>()?, list))
}

/// As [`census_of_chunk`], for [`census_into`].
fn census_of_chunk_into(
    library: Library,
    target: Target,
    into: Format,
    range: &Range<u64>,
    truth: Digest,
    list: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Census, Error> {
    let Target { function, format, rounding } = target;
    let unsupported = |error: halfulp::SliceError| Unsupported {
        implementation: library.to_string(),
        target,
        reason: error.to_string(),
    };
    // With the right patterns, or the library's own and their digest.
    let pass = |right: Option<&[u64]>| -> Result<(Census, Digest), Error> {
        let size = digest::size(range);
        let mut census = Census { into, ..Census::new(library.name(), target, size) };
        let mut hasher = blake3::Hasher::new();
        for from in (0..size).step_by(digest::BLOCK) {
            let start = range.start + from as u64;
            let inputs = digest::bits(start..start + digest::BLOCK as u64);
            let mut results = vec![0; inputs.len()];
            let begin = Instant::now();
            library
                .map((function, rounding), (format, &inputs), (into, &mut results))
                .map_err(unsupported)?;
            census.time += begin.elapsed();
            let mut patterns = vec![0; inputs.len()];
            if let Some(right) = right {
                patterns.copy_from_slice(&right[from..][..inputs.len()]);
            } else {
                library.odd34(function, &inputs, &mut patterns).map_err(unsupported)?;
                hasher.update(&digest::encode_odd34(&patterns));
                progress(inputs.len() as u64);
            }
            let narrow = |&odd34: &u64| halfulp_filter::narrow(odd34, into, rounding);
            let expected: Vec<u32> = patterns.iter().map(narrow).collect();
            census.compare(&inputs, &results, &expected, list);
        }
        Ok((census, hasher.finalize()))
    };
    let (census, digest) = pass(None)?;
    if digest == truth {
        return Ok(census);
    }
    let right = odd34::right_patterns(function, &digest::bits(range.clone()), truth)?;
    Ok(pass(Some(&right))?.0)
}

/// A census of the inputs in one chunk; the errors in it are estimates yet.
fn census_of_chunk(
    implementations: &[&dyn Implementation],
    target: Target,
    range: &Range<u64>,
    truth: Option<Digest>,
    list: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Census>, Error> {
    let expected = OnceCell::new();
    let census = |implementation: &&dyn Implementation| {
        let mut census = Census::new(implementation.name(), target, digest::size(range));
        let mut hasher = blake3::Hasher::new();
        let mut start = Instant::now();
        digest::for_blocks(*implementation, target, range.clone(), |_, block| {
            census.time += start.elapsed();
            if truth.is_some() {
                hasher.update(&digest::encode(target.format, block));
            }
            progress(block.len() as u64);
            start = Instant::now();
        })?;
        if truth.is_some_and(|truth| truth == hasher.finalize()) {
            return Ok(census);
        }
        let expected = match expected.get() {
            Some(expected) => expected,
            None => {
                let right = results_of_chunk(target, range, truth, progress)?;
                expected.get_or_init(|| right)
            }
        };
        // Once more: results that are right need not have been kept.
        let mut done = 0;
        digest::for_blocks(*implementation, target, range.clone(), |inputs, block| {
            census.compare(inputs, block, &expected[done..][..block.len()], list);
            done += block.len();
        })?;
        Ok(census)
    };
    implementations.iter().map(census).collect()
}

/// The right results for one of the format's [`chunks()`](crate::chunks()): those that have the digest of it in `truth`, the
/// library's if it has them.
///
/// # Errors
/// If `truth` has no digests of the target, or wrong ones.
///
/// # Panics
/// If the format has no such chunk.
pub fn right_results(target: Target, chunk: usize, truth: &Truth) -> Result<Vec<u32>, Error> {
    let digest = truth.digests(target)?.chunks()[chunk];
    let range = digest::chunks(target.format).nth(chunk).expect("a chunk of the format");
    // The library is by far the fastest; having the digest, its results are no worse than any other's.
    let library = Library(Backend::best());
    let mut results = Vec::with_capacity(digest::size(&range));
    let mut hasher = blake3::Hasher::new();
    let run = digest::for_blocks(&library, target, range.clone(), |_, block| {
        hasher.update(&digest::encode(target.format, block));
        results.extend_from_slice(block);
    });
    if run.is_ok() && hasher.finalize() == digest {
        return Ok(results);
    }
    results_of_chunk(target, &range, Some(digest), &|_| ())
}

/// The right results for a chunk: those that have the digest `truth`, or else the oracle's.
fn results_of_chunk(
    target: Target,
    range: &Range<u64>,
    truth: Option<Digest>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<u32>, Error> {
    let inputs = digest::bits(range.clone());
    let Some(truth) = truth else {
        return Ok(implementation::oracle(target, &inputs, progress));
    };
    // The filter is a thousand times as fast as the oracle, and having the digest its results are no worse.
    if target.format == Format::F32 {
        let mut results = vec![0; inputs.len()];
        results
            .par_chunks_mut(digest::BLOCK)
            .zip(inputs.par_chunks(digest::BLOCK))
            .try_for_each(|(results, inputs)| Filter.run(target, inputs, results))?;
        if digest::chunk(target.format, &results) == truth {
            return Ok(results);
        }
    }
    let results = implementation::oracle(target, &inputs, &|_| ());
    if digest::chunk(target.format, &results) != truth {
        return Err(Error::Disagreement(target));
    }
    Ok(results)
}

impl Census {
    /// Nothing found yet in so many inputs.
    fn new(implementation: &str, target: Target, inputs: usize) -> Self {
        Census {
            implementation: implementation.into(),
            target,
            into: target.format,
            inputs: inputs as u64,
            wrong: 0,
            listed: Vec::new(),
            worst: None,
            time: Duration::ZERO,
        }
    }

    /// Counts the wrong results of a range.
    fn compare(&mut self, inputs: &[u32], results: &[u32], expected: &[u32], list: usize) {
        let format = self.into;
        for ((&input, &got), &expected) in inputs.iter().zip(results).zip(expected) {
            if canonical(format, got) == canonical(format, expected) {
                continue;
            }
            let ulp = distance(format, got, expected);
            self.count(Wrong { input, got, expected, ulp }, list);
        }
    }

    /// Counts a wrong result.
    fn count(&mut self, wrong: Wrong, list: usize) {
        self.wrong += 1;
        if self.listed.len() < list {
            self.listed.push(wrong);
        }
        self.worst = worse(self.worst, Some(wrong));
    }

    /// Adds the census of the inputs that follow.
    fn add(&mut self, next: Census, list: usize) {
        self.inputs += next.inputs;
        self.wrong += next.wrong;
        self.listed.extend(next.listed);
        self.listed.truncate(list);
        self.worst = worse(self.worst, next.worst);
        self.time += next.time;
    }
}

/// The wrong result that is farther from the right one; the first of two alike.
fn worse(first: Option<Wrong>, second: Option<Wrong>) -> Option<Wrong> {
    match (first, second) {
        (Some(a), Some(b)) => Some(if a.ulp < b.ulp { b } else { a }),
        (first, second) => first.or(second),
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
