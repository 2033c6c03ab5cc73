//! Calls of one value each: the library's own, crates', and the standard library's.

use halfulp::Function;
use num_traits::Float;

use crate::contender::{Pass, Value};

/// Whose functions are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Crate {
    /// This library's, on the backend that it chooses.
    Halfulp,
    /// `core-math`: CORE-MATH, correctly rounded, compiled from C for this processor.
    CoreMath,
    /// `pxfm`.
    Pxfm,
    /// `libm`.
    Libm,
    /// The standard library's, which are mostly those of the C library; what it lacks by the textbook formula.
    Std,
}

/// How calls follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Order {
    /// No call needs another's result: what counts is the throughput.
    Independent,
    /// Each waits for the result of the one before: what counts is the latency.
    Chained,
}

impl Crate {
    pub(crate) const fn name(self, order: Order) -> &'static str {
        match (self, order) {
            (Crate::Halfulp, Order::Independent) => "calls",
            (Crate::CoreMath, Order::Independent) => "core-math",
            (Crate::Pxfm, Order::Independent) => "pxfm",
            (Crate::Libm, Order::Independent) => "libm",
            (Crate::Std, Order::Independent) => "std",
            (Crate::Halfulp, Order::Chained) => "calls-chained",
            (Crate::CoreMath, Order::Chained) => "core-math-chained",
            (Crate::Pxfm, Order::Chained) => "pxfm-chained",
            (Crate::Libm, Order::Chained) => "libm-chained",
            (Crate::Std, Order::Chained) => "std-chained",
        }
    }

    pub(crate) const fn is_available(self) -> bool {
        !matches!(self, Crate::CoreMath) || cfg!(feature = "core-math")
    }
}

/// A pass that calls `f` for each element.
fn each<T: Value>(f: impl Fn(T) -> T + 'static, order: Order) -> Option<Pass<T>> {
    Some(match order {
        Order::Independent => Box::new(move |src, dst| {
            for (x, y) in src.iter().zip(dst) {
                *y = f(*x);
            }
        }),
        Order::Chained => Box::new(move |src, dst| {
            // Nothing of the last result, as only the compiler doesn't know.
            let none = core::hint::black_box(0);
            let mut last = T::zero();
            for (x, y) in src.iter().zip(dst) {
                last = f(T::from_low_bits(x.low_bits() ^ last.low_bits() & none));
                *y = last;
            }
        }),
    })
}

macro_rules! define_ours {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The function in f32 by calls of this library.
        fn ours(function: Function, order: Order) -> Option<Pass<f32>> {
            match function { $(Function::$kernel => each(halfulp::$name::<f32>, order),)* }
        }
    };
}
halfulp_kernels::for_each_function!(define_ours);

/// The function in f32 by calls of a crate; none where the crate lacks it.
pub(crate) fn calls(of: Crate, function: Function, order: Order) -> Option<Pass<f32>> {
    macro_rules! theirs {
        ($($variant:ident $f:path,)*) => {
            match function {
                $(Function::$variant => each(|x| $f(x), order),)*
                _ => None,
            }
        };
    }
    match of {
        Crate::Halfulp => ours(function, order),
        #[cfg(feature = "core-math")]
        Crate::CoreMath => theirs! {
            Exp core_math::expf, Expm1 core_math::expm1f, Log core_math::logf, Log1p core_math::log1pf,
            Sinh core_math::sinhf, Tanh core_math::tanhf, Atan core_math::atanf, Erf core_math::erff,
        },
        #[cfg(not(feature = "core-math"))]
        Crate::CoreMath => None,
        Crate::Pxfm => theirs! {
            Exp pxfm::f_expf, Expm1 pxfm::f_expm1f, Log pxfm::f_logf, Log1p pxfm::f_log1pf,
            Sinh pxfm::f_sinhf, Tanh pxfm::f_tanhf, Atan pxfm::f_atanf, Erf pxfm::f_erff,
            Sigmoid pxfm::f_logisticf,
        },
        Crate::Libm => theirs! {
            Exp libm::expf, Expm1 libm::expm1f, Log libm::logf, Log1p libm::log1pf,
            Sinh libm::sinhf, Tanh libm::tanhf, Atan libm::atanf, Erf libm::erff,
        },
        Crate::Std => by_float(function, order),
    }
}

/// The function by `num_traits::Float`: one of its methods where it has the function, else the textbook formula,
/// every operation rounded to the format. No erf, gelu.
pub(crate) fn by_float<T: Value>(function: Function, order: Order) -> Option<Pass<T>> {
    let constant = T::rounded;
    let one = T::one();
    match function {
        Function::Exp => each(<T as Float>::exp, order),
        Function::Expm1 => each(<T as Float>::exp_m1, order),
        Function::Log => each(<T as Float>::ln, order),
        Function::Log1p => each(<T as Float>::ln_1p, order),
        Function::Sinh => each(<T as Float>::sinh, order),
        Function::Tanh => each(<T as Float>::tanh, order),
        Function::Atan => each(<T as Float>::atan, order),
        Function::Gd => each(|x: T| x.sinh().atan(), order),
        Function::InvGd => each(|x: T| x.tan().asinh(), order),
        Function::Sigmoid => each(move |x: T| one / (one + (-x).exp()), order),
        Function::Softplus => each(|x: T| x.exp().ln_1p(), order),
        Function::Silu => each(move |x: T| x / (one + (-x).exp()), order),
        Function::GeluTanh => {
            let (half, scale, cubic) = (constant(0.5), constant(0.797_884_56), constant(0.044_715));
            let gelu = move |x: T| half * x * (one + (scale * (x + cubic * x * x * x)).tanh());
            each(gelu, order)
        }
        Function::Mish => each(|x: T| x * x.exp().ln_1p().tanh(), order),
        Function::Erf | Function::Gelu => None,
    }
}
