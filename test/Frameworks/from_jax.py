# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX's functions and flax's modules: StableHLO, by IREE's importer to linalg."""

import os
import subprocess
import sys

import flax.linen
import jax
import jax.numpy as jnp
import numpy as np

import data

TYPES = {"f32": jnp.float32, "f16": jnp.float16, "bf16": jnp.bfloat16, "i64": jnp.int32, "i32": jnp.int32, "i8": jnp.int8, "i1": jnp.bool_}
NAMES = {jnp.dtype(t): n for n, t in TYPES.items() if n != "i64"}


def parameters(case, inputs, dtype):
    """(function of inputs and parameters, parameters' paths and shapes). A flax module is made with param_dtype."""
    made = case.make() if isinstance(case.make, type) else case.make
    if not isinstance(made, flax.linen.Module):
        return made, [], None
    shapes = jax.eval_shape(made.init, jax.random.key(0), *inputs)
    leaves, tree = jax.tree_util.tree_flatten_with_path(shapes)
    leaves = [("/".join(p.key for p in path), leaf.shape) for path, leaf in leaves]
    return lambda *args: made.apply(jax.tree_util.tree_unflatten(tree, args[len(inputs):]), *args[:len(inputs)]), leaves, tree


def parameter_draw(path, shape):
    last = path.rsplit("/", 1)[-1]
    if len(shape) < 2:
        return ["normal", 0.1, 1.0 if last in ("scale", "var") else 0.0]
    if last == "embedding":
        return ["normal", 1.0, 0.0]
    # (in, heads, d) of attention's projections has its sum over the first, (heads, d, out) over the first two.
    fan = shape[0] * shape[1] if len(shape) == 3 and "out" in path else int(np.prod(shape[:-1])) if len(shape) != 3 else shape[0]
    return ["normal", float("%.3g" % fan ** -0.5), 0.0]


def linalg(stablehlo):
    tool = os.path.join(os.path.dirname(sys.executable), "iree-opt")
    done = subprocess.run([tool, "-", "--iree-stablehlo-input-transformation-pipeline"], input=stablehlo, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def export(case, dtype, dynamic):
    """As from_torch.export."""
    arguments = [{"shape": a.sizes(), "type": (a.type or dtype).replace("i64", "i32"), "draw": a.draw} for a in case.arguments]
    specs = [jax.ShapeDtypeStruct(a["shape"], TYPES[a["type"]]) for a in arguments]
    function, leaves, _ = parameters(case, specs, dtype)
    arguments += [{"shape": list(shape), "type": dtype, "draw": parameter_draw(path, shape)} for path, shape in leaves]
    values = [data.draw(case.name, i, a) for i, a in enumerate(arguments)]
    typed = [jnp.asarray(v, TYPES[a["type"]]) for v, a in zip(values, arguments)]
    shapes = [tuple(a["shape"]) for a in arguments]
    if dynamic:
        symbols = dict(zip(dynamic, jax.export.symbolic_shape(", ".join(dynamic.lower()))))
        for i, a in enumerate(case.arguments):
            shapes[i] = tuple(symbols.get(s, size) for s, size in zip(a.shape, a.sizes()))
    specs = [jax.ShapeDtypeStruct(s, t.dtype) for s, t in zip(shapes, typed)]
    if dynamic:
        text = jax.export.export(jax.jit(function), platforms=["cpu"])(*specs).mlir_module()
    else:
        text = str(jax.jit(function, keep_unused=True).lower(*specs).compiler_ir("stablehlo"))
    own = [np.asarray(jnp.asarray(r, jnp.float32) if jnp.issubdtype(r.dtype, jnp.floating) else r) for r in jax.tree.leaves(function(*typed))]
    with jax.enable_x64(True):
        wide = [jnp.asarray(v) for v in values]
        results = [np.asarray(r) for r in jax.tree.leaves(parameters(case, [jax.ShapeDtypeStruct(w.shape, w.dtype) for w in wide[:len(case.arguments)]], "f64")[0](*wide))]
    return linalg(text).rstrip() + "\n", arguments, results, own
