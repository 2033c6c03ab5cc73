//! What is counted, input by input.

use std::collections::BTreeMap;

use halfulp::function::Symmetry;
use halfulp::{Format, Function, Rounding};
use halfulp_filter::Best;
use serde::{Deserialize, Serialize};

use crate::unit::Unit;

/// The upper ends of the histogram's bins, in ulp; errors of wrong results begin at 1/2. The last bin has no end.
pub const BINS: [f64; 16] = [
    0.505,
    0.52,
    0.55,
    0.6,
    0.75,
    1.0,
    1.5,
    2.0,
    4.0,
    8.0,
    16.0,
    64.0,
    256.0,
    4096.0,
    65536.0,
    f64::INFINITY,
];

/// The range of inputs is cut into so many parts of as many bit patterns, for plots.
pub const PARTS: usize = 2048;

/// How many of the worst results are kept: more than are reported, since their errors here are estimates.
const KEPT: usize = 64;

/// A result, and what it should be; bit patterns.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// The input.
    pub input: u32,
    /// The result.
    pub got: u32,
    /// The correctly rounded result.
    pub expected: u32,
}

/// How often something is not so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Count {
    /// How many inputs (or pairs of them) it was looked at for.
    pub of: u64,
    /// For how many it is not so.
    pub broken: u64,
    /// The first of these.
    pub first: Option<Case>,
}

impl Count {
    #[inline]
    fn look(&mut self, broken: bool, case: Case) {
        self.of += 1;
        if broken {
            self.broken += 1;
            self.first.get_or_insert(case);
        }
    }

    fn add(&mut self, other: &Count) {
        self.of += other.of;
        self.broken += other.broken;
        self.first = self.first.or(other.first);
    }
}

/// A part of the inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// How many inputs have a result.
    pub inputs: u64,
    /// How many of these are wrong.
    pub wrong: u64,
    /// The least error with its sign, in ulp; below 0 if a result is too small. NaNs are left out, and in f32 right results.
    pub low: f64,
    /// The greatest.
    pub high: f64,
}

impl Part {
    #[inline]
    fn error(&mut self, error: f64) {
        if error.is_finite() {
            self.low = self.low.min(error);
            self.high = self.high.max(error);
        }
    }

    fn add(&mut self, other: &Part) {
        self.inputs += other.inputs;
        self.wrong += other.wrong;
        self.low = self.low.min(other.low);
        self.high = self.high.max(other.high);
    }

    /// The largest error.
    pub fn largest(&self) -> f64 {
        self.high.max(-self.low)
    }
}

/// The properties that are checked of every result, besides being right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Property {
    /// f(NaN) is NaN.
    NanIn,
    /// The result is NaN where f is not defined.
    NanOutside,
    /// The result is not NaN where f is defined.
    NumberInside,
    /// The result is infinite where f is, or rounds to infinity.
    Infinite,
    /// The result is finite where f rounds to a finite number.
    Finite,
    /// The result is a zero where f is exactly that, or rounds to it.
    Zero,
    /// A zero has the right sign.
    SignOfZero,
    /// f(-x) = -f(x), if f is odd.
    Odd,
    /// Results rise and fall with the correctly rounded ones.
    Monotone,
    /// Subnormal results have not become 0, as flushing would have it.
    ResultsNotFlushed,
    /// Subnormal arguments are not taken for 0.
    ArgumentsNotFlushed,
    /// Results for subnormal arguments are right.
    SubnormalArguments,
    /// Results that should be subnormal are right.
    SubnormalResults,
}

impl Property {
    /// Every property.
    pub const ALL: &[Property] = &[
        Property::NanIn,
        Property::NanOutside,
        Property::NumberInside,
        Property::Infinite,
        Property::Finite,
        Property::Zero,
        Property::SignOfZero,
        Property::Odd,
        Property::Monotone,
        Property::ResultsNotFlushed,
        Property::ArgumentsNotFlushed,
        Property::SubnormalArguments,
        Property::SubnormalResults,
    ];

