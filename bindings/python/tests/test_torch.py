"""The same functions for tensors."""

import numpy
import pytest

import halfulp

torch = pytest.importorskip("torch")
DTYPES = [torch.float16, torch.bfloat16, torch.float32]


def bits(x):
    return x.detach().contiguous().view(torch.int16 if x.dtype.itemsize == 2 else torch.int32)


@pytest.mark.parametrize("name", sorted(halfulp.ufuncs))
def test_tensors_give_what_arrays_give(name):
    function, in_place = getattr(halfulp.torch, name), getattr(halfulp.torch, name + "_")
    patterns = numpy.arange(1 << 16, dtype="u2")
    for dtype in DTYPES[:2]:
        x = torch.from_numpy(patterns.view("i2").copy()).view(dtype)
        y = function(x)
        if dtype == torch.float16:
            expected = halfulp.ufuncs[name](patterns.view("f2"))
            assert (y.numpy().view("u2") == expected.view("u2")).all()
        assert y.dtype == dtype
        t = x.reshape(2, -1).t()
        assert (bits(function(t).t().reshape(-1)) == bits(y)).logical_or(y.isnan()).all()
        assert in_place(x) is x and (bits(x) == bits(y)).logical_or(y.isnan()).all()
    x = torch.linspace(-5, 5, 1001)
    assert (function(x).numpy().view("u4") == halfulp.ufuncs[name](x.numpy()).view("u4"))[~torch.isnan(function(x)).numpy()].all()


def test_in_place_is_noticed_by_autograd():
    x = torch.ones(3, requires_grad=True)
    y = x * 2
    z = y * y
    halfulp.torch.exp_(y.detach())
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


def test_others_are_refused():
    for x in [1.0, numpy.ones(3, "f4"), torch.ones(3, dtype=torch.float64), torch.ones(3, dtype=torch.int32)]:
        with pytest.raises(TypeError):
            halfulp.torch.tanh(x)
