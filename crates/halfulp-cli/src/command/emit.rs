//! `halfulp emit`: prints kernels as source text.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use halfulp::Function;
use halfulp_emit::{Language, emit};

use super::Failure;
use crate::environment;
use crate::output::{self, Output};

/// Print functions as source text for C: one file, complete in itself
///
/// The text is that of the kernels which the library runs, in f16, bf16 and, but for WGSL, f32. The files in device/ hold all functions.
#[derive(Args)]
pub struct Emit {
    /// The language [with --check or --write: all of them if none is named]
    #[arg(value_parser = language(), required_unless_present_any = ["check", "write"])]
    language: Option<Language>,
    /// The functions; all of them if none is named
    #[arg(value_parser = environment::function(), hide_possible_values = true)]
    functions: Vec<Function>,
    /// Compare with the file in the folder of emitted files, which holds every function
    #[arg(long, conflicts_with_all = ["functions", "write"])]
    check: bool,
    /// Write the file in the folder of emitted files, which holds every function
    #[arg(long, conflicts_with = "functions")]
    write: bool,
    /// The folder of emitted files, in a checkout of halfulp
    #[arg(long, value_name = "DIR", default_value = "device")]
    device: PathBuf,
}

fn language() -> impl TypedValueParser<Value = Language> {
    let names = Language::ALL.iter().map(|language| language.name());
    PossibleValuesParser::new(names).map(|name| {
        let named = |language: &&Language| language.name() == name;
        *Language::ALL.iter().find(named).expect("one of the possible values")
    })
}

impl Emit {
    /// Prints, writes or compares.
    pub fn run(self, out: &mut Output) -> Result<(), Failure> {
        let Emit { language, functions, check, write, device } = self;
        let languages = language.as_ref().map_or(Language::ALL, std::slice::from_ref);
        let functions = if functions.is_empty() { Function::ALL } else { &functions };
        let mut differing = Vec::new();
        for &language in languages {
            let text = emit(language, functions);
            let path = device.join(language.file());
            if check {
                let present = fs::read_to_string(&path)
                    .map_err(|error| format!("{} can't be read: {error}", path.display()))?;
                let same = present == text;
                writeln!(out, "{}: {}", path.display(), if same { "the same" } else { "differs" })?;
                differing.extend((!same).then(|| path.display().to_string()));
            } else if write {
                fs::create_dir_all(&device)
                    .map_err(|error| format!("{} can't be made: {error}", device.display()))?;
                output::write_file(&path, text.as_bytes())?;
                writeln!(out, "written to {}", path.display())?;
            } else {
                write!(out, "{text}")?;
            }
        }
        out.flush()?;
        if differing.is_empty() {
            Ok(())
        } else {
            let files = differing.join(", ");
            Err(format!("not what the kernels print: {files}; `halfulp emit --write` writes it")
                .into())
        }
    }
}
