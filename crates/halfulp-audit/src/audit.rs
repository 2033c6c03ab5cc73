//! The census itself: units in parallel, and the state between them.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use halfulp::{Format, Function, Rounding};
use halfulp_verify::{Target, Truth, right_results};
use serde::{Deserialize, Serialize};

use crate::measure::Source;
use crate::tally::{Scale, Tally};
use crate::unit::Unit;

/// A census, in part or in whole.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Audit {
    /// The halfulp that made it.
    version: String,
    /// What is audited, in words: a state is continued only with the same.
    subject: String,
    function: String,
    format: String,
    stride: u64,
    done: BTreeSet<u64>,
    tally: Tally,
    failed: Vec<Failed>,
    notes: BTreeSet<String>,
}

/// Inputs without a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failed {
    /// The first of them; their bit patterns follow one another, or by the stride.
    pub first: u32,
    /// The last.
    pub last: u32,
    /// How many there are.
    pub inputs: u64,
    /// What happened.
    pub failure: String,
}

/// What a census in progress tells, from any thread.
pub trait Progress: Sync {
    /// So many more inputs are done.
    fn inputs(&self, count: u64);

    /// A unit is done: the state may be saved.
    ///
    /// # Errors
    /// If it can't be; then the census ends.
    fn unit(&self, audit: &Audit) -> std::result::Result<(), String>;
}

impl Audit {
    /// A census of which nothing is done: of `subject`, which should compute a function in a format, for every bit
    /// pattern, or for each magnitude that is a multiple of a stride, with both signs.
    pub fn new(subject: &str, function: Function, format: Format, stride: u64) -> Self {
        Audit {
            version: env!("CARGO_PKG_VERSION").into(),
            subject: subject.into(),
            function: function.name().into(),
            format: format.name().into(),
            stride: stride.max(1),
            done: BTreeSet::new(),
            tally: Tally::new(format),
            failed: Vec::new(),
            notes: BTreeSet::new(),
        }
    }

    /// Whether another census is of the same subject, function, format and stride, by the same halfulp.
    pub fn is_alike(&self, other: &Audit) -> bool {
        let key = |audit: &Audit| {
            (
                audit.version.clone(),
                audit.subject.clone(),
                audit.function.clone(),
                audit.format.clone(),
                audit.stride,
            )
        };
        key(self) == key(other) && self.tally.binades.len() == other.tally.binades.len()
    }

    /// What is audited.
    pub fn subject(&self) -> &str {
        &self.subject
    }

    /// The function and the format.
    ///
    /// # Errors
    /// If the state names others than there are.
    pub fn target(&self) -> std::result::Result<(Function, Format), String> {
        let function = self.function.parse().map_err(|error| format!("{}: {error}", self.function));
        let format = self.format.parse().map_err(|error| format!("{}: {error}", self.format));
        Ok((function?, format?))
    }

    /// The stride: 1 if every input is run.
    pub fn stride(&self) -> u64 {
        self.stride
    }

    /// The number of inputs that are done, whether they have a result or not.
    pub fn done(&self) -> u64 {
        self.tally.inputs + self.failed.iter().map(|failed| failed.inputs).sum::<u64>()
    }

    /// Whether every unit is done.
    pub fn is_complete(&self) -> bool {
        self.target().is_ok_and(|(_, format)| self.done.len() as u64 == Unit::total(format))
    }

    /// The number of inputs of the whole census.
    pub fn inputs(&self, format: Format) -> u64 {
        2 * (1u64 << (format.bits() - 1)).div_ceil(self.stride)
    }

    pub(crate) fn tally(&self) -> &Tally {
        &self.tally
    }

    pub(crate) fn failed(&self) -> &[Failed] {
        &self.failed
    }

    pub(crate) fn notes(&self) -> impl Iterator<Item = &str> {
        self.notes.iter().map(String::as_str)
    }

