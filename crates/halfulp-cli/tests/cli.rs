//! The `halfulp` command, as it is typed.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use assert_cmd::Command;
use halfulp::{Backend, Format, Function, Rounding};
use halfulp_verify::{Target, Truth, TruthFile};
use serde_json::Value;
use tempfile::{TempDir, tempdir};

/// The command with arguments, separated by spaces.
fn halfulp(arguments: &str) -> Command {
    let mut command = Command::cargo_bin("halfulp").unwrap();
    command.args(arguments.split(' ')).env_remove("HALFULP_BACKEND");
    command
}

/// What the command writes when it succeeds; it says nothing on standard error then.
fn output(mut command: Command) -> String {
    let output = command.output().unwrap();
    let (stdout, stderr) = (String::from_utf8(output.stdout), String::from_utf8(output.stderr));
    let (stdout, stderr) = (stdout.unwrap(), stderr.unwrap());
    assert!(output.status.success() && stderr.is_empty(), "{command:?}: {stderr}\n{stdout}");
    stdout
}

fn lines(arguments: &str) -> Vec<String> {
    output(halfulp(arguments)).lines().map(str::to_owned).collect()
}

/// Asserts that the command fails with one line on standard error, which has `part` in it.
#[track_caller]
fn fails(mut command: Command, part: &str) {
    let output = command.output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{command:?}: {stderr}");
    assert!(stderr.starts_with("halfulp: ") && stderr.contains(part), "{command:?}: {stderr}");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
}

/// Asserts that the command line is refused, with `part` in the explanation.
#[track_caller]
fn refused(arguments: &str, part: &str) {
    let output = halfulp(arguments).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments}: {stderr}");
    assert!(stderr.contains(part), "{arguments}: {stderr}");
}

#[test]
fn functions_lists_every_function() {
    let names: Vec<&str> = Function::ALL.iter().map(|function| function.name()).collect();
    assert_eq!(lines("functions --plain"), names);
    let table = output(halfulp("functions"));
    for function in Function::ALL {
        let row = table.lines().find(|line| line.trim().starts_with(function.name())).unwrap();
        assert!(row.contains(function.definition()) && row.contains(function.special_values()));
        assert!(row.contains("f16, bf16, f32"), "{row}");
    }
    assert_eq!(lines("functions tanh gd --plain"), ["tanh", "gd"]);
}

#[test]
fn what_is_unknown_is_refused() {
    refused("functions tahn", "'tanh'");
    refused("verify tanhh", "'tanh'");
    refused("verify tanh --format f64", "f16, bf16, f32");
    refused("verify tanh --rounding nearest", "nearest-even");
    refused("verify tanh --backend sse2", "portable, scalar, avx2, avx512");
    refused("verify tanh --against mpfr", "truth, oracle");
    refused("eval tanh", "VALUE");
    refused("eval", "FUNCTION");
    refused("eval tanh 1 --precision", "--precision");
    refused("eval tanh -x", "-x");
    refused("table tanh", "--out");
    refused("truth --out somewhere --date yesterday", "2026-11-30");
    refused("tan", "tan");
}

#[test]
fn every_rounding_mode_can_be_had() {
    let eval = |rounding: &str| {
        output(halfulp(&format!("eval tanh 20 -20 --plain --rounding {rounding}")))
    };
    assert_eq!(eval("up"), "3c00\nbbff\n");
    assert_eq!(eval("down"), "3bff\nbc00\n");
    assert_eq!(eval("toward-zero"), "3bff\nbbff\n");
    assert_eq!(eval("nearest-away"), "3c00\nbc00\n");
    let report = output(halfulp("verify tanh --rounding up,toward-zero"));
    assert!(report.contains("0 wrong") && report.contains("< 1 ulp"), "{report}");
    let report = output(halfulp("verify gelu --into f16,bf16 --chunks 63..64 --rounding down"));
    assert!(report.contains("f32 → bf16") && report.contains("sampled"), "{report}");
    let report = output(halfulp("verify tanh --rounding odd34 --chunks 63..64"));
    assert!(report.contains("odd34") && report.contains(": 0 wrong"), "{report}");
    let digest = output(halfulp("digest tanh --rounding up"));
    let truth = fs::read_to_string("../../truth/tanh.txt").unwrap();
    assert!(truth.contains(&format!("f16 up {digest}")), "{digest}");

    fails(halfulp("verify tanh --format f16 --rounding odd34"), "f32");
    fails(halfulp("verify tanh --rounding up --chunks 0..1 --against oracle"), "nearest-even");
    fails(halfulp("verify tanh --rounding up --design wide --chunks 0..1"), "--design");
    refused("verify tanh --into bf16 --format f16", "cannot be used with");
    refused("verify tanh --rounding sideways", "sideways");
}

