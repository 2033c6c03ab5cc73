//! Times functions beside what a user would pick instead.
//!
//! `cargo run --release -p halfulp-bench --example bench -- tanh --format f16`

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use halfulp::{Backend, Format, Function};
use halfulp_bench::{Inputs, Options};

/// Times functions beside what a user would pick instead.
#[derive(Parser)]
struct Arguments {
    /// The functions; without any, all of them.
    functions: Vec<Function>,
    /// Only this format (may be repeated).
    #[arg(long)]
    format: Vec<Format>,
    /// Only this backend (may be repeated).
    #[arg(long)]
    backend: Vec<Backend>,
    /// Only these inputs (may be repeated): uniform, bits, subnormal, normal.
    #[arg(long)]
    inputs: Vec<Inputs>,
    /// The number of elements of the arrays.
    #[arg(long)]
    elements: Option<NonZeroUsize>,
    /// A fourth of the time.
    #[arg(long)]
    quick: bool,
    /// One line a row, for scripts.
    #[arg(long)]
    plain: bool,
    /// Writes the report to a file.
    #[arg(long)]
    json: Option<PathBuf>,
    /// Writes the rows to a file.
    #[arg(long)]
    csv: Option<PathBuf>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let mut options = Options::default();
    if arguments.quick {
        options.time = Duration::from_millis(200);
    }
    fn choose<T>(chosen: Vec<T>, option: &mut Vec<T>) {
        if !chosen.is_empty() {
            *option = chosen;
        }
    }
    choose(arguments.functions, &mut options.functions);
    choose(arguments.format, &mut options.formats);
    choose(arguments.backend, &mut options.backends);
    choose(arguments.inputs, &mut options.inputs);
    options.elements = arguments.elements.unwrap_or(options.elements);

    let report = halfulp_bench::run(&options);
    if arguments.plain {
        print!("{}", report.plain());
    } else {
        print!("{report}");
    }
    if let Some(path) = arguments.json {
        std::fs::write(path, serde_json::to_string_pretty(&report)?)?;
    }
    if let Some(path) = arguments.csv {
        std::fs::write(path, report.csv())?;
    }
    Ok(())
}
