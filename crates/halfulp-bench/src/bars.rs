//! The bars: how a backend's time must compare with its reference's, or how long it may be.

use halfulp::{Backend, Format, Function};
use serde::Serialize;

use crate::inputs::Inputs;

/// A bar: on `backend` and `inputs`, the functions in `format` take at most `at_most`.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    /// The backend that is held to the bar.
    pub backend: Backend,
    /// The format.
    pub format: Format,
    /// The inputs.
    pub inputs: Inputs,
    /// The functions.
    pub functions: &'static [Function],
    /// What meets the bar.
    pub at_most: Limit,
}

/// The most that meets a bar.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// So many times the time of the [reference](crate::Contender::reference), if that is on the machine.
    Ratio(f64),
    /// So many nanoseconds per element.
    Ns(f64),
}

/// The bars, for arrays of 4,096 elements. The first entry that matches holds.
#[rustfmt::skip]
pub const BARS: &[Bar] = {
    use Backend::{Avx2, Avx512, Portable, Scalar};
    use Format::{Bf16, F16, F32};
    use Function::{Atan, Exp, Expm1, Gd, Log, Log1p, Sigmoid, Sinh, Tanh};
    use Inputs::{Bits, Uniform};
    const EVERY: &[Function] = Function::ALL;
    const fn bar(
        backend: Backend,
        format: Format,
        inputs: Inputs,
        functions: &'static [Function],
        at_most: f64,
    ) -> Bar {
        Bar { backend, format, inputs, functions, at_most: Limit::Ratio(at_most) }
    }
    const fn ns(backend: Backend, functions: &'static [Function], at_most: f64) -> Bar {
        Bar { backend, format: F32, inputs: Uniform, functions, at_most: Limit::Ns(at_most) }
    }
    &[
        bar(Avx512, F16,  Uniform, &[Tanh, Gd, Exp, Log, Sigmoid], 1.0),
        bar(Avx512, F16,  Uniform, EVERY,                          1.3),
        bar(Avx512, Bf16, Uniform, &[Tanh, Gd, Atan, Exp, Log],    0.85),
        bar(Avx512, Bf16, Uniform, EVERY,                          1.35),
        bar(Avx512, F16,  Bits,    EVERY,                          0.9),
        bar(Avx512, Bf16, Bits,    EVERY,                          0.9),
        bar(Avx2,   F16,  Uniform, EVERY,                          1.0),
        bar(Avx2,   Bf16, Uniform, EVERY,                          1.0),
        bar(Avx2,   F16,  Bits,    EVERY,                          0.9),
        bar(Avx2,   Bf16, Bits,    EVERY,                          0.9),
        bar(Avx512, F32,  Uniform, &[Tanh, Expm1],                 0.7),
        bar(Avx512, F32,  Uniform, &[Exp, Log, Log1p, Sinh, Atan], 1.0),
        ns(Avx512,   EVERY,  1.6),
        ns(Scalar,   EVERY,  6.0),
        ns(Portable, EVERY, 12.0),
    ]
};

/// The largest ratio of the time on random bit patterns to that on uniform inputs, for every backend that
/// has bars: no input may be slow. In f32 it holds for every backend and all kinds of inputs.
pub const TO_UNIFORM_BAR: f64 = 1.3;

/// The bar of a function, if there is one.
pub(crate) fn bar(
    backend: Backend,
    format: Format,
    inputs: Inputs,
    function: Function,
) -> Option<Limit> {
    BARS.iter()
        .find(|b| {
            (b.backend, b.format, b.inputs) == (backend, format, inputs)
                && b.functions.contains(&function)
        })
        .map(|b| b.at_most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_functions_come_before_the_rest() {
        use Inputs::{Bits, Subnormal, Uniform};
        let of = |backend, format, inputs, function| bar(backend, format, inputs, function);
        assert_eq!(
            of(Backend::Avx512, Format::F16, Uniform, Function::Tanh),
            Some(Limit::Ratio(1.0))
        );
        assert_eq!(
            of(Backend::Avx512, Format::F16, Uniform, Function::Atan),
            Some(Limit::Ratio(1.3))
        );
        assert_eq!(
            of(Backend::Avx512, Format::Bf16, Uniform, Function::Atan),
            Some(Limit::Ratio(0.85))
        );
        assert_eq!(
            of(Backend::Avx512, Format::Bf16, Uniform, Function::Sigmoid),
            Some(Limit::Ratio(1.35))
        );
        assert_eq!(
            of(Backend::Avx512, Format::Bf16, Bits, Function::Mish),
            Some(Limit::Ratio(0.9))
        );
        assert_eq!(
            of(Backend::Avx2, Format::F16, Uniform, Function::Mish),
            Some(Limit::Ratio(1.0))
        );
        assert_eq!(
            of(Backend::Avx512, Format::F32, Uniform, Function::Expm1),
            Some(Limit::Ratio(0.7))
        );
        assert_eq!(of(Backend::Avx512, Format::F32, Uniform, Function::Gd), Some(Limit::Ns(1.6)));
        assert_eq!(of(Backend::Scalar, Format::F16, Uniform, Function::Tanh), None);
        assert_eq!(of(Backend::Avx512, Format::F16, Subnormal, Function::Tanh), None);
    }
}
