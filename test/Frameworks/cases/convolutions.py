# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions that are contractions, and some that are not."""

import torch.nn.functional as F
from torch import nn

from cases import T, case


@case(T(2, 3, 12, 8), types="all")
class patch_embedding(nn.Module):
    """ViT: patches of 4 by 4, then tokens."""

    def __init__(self):
        super().__init__()
        self.projection = nn.Conv2d(3, 32, kernel_size=4, stride=4)

    def forward(self, x):
        return self.projection(x).flatten(2).transpose(1, 2)


@case(T(2, 12, 5, 6), types="all")
class pointwise(nn.Conv2d):
    def __init__(self):
        super().__init__(12, 20, 1)


@case(T(2, 12, 9))
class pointwise_1d(nn.Conv1d):
    def __init__(self):
        super().__init__(12, 20, 1)


@case(T(2, 12, 5, 6))
class pointwise_gelu(nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.down = nn.Conv2d(12, 24, 1), nn.Conv2d(24, 12, 1)

    def forward(self, x):
        return x + self.down(F.gelu(self.up(x)))


@case(T(2, 6, 8, 8))
class downsample(nn.Conv2d):
    """Kernel and stride of two (ConvNeXt)."""

    def __init__(self):
        super().__init__(6, 12, 2, stride=2)


@case(T(2, 5, 24))
class patches_1d(nn.Conv1d):
    def __init__(self):
        super().__init__(5, 16, 4, stride=4)


@case(T(2, 4, 7, 7), types=["f32"])
class convolution_3x3(nn.Conv2d):
    """Windows that overlap, of 36 elements: each point reads them one after the other."""

    def __init__(self):
        super().__init__(4, 8, 3, padding=1)


@case(T(2, 6, 7, 7), types=["f32"])
class depthwise(nn.Conv2d):
    """Windows of nine, each channel alone."""

    def __init__(self):
        super().__init__(6, 6, 3, padding=1, groups=6)


@case(T(2, 6, 11), types=["f32"])
class causal_depthwise_1d(nn.Module):
    """Mamba's: windows of four tokens, each channel alone."""

    def __init__(self):
        super().__init__()
        self.convolution = nn.Conv1d(6, 6, 4, padding=3, groups=6)

    def forward(self, x):
        return F.silu(self.convolution(x)[..., :11])


@case(T(2, 4, 8, 8), types=["f32"])
class max_pool(nn.MaxPool2d):
    """Windows that do not overlap: a reduction of the split image."""

    def __init__(self):
        super().__init__(2)


@case(T("M", 16), types=["f32"])
def sort_rows(x):
    """A block puts its rows in order."""
    return x.sort(-1)[0]


@case(T("M", 16), types=["f32"])
def cumulative_sum(x):
    """A scan: each element looks at its row."""
    return x.cumsum(-1)


@case(T("B", 6, 8, 12), types="all", dynamic="B")
def avg_pool(x):
    """Windows that do not overlap: a reshape and a mean."""
    return F.avg_pool2d(x, (2, 3))


@case(T("B", 6, 8, 12), dynamic="B")
def max_pool_after_gelu(x):
    return F.max_pool2d(F.gelu(x), 2)


@case(T("B", 6, 24), types=["f32"])
def avg_pool_1d(x):
    return F.avg_pool1d(x, 4)


@case(T("B", 16, "S"), dynamic="BS")
class causal_depthwise_silu(nn.Module):
    """Mamba's, of any length: windows of four tokens, each channel alone."""

    def __init__(self):
        super().__init__()
        self.convolution = nn.Conv1d(16, 16, 4, padding=3, groups=16)

    def forward(self, x):
        return F.silu(self.convolution(x)[..., : x.shape[-1]])


@case(T("B", 12, 8, 8))
class depthwise_norm(nn.Module):
    """ConvNeXt's first half: windows, then a norm over channels."""

    def __init__(self):
        super().__init__()
        self.convolution, self.norm = nn.Conv2d(12, 12, 3, padding=1, groups=12), nn.LayerNorm(12)

    def forward(self, x):
        return self.norm(self.convolution(x).permute(0, 2, 3, 1))


@case(T("B", 12, 10, 10), types=["f32"])
class depthwise_dilated(nn.Module):
    def __init__(self):
        super().__init__()
        self.convolution = nn.Conv2d(12, 12, 3, padding=2, dilation=2, groups=12, bias=False)

    def forward(self, x):
        return self.convolution(x) + x


@case(T("B", 3, 9, 9))
class stem(nn.Module):
    """ResNet's: few channels, a stride, statistics that are kept, windows that meet."""

    def __init__(self):
        super().__init__()
        self.convolution, self.norm = nn.Conv2d(3, 8, 3, stride=2, padding=1), nn.BatchNorm2d(8)

    def forward(self, x):
        return F.max_pool2d(F.relu(self.norm(self.convolution(x))), 3, 2, 1)


@case(T("B", 4, 9, 9))
def pools_that_meet(x):
    return F.max_pool2d(x, 3, 1, 1), F.avg_pool2d(x, 3, 2), F.avg_pool2d(x, 3, 1, 1) - x


@case(T("B", 12, 6, 5), dynamic="B")
class transposed(nn.ConvTranspose2d):
    """U-Net's way up: windows of the result that do not meet."""

    def __init__(self):
        super().__init__(12, 8, (2, 3), stride=(2, 3), bias=False)


@case(T("B", 4, 6, 6), types=["f32"])
class transposed_that_meet(nn.ConvTranspose2d):
    """Small windows of an image with zeros between."""

    def __init__(self):
        super().__init__(4, 6, 3, stride=2, padding=1, output_padding=1)


@case(T("B", 16, 4, 4))
class mask_upscale(nn.Module):
    """SAM's mask decoder: twice up, with a norm over all of an image between."""

    def __init__(self):
        super().__init__()
        self.first, self.norm, self.second = nn.ConvTranspose2d(16, 8, 2, stride=2), nn.GroupNorm(1, 8), nn.ConvTranspose2d(8, 4, 2, stride=2)

    def forward(self, x):
        return F.gelu(self.second(F.gelu(self.norm(self.first(x)))))
