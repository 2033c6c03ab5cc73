//! The bars: how a backend's time must compare with the table's.

use halfulp::{Backend, Format, Function};

use crate::inputs::Inputs;

/// A bar: on `backend` and `inputs`, the functions in `format` take at most `at_most` × the time of the warm
/// table that the backend is [compared with](crate::Contender::reference).
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
    /// The largest ratio that meets the bar.
    pub at_most: f64,
}

/// The bars, for arrays of 4,096 elements. The first entry that matches holds.
#[rustfmt::skip]
pub const BARS: &[Bar] = {
    use Backend::{Avx2, Avx512};
    use Format::{Bf16, F16};
    use Function::{Atan, Exp, Gd, Log, Sigmoid, Tanh};
    use Inputs::{Bits, Uniform};
    const EVERY: &[Function] = Function::ALL;
    const fn bar(
        backend: Backend,
        format: Format,
        inputs: Inputs,
        functions: &'static [Function],
        at_most: f64,
    ) -> Bar {
        Bar { backend, format, inputs, functions, at_most }
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
    ]
};

/// The largest ratio of the time on random bit patterns to that on uniform inputs, for every backend that
/// has bars: no input may be slow.
pub const TO_UNIFORM_BAR: f64 = 1.3;

/// The bar of a function, if there is one.
pub(crate) fn bar(
    backend: Backend,
    format: Format,
    inputs: Inputs,
    function: Function,
) -> Option<f64> {
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
        assert_eq!(of(Backend::Avx512, Format::F16, Uniform, Function::Tanh), Some(1.0));
        assert_eq!(of(Backend::Avx512, Format::F16, Uniform, Function::Atan), Some(1.3));
        assert_eq!(of(Backend::Avx512, Format::Bf16, Uniform, Function::Atan), Some(0.85));
        assert_eq!(of(Backend::Avx512, Format::Bf16, Uniform, Function::Sigmoid), Some(1.35));
        assert_eq!(of(Backend::Avx512, Format::Bf16, Bits, Function::Mish), Some(0.9));
        assert_eq!(of(Backend::Avx2, Format::F16, Uniform, Function::Mish), Some(1.0));
        assert_eq!(of(Backend::Scalar, Format::F16, Uniform, Function::Tanh), None);
        assert_eq!(of(Backend::Avx512, Format::F16, Subnormal, Function::Tanh), None);
    }
}
