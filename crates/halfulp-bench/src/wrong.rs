//! How many results of a rival are wrong.

use std::fmt;
use std::sync::Mutex;

use halfulp::{Backend, Format, Function, Rounding};
use halfulp_verify::{Target, Truth, TruthError};
use rayon::prelude::*;
use serde::Serialize;

use crate::contender::{self, Contender, Number, Value};
use crate::table::Table;

/// The number of wrong results, and of how many.
///
/// Any NaN is as good as another. The sign of a zero counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wrong {
    /// How many are wrong.
    pub wrong: u64,
    /// Of so many inputs.
    pub inputs: u64,
}

/// Why results could not be counted.
#[derive(Debug)]
pub enum Error {
    /// The digests that this library's results are checked with are amiss.
    Truth(TruthError),
    /// This library's own results are not those of the digests, so others can't be held against them.
    Disagreement(Target),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Truth(error) => error.fmt(f),
            Error::Disagreement(Target { function, format, .. }) => write!(
                f,
                "rivals of {function} can't be judged: this library's results differ from the truth, as `halfulp \
                 verify {function} --format {format}` shows"
            ),
        }
    }
}

impl std::error::Error for Error {}

/// Holds a table, made by this library, against the digest of `truth/`.
pub(crate) fn check_table<T: Number>(function: Function, table: &Table) -> Result<(), Error> {
    let truth = Truth::embedded().map_err(Error::Truth)?;
    let target = Target { function, format: T::FORMAT, rounding: Rounding::NearestEven };
    let results: Vec<u32> = table.entries().iter().map(|&bits| bits.into()).collect();
    let digest = blake3::hash(&halfulp_verify::encode(T::FORMAT, &results));
    if digest != truth.digests(target).map_err(Error::Truth)?.all() {
        return Err(Error::Disagreement(target));
    }
    Ok(())
}

/// The wrong results among all 65,536, if the contender computes the function.
pub(crate) fn in_16_bits<T: Number>(
    contender: Contender,
    function: Function,
    table: &Table,
) -> Option<Wrong> {
    let inputs: Vec<T> = (0..=u16::MAX).map(|bits| T::from_low_bits(bits.into())).collect();
    let mut results = vec![T::zero(); inputs.len()];
    contender::pass(contender, function, table)?(&inputs, &mut results);
    let wrong = T::bits(&results).iter().zip(table.entries()).filter(|&(&got, &right)| {
        let is_nan = |bits: u16| T::from_low_bits(bits.into()).is_nan();
        got != right && !(is_nan(got) && is_nan(right))
    });
    Some(Wrong { wrong: wrong.count() as u64, inputs: inputs.len() as u64 })
}

/// So many inputs are run at a time.
const BLOCK: usize = 1 << 14;

/// So many inputs have a digest.
const CHUNK: u64 = 1 << 24;

