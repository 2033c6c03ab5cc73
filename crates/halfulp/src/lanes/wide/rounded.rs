//! What surrounds wide kernels where results are rounded in any mode, to any format: loops that each backend compiles with its
//! instructions.

use halfulp_kernels::kernel::Rounded;
use halfulp_kernels::side;

use crate::format::{self, Encoding, Format};

/// Replaces each kernel's value, of the x at the same place, by one that stands for f(x) in every rounding.
#[inline(always)]
pub(super) fn finish<K: Rounded>(x: &[f64], values: &mut [f64]) {
    let mut any_in_doubt = false;
    for (&x, value) in x.iter().zip(values.iter_mut()) {
        let (sided, in_doubt) = side::of::<K>(x, *value);
        *value = sided;
        any_in_doubt |= in_doubt;
    }
    if any_in_doubt {
        for (&x, value) in x.iter().zip(values) {
            *value = side::listed::<K>(x, *value);
        }
    }
}

/// The values of bit patterns.
#[inline(always)]
pub(super) fn decode(format: Format, bits: &[u32], values: &mut [f64]) {
    macro_rules! specialize {
        ($($format:ident)*) => {
            match format {
                $(Format::$format => {
                    for (&bits, value) in bits.iter().zip(values) {
                        *value = format::decode(Format::$format, bits);
                    }
                })*
            }
        };
    }
    specialize!(F16 Bf16 F32);
}

/// The bit patterns that values round to.
#[inline(always)]
pub(super) fn encode(encoding: &Encoding, values: &[f64], bits: &mut [u64]) {
    let encoding = *encoding;
    for (&value, bits) in values.iter().zip(bits) {
        *bits = encoding.encode(value);
    }
}

/// What one backend does for results in any rounding: three functions, compiled with its instructions.
///
/// - `sided`: values that stand for f(x), for each of x;
/// - `decode`: the values of bit patterns of a format;
/// - `encode`: the bit patterns that values round to.
///
/// The arrays of each are equally long, a multiple of the step; what is longer than that is left alone.
///
/// # Safety
/// The processor has the backend's instructions.
macro_rules! rounded {
    ($step:literal by $kernel:ident $(#[$attribute:meta])*) => {
        use crate::format::{Encoding, Format};
        use super::rounded;

        $(#[$attribute])*
        pub(crate) unsafe fn sided<K: Rounded>(x: &[f64], values: &mut [f64]) {
            for (x, values) in x.as_chunks::<$step>().0.iter().zip(values.as_chunks_mut::<$step>().0) {
                // SAFETY: the processor has the instructions.
                unsafe { $kernel::<K>(x, values) };
            }
            rounded::finish::<K>(x, values);
        }

        $(#[$attribute])*
        pub(crate) unsafe fn decode(format: Format, bits: &[u32], values: &mut [f64]) {
            rounded::decode(format, bits, values);
        }

        $(#[$attribute])*
        pub(crate) unsafe fn encode(encoding: &Encoding, values: &[f64], bits: &mut [u64]) {
            rounded::encode(encoding, values, bits);
        }
    };
}
