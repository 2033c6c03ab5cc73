//! Piecewise polynomials that are more precise than the result: one kernel over two number types, f64 and pairs of f32.
//!
//! The kernel, in y = |x| − c, c the centre of the cell that the exponent and the top significand bits of |x| choose:
//!
//! ```text
//! s + t = P0 + P1·y            exactly, or nearly
//! low   = t + y²·(P2 + P3·y + …)
//! f     ≈ s + low
//! ```
//!
//! In f32 ([`Single`]) s and t are two numbers, and `low`, below 2^-7 of s, has 24 bits of its own: the sum is known to about
//! 2^-31. Centres are such that P0 and P1, which are f32 numbers, are nearly f(c) and f'(c) (S. Gal's method: Computing elementary
//! functions, LNCS 235, 1986). In f64 ([`Double`]) t vanishes.
//!
//! What f32 leaves open is known by a *rounding test* (A. Ziv, Fast evaluation of elementary mathematical functions with
//! correctly rounded last bit, ACM TOMS 17, 1991): the table's values lie above f, by less than its bound e of their cell, so where
//! s + low and s + (low − e·s) round alike, f does too. The few others take the *second path*, [`Second`]: more
//! coefficients, the leading ones pairs, by Horner's rule in double-word arithmetic (T. J. Dekker, A floating-point technique
//! for extending the available precision, Numer. Math. 18, 1971). It is f32 too: no step of this design needs f64.

use core::ops::{Add, Mul, Neg, Sub};

use crate::cells::Grid;
use crate::wide::WideArith;

/// f32 arithmetic that knows what products and sums lose to rounding.
///
/// `+`, `-` and `*` are IEEE 754's, to the nearest f32, ties to even. There are two semantics classes: in *f32-fused*
/// [`mul_add`](DoubleWord::mul_add) rounds once, and tells what a product lost; in *f32-unfused* it rounds twice, and a product's
/// factors are split in halves (G. W. Veltkamp's method, in Dekker's paper): that takes neither f64 nor a fused operation.
pub trait DoubleWord:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self>
{
    /// A truth value for each result.
    type Mask: Copy;

    /// The number of a table's entry for each result: an integer, kept modulo the table's length.
    type Cell: Copy;

    /// The constant `value`, in every lane.
    fn lit(self, value: f32) -> Self;

    /// `self · factor + addend`: rounded once in the class f32-fused, after each operation in f32-unfused.
    fn mul_add(self, factor: Self, addend: Self) -> Self;

    /// `(p, e)`: p the rounded product, p + e the exact one. Factors must lie between 2^-60 and 2^60 in magnitude, or be 0.
    fn exact_product(self, factor: Self) -> (Self, Self);

    /// `(s, t)` with s near to `constant + slope · self` and s + t that, but for an error of 2^-23·t. The product's magnitude
    /// must not be above the constant's, unless that is 0.
    fn lead(self, slope: Self, constant: Self) -> (Self, Self);

    /// The magnitude.
    fn abs(self) -> Self;

    /// `self`, negated where the sign of `sign` is negative (-0 and negative NaN included).
    fn mul_sign(self, sign: Self) -> Self;

    /// The smaller of `self` and `bound`. Where `self` is NaN the result is NaN.
    fn at_most(self, bound: f32) -> Self;

    /// The larger of `self` and `bound`. Where `self` is NaN the result is NaN.
    fn at_least(self, bound: f32) -> Self;

    /// Not `self < bound`: true where `self` is NaN.
    fn not_below(self, bound: f32) -> Self::Mask;

    /// `self = other`; false where either is NaN.
    fn eq(self, other: Self) -> Self::Mask;

    /// `self = other`, where `mask` holds; false elsewhere, and where either is NaN.
    fn eq_where(self, other: Self, mask: Self::Mask) -> Self::Mask;

    /// `mask`, but not where `exception` holds.
    fn except(mask: Self::Mask, exception: Self::Mask) -> Self::Mask;

