//! The printer: a recorded kernel as the statements that a person would write.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::graph::{Id, Node, Op, Recorded, Table, Type};
use crate::language::{Dialect, Syntax};
use crate::number::literal;

/// Lines are broken to be no longer.
const WIDTH: usize = 110;

/// What has a name of its own once its text is longer.
const LONG: usize = 46;

/// The tables of all functions that have been printed.
#[derive(Debug, Default)]
pub struct Tables(Vec<(String, Table)>);

impl Tables {
    /// The name of a table of a function, and its text if it is new.
    fn add(
        &mut self,
        prefix: &str,
        name: &str,
        table: &Table,
        dialect: &Dialect,
    ) -> (String, String) {
        if let Some((name, _)) = self.0.iter().find(|(_, known)| known == table) {
            return (name.clone(), String::new());
        }
        let mut name = format!("{prefix}_{name}");
        while self.0.iter().any(|(known, _)| *known == name) {
            name.push('_');
        }
        self.0.push((name.clone(), table.clone()));
        let text = table_text(&name, table, dialect);
        (name, text)
    }
}

fn wrapped(items: &[String], indent: &str) -> String {
    let mut text = String::new();
    let mut line = indent.to_owned();
    for item in items {
        if line.len() + item.len() + 2 > WIDTH {
            text += line.trim_end();
            text.push('\n');
            line = indent.to_owned();
        }
        line += item;
        line += ", ";
    }
    text + line.trim_end() + "\n"
}

/// A table of WGSL: rows of two to four are vectors.
fn wgsl_table_text(name: &str, table: &Table, syntax: Syntax) -> String {
    let Table::Rows32(rows) = table else { unreachable!("f32 polynomials") };
    let (real, initial) = if syntax == Syntax::Bits { ("u32", 'u') } else { ("f32", 'f') };
    let (row, make) = match rows[0].len() {
        n @ 2..=4 => (format!("vec{n}{initial}"), format!("vec{n}{initial}")),
        n => (format!("array<{real}, {n}>"), "array".into()),
    };
    let mut text = format!("const {name} = array<{row}, {}>(\n", rows.len());
    for row in rows {
        let row: Vec<String> = row.iter().map(|&c| wgsl_literal(c, syntax)).collect();
        text += &broken(&format!("{make}({}),", row.join(", ")), "    ");
    }
    text + ");\n"
}

fn wgsl_literal(value: f32, syntax: Syntax) -> String {
    match syntax {
        Syntax::Bits => format!("{:#010x}u", value.to_bits()),
        _ => literal(value.into(), "f"),
    }
}

fn table_text(name: &str, table: &Table, dialect: &Dialect) -> String {
    if dialect.syntax != Syntax::C {
        return wgsl_table_text(name, table, dialect.syntax);
    }
    let f32s = |row: &[f32]| row.iter().map(|&c| literal(c.into(), "f")).collect::<Vec<_>>();
    let f64s = |row: &[f64]| row.iter().map(|&c| literal(c, "")).collect::<Vec<_>>();
    // Rows of zeros at the end are not written.
    let rows = |rows: Vec<Vec<String>>| -> String {
        let is_zero = |row: &&Vec<String>| row.iter().all(|c| c.trim_end_matches('f') == "0.0");
        let zeros = rows.iter().rev().take_while(is_zero).count();
        rows[..rows.len() - zeros]
            .iter()
            .map(|row| {
                let line = format!("    {{{}}},\n", row.join(", "));
                if line.len() <= WIDTH {
                    line
                } else {
                    let inner = wrapped(row, "     ");
                    format!("    {{{}}},\n", inner.trim().trim_end_matches(','))
                }
            })
            .collect()
    };
    let mut alignment = String::new();
    // The length of a row in memory.
    let mut padded = |length: usize, width: usize| {
        if !dialect.aligned {
            return length;
        }
        let loads = if length > 2 { 16 / width } else { 2 };
        alignment = format!(" __align__({})", loads * width);
        length.next_multiple_of(loads)
    };
    let (ty, dimensions, body) = match table {
        Table::Integers(entries) => {
            let entries: Vec<String> = entries.iter().map(u8::to_string).collect();
            ("uint8_t", format!("[{}]", entries.len()), wrapped(&entries, "    "))
        }
        Table::F32(entries) => {
            ("float", format!("[{}]", entries.len()), wrapped(&f32s(entries), "    "))
        }
        Table::F64(entries) => {
            ("double", format!("[{}]", entries.len()), wrapped(&f64s(entries), "    "))
        }
        Table::Rows32(table) => (
            "float",
            format!("[{}][{}]", table.len(), padded(table[0].len(), 4)),
            rows(table.iter().map(|row| f32s(row)).collect()),
        ),
        Table::Rows64(table) => (
            "double",
            format!("[{}][{}]", table.len(), padded(table[0].len(), 8)),
            rows(table.iter().map(|row| f64s(row)).collect()),
        ),
    };
    format!("{}{alignment} {ty} {name}{dimensions} = {{\n{body}}};\n", dialect.table)
}

