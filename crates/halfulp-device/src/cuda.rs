//! CUDA devices.
//!
//! The driver and NVRTC, the compiler at run time, are loaded when a device is asked for; a program that never asks
//! needs none.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ffi::CString;
use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::{
    CudaContext, CudaFunction, CudaModule, CudaStream, DeviceRepr, DriverError, LaunchConfig,
    PushKernelArg, ValidAsZeroBits, sys,
};
use cudarc::nvrtc::result::NvrtcError;
use cudarc::nvrtc::{self, CompileError, CompileOptions, Ptx, compile_ptx_with_opts};
use halfulp::{Format, Function, Rounding};
use halfulp_emit::{Language, emit};
use halfulp_verify::{Implementation, Target, Unsupported};

use crate::{DeviceError, Expression, ONLY_NEAREST, applied, in_16_bits, run_on};

const CUDA: &str = "CUDA";

/// Threads of a block.
const BLOCK: u32 = 256;

fn reason(error: DriverError) -> String {
    match error.error_string() {
        Ok(why) => why.to_string_lossy().into_owned(),
        Err(_) => format!("{:?}", error.0),
    }
}

fn failed(what: &'static str) -> impl Fn(DriverError) -> DeviceError {
    move |error| DeviceError::Failed(CUDA, what, reason(error))
}

/// A device of CUDA, on which the emitted functions run: a thread for each input.
#[derive(Debug)]
pub struct Cuda {
    name: String,
    context: Arc<CudaContext>,
    stream: Arc<CudaStream>,
    /// The functions' programs, as far as they have been needed.
    programs: Mutex<HashMap<Function, Arc<CudaModule>>>,
}

impl Cuda {
    /// The names of the devices.
    ///
    /// # Errors
    /// If there is no driver, or it fails.
    pub fn names() -> Result<Vec<String>, DeviceError> {
        // SAFETY: loading the driver's library runs NVIDIA's code only.
        if !unsafe { sys::is_culib_present() } {
            return Err(DeviceError::NoLibrary("CUDA driver"));
        }
        let count = match CudaContext::device_count() {
            Ok(count) => count,
            Err(DriverError(sys::CUresult::CUDA_ERROR_NO_DEVICE)) => 0,
            Err(error) => return Err(failed("list its devices")(error)),
        };
        (0..count)
            .map(cudarc::driver::result::device::get)
            .map(|device| cudarc::driver::result::device::get_name(device?))
            .collect::<Result<_, _>>()
            .map_err(failed("name its devices"))
    }

    /// The device of this number, counted from 0.
    ///
    /// # Errors
    /// If there is no such device, or it can't be used.
    pub fn open(number: usize) -> Result<Self, DeviceError> {
        let names = Cuda::names()?;
        let Some(name) = names.get(number).cloned() else {
            return Err(DeviceError::NoDevice(CUDA, number, names));
        };
        // SAFETY: as above.
        if !unsafe { cudarc::nvrtc::sys::is_culib_present() } {
            return Err(DeviceError::NoLibrary("NVRTC, CUDA's compiler at run time,"));
        }
        let context = CudaContext::new(number).map_err(failed("make a context"))?;
        let stream = context.default_stream();
        Ok(Cuda { name, context, stream, programs: Mutex::default() })
    }

    /// The program of this source.
    fn compile(&self, source: &str) -> Result<Arc<CudaModule>, DeviceError> {
        let (major, minor) =
            self.context.compute_capability().map_err(failed("tell its architecture"))?;
        let load = |image| self.context.load_module(image);
        match load(ptx(source, major, minor)?) {
            // NVRTC is newer than the driver, which may take its machine code all the same: within one major version.
            Err(DriverError(sys::CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION)) => {
                let cubin = cubin(source, major, minor)
                    .map_err(|error| driver_too_old(&format!("{:?}", error.0)))?;
                load(cubin).map_err(|error| driver_too_old(&reason(error)))
            }
            loaded => loaded.map_err(failed("load the kernels")),
        }
    }

