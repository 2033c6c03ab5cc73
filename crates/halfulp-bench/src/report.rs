//! What was measured, and how it is written down.

use core::fmt::{self, Display, Write};

use comfy_table::{Cell, Table, presets};
use halfulp::{Format, Function};
use serde::{Serialize, Serializer};

use crate::contender::Contender;
use crate::inputs::Inputs;
use crate::statistics::Quartiles;

/// The measurements of one run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The processor's name, where the system tells it.
    pub processor: Option<String>,
    /// The number of elements of the arrays.
    pub elements: usize,
    /// What was asked for and not timed.
    pub notes: Vec<String>,
    /// The measurements, by function, format, inputs and contender.
    pub rows: Vec<Row>,
}

/// One contender on one function, format and kind of inputs.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The function.
    #[serde(serialize_with = "name")]
    pub function: Function,
    /// The format.
    #[serde(serialize_with = "name")]
    pub format: Format,
    /// What was timed.
    #[serde(serialize_with = "name")]
    pub contender: Contender,
    /// The inputs.
    #[serde(serialize_with = "name")]
    pub inputs: Inputs,
    /// Nanoseconds per element, over the rounds that are kept.
    pub ns: Quartiles,
    /// The time over that of the [reference](Contender::reference).
    pub ratio: Quartiles,
    /// The largest ratio that meets the bar, where there is one.
    pub bar: Option<f64>,
    /// On random bit patterns, the time over the same contender's on uniform inputs.
    pub to_uniform: Option<Quartiles>,
    /// The largest `to_uniform` that meets the bar, where there is one.
    pub to_uniform_bar: Option<f64>,
    /// The number of rounds that are kept: the quietest for this contender and its reference.
    pub rounds_kept: usize,
    /// Independent 64-bit additions per cycle in those rounds, where it is known: below 3.5, somebody shared
    /// the core.
    pub additions_per_cycle: Option<f64>,
}

/// So many independent additions per cycle mean that nobody shares the core: processors with AVX2 do four or
/// more, and half as many of them where a neighbour does the same.
pub(crate) const QUIET: f64 = 3.5;

fn name<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// How a row compares with its bars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It meets all of them.
    Pass,
    /// It misses one.
    Miss,
}

impl Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Verdict::Pass => "pass",
            Verdict::Miss => "MISS",
        })
    }
}

impl Row {
    /// Whether the medians of the ratios meet the bars; none where there are no bars.
    pub fn verdict(&self) -> Option<Verdict> {
        let within = |ratio: f64, bar: Option<f64>| bar.is_none_or(|bar| ratio <= bar);
        self.bar?;
        let to_uniform = self.to_uniform.map_or(0.0, |q| q.median);
        let met = within(self.ratio.median, self.bar) && within(to_uniform, self.to_uniform_bar);
        Some(if met { Verdict::Pass } else { Verdict::Miss })
    }

    /// Whether somebody else used the core during the rounds that are kept, so that the ratio is that of a
    /// busy machine; false where it is not known.
    pub fn is_disturbed(&self) -> bool {
        self.additions_per_cycle.is_some_and(|n| n < QUIET)
    }

    /// Whether this is the function computed by the library or by the `half` crate.
    fn computes(&self) -> bool {
        matches!(self.contender, Contender::Backend(_) | Contender::HalfCrate)
    }
}

impl Report {
    pub(crate) fn new(elements: usize) -> Self {
        Self { processor: processor(), elements, notes: Vec::new(), rows: Vec::new() }
    }

    /// The numbers of bars met and of bars there are.
    pub fn bars_met(&self) -> (usize, usize) {
        let verdicts: Vec<Verdict> = self.rows.iter().filter_map(Row::verdict).collect();
        (verdicts.iter().filter(|&&v| v == Verdict::Pass).count(), verdicts.len())
    }

    /// Every function on every backend, and by the `half` crate.
    pub fn functions_table(&self) -> Table {
        let mut table = new_table(&[
            "function",
            "format",
            "inputs",
            "backend",
            "ns",
            "quartiles",
            "/ table",
            "quartiles",
            "bar",
            "/ uniform",
            "",
        ]);
        let mut previous = None;
        for row in self.rows.iter().filter(|row| row.computes()) {
            let group = (row.function, row.format, row.inputs);
            let [function, format, inputs] = if previous == Some(group) {
                [const { String::new() }; 3]
            } else {
                [row.function.to_string(), row.format.to_string(), row.inputs.to_string()]
            };
            previous = Some(group);
            table.add_row([
                function,
                format,
                inputs,
                row.contender.to_string(),
                format!("{:.3}", row.ns.median),
                quartiles(row.ns, 3),
                format!("{:.2}{}", row.ratio.median, if row.is_disturbed() { " ~" } else { "" }),
                quartiles(row.ratio, 2),
                row.bar.map_or(String::new(), |bar| format!("{bar:.2}")),
                row.to_uniform.map_or(String::new(), |q| format!("{:.2}", q.median)),
                row.verdict().map_or(String::new(), |v| v.to_string()),
            ]);
        }
        table
    }

