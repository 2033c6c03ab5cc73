//! The chart: every function's time and wrong results, ours beside every rival's.

use core::fmt;

use halfulp::{Backend, Format, Function};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::contender::{Contender, Level, Lookup};
use crate::crates::{Crate, Order};
use crate::inputs::Inputs;
use crate::loaded::{Vendor, Width};
use crate::report::{Report, Row};

/// Why a report can't be drawn.
#[derive(Debug)]
#[non_exhaustive]
pub enum ChartError {
    /// It has no row of the format.
    Empty(Format),
    /// Plotters could not draw.
    Drawing(String),
}

impl fmt::Display for ChartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChartError::Empty(format) => {
                write!(f, "nothing in {format} was timed, so there is nothing to draw")
            }
            ChartError::Drawing(why) => write!(f, "the chart could not be drawn: {why}"),
        }
    }
}

impl std::error::Error for ChartError {}

/// Lengths in pixels.
mod size {
    pub(super) const MARGIN: i32 = 14;
    pub(super) const NAMES: i32 = 84;
    pub(super) const COLUMN: i32 = 74;
    pub(super) const ROW: i32 = 36;
    pub(super) const HEAD: i32 = 74;
    pub(super) const FOOT: i32 = 70;
    pub(super) const BAR: i32 = 4;
}

// On a ground of its own, which is read in a light and in a dark theme.
const GROUND: RGBColor = RGBColor(255, 255, 255);
const INK: RGBColor = RGBColor(31, 35, 40);
const FAINT: RGBColor = RGBColor(89, 99, 110);
const LINE: RGBColor = RGBColor(209, 217, 224);
const OURS: RGBColor = RGBColor(232, 243, 255);
const RIGHT: RGBColor = RGBColor(26, 127, 55);
const WRONG: RGBColor = RGBColor(188, 76, 0);

/// The times between which bars grow, in nanoseconds, with the logarithm.
const BAR_FROM: f64 = 0.02;
const BAR_TO: f64 = 50.0;

/// The columns of a format, of which those without a row are left out.
fn columns(format: Format, width: Width) -> Vec<Contender> {
    use Vendor::{Libmvec, Sleef, Svml, SvmlCr, SvmlHa};
    let mut columns = match width {
        Width::Avx512 => {
            vec![Contender::Backend(Backend::Avx512), Contender::Backend(Backend::Avx2)]
        }
        Width::Avx2 => [Backend::Avx2, Backend::Portable].map(Contender::Backend).to_vec(),
    };
    if format != Format::F32 {
        columns.push(Contender::Table(Lookup::Gather, Level::Warm));
        columns.push(Contender::Table(Lookup::Scalar, Level::Warm));
        columns.push(Contender::HalfCrate);
    }
    columns.extend([SvmlCr, SvmlHa, Svml, Sleef, Libmvec].map(|of| Contender::Loaded(of, width)));
    columns.extend(
        [Crate::Halfulp, Crate::CoreMath, Crate::Pxfm, Crate::Libm, Crate::Std]
            .map(|of| Contender::Calls(of, Order::Independent)),
    );
    columns
}

/// The two lines over a column.
fn title(contender: Contender) -> [&'static str; 2] {
    let vendor = |of| match of {
        Vendor::SvmlCr => "SVML cr",
        Vendor::SvmlHa => "SVML ha",
        Vendor::Svml => "SVML",
        Vendor::Sleef => "SLEEF",
        Vendor::Libmvec => "libmvec",
    };
    match contender {
        Contender::Backend(Backend::Avx512) => ["halfulp", "AVX-512"],
        Contender::Backend(Backend::Avx2) => ["halfulp", "AVX2"],
        Contender::Backend(Backend::Scalar) => ["halfulp", "scalar"],
        Contender::Backend(Backend::Portable) => ["halfulp", "portable"],
        Contender::Threads => ["halfulp", "threads"],
        Contender::Table(Lookup::Gather, _) => ["table", "gathered"],
        Contender::Table(Lookup::Scalar, _) => ["table", "looked up"],
        Contender::HalfCrate => ["half", "crate"],
        Contender::Loaded(of, Width::Avx512) => [vendor(of), "AVX-512"],
        Contender::Loaded(of, Width::Avx2) => [vendor(of), "AVX2"],
        Contender::Calls(Crate::Halfulp, _) => ["halfulp", "calls"],
        Contender::Calls(Crate::CoreMath, _) => ["core-math", "calls"],
        Contender::Calls(Crate::Pxfm, _) => ["pxfm", "calls"],
        Contender::Calls(Crate::Libm, _) => ["libm", "calls"],
        Contender::Calls(Crate::Std, _) => ["Rust std", "calls"],
        Contender::Copy => ["copy", ""],
        Contender::Convert(_) => ["convert", ""],
    }
}

