# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX and flax. Types follow the arguments: modules promote to what their inputs and parameters are."""

import flax.linen as nn
import jax
import jax.numpy as jnp

from cases import Bools, Ints, T, case


@case(T("M", 48), T(48, 40), T(40), types="all", dynamic="M")
def dense_gelu(x, w, b):
    return jax.nn.gelu(x @ w + b)


@case(T("M", 48), T(48, 40), types="all")
def dense_gelu_erf(x, w):
    """chlo.erfc, expanded."""
    return jax.nn.gelu(x @ w, approximate=False)


@case(T("B", "S", 32), T(32, 56), T(32, 56), T(56, 32), types="all")
def swiglu(x, gate, up, down):
    return (jax.nn.silu(x @ gate) * (x @ up)) @ down


@case(T("B", "S", 32), T(32, 112, scale=0.18))
def packed_glu(x, w):
    a, b = jnp.split(x @ w, 2, axis=-1)
    return jax.nn.sigmoid(a) * b


@case(T("B", "S", 48), T(48, shift=1.0, scale=0.1), types="all")
def rms_norm(x, w):
    return x * jax.lax.rsqrt(jnp.mean(jnp.square(x), -1, keepdims=True) + 1e-6) * w


@case(T("B", "S", 48), T(48, shift=1.0, scale=0.1), types="all")
def rms_norm_wide(x, w):
    """In f32, as Gemma's."""
    wide = x.astype(jnp.promote_types(x.dtype, jnp.float32))
    wide = wide * jax.lax.rsqrt(jnp.mean(jnp.square(wide), -1, keepdims=True) + 1e-6)
    return (wide * (1 + w)).astype(x.dtype)


@case(T("B", "S", 48), T(48, shift=1.0, scale=0.1), T(48, scale=0.1), types="all")
def layer_norm(x, w, b):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5) * w + b


@case(T("B", 3, "S", "S"), types="all")
def softmax(x):
    return jax.nn.softmax(x * 0.25)


@case(T("M", 30))
def softmax_masked(x):
    keep = jnp.arange(30) < 20
    return jax.nn.softmax(x, where=keep)


@case(T("M", 30), types="all")
def log_softmax(x):
    return jax.nn.log_softmax(x)


@case(T("M", 30))
def logsumexp(x):
    return jax.nn.logsumexp(x, axis=-1)


@case(T("M", 30), Ints("M", below=30, type="i32"))
def cross_entropy(logits, labels):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], axis=-1))


@case(T("M", 30), Ints("M", below=30, type="i32"))
def cross_entropy_one_hot(logits, labels):
    return -jnp.sum(jax.nn.one_hot(labels, 30, dtype=logits.dtype) * jax.nn.log_softmax(logits), -1)


@case(T("B", "S", 3, 16), T("B", "S", 3, 16), T("B", "S", 3, 16), types=["f32"])
def attention(q, k, v):
    return jax.nn.dot_product_attention(q, k, v)


@case(T("B", "S", 4, 16), T("B", "S", 2, 16), T("B", "S", 2, 16), types=["f32"])
def attention_grouped_causal(q, k, v):
    return jax.nn.dot_product_attention(q, k, v, is_causal=True)


@case(T("B", 3, "S", 16), T("B", 3, "S", 16), T("B", 3, "S", 16), Bools("S", "S"), types="all")
def attention_spelled(q, k, v, keep):
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) * 0.25
    return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(jnp.where(keep, scores, -1e4)), v)


@case(T("B", "S", 3, 16), T("S", 8), T("S", 8), types="all")
def rotary(q, cos, sin):
    a, b = jnp.split(q, 2, -1)
    cos, sin = cos[:, None], sin[:, None]
    return jnp.concatenate((a * cos - b * sin, b * cos + a * sin), -1)


@case(T("B", "S", 3, 16))
def rotary_from_size(q):
    angle = jnp.arange(q.shape[1])[:, None] / 10000.0 ** (jnp.arange(8) / 8.0)
    a, b = q[..., ::2], q[..., 1::2]
    cos, sin = jnp.cos(angle)[:, None].astype(q.dtype), jnp.sin(angle)[:, None].astype(q.dtype)
    return jnp.stack((a * cos - b * sin, b * cos + a * sin), -1).reshape(q.shape)


@case(T(30, 24), Ints("B", "S", below=30, type="i32"))
def embedding(table, ids):
    return table[ids]


@case(T(30, 24), Ints("B", "S", below=30, type="i32"))
def embedding_clipped(table, ids):
    return jnp.take(table, ids, axis=0, mode="clip") * 24 ** 0.5


@case(T("M", 40), types="all", steps=1)
def quantize(x):
    scale = jnp.max(jnp.abs(x), -1, keepdims=True).astype(jnp.promote_types(x.dtype, jnp.float32)) / 127
    return jnp.clip(jnp.round(x / scale), -128, 127).astype(jnp.int8), scale


@case(T("M", 40))
def argmax(x):
    return jnp.argmax(x, -1).astype(jnp.int32), jnp.max(x, -1)


@case(T("M", 40))
def reductions(x):
    return x.sum(0), x.min(-1), jnp.prod(1 + 0.1 * x, -1), x.sum()


