//! Functions over large slices on many threads.

use rayon::prelude::*;

use crate::backend::Available;
use crate::dispatch::{self, Runnable};
use crate::element::Element;
use crate::function::Function;
use crate::lanes::Entry;
use crate::slice::{self, SliceError};

/// A task for a thread: so many elements, a multiple of what kernels work on at a time. Long beside what
/// handing one over costs, short beside an array that is worth dividing.
const PIECE: usize = 1 << 15;

impl Function {
    /// [`map_parallel`](Function::map_parallel) and [`map_in_place_parallel`](Function::map_in_place_parallel) use one
    /// thread for fewer elements than this: waking others takes as long (measured, `docs/PERFORMANCE.md`).
    pub const PARALLEL_FROM: usize = 1 << 18;

    /// As [`map`](Function::map), on the threads of the current rayon pool. The results have the same bits.
    ///
    /// Arrays of fewer than [`PARALLEL_FROM`](Function::PARALLEL_FROM) elements are left to the caller's thread.
    ///
    /// ```
    /// use halfulp::Function;
    /// let x = vec![0.0f32; 1 << 20];
    /// let mut y = vec![0.0; 1 << 20];
    /// Function::Exp.map_parallel(&x, &mut y)?;
    /// assert!(y.iter().all(|&y| y == 1.0));
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the lengths differ; then nothing is written.
    pub fn map_parallel<T: Element + Send + Sync>(
        self,
        src: &[T],
        dst: &mut [T],
    ) -> Result<(), SliceError> {
        if src.len() != dst.len() || src.len() < Self::PARALLEL_FROM {
            return self.map(src, dst);
        }
        let entry = self.entry::<T>().ok_or(SliceError::Format)?;
        let pieces = src.par_chunks(PIECE).zip(dst.par_chunks_mut(PIECE));
        pieces.try_for_each(|(src, dst)| slice::map(entry, src, 1, dst, 1))
    }

    /// As [`map_in_place`](Function::map_in_place), on the threads of the current rayon pool. The results have the same bits.
    ///
    /// Arrays of fewer than [`PARALLEL_FROM`](Function::PARALLEL_FROM) elements are left to the caller's thread.
    ///
    /// ```
    /// use halfulp::{F16, Function};
    /// let mut values = vec![F16::ZERO; 1 << 20];
    /// Function::Exp.map_in_place_parallel(&mut values);
    /// assert!(values.iter().all(|&y| y == F16::ONE));
    /// ```
    pub fn map_in_place_parallel<T: Element + Send>(self, values: &mut [T]) {
        if values.len() < Self::PARALLEL_FROM {
            return self.map_in_place(values);
        }
        if let Some(entry) = self.entry::<T>() {
            values.par_chunks_mut(PIECE).for_each(|piece| slice::map_in_place(entry, piece));
        }
    }

    fn entry<T: Element>(self) -> Option<Runnable<Entry<T::Pattern>>> {
        dispatch::slice_entry(self, T::FORMAT, Available::current())
    }
}
