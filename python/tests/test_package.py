# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The package without PyTorch: compiling, bundles, calls on NumPy arrays by way of the simulator's stand-in drivers."""

import copy
import ctypes
import doctest
import gc
import io
import itertools
import json
import os
import pathlib
import pickle
import shutil
import signal
import subprocess
import sys
import threading
import time

import ml_dtypes
import numpy as np
import pytest

import fuse_mlir
from conftest import check_result, need_simulator, root

BF16 = np.dtype(ml_dtypes.bfloat16)
CHIPS = ["sm_90a", "gfx942"]

GATED = """
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @gated(%x: tensor<?x96xbf16>, %w: tensor<40x96xbf16>, %g: tensor<?x40xf32>) -> (tensor<?x40xbf16>, tensor<?x40xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x96xbf16>
  %e = tensor.empty(%m) : tensor<?x40xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x40xf32>) -> tensor<?x40xf32>
  %p = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%x, %w : tensor<?x96xbf16>, tensor<40x96xbf16>)
      outs(%i : tensor<?x40xf32>) -> tensor<?x40xf32>
  %y = linalg.mul ins(%p, %g : tensor<?x40xf32>, tensor<?x40xf32>) outs(%e : tensor<?x40xf32>) -> tensor<?x40xf32>
  %b = tensor.empty(%m) : tensor<?x40xbf16>
  %t = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x40xf32>) outs(%b : tensor<?x40xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %r = arith.truncf %in : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<?x40xbf16>
  return %t, %y : tensor<?x40xbf16>, tensor<?x40xf32>
}
"""

TWICE = """func.func @twice(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = arith.addf %x, %x : tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}
"""


def compiled(text, chip, **options):
    need_simulator(chip)
    # The stand-in for libcuda executes PTX: of what ptxas makes it knows nothing.
    return fuse_mlir.compile(text, chip, **({"emit": "text"} if chip.startswith("sm") else {}), **options)


CHAINED = """
func.func @chained(%x: tensor<?x48xf32>, %w: tensor<48x48xf32>) -> tensor<?x48xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x48xf32>
  %e = tensor.empty(%m) : tensor<?x48xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x48xf32>) -> tensor<?x48xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x48xf32>, tensor<48x48xf32>) outs(%f : tensor<?x48xf32>) -> tensor<?x48xf32>
  %1 = linalg.matmul ins(%0, %w : tensor<?x48xf32>, tensor<48x48xf32>) outs(%f : tensor<?x48xf32>) -> tensor<?x48xf32>
  return %1 : tensor<?x48xf32>
}
"""


def gated_inputs(rows):
    rng = np.random.default_rng(rows)
    return (rng.standard_normal((rows, 96)).astype(BF16), rng.standard_normal((40, 96)).astype(BF16),
            rng.standard_normal((rows, 40)).astype(np.float32))


def gated(x, w, g):
    return x.astype(np.float64) @ w.astype(np.float64).T * g


@pytest.mark.parametrize("chip", CHIPS)
def test_results(chip):
    bundle = compiled(GATED, chip)
    function = bundle["gated"]
    for rows in (1, 5, 33, 5, 0):
        inputs = gated_inputs(rows)
        narrow, wide = function.on_host(*inputs)
        reference = gated(*inputs)
        assert narrow.dtype == BF16 and wide.dtype == np.float32 and narrow.shape == wide.shape == (rows, 40)
        check_result(wide, reference, "f32")
        check_result(narrow.astype(np.float64), reference, "bf16")


@pytest.mark.parametrize("chip", CHIPS)
def test_views(chip):
    function = compiled(TWICE, chip)["twice"]
    x = np.random.default_rng(0).standard_normal((8, 6)).astype(np.float32)
    np.testing.assert_array_equal(function.on_host(x.T), 2 * x.T)
    x.flags.writeable = False
    np.testing.assert_array_equal(function.on_host(x[:, :].reshape(6, 8)), 2 * x.reshape(6, 8))


