//! Results in any rounding mode, of one format's arguments in another format: one value of a wide kernel, rounded once.

use crate::backend::{Available, Backend};
use crate::dispatch::{self, Runnable};
use crate::element::Element;
use crate::environment;
use crate::format::{Encoding, Format, Narrowed, Rounding};
use crate::function::Function;
use crate::lanes::{Entry, wide::Conversions, wide::Sided};
use crate::slice::{self, SliceError};

/// A wide kernel on a backend, with what surrounds it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kernel {
    pub(crate) sided: Sided,
    pub(crate) conversions: Conversions,
}

/// Whether such results have entry points of their own, for arrays.
#[inline]
pub(crate) fn have_entry(from: Format, to: Format, rounding: Rounding) -> bool {
    rounding == Rounding::NearestEven && from == to
}

/// f of x, as a bit pattern.
#[inline]
fn pattern_of(kernel: Runnable<Kernel>, format: Format, x: u32, encoding: &Encoding) -> u64 {
    let Kernel { sided, conversions } = kernel.entry();
    environment::with_default(x, |x| {
        let (mut argument, mut value, mut bits) = ([0.0], [0.0], [0]);
        // SAFETY: the functions are runnable.
        unsafe {
            (conversions.decode)(format, &[x], &mut argument);
            sided(&argument, &mut value);
            (conversions.encode)(encoding, &value, &mut bits);
        }
        bits[0]
    })
}

/// f of x, rounded to the format of `U`.
#[inline]
pub(crate) fn value<T: Element, U: Element>(
    kernel: Runnable<Kernel>,
    x: T,
    rounding: Rounding,
) -> U {
    let encoding = Encoding::new(U::FORMAT, rounding);
    U::from_pattern(U::Pattern::narrowed(pattern_of(
        kernel,
        T::FORMAT,
        x.to_pattern().into(),
        &encoding,
    )))
}

/// f of every element of `src`, rounded to the format of `U`; by `entry` instead, if there is one: the entry point for
/// results of that format and rounding.
pub(crate) fn map<T: Element, U: Element>(
    kernel: Runnable<Kernel>,
    entry: Option<Runnable<Entry<U::Pattern>>>,
    src: &[T],
    dst: &mut [U],
    rounding: Rounding,
) -> Result<(), SliceError> {
    same_length(src.len(), dst.len())?;
    let (src_stride, dst_stride) = (size_of::<T>() as isize, size_of::<U>() as isize);
    let (from, to, n) = (src.as_ptr(), dst.as_mut_ptr(), src.len());
    match entry {
        // SAFETY: the slices have n elements, and don't overlap; the formats being equal, so are the patterns.
        Some(entry) => unsafe {
            slice::run(entry, from.cast(), src_stride, to.cast(), dst_stride, n);
        },
        None => {
            let encoding = Encoding::new(U::FORMAT, rounding);
            let arrays = Arrays { src: from.cast(), src_stride, dst: to.cast(), dst_stride, n };
            // SAFETY: the slices have n elements, and don't overlap.
            unsafe { run::<T::Pattern, U::Pattern>(kernel, T::FORMAT, &encoding, arrays) }
        }
    }
    Ok(())
}

fn same_length(source: usize, destination: usize) -> Result<(), SliceError> {
    if source == destination { Ok(()) } else { Err(SliceError::Length { source, destination }) }
}

impl Function {
    /// f(x), rounded once to a number of the format of `U` in the mode `rounding`.
    ///
    /// ```
    /// use halfulp::{Bf16, Function, Rounding};
    /// let [down, up]: [Bf16; 2] =
    ///     [Rounding::Down, Rounding::Up].map(|rounding| Function::Tanh.value_into(20.0f32, rounding));
    /// assert_eq!((down, up), (Bf16(0x3f7f), Bf16::ONE));
    /// ```
    pub fn value_into<T: Element, U: Element>(self, x: T, rounding: Rounding) -> U {
        value(dispatch::rounded_of(self, Available::current().one_at_a_time()), x, rounding)
    }

    /// The odd34 pattern of f(x): f(x) rounded to odd in a format with f32's exponent range and two more bits of fraction,
    /// a 34-bit pattern. Every rounding of f(x) to a format no wider than f32 follows from it (S. Boldo, G. Melquiond, Emulation of
    /// FMA and correctly rounded sums, IEEE Trans. Computers 57(4), 2008). NaN is 1ff000000.
    ///
    /// ```
    /// use halfulp::Function;
    /// // Just below 1, whose pattern is 0xfe000000.
    /// assert_eq!(Function::Tanh.odd34(20.0f32), 0xfe00_0000 - 1);
    /// ```
    pub fn odd34<T: Element>(self, x: T) -> u64 {
        let kernel = dispatch::rounded_of(self, Available::current().one_at_a_time());
        pattern_of(kernel, T::FORMAT, x.to_pattern().into(), &Encoding::odd34())
    }

