//! The table of docs/f32.md is what the kernels, their tables and the hard cases say. With HALFULP_WRITE set, it is written.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use halfulp::Function;
use halfulp_forge::wide::Fused;
use halfulp_kernels::kernel::Wide;
use halfulp_kernels::{for_each_function, kernel};
use halfulp_verify::HardCases;

/// A path from the root of the checkout.
fn path(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// What a kernel's file says of f32: the method, and the error in ulp of f64.
fn described(function: Function) -> (String, String) {
    let file = path(&format!("crates/halfulp-kernels/src/kernel/{function}.rs"));
    let text = fs::read_to_string(file).unwrap();
    let mut lines = text.lines().map(|line| line.trim_start_matches("//!"));
    let first = lines.find(|line| line.trim().starts_with("f32 ")).unwrap();
    let column = first.find("f32 ").unwrap() + 4;
    let mut about = first.trim().trim_start_matches("f32 ").trim().to_owned();
    // What goes on is indented further than the names of formats are.
    let goes_on = |line: &&str| line.len() > column && line[..column].trim().is_empty();
    for line in lines.take_while(goes_on) {
        write!(about, " {}", line.trim()).unwrap();
    }
    let (before, after) = about
        .split_once("; within ")
        .or_else(|| about.split_once(", an error of "))
        .unwrap_or_else(|| panic!("{function}: no error in {about:?}"));
    let (error, after) = after.split_once(" ulp of f64").unwrap();
    let method = format!("{before}{after}").replace("[`", "`").replace("`]", "`");
    (method.replace('|', "\\|"), error.to_owned())
}

/// 4000 as 4,000.
fn grouped(n: usize) -> String {
    let thousands = n / 1000;
    if thousands == 0 { n.to_string() } else { format!("{thousands},{:03}", n % 1000) }
}

fn row<K: Wide>(function: Function) -> String {
    let (method, error) = described(function);
    let hard = HardCases::read(&path("truth/hard"), function).unwrap();
    let hardest = &hard.midpoints[0];
    let quick = K::quick(Fused(1.0)).map_or("–".to_owned(), |(_, bits)| format!("2^{bits}"));
    format!(
        "| {function} | {method} | {error} | {quick} | {} | {} | {} | {:08x}, 2^{}{}.{:02} |\n",
        size_of::<K::Tables>() / size_of::<f64>(),
        K::EXCEPTIONS.len(),
        grouped(hard.all().count()),
        hardest.input,
        if hardest.hundredths < 0 { "-" } else { "" },
        hardest.hundredths.unsigned_abs() / 100,
        hardest.hundredths.unsigned_abs() % 100,
    )
}

macro_rules! define {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        fn rows() -> String {
            [$(row::<kernel::$kernel>(Function::$kernel),)*].concat()
        }
    };
}
for_each_function!(define);

#[test]
fn the_table_is_what_the_kernels_say() {
    let file = path("docs/f32.md");
    let page = fs::read_to_string(&file).unwrap();
    // The rows after the line under the header, up to the first line that is no row.
    let start = page.find("| --- |").unwrap();
    let start = start + page[start..].find('\n').unwrap() + 1;
    let length: usize =
        page[start..].split_inclusive('\n').take_while(|l| l.starts_with('|')).map(str::len).sum();
    let rows = rows();
    if env::var_os("HALFULP_WRITE").is_some() {
        let page = format!("{}{rows}{}", &page[..start], &page[start + length..]);
        fs::write(file, page).unwrap();
    } else {
        let present = &page[start..start + length];
        assert!(present == rows, "docs/f32.md differs; its table would be\n{rows}");
    }
}
