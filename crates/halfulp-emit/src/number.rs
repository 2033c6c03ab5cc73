//! Constants as C spells them: exactly.

/// An f64, or an f32 with `suffix` "f", as a literal or a function of the prelude.
pub fn literal(value: f64, suffix: &str) -> String {
    let sign = if value.is_sign_negative() && !value.is_nan() { "-" } else { "" };
    let magnitude = value.abs();
    if value.is_nan() {
        return format!("hu_nan{suffix}()");
    }
    if magnitude.is_infinite() {
        return format!("{sign}hu_inf{suffix}()");
    }
    // Short decimals are exact: multiples of 2^-7.
    if (magnitude * 128.0).fract() == 0.0 && magnitude < 1e8 {
        return format!("{sign}{magnitude:?}{suffix}");
    }
    let bits = magnitude.to_bits();
    let (mut fraction, mut exponent) = (bits & ((1 << 52) - 1), (bits >> 52) as i32 - 1023);
    if exponent == -1023 {
        // Subnormal in f64: no constant of a kernel is, but the spelling should not depend on that.
        let shift = fraction.leading_zeros() - 11;
        exponent = -1022 - shift as i32;
        fraction = fraction << shift & ((1 << 52) - 1);
    }
    let digits = format!("{fraction:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("{sign}0x1{point}{digits}p{exponent:+}{suffix}")
}

#[cfg(test)]
mod tests {
    use super::literal;

    /// The value of a literal, computed from its digits.
    fn value(text: &str) -> f64 {
        let (sign, text) = text.strip_prefix('-').map_or((1.0, text), |text| (-1.0, text));
        let Some(text) = text.strip_prefix("0x1") else {
            return sign * text.parse::<f64>().unwrap();
        };
        let (digits, exponent) = text.split_once('p').unwrap();
        let digits = digits.trim_start_matches('.');
        let fraction = u64::from_str_radix(&format!("{digits:0<13}"), 16).unwrap();
        let significand = 1.0 + fraction as f64 * 2f64.powi(-52);
        let exponent: i32 = exponent.parse().unwrap();
        sign * significand * 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2)
    }

    #[test]
    fn literals_are_exact() {
        let bits = (0..2000u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ i << 52);
        let some = [0.0, -0.0, 1.0, 0.5, 4.5078125, f64::MIN_POSITIVE, 5e-324, f64::MAX, -1e-310];
        for x in bits.map(f64::from_bits).filter(|x| x.is_finite()).chain(some) {
            let text = literal(x, "");
            assert_eq!(value(&text).to_bits(), x.to_bits(), "{text}");
        }
    }

    #[test]
    fn spellings() {
        assert_eq!(literal(-0.0, "f"), "-0.0f");
        assert_eq!(literal(4.5078125, "f"), "4.5078125f");
        assert_eq!(literal(f64::from(core::f32::consts::LOG2_E), "f"), "0x1.715476p+0f");
        assert_eq!(literal(2f64.powi(-60), ""), "0x1p-60");
        assert_eq!(literal(f64::NEG_INFINITY, ""), "-hu_inf()");
        assert_eq!(literal(f64::NAN, "f"), "hu_nanf()");
    }
}
