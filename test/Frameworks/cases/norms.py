# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisations of every kind."""

import torch
import torch.nn.functional as F
from torch import nn

from cases import T, case


@case(T("B", "S", 48), types="all", dynamic="BS")
class layer_norm(nn.LayerNorm):
    def __init__(self):
        super().__init__(48)


@case(T("S", 40), types="all", dynamic="S")
class layer_norm_2d(nn.LayerNorm):
    def __init__(self):
        super().__init__(40, eps=1e-6)


@case(T("B", "S", 48))
class layer_norm_no_affine(nn.LayerNorm):
    def __init__(self):
        super().__init__(48, elementwise_affine=False)


@case(T("B", "S", 48))
class layer_norm_no_bias(nn.LayerNorm):
    def __init__(self):
        super().__init__(48, bias=False)


@case(T("B", "S", 6, 8))
class layer_norm_two_dims(nn.LayerNorm):
    def __init__(self):
        super().__init__((6, 8))


@case(T("B", "S", 48), types="all", dynamic="S")
class rms_norm(nn.RMSNorm):
    def __init__(self):
        super().__init__(48, eps=1e-6)


@case(T("B", "S", 48), types="all", dynamic="BS")
class rms_norm_llama(nn.Module):
    """As Hugging Face spells it: in f32, with a mean over a kept dimension."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(48))

    def forward(self, x):
        wide = x.to(torch.float32)
        wide = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.weight * wide.to(x.dtype)


@case(T("B", "S", 48), types="all")
class rms_norm_gemma(nn.Module):
    """One added to the weight, all of it in f32."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(48))

    def forward(self, x):
        wide = x.float()
        wide = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
        return (wide * (1.0 + self.weight.float())).type_as(x)


@case(T("B", 6, 7, 16))
class rms_norm_heads(nn.RMSNorm):
    """Of queries: rows of one head."""

    def __init__(self):
        super().__init__(16, eps=1e-5)


@case(T("B", "S", 48), T("B", "S", 48), types="all", dynamic="S")
class add_layer_norm(nn.Module):
    """Residual and norm; the sum is a result too."""

    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(48)

    def forward(self, x, residual):
        total = x + residual
        return self.norm(total), total


@case(T("B", "S", 48), T("B", "S", 48), types="all")
class add_rms_norm(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.RMSNorm(48, eps=1e-6)

    def forward(self, x, residual):
        total = x + residual
        return self.norm(total), total


@case(T("B", "S", 48))
class layer_norm_statistics(nn.Module):
    def forward(self, x):
        return torch.native_layer_norm(x, (48,), None, None, 1e-5)


@case(T("B", "S", 48), T("B", 96, scale=0.3))
class adaptive_layer_norm(nn.Module):
    """DiT: scale and shift per sample."""

    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(48, elementwise_affine=False, eps=1e-6)

    def forward(self, x, condition):
        shift, scale = condition.chunk(2, dim=1)
        return self.norm(x) * (1 + scale.unsqueeze(1)) + shift.unsqueeze(1)


@case(T(2, 12, 5, 6), types="all")
class group_norm(nn.GroupNorm):
    def __init__(self):
        super().__init__(3, 12)


@case(T(2, 12, 35))
class group_norm_silu(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.GroupNorm(4, 12, eps=1e-6)

    def forward(self, x):
        return F.silu(self.norm(x))


@case(T(2, 6, 5, 7))
class instance_norm(nn.InstanceNorm2d):
    def __init__(self):
        super().__init__(6, affine=True)


@case(T(4, 6, 5, 7))
class batch_norm(nn.BatchNorm2d):
    def __init__(self):
        super().__init__(6)


@case(T(2, 10, 5, 6))
class layer_norm_channels(nn.Module):
    """ConvNeXt: over the channels of an image, spelled out."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(10))
        self.bias = nn.Parameter(torch.zeros(10))

    def forward(self, x):
        mean = x.mean(1, keepdim=True)
        variance = (x - mean).pow(2).mean(1, keepdim=True)
        x = (x - mean) / torch.sqrt(variance + 1e-6)
        return self.weight[:, None, None] * x + self.bias[:, None, None]


@case(T("S", 36), types="all", dynamic="S")
def l2_normalize(x):
    return F.normalize(x, dim=-1)


@case(T("B", "S", 48))
def layer_norm_variance(x):
    """By torch.var, unbiased."""
    return (x - x.mean(-1, keepdim=True)) / (x.std(-1, keepdim=True) + 1e-6)


@case(T("S", 45), dynamic="S")
def scale_norm(x):
    return x * 6.7 / x.norm(dim=-1, keepdim=True).clamp(min=1e-5)


@case(T("B", "S", 48), types="all")
class norm_linear(nn.Module):
    """A norm before a projection."""

    def __init__(self):
        super().__init__()
        self.norm, self.linear = nn.LayerNorm(48), nn.Linear(48, 40)

    def forward(self, x):
        return self.linear(self.norm(x))


@case(T("B", "S", 32), T("B", "S", 48), types="all")
class linear_add_norm(nn.Module):
    """A projection, the residual, a norm: the end of a block of BERT."""

    def __init__(self):
        super().__init__()
        self.norm, self.linear = nn.LayerNorm(48, eps=1e-12), nn.Linear(32, 48)

    def forward(self, x, residual):
        return self.norm(self.linear(x) + residual)


@case(T("M", 24), T(20, 24), T(20, 1, shift=1.0, scale=0.1), dynamic="M")
def weight_norm(x, v, g):
    return F.linear(x, g * v / v.norm(dim=1, keepdim=True))


@case(T("M", 24), T(20, 24), T(20), T(24))
def spectral_norm(x, w, u, v):
    u = F.normalize(torch.mv(w, v), dim=0)
    sigma = torch.dot(u, torch.mv(w, v))
    return F.linear(x, w / sigma)
