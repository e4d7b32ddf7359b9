# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wait states between two instructions: enough, and one too few.

  hazards.py TABLE TMP

Of each line of the table two kernels are made: with so many wait states between the instructions,
which must load, and with one fewer, which must be refused for the one. Wait states of 0 mean that
the two may follow each other.
"""

import subprocess
import sys

KERNEL = """
  .text
  .globl {name}
  .p2align 8
  .type {name},@function
{name}:
  s_nop 15
  s_nop 15
  {code}
  s_nop 15
  s_nop 15
  s_endpgm
.L{name}:
  .size {name}, .L{name}-{name}
  .rodata
  .p2align 6
  .amdhsa_kernel {name}
    .amdhsa_next_free_vgpr 48
    .amdhsa_next_free_sgpr 32
    .amdhsa_accum_offset 32
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .end_amdhsa_kernel
"""
METADATA = """  - {{.name: {name}, .symbol: {name}.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8,
     .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64,
     .sgpr_count: 32, .vgpr_count: 32, .max_flat_workgroup_size: 256}}
"""


def code(first, second, waits):
    nops = ["s_nop %d" % (min(waits - at, 8) - 1) for at in range(0, waits, 8)]
    return "\n  ".join(first.split("\\n") + nops + second.split("\\n"))


table, tmp = sys.argv[1:3]
pairs = []
for line in open(table):
    if line.strip() and not line.startswith("#"):
        chips, first, second, waits = (part.strip() for part in line.split("|"))
        pairs += [(chip, first, second, int(waits)) for chip in chips.split()]
for chip in ("gfx90a", "gfx942", "gfx950"):
    mine = [pair for pair in pairs if pair[0] == chip]
    text = metadata = ""
    wanted = {}
    for i, (_, first, second, waits) in enumerate(mine):
        for name, count in (("enough%d" % i, waits), ("few%d" % i, waits - 1)):
            if count >= 0:
                text += KERNEL.format(name=name, code=code(first, second, count))
                metadata += METADATA.format(name=name)
                wanted[name] = "%s; %s with %d" % (first, second, count)
    path = "%s.%s" % (tmp, chip)
    with open(path + ".s", "w") as file:
        file.write(text + ".amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels:\n" +
                   metadata + "...\n.end_amdgpu_metadata\n")
    subprocess.run(["llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + chip, "-filetype=obj",
                    path + ".s", "-o", path + ".o"], check=True)
    subprocess.run(["ld.lld", "-shared", path + ".o", "-o", path], check=True)
    answers = subprocess.run(["fuse-sim-kernel", path, "--chip=" + chip,
                              "--load=" + ",".join(wanted)], check=True, stdout=subprocess.PIPE,
                             text=True).stdout.splitlines()
    failed = 0
    for (name, what), answer in zip(wanted.items(), answers):
        right = (name + ": loaded" if name.startswith("enough") else
                 name + ": kernel '" + name + "': 1 wait states (s_nop) are missing before")
        if not answer.startswith(right):
            failed += 1
            print("%s: %s: %s" % (chip, what, answer))
    print("%s: %d pairs, %d kernels, %d failed" % (chip, len(mine), len(answers), failed))
