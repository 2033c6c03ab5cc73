//! An array gives what one call for each of its elements gives, wherever the elements lie.

mod common;

use common::{Case, Place, noise};
use halfulp::SliceError;

const SIZE: isize = 2;

/// Every value at every lane of a vector, of 64 elements or fewer.
#[test]
fn every_value_at_every_lane() {
    for case in Case::all() {
        for shift in 0..64u16 {
            let src: Vec<u16> = (0..=u16::MAX).map(|x| x.wrapping_sub(shift)).collect();
            // A rest of 64 - shift elements fills no vector.
            let (src, n) = (&src, src.len() - usize::from(shift));
            let mut dst = vec![0u16; n];
            // SAFETY: n elements each.
            unsafe {
                let (x, y) = (src.as_ptr().cast(), dst.as_mut_ptr().cast());
                case.function.map_raw(case.format, case.backend, x, SIZE, y, SIZE, n).unwrap();
            }
            for (x, y) in src.iter().zip(&dst) {
                assert_eq!(
                    *y,
                    case.expected[usize::from(*x)],
                    "{case}: {x:04x} shifted by {shift}"
                );
            }
        }
    }
}

/// Every value in a short array: each length up to 70 is filled from all the inputs in turn.
#[test]
fn every_value_at_every_length() {
    let inputs: Vec<u16> = (0..=u16::MAX).collect();
    for case in Case::all() {
        for n in 1..=70 {
            for src in inputs.chunks(n) {
                let mut dst = [0x5a5au16; 72];
                // SAFETY: no more than 70 elements each.
                unsafe {
                    let (x, y) = (src.as_ptr().cast(), dst[1..].as_mut_ptr().cast());
                    case.function
                        .map_raw(case.format, case.backend, x, SIZE, y, SIZE, src.len())
                        .unwrap();
                }
                let first = usize::from(src[0]);
                assert_eq!(dst[1..=src.len()], case.expected[first..][..src.len()], "{case}, {n}");
                assert_eq!((dst[0], dst[src.len() + 1]), (0x5a5a, 0x5a5a), "{case}, {n}");
            }
        }
    }
}

/// Lengths 0 to 70 at every misalignment of both arrays, odd addresses included, and in place.
#[test]
fn lengths_and_misalignments() {
    let bytes: Vec<u8> = noise(1).take(1024).collect();
    for case in Case::all() {
        for n in 0..=70 {
            for offset in 0..=64 {
                let src = Place { first: 64 + offset, stride: SIZE };
                let dst = Place { first: 512 + (offset * 7 + n) % 65, stride: SIZE };
                case.check(&mut bytes.clone(), src, dst, n);
                case.check(&mut bytes.clone(), src, src, n);
            }
        }
    }
}

/// Arrays that are longer than any block: at odd addresses, strided, in place.
#[test]
fn large_arrays() {
    const N: usize = 100_003;
    let mut bytes: Vec<u8> = noise(2).take(12 * N).collect();
    let place = |first, stride| Place::from_lowest(first, stride, N);
    for case in Case::all() {
        case.check(&mut bytes, place(1, 2), place(6 * N, 2), N);
        case.check(&mut bytes, place(3, 2), place(3, 2), N);
        case.check(&mut bytes, place(5, -6), place(6 * N + 7, 4), N);
        case.check(&mut bytes, place(6 * N, 5), place(6 * N, 5), N);
    }
}

/// Strides of either sign, a source stride of 0, unlike and interleaving ones, in place: at lengths around
/// those of a vector and of a block.
#[test]
fn strides() {
    const STRIDES: [isize; 17] = [0, 2, -2, 3, -3, 4, -4, 5, 6, -6, 7, 8, -8, 31, 64, -66, 130];
    const LENGTHS: [usize; 13] = [0, 1, 2, 3, 15, 16, 17, 31, 33, 70, 256, 257, 515];
    let bytes: Vec<u8> = noise(3).take(140_000).collect();
    let mut arena = bytes.clone();
    for case in Case::all() {
        for n in LENGTHS {
            for src_stride in STRIDES {
                let src = Place::from_lowest(9, src_stride, n);
                for dst_stride in STRIDES.into_iter().filter(|s| *s != 0) {
                    let dst = Place::from_lowest(src.end(n).max(9) + 3, dst_stride, n);
                    let arena = &mut arena[..dst.end(n) + 8];
                    case.check(arena, src, dst, n);
                    arena.copy_from_slice(&bytes[..arena.len()]);
                }
                let arena = &mut arena[..src.end(n) + 130];
                if src_stride != 0 {
                    case.check(arena, src, src, n);
                }
                // The destination between the elements of the source.
                for phase in 2..=src_stride.abs() - 2 {
                    let dst = Place { first: src.first + phase as usize, stride: src_stride };
                    case.check(arena, src, dst, n);
                }
                arena.copy_from_slice(&bytes[..arena.len()]);
            }
        }
    }
}

