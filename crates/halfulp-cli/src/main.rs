//! The `halfulp` command.
fn main() {}
