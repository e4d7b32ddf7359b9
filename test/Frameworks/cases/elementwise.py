# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elementwise work: every function, masks, integers."""

import torch
import torch.nn.functional as F

from cases import Bools, Ints, Positions, T, case


def unary(function):
    return lambda x: function(x)


for name, function in {
    "sin": torch.sin, "cos": torch.cos, "tan": lambda x: torch.tan(x * 0.3), "exp": torch.exp, "expm1": torch.expm1,
    "exp2": torch.exp2, "erf": torch.erf, "atan": torch.atan, "sinh": torch.sinh, "cosh": torch.cosh, "floor": torch.floor,
    "ceil": torch.ceil, "trunc": torch.trunc, "round": torch.round, "sign": torch.sign, "neg": torch.neg,
}.items():
    case(T("M", 24), name=name, types=["f32"] if len(name) % 2 else ["f32", "f16"])(unary(function))
for name, function in {
    "log": torch.log, "log2": torch.log2, "log1p": torch.log1p, "log10": torch.log10, "sqrt": torch.sqrt, "rsqrt": torch.rsqrt,
    "reciprocal": torch.reciprocal, "pow": lambda x: x ** 1.7, "cbrt": lambda x: x.pow(1.0 / 3.0),
}.items():
    case(T("M", 24, scale=0.2, shift=1.5), name=name, types=["f32"] if len(name) % 2 else ["f32", "f16"])(unary(function))
for name, function in {"asin": torch.asin, "acos": torch.acos, "atanh": torch.atanh}.items():
    case(T("M", 24, scale=0.2), name=name, types=["f32"])(unary(function))


@case(T("M", 24), types="all", dynamic="M")
def gelu(x):
    return F.gelu(x)


@case(T("M", 24), types="all", dynamic="M")
def gelu_tanh_spelled(x):
    """NewGELU of GPT-2."""
    return 0.5 * x * (1.0 + torch.tanh(0.7978845608028654 * (x + 0.044715 * torch.pow(x, 3.0))))


@case(T("M", 24), types="all")
def silu(x):
    return F.silu(x)


@case(T("M", 24), T("M", 24), types="all")
def add_mul_clamp(x, y):
    return torch.clamp((x + y) * 0.5 - x, -1.0, 1.0)


@case(T("M", 24), T("M", 24))
def maximum_minimum(x, y):
    return torch.maximum(x, y), torch.minimum(x, y)


@case(T("M", 24), T("M", 24, shift=3.0, scale=0.3))
def atan2_fmod(x, y):
    return torch.atan2(x, y), torch.fmod(x, y)


@case(T("M", 24), T("M", 1), T(24))
def broadcast(x, rows, columns):
    return x * rows + columns


@case(T("M", 24), T("M", 24))
def compare(x, y):
    return x > y


@case(T("M", 24), T("M", 24))
def compare_and_choose(x, y):
    return torch.where((x > y) & (x > 0), x, y)


@case(Bools("M", 24), Bools("M", 24))
def logical(a, b):
    return (a & b) | ~a, a ^ b


@case(T("M", 24), Bools("M", 24), types="all")
def masked_multiply(x, keep):
    return x * keep


@case(Ints("M", 24, below=100, start=-100), Ints("M", 24, below=9, start=1), types=["f32"])
def integers(a, b):
    return a + b * 3 - 7, a // b, a % b


@case(Ints("M", 24, below=100, start=-100, type="i32"), types=["f32"])
def integers_32(a):
    return torch.clamp(a.abs() * 2, max=150)


@case(Ints("M", 24, below=120, start=-120, type="i8"), T("M", 1, scale=0.01, shift=0.1), types="all")
def dequantize(q, scale):
    return q.to(scale.dtype) * scale


@case(Ints("M", 24, below=1000), types=["f32"])
def integers_shifted(a):
    return (a >> 2) & 15, a << 1


@case(Ints("B", "S", below=9), types=["f32"])
def mask_from_ids(ids):
    """Padding, and where it ends."""
    keep = ids != 0
    return keep.to(torch.float32), keep.sum(1)


@case(Ints("B", "S", below=2), types=["f32"])
def extended_mask(mask):
    """get_extended_attention_mask."""
    return (1.0 - mask[:, None, None, :].to(torch.float32)) * -3.0e38


@case(Positions("B", "S"), types=["f32"])
def sinusoidal(positions):
    """Timesteps of diffusion: sines and cosines of many frequencies."""
    frequency = torch.exp(torch.arange(8, dtype=torch.float32) * -(9.210340371976184 / 8))
    angle = positions[..., None].float() * frequency
    return torch.cat((angle.cos(), angle.sin()), -1)


@case(T("S", 24))
def position_bucket(x):
    """Distances of tokens, as T5 sorts them."""
    s = x.shape[0]
    distance = torch.arange(s)[None, :] - torch.arange(s)[:, None]
    near = distance.abs() < 4
    far = 4 + (torch.log(distance.abs().clamp(min=1).float() / 4) / 1.3862943611198906 * 4).long()
    return torch.where(near, distance.abs(), far.clamp(max=7)) + (distance > 0).long() * 8


@case(T("M", 24), T("M", 24))
def lerp_addcmul(x, y):
    return torch.lerp(x, y, 0.3), torch.addcmul(x, x, y, value=0.5)


@case(T("M", 24))
def nan_to_num(x):
    return torch.nan_to_num(torch.log(x), nan=0.0)


@case(T("M", 24), types="all")
def round_trip(x):
    """Through the other width and back."""
    return (x.to(torch.float16) * 2).to(x.dtype)


@case(T("M", 24))
def isnan(x):
    return torch.isnan(torch.log(x))


@case(types=["f32", "f16"])
class constant_table(torch.nn.Module):
    """No input at all but a parameter."""

    def __init__(self):
        super().__init__()
        self.table = torch.nn.Parameter(torch.zeros(9, 16))

    def forward(self):
        return torch.tanh(self.table) * 2.0


@case(T(), T("M", 24))
def rank_zero(scale, x):
    return x * torch.exp(scale)


@case(T("M", 24), T("M", 24), T(24, shift=0.5, scale=0.3))
def lerp_weights(x, y, weights):
    """RWKV's shift: which of two formulas is used, follows from the size of a weight."""
    return torch.lerp(x, y, weights)
