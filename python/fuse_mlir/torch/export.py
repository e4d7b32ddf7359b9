# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models compiled ahead of time, on a machine with or without a GPU."""

from __future__ import annotations

import functools
import operator
import os
import pathlib
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.export.graph_signature import ExportGraphSignature, OutputKind
from torch.fx import Graph, Node

from .. import compiler
from ..bundle import Bundle
from ..errors import kind_of
from .importer import ImportFailure, call, decompositions, to_linalg


def export(model: torch.nn.Module, args: Sequence[Any], *, chip: str, path: str | os.PathLike[str] | None = None,
           kwargs: Mapping[str, Any] | None = None, dynamic_shapes: Any = None, **options: Any) -> Bundle:
    """Compiles a whole model to a bundle for a chip.

    args, kwargs: example inputs; values of tensors do not matter, their shapes and dtypes do. Numbers, strings and None are
        part of what is compiled, and no arguments of the bundle's function.
    path: a folder to write the bundle to.
    dynamic_shapes: as torch.export.export takes it: which extents may differ from call to call. A call raises ValueError
        for those that it excludes.
    options: as of fuse_mlir.compile.

    The bundle's function takes the inputs, then the parameters, buffers and constants that `bundle.parameters` names, in
    that order: weights are arguments, and no part of the bundle. `bundle.values` has the model's own. It gives the tensors
    that the model gives, without what is None, then new values of the buffers and inputs that the model writes to:
    `bundle.written` names them.

    Raises ImportFailure where torch-mlir cannot import the model, FuseCompileError where the compiler refuses a part of
    it: unlike torch.compile, nothing can be left to PyTorch.

    >>> bundle = export(torch.nn.LayerNorm(64), (torch.ones(4, 64),), chip="gfx942")
    >>> bundle.parameters, bundle["main"].inputs[0].shape
    (('weight', 'bias'), (4, 64))
    """
    if not isinstance(model, torch.nn.Module):
        raise TypeError(f"the model is {kind_of(model)}; a torch.nn.Module is expected, a function as the forward of one")
    if not isinstance(args, (list, tuple)):
        kind = "a tensor" if isinstance(args, torch.Tensor) else kind_of(args)
        raise TypeError(f"args is {kind}; a tuple of example inputs is expected, (x,) for one")
    if not isinstance(kwargs, (Mapping, type(None))):
        raise TypeError(f"kwargs is {kind_of(kwargs)}; example inputs by their names are expected")
    if path is not None:
        pathlib.Path(path)  # a TypeError now, and not after all the work
    compiler.check_chip(chip)
    with torch.no_grad():
        program = torch.export.export(model, tuple(args), dict(kwargs or {}), dynamic_shapes=dynamic_shapes, strict=False)
        program = program.run_decompositions(decompositions(for_export=True))
    signature = program.graph_signature
    owners = {**signature.inputs_to_parameters, **signature.inputs_to_buffers, **signature.inputs_to_lifted_tensor_constants}
    graph = Graph()
    copies: dict = {}
    results, written = _results(graph.graph_copy(program.graph, copies), signature)
    graph.output(tuple(results))
    for old, new in copies.items():
        new.meta = dict(old.meta)
    for node in list(graph.nodes):  # numbers, names and None, which torch.export has put where they are used
        if node.op == "placeholder" and not isinstance(node.meta.get("val"), torch.Tensor) and not node.users:
            graph.erase_node(node)
    arguments = [node for node in graph.nodes if node.op == "placeholder"]
    for argument in arguments:
        if not isinstance(argument.meta.get("val"), torch.Tensor):
            raise ImportFailure(f"input '{argument.name}' is a number that may differ from call to call, by dynamic_shapes; a tensor of it can")
        argument.meta["val"] = _with_known_extents(argument.meta["val"])
    ordered = [a for a in arguments if a.name not in owners] + [a for a in arguments if a.name in owners]
    first = next(node for node in graph.nodes if node.op != "placeholder")
    for argument in ordered:  # in this order, before all else
        first.prepend(argument)
    with graph.inserting_before(first):
        _assert_extents(graph, ordered, program.range_constraints)
    bundle = compiler.compile(to_linalg(graph), chip, name=type(model).__name__, **options)
    bundle.parameters = tuple(owners[a.name] for a in ordered if a.name in owners)
    bundle.written = tuple(written)
    bundle.values = tuple((program.state_dict | program.constants)[name] for name in bundle.parameters)
    if path is not None:
        bundle.save(path)
    return bundle


