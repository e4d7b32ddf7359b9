#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs graphs on a device and on the simulator, on the same inputs, and compares the results.

  compare-with-simulator.py FOLDER --chip=sm_90a [--device=cuda] [--jit] [--bin=FOLDER]

On small integers, where every product and sum is exact, graphs of products must agree bit for bit.
Random data and functions that a chip only approximates (exp2, reciprocals) may differ: by the
rounding of the last place of the result, and 1e-3 of the result's root mean square.
"""

import argparse
import os
import subprocess
import sys

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "bench"))
import workloads

# Graph, shapes of its inputs, whether it is exact on integers.
CASES = [
    ("gemm_mul_mul_328x200", [(129, 200), (328, 200), (129, 328), (129, 328)], True),
    ("gemm_mul_mul_328x200", [(7, 200), (328, 200), (7, 328), (7, 328)], True),
    ("batched_permute_3x129x328x200", None, True),
    ("gemm_bias_gelu_328x200", [(300, 200), (328, 200), (328,)], False),
    ("gemm_bias_gelu_201x77", [(33, 77), (201, 77), (201,)], False),
    ("geglu_ffn_200x328", [(129, 200), (328, 200), (328, 200), (200, 328)], False),
    ("scale_causal_softmax_129_f16", [(2, 129, 129)], False),
    ("bias_gelu_residual_ln_1001_f16", None, False),
]


def shapes_of(graph):
    """Of a graph whose case names them."""
    for case in workloads.CASES:
        if case.graph == graph:
            return case.shapes
    sys.exit("no case of " + graph)


def run(path, inputs, device, args, folder):
    command = [os.path.join(args.bin, "fuse-run"), path, "--device=" + device, "--chip=" + args.chip, "--outputs=" + folder,
               "--inputs=" + ",".join(inputs)]
    if args.jit and device != "sim":
        command.append("--jit")
    subprocess.run(command, check=True)
    return [np.load(os.path.join(folder, name)) for name in sorted(os.listdir(folder))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--chip", required=True)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--jit", action="store_true")
    parser.add_argument("--bin", default="", help="where fuse-run lies, if not in PATH")
    args = parser.parse_args()
    failed = 0
    for number, (graph, shapes, exact) in enumerate(CASES):
        folder = os.path.join(args.folder, str(number))
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, "graph.mlir")
        with open(path, "w") as file:
            file.write(workloads.GRAPHS[graph])
        for kind in ("integers", "random") if exact else ("random",):
            rng = np.random.default_rng(number)
            inputs = []
            for i, shape in enumerate(shapes or shapes_of(graph)):
                data = rng.integers(-3, 4, shape) if kind == "integers" else rng.standard_normal(shape)
                inputs.append(os.path.join(folder, "in%d.npy" % i))
                np.save(inputs[-1], data.astype(np.float16))
            results = [run(path, inputs, device, args, os.path.join(folder, kind + device))
                       for device in (args.device, "sim")]
            for a, b in zip(*results):
                differ = int((a.view(np.uint16) != b.view(np.uint16)).sum())
                x, y = a.astype(np.float64), b.astype(np.float64)
                off = np.abs(x - y) > np.abs(y) * 2.0**-10 + 1e-3 * np.sqrt((y * y).mean())
                wrong = differ if kind == "integers" else int(off.sum()) + int(np.isnan(x).sum())
                failed += wrong != 0
                print("%-34s %-8s %-8s %d of %d differ in bits, %s" % (
                    graph, "x".join(map(str, x.shape)), kind, differ, a.size,
                    "ok" if not wrong else "%d too far" % wrong))
    print("%d cases failed" % failed)
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
