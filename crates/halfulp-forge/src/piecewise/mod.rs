//! Piecewise polynomials around centres, for any function, in f32 or f64: one interval after another, and the tables of
//! [`double_word`](halfulp_kernels::double_word) made of them.
//!
//! A [`Spec`] says how the line is cut — uniformly, or by the exponent and the top significand bits — and what each interval
//! gets: the degree, how many leading coefficients the centre is to make nearly exact, how many are pairs. [`Spec::intervals`]
//! finds each [`Interval`] and its error.

mod expm1;
mod tables;

use std::fmt;

use halfulp::Function;
use halfulp_oracle::{Ball, formula};

use crate::wide::fit::{ball, fit_weighted, nearest, sharp};

pub use halfulp_kernels::cells::Grid;
pub use tables::{double_word, piecewise};

/// The type of a table's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// f32.
    Single,
    /// f64.
    Double,
}

impl Width {
    /// The nearest number of this type.
    fn round(self, x: f64) -> f64 {
        match self {
            Width::Single => f64::from(x as f32),
            Width::Double => x,
        }
    }

    /// `x` rounded to one number of this type, or to the sum of two.
    fn round_ball(self, x: &Ball, pair: bool) -> Ball {
        let high = ball(self.round(nearest(x)));
        if pair { &high + ball(self.round(nearest(&(x - &high)))) } else { high }
    }

    /// The two numbers of a sum that [`round_ball`](Width::round_ball) gave.
    fn parts(self, x: &Ball) -> [f64; 2] {
        let high = self.round(nearest(x));
        [high, nearest(&(x - ball(high)))]
    }
}

/// What is to be found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spec {
    /// The function.
    pub function: Function,
    /// The type of the numbers.
    pub width: Width,
    /// How intervals are numbered.
    pub grid: Grid,
    /// The least argument.
    pub from: f64,
    /// The greatest argument.
    pub to: f64,
    /// The polynomials' degree.
    pub degree: usize,
    /// How many leading coefficients are to be nearly exact, by choice of the centre: none, the constant, or the slope too.
    pub exact: usize,
    /// How many leading coefficients are pairs, a high and a low part.
    pub pairs: usize,
}

/// An interval's polynomial.
#[derive(Clone, Debug)]
pub struct Interval {
    /// The number that the grid gives to the interval's arguments.
    pub number: i64,
    /// The least argument.
    pub from: f64,
    /// The greatest argument.
    pub to: f64,
    /// The centre.
    pub centre: f64,
    /// The coefficients, of the distance from the centre, as a high and a low part; the latter 0 where there is but one number.
    pub coefficients: Vec<[f64; 2]>,
    /// The polynomial's greatest error relative to the function, before rounding errors.
    pub error: f64,
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:3}  [{:<11.8}, {:<11.8})  centre {:<11.8}  error 2^{:.1}",
            self.number,
            self.from,
            self.to,
            self.centre,
            self.error.log2()
        )
    }
}

/// The number of the interval of x.
fn number(grid: Grid, x: f64) -> i64 {
    match grid {
        Grid::Uniform { scale } => (x * f64::from(scale)).round() as i64,
        Grid::FromZero { scale } => (x * f64::from(scale)).floor() as i64,
        Grid::Binades { scale, offset, bits } => {
            ((x * f64::from(scale) + f64::from(offset)).to_bits() >> (52 - bits)) as i64
        }
    }
}

/// Where the interval of a number begins.
fn edge(grid: Grid, number: i64) -> f64 {
    match grid {
        Grid::Uniform { scale } => (number as f64 - 0.5) / f64::from(scale),
        Grid::FromZero { scale } => number as f64 / f64::from(scale),
        Grid::Binades { scale, offset, bits } => {
            let shifted = f64::from_bits((number as u64) << (52 - bits));
            (shifted - f64::from(offset)) / f64::from(scale)
        }
    }
}

