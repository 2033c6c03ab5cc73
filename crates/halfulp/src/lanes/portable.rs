//! Any processor: f32 without a fused multiply-add, one value at a time.

use core::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::{
    Arith, f64_arithmetic,
    kernel::{Narrow, Wide},
};

use super::call;
use crate::environment::rounds_to_nearest;
#[cfg(all(test, target_arch = "x86_64"))]
use crate::format::Format;
use crate::format::{Bf16, F16};

/// An f32 whose `mul_add` rounds twice: the class f32-unfused.
#[derive(Clone, Copy, Debug)]
pub struct Portable(pub f32);

/// Implements [`Arith`] for a newtype over f32, and its conversions from and to f32; `$mul_add` is the operation that the classes differ in.
macro_rules! f32_arithmetic {
    ($Type:ident, $mul_add:expr) => {
        f32_arithmetic!(@operator $Type, Add add +);
        f32_arithmetic!(@operator $Type, Sub sub -);
        f32_arithmetic!(@operator $Type, Mul mul *);
        f32_arithmetic!(@operator $Type, Div div /);

        impl $Type {
            /// ⌊x⌋ of the number nearest to x among those of magnitude 192 and less, as a number and in the low bits of an
            /// integer; and that number.
            #[inline(always)]
            fn floor(self) -> (Self, u32, Self) {
                let x = self.at_least(Self(-192.0)).at_most(Self(192.0));
                let (nearest, k) = x.nearest_int(1.0);
                // Without a branch: which way it would go is a matter of chance.
                let is_above = x.lt(nearest);
                let floor = nearest - Self::select(is_above, Self(1.0), Self(0.0));
                (floor, k.wrapping_sub(u32::from(is_above)), x)
            }
        }

        impl From<f32> for $Type {
            #[inline(always)]
            fn from(value: f32) -> Self {
                Self(value)
            }
        }

        impl From<$Type> for f32 {
            #[inline(always)]
            fn from(value: $Type) -> f32 {
                value.0
            }
        }

        impl Neg for $Type {
            type Output = Self;
            #[inline(always)]
            fn neg(self) -> Self {
                Self(-self.0)
            }
        }

        impl Arith for $Type {
            type Mask = bool;
            type Cell = u32;
            const WIDE_TABLES: bool = true;

            #[inline(always)]
            fn lit(self, value: f32) -> Self {
                Self(value)
            }

            #[inline(always)]
            fn mul_add(self, factor: Self, addend: Self) -> Self {
                #[allow(clippy::redundant_closure_call)]
                Self($mul_add(self.0, factor.0, addend.0))
            }

            #[inline(always)]
            fn abs(self) -> Self {
                Self(f32::from_bits(self.0.to_bits() & 0x7fff_ffff))
            }

            #[inline(always)]
            fn mul_sign(self, sign: Self) -> Self {
                // By an exact product: for an exclusive or, compilers move numbers to integer registers.
                Self(self.0 * 1f32.copysign(sign.0))
            }

            #[inline(always)]
            fn at_most(self, bound: Self) -> Self {
                Self(if bound.0 < self.0 { bound.0 } else { self.0 })
            }

            #[inline(always)]
            fn at_least(self, bound: Self) -> Self {
                Self(if bound.0 > self.0 { bound.0 } else { self.0 })
            }

            #[inline(always)]
            fn lt(self, other: Self) -> bool {
                self.0 < other.0
            }

            #[inline(always)]
            fn select(mask: bool, then: Self, otherwise: Self) -> Self {
                if mask { then } else { otherwise }
            }

            #[inline(always)]
            fn nearest_int(self, scale: f32) -> (Self, u32) {
                let magic = self.lit(halfulp_kernels::arith::TO_INTEGER);
                let shifted = self.mul_add(self.lit(scale), magic);
                (shifted - magic, shifted.0.to_bits())
            }

            #[inline(always)]
            fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self) {
                let magic = self.lit(halfulp_kernels::arith::to_biased_exponent(shift));
                let shifted = self.mul_add(self.lit(scale), magic);
                (shifted - magic, Self(f32::from_bits(shifted.0.to_bits() << 23)))
            }

            #[inline(always)]
            fn binade_cell(self, bits: u32) -> u32 {
                self.0.to_bits() >> (23 - bits)
            }

            #[inline(always)]
            fn floor_cell(self, scale: f32) -> u32 {
                let (nearest, cell) = self.nearest_int(scale);
                let above = self.mul_add(self.lit(scale), -nearest);
                cell.wrapping_sub(u32::from(above.0 < 0.0))
            }

            #[inline(always)]
            fn remap<const N: usize>(self, cell: u32, table: &'static [u8; N]) -> u32 {
                table[cell as usize % N].into()
            }

            #[inline(always)]
            fn table<const N: usize>(self, cell: u32, table: &'static [f32; N]) -> Self {
                Self(table[cell as usize % N])
            }

            #[inline(always)]
            fn scale2(self, cell: u32) -> Self {
                Self(f32::from_bits(self.0.to_bits().wrapping_add(cell << 23)))
            }

            #[inline(always)]
            fn unscale2(self, cell: u32) -> Self {
                Self(f32::from_bits(self.0.to_bits().wrapping_sub(cell << 23)))
            }

            #[inline(always)]
            fn fraction(self) -> Self {
                let (floor, _, x) = self.floor();
                x - floor
            }

            #[inline(always)]
            fn scale2_floor(self, exponent: Self, _least: f32) -> Self {
                // Of the lowest 9 bits.
                let k = (exponent.floor().1 << 23) as i32 >> 23;
                let power = |k: i32| Self(f32::from_bits(((k + 127) as u32) << 23));
                // The first product is exact.
                self * power(k >> 1) * power(k - (k >> 1))
            }

            #[inline(always)]
            fn split_exponent(self) -> (Self, Self) {
                let bits = self.0.to_bits();
                if self.0 == 0.0 {
                    (Self(1.0), Self(f32::NEG_INFINITY))
                } else if self.0 == f32::INFINITY {
                    (Self(1.0), self)
                } else if self.0 > 0.0 {
                    let significand = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
                    (Self(significand), Self(((bits >> 23) as i32 - 127) as f32))
                } else {
                    (Self(f32::NAN), Self(0.0))
                }
            }

            #[inline(always)]
            fn split_any_exponent(self) -> (Self, Self) {
                if !(self.0 > 0.0 && self.0 < f32::MIN_POSITIVE) {
                    return self.split_exponent();
                }
                // The bits of a subnormal are its multiple of 2^-149, an integer below 2^23.
                let (significand, exponent) = Self(self.0.to_bits() as f32).split_exponent();
                (significand, exponent - Self(149.0))
            }

            #[inline(always)]
            fn binade(self, least: f32, scale: f32) -> (Self, Self) {
                // The integer part of a difference of bit patterns is one of exponents.
                let k = self.0.to_bits().wrapping_sub(least.to_bits()) & 0xff80_0000;
                let power = f32::from_bits(scale.to_bits().wrapping_sub(k));
                (Self(if self.0 < 0.0 { f32::NAN } else { power }), Self(k as i32 as f32))
            }

            #[inline(always)]
            fn normalised(self) -> (Self, bool) {
                // The bits of a number below 2^-125 are its multiple of 2^-149.
                let bits = self.0.to_bits();
                let is_tiny = bits < 0x0100_0000;
                (if is_tiny { Self(bits as f32) } else { self }, is_tiny)
            }

            #[inline(always)]
            fn in_log_domain(self, x: Self) -> Self {
                if x.0 == 0.0 {
                    Self(f32::NEG_INFINITY)
                } else if x.0 < 0.0 {
                    Self(f32::NAN)
                } else {
                    self + Self(-0.0)
                }
            }
        }
    };
    (@operator $Type:ident, $Operator:ident $method:ident $operator:tt) => {
        impl $Operator for $Type {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $operator other.0)
            }
        }
    };
}
#[cfg(target_arch = "x86_64")]
pub(crate) use f32_arithmetic;

