//! Which values of the polynomial give the right result, input by input.

use halfulp::{Bf16, F16, Format};

use crate::probe::{Kernel, Run};

/// The values of the polynomial at one argument that lead to the right result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// The value whose cell the polynomial is of.
    pub(crate) selector: f32,
    /// The argument of the polynomial.
    pub(crate) argument: f32,
    /// The smallest right value.
    pub(crate) low: f32,
    /// The largest right value.
    pub(crate) high: f32,
}

/// Why an input can't be served by any value of the polynomial.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Impossible {
    /// The bit pattern of the input.
    pub(crate) input: u16,
}

/// The values tried lie within ±2^40: beyond what any polynomial is asked to return.
pub(crate) const LARGEST: f32 = (1u64 << 40) as f32;

/// Results in increasing order: -inf … -0, +0 … +inf.
pub(crate) fn order(bits: u16) -> i32 {
    if bits & 0x8000 != 0 { -1 - i32::from(bits & 0x7fff) } else { bits.into() }
}

/// The results that a kernel's value may round to: one, or the two neighbours of a midpoint.
fn roundings(format: Format, value: f32) -> (i32, i32) {
    let bits = value.to_bits();
    let round = |x: f32| match format {
        Format::F16 => F16::from_f32(x).0,
        _ => Bf16::from_f32(x).0,
    };
    if value == 0.0 {
        let zero = order(round(value));
        return (zero, zero);
    }
    // A midpoint has f32 neighbours that round to its two sides.
    let (a, b) = (order(round(f32::from_bits(bits - 1))), order(round(f32::from_bits(bits + 1))));
    let here = order(round(value));
    let is_midpoint = a != b && {
        let exact = match format {
            Format::F16 => F16::from_f32(value).to_f32() == value,
            _ => bits & 0xffff == 0,
        };
        !exact && is_half_way(format, value)
    };
    if is_midpoint { (a.min(b), a.max(b)) } else { (here, here) }
}

/// Whether `value` lies half way between two numbers of the format.
fn is_half_way(format: Format, value: f32) -> bool {
    match format {
        Format::F16 => {
            // In units of half the spacing: an odd integer.
            let exponent = ((value.to_bits() >> 23 & 0xff) as i32 - 127).clamp(-14, 15);
            let half_ulp = f64::from(exponent - 11).exp2();
            (f64::from(value) / half_ulp).rem_euclid(2.0) == 1.0
        }
        _ => value.to_bits() & 0xffff == 0x8000,
    }
}

/// An f32 of the k-th place in increasing order.
pub(crate) fn nth(k: i32) -> f32 {
    f32::from_bits(if k < 0 { !(k as u32) | 0x8000_0000 } else { k as u32 })
}

/// The place of an f32 in increasing order.
pub(crate) fn place(x: f32) -> i32 {
    let bits = x.to_bits();
    if bits >> 31 != 0 { !((bits & 0x7fff_ffff) as i32) } else { bits as i32 }
}

