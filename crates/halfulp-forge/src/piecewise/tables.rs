//! The tables of the designs [`double_word`] and [`piecewise`]: intervals, bounds that hold for every input, exceptions.

use std::fmt::Write;

use halfulp::{Format, Function, Rounding};
use halfulp_kernels::cells::Grid;
use halfulp_kernels::double_word::{Double, DoubleWord, Odd, Pieces, Second, Single, Word};
use halfulp_kernels::{f32_double_word, f64_arithmetic};
use rayon::prelude::*;

use super::{Interval, Piece, Spec, Width};
use crate::wide::Case;

/// The class f32-fused.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fused(pub(super) f32);
f32_double_word!(Fused, |a: f32, b, c| a.mul_add(b, c));

/// The class f32-unfused.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unfused(pub(super) f32);
f32_double_word!(Unfused);

/// The class f64-fused.
#[derive(Clone, Copy, Debug)]
struct WideFused(f64);
f64_arithmetic!(WideFused, |a: f64, b, c| a.mul_add(b, c));

/// The class f64-unfused.
#[derive(Clone, Copy, Debug)]
struct WideUnfused(f64);
f64_arithmetic!(WideUnfused, |a: f64, b, c| a * b + c);

/// The number of intervals.
const CELLS: usize = 32;

/// The coefficients of the first path, of the second, and how many of those are pairs.
const FIRST: usize = 6;
const SECOND: usize = 10;
const PAIRS: usize = 4;

/// The coefficients in f64.
const WIDE: usize = 11;

type DoubleWordTable = Odd<CELLS, FIRST, SECOND, PAIRS>;
type WideTable = Pieces<f64, CELLS, WIDE>;

/// What must be known of a function, besides the function.
struct About {
    /// Below this magnitude f(x) rounds to x.
    linear_below: f32,
    /// From here on f(x) rounds to one number.
    last: f32,
}

/// The functions that have these tables.
fn about(function: Function) -> Result<About, String> {
    match function {
        // x − x³/3; 1 − 2e^-2x, which at 9.02 is within 2^-30 of a tie.
        Function::Tanh => Ok(About { linear_below: 1.0 / 4096.0, last: 9.1 }),
        _ => Err("it is not among the functions of this design".into()),
    }
}

/// Eighths of binades of scale·x + 1, the scale such that all cells are used.
fn grid(about: &About) -> Grid {
    let end = (1u32 << (CELLS / 8)) as f32;
    Grid::Binades { scale: (end * (1.0 - 1.0 / 4096.0) - 1.0) / about.last, offset: 1.0, bits: 3 }
}

/// The numbers of f32 from one to another.
fn numbers(from: f32, to: f32) -> std::ops::RangeInclusive<u32> {
    from.to_bits()..=to.to_bits()
}

/// How far the sum of the first path at x lies above f(x), and how large its low part is, both relative to the sum.
fn excess<A: DoubleWord>(
    table: &'static Pieces<f32, CELLS, FIRST>,
    x: A,
    value: fn(A) -> f32,
    f: [f64; 2],
) -> (f64, f64) {
    let (s, low, _) = table.sum(Single(x));
    let (s, low) = (f64::from(value(s.0)), f64::from(value(low.0)));
    (((s - f[0]) + (low - f[1])) / s, (low / s).abs())
}

/// The excess in both classes: the least and the greatest, and the greatest relative low part.
fn excesses(table: &'static Pieces<f32, CELLS, FIRST>, x: f32, f: [f64; 2]) -> [f64; 3] {
    let (a, low_a) = excess(table, Fused(x), |x| x.0, f);
    let (b, low_b) = excess(table, Unfused(x), |x| x.0, f);
    [a.min(b), a.max(b), low_a.max(low_b)]
}

/// The entry of an interval in tables.
fn cell_number(interval: &Interval) -> usize {
    interval.number.rem_euclid(CELLS as i64) as usize
}

/// The cells of x, fused and unfused: the same but at the ends of intervals.
fn cells_of(table: &Pieces<f32, CELLS, FIRST>, x: f32) -> [usize; 2] {
    let cells = [Single(Fused(x)).cell(table.grid), Single(Unfused(x)).cell(table.grid)];
    cells.map(|cell| cell as usize % CELLS)
}

