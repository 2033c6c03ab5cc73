//! The cells: which grid, and which fine cells share a polynomial.

use std::collections::BTreeMap;
use std::ops::Range;

use halfulp_kernels::arith::TO_INTEGER;
use halfulp_kernels::cells::Grid;
use rayon::prelude::*;

use crate::Explain;
use crate::cost::{Operations, Ports};
use crate::fit::{self, MAX_COEFFICIENTS, Polynomial};
use crate::model::{self, mul_add};
use crate::window::Window;

/// What a backend looks up in one step, and how it computes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The number of polynomials a table holds; 1 needs no look-up.
    pub cells: usize,
    /// The number of fine cells that a map takes to polynomials.
    pub fine: usize,
    /// Whether multiply-adds are fused, for each semantics class that uses the table.
    pub semantics: &'static [bool],
    /// The ports of the processor whose vectors these are.
    pub ports: Ports,
}

/// A table: a grid, perhaps a map, and polynomials.
#[derive(Clone, Debug)]
pub struct Table {
    /// The least argument; -inf: no limit.
    pub first: f32,
    /// The greatest argument; +inf: no limit.
    pub last: f32,
    /// How arguments find their fine cell.
    pub grid: Grid,
    /// Fine cell to polynomial, where fine cells share polynomials.
    pub map: Option<Vec<u8>>,
    /// The number of coefficients of each polynomial.
    pub terms: usize,
    /// `polynomials[cell]`: coefficients by degree.
    pub polynomials: Vec<Vec<f32>>,
    /// The greatest error of each polynomial in half-widths of its windows; 1 would be wrong.
    pub errors: Vec<f64>,
}

/// The number of a fine cell, as every backend numbers it.
fn cell(grid: Grid, fused: bool, x: f32) -> u32 {
    match grid {
        Grid::Uniform { scale } => mul_add(fused, x, scale, TO_INTEGER).to_bits(),
        Grid::FromZero { scale } => model::floor_cell(fused, x, scale),
        Grid::Binades { scale, offset, bits } => {
            let shifted =
                if offset == 0.0 && scale == 1.0 { x } else { mul_add(fused, x, scale, offset) };
            shifted.to_bits() >> (23 - bits)
        }
    }
}

/// The windows of each fine cell that has any; none if the fine cells are more than `limit`.
///
/// `windows` is sorted by selector, and grids are monotone, so a cell's windows are a range. At a
/// boundary that the semantics classes see differently, a window belongs to both cells.
fn cut(
    windows: &[Window],
    grid: Grid,
    layout: &Layout,
    limit: usize,
) -> Option<Vec<(u32, Range<usize>)>> {
    let mut ranges = BTreeMap::<u32, Range<usize>>::new();
    for &fused in layout.semantics {
        let number = |i: usize| cell(grid, fused, windows[i].selector);
        if number(0).abs_diff(number(windows.len() - 1)) >= limit as u32 {
            return None;
        }
        let mut start = 0;
        while start < windows.len() {
            let here = number(start);
            let end =
                start + windows[start..].partition_point(|w| cell(grid, fused, w.selector) == here);
            let range = ranges.entry(here).or_insert(start..end);
            *range = range.start.min(start)..range.end.max(end);
            start = end;
        }
    }
    let (first, last) = (ranges.keys().next()?, ranges.keys().next_back()?);
    ((last - first) < limit as u32).then(|| ranges.into_iter().collect())
}

