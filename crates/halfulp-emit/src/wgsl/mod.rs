//! WGSL.
//!
//! `bits.rs` and `float.rs` are written in what WGSL and Rust have in common, and are printed as they stand, without `pub`, `use`,
//! attributes and the inner comment; `///` becomes `//`, `let mut` becomes `var`, a literal's suffix `u`. So what is tested and proved
//! here is what is printed.

#[allow(clippy::needless_return)]
mod bits;
#[allow(clippy::needless_return)]
mod float;
mod frame;
mod strict;

use std::fmt::Write as _;

use halfulp::{Format, Function, Rounding};
use halfulp_kernels::kernel::{self, Narrow};

use crate::graph::{Graph, Id, Recorded};
use crate::language::{Dialect, Language, Syntax};
use crate::print::{self, Tables};
use crate::{about, broken, comment, needed, record};

pub(crate) use bits::{hu_bf16_of_bits, hu_bits_of_f16, hu_f16_of_bits, hu_scaled};
#[cfg(test)]
pub(crate) use frame::EXCEPTIONS;
pub(crate) use frame::Frame;
pub use strict::strict;

/// What WGSL has built in, for Rust.
#[allow(non_snake_case)]
mod builtin {
    pub fn min(a: u32, b: u32) -> u32 {
        a.min(b)
    }

    pub fn max(a: u32, b: u32) -> u32 {
        a.max(b)
    }

    pub fn select(otherwise: u32, then: u32, condition: bool) -> u32 {
        if condition { then } else { otherwise }
    }

    pub fn countLeadingZeros(x: u32) -> u32 {
        x.leading_zeros()
    }

    pub fn u32(x: bool) -> u32 {
        x.into()
    }
}

/// The WGSL text of a source that is both.
fn shared(source: &str) -> String {
    let is_printed =
        |line: &&str| !["//!", "use ", "#["].iter().any(|start| line.starts_with(start));
    let mut text = String::new();
    for line in source.lines().filter(is_printed) {
        let line = line.replace("///", "//").replace("pub fn ", "fn ").replace("let mut ", "var ");
        let mut rest = &line[..];
        while let Some(at) = rest.find("u32") {
            let is_suffix = rest[..at].ends_with(|c: char| c.is_ascii_digit() || c == 'f');
            text += &rest[..at];
            text += if is_suffix { "u" } else { "u32" };
            rest = &rest[at + 3..];
        }
        text += rest;
        text.push('\n');
    }
    text.trim().to_owned() + "\n"
}

/// The functions that are printed in integer arithmetic, too.
const STRICT: [Function; 4] = [Function::Expm1, Function::Tanh, Function::Sigmoid, Function::Gelu];

/// The form of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Form {
    function: Function,
    format: Format,
    syntax: Syntax,
}

impl Form {
    fn name(self) -> String {
        let Form { function, format, syntax } = self;
        let strict = if syntax == Syntax::Bits { "strict_" } else { "" };
        format!("hu_{strict}{function}_{format}")
    }
}

/// Whether a function has a form in integer arithmetic, in binary16.
pub fn has_strict(function: Function) -> bool {
    STRICT.contains(&function)
}

macro_rules! define_record {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// What a frame leaves to the kernel: the graph, the number of the value, whether that is truncated instead of rounded, and
        /// whether the function is odd.
        fn record_framed(function: Function, format: Format) -> (Recorded, Id, bool, bool) {
            match function { $(Function::$kernel => record_kernel::<kernel::$kernel>(format),)* }
        }
    };
}
halfulp_kernels::for_each_function!(define_record);

fn record_kernel<K: Narrow>(format: Format) -> (Recorded, Id, bool, bool) {
    let graph = Graph::default();
    let x = record::Narrow::argument(&graph);
    let (value, truncates) = match format {
        Format::F16 => (K::f16(x), false),
        _ => (K::bf16(x), K::BF16_WIDE_TRUNCATES),
    };
    let id = value.0.id;
    let (recorded, id) = graph.finish().flattened().framed(id, K::ODD);
    (recorded, id, truncates, K::ODD)
}

/// The form's text.
fn form_text(form: Form, truth: &[u16], tables: &mut Tables) -> String {
    let Form { function, format, syntax } = form;
    let dialect = Dialect { syntax, ..*Language::Wgsl.dialect() };
    let name = form.name();
    let (recorded, id, truncates, is_odd) = record_framed(function, format);
    let text = print::print(&recorded, id, &name, tables, &dialect);
    let argument = if is_odd { "magnitude" } else { "bits" };
    let argument = match format {
        Format::F16 => format!("hu_bits_of_f16({argument})"),
        _ => format!("{argument} << 16u"),
    };
    let x = if syntax == Syntax::Bits { argument } else { format!("bitcast<f32>({argument})") };
    let result = match format {
        Format::F16 => format!("hu_f16_of_bits({})", text.result),
        _ if truncates => format!("{} >> 16u", text.result),
        _ => format!("hu_bf16_of_bits({})", text.result),
    };
    let value = match () {
        () if is_odd && truncates => format!("(bits & 0x8000u) | ({result})"),
        () if is_odd => format!("(bits & 0x8000u) | {result}"),
        () => result,
    };
    let mut out = text.tables;
    if !out.is_empty() {
        out.push('\n');
    }
    let how = if syntax == Syntax::Bits { ", by integers alone" } else { "" };
    out += &comment(&about(function, format, how));
    let _ = writeln!(out, "fn {name}(bits: u32) -> u32 {{");
    out += &Frame::new(function, format, truth).text();
    let _ = writeln!(out, "    let x = {x};");
    out += &text.statements;
    out += &broken(&format!("return {value};"), "    ");
    out + "}\n"
}

