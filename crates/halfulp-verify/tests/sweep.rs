//! A pass over f32, on a few chunks: its digests are the filter's, its hard cases are the nearest, and its state survives
//! being written and read. And the census of f32, on the same chunks.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use halfulp::{Format, Function, Rounding};
use halfulp_oracle::{narrow_odd34, round_odd34, ulp_error};
use halfulp_verify::TruthErrorKind::{Altered, Entry, Header, Truncated};
use halfulp_verify::{
    Boundary, CASES, Digest, Digests, F32Truth, Filter, HardCases, Implementation, Maker,
    Odd34Census, Reference, Sweep, Target, Truth, TruthErrorKind, TruthFile, Unsupported,
    WrongOdd34, census_odd34, census_of_chunks, encode,
};

const FUNCTION: Function = Function::Sigmoid;
const TARGET: Target =
    Target { function: FUNCTION, format: Format::F32, rounding: Rounding::NearestEven };
/// The chunks that hold 2 to 32, where σ saturates, and all that is in them.
const CHUNKS: Range<usize> = 0x40..0x42;
const INPUTS: Range<u32> = 0x4000_0000..0x4200_0000;

fn maker() -> Maker {
    Maker { oracle: "an oracle".into(), date: "2026-11-30".into() }
}

fn run(sweep: &mut Sweep, chunks: Range<usize>) {
    sweep.run(chunks, &|_| (), &|_| Ok::<(), ()>(())).unwrap();
}

/// The pass over the chunks.
static SWEPT: LazyLock<Sweep> = LazyLock::new(|| {
    let mut sweep = Sweep::new(FUNCTION);
    run(&mut sweep, CHUNKS);
    sweep
});

/// The hard cases among them.
static HARD: LazyLock<HardCases> = LazyLock::new(|| SWEPT.hard_cases(maker()));

/// The digests that a state has of the chunks: to nearest-even, and of odd34.
fn digests(sweep: &Sweep) -> Vec<[Digest; 2]> {
    let state = sweep.to_string();
    let chunks = state.lines().filter_map(|line| line.strip_prefix("chunk "));
    let digest = |text: &str| Digest::from_hex(text).unwrap();
    chunks
        .map(|chunk| {
            let fields: Vec<&str> = chunk.split(' ').collect();
            [digest(fields[1]), digest(fields[2])]
        })
        .collect()
}

