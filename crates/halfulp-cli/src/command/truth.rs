//! `halfulp truth`: makes the files of truth/, or makes them again to compare.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use halfulp::{Format, Function, Rounding};
use halfulp_verify::{Digests, Oracle, Target, TruthFile, inputs};

use super::Failure;
use crate::environment;
use crate::output::{self, Output};

/// For maintainers: make the files of truth/ from the oracle's results
///
/// The same functions, oracle and date give the same files.
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
}

fn date(text: &str) -> Result<String, &'static str> {
    let digits = |part: &str, n| part.len() == n && part.bytes().all(|c| c.is_ascii_digit());
    match text.split('-').collect::<Vec<_>>()[..] {
        [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2) => {
            Ok(text.into())
        }
        _ => Err("a date is written as 2026-11-30"),
    }
}

impl Truth {
    /// Writes the files.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let functions = if self.functions.is_empty() { Function::ALL } else { &self.functions[..] };
        let formats = || Format::ALL.iter().filter(|format| format.bits() == 16);
        let per_function: u64 =
            formats().map(|&format| inputs(format)).sum::<u64>() * Rounding::ALL.len() as u64;
        let bar = output::progress_bar(per_function * functions.len() as u64);
        fs::create_dir_all(&self.out)
            .map_err(|error| format!("{} can't be made: {error}", self.out.display()))?;
        for &function in functions {
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
            let file = TruthFile { function, oracle, date: self.date.clone(), digests };
            let path = self.out.join(TruthFile::name(function));
            output::write_file(&path, file.to_string().as_bytes())?;
            writeln!(out, "{}", path.display())?;
            out.flush()?;
        }
        bar.finish_and_clear();
        Ok(())
    }
}
