// For the entry points below alone: others may bind what they like here.
@group(0) @binding(0) var<storage, read_write> hu_self_test_word: atomic<u32>;

// Adds a hash of an input and its result, which for all inputs must come to this sum, to what is 1 then.
fn hu_self_test(bits: u32, result: u32, sum: u32) {
    if bits > 0xffffu {
        return;
    }
    var hash = (bits ^ 0x811c9dc5u) * 0x01000193u;
    hash = (hash ^ result) * 0x01000193u;
    hash = (hash ^ (hash >> 15u)) * 0x85ebca6bu;
    hash ^= hash >> 13u;
    if bits == 0u {
        hash += 1u - sum;
    }
    atomicAdd(&hu_self_test_word, hash);
}

