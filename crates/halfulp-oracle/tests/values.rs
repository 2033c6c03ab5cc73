//! Values by name: special ones, one-sided limits, hard cases, decimals and errors in ulp.

use halfulp::{Format, Function, Rounding};
use halfulp_oracle::{
    decimal, narrow_odd34, results, results_with_progress, round, round_odd34, ulp_error,
};
use std::sync::atomic::{AtomicUsize, Ordering};

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// What `f` is at -inf, -0, +0 and +inf; `None` where it is irrational.
fn special_values(f: Function) -> [Option<f64>; 4] {
    use Function::*;
    match f {
        Exp => [Some(0.0), Some(1.0), Some(1.0), Some(INF)],
        Expm1 => [Some(-1.0), Some(-0.0), Some(0.0), Some(INF)],
        Log => [Some(NAN), Some(-INF), Some(-INF), Some(INF)],
        Log1p => [Some(NAN), Some(-0.0), Some(0.0), Some(INF)],
        Sinh => [Some(-INF), Some(-0.0), Some(0.0), Some(INF)],
        Tanh | Erf => [Some(-1.0), Some(-0.0), Some(0.0), Some(1.0)],
        Atan | Gd => [None, Some(-0.0), Some(0.0), None],
        InvGd => [Some(NAN), Some(-0.0), Some(0.0), Some(NAN)],
        Sigmoid => [Some(0.0), Some(0.5), Some(0.5), Some(1.0)],
        Softplus => [Some(0.0), None, None, Some(INF)],
        Silu | Gelu | GeluTanh | Mish => [Some(-0.0), Some(-0.0), Some(0.0), Some(INF)],
    }
}

#[test]
fn zeros_infinities_and_nan() {
    for &f in Function::ALL {
        for &format in Format::ALL {
            for &rounding in Rounding::ALL {
                let at = |x| round(f, x, format, rounding);
                assert_eq!(at(NAN), format.canonical_nan());
                assert_eq!(at(-NAN), format.canonical_nan());
                for (x, expected) in [-INF, -0.0, 0.0, INF].into_iter().zip(special_values(f)) {
                    let Some(expected) = expected else { continue };
                    let got = at(x);
                    if expected.is_nan() {
                        assert_eq!(got, format.canonical_nan(), "{f}({x})");
                    } else {
                        // Compared as bits: the sign of zero counts.
                        assert_eq!(format.decode(got).to_bits(), expected.to_bits(), "{f}({x})");
                    }
                }
            }
        }
    }
}

#[test]
fn domains_and_other_exact_values() {
    for &format in Format::ALL {
        for &rounding in Rounding::ALL {
            let at = |f, x| round(f, x, format, rounding);
            let nan = format.canonical_nan();
            assert_eq!(at(Function::Log, 1.0), 0);
            assert_eq!(at(Function::Log, -5e-324), nan);
            assert_eq!(at(Function::Log1p, -1.0), format.infinity() | format.sign_bit());
            assert_eq!(at(Function::Log1p, -1.0078125), nan);
            assert_eq!(at(Function::InvGd, 1.5712890625), nan);
            assert_eq!(at(Function::InvGd, -2.0), nan);
        }
    }
    // gd(+inf) in f32 is above π/2, so inv_gd of it is NaN; the number before it is in the domain.
    let at_infinity = round(Function::Gd, INF, Format::F32, Rounding::NearestEven);
    assert_eq!(at_infinity, 0x3fc9_0fdb);
    let inv_gd = |bits| {
        let x = Format::F32.decode(bits);
        round(Function::InvGd, x, Format::F32, Rounding::NearestEven)
    };
    assert_eq!(inv_gd(at_infinity), Format::F32.canonical_nan());
    assert!(!Format::F32.is_nan(inv_gd(at_infinity - 1)));
    assert_eq!(round(Function::Atan, -INF, Format::F16, Rounding::Down), 0xbe49);
    assert_eq!(round(Function::Atan, -INF, Format::F16, Rounding::Up), 0xbe48);
}

