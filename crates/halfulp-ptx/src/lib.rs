//! A CUDA driver without a GPU: it interprets PTX on the processor, one thread after another.
//!
//! It is there to run what NVIDIA's compiler makes of `device/halfulp.cuh`, launcher and all, where no GPU is at hand. It
//! knows the instructions that occur in that, and refuses others by name. Memory is checked: a kernel that reads or writes outside of its arrays fails.
//!
//! IEEE operations are done by the processor's. The approximate `ex2.approx` is documented by a bound, 2 ulp; what the interpreter returns is the nearest
//! float or one of its two neighbours, chosen by the argument's bits, so that a kernel that relied on more would be found out.
//!
//! Source of the semantics: PTX ISA 8.5, NVIDIA, 2024, chapters 5, 8 and 9.

mod arithmetic;
mod driver;
mod machine;
mod memory;
mod parse;

pub use machine::{Fault, Geometry, launch};
pub use memory::Memory;
pub use parse::{Module, ParseError};