/// The numbers and bounds of the intervals of a grid that meet a range.
fn intervals(grid: Grid, from: f64, to: f64) -> Result<Vec<(i64, f64, f64)>, String> {
    const MOST: i64 = 4096;
    if !(from < to && to.is_finite() && from.is_finite()) {
        return Err(format!("from {from} to {to} there are no numbers"));
    }
    if let Grid::Binades { scale, offset, .. } = grid
        && f64::from(scale) * from + f64::from(offset) < f64::from(f32::MIN_POSITIVE)
    {
        return Err(format!("{scale}·{from} + {offset} is in no binade of positive numbers"));
    }
    let (first, last) = (number(grid, from), number(grid, to));
    if last - first >= MOST {
        return Err(format!("{} intervals are too many", last - first + 1));
    }
    let bounds = |n| (n, edge(grid, n).max(from), edge(grid, n + 1).min(to));
    Ok((first..=last).map(bounds).filter(|&(_, low, high)| low < high).collect())
}

/// A function on an interval as a polynomial so near to it that f64 tells no difference.
#[derive(Clone, Debug)]
pub(crate) struct Reference {
    middle: f64,
    constant: [f64; 2],
    /// From degree 1 on.
    terms: Vec<f64>,
}

impl Reference {
    /// By interpolation at Chebyshev's nodes; around 0 where the interval contains it.
    fn new(f: &dyn Fn(&Ball) -> Ball, from: f64, to: f64) -> Self {
        const NODES: usize = 24;
        let (middle, reach) = if from <= 0.0 && to >= 0.0 {
            (0.0, to.max(-from) * 1.01)
        } else {
            ((from + to) / 2.0, (to - from) * 0.505)
        };
        let node = |i: usize| {
            let angle = std::f64::consts::PI * (i as f64 + 0.5) / NODES as f64;
            ball(reach * angle.cos())
        };
        let nodes: Vec<Ball> = (0..NODES).map(node).collect();
        // Newton's divided differences, then the polynomial by its nested form.
        let mut differences: Vec<Ball> =
            nodes.iter().map(|z| sharp(f(&(ball(middle) + z)))).collect();
        for order in 1..NODES {
            for i in (order..NODES).rev() {
                let slope = &differences[i] - &differences[i - 1];
                differences[i] = sharp(slope / (&nodes[i] - &nodes[i - order]));
            }
        }
        let mut terms = vec![ball(0.0); NODES];
        for (difference, node) in differences.iter().zip(&nodes).rev() {
            for d in (1..NODES).rev() {
                terms[d] = sharp(&terms[d - 1] - &terms[d] * node);
            }
            terms[0] = sharp(difference - &terms[0] * node);
        }
        let constant = Width::Double.parts(&terms[0]);
        Reference { middle, constant, terms: terms[1..].iter().map(nearest).collect() }
    }

    /// f(x) as a sum: the first number exact, the second rounded.
    pub(crate) fn value(&self, x: f64) -> [f64; 2] {
        let z = x - self.middle;
        let slope = self.terms.iter().rev().fold(0.0, |sum, c| sum * z + c);
        [self.constant[0], self.constant[1] + z * slope]
    }

    /// f'(x).
    fn slope(&self, x: f64) -> f64 {
        let z = x - self.middle;
        let terms = self.terms.iter().enumerate().rev();
        terms.fold(0.0, |sum, (i, c)| sum * z + (i + 1) as f64 * c)
    }
}

/// An interval to be fitted: its bounds and the function there.
pub(crate) struct Piece {
    spec: Spec,
    number: i64,
    pub(crate) from: f64,
    pub(crate) to: f64,
    pub(crate) reference: Reference,
}

/// How many candidates for the centre are looked at, at most.
const CANDIDATES: i64 = 1 << 16;

impl Spec {
    fn f(self, x: &Ball) -> Ball {
        formula(self.function, x)
    }