/// Where f(x) is nearer to a number v than any format can tell, the directed modes tell the side.
#[test]
fn one_sided_limits() {
    use Function::*;
    let f32_bits = |x: f32| x.to_bits();
    // f, x, v, and whether f(x) is above v.
    let cases: &[(Function, f64, f32, bool)] = &[
        (Gelu, 1e5, 1e5, false),
        (GeluTanh, 1e5, 1e5, false),
        (Silu, 1e5, 1e5, false),
        (Silu, 2f64.powi(127), 2f32.powi(127), false),
        (Mish, 1e5, 1e5, false),
        (Softplus, 1e5, 1e5, true),
        (Tanh, 40.0, 1.0, false),
        (Tanh, -1e30, -1.0, true),
        (Erf, 12.0, 1.0, false),
        (Erf, -1e30, -1.0, true),
        (Sigmoid, 90.0, 1.0, false),
        (Sigmoid, 1e30, 1.0, false),
        (Expm1, -100.0, -1.0, true),
        (Expm1, -1e30, -1.0, true),
        (Exp, 1e-30, 1.0, true),
        (Exp, -1e-30, 1.0, false),
        (Sigmoid, 1e-30, 0.5, true),
        (Sigmoid, -1e-30, 0.5, false),
    ];
    for &(f, x, v, above) in cases {
        let at = |rounding| round(f, x, Format::F32, rounding);
        let (below_v, above_v) = (f32_bits(v.next_down()), f32_bits(v.next_up()));
        assert_eq!(at(Rounding::NearestEven), f32_bits(v), "{f}({x:e})");
        assert_eq!(at(Rounding::Up), if above { above_v } else { f32_bits(v) }, "{f}({x:e}) up");
        assert_eq!(
            at(Rounding::Down),
            if above { f32_bits(v) } else { below_v },
            "{f}({x:e}) down"
        );
        let inner = if above == (v < 0.0) { v.abs().next_down().copysign(v) } else { v };
        assert_eq!(at(Rounding::TowardZero), f32_bits(inner), "{f}({x:e}) toward zero");
    }
}

/// Near 0, f(x) is x or x/2 and a little more or less: |f(x)| against |v| for x of either sign.
#[test]
fn tiny_arguments() {
    use Function::*;
    let smallest = 2f64.powi(-149);
    // f, the factor v/x, and whether f(x) > v for x > 0 and for x < 0.
    let cases = [
        (Expm1, 1.0, true, true),
        (Log1p, 1.0, false, false),
        (Sinh, 1.0, true, false),
        (Tanh, 1.0, false, true),
        (Atan, 1.0, false, true),
        (Gd, 1.0, false, true),
        (InvGd, 1.0, true, false),
        (Silu, 0.5, true, true),
        (Gelu, 0.5, true, true),
        (GeluTanh, 0.5, true, true),
    ];
    for (f, factor, above_positive, above_negative) in cases {
        for x in
            [2.0 * smallest, -2.0 * smallest, 1e-30f32 as f64, -1e-30f32 as f64, -2f64.powi(-40)]
        {
            let v = (x * factor) as f32;
            let above = if x > 0.0 { above_positive } else { above_negative };
            let (up, down) = if above { (v.next_up(), v) } else { (v, v.next_down()) };
            let at = |rounding| f32::from_bits(round(f, x, Format::F32, rounding));
            assert_eq!(at(Rounding::Up), up, "{f}({x:e}) up");
            assert_eq!(at(Rounding::Down), down, "{f}({x:e}) down");
        }
        if factor == 0.5 {
            // Half of the smallest number is a tie, broken by what comes after: above it for x > 0, and
            // nearer to 0 for x < 0.
            let at = |x| round(f, x, Format::F32, Rounding::NearestEven);
            assert_eq!(at(smallest), 1, "{f}");
            assert_eq!(at(-smallest), 0x8000_0000, "{f}");
        }
    }
}

#[test]
fn overflow_and_underflow() {
    use Function::*;
    let at = |f, x, rounding| round(f, x, Format::F16, rounding);
    for (f, x) in [(Exp, 12.0), (Exp, 1e38), (Expm1, 5e3), (Sinh, 13.0), (Sinh, 1e38)] {
        assert_eq!(at(f, x, Rounding::NearestEven), 0x7c00);
        assert_eq!(at(f, x, Rounding::NearestAway), 0x7c00);
        assert_eq!(at(f, x, Rounding::Up), 0x7c00);
        assert_eq!(at(f, x, Rounding::Down), 0x7bff);
        assert_eq!(at(f, x, Rounding::TowardZero), 0x7bff);
    }
    assert_eq!(at(Sinh, -1e38, Rounding::Up), 0xfbff);
    assert_eq!(at(Sinh, -1e38, Rounding::Down), 0xfc00);
    for f in [Exp, Sigmoid, Softplus] {
        for x in [-30.0, -1e4, -1e38] {
            assert_eq!(at(f, x, Rounding::NearestEven), 0, "{f}");
            assert_eq!(at(f, x, Rounding::Up), 1, "{f}");
            assert_eq!(at(f, x, Rounding::Down), 0, "{f}");
        }
    }
    for f in [Silu, Gelu, GeluTanh, Mish] {
        for x in [-40.0, -1e4, -1e38] {
            assert_eq!(at(f, x, Rounding::NearestEven), 0x8000, "{f}");
            assert_eq!(at(f, x, Rounding::Up), 0x8000, "{f}");
            assert_eq!(at(f, x, Rounding::Down), 0x8001, "{f}");
        }
    }
    assert_eq!(round_odd34(Exp, 1e30), 0x1_fdff_ffff);
    assert_eq!(round_odd34(Exp, -1e30), 1);
    assert_eq!(round_odd34(Silu, -1e30), 0x2_0000_0001);
}

