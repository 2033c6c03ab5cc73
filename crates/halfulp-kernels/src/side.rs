//! The side of every rounding boundary on which f(x) lies, from a wide kernel's value.
//!
//! Every rounding, in every mode and to every format no wider than f32, changes only at *boundaries*: the numbers of f32 and
//! the midpoints between them. A value of f64 that lies strictly between the same two boundaries as f(x) therefore stands for
//! f(x), whatever it is rounded to. A wide kernel's value is near enough for that but for three things:
//!
//! - where x is tiny or f saturates, f(x) may be nearer to a boundary than f64 can tell: there [`Rounded::bounds`] are numbers
//!   that f(x) never reaches;
//! - a value may lie on a boundary though f(x) does not: it is moved off;
//! - about one value in 2^28 is on the wrong side, or was moved to it: those the forge lists in [`Rounded::WRONG_SIDE`].
//!
//! That nothing else goes wrong is not proved here but known from running inputs against the odd34 digests: all, on one backend of each
//! class, f64-fused (avx512) and f64-unfused (portable).

use crate::kernel::Rounded;

/// The fraction bits of an f64 below the last bit of a boundary, which has 25 significant bits at most.
const BELOW: u64 = (1 << 28) - 1;
/// Nearer to a boundary than so many units of the last place, a value may be on its wrong side.
const DOUBT: u64 = 8;

const SIGN: u64 = 1 << 63;

/// A value that stands for f(x), from the kernel's value `y`; and whether it may yet be on the wrong side of a boundary, so
/// that x is to be looked up. x is a number of f32.
///
/// Where f(x) is a boundary itself, that is the value.
#[inline(always)]
pub fn of<K: Rounded>(x: f64, y: f64) -> (f64, bool) {
    let (least, most) = K::bounds(x);
    let (above, below) = (least.to_bits() as i64 + 1, most.to_bits() as i64 - 1);
    let magnitude = (y.to_bits() & !SIGN) as i64;
    let inside = magnitude.max(above).min(below);
    let is_clamped = inside == above || inside == below;
    let value = inside as u64 | u64::from(inside as u64 & BELOW == 0);
    let is_near = (value.wrapping_add(DOUBT)) & BELOW < 2 * DOUBT;
    // 0, an infinity or NaN: exact, since no value in f64 overflows or underflows but where f does. f(0) is exact, or far from
    // a boundary (log 2).
    let is_exact = x == 0.0 || y == 0.0 || !y.is_finite();
    let limit = if x < 0.0 { K::LIMITS[0] } else { K::LIMITS[1] };
    let value = f64::from_bits(value | y.to_bits() & SIGN);
    let value = if is_exact { y } else { value };
    let value = if x.abs() == f64::INFINITY { limit } else { value };
    (value, is_near & !is_clamped & !is_exact)
}

/// The value listed for x; `value` if none is.
#[cold]
pub fn listed<K: Rounded>(x: f64, value: f64) -> f64 {
    let key = (if K::ODD { x.abs() } else { x }) as f32;
    match K::WRONG_SIDE.binary_search_by_key(&key.to_bits(), |(input, _)| *input) {
        Ok(found) => {
            let right = K::WRONG_SIDE.get(found).map_or(value, |(_, right)| *right);
            if K::ODD { right.copysign(x) } else { right }
        }
        Err(_) => value,
    }
}