    /// The intervals, not fitted yet.
    ///
    /// # Errors
    /// If the grid does not number the range, or errors relative to the function make no sense in it.
    pub(crate) fn pieces(self) -> Result<Vec<Piece>, String> {
        let intervals = intervals(self.grid, self.from, self.to)?;
        let ends: Vec<(f64, f64, f64)> = intervals
            .iter()
            .map(|&(_, low, high)| {
                let at = |x: f64| {
                    // Where f is 0, the middle will do.
                    let zero = x == 0.0 && self.is_zero_at_zero();
                    let x = if zero { (low + high) / 2.0 } else { x };
                    let value = self.f(&ball(x));
                    if value.is_bounded() { nearest(&value) } else { f64::NAN }
                };
                (low, at(low), at(high))
            })
            .collect();
        for (x, low, high) in ends {
            let (sizes, same) = ([low.abs(), high.abs()], low * high > 0.0);
            let zero = self.is_zero_at_zero() && x <= 0.0;
            if !sizes.iter().all(|size| (1e-30..1e30).contains(size)) || !same && !zero {
                return Err(format!(
                    "from {x} on, the function is not defined, too small, too large or of both signs"
                ));
            }
        }
        let piece = |(number, from, to)| Piece {
            spec: self,
            number,
            from,
            to,
            reference: Reference::new(&|x| self.f(x), from, to),
        };
        Ok(intervals.into_iter().map(piece).collect())
    }

    /// Whether f(0) = 0.
    fn is_zero_at_zero(self) -> bool {
        halfulp_oracle::exact(self.function, 0.0) == Some(0.0)
    }

    /// The intervals with their polynomials.
    ///
    /// # Errors
    /// If the grid does not number the range.
    pub fn intervals(self) -> Result<Vec<Interval>, String> {
        Ok(self.pieces()?.iter().map(|piece| piece.fit(piece.centres(0.0)[0], 0.0)).collect())
    }
}

impl Piece {
    /// Whether the interval contains 0, so that its centre must.
    fn is_around_zero(&self) -> bool {
        self.from <= 0.0 && self.to >= 0.0
    }

    /// The function, lifted by a relative amount: in an interval that contains 0, by an amount that grows from 0 to that at the
    /// end.
    fn lifted(&self, x: &Ball, lift: f64) -> Ball {
        let lift = if self.is_around_zero() {
            x * ball(lift / self.to.max(-self.from))
        } else {
            ball(lift)
        };
        let value = self.spec.f(x);
        &value + &value * lift
    }

    /// Centres, the best first: numbers of f32 around the middle where the coefficients that are to be exact almost are.
    pub(crate) fn centres(&self, lift: f64) -> Vec<f64> {
        if self.is_around_zero() {
            return vec![0.0];
        }
        let middle = ((self.from + self.to) / 2.0) as f32;
        let radius = (self.to - self.from) / 2.0;
        if self.spec.exact == 0 {
            return vec![f64::from(middle)];
        }
        let ulp = f64::from(middle.next_up()) - f64::from(middle);
        let precision = match self.spec.width {
            Width::Single => 24,
            Width::Double => 53,
        };
        let inexactness_at = |c: f64| {
            let [constant, rest] = self.reference.value(c);
            let value = constant + rest;
            let constant_error = inexactness([constant, rest + value * lift], precision);
            // What an error of the slope does at the ends; the terms above it take back a part.
            let slope = self.reference.slope(c) * (1.0 + lift);
            let slope_error = if self.spec.exact < 2 {
                0.0
            } else {
                inexactness([slope, 0.0], precision) * (slope * radius / value).abs()
            };
            constant_error + 0.4 * slope_error
        };
        // A sixteenth of the way to the ends; farther where f is so flat that no value there is nearly a number.
        let mut found = Vec::new();
        for share in [1.0 / 16.0, 0.25, 0.5] {
            let reach = (radius * share / ulp) as i64;
            let stride = (2 * reach / CANDIDATES).max(1);
            let offsets = (-reach..=reach).step_by(stride as usize);
            found = offsets
                .map(|i| f64::from(middle) + i as f64 * ulp)
                .map(|c| (inexactness_at(c), c))
                .collect::<Vec<(f64, f64)>>();
            found.sort_by(|a, b| a.0.total_cmp(&b.0));
            if found[0].0 < 2f64.powi(-8 - precision) {
                break;
            }
        }
        found.into_iter().take(64).map(|(_, c)| c).collect()
    }

