//! `halfulp audit`: is this function correctly rounded?

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;
use comfy_table::CellAlignment;
use halfulp::{Format, Function};
use halfulp_audit::{
    Audit as Census, Binade, Program, Progress, Report, Result as Found, Signature, Source,
};
use halfulp_verify::{Truth, grouped};
use indicatif::ProgressBar;

use super::Failure;
use crate::environment::{self, Device};
use crate::output::{self, Output};

/// Check whether somebody's implementation of a function is correctly rounded
///
/// Runs every input of the format through a function of a shared library (--library), a Python callable (--python), a
/// command (--command) or a device's own function (--opencl, --cuda), and holds every result against the right one. Prints how many are wrong, the largest error, which
/// properties are broken, and the worst results. The audited code runs in a process of its own: if it crashes, hangs or returns
/// too little, that is reported with the inputs that cause it. Exits with status 1 unless everything is right.
///
/// Examples:
///   halfulp audit tanh --library libm.so.6 --symbol tanhf
///   halfulp audit exp --library ./mine.so --symbol my_exp --signature 'void(const uint16_t*, uint16_t*, size_t)' --format f16
///   halfulp audit gelu --python torch.nn.functional:gelu --format bf16 --html gelu.html
///   halfulp audit atan --command ./my_atan --format f16
///   halfulp audit tanh --opencl tanh --format f32
///   halfulp audit expm1 --opencl 'native_exp(x) - 1' --format bf16
///   halfulp audit tanh --cuda tanhf --format f32
#[derive(Args)]
#[command(verbatim_doc_comment)]
#[command(group(clap::ArgGroup::new("subject").required(true).args(["library", "python", "command", "opencl", "cuda", "results"])))]
pub struct Audit {
    /// What it should compute
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    function: Function,
    /// A shared library: a path, or a name that the system's loader finds
    #[arg(long, value_name = "FILE", requires = "symbol")]
    library: Option<PathBuf>,
    /// The function's name in the library
    #[arg(long, value_name = "NAME", requires = "library")]
    symbol: Option<String>,
    /// The function's type: f32, f16 or bf16 for T f(T); or its C prototype [default: f32]
    #[arg(long, value_name = "C TYPE", requires = "library")]
    signature: Option<String>,
    /// A Python callable that takes an array and returns one: MODULE:NAME, or MODULE:EXPRESSION in x
    #[arg(long, value_name = "MODULE:NAME")]
    python: Option<String>,
    /// The Python to run it with
    #[arg(long, value_name = "PROGRAM", default_value = "python3", requires = "python")]
    interpreter: String,
    /// A command for the shell: reads bit patterns from standard input, little-endian, until it ends, and writes the results
    #[arg(long, value_name = "COMMAND")]
    command: Option<String>,
    /// A function of OpenCL C's, or an expression in x, a float: what a device makes of it. In f16 and bf16 its result is
    /// rounded once more
    #[arg(long, value_name = "NAME", allow_hyphen_values = true, conflicts_with_all = ["symbol", "signature"])]
    opencl: Option<String>,
    /// A function of CUDA C++, or an expression in x, a float: what NVRTC and a device make of it. In f16 and bf16 its result is
    /// rounded once more
    #[arg(long, value_name = "NAME", allow_hyphen_values = true, conflicts_with_all = ["symbol", "signature"])]
    cuda: Option<String>,
    /// Which device of OpenCL or CUDA, counted from 0
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with_all = ["library", "python", "command", "results"])]
    device: usize,
    /// A file of the results for all bit patterns in order: 0, 1, 2, …
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// The format of argument and result [default: what --signature says, or f32 for devices]
    #[arg(long, value_parser = environment::format())]
    format: Option<Format>,
    /// Run one magnitude in so many, with both signs: a sample
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1 << 24))]
    stride: u64,
    /// Keep what is done in this file, and go on from there
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// How many seconds the audited code may neither read nor write
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// How many processes run at a time, in f32 with half a gigabyte each [default: the number of processors, 8 at most]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// List so many of the worst results
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u8).range(0..=64))]
    worst: u8,
    /// Write a report for programs to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a page with plots, all in one file, to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Run a function of a shared library on standard input
