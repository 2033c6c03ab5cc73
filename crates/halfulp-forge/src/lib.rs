//! Finds the coefficients of the kernels, with every input in the loop.
//!
//! For each input the forge asks the kernel itself which values of its polynomial round to the right
//! result: that is the input's window (`window`). A polynomial that meets every window of its cell is a
//! linear program (`fit`); which cells there are is searched (`search`), cheapest first. The result is
//! the text of a table file (`write`).

mod fit;
mod probe;
mod search;
mod window;
mod write;

pub use search::{Layout, Table};
pub use write::{Tables, Wide, file};

use halfulp::{Format, Function};

/// The tables of arithmetics that look up 32 entries in one step: (cells, fine cells).
pub const WIDE: &[(usize, usize)] = &[(1, 1), (32, 64)];

/// The tables of the others.
pub const NARROW: &[(usize, usize)] = &[(1, 1), (8, 16), (16, 32)];

/// The most coefficients of a polynomial.
const MAX_TERMS: usize = fit::MAX_COEFFICIENTS;

/// Finds a table of least cost for a kernel, among sizes.
///
/// # Errors
/// A sentence on what stands in the way.
fn table(
    function: Function,
    format: Format,
    sizes: &[(usize, usize)],
    semantics: &'static [bool],
    max_terms: usize,
    truth: &[u16],
    tried: &mut dyn FnMut(&str),
) -> Result<Table, String> {
    let kernels: Vec<_> = semantics
        .iter()
        .map(|&fused| probe::kernel(function, format, sizes == WIDE, fused))
        .collect();
    let windows = window::windows(&kernels, format, truth).map_err(|bad| {
        let list: Vec<_> = bad.iter().take(16).map(|b| format!("{:04x}", b.input)).collect();
        format!("no value of the polynomial serves {} inputs: {} …", bad.len(), list.join(" "))
    })?;
    let windows = window::join(windows)
        .map_err(|y| format!("no value serves all inputs with argument {y:e}"))?;
    let (first, last, windows) = search::clamp(windows);
    let (start, end) = (windows[0].argument, windows[windows.len() - 1].argument);
    tried(&format!("{} arguments from {start:e} to {end:e}", windows.len()));
    if !start.is_finite() || !end.is_finite() {
        return Err(format!("the argument {start:e} or {end:e} can't be clamped"));
    }
    sizes
        .iter()
        .filter_map(|&(cells, fine)| {
            let layout = Layout { cells, fine, semantics };
            search::search(&windows, &layout, 1..=max_terms, tried)
        })
        .min_by_key(Table::cost)
        .map(|table| Table { first, last, ..table })
        .ok_or_else(|| "no table found".into())
}

/// Finds both tables of a kernel for one format.
///
/// `truth[x]` is the right result for the input of bit pattern x. `tried` is told what is tried.
///
/// # Errors
/// A sentence on what stands in the way.
pub fn forge(
    function: Function,
    format: Format,
    truth: &[u16],
    tried: &mut dyn FnMut(&str),
) -> Result<Tables, String> {
    tried(&format!("{function} {format}, wide tables, fused"));
    let fused = table(function, format, WIDE, &[true], MAX_TERMS, truth, tried)?;
    tried(&format!("{function} {format}, wide tables, fused and unfused"));
    let both = table(function, format, WIDE, &[true, false], fused.terms, truth, tried);
    let wide = match both {
        Ok(both) if both.cost() <= fused.cost() => Wide::Both(both),
        _ => {
            tried(&format!("{function} {format}, wide tables, unfused"));
            let unfused = table(function, format, WIDE, &[false], MAX_TERMS, truth, tried)?;
            Wide::ByClass { fused, unfused }
        }
    };
    tried(&format!("{function} {format}, narrow tables"));
    let narrow = table(function, format, NARROW, &[true], MAX_TERMS, truth, tried)?;
    Ok(Tables { wide, narrow })
}
