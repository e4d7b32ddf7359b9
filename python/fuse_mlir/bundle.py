# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bundles: compiled functions, called on tensors."""

from __future__ import annotations

import functools
import json
import os
import pathlib
import shutil
import tempfile
import warnings
import weakref
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import _library
from .errors import Diagnostic, FuseBundleError, FuseStrideError, kind_of

_open_folder = _library.function("open_folder")
_open_memory = _library.function("open_memory")
_close_bundle = _library.function("close_bundle")
_manifest = _library.function("manifest")
_read_file = _library.function("read_file")
_make_function = _library.function("make_function")
_make_host_function = _library.function("make_host_function")
_check_tensor = _library.function("check_tensor")

_NUMPY = {"f16": "float16", "f32": "float32", "f64": "float64", "i1": "bool", "i8": "int8", "i16": "int16",
          "i32": "int32", "i64": "int64"}


@dataclass(frozen=True)
class Argument:
    """An input or result.

    dtype: as in MLIR: "f16", "bf16", "f32", "i1", "i8", "i16", "i32", "i64".
    shape: extents in elements; a str names a size that the call's tensors give, a list is an expression of sizes
        (docs/Manifest.md, "Expressions").
    """

    name: str
    dtype: str
    shape: tuple[int | str | list, ...]


