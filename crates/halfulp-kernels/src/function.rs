//! The list of functions. Everything else — the public functions, the command, the verifier, the
//! benches, the documentation table — is derived from it.

/// Hands the list of functions to the macro `$callback`.
///
/// Each entry reads
/// `name: Type, "definition", "domain", Symmetry, "special values";`
/// where `name` is the name of the public function and of the module under
/// [`kernel`](crate::kernel), and `Type` that of the [`Function`] variant and of the kernel.
#[macro_export]
macro_rules! for_each_function {
    ($callback:path) => {
        $callback! {
            exp: Exp, "e^x", "all x", None, "-inf → +0, +inf → +inf, ±0 → 1";
            expm1: Expm1, "e^x − 1", "all x", None, "±0 → ±0, -inf → -1, +inf → +inf";
            log: Log, "natural logarithm of x", "x ≥ 0", None, "±0 → -inf, x < 0 → NaN, 1 → +0, +inf → +inf";
            log1p: Log1p, "log(1 + x)", "x ≥ -1", None, "±0 → ±0, -1 → -inf, x < -1 → NaN, +inf → +inf";
            sinh: Sinh, "(e^x − e^-x)/2", "all x", Odd, "±0 → ±0, ±inf → ±inf";
            tanh: Tanh, "sinh x / cosh x", "all x", Odd, "±0 → ±0, ±inf → ±1";
            atan: Atan, "inverse tangent of x, in radians", "all x", Odd, "±0 → ±0, ±inf → ±π/2 rounded";
            erf: Erf, "2/√π · ∫ e^(-t²) dt from 0 to x", "all x", Odd, "±0 → ±0, ±inf → ±1";
            gd: Gd, "Gudermannian: atan(sinh x)", "all x", Odd, "±0 → ±0, ±inf → ±π/2 rounded";
            inv_gd: InvGd, "inverse Gudermannian: asinh(tan x)", "|x| < π/2", Odd, "±0 → ±0, |x| > π/2 → NaN";
            sigmoid: Sigmoid, "1/(1 + e^-x)", "all x", None, "-inf → +0, +inf → 1, ±0 → 1/2";
            softplus: Softplus, "log(1 + e^x)", "all x", None, "-inf → +0, +inf → +inf";
            silu: Silu, "x/(1 + e^-x)", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf";
            gelu: Gelu, "x·Φ(x), Φ the normal distribution function", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf";
            gelu_tanh: GeluTanh, "x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³)))", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf";
            mish: Mish, "x·tanh(log(1 + e^x))", "all x", None, "±0 → ±0, -inf → -0, +inf → +inf";
        }
    };
}

/// What f(-x) is in terms of f(x).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// f(-x) = -f(x).
    Odd,
    /// No symmetry about 0.
    None,
}

macro_rules! define_function {
    ($($name:ident: $variant:ident, $definition:literal, $domain:literal, $symmetry:ident, $special:literal;)*) => {
        /// A function of the list, by name.
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
for_each_function!(define_function);

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
