# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graphs of ATen ops as linalg on tensors, by torch-mlir. Its faults are worked round here."""

from __future__ import annotations

import functools

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch.fx import Graph, Node

aten = torch.ops.aten

# What is best left whole: of `linear` and `matmul` with two dynamic extents torch-mlir takes one of them for 1 once they are
# flattened to two dimensions.
_WHOLE = (aten.linear, aten.matmul)
_ATTENTION = tuple(getattr(aten, name) for name in (
    "_scaled_dot_product_flash_attention", "_scaled_dot_product_efficient_attention", "_scaled_dot_product_cudnn_attention",
    "_scaled_dot_product_flash_attention_for_cpu", "scaled_dot_product_attention"))


class ImportFailure(RuntimeError):
    """torch-mlir cannot turn a graph into linalg; the text is the first line of its reason."""


# torch-mlir lowers these to comparisons that are false for NaN, and then takes the other side.
def _clamp(x, min=None, max=None):  # noqa: A002  the names of PyTorch's arguments
    def bound(x, limit, exceeds):
        if isinstance(limit, torch.Tensor):
            exceeds = exceeds | (limit != limit)
        return torch.where(exceeds, limit, x)

    if min is not None:
        x = bound(x, min, x < min)
    return x if max is None else bound(x, max, x > max)


_KEEPING_NAN = {
    aten.maximum.default: lambda a, b: torch.where((a > b) | (a != a), a, b),
    aten.minimum.default: lambda a, b: torch.where((a < b) | (a != a), a, b),
    aten.clamp.default: _clamp,
    aten.clamp.Tensor: _clamp,
    aten.clamp_min.default: lambda x, least: _clamp(x, least),
    aten.clamp_min.Tensor: lambda x, least: _clamp(x, least),
    aten.clamp_max.default: lambda x, most: _clamp(x, None, most),
    aten.clamp_max.Tensor: lambda x, most: _clamp(x, None, most),
    aten.hardtanh.default: lambda x, least=-1, most=1: _clamp(x, least, most),
}


@functools.cache
def decompositions(keep_attention: bool = False) -> dict:
    """For AOTAutograd: ops into those that torch-mlir lowers.

    keep_attention: of scaled_dot_product_attention what PyTorch chose for the tensors stays whole.
    """
    table = dict(core_aten_decompositions())
    table.update(get_decompositions([
        aten.native_group_norm, aten.native_layer_norm, aten.addmm, aten._native_batch_norm_legit_functional,
        aten._native_batch_norm_legit_no_training, aten._native_batch_norm_legit, aten.squeeze.dims, aten.full,
        aten.logsumexp, aten._log_softmax, aten._softmax, aten._to_copy, aten.scaled_dot_product_attention,
        # torch-mlir's tanh GELU has 0.797724 for the root of 2/pi; rms_norm has no lowering.
        aten.gelu, aten._fused_rms_norm, aten.silu,
    ]))
    table.update(_KEEPING_NAN)
    whole = _WHOLE + (_ATTENTION if keep_attention else ())
    for op in [op for op in table if getattr(op, "overloadpacket", op) in whole]:
        del table[op]
    return table


def to_linalg(graph: Graph, name: str = "main") -> str:
    """A graph whose placeholders are tensors, as the text of a module with one function. Raises ImportFailure."""
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.extras.fx_importer import FxImporter
    from torch_mlir.passmanager import PassManager

    context = ir.Context()
    torch_dialect.register_dialect(context)
    importer = FxImporter(context=context)
    errors: list[str] = []

    def collect(diagnostic) -> bool:
        errors.append(str(diagnostic.message))
        return True

    handler = context.attach_diagnostic_handler(collect)
    stage = "its importer"
    try:
        importer.import_stateless_graph(graph, func_name=name)
        with context:
            for pipeline in (
                "torchdynamo-export-to-torch-backend-pipeline{extra-library=}",
                # A view with two dynamic extents is imported wrong without it.
                "func.func(torch-scalarize-shapes)",
                "torch-backend-to-linalg-on-tensors-backend-pipeline",
            ):
                stage = pipeline
                PassManager.parse(f"builtin.module({pipeline})").run(importer.module.operation)
        return str(importer.module)
    except Exception as error:  # noqa: BLE001  torch-mlir raises what it likes
        said = [text.strip().splitlines()[0] for text in (*errors, str(error)) if text.strip()]
        raise ImportFailure(said[0] if said else f"{type(error).__name__} without a message in {stage}") from error
    finally:
        handler.detach()