    /// Runs the units that are not done, `jobs` at a time.
    ///
    /// # Errors
    /// If the truth is not to be had, or `progress` says so; the error is a sentence.
    pub fn run(
        &mut self,
        source: &Source,
        truth: &Truth,
        jobs: usize,
        progress: &dyn Progress,
    ) -> std::result::Result<(), String> {
        let (function, format) = self.target()?;
        let scale = Scale::new(function, format);
        let pending: Vec<Unit> = (0..Unit::total(format))
            .filter(|index| !self.done.contains(index))
            .map(|index| Unit::new(format, index, self.stride))
            .collect();
        let next = AtomicUsize::new(0);
        let state = Mutex::new((self, None));
        let job = || {
            while let Some(unit) = pending.get(next.fetch_add(1, Ordering::Relaxed)) {
                let run = run_unit(source, truth, &scale, unit, progress);
                let mut state = state.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                let (audit, error) = &mut *state;
                let saved = run.and_then(|run| {
                    audit.add(run, unit, format);
                    progress.unit(audit)
                });
                if let Err(new) = saved {
                    error.get_or_insert(new);
                    next.store(pending.len(), Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..jobs.clamp(1, pending.len().max(1)) {
                scope.spawn(job);
            }
            job();
        });
        let (_, error) = state.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        error.map_or(Ok(()), Err)
    }

    fn add(&mut self, run: UnitRun, unit: &Unit, format: Format) {
        self.tally.add(run.tally, format);
        self.failed.extend(run.failed);
        self.failed.sort_by_key(|failed| failed.first);
        self.notes.extend(run.notes);
        self.done.insert(unit.index);
    }
}

/// What a unit gave.
struct UnitRun {
    tally: Tally,
    failed: Vec<Failed>,
    notes: Vec<String>,
}

fn run_unit(
    source: &Source,
    truth: &Truth,
    scale: &Scale,
    unit: &Unit,
    progress: &dyn Progress,
) -> std::result::Result<UnitRun, String> {
    let format = scale.format;
    let inputs = unit.inputs();
    let measured = source.measure(format, &inputs, &|count| progress.inputs(count));
    let expected = expected(scale, unit, truth)?;
    let has = (!measured.missing.is_empty()).then(|| {
        let mut has = vec![true; inputs.len()];
        for (range, _) in &measured.missing {
            has[range.clone()].fill(false);
        }
        has
    });
    let failed = measured.missing.iter().flat_map(|(range, failure)| {
        // A range may go from the positive inputs to the negative ones.
        let parts =
            [range.start..range.end.min(unit.side()), range.start.max(unit.side())..range.end];
        parts.into_iter().filter(|part| !part.is_empty()).map(|part| Failed {
            first: inputs[part.start],
            last: inputs[part.end - 1],
            inputs: part.len() as u64,
            failure: failure.to_string(),
        })
    });
    let mut tally = Tally::new(format);
    tally.count(scale, unit, &measured.results, &expected, has.as_deref());
    Ok(UnitRun { tally, failed: failed.collect(), notes: measured.notes })
}

/// The right results for a unit, in the order of its inputs.
fn expected(scale: &Scale, unit: &Unit, truth: &Truth) -> std::result::Result<Vec<u32>, String> {
    let (function, format) = (scale.function, scale.format);
    let target = Target { function, format, rounding: Rounding::NearestEven };
    let results =
        |chunk: usize| right_results(target, chunk, truth).map_err(|error| error.to_string());
    if format.bits() == 16 {
        let all = results(0)?;
        return Ok(unit.inputs().into_iter().map(|x| all[x as usize]).collect());
    }
    // A few are sooner computed anew than picked out of all.
    const FEW: usize = 1 << 12;
    if 2 * unit.side() <= FEW {
        use rayon::prelude::*;
        let round = |x| halfulp_oracle::round(function, format.decode(x), format, target.rounding);
        return Ok(unit.inputs().into_par_iter().map(round).collect());
    }
    let mut expected = Vec::with_capacity(2 * unit.side());
    for (side, chunk) in unit.chunks().into_iter().enumerate() {
        let all = results(chunk)?;
        let places = side * unit.side()..(side + 1) * unit.side();
        expected.extend(places.map(|place| all[unit.input(place) as usize % all.len()]));
    }
    Ok(expected)
}
