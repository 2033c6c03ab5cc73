//! What the compiler makes of the library: entry points without calls, no path to a panic, no allocation,
//! no std, and a function alone where one is used.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{fs, str};

use halfulp::{Design, Function};

/// Runs cargo on a manifest of this crate's folder, with flags and a target folder of its own.
fn cargo(arguments: &[&str], manifest: &str, target: &str, flags: &str) -> Output {
    Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--release", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(manifest))
        .arg("--target-dir")
        .arg(folder(target))
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", format!("-C symbol-mangling-version=v0 {flags}"))
        .output()
        .unwrap()
}

fn folder(target: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(target)
}

fn error(output: &Output) -> &str {
    str::from_utf8(&output.stderr).unwrap()
}

/// A function's instructions, as lines of assembly; aliases included.
fn functions(assembly: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut functions = BTreeMap::<&str, Vec<&str>>::new();
    let mut name = None;
    for line in assembly.lines() {
        if line.starts_with(".Lfunc_end") {
            name = None;
        } else if let Some(label) = line.strip_suffix(':')
            && label.starts_with("_R")
        {
            name = Some(label);
        } else if let Some(name) = name
            && line.starts_with('\t')
            && !line.starts_with("\t.")
        {
            functions.entry(name).or_default().push(line.trim());
        }
    }
    // Functions with the same code become one, with an alias for each name.
    for line in assembly.lines() {
        if let Some((alias, name)) =
            line.trim().strip_prefix(".set ").and_then(|line| line.split_once(", "))
            && let Some(body) = functions.get(name)
        {
            functions.insert(alias, body.clone());
        }
    }
    functions
}

/// The assembly of a crate, in one file.
fn assembly(crate_arguments: &[&str], manifest: &str, target: &str, prefix: &str) -> String {
    let arguments = [&["rustc"], crate_arguments].concat();
    let output = cargo(&arguments, manifest, target, "--emit asm -C codegen-units=1");
    assert!(output.status.success(), "{}", error(&output));
    let newest = fs::read_dir(folder(target).join("release/deps"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            name.starts_with(prefix) && name.ends_with(".s")
        })
        .max_by_key(|path| path.metadata().unwrap().modified().unwrap());
    fs::read_to_string(newest.unwrap()).unwrap()
}

/// Every entry point of every kernel is straight-line code and its loop: no call but, of those for one value, to another entry
/// point for what they don't compute at once; no
/// fallback for a fused multiply-add, none fused where the class is unfused.
#[test]
fn entry_points_call_nothing() {
    let library = assembly(&["--lib", "--features", "std"], "Cargo.toml", "library", "halfulp-");
    let slices = functions(&library);
    check_entry_points(&slices, "portable", &["f16_slice", "bf16_slice"], "%xmm");
    check_entry_points(&slices, "scalar", &["f16_slice", "bf16_slice"], "%xmm");
    check_entry_points(&slices, "avx2", &["f16_slice", "bf16_slice"], "%ymm");
    check_entry_points(&slices, "avx512", &["f16_slice", "bf16_slice"], "%zmm");
    check_entry_points(&slices, "avx512", &["f16_slice_vbmi", "bf16_slice_vbmi"], "%zmm");
    check_entry_points(&slices, "wide::portable", &["f32_slice"], "%xmm");
    check_entry_points(&slices, "wide::scalar", &["f32_slice"], "%xmm");
    check_entry_points(&slices, "wide::avx2", &["f32_slice"], "%ymm");
    check_entry_points(&slices, "wide::avx512", &["f32_slice"], "%zmm");

    check_designs(&slices, "double", Design::DoubleWord, &BACKENDS);
    check_designs(&slices, "wide", Design::Piecewise, &BACKENDS);

    // Those of one value are compiled where they are used.
    let program =
        assembly(&["--bin", "everything"], "tests/bare/Cargo.toml", "program", "everything-");
    let values = functions(&program);
    check_entry_points(&values, "portable", &["f16_call", "bf16_call"], "%xmm");
    check_entry_points(&values, "scalar", &["f16_call", "bf16_call"], "%xmm");
    check_entry_points(&values, "scalar", &["f16_call_avx512"], "%zmm");
    check_entry_points(&values, "wide::portable", &["f32_call"], "%xmm");
    check_entry_points(&values, "wide::scalar", &["f32_call"], "%xmm");
    check_designs(&values, "wide", Design::Piecewise, &BACKENDS[..2]);

    for assembly in [library, program] {
        assert_eq!(
            assembly.lines().find(|line| line.contains("fmaf") || line.contains("\tfma")),
            None
        );
    }
}

