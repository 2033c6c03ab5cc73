"""halfulp's functions for PyTorch's tensors on the CPU, in float16, bfloat16 and float32.

``tanh(x)`` returns a new tensor, ``tanh_(x)`` replaces the numbers of x. Nothing is copied on the way, but by ``tanh_`` where autograd
needs the old numbers.

Gradients flow through all of them, to any order. A gradient is not correctly rounded: the derivative and its product with the gradient
that comes in are computed in float64, and PyTorch converts that to the tensor's type, to float16 and bfloat16 by way of float32.
"""

import torch as _torch

from . import _halfulp
from ._derivatives import DERIVATIVES as _DERIVATIVES

_VIEWS = {
    _torch.float16: (_torch.float16, _halfulp.ufuncs),
    _torch.bfloat16: (_torch.uint16, _halfulp.bfloat16_bits),
    _torch.float32: (_torch.float32, _halfulp.ufuncs),
}


def _run(name, x, out):
    view, ufuncs = _VIEWS[x.dtype]
    ufuncs[name](x.detach().view(view).numpy(), out=out.detach().view(view).numpy())


def _check(name, x):
    if not isinstance(x, _torch.Tensor):
        raise TypeError(f"halfulp.torch.{name} takes a tensor, not {type(x).__name__}")
    if x.device.type != "cpu":
        raise TypeError(f"halfulp.torch.{name} runs on the CPU; the tensor is on {x.device}: use x.cpu()")
    if x.layout != _torch.strided:
        raise TypeError(f"halfulp.torch.{name} takes dense tensors; use x.to_dense()")
    if x.dtype not in _VIEWS:
        raise TypeError(
            f"halfulp.torch.{name} is computed in float16, bfloat16 and float32, not {x.dtype}: "
            "convert with x.to(torch.float32), which rounds"
        )


class _Differentiable(_torch.autograd.Function):
    @staticmethod
    def forward(name, x):
        y = _torch.empty_like(x)
        _run(name, x, y)
        return y

    @staticmethod
    def setup_context(context, inputs, output):
        context.name, x = inputs
        context.save_for_backward(x)
        context.save_for_forward(x)

    @staticmethod
    def backward(context, gradient):
        (x,) = context.saved_tensors
        slope = _DERIVATIVES[context.name](x.to(_torch.float64))
        return None, (gradient.to(_torch.float64) * slope).to(x.dtype)

    @staticmethod
    def jvp(context, _, tangent):
        # The derivative is one number, whichever way it goes.
        return _Differentiable.backward(context, tangent)[1]

    @staticmethod
    def vmap(info, in_dims, name, x):
        return _Differentiable.apply(name, x), in_dims[1]


def _function(name):
    def function(x):
        _check(name, x)
        return _Differentiable.apply(name, x)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"{name} of every number of x, correctly rounded: see halfulp.{name}."
    return function


def _in_place(name):
    def function(x):
        _check(name + "_", x)
        if x.requires_grad and _torch.is_grad_enabled():
            return x.copy_(_Differentiable.apply(name, x.clone()))
        _run(name, x, x)
        # What autograd has saved of x is not valid any more.
        _torch.autograd.graph.increment_version(x)
        return x

    function.__name__ = function.__qualname__ = name + "_"
    function.__doc__ = f"Replaces every number of x by {name} of it, correctly rounded; returns x."
    return function


for _name in _halfulp.ufuncs:
    globals()[_name] = _function(_name)
    globals()[_name + "_"] = _in_place(_name)

__all__ = [*_halfulp.ufuncs, *(name + "_" for name in _halfulp.ufuncs)]
