//! C signatures of functions that can be audited.

use std::fmt;
use std::str::FromStr;

use halfulp::Format;

/// The type of a function in a shared library: `float f(float)` and its kin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub(crate) element: Element,
    pub(crate) shape: Shape,
}

/// How a number is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    /// As C's type of the format.
    Number(Format),
    /// As its bit pattern in an unsigned integer, which leaves the 16-bit format open.
    Pattern16,
}

/// How many numbers a call takes, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// `T f(T)`.
    Scalar,
    /// Three arguments in some order; what is returned doesn't matter.
    Array([Argument; 3]),
    /// `__m256 f(__m256)`, with so many lanes of f32.
    Vector(usize),
}

/// An argument of a function over arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Argument {
    /// `const T *`.
    Source,
    /// `T *`.
    Destination,
    /// `size_t`, or another integer.
    Length,
}

impl Signature {
    /// The format of argument and result, if the signature tells.
    pub fn format(&self) -> Option<Format> {
        match self.element {
            Element::Number(format) => Some(format),
            Element::Pattern16 => None,
        }
    }

    /// Whether a function of this signature can compute in a format.
    pub fn admits(&self, format: Format) -> bool {
        self.format().map_or(format.bits() == 16, |own| own == format)
    }
}

/// The error of a signature that isn't known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSignature(String);

impl fmt::Display for UnknownSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no signature that can be audited: `{}`; there are f32, f16, bf16, C prototypes such as float(float), \
             uint16_t(uint16_t) and void(const float*, float*, size_t), with the arguments in any order, and \
             __m128, __m256 and __m512 to themselves",
            self.0
        )
    }
}

impl std::error::Error for UnknownSignature {}

/// A C type, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Element(Element),
    Constant(Element),
    Pointer(Element),
    Vector(usize),
    Integer,
    Void,
}

impl Type {
    /// Reads a type, after which a parameter's name may follow.
    fn parse(text: &str) -> Option<Self> {
        let spaced = text.replace('*', " * ");
        let words: Vec<&str> =
            spaced.split_whitespace().filter(|word| *word != "restrict").collect();
        let constant = words.contains(&"const");
        let words: Vec<&str> = words.into_iter().filter(|word| *word != "const").collect();
        let (base, rest) = match words[..] {
            ["unsigned", "short" | "int" | "long", ..] | ["long", "long", ..] => words.split_at(2),
            [_, ..] => words.split_at(1),
            [] => return None,
        };
        let pointer = rest.first() == Some(&"*");
        // What is left is a name, or nothing.
        if rest.len() > usize::from(pointer) + 1 || rest.iter().skip(1).any(|word| *word == "*") {
            return None;
        }
        let of = |element| match (pointer, constant) {
            (true, true) => Type::Constant(element),
            (true, false) => Type::Pointer(element),
            (false, _) => Type::Element(element),
        };
        Some(match base.join(" ").as_str() {
            "float" => of(Element::Number(Format::F32)),
            "_Float16" | "__fp16" => of(Element::Number(Format::F16)),
            "__bf16" => of(Element::Number(Format::Bf16)),
            "uint16_t" | "unsigned short" => of(Element::Pattern16),
            _ if pointer => return None,
            "__m128" => Type::Vector(4),
            "__m256" => Type::Vector(8),
            "__m512" => Type::Vector(16),
            "size_t" | "int" | "long" | "unsigned" | "unsigned int" | "unsigned long"
            | "long long" | "int32_t" | "uint32_t" | "int64_t" | "uint64_t" | "ssize_t"
            | "ptrdiff_t" => Type::Integer,
            "void" => Type::Void,
            _ => return None,
        })
    }
}

impl FromStr for Signature {
    type Err = UnknownSignature;

    fn from_str(text: &str) -> Result<Self, UnknownSignature> {
        let scalar = |element| Some(Signature { element, shape: Shape::Scalar });
        let parsed = match text {
            "f32" => scalar(Element::Number(Format::F32)),
            "f16" => scalar(Element::Number(Format::F16)),
            "bf16" => scalar(Element::Number(Format::Bf16)),
            "u16" => scalar(Element::Pattern16),
            _ => prototype(text),
        };
        parsed.ok_or_else(|| UnknownSignature(text.into()))
    }
}

/// Reads a C prototype: `void f(const float *x, float *y, size_t n)`, with or without names.
fn prototype(text: &str) -> Option<Signature> {
    let (result, rest) = text.trim().trim_end_matches(';').split_once('(')?;
    let result = Type::parse(result)?;
    let arguments: Vec<Type> =
        rest.trim_end().strip_suffix(')')?.split(',').map(Type::parse).collect::<Option<_>>()?;
    match (result, &arguments[..]) {
        (Type::Element(element), [argument]) if *argument == result => {
            Some(Signature { element, shape: Shape::Scalar })
        }
        (Type::Vector(lanes), [argument]) if *argument == result => {
            let element = Element::Number(Format::F32);
            Some(Signature { element, shape: Shape::Vector(lanes) })
        }
        (Type::Void | Type::Integer, &[a, b, c]) => {
            let mut element = None;
            let arguments = [a, b, c].map(|argument| {
                let (kind, of) = match argument {
                    Type::Constant(element) => (Argument::Source, Some(element)),
                    Type::Pointer(element) => (Argument::Destination, Some(element)),
                    Type::Integer => (Argument::Length, None),
                    _ => return None,
                };
                // Both pointers are to one type.
                match (element, of) {
                    (Some(one), Some(other)) if one != other => return None,
                    (None, of) => element = of,
                    _ => (),
                }
                Some(kind)
            });
            let [Some(a), Some(b), Some(c)] = arguments else { return None };
            let order = [a, b, c];
            let each = [Argument::Source, Argument::Destination, Argument::Length];
            let complete = each.iter().all(|kind| order.contains(kind));
            complete.then_some(Signature { element: element?, shape: Shape::Array(order) })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_read_as_c_writes_them() {
        let parse = |text: &str| text.parse::<Signature>().ok();
        let number = Element::Number;
        let scalar = |element| Some(Signature { element, shape: Shape::Scalar });
        assert_eq!(parse("f32"), scalar(number(Format::F32)));
        assert_eq!(parse("float tanhf(float x);"), scalar(number(Format::F32)));
        assert_eq!(parse("_Float16(_Float16)"), scalar(number(Format::F16)));
        assert_eq!(parse("unsigned short(unsigned short x)"), scalar(Element::Pattern16));
        let array = |element, order| Some(Signature { element, shape: Shape::Array(order) });
        use Argument::*;
        assert_eq!(
            parse("void f(const float *x, float *y, size_t n)"),
            array(number(Format::F32), [Source, Destination, Length])
        );
        assert_eq!(
            parse("int(uint16_t*restrict, int, uint16_t const*)"),
            array(Element::Pattern16, [Destination, Length, Source])
        );
        let vector = Signature { element: number(Format::F32), shape: Shape::Vector(8) };
        assert_eq!(parse("__m256(__m256)"), Some(vector));
        for bad in [
            "",
            "f64",
            "double(double)",
            "float(double)",
            "float",
            "float(float,float)",
            "void(const float*, uint16_t*, size_t)",
            "void(float*, float*, size_t)",
            "void(const float*, float*)",
            "void(const float*, float*, size_t, size_t)",
            "__m256(__m128)",
            "float*(float*)",
            "void(const float**, float*, size_t)",
        ] {
            assert_eq!(parse(bad), None, "{bad}");
        }
    }
}
