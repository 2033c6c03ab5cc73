//! Correctly rounded elementary and activation functions in f16, bf16 and f32.
//!
//! Every result is the exact mathematical value rounded once to the nearest number of the format, a tie
//! going to the even significand: for every input, on every backend. A correctly rounded result is
//! unique, so the bits are the same on every processor, at every vector width and in every future
//! version. (The sign and the payload of a NaN are not specified.)
//!
//! ```
//! use halfulp::{CorrectlyRounded, F16, Function};
//!
//! // One value: a function, or a method.
//! let x = F16::from_f32(2.5);
//! assert_eq!(halfulp::sinh(x).to_f32(), 6.05078125);
//! assert_eq!(x.cr_sinh(), halfulp::sinh(x));
//!
//! // Slices, at the speed of the vector unit: from one to another, and in place.
//! let mut values = [x; 1000];
//! let mut results = [F16::ZERO; 1000];
//! halfulp::gelu_slice(&values, &mut results)?;
//! halfulp::gelu_in_place(&mut values);
//! assert_eq!(values, results);
//!
//! // A function known by name.
//! let function: Function = "softplus".parse()?;
//! function.map_in_place(&mut values);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`F16`] and [`Bf16`] are bit patterns, and every function takes [`f32`] too; with the feature `half` every
//! function takes the `half` crate's types as well.
//!
//! # Rounding modes, and results in another format
//! Each function has a form with a [`Rounding`] and a type of its own for the result. That is one rounding too, which no
//! conversion of a rounded result is:
//!
//! ```
//! # #[cfg(all(feature = "f32", feature = "bf16"))] {
//! use halfulp::{Bf16, Rounding};
//!
//! let (below, above): (f32, f32) =
//!     (halfulp::exp_rounded(1.0_f32, Rounding::Down), halfulp::exp_rounded(1.0_f32, Rounding::Up));
//! assert_eq!((below, above), (2.718_281_7, 2.718_282)); // e lies between
//!
//! let narrow: Bf16 = halfulp::exp_rounded(1.0_f32, Rounding::NearestEven);
//! assert_eq!(narrow.to_f32(), 2.71875);
//! # }
//! ```
//!
//! `exp_into` does the same over slices, [`Function::map_into`] for a function known by name. From [`Function::odd34`], a pattern
//! of 34 bits, every rounding to any format no wider than f32 follows.
//!
//! # Backends
//! A [`Backend`] is a way of running on the processor. The best one is detected at the first call and
//! kept. [`Backend::force`] and, with the feature `std`, the environment variable `HALFULP_BACKEND`
//! (`portable`, `scalar`, `avx2` or `avx512`) choose another one; a name that is unknown or that the
//! processor lacks is ignored (see [`Backend::from_env`]).
//!
//! # Designs
//! In f32 a function may have kernels of several designs: formulas in f64, polynomials in pairs of f32, piecewise polynomials
//! in f64. All give the same results; the functions use the fastest for each backend. `Function::design` tells which that is, and
//! `Function::map_by` runs any: see `Design`.
//!
//! # The floating-point environment
//! On x86-64 the results do not depend on the caller's MXCSR register (flushing of subnormals, rounding
//! mode, exception masks), and its control bits are left as they were. The functions over slices raise no exception. Those of a
//! single value may raise those for inexact results and subnormal operands, as any arithmetic does, and no others.
//! Elsewhere the default environment is taken for granted.
//!
//! # Features
//! - `std` (default): detect the processor's instructions at run time, and read `HALFULP_BACKEND`.
//!   Without it the crate is `no_std`, and uses the instructions that it was compiled for.
//! - `f16`, `bf16`, `f32` (default): the functions in that format, of which one is needed at least. What takes other rounding
//!   modes or mixes formats comes with `f32`, since f32's kernels compute it.
//! - `half`: let the functions take `half::f16` and `half::bf16`, and convert from and to them.
//! - `rayon`: [`Function`]'s `map_parallel` and `map_in_place_parallel`, which divide large slices among threads.
//!
//! Nothing allocates (but the standard library, when it reads the variable at the first call), nothing
//! panics, and the only dependency is the kernels, which have none. (With `rayon`, starting its pool allocates.)
#![no_std]
#![deny(unsafe_code)]

#[cfg(not(any(feature = "f16", feature = "bf16", feature = "f32")))]
compile_error!("halfulp needs one of the features f16, bf16 and f32 at least");

#[cfg(any(feature = "std", test))]
extern crate std;

pub mod backend;
#[cfg(feature = "f32")]
mod design;
mod dispatch;
#[allow(unsafe_code)]
mod element;
#[allow(unsafe_code)]
mod environment;
pub mod format;
pub mod function;
#[allow(unsafe_code)]
// The lanes of one format leave some of another's operations unused.
#[cfg_attr(not(all(feature = "f16", feature = "bf16", feature = "f32")), allow(dead_code))]
mod lanes;
mod one;
#[cfg(feature = "rayon")]
mod parallel;
#[cfg(feature = "f32")]
#[allow(unsafe_code)]
mod rounded;
#[allow(unsafe_code)]
mod slice;

pub use backend::Backend;
#[cfg(feature = "f32")]
pub use design::Design;
pub use element::Element;
pub use format::{Bf16, F16, Format, Rounding};
pub use function::Function;
pub use one::*;
pub use slice::SliceError;