#[derive(Args)]
pub struct AuditChild {
    library: PathBuf,
    symbol: String,
    signature: Signature,
}

impl AuditChild {
    /// Serves `halfulp audit`, from a process of its own.
    pub fn run(self) -> Result<(), Failure> {
        let served = halfulp_audit::native::serve(&self.library, &self.symbol, &self.signature);
        // What has this beginning is handed on by the parent.
        served.map_err(|error| {
            eprintln!("halfulp-audit: {error}");
            error.into()
        })
    }
}

/// Run a device's own function on standard input
#[derive(Args)]
pub struct AuditDevice {
    #[arg(value_parser = environment::device())]
    device: Device,
    #[arg(value_parser = environment::format())]
    format: Format,
    #[arg(allow_hyphen_values = true)]
    expression: String,
}

impl AuditDevice {
    /// Serves `halfulp audit`, from a process of its own.
    pub fn run(self) -> Result<(), Failure> {
        /// As many as keep a device busy.
        const BLOCK: usize = 1 << 20;
        let serve = || -> Result<(), Failure> {
            let expression = self.device.expression(&self.expression)?.1;
            let run = |inputs: &[f32], outputs: &mut [f32]| {
                expression.map(inputs, outputs).map_err(|error| error.to_string())
            };
            Ok(halfulp_audit::serve(self.format, BLOCK, run)?)
        };
        serve().inspect_err(|error| eprintln!("halfulp-audit: {error}"))
    }
}

/// A device's own function, as [`Audit::subject`].
fn own(
    device: Device,
    expression: &str,
    format: Format,
    timeout: Duration,
) -> Result<(String, Source, Format), Failure> {
    let rounded = if format == Format::F32 { "" } else { ", a float rounded once more" };
    let own = std::env::current_exe()?;
    let named = device.to_string();
    let arguments: [&std::ffi::OsStr; 5] = [
        own.as_ref(),
        "audit-device".as_ref(),
        named.as_ref(),
        format.name().as_ref(),
        expression.as_ref(),
    ];
    let program = Program::new(arguments, timeout);
    let failed = |failure| format!("{}'s {expression}: {failure}", device.language());
    // What ends the compiler, or keeps it for ever, is to end the child only. Else more is told here than by the child, whose messages
    // are of one line.
    let tried = program.probe(format);
    if let Err(failure @ (halfulp_audit::Failure::Signal(_) | halfulp_audit::Failure::Hang(_))) =
        tried
    {
        return Err(failed(failure).into());
    }
    let (name, _) = device.expression(expression)?;
    tried.map_err(failed)?;
    let subject = format!("{}'s {expression} on {name}{rounded}", device.language());
    Ok((subject, Source::Program(program), format))
}

/// How much work an interruption may cost.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// The progress bar, and the state in its file.
struct Watcher<'a> {
    bar: &'a ProgressBar,
    state: Option<&'a Path>,
    saved: Mutex<Instant>,
}

impl Progress for Watcher<'_> {
    fn inputs(&self, count: u64) {
        self.bar.inc(count);
    }

    fn unit(&self, audit: &Census) -> Result<(), String> {
        let Some(path) = self.state else { return Ok(()) };
        let mut saved = self.saved.lock().map_err(|error| error.to_string())?;
        if saved.elapsed() > SAVE_EVERY || audit.is_complete() {
            let text = serde_json::to_string(audit).map_err(|error| error.to_string())?;
            output::write_file(path, text.as_bytes()).map_err(|error| error.to_string())?;
            *saved = Instant::now();
        }
        Ok(())
    }
}

