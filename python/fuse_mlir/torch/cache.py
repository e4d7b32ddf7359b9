# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is kept on disk between processes: bundles by the modules that they are made of, and modules by their graphs.
Safe under several processes; what is damaged is made anew."""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import os
import pathlib
import tempfile
from typing import Any

import sympy
import torch
from torch.fx import Graph, Node

from .. import _library, compiler, errors
from ..bundle import Bundle
from .importer import lowered, prepared


def _folder(cache: str | os.PathLike[str] | None) -> pathlib.Path | None:
    folder = cache if cache is not None else os.environ.get("FUSE_MLIR_CACHE", "~/.cache/fuse_mlir")
    return pathlib.Path(folder).expanduser() if folder else None


def _digest(*content: Any) -> str:
    return hashlib.sha256(repr(content).encode()).hexdigest()


@functools.cache
def _compiler_id() -> tuple:
    """A compiler that was built anew has other bundles."""
    from .. import __version__

    library = _library._find()
    status, compiler_library = library.stat(), library.with_name("libfuse-compiler.so")
    return (__version__, status.st_size, status.st_mtime_ns, compiler_library.exists() and compiler_library.stat().st_mtime_ns)


@functools.cache
def _importer_id() -> tuple | None:
    """What turns graphs into modules; None where that is not known."""
    try:
        torch_mlir = importlib.metadata.version("torch-mlir")
    except importlib.metadata.PackageNotFoundError:
        return None
    here = pathlib.Path(__file__).parent
    files = [(here / name).stat() for name in ("importer.py", "_lower.py", "memory.py", "regions.py")]
    return (torch.__version__, torch_mlir, *((status.st_size, status.st_mtime_ns) for status in files))


def compile_cached(text: str, chip: str, cache: str | os.PathLike[str] | None = None, **options: Any) -> Bundle:
    """fuse_mlir.compile, with the bundle kept in a folder by what it is made of."""
    folder = _folder(cache)
    if folder is None:
        return compiler.compile(text, chip, **options)
    tuning = options.get("tuning_file")
    read = pathlib.Path(tuning).read_bytes() if tuning else None
    path = folder / _digest(compiler._text(text), chip, sorted(options.items()), read, _compiler_id())
    try:
        return Bundle.load(path)
    except errors.FuseBundleError:
        bundle = compiler.compile(text, chip, **options)
        try:
            _remove(path)
            bundle._save(path, sync=lambda _: None)  # a file that is lost with the power is found to be damaged
        except OSError:  # another process was first, or the folder cannot be written
            pass
        return bundle


def _remove(path: pathlib.Path) -> None:
    """What is damaged, in one step for other processes. Raises OSError."""
    if path.exists():
        with tempfile.TemporaryDirectory(prefix=f".{path.name}.old-", dir=path.parent) as aside:
            path.rename(pathlib.Path(aside) / path.name)


def import_cached(graph: Graph, cache: str | os.PathLike[str] | None = None) -> str:
    """importer.to_linalg, with the text kept by the graph."""
    graph = prepared(graph)
    folder, importer = _folder(cache), _importer_id()
    content = _content(graph) if folder and importer else None
    if content is None:
        return lowered(graph)
    path = folder / f"{_digest(content, importer)}.linalg"
    try:
        digest, _, text = path.read_text(encoding="utf-8").partition("\n")
        if digest == _digest(text):
            return text
    except (OSError, UnicodeError):
        pass
    text = lowered(graph)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number, temporary = tempfile.mkstemp(prefix=f".{path.name}-", dir=folder)
        try:
            with os.fdopen(number, "w", encoding="utf-8") as file:
                file.write(f"{_digest(text)}\n{text}")
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError:  # the folder cannot be written, or there is no room
        pass
    return text


def _content(graph: Graph) -> list | None:
    """All that a prepared graph says, names aside; None for one that holds what cannot be said."""
    numbers = {node: i for i, node in enumerate(graph.nodes)}
    symbols: dict[sympy.Symbol, sympy.Symbol] = {}
    is_said = True

    def spell(value: Any) -> Any:
        nonlocal is_said
        if isinstance(value, Node):
            return ("node", numbers[value])
        if isinstance(value, torch.Tensor):
            return ("tensor", value.dtype, [spell(extent) for extent in value.shape], [spell(stride) for stride in value.stride()],
                    value.device.type)
        if isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool)):
            for symbol in sorted(value.node.expr.free_symbols, key=str):
                symbols.setdefault(symbol, sympy.Symbol(f"s{len(symbols)}", integer=True))
            return (type(value).__name__, str(value.node.expr.xreplace(symbols)))
        if isinstance(value, (list, tuple)):
            return [spell(part) for part in value]
        if isinstance(value, dict):
            return [(key, spell(part)) for key, part in sorted(value.items())]
        if isinstance(value, torch.device):
            return ("device", value.type)
        if not isinstance(value, (int, float, str, torch.dtype, torch.layout, torch.memory_format, type(None))):
            is_said = False
        return value

    spelled = [(node.op, "" if node.op == "placeholder" else str(node.target), spell(node.args), spell(node.kwargs), spell(node.meta.get("val")))
               for node in graph.nodes]
    return spelled if is_said else None
