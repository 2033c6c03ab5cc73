//! From what a person types to a number of a format.

use halfulp::{Format, Rounding};
use halfulp_oracle::{Dyadic, Target};

/// A number as it was typed, in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The bit pattern.
    pub bits: u32,
    /// Whether the format holds the number that was typed; otherwise it has been rounded to the nearest, ties
    /// to even.
    pub exact: bool,
}

/// Reads bits (`0x3c00`), a decimal number, a hexadecimal one (`0x1.8p-3`), `inf` or `nan`.
///
/// # Errors
/// If the text is none of these, or the bits are too many for the format; the error is a sentence.
pub fn parse(text: &str, format: Format) -> Result<Typed, String> {
    let (negative, magnitude) = split_sign(text);
    let sign = if negative { format.sign_bit() } else { 0 };
    let special = match magnitude.to_ascii_lowercase().as_str() {
        "inf" | "infinity" => Some(format.infinity()),
        "nan" => Some(format.canonical_nan()),
        _ => None,
    };
    if let Some(bits) = special {
        return Ok(Typed { bits: sign | bits, exact: true });
    }
    let nearest = |value| Target::new(format, Rounding::NearestEven).round(value) as u32;
    if let Some(digits) = magnitude.strip_prefix("0x").or_else(|| magnitude.strip_prefix("0X")) {
        if let Some((value, whole)) = parse_hexadecimal(digits) {
            let bits = if value.is_zero() { 0 } else { nearest(&value) };
            let held = Dyadic::from_f64(format.decode(bits)).unwrap_or_else(|| 0.into());
            return Ok(Typed { bits: sign | bits, exact: whole && held == value });
        }
        let bits = if magnitude == text { parse_bits(digits, format) } else { None };
        return bits.map(|bits| Typed { bits, exact: true }).ok_or_else(|| {
            let most = format.bits() / 4;
            format!(
                "`{text}` is no bit pattern of {format}, 0x and at most {most} hexadecimal digits, nor a hexadecimal \
                 number, such as 0x1.8p-3"
            )
        });
    }
    let typed = Decimal::parse(magnitude).ok_or_else(|| {
        format!("`{text}` is no number: 0.1, 0x1.8p-3, inf, nan, or 0x and the bits are")
    })?;
    let (odd, exact_in_f64) = typed.to_odd(magnitude);
    let bits = match Dyadic::from_f64(odd) {
        Some(value) => nearest(&value),
        None => 0,
    };
    Ok(Typed { bits: sign | bits, exact: exact_in_f64 && format.decode(bits) == odd })
}

/// Reads a bit pattern in hexadecimal, without its `0x`.
pub fn parse_bits(digits: &str, format: Format) -> Option<u32> {
    let fits = (1..=format.bits() as usize / 4).contains(&digits.len());
    let hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if fits && hexadecimal { u32::from_str_radix(digits, 16).ok() } else { None }
}

/// Reads a hexadecimal number as C writes it, without its sign and `0x`. The second is whether the first is the number; else
/// it is that rounded to odd, to at least 57 bits, which may be rounded once more.
fn parse_hexadecimal(text: &str) -> Option<(Dyadic, bool)> {
    // Fifteen digits fit in an i64; more only tell whether there is a rest.
    const MOST: usize = 15;
    // So far out, every format overflows or underflows.
    const FAR: i64 = 2000;
    let (significand, exponent) = text.split_once(['p', 'P'])?;
    let exponent = parse_exponent(exponent)?;
    let (integer, fraction) = significand.split_once('.').unwrap_or((significand, ""));
    let digits = integer.to_owned() + fraction;
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() {
        return Some((0.into(), true));
    }
    let (leading, rest) = digits.split_at(digits.len().min(MOST));
    let whole = rest.bytes().all(|digit| digit == b'0');
    let significand = i64::from_str_radix(leading, 16).ok()? | i64::from(!whole);
    let places = rest.len() as i64 - fraction.len() as i64;
    let exponent = exponent.saturating_add(4 * places).clamp(-FAR, FAR);
    Some((Dyadic::from(significand).scale2(exponent), whole))
}

/// A decimal number that is not negative: 0.d₁d₂d₃… · 10^exponent, the first and the last digit not 0. Zero has no
/// digits, and the least exponent. So the order of the fields is the order of the numbers.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Decimal {
    exponent: i64,
    digits: Vec<u8>,
}

