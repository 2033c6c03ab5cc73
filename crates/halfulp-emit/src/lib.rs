//! Prints kernels as source text, for C, CUDA C++, OpenCL C and WGSL, from the one text that the library runs, too.
//!
//! The recorder is an arithmetic whose values are nodes of a graph; running a kernel over it leaves
//! the graph of what the kernel computes. The printer makes statements of it, with the names that the kernel's own
//! source has for its values, and a prelude says once what each operation means in the language.
//!
//! [`prove`] decides for every input whether every device that keeps a [`contract`] gives the right result.

/// `$generic::<K>()` with the function's kernel for devices, if there is one.
macro_rules! by_device_kernel {
    ($function:expr, $generic:ident) => {
        match $function {
            Function::Exp => Some($generic::<kernel::Exp>()),
            Function::Expm1 => Some($generic::<kernel::Expm1>()),
            _ => None,
        }
    };
}

pub mod contract;
mod graph;
mod language;
mod name;
mod number;
mod print;
pub mod prove;
mod record;
mod record_double;
mod wgsl;

use std::fmt::Write as _;

use halfulp::{Design, Format, Function};
use halfulp_kernels::device::Device;
use halfulp_kernels::double_word::Tested;
use halfulp_kernels::kernel::{self, Designs, Narrow, Wide};

use graph::{Graph, Id, Op, Recorded, Type};
use language::{Dialect, replace_words};
use print::{Tables, broken};

pub use language::Language;
pub use wgsl::{has_strict, strict};

macro_rules! define_record {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// Whether a function's double-word kernel takes no f64.
        fn is_alone(function: Function) -> bool {
            match function { $(Function::$kernel => kernel::$kernel::DOUBLE_WORD_ALONE,)* }
        }

        /// The paths of a function's kernel of a design for f32: their names after the function's, graphs and values.
        fn record_design(function: Function, design: Design) -> Vec<(&'static str, Recorded, Id)> {
            match function {
                $(Function::$kernel => record_designed::<kernel::$kernel>(function, design),)*
            }
        }

        /// A function in a format: the graph, the number of the value, and whether that is truncated instead of rounded.
        fn record(function: Function, format: Format) -> (Recorded, Id, bool) {
            match function {
                $(Function::$kernel => record_kernel::<kernel::$kernel>(format),)*
            }
        }
    };
}
halfulp_kernels::for_each_function!(define_record);

fn record_kernel<K: Narrow + Wide>(format: Format) -> (Recorded, Id, bool) {
    let graph = Graph::default();
    let (id, truncates) = match format {
        Format::F16 => (K::f16(record::Narrow::argument(&graph)).0.id, false),
        Format::Bf16 => (K::bf16_of(record::Narrow::argument(&graph)).0.id, K::BF16_WIDE_TRUNCATES),
        Format::F32 => (K::precise(record::Wide::argument(&graph)).0.id, false),
    };
    (graph.finish(), id, truncates)
}

fn record_designed<K: Designs>(
    function: Function,
    design: Design,
) -> Vec<(&'static str, Recorded, Id)> {
    let joined = |name: &'static str, graph: Graph, id: Id| {
        let (recorded, id) = graph.finish().joined(id);
        (name, recorded, id)
    };
    if design == Design::Piecewise {
        let graph = Graph::default();
        let id = K::piecewise(record::Wide::argument(&graph)).0.id;
        return vec![joined("piecewise", graph, id)];
    }
    let second = Graph::default();
    let id = K::double_word_second(record::Narrow::argument(&second)).0.id;
    let second = joined("double_word_second", second, id);
    let first = Graph::default();
    let x = record::Narrow::argument(&first);
    let Tested { value, open } = K::double_word(x);
    // Printed, the second path is a call in an arm of a conditional expression: made only where it is needed.
    let name: &'static str = format!("{function}_f32_double_word_second").leak();
    let undecided = first.node(Op::Call(name, Vec::new()), &[x.0.id], Type::F32);
    let id = first.node(Op::Select, &[open.id, undecided, value.0.id], Type::F32);
    vec![second, joined("double_word", first, id)]
}

/// A design's name in those of functions.
pub fn path(design: Design) -> String {
    design.name().replace('-', "_")
}

/// Whether a language has a function in f32 by a design.
pub fn has_design(language: Language, function: Function, design: Design) -> bool {
    let has = match design {
        // Of a kernel that stands alone.
        Design::DoubleWord => function.has(design) && is_alone(function),
        _ => function.has(design),
    };
    design == Design::Wide || language.dialect().designs && has
}

