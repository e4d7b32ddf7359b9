# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch.compile(backend="fuse"): modules on CPU tensors, by way of the simulator, and on a GPU where there is one, beside
PyTorch in float64."""

import copy
import doctest
import importlib
import json
import math
import os
import pathlib
import shutil
import site
import subprocess
import sys

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch._subclasses import FakeTensorMode
from torch.fx.experimental.proxy_tensor import make_fx

import accuracy
import fuse_mlir
import fuse_mlir.torch
from conftest import need_simulator
from fuse_mlir.torch import cache
from fuse_mlir.torch.backend import Options, _forward, _make_for
from fuse_mlir.torch.importer import decompositions
from fuse_mlir.torch.partition import partition
from torch_models import MODULES, TYPES, Function, Gated, RMSNorm, check, compiled, each_device, on_gpu


@each_device
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("name", MODULES)
def test_module(name, dtype, device):
    torch.manual_seed(0)
    module = MODULES[name]().eval().to(device)
    wide = copy.deepcopy(module).double()
    x = torch.randn(2, 5, 48).to(device, TYPES[dtype])
    record = []
    with torch.no_grad():
        got = compiled(module.to(TYPES[dtype]), record, device=device)(x)
        # The reference has the parameters that the module has.
        wide.load_state_dict({k: v.double() for k, v in module.state_dict().items()})
        check(got, wide(x.double()), dtype)
    assert len(record) == 1 and record[0].regions, "nothing was compiled"
    assert not record[0].left, str(record[0])


@each_device
@pytest.mark.parametrize("name", ["gelu", "swiglu", "rms_norm", "layer_norm", "softmax", "block"])
def test_dynamic(name, device):
    torch.manual_seed(0)
    module = MODULES[name]().eval().to(device)
    wide = copy.deepcopy(module).double()
    record = []
    with torch.no_grad():
        run = compiled(module, record, dynamic=True, device=device)
        for batch, length in ((2, 5), (3, 7), (4, 33)):
            x = torch.randn(batch, length, 48, device=device)
            check(run(x), wide(x.double()), "f32")
    assert len(record) == 1, "compiled again for another size"
    assert record[0].regions, str(record[0])


def test_nvidia():
    module = MODULES["geglu"]().eval()
    x, record = torch.randn(3, 48), []
    with torch.no_grad():
        check(compiled(module, record, chip="sm_90a")(x), copy.deepcopy(module).double()(x.double()), "f32")
    assert record[0].regions[0].kernels == 2


def rotate_interleaved(x, positions):
    angles = positions.float()[:, None] / 10000 ** (torch.arange(0, 16, 2, device=x.device).float() / 16)
    even, odd = x[..., ::2], x[..., 1::2]
    return torch.stack((even * angles.cos() - odd * angles.sin(), odd * angles.cos() + even * angles.sin()), -1).flatten(-2)


def windows(x):
    b, h, w = x.shape
    return x.view(b, h // 2, 2, w // 2, 2).permute(0, 1, 3, 2, 4).reshape(-1, 4) * 2


def pad_to_square(x):
    n = max(x.shape)
    return F.pad(x, (0, n - x.shape[1])) * 2


# Of each: shapes, whether all of it is one region, and what is left otherwise.
DYNAMIC = {
    "chunk": (lambda x: math.prod(x.chunk(3, -1)), [(3, 12)], None),
    "split": (lambda x: [t * 2 for t in (x + 1).split(2, 0)], [(6, 5)], None),
    "rotate_interleaved": (rotate_interleaved, [(2, 7, 16), (7,)], None),
    "windows": (windows, [(2, 4, 6)], None),
    "pad_to_square": (pad_to_square, [(4, 6)], None),
    "halves": (lambda x: x.reshape(x.shape[0] // 2, 2, -1).sum(1), [(4, 6)], None),
    "sum_of_sizes": (lambda x, y: torch.cat([x, y]) * (x.shape[0] + y.shape[0]), [(4, 6), (3, 6)], None),
    "power_of_size": (lambda x: x * (x.shape[0] ** 2) + x.shape[1], [(4, 6)], None),
    "distances": (lambda x: x * (torch.arange(x.shape[0], device=x.device)[:, None] - torch.arange(x.shape[0], device=x.device)).clamp(-3, 3), [(6, 6)], None),
    "roll": (lambda x: torch.roll(x, (1, -2), (0, 1)) * 2, [(4, 6)], None),
    "quotients_by_size": (lambda x: x * (torch.arange(x.shape[1], device=x.device) // x.shape[0] - torch.arange(x.shape[1], device=x.device) % x.shape[0]), [(4, 6)], None),
    "as_strided": (lambda x: torch.as_strided(x * 2, (x.shape[0], x.shape[1] // 2), (x.shape[1], 2)) + 1, [(4, 6)], "as_strided"),
    "unfold": (lambda x: (x * 2).unfold(1, 3, 2).sum(-1), [(4, 9)], "unfold"),
    "sort": (lambda x: (x * 2).sort(-1).values + 1, [(4, 9)], "sort"),
}


@each_device
@pytest.mark.parametrize("name", DYNAMIC)
def test_dynamic_shapes(name, device):
    function, shapes, left = DYNAMIC[name]
    torch.manual_seed(0)
    inputs, record = [torch.randn(shape, device=device) for shape in shapes], []
    with torch.no_grad():
        torch.testing.assert_close(compiled(function, record, dynamic=True, device=device)(*inputs), function(*inputs),
                                   rtol=1e-4, atol=1e-5)
    assert record[0].regions, str(record[0])
    assert {op.split(".")[1] for op, _ in record[0].left} == ({left} if left else set()), str(record[0])
    assert all(reason for _, reason in record[0].left)
    assert bool(left) or len(record[0].regions) == 1, str(record[0])


@each_device
def test_extents_that_a_view_finds_out(device):
    """-1 in a view, of which torch-mlir makes products and slices as if it were a size."""
    def chunks(x, y):
        b, n, c = x.shape
        x, y = (F.pad(t, (0, 0, 0, -n % 8)) for t in (x, y))
        parts = (x * 2).reshape(b, -1, 8, c)
        return (torch.softmax(parts @ parts.mT, -1).sum(-1, keepdim=True) * parts).reshape(b, -1, c)[:, :n] + y[:, :n]

    record = []
    with torch.no_grad():
        function = compiled(chunks, record, dynamic=True, device=device)
        for rows in (11, 17):
            x, y = torch.randn(2, 2, rows, 6, device=device)
            torch.testing.assert_close(function(x, y), chunks(x, y), rtol=1e-4, atol=1e-5)
    assert record[0].regions and not record[0].left, str(record[0])


def test_regions_split_at_what_stops_them(monkeypatch):
    """An op that compiles alone but not beside others: it goes to PyTorch by name, the rest stays."""
    from fuse_mlir.torch import backend

    compile_cached = backend.compile_cached

    def refuse(text, *args, **options):
        if "math.tanh" in text and "math.exp" in text:
            raise fuse_mlir.FuseCompileError("", (fuse_mlir.Diagnostic("error", "too much at once"),))
        return compile_cached(text, *args, **options)

    monkeypatch.setattr(backend, "compile_cached", refuse)
    x, record = torch.randn(4, 6), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(lambda x: (torch.exp(x) + 1) * 2 - torch.tanh(x * 3) * 4, record)(x),
                                   (torch.exp(x) + 1) * 2 - torch.tanh(x * 3) * 4)
    assert record[0].left == [("aten.tanh.default", "too much at once")]
    assert sorted(op for region in record[0].regions for op in region.ops).count("mul.Tensor") == 3


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
def test_what_ends_torch_mlir_stays(dynamic, device):
    """Each ended the process, by a division by zero or an address that is none."""
    def model(x, a, b):
        # PyTorch has these of integers for the host alone.
        on_host = (F.max_pool3d(b.long()[None, None], (1, 2, 2)) + 1, a @ b, torch.bmm(a[None], b[None])) if device == "cpu" else ()
        return (x * 2).view(x.shape[0], -1) + 1, x.sum(1) + 1, a.float() @ b.float(), *on_host

    inputs = [torch.randn(3, 0, 2), *(torch.randint(-5, 5, shape, dtype=torch.int8) for shape in ((4, 6), (6, 4)))]
    record = []
    with torch.no_grad():
        got = compiled(model, record, dynamic, device=device)(*(t.to(device) for t in inputs))
        torch.testing.assert_close(got, tuple(t.to(device) for t in model(*inputs)))
    left = dict(record[0].left)
    assert record[0].regions and left["aten.mul.Tensor"] == "has no elements to compute"
    assert device != "cpu" or "8 bits" in left["aten.mm.default"]
    for arguments in ((inputs[0],), inputs[1:]):
        with pytest.raises(fuse_mlir.torch.ImportFailure, match="without elements|8 bits"):
            fuse_mlir.export(Function(lambda *x: x[0] @ x[1] if len(x) == 2 else x[0].view(0, 5)), arguments, chip="gfx942")


def test_sizes_that_torch_mlir_gets_wrong(monkeypatch):
    """What its module says of sizes does not hold at those that there are: the ops go to PyTorch."""
    def refuse(*_):
        raise ValueError("tensor.expand_shape in line 7 needs -512 to be 64")

    monkeypatch.setattr(fuse_mlir.Function, "result_shapes", refuse)
    x, record = torch.randn(4, 6), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(lambda x: torch.tanh(x) + 1, record, dynamic=True)(x), torch.tanh(x) + 1)
    reason = "torch-mlir: gets sizes that do not fit each other: tensor.expand_shape in line 7 needs -512 to be 64"
    assert not record[0].regions and record[0].left == [("aten.tanh.default", reason), ("aten.add.Tensor", reason)]


@each_device
def test_unsupported_ops_stay(device):
    def model(x, w):
        y = torch.relu(x @ w)
        values, _ = torch.sort(y, dim=0)
        return torch.tanh(values) * torch.fft.fft(y).abs()

    x, w, record = torch.randn(4, 6, device=device), torch.randn(6, 8, device=device), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(model, record, device=device)(x, w), model(x, w))
    assert record[0].regions and any("fft" in op for op, _ in record[0].left)
    assert all(reason for _, reason in record[0].left)


def test_checks_on_the_host_stay():
    x, record = torch.tensor([[0.1, 0.7], [0.5, 0.2]]), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(lambda x: F.one_hot(x.argmax(-1), 3) * 2, record)(x), F.one_hot(x.argmax(-1), 3) * 2)
    assert record[0].regions and {reason for _, reason in record[0].left} == {"gives no tensor"}


def without_inputs(x):
    return torch.arange(6, device=x.device) * 2 + 1, x.new_full((3,), 2.0).exp() * 3


@each_device
@pytest.mark.parametrize("name", ["dtype", "shape"])
def test_tensors_that_pytorch_foretold_wrong(name, device):
    """Of some of its own ops PyTorch says another type or device than that of their results."""
    gives, foretold = {"dtype": (lambda x: x.half(), lambda x: torch.empty_like(x)),
                       "shape": (lambda x: x[:1] + 0, lambda x: torch.empty_like(x))}[name]
    with torch.library._scoped_library("fuse_test", "DEF") as library:
        library.define(f"{name}(Tensor x) -> Tensor")
        library.impl(name, gives, "CompositeExplicitAutograd")
        torch.library.register_fake(f"fuse_test::{name}", foretold, lib=library)
        op = getattr(torch.ops.fuse_test, name)
        x, record = torch.randn(4, 6, device=device), []
        with torch.no_grad():
            function = compiled(lambda x: op(x) * 2 + 1, record, device=device)
            with pytest.warns(UserWarning, match="mul.Tensor, add.Tensor: computed by PyTorch: .* PyTorch foretold"):
                torch.testing.assert_close(function(x), op(x) * 2 + 1)
        assert record[0].regions


def test_tensors_without_data():
    with torch._subclasses.FakeTensorMode():
        x = torch.empty(4, 6)
        with pytest.warns(UserWarning, match="without data"):
            assert compiled(lambda x: torch.softmax(x * 2, -1), [])(x).shape == (4, 6)


@each_device
def test_regions_without_inputs(device):
    x, record = torch.ones(3, device=device), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(without_inputs, record, device=device)(x), without_inputs(x))
    assert record[0].regions and not record[0].left, str(record[0])


def test_regions_without_inputs_get_results(monkeypatch):
    """On a GPU a bundle makes results where its inputs are: without any, PyTorch makes them."""
    from fuse_mlir.torch import regions

    given = []

    def call(function, tensors, results=()):
        given.append((len(tensors), [r.device.type for r in results]))
        for result in results:
            result.fill_(1)

    monkeypatch.setattr(regions, "_call_aligned", call)
    monkeypatch.setattr(regions, "_on_host", None)
    launch_init = regions.Launch.__init__

    def not_simulated(self, *args):
        launch_init(self, *args)
        self.simulate = False

    monkeypatch.setattr(regions.Launch, "__init__", not_simulated)
    with torch.no_grad():
        numbers, powers = compiled(without_inputs, [])(torch.ones(3))
    assert given and all(count == 0 and devices and set(devices) == {"cpu"} for count, devices in given)
    assert numbers.tolist() == [1] * 6 and powers.tolist() == [1.0] * 3


@each_device
def test_ops_with_effects(device):
    """Their order goes through the graph as tokens, which are no tensors when it runs."""
    a, b = torch.randn(3, 3, device=device) + 3 * torch.eye(3, device=device), torch.randn(3, 2, device=device)
    with torch.no_grad():
        torch.testing.assert_close(compiled(lambda a, b: torch.linalg.solve(a, b).exp() * 2, [], device=device)(a, b),
                                   torch.linalg.solve(a, b).exp() * 2)


@each_device
@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_autocast(dtype, device):
    """What is compiled within it is not taken without."""
    torch.manual_seed(0)
    module, record = MODULES["block"]().eval().to(device), []
    run, x = compiled(module, record, device=device), torch.randn(2, 5, 48, device=device)
    with torch.no_grad():
        with torch.autocast(device, TYPES[dtype]):
            got, expected = run(x), module(x)
        assert got.dtype == expected.dtype
        _, element = accuracy.tolerances()[dtype]
        torch.testing.assert_close(got, expected, rtol=element, atol=element)
        check(run(x), copy.deepcopy(module).double()(x.double()), "f32")
    assert len(record) == 2 and all(graph.regions and not graph.left for graph in record), [str(graph) for graph in record]


@each_device
def test_graph_breaks(device):
    def model(x):
        y = torch.exp(x)
        if y.sum() > 0:  # depends on data
            y = y + 1
        return torch.tanh(y)

    x, record = torch.randn(4, 6, device=device), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(model, record, device=device)(x), model(x))
    assert len(record) >= 2


@each_device
def test_mutated_inputs_and_views(device):
    def model(x, y):
        x.add_(1)
        return x.t() * y[1:, ::2]

    record = []
    with torch.no_grad():
        a, b = torch.randn(4, 3, device=device), torch.randn(4, 8, device=device)
        c = a.clone()
        got = compiled(model, record, device=device)(a, b)
        torch.testing.assert_close(got, model(c, b))
        torch.testing.assert_close(a, c)


def test_cpu_tensors_stay_eager():
    record = []
    torch._dynamo.reset()
    x = torch.randn(4, 6)
    run = torch.compile(lambda x: torch.tanh(x) + 1, backend="fuse", options={"record": record})
    torch.testing.assert_close(run(x), torch.tanh(x) + 1)
    assert record and not record[0].regions and "its tensors are on cpu" in str(record[0])


def test_gradients_are_pytorchs():
    x = torch.randn(4, 6, requires_grad=True)
    torch._dynamo.reset()
    torch.compile(lambda x: torch.tanh(x).sum(), backend="fuse")(x).backward()
    torch.testing.assert_close(x.grad, 1 - torch.tanh(x.detach()) ** 2)


class Layer(nn.Module):
    """A layer of LLaMA's, as Hugging Face writes it: rotated queries and keys, fewer heads of keys."""

    def __init__(self):
        super().__init__()
        self.norm, self.norm2, self.mlp = RMSNorm(), RMSNorm(), Gated(F.silu)
        self.q, self.k, self.v, self.o = (nn.Linear(48, n, bias=False) for n in (48, 16, 16, 48))

    def forward(self, x, cos, sin):
        def rotate(t):
            return t * cos + torch.cat((-t[..., 8:], t[..., :8]), -1) * sin

        y = self.norm(x)
        q, k, v = (p(y).view(*x.shape[:2], -1, 16).transpose(1, 2) for p in (self.q, self.k, self.v))
        a = F.scaled_dot_product_attention(rotate(q), rotate(k), v, is_causal=True, enable_gqa=True)
        x = x + self.o(a.transpose(1, 2).reshape(x.shape))
        return x + self.mlp(self.norm2(x))


