#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the benchmark's bundles on a GPU, checks every element, times them beside PyTorch.

  bench/run.py BUNDLES [--runner=build/bin/fuse-run-light] [--only=SUBSTRING,...]
               [--odd] [--peers=eager,compile,joined,library,matmul,...] [--json=FILE] [--limit=SECONDS]

Needs PyTorch, the folder that bench/build.py wrote, and fuse-run-light; no MLIR, no compiler.

Method. Inputs are standard normal, weights scaled by 1/sqrt(k). Each result is compared with the
same function in float64 on the GPU: within what a result of its type owes
(docs/Numbers.md). Times are medians over replays of CUDA graphs, every call on
the next of several input sets that together exceed the L2 cache twice; ours is timed before and
after the peers, so that a warmer chip shows. Without --odd the odd sizes are left out; with it only
they run, and are only checked.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import torch

import accuracy
import peers
import workloads

DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32}
START = time.time()


def type_of(case):
    name = case.label.split()[0]
    return name if name in DTYPES else "f16"


def dtype_of(case):
    return DTYPES[type_of(case)]


def to_numpy(data):
    # NumPy has no bf16: two bytes, as fuse-run takes and gives them.
    return data.view(torch.int16).cpu().numpy().view("V2") if data.dtype == torch.bfloat16 else data.cpu().numpy()


def from_numpy(array):
    return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16) if array.dtype.kind == "V" else torch.from_numpy(array)


def make_inputs(case, seed, device="cuda"):
    """Random inputs; the right operands of a matmul are scaled so that sizes stay near 1."""
    generator = torch.Generator(device=device).manual_seed(seed)
    inputs = []
    for position, shape in enumerate(case.shapes):
        scale = shape[-1] ** -0.5 if position in workloads.WEIGHTS.get(case.family, ()) else 1.0
        data = torch.randn(shape, generator=generator, device=device, dtype=torch.float32) * scale
        inputs.append(data.to(dtype_of(case)))
    return inputs


# --- Ours --------------------------------------------------------------------


# PyTorch calls an AMD GPU "cuda" too.
DEVICE = "hip" if torch.version.hip else "cuda"


