@group(0) @binding(0) var<storage, read> arguments: array<u32>;
@group(0) @binding(1) var<storage, read_write> results: array<u32>;

@compute @workgroup_size(64)
fn map(@builtin(global_invocation_id) id: vec3u) {
    if id.x < arrayLength(&arguments) {
        results[id.x] = FUNCTION(arguments[id.x]);
    }
}
