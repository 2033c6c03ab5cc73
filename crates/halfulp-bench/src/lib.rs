//! What every function costs, beside what a user would pick instead.
//!
//! [`run`] times each function × format × backend of the processor, interleaved with its rivals
//! ([`Contender`]): a plain copy, a pass that only widens and narrows, a table of all 65,536 results (by a
//! scalar loop and by AVX-512 gathers; warm, cold in L2 and cold in memory), and the `half` crate's
//! `num_traits::Float`. The figure that matters is the *ratio* to the warm table that a user of the same
//! machine could have: gathered for the backend avx512, read by a scalar loop for the others.
//!
//! In f32 there is no table. The rivals, in 16 bits through f32, are Intel's SVML (`_cr`, `_ha` and what compilers call), SLEEF and glibc's libmvec,
//! loaded at run time where the machine has them, and the crates `core-math`, `pxfm`, `libm` and the standard library;
//! ratios are to what is [correctly rounded too](Contender::reference) and, in f32, to SVML's `_ha`. Single calls are timed
//! independent of one another and, for the latency, *chained*.
//!
//! How often each is wrong stands beside the times: over all inputs in 16 bits, and in f32 where that is
//! [asked for](Options::wrong_stride).
//!
//! # Method
//!
//! The machine is taken to be shared: its clock, caches and cores belong to others too.
//!
//! - A *sample* is one contender run over the same array again and again for about
//!   [`SAMPLE_TARGET`], after one pass that is not timed; its value is the time per element. The cost of
//!   reading the clock is measured and taken off.
//! - A *round* is one sample of every contender of a function and format, on all kinds of inputs, in a
//!   freshly shuffled order, so that they see the same clock. Slow contenders take part in every eighth round.
//! - A ratio is the median over rounds of the ratio of two samples *of one round*, not the ratio of two
//!   medians: what slows a whole round down cancels, and what hits one sample only moves a rank.
//! - Of all rounds that 32nd part is kept in which the two samples have the smallest products. A neighbour on
//!   the same core slows a gather more than arithmetic (it shares the load ports and the L1 cache), so a
//!   busy machine flatters the kernels; a median over all rounds moves with the neighbours, that over
//!   the quietest rounds does not. The product, and not either sample, selects them, so that neither side gains.
//! - In every round it is counted how many independent additions the core does per cycle. Where they are fewer
//!   in the rounds that are kept than an unshared core does, the row is marked: the machine was never quiet.
//! - Quartiles are given with every median.
//! - Source and destination are aligned to cache lines and half a page apart, so that no load waits
//!   for a store whose address agrees in the low 12 bits.
//! - A cold sample is a single pass after the table has left the L1 data cache (256 KiB are read, which
//!   displace it to L2) or every cache (its lines are flushed: "memory"); the source and the destination are warm.
//! - The table is gathered 32 elements a step, the even and the odd ones apart; of the ways that were tried
//!   this is the fastest (a gather of 16 elements between two conversions costs up to a tenth more).
//! - The `half` crate is run over a prefix of the array when a whole pass would outlast a sample.
//!
//! What it can't show: the same 4,096 inputs come again and again, so branch predictors learn them, and code
//! with branches (the scalar backends' conversions, the `half` crate) looks better than on fresh inputs.
//!
//! # Inputs
//!
//! See [`Inputs`]. Uniform ones come from \[-5, 5\], but for functions with a smaller domain: log from
//! (0, 5\], log1p from (-1, 5\], inv_gd from (-π/2, π/2).
#![deny(unsafe_code)]

mod bars;
mod chart;
mod contender;
mod crates;
mod inputs;
#[allow(unsafe_code)]
mod loaded;
mod measure;
mod report;
mod statistics;
mod table;
mod wrong;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86;

pub use bars::{Bar, Bars, Limit, TO_UNIFORM_BAR, UnknownBars};
pub use chart::ChartError;
pub use contender::{Contender, Level, Lookup};
pub use crates::{Crate, Order};
pub use inputs::{Inputs, UnknownInputs};
pub use loaded::{Vendor, Width};
pub use measure::{Options, SAMPLE_TARGET, run, run_with};
pub use report::{Report, Row, Verdict};
pub use statistics::Quartiles;
pub use wrong::{Error, Wrong};
