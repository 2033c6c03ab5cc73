/// A number of the bfloat16 format, as its bit pattern: the upper half of an f32's.
///
/// Comparison for equality is of bits: `Bf16(0x8000) != Bf16(0)`, and a NaN equals itself. To compare
/// values, convert to f32.
///
/// ```
/// use halfulp::Bf16;
/// let x = Bf16::from_f32(0.1);
/// assert_eq!(x, Bf16(0x3dcd));
/// assert_eq!(x.to_f32(), 0.10009765625);
/// assert_eq!(format!("{x:?} {x} {x:04x}"), "Bf16(0x3dcd = 0.100097656) 0.100097656 3dcd");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Bf16(pub u16);

impl Bf16 {
    /// The value as an f32: exact.
    #[inline]
    pub const fn to_f32(self) -> f32 {
        f32::from_bits((self.0 as u32) << 16)
    }

    /// The number nearest to `x`, a tie going to the even significand. A NaN stays a NaN and becomes quiet.
    ///
    /// Integer arithmetic: the result does not depend on the floating-point environment.
    #[inline]
    pub const fn from_f32(x: f32) -> Self {
        let bits = x.to_bits();
        if bits & 0x7fff_ffff > 0x7f80_0000 {
            return Bf16((bits >> 16) as u16 | 0x0040);
        }
        Bf16(((bits + 0x7fff + ((bits >> 16) & 1)) >> 16) as u16)
    }
}
