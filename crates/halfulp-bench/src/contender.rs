//! What is timed.

use core::fmt;
use core::hint::black_box;
use core::iter::zip;

use half::slice::HalfFloatSliceExt;
use half::{bf16, f16};
use halfulp::{Backend, Bf16, Element, F16, Format, Function};
use num_traits::Float;

use crate::crates::{self, Crate, Order, Through};
use crate::loaded::{self, Vendor, Width};
use crate::table::Table;
#[cfg(target_arch = "x86_64")]
use crate::x86;

/// A way of getting the results, or a part of the work that every such way has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Contender {
    /// The library, on a backend.
    Backend(Backend),
    /// The library on the backend that it chooses, on as many threads as rayon's pool has.
    Threads,
    /// The `half` crate's `num_traits::Float`: one of its methods where it has the function, else the
    /// textbook formula, every operation rounded to 16 bits. No erf, gelu.
    HalfCrate,
    /// Copying the array.
    Copy,
    /// Widening every element to an f32 and narrowing that again, with the instructions of a backend.
    Convert(Backend),
    /// Looking each result up in a table of all 65,536.
    Table(Lookup, Level),
    /// Calls of one value each, in 16 bits those of other crates through f32, one after another; each waiting for the result before where they are
    /// [chained](Order::Chained).
    Calls(Crate, Order),
    /// A library that is loaded at run time, in 16 bits through f32.
    Loaded(Vendor, Width),
}

/// How a table is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lookup {
    /// By a plain loop.
    Scalar,
    /// By AVX-512 gathers of 16 elements.
    Gather,
}

/// Where a table lies when a pass over the array begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Where the pass before left it.
    Warm,
    /// In the L2 cache: no part of it in L1.
    L2,
    /// In memory: no part of it in any cache.
    Memory,
}

impl Contender {
    /// Every contender in a format, but the library's backends.
    pub fn rivals(format: Format) -> impl Iterator<Item = Contender> {
        let of_format = if format == Format::F32 { &[Contender::Copy] } else { Self::IN_16_BITS };
        let of_all = [Contender::Threads].into_iter();
        of_all.chain(of_format.iter().chain(Self::LOADED).chain(Self::CALLS).copied())
    }

    const IN_16_BITS: &[Contender] = &[
        Contender::HalfCrate,
        Contender::Copy,
        Contender::Convert(Backend::Portable),
        Contender::Convert(Backend::Avx2),
        Contender::Convert(Backend::Avx512),
        Contender::Table(Lookup::Scalar, Level::Warm),
        Contender::Table(Lookup::Scalar, Level::L2),
        Contender::Table(Lookup::Scalar, Level::Memory),
        Contender::Table(Lookup::Gather, Level::Warm),
        Contender::Table(Lookup::Gather, Level::L2),
        Contender::Table(Lookup::Gather, Level::Memory),
    ];

    #[rustfmt::skip]
    const LOADED: &[Contender] = {
        use Contender::Loaded;
        use Vendor::{Libmvec, Sleef, Svml, SvmlCr, SvmlHa};
        use Width::{Avx2, Avx512};
        &[
            Loaded(SvmlCr, Avx512), Loaded(SvmlHa, Avx512), Loaded(Svml, Avx512),
            Loaded(Sleef, Avx512), Loaded(Libmvec, Avx512),
            Loaded(SvmlCr, Avx2), Loaded(SvmlHa, Avx2), Loaded(Svml, Avx2),
            Loaded(Sleef, Avx2), Loaded(Libmvec, Avx2),
        ]
    };

    #[rustfmt::skip]
    const CALLS: &[Contender] = {
        use Contender::Calls;
        use Order::{Chained, Independent};
        &[
            Calls(Crate::Halfulp, Independent), Calls(Crate::CoreMath, Independent),
            Calls(Crate::Pxfm, Independent), Calls(Crate::Libm, Independent), Calls(Crate::Std, Independent),
            Calls(Crate::Halfulp, Chained), Calls(Crate::CoreMath, Chained),
            Calls(Crate::Pxfm, Chained), Calls(Crate::Libm, Chained), Calls(Crate::Std, Chained),
        ]
    };

