#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/Phases.md: one small graph at every level of the IR, as fuse-opt prints it.

  scripts/update-phases.py                 renew the page
  scripts/update-phases.py --check [...]   fail if it is stale (a lit test does this)
"""

import argparse
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.path.join(ROOT, "docs", "Phases.md")
GRAPH = os.path.join(ROOT, "test", "Pipelines", "phases.mlir")
CHIP, AMD_CHIP = "sm_90a", "gfx942"


def blocks(text, start):
    """(first, last) line numbers of the blocks whose first line matches `start`, by indentation."""
    lines = text.splitlines()
    for first, line in enumerate(lines):
        if not re.match(start, line):
            continue
        closing = re.match(r" *", line).group(0) + "}"
        yield first, next(i for i in range(first + 1, len(lines)) if lines[i] == closing)


def keep_last(text, start, note):
    """Replaces every block but the last that matches `start` by one line."""
    lines = text.splitlines()
    found = list(blocks(text, start))
    for first, last in reversed(found[:-1]):
        del lines[first:last + 1]
    if len(found) > 1:
        indent = re.match(r" *", lines[found[0][0]]).group(0)
        lines.insert(found[0][0], indent + "// " + note)
    return "\n".join(lines) + "\n"


def last_block(text, start):
    """The last block that matches `start`, after the aliases that it names."""
    lines = text.splitlines()
    first, last = list(blocks(text, start))[-1]
    body = "\n".join(lines[first:last + 1]) + "\n"
    aliases = [line for line in lines if re.match(r"#\w+ = ", line)]
    used = set(re.findall(r"#\w+", body))
    for line in reversed(aliases):  # an alias names those before it
        if line.split()[0] in used:
            used.update(re.findall(r"#\w+", line))
    return "".join(line + "\n" for line in aliases if line.split()[0] in used) + body


def excerpt(text, start, patterns, before, after):
    """The last block that matches `start`: its first line, and some lines around the first match of each pattern."""
    lines = text.splitlines()
    first, last = list(blocks(text, start))[-1]
    keep = {first, last}
    for pattern in patterns:
        hit = next((i for i in range(first, last) if re.search(pattern, lines[i])), None)
        if hit is None:
            sys.exit("update-phases: nothing matches '%s' at the target level" % pattern)
        keep.update(range(max(first, hit - before), min(last, hit + after) + 1))
    result, previous = [], first - 1
    for number in sorted(keep):
        if number > previous + 1:
            result.append("      // ...")
        result.append(lines[number])
        previous = number
    return "\n".join(result) + "\n"


def shorten(text, width=150):
    """Cuts long lines, so that the page can be read."""
    return "\n".join(line if len(line) <= width else line[:width - 4] + " ..." for line in text.splitlines()) + "\n"


def clean(text):
    return re.sub(r"\n{3,}", "\n\n", text).strip("\n") + "\n"


def page(fuse_opt):
    def run(*flags):
        done = subprocess.run([fuse_opt, GRAPH, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if done.returncode:
            sys.exit("update-phases: fuse-opt %s failed:\n%s" % (" ".join(flags), done.stderr))
        return clean(done.stdout)

    def level(name, prose, command, text):
        return "## %s\n\n%s\n\n```sh\nfuse-opt phases.mlir%s\n```\n```mlir\n%s```\n" % (
            name, prose.strip(), command and " " + command, text)

    parts = ["""# Phases

One small graph, GEMM + bias + GELU on f16 with any number of rows, at every level of the IR. Written by
`scripts/update-phases.py` from what `fuse-opt` prints; the test `test/Pipelines/phases.mlir` fails if this page is stale.
Each level has a verifier, `--fuse-verify-phase`, which says what must hold there.
"""]
    parts.append(level("graph", """
What a framework emits: named and generic linalg ops on tensors. Weights are `[out, in]`, the accumulator is f32, GELU is spelled
in arith and math.""", "", run()))
    parts.append(level("fused", """
The contraction and the activation are recognised, and the elementwise work has moved into the epilogue. One `fuse.kernel` is one
kernel; there is nothing left outside.""", "--fuse-to-fused", run("--fuse-to-fused")))
    parts.append(level("scheduled", """
