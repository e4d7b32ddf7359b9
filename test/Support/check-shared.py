#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the shared memory that legality says a kernel takes with what its code does, for every
schedule that the heuristic may choose for the kernels of some graphs.

  check-shared.py FOLDER --chip=CHIP GRAPH.mlir...

All schedules of a graph become variants of its kernels, which are lowered to the mapped level at once. The
last line is `N schedules, K problems`.
"""

import argparse
import json
import os
import re
import subprocess
import sys

SAME = re.compile(r", raster = \d+")  # walks tiles in another order, and takes nothing


def run(*args):
    done = subprocess.run(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit("%s\n%s" % (" ".join(args)[:300], done.stderr[:2000]))
    return done.stdout


def promised(graph, chip, folder):
    """The fused graph, and for each of its kernels bytes by schedule."""
    path = os.path.join(folder, os.path.basename(graph) + ".json")
    fused = run("fuse-opt", graph, "--fuse-to-fused",
                "--fuse-list-schedules=chip=%s within=1e9 resources file=%s" % (chip, path))
    kernels = {}
    with open(path) as file:
        for item in json.load(file):
            bytes_of = kernels.setdefault(item["kernel"], {})
            for entry in item["schedules"]:
                bytes_of.setdefault(SAME.sub("", entry["schedule"]), entry["shared_bytes"])
    return fused, kernels


def taken(fused, kernels, chip, folder, graph):
    """Bytes by schedule of each kernel of the graph, once it is lowered."""
    for name, bytes_of in kernels.items():
        variants = ["#fuse.variant<max_rows = %d, schedule = %s>" % (i + 1, schedule)
                    for i, schedule in enumerate(list(bytes_of)[:-1])]
        variants.append("#fuse.variant<schedule = %s>" % list(bytes_of)[-1])
        head = 'fuse.kernel "%s" {' % name
        if head not in fused:
            sys.exit("no kernel %s in %s" % (name, graph))
        fused = fused.replace(head, 'fuse.kernel "%s" variants [%s] {' % (name, ", ".join(variants)))
    path = os.path.join(folder, os.path.basename(graph))
    with open(path, "w") as file:
        file.write(fused)
    found = {}
    for line in run("fuse-opt", path, "--fuse-to-mapped=chip=" + chip).splitlines():
        head = re.match(r" *gpu\.func @(\w+?)(?:_upto\d+)?\(", line)
        if not head:
            continue
        if "tile.even_share" in line:  # takes more, so that an SM has room for no more than its share
            continue
        schedule = re.search(r"fuse\.schedule = (#fuse\.\w+<.*?>)", line).group(1)
        memory = re.search(r"tile\.shared_memory = #tile\.shared_memory<bytes = (\d+)", line).group(1)
        found.setdefault(head.group(1), {})[schedule] = int(memory)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("graphs", nargs="+")
    parser.add_argument("--chip", required=True)
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)
    count = problems = 0
    for graph in args.graphs:
        fused, kernels = promised(graph, args.chip, args.folder)
        found = taken(fused, kernels, args.chip, args.folder, graph)
        for name, bytes_of in kernels.items():
            for schedule, said in bytes_of.items():
                if schedule not in found.get(name, {}):
                    continue  # a size that is known wants one of the variants
                is_of = found[name][schedule]
                count += 1
                if is_of != said:
                    problems += 1
                    print("problem: %s, %s: %d bytes said, %d taken under %s" % (
                        os.path.basename(graph), name, said, is_of, schedule))
    print("%d schedules, %d problems" % (count, problems))


if __name__ == "__main__":
    main()
