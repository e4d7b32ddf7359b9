#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures Fuse beside its peers on what it aims at, and prints the tables of bench/RESULTS.md.

  bench/figures.py list [--only=PART+PART,...]
  bench/figures.py build OUT [--chip=h200] [--only=...]       compiles, needs no GPU
  bench/figures.py run OUT [--only=...] [--peers=library,compile,joined,quack] [--tuned=...] [--autotune=...]
                          [--rounds=10] [--length=MILLISECONDS] [--alone=SECONDS] [--limit=SECONDS]
  bench/figures.py report FILE...                             tables of what several calls of run wrote with --json
  bench/figures.py compile-time [--chip=h200]                 seconds that compilation takes, needs no GPU

A case is wanted if its name holds all parts of one of the alternatives: --only="gemms+ f16,blocks+ 4 tokens". Peers are kinds of
bench/peers.py; --tuned and --autotune choose, as --only does, the cases that have these slow ones, too.

Method. All candidates of a case are captured in CUDA graphs of many calls, every call on the next of several input sets that
together exceed the L2 cache twice; the graphs are replayed in rounds, each in an order of its own, and medians count. Then each is replayed
alone until the clock has settled: at the power limit candidates in turn share a clock, and what counts of one alone is the energy of a call. Every result is compared
with float64 as bench/run.py does, the peers' too: one that is far off does not count. Fuse's are computed again for a fifth of a second,
up to 300 times: other bits are a wrong result. A matmul's case may have two bundles, one
for its number of rows alone, whose time counts, and one for any number of rows. What stands behind a shape marked * was held
out of the tuning database and of every fit. Figures below the aim are **bold**.

