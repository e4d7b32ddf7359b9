# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs of the wheel: fuse-opt and fuse-run."""

import os
import pathlib
import sys

from ._library import add_ptxas


def _run(name: str) -> None:
    add_ptxas()
    program = pathlib.Path(__file__).resolve().parent / "bin" / name
    os.execv(program, [str(program), *sys.argv[1:]])


def fuse_opt() -> None:
    _run("fuse-opt")


def fuse_run() -> None:
    _run("fuse-run")
