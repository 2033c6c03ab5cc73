"""Correctly rounded functions in float16, bfloat16 and float32, as NumPy ufuncs.

Every result is the exact value rounded once, for every input, on every processor:

>>> import numpy, halfulp
>>> halfulp.tanh(numpy.array([0.5, 2.5], numpy.float16))
array([0.4622, 0.987 ], dtype=float16)

bfloat16 is that of ml_dtypes, if it is installed. ``halfulp.torch`` has the same functions for PyTorch's tensors.
"""

from . import _halfulp
from ._halfulp import __version__, backend, threads

ufuncs = _halfulp.ufuncs
globals().update(ufuncs)

try:
    import ml_dtypes as _ml_dtypes
    import numpy as _numpy
except ImportError:
    pass
else:
    _halfulp.register_bfloat16(ufuncs, _numpy.dtype(_ml_dtypes.bfloat16).num)

__all__ = ["__version__", "backend", "threads", "ufuncs", *ufuncs]


def __getattr__(name):
    # Not imported before it's asked for: torch takes seconds.
    if name == "torch":
        import importlib

        return importlib.import_module(".torch", __name__)
    raise AttributeError(f"module 'halfulp' has no attribute {name!r}")
