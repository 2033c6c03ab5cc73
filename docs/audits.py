#!/usr/bin/env python3
"""Runs `halfulp audit` on libraries that are in wide use and writes docs/AUDITS.md.

    cargo build --release -p halfulp-cli && cargo build --release -p halfulp-audit --example half_crate
    apt-get install libsleef3 && pip install numpy ml_dtypes torch
    python3 docs/audits.py

What is not on this machine is left out, and named. Reports are kept in target/audits and not made again; in f32 one magnitude in
8,191 is run, or every one for the functions named by --exhaustive (library:function, minutes each).
"""

import argparse
import json
import pathlib
import platform
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
REPORTS = ROOT / "target" / "audits"
HALFULP = ROOT / "target" / "release" / "halfulp"
HALF_CRATE = ROOT / "target" / "release" / "examples" / "half_crate"
STRIDE = 8191
FUNCTIONS = ["exp", "expm1", "log", "log1p", "sinh", "tanh", "atan"]
NUMPY = {"atan": "arctan"}


PREFACE = """# Audits

What `halfulp audit` ([guide](guide-audit.md)) says about functions in wide use. Made by `docs/audits.py`; not to be edited.

{versions}, on {processor}. Other processors take other paths through these libraries, with other results.

- *Wrong*: not the exact value rounded once to nearest even. None of these libraries claims that, except where it is so; most state
  an error bound, and keep it.
- *Exhaustive*: every input was run. *Sampled*: one magnitude in {stride}, with both signs; the counts then tell the share, and the
  largest error is that of the sample.
- An error of 0.5001 ulp or so in f16 is the mark of a result that was computed in f32 and then rounded a second time.
- Broken properties are those that a user may rely on without asking for correct rounding: monotony, oddness, range, NaN, infinities, zeros,
  subnormals kept.
"""


def vector(library, symbol):
    return lambda f, _: ["--library", library, "--symbol", symbol.format(f), "--signature", "__m256(__m256)"]


def numpy(f, _):
    return ["--python", f"numpy:{NUMPY.get(f, f)}", "--interpreter", sys.executable]


def half(f, format):
    return ["--command", f"{HALF_CRATE} {format} {f}"]


def torch(f, _):
    call = {"gelu_tanh": 'gelu(x, approximate="tanh")'}.get(f, f)
    return ["--python", f"torch.nn.functional:{call}", "--interpreter", sys.executable, "--timeout", "60"]


ACTIVATIONS = ["sigmoid", "softplus", "silu", "gelu", "gelu_tanh", "mish"]

# Name, heading, format, options by function and format, functions.
SUBJECTS = [
    ("glibc", "glibc's libm: `tanhf` and so on", "f32", lambda f, _: ["--library", "libm.so.6", "--symbol", f + "f"], [*FUNCTIONS, "erf"]),
    ("libmvec", "glibc's libmvec, AVX2: `_ZGVdN8v_tanhf` and so on", "f32", vector("libmvec.so.1", "_ZGVdN8v_{}f"), [*FUNCTIONS, "erf"]),
    ("sleef", "SLEEF, AVX2: `Sleef_tanhf8_u10avx2` and so on", "f32", vector("libsleef.so.3", "Sleef_{}f8_u10avx2"), FUNCTIONS),
    ("numpy", "NumPy, float32", "f32", numpy, FUNCTIONS),
    ("numpy", "NumPy, float16", "f16", numpy, FUNCTIONS),
    ("ml_dtypes", "ml_dtypes' bfloat16, through NumPy", "bf16", numpy, FUNCTIONS),
    ("torch", "PyTorch on the CPU, float16: torch.nn.functional", "f16", torch, ACTIVATIONS),
    ("torch", "PyTorch on the CPU, bfloat16", "bf16", torch, ACTIVATIONS),
    ("half", "the Rust crate half: `f16`, through num-traits", "f16", half, FUNCTIONS),
    ("half", "the Rust crate half: `bf16`, through num-traits", "bf16", half, FUNCTIONS),
]


