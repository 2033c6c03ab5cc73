//! The measurement itself.

use core::hint::black_box;
use core::num::NonZeroUsize;
use std::time::{Duration, Instant};

use half::{bf16, f16};
use halfulp::{Backend, Format, Function};

use crate::bars::{self, Bars};
use crate::contender::{self, Contender, Level, Number, Pass, Value};
use crate::inputs::{Inputs, Random};
use crate::report::{Report, Row};
use crate::statistics::{self, Quartiles};
use crate::table::Table;
use crate::wrong::{self, Error, Wrong};

/// How long a warm sample lasts, about.
pub const SAMPLE_TARGET: Duration = Duration::from_micros(5);

/// The number of elements that most bars are meant for.
const BAR_ELEMENTS: usize = 4096;

/// What to time, and for how long.
#[derive(Clone, Debug)]
pub struct Options {
    /// The functions.
    pub functions: Vec<Function>,
    /// The formats.
    pub formats: Vec<Format>,
    /// The backends; those that the processor lacks are passed over, with a note.
    pub backends: Vec<Backend>,
    /// The kinds of inputs.
    pub inputs: Vec<Inputs>,
    /// The number of elements of the arrays.
    pub elements: NonZeroUsize,
    /// For each function and format: no new round begins after this time, but for the first 96.
    pub time: Duration,
    /// In f32: of every so-many-th bit pattern the wrong results of rivals are counted; 0: they are not. In 16 bits
    /// they always are, on every input.
    pub wrong_stride: u64,
    /// The bars that times are held against.
    pub bars: Bars,
}

/// The smallest number of rounds.
const MIN_ROUNDS: usize = 96;

/// Contenders that are slow, or whose samples need long preparations, take part in one of so many rounds.
const SLOW_ONE_OF: usize = 8;

impl Default for Options {
    /// Every function on every backend of the processor, as the bars say.
    fn default() -> Self {
        Self {
            functions: Function::ALL.to_vec(),
            formats: vec![Format::F16, Format::Bf16],
            backends: Backend::ALL.iter().copied().filter(|b| b.is_available()).collect(),
            inputs: vec![Inputs::Uniform, Inputs::Bits],
            elements: NonZeroUsize::new(BAR_ELEMENTS).expect("more than none"),
            time: Duration::from_millis(800),
            wrong_stride: 0,
            bars: Bars::Floor,
        }
    }
}

/// Times everything that `options` name.
///
/// # Errors
/// If wrong results are to be counted in f32 and can't be.
pub fn run(options: &Options) -> Result<Report, Error> {
    run_with(options, |_, _| {})
}

/// As [`run`]; tells `progress`, before each function and format, how many of how many are done.
///
/// # Errors
/// As [`run`].
pub fn run_with(
    options: &Options,
    mut progress: impl FnMut(usize, usize),
) -> Result<Report, Error> {
    let mut report = Report::new(options.elements.get(), options.bars);
    for &backend in options.backends.iter().filter(|b| !b.is_available()) {
        report.notes.push(format!("{backend} is not timed: this processor lacks its instructions"));
    }
    let formats = &options.formats;
    let mut absent: Vec<Contender> = Vec::new();
    for &format in formats {
        let of_format = Contender::rivals(format).filter(|rival| !rival.is_available());
        absent.extend(of_format);
    }
    if !absent.is_empty() {
        let mut names: Vec<&str> = absent.iter().map(|rival| rival.name()).collect();
        names.sort_unstable();
        names.dedup();
        report.notes.push(format!(
            "not timed, since this machine, processor or build lacks them (`tools/peers` gets libraries, the feature \
             core-math that crate): {}",
            names.join(", ")
        ));
    }
    if formats.contains(&Format::F32) {
        match options.wrong_stride {
            0 => {}
            1 => report.notes.push("wrong in f32: of all 2^32 inputs".into()),
            n => report.notes.push(format!("wrong in f32: of one in {n} of the 2^32 inputs")),
        }
    }
    let total = options.functions.len() * formats.len();
    let clock_cost = clock_cost();
    let mut additions_per_cycle = Vec::new();
    for (done, (function, format)) in options
        .functions
        .iter()
        .flat_map(|&function| formats.iter().map(move |&format| (function, format)))
        .enumerate()
    {
        progress(done, total);
        let additions = &mut additions_per_cycle;
        report.rows.extend(match format {
            Format::F16 => measure_16::<f16>(function, options, clock_cost, additions)?,
            Format::Bf16 => measure_16::<bf16>(function, options, clock_cost, additions)?,
            Format::F32 => measure_f32(function, options, clock_cost, additions)?,
        });
    }
    report.additions_per_cycle = statistics::quantile(&additions_per_cycle, 0.99);
    progress(total, total);
    Ok(report)
}

