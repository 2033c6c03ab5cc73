//! `halfulp verify`: every input, on every backend, against the truth.

use std::collections::BTreeSet;
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use comfy_table::CellAlignment;
use halfulp::{Backend, Design, Format, Function, Rounding};
use halfulp_verify::{
    Census, Designed, Implementation, Library, Reference, Target, Truth, Wrong, census_of_chunks,
    chunks, inputs,
};
use serde::Serialize;

use super::Failure;
use crate::environment;
use crate::output::{self, Output, grouped, hex};

/// Run every input of functions on backends and check every result
///
/// Without arguments: every function, in every format of 16 bits, on every backend that this processor has, against the
/// digests in truth/. With `--format f32` a function takes seconds to a minute. Exits with status 1 if a result is wrong.
#[derive(Args)]
pub struct Verify {
    /// The functions [default: all]
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// The formats [default: those of 16 bits; f32 with --chunks or --design]
    #[arg(long, value_delimiter = ',', value_parser = environment::format())]
    format: Vec<Format>,
    /// The rounding modes
    #[arg(long, value_delimiter = ',', default_value = "nearest-even", value_parser = environment::rounding())]
    rounding: Vec<Rounding>,
    /// The backends [default: the one in HALFULP_BACKEND, else all that the processor has]
    #[arg(long, value_delimiter = ',', value_parser = environment::names(Backend::ALL, Backend::name))]
    backend: Vec<Backend>,
    /// In f32, run kernels of these designs instead of each backend's fastest
    #[arg(long, value_delimiter = ',', value_parser = environment::names(Design::ALL, Design::name))]
    design: Vec<Design>,
    /// Run only these of the 256 chunks of 2^24 inputs each that f32 is cut into: a sample, not a proof
    #[arg(long, value_name = "FROM..TO", value_parser = chunk_range)]
    chunks: Option<Range<usize>>,
    /// What results are held against: the digests in truth/, or the oracle's results, computed anew
    #[arg(long, value_enum, default_value_t = Against::Truth)]
    against: Against,
    /// Read truth/ from this directory instead of what the command was built with
    #[arg(long, value_name = "DIR", conflicts_with = "against")]
    truth: Option<PathBuf>,
    /// List at most so many wrong results of a function, format and backend
    #[arg(long, value_name = "N", default_value_t = 8)]
    list: usize,
    /// Write a report for machines to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Against {
    /// The digests in truth/
    Truth,
    /// The oracle's results
    Oracle,
}

fn chunk_range(text: &str) -> Result<Range<usize>, String> {
    let count = chunks(Format::F32).len();
    let range = text
        .split_once("..")
        .and_then(|(from, to)| Some(from.parse::<usize>().ok()?..to.parse().ok()?));
    range
        .filter(|range| !range.is_empty() && range.end <= count)
        .ok_or_else(|| format!("chunks are written as 0..{count}, the second number excluded"))
}

