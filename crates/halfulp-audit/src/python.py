"""The child's side for Python: run a callable over the bit patterns on standard input."""

import importlib
import os
import sys

BLOCK = 1 << 16


def fail(text, status=3):
    sys.stderr.write("halfulp-audit: " + text + "\n")
    sys.stderr.flush()
    os._exit(status)


def main(what, format):
    # Standard output is the results' alone: what the callable prints goes to standard error.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    try:
        import numpy
    except ImportError:
        fail("this Python has no numpy, which hands the numbers over")
    numpy.seterr(all="ignore")
    bits = numpy.dtype("<u4" if format == "f32" else "<u2")

    module, _, name = what.partition(":")
    try:
        module = importlib.import_module(module)
    except Exception as error:
        fail(f"import {module}: {type(error).__name__}: {error}")
    if "(" in name:
        code = compile(name, "<callable>", "eval")
        function = lambda x: eval(code, dict(vars(module), x=x))
    else:
        function = module
        for part in name.split("."):
            if not hasattr(function, part):
                fail(f"{what}: no {part} there")
            function = getattr(function, part)

    if module.__name__.split(".")[0] == "torch":
        import torch

        dtype = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32}[format]
        integer = torch.int32 if format == "f32" else torch.int16

        def array(x):
            return torch.from_numpy(x.view(bits.str.replace("u", "i")).copy()).view(dtype)

        def patterns(y):
            return y.detach().cpu().contiguous().view(integer).numpy().view(bits)

    else:
        if format == "bf16":
            try:
                import ml_dtypes
            except ImportError:
                fail("this Python has no ml_dtypes, and so no bfloat16")
            dtype = numpy.dtype(ml_dtypes.bfloat16)
        else:
            dtype = numpy.dtype("f2" if format == "f16" else "f4")

        def array(x):
            return x.view(dtype)

        def patterns(y):
            return numpy.ascontiguousarray(y).view(bits)

    while True:
        data = sys.stdin.buffer.read(BLOCK * bits.itemsize)
        if not data:
            break
        x = array(numpy.frombuffer(data, bits))
        try:
            y = function(x)
        except Exception as error:
            # It may be for some inputs only.
            fail(f"{type(error).__name__}: {error}", status=4)
        if not hasattr(y, "dtype"):
            fail(f"returned {type(y).__name__}, not an array")
        if not hasattr(y, "detach"):
            y = numpy.asarray(y)
        if tuple(y.shape) != tuple(x.shape) or y.dtype != x.dtype:
            fail(f"returned shape {tuple(y.shape)} of {y.dtype} for shape {tuple(x.shape)} of {x.dtype}")
        output.write(patterns(y).tobytes())
        output.flush()


main(sys.argv[1], sys.argv[2])