run needs PyTorch and fuse_mlir, and fuse-run in build/bin or PATH for what results owe. Exit status 1 if a result is wrong.
"""

import argparse
import json
import math
import os
import resource
import statistics
import sys
import tempfile
import time
from collections import namedtuple

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import build as compiler
import shapes
import timing
import workloads

Table = namedtuple("Table", "title each mean share alone", defaults=(None, None, True))
#   each, mean   least ratio of the best peer's time to ours, for each case and as the geometric mean
#   share        least share of what the memory allows, where that is known
#   alone        whether cases are timed alone, too: matmuls, some at whose rate a card draws all that it may
TABLES = {
    "gemms": Table("GEMM with bias and GELU, at the shapes of public models", 0.97, mean=1.05),
    "products": Table("D·E, and permuted results", 1.10),
    "blocks": Table("GEGLU and SwiGLU blocks; of a read of the weights", 1.05, share=0.95),
    "rows": Table("Row work; of a copy of as many bytes", 1.00, share=0.95, alone=False),
    "odd": Table("GEMM with bias and GELU, at odd sizes", 1.00),
}
Figure = namedtuple("Figure", "table name case held_out graphs")
#   graphs   texts by name, of the bundles to time; the first one's time counts

PEER_SLACK = 8  # peers round between their kernels, and QuACK's GEGLU is by tanh

DEPTHS = (64, 128, 256, 512, 1024, 2048)
TOKENS = (1, 4, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384)
WIDTHS = ((4096, 12288), (4096, 14336), (8192, 28672))
FEW_TOKENS = 128  # up to which reading the weights is what takes the time
ODD = ((4096, 4096, 4097), (4096, 4096, 4095), (2048, 12288, 3073), (8192, 4096, 1023), (512, 4096, 4097), (64, 4096, 4097),
       (4095, 4096, 4096), (4096, 4097, 4096), (2048, 12289, 3072))
ROW_LENGTHS = (1024, 2048, 4096, 8192, 16384)
ROW_ELEMENTS = 1 << 26
FEW_ROWS = (256, 16384)


def for_these_rows(text, rows):
    return text.replace("tensor<?x", f"tensor<{rows}x").replace("tensor.empty(%rows)", "tensor.empty()")


def figures():
    """All cases."""

    def figure(table, case_and_text, both=False, held_out=False):
        case, text = case_and_text
        graphs = {case.graph: text}
        if both:
            graphs = {f"{case.graph}_m{case.dims[0]}": for_these_rows(text, case.dims[0]), **graphs}
        return Figure(table, f"{table} {case.family} {case.label}", case, held_out, graphs)

    for dtype in ("f16", "bf16"):
        for shape in shapes.SHAPES:
            yield figure("gemms", workloads.gemm_bias_gelu_case(*shape, dtype), True, shape in shapes.HELD_OUT)
        for shape in ((3840, 4096, 4096), (8192, 8192, 8192), *((8192, 4096, k) for k in DEPTHS)):
            yield figure("products", workloads.gemm_mul_mul_case(*shape, dtype))
        for shape in ((32, 1024, 1024, 1024), (64, 2048, 128, 2048), *((64, 512, 512, k) for k in DEPTHS)):
            yield figure("products", workloads.batched_permute_case(*shape, dtype))
        for family in workloads.GATES:
            for widths in WIDTHS:
                for tokens in TOKENS:
                    yield figure("blocks", workloads.gated_ffn_case(family, tokens, *widths, dtype))
        for shape in ODD:
            yield figure("odd", workloads.gemm_bias_gelu_case(*shape, dtype), True)
    for dtype in ("f16", "bf16", "f32"):
        for family in ("layer_norm", "rms_norm", "softmax", "scale_causal_softmax"):
            norm = bool(workloads.ROW_WORK[family][2])
            for added in ((), ("residual",), ("bias", "residual")) if norm else ((), ("bias", "residual")):
                for rows, length in (*((ROW_ELEMENTS // n, n) for n in ROW_LENGTHS), FEW_ROWS):
                    # A causal softmax has whole squares.
                    if family == "scale_causal_softmax" and (rows, length) != FEW_ROWS:
                        rows = max(rows, length)
                    yield figure("rows", workloads.row_work_case(family, rows, length, dtype, added))


def chosen(name, alternatives):
    return any(all(part in name for part in alternative.split("+")) for alternative in alternatives.split(","))


def wanted(args):
    return [f for f in figures() if chosen(f.name, args.only)]


def build(args):
    start = time.time()
    graphs = {name: text for figure in wanted(args) for name, text in figure.graphs.items()}
    failed = compiler.compile_graphs(graphs, args.out, args.chip, jobs=args.jobs)
    print(f"{len(graphs)} bundles for {args.chip}, {failed} failed, {time.time() - start:.0f} s")
    return 1 if failed else 0


# --- Times -------------------------------------------------------------------


def first_line(error):
    return (str(error).splitlines() or [type(error).__name__])[0][:120]


def count_others(bundle, inputs, seconds=0.2, most=300):
    """How many calls of how many give other bits than the first. What a race leaves may show once in a hundred calls."""
    import torch

    def bits_of(results):
        return [result.reshape(-1).view(torch.uint8) for result in (results if isinstance(results, (list, tuple)) else [results])]

    first, start, calls, others = bits_of(bundle(*inputs)), time.time(), 0, 0
    while calls < most and time.time() - start < seconds:
        others += not all(map(torch.equal, bits_of(bundle(*inputs)), first))
        calls += 1
    return others, calls


def candidates_of(figure, args, record):
    """(name, function, input sets) of bundles and peers whose results are right; the record gets what is to be said of others."""
    import fuse_mlir
    import peers
    import run as checks
    import torch

    case, found = figure.case, []
    kinds = args.peers.split(",") + [kind for kind, only in (("tuned", args.tuned), ("autotune", args.autotune))
                                     if only is not None and chosen(figure.name, only)]
    inputs = checks.make_inputs(case, args.seed)
    reference = checks.reference_of(case, inputs)
    sets = checks.input_sets(case, inputs)
    for name in figure.graphs:
        try:
            bundle = fuse_mlir.Bundle.load(os.path.join(args.out, name))
            passed, record["check"] = checks.check(case, bundle(*inputs), reference)
            others, calls = count_others(bundle, inputs)
            if others:
                passed, record["check"] = False, f"{others} of {calls} calls give other bits"
        except Exception as error:
            passed, record["check"] = False, first_line(error)
        if passed:
            found.append((name, bundle, sets))
        else:
            record["wrong"].append(f"{name}: {record['check']}")
    torch._dynamo.reset()
    for name, function, prepare in peers.of_case(case, kinds):
        try:
            prepared = [prepare(inputs) for inputs in sets]
            passed, text = checks.check(case, function(*prepared[0]), reference, slack=PEER_SLACK)
            if passed:
                found.append((name, function, prepared))
            else:
                record["notes"].append(f"{name} is wrong: {text}")
        except Exception as error:  # a peer that fails is left out, visibly
            record["notes"].append(f"{name}: {first_line(error)}")
    return found


def captured(candidates, args, notes):
    """Timers by name."""
    from timing import Timer

    timers = {}
    for name, function, sets in candidates:
        try:
            timers[name] = Timer(function, sets, "cuda", 1000 * args.length)
        except Exception as error:
            notes.append(f"{name} is not captured: {first_line(error)}")
    return timers


def ceiling_of(figure):
    """Microseconds that the memory alone takes, where the aim is a share of them."""
    import ceilings
    import run as checks

    case = figure.case
    if figure.table == "rows":
        return ceilings.copy_time(case.bytes)
    if figure.table == "blocks" and case.dims[0] <= FEW_TOKENS:
        return ceilings.read_time(sum(map(math.prod, case.shapes[1:])) * workloads.SIZE[checks.type_of(case)])
    return None


def measure(figure, args):
    """A record: what is known of the case, its times in microseconds."""
    import run as checks
    import torch

    record = dict(table=figure.table, name=figure.name.split(" ", 1)[1], held_out=figure.held_out, wrong=[], notes=[])
    timers = captured(candidates_of(figure, args, record), args, record["notes"])
    times = timing.in_turn(timers, args.rounds)
    alone = timing.alone(timers, args.alone) if args.alone and TABLES[figure.table].alone else {}
    del timers
    torch.cuda.empty_cache()
    for where, found in ((record, times), (record.setdefault("alone", {}), alone)):
        where["ours"] = [found[name] for name in figure.graphs] if found.keys() >= figure.graphs.keys() else []
        where["peers"] = {name: time for name, time in found.items() if name not in figure.graphs}
    record["rate"] = checks.rate(figure.case, record["ours"][0]) if record["ours"] else "-"
    record["ceiling"] = None
    try:
        record["ceiling"] = ceiling_of(figure)
    except Exception as error:
        record["notes"].append(f"no ceiling: {first_line(error)}")
    torch.cuda.empty_cache()
    return record


def run(args):
    import run as checks
    import torch

    torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
    torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
    machine = f"{torch.cuda.get_device_name()}, driver {checks.driver_version()}, PyTorch {torch.__version__}"
    start, records, skipped = time.time(), [], []
    for figure in wanted(args):
        if time.time() - start > args.limit:
            skipped.append(figure.name)
            continue
        record = measure(figure, args)
        records.append(record)
        if args.json:  # after each case: a run may be cut off
            with open(args.json + ".new", "w", encoding="utf-8") as file:
                json.dump(dict(machine=machine, records=records), file, indent=1)
            os.replace(args.json + ".new", args.json)
        print("; ".join([f"[{time.time() - start:3.0f} s] {figure.name}: {', '.join(map(spell, record['ours'])) or 'no time'}",
                         f"{ratio_of(record) or 0:.2f}x", *record["wrong"], *record["notes"]]), file=sys.stderr, flush=True)
    print_tables(machine, records)
    for name in skipped:
        print("out of time: " + name)
    return 0 if records and not any(record["wrong"] or not record["ours"] for record in records) else 1


# --- Tables ------------------------------------------------------------------

COLUMNS = ("work", "Fuse", "rate", "of the ceiling", "best peer", "its time", "peer / Fuse", "alone", "others", "check")


def ratio_of(record, which=0):
    """The best peer's time over ours, by one of our bundles."""
    return min(record["peers"].values()) / record["ours"][which] if record["ours"][which:] and record["peers"] else None