    /// The kernel of an emitted function.
    fn kernel(&self, function: Function, format: Format) -> Result<CudaFunction, DeviceError> {
        let mut programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        let program = match programs.entry(function) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(self.compile(&kernels(function))?),
        };
        program
            .load_function(&format!("hu_{function}_{format}_kernel"))
            .map_err(failed("find a kernel"))
    }

    /// An expression of CUDA C++ in `x`, a float, such as `__expf(x)`, compiled as NVRTC does without options; or a function, if
    /// it is only a name.
    ///
    /// # Errors
    /// If the compiler refuses it.
    pub fn expression(self, expression: &str) -> Result<impl Expression + use<>, DeviceError> {
        let source = format!(
            "extern \"C\" __global__ void own(const float *source, float *destination, unsigned n) {{\n\
             \x20   const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;\n\
             \x20   if (i < n) {{\n\
             \x20       const float x = source[i];\n\
             \x20       destination[i] = {}\n;\n\
             \x20   }}\n\
             }}\n",
            applied(expression)
        );
        let kernel =
            self.compile(&source)?.load_function("own").map_err(failed("find a kernel"))?;
        Ok(Compiled { device: self, kernel })
    }

    /// Runs a kernel on arguments of type `T`.
    fn map<T: DeviceRepr + ValidAsZeroBits>(
        &self,
        kernel: &CudaFunction,
        inputs: &[T],
        outputs: &mut [T],
    ) -> Result<(), DeviceError> {
        let Ok(n) = u32::try_from(inputs.len()) else {
            unreachable!("no format has more than 2^32 numbers, which are run in blocks");
        };
        if n == 0 {
            return Ok(());
        }
        let stream = &self.stream;
        let mut run = || -> Result<(), DriverError> {
            let x = stream.clone_htod(inputs)?;
            let mut y = stream.alloc_zeros::<T>(outputs.len())?;
            let grid = LaunchConfig {
                grid_dim: (n.div_ceil(BLOCK), 1, 1),
                block_dim: (BLOCK, 1, 1),
                shared_mem_bytes: 0,
            };
            // SAFETY: the kernel reads n elements of x and writes n of y, which have as many, of its own type's size.
            unsafe { stream.launch_builder(kernel).arg(&x).arg(&mut y).arg(&n).launch(grid)? };
            stream.memcpy_dtoh(&y, outputs)?;
            stream.synchronize()
        };
        run().map_err(failed("run a kernel"))
    }
}

/// An expression, compiled for a device.
#[derive(Debug)]
struct Compiled {
    device: Cuda,
    kernel: CudaFunction,
}

impl Expression for Compiled {
    fn map(&self, inputs: &[f32], outputs: &mut [f32]) -> Result<(), DeviceError> {
        assert_eq!(inputs.len(), outputs.len(), "as many outputs as inputs");
        self.device.map(&self.kernel, inputs, outputs)
    }
}

/// The program that has a function's kernels.
fn kernels(function: Function) -> String {
    format!("#define HU_BITS_ONLY\n#define HU_KERNELS\n{}", emit(Language::Cuda, &[function]))
}

/// What NVRTC makes of a program for an architecture.
fn ptx(source: &str, major: i32, minor: i32) -> Result<Ptx, DeviceError> {
    let options = CompileOptions {
        options: vec![format!("--gpu-architecture=compute_{major}{minor}")],
        ..CompileOptions::default()
    };
    compile_ptx_with_opts(source, options).map_err(|error| {
        let why = match error {
            CompileError::CompileError { log, .. } => log.to_string_lossy().into_owned(),
            error => format!("{error:?}"),
        };
        DeviceError::Failed(CUDA, "compile it", why)
    })
}

/// What NVRTC makes of a program for an architecture alone: machine code.
fn cubin(source: &str, major: i32, minor: i32) -> Result<Ptx, NvrtcError> {
    let source = CString::new(source).expect("NVRTC has made PTX of it");
    let option = format!("--gpu-architecture=sm_{major}{minor}");
    let program = nvrtc::result::create_program(&source, None)?;
    // SAFETY: the program has been created.
    let compiled = unsafe { nvrtc::result::compile_program(program, &[option]) };
    let image = compiled.and_then(|()| {
        let mut size = 0;
        // SAFETY: the program is compiled, and there is a place for the size.
        unsafe { nvrtc::sys::nvrtcGetCUBINSize(program, &mut size) }.result()?;
        let mut image = vec![0u8; size];
        // SAFETY: the program is compiled, and there is place for as many bytes as it says.
        unsafe { nvrtc::sys::nvrtcGetCUBIN(program, image.as_mut_ptr().cast()) }.result()?;
        Ok(Ptx::from_binary(image))
    });
    // SAFETY: the program has been created, and is used no more.
    unsafe { nvrtc::result::destroy_program(program) }?;
    image
}

/// Says of which versions NVRTC and the driver are, why machine code did not help, and what to do.
fn driver_too_old(why: &str) -> DeviceError {
    let (mut major, mut minor, mut driver) = (0, 0, 0);
    // SAFETY: there are places for the numbers; they stay 0 if there is none.
    let _ = unsafe { nvrtc::sys::nvrtcVersion(&mut major, &mut minor) };
    // SAFETY: as above.
    let _ = unsafe { sys::cuDriverGetVersion(&mut driver) };
    let driver = format!("{}.{}", driver / 1000, driver % 1000 / 10);
    let why = format!(
        "NVRTC is of CUDA {major}.{minor}, the driver of CUDA {driver}, which does not take its PTX; machine code did not help \
         ({why}); install a newer driver, or NVRTC of CUDA {driver}"
    );
    DeviceError::Failed(CUDA, "load the kernels", why)
}

impl Implementation for Cuda {
    fn name(&self) -> &str {
        &self.name
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        let lacks = (target.rounding != Rounding::NearestEven).then_some(ONLY_NEAREST);
        run_on(&self.name, target, Ok::<_, DeviceError>(lacks), || {
            let kernel = self.kernel(target.function, target.format)?;
            if target.format == Format::F32 {
                self.map(&kernel, inputs, outputs)
            } else {
                in_16_bits(inputs, outputs, |x, y| self.map(&kernel, x, y))
            }
        })
    }
}
