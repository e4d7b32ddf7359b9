# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Regions of a graph: the largest that compile, and calls of them in the graph's place."""

from __future__ import annotations

import collections
import dataclasses
import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node
from torch.fx.experimental.symbolic_shapes import statically_known_true
from torch.fx.passes.infra.partitioner import CapabilityBasedPartitioner
from torch.fx.passes.operator_support import OperatorSupportBase

from .. import errors
from .importer import ImportFailure
from .memory import memory_order
from .regions import Launch, Region, import_nodes, outputs_of
from .support import Tried, device_of, first_line, is_size, is_view, makes_tensor, reason_against, shares_memory, spelling

Made = tuple[Launch, Region, list[Node]]
"""What calls a region, the region, and the nodes that the call gets."""

Make = Callable[[Sequence[Node], Sequence[Node]], Made]
"""Compiles nodes, given with those of them that others read. Raises ImportFailure and FuseCompileError."""

_FAILURES = (ImportFailure, errors.FuseCompileError)


@dataclasses.dataclass
class GraphEntry:
    """What became of one graph: its regions, and the ops that were left with the reason."""

    regions: list[Region] = dataclasses.field(default_factory=list)
    left: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    notes: list[str] = dataclasses.field(default_factory=list)

    def __str__(self) -> str:
        lines = []
        for region in self.regions:
            copies = f" and {region.copies} cop{'y' if region.copies == 1 else 'ies'}" * bool(region.copies)
            lines.append(f"{region.kernels} kernel{'s' * (region.kernels != 1)}{copies}: {', '.join(region.ops)}")
            lines += [f"  copied at each call, for its memory has no order that is known: {name}" for name in region.copied]
        lines += [f"left to PyTorch: {op}: {reason}" for op, reason in self.left]
        return "\n".join(lines + self.notes)


class _Support(OperatorSupportBase):
    def __init__(self, device: torch.device, refused: Mapping[Node, str]):
        self.device, self.refused = device, refused

    def is_node_supported(self, _modules: Mapping[str, torch.nn.Module], node: Node) -> bool:
        if node.target is operator.getitem:
            return self.is_node_supported(_modules, node.args[0])
        return node not in self.refused and reason_against(node) is None and device_of(node) == self.device


def _is_worth(nodes: Sequence[Node]) -> bool:
    """Views alone are free where they are; what reads no tensor is made once or is small."""
    return any(not is_view(node) and not makes_tensor(node) for node in nodes)


def _base(node: Node, inside: Collection[Node]) -> Node:
    """In whose memory a node of a region lies: its own, another one's of the region, or one's that the region reads."""
    while node in inside and shares_memory(node) and not (node.target is operator.getitem and not shares_memory(node.args[0])):
        node = node.args[0]
    return node


def _repeats(value: Any) -> bool:
    """Whether a tensor has elements that lie in one place."""
    return isinstance(value, torch.Tensor) and any(
        statically_known_true(stride == 0) and not statically_known_true(extent == 1)
        for stride, extent in zip(value.stride(), value.shape))


@dataclasses.dataclass(frozen=True)
class Share:
    """What of a region its function computes.

    views: what others read that lies in the memory of another result, or of an argument, or that would take more room than
        what it shows: PyTorch makes these of the results, so that they share memory as in the graph.
    """

    nodes: list[Node]
    outputs: list[Node]
    views: list[Node]


def _share(nodes: Sequence[Node]) -> Share:
    inside, read = frozenset(nodes), outputs_of(nodes)
    bases = {node: _base(node, inside) for node in read}
    count = collections.Counter(bases.values())
    views = [node for node, base in bases.items()
             if base is not node and (base not in inside or count[base] > 1 or _repeats(node.meta.get("val")))]
    results = (set(read) | {bases[node] for node in views if bases[node] in inside}) - set(views)
    needed, stack = set(), list(results)
    while stack:
        if (node := stack.pop()) not in needed:
            needed.add(node)
            stack += [used for used in node.all_input_nodes if used in inside]
    return Share([node for node in nodes if node in needed], [node for node in nodes if node in results], views)


