//! `halfulp truth`: makes the files of truth/, or makes them again to compare.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;
use halfulp::{Format, Function, Rounding};
use halfulp_filter::{Best, Blocks};
use halfulp_verify::{
    Digests, HardCases, Maker, Oracle, Sweep, Target, Truth as Files, TruthFile, chunks, grouped,
    inputs,
};
use indicatif::ProgressBar;

use super::Failure;
use crate::environment::{self, Formats};
use crate::output::{self, Output};

/// For maintainers: make the files of truth/ from the oracle's results
///
/// The same functions, oracle and date give the same files. For f32, whose digests are added to a function's file and whose
/// hard cases are written to hard/, a command built with `--features core-math` is needed; stopped, it goes on where it was.
#[derive(Args)]
pub struct Truth {
    /// The functions [default: all]
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// The directory to write the files to
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The day to name in the files
    #[arg(long, value_name = "YEAR-MONTH-DAY", value_parser = date)]
    date: String,
    /// The formats: of 16 bits in every rounding mode; of f32 nearest-even, odd34 and the hard cases
    #[arg(long, value_enum, default_value_t = Formats::SixteenBit)]
    format: Formats,
}

fn date(text: &str) -> Result<String, &'static str> {
    let digits = |part: &str, n| part.len() == n && part.bytes().all(|c| c.is_ascii_digit());
    match text.split('-').collect::<Vec<_>>()[..] {
        [year, month, day]
            if digits(year, 4)
                && digits(month, 2)
                && digits(day, 2)
                && ("01"..="12").contains(&month)
                && ("01"..="31").contains(&day) =>
        {
            Ok(text.into())
        }
        _ => Err("a date is written as 2026-11-30"),
    }
}

/// A directory, made if it isn't there.
fn make(directory: &Path) -> Result<(), Failure> {
    fs::create_dir_all(directory)
        .map_err(|error| format!("{} can't be made: {error}", directory.display()).into())
}

impl Truth {
    /// Writes the files.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        make(&self.out)?;
        match self.format {
            Formats::SixteenBit => self.of_16_bits(out),
            Formats::F32 => self.of_f32(out),
        }
    }

    fn functions(&self) -> &[Function] {
        if self.functions.is_empty() { Function::ALL } else { &self.functions }
    }

    fn of_16_bits(&self, out: &mut Output) -> Result<(), Failure> {
        let formats = || Format::ALL.iter().filter(|format| format.bits() == 16);
        let per_function: u64 =
            formats().map(|&format| inputs(format)).sum::<u64>() * Rounding::ALL.len() as u64;
        let bar = output::progress_bar(per_function * self.functions().len() as u64);
        let present = Files::read(&self.out)?;
        for &function in self.functions() {
            let mut digests = BTreeMap::new();
            for &format in formats() {
                for &rounding in Rounding::ALL {
                    let target = Target { function, format, rounding };
                    bar.set_message(format!("{function} {format}"));
                    let results = Digests::of(&Oracle, target, &|n| bar.inc(n))?;
                    digests.insert((format, rounding), results);
                }
            }
            let oracle = format!("halfulp-oracle {}", env!("CARGO_PKG_VERSION"));
            let maker = Maker { oracle, date: self.date.clone() };
            let f32 = present.file(function).ok().and_then(|file| file.f32.clone());
            let file = TruthFile { function, maker, digests, f32 };
            let path = self.out.join(TruthFile::name(function));
            output::write_file(&path, file.to_string().as_bytes())?;
            writeln!(out, "{}", path.display())?;
            out.flush()?;
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn of_f32(&self, out: &mut Output) -> Result<(), Failure> {
        if !Best::PROVED {
            return Err(
                "the truth for f32 needs building blocks with a proved error bound: build \
                        the command with --features core-math, which takes a C compiler"
                    .into(),
            );
        }
        make(&self.out.join("hard"))?;
        let mut present = Files::read(&self.out)?;
        // Now, not after an hour.
        self.functions().iter().try_for_each(|&function| present.file(function).map(drop))?;
        let bar = output::progress_bar(inputs(Format::F32) * self.functions().len() as u64);
        for &function in self.functions() {
            bar.set_message(format!("{function} f32"));
            let start = Instant::now();
            let state = self.out.join(format!("{function}.state"));
            let sweep = sweep(function, &state, &bar)?;
            let maker = Maker { oracle: halfulp_filter::maker::<Best>(), date: self.date.clone() };
            let hard = self.out.join("hard").join(HardCases::name(function));
            let cases = sweep.hard_cases(maker.clone());
            output::write_file(&hard, cases.to_string().as_bytes())?;
            let mut file = present.take(function)?;
            file.f32 = sweep.truth(maker);
            let path = self.out.join(TruthFile::name(function));
            output::write_file(&path, file.to_string().as_bytes())?;
            fs::remove_file(&state)
                .map_err(|error| format!("{} can't be removed: {error}", state.display()))?;
            writeln!(
                out,
                "{}, {}: {} inputs decided by the oracle, {:.0} s",
                path.display(),
                hard.display(),
                grouped(sweep.undecided()),
                start.elapsed().as_secs_f64()
            )?;
            out.flush()?;
        }
        bar.finish_and_clear();
        Ok(())
    }
}

/// How much work an interruption may cost.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// A complete pass, begun anew or where the state left off.
fn sweep(function: Function, state: &Path, bar: &ProgressBar) -> Result<Sweep, Failure> {
    let mut sweep = match fs::read_to_string(state) {
        Ok(text) => Sweep::parse(function, &text)
            .map_err(|error| format!("{error}; remove {} to begin anew", state.display()))?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Sweep::new(function),
        Err(error) => return Err(format!("{} can't be read: {error}", state.display()).into()),
    };
    bar.inc(sweep.done());
    // A resumed pass must not seem faster than it is.
    bar.reset_eta();
    let saved = Mutex::new(Instant::now());
    let save = |sweep: &Sweep| {
        let mut saved = saved.lock().expect("no thread panicked");
        if saved.elapsed() > SAVE_EVERY || sweep.is_complete() {
            output::write_file(state, sweep.to_string().as_bytes())
                .map_err(|error| error.to_string())?;
            *saved = Instant::now();
        }
        Ok::<(), String>(())
    };
    let all = 0..chunks(Format::F32).len();
    sweep.run(all, &|n| bar.inc(n), &save)?;
    Ok(sweep)
}
