//! `halfulp prove`: decides every input for all devices that keep a contract.

use std::collections::BTreeSet;
use std::io::Write;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use comfy_table::CellAlignment;
use halfulp::{Format, Function};
use halfulp_emit::contract::{CONTRACTS, Contract};
use halfulp_emit::prove::{Outcome, prove};
use halfulp_verify::grouped;

use super::Failure;
use crate::environment;
use crate::output::{self, Output, hex};

/// Decide for every input whether every device that keeps a contract gives the right result
///
/// The emitted kernels are run in every way that the contract leaves a device: a multiply-add fused or not, a subnormal number
/// flushed or not, any float within the bound of an approximate instruction. Exits with status 1 if an input is open.
#[derive(Args)]
pub struct Prove {
    /// The functions [default: all]
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// What the devices promise
    #[arg(long, default_value = "ptx", value_parser = contract())]
    contract: &'static Contract,
    /// The formats [default: those of 16 bits]
    #[arg(long, value_delimiter = ',', value_parser = environment::format())]
    format: Vec<Format>,
    /// List at most so many open inputs of a function and format
    #[arg(long, value_name = "N", default_value_t = 8)]
    list: usize,
}

fn contract() -> impl TypedValueParser<Value = &'static Contract> {
    let names =
        CONTRACTS.iter().map(|contract| PossibleValue::new(contract.name).help(contract.about));
    PossibleValuesParser::new(names).map(|name| {
        let named = |contract: &&Contract| contract.name == name;
        CONTRACTS.iter().find(named).expect("one of the possible values")
    })
}

impl Prove {
    /// Decides, prints the report.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let functions = if self.functions.is_empty() { Function::ALL } else { &self.functions };
        let formats: &[Format] =
            if self.format.is_empty() { &[Format::F16, Format::Bf16] } else { &self.format };
        if let Some(format) = formats.iter().find(|format| format.bits() != 16) {
            return Err(format!("proofs are of formats of 16 bits, not of {format}").into());
        }
        let targets: BTreeSet<(Function, Format)> = functions
            .iter()
            .flat_map(|&function| formats.iter().map(move |&format| (function, format)))
            .collect();
        let bar = output::progress_bar(targets.len() as u64);
        let mut proofs = Vec::new();
        for (function, format) in targets {
            bar.set_message(format!("{function} {format}"));
            proofs.push(prove(function, format, self.contract));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let mut table = output::table(vec!["function", "format", "runs", "open inputs"]);
        for proof in &proofs {
            table.add_row(vec![
                proof.function.to_string(),
                proof.format.to_string(),
                grouped(proof.runs),
                grouped(proof.open.len() as u64),
            ]);
        }
        for column in table.column_iter_mut().skip(2) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        writeln!(out, "{}: {}", self.contract, self.contract.about)?;
        writeln!(out, "{}", table.trim_fmt())?;
        for proof in &proofs {
            for open in proof.open.iter().take(self.list) {
                let bits = |bits: u16| hex(proof.format, bits.into());
                let possible = match open.possible {
                    Outcome::Wrong(possible) => format!("may be {}", bits(possible)),
                    Outcome::Undefined => "may be anything".into(),
                    Outcome::Untried => "was not tried in every way".into(),
                };
                writeln!(
                    out,
                    "{} in {}: f({}) = {} {possible}",
                    proof.function,
                    proof.format,
                    bits(open.input),
                    bits(open.expected)
                )?;
            }
        }
        let open: u64 = proofs.iter().map(|proof| proof.open.len() as u64).sum();
        let runs: u64 = proofs.iter().map(|proof| proof.runs).sum();
        let proved = proofs.iter().filter(|proof| proof.open.is_empty()).count();
        writeln!(
            out,
            "proved: {proved} of {} kernels, every input in every way, {} runs",
            proofs.len(),
            grouped(runs)
        )?;
        out.flush()?;
        if open == 0 {
            Ok(())
        } else {
            Err(format!("{} inputs are not proved", grouped(open)).into())
        }
    }
}
