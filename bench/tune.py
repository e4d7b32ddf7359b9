#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the legal schedules of matmuls on a GPU and writes the tuning database.

  bench/tune.py build OUT [--chip=sm_90a] [--models] [--only=SUBSTRING,...]       compiles, needs no GPU
  bench/tune.py run OUT --runner=fuse-run-light --out=TIMES.json       times, needs no compiler
  bench/tune.py report TIMES.json                                      the model beside the best
  bench/tune.py merge TIMES.json                                       into lib/Target/Tuning/CHIP.txt

The problems are the benchmark's; with --models those of bench/shapes.py, GEMMs of public models with bias and GELU.
`build` makes one bundle a problem: a function whose kernels compute the same matmul, each under a
schedule of its own. `fuse-opt --fuse-list-schedules` lists the legal ones and what the model
thinks of them; kept are the best few tiles, rasters and clusters of the very best, and the model's choice.
`run` times each kernel with `fuse-run --bench --alone` (means over a second of replays of CUDA graphs, inputs rotated
through more than the L2 cache, each kernel at the clock that its own power allows), round after round over the
problems until the time is up; a schedule's time is the least of its rounds'.
"""

import argparse
import concurrent.futures
import datetime
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import namedtuple

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import shapes
import timing

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

Problem = namedtuple("Problem", "m n k batch rhs dtype epilogue")
# Auxiliaries of the result's size that a ring could carry.
RING_AUXILIARIES = {"mul_mul": 2, "permute": 1}

# Epilogues: bias and GELU, GEGLU of two accumulators, none, (bias, multiply, permute), and two
# auxiliaries multiplied.
PROBLEMS = [Problem(m, n, k, 1, 1, "f16", "bias_gelu") for m, n, k in (
    (4096, 4096, 4096), (16384, 4096, 4096), (8192, 8192, 8192), (8192, 4096, 1024),
    (4096, 16384, 4096), (2048, 12288, 3072), (512, 12288, 3072))]
PROBLEMS += [Problem(64, 4096, 4096, 1, 1, "f16", "bias_gelu")]
for _n, _k, _rows in ((12288, 4096, (1, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384)),
                      (14336, 4096, (1, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)),
                      (28672, 8192, (1, 16, 64, 128, 256, 512, 1024, 2048, 4096))):
    for _m in _rows:
        PROBLEMS += [Problem(_m, _n, _k, 1, 2, "f16", "geglu"), Problem(_m, _k, _n, 1, 1, "f16", "plain")]
PROBLEMS += [Problem(m, n, k, b, 1, "f16", "permute") for b, m, n, k in (
    *((64, 512, 512, k) for k in (64, 128, 256, 512, 1024, 2048)), (32, 1024, 1024, 1024), (64, 2048, 128, 2048))]
PROBLEMS += [Problem(m, n, k, 1, 1, "f16", "mul_mul") for m, n, k in (
    (3840, 4096, 4096), (8192, 8192, 8192), *((8192, 4096, k) for k in (64, 128, 256, 512, 1024, 2048)))]
# Shapes that the database must lack: `merge` leaves them out, `report` shows how the model does.
HELD_OUT = [Problem(m, n, k, 1, 1, "f16", "bias_gelu") for m, n, k in (
    (3072, 2560, 2560), (1024, 8192, 2048), (6144, 6144, 2048), (384, 5120, 5120), (12288, 2048, 8192))]
HELD_OUT += [Problem(1536, 6912, 2560, 1, 2, "f16", "geglu")]
HELD_OUT += [Problem(m, n, k, b, 1, "f16", "permute") for b, m, n, k in (
    (48, 768, 768, 256), (96, 384, 640, 320), (24, 1152, 768, 896), (128, 256, 256, 128))]
HELD_OUT += [Problem(m, n, k, 1, 1, "f16", "mul_mul") for m, n, k in (
    (3072, 6144, 384), (5120, 3072, 192), (2048, 8192, 768), (10240, 2560, 1536), (4096, 4096, 96))]


def name_of(p):
    return "%s_%s_%s%dx%dx%d" % (p.epilogue, p.dtype, "%dx" % p.batch if p.batch > 1 else "", p.m, p.n, p.k)


# --- Graphs ------------------------------------------------------------------

EPILOGUES = {  # block arguments, body; {t} is the type
    "plain": ("%a", ""),
    "bias_gelu": ("%a, %b", """      %b32 = arith.extf %b : {t} to f32
      %y = arith.addf %a, %b32 : f32
      %s = fuse.gelu tanh %y : f32