    /// `then` where `mask` holds, else `otherwise`.
    fn select(mask: Self::Mask, then: Self, otherwise: Self) -> Self;

    /// `self`, with the magnitude of the number `magnitude`, which is not negative, where `mask` holds.
    #[inline(always)]
    fn with_magnitude(self, magnitude: Self, mask: Self::Mask) -> Self {
        Self::select(mask, magnitude.mul_sign(self), self)
    }

    /// The integer nearest to `self · scale` (in class f32-unfused, to the rounded product) as a cell number. It must be below
    /// 2^22 in magnitude.
    fn nearest_int(self, scale: f32) -> Self::Cell;

    /// The multiple k/32 of 1/32 nearest to `self · scale` (in class f32-unfused, to the rounded product), as a value and with
    /// k as a cell number. |k| must be below 2^22; of others, and of NaN, both are arbitrary.
    fn nearest_multiple(self, scale: f32) -> (Self, Self::Cell);

    /// `self − multiple · factor`, rounded once, in either class, if the difference is an f32 number and no more than a third of
    /// `self`, or `multiple` is 0.
    fn less_product(self, multiple: Self, factor: f32) -> Self;

    /// The cell number of a positive normal value among cells that cut each binade into 2^`bits` equal parts.
    fn binade_cell(self, bits: u32) -> Self::Cell;

