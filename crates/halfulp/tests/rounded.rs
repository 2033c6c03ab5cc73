//! Results in any rounding mode and format: an array gives what one call for each of its elements gives, wherever the elements
//! lie, on every backend; and the modes are related as they must be.

mod common;

use common::{Place, backends, noise};
use halfulp::{Backend, Bf16, F16, Format, Function, Rounding, SliceError};
use halfulp_kernels::for_each_function;

/// Patterns of a format: the numbers at the edges, and random ones, half of them where something happens.
fn inputs(format: Format) -> Vec<u32> {
    let (sign, infinity) = (format.sign_bit(), format.infinity());
    let one = (infinity >> 1) & !((1 << (format.precision() - 2)) - 1);
    let quiet = 1 << (format.precision() - 2);
    let edges = [0, 1, quiet * 2 - 1, quiet * 2, one - 1, one, one + 1, infinity - 1, infinity];
    let signed =
        edges.into_iter().chain([infinity + 1, infinity + quiet]).flat_map(|x| [x, x | sign]);
    let random: Vec<u8> = noise(7).take(4 * 400).collect();
    let mask = sign | (sign - 1);
    let random = random.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes) & mask);
    let near = random.clone().map(|bits| (one - quiet * 4 + bits % (quiet * 12)) | bits & sign);
    signed.chain(random).chain(near).collect()
}

fn bytes(format: Format, bits: u32) -> Vec<u8> {
    bits.to_le_bytes()[..format.bits() as usize / 8].to_vec()
}

/// Every pair of formats in every mode.
fn conversions() -> impl Iterator<Item = (Format, Format, Rounding)> {
    let formats =
        Format::ALL.iter().flat_map(|from| Format::ALL.iter().map(move |to| (*from, *to)));
    formats.flat_map(|(from, to)| Rounding::ALL.iter().map(move |rounding| (from, to, *rounding)))
}

/// One call for one element.
fn one(function: Function, from: Format, to: Format, rounding: Rounding, bits: u32) -> u32 {
    let (src, mut dst) = (bits.to_le_bytes(), [0u8; 4]);
    let (src, dst_at) = ((from, src.as_ptr(), 0), (to, dst.as_mut_ptr(), 0));
    // SAFETY: one element each.
    unsafe { function.map_raw_into(src, dst_at, 1, rounding, Backend::Portable).unwrap() };
    canonical(to, u32::from_le_bytes(dst))
}

fn canonical(format: Format, bits: u32) -> u32 {
    if format.is_nan(bits) { format.canonical_nan() } else { bits }
}

#[test]
fn lengths_misalignments_and_strides() {
    for (from, to, rounding) in conversions() {
        let inputs = inputs(from);
        let [src_size, dst_size] = [from, to].map(|format| format.bits() as usize / 8);
        for &function in &[Function::Tanh, Function::Log, Function::Gelu] {
            let expected: Vec<u32> =
                inputs.iter().map(|&bits| one(function, from, to, rounding, bits)).collect();
            for backend in backends() {
                for n in (0..=70).chain([255, 256, 257, 515]) {
                    let first = 5 * n % (inputs.len() - n);
                    let strides = [(0, 0), (1, 3), (-9, 0), (3, -7)];
                    let (more_src, more_dst) = strides[n % strides.len()];
                    let stride = |size: usize, more: isize| more + more.signum() * size as isize;
                    let [src_stride, dst_stride] =
                        [(src_size, more_src), (dst_size, more_dst)].map(|(size, more)| {
                            if more == 0 { size as isize } else { stride(size, more) }
                        });
                    let src = Place::from_lowest(3, src_stride, n);
                    let dst = Place::from_lowest(10_001, dst_stride, n);
                    let mut arena = vec![0xa5u8; 20_000];
                    for i in 0..n {
                        let x = bytes(from, inputs[first + i]);
                        arena[src.at(i)..][..src_size].copy_from_slice(&x);
                    }
                    let mut right = arena.clone();
                    for i in 0..n {
                        let y = bytes(to, expected[first + i]);
                        right[dst.at(i)..][..dst_size].copy_from_slice(&y);
                    }
                    let p = arena.as_mut_ptr();
                    // SAFETY: the elements lie inside the arena, apart from one another.
                    unsafe {
                        let src = (from, p.add(src.first).cast_const(), src_stride);
                        let dst = (to, p.add(dst.first), dst_stride);
                        function.map_raw_into(src, dst, n, rounding, backend).unwrap();
                    }
                    // What nearest-even gives of a NaN is not specified.
                    for i in 0..n {
                        let place = dst.at(i)..dst.at(i) + dst_size;
                        let mut pattern = [0; 4];
                        pattern[..dst_size].copy_from_slice(&arena[place.clone()]);
                        let pattern = canonical(to, u32::from_le_bytes(pattern));
                        arena[place].copy_from_slice(&bytes(to, pattern));
                    }
                    assert!(
                        arena == right,
                        "{function}, {from} to {to}, {rounding}, on {backend}: {n} elements"
                    );
                }
            }
        }
    }
}

