/*
 * halfulp.wgsl: correctly rounded functions in binary16 and bfloat16, for WGSL.
 *
 * Every result is the exact mathematical value rounded once, to the nearest number, of two to the even one.
 *
 *     fn hu_tanh_f16(bits: u32) -> u32           the bits of a binary16 number, the upper 16 bits 0
 *     fn hu_tanh_bf16(bits: u32) -> u32          the bits of a bfloat16 number
 *     fn hu_strict_tanh_f16(bits: u32) -> u32    the same by integers alone: expm1, tanh, sigmoid and gelu in binary16
 *
 * No extension is needed, not f16 either. Of two numbers in a word: hu_tanh_f16(w & 0xffffu) | (hu_tanh_f16(w >> 16u) << 16u).
 *
 * Printed by `halfulp emit wgsl` from the kernels in crates/halfulp-kernels; not to be edited.
 *
 * What it rests on:
 * - The strict forms: on nothing but WGSL's u32, which is exactly specified. They take 20 to 45 times as many operations.
 * - The others: on + - * and fma of f32 that round to the nearest, and on operations done as written, which WGSL does not promise:
 *   it lets an implementation round up or down, and regroup. Devices that round to nearest and do not regroup are common; run the
 *   self-test. It doesn't matter whether products are fused with sums, all, some or none of them; whether subnormal numbers are
 *   flushed, even where bits are reinterpreted; which sign a 0 has. No infinity or NaN arises in f32, and none is divided. All of that
 *   is proved for every input, by `halfulp prove --contract wgsl`.
 * - Five results are patched, four of hu_sinh_f16 and one of hu_mish_bf16: fused in part, their kernels may be wrong there.
 * - Conversions from and to binary16 and bfloat16 are integer arithmetic, since unpack2x16float may flush subnormal numbers.
 *
 * Does this device give the right bits? The entry point hu_self_test_tanh_f16 runs all 65,536 inputs of hu_tanh_f16, and so on. Bind
 * a storage buffer of one word, 0, to group 0, binding 0, and dispatch 1024 workgroups: the word is 1 if every result is right.
 */
