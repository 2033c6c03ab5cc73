//! Runs kernels.

use std::fmt;

use half::{bf16, f16};

use crate::arithmetic::{add_down, exp2_approximate, fma_down};
use crate::memory::Memory;
use crate::parse::{Comparison, Instruction, Kernel, Operand, Operation, Type};

/// How many threads there are: blocks, and threads in a block, along one axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// The number of blocks.
    pub blocks: u32,
    /// The number of threads in each.
    pub threads: u32,
}

/// What a kernel did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program has no kernel of this name.
    NoKernel(String),
    /// It read or wrote outside of memory, or misaligned, at this address.
    Address(u64),
    /// It ran for millions of instructions.
    Endless,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoKernel(name) => write!(f, "no kernel {name}"),
            Fault::Address(address) => write!(f, "an access outside of memory, at {address:x}"),
            Fault::Endless => f.write_str("a kernel that doesn't end"),
        }
    }
}

impl std::error::Error for Fault {}

/// Runs every thread of a kernel, one after the other. `globals` are the addresses of its module's globals, `parameters` its parameters' bits.
///
/// # Errors
/// If a thread leaves its memory or does not end.
pub(crate) fn run(
    kernel: &Kernel,
    globals: &[u64],
    parameters: &[u64],
    geometry: Geometry,
    memory: &mut Memory,
) -> Result<(), Fault> {
    let mut registers = vec![0; kernel.registers];
    for block in 0..geometry.blocks {
        for thread in 0..geometry.threads {
            let place = Place { block, thread, threads: geometry.threads };
            let mut machine =
                Machine { registers: &mut registers, globals, parameters, place, memory };
            machine.run(&kernel.instructions)?;
        }
    }
    Ok(())
}

/// Loads a program's globals and runs a kernel of it.
///
/// # Errors
/// If there is no such kernel, or a thread leaves its memory or does not end.
pub fn launch(
    module: &crate::Module,
    kernel: &str,
    parameters: &[u64],
    geometry: Geometry,
    memory: &mut Memory,
) -> Result<(), Fault> {
    let Some(found) = module.kernels.get(kernel) else {
        return Err(Fault::NoKernel(kernel.to_owned()));
    };
    let globals: Vec<u64> =
        module.globals.iter().map(|bytes| memory.allocate(bytes.clone())).collect();
    let result = run(found, &globals, parameters, geometry, memory);
    for global in globals {
        memory.free(global);
    }
    result
}

/// Which thread it is.
struct Place {
    block: u32,
    thread: u32,
    threads: u32,
}

struct Machine<'a> {
    registers: &'a mut [u64],
    globals: &'a [u64],
    parameters: &'a [u64],
    place: Place,
    memory: &'a mut Memory,
}

impl Machine<'_> {
    fn run(&mut self, instructions: &[Instruction]) -> Result<(), Fault> {
        const MOST_STEPS: usize = 1 << 22;
        let mut at = 0;
        for _ in 0..MOST_STEPS {
            let Some(instruction) = instructions.get(at) else { return Ok(()) };
            at += 1;
            if let Some((predicate, value)) = instruction.guard
                && (self.registers[predicate] != 0) != value
            {
                continue;
            }
            match instruction.operation {
                Operation::Return => return Ok(()),
                Operation::Branch => at = instruction.place as usize,
                _ => self.step(instruction)?,
            }
        }
        Err(Fault::Endless)
    }

    fn value(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Register(register) => self.registers[register],
            Operand::Bits(bits) => bits,
            Operand::Global(global) => self.globals[global],
            Operand::ThreadIndex => self.place.thread.into(),
            Operand::BlockIndex => self.place.block.into(),
            Operand::BlockSize => self.place.threads.into(),
        }
    }

    /// The address of an access, unless it is misaligned for the whole of a vector.
    fn whole(&self, base: Operand, offset: i64, size: usize) -> Result<u64, Fault> {
        let address = self.value(base).wrapping_add_signed(offset);
        if address.is_multiple_of(size as u64) { Ok(address) } else { Err(Fault::Address(address)) }
    }

    fn step(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        let &Instruction { operation, kind, ref to, ref from, place, .. } = instruction;
        let size = kind.size();
        match operation {
            Operation::LoadGlobal => {
                let address = self.whole(from[0], place, size * to.len())?;
                for (register, element) in to.iter().zip(0..) {
                    let address = address + element * size as u64;
                    self.registers[*register] =
                        self.memory.load(address, size).ok_or(Fault::Address(address))?;
                }
            }
            Operation::StoreGlobal => {
                let address = self.whole(from[0], place, size * (from.len() - 1))?;
                for (value, element) in from[1..].iter().zip(0..) {
                    let address = address + element * size as u64;
                    let value = self.value(*value);
                    self.memory.store(address, size, value).ok_or(Fault::Address(address))?;
                }
            }
            Operation::LoadParameter => self.registers[to[0]] = self.parameters[place as usize],
            _ => {
                let mut read = [0; 3];
                for (value, operand) in read.iter_mut().zip(from) {
                    *value = self.value(*operand);
                }
                let [a, b, c] = read;
                self.registers[to[0]] = match (operation, kind) {
                    (Operation::Move, _) => masked(a, size),
                    (Operation::Select, _) => masked(if c != 0 { a } else { b }, size),
                    (Operation::Convert(to), _) => converted(a, kind, to),
                    (Operation::Compare(comparison), _) => compared(comparison, kind, a, b).into(),
                    (_, Type::F32) => float(operation, a, b, c),
                    (_, Type::F64) => double(operation, a, b, c),
                    (_, Type::Predicate) => integer(operation, kind, a, b, c) & 1,
                    _ => masked(integer(operation, kind, a, b, c), operation.result_size(size)),
                };
            }
        }
        Ok(())
    }
}

