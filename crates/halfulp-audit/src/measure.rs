//! Results for a list of inputs, whatever the audited code does meanwhile.

use std::ops::Range;

use halfulp::Format;

use crate::child::{Failure, Program};

/// Where results come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A program that is run for them.
    Program(Program),
    /// A file of the results for all bit patterns in order: 0, 1, 2, …
    File(std::path::PathBuf),
}

/// The results for a list of inputs.
#[derive(Debug)]
pub(crate) struct Measured {
    /// A result for each input; of those in `missing`, meaningless.
    pub results: Vec<u32>,
    /// The inputs without a result, by their place in the list, in order, and why.
    pub missing: Vec<(Range<usize>, Failure)>,
    /// What the program says about the function.
    pub notes: Vec<String>,
}

/// After failed runs in a row that cost so much, a range that fails is not halved any more.
const PATIENCE: usize = 32;

/// After so much more, or so much in all, nothing is run any more.
const GRACE: usize = 12;
const LIMIT: usize = 1024;

/// The cost of a run that hangs, in a row; of another, 1.
const HANG: usize = 4;

/// While a failure is located, the next so many inputs are run apart.
const NEAR: usize = 1 << 12;

impl Source {
    /// The results for `inputs`. Where a run fails, what came before is kept, the failing input is found by halving, and
    /// the rest is run again.
    pub(crate) fn measure(
        &self,
        format: Format,
        inputs: &[u32],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Measured {
        match self {
            Source::Program(program) => measure(program, format, inputs, progress),
            Source::File(path) => {
                let mut measured = Measured {
                    results: vec![0; inputs.len()],
                    missing: Vec::new(),
                    notes: Vec::new(),
                };
                if let Err(failure) = read(path, format, inputs, &mut measured.results) {
                    measured.missing.push((0..inputs.len(), failure));
                }
                progress(inputs.len() as u64);
                measured
            }
        }
    }
}

/// Picks the results out of a file, read in long pieces.
fn read(
    path: &std::path::Path,
    format: Format,
    inputs: &[u32],
    results: &mut [u32],
) -> Result<(), Failure> {
    use std::io::{Read, Seek, SeekFrom};
    const PIECE: u64 = 1 << 22;
    let unreadable = |error: std::io::Error| Failure::Start(format!("{}: {error}", path.display()));
    let width = u64::from(format.bits() / 8);
    let expected = width << format.bits();
    let mut file = std::fs::File::open(path).map_err(unreadable)?;
    let came = file.metadata().map_err(unreadable)?.len();
    if came != expected {
        return Err(Failure::Length { expected, came });
    }
    let (mut start, mut piece) = (0, Vec::new());
    for (&x, result) in inputs.iter().zip(results) {
        let at = u64::from(x) * width;
        if at < start || at + width > start + piece.len() as u64 {
            (start, piece) = (at, vec![0; PIECE.min(expected - at) as usize]);
            file.seek(SeekFrom::Start(start)).map_err(unreadable)?;
            file.read_exact(&mut piece).map_err(unreadable)?;
        }
        let mut word = [0; 4];
        word[..width as usize].copy_from_slice(&piece[(at - start) as usize..][..width as usize]);
        *result = u32::from_le_bytes(word);
    }
    Ok(())
}

fn measure(
    program: &Program,
    format: Format,
    inputs: &[u32],
    progress: &(dyn Fn(u64) + Sync),
) -> Measured {
    let mut results = vec![0; inputs.len()];
    let mut missing = Vec::new();
    let mut notes = Vec::new();
    // What failed runs cost since results came last, and in all.
    let (mut in_a_row, mut in_all) = (0, 0);
    // The ranges to run, the next one last.
    let whole = 0..inputs.len();
    let mut pending = vec![whole];
    while let Some(range) = pending.pop() {
        if in_a_row > PATIENCE + GRACE || in_all > LIMIT {
            progress(range.len() as u64);
            missing.push((range, Failure::NotRun));
            continue;
        }
        let run =
            program.run(format, &inputs[range.clone()], &mut results[range.clone()], progress);
        notes.extend(run.notes.into_iter().filter(|note: &String| !note.is_empty()));
        if run.received > 0 {
            in_a_row = 0;
        }
        let Err(failure) = run.end else { continue };
        let hangs = matches!(failure, Failure::Hang(_));
        in_a_row += if hangs { HANG } else { 1 };
        in_all += if hangs { HANG * HANG } else { 1 };
        let rest = range.start + run.received..range.end;
        let hopeless =
            matches!(failure, Failure::Start(_) | Failure::Refused(_) | Failure::Length { .. });
        if hopeless || rest.len() <= 1 || in_a_row > PATIENCE {
            progress(rest.len() as u64);
            if !rest.is_empty() {
                missing.push((rest, failure));
            }
        } else {
            let middle = rest.start + (rest.len() / 2).min(NEAR);
            pending.extend([middle..rest.end, rest.start..middle]);
        }
    }
    notes.sort();
    notes.dedup();
    Measured { results, missing, notes }
}
