#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times GEMM with bias and GELU at the shapes of public models (bench/shapes.py) beside cuBLASLt's epilogue.

  bench/models.py build OUT [--chip=h200] [--dtype=f16] [--only=MxNxK,...]     compiles, needs no GPU
  bench/models.py run OUT [--only=MxNxK,...] [--rounds=12] [--json=FILE] [--limit=SECONDS]

A shape has two bundles: one for its number of rows alone, and one, of its columns and depth, for any number of rows. Both
and the peer are captured in CUDA graphs of many calls, every call on the next of several input sets that together exceed
the L2 cache twice; the graphs are replayed in turn, in rounds, whose medians count. Results are compared with float64 as
bench/run.py does. What stands behind a shape marked * was held out of the tuning database and of every fit.

Needs fuse_mlir; run needs PyTorch. Exit status 1 if a result is wrong.
"""

import argparse
import concurrent.futures
import json
import math
import os
import statistics
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import shapes
import workloads


def wanted(args):
    return [s for s in shapes.SHAPES if not args.only or "%dx%dx%d" % s in args.only.split(",")]


def folder_of(out, dtype, m, n, k):
    """Where a bundle lies; m None: for any number of rows."""
    return os.path.join(out, f"{dtype}_{'any' if m is None else m}x{n}x{k}")


def build_one(path, chip, dtype, m, n, k):
    import fuse_mlir

    text = workloads.gemm_bias_gelu(n, k, dtype)
    if m is not None:
        text = text.replace("tensor<?x", f"tensor<{m}x").replace("tensor.empty(%rows)", "tensor.empty()")
    fuse_mlir.compile(text, chip).save(path)


def build(args):
    start = time.time()
    bundles = dict.fromkeys((rows, n, k) for m, n, k in wanted(args) for rows in (m, None))
    with concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        done = [pool.submit(build_one, folder_of(args.out, args.dtype, *b), args.chip, args.dtype, *b) for b in bundles]
        for future in done:
            future.result()
    print(f"{len(bundles)} bundles for {args.chip}, {time.time() - start:.0f} s")
    return 0


def run(args):
    import fuse_mlir
    import run as checks
    import torch
    from torch_layers import Timer

    start, rows, wrong = time.time(), [], 0
    print(f"{torch.cuda.get_device_name()}, driver {checks.driver_version()}, PyTorch {torch.__version__}\n")
    print("| m x n x k | Fuse, these rows | Fuse, any rows | rate | cuBLASLt epilogue | peer / these | peer / any | check |")
    print("|---|---|---|---|---|---|---|---|")
    for m, n, k in wanted(args):
        if time.time() - start > args.limit:
            print(f"| {m}x{n}x{k} | out of time |")
            continue
        case = workloads.gemm_case(m, n, k, args.dtype)
        inputs = checks.make_inputs(case, 1)
        reference = checks.reference_of(case, inputs)
        ours = [fuse_mlir.Bundle.load(folder_of(args.out, args.dtype, *b)) for b in ((m, n, k), (None, n, k))]
        found = [checks.check(case, bundle(*inputs), reference) for bundle in ours]
        wrong += sum(not passed for passed, _ in found)
        del reference
        torch.cuda.empty_cache()
        (_, peer, _), = workloads.library_peers("gemm_bias_gelu")
        sets = checks.input_sets(case, inputs)
        timers = [Timer(function, sets, "cuda") for function in (*ours, peer)]
        times = [[] for _ in timers]
        for number in range(args.rounds):
            for which in range(len(timers)) if number % 2 == 0 else reversed(range(len(timers))):
                times[which].append(timers[which].replay())
        only, any_, library = map(statistics.median, times)
        held = (m, n, k) in shapes.HELD_OUT
        rows.append(dict(m=m, n=n, k=k, held_out=held, these=only, any=any_, library=library))
        print(f"| {m}x{n}x{k}{' *' if held else ''} | {checks.spell(only)} | {checks.spell(any_)} | {checks.rate(case, only)} | "
              f"{checks.spell(library)} | {library / only:.2f}x | {library / any_:.2f}x | "
              + "; ".join(("" if passed else "FAILED: ") + text for passed, text in dict.fromkeys(found)) + " |", flush=True)
        del timers, ours, sets, inputs
        torch.cuda.empty_cache()
    for name, part in (("all", rows), ("held out", [r for r in rows if r["held_out"]])):
        for key in ("these", "any"):
            ratios = [r["library"] / r[key] for r in part]
            if ratios:
                print(f"{name}, {key} rows: geometric mean {math.exp(statistics.mean(map(math.log, ratios))):.3f}, "
                      f"least {min(ratios):.2f}, below 0.97: {sum(r < 0.97 for r in ratios)} of {len(ratios)}")
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)
    return 1 if wrong or not rows else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("build", "run"):
        command = commands.add_parser(name)
        command.add_argument("out")
        command.add_argument("--dtype", default="f16", choices=("f16", "bf16"))
        command.add_argument("--only", default="", help="these shapes: MxNxK,...")
    commands.choices["build"].add_argument("--chip", default="h200")
    commands.choices["build"].add_argument("--jobs", type=int, default=os.cpu_count())
    commands.choices["run"].add_argument("--rounds", type=int, default=12)
    commands.choices["run"].add_argument("--json")
    commands.choices["run"].add_argument("--limit", type=float, default=540, help="start no shape after this many seconds")
    args = parser.parse_args()
    return build(args) if args.command == "build" else run(args)


if __name__ == "__main__":
    sys.exit(main())
