//! Uses the whole library, but what formats text.
#![no_std]
#![no_main]

use core::hint::black_box;

use halfulp::{Backend, Bf16, CorrectlyRounded, F16, Format, Function, Rounding};
use halfulp_bare as _;
use halfulp_kernels::for_each_function;

macro_rules! use_all {
    ($($name:ident: $kernel:ident [$slice:ident $in_place:ident $strided:ident $rounded:ident $into:ident $method:ident] ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        #[inline(never)]
        fn use_all(
            x: &mut [F16],
            y: &mut [F16],
            z: &mut [Bf16],
            w: &mut [f32],
            stride: usize,
            rounding: Rounding,
        ) -> bool {
            $(
                if let Some(x) = x.first_mut() {
                    *x = halfulp::$name(*x).$method();
                }
                if let Some(z) = z.first_mut() {
                    *z = halfulp::$name(*z).$method();
                }
                halfulp::$in_place(x);
                if let Some(w) = w.first_mut() {
                    *w = halfulp::$name(*w).$method();
                }
                halfulp::$in_place(z);
                halfulp::$in_place(w);
                if let Some(z) = z.first_mut() {
                    *z = halfulp::$rounded(*z, rounding);
                }
                if halfulp::$into(z, w, rounding).is_err() | halfulp::$into(w, z, rounding).is_err() {
                    return false;
                }
                if halfulp::$slice(x, y).is_err() | halfulp::$strided(x, stride, y, stride).is_err() {
                    return false;
                }
            )*
            true
        }
    };
}
for_each_function!(use_all);

#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let (mut x, mut y, mut z) = ([F16::ONE; 70], [F16::NAN; 70], [Bf16::ONE; 70]);
    let (mut x, mut y, mut z) = (&mut x[..], &mut y[..], &mut z[..]);
    (x, y, z) = (black_box(x), black_box(y), black_box(z));
    let mut w = [1f32; 70];
    let mut ok = use_all(x, y, z, black_box(&mut w[..]), black_box(1), black_box(Rounding::Up));
    if let (Ok(function), Ok(backend), Ok(format), Ok(rounding)) = (
        black_box("tanh").parse::<Function>(),
        black_box("portable").parse::<Backend>(),
        black_box("f16").parse::<Format>(),
        black_box("up").parse::<Rounding>(),
    ) {
        let stride = black_box(2);
        ok &= function.map(x, y).is_ok() & function.map_strided(x, stride, y, stride).is_ok();
        ok &= function.map_on(backend, x, y).is_ok() & backend.force().is_ok();
        function.map_in_place(z);
        function.map_in_place_rounded(z, rounding);
        ok &= function.map_into(x, &mut w, rounding).is_ok();
        ok &= function.map_into_on(backend, &w, x, rounding).is_ok();
        let mut odd34 = [0; 70];
        ok &= function.map_odd34(x, &mut odd34).is_ok();
        ok &= function.map_odd34_on(backend, &w, &mut odd34).is_ok();
        let value: F16 = function.value_into(w[7], rounding);
        black_box((value, function.odd34(value)));
        let (src, dst) = (x.as_ptr().cast(), y.as_mut_ptr().cast());
        let (n, stride) = (black_box(70), black_box(2));
        // SAFETY: 70 elements each.
        ok &= unsafe { function.map_raw(format, backend, src, stride, dst, stride, n).is_ok() };
        let (src, dst) = ((Format::F16, src, stride), (format, dst, stride));
        // SAFETY: as before.
        ok &= unsafe { function.map_raw_into(src, dst, n, rounding, backend).is_ok() };
        black_box((
            Backend::best(),
            Backend::current(),
            rounding.name(),
            function.special_values(),
        ));
        black_box((function.name(), function.definition(), function.domain(), function.symmetry()));
        black_box((format.bits(), format.decode(black_box(7)), format.is_nan(black_box(7))));
    }
    black_box(F16::from_f32(black_box(1.0)).to_f32() + Bf16::from_f32(black_box(1.0)).to_f32());
    black_box((f64::from(black_box(F16::ONE)), black_box(Bf16::ONE).is_nan()));
    if ok { 0 } else { 1 }
}
