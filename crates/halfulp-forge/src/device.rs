//! The constants of kernels for devices: chosen so that whatever an approximate instruction returns within its contract's
//! bound, the result is right.
//!
//! Away from 0 a kernel is made of one approximate exponential. Its scale and bias are tried in turn; those are kept that leave
//! the least range around 0 undecided, and that range is a polynomial's, which needs no approximate instruction: it is fitted
//! to windows as all others are.

use std::fmt::Write as _;

use halfulp::{F16, Format, Function, Rounding};
use halfulp_emit::contract::{CONTRACTS, Contract};
use halfulp_emit::prove::{Run, decide, decide_input};
use halfulp_kernels::cells::{Cells, Grid};
use halfulp_kernels::device::{Device, Exponential};
use halfulp_kernels::kernel;
use halfulp_kernels::reduction::LOG2_E;
use rayon::prelude::*;

use crate::fit::fit;
use crate::model::mul_add;
use crate::window::{Window, first, nth, order, place};

/// What is searched for one function.
struct Search {
    function: Function,
    /// The constant's name in the table file.
    name: &'static str,
    /// Scales and biases, those to prefer first.
    choices: Vec<(f32, f32)>,
    /// The kernel's value near 0, from the argument and the polynomial's value.
    near: fn(f32, f32) -> f32,
}

/// A table with the same polynomial whatever the argument.
fn table<const C: usize>(
    near: f32,
    (scale, bias): (f32, f32),
    terms: [f32; C],
) -> &'static Exponential<C> {
    let terms = Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 1.0 },
        map: None,
        coefficients: terms.map(|term| [term]),
    };
    // Kernels want tables that stay; there are a few thousand of them.
    Box::leak(Box::new(Exponential { near, scale, bias, terms }))
}

fn run<K: Device>(tables: &'static K::Tables) -> impl Fn(&Run<'_>, u16) -> u16 + Sync
where
    K::Tables: Sync,
{
    move |run, input| {
        let x = run.value(F16(input).to_f32());
        F16::from_f32(K::f16_with(x, tables).value).0
    }
}

/// Finds the constants of one function, as the text of a table.
fn forge_one<K: Device<Tables = Exponential<C>>, const C: usize>(
    contract: &Contract,
    search: &Search,
    tried: &mut dyn FnMut(&str),
) -> Result<String, String> {
    let truth = halfulp_oracle::results(search.function, Format::F16, Rounding::NearestEven);
    // Numbers, those farthest from 0 first, where few scales do.
    let mut inputs: Vec<u16> = (0..=u16::MAX).filter(|&x| F16(x).to_f32().is_finite()).collect();
    inputs.sort_by_key(|x| std::cmp::Reverse(x & 0x7fff));
    let mut best: Option<(u16, (f32, f32))> = None;
    for &choice in &search.choices {
        let kernel = run::<K>(table(0.0, choice, [0.0; C]));
        let undecided = |&&x: &&u16| {
            let case = (x, truth[usize::from(x)]);
            decide_input(contract, Format::F16, case, &kernel).1.is_some()
        };
        let worst = inputs.par_iter().find_first(undecided).map_or(0, |x| x & 0x7fff);
        if best.is_none_or(|(least, _)| worst < least) {
            tried(&format!("{choice:?}: undecided from {:e} down", F16(worst).to_f32()));
            best = Some((worst, choice));
        }
    }
    let (worst, choice) = best.expect("at least one choice");
    let near = F16(worst + 1).to_f32();
    let mut windows: Vec<Window> = inputs
        .iter()
        .filter(|&&x| x & 0x7fff != 0 && F16(x).to_f32().abs() < near)
        .map(|&x| window(F16(x).to_f32(), truth[usize::from(x)], search.near))
        .collect::<Option<_>>()
        .ok_or("no value of the polynomial serves all inputs near 0")?;
    windows.sort_by(|a, b| a.argument.total_cmp(&b.argument));
    let polynomial = fit(&windows, C, C, &[true]).ok_or("no polynomial near 0")?;
    let terms: [f32; C] = std::array::from_fn(|degree| polynomial.coefficients[degree]);
    let (runs, open) = decide(contract, Format::F16, &truth, run::<K>(table(near, choice, terms)));
    if let Some(open) = open.first() {
        return Err(format!("{} inputs are not decided, {:04x} first", open.input, open.input));
    }
    tried(&format!("proved in {runs} runs"));
    let mut text = format!(
        "\n/// For {}: proved for `{}` in {runs} runs; the polynomial's greatest error is {:.2} half-widths of windows.\n\
         #[rustfmt::skip]\npub static {}: Exponential<{C}> = Exponential {{\n",
        search.function, contract.name, polynomial.error, search.name,
    );
    let bits = |x: f32| format!("f32::from_bits({:#010x}), // {x:e}", x.to_bits());
    for (name, value) in [("near", near), ("scale", choice.0), ("bias", choice.1)] {
        let _ = writeln!(text, "    {name}: {}", bits(value));
    }
    text += "    terms: Cells {\n        first: f32::NEG_INFINITY,\n        last: f32::INFINITY,\n        \
             grid: Grid::Uniform { scale: 1.0 },\n        map: None,\n        coefficients: [\n";
    for term in terms {
        let _ =
            writeln!(text, "            [f32::from_bits({:#010x})], // {term:e}", term.to_bits());
    }
    text += "        ],\n    },\n};\n";
    Ok(text)
}

