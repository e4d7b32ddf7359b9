# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the six examples for a chip, executes the code on the simulator, and compares with
float64; prints a table.

  simulate-examples.py FOLDER --chip=gfx942 [--seeds=0,1]

The examples themselves at small values of their dynamic sizes; then the same graphs at odd static
sizes (bench/workloads.py), which lie across tiles, vectors and waves. FOLDER takes those graphs.
"""

import argparse
import os
import re
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "bench"))
import workloads

# Graph, sizes. geglu_ffn and batched_gemm_bias_mul_permute take most of a minute at the size of
# the example file.
EXAMPLES = [
    ("gemm_bias_gelu", "M=7"),
    ("gemm_mul_mul", "M=1"),
    ("bias_gelu_residual_layernorm", "M=7"),
    ("scale_causal_softmax", "B=1"),
]
ODD = [
    ("gemm_bias_gelu_328x200", "M=1"),
    ("gemm_bias_gelu_328x200", "M=33"),
    ("gemm_bias_gelu_328x200", "M=129"),
    ("gemm_bias_gelu_201x77", "M=7"),
    ("gemm_mul_mul_328x200", "M=33"),
    ("geglu_ffn_200x328", "M=1"),
    ("geglu_ffn_200x328", "M=33"),
    ("batched_permute_3x1x328x200", ""),
    ("batched_permute_3x33x328x200", ""),
    ("bias_gelu_residual_ln_1001_f32", "M=7"),
    ("bias_gelu_residual_ln_1001_f16", "M=7"),
    ("scale_causal_softmax_129_f32", "M=2"),
    ("scale_causal_softmax_33_f16", "M=2"),
    ("scale_causal_softmax_1_f16", "M=2"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--chip", required=True)
    parser.add_argument("--seeds", default="0", help="of the order of execution")
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)

    graphs = [(name, os.path.join(ROOT, "examples", name + ".mlir"), dims) for name, dims in EXAMPLES]
    for name, dims in ODD:
        path = os.path.join(args.folder, name + ".mlir")
        with open(path, "w") as file:
            file.write(workloads.GRAPHS[name])
        graphs.append((name, path, dims))

    failed = 0
    print("%-8s %-34s %-8s %7s  %s" % ("chip", "graph", "size", "time", "worst element"))
    for name, path, dims in graphs:
        for seed in args.seeds.split(","):
            command = ["fuse-run", path, "--device=sim", "--chip=" + args.chip, "--check", "--sim-seed=" + seed]
            if dims:
                command.append("--dims=" + dims)
            start = time.time()
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            worst = re.search(r"\((\S+) of what is allowed\)", done.stdout)
            ok = done.returncode == 0 and worst
            failed += not ok
            print("%-8s %-34s %-8s %5.1f s  %s" % (
                args.chip, name, dims, time.time() - start,
                worst.group(1) + " of what is allowed" if ok else "WRONG: " + done.stdout[:1000].strip()), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