    /// The property as a sentence that should hold.
    pub const fn sentence(self) -> &'static str {
        match self {
            Property::NanIn => "NaN gives NaN",
            Property::NanOutside => "outside the domain the result is NaN",
            Property::NumberInside => "inside the domain the result is no NaN",
            Property::Infinite => "where f is or rounds to infinity the result is that infinity",
            Property::Finite => "elsewhere the result is not infinite",
            Property::Zero => "where f is or rounds to 0 the result is a zero",
            Property::SignOfZero => "zeros have the right sign",
            Property::Odd => "f(-x) = -f(x)",
            Property::Monotone => "results rise and fall with f",
            Property::ResultsNotFlushed => {
                "results that should be subnormal are not 0 (FTZ makes all of them 0)"
            }
            Property::ArgumentsNotFlushed => {
                "results for subnormal arguments are not those for 0 (DAZ makes all of them so)"
            }
            Property::SubnormalArguments => "results for subnormal arguments are right",
            Property::SubnormalResults => "subnormal results are right",
        }
    }
}

/// What was counted so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// How many inputs have a result.
    pub inputs: u64,
    /// How many results are wrong.
    pub wrong: u64,
    /// How many wrong results have an error in each of the [`BINS`].
    pub histogram: [u64; BINS.len()],
    /// How many are NaN where they should not be, or the other way round.
    pub nan: u64,
    /// How many are wrong by the sign of a zero only.
    pub zero_sign: u64,
    /// The inputs by sign and exponent: those of positive inputs, then those of negative ones.
    pub binades: Vec<Part>,
    /// The inputs by their leading 11 bits.
    pub parts: Vec<Part>,
    /// The results farthest from the truth, as far as estimates tell.
    worst: Vec<(Estimate, Case)>,
    properties: BTreeMap<Property, Count>,
    /// The least and the greatest result inside the domain that is no NaN.
    results: Option<[Case; 2]>,
    /// The least and the greatest correctly rounded result.
    truths: Option<[u32; 2]>,
    /// Of each unit: the first and the last of its results on the positive and on the negative side.
    edges: BTreeMap<u64, [Option<[Case; 2]>; 2]>,
    /// The results for special inputs.
    pub special: BTreeMap<u32, Case>,
}

/// An error in ulp that may be infinite, which JSON can't say.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
struct Estimate(Option<f64>);

impl Estimate {
    fn of(error: f64) -> Self {
        Estimate(error.is_finite().then_some(error))
    }

    fn ulp(self) -> f64 {
        self.0.unwrap_or(f64::INFINITY)
    }
}

/// The most extreme result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extreme {
    /// The case of the most extreme result.
    pub case: Case,
    /// The most extreme correctly rounded result of all, a bit pattern.
    pub truth: u32,
}

/// Bit patterns as integers in the order of their values; not for NaN.
fn order(format: Format, bits: u32) -> i64 {
    let magnitude = i64::from(bits & !format.sign_bit());
    if bits & format.sign_bit() != 0 { -magnitude } else { magnitude }
}

/// What the loop over results needs to know of the target.
pub(crate) struct Scale {
    pub function: Function,
    pub format: Format,
    /// The correctly rounded results for +0 and -0.
    zeros: [u32; 2],
    increasing: bool,
    /// The rounded ends of f's range, among others: a sample may not have them.
    ends: Vec<u32>,
}

impl Scale {
    pub fn new(function: Function, format: Format) -> Self {
        use Function::*;
        let round = |x| halfulp_oracle::round(function, x, format, Rounding::NearestEven);
        // The gated units fall and rise for x < 0.
        let increasing = !matches!(function, Silu | Gelu | GeluTanh | Mish);
        let special = special_inputs(format).into_iter().map(|(_, bits)| format.decode(bits));
        let ends = special.chain((!increasing).then(|| least_at(function))).map(round);
        let ends = ends.filter(|&end| !format.is_nan(end)).collect();
        Scale { function, format, zeros: [round(0.0), round(-0.0)], increasing, ends }
    }

    fn canonical(&self, bits: u32) -> u32 {
        if self.format.is_nan(bits) { self.format.canonical_nan() } else { bits }
    }

    fn magnitude(&self, bits: u32) -> u32 {
        bits & !self.format.sign_bit()
    }

    fn is_subnormal(&self, bits: u32) -> bool {
        let magnitude = self.magnitude(bits);
        magnitude != 0 && magnitude >> (self.format.precision() - 1) == 0
    }

