#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random graphs on the GPU at hand: results against float64 and against the simulator, and every
kernel under compute-sanitizer.

  on_gpu.py --bin=build/bin --chip=sm_90a --count=200 --jobs=8 [--tools=memcheck,racecheck,...]

Needs what fuzz.py needs, an NVIDIA GPU, ptxas and, for --tools, compute-sanitizer. A graph that the
compiler refuses is replaced by the next seed. The simulator and the GPU may differ by what the chip
leaves open: the order and rounding within a matrix instruction's sums, and the last places of
approximated functions. Allowed: two last places of the result's type, and for f16 and bf16 5e-4, for
f32 1e-5 of the result's root mean square, unless the float64 evaluation itself allows for more. The
last line is `N graphs, K failed`.
"""

import argparse
import collections
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

import graphs
import oracle
from runs import Case, Outcome, Way, execute, load

TOOLS = ["memcheck", "racecheck", "synccheck", "initcheck"]
LAST_PLACE = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-23}
OF_RMS = {"f16": 5e-4, "bf16": 5e-4, "f32": 1e-5}


def differ(gpu, simulated, expected, dtype):
    """How the two differ, or None; and whether all bits are the same."""
    same = (gpu == simulated) | (np.isnan(gpu) & np.isnan(simulated))
    if same.all():
        return None, True
    with np.errstate(all="ignore"):
        finite = simulated[np.isfinite(simulated)]
        rms = np.sqrt(np.mean(finite**2)) if finite.size else 0.0
        allowed = np.maximum(2 * LAST_PLACE[dtype] * np.abs(simulated) + OF_RMS[dtype] * rms, 2 * expected.e)
        far = ~same & ~(np.abs(gpu - simulated) <= allowed) & ~np.isinf(expected.e)
    if not far.any():
        return None, False
    at = tuple(int(i) for i in np.argwhere(far)[0])
    return "%d of %d elements; at %s the GPU has %r, the simulator %r" % (
        far.sum(), far.size, list(at), float(gpu[at]), float(simulated[at])), False


def run_graph(seed, options):
    """(seed, kind, message); kind is ok, same (all bits as the simulator's), refused, or what is wrong."""
    folder = tempfile.mkdtemp(prefix="fuse-gpu-")
    try:
        graph = graphs.generate(seed)
        case = Case(graph, folder, options.bin)
        bundle = os.path.join(folder, "bundle")
        compiled = execute([os.path.join(options.bin, "fuse-opt"), case.path,
                            "--fuse-compile=chip=%s bundle=%s" % (options.chip, bundle), "-o", os.devnull], True)
        if compiled.kind != "ok":
            return seed, compiled.kind, compiled.message
        runner = os.path.join(options.bin, "fuse-run")
        inputs = ["--inputs=" + ",".join("%s/in%d.npy" % (folder, i) for i in case.order)] if case.order else []

        def results(device):
            out = os.path.join(folder, device)
            done = execute([runner, bundle, "--device=" + device, "--outputs=" + out] + inputs, False)
            if done.kind != "ok":
                return done
            return [load("%s/result%d.npy" % (out, i)) for i in range(len(graph.results))]

        simulated, gpu = results("sim"), results("cuda")
        for name, found in (("the simulator", simulated), ("the GPU", gpu)):
            if isinstance(found, Outcome):
                return seed, found.kind, "%s: %s" % (name, found.message)
        expected, bits = case.expected(Way("sim", options.chip)), True
        for i, (a, b, e, v) in enumerate(zip(gpu, simulated, expected, graph.results)):
            wrong = oracle.disagreement(a, e)
            if wrong:
                return seed, "wrong", "result %d on the GPU: %s" % (i, wrong)
            wrong, same = differ(a, b, e, v.dtype)
            bits &= same
            if wrong:
                return seed, "differs", "result %d: %s" % (i, wrong)
        for tool in options.tools:
            done = subprocess.run(["compute-sanitizer", "--tool", tool, "--error-exitcode", "99",
                                   runner, bundle, "--device=cuda"] + inputs,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode or "ERROR SUMMARY: 0 errors" not in done.stdout and "RACECHECK SUMMARY: 0 hazards" not in done.stdout:
                return seed, tool, done.stdout[-600:]
        return seed, "same" if bits else "ok", ""
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", required=True, help="folder of fuse-opt and fuse-run")
    parser.add_argument("--chip", default="sm_90a")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=200, help="graphs that run")
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("--tools", default=",".join(TOOLS), help="of compute-sanitizer; empty for none")
    options = parser.parse_args()
    options.tools = [tool for tool in options.tools.split(",") if tool]
    kinds, ran = collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        seed = options.seed
        while ran < options.count:
            batch = range(seed, seed + options.count - ran)
            seed = batch.stop
            for number, kind, message in pool.map(lambda s: run_graph(s, options), batch):
                kinds[kind] += 1
                ran += kind != "refused"
                if kind not in ("ok", "same", "refused"):
                    print("graph %d: %s: %s" % (number, kind, message), flush=True)
    print("%d graphs with all bits of the simulator, %d within the last places allowed, %d refused" % (
        kinds["same"], kinds["ok"], kinds["refused"]))
    failed = ran - kinds["ok"] - kinds["same"]
    print("%d graphs, %d failed" % (ran, failed))
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
