//! Python callables.

use std::ffi::OsString;

/// The arguments of a program that runs a callable, `module:callable` or `module:expression in x`, over arrays of a
/// format: NumPy's arrays, ml_dtypes' for bfloat16, and tensors if the module is torch's.
pub fn arguments(interpreter: &str, callable: &str, format: halfulp::Format) -> Vec<OsString> {
    let script = include_str!("python.py");
    [interpreter, "-c", script, callable, format.name()].map(OsString::from).into()
}