"""),
    "geglu": ("%u, %v", """      %g = fuse.gelu erf %u : f32
      %s = arith.mulf %g, %v : f32
"""),
    "mul_mul": ("%a, %d, %e", """      %d32 = arith.extf %d : {t} to f32
      %e32 = arith.extf %e : {t} to f32
      %p = arith.mulf %a, %d32 : f32
      %s = arith.mulf %p, %e32 : f32
"""),
    "permute": ("%a, %d, %e", """      %d32 = arith.extf %d : {t} to f32
      %e32 = arith.extf %e : {t} to f32
      %p = arith.addf %a, %d32 : f32
      %s = arith.mulf %p, %e32 : f32
"""),
}


def graph_of(p, schedules):
    """A function with one kernel for each schedule, all of the same matmul."""
    t = p.dtype
    batch = ["b"] if p.batch > 1 else []
    size = {"b": p.batch, "m": p.m, "n": p.n, "k": p.k, "0": 1}
    tensor = lambda dims: "tensor<%sx%s>" % ("x".join(str(size[d]) for d in dims), t)
    use = lambda name, dims: "%s[%s] : %s" % (name, ", ".join(dims), tensor(dims))
    operands = [("%x", batch + ["m", "k"])] + [("%%w%d" % i, batch + ["n", "k"]) for i in range(p.rhs)]
    aux = {"bias_gelu": [("%bias", ["n"])], "mul_mul": [("%factor0", ["m", "n"]), ("%factor1", ["m", "n"])],
           "permute": [("%bias", batch + ["0", "n"]), ("%factor", batch + ["m", "n"])]}.get(p.epilogue, [])
    out = ["m"] + batch + ["n"] if p.epilogue == "permute" else batch + ["m", "n"]
    arguments, body = EPILOGUES[p.epilogue]
    body = body.replace("{t}", t)
    result = "%s" if body else "%a"
    lines = ["func.func @main(%s) -> (%s) {" % (
        ", ".join("%s: %s" % (name, tensor(dims)) for name, dims in operands + aux),
        ", ".join([tensor(out)] * len(schedules)))]
    lines.append("  %%init = tensor.empty() : %s" % tensor(out))
    for i, schedule in enumerate(schedules):
        variants = ""
        if schedule:
            variants = " variants [#fuse.variant<schedule = %s>]" % schedule
        lines.append("  %%r%d = fuse.kernel \"s%d\"%s {" % (i, i, variants))
        lines.append("    %%y = fuse.matmul (%s) acc(f32) lhs(%s) rhs(%s)" % (
            ", ".join(batch + ["m", "n", "k"]), use(*operands[0]), ", ".join(use(*o) for o in operands[1:])))
        if aux:
            lines.append("        aux(%s)" % ", ".join(use(*a) for a in aux))
        lines.append("        outs(%s) epilogue(%s) {" % (use("%init", out), arguments))
        lines.append("%s      %%r = arith.truncf %s : f32 to %s\n      fuse.yield %%r : %s\n    }" % (body, result, t, t))
        lines.append("    fuse.yield %%y : %s\n  } : %s" % (tensor(out), tensor(out)))
    lines.append("  return %s : %s\n}\n" % (
        ", ".join("%%r%d" % i for i in range(len(schedules))), ", ".join([tensor(out)] * len(schedules))))
    return "\n".join(lines)


# --- build -------------------------------------------------------------------


def prune(listed, limit):
    """At most `limit` of the schedules listed, fastest by the model first, its choice among them."""
    groups, others = {}, {}  # of a group the first listed, and those that the model cannot tell from it
    for item in listed:
        group = item["group"]
        if group not in groups:
            groups[group] = item
        elif item["beyond_model"]:
            others.setdefault(group, []).append(item)
    # Where the model sees all there is, there are many alike: a quarter at most.
    alone = [group for group in groups if not groups[group]["beyond_model"]]
    order = [group for group in groups if group not in alone[limit // 4:]]
    more = [item for group in order[:limit // 5] for item in others.get(group, [])][:limit // 2]
    kept = [groups[group] for group in order[:limit - len(more)]] + more
    return kept if any(item["chosen"] for item in kept) else kept + [item for item in listed if item["chosen"]]


def run_fuse_opt(fuse_opt, source, *options):
    done = subprocess.run([fuse_opt, source, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise RuntimeError("%s: %s" % (source, done.stderr[:1000]))
    return done.stdout


def build_one(args, p, held_out):
    """Compiles the bundle of one problem; its entry in the index."""
    name = name_of(p)
    bundle = os.path.join(args.out, name)
    shutil.rmtree(bundle, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="fuse-tune-") as folder:
        source = os.path.join(folder, "list.mlir")
        with open(source, "w") as file:
            file.write(graph_of(p, [None]))
        listed = json.loads(run_fuse_opt(
            args.fuse_opt, source, "--fuse-list-schedules=chip=%s within=%g" % (args.chip, args.within),
            "-o", os.devnull))[0]["schedules"]
        kept = prune(listed, args.schedules)
        source = os.path.join(folder, "graph.mlir")
        with open(source, "w") as file:
            file.write(graph_of(p, [item["schedule"] for item in kept]))
        run_fuse_opt(args.fuse_opt, source, "--fuse-compile=chip=%s bundle=%s" % (args.chip, bundle), "-o", os.devnull)
    # The manifest names the text, but only --jit reads it.
    for file in os.listdir(bundle):
        if file.endswith((".ptx", ".s")) or file == "graph.mlir":
            os.remove(os.path.join(bundle, file))
    return dict(name=name, problem=p._asdict(), held_out=held_out, listed=len(listed), schedules=kept)


def build(args):
    wanted = [(p, False) for p in PROBLEMS] + [(p, True) for p in HELD_OUT]
    if args.models:
        wanted = [(Problem(*shape, 1, 1, "f16", "bias_gelu"), shape in shapes.HELD_OUT) for shape in shapes.SHAPES]
    wanted = [w for w in wanted if not args.only or any(part in name_of(w[0]) for part in args.only.split(","))]
    os.makedirs(args.out, exist_ok=True)
    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], stdout=subprocess.PIPE, text=True)
    index = dict(chip=args.chip, commit=commit.stdout.strip() or "unknown", problems=[])
    failed = 0
    start = time.time()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        futures = [pool.submit(build_one, args, p, held_out) for p, held_out in wanted]
        for future in futures:
            try:
                entry = future.result()
            except (RuntimeError, OSError) as error:
                failed += 1
                print("FAILED: %s" % error, file=sys.stderr)
                continue
            index["problems"].append(entry)
            print("[%3d s] %-36s %2d of %2d schedules" % (
                time.time() - start, entry["name"], len(entry["schedules"]), entry["listed"]), flush=True)
    with open(os.path.join(args.out, "index.json"), "w") as file:
        json.dump(index, file, indent=1)
    size = sum(os.path.getsize(os.path.join(base, f)) for base, _, files in os.walk(args.out) for f in files)
    print("%d problems, %.1f MiB" % (len(index["problems"]), size / 2**20))
    return 1 if failed else 0


# --- run ---------------------------------------------------------------------


def bench(runner, bundle):
    """The GPU's name and the microseconds of each schedule, from fuse-run's table: the sum of its kernels."""
    done = subprocess.run([runner, bundle, "--device=cuda", "--bench", f"--alone={1000 * timing.SETTLED:.0f}"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError((done.stdout.strip().splitlines() or ["fuse-run failed"])[-1])
    lines = done.stdout.splitlines()
    times = {}
    clearing = 0  # of the schedule whose kernel comes next: alike clearing kernels are one, named for the first
    for line in lines:
        row = re.match(r"^s(\d+)(_\w+)?\s+\S+\s+\d+\s+(\d+\.\d+)\s", line)
        if row and row.group(2) == "_clear":
            clearing += float(row.group(3))
        elif row:
            times[int(row.group(1))] = times.get(int(row.group(1)), 0) + clearing + float(row.group(3))
            clearing = 0
    gpu = next((m.group(1) for m in (re.match(r"^(.*) \(\S+\), \d+ input sets", l) for l in lines) if m), "unknown")
    return gpu, times


def disagreements(runner, bundle, dtype, count):
    """Schedules whose results differ from the first one's by more than an element may from its reference."""
    import accuracy
    import numpy as np

    element = accuracy.tolerances(runner)[dtype][1]
    with tempfile.TemporaryDirectory(prefix="fuse-tune-") as folder:
        done = subprocess.run([runner, bundle, "--device=cuda", "--outputs=" + folder], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise RuntimeError((done.stdout.strip().splitlines() or ["fuse-run failed"])[-1])
        load = lambda i: np.load(os.path.join(folder, "result%d.npy" % i), mmap_mode="r")
        first = np.asarray(load(0))
        rms = float(np.sqrt(np.mean(first[..., :64].astype(np.float64) ** 2)))
        wrong = []
        for i in range(1, count):
            other = np.asarray(load(i))
            if np.array_equal(first, other):
                continue
            apart = np.abs(first.astype(np.float32) - other.astype(np.float32))
            if not np.all(apart <= element * (np.abs(first.astype(np.float32)) + rms)):  # not of NaN
                wrong.append(i)
        return wrong if math.isfinite(rms) else list(range(count))


def driver_version():
    try:
        done = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
                              stdout=subprocess.PIPE, text=True)
        return done.stdout.strip().splitlines()[0]
    except (OSError, IndexError):
        return "unknown"


