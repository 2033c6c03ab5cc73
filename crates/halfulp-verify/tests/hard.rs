//! The files of hard cases: there is one for each function whose truth for f32 is known, and what they say is so.

use std::path::Path;

use halfulp::{Format, Function, Rounding};
use halfulp_filter::{Libm, narrow, round_odd34};
use halfulp_oracle::ulp_error;
use halfulp_verify::{Boundary, HardCases, Truth};
use rayon::prelude::*;

#[test]
fn hard_cases_are_as_hard_as_they_say() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    let truth = Truth::embedded().unwrap();
    let known = |&&function: &&Function| truth.file(function).unwrap().f32.is_some();
    for &function in Function::ALL.iter().filter(known) {
        let hard = HardCases::read(&directory, function).unwrap();
        assert_eq!(Some(&hard.maker), truth.file(function).unwrap().f32.as_ref().map(|f| &f.maker));
        let cases: Vec<_> = hard.all().collect();
        cases.par_iter().enumerate().for_each(|(i, (boundary, case))| {
            assert_eq!(
                case.odd34,
                round_odd34::<Libm>(function, case.input),
                "{function} {case:x?}"
            );
            // One in 16 against the oracle, which tells the distance too.
            if i % 16 != 0 {
                return;
            }
            let x = f32::from_bits(case.input).into();
            assert_eq!(
                case.odd34,
                halfulp_oracle::round_odd34(function, x),
                "{function} {case:x?}"
            );
            let nearest = narrow(case.odd34, Format::F32, Rounding::NearestEven);
            let error = ulp_error(function, x, Format::F32, nearest);
            let distance = if *boundary == Boundary::Number { error } else { 0.5 - error };
            // ulp_error is within 2^-40 ulp, the logarithm written within a hundredth.
            let log = |error: f64| (distance + error).max(0.0).log2() * 100.0;
            let range = log(-2f64.powi(-40)) - 1.0..=log(2f64.powi(-40)) + 1.0;
            assert!(
                range.contains(&f64::from(case.hundredths)),
                "{function} {case:x?}: {distance}"
            );
        });
    }
}
