//! A kernel's run in software, under the eyes of a watcher.
//!
//! The watcher sees each constant and each table entry that the kernel uses, and may change it, and may answer
//! in the polynomial's place. The forge learns so which values of a polynomial lead to the right result, and
//! its tests what happens when a coefficient is not what it should be.

use std::cell::Cell;
use std::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::Arith;
use halfulp_kernels::arith::{TO_INTEGER, to_biased_exponent};
use halfulp_kernels::cells::Cells;

/// Looks on while a kernel runs.
pub trait Watcher {
    /// The value of the `n`-th literal of the run's formulas: a constant that is no entry of a table.
    fn literal(&self, n: u32, value: f32) -> f32 {
        let _ = n;
        value
    }

    /// The value of entry `index` of the `n`-th table that the run looked up.
    fn entry(&self, n: u32, index: usize, value: f32) -> f32 {
        let _ = (n, index);
        value
    }

    /// The value of the piecewise polynomial of `argument` in the cell of `selector`; none to have it
    /// evaluated.
    fn polynomial(&self, selector: f32, argument: f32) -> Option<f32> {
        let _ = (selector, argument);
        None
    }
}

/// One run of a kernel.
#[derive(Debug, Default)]
pub struct Run<W> {
    /// Who looks on.
    pub watcher: W,
    literals: Cell<u32>,
    tables: Cell<u32>,
}

impl<W: Watcher> Run<W> {
    /// A run that has not begun.
    pub fn new(watcher: W) -> Self {
        Run { watcher, literals: Cell::new(0), tables: Cell::new(0) }
    }

    /// The value `x` of this run, in the semantics given.
    pub fn value<const WIDE: bool, const FUSED: bool, const DOWN: bool>(
        &self,
        x: f32,
    ) -> Model<'_, W, WIDE, FUSED, DOWN> {
        Model { value: x, run: self }
    }
}

fn next(counter: &Cell<u32>) -> u32 {
    counter.replace(counter.get() + 1)
}

/// An f32 with the semantics of a backend: fused multiply-adds or not, wide tables or not, fractions rounded
/// down or to nearest.
#[derive(Debug)]
pub struct Model<'a, W, const WIDE: bool, const FUSED: bool, const DOWN: bool> {
    value: f32,
    run: &'a Run<W>,
}

impl<W, const WIDE: bool, const FUSED: bool, const DOWN: bool> Clone
    for Model<'_, W, WIDE, FUSED, DOWN>
{
    fn clone(&self) -> Self {
        *self
    }
}

impl<W, const WIDE: bool, const FUSED: bool, const DOWN: bool> Copy
    for Model<'_, W, WIDE, FUSED, DOWN>
{
}

impl<W: Watcher, const WIDE: bool, const FUSED: bool, const DOWN: bool>
    Model<'_, W, WIDE, FUSED, DOWN>
{
    fn with(self, value: f32) -> Self {
        Model { value, ..self }
    }

    /// The value.
    pub fn value(self) -> f32 {
        self.value
    }
}

/// `a · b + c`, with one rounding or two.
pub(crate) fn mul_add(fused: bool, a: f32, b: f32, c: f32) -> f32 {
    if fused { a.mul_add(b, c) } else { a * b + c }
}

/// The number of the cell ⌊x · scale⌋, of the exact product or of the rounded one; it rises with x.
pub(crate) fn floor_cell(fused: bool, x: f32, scale: f32) -> u32 {
    let product = if fused { f64::from(x) * f64::from(scale) } else { f64::from(x * scale) };
    (product.floor() as i32 + (1 << 22)) as u32
}

/// The integer that a cell of [`Arith::nearest_int`] numbers.
fn integer(cell: u32) -> i32 {
    cell.wrapping_sub(TO_INTEGER.to_bits()) as i32
}

macro_rules! operator {
    ($Trait:ident, $method:ident) => {
        impl<W: Watcher, const WIDE: bool, const FUSED: bool, const DOWN: bool> $Trait
            for Model<'_, W, WIDE, FUSED, DOWN>
        {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                self.with(self.value.$method(other.value))
            }
        }
    };
}
operator!(Add, add);
operator!(Sub, sub);
operator!(Mul, mul);
operator!(Div, div);

impl<W: Watcher, const WIDE: bool, const FUSED: bool, const DOWN: bool> Neg
    for Model<'_, W, WIDE, FUSED, DOWN>
{
    type Output = Self;
    fn neg(self) -> Self {
        self.with(-self.value)
    }
}

