//! Minimax polynomials in high precision, with coefficients of f64.

use halfulp_oracle::{Ball, Dyadic};

/// The working precision in bits.
pub const PRECISION: u32 = 192;

/// A number as a ball.
pub fn ball(x: f64) -> Ball {
    Ball::exact(Dyadic::from_f64(x).expect("a finite number"), PRECISION)
}

/// The nearest f64 to a ball's midpoint.
pub fn nearest(x: &Ball) -> f64 {
    x.midpoint().to_f64()
}

/// The midpoint alone: radii are of no interest where nothing is proved.
pub fn sharp(x: Ball) -> Ball {
    Ball::new(x.midpoint().clone(), halfulp_oracle::Magnitude::ZERO, PRECISION)
}

/// A polynomial, the constant coefficient first, and its greatest error.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The coefficients.
    pub coefficients: Vec<f64>,
    /// The greatest distance from the function.
    pub error: f64,
}

/// The polynomial with `terms` coefficients that is nearest to `f` on \[`from`, `to`\]: by Remez' exchange, after which the
/// coefficient of the highest degree is rounded to f64 and the others are found anew, down to the constant one.
pub fn fit(f: &dyn Fn(&Ball) -> Ball, from: f64, to: f64, terms: usize) -> Fit {
    let count = 16 * (terms + 1);
    let grid: Vec<Ball> = (0..count)
        .map(|i| {
            let angle = std::f64::consts::PI * i as f64 / (count - 1) as f64;
            ball((from + to) / 2.0 - (to - from) / 2.0 * angle.cos())
        })
        .collect();
    let values = grid.iter().map(|x| sharp(f(x))).collect();
    let weights = vec![1.0; grid.len()];
    let (coefficients, error) =
        fit_weighted(&grid, values, &weights, terms, &|_, c| ball(nearest(c)));
    Fit { coefficients: coefficients.iter().map(nearest).collect(), error }
}

/// As [`fit`], to values on a grid, their errors weighted, with coefficients rounded in a way that depends on the degree.
pub fn fit_weighted(
    grid: &[Ball],
    mut rest: Vec<Ball>,
    weights: &[f64],
    terms: usize,
    round: &dyn Fn(usize, &Ball) -> Ball,
) -> (Vec<Ball>, f64) {
    let mut coefficients = vec![ball(0.0); terms];
    for degree in (0..terms).rev() {
        let real = exchange(grid, &rest, weights, degree + 1);
        coefficients[degree] = round(degree, &real[degree]);
        let rounded = &coefficients[degree];
        for (x, y) in grid.iter().zip(&mut rest) {
            let term = (0..degree).fold(rounded.clone(), |power, _| sharp(power * x));
            *y = sharp(&*y - term);
        }
    }
    let errors = rest.iter().zip(weights).map(|(y, w)| nearest(y).abs() * w);
    (coefficients, errors.fold(0.0, f64::max))
}

/// The polynomial on a grid whose greatest weighted error is least.
fn exchange(grid: &[Ball], values: &[Ball], weights: &[f64], terms: usize) -> Vec<Ball> {
    let last = grid.len() - 1;
    let mut reference: Vec<usize> = (0..=terms).map(|i| i * last / terms).collect();
    let mut best = Vec::new();
    for _ in 0..12 {
        let solution = solve(&reference, grid, values, weights, terms);
        let level = nearest(&solution[terms]).abs();
        let errors: Vec<f64> = grid
            .iter()
            .zip(values)
            .zip(weights)
            .map(|((x, y), w)| {
                let mut p = solution[terms - 1].clone();
                for c in solution[..terms - 1].iter().rev() {
                    p = sharp(&sharp(p * x) + c);
                }
                nearest(&(y - p)) * w
            })
            .collect();
        best = solution[..terms].to_vec();
        let greatest = errors.iter().fold(0.0, |m: f64, e| m.max(e.abs()));
        if greatest <= level * 1.01 {
            break;
        }
        let Some(next) = alternation(&errors, terms + 1) else { break };
        if next == reference {
            break;
        }
        reference = next;
    }
    best
}

