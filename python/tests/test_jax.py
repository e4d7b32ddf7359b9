# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""fuse_mlir.jax: functions of JAX arrays by way of the simulator, beside JAX in float64."""

import doctest

import numpy as np
import pytest

from conftest import check_result, need_simulator

jax = pytest.importorskip("jax", reason="jax is not installed")
pytest.importorskip("iree.compiler", reason="iree-base-compiler is not installed")

import jax.numpy as jnp  # noqa: E402

import fuse_mlir  # noqa: E402
import fuse_mlir.jax  # noqa: E402

TYPES = {"float32": "f32", "float16": "f16", "bfloat16": "bf16"}


def geglu(params, x):
    return (jax.nn.gelu(x @ params["gate"]) * (x @ params["up"])) @ params["down"]


def rms_norm(x, weight):
    wide = x.astype(jnp.float32) if x.dtype != jnp.float64 else x
    return weight * (wide * jax.lax.rsqrt(jnp.mean(wide * wide, -1, keepdims=True) + 1e-6)).astype(x.dtype)


def attention(q, k, v):
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / q.shape[-1] ** 0.5
    scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -jnp.inf)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores, -1), v)


def parameters(rng):
    return {name: rng.standard_normal(shape) * 0.1 for name, shape in (("gate", (48, 96)), ("up", (48, 96)), ("down", (96, 48)))}


FUNCTIONS = {
    "geglu": (geglu, lambda rng: (parameters(rng), rng.standard_normal((5, 48)))),
    "rms_norm": (rms_norm, lambda rng: (rng.standard_normal((2, 5, 48)), rng.standard_normal(48))),
    "attention": (attention, lambda rng: tuple(rng.standard_normal((2, 5, 3, 16)) for _ in range(3))),
    "softmax": (jax.nn.softmax, lambda rng: (rng.standard_normal((7, 33)),)),
    "several": (lambda x: {"sum": x.sum(-1), "exp": (jnp.exp(x), x.max(0))}, lambda rng: (rng.standard_normal((4, 6)),)),
}


def compiled(function, args, chip="gfx942", **options):
    need_simulator(chip)
    return fuse_mlir.jax.compile(function, *args, chip=chip, **({"emit": "text"} if chip.startswith("sm") else {}), **options)


def check(function, wide, got, dtype):
    with jax.enable_x64(True):
        expected = function(*jax.tree.map(lambda a: jnp.asarray(np.asarray(a, np.float64)), wide))
        expected = jax.tree.map(np.asarray, expected)
    assert jax.tree.structure(got) == jax.tree.structure(expected)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(expected)):
        assert isinstance(a, jax.Array) and a.shape == b.shape and a.dtype == dtype
        check_result(np.asarray(a, np.float64), b, TYPES[dtype])


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_function(name, dtype):
    function, make = FUNCTIONS[name]
    args = jax.tree.map(lambda a: jnp.asarray(a, dtype), make(np.random.default_rng(0)))
    check(function, args, compiled(function, args)(*args), dtype)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int32"])
def test_top_k(dtype):
    rng = np.random.default_rng(0)
    x = rng.integers(-4, 4, (3, 2, 13))  # many are equal
    if dtype != "int32":
        x = np.where(rng.integers(0, 6, x.shape) == 0, -np.inf, x)
        x[0, 1] = -np.inf
        x[1, 0, 5:7] = np.nan
    x = jnp.asarray(x, dtype)
    for got, wanted in zip(compiled(lambda x: jax.lax.top_k(x, 4), (x,))(x), jax.lax.top_k(x, 4), strict=True):
        assert got.dtype == wanted.dtype
        np.testing.assert_array_equal(np.asarray(got, np.float64), np.asarray(wanted, np.float64))


def test_nvidia():
    args = jax.tree.map(lambda a: jnp.asarray(a, "float32"), FUNCTIONS["geglu"][1](np.random.default_rng(0)))
    check(geglu, args, compiled(geglu, args, "sm_90a")(*args), "float32")


