//! The text of PTX, to programs.

use std::collections::HashMap;
use std::fmt;

/// Why a text is no program that can be run here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError(pub(crate) String);

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseError {}

fn error<T>(what: impl fmt::Display, text: &str) -> Result<T, ParseError> {
    Err(ParseError(format!("{what}: {}", text.trim())))
}

/// A type of a register or of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    /// Bits, or an unsigned integer, of this many bytes.
    Unsigned(usize),
    /// A signed integer of this many bytes.
    Signed(usize),
    F32,
    F64,
    F16,
    Bf16,
    Predicate,
}

impl Type {
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            "f16" => Type::F16,
            "bf16" => Type::Bf16,
            "f32" => Type::F32,
            "f64" => Type::F64,
            "pred" => Type::Predicate,
            _ => {
                let bytes = match name.get(1..)? {
                    "8" => 1,
                    "16" => 2,
                    "32" => 4,
                    "64" => 8,
                    _ => return None,
                };
                match name.as_bytes()[0] {
                    b'b' | b'u' => Type::Unsigned(bytes),
                    b's' => Type::Signed(bytes),
                    _ => return None,
                }
            }
        })
    }

    /// Its size in bytes.
    pub(crate) fn size(self) -> usize {
        match self {
            Type::Unsigned(bytes) | Type::Signed(bytes) => bytes,
            Type::F32 => 4,
            Type::F64 => 8,
            Type::F16 | Type::Bf16 => 2,
            Type::Predicate => 1,
        }
    }
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Comparison {
    /// Whether it is true of less, equal, greater and unordered numbers.
    pub(crate) holds: [bool; 4],
}

impl Comparison {
    fn of(name: &str) -> Option<Self> {
        // With a u at its end it is true of NaN as well.
        let (name, unordered) = match name {
            "ltu" | "leu" | "gtu" | "geu" | "equ" | "neu" => (&name[..2], true),
            _ => (name, false),
        };
        let (less, equal, greater) = match name {
            "lt" => (true, false, false),
            "le" => (true, true, false),
            "eq" => (false, true, false),
            "ne" => (true, false, true),
            "ge" => (false, true, true),
            "gt" => (false, false, true),
            _ => return None,
        };
        Some(Comparison { holds: [less, equal, greater, unordered] })
    }
}

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    Add,
    /// `add.rm.f32`
    AddDown,
    Subtract,
    Multiply,
    MultiplyWide,
    MultiplyAdd,
    Divide,
    Reciprocal,
    Fma,
    /// `fma.rm.f32`
    FmaDown,
    /// The smaller; NaN of NaN.
    Minimum,
    Maximum,
    Absolute,
    Negate,
    And,
    Or,
    Xor,
    Not,
    ShiftLeft,
    ShiftRight,
    Move,
    Convert(Type),
    Compare(Comparison),
    Select,
    Exp2Approximate,
    LoadParameter,
    LoadGlobal,
    StoreGlobal,
    Branch,
    Return,
}

/// What an instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    Register(usize),
    Bits(u64),
    /// The address of a global.
    Global(usize),
    ThreadIndex,
    BlockIndex,
    BlockSize,
}

/// An instruction.
#[derive(Clone, Debug)]
pub(crate) struct Instruction {
    /// The predicate that must have this value for the instruction to be done.
    pub(crate) guard: Option<(usize, bool)>,
    pub(crate) operation: Operation,
    pub(crate) kind: Type,
    /// Registers that are written; of a store none.
    pub(crate) to: Vec<usize>,
    /// Of loads and stores first the address.
    pub(crate) from: Vec<Operand>,
    /// What is added to the address, the parameter's number, or the instruction that a branch leads to.
    pub(crate) place: i64,
}

/// A kernel.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub(crate) instructions: Vec<Instruction>,
    /// The parameters' sizes in bytes.
    pub(crate) parameters: Vec<usize>,
    pub(crate) registers: usize,
}

/// A program: kernels, and tables in global memory.
#[derive(Clone, Debug, Default)]
pub struct Module {
    pub(crate) kernels: HashMap<String, Kernel>,
    /// The globals' contents.
    pub(crate) globals: Vec<Vec<u8>>,
    names: HashMap<String, usize>,
}

