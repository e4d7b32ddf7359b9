# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graphs of ATen ops as linalg on tensors, by torch-mlir. Its faults are worked round here."""

from __future__ import annotations

import copy
import functools
import io
import math
import operator
from collections.abc import Sequence

import torch
from torch._decomp import _core_aten_decompositions_post_autograd, core_aten_decompositions, get_decompositions
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx import Graph
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols, statically_known_true

from ..errors import without_location
from . import lowering

aten = torch.ops.aten

# What is best left whole: of `linear` and `matmul` with two dynamic extents torch-mlir takes one of them for 1 once they are
# flattened to two dimensions.
_WHOLE = (aten.linear, aten.matmul)
_ATTENTION = tuple(getattr(aten, name) for name in (
    "_scaled_dot_product_flash_attention", "_scaled_dot_product_efficient_attention", "_scaled_dot_product_cudnn_attention",
    "_scaled_dot_product_flash_attention_for_cpu", "scaled_dot_product_attention"))


class ImportFailure(RuntimeError):
    """torch-mlir cannot turn a graph into linalg; the text is the first line of its reason."""


# torch-mlir lowers what becomes of these to comparisons that are false for NaN, and then takes the other side.
def _clamp(x, min=None, max=None):  # noqa: A002  the names of PyTorch's arguments
    def bound(x, limit, exceeds):
        if isinstance(limit, float) and limit != limit:
            return torch.full_like(x, limit, dtype=torch.result_type(x, limit))
        if isinstance(limit, torch.Tensor):
            exceeds = exceeds | (limit != limit)
        return torch.where(exceeds, limit, x)

    if min is not None:
        x = bound(x, min, x < min)
    return x if max is None else bound(x, max, x > max)


# torch-mlir divides by n - correction, PyTorch by no less than 0.
def _with_possible_correction(op):
    def decomposed(x, dim=None, *, correction=None, keepdim=False):
        count = math.prod(x.shape[d] for d in (dim or range(x.dim())))
        correction = 1 if correction is None else correction
        if statically_known_true(count >= correction):
            return NotImplemented
        variance, *mean = results if isinstance(results := op(x, dim, correction=0, keepdim=keepdim), tuple) else (results,)
        variance = variance * count / torch.sym_max(count - correction, 0)
        return (variance, *mean) if mean else variance

    return decomposed


def _hardtanh(x, least=-1, most=1):
    return _clamp(x, least, most) if x.is_floating_point() else _clamp(x, int(least), int(most))


def _split_with_sizes(x, sizes, dim=0):
    starts = [sum(sizes[:i]) for i in range(len(sizes))]
    return [torch.ops.aten.slice.Tensor(x, dim, start, start + size) for start, size in zip(starts, sizes)]


# torch-mlir does not make a tensor of a size that it is to divide by.
def _divisor(a, b):
    return torch.full((), b, dtype=torch.int64, device=a.device) if isinstance(b, torch.SymInt) else b


# torch-mlir's is x - trunc(x / y) * y in the tensor's type; its remainder is exact. Of integers of 64 bits it has none.
def _fmod(a, b):
    if isinstance(a, torch.Tensor) and torch.result_type(a, b) == torch.int64:
        b = _divisor(a, b)
        return a - torch.div(a, b, rounding_mode="trunc") * b
    if not (isinstance(a, torch.Tensor) and a.is_floating_point()):
        return NotImplemented
    size = torch.remainder(a.abs(), b.abs() if isinstance(b, torch.Tensor) else abs(b))
    return torch.where(a < 0, -size, size)


# torch-mlir divides by way of floats: integers of 64 bits are rounded, and so are quotients.
def _floor_divide(a, b):
    dtype = torch.result_type(a, b)
    if not isinstance(a, torch.Tensor):
        a = torch.full((), a, dtype=dtype, device=b.device)
    if dtype == torch.int64:
        b = _divisor(a, b)
        quotient = torch.div(a, b, rounding_mode="trunc")
        rest = a - quotient * b
        return quotient - ((rest != 0) & ((rest < 0) != (b < 0))).to(dtype)
    if not dtype.is_floating_point:
        return NotImplemented
    rest = torch.fmod(a, b)  # from here on as PyTorch does
    quotient = (a - rest) / b
    quotient = torch.where((rest != 0) & ((rest < 0) != (b < 0)), quotient - 1, quotient)
    floor = torch.floor(quotient)
    floor = torch.where(quotient - floor > 0.5, floor + 1, floor)
    if isinstance(b, torch.Tensor):
        return torch.where(b == 0, a / b, floor)
    return floor if b != 0 else a / b


