//! A table of all results.

use std::rc::Rc;

use halfulp::Function;

use crate::contender::Number;

/// The number of bit patterns.
const LEN: usize = 1 << 16;

/// The results for all 65,536 inputs. A clone shares the memory.
#[derive(Clone)]
pub(crate) struct Table {
    /// One entry more on either side, since a gather reads 32 bits at a time.
    padded: Rc<[u16]>,
}

impl Table {
    pub(crate) fn of<T: Number>(function: Function) -> Self {
        let inputs: Vec<T> = (0..=u16::MAX).map(|bits| T::from_low_bits(bits.into())).collect();
        let mut results = vec![T::zero(); LEN + 2];
        function.map(&inputs, &mut results[1..=LEN]).expect("equal lengths, a format of 16 bits");
        Self { padded: T::bits(&results).into() }
    }

    /// The same results in memory of their own.
    pub(crate) fn copy(&self) -> Self {
        Self { padded: self.padded.to_vec().into() }
    }

    pub(crate) fn entries(&self) -> &[u16; LEN] {
        self.padded[1..].first_chunk().expect("LEN + 2 entries")
    }

    #[cfg(target_arch = "x86_64")]
    pub(crate) fn padded(&self) -> &[u16; LEN + 2] {
        self.padded.first_chunk().expect("LEN + 2 entries")
    }
}