impl Module {
    /// Reads a program.
    ///
    /// # Errors
    /// If it has anything that is not known here.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let mut module = Module::default();
        let code: String = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or(""))
            .collect::<Vec<_>>()
            .join("\n");
        let mut rest = code.trim_start();
        while !rest.is_empty() {
            if let Some(kernel) = rest.strip_prefix(".visible .entry") {
                let Some((head, body)) = kernel.split_once('{') else {
                    return error("an entry without a body", kernel);
                };
                let end = matching(body)?;
                let (name, kernel) = module.kernel(head, &body[..end])?;
                module.kernels.insert(name, kernel);
                rest = body[end + 1..].trim_start();
            } else if rest.starts_with(".global") || rest.starts_with(".const") {
                let Some((global, after)) = rest.split_once(';') else {
                    return error("a global without an end", rest);
                };
                module.global(global)?;
                rest = after.trim_start();
            } else {
                let (directive, after) = rest.split_once('\n').unwrap_or((rest, ""));
                let first = directive.split_whitespace().next().unwrap_or("");
                if ![".version", ".target", ".address_size", ".extern", ".file"].contains(&first) {
                    return error("an unknown directive", directive);
                }
                rest = after.trim_start();
            }
        }
        Ok(module)
    }

    /// `.global .align 4 .b8 name[8] = {…}`, whose last bytes are left out if they are 0.
    fn global(&mut self, text: &str) -> Result<(), ParseError> {
        let parts = text.split_once('=').and_then(|(head, values)| {
            let (name, size) = head.trim().strip_suffix(']')?.split_once('[')?;
            let name = name.contains(".b8 ").then(|| name.split_whitespace().next_back())??;
            Some((name, size.parse().ok()?, values.trim().strip_prefix('{')?.strip_suffix('}')?))
        });
        let Some((name, size, values)) = parts else {
            return error("a global that is no list of bytes", text);
        };
        let bytes = values.split(',').map(|value| value.trim().parse());
        let mut bytes = match bytes.collect::<Result<Vec<u8>, _>>() {
            Ok(bytes) if bytes.len() <= size => bytes,
            _ => return error("a global with something else than its bytes", text),
        };
        bytes.resize(size, 0);
        self.names.insert(name.to_owned(), self.globals.len());
        self.globals.push(bytes);
        Ok(())
    }

    fn kernel(&self, head: &str, body: &str) -> Result<(String, Kernel), ParseError> {
        let Some((name, parameters)) = head.split_once('(') else {
            return error("an entry without parameters", head);
        };
        let mut builder = Builder {
            module: self,
            parameters: HashMap::new(),
            declared: HashMap::new(),
            registers: HashMap::new(),
        };
        let mut sizes = Vec::new();
        for parameter in parameters.trim_end().trim_end_matches(')').split(',') {
            let words: Vec<&str> = parameter.split_whitespace().collect();
            let kind = words.get(1).and_then(|kind| Type::of(kind.strip_prefix('.')?));
            let (Some(kind), Some(name)) = (kind, words.last()) else {
                return error("an unknown parameter", parameter);
            };
            builder.parameters.insert((*name).to_owned(), sizes.len());
            sizes.push(kind.size());
        }
        let mut labels = HashMap::new();
        let mut instructions = Vec::new();
        let mut branches = Vec::new();
        // Braces only limit the scope of registers, which have names of their own or are not read before they are written.
        for statement in body.replace(['\n', '\t'], " ").split(';') {
            let mut statement = statement.trim();
            loop {
                let after = statement.trim_start_matches(|c: char| "{} ".contains(c));
                match after.split_once(':') {
                    Some((label, after)) if label.starts_with('$') => {
                        labels.insert(label.to_owned(), instructions.len());
                        statement = after;
                    }
                    _ => {
                        statement = after;
                        break;
                    }
                }
            }
            if let Some(declaration) = statement.strip_prefix(".reg ") {
                builder.declare(declaration)?;
                continue;
            }
            if statement.is_empty() || statement.starts_with(".pragma") {
                continue;
            }
            let (instruction, label) = builder.instruction(statement)?;
            if let Some(label) = label {
                branches.push((instructions.len(), label));
            }
            instructions.push(instruction);
        }
        for (branch, label) in branches {
            match labels.get(&label) {
                Some(&target) => instructions[branch].place = target as i64,
                None => return error("a label that is nowhere", &label),
            }
        }
        let registers = builder.registers.len();
        Ok((name.trim().to_owned(), Kernel { instructions, parameters: sizes, registers }))
    }
}

