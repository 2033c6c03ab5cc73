//! One file for each function: the method, its error, and the kernels by shape.

use crate::arith::Arith;

/// A narrow kernel: f32 arithmetic whose result, rounded once to the nearest number of the format, is
/// the correctly rounded value for every input of that format.
///
/// The argument is the exact value of an input; the result never lies on a midpoint of two neighbours,
/// unless the two halves of a tie round alike, so how a conversion breaks ties does not matter.
///
/// Of an [odd](Symmetry::ODD) function the kernel computes f(|x|) only, and where f(x) rounds to x it may not
/// be asked at all: [`f16_of`](Narrow::f16_of) and [`bf16_of`](Narrow::bf16_of) are f. An arithmetic may do
/// what they do around the kernel on the bit patterns of the format instead.
pub trait Narrow: Symmetry {
    /// The power of two below which |f(x)| rounds to |x| in bfloat16; 0: not even the least do.
    ///
    /// Only for odd functions. The kernel is asked for the value at this power of two instead, which
    /// keeps subnormal numbers, slow on many processors, out of its arithmetic.
    const BF16_IDENTITY_BELOW: f32 = 0.0;

    /// The kernel for binary16 inputs and results.
    fn f16<A: Arith>(x: A) -> A;

    /// The kernel for bfloat16 inputs and results.
    fn bf16<A: Arith>(x: A) -> A;

    /// The function for binary16 inputs and results.
    #[inline(always)]
    fn f16_of<A: Arith>(x: A) -> A {
        if Self::ODD { Self::f16(x.abs()).mul_sign(x) } else { Self::f16(x) }
    }

    /// The function for bfloat16 inputs and results.
    #[inline(always)]
    fn bf16_of<A: Arith>(x: A) -> A {
        const { assert!(Self::ODD || Self::BF16_IDENTITY_BELOW == 0.0) }
        if !Self::ODD {
            return Self::bf16(x);
        }
        let magnitude = x.abs();
        if Self::BF16_IDENTITY_BELOW == 0.0 {
            return Self::bf16(magnitude).mul_sign(x);
        }
        let small = x.lit(Self::BF16_IDENTITY_BELOW);
        let value = Self::bf16(magnitude.at_least(small)).mul_sign(x);
        A::select(magnitude.lt(small), x, value)
    }
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