/// Three significant digits, but no more than two behind the point.
fn three_digits(x: f64) -> String {
    let digits = match x {
        x if x < 9.995 => 2,
        x if x < 99.95 => 1,
        _ => 0,
    };
    format!("{x:.digits$}")
}

/// How often a row is wrong, and whether it ever is; nothing where that was not counted. Ours, and tables of ours, never are:
/// `halfulp verify` runs every input.
fn wrong(row: &Row) -> Option<(String, bool)> {
    if row.contender.is_ours() || matches!(row.contender, Contender::Table(..)) {
        return Some(("0 wrong".into(), false));
    }
    let wrong = row.wrong?;
    let is_sample = wrong.inputs < 1 << row.format.bits();
    let text = if wrong.wrong == 0 && is_sample {
        "0 found".into()
    } else if wrong.wrong == 0 || row.format.bits() == 16 {
        format!("{} wrong", halfulp_verify::grouped(wrong.wrong))
    } else {
        let percent = 100.0 * wrong.wrong as f64 / wrong.inputs as f64;
        match percent {
            p if p < 0.001 => "< 0.001 %".into(),
            p if p < 0.1 => format!("{p:.3} %"),
            p if p < 10.0 => format!("{p:.1} %"),
            p => format!("{p:.0} %"),
        }
    };
    Some((text, wrong.wrong > 0))
}

/// Plotters writes a font of so many pixels as one of 1 / 1.24 of them.
const FONT: f64 = 1.24;

fn text<'a>(size: f64, color: RGBColor, horizontal: HPos) -> TextStyle<'a> {
    let font = ("sans-serif", size * FONT).into_font();
    font.color(&color).pos(Pos::new(horizontal, VPos::Center))
}

fn bold<'a>(size: f64, color: RGBColor, horizontal: HPos) -> TextStyle<'a> {
    let font = ("sans-serif", size * FONT, FontStyle::Bold).into_font();
    font.color(&color).pos(Pos::new(horizontal, VPos::Center))
}

