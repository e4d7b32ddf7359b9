#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the benchmark's bundles of two compilers on a GPU, in turn.

  bench/compare.py BEFORE AFTER [--only=SUBSTRING,...] [--rounds=15] [--limit=SECONDS]

BEFORE and AFTER are folders that bench/build.py wrote. Cases whose machine code is the same byte for byte are counted and
not timed. Of the others each bundle is captured in a CUDA graph of many calls, every call on the next of several input
sets that together exceed the L2 cache twice; the graphs of both are replayed in turn, and in the other order in every
second round. The ratio is of the medians; its noise is half of what lies between the quartiles of the rounds' own ratios.
Then each is replayed alone until the clock has settled: at the power limit what a call's energy is decides.
Results are compared with float64 as bench/run.py does.

Needs PyTorch, fuse_mlir, and fuse-run in build/bin or PATH for what results owe. Exit status 1 if a result is wrong.
"""

import argparse
import glob
import os
import statistics
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import run
import timing
import torch
import workloads


def code_of(folder):
    return [(os.path.basename(path), open(path, "rb").read()) for path in sorted(glob.glob(os.path.join(folder, "*.cubin")))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--only", default="", help="cases whose family and label hold one of these")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--limit", type=float, default=540, help="start no new case after this many seconds")
    args = parser.parse_args()
    import fuse_mlir

    start, same, wrong, ratios = time.time(), 0, 0, []
    print("| workload | before | after | after / before | alone | check |\n|---|---|---|---|---|---|")
    for case in workloads.CASES:
        name = case.family + " " + case.label
        folders = [os.path.join(root, case.graph) for root in (args.before, args.after)]
        if case.odd or (args.only and not any(part in name for part in args.only.split(","))) or not all(map(os.path.isdir, folders)):
            continue
        if code_of(folders[0]) == code_of(folders[1]):
            same += 1
            continue
        if time.time() - start > args.limit:
            print(f"| {name} | - | - | - | - | out of time |")
            continue
        inputs = run.make_inputs(case, 1)
        reference = run.reference_of(case, inputs)
        bundles = [fuse_mlir.Bundle.load(folder) for folder in folders]
        checks = [run.check(case, bundle(*inputs), reference) for bundle in bundles]
        del reference
        torch.cuda.empty_cache()
        wrong += sum(not passed for passed, _ in checks)
        timers = [timing.Timer(bundle, run.input_sets(case, inputs), "cuda") for bundle in bundles]
        times = [[], []]
        for number in range(args.rounds):
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                times[which].append(timers[which].replay())
        before, after = map(statistics.median, times)
        alone = timing.alone(dict(enumerate(timers)), timing.PERIOD)
        quartiles = statistics.quantiles([b / a for a, b in zip(*times)], n=4)
        ratios.append(after / before)
        print(f"| {name} | {run.spell(before)} | {run.spell(after)} | {after / before:.3f} ± {(quartiles[2] - quartiles[0]) / 2:.3f} | {alone[1] / alone[0]:.3f} | "
              + "; ".join(("" if passed else "FAILED: ") + text for passed, text in dict.fromkeys(checks)) + " |", flush=True)
        del timers, bundles
        torch.cuda.empty_cache()
    print(f"\n{len(ratios)} timed, {same} the same code, {wrong} wrong results"
          + (f"; after / before {min(ratios):.3f} to {max(ratios):.3f}" if ratios else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
