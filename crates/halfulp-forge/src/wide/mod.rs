//! The tables of wide kernels: minimax polynomials and nearly exact table entries, chosen so that the inputs hardest to
//! round come out right.

pub(crate) mod fit;
mod parts;
mod quick;

use std::collections::BTreeMap;
use std::fmt::Write;

use halfulp::{Format, Function};
use halfulp_kernels::kernel::{Rounded, Wide};
use halfulp_kernels::{f64_arithmetic, for_each_function, kernel, side};
use halfulp_oracle::{Dyadic, Target};

pub use fit::{Fit, fit};
pub use parts::{Build, Part};
pub use quick::quick;

/// The class f64-fused.
#[derive(Clone, Copy, Debug)]
pub struct Fused(pub f64);
f64_arithmetic!(Fused, |a: f64, b, c| a.mul_add(b, c));

/// The class f64-unfused.
#[derive(Clone, Copy, Debug)]
pub struct Unfused(pub f64);
f64_arithmetic!(Unfused, |a: f64, b, c| a * b + c);

/// An input and the right results, bit patterns of f32 and odd34.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// The input.
    pub input: u32,
    /// The right result to the nearest, ties to even.
    pub expected: u32,
    /// f(x), rounded to odd34.
    pub odd34: u64,
}

/// Inputs below 2^-12 in magnitude, where no hard cases are listed, that have come out wrong with some table, to the nearest or to odd.
const ALSO: &[(Function, u32)] = &[
    (Function::Gelu, 0x37b0_a46f),
    (Function::Gelu, 0xb7b0_a46f),
    (Function::Gelu, 0x38ca_1be2),
    (Function::GeluTanh, 0x37b0_a46f),
    (Function::GeluTanh, 0xb7b0_a46f),
    (Function::Exp, 0x33ff_ffff),
    (Function::Exp, 0x347f_fffe),
    (Function::Exp, 0x34ff_fffc),
    (Function::Exp, 0x357f_fff8),
    (Function::Exp, 0x35bf_fff7),
    (Function::Exp, 0x35ff_fff0),
    (Function::Exp, 0x363f_ffee),
    (Function::Exp, 0x367f_ffe0),
    (Function::Exp, 0x369f_ffe7),
    (Function::Exp, 0x36bf_ffdc),
    (Function::Exp, 0x36df_ffcf),
    (Function::Expm1, 0x35bf_fffd),
    (Function::Expm1, 0x363f_fffa),
    (Function::Expm1, 0x36bf_fff4),
    (Function::Expm1, 0x373f_ffe8),
    (Function::Expm1, 0xb964_9aa1),
    (Function::Softplus, 0x3182_e308),
    (Function::Silu, 0x3400_0000),
    (Function::Silu, 0x3480_0000),
    (Function::Silu, 0x3500_0000),
    (Function::Silu, 0x3540_0000),
    (Function::Silu, 0x3580_0000),
    (Function::Silu, 0x35c0_0000),
    (Function::Silu, 0x3600_0000),
    (Function::Silu, 0x3620_0000),
    (Function::Silu, 0x3640_0000),
    (Function::Silu, 0x3660_0000),
    (Function::Silu, 0x3680_0000),
    (Function::Silu, 0x36a0_0000),
    (Function::Silu, 0x36c0_0000),
    (Function::Silu, 0x36e0_0000),
    (Function::Silu, 0x3700_0000),
    (Function::Silu, 0x3710_0000),
    (Function::Silu, 0x3730_0000),
    (Function::Silu, 0x3750_0000),
    (Function::Mish, 0x33a0_0000),
    (Function::Mish, 0xb3a0_0000),
    (Function::Log1p, 0x3540_0003),
    (Function::Log1p, 0x3710_001b),
    (Function::Log1p, 0xb53f_fffd),
    (Function::Log1p, 0xb70f_ffe5),
];

/// Inputs that must come out right besides the hard cases: those that have not, the least numbers, whose halves are ties,
/// and numbers of three significant bits with their neighbours.
pub fn also(function: Function) -> Vec<u32> {
    let found = ALSO.iter().filter(|(of, _)| *of == function).map(|(_, input)| *input);
    let short = (0..255 << 2).flat_map(|n: u32| {
        let bits = n << 21;
        [bits.saturating_sub(1), bits, bits + 1]
    });
    let magnitudes = (0..64).chain(short);
    found.chain(magnitudes.flat_map(|magnitude| [magnitude, magnitude | 1 << 31])).collect()
}