fn record_device<K: Device>() -> (Recorded, Id, bool) {
    let graph = Graph::default();
    let id = K::f16(record::Narrow::argument(&graph)).0.id;
    (graph.finish(), id, false)
}

/// `text` in ASCII: device compilers need not read more.
fn ascii(text: &str) -> String {
    let mut plain = String::new();
    for c in text.replace("√π", "√(π)").chars() {
        match c {
            '±' => plain += "+-",
            '→' => plain += "->",
            '≥' => plain += ">=",
            '≤' => plain += "<=",
            '−' => plain += "-",
            '·' => plain += "*",
            '√' => plain += "sqrt",
            'π' => plain += "pi",
            '∫' => plain += "integral of",
            'Φ' => plain += "Phi",
            '²' => plain += "^2",
            '³' => plain += "^3",
            c if c.is_ascii() => plain.push(c),
            c => panic!("no ASCII spelling of {c:?}"),
        }
    }
    plain
}

/// A comment, on as many lines as it needs.
fn comment(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("at least one");
        if line.len() + word.len() > 104 {
            lines.push(word.to_owned());
        } else {
            let space = if line.is_empty() { "" } else { " " };
            let _ = write!(line, "{space}{word}");
        }
    }
    format!("/* {} */\n", lines.join("\n   "))
}

/// What a function in a format is, and `how` it is computed.
fn about(function: Function, format: Format, how: &str) -> String {
    let title = match format {
        Format::F16 => "in binary16",
        Format::Bf16 => "in bfloat16",
        Format::F32 => "in binary32",
    };
    ascii(&format!(
        "{function} {title}{how}: {}, for {}. {}.",
        function.definition(),
        function.domain(),
        function.special_values(),
    ))
}

/// A function in a format: tables, comment, definition.
fn function_text(
    function: Function,
    format: Format,
    tables: &mut Tables,
    dialect: &Dialect,
) -> String {
    let name = format!("hu_{function}_{format}");
    let own = match format {
        Format::F16 if dialect.approximates => by_device_kernel!(function, record_device),
        _ => None,
    };
    let (recorded, id, truncates) = own.unwrap_or_else(|| record(function, format));
    let recorded = if dialect.flat { recorded.flattened() } else { recorded };
    let text = print::print(&recorded, id, &name, tables, dialect);
    let real = dialect.real;
    let (ty, argument, x, value) = match format {
        Format::F16 => (
            "uint16_t",
            "bits",
            format!("const {real} x = hu_f32_of_f16(bits);"),
            format!("hu_f16_of_f32({})", text.result),
        ),
        Format::Bf16 => {
            let narrow = if truncates { "hu_bf16_truncated" } else { "hu_bf16_of_f32" };
            (
                "uint16_t",
                "bits",
                format!("const {real} x = hu_f32_of_bf16(bits);"),
                format!("{narrow}({})", text.result),
            )
        }
        Format::F32 => (
            "float",
            "argument",
            format!("const double x = {};", dialect.widened),
            match dialect.narrow {
                cast if cast.ends_with(')') => format!("{cast}{}", print::operand(&text.result)),
                function => format!("{function}({})", text.result),
            },
        ),
    };
    let mut out = text.tables;
    if !out.is_empty() {
        out.push('\n');
    }
    out += &comment(&about(function, format, ""));
    let _ = writeln!(out, "HU_INLINE {ty} {name}({ty} {argument})\n{{\n    {x}");
    out += &text.statements;
    out += &broken(&format!("return {value};"), "    ");
    out += "}\n";
    match dialect.double {
        Some((before, after)) if format == Format::F32 => format!("{before}\n{out}{after}\n"),
        _ => out,
    }
}

/// A function in binary32 by a design other than the fastest.
fn design_text(
    function: Function,
    design: Design,
    tables: &mut Tables,
    dialect: &Dialect,
) -> String {
    let (x, how) = match design {
        Design::Piecewise => (
            format!("const double x = {};", dialect.widened),
            " by piecewise polynomials in double",
        ),
        _ => ("const float x = argument;".into(), " in float alone, by double-word arithmetic"),
    };
    let mut out = String::new();
    for (path, recorded, id) in record_design(function, design) {
        let name = format!("hu_{function}_f32_{path}");
        let text = print::print(&recorded, id, &name, tables, dialect);
        let value = match design {
            Design::Piecewise => format!("{}{}", dialect.narrow, print::operand(&text.result)),
            _ => text.result,
        };
        out += &text.tables;
        out += "\n";
        out += &match path {
            "double_word_second" => comment("What the next function's rounding test leaves open."),
            _ => comment(&about(function, Format::F32, how)),
        };
        let _ = writeln!(out, "HU_INLINE float {name}(float argument)\n{{\n    {x}");
        out += &text.statements;
        out += &broken(&format!("return {value};"), "    ");
        out += "}\n\n";
    }
    match dialect.double {
        Some((before, after)) if design == Design::Piecewise => {
            format!("{before}\n{}\n{after}\n\n", out.trim_end())
        }
        _ => out,
    }
}