fn widen(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[0].min(b[0]), a[1].max(b[1]), a[2].max(b[2])]
}

const NOTHING: [f64; 3] = [f64::INFINITY, f64::NEG_INFINITY, 0.0];

/// A table of f32 with these intervals and no bounds.
fn pieces(grid: Grid, intervals: &[Interval]) -> Pieces<f32, CELLS, FIRST> {
    let mut table = Pieces {
        grid,
        centre: [0.0; CELLS],
        coefficients: [[0.0; CELLS]; FIRST],
        bound: [0.0; CELLS],
    };
    for interval in intervals {
        let cell = cell_number(interval);
        table.centre[cell] = interval.centre as f32;
        for (row, [high, _]) in table.coefficients.iter_mut().zip(&interval.coefficients) {
            row[cell] = *high as f32;
        }
    }
    table
}

/// The polynomial of an interval whose sums lie above the function by as little as possible: tried on a sample, and the best on
/// every input.
///
/// # Errors
/// If none lies above.
fn above(piece: &Piece, grid: Grid, least: f32) -> Result<Interval, String> {
    const SAMPLE: usize = 30_000;
    const CENTRES: usize = 10;
    const LIFTS: u32 = 14;
    let all = numbers((piece.from as f32).max(least), piece.to as f32);
    let step = (all.clone().count() / SAMPLE) | 1;
    let excesses = |interval: &Interval, step: usize| {
        let table = Box::leak(Box::new(pieces(grid, std::slice::from_ref(interval))));
        // At its ends an argument may get another cell, of which this table has nothing.
        let here = |x: f32| cells_of(table, x) == [cell_number(interval); 2];
        let inputs = all.clone().step_by(step).map(f32::from_bits).filter(|x| here(*x));
        inputs.fold(NOTHING, |all, x| {
            widen(all, excesses(table, x, piece.reference.value(f64::from(x))))
        })
    };
    let mut found: Vec<(f64, Interval)> = Vec::new();
    for quarter in 0..LIFTS {
        let lift = 2f64.powf(-32.5 + 0.25 * f64::from(quarter));
        for &centre in piece.centres(lift).iter().take(CENTRES) {
            let interval = piece.fit(centre, lift);
            let [least, greatest, _] = excesses(&interval, step);
            // What the sample has not met may lie a little lower.
            if least >= (greatest - least) / 32.0 || piece.from == 0.0 && least > 0.0 {
                found.push((greatest, interval));
            }
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    let best = found.into_iter().find(|(_, interval)| excesses(interval, 1)[0] >= 0.0);
    best.map(|(_, interval)| interval)
        .ok_or_else(|| format!("no sum lies above the function from {} on", piece.from))
}

/// f(x) rounded to f32: by the reference where that leaves no doubt, else by the oracle.
fn rounded(function: Function, x: f32, [high, low]: [f64; 2]) -> f32 {
    let value = high + low;
    let doubt = 2f64.powi(-46) * value;
    let result = (value + doubt) as f32;
    if result == (value - doubt) as f32 {
        return result;
    }
    f32::from_bits(halfulp_oracle::round(function, x.into(), Format::F32, Rounding::NearestEven))
}

/// Finds the tables of the design of f32 arithmetic; the text of their file.
///
/// Every input is run in both classes: bounds hold for all of them, and those that the second path gets wrong are listed.
///
/// # Errors
/// If the function has no such tables, or none that serve are found.
pub fn double_word(function: Function, tried: &mut dyn FnMut(&str)) -> Result<String, String> {
    if function == Function::Expm1 {
        return super::expm1::expm1(tried);
    }
    let about = about(function)?;
    let grid = grid(&about);
    let spec = Spec {
        function,
        width: Width::Single,
        grid,
        from: 0.0,
        to: about.last.into(),
        degree: FIRST - 1,
        exact: 2,
        pairs: 0,
    };
    let all = spec.pieces()?;
    if all.len() != CELLS {
        return Err(format!("the grid has {} intervals, not {CELLS}", all.len()));
    }
    let first: Vec<Interval> = all
        .par_iter()
        .map(|piece| above(piece, grid, about.linear_below))
        .collect::<Result<_, _>>()?;
    let mut table = pieces(grid, &first);
    let unbounded: &'static _ = Box::leak(Box::new(pieces(grid, &first)));

    // Every input.
    let found = all.par_iter().map(|piece| {
        let (from, to) = ((piece.from as f32).max(about.linear_below), piece.to as f32);
        let mut extremes = [NOTHING; CELLS];
        for bits in numbers(from, to) {
            let x = f32::from_bits(bits);
            let excesses = excesses(unbounded, x, piece.reference.value(f64::from(x)));
            for cell in cells_of(unbounded, x) {
                extremes[cell] = widen(extremes[cell], excesses);
            }
        }
        extremes
    });
    let extremes =
        found.reduce(|| [NOTHING; CELLS], |a, b| std::array::from_fn(|i| widen(a[i], b[i])));
    for interval in &first {
        let cell = cell_number(interval);
        let [least, greatest, low] = extremes[cell];
        // What the test subtracts is rounded as it meets the low part.
        let bound = greatest + low * 2f64.powi(-24);
        table.bound[cell] = (bound as f32).next_up();
        tried(&format!("{interval}  sum above by 2^{:.2} to 2^{:.2}", least.log2(), bound.log2()));
        if least < 0.0 {
            return Err(format!("the sum falls below the function in interval {cell}"));
        }
    }

    let of_second = Spec { degree: SECOND - 1, exact: 0, pairs: PAIRS, ..spec };
    let second: Vec<Interval> = all
        .par_iter()
        .zip(&first)
        .map(|(piece, interval)| piece.fit_with(interval.centre, 0.0, of_second))
        .collect();
    let mut pairs = Second { high: [[0.0; CELLS]; SECOND], low: [[0.0; CELLS]; PAIRS] };
    for interval in &second {
        tried(&format!("{interval}  (second path)"));
        let cell = cell_number(interval);
        for (d, [high, low]) in interval.coefficients.iter().enumerate() {
            pairs.high[d][cell] = *high as f32;
            if d < PAIRS {
                pairs.low[d][cell] = *low as f32;
            }
        }
    }
    let odd: &'static DoubleWordTable = Box::leak(Box::new(Odd {
        linear_below: about.linear_below,
        last: about.last,
        first: table,
        second: pairs,
        exceptions: &[],
    }));

    // Every input again: the first path must not decide wrongly, the second may be wrong on a few.
    let outcomes = all.par_iter().map(|piece| {
        let (from, to) = ((piece.from as f32).max(about.linear_below), piece.to as f32);
        let (mut open, mut wrong) = (0u64, Vec::new());
        for bits in numbers(from, to) {
            let x = f32::from_bits(bits);
            let truth = rounded(function, x, piece.reference.value(f64::from(x)));
            let (a, b) = (odd.first(Fused(x)), odd.first(Unfused(x)));
            if !a.open && a.value.0 != truth || !b.open && b.value.0 != truth {
                return Err(format!("{bits:08x} is decided wrongly"));
            }
            open += u64::from(a.open);
            if a.open && odd.second(Fused(x)).0 != truth
                || b.open && odd.second(Unfused(x)).0 != truth
            {
                wrong.push((x, truth));
            }
        }
        Ok((open, wrong))
    });
    let outcomes: Vec<(u64, Vec<(f32, f32)>)> = outcomes.collect::<Result<_, String>>()?;
    let inputs = u64::from(about.last.to_bits() - about.linear_below.to_bits());
    let open: u64 = outcomes.iter().map(|(open, _)| open).sum();
    let exceptions: Vec<(f32, f32)> = outcomes.into_iter().flat_map(|(_, wrong)| wrong).collect();
    let share = 100.0 * open as f64 / inputs as f64;
    tried(&format!("{share:.2} % of inputs left open, {} exceptions", exceptions.len()));
    if exceptions.len() > 64 {
        return Err(format!("the second path gets {} inputs wrong", exceptions.len()));
    }

    let summary = |text: &mut String, title: &str, intervals: &[Interval]| {
        writeln!(text, "/// {title}:").expect("a String takes any text");
        for row in intervals.chunks(8) {
            let row: Vec<String> = row.iter().map(|i| format!("2^{:.1}", i.error.log2())).collect();
            writeln!(text, "/// {}", row.join(" ")).expect("a String takes any text");
        }
    };
    let mut text = format!(
        "//! Coefficients of `{function}` in f32 by double-word arithmetic. Written by\n\
         //! `halfulp forge {function} --format f32 --design double-word`; not to be edited.\n\n\
         use crate::cells::Grid;\nuse crate::double_word::{{Odd, Pieces, Second}};\n\n"
    );
    summary(&mut text, "The greatest relative errors of the first path's polynomials", &first);
    summary(&mut text, "of the second path's", &second);
    let edges = edges(&first);
    writeln!(
        text,
        "/// The intervals' ends:\n{edges}///\n\
         /// The bounds hold for every input, fused and unfused; {share:.2} % of inputs from {} to {} are left open.\n\
         #[rustfmt::skip]\n\
         pub const TABLE: Odd<{CELLS}, {FIRST}, {SECOND}, {PAIRS}> = Odd {{\n    linear_below: {},\n    last: {},\n    first: {},\n    second: Second {{\n        high: {},\n        low: {},\n    }},\n    exceptions: &EXCEPTIONS,\n}};\n",
        about.linear_below,
        about.last,
        single(about.linear_below),
        single(about.last),
        pieces_text(&odd.first, &singles),
        rows(&odd.second.high, &singles),
        rows(&odd.second.low, &singles),
    )
    .expect("a String takes any text");
    write!(
        text,
        "/// Magnitudes that the second path gets wrong in some class, and their results.\n\
         #[rustfmt::skip]\nconst EXCEPTIONS: [(f32, f32); {}] = [",
        exceptions.len()
    )
    .expect("a String takes any text");
    for &(x, y) in &exceptions {
        write!(text, "\n    ({}, {}), // {x:e}", single(x), single(y))
            .expect("a String takes any text");
    }
    text += if exceptions.is_empty() { "];\n" } else { "\n];\n" };
    Ok(text)
}