    /// The error of a result with its sign, in ulps of the exact value; infinite for NaN and a number. Good to about
    /// 2^-26 ulp.
    fn error(&self, case: &Case) -> f64 {
        let format = self.format;
        if format.is_nan(case.got) || format.is_nan(case.expected) {
            return if format.is_nan(case.got) && format.is_nan(case.expected) {
                0.0
            } else {
                f64::INFINITY
            };
        }
        let exact = halfulp_filter::approximate::<Best>(self.function, format.decode(case.input));
        // An infinity that f overflows to stands at the next power of two.
        let end = 2f64.powi(format.max_exponent() + 1);
        let got = format.decode(case.got).clamp(-end, end);
        if exact.is_infinite() || (got.abs() == end && exact.abs() >= end) {
            let same = (exact > 0.0) == (got > 0.0) && got.abs() == end;
            return if same { 0.0 } else { f64::INFINITY };
        }
        let magnitude = exact.abs().max(2f64.powi(format.min_exponent()));
        // The exponent of a normal f64.
        let binade = (magnitude.to_bits() >> 52) as i32 - 1023;
        (got - exact) / 2f64.powi(binade + 1 - format.precision() as i32)
    }

    /// Whether two results in the order of their arguments go the other way than the truth does.
    fn falls(&self, lower: &Case, upper: &Case) -> bool {
        let format = self.format;
        if [lower.got, upper.got, lower.expected, upper.expected].iter().any(|&y| format.is_nan(y))
        {
            return false;
        }
        let step = |a: u32, b: u32| order(format, b).cmp(&order(format, a)) as i32;
        let (truth, got) = (step(lower.expected, upper.expected), step(lower.got, upper.got));
        let rising = self.increasing || upper.input & format.sign_bit() == 0;
        match truth {
            0 => rising && got < 0,
            truth => got == -truth,
        }
    }
}

/// Where a gated unit has its minimum, to half the digits of f64, where it has all of them of its value.
fn least_at(function: Function) -> f64 {
    let f = |x| halfulp_filter::approximate::<Best>(function, x);
    // It falls and then rises between these.
    let (mut low, mut high) = (-3.0, 0.0);
    for _ in 0..100 {
        let (left, right) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if f(left) < f(right) {
            high = right;
        } else {
            low = left;
        }
    }
    low
}

impl Tally {
    /// Nothing counted yet.
    pub(crate) fn new(format: Format) -> Self {
        let binades = 2 << (format.bits() - format.precision());
        Tally {
            inputs: 0,
            wrong: 0,
            histogram: [0; BINS.len()],
            nan: 0,
            zero_sign: 0,
            binades: vec![Part::default(); binades],
            parts: vec![Part::default(); PARTS],
            worst: Vec::new(),
            properties: BTreeMap::new(),
            results: None,
            truths: None,
            edges: BTreeMap::new(),
            special: BTreeMap::new(),
        }
    }

    /// Counts the results of a unit. `measured` tells, if not all inputs have a result, which have.
    pub(crate) fn count(
        &mut self,
        scale: &Scale,
        unit: &Unit,
        got: &[u32],
        expected: &[u32],
        measured: Option<&[bool]>,
    ) {
        let format = scale.format;
        let half = unit.side();
        let case = |i: usize| Case { input: unit.input(i), got: got[i], expected: expected[i] };
        let has = |i: usize| measured.is_none_or(|measured| measured[i]);
        let mut counts = [Count::default(); Property::ALL.len()];
        let odd = scale.function.symmetry() == Symmetry::Odd;
        let mut edges = [None, None];
        scale.ends.iter().for_each(|&end| self.extreme_truth(format, end));
        for (side, edge) in edges.iter_mut().enumerate() {
            let mut last: Option<Case> = None;
            for i in side * half..(side + 1) * half {
                if !has(i) {
                    last = None;
                    continue;
                }
                let case = case(i);
                self.count_one(scale, case, &mut counts);
                if let Some(last) = last {
                    // On the negative side arguments fall.
                    let falls = match side {
                        0 => scale.falls(&last, &case),
                        _ => scale.falls(&case, &last),
                    };
                    counts[Property::Monotone as usize].look(falls, case);
                }
                if odd && side == 1 && has(i - half) {
                    let mirrored = scale.canonical(got[i - half]) ^ format.sign_bit();
                    let nan = format.is_nan(case.got) && format.is_nan(got[i - half]);
                    counts[Property::Odd as usize].look(!nan && mirrored != case.got, case);
                }
                if is_number(format, case.input) {
                    let [first, _] = edge.unwrap_or([case; 2]);
                    *edge = Some([first, case]);
                    last = Some(case);
                }
            }
        }
        self.edges.insert(unit.index, edges);
        for (&property, count) in Property::ALL.iter().zip(&counts) {
            self.properties.entry(property).or_default().add(count);
        }
        for (_, bits) in special_inputs(format) {
            if let Some(i) = unit.place(bits)
                && has(i)
            {
                self.special.insert(bits, case(i));
            }
        }
        self.trim();
    }