/// So many exceptions are too many.
const MOST_EXCEPTIONS: usize = 64;

/// How many seeds of a part are tried before it is left as it is.
const SEEDS: u32 = 60;

macro_rules! define_forge {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The text of the table file of a function's wide kernel.
        ///
        /// `cases` decide which of the many tables that are equally near to the function is taken. `tried` is told what
        /// is tried.
        ///
        /// # Errors
        /// If some case stays wrong.
        pub fn forge(
            function: Function,
            cases: &[Case],
            tried: &mut dyn FnMut(&str),
        ) -> Result<String, String> {
            match function {
                $(Function::$kernel => search::<kernel::$kernel>(function, cases, tried),)*
            }
        }
    };
}
for_each_function!(define_forge);

/// A case that comes out wrong in a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wrong {
    case: Case,
    fused: bool,
}

/// The kernel's value in a class.
fn value<K: Wide>(tables: &'static K::Tables, input: u32, fused: bool) -> f64 {
    let x = f64::from(f32::from_bits(input));
    if fused { K::f32_with(Fused(x), tables).0 } else { K::f32_with(Unfused(x), tables).0 }
}

/// The cases that come out wrong with a table.
fn wrong<K: Wide>(tables: &'static K::Tables, cases: &[Case]) -> Vec<Wrong> {
    let both = cases.iter().flat_map(|&case| [true, false].map(|fused| Wrong { case, fused }));
    both.filter(|of| {
        let result = value::<K>(tables, of.case.input, of.fused) as f32;
        result.to_bits() != of.case.expected
    })
    .collect()
}

fn table<T: Build>(parts: &[Part]) -> &'static T {
    Box::leak(Box::new(T::assemble(parts)))
}

fn search<K: Rounded>(
    function: Function,
    cases: &[Case],
    tried: &mut dyn FnMut(&str),
) -> Result<String, String>
where
    K::Tables: Build,
{
    let count = <K::Tables as Build>::PARTS;
    let part = |index, seed| <K::Tables as Build>::part(function, index, seed);
    let mut parts: Vec<Part> = (0..count).map(|index| part(index, 0)).collect();
    let mut left = wrong::<K>(table(&parts), cases);
    let operations = halfulp_emit::Operations::of(function, Format::F32);
    tried(&format!("{function} f32, the present precise kernel: {operations}"));
    tried(&format!("{} of {} cases wrong, over both classes", left.len(), cases.len()));
    let mut exhausted = vec![false; count];
    while let Some(first) = left.first() {
        for of in &left {
            tried(&format!("  {:08x} fused {}", of.case.input, of.fused));
        }
        // The parts that the first wrong case depends on.
        let present = value::<K>(table(&parts), first.case.input, first.fused);
        let matters = |index: usize| {
            let mut other = parts.clone();
            other[index].values.iter_mut().for_each(|x| *x *= 1.0 + 1e-6);
            value::<K>(table(&other), first.case.input, first.fused) != present
        };
        let candidates: Vec<usize> = (0..count).filter(|&i| !exhausted[i] && matters(i)).collect();
        let mut better = None;
        'search: for &index in &candidates {
            for seed in 1..=SEEDS {
                let mut all = parts.clone();
                all[index] = part(index, seed);
                if all[index].values == parts[index].values {
                    continue;
                }
                // Those left first: most trials end there.
                if wrong::<K>(table(&all), &[first.case]).len() >= left.len() {
                    continue;
                }
                let found = wrong::<K>(table(&all), cases);
                if found.len() < left.len() {
                    tried(&format!("part {index}, seed {seed}: {} wrong", found.len()));
                    better = Some((all, found));
                    break 'search;
                }
            }
            exhausted[index] = true;
        }
        let Some((all, found)) = better else { break };
        (parts, left) = (all, found);
        exhausted.fill(false);
    }
    let mut exceptions: Vec<Case> = left.iter().map(|of| of.case).collect();
    exceptions.dedup();
    for case in &exceptions {
        tried(&format!("exception: {:08x}", case.input));
    }
    if exceptions.len() > MOST_EXCEPTIONS {
        return Err(format!("{} cases stay wrong", exceptions.len()));
    }
    let wrong_side = wrong_side::<K>(table(&parts), cases)?;
    tried(&format!("{} inputs on the wrong side of a boundary", wrong_side.len()));
    Ok(file::<K::Tables>(function, &parts, cases.len(), &exceptions, &wrong_side))
}

