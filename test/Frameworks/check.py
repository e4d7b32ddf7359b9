#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the corpus: every graph at the levels of the CPU and on both vendors' simulators, compared with the frameworks' float64.

  check.py                          all of it, beside expected.txt
  check.py --only=norms             files whose name has this part (several: --only=norms,attention.eager)
  check.py --update                 what is seen becomes what is expected
  check.py --table=docs/Frameworks.md   writes the table of the documentation
  check.py --ways=sm_90a@cuda       on a GPU (or gfx942@hip)

One line a file: right, or where it stops (`refused fused` with the first diagnostic, `wrong sm_90a`, `crash graph`). A file
is run in the order of --ways and left at the first that is not right. The exit status is 1 if a file does better or
worse than expected.txt says; it lists what is not right everywhere.
"""

import argparse
import collections
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(os.path.dirname(HERE)), "bench")]

import numpy as np

import accuracy
import data

WAYS = ["graph", "fused", "kernels", "sm_90a", "gfx942"]
# What the CPU executes; `mapped` not unless it is asked for.
CPU_WAYS = ["graph", "fused", "kernels", "mapped"]
INPUTS = os.path.join(HERE, "Inputs")
EXPECTED = os.path.join(HERE, "expected.txt")
SECONDS = 240
LOCATED = re.compile(r"^\S*?:\d+:\d+: error: (.*)$", re.M)
# A chain of ops each rounded to the type errs by more than a result owes, in any framework: so much as its own result, with this margin.
MARGIN = 1.5

OPTIONS = REFERENCES = INDEX = None


def disagreement(out, ref, entry, dtype):
    """None, or what is wrong with a result."""
    if ref.dtype.kind != "f" and out.shape == ref.shape:
        bad = np.abs(out.astype(np.int64) - ref.astype(np.int64)) > entry.get("steps", 0)
        return "%d of %d elements differ" % (bad.sum(), bad.size) if bad.any() else None
    # A result of f32 in a graph of f16 holds what f16 has left of it.
    owed = accuracy.tolerances(OPTIONS.run)[dtype]
    return accuracy.disagreement(out, ref, [max(a, MARGIN * e) for a, e in zip(owed, entry["error"])])


def execute(command):
    """(kind, message): ok, refused, crash, timeout."""
    # glibc overwrites memory that is freed: what is read of it is noticed.
    environment = dict(os.environ, OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1", MALLOC_PERTURB_="165")
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=SECONDS, env=environment)
    except subprocess.TimeoutExpired:
        return "crash", "%s ran for more than %d s" % (os.path.basename(command[0]), SECONDS)
    text = done.stdout.decode(errors="replace")
    if done.returncode == 0:
        return "ok", ""
    located, error = LOCATED.search(text), re.search(r"error: (.*)", text)
    if done.returncode < 0 or "PLEASE submit a bug report" in text:
        lines = text.strip().split("\n")
        last = next((l for l in lines if "ssertion" in l or "LLVM ERROR" in l), located.group(1) if located else lines[0])
        return "crash", "signal %d: %s" % (-done.returncode, last[:200])
    return "refused", (located or error).group(1)[:240] if located or error else "exit %d: %s" % (done.returncode, text[-200:])


def launches(bundle, inputs):
    """How many kernels a call with these inputs launches; variants for other sizes do not count."""
    done = subprocess.run([OPTIONS.run, bundle, "--device=dry", inputs], stdout=subprocess.PIPE, text=True, timeout=SECONDS)
    return len(re.findall(r"^  launch ", done.stdout, re.M)) if done.returncode == 0 else None


def ask_report(graph, chip, folder):
    """What fuse-report has of kernels, the rules between them, and notes; None if there is no report."""
    path = folder + "/report.json"
    command = [OPTIONS.opt, graph, "--fuse-to-scheduled=chip=" + chip, "--fuse-report=format=json file=" + path, "-o", os.devnull]
    if execute(command)[0] != "ok":
        return None
    with open(path) as file:
        return json.load(file)


def lone_elementwise(report):
    """The elementwise kernels beside others: for each the rules that keep it out of kernels that it reads, and out of those that read it."""
    kernels = report["kernels"] if report else []
    before = collections.defaultdict(set)
    for kernel in kernels:
        for apart in kernel["kept_apart"]:
            before[apart["kernel"]].add(apart["rule"])
    return [(sorted(before[k["name"]]), sorted({a["rule"] for a in k["kept_apart"]}))
            for k in kernels if len(kernels) > 1 and k["fuse_ops"] == ["fuse.elementwise"]]


def run(name):
    """(name, kind, way, message, kernels, the report if there is to be a table)."""
    folder = tempfile.mkdtemp(prefix="fuse-frameworks-")
    try:
        name, kind, way, message, kernels = run_in(folder, name)
        chips = [w.partition("@")[0] for w in OPTIONS.ways if w not in CPU_WAYS]
        graph = os.path.join(INPUTS, name + ".mlir")
        return name, kind, way, message, kernels, ask_report(graph, chips[0], folder) if OPTIONS.table and kernels is not None and chips else None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run_in(folder, name):
    """(name, kind, way, message, kernels)."""
    entry, kernels = INDEX[name], None
    module, dtype = re.sub(r"(\.dynamic)?\.\w+$", "", name), name.rsplit(".", 1)[1]
    paths = []
    for i, argument in enumerate(entry["arguments"]):
        paths.append("%s/in%d.npy" % (folder, i))
        data.save(paths[-1], data.draw(module, i, argument), argument["type"])
    graph = os.path.join(INPUTS, name + ".mlir")
    for way in OPTIONS.ways:
        out = os.path.join(folder, way)
        common = ["--inputs=" + ",".join(paths), "--outputs=" + out]
        if way in CPU_WAYS:
            commands = [[OPTIONS.run, graph, "--device=cpu", "--at=" + way] + common]
        else:
            bundle = folder + "/bundle-" + way
            chip, _, device = way.partition("@")
            emit = " emit=text" if chip.startswith("sm_") and not device else ""
            commands = [[OPTIONS.opt, graph, "--fuse-compile=chip=%s bundle=%s%s" % (chip, bundle, emit), "-o", os.devnull],
                        [OPTIONS.run, bundle, "--device=" + (device or "sim")] + common]
        for step, command in enumerate(commands):
            kind, message = execute(command)
            if step == 1 and kind == "refused":
                kind = "crash"  # compiled, and then a fault of the simulator: a race, a bound, a read of what nobody wrote
            if kind != "ok":
                return name, kind, way, message, kernels
        if len(commands) == 2 and kernels is None:
            kernels = launches(bundle, common[0])
        for i in range(entry["results"]):
            path = "%s/result%d.npy" % (out, i)
            if not os.path.exists(path):
                return name, "crash", way, "exit 0 without result %d" % i, kernels
            wrong = disagreement(data.load(path), REFERENCES["%s/%d" % (name, i)], entry, dtype)
            if wrong:
                return name, "wrong", way, "result %d: %s" % (i, wrong), kernels
    return name, "right", "", "", kernels


def reason(message):
    """A diagnostic without its names and numbers: refusals are grouped by it."""
    return re.sub(r"\d+", "N", re.sub(r"'[^']*\d[^']*'|%\w+|tensor<[^>]*>|\([^()]*->[^()]*\([^()]*\)\)", "…", message))[:150]


def constant_results(report):
    """The notes on kernels that compute what no input changes."""
    return [note for note in report["notes"] if note["rule"] == "constant-result"] if report else []


def other_rules(report, kernels, iree):
    """Where there are more kernels than IREE's dispatches, the rules between those that are not elementwise."""
    if not report or iree is None or kernels is None or kernels <= iree:
        return []
    return sorted({apart["rule"] for kernel in report["kernels"] if kernel["fuse_ops"] != ["fuse.elementwise"] for apart in kernel["kept_apart"]})


