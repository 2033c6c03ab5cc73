//! The net is tight: flip the leading fraction bit of any coefficient of any kernel, and some input of the
//! 65,536 comes out wrong.
//!
//! A coefficient is an entry of a polynomial's table that is not 0. (The constants of a kernel's formula are not asked: some
//! only nudge a value off a midpoint, and others do as well.)

use std::cell::RefCell;
use std::collections::BTreeMap;

use halfulp::{Backend, Bf16, F16, Format, Function};
use halfulp_forge::model::{Run, Watcher};
use halfulp_kernels::kernel::Narrow;
use halfulp_kernels::{for_each_function, kernel};
use rayon::prelude::*;

/// An entry of the n-th table that a run of the kernel looks up, at an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Site(u32, usize);

/// The coefficients whose flip changes no result, for want of a better table: these and no others.
const UNNOTICED: &[(&str, Site)] =
    &[];

/// Flips a coefficient, and notes those it meets.
#[derive(Default)]
struct Flip {
    flipped: Option<Site>,
    met: RefCell<Vec<Site>>,
}

impl Flip {
    fn meet(&self, site: Site, value: f32) -> f32 {
        const LEADING_FRACTION_BIT: u32 = 1 << 22;
        if value == 0.0 {
            return value;
        }
        self.met.borrow_mut().push(site);
        if self.flipped == Some(site) {
            f32::from_bits(value.to_bits() ^ LEADING_FRACTION_BIT)
        } else {
            value
        }
    }
}

impl Watcher for Flip {
    fn entry(&self, n: u32, index: usize, value: f32) -> f32 {
        self.meet(Site(n, index), value)
    }
}

/// One kernel: a function in a format, with wide or narrow tables, run on one input.
type Kernel = fn(input: u16, run: &Run<Flip>) -> u16;

fn f16<K: Narrow, const WIDE: bool>(input: u16, run: &Run<Flip>) -> u16 {
    F16::from_f32(K::f16(run.value::<WIDE, true, false>(F16(input).to_f32())).operand()).0
}

fn bf16<K: Narrow, const WIDE: bool>(input: u16, run: &Run<Flip>) -> u16 {
    let value = K::bf16_of(run.value::<WIDE, true, false>(Bf16(input).to_f32())).operand();
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

#[test]
fn flipping_any_coefficient_is_noticed() {
    let (coefficients, unexpected): (Vec<usize>, Vec<Vec<String>>) = KERNELS
        .par_iter()
        .map(|&(function, format, wide, kernel)| {
            let name = format!("{function} {format} {}", if wide { "wide" } else { "narrow" });
            let right = right_results(function, format);
            let wrong = |input: u16, run: &Run<Flip>| {
                let (got, want) = (kernel(input, run), right[usize::from(input)]);
                got != want && !(format.is_nan(got.into()) && format.is_nan(want.into()))
            };

            // Every input once as it is, to learn which coefficients there are and which inputs use them.
            let mut users = BTreeMap::<Site, Vec<u16>>::new();
            for input in 0..=u16::MAX {
                let run = Run::new(Flip::default());
                assert!(!wrong(input, &run), "{name} is wrong as it is at {input:04x}");
                for site in run.watcher.met.into_inner() {
                    users.entry(site).or_default().push(input);
                }
            }
            let unexpected = |(&site, users): (&Site, &Vec<u16>)| {
                let flipped = |&input: &u16| {
                    wrong(input, &Run::new(Flip { flipped: Some(site), ..Flip::default() }))
                };
                let noticed = users.iter().any(flipped);
                let as_expected = noticed != UNNOTICED.contains(&(name.as_str(), site));
                (!as_expected).then(|| format!("{name}, {site:?}: noticed is {noticed}"))
            };
            (users.len(), users.iter().filter_map(unexpected).collect())
        })
        .unzip();
    let unexpected = unexpected.concat();
    assert!(unexpected.is_empty(), "{}", unexpected.join("\n"));
    let coefficients: usize = coefficients.iter().sum();
    assert!(coefficients > KERNELS.len());
    eprintln!(
        "{coefficients} coefficients of {} kernels flipped, each noticed but for {}",
        KERNELS.len(),
        UNNOTICED.len()
    );
}
