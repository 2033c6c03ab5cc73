//! One pass over every f32 input of a function: its digests and its hard cases.
//!
//! A pass takes minutes, so it can be stopped and resumed: the state after any number of chunks is a text that
//! [`Sweep::parse`] reads back.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::ops::Range;
use std::sync::Mutex;

use halfulp::function::Symmetry;
use halfulp::{Format, Function, Rounding};
use halfulp_filter::{Best, PARTS, Placed, narrow};
use rayon::prelude::*;

use crate::hard::{self, Boundary, CASES, HardCase, HardCases};
use crate::truth::{F32Truth, Maker, TruthError, TruthErrorKind, checked_body};
use crate::{Digest, Digests, digest};

/// A pass over every f32 input of a function, done in part or in whole.
#[derive(Clone, Debug)]
pub struct Sweep {
    function: Function,
    chunks: BTreeMap<usize, Chunk>,
    /// For midpoints and for numbers.
    nearest: [Nearest; 2],
}

/// What is kept of a chunk of 2^24 inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chunk {
    nearest_even: Digest,
    odd34: Digest,
    undecided: u64,
}

/// The inputs whose results seem nearest to a kind of boundary.
///
/// Their distances are bounds from below, and more are kept than will be asked for: every input left out is
/// at least as far from a boundary as the bound of the farthest one kept.
#[derive(Clone, Debug, Default)]
struct Nearest(BTreeSet<Candidate>);

/// A distance in parts of the gap between boundaries, and the input: ordered so that which are kept does not depend on
/// the order in which they are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    parts: u32,
    input: u32,
}

/// How many candidates to keep.
const CANDIDATES: usize = 2 * CASES;

impl Nearest {
    /// The candidate at which others begin to be left out.
    fn limit(&self) -> Candidate {
        match self.0.last() {
            Some(&farthest) if self.0.len() == CANDIDATES => farthest,
            _ => Candidate { parts: PARTS, input: 0 },
        }
    }

    fn insert(&mut self, candidate: Candidate) {
        if candidate < self.limit() {
            self.0.insert(candidate);
            if self.0.len() > CANDIDATES {
                self.0.pop_last();
            }
        }
    }
}

impl Sweep {
    /// A pass of which nothing is done.
    pub fn new(function: Function) -> Self {
        Sweep { function, chunks: BTreeMap::new(), nearest: Default::default() }
    }

    /// The number of inputs that are done.
    pub fn done(&self) -> u64 {
        self.chunks.len() as u64 * CHUNK
    }

    /// Whether every input is done.
    pub fn is_complete(&self) -> bool {
        self.chunks.len() == CHUNKS
    }

    /// How many inputs the filter could not decide.
    pub fn undecided(&self) -> u64 {
        self.chunks.values().map(|chunk| chunk.undecided).sum()
    }

    /// Runs those of the chunks that are not done, on all cores. `progress` is told the numbers of inputs done, from
    /// any thread; `save` is given the state after each chunk.
    ///
    /// # Errors
    /// The first that `save` returns.
    pub fn run<E: Send>(
        &mut self,
        chunks: Range<usize>,
        progress: &(dyn Fn(u64) + Sync),
        save: &(dyn Fn(&Sweep) -> Result<(), E> + Sync),
    ) -> Result<(), E> {
        let function = self.function;
        let pending: Vec<usize> = chunks.filter(|index| !self.chunks.contains_key(index)).collect();
        let state = Mutex::new(self);
        pending.into_par_iter().with_max_len(1).try_for_each(|index| {
            // Beginning with what is known keeps out what could not stay.
            let mut nearest = state.lock().unwrap().nearest.clone();
            let chunk = sweep_chunk(function, index, &mut nearest, progress);
            let mut state = state.lock().unwrap();
            state.chunks.insert(index, chunk);
            for (all, found) in state.nearest.iter_mut().zip(nearest) {
                found.0.into_iter().for_each(|candidate| all.insert(candidate));
            }
            save(&state)
        })
    }

    /// The digests, if every input is done.
    pub fn truth(&self, maker: Maker) -> Option<F32Truth> {
        let digests = |digest: fn(&Chunk) -> Digest| {
            Digests::from_chunks(Format::F32, self.chunks.values().map(digest).collect())
        };
        let nearest_even = digests(|chunk| chunk.nearest_even)?;
        Some(F32Truth { maker, nearest_even, odd34: digests(|chunk| chunk.odd34)? })
    }

    /// The hard cases among the inputs done, their distances from the oracle; at most [`CASES`] of each kind.
    ///
    /// # Panics
    /// If too few candidates were kept to be sure.
    pub fn hard_cases(&self, maker: Maker) -> HardCases {
        let [midpoints, numbers] = Boundary::ALL.map(|boundary| self.hard(boundary));
        HardCases { function: self.function, maker, midpoints, numbers }
    }

    fn hard(&self, boundary: Boundary) -> Vec<HardCase> {
        let nearest = &self.nearest[boundary as usize];
        let candidates: Vec<u32> = nearest.0.iter().map(|candidate| candidate.input).collect();
        let case = |&input: &u32| {
            let odd34 = halfulp_oracle::round_odd34(self.function, f32::from_bits(input).into());
            let distance = hard::distance(self.function, input, odd34, boundary);
            (distance, HardCase { input, odd34, hundredths: (100.0 * distance).round() as i32 })
        };
        let mut cases: Vec<(f64, HardCase)> = candidates.par_iter().map(case).collect();
        cases.sort_by(|(a, x), (b, y)| a.total_cmp(b).then(x.input.cmp(&y.input)));
        cases.truncate(CASES);
        // What was left out is at least this far away, a gap being half an ulp.
        let limit = nearest.limit().parts;
        let left_out = (f64::from(limit) / f64::from(PARTS)).log2() - 1.0;
        let farthest = cases.last().map_or(left_out, |&(distance, _)| distance);
        assert!(farthest <= left_out, "{}: too few candidates were kept", self.function);
        cases.into_iter().map(|(_, case)| case).collect()
    }

