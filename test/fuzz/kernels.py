#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels in LLVM IR, compiled by LLVM and executed by the simulator, whose results Python
knows to the last bit.

  kernels.py --bin=build/bin --count=1000 --jobs=8      kernels 0 to 999, on the chips in turn
  kernels.py --bin=build/bin --only=4711                one kernel again

Compiled code of all kinds meets the simulator this way, not only what Fuse emits: integers of odd
widths and vectors of three, which LLVM loads wider than they are, floating-point numbers of four
formats, branches and loops. A wrong number, an instruction that is not known, and a message that
something is undefined where nothing is are failures. Counted apart is what is LLVM's own fault:
kernels that it does not compile, and one that it is known to compile wrongly (see `sign_is_lost`).

Needs Python 3, and LLVM's opt, llc and (for AMD) ld.lld on PATH. A kernel is a function of its seed.
What fails is shrunk and left in --out as a .ll of its own, with the commands that repeat it. The last
line is `N kernels, K failed, J are faults of LLVM's`; the exit status is 1 if any failed.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kernel_code import Builder
from kernel_model import VENDOR, LeftOut, vendor

CHIPS = ("gfx90a", "sm_90a", "gfx942", "sm_80", "gfx950")
BATCH = 25  # kernels of a file
SHRINK_SECONDS = 60
LLVM_FAULT = "LLVM's fault: "


class ToolError(Exception):
    """A tool's message, or that it did not end."""


class CompileError(ToolError):
    """The same, of LLVM's."""


def run_tool(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, errors="replace")
    except subprocess.TimeoutExpired:
        raise ToolError(f"{pathlib.Path(command[0]).name}: no end in 120 s") from None
    if done.returncode:
        message = done.stderr.strip() or f"status {done.returncode}"
        raise ToolError(f"{pathlib.Path(command[0]).name}: {message[:600]}")
    return done.stdout


def commands(stem, chip, optimized, *more):
    """What makes of STEM.ll what the simulator loads, by llc with more options, and that file."""
    features = [*more] if vendor(chip) == "amd" else ["-mattr=+ptx80"]
    source, steps = f"{stem}.ll", []
    if optimized:
        steps.append(["opt", "-O2", f"-mcpu={chip}", "-S", source, "-o", f"{stem}.opt.ll"])
        source = f"{stem}.opt.ll"
    if vendor(chip) == "nvidia":
        return steps + [["llc", f"-mcpu={chip}", *features, source, "-o", f"{stem}.ptx"]], f"{stem}.ptx"
    return steps + [["llc", f"-mcpu={chip}", *features, "-filetype=obj", source, "-o", f"{stem}.o"],
                    ["ld.lld", "-shared", f"{stem}.o", "-o", f"{stem}.so"]], f"{stem}.so"


def compile_all(kernels, chip, stem, *more):
    """The file of the kernels, which all are optimised or none."""
    text = f'target triple = "{VENDOR[vendor(chip)][0]}"\n'
    pathlib.Path(f"{stem}.ll").write_text(text + "".join(kernel.function(chip) for kernel in kernels))
    steps, result = commands(stem, chip, kernels[0].optimized, *more)
    try:
        for step in steps:
            run_tool(step)
    except ToolError as error:
        raise CompileError(str(error)) from None
    return result


def sign_is_lost(tools, kernel, chip, stem):
    """LLVM 22 makes of a byte that is extended to 16 bits by its sign, and from there by zeros, one
    operand of an SDWA instruction, which extends it to 32 bits by its sign: -1 / -1 of 16 bits is
    65535. Such a kernel has that operand, and is right without the pass that makes it."""
    if vendor(chip) != "amd":
        return False
    off = "-amdgpu-sdwa-peephole=0"
    if simulate(tools, compile_all([kernel], chip, stem, off), kernel, chip):
        return False
    *_, link = commands(stem, chip, kernel.optimized)[0]
    compile_all([kernel], chip, stem)
    code = run_tool(["llvm-objdump", "-d", link[-1]])
    return bool(re.search(r"_sdwa .*sext\(v\d+\).*src[01]_sel:BYTE", code))


def simulation(tools, path, kernel, chip):
    return [str(tools / "fuse-sim-kernel"), path, f"--chip={chip}", f"--kernel={kernel.name}",
            f"--block={kernel.lanes}", *kernel.arguments()]


def simulate(tools, path, kernel, chip):
    """What is wrong with the kernel, or None."""
    try:
        out = run_tool(simulation(tools, path, kernel, chip))
    except ToolError as error:
        return str(error)
    found = {}
    for line in out.splitlines():
        name, _, numbers = line.partition(":")
        found[name] = bytes(int(number) & 255 for number in numbers.split())
    return kernel.wrong(found)


