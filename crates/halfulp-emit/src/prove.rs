//! Proofs for every device that keeps a contract: each input, each way in which the device may go.
//!
//! Where a contract leaves an operation a choice — a multiply-add fused or not, a subnormal number kept or not, any of the few
//! floats within the bound of an approximate instruction — the kernel is run for each. All other operations are exactly
//! specified. So nothing is lost by widening, however often a value is used; and what is not proved comes with an input and
//! the wrong result that a conforming device may give.

use std::cell::{Cell, RefCell};
use std::ops::{Add, Div, Mul, Neg, Sub};

use halfulp::{Bf16, F16, Format, Function, Rounding};
use halfulp_kernels::device::{Device, DeviceArith};
use halfulp_kernels::kernel::{self, Narrow};
use halfulp_kernels::{Arith, arith};
use rayon::prelude::*;

use crate::contract::{Contract, Flushing, Fusion};
use crate::language::Language;
use crate::wgsl::{Frame, hu_bf16_of_bits, hu_bits_of_f16, hu_f16_of_bits, hu_scaled};

/// The choices that a run takes, in order: which of how many.
#[derive(Debug, Default)]
struct Path {
    choices: Vec<(usize, usize)>,
    /// How many of them the run has come to.
    met: usize,
}

/// A run of a kernel on a device that may choose.
#[derive(Debug)]
pub struct Run<'c> {
    contract: &'c Contract,
    path: RefCell<Path>,
    /// Whether an operation was met of whose result the contract says nothing.
    is_undefined: Cell<bool>,
}

impl<'c> Run<'c> {
    /// A device that has not chosen yet.
    pub fn new(contract: &'c Contract) -> Self {
        Run { contract, path: RefCell::default(), is_undefined: Cell::new(false) }
    }

    /// A value of this run.
    pub fn value(&self, value: f32) -> Possible<'_> {
        Possible { value, product: None, is_input: true, run: self }
    }

    /// The choice that this run takes among so many.
    fn choose(&self, count: usize) -> usize {
        let path = &mut *self.path.borrow_mut();
        if count < 2 {
            return 0;
        }
        if path.met == path.choices.len() {
            path.choices.push((0, count));
        }
        path.met += 1;
        path.choices[path.met - 1].0
    }

    /// Goes on to the next run; whether there is one.
    fn next(&self) -> bool {
        self.is_undefined.set(false);
        let path = &mut *self.path.borrow_mut();
        path.met = 0;
        while let Some((choice, count)) = path.choices.pop() {
            if choice + 1 < count {
                path.choices.push((choice + 1, count));
                return true;
            }
        }
        false
    }
}

/// An f32 on a device that may choose.
#[derive(Clone, Copy, Debug)]
pub struct Possible<'r> {
    /// The value.
    pub value: f32,
    /// The factors, if it is a product: a sum may be fused with it.
    product: Option<(f32, f32)>,
    /// Whether it is the function's argument, whose bits are at hand.
    is_input: bool,
    run: &'r Run<'r>,
}

/// a·b + c rounded once. The product of two f32 is exact in f64; the sum is rounded to odd there, so that rounding it again
/// to f32 does no harm (S. Boldo, G. Melquiond, Emulation of FMA and correctly rounded sums, IEEE Trans. Comput. 57, 2008).
pub fn fused(a: f32, b: f32, c: f32) -> f32 {
    let (product, c) = (f64::from(a) * f64::from(b), f64::from(c));
    let sum = product + c;
    if !sum.is_finite() {
        return sum as f32;
    }
    let (larger, smaller) = if product.abs() < c.abs() { (c, product) } else { (product, c) };
    let rest = smaller - (sum - larger);
    let is_odd = sum.to_bits() & 1 == 1;
    let odd = match () {
        () if rest == 0.0 || is_odd => sum,
        () if (rest > 0.0) == (sum > 0.0) => f64::from_bits(sum.to_bits() + 1),
        () => f64::from_bits(sum.to_bits() - 1),
    };
    odd as f32
}

