//! halfulp for C: the functions of the list, in each format, over arrays and for one value, and by name.
//!
//! The header `include/halfulp.h` is made from this file by `bindings/c/header`, and says how to use it. The list of
//! functions is that of `halfulp_kernels::for_each_function`.
//!
//! Nothing here panics. Should a panic come nevertheless, the process is aborted: no unwinding enters C.

use std::ffi::{CStr, c_char, c_int, c_void};

use halfulp::{Backend, Bf16, F16, Format, Function, SliceError};

/// Done.
pub const HU_OK: c_int = 0;
/// A pointer is null and n is not 0.
pub const HU_NULL: c_int = 1;
/// x and y overlap without being the same array, or elements of y overlap.
pub const HU_OVERLAP: c_int = 2;
/// There is no such function.
pub const HU_NO_FUNCTION: c_int = 3;
/// There is no such format, or the function is not computed in it.
pub const HU_NO_FORMAT: c_int = 4;
/// There is no such backend, or the processor lacks it.
pub const HU_NO_BACKEND: c_int = 5;
/// An array of n elements, so far apart, is larger than an address space.
pub const HU_TOO_LARGE: c_int = 6;

/// IEEE 754 binary16, as a uint16_t.
pub const HU_F16: c_int = 0;
/// bfloat16, as a uint16_t.
pub const HU_BF16: c_int = 1;
/// IEEE 754 binary32: a float.
pub const HU_F32: c_int = 2;

/// What a code returned by a function over arrays means: a sentence, never null.
#[unsafe(no_mangle)]
pub extern "C" fn hu_error(code: c_int) -> *const c_char {
    let text = match code {
        HU_OK => c"done",
        HU_NULL => c"a pointer is null",
        HU_OVERLAP => c"the source and the destination overlap without being the same array",
        HU_NO_FUNCTION => c"no function of that name",
        HU_NO_FORMAT => c"no format of that number: there are HU_F16, HU_BF16 and HU_F32",
        HU_NO_BACKEND => c"no backend of that name, or the processor lacks its instructions",
        HU_TOO_LARGE => c"an array of that many elements is larger than an address space",
        _ => c"no code of halfulp",
    };
    text.as_ptr()
}

/// The version of the library: "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn hu_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// The backend in use: "portable", "scalar", "avx2" or "avx512". The best one that the processor has, unless the
/// environment variable HALFULP_BACKEND or hu_set_backend() chose another. Every one gives the same results.
#[unsafe(no_mangle)]
pub extern "C" fn hu_backend() -> *const c_char {
    let name = match Backend::current() {
        Backend::Portable => c"portable",
        Backend::Scalar => c"scalar",
        Backend::Avx2 => c"avx2",
        Backend::Avx512 => c"avx512",
    };
    name.as_ptr()
}

/// Makes every later call in this process use a backend. Returns HU_NO_BACKEND if there is none of that name or the
/// processor lacks it.
///
/// # Safety
/// The name must be null or end in a null character.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_set_backend(name: *const c_char) -> c_int {
    // SAFETY: the caller's contract.
    let backend = unsafe { text(name) }.and_then(|name| name.parse::<Backend>().ok());
    match backend.map(Backend::force) {
        Some(Ok(())) => HU_OK,
        _ => HU_NO_BACKEND,
    }
}

/// A C string; nothing if it is null or not UTF-8.
///
/// # Safety
/// The pointer must be null or that of a string that ends in a null character.
unsafe fn text<'a>(pointer: *const c_char) -> Option<&'a str> {
    if pointer.is_null() {
        return None;
    }
    // SAFETY: the caller's contract.
    unsafe { CStr::from_ptr(pointer) }.to_str().ok()
}

/// The bit pattern of the f16 nearest to x, a tie going to the even significand.
#[unsafe(no_mangle)]
pub extern "C" fn hu_f16_from_f32(x: f32) -> u16 {
    F16::from_f32(x).to_bits()
}

/// The value of an f16, exactly.
#[unsafe(no_mangle)]
pub extern "C" fn hu_f16_to_f32(bits: u16) -> f32 {
    F16::from_bits(bits).to_f32()
}