/// The first place in `from..=to` at which `holds` turns true, for a `holds` that stays true.
pub(crate) fn first(mut from: i32, mut to: i32, holds: impl Fn(i32) -> bool) -> Option<i32> {
    if !holds(to) {
        return None;
    }
    while from < to {
        let middle = (i64::from(from) + (i64::from(to) - i64::from(from)) / 2) as i32;
        if holds(middle) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    Some(from)
}

/// The window of every input that depends on the polynomial, under each of the kernel's semantics.
///
/// `truth[x]` is the right result for the input of bit pattern x. The kernel's value must be monotone in
/// the polynomial's.
pub(crate) fn windows(
    kernels: &[Kernel],
    format: Format,
    truth: &[u16],
) -> Result<Vec<Window>, Vec<Impossible>> {
    let ranges = [
        [-LARGEST, LARGEST],
        // A kernel that raises the polynomial to an even power is monotone from 0 on only, or from where that power,
        // less a constant, is 0.
        [0.0, LARGEST],
        [turning_point(kernels[0]), LARGEST],
        // One that divides by what the polynomial makes is monotone where that has its sign.
        [0.0, 2.0],
    ];
    let mut fewest: Option<Vec<Impossible>> = None;
    for range in ranges {
        match windows_in(range, kernels, format, truth) {
            Ok(windows) => return Ok(windows),
            Err(bad) if fewest.as_ref().is_some_and(|fewest| fewest.len() <= bad.len()) => {}
            Err(bad) => fewest = Some(bad),
        }
    }
    Err(fewest.unwrap_or_default())
}

/// The value of the polynomial in \[0, 1\] from which on the magnitude of the kernel's value rises.
fn turning_point(kernel: Kernel) -> f32 {
    let rises = |k: i32| {
        let magnitude = |k| kernel(-1.0, nth(k)).value.abs();
        magnitude(k) < magnitude(k + 1)
    };
    nth(first(place(0.0), place(1.0), rises).unwrap_or(0))
}

fn windows_in(
    values: [f32; 2],
    kernels: &[Kernel],
    format: Format,
    truth: &[u16],
) -> Result<Vec<Window>, Vec<Impossible>> {
    let (mut windows, mut impossible) = (Vec::new(), Vec::new());
    for input in 0..=u16::MAX {
        if format.is_nan(input.into()) {
            continue;
        }
        for &kernel in kernels {
            match window(kernel, format, input, truth, values) {
                Ok(Some(window)) => windows.push(window),
                Ok(None) => {}
                Err(()) => impossible.push(Impossible { input }),
            }
        }
    }
    if impossible.is_empty() { Ok(windows) } else { Err(impossible) }
}

/// The window of one input; none if the result is right whatever the polynomial.
fn window(
    kernel: Kernel,
    format: Format,
    input: u16,
    truth: &[u16],
    [smallest, largest]: [f32; 2],
) -> Result<Option<Window>, ()> {
    let x = format.decode(input.into()) as f32;
    let right = truth[usize::from(input)];
    let value = |k: i32| kernel(x, nth(k)).value;
    if format.is_nan(right.into()) {
        return if value(place(1.0)).is_nan() { Ok(None) } else { Err(()) };
    }
    let target = order(right);
    let (from, to) = (place(smallest), place(largest));
    // A power of the polynomial may overflow, and a zero times that is a NaN.
    let to = first(place(1.0), to, |k| value(k).is_nan()).map_or(to, |k| k - 1);
    let rises = value(from) <= value(to);
    // Where bfloat16 saturates at zero, but for the first numbers that do, any other value that rounds to it would
    // be a subnormal f32: slow for as many inputs as saturate.
    let is_zero = |x: f32| truth[usize::from(Bf16::from_f32(x).0)] & 0x7fff == 0;
    let saturates = format == Format::Bf16 && x.abs() > 1.0 && is_zero(x) && is_zero(0.875 * x);
    let at_least = |k| match saturates {
        true => value(k) >= 0.0,
        false => roundings(format, value(k)).0 >= target,
    };
    let at_most = |k| match saturates {
        true => value(k) <= 0.0,
        false => roundings(format, value(k)).1 <= target,
    };
    let (low, high) = if rises {
        (
            first(from, to, at_least),
            first(from, to, |k| !at_most(k)).map_or(Some(to), |k| k.checked_sub(1)),
        )
    } else {
        (
            first(from, to, at_most),
            first(from, to, |k| !at_least(k)).map_or(Some(to), |k| k.checked_sub(1)),
        )
    };
    match (low, high) {
        (Some(low), Some(high)) if low <= high => {
            let everything = low == from && high == to;
            let Run { selector, argument, .. } = kernel(x, 1.0);
            let high = if high == to { LARGEST } else { nth(high) };
            let window = Window { selector, argument, low: nth(low), high };
            Ok((!everything).then_some(window))
        }
        _ => Err(()),
    }
}

/// Joins the windows of equal arguments, in increasing order of selector and argument.
///
/// # Errors
/// The first argument at which no value serves all inputs that lead to it.
pub(crate) fn join(mut windows: Vec<Window>) -> Result<Vec<Window>, f32> {
    windows
        .sort_by(|a, b| a.selector.total_cmp(&b.selector).then(a.argument.total_cmp(&b.argument)));
    let mut joined: Vec<Window> = Vec::with_capacity(windows.len());
    for window in windows {
        match joined.last_mut() {
            Some(last) if last.argument == window.argument && last.selector == window.selector => {
                last.low = last.low.max(window.low);
                last.high = last.high.min(window.high);
                if last.low > last.high {
                    return Err(last.argument);
                }
            }
            _ => joined.push(window),
        }
    }
    Ok(joined)
}
