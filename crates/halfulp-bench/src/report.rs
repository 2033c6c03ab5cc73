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
    /// Independent 64-bit additions per cycle, the median over those rounds, where it is known.
    pub additions_per_cycle: Option<f64>,
}

/// Every processor with AVX2 does at least so many independent additions per cycle, unless its core is shared.
const LEAST_UNSHARED: f64 = 3.5;

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

    /// Whether this is the function computed by the library or by the `half` crate.
    fn computes(&self) -> bool {
        matches!(self.contender, Contender::Backend(_) | Contender::HalfCrate)
    }
}

impl Report {
    pub(crate) fn new(elements: usize) -> Self {
        Self {
            processor: processor(),
            elements,
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
                format!(
                    "{:.2}{}",
                    row.ratio.median,
                    if self.is_disturbed(row) { " ~" } else { "" }
                ),
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
                if self.is_disturbed(row) { "disturbed" } else { "quiet" },
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
                if self.is_disturbed(row) { "yes" } else { "no" },
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
        if self.rows.iter().any(|row| self.is_disturbed(row)) {
            writeln!(f, "~ measured on a core that others shared: such ratios tend to be too low")?;
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

#[cfg(test)]
mod tests {
    use halfulp::Backend;

    use super::*;

    fn row(ratio: f64, bar: Option<f64>, to_uniform: Option<f64>) -> Row {
        let exactly = |x| Quartiles { lower: x, median: x, upper: x };
        Row {
            function: Function::Tanh,
            format: Format::F16,
            contender: Contender::Backend(Backend::Avx2),
            inputs: Inputs::Bits,
            ns: exactly(0.25),
            ratio: exactly(ratio),
            bar,
            to_uniform: to_uniform.map(exactly),
            to_uniform_bar: bar.and(to_uniform).map(|_| 1.3),
            rounds_kept: 25,
            additions_per_cycle: Some(4.0),
        }
    }

    fn report(rows: Vec<Row>, additions_per_cycle: Option<f64>) -> Report {
        Report { processor: None, elements: 4096, additions_per_cycle, notes: Vec::new(), rows }
    }

    #[test]
    fn a_row_passes_when_it_meets_both_bars() {
        assert_eq!(row(0.9, Some(0.9), Some(1.3)).verdict(), Some(Verdict::Pass));
        assert_eq!(row(0.91, Some(0.9), Some(1.0)).verdict(), Some(Verdict::Miss));
        assert_eq!(row(0.5, Some(0.9), Some(1.31)).verdict(), Some(Verdict::Miss));
        assert_eq!(row(0.5, Some(0.9), None).verdict(), Some(Verdict::Pass));
        assert_eq!(row(0.5, None, Some(1.31)).verdict(), None);
        let rows = vec![row(0.9, Some(0.9), None), row(1.0, Some(0.9), None), row(9.0, None, None)];
        assert_eq!(report(rows, None).bars_met(), (1, 2));
    }

    #[test]
    fn a_shared_core_is_told() {
        let disturbed = |usual| {
            let report = report(vec![row(1.0, None, None)], usual);
            report.is_disturbed(&report.rows[0])
        };
        assert!(disturbed(Some(5.0)));
        assert!(!disturbed(Some(4.1)));
        assert!(!disturbed(None));
        let mut slow = row(1.0, None, None);
        slow.additions_per_cycle = Some(2.5);
        let report = report(vec![slow], Some(2.5));
        assert!(report.is_disturbed(&report.rows[0]), "shared from beginning to end");
    }

    #[test]
    fn every_line_has_as_many_fields_as_the_header() {
        let report = report(vec![row(0.9, Some(0.9), Some(1.0)), row(0.9, None, None)], None);
        for (text, separator) in [(report.csv(), ','), (report.plain(), ' ')] {
            let fields: Vec<usize> = text.lines().map(|l| l.split(separator).count()).collect();
            assert_eq!(fields.len(), 3);
            assert!(fields.iter().all(|&n| n == fields[0]), "{text}");
        }
        assert!(
            report.plain().contains("\ntanh f16 avx2 bits 0.2500 0.900 0.900 1.000 pass quiet\n")
        );
    }
}
