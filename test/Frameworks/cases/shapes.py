# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Slices, concatenations, padding, permutations, gathers: where elements lie."""

import torch
import torch.nn.functional as F
from torch import nn

from cases import Bools, Ints, Positions, T, case


@case(T("B", "S", 48), types="all", dynamic="S")
def slice_last_token(x):
    return x[:, -1, :]


@case(T("B", "S", 48))
def slice_first_token(x):
    return torch.tanh(x[:, 0])


@case(T("B", "S", 48))
def slice_columns(x):
    return F.relu(x[..., 8:40])


@case(T("M", 24))
def slice_strided(x):
    return x[1::2, ::3] * 2.0


@case(T("B", "S", 20), T("B", "S", 12), types="all", dynamic="S")
def concat_columns(a, b):
    return torch.cat((a, b), -1)


@case(T("B", 4, 20), T("B", "S", 20))
def concat_rows(a, b):
    return torch.cat((a, F.silu(b)), 1)


@case(T(1, 1, 24), T("B", 9, 24))
def class_token(token, x):
    """ViT: one token before the others, for every sample."""
    return torch.cat((token.expand(x.shape[0], -1, -1), x), dim=1)


@case(T("M", 20), T("M", 20), T("M", 20))
def stack(a, b, c):
    return torch.stack((a, b, c), 1)


@case(T("M", 20), types="all")
def pad_columns(x):
    return F.pad(x, (2, 3))


@case(T("B", "S", 16), dynamic="S")
def shift_tokens(x):
    """RWKV: the token before."""
    return x - F.pad(x, (0, 0, 1, 0))[:, :-1]


@case(T("M", 24))
def roll(x):
    return torch.roll(x, 5, dims=1) + x


@case(T("M", 24))
def flip(x):
    return torch.flip(x, (1,)) * 0.5


@case(T(2, 5, 4, 6), types="all")
def permute_add(x):
    return x.permute(0, 2, 3, 1).contiguous() + 1.0


@case(T("B", "S", 48), types="all", dynamic="BS")
def heads_and_back(x):
    b, s, h = x.shape
    y = torch.exp(x.view(b, s, 3, 16).transpose(1, 2))
    return y.transpose(1, 2).reshape(b, s, h)


@case(T(2, 3, 8, 12))
def space_to_depth(x):
    return F.pixel_unshuffle(x, 2)


@case(T(2, 12, 4, 3))
def pixel_shuffle(x):
    return F.pixel_shuffle(x, 2)


@case(T(2, 3, 4, 5))
def upsample_nearest(x):
    return F.interpolate(x, scale_factor=2.0, mode="nearest")


@case(T("M", 1, 24), T(1, 5, 24), T("M", 5, 1), dynamic="M")
def unit_dimensions(a, b, c):
    return (a + b) * c


@case(T("M", 24))
def keep_and_squeeze(x):
    return (x / x.abs().sum(-1, keepdim=True)).unsqueeze(1).unsqueeze(-1).squeeze(1).squeeze(-1) + x.amax(-1, keepdim=True)


@case(T(1, 1, "S", 24))
def leading_units(x):
    return F.softmax(x.squeeze(0) * 2.0, -1).squeeze(0)


@case(T("M", 12))
def repeat_interleave(x):
    return x.repeat_interleave(3, dim=1)


@case(T("M", 12))
def tile_rows(x):
    return x.repeat(2, 3)


@case(T("M", 1), T(1, "N"))
def expand_both(a, b):
    return a.expand(-1, b.shape[1]) * b.expand(a.shape[0], -1)


@case(T(30, 16), Ints("B", "S", below=30), types="all", dynamic="BS")
def embedding(table, ids):
    return F.embedding(ids, table)


@case(Ints("B", "S", below=30), Positions("B", "S"), types="all")
class embedding_positions(nn.Module):
    """Words and places, normalised: the start of BERT and GPT-2."""

    def __init__(self):
        super().__init__()
        self.words, self.places, self.norm = nn.Embedding(30, 24), nn.Embedding(16, 24), nn.LayerNorm(24)

    def forward(self, ids, positions):
        return self.norm(self.words(ids) + self.places(positions))


@case(Ints("B", "S", below=30, type="i32"))
class embedding_scaled(nn.Module):
    """Gemma: scaled by the root of the width."""

    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(30, 24)

    def forward(self, ids):
        return self.words(ids) * 24 ** 0.5


@case(T(20, 16), Ints("M", below=20))
def index_select(x, which):
    return x.index_select(0, which)


@case(T("M", 20), Ints("M", 1, below=20))
def gather(x, which):
    return x.gather(1, which)


@case(T("M", 20), Ints("M", below=20))
def index_pairs(x, which):
    return x[torch.arange(x.shape[0]), which]


