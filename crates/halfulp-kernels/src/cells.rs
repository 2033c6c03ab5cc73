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

/// One polynomial for each of N cells, C coefficients each.
///
/// The grid has N cells or, with a map, M fine cells that share N polynomials.
#[derive(Debug)]
pub struct Cells<const N: usize, const C: usize, const M: usize> {
    /// How the argument's (fine) cell is numbered, modulo N or M.
    pub grid: Grid,
    /// Which polynomial a fine cell takes.
    pub map: Option<[u8; M]>,
    /// `coefficients[d][c]`: the coefficient of degree d in cell c.
    pub coefficients: [[f32; N]; C],
}

impl<const N: usize, const C: usize, const M: usize> Cells<N, C, M> {
    /// The value at `x` of the polynomial of the cell of `x`.
    #[inline(always)]
    pub fn at<A: Arith>(&'static self, x: A) -> A {
        let cell = self.grid.cell(x);
        let cell = match &self.map {
            Some(map) => x.remap(cell, map),
            None => cell,
        };
        x.polynomial(cell, &self.coefficients)
    }
}

/// The same function twice: in many cells of low degree, for arithmetics that look up 32 entries in
/// one step, and in few cells of higher degree, for the others.
#[derive(Debug)]
pub struct Piecewise<const WIDE: usize, const NARROW_CELLS: usize, const NARROW: usize> {
    /// 32 cells.
    pub wide: Cells<32, WIDE, 64>,
    /// 8 or 16 cells.
    pub narrow: Cells<NARROW_CELLS, NARROW, 16>,
}

impl<const WIDE: usize, const NARROW_CELLS: usize, const NARROW: usize>
    Piecewise<WIDE, NARROW_CELLS, NARROW>
{
    /// The value at `x` of the polynomial of the cell of `x`.
    #[inline(always)]
    pub fn at<A: Arith>(&'static self, x: A) -> A {
        if A::WIDE_TABLES { self.wide.at(x) } else { self.narrow.at(x) }
    }
}