#[test]
fn a_pass_can_be_stopped_and_resumed() {
    let (saved, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let progress = |n| _ = done.fetch_add(n, Ordering::Relaxed);
    let fail = |_: &Sweep| Err(saved.fetch_add(1, Ordering::Relaxed));
    let mut sweep = Sweep::new(FUNCTION);
    assert_eq!(sweep.run(CHUNKS.start..CHUNKS.start + 1, &progress, &fail), Err(0));
    assert_eq!((sweep.done(), done.into_inner()), (1 << 24, 1 << 24));
    assert!(!sweep.is_complete() && sweep.truth(maker()).is_none());

    let mut resumed = Sweep::parse(FUNCTION, &sweep.to_string()).unwrap();
    assert_eq!(resumed.to_string(), sweep.to_string());
    run(&mut resumed, CHUNKS);
    assert_eq!(resumed.to_string(), SWEPT.to_string());
    // What is done is not done again.
    resumed.run(CHUNKS, &|_| panic!(), &|_| -> Result<(), ()> { panic!() }).unwrap();
}

#[test]
fn a_state_that_is_not_whole_is_an_error() {
    let text = SWEPT.to_string();
    let kind = |text: &str| Sweep::parse(FUNCTION, text).unwrap_err().kind;
    assert!(matches!(kind(&text[..text.len() - 1]), Truncated));
    assert!(matches!(kind(&text.replacen("chunk 64", "chunk 63", 1)), Altered));
    assert!(matches!(Sweep::parse(Function::Tanh, &text).unwrap_err().kind, Header));
    let body = format!("{}extra line\n", &text[..text.rfind("checksum").unwrap()]);
    let forged = format!("{body}checksum {}\n", blake3::hash(body.as_bytes()));
    assert!(matches!(kind(&forged), Entry(_)));
}

#[test]
fn digests_are_of_the_right_results() {
    for ([nearest_even, odd34], chunk) in digests(&SWEPT).into_iter().zip(CHUNKS) {
        let inputs: Vec<u32> = (0..1 << 24).map(|n| (chunk as u32) << 24 | n).collect();
        let mut results = vec![0; inputs.len()];
        Filter.run(TARGET, &inputs, &mut results).unwrap();
        assert_eq!(nearest_even, blake3::hash(&encode(Format::F32, &results)));
        let pattern = |&bits: &u32| {
            halfulp_filter::round_odd34::<halfulp_filter::Libm>(FUNCTION, bits).to_le_bytes()
        };
        let patterns: Vec<u8> = inputs.iter().flat_map(pattern).collect();
        assert_eq!(odd34, blake3::hash(&patterns));
        for i in (0..1 << 24).step_by(99_991) {
            let odd34 = round_odd34(FUNCTION, f32::from_bits(inputs[i]).into());
            assert_eq!(results[i], narrow_odd34(odd34, Format::F32, Rounding::NearestEven));
        }
    }
}

#[test]
fn hard_cases_are_the_nearest() {
    for (boundary, cases) in
        [(Boundary::Midpoint, &HARD.midpoints), (Boundary::Number, &HARD.numbers)]
    {
        assert_eq!(cases.len(), CASES);
        assert!(cases.is_sorted_by_key(|case| case.hundredths), "{boundary:?}");
        for case in cases {
            let x = f64::from(f32::from_bits(case.input));
            assert_eq!(case.odd34, round_odd34(FUNCTION, x));
            // From the oracle's error of the result rounded, which is at most half an ulp.
            let rounded = narrow_odd34(case.odd34, Format::F32, Rounding::NearestEven);
            let error = ulp_error(FUNCTION, x, Format::F32, rounded);
            let distance = if boundary == Boundary::Number { error } else { 0.5 - error };
            let log = distance.log2() * 100.0;
            assert!((log - f64::from(case.hundredths)).abs() < 1.0, "{case:x?}: {log}");
        }
        // By other means: σ in f64 is within 2^-51, 2^-27 ulp. All that is nearer than the farthest case (whose
        // distance is rounded) by twice that must be there.
        let farthest = f64::from(cases[CASES - 1].hundredths) / 100.0;
        assert!((-17.0..-12.0).contains(&farthest), "{boundary:?}: {farthest}");
        let limit = (farthest - 0.01).exp2() - 2f64.powi(-26);
        let listed: BTreeSet<u32> = cases.iter().map(|case| case.input).collect();
        let near = INPUTS.filter(|&bits| {
            let y = 1.0 / (1.0 + (-f64::from(f32::from_bits(bits))).exp());
            // In ulps: σ(x) lies in (1/2, 1). 1 itself is never reached.
            let ulps = y * 2f64.powi(24) - if boundary == Boundary::Midpoint { 0.5 } else { 0.0 };
            (ulps - ulps.round()).abs() < limit && ulps.round() < 2f64.powi(24)
        });
        let (there, missing): (Vec<u32>, Vec<u32>) = near.partition(|bits| listed.contains(bits));
        assert!(missing.is_empty(), "{boundary:?}: {missing:x?} are missing");
        assert!(there.len() > CASES * 9 / 10, "{boundary:?}: {}", there.len());
    }
}

#[test]
fn hard_cases_are_written_and_read() {
    let text = HARD.to_string();
    assert_eq!(HardCases::parse(FUNCTION, &text).unwrap(), *HARD);
    let kind = |text: &str| HardCases::parse(FUNCTION, text).unwrap_err().kind;
    assert!(matches!(kind(&text[..text.len() - 1]), Truncated));
    assert!(matches!(kind(&text.replacen("midpoint 4", "midpoint 3", 1)), Altered));
    assert!(matches!(HardCases::parse(Function::Tanh, &text).unwrap_err().kind, Header));
    // One case less, with a fitting checksum.
    let mut fewer = HARD.clone();
    fewer.numbers.pop();
    assert!(matches!(kind(&fewer.to_string()), TruthErrorKind::NotCanonical));
}

/// The filter's results but for some inputs.
struct Wrong(BTreeMap<u32, u32>);

impl Implementation for Wrong {
    fn name(&self) -> &str {
        "wrong"
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        Filter.run(target, inputs, outputs)?;
        for (output, input) in outputs.iter_mut().zip(inputs) {
            *output = *self.0.get(input).unwrap_or(output);
        }
        Ok(())
    }
}

/// A truth whose digests of f32 are those of the pass on the chunks, and elsewhere invented.
fn truth() -> Truth {
    let embedded = Truth::embedded().unwrap();
    let mut file: TruthFile = embedded.file(FUNCTION).unwrap().clone();
    let mut chunks = vec![[Digest::from_bytes([7; 32]); 2]; 256];
    chunks[CHUNKS].copy_from_slice(&digests(&SWEPT));
    let of = |i: usize| {
        let digests = chunks.iter().map(|digests| digests[i]).collect();
        Digests::from_chunks(Format::F32, digests).unwrap()
    };
    file.f32 = Some(F32Truth { maker: maker(), nearest_even: of(0), odd34: of(1) });
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join(TruthFile::name(FUNCTION)), file.to_string()).unwrap();
    Truth::read(directory.path()).unwrap()
}