def run(args):
    start = time.time()
    with open(os.path.join(args.out_folder, "index.json")) as file:
        index = json.load(file)
    if args.only:
        index["problems"] = [e for e in index["problems"] if any(p in e["name"] for p in args.only.split(","))]
    result = dict(index, driver=driver_version(), gpu="unknown", rounds=0,
                  date=datetime.date.today().isoformat())
    for entry in result["problems"]:
        for item in entry["schedules"]:
            item["times"] = []
    cost = {}  # seconds that a problem takes

    def save():
        with open(args.out, "w") as file:
            json.dump(result, file, indent=1)

    failed = set()
    for round_number in range(args.rounds):
        complete = True
        for entry in result["problems"]:
            name = entry["name"]
            if name in failed:
                continue
            # A problem that would not end in time waits; a smaller one may fit.
            if time.time() - start + cost.get(name, 10) > args.limit:
                complete = False
                continue
            begin = time.time()
            bundle = os.path.join(args.out_folder, name)
            try:
                if args.check and round_number == 0:
                    for i in disagreements(args.runner, bundle, entry["problem"]["dtype"], len(entry["schedules"])):
                        entry["schedules"][i]["wrong"] = True
                        print("%s: WRONG under %s" % (name, entry["schedules"][i]["schedule"]), flush=True)
                result["gpu"], times = bench(args.runner, bundle)
            except (RuntimeError, OSError) as error:
                failed.add(name)
                entry["error"] = str(error)
                print("%s: FAILED: %s" % (name, error), flush=True)
                save()
                continue
            for i, microseconds in times.items():
                entry["schedules"][i]["times"].append(microseconds)
            cost[name] = time.time() - begin
            best, chosen = best_of(entry), chosen_of(entry)
            print("[%3d s] %-36s best %9.2f us, the model's choice %9.2f us" % (
                time.time() - start, name, time_of(best) if best else 0, time_of(chosen) if chosen else 0), flush=True)
            save()
        if not complete:
            break
        result["rounds"] += 1
    save()
    print("%d complete rounds, %d of %d problems timed, %d failed" % (
        result["rounds"], sum(1 for e in result["problems"] if best_of(e)), len(result["problems"]), len(failed)))
    return 1 if failed else 0


