//! NumPy ufuncs of halfulp's functions: for float16 and float32, and for bfloat16 once ml_dtypes' type is registered.
//!
//! A ufunc's loop is one call of `halfulp::Function::map_raw`, which takes pointers, strides and a length as NumPy hands
//! them over. Everything else (broadcasting, `out`, `where`, casts, releasing the GIL) is NumPy's.

use std::ffi::{CString, c_char, c_int, c_void};
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use halfulp::{Backend, Format, Function};
use numpy::npyffi::PY_UFUNC_API;
use numpy::npyffi::objects::{PyArray_Descr, PyArrayObject, PyUFuncGenericFunction, PyUFuncObject};
use numpy::npyffi::types::{NPY_CASTING, NPY_TYPES, npy_intp};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// What a loop computes: handed to NumPy with it.
struct Loop {
    function: Function,
    format: Format,
}

/// How many threads share a large contiguous array.
static THREADS: AtomicUsize = AtomicUsize::new(1);

/// A thread is not worth its start for fewer elements.
const SHARE: usize = 1 << 17;

/// NumPy's loop over `dimensions[0]` elements.
///
/// # Safety
/// As NumPy promises: two pointers, two strides in bytes, one length, and as data a [`Loop`].
unsafe extern "C" fn run(
    pointers: *mut *mut c_char,
    dimensions: *mut npy_intp,
    strides: *mut npy_intp,
    data: *mut c_void,
) {
    // SAFETY: NumPy's promise.
    let (x, y, n, x_stride, y_stride, this) = unsafe {
        let (x, y) = (*pointers, *pointers.add(1));
        let (x_stride, y_stride) = (*strides, *strides.add(1));
        (
            x as *const u8,
            y as *mut u8,
            *dimensions as usize,
            x_stride,
            y_stride,
            &*data.cast::<Loop>(),
        )
    };
    let backend = Backend::current();
    let map = |x: *const u8, y: *mut u8, n: usize| {
        // SAFETY: NumPy's promise, of all elements or some of them.
        unsafe { this.function.map_raw(this.format, backend, x, x_stride, y, y_stride, n) }
    };
    let size = this.format.bits() as isize / 8;
    let threads = THREADS.load(Ordering::Relaxed).min(n / SHARE);
    let contiguous = x_stride == size && y_stride == size;
    // Sharing is for arrays that are one or apart, so that no thread writes what another reads.
    let distance = x.addr().abs_diff(y.addr());
    if threads > 1 && contiguous && (distance == 0 || distance >= n * size as usize) {
        share(Addresses { x, y }, n, threads, size as usize, &map);
    } else if map(x, y, n).is_err() {
        // Arrays that overlap, which NumPy copies before it comes here: one element after the other.
        for i in 0..n as isize {
            let _ = map(x.wrapping_offset(i * x_stride), y.wrapping_offset(i * y_stride), 1);
        }
    }
    // NumPy would warn of flags that the kernels leave; which they are is not specified.
    clear_flags();
}

/// Where two arrays begin.
#[derive(Clone, Copy)]
struct Addresses {
    x: *const u8,
    y: *mut u8,
}

// SAFETY: the threads work on separate parts of the arrays.
unsafe impl Send for Addresses {}

/// Runs equal parts of contiguous arrays on threads, this one among them.
fn share<E>(
    arrays: Addresses,
    n: usize,
    threads: usize,
    size: usize,
    map: &(impl Fn(*const u8, *mut u8, usize) -> Result<(), E> + Sync),
) {
    // Whole cache lines and vectors.
    let part = n.div_ceil(threads).next_multiple_of(64);
    let run = |arrays: Addresses, start: usize| {
        let offset = start * size;
        // The parts are no more alike than the whole, which may be refused for nothing.
        let _ =
            map(arrays.x.wrapping_add(offset), arrays.y.wrapping_add(offset), part.min(n - start));
    };
    let run = &run;
    thread::scope(|scope| {
        for start in (part..n).step_by(part) {
            let work = move || {
                // The whole value, not its fields, which could not go to another thread.
                let arrays: Addresses = arrays;
                run(arrays, start);
            };
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                // No thread to be had: this one does it.
                run(arrays, start);
            }
        }
        run(arrays, 0);
    });
}

