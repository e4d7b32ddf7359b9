# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention and what feeds it: packed projections, rotary embeddings, masks, grouped heads."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from cases import Bools, Ints, Positions, T, case


def rotate_half(x):
    half = x.shape[-1] // 2
    return torch.cat((-x[..., half:], x[..., :half]), dim=-1)


@case(T("B", 3, "S", 16), T("S", 16), T("S", 16), types="all", dynamic="S")
def rotary(q, cos, sin):
    return q * cos + rotate_half(q) * sin


@case(T("B", 4, "S", 16), T("B", 2, "S", 16), T("B", "S", 16), T("B", "S", 16), types="all")
def rotary_both(q, k, cos, sin):
    """apply_rotary_pos_emb of Hugging Face."""
    cos, sin = cos.unsqueeze(1), sin.unsqueeze(1)
    return q * cos + rotate_half(q) * sin, k * cos + rotate_half(k) * sin


@case(T("B", "S", 3, 16), Positions("B", "S"))
def rotary_from_positions(q, positions):
    """The angles made in the graph."""
    frequency = 1.0 / (10000.0 ** (torch.arange(0, 16, 2, dtype=torch.float32) / 16))
    angle = positions[:, :, None].float() * frequency
    angle = torch.cat((angle, angle), -1)[:, :, None, :]
    return (q * angle.cos() + rotate_half(q) * angle.sin()).to(q.dtype)


@case(T("B", "S", 3, 16), T("S", 8), T("S", 8), types="all")
def rotary_interleaved(q, cos, sin):
    """Pairs that lie beside each other (GPT-J)."""
    even, odd = q[..., 0::2], q[..., 1::2]
    cos, sin = cos[:, None, :], sin[:, None, :]
    return torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1).flatten(-2)


@case(T("B", "S", 3, 16), T("S", 4), T("S", 4))
def rotary_partial(q, cos, sin):
    """A part of the head turns, the rest passes (GPT-NeoX, Phi)."""
    turned, passed = q[..., :8], q[..., 8:]
    cos = torch.cat((cos, cos), -1)[:, None, :]
    sin = torch.cat((sin, sin), -1)[:, None, :]
    return torch.cat((turned * cos + rotate_half(turned) * sin, passed), -1)


@case(T("B", "S", 48), types="all", dynamic="BS")
class packed_qkv(nn.Module):
    """One projection, three results."""

    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(48, 3 * 48)

    def forward(self, x):
        return self.qkv(x).chunk(3, dim=-1)


@case(T("B", "S", 48), types="all")
class packed_qkv_heads(nn.Module):
    """ViT of timm: reshaped and permuted to (3, B, heads, S, d)."""

    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(48, 3 * 48, bias=False)

    def forward(self, x):
        b, s, h = x.shape
        return self.qkv(x).reshape(b, s, 3, 3, 16).permute(2, 0, 3, 1, 4).unbind(0)


@case(T("B", "S", 48))
class unequal_qkv(nn.Module):
    """Packed, with fewer heads of keys (Phi-3)."""

    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(48, 48 + 2 * 16, bias=False)

    def forward(self, x):
        return torch.split(self.qkv(x), (48, 16, 16), dim=-1)


@case(T("B", "S", 48), types="all", dynamic="S")
class separate_qkv(nn.Module):
    """Three projections, moved to heads."""

    def __init__(self):
        super().__init__()
        self.q, self.k, self.v = nn.Linear(48, 48), nn.Linear(48, 16), nn.Linear(48, 16)

    def forward(self, x):
        b, s, _ = x.shape
        heads = lambda y: y.view(b, s, -1, 16).transpose(1, 2)
        return heads(self.q(x)), heads(self.k(x)), heads(self.v(x))


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), types="all", dynamic="BS")
def eager(q, k, v):
    scores = torch.matmul(q, k.transpose(2, 3)) / math.sqrt(16)
    return torch.matmul(F.softmax(scores, -1, dtype=torch.float32).to(q.dtype), v)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), types="all")