/// The name that a part of a prelude defines, with the bracket after it.
fn defined(part: &str) -> Option<&str> {
    let line =
        part.lines().find(|line| line.starts_with("HU_INLINE") || line.starts_with("fn "))?;
    let end = line.find('(')?;
    Some(&line[line[..end].rfind(' ')? + 1..=end])
}

/// Those functions of a prelude that `text` needs and `head` does not define, and what those need, in the prelude's order.
fn needed(prelude: &str, head: &str, text: &str) -> String {
    let own: Vec<&str> = head.split("\n\n").filter_map(defined).collect();
    let parts: Vec<&str> = prelude.trim_end().split("\n\n").collect();
    let names: Vec<&str> = parts
        .iter()
        .map(|part| defined(part).unwrap_or_else(|| panic!("a part without a name: {part}")))
        .collect();
    let mut is_needed = vec![false; parts.len()];
    let mut todo = vec![text];
    while let Some(text) = todo.pop() {
        for (i, part) in parts.iter().enumerate() {
            if !is_needed[i] && text.contains(names[i]) && !own.contains(&names[i]) {
                is_needed[i] = true;
                todo.push(part);
            }
        }
    }
    let kept = parts.iter().zip(is_needed).filter(|(_, is_needed)| *is_needed);
    kept.map(|(part, _)| format!("{part}\n\n")).collect()
}

/// The source text of functions, complete in itself.
///
/// ```
/// use halfulp::Function;
/// use halfulp_emit::{Language, emit};
/// let header = emit(Language::C, &[Function::Tanh]);
/// assert!(header.contains("HU_INLINE uint16_t hu_tanh_f16(uint16_t bits)"));
/// ```
pub fn emit(language: Language, functions: &[Function]) -> String {
    if language == Language::Wgsl {
        return wgsl::emit(functions);
    }
    let dialect = language.dialect();
    let mut tables = Tables::default();
    let (mut body, mut kernels) = (String::new(), String::new());
    for &function in functions {
        for format in [Format::F16, Format::Bf16, Format::F32] {
            body += &function_text(function, format, &mut tables, dialect);
            body.push('\n');
        }
        for design in [Design::DoubleWord, Design::Piecewise] {
            if has_design(language, function, design) {
                body += &design_text(function, design, &mut tables, dialect);
                let kernel = format!("HU_KERNEL(hu_{function}_f32_{}, float)\n", path(design));
                match (dialect.double, design) {
                    (Some((before, after)), Design::Piecewise) => {
                        let _ = write!(kernels, "{before}\n{kernel}{after}\n");
                    }
                    _ => kernels += &kernel,
                }
            }
        }
    }
    let mut list = String::from("#define HU_FOR_EACH_FUNCTION(X)");
    let mut generic = String::new();
    for function in functions {
        let _ = write!(list, " \\\n    X({function})");
        let _ = writeln!(
            generic,
            "#define hu_{function}(x) _Generic((x), hu_f16: hu_{function}_of_f16, \
             hu_bf16: hu_{function}_of_bf16, HU_FLOAT16_CASE({function}) float: hu_{function}_f32)(x)"
        );
    }
    let tail = dialect.tail.replace("/* LIST */", &list);
    let tail = tail.replace("/* GENERIC */", generic.trim_end());
    let tail = tail.replace("/* DESIGNS */\n", &kernels);
    let own = |text: &str| replace_words(text, dialect.words);
    let (head, used) = (own(dialect.head), own(&format!("{body}{tail}")));
    let float = own(include_str!("prelude/float.h"));
    let float = needed(&replace_words(&float, &[("float", dialect.real)]), &head, &used);
    let mut double = needed(&own(include_str!("prelude/double.h")), &head, &used);
    if let Some((before, after)) = dialect.double {
        double = format!("{before}\n{}\n{after}\n\n", double.trim_end());
    }
    format!("{head}\n{float}{double}{used}")
}