    #[inline(always)]
    fn count_one(&mut self, scale: &Scale, case: Case, counts: &mut [Count; Property::ALL.len()]) {
        let format = scale.format;
        let Case { input, got, expected } = case;
        self.inputs += 1;
        let wrong = scale.canonical(got) != scale.canonical(expected);
        let binade = (input >> (format.precision() - 1)) as usize;
        let part = (input >> (format.bits() - PARTS.trailing_zeros())) as usize;
        self.binades[binade].inputs += 1;
        self.parts[part].inputs += 1;
        if wrong {
            self.count_wrong(scale, case, binade, part);
        } else if format.bits() == 16 {
            let error = scale.error(&case);
            self.binades[binade].error(error);
            self.parts[part].error(error);
        }
        let mut look = |property: Property, broken: bool| {
            counts[property as usize].look(broken, case);
        };
        let (nan_got, nan_expected) = (format.is_nan(got), format.is_nan(expected));
        match (format.is_nan(input), nan_expected) {
            (true, _) => look(Property::NanIn, !nan_got),
            (false, true) => look(Property::NanOutside, !nan_got),
            (false, false) => {
                look(Property::NumberInside, nan_got);
                let infinity = format.infinity();
                match scale.magnitude(expected) {
                    0 => {
                        look(Property::Zero, scale.magnitude(got) != 0);
                        look(Property::SignOfZero, scale.magnitude(got) == 0 && wrong);
                    }
                    magnitude if magnitude == infinity => {
                        look(Property::Infinite, !nan_got && wrong);
                    }
                    _ => look(Property::Finite, scale.magnitude(got) == infinity),
                }
                if scale.is_subnormal(expected) {
                    look(Property::ResultsNotFlushed, scale.magnitude(got) == 0);
                    look(Property::SubnormalResults, wrong);
                }
                if scale.is_subnormal(input) {
                    let at_zero = scale.zeros[usize::from(input & format.sign_bit() != 0)];
                    look(Property::ArgumentsNotFlushed, wrong && got == at_zero);
                    look(Property::SubnormalArguments, wrong);
                }
            }
        }
        if !nan_expected {
            self.extreme_truth(format, expected);
            if !nan_got {
                self.extreme_result(format, case);
            }
        }
    }

    /// Remembers the least and the greatest result.
    #[inline(always)]
    fn extreme_result(&mut self, format: Format, case: Case) {
        let [least, greatest] = self.results.get_or_insert([case; 2]);
        let got = order(format, case.got);
        if got < order(format, least.got) {
            *least = case;
        }
        if got > order(format, greatest.got) {
            *greatest = case;
        }
    }

    /// Remembers the least and the greatest correctly rounded result.
    #[inline(always)]
    fn extreme_truth(&mut self, format: Format, truth: u32) {
        let [least, greatest] = self.truths.get_or_insert([truth; 2]);
        if order(format, truth) < order(format, *least) {
            *least = truth;
        }
        if order(format, truth) > order(format, *greatest) {
            *greatest = truth;
        }
    }

    fn count_wrong(&mut self, scale: &Scale, case: Case, binade: usize, part: usize) {
        let error = scale.error(&case);
        let format = scale.format;
        self.wrong += 1;
        for part in [&mut self.binades[binade], &mut self.parts[part]] {
            part.wrong += 1;
            part.error(error);
        }
        if scale.magnitude(case.got) == 0 && scale.magnitude(case.expected) == 0 {
            self.zero_sign += 1;
        } else if format.is_nan(case.got) != format.is_nan(case.expected) {
            self.nan += 1;
        } else {
            let bin = BINS.iter().position(|&end| error.abs() <= end).unwrap_or(BINS.len() - 1);
            self.histogram[bin] += 1;
        }
        // Full, the list is sorted; what is added stays behind it until there is enough to sort again.
        let least = if self.worst.len() < KEPT { -1.0 } else { self.worst[KEPT - 1].0.ulp() };
        if error.abs() > least {
            self.worst.push((Estimate::of(error.abs()), case));
            if self.worst.len() == 4 * KEPT {
                self.trim();
            }
        }
    }

