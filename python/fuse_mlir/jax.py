# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX functions: traced to StableHLO, turned into linalg by IREE's input pipeline, compiled to a bundle.

Needs jax and iree-base-compiler: pip install fuse_mlir[jax].
"""

from __future__ import annotations

import functools
import os
import pathlib
from collections.abc import Callable
from typing import Any

import jax
import numpy

from . import compiler
from .bundle import Bundle
from .errors import kind_of, without_location

__all__ = ["Compiled", "ImportFailure", "compile", "to_linalg"]

_PIPELINE = "builtin.module(iree-stablehlo-input-transformation-pipeline)"


class ImportFailure(RuntimeError):
    """IREE's input pipeline cannot turn a function into linalg; the text is its reason."""


def _spec(value: Any) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(value.shape, value.dtype) if hasattr(value, "shape") else jax.eval_shape(lambda: jax.numpy.asarray(value))


def to_linalg(function: Callable[..., Any], *avals: Any) -> str:
    """The function as the text of a module of linalg on tensors; arguments as for compile. Raises ImportFailure.

    >>> import jax.numpy as jnp
    >>> "linalg" in to_linalg(jnp.exp, jnp.ones(8))
    True
    """
    from iree.compiler import ir, passmanager

    specs = jax.tree.map(_spec, avals)
    dynamic = any(not isinstance(extent, int) for leaf in jax.tree.leaves(specs) for extent in leaf.shape)
    jitted = jax.jit(function, keep_unused=True)
    if dynamic:
        text = str(jax.export.export(jitted, platforms=["cpu"])(*specs).mlir_module())
    else:
        text = str(jitted.lower(*specs).compiler_ir("stablehlo"))
    try:
        with ir.Context():
            module = ir.Module.parse(text)
            module.operation.walk(functools.partial(_say_what_is_broadcast, ir))
            passmanager.PassManager.parse(_PIPELINE).run(module.operation)
            return str(module)
    except ir.MLIRError as error:
        raise ImportFailure(without_location(str(error))) from error


_BROADCAST = "stablehlo.dynamic_broadcast_in_dim"
_OF_ONE = frozenset("stablehlo." + name for name in (
    "abs", "ceil", "convert", "exponential", "floor", "log", "log_plus_one", "logistic", "negate", "rsqrt", "sign", "sqrt", "tanh"))


def _say_what_is_broadcast(ir: Any, op: Any) -> Any:
    """JAX broadcasts extents of 1 alone; IREE has to be told where sizes are symbolic, and forgets it when it makes one
    broadcast of two, with an op of one operand between them or not: they are made one before."""
    if op.name == _BROADCAST:
        between, first = [], op.operands[0].owner
        while isinstance(first, ir.OpView) and first.operation.name in _OF_ONE:
            between.append(first.operation)
            first = first.operands[0].owner
        if isinstance(first, ir.OpView) and first.operation.name == _BROADCAST:
            outer, inner = (list(ir.DenseI64ArrayAttr(o.attributes["broadcast_dimensions"])) for o in (op, first.operation))
            op.attributes["broadcast_dimensions"] = ir.DenseI64ArrayAttr.get([outer[dim] for dim in inner])
            value = first.operands[0]
            for one in reversed(between):
                shape = ir.RankedTensorType(value.type).shape
                made = ir.RankedTensorType.get(shape, ir.RankedTensorType(one.results[0].type).element_type, loc=op.location)
                attributes = {a.name: a.attr for a in one.attributes}
                value = ir.Operation.create(one.name, results=[made], operands=[value], attributes=attributes,
                                            loc=one.location, ip=ir.InsertionPoint(op)).result
            op.operands[0] = value
        given = ir.RankedTensorType(op.operands[0].type)
        ones = [i for i in range(given.rank) if not given.is_dynamic_dim(i) and given.get_dim_size(i) == 1]
        op.attributes["known_expanding_dimensions"] = ir.DenseI64ArrayAttr.get(ones)
        op.attributes["known_nonexpanding_dimensions"] = ir.DenseI64ArrayAttr.get([i for i in range(given.rank) if i not in ones])
    return ir.WalkResult.ADVANCE


def _is_on_gpu(value: Any) -> bool:
    return isinstance(value, jax.Array) and all(device.platform == "gpu" for device in value.devices())


def _signed(dtype: Any) -> Any:
    """The integers that a bundle has for a type: it knows bits, and not whether they have a sign."""
    dtype = numpy.dtype(dtype)
    return numpy.dtype(f"int{8 * dtype.itemsize}") if dtype.kind == "u" else dtype


