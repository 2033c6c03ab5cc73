//! The polynomial of one cell: coefficients in f32 that meet the windows of all its inputs.
//!
//! Meeting windows is a linear program in the coefficients. The one solved here maximises the least margin,
//! measured in half-widths of the windows: minimise over P the maximum of |P(y) − m(y)| / h(y), with
//! m the middle of the window and h half its width. That is a weighted Chebyshev approximation on a finite
//! set, which Remez' exchange solves exactly (E. Ya. Remez, 1934; J.-M. Muller, Elementary Functions,
//! 3rd ed., §3.6). The windows can be met if and only if the minimum is at most 1.

use crate::model::mul_add;
use crate::window::{LARGEST, Window};

/// The most coefficients a polynomial may have.
pub(crate) const MAX_COEFFICIENTS: usize = 8;

/// A weighted approximation problem: P(y) is to be within h of m.
#[derive(Clone, Copy, Debug)]
struct Target {
    y: f64,
    m: f64,
    h: f64,
}

/// The windows as targets, each longer at both ends by so many ulps.
fn targets(windows: &[Window], ulps: f64) -> Vec<Target> {
    // The largest value that the polynomial takes, going by the windows that leave little choice.
    let largest = windows
        .iter()
        .map(|w| (f64::from(w.low), f64::from(w.high)))
        .filter(|(low, high)| high - low < (low + high).abs() / 4.0)
        .fold(0.0f64, |largest, (low, high)| largest.max(low.abs()).max(high.abs()));
    windows
        .iter()
        .map(|w| {
            // A window that is open to one side, or nearly so, would pull the middle away: it is cut to a
            // few times the largest value, which leaves it far wider than any that matters.
            let (low, high) = (f64::from(w.low), f64::from(w.high));
            let inner = low.abs().min(high.abs());
            let reach = 4.0 * largest.max(inner).max(f64::from(f32::MIN_POSITIVE));
            let (low, high) = if low.abs() < high.abs() {
                (low, high.min(low + reach))
            } else {
                (low.max(high - reach), high)
            };
            let (low, high) = (low - ulp(w.low) * ulps, high + ulp(w.high) * ulps);
            // A window of a single value still needs a width to divide by.
            let h = ((high - low) / 2.0).max(ulp(w.low) / 16.0);
            Target { y: w.argument.into(), m: low + (high - low) / 2.0, h }
        })
        .collect()
}

/// The windows, those of arguments that no polynomial could tell apart joined: they would make the systems
/// to solve singular.
fn distinct(windows: &[Window]) -> Vec<Window> {
    let (first, last) = match windows {
        [first, .., last] => (first.argument, last.argument),
        _ => return windows.to_vec(),
    };
    let near = (f64::from(last) - f64::from(first)) * 1e-9;
    let mut distinct: Vec<Window> = Vec::with_capacity(windows.len());
    for &window in windows {
        match distinct.last_mut() {
            Some(joined)
                if f64::from(window.argument) - f64::from(joined.argument) < near
                    && window.low.max(joined.low) < window.high.min(joined.high) =>
            {
                joined.low = window.low.max(joined.low);
                joined.high = window.high.min(joined.high);
            }
            _ => distinct.push(window),
        }
    }
    distinct
}

/// A minimax polynomial of a shifted and scaled argument, u = (y − centre) / radius.
struct Minimax {
    coefficients: [f64; MAX_COEFFICIENTS],
    /// The maximum of |P − m| / h.
    error: f64,
    radius: f64,
}

/// Solves a linear system of at most nine unknowns by elimination with pivoting.
fn solve<const N: usize>(n: usize, a: &mut [[f64; N]; N], b: &mut [f64; N]) -> Option<[f64; N]> {
    for column in 0..n {
        let pivot =
            (column..n).max_by(|&i, &j| a[i][column].abs().total_cmp(&a[j][column].abs()))?;
        if a[pivot][column] == 0.0 {
            return None;
        }
        a.swap(column, pivot);
        b.swap(column, pivot);
        for row in column + 1..n {
            let (above, below) = a.split_at_mut(row);
            let (pivot, entries) = (&above[column][column..n], &mut below[0][column..n]);
            let factor = entries[0] / pivot[0];
            for (entry, pivot) in entries.iter_mut().zip(pivot) {
                *entry -= factor * pivot;
            }
            b[row] -= factor * b[column];
        }
    }
    let mut x = [0.0; N];
    for row in (0..n).rev() {
        let known: f64 = (row + 1..n).map(|k| a[row][k] * x[k]).sum();
        x[row] = (b[row] - known) / a[row][row];
    }
    Some(x)
}