f32_arithmetic!(Portable, |a: f32, b, c| a * b + c);

/// An f64 whose `mul_add` rounds twice: the class f64-unfused.
#[derive(Clone, Copy, Debug)]
pub struct F64(pub f64);

f64_arithmetic!(F64, |a: f64, b, c| a * b + c);

/// The entry point for one value of binary16.
pub(crate) fn f16_call<K: Narrow + Wide>(x: u16) -> u16 {
    let (nearest, widen) = (rounds_to_nearest(), |x| F16(x).to_f32());
    // SAFETY: any processor will do.
    unsafe {
        if K::WIDE_CALLS_F16 {
            call::f16_wide::<K, F64>(x, nearest, widen, f16_slice::<K>)
        } else {
            call::f16::<K, Portable>(x, nearest, widen, call::half, f16_slice::<K>)
        }
    }
}

/// The entry point for one value of bfloat16.
pub(crate) fn bf16_call<K: Narrow + Wide>(x: u16) -> u16 {
    if K::WIDE_CALLS_BF16 {
        return bf16_wide::<K>(x);
    }
    // SAFETY: any processor will do.
    unsafe { call::bf16::<K, Portable>(x, rounds_to_nearest(), bf16_wide::<K>) }
}

/// As [`bf16_call`], by the wide kernel.
fn bf16_wide<K: Narrow + Wide>(x: u16) -> u16 {
    // SAFETY: any processor will do.
    unsafe { call::bf16_wide::<K, F64>(x, rounds_to_nearest(), bf16_slice::<K>) }
}

fn f16<K: Narrow>(x: u16) -> u16 {
    F16::from_f32(K::f16(Portable(F16(x).to_f32())).0).0
}

fn bf16<K: Narrow>(x: u16) -> u16 {
    let value = K::bf16_of(Portable(Bf16(x).to_f32())).0;
    Bf16::from_f32(K::bf16_kept(value, Portable::WIDE_TABLES)).0
}

/// The slice entry point for binary16.
///
/// # Safety
/// As [`Entry`](super::Entry).
pub(crate) unsafe fn f16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements.
        unsafe { dst.add(i).write_unaligned(f16::<K>(src.add(i).read_unaligned())) }
    }
}

/// The slice entry point for bfloat16.
///
/// # Safety
/// As [`Entry`](super::Entry).
pub(crate) unsafe fn bf16_slice<K: Narrow>(src: *const u16, dst: *mut u16, n: usize) {
    for i in 0..n {
        // SAFETY: i < n, and the caller vouches for n elements.
        unsafe { dst.add(i).write_unaligned(bf16::<K>(src.add(i).read_unaligned())) }
    }
}

/// The kernel's values before the rounding.
#[cfg(all(test, target_arch = "x86_64"))]
pub(super) fn unrounded<K: Narrow>(format: Format, x: [f32; 16]) -> [f32; 16] {
    match format {
        Format::Bf16 => x.map(|x| K::bf16_of(Portable(x)).0),
        _ => x.map(|x| K::f16(Portable(x)).0),
    }
}
