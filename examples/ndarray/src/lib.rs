//! halfulp's functions over ndarray's arrays: contiguous or strided, owned or viewed.
//!
//! ```
//! use halfulp::Function;
//! use halfulp_example_ndarray::MapSlices;
//! use ndarray::{array, s};
//!
//! let mut x = array![[0.5_f32, -1.0, 2.0], [0.0, 1.0, 4.0]];
//!
//! // By a free function, so that no other kernel is linked; by name; or any other work on slices.
//! let y = x.map_slices(halfulp::tanh_in_place);
//! let function: Function = "tanh".parse()?;
//! assert_eq!(y, x.map_slices(|values| function.map_in_place(values)));
//!
//! // In place, every second column of every row from the last to the first.
//! x.slice_mut(s![..;-1, ..;2]).map_slices_in_place(halfulp::exp_in_place);
//! assert_eq!(x[[1, 2]], halfulp::exp(4.0_f32));
//! assert_eq!(x[[1, 1]], 1.0);
//! # Ok::<(), halfulp::function::UnknownFunction>(())
//! ```

use halfulp::Element;
use ndarray::{Array, ArrayRef, Axis, Dimension};

/// Functions of slices, applied to whole arrays.
///
/// It is implemented for [`ArrayRef`], to which every array and view of ndarray dereferences.
pub trait MapSlices<A, D> {
    /// A new array of f of every element, of the same shape.
    ///
    /// `f` replaces every element of the slices that it is given, which together hold each element once.
    fn map_slices(&self, f: impl FnMut(&mut [A])) -> Array<A, D>;

    /// Replaces every element by f of it.
    fn map_slices_in_place(&mut self, f: impl FnMut(&mut [A]));
}

/// A row or column of so many elements side by side is mapped where it is; shorter ones are gathered first.
const LONG: usize = 64;

impl<A: Element, D: Dimension> MapSlices<A, D> for ArrayRef<A, D> {
    fn map_slices(&self, f: impl FnMut(&mut [A])) -> Array<A, D> {
        // What owns its elements has them in one piece.
        let mut result = self.to_owned();
        result.map_slices_in_place(f);
        result
    }

    fn map_slices_in_place(&mut self, mut f: impl FnMut(&mut [A])) {
        if let Some(values) = self.as_slice_memory_order_mut() {
            return f(values);
        }
        let long_lane = |&axis: &usize| self.strides()[axis] == 1 && self.shape()[axis] >= LONG;
        if let Some(axis) = (0..self.ndim()).find(long_lane) {
            for lane in self.lanes_mut(Axis(axis)) {
                f(lane.into_slice().expect("elements side by side"));
            }
            return;
        }
        let mapped = self.map_slices(f);
        self.assign(&mapped);
    }
}
