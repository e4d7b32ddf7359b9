# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the six examples for a chip, executes the code on the simulator or on a GPU, and compares
every element; prints a table.

  check-examples.py FOLDER --chip=gfx942 [--device=sim] [--seed=N] [--all|--odd] [--bin=FOLDER]

The examples themselves, at small values of their dynamic sizes, are compared with the float64
reference that fuse-run computes from the graph. The same graphs at odd static sizes
(bench/workloads.py), which lie across tiles, vectors and waves, are compared with NumPy, where there
is NumPy: what a graph means is stated here a second time. FOLDER takes files. --all adds the two
examples that take the simulator most of a minute, more sizes of the dynamic dimensions, and every
odd case; --odd leaves the examples themselves out.
"""

import argparse
import math
import os
import re
import subprocess
import sys
import time

try:
    import numpy as np
except ImportError:
    np = None

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "bench"))
import workloads

EXAMPLES = [
    ("gemm_bias_gelu", "M=7"),
    ("gemm_mul_mul", "M=1"),
    ("bias_gelu_residual_layernorm", "M=7"),
    ("scale_causal_softmax", "B=1"),
]
# With --all.
MORE_EXAMPLES = [
    ("geglu_ffn", "M=1"),
    ("geglu_ffn", "M=33"),
    ("geglu_ffn", "M=129"),
    ("geglu_ffn", "M=512"),
    ("gemm_bias_gelu", "M=65"),
    ("gemm_bias_gelu", "M=257"),
    ("gemm_mul_mul", "M=129"),
    ("batched_gemm_bias_mul_permute", ""),
    ("bias_gelu_residual_layernorm", "M=129"),
    ("scale_causal_softmax", "B=3"),
]
# Graph and value of its dynamic size.
ODD = [
    ("gemm_bias_gelu_328x200", (1,)),
    ("gemm_bias_gelu_328x200", (33,)),
    ("gemm_bias_gelu_328x200", (129,)),
    ("gemm_bias_gelu_201x77", (7,)),
    ("gemm_mul_mul_328x200", (33,)),
    ("geglu_ffn_200x328", (1,)),
    ("geglu_ffn_200x328", (33,)),
    ("batched_permute_3x1x328x200", ()),
    ("batched_permute_3x33x328x200", ()),
    ("bias_gelu_residual_ln_1001_f32", (7,)),
    ("bias_gelu_residual_ln_1001_f16", (7,)),
    ("scale_causal_softmax_129_f32", (2,)),
    ("scale_causal_softmax_33_f16", (2,)),
    ("scale_causal_softmax_1_f16", (2,)),
]


def gelu_tanh(x):
    return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def gelu_erf(x):
    return 0.5 * x * (1 + np.vectorize(math.erf, otypes=[float])(x / math.sqrt(2)))


def layer_norm(v, gamma, beta):
    centred = v - v.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * gamma + beta


def causal_softmax(x):
    rows, columns = np.arange(x.shape[-2])[:, None], np.arange(x.shape[-1])[None, :]
    v = np.where(columns <= rows, x * 0.125, -np.inf)
    e = np.exp(v - v.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


MEANINGS = {
    "gemm_bias_gelu": lambda x, w, b: gelu_tanh(x @ w.T + b),
    "gemm_mul_mul": lambda x, w, d, e: (x @ w.T) * d * e,
    "geglu_ffn": lambda x, u, v, o: (
        (gelu_erf(x @ u.T) * (x @ v.T)).astype(np.float16).astype(float) @ o.T),
    "batched_permute": lambda a, w, d, e: np.swapaxes((a @ np.swapaxes(w, 1, 2) + d) * e, 0, 1),
    "bias_gelu_residual_ln": lambda y, b, r, g, be: layer_norm(gelu_tanh(y + b) + r, g, be),
    "scale_causal_softmax": causal_softmax,
}


def write_data(case, folder):
    """Options that name inputs and their reference."""
    rng = np.random.default_rng(0)
    inputs, paths = [], []
    for shape in case.shapes:
        scale = shape[-1] ** -0.5 if inputs and len(shape) > 1 else 1.0
        inputs.append((rng.standard_normal(shape) * scale).astype("f4" if "f32" in case.graph else "f2"))
        paths.append(os.path.join(folder, "input%d.npy" % len(paths)))
        np.save(paths[-1], inputs[-1])
    reference = os.path.join(folder, "reference.npy")
    np.save(reference, np.ascontiguousarray(MEANINGS[case.family](*[x.astype(float) for x in inputs])))
    return ["--inputs=" + ",".join(paths), "--reference=" + reference]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--chip", required=True)
    parser.add_argument("--device", default="sim")
    parser.add_argument("--seed", default="0", help="of the order of execution on the simulator")
    parser.add_argument("--all", action="store_true", help="more sizes")
    parser.add_argument("--odd", action="store_true", help="not the examples themselves")
    parser.add_argument("--bin", default="", help="where fuse-run lies, if not in PATH")
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)
    failed = 0

    def run(name, path, size, options):
        nonlocal failed
        start = time.time()
        done = subprocess.run(
            [os.path.join(args.bin, "fuse-run"), path, "--device=" + args.device, "--chip=" + args.chip, "--check"]
            + (["--sim-seed=" + args.seed] if args.device == "sim" else []) + options,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        worst = re.search(r"\((\S+) of what is allowed\)", done.stdout)
        ok = done.returncode == 0 and worst
        failed += not ok
        print("%-8s %-34s %-6s %5.1f s  %s" % (
            args.chip, name, size, time.time() - start,
            worst.group(1) + " of what is allowed" if ok else "WRONG: " + done.stdout[:1000].strip()), flush=True)

    print("%-8s %-34s %-6s %7s  %s" % ("chip", "graph", "size", "time", "worst element"))
    odd = [(case.graph, case.dims) for case in workloads.CASES if case.odd] if args.all else ODD
    for name, size in [] if args.odd else EXAMPLES + (MORE_EXAMPLES if args.all else []):
        run(name, os.path.join(ROOT, "examples", name + ".mlir"), size, ["--dims=" + size] if size else [])
    for graph, dims in odd:
        path = os.path.join(args.folder, graph + ".mlir")
        with open(path, "w") as file:
            file.write(workloads.GRAPHS[graph])
        case = next(c for c in workloads.CASES if c.graph == graph and (not dims or c.dims == dims))
        size = "M=%d" % dims if dims else ""
        run(graph, path, size,
            write_data(case, args.folder) if np else ["--dims=" + size] if size else [])
    if args.all:
        print("%d cases failed" % failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