class OnDevice:
    """An array in a device's memory, with DLPack, as a framework without its own way to tvm_ffi has it."""

    runtime = None

    class Tensor(ctypes.Structure):  # the beginning of a DLManagedTensor
        _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32), ("ndim", ctypes.c_int32),
                    ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]

    def __init__(self, array, vendor):
        cls = OnDevice
        if cls.runtime is None:
            cls.runtime = ctypes.CDLL(str(root / "build" / "lib" / "libfuse-runtime.so"))
        self.array, self.kind = np.ascontiguousarray(array), {"nvidia": 2, "amd": 10}[vendor]
        self.device, self.address = ctypes.c_void_p(), ctypes.c_void_p()
        self.check(cls.runtime.fuseDeviceOpen(b"cuda:0" if vendor == "nvidia" else b"hip:0", ctypes.byref(self.device)))
        self.check(cls.runtime.fuseDeviceAllocate(self.device, ctypes.c_size_t(self.array.nbytes), ctypes.byref(self.address)))
        self.check(cls.runtime.fuseDeviceUpload(self.device, self.address, self.array.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(self.array.nbytes)))

    def check(self, status):
        assert status == 0

    def __dlpack_device__(self):
        return self.kind, 0

    def __dlpack__(self, **_):
        is_bf16 = self.array.dtype == BF16
        capsule = (self.array.view(np.uint16) if is_bf16 else self.array).__dlpack__()
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        tensor = OnDevice.Tensor.from_address(pointer(capsule, b"dltensor"))
        tensor.data, tensor.device_type = self.address.value, self.kind
        tensor.code = 4 if is_bf16 else tensor.code
        return capsule

    def read(self):
        self.check(OnDevice.runtime.fuseDeviceSynchronize(self.device))
        self.check(OnDevice.runtime.fuseDeviceDownload(self.device, self.array.ctypes.data_as(ctypes.c_void_p), self.address, ctypes.c_size_t(self.array.nbytes)))
        return self.array


@pytest.mark.parametrize("chip", CHIPS)
def test_on_a_device(chip):
    if not (root / "build" / "lib" / "libfuse-runtime.so").exists():
        pytest.skip("the runtime library is not built")
    bundle = compiled(GATED, chip)
    for rows in (5, 33):
        inputs = gated_inputs(rows)
        given = [OnDevice(a, bundle.vendor) for a in (*inputs, np.zeros((rows, 40), BF16), np.zeros((rows, 40), np.float32))]
        results = bundle(*given)
        assert len(results) == 2 and results[0] is given[3] and results[1] is given[4]
        check_result(given[4].read(), gated(*inputs), "f32")
        check_result(given[3].read().astype(np.float64), gated(*inputs), "bf16")
        waited = bundle["gated"].call_and_wait(*given[:3])
        assert [tuple(t.shape) for t in waited] == [(rows, 40)] * 2 and waited[1].__dlpack_device__()[0] == given[0].kind
        bundle["gated"].call_and_wait(*given[:2], waited[1])  # what it returns is on the device, and taken
    with compiled(GATED, chip) as closed:
        kept = closed["gated"].call_and_wait(*given[:3])
    bundle["gated"].call_and_wait(*given[:2], kept[1])  # outlives its bundle
    with pytest.raises(TypeError, match="takes 3 tensors, got 2"):
        bundle["gated"].call_and_wait(*given[:2])
    with pytest.raises(ValueError, match="result 0 .*is not its shape"):
        bundle(*given[:3], OnDevice(np.zeros((34, 40), BF16), bundle.vendor), given[4])
    with pytest.raises(TypeError, match="result 1 .*f32 is expected"):
        bundle(*given[:4], OnDevice(np.zeros((33, 40), np.float64), bundle.vendor))
    with pytest.raises(ValueError, match="another device"):
        bundle(*given[:4], np.zeros((33, 40), np.float32))


@pytest.mark.parametrize("chip", CHIPS)
def test_results_at_and_across_inputs(chip):
    """What a result is a copy of may be where it lies, and nowhere across it."""
    if not (root / "build" / "lib" / "libfuse-runtime.so").exists():
        pytest.skip("the runtime library is not built")
    bundle = compiled("func.func @same(%x: tensor<?x8xf32>) -> tensor<?x8xf32> { return %x : tensor<?x8xf32> }", chip)
    values = np.arange(24, dtype=np.float32).reshape(3, 8)
    whole = OnDevice(values.copy(), bundle.vendor)

    def rows(first):
        part = copy.copy(whole)
        part.array, part.address = np.zeros((1, 8), np.float32), ctypes.c_void_p(whole.address.value + 4 * first)
        return part

    assert bundle(whole, whole) is whole
    np.testing.assert_array_equal(whole.read(), values)
    for first, second in ((0, 4), (4, 0), (0, 7)):
        with pytest.raises(ValueError, match="a result lies across the memory that it is a copy of"):
            bundle(rows(first), rows(second))
    np.testing.assert_array_equal(whole.read(), values)
    bundle(rows(0), rows(8))
    np.testing.assert_array_equal(whole.read(), values[[0, 0, 2]])


class Tensor(ctypes.Structure):
    """A DLTensor."""

    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32), ("ndim", ctypes.c_int32),
                ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]


class Managed(ctypes.Structure):
    """A DLManagedTensorVersioned."""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p), ("deleter", DELETER),
                    ("flags", ctypes.c_uint64), ("tensor", Tensor)]


