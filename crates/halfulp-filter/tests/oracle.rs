//! The filter gives what the oracle gives, over every library of blocks, and mostly without asking it.

mod common;

use halfulp::{Format, Function, Rounding};
use halfulp_filter::{Blocks, Libm, PARTS, Placed, narrow, round_odd34};
use halfulp_oracle::narrow_odd34;
use rayon::prelude::*;

/// Patterns where methods of evaluation change: zeros, ends of binades, of the domains, of the range; and their neighbours.
fn edges() -> Vec<u32> {
    let marks = [1.0, 0.5, 2.0, 8.5, 9.01, 17.3, 20.0, 88.7, 89.4, 103.9, 150.0, 710.0, 3e38]
        .into_iter()
        .map(f32::to_bits)
        .chain((0..=254).map(|exponent| exponent << 23))
        .chain([core::f32::consts::FRAC_PI_2.to_bits(), 0x7f80_0000, 0x7fc0_0000, 0x7fff_fffe]);
    marks
        .flat_map(|bits| (0..5).map(move |n| (bits + n).saturating_sub(2)))
        .flat_map(|bits| [bits, bits | 0x8000_0000])
        .collect()
}

fn compare<B: Blocks>() {
    let mut inputs = edges();
    inputs.extend(common::inputs(3_000));
    for &function in Function::ALL {
        let differing: Vec<String> = inputs
            .par_iter()
            .filter_map(|&bits| {
                let ours = round_odd34::<B>(function, bits);
                let oracle = halfulp_oracle::round_odd34(function, f32::from_bits(bits).into());
                (ours != oracle).then(|| format!("{bits:08x}: {ours:09x}, not {oracle:09x}"))
            })
            .collect();
        assert!(differing.is_empty(), "{function} over {}: {differing:#?}", B::NAME);
    }
}

#[test]
fn libm_agrees_with_the_oracle() {
    compare::<Libm>();
}

#[cfg(feature = "core-math")]
#[test]
fn core_math_agrees_with_the_oracle() {
    compare::<halfulp_filter::CoreMath>();
}

#[test]
fn the_filter_decides_almost_everything() {
    const COUNT: usize = 300_000;
    let inputs = common::inputs(COUNT as u64);
    for &function in Function::ALL {
        let undecided =
            |&&bits: &&u32| matches!(Placed::of::<Libm>(function, bits), Placed::Undecided);
        let undecided = inputs.par_iter().filter(undecided).count();
        assert!(undecided < COUNT / 10_000, "{function}: {undecided} of {COUNT}");
    }
}

#[test]
fn a_boundary_that_is_never_reached_is_not_near() {
    use Function::*;
    let cases = [
        (Exp, 1e-9),
        (Exp, -1e-9),
        (Exp, -200.0),
        (Expm1, 1e-12),
        (Expm1, -30.0),
        (Log1p, -1e-12),
        (Sinh, 1e-9),
        (Sinh, 100.0),
        (Tanh, 1e-9),
        (Tanh, 18.0),
        (Tanh, -9.5),
        (Erf, 5.0),
        (Gd, -1e-9),
        (InvGd, 1e-9),
        (Sigmoid, 1e-9),
        (Sigmoid, 30.0),
        (Softplus, 30.0),
        (Silu, 25.0),
        (Silu, -1e-10),
        (Gelu, 7.0),
        (GeluTanh, 1e-40),
        (Mish, 5.0 * 2f32.powi(-100)),
        (Mish, 18.0),
    ];
    for (function, x) in cases {
        let Placed::Between { inner, outer, .. } = Placed::of::<Libm>(function, f32::to_bits(x))
        else {
            panic!("{function}({x:e}) is exact or undecided");
        };
        assert!(inner.min(outer) > PARTS / 2, "{function}({x:e}): {inner}, {outer}");
    }
    // One that is reached: the midpoint below 1, which tanh passes a little above 9.01.
    let Placed::Between { inner, outer, .. } = Placed::of::<Libm>(Tanh, f32::to_bits(9.010_914))
    else {
        panic!("tanh is undecided");
    };
    assert!(inner < PARTS / 64 && outer == PARTS, "{inner}, {outer}");
}

#[test]
fn narrowing_is_that_of_the_oracle() {
    let around = |magnitude: u64| magnitude.saturating_sub(9)..=magnitude + 9;
    let infinity = 0x1_fe00_0000;
    // Every binade; f16's and bf16's last places and midpoints; what a fixed step comes across.
    let powers = (0..255u64).flat_map(|exponent| around(exponent << 25));
    let places = (100..145u64).flat_map(|exponent| {
        (14..25).flat_map(move |bit| {
            around((exponent << 25) + (1 << bit)).chain(around((exponent << 25) + (3 << bit)))
        })
    });
    let spaced = (0..infinity).step_by(65_521 * 23);
    let patterns = powers.chain(places).chain(spaced).chain(infinity - 9..=infinity);
    for magnitude in patterns.chain([0x1_ff00_0000]) {
        for odd34 in [magnitude, magnitude | 1 << 33] {
            for &format in Format::ALL {
                for &rounding in Rounding::ALL {
                    assert_eq!(
                        narrow(odd34, format, rounding),
                        narrow_odd34(odd34, format, rounding),
                        "{odd34:09x} to {format}, {rounding}"
                    );
                }
            }
        }
    }
}
