//! What was measured, and how it is written down.

use core::fmt::{self, Display, Write};

use comfy_table::{Cell, Table, presets};
use halfulp::{Format, Function};
use serde::{Serialize, Serializer};

use crate::bars::{Bars, Limit};
use crate::contender::Contender;
use crate::inputs::Inputs;
use crate::statistics::Quartiles;
use crate::wrong::Wrong;

/// The measurements of one run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The day of the run, in UTC, as year-month-day.
    pub date: String,
    /// The processor's name, where the system tells it.
    pub processor: Option<String>,
    /// The number of elements of the arrays.
    pub elements: usize,
    /// The bars that the times are held against.
    pub bars: Bars,
    /// Independent 64-bit additions per cycle, the 99th percentile over all rounds, where it is known: what
    /// this core does when it is not shared.
    pub additions_per_cycle: Option<f64>,
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
    /// What it is compared with, the [reference](Contender::reference), if that was timed.
    #[serde(serialize_with = "optional_name")]
    pub reference: Option<Contender>,
    /// The time over that of the reference.
    pub ratio: Option<Quartiles>,
    /// In f32, the time over that of SVML's `_ha` for the same vectors.
    pub to_high_accuracy: Option<Quartiles>,
    /// The time over that of copying the array.
    pub to_copy: Option<Quartiles>,
    /// What meets the bar: all of these.
    pub bars: &'static [Limit],
    /// The time over the same contender's on uniform inputs; in 16 bits for the library only.
    pub to_uniform: Option<Quartiles>,
    /// The largest `to_uniform` that meets the bar, where there is one.
    pub to_uniform_bar: Option<f64>,
    /// The number of rounds that are kept: the quietest for this contender and its reference.
    pub rounds_kept: usize,
    /// Independent 64-bit additions per cycle, the median over those rounds, where it is known.
    pub additions_per_cycle: Option<f64>,
    /// How many of the results are wrong, where they were counted.
    pub wrong: Option<Wrong>,
}

/// Every processor with AVX2 does at least so many independent additions per cycle, unless its core is shared.
const LEAST_UNSHARED: f64 = 3.5;

fn name<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

fn optional_name<T: Display, S: Serializer>(
    value: &Option<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => serializer.collect_str(value),
        None => serializer.serialize_none(),
    }
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
    /// Whether the medians meet the bars; none where there are no bars, or where what they are relative to was not
    /// timed.
    pub fn verdict(&self) -> Option<Verdict> {
        let is_met = |limit: &Limit| match *limit {
            Limit::Ratio(bar) => self.ratio.map(|ratio| ratio.median <= bar),
            Limit::HighAccuracy(bar) => self.to_high_accuracy.map(|ratio| ratio.median <= bar),
            Limit::Copy(bar) => self.to_copy.map(|ratio| ratio.median <= bar),
            Limit::Ns(bar) => Some(self.ns.median <= bar),
        };
        let of_uniform = self.to_uniform_bar.and_then(|bar| Some(self.to_uniform?.median <= bar));
        let mut met = self.bars.iter().filter_map(is_met).chain(of_uniform).peekable();
        met.peek()?;
        Some(if met.all(|met| met) { Verdict::Pass } else { Verdict::Miss })
    }

    /// The bar of a kind.
    fn bar(&self, of: impl Fn(Limit) -> Option<f64>) -> Option<f64> {
        self.bars.iter().copied().find_map(of)
    }

    fn bar_ratio(&self) -> Option<f64> {
        self.bar(|limit| if let Limit::Ratio(ratio) = limit { Some(ratio) } else { None })
    }

    fn bar_ns(&self) -> Option<f64> {
        self.bar(|limit| if let Limit::Ns(ns) = limit { Some(ns) } else { None })
    }

    fn bar_to_ha(&self) -> Option<f64> {
        self.bar(|limit| if let Limit::HighAccuracy(ratio) = limit { Some(ratio) } else { None })
    }

    fn bar_to_copy(&self) -> Option<f64> {
        self.bar(|limit| if let Limit::Copy(ratio) = limit { Some(ratio) } else { None })
    }

    /// Whether the contender computes the function, for which there is a line of its own.
    fn computes(&self) -> bool {
        use Contender::{Backend, Calls, HalfCrate, Loaded, Threads};
        matches!(self.contender, Backend(_) | Threads | HalfCrate | Calls(..) | Loaded(..))
    }
}