@case(T("M", 40))
def l2_normalize(x):
    return x / jnp.linalg.norm(x, axis=-1, keepdims=True)


@case(T("M", 24))
def activations(x):
    return jax.nn.relu(x), jax.nn.elu(x), jax.nn.softplus(x), jax.nn.hard_swish(x)


@case(T("M", 24, shift=1.5, scale=0.2))
def functions(x):
    return jnp.sin(x) + jnp.cos(x), jnp.expm1(x) * jnp.log1p(x), jnp.power(x, 1.3), jnp.arctan2(x, x + 1)


@case(T("M", 24), T("M", 12))
def concatenate_pad(a, b):
    return jnp.pad(jnp.concatenate((a, b), -1), ((0, 0), (1, 2)))


@case(T(2, 8, 8, 3), types="all")
class patches(nn.Module):
    @nn.compact
    def __call__(self, x):
        y = nn.Conv(32, (4, 4), strides=(4, 4), param_dtype=x.dtype)(x)
        return y.reshape(y.shape[0], -1, y.shape[-1])


@case(T("M", 24), types="all")
class experts(nn.Module):
    """Dense experts by einsum."""

    @nn.compact
    def __call__(self, x):
        p = jax.nn.softmax(nn.Dense(4, use_bias=False, param_dtype=x.dtype)(x))
        up = self.param("up", nn.initializers.zeros, (4, 24, 40), x.dtype)
        down = self.param("down", nn.initializers.zeros, (4, 40, 24), x.dtype)
        h = jax.nn.gelu(jnp.einsum("th,ehf->tef", x, up))
        return jnp.einsum("tef,efh,te->th", h, down, p)


for name, norm in {"flax_layer_norm": nn.LayerNorm, "flax_rms_norm": nn.RMSNorm}.items():
    def normalized(norm=norm):
        class Normalized(nn.Module):
            @nn.compact
            def __call__(self, x):
                return norm(param_dtype=x.dtype)(x)
        return Normalized
    case(T("B", "S", 48), types="all", name=name)(normalized())


@case(T(2, 5, 6, 12))
class flax_group_norm(nn.Module):
    @nn.compact
    def __call__(self, x):
        return nn.GroupNorm(3, param_dtype=x.dtype)(x)


@case(T("B", "S", 32))
class flax_mlp(nn.Module):
    @nn.compact
    def __call__(self, x):
        return x + nn.Dense(32, param_dtype=x.dtype)(nn.gelu(nn.Dense(64, param_dtype=x.dtype)(nn.LayerNorm(param_dtype=x.dtype)(x))))


class Block(nn.Module):
    """Pre-norm, flax's own attention."""

    width: int = 32

    @nn.compact
    def __call__(self, x, mask=None):
        dtype = x.dtype
        y = nn.LayerNorm(param_dtype=dtype)(x)
        x = x + nn.MultiHeadDotProductAttention(2, param_dtype=dtype)(y, y, mask=mask)
        y = nn.gelu(nn.Dense(64, param_dtype=dtype)(nn.LayerNorm(param_dtype=dtype)(x)))
        return x + nn.Dense(self.width, param_dtype=dtype)(y)


@case(T("B", "S", 32), types="all")
class transformer_block(nn.Module):
    @nn.compact
    def __call__(self, x):
        return Block()(x)


@case(T("B", "S", 32), types="all")
class decoder_block(nn.Module):
    """RMSNorm, rotary positions, grouped heads, a causal mask, SwiGLU."""

    @nn.compact
    def __call__(self, x):
        dense = lambda n, name: nn.Dense(n, use_bias=False, param_dtype=x.dtype, name=name)
        b, s, _ = x.shape
        h = nn.RMSNorm(param_dtype=x.dtype)(x)
        angle = jnp.arange(s)[:, None] / 10000.0 ** (jnp.arange(4) / 4.0)
        cos, sin = jnp.cos(angle)[:, None].astype(x.dtype), jnp.sin(angle)[:, None].astype(x.dtype)

        def turn(y):
            a, c = jnp.split(y, 2, -1)
            return jnp.concatenate((a * cos - c * sin, c * cos + a * sin), -1)

        q, k, v = turn(dense(32, "q")(h).reshape(b, s, 4, 8)), turn(dense(16, "k")(h).reshape(b, s, 2, 8)), dense(16, "v")(h).reshape(b, s, 2, 8)
        k, v = jnp.repeat(k, 2, 2), jnp.repeat(v, 2, 2)
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * 8 ** -0.5
        scores = jnp.where(jnp.tril(jnp.ones((s, s), bool)), scores, -1e4)
        y = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v).reshape(b, s, 32)
        x = x + dense(32, "o")(y)
        h = nn.RMSNorm(param_dtype=x.dtype)(x)
        return x + dense(32, "down")(nn.silu(dense(56, "gate")(h)) * dense(56, "up")(h))


