//! The designs of kernels for f32: which there are, and running one of the caller's choice.

use core::fmt;

use crate::backend::{Available, Backend};
use crate::dispatch;
use crate::function::Function;
use crate::slice::{self, SliceError};

/// A way of computing a function in f32. All give the same results; they differ in speed, and in what a processor must have.
///
/// The functions use the fastest one for each backend, [`Function::design`].
///
/// ```
/// use halfulp::{Backend, Design, Function};
/// let mut y = [0.0];
/// Function::Tanh.map_by(Design::DoubleWord, Backend::Portable, &[0.5], &mut y)?;
/// assert_eq!(y, [0.46211717]);
/// # Ok::<(), halfulp::SliceError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Design {
    /// Formulas in f64, in terms of e^x, log and atan. Every function has it.
    Wide,
    /// Polynomials in pairs of f32, a rounding test, and a longer path for what that leaves open. In tanh no
    /// operation is in f64, and on the portable backend none is fused either; in expm1 the longer path is the wide kernel.
    DoubleWord,
    /// Piecewise polynomials in f64.
    Piecewise,
}

impl Design {
    /// Every design.
    pub const ALL: &[Design] = &[Design::Wide, Design::DoubleWord, Design::Piecewise];

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Design::Wide => "wide",
            Design::DoubleWord => "double-word",
            Design::Piecewise => "piecewise",
        }
    }
}

impl fmt::Display for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Function {
    /// Whether there is a kernel of the design for f32.
    ///
    /// ```
    /// use halfulp::{Design, Function};
    /// assert!(Function::ALL.iter().all(|function| function.has(Design::Wide)));
    /// assert!(Function::Tanh.has(Design::Piecewise));
    /// ```
    pub const fn has(self, design: Design) -> bool {
        dispatch::has_design(self, design)
    }

    /// The design that a backend uses for f32, over slices.
    pub const fn design(self, backend: Backend) -> Design {
        dispatch::design_in_use(self, backend)
    }

    /// As [`map_on`](Function::map_on) for f32, by a design of the caller's choice.
    ///
    /// # Errors
    /// If the lengths differ, the function has no kernel of the design, or the processor lacks the backend; then nothing is
    /// written.
    pub fn map_by(
        self,
        design: Design,
        backend: Backend,
        src: &[f32],
        dst: &mut [f32],
    ) -> Result<(), SliceError> {
        let backend = Available::check(backend).ok_or(SliceError::Backend)?;
        let entry = dispatch::design_entry(self, design, backend);
        slice::map(entry.ok_or(SliceError::Design)?, src, 1, dst, 1)
    }

    /// As [`map_by`](Function::map_by), in place.
    ///
    /// # Errors
    /// If the function has no kernel of the design, or the processor lacks the backend; then nothing is written.
    pub fn map_in_place_by(
        self,
        design: Design,
        backend: Backend,
        values: &mut [f32],
    ) -> Result<(), SliceError> {
        let backend = Available::check(backend).ok_or(SliceError::Backend)?;
        let entry = dispatch::design_entry(self, design, backend).ok_or(SliceError::Design)?;
        slice::map_in_place(entry, values);
        Ok(())
    }
}
