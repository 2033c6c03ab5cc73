//! Where a number lies among the numbers and midpoints of f32.
//!
//! Every rounding of f32 changes only at its numbers and the midpoints between them: together, the numbers with one more bit
//! of fraction, here called boundaries and counted from 0 upwards. A number that is none of them, between boundary n and
//! n + 1, has the odd34 pattern 2n + 1, since to odd the even boundary of a finer grid is never chosen.

use core::ops::Range;

/// The boundary that would be 2^128.
pub(crate) const OVERFLOW: u64 = 255 << 24;
/// Distances are counted in the 2^28-th parts of the gap between boundaries: between normal numbers, in ulps of f64.
pub(crate) const GAP: u32 = 1 << 28;

/// f64 pattern of a positive number minus this: f32's exponents.
const REBIAS: u64 = (1023 - 127) << 52;

/// A positive number in units of 2^-28 gaps: the boundary at or below it, and what it exceeds that by; and
/// whether there is less than a unit more.
fn locate(x: f64) -> (u64, u32, bool) {
    const MIN_NORMAL: f64 = f32::MIN_POSITIVE as f64;
    if x >= MIN_NORMAL {
        let units = x.to_bits() - REBIAS;
        return (units >> 28, (units % u64::from(GAP)) as u32, false);
    }
    // 2^-150 is a gap there, a unit 2^-178, of which there are less than 2^52: the conversions are exact.
    let scaled = x * f64::from_bits((1023 + 178) << 52);
    let units = scaled as u64;
    (units >> 28, (units % u64::from(GAP)) as u32, units as f64 != scaled)
}

/// Where all numbers strictly between `lower` and `upper` lie, 0 ≤ lower < upper: the boundary below them, and the
/// part of the gap above it that they are in, in units of 2^-28 of it; `None` if there is a boundary among them.
#[inline(always)]
pub(crate) fn between_boundaries(lower: f64, upper: f64) -> Option<(u64, Range<u32>)> {
    let (below, from, _) = locate(lower);
    let (mut above, mut to, more) = locate(upper);
    to += u32::from(more);
    if to == 0 {
        // The upper end is a boundary, and excluded.
        above = above.checked_sub(1)?;
        to = GAP;
    }
    if below >= OVERFLOW {
        return Some((OVERFLOW - 1, GAP..GAP));
    }
    if above >= OVERFLOW {
        (above, to) = (OVERFLOW - 1, GAP);
    }
    (below == above).then_some((below, from..to))
}

/// Whether `x` ≥ 0 is the boundary counted `n`.
#[inline(always)]
pub(crate) fn is_boundary(x: f64, n: u64) -> bool {
    locate(x) == (n, 0, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The boundary that is 2^-126, the smallest normal number.
    const SMALLEST_NORMAL: u64 = 1 << 24;

    #[test]
    fn boundaries_are_numbers_and_midpoints() {
        // 1 is boundary 2·0x3f800000; between it and the midpoint above lies all that is between.
        let one = 2 * 0x3f80_0000;
        let midpoint = 1.0 + 2f64.powi(-24);
        assert_eq!(between_boundaries(1.0, midpoint), Some((one, 0..GAP)));
        assert_eq!(between_boundaries(1.0, 1.0f64.next_up()), Some((one, 0..1)));
        assert_eq!(between_boundaries(1.0f64.next_down(), 1.0), Some((one - 1, GAP - 1..GAP)));
        assert_eq!(between_boundaries(1.0f64.next_down(), 1.0f64.next_up()), None);
        assert_eq!(between_boundaries(1.0, midpoint.next_up()), None);
    }

    #[test]
    fn subnormal_boundaries_are_equally_spaced() {
        let unit = 2f64.powi(-150);
        assert_eq!(between_boundaries(0.0, unit), Some((0, 0..GAP)));
        assert_eq!(between_boundaries(0.0, 1e-300), Some((0, 0..1)));
        assert_eq!(between_boundaries(unit, 1.5 * unit), Some((1, 0..GAP / 2)));
        assert_eq!(between_boundaries(unit.next_down(), unit.next_up()), None);
        let normal = 2f64.powi(-126);
        assert_eq!(
            between_boundaries(normal - 0.25 * unit, normal),
            Some((SMALLEST_NORMAL - 1, GAP / 4 * 3..GAP))
        );
        assert_eq!(
            between_boundaries(normal, normal + 0.25 * unit),
            Some((SMALLEST_NORMAL, 0..GAP / 4))
        );
        assert_eq!(between_boundaries(normal.next_down(), normal.next_up()), None);
    }

    #[test]
    fn beyond_the_largest_boundary_all_is_one() {
        let end = 2f64.powi(128);
        let beyond = Some((OVERFLOW - 1, GAP..GAP));
        assert_eq!(between_boundaries(end, f64::INFINITY), beyond);
        assert_eq!(between_boundaries(f64::INFINITY, f64::INFINITY), beyond);
        let (boundary, range) = between_boundaries(end - 2f64.powi(100), 1e300).unwrap();
        assert_eq!((boundary, range.start), (OVERFLOW - 1, GAP / 16 * 14));
    }
}
