# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A region: some ops of a graph as one function of a bundle, and its call in the graph's place."""

from __future__ import annotations

import dataclasses
import functools
import operator
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy
import torch
from numpy.lib.stride_tricks import as_strided
from torch._guards import detect_fake_mode
from torch._subclasses import FakeTensor
from torch.fx import Graph, GraphModule, Node
from torch.fx.experimental.symbolic_shapes import statically_known_true

from .. import compiler
from ..bundle import Bundle
from .importer import ImportFailure, to_linalg
from .memory import Part, hint, memory_order, part_of

aten = torch.ops.aten


@dataclasses.dataclass
class Region:
    """A part of a graph that became one function of a bundle.

    copied: what the graph passes it that is neither contiguous under any order of its dimensions nor a part, at a known
        place, of memory that is: copied at each call.
    """

    ops: list[str]
    bundle: Bundle
    text: str  # the module that was compiled
    copied: list[str] = dataclasses.field(default_factory=list)

    @functools.cached_property
    def _counts(self) -> tuple[int, int]:
        report = compiler.report(self.text)
        return len(report["kernels"]), len(report["copies"])

    @property
    def kernels(self) -> int:
        """How many kernels a call is."""
        return self._counts[0]

    @property
    def copies(self) -> int:
        """How many results the driver copies at a call, beside the kernels."""
        return self._counts[1]


def _inverse(order: Sequence[int]) -> list[int]:
    return [order.index(dim) for dim in range(len(order))]


def is_scalar(value: Any) -> bool:
    """Whether a tensor is a number that PyTorch has in f64 or on the host and uses as one: its type does not decide
    that of a result."""
    return isinstance(value, torch.Tensor) and value.dim() == 0 and (value.dtype == torch.float64 or value.device.type == "cpu")


def is_number(value: Any) -> bool:
    """Whether a value is a size, known or not."""
    return isinstance(value, (int, torch.SymInt)) and not isinstance(value, bool)


Get = Callable[[Sequence[Any]], torch.Tensor]


@dataclasses.dataclass
class Function:
    """Ops of a graph as a function on contiguous tensors.

    arguments: the nodes that the call in the graph gets; get: each tensor of the function from their values, and
    how, in words.
    orders: of each result's dimensions, as the function has them; None where that is the order in the graph.
    """

    graph: Graph
    device: torch.device
    arguments: list[Node]
    get: list[Get]
    how: list[str]
    orders: list[list[int] | None]
    copied: list[str]


