#!/usr/bin/env python3
"""Random products in hand-written tile IR, with roles, on sm_90a in the simulator.

Each kernel has a pipeline with two carried accumulators and one to four products, which add to the
carried values or to each other and are yielded to any place. wgmma runs in the background: what is
copied or read before it is awaited would be a wrong number on a GPU, and is an error in the
simulator. Inputs are small integers, so that results are exact. The last line is
`N kernels, K failed`.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys

import numpy as np

TILE, DEPTH = 64, 256
PASSES = "tile-split-roles,canonicalize,cse,tile-to-nvvm,canonicalize,cse"
TO_LLVM = "convert-scf-to-cf,convert-vector-to-llvm,convert-to-llvm,reconcile-unrealized-casts"
KERNEL = """!acc = !tile.frag<64x64xf32>
!tile = !tile.staged<64x64xf16>
module attributes {{gpu.container_module}} {{
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {{
  gpu.func @k(%x: memref<64x256xf16>, %u: memref<64x256xf16>, %y: memref<64x64xf32>,
              %z: memref<64x64xf32>)
      kernel attributes {{fuse.schedule = #fuse.schedule<tile = [64, 64, 64], warps = [4, 1],
                                                        stages = {stages}, producers = 4>,
                         known_block_size = array<i32: 256, 1, 1>}} {{
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    tile.for_tiles (%m, %n) in (%c64, %c64) by [64, 64] krange(%k0, %k1) of %c256 {{
      %fa = tile.fill {fills[0]} : f32 -> !acc
      %fb = tile.fill {fills[1]} : f32 -> !acc
      %c:2 = tile.pipeline %k0 to %k1 step 64 carry(%fa : !acc, %fb : !acc)
          load(%k) stages {stages} {{
        %xs = tile.load %x[%m, %k] : memref<64x256xf16> -> !tile
        %us = tile.load %u[%n, %k] : memref<64x256xf16> -> !tile
        tile.yield %xs, %us : !tile, !tile
      }} compute(%k, %xs, %us, %a, %b) {{
{products}
        tile.yield %{yielded[0]}, %{yielded[1]} : !acc, !acc
      }}
      tile.store %c#0, %y[%m, %n] : !acc, memref<64x64xf32>
      tile.store %c#1, %z[%m, %n] : !acc, memref<64x64xf32>
    }}
    gpu.return
  }}
}}
}}
"""


class Kernel:
    """Random products: `(result, left, right, accumulator)`, and what is yielded."""

    def __init__(self, rng):
        values = ["a", "b"]
        self.products = []
        for name in "pqrs"[: rng.randint(1, 4)]:
            operands = rng.choice(("xs", "us")), rng.choice(("xs", "us"))
            self.products.append((name, *operands, rng.choice(values)))
            values.append(name)
        self.yielded = rng.choice(values), rng.choice(values)
        self.fills = rng.choice((0.0, 1.0)), rng.choice((0.0, 2.0))
        self.stages = rng.choice((2, 3, 4))

    def text(self):
        products = "\n".join(
            f"        %{name} = tile.mma %{lhs} * %{rhs} + %{acc} : !tile * !tile + !acc"
            for name, lhs, rhs, acc in self.products
        )
        return KERNEL.format(**vars(self) | {"products": products})

    def expected(self, x, u):
        carried = [np.full((TILE, TILE), fill) for fill in self.fills]
        for k in range(0, DEPTH, TILE):
            values = dict(zip("ab", carried))
            tiles = {"xs": x[:, k : k + TILE], "us": u[:, k : k + TILE]}
            for name, lhs, rhs, acc in self.products:
                values[name] = tiles[lhs] @ tiles[rhs].T + values[acc]
            carried = [values[name] for name in self.yielded]
        return carried


def run_tool(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise RuntimeError(f"{pathlib.Path(command[0]).name}: {done.stderr[:400]}")
    return done.stdout


def assemble(tools, path):
    """The PTX of the kernel, its shared memory in bytes, and its tensor maps as (argument, box,
    swizzle)."""
    lowered = run_tool([tools / "fuse-opt", path,
                        f"--pass-pipeline=builtin.module(gpu.module({PASSES}))"])
    shared = re.search(r"fuse.shared_memory = (\d+)", lowered)
    maps = re.findall(r"\{argument = (\d+)[^}]*?box = array<i64: ([\d, ]+)>[^}]*?swizzle = (\d+)",
                      lowered)
    text = run_tool([tools / "fuse-opt", path,
                     f"--pass-pipeline=builtin.module(gpu.module({PASSES},{TO_LLVM},canonicalize,"
                     "cse),fuse-serialize{emit=text})"])
    quoted = re.search(r'"((?:[^"\\]|\\.)*\.version(?:[^"\\]|\\.)*)"', text).group(1)
    ptx = re.sub(r"\\([0-9A-F]{2})", lambda code: chr(int(code.group(1), 16)), quoted)
    return ptx.rstrip("\0"), int(shared.group(1)) if shared else 0, maps


def simulate(tools, ptx, shared, maps, x, u, seed):
    """The two results of the kernel."""
    def numbers(array):
        return ",".join("%g" % value for value in array.ravel())
    names = ["x", "u", "y", "z"]
    arguments = [f"x:f16:{x.size}:{numbers(x)}", f"u:f16:{u.size}:{numbers(u)}",
                 f"y:f32:{TILE * TILE}:none", f"z:f32:{TILE * TILE}:none"]
    for number, (argument, box, swizzle) in enumerate(maps):
        name, isInput = names[int(argument)], int(argument) < 2
        width, element = (DEPTH, 2) if isInput else (TILE, 4)
        box = "x".join(reversed(box.replace(" ", "").split(",")))
        arguments.append(f"m{number}:map:{name}:{width}x{TILE}:{width * element}:{box}:{swizzle}")
    out = run_tool([tools / "fuse-sim-kernel", ptx, "--chip=sm_90a", "--kernel=k", "--grid=1",
                    "--block=256", f"--seed={seed}", f"--shared={shared}", *arguments])
    found = dict(line.split(": ", 1) for line in out.splitlines() if ": " in line)
    return [np.array(found[name].split(), float).reshape(TILE, TILE) for name in "yz"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="folder of the tools")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="what fails is left here")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    for seed in range(options.seed, options.seed + options.count):
        kernel = Kernel(random.Random(seed))
        data = np.random.default_rng(seed)
        x, u = (data.integers(-3, 4, (TILE, DEPTH)).astype(float) for _ in range(2))
        path, ptx = options.out / f"{seed}.mlir", options.out / f"{seed}.ptx"
        path.write_text(kernel.text())
        try:
            text, shared, maps = assemble(options.bin, path)
            ptx.write_text(text)
            results = simulate(options.bin, ptx, shared, maps, x, u, seed)
            if all(map(np.array_equal, results, kernel.expected(x, u))):
                path.unlink()
                ptx.unlink()
                continue
            print(f"{path}: wrong results", flush=True)
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            print(f"{path}: {error}", flush=True)
        failed += 1
    print(f"{options.count} kernels, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