#[test]
fn a_forced_backend_must_be_there() {
    for command in ["functions", "verify tanh", "eval tanh 1"] {
        let mut unknown = halfulp(command);
        unknown.env("HALFULP_BACKEND", "sse9");
        fails(unknown, "HALFULP_BACKEND: no backend of that name");
    }
    for backend in Backend::ALL {
        let mut forced = halfulp("eval exp 0 --plain");
        forced.env("HALFULP_BACKEND", backend.name());
        let option = halfulp(&format!("eval exp 0 --plain --backend {backend}"));
        if backend.is_available() {
            assert_eq!(output(forced), "3c00\n");
            assert_eq!(output(option), "3c00\n");
        } else {
            fails(forced, "lacks the instructions");
            fails(option, "lacks the instructions");
        }
    }
}

#[test]
fn eval_takes_values_as_they_are_typed() {
    let bits = |values: &str| lines(&format!("eval gd {values} --plain --oracle"));
    assert_eq!(bits("0 -0 0x0001 0X8001"), ["0000", "8000", "0001", "8001"]);
    assert_eq!(bits("inf -inf +inf -Infinity"), ["3e48", "be48", "3e48", "be48"]);
    assert_eq!(bits("nan -nan NaN"), ["7e00", "7e00", "7e00"]);
    assert_eq!(bits("1e-5 -1e-5 -.00001 +1.0E-5"), ["00a8", "80a8", "80a8", "00a8"]);
    assert_eq!(bits("1e400 -1e400"), ["3e48", "be48"]);
    assert_eq!(bits("0x1p-24 -0x1p-24 +0X8P-27"), ["0001", "8001", "0001"]);
    // Options may come before, between and after the values.
    assert_eq!(lines("eval --plain gd --oracle -1e-5 --format bf16 -inf"), ["b728", "bfc9"]);
    assert_eq!(lines("eval exp --plain --oracle --rounding up -1 0 1"), ["35e3", "3c00", "4170"]);
    assert_eq!(lines("eval exp --plain --oracle --rounding down -- -1"), ["35e2"]);
    assert_eq!(lines("eval exp --plain --oracle --format f32 1"), ["402df854"]);
    assert_eq!(
        lines("eval exp --plain --format f32 1 -104 1e-45"),
        ["402df854", "00000000", "3f800000"]
    );
}

