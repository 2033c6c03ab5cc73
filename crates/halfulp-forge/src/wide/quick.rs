//! The tables of quick kernels: minimax polynomials of lower degree around the same entries. As the inputs in doubt are left to
//! the precise kernels, nothing is chosen.

use std::fmt::Write;

use halfulp::Function;
use halfulp_kernels::WideArith;
use halfulp_kernels::kernel::{Exp, Wide};
use halfulp_kernels::quick::{QuickExponential, QuickLog1p, QuickLogarithm, QuickSinh};
use halfulp_kernels::wide::{Arctangent, Centred, SIXTEENTHS, Sines};
use halfulp_oracle::Ball;

use super::fit::{Fit, PRECISION, ball, fit, nearest};
use super::parts::{Build, Part, array, multiple, numbers};
use super::{Fused, Unfused};

/// The text of the file of the quick kernels' tables.
pub fn quick() -> String {
    let mut text = String::from(
        "//! Coefficients of quick kernels in f32. Written by `halfulp forge --quick --write`; not to be edited.\n\n\
         use crate::quick::{QuickExponential, QuickLog1p, QuickLogarithm, QuickSinh};\n\
         use crate::wide::{Arctangent, Centred, Sines};\n",
    );
    let (exponential, error) = exponential();
    let expression = format!(
        "QuickExponential {{\n    power: {},\n    terms: {},\n}}",
        numbers(&exponential.power),
        numbers(&exponential.terms)
    );
    item(&mut text, "EXPONENTIAL", "QuickExponential<4>", "e^r, |r| ≤ ln 2/32", error, &expression);

    let (sinh, error) = sinh();
    let expression = format!(
        "QuickSinh {{\n    cosine: {},\n    sine: {},\n}}",
        numbers(&sinh.cosine),
        numbers(&sinh.sine)
    );
    item(&mut text, "SINH", "QuickSinh<3>", "(cosh r)/2 and (sinh r)/(2·r)", error, &expression);

    // The middles of the cells from 3/4 on.
    let middle = |i: usize| if i < 8 { 0.75 + i as f64 / 32.0 } else { 0.5 + i as f64 / 16.0 };
    let entries = logarithms(middle);
    let Fit { coefficients, error } = log_terms(-0.0295, 0.03125);
    let logarithm = QuickLogarithm::<7> {
        reciprocal: entries.map(|(c, _)| c),
        log: entries.map(|(_, log)| log),
        terms: array(&coefficients),
    };
    let expression = format!(
        "QuickLogarithm {{\n    reciprocal: {},\n    log: {},\n    terms: {},\n}}",
        numbers(&logarithm.reciprocal),
        numbers(&logarithm.log),
        numbers(&logarithm.terms)
    );
    item(
        &mut text,
        "LOGARITHM",
        "QuickLogarithm<7>",
        "log(1 + r), relative to r",
        error,
        &expression,
    );

    let entries = logarithms(|k| 1.0 + k as f64 / 15.0);
    let Fit { coefficients, error } = log_terms(-1.0 / 30.0, 1.0 / 30.0);
    let log1p = QuickLog1p::<7> {
        reciprocal: entries.map(|(c, _)| c),
        log: entries.map(|(_, log)| log),
        terms: array(&coefficients),
    };
    let expression = format!(
        "QuickLog1p {{\n    reciprocal: {},\n    log: {},\n    terms: {},\n}}",
        numbers(&log1p.reciprocal),
        numbers(&log1p.log),
        numbers(&log1p.terms)
    );
    item(&mut text, "LOG1P", "QuickLog1p<7>", "log(1 + r), relative to r", error, &expression);

    built::<Arctangent<16, 4>>(&mut text, Function::Atan, "ATAN", "Arctangent<16, 4>");
    built::<Arctangent<16, 5>>(&mut text, Function::Gd, "ARCTANGENT", "Arctangent<16, 5>");
    built::<Sines<6>>(&mut text, Function::InvGd, "SINES", "Sines<6>");
    built::<Centred<11>>(&mut text, Function::Gelu, "MILLS", "Centred<11>");
    text
}

/// A table of a longer text is a static.
const MOST_OF_A_CONSTANT: usize = 8000;

/// Adds a table to the text.
fn item(text: &mut String, name: &str, kind: &str, what: &str, error: f64, expression: &str) {
    // The compiler keeps a constant's numbers in registers, for which a long table has too many.
    let keyword = if expression.len() < MOST_OF_A_CONSTANT { "const" } else { "static" };
    write!(
        text,
        "\n/// The polynomial's greatest error, of {what}: 2^{:.1}.\n#[rustfmt::skip]\n\
         pub {keyword} {name}: {kind} = {expression};\n",
        error.log2()
    )
    .expect("a String takes any text");
}

