//! Whatever the caller has put into MXCSR, results are the same and its control bits stay.
#![cfg(target_arch = "x86_64")]

mod common;

use std::arch::asm;
use std::hint::black_box;
use std::sync::Mutex;

use common::Case;
use halfulp::{Backend, Bf16, F16, Format, Function};
use halfulp_kernels::for_each_function;

/// All but the sticky flags.
const CONTROL: u32 = 0xffc0;
const DAZ: u32 = 1 << 6;
const ALL_MASKED: u32 = 0x3f << 7;
const FTZ: u32 = 1 << 15;

/// The exception for inexact results, and that for subnormal operands.
const INEXACT: u32 = 1 << 12;
const DENORMAL: u32 = 1 << 8;

/// As [`environments`], but that inexact results and subnormal operands raise nothing: those of single values are as any
/// arithmetic's.
fn environments_of_values() -> Vec<u32> {
    let mut environments: Vec<u32> =
        environments().iter().map(|state| state | INEXACT | DENORMAL).collect();
    environments.sort_unstable();
    environments.dedup();
    environments
}

/// The default environment; each rounding mode, flush and unmasked exception alone; and all together.
fn environments() -> Vec<u32> {
    let rounding = |mode: u32| ALL_MASKED | mode << 13;
    let mut environments: Vec<u32> = (0..4).map(rounding).collect();
    environments.extend([ALL_MASKED | DAZ, ALL_MASKED | FTZ, ALL_MASKED | FTZ | DAZ, 0]);
    environments.extend((7..13).map(|exception| ALL_MASKED & !(1 << exception)));
    environments.extend((0..4).map(|mode| FTZ | DAZ | mode << 13));
    environments
}

fn read() -> u32 {
    let mut state = 0u32;
    // SAFETY: stores MXCSR in the local.
    unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut state, options(nostack)) };
    state
}

fn write(state: u32) {
    // SAFETY: every caller gives a value without reserved bits, and puts back the default before it does
    // floating-point arithmetic of its own.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const state, options(nostack)) };
}

/// Runs `f` with MXCSR set to `state`, and demands that the control bits stay. An exception that `f` raises
/// unmasked ends the process.
#[inline(never)]
fn within(state: u32, f: &mut dyn FnMut()) {
    write(state);
    black_box(f)();
    let after = read();
    write(ALL_MASKED);
    assert_eq!(after & CONTROL, state, "MXCSR {after:#06x} after {state:#06x}");
}

/// The test itself works: the environments change what plain arithmetic gives.
#[test]
fn environments_matter() {
    let product = |x: f32, y: f32, state| {
        let mut product = 0.0;
        within(state, &mut || product = black_box(black_box(x) * black_box(y)));
        product
    };
    let tiny = f32::MIN_POSITIVE;
    assert_eq!(product(tiny, 0.5, ALL_MASKED), tiny / 2.0);
    assert_eq!(product(tiny, 0.5, ALL_MASKED | FTZ), 0.0);
    assert_eq!(product(tiny / 2.0, 2.0, ALL_MASKED | DAZ), 0.0);
    let third = 1.0 / 3.0;
    assert_ne!(
        product(third, third, ALL_MASKED | 1 << 13),
        product(third, third, ALL_MASKED | 2 << 13)
    );
}

/// Every input on every backend: contiguous, strided and in place.
#[test]
fn arrays() {
    let inputs: Vec<u16> = (0..=u16::MAX).collect();
    let mut dst = vec![0u16; inputs.len()];
    let mut strided = vec![0u16; 2 * inputs.len()];
    for case in Case::all() {
        for state in environments() {
            dst.fill(0x5a5a);
            strided.fill(0x5a5a);
            let mut in_place = inputs.clone();
            let run = |src: *const u16, dst: *mut u16, dst_stride| {
                // SAFETY: the arrays have the elements.
                unsafe {
                    case.function.map_raw(
                        case.format,
                        case.backend,
                        src.cast(),
                        2,
                        dst.cast(),
                        dst_stride,
                        inputs.len(),
                    )
                }
            };
            let mut results = [Ok(()); 3];
            within(state, &mut || {
                results[0] = run(inputs.as_ptr(), dst.as_mut_ptr(), 2);
                results[1] = run(inputs.as_ptr(), strided.as_mut_ptr(), 4);
                results[2] = run(in_place.as_ptr(), in_place.as_mut_ptr(), 2);
            });
            assert_eq!(results, [Ok(()); 3]);
            assert!(dst == case.expected, "{case} under MXCSR {state:#06x}");
            assert!(in_place == case.expected, "{case} under MXCSR {state:#06x}");
            for (pair, expected) in strided.chunks(2).zip(&case.expected) {
                assert_eq!(pair, [*expected, 0x5a5a], "{case} under MXCSR {state:#06x}");
            }
        }
    }
}

