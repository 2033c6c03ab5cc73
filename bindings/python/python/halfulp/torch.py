"""halfulp's functions for PyTorch's tensors on the CPU, in float16, bfloat16 and float32.

``tanh(x)`` returns a new tensor, ``tanh_(x)`` replaces the numbers of x. Nothing is copied on the way. Gradients flow where
halfulp has the derivative: ``differentiable`` names these functions.
"""

import torch as _torch

from . import _halfulp

_VIEWS = {
    _torch.float16: (_torch.float16, _halfulp.ufuncs),
    _torch.bfloat16: (_torch.uint16, _halfulp.bfloat16_bits),
    _torch.float32: (_torch.float32, _halfulp.ufuncs),
}

# Derivatives that have a name of their own; the others are called d_NAME.
_DERIVATIVES = {"exp": "exp", "softplus": "sigmoid"}
for _name in _halfulp.ufuncs:
    if "d_" + _name in _halfulp.ufuncs:
        _DERIVATIVES[_name] = "d_" + _name

differentiable = tuple(_DERIVATIVES)


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


def _needs_gradient(x):
    return x.requires_grad and _torch.is_grad_enabled()


def _refuse_gradient(name):
    raise RuntimeError(
        f"halfulp has no derivative of {name} yet: use x.detach(), or torch.no_grad()"
    )


class _Differentiable(_torch.autograd.Function):
    @staticmethod
    def forward(context, name, x):
        context.name = name
        context.save_for_backward(x)
        y = _torch.empty_like(x)
        _run(name, x, y)
        return y

    @staticmethod
    def backward(context, gradient):
        (x,) = context.saved_tensors
        return None, gradient * _function(_DERIVATIVES[context.name])(x)


def _function(name):
    def function(x):
        _check(name, x)
        if _needs_gradient(x):
            if name not in _DERIVATIVES:
                _refuse_gradient(name)
            return _Differentiable.apply(name, x)
        y = _torch.empty_like(x)
        _run(name, x, y)
        return y

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"{name} of every number of x, correctly rounded: see halfulp.{name}."
    return function


def _in_place(name):
    def function(x):
        _check(name + "_", x)
        if _needs_gradient(x):
            raise RuntimeError(f"{name}_ would lose the gradient: use {name}, or torch.no_grad()")
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

__all__ = ["differentiable", *_halfulp.ufuncs, *(name + "_" for name in _halfulp.ufuncs)]