/// Finds the tables of the piecewise design in f64; the text of their file.
///
/// # Errors
/// If the function has no such tables, or cases come out wrong.
pub fn piecewise(
    function: Function,
    cases: &[Case],
    tried: &mut dyn FnMut(&str),
) -> Result<String, String> {
    let about = about(function)?;
    let grid = grid(&about);
    let spec = Spec {
        function,
        width: Width::Double,
        grid,
        from: 0.0,
        to: about.last.into(),
        degree: WIDE - 1,
        exact: 1,
        pairs: 0,
    };
    let all = spec.pieces()?;
    if all.len() != CELLS {
        return Err(format!("the grid has {} intervals, not {CELLS}", all.len()));
    }
    let intervals: Vec<Interval> =
        all.par_iter().map(|piece| piece.fit(piece.centres(0.0)[0], 0.0)).collect();
    let mut table: WideTable = Pieces {
        grid,
        centre: [0.0; CELLS],
        coefficients: [[0.0; CELLS]; WIDE],
        bound: [0.0; CELLS],
    };
    for interval in &intervals {
        tried(&interval.to_string());
        let cell = cell_number(interval);
        table.centre[cell] = interval.centre;
        table.bound[cell] = interval.error;
        for (row, [high, _]) in table.coefficients.iter_mut().zip(&interval.coefficients) {
            row[cell] = *high;
        }
    }
    let table: &'static WideTable = Box::leak(Box::new(table));
    let wrong = cases.iter().filter(|case| {
        let x = f32::from_bits(case.input);
        let a = f64::from(x.abs().min(about.last));
        let right = |value: f64| (value as f32).copysign(x).to_bits() == case.expected;
        !right(table.at(Double(WideFused(a))).0) || !right(table.at(Double(WideUnfused(a))).0)
    });
    let wrong: Vec<String> = wrong.map(|case| format!("{:08x}", case.input)).collect();
    if !wrong.is_empty() {
        return Err(format!("{} cases come out wrong: {}", wrong.len(), wrong.join(" ")));
    }
    let errors: Vec<String> =
        intervals.iter().map(|i| format!("2^{:.1}", i.error.log2())).collect();
    let errors: Vec<String> =
        errors.chunks(8).map(|row| format!("/// {}\n", row.join(" "))).collect();
    Ok(format!(
        "//! Coefficients of `{function}` in f32 by polynomials in f64. Written by\n\
         //! `halfulp forge {function} --format f32 --design piecewise`; not to be edited.\n\n\
         use crate::cells::Grid;\nuse crate::double_word::Pieces;\n\n\
         /// From this magnitude on the result is what it is here.\n\
         pub const LAST: f64 = {};\n\n\
         /// The greatest relative errors of the polynomials, before rounding errors:\n{}\
         /// The intervals' ends:\n{}///\n\
         /// {} inputs, those nearest to midpoints among them, come out right, fused and unfused.\n\
         #[rustfmt::skip]\n\
         pub const TABLE: Pieces<f64, {CELLS}, {WIDE}> = {};\n",
        double(about.last.into()),
        errors.concat(),
        edges(&intervals),
        cases.len(),
        pieces_text(table, &doubles),
    ))
}

