//! OpenCL devices.
//!
//! The system's OpenCL library is loaded when a device is asked for; a program that never asks needs none.

mod expression;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

use halfulp::{Design, Format, Function, Rounding};
use halfulp_emit::{Language, emit, name_of};
use halfulp_verify::{Implementation, Target, Unsupported};
use opencl3::command_queue::CommandQueue;
use opencl3::context::Context;
use opencl3::device::{CL_DEVICE_TYPE_ALL, Device, cl_device_fp_config, get_all_devices};
use opencl3::error_codes::{ClError, DLOPEN_RUNTIME_LOAD_FAILED};
use opencl3::kernel::{ExecuteKernel, Kernel};
use opencl3::memory::{Buffer, CL_MEM_READ_ONLY, CL_MEM_WRITE_ONLY};
use opencl3::program::Program;
use opencl3::types::CL_BLOCKING;

use crate::{DeviceError, ONLY_NEAREST, in_16_bits, run_on};

/// What a device's floating-point arithmetic can do.
const DENORMALS: cl_device_fp_config = 1 << 0;
const ROUND_TO_NEAREST: cl_device_fp_config = 1 << 2;

/// Held by whoever speaks to OpenCL: its functions may be called from several threads, but not every driver bears it.
static TURN: Mutex<()> = Mutex::new(());

fn turn() -> MutexGuard<'static, ()> {
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn failed(what: &'static str) -> impl Fn(ClError) -> DeviceError {
    move |error| match error.0 {
        DLOPEN_RUNTIME_LOAD_FAILED => DeviceError::NoLibrary("OpenCL library"),
        _ => DeviceError::Failed("OpenCL", what, error.to_string()),
    }
}

/// A device of OpenCL, on which the emitted functions run.
#[derive(Debug)]
pub struct OpenCl {
    name: String,
    design: Design,
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
            return Err(DeviceError::NoDevice(
                "OpenCL",
                number,
                devices.iter().map(name).collect(),
            ));
        };
        let context = Context::from_device(&device).map_err(failed("make a context"))?;
        // The function that replaces this is not in OpenCL 1.2.
        #[allow(deprecated)]
        let queue = CommandQueue::create_default(&context, 0).map_err(failed("make a queue"))?;
        let state = Mutex::new(State { queue, programs: HashMap::new() });
        Ok(OpenCl { name: name(&device), design: Design::Wide, device, context, state })
    }

    /// The same, computing in f32 by a design.
    #[must_use]
    pub fn by(mut self, design: Design) -> Self {
        self.name = format!("{}, {design}", self.name);
        self.design = design;
        self
    }

    /// The name of the function that computes a target, if there is one.
    fn function(&self, Target { function, format, .. }: Target) -> Option<String> {
        match (format, self.design) {
            (Format::F32, design) => name_of(Language::OpenCl, function, design),
            (_, Design::Wide) => Some(format!("hu_{function}_{format}")),
            _ => None,
        }
    }

    /// Why the device can't compute a target, if it can't.
    fn lacks(&self, target: Target) -> Result<Option<&'static str>, ClError> {
        let _turn = turn();
        let single = self.device.single_fp_config()?;
        Ok(if self.function(target).is_none() {
            Some("no kernel of this design is emitted")
        } else if target.rounding != Rounding::NearestEven {
            Some(ONLY_NEAREST)
        } else if !self.device.profile()?.starts_with("FULL") || single & ROUND_TO_NEAREST == 0 {
            Some("the device does not round to nearest")
        } else if target.format != Format::F16 && single & DENORMALS == 0 {
            Some("the device has no subnormal floats")
        } else if target.format == Format::F32
            && self.design != Design::DoubleWord
            && self.device.double_fp_config()? == 0
        {
            Some("the device has no double")
        } else {
            None
        })
    }

    /// Runs a kernel on arguments of type `T`.
    fn map<T>(&self, target: Target, inputs: &[T], outputs: &mut [T]) -> Result<(), DeviceError> {
        if inputs.is_empty() {
            return Ok(());
        }
        let _turn = turn();
        let State { queue, programs } =
            &mut *self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let Target { function, .. } = target;
        let program = match programs.entry(function) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => {
                let source = format!("#define HU_KERNELS\n{}", emit(Language::OpenCl, &[function]));
                let program = Program::create_and_build_from_source(&self.context, &source, "");
                entry.insert(
                    program
                        .map_err(|log| DeviceError::Failed("OpenCL", "build the kernels", log))?,
                )
            }
        };
        let name = self.function(target).unwrap_or_default();
        let kernel =
            Kernel::create(program, &format!("{name}_kernel")).map_err(failed("make a kernel"))?;
        launch(&self.context, queue, &kernel, inputs, outputs)
    }
}

/// Runs a kernel of a source and a destination, of equally many elements of a type of `T`'s size, one at least.
fn launch<T>(
    context: &Context,
    queue: &CommandQueue,
    kernel: &Kernel,
    inputs: &[T],
    outputs: &mut [T],
) -> Result<(), DeviceError> {
    let mut run = || -> Result<(), ClError> {
        let (n, none) = (inputs.len(), std::ptr::null_mut());
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
            ExecuteKernel::new(kernel)
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
        run_on(&self.name, target, self.lacks(target), || {
            if target.format == Format::F32 {
                self.map(target, inputs, outputs)
            } else {
                in_16_bits(inputs, outputs, |x, y| self.map(target, x, y))
            }
        })
    }
}
