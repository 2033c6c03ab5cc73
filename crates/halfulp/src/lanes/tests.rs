//! Backends of one semantics class run the same operations: their values agree before the rounding.

use std::eprintln;
use std::string::String;
use std::vec::Vec;

use halfulp_kernels::{for_each_function, kernel, kernel::Narrow};

use super::{avx2, avx512, portable, scalar};
use crate::backend::{Backend, avx512_vbmi};
use crate::format::Format;

type Unrounded = fn(Format, [f32; 16]) -> [f32; 16];

/// The ways of running the kernel `K` on this processor: more than there are backends, since one of them
/// has a variant for older processors.
fn ways<K: Narrow>() -> Vec<(Backend, &'static str, Unrounded)> {
    let mut ways: Vec<(Backend, &str, Unrounded)> = Vec::new();
    macro_rules! way {
        ($backend:ident, $label:literal, $unrounded:path) => {
            if Backend::$backend.is_available() {
                // SAFETY: the processor has the instructions.
                let way: Unrounded = |format, x| unsafe { $unrounded(format, x) };
                ways.push((Backend::$backend, $label, way));
            }
        };
    }
    ways.push((Backend::Portable, "portable", portable::unrounded::<K>));
    way!(Scalar, "scalar", scalar::unrounded::<K>);
    way!(Avx2, "avx2", avx2::unrounded::<K>);
    way!(Avx512, "avx512 without VBMI", avx512::unrounded::<K>);
    if avx512_vbmi() {
        way!(Avx512, "avx512 with VBMI", avx512::unrounded_vbmi::<K>);
    }
    ways
}

/// Compares, over every input, each way with the first one of its class.
fn compare<K: Narrow>(name: &str, pairs: &mut Vec<String>) {
    let ways = ways::<K>();
    for (i, (backend, label, way)) in ways.iter().enumerate() {
        let Some((_, reference_label, reference)) =
            ways[..i].iter().find(|(other, ..)| other.class() == backend.class())
        else {
            continue;
        };
        let pair = std::format!("{label} with {reference_label}");
        if !pairs.contains(&pair) {
            pairs.push(pair);
        }
        for format in [Format::F16, Format::Bf16] {
            for first in (0..0x1_0000).step_by(16) {
                let x = core::array::from_fn(|i| format.decode(first + i as u32) as f32);
                let (y, expected) = (way(format, x), reference(format, x));
                for i in 0..16 {
                    let same = y[i].to_bits() == expected[i].to_bits()
                        || y[i].is_nan() && expected[i].is_nan();
                    assert!(
                        same,
                        "{name} {format} {:04x}: {label} {:e}, {reference_label} {:e}",
                        first as usize + i,
                        y[i],
                        expected[i]
                    );
                }
            }
        }
    }
}

/// Runs the entry points for AVX-512 without VBMI, which processors that have VBMI never take, on every input.
fn without_vbmi<K: Narrow>(name: &str) {
    type Entries = [(Format, super::Entry<u16>, super::Entry<u16>); 2];
    let entries: Entries = [
        (Format::F16, avx512::f16_slice::<K>, portable::f16_slice::<K>),
        (Format::Bf16, avx512::bf16_slice::<K>, portable::bf16_slice::<K>),
    ];
    let x: Vec<u16> = (0..=u16::MAX).collect();
    for (format, entry, reference) in entries {
        let (mut y, mut expected) = (x.clone(), x.clone());
        // SAFETY: the processor has the instructions, and the arrays are as long as each other.
        unsafe {
            entry(x.as_ptr(), y.as_mut_ptr(), x.len());
            reference(x.as_ptr(), expected.as_mut_ptr(), x.len());
        }
        for ((x, y), expected) in x.iter().zip(&y).zip(&expected) {
            let both_nan = format.is_nan((*y).into()) && format.is_nan((*expected).into());
            assert!(y == expected || both_nan, "{name} {format} {x:04x}: {y:04x}, {expected:04x}");
        }
    }
}

macro_rules! compare_all {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        #[test]
        fn backends_of_a_class_agree_before_the_rounding() {
            let mut pairs = Vec::new();
            $(compare::<kernel::$kernel>(stringify!($name), &mut pairs);)*
            for pair in &pairs {
                eprintln!("compared: {pair}");
            }
            if pairs.is_empty() {
                eprintln!("skipped: this processor has no two ways of running one class");
            }
        }

        #[test]
        fn avx512_without_vbmi_gives_the_results_of_portable() {
            if !Backend::Avx512.is_available() {
                eprintln!("skipped: this processor lacks AVX-512");
                return;
            }
            $(without_vbmi::<kernel::$kernel>(stringify!($name));)*
        }
    };
}
for_each_function!(compare_all);
