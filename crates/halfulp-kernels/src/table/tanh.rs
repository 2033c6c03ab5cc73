//! placeholder
use crate::cells::{Cells, Grid, Piecewise};

/// tanh
pub const F16: Piecewise<3, 8, 5> = Piecewise {
    wide: Cells {
        grid: Grid::Binades { scale: 1.0, offset: 0.25, bits: 3 },
        map: None,
        coefficients: [[0.0; 32]; 3],
    },
    narrow: Cells {
        grid: Grid::Binades { scale: 1.0, offset: 0.25, bits: 1 },
        map: None,
        coefficients: [[0.0; 8]; 5],
    },
};
