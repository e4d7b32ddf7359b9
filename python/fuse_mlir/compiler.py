# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a module's text to a bundle."""

from __future__ import annotations

import functools
import json
import operator
import os
from collections.abc import Callable, Mapping
from typing import Any

from . import _library, _page
from .bundle import Bundle
from .errors import Diagnostic, FuseCompileError, kind_of

_compile = _library.function("compile")
_report = _library.function("report")

_SEVERITIES = ("error", "warning", "remark", "note")

Module = Any
"""Text in MLIR's syntax as str, the same or bytecode as bytes, or any object whose str() is such a text,
for example a module of torch-mlir's or IREE's Python bindings."""


def _text(module: Module) -> bytes:
    if isinstance(module, (bytes, bytearray, memoryview)):
        return bytes(module)
    # A path has a text, which is none; a list, a number or a model have only what Python prints of them.
    if isinstance(module, os.PathLike) or callable(module) or type(module).__str__ is object.__str__:
        raise TypeError(f"the module is of type {type(module).__name__}; text in MLIR's syntax, bytecode, or an object whose str() is such a "
                        "text is expected" + ("; fuse_mlir.export and torch.compile take models" if callable(module) else ""))
    return str(module).encode()


def _spell(options: Mapping[str, Any]) -> str:
    """Options as a pass takes them: NAME=VALUE, separated by spaces."""
    parts = []
    for name, value in options.items():
        if value is None or value is False:
            continue
        if not isinstance(value, (str, int, float, os.PathLike)):
            raise TypeError(f"{name} is {kind_of(value)}; a text, a number, a path or a bool is expected")
        value = "true" if value is True else os.fspath(value) if isinstance(value, os.PathLike) else str(value)
        if any(c in value for c in " {}'\"\n\t\0"):
            raise ValueError(f"{name}={value!r}: the value of an option has no blanks, quotes, braces or NUL")
        parts.append(f"{name.replace('_', '-')}={value}")
    return " ".join(parts)


def check_dims(dims: Mapping[str, int] | None) -> None:
    """Raises TypeError for what are no numbers for sizes."""
    expected = "numbers by the names of sizes are expected, {'M': 4096}"
    if dims is not None and not isinstance(dims, Mapping):
        raise TypeError(f"dims is {kind_of(dims)}; {expected}")
    for size, number in (dims or {}).items():
        if not isinstance(size, str) or isinstance(number, bool) or not hasattr(number, "__index__"):
            raise TypeError(f"dims has {number!r} for {size!r}; {expected}")


def _read(said: bytes) -> str:
    """What the compiler says repeats what it was given, which may be no text at all."""
    return bytes(said).decode(errors="replace")


def _run(work, module: Module, name: str, options: str):
    failed, names, contents, text, printed, found = work(_text(module), os.fsdecode(name), options)
    diagnostics = tuple(Diagnostic(_SEVERITIES[severity], _read(message), _read(file), line, column)
                        for severity, message, file, line, column in found)
    if failed:
        raise FuseCompileError(_read(printed), diagnostics)
    return {str(n): bytes(c) for n, c in zip(names, contents)}, _read(text), diagnostics


def compile(module: Module, chip: str, *, name: str = "graph.mlir", **options: Any) -> Bundle:  # noqa: A001
    """Compiles a module for a chip.

    module: text, bytecode, or an object whose str() is a module (see Module). Each public function becomes
        one function of the bundle.
    chip: "sm_80", "sm_89", "sm_90", "sm_90a", "h200", "gfx90a", "gfx942" or "gfx950". No GPU is needed. The code for
        "h200" runs on any sm_90; its tiles are chosen for an H200.
    name: what locations in messages call the module.
    options: those of `fuse-opt --fuse-compile`, with _ for -: unsupported="outline", keep_casts=True,
        tuning_file=PATH, ...

    Raises FuseCompileError with the compiler's located messages, ValueError for a chip or an option that there is not,
    TypeError for what is no module, chip or value of an option.

    >>> text = '''func.func @twice(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
    ...   %y = arith.addf %x, %x : tensor<?x8xf32>
    ...   return %y : tensor<?x8xf32>
    ... }'''
    >>> bundle = compile(text, "gfx942")
    >>> bundle.chip, list(bundle.functions)
    ('gfx942', ['twice'])
    >>> bundle["twice"].inputs[0].shape
    ('M', 8)
    """
    _check_is_name(chip)
    files, _, diagnostics = _run(_compile, module, name, _spell({"chip": chip, **options}))
    bundle = Bundle(files)
    bundle.diagnostics = diagnostics
    return bundle


def check_chip(chip: str) -> None:
    """Raises ValueError, whose text names the known chips, if a chip is none of them, and TypeError if it is no text."""
    _check_is_name(chip)
    _check_chip(chip)


def _check_is_name(chip: str) -> None:
    if not isinstance(chip, str):
        raise TypeError(f"the chip is {kind_of(chip)}; its name is expected, 'sm_90a' or 'gfx942'")


@functools.cache
def _check_chip(chip: str) -> None:
    compile("func.func @same(%x: tensor<1xf32>) -> tensor<1xf32> { return %x : tensor<1xf32> }", chip, name="chip", emit="text")


class Report(dict):
    """What report found, as the dictionary of its JSON; html() is a page that shows it."""

    def __init__(self, data: Mapping[str, Any], again: Callable[[], str]):
        super().__init__(data)
        self._again = again

    def html(self, path: str | os.PathLike | None = None) -> str:
        """The page: one text that needs no other file and no network. path: a file that it is written to, as well.

        Raises OSError if the file cannot be written; what was there is then still there.
        """
        return _page.saved(self._again(), path)


def report(module: Module, *, name: str = "graph.mlir", dims: Mapping[str, int] | None = None,
           chip: str | None = None, **options: Any) -> Report:
    """What becomes of each op of a module: its kernel or the rule that kept it out, and each kernel's cost.

    dims: numbers for dynamic sizes, {"M": 4096}: bytes and FLOPs are then numbers.
    chip: report on what compiling for this chip makes: schedules and their times, IR, code and what it uses too.
    options: those of `fuse-opt --fuse-report`, with _ for -: keep_casts=True, tuning_file=PATH, ...

    Ops that cannot be compiled are in the report ("left_to_host"), and are no errors. Raises FuseCompileError where
    the module cannot be read, else as compile does.

    >>> text = '''func.func @twice(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
    ...   %y = arith.addf %x, %x : tensor<?x8xf32>
    ...   return %y : tensor<?x8xf32>
    ... }'''
    >>> found = report(text, dims={"M": 1024})
    >>> len(found["kernels"]), found["left_to_host"], found.html()[:15]
    (1, [], '<!doctype html>')
    """
    text = _text(module)
    if chip is not None:
        _check_is_name(chip)
    check_dims(dims)
    spelled = _spell({"dims": ",".join(f"{size}={operator.index(number)}" for size, number in (dims or {}).items()) or None,
                      "chip": chip, **options})

    def run(form: str) -> str:
        return _run(_report, text, name, f"format={form} {spelled}")[1]

    return Report(json.loads(run("json")), lambda: run("html"))
