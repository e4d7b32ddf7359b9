# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one would use instead of Fuse for the benchmark's workloads, and what the memory allows.

A peer is (name, function, prepare): `prepare` turns a case's inputs into what the function takes, outside the timing (weights
that are joined or interleaved once). Kinds of peers:

  eager      PyTorch as it is
  compile    torch.compile
  joined     the same of a gated block, whose two weights were joined
  autotune   torch.compile with mode="max-autotune-no-cudagraphs", of joined weights where there are: 8 to 47 s a case
  library    what cuBLASLt fuses
  quack      QuACK's kernels, with the schedule that it takes unasked
  tuned      the same after it tuned them for the case: 16 to 27 s a matmul
  matmul     cuBLAS's matmul alone: a ceiling, no peer
"""

import functools
import importlib
import sys

import workloads


def same(inputs):
    return inputs


def of_case(case, kinds):
    """The peers of these kinds that can express the case."""
    import torch
    import torch.nn.functional as F

    function = workloads.reference(case.family)
    if "eager" in kinds:
        yield "eager", function, same
    if "compile" in kinds:
        yield "compile", torch.compile(function, dynamic=False), same
    gated = case.family in workloads.GATES
    if "joined" in kinds and gated:
        yield "compile, joined weights", torch.compile(joined(case.family), dynamic=False), join
    if "autotune" in kinds:
        tune = functools.partial(torch.compile, dynamic=False, mode="max-autotune-no-cudagraphs")
        yield ("max-autotune, joined weights", tune(joined(case.family)), join) if gated else ("max-autotune", tune(function), same)
    if "library" in kinds and case.family == "gemm_bias_gelu":
        yield "cuBLASLt epilogue", lambda x, w, b: torch.ops.aten._addmm_activation(b, x, w.t(), use_gelu=True), same
    for kind, name in (("quack", "QuACK"), ("tuned", "QuACK, tuned")):
        if kind in kinds and quack():
            for peer in quack_peers(case, kind == "tuned"):
                yield name, *peer
    if "matmul" in kinds and case.family in ("gemm_bias_gelu", "gemm_mul_mul"):
        yield "matmul alone", lambda x, w, *rest: F.linear(x, w), same
    if "matmul" in kinds and case.family == "batched_permute":
        yield "matmul alone", lambda a, w, *rest: torch.bmm(a, w.transpose(1, 2)), same


def joined(family):
    import torch.nn.functional as F

    act = workloads.gate(family)

    def block(x, wuv, wo):
        u, v = F.linear(x, wuv).chunk(2, dim=-1)
        return F.linear(act(u) * v, wo)

    return block


def join(inputs):
    import torch

    return [inputs[0], torch.cat(inputs[1:3]), inputs[3]]


def interleave(inputs):
    import torch

    return [inputs[0], torch.stack(inputs[1:3], dim=1).flatten(0, 1), inputs[3]]


@functools.cache
def quack():
    """QuACK's modules, or None where it cannot be imported."""
    try:
        from quack.gemm_runtime import identity

        key_of = identity.semantic_value_key

        def key(value, seen):
            # It refuses what functions of newer versions of its compiler depend on: variables of a context, methods of builtins.
            try:
                return key_of(value, seen)
            except TypeError:
                return "opaque", type(value).__qualname__, getattr(value, "__qualname__", getattr(value, "name", None))

        identity.semantic_value_key = key
        return [importlib.import_module("quack." + name) for name in ("gemm_interface", "rmsnorm", "softmax")]
    except ImportError as error:
        print("QuACK is left out: " + str(error).splitlines()[0], file=sys.stderr)
        return None


def quack_peers(case, tuned):
    """(function, prepare) of those that can express the case: one or none."""
    import torch

    gemm, norms, softmax = quack()
    if case.family == "gemm_bias_gelu":
        yield lambda x, w, b: gemm.gemm_act(
            x, w.t(), bias=b, activation="gelu_tanh_approx", store_preact=False, tuned=tuned)[1], same
    if case.family in workloads.GATES:
        # Its GEGLU is GELU by tanh, which is cheaper than ours by erf.
        gate = {"geglu_ffn": "geglu", "swiglu_ffn": "swiglu"}[case.family]

        def block(x, wuv, wo):
            hidden = gemm.gemm_gated(x, wuv.t(), activation=gate, store_preact=False, tuned=tuned)[1]
            return gemm.gemm(hidden, wo.t(), tuned=tuned)

        yield block, interleave
    if case.family == "softmax" and len(case.shapes) == 1 and not tuned:
        yield softmax.softmax_fwd, same
    if case.family in ("layer_norm", "rms_norm") and "bias" not in case.label:
        # Not by its public functions: those write the sum with the residual, too, and want the LayerNorm's weights in f32.
        normalize = norms.rmsnorm_fwd_tuned if tuned else norms._rmsnorm_fwd
        layer = case.family == "layer_norm"

        def norm(x, *rest):
            out = torch.empty_like(x)
            residual, weights = (rest[0], rest[1:]) if "residual" in case.label else (None, rest)
            normalize(x, weights[0], out, weights[1] if layer else None, None, None, residual, None, 1e-5, layer)
            return out

        yield norm, same