impl Decimal {
    fn parse(text: &str) -> Option<Self> {
        let (significand, exponent) = match text.find(['e', 'E']) {
            Some(e) => (&text[..e], parse_exponent(&text[e + 1..])?),
            None => (text, 0),
        };
        let (integer, fraction) = significand.split_once('.').unwrap_or((significand, ""));
        let digits: Vec<u8> = integer.bytes().chain(fraction.bytes()).collect();
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let Some(first) = digits.iter().position(|&digit| digit != b'0') else {
            return Some(Decimal { exponent: i64::MIN, digits: Vec::new() });
        };
        let end = digits.iter().rposition(|&digit| digit != b'0').map_or(0, |last| last + 1);
        let exponent = exponent.saturating_add(integer.len() as i64 - first as i64);
        Some(Decimal { exponent, digits: digits[first..end].to_vec() })
    }

    /// The number rounded to odd in f64, from which it may be rounded once more to any format of at most 51
    /// bits of significand as if directly (Boldo and Melquiond, 2008); and whether f64 holds it. `text` is the number's.
    fn to_odd(&self, text: &str) -> (f64, bool) {
        let nearest: f64 = text.parse().unwrap_or(f64::INFINITY);
        let order = if nearest.is_finite() {
            // No f64 has more than 767 significant digits.
            let digits = format!("{nearest:.766e}");
            Decimal::parse(&digits).map_or(std::cmp::Ordering::Less, |exact| exact.cmp(self))
        } else {
            std::cmp::Ordering::Greater
        };
        let truncated = if order.is_gt() { nearest.next_down() } else { nearest };
        let sticky = u64::from(order.is_ne());
        (f64::from_bits(truncated.to_bits() | sticky), order.is_eq())
    }
}

/// Whether there is a minus sign, and what follows the sign.
fn split_sign(text: &str) -> (bool, &str) {
    match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    }
}

