//! `halfulp forge`: finds the coefficients of kernels, and writes them if asked to.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use halfulp::{Format, Function, Rounding};
use halfulp_filter::narrow;
use halfulp_forge::piecewise::{self, Grid};
use halfulp_forge::wide::{self, Case};
use halfulp_forge::{CONSTANTS, device};
use halfulp_verify::HardCases;

use super::Failure;
use crate::environment::{self, Formats};
use crate::output::{self, Output};

/// Find the coefficients of a function's kernels; with --write, write them to its table file
///
/// Every input is in the loop: the oracle gives the right results, the kernel tells which values of its polynomial lead
/// to them, and the cheapest table that meets them all is taken. The search is deterministic.
#[derive(Args)]
pub struct Forge {
    /// The functions; all of them if none is named
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// Fail if the table files have other tables
    #[arg(long, conflicts_with = "write")]
    check: bool,
    /// Write the table files; else it is only told whether they have what was found
    #[arg(long)]
    write: bool,
    /// Tell which tables are tried, what each costs and how many arguments it leaves wrong; with --intervals, print the
    /// coefficients
    #[arg(long)]
    explain: bool,
    /// The folder of the table files, in a checkout of halfulp
    #[arg(long, value_name = "DIR", default_value = "crates/halfulp-kernels/src/table")]
    tables: PathBuf,
    /// The formats
    #[arg(long, value_enum, default_value_t = Formats::SixteenBit)]
    format: Formats,
    /// What the kernel for f32 is made of
    #[arg(long, value_enum, default_value_t = Design::Wide)]
    design: Design,
    /// Only print piecewise polynomials for f32 and the error of each: intervals of the width W (uniform:W), or 2^B to each binade
    /// of S·x + O (binades:S,O,B)
    #[arg(long, value_name = "GRID", value_parser = grid, conflicts_with_all = ["check", "write", "design"])]
    intervals: Option<Grid>,
    #[command(flatten)]
    polynomials: Polynomials,
    /// Find the constants of the kernels for devices instead, all of them
    #[arg(long, conflicts_with_all = ["functions", "format", "quick"])]
    device: bool,
    /// Only the tables that the quick kernels for f32 share
    #[arg(long, conflicts_with_all = ["functions", "format", "explain"])]
    quick: bool,
    /// The folder of the hard cases that tables for f32 must get right
    #[arg(long, value_name = "DIR", default_value = "truth/hard")]
    hard: PathBuf,
}

/// What --intervals is to find.
#[derive(Args)]
struct Polynomials {
    /// With --intervals: the least argument
    #[arg(
        long,
        value_name = "X",
        default_value_t = 0.0,
        requires = "intervals",
        allow_negative_numbers = true
    )]
    from: f64,
    /// With --intervals: the greatest argument
    #[arg(
        long,
        value_name = "X",
        default_value_t = 1.0,
        requires = "intervals",
        allow_negative_numbers = true
    )]
    to: f64,
    /// With --intervals: the degree, at most 20
    #[arg(long, value_name = "N", default_value_t = 5, requires = "intervals", value_parser = clap::value_parser!(u8).range(2..=20))]
    degree: u8,
    /// With --intervals: the coefficients are numbers of f32, or of f64
    #[arg(long, value_enum, default_value_t = Width::F32, requires = "intervals")]
    width: Width,
    /// With --intervals: choose centres so that so many leading coefficients are nearly exact, 0, 1 or 2
    #[arg(long, value_name = "N", default_value_t = 0, requires = "intervals", value_parser = clap::value_parser!(u8).range(0..=2))]
    exact: u8,
    /// With --intervals: so many leading coefficients are pairs, a high and a low part
    #[arg(long, value_name = "N", default_value_t = 0, requires = "intervals", value_parser = clap::value_parser!(u8).range(0..=20))]
    pairs: u8,
}

/// The type of coefficients.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Width {
    F32,
    F64,
}