/// The grids worth trying for arguments in [first, last].
fn grids(first: f32, last: f32, limit: usize) -> Vec<Grid> {
    if limit == 1 {
        return vec![Grid::Uniform { scale: 0.0 }];
    }
    let mut grids = Vec::new();
    if first > 0.0 {
        for bits in 0..=6 {
            grids.push(Grid::Binades { scale: 1.0, offset: 0.0, bits });
        }
    }
    if first < 0.0 && last > 0.0 {
        // With a breakpoint at 0.
        for scale in [1.0f32, -1.0] {
            for exponent in 0..8 {
                let offset = f32::powi(2.0, exponent);
                if (scale * first).min(scale * last) + offset > 0.0 {
                    grids.extend((0..=6).map(|bits| Grid::Binades { scale, offset, bits }));
                }
            }
        }
    }
    let width = f64::from(last) - f64::from(first);
    for k in 0..96 {
        // From `limit` cells down to half as many.
        let scale = (limit as f64 - k as f64 * limit as f64 / 192.0) / width;
        grids.push(Grid::Uniform { scale: scale as f32 });
        grids.push(Grid::FromZero { scale: scale as f32 });
    }
    for sign in [1.0f32, -1.0] {
        // A power of two as factor changes nothing but the offset.
        for scale in [1.0, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875].map(|s: f32| sign * s) {
            // A few cells hold most of the arguments, those around 0: where they end matters most.
            let parts: u32 = if scale.abs() == 1.0 { 64 } else { 8 };
            let least = (-scale * first).max(-scale * last);
            for exponent in -10..9 {
                for part in parts..2 * parts {
                    let offset = least + part as f32 / parts as f32 * f32::powi(2.0, exponent);
                    for bits in 0..=6 {
                        grids.push(Grid::Binades { scale, offset, bits });
                    }
                }
            }
        }
    }
    grids
}

impl Table {
    /// The operations that it takes.
    pub fn operations(&self) -> Operations {
        Operations::of(self.grid, self.map.is_some(), self.terms, self.polynomials.len())
    }

    /// What these cost.
    pub(crate) fn cost(&self) -> usize {
        self.operations().cost()
    }
}

/// Whether the polynomial's argument is also what selects its cell.
fn selects_itself(windows: &[Window]) -> bool {
    windows.iter().all(|w| w.selector == w.argument)
}

/// Clamps the arguments, where they select the cell: from the ends inwards, for as long as one value serves all the windows.
///
/// Returns the clamped windows and the ends; infinite where the clamp would cut off less than an eighth of
/// the arguments' range, which is not worth an operation.
pub(crate) fn clamp(mut windows: Vec<Window>) -> (f32, f32, Vec<Window>) {
    if !selects_itself(&windows) {
        return (f32::NEG_INFINITY, f32::INFINITY, windows);
    }
    let fold = |windows: &mut Vec<Window>| {
        let mut count = 0;
        let mut common = windows[windows.len() - 1];
        for w in windows.iter().rev() {
            let (low, high) = (common.low.max(w.low), common.high.min(w.high));
            if low > high {
                break;
            }
            common = Window { low, high, ..*w };
            count += 1;
        }
        let end = common.argument;
        let (near, far) = (windows[0].argument, windows[windows.len() - 1].argument);
        let worthwhile = far.is_infinite() || (far - end).abs() >= (far - near).abs() / 8.0;
        if count > 1 && worthwhile {
            windows.truncate(windows.len() - count);
            windows.push(common);
            Some(end)
        } else {
            None
        }
    };
    let last = fold(&mut windows).unwrap_or(f32::INFINITY);
    windows.reverse();
    let first = fold(&mut windows).unwrap_or(f32::NEG_INFINITY);
    windows.reverse();
    (first, last, windows)
}

