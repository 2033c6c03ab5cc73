//! MPFR confirms the result of every hard case.

use std::path::Path;

use halfulp::Function;
use halfulp_oracle::{Target, mpfr};
use halfulp_verify::{HardCases, Truth};
use rayon::prelude::*;

#[test]
fn hard_cases() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    let truth = Truth::embedded().unwrap();
    let known = |&&function: &&Function| truth.file(function).unwrap().f32.is_some();
    for &function in Function::ALL.iter().filter(known) {
        let hard = HardCases::read(&directory, function).unwrap();
        let cases: Vec<_> = hard.all().map(|(_, case)| case).collect();
        cases.par_iter().for_each(|case| {
            let x = f32::from_bits(case.input).into();
            let odd34 = mpfr::round_to(function, x, Target::ODD34);
            assert_eq!(odd34, Some(case.odd34), "{function} {case:x?}");
        });
        println!("{function}: MPFR agrees on {} hard cases", cases.len());
    }
}
