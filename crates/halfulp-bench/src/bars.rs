//! The bars: how a backend's time must compare with its reference's, or how long it may be.

use core::fmt;
use core::str::FromStr;

use halfulp::{Backend, Format, Function};
use serde::Serialize;

use crate::contender::Contender;
use crate::crates::{Crate, Order};
use crate::inputs::Inputs;

/// A bar: a contender on `inputs`, `elements` of them, takes at most `at_most` for each of the functions in `format`.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    /// What is held to the bar.
    pub contender: Contender,
    /// The format.
    pub format: Format,
    /// The inputs.
    pub inputs: Inputs,
    /// The number of elements of the arrays.
    pub elements: usize,
    /// The functions.
    pub functions: &'static [Function],
    /// What meets the bar: all of them.
    pub at_most: &'static [Limit],
}

/// The most that meets a bar.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// So many times the time of the [reference](crate::Contender::reference), if that is on the machine.
    Ratio(f64),
    /// So many times the time of SVML's [`_ha`](crate::Contender::high_accuracy), if that is on the machine.
    HighAccuracy(f64),
    /// So many times the time of copying the array.
    Copy(f64),
    /// So many nanoseconds per element.
    Ns(f64),
}

/// A set of bars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bars {
    /// What is asked at least.
    #[default]
    Floor,
    /// What is aimed at.
    Goal,
}

impl Bars {
    /// Every set.
    pub const ALL: &[Bars] = &[Bars::Floor, Bars::Goal];

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Bars::Floor => "floor",
            Bars::Goal => "goal",
        }
    }

    /// The bars. The first one that matches holds.
    pub const fn bars(self) -> &'static [Bar] {
        match self {
            Bars::Floor => FLOOR,
            Bars::Goal => GOAL,
        }
    }
}

impl fmt::Display for Bars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Bars {
    type Err = UnknownBars;

    fn from_str(name: &str) -> Result<Self, UnknownBars> {
        Bars::ALL.iter().copied().find(|bars| bars.name() == name).ok_or(UnknownBars)
    }
}

/// The error of parsing [`Bars`] from an unknown name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBars;

impl fmt::Display for UnknownBars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no bars of that name; there are floor and goal")
    }
}

impl core::error::Error for UnknownBars {}

/// The number of elements that most bars are for.
const FEW: usize = 4096;

/// As many as no cache near the core holds.
const MANY: usize = 1 << 20;

const fn bar(
    backend: Backend,
    format: Format,
    inputs: Inputs,
    functions: &'static [Function],
    at_most: &'static [Limit],
) -> Bar {
    Bar {
        contender: Contender::Backend(backend),
        format,
        inputs,
        elements: FEW,
        functions,
        at_most,
    }
}

const fn calls(format: Format, at_most: &'static [Limit]) -> Bar {
    let contender = Contender::Calls(Crate::Halfulp, Order::Independent);
    let functions = Function::ALL;
    Bar { contender, format, inputs: Inputs::Uniform, elements: FEW, functions, at_most }
}

#[rustfmt::skip]
const FLOOR: &[Bar] = {
    use Backend::{Avx2, Avx512, Portable, Scalar};
    use Format::{Bf16, F16, F32};
    use Function::{Atan, Exp, Expm1, Gd, Log, Log1p, Sigmoid, Sinh, Tanh};
    use Inputs::{Bits, Uniform};
    use Limit::{Ns, Ratio};
    const EVERY: &[Function] = Function::ALL;
    &[
        bar(Avx512, F16,  Uniform, &[Tanh, Gd, Exp, Log, Sigmoid], &[Ratio(1.0)]),
        bar(Avx512, F16,  Uniform, EVERY,                          &[Ratio(1.3)]),
        bar(Avx512, Bf16, Uniform, &[Tanh, Gd, Atan, Exp, Log],    &[Ratio(0.85)]),
        bar(Avx512, Bf16, Uniform, EVERY,                          &[Ratio(1.35)]),
        bar(Avx512, F16,  Bits,    EVERY,                          &[Ratio(0.9)]),
        bar(Avx512, Bf16, Bits,    EVERY,                          &[Ratio(0.9)]),
        bar(Avx2,   F16,  Uniform, EVERY,                          &[Ratio(1.0)]),
        bar(Avx2,   Bf16, Uniform, EVERY,                          &[Ratio(1.0)]),
        bar(Avx2,   F16,  Bits,    EVERY,                          &[Ratio(0.9)]),
        bar(Avx2,   Bf16, Bits,    EVERY,                          &[Ratio(0.9)]),
        bar(Avx512, F32,  Uniform, &[Tanh, Expm1],                 &[Ratio(0.7)]),
        bar(Avx512, F32,  Uniform, &[Exp, Log, Log1p, Sinh, Atan], &[Ratio(1.0)]),
        bar(Avx512,   F32, Uniform, EVERY, &[Ns(1.6)]),
        bar(Scalar,   F32, Uniform, EVERY, &[Ns(6.0)]),
        bar(Portable, F32, Uniform, EVERY, &[Ns(12.0)]),
    ]
};

