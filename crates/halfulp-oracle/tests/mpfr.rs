//! The two oracles agree: every 16-bit input to nearest-even, every 7th in the other modes, and random
//! f32 inputs in all modes and to odd.

use halfulp::{Format, Function, Rounding};
use halfulp_oracle::{Mode, Target, mpfr, round_to};
use rayon::prelude::*;

const RANDOM_F32: u64 = 20_000;

/// How many of `inputs` (bit patterns of `format`) were compared. Panics naming the first that differ.
fn compare(function: Function, format: Format, target: Target, inputs: Vec<u32>) -> usize {
    let differing: Vec<String> = inputs
        .par_iter()
        .filter_map(|&bits| {
            let x = format.decode(bits);
            let (ours, theirs) =
                (round_to(function, x, target), mpfr::round_to(function, x, target));
            (ours != theirs).then(|| format!("{bits:x} ({x:e}): {ours:x?}, MPFR {theirs:x?}"))
        })
        .collect();
    assert!(
        differing.is_empty(),
        "{function} of {} {format} inputs to {target:?}: {:#?}",
        differing.len(),
        &differing[..differing.len().min(10)]
    );
    inputs.len()
}

#[test]
fn all_16_bit_inputs() {
    for &function in Function::ALL {
        for format in [Format::F16, Format::Bf16] {
            let counts = Rounding::ALL.iter().map(|&rounding| {
                let step = if rounding == Rounding::NearestEven { 1 } else { 7 };
                let inputs = (0..1 << 16).step_by(step).collect();
                compare(function, format, Target::new(format, rounding), inputs)
            });
            let counts: Vec<usize> = counts.collect();
            assert_eq!(counts, [65_536, 9_363, 9_363, 9_363, 9_363]);
            println!(
                "{function} {format}: {} inputs agree to nearest-even, {} in the other modes",
                counts[0],
                counts[1..].iter().sum::<usize>()
            );
        }
    }
}

#[test]
fn random_f32_inputs() {
    // Multiplying the counter by an odd constant and taking the high half visits 2^32 patterns evenly
    // (M. Weyl's sequence).
    let inputs: Vec<u32> = (0..RANDOM_F32)
        .map(|n| (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32)
        // Half of them where the functions are neither saturated nor nearly linear: 2^-13 to 2^7.
        .map(|bits| {
            if bits & 1 == 0 {
                bits
            } else {
                (bits & 0x81ff_ffff) | (0x3900_0000 + bits % 10 * 0x0100_0000)
            }
        })
        .collect();
    for &function in Function::ALL {
        let modes = Rounding::ALL.iter().flat_map(|&rounding| {
            [Target::new(Format::F32, rounding), Target::new(Format::F16, rounding)]
        });
        let odd = Target { rounding: Mode::Odd, ..Target::ODD34 };
        let count: usize = modes
            .chain([odd])
            .map(|target| compare(function, Format::F32, target, inputs.clone()))
            .sum();
        assert_eq!(count, 11 * RANDOM_F32 as usize);
        println!("{function}: {count} roundings of random f32 inputs agree");
    }
}
