//! Two vectors at a time: see [`Pair`](super::super::pair::Pair).

use halfulp_kernels::{DoubleWord, kernel::Designs};

use super::super::pair::Pair;
use super::Vector;

impl<T: DoubleWord> DoubleWord for Pair<T> {
    common_operations!(f32);

    #[inline(always)]
    fn exact_product(self, factor: Self) -> (Self, Self) {
        let ((p, e), (q, f)) = (self.0.exact_product(factor.0), self.1.exact_product(factor.1));
        (Pair(p, q), Pair(e, f))
    }

    #[inline(always)]
    fn lead(self, slope: Self, constant: Self) -> (Self, Self) {
        let (s, t) = self.0.lead(slope.0, constant.0);
        let (u, v) = self.1.lead(slope.1, constant.1);
        (Pair(s, u), Pair(t, v))
    }

    #[inline(always)]
    fn at_most(self, bound: f32) -> Self {
        Pair(self.0.at_most(bound), self.1.at_most(bound))
    }

    #[inline(always)]
    fn at_least(self, bound: f32) -> Self {
        Pair(self.0.at_least(bound), self.1.at_least(bound))
    }

    #[inline(always)]
    fn nearest_multiple(self, scale: f32) -> (Self, Self::Cell) {
        let ((k, cell), (m, other)) =
            (self.0.nearest_multiple(scale), self.1.nearest_multiple(scale));
        (Pair(k, m), Pair(cell, other))
    }

    #[inline(always)]
    fn less_product(self, multiple: Self, factor: f32) -> Self {
        Pair(self.0.less_product(multiple.0, factor), self.1.less_product(multiple.1, factor))
    }

    #[inline(always)]
    fn power(multiple: Self, cell: Self::Cell, table: &'static [f32; 32]) -> Self {
        Pair(T::power(multiple.0, cell.0, table), T::power(multiple.1, cell.1, table))
    }

    #[inline(always)]
    fn not_below(self, bound: f32) -> Self::Mask {
        Pair(self.0.not_below(bound), self.1.not_below(bound))
    }

    #[inline(always)]
    fn eq(self, other: Self) -> Self::Mask {
        Pair(self.0.eq(other.0), self.1.eq(other.1))
    }

    #[inline(always)]
    fn eq_where(self, other: Self, mask: Self::Mask) -> Self::Mask {
        Pair(self.0.eq_where(other.0, mask.0), self.1.eq_where(other.1, mask.1))
    }

    #[inline(always)]
    fn except(mask: Self::Mask, exception: Self::Mask) -> Self::Mask {
        Pair(T::except(mask.0, exception.0), T::except(mask.1, exception.1))
    }

    #[inline(always)]
    fn with_magnitude(self, magnitude: Self, mask: Self::Mask) -> Self {
        Pair(self.0.with_magnitude(magnitude.0, mask.0), self.1.with_magnitude(magnitude.1, mask.1))
    }

    #[inline(always)]
    fn nearest_int(self, scale: f32) -> Self::Cell {
        Pair(self.0.nearest_int(scale), self.1.nearest_int(scale))
    }
}

impl<V: Vector> Vector for Pair<V> {
    const LANES: usize = 2 * V::LANES;

    #[inline(always)]
    unsafe fn load(src: *const u32) -> Self {
        // SAFETY: the caller's contract.
        unsafe { Pair(V::load(src), V::load(src.add(V::LANES))) }
    }

    #[inline(always)]
    unsafe fn load_first(src: *const u32, n: usize) -> Self {
        // SAFETY: the caller's contract; nothing is read of a part that has no elements.
        unsafe {
            if n < V::LANES {
                Pair(V::load_first(src, n), V::load_first(src, 0))
            } else {
                Pair(V::load(src), V::load_first(src.add(V::LANES), n - V::LANES))
            }
        }
    }

    #[inline(always)]
    unsafe fn store(self, dst: *mut u32) {
        // SAFETY: the caller's contract.
        unsafe {
            self.0.store(dst);
            self.1.store(dst.add(V::LANES));
        }
    }

    #[inline(always)]
    unsafe fn store_first(self, dst: *mut u32, n: usize) {
        // SAFETY: the caller's contract; nothing is written of a part that has no elements.
        unsafe {
            if n < V::LANES {
                self.0.store_first(dst, n);
            } else {
                self.0.store(dst);
                self.1.store_first(dst.add(V::LANES), n - V::LANES);
            }
        }
    }

    #[inline(always)]
    unsafe fn wide<K: Designs>(self) -> Self {
        // SAFETY: the caller's contract.
        unsafe { Pair(self.0.wide::<K>(), self.1.wide::<K>()) }
    }

    #[inline(always)]
    fn bits(mask: Self::Mask) -> u32 {
        V::bits(mask.0) | V::bits(mask.1) << V::LANES
    }
}