    /// Entry `cell mod N` of a table; N is 16 or 32.
    fn table<const N: usize>(self, cell: Self::Cell, table: &'static [f32; N]) -> Self;

    /// Entry `k mod 32` of a table, times 2^⌊k/32⌋, for k that [`nearest_multiple`](DoubleWord::nearest_multiple) gave as
    /// `multiple` and `cell`. The entry and the product must be positive normal numbers.
    fn power(multiple: Self, cell: Self::Cell, table: &'static [f32; 32]) -> Self;

    /// `(s, t)`: s the rounded sum, s + t the exact one (D. E. Knuth, The Art of Computer Programming, vol. 2, §4.2.2).
    #[inline(always)]
    fn exact_sum(self, other: Self) -> (Self, Self) {
        let s = self + other;
        let z = s - self;
        (s, (self - (s - z)) + (other - z))
    }
}

/// Implements [`DoubleWord`] for a newtype over f32, in the class f32-unfused or, with an expression for the fused
/// multiply-add, f32-fused.
#[macro_export]
macro_rules! f32_double_word {
    ($Type:ident) => {
        $crate::f32_double_word!(@common $Type {
            #[inline(always)]
            fn mul_add(self, factor: Self, addend: Self) -> Self {
                Self(self.0 * factor.0 + addend.0)
            }

            #[inline(always)]
            fn exact_product(self, factor: Self) -> (Self, Self) {
                let ((a, b), (c, d)) = ($crate::double_word::halves(self.0), $crate::double_word::halves(factor.0));
                let p = self.0 * factor.0;
                (Self(p), Self(((a * c - p) + a * d + b * c) + b * d))
            }

            #[inline(always)]
            fn lead(self, slope: Self, constant: Self) -> (Self, Self) {
                let (p, e) = self.exact_product(slope);
                let s = constant + p;
                (s, (p - (s - constant)) + e)
            }

            #[inline(always)]
            fn less_product(self, multiple: Self, factor: f32) -> Self {
                let (p, e) = multiple.exact_product(Self(factor));
                (self - p) - e
            }
        });
    };
    ($Type:ident, $mul_add:expr) => {
        $crate::f32_double_word!(@common $Type {
            #[inline(always)]
            fn mul_add(self, factor: Self, addend: Self) -> Self {
                #[allow(clippy::redundant_closure_call)]
                Self($mul_add(self.0, factor.0, addend.0))
            }

            #[inline(always)]
            fn exact_product(self, factor: Self) -> (Self, Self) {
                let p = self * factor;
                (p, self.mul_add(factor, -p))
            }

            #[inline(always)]
            fn lead(self, slope: Self, constant: Self) -> (Self, Self) {
                let s = self.mul_add(slope, constant);
                (s, self.mul_add(slope, -(s - constant)))
            }

            #[inline(always)]
            fn less_product(self, multiple: Self, factor: f32) -> Self {
                multiple.mul_add(Self(-factor), self)
            }
        });
    };
    (@common $Type:ident { $($by_class:item)* }) => {
        $crate::f32_double_word!(@operator $Type, Add add +);
        $crate::f32_double_word!(@operator $Type, Sub sub -);
        $crate::f32_double_word!(@operator $Type, Mul mul *);

        impl core::ops::Neg for $Type {
            type Output = Self;
            #[inline(always)]
            fn neg(self) -> Self {
                Self(-self.0)
            }
        }

        impl $crate::DoubleWord for $Type {
            type Mask = bool;
            type Cell = u32;

            $($by_class)*

            #[inline(always)]
            fn lit(self, value: f32) -> Self {
                Self(value)
            }

            #[inline(always)]
            fn abs(self) -> Self {
                Self(f32::from_bits(self.0.to_bits() & !(1 << 31)))
            }

            #[inline(always)]
            fn mul_sign(self, sign: Self) -> Self {
                Self(f32::from_bits(self.0.to_bits() ^ sign.0.to_bits() & 1 << 31))
            }

            #[inline(always)]
            fn at_most(self, bound: f32) -> Self {
                Self(if bound < self.0 { bound } else { self.0 })
            }

            #[inline(always)]
            fn at_least(self, bound: f32) -> Self {
                Self(if bound > self.0 { bound } else { self.0 })
            }

            #[inline(always)]
            fn nearest_multiple(self, scale: f32) -> (Self, u32) {
                let magic = Self($crate::double_word::TO_MULTIPLE);
                let shifted = self.mul_add(Self(scale), magic);
                (shifted - magic, shifted.0.to_bits())
            }

            #[inline(always)]
            fn power(_: Self, cell: u32, table: &'static [f32; 32]) -> Self {
                let entry = table[cell as usize % 32].to_bits();
                Self(f32::from_bits(entry.wrapping_add(cell >> 5 << 23)))
            }

            #[inline(always)]
            fn not_below(self, bound: f32) -> bool {
                !(self.0 < bound)
            }

            #[inline(always)]
            fn eq(self, other: Self) -> bool {
                self.0 == other.0
            }

            #[inline(always)]
            fn eq_where(self, other: Self, mask: bool) -> bool {
                (self.0 == other.0) & mask
            }

            #[inline(always)]
            fn except(mask: bool, exception: bool) -> bool {
                mask & !exception
            }

            #[inline(always)]
            fn select(mask: bool, then: Self, otherwise: Self) -> Self {
                if mask { then } else { otherwise }
            }

            #[inline(always)]
            fn nearest_int(self, scale: f32) -> u32 {
                self.mul_add(Self(scale), Self($crate::arith::TO_INTEGER)).0.to_bits()
            }

            #[inline(always)]
            fn binade_cell(self, bits: u32) -> u32 {
                self.0.to_bits() >> (23 - bits)
            }

            #[inline(always)]
            fn table<const N: usize>(self, cell: u32, table: &'static [f32; N]) -> Self {
                Self(table[cell as usize % N])
            }
        }
    };
    (@operator $Type:ident, $Operator:ident $method:ident $symbol:tt) => {
        impl core::ops::$Operator for $Type {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $symbol other.0)
            }
        }
    };
}

/// 1.5 · 2^18: added to a value below 2^17 in magnitude, it leaves the nearest multiple of 1/32 in the low bits.
pub const TO_MULTIPLE: f32 = 393_216.0;

