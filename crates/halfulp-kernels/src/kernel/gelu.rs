//! gelu, x·Φ(x) with the normal distribution function Φ.
//!
//! Method:  relu(x) − a·q(a)^K, a = |x|, q piecewise polynomial for the K-th root of Φ(−a): see
//!          [`gate`](crate::gate); K = 4 in binary16, 16 or 32 in bfloat16, where Φ falls to 2^-137
//! Error:   the fit is to what the roundings leave; where a is large, q^K must follow e^(−a²/2), so q is fitted to
//!          a K-th part of the tolerance of the result
use super::Narrow;
use crate::arith::Arith;
use crate::gate::{self, Gate};
use crate::table::gelu::{BF16, F16};

/// The kernel of `gelu`.
#[derive(Clone, Copy, Debug)]
pub struct Gelu;

impl Narrow for Gelu {
    const BF16_GATE: Option<Gate> =
        Some(Gate { slope: 0.5, linear_below: gate::LINEAR_BELOW, last: 13.5 });

    #[inline(always)]
    fn f16<A: Arith>(x: A) -> A {
        gate::f16(x, 5.7265625, &F16, (2, 2))
    }

    #[inline(always)]
    fn bf16<A: Arith>(x: A) -> A {
        gate::bf16(x, &BF16, (5, 4))
    }
}
