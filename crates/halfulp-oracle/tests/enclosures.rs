//! The arithmetic of enclosures: what a ball operation returns holds every value on its operands, and is not
//! much wider than that.

use halfulp_oracle::{Ball, Dyadic, Magnitude};
use proptest::prelude::*;

/// Enough for the error of the reference not to matter.
const REFERENCE: u32 = 512;

type Unary = fn(&Ball) -> Ball;

/// Name, function, and the binades of arguments and their signs: `0` both, `1` positive.
const UNARY: &[(&str, Unary, core::ops::Range<i64>, i32)] = &[
    ("sqrt", Ball::sqrt, -200..200, 1),
    ("exp", Ball::exp, -80..12, 0),
    ("expm1", Ball::expm1, -200..12, 0),
    ("log", Ball::log, -200..200, 1),
    ("log1p", Ball::log1p, -200..200, 1),
    ("log1p", Ball::log1p, -200..-1, 0),
    ("atan", Ball::atan, -200..200, 0),
    ("sin", Ball::sin, -200..-1, 0),
    ("cos", Ball::cos, -200..-1, 0),
    ("tan", Ball::tan, -200..-1, 0),
    ("asin", Ball::asin, -200..-1, 0),
    ("acos", Ball::acos, -200..-1, 0),
    ("sinh", Ball::sinh, -200..12, 0),
    ("cosh", Ball::cosh, -200..12, 0),
    ("tanh", Ball::tanh, -200..200, 0),
    ("asinh", Ball::asinh, -200..200, 0),
    ("acosh", Ball::acosh, 1..200, 1),
    ("atanh", Ball::atanh, -200..-1, 0),
    ("erf", Ball::erf, -200..8, 0),
    ("erfc", Ball::erfc, -200..8, 0),
    ("sigmoid", Ball::sigmoid, -200..12, 0),
];

/// A number of 53 bits in the given binade.
fn number(fraction: u64, binade: i64, negative: bool) -> Dyadic {
    let significand = (1i64 << 52) | (fraction >> 12) as i64;
    let signed = if negative { -significand } else { significand };
    Dyadic::from(signed).scale2(binade - 52)
}

fn overlap(x: &Ball, y: &Ball) -> bool {
    !x.is_bounded() || !y.is_bounded() || x.lower() <= y.upper() && y.lower() <= x.upper()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    /// At low precision, on a ball, the result holds the value at each end and in the middle.
    #[test]
    fn functions_hold_their_values(
        fraction: u64,
        binade: prop::sample::Index,
        negative: bool,
        precision in 24u32..130,
        relative_radius in -60i64..-12,
    ) {
        for (name, function, binades, sign) in UNARY {
            let binade = binades.start + binade.index((binades.end - binades.start) as usize) as i64;
            let x = number(fraction, binade, negative && *sign == 0);
            let radius = Dyadic::power_of_two(binade + relative_radius);
            let ball = Ball::exact(x.clone(), precision).widened(Magnitude::above(&radius));
            let result = function(&ball);
            for point in [&x - &radius, x.clone(), &x + &radius] {
                let value = function(&Ball::exact(point.clone(), REFERENCE));
                prop_assert!(value.is_bounded());
                prop_assert!(overlap(&result, &value), "{name}({point:?}): {result:?}, {value:?}");
            }
        }
    }

    /// On an exact argument the radius is a few units of the last place, relative to the result, except
    /// where a formula is known to lose more.
    #[test]
    fn functions_are_accurate(
        fraction: u64,
        binade: prop::sample::Index,
        negative: bool,
        precision in 64u32..130,
    ) {
        for (name, function, binades, sign) in UNARY {
            let binade = binades.start + binade.index((binades.end - binades.start) as usize) as i64;
            let x = number(fraction, binade, negative && *sign == 0);
            let result = function(&Ball::exact(x.clone(), precision));
            // x itself may be rounded, which the exponential magnifies by |x|; log cancels near 1.
            let lost = 12 + binade.clamp(0, 12) + if *name == "log" { 53 } else { 0 };
            let allowed = Magnitude::above(result.midpoint()).scale2(lost - i64::from(precision));
            prop_assert!(result.radius() <= allowed, "{name}({x:?}) at {precision}: {result:?}");
        }
    }

    /// The four operations and √, on balls, hold the operation on any of their points.
    #[test]
    fn operations_hold_their_values(
        (f, g) in any::<(u64, u64)>(),
        (b, c) in (-90i64..90, -90i64..90),
        (s, t) in any::<(bool, bool)>(),
        precision in 8u32..130,
        (r, q) in (-70i64..0, -70i64..0),
    ) {
        let (x, y) = (number(f, b, s), number(g, c, t));
        let (dx, dy) = (Dyadic::power_of_two(b + r), Dyadic::power_of_two(c + q));
        let ball = |x: &Dyadic, dx| Ball::exact(x.clone(), precision).widened(Magnitude::above(dx));
        let (u, v) = (ball(&x, &dx), ball(&y, &dy));
        for x in [&x - &dx, x.clone(), &x + &dx] {
            for y in [&y - &dy, y.clone(), &y + &dy] {
                prop_assert!((&u + &v).contains(&(&x + &y)));
                prop_assert!((&u - &v).contains(&(&x - &y)));
                prop_assert!((&u * &v).contains(&(&x * &y)));
                if !y.is_zero() {
                    let quotient = Ball::exact(x.clone(), REFERENCE) / Ball::exact(y, REFERENCE);
                    prop_assert!(overlap(&(&u / &v), &quotient));
                }
            }
        }
    }

    /// Bounds of magnitudes err to their own side.
    #[test]
    fn magnitudes_bound(
        (f, g) in any::<(u64, u64)>(),
        (b, c) in (-70i64..70, -70i64..70),
    ) {
        let (x, y) = (number(f, b, false), number(g, c, false));
        let (above, below) = (Magnitude::above, Magnitude::below);
        prop_assert!(below(&x).to_dyadic() <= x && x <= above(&x).to_dyadic());
        prop_assert!((above(&x) + above(&y)).to_dyadic() >= &x + &y);
        prop_assert!((above(&x) * above(&y)).to_dyadic() >= &x * &y);
        prop_assert!(&above(&x).over(below(&y)).to_dyadic() * &y >= x);
        prop_assert_eq!(above(&x).cmp(&above(&x.clone().scale2(1))), core::cmp::Ordering::Less);
        match below(&x).minus_below(above(&y)) {
            Some(difference) => prop_assert!(difference.to_dyadic() <= &x - &y),
            None => prop_assert!(below(&x) <= above(&y)),
        }
    }

    /// What ties the functions together, so that an error common to all precisions shows.
    #[test]
    fn identities(fraction: u64, binade in -30i64..6, negative: bool) {
        let p = 200;
        let x = Ball::exact(number(fraction, binade, negative), p);
        let inside = Ball::exact(number(fraction, binade.min(-1), negative), p);
        let outside = Ball::exact(number(fraction, binade.max(1), false), p);
        let one = Ball::integer(1, p);
        let (sin, cos) = x.sin_cos();
        let same = |name: &str, left: Ball, right: Ball| {
            prop_assert!(overlap(&left, &right), "{name}: {left:?} {right:?}");
            prop_assert!(left.radius() <= Magnitude::power_of_two(-60), "{name}: {left:?}");
            Ok(())
        };
        same("log exp", x.exp().log(), x.clone())?;
        same("log1p expm1", x.expm1().log1p(), x.clone())?;
        same("exp, expm1", inside.exp(), inside.expm1() + 1)?;
        same("sqrt", x.square().sqrt().square(), x.square())?;
        same("tan atan", x.atan().tan(), x.clone())?;
        same("sin² + cos²", sin.square() + cos.square(), one.clone())?;
        same("sin 2x", x.clone().scale2(1).sin(), (&sin * &cos).scale2(1))?;
        same("sin asin", inside.asin().sin(), inside.clone())?;
        same("cos acos", inside.acos().cos(), inside.clone())?;
        same("cosh² − sinh²", inside.cosh().square() - inside.sinh().square(), one.clone())?;
        same("sinh asinh", inside.asinh().sinh(), inside.clone())?;
        same("cosh acosh", outside.acosh().cosh(), outside.clone())?;
        same("tanh atanh", inside.atanh().tanh(), inside.clone())?;
        same("tanh", &inside.tanh() * &inside.cosh(), inside.sinh())?;
        same("erf + erfc", x.erf() + x.erfc(), one.clone())?;
        same("sigmoid", x.sigmoid() + (-&x).sigmoid(), one)?;
    }
}

