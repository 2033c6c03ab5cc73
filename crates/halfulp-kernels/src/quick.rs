//! Quick f64 values for f32 results, right but for the few inputs near to a midpoint, which are told apart.
//!
//! A kernel's value within 2^`bits` ulp of f(x) rounds as f(x) does unless a midpoint of two f32 numbers is as near to it
//! ([`near_midpoint`](WideArith::near_midpoint)): with 2^10 ulp, that is one result in 2^18. For those the precise kernel is run
//! (A. Ziv, Fast evaluation of elementary mathematical functions with correctly rounded last bit, 1991). So the blocks
//! here do with fewer terms, no low parts and no sums that keep what they lose. They are tables of `table/quick.rs`.
//!
//! Subnormal results have fewer bits, and no one looks for their midpoints: a few million inputs lead to them, too few for an
//! error of 2^-44 to make more than one or two wrong. The forge runs those of e^x, and moves table entries a little, until none is; `halfulp verify` runs those
//! of softplus and gelu as well.

use crate::wide::{SIXTEENTHS, WideArith};

/// ln 2/16.
const STEP: f64 = core::f64::consts::LN_2 / 16.0;

/// e^x = 2^⌊k/16⌋·2^(j/16)·e^r as by [`Exponential`](crate::wide::Exponential), from which it takes the names.
#[derive(Debug)]
pub struct QuickExponential<const C: usize> {
    /// 2^(j/16), but for a few ulp.
    pub power: [f64; 16],
    /// For (e^r − 1 − r)/r².
    pub terms: [f64; C],
}

impl<const C: usize> QuickExponential<C> {
    /// `(s, p)` with e^x = s + s·p, |x| ≤ 350; s is 1 near 0, p near to x there relative to itself. Where x is NaN, p is.
    #[inline(always)]
    pub fn split<A: WideArith>(&'static self, x: A) -> (A, A) {
        let (k, cell) = x.nearest_int(SIXTEENTHS);
        let r = k.mul_add(x.lit(-STEP), x);
        let square = r * r;
        (r.power(cell, &self.power), square.mul_add(r.paired(square, &self.terms), r))
    }

    /// e^x.
    #[inline(always)]
    pub fn exp<A: WideArith>(&'static self, x: A) -> A {
        let (s, p) = self.split(x);
        s.mul_add(p, s)
    }

    /// e^x − 1 but for the sign of 0.
    #[inline(always)]
    pub fn expm1<A: WideArith>(&'static self, x: A) -> A {
        let (s, p) = self.split(x);
        s.mul_add(p, s - s.lit(1.0))
    }
}

/// sinh x by the addition theorem, without a division: x = k·ln 2/16 + r as in [`QuickExponential`], and with P = 2^(k/16)
/// sinh x = (P − 1/P)·(cosh r)/2 + (P + 1/P)·(sinh r)/2.
///
/// Where x is small, k and P − 1/P are 0, and the result is as near to f(x) relative to itself as elsewhere.
#[derive(Debug)]
pub struct QuickSinh<const C: usize> {
    /// For (cosh r)/2, of r².
    pub cosine: [f64; C],
    /// For (sinh r)/(2·r), of r².
    pub sine: [f64; C],
}

impl<const C: usize> QuickSinh<C> {
    /// sinh x but for the sign of 0, |x| ≤ 350; `power` is 2^(j/16).
    #[inline(always)]
    pub fn sinh<A: WideArith>(&'static self, power: &'static [f64; 16], x: A) -> A {
        let (k, cell) = x.nearest_int(SIXTEENTHS);
        let (_, opposite) = (-k).nearest_int(1.0);
        let r = k.mul_add(x.lit(-STEP), x);
        let square = r * r;
        let (up, down) = (r.power(cell, power), r.power(opposite, power));
        let even = (up - down) * square.horner(&self.cosine);
        (up + down).mul_add(r * square.horner(&self.sine), even)
    }
}

/// log x = e·ln 2 − log c + log(1 + r), x = m·2^e, c near to 1/m, 1 + r = m·c, |r| ≤ 1/32.
#[derive(Debug)]
pub struct QuickLogarithm<const C: usize> {
    /// Near to 1/m in each [cell](WideArith::split_cells), of no more than 24 bits; 1 around 1.
    pub reciprocal: [f64; 16],
    /// −log of that.
    pub log: [f64; 16],
    /// For log(1 + r)/r.
    pub terms: [f64; C],
}

impl<const C: usize> QuickLogarithm<C> {
    /// log x for positive x; at the edges as [`with_log_edges`](WideArith::with_log_edges).
    #[inline(always)]
    pub fn log<A: WideArith>(&'static self, x: A) -> A {
        let (m, _, e, cell) = x.split_cells();
        let r = m.mul_add(m.table(cell, &self.reciprocal), -m.lit(1.0));
        self.sum(e, cell, r).with_log_edges(x)
    }

    /// log(1 + x) but for the sign of 0; at the edges as [`with_log_edges`](WideArith::with_log_edges) of 1 + x.
    #[inline(always)]
    pub fn log1p<A: WideArith>(&'static self, x: A) -> A {
        let sum = x + x.lit(1.0);
        self.log_of_sum(sum, x).with_log_edges(sum)
    }

    /// log(1 + x) but for the sign of 0, `sum` being 1 + x rounded, positive.
    #[inline(always)]
    pub fn log_of_sum<A: WideArith>(&'static self, sum: A, x: A) -> A {
        let (_, power, e, cell) = sum.split_cells();
        let scaled = sum.table(cell, &self.reciprocal) * power;
        self.sum(e, cell, x.mul_add(scaled, scaled - x.lit(1.0)))
    }

    #[inline(always)]
    fn sum<A: WideArith>(&'static self, e: A, cell: A::Cell, r: A) -> A {
        let whole = e.mul_add(e.lit(core::f64::consts::LN_2), e.table(cell, &self.log));
        r.mul_add(r.paired(r * r, &self.terms), whole)
    }
}

/// log(1 + u) = −log c + log(1 + r) for u from 0 to 1, c near to 1/(1 + u), 1 + r = (1 + u)·c, |r| ≤ 1/30.
#[derive(Debug)]
pub struct QuickLog1p<const C: usize> {
    /// Near to 1/(1 + k/15), of no more than 24 bits, for the k nearest to 15·u.
    pub reciprocal: [f64; 16],
    /// −log of that.
    pub log: [f64; 16],
    /// For log(1 + r)/r.
    pub terms: [f64; C],
}

impl<const C: usize> QuickLog1p<C> {
    /// log(1 + u).
    #[inline(always)]
    pub fn log1p<A: WideArith>(&'static self, u: A) -> A {
        let (_, cell) = u.nearest_int(15.0);
        let c = u.table(cell, &self.reciprocal);
        let r = u.mul_add(c, c - u.lit(1.0));
        r.mul_add(r.paired(r * r, &self.terms), u.table(cell, &self.log))
    }
}
