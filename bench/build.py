#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the benchmark's graphs to bundles, one folder each, for bench/run.py.

  bench/build.py OUT [--chip=sm_90a] [--only=SUBSTRING,...] [--graphs]
"""

import argparse
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import workloads


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--chip", default="sm_90a")
    parser.add_argument("--only", default="", help="graphs whose names hold one of these")
    parser.add_argument("--graphs", action="store_true", help="write the .mlir files only")
    parser.add_argument("--options", default="", help="further options of --fuse-compile")
    args = parser.parse_args()

    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    fuse_opt = os.path.join(root, "build", "bin", "fuse-opt")
    os.makedirs(args.out, exist_ok=True)
    failed = 0
    for name, text in workloads.GRAPHS.items():
        if args.only and not any(part in name for part in args.only.split(",")):
            continue
        source = os.path.join(args.out, name + ".mlir")
        with open(source, "w") as file:
            file.write(text)
        if args.graphs:
            continue
        start = time.time()
        bundle = os.path.join(args.out, name)
        done = subprocess.run(
            [fuse_opt, source, "--fuse-compile=chip=%s bundle=%s %s" % (args.chip, bundle, args.options),
             "-o", os.devnull], stderr=subprocess.PIPE, text=True)
        print("%-48s %5.1f s%s" % (name, time.time() - start, "  FAILED" if done.returncode else ""), flush=True)
        if done.returncode:
            failed += 1
            print(done.stderr[:2000], file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