def make_function(nodes: Sequence[Node], outputs: Sequence[Node], device: torch.device) -> Function:
    """The function that computes `outputs` by way of `nodes`, which are in the order of the graph. Raises ImportFailure."""
    inside = set(nodes)
    arguments = list(dict.fromkeys(used for node in nodes for used in node.all_input_nodes if used not in inside))
    graph = Graph()
    made = Function(graph, device, arguments, [], [], [], [])
    copies: dict[Node, Any] = {}
    orders: dict[Node, tuple[int, ...]] = {}
    parts: dict[Node, Part] = {}
    extents: dict[str, tuple[Node, int]] = {}

    def take(name: str, value: torch.Tensor, get: Get, how: str) -> Node:
        tensor = graph.placeholder(name)
        tensor.meta["val"] = value
        made.get.append(get)
        made.how.append(how)
        for dim, extent in enumerate(value.shape):
            if isinstance(extent, torch.SymInt):
                extents.setdefault(str(extent), (tensor, dim))
        return tensor

    for index, argument in enumerate(arguments):
        value = argument.meta.get("val")
        if is_scalar(value):
            dtype = torch.float32 if value.dtype == torch.float64 else value.dtype
            get = functools.partial(_get_scalar, index=index, dtype=dtype, device=device)
            copies[argument] = take(argument.name, value.to(dtype), get, f"scalar {index} as {dtype}")
        elif isinstance(value, torch.Tensor):
            get, how = operator.itemgetter(index), f"tensor {index}"
            if value.is_neg():  # the memory has the opposite of what is seen
                value, get, how = value.resolve_neg(), functools.partial(_get_resolved, index=index), f"{how} resolved"
            order = memory_order(value)
            part = part_of(value) if order is None else None
            if order is None and part is None:
                made.copied.append(argument.name)
            if part is not None:
                box = value.new_empty(part.box_shape(value))
                copies[argument] = take(argument.name, box, functools.partial(_get_box, get=get, part=part), f"{how} {part}")
                parts[argument] = part
            elif order is None or order == tuple(range(value.dim())):
                copies[argument] = take(argument.name, value, get, how)
            else:
                copies[argument] = take(argument.name, value.permute(order), functools.partial(_get_permuted, get=get, order=order),
                                        f"{how} {order}")
                orders[argument] = order
        elif not is_number(value):
            raise ImportFailure(f"{argument.name} is neither a tensor nor a size")

    sizes = [(index, a) for index, a in enumerate(arguments) if is_number(a.meta.get("val"))]
    carriers: dict[str, list[Node]] = {}

    def needs_carrier(expression) -> bool:
        if str(expression) in extents or expression.is_Integer:
            return False
        return not (expression.is_Mul or expression.is_Add) or any(map(needs_carrier, expression.args))

    for index, argument in sizes:
        value = argument.meta["val"]
        if isinstance(value, torch.SymInt) and needs_carrier(value.node.expr) and str(value.node.expr) not in carriers:
            # A size that is no extent of any tensor is that of one without elements. A number may be negative, an extent not,
            # and its tensor would be too large.
            part = [_get_whole] if statically_known_true(value >= 0) else [_get_low, _get_high, _get_high_below_zero]
            with detect_fake_mode([a.meta.get("val") for a in arguments]):
                empty = [torch.empty((get(value), 0), dtype=torch.int8) for get in part]
            carriers[str(value.node.expr)] = [
                take(f"{argument.name}{get.__name__.removeprefix('_get')}", tensor, functools.partial(_get_size, index=index, part=get, device=device),
                     f"size {index} {get.__name__}") for get, tensor in zip(part, empty)]

    def call(target, arguments) -> Node:
        node = graph.call_function(target, arguments)
        node.meta["val"] = target(*(a.meta["val"] if isinstance(a, Node) else a for a in arguments))
        return node

    def compute(expression) -> Node | int:
        if expression.is_Integer:
            return int(expression)
        if str(expression) in extents:
            return call(aten.sym_size.int, extents[str(expression)])
        if str(expression) in carriers:
            low, *high = (call(aten.sym_size.int, (carrier, 0)) for carrier in carriers[str(expression)])
            if not high:
                return low
            above, below = high
            return call(operator.add, (call(operator.mul, (call(operator.sub, (above, below)), 1 << _LOW_BITS)), low))
        combine = operator.mul if expression.is_Mul else operator.add
        return functools.reduce(lambda a, b: call(combine, (a, b)), map(compute, expression.args))

    for _, argument in sizes:
        value = argument.meta["val"]
        copies[argument] = compute(value.node.expr) if isinstance(value, torch.SymInt) else value
    for argument, part in parts.items():
        copies[argument] = part.take(call, copies[argument], argument.meta["val"])
        copies[argument].meta["val"] = argument.meta["val"]
    for argument, order in orders.items():
        copies[argument] = graph.call_function(aten.permute.default, (copies[argument], _inverse(order)))
        copies[argument].meta["val"] = argument.meta["val"]
    for node in nodes:
        copies[node] = graph.node_copy(node, copies.__getitem__)
    results = []
    for output in outputs:
        value = output.meta.get("val")
        if not isinstance(value, torch.Tensor):
            raise ImportFailure(f"{output.name} is a result that is no tensor")
        order = memory_order(value)
        result = copies[output]
        made.orders.append(None)
        if order is not None and order != tuple(range(value.dim())):
            result = graph.call_function(aten.permute.default, (result, list(order)))
            result.meta["val"] = value.permute(order)
            made.orders[-1] = _inverse(order)
        results.append(result)
    graph.output(tuple(results))
    return made