/// `count` extrema of alternating sign, the greatest among them.
fn alternation(errors: &[f64], count: usize) -> Option<Vec<usize>> {
    // The greatest of each run of one sign.
    let mut extrema: Vec<usize> = Vec::new();
    for (i, error) in errors.iter().enumerate() {
        match extrema.last_mut() {
            Some(last) if errors[*last].is_sign_positive() == error.is_sign_positive() => {
                if error.abs() > errors[*last].abs() {
                    *last = i;
                }
            }
            _ => extrema.push(i),
        }
    }
    while extrema.len() > count {
        let magnitude = |i: usize| errors[i].abs();
        let (first, last) = (extrema[0], extrema[extrema.len() - 1]);
        if extrema.len() == count + 1 {
            let drop = if magnitude(first) < magnitude(last) { 0 } else { count };
            extrema.remove(drop);
        } else {
            // Two neighbours, so that signs go on alternating.
            let pair = (0..extrema.len() - 1).min_by(|&a, &b| {
                let size = |i: usize| magnitude(extrema[i]).max(magnitude(extrema[i + 1]));
                size(a).total_cmp(&size(b))
            })?;
            extrema.drain(pair..pair + 2);
        }
    }
    (extrema.len() == count).then_some(extrema)
}

/// The polynomial that misses the values at the reference points by the same weighted amount with alternating signs, and
/// that amount.
fn solve(
    reference: &[usize],
    grid: &[Ball],
    values: &[Ball],
    weights: &[f64],
    terms: usize,
) -> Vec<Ball> {
    let n = terms + 1;
    let mut rows: Vec<Vec<Ball>> = reference
        .iter()
        .enumerate()
        .map(|(i, &at)| {
            let mut row = vec![ball(1.0)];
            for d in 1..terms {
                row.push(sharp(&row[d - 1] * &grid[at]));
            }
            let level = 1.0 / weights[at];
            row.push(ball(if i % 2 == 0 { level } else { -level }));
            row.push(values[at].clone());
            row
        })
        .collect();
    for column in 0..n {
        let size = |row: &Vec<Ball>| nearest(&row[column]).abs();
        let pivot = (column..n).max_by(|&a, &b| size(&rows[a]).total_cmp(&size(&rows[b])));
        rows.swap(column, pivot.expect("a row"));
        let pivot = rows[column].clone();
        for row in &mut rows[column + 1..] {
            let factor = sharp(&row[column] / &pivot[column]);
            for (x, p) in row.iter_mut().zip(&pivot).skip(column) {
                *x = sharp(&*x - sharp(&factor * p));
            }
        }
    }
    let mut solution = vec![ball(0.0); n];
    for i in (0..n).rev() {
        let known = (i + 1..n)
            .fold(rows[i][n].clone(), |sum, j| sharp(sum - sharp(&rows[i][j] * &solution[j])));
        solution[i] = sharp(known / &rows[i][i]);
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exchange_finds_chebyshev_polynomials() {
        // x³ less its best quadratic on [-1, 1] is T₃/4: 3x/4 and an error of 1/4.
        let cubic = fit(&|x| x * x * x, -1.0, 1.0, 3);
        for (c, expected) in cubic.coefficients.iter().zip([0.0, 0.75, 0.0]) {
            assert!((c - expected).abs() < 1e-3, "{cubic:?}");
        }
        assert!((cubic.error - 0.25).abs() < 1e-3, "{cubic:?}");
        // e^x: the best line on [0, 1] has the slope e − 1.
        let line = fit(&Ball::exp, 0.0, 1.0, 2);
        assert!((line.coefficients[1] - 1.718_281_8).abs() < 1e-3, "{line:?}");
    }

    #[test]
    fn coefficients_are_rounded_one_after_another() {
        let p = fit(&Ball::exp, -0.01, 0.01, 6);
        // x^6/720, of which the best quintic leaves 1/32.
        assert!(p.error < 2.1 * 0.01f64.powi(6) / 720.0 / 32.0, "{p:?}");
        assert_eq!(p.coefficients[0], 1.0);
    }
}