impl Report {
    pub(crate) fn new(elements: usize, bars: Bars) -> Self {
        Self {
            date: time::OffsetDateTime::now_utc().date().to_string(),
            processor: processor(),
            elements,
            bars,
            additions_per_cycle: None,
            notes: Vec::new(),
            rows: Vec::new(),
        }
    }

    /// The numbers of bars met and of bars there are.
    pub fn bars_met(&self) -> (usize, usize) {
        let verdicts: Vec<Verdict> = self.rows.iter().filter_map(Row::verdict).collect();
        (verdicts.iter().filter(|&&v| v == Verdict::Pass).count(), verdicts.len())
    }

    /// Whether somebody shared the core during the rounds that are kept for this row of the report, so that its
    /// ratio is that of a busy machine; false where that is not known.
    pub fn is_disturbed(&self, row: &Row) -> bool {
        let undisturbed = self.additions_per_cycle.map_or(0.0, |n| (n * 0.9).max(LEAST_UNSHARED));
        row.additions_per_cycle.is_some_and(|n| n < undisturbed)
    }

    /// Every function of 16 bits on every backend, and by the `half` crate.
    pub fn functions_table(&self) -> Table {
        let header = [
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
            "wrong",
            "",
        ];
        self.table(&header, Format::F16.bits(), |row, cells| {
            cells.push(self.marked(row, row.ratio));
            cells.push(row.ratio.map_or(String::new(), |ratio| quartiles(ratio, 2)));
        })
    }

    /// Every function in f32 on every backend, and by every rival.
    pub fn f32_table(&self) -> Table {
        let header = [
            "function",
            "format",
            "inputs",
            "backend",
            "ns",
            "quartiles",
            "/ right",
            "/ ha",
            "bar",
            "/ uniform",
            "wrong",
            "",
        ];
        self.table(&header, Format::F32.bits(), |row, cells| {
            cells.push(self.marked(row, row.ratio));
            cells.push(two_digits(row.to_high_accuracy));
        })
    }

    /// The rows of formats of so many bits, with what `ratios` puts between the times and the bars.
    fn table(&self, header: &[&str], bits: u32, ratios: impl Fn(&Row, &mut Vec<String>)) -> Table {
        let mut table = new_table(header);
        let mut previous = None;
        for row in self.rows.iter().filter(|row| row.computes() && row.format.bits() == bits) {
            let group = (row.function, row.format, row.inputs);
            let mut cells = if previous == Some(group) {
                vec![String::new(); 3]
            } else {
                vec![row.function.to_string(), row.format.to_string(), row.inputs.to_string()]
            };
            previous = Some(group);
            cells.push(row.contender.to_string());
            cells.push(format!("{:.3}", row.ns.median));
            cells.push(quartiles(row.ns, 3));
            ratios(row, &mut cells);
            let bars = row.bars.iter().map(|limit| match limit {
                Limit::Ratio(bar) => format!("{bar:.2}"),
                Limit::HighAccuracy(bar) => format!("ha {bar:.2}"),
                Limit::Copy(bar) => {
                    format!("{:.2} of {bar} copy", row.to_copy.map_or(f64::NAN, |q| q.median))
                }
                Limit::Ns(bar) => format!("{bar} ns"),
            });
            cells.push(bars.collect::<Vec<_>>().join(", "));
            cells.push(two_digits(row.to_uniform));
            cells.push(row.wrong.map_or(String::new(), |wrong| wrong.wrong.to_string()));
            cells.push(row.verdict().map_or(String::new(), |v| v.to_string()));
            table.add_row(cells);
        }
        table
    }

