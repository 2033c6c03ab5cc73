//! The net is tight: flip the leading fraction bit of any number in any kernel, and some input of the 65,536 comes
//! out wrong.
//!
//! The numbers are the entries of the polynomials' tables and the literals of the formulas, as far as they are not 0.
//! Of some literals, each named below, any value in a range does.

use std::cell::RefCell;
use std::collections::BTreeMap;

use halfulp::{Backend, Bf16, F16, Format, Function};
use halfulp_forge::model::{Run, Watcher};
use halfulp_kernels::gate::LINEAR_BELOW;
use halfulp_kernels::kernel::Narrow;
use halfulp_kernels::{for_each_function, kernel};
use rayon::prelude::*;

/// 2^k.
const fn power_of_two(k: i32) -> f32 {
    f32::from_bits(((127 + k) as u32) << 23)
}

/// The literals whose flip changes no result, and why not: these and no others. For each, any value in a range does.
#[rustfmt::skip]
const UNNOTICED: &[(&str, &[(&str, f32)])] = &[
    ("a clamp: from somewhat before it on, the result is the same however large the argument", &[
        ("exp f16 wide", -32.0),
        ("exp f16 narrow", -17.5),
        ("exp bf16 narrow", 89.0),
        ("expm1 f16 wide", -9.0),
        ("expm1 f16 narrow", -9.0),
        ("expm1 bf16 narrow", -12.0),
        ("sinh f16 narrow", -11.9),
        ("sinh f16 narrow", 11.9),
        ("sigmoid f16 narrow", -17.5),
        ("softplus bf16 narrow", 176.0),
        ("silu bf16 narrow", 20.0),
        ("mish bf16 narrow", 20.0),
    ]),
    ("a threshold around which the function is as well linear as not", &[
        ("log1p bf16 narrow", power_of_two(-9)),
        ("sinh bf16 wide", 0.0625),
        ("sinh bf16 narrow", 0.0625),
        ("erf bf16 wide", f32::MIN_POSITIVE),
        ("erf bf16 narrow", f32::MIN_POSITIVE),
        ("gd bf16 wide", 0.0625),
        ("gd bf16 narrow", 0.0625),
        ("inv_gd bf16 wide", 0.0625),
        ("inv_gd bf16 narrow", 0.0625),
        ("silu bf16 wide", LINEAR_BELOW),
        ("silu bf16 narrow", power_of_two(-100)),
        ("gelu bf16 wide", LINEAR_BELOW),
        ("gelu bf16 narrow", LINEAR_BELOW),
        ("gelu_tanh bf16 wide", LINEAR_BELOW),
        ("gelu_tanh bf16 narrow", LINEAR_BELOW),
        ("mish bf16 wide", LINEAR_BELOW),
        ("mish bf16 narrow", LINEAR_BELOW),
    ]),
    ("a nudge: as much as moves a value off a midpoint, and too little for anything else", &[
        ("silu f16 wide", power_of_two(-37)),
        ("silu f16 narrow", power_of_two(-37)),
        ("gelu f16 wide", power_of_two(-37)),
        ("gelu f16 narrow", power_of_two(-37)),
        ("gelu_tanh f16 narrow", power_of_two(-37)),
        ("expm1 bf16 narrow", power_of_two(-60)),
    ]),
    ("an argument in the place of those whose results are not the kernel's", &[
        ("silu bf16 wide", 1.0),
        ("silu bf16 narrow", 1.0),
        ("gelu bf16 wide", 1.0),
        ("gelu bf16 narrow", 1.0),
        ("gelu_tanh bf16 wide", 1.0),
        ("gelu_tanh bf16 narrow", 1.0),
        ("mish bf16 wide", 1.0),
        ("mish bf16 narrow", 1.0),
    ]),
];

/// A number that a run of a kernel uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Site {
    /// An entry of the n-th table that is looked up, at an index.
    Entry(u32, usize),
    /// The n-th literal.
    Literal(u32),
}

/// Flips a bit of a number, and notes those it meets.
#[derive(Default)]
struct Flip {
    flipped: Option<Site>,
    met: RefCell<Vec<(Site, f32)>>,
}

impl Flip {
    fn meet(&self, site: Site, value: f32) -> f32 {
        const LEADING_FRACTION_BIT: u32 = 1 << 22;
        if value == 0.0 {
            return value;
        }
        self.met.borrow_mut().push((site, value));
        if self.flipped == Some(site) {
            f32::from_bits(value.to_bits() ^ LEADING_FRACTION_BIT)
        } else {
            value
        }
    }
}

impl Watcher for Flip {
    fn literal(&self, n: u32, value: f32) -> f32 {
        self.meet(Site::Literal(n), value)
    }

    fn entry(&self, n: u32, index: usize, value: f32) -> f32 {
        self.meet(Site::Entry(n, index), value)
    }
}

