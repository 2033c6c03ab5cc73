//! Kernels over arrays: a raw-pointer-and-stride core, and what it refuses.

use core::fmt;
use core::num::NonZero;

use halfulp_kernels::kernel::{Designs, Narrow};

use crate::backend::{Available, Backend};
use crate::dispatch::{self, Entries, Pattern, Runnable};
use crate::element::Element;
use crate::environment;
use crate::format::Format;
use crate::function::Function;
use crate::lanes::Entry;

/// Why a function was not run over arrays. Nothing was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SliceError {
    /// The source and the destination have unlike numbers of elements.
    Length {
        /// The number of elements of the source.
        source: usize,
        /// The number of elements of the destination.
        destination: usize,
    },
    /// The source and the destination share memory without being the same array, or elements of the
    /// destination share memory with one another.
    ///
    /// Arrays of unlike strides are taken to share memory if one begins before the other ends.
    Overlap,
    /// A stride of 0 was given for a slice.
    ZeroStride,
    /// The function has no kernel for the format: it was compiled without the format's feature.
    Format,
    /// The function has no kernel of the design.
    Design,
    /// The processor lacks the backend's instructions.
    Backend,
}

impl fmt::Display for SliceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SliceError::Length { source, destination } => write!(
                f,
                "the source has {source} elements and the destination {destination}; they must have equally many"
            ),
            SliceError::Overlap => {
                f.write_str("the source and the destination overlap without being the same array")
            }
            SliceError::ZeroStride => f.write_str("a stride of 0 elements was given for a slice"),
            SliceError::Format => f.write_str(
                "the function has no kernel for the format, whose feature was not enabled",
            ),
            SliceError::Design => f.write_str("the function has no kernel of the design"),
            SliceError::Backend => f.write_str("this processor lacks the backend's instructions"),
        }
    }
}

impl core::error::Error for SliceError {}

/// f of one value.
#[inline]
pub(crate) fn value<K: Narrow + Designs, T: Element>(x: T) -> T {
    match Available::current_fused() {
        Some(backend) => value_on::<K, T>(backend, x),
        None => value_otherwise::<K, T>(x),
    }
}

/// As [`value`], on the portable backend or where none has been chosen.
#[inline(never)]
fn value_otherwise<K: Narrow + Designs, T: Element>(x: T) -> T {
    value_on::<K, T>(Available::current(), x)
}

#[inline(always)]
fn value_on<K: Narrow + Designs, T: Element>(backend: Available, x: T) -> T {
    let Some(entry) = T::Pattern::scalar::<K>(T::FORMAT, backend) else { return x };
    // SAFETY: the entry point is runnable.
    let y = unsafe { entry.entry()(x.to_pattern().value()) };
    T::from_pattern(T::Pattern::of_value(y))
}

/// f of every `src_stride`-th element of `src`, written to every `dst_stride`-th of `dst`.
#[inline]
pub(crate) fn map<T: Element>(
    entry: Runnable<Entry<T::Pattern>>,
    src: &[T],
    src_stride: usize,
    dst: &mut [T],
    dst_stride: usize,
) -> Result<(), SliceError> {
    if src_stride == 0 || dst_stride == 0 {
        return Err(SliceError::ZeroStride);
    }
    let source = src.len().div_ceil(src_stride);
    let destination = dst.len().div_ceil(dst_stride);
    if source != destination {
        return Err(SliceError::Length { source, destination });
    }
    // A stride beyond the slice is that of a single element, which needs none.
    let size = size_of::<T>();
    let bytes = |stride: usize| if source > 1 { (stride * size) as isize } else { size as isize };
    // SAFETY: element i of either array lies at index i · stride < len; T has its pattern's layout; two slices, one
    // of them exclusive, don't overlap.
    unsafe {
        run(
            entry,
            src.as_ptr().cast(),
            bytes(src_stride),
            dst.as_mut_ptr().cast(),
            bytes(dst_stride),
            source,
        );
    }
    Ok(())
}

/// f of every element of `values`, in place.
#[inline]
pub(crate) fn map_in_place<T: Element>(entry: Runnable<Entry<T::Pattern>>, values: &mut [T]) {
    let pointer = values.as_mut_ptr().cast();
    let stride = size_of::<T>() as isize;
    // SAFETY: source and destination are the same slice, and T has its pattern's layout.
    unsafe { run(entry, pointer, stride, pointer, stride, values.len()) }
}

impl Function {
    /// The core under every other form: f over `n` elements of `format`, `src_stride` and `dst_stride`
    /// *bytes* apart. Strides may be negative, and pointers misaligned. A source stride of 0 reads one
    /// element n times.
    ///
    /// The arrays may be the same (equal pointers and strides), or interleave with equal strides.
    ///
    /// ```
    /// use halfulp::{Backend, Format, Function};
    /// let src = [0x00u8, 0xfc, 0xff, 0x00, 0x80, 0xff]; // -inf and -0, each followed by another byte
    /// let mut dst = [0u8; 4];
    /// let (last, first) = (src.as_ptr().wrapping_add(3), dst.as_mut_ptr());
    /// // SAFETY: each element lies inside its array.
    /// unsafe {
    ///     Function::Tanh.map_raw(Format::F16, Backend::current(), last, -3, first, 2, 2)?;
    /// }
    /// assert_eq!(dst, [0x00, 0x80, 0x00, 0xbc]); // -0 and -1
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the arrays overlap in another way, the function has no kernel for the format, or the processor
    /// lacks the backend. Nothing is written then.
    ///
    /// # Safety
    /// Each element of the source must be valid for reading, each of the destination for writing; the
    /// elements of one array must lie in one allocation. No pointer is followed if `n` is 0.
    #[allow(clippy::too_many_arguments)]
    pub unsafe fn map_raw(
        self,
        format: Format,
        backend: Backend,
        src: *const u8,
        src_stride: isize,
        dst: *mut u8,
        dst_stride: isize,
        n: usize,
    ) -> Result<(), SliceError> {
        // SAFETY: the caller's contract.
        unsafe { self.map_raw_inline(format, backend, src, src_stride, dst, dst_stride, n) }
    }

