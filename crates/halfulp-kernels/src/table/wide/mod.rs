//! The tables of wide kernels.

macro_rules! modules {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        $(pub mod $name;)*
    };
}
crate::for_each_function!(modules);
