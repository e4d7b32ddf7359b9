# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""drop.py BUNDLE DIMS LABEL TEXT: drops each line of a kernel's assembly (from LABEL on) that holds
TEXT, one at a time, runs what is left on the simulator, and prints what it says."""

import os
import shutil
import subprocess
import sys

bundle, dims, label, text = sys.argv[1:]
chip = bundle.rsplit(".", 1)[1]
mutant = bundle + ".dropped"
shutil.rmtree(mutant, ignore_errors=True)
shutil.copytree(bundle, mutant)
assembly = [name for name in os.listdir(bundle) if name.endswith(".s")][0]
with open(os.path.join(bundle, assembly)) as file:
    lines = file.read().split("\n")
start = lines.index(label)
end = next(i for i in range(start, len(lines)) if "s_endpgm" in lines[i])
base = os.path.join(mutant, assembly[:-2])
for i in range(start, end):
    if text not in lines[i]:
        continue
    with open(base + ".s", "w") as file:
        file.write("\n".join(lines[:i] + lines[i + 1:]))
    subprocess.check_call(["llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + chip, "-filetype=obj",
                           base + ".s", "-o", base + ".o"])
    subprocess.check_call(["ld.lld", "-shared", base + ".o", "-o", base + ".hsaco"])
    done = subprocess.run(["fuse-run", mutant, "--device=sim", "--dims=" + dims, "--check"],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print("line %d: %s" % (i + 1, done.stdout.strip()))
