//! Random arrays: any length, stride, distance, function, format and backend.

mod common;

use std::sync::OnceLock;

use common::{Case, Place, noise};
use halfulp::SliceError;
use proptest::prelude::*;

fn cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| Case::all().collect())
}

/// A stride: often a likely one.
fn stride() -> impl Strategy<Value = isize> {
    prop_oneof![Just(2isize), Just(-2), Just(4), -12..=12isize, -300..=300isize]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..Default::default() })]

    /// Whatever runs gives the results of one call an element and touches nothing else; whatever is
    /// refused writes nothing.
    #[test]
    fn any_two_arrays(
        case in 0..cases().len(),
        n in prop_oneof![0..=70usize, 0..=1200usize],
        src_stride in stride(),
        dst_stride in stride(),
        equal_strides in any::<bool>(),
        src_at in 0..=200usize,
        dst_at in prop_oneof![0..=200usize, 0..=400_000usize],
        seed in any::<u64>(),
    ) {
        let case = &cases()[case];
        let dst_stride = if equal_strides { src_stride } else { dst_stride };
        let src = Place::from_lowest(src_at, src_stride, n);
        let dst = Place::from_lowest(dst_at, dst_stride, n);
        let mut arena: Vec<u8> = noise(seed).take(src.end(n).max(dst.end(n)) + 8).collect();
        let before = arena.clone();
        match case.run(&mut arena, src, dst, n) {
            Ok(()) => {
                arena.copy_from_slice(&before);
                case.check(&mut arena, src, dst, n);
            }
            Err(error) => {
                prop_assert_eq!(error, SliceError::Overlap);
                prop_assert!(arena == before);
                // Only what lies apart is sure to run.
                let apart = n == 0
                    || src.end(n) <= dst.at(0).min(dst.at(n - 1))
                    || dst.end(n) <= src.at(0).min(src.at(n - 1));
                prop_assert!(!apart || dst_stride.abs() < 2);
            }
        }
    }

    /// A part of an array, moved by any number of bytes, gives that part of the results.
    #[test]
    fn any_part(case in 0..cases().len(), n in 1..=3000usize, cut in any::<[u16; 2]>(), by in 0..64usize) {
        let case = &cases()[case];
        let (a, b) = (usize::from(cut[0]) % n, usize::from(cut[1]) % n);
        let (from, to) = (a.min(b), a.max(b) + 1);
        let mut arena: Vec<u8> = noise(n as u64).take(2 * n).collect();
        arena.resize(8 * n + 200, 0);
        let whole = Place { first: 2 * n + 64, stride: 2 };
        case.run(&mut arena, Place { first: 0, stride: 2 }, whole, n).unwrap();
        let part = Place { first: 4 * n + 64 + by, stride: 2 };
        case.run(&mut arena, Place { first: 2 * from, stride: 2 }, part, to - from).unwrap();
        prop_assert_eq!(
            &arena[whole.at(from)..whole.at(to)],
            &arena[part.first..part.at(to - from)]
        );
    }
}