/// The asymptotic series and the power series of erfc meet where one takes over from the other.
#[test]
fn erfc_series_agree() {
    for x in 8..40 {
        let x = Dyadic::from(x).scale2(-1);
        let low = Ball::exact(x.clone(), 48).erfc();
        let high = Ball::exact(x.clone(), 3000).erfc();
        assert!(overlap(&low, &high), "{x:?}: {low:?} {high:?}");
        assert!(low.radius() <= Magnitude::above(low.midpoint()).scale2(-30), "{x:?}: {low:?}");
    }
}

/// An exponential too large for its exponent, and functions that saturate there.
#[test]
fn beyond_all_exponents() {
    let huge = |n: i64| Ball::exact(Dyadic::from(n).scale2(100), 64);
    assert!(!huge(1).exp().is_bounded());
    assert!(huge(-1).exp().magnitude() <= Magnitude::power_of_two(-(1 << 40)));
    assert!(huge(1).tanh().contains(&Dyadic::from(1)) && huge(1).tanh().is_positive());
    assert!(huge(-1).erf().contains(&Dyadic::from(-1)));
    assert!(huge(1).sin().magnitude() <= Magnitude::power_of_two(1));
    assert!(!Ball::integer(0, 64).log().is_bounded());
    assert!(!Ball::integer(-1, 64).sqrt().is_bounded());
    assert!(!(Ball::integer(1, 64) / Ball::integer(0, 64)).is_bounded());
}

/// π, log 2 and log 10 in 60 digits (OEIS A000796, A002162, A002392).
#[test]
fn constants() {
    let known = [
        (
            Ball::pi as fn(u32) -> Ball,
            "314159265358979323846264338327950288419716939937510582097494",
            59,
        ),
        (Ball::ln2, "693147180559945309417232121458176568075500134360255254120680", 60),
        (Ball::ln10, "230258509299404568401799145468436420760110148862877297603332", 59),
    ];
    for (constant, digits, places) in known {
        for precision in [20, 64, 180, 1000] {
            let scaled = |n: u8| {
                digits
                    .bytes()
                    .chain(core::iter::once(b'0' + n))
                    .fold(Ball::integer(0, 400), |x, d| x * 10 + i64::from(d - b'0'))
            };
            let mut value = constant(precision);
            for _ in 0..=places {
                value = value * 10;
            }
            // The digits were cut off or rounded: within 10 units of one place more.
            let (low, high) = (scaled(0) - 10, scaled(0) + 10);
            assert!(value.upper() > low.lower() && value.lower() < high.upper(), "{value:?}");
            let places = Magnitude::above(value.midpoint()).scale2(10 - i64::from(precision));
            assert!(value.radius() <= places, "{value:?}");
        }
    }
}
