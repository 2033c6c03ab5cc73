//! The table of expm1 in f32 arithmetic.

use halfulp::Function;
use halfulp_kernels::DoubleWord;
use halfulp_kernels::double_word::ExponentialLessOne;
use halfulp_kernels::kernel::{Expm1, Wide};
use halfulp_oracle::Ball;
use rayon::prelude::*;

use super::tables::{Fused, Unfused, array, single};
use crate::wide::Fused as WideFused;
use crate::wide::fit::{PRECISION, ball, fit_weighted, nearest, sharp};

/// The part of the bound that does not fall with y² is one of these powers of two.
const FLOORS: [i32; 6] = [-48, -47, -46, -45, -44, -43];

/// Finds the table; the text of its file.
///
/// Every input of the first path is run in both classes: the bound holds for all of them.
///
/// # Errors
/// If the first path decides an input wrongly.
pub(super) fn expm1(tried: &mut dyn FnMut(&str)) -> Result<String, String> {
    let ln2 = Ball::ln2(PRECISION);
    let high = nearest(&ln2) as f32;
    let low = nearest(&(&ln2 - ball(high.into()))) as f32;
    let (mut power, mut shift) = ([0f32; 32], [0f32; 32]);
    for j in 0..32 {
        let log = &ln2 * j as i64 / 32;
        power[j] = nearest(&log.exp().scale2(-1)) as f32;
        shift[j] = nearest(&(log - ball(power[j].into()).scale2(1).log())) as f32;
    }
    let reach = nearest(&ln2) / 64.0 * 1.001;
    let (terms, error) = terms(reach);
    tried(&format!("polynomial within 2^{:.1} of e^y", error.log2()));
    let table = ExponentialLessOne { high, low, power, shift, terms, bound: 0.0, floor: 0.0 };
    let table: &'static ExponentialLessOne = Box::leak(Box::new(table));

    // Every input: how large the bound must be, with each floor.
    let chunks = inputs();
    let larger =
        |a: [f64; FLOORS.len()], b: [f64; FLOORS.len()]| std::array::from_fn(|i| a[i].max(b[i]));
    let bounds = chunks.par_iter().map(|chunk| {
        chunk.clone().map(f32::from_bits).fold([0.0; FLOORS.len()], |bounds, x| {
            let f = Expm1::f32(WideFused(x.into())).0;
            let fused = needed(table, Fused(x), |x| x.0, f);
            larger(bounds, larger(fused, needed(table, Unfused(x), |x| x.0, f)))
        })
    });
    let bounds = bounds.reduce(|| [0.0; FLOORS.len()], larger);
    // The least floor that does not make the other part much larger.
    let least = bounds[FLOORS.len() - 1];
    let (floor, bound) = (FLOORS.into_iter().zip(bounds))
        .find(|(_, bound)| *bound <= 1.25 * least)
        .ok_or("no floor serves")?;
    let bound = (bound as f32).next_up();
    tried(&format!("error within max(S, 1/2)·(y²·2^{:.2} + 2^{floor})", bound.log2()));
    let table: &'static ExponentialLessOne = Box::leak(Box::new(ExponentialLessOne {
        high,
        low,
        power,
        shift,
        terms: table.terms,
        bound,
        floor: 2f32.powi(floor),
    }));

    // Every input again: what is decided must be right.
    let counts = chunks.par_iter().map(|chunk| {
        let mut open = 0u64;
        for bits in chunk.clone() {
            let x = f32::from_bits(bits);
            let (a, b) = (table.first(Fused(x)), table.first(Unfused(x)));
            open += u64::from(a.open);
            let f = (!a.open || !b.open).then(|| Expm1::f32(WideFused(x.into())).0 as f32);
            if f.is_some_and(|f| !a.open && a.value.0 != f || !b.open && b.value.0 != f) {
                return Err(format!("{bits:08x} is decided wrongly"));
            }
        }
        Ok(open)
    });
    let open: u64 = counts.sum::<Result<u64, String>>()?;
    let count: u64 = chunks.iter().map(|chunk| (chunk.end - chunk.start) as u64).sum();
    let share = 100.0 * open as f64 / count as f64;
    tried(&format!("{share:.2} % of inputs left open"));

    let numbers = |values: &[f32]| {
        array(4, 4, values.len(), &|i| (single(values[i]), format!("{:e}", values[i])))
    };
    let function = Function::Expm1;
    Ok(format!(
        "//! Coefficients of `{function}` in f32 by double-word arithmetic. Written by\n\
         //! `halfulp forge {function} --format f32 --design double-word --write`; not to be edited.\n\n\
         use crate::double_word::ExponentialLessOne;\n\n\
         /// The polynomial's greatest error, as an error of e^y: 2^{:.1}.\n///\n\
         /// The bound holds for every input, fused and unfused; {share:.2} % of inputs from 2^-25 to 89 and from -17.5 to -2^-25\n\
         /// are left open.\n\
         #[rustfmt::skip]\n\
         pub const TABLE: ExponentialLessOne = ExponentialLessOne {{\n    high: {},\n    low: {},\n    power: {},\n    shift: {},\n    terms: {},\n    bound: {},\n    floor: {},\n}};\n",
        error.log2(),
        single(high),
        single(low),
        numbers(&table.power),
        numbers(&table.shift),
        numbers(&table.terms),
        single(table.bound),
        single(table.floor),
    ))
}

/// For (e^y − 1 − y)/y², and the greatest error of that, times y².
fn terms(reach: f64) -> ([f32; 3], f64) {
    let grid: Vec<Ball> = (0..64)
        .map(|i| ball(-reach * (std::f64::consts::PI * f64::from(i) / 63.0).cos()))
        .collect();
    let value = |y: &Ball| sharp((y.expm1() - y) / (y * y));
    let values = grid.iter().map(value).collect();
    let weights: Vec<f64> = grid.iter().map(|y| nearest(y).powi(2)).collect();
    let round = |_: usize, c: &Ball| ball((nearest(c) as f32).into());
    let (terms, error) = fit_weighted(&grid, values, &weights, 3, &round);
    (std::array::from_fn(|i| nearest(&terms[i]) as f32), error)
}

/// The inputs that the first path may decide, in chunks.
fn inputs() -> Vec<std::ops::Range<u32>> {
    const CHUNK: usize = 1 << 20;
    let range = |from: f32, to: f32| from.to_bits()..to.to_bits();
    let least = ExponentialLessOne::LINEAR_BELOW;
    let ranges = [range(least, ExponentialLessOne::MOST), range(-least, ExponentialLessOne::LEAST)];
    ranges
        .into_iter()
        .flat_map(|range| {
            let starts = range.clone().step_by(CHUNK);
            starts.map(move |start| start..range.end.min(start + CHUNK as u32))
        })
        .collect()
}

/// How large the bound must be for an input, with each floor.
fn needed<A: DoubleWord>(
    table: &'static ExponentialLessOne,
    x: A,
    value: fn(A) -> f32,
    f: f64,
) -> [f64; FLOORS.len()] {
    let sum = table.sum(x);
    let [high, low, power, square] =
        [sum.high, sum.low, sum.power, sum.square].map(|x| f64::from(value(x)));
    // What the test adds to the low part is rounded there.
    let error = ((high - f / 2.0) + low).abs() + low.abs() * 2f64.powi(-24);
    let error = error / power.max(ExponentialLessOne::LEAST_SCALE.into());
    FLOORS.map(|floor| {
        let above = error - 2f64.powi(floor);
        if above > 0.0 { above / square } else { 0.0 }
    })
}
