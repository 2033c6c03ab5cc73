//! The C header: every compiler at hand takes it without a warning, and what it compiles is right on every input of the 16-bit
//! formats, and in f32 on the hard cases and a chunk of inputs. And as much of the CUDA header as a processor can run.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use halfulp::{Format, Function, Rounding};
use halfulp_emit::{Language, emit};
use halfulp_verify::{
    HardCases, Implementation, Reference, Target, Truth, Unsupported, census, census_of_chunks,
};
use tempfile::TempDir;

/// A compiled driver.
struct Driver {
    name: String,
    path: PathBuf,
    /// Whether it is to flush subnormal numbers.
    flushes: bool,
}

impl Implementation for Driver {
    fn name(&self) -> &str {
        &self.name
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        let width = target.format.bits() as usize / 8;
        let bytes: Vec<u8> =
            inputs.iter().flat_map(|bits| bits.to_ne_bytes()[..width].to_vec()).collect();
        let mut command = Command::new(&self.path);
        command.args([target.function.name(), target.format.name()]);
        command.args(self.flushes.then_some("flush"));
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a program");
        let mut stdin = child.stdin.take().expect("a pipe");
        let writer = std::thread::spawn(move || stdin.write_all(&bytes));
        let output = child.wait_with_output().expect("output");
        writer.join().expect("no panic").expect("all input was read");
        assert!(output.status.success(), "{}: {}", self.name, output.status);
        assert_eq!(output.stdout.len(), inputs.len() * width, "{}", self.name);
        for (bits, bytes) in outputs.iter_mut().zip(output.stdout.chunks(width)) {
            *bits = match *bytes {
                [a, b] => u16::from_ne_bytes([a, b]).into(),
                [a, b, c, d] => u32::from_ne_bytes([a, b, c, d]),
                _ => unreachable!("of two or four bytes"),
            };
        }
        Ok(())
    }
}

/// The compilers: those that HALFULP_CC names, else those of the usual ones that are installed.
fn compilers() -> Vec<String> {
    if let Ok(named) = std::env::var("HALFULP_CC") {
        return named.split_whitespace().map(str::to_owned).collect();
    }
    let runs = |name: &&&str| {
        let mut version = Command::new(**name);
        version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        version.status().is_ok_and(|status| status.success())
    };
    ["gcc", "clang"].iter().filter(runs).map(|&name| name.to_owned()).collect()
}

const WARNINGS: &[&str] = &["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// Writes the header, compiles the driver with it, and links; what the compiler said if it fails.
fn compile(compiler: &str, options: &[&str], folder: &Path) -> Result<Driver, String> {
    compile_header(&emit(Language::C, Function::ALL), compiler, options, folder)
}

fn compile_header(
    text: &str,
    compiler: &str,
    options: &[&str],
    folder: &Path,
) -> Result<Driver, String> {
    let header = folder.join("header");
    std::fs::write(&header, text).expect("a header");
    let name = format!("{compiler} {}", options.join(" "));
    let path = folder.join(name.replace([' ', '/'], "_"));
    let cpp = options
        .iter()
        .any(|option| option.starts_with("-std=c++") || option.starts_with("-std=gnu++"));
    let object = path.with_extension("o");
    let mut compilation = Command::new(compiler);
    compilation
        .args(["-x", if cpp { "c++" } else { "c" }])
        .args(options)
        .args(WARNINGS)
        .arg(format!("-DHEADER=\"{}\"", header.display()))
        .arg("-c")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/driver.c"))
        .arg("-o")
        .arg(&object);
    // Without the options: some would link start-up code that has subnormal numbers flushed.
    let mut link = Command::new(compiler);
    link.arg(&object).arg("-o").arg(&path).arg("-lm");
    for mut command in [compilation, link] {
        let output = command.output().expect("a compiler");
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
    }
    Ok(Driver { name, path, flushes: false })
}

fn target(function: Function, format: Format) -> Target {
    Target { function, format, rounding: Rounding::NearestEven }
}

/// Every input of a 16-bit format.
fn exhaust(driver: &Driver, truth: &Truth, formats: &[Format]) {
    for &function in Function::ALL {
        for &format in formats {
            let target = target(function, format);
            let found = census(&[driver], target, Reference::Truth(truth), 4, &|_| ()).unwrap();
            assert_eq!(found[0].wrong, 0, "{target}, {}: {:x?}", driver.name, found[0].listed);
        }
    }
}

/// The hard cases of f32.
fn try_hard_cases(driver: &Driver) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    for &function in Function::ALL {
        let hard = HardCases::read(&folder, function).unwrap();
        let cases: Vec<_> = hard.all().map(|(_, case)| case).collect();
        let inputs: Vec<u32> = cases.iter().map(|case| case.input).collect();
        let mut outputs = vec![0; inputs.len()];
        driver.run(target(function, Format::F32), &inputs, &mut outputs).unwrap();
        for (case, output) in cases.iter().zip(outputs) {
            let expected = halfulp_filter::narrow(case.odd34, Format::F32, Rounding::NearestEven);
            assert_eq!(output, expected, "{function}({:08x}), {}", case.input, driver.name);
        }
    }
}