# --- What the times say ------------------------------------------------------


def time_of(item):
    return min(item["times"])


def timed(entry):
    return [item for item in entry["schedules"] if item.get("times") and not item.get("wrong")]


def chosen_of(entry):
    return next((item for item in timed(entry) if item["chosen"]), None)


def best_of(entry):
    """The fastest; the model's choice where it is not told apart from that."""
    items, chosen = timed(entry), chosen_of(entry)
    if not items:
        return None
    best = min(items, key=time_of)
    return chosen if chosen and time_of(chosen) <= 1.005 * time_of(best) else best


def report(args):
    with open(args.times) as file:
        result = json.load(file)
    print("%s, driver %s, %s, commit %s, %d rounds\n" % (
        result["gpu"], result["driver"], result["date"], result["commit"], result["rounds"]))
    print("| problem | schedules | best | time | TFLOP/s | the model's choice | its time | over the best | the model's guess |")
    print("|---|---|---|---|---|---|---|---|---|")
    ratios = {True: [], False: []}
    for entry in result["problems"]:
        best, chosen, p = best_of(entry), chosen_of(entry), entry["problem"]
        if not best:
            print("| %s | 0 | %s ||||||" % (entry["name"], entry.get("error", "not timed")))
            continue
        flops = 2.0 * p["m"] * p["n"] * p["k"] * p["batch"] * p["rhs"]
        ratio = time_of(chosen) / time_of(best) if chosen else math.nan
        ratios[entry["held_out"]].append((ratio, entry["name"]))
        print("| %s%s | %d | %s | %.1f us | %.0f | %s | %s | %.3f | %.1f us |" % (
            entry["name"], " (held out)" if entry["held_out"] else "", len(timed(entry)), best["schedule"], time_of(best),
            flops / time_of(best) / 1e6, "the same" if chosen is best else chosen["schedule"] if chosen else "wrong",
            "%.1f us" % time_of(chosen) if chosen else "-", ratio, chosen["microseconds"] if chosen else math.nan))
    for held_out, text in ((False, "in the database"), (True, "held out")):
        if ratios[held_out]:
            worst, name = max(ratios[held_out])
            print("\n%d shapes %s: the model within 5%% on %d, geometric mean %.3f, worst %.3f (%s)" % (
                len(ratios[held_out]), text, sum(r <= 1.05 for r, _ in ratios[held_out]),
                math.exp(sum(math.log(r) for r, _ in ratios[held_out]) / len(ratios[held_out])), worst, name))
    if args.all:
        for entry in result["problems"]:
            print("\n%s" % entry["name"])
            for item in sorted(timed(entry), key=time_of):
                print("  %9.2f us, the model's guess %9.2f  %s%s" % (
                    time_of(item), item["microseconds"], item["schedule"], "  <- its choice" if item["chosen"] else ""))
    return 0


