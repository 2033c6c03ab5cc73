//! Around a kernel in WGSL: the inputs whose results are known by their bit patterns.
//!
//! The kernel is not asked where f saturates or is the identity or a straight line, nor for 0, infinities and NaN. So what WGSL leaves
//! open — infinities, NaN, the sign of 0, subnormal numbers — does not arise.

use std::fmt::Write as _;

use halfulp::{Format, Function};
use halfulp_kernels::kernel::{self, Narrow};

use super::bits::hu_linear_bf16;

/// What f(x) is, by the bits of x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    /// These bits.
    Constant(u16),
    /// These bits with the sign of x.
    Signed(u16),
    /// x.
    Identity,
    /// x·slope·2^-15, rounded by `hu_linear_bf16`.
    Linear(u16),
}

/// The sign of the inputs of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Positive,
    Negative,
    Either,
}

/// The results for a range of magnitudes.
#[derive(Clone, Copy, Debug)]
struct Rule {
    sign: Sign,
    first: u16,
    last: u16,
    value: Value,
}

/// What is around a function's kernel.
#[derive(Debug)]
pub struct Frame {
    format: Format,
    rules: Vec<Rule>,
}

const SIGN: u16 = 0x8000;

impl Value {
    fn of(self, x: u16) -> u16 {
        match self {
            Value::Constant(bits) => bits,
            Value::Signed(bits) => x & SIGN | bits,
            Value::Identity => x,
            Value::Linear(slope) => hu_linear_bf16(x.into(), slope.into()) as u16,
        }
    }

    fn text(self) -> String {
        match self {
            Value::Constant(bits) => format!("{bits:#06x}u"),
            Value::Signed(bits) => format!("(bits & 0x8000u) | {bits:#06x}u"),
            Value::Identity => "bits".into(),
            Value::Linear(slope) => format!("hu_linear_bf16(bits, {slope}u)"),
        }
    }
}

impl Rule {
    fn holds_for(self, x: u16) -> bool {
        let is_of_sign = match self.sign {
            Sign::Positive => x < SIGN,
            Sign::Negative => x >= SIGN,
            Sign::Either => true,
        };
        is_of_sign && (self.first..=self.last).contains(&(x & !SIGN))
    }

    /// The condition, for inputs that are not NaN.
    fn condition(self, infinity: u16) -> String {
        let Rule { sign, first, last, .. } = self;
        let (first_negative, last_negative) = (first | SIGN, last | SIGN);
        match sign {
            Sign::Either if first == 0 => format!("magnitude <= {last:#06x}u"),
            Sign::Either if last == infinity => format!("magnitude >= {first:#06x}u"),
            Sign::Positive if last == infinity => {
                format!("bits >= {first:#06x}u && bits < 0x8000u")
            }
            Sign::Negative if last == infinity => format!("bits >= {first_negative:#06x}u"),
            Sign::Positive if first == last => format!("bits == {first:#06x}u"),
            Sign::Negative if first == last => format!("bits == {first_negative:#06x}u"),
            Sign::Either => format!("magnitude >= {first:#06x}u && magnitude <= {last:#06x}u"),
            Sign::Positive => format!("bits >= {first:#06x}u && bits <= {last:#06x}u"),
            Sign::Negative => {
                format!("bits >= {first_negative:#06x}u && bits <= {last_negative:#06x}u")
            }
        }
    }
}

/// Where a kernel that is right with all multiply-adds fused, and with none, may be wrong with some.
pub const EXCEPTIONS: [(Function, Format, u16); 5] = [
    (Function::Sinh, Format::F16, 0x4912),
    (Function::Sinh, Format::F16, 0x4914),
    (Function::Sinh, Format::F16, 0xc912),
    (Function::Sinh, Format::F16, 0xc914),
    (Function::Mish, Format::Bf16, 0xc21d),
];

macro_rules! define_slope {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// f'(0) in units of 2^-15, where that is not 0.
        fn slope(function: Function) -> u16 {
            match function { $(Function::$kernel => slope_of::<kernel::$kernel>(),)* }
        }
    };
}
halfulp_kernels::for_each_function!(define_slope);

fn slope_of<K: Narrow>() -> u16 {
    let slope = K::BF16_GATE.map_or(K::BF16_SLOPE, |gate| gate.slope);
    (slope * 32768.0).round() as u16
}

