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
    Census, Designed, Implementation, Library, Odd34Census, Reference, Target, Truth, Wrong,
    WrongOdd34, census_into, census_odd34, census_of_chunks, chunks, grouped, inputs,
};
use serde::Serialize;

use super::Failure;
use crate::environment::{self, Mode};
use crate::output::{self, Output, hex};

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
    /// The rounding modes; odd34, for f32, implies every one in every format
    #[arg(long, value_delimiter = ',', default_value = "nearest-even", value_parser = environment::mode())]
    rounding: Vec<Mode>,
    /// Round results of f32 arguments to these formats
    #[arg(long, value_delimiter = ',', value_name = "FORMAT", value_parser = environment::format(), conflicts_with = "format")]
    into: Vec<Format>,
    /// The backends [default: the one in HALFULP_BACKEND, else all that the processor has]
    #[arg(long, value_delimiter = ',', value_parser = environment::names(Backend::ALL, Backend::name))]
    backend: Vec<Backend>,
    /// Run on devices instead: `opencl`, `cuda`, or `opencl:N`, the N-th of OpenCL's, counted from 0; `wgpu`, a device of Vulkan,
    /// for the functions in WGSL; `wgpu-strict`, for those by integers alone
    #[arg(long, value_name = "DEVICE", value_delimiter = ',', conflicts_with = "backend", value_parser = environment::device())]
    device: Vec<environment::Device>,
    /// In f32, run kernels of these designs instead of each backend's fastest, or the device's usual one
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
        let (libraries, skipped) = self.libraries()?;
        let designs: Vec<Option<Design>> = match &self.design[..] {
            [] => vec![None],
            designs => designs.iter().copied().map(Some).collect(),
        };
        let mut backends: Vec<Box<dyn Implementation>> = Vec::new();
        for library in &libraries {
            backends.extend(designs.iter().map(|design| -> Box<dyn Implementation> {
                match *design {
                    None => Box::new(*library),
                    Some(design) => Box::new(Designed::new(library.0, design)),
                }
            }));
        }
        // Either libraries or devices run.
        for device in &self.device {
            for &design in &designs {
                backends.push(device.open(design)?);
            }
        }
        let implementations: Vec<&dyn Implementation> =
            backends.iter().map(|implementation| &**implementation).collect();
        let jobs = self.jobs(&implementations)?;
        let truth = match (self.against, &self.truth) {
            (Against::Oracle, _) => None,
            (Against::Truth, Some(directory)) => Some(Truth::read(directory)?),
            (Against::Truth, None) => Some(Truth::embedded()?),
        };
        let mut reference = "the oracle's results".to_owned();
        if let Some(truth) = &truth {
            let makers: BTreeSet<String> = jobs
                .iter()
                .map(|job| {
                    let maker = truth.maker(job.reference())?;
                    Ok(format!("{}, {}", maker.oracle, maker.date))
                })
                .collect::<Result<_, halfulp_verify::TruthError>>()?;
            let makers: Vec<String> = makers.into_iter().collect();
            reference = format!("the digests in truth/ ({})", makers.join("; "));
        }
        output::check_files(&self.json)?;
        let runs = implementations.len() as u64 + u64::from(truth.is_none());
        let run = |format| self.chunks.clone().unwrap_or(0..chunks(format).len());
        let inputs =
            |format| inputs(format) / chunks(format).len() as u64 * run(format).len() as u64;
        let bar = output::progress_bar(jobs.iter().map(|job| inputs(job.format) * runs).sum());
        let mut found: Vec<Vec<Found>> = Vec::new();
        for &job in &jobs {
            bar.set_message(format!("{} {}", job.function, job.format));
            let progress = |n| bar.inc(n);
            let chunks = run(job.format);
            found.push(match (job.how(), &truth) {
                (How::Into(rounding), Some(truth)) => {
                    let what = (job.function, job.into, rounding);
                    let found = census_into(&libraries, what, chunks, truth, self.list, &progress)?;
                    found.into_iter().map(|census| Found::of(job, census)).collect()
                }
                (How::Odd34, Some(truth)) => {
                    let census = |library: &Library| {
                        let start = Instant::now();
                        let odd34 = |inputs: &[u32], outputs: &mut [u64]| {
                            library
                                .odd34(job.function, inputs, outputs)
                                .expect("the backend is available");
                        };
                        let (range, list) = (chunks.clone(), self.list);
                        let found =
                            census_odd34(job.function, &odd34, range, truth, list, &progress)?;
                        Ok(Found::of_odd34(job, library.name(), found, start.elapsed()))
                    };
                    libraries.iter().map(census).collect::<Result<_, halfulp_verify::Error>>()?
                }
                (How::Into(_) | How::Odd34, None) => unreachable!("refused with the other jobs"),
                (How::Direct(target), truth) => {
                    let reference = truth.as_ref().map_or(Reference::Oracle, Reference::Truth);
                    let found = census_of_chunks(
                        &implementations,
                        target,
                        chunks,
                        reference,
                        self.list,
                        &progress,
                    )?;
                    found.into_iter().map(|census| Found::of(job, census)).collect()
                }
            });
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

    /// The backends to run, and those that the processor lacks; none if devices run.
    fn libraries(&self) -> Result<(Vec<Library>, Vec<Backend>), Failure> {
        if !self.device.is_empty() {
            return Ok((Vec::new(), Vec::new()));
        }
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

    /// Refuses other roundings and result formats of f32 where only f32 results to nearest-even can be had.
    fn may_round_anyhow(&self) -> Result<(), Failure> {
        let option = match () {
            () if !self.design.is_empty() => "--design",
            () if !self.device.is_empty() => "--device",
            () if self.against == Against::Oracle => "--against oracle",
            () => return Ok(()),
        };
        Err(format!("{option}: of f32 it has f32 results to nearest-even only").into())
    }

    /// What to compute: what was asked for, which the backends must be able to, or everything in the formats of 16 bits.
    fn jobs(&self, implementations: &[&dyn Implementation]) -> Result<Vec<Job>, Failure> {
        let functions = if self.functions.is_empty() { Function::ALL } else { &self.functions };
        let only_f32 = self.chunks.is_some()
            || !self.into.is_empty()
            || !self.design.is_empty()
            || self.rounding == [Mode::Odd34];
        let formats: &[Format] = match &self.format[..] {
            [] if only_f32 => &[Format::F32],
            [] => &[Format::F16, Format::Bf16],
            formats => formats,
        };
        let mut jobs = BTreeSet::new();
        for &function in functions {
            for &format in formats {
                if self.chunks.is_some() && format != Format::F32 {
                    return Err(format!("--chunks: {format} has no chunks").into());
                }
                for &mode in &self.rounding {
                    if mode == Mode::Odd34 && format != Format::F32 {
                        return Err(format!(
                            "--rounding odd34 is for f32, not {format}: add --format f32"
                        )
                        .into());
                    }
                    let own = [format];
                    let into = if self.into.is_empty() { &own } else { &self.into[..] };
                    for job in into.iter().map(|&into| Job { function, format, into, mode }) {
                        match job.how() {
                            How::Direct(target) => {
                                let probe = |implementation: &&dyn Implementation| {
                                    implementation.run(target, &[], &mut [])
                                };
                                implementations.iter().try_for_each(probe)?;
                            }
                            How::Into(_) | How::Odd34 => self.may_round_anyhow()?,
                        }
                        jobs.insert(job);
                    }
                }
            }
        }
        Ok(jobs.into_iter().collect())
    }
}

/// What a row of the report is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Job {
    function: Function,
    /// Of the arguments.
    format: Format,
    /// Of the results, unless they are odd34.
    into: Format,
    mode: Mode,
}