/// The odd34 pattern of a number; `None` of infinities and NaN.
fn odd34(value: f64) -> Option<u64> {
    Dyadic::from_f64(value).map(|value| Target::ODD34.round(&value))
}

/// The inputs of which the values of some class, [put to the right side](side) by what is known of the function, come out
/// wrong when rounded to odd; and values that do not.
fn wrong_side<K: Rounded>(
    tables: &'static K::Tables,
    cases: &[Case],
) -> Result<BTreeMap<u32, f64>, String> {
    let mut found = BTreeMap::new();
    for case in cases {
        let x = f64::from(f32::from_bits(case.input));
        for fused in [true, false] {
            let (value, _) = side::of::<K>(x, value::<K>(tables, case.input, fused));
            if value == 0.0 || odd34(value).is_none_or(|odd34| odd34 == case.odd34) {
                continue;
            }
            // The boundary nearby is a multiple of 2^28 in the last place.
            let boundary = (value.to_bits() + (1 << 27)) & !((1 << 28) - 1);
            let beside = [boundary - 1, boundary + 1].map(f64::from_bits);
            let right = beside.into_iter().find(|&beside| odd34(beside) == Some(case.odd34));
            let right = right.ok_or_else(|| {
                format!("f({:08x}) = {value:e} is far from the right value", case.input)
            })?;
            let (input, right) =
                if K::ODD { (case.input & !(1 << 31), right.abs()) } else { (case.input, right) };
            found.insert(input, right);
        }
    }
    if found.len() > MOST_EXCEPTIONS {
        return Err(format!("{} inputs are on the wrong side of a boundary", found.len()));
    }
    Ok(found)
}

/// The text of the table file.
fn file<T: Build>(
    function: Function,
    parts: &[Part],
    cases: usize,
    exceptions: &[Case],
    wrong_side: &BTreeMap<u32, f64>,
) -> String {
    let expression = table::<T>(parts).text();
    let names = ["Arctangent", "Centred", "Exponential", "GeluCubic", "Logarithm", "Sines"];
    let used: Vec<&str> = names.into_iter().filter(|name| expression.contains(name)).collect();
    let used = match used[..] {
        [only] => only.to_owned(),
        _ => format!("{{{}}}", used.join(", ")),
    };
    let mut text = format!(
        "//! Coefficients of `{function}` in f32. Written by `halfulp forge {function} --format f32`; not to be edited.\n\n\
         use crate::wide::{used};\n\n"
    );
    let errors: Vec<String> = parts
        .iter()
        .filter_map(|part| part.error)
        .map(|error| format!("2^{:.1}", error.log2()))
        .collect();
    writeln!(
        text,
        "/// For f32. The greatest relative errors of the polynomials, before rounding errors:"
    )
    .expect("a String takes any text");
    for line in errors.chunks(12) {
        writeln!(text, "/// {}", line.join(" ")).expect("a String takes any text");
    }
    writeln!(
        text,
        "///\n/// {cases} inputs, those nearest to midpoints and numbers of f32 among them, come out right, fused and unfused.\n\
         #[rustfmt::skip]\npub static F32: {} = {expression};\n",
        T::TYPE
    )
    .expect("a String takes any text");
    write!(
        text,
        "/// Inputs whose values in f64 are halfway between two numbers of f32, and their results.\n\
         #[rustfmt::skip]\npub const EXCEPTIONS: [(f64, f64); {}] = [",
        exceptions.len()
    )
    .expect("a String takes any text");
    for case in exceptions {
        let number = |bits| {
            let value = f64::from(f32::from_bits(bits));
            format!("f64::from_bits(0x{:016x})", value.to_bits())
        };
        let (x, y) = (number(case.input), number(case.expected));
        write!(text, "\n    ({x}, {y}), // {:08x}", case.input).expect("a String takes any text");
    }
    text += if exceptions.is_empty() { "];\n" } else { "\n];\n" };
    write!(
        text,
        "\n/// Inputs whose values in f64 lie on a number of f32 or a midpoint, or beyond it, and values on the right side.\n\
         #[rustfmt::skip]\npub const WRONG_SIDE: [(u32, f64); {}] = [",
        wrong_side.len()
    )
    .expect("a String takes any text");
    for (input, value) in wrong_side {
        write!(text, "\n    (0x{input:08x}, f64::from_bits(0x{:016x})),", value.to_bits())
            .expect("a String takes any text");
    }
    text += if wrong_side.is_empty() { "];\n" } else { "\n];\n" };
    text
}