/// The weighted minimax polynomial with `n` coefficients, by single exchange; none if its error is greater
/// than `limit`. A polynomial whose error is at most `enough` will do.
fn minimax(targets: &[Target], n: usize, enough: f64, limit: f64) -> Option<Minimax> {
    let (first, last) = (targets.first()?.y, targets.last()?.y);
    let n = n.min(targets.len());
    let centre = (first + last) / 2.0;
    let radius = if last > first { (last - first) / 2.0 } else { 1.0 };
    let u = |t: &Target| (t.y - centre) / radius;
    let evaluate = |c: &[f64; MAX_COEFFICIENTS], u: f64| {
        c[..n].iter().rev().fold(0.0, |p, &coefficient| p * u + coefficient)
    };
    if targets.len() == n {
        // As many points as coefficients: interpolate.
        let mut a = [[0.0; MAX_COEFFICIENTS + 1]; MAX_COEFFICIENTS + 1];
        let mut b = [0.0; MAX_COEFFICIENTS + 1];
        for (i, t) in targets.iter().enumerate() {
            let mut power = 1.0;
            for entry in &mut a[i][..n] {
                *entry = power;
                power *= u(t);
            }
            b[i] = t.m;
        }
        let x = solve(n, &mut a, &mut b)?;
        let mut coefficients = [0.0; MAX_COEFFICIENTS];
        coefficients[..n].copy_from_slice(&x[..n]);
        return Some(Minimax { coefficients, error: 0.0, radius });
    }

    // The reference starts near the extrema of a Chebyshev polynomial.
    let mut reference: Vec<usize> = Vec::with_capacity(n + 1);
    for i in 0..=n {
        let angle = std::f64::consts::PI * i as f64 / n as f64;
        let want = -angle.cos();
        let near = targets.partition_point(|t| u(t) < want - 1e-12);
        let least = reference.last().map_or(0, |&r| r + 1);
        reference.push(near.clamp(least, targets.len() - 1 - (n - i)));
    }
    let mut best = None;
    for _ in 0..200 {
        let mut a = [[0.0; MAX_COEFFICIENTS + 1]; MAX_COEFFICIENTS + 1];
        let mut b = [0.0; MAX_COEFFICIENTS + 1];
        for (i, &r) in reference.iter().enumerate() {
            let t = &targets[r];
            let mut power = 1.0;
            for entry in &mut a[i][..n] {
                *entry = power;
                power *= u(t);
            }
            a[i][n] = if i % 2 == 0 { t.h } else { -t.h };
            b[i] = t.m;
        }
        let x = solve(n + 1, &mut a, &mut b)?;
        let mut coefficients = [0.0; MAX_COEFFICIENTS];
        coefficients[..n].copy_from_slice(&x[..n]);
        let levelled = x[n].abs();
        // The levelled error on any reference is a lower bound of the least error (de la Vallée Poussin).
        if levelled > limit {
            return None;
        }

        let residual = |t: &Target| (t.m - evaluate(&coefficients, u(t))) / t.h;
        let (worst, error) = targets
            .iter()
            .enumerate()
            .map(|(i, t)| (i, residual(t)))
            .max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
        if best.as_ref().is_none_or(|b: &Minimax| error.abs() < b.error) {
            best = Some(Minimax { coefficients, error: error.abs(), radius });
        }
        if error.abs() <= enough.max(levelled * (1.0 + 1e-9) + 1e-12) {
            break;
        }
        exchange(&mut reference, worst, |i| residual(&targets[i]) > 0.0);
    }
    best
}

