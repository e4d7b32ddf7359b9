# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds and opens the compiled part, libfuse-python."""

from __future__ import annotations

import importlib.util
import os
import pathlib

import tvm_ffi

from . import errors as _errors  # noqa: F401  the exceptions are known before the first call


def _find() -> pathlib.Path:
    here = pathlib.Path(__file__).resolve().parent
    given = os.environ.get("FUSE_MLIR_LIBRARY")
    # In a wheel beside this file; in a checkout in the build folder.
    places = [pathlib.Path(given)] if given else [here / "lib", here.parent.parent / "build" / "lib"]
    for place in places:
        file = place if place.suffix == ".so" else place / "libfuse-python.so"
        if file.is_file():
            return file
    raise ImportError(
        "fuse_mlir: no libfuse-python.so in " + " or ".join(map(str, places)) + "; build it with scripts/setup.sh, or"
        " set FUSE_MLIR_LIBRARY to its path"
    )


# Where a package has ptxas: NVIDIA's, in nvidia-cuda-nvcc, and the one of Triton, which comes with PyTorch for NVIDIA's GPUs.
_PTXAS = {"nvidia": "cu*/bin/ptxas", "triton": "backends/nvidia/bin/ptxas"}


def add_ptxas() -> None:
    """Puts the ptxas of a package of PyPI's behind all others in PATH, if there is one and no variable names a toolkit."""
    if any(map(os.environ.get, ("CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"))):
        return
    for package, place in _PTXAS.items():
        spec = importlib.util.find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            for program in sorted(pathlib.Path(folder).glob(place), reverse=True):
                path = os.environ.get("PATH", "").split(os.pathsep)
                if str(program.parent) not in path:
                    os.environ["PATH"] = os.pathsep.join([*filter(None, path), str(program.parent)])
                return


def _load_calls():
    """The extension beside the library: the base of Function."""
    spec = importlib.util.spec_from_file_location("fuse_mlir.fuse_call", _find().with_name("fuse_call.abi3.so"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


add_ptxas()
library = tvm_ffi.load_module(str(_find()))
Callable = _load_calls().Callable


def function(name: str):
    """A function of the library, by the name that python/binding exports it under."""
    return library.get_function(name)
