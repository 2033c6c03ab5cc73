//! The child's side for shared libraries: load one, and run its function over what comes on standard input.

use std::path::Path;

use halfulp::Format;
use libloading::Library;

use crate::serve::Output;
use crate::signature::{Argument, Element, Shape, Signature};

/// So many numbers are read, run and written at a time; a crash loses no more.
const BLOCK: usize = 4096;

/// Reads bit patterns of the signature's width, little-endian, from standard input until its end; writes the function's
/// results to standard output, block by block. What the library itself prints goes to standard error.
///
/// # Errors
/// If the library can't be loaded or has no such symbol, the processor can't call it, or standard input or output
/// fails; the error is a sentence.
pub fn serve(library: &Path, symbol: &str, signature: &Signature) -> Result<(), String> {
    let output = Output::take()?;
    let environment = environment();
    // SAFETY: loading runs the library's own code, whatever it is: that is why this is another process.
    let loaded = unsafe { Library::new(library) }.map_err(|error| {
        // The loader's own words, where there are some.
        let told = std::error::Error::source(&error).map(ToString::to_string);
        format!("can't be loaded: {}", told.unwrap_or_else(|| error.to_string()))
    })?;
    // SAFETY: the address alone is taken; its type is the signature that the user vouches for.
    let address = unsafe { loaded.get::<unsafe extern "C" fn()>(symbol) }
        .map_err(|_| format!("{} has no symbol {symbol}", library.display()))?;
    let function = Function::new(*address, signature)?;
    if self::environment() != environment {
        note(
            "loading the library changes how this processor rounds or treats subnormals (FTZ, DAZ)",
        );
    }
    let width = if signature.format() == Some(Format::F32) { 4 } else { 2 };
    let mut changed = false;
    output.serve(width, BLOCK, |block| {
        let before = self::environment();
        if width == 4 {
            function.run32(block);
        } else {
            function.run16(block);
        }
        changed |= self::environment() != before;
        Ok(())
    })?;
    if changed {
        note("a call changes how this processor rounds or treats subnormals (FTZ, DAZ)");
    }
    Ok(())
}

/// Tells the parent something about the function.
fn note(text: &str) {
    eprintln!("{}{text}", crate::child::NOTE);
}

/// The control bits of the floating-point environment.
#[cfg(target_arch = "x86_64")]
fn environment() -> u32 {
    let mut state = 0u32;
    // SAFETY: stores MXCSR in the local.
    unsafe {
        std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut state, options(nostack, preserves_flags))
    };
    state & 0xffc0
}

/// On this architecture it isn't looked at.
#[cfg(not(target_arch = "x86_64"))]
fn environment() -> u32 {
    0
}

/// A function by its address.
struct Function {
    address: unsafe extern "C" fn(),
    shape: Shape,
    element: Element,
}

/// Calls the function at an address with arguments, as one of a type.
macro_rules! call {
    ($address:expr, fn($($Argument:ty),*) $(-> $Result:ty)?, $($argument:expr),*) => {{
        // Vectors are passed in registers, as C does it where the processor has them.
        #[allow(improper_ctypes_definitions)]
        type Typed = unsafe extern "C" fn($($Argument),*) $(-> $Result)?;
        // SAFETY: the user says that the function has this signature; if not, it's this process that fails.
        unsafe { std::mem::transmute::<unsafe extern "C" fn(), Typed>($address)($($argument),*) }
    }};
}

impl Function {
    fn new(address: unsafe extern "C" fn(), signature: &Signature) -> Result<Self, String> {
        let Signature { element, shape } = *signature;
        let known = cfg!(any(target_arch = "x86_64", target_arch = "aarch64"));
        if shape == Shape::Scalar && signature.format().is_some_and(|f| f.bits() == 16) && !known {
            return Err("how this processor's C passes 16-bit numbers is not known here".into());
        }
        #[cfg(target_arch = "x86_64")]
        let lanes = match () {
            _ if is_x86_feature_detected!("avx512f") => 16,
            _ if is_x86_feature_detected!("avx") => 8,
            _ => 4,
        };
        #[cfg(not(target_arch = "x86_64"))]
        let lanes = 0;
        if let Shape::Vector(needed) = shape
            && needed > lanes
        {
            return Err(format!("this processor has no vectors of {needed} floats"));
        }
        Ok(Function { address, shape, element })
    }

