/// A number of IEEE 754's binary16 format, as its bit pattern.
///
/// Comparison for equality is of bits: `F16(0x8000) != F16(0)`, and a NaN equals itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct F16(pub u16);

impl F16 {
    /// The number with the bit pattern `bits`.
    pub const fn from_bits(bits: u16) -> Self {
        F16(bits)
    }

    /// The bit pattern.
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The value as an f32: exact. A NaN stays a NaN, with its payload, and becomes quiet.
    #[inline]
    pub const fn to_f32(self) -> f32 {
        let sign = (self.0 as u32 & 0x8000) << 16;
        let magnitude = self.0 as u32 & 0x7fff;
        let bits = if magnitude >= 0x7c00 {
            let quiet = if magnitude > 0x7c00 { 0x0040_0000 } else { 0 };
            0x7f80_0000 | (magnitude << 13) | quiet
        } else if magnitude >= 0x0400 {
            (magnitude << 13) + ((127 - 15) << 23)
        } else {
            // magnitude · 2^-24: below 2^10, so exact in f32, and normal.
            (magnitude as f32 * f32::from_bits((127 - 24) << 23)).to_bits()
        };
        f32::from_bits(sign | bits)
    }

    /// The number nearest to `x`, a tie going to the even significand.
    #[inline]
    pub const fn from_f32(x: f32) -> Self {
        let sign = ((x.to_bits() >> 16) & 0x8000) as u16;
        let magnitude = x.to_bits() & 0x7fff_ffff;
        let bits = if magnitude > 0x7f80_0000 {
            0x7e00 | (magnitude >> 13) & 0x03ff
        } else if magnitude >= 0x477f_f000 {
            0x7c00 // 65,520 and beyond: the midpoint above the largest finite number, and up
        } else if magnitude >= 0x3880_0000 {
            let half_minus_one_and_odd = 0x0fff + ((magnitude >> 13) & 1);
            (magnitude + half_minus_one_and_odd - ((127 - 15) << 23)) >> 13
        } else {
            // Below 2^-14: adding 1/2, whose ulp is 2^-24, rounds to the subnormals' spacing.
            (f32::from_bits(magnitude) + 0.5).to_bits() - 0.5f32.to_bits()
        };
        F16(sign | bits as u16)
    }
}
