//! The recorder: an arithmetic whose values are nodes of a graph.

use std::ops::{Add, Div, Mul, Neg, Sub};
use std::panic::Location;

use halfulp_kernels::device::DeviceArith;
use halfulp_kernels::{Arith, WideArith};

use crate::graph::{Graph, Id, Op, Table, Type};
use crate::name;

/// A value, a truth value or a cell number of a kernel that is being recorded.
#[derive(Clone, Copy, Debug)]
pub struct Node<'g> {
    graph: &'g Graph,
    /// The node.
    pub id: Id,
}

impl<'g> Node<'g> {
    #[track_caller]
    pub(crate) fn with(self, op: Op, operands: &[Id], ty: Type) -> Self {
        let id = self.graph.node(op, operands, ty);
        self.graph.values(Location::caller(), &[id], operands);
        Node { id, ..self }
    }

    /// A truth value that is a step of an operation, which has no name of its own.
    pub(crate) fn step(self, op: Op, operands: &[Id]) -> Self {
        Node { id: self.graph.node(op, operands, Type::Mask), ..self }
    }
}

/// An f32 (`DOUBLE` is false) or f64 that is being recorded.
#[derive(Clone, Copy, Debug)]
pub struct Value<'g, const DOUBLE: bool>(pub Node<'g>);

/// The binary16 or bfloat16 kernel's arithmetic.
pub type Narrow<'g> = Value<'g, false>;

/// The f32 kernel's arithmetic.
pub type Wide<'g> = Value<'g, true>;

impl<'g, const DOUBLE: bool> Value<'g, DOUBLE> {
    const TYPE: Type = if DOUBLE { Type::F64 } else { Type::F32 };
    const CELL: Type = if DOUBLE { Type::WideCell } else { Type::Cell };

    /// The argument of a function.
    pub fn argument(graph: &'g Graph) -> Self {
        Value(Node { graph, id: graph.node(Op::Argument, &[], Self::TYPE) })
    }

    pub(crate) fn constant(self, bits: u64) -> Self {
        let graph = self.0.graph;
        Value(Node { graph, id: graph.node(Op::Constant(bits), &[], Self::TYPE) })
    }

    #[track_caller]
    pub(crate) fn with(self, op: Op, operands: &[Id]) -> Self {
        Value(self.0.with(op, operands, Self::TYPE))
    }

    /// A function of the prelude.
    #[track_caller]
    pub(crate) fn call(self, function: &'static str, others: &[Self]) -> Self {
        let operands: Vec<Id> = [self].iter().chain(others).map(|value| value.0.id).collect();
        self.with(Op::Call(function, Vec::new()), &operands)
    }

    /// Whether this is a constant other than 0.
    fn is_nonzero(self) -> bool {
        let sign = 1 << if DOUBLE { 63 } else { 31 };
        matches!(self.0.graph.op(self.0.id), Op::Constant(bits) if bits & !sign != 0)
    }

    /// A multiply-add; with a factor of 1, a sum.
    #[track_caller]
    fn fma(self, factor: Self, addend: Self) -> Self {
        let one = if DOUBLE { 1f64.to_bits() } else { 1f32.to_bits().into() };
        if self.0.graph.op(factor.0.id) == Op::Constant(one) {
            return self.with(Op::Add, &[self.0.id, addend.0.id]);
        }
        self.call("fma", &[factor, addend])
    }

