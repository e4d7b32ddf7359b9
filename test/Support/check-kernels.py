# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles kernels that are written in tile ops, executes them tile by tile on the CPU, on the simulator
or on a GPU, and compares every element with NumPy in float64; prints a line for each.

  check-kernels.py FOLDER --kernel=NAME --chip=gfx942 [--device=sim] [--at=mapped] [--seed=N]
                   [--only=TEXT] [--bin=FOLDER]

The kernels stand in test/integration/kernels/Inputs/NAME.mlir, where words in capitals are replaced
by the numbers of a case. FOLDER takes files. --device=cpu expands the level of --at (kernels or
mapped) for the processor of this machine.
"""

import argparse
import math
import os
import subprocess
import sys

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INPUTS = os.path.join(ROOT, "test", "integration", "kernels", "Inputs")


def schedule(chip, columns, side_by_side=1):
    """Warps of 16 rows each, or fewer of them side by side; where there are roles, warpgroups of 64
    rows, two of them, and producers."""
    lanes = 64 if chip.startswith("gfx") else 32
    roles = chip == "sm_90a"
    rows = 128 if roles else 64
    warps = [rows // 16, 1] if roles else [rows // 16 // side_by_side, side_by_side]
    producers = 4 if roles else 0
    tiles = f"tile = [{rows}, {columns}, 64], warps = {warps}"
    if roles:
        text = f"#fuse.warp_specialized<{tiles}, stages = 2>"
    elif chip.startswith("gfx"):
        text = f"#fuse.register_prefetch<{tiles}>"
    else:
        text = f"#fuse.multistage<{tiles}, stages = 2>"
    return {"SCHEDULE": text, "THREADS": (warps[0] * warps[1] + producers) * lanes, "ROWS": rows,
            "DISTRIBUTION": "persistent" if roles else "one_per_cta"}


def normal(random, shape, scale=1.0):
    return random.standard_normal(shape) * scale


def softmax(scores):
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    return scores / scores.sum(axis=1, keepdims=True)


class Attention:
    """Queries, keys, depth of the head, warps that share rows, and whether the kernel is for any
    number of keys."""

    cases = [(77, 77, 64, 1, "static"), (77, 133, 64, 2, "static"), (77, 133, 128, 1, "dynamic")]

    def __init__(self, chip, case):
        self.queries, self.keys, self.depth, side_by_side, keys = case
        self.words = schedule(chip, self.depth, side_by_side)
        scale = math.log2(math.e) / math.sqrt(self.depth)
        self.words |= {"DEPTH": self.depth, "KEYS": "?" if keys == "dynamic" else self.keys, "SCALE": f"{scale:.9f}"}

    def inputs(self, random):
        return [normal(random, (rows, self.depth)) for rows in (self.queries, self.keys, self.keys)]

    def reference(self, q, k, v):
        scores = q @ k.T / math.sqrt(self.depth)
        row, key = np.indices(scores.shape)
        scores[key > row + self.keys - self.queries] = -np.inf
        return [softmax(scores) @ v]


class Matmul:
    """Rows, columns, depth."""

    cases = [(77, 77, 200), (131, 88, 72), (1, 8, 64)]

    def __init__(self, chip, case):
        self.rows, self.columns, self.depth = case
        self.words = schedule(chip, 64) | {"DEPTH": self.depth, "COLUMNS": self.columns}

    def inputs(self, random):
        scale = 1 / math.sqrt(self.depth)
        return [normal(random, (self.rows, self.depth), 3), normal(random, (self.columns, self.depth), scale)]


class NormMatmul(Matmul):
    def reference(self, x, w):
        return [x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-6) @ w.T]


class MatmulNorm(Matmul):
    def __init__(self, chip, case):
        super().__init__(chip, case)
        self.words |= schedule(chip, 128, side_by_side=2)

    def reference(self, x, w):
        c = x @ w.T
        rms = np.sqrt((c * c).mean(axis=1) + 1e-6)
        size = self.words["ROWS"]
        sums = [c[first : first + size].sum(axis=0) for first in range(0, self.rows, size)]
        return [c / rms[:, None], rms, np.stack(sums)]


class TwoWidths(Matmul):
    cases = [(77, 61, 200), (131, 64, 72), (1, 8, 64)]

    def inputs(self, random):
        x, w = super().inputs(random)
        return [x, w, normal(random, (24, self.depth), 1 / math.sqrt(self.depth))]

    def reference(self, x, w, u):
        return [x @ w.T, x @ u.T]


KERNELS = {"attention": Attention, "norm_matmul": NormMatmul, "matmul_norm": MatmulNorm, "two_widths": TwoWidths}


def to_memory(values, element):
    """The values as files have them, and as float64."""
    if element == "f16":
        stored = values.astype(np.float16)
        return stored, stored.astype(np.float64)
    bits = values.astype(np.float32).view(np.uint32)
    bits = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
    wide = (bits.astype(np.uint32) << 16).view(np.float32)
    return bits.astype(np.uint16).view("V2"), wide.astype(np.float64)


def check(options, number, case, element):
    kernel = KERNELS[options.kernel](options.chip, case)
    with open(os.path.join(INPUTS, options.kernel + ".mlir"), encoding="utf-8") as file:
        text = file.read()
    for word, value in {**kernel.words, "ELEMENT": element}.items():
        text = text.replace(word, str(value))
    name = f"{options.kernel}_{'x'.join(map(str, case))}_{element}"
    path = os.path.join(options.folder, name)
    with open(path + ".mlir", "w", encoding="utf-8") as file:
        file.write(text)
    stored, wide = zip(*(to_memory(x, element) for x in kernel.inputs(np.random.default_rng(number))))
    files = [f"{path}_{i}.npy" for i in range(len(stored))]
    for file, array in zip(files, stored):
        np.save(file, array)
    references = [f"{path}_reference{i}.npy" for i in range(len(kernel.reference(*wide)))]
    for file, array in zip(references, kernel.reference(*wide)):
        np.save(file, np.asarray(array, dtype=np.float64))
    command = [os.path.join(options.bin, "fuse-run"), path + ".mlir", f"--device={options.device}"]
    command += [f"--chip={options.chip}", "--inputs=" + ",".join(files), "--check"]
    command.append("--reference=" + ",".join(references))
    if options.device == "cpu":
        command.append(f"--at={options.at}")
    if options.device == "sim":
        command.append(f"--sim-seed={options.seed + number}")
    run = subprocess.run(command, capture_output=True, text=True)
    for line in (run.stdout.strip() or run.stderr.strip()).splitlines():
        print(f"{options.chip} {name}: {line}", flush=True)
    return run.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--kernel", required=True, choices=sorted(KERNELS))
    parser.add_argument("--chip", required=True)
    parser.add_argument("--device", default="sim")
    parser.add_argument("--at", default="kernels")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="")
    parser.add_argument("--elements", default="f16,bf16")
    parser.add_argument("--bin", default="")
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    passed = True
    for number, case in enumerate(KERNELS[options.kernel].cases):
        for element in options.elements.split(","):
            # One case is enough of bf16.
            if options.only in "x".join(map(str, case)) and (element == "f16" or number == 1):
                passed &= check(options, number, case, element)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