def layer_inputs(batch, length, device, dtype=torch.float32):
    return [torch.randn(*shape, device=device).to(dtype) for shape in ((batch, length, 48), (1, 1, length, 16), (1, 1, length, 16))]


@each_device
@pytest.mark.parametrize("dtype", TYPES)
def test_attention_stays_with_pytorch(dtype, device):
    torch.manual_seed(0)
    module = Layer().eval().to(device, TYPES[dtype])
    inputs, record = layer_inputs(2, 5, device, TYPES[dtype]), []
    with torch.no_grad():
        got = compiled(module, record, device=device, attention="pytorch")(*inputs)
        check(got, copy.deepcopy(module).double()(*(t.double() for t in inputs)), dtype)
    if record[0].left:  # for this type and size PyTorch has a kernel
        assert len(record[0].regions) == 2 and all("attention" in op for op, _ in record[0].left), str(record[0])
        # What attention reads and writes is seen as it lies in memory.
        assert not any(region.copied for region in record[0].regions), str(record[0])
    else:
        assert device == "cuda" and dtype == "f32"


@each_device
def test_attention_taken_apart(device):
    torch.manual_seed(0)
    module = Layer().eval().to(device)
    inputs, record = layer_inputs(2, 5, device), []
    with torch.no_grad():
        got = compiled(module, record, device=device, attention="fuse")(*inputs)
        check(got, copy.deepcopy(module).double()(*(t.double() for t in inputs)), "f32")
    assert len(record[0].regions) == 1 and not record[0].left, str(record[0])


