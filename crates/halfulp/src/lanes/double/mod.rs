//! The ways of running a double-word kernel — f32 arithmetic, and where it has no second path of its own the wide kernel for that — on
//! a CPU: one file each.
//!
//! The kernel's first path leaves about one result in a hundred open. One value at a time, the second path follows at once;
//! in vectors it is *deferred*: after a block its arguments are collected, and worked on in full vectors. So the first pass
//! has no branch, and a block takes about the same time wherever the open results lie.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
#[cfg(target_arch = "x86_64")]
mod pair;
pub(crate) mod portable;
#[cfg(target_arch = "x86_64")]
pub(crate) mod scalar;

#[cfg(target_arch = "x86_64")]
pub(super) use deferred::{Vector, run};

#[cfg(target_arch = "x86_64")]
mod deferred {
    use core::mem::MaybeUninit;

    use halfulp_kernels::{DoubleWord, double_word::Tested, kernel::Designs};

    /// A vector of f32 patterns that double-word kernels run on.
    pub(crate) trait Vector: DoubleWord {
        /// The number of elements: 8, 16 or 32.
        const LANES: usize;

        /// Reads a vector.
        ///
        /// # Safety
        /// The processor has the instructions; `src` is valid for `LANES` elements.
        unsafe fn load(src: *const u32) -> Self;

        /// Reads `n` < `LANES` elements; the others are 0.
        ///
        /// # Safety
        /// The processor has the instructions; `src` is valid for `n` elements.
        unsafe fn load_first(src: *const u32, n: usize) -> Self;

        /// Writes a vector.
        ///
        /// # Safety
        /// `dst` is valid for `LANES` elements.
        unsafe fn store(self, dst: *mut u32);

        /// Writes `n` < `LANES` elements.
        ///
        /// # Safety
        /// `dst` is valid for `n` elements.
        unsafe fn store_first(self, dst: *mut u32, n: usize);

        /// The wide kernel.
        ///
        /// # Safety
        /// It is inlined into a function that enables the instructions.
        unsafe fn wide<K: Designs>(self) -> Self;

        /// A bit for each lane, the first lane's the lowest.
        fn bits(mask: Self::Mask) -> u32;
    }

    /// How many elements a block has: enough that collecting open results costs little, few enough for the nearest cache.
    const BLOCK: usize = 4096;

    /// So many open results of 64 elements are collected without a branch.
    const EXPECTED: usize = 2;

    /// f of `n` elements.
    ///
    /// # Safety
    /// As [`Entry`](super::super::Entry); it is inlined into a function that enables the instructions of `V`.
    #[inline(always)]
    pub(crate) unsafe fn run<K: Designs, V: Vector>(src: *const u32, dst: *mut u32, n: usize) {
        // A byte for eight elements. Only those that were written are read.
        let mut open = [MaybeUninit::<u64>::uninit(); BLOCK / 64];
        let mut list = [MaybeUninit::<u16>::uninit(); BLOCK + EXPECTED];
        let mut start = 0;
        while start < n {
            let block = if n - start < BLOCK { n - start } else { BLOCK };
            // SAFETY: the block's elements are among those that the caller vouches for; `open` and `list` have room for what a
            // block of no more than 4,096 elements needs; the indices in `list` are of the block's elements.
            unsafe {
                let (src, dst) = (src.add(start), dst.add(start));
                first::<K, V>(src, dst, block, open.as_mut_ptr().cast());
                let count = collect(open.as_ptr().cast(), block, list.as_mut_ptr().cast());
                second::<K, V>(dst, list.as_ptr().cast(), count);
            }
            start += block;
        }
    }

    /// The first path over a block. `open` gets a bit for each element, and zeros up to a multiple of 64.
    #[inline(always)]
    unsafe fn first<K: Designs, V: Vector>(
        src: *const u32,
        dst: *mut u32,
        block: usize,
        open: *mut u8,
    ) {
        // SAFETY: the caller's contract.
        unsafe {
            let mut i = 0;
            let put = |i: usize, bits: u32| match V::LANES {
                8 => open.add(i / 8).write(bits as u8),
                16 => open.add(i / 8).cast::<u16>().write_unaligned(bits as u16),
                _ => open.add(i / 8).cast::<u32>().write_unaligned(bits),
            };
            while i + V::LANES <= block {
                let Tested { value, open } = K::double_word(V::load(src.add(i)));
                value.store(dst.add(i));
                put(i, V::bits(open));
                i += V::LANES;
            }
            if i < block {
                let rest = block - i;
                let Tested { value, open } = K::double_word(V::load_first(src.add(i), rest));
                value.store_first(dst.add(i), rest);
                put(i, V::bits(open) & ((1 << rest) - 1));
                i += V::LANES;
            }
            while i % 64 != 0 {
                put(i, 0);
                i += V::LANES;
            }
        }
    }

    /// Lists the elements that are open; their number.
    #[inline(always)]
    unsafe fn collect(open: *const u64, block: usize, list: *mut u16) -> usize {
        let (mut count, mut word) = (0, 0);
        // SAFETY: the caller's contract: a word has been written for every 64 elements, and no more bits than elements are set.
        // What is written behind the list's end, where a word has few bits, is EXPECTED entries at most.
        unsafe {
            while 64 * word < block {
                let mut bits = u64::from_le(open.add(word).read());
                let mut add = |bits: u64| {
                    let index = 64 * word + bits.trailing_zeros() as usize;
                    list.add(count).write(index as u16);
                    count += usize::from(bits != 0);
                    bits & bits.wrapping_sub(1)
                };
                for _ in 0..EXPECTED {
                    bits = add(bits);
                }
                while bits != 0 {
                    bits = add(bits);
                }
                word += 1;
            }
        }
        count
    }

    /// The second path: replaces the listed elements, which are arguments yet, by their results.
    #[inline(always)]
    unsafe fn second<K: Designs, V: Vector>(dst: *mut u32, list: *const u16, count: usize) {
        let mut values = [0u32; 32];
        let mut start = 0;
        // SAFETY: the caller's contract; a vector has no more than 32 lanes.
        unsafe {
            while start < count {
                let some = if count - start < V::LANES { count - start } else { V::LANES };
                let list = list.add(start);
                let values: *mut u32 = values.as_mut_ptr();
                for i in 0..some {
                    let index = usize::from(list.add(i).read());
                    values.add(i).write(dst.add(index).read_unaligned());
                }
                let x = V::load(values);
                let y = if K::DOUBLE_WORD_ALONE { K::double_word_second(x) } else { x.wide::<K>() };
                y.store(values);
                for i in 0..some {
                    let index = usize::from(list.add(i).read());
                    dst.add(index).write_unaligned(values.add(i).read());
                }
                start += some;
            }
        }
    }
}
