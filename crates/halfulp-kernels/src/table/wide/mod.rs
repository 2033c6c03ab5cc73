//! The tables of wide kernels.
pub mod atan;
pub mod erf;
pub mod exp;
pub mod expm1;
pub mod gd;
pub mod gelu;
pub mod gelu_tanh;
pub mod inv_gd;
pub mod log;
pub mod log1p;
pub mod mish;
pub mod sigmoid;
pub mod silu;
pub mod sinh;
pub mod softplus;
pub mod tanh;