def outputs_of(nodes: Sequence[Node]) -> list[Node]:
    """Those of some nodes that others read."""
    inside = set(nodes)
    return [node for node in nodes if any(user not in inside for user in node.users)]


def import_nodes(nodes: Sequence[Node], outputs: Sequence[Node], device: torch.device) -> tuple[Function, str]:
    """The function and its text in MLIR. Raises ImportFailure."""
    function = make_function(nodes, outputs, device)
    return function, to_linalg(function.graph)


def _get_resolved(values, *, index):
    return values[index].resolve_neg()


def _get_permuted(values, *, get, order):
    return get(values).permute(order)


def _get_box(values, *, get, part):
    return part.get(get(values))


def _get_scalar(values, *, index, dtype, device):
    value = values[index]
    if isinstance(value, FakeTensor):
        return torch.empty((), dtype=dtype, device=device)
    if value.device.type == "cpu" and device.type != "cpu":
        # By way of a kernel's argument, not of a copy, which a graph would make from the same place each time.
        return torch.full((), value.item(), dtype=dtype, device=device)
    return value.to(dtype)


_MOST = 1 << 48  # of an extent

# Of a number in two's complement, as extents: what is low, and what is above it on each side of 0.
_LOW_BITS = 32


def _get_whole(number):
    return number


def _get_low(number):
    return number % (1 << _LOW_BITS)