/// The floats within so many ulp of a value that is known to 2^-40 of itself, in order.
fn near(exact: f64, ulps: f64) -> Vec<f32> {
    if exact == 0.0 || !exact.is_finite() {
        return vec![exact as f32];
    }
    let binade = (exact.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    let ulp = f64::from(binade.clamp(-126, 127) - 23).exp2();
    let reach = ulps * ulp + exact.abs() * 2f64.powi(-40);
    let (low, high) = (exact - reach, exact + reach);
    // Of the sign of the value.
    let (low, high) = if exact > 0.0 { (low.max(0.0), high) } else { (low, high.min(0.0)) };
    let mut float = low as f32;
    if f64::from(float) < low {
        float = float.next_up();
    }
    let mut floats = Vec::new();
    while f64::from(float) <= high && float.is_finite() {
        floats.push(float);
        float = float.next_up();
    }
    if high > f64::from(f32::MAX) {
        floats.push(f32::INFINITY);
    }
    floats
}

impl<'r> Possible<'r> {
    fn with(self, value: f32) -> Self {
        Possible { value, product: None, is_input: false, ..self }
    }

    /// One of the values, as the device likes.
    fn one_of(self, values: &[f32]) -> Self {
        let mut distinct: Vec<f32> = Vec::with_capacity(values.len());
        for &value in values {
            if distinct.iter().all(|known| known.to_bits() != value.to_bits()) {
                distinct.push(value);
            }
        }
        self.with(distinct[self.run.choose(distinct.len())])
    }

    /// What an approximate instruction returns where `exact` is the value, to 2^-40 of itself: any float within so many ulp;
    /// subnormal ones may be taken for 0.
    pub fn approximate(self, exact: f64, ulps: f64) -> Self {
        let mut floats = near(exact, ulps);
        if floats.iter().any(|y| y.is_subnormal()) {
            floats.push(0f32.copysign(exact as f32));
        }
        self.one_of(&floats)
    }

    fn contract(self) -> &'r Contract {
        self.run.contract
    }

    fn is_wgsl(self) -> bool {
        self.contract().language == Language::Wgsl
    }

    /// The value, or 0 of its sign if it is subnormal and the device likes.
    fn perhaps_flushed(self) -> Self {
        if self.contract().flushing != Flushing::Never && self.value.is_subnormal() {
            self.one_of(&[self.value, 0f32.copysign(self.value)])
        } else {
            self
        }
    }

    /// An operand whose bits are used.
    fn reinterpreted(self) -> Self {
        if self.contract().flushing == Flushing::Anywhere { self.perhaps_flushed() } else { self }
    }

    /// A result: what the device makes of `value`.
    fn result(self, value: f32) -> Self {
        let value = self.with(value).perhaps_flushed();
        if self.contract().is_whole {
            return value;
        }
        if !value.value.is_finite() {
            self.run.is_undefined.set(true);
        }
        if value.value == 0.0 { self.one_of(&[value.value, -value.value]) } else { value }
    }

    /// An operation on operands that may be flushed, with a result that may be.
    fn operation<const N: usize>(operands: [Self; N], of: impl FnOnce([f32; N]) -> f32) -> Self {
        let operands = operands.map(Self::perhaps_flushed);
        operands[0].result(of(operands.map(|operand| operand.value)))
    }

    /// a + b, where either may be a product that is fused with the sum.
    fn sum(self, other: Self) -> f32 {
        let plain = self.value + other.value;
        if !self.contract().contracts {
            return plain;
        }
        let with = |a: Self, b: Self| a.product.map_or(plain, |(p, q)| fused(p, q, b.value));
        self.one_of(&[plain, with(self, other), with(other, self)]).value
    }

    /// A multiply-add as in class f32-fused, f32-unfused or either.
    fn multiply_add(self, factor: f32, addend: Self) -> f32 {
        let product = || Possible {
            product: Some((self.value, factor)),
            ..self.with(self.value * factor).perhaps_flushed()
        };
        match self.contract().fusion {
            Fusion::Fused => fused(self.value, factor, addend.value),
            Fusion::Unfused => product().value + addend.value,
            Fusion::Either if self.contract().contracts => product().sum(addend),
            Fusion::Either => {
                let one = fused(self.value, factor, addend.value);
                self.one_of(&[one, product().value + addend.value]).value
            }
        }
    }

    /// `self` · 2^k, of which `self` is normal: by integers, rounded once, and never flushed.
    fn scaled(self, k: i32) -> Self {
        self.with(f32::from_bits(hu_scaled(self.value.to_bits(), (k + 256) as u32)))
    }
}

