//! An audit counts what is wrong, by whatever it is wrong, and survives whatever the audited code does.
#![cfg(unix)]

use std::sync::Mutex;
use std::time::Duration;

use halfulp::{Format, Function, Rounding};
use halfulp_audit::{Audit, Failure, Program, Progress, Property, Report, Source};
use halfulp_verify::{Target, Truth, right_results};
use tempfile::TempDir;

struct Silent;

impl Progress for Silent {
    fn inputs(&self, _: u64) {}

    fn unit(&self, _: &Audit) -> Result<(), String> {
        Ok(())
    }
}

fn right(function: Function, format: Format) -> Vec<u32> {
    let target = Target { function, format, rounding: Rounding::NearestEven };
    right_results(target, 0, &Truth::embedded().unwrap()).unwrap()
}

fn report(source: &Source, function: Function, format: Format) -> Report {
    let truth = Truth::embedded().unwrap();
    let mut audit = Audit::new("the subject", function, format, 1);
    audit.run(source, &truth, 2, &Silent).unwrap();
    Report::new(&audit, &truth, 20).unwrap()
}

/// The results in a file.
fn of_results(results: &[u32], directory: &TempDir) -> Source {
    let path = directory.path().join("results");
    let bytes: Vec<u8> = results.iter().flat_map(|&y| (y as u16).to_le_bytes()).collect();
    std::fs::write(&path, bytes).unwrap();
    Source::File(path)
}

/// A shell command.
fn of_command(command: &str) -> Source {
    Source::Program(Program::new(["sh", "-c", command], Duration::from_secs(1)))
}

fn broken(report: &Report) -> Vec<(Property, u64)> {
    let broken = report.properties.iter().filter(|property| !property.holds);
    broken.map(|property| (property.name, property.broken)).collect()
}

#[test]
fn right_results_are_right_in_every_respect() {
    let directory = tempfile::tempdir().unwrap();
    for &function in Function::ALL {
        for format in [Format::F16, Format::Bf16] {
            let results = right(function, format);
            let report = report(&of_results(&results, &directory), function, format);
            assert!(report.is_right() && report.evidence == "exhaustive", "{function} {format}");
            assert_eq!((report.inputs, report.wrong, report.worst.len()), (65_536, 0, 0));
            assert_eq!(broken(&report), [], "{function} {format}");
            assert!(report.range.iter().all(|bound| bound.holds));
            assert!(report.special.iter().all(|special| special.right));
            assert!(report.special.len() == 13);
            let largest = report.largest_error.unwrap();
            assert!((0.48..=0.5).contains(&largest), "{function} {format}: {largest}");
            assert_eq!(report.histogram.iter().map(|bin| bin.wrong).sum::<u64>(), 0);
            assert_eq!(report.binades.iter().map(|binade| binade.inputs).sum::<u64>(), 65_536);
        }
    }
}