/// A grid of intervals.
fn grid(text: &str) -> Result<Grid, String> {
    let (kind, numbers) = text.split_once(':').unwrap_or((text, ""));
    let numbers: Option<Vec<f32>> = numbers.split(',').map(|number| number.parse().ok()).collect();
    match (kind, numbers.as_deref()) {
        ("uniform", Some(&[width])) if width > 0.0 && width.is_finite() => {
            Ok(Grid::FromZero { scale: 1.0 / width })
        }
        ("binades", Some(&[scale, offset, bits]))
            if scale > 0.0
                && scale.is_finite()
                && offset >= 0.0
                && offset.is_finite()
                && bits.fract() == 0.0
                && (0.0..=10.0).contains(&bits) =>
        {
            Ok(Grid::Binades { scale, offset, bits: bits as u32 })
        }
        _ => {
            Err("grids are written uniform:WIDTH or binades:SCALE,OFFSET,BITS, with up to 10 bits"
                .into())
        }
    }
}

/// A file of constants.
#[derive(Clone, Copy)]
enum File {
    /// The tables of a function's kernels.
    Kernel(Function),
    /// What kernels for devices share.
    Device,
    /// What quick kernels for f32 share.
    Quick,
}

impl File {
    const fn name(self) -> &'static str {
        match self {
            File::Kernel(function) => function.name(),
            File::Device => "device",
            File::Quick => "quick",
        }
    }
}

/// A way of computing in f32.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Design {
    /// Formulas in f64
    Wide,
    /// Polynomials in pairs of f32
    DoubleWord,
    /// Polynomials in f64
    Piecewise,
}