def describe_left(report, kernels, iree):
    """`2 elementwise: a → b; 1 elementwise: inputs → c` of what lone_elementwise gives, kernels that compute constants, and other_rules."""
    groups = collections.Counter("%s → %s" % (", ".join(before) or "inputs", ", ".join(behind) or "results") for before, behind in lone_elementwise(report))
    parts = ["%d elementwise: %s" % (count, text) for text, count in sorted(groups.items(), key=lambda g: (-g[1], g[0]))]
    constants = constant_results(report)
    parts += ["%d constant-result" % len(constants)] if constants else []
    parts += ["%d copied-result" % len(report["copies"])] if report and report["copies"] else []
    return "; ".join(parts + other_rules(report, kernels, iree))


def write_legend(file, results):
    """What the rules in the tables mean, in the compiler's words."""
    rules = {apart["rule"]: apart["reason"] for r in results for kernel in (r[5] or {"kernels": []})["kernels"] for apart in kernel["kept_apart"]}
    seen = {rule for r in results for sides in lone_elementwise(r[5]) for side in sides for rule in side}
    seen = sorted(seen.union(*(other_rules(r[5], r[4], INDEX[r[0]]["iree"]) for r in results)))
    file.write("\n## What is left\n\nElementwise kernels that stand beside others, as `fuse-report` has them: left of the arrow the rules that keep such a kernel out of the kernels\n"
               "that it reads (`inputs`: it reads none), right of it those that keep it out of the kernels that read it (`results`: none does).\n"
               "Where there are more kernels than IREE's dispatches, the rules between the others as well.\n\n")
    for rule in seen:
        file.write("- `%s`: %s.\n" % (rule, rules[rule]))
    if any(constant_results(r[5]) for r in results):
        file.write("- `constant-result`: a kernel computes what no input changes; results are the caller's memory, and it writes there (docs/Rationale.md).\n")
    if any(r[5] and r[5]["copies"] for r in results):
        file.write("- `copied-result`: a result is an argument, a constant or another result; the driver copies it, which is no kernel (docs/Rationale.md).\n")