impl Verify {
    /// Runs the census, prints the report.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let start = Instant::now();
        let (backends, skipped) = self.backends()?;
        let designed: Vec<Designed> = backends
            .iter()
            .flat_map(|library| self.design.iter().map(|&design| Designed::new(library.0, design)))
            .collect();
        let implementations: Vec<&dyn Implementation> = if designed.is_empty() {
            backends.iter().map(|library| library as &dyn Implementation).collect()
        } else {
            designed.iter().map(|library| library as &dyn Implementation).collect()
        };
        let targets = self.targets(&implementations)?;
        let truth = match (self.against, &self.truth) {
            (Against::Oracle, _) => None,
            (Against::Truth, Some(directory)) => Some(Truth::read(directory)?),
            (Against::Truth, None) => Some(Truth::embedded()?),
        };
        let mut reference = "the oracle's results".to_owned();
        if let Some(truth) = &truth {
            let makers: BTreeSet<String> = targets
                .iter()
                .map(|&target| {
                    let maker = truth.maker(target)?;
                    Ok(format!("{}, {}", maker.oracle, maker.date))
                })
                .collect::<Result<_, halfulp_verify::TruthError>>()?;
            let makers: Vec<String> = makers.into_iter().collect();
            reference = format!("the digests in truth/ ({})", makers.join("; "));
        }
        let runs = implementations.len() as u64 + u64::from(truth.is_none());
        let run = |format| self.chunks.clone().unwrap_or(0..chunks(format).len());
        let inputs =
            |format| inputs(format) / chunks(format).len() as u64 * run(format).len() as u64;
        let bar = output::progress_bar(targets.iter().map(|t| inputs(t.format) * runs).sum());
        let mut found: Vec<Vec<Census>> = Vec::new();
        for &target in &targets {
            bar.set_message(format!("{} {}", target.function, target.format));
            let reference = truth.as_ref().map_or(Reference::Oracle, Reference::Truth);
            let progress = |n| bar.inc(n);
            found.push(census_of_chunks(
                &implementations,
                target,
                run(target.format),
                reference,
                self.list,
                &progress,
            )?);
        }
        bar.finish_and_clear();
        let (sample, time) = (self.chunks.clone(), start.elapsed());
        let report = Report { reference, skipped, sample, found, time };
        report.print(out)?;
        out.flush()?;
        if let Some(path) = &self.json {
            let mut json = serde_json::to_string_pretty(&report.json(self.against))?;
            json.push('\n');
            output::write_file(path, json.as_bytes())?;
        }
        match report.wrong() {
            0 => Ok(()),
            wrong => Err(format!(
                "{} of {} results are wrong",
                grouped(wrong),
                grouped(report.results())
            )
            .into()),
        }
    }

    /// The backends to run, and those that the processor lacks.
    fn backends(&self) -> Result<(Vec<Library>, Vec<Backend>), Failure> {
        let (run, skipped) = if !self.backend.is_empty() {
            let available = |&backend| environment::available(backend);
            (self.backend.iter().map(available).collect::<Result<_, _>>()?, Vec::new())
        } else if let Some(forced) = environment::forced_backend()? {
            (vec![forced], Vec::new())
        } else {
            Backend::ALL.iter().partition(|backend| backend.is_available())
        };
        let unique: BTreeSet<Backend> = run.into_iter().collect();
        Ok((unique.into_iter().map(Library).collect(), skipped))
    }

    /// What to compute: what was asked for, which the backends must be able to, or everything they can.
    fn targets(&self, implementations: &[&dyn Implementation]) -> Result<Vec<Target>, Failure> {
        let functions = if self.functions.is_empty() { Function::ALL } else { &self.functions };
        let formats: &[Format] = match (&self.format[..], &self.chunks) {
            ([], None) if !self.design.is_empty() => &[Format::F32],
            ([], None) => &[Format::F16, Format::Bf16],
            ([], Some(_)) => &[Format::F32],
            (formats, _) => formats,
        };
        let mut targets = BTreeSet::new();
        for &function in functions {
            for &format in formats {
                for &rounding in &self.rounding {
                    let target = Target { function, format, rounding };
                    if self.chunks.is_some() && format.bits() == 16 {
                        return Err(format!("--chunks: {format} has no chunks").into());
                    }
                    let probe = |library: &&dyn Implementation| library.run(target, &[], &mut []);
                    implementations.iter().try_for_each(probe)?;
                    targets.insert(target);
                }
            }
        }
        Ok(targets.into_iter().collect())
    }
}

/// What was run and what was found: by target, then by backend.
struct Report {
    reference: String,
    skipped: Vec<Backend>,
    /// The chunks that were run, if not all.
    sample: Option<Range<usize>>,
    found: Vec<Vec<Census>>,
    time: Duration,
}

impl Report {
    fn all(&self) -> impl Iterator<Item = &Census> {
        self.found.iter().flatten()
    }

    fn wrong(&self) -> u64 {
        self.all().map(|census| census.wrong).sum()
    }

    fn results(&self) -> u64 {
        self.all().map(|census| census.inputs).sum()
    }

    fn print(&self, out: &mut Output) -> Result<(), Failure> {
        let backends: Vec<&str> =
            self.found[0].iter().map(|census| census.implementation.as_str()).collect();
        let mut header = vec!["function", "format", "rounding", "inputs"];
        header.extend(&backends);
        header.extend(["worst error", "worst input", "seconds"]);
        let mut table = output::table(header);
        for censuses in &self.found {
            table.add_row(row(censuses));
        }
        for column in table.column_iter_mut().skip(3) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        writeln!(out, "wrong results by backend, against {}", self.reference)?;
        writeln!(out, "{}", table.trim_fmt())?;
        for censuses in &self.found {
            list(out, censuses)?;
        }
        for backend in &self.skipped {
            writeln!(out, "skipped: {backend}, whose instructions this processor lacks")?;
        }
        let functions: BTreeSet<_> = self.all().map(|census| census.target.function).collect();
        let formats: BTreeSet<_> = self.all().map(|census| census.target.format).collect();
        let formats: Vec<&str> = formats.into_iter().map(Format::name).collect();
        writeln!(
            out,
            "{}: {} results, {} of {} in {}, on {}: {} wrong, {:.2} s",
            self.evidence(),
            grouped(self.results()),
            match &self.sample {
                None => "every input".into(),
                Some(chunks) => format!("chunks {} to {}", chunks.start, chunks.end - 1),
            },
            match functions.len() {
                1 => "1 function".into(),
                n => format!("{n} functions"),
            },
            and(&formats),
            and(&backends),
            grouped(self.wrong()),
            self.time.as_secs_f64(),
        )?;
        Ok(())
    }