/// How results are checked.
enum How {
    /// By the digest of the results.
    Direct(Target),
    /// By what the odd34 patterns imply.
    Into(Rounding),
    /// By the digest of the odd34 patterns.
    Odd34,
}

impl Job {
    fn how(self) -> How {
        let Job { function, format, into, mode } = self;
        match mode {
            Mode::Odd34 => How::Odd34,
            Mode::To(rounding) if format == Format::F32 => {
                if rounding == Rounding::NearestEven && into == format {
                    How::Direct(Target { function, format, rounding })
                } else {
                    How::Into(rounding)
                }
            }
            Mode::To(rounding) => How::Direct(Target { function, format, rounding }),
        }
    }

    /// The target whose digests, or digests made with them, decide.
    fn reference(self) -> Target {
        let Job { function, format, .. } = self;
        match self.how() {
            How::Direct(target) => target,
            How::Into(_) | How::Odd34 => {
                Target { function, format, rounding: Rounding::NearestEven }
            }
        }
    }

    /// `f32`, or `f32 → bf16`.
    fn formats(self) -> String {
        if self.into == self.format {
            self.format.to_string()
        } else {
            format!("{} → {}", self.format, self.into)
        }
    }

    fn title(self) -> String {
        format!("{} in {}, {}", self.function, self.formats(), self.mode.name())
    }
}

