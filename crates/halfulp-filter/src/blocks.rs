//! The building blocks: elementary functions of f64, in f64.

/// A library of elementary functions, every one within a relative error of [`Blocks::ERROR`] wherever its
/// result is a normal f64 (and within that many units of the last place where it is subnormal).
pub trait Blocks {
    /// The library's name and version.
    const NAME: &str;
    /// The bound of every block's relative error.
    const ERROR: f64;
    /// Whether the library's authors prove a bound, which the one above is not below.
    const PROVED: bool;

    /// e^x.
    fn exp(x: f64) -> f64;
    /// e^x − 1.
    fn expm1(x: f64) -> f64;
    /// log x.
    fn log(x: f64) -> f64;
    /// log(1 + x).
    fn log1p(x: f64) -> f64;
    /// sinh x.
    fn sinh(x: f64) -> f64;
    /// tanh x.
    fn tanh(x: f64) -> f64;
    /// tan x.
    fn tan(x: f64) -> f64;
    /// atan x.
    fn atan(x: f64) -> f64;
    /// asinh x.
    fn asinh(x: f64) -> f64;
    /// erf x.
    fn erf(x: f64) -> f64;
    /// erfc x.
    fn erfc(x: f64) -> f64;
}

/// CORE-MATH: correctly rounded, so within 2^-53. The bound leaves twice that.
#[cfg(feature = "core-math")]
#[derive(Clone, Copy, Debug)]
pub struct CoreMath;

#[cfg(feature = "core-math")]
impl Blocks for CoreMath {
    const NAME: &str = "core-math 1.4";
    const ERROR: f64 = f64::EPSILON;
    const PROVED: bool = true;

    fn exp(x: f64) -> f64 {
        core_math::exp(x)
    }
    fn expm1(x: f64) -> f64 {
        core_math::expm1(x)
    }
    fn log(x: f64) -> f64 {
        core_math::log(x)
    }
    fn log1p(x: f64) -> f64 {
        core_math::log1p(x)
    }
    fn sinh(x: f64) -> f64 {
        core_math::sinh(x)
    }
    fn tanh(x: f64) -> f64 {
        core_math::tanh(x)
    }
    fn tan(x: f64) -> f64 {
        core_math::tan(x)
    }
    fn atan(x: f64) -> f64 {
        core_math::atan(x)
    }
    fn asinh(x: f64) -> f64 {
        core_math::asinh(x)
    }
    fn erf(x: f64) -> f64 {
        core_math::erf(x)
    }
    fn erfc(x: f64) -> f64 {
        core_math::erfc(x)
    }
}

/// The crate `libm`, in Rust. Its errors are known by measurement only, about 1 ulp or less; the bound is 4 ulp. Good
/// enough to find what is then confirmed: by a digest, by the oracle.
#[derive(Clone, Copy, Debug)]
pub struct Libm;

impl Blocks for Libm {
    const NAME: &str = "libm 0.2";
    const ERROR: f64 = 4.0 * f64::EPSILON;
    const PROVED: bool = false;

    fn exp(x: f64) -> f64 {
        libm::exp(x)
    }
    fn expm1(x: f64) -> f64 {
        libm::expm1(x)
    }
    fn log(x: f64) -> f64 {
        libm::log(x)
    }
    fn log1p(x: f64) -> f64 {
        libm::log1p(x)
    }
    fn sinh(x: f64) -> f64 {
        libm::sinh(x)
    }
    fn tanh(x: f64) -> f64 {
        libm::tanh(x)
    }
    fn tan(x: f64) -> f64 {
        libm::tan(x)
    }
    fn atan(x: f64) -> f64 {
        libm::atan(x)
    }
    fn asinh(x: f64) -> f64 {
        libm::asinh(x)
    }
    fn erf(x: f64) -> f64 {
        libm::erf(x)
    }
    fn erfc(x: f64) -> f64 {
        libm::erfc(x)
    }
}
