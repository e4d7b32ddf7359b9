#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the benchmark's graphs to bundles, one folder each, for bench/run.py.

  bench/build.py OUT [--chip=sm_90a] [--only=SUBSTRING,...] [--graphs]
"""

import argparse
import concurrent.futures
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import workloads

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def write_graph(out, name, text):
    source = os.path.join(out, name + ".mlir")
    with open(source, "w") as file:
        file.write(text)
    return source


def compile_file(source, chip, bundle, options=""):
    """Seconds that fuse-opt takes, and what it says if it fails."""
    start = time.time()
    fuse_opt = os.path.join(ROOT, "build", "bin", "fuse-opt")
    done = subprocess.run([fuse_opt, source, f"--fuse-compile=chip={chip} bundle={bundle} {options}", "-o", os.devnull],
                          stderr=subprocess.PIPE, text=True)
    return time.time() - start, done.stderr if done.returncode else None


def compile_graphs(graphs, out, chip, options="", jobs=1):
    """Compiles {name: text}, each to the folder of its name; the number of those that fail."""
    os.makedirs(out, exist_ok=True)

    def compile_one(name):
        return compile_file(write_graph(out, name, graphs[name]), chip, os.path.join(out, name), options)

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for name, (seconds, error) in zip(graphs, pool.map(compile_one, graphs)):
            print("%-48s %5.1f s%s" % (name, seconds, "  FAILED" if error else ""), flush=True)
            if error:
                failed += 1
                print(error[:2000], file=sys.stderr)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--chip", default="sm_90a")
    parser.add_argument("--only", default="", help="graphs whose names hold one of these")
    parser.add_argument("--graphs", action="store_true", help="write the .mlir files only")
    parser.add_argument("--options", default="", help="further options of --fuse-compile")
    args = parser.parse_args()

    graphs = {name: text for name, text in workloads.GRAPHS.items()
              if not args.only or any(part in name for part in args.only.split(","))}
    if not args.graphs:
        return 1 if compile_graphs(graphs, args.out, args.chip, args.options) else 0
    os.makedirs(args.out, exist_ok=True)
    for name, text in graphs.items():
        write_graph(args.out, name, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
