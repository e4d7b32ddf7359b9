# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules that break one rule of lib/Target/Schedules each: a list for every kernel and chip.

Each differs from a schedule that is legal wherever there is a kernel by what the rule forbids, and by
what keeps the other rules. It must be refused, and the message must name the rule. The numbers of the
chips are written down here once more, lest a wrong one is held to be right.
"""

import collections
import os
import re
import subprocess

from runs import SECONDS

SHARED = {"sm_80": 163, "sm_89": 99, "sm_90": 227, "sm_90a": 227, "gfx90a": 64, "gfx942": 64, "gfx950": 160}  # KiB
THREADS = 1024
REDUCTIONS = ("softmax", "layer_norm", "rms_norm")


def kernels(case, chip):
    """[(name, op, its first element type)] of the kernels that the chip has for the graph; of a sort its length."""
    command = [os.path.join(case.tools, "fuse-opt"), case.path, "--fuse-to-scheduled=chip=" + chip]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=SECONDS)
    found = []
    for part in re.split(r'fuse\.kernel (?=")', done.stdout if not done.returncode else "")[1:]:
        op = re.search(r"fuse\.(matmul|elementwise|%s)\b" % "|".join(REDUCTIONS), part)
        name = part[1:part.index('"', 1)]
        if op:
            element = re.search(r"tensor<[^>]*?(bf16|f16|f32)>", part)
            found.append((name, op.group(1), element.group(1) if element else ""))
        elif "fuse.sort" in part:
            found.append((name, "sort", sorted_length(part)))
    return found


def sorted_length(kernel):
    """How many elements the sorts of a kernel put in order."""
    over = re.search(r"fuse\.row \([^)]*\) over\((\w+)\)", kernel).group(1)
    for dims, extents in re.findall(r"\[([^\]]*)\] : tensor<([^>]*)x\w+>", kernel):
        dims = dims.split(", ")
        if over in dims and "?" not in extents:
            return int(extents.split("x")[dims.index(over)])
    return 0


def text(family, tile, warps=(1, 1), **more):
    more = "".join(", %s = %s" % (name, list(x) if isinstance(x, tuple) else x) for name, x in more.items())
    return "#fuse.%s<tile = %s, warps = %s%s>" % (family, list(tile), list(warps), more)


def any_kernel(family, tile):
    """What no kernel may do, from a tile that is legal with one warp."""
    return [("shape", text(family, tile + [1])), ("shape", text(family, tile[:-1])), ("shape", text(family, tile[:-1] + [0])),
            ("shape", text(family, tile[:-1] + [1 << 17])), ("shape", text(family, tile, [1])),
            ("shape", text(family, tile, [1, 0]))]


def matmul(element, chip):
    amd, size = chip.startswith("gfx"), 4 if element == "f32" else 2
    lanes = 64 if amd else 32
    limit = SHARED[chip] * 1024
    most = THREADS // lanes
    family, other = ("register_prefetch", "multistage") if amd else ("multistage", "register_prefetch")
    result = any_kernel(family, [16, 16, 16])
    result += [("shape", text(family, [16, 16, 16], raster=0)), ("shape", text(family, [16, 16, 16], split=0)),
               ("split", text(family, [16, 16, 16], split=65)), ("stages", text(other, [16, 16, 16])),
               ("family", text("rows", [16, 16])), ("family", text("elementwise", [16, 16]))]
    for warps in [(most + 1, 1), (1, most + 1), (most // 2 + 1, 2), (most // 4, 8)]:
        result.append(("threads", text(family, [16 * warps[0], 16 * warps[1], 16], warps)))
    result += [("warp-tile", text(family, [24, 16, 16])), ("warp-tile", text(family, [16, 40, 16])),
               ("warp-tile", text(family, [48, 16, 16], (2, 1))), ("k-tile", text(family, [16, 16, 16 + 8 // size * 2])),
               ("k-tile", text(family, [16, 16, 1])), ("registers", text(family, [128, 256, 16]))]
    # The least tile along k that two operands no longer fit; more of them fit less.
    deep = limit // (32 * size) // 16 * 16 + 16
    result.append(("shared", text(family, [16, 16, deep])))
    if amd:
        result += [("shape", text(family, [16, 16, 16], ahead=0)), ("shape", text(family, [16, 16, 16], ahead=5)),
                   ("registers", text(family, [16, 16, 800 // size], ahead=4))]
    else:
        result += [("shape", text(family, [16, 16, 16], stages=0)), ("shared", text(family, [16, 16, 16], stages=65)),
                   ("shared", text(family, [16, 16, deep // 8 // 16 * 16 + 16], stages=8))]
    roles = dict(family="warp_specialized", tile=[64, 64, 64], warps=(4, 1), stages=2)
    if chip != "sm_90a" or element == "f32":
        return result + [("roles", text(**roles))]
    for change in [dict(producers=3), dict(producers=8), dict(warps=(2, 1)), dict(warps=(4, 2)), dict(stages=1), dict(tile=[32, 64, 64]),
                   dict(tile=[64, 68, 64]), dict(tile=[64, 64, 32]), dict(tile=[64, 64, 320]), dict(tile=[64, 264, 64]),
                   dict(swap="true")]:
        result.append(("roles", text(**dict(roles, **change))))
    result += [("cluster", text(**dict(roles, cluster=c))) for c in [(1, 4), (4, 1), (2, 4), (1, 1, 3), (2, 1, 2), (1, 2, 2)]]
    result += [("shape", text(**dict(roles, cluster=(0, 1)))), ("shape", text(**dict(roles, producers=0))),
               ("auxiliaries", text(**dict(roles, tile=[64, 32, 64], aux_stages=2))),
               ("auxiliaries", text(**dict(roles, warps=(1, 4), swap="true", aux_stages=2))),
               # What the accelerator cannot load breaks another rule first.
               ("shared roles", text(**dict(roles, stages=64))), ("registers roles shared", text(**dict(roles, tile=[256, 256, 64])))]
    return result


def row(op, chip):
    amd = chip.startswith("gfx")
    lanes = 64 if amd else 32
    most = THREADS // lanes
    family, other = ("rows", "elementwise") if op in REDUCTIONS else ("elementwise", "rows")
    result = any_kernel(family, [1, lanes])
    result += [("family", text(other, [1, lanes])), ("family", text("multistage", [16, 16, 16])),
               ("threads", text(family, [1, lanes * (most + 1)], (1, most + 1))),
               ("threads", text(family, [2, lanes * most], (2, most))),
               ("divides", text(family, [1, 2 * lanes], (2, 1))), ("divides", text(family, [1, 2 * lanes + 1], (1, 2))),
               ("divides", text(family, [1, lanes + 1])), ("divides", text(family, [1, 3 * lanes], (1, 2))),
               ("registers", text(family, [1, lanes * 512]))]
    if op in REDUCTIONS:
        result += [("split", text(family, [1, lanes], split=2)), ("shape", text(family, [1, lanes], split=0))]
        # No SM has room for so many threads.
        result.append(("resident", text(family, [1, lanes], resident=THREADS)))
        # Of an op with one row, or with many values of each element, another rule is broken first.
        rows = 32 if SHARED[chip] == 64 else 64
        result.append(("shared registers divides", text(family, [rows, THREADS], (1, most))))
    return result


def sort(length, chip):
    """Where what is sorted is longer than a tile, whichever way it lies."""
    lanes = 64 if chip.startswith("gfx") else 32
    most = THREADS // lanes
    result = any_kernel("rows", [1, lanes])
    result += [("family", text("elementwise", [1, lanes])), ("threads", text("rows", [1, lanes * (most + 1)], (1, most + 1)))]
    if length > lanes:
        result += [("sort", text("rows", [1, lanes])), ("sort split", text("rows", [1, lanes], split=2))]
    return result


def every_rule(op, fact, chip):
    """`fact`: the element type of a matmul, the length of what is sorted."""
    if op == "matmul":
        return matmul(fact, chip)
    return sort(fact, chip) if op == "sort" else row(op, chip)


def choose(rng, case, chip, count):
    """[(kernel, schedule, the rules of which it breaks one)]"""
    every = [(name, schedule, rules) for name, op, fact in kernels(case, chip) for rules, schedule in every_rule(op, fact, chip)]
    # Each rule as often as the others, however many schedules break it.
    rng.shuffle(every)
    turns, order = collections.Counter(), []
    for item in every:
        order.append((turns[item[2]], rng.random(), item))
        turns[item[2]] += 1
    return [item for _, _, item in sorted(order)[:count]]