def mixed_block(x, w, v):
    y = torch.special.erfinv(torch.sigmoid(F.gelu(x @ w)) - 0.5)  # no kernel of ours
    return F.silu(y @ v), y.transpose(0, 1), (x @ w).transpose(0, 1)


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.skipif(not shutil.which("g++"), reason="Inductor has no C++ compiler")
def test_inductor_for_the_rest(dynamic, device):
    torch.manual_seed(0)
    record = []
    with torch.no_grad():
        run = compiled(mixed_block, record, dynamic=dynamic, device=device, fallback="inductor")
        for rows in (7, 9):
            inputs = [torch.randn(*shape, device=device) for shape in ((rows, 48), (48, 32), (32, 48))]
            for got, expected in zip(run(*inputs), mixed_block(*inputs)):
                torch.testing.assert_close(got, expected, rtol=1e-4, atol=1e-4)
                assert got.stride() == expected.stride()
    assert len(record) == (1 if dynamic else 2) and record[0].regions
    assert any("erfinv" in op for op, _ in record[0].left)


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.skipif(not shutil.which("g++"), reason="Inductor has no C++ compiler")
def test_inductor_and_regions_that_read_constants(dynamic, device):
    def scaled(x):
        y = torch.tanh(x * torch.tensor([0.5, 1.0, 2.0, 4.0], device=x.device))
        y[y < -0.5] = 0.25  # by a mask, and of a constant
        return torch.special.erfinv(y * 0.5)

    record = []
    with torch.no_grad():
        run = compiled(scaled, record, dynamic=dynamic, device=device, fallback="inductor")
        for rows in (3, 5):
            x = torch.randn(rows, 4, device=device)
            torch.testing.assert_close(run(x), scaled(x), rtol=1e-4, atol=1e-5)
    assert record[0].regions and record[0].left


