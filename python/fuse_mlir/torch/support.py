# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which ops of a graph the compiler takes: by what they are at first, and each tried by itself once a region fails."""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch.fx import Node

from .. import compiler, errors
from .importer import ImportFailure, is_empty, makes_extents
from .regions import import_nodes, is_number, is_scalar

# Ops that only say how memory is seen: no reason to launch anything.
VIEWS = frozenset(str(op) for op in (
    torch.ops.aten.view, torch.ops.aten.permute, torch.ops.aten.expand, torch.ops.aten.unsqueeze, torch.ops.aten.squeeze,
    torch.ops.aten.slice, torch.ops.aten.select, torch.ops.aten.transpose, torch.ops.aten.t, torch.ops.aten.alias,
    torch.ops.aten.clone, torch.ops.aten._unsafe_view, torch.ops.aten.reshape, torch.ops.aten.split_with_sizes,
))

# Kernels of PyTorch's own that AOTAutograd chose for scaled_dot_product_attention.
ATTENTION = frozenset((
    "aten._scaled_dot_product_flash_attention", "aten._scaled_dot_product_efficient_attention",
    "aten._scaled_dot_product_cudnn_attention", "aten._scaled_dot_product_flash_attention_for_cpu",
    "aten._scaled_dot_product_fused_attention_overrideable",
))

# Lowered by torch-mlir to comparisons, which are false for NaN; PyTorch has NaN above all numbers.
_ORDERING = frozenset(("aten.sort", "aten.topk", "aten.kthvalue", "aten.median", "aten.msort", "aten.argsort"))

_FLOATS = (torch.float16, torch.bfloat16, torch.float32)
_TYPES = (*_FLOATS, torch.bool, torch.int8, torch.int16, torch.int32, torch.int64)


def makes_tensor(node: Node) -> bool:
    """Whether an op reads no tensor: torch.arange and the like."""
    return not any(tensors_of(n.meta.get("val")) for n in node.all_input_nodes)


def is_size(node: Node) -> bool:
    """Whether an op computes a number on the host, of numbers or of a shape: regions take those as arguments."""
    value = node.meta.get("val")
    if isinstance(value, torch.Tensor):
        return value.dtype == torch.float64 and all(is_scalar(v) for v in (value, *(n.meta.get("val") for n in node.all_input_nodes)))
    return isinstance(value, (int, float, bool, torch.SymInt, torch.SymFloat, torch.SymBool))


def is_view(node: Node) -> bool:
    return node.target is operator.getitem or str(getattr(node.target, "overloadpacket", None)) in VIEWS


def shares_memory(node: Node) -> bool:
    """Whether an op's results lie in the memory of its first operand."""
    if node.target in (operator.getitem, torch.ops.aten._unsafe_view.default):
        return True
    schema = getattr(node.target, "_schema", None)
    return node.op == "call_function" and bool(schema) and any(result.alias_info for result in schema.returns)


def tensors_of(value: Any) -> list[torch.Tensor]:
    if isinstance(value, torch.Tensor):
        return [value]
    return [t for v in value for t in tensors_of(v)] if isinstance(value, (list, tuple)) else []


def device_of(node: Node) -> torch.device | None:
    """Where an op's tensors are; None for an op of none, or of tensors on several devices."""
    values = [v for n in node.all_input_nodes for v in tensors_of(n.meta.get("val")) if not is_scalar(v)]
    found = {v.device for v in values + tensors_of(node.meta.get("val"))}
    return next(iter(found)) if len(found) == 1 else None


def reason_against(node: Node) -> str | None:
    """Why an op stays with PyTorch for what it is, or None."""
    if node.op != "call_function":
        return f"{node.op} is no op"
    if is_size(node):
        return "computes a number for the host"
    if node.target is operator.getitem:
        return reason_against(node.args[0])
    if not isinstance(node.target, torch._ops.OpOverload) or node.target.namespace not in ("aten", "prims"):
        return "not an op of ATen"
    if str(node.target.overloadpacket) in ATTENTION:
        return "attention stays with PyTorch's kernels (options: attention)"
    if node.target.overloadpacket == torch.ops.aten.logcumsumexp:
        return "torch-mlir's overflows"
    if str(node.target.overloadpacket).startswith("aten.as_strided"):
        return "sees memory, not a tensor"
    if torch.Tag.nondeterministic_seeded in node.target.tags:
        return "draws random numbers"
    results = tensors_of(node.meta.get("val"))
    if results and all(map(is_empty, results)):
        return "has no elements to compute"
    if makes_extents(node):
        return "its data says how large its result is"
    if str(node.target.overloadpacket) in _ORDERING and any(r.is_floating_point() for r in results):
        return "torch-mlir's order of NaN is another"
    for used in node.all_input_nodes:
        value = used.meta.get("val")
        if isinstance(value, (torch.SymFloat, torch.SymBool, float)):
            return "takes a number that the host computes"
        for tensor in tensors_of(value):
            if is_scalar(value) and (value.dtype in _TYPES or (value.dtype == torch.float64 and all(r.dtype in _FLOATS for r in results))):
                continue
            if tensor.dtype not in _TYPES:
                return f"tensors of {tensor.dtype}"
    for tensor in results:
        if tensor.dtype not in _TYPES:
            return f"tensors of {tensor.dtype}"
    if device_of(node) is not None:
        return None
    return "tensors on several devices" if results else "gives no tensor"


class Tried:
    """What became of ops that were tried by themselves, once for a spelling."""

    def __init__(self) -> None:
        self._known: dict[Any, str | None] = {}

    def reason_against(self, node: Node) -> str | None:
        """Why the compiler does not take an op; None if it does."""
        if node.target is operator.getitem:
            return None
        key = spelling(node)
        if key not in self._known:
            self._known[key] = _try(node)
        return self._known[key]


def spelling(node: Node) -> Any:
    """What two nodes share that are taken alike: op, types, ranks, extents of 1, how sizes depend on each other, and what
    is neither a tensor nor a size."""
    names: dict[Any, str] = {}

    def size(value) -> Any:
        if isinstance(value, int):
            return value == 1
        for symbol in sorted(value.node.expr.free_symbols, key=str):
            names.setdefault(symbol, f"s{len(names)}")
        return str(value.node.expr.subs({s: n for s, n in names.items()}))

    def spell(value):
        if isinstance(value, Node):
            seen = value.meta.get("val")
            if isinstance(seen, torch.Tensor):
                return ("t", seen.dtype, tuple(map(size, seen.shape)))
            return ("s", size(seen)) if is_number(seen) else ("o",)
        if isinstance(value, (list, tuple)):
            return tuple(map(spell, value))
        return ("n", str(value))

    return (node.target, spell(node.args), tuple(sorted((k, spell(v)) for k, v in node.kwargs.items())))


def _try(node: Node) -> str | None:
    users = [user for user in node.users if user.target is operator.getitem]
    outputs = users if isinstance(node.meta.get("val"), (list, tuple)) else [node]
    try:
        text = import_nodes([node, *(users if outputs is users else ())], outputs, device_of(node) or torch.device("cpu"))[1]
        left = compiler.report(text)["left_to_host"]
    except (ImportFailure, errors.FuseCompileError) as error:
        return first_line(error)
    return left[0]["reason"] if left else None


def first_line(error: Exception) -> str:
    """What an error says, in a line."""
    if isinstance(error, errors.FuseCompileError) and error.diagnostics:
        return error.diagnostics[0].message
    text = str(error).strip()
    line = text.splitlines()[0] if text else type(error).__name__
    return f"torch-mlir: {line}" if isinstance(error, ImportFailure) else line
