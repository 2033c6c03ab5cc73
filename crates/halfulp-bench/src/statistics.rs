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
        let mut sorted: Vec<f64> = values.into_iter().collect();
        sorted.sort_by(f64::total_cmp);
        let last = sorted.len().checked_sub(1)?;
        let quantile = |p: f64| {
            let position = p * last as f64;
            let (below, above) =
                (sorted[position.floor() as usize], sorted[position.ceil() as usize]);
            below + (above - below) * position.fract()
        };
        Some(Self { lower: quantile(0.25), median: quantile(0.5), upper: quantile(0.75) })
    }
}

/// A reference that moved from its own median by more than this factor marks a disturbed round.
pub(crate) const DISTURBED: f64 = 1.5;

/// For each round, whether the reference kept near its own median.
pub(crate) fn steady(reference: &[f64]) -> Vec<bool> {
    let median = Quartiles::of(reference.iter().copied()).map_or(0.0, |q| q.median);
    reference.iter().map(|&t| t <= median * DISTURBED && t * DISTURBED >= median).collect()
}

/// The values of the rounds that are kept.
pub(crate) fn kept<'a>(values: &'a [f64], keep: &'a [bool]) -> impl Iterator<Item = f64> + 'a {
    values.iter().zip(keep).filter(|&(_, &keep)| keep).map(|(&value, _)| value)
}

/// The quartiles of the rounds' own ratios, over the rounds that are kept.
pub(crate) fn ratio(values: &[f64], reference: &[f64], keep: &[bool]) -> Option<Quartiles> {
    let ratios: Vec<f64> = values.iter().zip(reference).map(|(value, by)| value / by).collect();
    Quartiles::of(kept(&ratios, keep))
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
    fn rounds_are_disturbed_in_both_directions() {
        assert_eq!(
            steady(&[2.0, 2.0, 3.0, 3.1, 2.0, 1.3, 1.4]),
            [true, true, true, false, true, false, true]
        );
        assert!(steady(&[]).is_empty());
    }

    #[test]
    fn a_slow_round_does_not_move_the_ratio() {
        // Powers of two, so that the ratios are exact. Every third round runs at half speed.
        let speed = |round: usize| if round.is_multiple_of(3) { 2.0 } else { 1.0 };
        let reference: Vec<f64> = (0..31).map(|round| 0.25 * speed(round)).collect();
        let value: Vec<f64> = (0..31).map(|round| 0.125 * speed(round)).collect();
        let all = vec![true; 31];
        let exactly = Some(Quartiles { lower: 0.5, median: 0.5, upper: 0.5 });
        assert_eq!(ratio(&value, &reference, &all), exactly);

        // A burst that hits the reference alone is dropped, one that hits the value alone is outranked.
        let (mut burst_reference, mut burst_value) = (reference.clone(), value.clone());
        burst_reference[1] = 40.0;
        burst_value[2] = 40.0;
        let keep = steady(&burst_reference);
        assert!(!keep[1] && keep[2]);
        assert_eq!(ratio(&burst_value, &burst_reference, &keep), exactly);
    }

    #[test]
    fn only_kept_rounds_count() {
        let keep = [true, false, true];
        assert_eq!(kept(&[1.0, 2.0, 3.0], &keep).collect::<Vec<_>>(), [1.0, 3.0]);
        assert_eq!(ratio(&[1.0, 9.0, 1.0], &[2.0, 1.0, 2.0], &keep).map(|q| q.upper), Some(0.5));
        assert_eq!(ratio(&[1.0], &[1.0], &[false]), None);
    }
}