def test_cuda_graphs_need_a_gpu():
    x, record = torch.randn(3, 48), []
    with torch.no_grad():
        run = compiled(nn.Softmax(-1), record, mode="reduce-overhead")
        torch.testing.assert_close(run(x), torch.softmax(x, -1))
    assert "not in a CUDA graph: its tensors are on cpu" in str(record[0])


def trace(function, *inputs):
    with torch.no_grad():
        return make_fx(function, decomposition_table=decompositions())(*inputs)


def test_values_are_taken_from_the_list():
    """As cudagraph trees need it, which capture what frees its inputs."""
    x = torch.randn(4, 6)
    for kind in (True, False):
        values = [x, x + 1]
        run = _forward(Options(chip="gfx942", simulate=True, cache=""), kind)(trace(lambda x, y: (x * y + 1, None), *values), values)
        need_simulator("gfx942")
        result, nothing = run(values)
        torch.testing.assert_close(result, x * (x + 1) + 1)
        assert not values and nothing is None and run._boxed_call


def test_ops_that_name_a_gpu():
    """They make constants; a machine without a GPU has tensors on one that have no data."""
    def model(x):
        mask = torch.ones(5, 5, dtype=torch.bool, device=x.device).triu(1)
        return (x.masked_fill(mask, float("-inf")) + torch.scalar_tensor(2.0, device=x.device)).softmax(-1)

    with FakeTensorMode():
        module = trace(model, torch.empty(3, 5, 5, device="cuda"))
    named = [str(node.target) for node in module.graph.nodes if "device" in node.kwargs]
    assert any("empty_strided" in op for op in named) and any("scalar_tensor" in op for op in named)
    entry = partition(module, lambda device: _make_for(Options(chip="sm_90a", simulate=True, cache=""))(torch.device("cpu")))
    assert len(entry.regions) == 1 and not entry.left, str(entry)


