//! Constants at any precision, each computed once per precision and thread.

use super::{Ball, sum_series};
use std::cell::RefCell;
use std::collections::HashMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Constant {
    Ln2,
    Ln10,
    Pi,
    SqrtHalf,
    TwoOverSqrtPi,
    SqrtTwoOverPi,
}

thread_local! {
    static KNOWN: RefCell<HashMap<(Constant, u32), Ball>> = RefCell::new(HashMap::new());
}

/// Guard bits, so that a constant's radius is below its last place: the sums below make fewer than
/// 2^12 roundings up to 2^16 bits of precision.
const GUARD: u32 = 16;

fn constant(name: Constant, precision: u32, compute: impl FnOnce(u32) -> Ball) -> Ball {
    let known = KNOWN.with_borrow(|known| known.get(&(name, precision)).cloned());
    known.unwrap_or_else(|| {
        let value = compute(precision + GUARD).with_precision(precision);
        KNOWN.with_borrow_mut(|known| known.insert((name, precision), value.clone()));
        value
    })
}

/// atan(1/n) if `sign` is -1, atanh(1/n) if it is 1; n ≥ 2. The terms fall by n² ≥ 4.
fn arc_reciprocal(n: i64, sign: i64, precision: u32) -> Ball {
    let mut power = Ball::integer(1, precision) / n;
    sum_series(power.clone(), 0, |k, _| {
        power = &power / (sign * n * n);
        &power / (2 * k + 3)
    })
}

impl Ball {
    /// log 2 = 18·atanh(1/26) − 2·atanh(1/4801) + 8·atanh(1/8749).
    pub fn ln2(precision: u32) -> Ball {
        constant(Constant::Ln2, precision, |p| {
            arc_reciprocal(26, 1, p) * 18 - arc_reciprocal(4801, 1, p) * 2
                + arc_reciprocal(8749, 1, p) * 8
        })
    }

    /// log 10 = 3·log 2 + 2·atanh(1/9), since 10/8 = (1 + 1/9)/(1 − 1/9).
    pub fn ln10(precision: u32) -> Ball {
        constant(Constant::Ln10, precision, |p| Ball::ln2(p) * 3 + arc_reciprocal(9, 1, p) * 2)
    }

    /// π = 16·atan(1/5) − 4·atan(1/239) (J. Machin, 1706).
    pub fn pi(precision: u32) -> Ball {
        constant(Constant::Pi, precision, |p| {
            arc_reciprocal(5, -1, p) * 16 - arc_reciprocal(239, -1, p) * 4
        })
    }

    /// √(1/2).
    pub fn sqrt_half(precision: u32) -> Ball {
        constant(Constant::SqrtHalf, precision, |p| Ball::integer(1, p).scale2(-1).sqrt())
    }

    /// 2/√π.
    pub fn two_over_sqrt_pi(precision: u32) -> Ball {
        constant(Constant::TwoOverSqrtPi, precision, |p| Ball::integer(2, p) / Ball::pi(p).sqrt())
    }

    /// √(2/π).
    pub fn sqrt_two_over_pi(precision: u32) -> Ball {
        constant(Constant::SqrtTwoOverPi, precision, |p| (Ball::integer(2, p) / Ball::pi(p)).sqrt())
    }
}