# --- merge -------------------------------------------------------------------


def merge(args):
    """Puts the run in front of the database's; what it timed again leaves the older runs. A comment above a run stays with it."""
    with open(args.times) as file:
        result = json.load(file)
    path = args.database or os.path.join(ROOT, "lib", "Target", "Tuning", result["chip"] + ".txt")
    new = {}
    for entry in result["problems"]:
        best, p = best_of(entry), entry["problem"]
        is_held_out = p["rhs"] == p["batch"] == 1 and (p["m"], p["n"], p["k"]) in shapes.HELD_OUT
        if not best or entry["held_out"] or is_held_out:
            continue
        aux = RING_AUXILIARIES.get(p["epilogue"], 0)
        key = "matmul %s rhs %d%s batch %d m %d n %d k %d" % (
            p["dtype"], p["rhs"], " aux %d" % aux if aux else "", p["batch"], p["m"], p["n"], p["k"])
        new[key] = "%s : %s ; %.1f us" % (key, best["schedule"], time_of(best))
    runs = [("run %s, driver %s, %s, commit %s" % (
        result["gpu"], result["driver"], result["date"], result["commit"]), list(new.values()))]
    written = "# Written by bench/tune.py merge; CONTRIBUTING.md says how."
    head, above = [], []  # comments before the first run, and those read since the last matmul
    if os.path.exists(path):
        with open(path) as file:
            first = next((line for line in map(str.strip, file) if line and not line.startswith("#")), "")
            if first != "fuse-tuning 2 " + result["chip"]:
                sys.exit("%s begins with '%s', not with 'fuse-tuning 2 %s'" % (path, first, result["chip"]))
        with open(path) as file:
            for line in file:
                line = line.strip()
                if line.startswith("run "):
                    runs.append(("\n".join(above + [line]), []))
                    above = []
                elif line.startswith("#") and line != written:
                    (head if len(runs) == 1 else above).append(line)
                elif line.startswith("matmul ") and line.split(" :")[0] not in new:
                    if len(runs) == 1:
                        sys.exit("%s: a matmul before the first run line" % path)
                    runs[-1][1].append(line)
    with open(path, "w") as file:
        file.write("fuse-tuning 2 %s\n%s\n" % (result["chip"], written))
        if head:
            file.write("\n%s\n" % "\n".join(head))
        for line, matmuls in runs:
            if matmuls:
                file.write("\n%s\n%s\n" % (line, "\n".join(matmuls)))
    print("%s: %d matmuls from this run, %d from older ones" % (
        path, len(new), sum(len(matmuls) for _, matmuls in runs[1:])))
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    sub = commands.add_parser("build", help="compile the candidates")
    sub.add_argument("out")
    sub.add_argument("--chip", default="sm_90a")
    sub.add_argument("--only", default="", help="problems whose names hold one of these")
    sub.add_argument("--models", action="store_true", help="the problems of bench/shapes.py")
    sub.add_argument("--within", type=float, default=1.5, help="factor on the model's best time")
    sub.add_argument("--schedules", type=int, default=16, help="candidates kept for a problem")
    sub.add_argument("--jobs", type=int, default=os.cpu_count())
    sub.add_argument("--fuse-opt", default=os.path.join(ROOT, "build", "bin", "fuse-opt"))
    sub.set_defaults(function=build)
    sub = commands.add_parser("run", help="time them on this machine's GPU")
    sub.add_argument("out_folder", metavar="out")
    sub.add_argument("--runner", default=os.path.join(ROOT, "build", "bin", "fuse-run-light"))
    sub.add_argument("--out", default="times.json")
    sub.add_argument("--only", default="", help="problems whose names hold one of these")
    sub.add_argument("--limit", type=float, default=540, help="seconds after which nothing begins")
    sub.add_argument("--rounds", type=int, default=2)
    sub.add_argument("--check", action="store_true", help="compare the schedules' results with each other")
    sub.set_defaults(function=run)
    sub = commands.add_parser("report", help="the model's choices beside the best")
    sub.add_argument("times")
    sub.add_argument("--all", action="store_true", help="every schedule's time, too")
    sub.set_defaults(function=report)
    sub = commands.add_parser("merge", help="update the database")
    sub.add_argument("times")
    sub.add_argument("--database", help="file to update, instead of the chip's own")
    sub.set_defaults(function=merge)
    args = parser.parse_args()
    return args.function(args)


if __name__ == "__main__":
    sys.exit(main())