def write_table(path, results):
    """docs/Frameworks.md."""
    right = [r for r in results if r[1] == "right"]
    taken = [n for n in INDEX if INDEX[n]["iree"] is not None]
    with open(path, "w") as file:
        file.write("# Graphs from frameworks\n\n")
        file.write("Written by `test/Frameworks/check.py --table=docs/Frameworks.md`. The graphs are in `test/Frameworks/Inputs`: what torch-mlir makes of "
                   "PyTorch's and Hugging Face's modules, and IREE's\nimporter of JAX's functions (`test/Frameworks/export.py`, which counts IREE's dispatches too). "
                   "Right: at all levels on the CPU and on the simulators of sm_90a and gfx942,\nbeside float64 of the framework itself.\n\n")
        file.write("%d modules, %d files: %d right, %s. IREE takes %d.\n" % (
            len({module_of(n) for n in INDEX}), len(results), len(right),
            ", ".join("%d %s" % (sum(r[1] == k for r in results), k) for k in ("refused", "wrong", "crash")), len(taken)))
        both = [r for r in right if INDEX[r[0]]["iree"] is not None]
        file.write("Of the %d that both compile, %d have fewer kernels than IREE's dispatches, %d as many, %d more.\n" % (
            len(both), sum(r[4] < INDEX[r[0]]["iree"] for r in both), sum(r[4] == INDEX[r[0]]["iree"] for r in both),
            sum(r[4] > INDEX[r[0]]["iree"] for r in both)))
        family = None
        for name, kind, way, message, kernels, report in sorted(results, key=lambda r: r[0]):
            if name.split(".")[0] != family:
                family = name.split(".")[0]
                file.write("\n## %s\n\n| module | kernels | IREE's dispatches | what is left, and why |\n|---|---|---|---|\n" % family.replace("_", " ").capitalize())
            iree = INDEX[name]["iree"]
            left = describe_left(report, kernels, iree)
            if kind != "right":
                left = "%s (%s): %s" % (kind, way, message.replace("|", "\\|"))
            file.write("| %s | %s | %s | %s |\n" % (name.split(".", 1)[1], "" if kernels is None else kernels, "refused" if iree is None else iree, left))
        write_legend(file, results)