/// Of f32, the inputs of one chunk: 2^24 from 1/2 on, or of negative numbers from -1/2 on; if HALFULP_CHUNKS is `all`, every
/// input.
fn try_chunks(driver: &Driver, truth: &Truth) {
    let all = std::env::var("HALFULP_CHUNKS").is_ok_and(|value| value == "all");
    for (i, &function) in Function::ALL.iter().enumerate() {
        let has_negative = !matches!(function, Function::Log);
        let chunk = if i % 2 == 1 && has_negative { 0xbf } else { 0x3f };
        let target = target(function, Format::F32);
        let reference = Reference::Truth(truth);
        let chunks = if all { 0..256 } else { chunk..chunk + 1 };
        let found = census_of_chunks(&[driver], target, chunks, reference, 4, &|_| ()).unwrap();
        assert_eq!(found[0].wrong, 0, "{target}, {}: {:x?}", driver.name, found[0].listed);
    }
}

fn is_x86_64() -> bool {
    cfg!(target_arch = "x86_64")
}

#[test]
fn the_header_is_right_with_every_compiler() {
    let truth = Truth::embedded().unwrap();
    let compilers = compilers();
    if compilers.is_empty() {
        eprintln!("skipped: neither gcc nor clang is installed");
    }
    for compiler in &compilers {
        for (i, standard) in ["-std=c99", "-std=c11", "-std=c++17"].into_iter().enumerate() {
            // What the processor of the test has: the instruction is used.
            let fma: &[&str] = if is_x86_64() { &["-mfma"] } else { &[] };
            for options in [&[][..], fma] {
                let options = [&[standard, "-O2"], options].concat();
                let folder = TempDir::new().unwrap();
                let driver =
                    compile(compiler, &options, folder.path()).unwrap_or_else(|e| panic!("{e}"));
                exhaust(&driver, &truth, &[Format::F16, Format::Bf16]);
                try_hard_cases(&driver);
                if i == 0 {
                    try_chunks(&driver, &truth);
                }
            }
        }
    }
}

/// A header with one function has all that the function needs, and compiles without a warning.
#[test]
fn each_function_can_be_had_alone() {
    let truth = Truth::embedded().unwrap();
    for compiler in compilers().iter().take(1) {
        for &function in Function::ALL {
            let folder = TempDir::new().unwrap();
            let text = emit(Language::C, &[function]);
            let driver = compile_header(&text, compiler, &["-std=c11", "-O1"], folder.path())
                .unwrap_or_else(|e| panic!("{function}: {e}"));
            let target = target(function, Format::F16);
            let found = census(&[&driver], target, Reference::Truth(&truth), 4, &|_| ()).unwrap();
            assert_eq!(found[0].wrong, 0, "{target}");
        }
    }
}