# PyTorch's decomposition gives the type that both have in common.
def _select_scatter(x, source, dim, index):
    return core_aten_decompositions()[aten.select_scatter.default](x, source.to(x.dtype), dim, index)


def _divide(a, b, rounding_mode=None):
    return _floor_divide(a, b) if rounding_mode == "floor" else NotImplemented


_INSTEAD = {
    aten.fmod.Tensor: _fmod,
    aten.fmod.Scalar: _fmod,
    aten.floor_divide.default: _floor_divide,
    aten.floor_divide.Scalar: _floor_divide,
    aten.div.Tensor_mode: _divide,
    aten.div.Scalar_mode: _divide,
    aten.select_scatter.default: _select_scatter,
    aten.maximum.default: lambda a, b: torch.where((a > b) | (a != a), a, b),
    aten.minimum.default: lambda a, b: torch.where((a < b) | (a != a), a, b),
    aten.clamp.default: _clamp,
    aten.clamp.Tensor: _clamp,
    aten.clamp_min.default: lambda x, least: _clamp(x, least),
    aten.clamp_min.Tensor: lambda x, least: _clamp(x, least),
    aten.clamp_max.default: lambda x, most: _clamp(x, None, most),
    aten.clamp_max.Tensor: lambda x, most: _clamp(x, None, most),
    aten.hardtanh.default: _hardtanh,
    aten.var.correction: _with_possible_correction(aten.var.correction),
    aten.var_mean.correction: _with_possible_correction(aten.var_mean.correction),
}


@functools.cache
def decompositions(keep_attention: bool = False, for_export: bool = False) -> dict:
    """For AOTAutograd: ops into those that torch-mlir lowers.

    keep_attention: of scaled_dot_product_attention what PyTorch chose for the tensors stays whole.
    for_export: torch.export keeps ops that are made of others; AOTAutograd gets graphs in which they are taken apart.
    """
    table = dict(core_aten_decompositions() if for_export else _core_aten_decompositions_post_autograd())
    table.update(get_decompositions([
        aten.native_group_norm, aten.native_layer_norm, aten.addmm, aten._native_batch_norm_legit_functional,
        aten._native_batch_norm_legit_no_training, aten._native_batch_norm_legit, aten.squeeze.dims, aten.full,
        aten.logsumexp, aten._log_softmax, aten._softmax, aten._to_copy, aten.scaled_dot_product_attention,
        # torch-mlir's tanh GELU has 0.797724 for the root of 2/pi; rms_norm has no lowering.
        aten.gelu, aten._fused_rms_norm, aten.silu,
    ]))
    table.update(_INSTEAD)
    table[aten.split_with_sizes.default] = _split_with_sizes  # of dynamic sizes it has no lowering
    whole = _WHOLE + (_ATTENTION if keep_attention else ())
    for op in [op for op in table if getattr(op, "overloadpacket", op) in whole]:
        del table[op]
    return table


def _groups(before: Sequence, after: Sequence) -> list[tuple[int, int]]:
    """How many extents of one shape become how many of another of as many elements, from the left: the fewest at a time of
    which that is known."""
    groups, i, j = [], 0, 0
    while i < len(before) and j < len(after):
        start, left, right = (i, j), before[i], after[j]
        i, j = i + 1, j + 1
        while not statically_known_true(left == right):
            if i == len(before) and j == len(after):
                break
            # The smaller one grows; where that is not known, both do.
            left_is_less = statically_known_true(left < right) or j == len(after)
            right_is_less = statically_known_true(right < left) or i == len(before)
            if i < len(before) and (left_is_less or not right_is_less):
                left, i = left * before[i], i + 1
            if j < len(after) and (right_is_less or not left_is_less):
                right, j = right * after[j], j + 1
        groups.append((i - start[0], j - start[1]))
    if groups and (i < len(before) or j < len(after)):  # extents of 1 that are left
        groups[-1] = (groups[-1][0] + len(before) - i, groups[-1][1] + len(after) - j)
    return groups