    /// The median of a row's ratio, with a mark if the row is [disturbed](Self::is_disturbed).
    fn marked(&self, row: &Row, ratio: Option<Quartiles>) -> String {
        let mark = if self.is_disturbed(row) { " ~" } else { "" };
        two_digits(ratio) + mark
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
            "function format backend inputs ns ratio bar to_uniform verdict disturbed to_ha bar_ns wrong of to_copy bar_ha bar_copy\n",
        );
        for row in &self.rows {
            let optional = |value: Option<f64>| value.map_or("-".into(), |v| format!("{v:.3}"));
            let verdict = row.verdict().map_or("-".into(), |v| v.to_string().to_lowercase());
            let count = |value: Option<u64>| value.map_or("-".into(), |n| n.to_string());
            let Row { function, format, contender, inputs, ns, .. } = row;
            let _ = writeln!(
                text,
                "{function} {format} {contender} {inputs} {:.4} {} {} {} {verdict} {} {} {} {} {} {} {} {}",
                ns.median,
                optional(row.ratio.map(|q| q.median)),
                optional(row.bar_ratio()),
                optional(row.to_uniform.map(|q| q.median)),
                if self.is_disturbed(row) { "disturbed" } else { "quiet" },
                optional(row.to_high_accuracy.map(|q| q.median)),
                optional(row.bar_ns()),
                count(row.wrong.map(|wrong| wrong.wrong)),
                count(row.wrong.map(|wrong| wrong.inputs)),
                optional(row.to_copy.map(|q| q.median)),
                optional(row.bar_to_ha()),
                optional(row.bar_to_copy()),
            );
        }
        text
    }

    /// Everything as comma-separated values, with a header.
    pub fn csv(&self) -> String {
        let mut text = String::from(
            "function,format,backend,inputs,elements,ns,ns_lower_quartile,ns_upper_quartile,ratio,\
             ratio_lower_quartile,ratio_upper_quartile,reference,bar,to_uniform,to_uniform_bar,verdict,\
             rounds_kept,disturbed,to_ha,to_ha_lower_quartile,to_ha_upper_quartile,bar_ns,wrong,of,to_copy,bar_ha,bar_copy\n",
        );
        for row in &self.rows {
            let three = |q: Option<Quartiles>| {
                let of = |q: Quartiles| format!("{:.5},{:.5},{:.5}", q.median, q.lower, q.upper);
                q.map_or(",,".into(), of)
            };
            let count = |value: Option<u64>| value.map_or(String::new(), |n| n.to_string());
            let optional = |value: Option<f64>| value.map_or(String::new(), |v| format!("{v:.5}"));
            let verdict = row.verdict().map_or(String::new(), |v| v.to_string().to_lowercase());
            let Row { function, format, contender, inputs, rounds_kept, .. } = row;
            let _ = writeln!(
                text,
                "{function},{format},{contender},{inputs},{},{},{},{},{},{},{},{verdict},{rounds_kept},{},{},{},{},{},{},{},{}",
                self.elements,
                three(Some(row.ns)),
                three(row.ratio),
                row.reference.map_or("", Contender::name),
                optional(row.bar_ratio()),
                optional(row.to_uniform.map(|q| q.median)),
                optional(row.to_uniform_bar),
                if self.is_disturbed(row) { "yes" } else { "no" },
                three(row.to_high_accuracy),
                optional(row.bar_ns()),
                count(row.wrong.map(|wrong| wrong.wrong)),
                count(row.wrong.map(|wrong| wrong.inputs)),
                optional(row.to_copy.map(|q| q.median)),
                optional(row.bar_to_ha()),
                optional(row.bar_to_copy()),
            );
        }
        text
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has = |bits| self.rows.iter().any(|row| row.format.bits() == bits);
        if has(16) {
            writeln!(f, "{}", self.functions_table())?;
        }
        if has(32) {
            writeln!(f, "{}", self.f32_table())?;
        }
        writeln!(f, "{}", self.rivals_table())?;
        if let Some(processor) = &self.processor {
            write!(f, "{}, {processor}; ", self.date)?;
        }
        write!(f, "one thread, {} elements; medians", self.elements)?;
        if has(16) {
            write!(f, "; / table: avx512 to table-gather, the others to table-scalar")?;
        }
        if has(32) {
            write!(
                f,
                "; / right: to svml-cr for the same vectors, single values to core-math; / ha: to svml-ha"
            )?;
        }
        if self.rows.iter().any(|row| row.contender == Contender::Threads) {
            let threads = rayon::current_num_threads();
            write!(f, "; threads: {threads} of them, / table and / right to one")?;
        }
        writeln!(f)?;
        for note in &self.notes {
            writeln!(f, "{note}")?;
        }
        if self.rows.iter().any(|row| self.is_disturbed(row)) {
            writeln!(f, "~ measured on a core that others shared: such ratios tend to be too low")?;
        }
        let (met, all) = self.bars_met();
        if all > 0 {
            writeln!(f, "{met} of {all} bars met ({})", self.bars)?;
        }
        Ok(())
    }
}