/// What reading the clock twice costs, in nanoseconds.
fn clock_cost() -> f64 {
    let readings = (0..1001).map(|_| {
        let start = Instant::now();
        start.elapsed().as_nanos() as f64
    });
    Quartiles::of(readings).map_or(0.0, |q| q.median)
}

/// Independent additions per cycle, of which fewer are done while somebody shares the core; NaN where
/// that is not known.
fn additions_per_cycle() -> f64 {
    #[cfg(target_arch = "x86_64")]
    return crate::x86::additions_per_cycle();
    #[cfg(not(target_arch = "x86_64"))]
    f64::NAN
}

/// Source and destination, placed as the crate's documentation says.
struct Arrays<T> {
    buffer: Vec<T>,
    src: usize,
    dst: usize,
    len: usize,
}

impl<T: Value> Arrays<T> {
    const LINE: usize = 64 / size_of::<T>();
    const PAGE: usize = 4096 / size_of::<T>();

    fn new(inputs: &[T]) -> Self {
        let len = inputs.len();
        let mut buffer = vec![T::zero(); 2 * len + 3 * Self::PAGE];
        let src = buffer.as_ptr().align_offset(Self::LINE * size_of::<T>());
        let dst = src + len.next_multiple_of(Self::PAGE) + Self::PAGE / 2;
        buffer[src..src + len].copy_from_slice(inputs);
        Self { buffer, src, dst, len }
    }

    /// The first `n` elements of each.
    fn first(&mut self, n: usize) -> (&[T], &mut [T]) {
        let n = n.min(self.len);
        let (sources, destinations) = self.buffer.split_at_mut(self.dst);
        (&sources[self.src..][..n], &mut destinations[..n])
    }
}

/// A contender on one kind of inputs, and its samples.
struct Entrant<T> {
    contender: Contender,
    inputs: usize,
    pass: Pass<T>,
    /// The table that is driven out before each sample.
    cold: Option<(Level, Table)>,
    elements: usize,
    passes: usize,
    /// Whether it takes part in few rounds only.
    is_slow: bool,
    /// Nanoseconds per element, one for each round; NaN for those in which it took no part.
    samples: Vec<f64>,
}

impl<T: Value> Entrant<T> {
    /// The time of `passes` passes in nanoseconds.
    fn time(&mut self, passes: usize, arrays: &mut Arrays<T>, clock_cost: f64) -> f64 {
        let (src, dst) = arrays.first(self.elements);
        let start = Instant::now();
        for _ in 0..passes {
            (self.pass)(black_box(src), black_box(dst));
        }
        black_box(dst);
        // A sample is never taken for free, however coarse the clock.
        (start.elapsed().as_nanos() as f64 - clock_cost).max(1.0)
    }

    /// Sets the number of passes, and for the slowest the number of elements, for a sample of
    /// [`SAMPLE_TARGET`].
    fn calibrate(&mut self, arrays: &mut Arrays<T>, clock_cost: f64) {
        if self.cold.is_some() {
            return;
        }
        let target = SAMPLE_TARGET.as_nanos() as f64;
        if self.contender == Contender::HalfCrate {
            self.elements = self.elements.min(64);
            let element = (0..3).map(|_| self.time(1, arrays, clock_cost)).fold(f64::MAX, f64::min)
                / self.elements as f64;
            let lines = (target / element) as usize / 64;
            self.elements = (64 * lines.max(1)).min(arrays.len);
        }
        let pass = (0..3).map(|_| self.time(1, arrays, clock_cost)).fold(f64::MAX, f64::min);
        self.passes = ((target / pass).round() as usize).max(1);
        self.is_slow |= pass > 2.0 * target * self.elements as f64 / BAR_ELEMENTS as f64;
    }

    fn sample(&mut self, arrays: &mut Arrays<T>, evictor: &mut Evictor, clock_cost: f64) {
        match &self.cold {
            None => {
                self.time(1, arrays, clock_cost);
            }
            Some((level, table)) => {
                evictor.evict(*level, table);
                let (src, dst) = arrays.first(self.elements);
                dst.copy_from_slice(black_box(src));
            }
        }
        let time = self.time(self.passes, arrays, clock_cost);
        self.samples.push(time / (self.passes * self.elements) as f64);
    }
}