    fn evidence(&self) -> &'static str {
        if self.sample.is_some() { "sampled" } else { "exhaustive" }
    }

    fn json(&self, against: Against) -> impl Serialize {
        json::Report {
            halfulp: env!("CARGO_PKG_VERSION"),
            evidence: self.evidence(),
            against,
            reference: self.reference.clone(),
            skipped: self.skipped.iter().map(|backend| backend.name()).collect(),
            results: self.results(),
            wrong: self.wrong(),
            seconds: self.time.as_secs_f64(),
            censuses: self.all().map(json::Census::from).collect(),
        }
    }
}

/// Names in a row, as in a sentence.
fn and(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.join(""),
    }
}

/// A row of the table: one target, all backends.
fn row(censuses: &[Census]) -> Vec<String> {
    let Target { function, format, rounding } = censuses[0].target;
    let mut row = vec![
        function.to_string(),
        format.to_string(),
        rounding.to_string(),
        grouped(censuses[0].inputs),
    ];
    row.extend(censuses.iter().map(|census| grouped(census.wrong)));
    let worst =
        censuses.iter().filter_map(|census| census.worst).max_by(|a, b| a.ulp.total_cmp(&b.ulp));
    row.extend(match worst {
        Some(worst) => [output::ulps(worst.ulp), hex(format, worst.input)],
        None if matches!(rounding, Rounding::NearestEven | Rounding::NearestAway) => {
            ["≤ 0.5 ulp".into(), "–".into()]
        }
        None => ["< 1 ulp".into(), "–".into()],
    });
    row.push(output::seconds(censuses.iter().map(|census| census.time).sum()));
    row
}

/// Lists wrong results, once for backends that have the same.
fn list(out: &mut Output, censuses: &[Census]) -> Result<(), Failure> {
    let bits = |census: &Census| -> Vec<(u32, u32)> {
        census.listed.iter().map(|wrong| (wrong.input, wrong.got)).collect()
    };
    let mut left: Vec<&Census> =
        censuses.iter().filter(|census| !census.listed.is_empty()).collect();
    while let [first, ..] = left[..] {
        let (same, others): (Vec<_>, Vec<_>) = left
            .into_iter()
            .partition(|census| census.wrong == first.wrong && bits(census) == bits(first));
        left = others;
        let names: Vec<&str> = same.iter().map(|census| census.implementation.as_str()).collect();
        let format = first.target.format;
        writeln!(out, "\n{}, on {}: {} wrong", first.target, and(&names), grouped(first.wrong))?;
        let number = |bits| format!("{}  {:<24}", hex(format, bits), output::decimal(format, bits));
        for wrong in &first.listed {
            let Wrong { input, got, expected, ulp } = *wrong;
            writeln!(
                out,
                "  f({}) = {} not {} {}",
                number(input),
                number(got),
                number(expected),
                output::ulps(ulp)
            )?;
        }
        if first.wrong > first.listed.len() as u64 {
            writeln!(out, "  … and {} more", grouped(first.wrong - first.listed.len() as u64))?;
        }
    }
    Ok(())
}

/// The report for machines. Bits are in hex; an infinite error is null.
mod json {
    use serde::Serialize;

    use super::Against;
    use crate::output::hex;

    #[derive(Serialize)]
    pub struct Report {
        pub halfulp: &'static str,
        pub evidence: &'static str,
        pub against: Against,
        pub reference: String,
        pub skipped: Vec<&'static str>,
        pub results: u64,
        pub wrong: u64,
        pub seconds: f64,
        pub censuses: Vec<Census>,
    }

    #[derive(Serialize)]
    pub struct Census {
        function: &'static str,
        format: &'static str,
        rounding: &'static str,
        backend: String,
        inputs: u64,
        wrong: u64,
        seconds: f64,
        worst: Option<Wrong>,
        listed: Vec<Wrong>,
    }

    #[derive(Serialize)]
    struct Wrong {
        input: String,
        got: String,
        expected: String,
        ulp: f64,
    }

    impl From<&halfulp_verify::Census> for Census {
        fn from(census: &halfulp_verify::Census) -> Self {
            let format = census.target.format;
            let wrong = |wrong: &halfulp_verify::Wrong| Wrong {
                input: hex(format, wrong.input),
                got: hex(format, wrong.got),
                expected: hex(format, wrong.expected),
                ulp: wrong.ulp,
            };
            Census {
                function: census.target.function.name(),
                format: format.name(),
                rounding: census.target.rounding.name(),
                backend: census.implementation.clone(),
                inputs: census.inputs,
                wrong: census.wrong,
                seconds: census.time.as_secs_f64(),
                worst: census.worst.as_ref().map(wrong),
                listed: census.listed.iter().map(wrong).collect(),
            }
        }
    }
}
