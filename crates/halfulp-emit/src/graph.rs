//! What a kernel computes, as a graph of operations: each distinct operation once.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::panic::Location;

use crate::name::{self, Statement};

/// A node's number; operands have lower numbers than what uses them.
pub type Id = usize;

/// What a node's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// An f32.
    F32,
    /// An f64.
    F64,
    /// A truth value.
    Mask,
    /// The number of a cell, of 32 bits.
    Cell,
    /// The number of a cell, of 64 bits.
    WideCell,
    /// The f32 coefficients of one cell's polynomial: a row of a table.
    Row,
    /// The same in f64.
    WideRow,
}

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// The argument of the function.
    Argument,
    /// A constant, by its bits.
    Constant(u64),
    /// The sum.
    Add,
    /// The difference.
    Sub,
    /// The product.
    Mul,
    /// The quotient.
    Div,
    /// The negation.
    Neg,
    /// Whether the first operand is less than the second.
    Less,
    /// Whether both operands are equal.
    Equal,
    /// Whether both operands hold.
    And,
    /// Whether the operand does not hold.
    Not,
    /// The second operand where the first holds, else the third.
    Select,
    /// A function of the prelude, with its integer parameters.
    Call(&'static str, Vec<i32>),
    /// An entry of a table of constants.
    Entry(usize),
    /// An entry of a table of small integers.
    Remap(usize),
    /// A row of a table of polynomials.
    Row(usize),
    /// A coefficient of a row.
    Coefficient(usize),
    /// The polynomial of the first operand; the others are its coefficients, the leading one first.
    Polynomial,
}

/// A node: an operation and its operands.
#[derive(Clone, Debug)]
pub struct Node {
    /// The operation.
    pub op: Op,
    /// The operands.
    pub operands: Vec<Id>,
    /// What the value is.
    pub ty: Type,
    /// The name that the kernel gives it.
    pub name: Option<&'static str>,
    /// The name by which the kernel speaks of it.
    pub alias: Option<&'static str>,
}

/// A table of constants.
#[derive(Clone, Debug, PartialEq)]
pub enum Table {
    /// Small integers.
    Integers(Vec<u8>),
    /// f64 constants.
    F64(Vec<f64>),
    /// Rows of f32 coefficients.
    Rows32(Vec<Vec<f32>>),
    /// Rows of f64 coefficients.
    Rows64(Vec<Vec<f64>>),
}

#[derive(Debug, Default)]
struct Inner {
    nodes: Vec<Node>,
    known: HashMap<(Op, Vec<Id>, Type), Id>,
    tables: Vec<(String, Table)>,
    /// The runs of statements that may not have ended.
    open: BTreeMap<Statement, Run>,
}

/// A run of a statement that binds a value.
#[derive(Debug, Default)]
struct Run {
    /// The operations that have been, by their lines and columns.
    met: Vec<(u32, u32)>,
    /// The values of the last one.
    last: Vec<Id>,
}

/// A graph that is being recorded.
#[derive(Debug, Default)]
pub struct Graph(RefCell<Inner>);

/// A graph that has been recorded.
#[derive(Debug)]
pub struct Recorded {
    /// The nodes.
    pub nodes: Vec<Node>,
    /// The tables, each with what the kernel calls it.
    pub tables: Vec<(String, Table)>,
}

impl Graph {
    /// The node of an operation: the one there is, if any.
    pub fn node(&self, op: Op, operands: &[Id], ty: Type) -> Id {
        let inner = &mut *self.0.borrow_mut();
        let key = (op, operands.to_vec(), ty);
        if let Some(&id) = inner.known.get(&key) {
            return id;
        }
        let id = inner.nodes.len();
        let (op, operands, ty) = key.clone();
        inner.nodes.push(Node { op, operands, ty, name: None, alias: None });
        inner.known.insert(key, id);
        id
    }

