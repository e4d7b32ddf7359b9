# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch-mlir's passes in a process of their own, since a graph that they do not expect may end it."""

from __future__ import annotations

import atexit
import concurrent.futures
import functools
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading

from . import _lower
from ._lower import read_message, write_message


class LoweringError(Exception):
    """torch-mlir refused a module, or its process ended."""


class _Worker:
    """A process that lowers one module after the other; it ends with this process at the latest."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        self.printed = tempfile.TemporaryFile()
        program = pathlib.Path(__file__).with_name("_lower.py")
        start = functools.partial(subprocess.Popen, [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=self.printed, bufsize=0)
        # The kernel ends it with the thread that started it: one that stays as long as this process.
        self.starter = concurrent.futures.ThreadPoolExecutor(1, "fuse-lowering")
        try:
            self.process = self.starter.submit(start).result()
        except RuntimeError:  # Python is shutting down
            self.process = start()
        self.is_late = False
        try:
            path = [entry for entry in sys.path if isinstance(entry, str)]  # as Python itself looks at it
            write_message(self.process.stdin, "\n".join(path).encode("utf-8", "surrogateescape"))
        except OSError:
            pass  # it has ended: the first module finds out

    def lower(self, module: bytes, seconds: float) -> str | None:
        """None if it had ended before, as it does when nobody asks, or when it was killed."""
        self.printed.seek(0)
        self.printed.truncate()
        timer = threading.Timer(seconds, self._stop)
        timer.daemon = True
        timer.start()
        try:
            write_message(self.process.stdin, module)
            answer = read_message(self.process.stdout)
        except OSError:
            answer = None
        except BaseException:  # the answer would be taken for that to the next module
            self.process.kill()
            self.process.wait()
            raise
        finally:
            timer.cancel()
        if answer is None:
            try:
                status = self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                status = self.process.wait()
            if status == 0 or (status == -signal.SIGKILL and not self.is_late):
                return None
            raise LoweringError(self._how_it_ended(status, seconds))
        text = answer[1:].decode()
        if answer[:1] != b"T":
            raise LoweringError(text)
        return text

    def _stop(self) -> None:
        self.is_late = True
        self.process.kill()

    def _how_it_ended(self, status: int, seconds: float) -> str:
        if status == -signal.SIGKILL:
            return f"its process took longer than {seconds:g} s (FUSE_TOOL_TIMEOUT)"
        self.printed.seek(0)
        lines = self.printed.read(1 << 20).decode(errors="replace").strip().splitlines()
        how = signal.Signals(-status).name if status < 0 else f"exit status {status}"
        # Python's last line is the error, an assertion's the first.
        said = (lines[-1] if status > 0 else lines[0])[:300] if lines else ""
        return f"ended its process ({how})" + (f": {said}" if said else "")

    def close(self) -> None:
        self.process.kill()  # a process that was forked from this one may hold its input open
        self.process.wait()
        self.starter.shutdown(wait=False)
        for file in (self.process.stdin, self.process.stdout, self.printed):
            try:
                file.close()
            except OSError:  # what could not be sent
                pass


_lock = threading.Lock()
_worker: _Worker | None = None


def _can_start() -> bool:
    """Not where Python is part of somebody's program, which would be started again."""
    return bool(sys.executable) and not getattr(sys, "frozen", False)


def start() -> None:
    """Starts the process if there is none, without waiting for it: so that it loads while this one traces."""
    if _can_start():
        try:
            with _lock:
                _get()
        except OSError:
            pass  # whoever needs it will be told


def lower(module: bytes) -> str:
    """A module of torch-mlir's dialect, text or bytecode, as text in linalg. Raises LoweringError."""
    if not _can_start():
        try:
            return _lower.lower(module)
        except ValueError as error:
            raise LoweringError(str(error)) from error
    seconds = float(os.environ.get("FUSE_TOOL_TIMEOUT") or 600)
    with _lock:
        for _ in range(2):
            try:
                text = _get().lower(module, seconds)
            except OSError as error:
                raise LoweringError(f"its process cannot be started: {error}") from error
            if text is not None:
                return text
            _end()
    raise LoweringError("its process ends at once, or is killed")


def _get() -> _Worker:
    global _worker
    if _worker is not None and _worker.owner != os.getpid():
        _worker = None  # of the process that this one was forked from
    if _worker is not None and _worker.process.poll() is not None:
        _end()
    if _worker is None:
        _worker = _Worker()
    return _worker


def _end() -> None:
    global _worker
    worker, _worker = _worker, None
    if worker is not None and worker.owner == os.getpid():
        worker.close()


def _after_fork() -> None:
    # A thread of the parent's may have held it.
    global _lock
    _lock = threading.Lock()


os.register_at_fork(after_in_child=_after_fork)
atexit.register(_end)
