//! What a device may do: as data.

use std::fmt;

use crate::language::Language;

/// How a multiply-add is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fusion {
    /// Once.
    Fused,
    /// After each operation.
    Unfused,
    /// As the device likes, each time.
    Either,
}

/// What a device promises of f32 arithmetic. All promise that + − × are rounded to nearest, ties to even.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contract {
    /// The name, as on the command line.
    pub name: &'static str,
    /// What it is, and where it is written.
    pub about: &'static str,
    /// The language whose kernels run on such devices.
    pub language: Language,
    /// How multiply-adds are rounded.
    pub fusion: Fusion,
    /// Whether subnormal operands and results may be taken for 0, each time as the device likes.
    pub flushes: bool,
    /// How far the hardware's 2^x may be off, in ulp; none if there is no promise.
    pub exp2_ulps: Option<f64>,
}

/// Every contract.
pub const CONTRACTS: &[Contract] = &[
    Contract {
        name: "ptx",
        about: "PTX ISA: fma.rn and so on as IEEE 754 has them, ex2.approx.ftz within 2 ulp",
        language: Language::Cuda,
        fusion: Fusion::Fused,
        flushes: false,
        exp2_ulps: Some(2.0),
    },
    Contract {
        name: "opencl",
        about: "OpenCL C, full profile with CL_FP_DENORM: fma as IEEE 754 has it, no contraction",
        language: Language::OpenCl,
        fusion: Fusion::Fused,
        flushes: false,
        exp2_ulps: Some(3.0),
    },
    Contract {
        name: "opencl-flush",
        about: "the same without CL_FP_DENORM: subnormal numbers may be flushed",
        language: Language::OpenCl,
        fusion: Fusion::Fused,
        flushes: true,
        exp2_ulps: Some(3.0),
    },
    Contract {
        name: "wgsl",
        about: "WGSL, assumed to round to nearest and to do operations as written: fma fused or not, subnormal numbers \
                flushed or not",
        language: Language::OpenCl,
        fusion: Fusion::Either,
        flushes: true,
        exp2_ulps: None,
    },
];

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
