"""The ufuncs: right bits, and NumPy's manners."""

import pathlib
import re
import subprocess
import sys
import threading

import numpy
import pytest

import halfulp

ml_dtypes = pytest.importorskip("ml_dtypes")
BFLOAT16 = numpy.dtype(ml_dtypes.bfloat16)
TRUTH = pathlib.Path(__file__).parents[3] / "truth"
NAMES = sorted(halfulp.ufuncs)
DTYPES = [numpy.dtype("f2"), BFLOAT16, numpy.dtype("f4")]


def every(dtype):
    return numpy.arange(1 << 16, dtype="u2").view(dtype)


def bits(y):
    return y.view(f"u{y.dtype.itemsize}")


def same(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and (bits(a) == bits(b)).all()


def test_the_list_is_the_one_in_truth():
    assert NAMES == sorted(path.stem for path in TRUTH.glob("*.txt"))
    assert all(isinstance(getattr(halfulp, name), numpy.ufunc) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_hard_cases_of_f32_are_right(name):
    cases = [line.split() for line in (TRUTH / "hard" / f"{name}.txt").read_text().splitlines()]
    cases = [case for case in cases if case[0] in ("midpoint", "number")]
    assert len(cases) == 4000
    x = numpy.array([int(case[1], 16) for case in cases], "u4").view("f4")
    # Rounded to odd with two more bits: to nearest even from there.
    odd = numpy.array([int(case[2], 16) for case in cases], "u8")
    sign, magnitude = odd >> 33, odd & ((1 << 33) - 1)
    rest, result = magnitude & 3, magnitude >> 2
    result = result + (rest + (result & 1) > 2) | sign << 31
    assert (bits(getattr(halfulp, name)(x)) == result.astype("u4")).all()


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_arrays_of_any_shape_give_the_same(name, dtype):
    f = getattr(halfulp, name)
    x = every(dtype) if dtype.itemsize == 2 else numpy.arange(0, 1 << 32, 65537, "u4").view("f4")
    x = x[: x.size // 8 * 8]
    y = f(x)
    assert y.dtype == dtype
    number = ~numpy.isnan(y.astype("f4"))
    check = lambda found, at=slice(None): (bits(found)[number[at]] == bits(y)[at][number[at]]).all()
    assert check(f(x.reshape(8, -1).T).T.reshape(-1))
    assert check(f(x[::-3]), slice(None, None, -3))
    misaligned = numpy.frombuffer(b"\0" + x.tobytes(), dtype, offset=1)
    assert not misaligned.flags.aligned and check(f(misaligned))
    swapped = x if dtype == BFLOAT16 else x.astype(dtype.newbyteorder())
    assert check(f(swapped))
    out = numpy.empty_like(x)
    assert f(x, out=out) is out and check(out)
    own = x.copy()
    assert f(own, out=own) is own and check(own)
    overlapping = numpy.concatenate([x, x[:1]])
    f(overlapping[:-1], out=overlapping[1:])
    assert check(overlapping[1:])
    scalar = f(x[5])
    assert type(scalar) is dtype.type and same(numpy.array(scalar), f(x[5:6]).reshape(()))


def test_where_and_broadcasting():
    x = numpy.array([[1, 2, 3]], "f2")
    out = numpy.full((2, 3), 7, "f2")
    where = [[True, False, True], [False, False, False]]
    halfulp.exp(x, out=out, where=where)
    assert out.tolist() == [[2.71875, 7, 20.078125], [7, 7, 7]]
    assert halfulp.tanh(numpy.empty((0, 3), "f4")).shape == (0, 3)
    assert halfulp.tanh(numpy.ma.array(x, mask=[[0, 1, 0]])).mask.tolist() == [[False, True, False]]


def test_safe_casts_are_numpys():
    for dtype, result in [("?", "f2"), ("i1", "f2"), ("u1", "f2"), ("i2", "f4"), ("u2", "f4")]:
        assert halfulp.exp(numpy.ones(2, dtype)).dtype == result
    assert halfulp.exp(numpy.ones(2, "i1"), dtype="f4").dtype == "f4"
    with pytest.raises(TypeError):
        halfulp.exp(numpy.ones(2, "f4"), out=numpy.ones(2, "i2"))
    with pytest.raises(TypeError):
        halfulp.exp(numpy.ones(2, "f4"), dtype="f2", casting="safe")


@pytest.mark.parametrize("x", [1.5, 1, [1.5, 2], numpy.ones(2), numpy.ones(2, "i4"), numpy.longdouble(1)], ids=repr)
def test_what_would_be_rounded_is_refused_with_advice(x):
    with pytest.raises(TypeError, match=r"halfulp\.tanh is computed in float16, bfloat16 and float32;.*astype\(numpy\.float32\)"):
        halfulp.tanh(x)


def test_other_types_are_refused():
    for x in [1j, "text", None, numpy.datetime64(1, "s"), object()]:
        with pytest.raises(TypeError):
            halfulp.tanh(x)


def test_there_are_no_warnings():
    with numpy.errstate(all="raise"):
        for name in NAMES:
            for dtype in DTYPES[:2]:
                getattr(halfulp, name)(every(dtype))
            halfulp.exp(numpy.float32(1e30)), halfulp.log(numpy.float32(-1))


def test_threads_change_nothing_but_time():
    x = numpy.arange(1 << 20, dtype="u4")
    x = (x * 4099).view("f4")
    halves = bits(x).astype("u2")
    for array in [x, halves.view("f2"), halves.view(BFLOAT16)]:
        expected = halfulp.gelu(array)
        assert halfulp.threads(3) == 1
        try:
            assert halfulp.threads() == 3
            assert same(halfulp.gelu(array), expected)
            assert same(halfulp.gelu(array[1:-3]), expected[1:-3])
            own = array.copy()
            halfulp.gelu(own, out=own)
            assert same(own, expected)
        finally:
            assert halfulp.threads(1) == 3
    with pytest.raises(ValueError):
        halfulp.threads(0)


def test_the_gil_is_released():
    # This thread goes on while another one's call is under way. A call that held the lock would keep it out, since the
    # interpreter is told not to take it away.
    x = numpy.ones(1 << 24, "f4")

    def goes_on():
        started, finished = threading.Event(), []

        def call():
            started.set()
            halfulp.gelu(x)
            finished.append(True)

        thread = threading.Thread(target=call)
        thread.start()
        started.wait()
        went_on = not finished
        thread.join()
        return went_on

    interval, own = sys.getswitchinterval(), halfulp.backend()
    sys.setswitchinterval(100)
    halfulp.backend("portable")
    try:
        # On a busy machine a call may be over before this thread's turn.
        assert any(goes_on() for _ in range(10))
    finally:
        sys.setswitchinterval(interval)
        halfulp.backend(own)


def test_backends_agree():
    x = every(numpy.dtype("f2"))
    own = halfulp.backend()
    expected = numpy.nan_to_num(halfulp.mish(x))
    assert halfulp.backend("portable") == "portable"
    try:
        assert same(numpy.nan_to_num(halfulp.mish(x)), expected)
    finally:
        assert halfulp.backend(own) == own
    with pytest.raises(ValueError, match="abacus"):
        halfulp.backend("abacus")


def test_documentation_tells_definition_and_special_values():
    for name in NAMES:
        text = getattr(halfulp, name).__doc__
        assert "Domain:" in text and "Special values:" in text and "correctly rounded" in text
    # NumPy itself writes the signature.
    assert halfulp.tanh.__doc__.startswith("tanh(x, /, out=None") and halfulp.tanh.__doc__.count("out=") == 1
    assert "sinh x / cosh x, correctly rounded" in halfulp.tanh.__doc__


def test_stubs_name_every_function():
    folder = pathlib.Path(halfulp.__file__).parent
    stubs = (folder / "__init__.pyi").read_text()
    assert sorted(re.findall(r"^(\w+): numpy\.ufunc$", stubs, re.M)) == NAMES
    stubs = (folder / "torch.pyi").read_text()
    both = sorted(NAMES + [name + "_" for name in NAMES])
    assert sorted(re.findall(r"^def (\w+)\(", stubs, re.M)) == both


def test_without_ml_dtypes_the_rest_works():
    program = "import sys; sys.modules['ml_dtypes'] = None; import numpy, halfulp; print(halfulp.exp(numpy.float16(1)))"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "2.719\n"
