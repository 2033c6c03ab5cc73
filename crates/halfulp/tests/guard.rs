//! No byte outside the arrays is touched: they begin and end at pages that can't be accessed.
#![cfg(unix)]

mod common;

use common::{Case, Place, noise};

/// Memory between two pages without access.
struct Guarded {
    map: *mut libc::c_void,
    len: usize,
    page: usize,
}

impl Guarded {
    /// At least `bytes` bytes.
    fn new(bytes: usize) -> Self {
        // SAFETY: asks for a number.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap();
        let len = bytes.next_multiple_of(page) + 2 * page;
        // SAFETY: a new mapping.
        let map = unsafe {
            let (read_write, private) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE);
            libc::mmap(std::ptr::null_mut(), len, read_write, private | libc::MAP_ANON, -1, 0)
        };
        assert_ne!(map, libc::MAP_FAILED);
        for at in [0, len - page] {
            // SAFETY: a page of the mapping.
            assert_eq!(0, unsafe { libc::mprotect(map.byte_add(at), page, libc::PROT_NONE) });
        }
        Guarded { map, len, page }
    }

    /// The accessible bytes.
    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: mapped for reading and writing, and borrowed with `self`.
        unsafe {
            let start = self.map.byte_add(self.page).cast();
            std::slice::from_raw_parts_mut(start, self.len - 2 * self.page)
        }
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        // SAFETY: the mapping is this one's.
        unsafe { libc::munmap(self.map, self.len) };
    }
}

/// Source and destination in memory of their own, both ending at a guard page or both beginning at one.
#[test]
fn arrays_beside_a_guard_page() {
    let bytes: Vec<u8> = noise(5).take(70_000).collect();
    let (mut source, mut destination) = (Guarded::new(70_000), Guarded::new(70_000));
    let (source, destination) = (source.bytes(), destination.bytes());
    for case in Case::all() {
        for n in (0..=70).chain([255, 256, 257, 1000, 10_007]) {
            for (src_stride, dst_stride) in [(2, 2), (2, 4), (5, 2), (-2, 2), (-3, -6), (0, 2)] {
                let (src, dst) =
                    (Place::from_lowest(0, src_stride, n), Place::from_lowest(0, dst_stride, n));
                let (src_len, dst_len) = (src.end(n), dst.end(n));
                let expected: Vec<u16> = (0..n)
                    .map(|i| {
                        let at = src.at(i);
                        case.expected[usize::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]))]
                    })
                    .collect();
                for at_the_end in [false, true] {
                    let (src_at, dst_at) = if at_the_end {
                        (source.len() - src_len, destination.len() - dst_len)
                    } else {
                        (0, 0)
                    };
                    source[src_at..][..src_len].copy_from_slice(&bytes[..src_len]);
                    destination[dst_at..][..dst_len].fill(0x5a);
                    // SAFETY: the elements lie inside the accessible memory.
                    unsafe {
                        case.function
                            .map_raw(
                                case.format,
                                case.backend,
                                source.as_ptr().add(src_at + src.first),
                                src_stride,
                                destination.as_mut_ptr().add(dst_at + dst.first),
                                dst_stride,
                                n,
                            )
                            .unwrap();
                    }
                    for (i, expected) in expected.iter().enumerate() {
                        let y = &destination[dst_at + dst.at(i)..][..2];
                        assert_eq!(y, expected.to_le_bytes(), "{case}: {i} of {n}");
                    }
                }
            }
        }
    }
}

/// In place, at either end.
#[test]
fn in_place_beside_a_guard_page() {
    let bytes: Vec<u8> = noise(6).take(1000).collect();
    let mut memory = Guarded::new(1000);
    let memory = memory.bytes();
    for case in Case::all() {
        for n in 0..=300 {
            for first in [0, memory.len() - 2 * n] {
                memory[first..][..2 * n].copy_from_slice(&bytes[..2 * n]);
                let place = Place { first, stride: 2 };
                case.run(memory, place, place, n).unwrap();
                let results = memory[first..][..2 * n].chunks_exact(2);
                for (x, y) in bytes.chunks_exact(2).zip(results) {
                    let x = usize::from(u16::from_le_bytes([x[0], x[1]]));
                    assert_eq!(y, case.expected[x].to_le_bytes(), "{case}: {x:04x}, {n}");
                }
            }
        }
    }
}

/// f32 by every design, source and destination at either end, and in place.
#[test]
fn designs_beside_a_guard_page() {
    use halfulp::{Design, Function};
    const N: usize = 4200;
    let (mut source, mut destination) = (Guarded::new(4 * N), Guarded::new(4 * N));
    // SAFETY: pages are aligned to more than four bytes, and any bits are an f32.
    let (_, source, _) = unsafe { source.bytes().align_to_mut::<f32>() };
    // SAFETY: as before.
    let (_, destination, _) = unsafe { destination.bytes().align_to_mut::<f32>() };
    let function = Function::Tanh;
    for backend in common::backends() {
        for &design in Design::ALL.iter().filter(|design| function.has(**design)) {
            for n in (0..=70).chain([4095, 4096, 4097, N]) {
                // One in three takes the longest path of each design.
                let hard = |i: usize| {
                    if i.is_multiple_of(3) { f32::from_bits(0x3ac3_7de2) } else { i as f32 }
                };
                for at_the_end in [false, true] {
                    let place = |len: usize| if at_the_end { len - n } else { 0 };
                    let (from, to) = (place(source.len()), place(destination.len()));
                    for (i, x) in source[from..from + n].iter_mut().enumerate() {
                        *x = hard(i);
                    }
                    let src = &source[from..from + n];
                    let dst = &mut destination[to..to + n];
                    function.map_by(design, backend, src, dst).unwrap();
                    let mut expected = vec![0.0; n];
                    function
                        .map_by(Design::Wide, common::backends()[0], src, &mut expected)
                        .unwrap();
                    assert_eq!(dst, expected, "{design} on {backend}");
                    dst.copy_from_slice(src);
                    function.map_in_place_by(design, backend, dst).unwrap();
                    assert_eq!(dst, expected, "{design} on {backend}, in place");
                }
            }
        }
    }
}