class Function(_library.Callable):
    """A compiled function, called on tensors. Made by Bundle.

    function(*tensors) is the results for these inputs: a tensor, or a tuple of them where the function has several.

    tensors: of torch or another framework with DLPack, all on one GPU of the bundle's chip, with the dtypes and
    shapes that `inputs` says. Work is queued on the framework's current stream; results and workspace come from
    its allocator. An input that is not contiguous is copied, with a warning at the first time.

    Results may be given behind the inputs, contiguous, and are then written to and returned.

    workspace: memory for what kernels pass to each other, a tensor of at least workspace_bytes(*tensors) bytes; without
    it from the allocator at each call. It must not serve another call, or the replay of a graph that captured one, at
    the same time.

    NumPy arrays go through Function.on_host.

    Raises TypeError for a dtype or what is no tensor, ValueError for a shape or device, FuseDeviceError where the device cannot run
    the bundle, FuseBundleError after Bundle.close.
    """

    if TYPE_CHECKING:
        def __call__(self, *tensors: Any, workspace: Any = None) -> Any: ...

    def __init__(self, bundle: Bundle, entry: Mapping[str, Any]):
        self._bundle = bundle
        self.name: str = entry["name"]
        arguments = [(a["role"], Argument(a["name"], a["type"], tuple(a["shape"]))) for a in entry["arguments"]]
        self.inputs: tuple[Argument, ...] = tuple(a for role, a in arguments if role == "input")
        self.results: tuple[Argument, ...] = tuple(a for role, a in arguments if role == "output")
        self.sizes: tuple[str, ...] = tuple(entry["dims"])
        self._launch, self._shapes, self._wait, self._bytes, self._launch_in, *addresses = _make_function(bundle._open(), self.name)
        self._attach(*addresses, self._launch, len(self.inputs))
        self._one = len(self.results) == 1
        self._on_host: dict[str, Any] = {}

    def _call(self, *tensors: Any, workspace: Any = None) -> Any:
        """The call that takes tensors of every framework and says what is wrong; that of most calls is in fuse_call."""
        launch = self._launch if workspace is None else functools.partial(self._launch_in, workspace)
        try:
            results = launch(*tensors)
        except FuseStrideError as error:
            count = len(self.inputs)
            if not all(hasattr(t, "contiguous") for t in tensors) or not all(t.is_contiguous() for t in tensors[count:]):
                raise  # a tensor of a framework of which no copies are known, or a result
            warnings.warn(f"{self.name}: {error}: copied", stacklevel=2)
            results = launch(*(t.contiguous() for t in tensors[:count]), *tensors[count:])
        except Exception:
            self._check(tensors, workspace)
            raise
        if results is None:  # they were given
            results = tensors[len(self.inputs):]
            return results[0] if self._one else results
        return results if self._one else tuple(results)

    def _check(self, tensors: tuple[Any, ...], workspace: Any = None) -> None:
        """Raises TypeError, with its name, for what has no memory that DLPack can pass."""
        count = len(self.inputs)
        names = [f"input {i} ('{a.name}')" for i, a in enumerate(self.inputs)] + [f"result {i} ('{a.name}')" for i, a in enumerate(self.results)]
        given = [*zip(names, (*self.inputs, *self.results), tensors)] if len(tensors) in (count, len(names)) else []
        for name, argument, tensor in given:
            _check_one(name, tensor, f"a dense tensor of {argument.dtype} is expected")
        if workspace is not None:
            _check_one("the workspace", workspace, "a dense tensor is expected")

    def call_and_wait(self, *tensors: Any) -> tuple[Any, ...]:
        """The same for frameworks with neither an allocator nor a stream to give: results are always a tuple of tensors
        with DLPack, in memory of the driver's, and are complete. What computes the inputs must have ended."""
        try:
            return tuple(self._wait(*tensors))
        except Exception:
            self._check(tensors)
            raise

    def result_shapes(self, *tensors: Any) -> tuple[tuple[int, ...], ...]:
        """Shapes of the results for inputs of these shapes, on any device. ValueError where they do not fit.

        >>> import fuse_mlir, numpy
        >>> text = "func.func @f(%x: tensor<?x8xf32>) -> tensor<?x8xf32> { %y = math.exp %x : tensor<?x8xf32> return %y : tensor<?x8xf32> }"
        >>> fuse_mlir.compile(text, "gfx942")["f"].result_shapes(numpy.empty((5, 8)))
        ((5, 8),)
        """
        return tuple(tuple(shape) for shape in self._of_shapes(self._shapes, tensors))

    def workspace_bytes(self, *tensors: Any) -> int:
        """Bytes of a workspace for inputs of these shapes, on any device; 0 where none is needed. ValueError where they do
        not fit."""
        return self._of_shapes(self._bytes, tensors)

    def _of_shapes(self, function: Callable[..., Any], tensors: tuple[Any, ...]) -> Any:
        shapes = tuple(map(_as_shape, tensors))
        try:
            return function(*shapes)
        except Exception:
            self._check(shapes)
            raise

    def on_host(self, *arrays: Any, device: str | None = None) -> Any:
        """The same for NumPy arrays: copied to a device, computed, copied back as NumPy arrays.

        device: "cuda:0", "hip:0", ...; the first of the bundle's vendor by default. bf16 is ml_dtypes.bfloat16.
        """
        import numpy

        self._bundle._open()
        if device is None:
            device = "hip:0" if self._bundle.vendor == "amd" else "cuda:0"
        if not isinstance(device, str):
            raise TypeError(f"device={device!r}: the name of a device, 'cuda:0' or 'hip:0', is expected")
        if len(arrays) != len(self.inputs):
            raise TypeError(f"the function takes {len(self.inputs)} arrays, got {len(arrays)}")
        given = [_to_numpy(numpy, array, argument, i) for i, (array, argument) in enumerate(zip(arrays, self.inputs))]
        views = [_as_dlpack(numpy, array) for array in given]
        shapes = self.result_shapes(*views)
        results = [numpy.empty(shape, _dtype(numpy, a.dtype)) for shape, a in zip(shapes, self.results)]
        call = self._on_host.get(device)
        if call is None:
            call = self._on_host[device] = _make_host_function(self._bundle._open(), self.name, device)
        call(*views, *(_as_dlpack(numpy, r) for r in results))
        return results[0] if self._one else tuple(results)

    def __reduce__(self):
        return Bundle.__getitem__, (self._bundle, self.name)

    def __repr__(self) -> str:
        def spell(arguments):
            return ", ".join(f"{a.name}: {a.dtype}[{', '.join(map(str, a.shape))}]" for a in arguments)

        return f"<fuse_mlir.Function {self.name}({spell(self.inputs)}) -> ({spell(self.results)})>"