unsafe extern "C" {
    /// C's: clears floating-point exception flags.
    safe fn feclearexcept(exceptions: c_int) -> c_int;
}

/// Clears all floating-point exception flags.
fn clear_flags() {
    // Every flag that any processor has; C's library leaves out those that this one hasn't.
    feclearexcept(0x3f);
}

/// Refuses types that have no exact home among halfulp's formats, with advice; leaves the others to NumPy.
///
/// # Safety
/// As NumPy promises: at least one operand, an array.
unsafe extern "C" fn resolve(
    ufunc: *mut PyUFuncObject,
    casting: NPY_CASTING,
    operands: *mut *mut PyArrayObject,
    types: *mut pyo3::ffi::PyObject,
    out: *mut *mut PyArray_Descr,
) -> c_int {
    // SAFETY: NumPy calls with the GIL held.
    Python::attach(|py| {
        // SAFETY: the first operand is an array.
        let operand = unsafe { Bound::from_borrowed_ptr(py, (*operands).cast()) };
        // SAFETY: the ufunc's name is a string that is never freed.
        let name = unsafe { std::ffi::CStr::from_ptr((*ufunc).fields.name) }.to_string_lossy();
        match refuse(&operand, &name) {
            Ok(()) => {
                // SAFETY: NumPy's own arguments.
                unsafe {
                    PY_UFUNC_API
                        .PyUFunc_DefaultTypeResolver(py, ufunc, casting, operands, types, out)
                }
            }
            Err(error) => {
                error.restore(py);
                -1
            }
        }
    })
}

/// An error for numbers that would be rounded on their way into a format.
fn refuse(operand: &Bound<'_, PyAny>, name: &str) -> PyResult<()> {
    let dtype = operand.getattr("dtype")?;
    let kind: String = dtype.getattr("kind")?.extract()?;
    let size: usize = dtype.getattr("itemsize")?.extract()?;
    let wide = match kind.as_str() {
        "f" => size > 4,
        "i" | "u" => size > 2,
        "c" => true,
        _ => false,
    };
    if !wide {
        return Ok(());
    }
    let dtype = dtype.str()?;
    let advice = if kind == "c" {
        "complex numbers are not supported".into()
    } else {
        format!(
            "{dtype} has numbers that none of them holds. To round it first, convert: x.astype(numpy.float32), or \
                 numpy.float32(x) for a single number"
        )
    };
    Err(PyTypeError::new_err(format!(
        "halfulp.{name} is computed in float16, bfloat16 and float32; {advice}"
    )))
}

/// A ufunc with a loop for each of some formats, as NumPy's type of a number.
fn ufunc(
    py: Python<'_>,
    function: Function,
    loops: &[(Format, NPY_TYPES)],
    documentation: &str,
) -> PyResult<Py<PyAny>> {
    // NumPy keeps pointers to all of this.
    let functions: Vec<PyUFuncGenericFunction> = vec![Some(run); loops.len()];
    let data: Vec<*mut c_void> = loops.iter().map(|&(format, _)| data(function, format)).collect();
    let types: Vec<c_char> = loops.iter().flat_map(|&(_, number)| [number as c_char; 2]).collect();
    let text = |text: &str| -> PyResult<*const c_char> { Ok(CString::new(text)?.into_raw()) };
    const NO_IDENTITY: c_int = -1;
    // SAFETY: as many functions, data and pairs of types as said, none of which is ever freed.
    unsafe {
        let made = PY_UFUNC_API.PyUFunc_FromFuncAndData(
            py,
            functions.leak().as_mut_ptr(),
            data.leak().as_mut_ptr(),
            types.leak().as_mut_ptr(),
            loops.len() as c_int,
            1,
            1,
            NO_IDENTITY,
            text(function.name())?,
            text(documentation)?,
            0,
        );
        let object = Bound::from_owned_ptr_or_err(py, made)?;
        (*made.cast::<PyUFuncObject>()).fields.type_resolver = Some(resolve);
        Ok(object.unbind())
    }
}