impl<W: Watcher, const WIDE: bool, const FUSED: bool, const DOWN: bool> Arith
    for Model<'_, W, WIDE, FUSED, DOWN>
{
    type Mask = bool;
    type Cell = u32;
    const WIDE_TABLES: bool = WIDE;

    fn lit(self, value: f32) -> Self {
        self.with(self.run.watcher.literal(next(&self.run.literals), value))
    }
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        self.with(mul_add(FUSED, self.value, factor.value, addend.value))
    }
    fn abs(self) -> Self {
        self.with(self.value.abs())
    }
    fn mul_sign(self, sign: Self) -> Self {
        self.with(if sign.value.is_sign_negative() { -self.value } else { self.value })
    }
    fn at_most(self, bound: Self) -> Self {
        self.with(if bound.value < self.value { bound.value } else { self.value })
    }
    fn at_least(self, bound: Self) -> Self {
        self.with(if bound.value > self.value { bound.value } else { self.value })
    }
    fn lt(self, other: Self) -> bool {
        self.value < other.value
    }
    fn select(mask: bool, then: Self, otherwise: Self) -> Self {
        if mask { then } else { otherwise }
    }
    fn without_subnormals(self) -> Self {
        // What is added is no coefficient: any value as small would do.
        self.with(self.value + f32::from_bits((127 - 60) << 23))
    }
    fn nearest_int(self, scale: f32) -> (Self, u32) {
        let shifted = mul_add(FUSED, self.value, self.lit(scale).value, TO_INTEGER);
        (self.with(shifted - TO_INTEGER), shifted.to_bits())
    }
    fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self) {
        let magic = to_biased_exponent(shift);
        let shifted = mul_add(FUSED, self.value, self.lit(scale).value, magic);
        (self.with(shifted - magic), self.with(f32::from_bits(shifted.to_bits() << 23)))
    }
    fn binade_cell(self, bits: u32) -> u32 {
        self.value.to_bits() >> (23 - bits)
    }
    fn floor_cell(self, scale: f32) -> u32 {
        floor_cell(FUSED, self.value, self.lit(scale).value)
    }
    fn remap<const N: usize>(self, cell: u32, table: &'static [u8; N]) -> u32 {
        table[cell as usize % N].into()
    }
    fn table<const N: usize>(self, cell: u32, table: &'static [f32; N]) -> Self {
        let index = cell as usize % N;
        self.with(self.run.watcher.entry(next(&self.run.tables), index, table[index]))
    }
    fn scale2(self, cell: u32) -> Self {
        self.with((f64::from(self.value) * f64::from(integer(cell)).exp2()) as f32)
    }
    fn unscale2(self, cell: u32) -> Self {
        self.with((f64::from(self.value) * f64::from(-integer(cell)).exp2()) as f32)
    }
    fn fraction(self) -> Self {
        let x = self.value.clamp(-256.0, 256.0);
        let nearest = x - x.floor();
        let is_above = f64::from(nearest) + f64::from(x.floor()) > f64::from(x);
        self.with(if DOWN && is_above { nearest.next_down() } else { nearest })
    }
    fn scale2_floor(self, exponent: Self, least: f32) -> Self {
        if exponent.value < least {
            return self.with(0.0);
        }
        // Exact in f64, but for exponents whose scaling overflows or vanishes in f32.
        let power = f64::from(exponent.value.floor().clamp(-256.0, 256.0)).exp2();
        self.with((f64::from(self.value) * power) as f32)
    }
    fn split_exponent(self) -> (Self, Self) {
        let x = self.value;
        let (m, e) = if x == 0.0 {
            (1.0, f32::NEG_INFINITY)
        } else if x == f32::INFINITY {
            (1.0, x)
        } else if x > 0.0 {
            // Normal in f64, whatever it is in f32.
            let bits = f64::from(x).to_bits();
            let significand = f64::from_bits(bits & ((1 << 52) - 1) | 1f64.to_bits());
            (significand as f32, (bits >> 52) as f32 - 1023.0)
        } else {
            (f32::NAN, 0.0)
        };
        (self.with(m), self.with(e))
    }
    fn split_any_exponent(self) -> (Self, Self) {
        self.split_exponent()
    }
    fn binade(self, least: f32, scale: f32) -> (Self, Self) {
        let x = self.value;
        if x.is_infinite() && x > 0.0 {
            // As 2^128. Fields of exponents have 0 in the place of 2^-127.
            let power = (f64::from(scale) * 2f64.powi(-128)) as f32;
            let power = if power.is_normal() { power } else { 0.0 };
            return (self.with(power), self.with(128.0 * 8_388_608.0));
        }
        if !(f32::MIN_POSITIVE..f32::INFINITY).contains(&x) {
            return (self.with(f32::NAN), self.with(f32::NAN));
        }
        let mut k = (f64::from(x) / f64::from(least)).log2().floor() as i32;
        // The quotient and its logarithm are rounded.
        let scaled = |k: i32| f64::from(x) * f64::from(-k).exp2();
        while scaled(k) < f64::from(least) {
            k -= 1;
        }
        while scaled(k) >= 2.0 * f64::from(least) {
            k += 1;
        }
        let power = f64::from(scale) * f64::from(-k).exp2();
        (self.with(power as f32), self.with(k as f32 * 8_388_608.0))
    }
    fn normalised(self) -> (Self, bool) {
        let is_tiny = self.value < 2.0 * f32::MIN_POSITIVE;
        let value = f64::from(self.value) * if is_tiny { 149f64.exp2() } else { 1.0 };
        (self.with(value as f32), is_tiny)
    }
    fn in_log_domain(self, x: Self) -> Self {
        if x.value == 0.0 {
            self.with(f32::NEG_INFINITY)
        } else if x.value < 0.0 {
            self.with(f32::NAN)
        } else {
            self.with(self.value + -0.0)
        }
    }
    fn piecewise<const N: usize, const C: usize, const M: usize>(
        self,
        cells: &'static Cells<N, C, M>,
    ) -> Self {
        match self.run.watcher.polynomial(self.value, self.value) {
            Some(value) => self.with(value),
            None => cells.evaluate(self),
        }
    }
    fn piecewise_in<const N: usize, const C: usize, const M: usize>(
        self,
        selector: Self,
        cells: &'static Cells<N, C, M>,
    ) -> Self {
        match self.run.watcher.polynomial(selector.value, self.value) {
            Some(value) => self.with(value),
            None => cells.evaluate_in(selector, self),
        }
    }
}