/// Takes `worst` into the reference in place of a neighbour, so that the signs go on alternating.
fn exchange(reference: &mut [usize], worst: usize, positive: impl Fn(usize) -> bool) {
    let after = reference.partition_point(|&r| r < worst);
    if reference.get(after) == Some(&worst) {
        return;
    }
    let sign = positive(worst);
    let last = reference.len() - 1;
    if after == 0 {
        if positive(reference[0]) != sign {
            reference.copy_within(0..last, 1);
        }
        reference[0] = worst;
    } else if after > last {
        if positive(reference[last]) != sign {
            reference.copy_within(1.., 0);
        }
        reference[last] = worst;
    } else if positive(reference[after]) == sign {
        reference[after] = worst;
    } else {
        reference[after - 1] = worst;
    }
}

/// The rounding of a polynomial's value in ulps: so far beyond a window's ends may the value lie before.
const ROUNDING: f64 = 0.49;

/// Whether a polynomial with `n` real coefficients meets a few of the windows, spread over them all, once
/// rounded: a quick refusal of most that can't be met.
pub(crate) fn may_be_feasible(windows: &[Window], n: usize) -> bool {
    const SAMPLE: usize = 64;
    let step = windows.len().div_ceil(SAMPLE).max(1);
    let sample: Vec<Window> = windows.iter().step_by(step).copied().collect();
    is_feasible(&sample, n)
}

/// Whether a polynomial with `n` real coefficients meets the windows, once rounded.
pub(crate) fn is_feasible(windows: &[Window], n: usize) -> bool {
    minimax(&targets(&distinct(windows), ROUNDING), n, 1.0, 1.0).is_some_and(|m| m.error <= 1.0)
}

/// A polynomial in f32.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Polynomial {
    /// By degree; zeros from the number of coefficients on.
    pub(crate) coefficients: [f32; MAX_COEFFICIENTS],
    /// The maximum of |P − m| / h, P evaluated in f32 under every semantics.
    pub(crate) error: f64,
}

/// Evaluates the polynomial as a backend does: as [`Arith::polynomial`](halfulp_kernels::Arith::polynomial) says.
pub(crate) fn evaluate(coefficients: &[f32], fused: bool, y: f32) -> f32 {
    let fma = |a, b, c| mul_add(fused, a, b, c);
    if let &[c0, c1, c2, c3, c4, c5, c6, c7] = coefficients {
        let square = y * y;
        let (p0, p1, p2, p3) = (fma(c1, y, c0), fma(c3, y, c2), fma(c5, y, c4), fma(c7, y, c6));
        return fma(fma(p3, square, p2), square * square, fma(p1, square, p0));
    }
    let (&leading, rest) = coefficients.split_last().expect("at least one coefficient");
    rest.iter().rev().fold(leading, |value, &c| fma(value, y, c))
}

/// How well rounded coefficients do, in f32 arithmetic: the error in half-widths, and whether every
/// window is met.
fn judge(windows: &[Window], targets: &[Target], semantics: &[bool], c: &[f32]) -> (f64, bool) {
    let (mut error, mut right) = (0.0f64, true);
    for (w, t) in windows.iter().zip(targets) {
        for &fused in semantics {
            let value = evaluate(c, fused, w.argument);
            right &= w.low <= value && value <= w.high;
            error = error.max((f64::from(value) - t.m).abs() / t.h);
        }
    }
    (if error.is_nan() { f64::INFINITY } else { error }, right)
}

/// Fits a polynomial with `n` f32 coefficients to the windows, to be evaluated with `n_evaluated ≥ n`
/// coefficients (the others are 0) under each of `semantics` (fused or not).
///
/// The minimax polynomial's coefficients are rounded and then moved by ulps.
pub(crate) fn fit(
    windows: &[Window],
    n: usize,
    n_evaluated: usize,
    semantics: &[bool],
) -> Option<Polynomial> {
    if windows.is_empty() {
        return Some(Polynomial { coefficients: [0.0; MAX_COEFFICIENTS], error: 0.0 });
    }
    let distinct = distinct(windows);
    let n = n.min(distinct.len());
    let mut coefficients = [0.0, ROUNDING].into_iter().find_map(|ulps| {
        let mut coefficients = rounded_minimax(targets(&distinct, ulps), n, 1.0)?;
        move_into_windows(windows, semantics, n_evaluated, &mut coefficients)
            .then_some(coefficients)
    })?;
    let targets = targets(windows, 0.0);
    // Beyond the largest value that was tried, all do that serve there.
    let open: Vec<Window> = windows
        .iter()
        .map(|w| Window { high: if w.high == LARGEST { f32::MAX } else { w.high }, ..*w })
        .collect();
    let meets =
        |c: &[f32; MAX_COEFFICIENTS]| judge(&open, &targets, semantics, &c[..n_evaluated]).1;
    // Settling one may unsettle another.
    for degree in (0..n).cycle().take(3 * n) {
        settle(&mut coefficients, degree, meets);
    }
    let (error, _) = judge(windows, &targets, semantics, &coefficients[..n_evaluated]);
    Some(Polynomial { coefficients, error })
}