#[rustfmt::skip]
const GOAL: &[Bar] = {
    use Backend::{Avx2, Avx512};
    use Format::{Bf16, F16, F32};
    use Function::*;
    use Inputs::{Bits, Uniform};
    use Limit::{Copy, HighAccuracy, Ns, Ratio};
    const EVERY: &[Function] = Function::ALL;
    const OF_SVML: &[Function] = &[Tanh, Expm1, Exp, Log, Log1p, Atan, Sinh];
    const fn many(format: Format) -> Bar {
        Bar { elements: MANY, ..bar(Avx512, format, Uniform, EVERY, &[Copy(1.15)]) }
    }
    &[
        bar(Avx512, F32,  Uniform, OF_SVML,                        &[Ratio(0.5), HighAccuracy(1.1)]),
        bar(Avx512, F32,  Uniform, &[Erf],                         &[HighAccuracy(1.2)]),
        bar(Avx512, F32,  Uniform, &[Sigmoid, Silu, Softplus],     &[Ns(0.7)]),
        bar(Avx512, F32,  Uniform, &[Gelu, GeluTanh, Mish],        &[Ns(0.9)]),
        bar(Avx512, F32,  Uniform, &[Gd],                          &[Ns(1.2)]),
        bar(Avx512, F32,  Uniform, &[InvGd],                       &[Ns(1.6)]),
        bar(Avx2,   F32,  Uniform, OF_SVML,                        &[Ratio(0.6)]),
        bar(Avx512, F16,  Uniform, &[Tanh, Gd, Exp, Log, Sigmoid], &[Ratio(0.85)]),
        bar(Avx512, F16,  Uniform, EVERY,                          &[Ratio(1.05)]),
        bar(Avx512, Bf16, Uniform, &[Tanh, Gd],                    &[Ratio(0.62)]),
        bar(Avx512, Bf16, Uniform, &[Atan, Log, Exp, Erf],         &[Ratio(0.8)]),
        bar(Avx512, Bf16, Uniform, EVERY,                          &[Ratio(1.0)]),
        bar(Avx512, F16,  Bits,    EVERY,                          &[Ratio(0.7)]),
        bar(Avx512, Bf16, Bits,    EVERY,                          &[Ratio(0.7)]),
        bar(Avx2,   F16,  Uniform, EVERY,                          &[Ratio(0.85)]),
        bar(Avx2,   Bf16, Uniform, EVERY,                          &[Ratio(0.85)]),
        calls(F32,  &[Ratio(1.0)]),
        calls(F16,  &[Ns(3.0)]),
        calls(Bf16, &[Ns(3.0)]),
        many(F16),
        many(Bf16),
    ]
};

/// The largest ratio of the time on other inputs to that on uniform ones: no input may be slow. The floor asks it in f32 of
/// every backend and all kinds of inputs, and in 16 bits for random bit patterns of every backend that has bars; the goal asks it of
/// every backend, and of calls, for random bit patterns and subnormals too.
pub const TO_UNIFORM_BAR: f64 = 1.3;

