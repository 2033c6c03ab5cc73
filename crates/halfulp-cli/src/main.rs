//! The `halfulp` command.

mod command;
mod decimal;
mod environment;
mod output;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use command::Command;
use output::Output;

/// Correctly rounded elementary and activation functions in small floating-point formats.
///
/// Every result is the exact mathematical value rounded once, for every input, on every backend; `halfulp verify`
/// checks that on this machine. The environment variable HALFULP_BACKEND forces one of the backends portable, scalar, avx2
/// and avx512.
#[derive(Parser)]
#[command(name = "halfulp", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse_from(command::protect_negative_values(std::env::args_os()));
    match environment::forced_backend().and_then(|_| arguments.command.run(&mut Output::stdout())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // With nobody to read it, there is nothing more to do about it.
            let _ = writeln!(std::io::stderr(), "halfulp: {error}");
            ExitCode::FAILURE
        }
    }
}
