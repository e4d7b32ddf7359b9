# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random schedules: of the compiler's own list, those changed in one place, and any at all."""

import json
import os
import re
import subprocess

from runs import SECONDS

TILES = [1, 2, 4, 8, 16, 16, 24, 32, 32, 40, 64, 64, 96, 128, 128, 192, 256, 512, 0, -16, 100000]
WARPS = [1, 1, 2, 2, 3, 4, 4, 8, 16, 0]
# A field of each family that numbers are tried for.
FIELDS = {"multistage": "stages", "register_prefetch": "raster", "warp_specialized": "stages", "rows": "split", "elementwise": ""}
# Fields that each has by default, with other values.
EXTRAS = {"multistage": ["raster = 1", "raster = 3", "split = 2", "split = 5"],
          "register_prefetch": ["ahead = 2", "ahead = 3", "ahead = 4", "raster = 1", "raster = 3", "split = 2", "split = 5"],
          "warp_specialized": ["cluster = [2, 1]", "cluster = [1, 2]", "cluster = [2, 2]", "cluster = [1, 1, 2]", "cluster = [1, 1, 8]",
                               "raster = 1", "raster = 3", "swap = true", "producers = 8",
                               "producers = 1", "aux_stages = 2", "aux_stages = 1", "pingpong = true",
                               "resident = 2", "resident = 3", "stream_k = true"],
          "rows": ["split = 2", "resident = 1", "resident = 4", "cluster = [1, 2]", "cluster = [1, 8]"], "elementwise": []}


def families(chip, multiplies):
    """Those that a chip has; now and then one of another's."""
    if not multiplies:
        return ["rows", "elementwise"]
    if chip.startswith("gfx"):
        return ["register_prefetch"]
    return ["multistage", "warp_specialized"] if chip == "sm_90a" else ["multistage"]


def listed(case, chip):
    """(kernels of the graph, {kernel: schedules that the compiler calls legal})."""
    path = os.path.join(case.folder, "schedules.json")
    command = [os.path.join(case.tools, "fuse-opt"), case.path, "--fuse-to-fused",
               "--fuse-list-schedules=chip=%s within=1000 file=%s" % (chip, path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=SECONDS)
    if done.returncode:
        return [], {}
    with open(path) as file:
        lists = {k["kernel"]: [s["schedule"] for s in k["schedules"]] for k in json.load(file)}
    return re.findall(r'fuse\.kernel "([^"]+)"', done.stdout), lists


def choose(rng, case, chip):
    """(kernel, schedule, whether it must be legal), or None."""
    kernels, lists = listed(case, chip)
    if not kernels:
        return None
    kernel = rng.choice(kernels)
    legal = lists.get(kernel)
    if legal and rng.random() < 0.6:
        return kernel, rng.choice(legal), True
    if legal and rng.random() < 0.7:
        return kernel, mutate(rng, rng.choice(legal)), False
    own = families(chip, multiplies=bool(legal))
    family = rng.choice(own if rng.random() < 0.9 else sorted(FIELDS))
    more = FIELDS[family]
    text = "#fuse.%s<tile = %s, warps = %s%s>" % (
        family, [rng.choice(TILES) for _ in range(3 if legal else 2)], [rng.choice(WARPS) for _ in range(2)],
        ", %s = %d" % (more, rng.choice([1, 1, 1, 2, 3, 4, 0])) if more else "")
    return kernel, text, False


def mutate(rng, schedule):
    """One number of it changed, or one field added, now and then another family's."""
    if rng.random() < 0.3:
        family = schedule[len("#fuse."):schedule.index("<")]
        own = EXTRAS[family] if rng.random() < 0.9 else sum(EXTRAS.values(), [])
        extra = rng.choice(own) if own else "raster = 3"
        if extra.split()[0] not in schedule:
            return schedule[:-1] + ", " + extra + ">"
    numbers = list(re.finditer(r"-?\d+", schedule))
    chosen = rng.choice(numbers)
    old = int(chosen.group())
    new = rng.choice([old * 2, old // 2, old + 1, old + 8, old + 16, 0, -old, old * 3, 1])
    return schedule[: chosen.start()] + str(new) + schedule[chosen.end():]
