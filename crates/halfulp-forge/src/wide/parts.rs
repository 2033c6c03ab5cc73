//! What the tables of wide kernels are made of, part by part, each with a choice left open.
//!
//! A part is a row of numbers found for a *seed*. Other seeds give other numbers that serve as well — another centre, another
//! short number near to a power of 2^(1/16), coefficients moved by less than the error allowed — but round
//! differently on the way: that is how inputs in doubt are brought to the right side.

use std::collections::BTreeMap;
use std::sync::Mutex;

use halfulp::Function;
use halfulp_kernels::wide::{Arctangent, Centred, Exponential, GeluCubic, Logarithm, Sines};
use halfulp_oracle::Ball;

use super::fit::{Fit, PRECISION, ball, fit, nearest};

/// One part of a table.
#[derive(Clone, Debug)]
pub struct Part {
    /// The numbers.
    pub values: Vec<f64>,
    /// The error of its polynomial relative to what that is for, if it has one.
    pub error: Option<f64>,
}

/// A table of a wide kernel.
pub trait Build: Sized + 'static {
    /// The number of parts.
    const PARTS: usize;

    /// The type, as Rust writes it.
    const TYPE: &'static str;

    /// A part.
    fn part(function: Function, index: usize, seed: u32) -> Part;

    /// The table of these parts.
    fn assemble(parts: &[Part]) -> Self;

    /// The table as a Rust expression.
    fn text(&self) -> String;
}

/// 0, 1, -1, 2, -2, …
fn zigzag(i: u32) -> f64 {
    let half = f64::from(i.div_ceil(2));
    if i % 2 == 1 { half } else { -half }
}

/// `x` rounded to a multiple of 2^n.
pub(super) fn multiple(x: f64, n: i32) -> f64 {
    (x * 2f64.powi(-n)).round() * 2f64.powi(n)
}

/// The exponent of the leading bit.
fn binade(x: f64) -> i32 {
    x.abs().log2().floor() as i32
}

