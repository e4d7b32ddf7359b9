# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch.compile(model, backend="fuse"): regions of the graph become kernels, the rest stays PyTorch's."""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import os
import re
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch._dynamo.backends import registry
from torch._dynamo.backends.common import aot_autograd
from torch.fx import GraphModule, Node
from torch.nn.attention import SDPBackend, sdpa_kernel

from .. import _page, compiler
from ..errors import kind_of
from . import lowering
from .cache import compile_cached, import_cached
from .graphs import compile_rest, run_as_it_is, with_cuda_graphs
from .importer import decompositions
from .partition import GraphEntry, partition
from .regions import Launch, Region, make_function
from .support import is_view


@dataclasses.dataclass(frozen=True)
class Options:
    """torch.compile(..., options={...}).

    chip: compile for this chip; by default that of the GPU that the tensors are on. A GPU of another chip refuses the
        code at the first call.
    simulate: run on CPU tensors by way of the driver that is there, for example the simulator's stand-in;
        without it CPU tensors stay with PyTorch.
    fallback: who gets the ops that are left: "eager", or "inductor", which sees the regions as ops of its graph.
    mode: "reduce-overhead": calls are captured in CUDA graphs, by PyTorch's cudagraph trees. A result is
        overwritten by a later call, as with torch.compile's own mode: clone what must live on. Inputs may move and
        are copied; weights that move, and each new size, are captured anew.
    attention: "pytorch" leaves scaled_dot_product_attention to PyTorch's kernels, "fuse" takes it apart into matmuls
        and softmax. By default "pytorch" on GPUs, "fuse" elsewhere.
    cache: a folder for bundles, "" for none; by default $FUSE_MLIR_CACHE or ~/.cache/fuse_mlir.
    record: a list that gets a GraphEntry for each graph.
    """

    chip: str | None = None
    simulate: bool = False
    fallback: str = "eager"
    mode: str | None = None
    attention: str | None = None
    cache: str | os.PathLike[str] | None = None
    record: list | None = None

    def __post_init__(self) -> None:
        for name, values in (("mode", (None, "default", "reduce-overhead")), ("fallback", ("eager", "inductor")),
                             ("attention", (None, "pytorch", "fuse"))):
            if getattr(self, name) not in values:
                raise ValueError(f"backend 'fuse' has no {name} {getattr(self, name)!r}; there are: " + ", ".join(map(repr, values)))
        for name, types, expected in (("simulate", bool, "a bool"), ("cache", (str, os.PathLike, type(None)), "the path of a folder"),
                                      ("record", (list, type(None)), "a list")):
            if not isinstance(getattr(self, name), types):
                raise TypeError(f"{name} is {kind_of(getattr(self, name))}; {expected} is expected")
        if self.simulate and not self.chip:
            raise ValueError("options: simulate needs a chip")
        if self.chip is not None:
            compiler.check_chip(self.chip)


def chip_of(device: torch.device) -> str | None:
    """The chip to compile for on a GPU; None for other devices and unknown GPUs."""
    if device.type != "cuda":
        return None
    if torch.version.hip:
        name = torch.cuda.get_device_properties(device).gcnArchName.split(":")[0]
        return name if name in ("gfx90a", "gfx942", "gfx950") else None
    capability = torch.cuda.get_device_capability(device)
    if capability == (9, 0):
        # A part of its own where the compiler knows one (ChipInfo.cpp).
        return "h200" if "H200" in re.findall(r"\w+", torch.cuda.get_device_name(device)) else "sm_90a"
    return {(8, 9): "sm_89"}.get(capability, "sm_80" if (8, 0) <= capability < (9, 0) else None)


def _make_for(options: Options):
    """How to compile for a device, as partition() asks."""

    def make_for(device: torch.device):
        if device.type != ("cpu" if options.simulate else "cuda"):
            return None
        chip = options.chip or chip_of(device)
        if chip is None:
            return f"{device} is a GPU of no chip that is known here: {torch.cuda.get_device_name(device)}"

        def make(nodes: Sequence[Node], outputs: Sequence[Node]):
            ops = [str(node.target).replace("aten.", "") for node in nodes if not is_view(node)]
            function = make_function(nodes, outputs, device)
            text = import_cached(function.graph, options.cache)
            # The stand-in for NVIDIA's driver executes PTX.
            extra = {"emit": "text"} if options.simulate and chip.startswith("sm") else {}
            bundle = compile_cached(text, chip, options.cache, **extra)
            region = Region(ops, bundle, text, function.copied)
            return Launch(bundle, function, text, options.simulate), region, function.arguments

        return make

    return make_for


def _forward(options: Options, is_inference: bool):
    def compile_forward(module: GraphModule, inputs: Sequence[Any]):
        entry = partition(module, _make_for(options))
        if options.record is not None:
            options.record.append(entry)
        run = run_as_it_is(module)
        if options.fallback == "inductor" and is_inference:
            run = compile_rest(module, inputs)
        elif options.fallback == "inductor":
            entry.notes.append("not compiled by Inductor: it is a graph for training")
        if options.mode == "reduce-overhead":
            run = with_cuda_graphs(run, module, inputs, is_inference, entry)
        return run

    return compile_forward


