//! The files of `truth/`: the digests of every function's full output, and the oracle that made them.
//!
//! A file is text, named after its function:
//!
//! ```text
//! halfulp-truth 1
//! function tanh
//! oracle halfulp-oracle 0.1.0
//! date 2026-11-30
//! f32-oracle halfulp-filter 0.1.0 over core-math 1.4, halfulp-oracle 0.1.0
//! f32-date 2026-12-01
//! f16 nearest-even all HEX
//! …
//! f32 nearest-even 0 HEX
//! …
//! f32 odd34 0 HEX
//! …
//! checksum HEX
//! ```
//!
//! An entry is a format, a rounding mode, and a digest with its name (`all`, or for f32 0 to 255 and then `all`). A
//! function has entries in every rounding mode for each format of 16 bits. It may have them for f32, nearest-even and
//! odd34, made on another day and, since the oracle alone would take months, through a filter: then two more lines say
//! so. The checksum is the BLAKE3 digest of all the lines above it. There is one way to write a file, and reading accepts no other: one that
//! is missing, cut short or altered, or has entries too few or too many, is an error.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::path::Path;
use std::{fs, io};

use halfulp::{Format, Function, Rounding};

use crate::{Digest, Digests, Target};

const FIRST_LINE: &str = "halfulp-truth 1";

/// Who made digests, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maker {
    /// The oracle, and its version.
    pub oracle: String,
    /// The day: year-month-day.
    pub date: String,
}

/// The digests for f32.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct F32Truth {
    /// Who made the digests, and when.
    pub maker: Maker,
    /// The digests of the results rounded to nearest, ties to even.
    pub nearest_even: Digests,
    /// The digests of the results' odd34 patterns, 64 bits each.
    pub odd34: Digests,
}

/// The content of one file of `truth/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TruthFile {
    /// The function.
    pub function: Function,
    /// Who made the digests of the 16-bit formats, and when.
    pub maker: Maker,
    /// Those digests, by format and rounding mode.
    pub digests: BTreeMap<(Format, Rounding), Digests>,
    /// The digests for f32, if they have been made.
    pub f32: Option<F32Truth>,
}

impl TruthFile {
    /// The name of a function's file.
    pub fn name(function: Function) -> String {
        format!("{function}.txt")
    }

    /// Reads the text of a file named `name`.
    ///
    /// # Errors
    /// If the file is not exactly what [`Display`](fmt::Display) writes for the function of its name.
    pub fn parse(name: &str, text: &str) -> Result<Self, TruthError> {
        let error = |kind| TruthError { file: name.into(), kind };
        let function: Function = name
            .strip_suffix(".txt")
            .and_then(|stem| stem.parse().ok())
            .ok_or_else(|| error(TruthErrorKind::UnknownFunction))?;
        let body = checked_body(text).map_err(error)?;
        let mut lines = body.lines().zip(1..).peekable();
        let mut header = |key: &str| {
            let (line, _) = lines.peek()?;
            let (_, value) = line.split_once(' ').filter(|&(found, _)| found == key)?;
            lines.next();
            (!value.is_empty()).then(|| value.to_owned())
        };
        let mut required = |key| header(key).ok_or_else(|| error(TruthErrorKind::Header));
        let version = required("halfulp-truth")?;
        let name_within = required("function")?;
        let maker = Maker { oracle: required("oracle")?, date: required("date")? };
        if version != "1" || name_within != function.name() {
            return Err(error(TruthErrorKind::Header));
        }
        let f32_maker = match header("f32-oracle") {
            Some(oracle) => {
                let date = header("f32-date").ok_or_else(|| error(TruthErrorKind::Header))?;
                Some(Maker { oracle, date })
            }
            None => None,
        };
        let mut found: BTreeMap<Kind, Vec<(&str, Digest)>> = BTreeMap::new();
        for (line, number) in lines {
            let (kind, digest) =
                parse_entry(line).ok_or_else(|| error(TruthErrorKind::Entry(number)))?;
            let named = found.entry(kind).or_default();
            if named.iter().any(|(name, _)| *name == digest.0) {
                return Err(error(TruthErrorKind::Duplicate(number)));
            }
            named.push(digest);
        }
        let mut take = |kind| {
            let (format, mode) = match kind {
                Kind::Rounded(format, rounding) => (format, rounding.name()),
                Kind::Odd34 => (Format::F32, ODD34),
            };
            let incomplete = || error(TruthErrorKind::Incomplete(format, mode));
            let named = found.remove(&kind).ok_or_else(incomplete)?;
            let chunks = match named[..] {
                [(_, only)] => vec![only],
                [ref chunks @ .., _] => chunks.iter().map(|(_, digest)| *digest).collect(),
                [] => return Err(incomplete()),
            };
            Digests::from_chunks(format, chunks).ok_or_else(incomplete)
        };
        let mut digests = BTreeMap::new();
        for &format in Format::ALL.iter().filter(|format| format.bits() == 16) {
            for &rounding in Rounding::ALL {
                digests.insert((format, rounding), take(Kind::Rounded(format, rounding))?);
            }
        }
        let f32 = match f32_maker {
            Some(maker) => {
                let nearest_even = take(Kind::Rounded(Format::F32, Rounding::NearestEven))?;
                Some(F32Truth { maker, nearest_even, odd34: take(Kind::Odd34)? })
            }
            None => None,
        };
        let file = TruthFile { function, maker, digests, f32 };
        // What the above lets pass: another order or spelling, names of chunks, an `all` that is not of its chunks, and
        // entries not asked for.
        if file.to_string() != text {
            return Err(error(TruthErrorKind::NotCanonical));
        }
        Ok(file)
    }
}

