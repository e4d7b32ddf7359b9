# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the memory allows: microseconds that reading or copying so many bytes takes, by the best of some plain kernels."""

import functools
import statistics

import torch
import triton
import triton.language as tl
from torch_layers import Timer

CACHE = 256 << 20  # more than any L2 holds
SHAPES = ((1024, 4), (4096, 4), (8192, 8), (16384, 8))  # words of a block, its warps


@triton.jit
def read_kernel(x, sums, count, BLOCK: tl.constexpr):
    where = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    tl.store(sums + tl.program_id(0), tl.sum(tl.load(x + where, mask=where < count, other=0)))


@triton.jit
def copy_kernel(x, y, count, BLOCK: tl.constexpr):
    where = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + where, tl.load(x + where, mask=where < count), mask=where < count)


def best(functions, sets):
    return min(statistics.median(timer.replay() for _ in range(5))
               for timer in (Timer(function, sets, "cuda", 5000) for function in functions))


def buffers(size):
    """Sets of one tensor of so many bytes, together beyond the cache."""
    return [[torch.ones(size // 4, dtype=torch.int32, device="cuda")] for _ in range(max(2, min(64, CACHE // size + 1)))]


@functools.cache
def read_time(size):
    def reader(block, warps):
        def read(x):
            blocks = triton.cdiv(x.numel(), block)
            read_kernel[(blocks,)](x, torch.empty(blocks, dtype=torch.int32, device="cuda"), x.numel(), block, num_warps=warps)

        return read

    return best([reader(*shape) for shape in SHAPES], buffers(size))


@functools.cache
def copy_time(size):
    """Of a copy that reads and writes so many bytes together."""
    def copier(block, warps):
        return lambda x, y: copy_kernel[(triton.cdiv(x.numel(), block),)](x, y, x.numel(), block, num_warps=warps)

    sets = [[x, torch.empty_like(x)] for x, in buffers(size // 2)]
    return best([lambda x, y: torch.mul(x, 1, out=y), *(copier(*shape) for shape in SHAPES)], sets)