    /// Keeps the worst; of errors alike, those of the least inputs.
    fn trim(&mut self) {
        self.worst
            .sort_by(|(a, x), (b, y)| b.ulp().total_cmp(&a.ulp()).then(x.input.cmp(&y.input)));
        self.worst.truncate(KEPT);
    }

    /// Adds another tally, of other inputs.
    pub(crate) fn add(&mut self, other: Tally, format: Format) {
        self.inputs += other.inputs;
        self.wrong += other.wrong;
        self.nan += other.nan;
        self.zero_sign += other.zero_sign;
        let pairs = self.histogram.iter_mut().zip(other.histogram);
        pairs.for_each(|(all, count)| *all += count);
        let pairs = self.binades.iter_mut().zip(&other.binades);
        pairs.chain(self.parts.iter_mut().zip(&other.parts)).for_each(|(all, part)| all.add(part));
        self.worst.extend(other.worst);
        self.trim();
        for (property, count) in &other.properties {
            self.properties.entry(*property).or_default().add(count);
        }
        for case in other.results.into_iter().flatten() {
            self.extreme_result(format, case);
        }
        for truth in other.truths.into_iter().flatten() {
            self.extreme_truth(format, truth);
        }
        self.edges.extend(other.edges);
        self.special.extend(other.special);
    }

    /// The least and the greatest result, and those of the truth.
    pub fn extremes(&self) -> Option<[Extreme; 2]> {
        let ([least, greatest], [lowest, highest]) = (self.results?, self.truths?);
        Some([Extreme { case: least, truth: lowest }, Extreme { case: greatest, truth: highest }])
    }

    /// Whether results leave the range of the correctly rounded ones, below and above.
    pub fn leaves_range(&self, format: Format) -> [bool; 2] {
        let Some([least, greatest]) = self.extremes() else { return [false; 2] };
        [
            order(format, least.case.got) < order(format, least.truth),
            order(format, greatest.case.got) > order(format, greatest.truth),
        ]
    }

    /// The counts of a property, the steps from one unit to the next among them.
    pub(crate) fn property(&self, property: Property, scale: &Scale) -> Count {
        let mut count = self.properties.get(&property).copied().unwrap_or_default();
        if property != Property::Monotone {
            return count;
        }
        let mut joints = |side: usize, inner: &Case, outer: &Case| {
            let falls =
                if side == 0 { scale.falls(inner, outer) } else { scale.falls(outer, inner) };
            count.look(falls, *outer);
        };
        for (index, edges) in &self.edges {
            let Some(next) = self.edges.get(&(index + 1)) else { continue };
            for side in 0..2 {
                if let (Some([_, inner]), Some([outer, _])) = (&edges[side], &next[side]) {
                    joints(side, inner, outer);
                }
            }
        }
        // From -0 to +0 on.
        if let Some([Some([positive, _]), Some([negative, _])]) = self.edges.get(&0) {
            joints(0, negative, positive);
        }
        count
    }

    /// The worst results with their errors from the oracle; the farthest first.
    pub(crate) fn worst(
        &self,
        function: Function,
        format: Format,
        count: usize,
    ) -> Vec<(f64, Case)> {
        use rayon::prelude::*;
        let exact = |(_, case): &(Estimate, Case)| {
            let x = format.decode(case.input);
            (halfulp_oracle::ulp_error(function, x, format, case.got), *case)
        };
        let mut worst: Vec<(f64, Case)> = self.worst.par_iter().map(exact).collect();
        worst.sort_by(|(a, x), (b, y)| b.total_cmp(a).then(x.input.cmp(&y.input)));
        worst.truncate(count);
        worst
    }
}

/// Whether a pattern is that of a number or an infinity.
fn is_number(format: Format, bits: u32) -> bool {
    !format.is_nan(bits)
}

/// The inputs whose results are reported in any case, by name.
pub fn special_inputs(format: Format) -> Vec<(String, u32)> {
    let one = (format.max_exponent() as u32) << (format.precision() - 1);
    let positive = [
        ("0", 0),
        ("smallest subnormal", 1),
        ("smallest normal", 1 << (format.precision() - 1)),
        ("1", one),
        ("largest", format.infinity() - 1),
        ("inf", format.infinity()),
    ];
    let signed = |(name, bits): &(&str, u32)| {
        [(format!("+{name}"), *bits), (format!("-{name}"), *bits | format.sign_bit())]
    };
    let mut inputs: Vec<(String, u32)> = positive.iter().flat_map(signed).collect();
    inputs.push(("NaN".into(), format.canonical_nan()));
    inputs
}