    /// Runs 16-bit patterns in place.
    fn run16(&self, bytes: &mut [u8]) {
        let mut x: Vec<u16> = bytes.as_chunks().0.iter().map(|&x| u16::from_le_bytes(x)).collect();
        match (self.shape, self.element) {
            (Shape::Scalar, Element::Pattern16) => {
                x.iter_mut().for_each(|x| *x = call!(self.address, fn(u16) -> u16, *x));
            }
            // Both x86-64 and AArch64 pass a 16-bit number in the low half of what an f32 is passed in.
            (Shape::Scalar, Element::Number(_)) => x.iter_mut().for_each(|x| {
                let y = call!(self.address, fn(f32) -> f32, f32::from_bits((*x).into()));
                *x = y.to_bits() as u16;
            }),
            (Shape::Array(order), _) => x = self.run_array(order, &x),
            (Shape::Vector(_), _) => unreachable!("vectors are of f32"),
        }
        for (bytes, y) in bytes.as_chunks_mut().0.iter_mut().zip(x) {
            *bytes = y.to_le_bytes();
        }
    }

    /// Runs f32 patterns in place.
    fn run32(&self, bytes: &mut [u8]) {
        let mut x: Vec<f32> = bytes.as_chunks().0.iter().map(|&x| f32::from_le_bytes(x)).collect();
        match self.shape {
            Shape::Scalar => {
                x.iter_mut().for_each(|x| *x = call!(self.address, fn(f32) -> f32, *x))
            }
            Shape::Array(order) => x = self.run_array(order, &x),
            Shape::Vector(lanes) => self.run_vectors(lanes, &mut x),
        }
        for (bytes, y) in bytes.as_chunks_mut().0.iter_mut().zip(x) {
            *bytes = y.to_le_bytes();
        }
    }

    /// Pointers and lengths are all passed as integers.
    fn run_array<T: Copy + Default>(&self, order: [Argument; 3], x: &[T]) -> Vec<T> {
        let mut y = vec![T::default(); x.len()];
        let [a, b, c] = order.map(|argument| match argument {
            Argument::Source => x.as_ptr().expose_provenance(),
            Argument::Destination => y.as_mut_ptr().expose_provenance(),
            Argument::Length => x.len(),
        });
        call!(self.address, fn(usize, usize, usize), a, b, c);
        y
    }

    #[cfg(target_arch = "x86_64")]
    fn run_vectors(&self, lanes: usize, x: &mut [f32]) {
        use std::arch::x86_64::*;

        macro_rules! vectors {
            ($run:ident, $feature:literal, $Vector:ty, $load:ident, $store:ident) => {{
                #[target_feature(enable = $feature)]
                unsafe fn $run(address: unsafe extern "C" fn(), x: &mut [f32], lanes: usize) {
                    for x in x.chunks_mut(lanes) {
                        // A short last vector is filled up with its first number.
                        let mut full = [x[0]; 16];
                        full[..x.len()].copy_from_slice(x);
                        // SAFETY: 16 numbers are enough for every vector.
                        let vector = unsafe { $load(full.as_ptr()) };
                        let result = call!(address, fn($Vector) -> $Vector, vector);
                        // SAFETY: as above.
                        unsafe { $store(full.as_mut_ptr(), result) };
                        x.copy_from_slice(&full[..x.len()]);
                    }
                }
                // SAFETY: new() found the feature.
                unsafe { $run(self.address, x, lanes) }
            }};
        }
        match lanes {
            4 => vectors!(of_4, "sse2", __m128, _mm_loadu_ps, _mm_storeu_ps),
            8 => vectors!(of_8, "avx", __m256, _mm256_loadu_ps, _mm256_storeu_ps),
            _ => vectors!(of_16, "avx512f", __m512, _mm512_loadu_ps, _mm512_storeu_ps),
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn run_vectors(&self, _lanes: usize, _x: &mut [f32]) {
        unreachable!("new() refuses vectors");
    }
}