impl Add for Possible<'_> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let [a, b] = [self, other].map(Self::perhaps_flushed);
        a.result(a.sum(b))
    }
}

impl Sub for Possible<'_> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Possible<'_> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let [a, b] = [self, other].map(Self::perhaps_flushed);
        Possible { product: Some((a.value, b.value)), ..a.result(a.value * b.value) }
    }
}

impl Div for Possible<'_> {
    type Output = Self;
    fn div(self, other: Self) -> Self {
        if !self.contract().is_whole {
            self.run.is_undefined.set(true);
        }
        Self::operation([self, other], |[a, b]| a / b)
    }
}

impl Neg for Possible<'_> {
    type Output = Self;
    fn neg(self) -> Self {
        let product = self.product.map(|(p, q)| (-p, q));
        Possible { product, ..self.with(-self.value) }
    }
}

/// ⌊x⌋ as it is used for powers of two: of NaN anything.
fn floor(x: f32) -> i32 {
    x.floor().clamp(-192.0, 192.0) as i32
}

impl Arith for Possible<'_> {
    type Mask = bool;
    type Cell = u32;
    const WIDE_TABLES: bool = true;

    fn lit(self, value: f32) -> Self {
        self.with(value)
    }
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        let [a, b, c] = [self, factor, addend].map(Self::perhaps_flushed);
        a.result(a.multiply_add(b.value, c))
    }
    fn abs(self) -> Self {
        let value = self.with(self.value.abs());
        Possible { is_input: self.is_input && self.value == value.value, ..value }
    }
    fn mul_sign(self, sign: Self) -> Self {
        self.with(if sign.value.is_sign_negative() { -self.value } else { self.value })
    }
    fn at_most(self, bound: Self) -> Self {
        let [x, bound] = [self, bound].map(Self::perhaps_flushed);
        x.result(if bound.value < x.value { bound.value } else { x.value })
    }
    fn at_least(self, bound: Self) -> Self {
        let [x, bound] = [self, bound].map(Self::perhaps_flushed);
        x.result(if bound.value > x.value { bound.value } else { x.value })
    }
    fn lt(self, other: Self) -> bool {
        self.perhaps_flushed().value < other.perhaps_flushed().value
    }
    fn select(mask: bool, then: Self, otherwise: Self) -> Self {
        if mask { then } else { otherwise }
    }
    fn nearest_int(self, scale: f32) -> (Self, u32) {
        if self.is_wgsl() {
            // Where there is one cell, its number is not computed.
            let scaled = if scale == 0.0 { self.lit(0.0) } else { self * self.lit(scale) };
            let nearest = scaled.value.round_ties_even();
            return (self.result(nearest), nearest as i32 as u32);
        }
        let magic = self.lit(arith::TO_INTEGER);
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, shifted.value.to_bits())
    }
    fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self) {
        let magic = self.lit(arith::to_biased_exponent(shift));
        let shifted = self.mul_add(self.lit(scale), magic);
        (shifted - magic, self.with(f32::from_bits(shifted.value.to_bits() << 23)))
    }
    fn binade_cell(self, bits: u32) -> u32 {
        self.reinterpreted().value.to_bits() >> (23 - bits)
    }
    fn floor_cell(self, scale: f32) -> u32 {
        if self.is_wgsl() {
            return (self * self.lit(scale)).value.floor() as i32 as u32;
        }
        let (nearest, cell) = self.nearest_int(scale);
        let above = self.mul_add(self.lit(scale), -nearest);
        if above.value < 0.0 { cell.wrapping_sub(1) } else { cell }
    }
    fn remap<const N: usize>(self, cell: u32, table: &'static [u8; N]) -> u32 {
        table[cell as usize % N].into()
    }
    fn table<const N: usize>(self, cell: u32, table: &'static [f32; N]) -> Self {
        self.with(table[cell as usize % N])
    }
    fn scale2(self, cell: u32) -> Self {
        self.with(f32::from_bits(self.reinterpreted().value.to_bits().wrapping_add(cell << 23)))
    }
    fn unscale2(self, cell: u32) -> Self {
        self.with(f32::from_bits(self.reinterpreted().value.to_bits().wrapping_sub(cell << 23)))
    }
    fn fraction(self) -> Self {
        let x = self.perhaps_flushed();
        if self.is_wgsl() {
            // What is clamped is no product.
            let x = x.with(x.value.clamp(-256.0, 256.0));
            return x - x.lit(x.value.floor());
        }
        let x = x.value.clamp(-256.0, 256.0);
        self.with(x - x.floor()).perhaps_flushed()
    }
    fn scale2_floor(self, exponent: Self, _least: f32) -> Self {
        let k = floor(exponent.perhaps_flushed().value);
        if self.is_wgsl() {
            return self.reinterpreted().scaled(k);
        }
        let power = |k: i32| self.with(f32::from_bits(((k + 127) as u32) << 23));
        self * power(k >> 1) * power(k - (k >> 1))
    }
    fn gradual_add(self, addend: Self) -> Self {
        if self.is_wgsl() && self.value == 0.0 { addend.with(addend.value) } else { self + addend }
    }
    fn gradual_mul(self, factor: Self) -> Self {
        if !self.is_wgsl() {
            return self * factor;
        }
        (self * self.lit(2f32.powi(64)) * factor).scaled(-64)
    }
    fn gradual_mul_add(self, factor: Self, addend: Self) -> Self {
        if self.is_wgsl() && addend.value == 0.0 {
            self.gradual_mul(factor)
        } else {
            self.mul_add(factor, addend)
        }
    }
    fn split_exponent(self) -> (Self, Self) {
        let x = self.perhaps_flushed().value;
        let (m, e) = if x == 0.0 {
            (1.0, f32::NEG_INFINITY)
        } else if x == f32::INFINITY {
            (1.0, x)
        } else if x > 0.0 {
            let bits = x.to_bits();
            let significand = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
            (significand, ((bits >> 23) as i32 - 127) as f32)
        } else {
            (f32::NAN, 0.0)
        };
        if !e.is_finite() || m.is_nan() {
            self.run.is_undefined.set(true);
        }
        (self.with(m), self.with(e))
    }
    fn split_any_exponent(self) -> (Self, Self) {
        if !(self.value > 0.0 && self.value.is_subnormal()) {
            return self.split_exponent();
        }
        assert!(self.is_input || !self.is_wgsl(), "the bits of a flushed number are lost");
        // By the bits, which are the multiple of 2^-149: nothing to flush.
        let (m, e) = self.with(self.value.to_bits() as f32).split_exponent();
        (m, self.with(e.value - 149.0))
    }
    fn binade(self, least: f32, scale: f32) -> (Self, Self) {
        let k = self.value.to_bits().wrapping_sub(least.to_bits()) & 0xff80_0000;
        let power = f32::from_bits(scale.to_bits().wrapping_sub(k));
        (self.with(if self.value < 0.0 { f32::NAN } else { power }), self.with(k as i32 as f32))
    }
    fn normalised(self) -> (Self, bool) {
        let bits = self.value.to_bits();
        let is_subnormal = bits < 0x0100_0000;
        (if is_subnormal { self.with(bits as f32) } else { self }, is_subnormal)
    }
    fn in_log_domain(self, x: Self) -> Self {
        let value = x.perhaps_flushed().value;
        if value == 0.0 {
            self.with(f32::NEG_INFINITY)
        } else if value < 0.0 {
            self.with(f32::NAN)
        } else {
            self + self.lit(-0.0)
        }
    }
}