class Bundle:
    """Compiled functions for one chip: made by fuse_mlir.compile, or read from a folder by Bundle.load.

    Closed with the last reference to it and its functions, or by close(), or as a context. A copy, by copy or pickle,
    is a bundle of its own.

    >>> import fuse_mlir
    >>> text = "func.func @same(%x: tensor<?x8xf32>) -> tensor<?x8xf32> { %y = math.exp %x : tensor<?x8xf32> return %y : tensor<?x8xf32> }"
    >>> with fuse_mlir.compile(text, "gfx942") as bundle:
    ...     bundle, bundle.vendor, sorted(bundle.manifest["files"])[-1]
    (<fuse_mlir.Bundle for gfx942: same>, 'amd', 'same_0.s')
    >>> bundle["same"]
    Traceback (most recent call last):
    fuse_mlir.errors.FuseBundleError: the bundle was closed
    """

    diagnostics: tuple[Diagnostic, ...] = ()
    """What the compiler said beside errors."""
    parameters: tuple[str, ...] = ()
    """Of a bundle that fuse_mlir.torch.export made: the names of what its function takes behind the inputs."""
    values: tuple = ()
    """And the model's tensors for them."""
    written: tuple[str, ...] = ()
    """And the names of buffers and inputs whose new values its function gives behind the results."""

    def __init__(self, files: Mapping[str, bytes] | None = None, *, folder: pathlib.Path | None = None):
        """From the contents of its files by name. All of it is checked; FuseBundleError says what is wrong."""
        if folder is not None:
            handle = _open_folder(str(folder))
        else:
            if not isinstance(files, (Mapping, type(None))):
                raise TypeError(f"files is {kind_of(files)}; bytes by their names are expected (Bundle.load reads a folder)")
            files = dict(files or {})
            for name, content in files.items():
                if not isinstance(name, str) or not isinstance(content, bytes):
                    raise TypeError(f"the files of a bundle are bytes by their names; {name!r} is {type(content).__name__}")
            handle = _open_memory(list(files), list(files.values()))
        self._handle: int | None = handle
        self._release = weakref.finalize(self, _close_bundle, handle)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Bundle:
        """Reads a bundle from its folder. FuseBundleError where it is none or damaged."""
        return cls(folder=pathlib.Path(path))

    @functools.cached_property
    def manifest(self) -> dict[str, Any]:
        """manifest.json (docs/Manifest.md)."""
        return json.loads(_manifest(self._open()))

    @property
    def chip(self) -> str:
        """What it was compiled for: "sm_90a", "gfx942"."""
        return self.manifest["chip"]

    @property
    def vendor(self) -> str:
        """"nvidia" or "amd"."""
        return self.manifest["vendor"]

    @functools.cached_property
    def functions(self) -> dict[str, Function]:
        """Functions by name."""
        return {entry["name"]: Function(self, entry) for entry in self.manifest["functions"]}

    def __getitem__(self, name: str) -> Function:
        try:
            return self.functions[name]
        except KeyError:
            raise KeyError(f"the bundle has no function {name!r}; it has: {', '.join(self.functions) or 'none'}") from None

    def __call__(self, *tensors: Any, workspace: Any = None) -> Any:
        """Calls the only function; see Function."""
        return self._only(*tensors) if workspace is None else self._only(*tensors, workspace=workspace)

    @functools.cached_property
    def _only(self) -> Function:
        if len(self.functions) != 1:
            raise TypeError("the bundle has several functions, call one by name: " + ", ".join(self.functions))
        return next(iter(self.functions.values()))

    def read(self, name: str) -> bytes:
        """The contents of one of its files: "manifest.json", "graph.mlir", a .ptx or .s. KeyError if there is none."""
        handle = self._open()
        if name == "manifest.json":
            return _manifest(handle).encode()
        if name not in self.manifest["files"]:
            raise KeyError(name)
        return bytes(_read_file(handle, name))  # as it was when the bundle was opened, whatever lies there now

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the bundle to a folder, as a whole or not at all. FileExistsError where there is something else than
        an empty folder; OSError where it cannot be written."""
        self._save(path, os.fsync)

    def _save(self, path: str | os.PathLike[str], sync: Callable[[int], None]) -> None:
        target = pathlib.Path(path)
        if target.is_symlink() or (target.exists() and (not target.is_dir() or any(target.iterdir()))):
            raise FileExistsError(f"cannot write a bundle to '{target}': there is something already")
        names = ["manifest.json", *self.manifest["files"]]
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary = pathlib.Path(tempfile.mkdtemp(prefix=f".{target.name}.fuse-tmp-", dir=target.parent))
        try:
            temporary.chmod(0o755)
            for name in reversed(names):  # the manifest last
                with open(temporary / name, "wb") as file:
                    file.write(self.read(name))
                    file.flush()
                    sync(file.fileno())
            temporary.rename(target)  # replaces an empty folder
        except BaseException:
            shutil.rmtree(temporary, ignore_errors=True)
            raise

    def close(self) -> None:
        """Releases code and constants on all devices, once what was launched has ended. Calls raise FuseBundleError then."""
        for function in self.__dict__.pop("functions", {}).values():
            function._detach()
            function._launch = function._shapes = function._wait = function._bytes = function._launch_in = _raise_closed
            function._on_host = {}
        self.__dict__.pop("_only", None)
        self._handle = None
        self._release()

    @property
    def _closed(self) -> bool:
        return self._handle is None

    def _open(self) -> int:
        if self._handle is None:
            raise FuseBundleError("the bundle was closed")
        return self._handle

    def __reduce__(self):
        self._open()
        state = {name: getattr(self, name) for name in ("diagnostics", "parameters", "values", "written")}
        names = ["manifest.json", *self.manifest["files"]]
        return Bundle, ({name: self.read(name) for name in names},), state

    def __enter__(self) -> Bundle:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __repr__(self) -> str:
        if self._closed:
            return "<fuse_mlir.Bundle, closed>"
        return f"<fuse_mlir.Bundle for {self.chip}: {', '.join(self.functions)}>"


def _raise_closed(*_: Any) -> Any:
    """What a function of a closed bundle calls."""
    raise FuseBundleError("the bundle was closed")


def _dtype(numpy, name: str):
    if name == "bf16":
        import ml_dtypes

        return numpy.dtype(ml_dtypes.bfloat16)
    return numpy.dtype(_NUMPY[name])


def _check_one(name: str, tensor: Any, expected: str) -> None:
    try:
        _check_tensor(tensor)
    except Exception as error:  # noqa: BLE001  frameworks raise what they like
        reason = str(error).partition("\n")[0]
        why = f" and has no memory that DLPack can pass ({reason})" if hasattr(type(tensor), "__dlpack__") else ""
        raise TypeError(f"{name} is of type {type(tensor).__name__}{why}; {expected}") from error


def _to_numpy(numpy, array: Any, argument: Argument, index: int):
    try:
        array = numpy.asarray(array)
    except Exception as error:  # noqa: BLE001  frameworks raise what they like
        raise TypeError(f"input {index} ('{argument.name}') is of type {type(array).__name__} and no NumPy array ({error});"
                        f" one of {argument.dtype} is expected") from error
    if array.dtype != _dtype(numpy, argument.dtype):
        raise TypeError(f"input {index} ('{argument.name}') is {array.dtype}; {argument.dtype} is expected")
    return numpy.ascontiguousarray(array) if array.ndim else array


def _as_shape(tensor: Any) -> Any:
    """A tensor of which the shape alone counts: DLPack knows no tensors without data, and NumPy's neither bfloat16 nor
    read-only arrays."""
    if not isinstance(shape := getattr(tensor, "shape", None), tuple):
        return tensor
    try:
        from numpy import zeros
        from numpy.lib.stride_tricks import as_strided
    except ImportError:
        return tensor
    return as_strided(zeros(1), shape, [0] * len(shape))


def _as_dlpack(numpy, array):
    """A tensor over an array's memory, by its bits: NumPy's DLPack knows neither bfloat16 nor read-only arrays."""
    import tvm_ffi

    if not array.flags.writeable:
        array = array.copy()
    return tvm_ffi.from_dlpack(array.view(numpy.uint16) if array.dtype.name == "bfloat16" else array)
