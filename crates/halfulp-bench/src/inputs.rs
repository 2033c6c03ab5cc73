//! The inputs, and the random numbers that they and the shuffles are made of.

use core::f64::consts::{FRAC_PI_2, TAU};
use core::fmt;
use core::str::FromStr;

use halfulp::Function;

use crate::contender::Value;

/// What the inputs are. The same seed makes the same inputs on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Inputs {
    /// Uniform in \[-5, 5\]; log: (0, 5\], log1p: (-1, 5\], inv_gd: (-π/2, π/2).
    Uniform,
    /// Uniform over all bit patterns: infinities, NaNs, subnormals and values outside the domain too.
    Bits,
    /// Uniform over the nonzero subnormals of both signs (log: the positive ones).
    Subnormal,
    /// Normal with mean 0 and variance 1, restricted to the domain.
    Normal,
}

impl Inputs {
    /// Every kind of inputs.
    pub const ALL: &[Inputs] = &[Inputs::Uniform, Inputs::Bits, Inputs::Subnormal, Inputs::Normal];

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Inputs::Uniform => "uniform",
            Inputs::Bits => "bits",
            Inputs::Subnormal => "subnormal",
            Inputs::Normal => "normal",
        }
    }

    /// `n` inputs for a function.
    pub(crate) fn generate<T: Value>(self, function: Function, n: usize, seed: u64) -> Vec<T> {
        let mut random = Random(seed);
        let (low, high) = interval(function);
        let in_domain = |x: f64| match function {
            Function::Log => x > 0.0,
            Function::Log1p => x > -1.0,
            Function::InvGd => x.abs() < FRAC_PI_2,
            _ => true,
        };
        let mut draw = || match self {
            Inputs::Uniform => T::rounded(low + (high - low) * random.unit()),
            Inputs::Bits => T::from_low_bits(random.next() as u32),
            Inputs::Subnormal => {
                let sign = random.next() as u32 & T::SIGN;
                T::from_low_bits((1 + random.below(T::SUBNORMALS) as u32) | sign)
            }
            Inputs::Normal => {
                // The Box–Muller transform; 1 - u is in (0, 1].
                let radius = (-2.0 * (1.0 - random.unit()).ln()).sqrt();
                T::rounded(radius * (TAU * random.unit()).cos())
            }
        };
        // Rounding can leave an open interval, so the domain is asked of the rounded value.
        let mut draw_in_domain = || loop {
            let x = draw();
            if self == Inputs::Bits || in_domain(x.value()) {
                return x;
            }
        };
        (0..n).map(|_| draw_in_domain()).collect()
    }
}

/// The interval of uniform inputs.
fn interval(function: Function) -> (f64, f64) {
    match function {
        Function::Log => (0.0, 5.0),
        Function::Log1p => (-1.0, 5.0),
        Function::InvGd => (-FRAC_PI_2, FRAC_PI_2),
        _ => (-5.0, 5.0),
    }
}

impl fmt::Display for Inputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Inputs {
    type Err = UnknownInputs;

    fn from_str(name: &str) -> Result<Self, UnknownInputs> {
        Inputs::ALL.iter().copied().find(|i| i.name() == name).ok_or(UnknownInputs)
    }
}

/// The error of parsing [`Inputs`] from an unknown name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownInputs;

impl fmt::Display for UnknownInputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no inputs of that name; there are uniform, bits, subnormal and normal")
    }
}

impl core::error::Error for UnknownInputs {}

/// Steele, Lea and Flood's SplitMix64 ("Fast splittable pseudorandom number generators", 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in [0, 1).
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Uniform over 0 … n - 1, but for a bias of n / 2^64.
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }

    /// Puts `items` in a random order (Fisher and Yates).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u64 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use half::{bf16, f16};

    use super::*;

    fn values<T: Value>(inputs: Inputs, function: Function) -> Vec<f64> {
        inputs.generate::<T>(function, 4096, 1).iter().map(|x| x.value()).collect()
    }

    #[test]
    fn uniform_inputs_fill_their_interval() {
        for &function in Function::ALL {
            let (low, high) = interval(function);
            for x in [
                values::<f16>(Inputs::Uniform, function),
                values::<bf16>(Inputs::Uniform, function),
                values::<f32>(Inputs::Uniform, function),
            ] {
                let least = x.iter().copied().fold(f64::INFINITY, f64::min);
                let greatest = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                assert!(least >= low && least < low + 0.1, "{function}: {least}");
                assert!(greatest <= high && greatest > high - 0.1, "{function}: {greatest}");
                let mean = x.iter().sum::<f64>() / x.len() as f64;
                assert!((mean - (low + high) / 2.0).abs() < 0.2, "{function}: {mean}");
            }
        }
        assert!(values::<bf16>(Inputs::Uniform, Function::Log).iter().all(|&x| x > 0.0));
        assert!(values::<bf16>(Inputs::Uniform, Function::Log1p).iter().all(|&x| x > -1.0));
    }

    #[test]
    fn other_inputs_are_what_they_say() {
        let subnormal = values::<f16>(Inputs::Subnormal, Function::Tanh);
        assert!(subnormal.iter().all(|x| x.abs() < 2f64.powi(-14) && *x != 0.0));
        assert!(subnormal.iter().any(|x| *x < 0.0) && subnormal.iter().any(|x| *x > 0.0));
        let normal = values::<bf16>(Inputs::Normal, Function::Tanh);
        let variance = normal.iter().map(|x| x * x).sum::<f64>() / normal.len() as f64;
        assert!((variance - 1.0).abs() < 0.1);
        let subnormal = values::<f32>(Inputs::Subnormal, Function::Tanh);
        assert!(subnormal.iter().all(|x| x.abs() < 2f64.powi(-126) && *x != 0.0));
        assert!(subnormal.iter().any(|x| *x < 0.0 && *x > -2f64.powi(-127)));
        let bits = values::<f16>(Inputs::Bits, Function::Log);
        assert!(bits.iter().any(|x| x.is_nan()) && bits.iter().any(|x| *x < 0.0));
    }

    #[test]
    fn a_shuffle_is_a_permutation_and_moves_things() {
        let mut items: Vec<usize> = (0..50).collect();
        Random(1).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