#[test]
fn eval_shows_the_result_the_exact_value_and_the_error() {
    let text = output(halfulp("eval exp 1 0.1 --format f16"));
    for part in [
        "exp(1) in f16, nearest-even",
        "4170  2.71875 ",
        "0x1.5cp+1",
        "2.71828182845904523536028747135",
        "0.2397038 ulp",
        "2e66  0.0999755859375 ",
        "(what was typed, rounded to the format)",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = output(halfulp("eval exp 0x1.998p-4 --format f16"));
    assert!(text.contains("exp(0x1.998p-4) in f16") && text.contains("2e66 "), "{text}");
    assert!(!text.contains("rounded to the format"), "{text}");
}

#[test]
fn eval_refuses_what_is_no_number() {
    for garbage in
        ["one", "0x", "0x12345", "0x1.8", "0x1p", "-0x3c00", "1e", "1_0", "-.", "½", "-infi", "--"]
    {
        let mut command = halfulp("eval tanh 1");
        command.arg(garbage);
        match garbage {
            "--" => assert!(command.output().unwrap().status.success()),
            _ => fails(command, garbage),
        }
    }
    fails(halfulp("eval tanh 0x10000 --format bf16"), "at most 4 hexadecimal digits");
    fails(halfulp("eval tanh 0x123456789 --format f32 --oracle"), "at most 8 hexadecimal digits");
    fails(halfulp("eval tanh -0x1.8"), "nor a hexadecimal number, such as 0x1.8p-3");
}

fn truth_digest(function: Function, format: Format, rounding: Rounding) -> String {
    let truth = Truth::embedded().unwrap();
    let digests = truth.digests(Target { function, format, rounding }).unwrap();
    format!("all {}", digests.all())
}

#[test]
fn digest_prints_the_digest_in_truth() {
    use {Format::*, Function::*, Rounding::*};
    assert_eq!(lines("digest tanh"), [truth_digest(Tanh, F16, NearestEven)]);
    assert_eq!(lines("digest tanh --format bf16"), [truth_digest(Tanh, Bf16, NearestEven)]);
    assert_eq!(lines("digest tanh --rounding up --oracle"), [truth_digest(Tanh, F16, Up)]);
    let options = "--oracle --rounding nearest-away --format bf16";
    assert_eq!(lines(&format!("digest log {options}")), [truth_digest(Log, Bf16, NearestAway)]);
}

#[test]
fn results_in_another_format_are_rounded_once() {
    // tanh x is just below x, a midpoint of bf16, which is what f32 has for it.
    let below = "tanh 0x35818000 --format f32 --into";
    assert_eq!(lines(&format!("eval {below} bf16 --plain")), ["3581"]);
    assert_eq!(lines(&format!("eval {below} f32 --plain")), ["35818000"]);
    let told = lines(&format!("eval {below} bf16"));
    assert!(told[0].starts_with("tanh(0x35818000) in f32 → bf16, nearest-even, on "), "{told:#?}");
    assert!(told[1].contains("35818000") && told[2].contains("3581") && told.len() == 5);

    let directory = tempdir().unwrap();
    let path = directory.path().join("table");
    output(halfulp(&format!("table tanh --format bf16 --into f32 --out {}", path.display())));
    let table = fs::read(&path).unwrap();
    assert_eq!(table.len(), 4 << 16);
    assert_eq!(table[4 * 0x3f80..][..4], halfulp::tanh(1.0f32).to_le_bytes());
    let digest = [format!("all {}", blake3::hash(&table))];
    assert_eq!(lines("digest tanh --format bf16 --into f32"), digest);
    assert_eq!(lines("digest tanh --format bf16 --into f32 --oracle"), digest);
    assert_ne!(lines("digest tanh --format bf16"), digest);
}

#[test]
fn table_writes_what_the_digest_is_of() {
    let directory = tempdir().unwrap();
    let path = directory.path().join("tanh.bin");
    let table = |options: &str| {
        assert_eq!(output(halfulp(&format!("table {options} --out {}", path.display()))), "");
        fs::read(&path).unwrap()
    };
    let whole = table("tanh --oracle");
    assert_eq!(whole.len(), 2 * 65_536);
    let digest = truth_digest(Function::Tanh, Format::F16, Rounding::NearestEven);
    assert_eq!(format!("all {}", blake3::hash(&whole)), digest);
    assert_eq!(table("tanh"), whole, "the library's table");
    assert_eq!(table("tanh --oracle --from 0x3c00 --count 3"), whole[0x7800..0x7806]);
    assert_eq!(table("tanh --oracle --from fffe"), whole[2 * 0xfffe..]);
    // NaN as it is digested, and four bytes to a result.
    assert_eq!(table("tanh --oracle --from 0x7c01 --count 1"), 0x7e00u16.to_le_bytes());
    let f32_results = table("exp --oracle --format f32 --from 0x3f800000 --count 2");
    assert_eq!(f32_results[..4], 0x402d_f854u32.to_le_bytes());
    assert_eq!(f32_results.len(), 8);
    assert_eq!(table("exp --format f32 --from 0x3f800000 --count 2"), f32_results);
    assert_eq!(files(directory.path()), ["tanh.bin"]);
}

fn files(directory: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string();
    fs::read_dir(directory).unwrap().map(|entry| name(entry).unwrap()).collect()
}

#[test]
fn table_writes_whole_files_or_none() {
    let directory = tempdir().unwrap();
    let path = directory.path().join("file");
    let table = |options: &str| halfulp(&format!("table tanh --out {} {options}", path.display()));
    fails(table("--count 0"), "--count");
    fails(table("--count 65537"), "1 to 65536");
    fails(table("--from 0xffff --count 2"), "1 to 1 inputs");
    fails(table("--from 0x10000"), "0x10000");
    fails(table("--from all"), "`all`");
    assert!(files(directory.path()).is_empty());

    fails(
        halfulp(&format!("table tanh --out {}", directory.path().display())),
        "not a regular file",
    );
    fails(halfulp("table tanh --out /nowhere/at/all"), "can't be written");
    if cfg!(unix) {
        fails(halfulp("table tanh --out /dev/null"), "not a regular file");
    }
    // A file that is there is replaced, and its name stays what it was when that is a link's.
    fs::write(&path, "what was there").unwrap();
    fails(table("--count 0"), "--count");
    assert_eq!(fs::read(&path).unwrap(), b"what was there");
    #[cfg(unix)]
    {
        let link = directory.path().join("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        output(halfulp(&format!("table tanh --count 1 --out {}", link.display())));
        assert!(link.is_symlink());
        assert_eq!(fs::read(&path).unwrap(), [0, 0]);
    }
}

#[test]
fn verify_finds_everything_right() {
    let text = output(halfulp("verify"));
    for function in Function::ALL {
        for format in ["f16", "bf16"] {
            let found = text.lines().any(|line| {
                let words: Vec<&str> = line.split_whitespace().collect();
                words.starts_with(&[function.name(), format]) && words.contains(&"65,536")
            });
            assert!(found, "{function} {format}: {text}");
        }
    }
    let backends = Backend::ALL.iter().filter(|backend| backend.is_available()).count();
    let results = Function::ALL.len() * 2 * 65_536 * backends;
    let last = text.lines().last().unwrap();
    assert!(last.starts_with("exhaustive: ") && last.contains(" 0 wrong"), "{last}");
    assert_eq!(
        last.chars()
            .filter(char::is_ascii_digit)
            .take(results.to_string().len())
            .collect::<String>(),
        results.to_string()
    );
    for backend in Backend::ALL.iter().filter(|backend| !backend.is_available()) {
        assert!(text.contains(&format!("skipped: {backend}")), "{text}");
    }
}

#[test]
fn verify_against_the_oracle_finds_tanh_right() {
    let text = output(halfulp("verify tanh --format bf16 --against oracle"));
    assert!(text.contains("against the oracle's results") && text.contains(" 0 wrong"), "{text}");
}

#[test]
fn verify_reports_to_machines() {
    let directory = tempdir().unwrap();
    let path = directory.path().join("report.json");
    let mut command = halfulp("verify tanh --backend portable --format f16 --json");
    // Whatever the outcome, the report is written.
    let status = command.arg(&path).output().unwrap().status;
    let report: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(status.success(), report["wrong"] == 0);
    assert_eq!(report["evidence"], "exhaustive");
    assert_eq!(report["against"], "truth");
    assert_eq!(report["results"], 65_536);
    let [census] = &report["censuses"].as_array().unwrap()[..] else { panic!("{report}") };
    assert_eq!(census["function"], "tanh");
    assert_eq!(census["format"], "f16");
    assert_eq!(census["rounding"], "nearest-even");
    assert_eq!(census["backend"], "portable");
    assert_eq!(census["inputs"], 65_536);
    assert_eq!(census["wrong"], report["wrong"]);
    assert_eq!(census["worst"].is_null(), report["wrong"] == 0);
}

#[test]
fn verify_runs_the_forced_backend_alone() {
    let directory = tempdir().unwrap();
    let path = directory.path().join("report.json");
    let mut command = halfulp("verify tanh --format f16 --json");
    command.arg(&path).env("HALFULP_BACKEND", "portable").output().unwrap();
    let report: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(report["censuses"].as_array().unwrap().len(), 1);
    assert_eq!(report["censuses"][0]["backend"], "portable");
}

/// A directory with the truth of tanh alone, its file changed.
fn tampered(change: impl Fn(String) -> String) -> TempDir {
    let directory = tempdir().unwrap();
    let text = Truth::embedded().unwrap().file(Function::Tanh).unwrap().to_string();
    fs::write(directory.path().join("tanh.txt"), change(text)).unwrap();
    directory
}

fn verify_with(directory: &TempDir, arguments: &str) -> Command {
    let mut command = halfulp(arguments);
    command.arg("--truth").arg(directory.path());
    command
}

#[test]
fn a_truth_that_has_been_tampered_with_is_an_error() {
    let fails_with = |change: &dyn Fn(String) -> String, part: &str| {
        fails(verify_with(&tampered(change), "verify tanh"), part);
    };
    fails_with(&|_| String::new(), "tanh.txt is truncated");
    fails_with(&|text| text[..text.len() / 2].into(), "tanh.txt is truncated");
    fails_with(&|text| text[..text.len() - 1].into(), "tanh.txt is truncated");
    let last_line_cut = |text: String| text[..text.rfind("checksum").unwrap()].into();
    fails_with(&last_line_cut, "tanh.txt is truncated");
    fails_with(&|text| text.replacen("bf16", "f16", 1), "tanh.txt has been altered");
    fails_with(&|text| text.replacen('0', "1", 1), "tanh.txt has been altered");
    fails_with(&|text| format!("{text}f16 up all 00\n"), "tanh.txt is truncated");
    // With a checksum that fits.
    let forged = |change: &dyn Fn(&mut Vec<&str>)| {
        let text = Truth::embedded().unwrap().file(Function::Tanh).unwrap().to_string();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.pop();
        change(&mut lines);
        let body: String = lines.iter().map(|line| format!("{line}\n")).collect();
        format!("{body}checksum {}\n", blake3::hash(body.as_bytes()))
    };
    // The second entry, below a header that is longer if there is a truth for f32.
    let text = Truth::embedded().unwrap().file(Function::Tanh).unwrap().to_string();
    let second = text.lines().position(|line| line.starts_with("f16 nearest-away")).unwrap();
    let (copy, end) = (format!("line {}", second + 2), format!("line {}", text.lines().count()));
    fails_with(&|_| forged(&|lines| lines.insert(second, lines[second])), &copy);
    fails_with(
        &|_| forged(&|lines| _ = lines.remove(second)),
        "lacks digests of f16, nearest-away",
    );
    fails_with(&|_| forged(&|lines| lines.push("f64 up all 00")), &end);
    fails_with(&|_| forged(&|lines| lines.swap(second, second + 1)), "out of order");
}

#[test]
fn a_truth_that_is_missing_is_an_error() {
    let directory = tampered(|text| text);
    fails(verify_with(&directory, "verify tanh exp"), "exp.txt is missing");
    fails(verify_with(&directory, "verify"), "exp.txt is missing");
    fs::write(directory.path().join("tan.txt"), "").unwrap();
    fails(verify_with(&directory, "verify tanh"), "tan.txt is not named after a function");
    fails(halfulp("verify tanh --truth /nowhere/at/all"), "can't be read");
}

#[test]
fn a_truth_with_another_functions_digests_is_no_pass() {
    let swapped = tampered(|text| {
        let mut file = TruthFile::parse("tanh.txt", &text).unwrap();
        let sinh = Truth::embedded().unwrap().file(Function::Sinh).unwrap().clone();
        file.digests = sinh.digests;
        file.to_string()
    });
    fails(
        verify_with(&swapped, "verify tanh --format bf16"),
        "the digests in truth/ are not those of the oracle's results for tanh in bf16",
    );
}

#[test]
fn truth_is_made_the_same_again() {
    let directory = tempdir().unwrap();
    let mut file = Truth::embedded().unwrap().file(Function::Tanh).unwrap().clone();
    file.f32 = None;
    let mut command = halfulp(&format!("truth tanh --date {}", file.maker.date));
    command.arg("--out").arg(directory.path());
    output(command);
    let made = fs::read_to_string(directory.path().join("tanh.txt")).unwrap();
    assert_eq!(made, file.to_string());
}

#[cfg(not(feature = "core-math"))]
#[test]
fn truth_for_f32_is_made_of_proved_blocks_only() {
    let directory = tempdir().unwrap();
    let mut command = halfulp("truth tanh --format f32 --date 2026-11-30");
    command.arg("--out").arg(directory.path());
    fails(command, "--features core-math");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);
}

#[test]
fn only_f32_comes_in_chunks() {
    fails(halfulp("verify tanh --format f16 --chunks 0..1"), "f16 has no chunks");
    refused("verify tanh --chunks 7..7", "chunks are written as 0..256");
    refused("verify tanh --chunks 0..257", "chunks are written as 0..256");
}

#[test]
fn a_chunk_of_f32_is_a_sample() {
    let text = output(halfulp("verify tanh --chunks 63..64"));
    assert!(text.contains("sampled: ") && text.contains(" 0 wrong"), "{text}");
    assert!(text.contains("16,777,216"), "{text}");
}

#[test]
fn the_bench_times_f32_beside_rivals() {
    let arguments = "bench silu --format f32 --backend portable --inputs bits --elements 64 --quick --plain --wrong";
    let rows = lines(arguments);
    let header: Vec<&str> = rows[0].split(' ').collect();
    let field = |row: &str, name: &str| {
        let column = header.iter().position(|of| *of == name).unwrap();
        row.split(' ').nth(column).unwrap().to_owned()
    };
    let row = |backend: &str| {
        let of = |row: &&String| field(row, "backend") == backend;
        rows[1..].iter().find(of).unwrap_or_else(|| panic!("no {backend} in {rows:#?}"))
    };
    for backend in ["portable", "calls", "std", "std-chained", "copy"] {
        assert_eq!(field(row(backend), "format"), "f32");
        assert!(field(row(backend), "ns").parse::<f64>().unwrap() > 0.0);
    }
    assert_eq!(field(row("std"), "of"), (1u64 << 32).div_ceil(61).to_string());
    assert!(field(row("std"), "wrong").parse::<u64>().unwrap() > 0);
    assert_eq!(field(row("portable"), "wrong"), "-", "that is for verify to say");
    fails(halfulp("bench tanh --wrong"), "--wrong is for --format f32");
    let of_goal = "bench mish --format f32 --bars goal --backend portable --elements 4096 --quick";
    assert!(output(halfulp(of_goal)).ends_with(" bars met (goal)\n"));
    refused("bench --bars none", "there are floor and goal");
}

#[test]
fn the_forge_explains_what_it_tries() {
    let text = output(halfulp("forge log --check --explain --tables ../halfulp-kernels/src/table"));
    assert!(text.ends_with("log: the same as ../halfulp-kernels/src/table/log.rs\n"), "{text}");
    let right = |line: &&str| line.contains(": 0 wrong with ") && line.contains(" cycles a vector");
    // Two formats, two kinds of tables.
    assert!(text.lines().filter(right).count() >= 4, "{text}");
    let wrong = |line: &str| line.contains(": none of 1 grids, cost from 8: 6 wrong with one");
    assert!(text.lines().any(wrong), "{text}");
    let in_f32 = "forge log --format f32 --check --explain --tables ../halfulp-kernels/src/table --hard ../../truth/hard";
    let text = output(halfulp(in_f32));
    assert!(text.contains(" operations: addition ×") && text.contains(" cases wrong"), "{text}");
}

/// Before anything is run: nothing is on standard output.
#[test]
fn files_that_cannot_be_written_are_refused_at_once() {
    for arguments in [
        "bench tanh --format f32 --json",
        "bench tanh --format f32 --csv",
        "bench tanh --format f32 --svg",
        "verify tanh --format f16 --backend portable --json",
        "audit tanh --format f16 --command cat --json",
        "audit tanh --format f16 --command cat --html",
    ] {
        let command = || halfulp(&format!("{arguments} /nowhere/at/all"));
        fails(command(), "/nowhere/at/all can't be written");
        assert!(command().output().unwrap().stdout.is_empty(), "{arguments}");
    }
}

#[test]
fn the_forge_writes_only_if_asked() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("quick.rs");
    let forge = |option: Option<&str>| {
        let mut command = halfulp("forge --quick --tables");
        command.arg(folder.path()).args(option);
        command
    };
    let text = output(forge(None));
    assert!(text.contains("quick: found; there is no ") && text.contains("no file was written"));
    assert!(!file.exists());
    fails(forge(Some("--check")), "can't be read");
    assert!(output(forge(Some("--write"))).contains("quick: written to "));
    let written = fs::read_to_string(&file).unwrap();
    assert_eq!(written, fs::read_to_string("../halfulp-kernels/src/table/quick.rs").unwrap());
    let text = output(forge(None));
    assert!(text.contains("quick: the same as ") && text.contains("no file was written"));
    let text = output(forge(Some("--check")));
    assert!(text.contains("quick: the same as ") && !text.contains("no file was written"));
    fs::write(&file, "other").unwrap();
    let text = output(forge(None));
    assert!(text.contains("quick: differs from ") && text.contains("no file was written"));
    fails(forge(Some("--check")), "the forge finds other tables for quick");
    assert_eq!(fs::read_to_string(&file).unwrap(), "other");
    refused("forge tanh --write --check", "--check");
}

