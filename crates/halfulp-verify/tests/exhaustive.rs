//! Every input of every function, in every format of 16 bits, on every backend that this processor has,
//! against the digests in truth/; in f32 the inputs hardest to round, and one chunk of 2^24 inputs, another one every day.

use halfulp::{Backend, Format, Function, Rounding};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use halfulp_filter::narrow;
use halfulp_verify::{
    HardCases, Implementation, Library, Reference, Target, Truth, census, census_of_chunks,
};

#[test]
fn every_result_is_right_on_every_backend() {
    let truth = Truth::embedded().unwrap();
    let backends: Vec<Library> =
        Backend::ALL.iter().filter(|b| b.is_available()).copied().map(Library).collect();
    let implementations: Vec<&dyn Implementation> =
        backends.iter().map(|library| library as &dyn Implementation).collect();
    let mut wrong = Vec::new();
    for &function in Function::ALL {
        for format in [Format::F16, Format::Bf16] {
            let target = Target { function, format, rounding: Rounding::NearestEven };
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

#[test]
fn the_hardest_inputs_of_f32_come_out_right() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    let rounding = Rounding::NearestEven;
    let truth = Truth::embedded().unwrap();
    for function in with_truth(&truth) {
        let hard = HardCases::read(&directory, function).unwrap();
        let target = Target { function, format: Format::F32, rounding };
        let (mut inputs, mut expected): (Vec<u32>, Vec<u32>) = hard
            .all()
            .map(|(_, case)| (case.input, narrow(case.odd34, Format::F32, rounding)))
            .unzip();
        // Not hard, but full of ties: the least numbers of both signs, and powers of two with their neighbours.
        for magnitude in (0..64).chain((0..255 << 2).flat_map(|i| [i << 21, (i << 21) + 1])) {
            for input in [magnitude, magnitude | 1 << 31] {
                let x = f64::from(f32::from_bits(input));
                inputs.push(input);
                expected.push(halfulp_oracle::round(function, x, Format::F32, rounding));
            }
        }
        for &backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
            let mut results = vec![0; inputs.len()];
            Library(backend).run(target, &inputs, &mut results).unwrap();
            for ((input, result), &expected) in inputs.iter().zip(results).zip(&expected) {
                let nan = Format::F32.is_nan(result) && Format::F32.is_nan(expected);
                assert!(
                    result == expected || nan,
                    "{function}({input:08x}) on {backend}: {result:08x}, not {expected:08x}"
                );
            }
        }
    }
}

/// HALFULP_CHUNK chooses the chunk; else the day does.
#[test]
fn a_chunk_of_f32_is_right() {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 86_400;
    let chosen = std::env::var("HALFULP_CHUNK").ok().map(|text| text.parse().unwrap());
    let chunk = chosen.unwrap_or(today as usize * 37 % 256);
    let truth = Truth::embedded().unwrap();
    let library = Library(Backend::best());
    for function in with_truth(&truth) {
        let target = Target { function, format: Format::F32, rounding: Rounding::NearestEven };
        let reference = Reference::Truth(&truth);
        let chunks = chunk..chunk + 1;
        let found = census_of_chunks(&[&library], target, chunks, reference, 3, &|_| ()).unwrap();
        assert_eq!(found[0].wrong, 0, "{target}, chunk {chunk}: {:x?}", found[0].listed);
    }
}
