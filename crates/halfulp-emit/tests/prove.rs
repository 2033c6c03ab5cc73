//! Proofs bite: methods that are right on one chip, or with one constant changed, are found out.

use halfulp::{F16, Format, Function, Rounding};
use halfulp_emit::contract::{CONTRACTS, Contract};
use halfulp_emit::prove::{Open, Outcome, Possible, Run, decide, prove};
use halfulp_kernels::Arith;
use halfulp_kernels::cells::Cells;
use halfulp_kernels::device::{Device, DeviceArith, Exponential};
use halfulp_kernels::kernel;

fn contract(name: &str) -> &'static Contract {
    CONTRACTS.iter().find(|contract| contract.name == name).unwrap()
}

fn truth(function: Function) -> Vec<u16> {
    halfulp_oracle::results(function, Format::F16, Rounding::NearestEven)
}

#[test]
fn what_is_emitted_for_cuda_is_proved() {
    for &function in Function::ALL {
        for format in [Format::F16, Format::Bf16] {
            let proof = prove(function, format, contract("ptx"));
            assert_eq!(proof.open, [], "{function} {format}");
            assert!(proof.runs >= 1 << 16);
            // There are ways to choose among where an approximate instruction is used, and nowhere else.
            let approximates =
                format == Format::F16 && matches!(function, Function::Exp | Function::Expm1);
            assert_eq!(proof.runs > 1 << 16, approximates, "{function} {format}");
        }
    }
}

#[test]
fn binary16_is_proved_where_subnormal_numbers_may_be_flushed() {
    for &function in Function::ALL {
        let proof = prove(function, Format::F16, contract("opencl-flush"));
        assert_eq!(proof.open, [], "{function}");
    }
    let proof = prove(Function::Silu, Format::Bf16, contract("opencl-flush"));
    assert!(proof.open.iter().any(|open| open.input == 1 && open.possible == Outcome::Wrong(0)));
}

#[test]
fn what_is_emitted_for_wgsl_is_proved() {
    for &function in Function::ALL {
        for format in [Format::F16, Format::Bf16] {
            let proof = prove(function, format, contract("wgsl"));
            assert_eq!(proof.open, [], "{function} {format}");
            assert!(proof.runs > 1 << 16);
        }
    }
}

#[test]
fn the_wider_reading_of_the_approximate_exponential() {
    let proof = prove(Function::Expm1, Format::F16, contract("ptx-rounded"));
    assert_eq!(proof.open, []);
    let proof = prove(Function::Exp, Format::F16, contract("ptx-rounded"));
    let open: Vec<u16> = proof.open.iter().map(|open| open.input).collect();
    assert_eq!(open, [0x2ed7, 0xc13b]);
}

#[test]
fn the_contracts_of_other_devices() {
    let proof = prove(Function::Mish, Format::Bf16, contract("vulkan"));
    assert_eq!(proof.open, []);
    // An embedded device need have neither infinities nor NaN, nor signs of 0.
    for function in [Function::Tanh, Function::Gelu, Function::Log] {
        let proof = prove(function, Format::F16, contract("opencl-embedded"));
        let special = |bits: u16| bits & 0x7fff == 0 || bits & 0x7fff >= 0x7c00;
        let unlike = |open: &&Open| !special(open.input) && !special(open.expected);
        assert_eq!(proof.open.iter().find(unlike), None, "{function}");
        assert!(!proof.open.is_empty(), "{function}");
    }
}

/// log2(1 + m)/m near 0, by interpolation at six points, the constant coefficient first.
fn log_quotient() -> [f32; 6] {
    let reach = (0.114f64.exp_m1() + -(-0.114f64).exp_m1()) / 2.0;
    let point = |i: usize| reach * (std::f64::consts::PI * (2 * i + 1) as f64 / 12.0).cos();
    let value = |m: f64| m.ln_1p() / (m * std::f64::consts::LN_2);
    // Newton's divided differences, then powers of m.
    let mut differences: [f64; 6] = std::array::from_fn(|i| value(point(i)));
    for order in 1..6 {
        for i in (order..6).rev() {
            differences[i] = (differences[i] - differences[i - 1]) / (point(i) - point(i - order));
        }
    }
    let mut coefficients = [0.0; 6];
    for i in (0..6).rev() {
        for degree in (1..6).rev() {
            coefficients[degree] = coefficients[degree - 1] - point(i) * coefficients[degree];
        }
        coefficients[0] = differences[i] - point(i) * coefficients[0];
    }
    coefficients.map(|c| c as f32)
}

