//! Every input of every function, in every format of 16 bits, on every backend that this processor has,
//! against the digests in truth/, in every rounding mode; in f32 the inputs hardest to round, in every mode and to every format, and
//! one chunk of 2^24 inputs, another one every day.

use halfulp::{Backend, Format, Function, Rounding};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use halfulp_filter::narrow;
use halfulp_verify::{
    HardCases, Implementation, Library, Reference, Target, Truth, census, census_odd34,
    census_of_chunks,
};

#[test]
fn every_result_is_right_on_every_backend() {
    let truth = Truth::embedded().unwrap();
    let backends: Vec<Library> =
        Backend::ALL.iter().filter(|b| b.is_available()).copied().map(Library).collect();
    let implementations: Vec<&dyn Implementation> =
        backends.iter().map(|library| library as &dyn Implementation).collect();
    let mut wrong = Vec::new();
    let modes = Format::ALL
        .iter()
        .filter(|format| format.bits() == 16)
        .flat_map(|&format| Rounding::ALL.iter().map(move |&rounding| (format, rounding)));
    for (format, rounding) in modes {
        for &function in Function::ALL {
            let target = Target { function, format, rounding };
            let found = census(&implementations, target, Reference::Truth(&truth), 3, &|_| ());
            for census in found.unwrap() {
                assert_eq!(census.inputs, 65_536);
                if census.wrong > 0 {
                    wrong.push(format!(
                        "{target}, on {}: {} wrong, the first {:x?}",
                        census.implementation, census.wrong, census.listed
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The functions whose truth for f32 is known.
fn with_truth(truth: &Truth) -> impl Iterator<Item = Function> {
    let known = |function: &Function| truth.file(*function).unwrap().f32.is_some();
    Function::ALL.iter().copied().filter(known)
}

/// In every rounding mode, to every format, and to odd.
#[test]
fn the_hardest_inputs_of_f32_come_out_right() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    let truth = Truth::embedded().unwrap();
    for function in with_truth(&truth) {
        let hard = HardCases::read(&directory, function).unwrap();
        let (mut inputs, mut odd34s): (Vec<u32>, Vec<u64>) =
            hard.all().map(|(_, case)| (case.input, case.odd34)).unzip();
        // Not hard, but full of ties: the least numbers of both signs, powers of two with their neighbours; and NaN.
        let powers = (0..=255 << 2).flat_map(|i| [i << 21, (i << 21) + 1]);
        for magnitude in (0..64).chain(powers).chain([0x7fff_ffff]) {
            for input in [magnitude, magnitude | 1 << 31] {
                inputs.push(input);
                odd34s.push(halfulp_oracle::round_odd34(function, f32::from_bits(input).into()));
            }
        }
        for &backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
            let library = Library(backend);
            let mut patterns = vec![0; inputs.len()];
            library.odd34(function, &inputs, &mut patterns).unwrap();
            for ((input, got), expected) in inputs.iter().zip(patterns).zip(&odd34s) {
                assert_eq!(got, *expected, "{function}({input:08x}) on {backend}, odd34");
            }
            for &into in Format::ALL {
                for &rounding in Rounding::ALL {
                    let mut results = vec![0; inputs.len()];
                    let from = (Format::F32, &inputs[..]);
                    library.map((function, rounding), from, (into, &mut results)).unwrap();
                    for ((input, result), odd34) in inputs.iter().zip(results).zip(&odd34s) {
                        let expected = narrow(*odd34, into, rounding);
                        let nan = into.is_nan(result) && into.is_nan(expected);
                        assert!(
                            result == expected || nan,
                            "{function}({input:08x}) to {into}, {rounding}, on {backend}: {result:08x}, not {expected:08x}"
                        );
                    }
                }
            }
        }
    }
}

/// On every backend, to nearest-even and to odd. HALFULP_CHUNK chooses the chunk; else the day does.
#[test]
fn a_chunk_of_f32_is_right() {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 86_400;
    let chosen = std::env::var("HALFULP_CHUNK").ok().map(|text| text.parse().unwrap());
    let chunk = chosen.unwrap_or(today as usize * 37 % 256);
    let truth = Truth::embedded().unwrap();
    for &backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
        let library = Library(backend);
        for function in with_truth(&truth) {
            let target = Target { function, format: Format::F32, rounding: Rounding::NearestEven };
            let (reference, chunks) = (Reference::Truth(&truth), chunk..chunk + 1);
            let found = census_of_chunks(&[&library], target, chunks, reference, 3, &|_| ());
            let found = &found.unwrap()[0];
            assert_eq!(found.wrong, 0, "{target}, chunk {chunk}, {backend}: {:x?}", found.listed);
            let odd34 = |inputs: &[u32], outputs: &mut [u64]| {
                library.odd34(function, inputs, outputs).unwrap();
            };
            let chunks = chunk..chunk + 1;
            let found = census_odd34(function, &odd34, chunks, &truth, 3, &|_| ()).unwrap();
            assert_eq!(
                found.wrong, 0,
                "{function}, odd34, {chunk}, {backend}: {:x?}",
                found.listed
            );
        }
    }
}
