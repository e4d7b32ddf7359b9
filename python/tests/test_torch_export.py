# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""fuse_mlir.export: whole models as bundles, called on the simulator beside PyTorch."""

import copy

import pytest
import torch

import fuse_mlir
import fuse_mlir.torch
from conftest import need_simulator
from fuse_mlir.torch.importer import ImportFailure
from torch_models import MODULES, Function, check


def test_export(tmp_path):
    torch.manual_seed(0)
    module = MODULES["block"]().eval()
    length = torch.export.Dim("length", min=2, max=512)
    bundle = fuse_mlir.export(module, (torch.randn(2, 5, 48),), chip="gfx942", path=tmp_path / "block",
                              dynamic_shapes=({1: length},))
    function = next(iter(fuse_mlir.Bundle.load(tmp_path / "block").functions.values()))
    need_simulator("gfx942")
    assert bundle.parameters[0] == "norm.weight" and len(function.inputs) == 1 + len(bundle.parameters)
    for tokens in (5, 9):
        x = torch.randn(2, tokens, 48)
        got = function.on_host(x.numpy(), *(v.detach().numpy() for v in bundle.values))
        check(torch.from_numpy(got), copy.deepcopy(module).double()(x.double()).detach(), "f32")


def test_export_of_results_that_are_none():
    class Block(torch.nn.Linear):
        def forward(self, x, cache=None):
            return {"x": x, "y": super().forward(x), "cache": cache, "last": (None, x[:, 0])}

    block, x = Block(4, 6), torch.randn(3, 4)
    bundle = fuse_mlir.export(block, (x,), chip="gfx942")
    need_simulator("gfx942")
    same, y, last = bundle["main"].on_host(x.numpy(), *(value.detach().numpy() for value in bundle.values))
    for got, expected in ((same, x), (y, block(x)["y"].detach()), (last, x[:, 0])):
        torch.testing.assert_close(torch.from_numpy(got), expected)
    assert bundle.written == ()
    assert len(fuse_mlir.export(block, (x,), kwargs={"cache": x}, chip="gfx942")["main"].results) == 4
    block.forward = lambda x: (x + 1, 7)
    with pytest.raises(ImportFailure, match="result 1 of the model is 7, which is no tensor"):
        fuse_mlir.export(block, (x,), chip="gfx942")


def test_export_of_what_a_model_writes():
    model, x = torch.nn.BatchNorm1d(4).train(), torch.randn(3, 4)
    bundle = fuse_mlir.export(model, (x,), chip="gfx942")
    assert copy.copy(bundle).written == bundle.written == ("running_mean", "running_var", "num_batches_tracked")
    need_simulator("gfx942")
    y, *new = bundle["main"].on_host(x.numpy(), *(value.detach().numpy() for value in bundle.values))
    torch.testing.assert_close(torch.from_numpy(y), model(x).detach())
    for name, value in zip(bundle.written, new):
        torch.testing.assert_close(torch.from_numpy(value), getattr(model, name))


def test_export_takes_what_is_no_tensor():
    class Scaled(torch.nn.Module):
        def forward(self, x, mask=None, scale=1.0, count=2, mode="a", cache=False):
            y = x * scale + count
            return y if mask is None else y.masked_fill(mask, 0)

    x, mask = torch.randn(3, 4), torch.rand(3, 4) > 0.5
    for kwargs in ({"mask": None, "scale": 0.5}, {"count": 3, "cache": False}, {"mode": "b", "mask": mask}):
        bundle = fuse_mlir.export(Scaled(), (x,), kwargs=kwargs, chip="gfx942")
        need_simulator("gfx942")
        tensors = [value.numpy() for value in kwargs.values() if isinstance(value, torch.Tensor)]
        torch.testing.assert_close(torch.from_numpy(bundle["main"].on_host(x.numpy(), *tensors)), Scaled()(x, **kwargs))


def test_extents_that_data_says_are_left():
    # torch-mlir would not end.
    with pytest.raises((fuse_mlir.FuseCompileError, fuse_mlir.torch.ImportFailure), match="how large"):
        fuse_mlir.export(Function(lambda x: x[x > 0] * 2), (torch.randn(3, 4),), chip="gfx942")


def test_export_refuses_what_is_not_compiled():
    with pytest.raises((fuse_mlir.FuseCompileError, fuse_mlir.torch.ImportFailure)):
        fuse_mlir.export(Function(lambda x: torch.fft.fft(x).abs()), (torch.randn(4, 8),), chip="gfx942")


class Joined(torch.nn.Module):
    def forward(self, x, y):
        return torch.cat([x, y]) * 2


@pytest.mark.parametrize("shapes", [lambda rows: ({0: rows}, {0: 2 * rows}), lambda rows: ({0: 2 * rows}, {0: rows})])
def test_export_keeps_the_bounds_of_extents(shapes, tmp_path):
    rows = torch.export.Dim("rows", min=3, max=8)
    specs = shapes(rows)
    first, second = (1, 2) if specs[0][0] is rows else (2, 1)
    bundle = fuse_mlir.export(Joined(), (torch.ones(4 * first, 8), torch.ones(4 * second, 8)), chip="gfx942", dynamic_shapes=specs)
    bundle.save(tmp_path / "joined")
    for function in (bundle["main"], fuse_mlir.Bundle.load(tmp_path / "joined")["main"]):
        for count in (3, 8):
            assert function.result_shapes(torch.empty(first * count, 8), torch.empty(second * count, 8)) == ((3 * count, 8),)
        place = rf"dimension 0 of input {first - 1} \('[xy]'\)"
        for count, message in ((9, "to be at most 8"), (2, "needs 3 to be at most")):
            with pytest.raises(ValueError, match=f"{place}.* {message}"):
                function.result_shapes(torch.empty(first * count, 8), torch.empty(second * count, 8))
        with pytest.raises(ValueError, match=rf"dimension 0 of input {second - 1} "):
            function.result_shapes(torch.empty(first * 4, 8), torch.empty(second * 4 + 1, 8))


