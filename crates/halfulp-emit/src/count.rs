//! What a kernel costs, before any compiler: its operations, by kind.

use std::collections::BTreeMap;
use std::fmt;

use halfulp::{Format, Function};

use crate::graph::{Id, Node, Op, Recorded};

/// How many operations of each kind a kernel has, each distinct one once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Operations(BTreeMap<&'static str, usize>);

impl Operations {
    /// Those of the kernel over tables of many cells; in f32 those of the precise one.
    ///
    /// ```
    /// use halfulp::{Format, Function};
    /// use halfulp_emit::Operations;
    /// let tanh = Operations::of(Function::Tanh, Format::F16);
    /// assert_eq!(tanh.count("multiply-add"), 2); // a parabola for each cell
    /// assert_eq!(tanh.count("division"), 0);
    /// ```
    pub fn of(function: Function, format: Format) -> Self {
        let (recorded, value, _) = crate::record(function, format);
        Self::reached(&recorded, value)
    }

    /// Those that a value depends on.
    fn reached(recorded: &Recorded, value: Id) -> Self {
        let mut counts = Self::default();
        let mut is_needed = vec![false; recorded.nodes.len()];
        is_needed[value] = true;
        // Operands come before what uses them.
        for (id, node) in recorded.nodes.iter().enumerate().rev() {
            if is_needed[id] {
                node.operands.iter().for_each(|&operand| is_needed[operand] = true);
                counts.add(node);
            }
        }
        counts
    }

    fn add(&mut self, node: &Node) {
        let (kind, count) = match &node.op {
            Op::Argument | Op::Constant(_) | Op::Row(_) => return,
            Op::Add | Op::Sub => ("addition", 1),
            Op::Mul => ("product", 1),
            Op::Div => ("division", 1),
            Op::Neg => ("negation", 1),
            Op::Less | Op::Equal => ("comparison", 1),
            Op::Not | Op::And => ("mask", 1),
            Op::Select => ("selection", 1),
            Op::Entry(_) | Op::Remap(_) | Op::Coefficient(_) => ("look-up", 1),
            Op::Call("fma", _) => ("multiply-add", 1),
            Op::Call(name, _) => (*name, 1),
            Op::Function(_) => ("call", 1),
            // The first operand is the argument.
            Op::Polynomial => ("multiply-add", node.operands.len() - 2),
        };
        *self.0.entry(kind).or_default() += count;
    }

    /// The number of operations of a kind.
    pub fn count(&self, kind: &str) -> usize {
        self.0.get(kind).copied().unwrap_or(0)
    }

    /// The number of all.
    pub fn sum(&self) -> usize {
        self.0.values().sum()
    }
}

/// The sum, then the kinds, the most frequent first.
impl fmt::Display for Operations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut kinds: Vec<_> = self.0.iter().collect();
        kinds.sort_by_key(|&(kind, &count)| (std::cmp::Reverse(count), kind));
        let kinds: Vec<String> =
            kinds.iter().map(|(kind, count)| format!("{kind} ×{count}")).collect();
        write!(f, "{} operations: {}", self.sum(), kinds.join(", "))
    }
}
