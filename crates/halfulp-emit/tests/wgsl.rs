//! What is printed in WGSL is WGSL: naga, which browsers and wgpu validate with, accepts it.

use std::sync::LazyLock;

use halfulp::Function;
use halfulp_emit::{Language, emit};

static TEXT: LazyLock<String> = LazyLock::new(|| emit(Language::Wgsl, Function::ALL));

fn validate(text: &str) -> naga::Module {
    let module = naga::front::wgsl::parse_str(text)
        .unwrap_or_else(|error| panic!("{}", error.emit_to_string(text)));
    naga::valid::Validator::new(Default::default(), naga::valid::Capabilities::empty())
        .validate(&module)
        .unwrap_or_else(|error| panic!("{}", error.emit_to_string(text)));
    module
}

#[test]
fn the_file_is_valid_without_extensions() {
    let module = validate(&TEXT);
    let names: Vec<&str> =
        module.functions.iter().filter_map(|(_, function)| function.name.as_deref()).collect();
    for function in Function::ALL {
        for format in ["f16", "bf16"] {
            let name = format!("hu_{function}_{format}");
            assert!(names.contains(&&name[..]), "{name}");
        }
        let is_strict = names.contains(&&format!("hu_strict_{function}_f16")[..]);
        assert_eq!(is_strict, halfulp_emit::has_strict(*function));
    }
    let tests = module.entry_points.iter().map(|point| &point.name[..]);
    let tested: Vec<String> = tests.map(|name| name.replacen("self_test_", "", 1)).collect();
    assert_eq!(tested.len(), 36);
    assert!(tested.iter().all(|name| names.contains(&&name[..])));
}

#[test]
fn every_function_is_valid_by_itself() {
    for &function in Function::ALL {
        validate(&emit(Language::Wgsl, &[function]));
    }
}

/// The strict forms, and what they call, have no float.
#[test]
fn strict_forms_are_of_integers_alone() {
    let module = validate(&TEXT);
    let mut todo: Vec<&naga::Function> = module
        .functions
        .iter()
        .map(|(_, function)| function)
        .filter(|function| function.name.as_deref().is_some_and(|name| name.contains("_strict_")))
        .collect();
    assert_eq!(todo.len(), 4);
    let mut count = 0;
    while let Some(function) = todo.pop() {
        count += 1;
        for (_, expression) in function.expressions.iter() {
            match expression {
                naga::Expression::CallResult(called) => todo.push(&module.functions[*called]),
                naga::Expression::As { kind, .. } => assert_ne!(*kind, naga::ScalarKind::Float),
                naga::Expression::Literal(literal) => {
                    assert_ne!(literal.scalar().kind, naga::ScalarKind::Float);
                }
                _ => (),
            }
        }
        let types = function.arguments.iter().map(|argument| argument.ty);
        for ty in types.chain(function.result.iter().map(|result| result.ty)) {
            let scalar = module.types[ty].inner.scalar();
            assert!(scalar.is_some_and(|scalar| scalar.kind != naga::ScalarKind::Float));
        }
    }
    assert!(count > 20);
}