def test_a_device_has_the_chip_of_its_part(monkeypatch):
    from fuse_mlir.torch.backend import chip_of

    for name, capability, chip in (("NVIDIA H200", (9, 0), "h200"), ("NVIDIA H100 80GB HBM3", (9, 0), "sm_90a"),
                                   ("NVIDIA GH200 480GB", (9, 0), "sm_90a"), ("NVIDIA L40S", (8, 9), "sm_89"),
                                   ("NVIDIA A100-SXM4-80GB", (8, 0), "sm_80"), ("Tesla V100", (7, 0), None)):
        monkeypatch.setattr(torch.cuda, "get_device_name", lambda device, name=name: name)
        monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device, capability=capability: capability)
        assert chip_of(torch.device("cuda:0")) == chip
    assert chip_of(torch.device("cpu")) is None


def test_chips(monkeypatch):
    """The option is heard on a GPU; one that is not known is named."""
    from fuse_mlir.torch import backend

    monkeypatch.setattr(torch.cuda, "get_device_name", lambda device: "GPU X")
    gpu, known = torch.device("cuda:0"), "sm_80"
    monkeypatch.setattr(backend, "chip_of", lambda device: known)
    used = []
    monkeypatch.setattr(backend, "compile_cached", lambda text, chip, *args, **options: used.append(chip))
    with FakeTensorMode():
        module = trace(lambda x: torch.tanh(x) + 1, torch.empty(3, 5, device="cuda"))
    for options in (Options(), Options(chip="sm_89")):
        with pytest.raises(AttributeError):  # of the bundle that there is not
            partition(copy.deepcopy(module), _make_for(options))
    assert used == ["sm_80", "sm_89"] and _make_for(Options())(torch.device("cpu")) is None
    known = None
    entry = partition(module, _make_for(Options()))
    assert str(entry).count("cuda:0 is a GPU of no chip that is known here: GPU X") == 2 and _make_for(Options(chip="sm_89"))(gpu)