/// expm1 by W. Kahan's device over approximate instructions: with a = x·log2 e and u = 2^a, u − 1 away from 0, and near 0
/// (u − 1)·a/log2 u = a/q(u − 1), which the error of u cancels from.
fn kahan(x: Possible<'_>, is_exact: bool) -> Possible<'_> {
    let a = x * x.lit(std::f32::consts::LOG2_E);
    let u = if is_exact { x.lit(f64::from(a.value).exp2() as f32) } else { a.exp2_approx() };
    let m = u - x.lit(1.0);
    let magnitude = x.value.abs();
    if magnitude < 2f32.powi(-11) {
        return x;
    }
    if magnitude.is_nan() || magnitude >= 0.114 {
        return m;
    }
    let q = log_quotient();
    let q = q[..5].iter().rev().fold(x.lit(q[5]), |p, &c| p.mul_add(m, x.lit(c)));
    // PTX's rcp.approx is within 1 ulp.
    a * q.approximate(1.0 / f64::from(q.value), 1.0)
}

fn kahan_f16(run: &Run<'_>, input: u16, is_exact: bool) -> u16 {
    F16::from_f32(kahan(run.value(F16(input).to_f32()), is_exact).value).0
}

#[test]
fn kahans_device_over_approximate_instructions_is_not_proved() {
    let truth = truth(Function::Expm1);
    let (_, open) = decide(contract("ptx"), Format::F16, &truth, |run, x| kahan_f16(run, x, false));
    let inputs: Vec<u16> = open.iter().map(|open| open.input).collect();
    assert_eq!(inputs.len(), 17, "{inputs:04x?}");
    // Nor is it right with an exponential that is rounded to nearest.
    let (_, exact) = decide(contract("ptx"), Format::F16, &truth, |run, x| kahan_f16(run, x, true));
    let exact: Vec<u16> = exact.iter().map(|open| open.input).collect();
    assert_eq!(exact, [0x1400, 0x2864, 0x2f53]);
    assert!(exact.iter().all(|input| inputs.contains(input)));
}

/// The same in f64, by Kahan's own scheme, where the functions are accurate: right.
#[test]
fn kahans_scheme_in_f64_is_right() {
    let scheme = |x: f64| {
        let u = x.exp();
        match u - 1.0 {
            0.0 => x,
            m if x.abs() < 1.0 => m * x / u.ln(),
            m => m,
        }
    };
    for (input, &expected) in (0..=u16::MAX).zip(&truth(Function::Expm1)) {
        let value = scheme(F16(input).to_f32().into());
        assert!(is_same(f16_of(value), expected), "{input:04x}: {value:e}");
    }
}

fn is_same(a: u16, b: u16) -> bool {
    a == b || F16(a).to_f32().is_nan() && F16(b).to_f32().is_nan()
}

/// The f64 rounded once: to odd in f32 first, which does no harm.
fn f16_of(value: f64) -> u16 {
    let mut bits = (value as f32).to_bits();
    if f64::from(f32::from_bits(bits)).abs() > value.abs() {
        bits -= 1;
    }
    let is_exact = f64::from(f32::from_bits(bits)) == value;
    F16::from_f32(f32::from_bits(if is_exact { bits } else { bits | 1 })).0
}

/// The kernel with one constant's leading fraction bit flipped, for every constant.
fn every_constant_counts<K: Device<Tables = Exponential<C>>, const C: usize>(function: Function) {
    let truth = truth(function);
    let flip = |x: f32, i: usize, flipped: usize| {
        f32::from_bits(x.to_bits() ^ if i == flipped { 1 << 22 } else { 0 })
    };
    for flipped in 0..C + 3 {
        let &Exponential { near, scale, bias, ref terms } = K::TABLES;
        if flipped == 2 && bias == 0.0 {
            continue;
        }
        let coefficients =
            std::array::from_fn(|d| [flip(terms.coefficients[d][0], d + 3, flipped)]);
        let table: &'static _ = Box::leak(Box::new(Exponential {
            near: flip(near, 0, flipped),
            scale: flip(scale, 1, flipped),
            bias: flip(bias, 2, flipped),
            terms: Cells { coefficients, ..Cells { ..*terms } },
        }));
        let (_, open) = decide(contract("ptx"), Format::F16, &truth, |run, input| {
            F16::from_f32(K::f16_with(run.value(F16(input).to_f32()), table).value).0
        });
        assert!(!open.is_empty(), "{function}: constant {flipped}");
    }
}

#[test]
fn every_constant_of_the_device_kernels_counts() {
    every_constant_counts::<kernel::Exp, 3>(Function::Exp);
    every_constant_counts::<kernel::Expm1, 6>(Function::Expm1);
}
