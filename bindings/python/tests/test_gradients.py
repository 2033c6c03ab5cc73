"""Gradients of the functions for tensors: not correctly rounded, but within 0.501 ulp, or 1 ulp next to a zero of the derivative."""

import math
import random

import pytest

import halfulp

torch = pytest.importorskip("torch")
mpmath = pytest.importorskip("mpmath")  # which torch brings along
mp = mpmath.mp

# The functions by their definitions. mpmath differentiates them numerically.
DEFINITIONS = {
    "exp": mp.exp,
    "expm1": mp.expm1,
    "log": mp.log,
    "log1p": lambda x: mp.log(1 + x),
    "sinh": mp.sinh,
    "tanh": mp.tanh,
    "atan": mp.atan,
    "erf": mp.erf,
    "gd": lambda x: mp.atan(mp.sinh(x)),
    "inv_gd": lambda x: mp.asinh(mp.tan(x)),
    "sigmoid": lambda x: 1 / (1 + mp.exp(-x)),
    "softplus": lambda x: mp.log(1 + mp.exp(x)),
    "silu": lambda x: x / (1 + mp.exp(-x)),
    "gelu": lambda x: x * mp.ncdf(x),
    "gelu_tanh": lambda x: x / 2 * (1 + mp.tanh(mp.sqrt(2 / mp.pi) * (x + mp.mpf("0.044715") * x**3))),
    "mish": lambda x: x * mp.tanh(mp.log(1 + mp.exp(x))),
}
# The same by PyTorch, for derivatives of its own in float64.
PYTORCH = {
    "exp": torch.exp,
    "expm1": torch.expm1,
    "log": torch.log,
    "log1p": torch.log1p,
    "sinh": torch.sinh,
    "tanh": torch.tanh,
    "atan": torch.atan,
    "erf": torch.erf,
    "gd": lambda x: torch.atan(torch.sinh(x)),
    "inv_gd": lambda x: torch.asinh(torch.tan(x)),
    "sigmoid": torch.sigmoid,
    "softplus": lambda x: torch.logaddexp(x, torch.zeros_like(x)),
    "silu": torch.nn.functional.silu,
    "gelu": torch.nn.functional.gelu,
    "gelu_tanh": lambda x: torch.nn.functional.gelu(x, approximate="tanh"),
    "mish": torch.nn.functional.mish,
}
DOMAIN = {"log": (2**-10, 30), "log1p": (-0.99, 30), "inv_gd": (-1.57, 1.57)}
# Precision, least and greatest exponent.
FORMATS = {torch.float16: (11, -14, 15), torch.bfloat16: (8, -126, 127), torch.float32: (24, -126, 127)}
# Where a derivative is zero.
ZEROS = {"silu": -1.27846454276107, "gelu": -0.751791524693564, "gelu_tanh": -0.752461422071016, "mish": -1.1924312145155}


def ulps(y, exact, dtype):
    """How far y is from exact, in units of the last place that the format has there."""
    precision, least, greatest = FORMATS[dtype]
    if exact == 0:
        return 0 if y == 0 else math.inf
    exponent = max(mp.frexp(exact)[1] - 1, least)
    if math.isinf(y):
        # The numbers that round to an infinity.
        return 0 if abs(exact) >= mp.mpf(2) ** (greatest + 1) * (1 - mp.mpf(2) ** (-precision - 1)) else math.inf
    return abs(mp.mpf(y) - exact) / mp.mpf(2) ** (exponent - precision + 1)


def gradient(name, x):
    x = x.clone().requires_grad_()
    y = getattr(halfulp.torch, name)(x)
    return torch.autograd.grad(y, x, torch.ones_like(y))[0]


def largest_error(name, x):
    with mp.workprec(300):
        exact = [mp.diff(DEFINITIONS[name], mp.mpf(value)) for value in x.tolist()]
        return max(ulps(y, e, x.dtype) for y, e in zip(gradient(name, x).tolist(), exact))


