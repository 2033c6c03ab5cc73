//! Names: what the kernel's own source calls a value.
//!
//! A recorded operation knows where in the source it was called. If it is the outermost operation of what a `let` binds there,
//! its value has the name that the `let` gives it.

use std::panic::Location;

macro_rules! sources {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The sources of the kernels and of what they share, by the ends of their paths.
        const SOURCES: &[(&str, &str)] = &[
            $((
                concat!("kernel/", stringify!($name), ".rs"),
                include_str!(concat!("../../halfulp-kernels/src/kernel/", stringify!($name), ".rs")),
            ),)*
            ("src/arith.rs", include_str!("../../halfulp-kernels/src/arith.rs")),
            ("src/cells.rs", include_str!("../../halfulp-kernels/src/cells.rs")),
            ("src/double_word.rs", include_str!("../../halfulp-kernels/src/double_word.rs")),
            ("src/gate.rs", include_str!("../../halfulp-kernels/src/gate.rs")),
            ("src/reduction.rs", include_str!("../../halfulp-kernels/src/reduction.rs")),
            ("src/wide.rs", include_str!("../../halfulp-kernels/src/wide.rs")),
            ("kernel/mod.rs", include_str!("../../halfulp-kernels/src/kernel/mod.rs")),
        ];
    };
}
halfulp_kernels::for_each_function!(sources);

/// A `let` and the names in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Statement {
    file: &'static str,
    offset: usize,
    /// The names, `_` among them, in order.
    pub names: Vec<&'static str>,
}

/// The source of a location, and the location's offset in it.
fn place(location: &Location<'_>) -> Option<(&'static str, &'static str, usize)> {
    let path = location.file().replace('\\', "/");
    let &(file, text) = SOURCES.iter().find(|(file, _)| path.ends_with(file))?;
    let line = location.line() as usize - 1;
    let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    let line = text[start..].lines().next()?;
    let column = location.column() as usize - 1;
    let within: usize = line.chars().take(column).map(char::len_utf8).sum();
    Some((file, text, start + within))
}

/// The length of `text` up to the first character, outside of brackets, for which `end` holds.
fn until(text: &str, end: impl Fn(char) -> bool) -> usize {
    let mut depth = 0;
    for (i, c) in text.char_indices() {
        if depth == 0 && end(c) {
            return i;
        }
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => (),
        }
    }
    text.len()
}

/// The `let` whose value the operation called at `location` is, if it may be: an operator that comes last is.
pub fn statement(location: &Location<'_>) -> Option<Statement> {
    let (file, text, at) = place(location)?;
    let mut before = at;
    loop {
        let start = text[..before].rfind("let ")?;
        before = start;
        let value = start + text[start..].find(" = ")? + 3;
        let end = value + until(&text[value..], |c| c == ';');
        if at < value || at >= end {
            continue;
        }
        if text[value..].starts_with('|') {
            return None;
        }
        // An operator begins where its first operand does; a method's call at its name.
        let is_outermost = at == value || {
            let call = &text[at..end + 1];
            let name = call.find(|c: char| !c.is_alphanumeric() && c != '_')?;
            call[name..].starts_with('(') && {
                let after = name + 1 + until(&call[name + 1..], |c| c == ')') + 1;
                call[after..].trim_start().starts_with([';', '}'])
            }
        };
        let pattern = text[start + 4..value - 3].trim_start_matches("mut ");
        let names = pattern.trim_matches(['(', ')']).split(',').map(str::trim).collect();
        return is_outermost.then_some(Statement { file, offset: start, names });
    }
}

/// The last name of the argument that is a table, of the call at `location`: `shift` of `table(cell, &self.shift)`.
pub fn table(location: &Location<'_>) -> Option<&'static str> {
    let (_, text, at) = place(location)?;
    let arguments = at + text[at..].find('(')? + 1;
    let arguments = &text[arguments..][..until(&text[arguments..], |c| c == ')')];
    arguments[arguments.find('&')?..].rsplit(['.', '&']).next()
}

fn identifier(text: &str) -> Option<&str> {
    let is_plain = text.chars().all(|c| c.is_alphanumeric() || c == '_');
    (is_plain && text.starts_with(|c: char| c.is_alphabetic()) && text != "self").then_some(text)
}

/// What the source calls the operands of the operation called at `location`, the receiver first, where they are plain names.
pub fn operands(location: &Location<'_>) -> Vec<Option<&'static str>> {
    let Some((_, text, at)) = place(location) else { return Vec::new() };
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let first = &text[at..at + until(&text[at..], |c| !is_name(c))];
    let rest = &text[at + first.len()..];
    if rest.starts_with('(') && text[..at].ends_with('.') {
        let before = &text[..at - 1];
        let start = before.rfind(|c| !is_name(c)).map_or(0, |i| i + 1);
        let is_path = before[..start].ends_with(['.', ':']);
        let receiver = if is_path { None } else { identifier(&before[start..]) };
        let arguments = &rest[1..][..until(&rest[1..], |c| c == ')')];
        let mut names = vec![receiver];
        let mut arguments = arguments;
        while !arguments.is_empty() {
            let end = until(arguments, |c| c == ',');
            names.push(identifier(arguments[..end].trim()));
            arguments = arguments[end..].trim_start_matches(',');
        }
        return names;
    }
    let left = identifier(first);
    let Some(right) = rest.strip_prefix([' ']).and_then(|rest| rest.get(2..)) else {
        return vec![left];
    };
    let end = right.find(|c| !is_name(c)).unwrap_or(0);
    let is_whole = !right[end..].starts_with(['.', '(', ':']);
    vec![left, if is_whole { identifier(&right[..end]) } else { None }]
}