    /// The number of a table; the one there is, if any.
    pub fn table(&self, name: &str, table: Table) -> usize {
        let tables = &mut self.0.borrow_mut().tables;
        tables.iter().position(|(_, known)| *known == table).unwrap_or_else(|| {
            tables.push((name.to_owned(), table));
            tables.len() - 1
        })
    }

    /// Tells that the operation at `location` of a kernel's source gave these values; if it is the outermost of what a `let`
    /// binds, they take the names of that; and what
    /// the source calls its operands.
    pub fn values(&self, location: &'static Location<'static>, ids: &[Id], operands: &[Id]) {
        for (&id, name) in operands.iter().zip(name::operands(location)) {
            let node = &mut self.0.borrow_mut().nodes[id];
            node.alias = node.alias.or(name.filter(|&name| is_telling(name)));
        }
        let Some(statement) = name::statement(location) else { return };
        let inner = &mut *self.0.borrow_mut();
        let at = (location.line(), location.column());
        let run = inner.open.entry(statement.clone()).or_default();
        // No operation is met twice in one run of a statement.
        let done = if run.met.contains(&at) { std::mem::take(run) } else { Run::default() };
        run.met.push(at);
        run.last = ids.to_vec();
        inner.give_names(&statement, &done.last);
    }

    /// The operation of a node.
    pub fn op(&self, id: Id) -> Op {
        self.0.borrow().nodes[id].op.clone()
    }

    /// The graph, when the kernel has run.
    pub fn finish(self) -> Recorded {
        let mut inner = self.0.into_inner();
        let open = std::mem::take(&mut inner.open);
        for (statement, run) in open {
            inner.give_names(&statement, &run.last);
        }
        Recorded { nodes: inner.nodes, tables: inner.tables }
    }
}

/// Whether a name says more than that it is a value: `x` is the function's argument, too.
fn is_telling(name: &str) -> bool {
    !matches!(name, "_" | "x" | "self" | "argument")
}

impl Recorded {
    /// The same with rows that are looked up by a number that is looked up itself, as rows of a longer table: one look-up.
    pub fn flattened(mut self) -> Self {
        for id in 0..self.nodes.len() {
            let Node { op: Op::Row(rows), ref operands, .. } = self.nodes[id] else { continue };
            let Node { op: Op::Remap(map), operands: ref cell, .. } = self.nodes[operands[0]]
            else {
                continue;
            };
            let (name, rows) = &self.tables[rows];
            let Table::Integers(map) = &self.tables[map].1 else { continue };
            let row = |&i: &u8| usize::from(i);
            let flat = match rows {
                Table::Rows32(rows) => {
                    Table::Rows32(map.iter().map(|i| rows[row(i)].clone()).collect())
                }
                Table::Rows64(rows) => {
                    Table::Rows64(map.iter().map(|i| rows[row(i)].clone()).collect())
                }
                Table::Integers(_) | Table::F64(_) => continue,
            };
            let (cell, name) = (cell.clone(), name.clone());
            self.tables.push((name, flat));
            self.nodes[id].op = Op::Row(self.tables.len() - 1);
            self.nodes[id].operands = cell;
        }
        self
    }
}

/// Appends columns to the rows of a table; where they begin.
fn append<T>(rows: &mut [Vec<T>], columns: Vec<Vec<T>>) -> usize {
    assert_eq!(rows.len(), columns.len(), "tables with a number in common are of one length");
    let first = rows[0].len();
    for (row, columns) in rows.iter_mut().zip(columns) {
        row.extend(columns);
    }
    first
}