impl Operation {
    /// The size of an integer result of operands of `size` bytes.
    fn result_size(self, size: usize) -> usize {
        if self == Operation::MultiplyWide { 2 * size } else { size }
    }
}

fn masked(bits: u64, size: usize) -> u64 {
    if size == 8 { bits } else { bits & ((1 << (8 * size)) - 1) }
}

/// A signed number of `size` bytes.
fn signed(bits: u64, size: usize) -> i64 {
    let unused = 64 - 8 * size as u32;
    ((bits << unused) as i64) >> unused
}

fn f32_of(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn float(operation: Operation, a: u64, b: u64, c: u64) -> u64 {
    let (x, y, z) = (f32_of(a), f32_of(b), f32_of(c));
    let result = match operation {
        Operation::Add => x + y,
        Operation::AddDown => add_down(x, y),
        Operation::Subtract => x - y,
        Operation::Multiply => x * y,
        Operation::Divide => x / y,
        Operation::Reciprocal => 1.0 / x,
        Operation::Fma => x.mul_add(y, z),
        Operation::FmaDown => fma_down(x, y, z),
        Operation::Minimum | Operation::Maximum if x.is_nan() || y.is_nan() => f32::NAN,
        // Of zeros, −0 is the smaller.
        Operation::Minimum if x == y => f32::from_bits((a | b) as u32),
        Operation::Maximum if x == y => f32::from_bits((a & b) as u32),
        Operation::Minimum => x.min(y),
        Operation::Maximum => x.max(y),
        Operation::Absolute => x.abs(),
        Operation::Negate => -x,
        Operation::Exp2Approximate => exp2_approximate(x),
        _ => unreachable!("no such operation is read for f32"),
    };
    result.to_bits().into()
}

fn double(operation: Operation, a: u64, b: u64, c: u64) -> u64 {
    let (x, y, z) = (f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
    let result = match operation {
        Operation::Add => x + y,
        Operation::Subtract => x - y,
        Operation::Multiply => x * y,
        Operation::Divide => x / y,
        Operation::Reciprocal => 1.0 / x,
        Operation::Fma => x.mul_add(y, z),
        Operation::Absolute => x.abs(),
        Operation::Negate => -x,
        _ => unreachable!("no such operation is read for f64"),
    };
    result.to_bits()
}

fn integer(operation: Operation, kind: Type, a: u64, b: u64, c: u64) -> u64 {
    let size = kind.size();
    // Shifts by more than the width shift everything out.
    let shift = u32::try_from(masked(b, 4)).unwrap_or(u32::MAX).min(64);
    match operation {
        Operation::Add => a.wrapping_add(b),
        Operation::Subtract => a.wrapping_sub(b),
        Operation::Multiply => a.wrapping_mul(b),
        Operation::MultiplyWide => masked(a, size) * masked(b, size),
        Operation::MultiplyAdd => a.wrapping_mul(b).wrapping_add(c),
        Operation::And => a & b,
        Operation::Or => a | b,
        Operation::Xor => a ^ b,
        Operation::Not => !a,
        Operation::ShiftLeft => a.checked_shl(shift).unwrap_or(0),
        Operation::ShiftRight if matches!(kind, Type::Signed(_)) => {
            (signed(a, size) >> shift.min(63)) as u64
        }
        Operation::ShiftRight => masked(a, size).checked_shr(shift).unwrap_or(0),
        _ => unreachable!("no such operation is read for integers"),
    }
}

fn converted(bits: u64, from: Type, to: Type) -> u64 {
    match (to, from) {
        (Type::F64, _) => f64::from(f32_of(bits)).to_bits(),
        (Type::F32, Type::F16) => f16::from_bits(bits as u16).to_f32().to_bits().into(),
        (Type::F32, Type::Bf16) => bf16::from_bits(bits as u16).to_f32().to_bits().into(),
        (Type::F32, Type::F64) => (f64::from_bits(bits) as f32).to_bits().into(),
        (Type::F32, Type::Signed(size)) => (signed(bits, size) as f32).to_bits().into(),
        (Type::F32, _) => (masked(bits, from.size()) as f32).to_bits().into(),
        (Type::F16, _) => f16::from_f32(f32_of(bits)).to_bits().into(),
        (Type::Bf16, _) => bf16::from_f32(f32_of(bits)).to_bits().into(),
        (_, Type::Signed(size)) => masked(signed(bits, size) as u64, to.size()),
        _ => masked(bits, from.size().min(to.size())),
    }
}

fn compared(comparison: Comparison, kind: Type, a: u64, b: u64) -> bool {
    let order = match kind {
        Type::F32 => f32_of(a).partial_cmp(&f32_of(b)),
        Type::F64 => f64::from_bits(a).partial_cmp(&f64::from_bits(b)),
        Type::Signed(size) => Some(signed(a, size).cmp(&signed(b, size))),
        _ => Some(masked(a, kind.size()).cmp(&masked(b, kind.size()))),
    };
    comparison.holds[order.map_or(3, |order| (order as i8 + 1) as usize)]
}
