//! gelu in candle, correctly rounded: a custom operation, and how many of candle's own results are wrong.
//!
//! ```sh
//! cargo run --release --manifest-path examples/candle/Cargo.toml
//! ```

use std::process::ExitCode;

use candle_core::{CpuStorage, CustomOp1, Device, Layout, Result, Shape, Tensor, bail};
use half::f16;
use halfulp::{Element, Format, Function, Rounding};

/// A function of halfulp as an operation of candle on the CPU: `x.apply_op1(CorrectlyRounded(Function::Gelu))`.
///
/// Gradients are not defined; see `CustomOp1::bwd`.
struct CorrectlyRounded(Function);

impl CorrectlyRounded {
    fn map<T: Element>(&self, storage: &[T], layout: &Layout) -> Result<Vec<T>> {
        let mut values: Vec<T> = match layout.contiguous_offsets() {
            Some((start, end)) => storage[start..end].to_vec(),
            None => indices(layout).map(|index| storage[index]).collect(),
        };
        self.0.map_in_place(&mut values);
        Ok(values)
    }
}

/// Where the elements of a tensor are in its storage, in the tensor's order.
fn indices(layout: &Layout) -> impl Iterator<Item = usize> {
    (0..layout.shape().elem_count()).map(|mut element| {
        let mut index = layout.start_offset();
        for (&size, &stride) in layout.dims().iter().zip(layout.stride()).rev() {
            index += element % size * stride;
            element /= size;
        }
        index
    })
}

impl CustomOp1 for CorrectlyRounded {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn cpu_fwd(&self, storage: &CpuStorage, layout: &Layout) -> Result<(CpuStorage, Shape)> {
        let result = match storage {
            CpuStorage::F16(values) => CpuStorage::F16(self.map(values, layout)?),
            CpuStorage::BF16(values) => CpuStorage::BF16(self.map(values, layout)?),
            CpuStorage::F32(values) => CpuStorage::F32(self.map(values, layout)?),
            _ => bail!("{} is computed in f16, bf16 and f32", self.name()),
        };
        Ok((result, layout.shape().clone()))
    }
}

/// How many elements of `y` are not the oracle's f of the number of f16 with the element's index as its bits.
fn wrong(function: Function, y: &Tensor) -> Result<usize> {
    let is_wrong = |(x, y): (u16, f16)| {
        let x = f16::from_bits(x).to_f64();
        let right = halfulp_oracle::round(function, x, Format::F16, Rounding::NearestEven);
        let right = f16::from_bits(right as u16);
        y.to_bits() != right.to_bits() && !(y.is_nan() && right.is_nan())
    };
    Ok((0..=u16::MAX).zip(y.flatten_all()?.to_vec1()?).filter(|&pair| is_wrong(pair)).count())
}

fn main() -> Result<ExitCode> {
    let numbers: Vec<f16> = (0..=u16::MAX).map(f16::from_bits).collect();
    let x = Tensor::from_vec(numbers, (256, 256), &Device::Cpu)?;
    let strided = x.t()?.apply_op1(CorrectlyRounded(Function::Gelu))?.t()?;

    println!("gelu in f16, of 65,536 results");
    let mut all_right = true;
    for (function, candle, name) in
        [(Function::Gelu, x.gelu_erf()?, "gelu_erf"), (Function::GeluTanh, x.gelu()?, "gelu")]
    {
        let halfulp = wrong(function, &x.apply_op1(CorrectlyRounded(function))?)?;
        println!("  {:18} {:6} wrong", format!("candle's {name}"), wrong(function, &candle)?);
        println!("  {:18} {halfulp:6} wrong", format!("halfulp's {function}"));
        all_right &= halfulp == 0;
    }
    let strided = wrong(Function::Gelu, &strided)?;
    println!("  {:18} {strided:6} wrong", "… of a transpose");
    Ok(ExitCode::from(!(all_right && strided == 0) as u8))
}