    /// Several functions of the prelude, whose results the kernel binds at once.
    #[track_caller]
    fn calls<const N: usize>(
        self,
        functions: [(&'static str, Type); N],
        others: &[Self],
    ) -> [Node<'g>; N] {
        let operands: Vec<Id> = [self].iter().chain(others).map(|value| value.0.id).collect();
        let graph = self.0.graph;
        let ids = functions
            .map(|(function, ty)| graph.node(Op::Call(function, Vec::new()), &operands, ty));
        graph.values(Location::caller(), &ids, &operands);
        ids.map(|id| Node { graph, id })
    }

    /// A polynomial by Horner's rule, the constant coefficient first.
    #[track_caller]
    fn horner(self, coefficients: &[Self]) -> Self {
        if let [only] = coefficients {
            return *only;
        }
        let operands: Vec<Id> =
            [&self].into_iter().chain(coefficients.iter().rev()).map(|value| value.0.id).collect();
        self.with(Op::Polynomial, &operands)
    }

    /// A step of an operation, which has no name of its own.
    pub(crate) fn step(self, op: Op, others: &[Self]) -> Self {
        let operands: Vec<Id> = [self].iter().chain(others).map(|value| value.0.id).collect();
        Value(Node { id: self.0.graph.node(op, &operands, Self::TYPE), ..self.0 })
    }

    /// This and `other`, which the kernel binds at once at `location`.
    pub(crate) fn with_other(
        self,
        location: &'static Location<'static>,
        other: Self,
    ) -> (Self, Self) {
        self.0.graph.values(location, &[self.0.id, other.0.id], &[]);
        (self, other)
    }

    /// The coefficients of a cell of a table, which is turned: a row for each cell.
    pub(crate) fn row(self, cell: Node<'g>, table: Table, count: usize) -> Vec<Self> {
        let graph = self.0.graph;
        let row_type = if DOUBLE { Type::WideRow } else { Type::Row };
        let table = graph.table("polynomials", table);
        let row = graph.node(Op::Row(table), &[cell.id], row_type);
        let coefficient = |d| graph.node(Op::Coefficient(d), &[row], Self::TYPE);
        (0..count).map(|d| Value(Node { graph, id: coefficient(d) })).collect()
    }
}

macro_rules! operator {
    ($Operator:ident $method:ident) => {
        impl<const DOUBLE: bool> $Operator for Value<'_, DOUBLE> {
            type Output = Self;
            #[track_caller]
            fn $method(self, other: Self) -> Self {
                self.with(Op::$Operator, &[self.0.id, other.0.id])
            }
        }
    };
}
operator!(Add add);
operator!(Sub sub);
operator!(Mul mul);
operator!(Div div);

impl<const DOUBLE: bool> Neg for Value<'_, DOUBLE> {
    type Output = Self;
    #[track_caller]
    fn neg(self) -> Self {
        match self.0.graph.op(self.0.id) {
            Op::Constant(bits) => self.constant(bits ^ 1 << if DOUBLE { 63 } else { 31 }),
            _ => self.with(Op::Neg, &[self.0.id]),
        }
    }
}

impl<'g> Arith for Narrow<'g> {
    type Mask = Node<'g>;
    type Cell = Node<'g>;
    const WIDE_TABLES: bool = true;