/// `(a, b)` with a + b = x, a of 12 bits and b of 11 and a sign, for |x| below 2^115.
#[inline(always)]
pub fn halves(x: f32) -> (f32, f32) {
    let scaled = x * 4097.0; // 2^12 + 1
    let high = scaled - (scaled - x);
    (high, x - high)
}

/// What a first path in f32 says of its results.
#[derive(Clone, Copy, Debug)]
pub struct Tested<A: DoubleWord> {
    /// The results; where they are open, the arguments.
    pub value: A,
    /// Where the second path must decide.
    pub open: A::Mask,
}

/// A number type that a piecewise kernel runs over.
pub trait Word: Copy + Sub<Output = Self> + Mul<Output = Self> {
    /// The type of the table's numbers.
    type Literal: Copy + 'static;
    /// The number of a table's entry for each argument.
    type Cell: Copy;
    /// What a leading sum loses to rounding.
    type Rest: Copy;
    /// What a kernel gives.
    type Value;

    /// The constant `value`, in every lane.
    fn lit(self, value: f32) -> Self;

    /// The number of the integer nearest to `self · scale`.
    fn nearest_int(self, scale: f32) -> Self::Cell;

    /// The cell number of a positive normal value among cells that cut each binade into 2^`bits` equal parts.
    fn binade_cell(self, bits: u32) -> Self::Cell;

    /// The cell. Those of [`Grid::FromZero`] are at most 32.
    #[inline(always)]
    fn cell(self, grid: Grid) -> Self::Cell {
        match grid {
            Grid::Uniform { scale } => self.nearest_int(scale),
            Grid::FromZero { scale } => {
                self.mul_add(self.lit(scale / 32.0), self.lit(1.0)).binade_cell(5)
            }
            Grid::Binades { scale, offset, bits } => {
                self.mul_add(self.lit(scale), self.lit(offset)).binade_cell(bits)
            }
        }
    }

    /// Entry `cell mod N` of a table; N is 16 or 32.
    fn entry<const N: usize>(self, cell: Self::Cell, table: &'static [Self::Literal; N]) -> Self;

    /// `self · factor + addend`.
    fn mul_add(self, factor: Self, addend: Self) -> Self;

    /// `constant + slope · self`: rounded, and the rest.
    fn lead(self, slope: Self, constant: Self) -> (Self, Self::Rest);

    /// `rest + square · self`.
    fn low(self, square: Self, rest: Self::Rest) -> Self;

    /// What is known of the sum of `self` and `low`, which lies above the function by less than entry `cell` of `bound`, times
    /// `self`.
    fn finish<const N: usize>(
        self,
        low: Self,
        cell: Self::Cell,
        bound: &'static [Self::Literal; N],
    ) -> Self::Value;
}

/// An f32, of whose sums the low part is kept. A kernel gives two numbers: where they are equal, they are f rounded.
#[derive(Clone, Copy, Debug)]
pub struct Single<A>(pub A);

/// An f64. A kernel gives the sum.
#[derive(Clone, Copy, Debug)]
pub struct Double<A>(pub A);

impl<A: DoubleWord> Sub for Single<A> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Single(self.0 - other.0)
    }
}

impl<A: DoubleWord> Mul for Single<A> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        Single(self.0 * other.0)
    }
}

impl<A: DoubleWord> Word for Single<A> {
    type Literal = f32;
    type Cell = A::Cell;
    type Rest = A;
    type Value = (A, A);

