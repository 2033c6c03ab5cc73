//! The entry points of CUDA's driver that a launcher of kernels needs: one device, one context, everything done at once.
//!
//! To try what happens with an older driver, HALFULP_PTX_NEWEST names the newest version of PTX that is taken, such as 8.0.
//!
//! Names, arguments and error codes are those of the CUDA Driver API, 12.x. A message tells what went wrong in detail: `cuGetErrorString` gives the latest.

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::machine::{Geometry, run};
use crate::memory::Memory;
use crate::parse::Module;

const SUCCESS: c_int = 0;
const INVALID_VALUE: c_int = 1;
const INVALID_DEVICE: c_int = 101;
const NO_BINARY_FOR_GPU: c_int = 209;
const INVALID_PTX: c_int = 218;
const UNSUPPORTED_PTX_VERSION: c_int = 222;
const NOT_FOUND: c_int = 500;
const LAUNCH_FAILED: c_int = 719;

/// What kernels are compiled for: compute capability 8.9.
const CAPABILITY: (c_int, c_int) = (8, 9);

const NAME: &CStr = c"PTX on the processor";

struct Loaded {
    module: Module,
    /// The addresses of its globals.
    globals: Vec<u64>,
}

#[derive(Default)]
struct State {
    memory: Memory,
    modules: Vec<Option<Loaded>>,
    /// Kernels by handle: module and name.
    functions: Vec<(usize, String)>,
    error: CString,
}

static STATE: Mutex<Option<State>> = Mutex::new(None);

/// Works on the state; remembers what went wrong.
fn with(work: impl FnOnce(&mut State) -> Result<(), (c_int, String)>) -> c_int {
    let mut guard: MutexGuard<'_, Option<State>> =
        STATE.lock().unwrap_or_else(PoisonError::into_inner);
    let state = guard.get_or_insert_default();
    match work(state) {
        Ok(()) => SUCCESS,
        Err((code, why)) => {
            state.error = CString::new(why).unwrap_or_default();
            code
        }
    }
}

fn invalid(what: &str) -> (c_int, String) {
    (INVALID_VALUE, what.to_owned())
}

/// Handles count from 1: the null pointer is none.
fn handle(index: usize) -> *mut c_void {
    std::ptr::without_provenance_mut(index + 1)
}

fn index(handle: *mut c_void) -> usize {
    handle.addr().wrapping_sub(1)
}

/// Entry points that have nothing to do here, since everything is done at once.
macro_rules! nothing_to_do {
    ($($name:ident($($argument:ident: $kind:ty),*);)*) => {$(
        #[unsafe(no_mangle)]
        extern "C" fn $name($(_: $kind),*) -> c_int {
            SUCCESS
        }
    )*};
}

nothing_to_do! {
    cuInit(flags: c_uint);
    cuDevicePrimaryCtxRelease_v2(device: c_int);
    cuCtxSetCurrent(context: *mut c_void);
    cuCtxSynchronize();
    cuStreamSynchronize(stream: *mut c_void);
    cuStreamWaitEvent(stream: *mut c_void, event: *mut c_void, flags: c_uint);
    cuEventRecord(event: *mut c_void, stream: *mut c_void);
    cuEventSynchronize(event: *mut c_void);
    cuEventDestroy_v2(event: *mut c_void);
}

/// Entry points that hand out a number or a handle: `$name` writes what the block gives.
macro_rules! gives {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $result:ty $body:block)*) => {$(
        /// # Safety
        /// The result is written to `out`.
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name(out: *mut $result, $($argument: $kind),*) -> c_int {
            with(|_state| {
                let give = || -> Result<$result, (c_int, String)> { $body };
                let result = give()?;
                // SAFETY: the caller gives a place for the result.
                unsafe { out.write(result) };
                Ok(())
            })
        }
    )*};
}

gives! {
    cuDriverGetVersion() -> c_int { Ok(12_000) }
    cuDeviceGetCount() -> c_int { Ok(1) }
    cuDeviceGet(ordinal: c_int) -> c_int {
        if ordinal == 0 { Ok(0) } else { Err((INVALID_DEVICE, "there is one device".into())) }
    }
    cuDeviceGetAttribute(attribute: c_int, _device: c_int) -> c_int {
        Ok(match attribute {
            75 => CAPABILITY.0,
            76 => CAPABILITY.1,
            // Memory pools among them.
            _ => 0,
        })
    }
    cuDevicePrimaryCtxRetain(_device: c_int) -> *mut c_void { Ok(handle(0)) }
    cuCtxGetCurrent() -> *mut c_void { Ok(handle(0)) }
    cuEventCreate(_flags: c_uint) -> *mut c_void { Ok(handle(0)) }
}

