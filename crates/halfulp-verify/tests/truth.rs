//! Files of truth/ that have been tampered with are errors, each kind its own.

use std::collections::BTreeMap;
use std::fs;

use halfulp::{Format, Function, Rounding};
use halfulp_verify::TruthErrorKind::*;
use halfulp_verify::{
    Digest, Digests, F32Truth, Maker, Target, Truth, TruthErrorKind, TruthFile, chunks,
};

/// A valid file with invented digests.
fn file() -> TruthFile {
    let mut digests = BTreeMap::new();
    for &format in &[Format::F16, Format::Bf16] {
        for &rounding in Rounding::ALL {
            digests.insert((format, rounding), invented(format, 0xa0 + rounding as u8));
        }
    }
    let maker = |oracle: &str| Maker { oracle: oracle.into(), date: "2026-11-30".into() };
    let f32 = F32Truth {
        maker: maker("a filter 3.2.1"),
        nearest_even: invented(Format::F32, 7),
        odd34: invented(Format::F32, 99),
    };
    let (function, maker) = (Function::Tanh, maker("an oracle 1.2.3"));
    TruthFile { function, maker, digests, f32: Some(f32) }
}

fn invented(format: Format, seed: u8) -> Digests {
    let digest = |i| Digest::from_bytes([seed.wrapping_add(i as u8); 32]);
    Digests::from_chunks(format, (0..chunks(format).len()).map(digest).collect()).unwrap()
}

fn error(name: &str, text: &str) -> TruthErrorKind {
    let error = TruthFile::parse(name, text).unwrap_err();
    assert_eq!(error.file, name);
    error.kind
}

/// The text with its lines changed and its checksum made to fit.
fn forged(change: impl Fn(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = file().to_string().lines().map(str::to_owned).collect();
    lines.pop();
    change(&mut lines);
    let body: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let checksum = blake3::hash(body.as_bytes());
    format!("{body}checksum {checksum}\n")
}

#[test]
fn what_is_written_reads_back() {
    assert_eq!(TruthFile::parse("tanh.txt", &file().to_string()).unwrap(), file());
}

#[test]
fn every_truncation_is_an_error() {
    let text = file().to_string();
    for end in 0..text.len() {
        assert!(TruthFile::parse("tanh.txt", &text[..end]).is_err(), "{end} bytes");
    }
    let lines: Vec<&str> = text.lines().collect();
    for n in 0..lines.len() {
        let cut: String = lines[..n].iter().map(|line| format!("{line}\n")).collect();
        assert!(matches!(error("tanh.txt", &cut), Truncated), "{n} lines");
    }
}

#[test]
fn every_altered_byte_is_an_error() {
    let text = file().to_string();
    for i in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[i] ^= 1;
        let altered = String::from_utf8(bytes).unwrap();
        assert!(TruthFile::parse("tanh.txt", &altered).is_err(), "byte {i}");
    }
}

#[test]
fn each_forgery_with_a_fitting_checksum_is_an_error() {
    let parse = |change: fn(&mut Vec<String>)| error("tanh.txt", &forged(change));
    assert!(matches!(parse(|lines| lines.clear()), Header | Truncated));
    assert!(matches!(parse(|lines| lines[0] = "halfulp-truth 2".into()), Header));
    assert!(matches!(parse(|lines| lines[1] = "function sinh".into()), Header));
    assert!(matches!(parse(|lines| drop(lines.remove(2))), Header));
    assert!(matches!(parse(|lines| lines[3] = "date ".into()), Header));
    assert!(matches!(parse(|lines| lines[6].push('0')), Entry(7)));
    assert!(matches!(parse(|lines| lines[6].push_str(" 0")), Entry(7)));
    assert!(matches!(parse(|lines| lines[7] = lines[7].replace("f16", "f64")), Entry(8)));
    assert!(matches!(parse(|lines| lines[7] = lines[7].replace("away", "odd")), Entry(8)));
    assert!(matches!(parse(|lines| lines.insert(8, String::new())), Entry(9)));
    assert!(matches!(parse(|lines| lines.insert(8, lines[6].clone())), Duplicate(9)));
    assert!(matches!(parse(|lines| drop(lines.remove(8))), Incomplete(Format::F16, "toward-zero")));
    assert!(matches!(
        parse(|lines| drop(lines.remove(22))),
        Incomplete(Format::F32, "nearest-even")
    ));
    assert!(matches!(parse(|lines| lines.swap(6, 7)), NotCanonical));
    assert!(matches!(parse(|lines| lines[6] = lines[6].replace("all", "0")), NotCanonical));
    let uppercase_digest = |lines: &mut Vec<String>| {
        let (entry, digest) = lines[6].rsplit_once(' ').unwrap();
        lines[6] = format!("{entry} {}", digest.to_uppercase());
    };
    assert!(matches!(parse(uppercase_digest), NotCanonical | Entry(7)));
    // An `all` of f32 that is not the digest of its chunks' digests.
    let f32_all = |lines: &mut Vec<String>| {
        let last = lines.last_mut().unwrap();
        *last = format!("f32 odd34 all {}", "12".repeat(32));
    };
    assert!(matches!(parse(f32_all), NotCanonical));
    // All or nothing for f32: a maker, and digests of both kinds.
    let no_odd34 = |lines: &mut Vec<String>| lines.retain(|line| !line.starts_with("f32 odd34"));
    assert!(matches!(parse(no_odd34), Incomplete(Format::F32, "odd34")));
    assert!(matches!(parse(|lines| drop(lines.drain(4..6))), NotCanonical));
    assert!(matches!(parse(|lines| drop(lines.remove(5))), Header));
    let other_mode = |lines: &mut Vec<String>| {
        lines.iter_mut().for_each(|line| *line = line.replace("f32 nearest-even", "f32 up"));
    };
    assert!(matches!(parse(other_mode), Incomplete(Format::F32, "nearest-even")));
}

#[test]
fn a_file_is_named_after_its_function() {
    let text = file().to_string();
    assert!(matches!(error("tanh", &text), UnknownFunction));
    assert!(matches!(error("tan.txt", &text), UnknownFunction));
    assert!(matches!(error("sinh.txt", &text), Header));
}

#[test]
fn a_directory_must_hold_what_is_asked_for() {
    let directory = tempfile::tempdir().unwrap();
    let target =
        |function| Target { function, format: Format::F16, rounding: Rounding::NearestEven };
    fs::write(directory.path().join("README.md"), "not a truth file").unwrap();
    fs::write(directory.path().join("tanh.txt"), file().to_string()).unwrap();
    let truth = Truth::read(directory.path()).unwrap();
    assert!(truth.digests(target(Function::Tanh)).is_ok());
    let missing = truth.digests(target(Function::Exp)).unwrap_err();
    assert!(matches!(missing.kind, Missing));
    assert_eq!(missing.to_string(), "the truth file exp.txt is missing");
    let f32_down =
        Target { function: Function::Tanh, format: Format::F32, rounding: Rounding::Down };
    assert!(matches!(truth.digests(f32_down).unwrap_err().kind, Incomplete(..)));

    fs::write(directory.path().join("unknown.txt"), file().to_string()).unwrap();
    assert!(matches!(Truth::read(directory.path()).unwrap_err().kind, UnknownFunction));
    assert!(matches!(
        Truth::read(&directory.path().join("nowhere")).unwrap_err().kind,
        Unreadable(_)
    ));
}

#[test]
fn the_embedded_truth_names_every_function() {
    let truth = Truth::embedded().unwrap();
    for &function in Function::ALL {
        assert_eq!(truth.file(function).unwrap().function, function);
    }
}