#[test]
fn a_census_by_chunks_names_the_wrong_inputs() {
    let truth = truth();
    let (first, four, last) = (INPUTS.start, 0x4080_0000, INPUTS.end - 1);
    let right = |bits| {
        let mut result = [0];
        Filter.run(TARGET, &[bits], &mut result).unwrap();
        result[0]
    };
    let wrong = Wrong(BTreeMap::from([
        (first, 0x7fc0_0000),
        (four, right(four) + 1),
        (last, right(last) - 3),
        // In a chunk that is not run.
        (last + 1, 0),
    ]));
    let done = AtomicU64::new(0);
    let progress = |n| _ = done.fetch_add(n, Ordering::Relaxed);
    let reference = Reference::Truth(&truth);
    let found =
        census_of_chunks(&[&Filter, &wrong], TARGET, CHUNKS, reference, 2, &progress).unwrap();
    assert_eq!(done.into_inner(), 4 << 24);
    assert_eq!((found[0].inputs, found[0].wrong), (2 << 24, 0));
    assert_eq!((found[1].inputs, found[1].wrong), (2 << 24, 3));
    let listed: Vec<[u32; 3]> =
        found[1].listed.iter().map(|wrong| [wrong.input, wrong.got, wrong.expected]).collect();
    assert_eq!(listed, [[first, 0x7fc0_0000, right(first)], [four, right(four) + 1, right(four)]]);
    let worst = found[1].worst.unwrap();
    assert_eq!((worst.input, worst.ulp), (first, f64::INFINITY));
}

#[test]
fn a_census_of_odd34_names_the_wrong_inputs() {
    let right = |bits| halfulp_filter::round_odd34::<halfulp_filter::Best>(FUNCTION, bits);
    // The last bit of odd34 and no more: no result to nearest is wrong.
    let last = INPUTS.end - 1;
    let run = |inputs: &[u32], outputs: &mut [u64]| {
        for (output, &bits) in outputs.iter_mut().zip(inputs) {
            *output = right(bits) ^ u64::from(bits == INPUTS.start || bits == last);
        }
    };
    let found = census_odd34(FUNCTION, &run, CHUNKS, &truth(), 9, &|_| ()).unwrap();
    let wrong = |input| WrongOdd34 { input, got: right(input) ^ 1, expected: right(input) };
    let listed = vec![wrong(INPUTS.start), wrong(last)];
    assert_eq!(found, Odd34Census { inputs: 2 << 24, wrong: 2, listed });
}
