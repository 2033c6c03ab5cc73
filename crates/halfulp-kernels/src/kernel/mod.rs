//! One file for each function: the method, its error, and the kernels by shape.

use crate::arith::Arith;
use crate::double_word::{DoubleWord, Tested};
use crate::gate::Gate;
use crate::wide::WideArith;

/// A narrow kernel: f32 arithmetic whose result, rounded once to the nearest number of the format, is
/// the correctly rounded value for every input of that format.
///
/// The argument is the exact value of an input; the result never lies on a midpoint of two neighbours,
/// unless the two halves of a tie round alike, so how a conversion breaks ties does not matter.
///
/// In bfloat16 the kernel of an [odd](Symmetry::ODD) function computes f(|x|) only, and where f is linear or constant
/// it is not asked: [`bf16_of`](Narrow::bf16_of) is f. An arithmetic may do what that does around the kernel on the
/// bit patterns of the format instead.
pub trait Narrow: Symmetry {
    /// The power of two below which f(x) and [`BF16_SLOPE`](Narrow::BF16_SLOPE) · x round alike to bfloat16; 0:
    /// none. Only for odd functions.
    ///
    /// The kernel is asked for the value at this power of two instead, which keeps subnormal numbers, slow
    /// on many processors, out of its arithmetic.
    const BF16_LINEAR_BELOW: f32 = 0.0;

    /// The slope of f at 0, in \[1, 2). Unless it is 1, [`BF16_LINEAR_BELOW`](Narrow::BF16_LINEAR_BELOW) is
    /// 2^-126 at most, and |x| · (slope − 1) rounds as well with the slope rounded to a multiple of 2^-15.
    const BF16_SLOPE: f32 = 1.0;

    /// What is done around the bfloat16 kernel of a gated unit; none for other functions.
    const BF16_GATE: Option<Gate> = None;

    /// Whether the bfloat16 kernel's values are to be truncated, not rounded to the nearest, where tables are
    /// [wide](Arith::WIDE_TABLES): its polynomial then comes out about half an ulp of the result too large,
    /// and no operation is spent on rounding.
    const BF16_WIDE_TRUNCATES: bool = false;

    /// Where a function with a logarithm's domain is -inf, if the bfloat16 kernel is not asked there and at +inf, where tables
    /// are not [wide](Arith::WIDE_TABLES). Only for functions that are not odd.
    const BF16_NARROW_POLE: Option<f32> = None;

    /// Where |x| is less, f(x) rounds to x, and the bfloat16 kernel of a function with such a pole is not asked.
    const BF16_NARROW_IDENTITY_BELOW: f32 = 0.0;

    /// The kernel for binary16 inputs and results.
    fn f16<A: Arith>(x: A) -> A;

    /// The kernel for bfloat16 inputs and results; for x ≥ 0 only if the function is odd, and within the limits of
    /// the [gate](Narrow::BF16_GATE) if there is one and tables are wide, else where it is not linear.
    fn bf16<A: Arith>(x: A) -> A;

    /// The function for bfloat16 inputs and results.
    #[inline(always)]
    fn bf16_of<A: Arith>(x: A) -> A {
        const { assert!(Self::ODD || Self::BF16_LINEAR_BELOW == 0.0) }
        const { assert!(Self::BF16_SLOPE == 1.0 || !Self::BF16_WIDE_TRUNCATES) }
        if let Some(gate) = Self::BF16_GATE {
            return gate.bf16_of(x, Self::bf16);
        }
        if let (Some(pole), false) = (Self::BF16_NARROW_POLE, A::WIDE_TABLES) {
            // Where x is on neither side of the pole, it is there or NaN.
            let at_pole = x.mul_add(x.lit(0.0), x.lit(f32::NEG_INFINITY));
            let value = Self::bf16(x);
            let value = A::select(x.lit(f32::MAX).lt(x), x, value);
            let is_identity = x.abs().lt(x.lit(Self::BF16_NARROW_IDENTITY_BELOW));
            let value = A::select(is_identity, x, value);
            let above = A::select(x.lit(pole).lt(x), value, at_pole);
            return A::select(x.lt(x.lit(pole)), value, above);
        }
        if !Self::ODD {
            return Self::bf16(x);
        }
        let magnitude = x.abs();
        if Self::BF16_LINEAR_BELOW == 0.0 {
            return Self::bf16(magnitude).mul_sign(x);
        }
        let small = x.lit(Self::BF16_LINEAR_BELOW);
        let linear = if Self::BF16_SLOPE == 1.0 { x } else { x * x.lit(Self::BF16_SLOPE) };
        let value = Self::bf16(magnitude.at_least(small)).mul_sign(x);
        A::select(magnitude.lt(small), linear, value)
    }

