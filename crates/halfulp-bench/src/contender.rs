//! What is timed.

use core::fmt;
use core::hint::black_box;
use core::iter::zip;

use half::slice::HalfFloatSliceExt;
use half::{bf16, f16};
use halfulp::{Backend, Bf16, Element, F16, Function};
use num_traits::Float;

use crate::table::Table;
#[cfg(target_arch = "x86_64")]
use crate::x86;

/// A way of getting the results, or a part of the work that every such way has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Contender {
    /// The library, on a backend.
    Backend(Backend),
    /// The `half` crate's `num_traits::Float`: one of its methods where it has the function, else the
    /// textbook formula, every operation rounded to 16 bits. No erf, gelu.
    HalfCrate,
    /// Copying the array.
    Copy,
    /// Widening every element to an f32 and narrowing that again, with the instructions of a backend.
    Convert(Backend),
    /// Looking each result up in a table of all 65,536.
    Table(Lookup, Level),
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
    /// Every contender but the library.
    pub const RIVALS: &[Contender] = &[
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

    /// The name, one word.
    pub const fn name(self) -> &'static str {
        match self {
            Contender::Backend(backend) => backend.name(),
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
        }
    }

    /// The table that this contender is compared with: gathered where it uses AVX-512 itself, else
    /// read by a scalar loop.
    pub const fn reference(self) -> Contender {
        let lookup = match self {
            Contender::Backend(Backend::Avx512)
            | Contender::Convert(Backend::Avx512)
            | Contender::Table(Lookup::Gather, _) => Lookup::Gather,
            _ => Lookup::Scalar,
        };
        Contender::Table(lookup, Level::Warm)
    }

    /// Whether this machine can run it.
    pub fn is_available(self) -> bool {
        match self {
            Contender::Backend(backend) => backend.is_available(),
            Contender::HalfCrate | Contender::Copy | Contender::Convert(Backend::Portable) => true,
            Contender::Convert(Backend::Scalar) => false,
            Contender::Convert(backend) => backend.is_available(),
            Contender::Table(lookup, level) => {
                (lookup == Lookup::Scalar || Backend::Avx512.is_available())
                    && (level != Level::Memory || cfg!(target_arch = "x86_64"))
            }
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

/// The `half` crate's types, as the contenders need them.
pub(crate) trait Number: Element + Float + 'static {
    /// The number of positive subnormals.
    const SUBNORMALS: u64;

    fn from_bits(bits: u16) -> Self;

    /// The nearest number, after rounding to f32.
    fn rounded(x: f64) -> Self;

    fn value(self) -> f64;

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
        impl Number for $Half {
            const SUBNORMALS: u64 = $subnormals;

            fn from_bits(bits: u16) -> Self {
                $Half::from_bits(bits)
            }

            fn rounded(x: f64) -> Self {
                $Ours::from_f32(x as f32).into()
            }

            fn value(self) -> f64 {
                self.to_f64()
            }

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
        Contender::HalfCrate => return half_crate(function),
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
    })
}

/// The function by `num_traits::Float`, as a user of the `half` crate would write it.
fn half_crate<T: Number>(function: Function) -> Option<Pass<T>> {
    fn each<T: Number>(f: impl Fn(T) -> T + 'static) -> Option<Pass<T>> {
        Some(Box::new(move |src, dst| {
            for (x, y) in zip(src, dst) {
                *y = f(*x);
            }
        }))
    }
    let constant = T::rounded;
    let one = T::one();
    match function {
        Function::Exp => each(T::exp),
        Function::Expm1 => each(T::exp_m1),
        Function::Log => each(T::ln),
        Function::Log1p => each(T::ln_1p),
        Function::Sinh => each(T::sinh),
        Function::Tanh => each(T::tanh),
        Function::Atan => each(T::atan),
        Function::Gd => each(|x: T| x.sinh().atan()),
        Function::InvGd => each(|x: T| x.tan().asinh()),
        Function::Sigmoid => each(move |x: T| one / (one + (-x).exp())),
        Function::Softplus => each(|x: T| x.exp().ln_1p()),
        Function::Silu => each(move |x: T| x / (one + (-x).exp())),
        Function::GeluTanh => {
            let (half, scale, cubic) = (constant(0.5), constant(0.797_884_56), constant(0.044_715));
            each(move |x: T| half * x * (one + (scale * (x + cubic * x * x * x)).tanh()))
        }
        Function::Mish => each(|x: T| x * x.exp().ln_1p().tanh()),
        Function::Erf | Function::Gelu => None,
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
        for n in [0, 1, 31, 64, 1000] {
            let src: Vec<T> = Inputs::Bits.generate(Function::Exp, n, 3);
            let by_library = results(Contender::Backend(Backend::best()), Function::Exp, &src);
            for &rival in Contender::RIVALS {
                let Some(got) = results(rival, Function::Exp, &src) else { continue };
                match rival {
                    Contender::Table(..) => assert_eq!(Some(got), by_library, "{rival}, {n}"),
                    Contender::Copy => assert_eq!(got, T::bits(&src)),
                    Contender::Convert(_) => {
                        for (x, y) in zip(&src, got) {
                            // A conversion may quiet a NaN.
                            let y = T::from_bits(y);
                            assert!(x.value() == y.value() || x.is_nan() && y.is_nan(), "{rival}");
                        }
                    }
                    _ => {}
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

    #[test]
    fn names_are_one_word_and_distinct() {
        let names: std::collections::HashSet<_> =
            Contender::RIVALS.iter().map(|c| c.name()).collect();
        assert_eq!(names.len(), Contender::RIVALS.len());
        assert!(names.iter().all(|name| !name.contains([' ', ','])));
    }
}