/// The wrong results of contenders in f32, among those of every `stride`-th bit pattern; of contenders that lack the
/// function, nothing.
///
/// They are held against this library's results on its fastest backend. With a stride of 1, the digests of `truth/` check
/// these.
pub(crate) fn in_f32(
    contenders: &[Contender],
    function: Function,
    stride: u64,
) -> Result<Vec<(Contender, Wrong)>, Error> {
    let truth = Truth::embedded().map_err(Error::Truth)?;
    let target = Target { function, format: Format::F32, rounding: Rounding::NearestEven };
    let digests = truth.digests(target).map_err(Error::Truth)?.chunks();
    let computes = |&&contender: &&Contender| contender::pass_f32(contender, function).is_some();
    let contenders: Vec<Contender> = contenders.iter().filter(computes).copied().collect();
    let total = Mutex::new((0, vec![0; contenders.len()]));
    digests.par_iter().enumerate().try_for_each(|(chunk, digest)| {
        let from = chunk as u64 * CHUNK;
        let first = from.next_multiple_of(stride);
        let mut inputs = (first..from + CHUNK).step_by(stride as usize);
        let mut passes: Vec<_> = contenders
            .iter()
            .map(|&contender| contender::pass_f32(contender, function).expect("as before"))
            .collect();
        let mut wrong = vec![0; contenders.len()];
        let mut count = 0;
        let mut hasher = blake3::Hasher::new();
        let (mut right, mut got) = (vec![0.0; BLOCK], vec![0.0; BLOCK]);
        loop {
            let block: Vec<f32> =
                inputs.by_ref().take(BLOCK).map(|bits| f32::from_low_bits(bits as u32)).collect();
            if block.is_empty() {
                break;
            }
            let (right, got) = (&mut right[..block.len()], &mut got[..block.len()]);
            let best = Backend::best();
            function.map_on(best, &block, right).expect("an available backend and equal lengths");
            if stride == 1 {
                let bits: Vec<u32> = right.iter().map(|y| y.to_bits()).collect();
                hasher.update(&halfulp_verify::encode(Format::F32, &bits));
            }
            for (pass, wrong) in passes.iter_mut().zip(&mut wrong) {
                pass(&block, got);
                let differ = |(y, right): (&f32, &f32)| {
                    u64::from(y.to_bits() != right.to_bits() && !(y.is_nan() && right.is_nan()))
                };
                *wrong += got.iter().zip(&*right).map(differ).sum::<u64>();
            }
            count += block.len() as u64;
        }
        if stride == 1 && hasher.finalize() != *digest {
            return Err(Error::Disagreement(target));
        }
        let mut total = total.lock().expect("no thread panicked");
        total.0 += count;
        total.1.iter_mut().zip(wrong).for_each(|(sum, wrong)| *sum += wrong);
        Ok(())
    })?;
    let (inputs, wrong) = total.into_inner().expect("no thread panicked");
    let of = |(contender, wrong)| (contender, Wrong { wrong, inputs });
    Ok(contenders.into_iter().zip(wrong).map(of).collect())
}

#[cfg(test)]
mod tests {
    use half::{bf16, f16};

    use super::*;
    use crate::crates::{Crate, Order};

    #[test]
    fn the_half_crate_is_sometimes_wrong_and_the_library_never() {
        let count = |contender, function| {
            let of = |wrong: Option<Wrong>| wrong.map(|w| w.wrong);
            [
                of(in_16_bits::<f16>(contender, function, &Table::of::<f16>(function))),
                of(in_16_bits::<bf16>(contender, function, &Table::of::<bf16>(function))),
            ]
        };
        let ours = Contender::Backend(Backend::Portable);
        assert_eq!(count(ours, Function::Mish), [Some(0), Some(0)]);
        let theirs = count(Contender::HalfCrate, Function::Mish);
        assert!(theirs.iter().all(|wrong| wrong.is_some_and(|n| n > 1000)), "{theirs:?}");
        assert_eq!(count(Contender::HalfCrate, Function::Erf), [None, None]);
    }

    #[test]
    fn in_f32_a_sample_tells_right_from_wrong() {
        let (ours, copy) = (Contender::Backend(Backend::Portable), Contender::Copy);
        let std = Contender::Calls(Crate::Std, Order::Independent);
        let stride = (1 << 16) + 1;
        let inputs = (1u64 << 32).div_ceil(stride);
        let counts = in_f32(&[ours, copy, std], Function::Silu, stride).unwrap();
        assert_eq!(counts[0], (ours, Wrong { wrong: 0, inputs }));
        // A copy is right where silu x rounds to x, and on NaN: that is for an eighth of all inputs or so.
        let (of, Wrong { wrong, inputs: of_copy }) = counts[1];
        assert_eq!((of, of_copy), (copy, inputs));
        assert!(wrong > inputs / 2 && wrong < inputs, "{wrong} of {inputs}");
        assert!(counts[2].1.wrong > 0 && counts[2].1.wrong < inputs / 4, "{:?}", counts[2]);
        assert!(in_f32(&[std], Function::Erf, stride).unwrap().is_empty());
    }
}