    fn lit(self, value: f32) -> Self {
        self.constant(value.to_bits().into())
    }
    #[track_caller]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        self.fma(factor, addend)
    }
    #[track_caller]
    fn abs(self) -> Self {
        self.call("abs", &[])
    }
    #[track_caller]
    fn mul_sign(self, sign: Self) -> Self {
        self.call("mul_sign", &[sign])
    }
    #[track_caller]
    fn at_most(self, bound: Self) -> Self {
        self.call(if bound.is_nonzero() { "min" } else { "at_most" }, &[bound])
    }
    #[track_caller]
    fn at_least(self, bound: Self) -> Self {
        self.call(if bound.is_nonzero() { "max" } else { "at_least" }, &[bound])
    }
    #[track_caller]
    fn lt(self, other: Self) -> Node<'g> {
        self.0.with(Op::Less, &[self.0.id, other.0.id], Type::Mask)
    }
    #[track_caller]
    fn select(mask: Node<'g>, then: Self, otherwise: Self) -> Self {
        then.with(Op::Select, &[mask.id, then.0.id, otherwise.0.id])
    }
    #[track_caller]
    fn nearest_int(self, scale: f32) -> (Self, Node<'g>) {
        let functions = [("nearest", Type::F32), ("nearest_cell", Type::Cell)];
        let [value, cell] = self.calls(functions, &[self.lit(scale)]);
        (Value(value), cell)
    }
    #[track_caller]
    fn nearest_power(self, scale: f32, shift: i8) -> (Self, Self) {
        let shift = self.lit(shift.into());
        let functions = [("nearest", Type::F32), ("nearest_power", Type::F32)];
        let [value, power] = self.calls(functions, &[self.lit(scale), shift]);
        (Value(value), Value(power))
    }
    #[track_caller]
    fn binade_cell(self, bits: u32) -> Node<'g> {
        self.0.with(Op::Call("binade_cell", vec![bits as i32]), &[self.0.id], Type::Cell)
    }
    #[track_caller]
    fn floor_cell(self, scale: f32) -> Node<'g> {
        let operands = [self.0.id, self.lit(scale).0.id];
        self.0.with(Op::Call("floor_cell", Vec::new()), &operands, Type::Cell)
    }
    #[track_caller]
    fn remap<const N: usize>(self, cell: Node<'g>, table: &'static [u8; N]) -> Node<'g> {
        let table = self.0.graph.table("map", Table::Integers(table.to_vec()));
        self.0.with(Op::Remap(table), &[cell.id], Type::Cell)
    }
    #[track_caller]
    fn table<const N: usize>(self, cell: Node<'g>, table: &'static [f32; N]) -> Self {
        match table[..] {
            [only] => self.lit(only),
            _ => self.row(cell, Table::Rows32(table.iter().map(|&c| vec![c]).collect()), 1)[0],
        }
    }
    #[track_caller]
    fn polynomial<const N: usize, const C: usize>(
        self,
        cell: Node<'g>,
        coefficients: &'static [[f32; N]; C],
    ) -> Self {
        let c: Vec<Self> = if N == 1 {
            coefficients.iter().map(|c| self.lit(c[0])).collect()
        } else {
            let row = |cell: usize| coefficients.iter().map(|degree| degree[cell]).collect();
            self.row(cell, Table::Rows32((0..N).map(row).collect()), C)
        };
        if let [c0, c1, c2, c3, c4, c5, c6, c7] = c[..] {
            // By pairs, as the trait says.
            let square = self * self;
            let p0 = c1.mul_add(self, c0);
            let p1 = c3.mul_add(self, c2);
            let p2 = c5.mul_add(self, c4);
            let p3 = c7.mul_add(self, c6);
            return p3.mul_add(square, p2).mul_add(square * square, p1.mul_add(square, p0));
        }
        self.horner(&c)
    }
    #[track_caller]
    fn scale2(self, cell: Node<'g>) -> Self {
        self.with(Op::Call("scale2", Vec::new()), &[self.0.id, cell.id])
    }
    #[track_caller]
    fn unscale2(self, cell: Node<'g>) -> Self {
        self.with(Op::Call("unscale2", Vec::new()), &[self.0.id, cell.id])
    }
    #[track_caller]
    fn fraction(self) -> Self {
        self.call("fraction", &[])
    }
    #[track_caller]
    fn scale2_floor(self, exponent: Self, _least: f32) -> Self {
        self.call("scale2_floor", &[exponent])
    }
    #[track_caller]
    fn gradual_add(self, addend: Self) -> Self {
        self.call("gradual_add", &[addend])
    }
    #[track_caller]
    fn gradual_mul(self, factor: Self) -> Self {
        self.call("gradual_mul", &[factor])
    }
    #[track_caller]
    fn gradual_mul_add(self, factor: Self, addend: Self) -> Self {
        self.call("gradual_mul_add", &[factor, addend])
    }
    #[track_caller]
    fn split_exponent(self) -> (Self, Self) {
        let [m, e] = self.calls([("significand", Type::F32), ("exponent", Type::F32)], &[]);
        (Value(m), Value(e))
    }
    #[track_caller]
    fn split_any_exponent(self) -> (Self, Self) {
        let [m, e] = self.calls([("any_significand", Type::F32), ("any_exponent", Type::F32)], &[]);
        (Value(m), Value(e))
    }
    #[track_caller]
    fn binade(self, least: f32, scale: f32) -> (Self, Self) {
        let functions = [("binade_power", Type::F32), ("binade_exponent", Type::F32)];
        let [power, e] = self.calls(functions, &[self.lit(least), self.lit(scale)]);
        (Value(power), Value(e))
    }
    #[track_caller]
    fn normalised(self) -> (Self, Node<'g>) {
        let [n, mask] = self.calls([("normalised", Type::F32), ("is_subnormal", Type::Mask)], &[]);
        (Value(n), mask)
    }
    #[track_caller]
    fn in_log_domain(self, x: Self) -> Self {
        (self + self.lit(-0.0)).call("in_log_domain", &[x])
    }
}

impl DeviceArith for Narrow<'_> {
    #[track_caller]
    fn exp2_approx(self) -> Self {
        self.call("exp2_approx", &[])
    }
}

