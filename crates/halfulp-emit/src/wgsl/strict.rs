//! Binary16 kernels in integer arithmetic.

use std::ops::{Add, Div, Mul, Neg, Sub};

use halfulp::{Format, Function, Rounding};
use halfulp_kernels::Arith;
use halfulp_kernels::kernel::{self, Narrow};

use super::bits::{hu_bits_of_f16, hu_f16_of_bits};
use super::float::*;
use super::{Frame, STRICT};

/// What the self-test of the emitted file makes of an input and its result: a hash that their sum is taken of (G. Fowler, L. C. Noll,
/// P. Vo's, of two words, and a final mixing).
pub fn self_test_hash(input: u32, result: u32) -> u32 {
    const PRIME: u32 = 0x0100_0193;
    let hash = (input ^ 0x811c_9dc5).wrapping_mul(PRIME);
    let hash = (hash ^ result).wrapping_mul(PRIME);
    let hash = (hash ^ hash >> 15).wrapping_mul(0x85eb_ca6b);
    hash ^ hash >> 13
}

/// A finite f32 by its bits, computed with by integers: of the class f32-fused, but for integers and cells, which are those of rounded
/// products.
#[derive(Clone, Copy, Debug)]
struct Bits(u32);

macro_rules! operator {
    ($Operator:ident $method:ident $function:ident) => {
        impl $Operator for Bits {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                Bits($function(self.0, other.0))
            }
        }
    };
}
operator!(Add add hu_float_add);
operator!(Sub sub hu_float_sub);
operator!(Mul mul hu_float_mul);

impl Div for Bits {
    type Output = Self;
    fn div(self, _: Self) -> Self {
        unreachable!("no function that has a strict form is computed by a division")
    }
}

impl Neg for Bits {
    type Output = Self;
    fn neg(self) -> Self {
        Bits(hu_float_neg(self.0))
    }
}

/// What the kernels of the functions that have strict forms do not do.
macro_rules! absent {
    ($($method:ident($($argument:ty),*) -> $Result:ty;)*) => {
        $(fn $method(self $(, _: $argument)*) -> $Result {
            unreachable!("in no kernel that has a strict form")
        })*
    };
}

impl Arith for Bits {
    type Mask = bool;
    type Cell = u32;
    const WIDE_TABLES: bool = true;

    fn lit(self, value: f32) -> Self {
        Bits(value.to_bits())
    }
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Bits(hu_float_fma(self.0, factor.0, addend.0))
    }
    fn abs(self) -> Self {
        Bits(hu_float_abs(self.0))
    }
    fn mul_sign(self, sign: Self) -> Self {
        Bits(hu_float_mul_sign(self.0, sign.0))
    }
    fn at_most(self, bound: Self) -> Self {
        Bits(hu_float_at_most(self.0, bound.0))
    }
    fn at_least(self, bound: Self) -> Self {
        Bits(hu_float_at_least(self.0, bound.0))
    }
    fn lt(self, other: Self) -> bool {
        hu_float_less(self.0, other.0)
    }
    fn select(mask: bool, then: Self, otherwise: Self) -> Self {
        if mask { then } else { otherwise }
    }
    fn nearest_int(self, scale: f32) -> (Self, u32) {
        let scale = scale.to_bits();
        (Bits(hu_float_nearest(self.0, scale)), hu_float_nearest_cell(self.0, scale))
    }
    fn binade_cell(self, bits: u32) -> u32 {
        hu_float_binade_cell(self.0, bits)
    }
    fn floor_cell(self, scale: f32) -> u32 {
        hu_float_floor_cell(self.0, scale.to_bits())
    }
    fn remap<const N: usize>(self, cell: u32, table: &'static [u8; N]) -> u32 {
        table[cell as usize % N].into()
    }
    fn table<const N: usize>(self, cell: u32, table: &'static [f32; N]) -> Self {
        self.lit(table[cell as usize % N])
    }
    fn scale2(self, cell: u32) -> Self {
        Bits(hu_float_scale2(self.0, cell))
    }
    absent! {
        nearest_power(f32, i8) -> (Self, Self);
        unscale2(u32) -> Self;
        fraction() -> Self;
        scale2_floor(Self, f32) -> Self;
        split_exponent() -> (Self, Self);
        split_any_exponent() -> (Self, Self);
        binade(f32, f32) -> (Self, Self);
        normalised() -> (Self, bool);
        in_log_domain(Self) -> Self;
    }
}

macro_rules! define_kernels {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        fn kernel_of(function: Function) -> fn(u16) -> u16 {
            match function { $(Function::$kernel => strict_of::<kernel::$kernel>,)* }
        }
    };
}
halfulp_kernels::for_each_function!(define_kernels);

fn strict_of<K: Narrow>(input: u16) -> u16 {
    let (sign, x) = if K::ODD { (input & 0x8000, input & 0x7fff) } else { (0, input) };
    sign | hu_f16_of_bits(K::f16(Bits(hu_bits_of_f16(x.into()))).0) as u16
}