class WithExchange(OnDevice):
    """The same of a framework with DLPack's exchange API, as PyTorch has it: an allocator, and functions in C."""

    alive, made, streams, serial = {}, [], [], itertools.count(1)

    def __init__(self, array, vendor):
        super().__init__(array, vendor)
        self.shape = (ctypes.c_int64 * self.array.ndim)(*self.array.shape)

    def fill(self, tensor):
        code = 4 if self.array.dtype == BF16 else {"f": 2, "u": 1}[self.array.dtype.kind]
        tensor[0] = Tensor(self.address.value, self.kind, 0, self.array.ndim, code, 8 * self.array.itemsize, 1, self.shape, None, 0)

    @DELETER
    def delete(managed):
        del WithExchange.alive[managed[0].context]

    def manage(self, out):
        managed = Managed(1, 0, next(WithExchange.serial), WithExchange.delete, 0)
        self.fill(ctypes.pointer(managed.tensor))
        WithExchange.alive[managed.context] = (self, managed)
        out[0] = ctypes.pointer(managed)
        return 0

    @ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(Tensor), ctypes.POINTER(ctypes.POINTER(Managed)), ctypes.c_void_p, ctypes.c_void_p)
    def allocate(like, out, _context, _error):
        like = like[0]
        dtype = {4: BF16, 2: np.float32, 1: np.uint8}[like.code]
        made = WithExchange(np.zeros(like.shape[:like.ndim], dtype), "amd" if like.device_type == 10 else "nvidia")
        WithExchange.made.append(like.code)
        return made.manage(out)

    @ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.POINTER(Managed), ctypes.POINTER(ctypes.c_void_p))
    def to_object(managed, out):
        made, _ = WithExchange.alive.pop(managed[0].context)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))
        out[0] = id(made)
        return 0

    @ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(Tensor))
    def from_object(this, out):
        this.fill(out)
        return 0

    @ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p))
    def stream(kind, device, out):
        WithExchange.streams.append((kind, device))
        out[0] = None
        return 0

    @ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(ctypes.POINTER(Managed)))
    def managed_from_object(this, out):
        return this.manage(out)


EXCHANGE = (ctypes.c_void_p * 7)(1, None, *(ctypes.cast(f, ctypes.c_void_p) for f in (
    WithExchange.allocate, WithExchange.managed_from_object, WithExchange.to_object, WithExchange.from_object, WithExchange.stream)))
EXCHANGE_NAME = ctypes.c_char_p(b"dlpack_exchange_api")  # not copied by the capsule
ctypes.pythonapi.PyCapsule_New.restype = ctypes.py_object
WithExchange.__dlpack_c_exchange_api__ = ctypes.pythonapi.PyCapsule_New(
    ctypes.cast(EXCHANGE, ctypes.c_void_p), EXCHANGE_NAME, None)


@pytest.mark.parametrize("chip", CHIPS)
def test_calls_by_the_exchange_api(chip):
    if not (root / "build" / "lib" / "libfuse-runtime.so").exists():
        pytest.skip("the runtime library is not built")
    WithExchange.made.clear(), WithExchange.streams.clear()
    bundle = compiled(GATED, chip)
    function = bundle["gated"]
    slow, function._call = function._call, None  # nothing of this is for it
    for rows in (5, 33, 5):
        inputs = gated_inputs(rows)
        narrow, wide = function(*(WithExchange(a, bundle.vendor) for a in inputs))
        check_result(wide.read(), gated(*inputs), "f32")
        check_result(narrow.read().astype(np.float64), gated(*inputs), "bf16")
    assert not WithExchange.alive and WithExchange.made.count(2) == 3 and WithExchange.made.count(4) == 3
    assert len(WithExchange.streams) == 3 and set(WithExchange.streams) == {(wide.kind, 0)}
    given = [WithExchange(a, bundle.vendor) for a in (*inputs, np.zeros((5, 40), BF16), np.zeros((5, 40), np.float32))]
    results = function(*given)
    assert results[0] is given[3] and results[1] is given[4] and len(WithExchange.made) == 6 + WithExchange.made.count(1)
    check_result(given[4].read(), gated(*inputs), "f32")
    function._call = slow  # what is wrong is its part
    for wrong, kind, message in ((given[:2], TypeError, "takes 3 tensors, got 2"), ((*given[:4], given[3]), TypeError, "result 1 .*f32 is expected"),
                                 ((), TypeError, "takes 3 tensors, got 0"), ((*given[:2], 1.5), TypeError, "DLTensor|Tensor|float"),
                                 ((given[1], *given[1:3]), ValueError, "expected")):
        with pytest.raises(kind, match=message):
            function(*wrong)
    with pytest.raises(TypeError, match="stream"):
        function(*given[:3], stream=None)
    chained = compiled(CHAINED, chip)["chained"]
    first, second = (WithExchange(a, bundle.vendor) for a in (np.full((5, 48), 0.5, np.float32), np.full((48, 48), 0.25, np.float32)))
    needed = chained.workspace_bytes(first, second)
    assert needed > 0
    expected = chained(first, second).read()
    workspaces, own = WithExchange.made.count(1), WithExchange(np.zeros(needed, np.uint8), bundle.vendor)
    assert workspaces == 1
    np.testing.assert_array_equal(chained(first, second, workspace=own).read(), expected)
    np.testing.assert_array_equal(chained(first, second, workspace=None).read(), expected)
    assert WithExchange.made.count(1) == 2
    for short, message in ((WithExchange(np.zeros(needed - 1, np.uint8), bundle.vendor), "contiguous bytes are needed"),
                           (np.zeros(needed, np.uint8), "on another device")):
        with pytest.raises(ValueError, match=message):
            chained(first, second, workspace=short)
    np.testing.assert_array_equal(chained._bundle(first, second, workspace=own).read(), expected)
    assert WithExchange.made.count(1) == 2
    strided = OnDevice(np.zeros((3, 8), np.float32), bundle.vendor)
    strided.array = strided.array[:, ::2].repeat(2, 1).T.copy().T
    with pytest.raises(ValueError, match="input 0 .*is not contiguous"):
        compiled(TWICE, chip)(strided)
    twice = compiled(TWICE, chip)
    x = np.ones((3, 8), np.float32)
    only = twice(WithExchange(x, bundle.vendor))
    assert isinstance(only, WithExchange)
    np.testing.assert_array_equal(only.read(), 2 * x)
    function = twice["twice"]
    twice.close()
    with pytest.raises(fuse_mlir.FuseBundleError, match="closed"):
        function(only)
    assert not WithExchange.alive


