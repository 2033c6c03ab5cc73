use halfulp::*;
use halfulp_verify::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let backend: Backend = a[1].parse().unwrap();
    let truth = Truth::embedded().unwrap();
    let fs: Vec<Function> = if a.len() > 2 {
        a[2..].iter().map(|f| f.parse().unwrap()).collect()
    } else {
        Function::ALL.to_vec()
    };
    for f in fs {
        let t = Instant::now();
        let c = census_odd34(
            f,
            &|x: &[u32], y: &mut [u64]| Library(backend).odd34(f, x, y).unwrap(),
            0..256,
            &truth,
            60,
            &|_| (),
        )
        .unwrap();
        println!("{f} {backend}: wrong {} in {:.1} s", c.wrong, t.elapsed().as_secs_f64());
        for w in c.listed {
            println!("   {:08x} got {:09x} expected {:09x}", w.input, w.got, w.expected);
        }
    }
}
