# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch.compile(model, backend="fuse"): regions of the graph become kernels, the rest stays PyTorch's."""

from __future__ import annotations

import copy
import dataclasses
import functools
import hashlib
import importlib.metadata
import operator
import os
import pathlib
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.backends.registry import register_backend
from torch._functorch.aot_autograd import make_boxed_func
from torch.fx import Graph, GraphModule, Node
from torch.fx.passes.infra.partitioner import CapabilityBasedPartitioner
from torch.fx.passes.operator_support import OperatorSupportBase

from .. import compiler, errors
from ..bundle import Bundle
from .importer import ImportFailure, decompositions, has_sizes, to_linalg
from .support import is_view, makes_tensor, reason_against


@dataclasses.dataclass
class Region:
    """A part of a graph that became one function of a bundle."""

    ops: list[str]
    kernels: int
    bundle: Bundle
    text: str  # the module that was compiled


@dataclasses.dataclass
class GraphEntry:
    """What became of one graph: its regions, and the ops that were left with the reason."""

    regions: list[Region] = dataclasses.field(default_factory=list)
    left: list[tuple[str, str]] = dataclasses.field(default_factory=list)

    def __str__(self) -> str:
        lines = []
        for region in self.regions:
            lines.append(f"{region.kernels} kernel{'s' * (region.kernels != 1)}: {', '.join(region.ops)}")
        lines += [f"left to PyTorch: {op}: {reason}" for op, reason in self.left]
        return "\n".join(lines)


@dataclasses.dataclass(frozen=True)
class Options:
    """torch.compile(..., options={...}).

    chip: compile for this chip; by default that of the GPU that the tensors are on.
    simulate: run on CPU tensors by way of the driver that is there, for example the simulator's stand-in;
        without it CPU tensors stay with PyTorch.
    cache: a folder for bundles, "" for none; by default $FUSE_MLIR_CACHE or ~/.cache/fuse_mlir.
    record: a list that gets a GraphEntry for each graph.
    """

    chip: str | None = None
    simulate: bool = False
    cache: str | None = None
    record: list | None = None


def chip_of(device: torch.device) -> str | None:
    """The chip to compile for on a GPU; None for other devices and unknown GPUs."""
    if device.type != "cuda":
        return None
    if torch.version.hip:
        name = torch.cuda.get_device_properties(device).gcnArchName.split(":")[0]
        return name if name in ("gfx90a", "gfx942", "gfx950") else None
    capability = torch.cuda.get_device_capability(device)
    if capability == (9, 0):
        return "sm_90a"
    return {(8, 9): "sm_89"}.get(capability, "sm_80" if (8, 0) <= capability < (9, 0) else None)


def compile_cached(text: str, chip: str, cache: str | None = None, **options: Any) -> Bundle:
    """fuse_mlir.compile, with the bundle kept in a folder by what it is made of. Safe under several processes."""
    from .. import __version__

    folder = cache if cache is not None else os.environ.get("FUSE_MLIR_CACHE", "~/.cache/fuse_mlir")
    if not folder:
        return compiler.compile(text, chip, **options)
    content = repr((text, chip, sorted(options.items()), __version__, _library_id()))
    path = pathlib.Path(folder).expanduser() / hashlib.sha256(content.encode()).hexdigest()
    try:
        return Bundle.load(path)
    except errors.FuseBundleError:
        bundle = compiler.compile(text, chip, **options)
        try:
            bundle.save(path)
        except OSError:  # another process was first, or the folder cannot be written
            pass
        return bundle


def _library_id() -> tuple:
    """A compiler that was built anew has other bundles."""
    from .._library import _find

    status = _find().stat()
    compiler_library = _find().with_name("libfuse-compiler.so")
    return (status.st_size, status.st_mtime_ns, compiler_library.exists() and compiler_library.stat().st_mtime_ns)


class _Launch(torch.nn.Module):
    """A region in the graph's place: calls the bundle."""

    def __init__(self, bundle: Bundle, tensors: Sequence[int], simulate: bool):
        super().__init__()
        self.function = next(iter(bundle.functions.values()))
        self.tensors, self.simulate = tuple(tensors), simulate

    def forward(self, *args: Any) -> Any:
        tensors = [args[i] for i in self.tensors]
        if self.simulate:
            return _on_host(self.function, tensors)
        return self.function(*tensors)


