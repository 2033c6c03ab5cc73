//! The net is tight: flip the leading fraction bit of any coefficient of any kernel, and some input of the
//! 65,536 comes out wrong.
//!
//! A coefficient is an entry of a polynomial's table, or a constant that enters an addition or a
//! multiplication. Bounds of comparisons and clamps are none; nor are entries that are 0 (no cell's
//! polynomial needs them).

use std::cell::Cell;
use std::collections::BTreeSet;
use std::ops::{Add, Mul, Neg, Sub};

use halfulp::{Backend, Bf16, F16, Format, Function};
use halfulp_kernels::cells::Cells;
use halfulp_kernels::kernel::Narrow;
use halfulp_kernels::{Arith, for_each_function, kernel};
use rayon::prelude::*;

/// A coefficient of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Site {
    /// The n-th constant that a run of the kernel asks for.
    Constant(u32),
    /// An entry of the n-th table that a run of the kernel looks up, at an index.
    Entry(u32, usize),
}

/// The state of one run.
#[derive(Default)]
struct Run {
    constants: Cell<u32>,
    tables: Cell<u32>,
    /// The coefficient to flip.
    flipped: Option<Site>,
    /// Collects the coefficients met.
    met: Option<Cell<Vec<Site>>>,
}

impl Run {
    /// The value of a coefficient as this run sees it.
    fn meet(&self, site: Site, value: f32) -> f32 {
        if let Some(met) = &self.met {
            let mut sites = met.take();
            if value != 0.0 {
                sites.push(site);
            }
            met.set(sites);
        }
        if self.flipped == Some(site) && value != 0.0 {
            f32::from_bits(value.to_bits() ^ 0x0040_0000)
        } else {
            value
        }
    }
}

/// An f32 that knows which constant it is, until an operation consumes it.
#[derive(Clone, Copy)]
struct Mutant<'a, const WIDE: bool> {
    value: f32,
    constant: Option<u32>,
    run: &'a Run,
}

impl<const W: bool> Mutant<'_, W> {
    fn with(self, value: f32) -> Self {
        Mutant { value, constant: None, run: self.run }
    }

    /// The value, as an operand of arithmetic.
    fn operand(self) -> f32 {
        match self.constant {
            Some(n) => self.run.meet(Site::Constant(n), self.value),
            None => self.value,
        }
    }

    fn constant(self, value: f32) -> Self {
        let n = self.run.constants.get();
        self.run.constants.set(n + 1);
        Mutant { value, constant: Some(n), run: self.run }
    }
}

macro_rules! operator {
    ($Trait:ident, $method:ident) => {
        impl<const W: bool> $Trait for Mutant<'_, W> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                self.with(self.operand().$method(other.operand()))
            }
        }
    };
}
operator!(Add, add);
operator!(Sub, sub);
operator!(Mul, mul);

impl<const W: bool> Neg for Mutant<'_, W> {
    type Output = Self;
    fn neg(self) -> Self {
        Mutant { value: -self.value, ..self }
    }
}

impl<const WIDE: bool> Arith for Mutant<'_, WIDE> {
    type Mask = bool;
    type Cell = u32;
    const WIDE_TABLES: bool = WIDE;

    fn lit(self, value: f32) -> Self {
        self.constant(value)
    }
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        self.with(self.operand().mul_add(factor.operand(), addend.operand()))
    }
    fn abs(self) -> Self {
        Mutant { value: self.value.abs(), ..self }
    }
    fn mul_sign(self, sign: Self) -> Self {
        self.with(if sign.value.is_sign_negative() { -self.value } else { self.value })
    }
    fn at_most(self, bound: Self) -> Self {
        if bound.value < self.value { self.with(bound.value) } else { self }
    }
    fn at_least(self, bound: Self) -> Self {
        if bound.value > self.value { self.with(bound.value) } else { self }
    }
    fn lt(self, other: Self) -> bool {
        self.value < other.value
    }
    fn select(mask: bool, then: Self, otherwise: Self) -> Self {
        if mask { then } else { otherwise }
    }
    fn nearest_int(self, scale: f32) -> (Self, u32) {
        let magic = 12_582_912.0;
        let shifted = self.value.mul_add(self.constant(scale).operand(), magic);
        (self.with(shifted - magic), shifted.to_bits())
    }
    fn binade_cell(self, bits: u32) -> u32 {
        self.value.to_bits() >> (23 - bits)
    }
    fn remap<const N: usize>(self, cell: u32, table: &'static [u8; N]) -> u32 {
        table[cell as usize % N].into()
    }
    fn table<const N: usize>(self, cell: u32, table: &'static [f32; N]) -> Self {
        let n = self.run.tables.get();
        self.run.tables.set(n + 1);
        let index = cell as usize % N;
        self.with(self.run.meet(Site::Entry(n, index), table[index]))
    }
    fn scale2(self, cell: u32) -> Self {
        self.with(f32::from_bits(self.operand().to_bits().wrapping_add(cell << 23)))
    }
    fn split_exponent(self) -> (Self, Self) {
        let bits = self.value.to_bits();
        let significand = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
        (self.with(significand), self.with(((bits >> 23) as i32 - 127) as f32))
    }
    fn piecewise<const N: usize, const C: usize, const M: usize>(
        self,
        cells: &'static Cells<N, C, M>,
    ) -> Self {
        cells.evaluate(self)
    }
}

/// One kernel: a function in a format, with wide or narrow tables, run on one input.
type Kernel = fn(input: u16, run: &Run) -> u16;

fn f16<K: Narrow, const WIDE: bool>(input: u16, run: &Run) -> u16 {
    let x = Mutant::<WIDE> { value: F16(input).to_f32(), constant: None, run };
    F16::from_f32(K::f16(x).operand()).0
}

fn bf16<K: Narrow, const WIDE: bool>(input: u16, run: &Run) -> u16 {
    let x = Mutant::<WIDE> { value: Bf16(input).to_f32(), constant: None, run };
    Bf16::from_f32(K::bf16(x).operand()).0
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
    let sites = KERNELS
        .par_iter()
        .map(|&(function, format, wide, kernel)| {
            let right = right_results(function, format);
            let wrong = |input: u16, run: &Run| {
                let (got, want) = (kernel(input, run), right[usize::from(input)]);
                got != want && !(format.is_nan(got.into()) && format.is_nan(want.into()))
            };

            // Every input, to learn which coefficients there are and who uses them.
            let mut sites = BTreeSet::new();
            let mut users = std::collections::BTreeMap::<Site, Vec<u16>>::new();
            for input in 0..=u16::MAX {
                let run = Run { met: Some(Cell::default()), ..Run::default() };
                assert!(
                    !wrong(input, &run),
                    "{function} {format} is wrong as it is at {input:04x}"
                );
                for site in run.met.expect("set above").take() {
                    if sites.insert(site) {
                        users.insert(site, Vec::new());
                    }
                    users.get_mut(&site).expect("inserted above").push(input);
                }
            }
            for (site, users) in &users {
                let noticed = users
                    .iter()
                    .any(|&input| wrong(input, &Run { flipped: Some(*site), ..Run::default() }));
                assert!(
                    noticed,
                    "{function} {format} {}: flipping {site:?} changes no result",
                    if wide { "wide" } else { "narrow" }
                );
            }
            sites.len()
        })
        .sum::<usize>();
    eprintln!("{sites} coefficients of {} kernels flipped, each noticed", KERNELS.len());
}