/// A right table of least cost; none if there is none whose cost is below `limit`.
pub(crate) fn search(
    windows: &[Window],
    layout: &Layout,
    mut limit: usize,
    tried: &mut Explain<'_, '_>,
) -> Option<Table> {
    let (first, last) = (windows.first()?.selector, windows.last()?.selector);
    let selects_itself = selects_itself(windows);
    let mut best: Option<Table> = None;
    for terms in 1..=MAX_COEFFICIENTS {
        for (map, cells) in [(false, layout.cells), (true, layout.fine)] {
            let mut grids = match (selects_itself, layout.cells, map) {
                (true, 1, true) | (false, 1, _) | (false, _, true) => Vec::new(),
                // The cell depends on the integer part, the argument is the fraction. Where tables are short, what
                // selects is an integer.
                (false, 32, false) => {
                    [4.0, 2.0, 1.0].map(|scale| Grid::FromZero { scale }).to_vec()
                }
                (false, _, false) => vec![Grid::Uniform { scale: 1.0 }],
                (true, _, _) => grids(first, last, cells),
            };
            let cost = |grid: Grid| Operations::of(grid, map, terms, layout.cells).cost();
            grids.sort_by_key(|&grid| cost(grid));
            grids.truncate(grids.partition_point(|&grid| cost(grid) < limit));
            let Some(&cheapest) = grids.first() else { continue };
            let found = grids.par_iter().find_map_first(|&grid| match map {
                true => with_map(windows, grid, layout, terms),
                false => without_map(windows, grid, layout, terms),
            });
            let kind = if map { "fine cells" } else { "cells" };
            let candidate = format!("{terms} coefficients, {cells} {kind}");
            match (&found, &mut *tried) {
                (Some(table), Some(tried)) => tried(&format!(
                    "{candidate}: 0 wrong with {:?}, cost {}: {}, {:.1} cycles a vector by ports",
                    table.grid,
                    table.cost(),
                    table.operations(),
                    table.operations().cycles(layout.ports)
                )),
                (None, Some(tried)) => {
                    let wrong = least_wrong(windows, &grids, map, layout, terms);
                    let wrong = match wrong {
                        None => "too many cells with each".into(),
                        Some((wrong, 1)) => format!("{wrong} wrong with one looked at"),
                        Some((wrong, n)) => format!("{wrong} wrong with the best of {n} looked at"),
                    };
                    tried(&format!(
                        "{candidate}: none of {} grids, cost from {}: {wrong}",
                        grids.len(),
                        cost(cheapest)
                    ));
                }
                (_, None) => {}
            }
            if let Some(found) = found {
                limit = found.cost();
                best = Some(found);
            }
        }
    }
    best
}

/// Of the grids of a failure so many are looked at more closely.
const LOOKED_AT: usize = 8;

/// How many arguments are wrong with the best of a few grids, and of how many: spread evenly over those that don't have too many
/// cells. None if all have.
fn least_wrong(
    windows: &[Window],
    grids: &[Grid],
    map: bool,
    layout: &Layout,
    terms: usize,
) -> Option<(usize, usize)> {
    let limit = if map { layout.fine } else { layout.cells };
    let cuts: Vec<_> =
        grids.par_iter().filter_map(|&grid| cut(windows, grid, layout, limit)).collect();
    let step = cuts.len().div_ceil(LOOKED_AT).max(1);
    let missed = |range: Range<usize>| fit::missed(&windows[range], terms, layout.semantics);
    let wrong = |cells: &Vec<(u32, Range<usize>)>| -> usize {
        if !map {
            return cells.iter().map(|(_, range)| missed(range.clone())).sum();
        }
        // Polynomials are shared as far as they serve; what comes after the last one is wrong.
        let (mut start, mut wrong) = (0, 0);
        for _ in 0..layout.cells {
            let serve = |w: &[Window]| fewest_terms(w, terms, layout);
            match longest_run(windows, cells, start, serve) {
                Some((end, _)) => start = end,
                None if start < cells.len() => {
                    wrong += missed(cells[start].1.clone());
                    start += 1;
                }
                None => {}
            }
        }
        wrong + cells[start..].iter().map(|(_, range)| range.len()).sum::<usize>()
    };
    let least = cuts.par_iter().step_by(step).map(wrong).min()?;
    Some((least, cuts.len().div_ceil(step)))
}