impl Report {
    /// The chart of a format as SVG: a row for each function, a column for each contender; in each place the time and how
    /// many results are wrong, on uniform inputs if there are any, else on the first kind.
    ///
    /// # Errors
    /// If the report has no row of the format.
    pub fn chart(&self, format: Format) -> Result<String, ChartError> {
        let of_format = || self.rows.iter().filter(|row| row.format == format);
        let first = of_format().next().ok_or(ChartError::Empty(format))?.inputs;
        let has_uniform = of_format().any(|row| row.inputs == Inputs::Uniform);
        let inputs = if has_uniform { Inputs::Uniform } else { first };
        let rows: Vec<&Row> = of_format().filter(|row| row.inputs == inputs).collect();
        let find = |function: Function, contender: Contender| {
            rows.iter().find(|row| (row.function, row.contender) == (function, contender)).copied()
        };
        let functions: Vec<Function> = Function::ALL
            .iter()
            .copied()
            .filter(|&function| rows.iter().any(|row| row.function == function))
            .collect();
        let has_wide = rows.iter().any(|row| row.contender == Contender::Backend(Backend::Avx512));
        let width = if has_wide { Width::Avx512 } else { Width::Avx2 };
        let columns: Vec<Contender> = columns(format, width)
            .into_iter()
            .filter(|&contender| rows.iter().any(|row| row.contender == contender))
            .collect();

        let left = size::MARGIN + size::NAMES;
        let top = size::MARGIN + size::HEAD;
        let right = left + columns.len() as i32 * size::COLUMN;
        let bottom = top + functions.len() as i32 * size::ROW;
        let extent = (right + size::MARGIN, bottom + size::FOOT);
        let mut svg = String::new();
        let root = SVGBackend::with_string(&mut svg, (extent.0 as u32, extent.1 as u32))
            .into_drawing_area();
        let draw = || -> Result<(), DrawingAreaErrorKind<_>> {
            root.fill(&GROUND)?;
            let heading =
                format!("Nanoseconds an element, and how many results are wrong: {format}");
            root.draw_text(
                &heading,
                &bold(16.0, INK, HPos::Left),
                (size::MARGIN, size::MARGIN + 8),
            )?;
            for (column, &contender) in columns.iter().enumerate() {
                let x = left + column as i32 * size::COLUMN;
                if contender.is_ours() {
                    let corners = [(x, top - 40), (x + size::COLUMN, bottom)];
                    root.draw(&Rectangle::new(corners, OURS.filled()))?;
                }
                let end = x + size::COLUMN - 6;
                let [name, detail] = title(contender);
                root.draw_text(name, &bold(12.0, INK, HPos::Right), (end, top - 28))?;
                root.draw_text(detail, &text(11.0, FAINT, HPos::Right), (end, top - 13))?;
            }
            for (row, &function) in functions.iter().enumerate() {
                let y = top + row as i32 * size::ROW;
                root.draw(&PathElement::new([(size::MARGIN, y), (right, y)], LINE))?;
                let middle = (size::MARGIN, y + size::ROW / 2 - 2);
                root.draw_text(function.name(), &bold(13.0, INK, HPos::Left), middle)?;
                for (column, &contender) in columns.iter().enumerate() {
                    let x = left + column as i32 * size::COLUMN;
                    let end = x + size::COLUMN - 6;
                    let Some(row) = find(function, contender) else {
                        root.draw_text("–", &text(12.0, FAINT, HPos::Right), (end, y + 10))?;
                        continue;
                    };
                    let time = three_digits(row.ns.median);
                    let style = if contender.is_ours() {
                        bold(13.0, INK, HPos::Right)
                    } else {
                        text(13.0, INK, HPos::Right)
                    };
                    root.draw_text(&time, &style, (end, y + 10))?;
                    let (label, color) = match wrong(row) {
                        Some((label, is_wrong)) => (label, if is_wrong { WRONG } else { RIGHT }),
                        None => ("not counted".into(), FAINT),
                    };
                    root.draw_text(&label, &text(11.0, color, HPos::Right), (end, y + 24))?;
                    let scale = (row.ns.median / BAR_FROM).ln() / (BAR_TO / BAR_FROM).ln();
                    let length = scale.clamp(0.02, 1.0) * f64::from(size::COLUMN - 8);
                    let bar = [
                        (x + 4, y + size::ROW - 2 - size::BAR),
                        (x + 4 + length as i32, y + size::ROW - 2),
                    ];
                    root.draw(&Rectangle::new(bar, color.filled()))?;
                }
            }
            for (line, note) in self.chart_notes(format, inputs, &rows).iter().enumerate() {
                let place = (size::MARGIN, bottom + 16 + 16 * line as i32);
                root.draw_text(note, &text(11.0, FAINT, HPos::Left), place)?;
            }
            root.present()
        };
        let drawn = draw().map_err(|error| ChartError::Drawing(error.to_string()));
        drop(root);
        drawn.map(|()| svg)
    }

