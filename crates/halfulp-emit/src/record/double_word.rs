//! The recorder as the arithmetic of double-word kernels: f32, multiply-adds fused.

use halfulp_kernels::DoubleWord;

use super::{Narrow, Node};
use crate::graph::{Op, Table, Type};

impl<'g> Narrow<'g> {
    /// A multiply-add that is rounded once, whatever that costs: other kernels are right either way, this one's exact products are
    /// not.
    #[track_caller]
    fn fused(self, factor: Self, addend: Self) -> Self {
        self.call("fused", &[factor, addend])
    }

    /// What another function that has been printed gives for this argument.
    pub fn by(self, function: String) -> Self {
        self.with(Op::Function(function), &[self.0.id])
    }

    /// `then` where `mask` holds, else this.
    pub fn but(self, mask: Node<'g>, then: Self) -> Self {
        self.with(Op::Select, &[mask.id, then.0.id, self.0.id])
    }
}

impl<'g> DoubleWord for Narrow<'g> {
    type Mask = Node<'g>;
    type Cell = Node<'g>;

    fn lit(self, value: f32) -> Self {
        self.constant(value.to_bits().into())
    }
    #[track_caller]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        self.fused(factor, addend)
    }
    #[track_caller]
    fn exact_product(self, factor: Self) -> (Self, Self) {
        let product = self * factor;
        (product, self.fused(factor, -product))
    }
    #[track_caller]
    fn lead(self, slope: Self, constant: Self) -> (Self, Self) {
        let sum = self.fused(slope, constant);
        (sum, self.fused(slope, -(sum - constant)))
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
    fn at_most(self, bound: f32) -> Self {
        self.call("at_most", &[self.constant(bound.to_bits().into())])
    }
    #[track_caller]
    fn at_least(self, bound: f32) -> Self {
        self.call("at_least", &[self.constant(bound.to_bits().into())])
    }
    #[track_caller]
    fn not_below(self, bound: f32) -> Node<'g> {
        let bound = self.constant(bound.to_bits().into());
        let below = self.0.with(Op::Less, &[self.0.id, bound.0.id], Type::Mask);
        self.0.with(Op::Not, &[below.id], Type::Mask)
    }
    #[track_caller]
    fn eq(self, other: Self) -> Node<'g> {
        self.0.with(Op::Equal, &[self.0.id, other.0.id], Type::Mask)
    }
    #[track_caller]
    fn eq_where(self, other: Self, mask: Node<'g>) -> Node<'g> {
        let equal = DoubleWord::eq(self, other);
        self.0.with(Op::And, &[mask.id, equal.id], Type::Mask)
    }
    #[track_caller]
    fn except(mask: Node<'g>, exception: Node<'g>) -> Node<'g> {
        let not = mask.with(Op::Not, &[exception.id], Type::Mask);
        mask.with(Op::And, &[mask.id, not.id], Type::Mask)
    }
    #[track_caller]
    fn select(mask: Node<'g>, then: Self, otherwise: Self) -> Self {
        otherwise.but(mask, then)
    }
    #[track_caller]
    fn nearest_int(self, scale: f32) -> Node<'g> {
        let scale = self.constant(scale.to_bits().into());
        self.0.with(Op::Call("nearest_cell", Vec::new()), &[self.0.id, scale.0.id], Type::Cell)
    }
    #[track_caller]
    fn binade_cell(self, bits: u32) -> Node<'g> {
        self.0.with(Op::Call("binade_cell", vec![bits as i32]), &[self.0.id], Type::Cell)
    }
    #[track_caller]
    fn table<const N: usize>(self, cell: Node<'g>, table: &'static [f32; N]) -> Self {
        let table = self.0.graph.table("table", Table::F32(table.to_vec()));
        self.with(Op::Entry(table), &[cell.id])
    }

    // What expm1 needs besides: its second path is the wide kernel, so it is of no use where there is no f64.

    fn nearest_multiple(self, _: f32) -> (Self, Node<'g>) {
        unreachable!("only kernels are recorded that are double-word alone")
    }

    fn less_product(self, _: Self, _: f32) -> Self {
        unreachable!("only kernels are recorded that are double-word alone")
    }

    fn power(_: Self, _: Node<'g>, _: &'static [f32; 32]) -> Self {
        unreachable!("only kernels are recorded that are double-word alone")
    }
}