    /// The rivals that do the same work for every function: ns per element, the median over the functions.
    pub fn rivals_table(&self) -> Table {
        let mut columns: Vec<(Format, Inputs)> = Vec::new();
        let mut rivals: Vec<Contender> = Vec::new();
        for row in self.rows.iter().filter(|row| !row.computes()) {
            if !columns.contains(&(row.format, row.inputs)) {
                columns.push((row.format, row.inputs));
            }
            if !rivals.contains(&row.contender) {
                rivals.push(row.contender);
            }
        }
        let mut header = vec!["ns".to_string()];
        header.extend(columns.iter().map(|(format, inputs)| format!("{format} {inputs}")));
        let mut table = new_table(&header);
        for rival in rivals {
            let mut cells = vec![rival.to_string()];
            for &(format, inputs) in &columns {
                let of_functions = self.rows.iter().filter(|row| {
                    (row.contender, row.format, row.inputs) == (rival, format, inputs)
                });
                let median = Quartiles::of(of_functions.map(|row| row.ns.median));
                cells.push(median.map_or(String::new(), |q| format!("{:.3}", q.median)));
            }
            table.add_row(cells);
        }
        table
    }

    /// One line for each row, in words separated by spaces, under a line of names; `-` where there is
    /// nothing.
    pub fn plain(&self) -> String {
        let mut text = String::from(
            "function format backend inputs ns ratio bar to_uniform verdict disturbed\n",
        );
        for row in &self.rows {
            let optional = |value: Option<f64>| value.map_or("-".into(), |v| format!("{v:.3}"));
            let verdict = row.verdict().map_or("-".into(), |v| v.to_string().to_lowercase());
            let Row { function, format, contender, inputs, ns, ratio, .. } = row;
            let _ = writeln!(
                text,
                "{function} {format} {contender} {inputs} {:.4} {:.3} {} {} {verdict} {}",
                ns.median,
                ratio.median,
                optional(row.bar),
                optional(row.to_uniform.map(|q| q.median)),
                if row.is_disturbed() { "disturbed" } else { "quiet" },
            );
        }
        text
    }

    /// Everything as comma-separated values, with a header.
    pub fn csv(&self) -> String {
        let mut text = String::from(
            "function,format,backend,inputs,elements,ns,ns_lower_quartile,ns_upper_quartile,ratio,\
             ratio_lower_quartile,ratio_upper_quartile,reference,bar,to_uniform,to_uniform_bar,verdict,\
             rounds_kept,disturbed\n",
        );
        for row in &self.rows {
            let three = |q: Quartiles| format!("{:.5},{:.5},{:.5}", q.median, q.lower, q.upper);
            let optional = |value: Option<f64>| value.map_or(String::new(), |v| format!("{v:.5}"));
            let verdict = row.verdict().map_or(String::new(), |v| v.to_string().to_lowercase());
            let Row { function, format, contender, inputs, rounds_kept, .. } = row;
            let _ = writeln!(
                text,
                "{function},{format},{contender},{inputs},{},{},{},{},{},{},{},{verdict},{rounds_kept},{}",
                self.elements,
                three(row.ns),
                three(row.ratio),
                contender.reference(),
                optional(row.bar),
                optional(row.to_uniform.map(|q| q.median)),
                optional(row.to_uniform_bar),
                if row.is_disturbed() { "yes" } else { "no" },
            );
        }
        text
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.functions_table())?;
        writeln!(f, "{}", self.rivals_table())?;
        if let Some(processor) = &self.processor {
            write!(f, "{processor}; ")?;
        }
        writeln!(
            f,
            "one thread, {} elements; medians; / table: avx512 to table-gather, the others to table-scalar",
            self.elements
        )?;
        for note in &self.notes {
            writeln!(f, "{note}")?;
        }
        if self.rows.iter().any(Row::is_disturbed) {
            writeln!(
                f,
                "~ the core was shared (fewer than {QUIET} additions per cycle): such ratios tend to be too low"
            )?;
        }
        let (met, all) = self.bars_met();
        if all > 0 {
            writeln!(f, "{met} of {all} bars met")?;
        }
        Ok(())
    }
}

fn quartiles(q: Quartiles, digits: usize) -> String {
    format!("{:.digits$} – {:.digits$}", q.lower, q.upper)
}

fn new_table<S: Display>(header: &[S]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(header.iter().map(Cell::new));
    table
}

/// The processor's name, where Linux tells it.
fn processor() -> Option<String> {
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().into())
}
