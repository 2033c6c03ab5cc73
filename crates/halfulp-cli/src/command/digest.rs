//! `halfulp digest`: the digests of a function's full output.

use std::io::Write;

use clap::Args;
use halfulp::{Format, Function, Rounding};
use halfulp_verify::{Digests, Target, inputs};

use super::Failure;
use crate::environment::{self, Source};
use crate::output::{self, Output};

/// Print the BLAKE3 digest of a function's results for every input
///
/// The results are digested in the order of the inputs' bit patterns, little-endian, every NaN replaced by 7e00, 7fc0 or
/// 7fc00000. For arguments in f32 there is one line `INDEX HEX` for each 2^24 inputs, and `all` is the digest of those digests
/// concatenated; for the formats of 16 bits there is only `all HEX`.
#[derive(Args)]
pub struct Digest {
    /// The function
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    function: Function,
    /// The format of the argument, and of the result without --into
    #[arg(long, default_value = "f16", value_parser = environment::format())]
    format: Format,
    /// The format of the result, rounded once
    #[arg(long, value_name = "FORMAT", value_parser = environment::format())]
    into: Option<Format>,
    /// How results are rounded
    #[arg(long, default_value = "nearest-even", value_parser = environment::rounding())]
    rounding: Rounding,
    #[command(flatten)]
    source: Source,
}

impl Digest {
    /// Prints the digests.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let target =
            Target { function: self.function, format: self.format, rounding: self.rounding };
        let implementation = self.source.implementation(target)?;
        let bar = output::progress_bar(inputs(self.format));
        let into = self.into.unwrap_or(self.format);
        let digests = Digests::of_into(&*implementation, target, into, &|n| bar.inc(n))?;
        bar.finish_and_clear();
        for (name, digest) in digests.named() {
            writeln!(out, "{name} {digest}")?;
        }
        Ok(out.flush()?)
    }
}
