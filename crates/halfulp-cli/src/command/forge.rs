//! `halfulp forge`: finds and writes the coefficients of kernels.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use halfulp::{Function, Rounding};
use halfulp_filter::narrow;
use halfulp_forge::CONSTANTS;
use halfulp_forge::wide::{self, Case};
use halfulp_verify::HardCases;

use super::Failure;
use crate::environment::{self, Formats};
use crate::output::{self, Output};

/// Find the coefficients of a function's kernels, and write them to its table file
///
/// Every input is in the loop: the oracle gives the right results, the kernel tells which values of its polynomial lead
/// to them, and the cheapest table that meets them all is written. The search is deterministic.
#[derive(Args)]
pub struct Forge {
    /// The functions; all of them if none is named
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// Compare with the table files instead of writing them
    #[arg(long)]
    check: bool,
    /// Tell which tables are tried
    #[arg(long)]
    explain: bool,
    /// The folder of the table files, in a checkout of halfulp
    #[arg(long, value_name = "DIR", default_value = "crates/halfulp-kernels/src/table")]
    tables: PathBuf,
    /// The formats
    #[arg(long, value_enum, default_value_t = Formats::SixteenBit)]
    format: Formats,
    /// Only the tables that the quick kernels for f32 share
    #[arg(long, conflicts_with_all = ["functions", "format", "explain"])]
    quick: bool,
    /// The folder of the hard cases that tables for f32 must get right
    #[arg(long, value_name = "DIR", default_value = "truth/hard")]
    hard: PathBuf,
}

impl Forge {
    /// Forges the functions one after another.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        if !self.tables.is_dir() {
            return Err(format!(
                "there is no folder {}; run the forge at the root of a checkout, or name its table folder with --tables",
                self.tables.display()
            )
            .into());
        }
        let functions = if self.functions.is_empty() { Function::ALL } else { &self.functions };
        let all = self.format == Formats::F32 && self.functions.is_empty();
        let quick = (self.quick || all).then_some(None);
        let functions = functions.iter().map(|&function| Some(function)).filter(|_| !self.quick);
        let mut differing = Vec::new();
        for function in functions.chain(quick) {
            let (text, path) = match (function, self.format) {
                (Some(function), Formats::SixteenBit) => {
                    (self.text(function, out)?, format!("{function}.rs"))
                }
                (Some(function), Formats::F32) => {
                    (self.wide_text(function, out)?, format!("wide/{function}.rs"))
                }
                (None, _) => (wide::quick(), "quick.rs".to_owned()),
            };
            let name = function.map_or("quick kernels", Function::name);
            let path = self.tables.join(path);
            if self.check {
                let present = fs::read_to_string(&path)
                    .map_err(|error| format!("{} can't be read: {error}", path.display()))?;
                let same = present == text;
                writeln!(out, "{name}: {}", if same { "the same" } else { "differs" })?;
                if !same {
                    differing.push(name);
                }
            } else {
                output::write_file(&path, text.as_bytes())?;
                writeln!(out, "{name}: written to {}", path.display())?;
            }
            out.flush()?;
        }
        if differing.is_empty() {
            Ok(())
        } else {
            Err(format!("the forge finds other tables for {}", differing.join(", ")).into())
        }
    }

    /// The text of the file of a function's tables for f32.
    fn wide_text(&self, function: Function, out: &mut Output) -> Result<String, Failure> {
        let case = |input: u32, odd34| {
            let expected = narrow(odd34, Rounding::NearestEven);
            Case { input, expected }
        };
        let hard = HardCases::read(&self.hard, function)?;
        let also = wide::also(function).into_iter().map(|input| {
            (input, halfulp_oracle::round_odd34(function, f32::from_bits(input).into()))
        });
        let hard = hard.all().map(|(_, hard)| (hard.input, hard.odd34));
        let cases: Vec<Case> = hard
            .chain(also)
            .map(|(input, odd34)| case(input, odd34))
            .filter(|case| !f32::from_bits(case.expected).is_nan())
            .collect();
        let mut tried = |line: &str| self.tell(line, out);
        wide::forge(function, &cases, &mut tried)
            .map_err(|error| format!("{function} in f32: {error}").into())
    }

    fn tell(&self, line: &str, out: &mut Output) {
        if self.explain {
            // A reader that went away is no reason to stop.
            let _ = writeln!(out, "  {line}").and_then(|()| out.flush());
        }
    }

    /// The text of the file of a function's tables for the formats of 16 bits.
    fn text(&self, function: Function, out: &mut Output) -> Result<String, Failure> {
        let mut tables = Vec::new();
        for &constant in CONSTANTS {
            let truth = halfulp_oracle::results(function, constant.format, Rounding::NearestEven);
            let mut tried = |line: &str| self.tell(line, out);
            let found = halfulp_forge::forge(function, constant.format, &truth, &mut tried)
                .map_err(|error| format!("{function} in {}: {error}", constant.format))?;
            tables.push((constant, found));
        }
        Ok(halfulp_forge::file(function, &tables))
    }
}
