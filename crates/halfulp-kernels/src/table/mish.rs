//! Coefficients of `mish`. Written by `halfulp forge mish`; not to be edited.

use crate::cells::{Cells, Grid, Piecewise};

/// binary16.
pub const F16: Piecewise<Cells<32, 1, 64>, Cells<8, 1, 16>> = Piecewise {
    wide: Cells {
        first: 0.0,
        last: 0.0,
        grid: Grid::Uniform { scale: 1.0 },
        map: None,
        coefficients: [[0.0; 32]],
    },
    narrow: Cells {
        first: 0.0,
        last: 0.0,
        grid: Grid::Uniform { scale: 1.0 },
        map: None,
        coefficients: [[0.0; 8]],
    },
};

/// bfloat16.
pub const BF16: Piecewise<Cells<32, 1, 64>, Cells<8, 1, 16>> = F16;
