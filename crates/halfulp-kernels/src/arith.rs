//! The arithmetic trait: every operation a kernel may use, and what it means.
//!
//! A kernel is a generic function over [`Arith`]; the implementor decides what running it means: one
//! result, a vector of results, a proof, a source text, a cost. So an operation is specified by its
//! meaning, and an implementor may use whatever trick is fastest for it.
//!
//! A value is its own witness: constants come from a value, `x.lit(c)`, so that the same code serves
//! lanes (which exist only where their instructions do) and arithmetics that carry state.

use core::ops::{Add, Div, Mul, Neg, Sub};

use crate::cells::Cells;

/// 1.5 · 2^23: added to a value below 2^22 in magnitude, it leaves the nearest integer in the low bits.
pub const TO_INTEGER: f32 = 12_582_912.0;

/// As [`TO_INTEGER`]: it leaves the exponent field of 2^(n + `shift`) for the nearest integer n.
#[inline(always)]
pub fn to_biased_exponent(shift: i8) -> f32 {
    TO_INTEGER + (127 + i32::from(shift)) as f32
}

/// An f32 arithmetic: `+`, `-`, `·`, `/` and the operations below.
///
/// `+`, `-`, `*` and `/` are IEEE 754's, each rounded to the nearest f32, ties to even, with subnormal
/// operands and results kept. Whether [`mul_add`](Arith::mul_add) rounds once or twice is what
/// distinguishes the two semantics classes, *f32-fused* and *f32-unfused*: backends of one class return
/// the same bits.
pub trait Arith:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// A truth value for each result.
    type Mask: Copy;

    /// The number of a polynomial's cell for each result: an integer, kept modulo the table's length.
    type Cell: Copy;

    /// Whether tables of 32 entries are looked up in one step. Where this is false, tables of eight are.
    ///
    /// Kernels choose by it between many cells of low degree and few cells of higher degree.
    const WIDE_TABLES: bool;

    /// The constant `value`, in every lane.
    fn lit(self, value: f32) -> Self;

    /// `self · factor + addend`: rounded once in the class f32-fused, after each operation in f32-unfused.
    fn mul_add(self, factor: Self, addend: Self) -> Self;

    /// The magnitude.
    fn abs(self) -> Self;

    /// `self`, negated where the sign of `sign` is negative (-0 and negative NaN included).
    fn mul_sign(self, sign: Self) -> Self;

    /// The smaller of `self` and `bound`; `self` where they are equal, zeros of unlike signs too, and where either is NaN.
    fn at_most(self, bound: Self) -> Self;

    /// The larger of `self` and `bound`; `self` where they are equal, zeros of unlike signs too, and where
    /// either is NaN.
    fn at_least(self, bound: Self) -> Self;

    /// The smaller of `self` and `bound`; where `self` is NaN, either. To be preferred where another operand brings the NaN
    /// to the result.
    #[inline(always)]
    fn capped(self, bound: f32) -> Self {
        self.at_most(self.lit(bound))
    }

    /// `self < other`; false where either is NaN.
    fn lt(self, other: Self) -> Self::Mask;

    /// `then` where `mask` holds, else `otherwise`.
    fn select(mask: Self::Mask, then: Self, otherwise: Self) -> Self;

    /// `self + 2^-60`, rounded: `self` again where |self| is a bfloat16 number above 2^-36, and subnormal nowhere but
    /// near -2^-60.
    ///
    /// Multiplications with subnormal operands are slow on many processors; additions are not.
    #[inline(always)]
    fn without_subnormals(self) -> Self {
        self + self.lit(f32::from_bits((127 - 60) << 23)) // 2^-60
    }

    /// The integer k nearest to `self · scale` (in class f32-unfused, to the rounded product), as a value
    /// and as a cell number. |k| must be below 2^22.
    fn nearest_int(self, scale: f32) -> (Self, Self::Cell);

    /// The integer k nearest to `self · scale`, as [`nearest_int`](Arith::nearest_int), and 2^(k + `shift`), of
    /// which k + `shift` must be in \[-127, 128\]; for -127 the power is 0, for 128 infinite.
    fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self);

    /// The cell number of a positive normal value among cells that cut each binade into 2^`bits` equal
    /// parts: its exponent's and its `bits` leading fraction bits, as one integer.
    fn binade_cell(self, bits: u32) -> Self::Cell;

    /// ⌊self · scale⌋ (in class f32-unfused, of the rounded product) as a cell number. It must be below 2^22
    /// in magnitude.
    fn floor_cell(self, scale: f32) -> Self::Cell;

    /// Entry `cell mod N` of a table that maps fine cells to the cells of a polynomial's table.
    ///
    /// N is 64 where [`WIDE_TABLES`](Arith::WIDE_TABLES), else 16.
    fn remap<const N: usize>(self, cell: Self::Cell, table: &'static [u8; N]) -> Self::Cell;

    /// Entry `cell mod N` of a table of constants. N is 1, 8, 16 or, where
    /// [`WIDE_TABLES`](Arith::WIDE_TABLES), 32.
    fn table<const N: usize>(self, cell: Self::Cell, table: &'static [f32; N]) -> Self;

    /// `self · 2^k` for the integer k that `cell` numbers, as [`nearest_int`](Arith::nearest_int) gave it.
    /// `self` and the product must be normal numbers; a NaN stays one.
    fn scale2(self, cell: Self::Cell) -> Self;

    /// `self · 2^-k`, as [`scale2`](Arith::scale2).
    fn unscale2(self, cell: Self::Cell) -> Self;

    /// `self − ⌊self⌋`, rounded to the nearest f32 or down: in \[0, 1\]. A NaN stays one.
    ///
    /// Where |self| > 128, infinities included, the result may be any value in \[0, 1\].
    fn fraction(self) -> Self;

    /// `self · 2^⌊exponent⌋`, rounded once: to a subnormal, 0 or infinity where it must be, for any
    /// `exponent` that is not NaN. `self` must be in \[2^-8, 2^8\]; a NaN stays one.
    ///
    /// Where `exponent` is less than `least`, the result may be 0: on many processors subnormal results,
    /// and those that are almost, are slow.
    fn scale2_floor(self, exponent: Self, least: f32) -> Self;

    /// `self + addend`, as the result of a kernel: one of these is +0 or both are normal, and the sum may be subnormal.
    ///
    /// This and the next two are plain operations, but where arithmetic may flush subnormal numbers: there they are done
    /// without any.
    #[inline(always)]
    fn gradual_add(self, addend: Self) -> Self {
        self + addend
    }

    /// `self · factor`, as the result of a kernel, which may be subnormal. The operands are normal, and |self| < 2^63.
    #[inline(always)]
    fn gradual_mul(self, factor: Self) -> Self {
        self * factor
    }

    /// `self · factor + addend`, as the result of a kernel, which may be subnormal where `addend` is +0. The other operands are
    /// normal, and |self| < 2^63.
    #[inline(always)]
    fn gradual_mul_add(self, factor: Self, addend: Self) -> Self {
        self.mul_add(factor, addend)
    }

    /// `(m, e)` with `self = m · 2^e`, m in \[1, 2), e an integer, for positive normal `self`.
    ///
    /// e is infinite for ±0 (-inf) and +inf, with m a finite value; for negative values and NaN, m or e is NaN.
    /// `self` must not be subnormal.
    fn split_exponent(self) -> (Self, Self);

    /// As [`split_exponent`](Arith::split_exponent), for subnormal `self` too.
    fn split_any_exponent(self) -> (Self, Self);

    /// `(s, e)` with s = `scale` · 2^-k and e = 2^23 · k for the integer k that brings `self` · 2^-k into
    /// \[`least`, 2 · `least`\), for positive normal `self`, infinity counted as 2^128; any two values for others, but if
    /// `least` is a number of bfloat16, s is NaN and e a number where `self` is negative. The factor 2^23 is where
    /// processors have the exponent.
    ///
    /// `least` is in \[1/2, 1\], `scale` a power of two from 1 to 4, and s must be a normal number or,
    /// as 0, 2^-127.
    fn binade(self, least: f32, scale: f32) -> (Self, Self);

    /// `self`, times 2^149 where it is less than 2^-125; and whether it is. A negative number stays one.
    fn normalised(self) -> (Self, Self::Mask);

    /// `self`, a logarithm's value at `x`, where `x` is positive; -inf where it is ±0, NaN where it is negative. Where
    /// `x` is NaN, `self` must be, and is made quiet.
    ///
    /// `x` must be 0 or at least 2^-62 in magnitude.
    fn in_log_domain(self, x: Self) -> Self;

    /// The polynomial of `self` whose coefficient of degree d is `table(cell, &coefficients[d])`, of at most eight,
    /// with [`mul_add`](Arith::mul_add): by Horner's rule.
    ///
    /// Eight are taken by pairs, a chain half as long (G. Estrin, Organization of computer systems: the fixed plus
    /// variable structure computer, 1960). With x = `self` and pₖ = c₂ₖ₊₁·x + c₂ₖ:
    /// (p₃·x² + p₂)·(x²·x²) + (p₁·x² + p₀).
    #[inline(always)]
    fn polynomial<const N: usize, const C: usize>(
        self,
        cell: Self::Cell,
        coefficients: &'static [[f32; N]; C],
    ) -> Self {
        const { assert!(0 < C && C <= 8) }
        if let [c0, c1, c2, c3, c4, c5, c6, c7] = coefficients.as_slice() {
            let square = self * self;
            let p0 = self.table(cell, c1).mul_add(self, self.table(cell, c0));
            let p1 = self.table(cell, c3).mul_add(self, self.table(cell, c2));
            let p2 = self.table(cell, c5).mul_add(self, self.table(cell, c4));
            let p3 = self.table(cell, c7).mul_add(self, self.table(cell, c6));
            return p3.mul_add(square, p2).mul_add(square * square, p1.mul_add(square, p0));
        }
        let mut value = self.table(cell, &coefficients[C - 1]);
        for degree in (0..C - 1).rev() {
            value = value.mul_add(self, self.table(cell, &coefficients[degree]));
        }
        value
    }

    /// The value at `self` of the polynomial of the cell of `self`.
    #[inline(always)]
    fn piecewise<const N: usize, const C: usize, const M: usize>(
        self,
        cells: &'static Cells<N, C, M>,
    ) -> Self {
        cells.evaluate(self)
    }

    /// The value at `self` of the polynomial of the cell of `selector`.
    #[inline(always)]
    fn piecewise_in<const N: usize, const C: usize, const M: usize>(
        self,
        selector: Self,
        cells: &'static Cells<N, C, M>,
    ) -> Self {
        cells.evaluate_in(selector, self)
    }
}
