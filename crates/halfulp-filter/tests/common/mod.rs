//! Inputs to compare on.

/// f32 patterns: half of them of all sorts, half where the functions are neither saturated nor nearly linear.
pub fn inputs(count: u64) -> Vec<u32> {
    // Multiplying the counter by an odd constant and taking the high half visits 2^32 patterns evenly (M. Weyl's
    // sequence).
    let bits = |n: u64| (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32;
    let inner = |bits: u32| {
        if bits & 1 == 0 {
            bits
        } else {
            // 2^-13 to 2^7.
            (bits & 0x81ff_ffff) | (0x3900_0000 + bits % 10 * 0x0100_0000)
        }
    };
    (0..count).map(bits).map(inner).collect()
}