    /// [`map_raw`](Function::map_raw), compiled where it is called: if the function and the format are constants there, no
    /// other kernel is linked.
    ///
    /// # Errors
    /// As that.
    ///
    /// # Safety
    /// As for that.
    #[allow(clippy::too_many_arguments)]
    #[inline]
    pub unsafe fn map_raw_inline(
        self,
        format: Format,
        backend: Backend,
        src: *const u8,
        src_stride: isize,
        dst: *mut u8,
        dst_stride: isize,
        n: usize,
    ) -> Result<(), SliceError> {
        // SAFETY: the caller's contract.
        unsafe {
            match format {
                #[cfg(any(feature = "f16", feature = "bf16"))]
                Format::F16 | Format::Bf16 => {
                    map_raw_of::<u16>(self, format, backend, src, src_stride, dst, dst_stride, n)
                }
                #[cfg(feature = "f32")]
                Format::F32 => {
                    map_raw_of::<u32>(self, format, backend, src, src_stride, dst, dst_stride, n)
                }
                #[allow(unreachable_patterns)]
                _ => Err(SliceError::Format),
            }
        }
    }
}

/// As [`Function::map_raw`], for a format with patterns of type `B`.
///
/// # Safety
/// As that.
#[allow(clippy::too_many_arguments)]
#[inline]
unsafe fn map_raw_of<B: Pattern>(
    function: Function,
    format: Format,
    backend: Backend,
    src: *const u8,
    src_stride: isize,
    dst: *mut u8,
    dst_stride: isize,
    n: usize,
) -> Result<(), SliceError> {
    let backend = Available::check(backend).ok_or(SliceError::Backend)?;
    let entry = dispatch::slice_entry(function, format, backend).ok_or(SliceError::Format)?;
    if n > 0 && may_overlap(src, src_stride, dst, dst_stride, n, [size_of::<B>(); 2]) {
        return Err(SliceError::Overlap);
    }
    // SAFETY: the caller's contract, and the arrays don't overlap.
    unsafe { run::<B>(entry, src.cast(), src_stride, dst.cast(), dst_stride, n) };
    Ok(())
}

/// A strided array is worked on in blocks of so many elements, gathered into a buffer on the stack.
const BLOCK: usize = 256;

/// Runs an entry point over `n` elements, `src_stride` and `dst_stride` bytes apart.
///
/// # Safety
/// Each element of the source is valid for reading and each of the destination for writing, with any
/// alignment. No element of the destination shares memory with another, or with an element of the source
/// of another index.
pub(crate) unsafe fn run<B: Pattern>(
    entry: Runnable<Entry<B>>,
    src: *const B,
    src_stride: isize,
    dst: *mut B,
    dst_stride: isize,
    n: usize,
) {
    let entry = entry.entry();
    let size = size_of::<B>() as isize;
    let contiguous = n <= 1 || (src_stride == size && dst_stride == size);
    environment::with_default((src, dst), |(src, dst)| {
        if contiguous {
            // SAFETY: the caller's contract: the arrays are equal or disjoint. The entry point is runnable.
            return unsafe { entry(src, dst, n) };
        }
        let mut buffer = [B::default(); BLOCK];
        let mut start = 0;
        while start < n {
            let block = BLOCK.min(n - start);
            // SAFETY: element start + i < n of either array is valid by the caller's contract, and writing
            // it changes no element that a later block reads.
            unsafe {
                for (i, x) in buffer[..block].iter_mut().enumerate() {
                    let offset = (start + i) as isize * src_stride;
                    *x = src.byte_offset(offset).read_unaligned();
                }
                entry(buffer.as_ptr(), buffer.as_mut_ptr(), block);
                for (i, y) in buffer[..block].iter().enumerate() {
                    let offset = (start + i) as isize * dst_stride;
                    dst.byte_offset(offset).write_unaligned(*y);
                }
            }
            start += block;
        }
    });
}

/// Whether writing one element of the destination may change another element of it, or an element of the
/// source other than its own; elements of unlike sizes may not share memory at all. n is not 0.
pub(crate) fn may_overlap(
    src: *const u8,
    src_stride: isize,
    dst: *mut u8,
    dst_stride: isize,
    n: usize,
    [src_size, dst_size]: [usize; 2],
) -> bool {
    let (src, dst, last) = (src.addr(), dst.addr(), n as i128 - 1);
    if last > 0 && dst_stride.unsigned_abs() < dst_size {
        return true;
    }
    // The first byte of an array, and the first behind it.
    let range = |first: usize, stride: isize, size: usize| {
        let (first, reach) = (first as i128, last * stride as i128);
        (first + reach.min(0), first + reach.max(0) + size as i128)
    };
    let (src_start, src_end) = range(src, src_stride, src_size);
    let (dst_start, dst_end) = range(dst, dst_stride, dst_size);
    if src_end <= dst_start || dst_end <= src_start {
        return false;
    }
    if src_size != dst_size {
        return true;
    }
    if src == dst && (last == 0 || src_stride == dst_stride) {
        return false;
    }
    if last == 0 || src_stride != dst_stride {
        return true;
    }
    // Equal strides: whether the two interleave without touching.
    let Some(stride) = NonZero::new(dst_stride.unsigned_abs()) else { return true };
    let phase = (dst % stride + (stride.get() - src % stride)) % stride;
    phase < dst_size || phase > stride.get() - dst_size
}
