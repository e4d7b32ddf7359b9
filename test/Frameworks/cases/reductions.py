# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions: of every kind, over rows, other dimensions, several, all; and what is built of them."""

import torch
import torch.nn.functional as F

from cases import Ints, T, case


@case(T("B", "S", 48), types="all", dynamic="BS")
def sum_rows(x):
    return x.sum(-1)


@case(T("S", 48))
def sum_columns(x):
    return x.sum(0)


@case(T("B", "S", 48))
def sum_middle(x):
    return x.sum(1)


@case(T("B", "S", 48))
def sum_all(x):
    return x.sum()


@case(T(3, 5, 7, 8))
def sum_several(x):
    return x.sum((1, 3))


@case(T("B", "S", 48), types="all", dynamic="S")
def mean_rows_kept(x):
    return x.mean(-1, keepdim=True)


@case(T("B", "S", 48))
def mean_tokens(x):
    """Pooling: over the tokens of a sample."""
    return x.mean(1)


@case(T("M", 33))
def mean_all(x):
    return x.mean()


@case(T("B", "S", 48), types="all")
def max_rows(x):
    return x.amax(-1)


@case(T("B", "S", 48))
def min_rows(x):
    return x.amin(-1, keepdim=True)


@case(T("S", 48))
def max_columns(x):
    return x.amax(0)


@case(T("M", 12, scale=0.2, shift=1.0))
def prod_rows(x):
    return x.prod(-1)


@case(T("M", 50), types="all", dynamic="M")
def argmax_rows(x):
    return x.argmax(-1)


@case(T("M", 50))
def argmin_rows(x):
    return x.argmin(-1)


@case(T("M", 50))
def max_and_where(x):
    values, where = x.max(-1)
    return values, where


@case(T("B", 6, "S"))
def argmax_middle(x):
    return x.argmax(1)


@case(T("S", 41), types="all", dynamic="S")
def logsumexp_rows(x):
    return torch.logsumexp(x, -1)


@case(T("S", 41), types="all", dynamic="S")
def log_softmax(x):
    return F.log_softmax(x, -1)


@case(T("B", 7, 11), types="all", dynamic="B")
def softmax(x):
    return F.softmax(x, -1)


@case(T("B", 9, 8))
def softmax_middle(x):
    return F.softmax(x, 1)


@case(T("B", 3, "S", "S"), types="all")
def softmax_in_f32(x):
    return F.softmax(x * 0.25, -1, dtype=torch.float32).to(x.dtype)


@case(T("M", 33), Ints("M", below=33), types="all")
def cross_entropy(logits, labels):
    return F.cross_entropy(logits, labels)


@case(T("M", 33), Ints("M", below=33))
def cross_entropy_rows(logits, labels):
    return F.cross_entropy(logits, labels, reduction="none")


@case(T("M", 33), Ints("M", below=33), dynamic="M")
def cross_entropy_smoothed(logits, labels):
    return F.cross_entropy(logits, labels, label_smoothing=0.1)


@case(T("M", 24), T("M", 24))
def mse_loss(x, y):
    return F.mse_loss(x, y)


@case(T("M", 24), T("M", 24))
def l1_rows(x, y):
    return (x - y).abs().sum(-1)


@case(T("M", 24), T("M", 24), types="all", dynamic="M")
def cosine_similarity(x, y):
    return F.cosine_similarity(x, y, dim=-1)


@case(T("M", 24), T("M", 24))
def kl_divergence(x, y):
    return F.kl_div(F.log_softmax(x, -1), F.softmax(y, -1), reduction="batchmean")


@case(T("B", "S", 48), types="all", steps=1)
def quantize_per_token(x):
    """Dynamic int8: a scale a row, and the rounded values."""
    scale = x.float().abs().amax(-1, keepdim=True) / 127.0
    return torch.clamp(torch.round(x.float() / scale), -128, 127).to(torch.int8), scale


@case(T("B", "S", 48), types="all", dynamic="S")
def quantization_scales(x):
    return x.abs().amax(-1, keepdim=True).float() / 127.0


@case(T(24, 40))
def quantization_scales_channels(w):
    return w.abs().amax(0, keepdim=True).clamp(min=1e-5) / 127.0


@case(T("S", 48))
def asymmetric_scales(x):
    low, high = x.amin(-1), x.amax(-1)
    return (high - low) / 255.0, low


@case(T("B", "S", 48))
def variance_rows(x):
    return x.var(-1)


@case(T("B", "S", 48))
def variance_and_mean(x):
    variance, mean = torch.var_mean(x, -1, correction=0)
    return variance, mean


@case(T("B", "S", 48))
def norm_rows(x):
    return torch.linalg.vector_norm(x, dim=-1)


@case(T("M", 33))
def frobenius(x):
    return torch.linalg.vector_norm(x)


@case(T("M", 33))
def entropy(x):
    p = F.softmax(x, -1)
    return -(p * torch.log(p + 1e-9)).sum(-1)


@case(T("B", "S", 48))
def standardize_all(x):
    """Over everything, and back."""
    return (x - x.mean()) / (x.std() + 1e-5)


@case(T("B", "S", 48))
def max_minus_mean(x):
    return x.amax(-1) - x.mean(-1)


@case(T(5, 6, 16))
def any_positive(x):
    return (x > 1.5).any(-1)


@case(T(5, 6, 16))
def count_positive(x):
    return (x > 0).sum(-1)