#[test]
fn overlaps_are_refused() {
    let mut arena = [0u32; 16];
    let p: *mut u8 = arena.as_mut_ptr().cast();
    let run = |from: (Format, usize, isize), to: (Format, usize, isize), n| {
        let (src, dst) =
            ((from.0, p.wrapping_add(from.1), from.2), (to.0, p.wrapping_add(to.1), to.2));
        let src = (src.0, src.1.cast_const(), src.2);
        // SAFETY: the elements lie inside the array.
        unsafe { Function::Exp.map_raw_into(src, dst, n, Rounding::Up, Backend::Portable) }
    };
    use Format::{Bf16, F16, F32};
    // Elements of one size may be replaced where they are; others may not.
    assert_eq!(run((F16, 0, 2), (Bf16, 0, 2), 8), Ok(()));
    assert_eq!(run((F32, 0, 4), (F32, 0, 4), 8), Ok(()));
    assert_eq!(run((F32, 0, 4), (Bf16, 0, 2), 8), Err(SliceError::Overlap));
    assert_eq!(run((F32, 0, 4), (Bf16, 0, 4), 8), Err(SliceError::Overlap));
    assert_eq!(run((F16, 0, 2), (F32, 14, 4), 8), Err(SliceError::Overlap));
    assert_eq!(run((F16, 0, 2), (F32, 16, 4), 8), Ok(()));
    assert_eq!(run((F16, 0, 2), (F32, 0, 3), 2), Err(SliceError::Overlap));
    assert_eq!(run((F16, 0, 2), (F32, 32, 3), 2), Err(SliceError::Overlap));
}

/// Down ≤ nearest ≤ up, one apart or equal; toward zero is one of the two, and odd34 lies between.
#[test]
fn modes_enclose() {
    let order = |format: Format, bits: u32| {
        let magnitude = i64::from(bits & !format.sign_bit());
        if bits & format.sign_bit() == 0 { magnitude } else { -magnitude - 1 }
    };
    for (from, to, _) in conversions().filter(|(_, _, rounding)| *rounding == Rounding::Up) {
        for &function in Function::ALL {
            for bits in inputs(from) {
                let of = |rounding| one(function, from, to, rounding, bits);
                let [even, away, zero, up, down] = [0, 1, 2, 3, 4].map(|i| of(Rounding::ALL[i]));
                let what = format!("{function}({bits:x}), {from} to {to}");
                if to.is_nan(up) {
                    assert!([even, away, zero, down].iter().all(|y| to.is_nan(*y)), "{what}");
                    continue;
                }
                let (low, high) = (order(to, down), order(to, up));
                // From -0 to the smallest number, the order passes +0.
                assert!(low == high || (low + 1..=low + 2).contains(&high), "{what}");
                for y in [even, away] {
                    assert!((low..=high).contains(&order(to, y)), "{what}");
                }
                assert_eq!(zero, if up & to.sign_bit() == 0 { down } else { up }, "{what}");
            }
        }
    }
}

macro_rules! forms {
    ($($name:ident: $kernel:ident [$slice:ident $in_place:ident $strided:ident $rounded:ident $into:ident $method:ident] ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        #[test]
        fn every_form_gives_the_same() {
            let inputs: Vec<f32> = inputs(Format::F32).into_iter().map(f32::from_bits).collect();
            let same = |a: &[f32], b: &[f32]| {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan())
            };
            for &rounding in Rounding::ALL {
                $({
                    let function = Function::$kernel;
                    let mut expected = vec![0.0; inputs.len()];
                    function.map_into_on(Backend::Portable, &inputs, &mut expected, rounding).unwrap();
                    let mut y = vec![0.0; inputs.len()];
                    function.map_into(&inputs, &mut y, rounding).unwrap();
                    assert!(same(&y, &expected), "{function}, {rounding}");
                    halfulp::$into(&inputs, &mut y, rounding).unwrap();
                    assert!(same(&y, &expected), "{function}, {rounding}: slices");
                    y.copy_from_slice(&inputs);
                    function.map_in_place_rounded(&mut y, rounding);
                    assert!(same(&y, &expected), "{function}, {rounding}: in place");
                    let values: Vec<f32> = inputs.iter().map(|x| halfulp::$rounded(*x, rounding)).collect();
                    assert!(same(&values, &expected), "{function}, {rounding}: values");
                    let values: Vec<f32> = inputs.iter().map(|x| function.value_into(*x, rounding)).collect();
                    assert!(same(&values, &expected), "{function}, {rounding}: values by name");

                    let mut narrow = vec![Bf16::ZERO; inputs.len()];
                    function.map_into(&inputs, &mut narrow, rounding).unwrap();
                    let mut again = vec![Bf16::ZERO; inputs.len()];
                    halfulp::$into(&inputs, &mut again, rounding).unwrap();
                    assert_eq!(narrow, again, "{function}, {rounding}: bf16");
                    let again: Vec<Bf16> = inputs.iter().map(|x| halfulp::$rounded(*x, rounding)).collect();
                    assert_eq!(narrow, again, "{function}, {rounding}: bf16 values");

                    let error = Err(SliceError::Length { source: 3, destination: inputs.len() });
                    assert_eq!(function.map_into(&[F16::ONE; 3], &mut y, rounding), error);
                    assert_eq!(halfulp::$into(&[F16::ONE; 3], &mut y, rounding), error);
                })*
            }
            $({
                let function = Function::$kernel;
                let expected: Vec<u64> = inputs.iter().map(|x| function.odd34(*x)).collect();
                let mut patterns = vec![0; inputs.len()];
                function.map_odd34(&inputs, &mut patterns).unwrap();
                assert_eq!(patterns, expected, "{function}");
                for backend in backends() {
                    function.map_odd34_on(backend, &inputs, &mut patterns).unwrap();
                    assert_eq!(patterns, expected, "{function} on {backend}");
                }
                let error = Err(SliceError::Length { source: 2, destination: 1 });
                assert_eq!(function.map_odd34(&inputs[..2], &mut patterns[..1]), error);
            })*
        }
    };
}
for_each_function!(forms);