def test_what_a_bundle_says():
    bundle = compiled(GATED, "gfx942")
    assert (bundle.chip, bundle.vendor, list(bundle.functions)) == ("gfx942", "amd", ["gated"])
    function = bundle["gated"]
    assert [a.dtype for a in function.inputs] == ["bf16", "bf16", "f32"]
    assert [a.shape for a in function.inputs] == [("M", 96), (40, 96), ("M", 40)]
    assert [(a.dtype, a.shape) for a in function.results] == [("bf16", ("M", 40)), ("f32", ("M", 40))]
    assert function.sizes == ("M",)
    assert function.result_shapes(*gated_inputs(0)[:0], np.empty((7, 96), np.float32), np.empty((40, 96)), np.empty((7, 40))) \
        == ((7, 40), (7, 40))
    # Arrays of which DLPack knows nothing have shapes, too.
    unwritable = np.broadcast_to(np.float32(0), (7, 96)), np.empty((40, 96), ml_dtypes.bfloat16), np.empty((7, 40))
    assert function.result_shapes(*unwritable) == ((7, 40), (7, 40)) and function.workspace_bytes(*unwritable) >= 0
    assert "gated" in repr(function) and "gfx942" in repr(bundle)
    assert json.loads(bundle.read("manifest.json")) == bundle.manifest
    with pytest.raises(KeyError):
        bundle.read("nothing")


def test_folders(tmp_path):
    made = compiled(TWICE, "gfx942")
    made.save(tmp_path / "deep" / "bundle")
    read = fuse_mlir.Bundle.load(tmp_path / "deep" / "bundle")
    assert read.manifest == made.manifest and read.read("graph.mlir") == made.read("graph.mlir")
    x = np.ones((3, 8), np.float32)
    np.testing.assert_array_equal(read["twice"].on_host(x), 2 * x)
    read.save(tmp_path / "again")
    assert sorted(os.listdir(tmp_path / "again")) == sorted(os.listdir(tmp_path / "deep" / "bundle"))
    with pytest.raises(FileExistsError):
        made.save(tmp_path / "again")
    assert sorted(os.listdir(tmp_path)) == ["again", "deep"]
    (tmp_path / "again" / "graph.mlir").write_text("changed")
    with pytest.raises(fuse_mlir.FuseBundleError, match="graph.mlir"):
        fuse_mlir.Bundle.load(tmp_path / "again")
    with pytest.raises(fuse_mlir.FuseBundleError):
        fuse_mlir.Bundle.load(tmp_path)


def test_files_that_do_not_belong():
    files = {name: compiled(TWICE, "gfx942").read(name) for name in ("manifest.json", "graph.mlir")}
    for name in ("x", "y/z", ""):
        with pytest.raises(fuse_mlir.FuseBundleError):  # the code is missing, whatever else is there
            fuse_mlir.Bundle({**files, name: b"1"})
    with pytest.raises(ValueError, match="NUL"):
        fuse_mlir.Bundle({**files, "a\0b": b"1"})
    with pytest.raises(ValueError, match="NUL"):
        fuse_mlir.Bundle.load("/tmp\0/x")