/// The bit pattern of the bf16 nearest to x, a tie going to the even significand.
#[unsafe(no_mangle)]
pub extern "C" fn hu_bf16_from_f32(x: f32) -> u16 {
    Bf16::from_f32(x).to_bits()
}

/// The value of a bf16, exactly.
#[unsafe(no_mangle)]
pub extern "C" fn hu_bf16_to_f32(bits: u16) -> f32 {
    Bf16::from_bits(bits).to_f32()
}

/// A function of the list.
pub struct Found {
    function: Function,
    name: &'static str,
    definition: &'static str,
    domain: &'static str,
    special_values: &'static str,
}

/// The function of this name ("tanh"), or null.
///
/// # Safety
/// The name must be null or end in a null character.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_find(name: *const c_char) -> *const Found {
    // SAFETY: the caller's contract.
    let function = unsafe { text(name) }.and_then(|name| name.parse::<Function>().ok());
    let found = function.and_then(|function| FOUND.iter().find(|found| found.function == function));
    found.map_or(std::ptr::null(), std::ptr::from_ref)
}

/// The function of this index in the list, which begins with 0; null beyond its end.
#[unsafe(no_mangle)]
pub extern "C" fn hu_function_at(index: usize) -> *const Found {
    FOUND.get(index).map_or(std::ptr::null(), std::ptr::from_ref)
}

/// The name of a function, or null for a null pointer.
///
/// # Safety
/// The pointer must be null or from hu_find() or hu_function_at().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_function_name(f: *const Found) -> *const c_char {
    // SAFETY: the caller's contract.
    unsafe { told(f, |found| found.name) }
}

/// The definition of a function in one line of UTF-8, or null for a null pointer.
///
/// # Safety
/// The pointer must be null or from hu_find() or hu_function_at().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_function_definition(f: *const Found) -> *const c_char {
    // SAFETY: the caller's contract.
    unsafe { told(f, |found| found.definition) }
}

/// Where a function is defined, in UTF-8; elsewhere the result is NaN. Null for a null pointer.
///
/// # Safety
/// The pointer must be null or from hu_find() or hu_function_at().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_function_domain(f: *const Found) -> *const c_char {
    // SAFETY: the caller's contract.
    unsafe { told(f, |found| found.domain) }
}

/// The values of a function at zeros, infinities and the ends of its domain, in UTF-8; null for a null pointer.
///
/// # Safety
/// The pointer must be null or from hu_find() or hu_function_at().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_function_special_values(f: *const Found) -> *const c_char {
    // SAFETY: the caller's contract.
    unsafe { told(f, |found| found.special_values) }
}

/// A text about a function, all of which end in a null character.
///
/// # Safety
/// The pointer must be null or that of a function.
unsafe fn told(f: *const Found, text: fn(&Found) -> &'static str) -> *const c_char {
    // SAFETY: the caller's contract.
    unsafe { f.as_ref() }.map_or(std::ptr::null(), |found| text(found).as_ptr().cast())
}

/// f over n elements of a format (HU_F16, HU_BF16 or HU_F32), from x to y.
///
/// # Safety
/// As for hu_map_strided(), the elements one after another.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_map(
    f: *const Found,
    format: c_int,
    x: *const c_void,
    y: *mut c_void,
    n: usize,
) -> c_int {
    let size = if format == HU_F32 { 4 } else { 2 };
    // SAFETY: the caller's contract.
    unsafe { hu_map_strided(f, format, x, size, y, size, n) }
}

/// f over n elements of a format, x_stride and y_stride bytes apart. Strides may be negative, with pointers to the
/// elements of index 0, and x_stride may be 0.
///
/// # Safety
/// f must be null or from hu_find() or hu_function_at(). Each element of x must be valid for reading and each of y
/// for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hu_map_strided(
    f: *const Found,
    format: c_int,
    x: *const c_void,
    x_stride: isize,
    y: *mut c_void,
    y_stride: isize,
    n: usize,
) -> c_int {
    // SAFETY: the caller's contract.
    let Some(found) = (unsafe { f.as_ref() }) else { return HU_NO_FUNCTION };
    let format = match format {
        HU_F16 => Format::F16,
        HU_BF16 => Format::Bf16,
        HU_F32 => Format::F32,
        _ => return HU_NO_FORMAT,
    };
    // SAFETY: the caller's contract.
    unsafe { map(found.function, format, x, x_stride, y, y_stride, n) }
}