def causal(q, k, v):
    """The mask is made in the graph."""
    s = q.shape[2]
    mask = torch.full((s, s), torch.finfo(q.dtype).min, dtype=q.dtype).triu(1)
    scores = torch.matmul(q, k.transpose(2, 3)) * 0.25 + mask
    return torch.matmul(F.softmax(scores, -1), v)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), Bools("S", "S"), types="all")
def masked_fill(q, k, v, keep):
    scores = torch.matmul(q, k.transpose(2, 3)) * 0.25
    return torch.matmul(F.softmax(scores.masked_fill(~keep, -1e4), -1), v)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), Bools("B", "S"))
def padding_mask(q, k, v, keep):
    """BERT: keys of padding, as a number that is added."""
    bias = (1.0 - keep[:, None, None, :].to(q.dtype)) * -10000.0
    scores = torch.matmul(q, k.transpose(2, 3)) * 0.25 + bias
    return torch.matmul(F.softmax(scores, -1), v)


@case(T("B", 4, "S", 16), T("B", 2, "S", 16), T("B", 2, "S", 16), types="all")
def grouped(q, k, v):
    """Keys repeated for the queries of a group (repeat_kv)."""
    b, heads, s, d = k.shape
    repeat = lambda x: x[:, :, None].expand(b, heads, 2, s, d).reshape(b, heads * 2, s, d)
    scores = torch.matmul(q, repeat(k).transpose(2, 3)) * 0.25
    return torch.matmul(F.softmax(scores, -1), repeat(v))


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), types="all")
def sdpa(q, k, v):
    return F.scaled_dot_product_attention(q, k, v)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16))
def sdpa_causal(q, k, v):
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), T(3, "S", "S"))
def biased(q, k, v, bias):
    """T5: positions as a bias on the scores, and no scale."""
    scores = torch.matmul(q, k.transpose(3, 2)) * 0.1 + bias.unsqueeze(0)
    return torch.matmul(F.softmax(scores.float(), -1).type_as(scores), v)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16))
def softcapped(q, k, v):
    """Gemma 2: a bound on the scores."""
    scores = torch.matmul(q, k.transpose(2, 3)) * 0.25
    scores = torch.tanh(scores / 30.0) * 30.0
    return torch.matmul(F.softmax(scores, -1), v)


@case(T("B", 3, 1, 16), T("B", 3, "L", 16), T("B", 3, "L", 16), types="all", dynamic="L")
def decode(q, k, v):
    """One query."""
    scores = torch.matmul(q, k.transpose(2, 3)) * 0.25
    return torch.matmul(F.softmax(scores, -1), v)


@case(T("B", 3, 1, 16), T("B", 3, "L", 16), T("B", 3, 1, 16))
def appended_keys(q, past, key):
    """A cache that grows by concatenation."""
    keys = torch.cat((past, key), dim=2)
    return torch.matmul(q, keys.transpose(2, 3)), keys


@case(T("B", "S", 48), T("B", "L", 40))
class cross(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v = nn.Linear(48, 32), nn.Linear(40, 32, bias=False), nn.Linear(40, 32, bias=False)
        self.out = nn.Linear(32, 48)

    def forward(self, x, memory):
        heads = lambda y: y.unflatten(-1, (2, 16)).transpose(1, 2)
        q, k, v = heads(self.q(x)), heads(self.k(memory)), heads(self.v(memory))
        p = F.softmax(q @ k.transpose(-1, -2) * 0.25, -1)
        return self.out((p @ v).transpose(1, 2).flatten(2))


@case(T("B", "S", 48), types="all")
class multihead(nn.Module):
    """torch.nn's own."""

    def __init__(self):
        super().__init__()
        self.attention = nn.MultiheadAttention(48, 3, batch_first=True)

    def forward(self, x):
        return self.attention(x, x, x, need_weights=False)[0]


@case(T("B", 3, "S", 16), T("B", 3, "S", 16))
def alibi(q, k):
    """Biases that fall with the distance."""
    s = q.shape[2]
    distance = torch.arange(s)[None, :] - torch.arange(s)[:, None]
    slope = torch.tensor([0.5, 0.25, 0.125])
    return F.softmax(q @ k.transpose(-1, -2) * 0.25 + (slope[:, None, None] * distance).to(q.dtype), -1)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16))
