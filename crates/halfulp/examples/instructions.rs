//! Work for `tools/instructions`, which has callgrind count the instructions in [`counted`]: every function in every format, over a
//! slice on two backends, and by calls of one value. Prints what it has run, a line each, in order.

use std::hint::black_box;
use std::iter::zip;

use halfulp::{Backend, Bf16, Element, F16, Function};

/// Whole vectors, and a rest of one.
const ELEMENTS: usize = 1025;

/// After each call of this function callgrind writes down the count.
#[inline(never)]
fn measured(work: &mut dyn FnMut()) {
    counted(work);
    // Lest the call be a jump, which callgrind does not see returning.
    black_box(());
}

/// What is counted, and nothing else.
#[inline(never)]
fn counted(work: &mut dyn FnMut()) {
    work();
    black_box(());
}

/// Points that are evenly spaced, in \[-5, 5\] or the part of it where the function is defined.
fn points(function: Function) -> impl Iterator<Item = f32> {
    let (low, high) = match function {
        Function::Log => (0.0, 5.0),
        Function::Log1p => (-1.0, 5.0),
        Function::InvGd => (-1.57, 1.57),
        _ => (-5.0, 5.0),
    };
    (0..ELEMENTS).map(move |i| low + (high - low) * (i as f32 + 0.5) / ELEMENTS as f32)
}

fn run<T: Element>(function: Function, call: fn(T) -> T, from_f32: fn(f32) -> T) {
    let src: Vec<T> = points(function).map(from_f32).collect();
    let mut dst = src.clone();
    for backend in [Backend::Avx2, Backend::Scalar] {
        let mut work = || {
            let done = function.map_on(backend, black_box(&src), black_box(&mut dst));
            done.expect("the processor has AVX2, and the lengths are equal");
        };
        // What is done only once is done here.
        work();
        measured(&mut work);
        println!("{function} {} {backend}", T::FORMAT);
    }
    measured(&mut || {
        for (x, y) in zip(black_box(&src), black_box(&mut dst)) {
            *y = call(*x);
        }
    });
    println!("{function} {} call", T::FORMAT);
}

macro_rules! run_all {
    ($($name:ident: $variant:ident $names:tt $about:tt;)*) => {
        $(
            run(Function::$variant, halfulp::$name::<F16>, F16::from_f32);
            run(Function::$variant, halfulp::$name::<Bf16>, Bf16::from_f32);
            run(Function::$variant, halfulp::$name::<f32>, |x| x);
        )*
    };
}

fn main() {
    halfulp_kernels::for_each_function!(run_all);
}