def call(graph: Graph, target, *arguments) -> torch.fx.Node:
    """An op in a graph, with its value."""
    made = graph.call_function(target, arguments)
    made.meta["val"] = target(*_values(arguments))
    return made


_VIEWS = (aten.view.default, aten._unsafe_view.default, aten.reshape.default)


def _spell_out_views(graph: Graph) -> None:
    """Views of dynamic shapes as ops that say which extents become which: torch-mlir guesses, and may guess wrong."""
    for node in list(graph.nodes):
        if node.target not in _VIEWS:
            continue
        value, used = node.meta["val"], node.args[0].meta["val"]
        if all(isinstance(extent, int) for extent in (*value.shape, *used.shape)) or not value.dim() or not used.dim():
            continue
        with graph.inserting_before(node):
            result, position, sizes = node.args[0], 0, list(node.args[1])

            for taken, given in _groups(used.shape, value.shape):
                if taken > 1:
                    result = call(graph, aten.flatten.using_ints, result, position, position + taken - 1)
                if given > 1:
                    wanted = sizes[position:position + given]
                    if -1 in wanted:
                        at = wanted.index(-1)
                        extent = value.shape[position + at]
                        same = [d for d, e in enumerate(used.shape) if not isinstance(extent, int) and str(e) == str(extent)]
                        if isinstance(extent, int):
                            wanted[at] = extent
                        elif same:
                            wanted[at] = call(graph, aten.sym_size.int, node.args[0], same[0])
                        else:  # torch-mlir would go on with -1
                            others = wanted[:at] + wanted[at + 1:]
                            known = math.prod(extent for extent in others if isinstance(extent, int))
                            rest = functools.reduce(lambda a, b: call(graph, operator.mul, b, a), (e for e in others if not isinstance(e, int)), known)
                            wanted[at] = call(graph, operator.floordiv, call(graph, aten.sym_size.int, result, position), rest)
                    result = call(graph, aten.unflatten.int, result, position, wanted)
                position += given
        result.meta["val"] = value
        node.replace_all_uses_with(result)
        graph.erase_node(node)


# On f16 and bf16 PyTorch computes with numbers in f32, and compares with them in the tensor's type; torch-mlir has it the
# other way round, takes a number for one of i1 where it is compared with a bool, and has no numbers of i8 at all.
_COMPUTING = frozenset((
    aten.add, aten.sub, aten.rsub, aten.mul, aten.div, aten.addcmul, aten.addcdiv, aten.lerp,
    aten.leaky_relu, aten.elu, aten.celu, aten.softplus))
_DIVIDING = frozenset((aten.remainder, aten.fmod, aten.floor_divide))
_COMPARING = frozenset((aten.lt, aten.le, aten.gt, aten.ge, aten.eq, aten.ne))


def _is_exact(value, dtype: torch.dtype) -> bool:
    """Whether a number is one of a type; what is none is."""
    if isinstance(value, torch.fx.Node):
        return not isinstance(value.meta.get("val"), torch.SymInt)
    return not isinstance(value, (int, float)) or value != value or torch.tensor(value, dtype=torch.float64).to(dtype).item() == value


def _convert(graph: Graph, used: torch.fx.Node, dtype: torch.dtype) -> torch.fx.Node:
    made = graph.call_function(torch.ops.prims.convert_element_type.default, (used, dtype))
    made.meta["val"] = used.meta["val"].to(dtype)
    return made