def test_compile_errors():
    with pytest.raises(fuse_mlir.FuseCompileError) as caught:
        fuse_mlir.compile("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %y : tensor<4xf32>\n}\n", "sm_90", name="mine.mlir")
    first = caught.value.diagnostics[0]
    assert (first.severity, first.file, first.line, first.column) == ("error", "mine.mlir", 2, 10)
    assert "mine.mlir:2:10: error:" in str(caught.value) and "return %y" in str(caught.value)
    with pytest.raises(ValueError, match="unknown chip 'sm_1'; known chips are"):
        fuse_mlir.compile(TWICE, "sm_1")
    with pytest.raises(ValueError, match="emit=code: 'object' or 'text' is wanted"):
        fuse_mlir.compile(TWICE, "sm_90", emit="code")
    with pytest.raises(TypeError, match="PathLike"):
        fuse_mlir.compile(TWICE, "sm_90", name=3)
    for module, name in ((None, "NoneType"), (pathlib.PurePosixPath("graph.mlir"), "PurePosixPath"), (len, "builtin.*take models"),
                         ([TWICE], "list"), ({"main": TWICE}, "dict"), (io.StringIO(TWICE), "StringIO")):
        for function in (lambda: fuse_mlir.compile(module, "sm_90"), lambda: fuse_mlir.report(module)):  # noqa: B023  called at once
            with pytest.raises(TypeError, match=f"the module is of type {name}"):
                function()
    with pytest.raises(fuse_mlir.FuseCompileError, match="\ufffd") as caught:
        fuse_mlir.compile(b"\xff\xfe", "sm_90")  # neither text nor bytecode
    assert (caught.value.diagnostics[0].line, caught.value.diagnostics[0].column) == (1, 1)
    with pytest.raises(ValueError):
        fuse_mlir.compile(TWICE, "sm_90", no_such_option=1)
    with pytest.raises(ValueError):
        fuse_mlir.compile(TWICE, "sm_90", emit="text bundle=/")


class HasIndex:
    def __index__(self):
        return 7


def test_arguments_of_wrong_types():
    """Each is an error that says what it is and what is expected."""
    chip_of = {fuse_mlir.compile: lambda chip: fuse_mlir.compile(TWICE, chip), fuse_mlir.report: lambda chip: fuse_mlir.report(TWICE, chip=chip)}
    for call in chip_of.values():
        for chip in (3, b"sm_90", ["sm_90"], str):
            with pytest.raises(TypeError, match="the chip is (of type|the class) .*; its name is expected"):
                call(chip)
        with pytest.raises(ValueError, match="no blanks, quotes, braces or NUL"):
            call("sm_90\0")
    with pytest.raises(TypeError, match="the chip is of type NoneType"):
        fuse_mlir.compile(TWICE, None)
    for options in ({"tuning_file": ["a"]}, {"keep_casts": {}}, {"unsupported": b"outline"}, {"kernel": object()}):
        name = next(iter(options))
        for call in (lambda: fuse_mlir.compile(TWICE, "sm_90", **options), lambda: fuse_mlir.report(TWICE, **options)):  # noqa: B023  called at once
            with pytest.raises(TypeError, match=f"^{name} is of type .*; a text, a number, a path or a bool is expected"):
                call()
    for dims in ("M=4", 4, ["M", 4], [("M", 4)], {4}, True):
        with pytest.raises(TypeError, match=f"^dims is of type {type(dims).__name__}; numbers by the names of sizes are expected"):
            fuse_mlir.report(TWICE, dims=dims)
    for dims in ({"M": "4"}, {"M": 4.0}, {"M": None}, {"M": True}, {0: 4}, {None: 4}, {"M": [4]}):
        with pytest.raises(TypeError, match="^dims has .*; numbers by the names of sizes are expected"):
            fuse_mlir.report(TWICE, dims=dims)
    for number in (7, np.int64(7), HasIndex()):
        assert fuse_mlir.report(TWICE, dims={"M": number}, chip="gfx942")["sizes"] == {"M": 7}
    for files in (["manifest.json"], "folder", b"", 3):
        with pytest.raises(TypeError, match=f"^files is of type {type(files).__name__}; bytes by their names are expected"):
            fuse_mlir.Bundle(files)
    bundle = fuse_mlir.compile(TWICE, "gfx942")
    for name in ("thrice", 0, None):
        with pytest.raises(KeyError, match=f"no function {name!r}; it has: twice"):
            bundle[name]
    for wrong in (3, ["a"]):
        for call in (fuse_mlir.Bundle.load, bundle.save, fuse_mlir.report(TWICE).html, lambda name: fuse_mlir.compile(TWICE, "sm_90", name=name)):
            with pytest.raises(TypeError, match="PathLike"):
                call(wrong)