@on_gpu
@pytest.mark.parametrize("fallback", ["eager", "inductor"])
@pytest.mark.parametrize("dynamic", [False, True])
def test_cuda_graphs(dynamic, fallback):
    torch.manual_seed(0)
    module, record = Layer().eval().cuda().half(), []
    wide = copy.deepcopy(module).double()
    run = compiled(module, record, dynamic=dynamic, device="cuda", mode="reduce-overhead", fallback=fallback)

    def call(*inputs):
        torch.compiler.cudagraph_mark_step_begin()
        result = run(*inputs).clone()
        check(result, wide(*(t.double() for t in inputs)), "f16")
        return result

    with torch.no_grad():
        kept = []
        for length in (5, 9, 5):  # captured anew for a size, and found again
            for _ in range(4):  # warmed up, captured, replayed; inputs lie elsewhere each time
                inputs = layer_inputs(2, length, "cuda", torch.float16)
                kept.append((inputs, call(*inputs)))
        for inputs, result in kept:  # what was cloned outlives later calls
            check(result, wide(*(t.double() for t in inputs)), "f16")
        for weight in module.parameters():  # elsewhere, and with other values
            weight.data = weight.data * 0.5
        wide.load_state_dict({k: v.double() for k, v in module.state_dict().items()})
        for _ in range(3):
            call(*layer_inputs(2, 5, "cuda", torch.float16))
    assert record and not any(graph.notes for graph in record), [str(graph) for graph in record]


@on_gpu
def test_mode_of_torch_compile():
    torch._dynamo.reset()
    x = torch.randn(3, 48, device="cuda")
    with torch.no_grad():
        run = torch.compile(nn.Softmax(-1), backend="fuse", mode="reduce-overhead")
        for _ in range(4):
            torch.testing.assert_close(run(x).clone(), torch.softmax(x, -1))


@on_gpu
def test_captured_by_the_caller():
    torch.manual_seed(0)
    module, x = MODULES["geglu"]().eval().cuda(), torch.randn(7, 48, device="cuda")
    with torch.no_grad():
        run = compiled(module, [], device="cuda")
        run(x)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            result = run(x)
        for _ in range(3):
            x.normal_()
            graph.replay()
            check(result, copy.deepcopy(module).double()(x.double()), "f32")


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="fewer than two GPUs")
def test_several_devices():
    torch.manual_seed(0)
    first, second = MODULES["geglu"]().eval().to("cuda:0"), MODULES["swiglu"]().eval().to("cuda:1")
    x, record = torch.randn(7, 48, device="cuda:0"), []
    with torch.no_grad():
        run = compiled(lambda x: second(first(x).to("cuda:1")), record, device="cuda")
        expected = copy.deepcopy(second).double()(copy.deepcopy(first).double()(x.double()).to("cuda:1"))
        check(run(x), expected, "f32")
    assert len(record[0].regions) == 2, str(record[0])


