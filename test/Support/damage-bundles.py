# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages bundles in many ways and sees that none runs to an end with another result.

  damage-bundles.py BUNDLE OTHER_GRAPH OTHER_CHIP --dims=M=3 [--seed=N] [--count=N]

First by chance: bytes of every file changed, cut off, added, files exchanged. Then on purpose,
with the hashes stated anew (scripts/seal-bundle.py), so that only the comparison of code and
manifest is left: parameters added, removed, of another kind; another chip; objects of OTHER_GRAPH
(the same chip) and OTHER_CHIP (the same graph); other blocks. What is done on purpose must be
refused. Prints how many were refused, how many ran to the same result, and what went wrong.
"""

import argparse
import copy
import importlib.util
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SPEC = importlib.util.spec_from_file_location("seal_bundle", os.path.join(ROOT, "scripts", "seal-bundle.py"))
seal_bundle = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(seal_bundle)


def load(bundle):
    with open(os.path.join(bundle, "manifest.json")) as file:
        return json.load(file)


def launches_of(node):
    """All launches, guards followed."""
    if isinstance(node, list):
        return [launch for item in node for launch in launches_of(item)]
    if not isinstance(node, dict):
        return []
    if "launch" in node:
        return [node["launch"]]
    return launches_of(node.get("then", [])) + launches_of(node.get("else", []))


class Damage:
    def __init__(self, args):
        self.args = args
        self.refused = self.same = 0
        self.wrong = []
        self.expected = None

    def execute(self, bundle):
        """Exit status, text, and the results' bytes."""
        with tempfile.TemporaryDirectory() as out:
            done = subprocess.run(
                ["fuse-run", bundle, "--device=sim", "--dims=" + self.args.dims, "--outputs=" + out],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
            results = {name: open(os.path.join(out, name), "rb").read() for name in sorted(os.listdir(out))}
        return done.returncode, done.stdout, results

    def judge(self, bundle, what, must_refuse):
        # What the loader refuses, no device gets to see; it is asked first because it is quick.
        done = subprocess.run(["fuse-run-light", bundle, "--device=dry", "--dims=" + self.args.dims],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        status, text, results = done.returncode, done.stdout, None
        if status == 0:
            status, text, results = self.execute(bundle)
        if status == 1 and "error: " in text:
            self.refused += 1
        elif status == 0 and results == self.expected and not must_refuse:
            self.same += 1
        else:
            self.wrong.append("%s: exit status %d: %s" % (what, status, text[:300]))

    def mutant(self, what, change, sealed=False, must_refuse=False):
        with tempfile.TemporaryDirectory() as folder:
            bundle = os.path.join(folder, "bundle")
            shutil.copytree(self.args.bundle, bundle)
            change(bundle)
            if sealed:
                seal_bundle.seal(bundle)
            self.judge(bundle, what, must_refuse)

    # --- By chance -----------------------------------------------------------

    def damage_file(self, name, rng):
        def change(bundle):
            path = os.path.join(bundle, name)
            with open(path, "rb") as file:
                data = bytearray(file.read())
            kind = rng.randrange(4)
            at = rng.randrange(len(data))
            if kind == 0:
                data[at] ^= 1 << rng.randrange(8)
            elif kind == 1:
                for _ in range(rng.randrange(1, 9)):
                    data[rng.randrange(len(data))] = rng.randrange(256)
            elif kind == 2:
                del data[at:]
            else:
                data[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 17)))
            with open(path, "wb") as file:
                file.write(data)

        self.mutant("damaged " + name, change)

    def exchange(self, other, name, replacement):
        self.mutant("%s of %s" % (name, other),
                    lambda bundle: shutil.copy(os.path.join(other, replacement), os.path.join(bundle, name)),
                    must_refuse=True)

    # --- On purpose ----------------------------------------------------------

    def edit(self, what, change):
        def apply(bundle):
            manifest = load(bundle)
            change(manifest)
            with open(os.path.join(bundle, "manifest.json"), "w") as file:
                json.dump(manifest, file)

        self.mutant(what, apply, sealed=True, must_refuse=True)
        self.mutant(what + ", not sealed", apply, must_refuse=True)

    def edit_launches(self):
        number = len(launches_of(load(self.args.bundle)["functions"][0]["body"]))
        # The first and the last stand for all: the variants of a kernel take the same.
        for i in sorted({0, number - 1}):
            def parameters(manifest):
                return launches_of(manifest["functions"][0]["body"])[i]["parameters"]

            def exchange_kinds(manifest):
                values = parameters(manifest)
                a = next(n for n, p in enumerate(values) if "i64" in p)
                b = next(n for n, p in enumerate(values) if "i64" not in p)
                values[a], values[b] = values[b], values[a]

            def block(manifest, extent):
                launches_of(manifest["functions"][0]["body"])[i]["block"][0] = extent

            count = len(parameters(load(self.args.bundle)))
            for n in range(count):
                self.edit("launch %d without parameter %d" % (i, n), lambda m: parameters(m).pop(n))
                self.edit("launch %d with parameter %d twice" % (i, n),
                          lambda m: parameters(m).insert(n, copy.deepcopy(parameters(m)[n])))
            self.edit("launch %d without parameters" % i, lambda m: parameters(m).clear())
            if any("i64" in p for p in parameters(load(self.args.bundle))):
                self.edit("launch %d with kinds exchanged" % i, exchange_kinds)
            for extent in (32, 1024, 4096):
                self.edit("launch %d with a block of %d" % (i, extent), lambda m: block(m, extent))

    def edit_chip(self):
        for vendor, chip in [("nvidia", "sm_80"), ("nvidia", "sm_90"), ("nvidia", "sm_90a"), ("amd", "gfx942"),
                             ("amd", "gfx90a"), ("amd", "gfx950")]:
            if chip != load(self.args.bundle)["chip"]:
                self.edit("chip " + chip, lambda m: m.update(vendor=vendor, chip=chip))

    def run(self):
        rng = random.Random(self.args.seed)
        status, text, self.expected = self.execute(self.args.bundle)
        if status:
            sys.exit("damage-bundles: the bundle itself does not run: " + text)
        names = sorted(os.listdir(self.args.bundle))
        for name in names:
            for _ in range(self.args.count):
                self.damage_file(name, rng)
        manifest = load(self.args.bundle)
        for other in (self.args.other_graph, self.args.other_chip):
            theirs = load(other)["code_objects"]
            for code, their in zip(manifest["code_objects"], theirs):
                self.exchange(other, code["file"], their["file"])
                self.mutant("sealed %s of %s" % (code["file"], other),
                            lambda b: shutil.copy(os.path.join(other, their["file"]), os.path.join(b, code["file"])),
                            sealed=True, must_refuse=True)
            self.exchange(other, "manifest.json", "manifest.json")
        self.edit_launches()
        self.edit_chip()
        for text in self.wrong[:20]:
            print("WRONG: " + text)
        print("%d refused, %d ran to the same result, %d wrong" % (self.refused, self.same, len(self.wrong)))
        return 1 if self.wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle")
    parser.add_argument("other_graph")
    parser.add_argument("other_chip")
    parser.add_argument("--dims", required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=30, help="damages by chance of each file")
    return Damage(parser.parse_args()).run()


if __name__ == "__main__":
    sys.exit(main())
