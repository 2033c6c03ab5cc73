/// A number of IEEE 754's binary16 format, as its bit pattern.
///
/// Comparison for equality is of bits: `F16(0x8000) != F16(0)`, and a NaN equals itself. To compare
/// values, convert to f32.
///
/// ```
/// use halfulp::F16;
/// let x = F16::from_f32(0.1);
/// assert_eq!(x, F16(0x2e66));
/// assert_eq!(x.to_f32(), 0.0999755859375);
/// assert_eq!(format!("{x:?} {x} {x:04x}"), "F16(0x2e66 = 0.099975586) 0.099975586 2e66");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct F16(pub u16);

impl F16 {
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

    /// The number nearest to `x`, a tie going to the even significand. A NaN stays a NaN and becomes quiet.
    ///
    /// Integer arithmetic: the result does not depend on the floating-point environment.
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
        } else if magnitude > 0x3300_0000 {
            // In (2^-25, 2^-14): the significand in units of 2^-24, the subnormals' spacing.
            let shift = 126 - (magnitude >> 23);
            let significand = 0x0080_0000 | magnitude & 0x007f_ffff;
            let half_minus_one_and_odd = (1 << (shift - 1)) - 1 + ((significand >> shift) & 1);
            (significand + half_minus_one_and_odd) >> shift
        } else {
            0
        };
        F16(sign | bits as u16)
    }
}
