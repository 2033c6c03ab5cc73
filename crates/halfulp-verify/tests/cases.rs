//! The cases in tests/cases: results that other implementations got wrong.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use halfulp::{Backend, Bf16, F16, Format, Function, Rounding};
use halfulp_verify::{Filter, Implementation, Library, Oracle, Target};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct Case {
    id: String,
    function: String,
    format: String,
    input_hex: String,
    expected_hex: String,
    #[serde(default = "nearest_even")]
    rounding: String,
}

fn nearest_even() -> String {
    Rounding::NearestEven.name().into()
}

#[derive(Deserialize)]
struct Conversion {
    id: String,
    from: String,
    to: String,
    input_hex: String,
    expected_hex: String,
}

fn read<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn bits(hex: &str) -> u32 {
    u32::from_str_radix(hex, 16).unwrap()
}

/// Any NaN will do where a NaN is expected.
fn same(format: Format, got: u32, expected: u32) -> bool {
    got == expected || format.is_nan(got) && format.is_nan(expected)
}

fn check(implementation: &dyn Implementation, target: Target, case: &Case) {
    let mut got = [0];
    implementation.run(target, &[bits(&case.input_hex)], &mut got).unwrap();
    assert!(
        same(target.format, got[0], bits(&case.expected_hex)),
        "{}: {target} of {} on {}: {:x}, not {}",
        case.id,
        case.input_hex,
        implementation.name(),
        got[0],
        case.expected_hex,
    );
}

/// The cases of functions in the list, with their targets, and the numbers of the others by function.
fn known() -> (Vec<(Target, Case)>, BTreeMap<String, usize>) {
    let (mut known, mut waiting) = (Vec::new(), BTreeMap::new());
    for case in read::<Case>("cases_handover.jsonl") {
        let (format, rounding) = (case.format.parse().unwrap(), case.rounding.parse().unwrap());
        match case.function.parse::<Function>() {
            Ok(function) => known.push((Target { function, format, rounding }, case)),
            Err(_) => *waiting.entry(case.function).or_default() += 1,
        }
    }
    (known, waiting)
}

/// Writes a line past the harness, which captures what the macros print.
fn tell(line: &str) {
    std::io::stderr().write_all(format!("{line}\n").as_bytes()).unwrap();
}

#[test]
fn the_oracle_gets_the_handed_cases_right() {
    let (known, waiting) = known();
    assert!(known.len() > 100, "the file of cases is cut short");
    for (target, case) in &known {
        check(&Oracle, *target, case);
        if target.format == Format::F32 {
            check(&Filter, *target, case);
        }
    }
    let count: usize = waiting.values().sum();
    tell(&format!("{} handed cases checked on the oracle", known.len()));
    tell(&format!("{count} handed cases wait for their functions: {waiting:?}"));
}

#[test]
fn every_backend_gets_the_handed_cases_right() {
    let (known, _) = known();
    let (mut checked, mut waiting) = (0, BTreeMap::<String, usize>::new());
    for (target, case) in &known {
        if Library(Backend::Portable).run(*target, &[], &mut []).is_err() {
            *waiting.entry(format!("{} {}", target.function, target.format)).or_default() += 1;
            continue;
        }
        checked += 1;
        for backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
            check(&Library(*backend), *target, case);
        }
    }
    assert!(checked > 50, "the file of cases is cut short");
    let count: usize = waiting.values().sum();
    tell(&format!("{checked} handed cases checked on every backend"));
    tell(&format!("{count} handed cases wait for kernels: {waiting:?}"));
}

#[test]
fn conversions_from_f32_get_the_handed_cases_right() {
    let conversions: Vec<Conversion> = read("convert_cases_handover.jsonl");
    assert!(conversions.len() >= 15, "the file of cases is cut short");
    for case in &conversions {
        assert_eq!(case.from, "f32", "{}", case.id);
        let x = f32::from_bits(bits(&case.input_hex));
        let format: Format = case.to.parse().unwrap();
        let got = match format {
            Format::F16 => F16::from_f32(x).to_bits(),
            Format::Bf16 => Bf16::from_f32(x).to_bits(),
            Format::F32 => panic!("{}: no conversion", case.id),
        };
        let expected = bits(&case.expected_hex);
        assert!(same(format, got.into(), expected), "{}: {got:04x}, not {expected:04x}", case.id);
    }
}
