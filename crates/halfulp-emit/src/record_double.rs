//! The recorder's double-word arithmetic, of the class f32-fused.

use std::panic::Location;

use halfulp_kernels::DoubleWord;

use crate::graph::{Op, Table, Type};
use crate::record::{Narrow, Node};

/// A fused multiply-add, whether that is fast or not: what a product lost is known by it.
fn fused() -> Op {
    Op::Call("fused", Vec::new())
}

impl<'g> DoubleWord for Narrow<'g> {
    type Mask = Node<'g>;
    type Cell = Node<'g>;

    fn lit(self, value: f32) -> Self {
        self.constant(value.to_bits().into())
    }
    #[track_caller]
    fn mul_add(self, factor: Self, addend: Self) -> Self {
        self.with(fused(), &[self.0.id, factor.0.id, addend.0.id])
    }
    #[track_caller]
    fn exact_product(self, factor: Self) -> (Self, Self) {
        let p = self.step(Op::Mul, &[factor]);
        let e = self.step(fused(), &[factor, p.step(Op::Neg, &[])]);
        p.with_other(Location::caller(), e)
    }
    #[track_caller]
    fn lead(self, slope: Self, constant: Self) -> (Self, Self) {
        let s = self.step(fused(), &[slope, constant]);
        let difference = s.step(Op::Sub, &[constant]);
        let t = self.step(fused(), &[slope, difference.step(Op::Neg, &[])]);
        s.with_other(Location::caller(), t)
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
        let below = self.0.step(Op::Less, &[self.0.id, bound.0.id]);
        self.0.with(Op::Not, &[below.id], Type::Mask)
    }
    #[track_caller]
    fn eq(self, other: Self) -> Node<'g> {
        self.0.with(Op::Equal, &[self.0.id, other.0.id], Type::Mask)
    }
    #[track_caller]
    fn eq_where(self, other: Self, mask: Node<'g>) -> Node<'g> {
        let equal = self.0.step(Op::Equal, &[self.0.id, other.0.id]);
        self.0.with(Op::And, &[mask.id, equal.id], Type::Mask)
    }
    #[track_caller]
    fn except(mask: Node<'g>, exception: Node<'g>) -> Node<'g> {
        let not = mask.step(Op::Not, &[exception.id]);
        mask.with(Op::And, &[mask.id, not.id], Type::Mask)
    }
    #[track_caller]
    fn select(mask: Node<'g>, then: Self, otherwise: Self) -> Self {
        then.with(Op::Select, &[mask.id, then.0.id, otherwise.0.id])
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
    fn table<const N: usize>(self, cell: Node<'g>, table: &'static [f32; N]) -> Self {
        self.row(cell, Table::Rows32(table.iter().map(|&c| vec![c]).collect()), 1)[0]
    }

    // What exponentials take, whose second path is in f64.

    fn nearest_multiple(self, _: f32) -> (Self, Node<'g>) {
        unreachable!("recorded are kernels in f32 alone")
    }
    fn less_product(self, _: Self, _: f32) -> Self {
        unreachable!("recorded are kernels in f32 alone")
    }
    fn power(_: Self, _: Node<'g>, _: &'static [f32; 32]) -> Self {
        unreachable!("recorded are kernels in f32 alone")
    }
}