    /// Writes f(x) for every x of `src` to `dst`, rounded once to the format of `U` in the mode `rounding`.
    ///
    /// ```
    /// use halfulp::{Bf16, Function, Rounding};
    /// let mut y = [Bf16::ZERO; 2];
    /// Function::Gelu.map_into(&[1.0f32, -1.0], &mut y, Rounding::NearestEven)?;
    /// assert_eq!(y.map(|y| y.to_f32()), [0.83984375, -0.15820313]);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the lengths differ; then nothing is written.
    pub fn map_into<T: Element, U: Element>(
        self,
        src: &[T],
        dst: &mut [U],
        rounding: Rounding,
    ) -> Result<(), SliceError> {
        self.map_into_on(Backend::current(), src, dst, rounding)
    }

    /// As [`map_into`](Function::map_into), on a backend of the caller's choice.
    ///
    /// ```
    /// use halfulp::{Backend, Function, Rounding};
    /// let mut y = [0.0f32];
    /// Function::Exp.map_into_on(Backend::Portable, &[-1000.0f32], &mut y, Rounding::Up)?;
    /// assert_eq!(y, [f32::from_bits(1)]);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the lengths differ or the processor lacks the backend; then nothing is written.
    pub fn map_into_on<T: Element, U: Element>(
        self,
        backend: Backend,
        src: &[T],
        dst: &mut [U],
        rounding: Rounding,
    ) -> Result<(), SliceError> {
        let backend = Available::check(backend).ok_or(SliceError::Backend)?;
        let entry = dispatch::slice_entry(self, U::FORMAT, backend)
            .filter(|_| have_entry(T::FORMAT, U::FORMAT, rounding));
        map(dispatch::rounded_of(self, backend), entry, src, dst, rounding)
    }

    /// Replaces every x of `values` by f(x), rounded in the mode `rounding`.
    ///
    /// ```
    /// use halfulp::{F16, Function, Rounding};
    /// let mut values = [F16::MAX; 2];
    /// Function::Sinh.map_in_place_rounded(&mut values, Rounding::TowardZero);
    /// assert_eq!(values, [F16::MAX; 2]);
    /// ```
    pub fn map_in_place_rounded<T: Element>(self, values: &mut [T], rounding: Rounding) {
        if have_entry(T::FORMAT, T::FORMAT, rounding) {
            return self.map_in_place(values);
        }
        let (pointer, stride) = (values.as_mut_ptr(), size_of::<T>() as isize);
        let (src, dst, n) = (pointer.cast(), pointer.cast(), values.len());
        let arrays = Arrays { src, src_stride: stride, dst, dst_stride: stride, n };
        let kernel = dispatch::rounded_of(self, Available::current());
        let encoding = Encoding::new(T::FORMAT, rounding);
        // SAFETY: source and destination are the same slice.
        unsafe { run::<T::Pattern, T::Pattern>(kernel, T::FORMAT, &encoding, arrays) }
    }

    /// Writes the [odd34 pattern](Function::odd34) of f(x) for every x of `src` to `dst`.
    ///
    /// ```
    /// use halfulp::{F16, Function};
    /// let mut y = [0; 2];
    /// Function::Exp.map_odd34(&[F16::ZERO, F16::NEG_INFINITY], &mut y)?;
    /// assert_eq!(y, [0xfe00_0000, 0]);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the lengths differ; then nothing is written.
    pub fn map_odd34<T: Element>(self, src: &[T], dst: &mut [u64]) -> Result<(), SliceError> {
        self.map_odd34_on(Backend::current(), src, dst)
    }

    /// As [`map_odd34`](Function::map_odd34), on a backend of the caller's choice.
    ///
    /// ```
    /// use halfulp::{Backend, Function};
    /// let mut y = [0];
    /// Function::Sigmoid.map_odd34_on(Backend::Portable, &[-0.0f32], &mut y)?;
    /// assert_eq!(y, [0xfc00_0000]);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the lengths differ or the processor lacks the backend; then nothing is written.
    pub fn map_odd34_on<T: Element>(
        self,
        backend: Backend,
        src: &[T],
        dst: &mut [u64],
    ) -> Result<(), SliceError> {
        let backend = Available::check(backend).ok_or(SliceError::Backend)?;
        same_length(src.len(), dst.len())?;
        let (src_stride, dst_stride) = (size_of::<T>() as isize, size_of::<u64>() as isize);
        let (n, src, dst) = (src.len(), src.as_ptr().cast(), dst.as_mut_ptr().cast());
        let arrays = Arrays { src, src_stride, dst, dst_stride, n };
        let kernel = dispatch::rounded_of(self, backend);
        // SAFETY: the slices have n elements, and don't overlap.
        unsafe { run::<T::Pattern, u64>(kernel, T::FORMAT, &Encoding::odd34(), arrays) }
        Ok(())
    }