/// Where intervals begin, and the last ends.
fn edges(intervals: &[Interval]) -> String {
    let last = intervals.last().map(|interval| interval.to);
    let edges: Vec<String> =
        intervals.iter().map(|i| i.from).chain(last).map(|x| format!("{x:.5}")).collect();
    edges.chunks(8).map(|row| format!("/// {}\n", row.join(" "))).collect()
}

pub(super) fn single(x: f32) -> String {
    format!("f32::from_bits(0x{:08x})", x.to_bits())
}

fn double(x: f64) -> String {
    format!("f64::from_bits(0x{:016x})", x.to_bits())
}

/// An array, with decimals beside.
pub(super) fn array(
    width: usize,
    indent: usize,
    count: usize,
    number: &dyn Fn(usize) -> (String, String),
) -> String {
    let space = " ".repeat(indent);
    let mut text = String::from("[\n");
    for start in (0..count).step_by(width) {
        let row: Vec<(String, String)> = (start..count.min(start + width)).map(number).collect();
        let bits: Vec<&str> = row.iter().map(|(bits, _)| bits.as_str()).collect();
        let decimals: Vec<&str> = row.iter().map(|(_, decimal)| decimal.as_str()).collect();
        writeln!(text, "{space}    {}, // {}", bits.join(", "), decimals.join(", "))
            .expect("a String takes any text");
    }
    text + &space + "]"
}

fn singles(values: &[f32; CELLS], indent: usize) -> String {
    array(4, indent, CELLS, &|i| (single(values[i]), format!("{:e}", values[i])))
}

fn doubles(values: &[f64; CELLS], indent: usize) -> String {
    array(2, indent, CELLS, &|i| (double(values[i]), format!("{:e}", values[i])))
}

type Row<'a, T> = &'a dyn Fn(&[T; CELLS], usize) -> String;

fn rows<T>(rows: &[[T; CELLS]], row: Row<'_, T>) -> String {
    let rows: Vec<String> = rows.iter().map(|values| row(values, 8)).collect();
    format!("[{}]", rows.join(", "))
}

fn pieces_text<T, const C: usize>(table: &Pieces<T, CELLS, C>, row: Row<'_, T>) -> String {
    let Grid::Binades { scale, offset, bits } = table.grid else { unreachable!("it is no other") };
    format!(
        "Pieces {{\n        grid: Grid::Binades {{ scale: {scale:?}, offset: {offset:?}, bits: {bits} }},\n        centre: {},\n        coefficients: {},\n        bound: {},\n    }}",
        row(&table.centre, 8),
        rows(&table.coefficients, row),
        row(&table.bound, 8),
    )
}
