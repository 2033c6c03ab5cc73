//! Small programs, with results that can be told by hand.

use halfulp_ptx::{Fault, Geometry, Memory, Module, launch};

/// A program around this body, for `kernel(u32 *y, f32 x)`, which has y in `%y`, x in `%x` and the thread's own place in `%at`.
fn program(body: &str) -> String {
    format!(
        ".version 8.5\n.target sm_89\n.address_size 64\n
        .global .align 4 .b8 table[12] = {{1, 0, 0, 0, 0, 0, 128, 63}};
        .visible .entry kernel(\n .param .u64 .ptr .align 1 kernel_param_0,\n .param .f32 kernel_param_1\n)\n{{\n
        .reg .b64 %y, %rd<4>; // registers
        .reg .b32 %at, %r, %r<5>; .reg .f32 %x, %f, %f<3>; .reg .f64 %fd, %fe; .reg .pred %p<4>; .reg .b16 %h;
        ld.param.u64 %rd1, [kernel_param_0];
        cvta.to.global.u64 %y, %rd1;
        ld.param.f32 %x, [kernel_param_1];
        mov.u32 %r1, %ctaid.x;
        mov.u32 %r2, %ntid.x;
        mov.u32 %r3, %tid.x;
        mad.lo.s32 %at, %r1, %r2, %r3;
        mul.wide.u32 %rd2, %at, 4;
        add.s64 %y, %y, %rd2;
        {body}
        ret;\n}}\n"
    )
}

/// What six threads, in two blocks, write.
fn run(body: &str, x: f32) -> Result<Vec<u32>, Fault> {
    let module = Module::parse(&program(body)).unwrap();
    let mut memory = Memory::default();
    let y = memory.allocate(vec![0xee; 24]);
    let geometry = Geometry { blocks: 2, threads: 3 };
    launch(&module, "kernel", &[y, x.to_bits().into()], geometry, &mut memory)?;
    let bytes = memory.bytes(y, 24).unwrap();
    Ok(bytes.chunks_exact(4).map(|b| u32::from_le_bytes(b.try_into().unwrap())).collect())
}

/// What the first thread writes, as a float.
fn value(body: &str, x: f32) -> f32 {
    f32::from_bits(run(body, x).unwrap()[0])
}

#[test]
fn threads_branches_and_guards() {
    let all = run("st.global.u32 [%y], %at;", 0.0).unwrap();
    assert_eq!(all, [0, 1, 2, 3, 4, 5]);
    let body = "setp.ge.u32 %p1, %at, 2; @%p1 bra $L__BB0_2;
        st.global.u32 [%y], 7; bra.uni $L__BB0_3;
        $L__BB0_2: @!%p1 ret; st.global.u32 [%y], 9;
        $L__BB0_3:";
    assert_eq!(run(body, 0.0).unwrap(), [7, 7, 9, 9, 9, 9]);
    let count =
        "mov.u32 %r4, 0; $loop: add.s32 %r4, %r4, 3; setp.lt.s32 %p1, %r4, 10; @%p1 bra $loop;
        st.global.u32 [%y], %r4;";
    assert_eq!(run(count, 0.0).unwrap()[5], 12);
}

#[test]
fn integers() {
    let one = |body: &str| run(&format!("{body} st.global.u32 [%y], %r;"), 0.0).unwrap()[0];
    assert_eq!(one("sub.s32 %r, 3, 5;"), (-2i32) as u32);
    assert_eq!(one("shr.s32 %r, -8, 1;"), (-4i32) as u32);
    assert_eq!(one("shr.u32 %r, -8, 1;"), 0x7fff_fffc);
    assert_eq!(one("shl.b32 %r, 1, 32;"), 0);
    assert_eq!(one("shr.s32 %r, -8, 99;"), u32::MAX);
    assert_eq!(one("mul.lo.s32 %r, -3, 7;"), (-21i32) as u32);
    assert_eq!(
        one("mul.wide.u32 %rd3, -1, -1; shr.u64 %rd3, %rd3, 32; cvt.u32.u64 %r, %rd3;"),
        0xffff_fffe
    );
    assert_eq!(one("xor.b32 %r, 12, 10; or.b32 %r, %r, 64; and.b32 %r, %r, 68;"), 68);
    assert_eq!(
        one(
            "cvt.u64.u32 %rd3, -1; add.s64 %rd3, %rd3, 1; shr.u64 %rd3, %rd3, 32; cvt.u32.u64 %r, %rd3;"
        ),
        1
    );
    assert_eq!(one("setp.lt.s32 %p1, -1, 1; selp.b32 %r, 5, 6, %p1;"), 5);
    assert_eq!(one("setp.lt.u32 %p1, -1, 1; selp.b32 %r, 5, 6, %p1;"), 6);
    assert_eq!(
        one(
            "setp.eq.s32 %p1, 1, 1; not.pred %p2, %p1; and.pred %p3, %p1, %p2; selp.b32 %r, 5, 6, %p3;"
        ),
        6
    );
}