def fuse(module: GraphModule, inputs: Sequence[Any], *, options: Mapping[str, Any] | None = None, mode: str | None = None):
    """The backend: torch.compile(model, backend="fuse", options={...}); see Options.

    torch.compile takes either options or a mode: mode="reduce-overhead" is options={"mode": "reduce-overhead"}.
    """
    names = [field.name for field in dataclasses.fields(Options)]
    unknown = set(options or {}) - set(names)
    if unknown:
        raise ValueError(f"backend 'fuse' has no option {', '.join(sorted(unknown))}; there are: " + ", ".join(names))
    chosen = Options(**{"mode": mode, **(options or {})})
    if chosen.simulate or _is_on_gpu(inputs):
        lowering.start()
    return _lower(module, inputs, chosen.attention, _forward(chosen, False), _forward(chosen, True))


def _is_on_gpu(inputs: Sequence[Any]) -> bool:
    return any(isinstance(value, torch.Tensor) and value.device.type == "cuda" for value in inputs)


def _lower(module, inputs, attention: str | None, forward, inference):
    keep = attention == "pytorch" or (attention is None and _is_on_gpu(inputs))
    with contextlib.nullcontext() if keep else sdpa_kernel(SDPBackend.MATH):
        return aot_autograd(fw_compiler=forward, inference_compiler=inference,
                            decompositions=decompositions(keep_attention=keep))(module, inputs)


# Where torch.compile has found its entry point, it registers what that gives.
if "fuse" not in registry._BACKENDS:
    registry.register_backend(fuse, "fuse")


@dataclasses.dataclass
class Explanation:
    """What explain found: one GraphEntry for each graph that torch.compile made of the model."""

    graphs: list[GraphEntry]
    chip: str = "sm_90a"

    @property
    def kernels(self) -> int:
        return sum(region.kernels for graph in self.graphs for region in graph.regions)

    def __str__(self) -> str:
        return "\n".join(f"graph {i}\n{graph}" for i, graph in enumerate(self.graphs))

    def html(self, path: str | os.PathLike | None = None, *, dims: Mapping[str, int] | None = None) -> str:
        """A page that shows it: kernels as groups of ops, a roofline, schedules, code, and what was left with the
        reason. One text, no network.

        path: a file that it is written to, as well, whole or not at all.
        dims: numbers for the dynamic sizes, by which bytes, FLOPs and times are counted.
        """
        compiler.check_dims(dims)
        reports, left = [], []
        for i, graph in enumerate(self.graphs):
            for j, region in enumerate(graph.regions):
                name = f"graph{i}_region{j}"
                text = re.sub(r"@main\b", f"@{name}", region.text)
                report = compiler.report(text, name=name, chip=self.chip)
                if own := {size: n for size, n in (dims or {}).items() if size in report["sizes"]}:
                    report = compiler.report(text, name=name, chip=self.chip, dims=own)
                reports.append((name, report))
            left += [(f"graph{i}", op, reason) for op, reason in graph.left]
        empty = compiler.report("", name="empty", chip=self.chip)
        return _page.saved(_page.with_data(empty.html(), {**_page.merged(reports, left), "chip": empty["chip"]}), path)


def explain(model, *args: Any, chip: str | None = None, attention: str | None = None, **kwargs: Any) -> Explanation:
    """Which ops of model(*args, **kwargs) become kernels, and which are left to PyTorch, with the reason.

    chip: what to explain for, by default the GPU that the tensors are on, else sm_90a. attention: as in Options.
    The model runs once, without the kernels.

    >>> explanation = explain(lambda x: torch.special.erfinv(torch.tanh(x * 0.5)), torch.ones(8), chip="gfx942")
    >>> explanation.kernels, explanation.graphs[0].left[0][0]
    (1, 'aten.erfinv.default')
    """
    if not callable(model) or isinstance(model, type):  # of a class torch.compile makes another
        raise TypeError(f"the model is {kind_of(model)}; a torch.nn.Module or a function is expected")
    Options(chip=chip, attention=attention)  # checks both
    record: list[GraphEntry] = []
    explanation = Explanation(record)

    def compiler_only(module, inputs):
        def compile_forward(graph, _):
            original = GraphModule(graph, copy.deepcopy(graph.graph))
            device = next((v.device for v in inputs if isinstance(v, torch.Tensor) and v.device.type == "cuda"), None)
            explanation.chip = chip or (device and chip_of(device)) or explanation.chip
            make = _make_for(Options(chip=explanation.chip, simulate=True))
            record.append(partition(graph, lambda _: make(torch.device("cpu"))))
            return run_as_it_is(original)

        return _lower(module, inputs, attention, compile_forward, compile_forward)

    torch._dynamo.reset()
    with torch.no_grad():
        torch.compile(model, backend=compiler_only)(*args, **kwargs)
    torch._dynamo.reset()
    return explanation
