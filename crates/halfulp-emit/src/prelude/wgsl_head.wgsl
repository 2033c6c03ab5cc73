/*
 * halfulp.wgsl: correctly rounded functions in binary16 and bfloat16, for WGSL.
 *
 * Every result is the exact mathematical value rounded once, to the nearest number, of two to the even one.
 *
 *     fn hu_tanh_f16(bits: u32) -> u32           the bits of a binary16 number, the upper 16 bits 0
 *     fn hu_tanh_bf16(bits: u32) -> u32          the bits of a bfloat16 number
 *     fn hu_strict_tanh_f16(bits: u32) -> u32    the same by integers alone: expm1, tanh, sigmoid and gelu in binary16
 *
 * Nothing is taken from extensions, f16 included. Of two values in a u32, halve and join with shifts, or unpack and pack as with
 * unpack2x16float; these are not used here, since they may flush subnormal numbers.
 *
 * Printed by `halfulp emit wgsl` from the kernels in crates/halfulp-kernels; not to be edited.
 *
 * What it rests on:
 * - The strict forms: on nothing but WGSL's u32, which is exactly specified. They take 20 to 45 times as many operations.
 * - The others: on + - * and fma of f32 that round to the nearest, and on operations done as written, which WGSL does not promise:
 *   it lets an implementation round up or down, and regroup. Devices that round to nearest and do not regroup are common; run the
 *   self-test. It doesn't matter whether products are fused with sums, all, some or none of them; whether subnormal numbers are
 *   flushed; how infinities, NaN and the sign of 0 are treated: none of these arises in f32. No float is divided. All of that is proved
 *   for every input, by `halfulp prove --contract wgsl`.
 * - Conversions from and to binary16 and bfloat16 are integer arithmetic.
 *
 * Does this device give the right bits? The entry point hu_self_test_tanh_f16 runs all 65,536 inputs of hu_tanh_f16, and so on. Bind
 * a storage buffer of one word, 0, to group 0, binding 0, and dispatch 1024 workgroups: the word is 1 if every result is right.
 */
