# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which ops of a graph the compiler takes: each is tried by itself, once for a spelling of it."""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch.fx import Graph, Node

from .. import compiler, errors
from .importer import ImportFailure, to_linalg

# Ops that only say how memory is seen: no reason to launch anything.
VIEWS = frozenset(str(op) for op in (
    torch.ops.aten.view, torch.ops.aten.permute, torch.ops.aten.expand, torch.ops.aten.unsqueeze, torch.ops.aten.squeeze,
    torch.ops.aten.slice, torch.ops.aten.select, torch.ops.aten.transpose, torch.ops.aten.t, torch.ops.aten.alias,
    torch.ops.aten.clone, torch.ops.aten._unsafe_view, torch.ops.aten.reshape, torch.ops.aten.split_with_sizes,
))

_FLOATS = (torch.float16, torch.bfloat16, torch.float32)
_TYPES = (*_FLOATS, torch.bool, torch.int8, torch.int16, torch.int32, torch.int64)


# Arithmetic of sizes: part of whatever region reads it.
_SIZE_OPS = frozenset((operator.mul, operator.add, operator.sub, operator.floordiv, operator.mod, operator.neg,
                       torch.ops.aten.sym_size.int))


def is_size(node: Node) -> bool:
    """Whether an op computes a size of sizes or of a tensor's shape."""
    return node.target in _SIZE_OPS and isinstance(node.meta.get("val"), (int, torch.SymInt))


def makes_tensor(node: Node) -> bool:
    """Whether an op reads no tensor: torch.arange and the like."""
    return not any(_tensors(n.meta.get("val")) for n in node.all_input_nodes)


def is_view(node: Node) -> bool:
    return node.target is operator.getitem or is_size(node) or str(getattr(node.target, "overloadpacket", None)) in VIEWS


def _tensors(value: Any) -> list[torch.Tensor]:
    if isinstance(value, torch.Tensor):
        return [value]
    return [t for v in value for t in _tensors(v)] if isinstance(value, (list, tuple)) else []


def reason_against(node: Node, known: dict) -> str | None:
    """Why an op stays with PyTorch; None if the compiler takes it. `known` keeps what was tried."""
    if node.op != "call_function":
        return f"{node.op} is no op"
    if is_size(node):
        return None
    if node.target is operator.getitem:
        return reason_against(node.args[0], known)
    if not isinstance(node.target, torch._ops.OpOverload) or node.target.namespace not in ("aten", "prims"):
        return "not an op of ATen"
    if torch.Tag.nondeterministic_seeded in node.target.tags:
        return "draws random numbers"
    values = [v for n in node.all_input_nodes for v in _tensors(n.meta.get("val"))]
    for value in values + _tensors(node.meta.get("val")):
        if value.dtype not in _TYPES:
            return f"tensors of {value.dtype}"
    if not values and any(isinstance(n.meta.get("val"), torch.SymInt) for n in node.all_input_nodes):
        return None  # of a size, which the region gets from one of its tensors
    key = _key(node)
    if key not in known:
        known[key] = _try(node)
    return known[key]


def _key(node: Node):
    """What two nodes share that are taken alike: op, types, ranks, extents of 1 and what is no tensor."""

    def spell(value):
        if isinstance(value, Node):
            seen = value.meta.get("val")
            if isinstance(seen, torch.Tensor):
                return ("t", seen.dtype, tuple(e == 1 if isinstance(e, int) else "?" for e in seen.shape))
            return ("s",)
        if isinstance(value, (list, tuple)):
            return tuple(map(spell, value))
        return ("n", str(value))

    return (node.target, spell(node.args), tuple(sorted((k, spell(v)) for k, v in node.kwargs.items())))


def _try(node: Node) -> str | None:
    graph = Graph()
    copies: dict[Node, Node] = {}
    for index, used in enumerate(node.all_input_nodes):
        if isinstance(used.meta.get("val"), (int, torch.SymInt)):
            return None  # the region tells
        if not isinstance(used.meta.get("val"), torch.Tensor):
            return "takes what is no tensor"
        copies[used] = graph.placeholder(f"arg{index}")
        copies[used].meta = dict(used.meta)
    copy = graph.node_copy(node, copies.__getitem__)
    results = [copy]
    if isinstance(node.meta.get("val"), (list, tuple)):
        results = []
        for index, value in enumerate(node.meta["val"]):
            if isinstance(value, torch.Tensor):
                results.append(graph.call_function(operator.getitem, (copy, index)))
                results[-1].meta["val"] = value
    graph.output(tuple(results))
    try:
        left = compiler.report(to_linalg(graph))["left_to_host"]
    except ImportFailure as error:
        return f"torch-mlir: {error}"
    except errors.FuseCompileError as error:
        return error.diagnostics[0].message if error.diagnostics else str(error)
    return str(left[0].get("message", left[0])) if left else None
