//! Is this function correctly rounded? A census of anybody's implementation, over every input.
//!
//! The audited code runs in a child process ([`Program`]) that reads bit patterns and writes bit patterns: a shared
//! library's function ([`native::serve`]), a function of floats ([`serve()`]), a Python callable ([`python`]), or any command. Its results are held against the
//! right ones, which have the digests of `truth/`. A crash, a hang or a wrong number of results is located, reported, and costs
//! the inputs that cause it only.
//!
//! An [`Audit`] is run in units ([`Audit::run`]), in parallel, and its state after any number of them is a value that
//! can be saved and read back. [`Report::new`] makes of it what people and programs read; [`html::page`] a page to
//! attach to a bug report.

mod audit;
mod child;
pub mod html;
mod measure;
pub mod native;
pub mod python;
mod report;
mod serve;
mod signature;
mod tally;
mod unit;

pub use audit::{Audit, Failed, Progress};
pub use child::{Failure, Program, end_all};
pub use measure::Source;
pub use report::{Binade, Bound, Part, PropertyReport, Report, Result, Special};
pub use serve::serve;
pub use signature::{Signature, UnknownSignature};
pub use tally::{BINS, Case, Property};
