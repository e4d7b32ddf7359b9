# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The process that torch-mlir's passes run in: what ends it ends nothing else."""

import os
import signal
import subprocess
import sys
import threading

import pytest
import torch
from fuse_mlir.torch import importer, lowering
from torch_models import compiled

TANH = b"""func.func @main(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %r = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %r : !torch.vtensor<[2,3],f32>
}"""
# Ends torch-mlir 20261001.
MM_OF_BYTES = b"""func.func @main(%a: !torch.vtensor<[2,3],si8>, %b: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[2,4],si8> {
  %r = torch.aten.mm %a, %b : !torch.vtensor<[2,3],si8>, !torch.vtensor<[3,4],si8> -> !torch.vtensor<[2,4],si8>
  return %r : !torch.vtensor<[2,4],si8>
}"""


def worker():
    lowering.start()
    return lowering._worker


def test_what_ends_it():
    assert "math.tanh" in lowering.lower(TANH)
    first = worker()
    with pytest.raises(lowering.LoweringError, match="unknown"):
        lowering.lower(b"garbage")
    assert worker() is first
    with pytest.raises(lowering.LoweringError, match=r"ended its process \(SIG"):
        lowering.lower(MM_OF_BYTES)
    assert "math.tanh" in lowering.lower(TANH) and worker() is not first


def test_ops_that_end_it_stay(monkeypatch):
    """Also those that nobody has met before: here because the list of what is known is empty."""
    monkeypatch.setattr(importer, "_refuse_what_ends_the_process", lambda graph: None)
    a, b, record = torch.ones(4, 6, dtype=torch.int8), torch.ones(6, 4, dtype=torch.int8), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(lambda a, b: (a @ b, a.float().tanh()), record)(a, b), (a @ b, a.float().tanh()))
    assert record[0].regions and "ended its process" in dict(record[0].left)["aten.mm.default"]


def test_time_limit(monkeypatch):
    monkeypatch.setenv("FUSE_TOOL_TIMEOUT", "0.3")
    worker().process.send_signal(signal.SIGSTOP)
    with pytest.raises(lowering.LoweringError, match="longer than 0.3 s"):
        lowering.lower(TANH)
    monkeypatch.delenv("FUSE_TOOL_TIMEOUT")
    assert "math.tanh" in lowering.lower(TANH)


def test_it_ends_when_idle(monkeypatch):
    """It is started again, also where it ends just as it is asked."""
    ended = worker()
    ended.process.stdin.close()
    ended.process.wait()
    assert "math.tanh" in lowering.lower(TANH)
    leaving = worker()
    leaving.process.stdin.close()
    assert leaving.process.wait() == 0
    nobody_reads, pipe = os.pipe()
    os.close(nobody_reads)
    monkeypatch.setattr(leaving.process, "stdin", os.fdopen(pipe, "wb", buffering=0))
    monkeypatch.setattr(leaving.process, "poll", lambda: None)  # as if it had been alive when that was asked
    assert "math.tanh" in lowering.lower(TANH) and worker() is not leaving


def test_killed_by_others():
    """As by Ctrl-C in the middle of a module: the next one is lowered by another."""
    killed = worker()
    killed.process.kill()
    assert "math.tanh" in lowering.lower(TANH) and worker() is not killed


def test_start_never_fails(monkeypatch):
    lowering._end()
    monkeypatch.setattr(sys, "path", [*sys.path, 7])
    assert "math.tanh" in lowering.lower(TANH)
    lowering._end()
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    lowering.start()
    with pytest.raises(lowering.LoweringError, match="cannot be started"):
        lowering.lower(TANH)


def test_large_modules():
    """More than a pipe holds, both ways."""
    body = "".join(f"  %{i + 1} = torch.aten.tanh %{i} : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>\n" for i in range(2000))
    text = f"func.func @main(%0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {{\n{body}  return %2000 : !torch.vtensor<[2,3],f32>\n}}"
    assert len(text) > 1 << 17 and lowering.lower(text.encode()).count("math.tanh") == 2000


def test_threads_and_forks():
    results = []
    threads = [threading.Thread(target=lambda: results.append(lowering.lower(TANH))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(results)) == 1 and len(results) == 8
    before = worker()
    child = os.fork()
    if child == 0:
        os._exit(0 if lowering.lower(TANH) == results[0] and lowering._worker is not before else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert lowering.lower(TANH) == results[0] and worker() is before


@pytest.mark.parametrize("how", ["", "os.kill(os.getpid(), signal.SIGKILL)"])
def test_it_ends_with_its_owner(how):
    code = f"import os, signal, time; from fuse_mlir.torch import lowering; lowering.lower({TANH!r}); " \
           f"print(lowering._worker.process.pid, flush=True); {how}"
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, **path}, capture_output=True, text=True)
    assert done.stdout, done.stderr
    number = int(done.stdout)
    for _ in range(100):
        try:
            state = open(f"/proc/{number}/stat").read().rsplit(")", 1)[1].split()[0]
        except OSError:
            return
        if state == "Z":  # nobody is there to wait for it
            return
        threading.Event().wait(0.05)
    raise AssertionError("it runs on")


@pytest.mark.parametrize("hard", ["", "; resource.setrlimit(resource.RLIMIT_DATA, (2 << 30, 3 << 30))"])
def test_memory_limit(hard):
    """A quarter of the machine's memory, and no more than whoever started it has allowed."""
    code = f"import resource; from fuse_mlir.torch import _lower{hard}; _lower._limit_memory(); print(*resource.getrlimit(resource.RLIMIT_DATA))\n" \
           "try: bytes(1 << 45)\nexcept MemoryError: print('none')"
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, text=True)
    (soft, hard_limit), rest = map(int, done.stdout.split()[:2]), done.stdout.split()[2:]
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    assert soft == (3 << 30 if hard else max(memory // 4, 4 << 30)) and (not hard or hard_limit == 3 << 30) and rest == ["none"], done.stderr


def test_python_in_another_program(monkeypatch):
    monkeypatch.setattr(sys, "executable", "")
    assert "math.tanh" in lowering.lower(TANH)
    with pytest.raises(lowering.LoweringError, match="unknown"):
        lowering.lower(b"garbage")
