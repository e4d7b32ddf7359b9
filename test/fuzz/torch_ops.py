#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every op that PyTorch tests itself with, and its sample inputs, through torch.compile(backend="fuse") beside eager.

  build/venv/bin/python test/fuzz/torch_ops.py --types=float32,float16,int64,bool --samples=4 [--ops=softmax,...]

Runs on the simulator (build/lib's stand-ins for the drivers), or with --device=cuda on a GPU. PyTorch's table of ops needs
`pip install expecttest`. A result of floating point is right if it is as close to the op in float64 as eager's, or within
PyTorch's tolerance of eager; others must be equal. What an op leaves open (memory that nobody wrote, the order of equal
elements, random numbers, integers divided by zero) is left out. The last line is `N samples, M with kernels, K failed`.
"""

import argparse
import collections
import importlib.util
import multiprocessing
import os
import pathlib
import signal
import sys
import warnings

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
if not importlib.util.find_spec("fuse_mlir"):
    sys.path.insert(0, str(ROOT / "python"))
for vendor in ("cuda", "hip"):
    if (library := ROOT / "build" / "lib" / f"libfuse-{vendor}-stand-in.so").exists():
        os.environ.setdefault(f"FUSE_{vendor.upper()}_LIBRARY", str(library))

LEFT_OPEN = ("empty", "new_empty", "empty_like", "empty_permuted", "empty_strided", "new_empty_strided", "bernoulli", "multinomial", "normal",
             "torch.ops.aten._efficient_attention_forward", "rand_like", "randn_like", "randint_like", "nn.functional.dropout", "topk", "argsort", "sort", "msort", "kthvalue", "mode", "median", "nanmedian")
SECONDS = 120  # of one sample


def tensors_in(value, found):
    """The value with its tensors replaced by their numbers in `found`, which gets them."""
    import torch

    if isinstance(value, torch.Tensor):
        found.append(value)
        return (TENSOR, len(found) - 1)
    if type(value) in (list, tuple):
        return type(value)(tensors_in(v, found) for v in value)
    if isinstance(value, dict):
        return {k: tensors_in(v, found) for k, v in value.items()}
    return value


# In front of a tensor's number.
TENSOR = "a tensor"


def with_tensors(value, tensors):
    """The value with `tensors` where tensors_in has put numbers; types of floats are theirs if these are of float64."""
    import torch

    if type(value) is tuple and len(value) == 2 and value[0] == TENSOR:
        return tensors[value[1]]
    if type(value) in (list, tuple):
        return type(value)(with_tensors(v, tensors) for v in value)
    if isinstance(value, dict):
        return {k: with_tensors(v, tensors) for k, v in value.items()}
    if isinstance(value, torch.dtype) and value.is_floating_point and any(t.dtype == torch.float64 for t in tensors):
        return torch.float64
    return value


def call_of(op, sample):
    """A function of tensors that calls the op and doubles what comes out, since no op is compiled alone; and the tensors."""
    import torch

    tensors: list = []
    spelled = tensors_in((sample.input, tuple(sample.args), dict(sample.kwargs)), tensors)

    def call(*given):
        first, args, kwargs = with_tensors(spelled, given)
        results = op(first, *args, **kwargs)
        results = results if isinstance(results, (list, tuple)) else (results,)
        results = [r for r in results if isinstance(r, torch.Tensor)]
        return (*results, *(r + r for r in results if r.dtype not in (torch.bool, torch.complex64, torch.complex128)))

    return call, tensors


def how_wrong(got, eager, exact):
    """What is wrong with a result, or None."""
    import torch

    if got.shape != eager.shape or got.dtype != eager.dtype:
        return f"{got.dtype} {tuple(got.shape)} instead of {eager.dtype} {tuple(eager.shape)}"
    try:
        torch.testing.assert_close(got, eager, equal_nan=True, check_stride=False)
        return None
    except AssertionError as error:
        if exact is None or not got.is_floating_point():
            return " ".join(str(error).split())[:300]
    ours, theirs = ((r.double() - exact).abs()[torch.isfinite(exact)] for r in (got, eager))
    if not torch.equal(torch.isfinite(got), torch.isfinite(exact)) and not torch.equal(torch.isfinite(got), torch.isfinite(eager)):
        return "other infinities or NaNs than eager's and float64's"
    ours, theirs = (0.0 if not r.numel() else r.amax().item() for r in (ours, theirs))
    return None if ours <= 1.5 * theirs else f"{ours:g} from float64, eager {theirs:g}"


def run_sample(op, sample, options):
    """(kind, message): kind is kernels, eager, wrong, or none for a sample that PyTorch itself refuses."""
    import torch

    call, tensors = call_of(op, sample)
    if not tensors:
        return "none", ""
    try:
        eager = call(*tensors)
        if any(t.is_cuda for t in tensors) and not any(t.is_floating_point() or t.is_complex() for t in tensors):
            call(*(t.cpu() for t in tensors))  # a GPU divides integers by zero, to what the instruction gives; a CPU says so
    except Exception:  # noqa: BLE001  samples of what PyTorch refuses
        return "none", ""
    try:
        exact = call(*(t.double() if t.is_floating_point() else t for t in tensors))
        exact = exact if len(exact) == len(eager) else [None] * len(eager)
    except Exception:  # noqa: BLE001  no such op in float64
        exact = [None] * len(eager)
    record: list = []
    simulated = {"chip": options.chip, "simulate": True} if options.device == "cpu" else {}
    torch._dynamo.reset()
    try:
        with torch.no_grad():
            got = torch.compile(call, backend="fuse", options={**simulated, "cache": "", "record": record})(*tensors)
    except Exception as error:  # noqa: BLE001  whatever it is, it is wrong
        return "wrong", f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
    for i, (g, e, x) in enumerate(zip(got, eager, exact)):
        if wrong := how_wrong(g, e, x if x is not None and x.shape == e.shape and x.is_floating_point() else None):
            return "wrong", f"result {i}: {wrong}"
    return "kernels" if any(graph.regions for graph in record) else "eager", ""


def run_ops(share):
    """Counts by kind, and what is wrong, of each op of a share."""
    number, options = share
    warnings.simplefilter("ignore")
    import logging

    import fuse_mlir.torch  # noqa: F401
    import torch
    from torch.testing._internal.common_methods_invocations import op_db

    logging.disable(logging.CRITICAL)

    def stop(*_):
        raise TimeoutError(f"more than {SECONDS} s")

    signal.signal(signal.SIGALRM, stop)
    counts, wrong = collections.Counter(), []
    for op in op_db[number::options.jobs]:
        if op.name in LEFT_OPEN or options.ops and op.name not in options.ops.split(","):
            continue
        for name in options.types.split(","):
            dtype = getattr(torch, name)
            if not op.supports_dtype(dtype, options.device):
                continue
            torch.manual_seed(options.seed)
            try:
                samples = list(op.sample_inputs(options.device, dtype))
            except Exception:  # noqa: BLE001  those that need another package
                continue
            step = max(1, len(samples) // options.samples)
            for i, sample in list(enumerate(samples))[::step][:options.samples]:
                signal.alarm(SECONDS)
                try:
                    kind, message = run_sample(op, sample, options)
                except TimeoutError as error:
                    kind, message = "wrong", str(error)
                finally:
                    signal.alarm(0)
                counts[kind] += 1
                if kind == "wrong":
                    wrong.append(f"{op.formatted_name} {name} sample {i}: {message}")
                    print(wrong[-1], flush=True)
    return counts, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--types", default="float32,float16,int64,bool")
    parser.add_argument("--samples", type=int, default=4, help="of an op and type, at most")
    parser.add_argument("--ops", default="", help="some of them, by PyTorch's names")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--chip", default="gfx942", help="of the simulator")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    counts, failed = collections.Counter(), 0
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for found, wrong in pool.imap_unordered(run_ops, [(i, options) for i in range(options.jobs)]):
            counts += found
            failed += len(wrong)
    print(f"{sum(counts.values()) - counts['none']} samples, {counts['kernels']} with kernels, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
