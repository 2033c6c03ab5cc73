//! A census finds exactly the results that are wrong, whatever it is held against.

use std::sync::atomic::{AtomicU64, Ordering};

use halfulp::{Format, Function, Rounding};
use halfulp_verify::{
    Digests, Error, Implementation, Reference, Target, Truth, TruthFile, Unsupported, census,
};

const TARGET: Target =
    Target { function: Function::Tanh, format: Format::F16, rounding: Rounding::NearestEven };

/// An implementation by its table of results.
struct Tabulated(Vec<u32>);

impl Tabulated {
    /// The oracle's results.
    fn right() -> Self {
        let results = halfulp_oracle::results(TARGET.function, TARGET.format, TARGET.rounding);
        Tabulated(results.into_iter().map(u32::from).collect())
    }
}

impl Implementation for Tabulated {
    fn name(&self) -> &str {
        "tabulated"
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        if target != TARGET {
            let (implementation, reason) = (self.name().into(), "it has one table".into());
            return Err(Unsupported { implementation, target, reason });
        }
        for (output, &input) in outputs.iter_mut().zip(inputs) {
            *output = self.0[input as usize];
        }
        Ok(())
    }
}

#[test]
fn right_results_have_the_digest_in_truth() {
    let digests = Digests::of(&Tabulated::right(), TARGET, &|_| ()).unwrap();
    assert_eq!(&digests, Truth::embedded().unwrap().digests(TARGET).unwrap());
}

#[test]
fn exactly_the_wrong_results_are_found() {
    let truth = Truth::embedded().unwrap();
    let right = Tabulated::right();
    let mut wrong = Tabulated::right();
    wrong.0[0x0000] = 0x8000; // a zero of the wrong sign
    wrong.0[0x3c00] += 1; // one ulp more than right
    wrong.0[0x7c00] = 0x7e00; // NaN for a number
    wrong.0[0x7d23] = 0x7c00; // a number for NaN
    wrong.0[0xffff] = 0xfe01; // another NaN, which is right
    for reference in [Reference::Truth(&truth), Reference::Oracle] {
        let done = AtomicU64::new(0);
        let progress = |n| {
            done.fetch_add(n, Ordering::Relaxed);
        };
        let found = census(&[&right, &wrong], TARGET, reference, 3, &progress).unwrap();
        let told = if matches!(reference, Reference::Oracle) { 3 * 65_536 } else { 2 * 65_536 };
        assert_eq!(done.into_inner(), told);

        assert_eq!((found[0].inputs, found[0].wrong), (65_536, 0));
        assert!(found[0].listed.is_empty() && found[0].worst.is_none());

        assert_eq!((found[1].inputs, found[1].wrong), (65_536, 4));
        let listed: Vec<u32> = found[1].listed.iter().map(|wrong| wrong.input).collect();
        assert_eq!(listed, [0x0000, 0x3c00, 0x7c00]);
        let one = found[1].listed[1];
        assert_eq!((one.got, one.expected), (wrong.0[0x3c00], right.0[0x3c00]));
        assert!((0.5..1.5).contains(&one.ulp), "{one:?}");
        let worst = found[1].worst.unwrap();
        assert_eq!((worst.input, worst.ulp), (0x7c00, f64::INFINITY));
    }
}

#[test]
fn the_worst_is_the_farthest_from_the_truth() {
    let mut wrong = Tabulated::right();
    wrong.0[0x3800] += 1;
    wrong.0[0x3801] += 5;
    wrong.0[0x3802] -= 3;
    let found = census(&[&wrong], TARGET, Reference::Oracle, 0, &|_| ()).unwrap();
    let worst = found[0].worst.unwrap();
    assert_eq!(worst.input, 0x3801);
    assert!((4.5..5.5).contains(&worst.ulp), "{worst:?}");
    assert_eq!(found[0].wrong, 3);
    assert!(found[0].listed.is_empty());
}

#[test]
fn a_truth_that_the_oracle_does_not_share_is_an_error() {
    let directory = tempfile::tempdir().unwrap();
    let truth = Truth::embedded().unwrap();
    let mut file = truth.file(TARGET.function).unwrap().clone();
    let other = file.digests[&(Format::F16, Rounding::Up)].clone();
    file.digests.insert((TARGET.format, TARGET.rounding), other);
    let path = directory.path().join(TruthFile::name(TARGET.function));
    std::fs::write(path, file.to_string()).unwrap();
    let truth = Truth::read(directory.path()).unwrap();
    let found = census(&[&Tabulated::right()], TARGET, Reference::Truth(&truth), 8, &|_| ());
    assert!(matches!(found, Err(Error::Disagreement(TARGET))));
}

#[test]
fn what_an_implementation_does_not_compute_is_an_error() {
    let target = Target { rounding: Rounding::Up, ..TARGET };
    let found = census(&[&Tabulated::right()], target, Reference::Oracle, 8, &|_| ());
    assert!(matches!(found, Err(Error::Unsupported(_))));
}
