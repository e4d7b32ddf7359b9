#!/usr/bin/env python3
# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks generated code without a GPU; exits non-zero and says why if it is not as promised.

  check-codegen.py IN.mlir --chip=sm_90  [checks]     compiles with fuse-opt first
  check-codegen.py BUNDLE/ --chip=gfx942 [checks]     a bundle that is already there
  check-codegen.py K.ptx|K.hsaco --chip=... [checks]  single files

Always checked: NVIDIA: `ptxas -v` reports no spills and none of the C75xx messages that say a
wgmma kernel was serialised. AMD: no spilled registers, no scratch. Both: shared memory within
the chip's limit.

Prints one line per kernel (registers, shared memory, on AMD the share of matrix instructions
in its hottest loop), which a test can pass to FileCheck.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

# Bytes of shared memory that one workgroup may have.
SHARED_LIMIT = {
    "sm_80": 163 << 10, "sm_86": 99 << 10, "sm_89": 99 << 10,
    "sm_90": 227 << 10, "sm_90a": 227 << 10,
    "gfx90a": 64 << 10, "gfx942": 64 << 10, "gfx950": 160 << 10,
}

# LLVM's own tools, also where another LLVM's stand in PATH; a build beside this file, by hand.
os.environ["PATH"] = os.pathsep.join([
    "/usr/lib/llvm-22/bin", os.environ.get("PATH", ""),
    os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "build", "bin")])

problems = []


def problem(text):
    problems.append(text)


def tool(*command):
    """Output of a command, its stderr included; a missing or failing tool ends the check."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except FileNotFoundError:
        sys.exit("check-codegen: no %s in PATH" % command[0])
    if done.returncode:
        sys.exit("check-codegen: %s failed:\n%s" % (" ".join(command), done.stdout))
    return done.stdout


texts = {}  # by the name of a file and what it is; of a module that was split, of all its parts


def add_text(path, what, text):
    name = re.sub(r"_part\d+(?=\.)", "", os.path.basename(path))
    texts[name, what] = texts.get((name, what), "") + text + "\n"


def check_texts(args):
    for (name, what), text in texts.items():
        for pattern in args.sass if what == "SASS" else args.expect:
            if not re.search(pattern, text, re.MULTILINE):
                problem("%s: no '%s' in its %s" % (name, pattern, what))
        for pattern in [] if what == "SASS" else args.refuse:
            found = re.search(pattern, text, re.MULTILINE)
            if found:
                problem("%s: '%s' in its %s" % (name, found.group(0), what))


def check_shared(name, bytes_used, chip):
    if bytes_used > SHARED_LIMIT[chip]:
        problem("%s: %d bytes of shared memory, %s has %d" % (name, bytes_used, chip, SHARED_LIMIT[chip]))


# --- NVIDIA ------------------------------------------------------------------


def check_ptx(path, args, dynamic_shared):
    with open(path) as file:
        ptx = file.read()
    kernels = re.findall(r"\.entry\s+([\w$]+)", ptx)
    if not kernels:
        problem("%s: no kernel in it" % path)
    with tempfile.NamedTemporaryFile(suffix=".cubin") as cubin:
        log = tool("ptxas", "-v", "-arch=" + args.chip, path, "-o", cubin.name)
        sass = tool("nvdisasm", cubin.name) if args.sass else ""
    for line in log.splitlines():
        if re.search(r"\(C75\d\d\)", line):
            problem("%s: ptxas says: %s" % (path, line.strip()))
    kernel = None
    for line in log.splitlines():
        entry = re.search(r"Compiling entry function '([^']+)'", line)
        properties = re.search(r"Function properties for (\S+)", line)
        if entry or properties:
            kernel = (entry or properties).group(1)
        spill = re.search(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", line)
        if spill and any(int(n) for n in spill.groups()[1:]):
            problem("%s: spills: %s" % (kernel, line.strip()))
        used = re.search(r"Used (\d+) registers", line)
        if used:
            static = re.search(r"(\d+) bytes smem", line)
            shared = (int(static.group(1)) if static else 0) + dynamic_shared.get(kernel, 0)
            registers = int(used.group(1))
            print("%s: %d registers, %d bytes shared" % (kernel, registers, shared))
            check_shared(kernel, shared, args.chip)
            if args.max_registers and registers > args.max_registers:
                problem("%s: %d registers, at most %d wanted" % (kernel, registers, args.max_registers))
    add_text(path, "PTX", ptx)
    add_text(path, "SASS", sass)
    return kernels


# --- AMD ---------------------------------------------------------------------


def read_metadata(path):
    """One dictionary per kernel from the code object's notes."""
    notes = tool("llvm-readelf", "--notes", path)
    kernels, current = [], None
    for line in notes.splitlines():
        # Each kernel is an item of amdhsa.kernels; its arguments are deeper lists.
        if re.match(r"^  - ", line):
            current = {}
            kernels.append(current)
        field = re.match(r"^    \.(\w+):\s+(\S+)|^  - \.(\w+):\s+(\S+)", line)
        if field and current is not None:
            key, value = (field.group(1), field.group(2)) if field.group(1) else (field.group(3), field.group(4))
            current[key] = int(value) if re.fullmatch(r"\d+", value) else value.strip("'\"")
    return [k for k in kernels if "vgpr_count" in k]


def disassemble(path):
    """{symbol: [(address, text), ...]}"""
    functions, current = {}, None
    for line in tool("llvm-objdump", "-d", path).splitlines():
        symbol = re.match(r"^[0-9a-f]+ <(.+)>:$", line)
        if symbol:
            current = functions.setdefault(symbol.group(1), [])
        instruction = re.match(r"^\s+(\S.*?)\s*// ([0-9A-F]{8,}):", line)
        if instruction and current is not None:
            current.append((int(instruction.group(2), 16), instruction.group(1)))
    return functions


