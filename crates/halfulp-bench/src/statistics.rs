//! Order statistics: what a shared machine's noise moves least.

use serde::Serialize;

/// The median and the quartiles of a sample.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Quartiles {
    /// A quarter of the sample lies below.
    pub lower: f64,
    /// Half of the sample lies below.
    pub median: f64,
    /// Three quarters of the sample lie below.
    pub upper: f64,
}

impl Quartiles {
    /// The quartiles of `values`, interpolated linearly between order statistics (Hyndman and Fan's
    /// definition 7); none of an empty sample.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let sorted = sorted(values);
        let at = |p| at_quantile(&sorted, p);
        Some(Self { lower: at(0.25)?, median: at(0.5)?, upper: at(0.75)? })
    }
}

/// The quantile of probability `p` of the values that are not NaN, as in [`Quartiles::of`].
pub(crate) fn quantile(values: &[f64], p: f64) -> Option<f64> {
    at_quantile(&sorted(values.iter().copied().filter(|v| !v.is_nan())), p)
}

fn sorted(values: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    values
}

fn at_quantile(sorted: &[f64], p: f64) -> Option<f64> {
    let position = p * sorted.len().checked_sub(1)? as f64;
    let (below, above) = (sorted[position.floor() as usize], sorted[position.ceil() as usize]);
    Some(below + (above - below) * position.fract())
}

/// Of so many rounds one, the quietest, is kept.
pub(crate) const KEEP_ONE_OF: usize = 32;

/// So many rounds are kept at least, if there are as many.
const KEEP_AT_LEAST: usize = 25;

/// The rounds in which two contenders were both quick: the 32nd part with the smallest products of
/// their two samples. A product takes no side, so this does not bias their ratio.
///
/// A NaN stands for a round in which a contender was not sampled.
pub(crate) fn quietest(values: &[f64], others: &[f64]) -> Vec<usize> {
    let product = |round: usize| values[round] * others[round];
    let mut rounds: Vec<usize> =
        (0..values.len().min(others.len())).filter(|&round| !product(round).is_nan()).collect();
    rounds.sort_by(|&a, &b| product(a).total_cmp(&product(b)));
    rounds.truncate((rounds.len() / KEEP_ONE_OF).max(KEEP_AT_LEAST));
    rounds
}

/// The quartiles of the quietest rounds' own ratios.
pub(crate) fn ratio(values: &[f64], others: &[f64]) -> Option<Quartiles> {
    let quietest = quietest(values, others);
    Quartiles::of(quietest.into_iter().map(|round| values[round] / others[round]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_of_known_samples() {
        let of = |values: &[f64]| Quartiles::of(values.iter().copied());
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[7.0]), Some(Quartiles { lower: 7.0, median: 7.0, upper: 7.0 }));
        assert_eq!(
            of(&[5.0, 1.0, 4.0, 2.0, 3.0]),
            Some(Quartiles { lower: 2.0, median: 3.0, upper: 4.0 })
        );
        assert_eq!(
            of(&[4.0, 1.0, 3.0, 2.0]),
            Some(Quartiles { lower: 1.75, median: 2.5, upper: 3.25 })
        );
    }

    #[test]
    fn quantiles_pass_over_what_was_not_sampled() {
        assert_eq!(quantile(&[f64::NAN, 3.0, 1.0, 2.0], 1.0), Some(3.0));
        assert_eq!(quantile(&[f64::NAN], 0.5), None);
    }

    #[test]
    fn the_quietest_rounds_are_those_where_both_were_quick() {
        let mut values = vec![1.0; 1600];
        let mut others = vec![2.0; 1600];
        // 100 quiet rounds, of which 30 are quiet for one of the two alone, and ten not sampled.
        for round in 1500..1600 {
            values[round] = 0.5;
            others[round] = 1.25;
        }
        values[1500..1515].fill(1.0);
        others[1515..1530].fill(2.0);
        values[1590..1600].fill(f64::NAN);
        let mut quietest = quietest(&values, &others);
        quietest.sort_unstable();
        assert_eq!(quietest, (1530..1530 + 1590 / KEEP_ONE_OF).collect::<Vec<_>>());
    }

    #[test]
    fn few_rounds_are_all_kept() {
        assert_eq!(quietest(&[3.0, f64::NAN, 1.0], &[1.0; 3]), [2, 0]);
        assert_eq!(quietest(&[1.0; 60], &[1.0; 60]).len(), 25);
        assert!(quietest(&[], &[]).is_empty());
        assert_eq!(ratio(&[f64::NAN], &[1.0]), None);
    }

    #[test]
    fn noise_does_not_move_the_ratio() {
        // Powers of two, so that the ratios are exact. Every third round runs at half speed.
        let speed = |round: usize| if round.is_multiple_of(3) { 2.0 } else { 1.0 };
        let mut reference: Vec<f64> = (0..960).map(|round| 0.25 * speed(round)).collect();
        let mut value: Vec<f64> = (0..960).map(|round| 0.125 * speed(round)).collect();
        let exactly = Some(Quartiles { lower: 0.5, median: 0.5, upper: 0.5 });
        assert_eq!(ratio(&value, &reference), exactly);
        // Bursts that hit one of the two.
        for round in (1..960).step_by(6) {
            reference[round] *= 40.0;
            value[round + 1] *= 40.0;
        }
        assert_eq!(ratio(&value, &reference), exactly);
        // A disturbance of most of the run that slows the reference more.
        for round in 0..840 {
            reference[round] *= 2.0;
            value[round] *= 1.5;
        }
        assert_eq!(ratio(&value, &reference), exactly);
    }

    /// Independent noise on both, of any skewness: selecting by the product leaves the ratio alone.
    #[test]
    fn the_selection_does_not_bias_the_ratio() {
        let mut random = crate::inputs::Random(1);
        let mut noise = || {
            let u = random.below(1 << 20) as f64 / f64::from(1 << 20);
            1.0 + u * u * u
        };
        let values: Vec<f64> = (0..100_000).map(|_| 3.0 * noise()).collect();
        let others: Vec<f64> = (0..100_000).map(|_| 4.0 * noise()).collect();
        let ratio = ratio(&values, &others).unwrap().median;
        assert!((ratio - 0.75).abs() < 0.002, "{ratio}");
    }
}
