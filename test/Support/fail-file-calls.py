# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lets the calls on files of a writer of bundles fail, or kills the writer after them, one by one.

  fail-file-calls.py LIBRARY [--count=N] [--seed=N]

LIBRARY is test/Bundle/Inputs/failing-files.c. Each call is tried with several numbers of errno, over
an older bundle and where there is none; --count takes so many of them by chance. Afterwards the
folder must hold the old bundle or the new one as a whole: the new one if the writer succeeded, the
old one if it failed, and then with an error and with nothing left beside it. What a killed writer
leaves, the next one removes.
"""

import argparse
import errno
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

GRAPH = """
func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %c = arith.constant dense<NUMBER.5> : tensor<8x4xf32>
  %0 = arith.OPERATION %x, %c : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
"""
HOW = [str(n) for n in (errno.EIO, errno.ENOSPC, errno.EINTR, errno.EACCES, errno.EINVAL, errno.EOPNOTSUPP)]


class Attack:
    def __init__(self, library, folder):
        self.library = library
        self.folder = folder
        self.parent = os.path.join(folder, "parent")
        self.target = os.path.join(self.parent, "bundle")
        self.log = os.path.join(folder, "log")
        self.ready = {}
        for graph, operation in (("old", "addf"), ("new", "mulf")):
            source = os.path.join(folder, graph + ".mlir")
            with open(source, "w") as file:
                file.write(GRAPH.replace("OPERATION", operation).replace("NUMBER", str(len(operation))))
            self.ready[graph] = os.path.join(folder, graph + ".ready.mlir")
            subprocess.run(["fuse-opt", source, "--fuse-compile=chip=sm_80 emit=text", "-o", self.ready[graph]],
                           check=True)
        os.mkdir(self.parent)
        self.whole = {}
        for graph in ("old", "new"):
            self.write(graph, check=True)
            self.whole[graph] = self.read()
        self.tried = self.wrong = self.succeeded = self.failed = self.killed = 0

    def write(self, graph, check=False, **environment):
        command = ["fuse-opt", self.ready[graph], "--fuse-write-bundle=directory=" + self.target, "-o", os.devnull]
        return subprocess.run(command, env=dict(os.environ, **environment), check=check, text=True,
                              stderr=subprocess.PIPE, timeout=120)

    def read(self):
        if not os.path.isdir(self.target):
            return None
        files = {}
        for name in sorted(os.listdir(self.target)):
            with open(os.path.join(self.target, name), "rb") as file:
                files[name] = hashlib.sha256(file.read()).hexdigest()
        return files

    def prepare(self, old):
        shutil.rmtree(self.parent)
        os.mkdir(self.parent)
        if old:
            self.write("old", check=True)

    def calls(self, old):
        """Name and number of each call."""
        self.prepare(old)
        if os.path.exists(self.log):
            os.unlink(self.log)
        self.write("new", check=True, LD_PRELOAD=self.library, FAIL_FILES_LOG=self.log)
        counts = {}
        for name in open(self.log).read().split():
            counts[name] = counts.get(name, 0) + 1
            yield name, counts[name]

    def leftovers(self):
        return [name for name in os.listdir(self.parent) if name != "bundle"]

    def attack(self, old, name, number, how):
        self.prepare(old)
        before = self.read()
        plan = "%s:%d:%s" % (name, number, how)
        done = self.write("new", LD_PRELOAD=self.library, FAIL_FILES=plan)
        after, left = self.read(), self.leftovers()
        faults = []
        if done.returncode == 0:
            self.succeeded += 1
            wanted = [self.whole["new"]]
        elif done.returncode == 1:
            self.failed += 1
            wanted = [before]
            if ": error: " not in done.stderr:
                faults.append("no error: " + done.stderr[-300:])
        else:
            self.killed += 1
            wanted = [before, self.whole["new"]]
            if done.returncode != -9 or how != "kill":
                faults.append("exit status %d" % done.returncode)
        if after not in wanted:
            faults.append("exit status %d, and the folder holds %s: %s" % (done.returncode, after, done.stderr[-300:]))
        # What cannot be removed stays.
        if left and how != "kill" and name not in ("unlinkat", "openat", "open"):
            faults.append("left: %s" % left)
        # Signals are no errors.
        if how == str(errno.EINTR) and done.returncode and name in ("open", "openat", "write", "fsync"):
            faults.append("a signal is an error: " + done.stderr[-300:])
        if how == "kill":
            done = self.write("new")
            if done.returncode or self.read() != self.whole["new"] or self.leftovers():
                faults.append("the next writer: %s, %s" % (done.stderr[-300:], self.leftovers()))
        self.tried += 1
        if faults:
            self.wrong += 1
            print("WRONG: %s %s: %s" % ("over an old one," if old else "alone,", plan, "; ".join(faults)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fail-file-calls-") as folder:
        attack = Attack(options.library, folder)
        cases = [(old, name, number, how) for old in (False, True) for name, number in list(attack.calls(old))
                 for how in HOW + ["kill"] + (["short"] if name == "write" else [])]
        if options.count is not None:
            cases = random.Random(options.seed).sample(cases, min(options.count, len(cases)))
        for case in cases:
            attack.attack(*case)
        print("%d calls: %d times the writer succeeded, %d times it failed, %d times it was killed; %d wrong"
              % (attack.tried, attack.succeeded, attack.failed, attack.killed, attack.wrong))
        return attack.wrong != 0


if __name__ == "__main__":
    sys.exit(main())
