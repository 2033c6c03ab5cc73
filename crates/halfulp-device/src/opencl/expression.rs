//! A device's own functions.

use std::sync::PoisonError;

use opencl3::kernel::Kernel;
use opencl3::program::Program;

use super::{DeviceError, OpenCl, failed, launch, turn};

/// An expression of OpenCL C in `x`, a float, such as `tanh(x)`, compiled for a device as its compiler does without options.
#[derive(Debug)]
pub struct Expression {
    device: OpenCl,
    kernel: Kernel,
}

impl Expression {
    /// Compiles an expression, or the call of a function if it is only a name.
    ///
    /// # Errors
    /// If the device's compiler refuses it.
    pub fn new(device: OpenCl, expression: &str) -> Result<Self, DeviceError> {
        let turn = turn();
        let mut letters = expression.bytes();
        let is_name = expression != "x"
            && letters.next().is_some_and(|c| c.is_ascii_alphabetic() || c == b'_')
            && letters.all(|c| c.is_ascii_alphanumeric() || c == b'_');
        let argument = if is_name { "(x)" } else { "" };
        let source = format!(
            "__kernel void own(__global const float *source, __global float *destination) {{\n\
             \x20   const size_t i = get_global_id(0);\n\
             \x20   const float x = source[i];\n\
             \x20   destination[i] = {expression}{argument};\n\
             }}\n"
        );
        let program = Program::create_and_build_from_source(&device.context, &source, "")
            .map_err(|log| DeviceError::Failed("OpenCL", "compile the expression", log))?;
        let kernel = Kernel::create(&program, "own").map_err(failed("make a kernel"))?;
        drop(turn);
        Ok(Expression { device, kernel })
    }

    /// Evaluates it for each of `inputs` and puts the results into `outputs`.
    ///
    /// # Errors
    /// If the device fails.
    ///
    /// # Panics
    /// If there are not as many outputs as inputs.
    pub fn map(&self, inputs: &[f32], outputs: &mut [f32]) -> Result<(), DeviceError> {
        assert_eq!(inputs.len(), outputs.len(), "as many outputs as inputs");
        if inputs.is_empty() {
            return Ok(());
        }
        let OpenCl { context, state, .. } = &self.device;
        let _turn = turn();
        let state = state.lock().unwrap_or_else(PoisonError::into_inner);
        launch(context, &state.queue, &self.kernel, inputs, outputs)
    }
}
