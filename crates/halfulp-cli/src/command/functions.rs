//! `halfulp functions`: the list.

use std::io::Write;

use clap::Args;
use halfulp::{Backend, Format, Function, Rounding};
use halfulp_verify::{Implementation, Library, Target, Truth};

use super::Failure;
use crate::environment;
use crate::output::{self, Output};

/// List the functions, with their definitions and status
#[derive(Args)]
pub struct Functions {
    /// The functions to list [default: all]
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// Print the names alone, one a line
    #[arg(long)]
    plain: bool,
}

impl Functions {
    /// Prints the list.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let functions = if self.functions.is_empty() { Function::ALL } else { &self.functions[..] };
        if self.plain {
            for function in functions {
                writeln!(out, "{function}")?;
            }
            return Ok(out.flush()?);
        }
        let truth = Truth::embedded()?;
        let mut table =
            output::table(["function", "definition", "domain", "special values", "kernels"]);
        for &function in functions {
            table.add_row([
                function.name(),
                function.definition(),
                function.domain(),
                function.special_values(),
                &status(function, &truth),
            ]);
        }
        writeln!(out, "{}", table.trim_fmt())?;
        Ok(out.flush()?)
    }
}

/// The formats in which the library computes a function, and whether their truth is known.
fn status(function: Function, truth: &Truth) -> String {
    let rounding = Rounding::NearestEven;
    let target = |&format| Target { function, format, rounding };
    let computed = |target: &Target| Library(Backend::Portable).run(*target, &[], &mut []).is_ok();
    let status = |target: Target| match truth.digests(target) {
        Ok(_) => target.format.name().to_owned(),
        Err(_) => format!("{} (no truth file)", target.format),
    };
    let formats: Vec<_> = Format::ALL.iter().map(target).filter(computed).map(status).collect();
    formats.join(", ")
}
