//! The order of inputs: units of magnitudes, with both signs.

use halfulp::Format;

/// Consecutive magnitudes (every one, or one in so many), positive and then negative. A unit is run, counted and saved as a
/// whole; both signs are in it because oddness takes both. f32 has 128 units, each made of two chunks of its digests; a
/// 16-bit format is a single one, which runs through the bit patterns in order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unit {
    /// Which one.
    pub index: u64,
    format: Format,
    /// The first magnitude.
    first: u64,
    /// How many magnitudes.
    count: u64,
    stride: u64,
}

/// Magnitudes in a unit: as many as inputs in a chunk of a digest.
const MAGNITUDES: u64 = 1 << 24;

impl Unit {
    /// The number of units of a format.
    pub fn total(format: Format) -> u64 {
        (1u64 << (format.bits() - 1)).div_ceil(MAGNITUDES)
    }

    /// The unit of this index; every `stride`-th magnitude, counted from 0, is in it.
    pub fn new(format: Format, index: u64, stride: u64) -> Self {
        let start = index * MAGNITUDES;
        let end = (start + MAGNITUDES).min(1 << (format.bits() - 1));
        let first = start.next_multiple_of(stride);
        let count = if first < end { (end - first).div_ceil(stride) } else { 0 };
        Unit { index, format, first, count, stride }
    }

    /// How many magnitudes it has; it has twice as many inputs.
    pub fn side(&self) -> usize {
        self.count as usize
    }

    /// The input at a place.
    #[inline(always)]
    pub fn input(&self, place: usize) -> u32 {
        let place = place as u64;
        if place < self.count {
            (self.first + place * self.stride) as u32
        } else {
            (self.first + (place - self.count) * self.stride) as u32 | self.format.sign_bit()
        }
    }

    /// The inputs.
    pub fn inputs(&self) -> Vec<u32> {
        (0..2 * self.side()).map(|place| self.input(place)).collect()
    }

    /// The place of an input, if it is in the unit.
    pub fn place(&self, input: u32) -> Option<usize> {
        let magnitude = u64::from(input & !self.format.sign_bit());
        let offset = magnitude.checked_sub(self.first)?;
        let place = offset / self.stride;
        let is_in = offset % self.stride == 0 && place < self.count;
        let side = if input & self.format.sign_bit() == 0 { 0 } else { self.count };
        is_in.then_some((side + place) as usize)
    }

    /// The chunks of the digests that its inputs are in, with their places: those of the positive and of the negative
    /// inputs.
    pub fn chunks(&self) -> [usize; 2] {
        match self.format.bits() {
            16 => [0, 0],
            _ => [self.index as usize, (Self::total(self.format) + self.index) as usize],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_hold_every_input_once() {
        let unit = Unit::new(Format::F16, 0, 1);
        assert_eq!(Unit::total(Format::F16), 1);
        assert_eq!(unit.inputs(), (0..=0xffff).collect::<Vec<u32>>());
        assert_eq!(Unit::total(Format::F32), 128);
        for (index, stride) in [(0, 1 << 20), (5, 4099), (127, 65_537), (77, 1 << 26)] {
            let unit = Unit::new(Format::F32, index, stride);
            let inputs = unit.inputs();
            let chunks = unit.chunks();
            for (place, &input) in inputs.iter().enumerate() {
                assert_eq!(unit.place(input), Some(place));
                assert_eq!(u64::from(input & 0x7fff_ffff) % stride, 0);
                assert_eq!((input >> 24) as usize, chunks[place / unit.side()]);
            }
            assert_eq!(unit.place(0x7fff_ffff), None);
        }
        let counted: usize = (0..128).map(|i| Unit::new(Format::F32, i, 257).side()).sum();
        assert_eq!(counted as u64, (1u64 << 31).div_ceil(257));
    }
}