impl Forge {
    /// Forges the functions one after another.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let functions = if self.functions.is_empty() { Function::ALL } else { &self.functions };
        if let Some(grid) = self.intervals {
            return functions.iter().try_for_each(|&function| self.print(function, grid, out));
        }
        if !self.tables.is_dir() {
            return Err(format!(
                "there is no folder {}; run the forge at the root of a checkout, or name its table folder with --tables",
                self.tables.display()
            )
            .into());
        }
        let kernels = functions.iter().map(|&function| File::Kernel(function));
        let files: Vec<File> = match (self.device, self.quick) {
            (true, _) => vec![File::Device],
            (_, true) => vec![File::Quick],
            _ if self.format == Formats::F32
                && self.design == Design::Wide
                && self.functions.is_empty() =>
            {
                kernels.chain([File::Quick]).collect()
            }
            _ => kernels.collect(),
        };
        let mut differing = Vec::new();
        for file in files {
            let name = file.name();
            let (text, folder) = match (file, self.format, self.design) {
                (File::Device, _, _) => (self.device_text(out)?, ""),
                (File::Quick, _, _) => (wide::quick(), ""),
                (File::Kernel(function), Formats::SixteenBit, Design::Wide) => {
                    (self.text(function, out)?, "")
                }
                (File::Kernel(_), Formats::SixteenBit, _) => {
                    return Err("only f32 has kernels of several designs; add --format f32".into());
                }
                (File::Kernel(function), Formats::F32, Design::Wide) => {
                    (self.wide_text(function, out)?, "wide")
                }
                (File::Kernel(function), Formats::F32, Design::DoubleWord) => {
                    (self.double_word_text(function, out)?, "double_word")
                }
                (File::Kernel(function), Formats::F32, Design::Piecewise) => {
                    (self.piecewise_text(function, out)?, "piecewise")
                }
            };
            let path = self.tables.join(folder).join(format!("{name}.rs"));
            if self.write {
                output::write_file(&path, text.as_bytes())?;
                writeln!(out, "{name}: written to {}", path.display())?;
            } else {
                let present = match fs::read_to_string(&path) {
                    Ok(present) => Some(present),
                    Err(error) if error.kind() == ErrorKind::NotFound && !self.check => None,
                    Err(error) => {
                        return Err(format!("{} can't be read: {error}", path.display()).into());
                    }
                };
                let same = present.as_ref() == Some(&text);
                let compared = match present {
                    _ if same => "the same as",
                    Some(_) => "differs from",
                    None => "found; there is no",
                };
                writeln!(out, "{name}: {compared} {}", path.display())?;
                differing.extend((!same).then_some(name));
            }
            out.flush()?;
        }
        if self.check && !differing.is_empty() {
            return Err(format!("the forge finds other tables for {}", differing.join(", ")).into());
        }
        if !self.check && !self.write {
            writeln!(out, "no file was written; --write writes those that differ")?;
        }
        Ok(out.flush()?)
    }

    /// Prints a function's intervals.
    fn print(&self, function: Function, grid: Grid, out: &mut Output) -> Result<(), Failure> {
        let Polynomials { from, to, degree, width, exact, pairs } = self.polynomials;
        let spec = piecewise::Spec {
            function,
            width: match width {
                Width::F32 => piecewise::Width::Single,
                Width::F64 => piecewise::Width::Double,
            },
            grid,
            from,
            to,
            degree: degree.into(),
            exact: exact.into(),
            pairs: pairs.into(),
        };
        let intervals =
            spec.intervals().map_err(|error| format!("{function} on these intervals: {error}"))?;
        let greatest = intervals.iter().fold(0.0, |greatest: f64, i| greatest.max(i.error));
        for interval in &intervals {
            writeln!(out, "{interval}")?;
            if self.explain {
                for [high, low] in &interval.coefficients {
                    writeln!(
                        out,
                        "       {high:e}{}",
                        match low {
                            0.0 => String::new(),
                            low => format!(" + {low:e}"),
                        }
                    )?;
                }
            }
        }
        writeln!(
            out,
            "{function}: {} intervals of degree {degree}, the greatest relative error 2^{:.1}",
            intervals.len(),
            greatest.log2()
        )?;
        Ok(out.flush()?)
    }

    /// The inputs that tables for f32 must get right.
    fn cases(&self, function: Function) -> Result<Vec<Case>, Failure> {
        let case = |input: u32, odd34: u64| {
            let expected = narrow(odd34, Format::F32, Rounding::NearestEven);
            Case { input, expected, odd34 }
        };
        let hard = HardCases::read(&self.hard, function)?;
        let also = wide::also(function).into_iter().map(|input| {
            (input, halfulp_oracle::round_odd34(function, f32::from_bits(input).into()))
        });
        let hard = hard.all().map(|(_, hard)| (hard.input, hard.odd34));
        Ok(hard
            .chain(also)
            .map(|(input, odd34)| case(input, odd34))
            .filter(|case| !f32::from_bits(case.expected).is_nan())
            .collect())
    }

    /// The text of the file of a function's tables for f32.
    fn wide_text(&self, function: Function, out: &mut Output) -> Result<String, Failure> {
        let cases = self.cases(function)?;
        let mut tried = |line: &str| self.tell(line, out);
        wide::forge(function, &cases, &mut tried)
            .map_err(|error| format!("{function} in f32: {error}").into())
    }

    /// The text of the file of a function's tables for double-word arithmetic.
    fn double_word_text(&self, function: Function, out: &mut Output) -> Result<String, Failure> {
        let mut tried = |line: &str| self.tell(line, out);
        piecewise::double_word(function, &mut tried)
            .map_err(|error| format!("{function} by double words: {error}").into())
    }

    /// The text of the file of a function's tables of polynomials in f64.
    fn piecewise_text(&self, function: Function, out: &mut Output) -> Result<String, Failure> {
        let cases = self.cases(function)?;
        let mut tried = |line: &str| self.tell(line, out);
        piecewise::piecewise(function, &cases, &mut tried)
            .map_err(|error| format!("{function} by polynomials: {error}").into())
    }

    /// The text of the file of the constants for devices.
    fn device_text(&self, out: &mut Output) -> Result<String, Failure> {
        let mut tried = |line: &str| self.tell(line, out);
        device::forge(&mut tried).map_err(|error| format!("for devices: {error}").into())
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
            let tried: halfulp_forge::Explain<'_, '_> =
                if self.explain { Some(&mut tried) } else { None };
            let found = halfulp_forge::forge(function, constant.format, &truth, tried)
                .map_err(|error| format!("{function} in {}: {error}", constant.format))?;
            tables.push((constant, found));
        }
        Ok(halfulp_forge::file(function, &tables))
    }
}
