const HU_SELF_TEST_COUNT = /* COUNT */u;

// Used by hu_self_test alone: other entry points may bind what they like here.
@group(0) @binding(0) var<storage, read_write> hu_self_test_words: array<atomic<u32>, HU_SELF_TEST_COUNT>;

// For each function, the sum of what hu_self_test makes of inputs and right results.
const HU_SELF_TEST_SUMS = array<u32, HU_SELF_TEST_COUNT>(
/* SUMS */
);

fn hu_self_test_result(number: u32, bits: u32) -> u32 {
    switch number {
/* CASES */
        default: {
            return 0u;
        }
    }
}

@compute @workgroup_size(64)
fn hu_self_test(@builtin(global_invocation_id) id: vec3u) {
    let bits = id.x;
    let number = id.y;
    if bits > 0xffffu || number >= HU_SELF_TEST_COUNT {
        return;
    }
    var hash = (bits ^ 0x811c9dc5u) * 0x01000193u;
    hash = (hash ^ hu_self_test_result(number, bits)) * 0x01000193u;
    hash = (hash ^ (hash >> 15u)) * 0x85ebca6bu;
    hash ^= hash >> 13u;
    if bits == 0u {
        hash += 1u - HU_SELF_TEST_SUMS[number];
    }
    atomicAdd(&hu_self_test_words[number], hash);
}