def test_explain():
    explanation = fuse_mlir.torch.explain(MODULES["swiglu"]().eval(), torch.randn(3, 48), chip="gfx942")
    assert explanation.kernels == 2 and "mm" in str(explanation)
    for wrong, kind in ((None, "of type NoneType"), ("model", "of type str"), (torch.nn.Linear, "the class Linear")):
        with pytest.raises(TypeError, match=f"the model is {kind}; a torch.nn.Module or a function is expected"):
            fuse_mlir.torch.explain(wrong, torch.ones(2))
    with pytest.raises(ValueError, match="no attention 'flash'; there are"):
        fuse_mlir.explain(MODULES["swiglu"]().eval(), torch.randn(3, 48), attention="flash")
    with pytest.raises(TypeError, match="the chip is of type int"):
        fuse_mlir.explain(MODULES["swiglu"]().eval(), torch.randn(3, 48), chip=90)
    with pytest.raises(TypeError, match="dims is of type list; numbers by the names of sizes are expected"):
        explanation.html(dims=["M"])


def test_explain_as_a_page(tmp_path):
    class Sorted(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.second = torch.nn.Linear(48, 32), torch.nn.Linear(32, 16)

        def forward(self, x):
            values = torch.nn.functional.gelu(self.first(x))
            return self.second(torch.linalg.svdvals(values)[None].expand(3, -1).repeat(1, 11)[:, :32])

    explanation = fuse_mlir.torch.explain(Sorted().eval(), torch.randn(3, 48), chip="gfx942")
    page = explanation.html(tmp_path / "model.html")
    assert (tmp_path / "model.html").read_text(encoding="utf-8") == page
    data = json.loads(page.split('<script type="application/json" id="data">')[1].split("</script>")[0])
    assert data["chip"]["name"] == "gfx942" and data["code"]
    assert {kernel["function"] for kernel in data["kernels"]} >= {"graph0_region0"}
    assert any("svd" in left["op"] and left["reason"] for left in data["left_to_host"])
    # One without kernels is for the chip, too.
    page = fuse_mlir.torch.explain(torch.linalg.svdvals, torch.eye(3), chip="gfx942").html()
    data = json.loads(page.split('<script type="application/json" id="data">')[1].split("</script>")[0])
    assert data["chip"]["name"] == "gfx942" and not data["kernels"] and data["left_to_host"]


def test_cache(tmp_path, monkeypatch):
    module, x = MODULES["gelu"]().eval(), torch.randn(3, 48)

    def run(**options):
        with torch.no_grad():
            result = compiled(module, [], cache=str(tmp_path), **options)(x)
        torch.testing.assert_close(result, module(x), rtol=1e-4, atol=1e-5)

    run()
    folder, = (path for path in tmp_path.iterdir() if path.is_dir())  # a bundle
    graph, = (path for path in tmp_path.iterdir() if path.is_file())  # and what torch-mlir made of the graph
    with monkeypatch.context() as patched:
        patched.setattr(cache, "lowered", None)
        patched.setattr(fuse_mlir.compiler, "compile", None)
        run()
    text = graph.read_text()
    for damaged in (text[:100], text.replace("linalg", "linalk"), ""):
        graph.write_text(damaged)
        run()
        assert graph.read_text() == text
    (folder / "graph.mlir").write_text("")
    run()
    assert (folder / "graph.mlir").read_text(), "what is damaged was not made anew"
    run(dynamic=True)
    assert sum(path.is_file() for path in tmp_path.iterdir()) == 2
    x = torch.randn(4, 48)
    with monkeypatch.context() as patched:
        patched.setattr(cache, "lowered", None)
        patched.setattr(fuse_mlir.compiler, "compile", None)
        run(dynamic=True)
    run()
    names = [path.name for path in tmp_path.iterdir()]
    assert len(names) == 6 and not any(name.startswith(".") for name in names), names


def test_cache_without_room(tmp_path):
    """A disk that is full, and one that another process has just filled, cost the work and nothing else."""
    need_simulator("gfx942")
    code = f"""
import resource, signal, torch, fuse_mlir.torch
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
x = torch.randn(3, 48)
run = torch.compile(torch.nn.GELU(), backend="fuse", options={{"chip": "gfx942", "simulate": True, "cache": {str(tmp_path)!r}}})
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
with torch.no_grad():
    torch.testing.assert_close(run(x), torch.nn.functional.gelu(x))
"""
    path = os.pathsep.join([str(pathlib.Path(fuse_mlir.__file__).parent.parent), *sys.path])
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not list(tmp_path.iterdir()), list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["distances", "power_of_size", "windows"])
def test_cache_of_dynamic_sizes(name, tmp_path, monkeypatch):
    """What a size is called, and was at first, is no part of it."""
    function, shapes, _ = DYNAMIC[name]

    def run(before, factor):
        inputs = [torch.randn([factor * extent for extent in shape]) for shape in shapes]
        others = [torch.randn(factor + 3, 5 + i) for i in range(before)]

        def model(others, *inputs):
            return [other.sort() for other in others], function(*inputs)  # sizes are numbered from the first

        with torch.no_grad():
            got = compiled(model, [], dynamic=True, cache=str(tmp_path))(others, *inputs)[1]
        torch.testing.assert_close(got, function(*inputs), rtol=1e-4, atol=1e-5)

    run(0, 2)
    kept = sorted(tmp_path.iterdir())
    monkeypatch.setattr(cache, "lowered", None)
    monkeypatch.setattr(fuse_mlir.compiler, "compile", None)
    run(2, 3)
    assert sorted(tmp_path.iterdir()) == kept


