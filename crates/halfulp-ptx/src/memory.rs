//! Global memory: allocations at addresses of their own.

/// The device's memory. An address has the allocation's number, from 1, in its upper bits.
#[derive(Debug, Default)]
pub struct Memory {
    allocations: Vec<Option<Vec<u8>>>,
}

/// The lower bits of an address: where it is in its allocation.
const OFFSET_BITS: u32 = 40;

impl Memory {
    /// Allocates, and tells the address.
    pub fn allocate(&mut self, bytes: Vec<u8>) -> u64 {
        self.allocations.push(Some(bytes));
        (self.allocations.len() as u64) << OFFSET_BITS
    }

    /// Frees what is at an address that [`Memory::allocate`] told; false if there is nothing.
    pub fn free(&mut self, address: u64) -> bool {
        address.trailing_zeros() >= OFFSET_BITS
            && Self::number(address)
                .and_then(|number| self.allocations.get_mut(number))
                .is_some_and(|allocation| allocation.take().is_some())
    }

    fn number(address: u64) -> Option<usize> {
        usize::try_from(address >> OFFSET_BITS).ok()?.checked_sub(1)
    }

    fn offset(address: u64) -> usize {
        (address & ((1 << OFFSET_BITS) - 1)) as usize
    }

    /// `len` bytes at an address, if they are all in one allocation.
    pub fn bytes(&self, address: u64, len: usize) -> Option<&[u8]> {
        let allocation = self.allocations.get(Self::number(address)?)?.as_ref()?;
        allocation.get(Self::offset(address)..)?.get(..len)
    }

    /// The same, to be written.
    pub fn bytes_mut(&mut self, address: u64, len: usize) -> Option<&mut [u8]> {
        let allocation = self.allocations.get_mut(Self::number(address)?)?.as_mut()?;
        allocation.get_mut(Self::offset(address)..)?.get_mut(..len)
    }

    /// An aligned little-endian number of `len` bytes, at most 8.
    pub(crate) fn load(&self, address: u64, len: usize) -> Option<u64> {
        let mut number = [0; 8];
        number[..len].copy_from_slice(self.bytes(aligned(address, len)?, len)?);
        Some(u64::from_le_bytes(number))
    }

    /// Stores one.
    pub(crate) fn store(&mut self, address: u64, len: usize, number: u64) -> Option<()> {
        let bytes = self.bytes_mut(aligned(address, len)?, len)?;
        bytes.copy_from_slice(&number.to_le_bytes()[..len]);
        Some(())
    }
}

/// The address, unless it is misaligned for a number of `len` bytes.
fn aligned(address: u64, len: usize) -> Option<u64> {
    address.is_multiple_of(len as u64).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_and_alignment() {
        let mut memory = Memory::default();
        let (a, b) = (memory.allocate(vec![0; 8]), memory.allocate(vec![0; 4]));
        assert_eq!(memory.store(a + 4, 4, 0x0102_0304), Some(()));
        assert_eq!(memory.load(a, 8), Some(0x0102_0304_0000_0000));
        assert_eq!(memory.load(a + 6, 2), Some(0x0102));
        for (address, len) in [(a + 8, 1), (a + 1, 2), (b, 8), (b + 4, 4), (0, 1), (u64::MAX, 1)] {
            assert_eq!(memory.load(address, len), None, "{len} at {address:x}");
            assert_eq!(memory.store(address, len, 0), None);
        }
        assert!(!memory.free(a + 1) && memory.free(a) && !memory.free(a));
        assert_eq!(memory.load(a, 4), None);
        assert_eq!(memory.load(b, 4), Some(0));
    }
}