    /// As [`map_raw`](Function::map_raw), with results of `format`, rounded in the mode `rounding`; arrays of elements of
    /// unlike sizes may not overlap at all.
    ///
    /// ```
    /// use halfulp::{Backend, Format, Function, Rounding};
    /// let (src, mut dst) = ([0x00u8, 0xfc], [0u8; 4]); // -inf
    /// // SAFETY: each element lies inside its array.
    /// unsafe {
    ///     Function::Atan.map_raw_into(
    ///         (Format::F16, src.as_ptr(), 2),
    ///         (Format::F32, dst.as_mut_ptr(), 4),
    ///         1,
    ///         Rounding::Up,
    ///         Backend::current(),
    ///     )?;
    /// }
    /// assert_eq!(f32::from_le_bytes(dst), -1.5707963);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// Source and destination are given as format, pointer and stride in bytes.
    ///
    /// # Errors
    /// If the arrays overlap, or the processor lacks the backend. Nothing is written then.
    ///
    /// # Safety
    /// As [`map_raw`](Function::map_raw).
    pub unsafe fn map_raw_into(
        self,
        (from, src, src_stride): (Format, *const u8, isize),
        (format, dst, dst_stride): (Format, *mut u8, isize),
        n: usize,
        rounding: Rounding,
        backend: Backend,
    ) -> Result<(), SliceError> {
        let available = Available::check(backend).ok_or(SliceError::Backend)?;
        if have_entry(from, format, rounding) {
            // SAFETY: the caller's contract.
            return unsafe { self.map_raw(format, backend, src, src_stride, dst, dst_stride, n) };
        }
        let sizes = [from, format].map(|format| format.bits() as usize / 8);
        if n > 0 && slice::may_overlap(src, src_stride, dst, dst_stride, n, sizes) {
            return Err(SliceError::Overlap);
        }
        let kernel = dispatch::rounded_of(self, available);
        let encoding = Encoding::new(format, rounding);
        let arrays = Arrays { src, src_stride, dst, dst_stride, n };
        let run = match (from.bits(), format.bits()) {
            (16, 16) => run::<u16, u16>,
            (16, _) => run::<u16, u32>,
            (_, 16) => run::<u32, u16>,
            _ => run::<u32, u32>,
        };
        // SAFETY: the caller's contract, and the arrays don't overlap.
        unsafe { run(kernel, from, &encoding, arrays) };
        Ok(())
    }
}

/// Two arrays of `n` elements, so many bytes apart.
#[derive(Clone, Copy)]
struct Arrays {
    src: *const u8,
    src_stride: isize,
    dst: *mut u8,
    dst_stride: isize,
    n: usize,
}

/// Elements are worked on in blocks of so many: a multiple of every backend's step.
const BLOCK: usize = 256;
/// The largest step of a backend.
const STEP: usize = 16;

/// f of patterns of the type `S` and the format `from`, as patterns of the type `D`.
///
/// # Safety
/// Each element of the source is valid for reading and each of the destination for writing, with any
/// alignment. No element of the destination shares memory with another, or with an element of the source
/// of another index.
unsafe fn run<S: Copy + Into<u32>, D: Narrowed>(
    kernel: Runnable<Kernel>,
    from: Format,
    encoding: &Encoding,
    arrays: Arrays,
) {
    let Kernel { sided, conversions } = kernel.entry();
    let Arrays { src, src_stride, dst, dst_stride, n } = arrays;
    environment::with_default((src.cast::<S>(), dst.cast::<D>()), |(src, dst)| {
        let (mut patterns, mut results) = ([0u32; BLOCK], [0u64; BLOCK]);
        let (mut arguments, mut values) = ([0.0; BLOCK], [0.0; BLOCK]);
        let mut start = 0;
        while start < n {
            let block = BLOCK.min(n - start);
            let padded = block.next_multiple_of(STEP);
            // SAFETY: element start + i < n of either array is valid by the caller's contract, and writing
            // it changes no element that a later block reads. The functions are runnable.
            unsafe {
                for (i, bits) in patterns.iter_mut().take(block).enumerate() {
                    let offset = (start + i) as isize * src_stride;
                    *bits = src.byte_offset(offset).read_unaligned().into();
                }
                let (values, results) =
                    (first_mut(&mut values, padded), first_mut(&mut results, padded));
                let arguments = first_mut(&mut arguments, padded);
                (conversions.decode)(from, first_mut(&mut patterns, padded), arguments);
                sided(arguments, values);
                (conversions.encode)(encoding, values, results);
                for (i, bits) in results.iter().take(block).enumerate() {
                    let offset = (start + i) as isize * dst_stride;
                    dst.byte_offset(offset).write_unaligned(D::narrowed(*bits));
                }
            }
            start += block;
        }
    });
}

/// The first n elements; n is never more than there are.
#[inline(always)]
fn first_mut<T>(elements: &mut [T; BLOCK], n: usize) -> &mut [T] {
    elements.get_mut(..n).unwrap_or_default()
}