/// The name of rounding to odd34, where others are named after their mode.
const ODD34: &str = "odd34";

/// What a digest is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Rounded(Format, Rounding),
    Odd34,
}

/// The lines above the checksum, if it is theirs.
pub(crate) fn checked_body(text: &str) -> Result<&str, TruthErrorKind> {
    let whole = text.strip_suffix('\n').ok_or(TruthErrorKind::Truncated)?;
    let (body, checksum) = match whole.rsplit_once('\n') {
        Some((body, last)) => (
            &text[..body.len() + 1],
            last.strip_prefix("checksum ").ok_or(TruthErrorKind::Truncated)?,
        ),
        None => return Err(TruthErrorKind::Truncated),
    };
    match Digest::from_hex(checksum) {
        Ok(checksum) if checksum == blake3::hash(body.as_bytes()) => Ok(body),
        _ => Err(TruthErrorKind::Altered),
    }
}

fn parse_entry(line: &str) -> Option<(Kind, (&str, Digest))> {
    let mut fields = line.split(' ');
    let kind = match (fields.next()?.parse().ok()?, fields.next()?) {
        (Format::F32, ODD34) => Kind::Odd34,
        (format, rounding) => Kind::Rounded(format, rounding.parse().ok()?),
    };
    let digest = (fields.next()?, Digest::from_hex(fields.next()?).ok()?);
    fields.next().is_none().then_some((kind, digest))
}

impl fmt::Display for TruthFile {
    /// Writes the text of the file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = String::new();
        writeln!(body, "{FIRST_LINE}\nfunction {}", self.function)?;
        writeln!(body, "oracle {}\ndate {}", self.maker.oracle, self.maker.date)?;
        if let Some(F32Truth { maker, .. }) = &self.f32 {
            writeln!(body, "f32-oracle {}\nf32-date {}", maker.oracle, maker.date)?;
        }
        let of_16_bits = self
            .digests
            .iter()
            .map(|(&(format, rounding), digests)| (format, rounding.name(), digests));
        let of_f32 = self.f32.iter().flat_map(|truth| {
            [(Rounding::NearestEven.name(), &truth.nearest_even), (ODD34, &truth.odd34)]
                .map(|(mode, digests)| (Format::F32, mode, digests))
        });
        for (format, mode, digests) in of_16_bits.chain(of_f32) {
            for (name, digest) in digests.named() {
                writeln!(body, "{format} {mode} {name} {digest}")?;
            }
        }
        writeln!(f, "{body}checksum {}", blake3::hash(body.as_bytes()))
    }
}

/// The files of a `truth/` directory.
#[derive(Clone, Debug)]
pub struct Truth {
    files: BTreeMap<Function, TruthFile>,
}

impl Truth {
    /// The files of the repository's `truth/`, as they were when this crate was compiled.
    ///
    /// # Errors
    /// If one of them is not valid.
    pub fn embedded() -> Result<Self, TruthError> {
        const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
        Self::parse(FILES.iter().copied())
    }

    /// The files `*.txt` of a directory.
    ///
    /// # Errors
    /// If the directory or a file can't be read, or a file is not valid.
    pub fn read(directory: &Path) -> Result<Self, TruthError> {
        let unreadable = |path: &Path| {
            let file = path.display().to_string();
            move |error: io::Error| TruthError { file, kind: TruthErrorKind::Unreadable(error) }
        };
        let mut files = Vec::new();
        for entry in fs::read_dir(directory).map_err(unreadable(directory))? {
            let path = entry.map_err(unreadable(directory))?.path();
            if path.extension().is_some_and(|extension| extension == "txt") {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                // A device or a pipe might never end.
                if !fs::metadata(&path).map_err(unreadable(&path))?.is_file() {
                    return Err(unreadable(&path)(io::Error::other("it is not a regular file")));
                }
                files.push((name, fs::read_to_string(&path).map_err(unreadable(&path))?));
            }
        }
        Self::parse(files.iter().map(|(name, text)| (name.as_str(), text.as_str())))
    }

