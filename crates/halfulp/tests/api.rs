//! The free functions, the methods and `Function` are the same thing.

use halfulp::{Backend, Bf16, CorrectlyRounded, Element, F16, Function, SliceError};
use halfulp_kernels::for_each_function;

/// Every form of a function, over all bit patterns of a type.
#[allow(clippy::type_complexity)]
fn all_forms_agree<T: Element + std::fmt::Debug + PartialEq>(
    function: Function,
    from_bits: fn(u16) -> T,
    value: fn(T) -> T,
    method: fn(T) -> T,
    slice: fn(&[T], &mut [T]) -> Result<(), SliceError>,
    in_place: fn(&mut [T]),
    strided: fn(&[T], usize, &mut [T], usize) -> Result<(), SliceError>,
) {
    let x: Vec<T> = (0..=u16::MAX).map(from_bits).collect();
    let filler = from_bits(0x5a5a);
    let mut expected = vec![filler; x.len()];
    function.map(&x, &mut expected).unwrap();

    // The bits of a NaN are not specified, but that it is quiet.
    let quiet = |x: T| {
        let format = T::FORMAT;
        let quiet_bit = 1 << (format.precision() - 2);
        format.is_nan(bits(x).into()) && u32::from(bits(x)) & quiet_bit != 0
    };
    let agree = |a: T, b: T| bits(a) == bits(b) || quiet(a) && quiet(b);
    let same = |y: &[T], form: &str| {
        for ((y, expected), x) in y.iter().zip(&expected).zip(&x) {
            assert!(agree(*y, *expected), "{function}({x:?}), {form}: {y:?}, not {expected:?}");
        }
    };
    same(&x.iter().map(|x| value(*x)).collect::<Vec<T>>(), "value");
    same(&x.iter().map(|x| method(*x)).collect::<Vec<T>>(), "method");
    let mut y = vec![filler; x.len()];
    slice(&x, &mut y).unwrap();
    same(&y, "slice");
    y.copy_from_slice(&x);
    in_place(&mut y);
    same(&y, "in place");
    y.copy_from_slice(&x);
    function.map_in_place(&mut y);
    same(&y, "Function, in place");
    for backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
        y.fill(filler);
        function.map_on(*backend, &x, &mut y).unwrap();
        same(&y, backend.name());
    }

    // Every third element to every second; the last stride goes beyond the slice.
    let n = x.len().div_ceil(3);
    for len in [2 * n - 1, 2 * n] {
        for by_name in [false, true] {
            let mut y = vec![filler; len];
            if by_name {
                function.map_strided(&x, 3, &mut y, 2).unwrap();
            } else {
                strided(&x, 3, &mut y, 2).unwrap();
            }
            for (i, y) in y.iter().enumerate() {
                let expected = if i % 2 == 0 { expected[i / 2 * 3] } else { filler };
                assert!(bits(*y) == bits(expected), "{function}: strided");
            }
        }
    }
    let mut one = [filler; 2];
    strided(&x[..2], usize::MAX, &mut one, usize::MAX).unwrap();
    assert!(bits(one[0]) == bits(expected[0]) && bits(one[1]) == 0x5a5a);

    // Errors write nothing.
    let mut y = vec![filler; 70];
    for n in (0..70).chain([71, 1000]) {
        let length = Err(SliceError::Length { source: n, destination: 70 });
        assert_eq!(slice(&x[..n], &mut y), length);
        assert_eq!(function.map(&x[..n], &mut y), length);
        assert_eq!(function.map_on(Backend::Portable, &x[..n], &mut y), length);
        assert_eq!(strided(&x[..n], 1, &mut y, 1), length);
        assert_eq!(function.map_strided(&x[..n], 1, &mut y, 1), length);
    }
    for (src_stride, dst_stride) in [(0, 1), (1, 0), (0, 0)] {
        let error = Err(SliceError::ZeroStride);
        assert_eq!(strided(&x[..70], src_stride, &mut y, dst_stride), error);
        assert_eq!(function.map_strided(&x[..70], src_stride, &mut y, dst_stride), error);
    }
    assert!(y.iter().all(|y| bits(*y) == 0x5a5a));

    // Nothing is fine.
    slice(&[], &mut []).unwrap();
    strided(&[], 7, &mut [], 9).unwrap();
    in_place(&mut []);
}

/// The bit pattern of a value of any of the types.
fn bits<T: Element>(x: T) -> u16 {
    const { assert!(size_of::<T>() == 2) }
    // SAFETY: an `Element` is a transparent wrapper of a `u16`.
    unsafe { std::mem::transmute_copy(&x) }
}

macro_rules! tests {
    ($($name:ident: $kernel:ident [$slice:ident $in_place:ident $strided:ident $rounded:ident $into:ident $method:ident] ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        $(
            #[test]
            fn $name() {
                use halfulp::{$name, $slice, $in_place, $strided};
                macro_rules! check {
                    ($T:ty) => {
                        all_forms_agree::<$T>(
                            Function::$kernel,
                            <$T>::from_bits,
                            $name,
                            CorrectlyRounded::$method,
                            $slice,
                            $in_place,
                            $strided,
                        )
                    };
                }
                check!(F16);
                check!(Bf16);
            }
        )*

        #[test]
        fn names() {
            let names = [$(stringify!($name)),*];
            assert_eq!(Function::ALL.len(), names.len());
            for (function, name) in Function::ALL.iter().zip(names) {
                assert_eq!(function.name(), name);
                assert_eq!(format!("[{function:>9}]"), format!("[{name:>9}]"));
                assert_eq!(name.parse(), Ok(*function));
            }
            for wrong in ["", "TANH", "tanh ", "tan"] {
                assert!(wrong.parse::<Function>().is_err());
            }
        }

        /// The functions take the `half` crate's types, and give the same bits.
        #[cfg(feature = "half")]
        #[test]
        fn half() {
            $({
                for bits in 0..=u16::MAX {
                    let y = halfulp::$name(half::f16::from_bits(bits));
                    assert_eq!(y.to_bits(), halfulp::$name(F16(bits)).0);
                    assert_eq!(half::f16::from(F16(bits)).to_bits(), bits);
                    assert_eq!(F16::from(half::f16::from_bits(bits)).0, bits);
                    let y = half::bf16::from_bits(bits).$method();
                    assert_eq!(y.to_bits(), Bf16(bits).$method().0);
                    assert_eq!(half::bf16::from(Bf16(bits)).to_bits(), bits);
                    assert_eq!(Bf16::from(half::bf16::from_bits(bits)).0, bits);
                }
                let mut x: Vec<half::bf16> = (0..=u16::MAX).map(half::bf16::from_bits).collect();
                halfulp::$in_place(&mut x);
                let mut y: Vec<Bf16> = (0..=u16::MAX).map(Bf16).collect();
                halfulp::$in_place(&mut y);
                assert!(x.iter().zip(&y).all(|(x, y)| x.to_bits() == y.0));
            })*
        }
    };
}
for_each_function!(tests);
