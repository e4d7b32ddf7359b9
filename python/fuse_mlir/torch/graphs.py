# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What PyTorch does with a graph whose regions are calls: Inductor for the rest, CUDA graphs around all of it."""

from __future__ import annotations

import functools
import hashlib
import operator
from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

import torch
from torch._guards import TracingContext, detect_fake_mode
from torch.fx import Graph, GraphModule, Node
from torch.fx.experimental.proxy_tensor import make_fx

from .partition import GraphEntry
from .regions import Launch

Run = Callable[[list[Any]], Any]
"""A function as AOTAutograd calls it: of a list, which it empties."""


def run_as_it_is(module: GraphModule) -> Run:
    """A graph as such a function. Of what it is given nothing is held longer than the graph itself holds it."""

    def take(values: list[Any]) -> tuple[Any, ...]:
        taken = tuple(values)
        values.clear()
        return taken

    # Neither guards nor traced values say of an input whether its memory has the opposite of what is seen.
    placeholders, fixed = [node for node in module.graph.nodes if node.op == "placeholder"], frozenset(_fixed_inputs())
    unsure = [i for i, node in enumerate(placeholders) if i not in fixed and isinstance(node.meta.get("val"), torch.Tensor)]

    def run(values: list[Any]) -> Any:
        for i in unsure:
            if values[i] is not None:  # the token of an op with effects, where the graph has a tensor
                values[i] = values[i].resolve_neg()
        return module.forward(*take(values))

    run._boxed_call = True
    return run


# Regions that Inductor's code calls, by names made of their content: its code is kept on disk for other processes.
_regions: dict[str, Launch] = {}


@functools.cache
def _region_op() -> torch._ops.OpOverload:
    """The op of the dispatcher that calls them, which only Inductor needs."""
    library = torch.library.Library("fuse_mlir", "DEF")
    library.define("region(str name, Tensor[] tensors, SymInt[] sizes) -> Tensor[]", tags=(torch.Tag.needs_exact_strides,))

    @torch.library.impl(library, "region", "CompositeExplicitAutograd")
    def run(name: str, tensors: list[torch.Tensor], sizes: list[int]) -> list[torch.Tensor]:
        launch = _regions[name]
        results = launch(*launch.arrange(tensors, sizes))
        return list(results) if isinstance(results, tuple) else [results]

    @torch.library.register_fake("fuse_mlir::region", lib=library)
    def fake(name: str, tensors: list[torch.Tensor], sizes: list[Any]) -> list[torch.Tensor]:
        launch = _regions[name]
        return launch.fake(launch.arrange(tensors, sizes))

    _libraries.append(library)
    return torch.ops.fuse_mlir.region.default


_libraries: list[torch.library.Library] = []  # an op lives as long as its library


def _with_region_ops(module: GraphModule) -> GraphModule:
    """The graph with an op of the dispatcher for each call of a region."""
    graph = Graph()
    copies: dict[Node, Node] = {}
    for node in module.graph.nodes:
        launch = module.get_submodule(node.target) if node.op == "call_module" else None
        if not isinstance(launch, Launch):
            copies[node] = graph.node_copy(node, copies.__getitem__)
            continue
        name = hashlib.sha256(repr((launch.content, launch.simulate, launch.is_size)).encode()).hexdigest()[:16]
        _regions[name] = launch
        arguments = [copies[argument] if isinstance(argument, Node) else argument for argument in node.args]
        tensors = [a for a, is_size in zip(arguments, launch.is_size) if not is_size]
        sizes = [a for a, is_size in zip(arguments, launch.is_size) if is_size]
        call = graph.call_function(_region_op(), (name, tensors, sizes))
        copies[node] = graph.call_function(operator.getitem, (call, 0)) if launch.is_single else call
    return GraphModule(module, graph)


def compile_rest(module: GraphModule, inputs: Sequence[Any]) -> Run:
    """The graph compiled by Inductor, for which regions are ops that it does not know from inside. Of inference only."""
    from torch._inductor.compile_fx import compile_fx_inner
    from torch._inductor.cudagraph_utils import BoxedDeviceIndex
    from torch._inductor.decomposition import select_decomp_table
    from torch._inductor.fx_passes.joint_graph import joint_graph_passes
    from torch._inductor.utils import BoxedBool
    from torch._inductor.virtualized import V

    values = [node.meta["val"] for node in module.graph.nodes if node.op == "placeholder"]
    fake_mode = detect_fake_mode(values) or detect_fake_mode(inputs)
    with fake_mode, patch.object(fake_mode, "allow_non_fake_inputs", True):
        traced = make_fx(_with_region_ops(module), decomposition_table=select_decomp_table())(*values)
    traced = joint_graph_passes(traced)
    output = next(iter(reversed(traced.graph.nodes)))
    output.meta["user_visible_output_idxs"] = [i for i, value in enumerate(output.args[0]) if isinstance(value, Node)]
    with V.set_fake_mode(fake_mode), patch.object(fake_mode, "allow_non_fake_inputs", True):  # a region's, of constants
        return compile_fx_inner(traced, values, static_input_idxs=_fixed_inputs(), is_inference=True,
                                cudagraphs=BoxedBool(False), boxed_forward_device_index=BoxedDeviceIndex(None))


def _fixed_inputs() -> Sequence[int]:
    """The inputs that are weights: where they lie does not change from call to call."""
    context = TracingContext.try_get()
    return context.fw_metadata.static_input_indices if context and context.fw_metadata else ()


def _reason_against_cuda_graphs(module: GraphModule, inputs: Sequence[Any], is_inference: bool) -> str | None:
    if not is_inference:
        return "it is a graph for training"
    devices = {value.device for value in inputs if isinstance(value, torch.Tensor)}
    if len(devices) != 1 or next(iter(devices)).type != "cuda":
        return "its tensors are on " + (", ".join(sorted(map(str, devices))) or "no device")
    from torch._dynamo.backends.cudagraphs import check_for_skip

    return check_for_skip(module, 0)


def with_cuda_graphs(run: Run, module: GraphModule, inputs: Sequence[Any], is_inference: bool, entry: GraphEntry) -> Run:
    """The same with its calls in CUDA graphs, by PyTorch's cudagraph trees, where it can be; what keeps it from that
    becomes a note of the entry."""
    if reason := _reason_against_cuda_graphs(module, inputs, is_inference):
        entry.notes.append(f"not in a CUDA graph: {reason}")
        return run
    from torch._dynamo.backends.cudagraphs import find_input_mutations, get_stack_traces
    from torch._inductor.cudagraph_trees import cudagraphify_impl
    from torch._inductor.cudagraph_utils import get_placeholder_info

    for launch in module.modules():
        if isinstance(launch, Launch):
            launch.own_results = True
    fixed = tuple(_fixed_inputs())
    constants = [operator.attrgetter(node.target)(module) for node in module.graph.nodes if node.op == "get_attr"]
    about = {"device_index": next(v.device.index for v in inputs if isinstance(v, torch.Tensor)) or 0, "is_backward": False,
             "is_inference": True, "stack_traces": get_stack_traces(module), "placeholders": get_placeholder_info(module.graph),
             "mutated_input_idxs": tuple(find_input_mutations(module.graph)),
             "constants": tuple(value for value in constants if isinstance(value, torch.Tensor))}
    graphed: Run | None = None

    def call(values: list[Any]) -> Any:
        nonlocal graphed
        if graphed is None:  # which inputs are sizes it sees at their values: there is a graph for each of them
            graphed = cudagraphify_impl(run, values, fixed, **about)
        return graphed(values)

    call._boxed_call = True
    return call