def _on_host(function, tensors):
    import ml_dtypes
    import numpy

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


class _Support(OperatorSupportBase):
    def __init__(self, known: dict, refused: set[Node]):
        self.known, self.refused = known, refused

    def is_node_supported(self, _modules: Mapping[str, torch.nn.Module], node: Node) -> bool:
        return node not in self.refused and reason_against(node, self.known) is None


def _is_worth(nodes: Sequence[Node]) -> bool:
    """Views alone are free where they are; what reads no tensor is made once or is small."""
    return any(not is_view(node) and not makes_tensor(node) for node in nodes)


def _with_sizes_of_tensors(graph: Graph) -> list[int]:
    """Sizes that are arguments are computed of extents of tensor arguments. Returns the numbers of the tensor arguments;
    raises ImportFailure where no tensor has such an extent."""
    arguments = [node for node in graph.nodes if node.op == "placeholder"]
    for before, after in zip(arguments, arguments[1:]):  # all of them first
        before.append(after)
    extents: dict[str, tuple[Node, int]] = {}
    for tensor in arguments:
        if isinstance(tensor.meta.get("val"), torch.Tensor):
            for dim, extent in enumerate(tensor.meta["val"].shape):
                extents.setdefault(str(extent), (tensor, dim))
    first = next(node for node in graph.nodes if node.op != "placeholder")

    def compute(expression) -> Node | int:
        if str(expression) in extents:
            return graph.call_function(torch.ops.aten.sym_size.int, extents[str(expression)])
        if expression.is_Integer:
            return int(expression)
        if not (expression.is_Mul or expression.is_Add):
            raise ImportFailure(f"the size {expression} is no extent of an argument")
        combine = operator.mul if expression.is_Mul else operator.add
        return functools.reduce(lambda a, b: graph.call_function(combine, (a, b)), map(compute, expression.args))

    with graph.inserting_before(first):
        for argument in filter(has_sizes, arguments):
            value = argument.meta["val"]
            size = compute(value.node.expr) if isinstance(value, torch.SymInt) else value
            if isinstance(size, Node):
                size.meta = dict(argument.meta)
            argument.replace_all_uses_with(size)
    numbers = [i for i, argument in enumerate(arguments) if not has_sizes(argument)]
    for argument in filter(has_sizes, arguments):
        graph.erase_node(argument)
    return numbers


def _compile_region(module: GraphModule, chip: str, options: Options) -> tuple[_Launch, Region]:
    ops = [str(node.target).replace("aten.", "") for node in module.graph.nodes
           if node.op == "call_function" and not is_view(node)]
    graph = Graph()
    graph.output(graph.graph_copy(module.graph, {}))
    for new, old in zip(graph.nodes, module.graph.nodes):
        new.meta = dict(old.meta)
    tensors = _with_sizes_of_tensors(graph)
    text = to_linalg(graph)
    # The stand-in for NVIDIA's driver executes PTX.
    extra = {"emit": "text"} if options.simulate and chip.startswith("sm") else {}
    bundle = compile_cached(text, chip, options.cache, **extra)
    kernels = len(compiler.report(text)["kernels"])
    return _Launch(bundle, tensors, options.simulate), Region(ops, kernels, bundle, text)


def _compile_graph(module: GraphModule, chip: str, options: Options) -> tuple[GraphModule, GraphEntry]:
    """Regions of the graph become calls of bundles."""
    entry = GraphEntry()
    known: dict = {}
    partitioner = CapabilityBasedPartitioner(module, _Support(known, set()), allows_single_node_partition=True)
    partitions = [p for p in partitioner.propose_partitions() if _is_worth(list(p.nodes))]
    taken = {node for p in partitions for node in p.nodes}
    for node in module.graph.nodes:
        if node.op == "call_function" and node not in taken and not is_view(node):
            entry.left.append((str(node.target), reason_against(node, known) or "stands alone"))
    fused = partitioner.fuse_partitions(partitions)
    for name, region in list(fused.named_children()):
        if not isinstance(region, GraphModule):
            continue
        try:
            launch, taken_region = _compile_region(region, chip, options)
        except (ImportFailure, errors.FuseCompileError) as error:
            reason = str(error).strip().splitlines()[0]
            entry.left += [(str(n.target), reason) for n in region.graph.nodes if n.op == "call_function"]
            continue
        setattr(fused, name, launch)
        entry.regions.append(taken_region)
    fused.recompile()
    return fused, entry