def sliding_window(q, k):
    s = q.shape[2]
    i, j = torch.arange(s)[:, None], torch.arange(s)[None, :]
    scores = q @ k.transpose(-1, -2) * 0.25
    return F.softmax(scores.masked_fill((j > i) | (i - j >= 3), float("-inf")), -1)


@case(T("B", "S", 48), T("B", "S", 16, scale=0.3))
def linear_attention(x, w):
    """Feature maps and running products without a softmax."""
    q, k = F.elu(x[..., :16]) + 1, F.elu(w) + 1
    state = k.transpose(1, 2) @ x[..., 16:]
    return (q @ state) / (q @ k.sum(1).unsqueeze(-1))


@case(T("B", "S", 3, 16), Positions("S"))
def rotary_yarn(q, positions):
    """Scaled frequencies: a ramp between the two, and a factor on cos and sin."""
    inv = 1.0 / (10000.0 ** (torch.arange(0, 16, 2, dtype=torch.float32) / 16))
    ramp = ((torch.arange(8, dtype=torch.float32) - 1.5) / 4.0).clamp(0, 1)
    inv = inv / 4.0 * ramp + inv * (1 - ramp)
    angle = torch.outer(positions.float(), inv)
    angle = torch.cat((angle, angle), -1)[None, :, None, :]
    m = 0.1 * math.log(4.0) + 1.0
    return (q.float() * (angle.cos() * m) + rotate_half(q.float()) * (angle.sin() * m)).to(q.dtype)


@case(T("B", 3, 12, 16), T("B", 3, 12, 16), T("B", 3, 12, 16))
def attention_blocks(q, k, v):
    """Local: blocks of 4 see themselves."""
    b = lambda x: x.reshape(2, 3, 3, 4, 16)
    s = torch.einsum("bhnqd,bhnkd->bhnqk", b(q), b(k)) * 0.25
    return torch.einsum("bhnqk,bhnkd->bhnqd", s.softmax(-1), b(v)).reshape(2, 3, 12, 16)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), dynamic="S")
def attention_retention(q, k, v):
    """RetNet, parallel: a decay by the distance instead of a softmax."""
    s = q.shape[2]
    i = torch.arange(s, dtype=torch.float32)
    d = i[:, None] - i[None, :]
    gamma = torch.log(1 - 2.0 ** (-5 - torch.arange(3, dtype=torch.float32)))
    decay = torch.where(d >= 0, torch.exp(gamma[:, None, None] * d.clamp(min=0)), 0.0).to(q.dtype)
    return ((q @ k.transpose(2, 3) * 0.25) * decay) @ v


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), T(3, 1, 1, shift=-1.0))
def attention_sink(q, k, v, sinks):
    """gpt-oss: one logit more, that is dropped behind the softmax."""
    s = q @ k.transpose(2, 3) * 0.25
    s = torch.cat((s, sinks.reshape(1, -1, 1, 1).expand(s.shape[0], -1, s.shape[2], -1)), -1)
    s = s - s.max(-1, keepdim=True).values
    return F.softmax(s, -1)[..., :-1] @ v


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T(13, 16))
def attention_relative_keys(q, k, table):
    """Shaw: a table by distance, gathered in the graph."""
    i = torch.arange(7)
    rel = table[i[None, :] - i[:, None] + 6]
    s = q @ k.transpose(2, 3) + torch.einsum("bhqd,qkd->bhqk", q, rel)
    return F.softmax(s * 0.25, -1)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16))
def attention_backward(q, k, v, do):
    p = F.softmax(q @ k.transpose(2, 3) * 0.25, -1)
    dp = do @ v.transpose(2, 3)
    ds = p * (dp - (dp * p).sum(-1, keepdim=True)) * 0.25
    return ds @ k, ds.transpose(2, 3) @ q, p.transpose(2, 3) @ do