def test_call_errors():
    function = compiled(TWICE, "gfx942")["twice"]
    with pytest.raises(TypeError, match="input 0 .*float64.* f32 is expected"):
        function.on_host(np.ones((2, 8)))
    with pytest.raises(ValueError, match="8 is expected"):
        function.on_host(np.ones((2, 7), np.float32))
    with pytest.raises(ValueError, match="2 dimensions are expected"):
        function.on_host(np.ones((2,), np.float32))
    with pytest.raises(TypeError, match="takes 1"):
        function.on_host()
    with pytest.raises(fuse_mlir.FuseDeviceError, match="gfx942"):
        function(np.ones((2, 8), np.float32))  # of the host, to a call on a device
    with pytest.raises(fuse_mlir.FuseDeviceError):
        function.on_host(np.ones((2, 8), np.float32), device="hip:77")
    with pytest.raises(ValueError):
        function.on_host(np.ones((2, 8), np.float32), device="tpu")
    with pytest.raises(ValueError):
        function.on_host(np.ones((2, 8), np.float32), device="")
    with pytest.raises(TypeError, match="device=0: the name of a device, 'cuda:0' or 'hip:0', is expected"):
        function.on_host(np.ones((2, 8), np.float32), device=0)


class Unpassable:
    """A tensor of which a framework passes no memory, as PyTorch's on meta and sparse ones."""

    shape = (2, 8)

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self, **_):
        raise RuntimeError("Cannot pack it\nframe 1\nframe 2")

    def __array__(self, *_, **__):
        raise RuntimeError("Cannot give it")


def test_what_is_no_tensor():
    function = compiled(GATED, "gfx942")["gated"]
    x, w, g = gated_inputs(2)
    for call in (function, function.call_and_wait, function._bundle):
        with pytest.raises(TypeError, match=r"^input 1 \('arg1'\) is of type str; a dense tensor of bf16 is expected$"):
            call(g, "abc", g)
        with pytest.raises(TypeError, match=r"^input 0 \('arg0'\) is of type Unpassable and has no memory that DLPack can pass \(Cannot pack it\); "):
            call(Unpassable(), g, g)
        with pytest.raises(TypeError, match=r"input 2 .*NoneType"):
            call(g, g, None)
    with pytest.raises(TypeError, match=r"^input 0 \('arg0'\) is complex64 \[2, 8\]; f32 is expected"):
        compiled(TWICE, "gfx942")(np.ones((2, 8), np.complex64))
    with pytest.raises(TypeError, match=r"^result 0 \('result0'\) is of type list"):
        function(g, g, g, [1.0], g)
    with pytest.raises(TypeError, match="^the workspace is of type str"):
        function(g, g, g, workspace="abc")
    with pytest.raises(TypeError, match=r"input 2 \('arg2'\) is of type Unpassable and no NumPy array \(Cannot give it\); one of f32"):
        function.on_host(x, w, Unpassable())
    twice = compiled(TWICE, "gfx942")["twice"]
    assert twice.result_shapes(Unpassable()) == ((2, 8),) and twice.workspace_bytes(Unpassable()) == 0  # of shapes, all is known
    with pytest.raises(TypeError, match=r"^input 0 \('arg0'\) is of type int"):
        twice.result_shapes(3)
    with pytest.raises(ValueError, match=r"^input 0 \('arg0'\) has the shape \[\]; 2 dimensions are expected$"):
        twice.on_host(np.float32(1))
    for wrong in ({"a": "b"}, {3: b""}):
        with pytest.raises(TypeError, match="bytes by their names"):
            fuse_mlir.Bundle(wrong)


@pytest.mark.parametrize("chip", CHIPS)
def test_tensors_without_memory(chip):
    if not (root / "build" / "lib" / "libfuse-runtime.so").exists():
        pytest.skip("the runtime library is not built")
    for kind in (OnDevice, WithExchange):
        bundle = compiled(TWICE, chip)
        tensor = kind(np.ones((3, 8), np.float32), bundle.vendor)
        tensor.address = ctypes.c_void_p(None)
        with pytest.raises(TypeError, match=r"input 0 \('arg0'\) has no memory"):
            bundle(tensor)


def test_closed():
    x = np.ones((2, 8), np.float32)
    with compiled(TWICE, "gfx942") as bundle:
        function = bundle["twice"]
        function.on_host(x)
    for call in (lambda: function.on_host(x), lambda: function(x), lambda: bundle["twice"], lambda: bundle(x),
                 lambda: function.result_shapes(x)):
        with pytest.raises(fuse_mlir.FuseBundleError, match="closed"):
            call()
    function = compiled(TWICE, "gfx942")["twice"]  # keeps its bundle
    gc.collect()
    np.testing.assert_array_equal(function.on_host(x), 2 * x)


