#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles graphs with every tile that a schedule with roles may have, and looks at what ptxas says.

  check-tiles.py FOLDER --chip=sm_90a [--k=32] GRAPH.mlir...

A tile that is refused as illegal counts for nothing; a spill or a C75xx message is a problem.
"""

import argparse
import concurrent.futures
import os
import re
import subprocess

WARPS = {64: 4, 128: 8, 192: 12, 256: 8}
# Of the multiples of 16 between, those with the most accumulators, of one product and of two.
COLUMNS = sorted([*range(32, 257, 32), 80, 144, 176])
# Swapped: n and warps along it, by m; auxiliaries of the result's size leave room for 32 accumulators.
SWAPPED = [(m, n, warps) for m in (24, 32, 64, 96, 152, 192, 256)
           for n, warps in ((64, 4), (128, 4), (128, 8), (192, 12), (256, 8))]
# In turns a warpgroup has up to four blocks of 64 of n.
SWAPPED_IN_TURNS = [(m, n, 4) for m in (32, 64, 88, 96, 120, 128, 152, 160, 176, 184, 192, 256) for n in (64, 128, 192, 256)]


def check(job):
    """As many stages as fit: the most is what a schedule that is chosen has. What is refused for another
    reason than the room that stages take stays so with fewer."""
    for stages in (6, 5, 4, 3, 2):
        name, problems, refusal = check_stages(job, stages)
        if problems is not None or ": shared: " not in refusal:
            break
    return name, problems


def check_stages(job, stages):
    graph, m, n, k, warps, cluster, aux_stages, flag, resident, chip, options, folder = job
    schedule = "#fuse.warp_specialized<tile = [%d, %d, %d], warps = %s, stages = %d, cluster = %s, swap = %s, aux_stages = %d%s, resident = %d>" % (
        m, n, k, warps, stages, list(cluster), "true" if warps[0] == 1 else "false", aux_stages,
        ", %s = true" % flag if flag else "", resident)
    name = "%s-%dx%d-%dx%d-%d-%d-%d" % (os.path.basename(graph)[:-5], m, n, *warps, cluster[0], aux_stages, resident)
    bundle = os.path.join(folder, name)
    done = subprocess.run(
        ["fuse-opt", graph, '--fuse-compile=chip=%s schedule="%s" bundle=%s emit=text %s' % (chip, schedule, bundle, options),
         "-o", os.devnull], stderr=subprocess.PIPE, text=True)
    if done.returncode:
        line = done.stderr.splitlines()[0]
        return name, None if "cannot run on" in line else [line], line
    problems = []
    for file in os.listdir(bundle):
        if file.endswith(".ptx"):
            log = subprocess.run(["ptxas", "-v", "-arch=" + chip, os.path.join(bundle, file), "-o", os.devnull],
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
            problems += re.findall(r".*(?:[1-9]\d* bytes spill|C75\d\d|error).*", log)
    return name, problems, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("graphs", nargs="+")
    parser.add_argument("--chip", default="sm_90a")
    parser.add_argument("--swapped", type=int, help="tiles with operands swapped, of at most so many accumulators")
    parser.add_argument("--stream-k", action="store_const", dest="flag", const="stream_k", default="",
                        help="tiles that CTAs share along k")
    parser.add_argument("--pingpong", action="store_const", dest="flag", const="pingpong",
                        help="tiles that two warpgroups take in turns")
    parser.add_argument("--cluster-k", type=int, help="tiles that clusters of so many CTAs share along k")
    parser.add_argument("--resident", action="store_true", help="tiles of several CTAs on an SM")
    parser.add_argument("--options", default="", help="more of --fuse-compile")
    parser.add_argument("--k", type=int, default=64, help="of the tiles: 128 bytes")
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)
    one, two = (1, 1, args.cluster_k) if args.cluster_k else (1, 1), (2, 1)
    clusters = ((one, 0), (two, 0), (one, 2))
    if args.flag == "stream_k" or args.cluster_k:
        clusters = clusters[:1]
    elif args.flag == "pingpong":
        clusters = ((one, 0), (two, 0), (one, 1), (two, 2))
    shapes = WARPS.items()
    if args.flag == "pingpong":
        shapes = ((64, 4), (128, 4))
    elif args.resident:
        shapes = ((64, 4), (128, 4), (128, 8), (192, 12))
        clusters += ((one, 1),)
    many = (2, 3, 4) if args.resident else (1,)
    jobs = [(graph, m, n, args.k, [warps, 1], cluster, aux_stages, args.flag, resident, args.chip, args.options, args.folder)
            for graph in args.graphs for m, warps in shapes for n in COLUMNS
            for cluster, aux_stages in clusters for resident in many
            if (cluster[0] == 1 or n % 128 == 0) and (aux_stages == 0 or n % 64 == 0)]
    if args.swapped:
        jobs = [(graph, m, n, args.k, [1, warps], one, 0, args.flag, resident, args.chip, args.options, args.folder)
                for graph in args.graphs for m, n, warps in (SWAPPED_IN_TURNS if args.flag == "pingpong" else SWAPPED) for resident in many
                if m * n <= args.swapped * 32 * warps]
    tiles = found = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, problems in pool.map(check, jobs):
            if problems is None:
                continue
            tiles += 1
            for text in problems:
                found += 1
                print("problem: %s: %s" % (name, text.strip()))
    print("%d tiles, %d problems" % (tiles, found))


if __name__ == "__main__":
    main()
