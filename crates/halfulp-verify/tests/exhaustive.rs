//! Every input of every function, in every format that the library computes, on every backend that this processor has,
//! against the digests in truth/.

use halfulp::{Backend, Format, Function, Rounding};
use halfulp_verify::{Implementation, Library, Reference, Target, Truth, census};

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
