# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dynamic sizes: several, anywhere, and scalars computed from them."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from cases import Ints, T, case

ONLY = dict(only_dynamic=True, types=["f16"])


@case(T("B", "S", 48), T(48, 40), dynamic="BS", only_dynamic=True, types=["f32"])
def matmul_leading(x, w):
    return x @ w


@case(T("B", "S", "K"), T("B", "K", "N"), dynamic="BSKN", **ONLY)
def batched_all(a, b):
    return torch.bmm(a, b)


@case(T("M", "K"), T("N", "K"), dynamic="MNK", **ONLY)
def linear_all(x, w):
    return F.relu(F.linear(x, w))


@case(T("M", "N"), T("M", "N"), dynamic="MN", **ONLY)
def add_all(x, y):
    return F.gelu(x + y)


@case(T("M", "N"), T("M", 1), T("N"), dynamic="MN", **ONLY)
def broadcast_all(x, rows, columns):
    return x * rows + columns


@case(T("B", "S", "N"), dynamic="BSN", **ONLY)
def softmax_all(x):
    return F.softmax(x, -1)


@case(T("M", "N"), T("N"), dynamic="MN", only_dynamic=True, types=["f32"])
def rms_norm_all(x, w):
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-6) * w


@case(T("B", "S", 48), dynamic="BS", **ONLY)
def size_as_number(x):
    """A scale made of a size."""
    return x.sum(1) / x.shape[1]


@case(T("M", "N"), dynamic="MN", **ONLY)
def mean_of_dynamic(x):
    return x.mean(-1), x.mean(0)


@case(T("B", "S", 16), dynamic="BS", **ONLY)
def causal_from_size(x):
    s = x.shape[1]
    scores = x @ x.transpose(1, 2)
    keep = torch.arange(s)[None, :] <= torch.arange(s)[:, None]
    return F.softmax(scores.masked_fill(~keep, -1e4), -1)


@case(T("B", "S", 16), T(32, 16), dynamic="BS", most=32, **ONLY)
def positions_slice(x, table):
    """Positions: so many rows of a table as there are tokens."""
    return x + table[: x.shape[1]]


@case(T("S", 16), T("L", 16), dynamic="SL", **ONLY)
def concat_dynamic(a, b):
    return torch.cat((a, b), 0) * 2.0


@case(T("B", "S", 48), dynamic="BS", only_dynamic=True, types=["f32"])
def heads_dynamic(x):
    b, s, _ = x.shape
    return x.view(b, s, 4, 12).permute(0, 2, 1, 3) + 1.0


@case(T("B", "S", 24), T("B", "S", 24), dynamic="BS", **ONLY)
class mlp_dynamic(nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.down = nn.Linear(24, 56), nn.Linear(56, 24)

    def forward(self, x, residual):
        return residual + self.down(F.silu(self.up(x)))


@case(T("B", 2, "S", 16), T("B", 2, "L", 16), T("B", 2, "L", 16), dynamic="BSL", **ONLY)
def attention_dynamic(q, k, v):
    return F.softmax(q @ k.transpose(2, 3) * 0.25, -1) @ v


@case(Ints("B", "S", below=30), T(30, 24), T(20, 24), dynamic="BS", **ONLY)
def tokens_dynamic(ids, words, places):
    return words[ids] + places[torch.arange(ids.shape[1])]


@case(T("B", "S", 24), dynamic="BS", **ONLY)
def last_token_dynamic(x):
    return x[:, -1] * 2.0


@case(T("B", "S", 24), dynamic="S", least=3, **ONLY)
def halves_of_tokens(x):
    """Every other token."""
    return x[:, ::2] + 1.0


@case(T("B", "S", 24), dynamic="S", **ONLY)
def padding_that_cuts(x):
    """RWKV: the token before, by a padding of less than nothing at the end."""
    return x - F.pad(x, (0, 0, 1, -1))


@case(T("B", "S", 32), dynamic="BS", **ONLY)
def sinusoidal_of_size(x):
    """Positions as repositories write them, for any length."""
    position = torch.arange(x.shape[1], dtype=torch.float32)[:, None]
    rate = torch.exp(torch.arange(0, 32, 2, dtype=torch.float32) * (-math.log(1e4) / 32))
    return x + torch.cat([torch.sin(position * rate), torch.cos(position * rate)], -1).to(x.dtype)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), dynamic="BS", **ONLY)
def rotary_of_size(q, k):
    """Queries and keys turn by angles that the length counts."""
    rate = 1.0 / (1e4 ** (torch.arange(0, 16, 2, dtype=torch.float32) / 16))
    angle = torch.outer(torch.arange(q.shape[2], dtype=torch.float32), rate)
    angle = torch.cat([angle, angle], -1)
    cos, sin = angle.cos().to(q.dtype), angle.sin().to(q.dtype)

    def turn(x):
        return x * cos + torch.cat([-x[..., 8:], x[..., :8]], -1) * sin

    return turn(q), turn(k)
