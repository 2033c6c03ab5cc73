//! One file for each function: the method, its error, and the kernels by shape.

use crate::arith::Arith;

/// A narrow kernel: f32 arithmetic whose result, rounded once to the nearest number of the format, is
/// the correctly rounded value for every input of that format.
///
/// The argument is the exact value of an input; the result never lies on a midpoint of two neighbours,
/// unless the two halves of a tie round alike, so how a conversion breaks ties does not matter.
pub trait Narrow {
    /// The kernel for binary16 inputs and results.
    fn f16<A: Arith>(x: A) -> A;
    /// The kernel for bfloat16 inputs and results.
    fn bf16<A: Arith>(x: A) -> A;
}

macro_rules! modules {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        $(pub mod $name; pub use $name::$kernel;)*
    };
}
crate::for_each_function!(modules);
