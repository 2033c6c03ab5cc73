//! The arithmetic that processors don't have as instructions.

/// a·b + c in f64, rounded down, of f32: a product of two is exact.
fn multiply_add_down(a: f32, b: f32, c: f32) -> f64 {
    let (product, c) = (f64::from(a) * f64::from(b), f64::from(c));
    let sum = product + c;
    // The rest of the sum (Knuth, The Art of Computer Programming, vol. 2, 3rd ed., theorem 4.2.2B).
    let part = sum - product;
    let rest = (product - (sum - part)) + (c - part);
    if rest < 0.0 {
        sum.next_down()
    } else if sum == 0.0 && (product.is_sign_negative() || c.is_sign_negative()) {
        // Rounding down, x − x is −0, and so is the sum of unlike zeros.
        -0.0
    } else {
        sum
    }
}

/// a·b + c, rounded down: `fma.rm.f32`.
pub(crate) fn fma_down(a: f32, b: f32, c: f32) -> f32 {
    narrow_down(multiply_add_down(a, b, c))
}

/// a + b, rounded down: `add.rm.f32`.
pub(crate) fn add_down(a: f32, b: f32) -> f32 {
    fma_down(a, 1.0, b)
}

fn narrow_down(x: f64) -> f32 {
    let nearest = x as f32;
    if f64::from(nearest) > x { nearest.next_down() } else { nearest }
}

/// 2^x for `ex2.approx.ftz.f32`: within 2 ulp, as documented; here within 3/2. Subnormals count as zeros of their sign.
pub(crate) fn exp2_approximate(x: f32) -> f32 {
    let flushed = if x.is_subnormal() { 0.0 } else { x };
    // f64's is right to far less than an ulp of f32.
    let nearest = f64::from(flushed).exp2() as f32;
    if !nearest.is_normal() || nearest == f32::MAX || nearest.to_bits() & 0x7f_ffff == 0 {
        // Zero, infinity, NaN, and next to them; a subnormal is flushed. Powers of two are exact.
        return if nearest.is_subnormal() { 0.0 } else { nearest };
    }
    // Multiplicative hashing (Knuth, vol. 3, 2nd ed., section 6.4) of the argument's bits.
    match x.to_bits().wrapping_mul(0x9e37_79b9) >> 30 {
        0 => nearest.next_down(),
        1 => nearest.next_up(),
        _ => nearest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_rounded_down() {
        let tiny = f32::from_bits(1);
        assert_eq!(add_down(1.0, -tiny), 1.0f32.next_down());
        assert_eq!(add_down(1.0, tiny), 1.0);
        assert_eq!(add_down(-1.0, -tiny), (-1.0f32).next_down());
        assert_eq!(add_down(-1.0, 1.0).to_bits(), (-0.0f32).to_bits());
        assert_eq!(add_down(0.0, 0.0).to_bits(), 0);
        assert_eq!(add_down(0.0, -0.0).to_bits(), (-0.0f32).to_bits());
        assert_eq!(add_down(f32::MAX, f32::MAX), f32::MAX);
        assert_eq!(add_down(-f32::MAX, -tiny), f32::NEG_INFINITY);
        assert_eq!(add_down(f32::INFINITY, 1.0), f32::INFINITY);
        assert!(add_down(f32::INFINITY, f32::NEG_INFINITY).is_nan());
    }

    #[test]
    fn a_product_and_a_sum_rounded_once() {
        let e = f32::EPSILON;
        // (1 + e)·(1 − e) = 1 − e²: just below 1.
        assert_eq!(fma_down(1.0 + e, 1.0 - e, 0.0), 1.0f32.next_down());
        assert_eq!(fma_down(1.0 + e, 1.0 - e, -1.0), -e * e);
        // Far apart: the rest is lost in f64, too, but not its sign.
        assert_eq!(fma_down(1e-30, -1e-10, 1.0), 1.0f32.next_down());
    }

    #[test]
    fn powers_of_two_within_their_bound() {
        let mut neighbours = 0;
        for bits in (0..u32::MAX).step_by(65_521) {
            let x = f32::from_bits(bits);
            let exact = f64::from(x).exp2();
            let got = exp2_approximate(x);
            if exact.is_nan() {
                assert!(got.is_nan());
            } else if exact < f64::from(f32::MIN_POSITIVE) {
                assert!(got == 0.0 || got == f32::MIN_POSITIVE);
            } else if exact > f64::from(f32::MAX) {
                assert!(got >= f32::MAX);
            } else {
                let ulp = f64::from(got.next_up()) - f64::from(got);
                assert!((f64::from(got) - exact).abs() <= 2.0 * ulp, "{x:e}");
                neighbours += u32::from(got != exact as f32);
            }
        }
        assert!(neighbours > 1000);
        assert_eq!(exp2_approximate(f32::from_bits(1)), 1.0);
        assert_eq!(exp2_approximate(3.0), 8.0);
        assert_eq!(exp2_approximate(f32::NEG_INFINITY), 0.0);
    }
}