fn length(table: &Table) -> usize {
    match table {
        Table::Integers(entries) => entries.len(),
        Table::F32(entries) => entries.len(),
        Table::F64(entries) => entries.len(),
        Table::Rows32(rows) => rows.len(),
        Table::Rows64(rows) => rows.len(),
    }
}

/// A kernel as text.
#[derive(Debug)]
pub struct Text {
    /// Its tables, as far as they are new.
    pub tables: String,
    /// Its statements, which compute the result from `x`.
    pub statements: String,
    /// The result; in WGSL its bits.
    pub result: String,
}

/// Names that kernels use and languages do not allow.
const KEYWORDS: &[&str] = &["half", "double", "float", "near", "far"];

/// An expression as an operand of an operator: in brackets unless it is a name, a literal or a call.
pub fn operand(text: &str) -> String {
    let mut depth = 0;
    let is_outside = |c: char| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => (),
        }
        depth == 0 && c == ' '
    };
    if text.contains(is_outside) || text.starts_with('-') && text.contains(' ') {
        format!("({text})")
    } else {
        text.to_owned()
    }
}

struct Printer<'a> {
    dialect: &'a Dialect,
    recorded: &'a Recorded,
    table_names: Vec<String>,
    /// The text of each node that has been met: a name, or an expression.
    texts: BTreeMap<Id, String>,
    names: BTreeSet<String>,
    statements: String,
}

/// The text of a kernel whose value is `result`. The tables' names begin with `prefix`.
pub fn print(
    recorded: &Recorded,
    result: Id,
    prefix: &str,
    tables: &mut Tables,
    dialect: &Dialect,
) -> Text {
    let mut uses = vec![0; recorded.nodes.len()];
    uses[result] = 1;
    let mut table_is_used = vec![false; recorded.tables.len()];
    for id in (0..=result).rev() {
        if uses[id] == 0 {
            continue;
        }
        let node = &recorded.nodes[id];
        for &operand in &node.operands {
            uses[operand] += 1;
        }
        if node.op == Op::Polynomial && dialect.syntax != Syntax::C {
            // Each step names the argument.
            uses[node.operands[0]] += node.operands.len();
        }
        if let Op::Entry(table) | Op::Remap(table) | Op::Row(table) = node.op {
            table_is_used[table] = true;
        }
    }
    let mut text = String::new();
    let mut table_names = Vec::new();
    for ((name, table), is_used) in recorded.tables.iter().zip(table_is_used) {
        let (name, declaration) =
            if is_used { tables.add(prefix, name, table, dialect) } else { Default::default() };
        text += &declaration;
        table_names.push(name);
    }
    let mut printer = Printer {
        dialect,
        recorded,
        table_names,
        texts: BTreeMap::new(),
        names: if dialect.syntax == Syntax::C {
            ["x", "bits", "argument"].map(str::to_owned).into()
        } else {
            ["x", "bits", "magnitude"].map(str::to_owned).into()
        },
        statements: String::new(),
    };
    for id in (0..=result).filter(|&id| uses[id] > 0) {
        printer.visit(id, uses[id], id == result);
    }
    let result = match dialect.syntax {
        Syntax::C => printer.texts[&result].clone(),
        Syntax::Wgsl | Syntax::Bits => printer.bits(result),
    };
    Text { tables: text, statements: printer.statements, result }
}