def test_copies_are_bundles_of_their_own(tmp_path):
    x = np.ones((2, 8), np.float32)
    bundle = compiled(TWICE, "gfx942")
    bundle.save(tmp_path / "saved")
    for original in (bundle, fuse_mlir.Bundle.load(tmp_path / "saved")):
        copies = [copy.copy(original), copy.deepcopy(original), pickle.loads(pickle.dumps(original))]
        functions = [copy.copy(original["twice"]), copy.deepcopy(original["twice"]), pickle.loads(pickle.dumps(original["twice"]))]
        original.close()
        for call in (*(one["twice"] for one in copies), *functions[1:]):
            np.testing.assert_array_equal(call.on_host(x), 2 * x)
        with pytest.raises(fuse_mlir.FuseBundleError, match="closed"):
            functions[0].on_host(x)  # of the same bundle
        with pytest.raises(fuse_mlir.FuseBundleError, match="closed"):
            pickle.dumps(original)
    copies[0].parameters = ("weight",)
    (tmp_path / "bundle").write_bytes(pickle.dumps(copies[0]))
    code = f"""
import pickle, sys, numpy
sys.path[:0] = {sys.path!r}
bundle = pickle.loads(open({str(tmp_path / "bundle")!r}, "rb").read())
assert bundle.parameters == ("weight",)
print(bundle["twice"].on_host(numpy.ones((1, 8), numpy.float32)).sum())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "16.0\n", (done.returncode, done.stderr)


def test_copies_are_of_what_was_opened(tmp_path):
    """Whatever lies in the folder by then: a bundle is what it was when it was opened."""
    x = np.ones((2, 8), np.float32)
    compiled(TWICE, "gfx942").save(tmp_path / "bundle")
    opened = fuse_mlir.Bundle.load(tmp_path / "bundle")
    graph = opened.read("graph.mlir")
    shutil.rmtree(tmp_path / "bundle")
    compiled(TWICE.replace("arith.addf", "arith.mulf"), "gfx942").save(tmp_path / "bundle")
    opened.save(tmp_path / "saved")
    assert opened.read("graph.mlir") == graph
    assert json.loads(opened.read("manifest.json")) == opened.manifest
    for one in (opened, copy.copy(opened), pickle.loads(pickle.dumps(opened)), fuse_mlir.Bundle.load(tmp_path / "saved")):
        np.testing.assert_array_equal(one["twice"].on_host(x), 2 * x)
    np.testing.assert_array_equal(fuse_mlir.Bundle.load(tmp_path / "bundle")["twice"].on_host(x), x)


def test_closed_while_it_is_used():
    """A call either has its results or is told that the bundle was closed."""
    need_simulator("gfx942")
    x, failures = np.ones((2, 8), np.float32), []
    whole = compiled(TWICE, "gfx942")
    files = {name: whole.read(name) for name in ("manifest.json", *whole.manifest["files"])}

    def work(function):
        try:
            while True:
                function.result_shapes(x)
                np.testing.assert_array_equal(function.on_host(x), 2 * x)
        except fuse_mlir.FuseBundleError:
            pass
        except BaseException as error:  # noqa: BLE001  told by the main thread
            failures.append(error)

    for i in range(20):
        bundle = fuse_mlir.Bundle(files)
        threads = [threading.Thread(target=work, args=(bundle["twice"],)) for _ in range(3)]
        for thread in threads:
            thread.start()
        time.sleep(0.002 * (i % 5))
        bundle.close()
        for thread in threads:
            thread.join()
    assert not failures


def test_several_functions():
    bundle = compiled(TWICE + TWICE.replace("@twice", "@again"), "gfx942")
    with pytest.raises(TypeError, match="twice, again"):
        bundle(np.ones((2, 8), np.float32))
    assert list(bundle.functions) == ["twice", "again"]


def test_report():
    report = fuse_mlir.report(GATED, dims={"M": 128})
    assert len(report["kernels"]) == 1
    outlined = fuse_mlir.report('func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n'
                                '  %y = "acme.sort"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %y : tensor<4xf32>\n}')
    assert "acme.sort" in json.dumps(outlined)


def page_data(page):
    """The JSON in a report's page."""
    return json.loads(page.split('<script type="application/json" id="data">')[1].split("</script>")[0])


@pytest.mark.parametrize("chip", CHIPS)
def test_report_for_a_chip(chip, tmp_path):
    report = fuse_mlir.report(GATED, dims={"M": 128}, chip=chip)
    assert report["chip"]["name"] == chip and report["sizes"] == {"M": 128}
    kernel = report["kernels"][0]["model"]
    assert any(variant["chosen"] for variant in kernel["variants"]) and kernel["seconds"] > 0
    assert all(code["resources"] and code["pieces"] for code in report["code"])
    page = report.html(tmp_path / "report.html")
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == page
    assert page_data(page) == report
    assert "://" not in page.replace("http://www.w3.org/2000/svg", "").split('id="data"')[0]


