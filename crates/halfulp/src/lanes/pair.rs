//! Two values of an arithmetic at a time.

use core::ops::{Add, Div, Mul, Neg, Sub};

use halfulp_kernels::{Arith, WideArith};

/// Two values, each operation done to the one and then to the other.
///
/// A processor that has many operations in flight finds them in this order as it needs them: a chain of
/// dependent operations next to another, not after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair<T>(pub(crate) T, pub(crate) T);

macro_rules! pairwise {
    ($Operator:ident $method:ident) => {
        impl<T: $Operator<Output = T>> $Operator for Pair<T> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Pair(self.0.$method(other.0), self.1.$method(other.1))
            }
        }
    };
}
pairwise!(Add add);
pairwise!(Sub sub);
pairwise!(Mul mul);
pairwise!(Div div);

impl<T: Neg<Output = T>> Neg for Pair<T> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Pair(self.0.neg(), self.1.neg())
    }
}

/// What the traits have alike, for literals of a type.
macro_rules! common_operations {
    ($Literal:ty) => {
        type Mask = Pair<T::Mask>;
        type Cell = Pair<T::Cell>;

        #[inline(always)]
        fn lit(self, value: $Literal) -> Self {
            Pair(self.0.lit(value), self.1.lit(value))
        }

        #[inline(always)]
        fn mul_add(self, factor: Self, addend: Self) -> Self {
            Pair(self.0.mul_add(factor.0, addend.0), self.1.mul_add(factor.1, addend.1))
        }

        #[inline(always)]
        fn abs(self) -> Self {
            Pair(self.0.abs(), self.1.abs())
        }

        #[inline(always)]
        fn mul_sign(self, sign: Self) -> Self {
            Pair(self.0.mul_sign(sign.0), self.1.mul_sign(sign.1))
        }

        #[inline(always)]
        fn select(mask: Self::Mask, then: Self, otherwise: Self) -> Self {
            Pair(T::select(mask.0, then.0, otherwise.0), T::select(mask.1, then.1, otherwise.1))
        }

        #[inline(always)]
        fn binade_cell(self, bits: u32) -> Self::Cell {
            Pair(self.0.binade_cell(bits), self.1.binade_cell(bits))
        }

        #[inline(always)]
        fn table<const N: usize>(self, cell: Self::Cell, table: &'static [$Literal; N]) -> Self {
            Pair(self.0.table(cell.0, table), self.1.table(cell.1, table))
        }
    };
}

/// What [`Arith`] and [`WideArith`] have alike besides.
macro_rules! compare_and_reduce {
    ($Literal:ty) => {
        #[inline(always)]
        fn lt(self, other: Self) -> Self::Mask {
            Pair(self.0.lt(other.0), self.1.lt(other.1))
        }

        #[inline(always)]
        fn nearest_int(self, scale: $Literal) -> (Self, Self::Cell) {
            unzip(Pair(self.0.nearest_int(scale), self.1.nearest_int(scale)))
        }
    };
}

impl<T: Arith> Arith for Pair<T> {
    common_operations!(f32);
    compare_and_reduce!(f32);
    const WIDE_TABLES: bool = T::WIDE_TABLES;

    #[inline(always)]
    fn at_most(self, bound: Self) -> Self {
        Pair(self.0.at_most(bound.0), self.1.at_most(bound.1))
    }

    #[inline(always)]
    fn at_least(self, bound: Self) -> Self {
        Pair(self.0.at_least(bound.0), self.1.at_least(bound.1))
    }

    #[inline(always)]
    fn capped(self, bound: f32) -> Self {
        Pair(self.0.capped(bound), self.1.capped(bound))
    }

