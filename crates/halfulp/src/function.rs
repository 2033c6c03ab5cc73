//! The dynamic function: known by name, run on slices.

use crate::backend::{Available, Backend};
use crate::dispatch;
use crate::element::Element;
use crate::slice::{self, SliceError};

/// What f(-x) is in terms of f(x).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// f(-x) = -f(x).
    Odd,
    /// No symmetry about 0.
    None,
}

macro_rules! define_function {
    ($($name:ident: $variant:ident $names:tt ($definition:literal, $domain:literal, $symmetry:ident, $special:literal, $example:literal);)*) => {
        /// A function of the list, by name.
        ///
        /// ```
        /// use halfulp::{F16, Function};
        /// let function: Function = "tanh".parse()?;
        /// assert_eq!(function, Function::Tanh);
        /// let mut values = [F16::NEG_INFINITY, F16::ZERO];
        /// function.map_in_place(&mut values);
        /// assert_eq!(values, [F16::from_f32(-1.0), F16::ZERO]);
        /// # Ok::<(), halfulp::function::UnknownFunction>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Function {
            $(#[doc = concat!("`", stringify!($name), "`: ", $definition)] $variant,)*
        }

        impl Function {
            /// Every function, in the order of the list.
            pub const ALL: &[Function] = &[$(Function::$variant,)*];

            /// The name, as in the public API and on the command line.
            pub const fn name(self) -> &'static str {
                match self { $(Function::$variant => stringify!($name),)* }
            }

            /// The mathematical definition, in one line.
            pub const fn definition(self) -> &'static str {
                match self { $(Function::$variant => $definition,)* }
            }

            /// Where the function is defined; elsewhere the result is NaN.
            pub const fn domain(self) -> &'static str {
                match self { $(Function::$variant => $domain,)* }
            }

            /// The symmetry about 0.
            pub const fn symmetry(self) -> Symmetry {
                match self { $(Function::$variant => Symmetry::$symmetry,)* }
            }

            /// The values at zeros, infinities and the ends of the domain, as `x → y`.
            pub const fn special_values(self) -> &'static str {
                match self { $(Function::$variant => $special,)* }
            }
        }

        impl core::str::FromStr for Function {
            type Err = UnknownFunction;

            fn from_str(name: &str) -> Result<Self, UnknownFunction> {
                match name {
                    $(stringify!($name) => Ok(Function::$variant),)*
                    _ => Err(UnknownFunction),
                }
            }
        }
    };
}
halfulp_kernels::for_each_function!(define_function);

impl core::fmt::Display for Function {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.name())
    }
}

/// The error of parsing a [`Function`] from a name that is not in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFunction;

impl core::fmt::Display for UnknownFunction {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no function of that name; `halfulp functions` lists them")
    }
}

impl core::error::Error for UnknownFunction {}

impl Function {
    /// Writes f(x) for every x of `src` to `dst`.
    ///
    /// ```
    /// use halfulp::{Bf16, Function};
    /// let mut y = [Bf16::ZERO; 2];
    /// Function::Exp.map(&[Bf16::ZERO, Bf16::NEG_INFINITY], &mut y)?;
    /// assert_eq!(y, [Bf16::ONE, Bf16::ZERO]);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the lengths differ; then nothing is written.
    pub fn map<T: Element>(self, src: &[T], dst: &mut [T]) -> Result<(), SliceError> {
        let entry = dispatch::slice_entry(self, T::FORMAT, Available::current());
        slice::map(entry.ok_or(SliceError::Format)?, src, 1, dst, 1)
    }

    /// As [`map`](Function::map), on a backend of the caller's choice.
    ///
    /// ```
    /// use halfulp::{Backend, F16, Function};
    /// let mut y = [F16::ZERO];
    /// Function::Sigmoid.map_on(Backend::Portable, &[F16::INFINITY], &mut y)?;
    /// assert_eq!(y, [F16::ONE]);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If the lengths differ or the processor lacks the backend; then nothing is written.
    pub fn map_on<T: Element>(
        self,
        backend: Backend,
        src: &[T],
        dst: &mut [T],
    ) -> Result<(), SliceError> {
        let backend = Available::check(backend).ok_or(SliceError::Backend)?;
        let entry = dispatch::slice_entry(self, T::FORMAT, backend);
        slice::map(entry.ok_or(SliceError::Format)?, src, 1, dst, 1)
    }

    /// Writes f(x) for every `src_stride`-th x of `src`, from the first on, to every `dst_stride`-th element of
    /// `dst`; the elements between are left alone.
    ///
    /// ```
    /// use halfulp::{F16, Function};
    /// let mut y = [F16::NAN; 3];
    /// Function::Exp.map_strided(&[F16::ZERO; 2], 1, &mut y, 2)?;
    /// assert_eq!(y, [F16::ONE, F16::NAN, F16::ONE]);
    /// # Ok::<(), halfulp::SliceError>(())
    /// ```
    ///
    /// # Errors
    /// If a stride is 0, or the strided elements of the two slices are not equally many; then nothing is
    /// written.
    pub fn map_strided<T: Element>(
        self,
        src: &[T],
        src_stride: usize,
        dst: &mut [T],
        dst_stride: usize,
    ) -> Result<(), SliceError> {
        let entry = dispatch::slice_entry(self, T::FORMAT, Available::current());
        slice::map(entry.ok_or(SliceError::Format)?, src, src_stride, dst, dst_stride)
    }

    /// Replaces every x of `values` by f(x).
    ///
    /// ```
    /// use halfulp::{F16, Function};
    /// let mut values = [F16::ZERO; 2];
    /// Function::Exp.map_in_place(&mut values);
    /// assert_eq!(values, [F16::ONE; 2]);
    /// ```
    pub fn map_in_place<T: Element>(self, values: &mut [T]) {
        if let Some(entry) = dispatch::slice_entry(self, T::FORMAT, Available::current()) {
            slice::map_in_place(entry, values);
        }
    }
}
