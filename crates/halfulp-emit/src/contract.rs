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

/// Where subnormal numbers may be taken for 0, each time as the device likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flushing {
    /// Nowhere.
    Never,
    /// As operands and results of arithmetic.
    Arithmetic,
    /// Wherever a float is, a reinterpretation of bits included.
    Anywhere,
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
    /// Where subnormal numbers may be taken for 0.
    pub flushing: Flushing,
    /// Whether a product that goes into a sum may be fused with it, though they are two operations.
    pub contracts: bool,
    /// Whether a quotient is rounded correctly, whether 0 has the sign that IEEE 754 says, and infinities and NaN are what it says;
    /// if not, a kernel may use none of these.
    pub is_whole: bool,
    /// How far the hardware's 2^x may be off, in ulp; none if there is no promise.
    pub exp2_ulps: Option<f64>,
}

/// Every contract.
pub const CONTRACTS: &[Contract] = &[
    Contract {
        name: "ptx",
        about: "PTX ISA: fma.rn and so on as IEEE 754 has them, ex2.approx.ftz within 2 ulp of the exact value",
        language: Language::Cuda,
        fusion: Fusion::Fused,
        flushing: Flushing::Never,
        contracts: false,
        is_whole: true,
        exp2_ulps: Some(2.0),
    },
    Contract {
        name: "ptx-rounded",
        about: "the same, ex2.approx.ftz within 2 ulp of the correctly rounded value, as the text of PTX ISA may be read: 2.5 \
                of the exact one",
        language: Language::Cuda,
        fusion: Fusion::Fused,
        flushing: Flushing::Never,
        contracts: false,
        is_whole: true,
        exp2_ulps: Some(2.5),
    },
    Contract {
        name: "opencl",
        about: "OpenCL C, full profile with CL_FP_DENORM: fma as IEEE 754 has it, no contraction",
        language: Language::OpenCl,
        fusion: Fusion::Fused,
        flushing: Flushing::Never,
        contracts: false,
        is_whole: true,
        exp2_ulps: Some(3.0),
    },
    Contract {
        name: "opencl-flush",
        about: "the same without CL_FP_DENORM: subnormal numbers may be flushed",
        language: Language::OpenCl,
        fusion: Fusion::Fused,
        flushing: Flushing::Arithmetic,
        contracts: false,
        is_whole: true,
        exp2_ulps: Some(3.0),
    },
    Contract {
        name: "opencl-embedded",
        about: "OpenCL C, embedded profile with CL_FP_ROUND_TO_NEAREST: subnormal numbers may be flushed, and there need be no \
                infinities and NaN",
        language: Language::OpenCl,
        fusion: Fusion::Either,
        flushing: Flushing::Arithmetic,
        contracts: false,
        is_whole: false,
        exp2_ulps: Some(4.0),
    },
    Contract {
        name: "vulkan",
        about: "Vulkan 1.2, the kernels of WGSL with RoundingModeRTE and NoContraction: fma fused or not, subnormal numbers \
                flushed or not, no correct quotient, sign of 0, infinity or NaN",
        language: Language::Wgsl,
        fusion: Fusion::Either,
        flushing: Flushing::Arithmetic,
        contracts: false,
        is_whole: false,
        exp2_ulps: None,
    },
    Contract {
        name: "wgsl",
        about: "WGSL, assumed to round + - * and fma to nearest and to do operations as written, but: products fused with \
                sums or not; subnormal numbers flushed or not, anywhere; no correct quotient, sign of 0, infinity or NaN",
        language: Language::Wgsl,
        fusion: Fusion::Either,
        flushing: Flushing::Anywhere,
        contracts: true,
        is_whole: false,
        exp2_ulps: None,
    },
];

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
