//! Names the shared library's interface: `libhalfulp.so.0.1` for versions 0.1.x, `libhalfulp.so.1` for 1.x.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let of_target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    let number = |part: &str| env::var(format!("CARGO_PKG_VERSION_{part}")).expect("set by cargo");
    // cargo-c passes a name of its own.
    let named = env::var_os("CARGO_FEATURE_CAPI").is_none();
    if named && of_target("FAMILY") == "unix" && of_target("VENDOR") != "apple" {
        let interface = match number("MAJOR").as_str() {
            "0" => format!("0.{}", number("MINOR")),
            major => major.to_owned(),
        };
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libhalfulp.so.{interface}");
    }
}
