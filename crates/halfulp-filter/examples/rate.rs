//! How fast the filter is and how much it leaves to the oracle: `cargo run --release --example rate -- [INPUTS]`.

use std::hint::black_box;
use std::time::Instant;

use halfulp::Function;
use halfulp_filter::{Best, Blocks, Placed};

fn main() {
    let inputs: u64 = std::env::args().nth(1).map_or(1 << 22, |n| n.parse().expect("a number"));
    println!("{}, {inputs} inputs of uniform bits", Best::NAME);
    println!(
        "{:10} {:>10} {:>10} {:>10} {:>14}",
        "function", "ns", "exact", "undecided", "s a function"
    );
    for &function in Function::ALL {
        let (mut exact, mut undecided, mut sum) = (0, 0, 0);
        let start = Instant::now();
        // M. Weyl's sequence: the high half of multiples of an odd constant visits all patterns evenly.
        let bits = |n: u64| (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32;
        Placed::for_each::<Best>(function, (0..inputs).map(bits), |_, placed| match placed {
            Placed::Exact(_) => exact += 1,
            Placed::Undecided => undecided += 1,
            Placed::Between { odd34, .. } => sum ^= odd34,
        });
        black_box(sum);
        let ns = start.elapsed().as_nanos() as f64 / inputs as f64;
        println!(
            "{:10} {ns:>10.1} {exact:>10} {undecided:>10} {:>14.0}",
            function.name(),
            ns * 4.295
        );
    }
}