@case(T("M", 24), Bools("M", 24))
def where_mask(x, keep):
    return torch.where(keep, x, x * -0.5)


@case(T("M", 16), T("M", 16))
def split_and_swap(a, b):
    left, right = a.split(8, -1)
    return torch.cat((right * b[..., :8], left + b[..., 8:]), -1)


@case(T("S", "S"), types="all")
def lower_triangle(x):
    return torch.tril(x) + torch.triu(x, 1) * 0.5


@case(T(6, 6))
def diagonal(x):
    return torch.diagonal(x) * 2.0


@case(T("B", "S", 24))
class merge_patches(nn.Module):
    """Swin: neighbours joined, then projected."""

    def __init__(self):
        super().__init__()
        self.norm, self.reduce = nn.LayerNorm(48), nn.Linear(48, 24, bias=False)

    def forward(self, x):
        x = x[:, :6]
        return self.reduce(self.norm(torch.cat((x[:, 0::2], x[:, 1::2]), -1)))


@case(T(2, 8, 8, 6))
def windows(x):
    """Swin: an image as windows."""
    return x.view(2, 2, 4, 2, 4, 6).permute(0, 1, 3, 2, 4, 5).reshape(-1, 16, 6) * 1.5


@case(T("M", 24), T("M", 24))
def two_results(x, y):
    return x + y, (x - y).t()


@case(T("M", 24))
def input_and_view(x):
    return x.view(-1), torch.exp(x)


@case(T("B", "S", 40), Ints("B", below=7))
def pool_at(x, where):
    """The token of a sample that its length says."""
    return x[torch.arange(x.shape[0]), where]


@case(T(2, 8, 8, 6))
def shifted_windows(x):
    """Swin: rolled, cut, and back."""
    y = torch.roll(x, (-2, -2), (1, 2)).view(2, 2, 4, 2, 4, 6).permute(0, 1, 3, 2, 4, 5).reshape(-1, 16, 6)
    y = torch.softmax(y @ y.transpose(1, 2) * 0.4, -1) @ y
    y = y.view(2, 2, 2, 4, 4, 6).permute(0, 1, 3, 2, 4, 5).reshape(2, 8, 8, 6)
    return torch.roll(y, (2, 2), (1, 2))


@case(T("S", 12), T(9, 12))
def vector_quantise(x, codes):
    """VQ-VAE: the nearest code, and its vector."""
    d = (x * x).sum(1, keepdim=True) + (codes * codes).sum(1) - 2 * x @ codes.t()
    i = d.argmin(1)
    return codes[i], i


@case(T(2, 3, 16, 16), T(24, 48), T(24), T(1, 17, 24), T(1, 1, 24))
def patches_unfolded(x, w, b, places, token):
    """An image as patches, by windows that lie side by side."""
    p = x.unfold(2, 4, 4).unfold(3, 4, 4).permute(0, 2, 3, 1, 4, 5).reshape(2, 16, 48)
    return torch.cat((token.expand(2, -1, -1), p @ w.t() + b), 1) + places


@case(T("B", 20), T(4), dynamic="B")
def frames(x, window):
    """A signal as frames that overlap."""
    return x.unfold(1, 4, 2) * window


@case(T(2, 3, "M", 16), T(2, 3, 1, 16), Ints(1, below=13), dynamic="")
def cache_update(cache, new, place):
    """A step's keys, put into the cache."""
    return torch.ops.aten.index_put(cache, (None, None, place), new)


@case(T("M", 24), T("S", 24), Ints("S", below=13), types=["f32"])
def embedding_grad(table, gradient, ids):
    """Gradients of the same row add up."""
    return torch.ops.aten.embedding_dense_backward(gradient, ids, 13, -1, False) + table


@case(T(6, 8, 10), T(15, 2), types=["f32"])
def bilinear_gather(image, places):
    """An image between its pixels, at places that data says."""
    u, v = places[:, 0].sigmoid() * 8.9, places[:, 1].sigmoid() * 6.9
    x, y, fx, fy = u.floor().long(), v.floor().long(), u - u.floor(), v - v.floor()

    def at(y, x):
        return image[:, y.clamp(0, 7), x.clamp(0, 9)]

    return at(y, x) * (1 - fx) * (1 - fy) + at(y, x + 1) * fx * (1 - fy) + at(y + 1, x) * (1 - fx) * fy + at(y + 1, x + 1) * fx * fy


@case(T("B", 16, 16), types=["f32"])
def householder(x):
    """A reflection: a matrix less its product with a vector, in that vector's direction."""
    v = x[:, :, 0] / x[:, :, 0].norm(dim=-1, keepdim=True)
    return x - 2 * v[:, :, None] * (v[:, None] @ x)