/// What one backend did.
struct Found {
    job: Job,
    backend: String,
    inputs: u64,
    wrong: u64,
    worst: Option<Listed>,
    listed: Vec<Listed>,
    time: Duration,
}

/// A wrong result: bits in hexadecimal, and values; odd34 has none, nor an error in ulp.
#[derive(Clone, PartialEq)]
struct Listed {
    input: u32,
    got: (String, String),
    expected: (String, String),
    ulp: Option<f64>,
}

impl Found {
    fn of(job: Job, census: Census) -> Self {
        let number = |bits| (hex(job.into, bits), output::decimal(job.into, bits));
        let listed = |wrong: Wrong| {
            let Wrong { input, got, expected, ulp } = wrong;
            Listed { input, got: number(got), expected: number(expected), ulp: Some(ulp) }
        };
        Found {
            job,
            backend: census.implementation,
            inputs: census.inputs,
            wrong: census.wrong,
            worst: census.worst.map(listed),
            listed: census.listed.into_iter().map(listed).collect(),
            time: census.time,
        }
    }

    fn of_odd34(job: Job, backend: &str, census: Odd34Census, time: Duration) -> Self {
        let pattern = |bits: u64| (format!("{bits:#011x}"), String::new());
        let listed = |wrong: WrongOdd34| {
            let WrongOdd34 { input, got, expected } = wrong;
            Listed { input, got: pattern(got), expected: pattern(expected), ulp: None }
        };
        let listed: Vec<Listed> = census.listed.into_iter().map(listed).collect();
        Found {
            job,
            backend: backend.into(),
            inputs: census.inputs,
            wrong: census.wrong,
            worst: listed.first().cloned(),
            listed,
            time,
        }
    }
}

/// What was run and what was found: by job, then by backend.
struct Report {
    reference: String,
    skipped: Vec<Backend>,
    /// The chunks that were run, if not all.
    sample: Option<Range<usize>>,
    found: Vec<Vec<Found>>,
    time: Duration,
}

impl Report {
    fn all(&self) -> impl Iterator<Item = &Found> {
        self.found.iter().flatten()
    }

    fn wrong(&self) -> u64 {
        self.all().map(|found| found.wrong).sum()
    }

    fn results(&self) -> u64 {
        self.all().map(|found| found.inputs).sum()
    }

