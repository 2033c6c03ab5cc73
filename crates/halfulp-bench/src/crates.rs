//! Calls of one value each: the library's own, crates', and the standard library's.

use half::{bf16, f16};
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
        /// The function by calls of this library.
        fn ours<T: Value>(function: Function, order: Order) -> Option<Pass<T>> {
            match function { $(Function::$kernel => each(halfulp::$name::<T>, order),)* }
        }
    };
}
halfulp_kernels::for_each_function!(define_ours);

/// The function by calls of a crate, in 16 bits through f32; none where the crate lacks it.
pub(crate) fn calls<T: Value + Through<f32>>(
    of: Crate,
    function: Function,
    order: Order,
) -> Option<Pass<T>> {
    macro_rules! theirs {
        ($($variant:ident $f:path,)*) => {
            match function {
                $(Function::$variant => each(|x: T| x.through(|x| $f(x)), order),)*
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
        Crate::Std => by_float::<f32, T>(function, order),
    }
}

/// A format whose numbers can be computed with as numbers of `A`.
pub(crate) trait Through<A>: Value {
    /// `f` of the number as one of `A`, its result rounded back.
    fn through(self, f: impl Fn(A) -> A) -> Self;
}

macro_rules! through {
    ($A:ty, $T:ty, |$x:ident| $widened:expr, |$y:ident| $narrowed:expr) => {
        impl Through<$A> for $T {
            #[inline(always)]
            fn through(self, f: impl Fn($A) -> $A) -> Self {
                let $x = self;
                let $y = f($widened);
                $narrowed
            }
        }
    };
}
through!(f32, f32, |x| x, |y| y);
through!(f16, f16, |x| x, |y| y);
through!(bf16, bf16, |x| x, |y| y);
through!(f32, f16, |x| x.to_f32(), |y| f16::from_f32(y));
through!(f32, bf16, |x| x.to_f32(), |y| bf16::from_f32(y));

/// The function by `num_traits::Float`: one of its methods where it has the function, else the textbook formula,
/// every operation rounded to `A`. No erf, gelu.
pub(crate) fn by_float<A: Value, T: Through<A>>(
    function: Function,
    order: Order,
) -> Option<Pass<T>> {
    let constant = A::rounded;
    let one = A::one();
    /// The pass of a formula in `A`.
    fn by<A: Value, T: Through<A>>(f: impl Fn(A) -> A + 'static, order: Order) -> Option<Pass<T>> {
        each(move |x: T| x.through(&f), order)
    }
    match function {
        Function::Exp => by(<A as Float>::exp, order),
        Function::Expm1 => by(<A as Float>::exp_m1, order),
        Function::Log => by(<A as Float>::ln, order),
        Function::Log1p => by(<A as Float>::ln_1p, order),
        Function::Sinh => by(<A as Float>::sinh, order),
        Function::Tanh => by(<A as Float>::tanh, order),
        Function::Atan => by(<A as Float>::atan, order),
        Function::Gd => by(|x: A| x.sinh().atan(), order),
        Function::InvGd => by(|x: A| x.tan().asinh(), order),
        Function::Sigmoid => by(move |x: A| one / (one + (-x).exp()), order),
        Function::Softplus => by(|x: A| x.exp().ln_1p(), order),
        Function::Silu => by(move |x: A| x / (one + (-x).exp()), order),
        Function::GeluTanh => {
            let (half, scale, cubic) = (constant(0.5), constant(0.797_884_56), constant(0.044_715));
            let gelu = move |x: A| half * x * (one + (scale * (x + cubic * x * x * x)).tanh());
            by(gelu, order)
        }
        Function::Mish => by(|x: A| x * x.exp().ln_1p().tanh(), order),
        Function::Erf | Function::Gelu => None,
    }
}