    /// The polynomial around a centre, of the lifted function.
    pub(crate) fn fit(&self, centre: f64, lift: f64) -> Interval {
        self.fit_with(centre, lift, self.spec)
    }

    /// As [`fit`](Piece::fit), with another degree and other numbers of exact and paired coefficients.
    pub(crate) fn fit_with(&self, centre: f64, lift: f64, spec: Spec) -> Interval {
        let Spec { width, degree, pairs, .. } = spec;
        let at = ball(centre);
        let mut fixed: Vec<Ball> = Vec::new();
        let exact = if self.is_around_zero() { spec.exact.max(1) } else { spec.exact };
        if exact > 0 {
            fixed.push(width.round_ball(&self.lifted(&at, lift), pairs > 0));
        }
        if exact > 1 {
            let slope = if self.is_around_zero() {
                self.reference.slope(0.0)
            } else {
                self.reference.slope(centre) * (1.0 + lift)
            };
            fixed.push(width.round_ball(&ball(slope), false));
        }
        let (low, high) = (self.from - centre, self.to - centre);
        // A little more than the interval, for the index is rounded.
        let (low, high) = (low - (high - low) * 1e-4, high + (high - low) * 1e-4);
        let (low, high) = match (self.from == 0.0, self.to == 0.0) {
            (true, _) => (high * 1e-4, high),
            (_, true) => (low, low * 1e-4),
            _ => (low, high),
        };
        let terms = degree + 1 - fixed.len();
        let count = 16 * (terms + 1);
        let grid: Vec<Ball> = (0..count)
            .map(|i| {
                let angle = std::f64::consts::PI * i as f64 / (count - 1) as f64;
                ball((low + high) / 2.0 - (high - low) / 2.0 * angle.cos())
            })
            .filter(|y| nearest(y) != 0.0)
            .collect();
        let (mut values, mut weights) = (Vec::new(), Vec::new());
        for y in &grid {
            let value = self.lifted(&(&at + y), lift);
            let mut weight = nearest(y).powi(fixed.len() as i32) / nearest(&value);
            if self.is_around_zero() && lift != 0.0 {
                // Errors are held against the lift, lest it be too small near 0.
                weight *= self.to.max(-self.from) / nearest(y).abs();
            }
            let known = fixed.iter().rev().fold(ball(0.0), |sum, c| sharp(sum * y) + c);
            let left = (0..fixed.len()).fold(value - known, |rest, _| rest / y);
            values.push(sharp(left));
            weights.push(weight.abs());
        }
        let power = fixed.len();
        let round = |d: usize, c: &Ball| width.round_ball(c, d + power < pairs);
        let (fitted, error) = fit_weighted(&grid, values, &weights, terms, &round);
        let coefficients = fixed.iter().chain(&fitted).map(|c| width.parts(c)).collect();
        Interval { number: self.number, from: self.from, to: self.to, centre, coefficients, error }
    }
}