impl Printer<'_> {
    fn node(&self, id: Id) -> &Node {
        &self.recorded.nodes[id]
    }

    fn suffix(ty: Type) -> &'static str {
        if matches!(ty, Type::F32 | Type::Row | Type::Cell) { "f" } else { "" }
    }

    /// An operand of an operator.
    fn operand(&self, id: Id) -> String {
        operand(&self.float(id))
    }

    /// Whether the text of a value is the u32 of its bits, in a language that has both: it may be subnormal then.
    fn is_bits(&self, id: Id) -> bool {
        const GRADUAL: [&str; 4] =
            ["scale2_floor", "gradual_add", "gradual_mul", "gradual_mul_add"];
        let is_gradual =
            matches!(self.node(id).op, Op::Call(function, _) if GRADUAL.contains(&function));
        self.dialect.syntax == Syntax::Wgsl && is_gradual
    }

    /// A value as the language computes with it.
    fn float(&self, id: Id) -> String {
        let text = &self.texts[&id];
        if self.is_bits(id) { format!("bitcast<f32>({text})") } else { text.clone() }
    }

    /// A value's bits, in WGSL.
    fn bits(&self, id: Id) -> String {
        let text = &self.texts[&id];
        match self.dialect.syntax {
            Syntax::Bits => text.clone(),
            _ if self.is_bits(id) => text.clone(),
            _ => format!("bitcast<u32>({text})"),
        }
    }

    /// The declaration of a constant of this name.
    fn constant(&self, ty: Type, name: &str) -> String {
        let Dialect { real, pointer, syntax, .. } = self.dialect;
        if *syntax != Syntax::C {
            return format!("let {name}");
        }
        match ty {
            Type::F32 => format!("const {real} {name}"),
            Type::F64 => format!("const double {name}"),
            Type::Mask => format!("const int {name}"),
            Type::Cell => format!("const uint32_t {name}"),
            Type::WideCell => format!("const uint64_t {name}"),
            Type::Row => format!("{pointer}float *const {name}"),
            Type::WideRow => format!("{pointer}double *const {name}"),
        }
    }

    fn call(&self, function: &str, operands: &[Id], parameters: &[i32]) -> String {
        let of_bits = |place: usize| match function {
            "any_significand" | "any_exponent" => true,
            "gradual_add" => place == 1,
            _ => false,
        };
        let is_wgsl = self.dialect.syntax == Syntax::Wgsl;
        let arguments = operands.iter().enumerate().map(|(place, &id)| match self.node(id).op {
            // Its bits are those of a bfloat16 number; a float might be flushed.
            Op::Argument if is_wgsl && of_bits(place) => "bits << 16u".into(),
            _ if is_wgsl && of_bits(place) => self.bits(id),
            _ => self.float(id),
        });
        let unsigned = if self.dialect.syntax == Syntax::C { "" } else { "u" };
        let parameters = parameters.iter().map(|n| format!("{n}{unsigned}"));
        let arguments = arguments.chain(parameters).collect::<Vec<_>>().join(", ");
        match (self.dialect.syntax, function) {
            (Syntax::Wgsl, "fma" | "abs" | "min" | "max") => format!("{function}({arguments})"),
            (Syntax::Bits, "min") => format!("hu_float_at_most({arguments})"),
            (Syntax::Bits, "max") => format!("hu_float_at_least({arguments})"),
            (Syntax::Bits, _) => format!("hu_float_{function}({arguments})"),
            _ => format!("hu_{function}({arguments})"),
        }
    }

    /// `table[cell]`, the cell modulo the table's length.
    fn entry(&self, table: usize, cell: Id) -> String {
        let index = if matches!(self.node(cell).op, Op::Remap(_)) {
            self.texts[&cell].clone()
        } else {
            format!("{} % {}u", self.operand(cell), length(&self.recorded.tables[table].1))
        };
        format!("{}[{index}]", self.table_names[table])
    }

    fn expression(&self, id: Id) -> String {
        let node = self.node(id);
        let operands = &node.operands[..];
        // Comparisons have the type of a truth value: what they compare decides.
        let suffix = match self.dialect.syntax {
            Syntax::C => Self::suffix(operands.first().map_or(node.ty, |&id| self.node(id).ty)),
            Syntax::Wgsl | Syntax::Bits => "",
        };
        let (is_c, is_bits) =
            (self.dialect.syntax == Syntax::C, self.dialect.syntax == Syntax::Bits);
        let infix = |operator: &str| {
            format!("{} {operator} {}", self.operand(operands[0]), self.operand(operands[1]))
        };
        match &node.op {
            Op::Argument => "x".into(),
            Op::Constant(bits) if is_bits => {
                wgsl_literal(f32::from_bits(*bits as u32), Syntax::Bits)
            }
            Op::Constant(bits) if node.ty == Type::F32 => {
                literal(f32::from_bits(*bits as u32).into(), "f")
            }
            Op::Constant(bits) => literal(f64::from_bits(*bits), ""),
            Op::Add if is_bits => self.call("add", operands, &[]),
            Op::Sub if is_bits => self.call("sub", operands, &[]),
            Op::Mul if is_bits => self.call("mul", operands, &[]),
            Op::Neg if is_bits => self.call("neg", operands, &[]),
            Op::Neg if self.dialect.negates_by_call => {
                self.call(&format!("neg{suffix}"), operands, &[])
            }
            Op::Less if is_bits => self.call("less", operands, &[]),
            Op::Div | Op::Equal if is_bits => {
                unreachable!("in no kernel of 16 bits with wide tables")
            }
            // There is nothing to be done against fusing it with a sum.
            Op::Mul if !is_c => infix("*"),
            Op::Call("gradual_add", _) if is_c => infix("+"),
            Op::Call("gradual_mul", _) if is_c => self.call("mulf", operands, &[]),
            Op::Call("gradual_mul_add", _) if is_c => self.call("fmaf", operands, &[]),
            Op::Add => infix("+"),
            Op::Sub => infix("-"),
            // Left to the compiler, it might be fused with a sum.
            Op::Mul => self.call(&format!("mul{suffix}"), operands, &[]),
            Op::Div => infix("/"),
            Op::Neg => format!("-{}", self.operand(operands[0])),
            Op::Less => infix("<"),
            Op::Equal => infix("=="),
            Op::Not => format!("!{}", self.operand(operands[0])),
            Op::And => infix("&&"),
            Op::Function(name) => format!("{name}({})", self.texts[&operands[0]]),
            Op::Select if !is_c => {
                let [mask, then, otherwise] = [0, 1, 2].map(|i| self.float(operands[i]));
                format!("select({otherwise}, {then}, {mask})")
            }
            Op::Select => {
                let [mask, then, otherwise] = [0, 1, 2].map(|i| {
                    let text = &self.texts[&operands[i]];
                    if text.contains('?') { format!("({text})") } else { text.clone() }
                });
                format!("{mask} ? {then} : {otherwise}")
            }
            Op::Call(function, parameters) => {
                self.call(&format!("{function}{suffix}"), operands, parameters)
            }
            Op::Entry(table) | Op::Remap(table) | Op::Row(table) => self.entry(*table, operands[0]),
            Op::Coefficient(degree) => format!("{}[{degree}]", self.texts[&operands[0]]),
            Op::Polynomial => unreachable!("printed as statements"),
        }
    }

    /// What a value is called that the kernel gives no name.
    fn default_name(&self, node: &Node) -> &'static str {
        if let Some(alias) = node.alias {
            return alias;
        }
        match &node.op {
            Op::Add => "sum",
            Op::Sub => "difference",
            Op::Mul => "product",
            Op::Div => "quotient",
            Op::Less | Op::Equal | Op::Not | Op::And => "mask",
            Op::Entry(_) => "entry",
            Op::Remap(_) => "cell",
            Op::Row(_) => "c",
            Op::Polynomial => "p",
            Op::Call(name, _) => match *name {
                "abs" => "a",
                "at_most" | "at_least" | "min" | "max" => "clamped",
                "nearest" => "n",
                "fraction" => "f",
                "nearest_cell" | "binade_cell" | "floor_cell" => "cell",
                "scale2" | "scale2_floor" | "scale2_by_16th" => "scaled",
                _ => "t",
            },
            _ => "t",
        }
    }

    /// `name`, or as much like it as can be.
    fn fresh(&mut self, name: &str) -> String {
        let plain =
            if KEYWORDS.contains(&name) { format!("{name}_value") } else { name.to_owned() };
        let mut name = plain.clone();
        let mut count = 1;
        while !self.names.insert(name.clone()) {
            count += 1;
            name = format!("{plain}{count}");
        }
        name
    }

    /// Makes a statement of a node, or a part of the expressions that use it.
    fn visit(&mut self, id: Id, uses: usize, is_result: bool) {
        let node = self.node(id).clone();
        if node.op == Op::Polynomial {
            self.polynomial(id, &node);
            return;
        }
        let expression = self.expression(id);
        let is_elementary = match node.op {
            Op::Argument | Op::Constant(_) | Op::Coefficient(_) => true,
            Op::Neg => {
                self.dialect.syntax != Syntax::Bits
                    && !self.texts[&node.operands[0]].contains(['(', ' '])
            }
            _ => false,
        };
        let is_bound = matches!(node.op, Op::Row(_))
            || !is_result && (node.name.is_some() || expression.len() > LONG);
        if is_elementary || uses == 1 && !is_bound {
            self.texts.insert(id, expression);
            return;
        }
        let name = self.fresh(node.name.unwrap_or_else(|| self.default_name(&node)));
        self.statement(&format!("{} = {expression};", self.constant(node.ty, &name)));
        self.texts.insert(id, name);
    }

    /// Horner's rule, a step a line.
    fn polynomial(&mut self, id: Id, node: &Node) {
        let (x, coefficients) = (node.operands[0], &node.operands[1..]);
        let x = self.float(x);
        let (fma, suffix) = match self.dialect.syntax {
            Syntax::C => ("hu_fma", Self::suffix(node.ty)),
            Syntax::Wgsl => ("fma", ""),
            Syntax::Bits => ("hu_float_fma", ""),
        };
        let name = self.fresh(node.name.or(node.alias).unwrap_or("p"));
        let variable = match self.dialect.syntax {
            Syntax::C => self.constant(node.ty, &name).replace("const ", ""),
            Syntax::Wgsl | Syntax::Bits => format!("var {name}"),
        };
        self.statement(&format!("{variable} = {};", self.texts[&coefficients[0]]));
        for coefficient in &coefficients[1..] {
            let coefficient = self.texts[coefficient].clone();
            self.statement(&format!("{name} = {fma}{suffix}({name}, {x}, {coefficient});"));
        }
        self.texts.insert(id, name);
    }

    fn statement(&mut self, text: &str) {
        self.statements += &broken(text, "    ");
    }
}

/// A statement on lines of its own, broken where that is needed: after the `=`, or before an operator or after a comma.
pub fn broken(text: &str, indent: &str) -> String {
    let mut rest = text.to_owned();
    let mut lines = String::new();
    let mut indent = indent.to_owned();
    while indent.len() + rest.len() > WIDTH {
        let room = WIDTH - indent.len();
        let Some(at) = rest[..room].rfind(", ").map(|at| at + 2) else { break };
        let _ = writeln!(lines, "{indent}{}", rest[..at].trim_end());
        rest = rest[at..].to_owned();
        if lines.lines().count() == 1 {
            indent += "    ";
        }
    }
    let _ = writeln!(lines, "{indent}{rest}");
    lines
}