#[test]
fn floats() {
    let one = |body: &str, x| value(&format!("{body} st.global.f32 [%y], %f;"), x);
    let e = f32::EPSILON;
    assert_eq!(one("mul.rn.f32 %f, %x, %x; sub.rn.f32 %f, %f, 0f3F800000;", 1.0 + e), 2.0 * e);
    assert_eq!(one("fma.rn.f32 %f, %x, %x, 0fBF800000;", 1.0 + e), 2.0 * e + e * e);
    assert_eq!(one("add.rm.f32 %f, %x, 0fBF800000;", 1e-30), -1.0);
    assert_eq!(one("add.rm.f32 %f, %x, 0fBF800000;", -1e-30), (-1.0f32).next_down());
    assert_eq!(
        one(
            "{ .reg .pred p; setp.gt.f32 p, %x, 0f40000000; selp.f32 %f, 0f40000000, %x, p; }",
            3.0
        ),
        2.0
    );
    assert!(one("min.NaN.f32 %f, %x, 0f40000000;", f32::NAN).is_nan());
    assert_eq!(one("max.NaN.f32 %f, %x, 0f40000000;", -1.0), 2.0);
    assert_eq!(one("neg.f32 %f, %x; abs.f32 %f, %f;", 1.5), 1.5);
    // 1/3 in f64, to f32 and back, is another number.
    let thirds =
        "cvt.f64.f32 %fd, %x; rcp.rn.f64 %fd, %fd; cvt.rn.f32.f64 %f, %fd; cvt.f64.f32 %fe, %f;
        setp.eq.f64 %p1, %fd, %fe; selp.f32 %f, 0f00000000, %f, %p1;";
    assert_eq!(one(thirds, 3.0), 1.0 / 3.0);
    assert_eq!(one("cvt.rn.f16.f32 %h, %x; cvt.f32.f16 %f, %h;", 1.0 + e), 1.0);
    assert_eq!(one("cvt.rn.bf16.f32 %h, %x; cvt.f32.bf16 %f, %h;", 1.01), 1.0078125);
    assert_eq!(one("cvt.rn.f32.u32 %f, -1;", 0.0), 4_294_967_296.0);
    // Of unordered numbers only the comparisons with a u are true.
    assert_eq!(
        one("setp.leu.f32 %p1, %x, %x; selp.f32 %f, 0f3F800000, 0f00000000, %p1;", f32::NAN),
        1.0
    );
    assert_eq!(
        one("setp.ne.f32 %p1, %x, %x; selp.f32 %f, 0f3F800000, 0f00000000, %p1;", f32::NAN),
        0.0
    );
}

#[test]
fn tables_and_vectors() {
    let body =
        "mov.u64 %rd3, table; ld.global.nc.v2.f32 {%f1, %f2}, [%rd3]; st.global.f32 [%y], %f2;";
    assert_eq!(value(body, 0.0), 1.0);
    let body = "mov.u64 %rd3, table; ld.global.nc.u32 %r4, [%rd3+0]; st.global.u32 [%y], %r4;";
    assert_eq!(run(body, 0.0).unwrap(), [1; 6]);
    // The last bytes are not in the list.
    let body = "mov.u64 %rd3, table; ld.global.nc.u32 %r4, [%rd3+8]; st.global.u32 [%y], %r4;";
    assert_eq!(run(body, 0.0).unwrap(), [0; 6]);
    let body = "mov.u64 %rd3, table; ld.global.nc.u32 %r4, [%rd3+12]; st.global.u32 [%y], %r4;";
    assert!(matches!(run(body, 0.0), Err(Fault::Address(_))));
}

#[test]
fn what_is_not_right_is_found() {
    assert!(matches!(run("st.global.u32 [%y+4], 1;", 0.0), Err(Fault::Address(_))));
    assert!(matches!(run("st.global.u32 [%y+2], 1;", 0.0), Err(Fault::Address(_))));
    assert_eq!(run("$loop: bra $loop;", 0.0), Err(Fault::Endless));
    for unknown in [
        "mul.f32 %f, %x, %x;",
        "fma.rn.ftz.f32 %f, %x, %x, %x;",
        "add.rn.f32 %f, %x;",
        "sin.approx.f32 %f, %x;",
        "bra $nowhere;",
        "mov.u32 %r, unknown-name;",
        "ld.param.f32 %f, [other];",
        // What would be run wrongly.
        "mov.u32 %r, %laneid;",
        "mov.u32 %r, %r5;",
        "mov.b64 {%r1, %r2}, %rd1;",
        "ld.global.s16 %r, [%y];",
        "ld.global.v2.f32 {%f1, %f2, %f}, [%y];",
        "setp.lt.s32 %p1|%p2, %r1, %r2;",
        "setp.lt.f16 %p1, %h, %h;",
        "setp.ltu.s32 %p1, %r1, %r2;",
        "setp.lt.b32 %p1, %r1, %r2;",
        "and.u32 %r, %r1, %r2;",
        "shl.s32 %r, %r1, 1;",
        "add.s32 %r, %r1, 010;",
        ".reg .f64 %f;",
        "bra.any $loop;",
    ] {
        assert!(Module::parse(&program(unknown)).is_err(), "{unknown}");
    }
    // A vector's address is a multiple of its whole size.
    let body =
        "mov.u64 %rd3, table; ld.global.nc.v2.f32 {%f1, %f2}, [%rd3+4]; st.global.f32 [%y], %f2;";
    assert!(matches!(run(body, 0.0), Err(Fault::Address(_))));
    let module = Module::parse(&program("")).unwrap();
    let geometry = Geometry { blocks: 1, threads: 1 };
    let missing = launch(&module, "other", &[], geometry, &mut Memory::default());
    assert_eq!(missing, Err(Fault::NoKernel("other".into())));
}