The same, with a decision attached: variants, each with a guard on the number of rows and a schedule. Nothing else changes, and
everyone after this obeys. An operand whose rows no tensor map can show is copied into padded rows by a kernel of its own before, where that pays
(`--fuse-pad-operands`; not here). If how many rows there are decides that, an `scf.if` holds the product in two forms.""", "--fuse-to-scheduled=chip=" + CHIP, run("--fuse-to-scheduled=chip=" + CHIP)))
    kernel = r" +gpu\.func "
    kernels = keep_last(run("--fuse-to-kernels=chip=" + CHIP), kernel, "The variants for fewer rows differ in their schedules only.")
    parts.append(level("kernels", """
On memrefs, the result written to a destination that the caller owns. Each variant is a GPU kernel of tile ops: loads that run
ahead through a ring of buffers, products of staged tiles, the epilogue as a map over the accumulator, stores that drop what is out of
bounds. No instruction is named, so the same text serves both vendors, and the CPU executes it tile by tile. The host program picks a variant
by the number of rows.""", "--fuse-to-kernels=chip=" + CHIP, shorten(kernels)))
    mapped = last_block(run("--fuse-to-mapped=chip=" + CHIP), kernel)
    parts.append(level("mapped", """
The same kernels with what the chip decides written into them: which warps load and which compute (`tile.roles`, and the ring between
them), where each element of a tile lives (`#tile.layout` in registers, lanes and warps, `#tile.shared` in shared memory), the
instruction that multiplies (`#tile.atom`), how each tile travels (`via`), which tiles a CTA computes (`gpu.block_id`, and on sm_90a a loop
in steps of the grid), how an epilogue is cut (`tile.slices`), and where things lie in shared memory (`tile.places`). These are still ops on tiles: `fuse-run --device=cpu --at=mapped`
executes them, CTA after CTA with roles and rings, and ignores layouts. The kernel for the most rows, on sm_90a: four warps
load by tensor maps, eight multiply by wgmma.""", "--fuse-to-mapped=chip=" + CHIP, shorten(mapped, width=220)))
    mapped = last_block(run("--fuse-to-mapped=chip=" + AMD_CHIP), kernel)
    parts.append("""On gfx942 every wave loads, ahead of its products and through registers, and multiplies by MFMA:

```sh
fuse-opt phases.mlir --fuse-to-mapped=chip=%s
```
```mlir
%s```
""" % (AMD_CHIP, shorten(mapped, width=220)))
    function = r" +llvm\.func @\S+\(.*gpu\.kernel"
    target = excerpt(run("--fuse-to-target=chip=" + CHIP), function,
                     [r"nvvm\.cp\.async\.bulk\.tensor\.shared", r"nvvm\.mbarrier\.try_wait", r"wgmma\.mma_async"], 3, 3)
    parts.append(level("target", """
One thread's program in nvvm, llvm, scf and arith: tensor maps into swizzled shared memory, barriers in memory, `wgmma`. (An
excerpt.)""", "--fuse-to-target=chip=" + CHIP, shorten(target)))
    target = excerpt(run("--fuse-to-target=chip=" + AMD_CHIP), function,
                     [r"llvm\.load .*ptr<1> -> vector", r"rocdl\.s\.barrier", r"mfma"], 3, 3)
    parts.append("""And on gfx942, in rocdl:

```sh
fuse-opt phases.mlir --fuse-to-target=chip=%s
```
```mlir
%s```
""" % (AMD_CHIP, shorten(target)))
    parts.append("""## artefact

```sh
fuse-opt phases.mlir --fuse-compile="chip=%s bundle=out/"
```

Writes machine code, its readable text and `manifest.json` to `out/`: what to launch, with which grid, for which sizes
([Manifest.md](Manifest.md)). `fuse-run out/ --device=cuda --dims=M=33 --check` runs it.
""" % CHIP)
    return "\n".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--fuse-opt", default=os.path.join(ROOT, "build", "bin", "fuse-opt"))
    args = parser.parse_args()
    text = page(args.fuse_opt)
    if not args.check:
        with open(PAGE, "w") as file:
            file.write(text)
        return 0
    with open(PAGE) as file:
        old = file.read()
    if old != text:
        import difflib
        sys.stdout.writelines(difflib.unified_diff(
            old.splitlines(True), text.splitlines(True), "docs/Phases.md", "what fuse-opt prints now"))
        print("docs/Phases.md is stale: run scripts/update-phases.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