def run_ours(runner, bundle, files, *options):
    command = [runner, bundle, "--device=" + DEVICE, "--inputs=" + ",".join(files), *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError(done.stdout.strip().splitlines()[-1] if done.stdout.strip() else "fuse-run failed")
    return done.stdout


def bench_ours(runner, bundle, files):
    """Microseconds of one call, and of each kernel, from fuse-run's table."""
    text = run_ours(runner, bundle, files, "--bench")
    kernels, total = [], None
    for line in text.splitlines():
        row = re.match(r"^(\S+)\s+(\S+\s+\d+\s+)?(\d+\.\d+)\s+(\S+)\s+(\S+)\s*$", line)
        if row and row.group(1) == "total":
            total = float(row.group(3))
        elif row:
            kernels.append((row.group(1), float(row.group(3))))
    if total is None:
        raise RuntimeError("no total in the output of fuse-run --bench")
    return total, kernels


# --- Checking ----------------------------------------------------------------


def reference_of(case, inputs):
    """The float64 result, by slices of the leading dimension where it would not fit."""
    function = workloads.reference(case.family)
    wide = [x.double() for x in inputs]
    if case.family == "scale_causal_softmax" and wide[0].shape[0] > 1:
        return torch.cat([function(*(x[i:i + 1] if x.dim() == 3 else x for x in wide)) for i in range(wide[0].shape[0])])
    return function(*wide)


def check(case, result, reference, runner=None, slack=1):
    """(passed, text): norms, and the element with the largest share of its allowance, which is `slack` times what a result owes."""
    allowed, element = (slack * owed for owed in accuracy.tolerances(runner)[type_of(case)])
    if result.shape != reference.shape:
        return False, "shape %s, expected %s" % (tuple(result.shape), tuple(reference.shape))
    if reference.numel() == 0:
        return True, "empty"
    got = result.double()
    if not torch.isfinite(got).all():
        return False, "%d elements are not finite" % int((~torch.isfinite(got)).sum())
    error = (got - reference).abs()
    whole = torch.linalg.vector_norm(reference).clamp_min(1e-300)
    norm = float(torch.linalg.vector_norm(error) / whole)
    # Denormals have few digits (docs/Numbers.md).
    allowed = max(allowed, 2 * slack * float(torch.linalg.vector_norm(reference.to(result.dtype).double() - reference) / whole))
    rms = float(reference.square().mean().sqrt())
    share = float((error / (element * (reference.abs() + rms))).max())
    return norm <= allowed and share <= 1, "norm %.1e, worst element %.2f of its allowance" % (norm, share)


# --- Peers -------------------------------------------------------------------


def time_peer(function, sets, replays=15):
    """Median microseconds of one call, from replays of a graph of calls on rotating inputs."""
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for inputs in sets[:2]:
            for _ in range(3):
                function(*inputs)
    torch.cuda.synchronize()
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)

    def record(rounds):
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            for _ in range(rounds):
                for inputs in sets:
                    function(*inputs)
        return graph

    def replay(graph):
        begin.record()
        graph.replay()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end)

    graph = record(1)
    replay(graph)
    once = max(min(replay(graph), replay(graph)), 1e-3)
    rounds = max(1, min(int(20 / once), 2000 // len(sets)))
    graph = record(rounds)
    replay(graph)
    times = [replay(graph) for _ in range(replays)]
    return 1000 * statistics.median(times) / (rounds * len(sets))


def input_sets(case, inputs):
    """Copies of the inputs, enough to exceed the L2 cache twice."""
    # Behind the L2 that HIP reports lies AMD's Infinity Cache.
    cache = max(torch.cuda.get_device_properties(0).L2_cache_size, 256 << 20 if DEVICE == "hip" else 0)
    count = max(2, min(64, 2 * cache // max(case.bytes, 1) + 2))
    return [inputs] + [[x.clone() for x in inputs] for _ in range(count - 1)]


# --- Report ------------------------------------------------------------------


def rate(case, microseconds):
    if case.flops:
        return "%.0f TFLOP/s" % (case.flops / microseconds / 1e6)
    return "%.2f TB/s" % (case.bytes / microseconds / 1e6)


def spell(microseconds):
    return "%.1f µs" % microseconds if microseconds < 1000 else "%.3f ms" % (microseconds / 1000)


def driver_version():
    if DEVICE == "hip":
        return "HIP " + torch.version.hip
    return subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
                          stdout=subprocess.PIPE, text=True).stdout.strip() or "unknown"


def print_table(results):
    print("\n%s, driver %s, PyTorch %s\n" % (
        torch.cuda.get_device_name(),
        driver_version(),
        torch.__version__))
    print("| workload | Fuse | rate | best peer | its time | Fuse / peer | matmul alone | check |")
    print("|---|---|---|---|---|---|---|---|")
    for r in results:
        case = r["case"]
        rivals = {name: t for name, t in r["peers"].items() if name != "matmul alone"}
        best = min(rivals, key=rivals.get) if rivals else None
        ours = r.get("ours")
        print("| %s %s | %s | %s | %s | %s | %s | %s | %s |" % (
            case.family, case.label,
            spell(ours) if ours else "-", rate(case, ours) if ours else "-",
            best or "-", spell(rivals[best]) if best else "-",
            "%.2fx" % (rivals[best] / ours) if best and ours else "-",
            spell(r["peers"]["matmul alone"]) if "matmul alone" in r["peers"] else "-",
            ("" if r["passed"] else "FAILED: ") + r["check"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundles")
    parser.add_argument("--runner", default="build/bin/fuse-run-light")
    parser.add_argument("--only", default="", help="cases whose family and label hold one of these")
    parser.add_argument("--odd", action="store_true", help="the odd sizes, checked only")
    parser.add_argument("--peers", default="eager,compile,joined,library,matmul")
    parser.add_argument("--json", help="also write all numbers here")
    parser.add_argument("--limit", type=float, default=540, help="start no new case after this many seconds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
    kinds = [] if args.odd else [kind for kind in args.peers.split(",") if kind]

    results, skipped = [], []
    for case in workloads.CASES:
        name = case.family + " " + case.label
        if case.odd != args.odd or (args.only and not any(part in name for part in args.only.split(","))):
            continue
        bundle = os.path.join(args.bundles, case.graph)
        if not os.path.isdir(bundle):
            skipped.append(name + ": no bundle " + bundle)
            continue
        if time.time() - START > args.limit:
            skipped.append(name + ": out of time")
            continue
        record = dict(case=case, peers={}, passed=False, check="not run", kernels=[])
        results.append(record)
        inputs = make_inputs(case, args.seed)
        with tempfile.TemporaryDirectory(prefix="fuse-bench-") as folder:
            files = []
            for position, data in enumerate(inputs):
                files.append(os.path.join(folder, "in%d.npy" % position))
                np.save(files[-1], to_numpy(data))
            try:
                run_ours(args.runner, bundle, files, "--outputs=" + folder)
                got = from_numpy(np.load(os.path.join(folder, "result0.npy"))).cuda()
                record["passed"], record["check"] = check(case, got, reference_of(case, inputs), args.runner)
                del got
                torch.cuda.empty_cache()
                if not args.odd:
                    first, record["kernels"] = bench_ours(args.runner, bundle, files)
            except (RuntimeError, OSError) as error:
                record["check"] = str(error).replace("\n", " ")[:160]
                first = None
            if kinds:
                sets = input_sets(case, inputs)
                for peer, function, prepare in peers.of_case(case, kinds):
                    try:
                        torch._dynamo.reset()
                        record["peers"][peer] = time_peer(function, [prepare(list(s)) for s in sets])
                    except Exception as error:  # a peer that fails is left out, visibly
                        print("%s: peer %s: %s" % (name, peer, str(error).splitlines()[0][:120]), file=sys.stderr)
                del sets
                torch.cuda.empty_cache()
                if first:
                    second, _ = bench_ours(args.runner, bundle, files)
                    record["ours"], record["spread"] = statistics.mean([first, second]), abs(first - second)
        line = name + ": " + ("" if record["passed"] else "FAILED: ") + record["check"]
        if "ours" in record:
            line += "; %s ± %.1f%%, %s" % (spell(record["ours"]), 50 * record["spread"] / record["ours"],
                                           rate(case, record["ours"]))
        for peer, microseconds in record["peers"].items():
            line += "; %s %s" % (peer, spell(microseconds))
        for kernel, microseconds in record["kernels"] if len(record["kernels"]) > 1 else []:
            line += "; kernel %s %s" % (kernel, spell(microseconds))
        print("[%3d s] %s" % (time.time() - START, line), flush=True)

    if args.odd:
        print("\n%d cases checked, %d failed" % (len(results), sum(not r["passed"] for r in results)))
    else:
        print_table(results)
    for text in skipped:
        print("skipped: " + text)
    if args.json:
        with open(args.json, "w") as file:
            json.dump([dict(r, case=r["case"]._asdict()) for r in results], file, indent=1)
    return 0 if results and all(r["passed"] for r in results) else 1


if __name__ == "__main__":
    sys.exit(main())
