//! The commands, one module each.

mod digest;
mod eval;
mod functions;
mod table;
mod truth;
mod verify;

use std::error::Error;

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
            Command::Truth(truth) => truth.run(out),
        }
    }
}