class Attack:
    """The kernels of some seeds, in files of a chip each."""

    def __init__(self, options):
        self.options = options
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fuse-kernels-"))

    def chip(self, seed):
        return self.options.chips[seed % len(self.options.chips)]

    def batches(self, seeds):
        groups = collections.defaultdict(list)
        for seed in seeds:
            kernel = Builder(seed).build()
            group = groups[self.chip(seed), kernel.optimized]
            group.append((seed, kernel))
            if len(group) == BATCH:
                yield self.chip(seed), list(group)
                group.clear()
        for (chip, _), group in groups.items():
            if group:
                yield chip, group

    def run_batch(self, chip, group):
        """(seed, kernel, chip, what is wrong) of what fails."""
        stem = self.folder / f"{chip}-{group[0][0]}"
        try:
            path = compile_all([kernel for _, kernel in group], chip, stem)
            found = [simulate(self.options.bin, path, kernel, chip) for _, kernel in group]
        except CompileError:  # of one of them; which, they tell alone
            found = [self.run_alone(kernel, chip, f"{stem}-{seed}") for seed, kernel in group]
        found = [wrong and self.blame(kernel, chip, f"{stem}-{kernel.name}", wrong)
                 for (_, kernel), wrong in zip(group, found)]
        for file in self.folder.glob(stem.name + "*"):
            file.unlink(missing_ok=True)
        return [(seed, kernel, chip, wrong) for (seed, kernel), wrong in zip(group, found) if wrong]

    def run_alone(self, kernel, chip, stem):
        try:
            return simulate(self.options.bin, compile_all([kernel], chip, stem), kernel, chip)
        except CompileError as error:
            return LLVM_FAULT + str(error)

    def blame(self, kernel, chip, stem, wrong):
        """What is wrong, marked if it is LLVM's fault."""
        if wrong.startswith("lane ") and sign_is_lost(self.options.bin, kernel, chip, stem):
            return LLVM_FAULT + "a sign is lost, " + wrong
        return wrong

    def shrink(self, kernel, chip, wrong):
        """The smallest kernel found that fails alike, and how."""
        end, progress = time.time() + SHRINK_SECONDS, True
        while progress and time.time() < end:
            progress = False
            for smaller in kernel.smaller():
                try:
                    smaller.evaluate()
                    now = self.run_alone(smaller, chip, self.folder / f"shrink-{chip}-{kernel.name}")
                except LeftOut:
                    continue
                if now and alike(now) == alike(wrong):
                    kernel, wrong, progress = smaller, now, True
                    break
                if time.time() > end:
                    break
        return kernel, wrong

    def report(self, seed, kernel, chip, wrong):
        """Leaves what failed in --out: the kernel alone, and smaller."""
        out = self.options.out
        out.mkdir(parents=True, exist_ok=True)
        if not self.options.no_shrink:
            smaller, now = self.shrink(kernel, chip, wrong)
            if self.run_alone(smaller, chip, self.folder / f"{chip}-{seed}-again"):
                kernel, wrong = smaller, now
        stem = f"{out}/{chip}-{seed}"
        text = compile_text(kernel, chip, stem, wrong, self.options)
        pathlib.Path(f"{stem}.ll").write_text(text)
        print(f"{stem}.ll: {wrong}", flush=True)

    def run(self):
        options = self.options
        seeds = [options.only] if options.only is not None else \
            range(options.seed, options.seed + options.count)
        failed = faults = 0
        try:
            with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
                running = [pool.submit(self.run_batch, *batch) for batch in self.batches(seeds)]
                for done in concurrent.futures.as_completed(running):
                    for seed, kernel, chip, wrong in done.result():
                        if wrong.startswith(LLVM_FAULT):
                            print(f"{chip}, kernel {seed}: {wrong.splitlines()[0]}", flush=True)
                            faults += 1
                        else:
                            self.report(seed, kernel, chip, wrong)
                            failed += 1
        finally:
            shutil.rmtree(self.folder)
        print(f"{len(seeds)} kernels, {failed} failed, {faults} are faults of LLVM's")
        return failed != 0


def compile_text(kernel, chip, stem, wrong, options):
    """The kernel alone, with how to repeat it."""
    steps, path = commands(stem, chip, kernel.optimized)
    lines = [*wrong.splitlines(), ""] + [" ".join(map(str, step)) for step in steps]
    lines.append(" ".join(simulation(options.bin, path, kernel, chip)))
    return ("".join(f"; {line}\n" for line in lines) + f'\ntarget triple = "{VENDOR[vendor(chip)][0]}"\n'
            + kernel.function(chip))


def alike(wrong):
    """What makes two failures the same one: their words up to a number or a name."""
    return "wrong" if wrong.startswith("lane ") else re.sub(r"kernel '.*?'|\(.*?\)|[0-9]+|%\w+", "", wrong)[:160]


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="folder of fuse-sim-kernel")
    parser.add_argument("--seed", type=int, default=0, help="of the first kernel")
    parser.add_argument("--count", type=int, default=100, help="how many kernels")
    parser.add_argument("--only", type=int, help="run the kernel of this seed alone, on the chip it had")
    parser.add_argument("--chips", default=",".join(CHIPS), help="some of " + ",".join(CHIPS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("kernel-failures"),
                        help="folder for what fails")
    parser.add_argument("--no-shrink", action="store_true")
    options = parser.parse_args(arguments)
    options.chips = options.chips.split(",")
    for chip in options.chips:
        if chip not in CHIPS:
            parser.error(f"{chip} is no chip of {','.join(CHIPS)}")
    for tool in ("opt", "llc", "ld.lld", "llvm-objdump"):
        if not shutil.which(tool):
            parser.error(f"no {tool} on PATH")
    if not (options.bin / "fuse-sim-kernel").exists():
        parser.error(f"no fuse-sim-kernel in '{options.bin}'")
    return options


if __name__ == "__main__":
    sys.exit(Attack(parse(sys.argv[1:])).run())
