//! forge FUNCTION [FORMAT] TRUTH-DIR
use halfulp_forge::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let function: halfulp::Function = a[1].parse().unwrap();
    let mut out = vec![];
    for (format, name, serves) in
        [(halfulp::Format::F16, "F16", "binary16"), (halfulp::Format::Bf16, "BF16", "bfloat16")]
    {
        if a.len() > 2 && a[2] != format.to_string() {
            continue;
        }
        let truth = std::fs::read(format!("/work/wt/truth-mp/{}-{}.bin", a[1], format)).unwrap();
        let truth: Vec<u16> = truth.chunks(2).map(|c| u16::from_le_bytes([c[0], c[1]])).collect();
        let t0 = std::time::Instant::now();
        match forge(function, format, &truth, &mut |s| println!("{s} [{:.1?}]", t0.elapsed())) {
            Ok(t) => out.push((name, serves, t)),
            Err(e) => println!("error: {e}"),
        }
    }
    if let [(name, ..)] = out[..] {
        // Replaces that constant only.
        let path = format!("crates/halfulp-kernels/src/table/{function}.rs");
        let (old, new) = (std::fs::read_to_string(&path).unwrap(), file(function, &out));
        let part = |text: &str| {
            let at = text.find(&format!("pub const {name}:")).unwrap();
            let start = text[..at].rfind("\n\n").unwrap() + 2;
            text[start..at + text[at..].find("\n};\n").unwrap() + 4].to_string()
        };
        std::fs::write(path, old.replace(&part(&old), &part(&new))).unwrap();
    }
    if out.len() == 2 {
        std::fs::write(
            format!("crates/halfulp-kernels/src/table/{function}.rs"),
            file(function, &out),
        )
        .unwrap();
    }
}