    #[inline(always)]
    fn lit(self, value: f32) -> Self {
        Single(self.0.lit(value))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f32) -> A::Cell {
        self.0.nearest_int(scale)
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> A::Cell {
        self.0.binade_cell(bits)
    }

    #[inline(always)]
    fn entry<const N: usize>(self, cell: A::Cell, table: &'static [f32; N]) -> Self {
        Single(self.0.table(cell, table))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Single(self.0.mul_add(factor.0, addend.0))
    }

    #[inline(always)]
    fn lead(self, slope: Self, constant: Self) -> (Self, A) {
        let (s, t) = self.0.lead(slope.0, constant.0);
        (Single(s), t)
    }

    #[inline(always)]
    fn low(self, square: Self, rest: A) -> Self {
        Single(self.0.mul_add(square.0, rest))
    }

    #[inline(always)]
    fn finish<const N: usize>(self, low: Self, cell: A::Cell, bound: &'static [f32; N]) -> (A, A) {
        let less = self.0.mul_add(-self.0.table(cell, bound), low.0);
        (self.0 + low.0, self.0 + less)
    }
}

impl<A: WideArith> Sub for Double<A> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Double(self.0 - other.0)
    }
}

impl<A: WideArith> Mul for Double<A> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        Double(self.0 * other.0)
    }
}

impl<A: WideArith> Word for Double<A> {
    type Literal = f64;
    type Cell = A::Cell;
    type Rest = ();
    type Value = A;

    #[inline(always)]
    fn lit(self, value: f32) -> Self {
        Double(self.0.lit(value.into()))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f32) -> A::Cell {
        self.0.nearest_int(scale.into()).1
    }

    #[inline(always)]
    fn binade_cell(self, bits: u32) -> A::Cell {
        self.0.binade_cell(bits)
    }

    #[inline(always)]
    fn entry<const N: usize>(self, cell: A::Cell, table: &'static [f64; N]) -> Self {
        Double(self.0.table(cell, table))
    }

    #[inline(always)]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        Double(self.0.mul_add(factor.0, addend.0))
    }

    #[inline(always)]
    fn lead(self, slope: Self, constant: Self) -> (Self, ()) {
        (Double(self.0.mul_add(slope.0, constant.0)), ())
    }

    #[inline(always)]
    fn low(self, square: Self, (): ()) -> Self {
        Double(self.0 * square.0)
    }

    #[inline(always)]
    fn finish<const N: usize>(self, low: Self, _: A::Cell, _: &'static [f64; N]) -> A {
        self.0 + low.0
    }
}

/// A polynomial for each of N cells, C coefficients each.
#[derive(Debug)]
pub struct Pieces<T: 'static, const N: usize, const C: usize> {
    /// How an argument's cell is numbered, modulo N.
    pub grid: Grid,
    /// The centres: 0 in the cell that contains 0, where differences with another one would be inexact.
    pub centre: [T; N],
    /// `coefficients[d][cell]`, of the distance from the centre.
    pub coefficients: [[T; N]; C],
    /// How far the kernel's sum, which is never below the function, lies above it at most, relative to s: of every argument in
    /// f32; in f64, where it is not looked at, the greatest error found, of either sign.
    pub bound: [T; N],
}

impl<T: Copy, const N: usize, const C: usize> Pieces<T, N, C> {
    /// The kernel at an argument that is not negative.
    #[inline(always)]
    pub fn at<W: Word<Literal = T>>(&'static self, a: W) -> W::Value {
        let (s, low, cell) = self.sum(a);
        s.finish(low, cell, &self.bound)
    }

    /// The two parts of the sum, and the cell.
    #[inline(always)]
    pub fn sum<W: Word<Literal = T>>(&'static self, a: W) -> (W, W, W::Cell) {
        const { assert!(C > 3) }
        let cell = a.cell(self.grid);
        let y = a - a.entry(cell, &self.centre);
        let (s, rest) = y.lead(self.term(1, cell, y), self.term(0, cell, y));
        // The terms by pairs, then Horner's rule in the square: a chain half as long.
        let square = y * y;
        let mut degree = (C - 1) / 2 * 2;
        let mut q = self.pair(degree, cell, y);
        while degree > 2 {
            degree -= 2;
            q = q.mul_add(square, self.pair(degree, cell, y));
        }
        (s, q.low(square, rest), cell)
    }

    /// The coefficient of a degree.
    #[inline(always)]
    fn term<W: Word<Literal = T>>(&'static self, degree: usize, cell: W::Cell, y: W) -> W {
        y.entry(cell, &self.coefficients[degree])
    }