/// The sum of what the self-test makes of inputs and results.
fn self_test_sum(results: &[u16], format: Format) -> u32 {
    let hash = |(input, &result): (u32, &u16)| {
        let result = u32::from(result);
        let result = if format.is_nan(result) { format.canonical_nan() } else { result };
        strict::self_test_hash(input, result)
    };
    (0..).zip(results).map(hash).fold(0, u32::wrapping_add)
}

/// The source text of functions in WGSL.
pub fn emit(functions: &[Function]) -> String {
    let (mut tables, mut strict_tables) = (Tables::default(), Tables::default());
    let (mut body, mut strict_body) = (String::new(), String::new());
    let mut tail = include_str!("../prelude/wgsl_tail.wgsl").to_owned();
    let mut test = |form: Form, truth: &[u16]| {
        let (name, sum) = (form.name(), self_test_sum(truth, form.format));
        let entry = name.replacen("hu_", "hu_self_test_", 1);
        let _ = writeln!(
            tail,
            "@compute @workgroup_size(64)\nfn {entry}(@builtin(global_invocation_id) id: vec3u) {{\n    \
             hu_self_test(id.x, {name}(id.x), {sum:#010x}u);\n}}\n"
        );
    };
    for &function in functions {
        for format in [Format::F16, Format::Bf16] {
            let truth = halfulp_oracle::results(function, format, Rounding::NearestEven);
            let form = Form { function, format, syntax: Syntax::Wgsl };
            body += &form_text(form, &truth, &mut tables);
            body.push('\n');
            test(form, &truth);
            if format == Format::F16 && has_strict(function) {
                let form = Form { syntax: Syntax::Bits, ..form };
                strict_body += &form_text(form, &truth, &mut strict_tables);
                strict_body.push('\n');
                test(form, &truth);
            }
        }
    }
    let used = format!("{body}{strict_body}");
    let float = needed(include_str!("../prelude/float.wgsl"), "", &used);
    let integer = needed(&shared(include_str!("float.rs")), "", &used);
    let bits = needed(&shared(include_str!("bits.rs")), "", &format!("{float}{used}"));
    let head = include_str!("../prelude/wgsl_head.wgsl");
    format!("{head}\n{bits}{float}{body}{integer}{strict_body}{}\n", tail.trim_end())
}

#[cfg(test)]
mod tests {
    use halfulp::{Bf16, F16};

    use super::bits::*;
    use super::shared;

    #[test]
    fn conversions_are_those_of_the_library() {
        for x in (1..0x7c00).chain(0x8001..0xfc00) {
            assert_eq!(hu_bits_of_f16(x.into()), F16(x).to_f32().to_bits(), "{x:04x}");
        }
        // Every binary16 number, every midpoint, and what is next to them; every exponent.
        let ends = (0..0x7c00u16).flat_map(|x| {
            let (a, b) = (F16(x).to_f32(), F16(x + 1).to_f32());
            let middle = if x == 0x7bff { 65520.0 } else { (a + b) / 2.0 };
            [a, middle].map(f32::to_bits)
        });
        let exponents = (1..255).map(|exponent| exponent << 23 | 0x55_5555);
        for bits in ends.chain(exponents).flat_map(|x| [x.saturating_sub(1), x, x + 1]) {
            for x in [bits, bits | 1 << 31].map(f32::from_bits) {
                if x.abs() < 65536.0 {
                    let ours = hu_f16_of_bits(x.to_bits());
                    assert_eq!(
                        ours.min(ours & 0x8000 | 0x7c00),
                        F16::from_f32(x).0.into(),
                        "{x:e}"
                    );
                }
                assert_eq!(hu_bf16_of_bits(x.to_bits()), Bf16::from_f32(x).0.into(), "{x:e}");
            }
        }
    }

    #[test]
    fn scaling_rounds_once() {
        for exponent in 1..255 {
            for fraction in [0, 1, 2, 0x3f_ffff, 0x40_0000, 0x40_0001, 0x7f_ffff] {
                let x = f32::from_bits(exponent << 23 | fraction);
                for n in 0..512 {
                    let exact = f64::from(x) * f64::from(n as i32 - 256).exp2();
                    if exact < f64::from(f32::MAX) {
                        assert_eq!(
                            hu_scaled(x.to_bits(), n),
                            (exact as f32).to_bits(),
                            "{x:e} {n}"
                        );
                        let negative = hu_scaled((-x).to_bits(), n);
                        assert_eq!(negative, (-exact as f32).to_bits(), "{x:e} {n}");
                    }
                }
            }
        }
    }

    #[test]
    fn shared_text_is_made_wgsl() {
        let rust = "//! About.\nuse super::a;\n\n/// b.\n#[c]\npub fn d(x: u32) -> u32 {\n    \
                    let mut y = 1u32 + u32(x == 0xffu32);\n    return y;\n}\n";
        let wgsl =
            "// b.\nfn d(x: u32) -> u32 {\n    var y = 1u + u32(x == 0xffu);\n    return y;\n}\n";
        assert_eq!(shared(rust), wgsl);
    }
}