    /// What is rounded to the nearest bfloat16 of a value of [`bf16_of`](Narrow::bf16_of), in an arithmetic with
    /// wide tables or without: the value, or what [truncation](Narrow::BF16_WIDE_TRUNCATES) leaves of it.
    #[inline(always)]
    fn bf16_kept(value: f32, wide_tables: bool) -> f32 {
        let truncates = wide_tables && Self::BF16_WIDE_TRUNCATES;
        if truncates { f32::from_bits(value.to_bits() & 0xffff_0000) } else { value }
    }
}

/// A wide kernel: f64 arithmetic whose result, rounded once to the nearest f32, is the correctly rounded value for every
/// f32 input, in both classes of [`WideArith`].
pub trait Wide: Symmetry {
    /// What the kernel looks up.
    type Tables: 'static;

    /// The tables that the forge wrote.
    const TABLES: &'static Self::Tables;

    /// Inputs whose exact values lie so near to a midpoint that their f64 values are that midpoint, and their results; of
    /// odd functions positive inputs only.
    const EXCEPTIONS: &'static [(f64, f64)];

    /// Whether single values in binary16 take less time by this kernel than by the [narrow](Narrow) one.
    const WIDE_CALLS_F16: bool = false;

    /// As [`WIDE_CALLS_F16`](Wide::WIDE_CALLS_F16), in bfloat16.
    const WIDE_CALLS_BF16: bool = false;

    /// How f32 results become 0 as x decreases, if they do.
    const VANISHING: Option<Vanishing> = None;

    /// The least f32 whose result is infinite, if it is not infinity; odd functions are so on both sides.
    const OVERFLOWS: Option<f64> = None;

    /// The kernel, with tables of the caller's choice.
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A;

    /// Whether the tables are so long that few vectors of values have room beside them in the registers.
    const LONG_TABLES: bool = false;

    /// A value within 2^n ulp of f(x), and n; none if the function has no such kernel. See [`quick`](crate::quick).
    #[inline(always)]
    fn quick<A: WideArith>(_x: A) -> Option<(A, u32)> {
        None
    }

    /// The kernel: the quick value where that decides, for all values at hand, else the precise ones. Right to the nearest only: for
    /// any other use of the value, take [`precise`](Wide::precise).
    #[inline(always)]
    fn f32<A: WideArith>(x: A) -> A {
        if let Some((value, bits)) = Self::quick(x) {
            if !value.any_near_midpoint(bits) {
                return value;
            }
            core::hint::cold_path();
        }
        Self::precise(x)
    }

    /// For a finite x, an argument of the same result for which the kernel raises no exception but for inexact results.
    #[inline(always)]
    fn within_reach<A: WideArith>(x: A) -> A {
        x
    }

    /// `value`, the kernel's at x, but exactly 0 or infinite where the result is, so that rounding it neither underflows nor
    /// overflows.
    #[inline(always)]
    fn saturated<A: WideArith>(x: A, value: A) -> A {
        let mut value = value;
        if let Some(vanishing) = Self::VANISHING {
            let is_zero = x.lt(x.lit(vanishing.zero_below.into()));
            value = A::select(is_zero, x.lit(vanishing.zero), value);
        }
        if let Some(first) = Self::OVERFLOWS {
            let infinity = x.lit(f64::INFINITY);
            if Self::ODD {
                value = A::select(x.abs().lt(x.lit(first)), value, infinity.mul_sign(x));
            } else {
                value = A::select(x.lt(x.lit(first)), value, infinity);
            }
        }
        value
    }

