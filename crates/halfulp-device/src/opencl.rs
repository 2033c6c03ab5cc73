//! OpenCL devices.
//!
//! The system's OpenCL library is loaded when a device is asked for; a program that never asks needs none.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use halfulp::{Design, Format, Function, Rounding};
use halfulp_emit::{Language, emit, has_design, path};
use halfulp_verify::{Implementation, Target, Unsupported};
use opencl3::command_queue::CommandQueue;
use opencl3::context::Context;
use opencl3::device::{CL_DEVICE_TYPE_ALL, Device, cl_device_fp_config, get_all_devices};
use opencl3::error_codes::{ClError, DLOPEN_RUNTIME_LOAD_FAILED};
use opencl3::kernel::{ExecuteKernel, Kernel};
use opencl3::memory::{Buffer, CL_MEM_READ_ONLY, CL_MEM_WRITE_ONLY};
use opencl3::program::Program;
use opencl3::types::CL_BLOCKING;

/// What a device's floating-point arithmetic can do.
const DENORMALS: cl_device_fp_config = 1 << 0;
const ROUND_TO_NEAREST: cl_device_fp_config = 1 << 2;

/// Held by whoever speaks to OpenCL: its functions may be called from several threads, but not every driver bears it.
static TURN: Mutex<()> = Mutex::new(());

fn turn() -> MutexGuard<'static, ()> {
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a device can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceError {
    /// The system has no OpenCL library.
    NoLibrary,
    /// There is no device of this number; the names of those there are.
    NoDevice(usize, Vec<String>),
    /// OpenCL failed, in doing what is said.
    Failed(&'static str, String),
}

impl fmt::Display for DeviceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeviceError::NoLibrary => f.write_str("no OpenCL library is installed"),
            DeviceError::NoDevice(_, names) if names.is_empty() => {
                f.write_str("OpenCL finds no device")
            }
            DeviceError::NoDevice(number, names) => {
                write!(f, "OpenCL has no device {number}; there are")?;
                for (i, name) in names.iter().enumerate() {
                    write!(f, "{} {i}: {name}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            DeviceError::Failed(what, why) => write!(f, "OpenCL fails to {what}: {}", why.trim()),
        }
    }
}

impl std::error::Error for DeviceError {}

fn failed(what: &'static str) -> impl Fn(ClError) -> DeviceError {
    move |error| match error.0 {
        DLOPEN_RUNTIME_LOAD_FAILED => DeviceError::NoLibrary,
        _ => DeviceError::Failed(what, error.to_string()),
    }
}

/// A device of OpenCL, on which the emitted functions run.
#[derive(Debug)]
pub struct OpenCl {
    name: String,
    /// The design of kernels for f32, if it is not the usual one.
    design: Option<Design>,
    device: Device,
    context: Context,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    queue: CommandQueue,
    /// The functions' programs, as far as they have been needed.
    programs: HashMap<Function, Program>,
}

impl OpenCl {
    /// The names of the devices.
    ///
    /// # Errors
    /// If there is no OpenCL library.
    pub fn names() -> Result<Vec<String>, DeviceError> {
        let _turn = turn();
        Ok(devices()?.into_iter().map(|device| name(&device)).collect())
    }

    /// The device of this number, counted from 0.
    ///
    /// # Errors
    /// If there is no such device, or it can't be used.
    pub fn open(number: usize) -> Result<Self, DeviceError> {
        let _turn = turn();
        let devices = devices()?;
        let Some(&device) = devices.get(number) else {
            return Err(DeviceError::NoDevice(number, devices.iter().map(name).collect()));
        };
        let context = Context::from_device(&device).map_err(failed("make a context"))?;
        // The function that replaces this is not in OpenCL 1.2.
        #[allow(deprecated)]
        let queue = CommandQueue::create_default(&context, 0).map_err(failed("make a queue"))?;
        let state = Mutex::new(State { queue, programs: HashMap::new() });
        Ok(OpenCl { name: name(&device), design: None, device, context, state })
    }

    /// The same device with kernels of a design for f32.
    pub fn with_design(self, design: Design) -> Self {
        OpenCl { name: format!("{} {design}", self.name), design: Some(design), ..self }
    }

    /// Whether the kernel for a target computes in double.
    fn needs_double(&self, target: Target) -> bool {
        target.format == Format::F32 && self.design != Some(Design::DoubleWord)
    }

    /// Why the device can't compute a target, if it can't.
    fn lacks(&self, target: Target) -> Result<Option<&'static str>, ClError> {
        let _turn = turn();
        let single = self.device.single_fp_config()?;
        let has = |design| has_design(Language::OpenCl, target.function, design);
        Ok(if self.design.is_some() && target.format != Format::F32 {
            Some("designs are for f32")
        } else if self.design.is_some_and(|design| !has(design)) {
            Some("the function has no kernel of this design for OpenCL")
        } else if target.rounding != Rounding::NearestEven {
            Some("emitted kernels have no rounding mode but nearest-even")
        } else if !self.device.profile()?.starts_with("FULL") || single & ROUND_TO_NEAREST == 0 {
            Some("the device does not round to nearest")
        } else if target.format != Format::F16 && single & DENORMALS == 0 {
            Some("the device has no subnormal floats")
        } else if self.needs_double(target) && self.device.double_fp_config()? == 0 {
            Some("the device has no double")
        } else {
            None
        })
    }

    /// Runs a kernel on arguments of type `T`.
    fn map<T>(&self, target: Target, inputs: &[T], outputs: &mut [T]) -> Result<(), DeviceError> {
        let _turn = turn();
        let State { queue, programs } =
            &mut *self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let Target { function, format, .. } = target;
        let program = match programs.entry(function) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => {
                let source = format!("#define HU_KERNELS\n{}", emit(Language::OpenCl, &[function]));
                let program = Program::create_and_build_from_source(&self.context, &source, "");
                entry.insert(program.map_err(|log| DeviceError::Failed("build the kernels", log))?)
            }
        };
        let path = match self.design {
            None | Some(Design::Wide) => String::new(),
            Some(design) => format!("_{}", path(design)),
        };
        let kernel = Kernel::create(program, &format!("hu_{function}_{format}{path}_kernel"))
            .map_err(failed("make a kernel"))?;
        let mut run = || -> Result<(), ClError> {
            let (context, n) = (&self.context, inputs.len());
            let none = std::ptr::null_mut();
            // SAFETY: no memory of ours is handed over.
            let (mut x, y) = unsafe {
                (
                    Buffer::<T>::create(context, CL_MEM_READ_ONLY, n, none)?,
                    Buffer::<T>::create(context, CL_MEM_WRITE_ONLY, n, none)?,
                )
            };
            // SAFETY: the buffers have n elements, as many as are written, computed and read, of the kernel's type's size;
            // the commands of a queue are carried out in order, and the last one is waited for.
            unsafe {
                queue.enqueue_write_buffer(&mut x, CL_BLOCKING, 0, inputs, &[])?;
                ExecuteKernel::new(&kernel)
                    .set_arg(&x)
                    .set_arg(&y)
                    .set_global_work_size(n)
                    .enqueue_nd_range(queue)?;
                queue.enqueue_read_buffer(&y, CL_BLOCKING, 0, outputs, &[])?;
            }
            Ok(())
        };
        run().map_err(failed("run a kernel"))
    }
}