    /// Reads what [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// If it is not that, or the state of another function or maker.
    pub fn parse(function: Function, text: &str) -> Result<Self, TruthError> {
        let error = |kind| TruthError { file: format!("{function}.state"), kind };
        let body = checked_body(text).map_err(error)?;
        let mut sweep = Sweep::new(function);
        let header = sweep.header();
        let entries = body.strip_prefix(&header).ok_or_else(|| error(TruthErrorKind::Header))?;
        let above = header.lines().count();
        for (i, line) in entries.lines().enumerate() {
            sweep.parse_entry(line).ok_or_else(|| error(TruthErrorKind::Entry(above + i + 1)))?;
        }
        Ok(sweep)
    }

    fn header(&self) -> String {
        let maker = halfulp_filter::maker::<Best>();
        format!("halfulp-sweep 1\nfunction {}\noracle {maker}\n", self.function)
    }

    fn parse_entry(&mut self, line: &str) -> Option<()> {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["chunk", index, nearest_even, odd34, undecided] => {
                let chunk = Chunk {
                    nearest_even: Digest::from_hex(nearest_even).ok()?,
                    odd34: Digest::from_hex(odd34).ok()?,
                    undecided: undecided.parse().ok()?,
                };
                self.chunks.insert(index.parse().ok()?, chunk);
            }
            [kind, input, parts] => {
                let boundary = Boundary::ALL.iter().position(|boundary| boundary.name() == kind)?;
                let input = u32::from_str_radix(input, 16).ok()?;
                self.nearest[boundary].insert(Candidate { parts: parts.parse().ok()?, input });
            }
            _ => return None,
        }
        Some(())
    }
}

impl fmt::Display for Sweep {
    /// Writes the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = self.header();
        for (index, Chunk { nearest_even, odd34, undecided }) in &self.chunks {
            writeln!(body, "chunk {index} {nearest_even} {odd34} {undecided}")?;
        }
        for (boundary, nearest) in Boundary::ALL.iter().zip(&self.nearest) {
            for Candidate { parts, input } in &nearest.0 {
                writeln!(body, "{} {input:08x} {parts}", boundary.name())?;
            }
        }
        writeln!(f, "{body}checksum {}", blake3::hash(body.as_bytes()))
    }
}

const CHUNK: u64 = 1 << 24;
const CHUNKS: usize = 256;

/// Runs one chunk; adds to `nearest` the inputs that belong there.
fn sweep_chunk(
    function: Function,
    index: usize,
    nearest: &mut [Nearest; 2],
    progress: &(dyn Fn(u64) + Sync),
) -> Chunk {
    let (mut of_nearest_even, mut of_odd34) = (blake3::Hasher::new(), blake3::Hasher::new());
    let mut odd34s = vec![0; digest::BLOCK];
    let mut undecided = 0;
    let range = index as u64 * CHUNK..(index as u64 + 1) * CHUNK;
    for start in range.step_by(digest::BLOCK) {
        let limits = nearest.each_ref().map(|nearest| nearest.limit().parts);
        let limit = limits[0].max(limits[1]);
        let inputs = (start..).take(digest::BLOCK).map(|bits| bits as u32);
        let mut patterns = odd34s.iter_mut();
        Placed::for_each::<Best>(function, inputs, |bits, placed| {
            let odd34 = placed.odd34(function, bits);
            *patterns.next().expect("as many as inputs") = odd34;
            match placed {
                Placed::Between { inner, outer, .. } if inner.min(outer) <= limit => {
                    consider(function, bits, odd34, [inner, outer], nearest);
                }
                Placed::Between { .. } | Placed::Exact(_) => (),
                Placed::Undecided => {
                    undecided += 1;
                    consider(function, bits, odd34, [0, 0], nearest);
                }
            }
        });
        of_odd34.update(&digest::encode_odd34(&odd34s));
        let results: Vec<u32> =
            odd34s.iter().map(|&odd34| narrow(odd34, Format::F32, Rounding::NearestEven)).collect();
        of_nearest_even.update(&digest::encode(Format::F32, &results));
        progress(digest::BLOCK as u64);
    }
    Chunk { nearest_even: of_nearest_even.finalize(), odd34: of_odd34.finalize(), undecided }
}

/// Keeps an input if it is not one of those excluded from the [hard cases](crate::HardCases). `parts` are the
/// distances from the boundaries next to the result, towards 0 and away from it.
#[cold]
fn consider(
    function: Function,
    input: u32,
    odd34: u64,
    parts: [u32; 2],
    nearest: &mut [Nearest; 2],
) {
    const TINY: u32 = (127 - 12) << 23;
    let magnitude = input & !(1 << 31);
    let twin = magnitude != input && function.symmetry() == Symmetry::Odd;
    if twin || magnitude < TINY && function != Function::Log {
        return;
    }
    let inner_is_number = odd34 & 3 == 1;
    let [of_inner, of_outer] = if inner_is_number {
        [Boundary::Number, Boundary::Midpoint]
    } else {
        [Boundary::Midpoint, Boundary::Number]
    };
    for (boundary, parts) in [(of_inner, parts[0]), (of_outer, parts[1])] {
        nearest[boundary as usize].insert(Candidate { parts, input });
    }
}
