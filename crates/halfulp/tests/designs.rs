//! The designs of f32 kernels: each keeps the contract at the edges, and gives an array what it gives each of its elements,
//! wherever they lie, on every backend.

mod common;

use common::{backends, noise};
use halfulp::{Backend, Design, Format, Function, SliceError};

/// Every kernel: a function, a design that it has, a backend.
fn kernels() -> Vec<(Function, Design, Backend)> {
    let mut kernels = Vec::new();
    for backend in backends() {
        for &design in Design::ALL {
            let functions = Function::ALL.iter().filter(|function| function.has(design));
            kernels.extend(functions.map(|&function| (function, design, backend)));
        }
    }
    kernels
}

/// Those whose functions have more than one design.
fn several() -> Vec<(Function, Design, Backend)> {
    let many = |f: Function| Design::ALL.iter().filter(|design| f.has(**design)).count() > 1;
    kernels().into_iter().filter(|(function, ..)| many(*function)).collect()
}

fn map(function: Function, design: Design, backend: Backend, x: &[f32]) -> Vec<u32> {
    let mut y = vec![7.0; x.len()];
    function.map_by(design, backend, x, &mut y).unwrap();
    y.iter().map(|y| y.to_bits()).collect()
}

fn one(function: Function, design: Design, backend: Backend, x: u32) -> u32 {
    map(function, design, backend, &[f32::from_bits(x)])[0]
}

fn is_quiet_nan(bits: u32) -> bool {
    bits & 0x7fc0_0000 == 0x7fc0_0000
}

fn same(a: u32, b: u32) -> bool {
    a == b || is_quiet_nan(a) && is_quiet_nan(b)
}

#[test]
fn tanh_of_zeros_keeps_their_sign() {
    for (function, design, backend) in tanh() {
        assert_eq!(one(function, design, backend, 0), 0, "{design} on {backend}");
        assert_eq!(one(function, design, backend, 1 << 31), 1 << 31, "{design} on {backend}");
    }
}

#[test]
fn tanh_of_infinities_is_one() {
    for (function, design, backend) in tanh() {
        let of = |x: f32| one(function, design, backend, x.to_bits());
        assert_eq!(of(f32::INFINITY), 1f32.to_bits(), "{design} on {backend}");
        assert_eq!(of(f32::NEG_INFINITY), (-1f32).to_bits(), "{design} on {backend}");
    }
}

#[test]
fn tanh_of_quiet_nans_is_a_quiet_nan() {
    for (function, design, backend) in tanh() {
        for x in [0x7fc0_0000, 0xffc0_0000, 0x7fff_ffff, 0xffc0_1234] {
            assert!(is_quiet_nan(one(function, design, backend, x)), "{design} on {backend}");
        }
    }
}

#[test]
fn tanh_of_signalling_nans_is_a_quiet_nan() {
    for (function, design, backend) in tanh() {
        for x in [0x7f80_0001, 0xff80_0001, 0x7fbf_ffff, 0xffa0_0000] {
            assert!(is_quiet_nan(one(function, design, backend, x)), "{design} on {backend}");
        }
    }
}

#[test]
fn tanh_of_huge_arguments_is_one() {
    for (function, design, backend) in tanh() {
        for x in [9.02f32, 9.1, 9.11, 10.0, 1e10, 1.25 * 2f32.powi(127), f32::MAX] {
            let what = format!("{x} by {design} on {backend}");
            assert_eq!(one(function, design, backend, x.to_bits()), 1f32.to_bits(), "{what}");
            let minus = one(function, design, backend, (-x).to_bits());
            assert_eq!(minus, (-1f32).to_bits(), "-{what}");
        }
    }
}

#[test]
fn tanh_of_tiny_arguments_is_the_argument() {
    for (function, design, backend) in tanh() {
        for x in [1, 2, 0x007f_ffff, 0x0080_0000, 0x3900_0000, 0x397f_ffff] {
            assert_eq!(one(function, design, backend, x), x, "{design} on {backend}");
            assert_eq!(one(function, design, backend, x | 1 << 31), x | 1 << 31);
        }
    }
}

fn tanh() -> impl Iterator<Item = (Function, Design, Backend)> {
    kernels().into_iter().filter(|(function, ..)| *function == Function::Tanh)
}

