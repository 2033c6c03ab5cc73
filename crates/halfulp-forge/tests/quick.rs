//! The quick kernels for f32: their tables are what the forge writes, and their values as near to f(x) as they say.

use std::path::Path;

use halfulp::Function;
use halfulp_forge::wide::{Fused, Unfused, quick};
use halfulp_kernels::kernel::Wide;
use halfulp_kernels::{WideArith, for_each_function, kernel};
use halfulp_verify::HardCases;

#[test]
fn tables_are_what_the_forge_writes() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../halfulp-kernels/src/table/quick.rs");
    let present = std::fs::read_to_string(file).unwrap();
    assert!(present == quick(), "halfulp forge --quick writes other tables");
}

/// Asserts that the quick value is within its bound of the precise one, which is within a few ulp of f(x), exceptions apart.
fn check<K: Wide>(function: Function, input: u32) {
    let x = f64::from(f32::from_bits(input));
    let close = |precise: f64, quick: Option<(f64, u32)>| {
        let Some((quick, bits)) = quick else { return };
        // Results that are subnormal, or no number, in f32 say nothing of the bound.
        let is_normal =
            (f64::from(f32::MIN_POSITIVE)..f64::from(f32::MAX)).contains(&precise.abs());
        if !is_normal {
            assert_eq!((quick as f32).is_nan(), precise.is_nan(), "{function} {input:08x}");
            return;
        }
        let ulp = f64::EPSILON * 2f64.powi(precise.abs().log2().floor() as i32);
        let error = (quick - precise).abs() / ulp;
        let bound = f64::from(1 << bits) - 8.0;
        assert!(error <= bound, "{function} {input:08x}: {error} ulp, not {bound}");
    };
    close(K::f32_with(Fused(x), K::TABLES).0, K::quick(Fused(x)).map(|(y, bits)| (y.0, bits)));
    close(K::f32_with(Unfused(x), K::TABLES).0, K::quick(Unfused(x)).map(|(y, bits)| (y.0, bits)));
}

macro_rules! define {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        fn check_function(function: Function, input: u32) {
            match function { $(Function::$kernel => check::<kernel::$kernel>(function, input),)* }
        }

        /// The functions that have a quick kernel.
        fn with_quick() -> Vec<Function> {
            let all = [$((Function::$kernel, kernel::$kernel::quick(Fused(1.0)).is_some()),)*];
            all.into_iter().filter(|(_, has)| *has).map(|(function, _)| function).collect()
        }
    };
}
for_each_function!(define);

#[test]
fn quick_values_are_within_their_bound() {
    let hard = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    let functions = with_quick();
    assert!(functions.contains(&Function::Exp));
    for function in functions {
        // Weyl's sequence, and half of it where functions are neither saturated nor nearly linear.
        for n in 0..400_000u64 {
            let bits = (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32;
            check_function(function, bits);
            check_function(function, bits & 0x81ff_ffff | (0x3900_0000 + bits % 10 * 0x0100_0000));
        }
        let hard = HardCases::read(&hard, function).unwrap();
        hard.all().for_each(|(_, case)| check_function(function, case.input));
    }
}

#[test]
fn a_midpoint_is_told_from_afar() {
    let ulp = f64::EPSILON;
    let midpoint = 1.5 + f64::from(f32::EPSILON) / 2.0;
    let near = |y: f64, bits| Fused::any(Fused(y).near_midpoint(bits));
    for sign in [1.0, -1.0] {
        for bits in [0, 9, 27] {
            let width = f64::from(1 << bits) * ulp;
            assert!(near(sign * midpoint, bits));
            assert!(near(sign * (midpoint - width), bits));
            assert!(near(sign * (midpoint + width - ulp), bits));
            assert!(!near(sign * (midpoint - width - ulp), bits));
            assert!(!near(sign * (midpoint + width), bits));
        }
    }
    for y in [0.0, 1.5, f64::INFINITY, f64::NAN, f64::from(f32::MAX), 0.5f64.powi(149)] {
        assert!(!near(y, 20), "{y}");
    }
}
