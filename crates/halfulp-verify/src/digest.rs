//! Digests of a function's full output.

use std::ops::Range;

use halfulp::Format;
use rayon::prelude::*;

use crate::{Implementation, Target, Unsupported};

/// A BLAKE3 digest of 32 bytes.
pub use blake3::Hash as Digest;

/// A digest covers at most so many inputs.
const CHUNK: u64 = 1 << 24;

/// The number of bit patterns of a format.
pub const fn inputs(format: Format) -> u64 {
    1 << format.bits()
}

/// The bit patterns of a format in order, cut into the ranges that a digest each is made of: one range for
/// a format of 16 bits, 256 for f32.
pub fn chunks(format: Format) -> impl ExactSizeIterator<Item = Range<u64>> {
    let chunk = CHUNK.min(inputs(format));
    (0..(inputs(format) / chunk) as usize).map(move |i| i as u64 * chunk..(i as u64 + 1) * chunk)
}

/// `bits`, or the NaN that stands for every NaN if it is one.
pub(crate) fn canonical(format: Format, bits: u32) -> u32 {
    if format.is_nan(bits) { format.canonical_nan() } else { bits }
}

/// Results as bytes, as they are digested and written to files: little-endian, each of the format's width,
/// every NaN replaced by 7e00, 7fc0 or 7fc00000.
pub fn encode(format: Format, results: &[u32]) -> Vec<u8> {
    let width = format.bits() as usize / 8;
    let mut bytes = vec![0; results.len() * width];
    // Loops without a branch, so that they become vector instructions.
    if width == 2 {
        for (bytes, &bits) in bytes.as_chunks_mut().0.iter_mut().zip(results) {
            *bytes = (canonical(format, bits) as u16).to_le_bytes();
        }
    } else {
        for (bytes, &bits) in bytes.as_chunks_mut().0.iter_mut().zip(results) {
            *bytes = canonical(format, bits).to_le_bytes();
        }
    }
    bytes
}

/// odd34 patterns as bytes, as they are digested: little-endian, 64 bits each. There is only one NaN among them.
pub fn encode_odd34(results: &[u64]) -> Vec<u8> {
    let mut bytes = vec![0; results.len() * 8];
    for (bytes, &bits) in bytes.as_chunks_mut().0.iter_mut().zip(results) {
        *bytes = bits.to_le_bytes();
    }
    bytes
}

/// The digests of a function's results over every input, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digests {
    chunks: Vec<Digest>,
}

impl Digests {
    /// Runs every input of the target, on all cores, and digests the results. `progress` is told the number of
    /// inputs after each part, from any thread.
    ///
    /// # Errors
    /// If the implementation does not compute the target.
    pub fn of(
        implementation: &dyn Implementation,
        target: Target,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Self, Unsupported> {
        Digests::of_into(implementation, target, target.format, progress)
    }

    /// As [`of`](Digests::of), of results in the format `into`.
    ///
    /// # Errors
    /// If the implementation does not compute that.
    pub fn of_into(
        implementation: &dyn Implementation,
        target: Target,
        into: Format,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Self, Unsupported> {
        let ranges: Vec<_> = chunks(target.format).collect();
        let digest = |range| {
            let mut hasher = blake3::Hasher::new();
            for_blocks_into(implementation, target, into, range, |_, results| {
                hasher.update(&encode(into, results));
                progress(results.len() as u64);
            })?;
            Ok(hasher.finalize())
        };
        Ok(Digests { chunks: ranges.into_par_iter().map(digest).collect::<Result<_, _>>()? })
    }

    /// The digests of a format from one for each of its [`chunks()`], or nothing if they are not as many.
    pub fn from_chunks(format: Format, digests: Vec<Digest>) -> Option<Self> {
        (digests.len() == chunks(format).len()).then_some(Digests { chunks: digests })
    }

    /// The digest of each of the format's [`chunks()`].
    pub fn chunks(&self) -> &[Digest] {
        &self.chunks
    }

    /// The digest of the whole: that of the only chunk, or else the digest of the chunks' digests concatenated.
    pub fn all(&self) -> Digest {
        match self.chunks[..] {
            [only] => only,
            _ => {
                let mut hasher = blake3::Hasher::new();
                for digest in &self.chunks {
                    hasher.update(digest.as_bytes());
                }
                hasher.finalize()
            }
        }
    }

    /// The digests with their names, as `halfulp digest` prints them: `0`, `1`, … for the chunks, if there are
    /// several, and then `all`.
    pub fn named(&self) -> impl Iterator<Item = (String, Digest)> {
        let several = if self.chunks.len() > 1 { &self.chunks[..] } else { &[] };
        let numbered = several.iter().enumerate().map(|(i, &digest)| (i.to_string(), digest));
        numbered.chain([("all".into(), self.all())])
    }
}

/// The digest of the results of one chunk.
pub(crate) fn chunk(format: Format, results: &[u32]) -> Digest {
    blake3::hash(&encode(format, results))
}

/// So many inputs are run at a time: their results stay in the cache until they are digested.
pub(crate) const BLOCK: usize = 1 << 16;

/// Runs the bit patterns of a range and hands the results on, block by block, with the patterns.
pub(crate) fn for_blocks(
    implementation: &dyn Implementation,
    target: Target,
    range: Range<u64>,
    each: impl FnMut(&[u32], &[u32]),
) -> Result<(), Unsupported> {
    for_blocks_into(implementation, target, target.format, range, each)
}

fn for_blocks_into(
    implementation: &dyn Implementation,
    target: Target,
    into: Format,
    range: Range<u64>,
    mut each: impl FnMut(&[u32], &[u32]),
) -> Result<(), Unsupported> {
    let mut results = vec![0; BLOCK.min(size(&range))];
    for start in range.clone().step_by(BLOCK) {
        let inputs = bits(start..range.end.min(start + BLOCK as u64));
        let results = &mut results[..inputs.len()];
        implementation.run_into(target, into, &inputs, results)?;
        each(&inputs, results);
    }
    Ok(())
}

/// The bit patterns of a range.
pub(crate) fn bits(range: Range<u64>) -> Vec<u32> {
    range.map(|bits| bits as u32).collect()
}

pub(crate) fn size(range: &Range<u64>) -> usize {
    (range.end - range.start) as usize
}