/// Numbers where something happens, numbers of all kinds, and numbers that all take the double-word design's second path.
fn inputs(seed: u64, n: usize) -> [Vec<f32>; 3] {
    let random: Vec<u8> = noise(seed).take(4 * n).collect();
    let any: Vec<u32> =
        random.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
    let near = any.iter().map(|bits| f32::from_bits(bits & 0x83ff_ffff | 0x3c00_0000)).collect();
    // tanh is 0x3a83c2ff and a half at the first of these, all but 2^-26 ulp.
    let hard = [0x3ac3_7de2u32, 0xbac3_7de2, 0x7fc0_0000].iter().map(|bits| f32::from_bits(*bits));
    [near, any.iter().map(|bits| f32::from_bits(*bits)).collect(), hard.cycle().take(n).collect()]
}

#[test]
fn arrays_give_what_their_elements_give() {
    const ROOM: usize = 9000;
    for (function, design, backend) in several() {
        for x in inputs(11, ROOM) {
            let expected: Vec<u32> =
                x.iter().map(|x| one(function, design, backend, x.to_bits())).collect();
            let lengths = (0..=100).chain([255, 256, 257, 4095, 4096, 4097, 4128, 8192, 8195]);
            for n in lengths {
                let first = (n * 7) % 65;
                let what = format!("{function} by {design} on {backend}, {n} elements");
                let mut y = vec![7.0f32; n + 40];
                let at = n % 17;
                function.map_by(design, backend, &x[first..first + n], &mut y[at..at + n]).unwrap();
                for (i, y) in y.iter().enumerate() {
                    if i < at || i >= at + n {
                        assert_eq!(*y, 7.0, "{what}: more is written");
                    } else {
                        let expected = expected[first + i - at];
                        assert!(same(y.to_bits(), expected), "{what}: {}", i - at);
                    }
                }
                let mut in_place = x[first..first + n].to_vec();
                function.map_in_place_by(design, backend, &mut in_place).unwrap();
                for (i, y) in in_place.iter().enumerate() {
                    assert!(same(y.to_bits(), expected[first + i]), "{what}, in place: {i}");
                }
            }
        }
    }
}

#[test]
fn every_design_gives_the_same() {
    for (function, design, backend) in several() {
        for x in inputs(12, 20_000) {
            let expected = map(function, Design::Wide, Backend::Portable, &x);
            for (i, y) in map(function, design, backend, &x).into_iter().enumerate() {
                let what = || format!("{function} by {design} on {backend}, {:e}", x[i]);
                assert!(same(y, expected[i]), "{}: {y:08x}, not {:08x}", what(), expected[i]);
            }
        }
    }
}

#[test]
fn what_there_is_not_is_refused() {
    for &function in Function::ALL {
        for &design in Design::ALL {
            for &backend in Backend::ALL {
                let mut y = [7.0];
                let result = function.map_by(design, backend, &[0.5], &mut y);
                let in_place = function.map_in_place_by(design, backend, &mut y.clone());
                assert_eq!(result, in_place);
                match (backend.is_available(), function.has(design)) {
                    (false, _) => assert_eq!(result, Err(SliceError::Backend)),
                    (true, false) => assert_eq!(result, Err(SliceError::Design)),
                    (true, true) => assert_eq!(result, Ok(())),
                }
                assert_eq!(y[0] == 7.0, result.is_err());
            }
        }
    }
    let mut y = [7.0; 2];
    let lengths = SliceError::Length { source: 1, destination: 2 };
    let result = Function::Tanh.map_by(Design::Wide, Backend::Portable, &[0.5], &mut y);
    assert_eq!(result, Err(lengths));
}

#[test]
fn a_backend_uses_a_design_that_there_is() {
    for &function in Function::ALL {
        for backend in backends() {
            let design = function.design(backend);
            assert!(function.has(design), "{function} has no {design}");
            let [_, x, _] = inputs(13, 500);
            let mut y = vec![0.0; x.len()];
            function.map_on(backend, &x, &mut y).unwrap();
            for (y, expected) in y.iter().zip(map(function, design, backend, &x)) {
                assert!(same(y.to_bits(), expected), "{function} on {backend}");
            }
        }
    }
    assert_eq!(Design::ALL.len(), 3);
    assert!(Design::ALL.iter().all(|design| design.to_string() == design.name()));
    assert!(Format::F32.is_nan(0x7fc0_0000));
}
