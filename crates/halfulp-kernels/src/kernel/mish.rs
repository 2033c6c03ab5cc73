//! mish, x times a sigmoid: tanh(log(1 + e^x)).
//!
//! Method:  binary16  x·(q(x)² − c)², q piecewise polynomial
//!          bfloat16  x·q(x)^8, q piecewise polynomial; where tables are short, x·E·(E + 2)/(E·(E + 2) + 2), E = e^x
//!                    as in exp
//!          The sigmoid falls off like e^x for x → -inf; its root is that much flatter. x is clamped where the
//!          result is -0, the argument of q where the sigmoid is 1.
//!          f32       x·n/(n + 2), n = e^x·(e^x + 2); within 3.2 ulp of f64
//! Error:   near 0 the result is (3/5)·x, within 2^-26 of itself from midpoints for some |x| near 2^-10. There
//!          q(0) must be accurate beyond f32: with c = 25/65536, √(√(3/5) + c) is nearly an f32
//!          (S. Gal, Computing elementary functions, 1986: tables at points where values are nearly exact)
use super::{Narrow, Rounded, Vanishing, Wide};
use crate::arith::Arith;
use crate::cells::PiecewisePolynomial;
use crate::gate::{self, Gate, LINEAR_BELOW, square};
use crate::reduction::{LEAST_ARGUMENT, half_reduced};
use crate::table::mish::{BF16, F16};
use crate::table;
use crate::wide::{Exponential, WideArith};

const GATE: Gate = Gate { slope: 0.6, last: 97.0, narrow_linear_below: LINEAR_BELOW };

/// The kernel of `mish`.
#[derive(Clone, Copy, Debug)]
pub struct Mish;

impl Narrow for Mish {
    const BF16_GATE: Option<Gate> = Some(GATE);

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        let x = x.at_least(x.lit(-20.34375));
        let q = F16.at(x.at_most(x.lit(4.8984375)));
        let root = q.mul_add(q, x.lit(-25.0 / 65536.0));
        x * root * root
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        if A::WIDE_TABLES {
            let root = square(BF16.at(x), 2);
            return (x * root).gradual_mul(root);
        }
        let x = x.at_least(x.lit(LEAST_ARGUMENT));
        let (r, power) = half_reduced(x.capped(20.0));
        let root = BF16.at(r) * power;
        let two = x.lit(2.0);
        let (e, sum) = (root * root, root.mul_add(root, two));
        // The factor of x in two parts, since alone it can be subnormal where the result is not.
        x * (root * sum / e.mul_add(sum, two)) * root
    }
}

impl Wide for Mish {
    type Tables = Exponential<5>;
    const TABLES: &'static Self::Tables = &table::wide::mish::F32;
    const EXCEPTIONS: &'static [(f64, f64)] = &table::wide::mish::EXCEPTIONS;
    const VANISHING: Option<Vanishing> =
        Some(Vanishing { normal_from: -91.0, zero_below: -108.6603, zero: -0.0 });

    #[inline(always)]
    fn f32_with<A: WideArith>(x: A, tables: &'static Self::Tables) -> A {
        let e = tables.exp(x.at_least(-110.0).at_most(30.0));
        let n = e.mul_add(e, e + e);
        gate::wide(x, 0.6, x.at_least(-110.0) * (n / (n + x.lit(2.0))))
    }
}

impl Rounded for Mish {
    const WRONG_SIDE: &'static [(u32, f64)] = &table::wide::mish::WRONG_SIDE;
    const LIMITS: [f64; 2] = [-0.0, f64::INFINITY];

    #[inline(always)]
    fn bounds(x: f64) -> (f64, f64) {
        gate::wide_bounds(x, 0.6)
    }
}