fn without_map(windows: &[Window], grid: Grid, layout: &Layout, terms: usize) -> Option<Table> {
    let cells = cut(windows, grid, layout, layout.cells)?;
    // Cheap refusals first: before coefficients are rounded.
    let all = |feasible: fn(&[Window], usize) -> bool| {
        cells.iter().all(|(_, range)| feasible(&windows[range.clone()], terms))
    };
    if !all(fit::may_be_feasible) || !all(fit::is_feasible) {
        return None;
    }
    let mut polynomials = vec![vec![0.0; terms]; layout.cells];
    let mut errors = vec![0.0; layout.cells];
    for (number, range) in &cells {
        let p = fewest_terms(&windows[range.clone()], terms, layout)?;
        let slot = *number as usize % layout.cells;
        polynomials[slot] = p.coefficients[..terms].to_vec();
        errors[slot] = p.error;
    }
    Some(Table {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid,
        map: None,
        terms,
        polynomials,
        errors,
    })
}

/// A fit with no more coefficients than the windows need.
fn fewest_terms(windows: &[Window], terms: usize, layout: &Layout) -> Option<Polynomial> {
    (1..=terms).find_map(|n| fit::fit(windows, n, terms, layout.semantics))
}

/// The end of the longest run of fine cells from `start` on whose windows `serve` serves, and what served
/// it. What serves a run serves its parts, so the end is found by doubling, then bisection.
fn longest_run<T>(
    windows: &[Window],
    cells: &[(u32, Range<usize>)],
    start: usize,
    serve: impl Fn(&[Window]) -> Option<T>,
) -> Option<(usize, T)> {
    let run = |end: usize| {
        let (a, b) = (&cells[start].1, &cells[end - 1].1);
        serve(&windows[a.start.min(b.start)..a.end.max(b.end)])
    };
    if start == cells.len() {
        return None;
    }
    let (mut end, mut fails, mut served) = (start + 1, cells.len() + 1, run(start + 1)?);
    let mut step = 1;
    while fails - end > 1 {
        let next = if end + step < fails { end + step } else { end + (fails - end) / 2 };
        match run(next) {
            Some(s) => (served, end, step) = (s, next, 2 * step),
            None => fails = next,
        }
    }
    Some((end, served))
}

fn with_map(windows: &[Window], grid: Grid, layout: &Layout, terms: usize) -> Option<Table> {
    let cells = cut(windows, grid, layout, layout.fine)?;
    // Cheap refusals first: how many polynomials it takes before coefficients are rounded.
    if !cells.iter().all(|(_, range)| fit::may_be_feasible(&windows[range.clone()], terms)) {
        return None;
    }
    let mut start = 0;
    for _ in 0..layout.cells {
        let feasible = |w: &[Window]| fit::may_be_feasible(w, terms).then_some(());
        start = longest_run(windows, &cells, start, feasible).map_or(start, |(end, ())| end);
    }
    if start < cells.len() {
        return None;
    }
    // The cell with the most windows is where rounded coefficients are hardest to find.
    let (_, fullest) = cells.iter().max_by_key(|(_, range)| range.len())?;
    fewest_terms(&windows[fullest.clone()], terms, layout)?;
    let mut map = vec![0u8; layout.fine];
    let (mut polynomials, mut errors) = (Vec::new(), Vec::new());
    let mut start = 0;
    while start < cells.len() {
        if polynomials.len() == layout.cells {
            return None;
        }
        let (end, polynomial) =
            longest_run(windows, &cells, start, |w| fewest_terms(w, terms, layout))?;
        for (number, _) in &cells[start..end] {
            map[*number as usize % layout.fine] = polynomials.len() as u8;
        }
        polynomials.push(polynomial.coefficients[..terms].to_vec());
        errors.push(polynomial.error);
        start = end;
    }
    polynomials.resize(layout.cells, vec![0.0; terms]);
    errors.resize(layout.cells, 0.0);
    Some(Table {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid,
        map: Some(map),
        terms,
        polynomials,
        errors,
    })
}