def test_importing_is_lazy():
    code = """
import sys, torch
import fuse_mlir.torch
torch.compile(lambda x: x + 1, backend="fuse")(torch.ones(3))
assert not {"torch_mlir", "jax"} & set(sys.modules), sorted(sys.modules)
assert not hasattr(torch.ops.fuse_mlir, "region")
"""
    path = os.pathsep.join([str(pathlib.Path(fuse_mlir.__file__).parent.parent), *sys.path])
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_wrong_options():
    torch._dynamo.reset()
    with pytest.raises(Exception, match="no option chips"):
        torch.compile(lambda x: x + 1, backend="fuse", options={"chips": 1})(torch.ones(2))
    torch._dynamo.reset()
    with pytest.raises(Exception, match="no fallback 'none'"):
        torch.compile(lambda x: x + 1, backend="fuse", options={"fallback": "none"})(torch.ones(2))
    torch._dynamo.reset()
    with pytest.raises(Exception, match="no mode 'max-autotune'"):
        torch.compile(lambda x: x + 1, backend="fuse", mode="max-autotune")(torch.ones(2))
    torch._dynamo.reset()
    with pytest.raises(Exception, match="simulate needs a chip"):
        torch.compile(lambda x: x + 1, backend="fuse", options={"simulate": True})(torch.ones(2))
    for option, expected in (({"chip": 90}, "the chip is of type int"), ({"simulate": "no"}, "simulate is of type str; a bool is expected"),
                             ({"cache": 3}, "cache is of type int; the path of a folder"), ({"record": ()}, "record is of type tuple; a list"),
                             ({"mode": ["default"]}, "no mode"), ({"attention": True}, "no attention True"), ({"dims": {}}, "no option dims")):
        torch._dynamo.reset()
        with pytest.raises(Exception, match=expected):
            torch.compile(lambda x: x + 1, backend="fuse", options=option)(torch.ones(2))


def test_unknown_chips_are_errors():
    with pytest.raises(ValueError, match="known chips are"):
        fuse_mlir.explain(lambda x: x * 2 + 1, torch.ones(4), chip="sm_1")
    with pytest.raises(Exception, match="known chips are"):
        torch.compile(lambda x: x * 2 + 1, backend="fuse", options={"chip": "sm_1"})(torch.ones(4))


def test_documentation():
    need_simulator("gfx942")
    page = pathlib.Path(__file__).resolve().parent.parent.parent / "docs" / "Python.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0
    for name in ("backend", "export"):
        found = doctest.testmod(importlib.import_module(f"fuse_mlir.torch.{name}"))
        assert found.attempted and not found.failed, name


PROGRAM = """
import fuse_mlir, fuse_mlir.torch, torch
from typing_extensions import assert_type

model, x = torch.nn.Linear(3, 4), torch.ones(2, 3)
bundle = fuse_mlir.compile("", chip="sm_90a")
assert_type(bundle["main"].results, tuple[fuse_mlir.Argument, ...])
assert_type(fuse_mlir.report("").html(), str)
assert_type(fuse_mlir.explain(model, x, chip="sm_90a"), fuse_mlir.torch.Explanation)
assert_type(fuse_mlir.explain(model, x).html(), str)
assert_type(fuse_mlir.export(model, (x,), chip="gfx942"), fuse_mlir.Bundle)
"""


def test_types(tmp_path, monkeypatch):
    """Of what a program gets, as a type checker sees them."""
    mypy = pytest.importorskip("mypy.api")
    (tmp_path / "program.py").write_text(PROGRAM)
    monkeypatch.setenv("MYPYPATH", "" if (folder := os.path.dirname(os.path.dirname(fuse_mlir.__file__))) in site.getsitepackages() else folder)
    said, failed, _ = mypy.run(["--strict", "--follow-imports=silent", f"--cache-dir={tmp_path / 'cache'}", str(tmp_path / "program.py")])
    assert said.startswith("Success"), said + failed