class Regions:
    """The regions of a graph's ops on one device. What does not compile is split at the op that stops it."""

    def __init__(self, module: GraphModule, device: torch.device, make: Make, tried: Tried, refused: Mapping[Node, str]):
        self.module, self.device, self.make, self.tried = module, device, make, tried
        self.refused = dict(refused)
        self.stopped: dict[Any, int] = {}  # how often ops of a spelling stopped a region
        self.made: dict[tuple[Node, ...], tuple[Share, Made]] = {}

    def find(self) -> list[tuple[tuple[Node, ...], Share, Made]]:
        """Nodes, in the order of the graph, and what they became."""
        position = {node: i for i, node in enumerate(self.module.graph.nodes)}
        while True:
            partitioner = CapabilityBasedPartitioner(self.module, _Support(self.device, self.refused), allows_single_node_partition=True)
            proposed = [tuple(sorted(p.nodes, key=position.__getitem__)) for p in partitioner.propose_partitions()]
            proposed = sorted((p for p in proposed if _is_worth(_share(p).nodes)), key=lambda p: position[p[0]])
            if all([self._compile(nodes) for nodes in proposed]):  # all of them, for each may refuse an op
                return [(nodes, *self.made[nodes]) for nodes in proposed]

    def _compile(self, nodes: tuple[Node, ...]) -> bool:
        if nodes in self.made:
            return True
        try:
            share = _share(nodes)
            self.made[nodes] = share, self.make(share.nodes, share.outputs)
            return True
        except _FAILURES as error:
            reason = first_line(error)
            imported = not isinstance(error, ImportFailure)
        alone = {node: self.tried.reason_against(node) for node in nodes}
        if any(alone.values()):
            self.refused |= {node: why for node, why in alone.items() if why}
            return False
        self._refuse(self._culprit(nodes, imported), reason)
        return False

    def _refuse(self, node: Node, reason: str) -> None:
        node = node.args[0] if node.target is operator.getitem else node
        self.refused[node] = reason
        key = spelling(node)
        self.stopped[key] = self.stopped.get(key, 0) + 1
        if self.stopped[key] > 2:  # in a model of many layers all of them would be found so, one by one
            for other in self.module.graph.nodes:
                if other.op == "call_function" and other not in self.refused and not is_size(other) and spelling(other) == key:
                    self.refused[other] = f"as others of its kind: {reason}"

    def _culprit(self, nodes: Sequence[Node], imported: bool) -> Node:
        """The last of the fewest first nodes that fail together."""
        works, fails = 0, len(nodes)
        while fails - works > 1:
            middle = (works + fails) // 2
            first = nodes[:middle]
            try:
                if imported:
                    self.make(first, outputs_of(first))
                else:
                    import_nodes(first, outputs_of(first), self.device)
                works = middle
            except _FAILURES:
                fails = middle
        return nodes[fails - 1]


def _call(module: GraphModule, name: str, nodes: Sequence[Node], share: Share, launch: Launch,
          arguments: Sequence[Node]) -> dict[Node, Node]:
    """A call of a region instead of its nodes. Returns what stands for those that others read."""
    module.add_submodule(name, launch)
    with module.graph.inserting_after(nodes[-1]):
        call = module.graph.call_module(name, tuple(arguments))
    values = [output.meta.get("val") for output in share.outputs]
    results = [call]
    if len(values) != 1:
        call.meta["val"] = tuple(values)
        with module.graph.inserting_after(call):
            results = [module.graph.call_function(operator.getitem, (call, i)) for i in range(len(values))]
    instead = dict(zip(share.outputs, results))
    for result, value in zip(results, values):
        result.meta["val"] = value
    inside = frozenset(nodes)

    def viewed(node: Node) -> Node:
        if node in inside and node not in instead:
            instead[node] = module.graph.node_copy(node, viewed)
        return instead.get(node, node)

    with module.graph.inserting_after(results[-1]):
        for view in share.views:
            viewed(view)
    for node, result in instead.items():
        node.replace_all_uses_with(result)
    for node in reversed(nodes):
        module.graph.erase_node(node)
    return instead


def _sort(graph: Graph) -> None:
    """What a node reads in front of it; else the order stays. In place: the nodes are known by others."""
    placed: dict[Node, None] = {}
    for root in list(graph.nodes):
        stack = [root]
        while stack:
            missing = [used for used in stack[-1].all_input_nodes if used not in placed]
            if missing:
                stack.extend(reversed(missing))
            else:
                placed.setdefault(stack.pop())
    order = list(placed)
    for before, after in zip(order, order[1:]):
        before.append(after)


def _seen_by_as_strided(graph: Graph) -> dict[Node, str]:
    """Views whose place in memory as_strided reads off: a region would return each with memory of its own."""
    refused: dict[Node, str] = {}
    for node in graph.nodes:
        if not str(getattr(node.target, "overloadpacket", "")).startswith("aten.as_strided"):
            continue
        seen = node.args[0]
        while shares_memory(seen):
            refused[seen] = "as_strided sees the memory behind it"
            seen = seen.args[0]
        if isinstance(value := seen.meta.get("val"), torch.Tensor) and memory_order(value) is None:
            refused[seen] = "as_strided sees the gaps in its memory"
    return refused


def partition(module: GraphModule, make_for: Callable[[torch.device], Make | str | None]) -> GraphEntry:
    """Calls of regions instead of what compiles, in place.

    make_for: how to compile on a device; None where nothing is, or the reason.
    """
    entry = GraphEntry()
    ops = [node for node in module.graph.nodes if node.op == "call_function"]
    devices = [d for d in dict.fromkeys(map(device_of, ops)) if d is not None]
    tried, taken, seen, refused = Tried(), set(), _seen_by_as_strided(module.graph), {}
    for device in devices:
        make = make_for(device)
        if make is None or isinstance(make, str):
            refused |= {node: make or f"its tensors are on {device}" for node in ops if device_of(node) == device}
            continue
        regions = Regions(module, device, make, tried, seen)
        instead: dict[Node, Node] = {}
        for nodes, share, (launch, region, arguments) in regions.find():
            taken.update(nodes)
            arguments = [instead.get(argument, argument) for argument in arguments]
            instead |= _call(module, f"fused_{len(entry.regions)}", nodes, share, launch, arguments)
            entry.regions.append(region)
        refused |= regions.refused
        _sort(module.graph)
    for node in ops:
        if node not in taken and not is_size(node) and (node in refused or not is_view(node)):
            entry.left.append((str(node.target), refused.get(node) or reason_against(node) or "stands alone"))
    module.recompile()
    return entry