impl Bars {
    /// The limits of a function's time.
    pub(crate) fn of(
        self,
        contender: Contender,
        format: Format,
        inputs: Inputs,
        elements: usize,
        function: Function,
    ) -> &'static [Limit] {
        let wanted = (contender, format, inputs, elements);
        self.bars()
            .iter()
            .find(|b| {
                (b.contender, b.format, b.inputs, b.elements) == wanted
                    && b.functions.contains(&function)
            })
            .map_or(&[], |b| b.at_most)
    }

    /// Whether a contender's times on other inputs are held against those on uniform ones.
    pub(crate) fn hold_to_uniform(
        self,
        contender: Contender,
        format: Format,
        inputs: Inputs,
        elements: usize,
        function: Function,
    ) -> bool {
        let is_backend = matches!(contender, Contender::Backend(_));
        match self {
            _ if elements != FEW || inputs == Inputs::Uniform => false,
            Bars::Floor if format == Format::F32 => is_backend,
            Bars::Floor => !self.of(contender, format, inputs, elements, function).is_empty(),
            Bars::Goal => contender.is_ours(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_functions_come_before_the_rest() {
        use Inputs::{Bits, Subnormal, Uniform};
        use Limit::{Copy, HighAccuracy, Ns, Ratio};
        let [avx512, avx2, scalar] =
            [Backend::Avx512, Backend::Avx2, Backend::Scalar].map(Contender::Backend);
        let calls = Contender::Calls(Crate::Halfulp, Order::Independent);
        for (set, contender, format, inputs, function, limits) in [
            (Bars::Floor, avx512, Format::F16, Uniform, Function::Tanh, &[Ratio(1.0)][..]),
            (Bars::Floor, avx512, Format::F16, Uniform, Function::Atan, &[Ratio(1.3)]),
            (Bars::Floor, avx512, Format::Bf16, Uniform, Function::Atan, &[Ratio(0.85)]),
            (Bars::Floor, avx512, Format::Bf16, Uniform, Function::Sigmoid, &[Ratio(1.35)]),
            (Bars::Floor, avx512, Format::Bf16, Bits, Function::Mish, &[Ratio(0.9)]),
            (Bars::Floor, avx2, Format::F16, Uniform, Function::Mish, &[Ratio(1.0)]),
            (Bars::Floor, avx512, Format::F32, Uniform, Function::Expm1, &[Ratio(0.7)]),
            (Bars::Floor, avx512, Format::F32, Uniform, Function::Gd, &[Ns(1.6)]),
            (Bars::Floor, scalar, Format::F16, Uniform, Function::Tanh, &[]),
            (Bars::Floor, avx512, Format::F16, Subnormal, Function::Tanh, &[]),
            (
                Bars::Goal,
                avx512,
                Format::F32,
                Uniform,
                Function::Tanh,
                &[Ratio(0.5), HighAccuracy(1.1)],
            ),
            (Bars::Goal, avx512, Format::Bf16, Uniform, Function::Erf, &[Ratio(0.8)]),
            (Bars::Goal, calls, Format::F16, Uniform, Function::Gelu, &[Ns(3.0)]),
        ] {
            let of = set.of(contender, format, inputs, FEW, function);
            assert_eq!(of, limits, "{set}, {contender}, {format}, {inputs}, {function}");
        }
        let many = Bars::Goal.of(avx512, Format::F16, Uniform, MANY, Function::Exp);
        assert_eq!(many, [Copy(1.15)]);
    }

    #[test]
    fn no_input_may_be_slow() {
        let held = |set: Bars, contender, format, inputs| {
            set.hold_to_uniform(contender, format, inputs, FEW, Function::Exp)
        };
        let (avx2, scalar) =
            (Contender::Backend(Backend::Avx2), Contender::Backend(Backend::Scalar));
        let calls = Contender::Calls(Crate::Halfulp, Order::Independent);
        assert!(held(Bars::Floor, avx2, Format::F16, Inputs::Bits));
        assert!(!held(Bars::Floor, avx2, Format::F16, Inputs::Subnormal));
        assert!(!held(Bars::Floor, scalar, Format::F16, Inputs::Bits));
        assert!(held(Bars::Floor, scalar, Format::F32, Inputs::Bits));
        assert!(held(Bars::Goal, scalar, Format::F16, Inputs::Subnormal));
        assert!(held(Bars::Goal, calls, Format::F32, Inputs::Bits));
        assert!(!held(Bars::Goal, Contender::HalfCrate, Format::F16, Inputs::Bits));
        assert!(!held(Bars::Goal, avx2, Format::F16, Inputs::Uniform));
    }

    #[test]
    fn names() {
        assert!(Bars::ALL.iter().all(|&bars| bars.name().parse() == Ok(bars)));
        assert_eq!("none".parse::<Bars>(), Err(UnknownBars));
    }
}