def _take_numbers_as_pytorch(graph: Graph) -> None:
    for node in list(graph.nodes):
        packet = getattr(node.target, "overloadpacket", None)
        tensors = {used: used.meta["val"].dtype for used in node.all_input_nodes if isinstance(used.meta.get("val"), torch.Tensor)}
        if packet in _COMPARING and len(tensors) == 1 and isinstance(number := node.args[1], (int, float)):
            dtype = tensors[node.args[0]]
            if dtype in (torch.float16, torch.bfloat16):
                node.update_arg(1, torch.tensor(number, dtype=torch.float64).to(dtype).item())
            elif dtype == torch.bool and not isinstance(number, bool):
                with graph.inserting_before(node):
                    node.update_arg(0, _convert(graph, node.args[0], torch.float32 if isinstance(number, float) else torch.int64))
        value = node.meta.get("val")
        if not isinstance(value, torch.Tensor):
            continue
        arguments = (*node.args, *node.kwargs.values())
        if value.dtype == torch.int8:
            wide = torch.int32
            takes = packet in (_COMPUTING | _DIVIDING) and (any(isinstance(given, (int, float)) for given in arguments) or {*tensors.values()} != {torch.int8})
        else:
            wide = torch.float32
            takes = value.dtype in (torch.float16, torch.bfloat16) and packet in _COMPUTING and not all(_is_exact(a, value.dtype) for a in arguments)
        if not takes:
            continue
        with graph.inserting_before(node):
            for used in [used for used, dtype in tensors.items() if dtype == value.dtype or value.dtype == torch.int8]:
                node.replace_input_with(used, _convert(graph, used, wide))
        node.meta["val"] = value.to(wide)
        node.meta.pop("tensor_meta", None)  # it says the type, too
        with graph.inserting_after(node):
            narrowed = _convert(graph, node, value.dtype)
        node.replace_all_uses_with(narrowed, delete_user_cb=lambda user: user is not narrowed)  # noqa: B023  used at once


def _spell_for_all_values(graph: Graph) -> None:
    """Of torch-mlir's, a float equals itself, NaN too; and integers go through floats to change their sign."""
    for node in list(graph.nodes):
        value = node.meta.get("val")
        if node.target == aten.eq.Tensor and any(n.meta["val"].is_floating_point() for n in node.all_input_nodes):
            with graph.inserting_before(node):
                differs = graph.call_function(aten.ne.Tensor, node.args)
                instead = graph.call_function(aten.logical_not.default, (differs,))
                differs.meta["val"] = value
        elif node.target == aten.neg.default and not value.is_floating_point() and not value.is_complex():
            with graph.inserting_before(node):
                instead = graph.call_function(aten.rsub.Scalar, (node.args[0], 0))
        else:
            continue
        instead.meta["val"] = value
        node.replace_all_uses_with(instead)
        graph.erase_node(node)


# Where their sizes are, among the arguments.
_EMPTY = {aten.empty.memory_format: 0, aten.empty_permuted.default: 0, aten.empty_strided.default: 0, aten.new_empty.default: 1,
          aten.new_empty_strided.default: 1}


def _fill_what_is_empty(graph: Graph) -> None:
    """Memory that nobody has written would be read where a tensor is filled part by part, and then overwritten."""
    for node in list(graph.nodes):
        if node.target not in _EMPTY and node.target != aten.empty_like.default:
            continue
        value = node.meta["val"]
        zero = 0.0 if value.is_floating_point() else value.dtype != torch.bool and 0
        with graph.inserting_before(node):
            if node.target in _EMPTY:
                instead = graph.call_function(aten.full.default, (node.args[_EMPTY[node.target]], zero), {"dtype": value.dtype})
            else:
                instead = graph.call_function(aten.full_like.default, (node.args[0], zero), {"dtype": value.dtype})
        instead.meta["val"] = value
        node.replace_all_uses_with(instead)
        graph.erase_node(node)


# Where their number is, among the arguments.
_SPLATS = {aten.full.default: 1, aten.full_like.default: 1, aten.scalar_tensor.default: 0}

_KEEPING_NUMBERS = frozenset((*_VIEWS, aten.permute.default, aten.expand.default, aten.unsqueeze.default, aten.squeeze.dim, aten.squeeze.dims,
                              aten.slice.Tensor, aten.select.int, aten.transpose.int, aten.t.default, aten.alias.default, aten.clone.default,
                              aten.flip.default, aten.repeat.default, torch.ops.prims.convert_element_type.default, aten._to_copy.default))