@case(T("B", 2, 8, 16), T("B", 2, 8, 16), T("B", 2, 8, 16), T("B", 2, 16, 16), T(2, scale=0.1, shift=0.9))
def retention_chunk(q, k, v, state, gamma):
    """RetNet, a chunk: decays are powers of a parameter, whose exponents are integers."""
    i, g = torch.arange(8), gamma[:, None, None]
    decay = g ** (i[:, None] - i[None]).clamp(min=0) * (i[:, None] >= i[None])
    result = (q @ k.transpose(2, 3) * decay) @ v + (q @ state) * g ** (i[:, None] + 1)
    return result, state * g ** 8 + (k * g ** (7 - i[:, None])).transpose(2, 3) @ v


@case(T(2, 3, 1, 16), T(2, 3, 1, 16), T(2, 3, 1, 16), T(2, 3, "M", 16), T(2, 3, "M", 16), Ints(1, below=13))
def decode_step_cache(q, k, v, keys, values, place):
    """A token's keys and values go into the caches; it attends to what is there up to its place."""
    keys = torch.ops.aten.index_put(keys, (None, None, place), k)
    values = torch.ops.aten.index_put(values, (None, None, place), v)
    seen = torch.arange(keys.shape[2]) <= place
    weights = (q @ keys.transpose(-1, -2) * 0.25).masked_fill(~seen, float("-inf")).softmax(-1)
    return weights @ values, keys, values


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), T(16, 24))
def performer(q, k, v, w):
    """Attention by features that are exponentials: no products of queries and keys."""

    def features(x):
        y = x @ w * 0.3
        return torch.exp(y - (x * x).sum(-1, keepdim=True) * 0.045 - y.amax((-1, -2), keepdim=True)) + 1e-4

    q, k = features(q), features(k)
    return q @ (k.transpose(-1, -2) @ v) / (q @ k.sum(-2)[..., None])


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S"))
def delta_chunk(q, k, v, beta):
    """DeltaNet, a chunk: a unit triangular system, solved by a product of powers."""
    s = q.shape[2]
    beta, k = beta.sigmoid()[..., None], F.normalize(k, dim=-1)
    below = torch.ones(s, s, dtype=torch.bool).tril(-1)
    t, one = ((k * beta) @ k.transpose(-1, -2)).masked_fill(~below, 0.0), torch.eye(s, dtype=q.dtype)
    t2 = t @ t
    inverse = (one - t) @ (one + t2) @ (one + t2 @ t2)
    scores = (q @ k.transpose(-1, -2)).masked_fill(~torch.ones(s, s, dtype=torch.bool).tril(), 0.0)
    return scores @ (inverse @ (v * beta))


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T(32, 3), dynamic="BS")
def relative_buckets(q, k, w):
    """T5: a bias for each distance, far ones in buckets by their logarithm."""
    s = q.shape[2]
    distance = torch.arange(s)[None] - torch.arange(s)[:, None]
    bucket, distance = (distance > 0).long() * 16, distance.abs()
    far = 8 + (torch.log(distance.float() / 8 + 1e-6) / math.log(128 / 8) * 8).long()
    bucket = bucket + torch.where(distance < 8, distance, torch.minimum(far, torch.full_like(far, 15)))
    return F.softmax(q @ k.transpose(-1, -2) + w[bucket].permute(2, 0, 1), -1)


@case(T("B", 3, 16), T("B", 3, 16), T("B", 3, 20), T("B", 3), T("B", 3, 16, 20), dynamic="B")
def decayed_state_step(q, k, v, gate, state):
    """Gated linear attention, a token: a state decays, takes a product in, and is read out."""
    state = state * torch.exp(-F.softplus(gate))[..., None, None] + torch.einsum("bhk,bhv->bhkv", k, v)
    return torch.einsum("bhk,bhkv->bhv", q, state), state


@case(T("B", 3, 16), T("B", 3, 16), T("B", 3, 20), T("B", 3), T("B", 3, 16, 20), dynamic="B")
def delta_step(q, k, v, beta, state):
    """DeltaNet, a token: what the state says of a key makes way for its value."""
    k = F.normalize(k, dim=-1)
    change = v - (k[:, :, None] @ state)[:, :, 0]
    state = state + beta.sigmoid()[..., None, None] * k[..., None] * change[:, :, None]
    return (q[:, :, None] @ state)[:, :, 0], state
