//! Running a kernel with the value of its piecewise polynomial given from outside.
//!
//! So the forge needs to know nothing of how a kernel reduces its argument or reconstructs its result:
//! it asks the kernel itself which values of the polynomial lead to the right result.

use std::cell::Cell;
use std::ops::{Add, Mul, Neg, Sub};

use halfulp::{Format, Function};
use halfulp_kernels::cells::Cells;
use halfulp_kernels::kernel::Narrow;
use halfulp_kernels::{Arith, for_each_function, kernel};

/// What the polynomial is to return, and what it was asked for.
#[derive(Debug)]
struct Site {
    substitute: f32,
    argument: Cell<Option<(f32, f32)>>,
}

/// An f32 with the semantics of a backend: fused or not, with wide tables or not, a fraction rounded down or
/// to nearest.
#[derive(Clone, Copy, Debug)]
struct Probe<'a, const WIDE: bool, const FUSED: bool, const DOWN: bool> {
    value: f32,
    site: &'a Site,
}

impl<const WIDE: bool, const FUSED: bool, const DOWN: bool> Probe<'_, WIDE, FUSED, DOWN> {
    fn with(self, value: f32) -> Self {
        Probe { value, ..self }
    }
}

macro_rules! operator {
    ($Trait:ident, $method:ident) => {
        impl<const W: bool, const F: bool, const D: bool> $Trait for Probe<'_, W, F, D> {
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

impl<const W: bool, const F: bool, const D: bool> Neg for Probe<'_, W, F, D> {
    type Output = Self;
    fn neg(self) -> Self {
        self.with(-self.value)
    }
}

/// `a · b + c`, with one rounding or two.
pub(crate) fn mul_add(fused: bool, a: f32, b: f32, c: f32) -> f32 {
    if fused { a.mul_add(b, c) } else { a * b + c }
}

/// The number of the cell ⌊x · scale⌋, of the exact product or the rounded one; it rises with x.
pub(crate) fn floor_cell(fused: bool, x: f32, scale: f32) -> u32 {
    let product =
        if fused { f64::from(x) * f64::from(scale) } else { f64::from(x * scale) };
    (product.floor() as i32 + (1 << 22)) as u32
}

/// 1.5 · 2^23, as in the library's lanes.
const TO_INTEGER: f32 = 12_582_912.0;

impl<const WIDE: bool, const FUSED: bool, const DOWN: bool> Arith for Probe<'_, WIDE, FUSED, DOWN> {
    type Mask = bool;
    type Cell = u32;
    const WIDE_TABLES: bool = WIDE;

    fn lit(self, value: f32) -> Self {
        self.with(value)
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
        if bound.value < self.value { bound } else { self }
    }
    fn at_least(self, bound: Self) -> Self {
        if bound.value > self.value { bound } else { self }
    }
    fn lt(self, other: Self) -> bool {
        self.value < other.value
    }
    fn select(mask: bool, then: Self, otherwise: Self) -> Self {
        if mask { then } else { otherwise }
    }
    fn nearest_int(self, scale: f32) -> (Self, u32) {
        let shifted = mul_add(FUSED, self.value, scale, TO_INTEGER);
        (self.with(shifted - TO_INTEGER), shifted.to_bits())
    }
    fn binade_cell(self, bits: u32) -> u32 {
        self.value.to_bits() >> (23 - bits)
    }
    fn floor_cell(self, scale: f32) -> u32 {
        floor_cell(FUSED, self.value, scale)
    }
    fn remap<const N: usize>(self, cell: u32, table: &'static [u8; N]) -> u32 {
        table[cell as usize % N].into()
    }
    fn table<const N: usize>(self, cell: u32, table: &'static [f32; N]) -> Self {
        self.with(table[cell as usize % N])
    }
    fn scale2(self, cell: u32) -> Self {
        self.with(f32::from_bits(self.value.to_bits().wrapping_add(cell << 23)))
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
    fn piecewise<const N: usize, const C: usize, const M: usize>(
        self,
        cells: &'static Cells<N, C, M>,
    ) -> Self {
        self.piecewise_in(self, cells)
    }
    fn piecewise_in<const N: usize, const C: usize, const M: usize>(
        self,
        selector: Self,
        _: &'static Cells<N, C, M>,
    ) -> Self {
        let met = self.site.argument.replace(Some((selector.value, self.value)));
        assert!(met.is_none(), "one polynomial a kernel");
        self.with(if self.value.is_nan() { self.value } else { self.site.substitute })
    }
}

/// What a run of a kernel showed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// The value whose cell the polynomial is of: the argument itself, or a value beside it.
    pub(crate) selector: f32,
    /// The argument of the polynomial.
    pub(crate) argument: f32,
    /// The kernel's value, before the only rounding.
    pub(crate) value: f32,
}

/// Runs a kernel on an input, with a value for its polynomial.
pub(crate) type Kernel = fn(x: f32, polynomial: f32) -> Run;

fn f16<K: Narrow, const WIDE: bool, const FUSED: bool, const DOWN: bool>(x: f32, polynomial: f32) -> Run {
    let site = Site { substitute: polynomial, argument: Cell::new(None) };
    let value = K::f16(Probe::<WIDE, FUSED, DOWN> { value: x, site: &site }).value;
    let (selector, argument) = site.argument.get().unwrap_or_default();
    Run { selector, argument, value }
}

fn bf16<K: Narrow, const WIDE: bool, const FUSED: bool, const DOWN: bool>(x: f32, polynomial: f32) -> Run {
    let site = Site { substitute: polynomial, argument: Cell::new(None) };
    let value = K::bf16(Probe::<WIDE, FUSED, DOWN> { value: x, site: &site }).value;
    let (selector, argument) = site.argument.get().unwrap_or_default();
    Run { selector, argument, value }
}

fn select<K: Narrow>(format: Format, wide: bool, fused: bool) -> Vec<Kernel> {
    match (format, wide, fused) {
        (Format::F16, true, true) => vec![f16::<K, true, true, false>, f16::<K, true, true, true>],
        (Format::F16, true, false) => vec![f16::<K, true, false, false>],
        (Format::F16, false, true) => vec![f16::<K, false, true, false>],
        (Format::F16, false, false) => vec![f16::<K, false, false, false>],
        (_, true, true) => vec![bf16::<K, true, true, false>, bf16::<K, true, true, true>],
        (_, true, false) => vec![bf16::<K, true, false, false>],
        (_, false, true) => vec![bf16::<K, false, true, false>],
        (_, false, false) => vec![bf16::<K, false, false, false>],
    }
}

macro_rules! by_function {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The kernel of a function, as the backends with these semantics run it.
        pub(crate) fn kernels(
            function: Function,
            format: Format,
            wide: bool,
            fused: bool,
        ) -> Vec<Kernel> {
            match function {
                $(Function::$kernel => select::<kernel::$kernel>(format, wide, fused),)*
            }
        }
    };
}
for_each_function!(by_function);
