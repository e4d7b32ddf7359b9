#!/usr/bin/env python3
"""Random products in hand-written tile IR, with roles, on sm_90a in the simulator.

Each kernel has a pipeline with one to three carried accumulators and up to four products, which add
to the carried values or to each other and are yielded to any place; a loop around the pipeline may
exchange the accumulators. wgmma runs in the background: what is copied or read before it is awaited
would be a wrong number on a GPU, and is an error in the simulator. Inputs are small integers, so
that results are exact. The last line is `N kernels, K failed`.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys

import numpy as np

TILE, DEPTH = 64, 256
PASSES = "tile-split-roles,canonicalize,cse,tile-assign-layouts,tile-plan-transports,tile-distribute,tile-thread-rings,tile-await-copies,tile-slice-epilogue,tile-allocate-shared,tile-to-nvvm,canonicalize,cse"
TO_LLVM = "convert-scf-to-cf,convert-vector-to-llvm,convert-to-llvm,reconcile-unrealized-casts"
KERNEL = """!acc = !tile.frag<{rows}x64xf32>
!x = !tile.staged<{rows}x64xf16>
!u = !tile.staged<64x64xf16>
module attributes {{gpu.container_module}} {{
gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {{
  gpu.func @k(%x: memref<{rows}x256xf16>, %u: memref<64x256xf16>, %y: memref<{rows}x64xf32>,
              %z: memref<{rows}x64xf32>)
      kernel attributes {{fuse.schedule = #fuse.warp_specialized<tile = [{rows}, 64, 64], warps = {warpgrid},
                                                                stages = {stages}{swap}>,
                         known_block_size = array<i32: {threads}, 1, 1>}} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %rows = arith.constant {rows} : index
    %trips = arith.constant {trips} : index
    tile.for_tiles (%m, %n) in (%rows, %c64) by [{rows}, 64] krange(%k0, %k1) of %c256
        distribution(#tile.persistent) {{
{fills}
      %o:{count} = scf.for %i = %c0 to %trips step %c1 iter_args({outer}) -> ({types}) {{
        %c:{count} = tile.pipeline %k0 to %k1 step 64 carry({inits}) load(%k) stages {stages} {{
          %xs = tile.load %x[%m, %k] : memref<{rows}x256xf16> -> !x
          %us = tile.load %u[%n, %k] : memref<64x256xf16> -> !u
          tile.yield %xs, %us : !x, !u
        }} compute(%k, %xs, %us, {carried}) {{
{products}
          tile.yield {yielded} : {types}
        }}
        scf.yield {exchanged} : {types}
      }}
      tile.store %o#{stored[0]}, %y[%m, %n] : !acc, memref<{rows}x64xf32>
      tile.store %o#{stored[1]}, %z[%m, %n] : !acc, memref<{rows}x64xf32>
    }}
    gpu.return
  }}
}}
}}
"""


class Kernel:
    """Random products: `(result, left, right, accumulator)`, what is yielded, and to which place the
    loop around the pipeline moves each accumulator."""

    def __init__(self, rng):
        self.warps = rng.choice((4, 4, 8))
        self.rows = self.warps * 16
        self.carried = ["a", "b", "c"][: rng.randint(1, 3)]
        values = list(self.carried)
        self.products = []
        # Both operands are of 64 rows where the left one may be either.
        operands = ("xs", "us") if self.rows == TILE else ("xs",)
        for name in "pqrs"[: rng.randint(1, 4)]:
            rhs = rng.choice(("xs", "us")) if self.rows == TILE else "us"
            self.products.append((name, rng.choice(operands), rhs, rng.choice(values)))
            values.append(name)
        self.yielded = [rng.choice(values) for _ in self.carried]
        self.fills = [rng.choice((0.0, 1.0, 2.0)) for _ in self.carried]
        self.trips = rng.choice((1, 1, 2, 3))
        self.exchanged = rng.sample(range(len(self.carried)), len(self.carried))
        self.stored = rng.choices(range(len(self.carried)), k=2)
        self.stages = rng.choice((2, 3, 4))
        self.swap = self.rows == TILE and rng.random() < 0.25

    def text(self):
        count = len(self.carried)
        tile = {"xs": "!x", "us": "!u"}
        return KERNEL.format(
            rows=self.rows, warps=self.warps, threads=self.warps * 32 + 128, stages=self.stages,
            warpgrid=[1, self.warps] if self.swap else [self.warps, 1],
            swap=", swap = true" if self.swap else "", trips=self.trips, count=count, stored=self.stored,
            fills="\n".join(f"      %f{i} = tile.fill {fill} : f32 -> !acc"
                            for i, fill in enumerate(self.fills)),
            outer=", ".join(f"%g{i} = %f{i}" for i in range(count)),
            inits=", ".join(f"%g{i} : !acc" for i in range(count)),
            types=", ".join(["!acc"] * count),
            carried=", ".join("%" + name for name in self.carried),
            products="\n".join(
                f"          %{name} = tile.mma %{lhs} * %{rhs} + %{acc} : "
                f"{tile[lhs]} * {tile[rhs]} + !acc" for name, lhs, rhs, acc in self.products),
            yielded=", ".join("%" + name for name in self.yielded),
            exchanged=", ".join(f"%c#{i}" for i in self.exchanged))

    def expected(self, x, u):
        carried = [np.full((self.rows, TILE), fill) for fill in self.fills]
        for _ in range(self.trips):
            for k in range(0, DEPTH, TILE):
                values = dict(zip(self.carried, carried))
                tiles = {"xs": x[:, k : k + TILE], "us": u[:, k : k + TILE]}
                for name, lhs, rhs, acc in self.products:
                    values[name] = tiles[lhs] @ tiles[rhs].T + values[acc]
                carried = [values[name] for name in self.yielded]
            carried = [carried[i] for i in self.exchanged]
        return [carried[i] for i in self.stored]


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
    shared = re.search(r"#tile.launch_info<[^>]*?shared_memory = (\d+)", lowered)
    maps = re.findall(r"<argument = (\d+), box = \[([\d, ]+)\], swizzle = (\d+)",
                      lowered)
    text = run_tool([tools / "fuse-opt", path,
                     f"--pass-pipeline=builtin.module(gpu.module({PASSES},{TO_LLVM},canonicalize,"
                     "cse),fuse-serialize{emit=text})"])
    quoted = re.search(r'"((?:[^"\\]|\\.)*\.version(?:[^"\\]|\\.)*)"', text).group(1)
    ptx = re.sub(r"\\([0-9A-F]{2})", lambda code: chr(int(code.group(1), 16)), quoted)
    return ptx.rstrip("\0"), int(shared.group(1)) if shared else 0, maps


def simulate(tools, ptx, kernel, shared, maps, x, u, seed):
    """The two results of the kernel."""
    def numbers(array):
        return ",".join("%g" % value for value in array.ravel())
    size = kernel.rows * TILE
    arguments = [f"x:f16:{x.size}:{numbers(x)}", f"u:f16:{u.size}:{numbers(u)}",
                 f"y:f32:{size}:none", f"z:f32:{size}:none"]
    for number, (argument, box, swizzle) in enumerate(maps):
        name = "xuyz"[int(argument)]
        rows = TILE if name == "u" else kernel.rows
        width, element = (DEPTH, 2) if name in "xu" else (TILE, 4)
        box = "x".join(reversed(box.replace(" ", "").split(",")))
        arguments.append(f"m{number}:map:{name}:{width}x{rows}:{width * element}:{box}:{swizzle}")
    out = run_tool([tools / "fuse-sim-kernel", ptx, "--chip=sm_90a", "--kernel=k", "--grid=1",
                    f"--block={kernel.warps * 32 + 128}", f"--seed={seed}", f"--shared={shared}",
                    *arguments])
    found = dict(line.split(": ", 1) for line in out.splitlines() if ": " in line)
    return [np.array(found[name].split(), float).reshape(-1, TILE) for name in "yz"]


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
        x, u = (data.integers(-2, 3, (rows, DEPTH)).astype(float) for rows in (kernel.rows, TILE))
        path, ptx = options.out / f"{seed}.mlir", options.out / f"{seed}.ptx"
        path.write_text(kernel.text())
        try:
            text, shared, maps = assemble(options.bin, path)
            ptx.write_text(text)
            results = simulate(options.bin, ptx, kernel, shared, maps, x, u, seed)
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
