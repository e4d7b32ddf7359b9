#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random graphs, executed at several levels, on several chips, by several schedules, and compared
with a float64 evaluation that knows nothing of the compiler.

  fuzz.py --bin=build/bin --count=1000 --jobs=8        graphs 0 to 999
  fuzz.py --bin=build/bin --only=4711                  one graph again, in all detail

Needs Python 3 with NumPy, fuse-opt and fuse-run (and ld.lld for AMD's chips, whose code objects are
linked). A graph is a function of its seed. What fails is shrunk and left in --out, with its command
lines. The last line is `N graphs, K failed`; the exit status is 1 if any failed.
"""

import argparse
import collections
import multiprocessing
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

import graphs
import rules
import schedules
import shrink
import variants
from runs import AMD, LEVELS, NVIDIA, Case, Way, emit_text

OPTIONS = None  # of this process


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default="", help="folder of fuse-opt and fuse-run (default: found through PATH)")
    parser.add_argument("--seed", type=int, default=0, help="of the first graph")
    parser.add_argument("--count", type=int, default=100, help="how many graphs")
    parser.add_argument("--only", type=int, help="run the graph of this seed alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--time-limit", type=float, default=0, help="seconds after which no graph is begun")
    parser.add_argument("--levels", default=",".join(LEVELS), help="some of " + ",".join(LEVELS))
    parser.add_argument("--chips", default=",".join(NVIDIA + AMD), help="some of " + ",".join(NVIDIA + AMD))
    parser.add_argument("--ways", type=int, default=0, help="executions of a graph, in turn of what there is; 0: all")
    parser.add_argument("--broken", type=int, default=1, help="schedules of a graph that break a rule each, and must be refused")
    parser.add_argument("--out", default="fuzz-failures", help="folder for what fails")
    parser.add_argument("--most-refused", type=float, default=100.0, help="per cent of graphs that may be refused")
    parser.add_argument("--max-failures", type=int, default=0, help="stop after so many (0: never)")
    parser.add_argument("--known", default="", help="failures whose message has this pattern do not count")
    parser.add_argument("--no-shrink", action="store_true")
    parser.add_argument("--verbose", action="store_true", help="one line for every run")
    options = parser.parse_args(arguments)
    options.bin = options.bin or os.path.dirname(shutil.which("fuse-opt") or "")
    options.bin = os.path.abspath(options.bin)
    options.levels, options.chips = options.levels.split(","), options.chips.split(",")
    for name in options.levels + options.chips:
        if name not in LEVELS + NVIDIA + AMD:
            parser.error("%s is no level or chip" % name)
    if not os.path.exists(os.path.join(options.bin, "fuse-run")):
        parser.error("no fuse-run in '%s'" % options.bin)
    for tool in (["fuse-opt", "--version"], ["fuse-run", "--help"]):
        probe = subprocess.run([os.path.join(options.bin, tool[0]), tool[1]], capture_output=True, text=True)
        if probe.returncode:
            parser.error("%s does not run: status %d, %s" % (tool[0], probe.returncode, probe.stderr.strip()))
    return options


def ways(seed, rng, case, options):
    """How this graph is executed: in turn on the chips, now and then on the CPU or by a schedule."""
    chips = options.chips
    sim = "sim" in options.levels
    result = []
    if sim:
        # One of each vendor, if both are asked for.
        families = [f for f in ([c for c in chips if c in NVIDIA], [c for c in chips if c in AMD]) if f]
        for family in families:
            result.append(Way("sim", family[seed % len(family)], rng.choice([0, rng.randrange(1, 1000)])))
    cpu = [l for l in options.levels if l != "sim"]
    if cpu and (not sim or rng.random() < 0.3):
        result.append(Way(rng.choice(cpu), rng.choice(chips)))
    scheduled = [l for l in ("sim", "mapped") if l in options.levels]
    if scheduled and rng.random() < 0.35:
        chip = rng.choice(chips)
        chosen = schedules.choose(rng, case, chip)
        if chosen:
            kernel, schedule, legal = chosen
            result += [Way(l, chip, rng.randrange(1000) if l == "sim" else 0, schedule, kernel, legal) for l in scheduled]
    if options.ways:
        # Evenly, whatever the shares above: schedules, one vendor, the other, the CPU.
        result = [result[(seed + i) % len(result)] for i in range(min(options.ways, len(result)))]
    rng = random.Random("pads %d" % seed)
    for way in result:
        way.pads = not way.schedule and way.level != "graph" and rng.random() < 0.4
    if sim and options.broken:
        # These are compiled only, and not far.
        rng = random.Random("rules %d" % seed)
        chip = rng.choice(chips)
        result += [Way("sim", chip, schedule=schedule, kernel=kernel, breaks=breaks)
                   for kernel, schedule, breaks in rules.choose(rng, case, chip, options.broken)]
    return result


def run_graph(seed):
    """(seed, [(way, outcome)]) and, if something failed, a folder with it."""
    options = OPTIONS
    folder = tempfile.mkdtemp(prefix="fuse-fuzz-")
    try:
        graph = graphs.generate(seed)
        rng = random.Random(seed * 7919 + 1)
        case = Case(graph, folder, options.bin)
        report, sound = [], []
        for way in ways(seed, rng, case, options):
            if way.schedule and any(kind == "refused" for _, kind, _ in report):
                continue
            outcome = case.check(way)
            sound += [way] if outcome.kind == "ok" and not way.schedule else []
            report.append((str(way), outcome.kind, outcome.message))
            if outcome.failed and not known(outcome.message, options):
                keep(seed, graph, way, outcome, options)
                break
        else:
            if seed % 4 == 0:
                report += variants.run(seed, graph, case, sound, folder, options)
        return seed, report
    except Exception:
        return seed, [("the fuzzer itself", "broken", traceback.format_exc())]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def known(message, options):
    return bool(options.known and re.search(options.known, message))


def keep(seed, graph, way, outcome, options):
    """Writes what fails, and the smallest graph found that fails alike, into the output folder."""
    folder = os.path.join(os.path.abspath(options.out), str(seed))
    os.makedirs(folder, exist_ok=True)

    def write(graph, name, outcome):
        case = Case(graph, os.path.join(folder, name), options.bin)
        with open(os.path.join(folder, name, "command.txt"), "w") as file:
            file.write("# seed %d, %s\n# %s: %s\n" % (seed, way, outcome.kind, outcome.message))
            for command in case.commands(way):
                file.write(" ".join("'%s'" % a if " " in a else a for a in command) + "\n")
        for i, n in enumerate(case.expected(way)):
            np.save(os.path.join(folder, name, "expected%d.npy" % i), n.v)

    write(graph, "as-found", outcome)
    if options.no_shrink:
        return
    small, last = shrink.shrink(graph, way, outcome, os.path.join(folder, "work"), options)
    shutil.rmtree(os.path.join(folder, "work"), ignore_errors=True)
    if small is not None:
        write(small, "small", last)


def main(arguments):
    global OPTIONS
    OPTIONS = options = parse(arguments)
    start = time.time()
    seeds = [options.only] if options.only is not None else range(options.seed, options.seed + options.count)
    kinds, refusals, failures, done, refused, runs = collections.Counter(), collections.Counter(), [], 0, 0, 0
    examples = {}

    def account(seed, report):
        nonlocal done, refused, runs
        done += 1
        runs += len(report)
        bad = [r for r in report if r[1] not in ("ok", "refused") and not known(r[2], options)]
        for way, kind, message in report:
            kinds["known" if known(message, options) else kind] += 1
            if kind == "refused" and ":" not in way:
                refusals[message[:90]] += 1
                examples.setdefault(message[:90], "graph %d: %s" % (seed, way))
        refused += any(kind == "refused" and ":" not in way for way, kind, _ in report)
        for way, kind, message in bad[:1]:
            failures.append(seed)
            print("graph %d: %s: %s: %s" % (seed, way, kind, message), flush=True)
        if options.only is not None:
            print(emit_text(graphs.generate(seed)))
        if options.verbose or options.only is not None:
            for way, kind, message in report:
                print("%d: %s: %s %s" % (seed, way, kind, message), flush=True)

    def enough():
        late = options.time_limit and time.time() - start > options.time_limit
        return late or (options.max_failures and len(failures) >= options.max_failures)

    if options.jobs == 1 or len(seeds) == 1:
        for seed in seeds:
            account(*run_graph(seed))
            if enough():
                break
    else:
        with multiprocessing.Pool(options.jobs) as pool:
            for seed, report in pool.imap_unordered(run_graph, seeds):
                account(seed, report)
                if enough():
                    pool.terminate()
                    break
    for message, n in refusals.most_common(20):
        print("%6d refused: %s (%s)" % (n, message, examples[message]))
    share = 100.0 * refused / max(1, done)
    print("%d runs in %.0f s: %s; %.1f%% of the graphs refused somewhere" % (
        runs, time.time() - start, ", ".join("%d %s" % (n, k) for k, n in kinds.most_common()), share))
    print("%d graphs, %d failed" % (done, len(failures)))
    return 1 if failures or share > options.most_refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
