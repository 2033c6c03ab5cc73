//! What can be verified: anything that turns input bits into output bits.

use std::fmt;

use halfulp::{Backend, Bf16, Design, Element, F16, Format, Function, Rounding};
use halfulp_filter::{Best, Placed, narrow};
use rayon::prelude::*;

use crate::Target;

/// Something that computes functions: a backend of the library, the oracle, a stranger's library. It is run on several
/// threads at once.
pub trait Implementation: Sync {
    /// The name, as in reports.
    fn name(&self) -> &str;

    /// Writes the result for each of `inputs`, bit patterns of the target's format, to `outputs`, which is as long.
    ///
    /// # Errors
    /// If the implementation does not compute the target at all.
    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported>;

    /// As [`run`](Implementation::run), with results in the format `into`, rounded once.
    ///
    /// # Errors
    /// As that, or if the implementation has results in the format of its arguments only.
    fn run_into(
        &self,
        target: Target,
        into: Format,
        inputs: &[u32],
        outputs: &mut [u32],
    ) -> Result<(), Unsupported> {
        if into == target.format {
            return self.run(target, inputs, outputs);
        }
        let reason = "it has results in the format of its arguments only".into();
        Err(Unsupported { implementation: self.name().into(), target, reason })
    }
}

/// The error of an implementation that does not compute a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The implementation's name.
    pub implementation: String,
    /// What it was asked for.
    pub target: Target,
    /// Why it can't.
    pub reason: String,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} does not compute {}: {}", self.implementation, self.target, self.reason)
    }
}

impl std::error::Error for Unsupported {}

/// The library on one of its backends, through its functions over slices.
#[derive(Clone, Copy, Debug)]
pub struct Library(pub Backend);

impl Library {
    /// Writes the odd34 pattern of f(x) for each x of `inputs`, bit patterns of f32, to `outputs`, which is as long.
    ///
    /// # Errors
    /// If the processor lacks the backend.
    pub fn odd34(
        self,
        function: Function,
        inputs: &[u32],
        outputs: &mut [u64],
    ) -> Result<(), halfulp::SliceError> {
        const BLOCK: usize = 1024;
        let mut src = [0.0; BLOCK];
        for (inputs, outputs) in inputs.chunks(BLOCK).zip(outputs.chunks_mut(BLOCK)) {
            let src = &mut src[..inputs.len()];
            for (x, &bits) in src.iter_mut().zip(inputs) {
                *x = f32::from_bits(bits);
            }
            function.map_odd34_on(self.0, src, outputs)?;
        }
        Ok(())
    }

    /// Writes f(x), rounded to the format `to`, for each of `inputs`, bit patterns of the format `from`, to `outputs`, which
    /// is as long.
    ///
    /// # Errors
    /// If the processor lacks the backend.
    pub fn map(
        self,
        (function, rounding): (Function, Rounding),
        (from, inputs): (Format, &[u32]),
        (to, outputs): (Format, &mut [u32]),
    ) -> Result<(), halfulp::SliceError> {
        let what = (self.0, function, rounding);
        match from {
            Format::F16 => map_from::<F16>(what, inputs, to, outputs),
            Format::Bf16 => map_from::<Bf16>(what, inputs, to, outputs),
            Format::F32 => map_from::<f32>(what, inputs, to, outputs),
        }
    }
}

/// The name, as in a sentence.
impl fmt::Display for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the library ({})", self.0)
    }
}

/// What [`Library::map`] runs.
type What = (Backend, Function, Rounding);

fn map_from<T: Number>(
    what: What,
    inputs: &[u32],
    to: Format,
    outputs: &mut [u32],
) -> Result<(), halfulp::SliceError> {
    match to {
        Format::F16 => map_between::<T, F16>(what, inputs, outputs),
        Format::Bf16 => map_between::<T, Bf16>(what, inputs, outputs),
        Format::F32 => map_between::<T, f32>(what, inputs, outputs),
    }
}

fn map_between<T: Number, U: Number>(
    (backend, function, rounding): What,
    inputs: &[u32],
    outputs: &mut [u32],
) -> Result<(), halfulp::SliceError> {
    // Small enough for the stack and the nearest cache.
    const BLOCK: usize = 1024;
    let (mut src, mut dst) = ([T::default(); BLOCK], [U::default(); BLOCK]);
    for (inputs, outputs) in inputs.chunks(BLOCK).zip(outputs.chunks_mut(BLOCK)) {
        let (src, dst) = (&mut src[..inputs.len()], &mut dst[..inputs.len()]);
        for (x, &bits) in src.iter_mut().zip(inputs) {
            *x = T::of_pattern(bits);
        }
        function.map_into_on(backend, src, dst, rounding)?;
        for (output, &y) in outputs.iter_mut().zip(dst.iter()) {
            *output = y.pattern();
        }
    }
    Ok(())
}

/// A number as its bit pattern.
trait Number: Element + Default {
    fn of_pattern(bits: u32) -> Self;
    fn pattern(self) -> u32;
}

