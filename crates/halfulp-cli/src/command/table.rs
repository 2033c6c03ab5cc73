//! `halfulp table`: the raw results.

use std::path::PathBuf;

use clap::Args;
use halfulp::{Format, Function, Rounding};
use halfulp_verify::{Target, encode, inputs};

use super::Failure;
use crate::decimal::parse_bits;
use crate::environment::{self, Source};
use crate::output;

/// Write a function's results for consecutive inputs to a file
///
/// The results stand in the order of the inputs' bit patterns, little-endian, every NaN replaced by 7e00, 7fc0 or 7fc00000.
/// The file is written whole or not at all.
#[derive(Args)]
pub struct Table {
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
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The bits of the first input, in hexadecimal
    #[arg(long, value_name = "BITS", default_value = "0x0")]
    from: String,
    /// The number of inputs [default: all from the first on]
    #[arg(long, value_name = "N")]
    count: Option<u64>,
    #[command(flatten)]
    source: Source,
}

/// So many results are computed and written at a time.
const BLOCK: u64 = 1 << 20;

impl Table {
    /// Writes the file.
    pub fn run(self) -> Result<(), Failure> {
        let Table { function, format, rounding, .. } = self;
        let target = Target { function, format, rounding };
        let into = self.into.unwrap_or(format);
        let digits = self.from.strip_prefix("0x").unwrap_or(&self.from);
        let from = parse_bits(digits, format)
            .ok_or_else(|| format!("--from: `{}` is no bit pattern of {format}", self.from))?;
        let available = inputs(format) - u64::from(from);
        let count = self.count.unwrap_or(available);
        if count == 0 || count > available {
            return Err(format!(
                "--count: there are 1 to {available} inputs of {format} from {} on",
                output::hex(format, from)
            )
            .into());
        }
        let implementation = self.source.implementation(target)?;
        let bar = output::progress_bar(count);
        output::write_file_with(&self.out, |write| {
            let (mut next, end) = (u64::from(from), u64::from(from) + count);
            while next < end {
                let block_end = end.min(next + BLOCK);
                let bits: Vec<u32> = (next..block_end).map(|b| b as u32).collect();
                let mut results = vec![0; bits.len()];
                implementation.run_into(target, into, &bits, &mut results)?;
                write(&encode(into, &results))?;
                bar.inc(block_end - next);
                next = block_end;
            }
            Ok(())
        })?;
        bar.finish_and_clear();
        Ok(())
    }
}
