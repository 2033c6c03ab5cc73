//! The filter agrees with the second oracle on random inputs: HALFULP_MPFR_INPUTS of them a function, or 10^6.

mod common;

use halfulp::Function;
use halfulp_filter::{Best, Blocks, round_odd34};
use halfulp_oracle::{Target, mpfr};
use rayon::prelude::*;

#[test]
fn random_inputs() {
    let count = std::env::var("HALFULP_MPFR_INPUTS").map_or(1_000_000, |n| n.parse().unwrap());
    let inputs = common::inputs(count);
    for &function in Function::ALL {
        let start = std::time::Instant::now();
        let differing: Vec<String> = inputs
            .par_iter()
            .filter_map(|&bits| {
                let ours = round_odd34::<Best>(function, bits);
                let theirs = mpfr::round_to(function, f32::from_bits(bits).into(), Target::ODD34)
                    .unwrap_or(0x1_ff00_0000);
                (ours != theirs).then(|| format!("{bits:08x}: {ours:09x}, MPFR {theirs:09x}"))
            })
            .collect();
        assert!(
            differing.is_empty(),
            "{function} over {}, {} of {count} inputs: {:#?}",
            Best::NAME,
            differing.len(),
            &differing[..differing.len().min(10)]
        );
        let time = start.elapsed().as_secs_f64();
        println!("{function} over {}: MPFR agrees on {count} inputs, {time:.1} s", Best::NAME);
    }
}
