//! Running a kernel with the value of its piecewise polynomial given from outside.
//!
//! So the forge needs to know nothing of how a kernel reduces its argument or reconstructs its result:
//! it asks the kernel itself which values of the polynomial lead to the right result.

use std::cell::Cell;

use halfulp::{Format, Function};
use halfulp_kernels::kernel::Narrow;
use halfulp_kernels::{for_each_function, kernel};

use crate::model::{self, Watcher};

/// Answers in the polynomial's place, and notes what it was asked for.
#[derive(Debug)]
struct Probe {
    answer: f32,
    asked: Cell<Option<(f32, f32)>>,
}

impl Watcher for Probe {
    fn polynomial(&self, selector: f32, argument: f32) -> Option<f32> {
        let before = self.asked.replace(Some((selector, argument)));
        assert!(before.is_none(), "one polynomial a kernel");
        Some(if argument.is_nan() { argument } else { self.answer })
    }
}

/// What a run of a kernel showed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// The value whose cell the polynomial is of: the argument itself, or a value beside it.
    pub(crate) selector: f32,
    /// The argument of the polynomial.
    pub(crate) argument: f32,
    /// The kernel's value, before the only rounding.
    pub(crate) value: f32,
}

/// Runs a kernel on an input, with a value for its polynomial.
pub(crate) type Kernel = fn(x: f32, polynomial: f32) -> Run;

fn f16<K: Narrow, const WIDE: bool, const FUSED: bool, const DOWN: bool>(
    x: f32,
    polynomial: f32,
) -> Run {
    let run = model::Run::new(Probe { answer: polynomial, asked: Cell::new(None) });
    let value = K::f16(run.value::<WIDE, FUSED, DOWN>(x)).value();
    let (selector, argument) = run.watcher.asked.get().unwrap_or_default();
    Run { selector, argument, value }
}

fn bf16<K: Narrow, const WIDE: bool, const FUSED: bool, const DOWN: bool>(
    x: f32,
    polynomial: f32,
) -> Run {
    let run = model::Run::new(Probe { answer: polynomial, asked: Cell::new(None) });
    let value = K::bf16_kept(K::bf16_of(run.value::<WIDE, FUSED, DOWN>(x)).value(), WIDE);
    let (selector, argument) = run.watcher.asked.get().unwrap_or_default();
    Run { selector, argument, value }
}

fn select<K: Narrow>(format: Format, wide: bool, fused: bool) -> Vec<Kernel> {
    match (format, wide, fused) {
        (Format::F16, true, true) => vec![f16::<K, true, true, false>, f16::<K, true, true, true>],
        (Format::F16, true, false) => vec![f16::<K, true, false, false>],
        (Format::F16, false, true) => vec![f16::<K, false, true, false>],
        (Format::F16, false, false) => vec![f16::<K, false, false, false>],
        (_, true, true) => vec![bf16::<K, true, true, false>, bf16::<K, true, true, true>],
        (_, true, false) => vec![bf16::<K, true, false, false>],
        (_, false, true) => vec![bf16::<K, false, true, false>],
        (_, false, false) => vec![bf16::<K, false, false, false>],
    }
}

macro_rules! by_function {
    ($($name:ident: $kernel:ident $names:tt $about:tt;)*) => {
        /// The kernel of a function, as the backends with these semantics run it.
        pub(crate) fn kernels(
            function: Function,
            format: Format,
            wide: bool,
            fused: bool,
        ) -> Vec<Kernel> {
            match function {
                $(Function::$kernel => select::<kernel::$kernel>(format, wide, fused),)*
            }
        }
    };
}
for_each_function!(by_function);
