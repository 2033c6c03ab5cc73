//! The truth for f32, fast: f(x) in f64 arithmetic with a bound of the error, and the oracle where that does
//! not decide.
//!
//! An approximation y of f(x) within a relative error e, composed of the [`Blocks`] of an independent library, encloses
//! f(x) between y·(1 − e) and y·(1 + e); inequalities such as 0 < tanh x < min(x, 1) for x > 0 cut that short where f
//! is tiny or saturates. If no number of f32 and no midpoint lies between the ends, then every rounding of f(x) to
//! f32, and to any format that it contains, is known. With e near 2^-51 all but one input in millions is decided so; the
//! oracle decides the rest.
//!
//! The bound of each function is derived beside its formula (`formula.rs`). It assumes that of the blocks: `CoreMath`
//! (feature `core-math`, which compiles C) is correctly rounded, and makes the digests of `truth/`; [`Libm`] is always
//! there and measured, not proved, so what it gives is to be confirmed, as a digest does.
//!
//! ```
//! use halfulp::{Format, Function, Rounding};
//! use halfulp_filter::{Libm, narrow, round_odd34};
//!
//! let odd34 = round_odd34::<Libm>(Function::Exp, 1f32.to_bits());
//! assert_eq!(f32::from_bits(narrow(odd34, Format::F32, Rounding::NearestEven)), std::f32::consts::E);
//! assert_eq!(f32::from_bits(narrow(odd34, Format::F32, Rounding::Up)), std::f32::consts::E.next_up());
//! ```
#![forbid(unsafe_code)]

mod blocks;
mod formula;
mod place;

#[cfg(feature = "core-math")]
pub use blocks::CoreMath;
pub use blocks::{Blocks, Libm};

use halfulp::{Format, Function, Rounding};
use place::{GAP, OVERFLOW, between_boundaries, is_boundary};

/// The best blocks that this crate was built with.
#[cfg(feature = "core-math")]
pub type Best = CoreMath;
/// The best blocks that this crate was built with.
#[cfg(not(feature = "core-math"))]
pub type Best = Libm;

/// The sign bit of an odd34 pattern.
const ODD34_SIGN: u64 = 1 << 33;
/// The odd34 pattern of infinity.
const ODD34_INFINITY: u64 = (Format::F32.infinity() as u64) << 2;
/// The odd34 pattern of NaN.
const ODD34_NAN: u64 = (Format::F32.canonical_nan() as u64) << 2;

/// The parts of the gap between two boundaries in which [`Placed::Between`] counts distances: a gap is half an ulp of f32, so
/// a part is 2^-29 ulp.
pub const PARTS: u32 = GAP;

/// The filter over the blocks `B`, with its version and theirs, and that of the oracle behind it.
pub fn maker<B: Blocks>() -> String {
    // The crates of the workspace share one version.
    let version = env!("CARGO_PKG_VERSION");
    format!("halfulp-filter {version} over {}, halfulp-oracle {version}", B::NAME)
}

/// What the filter finds out about f(x).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Placed {
    /// f(x) is rational, infinite or, as NaN, undefined.
    Exact(f64),
    /// f(x) lies strictly between two boundaries: a number of f32 and a midpoint.
    Between {
        /// Its odd34 pattern.
        odd34: u64,
        /// How far it is at least from the boundary nearer to 0, in parts of the gap; all [`PARTS`] if that boundary is
        /// 0 or one that f approaches and never reaches.
        inner: u32,
        /// The same of the boundary farther from 0; all parts if that would be 2^128.
        outer: u32,
    },
    /// f(x) is nearer to some boundary than the filter can tell.
    Undecided,
}

impl Placed {
    /// Where f(x) lies, x being the f32 with the pattern `bits`.
    #[inline(always)]
    pub fn of<B: Blocks>(function: Function, bits: u32) -> Self {
        let x = f64::from(f32::from_bits(bits));
        if let Some(value) = halfulp_oracle::exact(function, x) {
            return Placed::Exact(value);
        }
        let approximation = formula::evaluate::<B>(function, x);
        let (least, most) = formula::bounds(function, x);
        // What an underflow of f64 may have lost: more than enough.
        const TINY: f64 = f64::from_bits((1023 - 998) << 52);
        // Three more roundings of 2^-53: 1 ± e, the product, the sum.
        let error = approximation.error + 1.5 * f64::EPSILON;
        let lower = (approximation.value * (1.0 - error) - TINY).max(least);
        let upper = (approximation.value * (1.0 + error) + TINY).min(most);
        let Some((boundary, part)) = between_boundaries(lower, upper) else {
            return Placed::Undecided;
        };
        let sign = if formula::is_negative(function, x) { ODD34_SIGN } else { 0 };
        let never_inner = boundary == 0 || is_boundary(least, boundary);
        let never_outer = boundary == OVERFLOW - 1 || is_boundary(most, boundary + 1);
        Placed::Between {
            odd34: sign | boundary << 1 | 1,
            inner: if never_inner { PARTS } else { part.start },
            outer: if never_outer { PARTS } else { PARTS - part.end },
        }
    }

