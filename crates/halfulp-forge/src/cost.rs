//! What a table costs: the model that the search minimises.

use std::fmt;

use halfulp_kernels::cells::Grid;

/// Instructions for a vector, by what processors have for them.
///
/// x86-64 processors have one unit for permutations, which look-ups are (port 5 of Intel's; of AMD's the second pipe is shared with
/// conversions), and two or more for everything else that kernels do: multiply-adds, comparisons, logic, shifts. So a look-up counts one and
/// a half times. (A. Fog, Instruction tables, 2024, VPERMPS and VFMADD.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cost {
    /// Look-ups in registers.
    pub(crate) look_ups: usize,
    /// All others.
    pub(crate) operations: usize,
}

impl Cost {
    const fn new(look_ups: usize, operations: usize) -> Self {
        Cost { look_ups, operations }
    }

    /// The sum, in half operations.
    pub(crate) const fn halves(self) -> usize {
        3 * self.look_ups + 2 * self.operations
    }

    const fn plus(self, times: usize, other: Cost) -> Self {
        Cost::new(
            self.look_ups + times * other.look_ups,
            self.operations + times * other.operations,
        )
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cost { look_ups, operations } = self;
        let half = if self.halves() % 2 == 1 { ".5" } else { "" };
        write!(f, "{look_ups} look-ups, {operations} operations: cost {}{half}", self.halves() / 2)
    }
}

/// What a polynomial of so many coefficients costs, and how its cell is found, where tables have so many entries: 32 as in the
/// backend avx512, 8 or, by two look-ups, 16 as in avx2, or 1.
pub(crate) fn cost(grid: Grid, map: bool, terms: usize, cells: usize) -> Cost {
    // By Horner's rule a multiply-add for all but the leading one; eight are taken by pairs, with the square and its square.
    let arithmetic = Cost::new(0, terms - 1 + if terms == 8 { 2 } else { 0 });
    if cells == 1 {
        return arithmetic;
    }
    let look_up = match cells {
        // Two look-ups and a blend, which takes as much as a third and an operation.
        16 => Cost::new(3, 1),
        _ => Cost::new(1, 0),
    };
    let index = match grid {
        Grid::Binades { scale: 1.0, offset: 0.0, .. } | Grid::Uniform { .. } => 1,
        Grid::Binades { .. } => 2,
        // Where a rounding mode is no part of the instruction, a floor takes five.
        Grid::FromZero { .. } => {
            if cells == 32 {
                1
            } else {
                5
            }
        }
    };
    let remap = match (map, cells) {
        (false, _) => 0,
        (true, 32) => 1,
        (true, _) => 2,
    };
    arithmetic.plus(terms, look_up).plus(1, Cost::new(0, index + remap))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs() {
        let uniform = Grid::Uniform { scale: 1.0 };
        let binades = Grid::Binades { scale: 1.5, offset: 1.0, bits: 3 };
        let floor = Grid::FromZero { scale: 2.0 };
        assert_eq!(cost(uniform, false, 6, 1), Cost::new(0, 5));
        assert_eq!(cost(uniform, false, 8, 1), Cost::new(0, 9));
        // A tanh of 32 parabolas: shift and remap, three look-ups, two multiply-adds.
        assert_eq!(cost(binades, true, 3, 32), Cost::new(3, 5));
        assert_eq!(cost(floor, false, 3, 8), Cost::new(3, 7));
        assert_eq!(cost(uniform, false, 2, 16), Cost::new(6, 4));
        assert_eq!(cost(binades, true, 3, 32).halves(), 19);
        assert_eq!(cost(binades, true, 3, 32).to_string(), "3 look-ups, 5 operations: cost 9.5");
    }
}
