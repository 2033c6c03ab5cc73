//! What a table costs: the operations of looking it up and evaluating it, and what the processor makes of them.

use std::fmt;

use halfulp_kernels::cells::Grid;

/// How many operations a table takes for one vector, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Operations {
    /// Multiply-adds, shifts and other arithmetic.
    pub arithmetic: usize,
    /// Permutations: of coefficients, 32 or eight in one, and of the map's entries.
    pub lookups: usize,
    /// Selections between two look-ups, where a table is longer than one reaches.
    pub blends: usize,
}

impl Operations {
    /// Those of a polynomial of so many coefficients, in so many cells that `grid`, or a map of its cells, numbers.
    pub(crate) fn of(grid: Grid, map: bool, terms: usize, cells: usize) -> Self {
        // Eight coefficients are taken by pairs, with the square and its square.
        let polynomial = terms - 1 + if terms == 8 { 2 } else { 0 };
        if cells == 1 {
            return Self { arithmetic: polynomial, ..Self::default() };
        }
        let index = match grid {
            // Where a rounding mode is not part of the instruction, a floor takes five.
            Grid::FromZero { .. } if cells != 32 => 5,
            Grid::Uniform { .. } | Grid::FromZero { .. } => 1,
            Grid::Binades { scale: 1.0, offset: 0.0, .. } => 1,
            Grid::Binades { .. } => 2,
        };
        // Permutations of bytes are taken for arithmetic: there is one, beside one of each coefficient.
        let remap = match (map, cells) {
            (false, _) => 0,
            (true, 32) => 1,
            (true, _) => 2,
        };
        // 16 entries take two permutations, where there is one of eight.
        let (lookups, blends) = if cells == 16 { (2 * terms, terms) } else { (terms, 0) };
        Self { arithmetic: index + remap + polynomial, lookups, blends }
    }

    /// What the search minimises, in half operations: look-ups have one port to themselves, hence the halves; a blend is two
    /// operations or more.
    pub fn cost(self) -> usize {
        2 * self.arithmetic + 3 * self.lookups + 5 * self.blends
    }

    /// The fewest cycles for a vector, if nothing but ports limits it.
    pub fn cycles(self, ports: Ports) -> f64 {
        let Ports { lookup, arithmetic, all } = ports;
        let of = |operations: usize, ports: usize| operations as f64 / ports as f64;
        let sum = self.arithmetic + self.lookups + 2 * self.blends;
        of(self.lookups, lookup).max(of(self.arithmetic, arithmetic)).max(of(sum, all))
    }
}

/// How many operations of a kind can begin in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ports {
    /// Permutations.
    pub lookup: usize,
    /// Multiply-adds.
    pub arithmetic: usize,
    /// Vector operations of any kind.
    pub all: usize,
}

impl Ports {
    /// Intel's cores with vectors of 512 bits: multiply-adds on ports 0 and 5, permutations on 5.
    pub const AVX512: Ports = Ports { lookup: 1, arithmetic: 2, all: 2 };
    /// Intel's cores with vectors of 256 bits: multiply-adds on ports 0 and 1, permutations on 5.
    pub const AVX2: Ports = Ports { lookup: 1, arithmetic: 2, all: 3 };
}

/// As a sum.
impl fmt::Display for Operations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} arithmetic", self.arithmetic)?;
        if self.lookups > 0 {
            write!(f, " + {} look-ups", self.lookups)?;
        }
        if self.blends > 0 {
            write!(f, " + {} blends", self.blends)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_of_known_tables() {
        let offset = Grid::Binades { scale: 1.0, offset: 0.5, bits: 2 };
        // shift and add, the map; three look-ups; two multiply-adds
        let wide = Operations::of(offset, true, 3, 32);
        assert_eq!(wide, Operations { arithmetic: 5, lookups: 3, blends: 0 });
        assert_eq!((wide.cost(), wide.cycles(Ports::AVX512)), (19, 4.0));
        let single = Operations::of(Grid::Uniform { scale: 0.0 }, false, 8, 1);
        assert_eq!((single.arithmetic, single.cost()), (9, 18));
        let halves = Operations::of(Grid::Uniform { scale: 2.0 }, false, 4, 16);
        assert_eq!(halves.to_string(), "4 arithmetic + 8 look-ups + 4 blends");
        // Eight permutations on one port, twenty operations on three.
        assert_eq!((halves.cost(), halves.cycles(Ports::AVX2)), (52, 8.0));
        let floor = Operations::of(Grid::FromZero { scale: 2.0 }, false, 4, 8);
        assert_eq!((floor.arithmetic, floor.cost()), (8, 28));
    }
}