@case(T(2, 8, 6, 6))
def global_average_pool(x):
    return F.adaptive_avg_pool2d(x, 1).flatten(1)


@case(T("M", 16), T("M", 16), T("M", 16))
def triplet(a, b, c):
    return F.relu((a - b).pow(2).sum(-1) - (a - c).pow(2).sum(-1) + 1.0).mean()


@case(T("M", 16), T("M", 16), dynamic="M")
def info_nce(a, b):
    """CLIP's loss, both ways."""
    s = F.normalize(a, dim=-1) @ F.normalize(b, dim=-1).t() * 10.0
    labels = torch.arange(s.shape[0])
    return (F.cross_entropy(s, labels) + F.cross_entropy(s.t(), labels)) / 2


@case(T("M", 16))
def nt_xent(z):
    z = F.normalize(z, dim=1)
    s = (z @ z.t() / 0.5).masked_fill(torch.eye(13, dtype=torch.bool), -1e4)
    return (-torch.diagonal(F.log_softmax(s, 1), offset=1)).mean()


@case(T("M", 16), T("M", 16))
def barlow(a, b):
    a, b = (a - a.mean(0)) / a.std(0), (b - b.mean(0)) / b.std(0)
    c = a.t() @ b / 13
    on = (torch.diagonal(c) - 1).pow(2).sum()
    return on + 0.005 * ((c * (1 - torch.eye(16, dtype=c.dtype))) ** 2).sum()


@case(T("B", "S", 20), Ints("B", "S", below=20))
def shifted_lm_loss(x, y):
    return F.cross_entropy(x[:, :-1].float().reshape(-1, 20), y[:, 1:].reshape(-1))


@case(T("M", 16), T("M", 16))
def siglip_loss(a, b):
    s = F.normalize(a, dim=-1) @ F.normalize(b, dim=-1).t() * 5.0 - 2.0
    y = 2 * torch.eye(13, dtype=s.dtype) - 1
    return -F.logsigmoid(s * y).sum(-1).mean()


@case(T("M", 24), T("M", 24), T(24, shift=1.0, scale=0.1), dynamic="M")
def layer_norm_backward(x, dy, w):
    mean = x.mean(-1, keepdim=True)
    r = torch.rsqrt(x.var(-1, unbiased=False, keepdim=True) + 1e-5)
    xh = (x - mean) * r
    g = dy * w
    dx = r * (g - g.mean(-1, keepdim=True) - xh * (g * xh).mean(-1, keepdim=True))
    return dx, (dy * xh).sum(0), dy.sum(0)


@case(T(20, 24), T(20, scale=0.01, shift=0.2), T(24, scale=0.01, shift=0.2))
def adafactor(g, r, c):
    """Second moments by rows and columns."""
    s = g.square() + 1e-6
    r, c = 0.9 * r + 0.1 * s.mean(-1), 0.9 * c + 0.1 * s.mean(-2)
    u = g * (r / r.mean()).rsqrt()[:, None] * c.rsqrt()[None, :]
    return u / (u.square().mean().sqrt() / 1.0).clamp(min=1.0), r, c


@case(T("B", "S", 24), T("B", "S"), dynamic="BS")
def weighted_pool(x, a):
    return torch.einsum("bs,bsd->bd", a.softmax(-1), x), (x * a[..., None]).sum(1)


@case(T("M", "N"), T("N", "M"), types=["f32"], dynamic="MN")
def trace_of_product(a, b):
    """One operand lies across the rows."""
    return (a * b.t()).sum(1), (a * b.t()).sum()


@case(T("B", 8, 32), T("B", 32), T("B", 8), T(32), T("B", 32, 8), dynamic="B")
def selective_state_step(b, x, c, skip, state):
    """Mamba, a token: the state decays by softplus and exponentials, and is read out."""
    step = F.softplus(x)
    decay = torch.exp(-torch.exp(state * 0.1) * step[..., None])
    state = decay * state + (step * x)[..., None] * b.transpose(1, 2)
    return (state * c[:, None]).sum(-1) + skip * x, state


@case(T("B", 4, 16), T("B", 4, 16), T("B", 4, 16), T("B", 4, 16), T("B", 4, 16, 12), T("B", 4, 12))
def matrix_state_step(r, w, k, a, state, v):
    """RWKV-7, a token: a state of rank two more, and its read-out."""
    decay = torch.exp(-torch.exp(w - 2))[..., None]
    state = state * decay + k[..., None] * v[..., None, :] + (state * a[..., None]).sum(-2, keepdim=True) * a[..., None] * 0.1
    return (r[..., None] * state).sum(-2), state


@case(T("B", 3, 24), T("B", 3, 24), T(24), T(24), types=["f32"], dynamic="B")
def log_scan(k, v, w, u):
    """RWKV-4, three tokens: sums of exponentials, kept beside their maximum."""
    a = torch.zeros_like(k[:, 0])
    b, most, w, results = a, a - 1e30, -torch.exp(w), []
    for t in range(3):
        now = u + k[:, t]
        q = torch.maximum(most, now)
        e1, e2 = torch.exp(most - q), torch.exp(now - q)
        results.append((e1 * a + e2 * v[:, t]) / (e1 * b + e2))
        q = torch.maximum(most + w, k[:, t])
        e1, e2 = torch.exp(most + w - q), torch.exp(k[:, t] - q)
        a, b, most = e1 * a + e2 * v[:, t], e1 * b + e2, q
    return torch.stack(results, 1), a, b, most