def test_report_that_cannot_be_written(tmp_path):
    report = fuse_mlir.report(GATED)
    with pytest.raises(OSError):
        report.html(tmp_path / "nowhere" / "report.html")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        report.html(tmp_path / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
    with pytest.raises(ValueError, match="unknown chip 'sm_1'"):
        fuse_mlir.report(GATED, chip="sm_1")
    with pytest.raises(ValueError, match="NAME=NUMBER, got 'M=-1'"):
        fuse_mlir.report(GATED, dims={"M": -1})


def test_threads():
    need_simulator(CHIPS[1])

    def work(seed):
        try:
            rows = 1 + seed % 3
            bundle = compiled(GATED, CHIPS[1])
            for _ in range(3):
                inputs = gated_inputs(rows)
                check_result(bundle["gated"].on_host(*inputs)[1], gated(*inputs), "f32")
        except BaseException as error:  # noqa: BLE001  told by the main thread
            failures.append(error)

    failures = []
    threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_forks():
    """A process that is forked compiles and calls, with what its parent has used before."""
    need_simulator("gfx942")
    x = np.ones((2, 8), np.float32)
    bundle = compiled(TWICE, "gfx942")
    bundle["twice"].on_host(x)
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        same = [np.array_equal(one["twice"].on_host(x), 2 * x) for one in (bundle, fuse_mlir.compile(TWICE, "gfx942"))]
        os._exit(0 if all(same) else 1)
    assert os.waitpid(child, 0)[1] == 0
    np.testing.assert_array_equal(fuse_mlir.compile(TWICE, "gfx942")["twice"].on_host(x), 2 * x)


@pytest.mark.parametrize("chip", CHIPS)
def test_stand_ins_forget_what_is_unloaded(chip):
    """A kernel of a module that was unloaded is none, as on a GPU."""
    bundle = compiled(TWICE, chip)
    is_amd = bundle.vendor == "amd"
    driver = ctypes.CDLL(os.environ["FUSE_HIP_LIBRARY" if is_amd else "FUSE_CUDA_LIBRARY"])
    module, kernel, context = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
    if is_amd:
        load, get, unload = driver.hipModuleLoadData, driver.hipModuleGetFunction, driver.hipModuleUnload
    else:
        load, get, unload = (lambda made, image: driver.cuModuleLoadDataEx(made, image, 0, None, None)), driver.cuModuleGetFunction, driver.cuModuleUnload
        assert driver.cuInit(0) == 0 and driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0 and driver.cuCtxPushCurrent_v2(context) == 0

    def launch():
        extents = [ctypes.c_uint(1)] * 6
        return driver.hipModuleLaunchKernel(kernel, *extents, 0, None, None, None) if is_amd else driver.cuFuncLoad(kernel)

    image = bundle.read(next(name for name in sorted(bundle.manifest["files"]) if name.endswith(".hsaco" if is_amd else ".ptx"))) + b"\0"
    assert load(ctypes.byref(module), image) == 0
    assert get(ctypes.byref(kernel), module, b"twice_0") == 0
    invalid_handle = 400
    assert launch() != invalid_handle
    assert unload(module) == 0 and launch() == invalid_handle and unload(module) == invalid_handle
    if not is_amd:
        assert driver.cuCtxPopCurrent_v2(ctypes.byref(context)) == 0 and driver.cuDevicePrimaryCtxRelease_v2(0) == 0
    bundle["twice"].on_host(np.ones((2, 8), np.float32))


def test_doctests():
    from fuse_mlir import bundle, compiler, errors

    for module in (bundle, compiler, errors):
        found = doctest.testmod(module)
        assert found.attempted and not found.failed, module


def test_missing_library():
    code = "import fuse_mlir"
    environment = {**os.environ, "FUSE_MLIR_LIBRARY": "/nowhere", "PYTHONPATH": os.path.dirname(os.path.dirname(fuse_mlir.__file__))}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode != 0 and "ImportError: fuse_mlir: no libfuse-python.so in /nowhere" in done.stderr


def test_ptxas_of_packages(tmp_path):
    """NVIDIA's comes first, then the one of PyTorch's Triton; none where a toolkit is named, and all behind PATH."""
    places = {name: tmp_path / name / place for name, place in (("nvidia", "cu13/bin"), ("triton", "backends/nvidia/bin"))}
    for name, place in places.items():
        place.mkdir(parents=True)
        (place / "ptxas").write_text("")
        (tmp_path / name / "__init__.py").write_text("raise ImportError('is looked into, not imported')")
    code = "import os, fuse_mlir; print(os.environ['PATH'])"
    variables = {name: value for name, value in os.environ.items() if not name.startswith("CUDA_")}
    variables["PYTHONPATH"] = os.pathsep.join([str(tmp_path), os.path.dirname(os.path.dirname(fuse_mlir.__file__))])

    def path(**others):
        environment = variables | others
        return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert path(PATH="/bin") == f"/bin:{places['nvidia']}"
    assert path(PATH="") == str(places["nvidia"])
    assert path(PATH="/bin", CUDA_HOME="/opt/cuda") == "/bin"
    (places["nvidia"] / "ptxas").unlink()
    assert path(PATH=f"/bin:{places['triton']}") == path(PATH="/bin") == f"/bin:{places['triton']}"