fn two_digits(q: Option<Quartiles>) -> String {
    q.map_or(String::new(), |q| format!("{:.2}", q.median))
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

#[cfg(test)]
mod tests {
    use halfulp::Backend;

    use super::*;

    fn row(ratio: f64, bars: &'static [Limit], to_uniform: Option<f64>) -> Row {
        let exactly = |x| Quartiles { lower: x, median: x, upper: x };
        Row {
            function: Function::Tanh,
            format: Format::F16,
            contender: Contender::Backend(Backend::Avx2),
            inputs: Inputs::Bits,
            ns: exactly(0.25),
            reference: Some(Contender::Copy),
            ratio: Some(exactly(ratio)),
            to_high_accuracy: None,
            to_copy: Some(exactly(5.0)),
            bars,
            to_uniform: to_uniform.map(exactly),
            to_uniform_bar: to_uniform.filter(|_| !bars.is_empty()).map(|_| 1.3),
            rounds_kept: 25,
            additions_per_cycle: Some(4.0),
            wrong: None,
        }
    }

    const BAR: &[Limit] = &[Limit::Ratio(0.9)];

    fn report(rows: Vec<Row>, additions_per_cycle: Option<f64>) -> Report {
        Report {
            date: "2026-12-01".into(),
            processor: None,
            elements: 4096,
            bars: Bars::Floor,
            additions_per_cycle,
            notes: Vec::new(),
            rows,
        }
    }

    #[test]
    fn a_row_passes_when_it_meets_both_bars() {
        assert_eq!(row(0.9, BAR, Some(1.3)).verdict(), Some(Verdict::Pass));
        assert_eq!(row(0.91, BAR, Some(1.0)).verdict(), Some(Verdict::Miss));
        assert_eq!(row(0.5, BAR, Some(1.31)).verdict(), Some(Verdict::Miss));
        assert_eq!(row(0.5, BAR, None).verdict(), Some(Verdict::Pass));
        assert_eq!(row(0.5, &[], Some(1.31)).verdict(), None);
        let rows = vec![row(0.9, BAR, None), row(1.0, BAR, None), row(9.0, &[], None)];
        assert_eq!(report(rows, None).bars_met(), (1, 2));
        let mut in_f32 = row(9.0, &[], None);
        in_f32.bars = &[Limit::Ns(0.25)];
        assert_eq!(in_f32.verdict(), Some(Verdict::Pass));
        in_f32.bars = &[Limit::Ns(0.24)];
        assert_eq!(in_f32.verdict(), Some(Verdict::Miss));
        (in_f32.bars, in_f32.ratio) = (&[Limit::Ratio(1.0)], None);
        assert_eq!(in_f32.verdict(), None, "a ratio to what is not on the machine");
        (in_f32.to_uniform, in_f32.to_uniform_bar) = (Some(in_f32.ns), Some(0.2));
        assert_eq!(in_f32.verdict(), Some(Verdict::Miss));
        let with = |bars| row(0.5, bars, None).verdict();
        assert_eq!(with(&[Limit::Ratio(0.5), Limit::Copy(5.0)]), Some(Verdict::Pass));
        assert_eq!(with(&[Limit::Ratio(0.5), Limit::Copy(4.9)]), Some(Verdict::Miss));
        assert_eq!(with(&[Limit::HighAccuracy(1.0)]), None, "not timed");
    }

    #[test]
    fn a_shared_core_is_told() {
        let disturbed = |usual| {
            let report = report(vec![row(1.0, &[], None)], usual);
            report.is_disturbed(&report.rows[0])
        };
        assert!(disturbed(Some(5.0)));
        assert!(!disturbed(Some(4.1)));
        assert!(!disturbed(None));
        let mut slow = row(1.0, &[], None);
        slow.additions_per_cycle = Some(2.5);
        let report = report(vec![slow], Some(2.5));
        assert!(report.is_disturbed(&report.rows[0]), "shared from beginning to end");
    }

    #[test]
    fn every_line_has_as_many_fields_as_the_header() {
        let mut of_f32 = row(0.9, &[], None);
        (of_f32.format, of_f32.reference, of_f32.ratio) = (Format::F32, None, None);
        of_f32.wrong = Some(Wrong { wrong: 7, inputs: 1 << 32 });
        let rows = vec![row(0.9, BAR, Some(1.0)), row(0.9, &[], None), of_f32];
        let report = report(rows, None);
        for (text, separator) in [(report.csv(), ','), (report.plain(), ' ')] {
            let fields: Vec<usize> = text.lines().map(|l| l.split(separator).count()).collect();
            assert_eq!(fields.len(), 4);
            assert!(fields.iter().all(|&n| n == fields[0]), "{text}");
        }
        assert!(report.plain().contains(
            "\ntanh f16 avx2 bits 0.2500 0.900 0.900 1.000 pass quiet - - - - 5.000 - -\n"
        ));
        assert!(
            report.plain().ends_with(
                "\ntanh f32 avx2 bits 0.2500 - - - - quiet - - 7 4294967296 5.000 - -\n"
            )
        );
        assert_eq!(report.f32_table().row_iter().count(), 1);
    }
}