/// The core of every function over arrays; strides count bytes.
///
/// # Safety
/// Unless null, x and y must be valid as `halfulp::Function::map_raw` says.
#[inline(always)] // where the function is a constant, no other is linked
unsafe fn map(
    function: Function,
    format: Format,
    x: *const c_void,
    x_stride: isize,
    y: *mut c_void,
    y_stride: isize,
    n: usize,
) -> c_int {
    if n == 0 {
        return HU_OK;
    }
    if x.is_null() || y.is_null() {
        return HU_NULL;
    }
    let fits = |stride: isize| {
        let reach = (n - 1).checked_mul(stride.unsigned_abs());
        reach.is_some_and(|reach| reach <= isize::MAX as usize - 4)
    };
    if !fits(x_stride) || !fits(y_stride) {
        return HU_TOO_LARGE;
    }
    let backend = Backend::current();
    // SAFETY: the caller's contract.
    let done = unsafe {
        function.map_raw_inline(format, backend, x.cast(), x_stride, y.cast(), y_stride, n)
    };
    match done {
        Ok(()) => HU_OK,
        Err(SliceError::Overlap) => HU_OVERLAP,
        Err(SliceError::Backend) => HU_NO_BACKEND,
        // Lengths, strides and designs: there are none here.
        Err(_) => HU_NO_FORMAT,
    }
}

/// A stride in bytes.
macro_rules! bytes {
    ($stride:ident, $T:ty) => {
        match $stride.checked_mul(size_of::<$T>() as isize) {
            Some(bytes) => bytes,
            None => return HU_TOO_LARGE,
        }
    };
}

/// The three functions of a function in a format.
macro_rules! define_in {
    ($name:ident $Function:ident $definition:literal $special:literal, $format:ident $Format:ident $T:ty, $value:expr) => {
        pastey::paste! {
            #[doc = concat!(" ", stringify!($name), " in ", stringify!($format), ": ", $definition, ". ", $special, ".")]
            ///
            /// # Safety
            /// n elements of x must be valid for reading, and of y for writing.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<hu_ $name _ $format>](x: *const $T, y: *mut $T, n: usize) -> c_int {
                let size = size_of::<$T>() as isize;
                // SAFETY: the caller's contract.
                unsafe { map(Function::$Function, Format::$Format, x.cast(), size, y.cast(), size, n) }
            }

            #[doc = concat!(" As hu_", stringify!($name), "_", stringify!($format), ", element i being x[i * x_stride] and y[i * y_stride].")]
            ///
            /// # Safety
            /// Each of these elements must be valid, of x for reading and of y for writing.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn [<hu_ $name _ $format _strided>](
                x: *const $T,
                x_stride: isize,
                y: *mut $T,
                y_stride: isize,
                n: usize,
            ) -> c_int {
                let (x_stride, y_stride) = (bytes!(x_stride, $T), bytes!(y_stride, $T));
                // SAFETY: the caller's contract.
                unsafe {
                    map(Function::$Function, Format::$Format, x.cast(), x_stride, y.cast(), y_stride, n)
                }
            }

            #[doc = concat!(" ", stringify!($name), " of one ", stringify!($format), ".")]
            #[unsafe(no_mangle)]
            pub extern "C" fn [<hu_ $name _ $format _value>](x: $T) -> $T {
                $value(x)
            }
        }
    };
}

macro_rules! define {
    ($($name:ident: $Function:ident $names:tt ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        /// The functions, in the order of the list.
        static FOUND: &[Found] = &[$(
            Found {
                function: Function::$Function,
                name: concat!(stringify!($name), "\0"),
                definition: concat!($definition, "\0"),
                domain: concat!($domain, "\0"),
                special_values: concat!($special, "\0"),
            },
        )*];

        $(
            define_in!($name $Function $definition $special, f16 F16 u16, |x| halfulp::$name(F16::from_bits(x)).to_bits());
            define_in!($name $Function $definition $special, bf16 Bf16 u16, |x| halfulp::$name(Bf16::from_bits(x)).to_bits());
            define_in!($name $Function $definition $special, f32 F32 f32, halfulp::$name);
        )*
    };
}
halfulp_kernels::for_each_function!(define);
