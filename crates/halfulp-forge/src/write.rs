//! The text of a table file.

use std::fmt::Write;

use halfulp::{Format, Function};
use halfulp_kernels::cells::Grid;

use crate::search::Table;

/// The tables of one function and format.
#[derive(Clone, Debug)]
pub struct Tables {
    /// For arithmetics that look up 32 entries in one step.
    pub wide: Table,
    /// For the others.
    pub narrow: Table,
}

/// A constant of a table file.
#[derive(Clone, Copy, Debug)]
pub struct Constant {
    /// The format it serves.
    pub format: Format,
    /// Its name.
    pub name: &'static str,
    /// What it is, in its documentation.
    pub about: &'static str,
}

/// The constants of every table file.
pub const CONSTANTS: &[Constant] = &[
    Constant { format: Format::F16, name: "F16", about: "For binary16" },
    Constant { format: Format::Bf16, name: "BF16", about: "For bfloat16" },
];

/// The text of the file `table/NAME.rs`.
pub fn file(function: Function, constants: &[(Constant, Tables)]) -> String {
    let mut text = format!(
        "//! Coefficients of `{function}`. Written by `halfulp forge {function} --write`; not to be edited.\n\n\
         use crate::cells::{{Cells, Grid, Piecewise}};\n"
    );
    for (Constant { name, about, .. }, tables) in constants {
        write!(
            text,
            "\n/// {about}.\n///\n{}///\n{}#[rustfmt::skip]\npub const {name}: Piecewise<{}, {}> = Piecewise {{\n    wide: {},\n    narrow: {},\n}};\n",
            summary(&tables.wide, "portable, scalar, avx512"),
            summary(&tables.narrow, "avx2"),
            type_of(&tables.wide),
            type_of(&tables.narrow),
            cells(&tables.wide),
            cells(&tables.narrow),
        )
        .expect("a String takes any text");
    }
    text
}

fn summary(table: &Table, backends: &str) -> String {
    let used: Vec<String> = table
        .errors
        .iter()
        .zip(&table.polynomials)
        .filter(|(_, p)| p.iter().any(|&c| c != 0.0))
        .map(|(e, _)| format!("{e:.2}"))
        .collect();
    let mut text = format!(
        "/// {backends}: {} polynomials of degree {}; the greatest error of each, in half-widths of the\n/// windows of right values (0 is their middle, 1 their end):\n",
        used.len(),
        table.terms - 1
    );
    for line in used.chunks(16) {
        writeln!(text, "/// {}", line.join(" ")).expect("a String takes any text");
    }
    text
}

fn type_of(table: &Table) -> String {
    let fine = table.map.as_ref().map_or(16, Vec::len);
    format!("Cells<{}, {}, {fine}>", table.polynomials.len(), table.terms)
}

fn number(x: f32) -> String {
    if x == f32::INFINITY {
        "f32::INFINITY".into()
    } else if x == f32::NEG_INFINITY {
        "f32::NEG_INFINITY".into()
    } else {
        format!("{x:?}")
    }
}

fn cells(table: &Table) -> String {
    let grid = match table.grid {
        Grid::Uniform { scale } => format!("Grid::Uniform {{ scale: {scale:?} }}"),
        Grid::FromZero { scale } => format!("Grid::FromZero {{ scale: {scale:?} }}"),
        Grid::Binades { scale, offset, bits } => {
            format!("Grid::Binades {{ scale: {scale:?}, offset: {offset:?}, bits: {bits} }}")
        }
    };
    let map = table.map.as_ref().map_or("None".into(), |map| {
        let rows: Vec<String> = map
            .chunks(16)
            .map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>().join(", "))
            .collect();
        format!("Some([\n            {},\n        ])", rows.join(",\n            "))
    });
    let mut text = format!(
        "Cells {{\n        first: {},\n        last: {},\n        grid: {grid},\n        map: {map},\n        coefficients: [\n",
        number(table.first),
        number(table.last)
    );
    for degree in 0..table.terms {
        text.push_str("            [\n");
        let row: Vec<f32> = table.polynomials.iter().map(|p| p[degree]).collect();
        for four in row.chunks(4) {
            let bits: Vec<String> =
                four.iter().map(|c| format!("f32::from_bits(0x{:08x})", c.to_bits())).collect();
            let decimals: Vec<String> = four.iter().map(|c| format!("{c:e}")).collect();
            writeln!(text, "                {}, // {}", bits.join(", "), decimals.join(", "))
                .expect("a String takes any text");
        }
        text.push_str("            ],\n");
    }
    text.push_str("        ],\n    }");
    text
}