def module_of(name):
    return ".".join(name.split(".")[:2])


def main():
    global OPTIONS, REFERENCES, INDEX
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default="", help="folder of fuse-opt and fuse-run (default: found through PATH)")
    parser.add_argument("--only", default="", help="files whose name has one of these parts")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--ways", default=",".join(WAYS), help="levels and chips, in this order")
    parser.add_argument("--update", action="store_true", help="renew expected.txt, for the files that are run")
    parser.add_argument("--table", default="", help="write the table of the documentation (wants all files)")
    parser.add_argument("--reasons", action="store_true", help="refusals in groups, most frequent first")
    OPTIONS = parser.parse_args()
    OPTIONS.bin = os.path.abspath(OPTIONS.bin or os.path.dirname(shutil.which("fuse-opt") or ""))
    OPTIONS.opt, OPTIONS.run = os.path.join(OPTIONS.bin, "fuse-opt"), os.path.join(OPTIONS.bin, "fuse-run")
    OPTIONS.ways = OPTIONS.ways.split(",")
    with open(os.path.join(INPUTS, "index.json")) as file:
        INDEX = json.load(file)
    REFERENCES = dict(np.load(os.path.join(INPUTS, "references.npz")))
    expected = {}
    if os.path.exists(EXPECTED):
        with open(EXPECTED) as file:
            expected = dict(line.split(None, 1) for line in map(str.strip, file) if line and not line.startswith("#"))
    names = [n for n in sorted(INDEX) if any(part in n for part in OPTIONS.only.split(","))]

    start, results, surprises = time.time(), [], 0
    with multiprocessing.Pool(OPTIONS.jobs) as pool:
        for result in pool.imap(run, names):
            results.append(result)
            name, kind, way, message, kernels, _ = result
            seen, wanted = ("%s %s" % (kind, way)).strip(), expected.get(name, "right")
            surprise = seen != wanted and not OPTIONS.update
            surprises += surprise
            iree = INDEX[name]["iree"]
            counts = "" if kernels is None else " (%d kernels, IREE %s)" % (kernels, "none" if iree is None else iree)
            print("%s: %s%s%s%s" % (name, seen, counts, ": " + message if message else "", "  EXPECTED %s" % wanted if surprise else ""), flush=True)
    if OPTIONS.update:
        expected.update((r[0], ("%s %s" % r[1:3]).strip()) for r in results)
        with open(EXPECTED, "w") as file:
            file.write("# What is not right everywhere, and where it stops; check.py --update writes this.\n")
            for name in sorted(n for n in expected if n in INDEX and expected[n] != "right"):
                file.write("%s %s\n" % (name, expected[name]))
    if OPTIONS.reasons:
        groups = collections.defaultdict(list)
        for name, kind, way, message, *_ in results:
            if kind != "right":
                groups[kind, way, reason(message)].append((name, message))
        for (kind, way, text), members in sorted(groups.items(), key=lambda g: -len(g[1])):
            print("%4d %s %s: %s\n       e.g. %s: %s" % (len(members), kind, way, text, members[0][0], members[0][1]))
    if OPTIONS.table:
        write_table(OPTIONS.table, results)
    kinds = collections.Counter(r[1] for r in results)
    print("%d files in %.0f s: %s" % (len(results), time.time() - start, ", ".join("%d %s" % (kinds[k], k) for k in ("right", "refused", "wrong", "crash"))))
    print("%d files, %d unexpected" % (len(results), surprises))
    return 1 if surprises else 0


if __name__ == "__main__":
    sys.exit(main())