def _device_of(inputs: Sequence[Any]) -> torch.device:
    devices = {value.device for value in inputs if isinstance(value, torch.Tensor)}
    return next(iter(devices)) if len(devices) == 1 else torch.device("meta")


def _forward(options: Options):
    def compile_forward(module: GraphModule, inputs: Sequence[Any]):
        device = _device_of(inputs)
        chip = options.chip if options.simulate else chip_of(device)
        if chip is None or (options.simulate and device.type != "cpu"):
            if options.record is not None:
                options.record.append(GraphEntry(left=[("the graph", f"its tensors are on {device}")]))
            return make_boxed_func(module.forward)
        compiled, entry = _compile_graph(module, chip, options)
        if options.record is not None:
            options.record.append(entry)
        return make_boxed_func(compiled.forward)

    return compile_forward


def fuse(module: GraphModule, inputs: Sequence[Any], *, options: Mapping[str, Any] | None = None, mode: str | None = None):
    """The backend: torch.compile(model, backend="fuse", options={...}); see Options. Inference only."""
    if mode not in (None, "default"):
        raise ValueError(f"backend 'fuse' has no mode {mode!r}; capture calls in a CUDA graph yourself")
    unknown = set(options or {}) - {field.name for field in dataclasses.fields(Options)}
    if unknown:
        raise ValueError(f"backend 'fuse' has no option {', '.join(sorted(unknown))}; there are: "
                         + ", ".join(field.name for field in dataclasses.fields(Options)))
    chosen = Options(**(options or {}))
    if chosen.simulate and not chosen.chip:
        raise ValueError("options: simulate needs a chip")
    return aot_autograd(fw_compiler=_forward(chosen), inference_compiler=_forward(chosen),
                        decompositions=decompositions())(module, inputs)


# Installed, it is found by its entry point, and registered then.
if not any(entry.name == "fuse" for entry in importlib.metadata.entry_points(group="torch_dynamo_backends")):
    register_backend(fuse, "fuse")


@dataclasses.dataclass
class Explanation:
    """What explain found: one GraphEntry for each graph that torch.compile made of the model."""

    graphs: list[GraphEntry]

    @property
    def kernels(self) -> int:
        return sum(region.kernels for graph in self.graphs for region in graph.regions)

    def __str__(self) -> str:
        return "\n".join(f"graph {i}\n{graph}" for i, graph in enumerate(self.graphs))


def explain(model, *args: Any, chip: str | None = None, **kwargs: Any) -> Explanation:
    """Which ops of model(*args, **kwargs) become kernels, and which are left to PyTorch, with the reason.

    chip: for tensors on the CPU the chip to explain for; the model runs once (on the CPU the kernels do not).
    """
    record: list[GraphEntry] = []
    options: dict[str, Any] = {"record": record}
    if chip:
        options |= {"chip": chip, "simulate": True}

    def compiler_only(module, inputs):
        def compile_forward(graph, values):
            original = GraphModule(graph, copy.deepcopy(graph.graph))
            entry = _compile_graph(graph, chip or chip_of(_device_of(values)) or "sm_90a", Options(**options))[1]
            record.append(entry)
            return make_boxed_func(original.forward)

        return aot_autograd(fw_compiler=compile_forward, inference_compiler=compile_forward,
                            decompositions=decompositions())(module, inputs)

    torch._dynamo.reset()
    with torch.no_grad():
        torch.compile(model, backend=compiler_only)(*args, **kwargs)
    torch._dynamo.reset()
    return Explanation(record)
