//! Coefficients of `expm1`.
use crate::cells::{Cells, Grid, Piecewise};
/// For binary16.
pub const F16: Piecewise<Cells<1, 1, 16>, Cells<1, 1, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [[0.0]],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [[0.0]],
    },
};

/// For bfloat16.
pub const BF16: Piecewise<Cells<1, 1, 16>, Cells<1, 1, 16>> = Piecewise {
    wide: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [[0.0]],
    },
    narrow: Cells {
        first: f32::NEG_INFINITY,
        last: f32::INFINITY,
        grid: Grid::Uniform { scale: 0.0 },
        map: None,
        coefficients: [[0.0]],
    },
};
