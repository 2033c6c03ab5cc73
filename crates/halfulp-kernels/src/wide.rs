//! f64 arithmetic for f32 results: the trait, and the reductions that kernels share.
//!
//! A *wide* kernel computes f(x) for an f32 x in f64, with an error near the last place of f64; rounding its value to
//! f32 is the only rounding that matters. Values halfway between two f32 numbers are 2^-29 as dense as f64's numbers, so
//! only a handful of inputs come near enough to one to be in doubt, and the forge moves coefficients until they
//! come out right.
//!
//! In f64 no f32 is subnormal, and none of the operations below meets subnormal operands before the last
//! conversion.

use core::ops::{Add, Div, Mul, Neg, Sub};

/// An f64 arithmetic: `+`, `-`, `·`, `/` and the operations below.
///
/// `+`, `-`, `*` and `/` are IEEE 754's, to the nearest f64, ties to even. Whether [`mul_add`](WideArith::mul_add) rounds
/// once or twice distinguishes the two semantics classes, *f64-fused* and *f64-unfused*: backends of one class return the
/// same bits.
pub trait WideArith:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// A truth value for each result.
    type Mask: Copy;

    /// The number of a table's entry for each result: an integer, kept modulo the table's length.
    type Cell: Copy;

    /// Whether looking up a table's entries takes long: where those of a vector are loaded one by one.
    const SLOW_TABLES: bool = false;

    /// The constant `value`, in every lane.
    fn lit(self, value: f64) -> Self;

    /// `self · factor + addend`: rounded once in the class f64-fused, after each operation in f64-unfused.
    fn mul_add(self, factor: Self, addend: Self) -> Self;

    /// The magnitude.
    fn abs(self) -> Self;

    /// `self`, negated where the sign of `sign` is negative (-0 and negative NaN included).
    fn mul_sign(self, sign: Self) -> Self;

    /// The smaller of `self` and `bound`. Where `self` is NaN the result is NaN.
    fn at_most(self, bound: f64) -> Self;

    /// The larger of `self` and `bound`. Where `self` is NaN the result is NaN.
    fn at_least(self, bound: f64) -> Self;

    /// `self < other`; false where either is NaN.
    fn lt(self, other: Self) -> Self::Mask;

    /// `self = other`; false where either is NaN.
    fn eq(self, other: Self) -> Self::Mask;

    /// `then` where `mask` holds, else `otherwise`.
    fn select(mask: Self::Mask, then: Self, otherwise: Self) -> Self;

    /// The integer k nearest to `self · scale` (in class f64-unfused, to the rounded product), as a value and as a cell
    /// number, for tables of 16. |k| must be below 2^50; of NaN both are arbitrary.
    fn nearest_int(self, scale: f64) -> (Self, Self::Cell);

    /// The cell number of a positive normal value among cells that cut each binade into 2^`bits` equal parts.
    fn binade_cell(self, bits: u32) -> Self::Cell;

    /// Entry `cell mod N` of a table; N is 16 or 32.
    fn table<const N: usize>(self, cell: Self::Cell, table: &'static [f64; N]) -> Self;

    /// Entry `k mod 16` of a table, times 2^⌊k/16⌋: the entries must be in \[1, 2), the product a normal number. k is
    /// numbered by `cell`, as [`nearest_int`](WideArith::nearest_int) gave it.
    fn power(self, cell: Self::Cell, table: &'static [f64; 16]) -> Self;

    /// `(m, 2^-e, e)` with `self = m · 2^e`, m in \[3/4, 3/2), for positive normal `self` of less than 2^1000; of others
    /// all three are arbitrary.
    fn split_exponent(self) -> (Self, Self, Self);

    /// `self + rest` rounded to odd, for a rest of less than an ulp of `self`: `self` where the rest is 0 or the last bit of
    /// `self` is set, else its neighbour towards the sum. Rounded to f32, that is as if the sum were. A NaN `rest` counts as 0.
    fn to_odd(self, rest: Self) -> Self;

    /// The number nearest to `self` among those of magnitude `bound` and less. Of NaN it is NaN or one of those.
    #[inline(always)]
    fn within(self, bound: f64) -> Self {
        self.at_least(-bound).at_most(bound)
    }

    /// `self`, but `x` where that is ±0, and NaN where it is NaN. `self` must have the sign of x or be 0, and be NaN where x
    /// [within](WideArith::within) some bound is.
    #[inline(always)]
    fn like(self, x: Self) -> Self {
        self.with_sign(x)
    }

    /// `self`, but NaN where x is. `self` must be NaN where x [within](WideArith::within) some bound is.
    #[inline(always)]
    fn nan_like(self, _x: Self) -> Self {
        self
    }

    /// Whether a mask holds anywhere.
    fn any(mask: Self::Mask) -> bool;

    /// Whether a normal f32 number's midpoint with a neighbour is within 2^`bits` ulp of `self`; false for zeros, infinities and
    /// NaNs. `bits` must be below 28. Of values that round to subnormal f32 numbers the answer means nothing.
    fn near_midpoint(self, bits: u32) -> Self::Mask;

    /// Whether [`near_midpoint`](WideArith::near_midpoint) holds anywhere.
    #[inline(always)]
    fn any_near_midpoint(self, bits: u32) -> bool {
        Self::any(self.near_midpoint(bits))
    }

    /// Whether it holds anywhere for one or the other.
    #[inline(always)]
    fn either_near_midpoint(self, other: Self, bits: u32) -> bool {
        self.any_near_midpoint(bits) | other.any_near_midpoint(bits)
    }

    /// `(m, 2^-e, e, cell)` with `self = m · 2^e`, m in \[47/64, 47/32), for positive normal `self` of less than 2^1000; of others
    /// all four are arbitrary. The cell, modulo 16, is that of m among those around 3/4, 3/4 + 1/32, …, 1 (number 8),
    /// 1 + 1/16, …, 1 + 7/16, each of which ends halfway to the next.
    fn split_cells(self) -> (Self, Self, Self, Self::Cell);

    /// `self`, the logarithm of `argument`, where that is positive; what a logarithm is elsewhere: -inf at 0, +inf at +inf, NaN
    /// of negative numbers and NaN.
    #[inline(always)]
    fn with_log_edges(self, argument: Self) -> Self {
        Logarithm::with_edges(argument, 0.0, self)
    }

    /// The magnitude of `self` with the sign of `sign`.
    #[inline(always)]
    fn with_sign(self, sign: Self) -> Self {
        self.abs().mul_sign(sign)
    }

    /// The polynomial of `self` with these coefficients, the constant one first, by Horner's rule.
    #[inline(always)]
    fn horner<const C: usize>(self, coefficients: &'static [f64; C]) -> Self {
        let mut value = self.lit(coefficients[C - 1]);
        for degree in (0..C - 1).rev() {
            value = value.mul_add(self, self.lit(coefficients[degree]));
        }
        value
    }

    /// The polynomial of `self`, whose square is `square`, with these coefficients, the constant one first: pairs of terms by Horner's
    /// rule in the square. Half the operations wait for one another that do in [`horner`](WideArith::horner).
    #[inline(always)]
    fn paired<const C: usize>(self, square: Self, coefficients: &'static [f64; C]) -> Self {
        let mut degree = (C - 1) / 2 * 2;
        let mut value = self.lit(coefficients[degree]);
        if degree < C - 1 {
            value = self.mul_add(self.lit(coefficients[degree + 1]), value);
        }
        while degree > 0 {
            degree -= 2;
            let (even, odd) = (self.lit(coefficients[degree]), self.lit(coefficients[degree + 1]));
            value = value.mul_add(square, self.mul_add(odd, even));
        }
        value
    }

    /// The polynomial of `self` whose coefficient of degree d is entry `cell` of `coefficients[d]`, by Horner's rule.
    #[inline(always)]
    fn polynomial<const C: usize>(
        self,
        cell: Self::Cell,
        coefficients: &'static [[f64; 16]; C],
    ) -> Self {
        let mut value = self.table(cell, &coefficients[C - 1]);
        for degree in (0..C - 1).rev() {
            value = value.mul_add(self, self.table(cell, &coefficients[degree]));
        }
        value
    }
}

/// 16/ln 2.
pub const SIXTEENTHS: f64 = 16.0 / core::f64::consts::LN_2;

/// e^x, for the functions that are made of it.
///
/// x = k·ln 2/16 + r, |r| ≤ ln 2/32: e^x = 2^⌊k/16⌋·2^(j/16)·e^r, j = k mod 16. The table holds numbers of 40 bits near to
/// 2^(j/16), the logarithm of what they lack is added to r, and r² times the polynomial of r makes e^r − 1 − r.
///
/// Error: r is exact but for its last rounding, so e^r − 1 is off by little more than 2^-53·|r|.
#[derive(Debug)]
pub struct Exponential<const C: usize> {
    /// ln 2/16 to 40 bits: its product with an integer of 13 bits is exact.
    pub high: f64,
    /// The rest of ln 2/16.
    pub low: f64,
    /// Near to 2^(j/16).
    pub power: [f64; 16],
    /// log(2^(j/16) / power).
    pub shift: [f64; 16],
    /// For (e^r − 1 − r)/r²: 6 where e^x − 1 is to be near relative to itself, else 5.
    pub terms: [f64; C],
}

impl<const C: usize> Exponential<C> {
    /// `(s, p)` with e^x = s + s·p, s having 40 bits. |x| ≤ 350 must hold, or x be NaN; then p is NaN.
    ///
    /// x must be an f32, or a multiple of 2^-53 if it is above 2^-6 in magnitude.
    #[inline(always)]
    pub fn split<A: WideArith>(&'static self, x: A) -> (A, A) {
        let (k, cell) = x.nearest_int(SIXTEENTHS);
        let r = k.mul_add(x.lit(-self.low), k.mul_add(x.lit(-self.high), x));
        self.split_at(cell, r + x.table(cell, &self.shift))
    }

    /// As [`split`](Exponential::split), of the sum of a multiple of 2^-44 and another number.
    #[inline(always)]
    pub fn split_sum<A: WideArith>(&'static self, multiple: A, other: A) -> (A, A) {
        let (k, cell) = (multiple + other).nearest_int(SIXTEENTHS);
        let r = k.mul_add(k.lit(-self.high), multiple) + other;
        self.split_at(cell, r + k.mul_add(k.lit(-self.low), k.table(cell, &self.shift)))
    }

    #[inline(always)]
    fn split_at<A: WideArith>(&'static self, cell: A::Cell, r: A) -> (A, A) {
        (r.power(cell, &self.power), (r * r).mul_add(r.horner(&self.terms), r))
    }

    /// e^x, as [`split`](Exponential::split); the error is about .53 ulp.
    #[inline(always)]
    pub fn exp<A: WideArith>(&'static self, x: A) -> A {
        let (s, p) = self.split(x);
        s.mul_add(p, s)
    }

    /// e^x − 1 but for the sign of 0, as [`split`](Exponential::split). s − 1 is exact where x > −9 and its error of no
    /// account where x > 36; in between and below, the error is at most 1.1 ulp.
    #[inline(always)]
    pub fn expm1<A: WideArith>(&'static self, x: A) -> A {
        let (s, p) = self.split(x);
        s.mul_add(p, s - s.lit(1.0))
    }
}

/// log, for the functions that are made of it.
///
/// x = m·2^e, m in \[3/4, 3/2): log x = e·ln 2 − log c + log(1 + r), c near to 1/m, 1 + r = m·c, |r| ≤ 1/32. The table's
/// c are such that their logarithms are nearly numbers of f64; around m = 1, c is 1.
#[derive(Debug)]
pub struct Logarithm {
    /// ln 2 to 42 bits: its product with an exponent is exact.
    pub high: f64,
    /// The rest of ln 2.
    pub low: f64,
    /// Near to 1/m, of no more than 24 bits.
    pub reciprocal: [f64; 16],
    /// −log of that.
    pub log: [f64; 16],
    /// For (log(1 + r) − r)/r².
    pub terms: [f64; 8],
}

impl Logarithm {
    /// c and −log c for m.
    #[inline(always)]
    fn entries<A: WideArith>(&'static self, m: A) -> (A, A) {
        // Cells are 1/16 wide from 1 on and 1/32 below; shifted, one of them lies around 1.
        let cell = (m + m.lit(1.0 / 32.0)).binade_cell(4);
        (m.table(cell, &self.reciprocal), m.table(cell, &self.log))
    }

    /// log(1 + r) − r + e·(ln 2 − high).
    #[inline(always)]
    fn low<A: WideArith>(&'static self, e: A, r: A) -> A {
        (r * r).mul_add(r.horner(&self.terms), e * e.lit(self.low))
    }

    /// a + b rounded, and what that loses, where a is the larger one, or 0.
    #[inline(always)]
    fn add<A: WideArith>(a: A, b: A) -> (A, A) {
        let sum = a + b;
        (sum, b - (sum - a))
    }

    /// e·ln 2 − log c + log(1 + r), rounded to odd; but for the errors of r, log c and the polynomial, and for roundings of
    /// 2^-53·r², exactly.
    #[inline(always)]
    fn odd_sum<A: WideArith>(&'static self, e: A, minus_log_c: A, r: A) -> A {
        let (high, rest) = Self::add(e * e.lit(self.high), minus_log_c);
        let (p, rest_of_p) = Self::add(r, self.low(e, r));
        let (sum, rest_of_sum) = Self::add(high, p);
        sum.to_odd(rest_of_sum + (rest + rest_of_p))
    }

    /// log x for a positive f32 x; what [`with_edges`](Logarithm::with_edges) mends elsewhere. Rounded to odd, with an error
    /// of about 2^-6 ulp.
    #[inline(always)]
    pub fn log<A: WideArith>(&'static self, x: A) -> A {
        let (m, _, e) = x.split_exponent();
        let (c, minus_log_c) = self.entries(m);
        // m·c is exact, and so is the difference.
        self.odd_sum(e, minus_log_c, m.mul_add(c, -m.lit(1.0)))
    }

    /// log(1 + x) but for the sign of 0, as [`log`](Logarithm::log), for an f32 x above −1.
    #[inline(always)]
    pub fn log1p<A: WideArith>(&'static self, x: A) -> A {
        let (e, minus_log_c, r) = self.reduce(x);
        self.odd_sum(e, minus_log_c, r)
    }

    /// log(1 + x) for other x, −1 < x < 2^128, but for the sign of 0; the error is at most 1.2 ulp, of r in class
    /// f64-unfused up to 1 ulp besides.
    #[inline(always)]
    pub fn log1p_wide<A: WideArith>(&'static self, x: A) -> A {
        let (e, minus_log_c, r) = self.reduce(x);
        e.mul_add(e.lit(self.high), minus_log_c) + (r + self.low(e, r))
    }

    /// e, −log c and r of 1 + x; for an f32 x, exact.
    #[inline(always)]
    fn reduce<A: WideArith>(&'static self, x: A) -> (A, A, A) {
        let (m, power, e) = (x + x.lit(1.0)).split_exponent();
        let (c, minus_log_c) = self.entries(m);
        let scaled = c * power;
        (e, minus_log_c, x.mul_add(scaled, scaled - x.lit(1.0)))
    }

    /// `value` for arguments x above `least`, where it is the logarithm; what logarithms are elsewhere: -inf at `least`,
    /// +inf at +inf, NaN below and of NaN.
    #[inline(always)]
    pub fn with_edges<A: WideArith>(x: A, least: f64, value: A) -> A {
        const BEYOND: f64 = 3.5e38;
        let least = x.lit(least);
        let nan_or_pole = A::select(x.lt(least), x.lit(f64::NAN), x.lit(f64::NEG_INFINITY));
        let inside = A::select(least.lt(x), value, nan_or_pole);
        // The sum makes a signalling NaN quiet.
        A::select(x.lt(x.lit(BEYOND)), inside, x + x.lit(f64::INFINITY))
    }
}

/// atan, for the functions that are made of it, by atan y = A + atan t, t = (y − c)/(1 + y·c), A = atan c.
///
/// The table's c are such that A is nearly a number of f64.
#[derive(Debug)]
pub struct Arctangent<const N: usize, const C: usize> {
    /// The c of each cell, of no more than 24 bits; 0 in the first.
    pub tangent: [f64; N],
    /// atan c.
    pub angle: [f64; N],
    /// For (atan t − t)/t³, of t².
    pub terms: [f64; C],
}

impl<const N: usize, const C: usize> Arctangent<N, C> {
    /// atan(y/w), y/w being in the cell.
    #[inline(always)]
    pub fn atan<A: WideArith>(&'static self, cell: A::Cell, y: A, w: A) -> A {
        let c = y.table(cell, &self.tangent);
        let t = (w.mul_add(-c, y)) / c.mul_add(y, w);
        let square = t * t;
        let rest = (square * t).mul_add(square.horner(&self.terms), t);
        y.table(cell, &self.angle) + rest
    }
}

/// 16 polynomials, each around a centre of its own.
#[derive(Debug)]
pub struct Centred<const C: usize> {
    /// The centres.
    pub centre: [f64; 16],
    /// `coefficients[d][cell]`, of the distance from the centre. Centres are such that the constant ones are nearly exact.
    pub coefficients: [[f64; 16]; C],
}

impl<const C: usize> Centred<C> {
    /// The polynomial of the cell at x.
    #[inline(always)]
    pub fn at<A: WideArith>(&'static self, cell: A::Cell, x: A) -> A {
        (x - x.table(cell, &self.centre)).polynomial(cell, &self.coefficients)
    }
}

/// √2·sin(a/2) and sin(z/2) for a and z from 0 to π/2: a·P(a²), z·Q(z²).
#[derive(Debug)]
pub struct Sines<const C: usize> {
    /// π/2 rounded to f64.
    pub half_pi: f64,
    /// The rest of π/2.
    pub half_pi_low: f64,
    /// For √2·sin(a/2)/a, of a².
    pub scaled: [f64; C],
    /// For sin(z/2)/z, of z².
    pub plain: [f64; C],
}

impl<const C: usize> Sines<C> {
    /// √2·sin(a/2)/sin((π/2 − a)/2), a < π/2 being an f32.
    #[inline(always)]
    pub fn quotient<A: WideArith>(&'static self, a: A) -> A {
        let z = (a.lit(self.half_pi) - a) + a.lit(self.half_pi_low);
        let numerator = a * (a * a).horner(&self.scaled);
        numerator / (z * (z * z).horner(&self.plain))
    }

    /// As [`quotient`](Sines::quotient), but that the polynomials are evaluated [in pairs](WideArith::paired).
    #[inline(always)]
    pub fn paired_quotient<A: WideArith>(&'static self, a: A) -> A {
        let z = (a.lit(self.half_pi) - a) + a.lit(self.half_pi_low);
        let (a2, z2) = (a * a, z * z);
        let numerator = a * a2.paired(a2 * a2, &self.scaled);
        numerator / (z * z2.paired(z2 * z2, &self.plain))
    }
}

/// √(8/π)·(x + 0.044715·x³), in two parts.
///
/// With n the multiple of 1/16 nearest to x, the first part is the polynomial of n with coefficients so short that the sum is
/// exact, a multiple of 2^-42; the second what they lack, and the polynomial's difference between n and x.
#[derive(Debug)]
pub struct GeluCubic {
    /// √(8/π) as a multiple of 2^-38, the rest, and the whole.
    pub linear: [f64; 3],
    /// 0.044715·√(8/π) as a multiple of 2^-30, the rest, and the whole.
    pub cubic: [f64; 3],
}

impl GeluCubic {
    /// The two parts, negated, for |x| ≤ 16.
    #[inline(always)]
    pub fn minus_argument<A: WideArith>(&'static self, x: A) -> (A, A) {
        let n = -x.nearest_int(16.0).0 * x.lit(1.0 / 16.0);
        let d = -x - n;
        let square = n * n;
        let cube = square * n;
        let multiple = n * x.lit(self.linear[0]) + cube * x.lit(self.cubic[0]);
        // (n + d)³ − n³ = d·(3n·(n + d) + d²).
        let difference = (x.lit(3.0) * n).mul_add(-x, d * d);
        let slope = difference.mul_add(x.lit(self.cubic[2]), x.lit(self.linear[2]));
        let rest = n.mul_add(x.lit(self.linear[1]), cube * x.lit(self.cubic[1]));
        (multiple, d.mul_add(slope, rest))
    }
}

/// Implements [`WideArith`] for a newtype over f64, and its conversions from and to f64; `$mul_add` is the operation that the classes differ in.
#[macro_export]
macro_rules! f64_arithmetic {
    ($Type:ident, $mul_add:expr) => {
        $crate::f64_arithmetic!(@operator $Type, Add add +);
        $crate::f64_arithmetic!(@operator $Type, Sub sub -);
        $crate::f64_arithmetic!(@operator $Type, Mul mul *);
        $crate::f64_arithmetic!(@operator $Type, Div div /);

        impl From<f64> for $Type {
            #[inline(always)]
            fn from(value: f64) -> Self {
                Self(value)
            }
        }

        impl From<$Type> for f64 {
            #[inline(always)]
            fn from(value: $Type) -> f64 {
                value.0
            }
        }

        impl core::ops::Neg for $Type {
            type Output = Self;
            #[inline(always)]
            fn neg(self) -> Self {
                Self(-self.0)
            }
        }

        impl $crate::WideArith for $Type {
            type Mask = bool;
            type Cell = u64;

            #[inline(always)]
            fn lit(self, value: f64) -> Self {
                Self(value)
            }

            #[inline(always)]
            fn mul_add(self, factor: Self, addend: Self) -> Self {
                #[allow(clippy::redundant_closure_call)]
                Self($mul_add(self.0, factor.0, addend.0))
            }

            #[inline(always)]
            fn abs(self) -> Self {
                Self(f64::from_bits(self.0.to_bits() & !(1 << 63)))
            }

            #[inline(always)]
            fn mul_sign(self, sign: Self) -> Self {
                // By an exact product: for an exclusive or, compilers move numbers to integer registers.
                Self(self.0 * 1f64.copysign(sign.0))
            }

            #[inline(always)]
            fn with_sign(self, sign: Self) -> Self {
                Self(self.0.copysign(sign.0))
            }

            #[inline(always)]
            fn at_most(self, bound: f64) -> Self {
                Self(if bound < self.0 { bound } else { self.0 })
            }

            #[inline(always)]
            fn at_least(self, bound: f64) -> Self {
                Self(if bound > self.0 { bound } else { self.0 })
            }

            #[inline(always)]
            fn lt(self, other: Self) -> bool {
                self.0 < other.0
            }

            #[inline(always)]
            fn eq(self, other: Self) -> bool {
                self.0 == other.0
            }

            #[inline(always)]
            fn select(mask: bool, then: Self, otherwise: Self) -> Self {
                if mask { then } else { otherwise }
            }

            #[inline(always)]
            fn nearest_int(self, scale: f64) -> (Self, u64) {
                let magic = self.lit($crate::wide::TO_INTEGER);
                let shifted = self.mul_add(self.lit(scale), magic);
                (shifted - magic, shifted.0.to_bits())
            }

            #[inline(always)]
            fn to_odd(self, rest: Self) -> Self {
                let bits = self.0.to_bits();
                let outward = (bits ^ rest.0.to_bits()) as i64 >> 63 | 1;
                // Without a branch: which way it would go is a matter of chance.
                let steps = u64::from(rest.0.abs() > 0.0) & !bits;
                Self(f64::from_bits(bits.wrapping_add(outward as u64 & steps.wrapping_neg())))
            }

            #[inline(always)]
            fn binade_cell(self, bits: u32) -> u64 {
                self.0.to_bits() >> (52 - bits)
            }

            #[inline(always)]
            fn table<const N: usize>(self, cell: u64, table: &'static [f64; N]) -> Self {
                Self(table[cell as usize % N])
            }

            #[inline(always)]
            fn power(self, cell: u64, table: &'static [f64; 16]) -> Self {
                let entry = table[cell as usize % 16].to_bits();
                Self(f64::from_bits(entry.wrapping_add((cell >> 4) << 52)))
            }

            #[inline(always)]
            fn any(mask: bool) -> bool {
                mask
            }

            #[inline(always)]
            fn near_midpoint(self, bits: u32) -> bool {
                let (raise, mask) = $crate::wide::near_midpoint(bits);
                self.0.to_bits().wrapping_add(raise) & mask == 0
            }

            #[inline(always)]
            fn with_log_edges(self, argument: Self) -> Self {
                let x = argument.0;
                // All but the sign: whether it is a number neither 0 nor infinite.
                if (x.to_bits() << 1).wrapping_sub(1) < (f64::INFINITY.to_bits() << 1) - 1 {
                    // Without a branch: which way it would go is a matter of chance.
                    return Self(if x < 0.0 { f64::NAN } else { self.0 });
                }
                core::hint::cold_path();
                Self(match x {
                    0.0 => f64::NEG_INFINITY,
                    f64::INFINITY => f64::INFINITY,
                    _ => f64::NAN,
                })
            }

            #[inline(always)]
            fn split_cells(self) -> (Self, Self, Self, u64) {
                const ONE: u64 = 1023 << 52;
                let bits = self.0.to_bits();
                let above = bits.wrapping_sub($crate::wide::LEAST_OF_CELLS);
                let e = above as i64 >> 52;
                let shift = (e as u64) << 52;
                (
                    Self(f64::from_bits(bits.wrapping_sub(shift))),
                    Self(f64::from_bits(ONE.wrapping_sub(shift))),
                    Self(e as f64),
                    above >> 48,
                )
            }

            #[inline(always)]
            fn split_exponent(self) -> (Self, Self, Self) {
                const ONE: u64 = 1023 << 52;
                let bits = self.0.to_bits();
                let e = (bits as i64).wrapping_sub($crate::wide::THREE_QUARTERS as i64) >> 52;
                let shift = (e as u64) << 52;
                (
                    Self(f64::from_bits(bits.wrapping_sub(shift))),
                    Self(f64::from_bits(ONE.wrapping_sub(shift))),
                    Self(e as f64),
                )
            }
        }
    };
    (@operator $Type:ident, $Operator:ident $method:ident $operator:tt) => {
        impl core::ops::$Operator for $Type {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $operator other.0)
            }
        }
    };
}

/// 1.5 · 2^52: added to a value below 2^51 in magnitude, it leaves the nearest integer in the low bits.
pub const TO_INTEGER: f64 = 6_755_399_441_055_744.0;

/// The bits of 3/4, the least significand of [`split_exponent`](WideArith::split_exponent).
pub const THREE_QUARTERS: u64 = 0x3fe8 << 48;

/// The bits of 47/64, the least significand of [`split_cells`](WideArith::split_cells).
pub const LEAST_OF_CELLS: u64 = THREE_QUARTERS - (1 << 47);

/// `(raise, mask)` such that a value's bits plus `raise` have no bit of `mask` exactly where
/// [`near_midpoint`](WideArith::near_midpoint) holds.
#[inline(always)]
pub const fn near_midpoint(bits: u32) -> (u64, u64) {
    // The midpoint's last 29 bits are 2^28.
    let raise = (1u64 << bits).wrapping_sub(1 << 28);
    (raise, (1 << 29) - (2 << bits))
}
