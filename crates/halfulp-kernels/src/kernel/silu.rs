//! silu, x/(1 + e^-x).
//!
//! Method:  relu(x) − a·q(a)^K, a = |x|, q piecewise polynomial for the K-th root of 1/(1 + e^a): see
//!          [`gate`](crate::gate); K = 4 in binary16, 8 or 16 in bfloat16
//! Error:   the fit is to what the roundings leave; where a is large, q^K must follow e^-a, so q is fitted to a
//!          K-th part of the tolerance of the result
use super::Narrow;
use crate::arith::Arith;
use crate::gate::{self, Gate};
use crate::table::silu::{BF16, F16};

/// The kernel of `silu`.
#[derive(Clone, Copy, Debug)]
pub struct Silu;

impl Narrow for Silu {
    const BF16_GATE: Option<Gate> =
        Some(Gate { slope: 0.5, linear_below: gate::LINEAR_BELOW, last: 97.0 });

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 20.34375, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, &BF16, (3, 4))
    }
}
