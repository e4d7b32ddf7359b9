# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What this package raises beside Python's own TypeError, ValueError, KeyError, OSError and MemoryError."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tvm_ffi.error import register_error


@dataclass(frozen=True)
class Diagnostic:
    """One message of the compiler.

    severity: "error", "warning", "remark", or "note", which belongs to the message before it.
    file, line, column: the place in the module's text, counted from 1; line 0 where it is about no place.

    >>> str(Diagnostic("error", "no such op", "graph.mlir", 3, 9))
    'graph.mlir:3:9: error: no such op'
    """

    severity: str
    message: str
    file: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}: " if self.line else ""
        return f"{place}{self.severity}: {self.message}"


def without_location(text: str) -> str:
    """A message of MLIR's in one line, without the place in a program that it begins with and the notes behind it.

    >>> without_location('Failure while executing pass pipeline:\\nerror: callsite("f"("a.py":1:2) at "g"("b.py":3:4)): no such op: %0')
    'no such op: %0'
    >>> without_location('error: "a b"("a.py":1:2 to :9): no (such) op')
    'no (such) op'
    >>> without_location('failed to legalize\\nnote: "a.py":1:2: see current operation: %0')
    'failed to legalize'
    >>> without_location("as it is: said")
    'as it is: said'
    """
    line = re.split(" (?:note|error): ", " ".join(text.split("error: ", 1)[-1].split()))[0]
    if not line.startswith(("callsite(", "fused", '"', "unknown")):
        return line
    depth, quoted = 0, False
    for index, character in enumerate(line):
        quoted ^= character == '"'
        if not quoted:
            depth += (character in "([<") - (character in ")]>")
            if depth == 0 and line.startswith(": ", index + 1):
                return line[index + 3:]
    return line


def kind_of(value: Any) -> str:
    """What stands where something else is expected, for an error.

    >>> kind_of(3), kind_of(int)
    ('of type int', 'the class int')
    """
    return f"the class {value.__name__}" if isinstance(value, type) else f"of type {type(value).__name__}"


class FuseError(RuntimeError):
    """The base of this package's errors."""


class FuseCompileError(FuseError):
    """The compiler refuses a module. The text is what fuse-opt prints, with the lines of the source.

    diagnostics: the same as a list of Diagnostic.
    """

    def __init__(self, text: str = "", diagnostics: tuple[Diagnostic, ...] = ()):
        super().__init__(text)
        self.diagnostics = tuple(diagnostics)


class FuseBundleError(FuseError):
    """A bundle cannot be read, is damaged, is of another version, or was closed."""


class FuseDeviceError(FuseError):
    """There is no such device or driver, the bundle is for another chip, or the driver refused a call."""


class FuseStrideError(FuseError, ValueError):
    """A tensor is not contiguous. A call of a Function copies such tensors and tries again."""


for _error in (FuseCompileError, FuseBundleError, FuseDeviceError, FuseStrideError):
    register_error(_error.__name__, _error)
