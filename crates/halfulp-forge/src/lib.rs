//! Finds the coefficients of the kernels, with every input in the loop.
//!
//! For each input the forge asks the kernel itself which values of its polynomial round to the right
//! result: that is the input's window (`window`). A polynomial that meets every window of its cell is a
//! linear program (`fit`); which cells there are is searched (`search`), cheapest first. The result is
//! the text of a table file (`write`).

mod cost;
pub mod device;
mod fit;
pub mod model;
pub mod piecewise;
mod probe;
mod search;
pub mod wide;
mod window;
mod write;

pub use cost::{Operations, Ports};
pub use search::{Layout, Table};
pub use write::{CONSTANTS, Constant, Tables, file};

use halfulp::{Format, Function};

/// The tables of arithmetics that look up 32 entries in one step: backends `portable`, `scalar`, `avx512`.
pub const WIDE: &[Layout] = &[
    Layout { cells: 1, fine: 1, semantics: &[true, false], ports: Ports::AVX512 },
    Layout { cells: 32, fine: 64, semantics: &[true, false], ports: Ports::AVX512 },
];

/// The tables of the backend `avx2`.
pub const NARROW: &[Layout] = &[
    Layout { cells: 1, fine: 1, semantics: &[true], ports: Ports::AVX2 },
    Layout { cells: 8, fine: 16, semantics: &[true], ports: Ports::AVX2 },
    Layout { cells: 16, fine: 32, semantics: &[true], ports: Ports::AVX2 },
];

/// Who is told what the search tries, if anybody is.
pub type Explain<'a, 'b> = Option<&'a mut (dyn FnMut(&str) + 'b)>;

/// Finds a table of least cost for a kernel, among layouts.
///
/// # Errors
/// A sentence on what stands in the way.
fn table(
    function: Function,
    format: Format,
    layouts: &[Layout],
    truth: &[u16],
    mut tried: Explain<'_, '_>,
) -> Result<Table, String> {
    let wide = layouts == WIDE;
    let kernels: Vec<_> = layouts[0]
        .semantics
        .iter()
        .flat_map(|&fused| probe::kernels(function, format, wide, fused))
        .collect();
    let windows = window::windows(&kernels, format, truth).map_err(|bad| {
        let list: Vec<_> = bad.iter().take(16).map(|b| format!("{:04x}", b.input)).collect();
        format!("no value of the polynomial serves {} inputs: {} …", bad.len(), list.join(" "))
    })?;
    let windows = window::join(windows)
        .map_err(|y| format!("no value serves all inputs with argument {y:e}"))?;
    let (first, last, windows) = search::clamp(windows);
    let (start, end) = (windows[0].argument, windows[windows.len() - 1].argument);
    if let Some(tried) = &mut tried {
        tried(&format!("{} arguments from {start:e} to {end:e}", windows.len()));
    }
    if !start.is_finite() || !end.is_finite() {
        return Err(format!("the argument {start:e} or {end:e} can't be clamped"));
    }
    let mut best: Option<Table> = None;
    for layout in layouts {
        let limit = best.as_ref().map_or(usize::MAX, Table::cost);
        best = search::search(&windows, layout, limit, &mut tried).or(best);
    }
    best.map(|table| Table { first, last, ..table }).ok_or_else(|| "no table found".into())
}

/// Finds both tables of a kernel for one format.
///
/// `truth[x]` is the right result for the input of bit pattern x. `tried`, if there is one, is told what is tried, and how many
/// arguments what is not right leaves wrong.
///
/// # Errors
/// A sentence on what stands in the way.
pub fn forge(
    function: Function,
    format: Format,
    truth: &[u16],
    mut tried: Explain<'_, '_>,
) -> Result<Tables, String> {
    if let Some(tried) = &mut tried {
        let operations = halfulp_emit::Operations::of(function, format);
        tried(&format!(
            "{function} {format}, the present kernel without conversions: {operations}"
        ));
    }
    let mut of = |layouts: &[Layout], kind: &str| {
        if let Some(tried) = &mut tried {
            tried(&format!("{function} {format}, {kind}"));
        }
        table(function, format, layouts, truth, tried.as_deref_mut().map(|t| t as _))
    };
    let wide = of(WIDE, "tables for avx512, scalar and portable")?;
    let narrow = of(NARROW, "tables for avx2")?;
    Ok(Tables { wide, narrow })
}