/// How far a number, given as a sum, is from the nearest one of so many bits, relative to itself.
fn inexactness([high, low]: [f64; 2], precision: i32) -> f64 {
    let value = high + low;
    let ulp = 2f64.powi(value.abs().log2().floor() as i32 + 1 - precision);
    // Each part's distance from a multiple of the ulp is exact.
    let part = |x: f64| x / ulp - (x / ulp).round();
    let rest = part(high) + part(low);
    (rest - rest.round()).abs() * ulp / value.abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TANH: Spec = Spec {
        function: Function::Tanh,
        width: Width::Single,
        grid: Grid::Binades { scale: 1.0, offset: 1.0, bits: 3 },
        from: 0.0,
        to: 3.5,
        degree: 5,
        exact: 2,
        pairs: 0,
    };

    /// The interval's polynomial at x, relative to the function: its error.
    fn error(spec: Spec, interval: &Interval, x: f64) -> f64 {
        let y = ball(x) - ball(interval.centre);
        let sum = |[high, low]: &[f64; 2]| ball(*high) + ball(*low);
        let value =
            interval.coefficients.iter().rev().fold(ball(0.0), |p, c| sharp(p * &y) + sum(c));
        let f = spec.f(&ball(x));
        nearest(&((value - &f) / f)).abs()
    }

    #[test]
    fn intervals_cover_the_range_and_their_errors_are_what_they_say() {
        let specs = [
            TANH,
            Spec { function: Function::Erf, exact: 1, width: Width::Double, degree: 9, ..TANH },
            Spec {
                function: Function::Exp,
                exact: 0,
                pairs: 3,
                degree: 8,
                from: -2.0,
                to: 2.0,
                grid: Grid::Uniform { scale: 4.0 },
                ..TANH
            },
            Spec {
                function: Function::Log,
                exact: 2,
                from: 1.5,
                grid: Grid::FromZero { scale: 3.0 },
                ..TANH
            },
        ];
        for spec in specs {
            let intervals = spec.intervals().unwrap();
            assert_eq!(
                (intervals[0].from, intervals[intervals.len() - 1].to),
                (spec.from, spec.to)
            );
            for pair in intervals.windows(2) {
                assert_eq!((pair[0].to, pair[0].number + 1), (pair[1].from, pair[1].number));
            }
            for interval in &intervals {
                let at = |i: u32| {
                    interval.from + (interval.to - interval.from) * (f64::from(i) + 0.5) / 100.0
                };
                let greatest = (0..100).map(|i| error(spec, interval, at(i))).fold(0.0, f64::max);
                assert!(greatest <= interval.error * 1.02, "{interval}: 2^{}", greatest.log2());
                assert!(greatest >= interval.error * 0.5, "{interval}: 2^{}", greatest.log2());
            }
        }
    }

    #[test]
    fn centres_make_leading_coefficients_nearly_exact() {
        for interval in TANH.intervals().unwrap().iter().skip(1) {
            let c = ball(interval.centre);
            let constant = TANH.f(&c);
            let off = nearest(&((ball(interval.coefficients[0][0]) - &constant) / constant));
            assert!(off.abs() < 2f64.powi(-32), "{interval}: {off:e}");
            assert_eq!(interval.centre, f64::from(interval.centre as f32));
        }
    }

    #[test]
    fn pairs_are_more_precise_than_single_numbers() {
        let greatest = |pairs| {
            let spec = Spec { exact: 0, degree: 10, pairs, ..TANH };
            spec.intervals().unwrap().iter().map(|interval| interval.error).fold(0.0, f64::max)
        };
        assert!(greatest(0) > 2f64.powi(-27));
        assert!(greatest(4) < 2f64.powi(-42));
    }

    #[test]
    fn references_are_the_function() {
        for piece in TANH.pieces().unwrap() {
            for i in 1..50 {
                let x = piece.from + (piece.to - piece.from) * f64::from(i) / 50.0;
                let [high, low] = piece.reference.value(x);
                let f = TANH.f(&ball(x));
                let error = nearest(&((ball(high) + ball(low) - &f) / f)).abs();
                assert!(error < 2f64.powi(-52), "{x}: 2^{}", error.log2());
            }
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let refused = |spec: Spec| spec.intervals().unwrap_err();
        assert!(refused(Spec { from: 1.0, to: 1.0, ..TANH }).contains("no numbers"));
        assert!(refused(Spec { from: -1.0, ..TANH }).contains("no binade"));
        let fine = Grid::Uniform { scale: 1e6 };
        assert!(refused(Spec { grid: fine, ..TANH }).contains("too many"));
        assert!(refused(Spec { function: Function::Log, ..TANH }).contains("not defined"));
        let sign_change = Spec { function: Function::Log, from: 0.9, to: 1.2, ..TANH };
        assert!(refused(sign_change).contains("both signs"));
    }
}
