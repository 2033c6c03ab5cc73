//! The conversions from and to f32, against an exact reference and the `half` crate.

use halfulp::{Bf16, F16, Format};

/// The number nearest to `x` by the definition: the neighbours of x in the format and their midpoint, which
/// f64 holds exactly, a tie going to the even bit pattern. A NaN is the canonical one.
struct Nearest {
    format: Format,
    /// The values of the bit patterns from +0 to the largest finite number; then what would be the next
    /// one if the exponent went on, in place of +inf.
    values: Vec<f64>,
}

impl Nearest {
    fn new(format: Format) -> Self {
        let infinity = format.infinity();
        let mut values: Vec<f64> = (0..infinity).map(|bits| format.decode(bits)).collect();
        values.push(2f64.powi(format.max_exponent() + 1));
        Nearest { format, values }
    }

    fn of(&self, x: f32) -> u16 {
        if x.is_nan() {
            return self.format.canonical_nan() as u16;
        }
        let magnitude = f64::from(x.abs());
        let above = self.values.partition_point(|value| *value < magnitude);
        let bits = if above == self.values.len() {
            above - 1
        } else if above == 0 || self.values[above] == magnitude {
            above
        } else {
            let midpoint = (self.values[above - 1] + self.values[above]) / 2.0;
            if magnitude < midpoint || magnitude == midpoint && above % 2 == 1 {
                above - 1
            } else {
                above
            }
        };
        bits as u16 | if x.is_sign_negative() { 0x8000 } else { 0 }
    }
}

/// `bits`, or the canonical NaN if it is a quiet NaN.
fn canonical(format: Format, bits: u16) -> u16 {
    let quiet_bit = 1 << (format.precision() - 2);
    if format.is_nan(bits.into()) && bits & quiet_bit != 0 {
        format.canonical_nan() as u16
    } else {
        bits
    }
}

fn check(f16: &Nearest, bf16: &Nearest, x: f32) {
    let bits = x.to_bits();
    let (y, expected) = (canonical(Format::F16, F16::from_f32(x).0), f16.of(x));
    assert_eq!(y, expected, "{bits:08x} to f16: {y:04x}, not {expected:04x}");
    assert_eq!(y, canonical(Format::F16, half::f16::from_f32(x).to_bits()), "{bits:08x}: half");
    let (y, expected) = (canonical(Format::Bf16, Bf16::from_f32(x).0), bf16.of(x));
    assert_eq!(y, expected, "{bits:08x} to bf16: {y:04x}, not {expected:04x}");
    assert_eq!(y, canonical(Format::Bf16, half::bf16::from_f32(x).to_bits()), "{bits:08x}: half");
}

/// Every number and every midpoint of two, with the 32 f32 on either side; and every 1021st f32.
#[test]
fn from_f32() {
    let (f16, bf16) = (Nearest::new(Format::F16), Nearest::new(Format::Bf16));
    let around = |value: f64| {
        let bits = (value as f32).to_bits();
        (bits.saturating_sub(32)..=bits.saturating_add(32)).map(f32::from_bits)
    };
    for nearest in [&f16, &bf16] {
        for pair in nearest.values.windows(2) {
            for x in around(pair[0]).chain(around((pair[0] + pair[1]) / 2.0)) {
                check(&f16, &bf16, x);
                check(&f16, &bf16, -x);
            }
        }
    }
    for bits in (0..=u32::MAX).step_by(1021) {
        check(&f16, &bf16, f32::from_bits(bits));
    }
}

/// To f32 and f64 and back, every bit pattern.
#[test]
fn to_f32() {
    for bits in 0..=u16::MAX {
        let (x, half) = (F16(bits), half::f16::from_bits(bits));
        let expected = half.to_f32();
        let same = x.to_f32().to_bits() == expected.to_bits()
            || x.to_f32().is_nan() && expected.is_nan() && x.is_nan();
        assert!(same, "{bits:04x}");
        assert!(f64::from(x) == half.to_f64() || x.is_nan() && f64::from(x).is_nan(), "{bits:04x}");
        let back = F16::from_f32(x.into()).0;
        assert_eq!(back, if x.is_nan() { bits | 0x0200 } else { bits });

        let (x, half) = (Bf16(bits), half::bf16::from_bits(bits));
        let same = x.to_f32().to_bits() == half.to_f32().to_bits()
            || x.to_f32().is_nan() && half.to_f32().is_nan() && x.is_nan();
        assert!(same, "{bits:04x}");
        assert!(f64::from(x) == half.to_f64() || x.is_nan() && f64::from(x).is_nan(), "{bits:04x}");
        let back = Bf16::from_f32(x.into()).0;
        assert_eq!(back, if x.is_nan() { bits | 0x0040 } else { bits });
    }
}

