# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a bundle on the stand-in for a driver, then again with each of its calls failing in turn.

  fail-driver-calls.py hip|cuda LIBRARY LOG PATTERN COMMAND...

The calls are those whose names match PATTERN: of each function the first and the last. Each failure must end in an error that names the call and in a non-zero exit status, except in calls
that only give something back; no run may crash. Prints the number of failures that were tried.
"""

import collections
import os
import re
import subprocess
import sys

kind, library, log, pattern, *command = sys.argv[1:]
GIVE_BACK = {"hipFree", "hipModuleUnload", "hipStreamDestroy", "hipEventDestroy", "hipGraphDestroy",
             "hipGraphExecDestroy", "cuMemFree", "cuModuleUnload", "cuStreamDestroy", "cuEventDestroy",
             "cuGraphDestroy", "cuGraphExecDestroy", "cuDevicePrimaryCtxRelease",
             # The carveout of shared memory is a wish.
             "cuFuncSetAttribute"}
# What the message says in place of the call's name.
OTHER_WORDS = {
    "hipGetDeviceCount": "no AMD GPU",
    "hipMalloc": "cannot allocate",
    "hipModuleGetFunction": "has no kernel",
    "hipGraphInstantiateWithFlags": "hipGraphInstantiate",
    "hipStreamCreateWithFlags": "hipStreamCreate",
    "cuMemAlloc": "cannot allocate",
    "cuModuleGetFunction": "has no kernel",
    "cuModuleLoadDataEx": "the driver refuses",
    "cuGraphInstantiateWithFlags": "cuGraphInstantiate",
}


def run(plan):
    settings = {"LIBRARY": library, "LOG": log, "FAIL": plan}
    environment = dict(os.environ, **{"FUSE_%s_%s" % (kind.upper(), name): value for name, value in settings.items()})
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


done = run("")
if done.returncode:
    sys.exit("without a failure: " + done.stdout)
counts = collections.Counter(re.findall(r"^((?:hip|cu)\w+)\(", open(log).read(), re.M))
tried = wrong = 0
for name, count in sorted(counts.items()):
    if not re.search(pattern, name):
        continue
    for ordinal in sorted({1, count}):
        tried += 1
        done = run("%s:%d:999" % (name, ordinal))
        expected = 0 if name in GIVE_BACK else 1
        said = OTHER_WORDS.get(name, name) in done.stdout and "fuse-run: error:" in done.stdout
        if done.returncode != expected or (expected and not said):
            wrong += 1
            print("%s, call %d of %d: status %d\n%s" % (name, ordinal, count, done.returncode, done.stdout))
print("%d failing calls, %d wrong" % (tried, wrong))
sys.exit(wrong != 0)
