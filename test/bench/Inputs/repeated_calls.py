# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts calls that give other bits, of functions in a bundle's place."""

import itertools
import os
import sys

import torch

sys.path.insert(0, os.path.join(sys.argv[1], "bench"))
import figures


def results_of(values):
    """A function each of whose calls takes the next of the values, as the second of two results."""
    values = itertools.cycle(values)
    return lambda: [torch.zeros(2, 3), torch.tensor([1, next(values)])]


for name, values in (
    ("the same", [2.0]),
    ("NaN", [float("nan")]),
    ("signs of zero", [0.0, -0.0]),
    ("one in ten", [2.0] * 9 + [2.0000002]),
):
    print("%s: %d of %d" % (name, *figures.count_others(results_of(values), [], seconds=60, most=100)))
single = iter(range(100))
print("one result: %d of %d" % figures.count_others(lambda: torch.tensor(next(single)), [], seconds=60, most=5))