/// The minimax polynomial with `n` coefficients, rounded to f32 from the top degree down, the rest solved
/// again each time; none if its error is greater than `most`.
fn rounded_minimax(mut rest: Vec<Target>, n: usize, most: f64) -> Option<[f32; MAX_COEFFICIENTS]> {
    let mut coefficients = [0.0f32; MAX_COEFFICIENTS];
    for degree in (0..n).rev() {
        let limit = if degree + 1 == n { most } else { f64::INFINITY };
        let solution = minimax(&rest, degree + 1, 0.0, limit)?;
        if solution.error > limit {
            return None;
        }
        let leading = (solution.coefficients[degree] / solution.radius.powi(degree as i32)) as f32;
        coefficients[degree] = leading;
        for t in &mut rest {
            t.m -= f64::from(leading) * t.y.powi(degree as i32);
        }
    }
    Some(coefficients)
}

/// How many of the windows the rounded minimax polynomial with `n` coefficients misses.
pub(crate) fn missed(windows: &[Window], n: usize, semantics: &[bool]) -> usize {
    let distinct = distinct(windows);
    let terms = n.min(distinct.len());
    let Some(coefficients) = rounded_minimax(targets(&distinct, 0.0), terms, f64::INFINITY) else {
        return windows.len();
    };
    windows.iter().filter(|w| is_missed(w, semantics, &coefficients[..n])).count()
}

/// Whether a polynomial's value lies outside the window in any of the semantics.
fn is_missed(w: &Window, semantics: &[bool], coefficients: &[f32]) -> bool {
    semantics.iter().any(|&fused| {
        let value = evaluate(coefficients, fused, w.argument);
        !(w.low <= value && value <= w.high)
    })
}

/// Moves coefficients by a few ulps until every window is met; whether that was reached.
///
/// What real coefficients meet, rounded ones miss only where a window ends within a few ulps of the
/// polynomial's value. So few windows, the tightest, decide: random moves are made that never increase the
/// number of those that are missed.
fn move_into_windows(
    windows: &[Window],
    semantics: &[bool],
    n_evaluated: usize,
    coefficients: &mut [f32; MAX_COEFFICIENTS],
) -> bool {
    const TRIES: u32 = 3000;
    const TIGHTEST: usize = 200;
    let is_missed = |w: &Window, c: &[f32]| is_missed(w, semantics, c);
    let slack = |w: &Window| {
        let value = evaluate(&coefficients[..n_evaluated], true, w.argument);
        f64::from(value - w.low).min(f64::from(w.high - value)) / ulp(value)
    };
    let mut deciding: Vec<(f64, Window)> = windows.iter().map(|w| (slack(w), *w)).collect();
    if deciding.len() > TIGHTEST {
        deciding.select_nth_unstable_by(TIGHTEST, |a, b| a.0.total_cmp(&b.0));
        deciding.truncate(TIGHTEST);
    }
    deciding.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut deciding: Vec<Window> = deciding.into_iter().map(|(_, w)| w).collect();

    // One ulp of a coefficient, or as many as change the polynomial by one ulp.
    let largest = windows.iter().fold(0.0f64, |y, w| y.max(f64::from(w.argument).abs()));
    let middle = evaluate(&coefficients[..n_evaluated], true, windows[windows.len() / 2].argument);
    let mut steps = [0.0f64; MAX_COEFFICIENTS];
    for (degree, step) in steps.iter_mut().enumerate().take(n_evaluated) {
        if coefficients[degree] != 0.0 {
            let reach = largest.powi(degree as i32).max(1e-6);
            *step = (ulp(middle) / (ulp(coefficients[degree]) * reach)).clamp(1.0, 4096.0);
        }
    }

    let missed = |deciding: &[Window], c: &[f32; MAX_COEFFICIENTS], limit: usize| {
        deciding.iter().filter(|w| is_missed(w, &c[..n_evaluated])).take(limit).count()
    };
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut least = missed(&deciding, coefficients, usize::MAX);
    for _ in 0..TRIES {
        if least == 0 {
            let others: Vec<Window> = windows
                .iter()
                .filter(|w| is_missed(w, &coefficients[..n_evaluated]))
                .copied()
                .collect();
            if others.is_empty() {
                return true;
            }
            least = others.len();
            deciding.extend(others);
        }
        let mut moved = *coefficients;
        for (c, step) in moved.iter_mut().zip(steps) {
            let ulps = (step * (random.below(2001) as f64 / 1000.0 - 1.0) * 2.0).round() as i32;
            *c = f32::from_bits(c.to_bits().wrapping_add_signed(ulps));
        }
        let count = missed(&deciding, &moved, least + 1);
        if count <= least {
            (*coefficients, least) = (moved, count);
        }
    }
    false
}