@pytest.mark.parametrize("name", ["rms_norm", "softmax"])
def test_symbolic_sizes(name):
    function, make = FUNCTIONS[name]
    args = jax.tree.map(lambda a: jnp.asarray(a, "float32"), make(np.random.default_rng(0)))
    rows, = jax.export.symbolic_shape("rows")
    specs = [jax.ShapeDtypeStruct((rows, *args[0].shape[1:]), "float32"), *args[1:]]
    run = compiled(function, specs)
    for count in (1, 4, 17):
        x = jnp.asarray(np.random.default_rng(count).standard_normal((count, *args[0].shape[1:])), "float32")
        check(function, (x, *args[1:]), run(x, *args[1:]), "float32")


@pytest.mark.skipif(all(d.platform != "gpu" for d in jax.devices()), reason="no GPU")
@pytest.mark.parametrize("name", FUNCTIONS)
def test_on_a_gpu(name):
    function, make = FUNCTIONS[name]
    args = jax.tree.map(lambda a: jnp.asarray(a, "float16"), make(np.random.default_rng(0)))
    run = fuse_mlir.jax.compile(function, *args, chip="sm_90a")
    for _ in range(3):
        got = run(*args)
        assert all(d.platform == "gpu" for leaf in jax.tree.leaves(got) for d in leaf.devices())
        check(function, args, got, "float16")


def test_saved(tmp_path):
    x = jnp.linspace(-1, 1, 24).reshape(4, 6)
    run = compiled(jnp.tanh, (x,), path=tmp_path / "tanh")
    assert "gfx942" in repr(run) and run.bundle["main"].results[0].shape == (4, 6)
    loaded = fuse_mlir.Bundle.load(tmp_path / "tanh")
    check_result(loaded["main"].on_host(np.asarray(x)), np.tanh(np.asarray(x, np.float64)), "f32")


@pytest.mark.parametrize("dtype", ["uint8", "uint16", "uint32"])
def test_unsigned_integers(dtype):
    def function(n):
        return n // 3, n % 5, n > 200, n.astype(jnp.float32), n + n, jnp.maximum(n, 100), n >> 1

    numbers = jnp.asarray([0, 1, 100, 127, 128, 200, 255], dtype)
    run = compiled(function, (numbers,))
    for given in (numbers, np.asarray(numbers)):
        for got, expected in zip(run(given), function(numbers)):
            assert got.dtype == expected.dtype
            np.testing.assert_array_equal(got, expected)
    with pytest.raises(TypeError, match=f"argument 0 is int8; {dtype} is expected"):
        run(numbers.astype(jnp.int8))


def test_errors():
    x = jnp.ones((4, 6))
    run = compiled(lambda x, y: x + y, (x, x))
    with pytest.raises(TypeError, match="structure"):
        run(x)
    with pytest.raises(TypeError, match="structure"):
        run({"x": x}, x)
    with pytest.raises(TypeError, match="f32 is expected"):
        run(x.astype(jnp.float16), x)
    for traced in (jax.jit(run), jax.vmap(run), jax.grad(lambda a, b: run(a, b).sum())):
        with pytest.raises(TypeError, match="is called with arrays"):
            traced(x, x)
    with pytest.raises(ValueError, match="4 is expected"):
        run(jnp.ones((5, 6)), x)
    with pytest.raises((fuse_mlir.FuseCompileError, fuse_mlir.jax.ImportFailure)):
        fuse_mlir.jax.compile(jnp.fft.fft, jnp.ones(8, "complex64"), chip="gfx942")
    for wrong, kind in ((x, "of type .*Array.*"), (None, "of type NoneType"), (dict, "the class dict")):
        with pytest.raises(TypeError, match=f"the function is {kind}; a function of JAX arrays is expected"):
            fuse_mlir.jax.compile(wrong, x, chip="gfx942")
    with pytest.raises(TypeError, match="the chip is of type int"):
        fuse_mlir.jax.compile(jnp.exp, x, chip=942)
    with pytest.raises(ValueError, match="unknown chip 'gfx1'"):
        fuse_mlir.jax.compile(jnp.exp, x, chip="gfx1")
    with pytest.raises(TypeError, match="PathLike"):
        fuse_mlir.jax.compile(jnp.exp, x, chip="gfx942", path=3)


def test_doctests():
    assert doctest.testmod(fuse_mlir.jax).failed == 0