/// Drives tables out of caches.
struct Evictor {
    /// Larger than the L1 data cache of any current processor, and small enough to leave a table in L2.
    buffer: Vec<u64>,
}

impl Evictor {
    fn new() -> Self {
        Self { buffer: vec![1; (256 << 10) / size_of::<u64>()] }
    }

    fn evict(&mut self, level: Level, table: &Table) {
        match level {
            Level::Warm => {}
            Level::L2 => {
                black_box(table.entries().iter().step_by(32).fold(0, |sum, &x| sum ^ x));
                black_box(black_box(&self.buffer).iter().fold(0, |sum, &x| sum ^ x));
            }
            #[cfg(target_arch = "x86_64")]
            Level::Memory => crate::x86::flush(table),
            #[cfg(not(target_arch = "x86_64"))]
            Level::Memory => unreachable!("not available"),
        }
    }
}

/// Times one function in one format of 16 bits. Appends the additions per cycle of each round.
fn measure_16<T: Number>(
    function: Function,
    options: &Options,
    clock_cost: f64,
    additions_per_cycle: &mut Vec<f64>,
) -> Result<Vec<Row>, Error> {
    let table = Table::of::<T>(function);
    wrong::check_table::<T>(function, &table)?;
    let pass = |contender| {
        let cold = match contender {
            Contender::Table(_, level) if level != Level::Warm => Some((level, table.copy())),
            _ => None,
        };
        let of = cold.as_ref().map_or(&table, |(_, copy)| copy);
        Some((contender::pass(contender, function, of)?, cold))
    };
    let wrong = |contender: Contender| {
        contender
            .is_counted()
            .then(|| wrong::in_16_bits::<T>(contender, function, &table))
            .flatten()
    };
    let measurement = Measurement { function, options, clock_cost, wrong: &wrong };
    Ok(measurement.run::<T>(&pass, additions_per_cycle))
}

/// The same in f32.
fn measure_f32(
    function: Function,
    options: &Options,
    clock_cost: f64,
    additions_per_cycle: &mut Vec<f64>,
) -> Result<Vec<Row>, Error> {
    // Of ours `halfulp verify` counts them.
    let counted: Vec<Contender> = Contender::rivals(Format::F32)
        .filter(|rival| rival.is_counted() && !rival.is_ours())
        .collect();
    let counts = match options.wrong_stride {
        0 => Vec::new(),
        stride => wrong::in_f32(&counted, function, stride)?,
    };
    let wrong = |contender| counts.iter().find(|(of, _)| *of == contender).map(|(_, wrong)| *wrong);
    let measurement = Measurement { function, options, clock_cost, wrong: &wrong };
    let pass = |contender| Some((contender::pass_f32(contender, function)?, None));
    Ok(measurement.run::<f32>(&pass, additions_per_cycle))
}

/// The times of a function in a format, to be measured.
struct Measurement<'a> {
    function: Function,
    options: &'a Options,
    clock_cost: f64,
    wrong: &'a dyn Fn(Contender) -> Option<Wrong>,
}

/// The pass that a contender makes, and the table that it wants cold.
type MakePass<'a, T> = &'a dyn Fn(Contender) -> Option<(Pass<T>, Option<(Level, Table)>)>;