/// The function in binary16 as its strict form computes it, by integers alone; none if it has no such form.
pub fn strict(function: Function) -> Option<impl Fn(u16) -> u16> {
    STRICT.contains(&function).then(|| {
        let truth = halfulp_oracle::results(function, Format::F16, Rounding::NearestEven);
        let (frame, kernel) = (Frame::new(function, Format::F16, &truth), kernel_of(function));
        move |input| frame.result(input).unwrap_or_else(|| kernel(input))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every result that is finite, against the processor's.
    fn check(name: &str, ours: u32, theirs: f32, operands: &[f32]) {
        if theirs.is_finite() {
            assert_eq!(ours, theirs.to_bits(), "{name} of {operands:?}");
        } else {
            assert_eq!(ours & 0x7fff_ffff, 0x7f80_0000, "{name} of {operands:?}");
        }
    }

    fn check_all(a: f32, b: f32, c: f32) {
        let [i, j, k] = [a, b, c].map(f32::to_bits);
        check("a + b", hu_float_add(i, j), a + b, &[a, b]);
        check("a - b", hu_float_sub(i, j), a - b, &[a, b]);
        check("a * b", hu_float_mul(i, j), a * b, &[a, b]);
        check("a * b + c", hu_float_fma(i, j, k), crate::prove::fused(a, b, c), &[a, b, c]);
        assert_eq!(hu_float_less(i, j), a < b, "{a:e} < {b:e}");
        assert_eq!(hu_float_at_most(i, j), if b < a { j } else { i }, "{a:e} at most {b:e}");
        assert_eq!(hu_float_at_least(i, j), if b > a { j } else { i }, "{a:e} at least {b:e}");
    }

    /// Zeros, the ends of the subnormal and normal numbers, powers of two and their neighbours, few bits and many.
    fn hard() -> Vec<f32> {
        let mut bits: Vec<u32> =
            vec![0, 1, 2, 3, 0x007f_ffff, 0x0080_0000, 0x0080_0001, 0x7f7f_ffff];
        for exponent in
            [1, 23, 24, 25, 63, 102, 103, 104, 126, 127, 128, 150, 151, 152, 200, 253, 254]
        {
            for fraction in [0, 1, 0x0040_0000, 0x0055_5555, 0x007f_fffe, 0x007f_ffff] {
                bits.push(exponent << 23 | fraction);
            }
        }
        bits.iter().flat_map(|&x| [f32::from_bits(x), -f32::from_bits(x)]).collect()
    }

    #[test]
    fn integer_arithmetic_is_that_of_binary32_on_hard_cases() {
        let hard = hard();
        for &a in &hard {
            for &b in &hard {
                for &c in &hard {
                    check_all(a, b, c);
                }
            }
        }
    }

    #[test]
    fn integer_arithmetic_is_that_of_binary32_on_random_numbers() {
        let mut random = 1u64;
        let mut next = || {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 32) as u32
        };
        for i in 0..4_000_000 {
            let [a, b, c] = std::array::from_fn(|_| {
                let bits = next();
                // Of like exponents half of the time, so that sums cancel and products are added to.
                let bits = if i % 2 == 0 { bits & 0x83ff_ffff | 0x3c00_0000 } else { bits };
                f32::from_bits(bits)
            });
            // Near to the product, a third of the time.
            let c = if i % 3 == 0 { -(a * b) * (1.0 + (next() >> 8) as f32 * 1e-13) } else { c };
            if [a, b, c].iter().all(|x| x.is_finite()) {
                check_all(a, b, c);
            }
        }
    }

    #[test]
    fn cells_are_numbered_as_they_should() {
        for i in -4000..4000i32 {
            let x = i as f32 / 128.0;
            for scale in [1.0f32, 0.3, 45.92867] {
                let (bits, product) = (x.to_bits(), x * scale);
                let nearest = product.round_ties_even();
                assert_eq!(f32::from_bits(hu_float_nearest(bits, scale.to_bits())), nearest);
                let cells = [
                    (hu_float_nearest_cell(bits, scale.to_bits()), nearest),
                    (hu_float_floor_cell(bits, scale.to_bits()), product.floor()),
                ];
                for (cell, expected) in cells {
                    assert_eq!(cell & 0x3f_ffff, expected as i32 as u32 & 0x3f_ffff, "{x} {scale}");
                }
            }
        }
    }

    #[test]
    fn strict_forms_are_right_on_every_input() {
        for function in STRICT {
            let truth = halfulp_oracle::results(function, Format::F16, Rounding::NearestEven);
            let ours = strict(function).expect("it has one");
            for (x, &expected) in (0..=u16::MAX).zip(&truth) {
                assert_eq!(ours(x), expected, "{function}({x:04x})");
            }
        }
        assert!(strict(Function::Exp).is_none());
    }
}
