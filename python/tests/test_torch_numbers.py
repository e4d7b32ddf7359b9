# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch.compile(backend="fuse"): numbers, types and special values, on CPU tensors by way of the simulator and on a GPU."""

import fuse_mlir.torch  # noqa: F401  the backend
import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch_models import TYPES, compiled, each_device


@each_device
def test_numbers_are_arguments(device):
    class Scaled(nn.Module):
        def __init__(self):
            super().__init__()
            self.scale = 0.37

        def forward(self, x, factor):
            return x * self.scale + factor

    module, record = Scaled(), []
    run = compiled(module, record, dynamic=True, device=device)
    x = torch.randn(4, 6, device=device)
    with torch.no_grad():
        for factor in (2.5, -1.25):
            torch.testing.assert_close(run(x, factor), module(x, factor))
    # Beside a GPU PyTorch converts the numbers on the CPU, where they are.
    left = [reason for _, reason in record[0].left if device == "cpu" or reason != "its tensors are on cpu"]
    assert record[0].regions and not left, str(record[0])


@each_device
def test_numbers_below_zero(device):
    def model(x, n):
        return x + n, x * n, x // n, x % n, x.clamp(max=n), x > n, torch.full((2,), n, device=x.device) + 1, torch.where(x > n, n, x), x.float() * n

    x, record = torch.arange(-6, 6, device=device), []
    run = compiled(model, record, dynamic=True, device=device)
    with torch.no_grad():
        for number in (-5, 7, -1, -(1 << 33), (1 << 32) - 1, -(1 << 32) - 1, -(1 << 41), (1 << 62) + 3, -(1 << 63)):
            torch.testing.assert_close(run(x, number), model(x, number))
    assert record[0].regions


@each_device
def test_numbers_larger_than_extents(device):
    def model(x, n):
        return x * n if n > 0 else x

    x, record = torch.arange(-6, 6, device=device), []
    run = compiled(model, record, dynamic=True, device=device)
    with torch.no_grad():
        for number in (5, 1 << 40):
            torch.testing.assert_close(run(x, number), model(x, number))
        with pytest.warns(UserWarning, match="more than an extent can be"):
            torch.testing.assert_close(run(x, (1 << 60) + 7), model(x, (1 << 60) + 7))
    assert record[0].regions


@each_device
def test_a_nan_is_not_itself(device):
    def model(x):
        return x == x, torch.isfinite(x), x.masked_fill(~torch.isfinite(x), 0), torch.where(x == x, x, 0.0), torch.isclose(x, x)

    for dtype in TYPES.values():
        x, record = torch.tensor([1.0, float("nan"), float("inf"), -2.0, 0.0], device=device).to(dtype), []
        with torch.no_grad():
            for got, expected in zip(compiled(model, record, device=device)(x), model(x)):
                torch.testing.assert_close(got, expected, equal_nan=True)
        assert record[0].regions