#[test]
fn wrong_results_are_counted_by_what_is_wrong() {
    let directory = tempfile::tempdir().unwrap();
    let mut results = right(Function::Tanh, Format::F16);
    results[0x0000] = 0x8000; // a zero of the wrong sign
    results[0x0003] = 0x0000; // a subnormal flushed, and an argument taken for 0
    results[0x3800] += 2; // two ulps: not odd, and above the next result
    results[0x4900] = 0x3c01; // above 1
    results[0xc900] = 0xbc01; // below -1, as odd requires
    results[0x7c00] = 0x7e00; // NaN for a number
    results[0x7d23] = 0x7c00; // infinity for NaN
    results[0xffff] = 0xfe01; // another NaN, which is right
    let report = report(&of_results(&results, &directory), Function::Tanh, Format::F16);
    assert!(!report.is_right());
    assert_eq!((report.inputs, report.wrong, report.without_result), (65_536, 7, 0));
    assert_eq!((report.wrong_nan, report.wrong_sign_of_zero), (2, 1));
    assert_eq!(report.histogram.iter().map(|bin| bin.wrong).sum::<u64>(), 4);
    assert_eq!(report.largest_error, None);
    use Property::*;
    assert_eq!(
        broken(&report),
        [
            (NanIn, 1),
            (NumberInside, 1),
            (SignOfZero, 1),
            // x = 0, 0003, 3800, inf, and the NaN 7d23.
            (Odd, 5),
            // 0003 below 0002; 3800 above 3801; 4900 and -4900 beyond their neighbours.
            (Monotone, 4),
            (ResultsNotFlushed, 1),
            (ArgumentsNotFlushed, 1),
            (SubnormalArguments, 1),
            (SubnormalResults, 1),
        ]
    );
    assert_eq!(
        report.range.iter().map(|bound| bound.got.as_str()).collect::<Vec<_>>(),
        ["bc01", "3c01"]
    );
    assert!(report.range.iter().all(|bound| !bound.holds));
    let wrong: Vec<&str> = report.worst.iter().map(|wrong| wrong.input.as_str()).collect();
    // Two that are infinitely wrong, 3 ulps of a subnormal, 2 ulps and a half, twice 2 ulps beyond 1, and the sign of a zero.
    assert_eq!(wrong, ["7c00", "7d23", "0003", "3800", "4900", "c900", "0000"]);
    let ulp = |i: usize| report.worst[i].ulp.unwrap();
    assert!((2.9..3.1).contains(&ulp(2)) && (1.5..2.5).contains(&ulp(3)), "{:?}", report.worst);
    let binade = report.binades.iter().find(|binade| binade.name == "+2^-1").unwrap();
    assert_eq!((binade.inputs, binade.wrong), (1024, 1));
}

/// A NaN in place of an infinity leaves the range of f as it is.
#[test]
fn the_range_is_that_of_the_truth() {
    let directory = tempfile::tempdir().unwrap();
    let mut results = right(Function::Gelu, Format::Bf16);
    results[0x7f80] = 0x7fc0;
    results[0x7f00] = 0x7f80;
    let report = report(&of_results(&results, &directory), Function::Gelu, Format::Bf16);
    assert_eq!(
        broken(&report),
        [(Property::NumberInside, 1), (Property::Finite, 1), (Property::Monotone, 1)]
    );
    assert!(report.range.iter().all(|bound| bound.holds), "{:?}", report.range);
    assert_eq!(report.range[1].truth, "7f80");
    // In bf16 the least results are those of the real minimum, rounded: so the search for it is right.
    for function in [Function::Silu, Function::Gelu, Function::GeluTanh, Function::Mish] {
        let results = right(function, Format::Bf16);
        let least = results.iter().map(|&y| Format::Bf16.decode(y)).fold(0.0, f64::min);
        let directory = tempfile::tempdir().unwrap();
        let report = self::report(&of_results(&results, &directory), function, Format::Bf16);
        assert_eq!(report.range[0].truth, report.range[0].got, "{function}");
        assert_eq!(
            Format::Bf16.decode(u32::from_str_radix(&report.range[0].got, 16).unwrap()),
            least
        );
    }
}

#[test]
fn a_crash_costs_the_input_that_causes_it() {
    let directory = tempfile::tempdir().unwrap();
    let source = directory.path().join("filter.c");
    let program = directory.path().join("filter");
    std::fs::write(
        &source,
        "#include <stdint.h>\n#include <stdio.h>\n#include <unistd.h>\nint main(void) { uint16_t x;\n\
         while (fread(&x, 2, 1, stdin) == 1) {\n\
         if (x == 0x1234 || x == 0xbeef) *(volatile int *)0 = 1;\n\
         if (x == 0x5555) sleep(1000);\n\
         fwrite(&x, 2, 1, stdout); } return 0; }\n",
    )
    .unwrap();
    let compiled = std::process::Command::new("cc").arg(&source).arg("-o").arg(&program).status();
    if !compiled.is_ok_and(|status| status.success()) {
        eprintln!("skipped: no C compiler");
        return;
    }
    let source = of_command(program.to_str().unwrap());
    let report = report(&source, Function::Sinh, Format::F16);
    let failed: Vec<(&str, u64, &str)> = report
        .failures
        .iter()
        .map(|failure| (failure.first.as_str(), failure.inputs, failure.failure.as_str()))
        .collect();
    let crash = "crashes: segmentation fault (SIGSEGV)";
    let hang = "hangs: nothing read or written for 1 s";
    assert_eq!(failed, [("1234", 1, crash), ("5555", 1, hang), ("beef", 1, crash)]);
    assert_eq!((report.inputs, report.without_result), (65_533, 3));
    assert_eq!(report.evidence, "incomplete");
    // The identity is the right sinh of small numbers, and of zeros, infinities and NaN.
    let right = right(Function::Sinh, Format::F16);
    let wrong = (0..=0xffffu32).filter(|&x| {
        !Format::F16.is_nan(x) && right[x as usize] != x && ![0x1234, 0x5555, 0xbeef].contains(&x)
    });
    assert_eq!(report.wrong, wrong.count() as u64);
}

