//! What the tests over slices share.
#![allow(dead_code)]

use halfulp::{Backend, Format, Function};

/// The formats with narrow kernels.
pub const FORMATS: [Format; 2] = [Format::F16, Format::Bf16];

/// The backends that this processor has; says on stderr which it lacks.
pub fn backends() -> Vec<Backend> {
    let (have, lack): (Vec<_>, Vec<_>) = Backend::ALL.iter().partition(|b| b.is_available());
    for backend in lack {
        eprintln!("skipped: this processor lacks the backend {backend}");
    }
    have
}

/// Every combination of function, format and backend.
pub fn combinations() -> impl Iterator<Item = (Function, Format, Backend)> {
    let backends = backends();
    Function::ALL.iter().flat_map(move |&function| {
        let backends = backends.clone();
        FORMATS.into_iter().flat_map(move |format| {
            backends.clone().into_iter().map(move |backend| (function, format, backend))
        })
    })
}

/// The results for every bit pattern, each from a call of its own: what any array must give.
///
/// A NaN's bits are part of it: one backend gives the same ones at every position.
pub fn one_at_a_time(function: Function, format: Format, backend: Backend) -> Vec<u16> {
    (0..=u16::MAX)
        .map(|x| {
            let mut y = 0u16;
            // SAFETY: one element each.
            unsafe {
                function
                    .map_raw(format, backend, (&raw const x).cast(), 2, (&raw mut y).cast(), 2, 1)
                    .unwrap();
            }
            y
        })
        .collect()
}

/// Bytes that look random, the same in every run (splitmix64).
pub fn noise(seed: u64) -> impl Iterator<Item = u8> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)).to_le_bytes()
    })
    .flatten()
}

/// A strided array inside an arena of bytes: the position of element 0 and the stride, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The position of element 0.
    pub first: usize,
    /// The distance from one element to the next.
    pub stride: isize,
}

impl Place {
    /// The position of element `i`.
    pub fn at(self, i: usize) -> usize {
        self.first.checked_add_signed(self.stride * i as isize).unwrap()
    }

    /// Places the n elements so that the lowest byte of them all is at `lowest`.
    pub fn from_lowest(lowest: usize, stride: isize, n: usize) -> Self {
        let reach = stride * (n as isize - 1).max(0);
        Place { first: lowest.checked_add_signed(-reach.min(0)).unwrap(), stride }
    }

    /// The first byte behind the n elements.
    pub fn end(self, n: usize) -> usize {
        if n == 0 { self.first } else { self.at(0).max(self.at(n - 1)) + 2 }
    }
}

/// A function on a backend, with its [`one_at_a_time`] results.
pub struct Case {
    /// The function.
    pub function: Function,
    /// The format.
    pub format: Format,
    /// The backend.
    pub backend: Backend,
    /// The results for every bit pattern.
    pub expected: Vec<u16>,
}

impl Case {
    /// The case, with its results.
    pub fn new((function, format, backend): (Function, Format, Backend)) -> Self {
        let expected = one_at_a_time(function, format, backend);
        Case { function, format, backend, expected }
    }

    /// Every case.
    pub fn all() -> impl Iterator<Item = Case> {
        combinations().map(Case::new)
    }

    /// Runs the function from `src` to `dst` inside `arena`.
    pub fn run(
        &self,
        arena: &mut [u8],
        src: Place,
        dst: Place,
        n: usize,
    ) -> Result<(), halfulp::SliceError> {
        assert!(src.end(n) <= arena.len() && dst.end(n) <= arena.len());
        let base = arena.as_mut_ptr();
        // SAFETY: every element lies inside the arena.
        unsafe {
            self.function.map_raw(
                self.format,
                self.backend,
                base.add(src.first),
                src.stride,
                base.add(dst.first),
                dst.stride,
                n,
            )
        }
    }

    /// Runs the function and compares the whole arena, bytes between and around the elements included,
    /// with what one call for each element gives.
    pub fn check(&self, arena: &mut [u8], src: Place, dst: Place, n: usize) {
        let mut expected = arena.to_vec();
        for i in 0..n {
            let x = u16::from_le_bytes([arena[src.at(i)], arena[src.at(i) + 1]]);
            let y = self.expected[usize::from(x)].to_le_bytes();
            expected[dst.at(i)..][..2].copy_from_slice(&y);
        }
        self.run(arena, src, dst, n).unwrap();
        if arena != expected {
            let at = arena.iter().zip(&expected).position(|(a, b)| a != b).unwrap();
            panic!("{self}: byte {at} is wrong for {n} elements from {src:?} to {dst:?}");
        }
    }
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} on {}", self.function, self.format, self.backend)
    }
}