/// The polynomial of a part of a kind of tables, with so many terms, is the same for all its seeds.
fn known(
    name: (&'static str, usize),
    function: Function,
    index: usize,
    find: &dyn Fn() -> Fit,
) -> Fit {
    type Known = BTreeMap<((&'static str, usize), Function, usize), Fit>;
    static KNOWN: Mutex<Known> = Mutex::new(BTreeMap::new());
    let key = (name, function, index);
    let found = KNOWN.lock().expect("no thread panicked").get(&key).cloned();
    found.unwrap_or_else(|| {
        let fit = find();
        KNOWN.lock().expect("no thread panicked").insert(key, fit.clone());
        fit
    })
}

/// A number near to `middle`, a multiple of 2^n, whose value of `f` is within 2^-8 ulp of a number of f64, and that number:
/// the one of that kind that is `seed`-nearest.
fn nearly_exact(middle: f64, n: i32, f: &dyn Fn(&Ball) -> Ball, seed: u32) -> (f64, f64) {
    type Found = (u32, Vec<(f64, f64)>);
    static KNOWN: Mutex<BTreeMap<(u64, i32), Found>> = Mutex::new(BTreeMap::new());
    let middle = multiple(middle, n);
    let key = (middle.to_bits() ^ nearest(&f(&ball(middle))).to_bits().rotate_left(32), n);
    let mut known = KNOWN.lock().expect("no thread panicked");
    let (next, found) = known.entry(key).or_default();
    // A value so exact that it leads straight to a midpoint may have to be off by a little.
    let (seed, shift) = (seed / 5, zigzag(seed % 5));
    while found.len() <= seed as usize {
        let i = *next;
        *next += 1;
        let x = middle + zigzag(i) * 2f64.powi(n);
        let value = f(&ball(x));
        let rounded = nearest(&value);
        let ulp = 2f64.powi(binade(rounded) - 52);
        if nearest(&(value - ball(rounded))).abs() <= ulp / 256.0 {
            found.push((x, rounded));
        }
    }
    let (x, value) = found[seed as usize];
    (x, value + shift * 2f64.powi(binade(value) - 52))
}

/// Moves coefficients by a few times 2^-58 of what the polynomial is added to, at arguments of magnitude `reach`: one of
/// 3^3 − 1 ways for each seed but 0. `power` is the power of the argument that the constant coefficient has there.
fn moved(mut coefficients: Vec<f64>, seed: u32, reach: f64, power: i32) -> Vec<f64> {
    let mut state = seed;
    for (d, c) in coefficients.iter_mut().enumerate().take(3) {
        let step = [0.0, 1.0, -1.0][state as usize % 3] * f64::from(1 + seed / 27);
        state /= 3;
        *c += step * 2f64.powi(-58) * reach.powi(-(power + d as i32));
    }
    coefficients
}

fn one() -> Ball {
    ball(1.0)
}

impl<const C: usize> Build for Exponential<C> {
    const PARTS: usize = 18;
    const TYPE: &'static str = if C == 5 { "Exponential<5>" } else { "Exponential<6>" };

    fn part(function: Function, index: usize, seed: u32) -> Part {
        use Function::{Expm1, Gd, Sinh, Tanh};
        let ln2 = Ball::ln2(PRECISION);
        match index {
            // What is made of e^x − 1 needs e^0 to be 1.
            0 if matches!(function, Expm1 | Gd | Sinh | Tanh) => {
                Part { values: vec![1.0, 0.0], error: None }
            }
            0..16 => {
                let log = &ln2 * index as i64 / 16;
                // Entries are not below 1.
                let steps = if index == 0 { f64::from(seed / 5) } else { zigzag(seed / 5) };
                let power = multiple(nearest(&log.exp()), -39) + steps * 2f64.powi(-39);
                let shift = nearest(&(log - ball(power).log())) + zigzag(seed % 5) * 2f64.powi(-53);
                Part { values: vec![power, shift], error: None }
            }
            16 => {
                let reach = nearest(&ln2) / 32.0 * 1.0001;
                let f = |r: &Ball| (r.expm1() - r) / (r * r);
                let Fit { coefficients, error } =
                    known(("Exponential", C), function, index, &|| fit(&f, -reach, reach, C));
                // r²·error, relative to r or to 1.
                let error = Some(error * if C == 5 { reach * reach } else { reach });
                let power = if C == 5 { 2 } else { 1 };
                Part { values: moved(coefficients, seed, reach, power), error }
            }
            _ => {
                let step = ln2 / 16;
                let high = multiple(nearest(&step), -44);
                Part { values: vec![high, nearest(&(step - ball(high)))], error: None }
            }
        }
    }

    fn assemble(parts: &[Part]) -> Self {
        Exponential {
            high: parts[17].values[0],
            low: parts[17].values[1],
            power: std::array::from_fn(|i| parts[i].values[0]),
            shift: std::array::from_fn(|i| parts[i].values[1]),
            terms: array(&parts[16].values),
        }
    }

    fn text(&self) -> String {
        format!(
            "Exponential {{\n    high: {},\n    low: {},\n    power: {},\n    shift: {},\n    terms: {},\n}}",
            number(self.high),
            number(self.low),
            numbers(&self.power),
            numbers(&self.shift),
            numbers(&self.terms)
        )
    }
}

impl Build for Logarithm {
    const PARTS: usize = 18;
    const TYPE: &'static str = "Logarithm";

    fn part(function: Function, index: usize, seed: u32) -> Part {
        let ln2 = Ball::ln2(PRECISION);
        match index {
            0 => Part { values: vec![1.0, 0.0], error: None },
            1..16 => {
                let i = index as f64;
                let middle = match index {
                    1..8 => 1.0 + i / 16.0,
                    8 => 1.484375,
                    _ => 0.484375 + i / 32.0,
                };
                let (c, log) = nearly_exact(1.0 / middle, -23, &|c| -c.log(), seed);
                Part { values: vec![c, log], error: None }
            }
            16 => {
                let reach = 0.0313;
                let f = |r: &Ball| (r.log1p() - r) / (r * r);
                let Fit { coefficients, error } =
                    known(("Logarithm", 8), function, index, &|| fit(&f, -reach, reach, 8));
                Part { values: moved(coefficients, seed, reach, 1), error: Some(error * reach) }
            }
            _ => {
                let high = multiple(nearest(&ln2), -42);
                Part { values: vec![high, nearest(&(ln2 - ball(high)))], error: None }
            }
        }
    }

    fn assemble(parts: &[Part]) -> Self {
        Logarithm {
            high: parts[17].values[0],
            low: parts[17].values[1],
            reciprocal: std::array::from_fn(|i| parts[i].values[0]),
            log: std::array::from_fn(|i| parts[i].values[1]),
            terms: array(&parts[16].values),
        }
    }

    fn text(&self) -> String {
        format!(
            "Logarithm {{\n    high: {},\n    low: {},\n    reciprocal: {},\n    log: {},\n    terms: {},\n}}",
            number(self.high),
            number(self.low),
            numbers(&self.reciprocal),
            numbers(&self.log),
            numbers(&self.terms)
        )
    }
}

/// The cells of the arctangent's table: number and range of y.
fn arctangent_cells(function: Function, cells: usize) -> Vec<(usize, f64, f64)> {
    if function == Function::Gd {
        // |x| in units of 1/2, to the nearest; y = tanh(|x|/2).
        let y = |a: f64| (a / 2.0).tanh();
        (0..cells)
            .map(|i| {
                let middle = i as f64 / 2.0;
                let end = if i == cells - 1 { 1.0 } else { y(middle + 0.25) };
                (i, y((middle - 0.25).max(0.0)), end)
            })
            .collect()
    } else {
        // Of 32, quarters of the binades of x + 1/8, from 1/8 to 32; of 16, halves of those of x + 1/4, from 1/4 to 64.
        let (parts, least) = if cells == 32 { (4, -3) } else { (2, -2) };
        (0..cells)
            .map(|i| {
                let (e, part) = ((i / parts) as i32 + least, (i % parts) as f64);
                let edge = |p: f64| 2f64.powi(e) * (1.0 + p / parts as f64) - 2f64.powi(least);
                let number = (1023 + e) as usize * parts + i % parts;
                let end = if i == cells - 1 { f64::INFINITY } else { edge(part + 1.0) };
                (number % cells, edge(part), end)
            })
            .collect()
    }
}

impl<const N: usize, const C: usize> Build for Arctangent<N, C> {
    const PARTS: usize = N + 1;
    const TYPE: &'static str = if N == 32 { "Arctangent<32, 5>" } else { "Arctangent<16, 7>" };

    fn part(function: Function, index: usize, seed: u32) -> Part {
        let cells = arctangent_cells(function, N);
        if index < N {
            let (number, from, to) = cells[index];
            if from == 0.0 {
                return Part { values: vec![0.0, 0.0, number as f64], error: None };
            }
            let middle = ((from.atan() + to.atan()) / 2.0).tan();
            let (c, angle) = nearly_exact(middle, binade(middle) - 23, &Ball::atan, seed);
            return Part { values: vec![c, angle, number as f64], error: None };
        }
        let reach = cells
            .iter()
            .map(|&(_, from, to)| {
                let width = to.atan() - from.atan();
                if from == 0.0 { to } else { (width / 2.0).tan() }
            })
            .fold(0.0, f64::max)
            * 1.001;
        let f = |square: &Ball| {
            let t = square.sqrt();
            (&t.atan() / &t - one()) / square
        };
        let Fit { coefficients, error } =
            known(("Arctangent", C), function, index, &|| fit(&f, 1e-9, reach * reach, C));
        let error = Some(error * reach * reach);
        Part { values: moved(coefficients, seed, reach * reach, 1), error }
    }

    fn assemble(parts: &[Part]) -> Self {
        // Parts are in the order of y, entries in that of cell numbers.
        let (mut tangent, mut angle) = ([0.0; N], [0.0; N]);
        for part in &parts[..N] {
            let number = part.values[2] as usize;
            (tangent[number], angle[number]) = (part.values[0], part.values[1]);
        }
        Arctangent { tangent, angle, terms: array(&parts[N].values) }
    }

    fn text(&self) -> String {
        format!(
            "Arctangent {{\n    tangent: {},\n    angle: {},\n    terms: {},\n}}",
            numbers(&self.tangent),
            numbers(&self.angle),
            numbers(&self.terms)
        )
    }
}

/// The function of a centred table.
fn centred(function: Function) -> fn(&Ball) -> Ball {
    match function {
        Function::Erf => Ball::erf,
        // Φ(-a)·e^(a²/2).
        _ => |a| {
            let wide = a.clone().with_precision(PRECISION + 64);
            let gauss = wide.square().scale2(-1).exp();
            (gauss * (wide * Ball::sqrt_half(PRECISION + 64)).erfc())
                .scale2(-1)
                .with_precision(PRECISION)
        },
    }
}

/// The number, middle and half-width of a cell of a centred table.
fn centred_cell(function: Function, index: usize) -> (usize, f64, f64) {
    match function {
        Function::Erf => (index, index as f64 / 3.9, 0.5 / 3.9),
        _ => {
            // Quarters of the binades of a + 1, from 1 to 16.
            let (e, quarter) = (index / 4, (index % 4) as f64);
            let half = (1 << e) as f64 / 8.0;
            let number = ((1023 + e) * 4 + index % 4) % 16;
            (number, (1 << e) as f64 * (1.0 + quarter / 4.0) - 1.0 + half, half)
        }
    }
}

impl<const C: usize> Build for Centred<C> {
    const PARTS: usize = 16;
    const TYPE: &'static str = if C == 12 { "Centred<12>" } else { "Centred<13>" };

    fn part(function: Function, index: usize, seed: u32) -> Part {
        let f = centred(function);
        let (_, middle, half) = centred_cell(function, index);
        if middle == 0.0 {
            let Fit { coefficients, error } =
                known(("Centred", C), function, index, &|| fit(&|y| f(y) / y, 1e-9, half, C - 1));
            let mut values = vec![0.0, 0.0];
            values.extend(moved(coefficients, seed, half, 0));
            // The slope itself stays what it is.
            return Part { values, error: Some(error) };
        }
        let (centre, mut value) = nearly_exact(middle, -24, &f, seed);
        if function == Function::Gelu && index == 0 {
            value -= 2f64.powi(-53);
        }
        let (at, constant) = (ball(centre), f(&ball(centre)));
        let quotient = |y: &Ball| (f(&(&at + y)) - &constant) / y;
        let reach = half * 1.0001;
        let Fit { coefficients, error } = fit(&quotient, -reach, reach, C - 1);
        let mut values = vec![centre, value];
        values.extend(coefficients);
        Part { values, error: Some(error * reach / value) }
    }

    fn assemble(parts: &[Part]) -> Self {
        let function = if C == 12 { Function::Erf } else { Function::Gelu };
        let (mut centre, mut coefficients) = ([0.0; 16], [[0.0; 16]; C]);
        for (index, part) in parts.iter().enumerate() {
            let (number, ..) = centred_cell(function, index);
            centre[number] = part.values[0];
            for (row, &value) in coefficients.iter_mut().zip(&part.values[1..]) {
                row[number] = value;
            }
        }
        Centred { centre, coefficients }
    }

    fn text(&self) -> String {
        let rows: Vec<String> = self.coefficients.iter().map(|row| numbers(row)).collect();
        format!(
            "Centred {{\n    centre: {},\n    coefficients: [{}],\n}}",
            numbers(&self.centre),
            rows.join(", ")
        )
    }
}

impl<const C: usize> Build for Sines<C> {
    const PARTS: usize = 3;
    const TYPE: &'static str = "Sines<7>";

    fn part(function: Function, index: usize, seed: u32) -> Part {
        let half_pi = Ball::pi(PRECISION).scale2(-1);
        let reach = nearest(&half_pi) * 1.0001;
        let (factor, slope) = match index {
            0 => {
                let high = nearest(&half_pi);
                let low = nearest(&(half_pi - ball(high)));
                return Part { values: vec![high, low], error: None };
            }
            1 => (Ball::sqrt_half(PRECISION).scale2(1), std::f64::consts::FRAC_1_SQRT_2),
            _ => (one(), 0.5),
        };
        let f = |square: &Ball| {
            let v = square.sqrt();
            &factor * v.clone().scale2(-1).sin() / v
        };
        let found = known(("Sines", C), function, index, &|| fit(&f, 1e-9, reach * reach, C));
        let values = moved(found.coefficients, seed, reach * reach, 0);
        Part { values, error: Some(found.error / slope) }
    }

    fn assemble(parts: &[Part]) -> Self {
        Sines {
            half_pi: parts[0].values[0],
            half_pi_low: parts[0].values[1],
            scaled: array(&parts[1].values),
            plain: array(&parts[2].values),
        }
    }

    fn text(&self) -> String {
        format!(
            "Sines {{\n    half_pi: {},\n    half_pi_low: {},\n    scaled: {},\n    plain: {},\n}}",
            number(self.half_pi),
            number(self.half_pi_low),
            numbers(&self.scaled),
            numbers(&self.plain)
        )
    }
}

impl Build for GeluCubic {
    const PARTS: usize = 1;
    const TYPE: &'static str = "GeluCubic";

    fn part(_: Function, _: usize, _: u32) -> Part {
        let linear = Ball::sqrt_two_over_pi(PRECISION).scale2(1);
        let cubic = &linear * 44_715 / 1_000_000;
        let parts = |x: &Ball, n| {
            let high = multiple(nearest(x), n);
            [high, nearest(&(x - ball(high))), nearest(x)]
        };
        Part { values: [parts(&linear, -38), parts(&cubic, -30)].concat(), error: None }
    }

    fn assemble(parts: &[Part]) -> Self {
        let values = &parts[0].values;
        GeluCubic { linear: array(&values[..3]), cubic: array(&values[3..]) }
    }

    fn text(&self) -> String {
        format!(
            "GeluCubic {{ linear: {}, cubic: {} }}",
            numbers(&self.linear),
            numbers(&self.cubic)
        )
    }
}

macro_rules! pair {
    ($First:ty, $Second:ty, $type:literal) => {
        impl Build for ($First, $Second) {
            const PARTS: usize = <$First>::PARTS + <$Second>::PARTS;
            const TYPE: &'static str = $type;

            fn part(function: Function, index: usize, seed: u32) -> Part {
                match index.checked_sub(<$First>::PARTS) {
                    None => <$First>::part(function, index, seed),
                    Some(index) => <$Second>::part(function, index, seed),
                }
            }

            fn assemble(parts: &[Part]) -> Self {
                let (first, second) = parts.split_at(<$First>::PARTS);
                (<$First>::assemble(first), <$Second>::assemble(second))
            }

            fn text(&self) -> String {
                format!("({}, {})", self.0.text(), self.1.text())
            }
        }
    };
}
pair!(Exponential<5>, Logarithm, "(Exponential<5>, Logarithm)");
pair!(Exponential<6>, Arctangent<16, 7>, "(Exponential<6>, Arctangent<16, 7>)");
pair!(Exponential<5>, Centred<13>, "(Exponential<5>, Centred<13>)");
pair!(Exponential<5>, GeluCubic, "(Exponential<5>, GeluCubic)");
pair!(Sines<7>, Logarithm, "(Sines<7>, Logarithm)");

pub(super) fn array<const N: usize>(values: &[f64]) -> [f64; N] {
    values.try_into().expect("as many numbers as the table has")
}

fn number(x: f64) -> String {
    format!("f64::from_bits(0x{:016x})", x.to_bits())
}

/// An array, with decimals beside.
pub(super) fn numbers(values: &[f64]) -> String {
    let mut text = String::from("[\n");
    for pair in values.chunks(2) {
        let bits: Vec<String> = pair.iter().map(|&x| number(x)).collect();
        let decimals: Vec<String> = pair.iter().map(|x| format!("{x:e}")).collect();
        text += &format!("        {}, // {}\n", bits.join(", "), decimals.join(", "));
    }
    text + "    ]"
}
