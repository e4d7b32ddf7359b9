#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles many graphs with their default schedules, and looks for spills and scratch.

  check-spills.py FOLDER [--chips=gfx90a,gfx942,gfx950] [--count=N] [--seed=S]

Chips may be NVIDIA's: then `ptxas -v` says what is spilled.

Without --count: a fixed few graphs that once spilled or come close. With it: so many random ones;
kinds of kernels, element types, orientations, auxiliaries, numbers of results and odd sizes vary.
A graph that is refused counts as a problem too. Prints "N graphs, K problems".
"""

import argparse
import os
import random
import re
import subprocess

PER_FILE = 8


def tensor(shape, element):
    return "tensor<%sx%s>" % ("x".join("?" if n < 0 else str(n) for n in shape), element)


def widen(name, element, value, lines):
    if element == "f32":
        return value
    lines.append("      %%%s = arith.extf %s : %s to f32" % (name, value, element))
    return "%" + name


def make_matmul(name, m, n, k, element, rhs, layouts, aux, outs, batch=0, activation=False):
    """layouts: "mk nk" as subscripts of lhs and rhs; aux: (subscripts, element); outs: elements."""
    size = {"b": batch, "m": m, "n": n, "k": k}
    lead = "b" if batch else ""

    def typed(subscripts, kind):
        return tensor([size[d] for d in subscripts], kind)

    lhs, right = (lead + layout for layout in layouts)
    aux = [(lead + s if s == "mn" and lead else s, e) for s, e in aux]
    arguments = ["%x: " + typed(lhs, element)] + ["%%w%d: %s" % (i, typed(right, element)) for i in range(rhs)]
    arguments += ["%%e%d: %s" % (i, typed(s, e)) for i, (s, e) in enumerate(aux)]
    out = lead + "mn"
    lines = []
    dynamic = ""
    if m < 0:
        dynamic = "%m"
        lines += ["  %%at = arith.constant %d : index" % lhs.index("m"),
                  "  %%m = tensor.dim %%x, %%at : %s" % typed(lhs, element)]
    for i, kind in enumerate(outs):
        lines.append("  %%o%d = tensor.empty(%s) : %s" % (i, dynamic, typed(out, kind)))

    def operand(value, subscripts, kind):
        return "%s[%s] : %s" % (value, ", ".join(subscripts), typed(subscripts, kind))

    types = ", ".join(typed(out, kind) for kind in outs)
    lines.append("  %%r:%d = fuse.matmul (%s) acc(f32)" % (len(outs), ", ".join(lead + "mnk")))
    lines.append("      lhs(%s) rhs(%s)" % (operand("%x", lhs, element), ", ".join(
        operand("%%w%d" % i, right, element) for i in range(rhs))))
    if aux:
        lines.append("      aux(%s)" % ", ".join(operand("%%e%d" % i, s, e) for i, (s, e) in enumerate(aux)))
    lines.append("      outs(%s)" % ", ".join(operand("%%o%d" % i, out, kind) for i, kind in enumerate(outs)))
    lines.append("      epilogue(%s) {" % ", ".join(["%%p%d" % i for i in range(rhs)] + ["%%q%d" % i for i in range(len(aux))]))
    value = "%p0"
    if activation:
        lines.append("      %%g0 = math.exp %s : f32" % value)
        lines.append("      %%g = arith.mulf %%g0, %s : f32" % value)
        value = "%g"
    for i in range(1, rhs):
        lines.append("      %%d%d = arith.mulf %s, %%p%d : f32" % (i, value, i))
        value = "%%d%d" % i
    for i, (_, kind) in enumerate(aux):
        wide = widen("h%d" % i, kind, "%%q%d" % i, lines)
        lines.append("      %%a%d = arith.addf %s, %s : f32" % (i, value, wide))
        value = "%%a%d" % i
    results = []
    for i, kind in enumerate(outs):
        if kind == "f32":
            results.append(value)
        else:
            lines.append("      %%t%d = arith.truncf %s : f32 to %s" % (i, value, kind))
            results.append("%%t%d" % i)
    lines.append("      fuse.yield %s : %s" % (", ".join(results), ", ".join(outs)))
    lines.append("  }")
    lines.append("  return %s : %s" % (", ".join("%%r#%d" % i for i in range(len(outs))), types))
    return "func.func @%s(%s) -> (%s) {\n%s\n}\n" % (name, ", ".join(arguments), types, "\n".join(lines))


def make_softmax(name, shape, element):
    kind = tensor(shape, element)
    return """func.func @%s(%%x: %s) -> %s {
  %%e = tensor.empty() : %s
  %%r = linalg.softmax dimension(1) ins(%%x : %s) outs(%%e : %s) -> %s
  return %%r : %s
}
""" % (name, *[kind] * 7)


SIZES = [8, 16, 17, 24, 33, 40, 64, 65, 96, 100, 127, 128, 200, 255, 256, 257, 384, 500, 512, 1000, 1023, 1024,
         1500, 2048, 3000, 4096, 4097, 11008, 12288]


def make_random(name, rng):
    size = lambda: rng.choice(SIZES) if rng.random() < 0.7 else rng.randint(1, 5000)
    if rng.random() < 0.15:
        return make_softmax(name, [rng.choice([1, 33, 4096]), size() if rng.random() < 0.8 else rng.randint(1, 20000)],
                            rng.choice(["f16", "bf16", "f32"]))
    element = rng.choice(["f16", "bf16", "f16", "bf16", "f32"])
    aux = [(rng.choice(["mn", "mn", "mn", "n", "m"]), rng.choice([element, "f32"])) for _ in range(rng.randint(0, 3))]
    outs = [rng.choice([element, element, "f32"]) for _ in range(rng.choice([1, 1, 1, 2, 3]))]
    return make_matmul(name, rng.choice([-1, size()]), size(), size(), element, rng.choice([1, 1, 1, 2, 2, 3]),
                       [rng.choice(["mk", "mk", "mk", "km"]), rng.choice(["nk", "nk", "kn"])], aux, outs,
                       rng.choice([0, 0, 0, 8]), rng.random() < 0.4)


def make_fixed(is_nvidia):
    """(name, text): what spilled, and its like."""
    graphs = []
    for kind, n, k in (("f16", 4096, 4096), ("bf16", 4096, 4097), ("f32", 1023, 1000)):
        for rhs, aux, outs in ((1, [], [kind]), (1, [("mn", kind), ("mn", kind)], [kind]), (1, [("mn", "f32")], ["f32", kind]),
                               (2, [("mn", kind)], [kind]), (2, [("mn", "f32"), ("n", kind)], ["f32"])):
            if kind != "f32" and (rhs == 2) == (len(outs) == 2):
                continue  # f32 takes most registers; of the others, two are enough
            graphs.append(make_matmul("g%d" % len(graphs), 4097, n, k, kind, rhs, ["mk", "nk"], aux, outs, activation=True))
    mn = lambda *kinds: [("mn", kind) for kind in kinds]
    for m, n, k, kind, rhs, layouts, aux, outs, batch, activation in (
            (-1, 1000, 1145, "bf16", 2, ["mk", "nk"], mn("bf16"), ["f32", "bf16"], 0, False),
            (-1, 332, 1000, "f16", 1, ["km", "nk"], mn("f32", "f32", "f16"), ["f16"], 0, True),
            (-1, 2048, 249, "bf16", 3, ["km", "nk"], mn("f32", "bf16"), ["bf16", "bf16"], 8, True),
            (-1, 65, 871, "f16", 3, ["km", "kn"], [], ["f16"], 8, False),
            (200, 1617, 115, "f16", 1, ["km", "kn"], [], ["f32", "f16", "f16"], 0, True),
            (3117, 4663, 65, "f16", 1, ["km", "kn"], mn("f32"), ["f16"], 8, False),
            (-1, 3083, 96, "f16", 1, ["mk", "nk"], [], ["f16", "f32"], 0, True),
            (1024, 870, 466, "bf16", 1, ["mk", "nk"], mn("f32"), ["f32", "bf16"], 0, False),
            (-1, 1500, 512, "f16", 3, ["km", "nk"], mn("f32"), ["f16"], 8, False),
            (1141, 1596, 1729, "f16", 1, ["mk", "nk"], [], ["f32"], 0, False),
            (3677, 17, 255, "bf16", 1, ["mk", "nk"], mn("f32", "bf16"), ["bf16", "f32"], 8, False),
            (4096, 12288, 4096, "f16", 1, ["mk", "nk"], [], ["f16"], 0, True),
            (8, 16387, 769, "f16", 2, ["mk", "nk"], [], ["f16"], 0, True),
            # AMD's keep up to 40 scalars of these two in lanes of vector registers.
            *(((-1, 3001, 2049, "f16", 1, ["mk", "nk"], [("n", "f16")], ["f16"], 0, True),
               (-1, 321, 12345, "f16", 1, ["mk", "nk"], [("n", "f16")], ["f16"], 0, True)) if is_nvidia else ())):
        graphs.append(make_matmul("g%d" % len(graphs), m, n, k, kind, rhs, layouts, aux, outs, batch, activation))
    graphs.append(make_softmax("g%d" % len(graphs), [33, 12289], "f32"))
    return graphs


def find_spills_amd(path, chip):
    with open(path) as opened:
        metadata = opened.read().partition(".amdgpu_metadata")[2]
    # Of a kernel: .name, .private_segment_fixed_size, .sgpr_spill_count, .vgpr_spill_count in this order.
    kernel = ""
    for key, value in re.findall(r"^    \.(name|private_segment_fixed_size|[sv]gpr_spill_count):\s+(\S+)", metadata, re.M):
        if key == "name":
            kernel = value
        elif int(value):
            yield "kernel %s: %s is %s" % (kernel, key, value)


def find_spills_nvidia(path, chip):
    done = subprocess.run(["ptxas", "-v", "-arch=" + chip, path, "-o", os.devnull], stderr=subprocess.PIPE, text=True)
    if done.returncode:
        yield "ptxas: " + (done.stderr.splitlines() or ["exit %d" % done.returncode])[0]
    kernel = ""
    for line in done.stderr.splitlines():
        entry = re.search(r"Function properties for (\S+)", line)
        kernel = entry.group(1) if entry else kernel
        if re.search(r"[1-9]\d* bytes spill", line):
            yield "kernel %s: %s" % (kernel, line.strip())


def check(number, chip, graphs, args):
    """Problems of some graphs, compiled together."""
    path = os.path.join(args.folder, "graphs%d" % number)
    bundle = path + "-" + chip
    with open(path + ".mlir", "w") as file:
        file.write("\n".join(graphs))
    done = subprocess.run(["fuse-opt", path + ".mlir", "-o", os.devnull,
                           "--fuse-compile=chip=%s bundle=%s emit=text" % (chip, bundle)], stderr=subprocess.PIPE, text=True)
    if done.returncode:
        return ["%s: %s" % (bundle, (done.stderr.splitlines() or ["exit %d" % done.returncode])[0])]
    problems = []
    for file in sorted(os.listdir(bundle)):
        look = {".s": find_spills_amd, ".ptx": find_spills_nvidia}.get(os.path.splitext(file)[1])
        if look:
            problems += ["%s/%s: %s" % (bundle, file, text) for text in look(os.path.join(bundle, file), chip)]
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--chips", default="gfx90a,gfx942,gfx950")
    parser.add_argument("--count", type=int, default=0, help="random graphs")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)
    rng = random.Random(args.seed)
    graphs = [make_random("g%d" % i, rng) for i in range(args.count)] if args.count else make_fixed(args.chips.startswith("sm_"))
    found = 0
    for start in range(0, len(graphs), PER_FILE):
        for chip in args.chips.split(","):
            for text in check(start // PER_FILE, chip, graphs[start:start + PER_FILE], args):
                found += 1
                print("problem: " + text)
    print("%d graphs, %d problems" % (len(graphs), found))


if __name__ == "__main__":
    main()