def _with_known_extents(tensor: torch.Tensor) -> torch.Tensor:
    """The tensor with numbers for extents that were said to be dynamic and that the model takes of one size only."""
    def is_known(extent) -> bool:
        return isinstance(extent, torch.SymInt) and extent.node.expr.is_Integer

    if not any(map(is_known, tensor.shape)):
        return tensor
    return tensor.new_empty_strided([int(extent) if is_known(extent) else extent for extent in tensor.shape], tensor.stride())


def _assert_extents(graph: Graph, arguments: Sequence[Node], ranges: Mapping[Any, Any]) -> None:
    """What the program says of its dynamic extents, for calls to check: their bounds, and how one follows from others."""
    extents = [(f"dimension {dim} of input {i} ('{argument.name}')", argument, dim, extent.node.expr)
               for i, argument in enumerate(arguments) for dim, extent in enumerate(argument.meta["val"].shape)
               if isinstance(extent, torch.SymInt)]
    known: dict[Any, Node] = {}  # symbols by what computes them
    said_by: dict[Any, str] = {}

    def size_of(argument: Node, dim: int) -> Node:
        return call(graph, torch.ops.aten.sym_size.int, argument, dim)

    def know(symbol, value: Node, name: str) -> None:
        known[symbol], said_by[symbol] = value, name

    for name, argument, dim, expression in extents:
        if expression.is_Symbol and expression not in known:
            know(expression, size_of(argument, dim), name)
    for name, argument, dim, expression in extents:  # multiples, and what is so much longer, say it of a symbol that is no extent
        unknown = expression.free_symbols - known.keys()
        if len(expression.free_symbols) == 1 and unknown:
            symbol, = unknown
            step, rest = expression.coeff(symbol), expression.subs(symbol, 0)
            if step.is_Integer and step > 0 and rest.is_Integer and expression == step * symbol + rest:
                longer = call(graph, operator.add, size_of(argument, dim), -int(rest))
                know(symbol, call(graph, operator.floordiv, longer, int(step)), name)

    def compute(expression) -> Node | int:
        if expression.is_Integer:
            return int(expression)
        if expression.is_Symbol:
            return known[expression]
        return functools.reduce(functools.partial(call, graph, operator.mul if expression.is_Mul else operator.add), map(compute, expression.args))

    def is_known(expression) -> bool:
        if expression.is_Mul or expression.is_Add:
            return all(map(is_known, expression.args))
        return expression.is_Integer or expression in known

    def check(name: str, compare, value: Node, limit: Node | int) -> None:
        graph.call_function(torch.ops.aten._assert_scalar.default, (call(graph, compare, value, limit), name)).meta["val"] = None

    for name, argument, dim, expression in extents:
        if said_by.get(expression) != name and is_known(expression):
            check(name, operator.eq, size_of(argument, dim), compute(expression))
    for symbol, value in known.items():
        if bounds := ranges.get(symbol):
            # torch.export takes 0 and 1 where it says 2, as it does of extents that nobody has bound.
            if bounds.lower > 2:
                check(said_by[symbol], operator.ge, value, int(bounds.lower))
            if bounds.upper.is_Integer:
                check(said_by[symbol], operator.le, value, int(bounds.upper))


def _results(outputs: Sequence[Any], signature: ExportGraphSignature) -> tuple[list[Node], list[str]]:
    """Of a graph's outputs those of the model, then those that are new values, and the names of these."""
    results, changed, written = [], [], []
    for output, about in zip(outputs, signature.output_specs, strict=True):
        if about.kind != OutputKind.USER_OUTPUT:
            changed.append(output)
            written.append(about.target)
        elif isinstance(output, Node) and isinstance(output.meta.get("val"), torch.Tensor):
            results.append(output)
        elif output is not None:
            raise ImportFailure(f"result {len(results)} of the model is {output}, which is no tensor")
    return results + changed, written