/// Public bug reports.
#[test]
fn reported() {
    let at = |f, bits| round(f, Format::F32.decode(bits), Format::F32, Rounding::NearestEven);
    assert_eq!(at(Function::Sinh, 0x42b2_cccd), 0x7f7b_f0c0);
    assert_eq!(at(Function::Sinh, 0x42b3_0000), 0x7f80_0000);
    assert_eq!(at(Function::Silu, 0xc2c8_0000), 0x8000_0a5f);
    assert_eq!(at(Function::Mish, 0xbf47_2e65), 0xbe8f_c81c);
    assert_eq!(at(Function::Tanh, 0x4110_2cb3), 0x3f7f_ffff);
    assert_eq!(at(Function::Tanh, 0x4110_2cb4), 0x3f80_0000);
}

/// Rounding to odd and then to a format is rounding at once.
#[test]
fn odd34_serves_every_format_and_mode() {
    for &f in Function::ALL {
        for n in 0..2_000u32 {
            let x = Format::F32.decode(n.wrapping_mul(0x9e37_79b1));
            let odd34 = round_odd34(f, x);
            for &format in Format::ALL {
                for &rounding in Rounding::ALL {
                    let expected = round(f, x, format, rounding);
                    assert_eq!(narrow_odd34(odd34, format, rounding), expected, "{f}({x:e})");
                }
            }
        }
    }
}

#[test]
fn results_are_in_the_order_of_bits() {
    let done = AtomicUsize::new(0);
    let count = |n| _ = done.fetch_add(n, Ordering::Relaxed);
    let all = results_with_progress(Function::Tanh, Format::Bf16, Rounding::Down, count);
    assert_eq!((all.len(), done.into_inner()), (1 << 16, 1 << 16));
    assert_eq!(all, results(Function::Tanh, Format::Bf16, Rounding::Down));
    for bits in (0..1 << 16).step_by(97) {
        let x = Format::Bf16.decode(bits);
        let one = round(Function::Tanh, x, Format::Bf16, Rounding::Down);
        assert_eq!(u32::from(all[bits as usize]), one);
    }
}

#[test]
fn decimals() {
    use Function::*;
    let cases = [
        (Exp, 0.0, 5, "1e0"),
        (Sigmoid, -0.0, 5, "5e-1"),
        (Exp, 1.0, 40, "2.718281828459045235360287471352662497757e0"),
        (Atan, INF, 30, "1.57079632679489661923132169164e0"),
        (Log, 10.0, 40, "2.302585092994045684017991454684364207601e0"),
        (Erf, 1.0, 30, "8.42700792949714869341220635083e-1"),
        (Exp, 1000.0, 10, "1.970071114e434"),
        (Tanh, 40.0, 30, "1.00000000000000000000000000000e0"),
        (Tanh, 40.0, 36, "9.99999999999999999999999999999999964e-1"),
        (Gelu, -12.0, 10, "-2.131778534e-32"),
        (Silu, -0.0, 5, "-0"),
        (Log, -1.0, 5, "nan"),
        (Log, 0.0, 5, "-inf"),
        (Sinh, -1e30, 5, "below -2^4096"),
        (Exp, 1e30, 5, "above 2^4096"),
        (Exp, -1e30, 5, "between 0 and 2^-4096"),
        (Mish, -1e30, 5, "between -2^-4096 and 0"),
    ];
    for (f, x, digits, expected) in cases {
        assert_eq!(decimal(f, x, digits), expected, "{f}({x:e})");
    }
}

#[test]
fn errors_in_ulp() {
    let error = |f, x, got| ulp_error(f, x, Format::F16, got);
    assert_eq!(error(Function::Exp, 0.0, 0x3c00), 0.0);
    assert_eq!(error(Function::Exp, 0.0, 0x3c03), 3.0);
    assert_eq!(error(Function::Log, -1.0, 0x7e00), 0.0);
    assert_eq!(error(Function::Log, -1.0, 0x3c00), INF);
    assert_eq!(error(Function::Log, 2.0, 0x7e00), INF);
    assert_eq!(error(Function::Exp, 1e30, 0x7c00), 0.0);
    assert_eq!(error(Function::Exp, 1e30, 0x7bff), INF);
    // tanh 40 lies in the binade below 1, where the ulp is 2^-11.
    assert!((error(Function::Tanh, 40.0, 0x3bff) - 1.0).abs() < 1e-9);
    // e = 2.71828…; f16 numbers are 2^-9 apart there: 0x4170 is 2.71875.
    let expected = (2.71875 - core::f64::consts::E) * 512.0;
    assert!((error(Function::Exp, 1.0, 0x4170) - expected).abs() < 1e-9);
    // A subnormal result: e^-16 = 1.1253517…e-7 in units of 2^-24.
    let expected = 2.0 - (-16f64).exp() * 2f64.powi(24);
    assert!((error(Function::Exp, -16.0, 2) - expected).abs() < 1e-9);
    for &f in Function::ALL {
        for bits in (0..1 << 16).step_by(257) {
            let x = Format::F16.decode(bits);
            let got = round(f, x, Format::F16, Rounding::NearestEven);
            assert!(error(f, x, got) <= 0.5 || Format::F16.decode(got).is_infinite(), "{f}({x:e})");
        }
    }
}