def share_of(record):
    return record["ceiling"] / record["ours"][0] if record["ceiling"] and record["ours"] else None


def mark(number, aim, form="{:.2f}"):
    text = form.format(number)
    return f"**{text}**" if aim is not None and number < aim else text


def spell(microseconds):
    return f"{microseconds:.1f} µs" if microseconds < 1000 else f"{microseconds / 1000:.3f} ms"


def print_tables(machine, records):
    print(machine)
    for key in dict.fromkeys(record["table"] for record in records):
        table, members = TABLES[key], [record for record in records if record["table"] == key]
        print(f"\n### {table.title}\n\n| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
        for record in members:
            print("| " + " | ".join(row_of(table, record)) + " |")
        print("\n" + "\n".join(summary(table, members)))


def row_of(table, record):
    ratio, share = ratio_of(record), share_of(record)
    rivals = sorted(record["peers"].items(), key=lambda item: item[1])
    others = [("Fuse, any rows", time) for time in record["ours"][1:]] + rivals[1:]
    return [record["name"] + (" *" if record["held_out"] else ""), spell(record["ours"][0]) if record["ours"] else "-", record["rate"],
            mark(share, table.share) if share else "-",
            rivals[0][0] if rivals else "-", spell(rivals[0][1]) if rivals else "-",
            mark(ratio, table.each, "{:.2f}x") if ratio else "-",
            spell_alone(table, record.get("alone")),
            ", ".join([f"{name} {spell(time)}" for name, time in others] + record["notes"]),
            "; ".join("FAILED: " + text for text in record["wrong"]) or record["check"]]


def spell_alone(table, alone):
    """What each takes alone: the best peer's time over ours, and both."""
    ratio = ratio_of(alone) if alone else None
    if not ratio:
        return "-"
    best = min(alone["peers"], key=alone["peers"].get)
    return f"{mark(ratio, table.each)}x: {spell(alone['ours'][0])}, {best} {spell(alone['peers'][best])}"


def summary(table, records):
    """Lines: how ratios and shares lie to the aims, by family and type, and of what was held out."""
    groups = {}
    for record in records:
        group = " ".join(record["name"].split()[:2])
        groups.setdefault(group, []).append(record)
        if record["held_out"]:
            groups.setdefault(group + ", held out", []).append(record)
    for group, members in groups.items():
        settled = [record["alone"] for record in members if record.get("alone")]
        for text, which, timed in (("", 0, members), (", any rows", 1, members), (", alone", 0, settled), (", any rows, alone", 1, settled)):
            ratios = [ratio for ratio in (ratio_of(record, which) for record in timed) if ratio]
            if ratios:
                mean = math.exp(statistics.mean(map(math.log, ratios)))
                yield (f"- {group}{text}: peer / Fuse in the geometric mean {mark(mean, table.mean, '{:.3f}')}, "
                       f"least {mark(min(ratios), table.each)}, "
                       f"below {table.each:.2f}: {sum(ratio < table.each for ratio in ratios)} of {len(ratios)}")
        shares = [share for share in map(share_of, members) if share]
        if shares:
            yield (f"- {group}: of the ceiling in the mean {statistics.mean(shares):.3f}, "
                   f"least {mark(min(shares), table.share)}, "
                   f"below {table.share:.2f}: {sum(share < table.share for share in shares)} of {len(shares)}")
    yield f"- {len(records)} cases, {sum(bool(record['wrong']) for record in records)} wrong"


def report(args):
    machines, records = [], []
    for path in args.files:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        machines.append(data["machine"])
        records += data["records"]
    print_tables("; ".join(dict.fromkeys(machines)), records)
    return 0


# --- Compile time ------------------------------------------------------------


def compile_time(args):
    """What fuse-opt takes for a GEGLU block: for some numbers of tokens, one variant each, and for any number."""
    case, text = workloads.gated_ffn_case("geglu_ffn", 1, 4096, 12288)
    print(f"| {case.graph}, {args.chip} | median of {args.rounds} | least | processors, median | aim |\n|---|---|---|---|---|")
    failed = False
    with tempfile.TemporaryDirectory(prefix="fuse-figures-") as folder:
        for tokens in (1, 64, 512, 4096, None):
            name, aim = (f"{tokens}", 0.5) if tokens else ("any", 2.0)
            source = compiler.write_graph(folder, name, for_these_rows(text, tokens) if tokens else text)
            walls, processors = [], []
            for _ in range(args.rounds):
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                seconds, error = compiler.compile_file(source, args.chip, os.path.join(folder, name))
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                walls.append(seconds)
                processors.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
                failed |= error is not None
            median = statistics.median(walls)
            print(f"| {name} tokens | " + (f"**{median:.2f} s**" if median > aim else f"{median:.2f} s")
                  + f" | {min(walls):.2f} s | {statistics.median(processors):.2f} s | {aim} s |", flush=True)
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("list", "build", "run", "report", "compile-time"):
        command = commands.add_parser(name)
        if name in ("build", "run"):
            command.add_argument("out")
        if name in ("list", "build", "run"):
            command.add_argument("--only", default="", help="cases whose names hold these parts")
        if name in ("build", "compile-time"):
            command.add_argument("--chip", default="h200")
        if name in ("run", "compile-time"):
            command.add_argument("--rounds", type=int, default=10 if name == "run" else 5)
    commands.choices["build"].add_argument("--jobs", type=int, default=os.cpu_count())
    commands.choices["report"].add_argument("files", nargs="+")
    command = commands.choices["run"]
    command.add_argument("--peers", default="library,compile,joined,quack")
    command.add_argument("--tuned", help="cases that QuACK is tuned for")
    command.add_argument("--autotune", help="cases that torch.compile is tuned for")
    command.add_argument("--json", help="also write all numbers here")
    command.add_argument("--length", type=float, default=20, help="milliseconds that a candidate runs in a round")
    command.add_argument("--alone", type=float, default=timing.PERIOD, help="seconds that a matmul is timed alone, once the clock has settled; 0: not")
    command.add_argument("--limit", type=float, default=540, help="start no case after this many seconds")
    command.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.command == "list":
        print("\n".join(figure.name for figure in wanted(args)))
        return 0
    return {"build": build, "run": run, "report": report, "compile-time": compile_time}[args.command](args)


if __name__ == "__main__":
    sys.exit(main())