/// Adds a table of a kind that precise kernels have, too.
fn built<T: Build>(text: &mut String, function: Function, name: &str, kind: &str) {
    let parts: Vec<Part> = (0..T::PARTS).map(|index| T::part(function, index, 0)).collect();
    let error = parts.iter().filter_map(|part| part.error).fold(0.0, f64::max);
    let what = format!("what {function} needs, relative to it");
    item(text, name, kind, &what, error, &T::assemble(&parts).text());
}

/// |r| is less, but for rounding errors.
fn reach() -> f64 {
    nearest(&Ball::ln2(PRECISION)) / 32.0 * 1.0001
}

/// The exponential's table, and the polynomial's error, relative to e^r.
fn exponential() -> (QuickExponential<4>, f64) {
    let ln2 = Ball::ln2(PRECISION);
    let f = |r: &Ball| (r.expm1() - r) / (r * r);
    let Fit { coefficients, error } = fit(&f, -reach(), reach(), 4);
    let mut power: [f64; 16] = std::array::from_fn(|j| nearest(&(&ln2 * j as i64 / 16).exp()));
    let error = error * reach() * reach();
    // No one looks for midpoints between subnormal results. An entry is moved as far as it takes for its own to come out right,
    // which is less than the error that the kernel may have; the first is 1, for e^x − 1.
    for j in 1..16 {
        let start = power[j].to_bits();
        let found = (0..MOST_ULPS).flat_map(|n| [start + n, start - n]).find(|&bits| {
            power[j] = f64::from_bits(bits);
            rounds_subnormal_results(QuickExponential { power, terms: array(&coefficients) }, j)
        });
        assert!(found.is_some(), "no number near to entry {j} rounds every subnormal result");
    }
    (QuickExponential { power, terms: array(&coefficients) }, error)
}

/// An entry is moved by fewer: sinh, where the first entries' differences count, has room for that.
const MOST_ULPS: u64 = 8;

/// Whether the subnormal results of e^x in f32 that entry `j` has to do with are those of the precise kernel in both classes.
fn rounds_subnormal_results(table: QuickExponential<4>, j: usize) -> bool {
    // Kernels take tables that live as long as the program.
    let table: &'static QuickExponential<4> = Box::leak(Box::new(table));
    // −126·ln 2 is −87.336…; below −104 every result is 0.
    let (most, least) = (-87.34f32, -104.0f32);
    (most.to_bits()..=least.to_bits()).all(|bits| {
        let x = f64::from(f32::from_bits(bits));
        let (_, cell) = Fused(x).nearest_int(SIXTEENTHS);
        cell as usize % 16 != j
            || table.exp(Fused(x)).0 as f32 == Exp::precise(Fused(x)).0 as f32
                && table.exp(Unfused(x)).0 as f32 == Exp::precise(Unfused(x)).0 as f32
    })
}

/// The polynomials for sinh, and the larger one's error.
fn sinh() -> (QuickSinh<3>, f64) {
    // Of r², but for values at 0, which the quotients don't have.
    let (from, to) = (1e-12, reach() * reach());
    let cosine =
        fit(&|square: &Ball| (square.sqrt().exp() + (-square.sqrt()).exp()) / 4, from, to, 3);
    let sine = fit(&|square: &Ball| square.sqrt().sinh() / square.sqrt() / 2, from, to, 3);
    let error = 2.0 * cosine.error.max(sine.error);
    (QuickSinh { cosine: array(&cosine.coefficients), sine: array(&sine.coefficients) }, error)
}

/// c near to 1/middle, of 24 bits, and −log c, for 16 cells.
fn logarithms(middle: impl Fn(usize) -> f64) -> [(f64, f64); 16] {
    std::array::from_fn(|i| {
        let c = multiple(1.0 / middle(i), -23);
        (c, if c == 1.0 { 0.0 } else { nearest(&-ball(c).log()) })
    })
}

/// log(1 + r)/r: 1 and then (log(1 + r) − r)/r² times r; the error is relative to r.
fn log_terms(from: f64, to: f64) -> Fit {
    let Fit { mut coefficients, error } = fit(&|r: &Ball| (r.log1p() - r) / (r * r), from, to, 6);
    coefficients.insert(0, 1.0);
    Fit { coefficients, error: error * from.abs().max(to) }
}