    fn print(&self, out: &mut Output) -> Result<(), Failure> {
        let backends: Vec<&str> =
            self.found[0].iter().map(|found| found.backend.as_str()).collect();
        let mut header = vec!["function", "format", "rounding", "inputs"];
        header.extend(&backends);
        header.extend(["worst error", "worst input", "seconds"]);
        let mut table = output::table(header);
        for found in &self.found {
            table.add_row(row(found));
        }
        for column in table.column_iter_mut().skip(3) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        writeln!(out, "wrong results by backend, against {}", self.reference)?;
        writeln!(out, "{}", table.trim_fmt())?;
        for found in &self.found {
            list(out, found)?;
        }
        for backend in &self.skipped {
            writeln!(out, "skipped: {backend}, whose instructions this processor lacks")?;
        }
        let functions: BTreeSet<_> = self.all().map(|found| found.job.function).collect();
        let formats: BTreeSet<_> = self.all().map(|found| found.job.format).collect();
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

/// A row of the table: one job, all backends.
fn row(found: &[Found]) -> Vec<String> {
    let job = found[0].job;
    let mut row = vec![
        job.function.to_string(),
        job.formats(),
        job.mode.name().into(),
        grouped(found[0].inputs),
    ];
    row.extend(found.iter().map(|found| grouped(found.wrong)));
    let worst = found
        .iter()
        .filter_map(|found| found.worst.as_ref())
        .max_by(|a, b| a.ulp.unwrap_or(0.0).total_cmp(&b.ulp.unwrap_or(0.0)));
    row.extend(match (worst, job.mode) {
        (Some(worst), _) => {
            [worst.ulp.map_or("–".into(), output::ulps), hex(job.format, worst.input)]
        }
        (None, Mode::To(Rounding::NearestEven | Rounding::NearestAway)) => {
            ["≤ 0.5 ulp".into(), "–".into()]
        }
        (None, Mode::To(_)) => ["< 1 ulp".into(), "–".into()],
        (None, Mode::Odd34) => ["–".into(), "–".into()],
    });
    row.push(output::seconds(found.iter().map(|found| found.time).sum()));
    row
}

/// Lists wrong results, once for backends that have the same.
fn list(out: &mut Output, found: &[Found]) -> Result<(), Failure> {
    let mut left: Vec<&Found> = found.iter().filter(|found| !found.listed.is_empty()).collect();
    while let [first, ..] = left[..] {
        let (same, others): (Vec<_>, Vec<_>) = left
            .into_iter()
            .partition(|found| found.wrong == first.wrong && found.listed == first.listed);
        left = others;
        let names: Vec<&str> = same.iter().map(|found| found.backend.as_str()).collect();
        writeln!(
            out,
            "\n{}, on {}: {} wrong",
            first.job.title(),
            and(&names),
            grouped(first.wrong)
        )?;
        let format = first.job.format;
        for wrong in &first.listed {
            let Listed { input, got, expected, ulp } = wrong;
            writeln!(
                out,
                "  f({}  {:<24}) = {}  {:<24} not {}  {:<24} {}",
                hex(format, *input),
                output::decimal(format, *input),
                got.0,
                got.1,
                expected.0,
                expected.1,
                ulp.map_or(String::new(), output::ulps)
            )?;
        }
        if first.wrong > first.listed.len() as u64 {
            writeln!(out, "  … and {} more", grouped(first.wrong - first.listed.len() as u64))?;
        }
    }
    Ok(())
}

/// The report for machines. Bits are in hex; an infinite error, or one of odd34, is null.
mod json {
    use serde::Serialize;

    use super::{Against, Found, Listed};
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
        into: &'static str,
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
        ulp: Option<f64>,
    }

    impl From<&Found> for Census {
        fn from(found: &Found) -> Self {
            let job = found.job;
            let wrong = |listed: &Listed| Wrong {
                input: hex(job.format, listed.input),
                got: listed.got.0.clone(),
                expected: listed.expected.0.clone(),
                ulp: listed.ulp,
            };
            Census {
                function: job.function.name(),
                format: job.format.name(),
                into: job.into.name(),
                rounding: job.mode.name(),
                backend: found.backend.clone(),
                inputs: found.inputs,
                wrong: found.wrong,
                seconds: found.time.as_secs_f64(),
                worst: found.worst.as_ref().map(wrong),
                listed: found.listed.iter().map(wrong).collect(),
            }
        }
    }
}