    /// The name, one word.
    pub const fn name(self) -> &'static str {
        match self {
            Contender::Backend(backend) => backend.name(),
            Contender::Threads => "threads",
            Contender::HalfCrate => "half-crate",
            Contender::Copy => "copy",
            Contender::Convert(Backend::Portable) => "convert-portable",
            Contender::Convert(Backend::Scalar) => "convert-scalar",
            Contender::Convert(Backend::Avx2) => "convert-avx2",
            Contender::Convert(Backend::Avx512) => "convert-avx512",
            Contender::Table(Lookup::Scalar, Level::Warm) => "table-scalar",
            Contender::Table(Lookup::Scalar, Level::L2) => "table-scalar-l2",
            Contender::Table(Lookup::Scalar, Level::Memory) => "table-scalar-memory",
            Contender::Table(Lookup::Gather, Level::Warm) => "table-gather",
            Contender::Table(Lookup::Gather, Level::L2) => "table-gather-l2",
            Contender::Table(Lookup::Gather, Level::Memory) => "table-gather-memory",
            Contender::Calls(of, order) => of.name(order),
            Contender::Loaded(vendor, width) => vendor.name(width),
        }
    }

    /// What this contender is compared with in a format.
    ///
    /// In 16 bits that is the table: gathered where the contender uses AVX-512 itself, else read by a scalar
    /// loop. In f32 it is what is correctly rounded too: SVML's `_cr` of the same vectors, or calls of the crate
    /// `core-math`. Many threads are compared with one.
    pub fn reference(self, format: Format) -> Contender {
        if self == Contender::Threads {
            return Contender::Backend(Backend::current());
        }
        if matches!(format, Format::F32) {
            return match self.width() {
                Some(width) => Contender::Loaded(Vendor::SvmlCr, width),
                None => {
                    let order = match self {
                        Contender::Calls(_, order) => order,
                        _ => Order::Independent,
                    };
                    Contender::Calls(Crate::CoreMath, order)
                }
            };
        }
        let lookup = match self {
            Contender::Backend(Backend::Avx512)
            | Contender::Convert(Backend::Avx512)
            | Contender::Table(Lookup::Gather, _) => Lookup::Gather,
            _ => Lookup::Scalar,
        };
        Contender::Table(lookup, Level::Warm)
    }

    /// SVML's *high accuracy* for the same vectors; none for what computes one f32 at a time.
    pub const fn high_accuracy(self) -> Option<Contender> {
        match self.width() {
            Some(width) => Some(Contender::Loaded(Vendor::SvmlHa, width)),
            None => None,
        }
    }

    /// The vectors that it computes in.
    const fn width(self) -> Option<Width> {
        match self {
            Contender::Backend(Backend::Avx2) => Some(Width::Avx2),
            Contender::Backend(Backend::Avx512) => Some(Width::Avx512),
            Contender::Loaded(_, width) => Some(width),
            _ => None,
        }
    }

    /// Whether it is this library.
    pub(crate) const fn is_ours(self) -> bool {
        matches!(
            self,
            Contender::Backend(_) | Contender::Threads | Contender::Calls(Crate::Halfulp, _)
        )
    }

    /// Whether its wrong results can be counted: chained calls have those of independent ones.
    pub(crate) const fn is_counted(self) -> bool {
        match self {
            Contender::Backend(_) | Contender::HalfCrate | Contender::Loaded(..) => true,
            Contender::Calls(_, order) => matches!(order, Order::Independent),
            Contender::Threads | Contender::Copy | Contender::Convert(_) | Contender::Table(..) => {
                false
            }
        }
    }

    /// Whether this machine can run it.
    pub fn is_available(self) -> bool {
        match self {
            Contender::Backend(backend) => backend.is_available(),
            Contender::Threads
            | Contender::HalfCrate
            | Contender::Copy
            | Contender::Convert(Backend::Portable) => true,
            Contender::Convert(Backend::Scalar) => false,
            Contender::Convert(backend) => backend.is_available(),
            Contender::Table(lookup, level) => {
                (lookup == Lookup::Scalar || Backend::Avx512.is_available())
                    && (level != Level::Memory || cfg!(target_arch = "x86_64"))
            }
            Contender::Calls(of, _) => of.is_available(),
            Contender::Loaded(vendor, width) => width.is_available() && loaded::is_found(vendor),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One pass over an array.
pub(crate) type Pass<T> = Box<dyn FnMut(&[T], &mut [T])>;

/// A format's numbers, as inputs are made of them.
pub(crate) trait Value: Element + Float + Default + 'static {
    /// The number of positive subnormals.
    const SUBNORMALS: u64;

    /// The sign bit.
    const SIGN: u32 = 1 << (8 * size_of::<Self>() - 1);

    /// The number with the pattern in the low bits.
    fn from_low_bits(bits: u32) -> Self;

    fn low_bits(self) -> u32;

    /// The nearest number, after rounding to f32.
    fn rounded(x: f64) -> Self;

    fn value(self) -> f64;
}

impl Value for f32 {
    const SUBNORMALS: u64 = (1 << 23) - 1;

    fn from_low_bits(bits: u32) -> Self {
        f32::from_bits(bits)
    }

    fn low_bits(self) -> u32 {
        self.to_bits()
    }

    fn rounded(x: f64) -> Self {
        x as f32
    }

    fn value(self) -> f64 {
        self.into()
    }
}

/// The `half` crate's types, as the contenders need them.
pub(crate) trait Number: Value + Through<Self> + Through<f32> + Send + Sync {
    fn bits(slice: &[Self]) -> &[u16];

    fn bits_mut(slice: &mut [Self]) -> &mut [u16];

    /// Widens and narrows `bits`, whose f32 is xored with `mask` on the way.
    fn through_f32(bits: u16, mask: u32) -> u16;

    #[cfg(target_arch = "x86_64")]
    const CONVERT_AVX2: x86::Convert;
    #[cfg(target_arch = "x86_64")]
    const CONVERT_AVX512: x86::Convert;
}

macro_rules! number {
    ($Half:ident, $Ours:ident, $subnormals:literal, $avx2:ident, $avx512:ident) => {
        impl Value for $Half {
            const SUBNORMALS: u64 = $subnormals;

            fn from_low_bits(bits: u32) -> Self {
                $Half::from_bits(bits as u16)
            }

            fn low_bits(self) -> u32 {
                self.to_bits().into()
            }

            fn rounded(x: f64) -> Self {
                $Ours::from_f32(x as f32).into()
            }

            fn value(self) -> f64 {
                self.to_f64()
            }
        }

        impl Number for $Half {
            fn bits(slice: &[Self]) -> &[u16] {
                slice.reinterpret_cast()
            }

            fn bits_mut(slice: &mut [Self]) -> &mut [u16] {
                slice.reinterpret_cast_mut()
            }

            #[inline(always)]
            fn through_f32(bits: u16, mask: u32) -> u16 {
                let wide = $Ours::from_bits(bits).to_f32().to_bits() ^ mask;
                $Ours::from_f32(f32::from_bits(wide)).to_bits()
            }

            #[cfg(target_arch = "x86_64")]
            const CONVERT_AVX2: x86::Convert = x86::$avx2;
            #[cfg(target_arch = "x86_64")]
            const CONVERT_AVX512: x86::Convert = x86::$avx512;
        }
    };
}
number!(f16, F16, 1023, f16_avx2, f16_avx512);
number!(bf16, Bf16, 127, bf16_avx2, bf16_avx512);

/// The pass that a contender makes; none where it has no way of computing the function, or the machine
/// lacks the instructions.
pub(crate) fn pass<T: Number>(
    contender: Contender,
    function: Function,
    table: &Table,
) -> Option<Pass<T>> {
    if !contender.is_available() {
        return None;
    }
    Some(match contender {
        Contender::Backend(backend) => Box::new(move |src, dst| {
            function.map_on(backend, src, dst).expect("an available backend and equal lengths");
        }),
        Contender::Threads => threads(function),
        Contender::HalfCrate => return crates::by_float::<T, T>(function, Order::Independent),
        Contender::Copy => Box::new(|src, dst| dst.copy_from_slice(src)),
        Contender::Convert(Backend::Portable | Backend::Scalar) => Box::new(|src, dst| {
            // Unknown to the compiler, lest it see that nothing changes.
            let mask = black_box(0);
            for (x, y) in zip(T::bits(src), T::bits_mut(dst)) {
                *y = T::through_f32(*x, mask);
            }
        }),
        Contender::Table(Lookup::Scalar, _) => {
            let table = table.clone();
            Box::new(move |src, dst| {
                let entries = table.entries();
                for (x, y) in zip(T::bits(src), T::bits_mut(dst)) {
                    *y = entries[usize::from(*x)];
                }
            })
        }
        #[cfg(target_arch = "x86_64")]
        Contender::Convert(Backend::Avx2) => {
            Box::new(|src, dst| T::CONVERT_AVX2.run(T::bits(src), T::bits_mut(dst)))
        }
        #[cfg(target_arch = "x86_64")]
        Contender::Convert(Backend::Avx512) => {
            Box::new(|src, dst| T::CONVERT_AVX512.run(T::bits(src), T::bits_mut(dst)))
        }
        #[cfg(target_arch = "x86_64")]
        Contender::Table(Lookup::Gather, _) => {
            let table = table.clone();
            Box::new(move |src, dst| x86::gather(&table, T::bits(src), T::bits_mut(dst)))
        }
        #[cfg(not(target_arch = "x86_64"))]
        Contender::Convert(_) | Contender::Table(Lookup::Gather, _) => return None,
        Contender::Calls(of, order) => return crates::calls(of, function, order),
        Contender::Loaded(vendor, width) => return loaded::pass(vendor, width, function),
    })
}

fn threads<T: Value + Send + Sync>(function: Function) -> Pass<T> {
    Box::new(move |src, dst| function.map_parallel(src, dst).expect("equal lengths"))
}

/// As [`pass`], in f32.
pub(crate) fn pass_f32(contender: Contender, function: Function) -> Option<Pass<f32>> {
    if !contender.is_available() {
        return None;
    }
    match contender {
        Contender::Backend(backend) => Some(Box::new(move |src, dst| {
            function.map_on(backend, src, dst).expect("an available backend and equal lengths");
        })),
        Contender::Threads => Some(threads(function)),
        Contender::Copy => Some(Box::new(|src, dst| dst.copy_from_slice(src))),
        Contender::Calls(of, order) => crates::calls(of, function, order),
        Contender::Loaded(vendor, width) => loaded::pass(vendor, width, function),
        Contender::HalfCrate | Contender::Convert(_) | Contender::Table(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inputs::Inputs;

    fn results<T: Number>(contender: Contender, function: Function, src: &[T]) -> Option<Vec<u16>> {
        let table = Table::of::<T>(function);
        let mut dst = vec![T::zero(); src.len()];
        pass(contender, function, &table)?(src, &mut dst);
        Some(T::bits(&dst).to_vec())
    }

    /// The rivals do the work that they are timed for, at lengths with and without a tail.
    fn rivals_do_their_work<T: Number>() {
        // SLEEF's log1p gives NaNs of all ones.
        for (n, function) in [0, 1, 31, 64, 1000]
            .map(|n| [(n, Function::Exp), (n, Function::Log1p)])
            .into_iter()
            .flatten()
        {
            let src: Vec<T> = Inputs::Bits.generate(function, n, 3);
            let by_library = results(Contender::Backend(Backend::best()), function, &src);
            for rival in Contender::rivals(T::FORMAT) {
                let Some(got) = results(rival, function, &src) else { continue };
                match rival {
                    Contender::Table(..) | Contender::Threads => {
                        assert_eq!(Some(got), by_library, "{rival}, {n}")
                    }
                    Contender::Copy => assert_eq!(got, T::bits(&src)),
                    Contender::Convert(_) => {
                        for (x, y) in zip(&src, got) {
                            // A conversion may quiet a NaN.
                            let y = T::from_low_bits(y.into());
                            assert!(x.value() == y.value() || x.is_nan() && y.is_nan(), "{rival}");
                        }
                    }
                    // Far below an ulp of 16 bits through f32, and nearly always right; the half crate is near.
                    _ => {
                        let right = by_library.iter().flatten();
                        let is_off = |(&y, &right): (&u16, &u16)| {
                            let [y, right] = [y, right].map(|bits| T::from_low_bits(bits.into()));
                            y != right && !(y.is_nan() && right.is_nan())
                        };
                        let off = zip(&got, right).filter(|&(y, right)| is_off((y, right))).count();
                        assert!(off <= n / 10, "{rival}, {n}: {off} differ");
                    }
                }
            }
        }
    }

    #[test]
    fn rivals_do_their_work_in_f16() {
        rivals_do_their_work::<f16>();
    }

    #[test]
    fn rivals_do_their_work_in_bf16() {
        rivals_do_their_work::<bf16>();
    }

    #[test]
    fn the_half_crate_is_near_the_function() {
        let x = [f16::from_f32(0.75)];
        let of = |function| {
            f16::from_bits(results(Contender::HalfCrate, function, &x).unwrap()[0]).to_f64()
        };
        let near =
            |function, expected: f64| assert!((of(function) - expected).abs() < 4e-3, "{function}");
        near(Function::Gd, 0.75f64.sinh().atan());
        near(Function::InvGd, 0.75f64.tan().asinh());
        near(Function::Sigmoid, 1.0 / (1.0 + (-0.75f64).exp()));
        near(Function::Softplus, 0.75f64.exp().ln_1p());
        near(Function::Silu, 0.75 / (1.0 + (-0.75f64).exp()));
        near(Function::GeluTanh, 0.579_977);
        near(Function::Mish, 0.75 * 0.75f64.exp().ln_1p().tanh());
    }

    /// Every rival in f32 is near the function on every element, at lengths with and without a tail.
    #[test]
    fn rivals_do_their_work_in_f32() {
        for n in [0, 1, 15, 64, 1000] {
            for &function in Function::ALL {
                let src: Vec<f32> = Inputs::Normal.generate(function, n, 3);
                let mut right = vec![0.0; n];
                function.map(&src, &mut right).unwrap();
                for rival in Contender::rivals(Format::F32) {
                    let Some(mut pass) = pass_f32(rival, function) else { continue };
                    let mut got = vec![f32::NAN; n];
                    pass(&src, &mut got);
                    if rival == Contender::Copy {
                        assert_eq!(got, src);
                        continue;
                    }
                    // The textbook formulas cancel near 0.
                    let near = |a: f32, b: f32| (a - b).abs() <= 2e-5 * b.abs() + 1e-6;
                    let all_near = got.iter().zip(&right).all(|(&a, &b)| near(a, b));
                    assert!(all_near, "{rival}, {function}, {n}: {got:?} {right:?}");
                }
            }
        }
    }

    #[test]
    fn references_are_of_the_same_kind() {
        let of = |contender: Contender| contender.reference(Format::F32).name();
        assert_eq!(of(Contender::Backend(Backend::Avx2)), "svml-cr-avx2");
        assert_eq!(of(Contender::Loaded(Vendor::Sleef, Width::Avx512)), "svml-cr-avx512");
        assert_eq!(of(Contender::Backend(Backend::Portable)), "core-math");
        assert_eq!(of(Contender::Calls(Crate::Halfulp, Order::Chained)), "core-math-chained");
        let table = Contender::Backend(Backend::Avx512).reference(Format::F16);
        assert_eq!(table, Contender::Table(Lookup::Gather, Level::Warm));
    }

    #[test]
    fn names_are_one_word_and_distinct() {
        let all = || {
            Contender::rivals(Format::F16)
                .chain(Backend::ALL.iter().map(|&backend| Contender::Backend(backend)))
        };
        let names: std::collections::HashSet<_> = all().map(|c| c.name()).collect();
        assert_eq!(names.len(), all().count());
        assert!(names.iter().all(|name| !name.contains([' ', ','])));
    }
}