def _get_high(number):
    return torch.sym_max(number // (1 << _LOW_BITS), 0)


def _get_high_below_zero(number):
    return torch.sym_max(-(number // (1 << _LOW_BITS)), 0)


def _get_size(values, *, index, part, device):
    return torch.empty((part(values[index]), 0), dtype=torch.int8, device=device)


class Launch(torch.nn.Module):
    """A region in the graph's place: calls the bundle.

    own_results: results are tensors that PyTorch made, as its CUDA graphs need them.
    """

    def __init__(self, bundle: Bundle, function: Function, text: str, simulate: bool):
        super().__init__()
        self.function = next(iter(bundle.functions.values()))
        self.get, self.simulate, self.own_results = tuple(function.get), simulate, False
        self.device = function.device
        self.is_size = tuple(is_number(argument.meta.get("val")) for argument in function.arguments)
        self.is_single = len(function.orders) == 1
        self.orders = tuple(function.orders) if any(function.orders) else None
        self.types = [_TYPES[result.dtype] for result in self.function.results]
        self.content = (text, bundle.chip, [str(order) for order in function.orders], function.how, str(function.device))
        self._graph, self._has_warned = function.graph, False
        self.ops = [str(node.target).replace("aten.", "") for node in function.graph.nodes if node.op == "call_function"]
        self._check_shapes()

    def _check_shapes(self) -> None:
        """Raises ImportFailure if results would have other shapes than PyTorch says, at the sizes that the graph was made
        with: of dynamic ones torch-mlir may get something wrong."""

        def sizes_of(node: Node) -> tuple[int, ...]:
            return tuple(map(hint, node.meta["val"].shape))

        nodes = list(self._graph.nodes)
        one = numpy.zeros(1)
        inputs = [as_strided(one, shape := sizes_of(node), [0] * len(shape)) for node in nodes if node.op == "placeholder"]
        expected = tuple(map(sizes_of, nodes[-1].args[0]))
        try:
            found = tuple(map(tuple, self.function.result_shapes(*inputs)))
        except ValueError as error:
            raise ImportFailure(f"gets sizes that do not fit each other: {error}") from error
        if found != expected:
            raise ImportFailure(f"results would have the shapes {found} instead of {expected}")

    def _call(self, tensors: list[torch.Tensor]) -> Any:
        if self.simulate:
            return _on_host(self.function, tensors)
        if self.own_results or not tensors:  # no input would say the device
            results = tuple(torch.empty(shape, dtype=dtype, device=self.device)
                            for shape, dtype in zip(self.function.result_shapes(*tensors), self.types))
            _call_aligned(self.function, tensors, results)
            return results[0] if self.is_single else results
        return _call_aligned(self.function, tensors)

    def _reason_against(self, tensors: Sequence[torch.Tensor]) -> str | None:
        """Why the code cannot be called with these: they are other ones than PyTorch foretold, as of some of its own ops,
        have no data, or carry a size that is too large."""
        for node, tensor in zip(self._graph.nodes, tensors):
            value = node.meta["val"]
            if isinstance(tensor, FakeTensor):
                return f"{node.name} is a tensor without data"
            if tensor.dtype != value.dtype:
                return f"{node.name} is of {tensor.dtype}, PyTorch foretold {value.dtype}"
            if tensor.device != self.device:
                return f"{node.name} is on {tensor.device}, PyTorch foretold {self.device}"
            if tensor.numel() == 0 and any(extent > _MOST for extent in tensor.shape):
                return f"{node.name} is {max(tensor.shape)}, more than an extent can be"
            if tensor.dim() != value.dim() or any(isinstance(b, int) and a != b for a, b in zip(tensor.shape, value.shape)):
                return f"{node.name} has the shape {tuple(tensor.shape)}, PyTorch foretold {tuple(value.shape)}"
        return None

    def arrange(self, tensors: Sequence[torch.Tensor], sizes: Sequence[int]) -> list[Any]:
        """The arguments of a call from its tensors and its sizes."""
        tensor, size = iter(tensors), iter(sizes)
        return [next(size) if is_size else next(tensor) for is_size in self.is_size]

    def fake(self, args: Sequence[Any]) -> list[torch.Tensor]:
        """Results without data, for arguments without."""
        results = GraphModule({}, self._graph)(*(get(args) for get in self.get))
        device = next(v.device for v in results)
        made = [torch.empty(r.shape, dtype=dtype, device=device) for r, dtype in zip(results, self.types)]
        return [r if order is None else r.permute(order) for r, order in zip(made, self.orders or [None] * len(made))]

    def forward(self, *args: Any) -> Any:
        tensors = [get(args) for get in self.get]
        try:
            results = self._call(tensors)
        except (TypeError, ValueError, RuntimeError):
            if (reason := self._reason_against(tensors)) is None:
                raise
            if not self._has_warned:
                self._has_warned = True
                warnings.warn(f"{', '.join(self.ops)}: computed by PyTorch: {reason}", stacklevel=2)
            results = GraphModule({}, self._graph)(*tensors)
            results = results[0] if self.is_single else results
        if self.orders is None:
            return results
        if not isinstance(results, tuple):
            return results.permute(self.orders[0])
        return tuple(r if order is None else r.permute(order) for r, order in zip(results, self.orders))


_TYPES = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64, "i1": torch.bool,
          "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64}


ALIGNMENT = 16  # bytes; of the widest access of a kernel


def _call_aligned(function, tensors, results=()):
    """Calls a function; inputs that begin where its kernels cannot read them, as parts of other tensors may, are copied."""
    try:
        return function(*tensors, *results)
    except ValueError:
        if not any(tensor.data_ptr() % ALIGNMENT for tensor in tensors):
            raise
    return function(*(tensor.clone() if tensor.data_ptr() % ALIGNMENT else tensor for tensor in tensors), *results)


def _on_host(function, tensors):
    import ml_dtypes

    def to_numpy(tensor):
        tensor = tensor.detach().contiguous()
        if tensor.dtype == torch.bfloat16:
            return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
        return tensor.numpy()

    def to_torch(array):
        if array.dtype.name == "bfloat16":
            return torch.from_numpy(array.view(numpy.int16)).view(torch.bfloat16)
        return torch.from_numpy(array)

    results = function.on_host(*map(to_numpy, tensors))
    return tuple(map(to_torch, results)) if isinstance(results, tuple) else to_torch(results)