@pytest.mark.parametrize("shapes, like, good, bad", [
    (lambda n: ({0: 2 * n}, {0: 3 * n}), (8, 12), [(6, 9), (12, 18)], [(7, 9), (6, 10), (4, 6), (14, 21)]),
    (lambda n: ({0: 2 * n + 1}, {}), (9, 8), [(7, 8), (13, 8)], [(8, 8), (5, 8), (15, 8), (0, 8)]),
    (lambda n: ({0: n + 1}, {0: n + 2}), (5, 6), [(4, 5), (7, 8)], [(4, 4), (3, 4), (8, 9)]),
])
def test_export_of_extents_that_follow_from_none(shapes, like, good, bad):
    """A number of which every extent is a multiple, or so much more."""
    specs = shapes(torch.export.Dim("n", min=3, max=6))
    x, y = (torch.ones(count, 8) for count in like)
    function = fuse_mlir.export(Joined(), (x, y), chip="gfx942", dynamic_shapes=specs)["main"]
    for first, second in good:
        assert function.result_shapes(torch.empty(first, 8), torch.empty(second, 8)) == ((first + second, 8),)
    for first, second in bad:
        with pytest.raises(ValueError, match="dimension 0 of input"):
            function.result_shapes(torch.empty(first, 8), torch.empty(second, 8))


def test_export_without_bounds_takes_every_extent():
    shapes = ({0: torch.export.Dim.DYNAMIC}, {0: torch.export.Dim.AUTO})
    function = fuse_mlir.export(Joined(), (torch.ones(4, 8), torch.ones(5, 8)), chip="gfx942", dynamic_shapes=shapes)["main"]
    need_simulator("gfx942")
    for first, second in ((1, 1), (0, 3), (7, 0)):
        x, y = torch.randn(first, 8), torch.randn(second, 8)
        torch.testing.assert_close(torch.from_numpy(function.on_host(x.numpy(), y.numpy())), Joined()(x, y))


def test_export_of_extents_that_are_of_one_size():
    """PyTorch finds out that what was said to be dynamic is a number."""
    shapes = ({0: torch.export.Dim.AUTO}, {0: torch.export.Dim.AUTO})
    product = Function(lambda x, w: (x @ w).relu())
    function = fuse_mlir.export(product, (torch.ones(3, 4), torch.ones(4, 5)), chip="gfx942", dynamic_shapes=(shapes,))["main"]
    assert function.inputs[1].shape == (4, 5) and function.result_shapes(torch.empty(7, 4), torch.empty(4, 5)) == ((7, 5),)
    with pytest.raises(ValueError, match=r"input 1 .*dimension 0 is 3, 4 is expected"):
        function.result_shapes(torch.empty(7, 4), torch.empty(3, 5))


def test_export_of_what_it_cannot_take():
    model, x = torch.nn.Linear(8, 8), torch.ones(3, 8)
    for wrong, kind in ((None, "of type NoneType"), (torch.nn.Linear, "the class Linear"), (torch.tanh, "of type builtin_function_or_method")):
        with pytest.raises(TypeError, match=f"the model is {kind}; a torch.nn.Module is expected, a function as the forward of one"):
            fuse_mlir.export(wrong, (x,), chip="gfx942")
    with pytest.raises(TypeError, match="the chip is of type list"):
        fuse_mlir.export(model, (x,), chip=["gfx942"])
    with pytest.raises(TypeError, match="args is a tensor"):
        fuse_mlir.export(model, x, chip="gfx942")
    for wrong in (None, {"input": x}, "x", 3):
        with pytest.raises(TypeError, match=f"args is of type {type(wrong).__name__}; a tuple of example inputs is expected"):
            fuse_mlir.export(model, wrong, chip="gfx942")
    with pytest.raises(TypeError, match="kwargs is of type list; example inputs by their names"):
        fuse_mlir.export(model, (x,), kwargs=[x], chip="gfx942")
    with pytest.raises(ImportFailure, match="is a number that may differ from call to call"):
        fuse_mlir.export(Function(lambda x, n: x * n), (x, 3), chip="gfx942", dynamic_shapes=(({}, torch.export.Dim.DYNAMIC),))
    for wrong in (3, b"folder"):
        with pytest.raises(TypeError, match="PathLike"):
            fuse_mlir.export(model, (x,), chip="gfx942", path=wrong)
    with pytest.raises(TypeError, match="dims is of type dict; a text, a number"):
        fuse_mlir.export(model, (x,), chip="gfx942", dims={"M": 3})
    with pytest.raises(ValueError, match="unknown chip 'gfx1'; known chips are"):
        fuse_mlir.export(model, (x,), chip="gfx1")
