//! Piecewise polynomials: how an argument finds its cell, and the polynomial of that cell.

use crate::arith::Arith;

/// How an argument's cell is numbered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Grid {
    /// Cells of equal width: the integer nearest to `scale · x`.
    Uniform {
        /// The reciprocal of the width.
        scale: f32,
    },
    /// Cells of equal width, one of which begins at 0: ⌊scale · x⌋.
    FromZero {
        /// The reciprocal of the width.
        scale: f32,
    },
    /// Cells that cut each binade of `scale · x + offset` into 2^`bits` equal parts: uniform for x far
    /// below `offset / scale`, logarithmic far above it.
    Binades {
        /// The factor of x; 1 with an offset of 0 costs nothing.
        scale: f32,
        /// What is added.
        offset: f32,
        /// The number of leading fraction bits that number the cells of one binade.
        bits: u32,
    },
}

impl Grid {
    /// The cell number of `x`.
    #[inline(always)]
    pub fn cell<A: Arith>(self, x: A) -> A::Cell {
        match self {
            Grid::Uniform { scale } => x.nearest_int(scale).1,
            Grid::FromZero { scale } => x.floor_cell(scale),
            Grid::Binades { scale, offset, bits } => {
                let shifted = if offset == 0.0 && scale == 1.0 {
                    x
                } else {
                    x.mul_add(x.lit(scale), x.lit(offset))
                };
                shifted.binade_cell(bits)
            }
        }
    }
}

/// One polynomial for each of N cells, C coefficients each, of an argument clamped to a range; N = 1 is a
/// single polynomial, which costs no look-up.
///
/// The grid has N cells or, with a map, M fine cells that share N polynomials.
#[derive(Debug)]
pub struct Cells<const N: usize, const C: usize, const M: usize> {
    /// The least argument; smaller ones are taken for it. -inf: no limit.
    pub first: f32,
    /// The greatest argument; larger ones are taken for it. +inf: no limit.
    pub last: f32,
    /// How the argument's (fine) cell is numbered, modulo N or M.
    pub grid: Grid,
    /// Which polynomial a fine cell takes.
    pub map: Option<[u8; M]>,
    /// `coefficients[d][c]`: the coefficient of degree d in cell c.
    pub coefficients: [[f32; N]; C],
}

/// A table of polynomials, whatever its dimensions.
pub trait PiecewisePolynomial: 'static {
    /// The value at `x` of the polynomial of the cell of `x`. A NaN stays one.
    fn at<A: Arith>(&'static self, x: A) -> A;

    /// The value at `x` of the polynomial of the cell of `selector`, which is not clamped. A NaN `x` stays
    /// one.
    fn at_in<A: Arith>(&'static self, selector: A, x: A) -> A;
}

impl<const N: usize, const C: usize, const M: usize> Cells<N, C, M> {
    /// What [`Arith::piecewise`] means.
    #[inline(always)]
    pub fn evaluate<A: Arith>(&'static self, x: A) -> A {
        let x = if self.last < f32::INFINITY { x.at_most(x.lit(self.last)) } else { x };
        let x = if self.first > f32::NEG_INFINITY { x.at_least(x.lit(self.first)) } else { x };
        self.evaluate_in(x, x)
    }

    /// What [`Arith::piecewise_in`] means.
    #[inline(always)]
    pub fn evaluate_in<A: Arith>(&'static self, selector: A, x: A) -> A {
        let cell = self.grid.cell(selector);
        let cell = match &self.map {
            Some(map) => x.remap(cell, map),
            None => cell,
        };
        x.polynomial(cell, &self.coefficients)
    }
}

impl<const N: usize, const C: usize, const M: usize> PiecewisePolynomial for Cells<N, C, M> {
    #[inline(always)]
    fn at<A: Arith>(&'static self, x: A) -> A {
        x.piecewise(self)
    }

    #[inline(always)]
    fn at_in<A: Arith>(&'static self, selector: A, x: A) -> A {
        x.piecewise_in(selector, self)
    }
}

/// The same function twice: in many cells of low degree, for arithmetics that look up 32 entries in
/// one step, and in few cells of higher degree, for the others.
#[derive(Debug)]
pub struct Piecewise<W, N> {
    /// For arithmetics with [`WIDE_TABLES`](Arith::WIDE_TABLES).
    pub wide: W,
    /// For the others.
    pub narrow: N,
}

impl<W: PiecewisePolynomial, N: PiecewisePolynomial> PiecewisePolynomial for Piecewise<W, N> {
    #[inline(always)]
    fn at<A: Arith>(&'static self, x: A) -> A {
        if A::WIDE_TABLES { self.wide.at(x) } else { self.narrow.at(x) }
    }

    #[inline(always)]
    fn at_in<A: Arith>(&'static self, selector: A, x: A) -> A {
        if A::WIDE_TABLES { self.wide.at_in(selector, x) } else { self.narrow.at_in(selector, x) }
    }
}