/// The spacing of f32 numbers at `x`.
fn ulp(x: f32) -> f64 {
    let exponent = (x.to_bits() >> 23 & 0xff).max(1) as i32 - 127;
    f64::from(exponent - 23).exp2()
}

/// Sees to it that a coefficient either matters, so that its leading fraction bit can't be flipped
/// unnoticed, or is 0.
fn settle(
    coefficients: &mut [f32; MAX_COEFFICIENTS],
    degree: usize,
    meets: impl Fn(&[f32; MAX_COEFFICIENTS]) -> bool,
) {
    const LEADING_FRACTION_BIT: u32 = 1 << 22;
    let with = |bits: u32| {
        let mut changed = *coefficients;
        changed[degree] = f32::from_bits(bits);
        changed
    };
    let bits = coefficients[degree].to_bits();
    if bits << 1 == 0 || !meets(&with(bits ^ LEADING_FRACTION_BIT)) {
        return;
    }
    if meets(&with(0)) {
        *coefficients = with(0);
        return;
    }
    // Both the coefficient and its flip do. The largest one in magnitude that does, or the largest below it
    // whose flip is larger, has a flip that does not; so has the smallest one, or the smallest above it whose
    // flip is smaller.
    let mut candidates = Vec::new();
    let does_already = bits | LEADING_FRACTION_BIT;
    if let Some(fails) =
        (1..64).map(|n| does_already.wrapping_add(n << 23)).find(|&b| !meets(&with(b)))
    {
        let largest = last_that(does_already, fails, |b| meets(&with(b)));
        let below = (largest & !(2 * LEADING_FRACTION_BIT - 1)) | (LEADING_FRACTION_BIT - 1);
        candidates.extend([largest, below]);
    }
    let does_already = bits & !LEADING_FRACTION_BIT;
    if let Some(fails) =
        (1..64).map(|n| does_already.wrapping_sub(n << 23)).find(|&b| !meets(&with(b)))
    {
        let smallest = last_that(does_already, fails, |b| meets(&with(b)));
        let above = (smallest & !(2 * LEADING_FRACTION_BIT - 1)) | LEADING_FRACTION_BIT;
        candidates.extend([smallest, above]);
    }
    for candidate in candidates {
        if meets(&with(candidate)) && !meets(&with(candidate ^ LEADING_FRACTION_BIT)) {
            *coefficients = with(candidate);
            return;
        }
    }
}

/// The last integer on the way from one for which `holds` is true to one for which it is not, of those it holds for.
fn last_that(mut does: u32, mut fails: u32, holds: impl Fn(u32) -> bool) -> u32 {
    while does.abs_diff(fails) > 1 {
        let middle = does.midpoint(fails);
        if holds(middle) { does = middle } else { fails = middle }
    }
    does
}

/// A xorshift generator (G. Marsaglia, Xorshift RNGs, J. Stat. Softw. 8 (14), 2003): the forge is
/// deterministic.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) % n
    }
}