impl Audit {
    /// Runs the census, prints the report.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        // A signal to this process doesn't reach the process groups of the audited ones.
        ctrlc::set_handler(|| {
            halfulp_audit::end_all();
            std::process::exit(130);
        })?;
        let (subject, source, format) = self.subject()?;
        let truth = Truth::embedded()?;
        let new = Census::new(&subject, self.function, format, self.stride);
        let mut audit = self.resume(new)?;
        // A command need not take an empty input, and what a device compiles has been tried.
        if let Source::Program(program) = &source
            && (self.library.is_some() || self.python.is_some())
        {
            program.probe(format).map_err(|failure| format!("{subject}: {failure}"))?;
        }
        output::check_files([&self.json, &self.html].into_iter().flatten())?;
        let bar = output::progress_bar(audit.inputs(format));
        bar.set_message(format!("{} {format}", self.function));
        bar.inc(audit.done());
        // A resumed census must not seem faster than it is.
        bar.reset_eta();
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = self.jobs.unwrap_or(processors.min(8));
        let state = self.state.as_deref();
        let watcher = Watcher { bar: &bar, state, saved: Mutex::new(Instant::now()) };
        audit.run(&source, &truth, jobs, &watcher)?;
        bar.finish_and_clear();
        let report = Report::new(&audit, &truth, self.worst.into())?;
        print(out, &report, format)?;
        out.flush()?;
        if let Some(path) = &self.json {
            let mut json = serde_json::to_string_pretty(&report)?;
            json.push('\n');
            output::write_file(path, json.as_bytes())?;
        }
        if let Some(path) = &self.html {
            output::write_file(path, halfulp_audit::html::page(&report).as_bytes())?;
        }
        if report.is_right() { Ok(()) } else { Err(verdict(&report).into()) }
    }

    /// What is audited in words, where its results come from, and the format.
    fn subject(&self) -> Result<(String, Source, Format), Failure> {
        let timeout = Duration::from_secs(self.timeout);
        let program =
            |arguments: Vec<std::ffi::OsString>| Source::Program(Program::new(arguments, timeout));
        let needed =
            || self.format.ok_or("--format f16, bf16 or f32 is needed: nothing else tells it");
        if let (Some(library), Some(symbol)) = (&self.library, &self.symbol) {
            let typed = self.signature.as_deref().unwrap_or("f32");
            let signature: Signature = typed.parse()?;
            let format = signature.format().map_or_else(needed, Ok)?;
            let format = self.format.unwrap_or(format);
            if !signature.admits(format) {
                return Err(
                    format!("a function of this signature does not compute in {format}").into()
                );
            }
            let own = std::env::current_exe()?;
            let arguments: [&std::ffi::OsStr; 5] = [
                own.as_ref(),
                "audit-child".as_ref(),
                library.as_ref(),
                symbol.as_ref(),
                typed.as_ref(),
            ];
            let subject = format!("{symbol} of {}", library.display());
            return Ok((subject, program(arguments.map(Into::into).into()), format));
        }
        let number = self.device;
        let format = self.format.unwrap_or(Format::F32);
        if let Some(expression) = &self.opencl {
            return own(Device::OpenCl(number), expression, format, timeout);
        }
        if let Some(expression) = &self.cuda {
            return own(Device::Cuda(number), expression, format, timeout);
        }
        let format = needed()?;
        if let Some(callable) = &self.python {
            if !callable.contains(':') {
                return Err("--python: MODULE:NAME is needed, such as numpy:tanh".into());
            }
            let arguments = halfulp_audit::python::arguments(&self.interpreter, callable, format);
            return Ok((format!("Python's {callable}"), program(arguments), format));
        }
        if let Some(command) = &self.command {
            let arguments = ["sh", "-c", command].map(Into::into).into();
            return Ok((format!("the command {command}"), program(arguments), format));
        }
        let path = self.results.as_ref().ok_or("nothing to audit is named")?;
        Ok((format!("the results in {}", path.display()), Source::File(path.clone()), format))
    }

    /// The census in the file of the state, if there is one.
    fn resume(&self, new: Census) -> Result<Census, Failure> {
        let Some(path) = &self.state else { return Ok(new) };
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(new),
            Err(error) => return Err(format!("{} can't be read: {error}", path.display()).into()),
        };
        let old: Census = serde_json::from_str(&text)
            .map_err(|_| format!("{} is not the state of an audit", path.display()))?;
        if !old.is_alike(&new) {
            return Err(format!(
                "{} is the state of another audit, of {}; remove it to begin anew",
                path.display(),
                old.subject()
            )
            .into());
        }
        Ok(old)
    }
}