    /// The coefficient of a degree, plus the next one, if there is one, times `y`.
    #[inline(always)]
    fn pair<W: Word<Literal = T>>(&'static self, degree: usize, cell: W::Cell, y: W) -> W {
        let term = self.term(degree, cell, y);
        if degree + 1 < C { self.term(degree + 1, cell, y).mul_add(y, term) } else { term }
    }
}

/// The second path's polynomials, around the same centres: `H` coefficients, of which the first `L` are pairs.
#[derive(Debug)]
pub struct Second<const N: usize, const H: usize, const L: usize> {
    /// `high[d][cell]`.
    pub high: [[f32; N]; H],
    /// What the pairs have besides: `low[d][cell]`.
    pub low: [[f32; N]; L],
}

impl<const N: usize, const H: usize, const L: usize> Second<N, H, L> {
    /// The polynomial of `y`, rounded once but for an error of the polynomial's own order.
    #[inline(always)]
    pub fn at<A: DoubleWord>(&'static self, cell: A::Cell, y: A) -> A {
        const { assert!(0 < L && L < H) }
        let mut value = y.table(cell, &self.high[H - 1]);
        let mut degree = H - 1;
        while degree > L {
            degree -= 1;
            value = value.mul_add(y, y.table(cell, &self.high[degree]));
        }
        let mut low = y.lit(0.0);
        while degree > 0 {
            degree -= 1;
            let (p, e) = value.exact_product(y);
            let (s, t) = y.table(cell, &self.high[degree]).exact_sum(p);
            let rest = low.mul_add(y, e) + y.table(cell, &self.low[degree]);
            (value, low) = (s, t + rest);
        }
        value + low
    }
}

/// An odd function that is x to f32's precision near 0 and constant from some argument on.
#[derive(Debug)]
pub struct Odd<const N: usize, const C: usize, const H: usize, const L: usize> {
    /// Below this magnitude f(x) rounds to x.
    pub linear_below: f32,
    /// From this magnitude on f(x) rounds to what it does here.
    pub last: f32,
    /// The first path.
    pub first: Pieces<f32, N, C>,
    /// The second path.
    pub second: Second<N, H, L>,
    /// Magnitudes that the second path gets wrong, and their results.
    pub exceptions: &'static [(f32, f32)],
}

impl<const N: usize, const C: usize, const H: usize, const L: usize> Odd<N, C, H, L> {
    /// The first path.
    #[inline(always)]
    pub fn first<A: DoubleWord>(&'static self, x: A) -> Tested<A> {
        let magnitude = x.abs();
        let curved = magnitude.not_below(self.linear_below);
        // Zeros in the place of the others keep products from being subnormal, which is slow on many processors.
        let a = A::select(curved, magnitude.at_most(self.last), x.lit(0.0));
        let (value, other) = self.first.at(Single(a));
        let kept = value.eq_where(other, curved);
        Tested { value: x.with_magnitude(value, kept), open: A::except(curved, kept) }
    }

    /// The second path, for arguments that the first leaves open.
    #[inline(always)]
    pub fn second<A: DoubleWord>(&'static self, x: A) -> A {
        let magnitude = x.abs();
        let a = magnitude.at_most(self.last);
        let cell = Single(a).cell(self.first.grid);
        let mut value = self.second.at(cell, a - a.table(cell, &self.first.centre));
        let mut i = 0;
        while i < self.exceptions.len() {
            let (input, result) = self.exceptions[i];
            value = A::select(magnitude.eq(x.lit(input)), x.lit(result), value);
            i += 1;
        }
        value.mul_sign(x)
    }
}

