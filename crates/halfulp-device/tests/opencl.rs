//! The OpenCL kernels on every device of this machine: every input of the 16-bit formats; the hard cases and a chunk of f32.

use std::path::Path;

use halfulp::{Design, Format, Function, Rounding};
use halfulp_device::{DeviceError, OpenCl};
use halfulp_verify::{
    HardCases, Implementation, Reference, Target, Truth, census, census_of_chunks,
};

/// The devices, or none with a word of it.
fn devices() -> Vec<OpenCl> {
    let names = match OpenCl::names() {
        Ok(names) => names,
        Err(DeviceError::NoLibrary(_)) => Vec::new(),
        Err(error) => panic!("{error}"),
    };
    if names.is_empty() {
        eprintln!("skipped: no OpenCL device");
    }
    (0..names.len()).map(|number| OpenCl::open(number).unwrap()).collect()
}

fn target(function: Function, format: Format) -> Target {
    Target { function, format, rounding: Rounding::NearestEven }
}

#[test]
fn every_input_of_16_bits() {
    let truth = Truth::embedded().unwrap();
    for device in devices() {
        for &function in Function::ALL {
            for format in [Format::F16, Format::Bf16] {
                let target = target(function, format);
                let found =
                    census(&[&device], target, Reference::Truth(&truth), 4, &|_| ()).unwrap();
                assert_eq!(found[0].inputs, 1 << 16);
                assert_eq!(found[0].wrong, 0, "{target}: {:x?}", found[0].listed);
            }
        }
    }
}

#[test]
fn hard_cases_and_a_chunk_of_f32() {
    let truth = Truth::embedded().unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../truth/hard");
    for device in devices() {
        for &function in Function::ALL {
            let target = target(function, Format::F32);
            let hard = HardCases::read(&folder, function).unwrap();
            let inputs: Vec<u32> = hard.all().map(|(_, case)| case.input).collect();
            let mut outputs = vec![0; inputs.len()];
            device.run(target, &inputs, &mut outputs).unwrap();
            for ((_, case), output) in hard.all().zip(outputs) {
                let expected =
                    halfulp_filter::narrow(case.odd34, Format::F32, Rounding::NearestEven);
                assert_eq!(output, expected, "{function}({:08x})", case.input);
            }
        }
        // The inputs from 1/2 to 2.
        let target = target(Function::Tanh, Format::F32);
        let reference = Reference::Truth(&truth);
        let found =
            census_of_chunks(&[&device], target, 0x3f..0x40, reference, 4, &|_| ()).unwrap();
        assert_eq!(found[0].wrong, 0, "{target}: {:x?}", found[0].listed);
    }
}

#[test]
fn other_designs() {
    let truth = Truth::embedded().unwrap();
    let target = target(Function::Tanh, Format::F32);
    for number in 0..devices().len() {
        for design in [Design::DoubleWord, Design::Piecewise] {
            let device = OpenCl::open(number).unwrap().by(design);
            let reference = Reference::Truth(&truth);
            let found =
                census_of_chunks(&[&device], target, 0x3e..0x40, reference, 4, &|_| ()).unwrap();
            assert_eq!(found[0].wrong, 0, "{design}: {:x?}", found[0].listed);
            let unknown = Target { function: Function::Erf, ..target };
            assert!(device.run(unknown, &[], &mut []).is_err());
        }
    }
}

#[test]
fn a_device_that_is_not_there() {
    match OpenCl::open(1000).map(|device| device.name().to_owned()) {
        Err(DeviceError::NoLibrary(_) | DeviceError::NoDevice("OpenCL", 1000, _)) => (),
        other => panic!("{other:?}"),
    }
    let error = DeviceError::NoDevice("OpenCL", 3, vec!["a".into(), "b".into()]);
    assert_eq!(error.to_string(), "OpenCL has no device 3, but 0, a; 1, b");
}