def sample(name, count, dtype=torch.float64):
    low, high = DOMAIN.get(name, (-30, 30))
    generator = random.Random(name)
    numbers = [generator.uniform(max(low, -5), min(high, 5)) for _ in range(count // 2)]
    numbers += [generator.uniform(low, high) for _ in range(count // 2)]
    return torch.tensor(numbers, dtype=dtype)


def test_every_function_is_here():
    assert set(DEFINITIONS) == set(PYTORCH) == set(halfulp.ufuncs)


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("name", DEFINITIONS)
def test_within_0_501_ulp_of_the_derivative(name, dtype):
    assert largest_error(name, sample(name, 200, dtype)) <= 0.501


@pytest.mark.parametrize("name", ZEROS)
def test_near_a_zero_of_the_derivative(name):
    zero = torch.tensor([ZEROS[name]], dtype=torch.float32)
    nearest = (zero.view(torch.int32) + torch.arange(-50, 51, dtype=torch.int32)).view(torch.float32)
    assert gradient(name, nearest).sign().unique().numel() == 2
    assert largest_error(name, nearest) < 1


@pytest.mark.parametrize("name", DEFINITIONS)
def test_higher_derivatives_are_those_of_pytorch(name):
    x = sample(name, 100).clamp(-4, 4).to(torch.float32).requires_grad_()
    wide = x.detach().to(torch.float64).requires_grad_()
    y, expected = getattr(halfulp.torch, name)(x), PYTORCH[name](wide)
    for order in (1, 2, 3):
        (y,) = torch.autograd.grad(y.sum(), x, create_graph=True)
        (expected,) = torch.autograd.grad(expected.sum(), wide, create_graph=True)
        scale = expected.detach().abs().clamp(min=1)
        assert ((y.detach() - expected.detach()).abs() / scale).max() < 2**-22, order


def test_the_gradient_that_comes_in_is_a_factor():
    x = torch.tensor([0.5, -1.25, 3.0], dtype=torch.bfloat16, requires_grad=True)
    weights = torch.tensor([3.0, -7.0, 0.15625], dtype=torch.bfloat16)
    (halfulp.torch.tanh(x) * weights).sum().backward()
    exact = weights.double() / torch.cosh(x.detach().double()) ** 2
    assert torch.equal(x.grad, exact.to(torch.bfloat16))


INFINITE = {
    # Derivatives at -inf and +inf.
    "exp": (0, math.inf),
    "expm1": (0, math.inf),
    "log": (math.nan, 0),
    "log1p": (math.nan, 0),
    "sinh": (math.inf, math.inf),
    "tanh": (0, 0),
    "atan": (0, 0),
    "erf": (0, 0),
    "gd": (0, 0),
    "inv_gd": (math.nan, math.nan),
    "sigmoid": (0, 0),
    "softplus": (0, 1),
    "silu": (0, 1),
    "gelu": (0, 1),
    "gelu_tanh": (0, 1),
    "mish": (0, 1),
}


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("name", DEFINITIONS)
def test_at_infinities_and_at_the_largest_numbers(name, dtype):
    expected = torch.tensor(INFINITE[name], dtype=dtype)
    for extreme in (torch.finfo(dtype).max, math.inf):
        result = gradient(name, torch.tensor([-extreme, extreme], dtype=dtype))
        if name in ("log", "log1p", "atan"):
            # Numbers of f16 and their inverses are not yet 0 there.
            assert torch.allclose(result, expected, atol=2e-5, equal_nan=True)
        else:
            assert torch.equal(result.isnan(), expected.isnan()) and torch.equal(result.nan_to_num(7), expected.nan_to_num(7))
    assert gradient(name, torch.tensor([math.nan], dtype=dtype)).isnan().all()


@pytest.mark.parametrize("dtype", FORMATS)
def test_at_the_ends_of_domains(dtype):
    def at(name, *x):
        return gradient(name, torch.tensor(x, dtype=dtype)).tolist()

    assert at("log", 0.0, -0.0) == [math.inf, math.inf] and math.isnan(at("log", -1.0)[0])
    assert at("log1p", -1.0) == [math.inf] and math.isnan(at("log1p", -1.5)[0])
    assert all(map(math.isnan, at("inv_gd", 1.6, -1.6)))


@pytest.mark.parametrize("name", DEFINITIONS)
def test_in_place(name):
    x = sample(name, 20, torch.float32).requires_grad_()
    expected = gradient(name, x.detach() * 1)
    y = x * 1
    getattr(halfulp.torch, name + "_")(y)
    assert torch.equal(y, getattr(halfulp.torch, name)(x))
    y.backward(torch.ones_like(y))
    assert torch.equal(x.grad, expected)
    # A part of a tensor, in place: the rest keeps its gradient.
    x.grad = None
    y = x * 1
    getattr(halfulp.torch, name + "_")(y[::2])
    y.backward(torch.ones_like(y))
    assert torch.equal(x.grad[::2], expected[::2]) and (x.grad[1::2] == 1).all()


def test_in_place_on_a_leaf_is_refused():
    x = torch.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError, match="leaf"):
        halfulp.torch.exp_(x)
    assert torch.equal(x, torch.ones(3))
    with torch.no_grad():
        assert halfulp.torch.exp_(x) is x


# PyTorch's own, of its own modules.
@pytest.mark.filterwarnings("ignore:.torch.jit.script:FutureWarning")
def test_transforms():
    x = sample("tanh", 6, torch.float32).reshape(2, 3)
    f = halfulp.torch.tanh
    expected = gradient("tanh", x)
    assert torch.equal(torch.func.vmap(f)(x), f(x))
    assert torch.equal(torch.func.vmap(torch.func.vmap(torch.func.grad(f)))(x), expected)
    value, tangent = torch.func.jvp(f, (x,), (torch.ones_like(x),))
    assert torch.equal(value, f(x)) and torch.equal(tangent, expected)
    jacobian = torch.func.jacrev(f)(x[0])
    assert torch.equal(jacobian, torch.diag(expected[0]))
