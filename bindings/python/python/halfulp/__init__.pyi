from typing import Literal

import numpy

__version__: str
ufuncs: dict[str, numpy.ufunc]

_Backend = Literal["portable", "scalar", "avx2", "avx512"]

def threads(n: int | None = None, /) -> int: ...
def backend(name: _Backend | None = None, /) -> _Backend: ...

exp: numpy.ufunc
expm1: numpy.ufunc
log: numpy.ufunc
log1p: numpy.ufunc
sinh: numpy.ufunc
tanh: numpy.ufunc
atan: numpy.ufunc
erf: numpy.ufunc
gd: numpy.ufunc
inv_gd: numpy.ufunc
sigmoid: numpy.ufunc
softplus: numpy.ufunc
silu: numpy.ufunc
gelu: numpy.ufunc
gelu_tanh: numpy.ufunc
mish: numpy.ufunc