/// What NumPy hands to the loop; never freed.
fn data(function: Function, format: Format) -> *mut c_void {
    ptr::from_mut(Box::leak(Box::new(Loop { function, format }))).cast()
}

fn documentation(function: Function) -> String {
    format!(
        "{definition}, correctly rounded: the exact value rounded once to the nearest number of the\n\
         format, a tie going to the even significand, for every input, on every processor.\n\n\
         Domain: {domain}; elsewhere the result is NaN.\n\
         Special values: {special}.\n\n\
         float16, float32 and ml_dtypes.bfloat16 keep their type. int8 and bool become float16,\n\
         int16 becomes float32. Wider types raise TypeError: convert them first, which rounds.\n\
         There are no warnings about overflow or invalid arguments.",
        definition = function.definition(),
        domain = function.domain(),
        special = function.special_values(),
    )
}

/// Adds loops for ml_dtypes' bfloat16, whose type number this is, to all ufuncs of a dictionary.
#[pyfunction]
fn register_bfloat16(py: Python<'_>, ufuncs: &Bound<'_, PyDict>, number: c_int) -> PyResult<()> {
    for &function in Function::ALL {
        let Some(ufunc) = ufuncs.get_item(function.name())? else { continue };
        let mut types = [number; 2];
        // SAFETY: a ufunc of this module, with one argument and one result. NumPy copies the types.
        let done = unsafe {
            PY_UFUNC_API.PyUFunc_RegisterLoopForType(
                py,
                ufunc.as_ptr().cast(),
                number,
                Some(run),
                types.as_mut_ptr(),
                data(function, Format::Bf16),
            )
        };
        if done < 0 {
            return Err(PyErr::fetch(py));
        }
    }
    Ok(())
}

/// threads(n=None, /)
/// --
///
/// Let n threads share a large contiguous array; without an argument change nothing. Returns how many did before:
/// 1 unless it was set.
#[pyfunction]
#[pyo3(signature = (n=None, /))]
fn threads(n: Option<usize>) -> PyResult<usize> {
    match n {
        None => Ok(THREADS.load(Ordering::Relaxed)),
        Some(0) => Err(PyValueError::new_err("at least one thread is needed")),
        Some(n) => Ok(THREADS.swap(n, Ordering::Relaxed)),
    }
}

/// backend(name=None, /)
/// --
///
/// Make all later calls use a backend: 'portable', 'scalar', 'avx2' or 'avx512'; without an argument change nothing. Returns
/// the name of the one in use. Every backend gives the same results.
#[pyfunction]
#[pyo3(signature = (name=None, /))]
fn backend(name: Option<&str>) -> PyResult<&'static str> {
    if let Some(name) = name {
        let forced = name.parse::<Backend>().and_then(Backend::force);
        forced.map_err(|error| PyValueError::new_err(format!("{name}: {error}")))?;
    }
    Ok(Backend::current().name())
}

#[pymodule]
fn _halfulp(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let (ufuncs, bits) = (PyDict::new(py), PyDict::new(py));
    for &function in Function::ALL {
        let loops = [(Format::F16, NPY_TYPES::NPY_HALF), (Format::F32, NPY_TYPES::NPY_FLOAT)];
        ufuncs.set_item(function.name(), ufunc(py, function, &loops, &documentation(function))?)?;
        // For bfloat16 without ml_dtypes, as torch's tensors have it: the bits in uint16.
        let loops = [(Format::Bf16, NPY_TYPES::NPY_USHORT)];
        bits.set_item(function.name(), ufunc(py, function, &loops, "The bits of bfloat16.")?)?;
    }
    module.add("ufuncs", ufuncs)?;
    module.add("bfloat16_bits", bits)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(register_bfloat16, module)?)?;
    module.add_function(wrap_pyfunction!(threads, module)?)?;
    module.add_function(wrap_pyfunction!(backend, module)?)?;
    Ok(())
}