#[test]
fn what_is_no_result_is_reported() {
    let failures = |command: &str| {
        let report = report(&of_command(command), Function::Exp, Format::Bf16);
        assert_eq!((report.inputs, report.without_result, report.is_right()), (0, 65_536, false));
        assert_eq!(report.failures.len(), 1, "{:?}", report.failures);
        report.failures[0].failure.clone()
    };
    let length = Failure::Length { expected: 131_072, came: 1000 }.to_string();
    assert_eq!(failures("head -c 1000"), length);
    assert!(failures("cat; echo").contains("more than the 131072 bytes"));
    assert_eq!(failures("kill -ABRT $$"), "crashes: abort (SIGABRT)");
    assert!(failures("echo alas >&2; exit 4").contains("alas"));
    let none = Program::new(["/nonexistent/program"], Duration::from_secs(1));
    assert!(matches!(none.probe(Format::F16), Err(Failure::Start(_))));
}

#[test]
fn an_f32_census_is_resumed_where_it_was_left() {
    let truth = Truth::embedded().unwrap();
    // The identity is tanh for small arguments only.
    let source = of_command("cat");
    let new = || Audit::new("cat", Function::Tanh, Format::F32, 1 << 16);
    let mut whole = new();
    whole.run(&source, &truth, 2, &Silent).unwrap();
    assert!(whole.is_complete());
    assert_eq!(whole.done(), whole.inputs(Format::F32));

    /// Stops after some units, with the state that it saw last.
    struct Stopping(Mutex<(usize, String)>);
    impl Progress for Stopping {
        fn inputs(&self, _: u64) {}

        fn unit(&self, audit: &Audit) -> Result<(), String> {
            let (left, state) = &mut *self.0.lock().unwrap();
            *state = serde_json::to_string(audit).unwrap();
            *left -= 1;
            if *left == 0 { Err("stopped".into()) } else { Ok(()) }
        }
    }
    let stopping = Stopping(Mutex::new((50, String::new())));
    assert_eq!(new().run(&source, &truth, 1, &stopping), Err("stopped".into()));
    let (_, state) = stopping.0.into_inner().unwrap();
    let mut resumed: Audit = serde_json::from_str(&state).unwrap();
    assert!(resumed.is_alike(&new()) && !resumed.is_complete());
    assert!(!resumed.is_alike(&Audit::new("cat", Function::Tanh, Format::F32, 1)));
    resumed.run(&source, &truth, 2, &Silent).unwrap();
    let json =
        |audit: &Audit| serde_json::to_string(&Report::new(audit, &truth, 20).unwrap()).unwrap();
    assert_eq!(json(&resumed), json(&whole));
    let report = Report::new(&whole, &truth, 20).unwrap();
    assert_eq!((report.evidence, report.inputs), ("sampled", 65_536));
    assert!(report.wrong > 35_000 && report.wrong < 37_000);
}

#[test]
fn the_page_stands_alone() {
    let directory = tempfile::tempdir().unwrap();
    let mut results = right(Function::Tanh, Format::F16);
    results[0x3800] += 2;
    let mut report = report(&of_results(&results, &directory), Function::Tanh, Format::F16);
    report.subject = "<script>alert(1)</script>".into();
    let page = halfulp_audit::html::page(&report);
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(!page.contains("<script") && !page.contains("src=") && !page.contains("href="));
    assert!(page.contains("&lt;script&gt;") && page.matches("<svg").count() >= 3);
}