fn without_result(inputs: u64) -> String {
    match inputs {
        1 => "1 input has no result".into(),
        n => format!("{} inputs have no result", grouped(n)),
    }
}

/// The outcome in a sentence.
fn verdict(report: &Report) -> String {
    let wrong =
        format!("{} of {} results are wrong", grouped(report.wrong), grouped(report.inputs));
    match (report.wrong, report.without_result) {
        (_, 0) => wrong,
        (0, without) => without_result(without),
        (_, without) => format!("{wrong}, and {}", without_result(without)),
    }
}

fn print(out: &mut Output, report: &Report, format: Format) -> Result<(), Failure> {
    let evidence = match report.evidence {
        "sampled" => format!("sampled: one magnitude in {}, with both signs", report.stride),
        evidence => evidence.into(),
    };
    writeln!(out, "{}, as {} in {format}; {evidence}", report.subject, report.function)?;
    let share = report.wrong as f64 / report.inputs.max(1) as f64 * 100.0;
    let counts = format!(
        "{} results, {} wrong ({share:.4} %)",
        grouped(report.inputs),
        grouped(report.wrong)
    );
    let ulps = |error: Option<f64>| output::ulps(error.unwrap_or(f64::INFINITY));
    match report.worst.first() {
        _ if report.inputs == 0 => writeln!(out, "no results")?,
        None if report.wrong == 0 => writeln!(out, "{counts}, no error above 0.5 ulp")?,
        None => writeln!(out, "{counts}, largest error {}", ulps(report.largest_error))?,
        Some(worst) => {
            writeln!(
                out,
                "{counts}, largest error {} at {}",
                ulps(report.largest_error),
                worst.input
            )?;
        }
    }
    for note in &report.notes {
        writeln!(out, "note: {note}")?;
    }
    if !report.failures.is_empty() {
        writeln!(out, "\n{}:", without_result(report.without_result))?;
        for failure in &report.failures {
            let range = match failure.inputs {
                1 => failure.first.clone(),
                n => format!("{} to {} ({})", failure.first, failure.last, grouped(n)),
            };
            writeln!(out, "  {range}: {}", failure.failure)?;
        }
    }
    if report.wrong > 0 {
        histogram(out, report)?;
        binades(out, report)?;
    }
    if report.inputs > 0 {
        properties(out, report)?;
    }
    let wrong: Vec<_> = report.special.iter().filter(|special| !special.right).collect();
    for special in wrong {
        writeln!(
            out,
            "  broken  f({}) is {} ({}), not {} ({})",
            special.name, special.got, special.got_value, special.expected, special.expected_value
        )?;
    }
    worst(out, report)
}

fn histogram(out: &mut Output, report: &Report) -> Result<(), Failure> {
    let mut table = output::table(["error, ulp", "wrong results", ""]);
    let rows = halfulp_audit::html::bins(report);
    let most = rows.iter().map(|(_, wrong)| *wrong).max().unwrap_or(1).max(1);
    for (range, wrong) in rows.into_iter().filter(|(_, wrong)| *wrong > 0) {
        let bar = "█".repeat((wrong * 40).div_ceil(most) as usize);
        table.add_row([range, grouped(wrong), bar]);
    }
    align(&mut table, 1..2);
    writeln!(out, "\n{}", table.trim_fmt())?;
    Ok(())
}

