//! The hard cases by every design, on every backend.

use std::path::Path;

use halfulp::function::Symmetry;
use halfulp::{Backend, Design, Format, Function, Rounding};
use halfulp_filter::narrow;
use halfulp_verify::{Designed, HardCases, Implementation, Target};

#[test]
fn hard_cases_come_out_right_by_every_design() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    let mut run = 0;
    for &function in Function::ALL {
        let target = Target { function, format: Format::F32, rounding: Rounding::NearestEven };
        let hard = HardCases::read(&directory, function).unwrap();
        let mut cases: Vec<(u32, u32)> = hard
            .all()
            .map(|(_, case)| (case.input, narrow(case.odd34, Format::F32, Rounding::NearestEven)))
            .collect();
        if function.symmetry() == Symmetry::Odd {
            let negative: Vec<_> =
                cases.iter().map(|(x, y)| (x ^ (1 << 31), y ^ (1 << 31))).collect();
            cases.extend(negative);
        }
        let inputs: Vec<u32> = cases.iter().map(|(input, _)| *input).collect();
        for &design in Design::ALL.iter().filter(|design| function.has(**design)) {
            for &backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
                let implementation = Designed::new(backend, design);
                let mut results = vec![0; inputs.len()];
                implementation.run(target, &inputs, &mut results).unwrap();
                for ((input, expected), result) in cases.iter().zip(results) {
                    assert_eq!(
                        result,
                        *expected,
                        "{function} by {}: {input:08x}",
                        implementation.name()
                    );
                }
                run += 1;
            }
        }
    }
    assert!(run > Function::ALL.len());
}

#[test]
fn what_a_function_lacks_is_an_error() {
    let target = |function, format, rounding| Target { function, format, rounding };
    let lacking = Designed::new(Backend::Portable, Design::DoubleWord);
    let run = |target| lacking.run(target, &[], &mut []).map_err(|error| error.to_string());
    assert_eq!(run(target(Function::Tanh, Format::F32, Rounding::NearestEven)), Ok(()));
    let error = run(target(Function::Log, Format::F32, Rounding::NearestEven)).unwrap_err();
    assert!(error.contains("no kernel of the design"), "{error}");
    for other in [
        target(Function::Tanh, Format::F16, Rounding::NearestEven),
        target(Function::Tanh, Format::F32, Rounding::Up),
    ] {
        assert!(run(other).unwrap_err().contains("designs are for f32"));
    }
}
