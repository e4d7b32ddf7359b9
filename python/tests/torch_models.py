# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tests of torch.compile(backend="fuse") share."""

import pytest
import torch
from conftest import need_simulator
from torch import nn

TYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
# Of the largest number of a result: what rounding the operands of a product and the results allows.
BOUNDS = {"f32": 2e-6, "f16": 4e-3, "bf16": 3e-2}


class Function(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *args):
        return self.function(*args)


on_gpu = pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU")
each_device = pytest.mark.parametrize("device", ["cpu", pytest.param("cuda", marks=on_gpu)])


def compiled(module, record, dynamic=None, chip="gfx942", device="cpu", **options):
    torch._dynamo.reset()
    if device == "cpu":
        need_simulator(chip)
    simulated = {"chip": chip, "simulate": True} if device == "cpu" else {}
    return torch.compile(module, backend="fuse", dynamic=dynamic, options={**simulated, "cache": "", "record": record, **options})


def check(got, reference, dtype):
    got, reference = (r if isinstance(r, tuple) else (r,) for r in (got, reference))
    assert len(got) == len(reference)
    for a, b in zip(got, reference):
        assert a.shape == b.shape and (a.dtype == TYPES[dtype])
        error = (a.double() - b).abs().max().item() if a.numel() else 0.0
        assert error <= BOUNDS[dtype] * max(1.0, b.abs().max().item()), error
