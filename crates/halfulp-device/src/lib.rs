//! Runs emitted kernels on devices, as an [`Implementation`](halfulp_verify::Implementation) that can be verified.
//!
//! ```no_run
//! use halfulp::{Format, Function, Rounding};
//! use halfulp_device::OpenCl;
//! use halfulp_verify::{Reference, Target, Truth, census};
//!
//! let device = OpenCl::open(0)?;
//! let truth = Truth::embedded()?;
//! let target =
//!     Target { function: Function::Tanh, format: Format::F16, rounding: Rounding::NearestEven };
//! let found = census(&[&device], target, Reference::Truth(&truth), 8, &|_| ())?;
//! assert_eq!(found[0].wrong, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cuda;
mod opencl;
#[cfg(feature = "wgpu")]
mod wgpu;

use std::fmt;

use halfulp_verify::{Target, Unsupported};

pub use cuda::Cuda;
pub use opencl::OpenCl;
#[cfg(feature = "wgpu")]
pub use wgpu::{Forms, Wgpu};

/// Why a device can't be used. The first part is the name of what drives it: OpenCL, CUDA, wgpu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceError {
    /// The system has no such library.
    NoLibrary(&'static str),
    /// There is no device of this number; the names of those there are.
    NoDevice(&'static str, usize, Vec<String>),
    /// Doing what is said failed.
    Failed(&'static str, &'static str, String),
}

impl fmt::Display for DeviceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeviceError::NoLibrary(library) => write!(f, "no {library} is installed"),
            DeviceError::NoDevice(driver, _, names) if names.is_empty() => {
                write!(f, "{driver} finds no device")
            }
            DeviceError::NoDevice(driver, number, names) => {
                write!(f, "{driver} has no device {number}, but")?;
                for (i, name) in names.iter().enumerate() {
                    write!(f, "{} {i}, {name}", if i == 0 { "" } else { ";" })?;
                }
                Ok(())
            }
            DeviceError::Failed(driver, what, why) => {
                write!(f, "{driver} fails to {what}: {}", why.trim())
            }
        }
    }
}

impl std::error::Error for DeviceError {}

/// What a device makes of an expression in its language.
pub trait Expression {
    /// Evaluates it for each of `inputs` and puts the results into `outputs`.
    ///
    /// # Errors
    /// If the device fails.
    ///
    /// # Panics
    /// If there are not as many outputs as inputs.
    fn map(&self, inputs: &[f32], outputs: &mut [f32]) -> Result<(), DeviceError>;
}

/// An expression in `x`; of what is only a name, the call.
fn applied(expression: &str) -> String {
    let mut letters = expression.bytes();
    let is_name = expression != "x"
        && letters.next().is_some_and(|c| c.is_ascii_alphabetic() || c == b'_')
        && letters.all(|c| c.is_ascii_alphanumeric() || c == b'_');
    format!("{expression}{}", if is_name { "(x)" } else { "" })
}

/// What a device lacks for every target that is rounded otherwise.
const ONLY_NEAREST: &str = "emitted kernels have no rounding mode but nearest-even";

/// Runs a target on the device of this name, unless it `lacks` something for it.
fn run_on<E: fmt::Display>(
    name: &str,
    target: Target,
    lacks: Result<Option<&'static str>, E>,
    run: impl FnOnce() -> Result<(), DeviceError>,
) -> Result<(), Unsupported> {
    let reason = match lacks {
        Ok(None) => match run() {
            Ok(()) => return Ok(()),
            Err(error) => error.to_string(),
        },
        Ok(Some(reason)) => reason.to_owned(),
        Err(error) => error.to_string(),
    };
    Err(Unsupported { implementation: name.to_owned(), target, reason })
}

/// Runs `map` on bits in 16-bit numbers.
fn in_16_bits<E>(
    inputs: &[u32],
    outputs: &mut [u32],
    map: impl FnOnce(&[u16], &mut [u16]) -> Result<(), E>,
) -> Result<(), E> {
    let narrow: Vec<u16> = inputs.iter().map(|&bits| bits as u16).collect();
    let mut results = vec![0; inputs.len()];
    map(&narrow, &mut results)?;
    for (output, result) in outputs.iter_mut().zip(results) {
        *output = result.into();
    }
    Ok(())
}