def _as_type(array: Any, dtype: Any) -> Any:
    """The bits of an array as another type's."""
    if array.dtype == dtype:
        return array
    return array.view(dtype) if isinstance(array, numpy.ndarray) else jax.lax.bitcast_convert_type(array, dtype)


class Compiled:
    """A compiled function of JAX arrays. Made by compile.

    bundle: what it calls; its function takes the leaves of the arguments, in the order of jax.tree.leaves. Unsigned integers
        are signed ones of the same bits there.
    """

    def __init__(self, bundle: Bundle, arguments: Any, results: Any):
        self.bundle = bundle
        self._arguments, self._results = jax.tree.structure(arguments), jax.tree.structure(results)
        self._types, self._result_types = ([leaf.dtype for leaf in jax.tree.leaves(specs)] for specs in (arguments, results))
        self._function = next(iter(bundle.functions.values()))

    def __call__(self, *args: Any) -> Any:
        """The results for these arguments, which must have the structure, types and shapes that it was compiled for.

        Arrays on a GPU are taken as they are, and a call ends when its results are there: it is no part of JAX's own
        streams. Others, and NumPy's, are copied to the device of the bundle and back.

        Raises TypeError for another structure or type, and within jax.jit and the like, ValueError for another shape,
        FuseDeviceError where there is no such device.
        """
        leaves, structure = jax.tree.flatten(args)
        if any(isinstance(leaf, jax.core.Tracer) for leaf in leaves):
            raise TypeError("a compiled function is called with arrays: it is no part of what jax.jit, jax.grad or jax.vmap trace")
        if structure != self._arguments:
            raise TypeError(f"the function was compiled for arguments of the structure {self._arguments}, got {structure}")
        if leaves and all(map(_is_on_gpu, leaves)):
            arrays = jax.block_until_ready([self._take(i, leaf) for i, leaf in enumerate(leaves)])
            results = map(jax.numpy.from_dlpack, self._function.call_and_wait(*arrays))
        else:
            arrays = [numpy.asarray(leaf if hasattr(leaf, "dtype") else jax.numpy.asarray(leaf)) for leaf in leaves]
            results = self._function.on_host(*(self._take(i, array) for i, array in enumerate(arrays)))
            results = results if isinstance(results, tuple) else (results,)
        return jax.tree.unflatten(self._results, [jax.numpy.asarray(_as_type(r, dtype)) for r, dtype in zip(results, self._result_types)])

    def _take(self, index: int, array: Any) -> Any:
        dtype = numpy.dtype(self._types[index])
        if dtype.kind == "u" and array.dtype != dtype:
            raise TypeError(f"argument {index} is {array.dtype}; {dtype} is expected")
        return _as_type(array, _signed(dtype)) if dtype.kind == "u" else array

    def __repr__(self) -> str:
        return f"<fuse_mlir.jax.Compiled for {self.bundle.chip}: {self._function!r}>"


def compile(function: Callable[..., Any], *avals: Any, chip: str, path: str | os.PathLike[str] | None = None,  # noqa: A001
            **options: Any) -> Compiled:
    """Compiles a JAX function to a bundle for a chip; no GPU is needed.

    function: as jax.jit takes it; arguments and results are trees of arrays.
    avals: example arguments, of which shapes and dtypes matter, or jax.ShapeDtypeStruct. Extents may be symbolic
        (jax.export.symbolic_shape): one bundle then serves all sizes.
    path: a folder to write the bundle to.
    options: as of fuse_mlir.compile.

    Raises ImportFailure where IREE's pipeline cannot import the function, FuseCompileError where the compiler refuses
    a part of it.

    >>> import jax, jax.numpy as jnp
    >>> rows, = jax.export.symbolic_shape("rows")
    >>> scores = jax.ShapeDtypeStruct((rows, 64), jnp.bfloat16)
    >>> softmax = compile(jax.nn.softmax, scores, chip="gfx942")
    >>> softmax.bundle["main"].inputs[0].dtype, softmax.bundle["main"].inputs[0].shape
    ('bf16', ('M', 64))
    """
    if not callable(function) or isinstance(function, type):
        raise TypeError(f"the function is {kind_of(function)}; a function of JAX arrays is expected")
    if path is not None:
        pathlib.Path(path)  # a TypeError now, and not after all the work
    compiler.check_chip(chip)
    specs = jax.tree.map(_spec, avals)
    results = jax.eval_shape(function, *specs)
    bundle = compiler.compile(to_linalg(function, *avals), chip, name=getattr(function, "__name__", "function"), **options)
    if path is not None:
        bundle.save(path)
    return Compiled(bundle, specs, results)
