//! What runs: the backend that HALFULP_BACKEND, an option or the processor chooses, a device, or the oracle.

use std::fmt;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use halfulp::backend::BackendError;
use halfulp::{Backend, Design, Format, Function, Rounding};
use halfulp_device::{Cuda, Expression, OpenCl};
use halfulp_verify::{Implementation, Library, Oracle, Target};

use crate::command::Failure;

/// The backend that HALFULP_BACKEND names, if it is set.
pub fn forced_backend() -> Result<Option<Backend>, Failure> {
    Backend::from_env().map_err(|error| format!("HALFULP_BACKEND: {error}").into())
}

/// `backend`, if the processor has it.
pub fn available(backend: Backend) -> Result<Backend, BackendError> {
    if backend.is_available() { Ok(backend) } else { Err(BackendError::Unavailable(backend)) }
}

/// The options that choose what computes a function.
#[derive(clap::Args)]
pub struct Source {
    /// Run on this backend instead of the best that the processor has
    #[arg(long, value_parser = names(Backend::ALL, Backend::name))]
    backend: Option<Backend>,
    /// Let the oracle compute: the truth itself, in any format and rounding mode, slowly
    #[arg(long, conflicts_with = "backend")]
    oracle: bool,
}

impl Source {
    /// The implementation chosen, which computes `target`.
    pub fn implementation(&self, target: Target) -> Result<Box<dyn Implementation>, Failure> {
        if self.oracle {
            return Ok(Box::new(Oracle));
        }
        let library = Library(available(self.backend.unwrap_or_else(Backend::current))?);
        library
            .run(target, &[], &mut [])
            .map_err(|error| format!("{error}; with --oracle you get the truth itself"))?;
        Ok(Box::new(library))
    }
}

/// A device, as the command line names it.
#[derive(Clone, Copy)]
pub enum Device {
    /// The device of OpenCL that has this number.
    OpenCl(usize),
    /// The device of CUDA that has this number.
    Cuda(usize),
    /// The device of Vulkan that has this number, for the functions in WGSL; for their strict forms.
    Wgpu(usize, bool),
}

impl Device {
    /// The device, ready to run; in f32 by a design, if that is said.
    pub fn open(self, design: Option<Design>) -> Result<Box<dyn Implementation>, Failure> {
        match (self, design) {
            (Device::OpenCl(number), None) => Ok(Box::new(OpenCl::open(number)?)),
            (Device::OpenCl(number), Some(design)) => {
                Ok(Box::new(OpenCl::open(number)?.by(design)))
            }
            (Device::Cuda(number), None) => Ok(Box::new(Cuda::open(number)?)),
            (Device::Wgpu(number, is_strict), None) => wgpu(number, is_strict),
            (Device::Cuda(_) | Device::Wgpu(..), Some(_)) => {
                Err(format!("{self}: its kernels are of one design").into())
            }
        }
    }

    /// The device's name, and what it makes of an expression.
    pub fn expression(self, expression: &str) -> Result<(String, Box<dyn Expression>), Failure> {
        Ok(match self {
            Device::OpenCl(number) => {
                let device = OpenCl::open(number)?;
                (device.name().to_owned(), Box::new(device.expression(expression)?))
            }
            Device::Cuda(number) => {
                let device = Cuda::open(number)?;
                (device.name().to_owned(), Box::new(device.expression(expression)?))
            }
            Device::Wgpu(..) => return Err("there are no audits of functions of WGSL's".into()),
        })
    }

    /// What its language is called.
    pub const fn language(self) -> &'static str {
        match self {
            Device::OpenCl(_) => "OpenCL",
            Device::Cuda(_) => "CUDA",
            Device::Wgpu(..) => "WGSL",
        }
    }
}

/// As [`device`] parses it.
impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Device::OpenCl(number) => write!(f, "opencl:{number}"),
            Device::Cuda(number) => write!(f, "cuda:{number}"),
            Device::Wgpu(number, false) => write!(f, "wgpu:{number}"),
            Device::Wgpu(number, true) => write!(f, "wgpu-strict:{number}"),
        }
    }
}

#[cfg(feature = "wgpu")]
fn wgpu(number: usize, is_strict: bool) -> Result<Box<dyn Implementation>, Failure> {
    use halfulp_device::{Forms, Wgpu};
    let forms = if is_strict { Forms::Strict } else { Forms::Float };
    Ok(Box::new(Wgpu::open(number, forms)?))
}

#[cfg(not(feature = "wgpu"))]
fn wgpu(_: usize, _: bool) -> Result<Box<dyn Implementation>, Failure> {
    Err("--device wgpu: this command was built without it; `cargo install --path crates/halfulp-cli --features wgpu` builds it with it".into())
}

/// A parser of a device's name.
pub fn device() -> impl TypedValueParser<Value = Device> {
    clap::builder::StringValueParser::new().try_map(|text| {
        let (kind, number) = text.split_once(':').unwrap_or((&text, "0"));
        match (kind, number.parse()) {
            ("opencl", Ok(number)) => Ok(Device::OpenCl(number)),
            ("cuda", Ok(number)) => Ok(Device::Cuda(number)),
            ("wgpu", Ok(number)) => Ok(Device::Wgpu(number, false)),
            ("wgpu-strict", Ok(number)) => Ok(Device::Wgpu(number, true)),
            _ => Err(
                "a device is written as opencl, cuda, wgpu or wgpu-strict, or with its number, opencl:N",
            ),
        }
    })
}

/// The formats that truth and tables are made for at a time.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Formats {
    /// Every format of 16 bits
    #[value(name = "16-bit")]
    SixteenBit,
    /// f32
    F32,
}

/// A rounding mode, or odd34, which implies every one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// To a number of a format.
    To(Rounding),
    /// To odd, in a format with two more bits of fraction than f32.
    Odd34,
}

impl Mode {
    const ALL: &[Mode] = &[
        Mode::To(Rounding::NearestEven),
        Mode::To(Rounding::NearestAway),
        Mode::To(Rounding::TowardZero),
        Mode::To(Rounding::Up),
        Mode::To(Rounding::Down),
        Mode::Odd34,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::To(rounding) => rounding.name(),
            Mode::Odd34 => "odd34",
        }
    }
}

/// A parser of one of `values` by its name.
pub fn names<T: Copy + Send + Sync + 'static>(
    values: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(values.iter().map(|&value| name(value))).map(move |found| {
        *values.iter().find(|&&value| name(value) == found).expect("one of the possible values")
    })
}

/// A parser of a function's name.
pub fn function() -> impl TypedValueParser<Value = Function> {
    names(Function::ALL, Function::name)
}

/// A parser of a format's name.
pub fn format() -> impl TypedValueParser<Value = Format> {
    names(Format::ALL, Format::name)
}

/// A parser of a rounding mode's name.
pub fn rounding() -> impl TypedValueParser<Value = Rounding> {
    names(Rounding::ALL, Rounding::name)
}

/// A parser of a rounding mode's name, or odd34.
pub fn mode() -> impl TypedValueParser<Value = Mode> {
    names(Mode::ALL, Mode::name)
}