def _fold_splats(graph: Graph) -> None:
    """What is computed of tensors that are one number all over. torch-mlir would, and finds 3.0 less than 0, and true + true
    false."""
    splats: dict[torch.fx.Node, torch.Tensor] = {}  # as many dimensions, each of 1
    for node in list(graph.nodes):
        value = node.meta.get("val")
        if node.op != "call_function" or not isinstance(value, torch.Tensor) or not all(isinstance(extent, int) for extent in value.shape):
            continue
        ones = [1] * value.dim()
        if node.target in _SPLATS:
            number = node.args[_SPLATS[node.target]]
            if isinstance(number, (int, float)):
                splats[node] = torch.full(ones, number, dtype=value.dtype)
            continue
        if not node.all_input_nodes or not all(used in splats for used in node.all_input_nodes):
            continue
        if node.target in _KEEPING_NUMBERS:
            result = splats[node.args[0]].to(value.dtype).reshape(-1)[:1].reshape(ones)
        elif torch.Tag.pointwise in getattr(node.target, "tags", ()) or getattr(node.target, "overloadpacket", None) == aten.floor_divide:
            result = node.target(*torch.fx.node.map_arg(node.args, splats.__getitem__), **torch.fx.node.map_arg(node.kwargs, splats.__getitem__))
        else:
            continue
        if result.dtype != value.dtype or list(result.shape) != ones:
            continue
        with graph.inserting_before(node):
            made = graph.call_function(aten.full.default, (list(value.shape), result.item()), {"dtype": value.dtype})
        made.meta["val"], splats[made] = value, result
        node.replace_all_uses_with(made)
        graph.erase_node(node)


def _count_places_from_the_left(graph: Graph) -> None:
    """Where index_put writes: what is counted from the right torch-mlir drops."""
    for node in list(graph.nodes):
        if getattr(node.target, "overloadpacket", None) not in (aten.index_put, aten._unsafe_index_put):
            continue
        shape, indices, dim = node.args[0].meta["val"].shape, list(node.args[1]), 0
        with graph.inserting_before(node):
            for i, index in enumerate(indices):
                value = index is not None and index.meta["val"]
                if index is None or value.dtype in (torch.bool, torch.uint8):
                    dim += 1 if index is None else value.dim()
                    continue
                extent = shape[dim]
                if not isinstance(extent, int):
                    extent = call(graph, aten.sym_size.int, node.args[0], dim)
                is_from_right = call(graph, aten.lt.Scalar, index, 0)
                indices[i] = call(graph, aten.where.self, is_from_right, call(graph, aten.add.Tensor, index, extent), index)
                dim += 1
        node.update_arg(1, indices)


def _count_dimensions_from_the_left(graph: Graph) -> None:
    """Of scatter and its kin: from the right torch-mlir writes where it should not."""
    for node in graph.nodes:
        if str(getattr(node.target, "overloadpacket", "")).startswith("aten.scatter") and node.args[1] < 0:
            node.update_arg(1, node.args[1] + node.args[0].meta["val"].dim())


def _forget_devices(graph: Graph) -> None:
    """Ops that make tensors say on which device: a region has one, and torch-mlir's lowerings are for none or the CPU."""
    host = torch.device("cpu")
    for node in graph.nodes:
        node.args, node.kwargs = (torch.fx.node.map_aggregate(given, lambda value: host if isinstance(value, torch.device) else value)
                                  for given in (node.args, node.kwargs))


def _values(arguments):
    return torch.fx.node.map_arg(arguments, lambda node: node.meta["val"])


# In torch-mlir's hands true is -1 here, and two of them are none.
_COUNTING = frozenset((aten.sort, aten.topk, aten.argsort, aten.msort, aten.kthvalue, aten.median, aten.scatter_add, aten.scatter_reduce,
                       aten.index_put, aten._unsafe_index_put, aten.index_add))

# What torch-mlir lives through on i8: of much else it makes types and numbers that are none.
_ON_I8 = frozenset((
    aten.view, aten._unsafe_view, aten.reshape, aten.permute, aten.transpose, aten.t, aten.expand, aten.unsqueeze, aten.squeeze, aten.slice,
    aten.select, aten.alias, aten.clone, aten.flatten, aten.unflatten, aten.split_with_sizes, aten.cat, aten.stack, aten.flip,
    torch.ops.prims.convert_element_type, torch.ops.prims.squeeze, aten._to_copy, aten.where, aten.abs, aten.neg, aten.sign, aten.relu, aten.constant_pad_nd,
    aten.masked_fill, aten.full_like, aten.full, aten.ones, aten.zeros, aten.scalar_tensor, aten.bitwise_and, aten.bitwise_or, aten.bitwise_xor,
    aten.bitwise_not, aten.logical_and, aten.logical_or, aten.logical_not, aten.sum, aten.cumsum, aten.argmax, aten._int_mm, aten.embedding,
    aten.index_select, aten.gather, aten.sym_size, aten.tril, aten.triu))