impl DeviceArith for Possible<'_> {
    fn exp2_approx(self) -> Self {
        let ulps = self.run.contract.exp2_ulps.expect("a contract with an exponential");
        let x = if self.value.is_subnormal() { 0.0 } else { self.value };
        let exact = f64::from(x).exp2();
        // Of a finite number it is neither 0 nor infinite.
        let exact = if x.is_finite() { exact.clamp(f64::MIN_POSITIVE, f64::MAX) } else { exact };
        self.approximate(exact, ulps)
    }
}

/// What was found of a function on all devices that keep a contract.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The function.
    pub function: Function,
    /// The format.
    pub format: Format,
    /// The number of runs: of all inputs, in all ways.
    pub runs: u64,
    /// The inputs that are not proved.
    pub open: Vec<Open>,
}

/// An input for which a conforming device may give a wrong result, or for which there were too many ways to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// The bits of the input.
    pub input: u16,
    /// The bits of the right result.
    pub expected: u16,
    /// What may come of it.
    pub possible: Outcome,
}

/// What may come of an input that is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// These bits, which are wrong.
    Wrong(u16),
    /// Anything: an operation is met of which the contract says nothing.
    Undefined,
    /// Not every way was tried.
    Untried,
}

/// So many ways are tried for one input.
const MOST_RUNS: u64 = 1 << 20;

