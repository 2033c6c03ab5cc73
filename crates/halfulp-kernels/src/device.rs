//! Kernels for devices that have approximate instructions: binary16 by f32 arithmetic and a hardware exponential.
//!
//! What an approximate instruction returns is known only within a bound, the device's *contract*. The forge chooses the
//! constants so that for every input everything within the bound leads to the right result, and `halfulp prove` decides it.
use crate::arith::Arith;
use crate::cells::Cells;
use crate::kernel;
use crate::table::device::{EXP, EXPM1};

/// An f32 arithmetic with approximate instructions.
pub trait DeviceArith: Arith {
    /// 2^`self`, within the contract's bound; subnormal numbers may be taken for 0. 2^-inf is 0, 2^+inf is +inf; a NaN stays
    /// one.
    fn exp2_approx(self) -> Self;
}

/// A function with a kernel for devices.
pub trait Device {
    /// What the kernel looks up.
    type Tables: 'static;

    /// The tables that the forge wrote.
    const TABLES: &'static Self::Tables;

    /// The kernel for binary16, with tables of the caller's choice.
    fn f16_with<A: DeviceArith>(x: A, tables: &'static Self::Tables) -> A;

    /// The kernel for binary16, of the same meaning as [`Narrow::f16`](kernel::Narrow::f16).
    #[inline(always)]
    fn f16<A: DeviceArith>(x: A) -> A {
        Self::f16_with(x, Self::TABLES)
    }
}

/// The constants of a kernel that is a polynomial near 0 and made of 2^(x·log2 e) elsewhere.
#[derive(Debug)]
pub struct Exponential<const C: usize> {
    /// For |x| below this, the polynomial.
    pub near: f32,
    /// Near log2 e, or log2 e − 1.
    pub scale: f32,
    /// What is added to the product, or 0.
    pub bias: f32,
    /// For (e^x − 1)/x.
    pub terms: Cells<1, C, 1>,
}

impl Device for kernel::Exp {
    type Tables = Exponential<3>;
    const TABLES: &'static Self::Tables = &EXP;

    /// 2^(x·log2 e), the product fused with a bias; near 0, 1 + x·p(x).
    #[inline(always)]
    fn f16_with<A: DeviceArith>(x: A, tables: &'static Self::Tables) -> A {
        let far = x.mul_add(x.lit(tables.scale), x.lit(tables.bias)).exp2_approx();
        let near = x.mul_add(tables.terms.evaluate(x), x.lit(1.0));
        A::select(x.abs().lt(x.lit(tables.near)), near, far)
    }
}

impl Device for kernel::Expm1 {
    type Tables = Exponential<6>;
    const TABLES: &'static Self::Tables = &EXPM1;

    /// 2^(x·log2 e) − 1 with x·log2 e = x + x·(log2 e − 1), fused, so that log2 e has two bits more; near 0, x·p(x).
    #[inline(always)]
    fn f16_with<A: DeviceArith>(x: A, tables: &'static Self::Tables) -> A {
        let far = x.mul_add(x.lit(tables.scale), x).exp2_approx() - x.lit(1.0);
        let near = x * tables.terms.evaluate(x);
        A::select(x.abs().lt(x.lit(tables.near)), near, far)
    }
}
