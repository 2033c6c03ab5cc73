//! The commands, one module each.

mod audit;
mod bench;
mod digest;
mod emit;
mod eval;
mod forge;
mod functions;
mod prove;
mod table;
mod truth;
mod verify;

use std::error::Error;
use std::ffi::OsString;

use clap::Subcommand;

use crate::output::Output;

/// Why a command failed: a sentence for standard error.
pub type Failure = Box<dyn Error>;

/// A command and its arguments.
#[derive(Subcommand)]
pub enum Command {
    Verify(verify::Verify),
    Eval(eval::Eval),
    Table(table::Table),
    Digest(digest::Digest),
    Functions(functions::Functions),
    Forge(forge::Forge),
    Emit(emit::Emit),
    Prove(prove::Prove),
    Bench(bench::Bench),
    Audit(audit::Audit),
    #[command(hide = true)]
    AuditChild(audit::AuditChild),
    #[command(hide = true)]
    AuditDevice(audit::AuditDevice),
    Truth(truth::Truth),
}

impl Command {
    /// Runs the command.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        match self {
            Command::Verify(verify) => verify.run(out),
            Command::Eval(eval) => eval.run(out),
            Command::Table(table) => table.run(),
            Command::Digest(digest) => digest.run(out),
            Command::Functions(functions) => functions.run(out),
            Command::Forge(forge) => forge.run(out),
            Command::Emit(emit) => emit.run(out),
            Command::Prove(prove) => prove.run(out),
            Command::Bench(bench) => bench.run(out),
            Command::Audit(audit) => audit.run(out),
            Command::AuditChild(child) => child.run(),
            Command::AuditDevice(child) => child.run(),
            Command::Truth(truth) => truth.run(out),
        }
    }
}

/// Lets `-1.5`, `-inf` and `-nan` be values of `halfulp eval` with options after them, which clap can't: it
/// would take either every option for a value or some negative numbers for options. A space before the number, which its
/// parser drops, tells them apart.
pub fn protect_negative_values(
    arguments: impl Iterator<Item = OsString>,
) -> impl Iterator<Item = OsString> {
    let mut of_eval = false;
    arguments.enumerate().map(move |(i, argument)| {
        of_eval |= i == 1 && argument == "eval";
        match argument.to_str().and_then(|text| text.strip_prefix('-')) {
            Some(rest)
                if of_eval
                    && rest.starts_with(|c: char| c.is_ascii_digit() || ".iInN".contains(c)) =>
            {
                format!(" -{rest}").into()
            }
            _ => argument,
        }
    })
}