def _is_right_on_i8(node: torch.fx.Node, value: torch.Tensor) -> bool:
    packet = getattr(node.target, "overloadpacket", None)
    used = {n.meta["val"].dtype for n in node.all_input_nodes if isinstance(n.meta.get("val"), torch.Tensor)}
    if torch.int8 not in {value.dtype, *used} or packet in _COMPUTING | _DIVIDING | _COMPARING:
        return True
    is_narrowed = value.dtype == torch.int8 and not used <= {torch.int8, torch.bool}
    return packet in _ON_I8 and not (is_narrowed and packet == aten.where)


def makes_extents(node: torch.fx.Node) -> bool:
    """Whether a result has an extent of which nothing is known before the data is: x[x > 0]. With some of these torch-mlir
    never ends."""
    def unbacked(value) -> set:
        values = value if isinstance(value, (list, tuple)) else (value,)
        return {symbol for v in values if isinstance(v, torch.Tensor) for symbol in free_unbacked_symbols(v)}

    return bool(unbacked(node.meta.get("val")).difference(*(unbacked(n.meta.get("val")) for n in node.all_input_nodes)))


def _refuse_what_ends_the_process(graph: Graph) -> None:
    """And what is wrong. torch-mlir divides by the extents of a view, fails on i8, and takes infinity for the least
    of integers. Raises ImportFailure."""
    for node in graph.nodes:
        value = node.meta.get("val")
        value = value[0] if isinstance(value, (list, tuple)) and value else value
        if not isinstance(value, torch.Tensor) or node.op != "call_function":
            continue
        if makes_extents(node) and any(isinstance(n.meta.get("val"), torch.Tensor) for n in node.all_input_nodes):
            raise ImportFailure(f"{node.target} of which the data says how large its result is")
        if is_empty(value) and node.target in (*_VIEWS, aten.flatten.using_ints, aten.unflatten.int):
            raise ImportFailure(f"{node.target} of a tensor without elements")
        if not _is_right_on_i8(node, value):
            raise ImportFailure(f"{node.target} of integers of 8 bits")
        if not value.is_floating_point() and str(getattr(node.target, "overloadpacket", "")).startswith("aten.max_pool"):
            raise ImportFailure(f"{node.target} of integers")
        if not value.is_floating_point() and "mean" in node.args and node.target == aten.scatter_reduce.two:
            raise ImportFailure("a mean of integers is rounded to zero")
        if value.dtype == torch.bool and getattr(node.target, "overloadpacket", None) in _COUNTING:
            raise ImportFailure(f"{node.target} of bools, of which true is less than false")


def is_empty(tensor: torch.Tensor) -> bool:
    """Whether a tensor is known to have no elements."""
    return any(isinstance(extent, int) and extent == 0 for extent in tensor.shape)


def prepared(graph: Graph) -> Graph:
    """The graph as torch-mlir gets it. What is known of sizes beyond what a graph says is used here, and not later.
    Raises ImportFailure."""
    _refuse_what_ends_the_process(graph)
    graph = copy.deepcopy(graph)
    with unset_fake_temporarily():  # numbers are computed
        _fold_splats(graph)
    _spell_out_views(graph)
    _spell_for_all_values(graph)
    _fill_what_is_empty(graph)
    _take_numbers_as_pytorch(graph)
    _count_places_from_the_left(graph)
    _count_dimensions_from_the_left(graph)
    _forget_devices(graph)
    return graph


def to_linalg(graph: Graph, name: str = "main") -> str:
    """A graph whose placeholders are tensors, as the text of a module with one function. Raises ImportFailure."""
    return lowered(prepared(graph), name)


def lowered(graph: Graph, name: str = "main") -> str:
    """The same of a graph that is prepared."""
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.extras.fx_importer import FxImporter

    context = ir.Context()
    torch_dialect.register_dialect(context)
    importer = FxImporter(context=context)
    try:
        importer.import_stateless_graph(graph, func_name=name)
        content = io.BytesIO()
        importer.module.operation.write_bytecode(content)
    except Exception as error:  # noqa: BLE001  torch-mlir raises what it likes
        raise ImportFailure(_told(str(error)) or f"{type(error).__name__} without a message in its importer") from error
    try:
        return lowering.lower(content.getvalue())
    except lowering.LoweringError as error:
        raise ImportFailure(_told(str(error))) from error


def _told(text: str) -> str:
    return without_location(text).split(" that was explicitly marked illegal")[0][:300]
