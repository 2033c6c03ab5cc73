//! Many threads give the bits of one, for every number of elements and of threads.

use halfulp::{Bf16, Element, F16, Function, SliceError};
use rayon::ThreadPoolBuilder;

/// About the sizes where the work is divided, and where the last piece has one element, or all but one.
fn lengths() -> impl Iterator<Item = usize> {
    const FROM: usize = Function::PARALLEL_FROM;
    [0, 1, FROM - 1, FROM, FROM + 1, FROM + 4097, 3 * FROM - 1].into_iter()
}

fn the_same_bits<T: Element + Send + Sync>(value: fn(u32) -> T, bits: fn(T) -> u32) {
    for threads in [1, 2, 3, 7] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        for (n, &function) in lengths().zip(Function::ALL.iter().cycle().skip(threads)) {
            // All patterns of 16 bits, and of 32 those that an odd factor reaches.
            let src: Vec<T> = (0..n as u32).map(|i| value(i.wrapping_mul(0x9e37_79b1))).collect();
            let patterns = |of: &[T]| of.iter().map(|&y| bits(y)).collect::<Vec<_>>();
            let (mut one, mut many, mut in_place) = (src.clone(), src.clone(), src.clone());
            function.map(&src, &mut one).unwrap();
            pool.install(|| {
                function.map_parallel(&src, &mut many).unwrap();
                function.map_in_place_parallel(&mut in_place);
            });
            let one = patterns(&one);
            assert!(one == patterns(&many), "{function}, {n} elements, {threads} threads");
            assert!(one == patterns(&in_place), "{function}, {n} in place, {threads} threads");
        }
    }
}

#[test]
fn the_same_bits_in_f16() {
    the_same_bits(|i| F16::from_bits(i as u16), |y| y.to_bits().into());
}

#[test]
fn the_same_bits_in_bf16() {
    the_same_bits(|i| Bf16::from_bits(i as u16), |y| y.to_bits().into());
}

#[test]
fn the_same_bits_in_f32() {
    the_same_bits(f32::from_bits, f32::to_bits);
}

#[test]
fn unlike_lengths_are_refused_and_nothing_is_written() {
    let n = Function::PARALLEL_FROM;
    let mut dst = vec![2.0f32; n + 1];
    let expected = SliceError::Length { source: n, destination: n + 1 };
    assert_eq!(Function::Exp.map_parallel(&vec![0.0; n], &mut dst), Err(expected));
    assert!(dst.iter().all(|&y| y == 2.0));
}
