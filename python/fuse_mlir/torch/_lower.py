# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program: lowers modules of torch-mlir's dialect to linalg until its standard input ends, or nobody asks for a minute.
lowering.py starts it.

A message is 8 bytes, its length (little endian), and so many bytes. The first one in is the module search path, a line
each; each after it a module. An answer starts with T and is the lowered module's text, or with E and says what failed.
Imports nothing of PyTorch, whose start takes longer than the work.
"""

import ctypes
import os
import resource
import select
import signal
import sys

IDLE_SECONDS = 60

PIPELINES = (
    "torchdynamo-export-to-torch-backend-pipeline{extra-library=}",
    # A view with two dynamic extents is imported wrong without it.
    "func.func(torch-scalarize-shapes)",
    "torch-backend-to-linalg-on-tensors-backend-pipeline",
)


def lower(module: bytes) -> str:
    """Raises ValueError, whose text is what torch-mlir said."""
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.passmanager import PassManager

    said: list[str] = []
    stage = "its parser"
    with ir.Context() as context:
        torch_dialect.register_dialect(context)
        handler = context.attach_diagnostic_handler(lambda diagnostic: said.append(str(diagnostic.message)) or True)
        try:
            parsed = ir.Module.parse(module)
            for stage in PIPELINES:
                PassManager.parse(f"builtin.module({stage})").run(parsed.operation)
            return str(parsed)
        except Exception as error:  # noqa: BLE001  torch-mlir raises what it likes
            texts = [text for text in (*said, str(error)) if text.strip()]
            raise ValueError(texts[0] if texts else f"{type(error).__name__} without a message in {stage}") from error
        finally:
            handler.detach()


def read_message(file) -> bytes | None:
    """None at the end of the file, which has no buffer."""
    length = _read(file, 8)
    return length and _read(file, int.from_bytes(length, "little"))


def _read(file, count: int) -> bytes | None:
    parts = []
    while count:
        part = file.read(min(count, 1 << 20))
        if not part:
            return None
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def write_message(file, content: bytes) -> None:
    left = memoryview(len(content).to_bytes(8, "little") + content)
    while left:
        left = left[file.write(left):]
    file.flush()


def _limit_memory() -> None:
    """A quarter of the machine's memory at most, 4 GiB at least: some graphs torch-mlir grows without end."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    most, hard = max(memory // 4, 4 << 30), resource.getrlimit(resource.RLIMIT_DATA)[1]
    resource.setrlimit(resource.RLIMIT_DATA, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _end_with_the_owner() -> None:
    """Also in the middle of a module: the kernel kills this process when the one that started it ends."""
    death_signal = 1  # PR_SET_PDEATHSIG, linux/prctl.h
    owner = os.getppid()
    try:
        ctypes.CDLL(None).prctl(death_signal, signal.SIGKILL, 0, 0, 0)
    except (OSError, AttributeError):
        return  # not on Linux
    if os.getppid() != owner:
        sys.exit()


def _main() -> None:
    _end_with_the_owner()
    _limit_memory()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the other process, which may go on
    # What torch-mlir prints goes elsewhere.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    modules = os.fdopen(0, "rb", buffering=0)
    path = read_message(modules)
    if path is None:
        return
    sys.path[:] = path.decode("utf-8", "surrogateescape").split("\n")
    from torch_mlir.dialects import torch as _  # noqa: F401  loaded while the other process traces

    while select.select([modules], [], [], IDLE_SECONDS)[0]:
        module = read_message(modules)
        if module is None:
            return
        try:
            answer = b"T" + lower(module).encode()
        except ValueError as error:
            answer = b"E" + str(error).encode()
        write_message(answers, answer)


if __name__ == "__main__":
    _main()
