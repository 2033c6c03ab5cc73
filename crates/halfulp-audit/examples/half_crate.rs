//! A program for `halfulp audit --command`: reads bit patterns, writes the results of the `half` crate's functions.
//!
//! ```sh
//! cargo build --release -p halfulp-audit --example half_crate
//! halfulp audit tanh --format f16 --command "target/release/examples/half_crate f16 tanh"
//! ```

use std::io::{Read, Write, stdin, stdout};

use half::{bf16, f16};
use num_traits::Float;

/// The function of a name, over any of the crate's types.
fn function<T: Float>(name: &str) -> Option<fn(T) -> T> {
    Some(match name {
        "exp" => T::exp,
        "expm1" => T::exp_m1,
        "log" => T::ln,
        "log1p" => T::ln_1p,
        "sinh" => T::sinh,
        "tanh" => T::tanh,
        "atan" => T::atan,
        _ => return None,
    })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [format, name] = &arguments[..] else {
        return Err("usage: half_crate FORMAT FUNCTION".into());
    };
    let mut bytes = Vec::new();
    stdin().read_to_end(&mut bytes)?;
    let unknown = || format!("{name}: the half crate has no such function");
    let map: Box<dyn Fn(u16) -> u16> = match format.as_str() {
        "f16" => {
            let f = function::<f16>(name).ok_or_else(unknown)?;
            Box::new(move |x| f(f16::from_bits(x)).to_bits())
        }
        "bf16" => {
            let f = function::<bf16>(name).ok_or_else(unknown)?;
            Box::new(move |x| f(bf16::from_bits(x)).to_bits())
        }
        _ => return Err(format!("{format}: the half crate has no such format").into()),
    };
    for x in bytes.as_chunks_mut().0 {
        *x = map(u16::from_le_bytes(*x)).to_le_bytes();
    }
    Ok(stdout().write_all(&bytes)?)
}