@each_device
def test_integers_are_exact(device):
    def model(x, y):
        return -x, x // 7, torch.div(x, y, rounding_mode="floor"), torch.div(x, -7, rounding_mode="floor"), torch.fmod(x, y), torch.fmod(x, -7)

    for dtype in (torch.int8, torch.int16, torch.int32, torch.int64):
        about, record = torch.iinfo(dtype), []
        x = torch.tensor([about.min, about.max, about.max // 3 + 1, 1 - about.max // 5, 0, 8, -8], device=device, dtype=dtype)
        y = torch.tensor([3, -3, 3, -7, 5, -3, 3], device=device, dtype=dtype)
        with torch.no_grad():
            for got, expected in zip(compiled(model, record, device=device)(x, y), model(x, y)):
                torch.testing.assert_close(got, expected, rtol=0, atol=0)
        assert dtype == torch.int8 or record[0].regions


@each_device
def test_quotients_of_floats(device):
    def model(x, y):
        return torch.fmod(x, y), x // y, torch.div(x, 0.1, rounding_mode="floor"), torch.fmod(x, -2.5)

    x, record = torch.tensor([1e9, 123456789.0, -7.5, 6.0, float("inf"), -0.3, 5.0], device=device), []
    y = torch.tensor([3.0, 0.1, 2.0, -4.0, 2.0, 0.1, 0.0], device=device)
    with torch.no_grad():
        for got, expected in zip(compiled(model, record, device=device)(x, y), model(x, y)):
            torch.testing.assert_close(got, expected, equal_nan=True)
    assert record[0].regions


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
def test_numbers_that_are_divided(dynamic, device):
    def model(x, n):
        return 3 // x, 7.5 // x, True // x, -7 // n, 2.5 // n, 3 // n.int()

    x, n, record = torch.tensor([-0.3, 0.4, 2.0, -5.0, 0.0], device=device), torch.tensor([1, 2, -3, 5, -9], device=device), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(model, record, dynamic=dynamic, device=device)(x, n), model(x, n))
    assert record[0].regions and not record[0].left, str(record[0])


@each_device
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64, torch.int8, torch.bool])
def test_what_is_computed_of_constants(dtype, device):
    """torch-mlir found 3.0 less than 0, of numbers in f32, and true + true false."""
    numbers = {torch.bool: [True, False], torch.int64: [3, -2, 0], torch.int8: [3, -2, 0]}.get(dtype, [3.0, -2.5, 0.0, float("nan"), float("inf")])

    def model(x):
        made = []
        for number in numbers:
            y = torch.full((2, 3), number, dtype=dtype, device=x.device)
            made += [y < 0, y >= 2, y == 3, y != 3, y.t() > 1.0, y + y, (y * 2).expand(4, 2, 3) <= 3, torch.where(y > 0, 1.5, -1), y.float().sign(),
                     y[:, 1:] + 0.5, y.nan_to_num(0, 7, -7).int() // -2]  # what integers NaN and infinities are is each device's own
        return made

    x = torch.randn(2, 3, device=device)
    with torch.no_grad():
        for dynamic in (False, True):
            for got, expected in zip(compiled(model, [], dynamic=dynamic, device=device)(x), model(x)):
                torch.testing.assert_close(got, expected, equal_nan=True)


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
def test_places_counted_from_the_right(dynamic, device):
    def model(x, index, rows):
        y = x.clone()
        y[index, 1:3] += 2
        y[:, index] *= 3
        y[rows[:, 0] > 0] = 7
        return x.index_put((index,), rows), x.index_put((index, index), rows[:, 0]), x.index_put((index[:2, None], index.int()), rows[:2, :4]), y

    index = torch.tensor([0, -1, 1, -2], device=device)
    for x in (torch.randn(4, 6, device=device), torch.arange(24, device=device).view(4, 6)):
        with torch.no_grad():
            got = compiled(model, record := [], dynamic=dynamic, device=device)(x, index, x * 2)
            torch.testing.assert_close(got, model(x, index, x * 2))
        assert record[0].regions


@each_device
def test_parts_of_another_type(device):
    """What is written to a part becomes of the whole's type."""
    x = torch.randn(4, 6, device=device)
    for whole in (x.long(), x.half(), x > 0, x):
        for part in (x * 3, (x * 3).long(), x > 0.5):
            with torch.no_grad():
                got = compiled(lambda a, b: torch.select_scatter(a, b[0], 0, -1), [], device=device)(whole, part)
            torch.testing.assert_close(got, torch.select_scatter(whole, part[0], 0, -1))


@each_device
def test_tensors_filled_part_by_part(device):
    def model(x):
        y = x.new_empty(2, *x.shape)
        y[0] = x
        y[1] = x * 2
        return y.exp(), F.pad(x[None, None], (1, 1, 1, 1), mode="circular") + 1

    record, x = [], torch.randn(4, 4, device=device)
    for dynamic in (False, True):
        with torch.no_grad():
            for got, expected in zip(compiled(model, record, dynamic=dynamic, device=device)(x), model(x)):
                torch.testing.assert_close(got, expected)
    assert record[0].regions


@each_device
def test_special_values(device):
    """Not x.clamp(max=nan): there PyTorch itself gives NaN on some devices, and of some sizes, and x on others."""

    def model(x, y):
        return (torch.maximum(x, y), torch.minimum(x, y), x.clamp(-1, 1), x.clamp_min(0.5), F.relu6(x), F.hardtanh(x), F.relu(x),
                x.clamp(max=y), x.amax(-1), torch.nan_to_num(x), x.clamp(nan, 1.0), x.isfinite().long().clamp(0, nan))

    nan, inf = float("nan"), float("inf")
    x, record = torch.tensor([[1.0, nan, inf, -inf, 0.0], [nan, 2.0, 0.3, -7.0, 9.0]], device=device), []
    y = torch.tensor([[nan, 1.0, 0.0, inf, nan], [1.0, 2.5, -1.0, 3.0, -inf]], device=device)
    with torch.no_grad():
        for got, expected in zip(compiled(model, record, device=device)(x, y), model(x, y)):
            torch.testing.assert_close(got, expected, equal_nan=True)
    assert record[0].regions


@each_device
@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_numbers_that_a_type_does_not_have(dtype, device):
    """PyTorch computes with them in f32, and compares with them in the tensor's type."""
    functions = [lambda x: x * 1e5, lambda x: x / 1e-6, lambda x: x * 1e-6, lambda x: 1e5 - x * 3,
                 lambda x: torch.add(x, x, alpha=1e-6), lambda x: F.leaky_relu(-x, 1e-6), lambda x: F.elu(-x, 1e5), lambda x: x * x.shape[0] * 1e-6,
                 lambda x: x * 1.0 >= 1e-3, lambda x: x * 1.0 < 1e5, lambda x: torch.where(x > 0.1, x, 0.1), lambda x: torch.remainder(x, 0.3)]
    x = torch.tensor([[0.01, 1e-3, 1000.0, 0.1]], device=device, dtype=TYPES[dtype])
    with torch.no_grad():
        for dynamic in (False, True):
            record = []
            got = compiled(lambda x: [f(x) for f in functions], record, dynamic, device=device)(x)
            assert record[0].regions and not record[0].left, str(record[0])
            for i, (a, f) in enumerate(zip(got, functions)):
                torch.testing.assert_close(a, f(x), rtol=2e-3 if dtype == "f16" else 1e-2, atol=1e-7, msg=lambda text: f"{i}: {text}")


@each_device
@pytest.mark.parametrize("dtype", [torch.int8, torch.bool, torch.int32])
def test_numbers_and_integers(dtype, device):
    """torch-mlir ended the process for many of these on i8, and took numbers for bools beside bools."""
    functions = [lambda x: x * 2, lambda x: x * 100, lambda x: x + 2, lambda x: x * 0.5, lambda x: 0.5 - x.int(), lambda x: x / 2,
                 lambda x: torch.add(x, x, alpha=3 if x.dtype != torch.bool else True), lambda x: x * torch.tensor(3, device=device),
                 lambda x: torch.maximum(x, torch.tensor(3, dtype=x.dtype, device=device)), lambda x: x.clamp(-1, 2), lambda x: x.clamp(-0.5, 1.5),
                 lambda x: (x > 0.5, x >= -1, x == 0.5, x < 2), lambda x: torch.where(x > 0, x, 1), lambda x: x.sum(0), lambda x: x.float().mean()]
    if dtype != torch.bool:
        functions += [lambda x: x // 2, lambda x: x // -3, lambda x: x % 3, lambda x: x % -3, lambda x: torch.div(x, 3, rounding_mode="trunc"),
                      lambda x: torch.addcmul(x, x, x, value=2), lambda x: x**2, lambda x: x**0.5, lambda x: x.max(), lambda x: x.abs().prod(0),
                      lambda x: torch.addr(x, x[:, 0], x[0], beta=2), lambda x: torch.maximum(x, torch.tensor(3, device=device))]
    x, record = torch.randint(-100, 100, (4, 6), device=device).to(dtype), []
    with torch.no_grad():
        got = compiled(lambda x: [f(x) for f in functions], record, chip="sm_90a", device=device)(x)
        for i, (a, f) in enumerate(zip(got, functions)):
            torch.testing.assert_close(a, f(x), equal_nan=True, msg=lambda text: f"{i}: {text}")
    assert record[0].regions


@each_device
def test_bools_are_ordered_and_counted(device):
    x, record = torch.rand(4, 6, device=device) > 0.5, []
    index, ones = torch.zeros(4, 6, dtype=torch.int64, device=device), torch.ones(4, 6, dtype=torch.bool, device=device)

    def model(x):
        # PyTorch's own scatters of bools are for the host.
        on_host = (x.scatter_add(1, index, ones), x.scatter_reduce(1, index, ones, "amax")) if device == "cpu" else ()
        return (x.sort(-1).values, x.index_put((index[0, :2],), ones[:2], accumulate=True), x.amax(0), x.any(1),
                x.float().mean(), x.sum(0), x.cumsum(0), x & ones, x.scatter(1, index, ones), *on_host)

    with torch.no_grad():
        torch.testing.assert_close(compiled(model, record, device=device)(x), model(x))
    expected = {"sort", "index_put"} | ({"scatter_add", "scatter_reduce"} if device == "cpu" else set())
    assert record[0].regions and {op.split(".")[1] for op, _ in record[0].left} == expected


@each_device
def test_sums_of_exponentials_do_not_overflow(device):
    x, record = torch.tensor([[1000.0, 3.0, -2000.0, 1001.0]], device=device), []
    with torch.no_grad():
        run = compiled(lambda x: (torch.logcumsumexp(x * 1, -1), torch.logsumexp(x, -1), torch.logaddexp(x, x), x.log_softmax(-1)), record, device=device)
        torch.testing.assert_close(run(x), (torch.logcumsumexp(x, -1), torch.logsumexp(x, -1), torch.logaddexp(x, x), x.log_softmax(-1)))
    assert record[0].regions


@each_device
def test_bounds_of_integers(device):
    def model(x):
        return F.hardtanh(x), F.hardtanh(x, -0.5, 2.5), F.relu6(x), x.clamp(-0.5, 2.5), x.clamp(1, 3)

    x = torch.arange(-3, 9, device=device)
    with torch.no_grad():
        for got, expected in zip(compiled(model, [], device=device)(x), model(x)):
            torch.testing.assert_close(got, expected)


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.filterwarnings("ignore:.*degrees of freedom")
def test_variances(dynamic, device):
    def model(x, y):
        return x.var(0), x.var(0, correction=5), torch.var_mean(x, 0, correction=2), x.std(), x.std(1, correction=0), x.var((0, 1), keepdim=True), y.var()

    x, y = torch.randn(2, 3, device=device), torch.randn(0, device=device)
    with torch.no_grad():
        torch.testing.assert_close(compiled(model, [], dynamic, device=device)(x, y), model(x, y), equal_nan=True)


@each_device
def test_scatter_counts_from_the_right(device):
    def model(x, index, source):
        return (x.scatter_add(-1, index, source), x.scatter(-2, index, source), x.scatter(-1, index, 2.0), x.scatter_reduce(-1, index, source, "amax"),
                x.gather(-1, index), F.one_hot(index, 8) * 2, x[..., -1] + 1)

    x, source, record = torch.randn(10, 8, device=device), torch.randn(5, 5, device=device), []
    index = torch.stack([torch.randperm(5) for _ in range(5)]).to(device)
    with torch.no_grad():
        # Which of several wins where an index comes twice is PyTorch's to say: in rows it does not.
        index2 = torch.arange(5, device=device)[:, None].expand(5, 5).contiguous()
        for where in (index, index2):
            got, expected = compiled(model, record, device=device)(x, where, source), model(x, where, source)
            for i in (1,) if where is index2 else (0, 2, 3, 4, 5, 6):
                torch.testing.assert_close(got[i], expected[i])
    assert record[0].regions