/// Inputs on which published conversions have been wrong.
#[test]
fn reported_inputs() {
    for (x, expected) in [
        (0x3300_0000, 0x0000), // 2^-25: a tie with 0
        (0x3300_0001, 0x0001),
        (0x3420_0000, 0x0002), // ties of subnormals
        (0x3460_0000, 0x0004),
        (0x4000_1000, 0x4000), // a tie of normals
        (0x437f_fd71, 0x5c00), // the significand overflows
        (0x477f_efff, 0x7bff),
        (0x477f_f000, 0x7c00), // the midpoint above the largest number
    ] {
        assert_eq!(F16::from_f32(f32::from_bits(x)).0, expected, "{x:08x}");
    }
    for (x, expected) in [
        (0x3f80_8000, 0x3f80),
        (0x3f81_8000, 0x3f82),
        (0x7f7f_8000, 0x7f80),
        (0x0000_8000, 0x0000),
        (0x0000_8001, 0x0001),
    ] {
        assert_eq!(Bf16::from_f32(f32::from_bits(x)).0, expected, "{x:08x}");
    }
    // A NaN whose payload lies in the bits that are cut off.
    let nan = f32::from_bits(0x7f80_0001);
    assert!(F16::from_f32(nan).is_nan() && Bf16::from_f32(nan).is_nan());
}

#[test]
fn constants() {
    assert_eq!(F16::MAX.to_f32(), 65504.0);
    assert_eq!(F16::MIN.to_f32(), -65504.0);
    assert_eq!(F16::MIN_POSITIVE.to_f32(), 2f32.powi(-14));
    assert_eq!(F16::EPSILON.to_f32(), 2f32.powi(-10));
    assert_eq!(Bf16::MAX.to_f32(), 2f32.powi(127) * 1.9921875);
    assert_eq!(Bf16::MIN.to_f32(), -Bf16::MAX.to_f32());
    assert_eq!(Bf16::MIN_POSITIVE.to_f32(), f32::MIN_POSITIVE);
    assert_eq!(Bf16::EPSILON.to_f32(), 2f32.powi(-7));
    assert_eq!((F16::ZERO, F16::ONE, F16::NAN), (F16(0), F16::from_f32(1.0), F16(0x7e00)));
    assert_eq!((Bf16::ZERO, Bf16::ONE, Bf16::NAN), (Bf16(0), Bf16::from_f32(1.0), Bf16(0x7fc0)));
    assert_eq!(F16::INFINITY.to_f32(), f32::INFINITY);
    assert_eq!(F16::NEG_INFINITY.to_f32(), f32::NEG_INFINITY);
    assert_eq!(Bf16::INFINITY.to_f32(), f32::INFINITY);
    assert_eq!(Bf16::NEG_INFINITY.to_f32(), f32::NEG_INFINITY);
    let nans = |is_nan: fn(u16) -> bool| (0..=u16::MAX).filter(|bits| is_nan(*bits)).count();
    assert_eq!(nans(|bits| F16(bits).is_nan()), 2 * 0x3ff);
    assert_eq!(nans(|bits| Bf16(bits).is_nan()), 2 * 0x7f);
}

#[test]
fn text() {
    assert_eq!(
        format!("{:?} {:?}", F16::ONE, Bf16::NEG_INFINITY),
        "F16(0x3c00 = 1) Bf16(0xff80 = -inf)"
    );
    assert_eq!(
        format!("{:.2} {:>5} {:04x} {:#x}", F16(0x3555), Bf16::ONE, F16(0xab), Bf16(0xab)),
        "0.33     1 00ab 0xab"
    );
}
