/// A number of the bfloat16 format, as its bit pattern: the upper half of an f32's.
///
/// Comparison for equality is of bits: `Bf16(0x8000) != Bf16(0)`, and a NaN equals itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Bf16(pub u16);

impl Bf16 {
    /// The number with the bit pattern `bits`.
    pub const fn from_bits(bits: u16) -> Self {
        Bf16(bits)
    }

    /// The bit pattern.
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The value as an f32: exact.
    #[inline]
    pub const fn to_f32(self) -> f32 {
        f32::from_bits((self.0 as u32) << 16)
    }

    /// The number nearest to `x`, a tie going to the even significand.
    #[inline]
    pub const fn from_f32(x: f32) -> Self {
        let bits = x.to_bits();
        if bits & 0x7fff_ffff > 0x7f80_0000 {
            return Bf16((bits >> 16) as u16 | 0x0040);
        }
        Bf16(((bits + 0x7fff + ((bits >> 16) & 1)) >> 16) as u16)
    }
}
