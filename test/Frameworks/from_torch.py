# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch's modules, by torch.export and torch-mlir."""

import contextlib
import copy
import inspect
import io
from unittest import mock

import numpy as np
import torch
from torch import nn
from torch_mlir import fx
from torch_mlir.extras.fx_decomp_util import get_decomposition_table

import data

TYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64, "i32": torch.int32,
         "i16": torch.int16, "i8": torch.int8, "i1": torch.bool}
NAMES = {t: n for n, t in TYPES.items()}
# As a partitioner exports them that wants matmuls, not flattened to two dimensions: torch-mlir takes one of two dynamic dimensions
# to be 1 when it flattens them.
WHOLE = [torch.ops.aten.linear.default, torch.ops.aten.matmul.default]


class Called(nn.Module):
    """A module whose parameters are arguments, after its inputs."""

    def __init__(self, module, names, inputs):
        super().__init__()
        self.hidden, self.names, self.inputs = [module], names, inputs

    def forward(self, *args):
        if not self.names:
            return self.hidden[0](*args)
        return torch.func.functional_call(self.hidden[0], dict(zip(self.names, args[self.inputs:])), args[:self.inputs])


class Function(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *args):
        return self.function(*args)


def parameter_draw(module, name, parameter):
    """What keeps values of the size that a trained module's have."""
    if parameter.dim() >= 2:
        owner = module.get_submodule(name.rpartition(".")[0])
        if isinstance(owner, nn.Embedding) or parameter.shape[0] == 1:
            return ["normal", 1.0, 0.0]
        fan = parameter.shape[0] if type(owner).__name__ == "Conv1D" else int(np.prod(parameter.shape[1:]))
        return ["normal", float("%.3g" % fan ** -0.5), 0.0]
    positive = name.endswith(("weight", "running_var", "gamma", "scale"))
    return ["normal", 0.1, 1.0 if positive else 0.0]


def tensors(results):
    if isinstance(results, torch.Tensor):
        return [results]
    if isinstance(results, (list, tuple)):
        return [t for r in results for t in tensors(r)]
    if hasattr(results, "to_tuple"):
        return tensors(results.to_tuple())
    return [] if results is None else tensors(list(results.values()))


def arrays(results):
    return [(t.double() if t.is_floating_point() else t).detach().numpy() for t in tensors(results)]


def exported_gelu(x, approximate="none", gelu=torch.nn.functional.gelu):
    """As torch-mlir exports it: tanh GELU has a constant of its own."""
    if approximate == "none":
        return gelu(x)
    return 0.5 * x * (1.0 + torch.tanh(0.7977240352174656 * (x + 0.044715 * x ** 3)))


@contextlib.contextmanager
def everything_in_f64():
    """The module's own casts to f32 go to f64."""
    with mock.patch.object(torch, "float32", torch.float64), mock.patch.object(torch, "float", torch.float64), \
         mock.patch.object(torch.Tensor, "float", torch.Tensor.double):
        yield


def export(case, dtype, dynamic):
    """(text, arguments, results in f64, results in the type itself)."""
    torch.manual_seed(0)
    make = lambda: case.make().eval() if inspect.isclass(case.make) else Function(case.make)
    module = make().to(TYPES[dtype])
    state = {n: p for n, p in list(module.named_parameters()) + list(module.named_buffers())
             if n in module.state_dict() and p.is_floating_point()}
    arguments = [{"shape": a.sizes(), "type": a.type or dtype, "draw": a.draw} for a in case.arguments]
    arguments += [{"shape": list(p.shape), "type": NAMES[p.dtype], "draw": parameter_draw(module, n, p)} for n, p in state.items()]
    values = [torch.from_numpy(np.array(data.draw(case.name, i, a))) for i, a in enumerate(arguments)]
    count = len(case.arguments)
    typed = [v.to(TYPES[a["type"]]) if v.is_floating_point() else v for v, a in zip(values, arguments)]

    shapes = None
    if dynamic:
        dims = {d: torch.export.Dim(d, min=case.options.get("least", 2), max=case.options.get("most", 4096)) for d in dynamic}
        shapes = {"args": tuple([{i: dims[s] for i, s in enumerate(a.shape) if s in dims} for a in case.arguments] + [{}] * len(state))}
    table = dict(get_decomposition_table())
    if dtype == "bf16" or dynamic:
        for op in WHOLE:
            table.pop(op, None)
    called = Called(module, list(state), count)
    with contextlib.redirect_stderr(io.StringIO()), torch.no_grad():
        exported = fx.export_and_import(called, *typed, output_type="linalg-on-tensors", dynamic_shapes=shapes,
                                        decomposition_table=table, experimental_support_mutation=True)
    with torch.no_grad(), mock.patch.object(torch.nn.functional, "gelu", exported_gelu):
        own = arrays(called(*typed))
        with everything_in_f64():
            wide = make().double()
            results = arrays(Called(wide, list(state), count)(*values))
    return str(exported).rstrip() + "\n", arguments, results, own