/// GNU's dialects contract by default, and `fast` asks every compiler to.
#[test]
fn contraction_is_prevented() {
    let truth = Truth::embedded().unwrap();
    for compiler in compilers().iter().filter(|_| is_x86_64()) {
        for options in [
            &["-std=gnu11", "-O3", "-mfma"][..],
            &["-ffp-contract=fast", "-O3", "-mfma"],
            &["-std=c99", "-ffp-contract=fast", "-O3", "-mfma"],
        ] {
            let folder = TempDir::new().unwrap();
            let driver =
                compile(compiler, options, folder.path()).unwrap_or_else(|e| panic!("{e}"));
            exhaust(&driver, &truth, &[Format::F16, Format::Bf16]);
            try_hard_cases(&driver);
            // Without fused operations of its own, there is the more to contract.
            let options = [options, &["-DHU_FUSED=0"]].concat();
            let driver =
                compile(compiler, &options, folder.path()).unwrap_or_else(|e| panic!("{e}"));
            exhaust(&driver, &truth, &[Format::F16, Format::Bf16]);
            try_hard_cases(&driver);
        }
    }
}

#[test]
fn binary16_is_right_where_subnormal_numbers_are_flushed() {
    let truth = Truth::embedded().unwrap();
    for compiler in compilers().iter().filter(|_| is_x86_64()) {
        for options in [&["-O2", "-mfma"][..], &["-O2"]] {
            let folder = TempDir::new().unwrap();
            let driver =
                compile(compiler, options, folder.path()).unwrap_or_else(|e| panic!("{e}"));
            exhaust(&Driver { flushes: true, ..driver }, &truth, &[Format::F16]);
        }
    }
}

/// What the CUDA header does besides naming instructions, with a head that does on the host what they are documented to do.
#[test]
fn the_cuda_header_is_right_if_instructions_are_as_documented() {
    let truth = Truth::embedded().unwrap();
    let text = emit(Language::Cuda, Function::ALL);
    // The head ends where the operations that languages share begin.
    let (_, body) = text.split_once("\n\n/* x, negated where sign is negative. */").unwrap();
    let text = format!("{}\n#ifndef HALFULP_CUH\n{body}", include_str!("cuda_head.hpp"));
    for compiler in compilers().iter().filter(|_| is_x86_64()) {
        let folder = TempDir::new().unwrap();
        let options = ["-std=c++17", "-O2", "-mfma", "-mf16c", "-ffp-contract=off", "-DGENERIC=0"];
        let driver = compile_header(&text, compiler, &options, folder.path())
            .unwrap_or_else(|e| panic!("{e}"));
        exhaust(&driver, &truth, &[Format::F16, Format::Bf16]);
        try_hard_cases(&driver);
    }
}

const REFUSAL: &str = "compile without -ffast-math";

#[test]
fn fast_math_is_refused() {
    for compiler in compilers() {
        for option in ["-ffast-math", "-Ofast", "-ffinite-math-only"] {
            let folder = TempDir::new().unwrap();
            let error = compile(&compiler, &[option], folder.path()).err().expect("an error");
            assert!(error.contains(REFUSAL), "{error}");
        }
    }
}

/// Zeros, infinities, the least and the greatest numbers, of f32.
fn try_special_values(driver: &Driver) {
    let magnitudes = [0, 1, 0x007f_ffff, 0x0080_0000, 0x3f80_0000, 0x7f7f_ffff, 0x7f80_0000];
    let inputs = magnitudes.map(|bits: u32| [bits, bits | 1 << 31]).concat();
    for &function in Function::ALL {
        let mut outputs = vec![0; inputs.len()];
        driver.run(target(function, Format::F32), &inputs, &mut outputs).unwrap();
        for (&input, output) in inputs.iter().zip(outputs) {
            let x = f32::from_bits(input).into();
            let expected = halfulp_oracle::round(function, x, Format::F32, Rounding::NearestEven);
            let is_nan = f32::from_bits(expected).is_nan() && f32::from_bits(output).is_nan();
            let name = &driver.name;
            assert!(output == expected || is_nan, "{function}({input:08x}) = {output:08x}, {name}");
        }
    }
}