def audit(name, function, format, options, exhaustive):
    """The report, from target/audits if it is there; in f32 an exhaustive one if there is one."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    path = REPORTS / f"{name}-{function}-{format}.json"
    if format == "f32" and not path.exists() and f"{name}:{function}" not in exhaustive:
        path = REPORTS / f"{name}-{function}-s32.json"
        options = [*options, "--stride", str(STRIDE)]
    if not path.exists():
        command = [HALFULP, "audit", function, "--format", format, *options, "--json", path]
        print("halfulp", *command[1:], file=sys.stderr)
        run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if not path.exists():
            return run.stderr.strip().removeprefix("halfulp: ")
    return json.loads(path.read_text())


def ulp(error):
    if error is None:
        return "infinite"
    return f"{error:.4f}" if error < 1 else f"{error:.2f}" if error < 1e4 else f"{error:.1e}"


# What breaks, by the name of the property; that subnormals are right is told by the count of wrong results.
BREACHES = {
    "nan-in": "NaN gives no NaN",
    "nan-outside": "no NaN outside the domain",
    "number-inside": "NaN inside the domain",
    "infinite": "finite in spite of overflow",
    "finite": "infinite without overflow",
    "zero": "not 0 where f is",
    "sign-of-zero": "sign of zero",
    "odd": "not odd",
    "monotone": "not monotone",
    "results-not-flushed": "subnormal results become 0",
    "arguments-not-flushed": "subnormal arguments give f(0)",
}


def broken(report):
    found = []
    for property in report["properties"]:
        if not property["holds"] and property["name"] in BREACHES:
            first = property["first"]
            count = f"{property['broken']:,} of {property['looked_at']:,}"
            found.append(f"{BREACHES[property['name']]}: {count}, first f({first['input']}) = {first['got']}")
    for bound in report["range"]:
        if not bound["holds"]:
            found.append(f"out of range: f({bound['input']}) = {bound['got']}")
    return "; ".join(found) or "none"


def versions():
    import importlib.metadata

    found = [f"glibc {platform.libc_ver()[1]}"]
    for package in ["numpy", "ml_dtypes", "torch"]:
        try:
            found.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            pass
    lock = (ROOT / "Cargo.lock").read_text()
    found.append("half " + lock.split('name = "half"\nversion = "')[1].split('"')[0])
    sleef = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "libsleef3"], capture_output=True, text=True).stdout
    if sleef:
        found.append(f"SLEEF {sleef.split('-')[0]}")
    return ", ".join(found)


def processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":")[1].strip()
    return platform.processor()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--exhaustive", nargs="*", default=[], metavar="LIBRARY:FUNCTION")
    exhaustive = parser.parse_args().exhaustive
    sections, absent = [], []
    for name, heading, format, options, functions in SUBJECTS:
        rows = []
        for function in functions:
            report = audit(name, function, format, options(function, format), exhaustive)
            if isinstance(report, str):
                absent.append(report)
                continue
            worst = report["worst"][0]["input"] if report["worst"] else "–"
            share = report["wrong"] / report["inputs"]
            rows.append(
                f"| {function} | {report['evidence']} | {report['inputs']:,} | {report['wrong']:,} | {share:.4%} "
                f"| {'≤ 0.5' if not report['wrong'] else ulp(report['largest_error'])} | {worst} | {broken(report)} |"
            )
        if rows:
            head = "| function | evidence | inputs | wrong | share | largest error, ulp | at | broken properties |\n| --- |" + " --- |" * 7
            sections.append(f"## {heading}\n\n{head}\n" + "\n".join(rows) + "\n")
    text = PREFACE.format(versions=versions(), processor=processor(), stride=f"{STRIDE:,}")
    (ROOT / "docs" / "AUDITS.md").write_text(text + "\n" + "\n".join(sections))
    for reason in absent:
        print("left out:", reason, file=sys.stderr)


main()