    /// The precise kernel: right by itself.
    #[inline(always)]
    fn precise<A: WideArith>(x: A) -> A {
        let mut value = Self::f32_with(x, Self::TABLES);
        let argument = if Self::ODD { x.abs() } else { x };
        let mut i = 0;
        while i < Self::EXCEPTIONS.len() {
            let (input, result) = Self::EXCEPTIONS[i];
            let result = if Self::ODD { x.lit(result).mul_sign(x) } else { x.lit(result) };
            value = A::select(argument.eq(x.lit(input)), result, value);
            i += 1;
        }
        value
    }
}

/// How f32 results become 0 as x decreases.
#[derive(Clone, Copy, Debug)]
pub struct Vanishing {
    /// From this negative number on, but for x near 0, no result is subnormal.
    pub normal_from: f32,
    /// Below this number results are 0.
    pub zero_below: f32,
    /// The zero.
    pub zero: f64,
}

/// The designs of f32 kernels other than [`Wide`]. A function has those that it says it has; the others are as good as absent.
pub trait Designs: Wide {
    /// Whether there is a double-word kernel.
    const DOUBLE_WORD: bool = false;

    /// Whether that kernel has a second path in f32 as well. Else the wide kernel is its second path.
    const DOUBLE_WORD_ALONE: bool = false;

    /// Whether there is a kernel of piecewise polynomials in f64.
    const PIECEWISE: bool = false;

    /// The double-word kernel's first path.
    #[inline(always)]
    fn double_word<A: DoubleWord>(x: A) -> Tested<A> {
        Tested { value: x, open: x.eq(x) }
    }

    /// Its [second path](Designs::DOUBLE_WORD_ALONE), where the first leaves the result open.
    #[inline(always)]
    fn double_word_second<A: DoubleWord>(x: A) -> A {
        x
    }

    /// The kernel of piecewise polynomials, whose value, rounded once to the nearest f32, is the result.
    #[inline(always)]
    fn piecewise<A: WideArith>(x: A) -> A {
        Self::f32(x)
    }
}

/// The kernel of piecewise polynomials of a function, run as its wide kernel is.
#[derive(Clone, Copy, Debug)]
pub struct Piecewise<K>(K);

impl<K: Symmetry> Symmetry for Piecewise<K> {
    const ODD: bool = K::ODD;
}

impl<K: Designs> Wide for Piecewise<K> {
    type Tables = ();
    const TABLES: &'static () = &();
    const EXCEPTIONS: &'static [(f64, f64)] = &[];
    const LONG_TABLES: bool = true;
    const VANISHING: Option<Vanishing> = K::VANISHING;
    const OVERFLOWS: Option<f64> = K::OVERFLOWS;

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, (): &'static ()) -> A {
        K::piecewise(x)
    }
}

macro_rules! no_other_design {
    ($($Kernel:ident)*) => {
        $(impl Designs for $Kernel {})*
    };
}
no_other_design!(Exp Log Log1p Sinh Atan Erf Gd InvGd Sigmoid Softplus Silu Gelu GeluTanh Mish);

/// What is known of a function besides its [wide kernel](Wide), so that results can be rounded in any mode and to any format no
/// wider than f32: see [`side`](crate::side).
pub trait Rounded: Wide {
    /// Inputs whose f64 values lie on the wrong side of a number of f32 or a midpoint, or on it, though f(x) does not; and
    /// values on the right side. Sorted; of odd functions positive inputs only. See [`side`](crate::side).
    const WRONG_SIDE: &'static [(u32, f64)];

    /// f(-inf) and f(+inf).
    const LIMITS: [f64; 2];

    /// Two numbers between which |f(x)| lies, strictly, where f(x) is not rational: those at least that f comes nearer to than
    /// f64 can tell, where x is tiny or f saturates.
    fn bounds(x: f64) -> (f64, f64);
}

/// The symmetry of a function, from the list of functions.
pub trait Symmetry {
    /// Whether f(−x) = −f(x).
    const ODD: bool;
}

macro_rules! is_odd {
    (Odd) => {
        true
    };
    (None) => {
        false
    };
}

macro_rules! modules {
    ($($name:ident: $kernel:ident $names:tt ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        $(
            pub mod $name;
            pub use $name::$kernel;

            impl Symmetry for $kernel {
                const ODD: bool = is_odd!($symmetry);
            }
        )*
    };
}
crate::for_each_function!(modules);
