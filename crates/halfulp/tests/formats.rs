//! What the features of the formats leave, and what they take away.

use halfulp::{Backend, Format, Function, SliceError};

/// exp of 0 in a format, through the core that has every format's name.
fn exp_of_zero(format: Format) -> Result<u32, SliceError> {
    let (zero, mut y) = (0u32, u32::MAX);
    let size = format.bits() as isize / 8;
    let backend = Backend::current();
    // SAFETY: one element of at most 32 bits, of variables that have as many.
    unsafe {
        let (src, dst) = ((&raw const zero).cast(), (&raw mut y).cast());
        Function::Exp.map_raw(format, backend, src, size, dst, size, 1)?;
    }
    Ok(y & (u32::MAX >> (32 - format.bits())))
}

#[test]
fn a_format_is_there_with_its_feature() {
    for (format, one, is_there) in [
        (Format::F16, 0x3c00, cfg!(feature = "f16")),
        (Format::Bf16, 0x3f80, cfg!(feature = "bf16")),
        (Format::F32, 0x3f80_0000, cfg!(feature = "f32")),
    ] {
        let expected = if is_there { Ok(one) } else { Err(SliceError::Format) };
        assert_eq!(exp_of_zero(format), expected, "{format}");
    }
}

#[cfg(feature = "f16")]
#[test]
fn binary16_has_every_form() {
    use halfulp::F16;
    let mut y = [F16::ZERO; 33];
    halfulp::exp_in_place(&mut y);
    assert_eq!((y, halfulp::exp(F16::ZERO)), ([F16::ONE; 33], F16::ONE));
}

#[cfg(feature = "bf16")]
#[test]
fn bfloat16_has_every_form() {
    use halfulp::Bf16;
    let mut y = [Bf16::ZERO; 33];
    halfulp::exp_in_place(&mut y);
    assert_eq!((y, halfulp::exp(Bf16::ZERO)), ([Bf16::ONE; 33], Bf16::ONE));
}

#[cfg(feature = "f32")]
#[test]
fn binary32_has_every_form_and_the_other_roundings() {
    use halfulp::Rounding;
    let mut y = [0.0f32; 33];
    halfulp::exp_in_place(&mut y);
    assert_eq!((y, halfulp::exp(0.0f32)), ([1.0; 33], 1.0));
    let up: f32 = halfulp::exp_rounded(f32::from_bits(1), Rounding::Up);
    assert_eq!(up, 1.0 + f32::EPSILON);
}