    /// The lines under the chart.
    fn chart_notes(&self, format: Format, inputs: Inputs, rows: &[&Row]) -> Vec<String> {
        let copies = rows.iter().filter(|row| row.contender == Contender::Copy);
        let copies = crate::statistics::Quartiles::of(copies.map(|row| row.ns.median));
        let copy = copies.map_or(String::new(), |ns| {
            format!("; copying the array takes {}", three_digits(ns.median))
        });
        let processor = self.processor.as_deref().unwrap_or("unknown processor");
        let counted = rows.iter().find_map(|row| row.wrong.map(|wrong| wrong.inputs));
        let of = match counted {
            Some(inputs) if inputs < 1 << format.bits() => {
                format!(
                    "one in {} of all inputs",
                    ((1u64 << format.bits()) as f64 / inputs as f64).round()
                )
            }
            _ => "all inputs".into(),
        };
        let through =
            if format == Format::F32 { "" } else { "; crates and vector libraries through f32" };
        vec![
            format!(
                "{}, {processor}, one thread; medians for {} {inputs} inputs{copy}. Bars: time, logarithmic, {BAR_FROM} to {BAR_TO} ns.",
                self.date, self.elements
            ),
            format!("Wrong: not the exact value rounded to nearest, of {of}{through}. Rust std: by formula where it lacks a function."),
            "halfulp: 0 on every input and backend, which `halfulp verify` shows. From one run of `halfulp bench`.".into(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::{Options, run};

    #[test]
    fn digits() {
        assert_eq!(three_digits(0.0312), "0.03");
        assert_eq!(three_digits(0.297), "0.30");
        assert_eq!(three_digits(7.444), "7.44");
        assert_eq!(three_digits(9.996), "10.0");
        assert_eq!(three_digits(12.34), "12.3");
        assert_eq!(three_digits(1234.5), "1234");
    }

    #[test]
    fn how_often_it_is_wrong() {
        use crate::wrong::Wrong;
        let options = Options {
            functions: vec![Function::Exp],
            formats: vec![Format::F32],
            backends: vec![],
            inputs: vec![Inputs::Uniform],
            elements: core::num::NonZeroUsize::new(64).unwrap(),
            time: core::time::Duration::ZERO,
            wrong_stride: 0,
            bars: crate::Bars::Floor,
        };
        let rows = run(&options).unwrap().rows;
        let std = Contender::Calls(Crate::Std, Order::Independent);
        let mut row = rows.into_iter().find(|row| row.contender == std).unwrap();
        assert_eq!(wrong(&row), None, "not counted");
        let every = 1 << 32;
        for (count, inputs, label) in [
            (0, every / 61, "0 found"),
            (0, every, "0 wrong"),
            (1, every, "< 0.001 %"),
            (every / 2000, every, "0.050 %"),
            (every / 40, every, "2.5 %"),
            (every / 4, every, "25 %"),
        ] {
            row.wrong = Some(Wrong { wrong: count, inputs });
            assert_eq!(wrong(&row), Some((label.into(), count > 0)));
        }
        row.contender = Contender::Calls(Crate::Halfulp, Order::Independent);
        assert_eq!(wrong(&row), Some(("0 wrong".into(), false)), "ours is run by verify");
    }

    #[test]
    fn a_chart_names_what_was_timed_and_how_often_it_is_wrong() {
        let options = Options {
            functions: vec![Function::Mish],
            formats: vec![Format::F16],
            backends: vec![Backend::Portable],
            inputs: vec![Inputs::Uniform],
            elements: core::num::NonZeroUsize::new(64).unwrap(),
            time: core::time::Duration::ZERO,
            wrong_stride: 0,
            bars: crate::Bars::Floor,
        };
        let report = run(&options).unwrap();
        let svg = report.chart(Format::F16).unwrap();
        let half = report.rows.iter().find(|row| row.contender == Contender::HalfCrate).unwrap();
        let count = halfulp_verify::grouped(half.wrong.unwrap().wrong);
        for text in
            ["mish", "portable", "0 wrong", "Rust std", &format!("{count} wrong"), &report.date]
        {
            assert!(svg.contains(text), "no {text} in {svg}");
        }
        assert!(!svg.contains("tanh"));
        assert!(matches!(report.chart(Format::F32), Err(ChartError::Empty(Format::F32))));
    }
}
