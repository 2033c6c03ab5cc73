//! The functions of the C library give what the Rust library gives: every input in 16 bits, a sample of f32.

use std::ffi::{CString, c_int, c_void};

use halfulp::{Bf16, Element, F16, Format, Function};
use halfulp_c::*;

/// Runs the three typed functions and the two by name, and compares.
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
fn check<T: Element, C: Copy + PartialEq + std::fmt::Debug>(
    function: Function,
    format: c_int,
    inputs: &[C],
    map: unsafe extern "C" fn(*const C, *mut C, usize) -> c_int,
    map_strided: unsafe extern "C" fn(*const C, isize, *mut C, isize, usize) -> c_int,
    value: extern "C" fn(C) -> C,
    (rust, c): (fn(C) -> T, fn(T) -> C),
    bits: fn(C) -> u32,
) {
    let n = inputs.len();
    let mut expected: Vec<T> = inputs.iter().map(|&x| rust(x)).collect();
    function.map_in_place(&mut expected);
    let expected: Vec<u32> = expected.into_iter().map(|y| bits(c(y))).collect();
    let compare = |what: &str, found: &[C]| {
        let found: Vec<u32> = found.iter().map(|&y| bits(y)).collect();
        assert!(found == expected, "{function}: {what}");
    };

    let mut y = inputs.to_vec();
    // SAFETY: both arrays have n elements; in place, they are one.
    unsafe { assert_eq!(map(inputs.as_ptr(), y.as_mut_ptr(), n), HU_OK) };
    compare("array", &y);
    let mut y = inputs.to_vec();
    // SAFETY: as above.
    unsafe { assert_eq!(map(y.as_ptr(), y.as_mut_ptr(), n), HU_OK) };
    compare("in place", &y);
    let mut y = inputs.to_vec();
    // SAFETY: from the last element of x backwards, and of y likewise.
    unsafe {
        let (x, y) = (inputs.as_ptr().add(n - 1), y.as_mut_ptr().add(n - 1));
        assert_eq!(map_strided(x, -1, y, -1, n), HU_OK);
    }
    compare("strided", &y);
    compare("value", &inputs.iter().map(|&x| value(x)).collect::<Vec<C>>());

    let name = CString::new(function.name()).unwrap();
    let mut y = inputs.to_vec();
    // SAFETY: the name ends in a null character; as above.
    unsafe {
        let found = hu_find(name.as_ptr());
        let (x, y) = (inputs.as_ptr().cast::<c_void>(), y.as_mut_ptr().cast::<c_void>());
        assert_eq!(hu_map(found, format, x, y, n), HU_OK);
    }
    compare("by name", &y);
}

/// NaNs are not specified.
fn canonical(format: Format, bits: u32) -> u32 {
    if format.is_nan(bits) { format.canonical_nan() } else { bits }
}

macro_rules! every_function {
    ($($name:ident: $Function:ident $names:tt $about:tt;)*) => {
        #[test]
        fn every_input_of_16_bits_and_a_sample_of_f32() {
            let patterns: Vec<u16> = (0..=u16::MAX).collect();
            let floats: Vec<f32> = (0..=u32::MAX).step_by(65_537).map(f32::from_bits).collect();
            $(pastey::paste! {
                let function = Function::$Function;
                let f16 = (F16 as fn(u16) -> F16, F16::to_bits as fn(F16) -> u16);
                check(function, HU_F16, &patterns, [<hu_ $name _f16>], [<hu_ $name _f16_strided>],
                    [<hu_ $name _f16_value>], f16, |y| canonical(Format::F16, y.into()));
                let bf16 = (Bf16 as fn(u16) -> Bf16, Bf16::to_bits as fn(Bf16) -> u16);
                check(function, HU_BF16, &patterns, [<hu_ $name _bf16>], [<hu_ $name _bf16_strided>],
                    [<hu_ $name _bf16_value>], bf16, |y| canonical(Format::Bf16, y.into()));
                let same = (core::convert::identity as fn(f32) -> f32, core::convert::identity as fn(f32) -> f32);
                check(function, HU_F32, &floats, [<hu_ $name _f32>], [<hu_ $name _f32_strided>],
                    [<hu_ $name _f32_value>], same, |y| canonical(Format::F32, y.to_bits()));
            })*
        }
    };
}
halfulp_kernels::for_each_function!(every_function);

#[test]
fn conversions_are_those_of_the_library() {
    for bits in 0..=u16::MAX {
        assert_eq!(hu_f16_to_f32(bits).to_bits(), F16(bits).to_f32().to_bits());
        assert_eq!(hu_bf16_to_f32(bits).to_bits(), Bf16(bits).to_f32().to_bits());
        let x = f32::from_bits(u32::from(bits) << 16 | 0x8001);
        assert_eq!(hu_f16_from_f32(x), F16::from_f32(x).0);
        assert_eq!(hu_bf16_from_f32(x), Bf16::from_f32(x).0);
    }
}
