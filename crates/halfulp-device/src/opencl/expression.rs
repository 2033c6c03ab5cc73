//! A device's own functions.

use std::sync::PoisonError;

use opencl3::kernel::Kernel;
use opencl3::program::Program;

use super::{DeviceError, OpenCl, failed, launch, turn};
use crate::applied;

/// An expression, compiled for a device as its compiler does without options.
#[derive(Debug)]
struct Expression {
    device: OpenCl,
    kernel: Kernel,
}

impl OpenCl {
    /// An expression of OpenCL C in `x`, a float, such as `native_exp(x) - 1`; or a function, if it is only a name.
    ///
    /// # Errors
    /// If the device's compiler refuses it.
    pub fn expression(
        self,
        expression: &str,
    ) -> Result<impl crate::Expression + use<>, DeviceError> {
        let turn = turn();
        let source = format!(
            "__kernel void own(__global const float *source, __global float *destination) {{\n\
             \x20   const size_t i = get_global_id(0);\n\
             \x20   const float x = source[i];\n\
             \x20   destination[i] = {}\n;\n\
             }}\n",
            applied(expression)
        );
        let program = Program::create_and_build_from_source(&self.context, &source, "")
            .map_err(|log| DeviceError::Failed("OpenCL", "compile the expression", log))?;
        let kernel = Kernel::create(&program, "own").map_err(failed("make a kernel"))?;
        drop(turn);
        Ok(Expression { device: self, kernel })
    }
}

impl crate::Expression for Expression {
    fn map(&self, inputs: &[f32], outputs: &mut [f32]) -> Result<(), DeviceError> {
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