/// Where the brace is that closes the one before `text`.
fn matching(text: &str) -> Result<usize, ParseError> {
    let mut depth = 1;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => (),
        }
        if depth == 0 {
            return Ok(at);
        }
    }
    error("a body without an end", &text[..text.len().min(80)])
}

struct Builder<'a> {
    module: &'a Module,
    parameters: HashMap<String, usize>,
    /// The types of registers; of many, `%f<9>`, by `%f<`, and how many they are.
    declared: HashMap<String, (Type, usize)>,
    registers: HashMap<String, usize>,
}

impl Builder<'_> {
    /// `.f32 %f<9>` or `.pred p`. A scope within may declare a register again, as one of the same type.
    fn declare(&mut self, text: &str) -> Result<(), ParseError> {
        let parts = text.trim().split_once(char::is_whitespace);
        let parts =
            parts.and_then(|(kind, names)| Some((Type::of(kind.strip_prefix('.')?)?, names)));
        let Some((kind, names)) = parts else {
            return error("an unknown declaration", text);
        };
        for name in names.split(',').map(str::trim) {
            let (plain, count) = match name.strip_suffix('>').and_then(|name| name.split_once('<'))
            {
                Some((plain, count)) => (plain, count.parse().ok()),
                None => (name, Some(0)),
            };
            let Some(count) = count.filter(|_| is_name(plain)) else {
                return error("an unknown declaration", text);
            };
            let key = name.split_inclusive('<').next().unwrap_or(name);
            let declared = self.declared.insert(key.to_owned(), (kind, count));
            if declared.is_some_and(|declared| declared != (kind, count)) {
                return error("a register of two types", text);
            }
        }
        Ok(())
    }

    fn register(&mut self, name: &str) -> Result<usize, ParseError> {
        let digits = name.len() - name.bytes().rev().take_while(u8::is_ascii_digit).count();
        let one_of_many = || {
            let (_, count) = self.declared.get(&format!("{}<", &name[..digits]))?;
            (name[digits..].parse::<usize>().ok()? < *count).then_some(())
        };
        if !self.declared.contains_key(name) && one_of_many().is_none() {
            return error("an unknown register", name);
        }
        let next = self.registers.len();
        Ok(*self.registers.entry(name.to_owned()).or_insert(next))
    }

    fn operand(&mut self, text: &str) -> Result<Operand, ParseError> {
        let number =
            |digits: Option<&str>| digits.and_then(|digits| u64::from_str_radix(digits, 16).ok());
        Ok(match text {
            "%tid.x" => Operand::ThreadIndex,
            "%ctaid.x" => Operand::BlockIndex,
            "%ntid.x" => Operand::BlockSize,
            _ => {
                let bits = number(text.strip_prefix("0f"))
                    .or_else(|| number(text.strip_prefix("0d")))
                    .or_else(|| number(text.strip_prefix("0x")))
                    .or_else(|| decimal(text));
                match bits {
                    Some(bits) => Operand::Bits(bits),
                    None => match self.module.names.get(text) {
                        Some(&global) => Operand::Global(global),
                        None => Operand::Register(self.register(text)?),
                    },
                }
            }
        })
    }

    /// An instruction, and the label that it leads to.
    fn instruction(&mut self, text: &str) -> Result<(Instruction, Option<String>), ParseError> {
        let (guard, text) = match text.strip_prefix('@') {
            Some(guarded) => {
                let Some((predicate, text)) = guarded.split_once(' ') else {
                    return error("an unknown instruction", guarded);
                };
                let positive = !predicate.starts_with('!');
                (Some((self.register(predicate.trim_start_matches('!'))?, positive)), text.trim())
            }
            None => (None, text),
        };
        let (mnemonic, operands) = text.split_once(' ').unwrap_or((text, ""));
        let (operation, kind) = match operation(mnemonic) {
            Some(known) => known,
            None => return error("an unknown instruction", text),
        };
        let mut instruction =
            Instruction { guard, operation, kind, to: Vec::new(), from: Vec::new(), place: 0 };
        let operands = operands_of(operands);
        match operation {
            Operation::Return if operands.is_empty() => return Ok((instruction, None)),
            Operation::Branch if operands.len() == 1 => {
                return Ok((instruction, Some(operands[0].to_owned())));
            }
            _ if operands.len() < 2 => return error("too few operands", text),
            _ => (),
        }
        let (first, others) = (operands[0], &operands[1..]);
        if operation == Operation::StoreGlobal {
            self.address(first, &mut instruction)?;
            for value in elements(others[0]) {
                let value = self.operand(value)?;
                instruction.from.push(value);
            }
            if instruction.from.len() != 1 + width(mnemonic) {
                return error("another number of operands than is known", text);
            }
            return Ok((instruction, None));
        }
        instruction.to =
            elements(first).map(|name| self.register(name)).collect::<Result<_, _>>()?;
        if instruction.to.len() != width(mnemonic) {
            return error("another number of operands than is known", text);
        }
        match operation {
            Operation::LoadGlobal => self.address(others[0], &mut instruction)?,
            Operation::LoadParameter => {
                let name = others[0].trim_matches(['[', ']']);
                match self.parameters.get(name) {
                    Some(&parameter) => instruction.place = parameter as i64,
                    None => return error("an unknown parameter", text),
                }
            }
            _ => {
                for other in others {
                    let operand = self.operand(other)?;
                    instruction.from.push(operand);
                }
            }
        }
        if instruction.from.len() != operation.reads() {
            return error("another number of operands than is known", text);
        }
        Ok((instruction, None))
    }

    /// `[%rd1+8]`
    fn address(&mut self, text: &str, instruction: &mut Instruction) -> Result<(), ParseError> {
        let inner = text.trim_matches(['[', ']']);
        let (base, offset) = match inner.split_once('+') {
            Some((base, offset)) => (base, offset.parse().ok()),
            None => (inner, Some(0)),
        };
        let Some(offset) = offset else {
            return error("an unknown address", text);
        };
        instruction.place = offset;
        let base = self.operand(base.trim())?;
        instruction.from.push(base);
        Ok(())
    }
}

