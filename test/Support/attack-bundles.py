#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kills writers of bundles at random times, and lets pairs of them write to one folder.

  attack-bundles.py [kills=N] [pairs=N] [seed=N] [chip=CHIP]

kills: one of SIGKILL, SIGTERM, SIGINT and SIGHUP ends `fuse-opt` while it replaces one bundle by
another: at any time of its run, or while the new bundle is being written, or while a tool (a stub
of ptxas that hangs) runs. The folder must hold the old bundle or the new one, byte for byte; after
a signal that can be caught nothing may be left beside it or among the temporary files; after
SIGKILL the next writer must clean up.

pairs: two writers write different graphs to one folder at the same time, and a reader reads it all
the while. Both must succeed, and whatever the reader gets whole is one of the two bundles.
"""

import hashlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

GRAPH = """
func.func @main(%%x: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %%c = arith.constant dense<"0x%s"> : tensor<64x256xf32>
  %%e = tensor.empty() : tensor<64x256xf32>
  %%0 = linalg.%s ins(%%x, %%c : tensor<64x256xf32>, tensor<64x256xf32>)
      outs(%%e : tensor<64x256xf32>) -> tensor<64x256xf32>
  return %%0 : tensor<64x256xf32>
}
"""


class Attack:
    def __init__(self, folder, seed, chip):
        self.random = random.Random(seed)
        self.chip = chip
        self.folder = folder
        self.parent = os.path.join(folder, "parent")
        self.target = os.path.join(self.parent, "bundle")
        self.temporary = os.path.join(folder, "tmp")
        self.tools = os.path.join(folder, "tools")
        for path in (self.parent, self.temporary, self.tools):
            os.mkdir(path)
        self.environment = dict(os.environ, TMPDIR=self.temporary)
        self.faults = []
        self.commands = {}  # by graph and way of writing
        self.golden = {}  # by the same
        for graph, op in (("a", "add"), ("b", "mul")):
            self.prepare(graph, op)
        # A toolchain that hangs.
        stub = os.path.join(self.tools, "ptxas")
        with open(stub, "w") as file:
            file.write('#!/bin/sh\necho started > "$3.started"\nsleep 300\n')
        os.chmod(stub, 0o755)

    def prepare(self, graph, op):
        source = os.path.join(self.folder, graph + ".mlir")
        ready = os.path.join(self.folder, graph + ".ready.mlir")
        with open(source, "w") as file:
            file.write(GRAPH % (self.random.randbytes(64 * 256 * 4).hex(), op))
        compile = "--fuse-compile=chip=%s emit=text" % self.chip
        self.commands[graph, "compile"] = [
            "fuse-opt", source, compile + " bundle=" + self.target, "-o", os.devnull]
        self.commands[graph, "tool"] = [
            "fuse-opt", source, "--fuse-compile=chip=%s bundle=%s" % (self.chip, self.target), "-o", os.devnull]
        # The last pass alone is what touches the folder: most rounds run it alone.
        subprocess.run(["fuse-opt", source, compile, "-o", ready], check=True)
        self.commands[graph, "write"] = [
            "fuse-opt", ready, "--fuse-write-bundle=directory=" + self.target, "-o", os.devnull]
        for way in ("compile", "write"):
            start = time.monotonic()
            subprocess.run(self.commands[graph, way], check=True, env=self.environment)
            self.golden[graph, way] = self.read()
            setattr(self, "seconds_" + way, time.monotonic() - start)

    def read(self):
        """The bundle in the target, as a dictionary of hashes; None if there is none."""
        try:
            folder = os.open(self.target, os.O_RDONLY | os.O_DIRECTORY)
        except FileNotFoundError:
            return None
        try:
            files = {}
            for name in os.listdir(folder):
                file = os.open(name, os.O_RDONLY, dir_fd=folder)
                with open(file, "rb") as stream:
                    files[name] = hashlib.sha256(stream.read()).hexdigest()
            return files
        finally:
            os.close(folder)

    def start(self, key, **environment):
        return subprocess.Popen(
            self.commands[key], env=dict(self.environment, **environment),
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def fault(self, text):
        self.faults.append(text)
        print("FAULT:", text, flush=True)

    def leftovers(self):
        return [n for n in os.listdir(self.parent) if n != "bundle"] + os.listdir(self.temporary)

    def is_writing(self):
        return any(".fuse-" in name for name in os.listdir(self.parent))

    def wait_until(self, condition, writer):
        limit = time.monotonic() + 60
        while writer.poll() is None and time.monotonic() < limit:
            if condition():
                return
            time.sleep(0)  # the writer may need this processor

    # --- kills ---------------------------------------------------------------

    def kills(self, count):
        counts = dict.fromkeys(("old", "new", "ended before", "killed while writing"), 0)
        signals = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        self.write("a")
        for number in range(count):
            before = self.read()
            graph = "b" if before in (self.golden["a", "write"], self.golden["a", "compile"]) else "a"
            way = "tool" if number % 8 == 7 else "compile" if number % 8 == 3 else "write"
            self.kill(graph, way, signals[self.random.randrange(4)], before, counts)
            if self.faults:
                break
        # The next writer and the next call of a tool clean up what SIGKILL left.
        self.write("a")
        path = self.tools + os.pathsep + os.environ["PATH"]
        self.start(("a", "tool"), PATH=path, FUSE_TOOL_TIMEOUT="1").communicate()
        if self.read() != self.golden["a", "write"]:
            self.fault("a compile that failed changed the bundle")
        if self.leftovers():
            self.fault("the next writer left %s" % self.leftovers())
        print("%d kills: the old bundle %d times, the new one %d times; %d kills during the writing, "
              "%d writers had ended before; %d faults"
              % (count, counts["old"], counts["new"], counts["killed while writing"],
                 counts["ended before"], len(self.faults)))

    def kill(self, graph, way, number, before, counts):
        path = self.tools + os.pathsep + os.environ["PATH"] if way == "tool" else os.environ["PATH"]
        stale = set(self.leftovers())
        writer = self.start((graph, way), PATH=path)
        if way == "tool":
            started = lambda: any(n.endswith(".started") for f in self.list(self.temporary) if f not in stale
                                  for n in self.list(os.path.join(self.temporary, f)))
            self.wait_until(started, writer)
            delay = self.random.uniform(0, 0.02)
        elif self.random.random() < 0.7:
            # Stale folders of earlier kills go first; a new name is the writer's.
            self.wait_until(lambda: self.is_new_writing(stale), writer)
            delay = self.random.choice((0, self.random.uniform(0, 0.003), self.random.uniform(0, 0.03)))
        else:
            delay = self.random.uniform(0, getattr(self, "seconds_" + way))
        time.sleep(delay)
        was_writing = self.is_new_writing(stale)
        writer.send_signal(number)
        errors = writer.communicate()[1]
        if writer.returncode == 0:
            counts["ended before"] += 1
        elif writer.returncode != -number:
            self.fault("exit status %d: %s" % (writer.returncode, errors[-500:]))
        elif was_writing:
            counts["killed while writing"] += 1
        after = self.read()
        if after == before:
            counts["old"] += 1
        elif after == self.golden.get((graph, way)):
            counts["new"] += 1
        else:
            self.fault("after %s the folder holds %s" % (signal.Signals(number).name, after))
        if number != signal.SIGKILL and writer.returncode and set(self.leftovers()) - stale:
            self.fault("%s leaves %s" % (signal.Signals(number).name, self.leftovers()))

    @staticmethod
    def list(folder):
        try:
            return os.listdir(folder)
        except OSError:
            return []

    def is_new_writing(self, stale):
        return any(".fuse-" in name and name not in stale for name in os.listdir(self.parent))

    def write(self, graph):
        subprocess.run(self.commands[graph, "write"], check=True, env=self.environment)
        if self.read() != self.golden[graph, "write"]:
            self.fault("a whole run wrote something else")

    # --- pairs ---------------------------------------------------------------

    def pairs(self, count):
        counts = dict.fromkeys(("a", "b", "reads", "incomplete"), 0)
        whole = [self.golden[g, "write"] for g in "ab"]
        for number in range(count):
            if number % 2:
                subprocess.run(["rm", "-rf", self.target], check=True)
            writers = [self.start((g, "write")) for g in "ab"]
            while any(w.poll() is None for w in writers):
                try:
                    found = self.read()
                except FileNotFoundError:
                    counts["incomplete"] += 1  # the reader's folder was being removed
                    continue
                counts["reads"] += found is not None
                # A folder that is being removed lacks files, which its manifest or its list shows.
                if found and found not in whole:
                    if all(any(found[f] != w.get(f) for f in found) for w in whole):
                        self.fault("pair %d: the reader got %s" % (number, found))
                    counts["incomplete"] += 1
                time.sleep(0.002)
            for writer in writers:
                errors = writer.communicate()[1]
                if writer.returncode:
                    self.fault("pair %d: %s" % (number, errors[-500:]))
            found = self.read()
            if found not in whole:
                self.fault("pair %d leaves %s" % (number, found))
            else:
                counts["ab"[whole.index(found)]] += 1
            if self.leftovers():
                self.fault("pair %d leaves %s beside the bundle" % (number, self.leftovers()))
            if self.faults:
                break
        print("%d pairs: the first graph's bundle %d times, the second's %d times; %d reads, %d of them while "
              "the folder was being removed; %d faults"
              % (count, counts["a"], counts["b"], counts["reads"], counts["incomplete"], len(self.faults)))


def main():
    options = {"kills": 0, "pairs": 0, "seed": 0, "chip": "sm_80"}
    for argument in sys.argv[1:]:
        name, _, value = argument.partition("=")
        if name not in options:
            sys.exit(__doc__)
        options[name] = value if name == "chip" else int(value)
    # Writers are to get every signal, also where this was started to ignore some.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    with tempfile.TemporaryDirectory(prefix="attack-bundles-") as folder:
        attack = Attack(folder, options["seed"], options["chip"])
        if options["kills"]:
            attack.kills(options["kills"])
        if options["pairs"] and not attack.faults:
            attack.pairs(options["pairs"])
        return 1 if attack.faults else 0


if __name__ == "__main__":
    sys.exit(main())
