# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch models: torch.compile(model, backend="fuse") once this is imported, and explain(model, *args).

Needs torch-mlir, which turns graphs of ATen into linalg.
"""

from .backend import Explanation, Options, explain, fuse
from .cache import compile_cached
from .export import export
from .importer import ImportFailure
from .partition import GraphEntry
from .regions import Region

__all__ = ["Explanation", "GraphEntry", "ImportFailure", "Options", "Region", "compile_cached", "explain", "export", "fuse"]