def matrix_loop(instructions):
    """(matrix instructions, all instructions) of the innermost loop with most matrix instructions.

    (0, 0) if there is no such loop, for instance because it was unrolled entirely.
    """

    def count(low, high):
        body = [text for address, text in instructions if low <= address <= high]
        return sum(1 for text in body if re.match(r"v_(s?mfmac?|wmma)_", text)), len(body)

    loops = []
    for address, text in instructions:
        branch = re.match(r"s_c?branch\S*\s+(\d+)", text)
        if not branch:
            continue
        offset = int(branch.group(1))
        target = address + 4 + 4 * (offset - 65536 if offset >= 32768 else offset)
        if target <= address and count(target, address)[0]:
            loops.append((target, address))
    innermost = [
        (low, high) for low, high in loops
        if not any(low <= l and h <= high and (l, h) != (low, high) for l, h in loops)
    ]
    return max((count(low, high) for low, high in innermost), default=(0, 0))


def check_hsaco(path, args):
    functions = disassemble(path)
    names, shares = [], []
    for kernel in read_metadata(path):
        name = kernel["name"]
        names.append(name)
        code = functions.get(name, [])
        for field in ("vgpr_spill_count", "sgpr_spill_count", "private_segment_fixed_size"):
            if kernel.get(field, 0):
                problem("%s: %s is %d" % (name, field, kernel[field]))
        check_shared(name, kernel.get("group_segment_fixed_size", 0), args.chip)
        if args.max_registers and kernel["vgpr_count"] > args.max_registers:
            problem("%s: %d VGPRs, at most %d wanted" % (name, kernel["vgpr_count"], args.max_registers))
        matrix, total = matrix_loop(code)
        line = "%s: %d VGPRs, %d AGPRs, %d bytes LDS" % (
            name, kernel["vgpr_count"], kernel.get("agpr_count", 0), kernel.get("group_segment_fixed_size", 0))
        if matrix:
            share = 100.0 * matrix / total
            shares.append(share)
            line += ", main loop %d of %d matrix instructions (%.1f%%)" % (matrix, total, share)
            if share < args.matrix_share and re.search(args.of, name):
                problem("%s: %.1f%% of its main loop are matrix instructions, %g%% wanted" % (
                    name, share, args.matrix_share))
        print(line)
    if not names:
        problem("%s: no kernel in it" % path)
    text = "\n".join(text for code in functions.values() for _, text in code)
    if args.matrix_share and not shares:
        problem("%s: no loop with matrix instructions in it" % path)
    add_text(path, "code", text)
    return names


# --- Driver ------------------------------------------------------------------


def dynamic_shared_of(bundle):
    """Largest dynamic shared memory that the manifest launches each kernel with."""
    found = {}

    def walk(node):
        if isinstance(node, dict):
            size = node.get("dynamic_shared_memory")
            if isinstance(size, int):
                found[node["kernel"]] = max(size, found.get(node["kernel"], 0))
            node = list(node.values())
        if isinstance(node, list):
            for child in node:
                walk(child)

    with open(os.path.join(bundle, "manifest.json")) as file:
        walk(json.load(file)["functions"])
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input")
    parser.add_argument("--chip", required=True, choices=sorted(SHARED_LIMIT))
    parser.add_argument("--expect", action="append", default=[], help="pattern that must occur in the PTX or AMD code")
    parser.add_argument("--refuse", action="append", default=[], help="pattern that must not occur there")
    parser.add_argument("--sass", action="append", default=[], help="pattern that must occur in the SASS (needs nvdisasm)")
    parser.add_argument("--kernels", type=int, help="how many kernels there must be")
    parser.add_argument("--max-registers", type=int, help="most registers of a thread")
    parser.add_argument("--matrix-share", type=float, default=0,
                        help="AMD: least percentage of matrix instructions in each main loop that has any")
    parser.add_argument("--of", default="", help="kernels (a pattern) that --matrix-share is about")
    parser.add_argument("--options", default="", help="further options of --fuse-compile")
    args = parser.parse_args()

    with tempfile.TemporaryDirectory() as scratch:
        path = args.input
        if path.endswith(".mlir"):
            bundle = os.path.join(scratch, "bundle")
            tool("fuse-opt", path, "--fuse-compile=chip=%s bundle=%s %s" % (args.chip, bundle, args.options))
            path = bundle
        files = [path]
        dynamic_shared = {}
        if os.path.isdir(path):
            dynamic_shared = dynamic_shared_of(path)
            with open(os.path.join(path, "manifest.json")) as file:
                objects = json.load(file)["code_objects"]
            files = [os.path.join(path, name) for object in objects for name in (object["file"], object.get("text"))
                     if name]
        suffix = ".ptx" if args.chip.startswith("sm_") else ".hsaco"
        files = [file for file in files if file.endswith(suffix)]
        if not files:
            sys.exit("check-codegen: no %s file in %s" % (suffix, args.input))
        kernels = []
        for file in files:
            kernels += check_ptx(file, args, dynamic_shared) if suffix == ".ptx" else check_hsaco(file, args)
    check_texts(args)
    if args.kernels is not None and len(kernels) != args.kernels:
        problem("%d kernels (%s), %d wanted" % (len(kernels), ", ".join(kernels), args.kernels))
    for text in problems:
        print("check-codegen: " + text, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
