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
mod count;
mod graph;
mod language;
mod name;
mod number;
mod print;
pub mod prove;
mod record;
mod wgsl;

use std::fmt::Write as _;

use halfulp::{Design, Format, Function};
use halfulp_kernels::device::Device;
use halfulp_kernels::kernel::{self, Designs, Narrow, Wide};

use graph::{Graph, Id, Recorded};
use language::{Dialect, replace_words};
use print::{Tables, Text, broken};

pub use count::Operations;
pub use language::Language;
pub use wgsl::{has_strict, strict};

macro_rules! define_record {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
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

fn record_device<K: Device>() -> (Recorded, Id, bool) {
    let graph = Graph::default();
    let id = K::f16(record::Narrow::argument(&graph)).0.id;
    (graph.finish(), id, false)
}

/// A function's kernel for f32 of a design that is not the usual one.
struct Designed {
    /// The function's name.
    name: String,
    /// How it computes.
    how: &'static str,
    recorded: Recorded,
    id: Id,
    /// Whether it needs f64.
    double: bool,
}

macro_rules! define_record_designs {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The kernels of other designs, each after those that it calls.
        fn record_designs(function: Function) -> Vec<Designed> {
            match function {
                $(Function::$kernel => record_designs_of::<kernel::$kernel>(function),)*
            }
        }

        /// Whether a design that is not the usual one is among them.
        fn is_recorded(function: Function, design: Design) -> bool {
            match function {
                $(Function::$kernel => has::<kernel::$kernel>(design),)*
            }
        }
    };
}
halfulp_kernels::for_each_function!(define_record_designs);

/// Whether a kernel of a design needs no usual one beside it, so that it is printed.
const fn has<K: Designs>(design: Design) -> bool {
    match design {
        Design::DoubleWord => K::DOUBLE_WORD && K::DOUBLE_WORD_ALONE,
        Design::Piecewise => K::PIECEWISE,
        _ => false,
    }
}

fn record_designs_of<K: Designs>(function: Function) -> Vec<Designed> {
    let mut designs = Vec::new();
    let mut add = |name: String, how, graph: Graph, id, double| {
        let (recorded, id) = graph.finish().in_rows(id);
        designs.push(Designed { name, how, recorded, id, double });
    };
    if has::<K>(Design::DoubleWord) {
        let name = format!("hu_{function}_f32_double_word");
        let second = format!("{name}_second");
        let graph = Graph::default();
        let id = K::double_word_second(record::Narrow::argument(&graph)).0.id;
        add(second.clone(), ", where its first path leaves the result open", graph, id, false);
        let graph = Graph::default();
        let x = record::Narrow::argument(&graph);
        let first = K::double_word(x);
        let id = first.value.but(first.open, x.by(second)).0.id;
        add(name, " by piecewise polynomials in float alone", graph, id, false);
    }
    if has::<K>(Design::Piecewise) {
        let graph = Graph::default();
        let id = K::piecewise(record::Wide::argument(&graph)).0.id;
        let name = format!("hu_{function}_f32_piecewise");
        add(name, " by piecewise polynomials in double", graph, id, true);
    }
    designs
}

/// The name of the function that computes `function` in f32 by a design, if one is printed in the language.
///
/// ```
/// use halfulp::{Design, Function};
/// use halfulp_emit::{Language, name_of};
/// let name = name_of(Language::OpenCl, Function::Tanh, Design::DoubleWord);
/// assert_eq!(name.as_deref(), Some("hu_tanh_f32_double_word"));
/// assert_eq!(name_of(Language::OpenCl, Function::Erf, Design::Piecewise), None);
/// ```
pub fn name_of(language: Language, function: Function, design: Design) -> Option<String> {
    let name = format!("hu_{function}_f32");
    if design == Design::Wide {
        return (language != Language::Wgsl).then_some(name);
    }
    let is_printed = language.dialect().designs && is_recorded(function, design);
    is_printed.then(|| format!("{name}_{}", design.name().replace('-', "_")))
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
        Format::F32 => return in_double(&about(function, format, ""), &name, text, dialect),
    };
    let head = format!("{ty} {name}({ty} {argument})\n{{\n    {x}\n");
    definition(&about(function, format, ""), &head, text.tables, &text.statements, &value)
}

/// The definition of a function, after its tables and a comment. `head` is its signature, and what begins its body.
fn definition(about: &str, head: &str, tables: String, statements: &str, value: &str) -> String {
    let mut out = tables;
    if !out.is_empty() {
        out.push('\n');
    }
    out += &comment(about);
    let _ = write!(out, "HU_INLINE {head}");
    out += statements;
    out += &broken(&format!("return {value};"), "    ");
    out + "}\n"
}

/// The definition of a function of floats that computes in double.
fn in_double(about: &str, name: &str, text: Text, dialect: &Dialect) -> String {
    let head =
        format!("float {name}(float argument)\n{{\n    const double x = {};\n", dialect.widened);
    let value = match dialect.narrow {
        cast if cast.ends_with(')') => format!("{cast}{}", print::operand(&text.result)),
        function => format!("{function}({})", text.result),
    };
    let out = definition(about, &head, text.tables, &text.statements, &value);
    match dialect.double {
        Some((before, after)) => format!("{before}\n{out}{after}\n"),
        None => out,
    }
}

/// The definition of a function in f32 of another design.
fn design_text(
    function: Function,
    design: &Designed,
    tables: &mut Tables,
    dialect: &Dialect,
) -> String {
    let Designed { name, how, recorded, id, double } = design;
    let text = print::print(recorded, *id, name, tables, dialect);
    let about = about(function, Format::F32, how);
    if *double {
        return in_double(&about, name, text, dialect);
    }
    let head = format!("float {name}(float x)\n{{\n");
    definition(&about, &head, text.tables, &text.statements, &text.result)
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
    let mut body = String::new();
    // The kernels of other designs.
    let (mut in_float, mut in_double) = (String::new(), String::new());
    for &function in functions {
        for format in [Format::F16, Format::Bf16, Format::F32] {
            body += &function_text(function, format, &mut tables, dialect);
            body.push('\n');
        }
        let designs = if dialect.designs { record_designs(function) } else { Vec::new() };
        for design in designs {
            body += &design_text(function, &design, &mut tables, dialect);
            body.push('\n');
            if !design.name.ends_with("_second") {
                let kernel = format!("HU_KERNEL({}, float)\n", design.name);
                if design.double { &mut in_double } else { &mut in_float }.push_str(&kernel);
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
    let tail = tail.replace("/* IN FLOAT */\n", &in_float).replace("/* IN DOUBLE */\n", &in_double);
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
