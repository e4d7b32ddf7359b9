# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a tensor lies in memory: kernels read dense tensors, and parts of them at known places."""

from __future__ import annotations

import dataclasses
from typing import Any

import torch
from torch._subclasses import FakeTensor
from torch.fx.experimental.symbolic_shapes import statically_known_true

aten = torch.ops.aten

# How many elements a box may have for each of the part's.
_MOST_SPARSE = 16


def memory_order(tensor: torch.Tensor) -> tuple[int, ...] | None:
    """The order of dimensions in which a tensor is contiguous; None if there is none, or its strides are not known."""

    def is_contiguous(order) -> bool:
        stride = 1
        for dim in reversed(order):
            if not (statically_known_true(tensor.shape[dim] == 1) or statically_known_true(tensor.stride(dim) == stride)):
                return False
            stride = stride * tensor.shape[dim]
        return True

    as_is = tuple(range(tensor.dim()))
    if is_contiguous(as_is) or any(statically_known_true(extent == 0) for extent in tensor.shape):
        return as_is
    # Dimensions of extent 1 lie anywhere: behind the others where strides are the same.
    by_stride = tuple(sorted(as_is, key=lambda dim: (-hint(tensor.stride(dim)), hint(tensor.shape[dim]) == 1)))
    return by_stride if is_contiguous(by_stride) else None


def hint(size: Any) -> int:
    """What a size is in the call that the graph was made for; 0 if the host does not know."""
    number = size if isinstance(size, int) else size.node.hint
    return 0 if number is None else int(number)


@dataclasses.dataclass(frozen=True)
class Part:
    """A tensor as a part of a dense one in the same memory, the box.

    dims: of the tensor, those that lie in memory, the outermost first; the others have one place each.
    extents: of the box along these: a number, or None where it is the tensor's own.
    begins: where the tensor begins along these.
    step: how many elements lie between two of the tensor's; `first` is the tensor's among them.
    repeated: extents along which every element is the same one.
    """

    dims: tuple[int, ...]
    extents: tuple[int | None, ...]
    begins: tuple[int, ...]
    step: int
    first: int
    repeated: tuple[tuple[int, int], ...]

    def box_shape(self, tensor: torch.Tensor) -> list[Any]:
        shape = [tensor.shape[dim] if extent is None else extent for dim, extent in zip(self.dims, self.extents)]
        return shape + [self.step] * (self.step > 1)

    def get(self, tensor: torch.Tensor) -> torch.Tensor:
        """The box of a tensor; a copy if the tensor lies otherwise than the first one did."""
        shape = self.box_shape(tensor)
        if isinstance(tensor, FakeTensor):
            return tensor.new_empty(shape)
        strides, count = [], 1
        for extent in reversed(shape):
            strides.insert(0, count)
            count *= extent
        offset = self.first + sum(begin * stride for begin, stride in zip(self.begins, strides))
        start = tensor.storage_offset() - offset
        lies = tuple(map(tensor.stride, self.dims)) == tuple(strides[:len(self.dims)])
        if lies and start >= 0 and (start + count) * tensor.element_size() <= tensor.untyped_storage().nbytes():
            return tensor.as_strided(shape, strides, start)
        box = tensor.new_empty(shape)
        for dim in sorted(set(range(tensor.dim())) - set(self.dims), reverse=True):
            tensor = tensor.select(dim, 0)
        by_place = sorted(range(len(self.dims)), key=lambda place: self.dims[place])
        box.as_strided(tensor.shape, [strides[place] for place in by_place], offset).copy_(tensor)
        return box

    def take(self, call, box, like: torch.Tensor):
        """The tensor of its box, by `call` of an op with its operands; `like` has the tensor's shape."""
        if self.step > 1:
            box = call(aten.select.int, (box, len(self.dims), self.first))
        for place, (dim, extent, begin) in enumerate(zip(self.dims, self.extents, self.begins)):
            if extent is not None:
                box = call(aten.slice.Tensor, (box, place, begin, begin + like.shape[dim]))
        order = sorted(range(len(self.dims)), key=lambda place: self.dims[place])
        if order != list(range(len(order))):
            box = call(aten.permute.default, (box, order))
        for dim in sorted(set(range(like.dim())) - set(self.dims)):
            box = call(aten.unsqueeze.default, (box, dim))
        if self.repeated:
            # -1: as it is
            box = call(aten.expand.default, (box, [dict(self.repeated).get(dim, -1) for dim in range(like.dim())]))
        return box


def part_of(tensor: torch.Tensor) -> Part | None:
    """A tensor that is contiguous in no order of its dimensions as a part of one that is; None if it is none, or if that
    is not known. Extents but the outermost are known, or are those of the box too."""
    repeated = []
    for dim, extent in enumerate(tensor.shape):
        if statically_known_true(tensor.stride(dim) == 0) and not statically_known_true(extent == 1):
            if not isinstance(extent, int):
                return None
            repeated.append((dim, extent))
    gone = {dim for dim, _ in repeated} | {dim for dim, extent in enumerate(tensor.shape) if statically_known_true(extent == 1)}
    dims = sorted(set(range(tensor.dim())) - gone, key=lambda dim: -hint(tensor.stride(dim)))
    if not dims or not isinstance(step := tensor.stride(dims[-1]), int) or step < 1:
        return None
    extents: list[int | None] = [None]
    for outer, inner in zip(dims, dims[1:]):
        extent, apart, stride = tensor.shape[inner], tensor.stride(outer), tensor.stride(inner)
        if statically_known_true(apart == stride * extent):
            extents.append(None)
        elif isinstance(apart, int) and isinstance(stride, int) and isinstance(extent, int) and apart % stride == 0 and apart // stride > extent:
            extents.append(apart // stride)
        else:
            return None
    # Where other memory has to be copied the whole box is made.
    sparse = step
    for dim, extent in zip(dims, extents):
        sparse *= 1 if extent is None else extent / tensor.shape[dim]
    if sparse > _MOST_SPARSE:
        return None
    # As if the memory began with a whole box; if it does not, the tensor lies at the box's beginning, or in none.
    strides = [hint(tensor.stride(dim)) for dim in dims]
    rest = hint(tensor.storage_offset()) % strides[0]
    begins = [0]
    for dim, extent, stride in zip(dims[1:], extents[1:], strides[1:]):
        begins.append(rest // stride)
        rest %= stride
        if begins[-1] + hint(tensor.shape[dim]) > (hint(tensor.shape[dim]) if extent is None else extent):
            begins, rest = [0] * len(dims), 0
            break
    return Part(tuple(dims), tuple(extents), tuple(begins), step, rest, tuple(repeated))