macro_rules! number {
    ($Type:ty, $Bits:ty) => {
        impl Number for $Type {
            fn of_pattern(bits: u32) -> Self {
                Self::from_bits(bits as $Bits)
            }
            fn pattern(self) -> u32 {
                self.to_bits().into()
            }
        }
    };
}
number!(F16, u16);
number!(Bf16, u16);
number!(f32, u32);

impl Implementation for Library {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        self.run_into(target, target.format, inputs, outputs)
    }

    fn run_into(
        &self,
        target: Target,
        into: Format,
        inputs: &[u32],
        outputs: &mut [u32],
    ) -> Result<(), Unsupported> {
        let Target { function, format, rounding } = target;
        self.map((function, rounding), (format, inputs), (into, outputs)).map_err(|error| {
            let (implementation, reason) = (self.to_string(), error.to_string());
            Unsupported { implementation, target, reason }
        })
    }
}

/// The library on one of its backends, by a design of f32 kernels.
#[derive(Clone, Debug)]
pub struct Designed {
    backend: Backend,
    design: Design,
    name: String,
}

impl Designed {
    /// The design on the backend.
    pub fn new(backend: Backend, design: Design) -> Self {
        Designed { backend, design, name: format!("{backend} {design}") }
    }
}

impl Implementation for Designed {
    fn name(&self) -> &str {
        &self.name
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        let unsupported = |reason: &dyn fmt::Display| Unsupported {
            implementation: format!("the library ({})", self.name),
            target,
            reason: reason.to_string(),
        };
        if target.format != Format::F32 || target.rounding != Rounding::NearestEven {
            return Err(unsupported(&"designs are for f32, rounded to nearest-even"));
        }
        const BLOCK: usize = 1024;
        let (mut src, mut dst) = ([0f32; BLOCK], [0f32; BLOCK]);
        for (inputs, outputs) in inputs.chunks(BLOCK).zip(outputs.chunks_mut(BLOCK)) {
            let (src, dst) = (&mut src[..inputs.len()], &mut dst[..inputs.len()]);
            for (x, &bits) in src.iter_mut().zip(inputs) {
                *x = f32::from_bits(bits);
            }
            target
                .function
                .map_by(self.design, self.backend, src, dst)
                .map_err(|error| unsupported(&error))?;
            for (output, &y) in outputs.iter_mut().zip(dst.iter()) {
                *output = y.to_bits();
            }
        }
        // What a function lacks is an error even where there is nothing to run.
        target
            .function
            .map_by(self.design, self.backend, &[], &mut [])
            .map_err(|error| unsupported(&error))
    }
}

/// The oracle: the truth itself.
#[derive(Clone, Copy, Debug)]
pub struct Oracle;

impl Implementation for Oracle {
    fn name(&self) -> &str {
        "oracle"
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        self.run_into(target, target.format, inputs, outputs)
    }

    fn run_into(
        &self,
        target: Target,
        into: Format,
        inputs: &[u32],
        outputs: &mut [u32],
    ) -> Result<(), Unsupported> {
        outputs.copy_from_slice(&oracle_into(target, into, inputs, &|_| ()));
        Ok(())
    }
}

/// The filter before the oracle, over the best blocks it was built with: the truth for f32, in time to run every input.
#[derive(Clone, Copy, Debug)]
pub struct Filter;

impl Implementation for Filter {
    fn name(&self) -> &str {
        "filter"
    }

    fn run(&self, target: Target, inputs: &[u32], outputs: &mut [u32]) -> Result<(), Unsupported> {
        let Target { function, format, rounding } = target;
        if format != Format::F32 {
            let (implementation, reason) = ("the filter".into(), "it is for f32 only".into());
            return Err(Unsupported { implementation, target, reason });
        }
        let mut outputs = outputs.iter_mut();
        Placed::for_each::<Best>(function, inputs.iter().copied(), |bits, placed| {
            let odd34 = placed.odd34(function, bits);
            *outputs.next().expect("as many as inputs") = narrow(odd34, format, rounding);
        });
        Ok(())
    }
}

/// The oracle's results, computed on all cores. `progress` is told the numbers of inputs done.
pub(crate) fn oracle(target: Target, inputs: &[u32], progress: &(dyn Fn(u64) + Sync)) -> Vec<u32> {
    oracle_into(target, target.format, inputs, progress)
}

/// As [`oracle`], with results in another format.
fn oracle_into(
    target: Target,
    into: Format,
    inputs: &[u32],
    progress: &(dyn Fn(u64) + Sync),
) -> Vec<u32> {
    /// Few enough for a live progress bar and an even load, many enough to be worth telling.
    const BLOCK: usize = 256;
    let Target { function, format, rounding } = target;
    let block = |inputs: &[u32]| {
        let round = |&x| halfulp_oracle::round(function, format.decode(x), into, rounding);
        let results: Vec<u32> = inputs.iter().map(round).collect();
        progress(inputs.len() as u64);
        results
    };
    inputs.par_chunks(BLOCK).flat_map_iter(block).collect()
}