fn align(table: &mut comfy_table::Table, columns: std::ops::Range<usize>) {
    for column in table.column_iter_mut().skip(columns.start).take(columns.len()) {
        column.set_cell_alignment(CellAlignment::Right);
    }
}

/// The binades with wrong results; those with the most, if they are many. Two that differ in the sign only are one row.
fn binades(out: &mut Output, report: &Report) -> Result<(), Failure> {
    const SHOWN: usize = 24;
    let (positive, negative) = report.binades.split_at(report.binades.len() / 2);
    let mut rows: Vec<Binade> = Vec::new();
    for (plus, minus) in positive.iter().zip(negative) {
        if (plus.wrong, plus.largest_error) == (minus.wrong, minus.largest_error) {
            let name = format!("±{}", &plus.name[1..]);
            let (inputs, wrong) = (plus.inputs + minus.inputs, plus.wrong + minus.wrong);
            rows.push(Binade { name, inputs, wrong, largest_error: plus.largest_error });
        } else {
            rows.extend([plus.clone(), minus.clone()]);
        }
    }
    rows.retain(|row| row.wrong > 0);
    let mut shown: Vec<usize> = (0..rows.len()).collect();
    shown.sort_by_key(|&row| (std::cmp::Reverse(rows[row].wrong), row));
    shown.truncate(SHOWN);
    shown.sort_unstable();
    let mut table = output::table(["inputs", "results", "wrong", "share", "largest error"]);
    for &row in &shown {
        let Binade { name, inputs, wrong, largest_error } = &rows[row];
        table.add_row([
            name.clone(),
            grouped(*inputs),
            grouped(*wrong),
            format!("{:.3} %", *wrong as f64 / *inputs as f64 * 100.0),
            // Errors that are not numbers are left out: there are no others then.
            if *largest_error > 0.0 { output::ulps(*largest_error) } else { "infinite".into() },
        ]);
    }
    align(&mut table, 1..5);
    writeln!(out, "\n{}", table.trim_fmt())?;
    if rows.len() > shown.len() {
        writeln!(
            out,
            "  … and {} more with fewer wrong results; --json lists all",
            rows.len() - shown.len()
        )?;
    }
    Ok(())
}

fn properties(out: &mut Output, report: &Report) -> Result<(), Failure> {
    writeln!(out, "\nproperties")?;
    for property in &report.properties {
        match &property.first {
            None => writeln!(out, "  holds   {}", property.property)?,
            Some(first) => writeln!(
                out,
                "  broken  {}: not for {} of {}, first f({}) is {}, not {}",
                property.property,
                grouped(property.broken),
                grouped(property.looked_at),
                first.input,
                first.got,
                first.expected
            )?,
        }
    }
    for bound in &report.range {
        if bound.holds {
            writeln!(
                out,
                "  holds   the {} result is within the range of {}",
                bound.which, report.function
            )?;
        } else {
            writeln!(
                out,
                "  broken  the {} result is {} ({}) at {}, outside the range of {}, which ends at {} ({})",
                bound.which,
                bound.got,
                bound.value,
                bound.input,
                report.function,
                bound.truth,
                bound.truth_value
            )?;
        }
    }
    Ok(())
}

fn worst(out: &mut Output, report: &Report) -> Result<(), Failure> {
    if report.worst.is_empty() {
        return Ok(());
    }
    let mut table = output::table(["input", "value", "result", "right", "error"]);
    for Found { input, value, got, expected, ulp } in &report.worst {
        table.add_row([
            input.clone(),
            format!("{value:e}"),
            got.clone(),
            expected.clone(),
            output::ulps(ulp.unwrap_or(f64::INFINITY)),
        ]);
    }
    align(&mut table, 4..5);
    writeln!(out, "\nthe worst results\n{}", table.trim_fmt())?;
    Ok(())
}