/// f32 on every backend: what a changed environment could do to it, flushing subnormals among them, shows on random bits.
#[test]
fn f32() {
    let random: Vec<u8> = common::noise(6).take(4 * 2000).collect();
    let random = random.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes));
    let subnormal = random.clone().map(|bits| bits & 0x807f_ffff);
    let near = random.clone().map(|bits| bits & 0x83ff_ffff | 0x4000_0000);
    let inputs: Vec<f32> = random.chain(subnormal).chain(near).map(f32::from_bits).collect();
    let bits = |values: &[f32]| values.iter().map(|y| y.to_bits()).collect::<Vec<u32>>();
    for &function in Function::ALL {
        for backend in common::backends() {
            let mut expected = vec![0.0; inputs.len()];
            function.map_on(backend, &inputs, &mut expected).unwrap();
            for state in environments() {
                let (mut y, mut result) = (vec![0.0; inputs.len()], Ok(()));
                within(state, &mut || result = function.map_on(backend, &inputs, &mut y));
                assert_eq!(result, Ok(()));
                assert!(bits(&y) == bits(&expected), "{function} on {backend} under {state:#06x}");
            }
        }
    }
}

/// Other rounding modes and formats, and single values in them, on every backend.
#[test]
fn rounded() {
    let _forcing = FORCING.lock().unwrap();
    let random: Vec<u8> = common::noise(8).take(4 * 700).collect();
    let random = random.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes));
    let subnormal = random.clone().map(|bits| bits & 0x807f_ffff);
    let near = random.clone().map(|bits| bits & 0x83ff_ffff | 0x4000_0000);
    let inputs: Vec<f32> = random.chain(subnormal).chain(near).map(f32::from_bits).collect();
    for &function in Function::ALL {
        for backend in common::backends() {
            backend.force().unwrap();
            let run = |rounding| {
                let (mut f16, mut f32) = (vec![F16::ZERO; inputs.len()], inputs.clone());
                let mut odd34 = vec![0; inputs.len()];
                function.map_into(&inputs, &mut f16, rounding).unwrap();
                function.map_in_place_rounded(&mut f32, rounding);
                function.map_odd34(&inputs, &mut odd34).unwrap();
                let value: Bf16 = function.value_into(inputs[5], rounding);
                let f32: Vec<u32> = f32.iter().map(|y| y.to_bits()).collect();
                (f16, f32, odd34, value, function.odd34(inputs[7]))
            };
            for &rounding in halfulp::Rounding::ALL {
                let expected = run(rounding);
                for state in environments() {
                    let mut got = None;
                    within(state, &mut || got = Some(run(rounding)));
                    assert!(got.as_ref() == Some(&expected), "{function} {rounding} {state:#06x}");
                }
            }
        }
    }
    Backend::best().force().unwrap();
}

/// The one call of a slice that a function makes of a single element.
#[test]
fn single_elements() {
    for case in Case::all() {
        for state in environments() {
            for x in (0..=u16::MAX).step_by(37) {
                let mut y = 0u16;
                let mut result = Ok(());
                within(state, &mut || {
                    // SAFETY: one element each.
                    result = unsafe {
                        let (src, dst) = ((&raw const x).cast(), (&raw mut y).cast());
                        case.function.map_raw(case.format, case.backend, src, 2, dst, 2, 1)
                    };
                });
                assert_eq!(result, Ok(()));
                assert_eq!(y, case.expected[usize::from(x)], "{case}, {x:04x}, {state:#06x}");
            }
        }
    }
}

/// Held by the tests that force a backend, which is done for the whole process.
static FORCING: Mutex<()> = Mutex::new(());