    #[inline(always)]
    fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self) {
        unzip(Pair(self.0.nearest_power(scale, shift), self.1.nearest_power(scale, shift)))
    }

    #[inline(always)]
    fn floor_cell(self, scale: f32) -> Self::Cell {
        Pair(self.0.floor_cell(scale), self.1.floor_cell(scale))
    }

    #[inline(always)]
    fn remap<const N: usize>(self, cell: Self::Cell, table: &'static [u8; N]) -> Self::Cell {
        Pair(self.0.remap(cell.0, table), self.1.remap(cell.1, table))
    }

    #[inline(always)]
    fn scale2(self, cell: Self::Cell) -> Self {
        Pair(self.0.scale2(cell.0), self.1.scale2(cell.1))
    }

    #[inline(always)]
    fn unscale2(self, cell: Self::Cell) -> Self {
        Pair(self.0.unscale2(cell.0), self.1.unscale2(cell.1))
    }

    #[inline(always)]
    fn fraction(self) -> Self {
        Pair(self.0.fraction(), self.1.fraction())
    }

    #[inline(always)]
    fn scale2_floor(self, exponent: Self, least: f32) -> Self {
        Pair(self.0.scale2_floor(exponent.0, least), self.1.scale2_floor(exponent.1, least))
    }

    #[inline(always)]
    fn split_exponent(self) -> (Self, Self) {
        unzip(Pair(self.0.split_exponent(), self.1.split_exponent()))
    }

    #[inline(always)]
    fn split_any_exponent(self) -> (Self, Self) {
        unzip(Pair(self.0.split_any_exponent(), self.1.split_any_exponent()))
    }

    #[inline(always)]
    fn binade(self, least: f32, scale: f32) -> (Self, Self) {
        unzip(Pair(self.0.binade(least, scale), self.1.binade(least, scale)))
    }

    #[inline(always)]
    fn normalised(self) -> (Self, Self::Mask) {
        unzip(Pair(self.0.normalised(), self.1.normalised()))
    }

    #[inline(always)]
    fn in_log_domain(self, x: Self) -> Self {
        Pair(self.0.in_log_domain(x.0), self.1.in_log_domain(x.1))
    }
}

impl<T: WideArith> WideArith for Pair<T> {
    common_operations!(f64);
    compare_and_reduce!(f64);
    const SLOW_TABLES: bool = T::SLOW_TABLES;

    #[inline(always)]
    fn with_sign(self, sign: Self) -> Self {
        Pair(self.0.with_sign(sign.0), self.1.with_sign(sign.1))
    }

    #[inline(always)]
    fn at_most(self, bound: f64) -> Self {
        Pair(self.0.at_most(bound), self.1.at_most(bound))
    }

    #[inline(always)]
    fn at_least(self, bound: f64) -> Self {
        Pair(self.0.at_least(bound), self.1.at_least(bound))
    }

    #[inline(always)]
    fn eq(self, other: Self) -> Self::Mask {
        Pair(self.0.eq(other.0), self.1.eq(other.1))
    }

    #[inline(always)]
    fn to_odd(self, rest: Self) -> Self {
        Pair(self.0.to_odd(rest.0), self.1.to_odd(rest.1))
    }

    #[inline(always)]
    fn power(self, cell: Self::Cell, table: &'static [f64; 16]) -> Self {
        Pair(self.0.power(cell.0, table), self.1.power(cell.1, table))
    }

    #[inline(always)]
    fn within(self, bound: f64) -> Self {
        Pair(self.0.within(bound), self.1.within(bound))
    }

    #[inline(always)]
    fn like(self, x: Self) -> Self {
        Pair(self.0.like(x.0), self.1.like(x.1))
    }

    #[inline(always)]
    fn nan_like(self, x: Self) -> Self {
        Pair(self.0.nan_like(x.0), self.1.nan_like(x.1))
    }

    #[inline(always)]
    fn any(mask: Self::Mask) -> bool {
        T::any(mask.0) | T::any(mask.1)
    }

    #[inline(always)]
    fn near_midpoint(self, bits: u32) -> Self::Mask {
        Pair(self.0.near_midpoint(bits), self.1.near_midpoint(bits))
    }

    #[inline(always)]
    fn any_near_midpoint(self, bits: u32) -> bool {
        self.0.either_near_midpoint(self.1, bits)
    }

    #[inline(always)]
    fn split_cells(self) -> (Self, Self, Self, Self::Cell) {
        let (first, second) = (self.0.split_cells(), self.1.split_cells());
        (
            Pair(first.0, second.0),
            Pair(first.1, second.1),
            Pair(first.2, second.2),
            Pair(first.3, second.3),
        )
    }

    #[inline(always)]
    fn with_log_edges(self, argument: Self) -> Self {
        Pair(self.0.with_log_edges(argument.0), self.1.with_log_edges(argument.1))
    }

    #[inline(always)]
    fn split_exponent(self) -> (Self, Self, Self) {
        let (first, second) = (self.0.split_exponent(), self.1.split_exponent());
        (Pair(first.0, second.0), Pair(first.1, second.1), Pair(first.2, second.2))
    }
}

#[inline(always)]
fn unzip<T, U>(pair: Pair<(T, U)>) -> (Pair<T>, Pair<U>) {
    (Pair(pair.0.0, pair.1.0), Pair(pair.0.1, pair.1.1))
}
