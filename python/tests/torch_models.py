# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tests of torch.compile(backend="fuse") share."""

import math

import pytest
import torch
import torch.nn.functional as F
from conftest import check_result, need_simulator
from torch import nn

TYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}


class Function(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *args):
        return self.function(*args)


class Gated(nn.Module):
    """A feed-forward block as Hugging Face writes it."""

    def __init__(self, act):
        super().__init__()
        self.act = act
        self.gate_proj = nn.Linear(48, 96, bias=False)
        self.up_proj = nn.Linear(48, 96, bias=False)
        self.down_proj = nn.Linear(96, 48, bias=False)

    def forward(self, x):
        return self.down_proj(self.act(self.gate_proj(x)) * self.up_proj(x))


class RMSNorm(nn.Module):
    """As LLaMA's: in f32, then rounded."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.linspace(0.5, 1.5, 48))

    def forward(self, x):
        wide = x.float() if x.dtype != torch.float64 else x
        wide = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.weight * wide.to(x.dtype)


class Attention(nn.Module):
    def __init__(self, causal):
        super().__init__()
        self.causal = causal
        self.qkv, self.out = nn.Linear(48, 144), nn.Linear(48, 48)

    def forward(self, x):
        b, s, _ = x.shape
        q, k, v = self.qkv(x).view(b, s, 3, 3, 16).permute(2, 0, 3, 1, 4).unbind(0)
        scores = q @ k.transpose(-1, -2) / math.sqrt(16)
        if self.causal:
            scores = scores.masked_fill(torch.ones(s, s, dtype=torch.bool, device=x.device).triu(1), float("-inf"))
        return self.out((scores.softmax(-1) @ v).transpose(1, 2).reshape(b, s, 48))


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm, self.attention, self.norm2, self.ffn = RMSNorm(), Attention(True), nn.LayerNorm(48), Gated(F.silu)

    def forward(self, x):
        x = x + self.attention(self.norm(x))
        return x + self.ffn(self.norm2(x))


MODULES = {
    "linear": lambda: nn.Linear(48, 32),
    "linear_no_bias": lambda: nn.Linear(48, 32, bias=False),
    "gelu": lambda: nn.Sequential(nn.Linear(48, 32), nn.GELU()),
    "gelu_tanh": lambda: nn.Sequential(nn.Linear(48, 32), nn.GELU(approximate="tanh")),
    "silu": nn.SiLU,
    "geglu": lambda: Gated(F.gelu),
    "swiglu": lambda: Gated(F.silu),
    "layer_norm": lambda: nn.LayerNorm(48),
    "rms_norm": RMSNorm,
    "rms_norm_torch": lambda: nn.RMSNorm(48, eps=1e-6),
    "softmax": lambda: nn.Softmax(-1),
    "dropout_off": lambda: nn.Sequential(nn.Dropout(0.5), nn.Linear(48, 8)),
    "attention": lambda: Attention(False),
    "causal_attention": lambda: Attention(True),
    "block": Block,
    "sums": lambda: Function(lambda x: (x.sum(-1), x.mean((0, 1)), x.amax(-1), torch.relu(x) - 1)),
    "permuted": lambda: Function(lambda x: (x * 2).transpose(0, 1)),
}


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
        assert a.dtype == TYPES[dtype]
        check_result(a.double().cpu(), b.cpu(), dtype)