    fn parse<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> Result<Self, TruthError> {
        let file = |(name, text)| TruthFile::parse(name, text).map(|file| (file.function, file));
        Ok(Truth { files: files.map(file).collect::<Result<_, _>>()? })
    }

    /// The file of a function.
    ///
    /// # Errors
    /// If it is missing.
    pub fn file(&self, function: Function) -> Result<&TruthFile, TruthError> {
        self.files.get(&function).ok_or_else(|| TruthError {
            file: TruthFile::name(function),
            kind: TruthErrorKind::Missing,
        })
    }

    /// Takes the file of a function out.
    ///
    /// # Errors
    /// If it is missing.
    pub fn take(&mut self, function: Function) -> Result<TruthFile, TruthError> {
        self.file(function)?;
        Ok(self.files.remove(&function).expect("just seen"))
    }

    /// The digests of a target.
    ///
    /// # Errors
    /// If the function's file is missing, or has no entries for the target.
    pub fn digests(&self, target: Target) -> Result<&Digests, TruthError> {
        let Target { function, format, rounding } = target;
        let file = self.file(function)?;
        let digests = match (&file.f32, format, rounding) {
            (Some(truth), Format::F32, Rounding::NearestEven) => Some(&truth.nearest_even),
            _ => file.digests.get(&(format, rounding)),
        };
        digests.ok_or_else(|| TruthError {
            file: TruthFile::name(function),
            kind: TruthErrorKind::Incomplete(format, rounding.name()),
        })
    }

    /// Who made the digests of a target, and when.
    ///
    /// # Errors
    /// As [`Truth::digests`].
    pub fn maker(&self, target: Target) -> Result<&Maker, TruthError> {
        self.digests(target)?;
        let file = self.file(target.function)?;
        let f32 = file.f32.as_ref().filter(|_| target.format == Format::F32);
        Ok(f32.map_or(&file.maker, |truth| &truth.maker))
    }

    /// The digests of a function's odd34 patterns.
    ///
    /// # Errors
    /// If the function's file is missing, or has no entries for f32.
    pub fn odd34(&self, function: Function) -> Result<&Digests, TruthError> {
        let digests = self.file(function)?.f32.as_ref().map(|truth| &truth.odd34);
        digests.ok_or_else(|| TruthError {
            file: TruthFile::name(function),
            kind: TruthErrorKind::Incomplete(Format::F32, ODD34),
        })
    }
}

/// What is wrong with a file of `truth/`.
#[derive(Debug)]
pub struct TruthError {
    /// The file's name.
    pub file: String,
    /// What is wrong with it.
    pub kind: TruthErrorKind,
}

/// What can be wrong with a file of `truth/`.
#[derive(Debug)]
pub enum TruthErrorKind {
    /// There is no such file.
    Missing,
    /// The file can't be read.
    Unreadable(io::Error),
    /// The file's name is not that of a function.
    UnknownFunction,
    /// The file does not end with a checksum.
    Truncated,
    /// The checksum is not that of the lines above it.
    Altered,
    /// The lines above the entries are not those of the function's file.
    Header,
    /// The line of this number is not an entry.
    Entry(usize),
    /// The line of this number repeats an entry.
    Duplicate(usize),
    /// The entries of a format and rounding mode, which may be odd34, are missing, in whole or in part.
    Incomplete(Format, &'static str),
    /// The entries are out of order, wrongly named or wrongly spelled.
    NotCanonical,
}

impl fmt::Display for TruthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the truth file {} ", self.file)?;
        match &self.kind {
            TruthErrorKind::Missing => f.write_str("is missing"),
            TruthErrorKind::Unreadable(error) => write!(f, "can't be read: {error}"),
            TruthErrorKind::UnknownFunction => f.write_str("is not named after a function"),
            TruthErrorKind::Truncated => f.write_str("is truncated: it does not end in a checksum"),
            TruthErrorKind::Altered => f.write_str("has been altered: its checksum does not match"),
            TruthErrorKind::Header => f.write_str("does not begin as the function's file must"),
            TruthErrorKind::Entry(line) => write!(f, "has a line that is no entry: line {line}"),
            TruthErrorKind::Duplicate(line) => {
                write!(f, "has an entry for the second time: line {line}")
            }
            TruthErrorKind::Incomplete(format, rounding) => {
                write!(f, "lacks digests of {format}, {rounding}")
            }
            TruthErrorKind::NotCanonical => {
                f.write_str("has entries that are out of order, wrongly named or wrongly spelled")
            }
        }
    }
}

impl std::error::Error for TruthError {}