/// Runs `kernel`, from input bits to result bits, for one input in every way: the number of runs, and what is wrong.
pub fn decide_input(
    contract: &Contract,
    format: Format,
    (input, expected): (u16, u16),
    kernel: impl Fn(&Run<'_>, u16) -> u16,
) -> (u64, Option<Open>) {
    let canonical = |bits: u16| {
        if format.is_nan(bits.into()) { format.canonical_nan() as u16 } else { bits }
    };
    let expected = canonical(expected);
    let run = Run::new(contract);
    let mut runs = 0;
    loop {
        runs += 1;
        let result = canonical(kernel(&run, input));
        let is_undefined = run.is_undefined.get() && !contract.is_whole;
        if is_undefined || result != expected {
            let possible = if is_undefined { Outcome::Undefined } else { Outcome::Wrong(result) };
            return (runs, Some(Open { input, expected, possible }));
        }
        if !run.next() {
            return (runs, None);
        }
        if runs == MOST_RUNS {
            return (runs, Some(Open { input, expected, possible: Outcome::Untried }));
        }
    }
}

/// Runs `kernel` for every input in every way. `truth` has the right results.
pub fn decide(
    contract: &Contract,
    format: Format,
    truth: &[u16],
    kernel: impl Fn(&Run<'_>, u16) -> u16 + Sync,
) -> (u64, Vec<Open>) {
    let found: Vec<_> = (0..=u16::MAX)
        .into_par_iter()
        .map(|x| decide_input(contract, format, (x, truth[usize::from(x)]), &kernel))
        .collect();
    let runs = found.iter().map(|(runs, _)| runs).sum();
    (runs, found.into_iter().filter_map(|(_, open)| open).collect())
}

fn f16_by<K: Device>() -> fn(&Run<'_>, u16) -> u16 {
    |run, input| F16::from_f32(K::f16(run.value(F16(input).to_f32())).value).0
}

fn kernel_of<K: Narrow>(format: Format) -> fn(&Run<'_>, u16) -> u16 {
    match format {
        Format::F16 => |run, input| F16::from_f32(K::f16(run.value(F16(input).to_f32())).value).0,
        _ => |run, input| {
            let value = K::bf16_of(run.value(Bf16(input).to_f32())).value;
            Bf16::from_f32(K::bf16_kept(value, true)).0
        },
    }
}

/// The kernel as it is framed in WGSL: asked for what is between the rules, for magnitudes if the function is odd.
fn framed_kernel_of<K: Narrow>(format: Format) -> fn(&Run<'_>, u16) -> u16 {
    fn with_sign<K: Narrow>(input: u16, of: impl FnOnce(u32) -> u32) -> u16 {
        let (sign, x) = if K::ODD { (input & 0x8000, input & 0x7fff) } else { (0, input) };
        sign | of(x.into()) as u16
    }
    match format {
        Format::F16 => |run, input| {
            with_sign::<K>(input, |x| {
                let x = f32::from_bits(hu_bits_of_f16(x));
                hu_f16_of_bits(K::f16(run.value(x)).value.to_bits())
            })
        },
        _ => |run, input| {
            with_sign::<K>(input, |x| {
                let value = K::bf16(run.value(f32::from_bits(x << 16))).value.to_bits();
                if K::BF16_WIDE_TRUNCATES { value >> 16 } else { hu_bf16_of_bits(value) }
            })
        },
    }
}

macro_rules! define_kernels {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        fn narrow_kernel(function: Function, format: Format) -> fn(&Run<'_>, u16) -> u16 {
            match function { $(Function::$kernel => kernel_of::<kernel::$kernel>(format),)* }
        }

        fn framed_kernel(function: Function, format: Format) -> fn(&Run<'_>, u16) -> u16 {
            match function { $(Function::$kernel => framed_kernel_of::<kernel::$kernel>(format),)* }
        }
    };
}
halfulp_kernels::for_each_function!(define_kernels);

/// Decides a function in a format of 16 bits, by the kernel that is emitted for the contract's devices.
///
/// # Panics
/// If the format is not of 16 bits.
pub fn prove(function: Function, format: Format, contract: &Contract) -> Proof {
    assert_eq!(format.bits(), 16, "a format of 16 bits");
    let truth = halfulp_oracle::results(function, format, Rounding::NearestEven);
    let (runs, open) = if contract.language == Language::Wgsl {
        let frame = Frame::new(function, format, &truth);
        let kernel = framed_kernel(function, format);
        decide(contract, format, &truth, |run, input| {
            frame.result(input).unwrap_or_else(|| kernel(run, input))
        })
    } else {
        let own = match format {
            Format::F16 if contract.language.dialect().approximates => {
                by_device_kernel!(function, f16_by)
            }
            _ => None,
        };
        let kernel = own.unwrap_or_else(|| narrow_kernel(function, format));
        decide(contract, format, &truth, kernel)
    };
    Proof { function, format, runs, open }
}

#[cfg(test)]
mod tests {
    use halfulp::Rounding;

    use super::{Frame, Outcome, decide_input, framed_kernel, fused};
    use crate::contract::CONTRACTS;
    use crate::wgsl::EXCEPTIONS;

    #[test]
    fn every_exception_in_wgsl_is_one() {
        let contract = CONTRACTS.iter().find(|contract| contract.name == "wgsl").unwrap();
        for (function, format, input) in EXCEPTIONS {
            let truth = halfulp_oracle::results(function, format, Rounding::NearestEven);
            let frame = Frame::with_exceptions(function, format, &truth, &[]);
            assert_eq!(frame.result(input), None, "{function} {format} {input:04x}");
            let kernel = framed_kernel(function, format);
            let inputs = (input, truth[usize::from(input)]);
            let (_, open) = decide_input(contract, format, inputs, kernel);
            let possible = open.expect("not proved").possible;
            assert!(matches!(possible, Outcome::Wrong(_)), "{function} {format} {input:04x}");
        }
    }

    #[test]
    fn a_fused_multiply_add_is_rounded_once() {
        let mut random = 1u64;
        let mut next = || {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            f32::from_bits((random >> 32) as u32)
        };
        for i in 0..1_000_000 {
            let (a, b, c) = (next(), next(), next());
            // Near to each other half of the time: sums cancel.
            let c = if i % 2 == 0 { c } else { -(a * b) * (1.0 + c.to_bits() as f32 * 1e-16) };
            let (ours, std) = (fused(a, b, c), a.mul_add(b, c));
            assert!(
                ours.to_bits() == std.to_bits() || ours.is_nan() && std.is_nan(),
                "{a:e} {b:e} {c:e}"
            );
        }
    }
}
