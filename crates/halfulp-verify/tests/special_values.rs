//! The values at zeros, infinities, NaNs and the ends of the domain, of the oracle and of the library on every backend.

use std::f64::consts::FRAC_PI_2;

use halfulp::Function::{self, *};
use halfulp::{Backend, Format, Rounding};
use halfulp_verify::{Implementation, Library, Oracle, Target};

const INF: f64 = f64::INFINITY;

/// The values of f at numbers; π/2 stands for itself rounded.
#[rustfmt::skip]
const VALUES: &[(Function, &[(f64, f64)])] = &[
    (Exp, &[(-INF, 0.0), (INF, INF), (-0.0, 1.0), (0.0, 1.0)]),
    (Expm1, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -1.0), (INF, INF)]),
    (Log, &[(-0.0, -INF), (0.0, -INF), (1.0, 0.0), (INF, INF)]),
    (Log1p, &[(-0.0, -0.0), (0.0, 0.0), (-1.0, -INF), (INF, INF)]),
    (Sinh, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -INF), (INF, INF)]),
    (Tanh, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -1.0), (INF, 1.0)]),
    (Atan, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -FRAC_PI_2), (INF, FRAC_PI_2)]),
    (Erf, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -1.0), (INF, 1.0)]),
    (Gd, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -FRAC_PI_2), (INF, FRAC_PI_2)]),
    (InvGd, &[(-0.0, -0.0), (0.0, 0.0)]),
    (Sigmoid, &[(-INF, 0.0), (INF, 1.0), (-0.0, 0.5), (0.0, 0.5)]),
    (Softplus, &[(-INF, 0.0), (INF, INF)]),
    (Silu, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -0.0), (INF, INF)]),
    (Gelu, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -0.0), (INF, INF)]),
    (GeluTanh, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -0.0), (INF, INF)]),
    (Mish, &[(-0.0, -0.0), (0.0, 0.0), (-INF, -0.0), (INF, INF)]),
];

/// Where f is NaN, NaN itself aside.
fn outside_domain(function: Function, x: f64) -> bool {
    match function {
        Log => x < 0.0,
        Log1p => x < -1.0,
        InvGd => x.abs() > FRAC_PI_2,
        _ => false,
    }
}

/// The bits of a value of the table.
fn bits(format: Format, value: f64) -> u32 {
    let magnitude = match (format, value.abs()) {
        (Format::F16, FRAC_PI_2) => 0x3e48,
        (Format::Bf16, FRAC_PI_2) => 0x3fc9,
        (Format::F32, magnitude) => (magnitude as f32).to_bits(),
        (_, magnitude) => (0..=format.infinity())
            .find(|&bits| format.decode(bits) == magnitude)
            .expect("a number of the format"),
    };
    magnitude | if value.is_sign_negative() { format.sign_bit() } else { 0 }
}

fn check(implementation: &dyn Implementation) {
    for &(function, values) in VALUES {
        for &format in Format::ALL {
            let target = Target { function, format, rounding: Rounding::NearestEven };
            let name = implementation.name();
            for &(x, y) in values {
                let (input, mut got) = (bits(format, x), [0]);
                implementation.run(target, &[input], &mut got).unwrap();
                assert_eq!(got[0], bits(format, y), "{target} on {name} of {x}: {:x}", got[0]);
            }
            // Of f32 a sample, and the first and the last NaN.
            let step = if format == Format::F32 { 65_521 } else { 1 };
            let all = (0..1u64 << format.bits()).step_by(step).map(|bits| bits as u32);
            let ends = [format.infinity() + 1, format.canonical_nan(), format.sign_bit() - 1];
            let signs = ends.map(|bits| bits | format.sign_bit());
            let inputs: Vec<u32> = all
                .chain(ends)
                .chain(signs)
                .filter(|&bits| {
                    let x = format.decode(bits);
                    x.is_nan() || outside_domain(function, x)
                })
                .collect();
            let mut results = vec![0; inputs.len()];
            implementation.run(target, &inputs, &mut results).unwrap();
            for (input, result) in inputs.into_iter().zip(results) {
                assert!(format.is_nan(result), "{target} on {name} of {input:x}: {result:x}");
                let quiet = 1 << (format.precision() - 2);
                assert!(result & quiet != 0, "{target} on {name} of {input:x}: {result:x} signals");
            }
        }
    }
}

#[test]
fn the_table_names_every_function() {
    let named: Vec<Function> = VALUES.iter().map(|(function, _)| *function).collect();
    assert_eq!(named, Function::ALL);
}

#[test]
fn special_values_of_the_oracle() {
    check(&Oracle);
}

#[test]
fn special_values_of_every_backend() {
    for &backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
        check(&Library(backend));
    }
}
