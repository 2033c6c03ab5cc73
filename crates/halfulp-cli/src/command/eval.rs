//! `halfulp eval`: a function of a few values.

use std::io::Write;

use clap::Args;
use halfulp::{Format, Function, Rounding};
use halfulp_verify::Target;

use super::Failure;
use crate::decimal::{self, Typed};
use crate::environment::{self, Source};
use crate::output::{self, Output, hex, hex_float};

/// Evaluate a function: the result, the exact value to 30 digits, and the error in ulp
///
/// A VALUE is a decimal number, a hexadecimal one such as 0x1.8p-3, inf, nan, or, beginning 0x, the bits of a number of the
/// format. A number that the format does not hold is rounded to it first, to the nearest, ties to even.
#[derive(Args)]
pub struct Eval {
    /// The function
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    function: Function,
    /// The arguments
    #[arg(value_name = "VALUE", required = true, value_parser = value)]
    values: Vec<String>,
    /// The format of the argument, and of the result without --into
    #[arg(long, default_value = "f16", value_parser = environment::format())]
    format: Format,
    /// The format of the result, rounded once
    #[arg(long, value_name = "FORMAT", value_parser = environment::format())]
    into: Option<Format>,
    /// How the result is rounded
    #[arg(long, default_value = "nearest-even", value_parser = environment::rounding())]
    rounding: Rounding,
    /// Print the result's bits alone, in hexadecimal, one a line
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    source: Source,
}

/// A value as it was typed, without what [`protect_negative_values`](super::protect_negative_values) put before it.
fn value(text: &str) -> Result<String, std::convert::Infallible> {
    Ok(text.strip_prefix(' ').unwrap_or(text).into())
}

impl Eval {
    /// Prints the results.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let Eval { function, format, rounding, .. } = self;
        let target = Target { function, format, rounding };
        let into = self.into.unwrap_or(format);
        let implementation = self.source.implementation(target)?;
        let typed: Vec<Typed> = self
            .values
            .iter()
            .map(|text| decimal::parse(text, format))
            .collect::<Result<_, _>>()?;
        let inputs: Vec<u32> = typed.iter().map(|typed| typed.bits).collect();
        let mut results = vec![0; inputs.len()];
        implementation.run_into(target, into, &inputs, &mut results)?;
        let formats = match into == format {
            true => format.to_string(),
            false => format!("{format} → {into}"),
        };
        let mut wrong = 0;
        for (i, ((text, typed), got)) in self.values.iter().zip(typed).zip(results).enumerate() {
            let x = format.decode(typed.bits);
            let expected = halfulp_oracle::round(function, x, into, rounding);
            let right = got == expected || into.is_nan(got) && into.is_nan(expected);
            wrong += usize::from(!right);
            if self.plain {
                writeln!(out, "{}", hex(into, got))?;
                continue;
            }
            if i > 0 {
                writeln!(out)?;
            }
            let line = |format, bits| {
                let decimal = output::decimal(format, bits);
                format!("{}  {decimal:<24}  {}", hex(format, bits), hex_float(format, bits))
            };
            writeln!(
                out,
                "{function}({text}) in {formats}, {rounding}, on {}",
                implementation.name()
            )?;
            let note = if typed.exact { "" } else { "  (what was typed, rounded to the format)" };
            writeln!(out, "  input   {}{note}", line(format, typed.bits))?;
            writeln!(out, "  result  {}", line(into, got))?;
            if !right {
                writeln!(out, "  wanted  {}  (the result is WRONG)", line(into, expected))?;
            }
            let exact = halfulp_oracle::decimal(function, x, 30);
            writeln!(out, "  exact   {}", exact.strip_suffix("e0").unwrap_or(&exact))?;
            if !into.is_nan(got) && !into.is_nan(expected) {
                let error = halfulp_oracle::ulp_error(function, x, into, got);
                let overflows = right && into.decode(got).is_infinite() && error != 0.0;
                let error = match overflows {
                    true => "beyond the largest number, which rounds to infinity".into(),
                    false => output::ulps(error),
                };
                writeln!(out, "  error   {error}")?;
            }
        }
        out.flush()?;
        match wrong {
            0 => Ok(()),
            _ => Err(format!("{wrong} of {} results are wrong", self.values.len()).into()),
        }
    }
}
