//! The functions in WGSL on every device of Vulkan of this machine: every input, and the self-test.

use halfulp::{Format, Function, Rounding};
use halfulp_device::{DeviceError, Forms, Wgpu};
use halfulp_emit::{Language, emit, has_strict};
use halfulp_verify::{Implementation, Reference, Target, Truth, census};

/// The devices, or none with a word of it.
fn devices(forms: Forms) -> Vec<Wgpu> {
    let names = Wgpu::names();
    if names.is_empty() {
        eprintln!("skipped: no device of Vulkan");
    }
    (0..names.len()).map(|number| Wgpu::open(number, forms).unwrap()).collect()
}

fn every_input(device: &Wgpu, function: Function, format: Format) {
    let truth = Truth::embedded().unwrap();
    let target = Target { function, format, rounding: Rounding::NearestEven };
    let found = census(&[device], target, Reference::Truth(&truth), 4, &|_| ()).unwrap();
    assert_eq!(found[0].inputs, 1 << 16);
    assert_eq!(found[0].wrong, 0, "{target}: {:x?}", found[0].listed);
}

#[test]
fn every_input_of_16_bits() {
    for device in devices(Forms::Float) {
        for &function in Function::ALL {
            for format in [Format::F16, Format::Bf16] {
                every_input(&device, function, format);
            }
        }
    }
}

#[test]
fn every_input_by_integers_alone() {
    for device in devices(Forms::Strict) {
        for &function in Function::ALL.iter().filter(|&&function| has_strict(function)) {
            every_input(&device, function, Format::F16);
        }
    }
}

#[test]
fn the_self_test_passes() {
    for device in devices(Forms::Float) {
        let found = device.self_tests(&emit(Language::Wgsl, Function::ALL)).unwrap();
        assert_eq!(found.len(), 36);
        for (name, word) in found {
            assert_eq!(word, 1, "{name}");
        }
    }
}

/// One bit of one coefficient is enough, or of one sum that is expected.
#[test]
fn the_self_test_bites() {
    let text = emit(Language::Wgsl, &[Function::Tanh]);
    let table = text.find("const hu_tanh_f16_polynomials").unwrap();
    let coefficient = table + text[table..].find("p-1f").unwrap();
    let mut changed = text.clone();
    changed.replace_range(coefficient..coefficient + 4, "p-2f");
    let sum = text.find("hu_tanh_f16(id.x), 0x").unwrap() + 28;
    let mut expecting = text.clone();
    let other = if text[sum..].starts_with('0') { "1" } else { "0" };
    expecting.replace_range(sum..sum + 1, other);
    for device in devices(Forms::Float) {
        let words = |text: &str| -> Vec<u32> {
            device.self_tests(text).unwrap().into_iter().map(|(_, word)| word).collect()
        };
        // tanh in binary16, the same by integers, and in bfloat16.
        assert_eq!(words(&text), [1; 3]);
        for changed in [&changed, &expecting] {
            let words = words(changed);
            assert!(words[0] != 1 && words[1..] == [1, 1], "{words:?}");
        }
    }
}

#[test]
fn what_is_not_there() {
    match Wgpu::open(1000, Forms::Float).map(|device| device.name().to_owned()) {
        Err(DeviceError::NoDevice("Vulkan", 1000, _)) => (),
        other => panic!("{other:?}"),
    }
    let error = DeviceError::NoDevice("Vulkan", 3, vec!["a".into(), "b".into()]);
    assert_eq!(error.to_string(), "Vulkan has no device 3, but 0, a; 1, b");
    let refuse = |device: &Wgpu, function, format, rounding| {
        let target = Target { function, format, rounding };
        assert!(device.run(target, &[], &mut []).is_err(), "{target}");
    };
    for device in devices(Forms::Float) {
        refuse(&device, Function::Tanh, Format::F32, Rounding::NearestEven);
        refuse(&device, Function::Tanh, Format::F16, Rounding::Up);
        assert!(device.self_tests("not WGSL").is_err());
    }
    for device in devices(Forms::Strict) {
        refuse(&device, Function::Tanh, Format::Bf16, Rounding::NearestEven);
        refuse(&device, Function::Exp, Format::F16, Rounding::NearestEven);
    }
}