impl Operation {
    /// How many operands are read.
    fn reads(self) -> usize {
        match self {
            Operation::LoadParameter | Operation::Branch | Operation::Return => 0,
            Operation::Reciprocal
            | Operation::Absolute
            | Operation::Negate
            | Operation::Not
            | Operation::Move
            | Operation::Convert(_)
            | Operation::Exp2Approximate
            | Operation::LoadGlobal => 1,
            Operation::MultiplyAdd | Operation::Fma | Operation::FmaDown | Operation::Select => 3,
            _ => 2,
        }
    }
}

/// What a mnemonic does, and in which type. Floats must ask for their rounding, but for sums and differences, which round to nearest;
/// a product without `.rn` might be contracted.
fn operation(mnemonic: &str) -> Option<(Operation, Type)> {
    let parts: Vec<&str> = mnemonic.split('.').collect();
    let kind = parts.last().and_then(|name| Type::of(name));
    let integer = matches!(kind, Some(Type::Unsigned(_) | Type::Signed(_)));
    let float = matches!(kind, Some(Type::F32 | Type::F64));
    let is_bits = parts.last().is_some_and(|name| name.starts_with('b') || *name == "pred");
    let operation = match (parts[0], &parts[1..parts.len().max(2) - 1]) {
        ("ret", _) if ["ret", "ret.uni"].contains(&mnemonic) => {
            return Some((Operation::Return, Type::Predicate));
        }
        ("bra", _) if ["bra", "bra.uni"].contains(&mnemonic) => {
            return Some((Operation::Branch, Type::Predicate));
        }
        ("add", []) if integer || float => Operation::Add,
        ("add", ["rn"]) if float => Operation::Add,
        ("add", ["rm"]) if kind == Some(Type::F32) => Operation::AddDown,
        ("sub", []) if integer || float => Operation::Subtract,
        ("sub", ["rn"]) if float => Operation::Subtract,
        ("mul", ["lo"]) if integer => Operation::Multiply,
        ("mul", ["wide"]) if kind == Some(Type::Unsigned(4)) => Operation::MultiplyWide,
        ("mul", ["rn"]) if float => Operation::Multiply,
        ("mad", ["lo"]) if integer => Operation::MultiplyAdd,
        ("div", ["rn"]) if float => Operation::Divide,
        ("rcp", ["rn"]) if float => Operation::Reciprocal,
        ("fma", ["rn"]) if float => Operation::Fma,
        ("fma", ["rm"]) if kind == Some(Type::F32) => Operation::FmaDown,
        ("min", ["NaN"]) if kind == Some(Type::F32) => Operation::Minimum,
        ("max", ["NaN"]) if kind == Some(Type::F32) => Operation::Maximum,
        ("abs", []) if float => Operation::Absolute,
        ("neg", []) if float => Operation::Negate,
        ("and", []) if is_bits => Operation::And,
        ("or", []) if is_bits => Operation::Or,
        ("xor", []) if is_bits => Operation::Xor,
        ("not", []) if is_bits => Operation::Not,
        ("shl", []) if is_bits && integer => Operation::ShiftLeft,
        ("shr", []) if integer => Operation::ShiftRight,
        ("mov", []) => Operation::Move,
        ("cvta", ["to", "global"]) => Operation::Move,
        ("selp", []) => Operation::Select,
        ("setp", [comparison]) if float || integer => {
            let comparison = Comparison::of(comparison)?;
            let orders = comparison.holds[0] != comparison.holds[2];
            // Bits are only equal or not; integers are never unordered, so that to ask is no instruction.
            if integer && (comparison.holds[3] || is_bits && orders) {
                return None;
            }
            Operation::Compare(comparison)
        }
        ("ex2", ["approx", "ftz"]) if kind == Some(Type::F32) => Operation::Exp2Approximate,
        ("ld", ["param"]) => Operation::LoadParameter,
        // They would extend the sign.
        ("ld", _) if matches!(kind, Some(Type::Signed(_))) => return None,
        (
            "ld",
            ["global"] | ["global", "nc"] | ["global", "v2" | "v4"] | ["global", "nc", "v2" | "v4"],
        ) => Operation::LoadGlobal,
        ("st", ["global"] | ["global", "v2" | "v4"]) => Operation::StoreGlobal,
        // cvt.to.from
        ("cvt", [to]) => conversion(false, Type::of(to)?, kind?)?,
        ("cvt", ["rn", to]) => conversion(true, Type::of(to)?, kind?)?,
        _ => return None,
    };
    Some((operation, kind?))
}