@case(Ints("B", "S", below=40, type="i32"), types=["f32"])
class language_model(nn.Module):
    """Embedding to logits, two layers, tied weights."""

    @nn.compact
    def __call__(self, ids):
        words = nn.Embed(40, 32)
        x = words(ids) + self.param("places", nn.initializers.zeros, (16, 32))[: ids.shape[1]]
        mask = nn.make_causal_mask(ids)
        for _ in range(2):
            x = Block()(x, mask)
        return words.attend(nn.LayerNorm()(x))


@case(T("M", 24), Ints("M", below=24, type="i32"))
def take_along(x, i):
    return jnp.take_along_axis(x, i[:, None], 1), x[jnp.arange(13), i] + x.mean(1)


@case(T("M", 24), T(24, 24), T(24))
def value_and_grad(x, w, b):
    def loss(w, b):
        return jnp.mean(jnp.square(jnp.tanh(x @ w + b)))
    return jax.value_and_grad(loss, (0, 1))(w, b)


@case(T("B", 2, "S", 16), T("B", 2, "S", 16), T("B", 2, "S", 16))
def attention_grad(q, k, v):
    f = lambda q, k, v: jnp.sum(jnp.square(jax.nn.softmax(q @ k.swapaxes(2, 3) * 0.25) @ v))
    return jax.grad(f, (0, 1, 2))(q, k, v)


@case(T("B", "S", 12), T("B", "S", 10))
def einsum_states(k, v):
    """Linear attention: states, and their read-out."""
    state = jnp.einsum("bsk,bsv->bkv", jax.nn.elu(k) + 1, v)
    z = 1.0 / jnp.einsum("bsk,bk->bs", jax.nn.elu(k) + 1, (jax.nn.elu(k) + 1).sum(1))
    return jnp.einsum("bsk,bkv,bs->bsv", jax.nn.elu(k) + 1, state, z)


@case(T("M", 24), Bools("M", "M"))
def mask_matmul(x, m):
    """Sums of chosen rows: the importer drops the conversion of the mask."""
    return m.astype(x.dtype) @ x


@case(T("M", 24), T("S", 24), Ints("S", below=13, type="i32"))
def at_set(x, rows, where):
    """Where places meet, the last one stays."""
    return x.at[where].set(rows)


@case(T("M", 24), T("S", 24), Ints("S", below=13, type="i32"))
def at_add(x, rows, where):
    return x.at[where].add(rows)


@case(T("M", 24), Ints("M", below=5, type="i32"))
def segment_sum(x, segments):
    return jax.ops.segment_sum(x, segments, num_segments=5)


@case(Ints("M", 48, below=100, start=-100, type="i8"), Ints(48, 40, below=100, start=-100, type="i8"), T(40), types=["f32"])
def int8_dot(x, w, scale):
    return jax.lax.dot(x, w, preferred_element_type=jnp.int32).astype(scale.dtype) * scale * 0.01


@case(T("B", 20, 16), Ints("B", below=12, type="i32"))
def vmapped_slice(x, start):
    """Of every batch a part that begins elsewhere."""
    return jax.vmap(lambda a, i: jax.lax.dynamic_slice_in_dim(a, i, 8))(x, start)


@case(T("B", 6, 6, 12))
class flax_transposed(nn.Module):
    """Windows of the result that do not meet."""

    @nn.compact
    def __call__(self, x):
        return nn.relu(nn.ConvTranspose(8, (2, 2), strides=(2, 2))(x))


@case(T("B", "S", 24), T(24))
def layer_norm_grad(x, w):
    def loss(x, w):
        mean = x.mean(-1, keepdims=True)
        variance = ((x - mean) ** 2).mean(-1, keepdims=True)
        return jnp.sum(jnp.tanh((x - mean) * jax.lax.rsqrt(variance + 1e-5) * w))

    return jax.grad(loss, (0, 1))(x, w)


@case(T("B", 4, 16), T("B", 24), T(16, 24, scale=0.25), T(24, 24, scale=0.2))
def scan_unrolled(x, h, w, u):
    """A recurrent layer over four tokens."""

    def step(h, x):
        h = jnp.tanh(x @ w + h @ u)
        return h, h

    h, states = jax.lax.scan(step, h, x.swapaxes(0, 1), unroll=4)
    return h, states.swapaxes(0, 1)


@case(T(6, 10), T(6, 10), types=["f32"])
def hessian_vector(x, v):
    """A derivative of a gradient."""
    return jax.jvp(jax.grad(lambda x: jnp.sum(jax.nn.logsumexp(x * x, -1))), (x,), (v,))


@case(T("M", 24), Ints("M", below=10, type="i32"), T(24, 10, scale=0.2), T(24, 10), T(24, 10))
def adam_step(x, y, w, mean, square):
    """A loss, its gradient, and what Adam makes of it in the fourth step."""

    def loss(w):
        return -jnp.take_along_axis(jax.nn.log_softmax(x @ w), y[:, None], -1).mean()

    value, gradient = jax.value_and_grad(loss)(w)
    mean, square = 0.9 * mean + 0.1 * gradient, 0.999 * jnp.abs(square) + 0.001 * gradient * gradient
    return value, w - 1e-3 * (mean / (1 - 0.9 ** 4)) / (jnp.sqrt(square / (1 - 0.999 ** 4)) + 1e-8), mean, square