/// One kernel: a function in a format, with wide or narrow tables, run on one input.
type Kernel = fn(input: u16, run: &Run<Flip>) -> u16;

fn f16<K: Narrow, const WIDE: bool>(input: u16, run: &Run<Flip>) -> u16 {
    F16::from_f32(K::f16(run.value::<WIDE, true, false>(F16(input).to_f32())).value()).0
}

fn bf16<K: Narrow, const WIDE: bool>(input: u16, run: &Run<Flip>) -> u16 {
    let value = K::bf16_of(run.value::<WIDE, true, false>(Bf16(input).to_f32())).value();
    Bf16::from_f32(K::bf16_kept(value, WIDE)).0
}

macro_rules! kernels {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        const KERNELS: &[(Function, Format, bool, Kernel)] = &[$(
            (Function::$kernel, Format::F16, true, f16::<kernel::$kernel, true>),
            (Function::$kernel, Format::F16, false, f16::<kernel::$kernel, false>),
            (Function::$kernel, Format::Bf16, true, bf16::<kernel::$kernel, true>),
            (Function::$kernel, Format::Bf16, false, bf16::<kernel::$kernel, false>),
        )*];
    };
}
for_each_function!(kernels);

/// The results of the library, which other tests hold against the truth.
fn right_results(function: Function, format: Format) -> Vec<u16> {
    let bits: Vec<u16> = (0..=u16::MAX).collect();
    let mut results = vec![0u16; 1 << 16];
    let stride = size_of::<u16>() as isize;
    // SAFETY: two arrays of 65,536 elements of 16 bits.
    unsafe {
        function
            .map_raw(
                format,
                Backend::Portable,
                bits.as_ptr().cast(),
                stride,
                results.as_mut_ptr().cast(),
                stride,
                1 << 16,
            )
            .expect("a 16-bit format");
    }
    results
}

/// What came of flipping the numbers of a kernel one after another.
struct Flips {
    entries: usize,
    literals: usize,
    unnoticed: Vec<(String, Site, f32)>,
}

/// Flips each number of a kernel in turn.
fn flip_all(&(function, format, wide, kernel): &(Function, Format, bool, Kernel)) -> Flips {
    let name = format!("{function} {format} {}", if wide { "wide" } else { "narrow" });
    let right = right_results(function, format);
    let wrong = |input: u16, run: &Run<Flip>| {
        let (got, want) = (kernel(input, run), right[usize::from(input)]);
        got != want && !(format.is_nan(got.into()) && format.is_nan(want.into()))
    };

    // Every input once as it is, to learn which numbers there are and which inputs use them.
    let mut users = BTreeMap::<Site, (f32, Vec<u16>)>::new();
    for input in 0..=u16::MAX {
        let run = Run::new(Flip::default());
        assert!(!wrong(input, &run), "{name} is wrong as it is at {input:04x}");
        for (site, value) in run.watcher.met.into_inner() {
            users.entry(site).or_insert((value, Vec::new())).1.push(input);
        }
    }
    let unnoticed = users.iter().filter(|&(&site, (_, users))| {
        let flipped =
            |&input: &u16| wrong(input, &Run::new(Flip { flipped: Some(site), ..Flip::default() }));
        !users.iter().any(flipped)
    });
    let unnoticed = unnoticed.map(|(&site, &(value, _))| (name.clone(), site, value)).collect();
    let literals = users.keys().filter(|site| matches!(site, Site::Literal(_))).count();
    Flips { entries: users.len() - literals, literals, unnoticed }
}

#[test]
fn flipping_any_number_is_noticed() {
    let flips: Vec<Flips> = KERNELS.par_iter().map(flip_all).collect();
    let mut expected: Vec<(&str, f32)> =
        UNNOTICED.iter().flat_map(|(_, literals)| literals.iter().copied()).collect();
    let mut surprises = Vec::new();
    for (name, site, value) in flips.iter().flat_map(|flips| &flips.unnoticed) {
        let literal = matches!(site, Site::Literal(_));
        match expected.iter().position(|&e| literal && e == (name.as_str(), *value)) {
            Some(at) => drop(expected.swap_remove(at)),
            None => {
                surprises.push(format!("{name}: {site:?}, {value:e}, can be flipped unnoticed"))
            }
        }
    }
    surprises.extend(expected.iter().map(|(name, value)| format!("{name}: {value:e} is noticed")));
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
    let entries: usize = flips.iter().map(|flips| flips.entries).sum();
    let literals: usize = flips.iter().map(|flips| flips.literals).sum();
    assert!(entries > KERNELS.len() && literals > KERNELS.len());
    eprintln!(
        "{entries} coefficients and {literals} literals of {} kernels flipped, each noticed but for {} literals",
        KERNELS.len(),
        UNNOTICED.iter().map(|(_, literals)| literals.len()).sum::<usize>()
    );
}