impl Recorded {
    /// The same with entries of tables that are looked up by one number as rows of one table: and what `result` is there.
    pub fn joined(self, result: Id) -> (Self, Id) {
        // The columns of an entry or a row, and how many there are.
        let columns = |node: &Node| match (&node.op, node.operands.first()) {
            (&Op::Entry(table) | &Op::Row(table), Some(&cell)) => match &self.tables[table].1 {
                Table::F64(entries) => {
                    Some((cell, Table::Rows64(entries.iter().map(|&c| vec![c]).collect())))
                }
                rows @ (Table::Rows32(_) | Table::Rows64(_)) => Some((cell, rows.clone())),
                Table::Integers(_) => None,
            },
            _ => None,
        };
        let mut joined: BTreeMap<Id, Table> = BTreeMap::new();
        // Where a node's columns begin.
        let mut first = vec![0; self.nodes.len()];
        for (id, node) in self.nodes.iter().enumerate() {
            let Some((cell, table)) = columns(node) else { continue };
            first[id] = match (joined.get_mut(&cell), table) {
                (None, table) => {
                    joined.insert(cell, table);
                    0
                }
                (Some(Table::Rows32(rows)), Table::Rows32(new)) => append(rows, new),
                (Some(Table::Rows64(rows)), Table::Rows64(new)) => append(rows, new),
                _ => unreachable!("a cell is of one type"),
            };
        }
        let mut out = Recorded { nodes: Vec::new(), tables: Vec::new() };
        let mut of = Vec::with_capacity(self.nodes.len());
        let mut rows: BTreeMap<Id, Id> = BTreeMap::new();
        for (id, node) in self.nodes.iter().enumerate() {
            let mut node = node.clone();
            if let Some((cell, table)) = columns(&node) {
                let is_wide = matches!(table, Table::Rows64(_));
                let row = *rows.entry(cell).or_insert_with(|| {
                    out.tables.push(("polynomials".into(), joined[&cell].clone()));
                    let ty = if is_wide { Type::WideRow } else { Type::Row };
                    let (op, operands) = (Op::Row(out.tables.len() - 1), vec![of[cell]]);
                    out.nodes.push(Node { op, operands, ty, name: None, alias: None });
                    out.nodes.len() - 1
                });
                if matches!(node.op, Op::Row(_)) {
                    of.push(row);
                    continue;
                }
                (node.op, node.operands) = (Op::Coefficient(first[id]), vec![row]);
            } else {
                if let Op::Coefficient(degree) = &mut node.op {
                    *degree += first[node.operands[0]];
                }
                for operand in &mut node.operands {
                    *operand = of[*operand];
                }
            }
            out.nodes.push(node);
            of.push(out.nodes.len() - 1);
        }
        let result = of[result];
        (out, result)
    }

    /// What is left of the value `result` where a frame keeps the kernel from what it gives NaN for and, if `is_odd`, asks it for
    /// magnitudes only.
    pub fn framed(mut self, result: Id, is_odd: bool) -> (Self, Id) {
        let is_nan = |node: &Node| matches!(node.op, Op::Constant(bits) if f32::from_bits(bits as u32).is_nan());
        let mut of = Vec::with_capacity(self.nodes.len());
        for id in 0..self.nodes.len() {
            for operand in &mut self.nodes[id].operands {
                *operand = of[*operand];
            }
            let Node { ref op, ref operands, .. } = self.nodes[id];
            let is_argument = |&operand: &Id| self.nodes[operand].op == Op::Argument;
            of.push(match (op, &operands[..]) {
                (Op::Call("abs", _), [x]) if is_odd && is_argument(x) => *x,
                (Op::Call("mul_sign", _), [value, x]) if is_odd && is_argument(x) => *value,
                (Op::Select, &[_, then, otherwise]) if is_nan(&self.nodes[otherwise]) => then,
                _ => id,
            });
        }
        (self, of[result])
    }
}

impl Inner {
    fn give_names(&mut self, statement: &Statement, ids: &[Id]) {
        for (&id, &name) in ids.iter().zip(&statement.names) {
            let node = &mut self.nodes[id];
            let is_constant = matches!(node.op, Op::Constant(_) | Op::Argument);
            if node.name.is_none() && is_telling(name) && !is_constant {
                node.name = Some(name);
            }
        }
    }
}
