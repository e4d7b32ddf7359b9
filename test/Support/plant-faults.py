# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plants faults in a bundle, one at a time, and sees that the simulator reports each.

  plant-faults.py BUNDLE PATTERN REPLACEMENT [--dims=M=33] --expect=REGEX [--kernel=NAME]
                  [--harmless=N] [--together]

In a copy of the bundle, PATTERN (a regular expression) is replaced in one line of the kernels'
text where it is found; a line that becomes empty goes. The text is assembled again and run. REGEX
is what fuse-run has to say. --harmless is how many of the faults may pass unnoticed: a wait that
another one covers, say. --together changes all lines at once. Prints what each fault led to.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

SEAL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "scripts", "seal-bundle.py")


def run(*command):
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit("%s: %s" % (command[0], done.stderr[:2000]))


def find(lines, pattern, kernel):
    """Numbers of the lines of kernels (or of one) that match."""
    current, depth, found = None, 0, []
    for number, line in enumerate(lines):
        # "name:" or ".entry name("
        start = re.match(r"(\w+):$", line) or re.search(r"\.entry (\w+)\(", line)
        if start:
            current = start.group(1)
        # Inside a kernel of PTX there are braces of inline assembly.
        depth += line.count("{") - line.count("}")
        if re.match(r"\.Lfunc_end", line) or (line == "}" and depth == 0):
            current = None
        if current and kernel in (None, current) and re.search(pattern, line):
            found.append(number)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle")
    parser.add_argument("pattern")
    parser.add_argument("replacement")
    parser.add_argument("--dims")
    parser.add_argument("--expect", required=True)
    parser.add_argument("--kernel")
    parser.add_argument("--harmless", type=int, default=0)
    parser.add_argument("--together", action="store_true")
    args = parser.parse_args()
    dims = ["--dims=" + args.dims] if args.dims else []

    with open(os.path.join(args.bundle, "manifest.json")) as file:
        manifest = json.load(file)
    caught = faults = 0
    for code in manifest["code_objects"]:
        source = code.get("text", code["file"])
        with open(os.path.join(args.bundle, source)) as file:
            lines = file.read().split("\n")
        found = find(lines, args.pattern, args.kernel)
        for numbers in [found] if args.together and found else [[n] for n in found]:
            with tempfile.TemporaryDirectory() as folder:
                mutant = os.path.join(folder, "bundle")
                shutil.copytree(args.bundle, mutant)
                changed = list(lines)
                for number in numbers:
                    changed[number] = re.sub(args.pattern, args.replacement, lines[number])
                text = os.path.join(mutant, source)
                with open(text, "w") as file:
                    file.write("\n".join(l for n, l in enumerate(changed) if n not in numbers or l.strip()))
                if manifest["vendor"] == "amd":
                    run("llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + manifest["chip"], "-filetype=obj",
                        text, "-o", text + ".o")
                    run("ld.lld", "-shared", text + ".o", "-o", os.path.join(mutant, code["file"]))
                run(sys.executable, SEAL, mutant)
                done = subprocess.run(["fuse-run", mutant, "--device=sim", *dims, "--check"],
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            faults += 1
            ok = done.returncode != 0 and re.search(args.expect, done.stdout)
            caught += bool(ok)
            print("%s line %d: %s -> %s\n    %s" % (
                "caught" if ok else "missed" if done.returncode == 0 else "UNEXPECTED", numbers[0] + 1,
                lines[numbers[0]].strip(), changed[numbers[0]].strip() or "nothing",
                done.stdout[:500].strip()))
    print("caught %d of %d" % (caught, faults))
    return not faults or caught == 0 or caught < faults - args.harmless


if __name__ == "__main__":
    sys.exit(main())