/// The values of the polynomial at `x` for which `near` rounds to `expected`.
fn window(x: f32, expected: u16, near: fn(f32, f32) -> f32) -> Option<Window> {
    const LARGEST: f32 = 1024.0;
    let result = |k: i32| order(F16::from_f32(near(x, nth(k))).0);
    let expected = order(expected);
    let (from, to) = (place(-LARGEST), place(LARGEST));
    // The result rises with the polynomial for positive x, and falls for negative.
    let at_least = |k: i32| if x > 0.0 { result(k) >= expected } else { result(k) <= expected };
    let above = |k: i32| at_least(k) && result(k) != expected;
    let (low, above) = (first(from, to, at_least)?, first(from, to, above).unwrap_or(to));
    let found = Window { selector: x, argument: x, low: nth(low), high: nth(above - 1) };
    (low < above).then_some(found)
}

/// `count` steps of an ulp to either side of `x`, the nearest first.
fn around(x: f32, count: i32) -> impl Iterator<Item = f32> {
    (0..=count).flat_map(move |n| {
        [n, -n].into_iter().take(if n == 0 { 1 } else { 2 }).map(move |n| nth(place(x) + n))
    })
}

/// Finds the constants of all kernels for devices: the text of `table/device.rs`.
///
/// # Errors
/// A sentence on what stands in the way.
pub fn forge(tried: &mut dyn FnMut(&str)) -> Result<String, String> {
    let contract = CONTRACTS.iter().find(|contract| contract.name == "ptx").expect("in the list");
    let biases = around_zero(128, 2f32.powi(-26));
    let exp = Search {
        function: Function::Exp,
        name: "EXP",
        choices: biases
            .flat_map(|bias| around(LOG2_E, 4).map(move |scale| (scale, bias)))
            .collect(),
        near: |x, p| mul_add(true, x, p, 1.0),
    };
    let expm1 = Search {
        function: Function::Expm1,
        name: "EXPM1",
        choices: around((std::f64::consts::LOG2_E - 1.0) as f32, 64)
            .map(|scale| (scale, 0.0))
            .collect(),
        near: |x, p| x * p,
    };
    tried("exp f16, for devices");
    let exp = forge_one::<kernel::Exp, 3>(contract, &exp, tried)
        .map_err(|error| format!("exp: {error}"))?;
    tried("expm1 f16, for devices");
    let expm1 = forge_one::<kernel::Expm1, 6>(contract, &expm1, tried)
        .map_err(|error| format!("expm1: {error}"))?;
    Ok(format!(
        "//! Constants of kernels for devices. Written by `halfulp forge --device --write`; not to be edited.\n\n\
         use crate::cells::{{Cells, Grid}};\nuse crate::device::Exponential;\n{exp}{expm1}"
    ))
}

/// Multiples of `step`, up to `count` times it to either side of 0, the nearest first.
fn around_zero(count: i32, step: f32) -> impl Iterator<Item = f32> {
    (0..=count)
        .flat_map(move |n| [n, -n].into_iter().take(if n == 0 { 1 } else { 2 }))
        .map(move |n| n as f32 * step)
}
