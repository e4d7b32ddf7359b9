#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How much of what the matmuls of a graph read is found in the L2 caches of an AMD chip, by a model.

  fuse-opt GRAPH.mlir --fuse-to-mapped=chip=gfx942 | bench/l2.py [--skew=STEPS] [--resident=BLOCKS] [--cache=BYTES]

Which tile a block computes is what the compiler says: the arithmetic from a block's number to the offsets of its loads is
evaluated as it stands in the kernel, for every block of the launch, so sizes must be static. What is assumed of the chip:

- block c of a launch runs on die (XCD) c mod the number of dies, and each die starts its blocks in that order, as many at
  once as have room on its CUs: by LDS, and by registers (accumulators and 96 more), unless --resident says it;
- blocks that run at once take the same step along k at the same time, or are up to --skew steps apart;
- a die's L2 cache is fully associative, evicts what was used longest ago, and holds whole tiles of a step: so many rows of
  an operand, a line each or several. Results, auxiliaries and bias pass beside it.
"""

import argparse
import collections
import re
import sys

Chip = collections.namedtuple("Chip", "dies units cache lds registers")
# Dies, CUs, bytes of the L2 of a die, and of a CU the bytes of LDS and the registers of a lane of each SIMD: what
# lib/Target/ChipInfo.cpp has of them, with its sources.
CHIPS = {
    "gfx90a": Chip(1, 110, 8 << 20, 64 << 10, 512),
    "gfx942": Chip(8, 304, 4 << 20, 64 << 10, 512),
    "gfx950": Chip(8, 256, 4 << 20, 160 << 10, 512),
}
SIMDS = 4
BITS = {"f16": 16, "bf16": 16, "f32": 32, "i8": 8, "i1": 8}

ARITH = {
    "addi": lambda x, y: x + y,
    "subi": lambda x, y: x - y,
    "muli": lambda x, y: x * y,
    "divui": lambda x, y: x // y,
    "remui": lambda x, y: x % y,
    "minui": min,
    "maxui": max,
}
COMPARE = {"eq": lambda x, y: x == y, "ult": lambda x, y: x < y, "ugt": lambda x, y: x > y, "slt": lambda x, y: x < y}


class Kernel:
    """The arithmetic of a kernel up to its loads of the first step, and what these load."""

    def __init__(self, name, head):
        self.name = name
        self.tile = [int(n) for n in re.search(r"tile = \[([\d, ]+)\]", head).group(1).split(",")]
        warps = [int(n) for n in re.search(r"warps = \[([\d, ]+)\]", head).group(1).split(",")]
        self.waves = warps[0] * warps[1]
        self.lds = int(re.search(r"shared_memory<bytes = (\d+)", head).group(1))
        self.ops, self.loads, self.steps = [], [], None
        self.guards = []  # conditions under which there is something to load

    def add(self, line):
        """A line of the body."""
        constant = re.match(r"(%\w+) = arith\.constant (-?\d+) :", line)
        if constant:
            self.ops.append((constant.group(1), "constant", int(constant.group(2)), None))
            return
        loop = re.match(r".*scf\.for %\w+ = (%\w+) to (%\w+) step (%\w+)", line)
        if loop and self.loads and not self.steps:
            self.steps = loop.groups()
        if self.steps:
            return
        guard = re.match(r"(?:%[\w:]+ = )?scf\.if (%\w+)", line)
        if guard and not self.loads:
            self.guards.append(guard.group(1))
            return
        choice = re.match(r"(%\w+) = arith\.(cmpi|select) (?:(\w+), )?(%\w+), (%\w+)(?:, (%\w+))?", line)
        if choice:
            self.ops.append((choice.group(1), choice.group(2), choice.group(3), choice.groups()[3:]))
            return
        load = re.match(r"%\w+ = tile\.prefetch (%\w+)\[([^]]*)\].* -> <!tile\.staged<(\d+)x(\d+)x(\w+)", line)
        if load:
            size = int(load.group(3)) * int(load.group(4)) * BITS[load.group(5)] // 8
            self.loads.append((load.group(1), load.group(2).split(", "), size))
            return
        op = re.match(r"(%\w+) = (?:arith|tile|gpu)\.(\w+) +(%?\w+)(?:(?:, | by )(%?\w+))?(?: :|$)", line)
        if op and (op.group(2) in ARITH or op.group(2) in ("index_cast", "offset", "block_id", "grid_dim")):
            self.ops.append(op.groups())

    def evaluate(self, block, blocks):
        """What the block loads at each step along k, and the number of steps; nothing if it has no tile."""
        values = {}
        for name, op, x, y in self.ops:
            if op == "constant":
                values[name] = x
            elif op in ("block_id", "grid_dim"):
                values[name] = block if op == "block_id" else blocks
            elif op == "cmpi":
                values[name] = COMPARE[x](*(values[v] for v in y if v))
            elif op == "select":
                values[name] = values[y[1]] if values[y[0]] else values[y[2]]
            elif op == "index_cast":
                values[name] = values[x]
            elif op == "offset":
                values[name] = values[x] * int(y)
            else:
                values[name] = ARITH[op](values[x], values[y])
        if not all(values[guard] for guard in self.guards):
            return [], 0
        low, high, step = (values[v] for v in self.steps)
        tiles = [(source, tuple(values[i] for i in indices), size) for source, indices, size in self.loads]
        return tiles, -(-(high - low) // step)


def run_die(blocks, slots, capacity, skew):
    """Bytes that the blocks of a die read, and those of them that its cache does not have."""
    cache, held, read, missed = collections.OrderedDict(), 0, 0, 0
    waiting = iter(enumerate(blocks))
    running = []  # [what a step loads, its number of steps, the next one]

    def start():
        number, (tiles, steps) = next(waiting, (None, (None, None)))
        if number is not None:
            # In the first round blocks start apart, and stay so.
            behind = number * 7 % (skew + 1) if number < slots else 0
            running.append([tiles, steps, -behind])

    for _ in range(slots):
        start()
    while running:
        done = 0
        for block in running:
            tiles, steps, step = block
            block[2] += 1
            done += block[2] >= steps
            if step < 0:
                continue
            for source, at, size in tiles:
                key = (source, at, step)
                read += size
                if key in cache:
                    cache.move_to_end(key)
                    continue
                missed += size
                cache[key] = size
                held += size
                while held > capacity:
                    held -= cache.popitem(last=False)[1]
        if done:
            running[:] = [block for block in running if block[2] < block[1]]
            for _ in range(done):
                start()
    return read, missed


def parse(text):
    """The chip, the kernels with a loop along k, and the blocks that each is launched with."""
    chips = set(re.findall(r'#rocdl\.target<[^>]*chip = "(\w+)"', text))
    if len(chips) != 1 or not chips <= set(CHIPS):
        sys.exit("wants the level mapped of a graph, for one of " + ", ".join(CHIPS))
    kernels, kernel = {}, None
    constants = dict(re.findall(r"(%c\w+) = arith\.constant (\d+) : index", text))
    blocks = {}
    for line in text.splitlines():
        head = re.match(r" +gpu\.func @(\w+)", line)
        launch = re.search(r"gpu\.launch_func +@\w+::@(\w+) blocks in \((%\w+),", line)
        if head:
            kernel = Kernel(head.group(1), line) if "register_prefetch" in line else None
        elif launch:
            if launch.group(2) not in constants and launch.group(1) in kernels:
                sys.exit(f"{launch.group(1)} is launched for sizes that are not static")
            blocks[launch.group(1)] = int(constants.get(launch.group(2), 0))
        elif kernel and line.strip() == "gpu.return":
            if kernel.steps:
                kernels[kernel.name] = kernel
            kernel = None
        elif kernel:
            kernel.add(line.strip())
    return CHIPS[chips.pop()], kernels, blocks


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=argparse.FileType(), default=sys.stdin)
    parser.add_argument("--skew", type=int, default=0, help="steps that blocks are apart at most")
    parser.add_argument("--resident", type=int, help="blocks that run on a CU at once")
    parser.add_argument("--cache", type=int, help="bytes of a die's L2 cache")
    args = parser.parse_args()
    chip, kernels, blocks = parse(args.file.read())
    for name, kernel in kernels.items():
        waves, columns = kernel.waves, len(kernel.loads) - 1
        registers = kernel.tile[0] * kernel.tile[1] * columns // (waves * 64) + 96
        resident = args.resident or max(
            1, min(chip.lds // kernel.lds, SIMDS * (chip.registers // registers) // waves)
        )
        slots = chip.units // chip.dies * resident
        order = [kernel.evaluate(block, blocks[name]) for block in range(blocks[name])]
        busy = [tiles for tiles, _ in order if tiles]
        if len({tuple(at for _, at, _ in tiles) for tiles in busy}) != len(busy):
            sys.exit(f"{name}: two blocks have the same tile")
        read = missed = 0
        for die in range(chip.dies):
            counts = run_die([block for block in order[die :: chip.dies] if block[1]], slots, args.cache or chip.cache, args.skew)
            read, missed = read + counts[0], missed + counts[1]
        filled = min(len(busy), chip.units)
        print(
            f"{name}: {len(busy)} blocks of {'x'.join(map(str, kernel.tile))}, {filled} of {chip.units} CUs, "
            f"{resident} at a time on one; L2 hits {100 * (1 - missed / read):.1f}%, "
            f"{missed / 1e6:.0f} of {read / 1e6:.0f} MB from behind it"
        )


if __name__ == "__main__":
    main()