#[test]
fn the_bench_draws_one_format() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chart.svg");
    let arguments =
        "bench gelu --format bf16 --backend portable --inputs normal --elements 64 --quick --svg";
    let mut command = halfulp(arguments);
    command.arg(&file);
    output(command);
    let svg = std::fs::read_to_string(&file).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("gelu") && svg.contains("0 wrong"), "{svg}");
    assert!(svg.contains("64 normal inputs"), "{svg}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    fails(halfulp("bench gelu --svg a"), "--svg draws one format: name it with --format");
    fails(halfulp("bench gelu --format f16 --svg a --csv a"), "--csv and --svg name the same file");
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let binary = assert_cmd::cargo::cargo_bin("halfulp");
    let mut child = std::process::Command::new(binary)
        .arg("functions")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[test]
fn emit_prints_one_file_with_the_functions_asked_for() {
    for (language, guard) in [("c", "HALFULP_H"), ("cuda", "HALFULP_CUH"), ("opencl", "HALFULP_CL")]
    {
        let text = output(halfulp(&format!("emit {language} log1p mish")));
        assert!(text.contains(&format!("#define {guard}\n")));
        for format in ["f16", "bf16", "f32"] {
            for function in ["log1p", "mish"] {
                assert!(text.contains(&format!(" hu_{function}_{format}(")), "{language}");
            }
        }
        assert!(!text.contains("hu_log_f16") && text.is_ascii());
    }
    let text = output(halfulp("emit wgsl log1p tanh"));
    for name in ["hu_log1p_f16", "hu_log1p_bf16", "hu_tanh_bf16", "hu_strict_tanh_f16"] {
        assert!(text.contains(&format!("fn {name}(bits: u32) -> u32 {{")), "{name}");
        assert!(text.contains(&format!("fn {}(@", name.replacen("hu_", "hu_self_test_", 1))));
    }
    assert!(
        !text.contains("hu_log_f16") && !text.contains("hu_strict_log1p_f16") && text.is_ascii()
    );
    refused("emit", "required");
    refused("emit fortran", "fortran");
    refused("emit c sin", "sin");
}

#[test]
fn emitted_files_are_compared() {
    let directory = tempdir().unwrap();
    let path = directory.path().to_str().unwrap();
    fails(halfulp(&format!("emit --check --device {path}")), "can't be read");
    assert_eq!(output(halfulp(&format!("emit --write --device {path}"))).lines().count(), 4);
    assert!(output(halfulp(&format!("emit --check --device {path}"))).contains("the same"));
    let file = directory.path().join("halfulp.cl");
    let text = fs::read_to_string(&file).unwrap().replacen("0x1.", "0x1.0", 1);
    fs::write(&file, text).unwrap();
    output(halfulp(&format!("emit c --check --device {path}")));
    fails(halfulp(&format!("emit --check --device {path}")), "not what the kernels print: ");
}

#[test]
fn a_device_must_be_one() {
    refused("verify tanh --device metal", "a device is written as opencl");
    refused("verify tanh --device opencl:first", "a device is written as opencl");
    refused("verify tanh --device opencl --backend portable", "cannot be used with");
    fails(halfulp("verify tanh --device opencl:1000"), "OpenCL");
    fails(halfulp("verify tanh --device cuda:1000"), "CUDA");
    fails(halfulp("verify tanh --device cuda:1000 --design wide"), "its kernels are of one design");
    let vulkan =
        if cfg!(feature = "wgpu") { "Vulkan" } else { "halfulp-cli --features wgpu` builds it" };
    fails(halfulp("verify tanh --device wgpu:1000"), vulkan);
}

/// The command audit of a library built from C, with functions of every signature; nothing without a C compiler.
#[cfg(unix)]
#[test]
fn audit_calls_functions_of_every_signature() {
    let directory = tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    // The identity in every signature; and one that crashes, one that prints, and one that changes the environment.
    let source = "#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\n#include <xmmintrin.h>\n\
        float f(float x) { return x; }\n\
        uint16_t u(uint16_t x) { return x; }\n\
        void a(const float *x, float *y, size_t n) { for (size_t i = 0; i < n; i++) y[i] = x[i]; }\n\
        void b(int n, uint16_t *y, const uint16_t *x) { puts(\"b\"); for (int i = 0; i < n; i++) y[i] = x[i]; }\n\
        __m128 v(__m128 x) { return x; }\n\
        uint16_t crash(uint16_t x) { if (x == 0x4321) *(volatile int *)0 = 0; return x; }\n\
        float ftz(float x) { _mm_setcsr(_mm_getcsr() | 0x8040); return x; }\n";
    fs::write(path("library.c"), source).unwrap();
    let arguments = ["-shared", "-fPIC", "-O1", &path("library.c"), "-o", &path("library.so")];
    let compiled = std::process::Command::new("cc").args(arguments).status();
    if cfg!(not(target_arch = "x86_64")) || !compiled.is_ok_and(|status| status.success()) {
        eprintln!("skipped: no C compiler for x86-64");
        return;
    }
    let audit = |symbol: &str, signature: &str, options: &str| {
        let mut command = halfulp(&format!("audit sinh {options} --json {}", path("report.json")));
        command.args([
            "--library",
            &path("library.so"),
            "--symbol",
            symbol,
            "--signature",
            signature,
        ]);
        assert_eq!(command.output().unwrap().status.code(), Some(1));
        let text = fs::read_to_string(path("report.json")).unwrap();
        fs::remove_file(path("report.json")).unwrap();
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let half = audit("u", "u16", "--format f16");
    assert_eq!(half["inputs"], 65_536);
    assert_eq!(
        half["wrong"],
        audit("b", "void(int, uint16_t*, const uint16_t*)", "--format f16")["wrong"]
    );
    let sample = "--stride 262144";
    let single = audit("f", "float f(float x)", sample);
    assert_eq!(
        (single["inputs"].as_u64(), single["evidence"].as_str()),
        (Some(16_384), Some("sampled"))
    );
    assert_eq!(single["wrong"], audit("a", "void(const float*, float*, size_t)", sample)["wrong"]);
    assert_eq!(single["wrong"], audit("v", "__m128(__m128)", sample)["wrong"]);
    let crash = audit("crash", "uint16_t(uint16_t)", "--format f16");
    assert_eq!(crash["without_result"], 1);
    assert_eq!(crash["failures"][0]["first"], "4321");
    assert_eq!(crash["failures"][0]["failure"], "crashes: segmentation fault (SIGSEGV)");
    let ftz = audit("ftz", "f32", sample);
    assert!(ftz["notes"][0].as_str().unwrap().contains("FTZ"), "{}", ftz["notes"]);

    let library = path("library.so");
    let none = || halfulp(&format!("audit tanh --library {library} --symbol none"));
    fails(none(), "no symbol none");
    fails(halfulp("audit tanh --library ./none.so --symbol f"), "can't be loaded");
    let mut double = halfulp(&format!("audit tanh --library {library} --symbol f --signature"));
    double.arg("double(double)");
    fails(double, "no signature");
    fails(
        halfulp(&format!("audit tanh --library {library} --symbol u --signature u16")),
        "--format",
    );
    fails(
        halfulp(&format!("audit tanh --library {library} --symbol f --format f16")),
        "not compute in f16",
    );
}

#[test]
fn audit_tells_right_from_wrong() {
    let directory = tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    output(halfulp(&format!("table tanh --format bf16 --out {}", path("right"))));
    let right = output(halfulp(&format!("audit tanh --format bf16 --results {}", path("right"))));
    assert!(right.contains("65,536 results, 0 wrong") && right.contains("exhaustive"), "{right}");
    let mut bytes = fs::read(path("right")).unwrap();
    bytes[2 * 0x3f00] ^= 1;
    fs::write(path("wrong"), &bytes).unwrap();
    let arguments = format!(
        "audit tanh --format bf16 --results {} --html {}",
        path("wrong"),
        path("page.html")
    );
    fails(halfulp(&arguments), "1 of 65,536 results are wrong");
    assert!(fs::read_to_string(path("page.html")).unwrap().contains("<svg"));
    fs::write(path("short"), &bytes[1..]).unwrap();
    let short = halfulp(&format!("audit tanh --format bf16 --results {}", path("short")));
    fails(short, "65,536 inputs have no result");
    fails(halfulp(&format!("audit tanh --results {}", path("right"))), "--format");
    refused("audit tanh", "--library");
    refused("audit tanh --library libm.so.6", "--symbol");
}

#[test]
fn audit_of_a_devices_own_function() {
    let audit = |function: &str, expression: &str, options: &str| {
        let mut command = halfulp(&format!("audit {function} {options}"));
        command.args(["--opencl", expression]);
        command
    };
    fails(audit("exp", "exp", "--device 1000"), "OpenCL");
    if !halfulp_device::OpenCl::names().is_ok_and(|names| !names.is_empty()) {
        eprintln!("skipped: no OpenCL device");
        return;
    }
    // e^x in double, rounded to float and then to f16: two results are next to a midpoint of f16.
    let twice = audit("exp", "(float)exp((double)x)", "--format f16").output().unwrap();
    let text = String::from_utf8(twice.stdout).unwrap();
    assert!(text.contains("65,536 results, 2 wrong") && text.contains("0.5000281 ulp at 25cf"));
    fails(audit("sinh", "x", "--format bf16"), "results are wrong");
    let refused = audit("exp", "nothing(x)", "--worst 1").output().unwrap();
    let text = String::from_utf8(refused.stderr).unwrap();
    assert!(text.contains("halfulp: OpenCL fails to compile the expression: "), "{text}");
    // In f32 by default; between floats as they are, of both signs.
    let same = output(audit("atan", "x == 0 ? x : (float)atan((double)x)", "--stride 65521"));
    assert!(same.contains("in f32; sampled") && same.contains(" 0 wrong"), "{same}");
}

#[cfg(unix)]
#[test]
fn audit_goes_on_from_its_state() {
    let directory = tempdir().unwrap();
    let state = directory.path().join("state").to_str().unwrap().to_owned();
    let audit = |function: &str| {
        let mut command =
            halfulp(&format!("audit {function} --format f32 --stride 65536 --state {state}"));
        command.args(["--command", "cat"]);
        command
    };
    fails(audit("sinh"), "results are wrong");
    let saved = fs::read_to_string(&state).unwrap();
    // Complete: nothing is run again, and the report is the same.
    fails(audit("sinh"), "results are wrong");
    assert_eq!(fs::read_to_string(&state).unwrap(), saved);
    fails(audit("tanh"), "another audit");
    fs::write(&state, &saved[1..]).unwrap();
    fails(audit("sinh"), "not the state of an audit");
}

#[test]
fn forge_prints_intervals_of_any_function() {
    let text = lines("forge gd --intervals binades:1,1,3 --to 1.9 --degree 6 --exact 2");
    assert!(text[0].contains("[0.00000000 ") && text[0].contains("error 2^-"), "{}", text[0]);
    assert_eq!(text.len(), 13, "{text:#?}");
    assert!(text[12].starts_with("gd: 12 intervals of degree 6, the greatest relative error 2^-"));
    let explained = lines("forge exp --intervals uniform:0.5 --pairs 2 --degree 4 --explain");
    assert_eq!(explained.len(), 2 * (1 + 5) + 1, "{explained:#?}");
    assert!(explained[2].contains(" + ") && !explained[4].contains(" + "), "{explained:#?}");
    fails(halfulp("forge log --intervals uniform:0.5"), "not defined");
    fails(halfulp("forge log --format f32 --design double-word --tables ."), "not among");
    fails(halfulp("forge tanh --design double-word --tables ."), "--format f32");
}

#[test]
fn verify_runs_the_designs_of_f32() {
    let report = output(halfulp(
        "verify tanh --design wide,double-word,piecewise --backend portable --chunks 63..64",
    ));
    for name in ["portable wide", "portable double-word", "portable piecewise"] {
        assert!(report.contains(name), "{report}");
    }
    assert!(report.contains("0 wrong"), "{report}");
    fails(halfulp("verify log --design double-word"), "no kernel of the design");
    fails(halfulp("verify tanh --design wide --format f16"), "designs are for f32");
}

#[test]
fn prove_decides_or_names_what_is_open() {
    let report = output(halfulp("prove expm1 --contract ptx"));
    assert!(report.contains("proved: 2 of 2 kernels"), "{report}");
    let open = halfulp("prove silu --contract opencl-flush --list 1").output().unwrap();
    let report = String::from_utf8(open.stdout).unwrap();
    assert!(report.contains("silu in bf16: f(0001) = 0001 may be 0000"), "{report}");
    assert!(report.contains("proved: 1 of 2 kernels"), "{report}");
    fails(halfulp("prove silu --contract opencl-flush"), "inputs are not proved");
    fails(halfulp("prove silu --contract ptx --format f32"), "proofs are of formats of 16 bits");
    refused("prove --contract hlsl", "hlsl");
}
