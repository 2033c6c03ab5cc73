"""The derivatives of halfulp's functions for PyTorch's tensors of float64, by PyTorch's operations.

Each formula keeps its terms from cancelling and from overflowing: within a few units of float64's last place, but near the zero that
the derivatives of silu, gelu, gelu_tanh and mish have. Where a derivative has a limit for x → ±∞, that is its value. Outside of
a function's domain it is NaN.
"""

import math

import torch

_SQRT_2_OVER_PI = math.sqrt(2 / math.pi)


def _exp(x):
    return torch.exp(x)


def _log(x):
    # |x|, since log falls to -inf at -0 too.
    return torch.where(x < 0, math.nan, 1 / x.abs())


def _log1p(x):
    return torch.where(x < -1, math.nan, 1 / (1 + x))


def _sinh(x):
    return torch.cosh(x)


def _tanh(x):
    return 1 / torch.cosh(x).square()


def _atan(x):
    return 1 / (1 + x.square())


def _erf(x):
    return 2 / math.sqrt(math.pi) * torch.exp(-x.square())


def _gd(x):
    return 1 / torch.cosh(x)


def _inv_gd(x):
    return torch.where(x.abs() < math.pi / 2, 1 / torch.cos(x), math.nan)


def _sigmoid(x):
    return torch.sigmoid(x) * torch.sigmoid(-x)


def _softplus(x):
    return torch.sigmoid(x)


# A gated unit is 0 or x outside of these bounds, and its derivative 0 or 1, to more digits than any format has; within
# them nothing overflows.


def _silu(x):
    x = x.clamp(-800, 800)
    return torch.sigmoid(x) + x * _sigmoid(x)


def _gelu(x):
    x = x.clamp(-40, 40)
    density = torch.exp(-x.square() / 2) / math.sqrt(2 * math.pi)
    return torch.erfc(-x / math.sqrt(2)) / 2 + x * density


def _gelu_tanh(x):
    # gelu_tanh(x) is x·sigmoid(u).
    x = x.clamp(-40, 40)
    u = 2 * _SQRT_2_OVER_PI * x * (1 + 0.044715 * x.square())
    slope = 2 * _SQRT_2_OVER_PI * (1 + 3 * 0.044715 * x.square())
    return torch.sigmoid(u) + x * slope * _sigmoid(u)


def _mish(x):
    # tanh(log(1 + e)) is n/(n + 2), where e = exp x.
    e = torch.exp(x.clamp(-800, 100))
    n = e * (e + 2)
    return n / (n + 2) + x.clamp(-800, 100) * 4 * e * (e + 1) / (n + 2).square()


DERIVATIVES = {
    "exp": _exp,
    "expm1": _exp,
    "log": _log,
    "log1p": _log1p,
    "sinh": _sinh,
    "tanh": _tanh,
    "atan": _atan,
    "erf": _erf,
    "gd": _gd,
    "inv_gd": _inv_gd,
    "sigmoid": _sigmoid,
    "softplus": _softplus,
    "silu": _silu,
    "gelu": _gelu,
    "gelu_tanh": _gelu_tanh,
    "mish": _mish,
}
