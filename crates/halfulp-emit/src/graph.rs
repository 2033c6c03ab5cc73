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
    /// Whether the operand does not hold.
    Not,
    /// Whether both operands hold.
    And,
    /// The second operand where the first holds, else the third.
    Select,
    /// A function of the prelude, with its integer parameters.
    Call(&'static str, Vec<i32>),
    /// Another function, printed before.
    Function(String),
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
    /// f32 constants.
    F32(Vec<f32>),
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
                Table::Integers(_) | Table::F32(_) | Table::F64(_) => continue,
            };
            let (cell, name) = (cell.clone(), name.clone());
            self.tables.push((name, flat));
            self.nodes[id].op = Op::Row(self.tables.len() - 1);
            self.nodes[id].operands = cell;
        }
        self
    }
}

impl Recorded {
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

impl Recorded {
    /// The same with entries of one cell in several tables as a row of a table of rows, in the order in which they are looked
    /// up; and the number of the node that had the number `result`.
    pub fn in_rows(self, result: Id) -> (Self, Id) {
        let Recorded { nodes, mut tables } = self;
        // The tables of each cell, and of each type.
        let mut columns: BTreeMap<(Id, bool), Vec<usize>> = BTreeMap::new();
        let entry = |node: &Node| match node.op {
            Op::Entry(table) => Some(((node.operands[0], node.ty == Type::F64), table)),
            _ => None,
        };
        for (key, table) in nodes.iter().filter_map(entry) {
            columns.entry(key).or_default().push(table);
        }
        let mut rows: BTreeMap<(Id, bool), Id> = BTreeMap::new();
        let mut moved: Vec<Id> = Vec::with_capacity(nodes.len());
        let mut renumbered: Vec<Node> = Vec::new();
        for node in nodes {
            let operands: Vec<Id> = node.operands.iter().map(|&id| moved[id]).collect();
            if let Some((key, table)) = entry(&node) {
                let columns = &columns[&key];
                let row = *rows.entry(key).or_insert_with(|| {
                    let all = rows_of(columns.iter().map(|&column| &tables[column].1));
                    tables.push(("polynomials".to_owned(), all));
                    let ty = if key.1 { Type::WideRow } else { Type::Row };
                    let op = Op::Row(tables.len() - 1);
                    let operands = operands.clone();
                    renumbered.push(Node { op, operands, ty, name: None, alias: None });
                    renumbered.len() - 1
                });
                let column = columns.iter().position(|&column| column == table);
                let op = Op::Coefficient(column.expect("among those that were collected"));
                renumbered.push(Node { op, operands: vec![row], ..node });
            } else {
                renumbered.push(Node { operands, ..node });
            }
            moved.push(renumbered.len() - 1);
        }
        (Recorded { nodes: renumbered, tables }, moved[result])
    }
}

/// Columns of a table as rows.
fn rows_of<'a>(columns: impl Iterator<Item = &'a Table>) -> Table {
    fn turned<T: Copy>(columns: &[&Vec<T>]) -> Vec<Vec<T>> {
        (0..columns[0].len())
            .map(|row| columns.iter().map(|column| column[row]).collect())
            .collect()
    }
    let (mut single, mut double) = (Vec::new(), Vec::new());
    for column in columns {
        match column {
            Table::F32(entries) => single.push(entries),
            Table::F64(entries) => double.push(entries),
            _ => unreachable!("entries are of tables of constants"),
        }
    }
    if double.is_empty() { Table::Rows32(turned(&single)) } else { Table::Rows64(turned(&double)) }
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