impl<'g> WideArith for Wide<'g> {
    type Mask = Node<'g>;
    type Cell = Node<'g>;

    // The tests and cells of quick kernels, whose second path a device would have to branch to; recorded are the precise ones.

    fn any(_: Self::Mask) -> bool {
        unreachable!("quick kernels are not recorded")
    }

    fn near_midpoint(self, _: u32) -> Self::Mask {
        unreachable!("quick kernels are not recorded")
    }

    fn split_cells(self) -> (Self, Self, Self, Self::Cell) {
        unreachable!("quick kernels are not recorded")
    }

    fn lit(self, value: f64) -> Self {
        self.constant(value.to_bits())
    }
    #[track_caller]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        self.fma(factor, addend)
    }
    #[track_caller]
    fn abs(self) -> Self {
        self.call("abs", &[])
    }
    #[track_caller]
    fn mul_sign(self, sign: Self) -> Self {
        self.call("mul_sign", &[sign])
    }
    #[track_caller]
    fn at_most(self, bound: f64) -> Self {
        self.call("at_most", &[self.lit(bound)])
    }
    #[track_caller]
    fn at_least(self, bound: f64) -> Self {
        self.call("at_least", &[self.lit(bound)])
    }
    #[track_caller]
    fn lt(self, other: Self) -> Node<'g> {
        self.0.with(Op::Less, &[self.0.id, other.0.id], Type::Mask)
    }
    #[track_caller]
    fn eq(self, other: Self) -> Node<'g> {
        self.0.with(Op::Equal, &[self.0.id, other.0.id], Type::Mask)
    }
    #[track_caller]
    fn select(mask: Node<'g>, then: Self, otherwise: Self) -> Self {
        then.with(Op::Select, &[mask.id, then.0.id, otherwise.0.id])
    }
    #[track_caller]
    fn nearest_int(self, scale: f64) -> (Self, Node<'g>) {
        let functions = [("nearest", Type::F64), ("nearest_cell", Type::WideCell)];
        let [value, cell] = self.calls(functions, &[self.lit(scale)]);
        (Value(value), cell)
    }
    #[track_caller]
    fn binade_cell(self, bits: u32) -> Node<'g> {
        self.0.with(Op::Call("binade_cell", vec![bits as i32]), &[self.0.id], Self::CELL)
    }
    #[track_caller]
    fn table<const N: usize>(self, cell: Node<'g>, table: &'static [f64; N]) -> Self {
        let name = name::table(Location::caller()).unwrap_or("table");
        let table = self.0.graph.table(name, Table::F64(table.to_vec()));
        self.with(Op::Entry(table), &[cell.id])
    }
    #[track_caller]
    fn power(self, cell: Node<'g>, table: &'static [f64; 16]) -> Self {
        let name = name::table(Location::caller()).unwrap_or("power");
        let table = self.0.graph.table(name, Table::F64(table.to_vec()));
        let entry = self.0.graph.node(Op::Entry(table), &[cell.id], Type::F64);
        self.with(Op::Call("scale2_by_16th", Vec::new()), &[entry, cell.id])
    }
    #[track_caller]
    fn split_exponent(self) -> (Self, Self, Self) {
        let functions =
            [("significand", Type::F64), ("inverse_power", Type::F64), ("exponent", Type::F64)];
        let [m, power, e] = self.calls(functions, &[]);
        (Value(m), Value(power), Value(e))
    }
    #[track_caller]
    fn to_odd(self, rest: Self) -> Self {
        self.call("to_odd", &[rest])
    }
    #[track_caller]
    fn with_sign(self, sign: Self) -> Self {
        self.call("with_sign", &[sign])
    }
    #[track_caller]
    fn horner<const C: usize>(self, coefficients: &'static [f64; C]) -> Self {
        let c: Vec<Self> = coefficients.iter().map(|&c| self.lit(c)).collect();
        Value::horner(self, &c)
    }
    #[track_caller]
    fn polynomial<const C: usize>(
        self,
        cell: Node<'g>,
        coefficients: &'static [[f64; 16]; C],
    ) -> Self {
        let row = |cell: usize| coefficients.iter().map(|degree| degree[cell]).collect();
        let c = self.row(cell, Table::Rows64((0..16).map(row).collect()), C);
        Value::horner(self, &c)
    }
}
