//! forge FUNCTION [FORMAT [wide|narrow]]
use halfulp_forge::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let function: halfulp::Function = a[1].parse().unwrap();
    let mut out = vec![];
    for (format, name, serves) in
        [(halfulp::Format::F16, "F16", "binary16"), (halfulp::Format::Bf16, "BF16", "bfloat16")]
    {
        if a.len() > 2 && a[2] != format.to_string() { continue; }
        let truth = std::fs::read(format!("/work/wt/truth-mp/{}-{}.bin", a[1], format)).unwrap();
        let truth: Vec<u16> = truth.chunks(2).map(|c| u16::from_le_bytes([c[0], c[1]])).collect();
        let t0 = std::time::Instant::now();
        match forge(function, format, &truth, &mut |s| println!("{s} [{:.1?}]", t0.elapsed())) {
            Ok(t) => out.push((name, serves, t)),
            Err(e) => println!("error: {e}"),
        }
    }
    let path = format!("crates/halfulp-kernels/src/table/{function}.rs");
    if out.len() == 2 {
        std::fs::write(path, file(function, &out)).unwrap();
    } else if out.len() == 1 {
        // Replace only that constant.
        let old = std::fs::read_to_string(&path).unwrap();
        let new = file(function, &out);
        let part = |text: &str, name: &str| -> String {
            let at = text.find(&format!("/// {}.\n", if name == "F16" { "binary16" } else { "bfloat16" })).unwrap();
            let end = text[at..].find("\n};\n").unwrap() + at + 4;
            text[at..end].to_string()
        };
        let replaced = old.replace(&part(&old, out[0].0), &part(&new, out[0].0));
        std::fs::write(path, replaced).unwrap();
    }
}