    /// Hands each of `inputs`, f32 patterns, to `each` with [`Placed::of`] it. As that, but with a loop for each function,
    /// so that what depends on it is decided once.
    pub fn for_each<B: Blocks>(
        function: Function,
        inputs: impl Iterator<Item = u32>,
        mut each: impl FnMut(u32, Placed),
    ) {
        use Function::*;
        macro_rules! specialize {
            ($($f:ident)*) => {
                match function {
                    $($f => inputs.for_each(|bits| each(bits, Placed::of::<B>($f, bits))),)*
                }
            };
        }
        specialize! {
            Exp Expm1 Log Log1p Sinh Tanh Atan Erf
            Gd InvGd Sigmoid Softplus Silu Gelu GeluTanh Mish
        }
    }

    /// The odd34 pattern of f(x), from the oracle if this does not tell.
    ///
    /// # Panics
    ///
    /// As [`halfulp_oracle::round`].
    #[inline(always)]
    pub fn odd34(self, function: Function, bits: u32) -> u64 {
        match self {
            Placed::Between { odd34, .. } => odd34,
            Placed::Exact(value) if value.is_nan() => ODD34_NAN,
            Placed::Exact(_) | Placed::Undecided => {
                halfulp_oracle::round_odd34(function, f32::from_bits(bits).into())
            }
        }
    }
}

/// f(x) in f64, off by a few of its ulps at most where the blocks keep their promise: to tell how far from f(x) a wrong
/// result is.
pub fn approximate<B: Blocks>(function: Function, x: f64) -> f64 {
    if let Some(value) = halfulp_oracle::exact(function, x) {
        return value;
    }
    let magnitude = formula::evaluate::<B>(function, x).value;
    if formula::is_negative(function, x) { -magnitude } else { magnitude }
}

/// The odd34 pattern of f(x), x being the f32 with the pattern `bits`: [`halfulp_oracle::round_odd34`], where the
/// blocks keep their promise. A NaN is f32's canonical one, shifted: 1ff000000.
///
/// # Panics
///
/// As [`halfulp_oracle::round`].
#[inline(always)]
pub fn round_odd34<B: Blocks>(function: Function, bits: u32) -> u64 {
    Placed::of::<B>(function, bits).odd34(function, bits)
}

/// The pattern of `format`, in a rounding mode, of the real number that was rounded to `odd34`.
///
/// To odd the largest number is what overflow leaves; a carry beyond the largest number makes infinity, as it should.
#[inline]
pub fn narrow(odd34: u64, format: Format, rounding: Rounding) -> u32 {
    let magnitude = odd34 & !ODD34_SIGN;
    let negative = odd34 != magnitude;
    if magnitude > ODD34_INFINITY {
        return format.canonical_nan();
    }
    let sign = if negative { format.sign_bit() } else { 0 };
    if magnitude == ODD34_INFINITY {
        return sign | format.infinity();
    }
    // The pattern without a bias: its last place is that of the format's subnormal numbers or larger.
    const FRACTION_BITS: u32 = 25;
    let bias = u64::from((127 - format.max_exponent()) as u32);
    let drop = FRACTION_BITS + 1 - format.precision();
    let exponent = magnitude >> FRACTION_BITS;
    let (units, drop) = if exponent > bias {
        (magnitude - (bias << FRACTION_BITS), drop)
    } else {
        let significand = magnitude & ((1 << FRACTION_BITS) - 1);
        let one = u64::from(exponent > 0) << FRACTION_BITS;
        let below = (bias + 1 - exponent.max(1)) as u32;
        (significand | one, drop + below)
    };
    // What is dropped lies below 2^62 in any case.
    let drop = drop.min(62);
    let (quotient, rest, half) = (units >> drop, units & ((1 << drop) - 1), 1 << (drop - 1));
    let up = match rounding {
        Rounding::NearestEven => rest + (quotient & 1) > half,
        Rounding::NearestAway => rest >= half,
        Rounding::TowardZero => false,
        Rounding::Up => rest != 0 && !negative,
        Rounding::Down => rest != 0 && negative,
    };
    let infinity = u64::from(format.infinity());
    let beyond = match rounding {
        Rounding::NearestEven | Rounding::NearestAway => true,
        Rounding::TowardZero => false,
        Rounding::Up => !negative,
        Rounding::Down => negative,
    };
    let largest = if beyond { infinity } else { infinity - 1 };
    sign | (quotient + u64::from(up)).min(largest) as u32
}