/// Checks the entry points of a backend for every function.
fn check_entry_points(
    functions: &BTreeMap<&str, Vec<&str>>,
    backend: &str,
    entries: &[&str],
    register: &str,
) {
    let identifier = |name: &str| format!("{}{name}", name.len());
    for (entry, function) in
        entries.iter().flat_map(|entry| Function::ALL.iter().map(move |f| (entry, *f)))
    {
        // One value of it is computed by that design.
        if *entry == "f32_call" && function.has(Design::Piecewise) {
            continue;
        }
        // One value of these is computed by the wide kernel, on every backend.
        if *entry == "f16_call_avx512" && matches!(function, Function::Exp | Function::Log1p) {
            continue;
        }
        let modules: String = backend.split("::").map(identifier).collect();
        let path = format!("5lanes{modules}{}", identifier(entry));
        let kernel = format!("6kernel{}", identifier(function.name()));
        let mut bodies = functions.iter().filter(|(symbol, _)| {
            let kernel_at = symbol.find(&kernel).map(|at| at + kernel.len());
            symbol.contains(&path)
                && kernel_at.is_some_and(|at| symbol.as_bytes()[at].is_ascii_digit())
        });
        let (_, body) = bodies.next().unwrap_or_else(|| panic!("no {backend} {entry} {function}"));
        assert!(bodies.next().is_none(), "two of {backend} {entry} {function}");
        let what = format!("{backend} {entry} {function}");
        check_body(&what, body, backend.ends_with("portable"), register);
    }
}

/// The backends, with the registers that each uses.
const BACKENDS: [(&str, &str); 4] =
    [("portable", "%xmm"), ("scalar", "%xmm"), ("avx2", "%ymm"), ("avx512", "%zmm")];

/// Checks the entry points of backends' lanes in a folder that are of a design other than the wide one. The names of
/// kernels are abbreviated in theirs.
fn check_designs(
    functions: &BTreeMap<&str, Vec<&str>>,
    folder: &str,
    design: Design,
    backends: &[(&str, &str)],
) {
    let kernels = Function::ALL.iter().filter(|function| function.has(design)).count();
    for (backend, register) in backends {
        let path = format!("5lanes{}{folder}{}{backend}", folder.len(), backend.len());
        let mark = if design == Design::Piecewise { "9Piecewise" } else { "f32_slice" };
        let found = functions.iter().filter(|(s, _)| s.contains(&path) && s.contains(mark));
        let mut count = 0;
        for (symbol, body) in found {
            check_body(symbol, body, *backend == "portable", register);
            count += 1;
        }
        assert!(count >= kernels, "{path}: {count} entry points");
    }
}

/// Checks that a function calls nothing, fuses nothing if it is not to, and uses a kind of register.
fn check_body(what: &str, body: &[&str], unfused: bool, register: &str) {
    for line in body {
        let (mnemonic, operand) = line.split_once('\t').unwrap_or((line, ""));
        let leaves = mnemonic.starts_with("call")
            || mnemonic.starts_with("jmp") && !operand.starts_with(".L");
        // Entry points for one value, and the coldest part of them.
        let of_one = what.contains("_call");
        let entered =
            of_one && ["in_default", "bf16_wide"].iter().any(|other| operand.contains(other));
        assert!(!leaves || entered, "{what}: {line}");
        let fused = mnemonic.starts_with("vfm") || mnemonic.starts_with("vfnm");
        assert!(!unfused || !fused, "{what}: {line}");
    }
    assert!(body.iter().any(|line| line.contains(register)), "{what} uses no {register}");
}

/// The names of the kernels that a program contains, from its symbols.
fn kernels(program: &Path) -> BTreeSet<&'static str> {
    let program = fs::read(program).unwrap();
    let contains = |name: &str| {
        let symbol = format!("halfulp_kernels6kernel{}{name}", name.len());
        program
            .windows(symbol.len() + 1)
            .any(|w| w.starts_with(symbol.as_bytes()) && w[symbol.len()].is_ascii_digit())
    };
    Function::ALL.iter().map(|f| f.name()).filter(|name| contains(name)).collect()
}

/// A program without std, allocator or panics that uses everything; on any processor, and compiled for
/// this one, where the entry points are inlined.
#[test]
fn nothing_panics_or_needs_std() {
    let all = Function::ALL.iter().map(|f| f.name()).collect();
    for (target, flags) in [("bare", ""), ("bare-native", "-C target-cpu=native")] {
        let program = build("everything", target, flags).expect("it links");
        assert_eq!(kernels(&program), all);
        assert!(Command::new(&program).status().unwrap().success());
    }
    // The method notices a panic.
    let failure = build("panics", "bare", "").unwrap_err();
    assert!(
        failure.contains("undefined symbol: this_program_may_panic")
            || failure.contains("undefined reference to `this_program_may_panic'"),
        "{failure}"
    );
}

/// A program that uses tanh contains no other kernel.
#[test]
fn one_function_links_one_kernel() {
    let program = build("tanh", "bare", "").expect("it links");
    assert_eq!(kernels(&program), BTreeSet::from(["tanh"]));
    assert!(Command::new(&program).status().unwrap().success());
}

/// Builds a program of the folder `bare`; the linker's complaint if that fails.
fn build(program: &str, target: &str, flags: &str) -> Result<PathBuf, String> {
    let output = cargo(&["build", "--bin", program], "tests/bare/Cargo.toml", target, flags);
    if output.status.success() {
        Ok(folder(target).join("release").join(program))
    } else {
        Err(error(&output).to_owned())
    }
}