/// # Safety
/// `name` has place for `len` characters.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetName(name: *mut c_char, len: c_int, _device: c_int) -> c_int {
    let text = NAME.to_bytes_with_nul();
    with(|_| {
        if (len as usize) < text.len() {
            return Err(invalid("the name is longer"));
        }
        // SAFETY: there is place enough, as was seen.
        unsafe { name.copy_from_nonoverlapping(text.as_ptr().cast(), text.len()) };
        Ok(())
    })
}

/// # Safety
/// A pointer is written to `out`, which is good until the next failure.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuGetErrorString(_code: c_int, out: *mut *const c_char) -> c_int {
    with(|state| {
        // SAFETY: the caller gives a place for the pointer.
        unsafe { out.write(state.error.as_ptr()) };
        Ok(())
    })
}

/// A version of PTX from a text that begins with it.
fn version(text: &str) -> Option<(u32, u32)> {
    let (major, minor) = text.split_whitespace().next()?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// Refuses PTX that is newer than `newest`.
fn refuse_newer(ptx: &str, newest: &str) -> Result<(), (c_int, String)> {
    let newest = version(newest).ok_or_else(|| invalid("HALFULP_PTX_NEWEST is no version"))?;
    let own = ptx.lines().find_map(|line| version(line.trim().strip_prefix(".version")?));
    match own {
        Some((major, minor)) if (major, minor) > newest => {
            Err((UNSUPPORTED_PTX_VERSION, format!("PTX {major}.{minor} is too new")))
        }
        _ => Ok(()),
    }
}

/// # Safety
/// `image` is PTX, and ends with a zero; or machine code, an ELF file.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleLoadData(out: *mut *mut c_void, image: *const c_char) -> c_int {
    with(|state| {
        // SAFETY: the caller gives a text with its end, or a file that has a zero somewhere.
        let text = unsafe { CStr::from_ptr(image) }.to_string_lossy();
        if text.starts_with("\x7fELF") {
            return Err((NO_BINARY_FOR_GPU, "machine code can't be interpreted".into()));
        }
        if let Ok(newest) = std::env::var("HALFULP_PTX_NEWEST") {
            refuse_newer(&text, &newest)?;
        }
        let module = Module::parse(&text).map_err(|error| (INVALID_PTX, error.to_string()))?;
        let globals =
            module.globals.iter().map(|bytes| state.memory.allocate(bytes.clone())).collect();
        // SAFETY: the caller gives a place for the handle.
        unsafe { out.write(handle(state.modules.len())) };
        state.modules.push(Some(Loaded { module, globals }));
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuModuleUnload(module: *mut c_void) -> c_int {
    with(|state| match state.modules.get_mut(index(module)).and_then(Option::take) {
        Some(loaded) => {
            for global in loaded.globals {
                state.memory.free(global);
            }
            Ok(())
        }
        None => Err(invalid("no such module")),
    })
}

/// # Safety
/// `name` is a text; a handle is written to `out`.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleGetFunction(
    out: *mut *mut c_void,
    module: *mut c_void,
    name: *const c_char,
) -> c_int {
    with(|state| {
        // SAFETY: the caller gives a text with its end.
        let name = unsafe { CStr::from_ptr(name) }.to_string_lossy();
        let Some(Some(loaded)) = state.modules.get(index(module)) else {
            return Err(invalid("no such module"));
        };
        if !loaded.module.kernels.contains_key(&*name) {
            return Err((NOT_FOUND, format!("no kernel {name}")));
        }
        // SAFETY: the caller gives a place for the handle.
        unsafe { out.write(handle(state.functions.len())) };
        state.functions.push((index(module), name.into_owned()));
        Ok(())
    })
}

/// # Safety
/// An address is written to `out`.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemAlloc_v2(out: *mut u64, len: usize) -> c_int {
    with(|state| {
        // SAFETY: the caller gives a place for the address.
        unsafe { out.write(state.memory.allocate(vec![0; len])) };
        Ok(())
    })
}

#[unsafe(no_mangle)]
extern "C" fn cuMemFree_v2(address: u64) -> c_int {
    with(|state| state.memory.free(address).then_some(()).ok_or_else(|| invalid("no such array")))
}

#[unsafe(no_mangle)]
extern "C" fn cuMemsetD8Async(address: u64, byte: u8, len: usize, _stream: *mut c_void) -> c_int {
    with(|state| {
        let bytes = state.memory.bytes_mut(address, len);
        bytes.ok_or_else(|| invalid("an array is shorter"))?.fill(byte);
        Ok(())
    })
}

/// # Safety
/// `host` has `len` bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemcpyHtoDAsync_v2(
    address: u64,
    host: *const u8,
    len: usize,
    _stream: *mut c_void,
) -> c_int {
    with(|state| {
        let bytes = state.memory.bytes_mut(address, len);
        let bytes = bytes.ok_or_else(|| invalid("an array is shorter"))?;
        // SAFETY: the caller's array is as long, and is not the device's.
        unsafe { host.copy_to_nonoverlapping(bytes.as_mut_ptr(), len) };
        Ok(())
    })
}

