//! f32: an array gives what one call for each of its elements gives, wherever the elements lie, on every backend.

mod common;

use common::{backends, noise};
use halfulp::{Backend, CorrectlyRounded, Format, Function, SliceError};
use halfulp_kernels::for_each_function;

/// Numbers of all magnitudes, and those at the edges.
fn inputs() -> Vec<f32> {
    let edges =
        [0, 1, 0x007f_ffff, 0x0080_0000, 0x3f80_0000, 0x3fc9_0fda, 0x7f7f_ffff, 0x7f80_0000];
    let signed = edges.into_iter().chain([0x7f80_0001, 0x7fc0_0000]).flat_map(|x| [x, x | 1 << 31]);
    let random: Vec<u8> = noise(5).take(4 * 1000).collect();
    let random = random.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes));
    // Half of them where something happens.
    let near = random.clone().map(|bits| bits & 0x83ff_ffff | 0x3c00_0000);
    signed.chain(random).chain(near).map(f32::from_bits).collect()
}

/// The results of one call each on the portable backend.
fn expected(function: Function, inputs: &[f32]) -> Vec<u32> {
    let result = |x: &f32| {
        let mut y = [0f32];
        function.map_on(Backend::Portable, &[*x], &mut y).unwrap();
        y[0].to_bits()
    };
    inputs.iter().map(result).collect()
}

fn same(got: u32, expected: u32) -> bool {
    got == expected || Format::F32.is_nan(got) && Format::F32.is_nan(expected)
}

fn check(got: &[f32], expected: &[u32], what: &str) {
    assert_eq!(got.len(), expected.len());
    for (i, (y, expected)) in got.iter().zip(expected).enumerate() {
        assert!(
            same(y.to_bits(), *expected),
            "{what}, element {i}: {:08x}, not {expected:08x}",
            y.to_bits()
        );
    }
}

#[test]
fn every_backend_gives_the_same() {
    let inputs = inputs();
    for &function in Function::ALL {
        let expected = expected(function, &inputs);
        for backend in backends() {
            let mut y = vec![0.0; inputs.len()];
            function.map_on(backend, &inputs, &mut y).unwrap();
            check(&y, &expected, &format!("{function} on {backend}"));
        }
    }
}

#[test]
fn lengths_misalignments_and_strides() {
    let inputs = inputs();
    for &function in Function::ALL {
        let expected = expected(function, &inputs);
        for backend in backends() {
            for n in 0..=70 {
                let first = 13 * n;
                for (src_stride, dst_stride) in [(4, 4), (4, 9), (-4, 4), (8, -5)] {
                    // Every byte around the elements must stay.
                    let mut arena = vec![0xa5u8; 2000];
                    let src_first = if src_stride < 0 { 4 * n } else { 3 };
                    let dst_first = if dst_stride < 0 { 1000 + 5 * n } else { 1001 };
                    let at = |first: usize, stride: isize, i: usize| {
                        first.checked_add_signed(stride * i as isize).unwrap()
                    };
                    for i in 0..n {
                        let x = inputs[first + i].to_bits().to_le_bytes();
                        arena[at(src_first, src_stride, i)..][..4].copy_from_slice(&x);
                    }
                    let mut right = arena.clone();
                    let p = arena.as_mut_ptr();
                    // SAFETY: the elements lie inside the arena, apart from one another.
                    unsafe {
                        let (src, dst) = (p.add(src_first), p.add(dst_first));
                        function
                            .map_raw(Format::F32, backend, src, src_stride, dst, dst_stride, n)
                            .unwrap();
                    }
                    for i in 0..n {
                        let place = at(dst_first, dst_stride, i);
                        let got: [u8; 4] = arena[place..][..4].try_into().unwrap();
                        let expected = expected[first + i];
                        assert!(
                            same(u32::from_le_bytes(got), expected),
                            "{function} on {backend}, element {i} of {n}, stride {dst_stride}"
                        );
                        right[place..][..4].copy_from_slice(&got);
                    }
                    assert!(arena == right, "{function} on {backend}: {n} elements, more written");
                }
                let mut in_place = inputs[first..first + n].to_vec();
                let p: *mut u8 = in_place.as_mut_ptr().cast();
                // SAFETY: source and destination are the same array.
                unsafe { function.map_raw(Format::F32, backend, p, 4, p, 4, n).unwrap() };
                check(&in_place, &expected[first..first + n], &format!("{function} in place"));
            }
        }
    }
}

#[test]
fn overlaps_are_refused() {
    let mut arena = [0f32; 8];
    let p: *mut u8 = arena.as_mut_ptr().cast();
    for shift in 1..8 {
        // SAFETY: the elements lie inside the array.
        let result = unsafe {
            Function::Tanh.map_raw(Format::F32, Backend::Portable, p, 4, p.add(shift), 4, 3)
        };
        assert_eq!(result, Err(SliceError::Overlap));
    }
    // SAFETY: as before; strides of 2 bytes make elements overlap.
    let result =
        unsafe { Function::Tanh.map_raw(Format::F32, Backend::Portable, p, 4, p.add(16), 2, 2) };
    assert_eq!(result, Err(SliceError::Overlap));
}

macro_rules! forms {
    ($($name:ident: $kernel:ident [$slice:ident $in_place:ident $strided:ident $rounded:ident $into:ident $method:ident] ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        #[test]
        fn every_form_gives_the_same() {
            let inputs = inputs();
            let n = inputs.len();
            $({
                let expected = expected(Function::$kernel, &inputs);
                let name = stringify!($name);
                let values: Vec<f32> = inputs.iter().map(|x| halfulp::$name(*x)).collect();
                check(&values, &expected, name);
                let methods: Vec<f32> = inputs.iter().map(|x| x.$method()).collect();
                check(&methods, &expected, name);
                let mut y = vec![0.0; n];
                halfulp::$slice(&inputs, &mut y).unwrap();
                check(&y, &expected, name);
                let mut y = inputs.clone();
                halfulp::$in_place(&mut y);
                check(&y, &expected, name);
                let mut y = vec![7.0; 2 * n - 1];
                halfulp::$strided(&inputs, 1, &mut y, 2).unwrap();
                let even: Vec<f32> = y.iter().copied().step_by(2).collect();
                check(&even, &expected, name);
                assert!(y[1..].iter().step_by(2).all(|x| *x == 7.0));
                assert_eq!(halfulp::$slice(&inputs, &mut y), Err(SliceError::Length { source: n, destination: 2 * n - 1 }));
            })*
        }
    };
}
for_each_function!(forms);
