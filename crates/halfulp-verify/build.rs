//! Embeds the files of `truth/`, as many as there are: a missing one is an error when it is looked up, so that a
//! new function can be built before its truth is known.

use std::{env, fmt::Write as _, fs, path::Path};

fn main() {
    let directory = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../truth");
    println!("cargo::rerun-if-changed={}", directory.display());
    let mut files: Vec<_> = fs::read_dir(&directory)
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    let mut list = String::from("&[");
    for file in files {
        let name = file.file_name().unwrap();
        write!(list, "({name:?}, include_str!({file:?})),").unwrap();
    }
    list.push(']');
    let out = Path::new(&env::var("OUT_DIR").unwrap()).join("embedded.rs");
    fs::write(out, list).unwrap();
}
