//! The languages: what they differ in.

use std::fmt;

/// A language that kernels are printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// C99 and C++17.
    C,
    /// CUDA C++.
    Cuda,
    /// OpenCL C.
    OpenCl,
    /// WGSL.
    Wgsl,
}

/// How statements and expressions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    /// As in C.
    C,
    /// As in WGSL.
    Wgsl,
    /// As in WGSL, a float being the u32 of its bits, and every operation a call.
    Bits,
}

/// What languages differ in.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// The name, as on the command line.
    pub name: &'static str,
    /// The name of the file that holds every function.
    pub file: &'static str,
    /// How statements and expressions are written.
    pub syntax: Syntax,
    /// The type of an f32 in computations.
    pub real: &'static str,
    /// Before a constant table.
    pub table: &'static str,
    /// Before the type of what a pointer into a constant table points to.
    pub pointer: &'static str,
    /// The conversion from the f32 `argument`.
    pub widened: &'static str,
    /// The conversion to f32: a function or a cast.
    pub narrow: &'static str,
    /// Whether kernels for approximate instructions are printed where there are any.
    pub approximates: bool,
    /// Whether kernels for f32 of other designs are printed, too.
    pub designs: bool,
    /// Around what needs f64.
    pub double: Option<(&'static str, &'static str)>,
    /// What stands before everything.
    pub head: &'static str,
    /// What stands after the functions.
    pub tail: &'static str,
    /// Whether rows of tables are aligned for loads of two or four coefficients at a time.
    pub aligned: bool,
    /// Whether a negation is a call, since the compiler can't be kept from losing its zero's sign.
    pub negates_by_call: bool,
    /// Whether look-ups are dear: a table has a row for each fine cell then.
    pub flat: bool,
    /// Words that the printer uses, and the language's own.
    pub words: &'static [(&'static str, &'static str)],
}

const C: Dialect = Dialect {
    name: "c",
    file: "halfulp.h",
    syntax: Syntax::C,
    real: "float",
    table: "static const",
    pointer: "const ",
    widened: "(double)argument",
    narrow: "(float)",
    approximates: false,
    designs: false,
    double: None,
    head: include_str!("prelude/c_head.h"),
    tail: include_str!("prelude/c_tail.h"),
    aligned: false,
    negates_by_call: true,
    flat: false,
    words: &[("hu_minf", "hu_at_mostf"), ("hu_maxf", "hu_at_leastf")],
};

const CUDA: Dialect = Dialect {
    name: "cuda",
    file: "halfulp.cuh",
    real: "hu_real",
    table: "static __device__ const",
    widened: "hu_widened(argument)",
    narrow: "hu_narrowed",
    head: include_str!("prelude/cuda_head.cuh"),
    tail: include_str!("prelude/cuda_tail.cuh"),
    aligned: true,
    approximates: true,
    negates_by_call: false,
    flat: true,
    // NVRTC has no <stdint.h>.
    words: &[
        ("uint8_t", "unsigned char"),
        ("uint16_t", "unsigned short"),
        ("uint32_t", "unsigned"),
        ("uint64_t", "unsigned long long"),
    ],
    ..C
};

const OPENCL: Dialect = Dialect {
    name: "opencl",
    file: "halfulp.cl",
    table: "__constant",
    pointer: "__constant const ",
    negates_by_call: false,
    flat: true,
    designs: true,
    double: Some(("#if HU_DOUBLE", "#endif")),
    head: include_str!("prelude/opencl_head.cl"),
    tail: include_str!("prelude/opencl_tail.cl"),
    words: &[
        ("hu_minf", "hu_at_mostf"),
        ("hu_maxf", "hu_at_leastf"),
        ("uint8_t", "uchar"),
        ("uint16_t", "ushort"),
        ("uint32_t", "uint"),
        ("uint64_t", "ulong"),
    ],
    ..C
};

const WGSL: Dialect = Dialect {
    name: "wgsl",
    file: "halfulp.wgsl",
    syntax: Syntax::Wgsl,
    real: "f32",
    table: "const",
    negates_by_call: false,
    flat: true,
    head: "",
    tail: "",
    words: &[],
    ..C
};

impl Language {
    /// Every language.
    pub const ALL: &[Language] = &[Language::C, Language::Cuda, Language::OpenCl, Language::Wgsl];

    pub(crate) const fn dialect(self) -> &'static Dialect {
        match self {
            Language::C => &C,
            Language::Cuda => &CUDA,
            Language::OpenCl => &OPENCL,
            Language::Wgsl => &WGSL,
        }
    }

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        self.dialect().name
    }

    /// The name of the file that holds every function.
    pub const fn file(self) -> &'static str {
        self.dialect().file
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// `text` with whole words replaced.
pub fn replace_words(text: &str, words: &[(&str, &str)]) -> String {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_name) {
        out += &rest[..start];
        let end = rest[start..].find(|c| !is_name(c)).map_or(rest.len(), |end| start + end);
        let word = &rest[start..end];
        out += words.iter().find(|(from, _)| *from == word).map_or(word, |(_, to)| to);
        rest = &rest[end..];
    }
    out + rest
}