/// # Safety
/// `host` has `len` bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemcpyDtoHAsync_v2(
    host: *mut u8,
    address: u64,
    len: usize,
    _stream: *mut c_void,
) -> c_int {
    with(|state| {
        let bytes = state.memory.bytes(address, len);
        let bytes = bytes.ok_or_else(|| invalid("an array is shorter"))?;
        // SAFETY: the caller's array is as long, and is not the device's.
        unsafe { host.copy_from_nonoverlapping(bytes.as_ptr(), len) };
        Ok(())
    })
}

/// # Safety
/// `parameters` points to pointers to the kernel's parameters.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuLaunchKernel(
    function: *mut c_void,
    blocks: c_uint,
    blocks_y: c_uint,
    blocks_z: c_uint,
    threads: c_uint,
    threads_y: c_uint,
    threads_z: c_uint,
    _shared: c_uint,
    _stream: *mut c_void,
    parameters: *mut *mut c_void,
    _extra: *mut *mut c_void,
) -> c_int {
    with(|state| {
        if [blocks_y, blocks_z, threads_y, threads_z] != [1; 4] {
            return Err(invalid("a grid of more than one axis"));
        }
        if !(1..=1024).contains(&threads) || !(1..=0x7fff_ffff).contains(&blocks) {
            return Err(invalid("too many threads or blocks, or none"));
        }
        let Some((module, name)) = state.functions.get(index(function)) else {
            return Err(invalid("no such kernel"));
        };
        let Some(Some(loaded)) = state.modules.get(*module) else {
            return Err(invalid("its module is unloaded"));
        };
        let kernel = &loaded.module.kernels[name];
        let mut values = Vec::new();
        for (i, &size) in kernel.parameters.iter().enumerate() {
            let mut value = [0; 8];
            // SAFETY: there is a pointer for each parameter, to as many bytes as it has.
            unsafe {
                let parameter: *const u8 = parameters.add(i).read().cast_const().cast();
                parameter.copy_to_nonoverlapping(value.as_mut_ptr(), size);
            }
            values.push(u64::from_le_bytes(value));
        }
        run(kernel, &loaded.globals, &values, Geometry { blocks, threads }, &mut state.memory)
            .map_err(|fault| (LAUNCH_FAILED, fault.to_string()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newer_ptx_is_refused() {
        let ptx = "//\n// made by NVRTC\n//\n\n.version 8.4\n.target sm_89\n";
        assert_eq!(refuse_newer(ptx, "8.4"), Ok(()));
        assert_eq!(refuse_newer(ptx, "9.0"), Ok(()));
        for older in ["8.3", "7.8"] {
            assert_eq!(refuse_newer(ptx, older).unwrap_err().0, UNSUPPORTED_PTX_VERSION);
        }
        assert_eq!(refuse_newer(ptx, "new").unwrap_err().0, INVALID_VALUE);
    }

    #[test]
    fn machine_code_is_refused_not_parsed() {
        let mut module = std::ptr::null_mut();
        // SAFETY: the text ends with a zero, and there is a place for the handle.
        let code = unsafe { cuModuleLoadData(&mut module, c"\x7fELF\x02\x01".as_ptr()) };
        assert_eq!(code, NO_BINARY_FOR_GPU);
        assert!(module.is_null());
    }
}