impl Frame {
    /// What is around the kernel of a function whose results are `truth`.
    pub fn new(function: Function, format: Format, truth: &[u16]) -> Self {
        Self::with_exceptions(function, format, truth, &EXCEPTIONS)
    }

    /// The same with these exceptions.
    pub fn with_exceptions(
        function: Function,
        format: Format,
        truth: &[u16],
        exceptions: &[(Function, Format, u16)],
    ) -> Self {
        let result = |x: u16| truth[usize::from(x)];
        let infinity: u16 = if format == Format::F16 { 0x7c00 } else { 0x7f80 };
        // The magnitudes from infinity down, of a sign, for which a rule is right.
        let tail = |sign: u16, value: Value| {
            (0..=infinity).rev().take_while(|&x| value.of(x | sign) == result(x | sign)).last()
        };
        let mut rules = Vec::new();
        let mut of_signs = Vec::new();
        for (sign, bits) in [(Sign::Positive, 0), (Sign::Negative, SIGN)] {
            let candidates = [Value::Identity, Value::Constant(result(infinity | bits))];
            let first = |value| tail(bits, value).unwrap_or(infinity);
            let value = *candidates.iter().min_by_key(|&&value| first(value)).expect("two");
            of_signs.push(Rule { sign, first: first(value), last: infinity, value });
        }
        let [positive, negative] = of_signs[..] else { unreachable!("two signs") };
        let shared = match (positive.value, negative.value) {
            _ if positive.first != negative.first => None,
            (Value::Constant(p), Value::Constant(n)) if p | SIGN == n => Some(Value::Signed(p)),
            (p, n) if p == n => Some(p),
            _ => None,
        };
        match shared {
            Some(value) => rules.push(Rule { sign: Sign::Either, value, ..positive }),
            None => rules.extend(of_signs),
        }
        // The magnitudes from 0 up, of both signs, for which a rule is right.
        let limit = rules.iter().map(|rule| rule.first).min().unwrap_or(infinity);
        let head = |value: Value, limit: u16| {
            let is_right = |x: u16| value.of(x) == result(x);
            (0..limit).take_while(|&x| is_right(x) && is_right(x | SIGN)).last()
        };
        let slope = slope(function);
        // Arguments up to 2^-125, results below.
        let linear_limit = 0x101.min((0x100 << 15) / u32::from(slope)) as u16;
        let lines = [
            (Value::Linear(slope), linear_limit),
            (Value::Constant(result(0)), limit),
            (Value::Identity, limit),
        ];
        let lines = if format == Format::F16 { &lines[1..] } else { &lines[..] };
        let (value, last) = lines
            .iter()
            .filter_map(|&(value, limit)| Some((value, head(value, limit)?)))
            .max_by_key(|&(_, last)| last)
            .expect("0 is known");
        rules.push(Rule { sign: Sign::Either, first: 0, last, value });
        let mut frame = Frame { format, rules };
        // Poles and zeros between, and the exceptions.
        for x in 0..=u16::MAX {
            let magnitude = result(x) & !SIGN;
            let is_exception = exceptions.contains(&(function, format, x));
            if (magnitude == 0 || magnitude == infinity || is_exception)
                && frame.result(x).is_none()
            {
                let sign = if x < SIGN { Sign::Positive } else { Sign::Negative };
                let (first, value) = (x & !SIGN, Value::Constant(result(x)));
                frame.rules.push(Rule { sign, first, last: first, value });
            }
        }
        frame
    }

    /// The result for these bits, unless the kernel is asked.
    pub fn result(&self, x: u16) -> Option<u16> {
        if self.format.is_nan(x.into()) {
            return Some(self.format.canonical_nan() as u16);
        }
        self.rules.iter().find(|rule| rule.holds_for(x)).map(|rule| rule.value.of(x))
    }

    /// The statements.
    pub fn text(&self) -> String {
        let infinity: u16 = if self.format == Format::F16 { 0x7c00 } else { 0x7f80 };
        let mut text = String::from("    let magnitude = bits & 0x7fffu;\n");
        let mut add = |condition: &str, value: &str| {
            let _ = writeln!(text, "    if {condition} {{\n        return {value};\n    }}");
        };
        let nan = format!("{:#06x}u", self.format.canonical_nan());
        add(&format!("magnitude > {infinity:#06x}u"), &nan);
        for rule in &self.rules {
            add(&rule.condition(infinity), &rule.value.text());
        }
        text
    }
}