fn devices() -> Result<Vec<Device>, DeviceError> {
    /// What the library says where no driver is registered.
    const NO_PLATFORM: i32 = -1001;
    match get_all_devices(CL_DEVICE_TYPE_ALL) {
        Ok(ids) => Ok(ids.into_iter().map(Device::new).collect()),
        Err(ClError(NO_PLATFORM)) => Ok(Vec::new()),
        Err(error) => Err(failed("list its devices")(error)),
    }
}

fn name(device: &Device) -> String {
    device.name().unwrap_or_else(|_| "a device without a name".into())
}

impl Implementation for OpenCl {
    fn name(&self) -> &str {
        &self.name
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        let unsupported = |reason: &dyn fmt::Display| Unsupported {
            implementation: self.name.clone(),
            target,
            reason: reason.to_string(),
        };
        if let Some(reason) = self.lacks(target).map_err(|error| unsupported(&error))? {
            return Err(unsupported(&reason));
        }
        if inputs.is_empty() {
            return Ok(());
        }
        if target.format == Format::F32 {
            return self.map(target, inputs, outputs).map_err(|error| unsupported(&error));
        }
        let narrow: Vec<u16> = inputs.iter().map(|&bits| bits as u16).collect();
        let mut results = vec![0u16; inputs.len()];
        self.map(target, &narrow, &mut results).map_err(|error| unsupported(&error))?;
        for (output, result) in outputs.iter_mut().zip(results) {
            *output = result.into();
        }
        Ok(())
    }
}
