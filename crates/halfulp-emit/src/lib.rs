//! Prints kernels as source text: C, from the one text that the library runs, too.
//!
//! A [recorder](record) is an arithmetic whose values are nodes of a [graph](graph::Graph); running a kernel over it leaves
//! the graph of what the kernel computes. The [printer](print) makes statements of it, with the names that the kernel's own
//! source has for its values, and a prelude says once what each operation means in the language.

mod graph;
mod name;
mod number;
mod print;
mod record;

use std::fmt::{self, Write as _};

use halfulp::{Format, Function};
use halfulp_kernels::kernel::{self, Narrow, Wide};

use graph::{Graph, Id, Recorded};
use print::{Dialect, Tables};

/// A language that kernels are printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// C99 and C++17.
    C,
}

impl Language {
    /// Every language.
    pub const ALL: &[Language] = &[Language::C];

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Language::C => "c",
        }
    }

    /// The name of the file that holds every function.
    pub const fn file(self) -> &'static str {
        match self {
            Language::C => "halfulp.h",
        }
    }

    fn dialect(self) -> Dialect {
        match self {
            Language::C => {
                Dialect { float: "float", table: "static const", pointer: "const ", fuses: true }
            }
        }
    }

    /// What stands before and after the functions.
    fn frame(self) -> (&'static str, &'static str) {
        match self {
            Language::C => (include_str!("prelude/head.h"), include_str!("prelude/tail.h")),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

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
        Format::F32 => (K::f32(record::Wide::argument(&graph)).0.id, false),
    };
    (graph.finish(), id, truncates)
}

/// `text` in ASCII: device compilers need not read more.
fn ascii(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars() {
        match c {
            '±' => plain += "+-",
            '→' => plain += "->",
            '≥' => plain += ">=",
            '≤' => plain += "<=",
            '−' => plain += "-",
            '·' => plain += "*",
            '√' => plain += "sqrt ",
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

/// A comment of several lines.
fn comment(paragraphs: &[String]) -> String {
    let mut lines = Vec::new();
    for paragraph in paragraphs {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if line.len() + word.len() > 104 {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
        lines.push(line);
    }
    match &lines[..] {
        [only] => format!("/* {only} */\n"),
        lines => {
            format!("/*\n{} */\n", lines.iter().map(|l| format!(" * {l}\n")).collect::<String>())
        }
    }
}

/// A function in a format: tables, comment, definition.
fn function_text(
    function: Function,
    format: Format,
    tables: &mut Tables,
    language: Language,
) -> String {
    let name = format!("hu_{function}_{format}");
    let (recorded, id, truncates) = record(function, format);
    let text = print::print(&recorded, id, &name, tables, language.dialect());
    let float = language.dialect().float;
    let (result, argument, x, value) = match format {
        Format::F16 => (
            "uint16_t",
            "uint16_t bits",
            format!("const {float} x = hu_f32_of_f16(bits);"),
            format!("hu_f16_of_f32({})", text.result),
        ),
        Format::Bf16 => {
            let narrow = if truncates { "hu_bf16_truncated" } else { "hu_bf16_of_f32" };
            (
                "uint16_t",
                "uint16_t bits",
                format!("const {float} x = hu_f32_of_bf16(bits);"),
                format!("{narrow}({})", text.result),
            )
        }
        Format::F32 => {
            ("float", "float argument", "const double x = (double)argument;".into(), text.result)
        }
    };
    let title = match format {
        Format::F16 => "in binary16",
        Format::Bf16 => "in bfloat16",
        Format::F32 => "in binary32",
    };
    let about = ascii(&format!(
        "{function} {title}: {}, for {}. {}.",
        function.definition(),
        function.domain(),
        function.special_values(),
    ));
    let mut out = String::new();
    if !text.tables.is_empty() {
        let _ = writeln!(out, "{}", text.tables.trim_end());
        out.push('\n');
    }
    out += &comment(&[about]);
    let _ = writeln!(
        out,
        "HU_INLINE {result} {name}({argument})\n{{\n    {x}\n{}",
        text.statements.trim_end()
    );
    out += &print::broken(&format!("return {value};"), "    ");
    out + "}\n"
}

/// The functions of a prelude that `text` needs, and what those need, in the prelude's order.
fn needed(prelude: &str, text: &str) -> String {
    let blocks: Vec<&str> = prelude.trim_end().split("\n\n").collect();
    let name = |block: &str| -> Option<String> {
        let line = block.lines().find(|line| line.starts_with("HU_INLINE"))?;
        let end = line.find('(')?;
        Some(line[line[..end].rfind(' ')? + 1..=end].to_owned())
    };
    let mut is_needed = vec![false; blocks.len()];
    let mut todo = vec![text];
    while let Some(text) = todo.pop() {
        for (i, block) in blocks.iter().enumerate() {
            let name = name(block).unwrap_or_else(|| panic!("a part without a name: {block}"));
            if !is_needed[i] && text.contains(&name) {
                is_needed[i] = true;
                todo.push(block);
            }
        }
    }
    let kept = blocks.iter().zip(is_needed).filter(|(_, is_needed)| *is_needed);
    kept.map(|(block, _)| format!("{block}\n\n")).collect()
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
    let mut tables = Tables::default();
    let mut body = String::new();
    for &function in functions {
        for format in [Format::F16, Format::Bf16, Format::F32] {
            body += &function_text(function, format, &mut tables, language);
            body.push('\n');
        }
    }
    let (head, tail) = language.frame();
    let mut list = String::from("#define HU_FOR_EACH_FUNCTION(X)");
    for function in functions {
        let _ = write!(list, " \\\n    X({function})");
    }
    let generic: String = functions.iter().map(|function| generic(language, *function)).collect();
    let tail = tail.replace("/* LIST */", &list).replace("/* GENERIC */", generic.trim_end());
    let used = format!("{body}{tail}");
    let operations = needed(include_str!("prelude/operations.h"), &used);
    format!("{head}\n{operations}{used}")
}

/// The function for any type.
fn generic(language: Language, function: Function) -> String {
    match language {
        Language::C => format!(
            "#define hu_{function}(x) _Generic((x), hu_f16: hu_{function}_of_f16, \
             hu_bf16: hu_{function}_of_bf16, float: hu_{function}_f32)(x)\n"
        ),
    }
}
