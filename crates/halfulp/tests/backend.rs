//! Which backend runs: the forced one, the variable's, the best.
#![cfg(feature = "std")]

use std::process::Command;

use halfulp::Backend;
use halfulp::backend::BackendError;

/// Runs [`child`] in a process of its own with `HALFULP_BACKEND` set, and returns what it prints: the
/// variable's backend or error, and the backend in use.
fn with_variable(value: Option<&std::ffi::OsStr>) -> (String, String) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "child", "--ignored", "--nocapture"]);
    command.env_remove("HALFULP_BACKEND");
    if let Some(value) = value {
        command.env("HALFULP_BACKEND", value);
    }
    let output = command.output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let line = text.split("child: ").nth(1).unwrap().lines().next().unwrap();
    let (from_env, current) = line.rsplit_once("; ").unwrap();
    (from_env.to_owned(), current.to_owned())
}

/// Not a test of its own: the child process of the others.
#[test]
#[ignore = "run by the other tests, in a process of its own"]
fn child() {
    let from_env = match Backend::from_env() {
        Ok(Some(backend)) => backend.to_string(),
        Ok(None) => "unset".to_owned(),
        Err(error) => error.to_string(),
    };
    println!("child: {from_env}; {}", Backend::current());
}

#[test]
fn the_variable_chooses() {
    let best = Backend::best().to_string();
    assert_eq!(with_variable(None), ("unset".to_owned(), best.clone()));
    for backend in Backend::ALL {
        let name = backend.to_string();
        let expected = if backend.is_available() {
            (name.clone(), name.clone())
        } else {
            (BackendError::Unavailable(*backend).to_string(), best.clone())
        };
        assert_eq!(with_variable(Some(name.as_ref())), expected);
    }
    for unknown in ["", "AVX2", "avx", "avx512 "] {
        let expected = (BackendError::Unknown.to_string(), best.clone());
        assert_eq!(with_variable(Some(unknown.as_ref())), expected, "{unknown:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_variable_that_is_not_text_is_unknown() {
    use std::os::unix::ffi::OsStrExt;
    let value = std::ffi::OsStr::from_bytes(b"avx2\xff");
    let expected = (BackendError::Unknown.to_string(), Backend::best().to_string());
    assert_eq!(with_variable(Some(value)), expected);
}

/// Forcing one that is missing changes nothing; the others serve every later call.
#[test]
fn forcing() {
    for backend in Backend::ALL {
        let before = Backend::current();
        if backend.is_available() {
            assert_eq!(backend.force(), Ok(()));
            assert_eq!(Backend::current(), *backend);
        } else {
            assert_eq!(backend.force(), Err(BackendError::Unavailable(*backend)));
            assert_eq!(Backend::current(), before);
        }
    }
    assert!(Backend::Portable.is_available());
    assert!(Backend::best().is_available());
}

#[test]
fn names() {
    for backend in Backend::ALL {
        assert_eq!(backend.name().parse(), Ok(*backend));
        let listed = BackendError::Unknown.to_string().contains(backend.name());
        assert!(listed, "the error of an unknown name lists {backend}");
    }
}
