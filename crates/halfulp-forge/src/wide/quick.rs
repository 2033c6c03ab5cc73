//! The tables of quick kernels: minimax polynomials of lower degree around the same entries. As the inputs in doubt are left to
//! the precise kernels, nothing is chosen.

use std::fmt::Write;

use halfulp::Function;
use halfulp_kernels::quick::{QuickExponential, QuickLog1p, QuickLogarithm};
use halfulp_kernels::wide::{Arctangent, Centred, Sines};
use halfulp_oracle::Ball;

use super::fit::{Fit, PRECISION, ball, fit, nearest};
use super::parts::{Build, Part, array, multiple, numbers};

/// The text of the file of the quick kernels' tables.
pub fn quick() -> String {
    let mut text = String::from(
        "//! Coefficients of quick kernels in f32. Written by `halfulp forge --quick --write`; not to be edited.\n\n\
         use crate::quick::{QuickExponential, QuickLog1p, QuickLogarithm};\n\
         use crate::wide::{Arctangent, Centred, Sines};\n",
    );
    let (exponential, error) = exponential();
    let expression = format!(
        "QuickExponential {{\n    power: {},\n    terms: {},\n}}",
        numbers(&exponential.power),
        numbers(&exponential.terms)
    );
    item(&mut text, "EXPONENTIAL", "QuickExponential<4>", "e^r, |r| ≤ ln 2/32", error, &expression);

    // The middles of the cells from 3/4 on.
    let middle = |i: usize| if i < 8 { 0.75 + i as f64 / 32.0 } else { 0.5 + i as f64 / 16.0 };
    let entries = logarithms(middle);
    let Fit { coefficients, error } = log_terms(-0.0295, 0.03125, 6);
    let logarithm = QuickLogarithm::<6> {
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
        "QuickLogarithm<6>",
        "log(1 + r), relative to r",
        error * 0.03125,
        &expression,
    );

    let entries = logarithms(|k| 1.0 + k as f64 / 15.0);
    let Fit { coefficients, error } = log_terms(-1.0 / 30.0, 1.0 / 30.0, 6);
    let log1p = QuickLog1p::<6> {
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
    item(
        &mut text,
        "LOG1P",
        "QuickLog1p<6>",
        "log(1 + r), relative to r",
        error / 30.0,
        &expression,
    );

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

/// The exponential's table, and the polynomial's error, relative to e^r.
fn exponential() -> (QuickExponential<4>, f64) {
    let ln2 = Ball::ln2(PRECISION);
    let reach = nearest(&ln2) / 32.0 * 1.0001;
    let f = |r: &Ball| (r.expm1() - r) / (r * r);
    let Fit { coefficients, error } = fit(&f, -reach, reach, 4);
    let power = std::array::from_fn(|j| nearest(&(&ln2 * j as i64 / 16).exp()));
    (QuickExponential { power, terms: array(&coefficients) }, error * reach * reach)
}

/// c near to 1/middle, of 24 bits, and −log c, for 16 cells.
fn logarithms(middle: impl Fn(usize) -> f64) -> [(f64, f64); 16] {
    std::array::from_fn(|i| {
        let c = multiple(1.0 / middle(i), -23);
        (c, if c == 1.0 { 0.0 } else { nearest(&-ball(c).log()) })
    })
}

/// (log(1 + r) − r)/r².
fn log_terms(from: f64, to: f64, terms: usize) -> Fit {
    fit(&|r: &Ball| (r.log1p() - r) / (r * r), from, to, terms)
}