/// Parts of -ffast-math: a compiler that tells is refused, and clang, which doesn't, is kept from them.
#[test]
fn parts_of_fast_math_are_refused_or_do_no_harm() {
    let truth = Truth::embedded().unwrap();
    let common: &[&[&str]] = &[
        &["-funsafe-math-optimizations"],
        &["-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math"],
        &["-freciprocal-math"],
        &["-fno-signed-zeros"],
    ];
    let own: &[&[&str]] = &[&["-fassociative-math"], &["-fapprox-func"]];
    for compiler in compilers().iter().filter(|_| is_x86_64()) {
        let is_clang = compiler.contains("clang");
        for (i, &parts) in common.iter().chain(own.iter().filter(|_| is_clang)).enumerate() {
            // Where a fused operation is at hand, and where it is not.
            for architecture in [&["-mfma"][..], &[]] {
                let folder = TempDir::new().unwrap();
                let options = [&["-O2"], parts, architecture].concat();
                let driver = match compile(compiler, &options, folder.path()) {
                    Ok(driver) => driver,
                    Err(error) if error.contains(REFUSAL) => continue,
                    Err(error) => panic!("{error}"),
                };
                assert!(is_clang, "{} is not refused", driver.name);
                try_special_values(&driver);
                // The first has all the others in it.
                if i == 0 {
                    exhaust(&driver, &truth, &[Format::F16, Format::Bf16]);
                    try_hard_cases(&driver);
                    try_chunks(&driver, &truth);
                }
            }
        }
    }
}

/// What a compiler for another processor takes, though none is here to run it.
#[test]
fn the_header_is_taken_for_other_processors() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    // Of the C library's headers, which are the target's, one is needed.
    let declaration = "void *memcpy(void *, const void *, __SIZE_TYPE__);\n";
    std::fs::write(path("string.h"), declaration).unwrap();
    std::fs::write(path("halfulp.h"), emit(Language::C, Function::ALL)).unwrap();
    std::fs::write(path("use.c"), "#include \"halfulp.h\"\n").unwrap();
    for compiler in compilers().iter().filter(|name| name.contains("clang")) {
        let targets = Command::new(compiler).arg("--print-targets").output().expect("a compiler");
        let targets = String::from_utf8_lossy(&targets.stdout).into_owned();
        for (name, triple) in [
            ("x86-64", "x86_64-linux-gnu"),
            ("aarch64", "aarch64-linux-gnu"),
            ("arm", "armv7a-linux-gnueabihf"),
            ("riscv64", "riscv64-linux-gnu"),
            ("ppc64le", "powerpc64le-linux-gnu"),
            ("wasm32", "wasm32"),
        ] {
            if !targets.lines().any(|line| line.trim_start().starts_with(&format!("{name} "))) {
                continue;
            }
            for options in [&[][..], &["-O2", "-funsafe-math-optimizations"]] {
                let output = Command::new(compiler)
                    .args(["-std=c11", "-ffreestanding", "-nostdlibinc", "-fsyntax-only"])
                    .args([format!("--target={triple}"), format!("-I{}", folder.path().display())])
                    .args(options)
                    .args(WARNINGS)
                    .arg(path("use.c"))
                    .output()
                    .expect("a compiler");
                let errors = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{compiler}, {triple}: {errors}");
            }
        }
    }
}

/// Older compilers have no built-in that keeps a product as it is: the macro that stands for it is right, too, and clean.
#[test]
fn products_are_kept_without_a_built_in() {
    let truth = Truth::embedded().unwrap();
    let text = emit(Language::C, Function::ALL);
    let older = text.replace("#if defined(__has_builtin)", "#if 0");
    assert_ne!(older, text);
    let older = older
        + "\nstatic inline float hu_test_square(float y) { return HU_AS_IT_IS(y * y); }\n\
           static inline float hu_test_double(float hu_x) { return hu_test_square(hu_x) + HU_AS_IT_IS(hu_x); }\n";
    for compiler in compilers().iter().filter(|_| is_x86_64()) {
        for standard in ["-std=c99", "-std=c++17"] {
            let folder = TempDir::new().unwrap();
            let options = [standard, "-O2", "-mfma", "-ffp-contract=fast", "-Wno-unused-function"];
            let driver = compile_header(&older, compiler, &options, folder.path())
                .unwrap_or_else(|e| panic!("{e}"));
            exhaust(&driver, &truth, &[Format::F16, Format::Bf16]);
            try_hard_cases(&driver);
        }
    }
}
