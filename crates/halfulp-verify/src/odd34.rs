//! A census of odd34 patterns: what it finds right is right in every rounding mode of every format up to f32.

use std::ops::Range;
use std::sync::Mutex;

use halfulp::{Format, Function};
use rayon::prelude::*;

use crate::{Digest, Error, Truth, digest};

/// Something that computes odd34 patterns: writes the one for each f32 pattern, to a slice that is as long.
pub type Odd34<'a> = &'a (dyn Fn(&[u32], &mut [u64]) + Sync);

/// What a census of odd34 patterns found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odd34Census {
    /// How many inputs were run.
    pub inputs: u64,
    /// How many patterns are wrong.
    pub wrong: u64,
    /// The first wrong ones, in the order of the inputs; no more than were asked for.
    pub listed: Vec<WrongOdd34>,
}

/// A wrong odd34 pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WrongOdd34 {
    /// The bit pattern of the input.
    pub input: u32,
    /// The pattern computed.
    pub got: u64,
    /// The right pattern.
    pub expected: u64,
}

/// Runs f32 inputs, those of the [`chunks()`](crate::chunks()) given, on all cores, and holds the patterns against the
/// digests in `truth`. The first `list` wrong ones are listed. `progress` is told the numbers of inputs done.
///
/// # Errors
/// If `truth/` has no digests of the function in f32, or wrong ones.
///
/// # Panics
/// If there are not so many chunks.
pub fn census_odd34(
    function: Function,
    implementation: Odd34<'_>,
    chunks: Range<usize>,
    truth: &Truth,
    list: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Odd34Census, Error> {
    let digests = truth.odd34(function)?.chunks();
    let ranges: Vec<(usize, Range<u64>)> = digest::chunks(Format::F32).enumerate().collect();
    let census = Mutex::new(Odd34Census::default());
    ranges[chunks].par_iter().try_for_each(|(chunk, range)| {
        let inputs = digest::bits(range.clone());
        let mut results = vec![0; inputs.len()];
        let mut hasher = blake3::Hasher::new();
        let blocks = results.chunks_mut(digest::BLOCK).zip(inputs.chunks(digest::BLOCK));
        for (results, inputs) in blocks {
            implementation(inputs, results);
            hasher.update(&digest::encode_odd34(results));
            progress(inputs.len() as u64);
        }
        let mut wrong = Vec::new();
        if hasher.finalize() != digests[*chunk] {
            let expected = right_patterns(function, &inputs, digests[*chunk])?;
            let all = inputs.iter().zip(&results).zip(expected);
            let of = |((&input, &got), expected)| WrongOdd34 { input, got, expected };
            wrong.extend(all.map(of).filter(|wrong| wrong.got != wrong.expected));
        }
        let mut census = census.lock().expect("no thread panicked");
        census.inputs += inputs.len() as u64;
        census.wrong += wrong.len() as u64;
        census.listed.extend(wrong.into_iter().take(list));
        Ok::<(), Error>(())
    })?;
    let mut census = census.into_inner().expect("no thread panicked");
    census.listed.sort();
    census.listed.truncate(list);
    Ok(census)
}

/// The right patterns for the inputs of a chunk: the filter's, or the oracle's, whichever have the digest.
pub(crate) fn right_patterns(
    function: Function,
    inputs: &[u32],
    truth: Digest,
) -> Result<Vec<u64>, Error> {
    let filter = |&bits: &u32| halfulp_filter::round_odd34::<halfulp_filter::Best>(function, bits);
    let oracle = |&bits: &u32| halfulp_oracle::round_odd34(function, f32::from_bits(bits).into());
    let has_digest = |patterns: &Vec<u64>| blake3::hash(&digest::encode_odd34(patterns)) == truth;
    Some(inputs.par_iter().map(filter).collect())
        .filter(has_digest)
        .or_else(|| Some(inputs.par_iter().map(oracle).collect()).filter(has_digest))
        .ok_or(Error::Odd34Disagreement(function))
}
