# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fuse compiles graphs of matmuls, elementwise work and reductions into few fused GPU kernels.

    import fuse_mlir
    bundle = fuse_mlir.compile(text, chip="sm_90a")   # text: a function on tensors, in MLIR
    y = bundle(x, w)                                  # tensors of torch on the GPU
"""

from typing import TYPE_CHECKING as _TYPE_CHECKING

from ._library import function as _function
from .bundle import Argument, Bundle, Function
from .compiler import Report, compile, report  # noqa: A004
from .errors import Diagnostic, FuseBundleError, FuseCompileError, FuseDeviceError, FuseError

if _TYPE_CHECKING:
    from .torch import explain, export

__version__: str = str(_function("versions")()[0])


def __getattr__(name: str) -> object:
    # PyTorch is imported by those who use it.
    if name in ("explain", "export"):
        from . import torch as _torch

        return getattr(_torch, name)
    raise AttributeError(f"module 'fuse_mlir' has no attribute '{name}'")


__all__ = [
    "Argument", "Bundle", "Diagnostic", "Function", "FuseBundleError", "FuseCompileError", "FuseDeviceError",
    "FuseError", "Report", "compile", "explain", "export", "report",
]