macro_rules! values {
    ($($name:ident: $kernel:ident [$slice:ident $in_place:ident $strided:ident $rounded:ident $into:ident $method:ident] ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        /// The functions of one value in f32 give what arrays of these do, on each backend.
        #[test]
        fn values_of_f32() {
            let _forcing = FORCING.lock().unwrap();
            let random: Vec<u8> = common::noise(9).take(4 * 400).collect();
            let random = random.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes));
            let exponents = (0..256u32).flat_map(|exponent| [0, 1, 0x3f_ffff].map(|fraction| exponent << 23 | fraction));
            let signed = exponents.flat_map(|bits| [bits, bits | 1 << 31]);
            let near = random.clone().map(|bits| bits & 0x83ff_ffff | 0x4000_0000);
            let inputs: Vec<f32> = random.chain(signed).chain(near).map(f32::from_bits).collect();
            for backend in common::backends() {
                backend.force().unwrap();
                $(
                    let mut expected = vec![0.0; inputs.len()];
                    halfulp::$slice(&inputs, &mut expected).unwrap();
                    for state in environments_of_values() {
                        let mut y = Vec::with_capacity(inputs.len());
                        within(state, &mut || y.extend(inputs.iter().map(|&x| halfulp::$name(x))));
                        for ((x, y), expected) in inputs.iter().zip(&y).zip(&expected) {
                            let same = y.to_bits() == expected.to_bits() || y.is_nan() && expected.is_nan();
                            assert!(same, "{}({x:e}) = {y:e}, not {expected:e}: {state:#06x} {backend}", stringify!($name));
                        }
                    }
                )*
            }
            Backend::best().force().unwrap();
        }

        /// As [`values_of_f32`], on every input, on the backend in use, in two changed environments, in which no exception
        /// but that for inexact results is raised.
        #[test]
        #[ignore = "two minutes a function"]
        fn every_value_of_f32() {
            const FLAGS: u32 = 0x3f;
            const INEXACT_FLAG: u32 = 1 << 5;
            let _forcing = FORCING.lock().unwrap();
            let (mut x, mut y, mut expected) = (Vec::new(), Vec::new(), vec![0.0; 1 << 14]);
            $(
                for first in (0..=u32::MAX).step_by(expected.len()) {
                    x.clear();
                    x.extend((first..=first | expected.len() as u32 - 1).map(f32::from_bits));
                    halfulp::$slice(&x, &mut expected).unwrap();
                    for state in [ALL_MASKED | FTZ | DAZ, ALL_MASKED | FTZ | DAZ | 2 << 13] {
                        y.clear();
                        let mut raised = 0;
                        within(state, &mut || {
                            y.extend(x.iter().map(|&x| halfulp::$name(x)));
                            raised = read() & FLAGS;
                        });
                        assert_eq!(raised & !INEXACT_FLAG, 0, "{} from {first:08x}", stringify!($name));
                        for ((x, y), expected) in x.iter().zip(&y).zip(&expected) {
                            let same = y.to_bits() == expected.to_bits() || y.is_nan() && expected.is_nan();
                            assert!(same, "{}({x:e}) = {y:e}, not {expected:e}: {state:#06x}", stringify!($name));
                        }
                    }
                }
            )*
        }

        /// The functions of one value, on each backend that has them: forced, since they take the current one.
        #[test]
        fn values() {
            let _forcing = FORCING.lock().unwrap();
            for backend in common::backends() {
                backend.force().unwrap();
                $(
                    // With the value's own backend the results are those of the arrays, up to NaN's bits.
                    let f16 = common::one_at_a_time(Function::$kernel, Format::F16, backend);
                    let bf16 = common::one_at_a_time(Function::$kernel, Format::Bf16, backend);
                    for state in environments_of_values() {
                        for x in 0..=u16::MAX {
                            let mut y = (F16::ZERO, Bf16::ZERO);
                            let wide = f32::from_bits(u32::from(x) << 16 | 0x1234);
                            let (mut z, expected_z) = (0.0, halfulp::$name(wide));
                            within(state, &mut || {
                                y = (halfulp::$name(F16(x)), halfulp::$name(Bf16(x)));
                                z = halfulp::$name(wide);
                            });
                            assert_eq!(z.to_bits(), expected_z.to_bits(), "{} {wide:e} {state:#06x}", stringify!($name));
                            let expected = (F16(f16[usize::from(x)]), Bf16(bf16[usize::from(x)]));
                            assert!(
                                y.0 == expected.0 || y.0.is_nan() && expected.0.is_nan(),
                                "{} {x:04x} {state:#06x} {backend}: {:?}", stringify!($name), y.0
                            );
                            assert!(
                                y.1 == expected.1 || y.1.is_nan() && expected.1.is_nan(),
                                "{} {x:04x} {state:#06x} {backend}: {:?}", stringify!($name), y.1
                            );
                        }
                    }
                )*
            }
            Backend::best().force().unwrap();
        }
    };
}
for_each_function!(values);

/// A call that the compiler could move out of the loop, across the changes of MXCSR: the argument stays
/// the same while the environment changes and its result must not.
#[test]
fn invariant_arguments() {
    let _forcing = FORCING.lock().unwrap();
    for backend in common::backends() {
        backend.force().unwrap();
        let x = F16::from_f32(0.3);
        let expected = halfulp::tanh(x);
        for state in environments_of_values() {
            let mut y = F16::NAN;
            within(state, &mut || y = halfulp::tanh(x));
            assert_eq!(y, expected, "{state:#06x} {backend}");
        }
    }
    Backend::best().force().unwrap();
}

/// Conversions are exact or correctly rounded whatever the environment, and raise nothing.
#[test]
fn conversions() {
    let inputs: Vec<f32> = (0..=u32::MAX).step_by(65_521).map(f32::from_bits).collect();
    let narrow: Vec<_> = inputs.iter().map(|x| (F16::from_f32(*x), Bf16::from_f32(*x))).collect();
    let wide = |x: u16| (F16(x).to_f32().to_bits(), Bf16(x).to_f32().to_bits());
    let widened: Vec<_> = (0..=u16::MAX).map(wide).collect();
    for state in environments() {
        let mut again = Vec::with_capacity(inputs.len());
        let mut widened_again = Vec::with_capacity(widened.len());
        within(state, &mut || {
            again.extend(inputs.iter().map(|x| (F16::from_f32(*x), Bf16::from_f32(*x))));
            widened_again.extend((0..=u16::MAX).map(wide));
        });
        assert!(again == narrow && widened_again == widened, "{state:#06x}");
    }
}