/// What overlaps is refused, and nothing is written; what does not is run, and gives the right results.
///
/// All arrays of up to four elements, strides up to five bytes and distances up to 20 bytes.
#[test]
fn overlaps() {
    let bytes: Vec<u8> = noise(4).take(100).collect();
    let (mut refused, mut run) = (0, 0);
    for backend in common::backends() {
        let case = Case::new((halfulp::Function::Sigmoid, halfulp::Format::F16, backend));
        for n in 0..=4 {
            for (src_stride, dst_stride) in (-5..=5).flat_map(|s| (-5..=5).map(move |d| (s, d))) {
                for first in 30..=70 {
                    let src = Place { first: 50, stride: src_stride };
                    let dst = Place { first, stride: dst_stride };
                    let mut arena = bytes.clone();
                    if case.run(&mut arena, src, dst, n).is_ok() {
                        assert!(!conflict(src, dst, n), "{n} elements from {src:?} to {dst:?}");
                        case.check(&mut bytes.clone(), src, dst, n);
                        run += 1;
                    } else {
                        assert_eq!(case.run(&mut arena, src, dst, n), Err(SliceError::Overlap));
                        assert_eq!(arena, bytes);
                        let intersect = src.end(n) > dst.at(0).min(dst.at(n - 1))
                            && dst.end(n) > src.at(0).min(src.at(n - 1));
                        assert!(
                            conflict(src, dst, n) || src_stride != dst_stride && intersect,
                            "{n} elements from {src:?} to {dst:?} don't overlap"
                        );
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 1000 && run > 1000);
}

/// Whether writing some element of the destination changes another one, or an element of the source that is
/// not its own: element by element.
fn conflict(src: Place, dst: Place, n: usize) -> bool {
    let touch = |a: usize, b: usize| a.abs_diff(b) < 2;
    (0..n).any(|i| {
        (0..n).any(|j| {
            i != j && touch(dst.at(i), dst.at(j))
                || touch(dst.at(i), src.at(j)) && (i != j || dst.at(i) != src.at(j))
        })
    })
}

/// Addresses at the ends of the address space and strides of any size neither wrap nor panic.
#[test]
fn extreme_strides_are_refused() {
    use halfulp::{Backend, Format, Function};
    let mut x = [0x3c00u16; 2];
    let p: *mut u8 = x.as_mut_ptr().cast();
    for (src_stride, dst_stride) in
        [(isize::MAX, isize::MAX), (isize::MIN, isize::MIN), (isize::MIN, isize::MAX), (0, 1)]
    {
        for n in [2, 3, usize::MAX] {
            // SAFETY: the strides make the arrays overlap, so that nothing is accessed.
            let result = unsafe {
                let dst = p.wrapping_add(1);
                Function::Exp.map_raw(
                    Format::F16,
                    Backend::Portable,
                    p,
                    src_stride,
                    dst,
                    dst_stride,
                    n,
                )
            };
            assert_eq!(result, Err(SliceError::Overlap), "{src_stride} {dst_stride} {n}");
        }
    }
    // One element needs no stride, and none no address.
    for stride in [0, 1, isize::MIN, isize::MAX] {
        let mut y = [0u16; 2];
        // SAFETY: one element each, then none.
        unsafe {
            let (src, dst) = (p, y.as_mut_ptr().cast());
            Function::Exp
                .map_raw(Format::F16, Backend::Portable, src, stride, dst, stride, 1)
                .unwrap();
            let (src, dst) = (std::ptr::null(), std::ptr::null_mut());
            Function::Exp
                .map_raw(Format::F16, Backend::Portable, src, stride, dst, stride, 0)
                .unwrap();
        }
        assert_eq!(y[1], 0);
    }
    assert_eq!(x, [0x3c00; 2]);
}

/// A missing backend is an error.
#[test]
fn no_backend_is_an_error() {
    use halfulp::{Backend, Format, Function};
    let (x, mut y) = (1f32, 2f32);
    let (src, dst) = ((&raw const x).cast(), (&raw mut y).cast());
    for &function in Function::ALL {
        for &backend in Backend::ALL.iter().filter(|backend| !backend.is_available()) {
            for &format in Format::ALL {
                // SAFETY: one element each.
                let result = unsafe { function.map_raw(format, backend, src, 4, dst, 4, 1) };
                assert_eq!(result, Err(SliceError::Backend));
            }
        }
    }
    assert_eq!(y, 2.0);
}