/// e^x − 1.
///
/// x = k·ln 2/32 + r, |r| ≤ ln 2/64, S = 2^⌊k/32⌋·2^(j/32), j = k mod 32:
///
/// ```text
/// s + t = (S − 1) + S·r          exactly, or nearly
/// low   = t + S·(d + y²·Q(y))    y = r + d
/// ```
///
/// d holds what r lacks: the rest of k·ln 2/32, and the logarithm of what the table's power lacks. What S − 1 loses below −.69 and
/// above 16.6 is added. All is computed at half its size, so that nothing overflows but the last sum. The terms S·(…) are below 2^-13·S, so their errors are below 2^-36·S; near 0, where S is 1 and d is
/// 0, they fall with x².
#[derive(Debug)]
pub struct ExponentialLessOne {
    /// ln 2 rounded to f32: its product with k/32 and the difference from x are exact.
    pub high: f32,
    /// The rest of ln 2.
    pub low: f32,
    /// 2^(j/32)/2, rounded.
    pub power: [f32; 32],
    /// log(2^(j/32)/2 / power).
    pub shift: [f32; 32],
    /// For (e^y − 1 − y)/y².
    pub terms: [f32; 3],
    /// The error is at most max(S, 1/2)·(y²·`bound` + `floor`), for every input: what is lost to sums is relative to s, which is
    /// near to −1 where S is small.
    pub bound: f32,
    /// See `bound`.
    pub floor: f32,
}

/// The sum of a first path, and the bound of its error.
#[derive(Clone, Copy, Debug)]
pub struct Bounded<A> {
    /// The high part of half the sum.
    pub high: A,
    /// Its low part.
    pub low: A,
    /// S/2.
    pub power: A,
    /// y².
    pub square: A,
}

impl ExponentialLessOne {
    /// Below this magnitude x is the result: x²/2 is less than half an ulp.
    pub const LINEAR_BELOW: f32 = 1.0 / 33_554_432.0; // 2^-25

    /// What the bound of the error is relative to, at least.
    pub const LEAST_SCALE: f32 = 0.25;

    /// Here and below, −1 is the result.
    pub const LEAST: f32 = -17.5;

    /// Here and above, the result overflows.
    pub const MOST: f32 = 89.0;

    /// The first path.
    #[inline(always)]
    pub fn first<A: DoubleWord>(&'static self, x: A) -> Tested<A> {
        let curved = x.abs().not_below(Self::LINEAR_BELOW);
        // Zeros in the place of the others keep products from being subnormal, which is slow on many processors.
        let clamped = x.at_least(Self::LEAST).at_most(Self::MOST);
        let sum = self.sum(A::select(curved, clamped, x.lit(0.0)));
        let margin = sum.square.mul_add(x.lit(self.bound), x.lit(self.floor));
        let scale = sum.power.at_least(Self::LEAST_SCALE);
        let value = sum.high + scale.mul_add(margin, sum.low);
        let other = sum.high + scale.mul_add(-margin, sum.low);
        let kept = value.eq_where(other, curved);
        // Only here can the result overflow.
        Tested { value: A::select(kept, value + value, x), open: A::except(curved, kept) }
    }

    /// Half the sum, for arguments from [`LEAST`](Self::LEAST) to [`MOST`](Self::MOST).
    #[inline(always)]
    pub fn sum<A: DoubleWord>(&'static self, x: A) -> Bounded<A> {
        let (k, cell) = x.nearest_multiple(core::f32::consts::LOG2_E);
        let r = x.less_product(k, self.high);
        let rest = k.mul_add(x.lit(-self.low), x.table(cell, &self.shift));
        let y = r + rest;
        let square = y * y;
        let [half, sixth, last] = self.terms;
        let terms = y.lit(last).mul_add(y, y.lit(sixth)).mul_add(y, y.lit(half));
        let power = A::power(k, cell, &self.power);
        let (whole, lost) = power.exact_sum(y.lit(-0.5));
        let (high, t) = r.lead(power, whole);
        let low = power.mul_add(terms.mul_add(square, rest), t) + lost;
        Bounded { high, low, power, square }
    }
}