impl Measurement<'_> {
    /// Times all contenders on all inputs, interleaved. Appends the additions per cycle of each round.
    fn run<T: Value>(&self, pass: MakePass<'_, T>, additions_per_cycle: &mut Vec<f64>) -> Vec<Row> {
        let &Measurement { function, options, clock_cost, .. } = self;
        let begin = Instant::now();
        let mut random = Random(0);
        let mut arrays: Vec<Arrays<T>> = options
            .inputs
            .iter()
            .map(|inputs| Arrays::new(&inputs.generate::<T>(function, options.elements.get(), 1)))
            .collect();
        let contenders = options.backends.iter().rev().map(|&b| Contender::Backend(b));
        // A small array is left to one thread.
        let has_threads = options.elements.get() >= Function::PARALLEL_FROM;
        let contenders: Vec<_> = contenders
            .chain(Contender::rivals(T::FORMAT))
            .filter(|&contender| has_threads || contender != Contender::Threads)
            .collect();
        let mut entrants = Vec::new();
        for inputs in 0..arrays.len() {
            for &contender in &contenders {
                let Some((pass, cold)) = pass(contender) else { continue };
                entrants.push(Entrant {
                    contender,
                    inputs,
                    pass,
                    is_slow: cold.is_some() || is_slow(contender),
                    cold,
                    elements: options.elements.get(),
                    passes: 1,
                    samples: Vec::new(),
                });
            }
        }
        for entrant in &mut entrants {
            entrant.calibrate(&mut arrays[entrant.inputs], clock_cost);
        }

        let mut evictor = Evictor::new();
        let mut order: Vec<usize> = (0..entrants.len()).collect();
        let first = additions_per_cycle.len();
        for round in 0.. {
            if round >= MIN_ROUNDS && begin.elapsed() > options.time {
                break;
            }
            additions_per_cycle.push(self::additions_per_cycle());
            random.shuffle(&mut order);
            for &i in &order {
                let entrant = &mut entrants[i];
                if entrant.is_slow && round % SLOW_ONE_OF != 0 {
                    entrant.samples.push(f64::NAN);
                    continue;
                }
                entrant.sample(&mut arrays[entrant.inputs], &mut evictor, clock_cost);
            }
        }
        self.evaluate(&entrants, &additions_per_cycle[first..])
    }

    /// The statistics of each entrant, and how they compare with the bars.
    fn evaluate<T: Value>(&self, entrants: &[Entrant<T>], additions_per_cycle: &[f64]) -> Vec<Row> {
        let &Measurement { function, options, .. } = self;
        let format = T::FORMAT;
        let samples = |contender: Contender, inputs: usize| {
            let found = entrants.iter().find(|e| e.contender == contender && e.inputs == inputs);
            found.map(|e| e.samples.as_slice())
        };
        let uniform = options.inputs.iter().position(|&i| i == Inputs::Uniform);
        let row = |entrant: &Entrant<T>| {
            let (contender, inputs) = (entrant.contender, options.inputs[entrant.inputs]);
            let reference = contender.reference(format);
            let of_reference = samples(reference, entrant.inputs);
            let quietest =
                statistics::quietest(&entrant.samples, of_reference.unwrap_or(&entrant.samples));
            let elements = options.elements.get();
            let compared =
                inputs != Inputs::Uniform && (format == Format::F32 || contender.is_ours());
            let to_uniform = uniform
                .filter(|_| compared)
                .and_then(|uniform| samples(contender, uniform))
                .and_then(|uniform| statistics::ratio(&entrant.samples, uniform));
            let bars = options.bars;
            let is_held = bars.hold_to_uniform(contender, format, inputs, elements, function);
            Some(Row {
                function,
                format,
                contender,
                inputs,
                ns: Quartiles::of(quietest.iter().map(|&round| entrant.samples[round]))?,
                reference: of_reference.map(|_| reference),
                ratio: of_reference.and_then(|of| statistics::ratio(&entrant.samples, of)),
                to_high_accuracy: contender
                    .high_accuracy()
                    .filter(|_| format == Format::F32)
                    .and_then(|other| samples(other, entrant.inputs))
                    .and_then(|other| statistics::ratio(&entrant.samples, other)),
                to_copy: samples(Contender::Copy, entrant.inputs)
                    .filter(|_| contender != Contender::Copy)
                    .and_then(|copy| statistics::ratio(&entrant.samples, copy)),
                bars: bars.of(contender, format, inputs, elements, function),
                to_uniform,
                to_uniform_bar: to_uniform.filter(|_| is_held).map(|_| bars::TO_UNIFORM_BAR),
                rounds_kept: quietest.len(),
                additions_per_cycle: Quartiles::of(
                    quietest.iter().map(|&r| additions_per_cycle[r]),
                )
                .map(|q| q.median)
                .filter(|n| !n.is_nan()),
                wrong: (self.wrong)(contender),
            })
        };
        entrants.iter().filter_map(row).collect()
    }
}

/// Whether a contender takes part in few rounds only, however fast it is on these inputs.
fn is_slow(contender: Contender) -> bool {
    matches!(
        contender,
        Contender::HalfCrate
            | Contender::Calls(..)
            | Contender::Backend(Backend::Portable | Backend::Scalar)
            | Contender::Convert(Backend::Portable)
    )
}
