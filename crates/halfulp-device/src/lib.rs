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

mod opencl;
#[cfg(feature = "wgpu")]
mod wgpu;

pub use opencl::{DeviceError, OpenCl};
#[cfg(feature = "wgpu")]
pub use wgpu::{Forms, Wgpu, WgpuError};
