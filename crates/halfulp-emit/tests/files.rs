//! The files in device/ are what is printed, and read as they should.

use std::fs;
use std::path::Path;

use halfulp::Function;
use halfulp_emit::{Language, emit};

#[test]
fn the_files_in_device_are_what_is_printed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../device");
    for &language in Language::ALL {
        let present = fs::read_to_string(folder.join(language.file())).unwrap();
        let printed = emit(language, Function::ALL);
        assert!(printed.is_ascii());
        assert!(present == printed, "{}: run `halfulp emit --write`", language.file());
    }
}

/// The names of the kernel, one statement for each value, a look-up of one row.
#[test]
fn a_kernel_reads_as_a_person_would_write_it() {
    let text = emit(Language::C, &[Function::Log]);
    let start = text.find("HU_INLINE uint16_t hu_log_f16(").unwrap();
    let end = start + text[start..].find("\n}\n").unwrap();
    assert_eq!(
        &text[start..end],
        "HU_INLINE uint16_t hu_log_f16(uint16_t bits)
{
    const float x = hu_f32_of_f16(bits);
    const float m = hu_significandf(x);
    const float e = hu_exponentf(x);
    const float *const c = hu_log_f16_polynomials[hu_nearest_cellf(m, 0x1.fb2976p+4f) % 32u];
    float p = c[2];
    p = hu_fmaf(p, m, c[1]);
    p = hu_fmaf(p, m, c[0]);
    return hu_f16_of_f32(hu_fmaf(e, 0x1.62e43p-1f, p));"
    );
}
