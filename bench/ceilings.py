# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the memory allows: microseconds that reading or copying so many bytes takes, by the best of some plain kernels."""

import functools
import statistics

import torch
import triton
import triton.language as tl
from timing import Timer

CACHE = 256 << 20  # more than any L2 holds
SHAPES = ((1024, 4), (2048, 4), (4096, 4), (4096, 8), (8192, 8), (16384, 8))  # words of a block, its warps


@triton.jit
def read_kernel(x, sums, count, BLOCK: tl.constexpr):
    where = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    tl.store(sums + tl.program_id(0), tl.sum(tl.load(x + where, mask=where < count, other=0.0)))


@triton.jit
def copy_kernel(x, y, count, BLOCK: tl.constexpr):
    where = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + where, tl.load(x + where, mask=where < count), mask=where < count)


def read(block, warps):
    def call(x):
        blocks = triton.cdiv(x.numel(), block)
        read_kernel[(blocks,)](x, torch.empty(blocks, dtype=x.dtype, device=x.device), x.numel(), block, num_warps=warps)

    return call


def copy(block, warps):
    return lambda x, y: copy_kernel[(triton.cdiv(x.numel(), block),)](x, y, x.numel(), block, num_warps=warps)


def read_time(size):
    return time_of("read", size)


def copy_time(size):
    """Of a copy that reads and writes so many bytes together."""
    return time_of("copy", size)


def time_of(kind, size):
    """Near sizes share a measurement."""
    near = size >> max(size.bit_length() - 8, 0) << max(size.bit_length() - 8, 0)
    return best_time(kind, near) * size / near


@functools.cache
def best_time(kind, size):
    words = size // (4 if kind == "read" else 8)
    sets = [[torch.ones(words, dtype=torch.float32, device="cuda")] for _ in range(max(2, min(64, CACHE // size + 1)))]
    kernels = [torch.sum, *(read(*shape) for shape in SHAPES)]
    if kind == "copy":
        sets = [[x, torch.empty_like(x)] for x, in sets]
        kernels = [lambda x, y: torch.mul(x, 1, out=y), *(copy(*shape) for shape in SHAPES)]
    timers = (Timer(kernel, sets, "cuda", length=5000) for kernel in kernels)
    return min(statistics.median(timer.replay() for _ in range(5)) for timer in timers)
