//! Gated units, f(x) = x·s(x) with a sigmoid s: the reconstruction that their kernels share.
//!
//! Where s(-x) = 1 − s(x), as for silu and gelu, f(x) = relu(x) − a·s(-a) with a = |x|: one function of a serves
//! both signs. s(-a) falls off like an exponential, so its relative error would need many cells; it is computed
//! as q(a)^K, K = 2^SQUARINGS, whose logarithm is K times flatter.
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::wide::WideArith;

/// q^(2^n).
#[inline(always)]
pub fn square<A: Arith>(mut q: A, n: u32) -> A {
    // Not by an iterator: a closure is not always inlined, and outside the entry point it would lack the backend's instructions.
    let mut done = 0;
    while done < n {
        q = q * q;
        done += 1;
    }
    q
}

/// 2^-37.
const NUDGE: f32 = f32::from_bits((127 - 37) << 23);

/// relu(x) − a·q(a)^K for binary16; f(x) rounds to -0 for x ≤ -`saturation`.
///
/// An odd subnormal x makes x/2, which f(x) exceeds by less than 2^-24 of itself, a midpoint. So 2^-37 is added, and no
/// q is needed that turns just above 0; where that would change the sign of -0, relu(x) is an upper bound.
#[inline(always)]
pub fn f16<A: Arith>(
    x: A,
    saturation: f32,
    q: &'static impl PiecewisePolynomial,
    (wide, narrow): (u32, u32),
) -> A {
    let squarings = if A::WIDE_TABLES { wide } else { narrow };
    // -inf · 0 would be NaN.
    let a = x.abs().at_most(x.lit(saturation));
    let s = square(q.at(a), squarings);
    let relu = x.at_least(x.lit(0.0));
    (-a).mul_add(s, relu + x.lit(NUDGE)).at_most(relu)
}

/// Where the bfloat16 kernel of a gated unit is not asked, because f is linear there or saturates.
///
/// Half of all bit patterns are there. Products would be subnormal or underflow, which is slow on many processors.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    /// s(0).
    pub slope: f32,
    /// For |x| above this, f(x) rounds to x if x is positive, else to -0. Where tables are short, the kernel sees to that.
    pub last: f32,
    /// Where tables are short, the kernel is not asked for |x| below this, which is [`LINEAR_BELOW`] or, if the slope is
    /// 1/2, more.
    pub narrow_linear_below: f32,
}

/// 2^-125: for |x| below, where x/2 is not normal, a gated unit rounds as slope·x does, but up where that is a midpoint.
pub const LINEAR_BELOW: f32 = f32::from_bits((127 - 125) << 23);

impl Gate {
    /// The function, by a kernel that is asked for 1 in place of what it is not asked for.
    #[inline(always)]
    pub(crate) fn bf16_of<A: Arith>(self, x: A, kernel: impl FnOnce(A) -> A) -> A {
        let one = x.lit(1.0);
        let linear_below = if A::WIDE_TABLES { LINEAR_BELOW } else { self.narrow_linear_below };
        let is_linear = x.abs().lt(x.lit(linear_below));
        let relu = x.at_least(x.lit(-0.0));
        // 2^-140 is less than any distance from a midpoint but 0; it must not make a positive number of -0.
        let linear = x.mul_add(x.lit(self.slope), x.lit(f32::from_bits(1 << 9))).at_most(relu);
        if !A::WIDE_TABLES {
            return A::select(is_linear, linear, kernel(A::select(is_linear, one, x)));
        }
        let saturates = x.lit(self.last).lt(x.abs());
        let value = kernel(A::select(saturates, one, A::select(is_linear, one, x)));
        A::select(saturates, relu, A::select(is_linear, linear, value))
    }

    /// A magnitude whose product with s(-|x|) is less than half the least f32, and so 0: where tables are short, the
    /// kernel's argument is clamped there.
    #[inline(always)]
    pub const fn vanishes(self) -> f32 {
        self.last * 8.0 / 7.0
    }
}

/// relu(x) − a·q(a)^K for bfloat16, where it is not linear.
#[inline(always)]
pub fn bf16<A: Arith>(
    x: A,
    gate: Gate,
    q: &'static impl PiecewisePolynomial,
    (wide, narrow): (u32, u32),
) -> A {
    let squarings = if A::WIDE_TABLES { wide } else { narrow };
    let a = if A::WIDE_TABLES { x.abs() } else { x.abs().capped(gate.vanishes()) };
    let root = square(q.at(a), squarings - 1);
    // -0 where x is negative and the rest vanishes.
    let relu = x.at_least(x.lit(if A::WIDE_TABLES { 0.0 } else { -0.0 }));
    // q^K alone can be subnormal where a·q^K is not.
    (-(a * root)).gradual_mul_add(root, relu)
}

/// `value` of a function x·g(x), g increasing through `slope` at 0 with g' ≥ 1/4 there; near 0, where f64 does not tell the
/// value from `slope`·x, which may be halfway between two f32 numbers, slope·x farther from 0 for positive x
/// and nearer for negative.
#[inline(always)]
pub fn wide<A: WideArith>(x: A, slope: f64, value: A) -> A {
    // 2^-30: less than slope·x can be off a midpoint without being one, and than f(x) can be off slope·x from there on.
    const TINY: f64 = f64::from_bits((1023 - 30) << 52);
    let tiny = x.lit(TINY);
    let linear = x * (x.lit(slope) + tiny.mul_sign(x));
    A::select(x.abs().lt(tiny), linear, value)
}

/// [`Rounded::bounds`](crate::kernel::Rounded::bounds) of a function x·g(x), g increasing from 0 through `slope` at 0 to 1.
///
/// If slope·x is no f64, then it is no nearer to a midpoint than its rounding can tell.
#[inline(always)]
pub fn wide_bounds(x: f64, slope: f64) -> (f64, f64) {
    if x < 0.0 { (0.0, slope * -x) } else { (slope * x, x) }
}
