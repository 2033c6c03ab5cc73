//! Exact numbers in decimal.

use crate::Dyadic;
use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem, UnsignedAbs};

/// Beyond 2^±65536 a decimal would need powers of ten of more than 2^16 bits.
const LARGEST_EXPONENT: i64 = 1 << 16;

/// `x` ≠ 0 to `digits` significant digits, a tie going to the even digit; all of them are written.
/// `None` if x is 0 or far outside the exponents of any format.
pub(crate) fn nearest(x: &Dyadic, digits: usize) -> Option<String> {
    if x.is_zero() || x.binade().abs() > LARGEST_EXPONENT {
        return None;
    }
    let magnitude = x.significand().unsigned_abs();
    let ten = |n: i64| UBig::from(10u8).pow(n.max(0) as usize);
    // 10^exponent ≤ |x|, or one off, since log10(2) = 0.30103 − 4.3e-9.
    let mut exponent = (x.binade() * 30_103).div_euclid(100_000);
    loop {
        // |x| = scaled · 10^(exponent + 1 − digits).
        let power = digits as i64 - 1 - exponent;
        let numerator = (&magnitude << x.exponent().max(0) as usize) * ten(power);
        let denominator = (UBig::ONE << (-x.exponent()).max(0) as usize) * ten(-power);
        let (mut scaled, rest) = numerator.div_rem(&denominator);
        if scaled < ten(digits as i64 - 1) {
            exponent -= 1;
            continue;
        }
        if scaled >= ten(digits as i64) {
            exponent += 1;
            continue;
        }
        let twice = rest << 1;
        if twice > denominator || twice == denominator && scaled.bit(0) {
            scaled += UBig::ONE;
        }
        if scaled == ten(digits as i64) {
            // 9.99… became 10.0….
            scaled = ten(digits as i64 - 1);
            exponent += 1;
        }
        let text = scaled.to_string();
        let (first, rest) = text.split_at(1);
        let point = if rest.is_empty() { "" } else { "." };
        let sign = if x.is_negative() { "-" } else { "" };
        return Some(format!("{sign}{first}{point}{rest}e{exponent}"));
    }
}

/// `x` ≠ 0 to at most `digits` significant digits, without trailing zeros.
pub(crate) fn exact(x: &Dyadic, digits: usize) -> String {
    let text = nearest(x, digits).expect("an f64 other than 0");
    let (significand, exponent) = text.split_once('e').expect("nearest writes an exponent");
    let significand = match significand.contains('.') {
        true => significand.trim_end_matches('0').trim_end_matches('.'),
        false => significand,
    };
    format!("{significand}e{exponent}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decimal(x: f64, digits: usize) -> String {
        nearest(&Dyadic::from_f64(x).unwrap(), digits).unwrap()
    }

    #[test]
    fn digits() {
        assert_eq!(decimal(1.0, 1), "1e0");
        assert_eq!(decimal(-0.1, 20), "-1.0000000000000000555e-1");
        assert_eq!(decimal(9.996, 3), "1.00e1");
        assert_eq!(decimal(2.5, 1), "2e0");
        assert_eq!(decimal(3.5, 1), "4e0");
        assert_eq!(decimal(5e-324, 4), "4.941e-324");
        assert_eq!(decimal(f64::MAX, 17), "1.7976931348623157e308");
        assert_eq!(exact(&Dyadic::from_f64(-0.375).unwrap(), 30), "-3.75e-1");
        assert_eq!(exact(&Dyadic::from(100), 3), "1e2");
    }

    #[test]
    fn as_the_standard_library_writes_f64() {
        let mut x = 1.0e-300f64;
        while x < 1e300 {
            assert_eq!(decimal(x, 12), format!("{x:.11e}"));
            x *= 1.7e3;
        }
    }
}