/// Reads an exponent; one too large for an i64 is as good as the largest.
fn parse_exponent(text: &str) -> Option<i64> {
    let (negative, digits) = split_sign(text);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let magnitude = digits.parse().unwrap_or(i64::MAX / 2);
    Some(if negative { -magnitude } else { magnitude })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::hex_float;

    fn bits(text: &str, format: Format) -> u32 {
        parse(text, format).unwrap().bits
    }

    #[test]
    fn every_number_of_a_format_reads_back() {
        for format in [Format::F16, Format::Bf16] {
            for expected in 0..=0xffff {
                let value = format.decode(expected);
                if value.is_nan() {
                    continue;
                }
                // No number of 16 bits has more significant digits than 2^-133 has.
                let typed = parse(&format!("{value:.100e}"), format).unwrap();
                assert_eq!(typed, Typed { bits: expected, exact: true }, "{value:e}");
                assert_eq!(bits(&format!("{value}"), format), expected, "{value:e}");
                let typed = parse(&hex_float(format, expected), format).unwrap();
                assert_eq!(typed, Typed { bits: expected, exact: true }, "{value:e}");
            }
        }
    }

    #[test]
    fn midpoints_and_their_neighbours_round_from_the_decimal_string() {
        // 1 + 2^-11 is the midpoint between 3c00 and 3c01; beyond f64's precision a digit still decides.
        assert_eq!(bits("1.00048828125", Format::F16), 0x3c00);
        assert_eq!(bits("1.000488281250000000000000000000000000001", Format::F16), 0x3c01);
        assert_eq!(bits("1.000488281249999999999999999999999999999", Format::F16), 0x3c00);
        // 1 + 3·2^-11, between 3c01 and 3c02.
        assert_eq!(bits("1.00146484375", Format::F16), 0x3c02);
        assert_eq!(bits("1.001464843749999999999999999999999999999", Format::F16), 0x3c01);
        assert_eq!(bits("65519.99999999999999999999999999", Format::F16), 0x7bff);
        assert_eq!(bits("65520", Format::F16), 0x7c00);
        // 2^-25, half the smallest subnormal.
        assert_eq!(bits("2.98023223876953125e-8", Format::F16), 0x0000);
        assert_eq!(bits("2.980232238769531250000000000000000001e-8", Format::F16), 0x0001);
        assert_eq!(bits("-1e-400", Format::F16), 0x8000);
        assert_eq!(bits("1e400", Format::Bf16), 0x7f80);
        assert_eq!(bits("1e99999999999999999999", Format::Bf16), 0x7f80);
        assert_eq!(bits("1e-99999999999999999999", Format::Bf16), 0x0000);
    }

    #[test]
    fn says_whether_the_format_holds_the_number() {
        for exact in ["1", "0.5", "-0", "+2.50", "1e0", "65504", "5.9604644775390625e-8", "000.5e0"]
        {
            assert!(parse(exact, Format::F16).unwrap().exact, "{exact}");
        }
        for inexact in ["0.1", "65505", "1e400", "1e-400", "1.0000000000000000000000000000001"] {
            assert!(!parse(inexact, Format::F16).unwrap().exact, "{inexact}");
        }
    }

    #[test]
    fn hexadecimal_numbers_are_read_as_c_reads_them() {
        let typed = |text: &str, format| {
            let Typed { bits, exact } = parse(text, format).unwrap();
            (bits, exact)
        };
        for text in ["0x1.8p-3", "+0X1.80P-3", "0x3p-4", "0x.3p0", "0x18.p-7", "0x000c.00p-0006"] {
            assert_eq!(typed(text, Format::F16), (0x3200, true), "{text}");
        }
        assert_eq!(typed("-0x1.fffffep+127", Format::F32), (0xff7f_ffff, true));
        assert_eq!(typed("0x1p-149", Format::F32), (0x0000_0001, true));
        assert_eq!(typed("-0x0.00p99999999999999999999", Format::F16), (0x8000, true));
        // Midpoints, and what lies beyond by less than f64 or sixty bits can tell.
        let (tie, zeros) = ("0x1.002", "0".repeat(300));
        assert_eq!(typed(&format!("{tie}p0"), Format::F16), (0x3c00, false));
        assert_eq!(typed(&format!("{tie}{zeros}p0"), Format::F16), (0x3c00, false));
        assert_eq!(typed(&format!("{tie}{zeros}1p0"), Format::F16), (0x3c01, false));
        assert_eq!(typed(&format!("0x1{zeros}p-1200"), Format::F16), (0x3c00, true));
        assert_eq!(typed(&format!("0x0.{zeros}1p1204"), Format::F16), (0x3c00, true));
        assert_eq!(typed(&format!("0x1.{zeros}1p-25"), Format::F16), (0x0001, false));
        assert_eq!(typed("0x1p-25", Format::F16), (0x0000, false));
        assert_eq!(typed("0x1.ffep+15", Format::F16), (0x7c00, false));
        assert_eq!(typed("0x1.ffdfp+15", Format::F16), (0x7bff, false));
        assert_eq!(typed("-0x1p99999999999999999999", Format::F32), (0xff80_0000, false));
        assert_eq!(typed("0x1p-99999999999999999999", Format::F32), (0x0000_0000, false));
    }

    #[test]
    fn bits_and_special_values() {
        assert_eq!(bits("0x3c00", Format::F16), 0x3c00);
        assert_eq!(bits("0xF", Format::F16), 0x000f);
        assert_eq!(bits("-inf", Format::F16), 0xfc00);
        assert_eq!(bits("Infinity", Format::Bf16), 0x7f80);
        assert_eq!(bits("nan", Format::Bf16), 0x7fc0);
        assert_eq!(bits("-0", Format::Bf16), 0x8000);
    }

    #[test]
    fn refuses_what_is_no_number() {
        let garbage = [
            "",
            "-",
            "+",
            ".",
            "e5",
            "1e",
            "1e+",
            "1.2.3",
            "--1",
            "+-1",
            "0x",
            "0x12345",
            "0x1.8",
            "-0x1",
            "0x+1",
            "0xp3",
            "0x.p3",
            "0x1p",
            "0x1p-",
            "0x1pa",
            "0x1.2.3p0",
            "0x-1p3",
            "1p3",
            "0xgp0",
            "1_000",
            "1,5",
            "one",
            "infinit",
            "½",
            " 1",
            "1 ",
            "1e5.5",
        ];
        for text in garbage {
            assert!(parse(text, Format::F16).is_err(), "{text:?}");
        }
    }
}