/// A conversion that is known: those that may be inexact say how they round, others don't.
fn conversion(nearest: bool, to: Type, from: Type) -> Option<Operation> {
    let known = match (to, from) {
        (Type::F64, Type::F32) | (Type::F32, Type::F16 | Type::Bf16) => !nearest,
        (Type::F32, Type::F64 | Type::Unsigned(4) | Type::Signed(4)) => nearest,
        (Type::F16 | Type::Bf16, Type::F32) => nearest,
        (Type::Unsigned(_) | Type::Signed(_), Type::Unsigned(_) | Type::Signed(_)) => !nearest,
        _ => false,
    };
    known.then_some(Operation::Convert(to))
}

/// The operands, divided at commas outside of braces.
fn operands_of(text: &str) -> Vec<&str> {
    let mut depth = 0;
    text.split(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => (),
        }
        c == ',' && depth == 0
    })
    .map(str::trim)
    .filter(|operand| !operand.is_empty())
    .collect()
}

/// The elements of a vector `{a, b}`, or the one that stands alone.
fn elements(text: &str) -> impl Iterator<Item = &str> {
    text.trim_matches(['{', '}']).split(',').map(str::trim)
}

/// How many registers an instruction reads from memory or writes.
fn width(mnemonic: &str) -> usize {
    match mnemonic.split('.').find(|part| ["v2", "v4"].contains(part)) {
        Some("v2") => 2,
        Some(_) => 4,
        None => 1,
    }
}

/// A decimal integer; none if it is octal, as what begins with 0 is.
fn decimal(text: &str) -> Option<u64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.len() > 1 && digits.starts_with('0') {
        return None;
    }
    text.parse::<i64>().ok().map(|number| number as u64).or_else(|| text.parse().ok())
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "_%$".contains(c))
        && !text.starts_with(|c: char| c.is_ascii_digit())
}
