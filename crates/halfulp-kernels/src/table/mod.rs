//! Coefficients, written by `halfulp forge --write`, never by hand.

macro_rules! modules {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        $(pub mod $name;)*
    };
}
crate::for_each_function!(modules);

pub mod device;
pub mod double_word;
pub mod piecewise;
pub mod quick;
pub mod wide;
