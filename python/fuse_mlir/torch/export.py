# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models compiled ahead of time, on a machine with or without a GPU."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.export.graph_signature import ExportGraphSignature, OutputKind
from torch.fx import Graph, Node

from .. import compiler
from ..bundle import Bundle
from .importer import ImportFailure, decompositions, to_linalg


def export(model: torch.nn.Module, args: Sequence[Any], *, chip: str, path: str | os.PathLike[str] | None = None,
           kwargs: Mapping[str, Any] | None = None, dynamic_shapes: Any = None, **options: Any) -> Bundle:
    """Compiles a whole model to a bundle for a chip.

    args, kwargs: example inputs; values of tensors do not matter, their shapes and dtypes do. Numbers, strings and None are
        part of what is compiled, and no arguments of the bundle's function.
    path: a folder to write the bundle to.
    dynamic_shapes: as torch.export.export takes it: which extents may differ from call to call.
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
    ordered = [a for a in arguments if a.name not in owners] + [a for a in arguments if a.name in owners]
    first = next(node for node in graph.nodes if node.op != "placeholder")
    for argument in ordered:  # in this order, before all else
        first.prepend(argument)
    bundle = compiler.compile(to_linalg(graph), chip, name=type(model).__name__, **options)
    bundle.parameters = tuple(owners[a.name] for a in ordered if a.name in owners)
    bundle.written = tuple(written)
    bundle.values = tuple((program.state_dict | program.constants)[name] for name in bundle.parameters)
    if path is not None:
        bundle.save(path)
    return bundle


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
