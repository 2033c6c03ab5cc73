//! `halfulp bench`: what a function costs, beside what else could be used.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use halfulp::{Backend, Format, Function};
use halfulp_bench::{Bars, Inputs, Options};

use super::Failure;
use crate::environment;
use crate::output::{self, Output};

/// Time functions on every backend, beside what else could be used
///
/// That is the crates core-math (in a build with that feature), pxfm and libm, the standard library and, where the machine has
/// them, Intel's SVML, SLEEF and glibc's libmvec (tools/peers gets them; HALFULP_PEERS names another folder than
/// target/peers), in 16 bits through f32; in 16 bits also a lookup table, a conversion pass and the half crate. Everything runs interleaved,
/// in shuffled rounds; medians of the quietest rounds are printed, in ns an element and as ratios.
#[derive(Args)]
pub struct Bench {
    /// The functions; all of them if none is named
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// Only this format (may be repeated) [default: those of 16 bits]
    #[arg(long, value_parser = environment::format())]
    format: Vec<Format>,
    /// Only this backend (may be repeated)
    #[arg(long, value_parser = environment::names(Backend::ALL, Backend::name))]
    backend: Vec<Backend>,
    /// Only these inputs (may be repeated): uniform, bits, subnormal or normal [default: uniform and bits; in f32
    /// all]
    #[arg(long, value_name = "KIND")]
    inputs: Vec<Inputs>,
    /// The number of elements of the arrays, at most 2^28
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1 << 28))]
    elements: Option<u32>,
    /// Take a quarter of the time; with --wrong, count on every 61st input only
    #[arg(long)]
    quick: bool,
    /// In f32, count the wrong results of every rival, over all 2^32 inputs: minutes a function. (In 16 bits that is always
    /// done.)
    #[arg(long)]
    wrong: bool,
    /// What times are held against: floor, what is asked at least, or goal, what is aimed at
    #[arg(long, value_name = "SET", default_value_t)]
    bars: Bars,
    /// Print one line a row, for scripts
    #[arg(long)]
    plain: bool,
    /// Write the report to a file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the rows to a file as comma-separated values
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw a chart of one format, SVG: every function's time and wrong results beside the rivals'
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Odd, so that it meets all parts of a binade.
const QUICK_STRIDE: u64 = 61;

impl Bench {
    /// Times, and prints the report.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        fn choose<T>(chosen: Vec<T>, option: &mut Vec<T>) {
            if !chosen.is_empty() {
                *option = chosen;
            }
        }
        for &backend in &self.backend {
            environment::available(backend)?;
        }
        let mut options = Options { bars: self.bars, ..Options::default() };
        if self.quick {
            options.time = Duration::from_millis(200);
        }
        choose(self.functions, &mut options.functions);
        choose(self.format, &mut options.formats);
        choose(self.backend, &mut options.backends);
        let inputs_unnamed = self.inputs.is_empty();
        choose(self.inputs, &mut options.inputs);
        if let Some(elements) = self.elements.and_then(|n| NonZeroUsize::new(n as usize)) {
            options.elements = elements;
        }
        if options.formats == [Format::F32] && inputs_unnamed {
            options.inputs = Inputs::ALL.to_vec();
        }
        if self.wrong {
            if !options.formats.contains(&Format::F32) {
                return Err(
                    "--wrong is for --format f32: in 16 bits wrong results are always counted"
                        .into(),
                );
            }
            options.wrong_stride = if self.quick { QUICK_STRIDE } else { 1 };
        }
        let files = [(&self.json, "--json"), (&self.csv, "--csv"), (&self.svg, "--svg")];
        for (i, (file, option)) in files.iter().enumerate() {
            if let Some((_, other)) = files[..i].iter().find(|(f, _)| f.is_some() && f == file) {
                return Err(format!("{other} and {option} name the same file").into());
            }
        }
        if self.svg.is_some() && options.formats.len() != 1 {
            return Err("--svg draws one format: name it with --format".into());
        }
        output::check_files([&self.json, &self.csv, &self.svg].into_iter().flatten())?;

        let bar = output::kernels_bar();
        let report = halfulp_bench::run_with(&options, |done, total| {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        })?;
        bar.finish_and_clear();
        if self.plain {
            write!(out, "{}", report.plain())?;
        } else {
            write!(out, "{report}")?;
        }
        if let Some(path) = self.json {
            output::write_file(&path, serde_json::to_string_pretty(&report)?.as_bytes())?;
        }
        if let Some(path) = self.csv {
            output::write_file(&path, report.csv().as_bytes())?;
        }
        if let Some(path) = self.svg {
            output::write_file(&path, report.chart(options.formats[0])?.as_bytes())?;
        }
        Ok(out.flush()?)
    }
}
